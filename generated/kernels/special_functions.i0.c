/* Generated from derivatives.yaml by `specgrad generate`; do not edit. */
#include "kernel.h"

/* i0: special.i0(self) */

/* i0: grad * special.i1(self) */

const sg_kernel sg_kernels_i0[] = {
    {"i0", 1, 1, SG_ELEMENTS, 0, {SG_SAME, SG_SAME}, 0, 0, 0},
    {"i0_backward_self", 2, 1, SG_ELEMENTS, 0, {SG_SAME, SG_SAME, SG_SAME}, 0, 0, 0},
    {0}};
