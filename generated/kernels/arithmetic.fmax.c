/* Generated from derivatives.yaml by `specgrad generate`; do not edit. */
#include "kernel.h"

/* fmax: fmax(self, other) */
SG_TWO_CLONES static void fmax_f32(char *const *p, sg_index n) {
    const float *restrict a0 = (const float *)p[0];
    const float *restrict a1 = (const float *)p[1];
    float *restrict r0 = (float *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_fmax_f32(a0[i], a1[i]);
}
SG_TWO_CLONES static void fmax_f32_one_0(char *const *p, sg_index n) {
    const float x = *(const float *)p[0];
    const float *restrict a = (const float *)p[1];
    float *restrict r = (float *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r[i] = sg_fmax_f32(x, a[i]);
}
SG_TWO_CLONES static void fmax_f32_one_1(char *const *p, sg_index n) {
    const float x = *(const float *)p[1];
    const float *restrict a = (const float *)p[0];
    float *restrict r = (float *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r[i] = sg_fmax_f32(a[i], x);
}
SG_TWO_CLONES static void fmax_f64(char *const *p, sg_index n) {
    const double *restrict a0 = (const double *)p[0];
    const double *restrict a1 = (const double *)p[1];
    double *restrict r0 = (double *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_fmax_f64(a0[i], a1[i]);
}
SG_TWO_CLONES static void fmax_f64_one_0(char *const *p, sg_index n) {
    const double x = *(const double *)p[0];
    const double *restrict a = (const double *)p[1];
    double *restrict r = (double *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r[i] = sg_fmax_f64(x, a[i]);
}
SG_TWO_CLONES static void fmax_f64_one_1(char *const *p, sg_index n) {
    const double x = *(const double *)p[1];
    const double *restrict a = (const double *)p[0];
    double *restrict r = (double *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r[i] = sg_fmax_f64(a[i], x);
}
static void fmax_i8(char *const *p, sg_index n) {
    const int8_t *restrict a0 = (const int8_t *)p[0];
    const int8_t *restrict a1 = (const int8_t *)p[1];
    int8_t *restrict r0 = (int8_t *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_fmax_i8(a0[i], a1[i]);
}
static void fmax_i16(char *const *p, sg_index n) {
    const int16_t *restrict a0 = (const int16_t *)p[0];
    const int16_t *restrict a1 = (const int16_t *)p[1];
    int16_t *restrict r0 = (int16_t *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_fmax_i16(a0[i], a1[i]);
}
static void fmax_i32(char *const *p, sg_index n) {
    const int32_t *restrict a0 = (const int32_t *)p[0];
    const int32_t *restrict a1 = (const int32_t *)p[1];
    int32_t *restrict r0 = (int32_t *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_fmax_i32(a0[i], a1[i]);
}
static void fmax_i64(char *const *p, sg_index n) {
    const int64_t *restrict a0 = (const int64_t *)p[0];
    const int64_t *restrict a1 = (const int64_t *)p[1];
    int64_t *restrict r0 = (int64_t *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_fmax_i64(a0[i], a1[i]);
}
static void fmax_u8(char *const *p, sg_index n) {
    const uint8_t *restrict a0 = (const uint8_t *)p[0];
    const uint8_t *restrict a1 = (const uint8_t *)p[1];
    uint8_t *restrict r0 = (uint8_t *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_fmax_u8(a0[i], a1[i]);
}
static void fmax_u16(char *const *p, sg_index n) {
    const uint16_t *restrict a0 = (const uint16_t *)p[0];
    const uint16_t *restrict a1 = (const uint16_t *)p[1];
    uint16_t *restrict r0 = (uint16_t *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_fmax_u16(a0[i], a1[i]);
}
static void fmax_u32(char *const *p, sg_index n) {
    const uint32_t *restrict a0 = (const uint32_t *)p[0];
    const uint32_t *restrict a1 = (const uint32_t *)p[1];
    uint32_t *restrict r0 = (uint32_t *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_fmax_u32(a0[i], a1[i]);
}
static void fmax_u64(char *const *p, sg_index n) {
    const uint64_t *restrict a0 = (const uint64_t *)p[0];
    const uint64_t *restrict a1 = (const uint64_t *)p[1];
    uint64_t *restrict r0 = (uint64_t *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_fmax_u64(a0[i], a1[i]);
}
static void fmax_b8(char *const *p, sg_index n) {
    const sg_bool *restrict a0 = (const sg_bool *)p[0];
    const sg_bool *restrict a1 = (const sg_bool *)p[1];
    sg_bool *restrict r0 = (sg_bool *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_fmax_b8(a0[i], a1[i]);
}
static const sg_loop fmax_loops[] = {
    {SG_f32, {SG_f32, SG_f32, SG_f32}, fmax_f32, 0, {fmax_f32_one_0, fmax_f32_one_1}},
    {SG_f64, {SG_f64, SG_f64, SG_f64}, fmax_f64, 0, {fmax_f64_one_0, fmax_f64_one_1}},
    {SG_i8, {SG_i8, SG_i8, SG_i8}, fmax_i8},
    {SG_i16, {SG_i16, SG_i16, SG_i16}, fmax_i16},
    {SG_i32, {SG_i32, SG_i32, SG_i32}, fmax_i32},
    {SG_i64, {SG_i64, SG_i64, SG_i64}, fmax_i64},
    {SG_u8, {SG_u8, SG_u8, SG_u8}, fmax_u8},
    {SG_u16, {SG_u16, SG_u16, SG_u16}, fmax_u16},
    {SG_u32, {SG_u32, SG_u32, SG_u32}, fmax_u32},
    {SG_u64, {SG_u64, SG_u64, SG_u64}, fmax_u64},
    {SG_b8, {SG_b8, SG_b8, SG_b8}, fmax_b8},
};

/* fmax: where((self >= other) | other.isnan(), grad, 0) */
SG_LARGE static void fmax_backward_self_f32(char *const *p, sg_index n) {
    const float *restrict a0 = (const float *)p[0];
    const float *restrict a1 = (const float *)p[1];
    const float *restrict a2 = (const float *)p[2];
    float *restrict r0 = (float *)p[3];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (((a0[i] >= a1[i]) | sg_isnan_f32(a1[i])) ? a2[i] : 0.0f);
}
SG_LARGE static void fmax_backward_self_f64(char *const *p, sg_index n) {
    const double *restrict a0 = (const double *)p[0];
    const double *restrict a1 = (const double *)p[1];
    const double *restrict a2 = (const double *)p[2];
    double *restrict r0 = (double *)p[3];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (((a0[i] >= a1[i]) | sg_isnan_f64(a1[i])) ? a2[i] : 0.0);
}
static const sg_loop fmax_backward_self_loops[] = {
    {SG_f32, {SG_f32, SG_f32, SG_f32, SG_f32}, fmax_backward_self_f32},
    {SG_f64, {SG_f64, SG_f64, SG_f64, SG_f64}, fmax_backward_self_f64},
};

/* fmax: where((self >= other) | other.isnan(), 0, grad) */
SG_LARGE static void fmax_backward_other_f32(char *const *p, sg_index n) {
    const float *restrict a0 = (const float *)p[0];
    const float *restrict a1 = (const float *)p[1];
    const float *restrict a2 = (const float *)p[2];
    float *restrict r0 = (float *)p[3];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (((a0[i] >= a1[i]) | sg_isnan_f32(a1[i])) ? 0.0f : a2[i]);
}
SG_LARGE static void fmax_backward_other_f64(char *const *p, sg_index n) {
    const double *restrict a0 = (const double *)p[0];
    const double *restrict a1 = (const double *)p[1];
    const double *restrict a2 = (const double *)p[2];
    double *restrict r0 = (double *)p[3];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (((a0[i] >= a1[i]) | sg_isnan_f64(a1[i])) ? 0.0 : a2[i]);
}
static const sg_loop fmax_backward_other_loops[] = {
    {SG_f32, {SG_f32, SG_f32, SG_f32, SG_f32}, fmax_backward_other_f32},
    {SG_f64, {SG_f64, SG_f64, SG_f64, SG_f64}, fmax_backward_other_f64},
};

/* fmax: where((self >= other) | other.isnan(), grad, 0); where((self >= other) | other.isnan(), 0, grad) */
SG_LARGE static void fmax_backward_f32(char *const *p, sg_index n) {
    const float *a0 = (const float *)p[0];
    const float *a1 = (const float *)p[1];
    const float *a2 = (const float *)p[2];
    float *r0 = (float *)p[3];
    float *r1 = (float *)p[4];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++) {
        const float v0 = (((a0[i] >= a1[i]) | sg_isnan_f32(a1[i])) ? a2[i] : 0.0f);
        const float v1 = (((a0[i] >= a1[i]) | sg_isnan_f32(a1[i])) ? 0.0f : a2[i]);
        r0[i] = v0;
        r1[i] = v1;
    }
}
SG_LARGE static void fmax_backward_f64(char *const *p, sg_index n) {
    const double *a0 = (const double *)p[0];
    const double *a1 = (const double *)p[1];
    const double *a2 = (const double *)p[2];
    double *r0 = (double *)p[3];
    double *r1 = (double *)p[4];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++) {
        const double v0 = (((a0[i] >= a1[i]) | sg_isnan_f64(a1[i])) ? a2[i] : 0.0);
        const double v1 = (((a0[i] >= a1[i]) | sg_isnan_f64(a1[i])) ? 0.0 : a2[i]);
        r0[i] = v0;
        r1[i] = v1;
    }
}
static const sg_loop fmax_backward_loops[] = {
    {SG_f32, {SG_f32, SG_f32, SG_f32, SG_f32, SG_f32}, fmax_backward_f32},
    {SG_f64, {SG_f64, SG_f64, SG_f64, SG_f64, SG_f64}, fmax_backward_f64},
};

const sg_kernel sg_kernels_fmax[] = {
    {"fmax", 2, 1, SG_ELEMENTS, 0, {SG_SAME, SG_SAME, SG_SAME}, 0, 11, fmax_loops},
    {"fmax_backward_self", 3, 1, SG_ELEMENTS, 0, {SG_SAME, SG_SAME, SG_SAME, SG_SAME}, 0, 2, fmax_backward_self_loops},
    {"fmax_backward_other", 3, 1, SG_ELEMENTS, 0, {SG_SAME, SG_SAME, SG_SAME, SG_SAME}, 0, 2, fmax_backward_other_loops},
    {"fmax_backward", 3, 2, SG_ELEMENTS, 0, {SG_SAME, SG_SAME, SG_SAME, SG_SAME, SG_SAME}, 0, 2, fmax_backward_loops},
    {0}};
