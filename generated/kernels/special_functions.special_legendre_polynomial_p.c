/* Generated from derivatives.yaml by `specgrad generate`; do not edit. */
#include "kernel.h"

/* special.legendre_polynomial_p: polynomials.legendre */

/* special.legendre_polynomial_p: grad * _gegenbauer(self, trunc(n) - 1, 1.5) */

const sg_kernel sg_kernels_special_legendre_polynomial_p[] = {
    {"special_legendre_polynomial_p", 2, 1, SG_ELEMENTS, 0, {SG_SAME, SG_SAME, SG_SAME}, 0, 0, 0},
    {"special_legendre_polynomial_p_backward_self", 3, 1, SG_ELEMENTS, 0, {SG_SAME, SG_SAME, SG_SAME, SG_SAME}, 0, 0, 0},
    {0}};
