/* Generated from derivatives.yaml by `specgrad generate`; do not edit. */
#include "kernel.h"

/* _log_softmax: self - row_max(self) - log(row_sum(exp(self - row_max(self)))) */
SG_CLONES static void _log_softmax_f32(char *const *p, sg_index n) {
    const float *restrict a0 = (const float *)p[0];
    float *restrict r0 = (float *)p[1];
    float s0 = -SG_INF;
    int s0_nan = 0;
    SG_SIMD_EXTREME(max, s0, s0_nan)
    for (sg_index i = 0; i < n; i++) {
        const float v = a0[i];
        s0 = v > s0 ? v : s0;
        s0_nan |= v != v;
    }
    if (s0_nan) s0 = SG_NAN;
    double s1_total = 0;
    for (sg_index b = 0; b < n; b += SG_SUM_BLOCK) {
        const sg_index end = n - b < SG_SUM_BLOCK ? n : b + SG_SUM_BLOCK;
        float part = 0;
        SG_SUM(part, b, end, sg_exp_f32((a0[i] - s0)))
        s1_total += part;
    }
    const float s1 = (float)s1_total;
    const float s2 = sg_log_f32(s1);
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = ((a0[i] - s0) - s2);
}
SG_CLONES static void _log_softmax_f64(char *const *p, sg_index n) {
    const double *restrict a0 = (const double *)p[0];
    double *restrict r0 = (double *)p[1];
    double s0 = -SG_INF;
    int s0_nan = 0;
    SG_SIMD_EXTREME(max, s0, s0_nan)
    for (sg_index i = 0; i < n; i++) {
        const double v = a0[i];
        s0 = v > s0 ? v : s0;
        s0_nan |= v != v;
    }
    if (s0_nan) s0 = SG_NAN;
    long double s1_total = 0;
    for (sg_index b = 0; b < n; b += SG_SUM_BLOCK) {
        const sg_index end = n - b < SG_SUM_BLOCK ? n : b + SG_SUM_BLOCK;
        double part = 0;
        SG_SUM(part, b, end, sg_exp_f64((a0[i] - s0)))
        s1_total += part;
    }
    const double s1 = (double)s1_total;
    const double s2 = sg_log_f64(s1);
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = ((a0[i] - s0) - s2);
}
static const sg_loop _log_softmax_loops[] = {
    {SG_f32, {SG_f32, SG_f32}, _log_softmax_f32},
    {SG_f64, {SG_f64, SG_f64}, _log_softmax_f64},
};

/* _log_softmax: grad - exp(result) * grad.sum(dim, True) */
SG_CLONES static void _log_softmax_backward_self_f32(char *const *p, sg_index n) {
    const float *restrict a0 = (const float *)p[0];
    const float *restrict a1 = (const float *)p[1];
    float *restrict r0 = (float *)p[2];
    double s0_total = 0;
    for (sg_index b = 0; b < n; b += SG_SUM_BLOCK) {
        const sg_index end = n - b < SG_SUM_BLOCK ? n : b + SG_SUM_BLOCK;
        float part = 0;
        SG_SHORT_SUM(part, b, end, a0[i])
        s0_total += part;
    }
    const float s0 = (float)s0_total;
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (a0[i] - (sg_exp_f32(a1[i]) * s0));
}
SG_CLONES static void _log_softmax_backward_self_f64(char *const *p, sg_index n) {
    const double *restrict a0 = (const double *)p[0];
    const double *restrict a1 = (const double *)p[1];
    double *restrict r0 = (double *)p[2];
    long double s0_total = 0;
    for (sg_index b = 0; b < n; b += SG_SUM_BLOCK) {
        const sg_index end = n - b < SG_SUM_BLOCK ? n : b + SG_SUM_BLOCK;
        double part = 0;
        SG_SHORT_SUM(part, b, end, a0[i])
        s0_total += part;
    }
    const double s0 = (double)s0_total;
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (a0[i] - (sg_exp_f64(a1[i]) * s0));
}
static const sg_loop _log_softmax_backward_self_loops[] = {
    {SG_f32, {SG_f32, SG_f32, SG_f32}, _log_softmax_backward_self_f32},
    {SG_f64, {SG_f64, SG_f64, SG_f64}, _log_softmax_backward_self_f64},
};

/* _log_softmax: self_t - (exp(result) * self_t).sum(dim, True) */
SG_CLONES static void _log_softmax_tangent_self_f32(char *const *p, sg_index n) {
    const float *restrict a0 = (const float *)p[0];
    const float *restrict a1 = (const float *)p[1];
    float *restrict r0 = (float *)p[2];
    double s0_total = 0;
    for (sg_index b = 0; b < n; b += SG_SUM_BLOCK) {
        const sg_index end = n - b < SG_SUM_BLOCK ? n : b + SG_SUM_BLOCK;
        float part = 0;
        SG_SUM(part, b, end, (sg_exp_f32(a0[i]) * a1[i]))
        s0_total += part;
    }
    const float s0 = (float)s0_total;
    const float s1 = (-s0);
    r0[0] = s1;
}
SG_CLONES static void _log_softmax_tangent_self_f64(char *const *p, sg_index n) {
    const double *restrict a0 = (const double *)p[0];
    const double *restrict a1 = (const double *)p[1];
    double *restrict r0 = (double *)p[2];
    long double s0_total = 0;
    for (sg_index b = 0; b < n; b += SG_SUM_BLOCK) {
        const sg_index end = n - b < SG_SUM_BLOCK ? n : b + SG_SUM_BLOCK;
        double part = 0;
        SG_SUM(part, b, end, (sg_exp_f64(a0[i]) * a1[i]))
        s0_total += part;
    }
    const double s0 = (double)s0_total;
    const double s1 = (-s0);
    r0[0] = s1;
}
static const sg_loop _log_softmax_tangent_self_loops[] = {
    {SG_f32, {SG_f32, SG_f32, SG_f32}, _log_softmax_tangent_self_f32},
    {SG_f64, {SG_f64, SG_f64, SG_f64}, _log_softmax_tangent_self_f64},
};

const sg_kernel sg_kernels__log_softmax[] = {
    {"_log_softmax", 1, 1, SG_ROWS, 0, {SG_SAME, SG_SAME}, 0, 2, _log_softmax_loops},
    {"_log_softmax_backward_self", 2, 1, SG_ROWS, 0, {SG_SAME, SG_SAME, SG_SAME}, 0, 2, _log_softmax_backward_self_loops},
    {"_log_softmax_tangent_self", 2, 1, SG_REDUCE, 0, {SG_SAME, SG_SAME, SG_SAME}, 0, 2, _log_softmax_tangent_self_loops},
    {0}};
