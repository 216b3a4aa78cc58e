/* Generated from derivatives.yaml by `specgrad generate`; do not edit. */
#include "kernel.h"

/* pow: pow(self, exponent) */
SG_CLONES static void pow_f32(char *const *p, sg_index n) {
    const float *restrict a0 = (const float *)p[0];
    const float *restrict a1 = (const float *)p[1];
    float *restrict r0 = (float *)p[2];
    sg_pow_blocks_f32(a0, 1, a1, 1, r0, n);
}
SG_CLONES static void pow_f64(char *const *p, sg_index n) {
    const double *restrict a0 = (const double *)p[0];
    const double *restrict a1 = (const double *)p[1];
    double *restrict r0 = (double *)p[2];
    sg_pow_blocks_f64(a0, 1, a1, 1, r0, n);
}
static void pow_c64(char *const *p, sg_index n) {
    const sg_c64 *restrict a0 = (const sg_c64 *)p[0];
    const sg_c64 *restrict a1 = (const sg_c64 *)p[1];
    sg_c64 *restrict r0 = (sg_c64 *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_pow_c64(a0[i], a1[i]);
}
static void pow_c128(char *const *p, sg_index n) {
    const sg_c128 *restrict a0 = (const sg_c128 *)p[0];
    const sg_c128 *restrict a1 = (const sg_c128 *)p[1];
    sg_c128 *restrict r0 = (sg_c128 *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_pow_c128(a0[i], a1[i]);
}
static void pow_i8(char *const *p, sg_index n) {
    const int8_t *restrict a0 = (const int8_t *)p[0];
    const int8_t *restrict a1 = (const int8_t *)p[1];
    int8_t *restrict r0 = (int8_t *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_pow_i8(a0[i], a1[i]);
}
static void pow_i16(char *const *p, sg_index n) {
    const int16_t *restrict a0 = (const int16_t *)p[0];
    const int16_t *restrict a1 = (const int16_t *)p[1];
    int16_t *restrict r0 = (int16_t *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_pow_i16(a0[i], a1[i]);
}
static void pow_i32(char *const *p, sg_index n) {
    const int32_t *restrict a0 = (const int32_t *)p[0];
    const int32_t *restrict a1 = (const int32_t *)p[1];
    int32_t *restrict r0 = (int32_t *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_pow_i32(a0[i], a1[i]);
}
static void pow_i64(char *const *p, sg_index n) {
    const int64_t *restrict a0 = (const int64_t *)p[0];
    const int64_t *restrict a1 = (const int64_t *)p[1];
    int64_t *restrict r0 = (int64_t *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_pow_i64(a0[i], a1[i]);
}
static void pow_u8(char *const *p, sg_index n) {
    const uint8_t *restrict a0 = (const uint8_t *)p[0];
    const uint8_t *restrict a1 = (const uint8_t *)p[1];
    uint8_t *restrict r0 = (uint8_t *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_pow_u8(a0[i], a1[i]);
}
static void pow_u16(char *const *p, sg_index n) {
    const uint16_t *restrict a0 = (const uint16_t *)p[0];
    const uint16_t *restrict a1 = (const uint16_t *)p[1];
    uint16_t *restrict r0 = (uint16_t *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_pow_u16(a0[i], a1[i]);
}
static void pow_u32(char *const *p, sg_index n) {
    const uint32_t *restrict a0 = (const uint32_t *)p[0];
    const uint32_t *restrict a1 = (const uint32_t *)p[1];
    uint32_t *restrict r0 = (uint32_t *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_pow_u32(a0[i], a1[i]);
}
static void pow_u64(char *const *p, sg_index n) {
    const uint64_t *restrict a0 = (const uint64_t *)p[0];
    const uint64_t *restrict a1 = (const uint64_t *)p[1];
    uint64_t *restrict r0 = (uint64_t *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_pow_u64(a0[i], a1[i]);
}
static const sg_loop pow_loops[] = {
    {SG_f32, {SG_f32, SG_f32, SG_f32}, pow_f32},
    {SG_f64, {SG_f64, SG_f64, SG_f64}, pow_f64},
    {SG_c64, {SG_c64, SG_c64, SG_c64}, pow_c64},
    {SG_c128, {SG_c128, SG_c128, SG_c128}, pow_c128},
    {SG_i8, {SG_i8, SG_i8, SG_i8}, pow_i8},
    {SG_i16, {SG_i16, SG_i16, SG_i16}, pow_i16},
    {SG_i32, {SG_i32, SG_i32, SG_i32}, pow_i32},
    {SG_i64, {SG_i64, SG_i64, SG_i64}, pow_i64},
    {SG_u8, {SG_u8, SG_u8, SG_u8}, pow_u8},
    {SG_u16, {SG_u16, SG_u16, SG_u16}, pow_u16},
    {SG_u32, {SG_u32, SG_u32, SG_u32}, pow_u32},
    {SG_u64, {SG_u64, SG_u64, SG_u64}, pow_u64},
};

/* pow: grad * (exponent * where(constant, 1, self).pow(exponent - 1)).conj() */
SG_LARGE static void pow_backward_self_f32(char *const *p, sg_index n) {
    const float *restrict a0 = (const float *)p[0];
    const float *restrict a1 = (const float *)p[1];
    const float *restrict a2 = (const float *)p[2];
    float *restrict r0 = (float *)p[3];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (a0[i] * (a1[i] * sg_pow_f32((((a1[i] == 0.0f) & sg_bit_not_b8(((1.0f / sg_abs_f32(a2[i])) < SG_INF))) ? 1.0f : a2[i]), (a1[i] - 1.0f))));
}
SG_LARGE static void pow_backward_self_f64(char *const *p, sg_index n) {
    const double *restrict a0 = (const double *)p[0];
    const double *restrict a1 = (const double *)p[1];
    const double *restrict a2 = (const double *)p[2];
    double *restrict r0 = (double *)p[3];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (a0[i] * (a1[i] * sg_pow_f64((((a1[i] == 0.0) & sg_bit_not_b8(((1.0 / sg_abs_f64(a2[i])) < SG_INF))) ? 1.0 : a2[i]), (a1[i] - 1.0))));
}
static void pow_backward_self_c64(char *const *p, sg_index n) {
    const sg_c64 *restrict a0 = (const sg_c64 *)p[0];
    const sg_c64 *restrict a1 = (const sg_c64 *)p[1];
    const sg_c64 *restrict a2 = (const sg_c64 *)p[2];
    sg_c64 *restrict r0 = (sg_c64 *)p[3];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_mul_c64(a0[i], sg_conj_c64(sg_mul_c64(a1[i], sg_pow_c64(((sg_eq_c64(a1[i], sg_from_real_c64(0.0f)) & sg_bit_not_b8(((1.0f / sg_abs_c64(a2[i])) < SG_INF))) ? sg_from_real_c64(1.0f) : a2[i]), sg_sub_c64(a1[i], sg_from_real_c64(1.0f))))));
}
static void pow_backward_self_c128(char *const *p, sg_index n) {
    const sg_c128 *restrict a0 = (const sg_c128 *)p[0];
    const sg_c128 *restrict a1 = (const sg_c128 *)p[1];
    const sg_c128 *restrict a2 = (const sg_c128 *)p[2];
    sg_c128 *restrict r0 = (sg_c128 *)p[3];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_mul_c128(a0[i], sg_conj_c128(sg_mul_c128(a1[i], sg_pow_c128(((sg_eq_c128(a1[i], sg_from_real_c128(0.0)) & sg_bit_not_b8(((1.0 / sg_abs_c128(a2[i])) < SG_INF))) ? sg_from_real_c128(1.0) : a2[i]), sg_sub_c128(a1[i], sg_from_real_c128(1.0))))));
}
static const sg_loop pow_backward_self_loops[] = {
    {SG_f32, {SG_f32, SG_f32, SG_f32, SG_f32}, pow_backward_self_f32},
    {SG_f64, {SG_f64, SG_f64, SG_f64, SG_f64}, pow_backward_self_f64},
    {SG_c64, {SG_c64, SG_c64, SG_c64, SG_c64}, pow_backward_self_c64},
    {SG_c128, {SG_c128, SG_c128, SG_c128, SG_c128}, pow_backward_self_c128},
};

/* pow: grad * (result * where(vanishes, 1, self).log()).conj() */
SG_LARGE static void pow_backward_exponent_f32(char *const *p, sg_index n) {
    const float *restrict a0 = (const float *)p[0];
    const float *restrict a1 = (const float *)p[1];
    const float *restrict a2 = (const float *)p[2];
    const float *restrict a3 = (const float *)p[3];
    float *restrict r0 = (float *)p[4];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (a0[i] * (a1[i] * sg_log_f32((((a2[i] == 0.0f) & (a3[i] >= 0.0f)) ? 1.0f : a2[i]))));
}
SG_LARGE static void pow_backward_exponent_f64(char *const *p, sg_index n) {
    const double *restrict a0 = (const double *)p[0];
    const double *restrict a1 = (const double *)p[1];
    const double *restrict a2 = (const double *)p[2];
    const double *restrict a3 = (const double *)p[3];
    double *restrict r0 = (double *)p[4];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (a0[i] * (a1[i] * sg_log_f64((((a2[i] == 0.0) & (a3[i] >= 0.0)) ? 1.0 : a2[i]))));
}
static void pow_backward_exponent_c64(char *const *p, sg_index n) {
    const sg_c64 *restrict a0 = (const sg_c64 *)p[0];
    const sg_c64 *restrict a1 = (const sg_c64 *)p[1];
    const sg_c64 *restrict a2 = (const sg_c64 *)p[2];
    const sg_c64 *restrict a3 = (const sg_c64 *)p[3];
    sg_c64 *restrict r0 = (sg_c64 *)p[4];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_mul_c64(a0[i], sg_conj_c64(sg_mul_c64(a1[i], sg_log_c64(((sg_eq_c64(a2[i], sg_from_real_c64(0.0f)) & (sg_real_c64(a3[i]) >= 0.0f)) ? sg_from_real_c64(1.0f) : a2[i])))));
}
static void pow_backward_exponent_c128(char *const *p, sg_index n) {
    const sg_c128 *restrict a0 = (const sg_c128 *)p[0];
    const sg_c128 *restrict a1 = (const sg_c128 *)p[1];
    const sg_c128 *restrict a2 = (const sg_c128 *)p[2];
    const sg_c128 *restrict a3 = (const sg_c128 *)p[3];
    sg_c128 *restrict r0 = (sg_c128 *)p[4];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_mul_c128(a0[i], sg_conj_c128(sg_mul_c128(a1[i], sg_log_c128(((sg_eq_c128(a2[i], sg_from_real_c128(0.0)) & (sg_real_c128(a3[i]) >= 0.0)) ? sg_from_real_c128(1.0) : a2[i])))));
}
static const sg_loop pow_backward_exponent_loops[] = {
    {SG_f32, {SG_f32, SG_f32, SG_f32, SG_f32, SG_f32}, pow_backward_exponent_f32},
    {SG_f64, {SG_f64, SG_f64, SG_f64, SG_f64, SG_f64}, pow_backward_exponent_f64},
    {SG_c64, {SG_c64, SG_c64, SG_c64, SG_c64, SG_c64}, pow_backward_exponent_c64},
    {SG_c128, {SG_c128, SG_c128, SG_c128, SG_c128, SG_c128}, pow_backward_exponent_c128},
};

/* pow: grad * (exponent * where(constant, 1, self).pow(exponent - 1)).conj(); grad * (result * where(vanishes, 1, self).log()).conj() */
SG_CLONES static void pow_backward_f32(char *const *p, sg_index n) {
    const float *a0 = (const float *)p[0];
    const float *a1 = (const float *)p[1];
    const float *a2 = (const float *)p[2];
    const float *a3 = (const float *)p[3];
    float *r0 = (float *)p[4];
    float *r1 = (float *)p[5];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++) {
        const float v0 = (a0[i] * (a1[i] * sg_pow_f32((((a1[i] == 0.0f) & sg_bit_not_b8(((1.0f / sg_abs_f32(a2[i])) < SG_INF))) ? 1.0f : a2[i]), (a1[i] - 1.0f))));
        const float v1 = (a0[i] * (a3[i] * sg_log_f32((((a2[i] == 0.0f) & (a1[i] >= 0.0f)) ? 1.0f : a2[i]))));
        r0[i] = v0;
        r1[i] = v1;
    }
}
SG_LARGE static void pow_backward_f64(char *const *p, sg_index n) {
    const double *a0 = (const double *)p[0];
    const double *a1 = (const double *)p[1];
    const double *a2 = (const double *)p[2];
    const double *a3 = (const double *)p[3];
    double *r0 = (double *)p[4];
    double *r1 = (double *)p[5];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++) {
        const double v0 = (a0[i] * (a1[i] * sg_pow_f64((((a1[i] == 0.0) & sg_bit_not_b8(((1.0 / sg_abs_f64(a2[i])) < SG_INF))) ? 1.0 : a2[i]), (a1[i] - 1.0))));
        const double v1 = (a0[i] * (a3[i] * sg_log_f64((((a2[i] == 0.0) & (a1[i] >= 0.0)) ? 1.0 : a2[i]))));
        r0[i] = v0;
        r1[i] = v1;
    }
}
static void pow_backward_c64(char *const *p, sg_index n) {
    const sg_c64 *a0 = (const sg_c64 *)p[0];
    const sg_c64 *a1 = (const sg_c64 *)p[1];
    const sg_c64 *a2 = (const sg_c64 *)p[2];
    const sg_c64 *a3 = (const sg_c64 *)p[3];
    sg_c64 *r0 = (sg_c64 *)p[4];
    sg_c64 *r1 = (sg_c64 *)p[5];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++) {
        const sg_c64 v0 = sg_mul_c64(a0[i], sg_conj_c64(sg_mul_c64(a1[i], sg_pow_c64(((sg_eq_c64(a1[i], sg_from_real_c64(0.0f)) & sg_bit_not_b8(((1.0f / sg_abs_c64(a2[i])) < SG_INF))) ? sg_from_real_c64(1.0f) : a2[i]), sg_sub_c64(a1[i], sg_from_real_c64(1.0f))))));
        const sg_c64 v1 = sg_mul_c64(a0[i], sg_conj_c64(sg_mul_c64(a3[i], sg_log_c64(((sg_eq_c64(a2[i], sg_from_real_c64(0.0f)) & (sg_real_c64(a1[i]) >= 0.0f)) ? sg_from_real_c64(1.0f) : a2[i])))));
        r0[i] = v0;
        r1[i] = v1;
    }
}
static void pow_backward_c128(char *const *p, sg_index n) {
    const sg_c128 *a0 = (const sg_c128 *)p[0];
    const sg_c128 *a1 = (const sg_c128 *)p[1];
    const sg_c128 *a2 = (const sg_c128 *)p[2];
    const sg_c128 *a3 = (const sg_c128 *)p[3];
    sg_c128 *r0 = (sg_c128 *)p[4];
    sg_c128 *r1 = (sg_c128 *)p[5];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++) {
        const sg_c128 v0 = sg_mul_c128(a0[i], sg_conj_c128(sg_mul_c128(a1[i], sg_pow_c128(((sg_eq_c128(a1[i], sg_from_real_c128(0.0)) & sg_bit_not_b8(((1.0 / sg_abs_c128(a2[i])) < SG_INF))) ? sg_from_real_c128(1.0) : a2[i]), sg_sub_c128(a1[i], sg_from_real_c128(1.0))))));
        const sg_c128 v1 = sg_mul_c128(a0[i], sg_conj_c128(sg_mul_c128(a3[i], sg_log_c128(((sg_eq_c128(a2[i], sg_from_real_c128(0.0)) & (sg_real_c128(a1[i]) >= 0.0)) ? sg_from_real_c128(1.0) : a2[i])))));
        r0[i] = v0;
        r1[i] = v1;
    }
}
static const sg_loop pow_backward_loops[] = {
    {SG_f32, {SG_f32, SG_f32, SG_f32, SG_f32, SG_f32, SG_f32}, pow_backward_f32},
    {SG_f64, {SG_f64, SG_f64, SG_f64, SG_f64, SG_f64, SG_f64}, pow_backward_f64},
    {SG_c64, {SG_c64, SG_c64, SG_c64, SG_c64, SG_c64, SG_c64}, pow_backward_c64},
    {SG_c128, {SG_c128, SG_c128, SG_c128, SG_c128, SG_c128, SG_c128}, pow_backward_c128},
};

/* pow: auto_element_wise */
static void pow_tangent_self_c64(char *const *p, sg_index n) {
    const sg_c64 *restrict a0 = (const sg_c64 *)p[0];
    const sg_c64 *restrict a1 = (const sg_c64 *)p[1];
    const sg_c64 *restrict a2 = (const sg_c64 *)p[2];
    sg_c64 *restrict r0 = (sg_c64 *)p[3];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_mul_c64(a0[i], sg_mul_c64(a1[i], sg_pow_c64(((sg_eq_c64(a1[i], sg_from_real_c64(0.0f)) & sg_bit_not_b8(((1.0f / sg_abs_c64(a2[i])) < SG_INF))) ? sg_from_real_c64(1.0f) : a2[i]), sg_sub_c64(a1[i], sg_from_real_c64(1.0f)))));
}
static void pow_tangent_self_c128(char *const *p, sg_index n) {
    const sg_c128 *restrict a0 = (const sg_c128 *)p[0];
    const sg_c128 *restrict a1 = (const sg_c128 *)p[1];
    const sg_c128 *restrict a2 = (const sg_c128 *)p[2];
    sg_c128 *restrict r0 = (sg_c128 *)p[3];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_mul_c128(a0[i], sg_mul_c128(a1[i], sg_pow_c128(((sg_eq_c128(a1[i], sg_from_real_c128(0.0)) & sg_bit_not_b8(((1.0 / sg_abs_c128(a2[i])) < SG_INF))) ? sg_from_real_c128(1.0) : a2[i]), sg_sub_c128(a1[i], sg_from_real_c128(1.0)))));
}
static const sg_loop pow_tangent_self_loops[] = {
    {SG_f32, {SG_f32, SG_f32, SG_f32, SG_f32}, pow_backward_self_f32},
    {SG_f64, {SG_f64, SG_f64, SG_f64, SG_f64}, pow_backward_self_f64},
    {SG_c64, {SG_c64, SG_c64, SG_c64, SG_c64}, pow_tangent_self_c64},
    {SG_c128, {SG_c128, SG_c128, SG_c128, SG_c128}, pow_tangent_self_c128},
};

/* pow: auto_element_wise */
static void pow_tangent_exponent_c64(char *const *p, sg_index n) {
    const sg_c64 *restrict a0 = (const sg_c64 *)p[0];
    const sg_c64 *restrict a1 = (const sg_c64 *)p[1];
    const sg_c64 *restrict a2 = (const sg_c64 *)p[2];
    const sg_c64 *restrict a3 = (const sg_c64 *)p[3];
    sg_c64 *restrict r0 = (sg_c64 *)p[4];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_mul_c64(a0[i], sg_mul_c64(a1[i], sg_log_c64(((sg_eq_c64(a2[i], sg_from_real_c64(0.0f)) & (sg_real_c64(a3[i]) >= 0.0f)) ? sg_from_real_c64(1.0f) : a2[i]))));
}
static void pow_tangent_exponent_c128(char *const *p, sg_index n) {
    const sg_c128 *restrict a0 = (const sg_c128 *)p[0];
    const sg_c128 *restrict a1 = (const sg_c128 *)p[1];
    const sg_c128 *restrict a2 = (const sg_c128 *)p[2];
    const sg_c128 *restrict a3 = (const sg_c128 *)p[3];
    sg_c128 *restrict r0 = (sg_c128 *)p[4];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_mul_c128(a0[i], sg_mul_c128(a1[i], sg_log_c128(((sg_eq_c128(a2[i], sg_from_real_c128(0.0)) & (sg_real_c128(a3[i]) >= 0.0)) ? sg_from_real_c128(1.0) : a2[i]))));
}
static const sg_loop pow_tangent_exponent_loops[] = {
    {SG_f32, {SG_f32, SG_f32, SG_f32, SG_f32, SG_f32}, pow_backward_exponent_f32},
    {SG_f64, {SG_f64, SG_f64, SG_f64, SG_f64, SG_f64}, pow_backward_exponent_f64},
    {SG_c64, {SG_c64, SG_c64, SG_c64, SG_c64, SG_c64}, pow_tangent_exponent_c64},
    {SG_c128, {SG_c128, SG_c128, SG_c128, SG_c128, SG_c128}, pow_tangent_exponent_c128},
};

const sg_kernel sg_kernels_pow[] = {
    {"pow", 2, 1, SG_ELEMENTS, 0, {SG_SAME, SG_SAME, SG_SAME}, 0, 12, pow_loops},
    {"pow_backward_self", 3, 1, SG_ELEMENTS, 0, {SG_SAME, SG_SAME, SG_SAME, SG_SAME}, 0, 4, pow_backward_self_loops},
    {"pow_backward_exponent", 4, 1, SG_ELEMENTS, 0, {SG_SAME, SG_SAME, SG_SAME, SG_SAME, SG_SAME}, 0, 4, pow_backward_exponent_loops},
    {"pow_backward", 4, 2, SG_ELEMENTS, 0, {SG_SAME, SG_SAME, SG_SAME, SG_SAME, SG_SAME, SG_SAME}, 0, 4, pow_backward_loops},
    {"pow_tangent_self", 3, 1, SG_ELEMENTS, 0, {SG_SAME, SG_SAME, SG_SAME, SG_SAME}, 0, 4, pow_tangent_self_loops},
    {"pow_tangent_exponent", 4, 1, SG_ELEMENTS, 0, {SG_SAME, SG_SAME, SG_SAME, SG_SAME, SG_SAME}, 0, 4, pow_tangent_exponent_loops},
    {0}};
