/* Generated from derivatives.yaml by `specgrad generate`; do not edit. */
#include "kernel.h"

/* add: self + other if alpha == 1 else self + alpha * other */
SG_TWO_CLONES static void add_f32(char *const *p, sg_index n) {
    const float *restrict a0 = (const float *)p[0];
    const float *restrict a1 = (const float *)p[1];
    float *restrict r0 = (float *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (a0[i] + a1[i]);
}
SG_TWO_CLONES static void add_f32_one_0(char *const *p, sg_index n) {
    const float x = *(const float *)p[0];
    const float *restrict a = (const float *)p[1];
    float *restrict r = (float *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r[i] = (x + a[i]);
}
SG_TWO_CLONES static void add_f32_one_1(char *const *p, sg_index n) {
    const float x = *(const float *)p[1];
    const float *restrict a = (const float *)p[0];
    float *restrict r = (float *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r[i] = (a[i] + x);
}
SG_TWO_CLONES static void add_f64(char *const *p, sg_index n) {
    const double *restrict a0 = (const double *)p[0];
    const double *restrict a1 = (const double *)p[1];
    double *restrict r0 = (double *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (a0[i] + a1[i]);
}
SG_TWO_CLONES static void add_f64_one_0(char *const *p, sg_index n) {
    const double x = *(const double *)p[0];
    const double *restrict a = (const double *)p[1];
    double *restrict r = (double *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r[i] = (x + a[i]);
}
SG_TWO_CLONES static void add_f64_one_1(char *const *p, sg_index n) {
    const double x = *(const double *)p[1];
    const double *restrict a = (const double *)p[0];
    double *restrict r = (double *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r[i] = (a[i] + x);
}
static void add_c64(char *const *p, sg_index n) {
    const sg_c64 *restrict a0 = (const sg_c64 *)p[0];
    const sg_c64 *restrict a1 = (const sg_c64 *)p[1];
    sg_c64 *restrict r0 = (sg_c64 *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_add_c64(a0[i], a1[i]);
}
static void add_c128(char *const *p, sg_index n) {
    const sg_c128 *restrict a0 = (const sg_c128 *)p[0];
    const sg_c128 *restrict a1 = (const sg_c128 *)p[1];
    sg_c128 *restrict r0 = (sg_c128 *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_add_c128(a0[i], a1[i]);
}
static void add_i8(char *const *p, sg_index n) {
    const int8_t *restrict a0 = (const int8_t *)p[0];
    const int8_t *restrict a1 = (const int8_t *)p[1];
    int8_t *restrict r0 = (int8_t *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (a0[i] + a1[i]);
}
static void add_i16(char *const *p, sg_index n) {
    const int16_t *restrict a0 = (const int16_t *)p[0];
    const int16_t *restrict a1 = (const int16_t *)p[1];
    int16_t *restrict r0 = (int16_t *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (a0[i] + a1[i]);
}
static void add_i32(char *const *p, sg_index n) {
    const int32_t *restrict a0 = (const int32_t *)p[0];
    const int32_t *restrict a1 = (const int32_t *)p[1];
    int32_t *restrict r0 = (int32_t *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (a0[i] + a1[i]);
}
static void add_i64(char *const *p, sg_index n) {
    const int64_t *restrict a0 = (const int64_t *)p[0];
    const int64_t *restrict a1 = (const int64_t *)p[1];
    int64_t *restrict r0 = (int64_t *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (a0[i] + a1[i]);
}
static void add_b8(char *const *p, sg_index n) {
    const sg_bool *restrict a0 = (const sg_bool *)p[0];
    const sg_bool *restrict a1 = (const sg_bool *)p[1];
    sg_bool *restrict r0 = (sg_bool *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (a0[i] || a1[i]);
}
static const sg_loop add_loops[] = {
    {SG_f32, {SG_f32, SG_f32, SG_f32}, add_f32, 0, {add_f32_one_0, add_f32_one_1}},
    {SG_f64, {SG_f64, SG_f64, SG_f64}, add_f64, 0, {add_f64_one_0, add_f64_one_1}},
    {SG_c64, {SG_c64, SG_c64, SG_c64}, add_c64},
    {SG_c128, {SG_c128, SG_c128, SG_c128}, add_c128},
    {SG_i8, {SG_i8, SG_i8, SG_i8}, add_i8},
    {SG_i16, {SG_i16, SG_i16, SG_i16}, add_i16},
    {SG_i32, {SG_i32, SG_i32, SG_i32}, add_i32},
    {SG_i64, {SG_i64, SG_i64, SG_i64}, add_i64},
    {SG_u8, {SG_u8, SG_u8, SG_u8}, add_i8},
    {SG_u16, {SG_u16, SG_u16, SG_u16}, add_i16},
    {SG_u32, {SG_u32, SG_u32, SG_u32}, add_i32},
    {SG_u64, {SG_u64, SG_u64, SG_u64}, add_i64},
    {SG_b8, {SG_b8, SG_b8, SG_b8}, add_b8},
};

/* add: self + other if alpha == 1 else self + alpha * other */
SG_TWO_CLONES static void add_2_f32(char *const *p, sg_index n) {
    const float *restrict a0 = (const float *)p[0];
    const float x1 = *(const float *)p[1];
    const float *restrict a2 = (const float *)p[2];
    float *restrict r0 = (float *)p[3];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (a0[i] + (x1 * a2[i]));
}
SG_TWO_CLONES static void add_2_f64(char *const *p, sg_index n) {
    const double *restrict a0 = (const double *)p[0];
    const double x1 = *(const double *)p[1];
    const double *restrict a2 = (const double *)p[2];
    double *restrict r0 = (double *)p[3];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (a0[i] + (x1 * a2[i]));
}
static void add_2_c64(char *const *p, sg_index n) {
    const sg_c64 *restrict a0 = (const sg_c64 *)p[0];
    const sg_c64 x1 = *(const sg_c64 *)p[1];
    const sg_c64 *restrict a2 = (const sg_c64 *)p[2];
    sg_c64 *restrict r0 = (sg_c64 *)p[3];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_add_c64(a0[i], sg_mul_c64(x1, a2[i]));
}
static void add_2_c128(char *const *p, sg_index n) {
    const sg_c128 *restrict a0 = (const sg_c128 *)p[0];
    const sg_c128 x1 = *(const sg_c128 *)p[1];
    const sg_c128 *restrict a2 = (const sg_c128 *)p[2];
    sg_c128 *restrict r0 = (sg_c128 *)p[3];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_add_c128(a0[i], sg_mul_c128(x1, a2[i]));
}
static void add_2_i8(char *const *p, sg_index n) {
    const int8_t *restrict a0 = (const int8_t *)p[0];
    const int8_t x1 = *(const int8_t *)p[1];
    const int8_t *restrict a2 = (const int8_t *)p[2];
    int8_t *restrict r0 = (int8_t *)p[3];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (a0[i] + (x1 * a2[i]));
}
static void add_2_i16(char *const *p, sg_index n) {
    const int16_t *restrict a0 = (const int16_t *)p[0];
    const int16_t x1 = *(const int16_t *)p[1];
    const int16_t *restrict a2 = (const int16_t *)p[2];
    int16_t *restrict r0 = (int16_t *)p[3];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (a0[i] + (x1 * a2[i]));
}
static void add_2_i32(char *const *p, sg_index n) {
    const int32_t *restrict a0 = (const int32_t *)p[0];
    const int32_t x1 = *(const int32_t *)p[1];
    const int32_t *restrict a2 = (const int32_t *)p[2];
    int32_t *restrict r0 = (int32_t *)p[3];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (a0[i] + (x1 * a2[i]));
}
static void add_2_i64(char *const *p, sg_index n) {
    const int64_t *restrict a0 = (const int64_t *)p[0];
    const int64_t x1 = *(const int64_t *)p[1];
    const int64_t *restrict a2 = (const int64_t *)p[2];
    int64_t *restrict r0 = (int64_t *)p[3];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (a0[i] + (x1 * a2[i]));
}
static void add_2_b8(char *const *p, sg_index n) {
    const sg_bool *restrict a0 = (const sg_bool *)p[0];
    const sg_bool x1 = *(const sg_bool *)p[1];
    const sg_bool *restrict a2 = (const sg_bool *)p[2];
    sg_bool *restrict r0 = (sg_bool *)p[3];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (a0[i] || (x1 && a2[i]));
}
static const sg_loop add_2_loops[] = {
    {SG_f32, {SG_f32, SG_f32, SG_f32, SG_f32}, add_2_f32},
    {SG_f64, {SG_f64, SG_f64, SG_f64, SG_f64}, add_2_f64},
    {SG_c64, {SG_c64, SG_c64, SG_c64, SG_c64}, add_2_c64},
    {SG_c128, {SG_c128, SG_c128, SG_c128, SG_c128}, add_2_c128},
    {SG_i8, {SG_i8, SG_i8, SG_i8, SG_i8}, add_2_i8},
    {SG_i16, {SG_i16, SG_i16, SG_i16, SG_i16}, add_2_i16},
    {SG_i32, {SG_i32, SG_i32, SG_i32, SG_i32}, add_2_i32},
    {SG_i64, {SG_i64, SG_i64, SG_i64, SG_i64}, add_2_i64},
    {SG_u8, {SG_u8, SG_u8, SG_u8, SG_u8}, add_2_i8},
    {SG_u16, {SG_u16, SG_u16, SG_u16, SG_u16}, add_2_i16},
    {SG_u32, {SG_u32, SG_u32, SG_u32, SG_u32}, add_2_i32},
    {SG_u64, {SG_u64, SG_u64, SG_u64, SG_u64}, add_2_i64},
    {SG_b8, {SG_b8, SG_b8, SG_b8, SG_b8}, add_2_b8},
};

/* add: grad if alpha == 1 else grad * alpha.conj() */
SG_TWO_CLONES static void add_backward_other_f32(char *const *p, sg_index n) {
    const float *restrict a0 = (const float *)p[0];
    const float x1 = *(const float *)p[1];
    float *restrict r0 = (float *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (a0[i] * x1);
}
SG_TWO_CLONES static void add_backward_other_f64(char *const *p, sg_index n) {
    const double *restrict a0 = (const double *)p[0];
    const double x1 = *(const double *)p[1];
    double *restrict r0 = (double *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (a0[i] * x1);
}
SG_COMPLEX_CLONES static void add_backward_other_c64(char *const *p, sg_index n) {
    const sg_c64 *restrict a0 = (const sg_c64 *)p[0];
    const sg_c64 x1 = *(const sg_c64 *)p[1];
    sg_c64 *restrict r0 = (sg_c64 *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_mul_c64(a0[i], x1);
}
SG_COMPLEX_CLONES static void add_backward_other_c128(char *const *p, sg_index n) {
    const sg_c128 *restrict a0 = (const sg_c128 *)p[0];
    const sg_c128 x1 = *(const sg_c128 *)p[1];
    sg_c128 *restrict r0 = (sg_c128 *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_mul_c128(a0[i], x1);
}
static const sg_loop add_backward_other_loops[] = {
    {SG_f32, {SG_f32, SG_f32, SG_f32}, add_backward_other_f32},
    {SG_f64, {SG_f64, SG_f64, SG_f64}, add_backward_other_f64},
    {SG_c64, {SG_c64, SG_c64, SG_c64}, add_backward_other_c64},
    {SG_c128, {SG_c128, SG_c128, SG_c128}, add_backward_other_c128},
};

const sg_kernel sg_kernels_add[] = {
    {"add", 2, 1, SG_ELEMENTS, 0, {SG_SAME, SG_SAME, SG_SAME}, 0, 13, add_loops},
    {"add_2", 3, 1, SG_ELEMENTS, 0, {SG_SAME, SG_SAME, SG_SAME, SG_SAME}, 2, 13, add_2_loops},
    {"add_backward_other", 2, 1, SG_ELEMENTS, 0, {SG_SAME, SG_SAME, SG_SAME}, 2, 4, add_backward_other_loops},
    {0}};
