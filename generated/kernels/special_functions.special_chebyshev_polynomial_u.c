/* Generated from derivatives.yaml by `specgrad generate`; do not edit. */
#include "kernel.h"

/* special.chebyshev_polynomial_u: polynomials.chebyshev_u */

/* special.chebyshev_polynomial_u: grad * (2 * _gegenbauer(self, trunc(n) - 1, 2.0)) */

const sg_kernel sg_kernels_special_chebyshev_polynomial_u[] = {
    {"special_chebyshev_polynomial_u", 2, 1, SG_ELEMENTS, 0, {SG_SAME, SG_SAME, SG_SAME}, 0, 0, 0},
    {"special_chebyshev_polynomial_u_backward_self", 3, 1, SG_ELEMENTS, 0, {SG_SAME, SG_SAME, SG_SAME, SG_SAME}, 0, 0, 0},
    {0}};
