/* Generated from derivatives.yaml by `specgrad generate`; do not edit. */
/* Sums, products, powers and the parts of numbers, element by element. */
#include "kernel.h"

/* derivatives.yaml:8  add: self + other if alpha == 1 else self + alpha * other */
SG_CLONES static void add_f32(char *const *p, sg_index n) {
    const float *restrict a0 = (const float *)p[0];
    const float *restrict a1 = (const float *)p[1];
    float *restrict r0 = (float *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (a0[i] + a1[i]);
}
SG_CLONES static void add_f64(char *const *p, sg_index n) {
    const double *restrict a0 = (const double *)p[0];
    const double *restrict a1 = (const double *)p[1];
    double *restrict r0 = (double *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (a0[i] + a1[i]);
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
static void add_u8(char *const *p, sg_index n) {
    const uint8_t *restrict a0 = (const uint8_t *)p[0];
    const uint8_t *restrict a1 = (const uint8_t *)p[1];
    uint8_t *restrict r0 = (uint8_t *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (a0[i] + a1[i]);
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
    {SG_f32, {SG_f32, SG_f32, SG_f32}, add_f32},
    {SG_f64, {SG_f64, SG_f64, SG_f64}, add_f64},
    {SG_c64, {SG_c64, SG_c64, SG_c64}, add_c64},
    {SG_c128, {SG_c128, SG_c128, SG_c128}, add_c128},
    {SG_u8, {SG_u8, SG_u8, SG_u8}, add_u8},
    {SG_i8, {SG_i8, SG_i8, SG_i8}, add_i8},
    {SG_i16, {SG_i16, SG_i16, SG_i16}, add_i16},
    {SG_i32, {SG_i32, SG_i32, SG_i32}, add_i32},
    {SG_i64, {SG_i64, SG_i64, SG_i64}, add_i64},
    {SG_b8, {SG_b8, SG_b8, SG_b8}, add_b8},
};

/* derivatives.yaml:8  add: self + other if alpha == 1 else self + alpha * other */
SG_CLONES static void add_2_f32(char *const *p, sg_index n) {
    const float *restrict a0 = (const float *)p[0];
    const float x1 = *(const float *)p[1];
    const float *restrict a2 = (const float *)p[2];
    float *restrict r0 = (float *)p[3];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (a0[i] + (x1 * a2[i]));
}
SG_CLONES static void add_2_f64(char *const *p, sg_index n) {
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
static void add_2_u8(char *const *p, sg_index n) {
    const uint8_t *restrict a0 = (const uint8_t *)p[0];
    const uint8_t x1 = *(const uint8_t *)p[1];
    const uint8_t *restrict a2 = (const uint8_t *)p[2];
    uint8_t *restrict r0 = (uint8_t *)p[3];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (a0[i] + (x1 * a2[i]));
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
    {SG_u8, {SG_u8, SG_u8, SG_u8, SG_u8}, add_2_u8},
    {SG_i8, {SG_i8, SG_i8, SG_i8, SG_i8}, add_2_i8},
    {SG_i16, {SG_i16, SG_i16, SG_i16, SG_i16}, add_2_i16},
    {SG_i32, {SG_i32, SG_i32, SG_i32, SG_i32}, add_2_i32},
    {SG_i64, {SG_i64, SG_i64, SG_i64, SG_i64}, add_2_i64},
    {SG_b8, {SG_b8, SG_b8, SG_b8, SG_b8}, add_2_b8},
};

/* derivatives.yaml:20  sub: self - other if alpha == 1 else self - alpha * other */
SG_CLONES static void sub_f32(char *const *p, sg_index n) {
    const float *restrict a0 = (const float *)p[0];
    const float *restrict a1 = (const float *)p[1];
    float *restrict r0 = (float *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (a0[i] - a1[i]);
}
SG_CLONES static void sub_f64(char *const *p, sg_index n) {
    const double *restrict a0 = (const double *)p[0];
    const double *restrict a1 = (const double *)p[1];
    double *restrict r0 = (double *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (a0[i] - a1[i]);
}
static void sub_c64(char *const *p, sg_index n) {
    const sg_c64 *restrict a0 = (const sg_c64 *)p[0];
    const sg_c64 *restrict a1 = (const sg_c64 *)p[1];
    sg_c64 *restrict r0 = (sg_c64 *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_sub_c64(a0[i], a1[i]);
}
static void sub_c128(char *const *p, sg_index n) {
    const sg_c128 *restrict a0 = (const sg_c128 *)p[0];
    const sg_c128 *restrict a1 = (const sg_c128 *)p[1];
    sg_c128 *restrict r0 = (sg_c128 *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_sub_c128(a0[i], a1[i]);
}
static void sub_u8(char *const *p, sg_index n) {
    const uint8_t *restrict a0 = (const uint8_t *)p[0];
    const uint8_t *restrict a1 = (const uint8_t *)p[1];
    uint8_t *restrict r0 = (uint8_t *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (a0[i] - a1[i]);
}
static void sub_i8(char *const *p, sg_index n) {
    const int8_t *restrict a0 = (const int8_t *)p[0];
    const int8_t *restrict a1 = (const int8_t *)p[1];
    int8_t *restrict r0 = (int8_t *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (a0[i] - a1[i]);
}
static void sub_i16(char *const *p, sg_index n) {
    const int16_t *restrict a0 = (const int16_t *)p[0];
    const int16_t *restrict a1 = (const int16_t *)p[1];
    int16_t *restrict r0 = (int16_t *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (a0[i] - a1[i]);
}
static void sub_i32(char *const *p, sg_index n) {
    const int32_t *restrict a0 = (const int32_t *)p[0];
    const int32_t *restrict a1 = (const int32_t *)p[1];
    int32_t *restrict r0 = (int32_t *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (a0[i] - a1[i]);
}
static void sub_i64(char *const *p, sg_index n) {
    const int64_t *restrict a0 = (const int64_t *)p[0];
    const int64_t *restrict a1 = (const int64_t *)p[1];
    int64_t *restrict r0 = (int64_t *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (a0[i] - a1[i]);
}
static const sg_loop sub_loops[] = {
    {SG_f32, {SG_f32, SG_f32, SG_f32}, sub_f32},
    {SG_f64, {SG_f64, SG_f64, SG_f64}, sub_f64},
    {SG_c64, {SG_c64, SG_c64, SG_c64}, sub_c64},
    {SG_c128, {SG_c128, SG_c128, SG_c128}, sub_c128},
    {SG_u8, {SG_u8, SG_u8, SG_u8}, sub_u8},
    {SG_i8, {SG_i8, SG_i8, SG_i8}, sub_i8},
    {SG_i16, {SG_i16, SG_i16, SG_i16}, sub_i16},
    {SG_i32, {SG_i32, SG_i32, SG_i32}, sub_i32},
    {SG_i64, {SG_i64, SG_i64, SG_i64}, sub_i64},
};

/* derivatives.yaml:20  sub: self - other if alpha == 1 else self - alpha * other */
SG_CLONES static void sub_2_f32(char *const *p, sg_index n) {
    const float *restrict a0 = (const float *)p[0];
    const float x1 = *(const float *)p[1];
    const float *restrict a2 = (const float *)p[2];
    float *restrict r0 = (float *)p[3];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (a0[i] - (x1 * a2[i]));
}
SG_CLONES static void sub_2_f64(char *const *p, sg_index n) {
    const double *restrict a0 = (const double *)p[0];
    const double x1 = *(const double *)p[1];
    const double *restrict a2 = (const double *)p[2];
    double *restrict r0 = (double *)p[3];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (a0[i] - (x1 * a2[i]));
}
static void sub_2_c64(char *const *p, sg_index n) {
    const sg_c64 *restrict a0 = (const sg_c64 *)p[0];
    const sg_c64 x1 = *(const sg_c64 *)p[1];
    const sg_c64 *restrict a2 = (const sg_c64 *)p[2];
    sg_c64 *restrict r0 = (sg_c64 *)p[3];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_sub_c64(a0[i], sg_mul_c64(x1, a2[i]));
}
static void sub_2_c128(char *const *p, sg_index n) {
    const sg_c128 *restrict a0 = (const sg_c128 *)p[0];
    const sg_c128 x1 = *(const sg_c128 *)p[1];
    const sg_c128 *restrict a2 = (const sg_c128 *)p[2];
    sg_c128 *restrict r0 = (sg_c128 *)p[3];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_sub_c128(a0[i], sg_mul_c128(x1, a2[i]));
}
static void sub_2_u8(char *const *p, sg_index n) {
    const uint8_t *restrict a0 = (const uint8_t *)p[0];
    const uint8_t x1 = *(const uint8_t *)p[1];
    const uint8_t *restrict a2 = (const uint8_t *)p[2];
    uint8_t *restrict r0 = (uint8_t *)p[3];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (a0[i] - (x1 * a2[i]));
}
static void sub_2_i8(char *const *p, sg_index n) {
    const int8_t *restrict a0 = (const int8_t *)p[0];
    const int8_t x1 = *(const int8_t *)p[1];
    const int8_t *restrict a2 = (const int8_t *)p[2];
    int8_t *restrict r0 = (int8_t *)p[3];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (a0[i] - (x1 * a2[i]));
}
static void sub_2_i16(char *const *p, sg_index n) {
    const int16_t *restrict a0 = (const int16_t *)p[0];
    const int16_t x1 = *(const int16_t *)p[1];
    const int16_t *restrict a2 = (const int16_t *)p[2];
    int16_t *restrict r0 = (int16_t *)p[3];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (a0[i] - (x1 * a2[i]));
}
static void sub_2_i32(char *const *p, sg_index n) {
    const int32_t *restrict a0 = (const int32_t *)p[0];
    const int32_t x1 = *(const int32_t *)p[1];
    const int32_t *restrict a2 = (const int32_t *)p[2];
    int32_t *restrict r0 = (int32_t *)p[3];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (a0[i] - (x1 * a2[i]));
}
static void sub_2_i64(char *const *p, sg_index n) {
    const int64_t *restrict a0 = (const int64_t *)p[0];
    const int64_t x1 = *(const int64_t *)p[1];
    const int64_t *restrict a2 = (const int64_t *)p[2];
    int64_t *restrict r0 = (int64_t *)p[3];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (a0[i] - (x1 * a2[i]));
}
static const sg_loop sub_2_loops[] = {
    {SG_f32, {SG_f32, SG_f32, SG_f32, SG_f32}, sub_2_f32},
    {SG_f64, {SG_f64, SG_f64, SG_f64, SG_f64}, sub_2_f64},
    {SG_c64, {SG_c64, SG_c64, SG_c64, SG_c64}, sub_2_c64},
    {SG_c128, {SG_c128, SG_c128, SG_c128, SG_c128}, sub_2_c128},
    {SG_u8, {SG_u8, SG_u8, SG_u8, SG_u8}, sub_2_u8},
    {SG_i8, {SG_i8, SG_i8, SG_i8, SG_i8}, sub_2_i8},
    {SG_i16, {SG_i16, SG_i16, SG_i16, SG_i16}, sub_2_i16},
    {SG_i32, {SG_i32, SG_i32, SG_i32, SG_i32}, sub_2_i32},
    {SG_i64, {SG_i64, SG_i64, SG_i64, SG_i64}, sub_2_i64},
};

/* derivatives.yaml:45  mul: self * other */
SG_CLONES static void mul_f32(char *const *p, sg_index n) {
    const float *restrict a0 = (const float *)p[0];
    const float *restrict a1 = (const float *)p[1];
    float *restrict r0 = (float *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (a0[i] * a1[i]);
}
SG_CLONES static void mul_f64(char *const *p, sg_index n) {
    const double *restrict a0 = (const double *)p[0];
    const double *restrict a1 = (const double *)p[1];
    double *restrict r0 = (double *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (a0[i] * a1[i]);
}
static void mul_c64(char *const *p, sg_index n) {
    const sg_c64 *restrict a0 = (const sg_c64 *)p[0];
    const sg_c64 *restrict a1 = (const sg_c64 *)p[1];
    sg_c64 *restrict r0 = (sg_c64 *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_mul_c64(a0[i], a1[i]);
}
static void mul_c128(char *const *p, sg_index n) {
    const sg_c128 *restrict a0 = (const sg_c128 *)p[0];
    const sg_c128 *restrict a1 = (const sg_c128 *)p[1];
    sg_c128 *restrict r0 = (sg_c128 *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_mul_c128(a0[i], a1[i]);
}
static void mul_u8(char *const *p, sg_index n) {
    const uint8_t *restrict a0 = (const uint8_t *)p[0];
    const uint8_t *restrict a1 = (const uint8_t *)p[1];
    uint8_t *restrict r0 = (uint8_t *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (a0[i] * a1[i]);
}
static void mul_i8(char *const *p, sg_index n) {
    const int8_t *restrict a0 = (const int8_t *)p[0];
    const int8_t *restrict a1 = (const int8_t *)p[1];
    int8_t *restrict r0 = (int8_t *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (a0[i] * a1[i]);
}
static void mul_i16(char *const *p, sg_index n) {
    const int16_t *restrict a0 = (const int16_t *)p[0];
    const int16_t *restrict a1 = (const int16_t *)p[1];
    int16_t *restrict r0 = (int16_t *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (a0[i] * a1[i]);
}
static void mul_i32(char *const *p, sg_index n) {
    const int32_t *restrict a0 = (const int32_t *)p[0];
    const int32_t *restrict a1 = (const int32_t *)p[1];
    int32_t *restrict r0 = (int32_t *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (a0[i] * a1[i]);
}
static void mul_i64(char *const *p, sg_index n) {
    const int64_t *restrict a0 = (const int64_t *)p[0];
    const int64_t *restrict a1 = (const int64_t *)p[1];
    int64_t *restrict r0 = (int64_t *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (a0[i] * a1[i]);
}
static void mul_b8(char *const *p, sg_index n) {
    const sg_bool *restrict a0 = (const sg_bool *)p[0];
    const sg_bool *restrict a1 = (const sg_bool *)p[1];
    sg_bool *restrict r0 = (sg_bool *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (a0[i] && a1[i]);
}
static const sg_loop mul_loops[] = {
    {SG_f32, {SG_f32, SG_f32, SG_f32}, mul_f32},
    {SG_f64, {SG_f64, SG_f64, SG_f64}, mul_f64},
    {SG_c64, {SG_c64, SG_c64, SG_c64}, mul_c64},
    {SG_c128, {SG_c128, SG_c128, SG_c128}, mul_c128},
    {SG_u8, {SG_u8, SG_u8, SG_u8}, mul_u8},
    {SG_i8, {SG_i8, SG_i8, SG_i8}, mul_i8},
    {SG_i16, {SG_i16, SG_i16, SG_i16}, mul_i16},
    {SG_i32, {SG_i32, SG_i32, SG_i32}, mul_i32},
    {SG_i64, {SG_i64, SG_i64, SG_i64}, mul_i64},
    {SG_b8, {SG_b8, SG_b8, SG_b8}, mul_b8},
};

/* derivatives.yaml:56  div: self / other */
SG_CLONES static void div_f32(char *const *p, sg_index n) {
    const float *restrict a0 = (const float *)p[0];
    const float *restrict a1 = (const float *)p[1];
    float *restrict r0 = (float *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (a0[i] / a1[i]);
}
SG_CLONES static void div_f64(char *const *p, sg_index n) {
    const double *restrict a0 = (const double *)p[0];
    const double *restrict a1 = (const double *)p[1];
    double *restrict r0 = (double *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (a0[i] / a1[i]);
}
static void div_c64(char *const *p, sg_index n) {
    const sg_c64 *restrict a0 = (const sg_c64 *)p[0];
    const sg_c64 *restrict a1 = (const sg_c64 *)p[1];
    sg_c64 *restrict r0 = (sg_c64 *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_div_c64(a0[i], a1[i]);
}
static void div_c128(char *const *p, sg_index n) {
    const sg_c128 *restrict a0 = (const sg_c128 *)p[0];
    const sg_c128 *restrict a1 = (const sg_c128 *)p[1];
    sg_c128 *restrict r0 = (sg_c128 *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_div_c128(a0[i], a1[i]);
}
static const sg_loop div_loops[] = {
    {SG_f32, {SG_f32, SG_f32, SG_f32}, div_f32},
    {SG_f64, {SG_f64, SG_f64, SG_f64}, div_f64},
    {SG_c64, {SG_c64, SG_c64, SG_c64}, div_c64},
    {SG_c128, {SG_c128, SG_c128, SG_c128}, div_c128},
};

/* derivatives.yaml:86  floor_divide: floor_div(self, other) */
SG_CLONES static void floor_divide_f32(char *const *p, sg_index n) {
    const float *restrict a0 = (const float *)p[0];
    const float *restrict a1 = (const float *)p[1];
    float *restrict r0 = (float *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_floor_div_f32(a0[i], a1[i]);
}
SG_CLONES static void floor_divide_f64(char *const *p, sg_index n) {
    const double *restrict a0 = (const double *)p[0];
    const double *restrict a1 = (const double *)p[1];
    double *restrict r0 = (double *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_floor_div_f64(a0[i], a1[i]);
}
static void floor_divide_u8(char *const *p, sg_index n) {
    const uint8_t *restrict a0 = (const uint8_t *)p[0];
    const uint8_t *restrict a1 = (const uint8_t *)p[1];
    uint8_t *restrict r0 = (uint8_t *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_floor_div_u8(a0[i], a1[i]);
}
static void floor_divide_i8(char *const *p, sg_index n) {
    const int8_t *restrict a0 = (const int8_t *)p[0];
    const int8_t *restrict a1 = (const int8_t *)p[1];
    int8_t *restrict r0 = (int8_t *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_floor_div_i8(a0[i], a1[i]);
}
static void floor_divide_i16(char *const *p, sg_index n) {
    const int16_t *restrict a0 = (const int16_t *)p[0];
    const int16_t *restrict a1 = (const int16_t *)p[1];
    int16_t *restrict r0 = (int16_t *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_floor_div_i16(a0[i], a1[i]);
}
static void floor_divide_i32(char *const *p, sg_index n) {
    const int32_t *restrict a0 = (const int32_t *)p[0];
    const int32_t *restrict a1 = (const int32_t *)p[1];
    int32_t *restrict r0 = (int32_t *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_floor_div_i32(a0[i], a1[i]);
}
static void floor_divide_i64(char *const *p, sg_index n) {
    const int64_t *restrict a0 = (const int64_t *)p[0];
    const int64_t *restrict a1 = (const int64_t *)p[1];
    int64_t *restrict r0 = (int64_t *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_floor_div_i64(a0[i], a1[i]);
}
static const sg_loop floor_divide_loops[] = {
    {SG_f32, {SG_f32, SG_f32, SG_f32}, floor_divide_f32},
    {SG_f64, {SG_f64, SG_f64, SG_f64}, floor_divide_f64},
    {SG_u8, {SG_u8, SG_u8, SG_u8}, floor_divide_u8},
    {SG_i8, {SG_i8, SG_i8, SG_i8}, floor_divide_i8},
    {SG_i16, {SG_i16, SG_i16, SG_i16}, floor_divide_i16},
    {SG_i32, {SG_i32, SG_i32, SG_i32}, floor_divide_i32},
    {SG_i64, {SG_i64, SG_i64, SG_i64}, floor_divide_i64},
};

/* derivatives.yaml:99  remainder: remainder(self, other) */
SG_CLONES static void remainder_f32(char *const *p, sg_index n) {
    const float *restrict a0 = (const float *)p[0];
    const float *restrict a1 = (const float *)p[1];
    float *restrict r0 = (float *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_remainder_f32(a0[i], a1[i]);
}
SG_CLONES static void remainder_f64(char *const *p, sg_index n) {
    const double *restrict a0 = (const double *)p[0];
    const double *restrict a1 = (const double *)p[1];
    double *restrict r0 = (double *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_remainder_f64(a0[i], a1[i]);
}
static void remainder_u8(char *const *p, sg_index n) {
    const uint8_t *restrict a0 = (const uint8_t *)p[0];
    const uint8_t *restrict a1 = (const uint8_t *)p[1];
    uint8_t *restrict r0 = (uint8_t *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_remainder_u8(a0[i], a1[i]);
}
static void remainder_i8(char *const *p, sg_index n) {
    const int8_t *restrict a0 = (const int8_t *)p[0];
    const int8_t *restrict a1 = (const int8_t *)p[1];
    int8_t *restrict r0 = (int8_t *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_remainder_i8(a0[i], a1[i]);
}
static void remainder_i16(char *const *p, sg_index n) {
    const int16_t *restrict a0 = (const int16_t *)p[0];
    const int16_t *restrict a1 = (const int16_t *)p[1];
    int16_t *restrict r0 = (int16_t *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_remainder_i16(a0[i], a1[i]);
}
static void remainder_i32(char *const *p, sg_index n) {
    const int32_t *restrict a0 = (const int32_t *)p[0];
    const int32_t *restrict a1 = (const int32_t *)p[1];
    int32_t *restrict r0 = (int32_t *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_remainder_i32(a0[i], a1[i]);
}
static void remainder_i64(char *const *p, sg_index n) {
    const int64_t *restrict a0 = (const int64_t *)p[0];
    const int64_t *restrict a1 = (const int64_t *)p[1];
    int64_t *restrict r0 = (int64_t *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_remainder_i64(a0[i], a1[i]);
}
static const sg_loop remainder_loops[] = {
    {SG_f32, {SG_f32, SG_f32, SG_f32}, remainder_f32},
    {SG_f64, {SG_f64, SG_f64, SG_f64}, remainder_f64},
    {SG_u8, {SG_u8, SG_u8, SG_u8}, remainder_u8},
    {SG_i8, {SG_i8, SG_i8, SG_i8}, remainder_i8},
    {SG_i16, {SG_i16, SG_i16, SG_i16}, remainder_i16},
    {SG_i32, {SG_i32, SG_i32, SG_i32}, remainder_i32},
    {SG_i64, {SG_i64, SG_i64, SG_i64}, remainder_i64},
};

/* derivatives.yaml:117  fmod: fmod(self, other) */
SG_CLONES static void fmod_f32(char *const *p, sg_index n) {
    const float *restrict a0 = (const float *)p[0];
    const float *restrict a1 = (const float *)p[1];
    float *restrict r0 = (float *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_fmod_f32(a0[i], a1[i]);
}
SG_CLONES static void fmod_f64(char *const *p, sg_index n) {
    const double *restrict a0 = (const double *)p[0];
    const double *restrict a1 = (const double *)p[1];
    double *restrict r0 = (double *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_fmod_f64(a0[i], a1[i]);
}
static void fmod_u8(char *const *p, sg_index n) {
    const uint8_t *restrict a0 = (const uint8_t *)p[0];
    const uint8_t *restrict a1 = (const uint8_t *)p[1];
    uint8_t *restrict r0 = (uint8_t *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_fmod_u8(a0[i], a1[i]);
}
static void fmod_i8(char *const *p, sg_index n) {
    const int8_t *restrict a0 = (const int8_t *)p[0];
    const int8_t *restrict a1 = (const int8_t *)p[1];
    int8_t *restrict r0 = (int8_t *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_fmod_i8(a0[i], a1[i]);
}
static void fmod_i16(char *const *p, sg_index n) {
    const int16_t *restrict a0 = (const int16_t *)p[0];
    const int16_t *restrict a1 = (const int16_t *)p[1];
    int16_t *restrict r0 = (int16_t *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_fmod_i16(a0[i], a1[i]);
}
static void fmod_i32(char *const *p, sg_index n) {
    const int32_t *restrict a0 = (const int32_t *)p[0];
    const int32_t *restrict a1 = (const int32_t *)p[1];
    int32_t *restrict r0 = (int32_t *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_fmod_i32(a0[i], a1[i]);
}
static void fmod_i64(char *const *p, sg_index n) {
    const int64_t *restrict a0 = (const int64_t *)p[0];
    const int64_t *restrict a1 = (const int64_t *)p[1];
    int64_t *restrict r0 = (int64_t *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_fmod_i64(a0[i], a1[i]);
}
static const sg_loop fmod_loops[] = {
    {SG_f32, {SG_f32, SG_f32, SG_f32}, fmod_f32},
    {SG_f64, {SG_f64, SG_f64, SG_f64}, fmod_f64},
    {SG_u8, {SG_u8, SG_u8, SG_u8}, fmod_u8},
    {SG_i8, {SG_i8, SG_i8, SG_i8}, fmod_i8},
    {SG_i16, {SG_i16, SG_i16, SG_i16}, fmod_i16},
    {SG_i32, {SG_i32, SG_i32, SG_i32}, fmod_i32},
    {SG_i64, {SG_i64, SG_i64, SG_i64}, fmod_i64},
};

/* derivatives.yaml:132  neg: -self */
SG_CLONES static void neg_f32(char *const *p, sg_index n) {
    const float *restrict a0 = (const float *)p[0];
    float *restrict r0 = (float *)p[1];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (-a0[i]);
}
SG_CLONES static void neg_f64(char *const *p, sg_index n) {
    const double *restrict a0 = (const double *)p[0];
    double *restrict r0 = (double *)p[1];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (-a0[i]);
}
static void neg_c64(char *const *p, sg_index n) {
    const sg_c64 *restrict a0 = (const sg_c64 *)p[0];
    sg_c64 *restrict r0 = (sg_c64 *)p[1];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_neg_c64(a0[i]);
}
static void neg_c128(char *const *p, sg_index n) {
    const sg_c128 *restrict a0 = (const sg_c128 *)p[0];
    sg_c128 *restrict r0 = (sg_c128 *)p[1];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_neg_c128(a0[i]);
}
static void neg_u8(char *const *p, sg_index n) {
    const uint8_t *restrict a0 = (const uint8_t *)p[0];
    uint8_t *restrict r0 = (uint8_t *)p[1];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (-a0[i]);
}
static void neg_i8(char *const *p, sg_index n) {
    const int8_t *restrict a0 = (const int8_t *)p[0];
    int8_t *restrict r0 = (int8_t *)p[1];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (-a0[i]);
}
static void neg_i16(char *const *p, sg_index n) {
    const int16_t *restrict a0 = (const int16_t *)p[0];
    int16_t *restrict r0 = (int16_t *)p[1];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (-a0[i]);
}
static void neg_i32(char *const *p, sg_index n) {
    const int32_t *restrict a0 = (const int32_t *)p[0];
    int32_t *restrict r0 = (int32_t *)p[1];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (-a0[i]);
}
static void neg_i64(char *const *p, sg_index n) {
    const int64_t *restrict a0 = (const int64_t *)p[0];
    int64_t *restrict r0 = (int64_t *)p[1];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (-a0[i]);
}
static const sg_loop neg_loops[] = {
    {SG_f32, {SG_f32, SG_f32}, neg_f32},
    {SG_f64, {SG_f64, SG_f64}, neg_f64},
    {SG_c64, {SG_c64, SG_c64}, neg_c64},
    {SG_c128, {SG_c128, SG_c128}, neg_c128},
    {SG_u8, {SG_u8, SG_u8}, neg_u8},
    {SG_i8, {SG_i8, SG_i8}, neg_i8},
    {SG_i16, {SG_i16, SG_i16}, neg_i16},
    {SG_i32, {SG_i32, SG_i32}, neg_i32},
    {SG_i64, {SG_i64, SG_i64}, neg_i64},
};

/* derivatives.yaml:152  reciprocal: reciprocal(self) */
SG_CLONES static void reciprocal_f32(char *const *p, sg_index n) {
    const float *restrict a0 = (const float *)p[0];
    float *restrict r0 = (float *)p[1];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_reciprocal_f32(a0[i]);
}
SG_CLONES static void reciprocal_f64(char *const *p, sg_index n) {
    const double *restrict a0 = (const double *)p[0];
    double *restrict r0 = (double *)p[1];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_reciprocal_f64(a0[i]);
}
static void reciprocal_c64(char *const *p, sg_index n) {
    const sg_c64 *restrict a0 = (const sg_c64 *)p[0];
    sg_c64 *restrict r0 = (sg_c64 *)p[1];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_reciprocal_c64(a0[i]);
}
static void reciprocal_c128(char *const *p, sg_index n) {
    const sg_c128 *restrict a0 = (const sg_c128 *)p[0];
    sg_c128 *restrict r0 = (sg_c128 *)p[1];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_reciprocal_c128(a0[i]);
}
static const sg_loop reciprocal_loops[] = {
    {SG_f32, {SG_f32, SG_f32}, reciprocal_f32},
    {SG_f64, {SG_f64, SG_f64}, reciprocal_f64},
    {SG_c64, {SG_c64, SG_c64}, reciprocal_c64},
    {SG_c128, {SG_c128, SG_c128}, reciprocal_c128},
};

/* derivatives.yaml:164  square: square(self) */
SG_CLONES static void square_f32(char *const *p, sg_index n) {
    const float *restrict a0 = (const float *)p[0];
    float *restrict r0 = (float *)p[1];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_square_f32(a0[i]);
}
SG_CLONES static void square_f64(char *const *p, sg_index n) {
    const double *restrict a0 = (const double *)p[0];
    double *restrict r0 = (double *)p[1];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_square_f64(a0[i]);
}
static void square_c64(char *const *p, sg_index n) {
    const sg_c64 *restrict a0 = (const sg_c64 *)p[0];
    sg_c64 *restrict r0 = (sg_c64 *)p[1];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_square_c64(a0[i]);
}
static void square_c128(char *const *p, sg_index n) {
    const sg_c128 *restrict a0 = (const sg_c128 *)p[0];
    sg_c128 *restrict r0 = (sg_c128 *)p[1];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_square_c128(a0[i]);
}
static void square_u8(char *const *p, sg_index n) {
    const uint8_t *restrict a0 = (const uint8_t *)p[0];
    uint8_t *restrict r0 = (uint8_t *)p[1];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_square_u8(a0[i]);
}
static void square_i8(char *const *p, sg_index n) {
    const int8_t *restrict a0 = (const int8_t *)p[0];
    int8_t *restrict r0 = (int8_t *)p[1];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_square_i8(a0[i]);
}
static void square_i16(char *const *p, sg_index n) {
    const int16_t *restrict a0 = (const int16_t *)p[0];
    int16_t *restrict r0 = (int16_t *)p[1];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_square_i16(a0[i]);
}
static void square_i32(char *const *p, sg_index n) {
    const int32_t *restrict a0 = (const int32_t *)p[0];
    int32_t *restrict r0 = (int32_t *)p[1];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_square_i32(a0[i]);
}
static void square_i64(char *const *p, sg_index n) {
    const int64_t *restrict a0 = (const int64_t *)p[0];
    int64_t *restrict r0 = (int64_t *)p[1];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_square_i64(a0[i]);
}
static const sg_loop square_loops[] = {
    {SG_f32, {SG_f32, SG_f32}, square_f32},
    {SG_f64, {SG_f64, SG_f64}, square_f64},
    {SG_c64, {SG_c64, SG_c64}, square_c64},
    {SG_c128, {SG_c128, SG_c128}, square_c128},
    {SG_u8, {SG_u8, SG_u8}, square_u8},
    {SG_i8, {SG_i8, SG_i8}, square_i8},
    {SG_i16, {SG_i16, SG_i16}, square_i16},
    {SG_i32, {SG_i32, SG_i32}, square_i32},
    {SG_i64, {SG_i64, SG_i64}, square_i64},
};

/* derivatives.yaml:175  pow.Scalar: self * self if exponent == 2 else self * self * self if exponent == 3 else pow(self, exponent) */
SG_CLONES static void pow_Scalar_f32(char *const *p, sg_index n) {
    const float *restrict a0 = (const float *)p[0];
    float *restrict r0 = (float *)p[1];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (a0[i] * a0[i]);
}
SG_CLONES static void pow_Scalar_f64(char *const *p, sg_index n) {
    const double *restrict a0 = (const double *)p[0];
    double *restrict r0 = (double *)p[1];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (a0[i] * a0[i]);
}
static void pow_Scalar_c64(char *const *p, sg_index n) {
    const sg_c64 *restrict a0 = (const sg_c64 *)p[0];
    sg_c64 *restrict r0 = (sg_c64 *)p[1];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_mul_c64(a0[i], a0[i]);
}
static void pow_Scalar_c128(char *const *p, sg_index n) {
    const sg_c128 *restrict a0 = (const sg_c128 *)p[0];
    sg_c128 *restrict r0 = (sg_c128 *)p[1];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_mul_c128(a0[i], a0[i]);
}
static void pow_Scalar_u8(char *const *p, sg_index n) {
    const uint8_t *restrict a0 = (const uint8_t *)p[0];
    uint8_t *restrict r0 = (uint8_t *)p[1];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (a0[i] * a0[i]);
}
static void pow_Scalar_i8(char *const *p, sg_index n) {
    const int8_t *restrict a0 = (const int8_t *)p[0];
    int8_t *restrict r0 = (int8_t *)p[1];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (a0[i] * a0[i]);
}
static void pow_Scalar_i16(char *const *p, sg_index n) {
    const int16_t *restrict a0 = (const int16_t *)p[0];
    int16_t *restrict r0 = (int16_t *)p[1];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (a0[i] * a0[i]);
}
static void pow_Scalar_i32(char *const *p, sg_index n) {
    const int32_t *restrict a0 = (const int32_t *)p[0];
    int32_t *restrict r0 = (int32_t *)p[1];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (a0[i] * a0[i]);
}
static void pow_Scalar_i64(char *const *p, sg_index n) {
    const int64_t *restrict a0 = (const int64_t *)p[0];
    int64_t *restrict r0 = (int64_t *)p[1];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (a0[i] * a0[i]);
}
static const sg_loop pow_Scalar_loops[] = {
    {SG_f32, {SG_f32, SG_f32}, pow_Scalar_f32},
    {SG_f64, {SG_f64, SG_f64}, pow_Scalar_f64},
    {SG_c64, {SG_c64, SG_c64}, pow_Scalar_c64},
    {SG_c128, {SG_c128, SG_c128}, pow_Scalar_c128},
    {SG_u8, {SG_u8, SG_u8}, pow_Scalar_u8},
    {SG_i8, {SG_i8, SG_i8}, pow_Scalar_i8},
    {SG_i16, {SG_i16, SG_i16}, pow_Scalar_i16},
    {SG_i32, {SG_i32, SG_i32}, pow_Scalar_i32},
    {SG_i64, {SG_i64, SG_i64}, pow_Scalar_i64},
};

/* derivatives.yaml:175  pow.Scalar: self * self if exponent == 2 else self * self * self if exponent == 3 else pow(self, exponent) */
SG_CLONES static void pow_Scalar_2_f32(char *const *p, sg_index n) {
    const float *restrict a0 = (const float *)p[0];
    float *restrict r0 = (float *)p[1];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = ((a0[i] * a0[i]) * a0[i]);
}
SG_CLONES static void pow_Scalar_2_f64(char *const *p, sg_index n) {
    const double *restrict a0 = (const double *)p[0];
    double *restrict r0 = (double *)p[1];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = ((a0[i] * a0[i]) * a0[i]);
}
static void pow_Scalar_2_c64(char *const *p, sg_index n) {
    const sg_c64 *restrict a0 = (const sg_c64 *)p[0];
    sg_c64 *restrict r0 = (sg_c64 *)p[1];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_mul_c64(sg_mul_c64(a0[i], a0[i]), a0[i]);
}
static void pow_Scalar_2_c128(char *const *p, sg_index n) {
    const sg_c128 *restrict a0 = (const sg_c128 *)p[0];
    sg_c128 *restrict r0 = (sg_c128 *)p[1];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_mul_c128(sg_mul_c128(a0[i], a0[i]), a0[i]);
}
static void pow_Scalar_2_u8(char *const *p, sg_index n) {
    const uint8_t *restrict a0 = (const uint8_t *)p[0];
    uint8_t *restrict r0 = (uint8_t *)p[1];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = ((a0[i] * a0[i]) * a0[i]);
}
static void pow_Scalar_2_i8(char *const *p, sg_index n) {
    const int8_t *restrict a0 = (const int8_t *)p[0];
    int8_t *restrict r0 = (int8_t *)p[1];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = ((a0[i] * a0[i]) * a0[i]);
}
static void pow_Scalar_2_i16(char *const *p, sg_index n) {
    const int16_t *restrict a0 = (const int16_t *)p[0];
    int16_t *restrict r0 = (int16_t *)p[1];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = ((a0[i] * a0[i]) * a0[i]);
}
static void pow_Scalar_2_i32(char *const *p, sg_index n) {
    const int32_t *restrict a0 = (const int32_t *)p[0];
    int32_t *restrict r0 = (int32_t *)p[1];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = ((a0[i] * a0[i]) * a0[i]);
}
static void pow_Scalar_2_i64(char *const *p, sg_index n) {
    const int64_t *restrict a0 = (const int64_t *)p[0];
    int64_t *restrict r0 = (int64_t *)p[1];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = ((a0[i] * a0[i]) * a0[i]);
}
static const sg_loop pow_Scalar_2_loops[] = {
    {SG_f32, {SG_f32, SG_f32}, pow_Scalar_2_f32},
    {SG_f64, {SG_f64, SG_f64}, pow_Scalar_2_f64},
    {SG_c64, {SG_c64, SG_c64}, pow_Scalar_2_c64},
    {SG_c128, {SG_c128, SG_c128}, pow_Scalar_2_c128},
    {SG_u8, {SG_u8, SG_u8}, pow_Scalar_2_u8},
    {SG_i8, {SG_i8, SG_i8}, pow_Scalar_2_i8},
    {SG_i16, {SG_i16, SG_i16}, pow_Scalar_2_i16},
    {SG_i32, {SG_i32, SG_i32}, pow_Scalar_2_i32},
    {SG_i64, {SG_i64, SG_i64}, pow_Scalar_2_i64},
};

/* derivatives.yaml:175  pow.Scalar: self * self if exponent == 2 else self * self * self if exponent == 3 else pow(self, exponent) */
SG_CLONES static void pow_Scalar_3_f32(char *const *p, sg_index n) {
    const float *restrict a0 = (const float *)p[0];
    const float x1 = *(const float *)p[1];
    float *restrict r0 = (float *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_pow_f32(a0[i], x1);
}
SG_CLONES static void pow_Scalar_3_f64(char *const *p, sg_index n) {
    const double *restrict a0 = (const double *)p[0];
    const double x1 = *(const double *)p[1];
    double *restrict r0 = (double *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_pow_f64(a0[i], x1);
}
static void pow_Scalar_3_c64(char *const *p, sg_index n) {
    const sg_c64 *restrict a0 = (const sg_c64 *)p[0];
    const sg_c64 x1 = *(const sg_c64 *)p[1];
    sg_c64 *restrict r0 = (sg_c64 *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_pow_c64(a0[i], x1);
}
static void pow_Scalar_3_c128(char *const *p, sg_index n) {
    const sg_c128 *restrict a0 = (const sg_c128 *)p[0];
    const sg_c128 x1 = *(const sg_c128 *)p[1];
    sg_c128 *restrict r0 = (sg_c128 *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_pow_c128(a0[i], x1);
}
static void pow_Scalar_3_u8(char *const *p, sg_index n) {
    const uint8_t *restrict a0 = (const uint8_t *)p[0];
    const uint8_t x1 = *(const uint8_t *)p[1];
    uint8_t *restrict r0 = (uint8_t *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_pow_u8(a0[i], x1);
}
static void pow_Scalar_3_i8(char *const *p, sg_index n) {
    const int8_t *restrict a0 = (const int8_t *)p[0];
    const int8_t x1 = *(const int8_t *)p[1];
    int8_t *restrict r0 = (int8_t *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_pow_i8(a0[i], x1);
}
static void pow_Scalar_3_i16(char *const *p, sg_index n) {
    const int16_t *restrict a0 = (const int16_t *)p[0];
    const int16_t x1 = *(const int16_t *)p[1];
    int16_t *restrict r0 = (int16_t *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_pow_i16(a0[i], x1);
}
static void pow_Scalar_3_i32(char *const *p, sg_index n) {
    const int32_t *restrict a0 = (const int32_t *)p[0];
    const int32_t x1 = *(const int32_t *)p[1];
    int32_t *restrict r0 = (int32_t *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_pow_i32(a0[i], x1);
}
static void pow_Scalar_3_i64(char *const *p, sg_index n) {
    const int64_t *restrict a0 = (const int64_t *)p[0];
    const int64_t x1 = *(const int64_t *)p[1];
    int64_t *restrict r0 = (int64_t *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_pow_i64(a0[i], x1);
}
static const sg_loop pow_Scalar_3_loops[] = {
    {SG_f32, {SG_f32, SG_f32, SG_f32}, pow_Scalar_3_f32},
    {SG_f64, {SG_f64, SG_f64, SG_f64}, pow_Scalar_3_f64},
    {SG_c64, {SG_c64, SG_c64, SG_c64}, pow_Scalar_3_c64},
    {SG_c128, {SG_c128, SG_c128, SG_c128}, pow_Scalar_3_c128},
    {SG_u8, {SG_u8, SG_u8, SG_u8}, pow_Scalar_3_u8},
    {SG_i8, {SG_i8, SG_i8, SG_i8}, pow_Scalar_3_i8},
    {SG_i16, {SG_i16, SG_i16, SG_i16}, pow_Scalar_3_i16},
    {SG_i32, {SG_i32, SG_i32, SG_i32}, pow_Scalar_3_i32},
    {SG_i64, {SG_i64, SG_i64, SG_i64}, pow_Scalar_3_i64},
};

/* derivatives.yaml:203  pow: pow(self, exponent) */
SG_CLONES static void pow_f32(char *const *p, sg_index n) {
    const float *restrict a0 = (const float *)p[0];
    const float *restrict a1 = (const float *)p[1];
    float *restrict r0 = (float *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_pow_f32(a0[i], a1[i]);
}
SG_CLONES static void pow_f64(char *const *p, sg_index n) {
    const double *restrict a0 = (const double *)p[0];
    const double *restrict a1 = (const double *)p[1];
    double *restrict r0 = (double *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_pow_f64(a0[i], a1[i]);
}
static void pow_c64(char *const *p, sg_index n) {
    const sg_c64 *restrict a0 = (const sg_c64 *)p[0];
    const sg_c64 *restrict a1 = (const sg_c64 *)p[1];
    sg_c64 *restrict r0 = (sg_c64 *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_pow_c64(a0[i], a1[i]);
}
static void pow_c128(char *const *p, sg_index n) {
    const sg_c128 *restrict a0 = (const sg_c128 *)p[0];
    const sg_c128 *restrict a1 = (const sg_c128 *)p[1];
    sg_c128 *restrict r0 = (sg_c128 *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_pow_c128(a0[i], a1[i]);
}
static void pow_u8(char *const *p, sg_index n) {
    const uint8_t *restrict a0 = (const uint8_t *)p[0];
    const uint8_t *restrict a1 = (const uint8_t *)p[1];
    uint8_t *restrict r0 = (uint8_t *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_pow_u8(a0[i], a1[i]);
}
static void pow_i8(char *const *p, sg_index n) {
    const int8_t *restrict a0 = (const int8_t *)p[0];
    const int8_t *restrict a1 = (const int8_t *)p[1];
    int8_t *restrict r0 = (int8_t *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_pow_i8(a0[i], a1[i]);
}
static void pow_i16(char *const *p, sg_index n) {
    const int16_t *restrict a0 = (const int16_t *)p[0];
    const int16_t *restrict a1 = (const int16_t *)p[1];
    int16_t *restrict r0 = (int16_t *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_pow_i16(a0[i], a1[i]);
}
static void pow_i32(char *const *p, sg_index n) {
    const int32_t *restrict a0 = (const int32_t *)p[0];
    const int32_t *restrict a1 = (const int32_t *)p[1];
    int32_t *restrict r0 = (int32_t *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_pow_i32(a0[i], a1[i]);
}
static void pow_i64(char *const *p, sg_index n) {
    const int64_t *restrict a0 = (const int64_t *)p[0];
    const int64_t *restrict a1 = (const int64_t *)p[1];
    int64_t *restrict r0 = (int64_t *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_pow_i64(a0[i], a1[i]);
}
static const sg_loop pow_loops[] = {
    {SG_f32, {SG_f32, SG_f32, SG_f32}, pow_f32},
    {SG_f64, {SG_f64, SG_f64, SG_f64}, pow_f64},
    {SG_c64, {SG_c64, SG_c64, SG_c64}, pow_c64},
    {SG_c128, {SG_c128, SG_c128, SG_c128}, pow_c128},
    {SG_u8, {SG_u8, SG_u8, SG_u8}, pow_u8},
    {SG_i8, {SG_i8, SG_i8, SG_i8}, pow_i8},
    {SG_i16, {SG_i16, SG_i16, SG_i16}, pow_i16},
    {SG_i32, {SG_i32, SG_i32, SG_i32}, pow_i32},
    {SG_i64, {SG_i64, SG_i64, SG_i64}, pow_i64},
};

/* derivatives.yaml:246  abs: abs(self) */
SG_CLONES static void abs_f32(char *const *p, sg_index n) {
    const float *restrict a0 = (const float *)p[0];
    float *restrict r0 = (float *)p[1];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_abs_f32(a0[i]);
}
SG_CLONES static void abs_f64(char *const *p, sg_index n) {
    const double *restrict a0 = (const double *)p[0];
    double *restrict r0 = (double *)p[1];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_abs_f64(a0[i]);
}
static void abs_c64(char *const *p, sg_index n) {
    const sg_c64 *restrict a0 = (const sg_c64 *)p[0];
    float *restrict r0 = (float *)p[1];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_abs_c64(a0[i]);
}
static void abs_c128(char *const *p, sg_index n) {
    const sg_c128 *restrict a0 = (const sg_c128 *)p[0];
    double *restrict r0 = (double *)p[1];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_abs_c128(a0[i]);
}
static void abs_u8(char *const *p, sg_index n) {
    const uint8_t *restrict a0 = (const uint8_t *)p[0];
    uint8_t *restrict r0 = (uint8_t *)p[1];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_abs_u8(a0[i]);
}
static void abs_i8(char *const *p, sg_index n) {
    const int8_t *restrict a0 = (const int8_t *)p[0];
    int8_t *restrict r0 = (int8_t *)p[1];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_abs_i8(a0[i]);
}
static void abs_i16(char *const *p, sg_index n) {
    const int16_t *restrict a0 = (const int16_t *)p[0];
    int16_t *restrict r0 = (int16_t *)p[1];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_abs_i16(a0[i]);
}
static void abs_i32(char *const *p, sg_index n) {
    const int32_t *restrict a0 = (const int32_t *)p[0];
    int32_t *restrict r0 = (int32_t *)p[1];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_abs_i32(a0[i]);
}
static void abs_i64(char *const *p, sg_index n) {
    const int64_t *restrict a0 = (const int64_t *)p[0];
    int64_t *restrict r0 = (int64_t *)p[1];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_abs_i64(a0[i]);
}
static const sg_loop abs_loops[] = {
    {SG_f32, {SG_f32, SG_f32}, abs_f32},
    {SG_f64, {SG_f64, SG_f64}, abs_f64},
    {SG_c64, {SG_c64, SG_f32}, abs_c64},
    {SG_c128, {SG_c128, SG_f64}, abs_c128},
    {SG_u8, {SG_u8, SG_u8}, abs_u8},
    {SG_i8, {SG_i8, SG_i8}, abs_i8},
    {SG_i16, {SG_i16, SG_i16}, abs_i16},
    {SG_i32, {SG_i32, SG_i32}, abs_i32},
    {SG_i64, {SG_i64, SG_i64}, abs_i64},
};

/* derivatives.yaml:262  sgn: sgn(self) */
SG_CLONES static void sgn_f32(char *const *p, sg_index n) {
    const float *restrict a0 = (const float *)p[0];
    float *restrict r0 = (float *)p[1];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_sgn_f32(a0[i]);
}
SG_CLONES static void sgn_f64(char *const *p, sg_index n) {
    const double *restrict a0 = (const double *)p[0];
    double *restrict r0 = (double *)p[1];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_sgn_f64(a0[i]);
}
static void sgn_c64(char *const *p, sg_index n) {
    const sg_c64 *restrict a0 = (const sg_c64 *)p[0];
    sg_c64 *restrict r0 = (sg_c64 *)p[1];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_sgn_c64(a0[i]);
}
static void sgn_c128(char *const *p, sg_index n) {
    const sg_c128 *restrict a0 = (const sg_c128 *)p[0];
    sg_c128 *restrict r0 = (sg_c128 *)p[1];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_sgn_c128(a0[i]);
}
static void sgn_u8(char *const *p, sg_index n) {
    const uint8_t *restrict a0 = (const uint8_t *)p[0];
    uint8_t *restrict r0 = (uint8_t *)p[1];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_sgn_u8(a0[i]);
}
static void sgn_i8(char *const *p, sg_index n) {
    const int8_t *restrict a0 = (const int8_t *)p[0];
    int8_t *restrict r0 = (int8_t *)p[1];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_sgn_i8(a0[i]);
}
static void sgn_i16(char *const *p, sg_index n) {
    const int16_t *restrict a0 = (const int16_t *)p[0];
    int16_t *restrict r0 = (int16_t *)p[1];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_sgn_i16(a0[i]);
}
static void sgn_i32(char *const *p, sg_index n) {
    const int32_t *restrict a0 = (const int32_t *)p[0];
    int32_t *restrict r0 = (int32_t *)p[1];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_sgn_i32(a0[i]);
}
static void sgn_i64(char *const *p, sg_index n) {
    const int64_t *restrict a0 = (const int64_t *)p[0];
    int64_t *restrict r0 = (int64_t *)p[1];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_sgn_i64(a0[i]);
}
static void sgn_b8(char *const *p, sg_index n) {
    const sg_bool *restrict a0 = (const sg_bool *)p[0];
    sg_bool *restrict r0 = (sg_bool *)p[1];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_sgn_b8(a0[i]);
}
static const sg_loop sgn_loops[] = {
    {SG_f32, {SG_f32, SG_f32}, sgn_f32},
    {SG_f64, {SG_f64, SG_f64}, sgn_f64},
    {SG_c64, {SG_c64, SG_c64}, sgn_c64},
    {SG_c128, {SG_c128, SG_c128}, sgn_c128},
    {SG_u8, {SG_u8, SG_u8}, sgn_u8},
    {SG_i8, {SG_i8, SG_i8}, sgn_i8},
    {SG_i16, {SG_i16, SG_i16}, sgn_i16},
    {SG_i32, {SG_i32, SG_i32}, sgn_i32},
    {SG_i64, {SG_i64, SG_i64}, sgn_i64},
    {SG_b8, {SG_b8, SG_b8}, sgn_b8},
};

/* derivatives.yaml:275  sign: sign(self) */
SG_CLONES static void sign_f32(char *const *p, sg_index n) {
    const float *restrict a0 = (const float *)p[0];
    float *restrict r0 = (float *)p[1];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_sign_f32(a0[i]);
}
SG_CLONES static void sign_f64(char *const *p, sg_index n) {
    const double *restrict a0 = (const double *)p[0];
    double *restrict r0 = (double *)p[1];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_sign_f64(a0[i]);
}
static void sign_u8(char *const *p, sg_index n) {
    const uint8_t *restrict a0 = (const uint8_t *)p[0];
    uint8_t *restrict r0 = (uint8_t *)p[1];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_sign_u8(a0[i]);
}
static void sign_i8(char *const *p, sg_index n) {
    const int8_t *restrict a0 = (const int8_t *)p[0];
    int8_t *restrict r0 = (int8_t *)p[1];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_sign_i8(a0[i]);
}
static void sign_i16(char *const *p, sg_index n) {
    const int16_t *restrict a0 = (const int16_t *)p[0];
    int16_t *restrict r0 = (int16_t *)p[1];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_sign_i16(a0[i]);
}
static void sign_i32(char *const *p, sg_index n) {
    const int32_t *restrict a0 = (const int32_t *)p[0];
    int32_t *restrict r0 = (int32_t *)p[1];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_sign_i32(a0[i]);
}
static void sign_i64(char *const *p, sg_index n) {
    const int64_t *restrict a0 = (const int64_t *)p[0];
    int64_t *restrict r0 = (int64_t *)p[1];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_sign_i64(a0[i]);
}
static void sign_b8(char *const *p, sg_index n) {
    const sg_bool *restrict a0 = (const sg_bool *)p[0];
    sg_bool *restrict r0 = (sg_bool *)p[1];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_sign_b8(a0[i]);
}
static const sg_loop sign_loops[] = {
    {SG_f32, {SG_f32, SG_f32}, sign_f32},
    {SG_f64, {SG_f64, SG_f64}, sign_f64},
    {SG_u8, {SG_u8, SG_u8}, sign_u8},
    {SG_i8, {SG_i8, SG_i8}, sign_i8},
    {SG_i16, {SG_i16, SG_i16}, sign_i16},
    {SG_i32, {SG_i32, SG_i32}, sign_i32},
    {SG_i64, {SG_i64, SG_i64}, sign_i64},
    {SG_b8, {SG_b8, SG_b8}, sign_b8},
};

/* derivatives.yaml:286  conj: conj(self) */
SG_CLONES static void conj_f32(char *const *p, sg_index n) {
    const float *restrict a0 = (const float *)p[0];
    float *restrict r0 = (float *)p[1];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = a0[i];
}
SG_CLONES static void conj_f64(char *const *p, sg_index n) {
    const double *restrict a0 = (const double *)p[0];
    double *restrict r0 = (double *)p[1];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = a0[i];
}
static void conj_c64(char *const *p, sg_index n) {
    const sg_c64 *restrict a0 = (const sg_c64 *)p[0];
    sg_c64 *restrict r0 = (sg_c64 *)p[1];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_conj_c64(a0[i]);
}
static void conj_c128(char *const *p, sg_index n) {
    const sg_c128 *restrict a0 = (const sg_c128 *)p[0];
    sg_c128 *restrict r0 = (sg_c128 *)p[1];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_conj_c128(a0[i]);
}
static void conj_u8(char *const *p, sg_index n) {
    const uint8_t *restrict a0 = (const uint8_t *)p[0];
    uint8_t *restrict r0 = (uint8_t *)p[1];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = a0[i];
}
static void conj_i8(char *const *p, sg_index n) {
    const int8_t *restrict a0 = (const int8_t *)p[0];
    int8_t *restrict r0 = (int8_t *)p[1];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = a0[i];
}
static void conj_i16(char *const *p, sg_index n) {
    const int16_t *restrict a0 = (const int16_t *)p[0];
    int16_t *restrict r0 = (int16_t *)p[1];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = a0[i];
}
static void conj_i32(char *const *p, sg_index n) {
    const int32_t *restrict a0 = (const int32_t *)p[0];
    int32_t *restrict r0 = (int32_t *)p[1];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = a0[i];
}
static void conj_i64(char *const *p, sg_index n) {
    const int64_t *restrict a0 = (const int64_t *)p[0];
    int64_t *restrict r0 = (int64_t *)p[1];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = a0[i];
}
static void conj_b8(char *const *p, sg_index n) {
    const sg_bool *restrict a0 = (const sg_bool *)p[0];
    sg_bool *restrict r0 = (sg_bool *)p[1];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = a0[i];
}
static const sg_loop conj_loops[] = {
    {SG_f32, {SG_f32, SG_f32}, conj_f32},
    {SG_f64, {SG_f64, SG_f64}, conj_f64},
    {SG_c64, {SG_c64, SG_c64}, conj_c64},
    {SG_c128, {SG_c128, SG_c128}, conj_c128},
    {SG_u8, {SG_u8, SG_u8}, conj_u8},
    {SG_i8, {SG_i8, SG_i8}, conj_i8},
    {SG_i16, {SG_i16, SG_i16}, conj_i16},
    {SG_i32, {SG_i32, SG_i32}, conj_i32},
    {SG_i64, {SG_i64, SG_i64}, conj_i64},
    {SG_b8, {SG_b8, SG_b8}, conj_b8},
};

/* derivatives.yaml:306  _real_part: real(self) */
static void _real_part_c64(char *const *p, sg_index n) {
    const sg_c64 *restrict a0 = (const sg_c64 *)p[0];
    float *restrict r0 = (float *)p[1];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_real_c64(a0[i]);
}
static void _real_part_c128(char *const *p, sg_index n) {
    const sg_c128 *restrict a0 = (const sg_c128 *)p[0];
    double *restrict r0 = (double *)p[1];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_real_c128(a0[i]);
}
static const sg_loop _real_part_loops[] = {
    {SG_f32, {SG_f32, SG_f32}, conj_f32},
    {SG_f64, {SG_f64, SG_f64}, conj_f64},
    {SG_c64, {SG_c64, SG_f32}, _real_part_c64},
    {SG_c128, {SG_c128, SG_f64}, _real_part_c128},
    {SG_u8, {SG_u8, SG_u8}, conj_u8},
    {SG_i8, {SG_i8, SG_i8}, conj_i8},
    {SG_i16, {SG_i16, SG_i16}, conj_i16},
    {SG_i32, {SG_i32, SG_i32}, conj_i32},
    {SG_i64, {SG_i64, SG_i64}, conj_i64},
    {SG_b8, {SG_b8, SG_b8}, conj_b8},
};

/* derivatives.yaml:313  _imag_part: imag(self) */
static void _imag_part_c64(char *const *p, sg_index n) {
    const sg_c64 *restrict a0 = (const sg_c64 *)p[0];
    float *restrict r0 = (float *)p[1];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_imag_c64(a0[i]);
}
static void _imag_part_c128(char *const *p, sg_index n) {
    const sg_c128 *restrict a0 = (const sg_c128 *)p[0];
    double *restrict r0 = (double *)p[1];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_imag_c128(a0[i]);
}
static const sg_loop _imag_part_loops[] = {
    {SG_c64, {SG_c64, SG_f32}, _imag_part_c64},
    {SG_c128, {SG_c128, SG_f64}, _imag_part_c128},
};

/* derivatives.yaml:366  polar: complex(abs * cos(angle), abs * sin(angle)) */
SG_CLONES static void polar_f32(char *const *p, sg_index n) {
    const float *restrict a0 = (const float *)p[0];
    const float *restrict a1 = (const float *)p[1];
    sg_c64 *restrict r0 = (sg_c64 *)p[2];
    int far = 0;
    for (sg_index i = 0; i < n; i++)
        far |= sg_is_far_f32(a1[i]);
    if (far) {
        int farther = 0;
        for (sg_index i = 0; i < n; i++)
            farther |= sg_is_farther_f32(a1[i]);
        if (!farther) {
            SG_INDEPENDENT
            for (sg_index i = 0; i < n; i++)
                r0[i] = sg_complex_f32((a0[i] * sg_middle_cos_f32(a1[i])), (a0[i] * sg_middle_sin_f32(a1[i])));
            return;
        }
        for (sg_index i = 0; i < n; i++)
            r0[i] = sg_complex_f32((a0[i] * sg_cos_f32(a1[i])), (a0[i] * sg_sin_f32(a1[i])));
        return;
    }
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_complex_f32((a0[i] * sg_near_cos_f32(a1[i])), (a0[i] * sg_near_sin_f32(a1[i])));
}
SG_CLONES static void polar_f64(char *const *p, sg_index n) {
    const double *restrict a0 = (const double *)p[0];
    const double *restrict a1 = (const double *)p[1];
    sg_c128 *restrict r0 = (sg_c128 *)p[2];
    int far = 0;
    for (sg_index i = 0; i < n; i++)
        far |= sg_is_far_f64(a1[i]);
    if (far) {
        for (sg_index i = 0; i < n; i++)
            r0[i] = sg_complex_f64((a0[i] * sg_cos_f64(a1[i])), (a0[i] * sg_sin_f64(a1[i])));
        return;
    }
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_complex_f64((a0[i] * sg_near_cos_f64(a1[i])), (a0[i] * sg_near_sin_f64(a1[i])));
}
static const sg_loop polar_loops[] = {
    {SG_f32, {SG_f32, SG_f32, SG_c64}, polar_f32},
    {SG_f64, {SG_f64, SG_f64, SG_c128}, polar_f64},
};

/* derivatives.yaml:375  angle: angle(self) */
SG_CLONES static void angle_f32(char *const *p, sg_index n) {
    const float *restrict a0 = (const float *)p[0];
    float *restrict r0 = (float *)p[1];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_angle_f32(a0[i]);
}
SG_CLONES static void angle_f64(char *const *p, sg_index n) {
    const double *restrict a0 = (const double *)p[0];
    double *restrict r0 = (double *)p[1];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_angle_f64(a0[i]);
}
static void angle_c64(char *const *p, sg_index n) {
    const sg_c64 *restrict a0 = (const sg_c64 *)p[0];
    float *restrict r0 = (float *)p[1];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_angle_c64(a0[i]);
}
static void angle_c128(char *const *p, sg_index n) {
    const sg_c128 *restrict a0 = (const sg_c128 *)p[0];
    double *restrict r0 = (double *)p[1];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_angle_c128(a0[i]);
}
static const sg_loop angle_loops[] = {
    {SG_f32, {SG_f32, SG_f32}, angle_f32},
    {SG_f64, {SG_f64, SG_f64}, angle_f64},
    {SG_c64, {SG_c64, SG_f32}, angle_c64},
    {SG_c128, {SG_c128, SG_f64}, angle_c128},
};

/* derivatives.yaml:424  addcmul: self + value * tensor1 * tensor2 */
SG_CLONES static void addcmul_f32(char *const *p, sg_index n) {
    const float *restrict a0 = (const float *)p[0];
    const float x1 = *(const float *)p[1];
    const float *restrict a2 = (const float *)p[2];
    const float *restrict a3 = (const float *)p[3];
    float *restrict r0 = (float *)p[4];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (a0[i] + ((x1 * a2[i]) * a3[i]));
}
SG_CLONES static void addcmul_f64(char *const *p, sg_index n) {
    const double *restrict a0 = (const double *)p[0];
    const double x1 = *(const double *)p[1];
    const double *restrict a2 = (const double *)p[2];
    const double *restrict a3 = (const double *)p[3];
    double *restrict r0 = (double *)p[4];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (a0[i] + ((x1 * a2[i]) * a3[i]));
}
static void addcmul_c64(char *const *p, sg_index n) {
    const sg_c64 *restrict a0 = (const sg_c64 *)p[0];
    const sg_c64 x1 = *(const sg_c64 *)p[1];
    const sg_c64 *restrict a2 = (const sg_c64 *)p[2];
    const sg_c64 *restrict a3 = (const sg_c64 *)p[3];
    sg_c64 *restrict r0 = (sg_c64 *)p[4];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_add_c64(a0[i], sg_mul_c64(sg_mul_c64(x1, a2[i]), a3[i]));
}
static void addcmul_c128(char *const *p, sg_index n) {
    const sg_c128 *restrict a0 = (const sg_c128 *)p[0];
    const sg_c128 x1 = *(const sg_c128 *)p[1];
    const sg_c128 *restrict a2 = (const sg_c128 *)p[2];
    const sg_c128 *restrict a3 = (const sg_c128 *)p[3];
    sg_c128 *restrict r0 = (sg_c128 *)p[4];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_add_c128(a0[i], sg_mul_c128(sg_mul_c128(x1, a2[i]), a3[i]));
}
static void addcmul_u8(char *const *p, sg_index n) {
    const uint8_t *restrict a0 = (const uint8_t *)p[0];
    const uint8_t x1 = *(const uint8_t *)p[1];
    const uint8_t *restrict a2 = (const uint8_t *)p[2];
    const uint8_t *restrict a3 = (const uint8_t *)p[3];
    uint8_t *restrict r0 = (uint8_t *)p[4];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (a0[i] + ((x1 * a2[i]) * a3[i]));
}
static void addcmul_i8(char *const *p, sg_index n) {
    const int8_t *restrict a0 = (const int8_t *)p[0];
    const int8_t x1 = *(const int8_t *)p[1];
    const int8_t *restrict a2 = (const int8_t *)p[2];
    const int8_t *restrict a3 = (const int8_t *)p[3];
    int8_t *restrict r0 = (int8_t *)p[4];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (a0[i] + ((x1 * a2[i]) * a3[i]));
}
static void addcmul_i16(char *const *p, sg_index n) {
    const int16_t *restrict a0 = (const int16_t *)p[0];
    const int16_t x1 = *(const int16_t *)p[1];
    const int16_t *restrict a2 = (const int16_t *)p[2];
    const int16_t *restrict a3 = (const int16_t *)p[3];
    int16_t *restrict r0 = (int16_t *)p[4];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (a0[i] + ((x1 * a2[i]) * a3[i]));
}
static void addcmul_i32(char *const *p, sg_index n) {
    const int32_t *restrict a0 = (const int32_t *)p[0];
    const int32_t x1 = *(const int32_t *)p[1];
    const int32_t *restrict a2 = (const int32_t *)p[2];
    const int32_t *restrict a3 = (const int32_t *)p[3];
    int32_t *restrict r0 = (int32_t *)p[4];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (a0[i] + ((x1 * a2[i]) * a3[i]));
}
static void addcmul_i64(char *const *p, sg_index n) {
    const int64_t *restrict a0 = (const int64_t *)p[0];
    const int64_t x1 = *(const int64_t *)p[1];
    const int64_t *restrict a2 = (const int64_t *)p[2];
    const int64_t *restrict a3 = (const int64_t *)p[3];
    int64_t *restrict r0 = (int64_t *)p[4];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (a0[i] + ((x1 * a2[i]) * a3[i]));
}
static const sg_loop addcmul_loops[] = {
    {SG_f32, {SG_f32, SG_f32, SG_f32, SG_f32, SG_f32}, addcmul_f32},
    {SG_f64, {SG_f64, SG_f64, SG_f64, SG_f64, SG_f64}, addcmul_f64},
    {SG_c64, {SG_c64, SG_c64, SG_c64, SG_c64, SG_c64}, addcmul_c64},
    {SG_c128, {SG_c128, SG_c128, SG_c128, SG_c128, SG_c128}, addcmul_c128},
    {SG_u8, {SG_u8, SG_u8, SG_u8, SG_u8, SG_u8}, addcmul_u8},
    {SG_i8, {SG_i8, SG_i8, SG_i8, SG_i8, SG_i8}, addcmul_i8},
    {SG_i16, {SG_i16, SG_i16, SG_i16, SG_i16, SG_i16}, addcmul_i16},
    {SG_i32, {SG_i32, SG_i32, SG_i32, SG_i32, SG_i32}, addcmul_i32},
    {SG_i64, {SG_i64, SG_i64, SG_i64, SG_i64, SG_i64}, addcmul_i64},
};

/* derivatives.yaml:434  addcdiv: self + value * tensor1 / tensor2 */
SG_CLONES static void addcdiv_f32(char *const *p, sg_index n) {
    const float *restrict a0 = (const float *)p[0];
    const float x1 = *(const float *)p[1];
    const float *restrict a2 = (const float *)p[2];
    const float *restrict a3 = (const float *)p[3];
    float *restrict r0 = (float *)p[4];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (a0[i] + ((x1 * a2[i]) / a3[i]));
}
SG_CLONES static void addcdiv_f64(char *const *p, sg_index n) {
    const double *restrict a0 = (const double *)p[0];
    const double x1 = *(const double *)p[1];
    const double *restrict a2 = (const double *)p[2];
    const double *restrict a3 = (const double *)p[3];
    double *restrict r0 = (double *)p[4];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (a0[i] + ((x1 * a2[i]) / a3[i]));
}
static void addcdiv_c64(char *const *p, sg_index n) {
    const sg_c64 *restrict a0 = (const sg_c64 *)p[0];
    const sg_c64 x1 = *(const sg_c64 *)p[1];
    const sg_c64 *restrict a2 = (const sg_c64 *)p[2];
    const sg_c64 *restrict a3 = (const sg_c64 *)p[3];
    sg_c64 *restrict r0 = (sg_c64 *)p[4];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_add_c64(a0[i], sg_div_c64(sg_mul_c64(x1, a2[i]), a3[i]));
}
static void addcdiv_c128(char *const *p, sg_index n) {
    const sg_c128 *restrict a0 = (const sg_c128 *)p[0];
    const sg_c128 x1 = *(const sg_c128 *)p[1];
    const sg_c128 *restrict a2 = (const sg_c128 *)p[2];
    const sg_c128 *restrict a3 = (const sg_c128 *)p[3];
    sg_c128 *restrict r0 = (sg_c128 *)p[4];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_add_c128(a0[i], sg_div_c128(sg_mul_c128(x1, a2[i]), a3[i]));
}
static const sg_loop addcdiv_loops[] = {
    {SG_f32, {SG_f32, SG_f32, SG_f32, SG_f32, SG_f32}, addcdiv_f32},
    {SG_f64, {SG_f64, SG_f64, SG_f64, SG_f64, SG_f64}, addcdiv_f64},
    {SG_c64, {SG_c64, SG_c64, SG_c64, SG_c64, SG_c64}, addcdiv_c64},
    {SG_c128, {SG_c128, SG_c128, SG_c128, SG_c128, SG_c128}, addcdiv_c128},
};

/* derivatives.yaml:445  lerp: self + weight * (end - self) */
SG_CLONES static void lerp_f32(char *const *p, sg_index n) {
    const float *restrict a0 = (const float *)p[0];
    const float *restrict a1 = (const float *)p[1];
    const float *restrict a2 = (const float *)p[2];
    float *restrict r0 = (float *)p[3];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (a0[i] + (a1[i] * (a2[i] - a0[i])));
}
SG_CLONES static void lerp_f64(char *const *p, sg_index n) {
    const double *restrict a0 = (const double *)p[0];
    const double *restrict a1 = (const double *)p[1];
    const double *restrict a2 = (const double *)p[2];
    double *restrict r0 = (double *)p[3];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (a0[i] + (a1[i] * (a2[i] - a0[i])));
}
static void lerp_c64(char *const *p, sg_index n) {
    const sg_c64 *restrict a0 = (const sg_c64 *)p[0];
    const sg_c64 *restrict a1 = (const sg_c64 *)p[1];
    const sg_c64 *restrict a2 = (const sg_c64 *)p[2];
    sg_c64 *restrict r0 = (sg_c64 *)p[3];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_add_c64(a0[i], sg_mul_c64(a1[i], sg_sub_c64(a2[i], a0[i])));
}
static void lerp_c128(char *const *p, sg_index n) {
    const sg_c128 *restrict a0 = (const sg_c128 *)p[0];
    const sg_c128 *restrict a1 = (const sg_c128 *)p[1];
    const sg_c128 *restrict a2 = (const sg_c128 *)p[2];
    sg_c128 *restrict r0 = (sg_c128 *)p[3];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_add_c128(a0[i], sg_mul_c128(a1[i], sg_sub_c128(a2[i], a0[i])));
}
static const sg_loop lerp_loops[] = {
    {SG_f32, {SG_f32, SG_f32, SG_f32, SG_f32}, lerp_f32},
    {SG_f64, {SG_f64, SG_f64, SG_f64, SG_f64}, lerp_f64},
    {SG_c64, {SG_c64, SG_c64, SG_c64, SG_c64}, lerp_c64},
    {SG_c128, {SG_c128, SG_c128, SG_c128, SG_c128}, lerp_c128},
};

/* derivatives.yaml:455  hypot: hypot(self, other) */
SG_CLONES static void hypot_f32(char *const *p, sg_index n) {
    const float *restrict a0 = (const float *)p[0];
    const float *restrict a1 = (const float *)p[1];
    float *restrict r0 = (float *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_hypot_f32(a0[i], a1[i]);
}
SG_CLONES static void hypot_f64(char *const *p, sg_index n) {
    const double *restrict a0 = (const double *)p[0];
    const double *restrict a1 = (const double *)p[1];
    double *restrict r0 = (double *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_hypot_f64(a0[i], a1[i]);
}
static const sg_loop hypot_loops[] = {
    {SG_f32, {SG_f32, SG_f32, SG_f32}, hypot_f32},
    {SG_f64, {SG_f64, SG_f64, SG_f64}, hypot_f64},
};

/* derivatives.yaml:466  maximum: maximum(self, other) */
SG_CLONES static void maximum_f32(char *const *p, sg_index n) {
    const float *restrict a0 = (const float *)p[0];
    const float *restrict a1 = (const float *)p[1];
    float *restrict r0 = (float *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_maximum_f32(a0[i], a1[i]);
}
SG_CLONES static void maximum_f64(char *const *p, sg_index n) {
    const double *restrict a0 = (const double *)p[0];
    const double *restrict a1 = (const double *)p[1];
    double *restrict r0 = (double *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_maximum_f64(a0[i], a1[i]);
}
static void maximum_u8(char *const *p, sg_index n) {
    const uint8_t *restrict a0 = (const uint8_t *)p[0];
    const uint8_t *restrict a1 = (const uint8_t *)p[1];
    uint8_t *restrict r0 = (uint8_t *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_maximum_u8(a0[i], a1[i]);
}
static void maximum_i8(char *const *p, sg_index n) {
    const int8_t *restrict a0 = (const int8_t *)p[0];
    const int8_t *restrict a1 = (const int8_t *)p[1];
    int8_t *restrict r0 = (int8_t *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_maximum_i8(a0[i], a1[i]);
}
static void maximum_i16(char *const *p, sg_index n) {
    const int16_t *restrict a0 = (const int16_t *)p[0];
    const int16_t *restrict a1 = (const int16_t *)p[1];
    int16_t *restrict r0 = (int16_t *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_maximum_i16(a0[i], a1[i]);
}
static void maximum_i32(char *const *p, sg_index n) {
    const int32_t *restrict a0 = (const int32_t *)p[0];
    const int32_t *restrict a1 = (const int32_t *)p[1];
    int32_t *restrict r0 = (int32_t *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_maximum_i32(a0[i], a1[i]);
}
static void maximum_i64(char *const *p, sg_index n) {
    const int64_t *restrict a0 = (const int64_t *)p[0];
    const int64_t *restrict a1 = (const int64_t *)p[1];
    int64_t *restrict r0 = (int64_t *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_maximum_i64(a0[i], a1[i]);
}
static void maximum_b8(char *const *p, sg_index n) {
    const sg_bool *restrict a0 = (const sg_bool *)p[0];
    const sg_bool *restrict a1 = (const sg_bool *)p[1];
    sg_bool *restrict r0 = (sg_bool *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_maximum_b8(a0[i], a1[i]);
}
static const sg_loop maximum_loops[] = {
    {SG_f32, {SG_f32, SG_f32, SG_f32}, maximum_f32},
    {SG_f64, {SG_f64, SG_f64, SG_f64}, maximum_f64},
    {SG_u8, {SG_u8, SG_u8, SG_u8}, maximum_u8},
    {SG_i8, {SG_i8, SG_i8, SG_i8}, maximum_i8},
    {SG_i16, {SG_i16, SG_i16, SG_i16}, maximum_i16},
    {SG_i32, {SG_i32, SG_i32, SG_i32}, maximum_i32},
    {SG_i64, {SG_i64, SG_i64, SG_i64}, maximum_i64},
    {SG_b8, {SG_b8, SG_b8, SG_b8}, maximum_b8},
};

/* derivatives.yaml:478  minimum: minimum(self, other) */
SG_CLONES static void minimum_f32(char *const *p, sg_index n) {
    const float *restrict a0 = (const float *)p[0];
    const float *restrict a1 = (const float *)p[1];
    float *restrict r0 = (float *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_minimum_f32(a0[i], a1[i]);
}
SG_CLONES static void minimum_f64(char *const *p, sg_index n) {
    const double *restrict a0 = (const double *)p[0];
    const double *restrict a1 = (const double *)p[1];
    double *restrict r0 = (double *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_minimum_f64(a0[i], a1[i]);
}
static void minimum_u8(char *const *p, sg_index n) {
    const uint8_t *restrict a0 = (const uint8_t *)p[0];
    const uint8_t *restrict a1 = (const uint8_t *)p[1];
    uint8_t *restrict r0 = (uint8_t *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_minimum_u8(a0[i], a1[i]);
}
static void minimum_i8(char *const *p, sg_index n) {
    const int8_t *restrict a0 = (const int8_t *)p[0];
    const int8_t *restrict a1 = (const int8_t *)p[1];
    int8_t *restrict r0 = (int8_t *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_minimum_i8(a0[i], a1[i]);
}
static void minimum_i16(char *const *p, sg_index n) {
    const int16_t *restrict a0 = (const int16_t *)p[0];
    const int16_t *restrict a1 = (const int16_t *)p[1];
    int16_t *restrict r0 = (int16_t *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_minimum_i16(a0[i], a1[i]);
}
static void minimum_i32(char *const *p, sg_index n) {
    const int32_t *restrict a0 = (const int32_t *)p[0];
    const int32_t *restrict a1 = (const int32_t *)p[1];
    int32_t *restrict r0 = (int32_t *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_minimum_i32(a0[i], a1[i]);
}
static void minimum_i64(char *const *p, sg_index n) {
    const int64_t *restrict a0 = (const int64_t *)p[0];
    const int64_t *restrict a1 = (const int64_t *)p[1];
    int64_t *restrict r0 = (int64_t *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_minimum_i64(a0[i], a1[i]);
}
static void minimum_b8(char *const *p, sg_index n) {
    const sg_bool *restrict a0 = (const sg_bool *)p[0];
    const sg_bool *restrict a1 = (const sg_bool *)p[1];
    sg_bool *restrict r0 = (sg_bool *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_minimum_b8(a0[i], a1[i]);
}
static const sg_loop minimum_loops[] = {
    {SG_f32, {SG_f32, SG_f32, SG_f32}, minimum_f32},
    {SG_f64, {SG_f64, SG_f64, SG_f64}, minimum_f64},
    {SG_u8, {SG_u8, SG_u8, SG_u8}, minimum_u8},
    {SG_i8, {SG_i8, SG_i8, SG_i8}, minimum_i8},
    {SG_i16, {SG_i16, SG_i16, SG_i16}, minimum_i16},
    {SG_i32, {SG_i32, SG_i32, SG_i32}, minimum_i32},
    {SG_i64, {SG_i64, SG_i64, SG_i64}, minimum_i64},
    {SG_b8, {SG_b8, SG_b8, SG_b8}, minimum_b8},
};

/* derivatives.yaml:490  fmax: fmax(self, other) */
SG_CLONES static void fmax_f32(char *const *p, sg_index n) {
    const float *restrict a0 = (const float *)p[0];
    const float *restrict a1 = (const float *)p[1];
    float *restrict r0 = (float *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_fmax_f32(a0[i], a1[i]);
}
SG_CLONES static void fmax_f64(char *const *p, sg_index n) {
    const double *restrict a0 = (const double *)p[0];
    const double *restrict a1 = (const double *)p[1];
    double *restrict r0 = (double *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_fmax_f64(a0[i], a1[i]);
}
static void fmax_u8(char *const *p, sg_index n) {
    const uint8_t *restrict a0 = (const uint8_t *)p[0];
    const uint8_t *restrict a1 = (const uint8_t *)p[1];
    uint8_t *restrict r0 = (uint8_t *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_fmax_u8(a0[i], a1[i]);
}
static void fmax_i8(char *const *p, sg_index n) {
    const int8_t *restrict a0 = (const int8_t *)p[0];
    const int8_t *restrict a1 = (const int8_t *)p[1];
    int8_t *restrict r0 = (int8_t *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_fmax_i8(a0[i], a1[i]);
}
static void fmax_i16(char *const *p, sg_index n) {
    const int16_t *restrict a0 = (const int16_t *)p[0];
    const int16_t *restrict a1 = (const int16_t *)p[1];
    int16_t *restrict r0 = (int16_t *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_fmax_i16(a0[i], a1[i]);
}
static void fmax_i32(char *const *p, sg_index n) {
    const int32_t *restrict a0 = (const int32_t *)p[0];
    const int32_t *restrict a1 = (const int32_t *)p[1];
    int32_t *restrict r0 = (int32_t *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_fmax_i32(a0[i], a1[i]);
}
static void fmax_i64(char *const *p, sg_index n) {
    const int64_t *restrict a0 = (const int64_t *)p[0];
    const int64_t *restrict a1 = (const int64_t *)p[1];
    int64_t *restrict r0 = (int64_t *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_fmax_i64(a0[i], a1[i]);
}
static void fmax_b8(char *const *p, sg_index n) {
    const sg_bool *restrict a0 = (const sg_bool *)p[0];
    const sg_bool *restrict a1 = (const sg_bool *)p[1];
    sg_bool *restrict r0 = (sg_bool *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_fmax_b8(a0[i], a1[i]);
}
static const sg_loop fmax_loops[] = {
    {SG_f32, {SG_f32, SG_f32, SG_f32}, fmax_f32},
    {SG_f64, {SG_f64, SG_f64, SG_f64}, fmax_f64},
    {SG_u8, {SG_u8, SG_u8, SG_u8}, fmax_u8},
    {SG_i8, {SG_i8, SG_i8, SG_i8}, fmax_i8},
    {SG_i16, {SG_i16, SG_i16, SG_i16}, fmax_i16},
    {SG_i32, {SG_i32, SG_i32, SG_i32}, fmax_i32},
    {SG_i64, {SG_i64, SG_i64, SG_i64}, fmax_i64},
    {SG_b8, {SG_b8, SG_b8, SG_b8}, fmax_b8},
};

/* derivatives.yaml:501  fmin: fmin(self, other) */
SG_CLONES static void fmin_f32(char *const *p, sg_index n) {
    const float *restrict a0 = (const float *)p[0];
    const float *restrict a1 = (const float *)p[1];
    float *restrict r0 = (float *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_fmin_f32(a0[i], a1[i]);
}
SG_CLONES static void fmin_f64(char *const *p, sg_index n) {
    const double *restrict a0 = (const double *)p[0];
    const double *restrict a1 = (const double *)p[1];
    double *restrict r0 = (double *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_fmin_f64(a0[i], a1[i]);
}
static void fmin_u8(char *const *p, sg_index n) {
    const uint8_t *restrict a0 = (const uint8_t *)p[0];
    const uint8_t *restrict a1 = (const uint8_t *)p[1];
    uint8_t *restrict r0 = (uint8_t *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_fmin_u8(a0[i], a1[i]);
}
static void fmin_i8(char *const *p, sg_index n) {
    const int8_t *restrict a0 = (const int8_t *)p[0];
    const int8_t *restrict a1 = (const int8_t *)p[1];
    int8_t *restrict r0 = (int8_t *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_fmin_i8(a0[i], a1[i]);
}
static void fmin_i16(char *const *p, sg_index n) {
    const int16_t *restrict a0 = (const int16_t *)p[0];
    const int16_t *restrict a1 = (const int16_t *)p[1];
    int16_t *restrict r0 = (int16_t *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_fmin_i16(a0[i], a1[i]);
}
static void fmin_i32(char *const *p, sg_index n) {
    const int32_t *restrict a0 = (const int32_t *)p[0];
    const int32_t *restrict a1 = (const int32_t *)p[1];
    int32_t *restrict r0 = (int32_t *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_fmin_i32(a0[i], a1[i]);
}
static void fmin_i64(char *const *p, sg_index n) {
    const int64_t *restrict a0 = (const int64_t *)p[0];
    const int64_t *restrict a1 = (const int64_t *)p[1];
    int64_t *restrict r0 = (int64_t *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_fmin_i64(a0[i], a1[i]);
}
static void fmin_b8(char *const *p, sg_index n) {
    const sg_bool *restrict a0 = (const sg_bool *)p[0];
    const sg_bool *restrict a1 = (const sg_bool *)p[1];
    sg_bool *restrict r0 = (sg_bool *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_fmin_b8(a0[i], a1[i]);
}
static const sg_loop fmin_loops[] = {
    {SG_f32, {SG_f32, SG_f32, SG_f32}, fmin_f32},
    {SG_f64, {SG_f64, SG_f64, SG_f64}, fmin_f64},
    {SG_u8, {SG_u8, SG_u8, SG_u8}, fmin_u8},
    {SG_i8, {SG_i8, SG_i8, SG_i8}, fmin_i8},
    {SG_i16, {SG_i16, SG_i16, SG_i16}, fmin_i16},
    {SG_i32, {SG_i32, SG_i32, SG_i32}, fmin_i32},
    {SG_i64, {SG_i64, SG_i64, SG_i64}, fmin_i64},
    {SG_b8, {SG_b8, SG_b8, SG_b8}, fmin_b8},
};

/* derivatives.yaml:516  clamp: minimum(maximum(self, min), max) if min is not None and max is not None else maximum(self, min) if min is not None else minimum(self, max) if max is not None else self + 0 */
SG_CLONES static void clamp_f32(char *const *p, sg_index n) {
    const float *restrict a0 = (const float *)p[0];
    const float x1 = *(const float *)p[1];
    const float x2 = *(const float *)p[2];
    float *restrict r0 = (float *)p[3];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_minimum_f32(sg_maximum_f32(a0[i], x1), x2);
}
SG_CLONES static void clamp_f64(char *const *p, sg_index n) {
    const double *restrict a0 = (const double *)p[0];
    const double x1 = *(const double *)p[1];
    const double x2 = *(const double *)p[2];
    double *restrict r0 = (double *)p[3];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_minimum_f64(sg_maximum_f64(a0[i], x1), x2);
}
static void clamp_u8(char *const *p, sg_index n) {
    const uint8_t *restrict a0 = (const uint8_t *)p[0];
    const uint8_t x1 = *(const uint8_t *)p[1];
    const uint8_t x2 = *(const uint8_t *)p[2];
    uint8_t *restrict r0 = (uint8_t *)p[3];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_minimum_u8(sg_maximum_u8(a0[i], x1), x2);
}
static void clamp_i8(char *const *p, sg_index n) {
    const int8_t *restrict a0 = (const int8_t *)p[0];
    const int8_t x1 = *(const int8_t *)p[1];
    const int8_t x2 = *(const int8_t *)p[2];
    int8_t *restrict r0 = (int8_t *)p[3];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_minimum_i8(sg_maximum_i8(a0[i], x1), x2);
}
static void clamp_i16(char *const *p, sg_index n) {
    const int16_t *restrict a0 = (const int16_t *)p[0];
    const int16_t x1 = *(const int16_t *)p[1];
    const int16_t x2 = *(const int16_t *)p[2];
    int16_t *restrict r0 = (int16_t *)p[3];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_minimum_i16(sg_maximum_i16(a0[i], x1), x2);
}
static void clamp_i32(char *const *p, sg_index n) {
    const int32_t *restrict a0 = (const int32_t *)p[0];
    const int32_t x1 = *(const int32_t *)p[1];
    const int32_t x2 = *(const int32_t *)p[2];
    int32_t *restrict r0 = (int32_t *)p[3];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_minimum_i32(sg_maximum_i32(a0[i], x1), x2);
}
static void clamp_i64(char *const *p, sg_index n) {
    const int64_t *restrict a0 = (const int64_t *)p[0];
    const int64_t x1 = *(const int64_t *)p[1];
    const int64_t x2 = *(const int64_t *)p[2];
    int64_t *restrict r0 = (int64_t *)p[3];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_minimum_i64(sg_maximum_i64(a0[i], x1), x2);
}
static const sg_loop clamp_loops[] = {
    {SG_f32, {SG_f32, SG_f32, SG_f32, SG_f32}, clamp_f32},
    {SG_f64, {SG_f64, SG_f64, SG_f64, SG_f64}, clamp_f64},
    {SG_u8, {SG_u8, SG_u8, SG_u8, SG_u8}, clamp_u8},
    {SG_i8, {SG_i8, SG_i8, SG_i8, SG_i8}, clamp_i8},
    {SG_i16, {SG_i16, SG_i16, SG_i16, SG_i16}, clamp_i16},
    {SG_i32, {SG_i32, SG_i32, SG_i32, SG_i32}, clamp_i32},
    {SG_i64, {SG_i64, SG_i64, SG_i64, SG_i64}, clamp_i64},
};

/* derivatives.yaml:516  clamp: minimum(maximum(self, min), max) if min is not None and max is not None else maximum(self, min) if min is not None else minimum(self, max) if max is not None else self + 0 */
SG_CLONES static void clamp_2_f32(char *const *p, sg_index n) {
    const float *restrict a0 = (const float *)p[0];
    const float x1 = *(const float *)p[1];
    float *restrict r0 = (float *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_maximum_f32(a0[i], x1);
}
SG_CLONES static void clamp_2_f64(char *const *p, sg_index n) {
    const double *restrict a0 = (const double *)p[0];
    const double x1 = *(const double *)p[1];
    double *restrict r0 = (double *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_maximum_f64(a0[i], x1);
}
static void clamp_2_u8(char *const *p, sg_index n) {
    const uint8_t *restrict a0 = (const uint8_t *)p[0];
    const uint8_t x1 = *(const uint8_t *)p[1];
    uint8_t *restrict r0 = (uint8_t *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_maximum_u8(a0[i], x1);
}
static void clamp_2_i8(char *const *p, sg_index n) {
    const int8_t *restrict a0 = (const int8_t *)p[0];
    const int8_t x1 = *(const int8_t *)p[1];
    int8_t *restrict r0 = (int8_t *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_maximum_i8(a0[i], x1);
}
static void clamp_2_i16(char *const *p, sg_index n) {
    const int16_t *restrict a0 = (const int16_t *)p[0];
    const int16_t x1 = *(const int16_t *)p[1];
    int16_t *restrict r0 = (int16_t *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_maximum_i16(a0[i], x1);
}
static void clamp_2_i32(char *const *p, sg_index n) {
    const int32_t *restrict a0 = (const int32_t *)p[0];
    const int32_t x1 = *(const int32_t *)p[1];
    int32_t *restrict r0 = (int32_t *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_maximum_i32(a0[i], x1);
}
static void clamp_2_i64(char *const *p, sg_index n) {
    const int64_t *restrict a0 = (const int64_t *)p[0];
    const int64_t x1 = *(const int64_t *)p[1];
    int64_t *restrict r0 = (int64_t *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_maximum_i64(a0[i], x1);
}
static const sg_loop clamp_2_loops[] = {
    {SG_f32, {SG_f32, SG_f32, SG_f32}, clamp_2_f32},
    {SG_f64, {SG_f64, SG_f64, SG_f64}, clamp_2_f64},
    {SG_u8, {SG_u8, SG_u8, SG_u8}, clamp_2_u8},
    {SG_i8, {SG_i8, SG_i8, SG_i8}, clamp_2_i8},
    {SG_i16, {SG_i16, SG_i16, SG_i16}, clamp_2_i16},
    {SG_i32, {SG_i32, SG_i32, SG_i32}, clamp_2_i32},
    {SG_i64, {SG_i64, SG_i64, SG_i64}, clamp_2_i64},
};

/* derivatives.yaml:516  clamp: minimum(maximum(self, min), max) if min is not None and max is not None else maximum(self, min) if min is not None else minimum(self, max) if max is not None else self + 0 */
SG_CLONES static void clamp_3_f32(char *const *p, sg_index n) {
    const float *restrict a0 = (const float *)p[0];
    const float x1 = *(const float *)p[1];
    float *restrict r0 = (float *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_minimum_f32(a0[i], x1);
}
SG_CLONES static void clamp_3_f64(char *const *p, sg_index n) {
    const double *restrict a0 = (const double *)p[0];
    const double x1 = *(const double *)p[1];
    double *restrict r0 = (double *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_minimum_f64(a0[i], x1);
}
static void clamp_3_u8(char *const *p, sg_index n) {
    const uint8_t *restrict a0 = (const uint8_t *)p[0];
    const uint8_t x1 = *(const uint8_t *)p[1];
    uint8_t *restrict r0 = (uint8_t *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_minimum_u8(a0[i], x1);
}
static void clamp_3_i8(char *const *p, sg_index n) {
    const int8_t *restrict a0 = (const int8_t *)p[0];
    const int8_t x1 = *(const int8_t *)p[1];
    int8_t *restrict r0 = (int8_t *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_minimum_i8(a0[i], x1);
}
static void clamp_3_i16(char *const *p, sg_index n) {
    const int16_t *restrict a0 = (const int16_t *)p[0];
    const int16_t x1 = *(const int16_t *)p[1];
    int16_t *restrict r0 = (int16_t *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_minimum_i16(a0[i], x1);
}
static void clamp_3_i32(char *const *p, sg_index n) {
    const int32_t *restrict a0 = (const int32_t *)p[0];
    const int32_t x1 = *(const int32_t *)p[1];
    int32_t *restrict r0 = (int32_t *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_minimum_i32(a0[i], x1);
}
static void clamp_3_i64(char *const *p, sg_index n) {
    const int64_t *restrict a0 = (const int64_t *)p[0];
    const int64_t x1 = *(const int64_t *)p[1];
    int64_t *restrict r0 = (int64_t *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_minimum_i64(a0[i], x1);
}
static const sg_loop clamp_3_loops[] = {
    {SG_f32, {SG_f32, SG_f32, SG_f32}, clamp_3_f32},
    {SG_f64, {SG_f64, SG_f64, SG_f64}, clamp_3_f64},
    {SG_u8, {SG_u8, SG_u8, SG_u8}, clamp_3_u8},
    {SG_i8, {SG_i8, SG_i8, SG_i8}, clamp_3_i8},
    {SG_i16, {SG_i16, SG_i16, SG_i16}, clamp_3_i16},
    {SG_i32, {SG_i32, SG_i32, SG_i32}, clamp_3_i32},
    {SG_i64, {SG_i64, SG_i64, SG_i64}, clamp_3_i64},
};

/* derivatives.yaml:516  clamp: minimum(maximum(self, min), max) if min is not None and max is not None else maximum(self, min) if min is not None else minimum(self, max) if max is not None else self + 0 */
SG_CLONES static void clamp_4_f32(char *const *p, sg_index n) {
    const float *restrict a0 = (const float *)p[0];
    float *restrict r0 = (float *)p[1];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (a0[i] + 0.0f);
}
SG_CLONES static void clamp_4_f64(char *const *p, sg_index n) {
    const double *restrict a0 = (const double *)p[0];
    double *restrict r0 = (double *)p[1];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (a0[i] + 0.0);
}
static void clamp_4_u8(char *const *p, sg_index n) {
    const uint8_t *restrict a0 = (const uint8_t *)p[0];
    uint8_t *restrict r0 = (uint8_t *)p[1];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (a0[i] + 0);
}
static void clamp_4_i8(char *const *p, sg_index n) {
    const int8_t *restrict a0 = (const int8_t *)p[0];
    int8_t *restrict r0 = (int8_t *)p[1];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (a0[i] + 0);
}
static void clamp_4_i16(char *const *p, sg_index n) {
    const int16_t *restrict a0 = (const int16_t *)p[0];
    int16_t *restrict r0 = (int16_t *)p[1];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (a0[i] + 0);
}
static void clamp_4_i32(char *const *p, sg_index n) {
    const int32_t *restrict a0 = (const int32_t *)p[0];
    int32_t *restrict r0 = (int32_t *)p[1];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (a0[i] + 0);
}
static void clamp_4_i64(char *const *p, sg_index n) {
    const int64_t *restrict a0 = (const int64_t *)p[0];
    int64_t *restrict r0 = (int64_t *)p[1];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (a0[i] + 0);
}
static const sg_loop clamp_4_loops[] = {
    {SG_f32, {SG_f32, SG_f32}, clamp_4_f32},
    {SG_f64, {SG_f64, SG_f64}, clamp_4_f64},
    {SG_u8, {SG_u8, SG_u8}, clamp_4_u8},
    {SG_i8, {SG_i8, SG_i8}, clamp_4_i8},
    {SG_i16, {SG_i16, SG_i16}, clamp_4_i16},
    {SG_i32, {SG_i32, SG_i32}, clamp_4_i32},
    {SG_i64, {SG_i64, SG_i64}, clamp_4_i64},
};

/* derivatives.yaml:580  copysign: copysign(self, other) */
SG_CLONES static void copysign_f32(char *const *p, sg_index n) {
    const float *restrict a0 = (const float *)p[0];
    const float *restrict a1 = (const float *)p[1];
    float *restrict r0 = (float *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_copysign_f32(a0[i], a1[i]);
}
SG_CLONES static void copysign_f64(char *const *p, sg_index n) {
    const double *restrict a0 = (const double *)p[0];
    const double *restrict a1 = (const double *)p[1];
    double *restrict r0 = (double *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_copysign_f64(a0[i], a1[i]);
}
static const sg_loop copysign_loops[] = {
    {SG_f32, {SG_f32, SG_f32, SG_f32}, copysign_f32},
    {SG_f64, {SG_f64, SG_f64, SG_f64}, copysign_f64},
};

/* derivatives.yaml:604  _nan_to_num: where(isnan(self), nan, where(self == inf, posinf, where(self == -inf, neginf, self))) */
SG_CLONES static void _nan_to_num_f32(char *const *p, sg_index n) {
    const float *restrict a0 = (const float *)p[0];
    const float x1 = *(const float *)p[1];
    const float x2 = *(const float *)p[2];
    const float x3 = *(const float *)p[3];
    float *restrict r0 = (float *)p[4];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (sg_isnan_f32(a0[i]) ? x1 : ((a0[i] == SG_INF) ? x2 : ((a0[i] == (-SG_INF)) ? x3 : a0[i])));
}
SG_CLONES static void _nan_to_num_f64(char *const *p, sg_index n) {
    const double *restrict a0 = (const double *)p[0];
    const double x1 = *(const double *)p[1];
    const double x2 = *(const double *)p[2];
    const double x3 = *(const double *)p[3];
    double *restrict r0 = (double *)p[4];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (sg_isnan_f64(a0[i]) ? x1 : ((a0[i] == SG_INF) ? x2 : ((a0[i] == (-SG_INF)) ? x3 : a0[i])));
}
static const sg_loop _nan_to_num_loops[] = {
    {SG_f32, {SG_f32, SG_f32, SG_f32, SG_f32, SG_f32}, _nan_to_num_f32},
    {SG_f64, {SG_f64, SG_f64, SG_f64, SG_f64, SG_f64}, _nan_to_num_f64},
};

/* derivatives.yaml:615  where: where(condition, self, other) */
SG_CLONES static void where_f32(char *const *p, sg_index n) {
    const sg_bool *restrict a0 = (const sg_bool *)p[0];
    const float *restrict a1 = (const float *)p[1];
    const float *restrict a2 = (const float *)p[2];
    float *restrict r0 = (float *)p[3];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (a0[i] ? a1[i] : a2[i]);
}
SG_CLONES static void where_f64(char *const *p, sg_index n) {
    const sg_bool *restrict a0 = (const sg_bool *)p[0];
    const double *restrict a1 = (const double *)p[1];
    const double *restrict a2 = (const double *)p[2];
    double *restrict r0 = (double *)p[3];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (a0[i] ? a1[i] : a2[i]);
}
static void where_c64(char *const *p, sg_index n) {
    const sg_bool *restrict a0 = (const sg_bool *)p[0];
    const sg_c64 *restrict a1 = (const sg_c64 *)p[1];
    const sg_c64 *restrict a2 = (const sg_c64 *)p[2];
    sg_c64 *restrict r0 = (sg_c64 *)p[3];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (a0[i] ? a1[i] : a2[i]);
}
static void where_c128(char *const *p, sg_index n) {
    const sg_bool *restrict a0 = (const sg_bool *)p[0];
    const sg_c128 *restrict a1 = (const sg_c128 *)p[1];
    const sg_c128 *restrict a2 = (const sg_c128 *)p[2];
    sg_c128 *restrict r0 = (sg_c128 *)p[3];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (a0[i] ? a1[i] : a2[i]);
}
static void where_u8(char *const *p, sg_index n) {
    const sg_bool *restrict a0 = (const sg_bool *)p[0];
    const uint8_t *restrict a1 = (const uint8_t *)p[1];
    const uint8_t *restrict a2 = (const uint8_t *)p[2];
    uint8_t *restrict r0 = (uint8_t *)p[3];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (a0[i] ? a1[i] : a2[i]);
}
static void where_i8(char *const *p, sg_index n) {
    const sg_bool *restrict a0 = (const sg_bool *)p[0];
    const int8_t *restrict a1 = (const int8_t *)p[1];
    const int8_t *restrict a2 = (const int8_t *)p[2];
    int8_t *restrict r0 = (int8_t *)p[3];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (a0[i] ? a1[i] : a2[i]);
}
static void where_i16(char *const *p, sg_index n) {
    const sg_bool *restrict a0 = (const sg_bool *)p[0];
    const int16_t *restrict a1 = (const int16_t *)p[1];
    const int16_t *restrict a2 = (const int16_t *)p[2];
    int16_t *restrict r0 = (int16_t *)p[3];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (a0[i] ? a1[i] : a2[i]);
}
static void where_i32(char *const *p, sg_index n) {
    const sg_bool *restrict a0 = (const sg_bool *)p[0];
    const int32_t *restrict a1 = (const int32_t *)p[1];
    const int32_t *restrict a2 = (const int32_t *)p[2];
    int32_t *restrict r0 = (int32_t *)p[3];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (a0[i] ? a1[i] : a2[i]);
}
static void where_i64(char *const *p, sg_index n) {
    const sg_bool *restrict a0 = (const sg_bool *)p[0];
    const int64_t *restrict a1 = (const int64_t *)p[1];
    const int64_t *restrict a2 = (const int64_t *)p[2];
    int64_t *restrict r0 = (int64_t *)p[3];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (a0[i] ? a1[i] : a2[i]);
}
static void where_b8(char *const *p, sg_index n) {
    const sg_bool *restrict a0 = (const sg_bool *)p[0];
    const sg_bool *restrict a1 = (const sg_bool *)p[1];
    const sg_bool *restrict a2 = (const sg_bool *)p[2];
    sg_bool *restrict r0 = (sg_bool *)p[3];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (a0[i] ? a1[i] : a2[i]);
}
static const sg_loop where_loops[] = {
    {SG_f32, {SG_b8, SG_f32, SG_f32, SG_f32}, where_f32},
    {SG_f64, {SG_b8, SG_f64, SG_f64, SG_f64}, where_f64},
    {SG_c64, {SG_b8, SG_c64, SG_c64, SG_c64}, where_c64},
    {SG_c128, {SG_b8, SG_c128, SG_c128, SG_c128}, where_c128},
    {SG_u8, {SG_b8, SG_u8, SG_u8, SG_u8}, where_u8},
    {SG_i8, {SG_b8, SG_i8, SG_i8, SG_i8}, where_i8},
    {SG_i16, {SG_b8, SG_i16, SG_i16, SG_i16}, where_i16},
    {SG_i32, {SG_b8, SG_i32, SG_i32, SG_i32}, where_i32},
    {SG_i64, {SG_b8, SG_i64, SG_i64, SG_i64}, where_i64},
    {SG_b8, {SG_b8, SG_b8, SG_b8, SG_b8}, where_b8},
};

/* derivatives.yaml:645  masked_fill: where(mask, value, self) */
SG_CLONES static void masked_fill_f32(char *const *p, sg_index n) {
    const sg_bool *restrict a0 = (const sg_bool *)p[0];
    const float x1 = *(const float *)p[1];
    const float *restrict a2 = (const float *)p[2];
    float *restrict r0 = (float *)p[3];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (a0[i] ? x1 : a2[i]);
}
SG_CLONES static void masked_fill_f64(char *const *p, sg_index n) {
    const sg_bool *restrict a0 = (const sg_bool *)p[0];
    const double x1 = *(const double *)p[1];
    const double *restrict a2 = (const double *)p[2];
    double *restrict r0 = (double *)p[3];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (a0[i] ? x1 : a2[i]);
}
static void masked_fill_c64(char *const *p, sg_index n) {
    const sg_bool *restrict a0 = (const sg_bool *)p[0];
    const sg_c64 x1 = *(const sg_c64 *)p[1];
    const sg_c64 *restrict a2 = (const sg_c64 *)p[2];
    sg_c64 *restrict r0 = (sg_c64 *)p[3];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (a0[i] ? x1 : a2[i]);
}
static void masked_fill_c128(char *const *p, sg_index n) {
    const sg_bool *restrict a0 = (const sg_bool *)p[0];
    const sg_c128 x1 = *(const sg_c128 *)p[1];
    const sg_c128 *restrict a2 = (const sg_c128 *)p[2];
    sg_c128 *restrict r0 = (sg_c128 *)p[3];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (a0[i] ? x1 : a2[i]);
}
static void masked_fill_u8(char *const *p, sg_index n) {
    const sg_bool *restrict a0 = (const sg_bool *)p[0];
    const uint8_t x1 = *(const uint8_t *)p[1];
    const uint8_t *restrict a2 = (const uint8_t *)p[2];
    uint8_t *restrict r0 = (uint8_t *)p[3];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (a0[i] ? x1 : a2[i]);
}
static void masked_fill_i8(char *const *p, sg_index n) {
    const sg_bool *restrict a0 = (const sg_bool *)p[0];
    const int8_t x1 = *(const int8_t *)p[1];
    const int8_t *restrict a2 = (const int8_t *)p[2];
    int8_t *restrict r0 = (int8_t *)p[3];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (a0[i] ? x1 : a2[i]);
}
static void masked_fill_i16(char *const *p, sg_index n) {
    const sg_bool *restrict a0 = (const sg_bool *)p[0];
    const int16_t x1 = *(const int16_t *)p[1];
    const int16_t *restrict a2 = (const int16_t *)p[2];
    int16_t *restrict r0 = (int16_t *)p[3];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (a0[i] ? x1 : a2[i]);
}
static void masked_fill_i32(char *const *p, sg_index n) {
    const sg_bool *restrict a0 = (const sg_bool *)p[0];
    const int32_t x1 = *(const int32_t *)p[1];
    const int32_t *restrict a2 = (const int32_t *)p[2];
    int32_t *restrict r0 = (int32_t *)p[3];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (a0[i] ? x1 : a2[i]);
}
static void masked_fill_i64(char *const *p, sg_index n) {
    const sg_bool *restrict a0 = (const sg_bool *)p[0];
    const int64_t x1 = *(const int64_t *)p[1];
    const int64_t *restrict a2 = (const int64_t *)p[2];
    int64_t *restrict r0 = (int64_t *)p[3];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (a0[i] ? x1 : a2[i]);
}
static void masked_fill_b8(char *const *p, sg_index n) {
    const sg_bool *restrict a0 = (const sg_bool *)p[0];
    const sg_bool x1 = *(const sg_bool *)p[1];
    const sg_bool *restrict a2 = (const sg_bool *)p[2];
    sg_bool *restrict r0 = (sg_bool *)p[3];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (a0[i] ? x1 : a2[i]);
}
static const sg_loop masked_fill_loops[] = {
    {SG_f32, {SG_b8, SG_f32, SG_f32, SG_f32}, masked_fill_f32},
    {SG_f64, {SG_b8, SG_f64, SG_f64, SG_f64}, masked_fill_f64},
    {SG_c64, {SG_b8, SG_c64, SG_c64, SG_c64}, masked_fill_c64},
    {SG_c128, {SG_b8, SG_c128, SG_c128, SG_c128}, masked_fill_c128},
    {SG_u8, {SG_b8, SG_u8, SG_u8, SG_u8}, masked_fill_u8},
    {SG_i8, {SG_b8, SG_i8, SG_i8, SG_i8}, masked_fill_i8},
    {SG_i16, {SG_b8, SG_i16, SG_i16, SG_i16}, masked_fill_i16},
    {SG_i32, {SG_b8, SG_i32, SG_i32, SG_i32}, masked_fill_i32},
    {SG_i64, {SG_b8, SG_i64, SG_i64, SG_i64}, masked_fill_i64},
    {SG_b8, {SG_b8, SG_b8, SG_b8, SG_b8}, masked_fill_b8},
};

/* derivatives.yaml:12  add: grad if alpha == 1 else grad * alpha.conj() */
SG_CLONES static void add_backward_other_f32(char *const *p, sg_index n) {
    const float *restrict a0 = (const float *)p[0];
    const float x1 = *(const float *)p[1];
    float *restrict r0 = (float *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (a0[i] * x1);
}
SG_CLONES static void add_backward_other_f64(char *const *p, sg_index n) {
    const double *restrict a0 = (const double *)p[0];
    const double x1 = *(const double *)p[1];
    double *restrict r0 = (double *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (a0[i] * x1);
}
static void add_backward_other_c64(char *const *p, sg_index n) {
    const sg_c64 *restrict a0 = (const sg_c64 *)p[0];
    const sg_c64 x1 = *(const sg_c64 *)p[1];
    sg_c64 *restrict r0 = (sg_c64 *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_mul_c64(a0[i], x1);
}
static void add_backward_other_c128(char *const *p, sg_index n) {
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

/* derivatives.yaml:24  sub: -grad if alpha == 1 else -grad * alpha.conj() */
SG_CLONES static void sub_backward_other_f32(char *const *p, sg_index n) {
    const float *restrict a0 = (const float *)p[0];
    const float x1 = *(const float *)p[1];
    float *restrict r0 = (float *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = ((-a0[i]) * x1);
}
SG_CLONES static void sub_backward_other_f64(char *const *p, sg_index n) {
    const double *restrict a0 = (const double *)p[0];
    const double x1 = *(const double *)p[1];
    double *restrict r0 = (double *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = ((-a0[i]) * x1);
}
static void sub_backward_other_c64(char *const *p, sg_index n) {
    const sg_c64 *restrict a0 = (const sg_c64 *)p[0];
    const sg_c64 x1 = *(const sg_c64 *)p[1];
    sg_c64 *restrict r0 = (sg_c64 *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_mul_c64(sg_neg_c64(a0[i]), x1);
}
static void sub_backward_other_c128(char *const *p, sg_index n) {
    const sg_c128 *restrict a0 = (const sg_c128 *)p[0];
    const sg_c128 x1 = *(const sg_c128 *)p[1];
    sg_c128 *restrict r0 = (sg_c128 *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_mul_c128(sg_neg_c128(a0[i]), x1);
}
static const sg_loop sub_backward_other_loops[] = {
    {SG_f32, {SG_f32, SG_f32, SG_f32}, sub_backward_other_f32},
    {SG_f64, {SG_f64, SG_f64, SG_f64}, sub_backward_other_f64},
    {SG_c64, {SG_c64, SG_c64, SG_c64}, sub_backward_other_c64},
    {SG_c128, {SG_c128, SG_c128, SG_c128}, sub_backward_other_c128},
};

/* derivatives.yaml:48  mul: grad * other.conj() */
static void mul_backward_self_c64(char *const *p, sg_index n) {
    const sg_c64 *restrict a0 = (const sg_c64 *)p[0];
    const sg_c64 *restrict a1 = (const sg_c64 *)p[1];
    sg_c64 *restrict r0 = (sg_c64 *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_mul_c64(a0[i], sg_conj_c64(a1[i]));
}
static void mul_backward_self_c128(char *const *p, sg_index n) {
    const sg_c128 *restrict a0 = (const sg_c128 *)p[0];
    const sg_c128 *restrict a1 = (const sg_c128 *)p[1];
    sg_c128 *restrict r0 = (sg_c128 *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_mul_c128(a0[i], sg_conj_c128(a1[i]));
}
static const sg_loop mul_backward_self_loops[] = {
    {SG_f32, {SG_f32, SG_f32, SG_f32}, mul_f32},
    {SG_f64, {SG_f64, SG_f64, SG_f64}, mul_f64},
    {SG_c64, {SG_c64, SG_c64, SG_c64}, mul_backward_self_c64},
    {SG_c128, {SG_c128, SG_c128, SG_c128}, mul_backward_self_c128},
};

/* derivatives.yaml:48  mul: grad * other.conj(); grad * self.conj() */
SG_CLONES static void mul_backward_f32(char *const *p, sg_index n) {
    const float *restrict a0 = (const float *)p[0];
    const float *restrict a1 = (const float *)p[1];
    const float *restrict a2 = (const float *)p[2];
    float *restrict r0 = (float *)p[3];
    float *restrict r1 = (float *)p[4];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++) {
        r0[i] = (a0[i] * a1[i]);
        r1[i] = (a0[i] * a2[i]);
    }
}
SG_CLONES static void mul_backward_f64(char *const *p, sg_index n) {
    const double *restrict a0 = (const double *)p[0];
    const double *restrict a1 = (const double *)p[1];
    const double *restrict a2 = (const double *)p[2];
    double *restrict r0 = (double *)p[3];
    double *restrict r1 = (double *)p[4];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++) {
        r0[i] = (a0[i] * a1[i]);
        r1[i] = (a0[i] * a2[i]);
    }
}
static void mul_backward_c64(char *const *p, sg_index n) {
    const sg_c64 *restrict a0 = (const sg_c64 *)p[0];
    const sg_c64 *restrict a1 = (const sg_c64 *)p[1];
    const sg_c64 *restrict a2 = (const sg_c64 *)p[2];
    sg_c64 *restrict r0 = (sg_c64 *)p[3];
    sg_c64 *restrict r1 = (sg_c64 *)p[4];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++) {
        r0[i] = sg_mul_c64(a0[i], sg_conj_c64(a1[i]));
        r1[i] = sg_mul_c64(a0[i], sg_conj_c64(a2[i]));
    }
}
static void mul_backward_c128(char *const *p, sg_index n) {
    const sg_c128 *restrict a0 = (const sg_c128 *)p[0];
    const sg_c128 *restrict a1 = (const sg_c128 *)p[1];
    const sg_c128 *restrict a2 = (const sg_c128 *)p[2];
    sg_c128 *restrict r0 = (sg_c128 *)p[3];
    sg_c128 *restrict r1 = (sg_c128 *)p[4];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++) {
        r0[i] = sg_mul_c128(a0[i], sg_conj_c128(a1[i]));
        r1[i] = sg_mul_c128(a0[i], sg_conj_c128(a2[i]));
    }
}
static const sg_loop mul_backward_loops[] = {
    {SG_f32, {SG_f32, SG_f32, SG_f32, SG_f32, SG_f32}, mul_backward_f32},
    {SG_f64, {SG_f64, SG_f64, SG_f64, SG_f64, SG_f64}, mul_backward_f64},
    {SG_c64, {SG_c64, SG_c64, SG_c64, SG_c64, SG_c64}, mul_backward_c64},
    {SG_c128, {SG_c128, SG_c128, SG_c128, SG_c128, SG_c128}, mul_backward_c128},
};

/* derivatives.yaml:59  div: grad / other.conj() */
static void div_backward_self_c64(char *const *p, sg_index n) {
    const sg_c64 *restrict a0 = (const sg_c64 *)p[0];
    const sg_c64 *restrict a1 = (const sg_c64 *)p[1];
    sg_c64 *restrict r0 = (sg_c64 *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_div_c64(a0[i], sg_conj_c64(a1[i]));
}
static void div_backward_self_c128(char *const *p, sg_index n) {
    const sg_c128 *restrict a0 = (const sg_c128 *)p[0];
    const sg_c128 *restrict a1 = (const sg_c128 *)p[1];
    sg_c128 *restrict r0 = (sg_c128 *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_div_c128(a0[i], sg_conj_c128(a1[i]));
}
static const sg_loop div_backward_self_loops[] = {
    {SG_f32, {SG_f32, SG_f32, SG_f32}, div_f32},
    {SG_f64, {SG_f64, SG_f64, SG_f64}, div_f64},
    {SG_c64, {SG_c64, SG_c64, SG_c64}, div_backward_self_c64},
    {SG_c128, {SG_c128, SG_c128, SG_c128}, div_backward_self_c128},
};

/* derivatives.yaml:60  div: -grad * (self / other / other).conj() */
SG_CLONES static void div_backward_other_f32(char *const *p, sg_index n) {
    const float *restrict a0 = (const float *)p[0];
    const float *restrict a1 = (const float *)p[1];
    const float *restrict a2 = (const float *)p[2];
    float *restrict r0 = (float *)p[3];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = ((-a0[i]) * ((a1[i] / a2[i]) / a2[i]));
}
SG_CLONES static void div_backward_other_f64(char *const *p, sg_index n) {
    const double *restrict a0 = (const double *)p[0];
    const double *restrict a1 = (const double *)p[1];
    const double *restrict a2 = (const double *)p[2];
    double *restrict r0 = (double *)p[3];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = ((-a0[i]) * ((a1[i] / a2[i]) / a2[i]));
}
static void div_backward_other_c64(char *const *p, sg_index n) {
    const sg_c64 *restrict a0 = (const sg_c64 *)p[0];
    const sg_c64 *restrict a1 = (const sg_c64 *)p[1];
    const sg_c64 *restrict a2 = (const sg_c64 *)p[2];
    sg_c64 *restrict r0 = (sg_c64 *)p[3];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_mul_c64(sg_neg_c64(a0[i]), sg_conj_c64(sg_div_c64(sg_div_c64(a1[i], a2[i]), a2[i])));
}
static void div_backward_other_c128(char *const *p, sg_index n) {
    const sg_c128 *restrict a0 = (const sg_c128 *)p[0];
    const sg_c128 *restrict a1 = (const sg_c128 *)p[1];
    const sg_c128 *restrict a2 = (const sg_c128 *)p[2];
    sg_c128 *restrict r0 = (sg_c128 *)p[3];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_mul_c128(sg_neg_c128(a0[i]), sg_conj_c128(sg_div_c128(sg_div_c128(a1[i], a2[i]), a2[i])));
}
static const sg_loop div_backward_other_loops[] = {
    {SG_f32, {SG_f32, SG_f32, SG_f32, SG_f32}, div_backward_other_f32},
    {SG_f64, {SG_f64, SG_f64, SG_f64, SG_f64}, div_backward_other_f64},
    {SG_c64, {SG_c64, SG_c64, SG_c64, SG_c64}, div_backward_other_c64},
    {SG_c128, {SG_c128, SG_c128, SG_c128, SG_c128}, div_backward_other_c128},
};

/* derivatives.yaml:59  div: grad / other.conj(); -grad * (self / other / other).conj() */
SG_CLONES static void div_backward_f32(char *const *p, sg_index n) {
    const float *restrict a0 = (const float *)p[0];
    const float *restrict a1 = (const float *)p[1];
    const float *restrict a2 = (const float *)p[2];
    float *restrict r0 = (float *)p[3];
    float *restrict r1 = (float *)p[4];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++) {
        r0[i] = (a0[i] / a1[i]);
        r1[i] = ((-a0[i]) * ((a2[i] / a1[i]) / a1[i]));
    }
}
SG_CLONES static void div_backward_f64(char *const *p, sg_index n) {
    const double *restrict a0 = (const double *)p[0];
    const double *restrict a1 = (const double *)p[1];
    const double *restrict a2 = (const double *)p[2];
    double *restrict r0 = (double *)p[3];
    double *restrict r1 = (double *)p[4];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++) {
        r0[i] = (a0[i] / a1[i]);
        r1[i] = ((-a0[i]) * ((a2[i] / a1[i]) / a1[i]));
    }
}
static void div_backward_c64(char *const *p, sg_index n) {
    const sg_c64 *restrict a0 = (const sg_c64 *)p[0];
    const sg_c64 *restrict a1 = (const sg_c64 *)p[1];
    const sg_c64 *restrict a2 = (const sg_c64 *)p[2];
    sg_c64 *restrict r0 = (sg_c64 *)p[3];
    sg_c64 *restrict r1 = (sg_c64 *)p[4];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++) {
        r0[i] = sg_div_c64(a0[i], sg_conj_c64(a1[i]));
        r1[i] = sg_mul_c64(sg_neg_c64(a0[i]), sg_conj_c64(sg_div_c64(sg_div_c64(a2[i], a1[i]), a1[i])));
    }
}
static void div_backward_c128(char *const *p, sg_index n) {
    const sg_c128 *restrict a0 = (const sg_c128 *)p[0];
    const sg_c128 *restrict a1 = (const sg_c128 *)p[1];
    const sg_c128 *restrict a2 = (const sg_c128 *)p[2];
    sg_c128 *restrict r0 = (sg_c128 *)p[3];
    sg_c128 *restrict r1 = (sg_c128 *)p[4];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++) {
        r0[i] = sg_div_c128(a0[i], sg_conj_c128(a1[i]));
        r1[i] = sg_mul_c128(sg_neg_c128(a0[i]), sg_conj_c128(sg_div_c128(sg_div_c128(a2[i], a1[i]), a1[i])));
    }
}
static const sg_loop div_backward_loops[] = {
    {SG_f32, {SG_f32, SG_f32, SG_f32, SG_f32, SG_f32}, div_backward_f32},
    {SG_f64, {SG_f64, SG_f64, SG_f64, SG_f64, SG_f64}, div_backward_f64},
    {SG_c64, {SG_c64, SG_c64, SG_c64, SG_c64, SG_c64}, div_backward_c64},
    {SG_c128, {SG_c128, SG_c128, SG_c128, SG_c128, SG_c128}, div_backward_c128},
};

/* derivatives.yaml:55  div: auto_element_wise */
static void div_tangent_other_c64(char *const *p, sg_index n) {
    const sg_c64 *restrict a0 = (const sg_c64 *)p[0];
    const sg_c64 *restrict a1 = (const sg_c64 *)p[1];
    const sg_c64 *restrict a2 = (const sg_c64 *)p[2];
    sg_c64 *restrict r0 = (sg_c64 *)p[3];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_mul_c64(sg_neg_c64(a0[i]), sg_div_c64(sg_div_c64(a1[i], a2[i]), a2[i]));
}
static void div_tangent_other_c128(char *const *p, sg_index n) {
    const sg_c128 *restrict a0 = (const sg_c128 *)p[0];
    const sg_c128 *restrict a1 = (const sg_c128 *)p[1];
    const sg_c128 *restrict a2 = (const sg_c128 *)p[2];
    sg_c128 *restrict r0 = (sg_c128 *)p[3];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_mul_c128(sg_neg_c128(a0[i]), sg_div_c128(sg_div_c128(a1[i], a2[i]), a2[i]));
}
static const sg_loop div_tangent_other_loops[] = {
    {SG_f32, {SG_f32, SG_f32, SG_f32, SG_f32}, div_backward_other_f32},
    {SG_f64, {SG_f64, SG_f64, SG_f64, SG_f64}, div_backward_other_f64},
    {SG_c64, {SG_c64, SG_c64, SG_c64, SG_c64}, div_tangent_other_c64},
    {SG_c128, {SG_c128, SG_c128, SG_c128, SG_c128}, div_tangent_other_c128},
};

/* derivatives.yaml:102  remainder: -grad * floor(self / other) */
SG_CLONES static void remainder_backward_other_f32(char *const *p, sg_index n) {
    const float *restrict a0 = (const float *)p[0];
    const float *restrict a1 = (const float *)p[1];
    const float *restrict a2 = (const float *)p[2];
    float *restrict r0 = (float *)p[3];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = ((-a0[i]) * sg_floor_f32((a1[i] / a2[i])));
}
SG_CLONES static void remainder_backward_other_f64(char *const *p, sg_index n) {
    const double *restrict a0 = (const double *)p[0];
    const double *restrict a1 = (const double *)p[1];
    const double *restrict a2 = (const double *)p[2];
    double *restrict r0 = (double *)p[3];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = ((-a0[i]) * sg_floor_f64((a1[i] / a2[i])));
}
static const sg_loop remainder_backward_other_loops[] = {
    {SG_f32, {SG_f32, SG_f32, SG_f32, SG_f32}, remainder_backward_other_f32},
    {SG_f64, {SG_f64, SG_f64, SG_f64, SG_f64}, remainder_backward_other_f64},
};

/* derivatives.yaml:120  fmod: -grad * trunc(self / other) */
SG_CLONES static void fmod_backward_other_f32(char *const *p, sg_index n) {
    const float *restrict a0 = (const float *)p[0];
    const float *restrict a1 = (const float *)p[1];
    const float *restrict a2 = (const float *)p[2];
    float *restrict r0 = (float *)p[3];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = ((-a0[i]) * sg_trunc_f32((a1[i] / a2[i])));
}
SG_CLONES static void fmod_backward_other_f64(char *const *p, sg_index n) {
    const double *restrict a0 = (const double *)p[0];
    const double *restrict a1 = (const double *)p[1];
    const double *restrict a2 = (const double *)p[2];
    double *restrict r0 = (double *)p[3];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = ((-a0[i]) * sg_trunc_f64((a1[i] / a2[i])));
}
static const sg_loop fmod_backward_other_loops[] = {
    {SG_f32, {SG_f32, SG_f32, SG_f32, SG_f32}, fmod_backward_other_f32},
    {SG_f64, {SG_f64, SG_f64, SG_f64, SG_f64}, fmod_backward_other_f64},
};

/* derivatives.yaml:154  reciprocal: -grad * (result * result).conj() */
SG_CLONES static void reciprocal_backward_self_f32(char *const *p, sg_index n) {
    const float *restrict a0 = (const float *)p[0];
    const float *restrict a1 = (const float *)p[1];
    float *restrict r0 = (float *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = ((-a0[i]) * (a1[i] * a1[i]));
}
SG_CLONES static void reciprocal_backward_self_f64(char *const *p, sg_index n) {
    const double *restrict a0 = (const double *)p[0];
    const double *restrict a1 = (const double *)p[1];
    double *restrict r0 = (double *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = ((-a0[i]) * (a1[i] * a1[i]));
}
static void reciprocal_backward_self_c64(char *const *p, sg_index n) {
    const sg_c64 *restrict a0 = (const sg_c64 *)p[0];
    const sg_c64 *restrict a1 = (const sg_c64 *)p[1];
    sg_c64 *restrict r0 = (sg_c64 *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_mul_c64(sg_neg_c64(a0[i]), sg_conj_c64(sg_mul_c64(a1[i], a1[i])));
}
static void reciprocal_backward_self_c128(char *const *p, sg_index n) {
    const sg_c128 *restrict a0 = (const sg_c128 *)p[0];
    const sg_c128 *restrict a1 = (const sg_c128 *)p[1];
    sg_c128 *restrict r0 = (sg_c128 *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_mul_c128(sg_neg_c128(a0[i]), sg_conj_c128(sg_mul_c128(a1[i], a1[i])));
}
static const sg_loop reciprocal_backward_self_loops[] = {
    {SG_f32, {SG_f32, SG_f32, SG_f32}, reciprocal_backward_self_f32},
    {SG_f64, {SG_f64, SG_f64, SG_f64}, reciprocal_backward_self_f64},
    {SG_c64, {SG_c64, SG_c64, SG_c64}, reciprocal_backward_self_c64},
    {SG_c128, {SG_c128, SG_c128, SG_c128}, reciprocal_backward_self_c128},
};

/* derivatives.yaml:151  reciprocal: auto_element_wise */
static void reciprocal_tangent_self_c64(char *const *p, sg_index n) {
    const sg_c64 *restrict a0 = (const sg_c64 *)p[0];
    const sg_c64 *restrict a1 = (const sg_c64 *)p[1];
    sg_c64 *restrict r0 = (sg_c64 *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_mul_c64(sg_neg_c64(a0[i]), sg_mul_c64(a1[i], a1[i]));
}
static void reciprocal_tangent_self_c128(char *const *p, sg_index n) {
    const sg_c128 *restrict a0 = (const sg_c128 *)p[0];
    const sg_c128 *restrict a1 = (const sg_c128 *)p[1];
    sg_c128 *restrict r0 = (sg_c128 *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_mul_c128(sg_neg_c128(a0[i]), sg_mul_c128(a1[i], a1[i]));
}
static const sg_loop reciprocal_tangent_self_loops[] = {
    {SG_f32, {SG_f32, SG_f32, SG_f32}, reciprocal_backward_self_f32},
    {SG_f64, {SG_f64, SG_f64, SG_f64}, reciprocal_backward_self_f64},
    {SG_c64, {SG_c64, SG_c64, SG_c64}, reciprocal_tangent_self_c64},
    {SG_c128, {SG_c128, SG_c128, SG_c128}, reciprocal_tangent_self_c128},
};

/* derivatives.yaml:166  square: grad * (2 * self).conj() */
SG_CLONES static void square_backward_self_f32(char *const *p, sg_index n) {
    const float *restrict a0 = (const float *)p[0];
    const float *restrict a1 = (const float *)p[1];
    float *restrict r0 = (float *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (a0[i] * (2.0f * a1[i]));
}
SG_CLONES static void square_backward_self_f64(char *const *p, sg_index n) {
    const double *restrict a0 = (const double *)p[0];
    const double *restrict a1 = (const double *)p[1];
    double *restrict r0 = (double *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (a0[i] * (2.0 * a1[i]));
}
static void square_backward_self_c64(char *const *p, sg_index n) {
    const sg_c64 *restrict a0 = (const sg_c64 *)p[0];
    const sg_c64 *restrict a1 = (const sg_c64 *)p[1];
    sg_c64 *restrict r0 = (sg_c64 *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_mul_c64(a0[i], sg_conj_c64(sg_mul_c64(sg_from_real_c64(2.0f), a1[i])));
}
static void square_backward_self_c128(char *const *p, sg_index n) {
    const sg_c128 *restrict a0 = (const sg_c128 *)p[0];
    const sg_c128 *restrict a1 = (const sg_c128 *)p[1];
    sg_c128 *restrict r0 = (sg_c128 *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_mul_c128(a0[i], sg_conj_c128(sg_mul_c128(sg_from_real_c128(2.0), a1[i])));
}
static const sg_loop square_backward_self_loops[] = {
    {SG_f32, {SG_f32, SG_f32, SG_f32}, square_backward_self_f32},
    {SG_f64, {SG_f64, SG_f64, SG_f64}, square_backward_self_f64},
    {SG_c64, {SG_c64, SG_c64, SG_c64}, square_backward_self_c64},
    {SG_c128, {SG_c128, SG_c128, SG_c128}, square_backward_self_c128},
};

/* derivatives.yaml:162  square: auto_element_wise */
static void square_tangent_self_c64(char *const *p, sg_index n) {
    const sg_c64 *restrict a0 = (const sg_c64 *)p[0];
    const sg_c64 *restrict a1 = (const sg_c64 *)p[1];
    sg_c64 *restrict r0 = (sg_c64 *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_mul_c64(a0[i], sg_mul_c64(sg_from_real_c64(2.0f), a1[i]));
}
static void square_tangent_self_c128(char *const *p, sg_index n) {
    const sg_c128 *restrict a0 = (const sg_c128 *)p[0];
    const sg_c128 *restrict a1 = (const sg_c128 *)p[1];
    sg_c128 *restrict r0 = (sg_c128 *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_mul_c128(a0[i], sg_mul_c128(sg_from_real_c128(2.0), a1[i]));
}
static const sg_loop square_tangent_self_loops[] = {
    {SG_f32, {SG_f32, SG_f32, SG_f32}, square_backward_self_f32},
    {SG_f64, {SG_f64, SG_f64, SG_f64}, square_backward_self_f64},
    {SG_c64, {SG_c64, SG_c64, SG_c64}, square_tangent_self_c64},
    {SG_c128, {SG_c128, SG_c128, SG_c128}, square_tangent_self_c128},
};

/* derivatives.yaml:178  pow.Scalar: grad * (2 * self).conj() if exponent == 2 else grad * (3 * self * self).conj() if exponent == 3 else grad * 0 if exponent == 0 else grad * (exponent * self.pow(exponent - 1)).conj() */
SG_CLONES static void pow_Scalar_backward_self_f32(char *const *p, sg_index n) {
    const float *restrict a0 = (const float *)p[0];
    const float *restrict a1 = (const float *)p[1];
    float *restrict r0 = (float *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (a0[i] * ((3.0f * a1[i]) * a1[i]));
}
SG_CLONES static void pow_Scalar_backward_self_f64(char *const *p, sg_index n) {
    const double *restrict a0 = (const double *)p[0];
    const double *restrict a1 = (const double *)p[1];
    double *restrict r0 = (double *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (a0[i] * ((3.0 * a1[i]) * a1[i]));
}
static void pow_Scalar_backward_self_c64(char *const *p, sg_index n) {
    const sg_c64 *restrict a0 = (const sg_c64 *)p[0];
    const sg_c64 *restrict a1 = (const sg_c64 *)p[1];
    sg_c64 *restrict r0 = (sg_c64 *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_mul_c64(a0[i], sg_conj_c64(sg_mul_c64(sg_mul_c64(sg_from_real_c64(3.0f), a1[i]), a1[i])));
}
static void pow_Scalar_backward_self_c128(char *const *p, sg_index n) {
    const sg_c128 *restrict a0 = (const sg_c128 *)p[0];
    const sg_c128 *restrict a1 = (const sg_c128 *)p[1];
    sg_c128 *restrict r0 = (sg_c128 *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_mul_c128(a0[i], sg_conj_c128(sg_mul_c128(sg_mul_c128(sg_from_real_c128(3.0), a1[i]), a1[i])));
}
static const sg_loop pow_Scalar_backward_self_loops[] = {
    {SG_f32, {SG_f32, SG_f32, SG_f32}, pow_Scalar_backward_self_f32},
    {SG_f64, {SG_f64, SG_f64, SG_f64}, pow_Scalar_backward_self_f64},
    {SG_c64, {SG_c64, SG_c64, SG_c64}, pow_Scalar_backward_self_c64},
    {SG_c128, {SG_c128, SG_c128, SG_c128}, pow_Scalar_backward_self_c128},
};

/* derivatives.yaml:178  pow.Scalar: grad * (2 * self).conj() if exponent == 2 else grad * (3 * self * self).conj() if exponent == 3 else grad * 0 if exponent == 0 else grad * (exponent * self.pow(exponent - 1)).conj() */
SG_CLONES static void pow_Scalar_backward_self_2_f32(char *const *p, sg_index n) {
    const float *restrict a0 = (const float *)p[0];
    float *restrict r0 = (float *)p[1];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (a0[i] * 0.0f);
}
SG_CLONES static void pow_Scalar_backward_self_2_f64(char *const *p, sg_index n) {
    const double *restrict a0 = (const double *)p[0];
    double *restrict r0 = (double *)p[1];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (a0[i] * 0.0);
}
static void pow_Scalar_backward_self_2_c64(char *const *p, sg_index n) {
    const sg_c64 *restrict a0 = (const sg_c64 *)p[0];
    sg_c64 *restrict r0 = (sg_c64 *)p[1];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_mul_c64(a0[i], sg_from_real_c64(0.0f));
}
static void pow_Scalar_backward_self_2_c128(char *const *p, sg_index n) {
    const sg_c128 *restrict a0 = (const sg_c128 *)p[0];
    sg_c128 *restrict r0 = (sg_c128 *)p[1];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_mul_c128(a0[i], sg_from_real_c128(0.0));
}
static const sg_loop pow_Scalar_backward_self_2_loops[] = {
    {SG_f32, {SG_f32, SG_f32}, pow_Scalar_backward_self_2_f32},
    {SG_f64, {SG_f64, SG_f64}, pow_Scalar_backward_self_2_f64},
    {SG_c64, {SG_c64, SG_c64}, pow_Scalar_backward_self_2_c64},
    {SG_c128, {SG_c128, SG_c128}, pow_Scalar_backward_self_2_c128},
};

/* derivatives.yaml:178  pow.Scalar: grad * (2 * self).conj() if exponent == 2 else grad * (3 * self * self).conj() if exponent == 3 else grad * 0 if exponent == 0 else grad * (exponent * self.pow(exponent - 1)).conj() */
SG_CLONES static void pow_Scalar_backward_self_3_f32(char *const *p, sg_index n) {
    const float *restrict a0 = (const float *)p[0];
    const float x1 = *(const float *)p[1];
    const float *restrict a2 = (const float *)p[2];
    float *restrict r0 = (float *)p[3];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (a0[i] * (x1 * (a2[i] * a2[i])));
}
SG_CLONES static void pow_Scalar_backward_self_3_f64(char *const *p, sg_index n) {
    const double *restrict a0 = (const double *)p[0];
    const double x1 = *(const double *)p[1];
    const double *restrict a2 = (const double *)p[2];
    double *restrict r0 = (double *)p[3];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (a0[i] * (x1 * (a2[i] * a2[i])));
}
static void pow_Scalar_backward_self_3_c64(char *const *p, sg_index n) {
    const sg_c64 *restrict a0 = (const sg_c64 *)p[0];
    const sg_c64 x1 = *(const sg_c64 *)p[1];
    const sg_c64 *restrict a2 = (const sg_c64 *)p[2];
    sg_c64 *restrict r0 = (sg_c64 *)p[3];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_mul_c64(a0[i], sg_conj_c64(sg_mul_c64(x1, sg_mul_c64(a2[i], a2[i]))));
}
static void pow_Scalar_backward_self_3_c128(char *const *p, sg_index n) {
    const sg_c128 *restrict a0 = (const sg_c128 *)p[0];
    const sg_c128 x1 = *(const sg_c128 *)p[1];
    const sg_c128 *restrict a2 = (const sg_c128 *)p[2];
    sg_c128 *restrict r0 = (sg_c128 *)p[3];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_mul_c128(a0[i], sg_conj_c128(sg_mul_c128(x1, sg_mul_c128(a2[i], a2[i]))));
}
static const sg_loop pow_Scalar_backward_self_3_loops[] = {
    {SG_f32, {SG_f32, SG_f32, SG_f32, SG_f32}, pow_Scalar_backward_self_3_f32},
    {SG_f64, {SG_f64, SG_f64, SG_f64, SG_f64}, pow_Scalar_backward_self_3_f64},
    {SG_c64, {SG_c64, SG_c64, SG_c64, SG_c64}, pow_Scalar_backward_self_3_c64},
    {SG_c128, {SG_c128, SG_c128, SG_c128, SG_c128}, pow_Scalar_backward_self_3_c128},
};

/* derivatives.yaml:178  pow.Scalar: grad * (2 * self).conj() if exponent == 2 else grad * (3 * self * self).conj() if exponent == 3 else grad * 0 if exponent == 0 else grad * (exponent * self.pow(exponent - 1)).conj() */
SG_CLONES static void pow_Scalar_backward_self_4_f32(char *const *p, sg_index n) {
    const float *restrict a0 = (const float *)p[0];
    const float x1 = *(const float *)p[1];
    const float *restrict a2 = (const float *)p[2];
    float *restrict r0 = (float *)p[3];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (a0[i] * (x1 * ((a2[i] * a2[i]) * a2[i])));
}
SG_CLONES static void pow_Scalar_backward_self_4_f64(char *const *p, sg_index n) {
    const double *restrict a0 = (const double *)p[0];
    const double x1 = *(const double *)p[1];
    const double *restrict a2 = (const double *)p[2];
    double *restrict r0 = (double *)p[3];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (a0[i] * (x1 * ((a2[i] * a2[i]) * a2[i])));
}
static void pow_Scalar_backward_self_4_c64(char *const *p, sg_index n) {
    const sg_c64 *restrict a0 = (const sg_c64 *)p[0];
    const sg_c64 x1 = *(const sg_c64 *)p[1];
    const sg_c64 *restrict a2 = (const sg_c64 *)p[2];
    sg_c64 *restrict r0 = (sg_c64 *)p[3];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_mul_c64(a0[i], sg_conj_c64(sg_mul_c64(x1, sg_mul_c64(sg_mul_c64(a2[i], a2[i]), a2[i]))));
}
static void pow_Scalar_backward_self_4_c128(char *const *p, sg_index n) {
    const sg_c128 *restrict a0 = (const sg_c128 *)p[0];
    const sg_c128 x1 = *(const sg_c128 *)p[1];
    const sg_c128 *restrict a2 = (const sg_c128 *)p[2];
    sg_c128 *restrict r0 = (sg_c128 *)p[3];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_mul_c128(a0[i], sg_conj_c128(sg_mul_c128(x1, sg_mul_c128(sg_mul_c128(a2[i], a2[i]), a2[i]))));
}
static const sg_loop pow_Scalar_backward_self_4_loops[] = {
    {SG_f32, {SG_f32, SG_f32, SG_f32, SG_f32}, pow_Scalar_backward_self_4_f32},
    {SG_f64, {SG_f64, SG_f64, SG_f64, SG_f64}, pow_Scalar_backward_self_4_f64},
    {SG_c64, {SG_c64, SG_c64, SG_c64, SG_c64}, pow_Scalar_backward_self_4_c64},
    {SG_c128, {SG_c128, SG_c128, SG_c128, SG_c128}, pow_Scalar_backward_self_4_c128},
};

/* derivatives.yaml:178  pow.Scalar: grad * (2 * self).conj() if exponent == 2 else grad * (3 * self * self).conj() if exponent == 3 else grad * 0 if exponent == 0 else grad * (exponent * self.pow(exponent - 1)).conj() */
SG_CLONES static void pow_Scalar_backward_self_5_f32(char *const *p, sg_index n) {
    const float *restrict a0 = (const float *)p[0];
    const float x1 = *(const float *)p[1];
    const float *restrict a2 = (const float *)p[2];
    const float x3 = *(const float *)p[3];
    float *restrict r0 = (float *)p[4];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (a0[i] * (x1 * sg_pow_f32(a2[i], x3)));
}
SG_CLONES static void pow_Scalar_backward_self_5_f64(char *const *p, sg_index n) {
    const double *restrict a0 = (const double *)p[0];
    const double x1 = *(const double *)p[1];
    const double *restrict a2 = (const double *)p[2];
    const double x3 = *(const double *)p[3];
    double *restrict r0 = (double *)p[4];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (a0[i] * (x1 * sg_pow_f64(a2[i], x3)));
}
static void pow_Scalar_backward_self_5_c64(char *const *p, sg_index n) {
    const sg_c64 *restrict a0 = (const sg_c64 *)p[0];
    const sg_c64 x1 = *(const sg_c64 *)p[1];
    const sg_c64 *restrict a2 = (const sg_c64 *)p[2];
    const sg_c64 x3 = *(const sg_c64 *)p[3];
    sg_c64 *restrict r0 = (sg_c64 *)p[4];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_mul_c64(a0[i], sg_conj_c64(sg_mul_c64(x1, sg_pow_c64(a2[i], x3))));
}
static void pow_Scalar_backward_self_5_c128(char *const *p, sg_index n) {
    const sg_c128 *restrict a0 = (const sg_c128 *)p[0];
    const sg_c128 x1 = *(const sg_c128 *)p[1];
    const sg_c128 *restrict a2 = (const sg_c128 *)p[2];
    const sg_c128 x3 = *(const sg_c128 *)p[3];
    sg_c128 *restrict r0 = (sg_c128 *)p[4];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_mul_c128(a0[i], sg_conj_c128(sg_mul_c128(x1, sg_pow_c128(a2[i], x3))));
}
static const sg_loop pow_Scalar_backward_self_5_loops[] = {
    {SG_f32, {SG_f32, SG_f32, SG_f32, SG_f32, SG_f32}, pow_Scalar_backward_self_5_f32},
    {SG_f64, {SG_f64, SG_f64, SG_f64, SG_f64, SG_f64}, pow_Scalar_backward_self_5_f64},
    {SG_c64, {SG_c64, SG_c64, SG_c64, SG_c64, SG_c64}, pow_Scalar_backward_self_5_c64},
    {SG_c128, {SG_c128, SG_c128, SG_c128, SG_c128, SG_c128}, pow_Scalar_backward_self_5_c128},
};

/* derivatives.yaml:172  pow.Scalar: auto_element_wise */
static void pow_Scalar_tangent_self_c64(char *const *p, sg_index n) {
    const sg_c64 *restrict a0 = (const sg_c64 *)p[0];
    const sg_c64 *restrict a1 = (const sg_c64 *)p[1];
    sg_c64 *restrict r0 = (sg_c64 *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_mul_c64(a0[i], sg_mul_c64(sg_mul_c64(sg_from_real_c64(3.0f), a1[i]), a1[i]));
}
static void pow_Scalar_tangent_self_c128(char *const *p, sg_index n) {
    const sg_c128 *restrict a0 = (const sg_c128 *)p[0];
    const sg_c128 *restrict a1 = (const sg_c128 *)p[1];
    sg_c128 *restrict r0 = (sg_c128 *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_mul_c128(a0[i], sg_mul_c128(sg_mul_c128(sg_from_real_c128(3.0), a1[i]), a1[i]));
}
static const sg_loop pow_Scalar_tangent_self_loops[] = {
    {SG_f32, {SG_f32, SG_f32, SG_f32}, pow_Scalar_backward_self_f32},
    {SG_f64, {SG_f64, SG_f64, SG_f64}, pow_Scalar_backward_self_f64},
    {SG_c64, {SG_c64, SG_c64, SG_c64}, pow_Scalar_tangent_self_c64},
    {SG_c128, {SG_c128, SG_c128, SG_c128}, pow_Scalar_tangent_self_c128},
};

/* derivatives.yaml:172  pow.Scalar: auto_element_wise */
static void pow_Scalar_tangent_self_2_c64(char *const *p, sg_index n) {
    const sg_c64 *restrict a0 = (const sg_c64 *)p[0];
    const sg_c64 x1 = *(const sg_c64 *)p[1];
    const sg_c64 *restrict a2 = (const sg_c64 *)p[2];
    sg_c64 *restrict r0 = (sg_c64 *)p[3];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_mul_c64(a0[i], sg_mul_c64(x1, sg_mul_c64(a2[i], a2[i])));
}
static void pow_Scalar_tangent_self_2_c128(char *const *p, sg_index n) {
    const sg_c128 *restrict a0 = (const sg_c128 *)p[0];
    const sg_c128 x1 = *(const sg_c128 *)p[1];
    const sg_c128 *restrict a2 = (const sg_c128 *)p[2];
    sg_c128 *restrict r0 = (sg_c128 *)p[3];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_mul_c128(a0[i], sg_mul_c128(x1, sg_mul_c128(a2[i], a2[i])));
}
static const sg_loop pow_Scalar_tangent_self_2_loops[] = {
    {SG_f32, {SG_f32, SG_f32, SG_f32, SG_f32}, pow_Scalar_backward_self_3_f32},
    {SG_f64, {SG_f64, SG_f64, SG_f64, SG_f64}, pow_Scalar_backward_self_3_f64},
    {SG_c64, {SG_c64, SG_c64, SG_c64, SG_c64}, pow_Scalar_tangent_self_2_c64},
    {SG_c128, {SG_c128, SG_c128, SG_c128, SG_c128}, pow_Scalar_tangent_self_2_c128},
};

/* derivatives.yaml:172  pow.Scalar: auto_element_wise */
static void pow_Scalar_tangent_self_3_c64(char *const *p, sg_index n) {
    const sg_c64 *restrict a0 = (const sg_c64 *)p[0];
    const sg_c64 x1 = *(const sg_c64 *)p[1];
    const sg_c64 *restrict a2 = (const sg_c64 *)p[2];
    sg_c64 *restrict r0 = (sg_c64 *)p[3];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_mul_c64(a0[i], sg_mul_c64(x1, sg_mul_c64(sg_mul_c64(a2[i], a2[i]), a2[i])));
}
static void pow_Scalar_tangent_self_3_c128(char *const *p, sg_index n) {
    const sg_c128 *restrict a0 = (const sg_c128 *)p[0];
    const sg_c128 x1 = *(const sg_c128 *)p[1];
    const sg_c128 *restrict a2 = (const sg_c128 *)p[2];
    sg_c128 *restrict r0 = (sg_c128 *)p[3];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_mul_c128(a0[i], sg_mul_c128(x1, sg_mul_c128(sg_mul_c128(a2[i], a2[i]), a2[i])));
}
static const sg_loop pow_Scalar_tangent_self_3_loops[] = {
    {SG_f32, {SG_f32, SG_f32, SG_f32, SG_f32}, pow_Scalar_backward_self_4_f32},
    {SG_f64, {SG_f64, SG_f64, SG_f64, SG_f64}, pow_Scalar_backward_self_4_f64},
    {SG_c64, {SG_c64, SG_c64, SG_c64, SG_c64}, pow_Scalar_tangent_self_3_c64},
    {SG_c128, {SG_c128, SG_c128, SG_c128, SG_c128}, pow_Scalar_tangent_self_3_c128},
};

/* derivatives.yaml:172  pow.Scalar: auto_element_wise */
static void pow_Scalar_tangent_self_4_c64(char *const *p, sg_index n) {
    const sg_c64 *restrict a0 = (const sg_c64 *)p[0];
    const sg_c64 x1 = *(const sg_c64 *)p[1];
    const sg_c64 *restrict a2 = (const sg_c64 *)p[2];
    const sg_c64 x3 = *(const sg_c64 *)p[3];
    sg_c64 *restrict r0 = (sg_c64 *)p[4];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_mul_c64(a0[i], sg_mul_c64(x1, sg_pow_c64(a2[i], x3)));
}
static void pow_Scalar_tangent_self_4_c128(char *const *p, sg_index n) {
    const sg_c128 *restrict a0 = (const sg_c128 *)p[0];
    const sg_c128 x1 = *(const sg_c128 *)p[1];
    const sg_c128 *restrict a2 = (const sg_c128 *)p[2];
    const sg_c128 x3 = *(const sg_c128 *)p[3];
    sg_c128 *restrict r0 = (sg_c128 *)p[4];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_mul_c128(a0[i], sg_mul_c128(x1, sg_pow_c128(a2[i], x3)));
}
static const sg_loop pow_Scalar_tangent_self_4_loops[] = {
    {SG_f32, {SG_f32, SG_f32, SG_f32, SG_f32, SG_f32}, pow_Scalar_backward_self_5_f32},
    {SG_f64, {SG_f64, SG_f64, SG_f64, SG_f64, SG_f64}, pow_Scalar_backward_self_5_f64},
    {SG_c64, {SG_c64, SG_c64, SG_c64, SG_c64, SG_c64}, pow_Scalar_tangent_self_4_c64},
    {SG_c128, {SG_c128, SG_c128, SG_c128, SG_c128, SG_c128}, pow_Scalar_tangent_self_4_c128},
};

/* derivatives.yaml:208  pow: grad * (exponent * where(constant, 1, self).pow(exponent - 1)).conj() */
SG_CLONES static void pow_backward_self_f32(char *const *p, sg_index n) {
    const float *restrict a0 = (const float *)p[0];
    const float *restrict a1 = (const float *)p[1];
    const float *restrict a2 = (const float *)p[2];
    float *restrict r0 = (float *)p[3];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (a0[i] * (a1[i] * sg_pow_f32((((a1[i] == 0.0f) & sg_bit_not_b8(((1.0f / sg_abs_f32(a2[i])) < SG_INF))) ? 1.0f : a2[i]), (a1[i] - 1.0f))));
}
SG_CLONES static void pow_backward_self_f64(char *const *p, sg_index n) {
    const double *restrict a0 = (const double *)p[0];
    const double *restrict a1 = (const double *)p[1];
    const double *restrict a2 = (const double *)p[2];
    double *restrict r0 = (double *)p[3];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (a0[i] * (a1[i] * sg_pow_f64((((a1[i] == 0.0) & sg_bit_not_b8(((1.0 / sg_abs_f64(a2[i])) < SG_INF))) ? 1.0 : a2[i]), (a1[i] - 1.0))));
}
static void pow_backward_self_c64(char *const *p, sg_index n) {
    const sg_c64 *restrict a0 = (const sg_c64 *)p[0];
    const sg_c64 *restrict a1 = (const sg_c64 *)p[1];
    const sg_c64 *restrict a2 = (const sg_c64 *)p[2];
    sg_c64 *restrict r0 = (sg_c64 *)p[3];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_mul_c64(a0[i], sg_conj_c64(sg_mul_c64(a1[i], sg_pow_c64(((sg_eq_c64(a1[i], sg_from_real_c64(0.0f)) & sg_bit_not_b8(((1.0f / sg_abs_c64(a2[i])) < SG_INF))) ? sg_from_real_c64(1.0f) : a2[i]), sg_sub_c64(a1[i], sg_from_real_c64(1.0f))))));
}
static void pow_backward_self_c128(char *const *p, sg_index n) {
    const sg_c128 *restrict a0 = (const sg_c128 *)p[0];
    const sg_c128 *restrict a1 = (const sg_c128 *)p[1];
    const sg_c128 *restrict a2 = (const sg_c128 *)p[2];
    sg_c128 *restrict r0 = (sg_c128 *)p[3];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_mul_c128(a0[i], sg_conj_c128(sg_mul_c128(a1[i], sg_pow_c128(((sg_eq_c128(a1[i], sg_from_real_c128(0.0)) & sg_bit_not_b8(((1.0 / sg_abs_c128(a2[i])) < SG_INF))) ? sg_from_real_c128(1.0) : a2[i]), sg_sub_c128(a1[i], sg_from_real_c128(1.0))))));
}
static const sg_loop pow_backward_self_loops[] = {
    {SG_f32, {SG_f32, SG_f32, SG_f32, SG_f32}, pow_backward_self_f32},
    {SG_f64, {SG_f64, SG_f64, SG_f64, SG_f64}, pow_backward_self_f64},
    {SG_c64, {SG_c64, SG_c64, SG_c64, SG_c64}, pow_backward_self_c64},
    {SG_c128, {SG_c128, SG_c128, SG_c128, SG_c128}, pow_backward_self_c128},
};

/* derivatives.yaml:209  pow: grad * (result * where(vanishes, 1, self).log()).conj() */
SG_CLONES static void pow_backward_exponent_f32(char *const *p, sg_index n) {
    const float *restrict a0 = (const float *)p[0];
    const float *restrict a1 = (const float *)p[1];
    const float *restrict a2 = (const float *)p[2];
    const float *restrict a3 = (const float *)p[3];
    float *restrict r0 = (float *)p[4];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (a0[i] * (a1[i] * sg_log_f32((((a2[i] == 0.0f) & (a3[i] >= 0.0f)) ? 1.0f : a2[i]))));
}
SG_CLONES static void pow_backward_exponent_f64(char *const *p, sg_index n) {
    const double *restrict a0 = (const double *)p[0];
    const double *restrict a1 = (const double *)p[1];
    const double *restrict a2 = (const double *)p[2];
    const double *restrict a3 = (const double *)p[3];
    double *restrict r0 = (double *)p[4];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (a0[i] * (a1[i] * sg_log_f64((((a2[i] == 0.0) & (a3[i] >= 0.0)) ? 1.0 : a2[i]))));
}
static void pow_backward_exponent_c64(char *const *p, sg_index n) {
    const sg_c64 *restrict a0 = (const sg_c64 *)p[0];
    const sg_c64 *restrict a1 = (const sg_c64 *)p[1];
    const sg_c64 *restrict a2 = (const sg_c64 *)p[2];
    const sg_c64 *restrict a3 = (const sg_c64 *)p[3];
    sg_c64 *restrict r0 = (sg_c64 *)p[4];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_mul_c64(a0[i], sg_conj_c64(sg_mul_c64(a1[i], sg_log_c64(((sg_eq_c64(a2[i], sg_from_real_c64(0.0f)) & (sg_real_c64(a3[i]) >= 0.0f)) ? sg_from_real_c64(1.0f) : a2[i])))));
}
static void pow_backward_exponent_c128(char *const *p, sg_index n) {
    const sg_c128 *restrict a0 = (const sg_c128 *)p[0];
    const sg_c128 *restrict a1 = (const sg_c128 *)p[1];
    const sg_c128 *restrict a2 = (const sg_c128 *)p[2];
    const sg_c128 *restrict a3 = (const sg_c128 *)p[3];
    sg_c128 *restrict r0 = (sg_c128 *)p[4];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_mul_c128(a0[i], sg_conj_c128(sg_mul_c128(a1[i], sg_log_c128(((sg_eq_c128(a2[i], sg_from_real_c128(0.0)) & (sg_real_c128(a3[i]) >= 0.0)) ? sg_from_real_c128(1.0) : a2[i])))));
}
static const sg_loop pow_backward_exponent_loops[] = {
    {SG_f32, {SG_f32, SG_f32, SG_f32, SG_f32, SG_f32}, pow_backward_exponent_f32},
    {SG_f64, {SG_f64, SG_f64, SG_f64, SG_f64, SG_f64}, pow_backward_exponent_f64},
    {SG_c64, {SG_c64, SG_c64, SG_c64, SG_c64, SG_c64}, pow_backward_exponent_c64},
    {SG_c128, {SG_c128, SG_c128, SG_c128, SG_c128, SG_c128}, pow_backward_exponent_c128},
};

/* derivatives.yaml:208  pow: grad * (exponent * where(constant, 1, self).pow(exponent - 1)).conj(); grad * (result * where(vanishes, 1, self).log()).conj() */
SG_CLONES static void pow_backward_f32(char *const *p, sg_index n) {
    const float *restrict a0 = (const float *)p[0];
    const float *restrict a1 = (const float *)p[1];
    const float *restrict a2 = (const float *)p[2];
    const float *restrict a3 = (const float *)p[3];
    float *restrict r0 = (float *)p[4];
    float *restrict r1 = (float *)p[5];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++) {
        r0[i] = (a0[i] * (a1[i] * sg_pow_f32((((a1[i] == 0.0f) & sg_bit_not_b8(((1.0f / sg_abs_f32(a2[i])) < SG_INF))) ? 1.0f : a2[i]), (a1[i] - 1.0f))));
        r1[i] = (a0[i] * (a3[i] * sg_log_f32((((a2[i] == 0.0f) & (a1[i] >= 0.0f)) ? 1.0f : a2[i]))));
    }
}
SG_CLONES static void pow_backward_f64(char *const *p, sg_index n) {
    const double *restrict a0 = (const double *)p[0];
    const double *restrict a1 = (const double *)p[1];
    const double *restrict a2 = (const double *)p[2];
    const double *restrict a3 = (const double *)p[3];
    double *restrict r0 = (double *)p[4];
    double *restrict r1 = (double *)p[5];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++) {
        r0[i] = (a0[i] * (a1[i] * sg_pow_f64((((a1[i] == 0.0) & sg_bit_not_b8(((1.0 / sg_abs_f64(a2[i])) < SG_INF))) ? 1.0 : a2[i]), (a1[i] - 1.0))));
        r1[i] = (a0[i] * (a3[i] * sg_log_f64((((a2[i] == 0.0) & (a1[i] >= 0.0)) ? 1.0 : a2[i]))));
    }
}
static void pow_backward_c64(char *const *p, sg_index n) {
    const sg_c64 *restrict a0 = (const sg_c64 *)p[0];
    const sg_c64 *restrict a1 = (const sg_c64 *)p[1];
    const sg_c64 *restrict a2 = (const sg_c64 *)p[2];
    const sg_c64 *restrict a3 = (const sg_c64 *)p[3];
    sg_c64 *restrict r0 = (sg_c64 *)p[4];
    sg_c64 *restrict r1 = (sg_c64 *)p[5];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++) {
        r0[i] = sg_mul_c64(a0[i], sg_conj_c64(sg_mul_c64(a1[i], sg_pow_c64(((sg_eq_c64(a1[i], sg_from_real_c64(0.0f)) & sg_bit_not_b8(((1.0f / sg_abs_c64(a2[i])) < SG_INF))) ? sg_from_real_c64(1.0f) : a2[i]), sg_sub_c64(a1[i], sg_from_real_c64(1.0f))))));
        r1[i] = sg_mul_c64(a0[i], sg_conj_c64(sg_mul_c64(a3[i], sg_log_c64(((sg_eq_c64(a2[i], sg_from_real_c64(0.0f)) & (sg_real_c64(a1[i]) >= 0.0f)) ? sg_from_real_c64(1.0f) : a2[i])))));
    }
}
static void pow_backward_c128(char *const *p, sg_index n) {
    const sg_c128 *restrict a0 = (const sg_c128 *)p[0];
    const sg_c128 *restrict a1 = (const sg_c128 *)p[1];
    const sg_c128 *restrict a2 = (const sg_c128 *)p[2];
    const sg_c128 *restrict a3 = (const sg_c128 *)p[3];
    sg_c128 *restrict r0 = (sg_c128 *)p[4];
    sg_c128 *restrict r1 = (sg_c128 *)p[5];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++) {
        r0[i] = sg_mul_c128(a0[i], sg_conj_c128(sg_mul_c128(a1[i], sg_pow_c128(((sg_eq_c128(a1[i], sg_from_real_c128(0.0)) & sg_bit_not_b8(((1.0 / sg_abs_c128(a2[i])) < SG_INF))) ? sg_from_real_c128(1.0) : a2[i]), sg_sub_c128(a1[i], sg_from_real_c128(1.0))))));
        r1[i] = sg_mul_c128(a0[i], sg_conj_c128(sg_mul_c128(a3[i], sg_log_c128(((sg_eq_c128(a2[i], sg_from_real_c128(0.0)) & (sg_real_c128(a1[i]) >= 0.0)) ? sg_from_real_c128(1.0) : a2[i])))));
    }
}
static const sg_loop pow_backward_loops[] = {
    {SG_f32, {SG_f32, SG_f32, SG_f32, SG_f32, SG_f32, SG_f32}, pow_backward_f32},
    {SG_f64, {SG_f64, SG_f64, SG_f64, SG_f64, SG_f64, SG_f64}, pow_backward_f64},
    {SG_c64, {SG_c64, SG_c64, SG_c64, SG_c64, SG_c64, SG_c64}, pow_backward_c64},
    {SG_c128, {SG_c128, SG_c128, SG_c128, SG_c128, SG_c128, SG_c128}, pow_backward_c128},
};

/* derivatives.yaml:200  pow: auto_element_wise */
static void pow_tangent_self_c64(char *const *p, sg_index n) {
    const sg_c64 *restrict a0 = (const sg_c64 *)p[0];
    const sg_c64 *restrict a1 = (const sg_c64 *)p[1];
    const sg_c64 *restrict a2 = (const sg_c64 *)p[2];
    sg_c64 *restrict r0 = (sg_c64 *)p[3];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_mul_c64(a0[i], sg_mul_c64(a1[i], sg_pow_c64(((sg_eq_c64(a1[i], sg_from_real_c64(0.0f)) & sg_bit_not_b8(((1.0f / sg_abs_c64(a2[i])) < SG_INF))) ? sg_from_real_c64(1.0f) : a2[i]), sg_sub_c64(a1[i], sg_from_real_c64(1.0f)))));
}
static void pow_tangent_self_c128(char *const *p, sg_index n) {
    const sg_c128 *restrict a0 = (const sg_c128 *)p[0];
    const sg_c128 *restrict a1 = (const sg_c128 *)p[1];
    const sg_c128 *restrict a2 = (const sg_c128 *)p[2];
    sg_c128 *restrict r0 = (sg_c128 *)p[3];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_mul_c128(a0[i], sg_mul_c128(a1[i], sg_pow_c128(((sg_eq_c128(a1[i], sg_from_real_c128(0.0)) & sg_bit_not_b8(((1.0 / sg_abs_c128(a2[i])) < SG_INF))) ? sg_from_real_c128(1.0) : a2[i]), sg_sub_c128(a1[i], sg_from_real_c128(1.0)))));
}
static const sg_loop pow_tangent_self_loops[] = {
    {SG_f32, {SG_f32, SG_f32, SG_f32, SG_f32}, pow_backward_self_f32},
    {SG_f64, {SG_f64, SG_f64, SG_f64, SG_f64}, pow_backward_self_f64},
    {SG_c64, {SG_c64, SG_c64, SG_c64, SG_c64}, pow_tangent_self_c64},
    {SG_c128, {SG_c128, SG_c128, SG_c128, SG_c128}, pow_tangent_self_c128},
};

/* derivatives.yaml:200  pow: auto_element_wise */
static void pow_tangent_exponent_c64(char *const *p, sg_index n) {
    const sg_c64 *restrict a0 = (const sg_c64 *)p[0];
    const sg_c64 *restrict a1 = (const sg_c64 *)p[1];
    const sg_c64 *restrict a2 = (const sg_c64 *)p[2];
    const sg_c64 *restrict a3 = (const sg_c64 *)p[3];
    sg_c64 *restrict r0 = (sg_c64 *)p[4];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_mul_c64(a0[i], sg_mul_c64(a1[i], sg_log_c64(((sg_eq_c64(a2[i], sg_from_real_c64(0.0f)) & (sg_real_c64(a3[i]) >= 0.0f)) ? sg_from_real_c64(1.0f) : a2[i]))));
}
static void pow_tangent_exponent_c128(char *const *p, sg_index n) {
    const sg_c128 *restrict a0 = (const sg_c128 *)p[0];
    const sg_c128 *restrict a1 = (const sg_c128 *)p[1];
    const sg_c128 *restrict a2 = (const sg_c128 *)p[2];
    const sg_c128 *restrict a3 = (const sg_c128 *)p[3];
    sg_c128 *restrict r0 = (sg_c128 *)p[4];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_mul_c128(a0[i], sg_mul_c128(a1[i], sg_log_c128(((sg_eq_c128(a2[i], sg_from_real_c128(0.0)) & (sg_real_c128(a3[i]) >= 0.0)) ? sg_from_real_c128(1.0) : a2[i]))));
}
static const sg_loop pow_tangent_exponent_loops[] = {
    {SG_f32, {SG_f32, SG_f32, SG_f32, SG_f32, SG_f32}, pow_backward_exponent_f32},
    {SG_f64, {SG_f64, SG_f64, SG_f64, SG_f64, SG_f64}, pow_backward_exponent_f64},
    {SG_c64, {SG_c64, SG_c64, SG_c64, SG_c64, SG_c64}, pow_tangent_exponent_c64},
    {SG_c128, {SG_c128, SG_c128, SG_c128, SG_c128, SG_c128}, pow_tangent_exponent_c128},
};

/* derivatives.yaml:248  abs: grad * self.sgn() */
SG_CLONES static void abs_backward_self_f32(char *const *p, sg_index n) {
    const float *restrict a0 = (const float *)p[0];
    const float *restrict a1 = (const float *)p[1];
    float *restrict r0 = (float *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (a0[i] * sg_sgn_f32(a1[i]));
}
SG_CLONES static void abs_backward_self_f64(char *const *p, sg_index n) {
    const double *restrict a0 = (const double *)p[0];
    const double *restrict a1 = (const double *)p[1];
    double *restrict r0 = (double *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (a0[i] * sg_sgn_f64(a1[i]));
}
static void abs_backward_self_c64(char *const *p, sg_index n) {
    const float *restrict a0 = (const float *)p[0];
    const sg_c64 *restrict a1 = (const sg_c64 *)p[1];
    sg_c64 *restrict r0 = (sg_c64 *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_mul_c64(sg_from_real_c64(a0[i]), sg_sgn_c64(a1[i]));
}
static void abs_backward_self_c128(char *const *p, sg_index n) {
    const double *restrict a0 = (const double *)p[0];
    const sg_c128 *restrict a1 = (const sg_c128 *)p[1];
    sg_c128 *restrict r0 = (sg_c128 *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_mul_c128(sg_from_real_c128(a0[i]), sg_sgn_c128(a1[i]));
}
static const sg_loop abs_backward_self_loops[] = {
    {SG_f32, {SG_f32, SG_f32, SG_f32}, abs_backward_self_f32},
    {SG_f64, {SG_f64, SG_f64, SG_f64}, abs_backward_self_f64},
    {SG_c64, {SG_f32, SG_c64, SG_c64}, abs_backward_self_c64},
    {SG_c128, {SG_f64, SG_c128, SG_c128}, abs_backward_self_c128},
};

/* derivatives.yaml:249  abs: _real_part(self_t.conj() * self_p.sgn()) */
static void abs_tangent_self_c64(char *const *p, sg_index n) {
    const sg_c64 *restrict a0 = (const sg_c64 *)p[0];
    const sg_c64 *restrict a1 = (const sg_c64 *)p[1];
    float *restrict r0 = (float *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_real_c64(sg_mul_c64(sg_conj_c64(a0[i]), sg_sgn_c64(a1[i])));
}
static void abs_tangent_self_c128(char *const *p, sg_index n) {
    const sg_c128 *restrict a0 = (const sg_c128 *)p[0];
    const sg_c128 *restrict a1 = (const sg_c128 *)p[1];
    double *restrict r0 = (double *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_real_c128(sg_mul_c128(sg_conj_c128(a0[i]), sg_sgn_c128(a1[i])));
}
static const sg_loop abs_tangent_self_loops[] = {
    {SG_f32, {SG_f32, SG_f32, SG_f32}, abs_backward_self_f32},
    {SG_f64, {SG_f64, SG_f64, SG_f64}, abs_backward_self_f64},
    {SG_c64, {SG_c64, SG_c64, SG_f32}, abs_tangent_self_c64},
    {SG_c128, {SG_c128, SG_c128, SG_f64}, abs_tangent_self_c128},
};

/* derivatives.yaml:265  sgn: where(self == 0, 0, (grad - result * _real_part(result.conj() * grad)) / self.abs()) if self.is_complex() else grad * 0 */
SG_CLONES static void sgn_backward_self_f32(char *const *p, sg_index n) {
    const float *restrict a0 = (const float *)p[0];
    const float *restrict a1 = (const float *)p[1];
    const float *restrict a2 = (const float *)p[2];
    float *restrict r0 = (float *)p[3];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = ((a0[i] == 0.0f) ? 0.0f : ((a1[i] - (a2[i] * (a2[i] * a1[i]))) / sg_abs_f32(a0[i])));
}
SG_CLONES static void sgn_backward_self_f64(char *const *p, sg_index n) {
    const double *restrict a0 = (const double *)p[0];
    const double *restrict a1 = (const double *)p[1];
    const double *restrict a2 = (const double *)p[2];
    double *restrict r0 = (double *)p[3];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = ((a0[i] == 0.0) ? 0.0 : ((a1[i] - (a2[i] * (a2[i] * a1[i]))) / sg_abs_f64(a0[i])));
}
static void sgn_backward_self_c64(char *const *p, sg_index n) {
    const sg_c64 *restrict a0 = (const sg_c64 *)p[0];
    const sg_c64 *restrict a1 = (const sg_c64 *)p[1];
    const sg_c64 *restrict a2 = (const sg_c64 *)p[2];
    sg_c64 *restrict r0 = (sg_c64 *)p[3];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (sg_eq_c64(a0[i], sg_from_real_c64(0.0f)) ? sg_from_real_c64(0.0f) : sg_div_c64(sg_sub_c64(a1[i], sg_mul_c64(a2[i], sg_from_real_c64(sg_real_c64(sg_mul_c64(sg_conj_c64(a2[i]), a1[i]))))), sg_from_real_c64(sg_abs_c64(a0[i]))));
}
static void sgn_backward_self_c128(char *const *p, sg_index n) {
    const sg_c128 *restrict a0 = (const sg_c128 *)p[0];
    const sg_c128 *restrict a1 = (const sg_c128 *)p[1];
    const sg_c128 *restrict a2 = (const sg_c128 *)p[2];
    sg_c128 *restrict r0 = (sg_c128 *)p[3];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (sg_eq_c128(a0[i], sg_from_real_c128(0.0)) ? sg_from_real_c128(0.0) : sg_div_c128(sg_sub_c128(a1[i], sg_mul_c128(a2[i], sg_from_real_c128(sg_real_c128(sg_mul_c128(sg_conj_c128(a2[i]), a1[i]))))), sg_from_real_c128(sg_abs_c128(a0[i]))));
}
static const sg_loop sgn_backward_self_loops[] = {
    {SG_f32, {SG_f32, SG_f32, SG_f32, SG_f32}, sgn_backward_self_f32},
    {SG_f64, {SG_f64, SG_f64, SG_f64, SG_f64}, sgn_backward_self_f64},
    {SG_c64, {SG_c64, SG_c64, SG_c64, SG_c64}, sgn_backward_self_c64},
    {SG_c128, {SG_c128, SG_c128, SG_c128, SG_c128}, sgn_backward_self_c128},
};

/* derivatives.yaml:368  polar: auto */
SG_CLONES static void polar_backward_abs_f32(char *const *p, sg_index n) {
    const sg_c64 *restrict a0 = (const sg_c64 *)p[0];
    const float *restrict a1 = (const float *)p[1];
    float *restrict r0 = (float *)p[2];
    int far = 0;
    for (sg_index i = 0; i < n; i++)
        far |= sg_is_far_f32(a1[i]);
    if (far) {
        int farther = 0;
        for (sg_index i = 0; i < n; i++)
            farther |= sg_is_farther_f32(a1[i]);
        if (!farther) {
            SG_INDEPENDENT
            for (sg_index i = 0; i < n; i++)
                r0[i] = ((sg_real_c64(a0[i]) * sg_middle_cos_f32(a1[i])) + (sg_imag_c64(a0[i]) * sg_middle_sin_f32(a1[i])));
            return;
        }
        for (sg_index i = 0; i < n; i++)
            r0[i] = ((sg_real_c64(a0[i]) * sg_cos_f32(a1[i])) + (sg_imag_c64(a0[i]) * sg_sin_f32(a1[i])));
        return;
    }
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = ((sg_real_c64(a0[i]) * sg_near_cos_f32(a1[i])) + (sg_imag_c64(a0[i]) * sg_near_sin_f32(a1[i])));
}
SG_CLONES static void polar_backward_abs_f64(char *const *p, sg_index n) {
    const sg_c128 *restrict a0 = (const sg_c128 *)p[0];
    const double *restrict a1 = (const double *)p[1];
    double *restrict r0 = (double *)p[2];
    int far = 0;
    for (sg_index i = 0; i < n; i++)
        far |= sg_is_far_f64(a1[i]);
    if (far) {
        for (sg_index i = 0; i < n; i++)
            r0[i] = ((sg_real_c128(a0[i]) * sg_cos_f64(a1[i])) + (sg_imag_c128(a0[i]) * sg_sin_f64(a1[i])));
        return;
    }
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = ((sg_real_c128(a0[i]) * sg_near_cos_f64(a1[i])) + (sg_imag_c128(a0[i]) * sg_near_sin_f64(a1[i])));
}
static const sg_loop polar_backward_abs_loops[] = {
    {SG_f32, {SG_c64, SG_f32, SG_f32}, polar_backward_abs_f32},
    {SG_f64, {SG_c128, SG_f64, SG_f64}, polar_backward_abs_f64},
};

/* derivatives.yaml:369  polar: auto */
SG_CLONES static void polar_backward_angle_f32(char *const *p, sg_index n) {
    const sg_c64 *restrict a0 = (const sg_c64 *)p[0];
    const float *restrict a1 = (const float *)p[1];
    const float *restrict a2 = (const float *)p[2];
    float *restrict r0 = (float *)p[3];
    int far = 0;
    for (sg_index i = 0; i < n; i++)
        far |= sg_is_far_f32(a2[i]);
    if (far) {
        int farther = 0;
        for (sg_index i = 0; i < n; i++)
            farther |= sg_is_farther_f32(a2[i]);
        if (!farther) {
            SG_INDEPENDENT
            for (sg_index i = 0; i < n; i++)
                r0[i] = ((sg_real_c64(a0[i]) * (a1[i] * (-sg_middle_sin_f32(a2[i])))) + (sg_imag_c64(a0[i]) * (a1[i] * sg_middle_cos_f32(a2[i]))));
            return;
        }
        for (sg_index i = 0; i < n; i++)
            r0[i] = ((sg_real_c64(a0[i]) * (a1[i] * (-sg_sin_f32(a2[i])))) + (sg_imag_c64(a0[i]) * (a1[i] * sg_cos_f32(a2[i]))));
        return;
    }
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = ((sg_real_c64(a0[i]) * (a1[i] * (-sg_near_sin_f32(a2[i])))) + (sg_imag_c64(a0[i]) * (a1[i] * sg_near_cos_f32(a2[i]))));
}
SG_CLONES static void polar_backward_angle_f64(char *const *p, sg_index n) {
    const sg_c128 *restrict a0 = (const sg_c128 *)p[0];
    const double *restrict a1 = (const double *)p[1];
    const double *restrict a2 = (const double *)p[2];
    double *restrict r0 = (double *)p[3];
    int far = 0;
    for (sg_index i = 0; i < n; i++)
        far |= sg_is_far_f64(a2[i]);
    if (far) {
        for (sg_index i = 0; i < n; i++)
            r0[i] = ((sg_real_c128(a0[i]) * (a1[i] * (-sg_sin_f64(a2[i])))) + (sg_imag_c128(a0[i]) * (a1[i] * sg_cos_f64(a2[i]))));
        return;
    }
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = ((sg_real_c128(a0[i]) * (a1[i] * (-sg_near_sin_f64(a2[i])))) + (sg_imag_c128(a0[i]) * (a1[i] * sg_near_cos_f64(a2[i]))));
}
static const sg_loop polar_backward_angle_loops[] = {
    {SG_f32, {SG_c64, SG_f32, SG_f32, SG_f32}, polar_backward_angle_f32},
    {SG_f64, {SG_c128, SG_f64, SG_f64, SG_f64}, polar_backward_angle_f64},
};

/* derivatives.yaml:368  polar: auto; auto */
SG_CLONES static void polar_backward_f32(char *const *p, sg_index n) {
    const sg_c64 *restrict a0 = (const sg_c64 *)p[0];
    const float *restrict a1 = (const float *)p[1];
    const float *restrict a2 = (const float *)p[2];
    float *restrict r0 = (float *)p[3];
    float *restrict r1 = (float *)p[4];
    int far = 0;
    for (sg_index i = 0; i < n; i++)
        far |= sg_is_far_f32(a1[i]);
    if (far) {
        int farther = 0;
        for (sg_index i = 0; i < n; i++)
            farther |= sg_is_farther_f32(a1[i]);
        if (!farther) {
            SG_INDEPENDENT
            for (sg_index i = 0; i < n; i++) {
                r0[i] = ((sg_real_c64(a0[i]) * sg_middle_cos_f32(a1[i])) + (sg_imag_c64(a0[i]) * sg_middle_sin_f32(a1[i])));
                r1[i] = ((sg_real_c64(a0[i]) * (a2[i] * (-sg_middle_sin_f32(a1[i])))) + (sg_imag_c64(a0[i]) * (a2[i] * sg_middle_cos_f32(a1[i]))));
            }
            return;
        }
        for (sg_index i = 0; i < n; i++) {
            r0[i] = ((sg_real_c64(a0[i]) * sg_cos_f32(a1[i])) + (sg_imag_c64(a0[i]) * sg_sin_f32(a1[i])));
            r1[i] = ((sg_real_c64(a0[i]) * (a2[i] * (-sg_sin_f32(a1[i])))) + (sg_imag_c64(a0[i]) * (a2[i] * sg_cos_f32(a1[i]))));
        }
        return;
    }
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++) {
        r0[i] = ((sg_real_c64(a0[i]) * sg_near_cos_f32(a1[i])) + (sg_imag_c64(a0[i]) * sg_near_sin_f32(a1[i])));
        r1[i] = ((sg_real_c64(a0[i]) * (a2[i] * (-sg_near_sin_f32(a1[i])))) + (sg_imag_c64(a0[i]) * (a2[i] * sg_near_cos_f32(a1[i]))));
    }
}
SG_CLONES static void polar_backward_f64(char *const *p, sg_index n) {
    const sg_c128 *restrict a0 = (const sg_c128 *)p[0];
    const double *restrict a1 = (const double *)p[1];
    const double *restrict a2 = (const double *)p[2];
    double *restrict r0 = (double *)p[3];
    double *restrict r1 = (double *)p[4];
    int far = 0;
    for (sg_index i = 0; i < n; i++)
        far |= sg_is_far_f64(a1[i]);
    if (far) {
        for (sg_index i = 0; i < n; i++) {
            r0[i] = ((sg_real_c128(a0[i]) * sg_cos_f64(a1[i])) + (sg_imag_c128(a0[i]) * sg_sin_f64(a1[i])));
            r1[i] = ((sg_real_c128(a0[i]) * (a2[i] * (-sg_sin_f64(a1[i])))) + (sg_imag_c128(a0[i]) * (a2[i] * sg_cos_f64(a1[i]))));
        }
        return;
    }
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++) {
        r0[i] = ((sg_real_c128(a0[i]) * sg_near_cos_f64(a1[i])) + (sg_imag_c128(a0[i]) * sg_near_sin_f64(a1[i])));
        r1[i] = ((sg_real_c128(a0[i]) * (a2[i] * (-sg_near_sin_f64(a1[i])))) + (sg_imag_c128(a0[i]) * (a2[i] * sg_near_cos_f64(a1[i]))));
    }
}
static const sg_loop polar_backward_loops[] = {
    {SG_f32, {SG_c64, SG_f32, SG_f32, SG_f32, SG_f32}, polar_backward_f32},
    {SG_f64, {SG_c128, SG_f64, SG_f64, SG_f64, SG_f64}, polar_backward_f64},
};

/* derivatives.yaml:365  polar: auto */
SG_CLONES static void polar_tangent_abs_angle_f32(char *const *p, sg_index n) {
    const float *restrict a0 = (const float *)p[0];
    const float *restrict a1 = (const float *)p[1];
    const float *restrict a2 = (const float *)p[2];
    const float *restrict a3 = (const float *)p[3];
    float *restrict r0 = (float *)p[4];
    int far = 0;
    for (sg_index i = 0; i < n; i++)
        far |= sg_is_far_f32(a1[i]);
    if (far) {
        int farther = 0;
        for (sg_index i = 0; i < n; i++)
            farther |= sg_is_farther_f32(a1[i]);
        if (!farther) {
            SG_INDEPENDENT
            for (sg_index i = 0; i < n; i++)
                r0[i] = ((a0[i] * sg_middle_cos_f32(a1[i])) + (a2[i] * (a3[i] * (-sg_middle_sin_f32(a1[i])))));
            return;
        }
        for (sg_index i = 0; i < n; i++)
            r0[i] = ((a0[i] * sg_cos_f32(a1[i])) + (a2[i] * (a3[i] * (-sg_sin_f32(a1[i])))));
        return;
    }
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = ((a0[i] * sg_near_cos_f32(a1[i])) + (a2[i] * (a3[i] * (-sg_near_sin_f32(a1[i])))));
}
SG_CLONES static void polar_tangent_abs_angle_f64(char *const *p, sg_index n) {
    const double *restrict a0 = (const double *)p[0];
    const double *restrict a1 = (const double *)p[1];
    const double *restrict a2 = (const double *)p[2];
    const double *restrict a3 = (const double *)p[3];
    double *restrict r0 = (double *)p[4];
    int far = 0;
    for (sg_index i = 0; i < n; i++)
        far |= sg_is_far_f64(a1[i]);
    if (far) {
        for (sg_index i = 0; i < n; i++)
            r0[i] = ((a0[i] * sg_cos_f64(a1[i])) + (a2[i] * (a3[i] * (-sg_sin_f64(a1[i])))));
        return;
    }
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = ((a0[i] * sg_near_cos_f64(a1[i])) + (a2[i] * (a3[i] * (-sg_near_sin_f64(a1[i])))));
}
static const sg_loop polar_tangent_abs_angle_loops[] = {
    {SG_f32, {SG_f32, SG_f32, SG_f32, SG_f32, SG_f32}, polar_tangent_abs_angle_f32},
    {SG_f64, {SG_f64, SG_f64, SG_f64, SG_f64, SG_f64}, polar_tangent_abs_angle_f64},
};

/* derivatives.yaml:365  polar: auto */
SG_CLONES static void polar_tangent_abs_angle_2_f32(char *const *p, sg_index n) {
    const float *restrict a0 = (const float *)p[0];
    const float *restrict a1 = (const float *)p[1];
    const float *restrict a2 = (const float *)p[2];
    const float *restrict a3 = (const float *)p[3];
    float *restrict r0 = (float *)p[4];
    int far = 0;
    for (sg_index i = 0; i < n; i++)
        far |= sg_is_far_f32(a1[i]);
    if (far) {
        int farther = 0;
        for (sg_index i = 0; i < n; i++)
            farther |= sg_is_farther_f32(a1[i]);
        if (!farther) {
            SG_INDEPENDENT
            for (sg_index i = 0; i < n; i++)
                r0[i] = ((a0[i] * sg_middle_sin_f32(a1[i])) + (a2[i] * (a3[i] * sg_middle_cos_f32(a1[i]))));
            return;
        }
        for (sg_index i = 0; i < n; i++)
            r0[i] = ((a0[i] * sg_sin_f32(a1[i])) + (a2[i] * (a3[i] * sg_cos_f32(a1[i]))));
        return;
    }
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = ((a0[i] * sg_near_sin_f32(a1[i])) + (a2[i] * (a3[i] * sg_near_cos_f32(a1[i]))));
}
SG_CLONES static void polar_tangent_abs_angle_2_f64(char *const *p, sg_index n) {
    const double *restrict a0 = (const double *)p[0];
    const double *restrict a1 = (const double *)p[1];
    const double *restrict a2 = (const double *)p[2];
    const double *restrict a3 = (const double *)p[3];
    double *restrict r0 = (double *)p[4];
    int far = 0;
    for (sg_index i = 0; i < n; i++)
        far |= sg_is_far_f64(a1[i]);
    if (far) {
        for (sg_index i = 0; i < n; i++)
            r0[i] = ((a0[i] * sg_sin_f64(a1[i])) + (a2[i] * (a3[i] * sg_cos_f64(a1[i]))));
        return;
    }
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = ((a0[i] * sg_near_sin_f64(a1[i])) + (a2[i] * (a3[i] * sg_near_cos_f64(a1[i]))));
}
static const sg_loop polar_tangent_abs_angle_2_loops[] = {
    {SG_f32, {SG_f32, SG_f32, SG_f32, SG_f32, SG_f32}, polar_tangent_abs_angle_2_f32},
    {SG_f64, {SG_f64, SG_f64, SG_f64, SG_f64, SG_f64}, polar_tangent_abs_angle_2_f64},
};

/* derivatives.yaml:377  angle: where(self == 0, 0, grad * self * 1j / (self.abs() * self.abs())) if self.is_complex() else grad * 0 */
static void angle_backward_self_c64(char *const *p, sg_index n) {
    const sg_c64 *restrict a0 = (const sg_c64 *)p[0];
    const float *restrict a1 = (const float *)p[1];
    sg_c64 *restrict r0 = (sg_c64 *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (sg_eq_c64(a0[i], sg_from_real_c64(0.0f)) ? sg_from_real_c64(0.0f) : sg_div_c64(sg_mul_c64(sg_mul_c64(sg_from_real_c64(a1[i]), a0[i]), sg_make_c64(0.0f, 1.0f)), sg_from_real_c64((sg_abs_c64(a0[i]) * sg_abs_c64(a0[i])))));
}
static void angle_backward_self_c128(char *const *p, sg_index n) {
    const sg_c128 *restrict a0 = (const sg_c128 *)p[0];
    const double *restrict a1 = (const double *)p[1];
    sg_c128 *restrict r0 = (sg_c128 *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (sg_eq_c128(a0[i], sg_from_real_c128(0.0)) ? sg_from_real_c128(0.0) : sg_div_c128(sg_mul_c128(sg_mul_c128(sg_from_real_c128(a1[i]), a0[i]), sg_make_c128(0.0, 1.0)), sg_from_real_c128((sg_abs_c128(a0[i]) * sg_abs_c128(a0[i])))));
}
static const sg_loop angle_backward_self_loops[] = {
    {SG_c64, {SG_c64, SG_f32, SG_c64}, angle_backward_self_c64},
    {SG_c128, {SG_c128, SG_f64, SG_c128}, angle_backward_self_c128},
};

/* derivatives.yaml:377  angle: where(self == 0, 0, grad * self * 1j / (self.abs() * self.abs())) if self.is_complex() else grad * 0 */
static const sg_loop angle_backward_self_2_loops[] = {
    {SG_f32, {SG_f32, SG_f32}, pow_Scalar_backward_self_2_f32},
    {SG_f64, {SG_f64, SG_f64}, pow_Scalar_backward_self_2_f64},
    {SG_c64, {SG_f32, SG_f32}, pow_Scalar_backward_self_2_f32},
    {SG_c128, {SG_f64, SG_f64}, pow_Scalar_backward_self_2_f64},
};

/* derivatives.yaml:379  angle: where(self_p == 0, 0, _real_part(self_t.conj() * self_p * 1j) / (self_p.abs() * self_p.abs())) if self_p.is_complex() else self_t * 0 */
static void angle_tangent_self_c64(char *const *p, sg_index n) {
    const sg_c64 *restrict a0 = (const sg_c64 *)p[0];
    const sg_c64 *restrict a1 = (const sg_c64 *)p[1];
    float *restrict r0 = (float *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (sg_eq_c64(a0[i], sg_from_real_c64(0.0f)) ? 0.0f : (sg_real_c64(sg_mul_c64(sg_mul_c64(sg_conj_c64(a1[i]), a0[i]), sg_make_c64(0.0f, 1.0f))) / (sg_abs_c64(a0[i]) * sg_abs_c64(a0[i]))));
}
static void angle_tangent_self_c128(char *const *p, sg_index n) {
    const sg_c128 *restrict a0 = (const sg_c128 *)p[0];
    const sg_c128 *restrict a1 = (const sg_c128 *)p[1];
    double *restrict r0 = (double *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (sg_eq_c128(a0[i], sg_from_real_c128(0.0)) ? 0.0 : (sg_real_c128(sg_mul_c128(sg_mul_c128(sg_conj_c128(a1[i]), a0[i]), sg_make_c128(0.0, 1.0))) / (sg_abs_c128(a0[i]) * sg_abs_c128(a0[i]))));
}
static const sg_loop angle_tangent_self_loops[] = {
    {SG_c64, {SG_c64, SG_c64, SG_f32}, angle_tangent_self_c64},
    {SG_c128, {SG_c128, SG_c128, SG_f64}, angle_tangent_self_c128},
};

/* derivatives.yaml:427  addcmul: grad * (value * tensor2).conj() */
SG_CLONES static void addcmul_backward_tensor1_f32(char *const *p, sg_index n) {
    const float *restrict a0 = (const float *)p[0];
    const float x1 = *(const float *)p[1];
    const float *restrict a2 = (const float *)p[2];
    float *restrict r0 = (float *)p[3];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (a0[i] * (x1 * a2[i]));
}
SG_CLONES static void addcmul_backward_tensor1_f64(char *const *p, sg_index n) {
    const double *restrict a0 = (const double *)p[0];
    const double x1 = *(const double *)p[1];
    const double *restrict a2 = (const double *)p[2];
    double *restrict r0 = (double *)p[3];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (a0[i] * (x1 * a2[i]));
}
static void addcmul_backward_tensor1_c64(char *const *p, sg_index n) {
    const sg_c64 *restrict a0 = (const sg_c64 *)p[0];
    const sg_c64 x1 = *(const sg_c64 *)p[1];
    const sg_c64 *restrict a2 = (const sg_c64 *)p[2];
    sg_c64 *restrict r0 = (sg_c64 *)p[3];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_mul_c64(a0[i], sg_conj_c64(sg_mul_c64(x1, a2[i])));
}
static void addcmul_backward_tensor1_c128(char *const *p, sg_index n) {
    const sg_c128 *restrict a0 = (const sg_c128 *)p[0];
    const sg_c128 x1 = *(const sg_c128 *)p[1];
    const sg_c128 *restrict a2 = (const sg_c128 *)p[2];
    sg_c128 *restrict r0 = (sg_c128 *)p[3];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_mul_c128(a0[i], sg_conj_c128(sg_mul_c128(x1, a2[i])));
}
static const sg_loop addcmul_backward_tensor1_loops[] = {
    {SG_f32, {SG_f32, SG_f32, SG_f32, SG_f32}, addcmul_backward_tensor1_f32},
    {SG_f64, {SG_f64, SG_f64, SG_f64, SG_f64}, addcmul_backward_tensor1_f64},
    {SG_c64, {SG_c64, SG_c64, SG_c64, SG_c64}, addcmul_backward_tensor1_c64},
    {SG_c128, {SG_c128, SG_c128, SG_c128, SG_c128}, addcmul_backward_tensor1_c128},
};

/* derivatives.yaml:423  addcmul: auto_element_wise */
static void addcmul_tangent_tensor1_c64(char *const *p, sg_index n) {
    const sg_c64 *restrict a0 = (const sg_c64 *)p[0];
    const sg_c64 x1 = *(const sg_c64 *)p[1];
    const sg_c64 *restrict a2 = (const sg_c64 *)p[2];
    sg_c64 *restrict r0 = (sg_c64 *)p[3];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_mul_c64(a0[i], sg_mul_c64(x1, a2[i]));
}
static void addcmul_tangent_tensor1_c128(char *const *p, sg_index n) {
    const sg_c128 *restrict a0 = (const sg_c128 *)p[0];
    const sg_c128 x1 = *(const sg_c128 *)p[1];
    const sg_c128 *restrict a2 = (const sg_c128 *)p[2];
    sg_c128 *restrict r0 = (sg_c128 *)p[3];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_mul_c128(a0[i], sg_mul_c128(x1, a2[i]));
}
static const sg_loop addcmul_tangent_tensor1_loops[] = {
    {SG_f32, {SG_f32, SG_f32, SG_f32, SG_f32}, addcmul_backward_tensor1_f32},
    {SG_f64, {SG_f64, SG_f64, SG_f64, SG_f64}, addcmul_backward_tensor1_f64},
    {SG_c64, {SG_c64, SG_c64, SG_c64, SG_c64}, addcmul_tangent_tensor1_c64},
    {SG_c128, {SG_c128, SG_c128, SG_c128, SG_c128}, addcmul_tangent_tensor1_c128},
};

/* derivatives.yaml:437  addcdiv: grad * (value / tensor2).conj() */
SG_CLONES static void addcdiv_backward_tensor1_f32(char *const *p, sg_index n) {
    const float *restrict a0 = (const float *)p[0];
    const float x1 = *(const float *)p[1];
    const float *restrict a2 = (const float *)p[2];
    float *restrict r0 = (float *)p[3];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (a0[i] * (x1 / a2[i]));
}
SG_CLONES static void addcdiv_backward_tensor1_f64(char *const *p, sg_index n) {
    const double *restrict a0 = (const double *)p[0];
    const double x1 = *(const double *)p[1];
    const double *restrict a2 = (const double *)p[2];
    double *restrict r0 = (double *)p[3];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (a0[i] * (x1 / a2[i]));
}
static void addcdiv_backward_tensor1_c64(char *const *p, sg_index n) {
    const sg_c64 *restrict a0 = (const sg_c64 *)p[0];
    const sg_c64 x1 = *(const sg_c64 *)p[1];
    const sg_c64 *restrict a2 = (const sg_c64 *)p[2];
    sg_c64 *restrict r0 = (sg_c64 *)p[3];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_mul_c64(a0[i], sg_conj_c64(sg_div_c64(x1, a2[i])));
}
static void addcdiv_backward_tensor1_c128(char *const *p, sg_index n) {
    const sg_c128 *restrict a0 = (const sg_c128 *)p[0];
    const sg_c128 x1 = *(const sg_c128 *)p[1];
    const sg_c128 *restrict a2 = (const sg_c128 *)p[2];
    sg_c128 *restrict r0 = (sg_c128 *)p[3];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_mul_c128(a0[i], sg_conj_c128(sg_div_c128(x1, a2[i])));
}
static const sg_loop addcdiv_backward_tensor1_loops[] = {
    {SG_f32, {SG_f32, SG_f32, SG_f32, SG_f32}, addcdiv_backward_tensor1_f32},
    {SG_f64, {SG_f64, SG_f64, SG_f64, SG_f64}, addcdiv_backward_tensor1_f64},
    {SG_c64, {SG_c64, SG_c64, SG_c64, SG_c64}, addcdiv_backward_tensor1_c64},
    {SG_c128, {SG_c128, SG_c128, SG_c128, SG_c128}, addcdiv_backward_tensor1_c128},
};

/* derivatives.yaml:438  addcdiv: -grad * (value * tensor1 / tensor2 / tensor2).conj() */
SG_CLONES static void addcdiv_backward_tensor2_f32(char *const *p, sg_index n) {
    const float *restrict a0 = (const float *)p[0];
    const float x1 = *(const float *)p[1];
    const float *restrict a2 = (const float *)p[2];
    const float *restrict a3 = (const float *)p[3];
    float *restrict r0 = (float *)p[4];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = ((-a0[i]) * (((x1 * a2[i]) / a3[i]) / a3[i]));
}
SG_CLONES static void addcdiv_backward_tensor2_f64(char *const *p, sg_index n) {
    const double *restrict a0 = (const double *)p[0];
    const double x1 = *(const double *)p[1];
    const double *restrict a2 = (const double *)p[2];
    const double *restrict a3 = (const double *)p[3];
    double *restrict r0 = (double *)p[4];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = ((-a0[i]) * (((x1 * a2[i]) / a3[i]) / a3[i]));
}
static void addcdiv_backward_tensor2_c64(char *const *p, sg_index n) {
    const sg_c64 *restrict a0 = (const sg_c64 *)p[0];
    const sg_c64 x1 = *(const sg_c64 *)p[1];
    const sg_c64 *restrict a2 = (const sg_c64 *)p[2];
    const sg_c64 *restrict a3 = (const sg_c64 *)p[3];
    sg_c64 *restrict r0 = (sg_c64 *)p[4];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_mul_c64(sg_neg_c64(a0[i]), sg_conj_c64(sg_div_c64(sg_div_c64(sg_mul_c64(x1, a2[i]), a3[i]), a3[i])));
}
static void addcdiv_backward_tensor2_c128(char *const *p, sg_index n) {
    const sg_c128 *restrict a0 = (const sg_c128 *)p[0];
    const sg_c128 x1 = *(const sg_c128 *)p[1];
    const sg_c128 *restrict a2 = (const sg_c128 *)p[2];
    const sg_c128 *restrict a3 = (const sg_c128 *)p[3];
    sg_c128 *restrict r0 = (sg_c128 *)p[4];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_mul_c128(sg_neg_c128(a0[i]), sg_conj_c128(sg_div_c128(sg_div_c128(sg_mul_c128(x1, a2[i]), a3[i]), a3[i])));
}
static const sg_loop addcdiv_backward_tensor2_loops[] = {
    {SG_f32, {SG_f32, SG_f32, SG_f32, SG_f32, SG_f32}, addcdiv_backward_tensor2_f32},
    {SG_f64, {SG_f64, SG_f64, SG_f64, SG_f64, SG_f64}, addcdiv_backward_tensor2_f64},
    {SG_c64, {SG_c64, SG_c64, SG_c64, SG_c64, SG_c64}, addcdiv_backward_tensor2_c64},
    {SG_c128, {SG_c128, SG_c128, SG_c128, SG_c128, SG_c128}, addcdiv_backward_tensor2_c128},
};

/* derivatives.yaml:433  addcdiv: auto_element_wise */
static void addcdiv_tangent_tensor1_c64(char *const *p, sg_index n) {
    const sg_c64 *restrict a0 = (const sg_c64 *)p[0];
    const sg_c64 x1 = *(const sg_c64 *)p[1];
    const sg_c64 *restrict a2 = (const sg_c64 *)p[2];
    sg_c64 *restrict r0 = (sg_c64 *)p[3];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_mul_c64(a0[i], sg_div_c64(x1, a2[i]));
}
static void addcdiv_tangent_tensor1_c128(char *const *p, sg_index n) {
    const sg_c128 *restrict a0 = (const sg_c128 *)p[0];
    const sg_c128 x1 = *(const sg_c128 *)p[1];
    const sg_c128 *restrict a2 = (const sg_c128 *)p[2];
    sg_c128 *restrict r0 = (sg_c128 *)p[3];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_mul_c128(a0[i], sg_div_c128(x1, a2[i]));
}
static const sg_loop addcdiv_tangent_tensor1_loops[] = {
    {SG_f32, {SG_f32, SG_f32, SG_f32, SG_f32}, addcdiv_backward_tensor1_f32},
    {SG_f64, {SG_f64, SG_f64, SG_f64, SG_f64}, addcdiv_backward_tensor1_f64},
    {SG_c64, {SG_c64, SG_c64, SG_c64, SG_c64}, addcdiv_tangent_tensor1_c64},
    {SG_c128, {SG_c128, SG_c128, SG_c128, SG_c128}, addcdiv_tangent_tensor1_c128},
};

/* derivatives.yaml:433  addcdiv: auto_element_wise */
static void addcdiv_tangent_tensor2_c64(char *const *p, sg_index n) {
    const sg_c64 *restrict a0 = (const sg_c64 *)p[0];
    const sg_c64 x1 = *(const sg_c64 *)p[1];
    const sg_c64 *restrict a2 = (const sg_c64 *)p[2];
    const sg_c64 *restrict a3 = (const sg_c64 *)p[3];
    sg_c64 *restrict r0 = (sg_c64 *)p[4];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_mul_c64(sg_neg_c64(a0[i]), sg_div_c64(sg_div_c64(sg_mul_c64(x1, a2[i]), a3[i]), a3[i]));
}
static void addcdiv_tangent_tensor2_c128(char *const *p, sg_index n) {
    const sg_c128 *restrict a0 = (const sg_c128 *)p[0];
    const sg_c128 x1 = *(const sg_c128 *)p[1];
    const sg_c128 *restrict a2 = (const sg_c128 *)p[2];
    const sg_c128 *restrict a3 = (const sg_c128 *)p[3];
    sg_c128 *restrict r0 = (sg_c128 *)p[4];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_mul_c128(sg_neg_c128(a0[i]), sg_div_c128(sg_div_c128(sg_mul_c128(x1, a2[i]), a3[i]), a3[i]));
}
static const sg_loop addcdiv_tangent_tensor2_loops[] = {
    {SG_f32, {SG_f32, SG_f32, SG_f32, SG_f32, SG_f32}, addcdiv_backward_tensor2_f32},
    {SG_f64, {SG_f64, SG_f64, SG_f64, SG_f64, SG_f64}, addcdiv_backward_tensor2_f64},
    {SG_c64, {SG_c64, SG_c64, SG_c64, SG_c64, SG_c64}, addcdiv_tangent_tensor2_c64},
    {SG_c128, {SG_c128, SG_c128, SG_c128, SG_c128, SG_c128}, addcdiv_tangent_tensor2_c128},
};

/* derivatives.yaml:447  lerp: grad * (1 - weight).conj() */
SG_CLONES static void lerp_backward_self_f32(char *const *p, sg_index n) {
    const float *restrict a0 = (const float *)p[0];
    const float *restrict a1 = (const float *)p[1];
    float *restrict r0 = (float *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (a0[i] * (1.0f - a1[i]));
}
SG_CLONES static void lerp_backward_self_f64(char *const *p, sg_index n) {
    const double *restrict a0 = (const double *)p[0];
    const double *restrict a1 = (const double *)p[1];
    double *restrict r0 = (double *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (a0[i] * (1.0 - a1[i]));
}
static void lerp_backward_self_c64(char *const *p, sg_index n) {
    const sg_c64 *restrict a0 = (const sg_c64 *)p[0];
    const sg_c64 *restrict a1 = (const sg_c64 *)p[1];
    sg_c64 *restrict r0 = (sg_c64 *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_mul_c64(a0[i], sg_conj_c64(sg_sub_c64(sg_from_real_c64(1.0f), a1[i])));
}
static void lerp_backward_self_c128(char *const *p, sg_index n) {
    const sg_c128 *restrict a0 = (const sg_c128 *)p[0];
    const sg_c128 *restrict a1 = (const sg_c128 *)p[1];
    sg_c128 *restrict r0 = (sg_c128 *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_mul_c128(a0[i], sg_conj_c128(sg_sub_c128(sg_from_real_c128(1.0), a1[i])));
}
static const sg_loop lerp_backward_self_loops[] = {
    {SG_f32, {SG_f32, SG_f32, SG_f32}, lerp_backward_self_f32},
    {SG_f64, {SG_f64, SG_f64, SG_f64}, lerp_backward_self_f64},
    {SG_c64, {SG_c64, SG_c64, SG_c64}, lerp_backward_self_c64},
    {SG_c128, {SG_c128, SG_c128, SG_c128}, lerp_backward_self_c128},
};

/* derivatives.yaml:449  lerp: grad * (end - self).conj() */
SG_CLONES static void lerp_backward_weight_f32(char *const *p, sg_index n) {
    const float *restrict a0 = (const float *)p[0];
    const float *restrict a1 = (const float *)p[1];
    const float *restrict a2 = (const float *)p[2];
    float *restrict r0 = (float *)p[3];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (a0[i] * (a1[i] - a2[i]));
}
SG_CLONES static void lerp_backward_weight_f64(char *const *p, sg_index n) {
    const double *restrict a0 = (const double *)p[0];
    const double *restrict a1 = (const double *)p[1];
    const double *restrict a2 = (const double *)p[2];
    double *restrict r0 = (double *)p[3];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (a0[i] * (a1[i] - a2[i]));
}
static void lerp_backward_weight_c64(char *const *p, sg_index n) {
    const sg_c64 *restrict a0 = (const sg_c64 *)p[0];
    const sg_c64 *restrict a1 = (const sg_c64 *)p[1];
    const sg_c64 *restrict a2 = (const sg_c64 *)p[2];
    sg_c64 *restrict r0 = (sg_c64 *)p[3];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_mul_c64(a0[i], sg_conj_c64(sg_sub_c64(a1[i], a2[i])));
}
static void lerp_backward_weight_c128(char *const *p, sg_index n) {
    const sg_c128 *restrict a0 = (const sg_c128 *)p[0];
    const sg_c128 *restrict a1 = (const sg_c128 *)p[1];
    const sg_c128 *restrict a2 = (const sg_c128 *)p[2];
    sg_c128 *restrict r0 = (sg_c128 *)p[3];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_mul_c128(a0[i], sg_conj_c128(sg_sub_c128(a1[i], a2[i])));
}
static const sg_loop lerp_backward_weight_loops[] = {
    {SG_f32, {SG_f32, SG_f32, SG_f32, SG_f32}, lerp_backward_weight_f32},
    {SG_f64, {SG_f64, SG_f64, SG_f64, SG_f64}, lerp_backward_weight_f64},
    {SG_c64, {SG_c64, SG_c64, SG_c64, SG_c64}, lerp_backward_weight_c64},
    {SG_c128, {SG_c128, SG_c128, SG_c128, SG_c128}, lerp_backward_weight_c128},
};

/* derivatives.yaml:447  lerp: grad * (1 - weight).conj(); grad * weight.conj(); grad * (end - self).conj() */
SG_CLONES static void lerp_backward_f32(char *const *p, sg_index n) {
    const float *restrict a0 = (const float *)p[0];
    const float *restrict a1 = (const float *)p[1];
    const float *restrict a2 = (const float *)p[2];
    const float *restrict a3 = (const float *)p[3];
    float *restrict r0 = (float *)p[4];
    float *restrict r1 = (float *)p[5];
    float *restrict r2 = (float *)p[6];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++) {
        r0[i] = (a0[i] * (1.0f - a1[i]));
        r1[i] = (a0[i] * a1[i]);
        r2[i] = (a0[i] * (a2[i] - a3[i]));
    }
}
SG_CLONES static void lerp_backward_f64(char *const *p, sg_index n) {
    const double *restrict a0 = (const double *)p[0];
    const double *restrict a1 = (const double *)p[1];
    const double *restrict a2 = (const double *)p[2];
    const double *restrict a3 = (const double *)p[3];
    double *restrict r0 = (double *)p[4];
    double *restrict r1 = (double *)p[5];
    double *restrict r2 = (double *)p[6];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++) {
        r0[i] = (a0[i] * (1.0 - a1[i]));
        r1[i] = (a0[i] * a1[i]);
        r2[i] = (a0[i] * (a2[i] - a3[i]));
    }
}
static void lerp_backward_c64(char *const *p, sg_index n) {
    const sg_c64 *restrict a0 = (const sg_c64 *)p[0];
    const sg_c64 *restrict a1 = (const sg_c64 *)p[1];
    const sg_c64 *restrict a2 = (const sg_c64 *)p[2];
    const sg_c64 *restrict a3 = (const sg_c64 *)p[3];
    sg_c64 *restrict r0 = (sg_c64 *)p[4];
    sg_c64 *restrict r1 = (sg_c64 *)p[5];
    sg_c64 *restrict r2 = (sg_c64 *)p[6];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++) {
        r0[i] = sg_mul_c64(a0[i], sg_conj_c64(sg_sub_c64(sg_from_real_c64(1.0f), a1[i])));
        r1[i] = sg_mul_c64(a0[i], sg_conj_c64(a1[i]));
        r2[i] = sg_mul_c64(a0[i], sg_conj_c64(sg_sub_c64(a2[i], a3[i])));
    }
}
static void lerp_backward_c128(char *const *p, sg_index n) {
    const sg_c128 *restrict a0 = (const sg_c128 *)p[0];
    const sg_c128 *restrict a1 = (const sg_c128 *)p[1];
    const sg_c128 *restrict a2 = (const sg_c128 *)p[2];
    const sg_c128 *restrict a3 = (const sg_c128 *)p[3];
    sg_c128 *restrict r0 = (sg_c128 *)p[4];
    sg_c128 *restrict r1 = (sg_c128 *)p[5];
    sg_c128 *restrict r2 = (sg_c128 *)p[6];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++) {
        r0[i] = sg_mul_c128(a0[i], sg_conj_c128(sg_sub_c128(sg_from_real_c128(1.0), a1[i])));
        r1[i] = sg_mul_c128(a0[i], sg_conj_c128(a1[i]));
        r2[i] = sg_mul_c128(a0[i], sg_conj_c128(sg_sub_c128(a2[i], a3[i])));
    }
}
static const sg_loop lerp_backward_loops[] = {
    {SG_f32, {SG_f32, SG_f32, SG_f32, SG_f32, SG_f32, SG_f32, SG_f32}, lerp_backward_f32},
    {SG_f64, {SG_f64, SG_f64, SG_f64, SG_f64, SG_f64, SG_f64, SG_f64}, lerp_backward_f64},
    {SG_c64, {SG_c64, SG_c64, SG_c64, SG_c64, SG_c64, SG_c64, SG_c64}, lerp_backward_c64},
    {SG_c128, {SG_c128, SG_c128, SG_c128, SG_c128, SG_c128, SG_c128, SG_c128}, lerp_backward_c128},
};

/* derivatives.yaml:444  lerp: auto_element_wise */
static void lerp_tangent_self_c64(char *const *p, sg_index n) {
    const sg_c64 *restrict a0 = (const sg_c64 *)p[0];
    const sg_c64 *restrict a1 = (const sg_c64 *)p[1];
    sg_c64 *restrict r0 = (sg_c64 *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_mul_c64(a0[i], sg_sub_c64(sg_from_real_c64(1.0f), a1[i]));
}
static void lerp_tangent_self_c128(char *const *p, sg_index n) {
    const sg_c128 *restrict a0 = (const sg_c128 *)p[0];
    const sg_c128 *restrict a1 = (const sg_c128 *)p[1];
    sg_c128 *restrict r0 = (sg_c128 *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_mul_c128(a0[i], sg_sub_c128(sg_from_real_c128(1.0), a1[i]));
}
static const sg_loop lerp_tangent_self_loops[] = {
    {SG_f32, {SG_f32, SG_f32, SG_f32}, lerp_backward_self_f32},
    {SG_f64, {SG_f64, SG_f64, SG_f64}, lerp_backward_self_f64},
    {SG_c64, {SG_c64, SG_c64, SG_c64}, lerp_tangent_self_c64},
    {SG_c128, {SG_c128, SG_c128, SG_c128}, lerp_tangent_self_c128},
};

/* derivatives.yaml:444  lerp: auto_element_wise */
static void lerp_tangent_weight_c64(char *const *p, sg_index n) {
    const sg_c64 *restrict a0 = (const sg_c64 *)p[0];
    const sg_c64 *restrict a1 = (const sg_c64 *)p[1];
    const sg_c64 *restrict a2 = (const sg_c64 *)p[2];
    sg_c64 *restrict r0 = (sg_c64 *)p[3];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_mul_c64(a0[i], sg_sub_c64(a1[i], a2[i]));
}
static void lerp_tangent_weight_c128(char *const *p, sg_index n) {
    const sg_c128 *restrict a0 = (const sg_c128 *)p[0];
    const sg_c128 *restrict a1 = (const sg_c128 *)p[1];
    const sg_c128 *restrict a2 = (const sg_c128 *)p[2];
    sg_c128 *restrict r0 = (sg_c128 *)p[3];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_mul_c128(a0[i], sg_sub_c128(a1[i], a2[i]));
}
static const sg_loop lerp_tangent_weight_loops[] = {
    {SG_f32, {SG_f32, SG_f32, SG_f32, SG_f32}, lerp_backward_weight_f32},
    {SG_f64, {SG_f64, SG_f64, SG_f64, SG_f64}, lerp_backward_weight_f64},
    {SG_c64, {SG_c64, SG_c64, SG_c64, SG_c64}, lerp_tangent_weight_c64},
    {SG_c128, {SG_c128, SG_c128, SG_c128, SG_c128}, lerp_tangent_weight_c128},
};

/* derivatives.yaml:457  hypot: grad * (self / result) */
SG_CLONES static void hypot_backward_self_f32(char *const *p, sg_index n) {
    const float *restrict a0 = (const float *)p[0];
    const float *restrict a1 = (const float *)p[1];
    const float *restrict a2 = (const float *)p[2];
    float *restrict r0 = (float *)p[3];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (a0[i] * (a1[i] / a2[i]));
}
SG_CLONES static void hypot_backward_self_f64(char *const *p, sg_index n) {
    const double *restrict a0 = (const double *)p[0];
    const double *restrict a1 = (const double *)p[1];
    const double *restrict a2 = (const double *)p[2];
    double *restrict r0 = (double *)p[3];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (a0[i] * (a1[i] / a2[i]));
}
static void hypot_backward_self_c64(char *const *p, sg_index n) {
    const sg_c64 *restrict a0 = (const sg_c64 *)p[0];
    const sg_c64 *restrict a1 = (const sg_c64 *)p[1];
    const sg_c64 *restrict a2 = (const sg_c64 *)p[2];
    sg_c64 *restrict r0 = (sg_c64 *)p[3];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_mul_c64(a0[i], sg_div_c64(a1[i], a2[i]));
}
static void hypot_backward_self_c128(char *const *p, sg_index n) {
    const sg_c128 *restrict a0 = (const sg_c128 *)p[0];
    const sg_c128 *restrict a1 = (const sg_c128 *)p[1];
    const sg_c128 *restrict a2 = (const sg_c128 *)p[2];
    sg_c128 *restrict r0 = (sg_c128 *)p[3];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_mul_c128(a0[i], sg_div_c128(a1[i], a2[i]));
}
static const sg_loop hypot_backward_self_loops[] = {
    {SG_f32, {SG_f32, SG_f32, SG_f32, SG_f32}, hypot_backward_self_f32},
    {SG_f64, {SG_f64, SG_f64, SG_f64, SG_f64}, hypot_backward_self_f64},
    {SG_c64, {SG_c64, SG_c64, SG_c64, SG_c64}, hypot_backward_self_c64},
    {SG_c128, {SG_c128, SG_c128, SG_c128, SG_c128}, hypot_backward_self_c128},
};

/* derivatives.yaml:457  hypot: grad * (self / result); grad * (other / result) */
SG_CLONES static void hypot_backward_f32(char *const *p, sg_index n) {
    const float *restrict a0 = (const float *)p[0];
    const float *restrict a1 = (const float *)p[1];
    const float *restrict a2 = (const float *)p[2];
    const float *restrict a3 = (const float *)p[3];
    float *restrict r0 = (float *)p[4];
    float *restrict r1 = (float *)p[5];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++) {
        r0[i] = (a0[i] * (a1[i] / a2[i]));
        r1[i] = (a0[i] * (a3[i] / a2[i]));
    }
}
SG_CLONES static void hypot_backward_f64(char *const *p, sg_index n) {
    const double *restrict a0 = (const double *)p[0];
    const double *restrict a1 = (const double *)p[1];
    const double *restrict a2 = (const double *)p[2];
    const double *restrict a3 = (const double *)p[3];
    double *restrict r0 = (double *)p[4];
    double *restrict r1 = (double *)p[5];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++) {
        r0[i] = (a0[i] * (a1[i] / a2[i]));
        r1[i] = (a0[i] * (a3[i] / a2[i]));
    }
}
static void hypot_backward_c64(char *const *p, sg_index n) {
    const sg_c64 *restrict a0 = (const sg_c64 *)p[0];
    const sg_c64 *restrict a1 = (const sg_c64 *)p[1];
    const sg_c64 *restrict a2 = (const sg_c64 *)p[2];
    const sg_c64 *restrict a3 = (const sg_c64 *)p[3];
    sg_c64 *restrict r0 = (sg_c64 *)p[4];
    sg_c64 *restrict r1 = (sg_c64 *)p[5];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++) {
        r0[i] = sg_mul_c64(a0[i], sg_div_c64(a1[i], a2[i]));
        r1[i] = sg_mul_c64(a0[i], sg_div_c64(a3[i], a2[i]));
    }
}
static void hypot_backward_c128(char *const *p, sg_index n) {
    const sg_c128 *restrict a0 = (const sg_c128 *)p[0];
    const sg_c128 *restrict a1 = (const sg_c128 *)p[1];
    const sg_c128 *restrict a2 = (const sg_c128 *)p[2];
    const sg_c128 *restrict a3 = (const sg_c128 *)p[3];
    sg_c128 *restrict r0 = (sg_c128 *)p[4];
    sg_c128 *restrict r1 = (sg_c128 *)p[5];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++) {
        r0[i] = sg_mul_c128(a0[i], sg_div_c128(a1[i], a2[i]));
        r1[i] = sg_mul_c128(a0[i], sg_div_c128(a3[i], a2[i]));
    }
}
static const sg_loop hypot_backward_loops[] = {
    {SG_f32, {SG_f32, SG_f32, SG_f32, SG_f32, SG_f32, SG_f32}, hypot_backward_f32},
    {SG_f64, {SG_f64, SG_f64, SG_f64, SG_f64, SG_f64, SG_f64}, hypot_backward_f64},
    {SG_c64, {SG_c64, SG_c64, SG_c64, SG_c64, SG_c64, SG_c64}, hypot_backward_c64},
    {SG_c128, {SG_c128, SG_c128, SG_c128, SG_c128, SG_c128, SG_c128}, hypot_backward_c128},
};

/* derivatives.yaml:454  hypot: auto_element_wise */
static void hypot_tangent_self_c64(char *const *p, sg_index n) {
    const sg_c64 *restrict a0 = (const sg_c64 *)p[0];
    const sg_c64 *restrict a1 = (const sg_c64 *)p[1];
    const sg_c64 *restrict a2 = (const sg_c64 *)p[2];
    sg_c64 *restrict r0 = (sg_c64 *)p[3];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_mul_c64(a0[i], sg_div_c64(sg_conj_c64(a1[i]), sg_conj_c64(a2[i])));
}
static void hypot_tangent_self_c128(char *const *p, sg_index n) {
    const sg_c128 *restrict a0 = (const sg_c128 *)p[0];
    const sg_c128 *restrict a1 = (const sg_c128 *)p[1];
    const sg_c128 *restrict a2 = (const sg_c128 *)p[2];
    sg_c128 *restrict r0 = (sg_c128 *)p[3];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_mul_c128(a0[i], sg_div_c128(sg_conj_c128(a1[i]), sg_conj_c128(a2[i])));
}
static const sg_loop hypot_tangent_self_loops[] = {
    {SG_f32, {SG_f32, SG_f32, SG_f32, SG_f32}, hypot_backward_self_f32},
    {SG_f64, {SG_f64, SG_f64, SG_f64, SG_f64}, hypot_backward_self_f64},
    {SG_c64, {SG_c64, SG_c64, SG_c64, SG_c64}, hypot_tangent_self_c64},
    {SG_c128, {SG_c128, SG_c128, SG_c128, SG_c128}, hypot_tangent_self_c128},
};

/* derivatives.yaml:468  maximum: where(self == other, grad / 2, where(self < other, 0, grad)) */
SG_CLONES static void maximum_backward_self_f32(char *const *p, sg_index n) {
    const float *restrict a0 = (const float *)p[0];
    const float *restrict a1 = (const float *)p[1];
    const float *restrict a2 = (const float *)p[2];
    float *restrict r0 = (float *)p[3];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = ((a0[i] == a1[i]) ? (a2[i] / 2.0f) : ((a0[i] < a1[i]) ? 0.0f : a2[i]));
}
SG_CLONES static void maximum_backward_self_f64(char *const *p, sg_index n) {
    const double *restrict a0 = (const double *)p[0];
    const double *restrict a1 = (const double *)p[1];
    const double *restrict a2 = (const double *)p[2];
    double *restrict r0 = (double *)p[3];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = ((a0[i] == a1[i]) ? (a2[i] / 2.0) : ((a0[i] < a1[i]) ? 0.0 : a2[i]));
}
static const sg_loop maximum_backward_self_loops[] = {
    {SG_f32, {SG_f32, SG_f32, SG_f32, SG_f32}, maximum_backward_self_f32},
    {SG_f64, {SG_f64, SG_f64, SG_f64, SG_f64}, maximum_backward_self_f64},
};

/* derivatives.yaml:469  maximum: where(self == other, grad / 2, where(self > other, 0, grad)) */
SG_CLONES static void maximum_backward_other_f32(char *const *p, sg_index n) {
    const float *restrict a0 = (const float *)p[0];
    const float *restrict a1 = (const float *)p[1];
    const float *restrict a2 = (const float *)p[2];
    float *restrict r0 = (float *)p[3];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = ((a0[i] == a1[i]) ? (a2[i] / 2.0f) : ((a0[i] > a1[i]) ? 0.0f : a2[i]));
}
SG_CLONES static void maximum_backward_other_f64(char *const *p, sg_index n) {
    const double *restrict a0 = (const double *)p[0];
    const double *restrict a1 = (const double *)p[1];
    const double *restrict a2 = (const double *)p[2];
    double *restrict r0 = (double *)p[3];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = ((a0[i] == a1[i]) ? (a2[i] / 2.0) : ((a0[i] > a1[i]) ? 0.0 : a2[i]));
}
static const sg_loop maximum_backward_other_loops[] = {
    {SG_f32, {SG_f32, SG_f32, SG_f32, SG_f32}, maximum_backward_other_f32},
    {SG_f64, {SG_f64, SG_f64, SG_f64, SG_f64}, maximum_backward_other_f64},
};

/* derivatives.yaml:468  maximum: where(self == other, grad / 2, where(self < other, 0, grad)); where(self == other, grad / 2, where(self > other, 0, grad)) */
SG_CLONES static void maximum_backward_f32(char *const *p, sg_index n) {
    const float *restrict a0 = (const float *)p[0];
    const float *restrict a1 = (const float *)p[1];
    const float *restrict a2 = (const float *)p[2];
    float *restrict r0 = (float *)p[3];
    float *restrict r1 = (float *)p[4];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++) {
        r0[i] = ((a0[i] == a1[i]) ? (a2[i] / 2.0f) : ((a0[i] < a1[i]) ? 0.0f : a2[i]));
        r1[i] = ((a0[i] == a1[i]) ? (a2[i] / 2.0f) : ((a0[i] > a1[i]) ? 0.0f : a2[i]));
    }
}
SG_CLONES static void maximum_backward_f64(char *const *p, sg_index n) {
    const double *restrict a0 = (const double *)p[0];
    const double *restrict a1 = (const double *)p[1];
    const double *restrict a2 = (const double *)p[2];
    double *restrict r0 = (double *)p[3];
    double *restrict r1 = (double *)p[4];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++) {
        r0[i] = ((a0[i] == a1[i]) ? (a2[i] / 2.0) : ((a0[i] < a1[i]) ? 0.0 : a2[i]));
        r1[i] = ((a0[i] == a1[i]) ? (a2[i] / 2.0) : ((a0[i] > a1[i]) ? 0.0 : a2[i]));
    }
}
static const sg_loop maximum_backward_loops[] = {
    {SG_f32, {SG_f32, SG_f32, SG_f32, SG_f32, SG_f32}, maximum_backward_f32},
    {SG_f64, {SG_f64, SG_f64, SG_f64, SG_f64, SG_f64}, maximum_backward_f64},
};

/* derivatives.yaml:480  minimum: where(self == other, grad / 2, where(self > other, 0, grad)); where(self == other, grad / 2, where(self < other, 0, grad)) */
SG_CLONES static void minimum_backward_f32(char *const *p, sg_index n) {
    const float *restrict a0 = (const float *)p[0];
    const float *restrict a1 = (const float *)p[1];
    const float *restrict a2 = (const float *)p[2];
    float *restrict r0 = (float *)p[3];
    float *restrict r1 = (float *)p[4];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++) {
        r0[i] = ((a0[i] == a1[i]) ? (a2[i] / 2.0f) : ((a0[i] > a1[i]) ? 0.0f : a2[i]));
        r1[i] = ((a0[i] == a1[i]) ? (a2[i] / 2.0f) : ((a0[i] < a1[i]) ? 0.0f : a2[i]));
    }
}
SG_CLONES static void minimum_backward_f64(char *const *p, sg_index n) {
    const double *restrict a0 = (const double *)p[0];
    const double *restrict a1 = (const double *)p[1];
    const double *restrict a2 = (const double *)p[2];
    double *restrict r0 = (double *)p[3];
    double *restrict r1 = (double *)p[4];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++) {
        r0[i] = ((a0[i] == a1[i]) ? (a2[i] / 2.0) : ((a0[i] > a1[i]) ? 0.0 : a2[i]));
        r1[i] = ((a0[i] == a1[i]) ? (a2[i] / 2.0) : ((a0[i] < a1[i]) ? 0.0 : a2[i]));
    }
}
static const sg_loop minimum_backward_loops[] = {
    {SG_f32, {SG_f32, SG_f32, SG_f32, SG_f32, SG_f32}, minimum_backward_f32},
    {SG_f64, {SG_f64, SG_f64, SG_f64, SG_f64, SG_f64}, minimum_backward_f64},
};

/* derivatives.yaml:492  fmax: where((self >= other) | other.isnan(), grad, 0) */
SG_CLONES static void fmax_backward_self_f32(char *const *p, sg_index n) {
    const float *restrict a0 = (const float *)p[0];
    const float *restrict a1 = (const float *)p[1];
    const float *restrict a2 = (const float *)p[2];
    float *restrict r0 = (float *)p[3];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (((a0[i] >= a1[i]) | sg_isnan_f32(a1[i])) ? a2[i] : 0.0f);
}
SG_CLONES static void fmax_backward_self_f64(char *const *p, sg_index n) {
    const double *restrict a0 = (const double *)p[0];
    const double *restrict a1 = (const double *)p[1];
    const double *restrict a2 = (const double *)p[2];
    double *restrict r0 = (double *)p[3];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (((a0[i] >= a1[i]) | sg_isnan_f64(a1[i])) ? a2[i] : 0.0);
}
static const sg_loop fmax_backward_self_loops[] = {
    {SG_f32, {SG_f32, SG_f32, SG_f32, SG_f32}, fmax_backward_self_f32},
    {SG_f64, {SG_f64, SG_f64, SG_f64, SG_f64}, fmax_backward_self_f64},
};

/* derivatives.yaml:493  fmax: where((self >= other) | other.isnan(), 0, grad) */
SG_CLONES static void fmax_backward_other_f32(char *const *p, sg_index n) {
    const float *restrict a0 = (const float *)p[0];
    const float *restrict a1 = (const float *)p[1];
    const float *restrict a2 = (const float *)p[2];
    float *restrict r0 = (float *)p[3];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (((a0[i] >= a1[i]) | sg_isnan_f32(a1[i])) ? 0.0f : a2[i]);
}
SG_CLONES static void fmax_backward_other_f64(char *const *p, sg_index n) {
    const double *restrict a0 = (const double *)p[0];
    const double *restrict a1 = (const double *)p[1];
    const double *restrict a2 = (const double *)p[2];
    double *restrict r0 = (double *)p[3];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (((a0[i] >= a1[i]) | sg_isnan_f64(a1[i])) ? 0.0 : a2[i]);
}
static const sg_loop fmax_backward_other_loops[] = {
    {SG_f32, {SG_f32, SG_f32, SG_f32, SG_f32}, fmax_backward_other_f32},
    {SG_f64, {SG_f64, SG_f64, SG_f64, SG_f64}, fmax_backward_other_f64},
};

/* derivatives.yaml:492  fmax: where((self >= other) | other.isnan(), grad, 0); where((self >= other) | other.isnan(), 0, grad) */
SG_CLONES static void fmax_backward_f32(char *const *p, sg_index n) {
    const float *restrict a0 = (const float *)p[0];
    const float *restrict a1 = (const float *)p[1];
    const float *restrict a2 = (const float *)p[2];
    float *restrict r0 = (float *)p[3];
    float *restrict r1 = (float *)p[4];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++) {
        r0[i] = (((a0[i] >= a1[i]) | sg_isnan_f32(a1[i])) ? a2[i] : 0.0f);
        r1[i] = (((a0[i] >= a1[i]) | sg_isnan_f32(a1[i])) ? 0.0f : a2[i]);
    }
}
SG_CLONES static void fmax_backward_f64(char *const *p, sg_index n) {
    const double *restrict a0 = (const double *)p[0];
    const double *restrict a1 = (const double *)p[1];
    const double *restrict a2 = (const double *)p[2];
    double *restrict r0 = (double *)p[3];
    double *restrict r1 = (double *)p[4];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++) {
        r0[i] = (((a0[i] >= a1[i]) | sg_isnan_f64(a1[i])) ? a2[i] : 0.0);
        r1[i] = (((a0[i] >= a1[i]) | sg_isnan_f64(a1[i])) ? 0.0 : a2[i]);
    }
}
static const sg_loop fmax_backward_loops[] = {
    {SG_f32, {SG_f32, SG_f32, SG_f32, SG_f32, SG_f32}, fmax_backward_f32},
    {SG_f64, {SG_f64, SG_f64, SG_f64, SG_f64, SG_f64}, fmax_backward_f64},
};

/* derivatives.yaml:503  fmin: where((self <= other) | other.isnan(), grad, 0) */
SG_CLONES static void fmin_backward_self_f32(char *const *p, sg_index n) {
    const float *restrict a0 = (const float *)p[0];
    const float *restrict a1 = (const float *)p[1];
    const float *restrict a2 = (const float *)p[2];
    float *restrict r0 = (float *)p[3];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (((a0[i] <= a1[i]) | sg_isnan_f32(a1[i])) ? a2[i] : 0.0f);
}
SG_CLONES static void fmin_backward_self_f64(char *const *p, sg_index n) {
    const double *restrict a0 = (const double *)p[0];
    const double *restrict a1 = (const double *)p[1];
    const double *restrict a2 = (const double *)p[2];
    double *restrict r0 = (double *)p[3];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (((a0[i] <= a1[i]) | sg_isnan_f64(a1[i])) ? a2[i] : 0.0);
}
static const sg_loop fmin_backward_self_loops[] = {
    {SG_f32, {SG_f32, SG_f32, SG_f32, SG_f32}, fmin_backward_self_f32},
    {SG_f64, {SG_f64, SG_f64, SG_f64, SG_f64}, fmin_backward_self_f64},
};

/* derivatives.yaml:504  fmin: where((self <= other) | other.isnan(), 0, grad) */
SG_CLONES static void fmin_backward_other_f32(char *const *p, sg_index n) {
    const float *restrict a0 = (const float *)p[0];
    const float *restrict a1 = (const float *)p[1];
    const float *restrict a2 = (const float *)p[2];
    float *restrict r0 = (float *)p[3];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (((a0[i] <= a1[i]) | sg_isnan_f32(a1[i])) ? 0.0f : a2[i]);
}
SG_CLONES static void fmin_backward_other_f64(char *const *p, sg_index n) {
    const double *restrict a0 = (const double *)p[0];
    const double *restrict a1 = (const double *)p[1];
    const double *restrict a2 = (const double *)p[2];
    double *restrict r0 = (double *)p[3];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (((a0[i] <= a1[i]) | sg_isnan_f64(a1[i])) ? 0.0 : a2[i]);
}
static const sg_loop fmin_backward_other_loops[] = {
    {SG_f32, {SG_f32, SG_f32, SG_f32, SG_f32}, fmin_backward_other_f32},
    {SG_f64, {SG_f64, SG_f64, SG_f64, SG_f64}, fmin_backward_other_f64},
};

/* derivatives.yaml:503  fmin: where((self <= other) | other.isnan(), grad, 0); where((self <= other) | other.isnan(), 0, grad) */
SG_CLONES static void fmin_backward_f32(char *const *p, sg_index n) {
    const float *restrict a0 = (const float *)p[0];
    const float *restrict a1 = (const float *)p[1];
    const float *restrict a2 = (const float *)p[2];
    float *restrict r0 = (float *)p[3];
    float *restrict r1 = (float *)p[4];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++) {
        r0[i] = (((a0[i] <= a1[i]) | sg_isnan_f32(a1[i])) ? a2[i] : 0.0f);
        r1[i] = (((a0[i] <= a1[i]) | sg_isnan_f32(a1[i])) ? 0.0f : a2[i]);
    }
}
SG_CLONES static void fmin_backward_f64(char *const *p, sg_index n) {
    const double *restrict a0 = (const double *)p[0];
    const double *restrict a1 = (const double *)p[1];
    const double *restrict a2 = (const double *)p[2];
    double *restrict r0 = (double *)p[3];
    double *restrict r1 = (double *)p[4];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++) {
        r0[i] = (((a0[i] <= a1[i]) | sg_isnan_f64(a1[i])) ? a2[i] : 0.0);
        r1[i] = (((a0[i] <= a1[i]) | sg_isnan_f64(a1[i])) ? 0.0 : a2[i]);
    }
}
static const sg_loop fmin_backward_loops[] = {
    {SG_f32, {SG_f32, SG_f32, SG_f32, SG_f32, SG_f32}, fmin_backward_f32},
    {SG_f64, {SG_f64, SG_f64, SG_f64, SG_f64, SG_f64}, fmin_backward_f64},
};

/* derivatives.yaml:521  clamp: where((self >= min) & (self <= max), grad, 0) if min is not None and max is not None else where(self >= min, grad, 0) if min is not None else where(self <= max, grad, 0) if max is not None else grad */
SG_CLONES static void clamp_backward_self_f32(char *const *p, sg_index n) {
    const float *restrict a0 = (const float *)p[0];
    const float x1 = *(const float *)p[1];
    const float x2 = *(const float *)p[2];
    const float *restrict a3 = (const float *)p[3];
    float *restrict r0 = (float *)p[4];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (((a0[i] >= x1) & (a0[i] <= x2)) ? a3[i] : 0.0f);
}
SG_CLONES static void clamp_backward_self_f64(char *const *p, sg_index n) {
    const double *restrict a0 = (const double *)p[0];
    const double x1 = *(const double *)p[1];
    const double x2 = *(const double *)p[2];
    const double *restrict a3 = (const double *)p[3];
    double *restrict r0 = (double *)p[4];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (((a0[i] >= x1) & (a0[i] <= x2)) ? a3[i] : 0.0);
}
static const sg_loop clamp_backward_self_loops[] = {
    {SG_f32, {SG_f32, SG_f32, SG_f32, SG_f32, SG_f32}, clamp_backward_self_f32},
    {SG_f64, {SG_f64, SG_f64, SG_f64, SG_f64, SG_f64}, clamp_backward_self_f64},
};

/* derivatives.yaml:521  clamp: where((self >= min) & (self <= max), grad, 0) if min is not None and max is not None else where(self >= min, grad, 0) if min is not None else where(self <= max, grad, 0) if max is not None else grad */
SG_CLONES static void clamp_backward_self_2_f32(char *const *p, sg_index n) {
    const float *restrict a0 = (const float *)p[0];
    const float x1 = *(const float *)p[1];
    const float *restrict a2 = (const float *)p[2];
    float *restrict r0 = (float *)p[3];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = ((a0[i] >= x1) ? a2[i] : 0.0f);
}
SG_CLONES static void clamp_backward_self_2_f64(char *const *p, sg_index n) {
    const double *restrict a0 = (const double *)p[0];
    const double x1 = *(const double *)p[1];
    const double *restrict a2 = (const double *)p[2];
    double *restrict r0 = (double *)p[3];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = ((a0[i] >= x1) ? a2[i] : 0.0);
}
static const sg_loop clamp_backward_self_2_loops[] = {
    {SG_f32, {SG_f32, SG_f32, SG_f32, SG_f32}, clamp_backward_self_2_f32},
    {SG_f64, {SG_f64, SG_f64, SG_f64, SG_f64}, clamp_backward_self_2_f64},
};

/* derivatives.yaml:521  clamp: where((self >= min) & (self <= max), grad, 0) if min is not None and max is not None else where(self >= min, grad, 0) if min is not None else where(self <= max, grad, 0) if max is not None else grad */
SG_CLONES static void clamp_backward_self_3_f32(char *const *p, sg_index n) {
    const float *restrict a0 = (const float *)p[0];
    const float x1 = *(const float *)p[1];
    const float *restrict a2 = (const float *)p[2];
    float *restrict r0 = (float *)p[3];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = ((a0[i] <= x1) ? a2[i] : 0.0f);
}
SG_CLONES static void clamp_backward_self_3_f64(char *const *p, sg_index n) {
    const double *restrict a0 = (const double *)p[0];
    const double x1 = *(const double *)p[1];
    const double *restrict a2 = (const double *)p[2];
    double *restrict r0 = (double *)p[3];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = ((a0[i] <= x1) ? a2[i] : 0.0);
}
static const sg_loop clamp_backward_self_3_loops[] = {
    {SG_f32, {SG_f32, SG_f32, SG_f32, SG_f32}, clamp_backward_self_3_f32},
    {SG_f64, {SG_f64, SG_f64, SG_f64, SG_f64}, clamp_backward_self_3_f64},
};

/* derivatives.yaml:556  clamp_min: where(self >= min, grad, 0) */
SG_CLONES static void clamp_min_backward_self_f32(char *const *p, sg_index n) {
    const float *restrict a0 = (const float *)p[0];
    const float *restrict a1 = (const float *)p[1];
    const float *restrict a2 = (const float *)p[2];
    float *restrict r0 = (float *)p[3];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = ((a0[i] >= a1[i]) ? a2[i] : 0.0f);
}
SG_CLONES static void clamp_min_backward_self_f64(char *const *p, sg_index n) {
    const double *restrict a0 = (const double *)p[0];
    const double *restrict a1 = (const double *)p[1];
    const double *restrict a2 = (const double *)p[2];
    double *restrict r0 = (double *)p[3];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = ((a0[i] >= a1[i]) ? a2[i] : 0.0);
}
static const sg_loop clamp_min_backward_self_loops[] = {
    {SG_f32, {SG_f32, SG_f32, SG_f32, SG_f32}, clamp_min_backward_self_f32},
    {SG_f64, {SG_f64, SG_f64, SG_f64, SG_f64}, clamp_min_backward_self_f64},
};

/* derivatives.yaml:557  clamp_min: where(self < min, grad, 0) */
SG_CLONES static void clamp_min_backward_min_f32(char *const *p, sg_index n) {
    const float *restrict a0 = (const float *)p[0];
    const float *restrict a1 = (const float *)p[1];
    const float *restrict a2 = (const float *)p[2];
    float *restrict r0 = (float *)p[3];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = ((a0[i] < a1[i]) ? a2[i] : 0.0f);
}
SG_CLONES static void clamp_min_backward_min_f64(char *const *p, sg_index n) {
    const double *restrict a0 = (const double *)p[0];
    const double *restrict a1 = (const double *)p[1];
    const double *restrict a2 = (const double *)p[2];
    double *restrict r0 = (double *)p[3];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = ((a0[i] < a1[i]) ? a2[i] : 0.0);
}
static const sg_loop clamp_min_backward_min_loops[] = {
    {SG_f32, {SG_f32, SG_f32, SG_f32, SG_f32}, clamp_min_backward_min_f32},
    {SG_f64, {SG_f64, SG_f64, SG_f64, SG_f64}, clamp_min_backward_min_f64},
};

/* derivatives.yaml:556  clamp_min: where(self >= min, grad, 0); where(self < min, grad, 0) */
SG_CLONES static void clamp_min_backward_f32(char *const *p, sg_index n) {
    const float *restrict a0 = (const float *)p[0];
    const float *restrict a1 = (const float *)p[1];
    const float *restrict a2 = (const float *)p[2];
    float *restrict r0 = (float *)p[3];
    float *restrict r1 = (float *)p[4];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++) {
        r0[i] = ((a0[i] >= a1[i]) ? a2[i] : 0.0f);
        r1[i] = ((a0[i] < a1[i]) ? a2[i] : 0.0f);
    }
}
SG_CLONES static void clamp_min_backward_f64(char *const *p, sg_index n) {
    const double *restrict a0 = (const double *)p[0];
    const double *restrict a1 = (const double *)p[1];
    const double *restrict a2 = (const double *)p[2];
    double *restrict r0 = (double *)p[3];
    double *restrict r1 = (double *)p[4];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++) {
        r0[i] = ((a0[i] >= a1[i]) ? a2[i] : 0.0);
        r1[i] = ((a0[i] < a1[i]) ? a2[i] : 0.0);
    }
}
static const sg_loop clamp_min_backward_loops[] = {
    {SG_f32, {SG_f32, SG_f32, SG_f32, SG_f32, SG_f32}, clamp_min_backward_f32},
    {SG_f64, {SG_f64, SG_f64, SG_f64, SG_f64, SG_f64}, clamp_min_backward_f64},
};

/* derivatives.yaml:569  clamp_max: where(self <= max, grad, 0) */
SG_CLONES static void clamp_max_backward_self_f32(char *const *p, sg_index n) {
    const float *restrict a0 = (const float *)p[0];
    const float *restrict a1 = (const float *)p[1];
    const float *restrict a2 = (const float *)p[2];
    float *restrict r0 = (float *)p[3];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = ((a0[i] <= a1[i]) ? a2[i] : 0.0f);
}
SG_CLONES static void clamp_max_backward_self_f64(char *const *p, sg_index n) {
    const double *restrict a0 = (const double *)p[0];
    const double *restrict a1 = (const double *)p[1];
    const double *restrict a2 = (const double *)p[2];
    double *restrict r0 = (double *)p[3];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = ((a0[i] <= a1[i]) ? a2[i] : 0.0);
}
static const sg_loop clamp_max_backward_self_loops[] = {
    {SG_f32, {SG_f32, SG_f32, SG_f32, SG_f32}, clamp_max_backward_self_f32},
    {SG_f64, {SG_f64, SG_f64, SG_f64, SG_f64}, clamp_max_backward_self_f64},
};

/* derivatives.yaml:570  clamp_max: where(self > max, grad, 0) */
SG_CLONES static void clamp_max_backward_max_f32(char *const *p, sg_index n) {
    const float *restrict a0 = (const float *)p[0];
    const float *restrict a1 = (const float *)p[1];
    const float *restrict a2 = (const float *)p[2];
    float *restrict r0 = (float *)p[3];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = ((a0[i] > a1[i]) ? a2[i] : 0.0f);
}
SG_CLONES static void clamp_max_backward_max_f64(char *const *p, sg_index n) {
    const double *restrict a0 = (const double *)p[0];
    const double *restrict a1 = (const double *)p[1];
    const double *restrict a2 = (const double *)p[2];
    double *restrict r0 = (double *)p[3];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = ((a0[i] > a1[i]) ? a2[i] : 0.0);
}
static const sg_loop clamp_max_backward_max_loops[] = {
    {SG_f32, {SG_f32, SG_f32, SG_f32, SG_f32}, clamp_max_backward_max_f32},
    {SG_f64, {SG_f64, SG_f64, SG_f64, SG_f64}, clamp_max_backward_max_f64},
};

/* derivatives.yaml:569  clamp_max: where(self <= max, grad, 0); where(self > max, grad, 0) */
SG_CLONES static void clamp_max_backward_f32(char *const *p, sg_index n) {
    const float *restrict a0 = (const float *)p[0];
    const float *restrict a1 = (const float *)p[1];
    const float *restrict a2 = (const float *)p[2];
    float *restrict r0 = (float *)p[3];
    float *restrict r1 = (float *)p[4];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++) {
        r0[i] = ((a0[i] <= a1[i]) ? a2[i] : 0.0f);
        r1[i] = ((a0[i] > a1[i]) ? a2[i] : 0.0f);
    }
}
SG_CLONES static void clamp_max_backward_f64(char *const *p, sg_index n) {
    const double *restrict a0 = (const double *)p[0];
    const double *restrict a1 = (const double *)p[1];
    const double *restrict a2 = (const double *)p[2];
    double *restrict r0 = (double *)p[3];
    double *restrict r1 = (double *)p[4];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++) {
        r0[i] = ((a0[i] <= a1[i]) ? a2[i] : 0.0);
        r1[i] = ((a0[i] > a1[i]) ? a2[i] : 0.0);
    }
}
static const sg_loop clamp_max_backward_loops[] = {
    {SG_f32, {SG_f32, SG_f32, SG_f32, SG_f32, SG_f32}, clamp_max_backward_f32},
    {SG_f64, {SG_f64, SG_f64, SG_f64, SG_f64, SG_f64}, clamp_max_backward_f64},
};

/* derivatives.yaml:582  copysign: grad * where(self == self, result.sgn() * self.sgn(), self) */
SG_CLONES static void copysign_backward_self_f32(char *const *p, sg_index n) {
    const float *restrict a0 = (const float *)p[0];
    const float *restrict a1 = (const float *)p[1];
    const float *restrict a2 = (const float *)p[2];
    float *restrict r0 = (float *)p[3];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (a0[i] * ((a1[i] == a1[i]) ? (sg_sgn_f32(a2[i]) * sg_sgn_f32(a1[i])) : a1[i]));
}
SG_CLONES static void copysign_backward_self_f64(char *const *p, sg_index n) {
    const double *restrict a0 = (const double *)p[0];
    const double *restrict a1 = (const double *)p[1];
    const double *restrict a2 = (const double *)p[2];
    double *restrict r0 = (double *)p[3];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (a0[i] * ((a1[i] == a1[i]) ? (sg_sgn_f64(a2[i]) * sg_sgn_f64(a1[i])) : a1[i]));
}
static void copysign_backward_self_c64(char *const *p, sg_index n) {
    const sg_c64 *restrict a0 = (const sg_c64 *)p[0];
    const sg_c64 *restrict a1 = (const sg_c64 *)p[1];
    const sg_c64 *restrict a2 = (const sg_c64 *)p[2];
    sg_c64 *restrict r0 = (sg_c64 *)p[3];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_mul_c64(a0[i], (sg_eq_c64(a1[i], a1[i]) ? sg_mul_c64(sg_sgn_c64(a2[i]), sg_sgn_c64(a1[i])) : a1[i]));
}
static void copysign_backward_self_c128(char *const *p, sg_index n) {
    const sg_c128 *restrict a0 = (const sg_c128 *)p[0];
    const sg_c128 *restrict a1 = (const sg_c128 *)p[1];
    const sg_c128 *restrict a2 = (const sg_c128 *)p[2];
    sg_c128 *restrict r0 = (sg_c128 *)p[3];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_mul_c128(a0[i], (sg_eq_c128(a1[i], a1[i]) ? sg_mul_c128(sg_sgn_c128(a2[i]), sg_sgn_c128(a1[i])) : a1[i]));
}
static const sg_loop copysign_backward_self_loops[] = {
    {SG_f32, {SG_f32, SG_f32, SG_f32, SG_f32}, copysign_backward_self_f32},
    {SG_f64, {SG_f64, SG_f64, SG_f64, SG_f64}, copysign_backward_self_f64},
    {SG_c64, {SG_c64, SG_c64, SG_c64, SG_c64}, copysign_backward_self_c64},
    {SG_c128, {SG_c128, SG_c128, SG_c128, SG_c128}, copysign_backward_self_c128},
};

/* derivatives.yaml:579  copysign: auto_element_wise */
static void copysign_tangent_self_c64(char *const *p, sg_index n) {
    const sg_c64 *restrict a0 = (const sg_c64 *)p[0];
    const sg_c64 *restrict a1 = (const sg_c64 *)p[1];
    const sg_c64 *restrict a2 = (const sg_c64 *)p[2];
    sg_c64 *restrict r0 = (sg_c64 *)p[3];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_mul_c64(a0[i], sg_conj_c64((sg_eq_c64(a1[i], a1[i]) ? sg_mul_c64(sg_sgn_c64(a2[i]), sg_sgn_c64(a1[i])) : a1[i])));
}
static void copysign_tangent_self_c128(char *const *p, sg_index n) {
    const sg_c128 *restrict a0 = (const sg_c128 *)p[0];
    const sg_c128 *restrict a1 = (const sg_c128 *)p[1];
    const sg_c128 *restrict a2 = (const sg_c128 *)p[2];
    sg_c128 *restrict r0 = (sg_c128 *)p[3];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_mul_c128(a0[i], sg_conj_c128((sg_eq_c128(a1[i], a1[i]) ? sg_mul_c128(sg_sgn_c128(a2[i]), sg_sgn_c128(a1[i])) : a1[i])));
}
static const sg_loop copysign_tangent_self_loops[] = {
    {SG_f32, {SG_f32, SG_f32, SG_f32, SG_f32}, copysign_backward_self_f32},
    {SG_f64, {SG_f64, SG_f64, SG_f64, SG_f64}, copysign_backward_self_f64},
    {SG_c64, {SG_c64, SG_c64, SG_c64, SG_c64}, copysign_tangent_self_c64},
    {SG_c128, {SG_c128, SG_c128, SG_c128, SG_c128}, copysign_tangent_self_c128},
};

/* derivatives.yaml:606  _nan_to_num: where(self.isfinite(), grad, 0) */
SG_CLONES static void _nan_to_num_backward_self_f32(char *const *p, sg_index n) {
    const float *restrict a0 = (const float *)p[0];
    const float *restrict a1 = (const float *)p[1];
    float *restrict r0 = (float *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (sg_isfinite_f32(a0[i]) ? a1[i] : 0.0f);
}
SG_CLONES static void _nan_to_num_backward_self_f64(char *const *p, sg_index n) {
    const double *restrict a0 = (const double *)p[0];
    const double *restrict a1 = (const double *)p[1];
    double *restrict r0 = (double *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (sg_isfinite_f64(a0[i]) ? a1[i] : 0.0);
}
static const sg_loop _nan_to_num_backward_self_loops[] = {
    {SG_f32, {SG_f32, SG_f32, SG_f32}, _nan_to_num_backward_self_f32},
    {SG_f64, {SG_f64, SG_f64, SG_f64}, _nan_to_num_backward_self_f64},
};

/* derivatives.yaml:618  where: where(condition, grad, 0) */
SG_CLONES static void where_backward_self_f32(char *const *p, sg_index n) {
    const sg_bool *restrict a0 = (const sg_bool *)p[0];
    const float *restrict a1 = (const float *)p[1];
    float *restrict r0 = (float *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (a0[i] ? a1[i] : 0.0f);
}
SG_CLONES static void where_backward_self_f64(char *const *p, sg_index n) {
    const sg_bool *restrict a0 = (const sg_bool *)p[0];
    const double *restrict a1 = (const double *)p[1];
    double *restrict r0 = (double *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (a0[i] ? a1[i] : 0.0);
}
static void where_backward_self_c64(char *const *p, sg_index n) {
    const sg_bool *restrict a0 = (const sg_bool *)p[0];
    const sg_c64 *restrict a1 = (const sg_c64 *)p[1];
    sg_c64 *restrict r0 = (sg_c64 *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (a0[i] ? a1[i] : sg_from_real_c64(0.0f));
}
static void where_backward_self_c128(char *const *p, sg_index n) {
    const sg_bool *restrict a0 = (const sg_bool *)p[0];
    const sg_c128 *restrict a1 = (const sg_c128 *)p[1];
    sg_c128 *restrict r0 = (sg_c128 *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (a0[i] ? a1[i] : sg_from_real_c128(0.0));
}
static const sg_loop where_backward_self_loops[] = {
    {SG_f32, {SG_b8, SG_f32, SG_f32}, where_backward_self_f32},
    {SG_f64, {SG_b8, SG_f64, SG_f64}, where_backward_self_f64},
    {SG_c64, {SG_b8, SG_c64, SG_c64}, where_backward_self_c64},
    {SG_c128, {SG_b8, SG_c128, SG_c128}, where_backward_self_c128},
};

/* derivatives.yaml:619  where: where(condition, 0, grad) */
SG_CLONES static void where_backward_other_f32(char *const *p, sg_index n) {
    const sg_bool *restrict a0 = (const sg_bool *)p[0];
    const float *restrict a1 = (const float *)p[1];
    float *restrict r0 = (float *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (a0[i] ? 0.0f : a1[i]);
}
SG_CLONES static void where_backward_other_f64(char *const *p, sg_index n) {
    const sg_bool *restrict a0 = (const sg_bool *)p[0];
    const double *restrict a1 = (const double *)p[1];
    double *restrict r0 = (double *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (a0[i] ? 0.0 : a1[i]);
}
static void where_backward_other_c64(char *const *p, sg_index n) {
    const sg_bool *restrict a0 = (const sg_bool *)p[0];
    const sg_c64 *restrict a1 = (const sg_c64 *)p[1];
    sg_c64 *restrict r0 = (sg_c64 *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (a0[i] ? sg_from_real_c64(0.0f) : a1[i]);
}
static void where_backward_other_c128(char *const *p, sg_index n) {
    const sg_bool *restrict a0 = (const sg_bool *)p[0];
    const sg_c128 *restrict a1 = (const sg_c128 *)p[1];
    sg_c128 *restrict r0 = (sg_c128 *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (a0[i] ? sg_from_real_c128(0.0) : a1[i]);
}
static const sg_loop where_backward_other_loops[] = {
    {SG_f32, {SG_b8, SG_f32, SG_f32}, where_backward_other_f32},
    {SG_f64, {SG_b8, SG_f64, SG_f64}, where_backward_other_f64},
    {SG_c64, {SG_b8, SG_c64, SG_c64}, where_backward_other_c64},
    {SG_c128, {SG_b8, SG_c128, SG_c128}, where_backward_other_c128},
};

/* derivatives.yaml:618  where: where(condition, grad, 0); where(condition, 0, grad) */
SG_CLONES static void where_backward_f32(char *const *p, sg_index n) {
    const sg_bool *restrict a0 = (const sg_bool *)p[0];
    const float *restrict a1 = (const float *)p[1];
    float *restrict r0 = (float *)p[2];
    float *restrict r1 = (float *)p[3];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++) {
        r0[i] = (a0[i] ? a1[i] : 0.0f);
        r1[i] = (a0[i] ? 0.0f : a1[i]);
    }
}
SG_CLONES static void where_backward_f64(char *const *p, sg_index n) {
    const sg_bool *restrict a0 = (const sg_bool *)p[0];
    const double *restrict a1 = (const double *)p[1];
    double *restrict r0 = (double *)p[2];
    double *restrict r1 = (double *)p[3];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++) {
        r0[i] = (a0[i] ? a1[i] : 0.0);
        r1[i] = (a0[i] ? 0.0 : a1[i]);
    }
}
static void where_backward_c64(char *const *p, sg_index n) {
    const sg_bool *restrict a0 = (const sg_bool *)p[0];
    const sg_c64 *restrict a1 = (const sg_c64 *)p[1];
    sg_c64 *restrict r0 = (sg_c64 *)p[2];
    sg_c64 *restrict r1 = (sg_c64 *)p[3];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++) {
        r0[i] = (a0[i] ? a1[i] : sg_from_real_c64(0.0f));
        r1[i] = (a0[i] ? sg_from_real_c64(0.0f) : a1[i]);
    }
}
static void where_backward_c128(char *const *p, sg_index n) {
    const sg_bool *restrict a0 = (const sg_bool *)p[0];
    const sg_c128 *restrict a1 = (const sg_c128 *)p[1];
    sg_c128 *restrict r0 = (sg_c128 *)p[2];
    sg_c128 *restrict r1 = (sg_c128 *)p[3];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++) {
        r0[i] = (a0[i] ? a1[i] : sg_from_real_c128(0.0));
        r1[i] = (a0[i] ? sg_from_real_c128(0.0) : a1[i]);
    }
}
static const sg_loop where_backward_loops[] = {
    {SG_f32, {SG_b8, SG_f32, SG_f32, SG_f32}, where_backward_f32},
    {SG_f64, {SG_b8, SG_f64, SG_f64, SG_f64}, where_backward_f64},
    {SG_c64, {SG_b8, SG_c64, SG_c64, SG_c64}, where_backward_c64},
    {SG_c128, {SG_b8, SG_c128, SG_c128, SG_c128}, where_backward_c128},
};

/* derivatives.yaml:614  where: auto_element_wise */
static void where_tangent_self_c64(char *const *p, sg_index n) {
    const sg_bool *restrict a0 = (const sg_bool *)p[0];
    const sg_c64 *restrict a1 = (const sg_c64 *)p[1];
    sg_c64 *restrict r0 = (sg_c64 *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_conj_c64((a0[i] ? sg_conj_c64(a1[i]) : sg_from_real_c64(0.0f)));
}
static void where_tangent_self_c128(char *const *p, sg_index n) {
    const sg_bool *restrict a0 = (const sg_bool *)p[0];
    const sg_c128 *restrict a1 = (const sg_c128 *)p[1];
    sg_c128 *restrict r0 = (sg_c128 *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_conj_c128((a0[i] ? sg_conj_c128(a1[i]) : sg_from_real_c128(0.0)));
}
static const sg_loop where_tangent_self_loops[] = {
    {SG_f32, {SG_b8, SG_f32, SG_f32}, where_backward_self_f32},
    {SG_f64, {SG_b8, SG_f64, SG_f64}, where_backward_self_f64},
    {SG_c64, {SG_b8, SG_c64, SG_c64}, where_tangent_self_c64},
    {SG_c128, {SG_b8, SG_c128, SG_c128}, where_tangent_self_c128},
};

/* derivatives.yaml:614  where: auto_element_wise */
static void where_tangent_other_c64(char *const *p, sg_index n) {
    const sg_bool *restrict a0 = (const sg_bool *)p[0];
    const sg_c64 *restrict a1 = (const sg_c64 *)p[1];
    sg_c64 *restrict r0 = (sg_c64 *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_conj_c64((a0[i] ? sg_from_real_c64(0.0f) : sg_conj_c64(a1[i])));
}
static void where_tangent_other_c128(char *const *p, sg_index n) {
    const sg_bool *restrict a0 = (const sg_bool *)p[0];
    const sg_c128 *restrict a1 = (const sg_c128 *)p[1];
    sg_c128 *restrict r0 = (sg_c128 *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_conj_c128((a0[i] ? sg_from_real_c128(0.0) : sg_conj_c128(a1[i])));
}
static const sg_loop where_tangent_other_loops[] = {
    {SG_f32, {SG_b8, SG_f32, SG_f32}, where_backward_other_f32},
    {SG_f64, {SG_b8, SG_f64, SG_f64}, where_backward_other_f64},
    {SG_c64, {SG_b8, SG_c64, SG_c64}, where_tangent_other_c64},
    {SG_c128, {SG_b8, SG_c128, SG_c128}, where_tangent_other_c128},
};

const sg_kernel sg_kernels_arithmetic[] = {
    {"add", 2, 1, SG_ELEMENTS, 0, {SG_SAME, SG_SAME, SG_SAME}, 0, 10, add_loops},
    {"add_2", 3, 1, SG_ELEMENTS, 0, {SG_SAME, SG_SAME, SG_SAME, SG_SAME}, 2, 10, add_2_loops},
    {"sub", 2, 1, SG_ELEMENTS, 0, {SG_SAME, SG_SAME, SG_SAME}, 0, 9, sub_loops},
    {"sub_2", 3, 1, SG_ELEMENTS, 0, {SG_SAME, SG_SAME, SG_SAME, SG_SAME}, 2, 9, sub_2_loops},
    {"mul", 2, 1, SG_ELEMENTS, 0, {SG_SAME, SG_SAME, SG_SAME}, 0, 10, mul_loops},
    {"div", 2, 1, SG_ELEMENTS, 0, {SG_SAME, SG_SAME, SG_SAME}, 0, 4, div_loops},
    {"floor_divide", 2, 1, SG_ELEMENTS, 0, {SG_SAME, SG_SAME, SG_SAME}, 0, 7, floor_divide_loops},
    {"remainder", 2, 1, SG_ELEMENTS, 0, {SG_SAME, SG_SAME, SG_SAME}, 0, 7, remainder_loops},
    {"fmod", 2, 1, SG_ELEMENTS, 0, {SG_SAME, SG_SAME, SG_SAME}, 0, 7, fmod_loops},
    {"neg", 1, 1, SG_ELEMENTS, 0, {SG_SAME, SG_SAME}, 0, 9, neg_loops},
    {"reciprocal", 1, 1, SG_ELEMENTS, 0, {SG_SAME, SG_SAME}, 0, 4, reciprocal_loops},
    {"square", 1, 1, SG_ELEMENTS, 0, {SG_SAME, SG_SAME}, 0, 9, square_loops},
    {"pow_Scalar", 1, 1, SG_ELEMENTS, 0, {SG_SAME, SG_SAME}, 0, 9, pow_Scalar_loops},
    {"pow_Scalar_2", 1, 1, SG_ELEMENTS, 0, {SG_SAME, SG_SAME}, 0, 9, pow_Scalar_2_loops},
    {"pow_Scalar_3", 2, 1, SG_ELEMENTS, 0, {SG_SAME, SG_SAME, SG_SAME}, 2, 9, pow_Scalar_3_loops},
    {"pow", 2, 1, SG_ELEMENTS, 0, {SG_SAME, SG_SAME, SG_SAME}, 0, 9, pow_loops},
    {"abs", 1, 1, SG_ELEMENTS, 0, {SG_SAME, SG_REAL_PART}, 0, 9, abs_loops},
    {"sgn", 1, 1, SG_ELEMENTS, 0, {SG_SAME, SG_SAME}, 0, 10, sgn_loops},
    {"sign", 1, 1, SG_ELEMENTS, 0, {SG_SAME, SG_SAME}, 0, 8, sign_loops},
    {"conj", 1, 1, SG_ELEMENTS, 0, {SG_SAME, SG_SAME}, 0, 10, conj_loops},
    {"_real_part", 1, 1, SG_ELEMENTS, 0, {SG_SAME, SG_REAL_PART}, 0, 10, _real_part_loops},
    {"_imag_part", 1, 1, SG_ELEMENTS, 0, {SG_SAME, SG_REAL_PART}, 0, 2, _imag_part_loops},
    {"polar", 2, 1, SG_ELEMENTS, 0, {SG_SAME, SG_SAME, SG_COMPLEX}, 0, 2, polar_loops},
    {"angle", 1, 1, SG_ELEMENTS, 0, {SG_SAME, SG_REAL_PART}, 0, 4, angle_loops},
    {"addcmul", 4, 1, SG_ELEMENTS, 0, {SG_SAME, SG_SAME, SG_SAME, SG_SAME, SG_SAME}, 2, 9, addcmul_loops},
    {"addcdiv", 4, 1, SG_ELEMENTS, 0, {SG_SAME, SG_SAME, SG_SAME, SG_SAME, SG_SAME}, 2, 4, addcdiv_loops},
    {"lerp", 3, 1, SG_ELEMENTS, 0, {SG_SAME, SG_SAME, SG_SAME, SG_SAME}, 0, 4, lerp_loops},
    {"hypot", 2, 1, SG_ELEMENTS, 0, {SG_SAME, SG_SAME, SG_SAME}, 0, 2, hypot_loops},
    {"maximum", 2, 1, SG_ELEMENTS, 0, {SG_SAME, SG_SAME, SG_SAME}, 0, 8, maximum_loops},
    {"minimum", 2, 1, SG_ELEMENTS, 0, {SG_SAME, SG_SAME, SG_SAME}, 0, 8, minimum_loops},
    {"fmax", 2, 1, SG_ELEMENTS, 0, {SG_SAME, SG_SAME, SG_SAME}, 0, 8, fmax_loops},
    {"fmin", 2, 1, SG_ELEMENTS, 0, {SG_SAME, SG_SAME, SG_SAME}, 0, 8, fmin_loops},
    {"clamp", 3, 1, SG_ELEMENTS, 0, {SG_SAME, SG_SAME, SG_SAME, SG_SAME}, 6, 7, clamp_loops},
    {"clamp_2", 2, 1, SG_ELEMENTS, 0, {SG_SAME, SG_SAME, SG_SAME}, 2, 7, clamp_2_loops},
    {"clamp_3", 2, 1, SG_ELEMENTS, 0, {SG_SAME, SG_SAME, SG_SAME}, 2, 7, clamp_3_loops},
    {"clamp_4", 1, 1, SG_ELEMENTS, 0, {SG_SAME, SG_SAME}, 0, 7, clamp_4_loops},
    {"copysign", 2, 1, SG_ELEMENTS, 0, {SG_SAME, SG_SAME, SG_SAME}, 0, 2, copysign_loops},
    {"_nan_to_num", 4, 1, SG_ELEMENTS, 0, {SG_SAME, SG_REAL_PART, SG_REAL_PART, SG_REAL_PART, SG_SAME}, 14, 2, _nan_to_num_loops},
    {"where", 3, 1, SG_ELEMENTS, 0, {SG_BOOL, SG_SAME, SG_SAME, SG_SAME}, 0, 10, where_loops},
    {"masked_fill", 3, 1, SG_ELEMENTS, 0, {SG_BOOL, SG_SAME, SG_SAME, SG_SAME}, 2, 10, masked_fill_loops},
    {"add_backward_other", 2, 1, SG_ELEMENTS, 0, {SG_SAME, SG_SAME, SG_SAME}, 2, 4, add_backward_other_loops},
    {"sub_backward_other", 2, 1, SG_ELEMENTS, 0, {SG_SAME, SG_SAME, SG_SAME}, 2, 4, sub_backward_other_loops},
    {"mul_backward_self", 2, 1, SG_ELEMENTS, 0, {SG_SAME, SG_SAME, SG_SAME}, 0, 4, mul_backward_self_loops},
    {"mul_backward", 3, 2, SG_ELEMENTS, 0, {SG_SAME, SG_SAME, SG_SAME, SG_SAME, SG_SAME}, 0, 4, mul_backward_loops},
    {"div_backward_self", 2, 1, SG_ELEMENTS, 0, {SG_SAME, SG_SAME, SG_SAME}, 0, 4, div_backward_self_loops},
    {"div_backward_other", 3, 1, SG_ELEMENTS, 0, {SG_SAME, SG_SAME, SG_SAME, SG_SAME}, 0, 4, div_backward_other_loops},
    {"div_backward", 3, 2, SG_ELEMENTS, 0, {SG_SAME, SG_SAME, SG_SAME, SG_SAME, SG_SAME}, 0, 4, div_backward_loops},
    {"div_tangent_other", 3, 1, SG_ELEMENTS, 0, {SG_SAME, SG_SAME, SG_SAME, SG_SAME}, 0, 4, div_tangent_other_loops},
    {"remainder_backward_other", 3, 1, SG_ELEMENTS, 0, {SG_SAME, SG_SAME, SG_SAME, SG_SAME}, 0, 2, remainder_backward_other_loops},
    {"fmod_backward_other", 3, 1, SG_ELEMENTS, 0, {SG_SAME, SG_SAME, SG_SAME, SG_SAME}, 0, 2, fmod_backward_other_loops},
    {"reciprocal_backward_self", 2, 1, SG_ELEMENTS, 0, {SG_SAME, SG_SAME, SG_SAME}, 0, 4, reciprocal_backward_self_loops},
    {"reciprocal_tangent_self", 2, 1, SG_ELEMENTS, 0, {SG_SAME, SG_SAME, SG_SAME}, 0, 4, reciprocal_tangent_self_loops},
    {"square_backward_self", 2, 1, SG_ELEMENTS, 0, {SG_SAME, SG_SAME, SG_SAME}, 0, 4, square_backward_self_loops},
    {"square_tangent_self", 2, 1, SG_ELEMENTS, 0, {SG_SAME, SG_SAME, SG_SAME}, 0, 4, square_tangent_self_loops},
    {"pow_Scalar_backward_self", 2, 1, SG_ELEMENTS, 0, {SG_SAME, SG_SAME, SG_SAME}, 0, 4, pow_Scalar_backward_self_loops},
    {"pow_Scalar_backward_self_2", 1, 1, SG_ELEMENTS, 0, {SG_SAME, SG_SAME}, 0, 4, pow_Scalar_backward_self_2_loops},
    {"pow_Scalar_backward_self_3", 3, 1, SG_ELEMENTS, 0, {SG_SAME, SG_SAME, SG_SAME, SG_SAME}, 2, 4, pow_Scalar_backward_self_3_loops},
    {"pow_Scalar_backward_self_4", 3, 1, SG_ELEMENTS, 0, {SG_SAME, SG_SAME, SG_SAME, SG_SAME}, 2, 4, pow_Scalar_backward_self_4_loops},
    {"pow_Scalar_backward_self_5", 4, 1, SG_ELEMENTS, 0, {SG_SAME, SG_SAME, SG_SAME, SG_SAME, SG_SAME}, 10, 4, pow_Scalar_backward_self_5_loops},
    {"pow_Scalar_tangent_self", 2, 1, SG_ELEMENTS, 0, {SG_SAME, SG_SAME, SG_SAME}, 0, 4, pow_Scalar_tangent_self_loops},
    {"pow_Scalar_tangent_self_2", 3, 1, SG_ELEMENTS, 0, {SG_SAME, SG_SAME, SG_SAME, SG_SAME}, 2, 4, pow_Scalar_tangent_self_2_loops},
    {"pow_Scalar_tangent_self_3", 3, 1, SG_ELEMENTS, 0, {SG_SAME, SG_SAME, SG_SAME, SG_SAME}, 2, 4, pow_Scalar_tangent_self_3_loops},
    {"pow_Scalar_tangent_self_4", 4, 1, SG_ELEMENTS, 0, {SG_SAME, SG_SAME, SG_SAME, SG_SAME, SG_SAME}, 10, 4, pow_Scalar_tangent_self_4_loops},
    {"pow_backward_self", 3, 1, SG_ELEMENTS, 0, {SG_SAME, SG_SAME, SG_SAME, SG_SAME}, 0, 4, pow_backward_self_loops},
    {"pow_backward_exponent", 4, 1, SG_ELEMENTS, 0, {SG_SAME, SG_SAME, SG_SAME, SG_SAME, SG_SAME}, 0, 4, pow_backward_exponent_loops},
    {"pow_backward", 4, 2, SG_ELEMENTS, 0, {SG_SAME, SG_SAME, SG_SAME, SG_SAME, SG_SAME, SG_SAME}, 0, 4, pow_backward_loops},
    {"pow_tangent_self", 3, 1, SG_ELEMENTS, 0, {SG_SAME, SG_SAME, SG_SAME, SG_SAME}, 0, 4, pow_tangent_self_loops},
    {"pow_tangent_exponent", 4, 1, SG_ELEMENTS, 0, {SG_SAME, SG_SAME, SG_SAME, SG_SAME, SG_SAME}, 0, 4, pow_tangent_exponent_loops},
    {"abs_backward_self", 2, 1, SG_ELEMENTS, 0, {SG_REAL_PART, SG_SAME, SG_SAME}, 0, 4, abs_backward_self_loops},
    {"abs_tangent_self", 2, 1, SG_ELEMENTS, 0, {SG_SAME, SG_SAME, SG_REAL_PART}, 0, 4, abs_tangent_self_loops},
    {"sgn_backward_self", 3, 1, SG_ELEMENTS, 0, {SG_SAME, SG_SAME, SG_SAME, SG_SAME}, 0, 4, sgn_backward_self_loops},
    {"polar_backward_abs", 2, 1, SG_ELEMENTS, 0, {SG_COMPLEX, SG_SAME, SG_SAME}, 0, 2, polar_backward_abs_loops},
    {"polar_backward_angle", 3, 1, SG_ELEMENTS, 0, {SG_COMPLEX, SG_SAME, SG_SAME, SG_SAME}, 0, 2, polar_backward_angle_loops},
    {"polar_backward", 3, 2, SG_ELEMENTS, 0, {SG_COMPLEX, SG_SAME, SG_SAME, SG_SAME, SG_SAME}, 0, 2, polar_backward_loops},
    {"polar_tangent_abs_angle", 4, 1, SG_ELEMENTS, 0, {SG_SAME, SG_SAME, SG_SAME, SG_SAME, SG_SAME}, 0, 2, polar_tangent_abs_angle_loops},
    {"polar_tangent_abs_angle_2", 4, 1, SG_ELEMENTS, 0, {SG_SAME, SG_SAME, SG_SAME, SG_SAME, SG_SAME}, 0, 2, polar_tangent_abs_angle_2_loops},
    {"angle_backward_self", 2, 1, SG_ELEMENTS, 0, {SG_SAME, SG_REAL_PART, SG_SAME}, 0, 2, angle_backward_self_loops},
    {"angle_backward_self_2", 1, 1, SG_ELEMENTS, 0, {SG_REAL_PART, SG_REAL_PART}, 0, 4, angle_backward_self_2_loops},
    {"angle_tangent_self", 2, 1, SG_ELEMENTS, 0, {SG_SAME, SG_SAME, SG_REAL_PART}, 0, 2, angle_tangent_self_loops},
    {"addcmul_backward_tensor1", 3, 1, SG_ELEMENTS, 0, {SG_SAME, SG_SAME, SG_SAME, SG_SAME}, 2, 4, addcmul_backward_tensor1_loops},
    {"addcmul_tangent_tensor1", 3, 1, SG_ELEMENTS, 0, {SG_SAME, SG_SAME, SG_SAME, SG_SAME}, 2, 4, addcmul_tangent_tensor1_loops},
    {"addcdiv_backward_tensor1", 3, 1, SG_ELEMENTS, 0, {SG_SAME, SG_SAME, SG_SAME, SG_SAME}, 2, 4, addcdiv_backward_tensor1_loops},
    {"addcdiv_backward_tensor2", 4, 1, SG_ELEMENTS, 0, {SG_SAME, SG_SAME, SG_SAME, SG_SAME, SG_SAME}, 2, 4, addcdiv_backward_tensor2_loops},
    {"addcdiv_tangent_tensor1", 3, 1, SG_ELEMENTS, 0, {SG_SAME, SG_SAME, SG_SAME, SG_SAME}, 2, 4, addcdiv_tangent_tensor1_loops},
    {"addcdiv_tangent_tensor2", 4, 1, SG_ELEMENTS, 0, {SG_SAME, SG_SAME, SG_SAME, SG_SAME, SG_SAME}, 2, 4, addcdiv_tangent_tensor2_loops},
    {"lerp_backward_self", 2, 1, SG_ELEMENTS, 0, {SG_SAME, SG_SAME, SG_SAME}, 0, 4, lerp_backward_self_loops},
    {"lerp_backward_weight", 3, 1, SG_ELEMENTS, 0, {SG_SAME, SG_SAME, SG_SAME, SG_SAME}, 0, 4, lerp_backward_weight_loops},
    {"lerp_backward", 4, 3, SG_ELEMENTS, 0, {SG_SAME, SG_SAME, SG_SAME, SG_SAME, SG_SAME, SG_SAME, SG_SAME}, 0, 4, lerp_backward_loops},
    {"lerp_tangent_self", 2, 1, SG_ELEMENTS, 0, {SG_SAME, SG_SAME, SG_SAME}, 0, 4, lerp_tangent_self_loops},
    {"lerp_tangent_weight", 3, 1, SG_ELEMENTS, 0, {SG_SAME, SG_SAME, SG_SAME, SG_SAME}, 0, 4, lerp_tangent_weight_loops},
    {"hypot_backward_self", 3, 1, SG_ELEMENTS, 0, {SG_SAME, SG_SAME, SG_SAME, SG_SAME}, 0, 4, hypot_backward_self_loops},
    {"hypot_backward", 4, 2, SG_ELEMENTS, 0, {SG_SAME, SG_SAME, SG_SAME, SG_SAME, SG_SAME, SG_SAME}, 0, 4, hypot_backward_loops},
    {"hypot_tangent_self", 3, 1, SG_ELEMENTS, 0, {SG_SAME, SG_SAME, SG_SAME, SG_SAME}, 0, 4, hypot_tangent_self_loops},
    {"maximum_backward_self", 3, 1, SG_ELEMENTS, 0, {SG_SAME, SG_SAME, SG_SAME, SG_SAME}, 0, 2, maximum_backward_self_loops},
    {"maximum_backward_other", 3, 1, SG_ELEMENTS, 0, {SG_SAME, SG_SAME, SG_SAME, SG_SAME}, 0, 2, maximum_backward_other_loops},
    {"maximum_backward", 3, 2, SG_ELEMENTS, 0, {SG_SAME, SG_SAME, SG_SAME, SG_SAME, SG_SAME}, 0, 2, maximum_backward_loops},
    {"minimum_backward", 3, 2, SG_ELEMENTS, 0, {SG_SAME, SG_SAME, SG_SAME, SG_SAME, SG_SAME}, 0, 2, minimum_backward_loops},
    {"fmax_backward_self", 3, 1, SG_ELEMENTS, 0, {SG_SAME, SG_SAME, SG_SAME, SG_SAME}, 0, 2, fmax_backward_self_loops},
    {"fmax_backward_other", 3, 1, SG_ELEMENTS, 0, {SG_SAME, SG_SAME, SG_SAME, SG_SAME}, 0, 2, fmax_backward_other_loops},
    {"fmax_backward", 3, 2, SG_ELEMENTS, 0, {SG_SAME, SG_SAME, SG_SAME, SG_SAME, SG_SAME}, 0, 2, fmax_backward_loops},
    {"fmin_backward_self", 3, 1, SG_ELEMENTS, 0, {SG_SAME, SG_SAME, SG_SAME, SG_SAME}, 0, 2, fmin_backward_self_loops},
    {"fmin_backward_other", 3, 1, SG_ELEMENTS, 0, {SG_SAME, SG_SAME, SG_SAME, SG_SAME}, 0, 2, fmin_backward_other_loops},
    {"fmin_backward", 3, 2, SG_ELEMENTS, 0, {SG_SAME, SG_SAME, SG_SAME, SG_SAME, SG_SAME}, 0, 2, fmin_backward_loops},
    {"clamp_backward_self", 4, 1, SG_ELEMENTS, 0, {SG_SAME, SG_SAME, SG_SAME, SG_SAME, SG_SAME}, 6, 2, clamp_backward_self_loops},
    {"clamp_backward_self_2", 3, 1, SG_ELEMENTS, 0, {SG_SAME, SG_SAME, SG_SAME, SG_SAME}, 2, 2, clamp_backward_self_2_loops},
    {"clamp_backward_self_3", 3, 1, SG_ELEMENTS, 0, {SG_SAME, SG_SAME, SG_SAME, SG_SAME}, 2, 2, clamp_backward_self_3_loops},
    {"clamp_min_backward_self", 3, 1, SG_ELEMENTS, 0, {SG_SAME, SG_SAME, SG_SAME, SG_SAME}, 0, 2, clamp_min_backward_self_loops},
    {"clamp_min_backward_min", 3, 1, SG_ELEMENTS, 0, {SG_SAME, SG_SAME, SG_SAME, SG_SAME}, 0, 2, clamp_min_backward_min_loops},
    {"clamp_min_backward", 3, 2, SG_ELEMENTS, 0, {SG_SAME, SG_SAME, SG_SAME, SG_SAME, SG_SAME}, 0, 2, clamp_min_backward_loops},
    {"clamp_max_backward_self", 3, 1, SG_ELEMENTS, 0, {SG_SAME, SG_SAME, SG_SAME, SG_SAME}, 0, 2, clamp_max_backward_self_loops},
    {"clamp_max_backward_max", 3, 1, SG_ELEMENTS, 0, {SG_SAME, SG_SAME, SG_SAME, SG_SAME}, 0, 2, clamp_max_backward_max_loops},
    {"clamp_max_backward", 3, 2, SG_ELEMENTS, 0, {SG_SAME, SG_SAME, SG_SAME, SG_SAME, SG_SAME}, 0, 2, clamp_max_backward_loops},
    {"copysign_backward_self", 3, 1, SG_ELEMENTS, 0, {SG_SAME, SG_SAME, SG_SAME, SG_SAME}, 0, 4, copysign_backward_self_loops},
    {"copysign_tangent_self", 3, 1, SG_ELEMENTS, 0, {SG_SAME, SG_SAME, SG_SAME, SG_SAME}, 0, 4, copysign_tangent_self_loops},
    {"_nan_to_num_backward_self", 2, 1, SG_ELEMENTS, 0, {SG_SAME, SG_SAME, SG_SAME}, 0, 2, _nan_to_num_backward_self_loops},
    {"where_backward_self", 2, 1, SG_ELEMENTS, 0, {SG_BOOL, SG_SAME, SG_SAME}, 0, 4, where_backward_self_loops},
    {"where_backward_other", 2, 1, SG_ELEMENTS, 0, {SG_BOOL, SG_SAME, SG_SAME}, 0, 4, where_backward_other_loops},
    {"where_backward", 2, 2, SG_ELEMENTS, 0, {SG_BOOL, SG_SAME, SG_SAME, SG_SAME}, 0, 4, where_backward_loops},
    {"where_tangent_self", 2, 1, SG_ELEMENTS, 0, {SG_BOOL, SG_SAME, SG_SAME}, 0, 4, where_tangent_self_loops},
    {"where_tangent_other", 2, 1, SG_ELEMENTS, 0, {SG_BOOL, SG_SAME, SG_SAME}, 0, 4, where_tangent_other_loops},
    {0}};
