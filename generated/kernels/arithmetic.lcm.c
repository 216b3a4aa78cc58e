/* Generated from derivatives.yaml by `specgrad generate`; do not edit. */
#include "kernel.h"

/* lcm: np.lcm(self, other) */

const sg_kernel sg_kernels_lcm[] = {
    {"lcm", 2, 1, SG_ELEMENTS, 0, {SG_SAME, SG_SAME, SG_SAME}, 0, 0, 0},
    {0}};
