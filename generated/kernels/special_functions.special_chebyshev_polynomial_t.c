/* Generated from derivatives.yaml by `specgrad generate`; do not edit. */
#include "kernel.h"

/* special.chebyshev_polynomial_t: polynomials.chebyshev_t */

/* special.chebyshev_polynomial_t: grad * (trunc(n) * special.chebyshev_polynomial_u(self, trunc(n) - 1)) */

const sg_kernel sg_kernels_special_chebyshev_polynomial_t[] = {
    {"special_chebyshev_polynomial_t", 2, 1, SG_ELEMENTS, 0, {SG_SAME, SG_SAME, SG_SAME}, 0, 0, 0},
    {"special_chebyshev_polynomial_t_backward_self", 3, 1, SG_ELEMENTS, 0, {SG_SAME, SG_SAME, SG_SAME, SG_SAME}, 0, 0, 0},
    {0}};
