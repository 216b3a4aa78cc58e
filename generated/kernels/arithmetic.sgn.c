/* Generated from derivatives.yaml by `specgrad generate`; do not edit. */
#include "kernel.h"

/* sgn: sgn(self) */
SG_TWO_CLONES static void sgn_f32(char *const *p, sg_index n) {
    const float *restrict a0 = (const float *)p[0];
    float *restrict r0 = (float *)p[1];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_sgn_f32(a0[i]);
}
SG_TWO_CLONES static void sgn_f64(char *const *p, sg_index n) {
    const double *restrict a0 = (const double *)p[0];
    double *restrict r0 = (double *)p[1];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_sgn_f64(a0[i]);
}
static void sgn_c64(char *const *p, sg_index n) {
    const sg_c64 *restrict a0 = (const sg_c64 *)p[0];
    sg_c64 *restrict r0 = (sg_c64 *)p[1];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_sgn_c64(a0[i]);
}
static void sgn_c128(char *const *p, sg_index n) {
    const sg_c128 *restrict a0 = (const sg_c128 *)p[0];
    sg_c128 *restrict r0 = (sg_c128 *)p[1];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_sgn_c128(a0[i]);
}
static void sgn_i8(char *const *p, sg_index n) {
    const int8_t *restrict a0 = (const int8_t *)p[0];
    int8_t *restrict r0 = (int8_t *)p[1];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_sgn_i8(a0[i]);
}
static void sgn_i16(char *const *p, sg_index n) {
    const int16_t *restrict a0 = (const int16_t *)p[0];
    int16_t *restrict r0 = (int16_t *)p[1];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_sgn_i16(a0[i]);
}
static void sgn_i32(char *const *p, sg_index n) {
    const int32_t *restrict a0 = (const int32_t *)p[0];
    int32_t *restrict r0 = (int32_t *)p[1];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_sgn_i32(a0[i]);
}
static void sgn_i64(char *const *p, sg_index n) {
    const int64_t *restrict a0 = (const int64_t *)p[0];
    int64_t *restrict r0 = (int64_t *)p[1];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_sgn_i64(a0[i]);
}
static void sgn_u8(char *const *p, sg_index n) {
    const uint8_t *restrict a0 = (const uint8_t *)p[0];
    uint8_t *restrict r0 = (uint8_t *)p[1];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_sgn_u8(a0[i]);
}
static void sgn_u16(char *const *p, sg_index n) {
    const uint16_t *restrict a0 = (const uint16_t *)p[0];
    uint16_t *restrict r0 = (uint16_t *)p[1];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_sgn_u16(a0[i]);
}
static void sgn_u32(char *const *p, sg_index n) {
    const uint32_t *restrict a0 = (const uint32_t *)p[0];
    uint32_t *restrict r0 = (uint32_t *)p[1];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_sgn_u32(a0[i]);
}
static void sgn_u64(char *const *p, sg_index n) {
    const uint64_t *restrict a0 = (const uint64_t *)p[0];
    uint64_t *restrict r0 = (uint64_t *)p[1];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_sgn_u64(a0[i]);
}
static void sgn_b8(char *const *p, sg_index n) {
    const sg_bool *restrict a0 = (const sg_bool *)p[0];
    sg_bool *restrict r0 = (sg_bool *)p[1];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_sgn_b8(a0[i]);
}
static const sg_loop sgn_loops[] = {
    {SG_f32, {SG_f32, SG_f32}, sgn_f32},
    {SG_f64, {SG_f64, SG_f64}, sgn_f64},
    {SG_c64, {SG_c64, SG_c64}, sgn_c64},
    {SG_c128, {SG_c128, SG_c128}, sgn_c128},
    {SG_i8, {SG_i8, SG_i8}, sgn_i8},
    {SG_i16, {SG_i16, SG_i16}, sgn_i16},
    {SG_i32, {SG_i32, SG_i32}, sgn_i32},
    {SG_i64, {SG_i64, SG_i64}, sgn_i64},
    {SG_u8, {SG_u8, SG_u8}, sgn_u8},
    {SG_u16, {SG_u16, SG_u16}, sgn_u16},
    {SG_u32, {SG_u32, SG_u32}, sgn_u32},
    {SG_u64, {SG_u64, SG_u64}, sgn_u64},
    {SG_b8, {SG_b8, SG_b8}, sgn_b8},
};

/* sgn: where(self == 0, 0, (grad - result * _real_part(result.conj() * grad)) / self.abs()) if self.is_complex() else grad * 0 */
SG_LARGE static void sgn_backward_self_f32(char *const *p, sg_index n) {
    const float *restrict a0 = (const float *)p[0];
    const float *restrict a1 = (const float *)p[1];
    const float *restrict a2 = (const float *)p[2];
    float *restrict r0 = (float *)p[3];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = ((a0[i] == 0.0f) ? 0.0f : ((a1[i] - (a2[i] * (a2[i] * a1[i]))) / sg_abs_f32(a0[i])));
}
SG_LARGE static void sgn_backward_self_f64(char *const *p, sg_index n) {
    const double *restrict a0 = (const double *)p[0];
    const double *restrict a1 = (const double *)p[1];
    const double *restrict a2 = (const double *)p[2];
    double *restrict r0 = (double *)p[3];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = ((a0[i] == 0.0) ? 0.0 : ((a1[i] - (a2[i] * (a2[i] * a1[i]))) / sg_abs_f64(a0[i])));
}
static void sgn_backward_self_c64(char *const *p, sg_index n) {
    const sg_c64 *restrict a0 = (const sg_c64 *)p[0];
    const sg_c64 *restrict a1 = (const sg_c64 *)p[1];
    const sg_c64 *restrict a2 = (const sg_c64 *)p[2];
    sg_c64 *restrict r0 = (sg_c64 *)p[3];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (sg_eq_c64(a0[i], sg_from_real_c64(0.0f)) ? sg_from_real_c64(0.0f) : sg_div_c64(sg_sub_c64(a1[i], sg_mul_c64(a2[i], sg_from_real_c64(sg_real_c64(sg_mul_c64(sg_conj_c64(a2[i]), a1[i]))))), sg_from_real_c64(sg_abs_c64(a0[i]))));
}
static void sgn_backward_self_c128(char *const *p, sg_index n) {
    const sg_c128 *restrict a0 = (const sg_c128 *)p[0];
    const sg_c128 *restrict a1 = (const sg_c128 *)p[1];
    const sg_c128 *restrict a2 = (const sg_c128 *)p[2];
    sg_c128 *restrict r0 = (sg_c128 *)p[3];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (sg_eq_c128(a0[i], sg_from_real_c128(0.0)) ? sg_from_real_c128(0.0) : sg_div_c128(sg_sub_c128(a1[i], sg_mul_c128(a2[i], sg_from_real_c128(sg_real_c128(sg_mul_c128(sg_conj_c128(a2[i]), a1[i]))))), sg_from_real_c128(sg_abs_c128(a0[i]))));
}
static const sg_loop sgn_backward_self_loops[] = {
    {SG_f32, {SG_f32, SG_f32, SG_f32, SG_f32}, sgn_backward_self_f32},
    {SG_f64, {SG_f64, SG_f64, SG_f64, SG_f64}, sgn_backward_self_f64},
    {SG_c64, {SG_c64, SG_c64, SG_c64, SG_c64}, sgn_backward_self_c64},
    {SG_c128, {SG_c128, SG_c128, SG_c128, SG_c128}, sgn_backward_self_c128},
};

const sg_kernel sg_kernels_sgn[] = {
    {"sgn", 1, 1, SG_ELEMENTS, 0, {SG_SAME, SG_SAME}, 0, 13, sgn_loops},
    {"sgn_backward_self", 3, 1, SG_ELEMENTS, 0, {SG_SAME, SG_SAME, SG_SAME, SG_SAME}, 0, 4, sgn_backward_self_loops},
    {0}};
