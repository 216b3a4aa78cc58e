/* Generated from derivatives.yaml by `specgrad generate`; do not edit. */
#include "kernel.h"

/* mul: self * other */
SG_TWO_CLONES static void mul_f32(char *const *p, sg_index n) {
    const float *restrict a0 = (const float *)p[0];
    const float *restrict a1 = (const float *)p[1];
    float *restrict r0 = (float *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (a0[i] * a1[i]);
}
SG_TWO_CLONES static void mul_f32_one_0(char *const *p, sg_index n) {
    const float x = *(const float *)p[0];
    const float *restrict a = (const float *)p[1];
    float *restrict r = (float *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r[i] = (x * a[i]);
}
SG_TWO_CLONES static void mul_f32_one_1(char *const *p, sg_index n) {
    const float x = *(const float *)p[1];
    const float *restrict a = (const float *)p[0];
    float *restrict r = (float *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r[i] = (a[i] * x);
}
SG_TWO_CLONES static void mul_f64(char *const *p, sg_index n) {
    const double *restrict a0 = (const double *)p[0];
    const double *restrict a1 = (const double *)p[1];
    double *restrict r0 = (double *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (a0[i] * a1[i]);
}
SG_TWO_CLONES static void mul_f64_one_0(char *const *p, sg_index n) {
    const double x = *(const double *)p[0];
    const double *restrict a = (const double *)p[1];
    double *restrict r = (double *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r[i] = (x * a[i]);
}
SG_TWO_CLONES static void mul_f64_one_1(char *const *p, sg_index n) {
    const double x = *(const double *)p[1];
    const double *restrict a = (const double *)p[0];
    double *restrict r = (double *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r[i] = (a[i] * x);
}
SG_COMPLEX_CLONES static void mul_c64(char *const *p, sg_index n) {
    const sg_c64 *restrict a0 = (const sg_c64 *)p[0];
    const sg_c64 *restrict a1 = (const sg_c64 *)p[1];
    sg_c64 *restrict r0 = (sg_c64 *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_mul_c64(a0[i], a1[i]);
}
SG_COMPLEX_CLONES static void mul_c128(char *const *p, sg_index n) {
    const sg_c128 *restrict a0 = (const sg_c128 *)p[0];
    const sg_c128 *restrict a1 = (const sg_c128 *)p[1];
    sg_c128 *restrict r0 = (sg_c128 *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_mul_c128(a0[i], a1[i]);
}
static void mul_i8(char *const *p, sg_index n) {
    const int8_t *restrict a0 = (const int8_t *)p[0];
    const int8_t *restrict a1 = (const int8_t *)p[1];
    int8_t *restrict r0 = (int8_t *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (a0[i] * a1[i]);
}
static void mul_i16(char *const *p, sg_index n) {
    const int16_t *restrict a0 = (const int16_t *)p[0];
    const int16_t *restrict a1 = (const int16_t *)p[1];
    int16_t *restrict r0 = (int16_t *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (a0[i] * a1[i]);
}
static void mul_i32(char *const *p, sg_index n) {
    const int32_t *restrict a0 = (const int32_t *)p[0];
    const int32_t *restrict a1 = (const int32_t *)p[1];
    int32_t *restrict r0 = (int32_t *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (a0[i] * a1[i]);
}
SG_CLONES static void mul_i64(char *const *p, sg_index n) {
    const int64_t *restrict a0 = (const int64_t *)p[0];
    const int64_t *restrict a1 = (const int64_t *)p[1];
    int64_t *restrict r0 = (int64_t *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (a0[i] * a1[i]);
}
static void mul_b8(char *const *p, sg_index n) {
    const sg_bool *restrict a0 = (const sg_bool *)p[0];
    const sg_bool *restrict a1 = (const sg_bool *)p[1];
    sg_bool *restrict r0 = (sg_bool *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (a0[i] && a1[i]);
}
static const sg_loop mul_loops[] = {
    {SG_f32, {SG_f32, SG_f32, SG_f32}, mul_f32, 0, {mul_f32_one_0, mul_f32_one_1}},
    {SG_f64, {SG_f64, SG_f64, SG_f64}, mul_f64, 0, {mul_f64_one_0, mul_f64_one_1}},
    {SG_c64, {SG_c64, SG_c64, SG_c64}, mul_c64},
    {SG_c128, {SG_c128, SG_c128, SG_c128}, mul_c128},
    {SG_i8, {SG_i8, SG_i8, SG_i8}, mul_i8},
    {SG_i16, {SG_i16, SG_i16, SG_i16}, mul_i16},
    {SG_i32, {SG_i32, SG_i32, SG_i32}, mul_i32},
    {SG_i64, {SG_i64, SG_i64, SG_i64}, mul_i64},
    {SG_u8, {SG_u8, SG_u8, SG_u8}, mul_i8},
    {SG_u16, {SG_u16, SG_u16, SG_u16}, mul_i16},
    {SG_u32, {SG_u32, SG_u32, SG_u32}, mul_i32},
    {SG_u64, {SG_u64, SG_u64, SG_u64}, mul_i64},
    {SG_b8, {SG_b8, SG_b8, SG_b8}, mul_b8},
};

/* mul: grad * other.conj() */
static void mul_backward_self_c64(char *const *p, sg_index n) {
    const sg_c64 *restrict a0 = (const sg_c64 *)p[0];
    const sg_c64 *restrict a1 = (const sg_c64 *)p[1];
    sg_c64 *restrict r0 = (sg_c64 *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_mul_c64(a0[i], sg_conj_c64(a1[i]));
}
static void mul_backward_self_c128(char *const *p, sg_index n) {
    const sg_c128 *restrict a0 = (const sg_c128 *)p[0];
    const sg_c128 *restrict a1 = (const sg_c128 *)p[1];
    sg_c128 *restrict r0 = (sg_c128 *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_mul_c128(a0[i], sg_conj_c128(a1[i]));
}
static const sg_loop mul_backward_self_loops[] = {
    {SG_f32, {SG_f32, SG_f32, SG_f32}, mul_f32},
    {SG_f64, {SG_f64, SG_f64, SG_f64}, mul_f64},
    {SG_c64, {SG_c64, SG_c64, SG_c64}, mul_backward_self_c64},
    {SG_c128, {SG_c128, SG_c128, SG_c128}, mul_backward_self_c128},
};

/* mul: grad * other.conj(); grad * self.conj() */
SG_LARGE static void mul_backward_f32(char *const *p, sg_index n) {
    const float *a0 = (const float *)p[0];
    const float *a1 = (const float *)p[1];
    const float *a2 = (const float *)p[2];
    float *r0 = (float *)p[3];
    float *r1 = (float *)p[4];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++) {
        const float v0 = (a0[i] * a1[i]);
        const float v1 = (a0[i] * a2[i]);
        r0[i] = v0;
        r1[i] = v1;
    }
}
SG_LARGE static void mul_backward_f64(char *const *p, sg_index n) {
    const double *a0 = (const double *)p[0];
    const double *a1 = (const double *)p[1];
    const double *a2 = (const double *)p[2];
    double *r0 = (double *)p[3];
    double *r1 = (double *)p[4];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++) {
        const double v0 = (a0[i] * a1[i]);
        const double v1 = (a0[i] * a2[i]);
        r0[i] = v0;
        r1[i] = v1;
    }
}
static void mul_backward_c64(char *const *p, sg_index n) {
    const sg_c64 *a0 = (const sg_c64 *)p[0];
    const sg_c64 *a1 = (const sg_c64 *)p[1];
    const sg_c64 *a2 = (const sg_c64 *)p[2];
    sg_c64 *r0 = (sg_c64 *)p[3];
    sg_c64 *r1 = (sg_c64 *)p[4];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++) {
        const sg_c64 v0 = sg_mul_c64(a0[i], sg_conj_c64(a1[i]));
        const sg_c64 v1 = sg_mul_c64(a0[i], sg_conj_c64(a2[i]));
        r0[i] = v0;
        r1[i] = v1;
    }
}
static void mul_backward_c128(char *const *p, sg_index n) {
    const sg_c128 *a0 = (const sg_c128 *)p[0];
    const sg_c128 *a1 = (const sg_c128 *)p[1];
    const sg_c128 *a2 = (const sg_c128 *)p[2];
    sg_c128 *r0 = (sg_c128 *)p[3];
    sg_c128 *r1 = (sg_c128 *)p[4];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++) {
        const sg_c128 v0 = sg_mul_c128(a0[i], sg_conj_c128(a1[i]));
        const sg_c128 v1 = sg_mul_c128(a0[i], sg_conj_c128(a2[i]));
        r0[i] = v0;
        r1[i] = v1;
    }
}
static const sg_loop mul_backward_loops[] = {
    {SG_f32, {SG_f32, SG_f32, SG_f32, SG_f32, SG_f32}, mul_backward_f32},
    {SG_f64, {SG_f64, SG_f64, SG_f64, SG_f64, SG_f64}, mul_backward_f64},
    {SG_c64, {SG_c64, SG_c64, SG_c64, SG_c64, SG_c64}, mul_backward_c64},
    {SG_c128, {SG_c128, SG_c128, SG_c128, SG_c128, SG_c128}, mul_backward_c128},
};

const sg_kernel sg_kernels_mul[] = {
    {"mul", 2, 1, SG_ELEMENTS, 0, {SG_SAME, SG_SAME, SG_SAME}, 0, 13, mul_loops},
    {"mul_backward_self", 2, 1, SG_ELEMENTS, 0, {SG_SAME, SG_SAME, SG_SAME}, 0, 4, mul_backward_self_loops},
    {"mul_backward", 3, 2, SG_ELEMENTS, 0, {SG_SAME, SG_SAME, SG_SAME, SG_SAME, SG_SAME}, 0, 4, mul_backward_loops},
    {0}};
