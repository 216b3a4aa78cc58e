/* Generated from derivatives.yaml by `specgrad generate`; do not edit. */
#include "kernel.h"

/* special.log_ndtr: special.log_ndtr(self) */

/* special.log_ndtr: grad * where(self < -1, sqrt(2 / 3.141592653589793) / special.erfcx(-low / sqrt(2)), exp(self * self * -0.5 - result) / sqrt(2 * 3.141592653589793)) */

const sg_kernel sg_kernels_special_log_ndtr[] = {
    {"special_log_ndtr", 1, 1, SG_ELEMENTS, 0, {SG_SAME, SG_SAME}, 0, 0, 0},
    {"special_log_ndtr_backward_self", 6, 1, SG_ELEMENTS, 0, {SG_SAME, SG_SAME, SG_REAL_PART, SG_REAL_PART, SG_SAME, SG_REAL_PART, SG_SAME}, 44, 0, 0},
    {0}};
