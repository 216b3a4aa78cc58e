/* Generated from derivatives.yaml by `specgrad generate`; do not edit. */
#include "kernel.h"

/* addr: self_t * beta + vec1_t.unsqueeze(1) * vec2_p * alpha + vec1_p.unsqueeze(1) * vec2_t * alpha */
SG_TWO_CLONES static void addr_tangent_vec1_f32(char *const *p, sg_index n) {
    const float *restrict a0 = (const float *)p[0];
    const float *restrict a1 = (const float *)p[1];
    const float x2 = *(const float *)p[2];
    float *restrict r0 = (float *)p[3];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = ((a0[i] * a1[i]) * x2);
}
SG_TWO_CLONES static void addr_tangent_vec1_f64(char *const *p, sg_index n) {
    const double *restrict a0 = (const double *)p[0];
    const double *restrict a1 = (const double *)p[1];
    const double x2 = *(const double *)p[2];
    double *restrict r0 = (double *)p[3];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = ((a0[i] * a1[i]) * x2);
}
static void addr_tangent_vec1_c64(char *const *p, sg_index n) {
    const sg_c64 *restrict a0 = (const sg_c64 *)p[0];
    const sg_c64 *restrict a1 = (const sg_c64 *)p[1];
    const sg_c64 x2 = *(const sg_c64 *)p[2];
    sg_c64 *restrict r0 = (sg_c64 *)p[3];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_mul_c64(sg_mul_c64(a0[i], a1[i]), x2);
}
static void addr_tangent_vec1_c128(char *const *p, sg_index n) {
    const sg_c128 *restrict a0 = (const sg_c128 *)p[0];
    const sg_c128 *restrict a1 = (const sg_c128 *)p[1];
    const sg_c128 x2 = *(const sg_c128 *)p[2];
    sg_c128 *restrict r0 = (sg_c128 *)p[3];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_mul_c128(sg_mul_c128(a0[i], a1[i]), x2);
}
static void addr_tangent_vec1_i8(char *const *p, sg_index n) {
    const int8_t *restrict a0 = (const int8_t *)p[0];
    const int8_t *restrict a1 = (const int8_t *)p[1];
    const int8_t x2 = *(const int8_t *)p[2];
    int8_t *restrict r0 = (int8_t *)p[3];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = ((a0[i] * a1[i]) * x2);
}
static void addr_tangent_vec1_i16(char *const *p, sg_index n) {
    const int16_t *restrict a0 = (const int16_t *)p[0];
    const int16_t *restrict a1 = (const int16_t *)p[1];
    const int16_t x2 = *(const int16_t *)p[2];
    int16_t *restrict r0 = (int16_t *)p[3];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = ((a0[i] * a1[i]) * x2);
}
static void addr_tangent_vec1_i32(char *const *p, sg_index n) {
    const int32_t *restrict a0 = (const int32_t *)p[0];
    const int32_t *restrict a1 = (const int32_t *)p[1];
    const int32_t x2 = *(const int32_t *)p[2];
    int32_t *restrict r0 = (int32_t *)p[3];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = ((a0[i] * a1[i]) * x2);
}
static void addr_tangent_vec1_i64(char *const *p, sg_index n) {
    const int64_t *restrict a0 = (const int64_t *)p[0];
    const int64_t *restrict a1 = (const int64_t *)p[1];
    const int64_t x2 = *(const int64_t *)p[2];
    int64_t *restrict r0 = (int64_t *)p[3];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = ((a0[i] * a1[i]) * x2);
}
static void addr_tangent_vec1_b8(char *const *p, sg_index n) {
    const sg_bool *restrict a0 = (const sg_bool *)p[0];
    const sg_bool *restrict a1 = (const sg_bool *)p[1];
    const sg_bool x2 = *(const sg_bool *)p[2];
    sg_bool *restrict r0 = (sg_bool *)p[3];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = ((a0[i] && a1[i]) && x2);
}
static const sg_loop addr_tangent_vec1_loops[] = {
    {SG_f32, {SG_f32, SG_f32, SG_f32, SG_f32}, addr_tangent_vec1_f32},
    {SG_f64, {SG_f64, SG_f64, SG_f64, SG_f64}, addr_tangent_vec1_f64},
    {SG_c64, {SG_c64, SG_c64, SG_c64, SG_c64}, addr_tangent_vec1_c64},
    {SG_c128, {SG_c128, SG_c128, SG_c128, SG_c128}, addr_tangent_vec1_c128},
    {SG_i8, {SG_i8, SG_i8, SG_i8, SG_i8}, addr_tangent_vec1_i8},
    {SG_i16, {SG_i16, SG_i16, SG_i16, SG_i16}, addr_tangent_vec1_i16},
    {SG_i32, {SG_i32, SG_i32, SG_i32, SG_i32}, addr_tangent_vec1_i32},
    {SG_i64, {SG_i64, SG_i64, SG_i64, SG_i64}, addr_tangent_vec1_i64},
    {SG_u8, {SG_u8, SG_u8, SG_u8, SG_u8}, addr_tangent_vec1_i8},
    {SG_u16, {SG_u16, SG_u16, SG_u16, SG_u16}, addr_tangent_vec1_i16},
    {SG_u32, {SG_u32, SG_u32, SG_u32, SG_u32}, addr_tangent_vec1_i32},
    {SG_u64, {SG_u64, SG_u64, SG_u64, SG_u64}, addr_tangent_vec1_i64},
    {SG_b8, {SG_b8, SG_b8, SG_b8, SG_b8}, addr_tangent_vec1_b8},
};

const sg_kernel sg_kernels_addr[] = {
    {"addr_tangent_vec1", 3, 1, SG_ELEMENTS, 0, {SG_SAME, SG_SAME, SG_SAME, SG_SAME}, 4, 13, addr_tangent_vec1_loops},
    {0}};
