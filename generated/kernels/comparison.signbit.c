/* Generated from derivatives.yaml by `specgrad generate`; do not edit. */
#include "kernel.h"

/* signbit: signbit(self) */
SG_TWO_CLONES static void signbit_f32(char *const *p, sg_index n) {
    const float *restrict a0 = (const float *)p[0];
    sg_bool *restrict r0 = (sg_bool *)p[1];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_signbit_f32(a0[i]);
}
SG_TWO_CLONES static void signbit_f64(char *const *p, sg_index n) {
    const double *restrict a0 = (const double *)p[0];
    sg_bool *restrict r0 = (sg_bool *)p[1];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_signbit_f64(a0[i]);
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
static void signbit_u8(char *const *p, sg_index n) {
    const uint8_t *restrict a0 = (const uint8_t *)p[0];
    sg_bool *restrict r0 = (sg_bool *)p[1];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_signbit_u8(a0[i]);
}
static void signbit_u16(char *const *p, sg_index n) {
    const uint16_t *restrict a0 = (const uint16_t *)p[0];
    sg_bool *restrict r0 = (sg_bool *)p[1];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_signbit_u16(a0[i]);
}
static void signbit_u32(char *const *p, sg_index n) {
    const uint32_t *restrict a0 = (const uint32_t *)p[0];
    sg_bool *restrict r0 = (sg_bool *)p[1];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_signbit_u32(a0[i]);
}
static void signbit_u64(char *const *p, sg_index n) {
    const uint64_t *restrict a0 = (const uint64_t *)p[0];
    sg_bool *restrict r0 = (sg_bool *)p[1];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_signbit_u64(a0[i]);
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
    {SG_i8, {SG_i8, SG_b8}, signbit_i8},
    {SG_i16, {SG_i16, SG_b8}, signbit_i16},
    {SG_i32, {SG_i32, SG_b8}, signbit_i32},
    {SG_i64, {SG_i64, SG_b8}, signbit_i64},
    {SG_u8, {SG_u8, SG_b8}, signbit_u8},
    {SG_u16, {SG_u16, SG_b8}, signbit_u16},
    {SG_u32, {SG_u32, SG_b8}, signbit_u32},
    {SG_u64, {SG_u64, SG_b8}, signbit_u64},
    {SG_b8, {SG_b8, SG_b8}, signbit_b8},
};

const sg_kernel sg_kernels_signbit[] = {
    {"signbit", 1, 1, SG_ELEMENTS, 0, {SG_SAME, SG_BOOL}, 0, 11, signbit_loops},
    {0}};
