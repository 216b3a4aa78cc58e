/* Generated from derivatives.yaml by `specgrad generate`; do not edit. */
/* Tensors that formulas make. */
#include "kernel.h"

const sg_kernel sg_kernels_creation[] = {
    {0}};
