/* Generated from derivatives.yaml by `specgrad generate`; do not edit. */
#include "kernel.h"

/* eq: self == other */
SG_TWO_CLONES static void eq_f32(char *const *p, sg_index n) {
    const float *restrict a0 = (const float *)p[0];
    const float *restrict a1 = (const float *)p[1];
    sg_bool *restrict r0 = (sg_bool *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (a0[i] == a1[i]);
}
SG_TWO_CLONES static void eq_f32_one_0(char *const *p, sg_index n) {
    const float x = *(const float *)p[0];
    const float *restrict a = (const float *)p[1];
    sg_bool *restrict r = (sg_bool *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r[i] = (x == a[i]);
}
SG_TWO_CLONES static void eq_f32_one_1(char *const *p, sg_index n) {
    const float x = *(const float *)p[1];
    const float *restrict a = (const float *)p[0];
    sg_bool *restrict r = (sg_bool *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r[i] = (a[i] == x);
}
SG_TWO_CLONES static void eq_f64(char *const *p, sg_index n) {
    const double *restrict a0 = (const double *)p[0];
    const double *restrict a1 = (const double *)p[1];
    sg_bool *restrict r0 = (sg_bool *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (a0[i] == a1[i]);
}
SG_TWO_CLONES static void eq_f64_one_0(char *const *p, sg_index n) {
    const double x = *(const double *)p[0];
    const double *restrict a = (const double *)p[1];
    sg_bool *restrict r = (sg_bool *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r[i] = (x == a[i]);
}
SG_TWO_CLONES static void eq_f64_one_1(char *const *p, sg_index n) {
    const double x = *(const double *)p[1];
    const double *restrict a = (const double *)p[0];
    sg_bool *restrict r = (sg_bool *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r[i] = (a[i] == x);
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
    {SG_f32, {SG_f32, SG_f32, SG_b8}, eq_f32, 0, {eq_f32_one_0, eq_f32_one_1}},
    {SG_f64, {SG_f64, SG_f64, SG_b8}, eq_f64, 0, {eq_f64_one_0, eq_f64_one_1}},
    {SG_c64, {SG_c64, SG_c64, SG_b8}, eq_c64},
    {SG_c128, {SG_c128, SG_c128, SG_b8}, eq_c128},
    {SG_i8, {SG_i8, SG_i8, SG_b8}, eq_i8},
    {SG_i16, {SG_i16, SG_i16, SG_b8}, eq_i16},
    {SG_i32, {SG_i32, SG_i32, SG_b8}, eq_i32},
    {SG_i64, {SG_i64, SG_i64, SG_b8}, eq_i64},
    {SG_u8, {SG_u8, SG_u8, SG_b8}, eq_i8},
    {SG_u16, {SG_u16, SG_u16, SG_b8}, eq_i16},
    {SG_u32, {SG_u32, SG_u32, SG_b8}, eq_i32},
    {SG_u64, {SG_u64, SG_u64, SG_b8}, eq_i64},
    {SG_b8, {SG_b8, SG_b8, SG_b8}, eq_b8},
};

const sg_kernel sg_kernels_eq[] = {
    {"eq", 2, 1, SG_ELEMENTS, 0, {SG_SAME, SG_SAME, SG_BOOL}, 0, 13, eq_loops},
    {0}};
