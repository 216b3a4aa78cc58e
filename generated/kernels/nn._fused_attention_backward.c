/* Generated from derivatives.yaml by `specgrad generate`; do not edit. */
#include "kernel.h"

/* _fused_attention_backward: shared._matmul(value) + (kept * weights)._matmul(grads[2]) */
SG_LARGE static void _fused_attention_backward_backward_above_inner_inner_f32(char *const *p, sg_index n) {
    const float *restrict a0 = (const float *)p[0];
    const float *restrict a1 = (const float *)p[1];
    const float *restrict a2 = (const float *)p[2];
    float *restrict r0 = (float *)p[3];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = ((a0[i] + a1[i]) * a2[i]);
}
SG_LARGE static void _fused_attention_backward_backward_above_inner_inner_f64(char *const *p, sg_index n) {
    const double *restrict a0 = (const double *)p[0];
    const double *restrict a1 = (const double *)p[1];
    const double *restrict a2 = (const double *)p[2];
    double *restrict r0 = (double *)p[3];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = ((a0[i] + a1[i]) * a2[i]);
}
static const sg_loop _fused_attention_backward_backward_above_inner_inner_loops[] = {
    {SG_f32, {SG_f32, SG_f32, SG_f32, SG_f32}, _fused_attention_backward_backward_above_inner_inner_f32},
    {SG_f64, {SG_f64, SG_f64, SG_f64, SG_f64}, _fused_attention_backward_backward_above_inner_inner_f64},
};

/* _fused_attention_backward: shared._matmul(value) + (kept * weights)._matmul(grads[2]) */
SG_LARGE static void _fused_attention_backward_backward_above_inner_f32(char *const *p, sg_index n) {
    const float *restrict a0 = (const float *)p[0];
    const float *restrict a1 = (const float *)p[1];
    const float *restrict a2 = (const float *)p[2];
    const float *restrict a3 = (const float *)p[3];
    const float *restrict a4 = (const float *)p[4];
    float *restrict r0 = (float *)p[5];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = ((a0[i] * a1[i]) * ((a2[i] + a3[i]) - a4[i]));
}
SG_LARGE static void _fused_attention_backward_backward_above_inner_f64(char *const *p, sg_index n) {
    const double *restrict a0 = (const double *)p[0];
    const double *restrict a1 = (const double *)p[1];
    const double *restrict a2 = (const double *)p[2];
    const double *restrict a3 = (const double *)p[3];
    const double *restrict a4 = (const double *)p[4];
    double *restrict r0 = (double *)p[5];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = ((a0[i] * a1[i]) * ((a2[i] + a3[i]) - a4[i]));
}
static const sg_loop _fused_attention_backward_backward_above_inner_loops[] = {
    {SG_f32, {SG_f32, SG_f32, SG_f32, SG_f32, SG_f32, SG_f32}, _fused_attention_backward_backward_above_inner_f32},
    {SG_f64, {SG_f64, SG_f64, SG_f64, SG_f64, SG_f64, SG_f64}, _fused_attention_backward_backward_above_inner_f64},
};

/* _fused_attention_backward: turned._matmul(key * scale) + of_scores._matmul(grads[1] * scale) */
SG_LARGE static void _fused_attention_backward_backward_query_inner_inner_f32(char *const *p, sg_index n) {
    const float *restrict a0 = (const float *)p[0];
    const float *restrict a1 = (const float *)p[1];
    const float *restrict a2 = (const float *)p[2];
    float *restrict r0 = (float *)p[3];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (a0[i] * (a1[i] * a2[i]));
}
SG_LARGE static void _fused_attention_backward_backward_query_inner_inner_f64(char *const *p, sg_index n) {
    const double *restrict a0 = (const double *)p[0];
    const double *restrict a1 = (const double *)p[1];
    const double *restrict a2 = (const double *)p[2];
    double *restrict r0 = (double *)p[3];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (a0[i] * (a1[i] * a2[i]));
}
static const sg_loop _fused_attention_backward_backward_query_inner_inner_loops[] = {
    {SG_f32, {SG_f32, SG_f32, SG_f32, SG_f32}, _fused_attention_backward_backward_query_inner_inner_f32},
    {SG_f64, {SG_f64, SG_f64, SG_f64, SG_f64}, _fused_attention_backward_backward_query_inner_inner_f64},
};

/* _fused_attention_backward: turned._matmul(key * scale) + of_scores._matmul(grads[1] * scale) */
SG_LARGE static void _fused_attention_backward_backward_query_inner_inner_2_f32(char *const *p, sg_index n) {
    const float *restrict a0 = (const float *)p[0];
    const float *restrict a1 = (const float *)p[1];
    const float *restrict a2 = (const float *)p[2];
    const float *restrict a3 = (const float *)p[3];
    const float *restrict a4 = (const float *)p[4];
    const float *restrict a5 = (const float *)p[5];
    const float *restrict a6 = (const float *)p[6];
    const float *restrict a7 = (const float *)p[7];
    float *restrict r0 = (float *)p[8];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (((((a0[i] + a1[i]) * ((a2[i] * a3[i]) - a4[i])) - (a5[i] * (a2[i] * a3[i]))) + (a6[i] * a3[i])) * a7[i]);
}
SG_LARGE static void _fused_attention_backward_backward_query_inner_inner_2_f64(char *const *p, sg_index n) {
    const double *restrict a0 = (const double *)p[0];
    const double *restrict a1 = (const double *)p[1];
    const double *restrict a2 = (const double *)p[2];
    const double *restrict a3 = (const double *)p[3];
    const double *restrict a4 = (const double *)p[4];
    const double *restrict a5 = (const double *)p[5];
    const double *restrict a6 = (const double *)p[6];
    const double *restrict a7 = (const double *)p[7];
    double *restrict r0 = (double *)p[8];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (((((a0[i] + a1[i]) * ((a2[i] * a3[i]) - a4[i])) - (a5[i] * (a2[i] * a3[i]))) + (a6[i] * a3[i])) * a7[i]);
}
static const sg_loop _fused_attention_backward_backward_query_inner_inner_2_loops[] = {
    {SG_f32, {SG_f32, SG_f32, SG_f32, SG_f32, SG_f32, SG_f32, SG_f32, SG_f32, SG_f32}, _fused_attention_backward_backward_query_inner_inner_2_f32},
    {SG_f64, {SG_f64, SG_f64, SG_f64, SG_f64, SG_f64, SG_f64, SG_f64, SG_f64, SG_f64}, _fused_attention_backward_backward_query_inner_inner_2_f64},
};

/* _fused_attention_backward: turned._matmul(key * scale) + of_scores._matmul(grads[1] * scale) */
SG_LARGE static void _fused_attention_backward_backward_query_inner_f32(char *const *p, sg_index n) {
    const float *restrict a0 = (const float *)p[0];
    const float *restrict a1 = (const float *)p[1];
    const float *restrict a2 = (const float *)p[2];
    const float *restrict a3 = (const float *)p[3];
    const float *restrict a4 = (const float *)p[4];
    const float *restrict a5 = (const float *)p[5];
    const float *restrict a6 = (const float *)p[6];
    const float *restrict a7 = (const float *)p[7];
    const float *restrict a8 = (const float *)p[8];
    float *restrict r0 = (float *)p[9];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (a0[i] * (((((a1[i] + a2[i]) * ((a3[i] * a4[i]) - a5[i])) - (a6[i] * (a3[i] * a4[i]))) + (a7[i] * a4[i])) - a8[i]));
}
SG_LARGE static void _fused_attention_backward_backward_query_inner_f64(char *const *p, sg_index n) {
    const double *restrict a0 = (const double *)p[0];
    const double *restrict a1 = (const double *)p[1];
    const double *restrict a2 = (const double *)p[2];
    const double *restrict a3 = (const double *)p[3];
    const double *restrict a4 = (const double *)p[4];
    const double *restrict a5 = (const double *)p[5];
    const double *restrict a6 = (const double *)p[6];
    const double *restrict a7 = (const double *)p[7];
    const double *restrict a8 = (const double *)p[8];
    double *restrict r0 = (double *)p[9];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (a0[i] * (((((a1[i] + a2[i]) * ((a3[i] * a4[i]) - a5[i])) - (a6[i] * (a3[i] * a4[i]))) + (a7[i] * a4[i])) - a8[i]));
}
static const sg_loop _fused_attention_backward_backward_query_inner_loops[] = {
    {SG_f32, {SG_f32, SG_f32, SG_f32, SG_f32, SG_f32, SG_f32, SG_f32, SG_f32, SG_f32, SG_f32}, _fused_attention_backward_backward_query_inner_f32},
    {SG_f64, {SG_f64, SG_f64, SG_f64, SG_f64, SG_f64, SG_f64, SG_f64, SG_f64, SG_f64, SG_f64}, _fused_attention_backward_backward_query_inner_f64},
};

const sg_kernel sg_kernels__fused_attention_backward[] = {
    {"_fused_attention_backward_backward_above_inner_inner", 3, 1, SG_ELEMENTS, 0, {SG_SAME, SG_SAME, SG_SAME, SG_SAME}, 0, 2, _fused_attention_backward_backward_above_inner_inner_loops},
    {"_fused_attention_backward_backward_above_inner", 5, 1, SG_ELEMENTS, 0, {SG_SAME, SG_SAME, SG_SAME, SG_SAME, SG_SAME, SG_SAME}, 0, 2, _fused_attention_backward_backward_above_inner_loops},
    {"_fused_attention_backward_backward_query_inner_inner", 3, 1, SG_ELEMENTS, 0, {SG_SAME, SG_SAME, SG_SAME, SG_SAME}, 0, 2, _fused_attention_backward_backward_query_inner_inner_loops},
    {"_fused_attention_backward_backward_query_inner_inner_2", 8, 1, SG_ELEMENTS, 0, {SG_SAME, SG_SAME, SG_SAME, SG_SAME, SG_SAME, SG_SAME, SG_SAME, SG_SAME, SG_SAME}, 0, 2, _fused_attention_backward_backward_query_inner_inner_2_loops},
    {"_fused_attention_backward_backward_query_inner", 9, 1, SG_ELEMENTS, 0, {SG_SAME, SG_SAME, SG_SAME, SG_SAME, SG_SAME, SG_SAME, SG_SAME, SG_SAME, SG_SAME, SG_SAME}, 0, 2, _fused_attention_backward_backward_query_inner_loops},
    {0}};
