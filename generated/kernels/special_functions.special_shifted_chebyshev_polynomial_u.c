/* Generated from derivatives.yaml by `specgrad generate`; do not edit. */
#include "kernel.h"

/* special.shifted_chebyshev_polynomial_u: special.chebyshev_polynomial_u(self + self - 1, n) */

/* special.shifted_chebyshev_polynomial_u: grad * (4 * _gegenbauer(self + self - 1, trunc(n) - 1, 2.0)) */

const sg_kernel sg_kernels_special_shifted_chebyshev_polynomial_u[] = {
    {"special_shifted_chebyshev_polynomial_u", 2, 1, SG_ELEMENTS, 0, {SG_SAME, SG_SAME, SG_SAME}, 0, 0, 0},
    {"special_shifted_chebyshev_polynomial_u_backward_self", 3, 1, SG_ELEMENTS, 0, {SG_SAME, SG_SAME, SG_SAME, SG_SAME}, 0, 0, 0},
    {0}};
