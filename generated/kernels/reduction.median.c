/* Generated from derivatives.yaml by `specgrad generate`; do not edit. */
#include "kernel.h"

/* median: where(tied, grad / tied.sum(), 0) */
SG_TWO_CLONES static void median_backward_self_inner_f32(char *const *p, sg_index n) {
    const float *restrict a0 = (const float *)p[0];
    const float *restrict a1 = (const float *)p[1];
    sg_bool *restrict r0 = (sg_bool *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = ((a0[i] == a1[i]) | (a0[i] != a0[i]));
}
SG_TWO_CLONES static void median_backward_self_inner_f32_one_0(char *const *p, sg_index n) {
    const float x = *(const float *)p[0];
    const float *restrict a = (const float *)p[1];
    sg_bool *restrict r = (sg_bool *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r[i] = ((x == a[i]) | (x != x));
}
SG_TWO_CLONES static void median_backward_self_inner_f32_one_1(char *const *p, sg_index n) {
    const float x = *(const float *)p[1];
    const float *restrict a = (const float *)p[0];
    sg_bool *restrict r = (sg_bool *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r[i] = ((a[i] == x) | (a[i] != a[i]));
}
SG_TWO_CLONES static void median_backward_self_inner_f64(char *const *p, sg_index n) {
    const double *restrict a0 = (const double *)p[0];
    const double *restrict a1 = (const double *)p[1];
    sg_bool *restrict r0 = (sg_bool *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = ((a0[i] == a1[i]) | (a0[i] != a0[i]));
}
SG_TWO_CLONES static void median_backward_self_inner_f64_one_0(char *const *p, sg_index n) {
    const double x = *(const double *)p[0];
    const double *restrict a = (const double *)p[1];
    sg_bool *restrict r = (sg_bool *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r[i] = ((x == a[i]) | (x != x));
}
SG_TWO_CLONES static void median_backward_self_inner_f64_one_1(char *const *p, sg_index n) {
    const double x = *(const double *)p[1];
    const double *restrict a = (const double *)p[0];
    sg_bool *restrict r = (sg_bool *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r[i] = ((a[i] == x) | (a[i] != a[i]));
}
static void median_backward_self_inner_i8(char *const *p, sg_index n) {
    const int8_t *restrict a0 = (const int8_t *)p[0];
    const int8_t *restrict a1 = (const int8_t *)p[1];
    sg_bool *restrict r0 = (sg_bool *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = ((a0[i] == a1[i]) | (a0[i] != a0[i]));
}
static void median_backward_self_inner_i16(char *const *p, sg_index n) {
    const int16_t *restrict a0 = (const int16_t *)p[0];
    const int16_t *restrict a1 = (const int16_t *)p[1];
    sg_bool *restrict r0 = (sg_bool *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = ((a0[i] == a1[i]) | (a0[i] != a0[i]));
}
static void median_backward_self_inner_i32(char *const *p, sg_index n) {
    const int32_t *restrict a0 = (const int32_t *)p[0];
    const int32_t *restrict a1 = (const int32_t *)p[1];
    sg_bool *restrict r0 = (sg_bool *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = ((a0[i] == a1[i]) | (a0[i] != a0[i]));
}
static void median_backward_self_inner_i64(char *const *p, sg_index n) {
    const int64_t *restrict a0 = (const int64_t *)p[0];
    const int64_t *restrict a1 = (const int64_t *)p[1];
    sg_bool *restrict r0 = (sg_bool *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = ((a0[i] == a1[i]) | (a0[i] != a0[i]));
}
static const sg_loop median_backward_self_inner_loops[] = {
    {SG_f32, {SG_f32, SG_f32, SG_b8}, median_backward_self_inner_f32, 0, {median_backward_self_inner_f32_one_0, median_backward_self_inner_f32_one_1}},
    {SG_f64, {SG_f64, SG_f64, SG_b8}, median_backward_self_inner_f64, 0, {median_backward_self_inner_f64_one_0, median_backward_self_inner_f64_one_1}},
    {SG_i8, {SG_i8, SG_i8, SG_b8}, median_backward_self_inner_i8},
    {SG_i16, {SG_i16, SG_i16, SG_b8}, median_backward_self_inner_i16},
    {SG_i32, {SG_i32, SG_i32, SG_b8}, median_backward_self_inner_i32},
    {SG_i64, {SG_i64, SG_i64, SG_b8}, median_backward_self_inner_i64},
    {SG_u8, {SG_u8, SG_u8, SG_b8}, median_backward_self_inner_i8},
    {SG_u16, {SG_u16, SG_u16, SG_b8}, median_backward_self_inner_i16},
    {SG_u32, {SG_u32, SG_u32, SG_b8}, median_backward_self_inner_i32},
    {SG_u64, {SG_u64, SG_u64, SG_b8}, median_backward_self_inner_i64},
};

/* median: where(tied, grad / tied.sum(), 0) */
SG_LARGE static void median_backward_self_f32(char *const *p, sg_index n) {
    const float *restrict a0 = (const float *)p[0];
    const float *restrict a1 = (const float *)p[1];
    const float *restrict a2 = (const float *)p[2];
    const float *restrict a3 = (const float *)p[3];
    float *restrict r0 = (float *)p[4];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (((a0[i] == a1[i]) | (a0[i] != a0[i])) ? (a2[i] / a3[i]) : 0.0f);
}
SG_LARGE static void median_backward_self_f64(char *const *p, sg_index n) {
    const double *restrict a0 = (const double *)p[0];
    const double *restrict a1 = (const double *)p[1];
    const double *restrict a2 = (const double *)p[2];
    const double *restrict a3 = (const double *)p[3];
    double *restrict r0 = (double *)p[4];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (((a0[i] == a1[i]) | (a0[i] != a0[i])) ? (a2[i] / a3[i]) : 0.0);
}
static const sg_loop median_backward_self_loops[] = {
    {SG_f32, {SG_f32, SG_f32, SG_f32, SG_f32, SG_f32}, median_backward_self_f32},
    {SG_f64, {SG_f64, SG_f64, SG_f64, SG_f64, SG_f64}, median_backward_self_f64},
};

const sg_kernel sg_kernels_median[] = {
    {"median_backward_self_inner", 2, 1, SG_ELEMENTS, 0, {SG_SAME, SG_SAME, SG_BOOL}, 0, 10, median_backward_self_inner_loops},
    {"median_backward_self", 4, 1, SG_ELEMENTS, 0, {SG_SAME, SG_SAME, SG_SAME, SG_SAME, SG_SAME}, 0, 2, median_backward_self_loops},
    {0}};
