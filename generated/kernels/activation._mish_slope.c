/* Generated from derivatives.yaml by `specgrad generate`; do not edit. */
#include "kernel.h"

/* _mish_slope: tanh(maximum(self, 0) + log1p(exp(-abs(self)))) + self * sigmoid(self) * ( 1 - square(tanh(maximum(self, 0) + log1p(exp(-abs(self)))))) */
SG_LARGE static void _mish_slope_f32(char *const *p, sg_index n) {
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
            r0[i] = (sg_tanh_f32((sg_maximum_f32(a0[i], 0.0f) + t1[i - b])) + ((a0[i] * sg_sigmoid_f32(a0[i])) * (1.0f - sg_square_f32(sg_tanh_f32((sg_maximum_f32(a0[i], 0.0f) + t1[i - b]))))));
    }
}
SG_LARGE static void _mish_slope_f64(char *const *p, sg_index n) {
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
            r0[i] = (sg_tanh_f64((sg_maximum_f64(a0[i], 0.0) + t1[i - b])) + ((a0[i] * sg_sigmoid_f64(a0[i])) * (1.0 - sg_square_f64(sg_tanh_f64((sg_maximum_f64(a0[i], 0.0) + t1[i - b]))))));
    }
}
static const sg_loop _mish_slope_loops[] = {
    {SG_f32, {SG_f32, SG_f32}, _mish_slope_f32},
    {SG_f64, {SG_f64, SG_f64}, _mish_slope_f64},
};

/* _mish_slope: grad * (4 * gate * shrunk * shrunk * (2 + self * (rest - 2 * gate * (1 - rest * rest) / (1 + rest * rest)))) */
SG_LARGE static void _mish_slope_backward_self_f32(char *const *p, sg_index n) {
    const float *restrict a0 = (const float *)p[0];
    const float *restrict a1 = (const float *)p[1];
    float *restrict r0 = (float *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (a0[i] * ((((4.0f * sg_sigmoid_f32(a1[i])) * (sg_sigmoid_f32((-a1[i])) / (1.0f + (sg_sigmoid_f32((-a1[i])) * sg_sigmoid_f32((-a1[i])))))) * (sg_sigmoid_f32((-a1[i])) / (1.0f + (sg_sigmoid_f32((-a1[i])) * sg_sigmoid_f32((-a1[i])))))) * (2.0f + (a1[i] * (sg_sigmoid_f32((-a1[i])) - (((2.0f * sg_sigmoid_f32(a1[i])) * (1.0f - (sg_sigmoid_f32((-a1[i])) * sg_sigmoid_f32((-a1[i]))))) / (1.0f + (sg_sigmoid_f32((-a1[i])) * sg_sigmoid_f32((-a1[i]))))))))));
}
SG_LARGE static void _mish_slope_backward_self_f64(char *const *p, sg_index n) {
    const double *restrict a0 = (const double *)p[0];
    const double *restrict a1 = (const double *)p[1];
    double *restrict r0 = (double *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (a0[i] * ((((4.0 * sg_sigmoid_f64(a1[i])) * (sg_sigmoid_f64((-a1[i])) / (1.0 + (sg_sigmoid_f64((-a1[i])) * sg_sigmoid_f64((-a1[i])))))) * (sg_sigmoid_f64((-a1[i])) / (1.0 + (sg_sigmoid_f64((-a1[i])) * sg_sigmoid_f64((-a1[i])))))) * (2.0 + (a1[i] * (sg_sigmoid_f64((-a1[i])) - (((2.0 * sg_sigmoid_f64(a1[i])) * (1.0 - (sg_sigmoid_f64((-a1[i])) * sg_sigmoid_f64((-a1[i]))))) / (1.0 + (sg_sigmoid_f64((-a1[i])) * sg_sigmoid_f64((-a1[i]))))))))));
}
static const sg_loop _mish_slope_backward_self_loops[] = {
    {SG_f32, {SG_f32, SG_f32, SG_f32}, _mish_slope_backward_self_f32},
    {SG_f64, {SG_f64, SG_f64, SG_f64}, _mish_slope_backward_self_f64},
};

const sg_kernel sg_kernels__mish_slope[] = {
    {"_mish_slope", 1, 1, SG_ELEMENTS, 0, {SG_SAME, SG_SAME}, 0, 2, _mish_slope_loops},
    {"_mish_slope_backward_self", 2, 1, SG_ELEMENTS, 0, {SG_SAME, SG_SAME, SG_SAME}, 0, 2, _mish_slope_backward_self_loops},
    {0}};
