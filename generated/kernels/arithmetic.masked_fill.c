/* Generated from derivatives.yaml by `specgrad generate`; do not edit. */
#include "kernel.h"

/* masked_fill: where(mask, value, self) */
SG_TWO_CLONES static void masked_fill_f32(char *const *p, sg_index n) {
    const sg_bool *restrict a0 = (const sg_bool *)p[0];
    const float x1 = *(const float *)p[1];
    const float *restrict a2 = (const float *)p[2];
    float *restrict r0 = (float *)p[3];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (a0[i] ? x1 : a2[i]);
}
SG_TWO_CLONES static void masked_fill_f64(char *const *p, sg_index n) {
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
    {SG_i8, {SG_b8, SG_i8, SG_i8, SG_i8}, masked_fill_i8},
    {SG_i16, {SG_b8, SG_i16, SG_i16, SG_i16}, masked_fill_i16},
    {SG_i32, {SG_b8, SG_i32, SG_i32, SG_i32}, masked_fill_i32},
    {SG_i64, {SG_b8, SG_i64, SG_i64, SG_i64}, masked_fill_i64},
    {SG_u8, {SG_b8, SG_u8, SG_u8, SG_u8}, masked_fill_i8},
    {SG_u16, {SG_b8, SG_u16, SG_u16, SG_u16}, masked_fill_i16},
    {SG_u32, {SG_b8, SG_u32, SG_u32, SG_u32}, masked_fill_i32},
    {SG_u64, {SG_b8, SG_u64, SG_u64, SG_u64}, masked_fill_i64},
    {SG_b8, {SG_b8, SG_b8, SG_b8, SG_b8}, masked_fill_b8},
};

const sg_kernel sg_kernels_masked_fill[] = {
    {"masked_fill", 3, 1, SG_ELEMENTS, 0, {SG_BOOL, SG_SAME, SG_SAME, SG_SAME}, 2, 13, masked_fill_loops},
    {0}};
