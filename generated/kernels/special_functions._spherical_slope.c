/* Generated from derivatives.yaml by `specgrad generate`; do not edit. */
#include "kernel.h"

/* _spherical_slope: pointwise.spherical_bessel_slope */

/* _spherical_slope: grad * where(self == 0, -0.3333333333333333, -special.spherical_bessel_j0(self) - 2 * result / where(self == 0, 1, self)) */

const sg_kernel sg_kernels__spherical_slope[] = {
    {"_spherical_slope", 1, 1, SG_ELEMENTS, 0, {SG_SAME, SG_SAME}, 0, 0, 0},
    {"_spherical_slope_backward_self", 3, 1, SG_ELEMENTS, 0, {SG_SAME, SG_SAME, SG_SAME, SG_SAME}, 0, 0, 0},
    {0}};
