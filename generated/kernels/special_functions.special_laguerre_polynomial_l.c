/* Generated from derivatives.yaml by `specgrad generate`; do not edit. */
#include "kernel.h"

/* special.laguerre_polynomial_l: _laguerre(self, n, 0.0) */

/* special.laguerre_polynomial_l: -grad * _laguerre(self, trunc(n) - 1, 1.0) */

const sg_kernel sg_kernels_special_laguerre_polynomial_l[] = {
    {"special_laguerre_polynomial_l", 2, 1, SG_ELEMENTS, 0, {SG_SAME, SG_SAME, SG_SAME}, 0, 0, 0},
    {"special_laguerre_polynomial_l_backward_self", 3, 1, SG_ELEMENTS, 0, {SG_SAME, SG_SAME, SG_SAME, SG_SAME}, 0, 0, 0},
    {0}};
