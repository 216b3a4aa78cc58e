/* Generated from derivatives.yaml by `specgrad generate`; do not edit. */
#include "kernel.h"

/* special.scaled_modified_bessel_k1: special.k1e(self) */

/* special.scaled_modified_bessel_k1: grad * (result - result / self - special.scaled_modified_bessel_k0(self)) */

const sg_kernel sg_kernels_special_scaled_modified_bessel_k1[] = {
    {"special_scaled_modified_bessel_k1", 1, 1, SG_ELEMENTS, 0, {SG_SAME, SG_SAME}, 0, 0, 0},
    {"special_scaled_modified_bessel_k1_backward_self", 3, 1, SG_ELEMENTS, 0, {SG_SAME, SG_SAME, SG_SAME, SG_SAME}, 0, 0, 0},
    {0}};
