/* Generated from derivatives.yaml by `specgrad generate`; do not edit. */
#include "kernel.h"

/* special.spherical_bessel_j0: pointwise.spherical_bessel_j0 */

/* special.spherical_bessel_j0: grad * _spherical_slope(self) */

const sg_kernel sg_kernels_special_spherical_bessel_j0[] = {
    {"special_spherical_bessel_j0", 1, 1, SG_ELEMENTS, 0, {SG_SAME, SG_SAME}, 0, 0, 0},
    {"special_spherical_bessel_j0_backward_self", 2, 1, SG_ELEMENTS, 0, {SG_SAME, SG_SAME, SG_SAME}, 0, 0, 0},
    {0}};
