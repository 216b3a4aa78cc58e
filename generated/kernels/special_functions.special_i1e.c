/* Generated from derivatives.yaml by `specgrad generate`; do not edit. */
#include "kernel.h"

/* special.i1e: special.i1e(self) */

/* special.i1e: grad * where(self == 0, 0.5, apart - result / where(self == 0, 1, self)) */

const sg_kernel sg_kernels_special_i1e[] = {
    {"special_i1e", 1, 1, SG_ELEMENTS, 0, {SG_SAME, SG_SAME}, 0, 0, 0},
    {"special_i1e_backward_self", 3, 1, SG_ELEMENTS, 0, {SG_SAME, SG_SAME, SG_SAME, SG_SAME}, 0, 0, 0},
    {0}};
