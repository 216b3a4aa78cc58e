/* Generated from derivatives.yaml by `specgrad generate`; do not edit. */
#include "kernel.h"

extern const sg_kernel sg_kernels_arithmetic[];
extern const sg_kernel sg_kernels_exponential[];
extern const sg_kernel sg_kernels_trigonometric[];
extern const sg_kernel sg_kernels_special_functions[];
extern const sg_kernel sg_kernels_activation[];
extern const sg_kernel sg_kernels_comparison[];
extern const sg_kernel sg_kernels_rounding[];
extern const sg_kernel sg_kernels_reduction[];
extern const sg_kernel sg_kernels_linalg[];
extern const sg_kernel sg_kernels_shape[];
extern const sg_kernel sg_kernels_indexing[];
extern const sg_kernel sg_kernels_creation[];
extern const sg_kernel sg_kernels_nn[];

const sg_kernel *const sg_tables[] = {
    sg_kernels_arithmetic,
    sg_kernels_exponential,
    sg_kernels_trigonometric,
    sg_kernels_special_functions,
    sg_kernels_activation,
    sg_kernels_comparison,
    sg_kernels_rounding,
    sg_kernels_reduction,
    sg_kernels_linalg,
    sg_kernels_shape,
    sg_kernels_indexing,
    sg_kernels_creation,
    sg_kernels_nn,
    0};

const char sg_digest[] = "77127cb2bc47dc70";
