/* Generated from derivatives.yaml by `specgrad generate`; do not edit. */
#include "kernel.h"

/* square: square(self) */
SG_TWO_CLONES static void square_f32(char *const *p, sg_index n) {
    const float *restrict a0 = (const float *)p[0];
    float *restrict r0 = (float *)p[1];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_square_f32(a0[i]);
}
SG_TWO_CLONES static void square_f64(char *const *p, sg_index n) {
    const double *restrict a0 = (const double *)p[0];
    double *restrict r0 = (double *)p[1];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_square_f64(a0[i]);
}
static void square_c64(char *const *p, sg_index n) {
    const sg_c64 *restrict a0 = (const sg_c64 *)p[0];
    sg_c64 *restrict r0 = (sg_c64 *)p[1];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_square_c64(a0[i]);
}
static void square_c128(char *const *p, sg_index n) {
    const sg_c128 *restrict a0 = (const sg_c128 *)p[0];
    sg_c128 *restrict r0 = (sg_c128 *)p[1];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_square_c128(a0[i]);
}
static void square_i8(char *const *p, sg_index n) {
    const int8_t *restrict a0 = (const int8_t *)p[0];
    int8_t *restrict r0 = (int8_t *)p[1];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_square_i8(a0[i]);
}
static void square_i16(char *const *p, sg_index n) {
    const int16_t *restrict a0 = (const int16_t *)p[0];
    int16_t *restrict r0 = (int16_t *)p[1];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_square_i16(a0[i]);
}
static void square_i32(char *const *p, sg_index n) {
    const int32_t *restrict a0 = (const int32_t *)p[0];
    int32_t *restrict r0 = (int32_t *)p[1];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_square_i32(a0[i]);
}
static void square_i64(char *const *p, sg_index n) {
    const int64_t *restrict a0 = (const int64_t *)p[0];
    int64_t *restrict r0 = (int64_t *)p[1];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_square_i64(a0[i]);
}
static const sg_loop square_loops[] = {
    {SG_f32, {SG_f32, SG_f32}, square_f32},
    {SG_f64, {SG_f64, SG_f64}, square_f64},
    {SG_c64, {SG_c64, SG_c64}, square_c64},
    {SG_c128, {SG_c128, SG_c128}, square_c128},
    {SG_i8, {SG_i8, SG_i8}, square_i8},
    {SG_i16, {SG_i16, SG_i16}, square_i16},
    {SG_i32, {SG_i32, SG_i32}, square_i32},
    {SG_i64, {SG_i64, SG_i64}, square_i64},
    {SG_u8, {SG_u8, SG_u8}, square_i8},
    {SG_u16, {SG_u16, SG_u16}, square_i16},
    {SG_u32, {SG_u32, SG_u32}, square_i32},
    {SG_u64, {SG_u64, SG_u64}, square_i64},
};

/* square: grad * (2 * self).conj() */
SG_TWO_CLONES static void square_backward_self_f32(char *const *p, sg_index n) {
    const float *restrict a0 = (const float *)p[0];
    const float *restrict a1 = (const float *)p[1];
    float *restrict r0 = (float *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (a0[i] * (2.0f * a1[i]));
}
SG_TWO_CLONES static void square_backward_self_f64(char *const *p, sg_index n) {
    const double *restrict a0 = (const double *)p[0];
    const double *restrict a1 = (const double *)p[1];
    double *restrict r0 = (double *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (a0[i] * (2.0 * a1[i]));
}
static void square_backward_self_c64(char *const *p, sg_index n) {
    const sg_c64 *restrict a0 = (const sg_c64 *)p[0];
    const sg_c64 *restrict a1 = (const sg_c64 *)p[1];
    sg_c64 *restrict r0 = (sg_c64 *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_mul_c64(a0[i], sg_conj_c64(sg_mul_c64(sg_from_real_c64(2.0f), a1[i])));
}
static void square_backward_self_c128(char *const *p, sg_index n) {
    const sg_c128 *restrict a0 = (const sg_c128 *)p[0];
    const sg_c128 *restrict a1 = (const sg_c128 *)p[1];
    sg_c128 *restrict r0 = (sg_c128 *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_mul_c128(a0[i], sg_conj_c128(sg_mul_c128(sg_from_real_c128(2.0), a1[i])));
}
static const sg_loop square_backward_self_loops[] = {
    {SG_f32, {SG_f32, SG_f32, SG_f32}, square_backward_self_f32},
    {SG_f64, {SG_f64, SG_f64, SG_f64}, square_backward_self_f64},
    {SG_c64, {SG_c64, SG_c64, SG_c64}, square_backward_self_c64},
    {SG_c128, {SG_c128, SG_c128, SG_c128}, square_backward_self_c128},
};

/* square: auto_element_wise */
static void square_tangent_self_c64(char *const *p, sg_index n) {
    const sg_c64 *restrict a0 = (const sg_c64 *)p[0];
    const sg_c64 *restrict a1 = (const sg_c64 *)p[1];
    sg_c64 *restrict r0 = (sg_c64 *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_mul_c64(a0[i], sg_mul_c64(sg_from_real_c64(2.0f), a1[i]));
}
static void square_tangent_self_c128(char *const *p, sg_index n) {
    const sg_c128 *restrict a0 = (const sg_c128 *)p[0];
    const sg_c128 *restrict a1 = (const sg_c128 *)p[1];
    sg_c128 *restrict r0 = (sg_c128 *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_mul_c128(a0[i], sg_mul_c128(sg_from_real_c128(2.0), a1[i]));
}
static const sg_loop square_tangent_self_loops[] = {
    {SG_f32, {SG_f32, SG_f32, SG_f32}, square_backward_self_f32},
    {SG_f64, {SG_f64, SG_f64, SG_f64}, square_backward_self_f64},
    {SG_c64, {SG_c64, SG_c64, SG_c64}, square_tangent_self_c64},
    {SG_c128, {SG_c128, SG_c128, SG_c128}, square_tangent_self_c128},
};

const sg_kernel sg_kernels_square[] = {
    {"square", 1, 1, SG_ELEMENTS, 0, {SG_SAME, SG_SAME}, 0, 12, square_loops},
    {"square_backward_self", 2, 1, SG_ELEMENTS, 0, {SG_SAME, SG_SAME, SG_SAME}, 0, 4, square_backward_self_loops},
    {"square_tangent_self", 2, 1, SG_ELEMENTS, 0, {SG_SAME, SG_SAME, SG_SAME}, 0, 4, square_tangent_self_loops},
    {0}};
