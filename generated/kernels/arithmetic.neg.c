/* Generated from derivatives.yaml by `specgrad generate`; do not edit. */
#include "kernel.h"

/* neg: -self */
SG_TWO_CLONES static void neg_f32(char *const *p, sg_index n) {
    const float *restrict a0 = (const float *)p[0];
    float *restrict r0 = (float *)p[1];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (-a0[i]);
}
SG_TWO_CLONES static void neg_f64(char *const *p, sg_index n) {
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
    {SG_i8, {SG_i8, SG_i8}, neg_i8},
    {SG_i16, {SG_i16, SG_i16}, neg_i16},
    {SG_i32, {SG_i32, SG_i32}, neg_i32},
    {SG_i64, {SG_i64, SG_i64}, neg_i64},
    {SG_u8, {SG_u8, SG_u8}, neg_i8},
    {SG_u16, {SG_u16, SG_u16}, neg_i16},
    {SG_u32, {SG_u32, SG_u32}, neg_i32},
    {SG_u64, {SG_u64, SG_u64}, neg_i64},
};

const sg_kernel sg_kernels_neg[] = {
    {"neg", 1, 1, SG_ELEMENTS, 0, {SG_SAME, SG_SAME}, 0, 12, neg_loops},
    {0}};
