/* Generated from derivatives.yaml by `specgrad generate`; do not edit. */
/* Comparison, logic and the bits of integers. */
#include "kernel.h"

/* derivatives.yaml:1547  eq: self == other */
SG_CLONES static void eq_f32(char *const *p, sg_index n) {
    const float *restrict a0 = (const float *)p[0];
    const float *restrict a1 = (const float *)p[1];
    sg_bool *restrict r0 = (sg_bool *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (a0[i] == a1[i]);
}
SG_CLONES static void eq_f64(char *const *p, sg_index n) {
    const double *restrict a0 = (const double *)p[0];
    const double *restrict a1 = (const double *)p[1];
    sg_bool *restrict r0 = (sg_bool *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (a0[i] == a1[i]);
}
static void eq_c64(char *const *p, sg_index n) {
    const sg_c64 *restrict a0 = (const sg_c64 *)p[0];
    const sg_c64 *restrict a1 = (const sg_c64 *)p[1];
    sg_bool *restrict r0 = (sg_bool *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_eq_c64(a0[i], a1[i]);
}
static void eq_c128(char *const *p, sg_index n) {
    const sg_c128 *restrict a0 = (const sg_c128 *)p[0];
    const sg_c128 *restrict a1 = (const sg_c128 *)p[1];
    sg_bool *restrict r0 = (sg_bool *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_eq_c128(a0[i], a1[i]);
}
static void eq_u8(char *const *p, sg_index n) {
    const uint8_t *restrict a0 = (const uint8_t *)p[0];
    const uint8_t *restrict a1 = (const uint8_t *)p[1];
    sg_bool *restrict r0 = (sg_bool *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (a0[i] == a1[i]);
}
static void eq_i8(char *const *p, sg_index n) {
    const int8_t *restrict a0 = (const int8_t *)p[0];
    const int8_t *restrict a1 = (const int8_t *)p[1];
    sg_bool *restrict r0 = (sg_bool *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (a0[i] == a1[i]);
}
static void eq_i16(char *const *p, sg_index n) {
    const int16_t *restrict a0 = (const int16_t *)p[0];
    const int16_t *restrict a1 = (const int16_t *)p[1];
    sg_bool *restrict r0 = (sg_bool *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (a0[i] == a1[i]);
}
static void eq_i32(char *const *p, sg_index n) {
    const int32_t *restrict a0 = (const int32_t *)p[0];
    const int32_t *restrict a1 = (const int32_t *)p[1];
    sg_bool *restrict r0 = (sg_bool *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (a0[i] == a1[i]);
}
static void eq_i64(char *const *p, sg_index n) {
    const int64_t *restrict a0 = (const int64_t *)p[0];
    const int64_t *restrict a1 = (const int64_t *)p[1];
    sg_bool *restrict r0 = (sg_bool *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (a0[i] == a1[i]);
}
static void eq_b8(char *const *p, sg_index n) {
    const sg_bool *restrict a0 = (const sg_bool *)p[0];
    const sg_bool *restrict a1 = (const sg_bool *)p[1];
    sg_bool *restrict r0 = (sg_bool *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (a0[i] == a1[i]);
}
static const sg_loop eq_loops[] = {
    {SG_f32, {SG_f32, SG_f32, SG_b8}, eq_f32},
    {SG_f64, {SG_f64, SG_f64, SG_b8}, eq_f64},
    {SG_c64, {SG_c64, SG_c64, SG_b8}, eq_c64},
    {SG_c128, {SG_c128, SG_c128, SG_b8}, eq_c128},
    {SG_u8, {SG_u8, SG_u8, SG_b8}, eq_u8},
    {SG_i8, {SG_i8, SG_i8, SG_b8}, eq_i8},
    {SG_i16, {SG_i16, SG_i16, SG_b8}, eq_i16},
    {SG_i32, {SG_i32, SG_i32, SG_b8}, eq_i32},
    {SG_i64, {SG_i64, SG_i64, SG_b8}, eq_i64},
    {SG_b8, {SG_b8, SG_b8, SG_b8}, eq_b8},
};

/* derivatives.yaml:1554  ne: self != other */
SG_CLONES static void ne_f32(char *const *p, sg_index n) {
    const float *restrict a0 = (const float *)p[0];
    const float *restrict a1 = (const float *)p[1];
    sg_bool *restrict r0 = (sg_bool *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (a0[i] != a1[i]);
}
SG_CLONES static void ne_f64(char *const *p, sg_index n) {
    const double *restrict a0 = (const double *)p[0];
    const double *restrict a1 = (const double *)p[1];
    sg_bool *restrict r0 = (sg_bool *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (a0[i] != a1[i]);
}
static void ne_c64(char *const *p, sg_index n) {
    const sg_c64 *restrict a0 = (const sg_c64 *)p[0];
    const sg_c64 *restrict a1 = (const sg_c64 *)p[1];
    sg_bool *restrict r0 = (sg_bool *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_ne_c64(a0[i], a1[i]);
}
static void ne_c128(char *const *p, sg_index n) {
    const sg_c128 *restrict a0 = (const sg_c128 *)p[0];
    const sg_c128 *restrict a1 = (const sg_c128 *)p[1];
    sg_bool *restrict r0 = (sg_bool *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_ne_c128(a0[i], a1[i]);
}
static void ne_u8(char *const *p, sg_index n) {
    const uint8_t *restrict a0 = (const uint8_t *)p[0];
    const uint8_t *restrict a1 = (const uint8_t *)p[1];
    sg_bool *restrict r0 = (sg_bool *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (a0[i] != a1[i]);
}
static void ne_i8(char *const *p, sg_index n) {
    const int8_t *restrict a0 = (const int8_t *)p[0];
    const int8_t *restrict a1 = (const int8_t *)p[1];
    sg_bool *restrict r0 = (sg_bool *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (a0[i] != a1[i]);
}
static void ne_i16(char *const *p, sg_index n) {
    const int16_t *restrict a0 = (const int16_t *)p[0];
    const int16_t *restrict a1 = (const int16_t *)p[1];
    sg_bool *restrict r0 = (sg_bool *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (a0[i] != a1[i]);
}
static void ne_i32(char *const *p, sg_index n) {
    const int32_t *restrict a0 = (const int32_t *)p[0];
    const int32_t *restrict a1 = (const int32_t *)p[1];
    sg_bool *restrict r0 = (sg_bool *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (a0[i] != a1[i]);
}
static void ne_i64(char *const *p, sg_index n) {
    const int64_t *restrict a0 = (const int64_t *)p[0];
    const int64_t *restrict a1 = (const int64_t *)p[1];
    sg_bool *restrict r0 = (sg_bool *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (a0[i] != a1[i]);
}
static void ne_b8(char *const *p, sg_index n) {
    const sg_bool *restrict a0 = (const sg_bool *)p[0];
    const sg_bool *restrict a1 = (const sg_bool *)p[1];
    sg_bool *restrict r0 = (sg_bool *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (a0[i] != a1[i]);
}
static const sg_loop ne_loops[] = {
    {SG_f32, {SG_f32, SG_f32, SG_b8}, ne_f32},
    {SG_f64, {SG_f64, SG_f64, SG_b8}, ne_f64},
    {SG_c64, {SG_c64, SG_c64, SG_b8}, ne_c64},
    {SG_c128, {SG_c128, SG_c128, SG_b8}, ne_c128},
    {SG_u8, {SG_u8, SG_u8, SG_b8}, ne_u8},
    {SG_i8, {SG_i8, SG_i8, SG_b8}, ne_i8},
    {SG_i16, {SG_i16, SG_i16, SG_b8}, ne_i16},
    {SG_i32, {SG_i32, SG_i32, SG_b8}, ne_i32},
    {SG_i64, {SG_i64, SG_i64, SG_b8}, ne_i64},
    {SG_b8, {SG_b8, SG_b8, SG_b8}, ne_b8},
};

/* derivatives.yaml:1562  lt: self < other */
SG_CLONES static void lt_f32(char *const *p, sg_index n) {
    const float *restrict a0 = (const float *)p[0];
    const float *restrict a1 = (const float *)p[1];
    sg_bool *restrict r0 = (sg_bool *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (a0[i] < a1[i]);
}
SG_CLONES static void lt_f64(char *const *p, sg_index n) {
    const double *restrict a0 = (const double *)p[0];
    const double *restrict a1 = (const double *)p[1];
    sg_bool *restrict r0 = (sg_bool *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (a0[i] < a1[i]);
}
static void lt_u8(char *const *p, sg_index n) {
    const uint8_t *restrict a0 = (const uint8_t *)p[0];
    const uint8_t *restrict a1 = (const uint8_t *)p[1];
    sg_bool *restrict r0 = (sg_bool *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (a0[i] < a1[i]);
}
static void lt_i8(char *const *p, sg_index n) {
    const int8_t *restrict a0 = (const int8_t *)p[0];
    const int8_t *restrict a1 = (const int8_t *)p[1];
    sg_bool *restrict r0 = (sg_bool *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (a0[i] < a1[i]);
}
static void lt_i16(char *const *p, sg_index n) {
    const int16_t *restrict a0 = (const int16_t *)p[0];
    const int16_t *restrict a1 = (const int16_t *)p[1];
    sg_bool *restrict r0 = (sg_bool *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (a0[i] < a1[i]);
}
static void lt_i32(char *const *p, sg_index n) {
    const int32_t *restrict a0 = (const int32_t *)p[0];
    const int32_t *restrict a1 = (const int32_t *)p[1];
    sg_bool *restrict r0 = (sg_bool *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (a0[i] < a1[i]);
}
static void lt_i64(char *const *p, sg_index n) {
    const int64_t *restrict a0 = (const int64_t *)p[0];
    const int64_t *restrict a1 = (const int64_t *)p[1];
    sg_bool *restrict r0 = (sg_bool *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (a0[i] < a1[i]);
}
static void lt_b8(char *const *p, sg_index n) {
    const sg_bool *restrict a0 = (const sg_bool *)p[0];
    const sg_bool *restrict a1 = (const sg_bool *)p[1];
    sg_bool *restrict r0 = (sg_bool *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (a0[i] < a1[i]);
}
static const sg_loop lt_loops[] = {
    {SG_f32, {SG_f32, SG_f32, SG_b8}, lt_f32},
    {SG_f64, {SG_f64, SG_f64, SG_b8}, lt_f64},
    {SG_u8, {SG_u8, SG_u8, SG_b8}, lt_u8},
    {SG_i8, {SG_i8, SG_i8, SG_b8}, lt_i8},
    {SG_i16, {SG_i16, SG_i16, SG_b8}, lt_i16},
    {SG_i32, {SG_i32, SG_i32, SG_b8}, lt_i32},
    {SG_i64, {SG_i64, SG_i64, SG_b8}, lt_i64},
    {SG_b8, {SG_b8, SG_b8, SG_b8}, lt_b8},
};

/* derivatives.yaml:1571  le: self <= other */
SG_CLONES static void le_f32(char *const *p, sg_index n) {
    const float *restrict a0 = (const float *)p[0];
    const float *restrict a1 = (const float *)p[1];
    sg_bool *restrict r0 = (sg_bool *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (a0[i] <= a1[i]);
}
SG_CLONES static void le_f64(char *const *p, sg_index n) {
    const double *restrict a0 = (const double *)p[0];
    const double *restrict a1 = (const double *)p[1];
    sg_bool *restrict r0 = (sg_bool *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (a0[i] <= a1[i]);
}
static void le_u8(char *const *p, sg_index n) {
    const uint8_t *restrict a0 = (const uint8_t *)p[0];
    const uint8_t *restrict a1 = (const uint8_t *)p[1];
    sg_bool *restrict r0 = (sg_bool *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (a0[i] <= a1[i]);
}
static void le_i8(char *const *p, sg_index n) {
    const int8_t *restrict a0 = (const int8_t *)p[0];
    const int8_t *restrict a1 = (const int8_t *)p[1];
    sg_bool *restrict r0 = (sg_bool *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (a0[i] <= a1[i]);
}
static void le_i16(char *const *p, sg_index n) {
    const int16_t *restrict a0 = (const int16_t *)p[0];
    const int16_t *restrict a1 = (const int16_t *)p[1];
    sg_bool *restrict r0 = (sg_bool *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (a0[i] <= a1[i]);
}
static void le_i32(char *const *p, sg_index n) {
    const int32_t *restrict a0 = (const int32_t *)p[0];
    const int32_t *restrict a1 = (const int32_t *)p[1];
    sg_bool *restrict r0 = (sg_bool *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (a0[i] <= a1[i]);
}
static void le_i64(char *const *p, sg_index n) {
    const int64_t *restrict a0 = (const int64_t *)p[0];
    const int64_t *restrict a1 = (const int64_t *)p[1];
    sg_bool *restrict r0 = (sg_bool *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (a0[i] <= a1[i]);
}
static void le_b8(char *const *p, sg_index n) {
    const sg_bool *restrict a0 = (const sg_bool *)p[0];
    const sg_bool *restrict a1 = (const sg_bool *)p[1];
    sg_bool *restrict r0 = (sg_bool *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (a0[i] <= a1[i]);
}
static const sg_loop le_loops[] = {
    {SG_f32, {SG_f32, SG_f32, SG_b8}, le_f32},
    {SG_f64, {SG_f64, SG_f64, SG_b8}, le_f64},
    {SG_u8, {SG_u8, SG_u8, SG_b8}, le_u8},
    {SG_i8, {SG_i8, SG_i8, SG_b8}, le_i8},
    {SG_i16, {SG_i16, SG_i16, SG_b8}, le_i16},
    {SG_i32, {SG_i32, SG_i32, SG_b8}, le_i32},
    {SG_i64, {SG_i64, SG_i64, SG_b8}, le_i64},
    {SG_b8, {SG_b8, SG_b8, SG_b8}, le_b8},
};

/* derivatives.yaml:1580  gt: self > other */
SG_CLONES static void gt_f32(char *const *p, sg_index n) {
    const float *restrict a0 = (const float *)p[0];
    const float *restrict a1 = (const float *)p[1];
    sg_bool *restrict r0 = (sg_bool *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (a0[i] > a1[i]);
}
SG_CLONES static void gt_f64(char *const *p, sg_index n) {
    const double *restrict a0 = (const double *)p[0];
    const double *restrict a1 = (const double *)p[1];
    sg_bool *restrict r0 = (sg_bool *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (a0[i] > a1[i]);
}
static void gt_u8(char *const *p, sg_index n) {
    const uint8_t *restrict a0 = (const uint8_t *)p[0];
    const uint8_t *restrict a1 = (const uint8_t *)p[1];
    sg_bool *restrict r0 = (sg_bool *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (a0[i] > a1[i]);
}
static void gt_i8(char *const *p, sg_index n) {
    const int8_t *restrict a0 = (const int8_t *)p[0];
    const int8_t *restrict a1 = (const int8_t *)p[1];
    sg_bool *restrict r0 = (sg_bool *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (a0[i] > a1[i]);
}
static void gt_i16(char *const *p, sg_index n) {
    const int16_t *restrict a0 = (const int16_t *)p[0];
    const int16_t *restrict a1 = (const int16_t *)p[1];
    sg_bool *restrict r0 = (sg_bool *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (a0[i] > a1[i]);
}
static void gt_i32(char *const *p, sg_index n) {
    const int32_t *restrict a0 = (const int32_t *)p[0];
    const int32_t *restrict a1 = (const int32_t *)p[1];
    sg_bool *restrict r0 = (sg_bool *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (a0[i] > a1[i]);
}
static void gt_i64(char *const *p, sg_index n) {
    const int64_t *restrict a0 = (const int64_t *)p[0];
    const int64_t *restrict a1 = (const int64_t *)p[1];
    sg_bool *restrict r0 = (sg_bool *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (a0[i] > a1[i]);
}
static void gt_b8(char *const *p, sg_index n) {
    const sg_bool *restrict a0 = (const sg_bool *)p[0];
    const sg_bool *restrict a1 = (const sg_bool *)p[1];
    sg_bool *restrict r0 = (sg_bool *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (a0[i] > a1[i]);
}
static const sg_loop gt_loops[] = {
    {SG_f32, {SG_f32, SG_f32, SG_b8}, gt_f32},
    {SG_f64, {SG_f64, SG_f64, SG_b8}, gt_f64},
    {SG_u8, {SG_u8, SG_u8, SG_b8}, gt_u8},
    {SG_i8, {SG_i8, SG_i8, SG_b8}, gt_i8},
    {SG_i16, {SG_i16, SG_i16, SG_b8}, gt_i16},
    {SG_i32, {SG_i32, SG_i32, SG_b8}, gt_i32},
    {SG_i64, {SG_i64, SG_i64, SG_b8}, gt_i64},
    {SG_b8, {SG_b8, SG_b8, SG_b8}, gt_b8},
};

/* derivatives.yaml:1589  ge: self >= other */
SG_CLONES static void ge_f32(char *const *p, sg_index n) {
    const float *restrict a0 = (const float *)p[0];
    const float *restrict a1 = (const float *)p[1];
    sg_bool *restrict r0 = (sg_bool *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (a0[i] >= a1[i]);
}
SG_CLONES static void ge_f64(char *const *p, sg_index n) {
    const double *restrict a0 = (const double *)p[0];
    const double *restrict a1 = (const double *)p[1];
    sg_bool *restrict r0 = (sg_bool *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (a0[i] >= a1[i]);
}
static void ge_u8(char *const *p, sg_index n) {
    const uint8_t *restrict a0 = (const uint8_t *)p[0];
    const uint8_t *restrict a1 = (const uint8_t *)p[1];
    sg_bool *restrict r0 = (sg_bool *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (a0[i] >= a1[i]);
}
static void ge_i8(char *const *p, sg_index n) {
    const int8_t *restrict a0 = (const int8_t *)p[0];
    const int8_t *restrict a1 = (const int8_t *)p[1];
    sg_bool *restrict r0 = (sg_bool *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (a0[i] >= a1[i]);
}
static void ge_i16(char *const *p, sg_index n) {
    const int16_t *restrict a0 = (const int16_t *)p[0];
    const int16_t *restrict a1 = (const int16_t *)p[1];
    sg_bool *restrict r0 = (sg_bool *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (a0[i] >= a1[i]);
}
static void ge_i32(char *const *p, sg_index n) {
    const int32_t *restrict a0 = (const int32_t *)p[0];
    const int32_t *restrict a1 = (const int32_t *)p[1];
    sg_bool *restrict r0 = (sg_bool *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (a0[i] >= a1[i]);
}
static void ge_i64(char *const *p, sg_index n) {
    const int64_t *restrict a0 = (const int64_t *)p[0];
    const int64_t *restrict a1 = (const int64_t *)p[1];
    sg_bool *restrict r0 = (sg_bool *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (a0[i] >= a1[i]);
}
static void ge_b8(char *const *p, sg_index n) {
    const sg_bool *restrict a0 = (const sg_bool *)p[0];
    const sg_bool *restrict a1 = (const sg_bool *)p[1];
    sg_bool *restrict r0 = (sg_bool *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (a0[i] >= a1[i]);
}
static const sg_loop ge_loops[] = {
    {SG_f32, {SG_f32, SG_f32, SG_b8}, ge_f32},
    {SG_f64, {SG_f64, SG_f64, SG_b8}, ge_f64},
    {SG_u8, {SG_u8, SG_u8, SG_b8}, ge_u8},
    {SG_i8, {SG_i8, SG_i8, SG_b8}, ge_i8},
    {SG_i16, {SG_i16, SG_i16, SG_b8}, ge_i16},
    {SG_i32, {SG_i32, SG_i32, SG_b8}, ge_i32},
    {SG_i64, {SG_i64, SG_i64, SG_b8}, ge_i64},
    {SG_b8, {SG_b8, SG_b8, SG_b8}, ge_b8},
};

/* derivatives.yaml:1598  isnan: isnan(self) */
SG_CLONES static void isnan_f32(char *const *p, sg_index n) {
    const float *restrict a0 = (const float *)p[0];
    sg_bool *restrict r0 = (sg_bool *)p[1];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_isnan_f32(a0[i]);
}
SG_CLONES static void isnan_f64(char *const *p, sg_index n) {
    const double *restrict a0 = (const double *)p[0];
    sg_bool *restrict r0 = (sg_bool *)p[1];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_isnan_f64(a0[i]);
}
static void isnan_c64(char *const *p, sg_index n) {
    const sg_c64 *restrict a0 = (const sg_c64 *)p[0];
    sg_bool *restrict r0 = (sg_bool *)p[1];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_isnan_c64(a0[i]);
}
static void isnan_c128(char *const *p, sg_index n) {
    const sg_c128 *restrict a0 = (const sg_c128 *)p[0];
    sg_bool *restrict r0 = (sg_bool *)p[1];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_isnan_c128(a0[i]);
}
static void isnan_u8(char *const *p, sg_index n) {
    const uint8_t *restrict a0 = (const uint8_t *)p[0];
    sg_bool *restrict r0 = (sg_bool *)p[1];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_isnan_u8(a0[i]);
}
static void isnan_i8(char *const *p, sg_index n) {
    const int8_t *restrict a0 = (const int8_t *)p[0];
    sg_bool *restrict r0 = (sg_bool *)p[1];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_isnan_i8(a0[i]);
}
static void isnan_i16(char *const *p, sg_index n) {
    const int16_t *restrict a0 = (const int16_t *)p[0];
    sg_bool *restrict r0 = (sg_bool *)p[1];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_isnan_i16(a0[i]);
}
static void isnan_i32(char *const *p, sg_index n) {
    const int32_t *restrict a0 = (const int32_t *)p[0];
    sg_bool *restrict r0 = (sg_bool *)p[1];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_isnan_i32(a0[i]);
}
static void isnan_i64(char *const *p, sg_index n) {
    const int64_t *restrict a0 = (const int64_t *)p[0];
    sg_bool *restrict r0 = (sg_bool *)p[1];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_isnan_i64(a0[i]);
}
static void isnan_b8(char *const *p, sg_index n) {
    const sg_bool *restrict a0 = (const sg_bool *)p[0];
    sg_bool *restrict r0 = (sg_bool *)p[1];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_isnan_b8(a0[i]);
}
static const sg_loop isnan_loops[] = {
    {SG_f32, {SG_f32, SG_b8}, isnan_f32},
    {SG_f64, {SG_f64, SG_b8}, isnan_f64},
    {SG_c64, {SG_c64, SG_b8}, isnan_c64},
    {SG_c128, {SG_c128, SG_b8}, isnan_c128},
    {SG_u8, {SG_u8, SG_b8}, isnan_u8},
    {SG_i8, {SG_i8, SG_b8}, isnan_i8},
    {SG_i16, {SG_i16, SG_b8}, isnan_i16},
    {SG_i32, {SG_i32, SG_b8}, isnan_i32},
    {SG_i64, {SG_i64, SG_b8}, isnan_i64},
    {SG_b8, {SG_b8, SG_b8}, isnan_b8},
};

/* derivatives.yaml:1604  isinf: isinf(self) */
SG_CLONES static void isinf_f32(char *const *p, sg_index n) {
    const float *restrict a0 = (const float *)p[0];
    sg_bool *restrict r0 = (sg_bool *)p[1];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_isinf_f32(a0[i]);
}
SG_CLONES static void isinf_f64(char *const *p, sg_index n) {
    const double *restrict a0 = (const double *)p[0];
    sg_bool *restrict r0 = (sg_bool *)p[1];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_isinf_f64(a0[i]);
}
static void isinf_c64(char *const *p, sg_index n) {
    const sg_c64 *restrict a0 = (const sg_c64 *)p[0];
    sg_bool *restrict r0 = (sg_bool *)p[1];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_isinf_c64(a0[i]);
}
static void isinf_c128(char *const *p, sg_index n) {
    const sg_c128 *restrict a0 = (const sg_c128 *)p[0];
    sg_bool *restrict r0 = (sg_bool *)p[1];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_isinf_c128(a0[i]);
}
static void isinf_u8(char *const *p, sg_index n) {
    const uint8_t *restrict a0 = (const uint8_t *)p[0];
    sg_bool *restrict r0 = (sg_bool *)p[1];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_isinf_u8(a0[i]);
}
static void isinf_i8(char *const *p, sg_index n) {
    const int8_t *restrict a0 = (const int8_t *)p[0];
    sg_bool *restrict r0 = (sg_bool *)p[1];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_isinf_i8(a0[i]);
}
static void isinf_i16(char *const *p, sg_index n) {
    const int16_t *restrict a0 = (const int16_t *)p[0];
    sg_bool *restrict r0 = (sg_bool *)p[1];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_isinf_i16(a0[i]);
}
static void isinf_i32(char *const *p, sg_index n) {
    const int32_t *restrict a0 = (const int32_t *)p[0];
    sg_bool *restrict r0 = (sg_bool *)p[1];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_isinf_i32(a0[i]);
}
static void isinf_i64(char *const *p, sg_index n) {
    const int64_t *restrict a0 = (const int64_t *)p[0];
    sg_bool *restrict r0 = (sg_bool *)p[1];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_isinf_i64(a0[i]);
}
static void isinf_b8(char *const *p, sg_index n) {
    const sg_bool *restrict a0 = (const sg_bool *)p[0];
    sg_bool *restrict r0 = (sg_bool *)p[1];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_isinf_b8(a0[i]);
}
static const sg_loop isinf_loops[] = {
    {SG_f32, {SG_f32, SG_b8}, isinf_f32},
    {SG_f64, {SG_f64, SG_b8}, isinf_f64},
    {SG_c64, {SG_c64, SG_b8}, isinf_c64},
    {SG_c128, {SG_c128, SG_b8}, isinf_c128},
    {SG_u8, {SG_u8, SG_b8}, isinf_u8},
    {SG_i8, {SG_i8, SG_b8}, isinf_i8},
    {SG_i16, {SG_i16, SG_b8}, isinf_i16},
    {SG_i32, {SG_i32, SG_b8}, isinf_i32},
    {SG_i64, {SG_i64, SG_b8}, isinf_i64},
    {SG_b8, {SG_b8, SG_b8}, isinf_b8},
};

/* derivatives.yaml:1610  isfinite: isfinite(self) */
SG_CLONES static void isfinite_f32(char *const *p, sg_index n) {
    const float *restrict a0 = (const float *)p[0];
    sg_bool *restrict r0 = (sg_bool *)p[1];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_isfinite_f32(a0[i]);
}
SG_CLONES static void isfinite_f64(char *const *p, sg_index n) {
    const double *restrict a0 = (const double *)p[0];
    sg_bool *restrict r0 = (sg_bool *)p[1];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_isfinite_f64(a0[i]);
}
static void isfinite_c64(char *const *p, sg_index n) {
    const sg_c64 *restrict a0 = (const sg_c64 *)p[0];
    sg_bool *restrict r0 = (sg_bool *)p[1];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_isfinite_c64(a0[i]);
}
static void isfinite_c128(char *const *p, sg_index n) {
    const sg_c128 *restrict a0 = (const sg_c128 *)p[0];
    sg_bool *restrict r0 = (sg_bool *)p[1];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_isfinite_c128(a0[i]);
}
static void isfinite_u8(char *const *p, sg_index n) {
    const uint8_t *restrict a0 = (const uint8_t *)p[0];
    sg_bool *restrict r0 = (sg_bool *)p[1];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_isfinite_u8(a0[i]);
}
static void isfinite_i8(char *const *p, sg_index n) {
    const int8_t *restrict a0 = (const int8_t *)p[0];
    sg_bool *restrict r0 = (sg_bool *)p[1];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_isfinite_i8(a0[i]);
}
static void isfinite_i16(char *const *p, sg_index n) {
    const int16_t *restrict a0 = (const int16_t *)p[0];
    sg_bool *restrict r0 = (sg_bool *)p[1];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_isfinite_i16(a0[i]);
}
static void isfinite_i32(char *const *p, sg_index n) {
    const int32_t *restrict a0 = (const int32_t *)p[0];
    sg_bool *restrict r0 = (sg_bool *)p[1];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_isfinite_i32(a0[i]);
}
static void isfinite_i64(char *const *p, sg_index n) {
    const int64_t *restrict a0 = (const int64_t *)p[0];
    sg_bool *restrict r0 = (sg_bool *)p[1];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_isfinite_i64(a0[i]);
}
static void isfinite_b8(char *const *p, sg_index n) {
    const sg_bool *restrict a0 = (const sg_bool *)p[0];
    sg_bool *restrict r0 = (sg_bool *)p[1];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_isfinite_b8(a0[i]);
}
static const sg_loop isfinite_loops[] = {
    {SG_f32, {SG_f32, SG_b8}, isfinite_f32},
    {SG_f64, {SG_f64, SG_b8}, isfinite_f64},
    {SG_c64, {SG_c64, SG_b8}, isfinite_c64},
    {SG_c128, {SG_c128, SG_b8}, isfinite_c128},
    {SG_u8, {SG_u8, SG_b8}, isfinite_u8},
    {SG_i8, {SG_i8, SG_b8}, isfinite_i8},
    {SG_i16, {SG_i16, SG_b8}, isfinite_i16},
    {SG_i32, {SG_i32, SG_b8}, isfinite_i32},
    {SG_i64, {SG_i64, SG_b8}, isfinite_i64},
    {SG_b8, {SG_b8, SG_b8}, isfinite_b8},
};

/* derivatives.yaml:1616  isposinf: self == inf */
SG_CLONES static void isposinf_f32(char *const *p, sg_index n) {
    const float *restrict a0 = (const float *)p[0];
    sg_bool *restrict r0 = (sg_bool *)p[1];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (a0[i] == SG_INF);
}
SG_CLONES static void isposinf_f64(char *const *p, sg_index n) {
    const double *restrict a0 = (const double *)p[0];
    sg_bool *restrict r0 = (sg_bool *)p[1];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (a0[i] == SG_INF);
}
static const sg_loop isposinf_loops[] = {
    {SG_f32, {SG_f32, SG_b8}, isposinf_f32},
    {SG_f64, {SG_f64, SG_b8}, isposinf_f64},
};

/* derivatives.yaml:1622  isneginf: self == -inf */
SG_CLONES static void isneginf_f32(char *const *p, sg_index n) {
    const float *restrict a0 = (const float *)p[0];
    sg_bool *restrict r0 = (sg_bool *)p[1];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (a0[i] == (-SG_INF));
}
SG_CLONES static void isneginf_f64(char *const *p, sg_index n) {
    const double *restrict a0 = (const double *)p[0];
    sg_bool *restrict r0 = (sg_bool *)p[1];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (a0[i] == (-SG_INF));
}
static const sg_loop isneginf_loops[] = {
    {SG_f32, {SG_f32, SG_b8}, isneginf_f32},
    {SG_f64, {SG_f64, SG_b8}, isneginf_f64},
};

/* derivatives.yaml:1628  signbit: signbit(self) */
SG_CLONES static void signbit_f32(char *const *p, sg_index n) {
    const float *restrict a0 = (const float *)p[0];
    sg_bool *restrict r0 = (sg_bool *)p[1];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_signbit_f32(a0[i]);
}
SG_CLONES static void signbit_f64(char *const *p, sg_index n) {
    const double *restrict a0 = (const double *)p[0];
    sg_bool *restrict r0 = (sg_bool *)p[1];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_signbit_f64(a0[i]);
}
static void signbit_u8(char *const *p, sg_index n) {
    const uint8_t *restrict a0 = (const uint8_t *)p[0];
    sg_bool *restrict r0 = (sg_bool *)p[1];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_signbit_u8(a0[i]);
}
static void signbit_i8(char *const *p, sg_index n) {
    const int8_t *restrict a0 = (const int8_t *)p[0];
    sg_bool *restrict r0 = (sg_bool *)p[1];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_signbit_i8(a0[i]);
}
static void signbit_i16(char *const *p, sg_index n) {
    const int16_t *restrict a0 = (const int16_t *)p[0];
    sg_bool *restrict r0 = (sg_bool *)p[1];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_signbit_i16(a0[i]);
}
static void signbit_i32(char *const *p, sg_index n) {
    const int32_t *restrict a0 = (const int32_t *)p[0];
    sg_bool *restrict r0 = (sg_bool *)p[1];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_signbit_i32(a0[i]);
}
static void signbit_i64(char *const *p, sg_index n) {
    const int64_t *restrict a0 = (const int64_t *)p[0];
    sg_bool *restrict r0 = (sg_bool *)p[1];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_signbit_i64(a0[i]);
}
static void signbit_b8(char *const *p, sg_index n) {
    const sg_bool *restrict a0 = (const sg_bool *)p[0];
    sg_bool *restrict r0 = (sg_bool *)p[1];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_signbit_b8(a0[i]);
}
static const sg_loop signbit_loops[] = {
    {SG_f32, {SG_f32, SG_b8}, signbit_f32},
    {SG_f64, {SG_f64, SG_b8}, signbit_f64},
    {SG_u8, {SG_u8, SG_b8}, signbit_u8},
    {SG_i8, {SG_i8, SG_b8}, signbit_i8},
    {SG_i16, {SG_i16, SG_b8}, signbit_i16},
    {SG_i32, {SG_i32, SG_b8}, signbit_i32},
    {SG_i64, {SG_i64, SG_b8}, signbit_i64},
    {SG_b8, {SG_b8, SG_b8}, signbit_b8},
};

/* derivatives.yaml:1660  logical_and: logical_and(self, other) */
SG_CLONES static void logical_and_f32(char *const *p, sg_index n) {
    const float *restrict a0 = (const float *)p[0];
    const float *restrict a1 = (const float *)p[1];
    sg_bool *restrict r0 = (sg_bool *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (sg_true_f32(a0[i]) & sg_true_f32(a1[i]));
}
SG_CLONES static void logical_and_f64(char *const *p, sg_index n) {
    const double *restrict a0 = (const double *)p[0];
    const double *restrict a1 = (const double *)p[1];
    sg_bool *restrict r0 = (sg_bool *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (sg_true_f64(a0[i]) & sg_true_f64(a1[i]));
}
static void logical_and_c64(char *const *p, sg_index n) {
    const sg_c64 *restrict a0 = (const sg_c64 *)p[0];
    const sg_c64 *restrict a1 = (const sg_c64 *)p[1];
    sg_bool *restrict r0 = (sg_bool *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (sg_true_c64(a0[i]) & sg_true_c64(a1[i]));
}
static void logical_and_c128(char *const *p, sg_index n) {
    const sg_c128 *restrict a0 = (const sg_c128 *)p[0];
    const sg_c128 *restrict a1 = (const sg_c128 *)p[1];
    sg_bool *restrict r0 = (sg_bool *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (sg_true_c128(a0[i]) & sg_true_c128(a1[i]));
}
static void logical_and_u8(char *const *p, sg_index n) {
    const uint8_t *restrict a0 = (const uint8_t *)p[0];
    const uint8_t *restrict a1 = (const uint8_t *)p[1];
    sg_bool *restrict r0 = (sg_bool *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (sg_true_u8(a0[i]) & sg_true_u8(a1[i]));
}
static void logical_and_i8(char *const *p, sg_index n) {
    const int8_t *restrict a0 = (const int8_t *)p[0];
    const int8_t *restrict a1 = (const int8_t *)p[1];
    sg_bool *restrict r0 = (sg_bool *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (sg_true_i8(a0[i]) & sg_true_i8(a1[i]));
}
static void logical_and_i16(char *const *p, sg_index n) {
    const int16_t *restrict a0 = (const int16_t *)p[0];
    const int16_t *restrict a1 = (const int16_t *)p[1];
    sg_bool *restrict r0 = (sg_bool *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (sg_true_i16(a0[i]) & sg_true_i16(a1[i]));
}
static void logical_and_i32(char *const *p, sg_index n) {
    const int32_t *restrict a0 = (const int32_t *)p[0];
    const int32_t *restrict a1 = (const int32_t *)p[1];
    sg_bool *restrict r0 = (sg_bool *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (sg_true_i32(a0[i]) & sg_true_i32(a1[i]));
}
static void logical_and_i64(char *const *p, sg_index n) {
    const int64_t *restrict a0 = (const int64_t *)p[0];
    const int64_t *restrict a1 = (const int64_t *)p[1];
    sg_bool *restrict r0 = (sg_bool *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (sg_true_i64(a0[i]) & sg_true_i64(a1[i]));
}
static void logical_and_b8(char *const *p, sg_index n) {
    const sg_bool *restrict a0 = (const sg_bool *)p[0];
    const sg_bool *restrict a1 = (const sg_bool *)p[1];
    sg_bool *restrict r0 = (sg_bool *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (sg_true_b8(a0[i]) & sg_true_b8(a1[i]));
}
static const sg_loop logical_and_loops[] = {
    {SG_f32, {SG_f32, SG_f32, SG_b8}, logical_and_f32},
    {SG_f64, {SG_f64, SG_f64, SG_b8}, logical_and_f64},
    {SG_c64, {SG_c64, SG_c64, SG_b8}, logical_and_c64},
    {SG_c128, {SG_c128, SG_c128, SG_b8}, logical_and_c128},
    {SG_u8, {SG_u8, SG_u8, SG_b8}, logical_and_u8},
    {SG_i8, {SG_i8, SG_i8, SG_b8}, logical_and_i8},
    {SG_i16, {SG_i16, SG_i16, SG_b8}, logical_and_i16},
    {SG_i32, {SG_i32, SG_i32, SG_b8}, logical_and_i32},
    {SG_i64, {SG_i64, SG_i64, SG_b8}, logical_and_i64},
    {SG_b8, {SG_b8, SG_b8, SG_b8}, logical_and_b8},
};

/* derivatives.yaml:1666  logical_or: logical_or(self, other) */
SG_CLONES static void logical_or_f32(char *const *p, sg_index n) {
    const float *restrict a0 = (const float *)p[0];
    const float *restrict a1 = (const float *)p[1];
    sg_bool *restrict r0 = (sg_bool *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (sg_true_f32(a0[i]) | sg_true_f32(a1[i]));
}
SG_CLONES static void logical_or_f64(char *const *p, sg_index n) {
    const double *restrict a0 = (const double *)p[0];
    const double *restrict a1 = (const double *)p[1];
    sg_bool *restrict r0 = (sg_bool *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (sg_true_f64(a0[i]) | sg_true_f64(a1[i]));
}
static void logical_or_c64(char *const *p, sg_index n) {
    const sg_c64 *restrict a0 = (const sg_c64 *)p[0];
    const sg_c64 *restrict a1 = (const sg_c64 *)p[1];
    sg_bool *restrict r0 = (sg_bool *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (sg_true_c64(a0[i]) | sg_true_c64(a1[i]));
}
static void logical_or_c128(char *const *p, sg_index n) {
    const sg_c128 *restrict a0 = (const sg_c128 *)p[0];
    const sg_c128 *restrict a1 = (const sg_c128 *)p[1];
    sg_bool *restrict r0 = (sg_bool *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (sg_true_c128(a0[i]) | sg_true_c128(a1[i]));
}
static void logical_or_u8(char *const *p, sg_index n) {
    const uint8_t *restrict a0 = (const uint8_t *)p[0];
    const uint8_t *restrict a1 = (const uint8_t *)p[1];
    sg_bool *restrict r0 = (sg_bool *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (sg_true_u8(a0[i]) | sg_true_u8(a1[i]));
}
static void logical_or_i8(char *const *p, sg_index n) {
    const int8_t *restrict a0 = (const int8_t *)p[0];
    const int8_t *restrict a1 = (const int8_t *)p[1];
    sg_bool *restrict r0 = (sg_bool *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (sg_true_i8(a0[i]) | sg_true_i8(a1[i]));
}
static void logical_or_i16(char *const *p, sg_index n) {
    const int16_t *restrict a0 = (const int16_t *)p[0];
    const int16_t *restrict a1 = (const int16_t *)p[1];
    sg_bool *restrict r0 = (sg_bool *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (sg_true_i16(a0[i]) | sg_true_i16(a1[i]));
}
static void logical_or_i32(char *const *p, sg_index n) {
    const int32_t *restrict a0 = (const int32_t *)p[0];
    const int32_t *restrict a1 = (const int32_t *)p[1];
    sg_bool *restrict r0 = (sg_bool *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (sg_true_i32(a0[i]) | sg_true_i32(a1[i]));
}
static void logical_or_i64(char *const *p, sg_index n) {
    const int64_t *restrict a0 = (const int64_t *)p[0];
    const int64_t *restrict a1 = (const int64_t *)p[1];
    sg_bool *restrict r0 = (sg_bool *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (sg_true_i64(a0[i]) | sg_true_i64(a1[i]));
}
static void logical_or_b8(char *const *p, sg_index n) {
    const sg_bool *restrict a0 = (const sg_bool *)p[0];
    const sg_bool *restrict a1 = (const sg_bool *)p[1];
    sg_bool *restrict r0 = (sg_bool *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (sg_true_b8(a0[i]) | sg_true_b8(a1[i]));
}
static const sg_loop logical_or_loops[] = {
    {SG_f32, {SG_f32, SG_f32, SG_b8}, logical_or_f32},
    {SG_f64, {SG_f64, SG_f64, SG_b8}, logical_or_f64},
    {SG_c64, {SG_c64, SG_c64, SG_b8}, logical_or_c64},
    {SG_c128, {SG_c128, SG_c128, SG_b8}, logical_or_c128},
    {SG_u8, {SG_u8, SG_u8, SG_b8}, logical_or_u8},
    {SG_i8, {SG_i8, SG_i8, SG_b8}, logical_or_i8},
    {SG_i16, {SG_i16, SG_i16, SG_b8}, logical_or_i16},
    {SG_i32, {SG_i32, SG_i32, SG_b8}, logical_or_i32},
    {SG_i64, {SG_i64, SG_i64, SG_b8}, logical_or_i64},
    {SG_b8, {SG_b8, SG_b8, SG_b8}, logical_or_b8},
};

/* derivatives.yaml:1672  logical_xor: logical_xor(self, other) */
SG_CLONES static void logical_xor_f32(char *const *p, sg_index n) {
    const float *restrict a0 = (const float *)p[0];
    const float *restrict a1 = (const float *)p[1];
    sg_bool *restrict r0 = (sg_bool *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (sg_true_f32(a0[i]) != sg_true_f32(a1[i]));
}
SG_CLONES static void logical_xor_f64(char *const *p, sg_index n) {
    const double *restrict a0 = (const double *)p[0];
    const double *restrict a1 = (const double *)p[1];
    sg_bool *restrict r0 = (sg_bool *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (sg_true_f64(a0[i]) != sg_true_f64(a1[i]));
}
static void logical_xor_c64(char *const *p, sg_index n) {
    const sg_c64 *restrict a0 = (const sg_c64 *)p[0];
    const sg_c64 *restrict a1 = (const sg_c64 *)p[1];
    sg_bool *restrict r0 = (sg_bool *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (sg_true_c64(a0[i]) != sg_true_c64(a1[i]));
}
static void logical_xor_c128(char *const *p, sg_index n) {
    const sg_c128 *restrict a0 = (const sg_c128 *)p[0];
    const sg_c128 *restrict a1 = (const sg_c128 *)p[1];
    sg_bool *restrict r0 = (sg_bool *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (sg_true_c128(a0[i]) != sg_true_c128(a1[i]));
}
static void logical_xor_u8(char *const *p, sg_index n) {
    const uint8_t *restrict a0 = (const uint8_t *)p[0];
    const uint8_t *restrict a1 = (const uint8_t *)p[1];
    sg_bool *restrict r0 = (sg_bool *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (sg_true_u8(a0[i]) != sg_true_u8(a1[i]));
}
static void logical_xor_i8(char *const *p, sg_index n) {
    const int8_t *restrict a0 = (const int8_t *)p[0];
    const int8_t *restrict a1 = (const int8_t *)p[1];
    sg_bool *restrict r0 = (sg_bool *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (sg_true_i8(a0[i]) != sg_true_i8(a1[i]));
}
static void logical_xor_i16(char *const *p, sg_index n) {
    const int16_t *restrict a0 = (const int16_t *)p[0];
    const int16_t *restrict a1 = (const int16_t *)p[1];
    sg_bool *restrict r0 = (sg_bool *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (sg_true_i16(a0[i]) != sg_true_i16(a1[i]));
}
static void logical_xor_i32(char *const *p, sg_index n) {
    const int32_t *restrict a0 = (const int32_t *)p[0];
    const int32_t *restrict a1 = (const int32_t *)p[1];
    sg_bool *restrict r0 = (sg_bool *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (sg_true_i32(a0[i]) != sg_true_i32(a1[i]));
}
static void logical_xor_i64(char *const *p, sg_index n) {
    const int64_t *restrict a0 = (const int64_t *)p[0];
    const int64_t *restrict a1 = (const int64_t *)p[1];
    sg_bool *restrict r0 = (sg_bool *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (sg_true_i64(a0[i]) != sg_true_i64(a1[i]));
}
static void logical_xor_b8(char *const *p, sg_index n) {
    const sg_bool *restrict a0 = (const sg_bool *)p[0];
    const sg_bool *restrict a1 = (const sg_bool *)p[1];
    sg_bool *restrict r0 = (sg_bool *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (sg_true_b8(a0[i]) != sg_true_b8(a1[i]));
}
static const sg_loop logical_xor_loops[] = {
    {SG_f32, {SG_f32, SG_f32, SG_b8}, logical_xor_f32},
    {SG_f64, {SG_f64, SG_f64, SG_b8}, logical_xor_f64},
    {SG_c64, {SG_c64, SG_c64, SG_b8}, logical_xor_c64},
    {SG_c128, {SG_c128, SG_c128, SG_b8}, logical_xor_c128},
    {SG_u8, {SG_u8, SG_u8, SG_b8}, logical_xor_u8},
    {SG_i8, {SG_i8, SG_i8, SG_b8}, logical_xor_i8},
    {SG_i16, {SG_i16, SG_i16, SG_b8}, logical_xor_i16},
    {SG_i32, {SG_i32, SG_i32, SG_b8}, logical_xor_i32},
    {SG_i64, {SG_i64, SG_i64, SG_b8}, logical_xor_i64},
    {SG_b8, {SG_b8, SG_b8, SG_b8}, logical_xor_b8},
};

/* derivatives.yaml:1678  logical_not: logical_not(self) */
SG_CLONES static void logical_not_f32(char *const *p, sg_index n) {
    const float *restrict a0 = (const float *)p[0];
    sg_bool *restrict r0 = (sg_bool *)p[1];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (!sg_true_f32(a0[i]));
}
SG_CLONES static void logical_not_f64(char *const *p, sg_index n) {
    const double *restrict a0 = (const double *)p[0];
    sg_bool *restrict r0 = (sg_bool *)p[1];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (!sg_true_f64(a0[i]));
}
static void logical_not_c64(char *const *p, sg_index n) {
    const sg_c64 *restrict a0 = (const sg_c64 *)p[0];
    sg_bool *restrict r0 = (sg_bool *)p[1];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (!sg_true_c64(a0[i]));
}
static void logical_not_c128(char *const *p, sg_index n) {
    const sg_c128 *restrict a0 = (const sg_c128 *)p[0];
    sg_bool *restrict r0 = (sg_bool *)p[1];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (!sg_true_c128(a0[i]));
}
static void logical_not_u8(char *const *p, sg_index n) {
    const uint8_t *restrict a0 = (const uint8_t *)p[0];
    sg_bool *restrict r0 = (sg_bool *)p[1];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (!sg_true_u8(a0[i]));
}
static void logical_not_i8(char *const *p, sg_index n) {
    const int8_t *restrict a0 = (const int8_t *)p[0];
    sg_bool *restrict r0 = (sg_bool *)p[1];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (!sg_true_i8(a0[i]));
}
static void logical_not_i16(char *const *p, sg_index n) {
    const int16_t *restrict a0 = (const int16_t *)p[0];
    sg_bool *restrict r0 = (sg_bool *)p[1];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (!sg_true_i16(a0[i]));
}
static void logical_not_i32(char *const *p, sg_index n) {
    const int32_t *restrict a0 = (const int32_t *)p[0];
    sg_bool *restrict r0 = (sg_bool *)p[1];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (!sg_true_i32(a0[i]));
}
static void logical_not_i64(char *const *p, sg_index n) {
    const int64_t *restrict a0 = (const int64_t *)p[0];
    sg_bool *restrict r0 = (sg_bool *)p[1];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (!sg_true_i64(a0[i]));
}
static void logical_not_b8(char *const *p, sg_index n) {
    const sg_bool *restrict a0 = (const sg_bool *)p[0];
    sg_bool *restrict r0 = (sg_bool *)p[1];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (!sg_true_b8(a0[i]));
}
static const sg_loop logical_not_loops[] = {
    {SG_f32, {SG_f32, SG_b8}, logical_not_f32},
    {SG_f64, {SG_f64, SG_b8}, logical_not_f64},
    {SG_c64, {SG_c64, SG_b8}, logical_not_c64},
    {SG_c128, {SG_c128, SG_b8}, logical_not_c128},
    {SG_u8, {SG_u8, SG_b8}, logical_not_u8},
    {SG_i8, {SG_i8, SG_b8}, logical_not_i8},
    {SG_i16, {SG_i16, SG_b8}, logical_not_i16},
    {SG_i32, {SG_i32, SG_b8}, logical_not_i32},
    {SG_i64, {SG_i64, SG_b8}, logical_not_i64},
    {SG_b8, {SG_b8, SG_b8}, logical_not_b8},
};

/* derivatives.yaml:1684  bitwise_and: bit_and(self, other) */
static void bitwise_and_u8(char *const *p, sg_index n) {
    const uint8_t *restrict a0 = (const uint8_t *)p[0];
    const uint8_t *restrict a1 = (const uint8_t *)p[1];
    uint8_t *restrict r0 = (uint8_t *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (a0[i] & a1[i]);
}
static void bitwise_and_i8(char *const *p, sg_index n) {
    const int8_t *restrict a0 = (const int8_t *)p[0];
    const int8_t *restrict a1 = (const int8_t *)p[1];
    int8_t *restrict r0 = (int8_t *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (a0[i] & a1[i]);
}
static void bitwise_and_i16(char *const *p, sg_index n) {
    const int16_t *restrict a0 = (const int16_t *)p[0];
    const int16_t *restrict a1 = (const int16_t *)p[1];
    int16_t *restrict r0 = (int16_t *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (a0[i] & a1[i]);
}
static void bitwise_and_i32(char *const *p, sg_index n) {
    const int32_t *restrict a0 = (const int32_t *)p[0];
    const int32_t *restrict a1 = (const int32_t *)p[1];
    int32_t *restrict r0 = (int32_t *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (a0[i] & a1[i]);
}
static void bitwise_and_i64(char *const *p, sg_index n) {
    const int64_t *restrict a0 = (const int64_t *)p[0];
    const int64_t *restrict a1 = (const int64_t *)p[1];
    int64_t *restrict r0 = (int64_t *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (a0[i] & a1[i]);
}
static void bitwise_and_b8(char *const *p, sg_index n) {
    const sg_bool *restrict a0 = (const sg_bool *)p[0];
    const sg_bool *restrict a1 = (const sg_bool *)p[1];
    sg_bool *restrict r0 = (sg_bool *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (a0[i] & a1[i]);
}
static const sg_loop bitwise_and_loops[] = {
    {SG_u8, {SG_u8, SG_u8, SG_u8}, bitwise_and_u8},
    {SG_i8, {SG_i8, SG_i8, SG_i8}, bitwise_and_i8},
    {SG_i16, {SG_i16, SG_i16, SG_i16}, bitwise_and_i16},
    {SG_i32, {SG_i32, SG_i32, SG_i32}, bitwise_and_i32},
    {SG_i64, {SG_i64, SG_i64, SG_i64}, bitwise_and_i64},
    {SG_b8, {SG_b8, SG_b8, SG_b8}, bitwise_and_b8},
};

/* derivatives.yaml:1693  bitwise_or: bit_or(self, other) */
static void bitwise_or_u8(char *const *p, sg_index n) {
    const uint8_t *restrict a0 = (const uint8_t *)p[0];
    const uint8_t *restrict a1 = (const uint8_t *)p[1];
    uint8_t *restrict r0 = (uint8_t *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (a0[i] | a1[i]);
}
static void bitwise_or_i8(char *const *p, sg_index n) {
    const int8_t *restrict a0 = (const int8_t *)p[0];
    const int8_t *restrict a1 = (const int8_t *)p[1];
    int8_t *restrict r0 = (int8_t *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (a0[i] | a1[i]);
}
static void bitwise_or_i16(char *const *p, sg_index n) {
    const int16_t *restrict a0 = (const int16_t *)p[0];
    const int16_t *restrict a1 = (const int16_t *)p[1];
    int16_t *restrict r0 = (int16_t *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (a0[i] | a1[i]);
}
static void bitwise_or_i32(char *const *p, sg_index n) {
    const int32_t *restrict a0 = (const int32_t *)p[0];
    const int32_t *restrict a1 = (const int32_t *)p[1];
    int32_t *restrict r0 = (int32_t *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (a0[i] | a1[i]);
}
static void bitwise_or_i64(char *const *p, sg_index n) {
    const int64_t *restrict a0 = (const int64_t *)p[0];
    const int64_t *restrict a1 = (const int64_t *)p[1];
    int64_t *restrict r0 = (int64_t *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (a0[i] | a1[i]);
}
static void bitwise_or_b8(char *const *p, sg_index n) {
    const sg_bool *restrict a0 = (const sg_bool *)p[0];
    const sg_bool *restrict a1 = (const sg_bool *)p[1];
    sg_bool *restrict r0 = (sg_bool *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (a0[i] | a1[i]);
}
static const sg_loop bitwise_or_loops[] = {
    {SG_u8, {SG_u8, SG_u8, SG_u8}, bitwise_or_u8},
    {SG_i8, {SG_i8, SG_i8, SG_i8}, bitwise_or_i8},
    {SG_i16, {SG_i16, SG_i16, SG_i16}, bitwise_or_i16},
    {SG_i32, {SG_i32, SG_i32, SG_i32}, bitwise_or_i32},
    {SG_i64, {SG_i64, SG_i64, SG_i64}, bitwise_or_i64},
    {SG_b8, {SG_b8, SG_b8, SG_b8}, bitwise_or_b8},
};

/* derivatives.yaml:1702  bitwise_xor: bit_xor(self, other) */
static void bitwise_xor_u8(char *const *p, sg_index n) {
    const uint8_t *restrict a0 = (const uint8_t *)p[0];
    const uint8_t *restrict a1 = (const uint8_t *)p[1];
    uint8_t *restrict r0 = (uint8_t *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (a0[i] ^ a1[i]);
}
static void bitwise_xor_i8(char *const *p, sg_index n) {
    const int8_t *restrict a0 = (const int8_t *)p[0];
    const int8_t *restrict a1 = (const int8_t *)p[1];
    int8_t *restrict r0 = (int8_t *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (a0[i] ^ a1[i]);
}
static void bitwise_xor_i16(char *const *p, sg_index n) {
    const int16_t *restrict a0 = (const int16_t *)p[0];
    const int16_t *restrict a1 = (const int16_t *)p[1];
    int16_t *restrict r0 = (int16_t *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (a0[i] ^ a1[i]);
}
static void bitwise_xor_i32(char *const *p, sg_index n) {
    const int32_t *restrict a0 = (const int32_t *)p[0];
    const int32_t *restrict a1 = (const int32_t *)p[1];
    int32_t *restrict r0 = (int32_t *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (a0[i] ^ a1[i]);
}
static void bitwise_xor_i64(char *const *p, sg_index n) {
    const int64_t *restrict a0 = (const int64_t *)p[0];
    const int64_t *restrict a1 = (const int64_t *)p[1];
    int64_t *restrict r0 = (int64_t *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (a0[i] ^ a1[i]);
}
static void bitwise_xor_b8(char *const *p, sg_index n) {
    const sg_bool *restrict a0 = (const sg_bool *)p[0];
    const sg_bool *restrict a1 = (const sg_bool *)p[1];
    sg_bool *restrict r0 = (sg_bool *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (a0[i] ^ a1[i]);
}
static const sg_loop bitwise_xor_loops[] = {
    {SG_u8, {SG_u8, SG_u8, SG_u8}, bitwise_xor_u8},
    {SG_i8, {SG_i8, SG_i8, SG_i8}, bitwise_xor_i8},
    {SG_i16, {SG_i16, SG_i16, SG_i16}, bitwise_xor_i16},
    {SG_i32, {SG_i32, SG_i32, SG_i32}, bitwise_xor_i32},
    {SG_i64, {SG_i64, SG_i64, SG_i64}, bitwise_xor_i64},
    {SG_b8, {SG_b8, SG_b8, SG_b8}, bitwise_xor_b8},
};

/* derivatives.yaml:1711  bitwise_not: bit_not(self) */
static void bitwise_not_u8(char *const *p, sg_index n) {
    const uint8_t *restrict a0 = (const uint8_t *)p[0];
    uint8_t *restrict r0 = (uint8_t *)p[1];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_bit_not_u8(a0[i]);
}
static void bitwise_not_i8(char *const *p, sg_index n) {
    const int8_t *restrict a0 = (const int8_t *)p[0];
    int8_t *restrict r0 = (int8_t *)p[1];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_bit_not_i8(a0[i]);
}
static void bitwise_not_i16(char *const *p, sg_index n) {
    const int16_t *restrict a0 = (const int16_t *)p[0];
    int16_t *restrict r0 = (int16_t *)p[1];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_bit_not_i16(a0[i]);
}
static void bitwise_not_i32(char *const *p, sg_index n) {
    const int32_t *restrict a0 = (const int32_t *)p[0];
    int32_t *restrict r0 = (int32_t *)p[1];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_bit_not_i32(a0[i]);
}
static void bitwise_not_i64(char *const *p, sg_index n) {
    const int64_t *restrict a0 = (const int64_t *)p[0];
    int64_t *restrict r0 = (int64_t *)p[1];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_bit_not_i64(a0[i]);
}
static void bitwise_not_b8(char *const *p, sg_index n) {
    const sg_bool *restrict a0 = (const sg_bool *)p[0];
    sg_bool *restrict r0 = (sg_bool *)p[1];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_bit_not_b8(a0[i]);
}
static const sg_loop bitwise_not_loops[] = {
    {SG_u8, {SG_u8, SG_u8}, bitwise_not_u8},
    {SG_i8, {SG_i8, SG_i8}, bitwise_not_i8},
    {SG_i16, {SG_i16, SG_i16}, bitwise_not_i16},
    {SG_i32, {SG_i32, SG_i32}, bitwise_not_i32},
    {SG_i64, {SG_i64, SG_i64}, bitwise_not_i64},
    {SG_b8, {SG_b8, SG_b8}, bitwise_not_b8},
};

/* derivatives.yaml:1720  bitwise_left_shift: shift_left(self, other) */
static void bitwise_left_shift_u8(char *const *p, sg_index n) {
    const uint8_t *restrict a0 = (const uint8_t *)p[0];
    const uint8_t *restrict a1 = (const uint8_t *)p[1];
    uint8_t *restrict r0 = (uint8_t *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_shift_left_u8(a0[i], a1[i]);
}
static void bitwise_left_shift_i8(char *const *p, sg_index n) {
    const int8_t *restrict a0 = (const int8_t *)p[0];
    const int8_t *restrict a1 = (const int8_t *)p[1];
    int8_t *restrict r0 = (int8_t *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_shift_left_i8(a0[i], a1[i]);
}
static void bitwise_left_shift_i16(char *const *p, sg_index n) {
    const int16_t *restrict a0 = (const int16_t *)p[0];
    const int16_t *restrict a1 = (const int16_t *)p[1];
    int16_t *restrict r0 = (int16_t *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_shift_left_i16(a0[i], a1[i]);
}
static void bitwise_left_shift_i32(char *const *p, sg_index n) {
    const int32_t *restrict a0 = (const int32_t *)p[0];
    const int32_t *restrict a1 = (const int32_t *)p[1];
    int32_t *restrict r0 = (int32_t *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_shift_left_i32(a0[i], a1[i]);
}
static void bitwise_left_shift_i64(char *const *p, sg_index n) {
    const int64_t *restrict a0 = (const int64_t *)p[0];
    const int64_t *restrict a1 = (const int64_t *)p[1];
    int64_t *restrict r0 = (int64_t *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_shift_left_i64(a0[i], a1[i]);
}
static const sg_loop bitwise_left_shift_loops[] = {
    {SG_u8, {SG_u8, SG_u8, SG_u8}, bitwise_left_shift_u8},
    {SG_i8, {SG_i8, SG_i8, SG_i8}, bitwise_left_shift_i8},
    {SG_i16, {SG_i16, SG_i16, SG_i16}, bitwise_left_shift_i16},
    {SG_i32, {SG_i32, SG_i32, SG_i32}, bitwise_left_shift_i32},
    {SG_i64, {SG_i64, SG_i64, SG_i64}, bitwise_left_shift_i64},
};

/* derivatives.yaml:1730  bitwise_right_shift: shift_right(self, other) */
static void bitwise_right_shift_u8(char *const *p, sg_index n) {
    const uint8_t *restrict a0 = (const uint8_t *)p[0];
    const uint8_t *restrict a1 = (const uint8_t *)p[1];
    uint8_t *restrict r0 = (uint8_t *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_shift_right_u8(a0[i], a1[i]);
}
static void bitwise_right_shift_i8(char *const *p, sg_index n) {
    const int8_t *restrict a0 = (const int8_t *)p[0];
    const int8_t *restrict a1 = (const int8_t *)p[1];
    int8_t *restrict r0 = (int8_t *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_shift_right_i8(a0[i], a1[i]);
}
static void bitwise_right_shift_i16(char *const *p, sg_index n) {
    const int16_t *restrict a0 = (const int16_t *)p[0];
    const int16_t *restrict a1 = (const int16_t *)p[1];
    int16_t *restrict r0 = (int16_t *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_shift_right_i16(a0[i], a1[i]);
}
static void bitwise_right_shift_i32(char *const *p, sg_index n) {
    const int32_t *restrict a0 = (const int32_t *)p[0];
    const int32_t *restrict a1 = (const int32_t *)p[1];
    int32_t *restrict r0 = (int32_t *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_shift_right_i32(a0[i], a1[i]);
}
static void bitwise_right_shift_i64(char *const *p, sg_index n) {
    const int64_t *restrict a0 = (const int64_t *)p[0];
    const int64_t *restrict a1 = (const int64_t *)p[1];
    int64_t *restrict r0 = (int64_t *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_shift_right_i64(a0[i], a1[i]);
}
static const sg_loop bitwise_right_shift_loops[] = {
    {SG_u8, {SG_u8, SG_u8, SG_u8}, bitwise_right_shift_u8},
    {SG_i8, {SG_i8, SG_i8, SG_i8}, bitwise_right_shift_i8},
    {SG_i16, {SG_i16, SG_i16, SG_i16}, bitwise_right_shift_i16},
    {SG_i32, {SG_i32, SG_i32, SG_i32}, bitwise_right_shift_i32},
    {SG_i64, {SG_i64, SG_i64, SG_i64}, bitwise_right_shift_i64},
};

/* derivatives.yaml:1743  heaviside: heaviside(self, values) */
SG_CLONES static void heaviside_f32(char *const *p, sg_index n) {
    const float *restrict a0 = (const float *)p[0];
    const float *restrict a1 = (const float *)p[1];
    float *restrict r0 = (float *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_heaviside_f32(a0[i], a1[i]);
}
SG_CLONES static void heaviside_f64(char *const *p, sg_index n) {
    const double *restrict a0 = (const double *)p[0];
    const double *restrict a1 = (const double *)p[1];
    double *restrict r0 = (double *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_heaviside_f64(a0[i], a1[i]);
}
static void heaviside_u8(char *const *p, sg_index n) {
    const uint8_t *restrict a0 = (const uint8_t *)p[0];
    const uint8_t *restrict a1 = (const uint8_t *)p[1];
    uint8_t *restrict r0 = (uint8_t *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_heaviside_u8(a0[i], a1[i]);
}
static void heaviside_i8(char *const *p, sg_index n) {
    const int8_t *restrict a0 = (const int8_t *)p[0];
    const int8_t *restrict a1 = (const int8_t *)p[1];
    int8_t *restrict r0 = (int8_t *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_heaviside_i8(a0[i], a1[i]);
}
static void heaviside_i16(char *const *p, sg_index n) {
    const int16_t *restrict a0 = (const int16_t *)p[0];
    const int16_t *restrict a1 = (const int16_t *)p[1];
    int16_t *restrict r0 = (int16_t *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_heaviside_i16(a0[i], a1[i]);
}
static void heaviside_i32(char *const *p, sg_index n) {
    const int32_t *restrict a0 = (const int32_t *)p[0];
    const int32_t *restrict a1 = (const int32_t *)p[1];
    int32_t *restrict r0 = (int32_t *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_heaviside_i32(a0[i], a1[i]);
}
static void heaviside_i64(char *const *p, sg_index n) {
    const int64_t *restrict a0 = (const int64_t *)p[0];
    const int64_t *restrict a1 = (const int64_t *)p[1];
    int64_t *restrict r0 = (int64_t *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_heaviside_i64(a0[i], a1[i]);
}
static void heaviside_b8(char *const *p, sg_index n) {
    const sg_bool *restrict a0 = (const sg_bool *)p[0];
    const sg_bool *restrict a1 = (const sg_bool *)p[1];
    sg_bool *restrict r0 = (sg_bool *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_heaviside_b8(a0[i], a1[i]);
}
static const sg_loop heaviside_loops[] = {
    {SG_f32, {SG_f32, SG_f32, SG_f32}, heaviside_f32},
    {SG_f64, {SG_f64, SG_f64, SG_f64}, heaviside_f64},
    {SG_u8, {SG_u8, SG_u8, SG_u8}, heaviside_u8},
    {SG_i8, {SG_i8, SG_i8, SG_i8}, heaviside_i8},
    {SG_i16, {SG_i16, SG_i16, SG_i16}, heaviside_i16},
    {SG_i32, {SG_i32, SG_i32, SG_i32}, heaviside_i32},
    {SG_i64, {SG_i64, SG_i64, SG_i64}, heaviside_i64},
    {SG_b8, {SG_b8, SG_b8, SG_b8}, heaviside_b8},
};

const sg_kernel sg_kernels_comparison[] = {
    {"eq", 2, 1, SG_ELEMENTS, 0, {SG_SAME, SG_SAME, SG_BOOL}, 0, 10, eq_loops},
    {"ne", 2, 1, SG_ELEMENTS, 0, {SG_SAME, SG_SAME, SG_BOOL}, 0, 10, ne_loops},
    {"lt", 2, 1, SG_ELEMENTS, 0, {SG_SAME, SG_SAME, SG_BOOL}, 0, 8, lt_loops},
    {"le", 2, 1, SG_ELEMENTS, 0, {SG_SAME, SG_SAME, SG_BOOL}, 0, 8, le_loops},
    {"gt", 2, 1, SG_ELEMENTS, 0, {SG_SAME, SG_SAME, SG_BOOL}, 0, 8, gt_loops},
    {"ge", 2, 1, SG_ELEMENTS, 0, {SG_SAME, SG_SAME, SG_BOOL}, 0, 8, ge_loops},
    {"isnan", 1, 1, SG_ELEMENTS, 0, {SG_SAME, SG_BOOL}, 0, 10, isnan_loops},
    {"isinf", 1, 1, SG_ELEMENTS, 0, {SG_SAME, SG_BOOL}, 0, 10, isinf_loops},
    {"isfinite", 1, 1, SG_ELEMENTS, 0, {SG_SAME, SG_BOOL}, 0, 10, isfinite_loops},
    {"isposinf", 1, 1, SG_ELEMENTS, 0, {SG_SAME, SG_BOOL}, 0, 2, isposinf_loops},
    {"isneginf", 1, 1, SG_ELEMENTS, 0, {SG_SAME, SG_BOOL}, 0, 2, isneginf_loops},
    {"signbit", 1, 1, SG_ELEMENTS, 0, {SG_SAME, SG_BOOL}, 0, 8, signbit_loops},
    {"logical_and", 2, 1, SG_ELEMENTS, 0, {SG_SAME, SG_SAME, SG_BOOL}, 0, 10, logical_and_loops},
    {"logical_or", 2, 1, SG_ELEMENTS, 0, {SG_SAME, SG_SAME, SG_BOOL}, 0, 10, logical_or_loops},
    {"logical_xor", 2, 1, SG_ELEMENTS, 0, {SG_SAME, SG_SAME, SG_BOOL}, 0, 10, logical_xor_loops},
    {"logical_not", 1, 1, SG_ELEMENTS, 0, {SG_SAME, SG_BOOL}, 0, 10, logical_not_loops},
    {"bitwise_and", 2, 1, SG_ELEMENTS, 0, {SG_SAME, SG_SAME, SG_SAME}, 0, 6, bitwise_and_loops},
    {"bitwise_or", 2, 1, SG_ELEMENTS, 0, {SG_SAME, SG_SAME, SG_SAME}, 0, 6, bitwise_or_loops},
    {"bitwise_xor", 2, 1, SG_ELEMENTS, 0, {SG_SAME, SG_SAME, SG_SAME}, 0, 6, bitwise_xor_loops},
    {"bitwise_not", 1, 1, SG_ELEMENTS, 0, {SG_SAME, SG_SAME}, 0, 6, bitwise_not_loops},
    {"bitwise_left_shift", 2, 1, SG_ELEMENTS, 0, {SG_SAME, SG_SAME, SG_SAME}, 0, 5, bitwise_left_shift_loops},
    {"bitwise_right_shift", 2, 1, SG_ELEMENTS, 0, {SG_SAME, SG_SAME, SG_SAME}, 0, 5, bitwise_right_shift_loops},
    {"heaviside", 2, 1, SG_ELEMENTS, 0, {SG_SAME, SG_SAME, SG_SAME}, 0, 8, heaviside_loops},
    {0}};
