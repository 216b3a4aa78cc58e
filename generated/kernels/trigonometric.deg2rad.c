/* Generated from derivatives.yaml by `specgrad generate`; do not edit. */
#include "kernel.h"

/* deg2rad: self * (pi / 180) */
SG_TWO_CLONES static void deg2rad_f32(char *const *p, sg_index n) {
    const float *restrict a0 = (const float *)p[0];
    const float x1 = *(const float *)p[1];
    float *restrict r0 = (float *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (a0[i] * x1);
}
SG_TWO_CLONES static void deg2rad_f64(char *const *p, sg_index n) {
    const double *restrict a0 = (const double *)p[0];
    const double x1 = *(const double *)p[1];
    double *restrict r0 = (double *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (a0[i] * x1);
}
static void deg2rad_i8(char *const *p, sg_index n) {
    const int8_t *restrict a0 = (const int8_t *)p[0];
    const int8_t x1 = *(const int8_t *)p[1];
    int8_t *restrict r0 = (int8_t *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (a0[i] * x1);
}
static void deg2rad_i16(char *const *p, sg_index n) {
    const int16_t *restrict a0 = (const int16_t *)p[0];
    const int16_t x1 = *(const int16_t *)p[1];
    int16_t *restrict r0 = (int16_t *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (a0[i] * x1);
}
static void deg2rad_i32(char *const *p, sg_index n) {
    const int32_t *restrict a0 = (const int32_t *)p[0];
    const int32_t x1 = *(const int32_t *)p[1];
    int32_t *restrict r0 = (int32_t *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (a0[i] * x1);
}
SG_CLONES static void deg2rad_i64(char *const *p, sg_index n) {
    const int64_t *restrict a0 = (const int64_t *)p[0];
    const int64_t x1 = *(const int64_t *)p[1];
    int64_t *restrict r0 = (int64_t *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (a0[i] * x1);
}
static void deg2rad_b8(char *const *p, sg_index n) {
    const sg_bool *restrict a0 = (const sg_bool *)p[0];
    const sg_bool x1 = *(const sg_bool *)p[1];
    sg_bool *restrict r0 = (sg_bool *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (a0[i] && x1);
}
static const sg_loop deg2rad_loops[] = {
    {SG_f32, {SG_f32, SG_f32, SG_f32}, deg2rad_f32},
    {SG_f64, {SG_f64, SG_f64, SG_f64}, deg2rad_f64},
    {SG_i8, {SG_i8, SG_i8, SG_i8}, deg2rad_i8},
    {SG_i16, {SG_i16, SG_i16, SG_i16}, deg2rad_i16},
    {SG_i32, {SG_i32, SG_i32, SG_i32}, deg2rad_i32},
    {SG_i64, {SG_i64, SG_i64, SG_i64}, deg2rad_i64},
    {SG_u8, {SG_u8, SG_u8, SG_u8}, deg2rad_i8},
    {SG_u16, {SG_u16, SG_u16, SG_u16}, deg2rad_i16},
    {SG_u32, {SG_u32, SG_u32, SG_u32}, deg2rad_i32},
    {SG_u64, {SG_u64, SG_u64, SG_u64}, deg2rad_i64},
    {SG_b8, {SG_b8, SG_b8, SG_b8}, deg2rad_b8},
};

const sg_kernel sg_kernels_deg2rad[] = {
    {"deg2rad", 2, 1, SG_ELEMENTS, 0, {SG_SAME, SG_REAL_PART, SG_SAME}, 2, 11, deg2rad_loops},
    {0}};
