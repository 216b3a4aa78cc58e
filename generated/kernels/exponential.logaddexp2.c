/* Generated from derivatives.yaml by `specgrad generate`; do not edit. */
#include "kernel.h"

/* logaddexp2: where(self == other, self + 1, maximum(self, other) + log1p(exp2(-abs(self - other))) / log(2)) */
SG_CLONES static void logaddexp2_f32(char *const *p, sg_index n) {
    const float *restrict a0 = (const float *)p[0];
    const float *restrict a1 = (const float *)p[1];
    const float x2 = *(const float *)p[2];
    float *restrict r0 = (float *)p[3];
    for (sg_index b = 0; b < n; b += SG_STAGE) {
        const sg_index end = n - b < SG_STAGE ? n : b + SG_STAGE;
        float t0[SG_STAGE];
        SG_INDEPENDENT
        for (sg_index i = b; i < end; i++)
            t0[i - b] = sg_exp2_f32((-sg_abs_f32((a0[i] - a1[i]))));
        SG_INDEPENDENT
        for (sg_index i = b; i < end; i++)
            r0[i] = ((a0[i] == a1[i]) ? (a0[i] + 1.0f) : (sg_maximum_f32(a0[i], a1[i]) + (sg_log1p_f32(t0[i - b]) / x2)));
    }
}
SG_LARGE static void logaddexp2_f64(char *const *p, sg_index n) {
    const double *restrict a0 = (const double *)p[0];
    const double *restrict a1 = (const double *)p[1];
    const double x2 = *(const double *)p[2];
    double *restrict r0 = (double *)p[3];
    for (sg_index b = 0; b < n; b += SG_STAGE) {
        const sg_index end = n - b < SG_STAGE ? n : b + SG_STAGE;
        double t0[SG_STAGE];
        SG_INDEPENDENT
        for (sg_index i = b; i < end; i++)
            t0[i - b] = sg_exp2_f64((-sg_abs_f64((a0[i] - a1[i]))));
        SG_INDEPENDENT
        for (sg_index i = b; i < end; i++)
            r0[i] = ((a0[i] == a1[i]) ? (a0[i] + 1.0) : (sg_maximum_f64(a0[i], a1[i]) + (sg_log1p_f64(t0[i - b]) / x2)));
    }
}
static const sg_loop logaddexp2_loops[] = {
    {SG_f32, {SG_f32, SG_f32, SG_f32, SG_f32}, logaddexp2_f32},
    {SG_f64, {SG_f64, SG_f64, SG_f64, SG_f64}, logaddexp2_f64},
};

/* logaddexp2: grad * _logistic((self - other) * log(2)) */
SG_LARGE static void logaddexp2_backward_self_f32(char *const *p, sg_index n) {
    const float *restrict a0 = (const float *)p[0];
    const float *restrict a1 = (const float *)p[1];
    const float *restrict a2 = (const float *)p[2];
    const float x3 = *(const float *)p[3];
    float *restrict r0 = (float *)p[4];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (a0[i] * sg_sigmoid_f32(((a1[i] - a2[i]) * x3)));
}
SG_LARGE static void logaddexp2_backward_self_f64(char *const *p, sg_index n) {
    const double *restrict a0 = (const double *)p[0];
    const double *restrict a1 = (const double *)p[1];
    const double *restrict a2 = (const double *)p[2];
    const double x3 = *(const double *)p[3];
    double *restrict r0 = (double *)p[4];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (a0[i] * sg_sigmoid_f64(((a1[i] - a2[i]) * x3)));
}
static const sg_loop logaddexp2_backward_self_loops[] = {
    {SG_f32, {SG_f32, SG_f32, SG_f32, SG_f32, SG_f32}, logaddexp2_backward_self_f32},
    {SG_f64, {SG_f64, SG_f64, SG_f64, SG_f64, SG_f64}, logaddexp2_backward_self_f64},
};

/* logaddexp2: grad * _logistic((self - other) * log(2)); grad * _logistic((other - self) * log(2)) */
SG_CLONES static void logaddexp2_backward_f32(char *const *p, sg_index n) {
    const float *a0 = (const float *)p[0];
    const float *a1 = (const float *)p[1];
    const float *a2 = (const float *)p[2];
    const float x3 = *(const float *)p[3];
    float *r0 = (float *)p[4];
    float *r1 = (float *)p[5];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++) {
        const float v0 = (a0[i] * sg_sigmoid_f32(((a1[i] - a2[i]) * x3)));
        const float v1 = (a0[i] * sg_sigmoid_f32(((a2[i] - a1[i]) * x3)));
        r0[i] = v0;
        r1[i] = v1;
    }
}
SG_LARGE static void logaddexp2_backward_f64(char *const *p, sg_index n) {
    const double *a0 = (const double *)p[0];
    const double *a1 = (const double *)p[1];
    const double *a2 = (const double *)p[2];
    const double x3 = *(const double *)p[3];
    double *r0 = (double *)p[4];
    double *r1 = (double *)p[5];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++) {
        const double v0 = (a0[i] * sg_sigmoid_f64(((a1[i] - a2[i]) * x3)));
        const double v1 = (a0[i] * sg_sigmoid_f64(((a2[i] - a1[i]) * x3)));
        r0[i] = v0;
        r1[i] = v1;
    }
}
static const sg_loop logaddexp2_backward_loops[] = {
    {SG_f32, {SG_f32, SG_f32, SG_f32, SG_f32, SG_f32, SG_f32}, logaddexp2_backward_f32},
    {SG_f64, {SG_f64, SG_f64, SG_f64, SG_f64, SG_f64, SG_f64}, logaddexp2_backward_f64},
};

const sg_kernel sg_kernels_logaddexp2[] = {
    {"logaddexp2", 3, 1, SG_ELEMENTS, 0, {SG_SAME, SG_SAME, SG_REAL_PART, SG_SAME}, 4, 2, logaddexp2_loops},
    {"logaddexp2_backward_self", 4, 1, SG_ELEMENTS, 0, {SG_SAME, SG_SAME, SG_SAME, SG_REAL_PART, SG_SAME}, 8, 2, logaddexp2_backward_self_loops},
    {"logaddexp2_backward", 4, 2, SG_ELEMENTS, 0, {SG_SAME, SG_SAME, SG_SAME, SG_REAL_PART, SG_SAME, SG_SAME}, 8, 2, logaddexp2_backward_loops},
    {0}};
