/* Generated from derivatives.yaml by `specgrad generate`; do not edit. */
#include "kernel.h"

/* trunc: trunc(self) */
SG_TWO_CLONES static void trunc_f32(char *const *p, sg_index n) {
    const float *restrict a0 = (const float *)p[0];
    float *restrict r0 = (float *)p[1];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_trunc_f32(a0[i]);
}
SG_TWO_CLONES static void trunc_f64(char *const *p, sg_index n) {
    const double *restrict a0 = (const double *)p[0];
    double *restrict r0 = (double *)p[1];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_trunc_f64(a0[i]);
}
static void trunc_i8(char *const *p, sg_index n) {
    const int8_t *restrict a0 = (const int8_t *)p[0];
    int8_t *restrict r0 = (int8_t *)p[1];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_trunc_i8(a0[i]);
}
static void trunc_i16(char *const *p, sg_index n) {
    const int16_t *restrict a0 = (const int16_t *)p[0];
    int16_t *restrict r0 = (int16_t *)p[1];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_trunc_i16(a0[i]);
}
static void trunc_i32(char *const *p, sg_index n) {
    const int32_t *restrict a0 = (const int32_t *)p[0];
    int32_t *restrict r0 = (int32_t *)p[1];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_trunc_i32(a0[i]);
}
static void trunc_i64(char *const *p, sg_index n) {
    const int64_t *restrict a0 = (const int64_t *)p[0];
    int64_t *restrict r0 = (int64_t *)p[1];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_trunc_i64(a0[i]);
}
static const sg_loop trunc_loops[] = {
    {SG_f32, {SG_f32, SG_f32}, trunc_f32},
    {SG_f64, {SG_f64, SG_f64}, trunc_f64},
    {SG_i8, {SG_i8, SG_i8}, trunc_i8},
    {SG_i16, {SG_i16, SG_i16}, trunc_i16},
    {SG_i32, {SG_i32, SG_i32}, trunc_i32},
    {SG_i64, {SG_i64, SG_i64}, trunc_i64},
    {SG_u8, {SG_u8, SG_u8}, trunc_i8},
    {SG_u16, {SG_u16, SG_u16}, trunc_i16},
    {SG_u32, {SG_u32, SG_u32}, trunc_i32},
    {SG_u64, {SG_u64, SG_u64}, trunc_i64},
};

const sg_kernel sg_kernels_trunc[] = {
    {"trunc", 1, 1, SG_ELEMENTS, 0, {SG_SAME, SG_SAME}, 0, 10, trunc_loops},
    {0}};
