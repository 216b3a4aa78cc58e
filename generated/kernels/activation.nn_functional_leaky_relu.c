/* Generated from derivatives.yaml by `specgrad generate`; do not edit. */
#include "kernel.h"

/* nn.functional.leaky_relu: where(self > 0, self, self * negative_slope) */
SG_TWO_CLONES static void nn_functional_leaky_relu_f32(char *const *p, sg_index n) {
    const float *restrict a0 = (const float *)p[0];
    const float x1 = *(const float *)p[1];
    float *restrict r0 = (float *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = ((a0[i] > 0.0f) ? a0[i] : (a0[i] * x1));
}
SG_TWO_CLONES static void nn_functional_leaky_relu_f64(char *const *p, sg_index n) {
    const double *restrict a0 = (const double *)p[0];
    const double x1 = *(const double *)p[1];
    double *restrict r0 = (double *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = ((a0[i] > 0.0) ? a0[i] : (a0[i] * x1));
}
static const sg_loop nn_functional_leaky_relu_loops[] = {
    {SG_f32, {SG_f32, SG_f32, SG_f32}, nn_functional_leaky_relu_f32},
    {SG_f64, {SG_f64, SG_f64, SG_f64}, nn_functional_leaky_relu_f64},
};

/* nn.functional.leaky_relu: where(self > 0, grad, grad * negative_slope) */
SG_TWO_CLONES static void nn_functional_leaky_relu_backward_self_f32(char *const *p, sg_index n) {
    const float *restrict a0 = (const float *)p[0];
    const float *restrict a1 = (const float *)p[1];
    const float x2 = *(const float *)p[2];
    float *restrict r0 = (float *)p[3];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = ((a0[i] > 0.0f) ? a1[i] : (a1[i] * x2));
}
SG_TWO_CLONES static void nn_functional_leaky_relu_backward_self_f64(char *const *p, sg_index n) {
    const double *restrict a0 = (const double *)p[0];
    const double *restrict a1 = (const double *)p[1];
    const double x2 = *(const double *)p[2];
    double *restrict r0 = (double *)p[3];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = ((a0[i] > 0.0) ? a1[i] : (a1[i] * x2));
}
static const sg_loop nn_functional_leaky_relu_backward_self_loops[] = {
    {SG_f32, {SG_f32, SG_f32, SG_f32, SG_f32}, nn_functional_leaky_relu_backward_self_f32},
    {SG_f64, {SG_f64, SG_f64, SG_f64, SG_f64}, nn_functional_leaky_relu_backward_self_f64},
};

const sg_kernel sg_kernels_nn_functional_leaky_relu[] = {
    {"nn_functional_leaky_relu", 2, 1, SG_ELEMENTS, 0, {SG_SAME, SG_REAL_PART, SG_SAME}, 2, 2, nn_functional_leaky_relu_loops},
    {"nn_functional_leaky_relu_backward_self", 3, 1, SG_ELEMENTS, 0, {SG_SAME, SG_SAME, SG_REAL_PART, SG_SAME}, 4, 2, nn_functional_leaky_relu_backward_self_loops},
    {0}};
