/* Generated from derivatives.yaml by `specgrad generate`; do not edit. */
#include "kernel.h"

/* special.zeta: special.zeta(self, other) */

/* special.zeta: grad * -self * special.zeta(self + 1, other) */

const sg_kernel sg_kernels_special_zeta[] = {
    {"special_zeta", 2, 1, SG_ELEMENTS, 0, {SG_SAME, SG_SAME, SG_SAME}, 0, 0, 0},
    {"special_zeta_backward_other", 3, 1, SG_ELEMENTS, 0, {SG_SAME, SG_SAME, SG_SAME, SG_SAME}, 0, 0, 0},
    {0}};
