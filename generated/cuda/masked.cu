/* Generated from derivatives.yaml by `specgrad generate`; do not edit. */
/* Reductions, scans and normalizations of the elements where a mask holds. */
#include "device.cuh"
