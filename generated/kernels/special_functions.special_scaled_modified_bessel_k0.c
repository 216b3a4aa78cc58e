/* Generated from derivatives.yaml by `specgrad generate`; do not edit. */
#include "kernel.h"

/* special.scaled_modified_bessel_k0: special.k0e(self) */

/* special.scaled_modified_bessel_k0: grad * (result - special.scaled_modified_bessel_k1(self)) */

const sg_kernel sg_kernels_special_scaled_modified_bessel_k0[] = {
    {"special_scaled_modified_bessel_k0", 1, 1, SG_ELEMENTS, 0, {SG_SAME, SG_SAME}, 0, 0, 0},
    {"special_scaled_modified_bessel_k0_backward_self", 3, 1, SG_ELEMENTS, 0, {SG_SAME, SG_SAME, SG_SAME, SG_SAME}, 0, 0, 0},
    {0}};
