/* Generated from derivatives.yaml by `specgrad generate`; do not edit. */
#include "kernel.h"

/* pow.Scalar: self * self if exponent == 2 else self * self * self if exponent == 3 else sqrt(self) if exponent == 0.5 else 1 / self if exponent == -1 else pow(self, exponent) */
SG_TWO_CLONES static void pow_Scalar_f32(char *const *p, sg_index n) {
    const float *restrict a0 = (const float *)p[0];
    float *restrict r0 = (float *)p[1];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (a0[i] * a0[i]);
}
SG_TWO_CLONES static void pow_Scalar_f64(char *const *p, sg_index n) {
    const double *restrict a0 = (const double *)p[0];
    double *restrict r0 = (double *)p[1];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (a0[i] * a0[i]);
}
SG_COMPLEX_CLONES static void pow_Scalar_c64(char *const *p, sg_index n) {
    const sg_c64 *restrict a0 = (const sg_c64 *)p[0];
    sg_c64 *restrict r0 = (sg_c64 *)p[1];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_mul_c64(a0[i], a0[i]);
}
SG_COMPLEX_CLONES static void pow_Scalar_c128(char *const *p, sg_index n) {
    const sg_c128 *restrict a0 = (const sg_c128 *)p[0];
    sg_c128 *restrict r0 = (sg_c128 *)p[1];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_mul_c128(a0[i], a0[i]);
}
static void pow_Scalar_i8(char *const *p, sg_index n) {
    const int8_t *restrict a0 = (const int8_t *)p[0];
    int8_t *restrict r0 = (int8_t *)p[1];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (a0[i] * a0[i]);
}
static void pow_Scalar_i16(char *const *p, sg_index n) {
    const int16_t *restrict a0 = (const int16_t *)p[0];
    int16_t *restrict r0 = (int16_t *)p[1];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (a0[i] * a0[i]);
}
static void pow_Scalar_i32(char *const *p, sg_index n) {
    const int32_t *restrict a0 = (const int32_t *)p[0];
    int32_t *restrict r0 = (int32_t *)p[1];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (a0[i] * a0[i]);
}
SG_CLONES static void pow_Scalar_i64(char *const *p, sg_index n) {
    const int64_t *restrict a0 = (const int64_t *)p[0];
    int64_t *restrict r0 = (int64_t *)p[1];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (a0[i] * a0[i]);
}
static const sg_loop pow_Scalar_loops[] = {
    {SG_f32, {SG_f32, SG_f32}, pow_Scalar_f32},
    {SG_f64, {SG_f64, SG_f64}, pow_Scalar_f64},
    {SG_c64, {SG_c64, SG_c64}, pow_Scalar_c64},
    {SG_c128, {SG_c128, SG_c128}, pow_Scalar_c128},
    {SG_i8, {SG_i8, SG_i8}, pow_Scalar_i8},
    {SG_i16, {SG_i16, SG_i16}, pow_Scalar_i16},
    {SG_i32, {SG_i32, SG_i32}, pow_Scalar_i32},
    {SG_i64, {SG_i64, SG_i64}, pow_Scalar_i64},
    {SG_u8, {SG_u8, SG_u8}, pow_Scalar_i8},
    {SG_u16, {SG_u16, SG_u16}, pow_Scalar_i16},
    {SG_u32, {SG_u32, SG_u32}, pow_Scalar_i32},
    {SG_u64, {SG_u64, SG_u64}, pow_Scalar_i64},
};

/* pow.Scalar: self * self if exponent == 2 else self * self * self if exponent == 3 else sqrt(self) if exponent == 0.5 else 1 / self if exponent == -1 else pow(self, exponent) */
SG_TWO_CLONES static void pow_Scalar_2_f32(char *const *p, sg_index n) {
    const float *restrict a0 = (const float *)p[0];
    float *restrict r0 = (float *)p[1];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = ((a0[i] * a0[i]) * a0[i]);
}
SG_TWO_CLONES static void pow_Scalar_2_f64(char *const *p, sg_index n) {
    const double *restrict a0 = (const double *)p[0];
    double *restrict r0 = (double *)p[1];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = ((a0[i] * a0[i]) * a0[i]);
}
static void pow_Scalar_2_c64(char *const *p, sg_index n) {
    const sg_c64 *restrict a0 = (const sg_c64 *)p[0];
    sg_c64 *restrict r0 = (sg_c64 *)p[1];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_mul_c64(sg_mul_c64(a0[i], a0[i]), a0[i]);
}
static void pow_Scalar_2_c128(char *const *p, sg_index n) {
    const sg_c128 *restrict a0 = (const sg_c128 *)p[0];
    sg_c128 *restrict r0 = (sg_c128 *)p[1];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_mul_c128(sg_mul_c128(a0[i], a0[i]), a0[i]);
}
static void pow_Scalar_2_i8(char *const *p, sg_index n) {
    const int8_t *restrict a0 = (const int8_t *)p[0];
    int8_t *restrict r0 = (int8_t *)p[1];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = ((a0[i] * a0[i]) * a0[i]);
}
static void pow_Scalar_2_i16(char *const *p, sg_index n) {
    const int16_t *restrict a0 = (const int16_t *)p[0];
    int16_t *restrict r0 = (int16_t *)p[1];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = ((a0[i] * a0[i]) * a0[i]);
}
static void pow_Scalar_2_i32(char *const *p, sg_index n) {
    const int32_t *restrict a0 = (const int32_t *)p[0];
    int32_t *restrict r0 = (int32_t *)p[1];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = ((a0[i] * a0[i]) * a0[i]);
}
static void pow_Scalar_2_i64(char *const *p, sg_index n) {
    const int64_t *restrict a0 = (const int64_t *)p[0];
    int64_t *restrict r0 = (int64_t *)p[1];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = ((a0[i] * a0[i]) * a0[i]);
}
static const sg_loop pow_Scalar_2_loops[] = {
    {SG_f32, {SG_f32, SG_f32}, pow_Scalar_2_f32},
    {SG_f64, {SG_f64, SG_f64}, pow_Scalar_2_f64},
    {SG_c64, {SG_c64, SG_c64}, pow_Scalar_2_c64},
    {SG_c128, {SG_c128, SG_c128}, pow_Scalar_2_c128},
    {SG_i8, {SG_i8, SG_i8}, pow_Scalar_2_i8},
    {SG_i16, {SG_i16, SG_i16}, pow_Scalar_2_i16},
    {SG_i32, {SG_i32, SG_i32}, pow_Scalar_2_i32},
    {SG_i64, {SG_i64, SG_i64}, pow_Scalar_2_i64},
    {SG_u8, {SG_u8, SG_u8}, pow_Scalar_2_i8},
    {SG_u16, {SG_u16, SG_u16}, pow_Scalar_2_i16},
    {SG_u32, {SG_u32, SG_u32}, pow_Scalar_2_i32},
    {SG_u64, {SG_u64, SG_u64}, pow_Scalar_2_i64},
};

/* pow.Scalar: self * self if exponent == 2 else self * self * self if exponent == 3 else sqrt(self) if exponent == 0.5 else 1 / self if exponent == -1 else pow(self, exponent) */
SG_CLONES static void pow_Scalar_3_f32(char *const *p, sg_index n) {
    const float *restrict a0 = (const float *)p[0];
    float *restrict r0 = (float *)p[1];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_sqrt_f32(a0[i]);
}
SG_CLONES static void pow_Scalar_3_f64(char *const *p, sg_index n) {
    const double *restrict a0 = (const double *)p[0];
    double *restrict r0 = (double *)p[1];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_sqrt_f64(a0[i]);
}
static void pow_Scalar_3_c64(char *const *p, sg_index n) {
    const sg_c64 *restrict a0 = (const sg_c64 *)p[0];
    sg_c64 *restrict r0 = (sg_c64 *)p[1];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_sqrt_c64(a0[i]);
}
static void pow_Scalar_3_c128(char *const *p, sg_index n) {
    const sg_c128 *restrict a0 = (const sg_c128 *)p[0];
    sg_c128 *restrict r0 = (sg_c128 *)p[1];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_sqrt_c128(a0[i]);
}
static const sg_loop pow_Scalar_3_loops[] = {
    {SG_f32, {SG_f32, SG_f32}, pow_Scalar_3_f32},
    {SG_f64, {SG_f64, SG_f64}, pow_Scalar_3_f64},
    {SG_c64, {SG_c64, SG_c64}, pow_Scalar_3_c64},
    {SG_c128, {SG_c128, SG_c128}, pow_Scalar_3_c128},
};

/* pow.Scalar: self * self if exponent == 2 else self * self * self if exponent == 3 else sqrt(self) if exponent == 0.5 else 1 / self if exponent == -1 else pow(self, exponent) */
SG_TWO_CLONES static void pow_Scalar_4_f32(char *const *p, sg_index n) {
    const float *restrict a0 = (const float *)p[0];
    float *restrict r0 = (float *)p[1];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (1.0f / a0[i]);
}
SG_TWO_CLONES static void pow_Scalar_4_f64(char *const *p, sg_index n) {
    const double *restrict a0 = (const double *)p[0];
    double *restrict r0 = (double *)p[1];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (1.0 / a0[i]);
}
static void pow_Scalar_4_c64(char *const *p, sg_index n) {
    const sg_c64 *restrict a0 = (const sg_c64 *)p[0];
    sg_c64 *restrict r0 = (sg_c64 *)p[1];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_div_c64(sg_from_real_c64(1.0f), a0[i]);
}
static void pow_Scalar_4_c128(char *const *p, sg_index n) {
    const sg_c128 *restrict a0 = (const sg_c128 *)p[0];
    sg_c128 *restrict r0 = (sg_c128 *)p[1];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_div_c128(sg_from_real_c128(1.0), a0[i]);
}
static const sg_loop pow_Scalar_4_loops[] = {
    {SG_f32, {SG_f32, SG_f32}, pow_Scalar_4_f32},
    {SG_f64, {SG_f64, SG_f64}, pow_Scalar_4_f64},
    {SG_c64, {SG_c64, SG_c64}, pow_Scalar_4_c64},
    {SG_c128, {SG_c128, SG_c128}, pow_Scalar_4_c128},
};

/* pow.Scalar: self * self if exponent == 2 else self * self * self if exponent == 3 else sqrt(self) if exponent == 0.5 else 1 / self if exponent == -1 else pow(self, exponent) */
SG_CLONES static void pow_Scalar_5_f32(char *const *p, sg_index n) {
    const float *restrict a0 = (const float *)p[0];
    const float x1 = *(const float *)p[1];
    float *restrict r0 = (float *)p[2];
    sg_pow_blocks_f32(a0, 1, &x1, 0, r0, n);
}
SG_CLONES static void pow_Scalar_5_f64(char *const *p, sg_index n) {
    const double *restrict a0 = (const double *)p[0];
    const double x1 = *(const double *)p[1];
    double *restrict r0 = (double *)p[2];
    sg_pow_blocks_f64(a0, 1, &x1, 0, r0, n);
}
static void pow_Scalar_5_c64(char *const *p, sg_index n) {
    const sg_c64 *restrict a0 = (const sg_c64 *)p[0];
    const sg_c64 x1 = *(const sg_c64 *)p[1];
    sg_c64 *restrict r0 = (sg_c64 *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_pow_c64(a0[i], x1);
}
static void pow_Scalar_5_c128(char *const *p, sg_index n) {
    const sg_c128 *restrict a0 = (const sg_c128 *)p[0];
    const sg_c128 x1 = *(const sg_c128 *)p[1];
    sg_c128 *restrict r0 = (sg_c128 *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_pow_c128(a0[i], x1);
}
static void pow_Scalar_5_i8(char *const *p, sg_index n) {
    const int8_t *restrict a0 = (const int8_t *)p[0];
    const int8_t x1 = *(const int8_t *)p[1];
    int8_t *restrict r0 = (int8_t *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_pow_i8(a0[i], x1);
}
static void pow_Scalar_5_i16(char *const *p, sg_index n) {
    const int16_t *restrict a0 = (const int16_t *)p[0];
    const int16_t x1 = *(const int16_t *)p[1];
    int16_t *restrict r0 = (int16_t *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_pow_i16(a0[i], x1);
}
static void pow_Scalar_5_i32(char *const *p, sg_index n) {
    const int32_t *restrict a0 = (const int32_t *)p[0];
    const int32_t x1 = *(const int32_t *)p[1];
    int32_t *restrict r0 = (int32_t *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_pow_i32(a0[i], x1);
}
static void pow_Scalar_5_i64(char *const *p, sg_index n) {
    const int64_t *restrict a0 = (const int64_t *)p[0];
    const int64_t x1 = *(const int64_t *)p[1];
    int64_t *restrict r0 = (int64_t *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_pow_i64(a0[i], x1);
}
static void pow_Scalar_5_u8(char *const *p, sg_index n) {
    const uint8_t *restrict a0 = (const uint8_t *)p[0];
    const uint8_t x1 = *(const uint8_t *)p[1];
    uint8_t *restrict r0 = (uint8_t *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_pow_u8(a0[i], x1);
}
static void pow_Scalar_5_u16(char *const *p, sg_index n) {
    const uint16_t *restrict a0 = (const uint16_t *)p[0];
    const uint16_t x1 = *(const uint16_t *)p[1];
    uint16_t *restrict r0 = (uint16_t *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_pow_u16(a0[i], x1);
}
static void pow_Scalar_5_u32(char *const *p, sg_index n) {
    const uint32_t *restrict a0 = (const uint32_t *)p[0];
    const uint32_t x1 = *(const uint32_t *)p[1];
    uint32_t *restrict r0 = (uint32_t *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_pow_u32(a0[i], x1);
}
static void pow_Scalar_5_u64(char *const *p, sg_index n) {
    const uint64_t *restrict a0 = (const uint64_t *)p[0];
    const uint64_t x1 = *(const uint64_t *)p[1];
    uint64_t *restrict r0 = (uint64_t *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_pow_u64(a0[i], x1);
}
static const sg_loop pow_Scalar_5_loops[] = {
    {SG_f32, {SG_f32, SG_f32, SG_f32}, pow_Scalar_5_f32},
    {SG_f64, {SG_f64, SG_f64, SG_f64}, pow_Scalar_5_f64},
    {SG_c64, {SG_c64, SG_c64, SG_c64}, pow_Scalar_5_c64},
    {SG_c128, {SG_c128, SG_c128, SG_c128}, pow_Scalar_5_c128},
    {SG_i8, {SG_i8, SG_i8, SG_i8}, pow_Scalar_5_i8},
    {SG_i16, {SG_i16, SG_i16, SG_i16}, pow_Scalar_5_i16},
    {SG_i32, {SG_i32, SG_i32, SG_i32}, pow_Scalar_5_i32},
    {SG_i64, {SG_i64, SG_i64, SG_i64}, pow_Scalar_5_i64},
    {SG_u8, {SG_u8, SG_u8, SG_u8}, pow_Scalar_5_u8},
    {SG_u16, {SG_u16, SG_u16, SG_u16}, pow_Scalar_5_u16},
    {SG_u32, {SG_u32, SG_u32, SG_u32}, pow_Scalar_5_u32},
    {SG_u64, {SG_u64, SG_u64, SG_u64}, pow_Scalar_5_u64},
};

/* pow.Scalar: grad * (2 * self).conj() if exponent == 2 else grad * (3 * self * self).conj() if exponent == 3 else grad * 0 if exponent == 0 else 0.5 * grad * rsqrt(self).conj() if exponent == 0.5 else grad * (exponent * self.pow(exponent - 1)).conj() */
SG_TWO_CLONES static void pow_Scalar_backward_self_f32(char *const *p, sg_index n) {
    const float *restrict a0 = (const float *)p[0];
    const float *restrict a1 = (const float *)p[1];
    float *restrict r0 = (float *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (a0[i] * ((3.0f * a1[i]) * a1[i]));
}
SG_TWO_CLONES static void pow_Scalar_backward_self_f64(char *const *p, sg_index n) {
    const double *restrict a0 = (const double *)p[0];
    const double *restrict a1 = (const double *)p[1];
    double *restrict r0 = (double *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (a0[i] * ((3.0 * a1[i]) * a1[i]));
}
static void pow_Scalar_backward_self_c64(char *const *p, sg_index n) {
    const sg_c64 *restrict a0 = (const sg_c64 *)p[0];
    const sg_c64 *restrict a1 = (const sg_c64 *)p[1];
    sg_c64 *restrict r0 = (sg_c64 *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_mul_c64(a0[i], sg_conj_c64(sg_mul_c64(sg_mul_c64(sg_from_real_c64(3.0f), a1[i]), a1[i])));
}
static void pow_Scalar_backward_self_c128(char *const *p, sg_index n) {
    const sg_c128 *restrict a0 = (const sg_c128 *)p[0];
    const sg_c128 *restrict a1 = (const sg_c128 *)p[1];
    sg_c128 *restrict r0 = (sg_c128 *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_mul_c128(a0[i], sg_conj_c128(sg_mul_c128(sg_mul_c128(sg_from_real_c128(3.0), a1[i]), a1[i])));
}
static const sg_loop pow_Scalar_backward_self_loops[] = {
    {SG_f32, {SG_f32, SG_f32, SG_f32}, pow_Scalar_backward_self_f32},
    {SG_f64, {SG_f64, SG_f64, SG_f64}, pow_Scalar_backward_self_f64},
    {SG_c64, {SG_c64, SG_c64, SG_c64}, pow_Scalar_backward_self_c64},
    {SG_c128, {SG_c128, SG_c128, SG_c128}, pow_Scalar_backward_self_c128},
};

/* pow.Scalar: grad * (2 * self).conj() if exponent == 2 else grad * (3 * self * self).conj() if exponent == 3 else grad * 0 if exponent == 0 else 0.5 * grad * rsqrt(self).conj() if exponent == 0.5 else grad * (exponent * self.pow(exponent - 1)).conj() */
SG_TWO_CLONES static void pow_Scalar_backward_self_2_f32(char *const *p, sg_index n) {
    const float *restrict a0 = (const float *)p[0];
    float *restrict r0 = (float *)p[1];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (a0[i] * 0.0f);
}
SG_TWO_CLONES static void pow_Scalar_backward_self_2_f64(char *const *p, sg_index n) {
    const double *restrict a0 = (const double *)p[0];
    double *restrict r0 = (double *)p[1];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (a0[i] * 0.0);
}
static void pow_Scalar_backward_self_2_c64(char *const *p, sg_index n) {
    const sg_c64 *restrict a0 = (const sg_c64 *)p[0];
    sg_c64 *restrict r0 = (sg_c64 *)p[1];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_mul_c64(a0[i], sg_from_real_c64(0.0f));
}
static void pow_Scalar_backward_self_2_c128(char *const *p, sg_index n) {
    const sg_c128 *restrict a0 = (const sg_c128 *)p[0];
    sg_c128 *restrict r0 = (sg_c128 *)p[1];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_mul_c128(a0[i], sg_from_real_c128(0.0));
}
static const sg_loop pow_Scalar_backward_self_2_loops[] = {
    {SG_f32, {SG_f32, SG_f32}, pow_Scalar_backward_self_2_f32},
    {SG_f64, {SG_f64, SG_f64}, pow_Scalar_backward_self_2_f64},
    {SG_c64, {SG_c64, SG_c64}, pow_Scalar_backward_self_2_c64},
    {SG_c128, {SG_c128, SG_c128}, pow_Scalar_backward_self_2_c128},
};

/* pow.Scalar: grad * (2 * self).conj() if exponent == 2 else grad * (3 * self * self).conj() if exponent == 3 else grad * 0 if exponent == 0 else 0.5 * grad * rsqrt(self).conj() if exponent == 0.5 else grad * (exponent * self.pow(exponent - 1)).conj() */
SG_CLONES static void pow_Scalar_backward_self_3_f32(char *const *p, sg_index n) {
    const float *restrict a0 = (const float *)p[0];
    const float *restrict a1 = (const float *)p[1];
    float *restrict r0 = (float *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = ((0.5f * a0[i]) * sg_rsqrt_f32(a1[i]));
}
SG_CLONES static void pow_Scalar_backward_self_3_f64(char *const *p, sg_index n) {
    const double *restrict a0 = (const double *)p[0];
    const double *restrict a1 = (const double *)p[1];
    double *restrict r0 = (double *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = ((0.5 * a0[i]) * sg_rsqrt_f64(a1[i]));
}
static void pow_Scalar_backward_self_3_c64(char *const *p, sg_index n) {
    const sg_c64 *restrict a0 = (const sg_c64 *)p[0];
    const sg_c64 *restrict a1 = (const sg_c64 *)p[1];
    sg_c64 *restrict r0 = (sg_c64 *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_mul_c64(sg_mul_c64(sg_from_real_c64(0.5f), a0[i]), sg_conj_c64(sg_rsqrt_c64(a1[i])));
}
static void pow_Scalar_backward_self_3_c128(char *const *p, sg_index n) {
    const sg_c128 *restrict a0 = (const sg_c128 *)p[0];
    const sg_c128 *restrict a1 = (const sg_c128 *)p[1];
    sg_c128 *restrict r0 = (sg_c128 *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_mul_c128(sg_mul_c128(sg_from_real_c128(0.5), a0[i]), sg_conj_c128(sg_rsqrt_c128(a1[i])));
}
static const sg_loop pow_Scalar_backward_self_3_loops[] = {
    {SG_f32, {SG_f32, SG_f32, SG_f32}, pow_Scalar_backward_self_3_f32},
    {SG_f64, {SG_f64, SG_f64, SG_f64}, pow_Scalar_backward_self_3_f64},
    {SG_c64, {SG_c64, SG_c64, SG_c64}, pow_Scalar_backward_self_3_c64},
    {SG_c128, {SG_c128, SG_c128, SG_c128}, pow_Scalar_backward_self_3_c128},
};

/* pow.Scalar: grad * (2 * self).conj() if exponent == 2 else grad * (3 * self * self).conj() if exponent == 3 else grad * 0 if exponent == 0 else 0.5 * grad * rsqrt(self).conj() if exponent == 0.5 else grad * (exponent * self.pow(exponent - 1)).conj() */
SG_TWO_CLONES static void pow_Scalar_backward_self_4_f32(char *const *p, sg_index n) {
    const float *restrict a0 = (const float *)p[0];
    const float x1 = *(const float *)p[1];
    const float *restrict a2 = (const float *)p[2];
    float *restrict r0 = (float *)p[3];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (a0[i] * (x1 * (a2[i] * a2[i])));
}
SG_TWO_CLONES static void pow_Scalar_backward_self_4_f64(char *const *p, sg_index n) {
    const double *restrict a0 = (const double *)p[0];
    const double x1 = *(const double *)p[1];
    const double *restrict a2 = (const double *)p[2];
    double *restrict r0 = (double *)p[3];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (a0[i] * (x1 * (a2[i] * a2[i])));
}
static void pow_Scalar_backward_self_4_c64(char *const *p, sg_index n) {
    const sg_c64 *restrict a0 = (const sg_c64 *)p[0];
    const sg_c64 x1 = *(const sg_c64 *)p[1];
    const sg_c64 *restrict a2 = (const sg_c64 *)p[2];
    sg_c64 *restrict r0 = (sg_c64 *)p[3];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_mul_c64(a0[i], sg_conj_c64(sg_mul_c64(x1, sg_mul_c64(a2[i], a2[i]))));
}
static void pow_Scalar_backward_self_4_c128(char *const *p, sg_index n) {
    const sg_c128 *restrict a0 = (const sg_c128 *)p[0];
    const sg_c128 x1 = *(const sg_c128 *)p[1];
    const sg_c128 *restrict a2 = (const sg_c128 *)p[2];
    sg_c128 *restrict r0 = (sg_c128 *)p[3];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_mul_c128(a0[i], sg_conj_c128(sg_mul_c128(x1, sg_mul_c128(a2[i], a2[i]))));
}
static const sg_loop pow_Scalar_backward_self_4_loops[] = {
    {SG_f32, {SG_f32, SG_f32, SG_f32, SG_f32}, pow_Scalar_backward_self_4_f32},
    {SG_f64, {SG_f64, SG_f64, SG_f64, SG_f64}, pow_Scalar_backward_self_4_f64},
    {SG_c64, {SG_c64, SG_c64, SG_c64, SG_c64}, pow_Scalar_backward_self_4_c64},
    {SG_c128, {SG_c128, SG_c128, SG_c128, SG_c128}, pow_Scalar_backward_self_4_c128},
};

/* pow.Scalar: grad * (2 * self).conj() if exponent == 2 else grad * (3 * self * self).conj() if exponent == 3 else grad * 0 if exponent == 0 else 0.5 * grad * rsqrt(self).conj() if exponent == 0.5 else grad * (exponent * self.pow(exponent - 1)).conj() */
SG_TWO_CLONES static void pow_Scalar_backward_self_5_f32(char *const *p, sg_index n) {
    const float *restrict a0 = (const float *)p[0];
    const float x1 = *(const float *)p[1];
    const float *restrict a2 = (const float *)p[2];
    float *restrict r0 = (float *)p[3];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (a0[i] * (x1 * ((a2[i] * a2[i]) * a2[i])));
}
SG_TWO_CLONES static void pow_Scalar_backward_self_5_f64(char *const *p, sg_index n) {
    const double *restrict a0 = (const double *)p[0];
    const double x1 = *(const double *)p[1];
    const double *restrict a2 = (const double *)p[2];
    double *restrict r0 = (double *)p[3];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (a0[i] * (x1 * ((a2[i] * a2[i]) * a2[i])));
}
static void pow_Scalar_backward_self_5_c64(char *const *p, sg_index n) {
    const sg_c64 *restrict a0 = (const sg_c64 *)p[0];
    const sg_c64 x1 = *(const sg_c64 *)p[1];
    const sg_c64 *restrict a2 = (const sg_c64 *)p[2];
    sg_c64 *restrict r0 = (sg_c64 *)p[3];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_mul_c64(a0[i], sg_conj_c64(sg_mul_c64(x1, sg_mul_c64(sg_mul_c64(a2[i], a2[i]), a2[i]))));
}
static void pow_Scalar_backward_self_5_c128(char *const *p, sg_index n) {
    const sg_c128 *restrict a0 = (const sg_c128 *)p[0];
    const sg_c128 x1 = *(const sg_c128 *)p[1];
    const sg_c128 *restrict a2 = (const sg_c128 *)p[2];
    sg_c128 *restrict r0 = (sg_c128 *)p[3];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_mul_c128(a0[i], sg_conj_c128(sg_mul_c128(x1, sg_mul_c128(sg_mul_c128(a2[i], a2[i]), a2[i]))));
}
static const sg_loop pow_Scalar_backward_self_5_loops[] = {
    {SG_f32, {SG_f32, SG_f32, SG_f32, SG_f32}, pow_Scalar_backward_self_5_f32},
    {SG_f64, {SG_f64, SG_f64, SG_f64, SG_f64}, pow_Scalar_backward_self_5_f64},
    {SG_c64, {SG_c64, SG_c64, SG_c64, SG_c64}, pow_Scalar_backward_self_5_c64},
    {SG_c128, {SG_c128, SG_c128, SG_c128, SG_c128}, pow_Scalar_backward_self_5_c128},
};

/* pow.Scalar: grad * (2 * self).conj() if exponent == 2 else grad * (3 * self * self).conj() if exponent == 3 else grad * 0 if exponent == 0 else 0.5 * grad * rsqrt(self).conj() if exponent == 0.5 else grad * (exponent * self.pow(exponent - 1)).conj() */
SG_CLONES static void pow_Scalar_backward_self_6_f32(char *const *p, sg_index n) {
    const float *restrict a0 = (const float *)p[0];
    const float x1 = *(const float *)p[1];
    const float *restrict a2 = (const float *)p[2];
    float *restrict r0 = (float *)p[3];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (a0[i] * (x1 * sg_sqrt_f32(a2[i])));
}
SG_CLONES static void pow_Scalar_backward_self_6_f64(char *const *p, sg_index n) {
    const double *restrict a0 = (const double *)p[0];
    const double x1 = *(const double *)p[1];
    const double *restrict a2 = (const double *)p[2];
    double *restrict r0 = (double *)p[3];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (a0[i] * (x1 * sg_sqrt_f64(a2[i])));
}
static void pow_Scalar_backward_self_6_c64(char *const *p, sg_index n) {
    const sg_c64 *restrict a0 = (const sg_c64 *)p[0];
    const sg_c64 x1 = *(const sg_c64 *)p[1];
    const sg_c64 *restrict a2 = (const sg_c64 *)p[2];
    sg_c64 *restrict r0 = (sg_c64 *)p[3];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_mul_c64(a0[i], sg_conj_c64(sg_mul_c64(x1, sg_sqrt_c64(a2[i]))));
}
static void pow_Scalar_backward_self_6_c128(char *const *p, sg_index n) {
    const sg_c128 *restrict a0 = (const sg_c128 *)p[0];
    const sg_c128 x1 = *(const sg_c128 *)p[1];
    const sg_c128 *restrict a2 = (const sg_c128 *)p[2];
    sg_c128 *restrict r0 = (sg_c128 *)p[3];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_mul_c128(a0[i], sg_conj_c128(sg_mul_c128(x1, sg_sqrt_c128(a2[i]))));
}
static const sg_loop pow_Scalar_backward_self_6_loops[] = {
    {SG_f32, {SG_f32, SG_f32, SG_f32, SG_f32}, pow_Scalar_backward_self_6_f32},
    {SG_f64, {SG_f64, SG_f64, SG_f64, SG_f64}, pow_Scalar_backward_self_6_f64},
    {SG_c64, {SG_c64, SG_c64, SG_c64, SG_c64}, pow_Scalar_backward_self_6_c64},
    {SG_c128, {SG_c128, SG_c128, SG_c128, SG_c128}, pow_Scalar_backward_self_6_c128},
};

/* pow.Scalar: grad * (2 * self).conj() if exponent == 2 else grad * (3 * self * self).conj() if exponent == 3 else grad * 0 if exponent == 0 else 0.5 * grad * rsqrt(self).conj() if exponent == 0.5 else grad * (exponent * self.pow(exponent - 1)).conj() */
SG_TWO_CLONES static void pow_Scalar_backward_self_7_f32(char *const *p, sg_index n) {
    const float *restrict a0 = (const float *)p[0];
    const float x1 = *(const float *)p[1];
    const float *restrict a2 = (const float *)p[2];
    float *restrict r0 = (float *)p[3];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (a0[i] * (x1 * (1.0f / a2[i])));
}
SG_TWO_CLONES static void pow_Scalar_backward_self_7_f64(char *const *p, sg_index n) {
    const double *restrict a0 = (const double *)p[0];
    const double x1 = *(const double *)p[1];
    const double *restrict a2 = (const double *)p[2];
    double *restrict r0 = (double *)p[3];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (a0[i] * (x1 * (1.0 / a2[i])));
}
static void pow_Scalar_backward_self_7_c64(char *const *p, sg_index n) {
    const sg_c64 *restrict a0 = (const sg_c64 *)p[0];
    const sg_c64 x1 = *(const sg_c64 *)p[1];
    const sg_c64 *restrict a2 = (const sg_c64 *)p[2];
    sg_c64 *restrict r0 = (sg_c64 *)p[3];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_mul_c64(a0[i], sg_conj_c64(sg_mul_c64(x1, sg_div_c64(sg_from_real_c64(1.0f), a2[i]))));
}
static void pow_Scalar_backward_self_7_c128(char *const *p, sg_index n) {
    const sg_c128 *restrict a0 = (const sg_c128 *)p[0];
    const sg_c128 x1 = *(const sg_c128 *)p[1];
    const sg_c128 *restrict a2 = (const sg_c128 *)p[2];
    sg_c128 *restrict r0 = (sg_c128 *)p[3];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_mul_c128(a0[i], sg_conj_c128(sg_mul_c128(x1, sg_div_c128(sg_from_real_c128(1.0), a2[i]))));
}
static const sg_loop pow_Scalar_backward_self_7_loops[] = {
    {SG_f32, {SG_f32, SG_f32, SG_f32, SG_f32}, pow_Scalar_backward_self_7_f32},
    {SG_f64, {SG_f64, SG_f64, SG_f64, SG_f64}, pow_Scalar_backward_self_7_f64},
    {SG_c64, {SG_c64, SG_c64, SG_c64, SG_c64}, pow_Scalar_backward_self_7_c64},
    {SG_c128, {SG_c128, SG_c128, SG_c128, SG_c128}, pow_Scalar_backward_self_7_c128},
};

/* pow.Scalar: grad * (2 * self).conj() if exponent == 2 else grad * (3 * self * self).conj() if exponent == 3 else grad * 0 if exponent == 0 else 0.5 * grad * rsqrt(self).conj() if exponent == 0.5 else grad * (exponent * self.pow(exponent - 1)).conj() */
SG_CLONES static void pow_Scalar_backward_self_8_f32(char *const *p, sg_index n) {
    const float *restrict a0 = (const float *)p[0];
    const float x1 = *(const float *)p[1];
    const float *restrict a2 = (const float *)p[2];
    float x3[SG_STAGE];
    for (sg_index i = 0; i < n && i < SG_STAGE; i++)
        x3[i] = *(const float *)p[3];
    float *restrict r0 = (float *)p[4];
    for (sg_index b = 0; b < n; b += SG_STAGE) {
        const sg_index end = n - b < SG_STAGE ? n : b + SG_STAGE;
        SG_INDEPENDENT
        for (sg_index i = b; i < end; i++)
            r0[i] = (a0[i] * (x1 * sg_pow_f32(a2[i], x3[i - b])));
    }
}
SG_CLONES static void pow_Scalar_backward_self_8_f64(char *const *p, sg_index n) {
    const double *restrict a0 = (const double *)p[0];
    const double x1 = *(const double *)p[1];
    const double *restrict a2 = (const double *)p[2];
    const double x3 = *(const double *)p[3];
    double *restrict r0 = (double *)p[4];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (a0[i] * (x1 * sg_pow_f64(a2[i], x3)));
}
static void pow_Scalar_backward_self_8_c64(char *const *p, sg_index n) {
    const sg_c64 *restrict a0 = (const sg_c64 *)p[0];
    const sg_c64 x1 = *(const sg_c64 *)p[1];
    const sg_c64 *restrict a2 = (const sg_c64 *)p[2];
    const sg_c64 x3 = *(const sg_c64 *)p[3];
    sg_c64 *restrict r0 = (sg_c64 *)p[4];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_mul_c64(a0[i], sg_conj_c64(sg_mul_c64(x1, sg_pow_c64(a2[i], x3))));
}
static void pow_Scalar_backward_self_8_c128(char *const *p, sg_index n) {
    const sg_c128 *restrict a0 = (const sg_c128 *)p[0];
    const sg_c128 x1 = *(const sg_c128 *)p[1];
    const sg_c128 *restrict a2 = (const sg_c128 *)p[2];
    const sg_c128 x3 = *(const sg_c128 *)p[3];
    sg_c128 *restrict r0 = (sg_c128 *)p[4];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_mul_c128(a0[i], sg_conj_c128(sg_mul_c128(x1, sg_pow_c128(a2[i], x3))));
}
static const sg_loop pow_Scalar_backward_self_8_loops[] = {
    {SG_f32, {SG_f32, SG_f32, SG_f32, SG_f32, SG_f32}, pow_Scalar_backward_self_8_f32},
    {SG_f64, {SG_f64, SG_f64, SG_f64, SG_f64, SG_f64}, pow_Scalar_backward_self_8_f64},
    {SG_c64, {SG_c64, SG_c64, SG_c64, SG_c64, SG_c64}, pow_Scalar_backward_self_8_c64},
    {SG_c128, {SG_c128, SG_c128, SG_c128, SG_c128, SG_c128}, pow_Scalar_backward_self_8_c128},
};

/* pow.Scalar: auto_element_wise */
static void pow_Scalar_tangent_self_c64(char *const *p, sg_index n) {
    const sg_c64 *restrict a0 = (const sg_c64 *)p[0];
    const sg_c64 *restrict a1 = (const sg_c64 *)p[1];
    sg_c64 *restrict r0 = (sg_c64 *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_mul_c64(a0[i], sg_mul_c64(sg_mul_c64(sg_from_real_c64(3.0f), a1[i]), a1[i]));
}
static void pow_Scalar_tangent_self_c128(char *const *p, sg_index n) {
    const sg_c128 *restrict a0 = (const sg_c128 *)p[0];
    const sg_c128 *restrict a1 = (const sg_c128 *)p[1];
    sg_c128 *restrict r0 = (sg_c128 *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_mul_c128(a0[i], sg_mul_c128(sg_mul_c128(sg_from_real_c128(3.0), a1[i]), a1[i]));
}
static const sg_loop pow_Scalar_tangent_self_loops[] = {
    {SG_f32, {SG_f32, SG_f32, SG_f32}, pow_Scalar_backward_self_f32},
    {SG_f64, {SG_f64, SG_f64, SG_f64}, pow_Scalar_backward_self_f64},
    {SG_c64, {SG_c64, SG_c64, SG_c64}, pow_Scalar_tangent_self_c64},
    {SG_c128, {SG_c128, SG_c128, SG_c128}, pow_Scalar_tangent_self_c128},
};

/* pow.Scalar: auto_element_wise */
static void pow_Scalar_tangent_self_2_c64(char *const *p, sg_index n) {
    const sg_c64 *restrict a0 = (const sg_c64 *)p[0];
    const sg_c64 *restrict a1 = (const sg_c64 *)p[1];
    sg_c64 *restrict r0 = (sg_c64 *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_mul_c64(sg_mul_c64(sg_from_real_c64(0.5f), a0[i]), sg_rsqrt_c64(a1[i]));
}
static void pow_Scalar_tangent_self_2_c128(char *const *p, sg_index n) {
    const sg_c128 *restrict a0 = (const sg_c128 *)p[0];
    const sg_c128 *restrict a1 = (const sg_c128 *)p[1];
    sg_c128 *restrict r0 = (sg_c128 *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_mul_c128(sg_mul_c128(sg_from_real_c128(0.5), a0[i]), sg_rsqrt_c128(a1[i]));
}
static const sg_loop pow_Scalar_tangent_self_2_loops[] = {
    {SG_f32, {SG_f32, SG_f32, SG_f32}, pow_Scalar_backward_self_3_f32},
    {SG_f64, {SG_f64, SG_f64, SG_f64}, pow_Scalar_backward_self_3_f64},
    {SG_c64, {SG_c64, SG_c64, SG_c64}, pow_Scalar_tangent_self_2_c64},
    {SG_c128, {SG_c128, SG_c128, SG_c128}, pow_Scalar_tangent_self_2_c128},
};

/* pow.Scalar: auto_element_wise */
static void pow_Scalar_tangent_self_3_c64(char *const *p, sg_index n) {
    const sg_c64 *restrict a0 = (const sg_c64 *)p[0];
    const sg_c64 x1 = *(const sg_c64 *)p[1];
    const sg_c64 *restrict a2 = (const sg_c64 *)p[2];
    sg_c64 *restrict r0 = (sg_c64 *)p[3];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_mul_c64(a0[i], sg_mul_c64(x1, sg_mul_c64(a2[i], a2[i])));
}
static void pow_Scalar_tangent_self_3_c128(char *const *p, sg_index n) {
    const sg_c128 *restrict a0 = (const sg_c128 *)p[0];
    const sg_c128 x1 = *(const sg_c128 *)p[1];
    const sg_c128 *restrict a2 = (const sg_c128 *)p[2];
    sg_c128 *restrict r0 = (sg_c128 *)p[3];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_mul_c128(a0[i], sg_mul_c128(x1, sg_mul_c128(a2[i], a2[i])));
}
static const sg_loop pow_Scalar_tangent_self_3_loops[] = {
    {SG_f32, {SG_f32, SG_f32, SG_f32, SG_f32}, pow_Scalar_backward_self_4_f32},
    {SG_f64, {SG_f64, SG_f64, SG_f64, SG_f64}, pow_Scalar_backward_self_4_f64},
    {SG_c64, {SG_c64, SG_c64, SG_c64, SG_c64}, pow_Scalar_tangent_self_3_c64},
    {SG_c128, {SG_c128, SG_c128, SG_c128, SG_c128}, pow_Scalar_tangent_self_3_c128},
};

/* pow.Scalar: auto_element_wise */
static void pow_Scalar_tangent_self_4_c64(char *const *p, sg_index n) {
    const sg_c64 *restrict a0 = (const sg_c64 *)p[0];
    const sg_c64 x1 = *(const sg_c64 *)p[1];
    const sg_c64 *restrict a2 = (const sg_c64 *)p[2];
    sg_c64 *restrict r0 = (sg_c64 *)p[3];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_mul_c64(a0[i], sg_mul_c64(x1, sg_mul_c64(sg_mul_c64(a2[i], a2[i]), a2[i])));
}
static void pow_Scalar_tangent_self_4_c128(char *const *p, sg_index n) {
    const sg_c128 *restrict a0 = (const sg_c128 *)p[0];
    const sg_c128 x1 = *(const sg_c128 *)p[1];
    const sg_c128 *restrict a2 = (const sg_c128 *)p[2];
    sg_c128 *restrict r0 = (sg_c128 *)p[3];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_mul_c128(a0[i], sg_mul_c128(x1, sg_mul_c128(sg_mul_c128(a2[i], a2[i]), a2[i])));
}
static const sg_loop pow_Scalar_tangent_self_4_loops[] = {
    {SG_f32, {SG_f32, SG_f32, SG_f32, SG_f32}, pow_Scalar_backward_self_5_f32},
    {SG_f64, {SG_f64, SG_f64, SG_f64, SG_f64}, pow_Scalar_backward_self_5_f64},
    {SG_c64, {SG_c64, SG_c64, SG_c64, SG_c64}, pow_Scalar_tangent_self_4_c64},
    {SG_c128, {SG_c128, SG_c128, SG_c128, SG_c128}, pow_Scalar_tangent_self_4_c128},
};

/* pow.Scalar: auto_element_wise */
static void pow_Scalar_tangent_self_5_c64(char *const *p, sg_index n) {
    const sg_c64 *restrict a0 = (const sg_c64 *)p[0];
    const sg_c64 x1 = *(const sg_c64 *)p[1];
    const sg_c64 *restrict a2 = (const sg_c64 *)p[2];
    sg_c64 *restrict r0 = (sg_c64 *)p[3];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_mul_c64(a0[i], sg_mul_c64(x1, sg_sqrt_c64(a2[i])));
}
static void pow_Scalar_tangent_self_5_c128(char *const *p, sg_index n) {
    const sg_c128 *restrict a0 = (const sg_c128 *)p[0];
    const sg_c128 x1 = *(const sg_c128 *)p[1];
    const sg_c128 *restrict a2 = (const sg_c128 *)p[2];
    sg_c128 *restrict r0 = (sg_c128 *)p[3];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_mul_c128(a0[i], sg_mul_c128(x1, sg_sqrt_c128(a2[i])));
}
static const sg_loop pow_Scalar_tangent_self_5_loops[] = {
    {SG_f32, {SG_f32, SG_f32, SG_f32, SG_f32}, pow_Scalar_backward_self_6_f32},
    {SG_f64, {SG_f64, SG_f64, SG_f64, SG_f64}, pow_Scalar_backward_self_6_f64},
    {SG_c64, {SG_c64, SG_c64, SG_c64, SG_c64}, pow_Scalar_tangent_self_5_c64},
    {SG_c128, {SG_c128, SG_c128, SG_c128, SG_c128}, pow_Scalar_tangent_self_5_c128},
};

/* pow.Scalar: auto_element_wise */
static void pow_Scalar_tangent_self_6_c64(char *const *p, sg_index n) {
    const sg_c64 *restrict a0 = (const sg_c64 *)p[0];
    const sg_c64 x1 = *(const sg_c64 *)p[1];
    const sg_c64 *restrict a2 = (const sg_c64 *)p[2];
    sg_c64 *restrict r0 = (sg_c64 *)p[3];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_mul_c64(a0[i], sg_mul_c64(x1, sg_div_c64(sg_from_real_c64(1.0f), a2[i])));
}
static void pow_Scalar_tangent_self_6_c128(char *const *p, sg_index n) {
    const sg_c128 *restrict a0 = (const sg_c128 *)p[0];
    const sg_c128 x1 = *(const sg_c128 *)p[1];
    const sg_c128 *restrict a2 = (const sg_c128 *)p[2];
    sg_c128 *restrict r0 = (sg_c128 *)p[3];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_mul_c128(a0[i], sg_mul_c128(x1, sg_div_c128(sg_from_real_c128(1.0), a2[i])));
}
static const sg_loop pow_Scalar_tangent_self_6_loops[] = {
    {SG_f32, {SG_f32, SG_f32, SG_f32, SG_f32}, pow_Scalar_backward_self_7_f32},
    {SG_f64, {SG_f64, SG_f64, SG_f64, SG_f64}, pow_Scalar_backward_self_7_f64},
    {SG_c64, {SG_c64, SG_c64, SG_c64, SG_c64}, pow_Scalar_tangent_self_6_c64},
    {SG_c128, {SG_c128, SG_c128, SG_c128, SG_c128}, pow_Scalar_tangent_self_6_c128},
};

/* pow.Scalar: auto_element_wise */
static void pow_Scalar_tangent_self_7_c64(char *const *p, sg_index n) {
    const sg_c64 *restrict a0 = (const sg_c64 *)p[0];
    const sg_c64 x1 = *(const sg_c64 *)p[1];
    const sg_c64 *restrict a2 = (const sg_c64 *)p[2];
    const sg_c64 x3 = *(const sg_c64 *)p[3];
    sg_c64 *restrict r0 = (sg_c64 *)p[4];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_mul_c64(a0[i], sg_mul_c64(x1, sg_pow_c64(a2[i], x3)));
}
static void pow_Scalar_tangent_self_7_c128(char *const *p, sg_index n) {
    const sg_c128 *restrict a0 = (const sg_c128 *)p[0];
    const sg_c128 x1 = *(const sg_c128 *)p[1];
    const sg_c128 *restrict a2 = (const sg_c128 *)p[2];
    const sg_c128 x3 = *(const sg_c128 *)p[3];
    sg_c128 *restrict r0 = (sg_c128 *)p[4];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_mul_c128(a0[i], sg_mul_c128(x1, sg_pow_c128(a2[i], x3)));
}
static const sg_loop pow_Scalar_tangent_self_7_loops[] = {
    {SG_f32, {SG_f32, SG_f32, SG_f32, SG_f32, SG_f32}, pow_Scalar_backward_self_8_f32},
    {SG_f64, {SG_f64, SG_f64, SG_f64, SG_f64, SG_f64}, pow_Scalar_backward_self_8_f64},
    {SG_c64, {SG_c64, SG_c64, SG_c64, SG_c64, SG_c64}, pow_Scalar_tangent_self_7_c64},
    {SG_c128, {SG_c128, SG_c128, SG_c128, SG_c128, SG_c128}, pow_Scalar_tangent_self_7_c128},
};

const sg_kernel sg_kernels_pow_Scalar[] = {
    {"pow_Scalar", 1, 1, SG_ELEMENTS, 0, {SG_SAME, SG_SAME}, 0, 12, pow_Scalar_loops},
    {"pow_Scalar_2", 1, 1, SG_ELEMENTS, 0, {SG_SAME, SG_SAME}, 0, 12, pow_Scalar_2_loops},
    {"pow_Scalar_3", 1, 1, SG_ELEMENTS, 0, {SG_SAME, SG_SAME}, 0, 4, pow_Scalar_3_loops},
    {"pow_Scalar_4", 1, 1, SG_ELEMENTS, 0, {SG_SAME, SG_SAME}, 0, 4, pow_Scalar_4_loops},
    {"pow_Scalar_5", 2, 1, SG_ELEMENTS, 0, {SG_SAME, SG_SAME, SG_SAME}, 2, 12, pow_Scalar_5_loops},
    {"pow_Scalar_backward_self", 2, 1, SG_ELEMENTS, 0, {SG_SAME, SG_SAME, SG_SAME}, 0, 4, pow_Scalar_backward_self_loops},
    {"pow_Scalar_backward_self_2", 1, 1, SG_ELEMENTS, 0, {SG_SAME, SG_SAME}, 0, 4, pow_Scalar_backward_self_2_loops},
    {"pow_Scalar_backward_self_3", 2, 1, SG_ELEMENTS, 0, {SG_SAME, SG_SAME, SG_SAME}, 0, 4, pow_Scalar_backward_self_3_loops},
    {"pow_Scalar_backward_self_4", 3, 1, SG_ELEMENTS, 0, {SG_SAME, SG_SAME, SG_SAME, SG_SAME}, 2, 4, pow_Scalar_backward_self_4_loops},
    {"pow_Scalar_backward_self_5", 3, 1, SG_ELEMENTS, 0, {SG_SAME, SG_SAME, SG_SAME, SG_SAME}, 2, 4, pow_Scalar_backward_self_5_loops},
    {"pow_Scalar_backward_self_6", 3, 1, SG_ELEMENTS, 0, {SG_SAME, SG_SAME, SG_SAME, SG_SAME}, 2, 4, pow_Scalar_backward_self_6_loops},
    {"pow_Scalar_backward_self_7", 3, 1, SG_ELEMENTS, 0, {SG_SAME, SG_SAME, SG_SAME, SG_SAME}, 2, 4, pow_Scalar_backward_self_7_loops},
    {"pow_Scalar_backward_self_8", 4, 1, SG_ELEMENTS, 0, {SG_SAME, SG_SAME, SG_SAME, SG_SAME, SG_SAME}, 10, 4, pow_Scalar_backward_self_8_loops},
    {"pow_Scalar_tangent_self", 2, 1, SG_ELEMENTS, 0, {SG_SAME, SG_SAME, SG_SAME}, 0, 4, pow_Scalar_tangent_self_loops},
    {"pow_Scalar_tangent_self_2", 2, 1, SG_ELEMENTS, 0, {SG_SAME, SG_SAME, SG_SAME}, 0, 4, pow_Scalar_tangent_self_2_loops},
    {"pow_Scalar_tangent_self_3", 3, 1, SG_ELEMENTS, 0, {SG_SAME, SG_SAME, SG_SAME, SG_SAME}, 2, 4, pow_Scalar_tangent_self_3_loops},
    {"pow_Scalar_tangent_self_4", 3, 1, SG_ELEMENTS, 0, {SG_SAME, SG_SAME, SG_SAME, SG_SAME}, 2, 4, pow_Scalar_tangent_self_4_loops},
    {"pow_Scalar_tangent_self_5", 3, 1, SG_ELEMENTS, 0, {SG_SAME, SG_SAME, SG_SAME, SG_SAME}, 2, 4, pow_Scalar_tangent_self_5_loops},
    {"pow_Scalar_tangent_self_6", 3, 1, SG_ELEMENTS, 0, {SG_SAME, SG_SAME, SG_SAME, SG_SAME}, 2, 4, pow_Scalar_tangent_self_6_loops},
    {"pow_Scalar_tangent_self_7", 4, 1, SG_ELEMENTS, 0, {SG_SAME, SG_SAME, SG_SAME, SG_SAME, SG_SAME}, 10, 4, pow_Scalar_tangent_self_7_loops},
    {0}};
