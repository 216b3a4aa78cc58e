/* Generated from derivatives.yaml by `specgrad generate`; do not edit. */
#include "kernel.h"

/* dot: grad * tensor.conj(); grad * self.conj() */
SG_LARGE static void dot_backward_f32(char *const *p, sg_index n) {
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
SG_LARGE static void dot_backward_f64(char *const *p, sg_index n) {
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
static void dot_backward_c64(char *const *p, sg_index n) {
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
static void dot_backward_c128(char *const *p, sg_index n) {
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
static void dot_backward_i8(char *const *p, sg_index n) {
    const int8_t *a0 = (const int8_t *)p[0];
    const int8_t *a1 = (const int8_t *)p[1];
    const int8_t *a2 = (const int8_t *)p[2];
    int8_t *r0 = (int8_t *)p[3];
    int8_t *r1 = (int8_t *)p[4];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++) {
        const int8_t v0 = (a0[i] * a1[i]);
        const int8_t v1 = (a0[i] * a2[i]);
        r0[i] = v0;
        r1[i] = v1;
    }
}
static void dot_backward_i16(char *const *p, sg_index n) {
    const int16_t *a0 = (const int16_t *)p[0];
    const int16_t *a1 = (const int16_t *)p[1];
    const int16_t *a2 = (const int16_t *)p[2];
    int16_t *r0 = (int16_t *)p[3];
    int16_t *r1 = (int16_t *)p[4];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++) {
        const int16_t v0 = (a0[i] * a1[i]);
        const int16_t v1 = (a0[i] * a2[i]);
        r0[i] = v0;
        r1[i] = v1;
    }
}
static void dot_backward_i32(char *const *p, sg_index n) {
    const int32_t *a0 = (const int32_t *)p[0];
    const int32_t *a1 = (const int32_t *)p[1];
    const int32_t *a2 = (const int32_t *)p[2];
    int32_t *r0 = (int32_t *)p[3];
    int32_t *r1 = (int32_t *)p[4];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++) {
        const int32_t v0 = (a0[i] * a1[i]);
        const int32_t v1 = (a0[i] * a2[i]);
        r0[i] = v0;
        r1[i] = v1;
    }
}
static void dot_backward_i64(char *const *p, sg_index n) {
    const int64_t *a0 = (const int64_t *)p[0];
    const int64_t *a1 = (const int64_t *)p[1];
    const int64_t *a2 = (const int64_t *)p[2];
    int64_t *r0 = (int64_t *)p[3];
    int64_t *r1 = (int64_t *)p[4];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++) {
        const int64_t v0 = (a0[i] * a1[i]);
        const int64_t v1 = (a0[i] * a2[i]);
        r0[i] = v0;
        r1[i] = v1;
    }
}
static void dot_backward_b8(char *const *p, sg_index n) {
    const sg_bool *a0 = (const sg_bool *)p[0];
    const sg_bool *a1 = (const sg_bool *)p[1];
    const sg_bool *a2 = (const sg_bool *)p[2];
    sg_bool *r0 = (sg_bool *)p[3];
    sg_bool *r1 = (sg_bool *)p[4];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++) {
        const sg_bool v0 = (a0[i] && a1[i]);
        const sg_bool v1 = (a0[i] && a2[i]);
        r0[i] = v0;
        r1[i] = v1;
    }
}
static const sg_loop dot_backward_loops[] = {
    {SG_f32, {SG_f32, SG_f32, SG_f32, SG_f32, SG_f32}, dot_backward_f32},
    {SG_f64, {SG_f64, SG_f64, SG_f64, SG_f64, SG_f64}, dot_backward_f64},
    {SG_c64, {SG_c64, SG_c64, SG_c64, SG_c64, SG_c64}, dot_backward_c64},
    {SG_c128, {SG_c128, SG_c128, SG_c128, SG_c128, SG_c128}, dot_backward_c128},
    {SG_i8, {SG_i8, SG_i8, SG_i8, SG_i8, SG_i8}, dot_backward_i8},
    {SG_i16, {SG_i16, SG_i16, SG_i16, SG_i16, SG_i16}, dot_backward_i16},
    {SG_i32, {SG_i32, SG_i32, SG_i32, SG_i32, SG_i32}, dot_backward_i32},
    {SG_i64, {SG_i64, SG_i64, SG_i64, SG_i64, SG_i64}, dot_backward_i64},
    {SG_u8, {SG_u8, SG_u8, SG_u8, SG_u8, SG_u8}, dot_backward_i8},
    {SG_u16, {SG_u16, SG_u16, SG_u16, SG_u16, SG_u16}, dot_backward_i16},
    {SG_u32, {SG_u32, SG_u32, SG_u32, SG_u32, SG_u32}, dot_backward_i32},
    {SG_u64, {SG_u64, SG_u64, SG_u64, SG_u64, SG_u64}, dot_backward_i64},
    {SG_b8, {SG_b8, SG_b8, SG_b8, SG_b8, SG_b8}, dot_backward_b8},
};

const sg_kernel sg_kernels_dot[] = {
    {"dot_backward", 3, 2, SG_ELEMENTS, 0, {SG_SAME, SG_SAME, SG_SAME, SG_SAME, SG_SAME}, 0, 13, dot_backward_loops},
    {0}};
