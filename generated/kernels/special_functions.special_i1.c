/* Generated from derivatives.yaml by `specgrad generate`; do not edit. */
#include "kernel.h"

/* special.i1: special.i1(self) */

/* special.i1: grad * where(self == 0, 0.5, i0(self) - result / where(self == 0, 1, self)) */

const sg_kernel sg_kernels_special_i1[] = {
    {"special_i1", 1, 1, SG_ELEMENTS, 0, {SG_SAME, SG_SAME}, 0, 0, 0},
    {"special_i1_backward_self", 3, 1, SG_ELEMENTS, 0, {SG_SAME, SG_SAME, SG_SAME, SG_SAME}, 0, 0, 0},
    {0}};
