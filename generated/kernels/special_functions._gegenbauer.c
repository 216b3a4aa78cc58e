/* Generated from derivatives.yaml by `specgrad generate`; do not edit. */
#include "kernel.h"

/* _gegenbauer: polynomials.gegenbauer */

/* _gegenbauer: grad * (2 * order * _gegenbauer(self, trunc(n) - 1, order + 1)) */

const sg_kernel sg_kernels__gegenbauer[] = {
    {"_gegenbauer", 3, 1, SG_ELEMENTS, 0, {SG_SAME, SG_SAME, SG_REAL_PART, SG_SAME}, 4, 0, 0},
    {"_gegenbauer_backward_self", 5, 1, SG_ELEMENTS, 0, {SG_SAME, SG_REAL_PART, SG_SAME, SG_SAME, SG_REAL_PART, SG_SAME}, 18, 0, 0},
    {0}};
