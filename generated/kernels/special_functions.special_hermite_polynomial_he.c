/* Generated from derivatives.yaml by `specgrad generate`; do not edit. */
#include "kernel.h"

/* special.hermite_polynomial_he: polynomials.hermite_of_probability */

/* special.hermite_polynomial_he: grad * (trunc(n) * special.hermite_polynomial_he(self, trunc(n) - 1)) */

const sg_kernel sg_kernels_special_hermite_polynomial_he[] = {
    {"special_hermite_polynomial_he", 2, 1, SG_ELEMENTS, 0, {SG_SAME, SG_SAME, SG_SAME}, 0, 0, 0},
    {"special_hermite_polynomial_he_backward_self", 3, 1, SG_ELEMENTS, 0, {SG_SAME, SG_SAME, SG_SAME, SG_SAME}, 0, 0, 0},
    {0}};
