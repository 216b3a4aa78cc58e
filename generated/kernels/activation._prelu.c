/* Generated from derivatives.yaml by `specgrad generate`; do not edit. */
#include "kernel.h"

/* _prelu: where(self > 0, self, weight * self) */
SG_TWO_CLONES static void _prelu_f32(char *const *p, sg_index n) {
    const float *restrict a0 = (const float *)p[0];
    const float *restrict a1 = (const float *)p[1];
    float *restrict r0 = (float *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = ((a0[i] > 0.0f) ? a0[i] : (a1[i] * a0[i]));
}
SG_TWO_CLONES static void _prelu_f32_one_0(char *const *p, sg_index n) {
    const float x = *(const float *)p[0];
    const float *restrict a = (const float *)p[1];
    float *restrict r = (float *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r[i] = ((x > 0.0f) ? x : (a[i] * x));
}
SG_TWO_CLONES static void _prelu_f32_one_1(char *const *p, sg_index n) {
    const float x = *(const float *)p[1];
    const float *restrict a = (const float *)p[0];
    float *restrict r = (float *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r[i] = ((a[i] > 0.0f) ? a[i] : (x * a[i]));
}
SG_TWO_CLONES static void _prelu_f64(char *const *p, sg_index n) {
    const double *restrict a0 = (const double *)p[0];
    const double *restrict a1 = (const double *)p[1];
    double *restrict r0 = (double *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = ((a0[i] > 0.0) ? a0[i] : (a1[i] * a0[i]));
}
SG_TWO_CLONES static void _prelu_f64_one_0(char *const *p, sg_index n) {
    const double x = *(const double *)p[0];
    const double *restrict a = (const double *)p[1];
    double *restrict r = (double *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r[i] = ((x > 0.0) ? x : (a[i] * x));
}
SG_TWO_CLONES static void _prelu_f64_one_1(char *const *p, sg_index n) {
    const double x = *(const double *)p[1];
    const double *restrict a = (const double *)p[0];
    double *restrict r = (double *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r[i] = ((a[i] > 0.0) ? a[i] : (x * a[i]));
}
static const sg_loop _prelu_loops[] = {
    {SG_f32, {SG_f32, SG_f32, SG_f32}, _prelu_f32, 0, {_prelu_f32_one_0, _prelu_f32_one_1}},
    {SG_f64, {SG_f64, SG_f64, SG_f64}, _prelu_f64, 0, {_prelu_f64_one_0, _prelu_f64_one_1}},
};

/* _prelu: where(self > 0, grad, weight * grad) */
SG_LARGE static void _prelu_backward_self_f32(char *const *p, sg_index n) {
    const float *restrict a0 = (const float *)p[0];
    const float *restrict a1 = (const float *)p[1];
    const float *restrict a2 = (const float *)p[2];
    float *restrict r0 = (float *)p[3];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = ((a0[i] > 0.0f) ? a1[i] : (a2[i] * a1[i]));
}
SG_LARGE static void _prelu_backward_self_f64(char *const *p, sg_index n) {
    const double *restrict a0 = (const double *)p[0];
    const double *restrict a1 = (const double *)p[1];
    const double *restrict a2 = (const double *)p[2];
    double *restrict r0 = (double *)p[3];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = ((a0[i] > 0.0) ? a1[i] : (a2[i] * a1[i]));
}
static const sg_loop _prelu_backward_self_loops[] = {
    {SG_f32, {SG_f32, SG_f32, SG_f32, SG_f32}, _prelu_backward_self_f32},
    {SG_f64, {SG_f64, SG_f64, SG_f64, SG_f64}, _prelu_backward_self_f64},
};

/* _prelu: where(self > 0, 0, grad * self) */
SG_TWO_CLONES static void _prelu_backward_weight_f32(char *const *p, sg_index n) {
    const float *restrict a0 = (const float *)p[0];
    const float *restrict a1 = (const float *)p[1];
    float *restrict r0 = (float *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = ((a0[i] > 0.0f) ? 0.0f : (a1[i] * a0[i]));
}
SG_TWO_CLONES static void _prelu_backward_weight_f32_one_0(char *const *p, sg_index n) {
    const float x = *(const float *)p[0];
    const float *restrict a = (const float *)p[1];
    float *restrict r = (float *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r[i] = ((x > 0.0f) ? 0.0f : (a[i] * x));
}
SG_TWO_CLONES static void _prelu_backward_weight_f32_one_1(char *const *p, sg_index n) {
    const float x = *(const float *)p[1];
    const float *restrict a = (const float *)p[0];
    float *restrict r = (float *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r[i] = ((a[i] > 0.0f) ? 0.0f : (x * a[i]));
}
SG_TWO_CLONES static void _prelu_backward_weight_f64(char *const *p, sg_index n) {
    const double *restrict a0 = (const double *)p[0];
    const double *restrict a1 = (const double *)p[1];
    double *restrict r0 = (double *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = ((a0[i] > 0.0) ? 0.0 : (a1[i] * a0[i]));
}
SG_TWO_CLONES static void _prelu_backward_weight_f64_one_0(char *const *p, sg_index n) {
    const double x = *(const double *)p[0];
    const double *restrict a = (const double *)p[1];
    double *restrict r = (double *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r[i] = ((x > 0.0) ? 0.0 : (a[i] * x));
}
SG_TWO_CLONES static void _prelu_backward_weight_f64_one_1(char *const *p, sg_index n) {
    const double x = *(const double *)p[1];
    const double *restrict a = (const double *)p[0];
    double *restrict r = (double *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r[i] = ((a[i] > 0.0) ? 0.0 : (x * a[i]));
}
static const sg_loop _prelu_backward_weight_loops[] = {
    {SG_f32, {SG_f32, SG_f32, SG_f32}, _prelu_backward_weight_f32, 0, {_prelu_backward_weight_f32_one_0, _prelu_backward_weight_f32_one_1}},
    {SG_f64, {SG_f64, SG_f64, SG_f64}, _prelu_backward_weight_f64, 0, {_prelu_backward_weight_f64_one_0, _prelu_backward_weight_f64_one_1}},
};

/* _prelu: where(self > 0, grad, weight * grad); where(self > 0, 0, grad * self) */
SG_LARGE static void _prelu_backward_f32(char *const *p, sg_index n) {
    const float *a0 = (const float *)p[0];
    const float *a1 = (const float *)p[1];
    const float *a2 = (const float *)p[2];
    float *r0 = (float *)p[3];
    float *r1 = (float *)p[4];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++) {
        const float v0 = ((a0[i] > 0.0f) ? a1[i] : (a2[i] * a1[i]));
        const float v1 = ((a0[i] > 0.0f) ? 0.0f : (a1[i] * a0[i]));
        r0[i] = v0;
        r1[i] = v1;
    }
}
SG_LARGE static void _prelu_backward_f64(char *const *p, sg_index n) {
    const double *a0 = (const double *)p[0];
    const double *a1 = (const double *)p[1];
    const double *a2 = (const double *)p[2];
    double *r0 = (double *)p[3];
    double *r1 = (double *)p[4];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++) {
        const double v0 = ((a0[i] > 0.0) ? a1[i] : (a2[i] * a1[i]));
        const double v1 = ((a0[i] > 0.0) ? 0.0 : (a1[i] * a0[i]));
        r0[i] = v0;
        r1[i] = v1;
    }
}
static const sg_loop _prelu_backward_loops[] = {
    {SG_f32, {SG_f32, SG_f32, SG_f32, SG_f32, SG_f32}, _prelu_backward_f32},
    {SG_f64, {SG_f64, SG_f64, SG_f64, SG_f64, SG_f64}, _prelu_backward_f64},
};

const sg_kernel sg_kernels__prelu[] = {
    {"_prelu", 2, 1, SG_ELEMENTS, 0, {SG_SAME, SG_SAME, SG_SAME}, 0, 2, _prelu_loops},
    {"_prelu_backward_self", 3, 1, SG_ELEMENTS, 0, {SG_SAME, SG_SAME, SG_SAME, SG_SAME}, 0, 2, _prelu_backward_self_loops},
    {"_prelu_backward_weight", 2, 1, SG_ELEMENTS, 0, {SG_SAME, SG_SAME, SG_SAME}, 0, 2, _prelu_backward_weight_loops},
    {"_prelu_backward", 3, 2, SG_ELEMENTS, 0, {SG_SAME, SG_SAME, SG_SAME, SG_SAME, SG_SAME}, 0, 2, _prelu_backward_loops},
    {0}};
