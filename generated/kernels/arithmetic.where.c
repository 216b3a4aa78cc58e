/* Generated from derivatives.yaml by `specgrad generate`; do not edit. */
#include "kernel.h"

/* where: where(condition, self, other) */
SG_LARGE static void where_f32(char *const *p, sg_index n) {
    const sg_bool *restrict a0 = (const sg_bool *)p[0];
    const float *restrict a1 = (const float *)p[1];
    const float *restrict a2 = (const float *)p[2];
    float *restrict r0 = (float *)p[3];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (a0[i] ? a1[i] : a2[i]);
}
SG_LARGE static void where_f64(char *const *p, sg_index n) {
    const sg_bool *restrict a0 = (const sg_bool *)p[0];
    const double *restrict a1 = (const double *)p[1];
    const double *restrict a2 = (const double *)p[2];
    double *restrict r0 = (double *)p[3];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (a0[i] ? a1[i] : a2[i]);
}
static void where_c64(char *const *p, sg_index n) {
    const sg_bool *restrict a0 = (const sg_bool *)p[0];
    const sg_c64 *restrict a1 = (const sg_c64 *)p[1];
    const sg_c64 *restrict a2 = (const sg_c64 *)p[2];
    sg_c64 *restrict r0 = (sg_c64 *)p[3];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (a0[i] ? a1[i] : a2[i]);
}
static void where_c128(char *const *p, sg_index n) {
    const sg_bool *restrict a0 = (const sg_bool *)p[0];
    const sg_c128 *restrict a1 = (const sg_c128 *)p[1];
    const sg_c128 *restrict a2 = (const sg_c128 *)p[2];
    sg_c128 *restrict r0 = (sg_c128 *)p[3];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (a0[i] ? a1[i] : a2[i]);
}
static void where_i8(char *const *p, sg_index n) {
    const sg_bool *restrict a0 = (const sg_bool *)p[0];
    const int8_t *restrict a1 = (const int8_t *)p[1];
    const int8_t *restrict a2 = (const int8_t *)p[2];
    int8_t *restrict r0 = (int8_t *)p[3];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (a0[i] ? a1[i] : a2[i]);
}
static void where_i16(char *const *p, sg_index n) {
    const sg_bool *restrict a0 = (const sg_bool *)p[0];
    const int16_t *restrict a1 = (const int16_t *)p[1];
    const int16_t *restrict a2 = (const int16_t *)p[2];
    int16_t *restrict r0 = (int16_t *)p[3];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (a0[i] ? a1[i] : a2[i]);
}
static void where_i32(char *const *p, sg_index n) {
    const sg_bool *restrict a0 = (const sg_bool *)p[0];
    const int32_t *restrict a1 = (const int32_t *)p[1];
    const int32_t *restrict a2 = (const int32_t *)p[2];
    int32_t *restrict r0 = (int32_t *)p[3];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (a0[i] ? a1[i] : a2[i]);
}
static void where_i64(char *const *p, sg_index n) {
    const sg_bool *restrict a0 = (const sg_bool *)p[0];
    const int64_t *restrict a1 = (const int64_t *)p[1];
    const int64_t *restrict a2 = (const int64_t *)p[2];
    int64_t *restrict r0 = (int64_t *)p[3];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (a0[i] ? a1[i] : a2[i]);
}
static void where_b8(char *const *p, sg_index n) {
    const sg_bool *restrict a0 = (const sg_bool *)p[0];
    const sg_bool *restrict a1 = (const sg_bool *)p[1];
    const sg_bool *restrict a2 = (const sg_bool *)p[2];
    sg_bool *restrict r0 = (sg_bool *)p[3];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (a0[i] ? a1[i] : a2[i]);
}
static const sg_loop where_loops[] = {
    {SG_f32, {SG_b8, SG_f32, SG_f32, SG_f32}, where_f32},
    {SG_f64, {SG_b8, SG_f64, SG_f64, SG_f64}, where_f64},
    {SG_c64, {SG_b8, SG_c64, SG_c64, SG_c64}, where_c64},
    {SG_c128, {SG_b8, SG_c128, SG_c128, SG_c128}, where_c128},
    {SG_i8, {SG_b8, SG_i8, SG_i8, SG_i8}, where_i8},
    {SG_i16, {SG_b8, SG_i16, SG_i16, SG_i16}, where_i16},
    {SG_i32, {SG_b8, SG_i32, SG_i32, SG_i32}, where_i32},
    {SG_i64, {SG_b8, SG_i64, SG_i64, SG_i64}, where_i64},
    {SG_u8, {SG_b8, SG_u8, SG_u8, SG_u8}, where_i8},
    {SG_u16, {SG_b8, SG_u16, SG_u16, SG_u16}, where_i16},
    {SG_u32, {SG_b8, SG_u32, SG_u32, SG_u32}, where_i32},
    {SG_u64, {SG_b8, SG_u64, SG_u64, SG_u64}, where_i64},
    {SG_b8, {SG_b8, SG_b8, SG_b8, SG_b8}, where_b8},
};

/* where: where(condition, grad, 0) */
SG_TWO_CLONES static void where_backward_self_f32(char *const *p, sg_index n) {
    const sg_bool *restrict a0 = (const sg_bool *)p[0];
    const float *restrict a1 = (const float *)p[1];
    float *restrict r0 = (float *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (a0[i] ? a1[i] : 0.0f);
}
SG_TWO_CLONES static void where_backward_self_f64(char *const *p, sg_index n) {
    const sg_bool *restrict a0 = (const sg_bool *)p[0];
    const double *restrict a1 = (const double *)p[1];
    double *restrict r0 = (double *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (a0[i] ? a1[i] : 0.0);
}
static void where_backward_self_c64(char *const *p, sg_index n) {
    const sg_bool *restrict a0 = (const sg_bool *)p[0];
    const sg_c64 *restrict a1 = (const sg_c64 *)p[1];
    sg_c64 *restrict r0 = (sg_c64 *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (a0[i] ? a1[i] : sg_from_real_c64(0.0f));
}
static void where_backward_self_c128(char *const *p, sg_index n) {
    const sg_bool *restrict a0 = (const sg_bool *)p[0];
    const sg_c128 *restrict a1 = (const sg_c128 *)p[1];
    sg_c128 *restrict r0 = (sg_c128 *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (a0[i] ? a1[i] : sg_from_real_c128(0.0));
}
static const sg_loop where_backward_self_loops[] = {
    {SG_f32, {SG_b8, SG_f32, SG_f32}, where_backward_self_f32},
    {SG_f64, {SG_b8, SG_f64, SG_f64}, where_backward_self_f64},
    {SG_c64, {SG_b8, SG_c64, SG_c64}, where_backward_self_c64},
    {SG_c128, {SG_b8, SG_c128, SG_c128}, where_backward_self_c128},
};

/* where: where(condition, 0, grad) */
SG_TWO_CLONES static void where_backward_other_f32(char *const *p, sg_index n) {
    const sg_bool *restrict a0 = (const sg_bool *)p[0];
    const float *restrict a1 = (const float *)p[1];
    float *restrict r0 = (float *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (a0[i] ? 0.0f : a1[i]);
}
SG_TWO_CLONES static void where_backward_other_f64(char *const *p, sg_index n) {
    const sg_bool *restrict a0 = (const sg_bool *)p[0];
    const double *restrict a1 = (const double *)p[1];
    double *restrict r0 = (double *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (a0[i] ? 0.0 : a1[i]);
}
static void where_backward_other_c64(char *const *p, sg_index n) {
    const sg_bool *restrict a0 = (const sg_bool *)p[0];
    const sg_c64 *restrict a1 = (const sg_c64 *)p[1];
    sg_c64 *restrict r0 = (sg_c64 *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (a0[i] ? sg_from_real_c64(0.0f) : a1[i]);
}
static void where_backward_other_c128(char *const *p, sg_index n) {
    const sg_bool *restrict a0 = (const sg_bool *)p[0];
    const sg_c128 *restrict a1 = (const sg_c128 *)p[1];
    sg_c128 *restrict r0 = (sg_c128 *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (a0[i] ? sg_from_real_c128(0.0) : a1[i]);
}
static const sg_loop where_backward_other_loops[] = {
    {SG_f32, {SG_b8, SG_f32, SG_f32}, where_backward_other_f32},
    {SG_f64, {SG_b8, SG_f64, SG_f64}, where_backward_other_f64},
    {SG_c64, {SG_b8, SG_c64, SG_c64}, where_backward_other_c64},
    {SG_c128, {SG_b8, SG_c128, SG_c128}, where_backward_other_c128},
};

/* where: where(condition, grad, 0); where(condition, 0, grad) */
SG_LARGE static void where_backward_f32(char *const *p, sg_index n) {
    const sg_bool *a0 = (const sg_bool *)p[0];
    const float *a1 = (const float *)p[1];
    float *r0 = (float *)p[2];
    float *r1 = (float *)p[3];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++) {
        const float v0 = (a0[i] ? a1[i] : 0.0f);
        const float v1 = (a0[i] ? 0.0f : a1[i]);
        r0[i] = v0;
        r1[i] = v1;
    }
}
SG_LARGE static void where_backward_f64(char *const *p, sg_index n) {
    const sg_bool *a0 = (const sg_bool *)p[0];
    const double *a1 = (const double *)p[1];
    double *r0 = (double *)p[2];
    double *r1 = (double *)p[3];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++) {
        const double v0 = (a0[i] ? a1[i] : 0.0);
        const double v1 = (a0[i] ? 0.0 : a1[i]);
        r0[i] = v0;
        r1[i] = v1;
    }
}
static void where_backward_c64(char *const *p, sg_index n) {
    const sg_bool *a0 = (const sg_bool *)p[0];
    const sg_c64 *a1 = (const sg_c64 *)p[1];
    sg_c64 *r0 = (sg_c64 *)p[2];
    sg_c64 *r1 = (sg_c64 *)p[3];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++) {
        const sg_c64 v0 = (a0[i] ? a1[i] : sg_from_real_c64(0.0f));
        const sg_c64 v1 = (a0[i] ? sg_from_real_c64(0.0f) : a1[i]);
        r0[i] = v0;
        r1[i] = v1;
    }
}
static void where_backward_c128(char *const *p, sg_index n) {
    const sg_bool *a0 = (const sg_bool *)p[0];
    const sg_c128 *a1 = (const sg_c128 *)p[1];
    sg_c128 *r0 = (sg_c128 *)p[2];
    sg_c128 *r1 = (sg_c128 *)p[3];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++) {
        const sg_c128 v0 = (a0[i] ? a1[i] : sg_from_real_c128(0.0));
        const sg_c128 v1 = (a0[i] ? sg_from_real_c128(0.0) : a1[i]);
        r0[i] = v0;
        r1[i] = v1;
    }
}
static const sg_loop where_backward_loops[] = {
    {SG_f32, {SG_b8, SG_f32, SG_f32, SG_f32}, where_backward_f32},
    {SG_f64, {SG_b8, SG_f64, SG_f64, SG_f64}, where_backward_f64},
    {SG_c64, {SG_b8, SG_c64, SG_c64, SG_c64}, where_backward_c64},
    {SG_c128, {SG_b8, SG_c128, SG_c128, SG_c128}, where_backward_c128},
};

/* where: auto_element_wise */
static void where_tangent_self_c64(char *const *p, sg_index n) {
    const sg_bool *restrict a0 = (const sg_bool *)p[0];
    const sg_c64 *restrict a1 = (const sg_c64 *)p[1];
    sg_c64 *restrict r0 = (sg_c64 *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_conj_c64((a0[i] ? sg_conj_c64(a1[i]) : sg_from_real_c64(0.0f)));
}
static void where_tangent_self_c128(char *const *p, sg_index n) {
    const sg_bool *restrict a0 = (const sg_bool *)p[0];
    const sg_c128 *restrict a1 = (const sg_c128 *)p[1];
    sg_c128 *restrict r0 = (sg_c128 *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_conj_c128((a0[i] ? sg_conj_c128(a1[i]) : sg_from_real_c128(0.0)));
}
static const sg_loop where_tangent_self_loops[] = {
    {SG_f32, {SG_b8, SG_f32, SG_f32}, where_backward_self_f32},
    {SG_f64, {SG_b8, SG_f64, SG_f64}, where_backward_self_f64},
    {SG_c64, {SG_b8, SG_c64, SG_c64}, where_tangent_self_c64},
    {SG_c128, {SG_b8, SG_c128, SG_c128}, where_tangent_self_c128},
};

/* where: auto_element_wise */
static void where_tangent_other_c64(char *const *p, sg_index n) {
    const sg_bool *restrict a0 = (const sg_bool *)p[0];
    const sg_c64 *restrict a1 = (const sg_c64 *)p[1];
    sg_c64 *restrict r0 = (sg_c64 *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_conj_c64((a0[i] ? sg_from_real_c64(0.0f) : sg_conj_c64(a1[i])));
}
static void where_tangent_other_c128(char *const *p, sg_index n) {
    const sg_bool *restrict a0 = (const sg_bool *)p[0];
    const sg_c128 *restrict a1 = (const sg_c128 *)p[1];
    sg_c128 *restrict r0 = (sg_c128 *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_conj_c128((a0[i] ? sg_from_real_c128(0.0) : sg_conj_c128(a1[i])));
}
static const sg_loop where_tangent_other_loops[] = {
    {SG_f32, {SG_b8, SG_f32, SG_f32}, where_backward_other_f32},
    {SG_f64, {SG_b8, SG_f64, SG_f64}, where_backward_other_f64},
    {SG_c64, {SG_b8, SG_c64, SG_c64}, where_tangent_other_c64},
    {SG_c128, {SG_b8, SG_c128, SG_c128}, where_tangent_other_c128},
};

const sg_kernel sg_kernels_where[] = {
    {"where", 3, 1, SG_ELEMENTS, 0, {SG_BOOL, SG_SAME, SG_SAME, SG_SAME}, 0, 13, where_loops},
    {"where_backward_self", 2, 1, SG_ELEMENTS, 0, {SG_BOOL, SG_SAME, SG_SAME}, 0, 4, where_backward_self_loops},
    {"where_backward_other", 2, 1, SG_ELEMENTS, 0, {SG_BOOL, SG_SAME, SG_SAME}, 0, 4, where_backward_other_loops},
    {"where_backward", 2, 2, SG_ELEMENTS, 0, {SG_BOOL, SG_SAME, SG_SAME, SG_SAME}, 0, 4, where_backward_loops},
    {"where_tangent_self", 2, 1, SG_ELEMENTS, 0, {SG_BOOL, SG_SAME, SG_SAME}, 0, 4, where_tangent_self_loops},
    {"where_tangent_other", 2, 1, SG_ELEMENTS, 0, {SG_BOOL, SG_SAME, SG_SAME}, 0, 4, where_tangent_other_loops},
    {0}};
