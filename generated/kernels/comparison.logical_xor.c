/* Generated from derivatives.yaml by `specgrad generate`; do not edit. */
#include "kernel.h"

/* logical_xor: logical_xor(self, other) */
SG_TWO_CLONES static void logical_xor_f32(char *const *p, sg_index n) {
    const float *restrict a0 = (const float *)p[0];
    const float *restrict a1 = (const float *)p[1];
    sg_bool *restrict r0 = (sg_bool *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (sg_true_f32(a0[i]) != sg_true_f32(a1[i]));
}
SG_TWO_CLONES static void logical_xor_f64(char *const *p, sg_index n) {
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
    {SG_i8, {SG_i8, SG_i8, SG_b8}, logical_xor_i8},
    {SG_i16, {SG_i16, SG_i16, SG_b8}, logical_xor_i16},
    {SG_i32, {SG_i32, SG_i32, SG_b8}, logical_xor_i32},
    {SG_i64, {SG_i64, SG_i64, SG_b8}, logical_xor_i64},
    {SG_u8, {SG_u8, SG_u8, SG_b8}, logical_xor_i8},
    {SG_u16, {SG_u16, SG_u16, SG_b8}, logical_xor_i16},
    {SG_u32, {SG_u32, SG_u32, SG_b8}, logical_xor_i32},
    {SG_u64, {SG_u64, SG_u64, SG_b8}, logical_xor_i64},
    {SG_b8, {SG_b8, SG_b8, SG_b8}, logical_xor_b8},
};

const sg_kernel sg_kernels_logical_xor[] = {
    {"logical_xor", 2, 1, SG_ELEMENTS, 0, {SG_SAME, SG_SAME, SG_BOOL}, 0, 13, logical_xor_loops},
    {0}};
