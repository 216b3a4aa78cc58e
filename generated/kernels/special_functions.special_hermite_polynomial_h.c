/* Generated from derivatives.yaml by `specgrad generate`; do not edit. */
#include "kernel.h"

/* special.hermite_polynomial_h: polynomials.hermite */

/* special.hermite_polynomial_h: grad * (2 * trunc(n) * special.hermite_polynomial_h(self, trunc(n) - 1)) */

const sg_kernel sg_kernels_special_hermite_polynomial_h[] = {
    {"special_hermite_polynomial_h", 2, 1, SG_ELEMENTS, 0, {SG_SAME, SG_SAME, SG_SAME}, 0, 0, 0},
    {"special_hermite_polynomial_h_backward_self", 3, 1, SG_ELEMENTS, 0, {SG_SAME, SG_SAME, SG_SAME, SG_SAME}, 0, 0, 0},
    {0}};
