/* Generated from derivatives.yaml by `specgrad generate`; do not edit. */
#include "kernel.h"

/* nn.functional.softplus: where(self * beta > threshold, self, log1p(exp(self * beta)) / beta) */
SG_CLONES static void nn_functional_softplus_f32(char *const *p, sg_index n) {
    const float *restrict a0 = (const float *)p[0];
    const float x1 = *(const float *)p[1];
    const float x2 = *(const float *)p[2];
    float *restrict r0 = (float *)p[3];
    for (sg_index b = 0; b < n; b += SG_STAGE) {
        const sg_index end = n - b < SG_STAGE ? n : b + SG_STAGE;
        float t0[SG_STAGE];
        SG_INDEPENDENT
        for (sg_index i = b; i < end; i++)
            t0[i - b] = sg_exp_f32((a0[i] * x1));
        SG_INDEPENDENT
        for (sg_index i = b; i < end; i++)
            r0[i] = (((a0[i] * x1) > x2) ? a0[i] : (sg_log1p_f32(t0[i - b]) / x1));
    }
}
SG_LARGE static void nn_functional_softplus_f64(char *const *p, sg_index n) {
    const double *restrict a0 = (const double *)p[0];
    const double x1 = *(const double *)p[1];
    const double x2 = *(const double *)p[2];
    double *restrict r0 = (double *)p[3];
    for (sg_index b = 0; b < n; b += SG_STAGE) {
        const sg_index end = n - b < SG_STAGE ? n : b + SG_STAGE;
        double t0[SG_STAGE];
        SG_INDEPENDENT
        for (sg_index i = b; i < end; i++)
            t0[i - b] = sg_exp_f64((a0[i] * x1));
        SG_INDEPENDENT
        for (sg_index i = b; i < end; i++)
            r0[i] = (((a0[i] * x1) > x2) ? a0[i] : (sg_log1p_f64(t0[i - b]) / x1));
    }
}
static const sg_loop nn_functional_softplus_loops[] = {
    {SG_f32, {SG_f32, SG_f32, SG_f32, SG_f32}, nn_functional_softplus_f32},
    {SG_f64, {SG_f64, SG_f64, SG_f64, SG_f64}, nn_functional_softplus_f64},
};

/* nn.functional.softplus: where(self * beta > threshold, grad, grad * _logistic(self * beta)) */
SG_CLONES static void nn_functional_softplus_backward_self_f32(char *const *p, sg_index n) {
    const float *restrict a0 = (const float *)p[0];
    const float x1 = *(const float *)p[1];
    const float x2 = *(const float *)p[2];
    const float *restrict a3 = (const float *)p[3];
    float *restrict r0 = (float *)p[4];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (((a0[i] * x1) > x2) ? a3[i] : (a3[i] * sg_sigmoid_f32((a0[i] * x1))));
}
SG_CLONES static void nn_functional_softplus_backward_self_f64(char *const *p, sg_index n) {
    const double *restrict a0 = (const double *)p[0];
    const double x1 = *(const double *)p[1];
    const double x2 = *(const double *)p[2];
    const double *restrict a3 = (const double *)p[3];
    double *restrict r0 = (double *)p[4];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (((a0[i] * x1) > x2) ? a3[i] : (a3[i] * sg_sigmoid_f64((a0[i] * x1))));
}
static const sg_loop nn_functional_softplus_backward_self_loops[] = {
    {SG_f32, {SG_f32, SG_f32, SG_f32, SG_f32, SG_f32}, nn_functional_softplus_backward_self_f32},
    {SG_f64, {SG_f64, SG_f64, SG_f64, SG_f64, SG_f64}, nn_functional_softplus_backward_self_f64},
};

const sg_kernel sg_kernels_nn_functional_softplus[] = {
    {"nn_functional_softplus", 3, 1, SG_ELEMENTS, 0, {SG_SAME, SG_REAL_PART, SG_REAL_PART, SG_SAME}, 6, 2, nn_functional_softplus_loops},
    {"nn_functional_softplus_backward_self", 4, 1, SG_ELEMENTS, 0, {SG_SAME, SG_REAL_PART, SG_REAL_PART, SG_SAME, SG_SAME}, 6, 2, nn_functional_softplus_backward_self_loops},
    {0}};
