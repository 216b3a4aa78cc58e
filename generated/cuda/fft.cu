/* Generated from derivatives.yaml by `specgrad generate`; do not edit. */
/* Fourier transforms. */
#include "device.cuh"
