/* Generated from derivatives.yaml by `specgrad generate`; do not edit. */
#include "kernel.h"

/* _real_part: real(self) */
SG_TWO_CLONES static void _real_part_f32(char *const *p, sg_index n) {
    const float *restrict a0 = (const float *)p[0];
    float *restrict r0 = (float *)p[1];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = a0[i];
}
SG_TWO_CLONES static void _real_part_f64(char *const *p, sg_index n) {
    const double *restrict a0 = (const double *)p[0];
    double *restrict r0 = (double *)p[1];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = a0[i];
}
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
static void _real_part_i8(char *const *p, sg_index n) {
    const int8_t *restrict a0 = (const int8_t *)p[0];
    int8_t *restrict r0 = (int8_t *)p[1];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = a0[i];
}
static void _real_part_i16(char *const *p, sg_index n) {
    const int16_t *restrict a0 = (const int16_t *)p[0];
    int16_t *restrict r0 = (int16_t *)p[1];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = a0[i];
}
static void _real_part_i32(char *const *p, sg_index n) {
    const int32_t *restrict a0 = (const int32_t *)p[0];
    int32_t *restrict r0 = (int32_t *)p[1];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = a0[i];
}
static void _real_part_i64(char *const *p, sg_index n) {
    const int64_t *restrict a0 = (const int64_t *)p[0];
    int64_t *restrict r0 = (int64_t *)p[1];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = a0[i];
}
static void _real_part_b8(char *const *p, sg_index n) {
    const sg_bool *restrict a0 = (const sg_bool *)p[0];
    sg_bool *restrict r0 = (sg_bool *)p[1];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = a0[i];
}
static const sg_loop _real_part_loops[] = {
    {SG_f32, {SG_f32, SG_f32}, _real_part_f32},
    {SG_f64, {SG_f64, SG_f64}, _real_part_f64},
    {SG_c64, {SG_c64, SG_f32}, _real_part_c64},
    {SG_c128, {SG_c128, SG_f64}, _real_part_c128},
    {SG_i8, {SG_i8, SG_i8}, _real_part_i8},
    {SG_i16, {SG_i16, SG_i16}, _real_part_i16},
    {SG_i32, {SG_i32, SG_i32}, _real_part_i32},
    {SG_i64, {SG_i64, SG_i64}, _real_part_i64},
    {SG_u8, {SG_u8, SG_u8}, _real_part_i8},
    {SG_u16, {SG_u16, SG_u16}, _real_part_i16},
    {SG_u32, {SG_u32, SG_u32}, _real_part_i32},
    {SG_u64, {SG_u64, SG_u64}, _real_part_i64},
    {SG_b8, {SG_b8, SG_b8}, _real_part_b8},
};

const sg_kernel sg_kernels__real_part[] = {
    {"_real_part", 1, 1, SG_ELEMENTS, 0, {SG_SAME, SG_REAL_PART}, 0, 13, _real_part_loops},
    {0}};
