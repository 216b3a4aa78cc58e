/* Generated from derivatives.yaml by `specgrad generate`; do not edit. */
/* Distances between vectors, and losses made of distances, margins and distributions. */
#include "cuda_kernel.cuh"
