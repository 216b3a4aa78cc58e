/* Generated from derivatives.yaml by `specgrad generate`; do not edit. */
#include "kernel.h"

/* isfinite: isfinite(self) */
SG_TWO_CLONES static void isfinite_f32(char *const *p, sg_index n) {
    const float *restrict a0 = (const float *)p[0];
    sg_bool *restrict r0 = (sg_bool *)p[1];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_isfinite_f32(a0[i]);
}
SG_TWO_CLONES static void isfinite_f64(char *const *p, sg_index n) {
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
    {SG_i8, {SG_i8, SG_b8}, isfinite_i8},
    {SG_i16, {SG_i16, SG_b8}, isfinite_i16},
    {SG_i32, {SG_i32, SG_b8}, isfinite_i32},
    {SG_i64, {SG_i64, SG_b8}, isfinite_i64},
    {SG_u8, {SG_u8, SG_b8}, isfinite_i8},
    {SG_u16, {SG_u16, SG_b8}, isfinite_i16},
    {SG_u32, {SG_u32, SG_b8}, isfinite_i32},
    {SG_u64, {SG_u64, SG_b8}, isfinite_i64},
    {SG_b8, {SG_b8, SG_b8}, isfinite_b8},
};

const sg_kernel sg_kernels_isfinite[] = {
    {"isfinite", 1, 1, SG_ELEMENTS, 0, {SG_SAME, SG_BOOL}, 0, 13, isfinite_loops},
    {0}};
