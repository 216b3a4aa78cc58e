/* Generated from derivatives.yaml by `specgrad generate`; do not edit. */
#include "kernel.h"

/* special.i0e: special.i0e(self) */

/* special.i0e: grad * where(self.abs() > 100, -sgn(self) * result * far, special.i1e(self) - sgn(self) * result) */

const sg_kernel sg_kernels_special_i0e[] = {
    {"special_i0e", 1, 1, SG_ELEMENTS, 0, {SG_SAME, SG_SAME}, 0, 0, 0},
    {"special_i0e_backward_self", 3, 1, SG_ELEMENTS, 0, {SG_SAME, SG_SAME, SG_SAME, SG_SAME}, 0, 0, 0},
    {0}};
