/* Generated from derivatives.yaml by `specgrad generate`; do not edit. */
#include "kernel.h"

/* special.airy_ai: special.airy(self)[0] */

/* special.airy_ai: grad * _airy_slope(self) */

const sg_kernel sg_kernels_special_airy_ai[] = {
    {"special_airy_ai", 1, 1, SG_ELEMENTS, 0, {SG_SAME, SG_SAME}, 0, 0, 0},
    {"special_airy_ai_backward_self", 2, 1, SG_ELEMENTS, 0, {SG_SAME, SG_SAME, SG_SAME}, 0, 0, 0},
    {0}};
