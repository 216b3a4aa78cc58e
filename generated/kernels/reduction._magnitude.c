/* Generated from derivatives.yaml by `specgrad generate`; do not edit. */
#include "kernel.h"

/* _magnitude: grad * self.sgn() */
SG_TWO_CLONES static void _magnitude_backward_self_f32(char *const *p, sg_index n) {
    const float *restrict a0 = (const float *)p[0];
    const float *restrict a1 = (const float *)p[1];
    float *restrict r0 = (float *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (a0[i] * sg_sgn_f32(a1[i]));
}
SG_TWO_CLONES static void _magnitude_backward_self_f64(char *const *p, sg_index n) {
    const double *restrict a0 = (const double *)p[0];
    const double *restrict a1 = (const double *)p[1];
    double *restrict r0 = (double *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (a0[i] * sg_sgn_f64(a1[i]));
}
static void _magnitude_backward_self_c64(char *const *p, sg_index n) {
    const sg_c64 *restrict a0 = (const sg_c64 *)p[0];
    const sg_c64 *restrict a1 = (const sg_c64 *)p[1];
    sg_c64 *restrict r0 = (sg_c64 *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_mul_c64(a0[i], sg_sgn_c64(a1[i]));
}
static void _magnitude_backward_self_c128(char *const *p, sg_index n) {
    const sg_c128 *restrict a0 = (const sg_c128 *)p[0];
    const sg_c128 *restrict a1 = (const sg_c128 *)p[1];
    sg_c128 *restrict r0 = (sg_c128 *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_mul_c128(a0[i], sg_sgn_c128(a1[i]));
}
static void _magnitude_backward_self_i8(char *const *p, sg_index n) {
    const int8_t *restrict a0 = (const int8_t *)p[0];
    const int8_t *restrict a1 = (const int8_t *)p[1];
    int8_t *restrict r0 = (int8_t *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (a0[i] * sg_sgn_i8(a1[i]));
}
static void _magnitude_backward_self_i16(char *const *p, sg_index n) {
    const int16_t *restrict a0 = (const int16_t *)p[0];
    const int16_t *restrict a1 = (const int16_t *)p[1];
    int16_t *restrict r0 = (int16_t *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (a0[i] * sg_sgn_i16(a1[i]));
}
static void _magnitude_backward_self_i32(char *const *p, sg_index n) {
    const int32_t *restrict a0 = (const int32_t *)p[0];
    const int32_t *restrict a1 = (const int32_t *)p[1];
    int32_t *restrict r0 = (int32_t *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (a0[i] * sg_sgn_i32(a1[i]));
}
static void _magnitude_backward_self_i64(char *const *p, sg_index n) {
    const int64_t *restrict a0 = (const int64_t *)p[0];
    const int64_t *restrict a1 = (const int64_t *)p[1];
    int64_t *restrict r0 = (int64_t *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (a0[i] * sg_sgn_i64(a1[i]));
}
static void _magnitude_backward_self_u8(char *const *p, sg_index n) {
    const uint8_t *restrict a0 = (const uint8_t *)p[0];
    const uint8_t *restrict a1 = (const uint8_t *)p[1];
    uint8_t *restrict r0 = (uint8_t *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (a0[i] * sg_sgn_u8(a1[i]));
}
static void _magnitude_backward_self_u16(char *const *p, sg_index n) {
    const uint16_t *restrict a0 = (const uint16_t *)p[0];
    const uint16_t *restrict a1 = (const uint16_t *)p[1];
    uint16_t *restrict r0 = (uint16_t *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (a0[i] * sg_sgn_u16(a1[i]));
}
static void _magnitude_backward_self_u32(char *const *p, sg_index n) {
    const uint32_t *restrict a0 = (const uint32_t *)p[0];
    const uint32_t *restrict a1 = (const uint32_t *)p[1];
    uint32_t *restrict r0 = (uint32_t *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (a0[i] * sg_sgn_u32(a1[i]));
}
static void _magnitude_backward_self_u64(char *const *p, sg_index n) {
    const uint64_t *restrict a0 = (const uint64_t *)p[0];
    const uint64_t *restrict a1 = (const uint64_t *)p[1];
    uint64_t *restrict r0 = (uint64_t *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (a0[i] * sg_sgn_u64(a1[i]));
}
static void _magnitude_backward_self_b8(char *const *p, sg_index n) {
    const sg_bool *restrict a0 = (const sg_bool *)p[0];
    const sg_bool *restrict a1 = (const sg_bool *)p[1];
    sg_bool *restrict r0 = (sg_bool *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (a0[i] && sg_sgn_b8(a1[i]));
}
static const sg_loop _magnitude_backward_self_loops[] = {
    {SG_f32, {SG_f32, SG_f32, SG_f32}, _magnitude_backward_self_f32},
    {SG_f64, {SG_f64, SG_f64, SG_f64}, _magnitude_backward_self_f64},
    {SG_c64, {SG_c64, SG_c64, SG_c64}, _magnitude_backward_self_c64},
    {SG_c128, {SG_c128, SG_c128, SG_c128}, _magnitude_backward_self_c128},
    {SG_i8, {SG_i8, SG_i8, SG_i8}, _magnitude_backward_self_i8},
    {SG_i16, {SG_i16, SG_i16, SG_i16}, _magnitude_backward_self_i16},
    {SG_i32, {SG_i32, SG_i32, SG_i32}, _magnitude_backward_self_i32},
    {SG_i64, {SG_i64, SG_i64, SG_i64}, _magnitude_backward_self_i64},
    {SG_u8, {SG_u8, SG_u8, SG_u8}, _magnitude_backward_self_u8},
    {SG_u16, {SG_u16, SG_u16, SG_u16}, _magnitude_backward_self_u16},
    {SG_u32, {SG_u32, SG_u32, SG_u32}, _magnitude_backward_self_u32},
    {SG_u64, {SG_u64, SG_u64, SG_u64}, _magnitude_backward_self_u64},
    {SG_b8, {SG_b8, SG_b8, SG_b8}, _magnitude_backward_self_b8},
};

/* _magnitude: _real_part(self_t.conj() * self_p.sgn()) */
static void _magnitude_tangent_self_c64(char *const *p, sg_index n) {
    const sg_c64 *restrict a0 = (const sg_c64 *)p[0];
    const sg_c64 *restrict a1 = (const sg_c64 *)p[1];
    float *restrict r0 = (float *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_real_c64(sg_mul_c64(sg_conj_c64(a0[i]), sg_sgn_c64(a1[i])));
}
static void _magnitude_tangent_self_c128(char *const *p, sg_index n) {
    const sg_c128 *restrict a0 = (const sg_c128 *)p[0];
    const sg_c128 *restrict a1 = (const sg_c128 *)p[1];
    double *restrict r0 = (double *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_real_c128(sg_mul_c128(sg_conj_c128(a0[i]), sg_sgn_c128(a1[i])));
}
static const sg_loop _magnitude_tangent_self_loops[] = {
    {SG_f32, {SG_f32, SG_f32, SG_f32}, _magnitude_backward_self_f32},
    {SG_f64, {SG_f64, SG_f64, SG_f64}, _magnitude_backward_self_f64},
    {SG_c64, {SG_c64, SG_c64, SG_f32}, _magnitude_tangent_self_c64},
    {SG_c128, {SG_c128, SG_c128, SG_f64}, _magnitude_tangent_self_c128},
    {SG_i8, {SG_i8, SG_i8, SG_i8}, _magnitude_backward_self_i8},
    {SG_i16, {SG_i16, SG_i16, SG_i16}, _magnitude_backward_self_i16},
    {SG_i32, {SG_i32, SG_i32, SG_i32}, _magnitude_backward_self_i32},
    {SG_i64, {SG_i64, SG_i64, SG_i64}, _magnitude_backward_self_i64},
    {SG_u8, {SG_u8, SG_u8, SG_u8}, _magnitude_backward_self_u8},
    {SG_u16, {SG_u16, SG_u16, SG_u16}, _magnitude_backward_self_u16},
    {SG_u32, {SG_u32, SG_u32, SG_u32}, _magnitude_backward_self_u32},
    {SG_u64, {SG_u64, SG_u64, SG_u64}, _magnitude_backward_self_u64},
    {SG_b8, {SG_b8, SG_b8, SG_b8}, _magnitude_backward_self_b8},
};

const sg_kernel sg_kernels__magnitude[] = {
    {"_magnitude_backward_self", 2, 1, SG_ELEMENTS, 0, {SG_SAME, SG_SAME, SG_SAME}, 0, 13, _magnitude_backward_self_loops},
    {"_magnitude_tangent_self", 2, 1, SG_ELEMENTS, 0, {SG_SAME, SG_SAME, SG_REAL_PART}, 0, 13, _magnitude_tangent_self_loops},
    {0}};
