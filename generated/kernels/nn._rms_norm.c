/* Generated from derivatives.yaml by `specgrad generate`; do not edit. */
#include "kernel.h"

/* _rms_norm: self * rsqrt(row_sum(square(self)) / row_count() + eps) */
SG_TWO_CLONES static void _rms_norm_f32(char *const *p, sg_index n) {
    const float *restrict a0 = (const float *)p[0];
    const float x1 = *(const float *)p[1];
    float *restrict r0 = (float *)p[2];
    const float s0 = (float)n;
    double s1_total = 0;
    for (sg_index b = 0; b < n; b += SG_SUM_BLOCK) {
        const sg_index end = n - b < SG_SUM_BLOCK ? n : b + SG_SUM_BLOCK;
        float part = 0;
        SG_SHORT_SUM(part, b, end, sg_square_f32(a0[i]))
        s1_total += part;
    }
    const float s1 = (float)s1_total;
    const float s2 = sg_rsqrt_f32(((s1 / s0) + x1));
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (a0[i] * s2);
}
SG_TWO_CLONES static void _rms_norm_f64(char *const *p, sg_index n) {
    const double *restrict a0 = (const double *)p[0];
    const double x1 = *(const double *)p[1];
    double *restrict r0 = (double *)p[2];
    const double s0 = (double)n;
    long double s1_total = 0;
    for (sg_index b = 0; b < n; b += SG_SUM_BLOCK) {
        const sg_index end = n - b < SG_SUM_BLOCK ? n : b + SG_SUM_BLOCK;
        double part = 0;
        SG_SHORT_SUM(part, b, end, sg_square_f64(a0[i]))
        s1_total += part;
    }
    const double s1 = (double)s1_total;
    const double s2 = sg_rsqrt_f64(((s1 / s0) + x1));
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (a0[i] * s2);
}
static const sg_loop _rms_norm_loops[] = {
    {SG_f32, {SG_f32, SG_f32, SG_f32}, _rms_norm_f32},
    {SG_f64, {SG_f64, SG_f64, SG_f64}, _rms_norm_f64},
};

/* _rms_norm: scale * (grad - unit * ((grad * unit).sum(dim, True) / self.size(dim))) */
SG_TWO_CLONES static void _rms_norm_backward_self_f32(char *const *p, sg_index n) {
    const float *restrict a0 = (const float *)p[0];
    const float x1 = *(const float *)p[1];
    const float x2 = *(const float *)p[2];
    const float *restrict a3 = (const float *)p[3];
    float *restrict r0 = (float *)p[4];
    double s0_total = 0;
    for (sg_index b = 0; b < n; b += SG_SUM_BLOCK) {
        const sg_index end = n - b < SG_SUM_BLOCK ? n : b + SG_SUM_BLOCK;
        float part = 0;
        SG_SHORT_SUM(part, b, end, (a0[i] * a0[i]))
        s0_total += part;
    }
    const float s0 = (float)s0_total;
    const float s1 = sg_rsqrt_f32(((s0 / x1) + x2));
    double s2_total = 0;
    for (sg_index b = 0; b < n; b += SG_SUM_BLOCK) {
        const sg_index end = n - b < SG_SUM_BLOCK ? n : b + SG_SUM_BLOCK;
        float part = 0;
        SG_SHORT_SUM(part, b, end, (a3[i] * (a0[i] * s1)))
        s2_total += part;
    }
    const float s2 = (float)s2_total;
    const float s3 = (s2 / x1);
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (s1 * (a3[i] - ((a0[i] * s1) * s3)));
}
SG_TWO_CLONES static void _rms_norm_backward_self_f64(char *const *p, sg_index n) {
    const double *restrict a0 = (const double *)p[0];
    const double x1 = *(const double *)p[1];
    const double x2 = *(const double *)p[2];
    const double *restrict a3 = (const double *)p[3];
    double *restrict r0 = (double *)p[4];
    long double s0_total = 0;
    for (sg_index b = 0; b < n; b += SG_SUM_BLOCK) {
        const sg_index end = n - b < SG_SUM_BLOCK ? n : b + SG_SUM_BLOCK;
        double part = 0;
        SG_SHORT_SUM(part, b, end, (a0[i] * a0[i]))
        s0_total += part;
    }
    const double s0 = (double)s0_total;
    const double s1 = sg_rsqrt_f64(((s0 / x1) + x2));
    long double s2_total = 0;
    for (sg_index b = 0; b < n; b += SG_SUM_BLOCK) {
        const sg_index end = n - b < SG_SUM_BLOCK ? n : b + SG_SUM_BLOCK;
        double part = 0;
        SG_SHORT_SUM(part, b, end, (a3[i] * (a0[i] * s1)))
        s2_total += part;
    }
    const double s2 = (double)s2_total;
    const double s3 = (s2 / x1);
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (s1 * (a3[i] - ((a0[i] * s1) * s3)));
}
static const sg_loop _rms_norm_backward_self_loops[] = {
    {SG_f32, {SG_f32, SG_f32, SG_f32, SG_f32, SG_f32}, _rms_norm_backward_self_f32},
    {SG_f64, {SG_f64, SG_f64, SG_f64, SG_f64, SG_f64}, _rms_norm_backward_self_f64},
};

const sg_kernel sg_kernels__rms_norm[] = {
    {"_rms_norm", 2, 1, SG_ROWS, 0, {SG_SAME, SG_REAL_PART, SG_SAME}, 2, 2, _rms_norm_loops},
    {"_rms_norm_backward_self", 4, 1, SG_ROWS, 0, {SG_SAME, SG_REAL_PART, SG_REAL_PART, SG_SAME, SG_SAME}, 6, 2, _rms_norm_backward_self_loops},
    {0}};
