/* Generated from derivatives.yaml by `specgrad generate`; do not edit. */
#include "kernel.h"

/* _laguerre: polynomials.laguerre */

/* _laguerre: -grad * _laguerre(self, trunc(n) - 1, order + 1) */

const sg_kernel sg_kernels__laguerre[] = {
    {"_laguerre", 3, 1, SG_ELEMENTS, 0, {SG_SAME, SG_SAME, SG_REAL_PART, SG_SAME}, 4, 0, 0},
    {"_laguerre_backward_self", 4, 1, SG_ELEMENTS, 0, {SG_SAME, SG_SAME, SG_SAME, SG_REAL_PART, SG_SAME}, 8, 0, 0},
    {0}};
