/* Generated from derivatives.yaml by `specgrad generate`; do not edit. */
#include "kernel.h"

/* special.modified_bessel_k0: special.k0(self) */

/* special.modified_bessel_k0: -grad * special.modified_bessel_k1(self) */

const sg_kernel sg_kernels_special_modified_bessel_k0[] = {
    {"special_modified_bessel_k0", 1, 1, SG_ELEMENTS, 0, {SG_SAME, SG_SAME}, 0, 0, 0},
    {"special_modified_bessel_k0_backward_self", 2, 1, SG_ELEMENTS, 0, {SG_SAME, SG_SAME, SG_SAME}, 0, 0, 0},
    {0}};
