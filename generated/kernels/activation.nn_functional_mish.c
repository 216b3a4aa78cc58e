/* Generated from derivatives.yaml by `specgrad generate`; do not edit. */
#include "kernel.h"

/* nn.functional.mish: self * tanh(maximum(self, 0) + log1p(exp(-abs(self)))) */
SG_LARGE static void nn_functional_mish_f32(char *const *p, sg_index n) {
    const float *restrict a0 = (const float *)p[0];
    float *restrict r0 = (float *)p[1];
    for (sg_index b = 0; b < n; b += SG_STAGE) {
        const sg_index end = n - b < SG_STAGE ? n : b + SG_STAGE;
        float t0[SG_STAGE];
        SG_INDEPENDENT
        for (sg_index i = b; i < end; i++)
            t0[i - b] = sg_exp_f32((-sg_abs_f32(a0[i])));
        float t1[SG_STAGE];
        SG_INDEPENDENT
        for (sg_index i = b; i < end; i++)
            t1[i - b] = sg_log1p_f32(t0[i - b]);
        SG_INDEPENDENT
        for (sg_index i = b; i < end; i++)
            r0[i] = (a0[i] * sg_tanh_f32((sg_maximum_f32(a0[i], 0.0f) + t1[i - b])));
    }
}
SG_LARGE static void nn_functional_mish_f64(char *const *p, sg_index n) {
    const double *restrict a0 = (const double *)p[0];
    double *restrict r0 = (double *)p[1];
    for (sg_index b = 0; b < n; b += SG_STAGE) {
        const sg_index end = n - b < SG_STAGE ? n : b + SG_STAGE;
        double t0[SG_STAGE];
        SG_INDEPENDENT
        for (sg_index i = b; i < end; i++)
            t0[i - b] = sg_exp_f64((-sg_abs_f64(a0[i])));
        double t1[SG_STAGE];
        SG_INDEPENDENT
        for (sg_index i = b; i < end; i++)
            t1[i - b] = sg_log1p_f64(t0[i - b]);
        SG_INDEPENDENT
        for (sg_index i = b; i < end; i++)
            r0[i] = (a0[i] * sg_tanh_f64((sg_maximum_f64(a0[i], 0.0) + t1[i - b])));
    }
}
static const sg_loop nn_functional_mish_loops[] = {
    {SG_f32, {SG_f32, SG_f32}, nn_functional_mish_f32},
    {SG_f64, {SG_f64, SG_f64}, nn_functional_mish_f64},
};

/* nn.functional.mish: grad * _mish_slope(self) */
SG_LARGE static void nn_functional_mish_backward_self_f32(char *const *p, sg_index n) {
    const float *restrict a0 = (const float *)p[0];
    const float *restrict a1 = (const float *)p[1];
    float *restrict r0 = (float *)p[2];
    for (sg_index b = 0; b < n; b += SG_STAGE) {
        const sg_index end = n - b < SG_STAGE ? n : b + SG_STAGE;
        float t0[SG_STAGE];
        SG_INDEPENDENT
        for (sg_index i = b; i < end; i++)
            t0[i - b] = sg_exp_f32((-sg_abs_f32(a1[i])));
        float t1[SG_STAGE];
        SG_INDEPENDENT
        for (sg_index i = b; i < end; i++)
            t1[i - b] = sg_log1p_f32(t0[i - b]);
        SG_INDEPENDENT
        for (sg_index i = b; i < end; i++)
            r0[i] = (a0[i] * (sg_tanh_f32((sg_maximum_f32(a1[i], 0.0f) + t1[i - b])) + ((a1[i] * sg_sigmoid_f32(a1[i])) * (1.0f - sg_square_f32(sg_tanh_f32((sg_maximum_f32(a1[i], 0.0f) + t1[i - b])))))));
    }
}
SG_LARGE static void nn_functional_mish_backward_self_f64(char *const *p, sg_index n) {
    const double *restrict a0 = (const double *)p[0];
    const double *restrict a1 = (const double *)p[1];
    double *restrict r0 = (double *)p[2];
    for (sg_index b = 0; b < n; b += SG_STAGE) {
        const sg_index end = n - b < SG_STAGE ? n : b + SG_STAGE;
        double t0[SG_STAGE];
        SG_INDEPENDENT
        for (sg_index i = b; i < end; i++)
            t0[i - b] = sg_exp_f64((-sg_abs_f64(a1[i])));
        double t1[SG_STAGE];
        SG_INDEPENDENT
        for (sg_index i = b; i < end; i++)
            t1[i - b] = sg_log1p_f64(t0[i - b]);
        SG_INDEPENDENT
        for (sg_index i = b; i < end; i++)
            r0[i] = (a0[i] * (sg_tanh_f64((sg_maximum_f64(a1[i], 0.0) + t1[i - b])) + ((a1[i] * sg_sigmoid_f64(a1[i])) * (1.0 - sg_square_f64(sg_tanh_f64((sg_maximum_f64(a1[i], 0.0) + t1[i - b])))))));
    }
}
static const sg_loop nn_functional_mish_backward_self_loops[] = {
    {SG_f32, {SG_f32, SG_f32, SG_f32}, nn_functional_mish_backward_self_f32},
    {SG_f64, {SG_f64, SG_f64, SG_f64}, nn_functional_mish_backward_self_f64},
};

const sg_kernel sg_kernels_nn_functional_mish[] = {
    {"nn_functional_mish", 1, 1, SG_ELEMENTS, 0, {SG_SAME, SG_SAME}, 0, 2, nn_functional_mish_loops},
    {"nn_functional_mish_backward_self", 2, 1, SG_ELEMENTS, 0, {SG_SAME, SG_SAME, SG_SAME}, 0, 2, nn_functional_mish_backward_self_loops},
    {0}};
