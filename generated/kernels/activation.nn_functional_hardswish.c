/* Generated from derivatives.yaml by `specgrad generate`; do not edit. */
#include "kernel.h"

/* nn.functional.hardswish: self * (minimum(maximum(self + 3, 0), 6) / 6) */
SG_TWO_CLONES static void nn_functional_hardswish_f32(char *const *p, sg_index n) {
    const float *restrict a0 = (const float *)p[0];
    float *restrict r0 = (float *)p[1];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (a0[i] * (sg_minimum_f32(sg_maximum_f32((a0[i] + 3.0f), 0.0f), 6.0f) / 6.0f));
}
SG_TWO_CLONES static void nn_functional_hardswish_f64(char *const *p, sg_index n) {
    const double *restrict a0 = (const double *)p[0];
    double *restrict r0 = (double *)p[1];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (a0[i] * (sg_minimum_f64(sg_maximum_f64((a0[i] + 3.0), 0.0), 6.0) / 6.0));
}
static const sg_loop nn_functional_hardswish_loops[] = {
    {SG_f32, {SG_f32, SG_f32}, nn_functional_hardswish_f32},
    {SG_f64, {SG_f64, SG_f64}, nn_functional_hardswish_f64},
};

/* nn.functional.hardswish: where(self <= -3, 0, where(self < 3, grad * (self / 3 + 0.5), grad)) */
SG_TWO_CLONES static void nn_functional_hardswish_backward_self_f32(char *const *p, sg_index n) {
    const float *restrict a0 = (const float *)p[0];
    const float *restrict a1 = (const float *)p[1];
    float *restrict r0 = (float *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = ((a0[i] <= (-3.0f)) ? 0.0f : ((a0[i] < 3.0f) ? (a1[i] * ((a0[i] / 3.0f) + 0.5f)) : a1[i]));
}
SG_TWO_CLONES static void nn_functional_hardswish_backward_self_f64(char *const *p, sg_index n) {
    const double *restrict a0 = (const double *)p[0];
    const double *restrict a1 = (const double *)p[1];
    double *restrict r0 = (double *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = ((a0[i] <= (-3.0)) ? 0.0 : ((a0[i] < 3.0) ? (a1[i] * ((a0[i] / 3.0) + 0.5)) : a1[i]));
}
static const sg_loop nn_functional_hardswish_backward_self_loops[] = {
    {SG_f32, {SG_f32, SG_f32, SG_f32}, nn_functional_hardswish_backward_self_f32},
    {SG_f64, {SG_f64, SG_f64, SG_f64}, nn_functional_hardswish_backward_self_f64},
};

const sg_kernel sg_kernels_nn_functional_hardswish[] = {
    {"nn_functional_hardswish", 1, 1, SG_ELEMENTS, 0, {SG_SAME, SG_SAME}, 0, 2, nn_functional_hardswish_loops},
    {"nn_functional_hardswish_backward_self", 2, 1, SG_ELEMENTS, 0, {SG_SAME, SG_SAME, SG_SAME}, 0, 2, nn_functional_hardswish_backward_self_loops},
    {0}};
