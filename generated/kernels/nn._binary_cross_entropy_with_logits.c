/* Generated from derivatives.yaml by `specgrad generate`; do not edit. */
#include "kernel.h"

/* _binary_cross_entropy_with_logits: where(self > 0, 1 - target, -target) * self + log1p(exp(-abs(self))) */
SG_CLONES static void _binary_cross_entropy_with_logits_f32(char *const *p, sg_index n) {
    const float *restrict a0 = (const float *)p[0];
    const float *restrict a1 = (const float *)p[1];
    float *restrict r0 = (float *)p[2];
    for (sg_index b = 0; b < n; b += SG_STAGE) {
        const sg_index end = n - b < SG_STAGE ? n : b + SG_STAGE;
        float t0[SG_STAGE];
        SG_INDEPENDENT
        for (sg_index i = b; i < end; i++)
            t0[i - b] = sg_exp_f32((-sg_abs_f32(a0[i])));
        SG_INDEPENDENT
        for (sg_index i = b; i < end; i++)
            r0[i] = ((((a0[i] > 0.0f) ? (1.0f - a1[i]) : (-a1[i])) * a0[i]) + sg_log1p_f32(t0[i - b]));
    }
}
SG_LARGE static void _binary_cross_entropy_with_logits_f64(char *const *p, sg_index n) {
    const double *restrict a0 = (const double *)p[0];
    const double *restrict a1 = (const double *)p[1];
    double *restrict r0 = (double *)p[2];
    for (sg_index b = 0; b < n; b += SG_STAGE) {
        const sg_index end = n - b < SG_STAGE ? n : b + SG_STAGE;
        double t0[SG_STAGE];
        SG_INDEPENDENT
        for (sg_index i = b; i < end; i++)
            t0[i - b] = sg_exp_f64((-sg_abs_f64(a0[i])));
        SG_INDEPENDENT
        for (sg_index i = b; i < end; i++)
            r0[i] = ((((a0[i] > 0.0) ? (1.0 - a1[i]) : (-a1[i])) * a0[i]) + sg_log1p_f64(t0[i - b]));
    }
}
static const sg_loop _binary_cross_entropy_with_logits_loops[] = {
    {SG_f32, {SG_f32, SG_f32, SG_f32}, _binary_cross_entropy_with_logits_f32},
    {SG_f64, {SG_f64, SG_f64, SG_f64}, _binary_cross_entropy_with_logits_f64},
};

/* _binary_cross_entropy_with_logits: grad * ((1 - target) - _logistic(-self)) */
SG_LARGE static void _binary_cross_entropy_with_logits_backward_self_f32(char *const *p, sg_index n) {
    const float *restrict a0 = (const float *)p[0];
    const float *restrict a1 = (const float *)p[1];
    const float *restrict a2 = (const float *)p[2];
    float *restrict r0 = (float *)p[3];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (a0[i] * ((1.0f - a1[i]) - sg_sigmoid_f32((-a2[i]))));
}
SG_LARGE static void _binary_cross_entropy_with_logits_backward_self_f64(char *const *p, sg_index n) {
    const double *restrict a0 = (const double *)p[0];
    const double *restrict a1 = (const double *)p[1];
    const double *restrict a2 = (const double *)p[2];
    double *restrict r0 = (double *)p[3];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (a0[i] * ((1.0 - a1[i]) - sg_sigmoid_f64((-a2[i]))));
}
static const sg_loop _binary_cross_entropy_with_logits_backward_self_loops[] = {
    {SG_f32, {SG_f32, SG_f32, SG_f32, SG_f32}, _binary_cross_entropy_with_logits_backward_self_f32},
    {SG_f64, {SG_f64, SG_f64, SG_f64, SG_f64}, _binary_cross_entropy_with_logits_backward_self_f64},
};

/* _binary_cross_entropy_with_logits: -grad * self */
SG_TWO_CLONES static void _binary_cross_entropy_with_logits_backward_target_f32(char *const *p, sg_index n) {
    const float *restrict a0 = (const float *)p[0];
    const float *restrict a1 = (const float *)p[1];
    float *restrict r0 = (float *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = ((-a0[i]) * a1[i]);
}
SG_TWO_CLONES static void _binary_cross_entropy_with_logits_backward_target_f32_one_0(char *const *p, sg_index n) {
    const float x = *(const float *)p[0];
    const float *restrict a = (const float *)p[1];
    float *restrict r = (float *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r[i] = ((-x) * a[i]);
}
SG_TWO_CLONES static void _binary_cross_entropy_with_logits_backward_target_f32_one_1(char *const *p, sg_index n) {
    const float x = *(const float *)p[1];
    const float *restrict a = (const float *)p[0];
    float *restrict r = (float *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r[i] = ((-a[i]) * x);
}
SG_TWO_CLONES static void _binary_cross_entropy_with_logits_backward_target_f64(char *const *p, sg_index n) {
    const double *restrict a0 = (const double *)p[0];
    const double *restrict a1 = (const double *)p[1];
    double *restrict r0 = (double *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = ((-a0[i]) * a1[i]);
}
SG_TWO_CLONES static void _binary_cross_entropy_with_logits_backward_target_f64_one_0(char *const *p, sg_index n) {
    const double x = *(const double *)p[0];
    const double *restrict a = (const double *)p[1];
    double *restrict r = (double *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r[i] = ((-x) * a[i]);
}
SG_TWO_CLONES static void _binary_cross_entropy_with_logits_backward_target_f64_one_1(char *const *p, sg_index n) {
    const double x = *(const double *)p[1];
    const double *restrict a = (const double *)p[0];
    double *restrict r = (double *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r[i] = ((-a[i]) * x);
}
static const sg_loop _binary_cross_entropy_with_logits_backward_target_loops[] = {
    {SG_f32, {SG_f32, SG_f32, SG_f32}, _binary_cross_entropy_with_logits_backward_target_f32, 0, {_binary_cross_entropy_with_logits_backward_target_f32_one_0, _binary_cross_entropy_with_logits_backward_target_f32_one_1}},
    {SG_f64, {SG_f64, SG_f64, SG_f64}, _binary_cross_entropy_with_logits_backward_target_f64, 0, {_binary_cross_entropy_with_logits_backward_target_f64_one_0, _binary_cross_entropy_with_logits_backward_target_f64_one_1}},
};

/* _binary_cross_entropy_with_logits: grad * ((1 - target) - _logistic(-self)); -grad * self */
SG_LARGE static void _binary_cross_entropy_with_logits_backward_f32(char *const *p, sg_index n) {
    const float *a0 = (const float *)p[0];
    const float *a1 = (const float *)p[1];
    const float *a2 = (const float *)p[2];
    float *r0 = (float *)p[3];
    float *r1 = (float *)p[4];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++) {
        const float v0 = (a0[i] * ((1.0f - a1[i]) - sg_sigmoid_f32((-a2[i]))));
        const float v1 = ((-a0[i]) * a2[i]);
        r0[i] = v0;
        r1[i] = v1;
    }
}
SG_LARGE static void _binary_cross_entropy_with_logits_backward_f64(char *const *p, sg_index n) {
    const double *a0 = (const double *)p[0];
    const double *a1 = (const double *)p[1];
    const double *a2 = (const double *)p[2];
    double *r0 = (double *)p[3];
    double *r1 = (double *)p[4];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++) {
        const double v0 = (a0[i] * ((1.0 - a1[i]) - sg_sigmoid_f64((-a2[i]))));
        const double v1 = ((-a0[i]) * a2[i]);
        r0[i] = v0;
        r1[i] = v1;
    }
}
static const sg_loop _binary_cross_entropy_with_logits_backward_loops[] = {
    {SG_f32, {SG_f32, SG_f32, SG_f32, SG_f32, SG_f32}, _binary_cross_entropy_with_logits_backward_f32},
    {SG_f64, {SG_f64, SG_f64, SG_f64, SG_f64, SG_f64}, _binary_cross_entropy_with_logits_backward_f64},
};

const sg_kernel sg_kernels__binary_cross_entropy_with_logits[] = {
    {"_binary_cross_entropy_with_logits", 2, 1, SG_ELEMENTS, 0, {SG_SAME, SG_SAME, SG_SAME}, 0, 2, _binary_cross_entropy_with_logits_loops},
    {"_binary_cross_entropy_with_logits_backward_self", 3, 1, SG_ELEMENTS, 0, {SG_SAME, SG_SAME, SG_SAME, SG_SAME}, 0, 2, _binary_cross_entropy_with_logits_backward_self_loops},
    {"_binary_cross_entropy_with_logits_backward_target", 2, 1, SG_ELEMENTS, 0, {SG_SAME, SG_SAME, SG_SAME}, 0, 2, _binary_cross_entropy_with_logits_backward_target_loops},
    {"_binary_cross_entropy_with_logits_backward", 3, 2, SG_ELEMENTS, 0, {SG_SAME, SG_SAME, SG_SAME, SG_SAME, SG_SAME}, 0, 2, _binary_cross_entropy_with_logits_backward_loops},
    {0}};
