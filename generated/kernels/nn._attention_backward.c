/* Generated from derivatives.yaml by `specgrad generate`; do not edit. */
#include "kernel.h"

/* _attention_backward: shared._matmul(value) + weights._matmul(grads[2]) */
SG_LARGE static void _attention_backward_backward_above_inner_f32(char *const *p, sg_index n) {
    const float *restrict a0 = (const float *)p[0];
    const float *restrict a1 = (const float *)p[1];
    const float x2 = *(const float *)p[2];
    const float *restrict a3 = (const float *)p[3];
    float *restrict r0 = (float *)p[4];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (((a0[i] + a1[i]) * x2) * a3[i]);
}
SG_LARGE static void _attention_backward_backward_above_inner_f64(char *const *p, sg_index n) {
    const double *restrict a0 = (const double *)p[0];
    const double *restrict a1 = (const double *)p[1];
    const double x2 = *(const double *)p[2];
    const double *restrict a3 = (const double *)p[3];
    double *restrict r0 = (double *)p[4];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (((a0[i] + a1[i]) * x2) * a3[i]);
}
static const sg_loop _attention_backward_backward_above_inner_loops[] = {
    {SG_f32, {SG_f32, SG_f32, SG_f32, SG_f32, SG_f32}, _attention_backward_backward_above_inner_f32},
    {SG_f64, {SG_f64, SG_f64, SG_f64, SG_f64, SG_f64}, _attention_backward_backward_above_inner_f64},
};

/* _attention_backward: (turned._matmul(key) + of_scores._matmul(grads[1])) * scale */
SG_LARGE static void _attention_backward_backward_query_inner_f32(char *const *p, sg_index n) {
    const float *restrict a0 = (const float *)p[0];
    const float *restrict a1 = (const float *)p[1];
    const float x2 = *(const float *)p[2];
    const float *restrict a3 = (const float *)p[3];
    const float *restrict a4 = (const float *)p[4];
    const float *restrict a5 = (const float *)p[5];
    const float *restrict a6 = (const float *)p[6];
    float *restrict r0 = (float *)p[7];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (((((a0[i] + a1[i]) * x2) * (a3[i] - a4[i])) + a5[i]) * a6[i]);
}
SG_LARGE static void _attention_backward_backward_query_inner_f64(char *const *p, sg_index n) {
    const double *restrict a0 = (const double *)p[0];
    const double *restrict a1 = (const double *)p[1];
    const double x2 = *(const double *)p[2];
    const double *restrict a3 = (const double *)p[3];
    const double *restrict a4 = (const double *)p[4];
    const double *restrict a5 = (const double *)p[5];
    const double *restrict a6 = (const double *)p[6];
    double *restrict r0 = (double *)p[7];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (((((a0[i] + a1[i]) * x2) * (a3[i] - a4[i])) + a5[i]) * a6[i]);
}
static const sg_loop _attention_backward_backward_query_inner_loops[] = {
    {SG_f32, {SG_f32, SG_f32, SG_f32, SG_f32, SG_f32, SG_f32, SG_f32, SG_f32}, _attention_backward_backward_query_inner_f32},
    {SG_f64, {SG_f64, SG_f64, SG_f64, SG_f64, SG_f64, SG_f64, SG_f64, SG_f64}, _attention_backward_backward_query_inner_f64},
};

/* _attention_backward: (turned._matmul(key) + of_scores._matmul(grads[1])) * scale */
SG_TWO_CLONES static void _attention_backward_backward_query_f32(char *const *p, sg_index n) {
    const float *restrict a0 = (const float *)p[0];
    const float *restrict a1 = (const float *)p[1];
    const float x2 = *(const float *)p[2];
    float *restrict r0 = (float *)p[3];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = ((a0[i] + a1[i]) * x2);
}
SG_TWO_CLONES static void _attention_backward_backward_query_f64(char *const *p, sg_index n) {
    const double *restrict a0 = (const double *)p[0];
    const double *restrict a1 = (const double *)p[1];
    const double x2 = *(const double *)p[2];
    double *restrict r0 = (double *)p[3];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = ((a0[i] + a1[i]) * x2);
}
static const sg_loop _attention_backward_backward_query_loops[] = {
    {SG_f32, {SG_f32, SG_f32, SG_f32, SG_f32}, _attention_backward_backward_query_f32},
    {SG_f64, {SG_f64, SG_f64, SG_f64, SG_f64}, _attention_backward_backward_query_f64},
};

const sg_kernel sg_kernels__attention_backward[] = {
    {"_attention_backward_backward_above_inner", 4, 1, SG_ELEMENTS, 0, {SG_SAME, SG_SAME, SG_REAL_PART, SG_SAME, SG_SAME}, 4, 2, _attention_backward_backward_above_inner_loops},
    {"_attention_backward_backward_query_inner", 7, 1, SG_ELEMENTS, 0, {SG_SAME, SG_SAME, SG_REAL_PART, SG_SAME, SG_SAME, SG_SAME, SG_SAME, SG_SAME}, 4, 2, _attention_backward_backward_query_inner_loops},
    {"_attention_backward_backward_query", 3, 1, SG_ELEMENTS, 0, {SG_SAME, SG_SAME, SG_REAL_PART, SG_SAME}, 4, 2, _attention_backward_backward_query_loops},
    {0}};
