/* Generated from derivatives.yaml by `specgrad generate`; do not edit. */
#include "kernel.h"

/* _airy_slope: special.airy(self)[1] */

/* _airy_slope: grad * (self * special.airy_ai(self)) */

const sg_kernel sg_kernels__airy_slope[] = {
    {"_airy_slope", 1, 1, SG_ELEMENTS, 0, {SG_SAME, SG_SAME}, 0, 0, 0},
    {"_airy_slope_backward_self", 2, 1, SG_ELEMENTS, 0, {SG_SAME, SG_SAME, SG_SAME}, 0, 0, 0},
    {0}};
