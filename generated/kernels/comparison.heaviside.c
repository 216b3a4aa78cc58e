/* Generated from derivatives.yaml by `specgrad generate`; do not edit. */
#include "kernel.h"

/* heaviside: heaviside(self, values) */
SG_TWO_CLONES static void heaviside_f32(char *const *p, sg_index n) {
    const float *restrict a0 = (const float *)p[0];
    const float *restrict a1 = (const float *)p[1];
    float *restrict r0 = (float *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_heaviside_f32(a0[i], a1[i]);
}
SG_TWO_CLONES static void heaviside_f64(char *const *p, sg_index n) {
    const double *restrict a0 = (const double *)p[0];
    const double *restrict a1 = (const double *)p[1];
    double *restrict r0 = (double *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_heaviside_f64(a0[i], a1[i]);
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
static void heaviside_u8(char *const *p, sg_index n) {
    const uint8_t *restrict a0 = (const uint8_t *)p[0];
    const uint8_t *restrict a1 = (const uint8_t *)p[1];
    uint8_t *restrict r0 = (uint8_t *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_heaviside_u8(a0[i], a1[i]);
}
static void heaviside_u16(char *const *p, sg_index n) {
    const uint16_t *restrict a0 = (const uint16_t *)p[0];
    const uint16_t *restrict a1 = (const uint16_t *)p[1];
    uint16_t *restrict r0 = (uint16_t *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_heaviside_u16(a0[i], a1[i]);
}
static void heaviside_u32(char *const *p, sg_index n) {
    const uint32_t *restrict a0 = (const uint32_t *)p[0];
    const uint32_t *restrict a1 = (const uint32_t *)p[1];
    uint32_t *restrict r0 = (uint32_t *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_heaviside_u32(a0[i], a1[i]);
}
static void heaviside_u64(char *const *p, sg_index n) {
    const uint64_t *restrict a0 = (const uint64_t *)p[0];
    const uint64_t *restrict a1 = (const uint64_t *)p[1];
    uint64_t *restrict r0 = (uint64_t *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_heaviside_u64(a0[i], a1[i]);
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
    {SG_i8, {SG_i8, SG_i8, SG_i8}, heaviside_i8},
    {SG_i16, {SG_i16, SG_i16, SG_i16}, heaviside_i16},
    {SG_i32, {SG_i32, SG_i32, SG_i32}, heaviside_i32},
    {SG_i64, {SG_i64, SG_i64, SG_i64}, heaviside_i64},
    {SG_u8, {SG_u8, SG_u8, SG_u8}, heaviside_u8},
    {SG_u16, {SG_u16, SG_u16, SG_u16}, heaviside_u16},
    {SG_u32, {SG_u32, SG_u32, SG_u32}, heaviside_u32},
    {SG_u64, {SG_u64, SG_u64, SG_u64}, heaviside_u64},
    {SG_b8, {SG_b8, SG_b8, SG_b8}, heaviside_b8},
};

const sg_kernel sg_kernels_heaviside[] = {
    {"heaviside", 2, 1, SG_ELEMENTS, 0, {SG_SAME, SG_SAME, SG_SAME}, 0, 11, heaviside_loops},
    {0}};
