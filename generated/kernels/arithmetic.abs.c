/* Generated from derivatives.yaml by `specgrad generate`; do not edit. */
#include "kernel.h"

/* abs: abs(self) */
SG_TWO_CLONES static void abs_f32(char *const *p, sg_index n) {
    const float *restrict a0 = (const float *)p[0];
    float *restrict r0 = (float *)p[1];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_abs_f32(a0[i]);
}
SG_TWO_CLONES static void abs_f64(char *const *p, sg_index n) {
    const double *restrict a0 = (const double *)p[0];
    double *restrict r0 = (double *)p[1];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_abs_f64(a0[i]);
}
SG_CLONES static void abs_c64(char *const *p, sg_index n) {
    const sg_c64 *restrict a0 = (const sg_c64 *)p[0];
    float *restrict r0 = (float *)p[1];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_abs_c64(a0[i]);
}
SG_CLONES static void abs_c128(char *const *p, sg_index n) {
    const sg_c128 *restrict a0 = (const sg_c128 *)p[0];
    double *restrict r0 = (double *)p[1];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_abs_c128(a0[i]);
}
static void abs_i8(char *const *p, sg_index n) {
    const int8_t *restrict a0 = (const int8_t *)p[0];
    int8_t *restrict r0 = (int8_t *)p[1];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_abs_i8(a0[i]);
}
static void abs_i16(char *const *p, sg_index n) {
    const int16_t *restrict a0 = (const int16_t *)p[0];
    int16_t *restrict r0 = (int16_t *)p[1];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_abs_i16(a0[i]);
}
static void abs_i32(char *const *p, sg_index n) {
    const int32_t *restrict a0 = (const int32_t *)p[0];
    int32_t *restrict r0 = (int32_t *)p[1];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_abs_i32(a0[i]);
}
static void abs_i64(char *const *p, sg_index n) {
    const int64_t *restrict a0 = (const int64_t *)p[0];
    int64_t *restrict r0 = (int64_t *)p[1];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_abs_i64(a0[i]);
}
static void abs_u8(char *const *p, sg_index n) {
    const uint8_t *restrict a0 = (const uint8_t *)p[0];
    uint8_t *restrict r0 = (uint8_t *)p[1];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_abs_u8(a0[i]);
}
static void abs_u16(char *const *p, sg_index n) {
    const uint16_t *restrict a0 = (const uint16_t *)p[0];
    uint16_t *restrict r0 = (uint16_t *)p[1];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_abs_u16(a0[i]);
}
static void abs_u32(char *const *p, sg_index n) {
    const uint32_t *restrict a0 = (const uint32_t *)p[0];
    uint32_t *restrict r0 = (uint32_t *)p[1];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_abs_u32(a0[i]);
}
static void abs_u64(char *const *p, sg_index n) {
    const uint64_t *restrict a0 = (const uint64_t *)p[0];
    uint64_t *restrict r0 = (uint64_t *)p[1];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_abs_u64(a0[i]);
}
static const sg_loop abs_loops[] = {
    {SG_f32, {SG_f32, SG_f32}, abs_f32},
    {SG_f64, {SG_f64, SG_f64}, abs_f64},
    {SG_c64, {SG_c64, SG_f32}, abs_c64},
    {SG_c128, {SG_c128, SG_f64}, abs_c128},
    {SG_i8, {SG_i8, SG_i8}, abs_i8},
    {SG_i16, {SG_i16, SG_i16}, abs_i16},
    {SG_i32, {SG_i32, SG_i32}, abs_i32},
    {SG_i64, {SG_i64, SG_i64}, abs_i64},
    {SG_u8, {SG_u8, SG_u8}, abs_u8},
    {SG_u16, {SG_u16, SG_u16}, abs_u16},
    {SG_u32, {SG_u32, SG_u32}, abs_u32},
    {SG_u64, {SG_u64, SG_u64}, abs_u64},
};

/* abs: grad * self.sgn() */
SG_TWO_CLONES static void abs_backward_self_f32(char *const *p, sg_index n) {
    const float *restrict a0 = (const float *)p[0];
    const float *restrict a1 = (const float *)p[1];
    float *restrict r0 = (float *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (a0[i] * sg_sgn_f32(a1[i]));
}
SG_TWO_CLONES static void abs_backward_self_f64(char *const *p, sg_index n) {
    const double *restrict a0 = (const double *)p[0];
    const double *restrict a1 = (const double *)p[1];
    double *restrict r0 = (double *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (a0[i] * sg_sgn_f64(a1[i]));
}
static void abs_backward_self_c64(char *const *p, sg_index n) {
    const float *restrict a0 = (const float *)p[0];
    const sg_c64 *restrict a1 = (const sg_c64 *)p[1];
    sg_c64 *restrict r0 = (sg_c64 *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_mul_c64(sg_from_real_c64(a0[i]), sg_sgn_c64(a1[i]));
}
static void abs_backward_self_c128(char *const *p, sg_index n) {
    const double *restrict a0 = (const double *)p[0];
    const sg_c128 *restrict a1 = (const sg_c128 *)p[1];
    sg_c128 *restrict r0 = (sg_c128 *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_mul_c128(sg_from_real_c128(a0[i]), sg_sgn_c128(a1[i]));
}
static const sg_loop abs_backward_self_loops[] = {
    {SG_f32, {SG_f32, SG_f32, SG_f32}, abs_backward_self_f32},
    {SG_f64, {SG_f64, SG_f64, SG_f64}, abs_backward_self_f64},
    {SG_c64, {SG_f32, SG_c64, SG_c64}, abs_backward_self_c64},
    {SG_c128, {SG_f64, SG_c128, SG_c128}, abs_backward_self_c128},
};

/* abs: _real_part(self_t.conj() * self_p.sgn()) */
static void abs_tangent_self_c64(char *const *p, sg_index n) {
    const sg_c64 *restrict a0 = (const sg_c64 *)p[0];
    const sg_c64 *restrict a1 = (const sg_c64 *)p[1];
    float *restrict r0 = (float *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_real_c64(sg_mul_c64(sg_conj_c64(a0[i]), sg_sgn_c64(a1[i])));
}
static void abs_tangent_self_c128(char *const *p, sg_index n) {
    const sg_c128 *restrict a0 = (const sg_c128 *)p[0];
    const sg_c128 *restrict a1 = (const sg_c128 *)p[1];
    double *restrict r0 = (double *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_real_c128(sg_mul_c128(sg_conj_c128(a0[i]), sg_sgn_c128(a1[i])));
}
static const sg_loop abs_tangent_self_loops[] = {
    {SG_f32, {SG_f32, SG_f32, SG_f32}, abs_backward_self_f32},
    {SG_f64, {SG_f64, SG_f64, SG_f64}, abs_backward_self_f64},
    {SG_c64, {SG_c64, SG_c64, SG_f32}, abs_tangent_self_c64},
    {SG_c128, {SG_c128, SG_c128, SG_f64}, abs_tangent_self_c128},
};

const sg_kernel sg_kernels_abs[] = {
    {"abs", 1, 1, SG_ELEMENTS, 0, {SG_SAME, SG_REAL_PART}, 0, 12, abs_loops},
    {"abs_backward_self", 2, 1, SG_ELEMENTS, 0, {SG_REAL_PART, SG_SAME, SG_SAME}, 0, 4, abs_backward_self_loops},
    {"abs_tangent_self", 2, 1, SG_ELEMENTS, 0, {SG_SAME, SG_SAME, SG_REAL_PART}, 0, 4, abs_tangent_self_loops},
    {0}};
