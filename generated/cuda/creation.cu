/* Generated from derivatives.yaml by `specgrad generate`; do not edit. */
/* Tensors that formulas make. */
#include "device.cuh"
