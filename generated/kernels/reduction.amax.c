/* Generated from derivatives.yaml by `specgrad generate`; do not edit. */
#include "kernel.h"

/* amax: where(chosen, _spread(grad / _to_copy(chosen.sum(dim, keepdim), grad.dtype), self.shape, dim, keepdim), 0) */
SG_TWO_CLONES static void amax_backward_self_inner_inner_f32(char *const *p, sg_index n) {
    const float *restrict a0 = (const float *)p[0];
    const float *restrict a1 = (const float *)p[1];
    sg_bool *restrict r0 = (sg_bool *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = ((a0[i] == a1[i]) | ((a0[i] != a0[i]) & (a1[i] != a1[i])));
}
SG_TWO_CLONES static void amax_backward_self_inner_inner_f64(char *const *p, sg_index n) {
    const double *restrict a0 = (const double *)p[0];
    const double *restrict a1 = (const double *)p[1];
    sg_bool *restrict r0 = (sg_bool *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = ((a0[i] == a1[i]) | ((a0[i] != a0[i]) & (a1[i] != a1[i])));
}
static void amax_backward_self_inner_inner_i8(char *const *p, sg_index n) {
    const int8_t *restrict a0 = (const int8_t *)p[0];
    const int8_t *restrict a1 = (const int8_t *)p[1];
    sg_bool *restrict r0 = (sg_bool *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = ((a0[i] == a1[i]) | ((a0[i] != a0[i]) & (a1[i] != a1[i])));
}
static void amax_backward_self_inner_inner_i16(char *const *p, sg_index n) {
    const int16_t *restrict a0 = (const int16_t *)p[0];
    const int16_t *restrict a1 = (const int16_t *)p[1];
    sg_bool *restrict r0 = (sg_bool *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = ((a0[i] == a1[i]) | ((a0[i] != a0[i]) & (a1[i] != a1[i])));
}
static void amax_backward_self_inner_inner_i32(char *const *p, sg_index n) {
    const int32_t *restrict a0 = (const int32_t *)p[0];
    const int32_t *restrict a1 = (const int32_t *)p[1];
    sg_bool *restrict r0 = (sg_bool *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = ((a0[i] == a1[i]) | ((a0[i] != a0[i]) & (a1[i] != a1[i])));
}
static void amax_backward_self_inner_inner_i64(char *const *p, sg_index n) {
    const int64_t *restrict a0 = (const int64_t *)p[0];
    const int64_t *restrict a1 = (const int64_t *)p[1];
    sg_bool *restrict r0 = (sg_bool *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = ((a0[i] == a1[i]) | ((a0[i] != a0[i]) & (a1[i] != a1[i])));
}
static void amax_backward_self_inner_inner_b8(char *const *p, sg_index n) {
    const sg_bool *restrict a0 = (const sg_bool *)p[0];
    const sg_bool *restrict a1 = (const sg_bool *)p[1];
    sg_bool *restrict r0 = (sg_bool *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = ((a0[i] == a1[i]) | ((a0[i] != a0[i]) & (a1[i] != a1[i])));
}
static const sg_loop amax_backward_self_inner_inner_loops[] = {
    {SG_f32, {SG_f32, SG_f32, SG_b8}, amax_backward_self_inner_inner_f32},
    {SG_f64, {SG_f64, SG_f64, SG_b8}, amax_backward_self_inner_inner_f64},
    {SG_i8, {SG_i8, SG_i8, SG_b8}, amax_backward_self_inner_inner_i8},
    {SG_i16, {SG_i16, SG_i16, SG_b8}, amax_backward_self_inner_inner_i16},
    {SG_i32, {SG_i32, SG_i32, SG_b8}, amax_backward_self_inner_inner_i32},
    {SG_i64, {SG_i64, SG_i64, SG_b8}, amax_backward_self_inner_inner_i64},
    {SG_u8, {SG_u8, SG_u8, SG_b8}, amax_backward_self_inner_inner_i8},
    {SG_u16, {SG_u16, SG_u16, SG_b8}, amax_backward_self_inner_inner_i16},
    {SG_u32, {SG_u32, SG_u32, SG_b8}, amax_backward_self_inner_inner_i32},
    {SG_u64, {SG_u64, SG_u64, SG_b8}, amax_backward_self_inner_inner_i64},
    {SG_b8, {SG_b8, SG_b8, SG_b8}, amax_backward_self_inner_inner_b8},
};

/* amax: where(chosen, _spread(grad / _to_copy(chosen.sum(dim, keepdim), grad.dtype), self.shape, dim, keepdim), 0) */
SG_LARGE static void amax_backward_self_f32(char *const *p, sg_index n) {
    const float *restrict a0 = (const float *)p[0];
    const float *restrict a1 = (const float *)p[1];
    const float *restrict a2 = (const float *)p[2];
    float *restrict r0 = (float *)p[3];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (((a0[i] == a1[i]) | ((a0[i] != a0[i]) & (a1[i] != a1[i]))) ? a2[i] : 0.0f);
}
SG_LARGE static void amax_backward_self_f64(char *const *p, sg_index n) {
    const double *restrict a0 = (const double *)p[0];
    const double *restrict a1 = (const double *)p[1];
    const double *restrict a2 = (const double *)p[2];
    double *restrict r0 = (double *)p[3];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (((a0[i] == a1[i]) | ((a0[i] != a0[i]) & (a1[i] != a1[i]))) ? a2[i] : 0.0);
}
static void amax_backward_self_i8(char *const *p, sg_index n) {
    const int8_t *restrict a0 = (const int8_t *)p[0];
    const int8_t *restrict a1 = (const int8_t *)p[1];
    const int8_t *restrict a2 = (const int8_t *)p[2];
    int8_t *restrict r0 = (int8_t *)p[3];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (((a0[i] == a1[i]) | ((a0[i] != a0[i]) & (a1[i] != a1[i]))) ? a2[i] : 0);
}
static void amax_backward_self_i16(char *const *p, sg_index n) {
    const int16_t *restrict a0 = (const int16_t *)p[0];
    const int16_t *restrict a1 = (const int16_t *)p[1];
    const int16_t *restrict a2 = (const int16_t *)p[2];
    int16_t *restrict r0 = (int16_t *)p[3];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (((a0[i] == a1[i]) | ((a0[i] != a0[i]) & (a1[i] != a1[i]))) ? a2[i] : 0);
}
static void amax_backward_self_i32(char *const *p, sg_index n) {
    const int32_t *restrict a0 = (const int32_t *)p[0];
    const int32_t *restrict a1 = (const int32_t *)p[1];
    const int32_t *restrict a2 = (const int32_t *)p[2];
    int32_t *restrict r0 = (int32_t *)p[3];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (((a0[i] == a1[i]) | ((a0[i] != a0[i]) & (a1[i] != a1[i]))) ? a2[i] : 0);
}
static void amax_backward_self_i64(char *const *p, sg_index n) {
    const int64_t *restrict a0 = (const int64_t *)p[0];
    const int64_t *restrict a1 = (const int64_t *)p[1];
    const int64_t *restrict a2 = (const int64_t *)p[2];
    int64_t *restrict r0 = (int64_t *)p[3];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (((a0[i] == a1[i]) | ((a0[i] != a0[i]) & (a1[i] != a1[i]))) ? a2[i] : 0);
}
static void amax_backward_self_b8(char *const *p, sg_index n) {
    const sg_bool *restrict a0 = (const sg_bool *)p[0];
    const sg_bool *restrict a1 = (const sg_bool *)p[1];
    const sg_bool *restrict a2 = (const sg_bool *)p[2];
    sg_bool *restrict r0 = (sg_bool *)p[3];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (((a0[i] == a1[i]) | ((a0[i] != a0[i]) & (a1[i] != a1[i]))) ? a2[i] : 0);
}
static const sg_loop amax_backward_self_loops[] = {
    {SG_f32, {SG_f32, SG_f32, SG_f32, SG_f32}, amax_backward_self_f32},
    {SG_f64, {SG_f64, SG_f64, SG_f64, SG_f64}, amax_backward_self_f64},
    {SG_i8, {SG_i8, SG_i8, SG_i8, SG_i8}, amax_backward_self_i8},
    {SG_i16, {SG_i16, SG_i16, SG_i16, SG_i16}, amax_backward_self_i16},
    {SG_i32, {SG_i32, SG_i32, SG_i32, SG_i32}, amax_backward_self_i32},
    {SG_i64, {SG_i64, SG_i64, SG_i64, SG_i64}, amax_backward_self_i64},
    {SG_u8, {SG_u8, SG_u8, SG_u8, SG_u8}, amax_backward_self_i8},
    {SG_u16, {SG_u16, SG_u16, SG_u16, SG_u16}, amax_backward_self_i16},
    {SG_u32, {SG_u32, SG_u32, SG_u32, SG_u32}, amax_backward_self_i32},
    {SG_u64, {SG_u64, SG_u64, SG_u64, SG_u64}, amax_backward_self_i64},
    {SG_b8, {SG_b8, SG_b8, SG_b8, SG_b8}, amax_backward_self_b8},
};

const sg_kernel sg_kernels_amax[] = {
    {"amax_backward_self_inner_inner", 2, 1, SG_ELEMENTS, 0, {SG_SAME, SG_SAME, SG_BOOL}, 0, 11, amax_backward_self_inner_inner_loops},
    {"amax_backward_self", 3, 1, SG_ELEMENTS, 0, {SG_SAME, SG_SAME, SG_SAME, SG_SAME}, 0, 11, amax_backward_self_loops},
    {0}};
