/* Generated from derivatives.yaml by `specgrad generate`; do not edit. */
#include "kernel.h"

/* nn.functional.hardshrink: where((self >= -lambd) & (self <= lambd), 0, self) */
SG_TWO_CLONES static void nn_functional_hardshrink_f32(char *const *p, sg_index n) {
    const float *restrict a0 = (const float *)p[0];
    const float x1 = *(const float *)p[1];
    const float x2 = *(const float *)p[2];
    float *restrict r0 = (float *)p[3];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (((a0[i] >= x1) & (a0[i] <= x2)) ? 0.0f : a0[i]);
}
SG_TWO_CLONES static void nn_functional_hardshrink_f64(char *const *p, sg_index n) {
    const double *restrict a0 = (const double *)p[0];
    const double x1 = *(const double *)p[1];
    const double x2 = *(const double *)p[2];
    double *restrict r0 = (double *)p[3];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (((a0[i] >= x1) & (a0[i] <= x2)) ? 0.0 : a0[i]);
}
static const sg_loop nn_functional_hardshrink_loops[] = {
    {SG_f32, {SG_f32, SG_f32, SG_f32, SG_f32}, nn_functional_hardshrink_f32},
    {SG_f64, {SG_f64, SG_f64, SG_f64, SG_f64}, nn_functional_hardshrink_f64},
};

/* nn.functional.hardshrink: where((self < -lambd) | (self > lambd), grad, 0) */
SG_TWO_CLONES static void nn_functional_hardshrink_backward_self_f32(char *const *p, sg_index n) {
    const float *restrict a0 = (const float *)p[0];
    const float x1 = *(const float *)p[1];
    const float x2 = *(const float *)p[2];
    const float *restrict a3 = (const float *)p[3];
    float *restrict r0 = (float *)p[4];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (((a0[i] < x1) | (a0[i] > x2)) ? a3[i] : 0.0f);
}
SG_TWO_CLONES static void nn_functional_hardshrink_backward_self_f64(char *const *p, sg_index n) {
    const double *restrict a0 = (const double *)p[0];
    const double x1 = *(const double *)p[1];
    const double x2 = *(const double *)p[2];
    const double *restrict a3 = (const double *)p[3];
    double *restrict r0 = (double *)p[4];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (((a0[i] < x1) | (a0[i] > x2)) ? a3[i] : 0.0);
}
static const sg_loop nn_functional_hardshrink_backward_self_loops[] = {
    {SG_f32, {SG_f32, SG_f32, SG_f32, SG_f32, SG_f32}, nn_functional_hardshrink_backward_self_f32},
    {SG_f64, {SG_f64, SG_f64, SG_f64, SG_f64, SG_f64}, nn_functional_hardshrink_backward_self_f64},
};

const sg_kernel sg_kernels_nn_functional_hardshrink[] = {
    {"nn_functional_hardshrink", 3, 1, SG_ELEMENTS, 0, {SG_SAME, SG_REAL_PART, SG_REAL_PART, SG_SAME}, 6, 2, nn_functional_hardshrink_loops},
    {"nn_functional_hardshrink_backward_self", 4, 1, SG_ELEMENTS, 0, {SG_SAME, SG_REAL_PART, SG_REAL_PART, SG_SAME, SG_SAME}, 6, 2, nn_functional_hardshrink_backward_self_loops},
    {0}};
