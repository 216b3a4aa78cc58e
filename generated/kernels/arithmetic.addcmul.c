/* Generated from derivatives.yaml by `specgrad generate`; do not edit. */
#include "kernel.h"

/* addcmul: self + value * tensor1 * tensor2 */
SG_LARGE static void addcmul_f32(char *const *p, sg_index n) {
    const float *restrict a0 = (const float *)p[0];
    const float x1 = *(const float *)p[1];
    const float *restrict a2 = (const float *)p[2];
    const float *restrict a3 = (const float *)p[3];
    float *restrict r0 = (float *)p[4];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (a0[i] + ((x1 * a2[i]) * a3[i]));
}
SG_LARGE static void addcmul_f64(char *const *p, sg_index n) {
    const double *restrict a0 = (const double *)p[0];
    const double x1 = *(const double *)p[1];
    const double *restrict a2 = (const double *)p[2];
    const double *restrict a3 = (const double *)p[3];
    double *restrict r0 = (double *)p[4];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (a0[i] + ((x1 * a2[i]) * a3[i]));
}
static void addcmul_c64(char *const *p, sg_index n) {
    const sg_c64 *restrict a0 = (const sg_c64 *)p[0];
    const sg_c64 x1 = *(const sg_c64 *)p[1];
    const sg_c64 *restrict a2 = (const sg_c64 *)p[2];
    const sg_c64 *restrict a3 = (const sg_c64 *)p[3];
    sg_c64 *restrict r0 = (sg_c64 *)p[4];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_add_c64(a0[i], sg_mul_c64(sg_mul_c64(x1, a2[i]), a3[i]));
}
static void addcmul_c128(char *const *p, sg_index n) {
    const sg_c128 *restrict a0 = (const sg_c128 *)p[0];
    const sg_c128 x1 = *(const sg_c128 *)p[1];
    const sg_c128 *restrict a2 = (const sg_c128 *)p[2];
    const sg_c128 *restrict a3 = (const sg_c128 *)p[3];
    sg_c128 *restrict r0 = (sg_c128 *)p[4];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_add_c128(a0[i], sg_mul_c128(sg_mul_c128(x1, a2[i]), a3[i]));
}
static void addcmul_i8(char *const *p, sg_index n) {
    const int8_t *restrict a0 = (const int8_t *)p[0];
    const int8_t x1 = *(const int8_t *)p[1];
    const int8_t *restrict a2 = (const int8_t *)p[2];
    const int8_t *restrict a3 = (const int8_t *)p[3];
    int8_t *restrict r0 = (int8_t *)p[4];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (a0[i] + ((x1 * a2[i]) * a3[i]));
}
static void addcmul_i16(char *const *p, sg_index n) {
    const int16_t *restrict a0 = (const int16_t *)p[0];
    const int16_t x1 = *(const int16_t *)p[1];
    const int16_t *restrict a2 = (const int16_t *)p[2];
    const int16_t *restrict a3 = (const int16_t *)p[3];
    int16_t *restrict r0 = (int16_t *)p[4];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (a0[i] + ((x1 * a2[i]) * a3[i]));
}
static void addcmul_i32(char *const *p, sg_index n) {
    const int32_t *restrict a0 = (const int32_t *)p[0];
    const int32_t x1 = *(const int32_t *)p[1];
    const int32_t *restrict a2 = (const int32_t *)p[2];
    const int32_t *restrict a3 = (const int32_t *)p[3];
    int32_t *restrict r0 = (int32_t *)p[4];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (a0[i] + ((x1 * a2[i]) * a3[i]));
}
static void addcmul_i64(char *const *p, sg_index n) {
    const int64_t *restrict a0 = (const int64_t *)p[0];
    const int64_t x1 = *(const int64_t *)p[1];
    const int64_t *restrict a2 = (const int64_t *)p[2];
    const int64_t *restrict a3 = (const int64_t *)p[3];
    int64_t *restrict r0 = (int64_t *)p[4];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (a0[i] + ((x1 * a2[i]) * a3[i]));
}
static const sg_loop addcmul_loops[] = {
    {SG_f32, {SG_f32, SG_f32, SG_f32, SG_f32, SG_f32}, addcmul_f32},
    {SG_f64, {SG_f64, SG_f64, SG_f64, SG_f64, SG_f64}, addcmul_f64},
    {SG_c64, {SG_c64, SG_c64, SG_c64, SG_c64, SG_c64}, addcmul_c64},
    {SG_c128, {SG_c128, SG_c128, SG_c128, SG_c128, SG_c128}, addcmul_c128},
    {SG_i8, {SG_i8, SG_i8, SG_i8, SG_i8, SG_i8}, addcmul_i8},
    {SG_i16, {SG_i16, SG_i16, SG_i16, SG_i16, SG_i16}, addcmul_i16},
    {SG_i32, {SG_i32, SG_i32, SG_i32, SG_i32, SG_i32}, addcmul_i32},
    {SG_i64, {SG_i64, SG_i64, SG_i64, SG_i64, SG_i64}, addcmul_i64},
    {SG_u8, {SG_u8, SG_u8, SG_u8, SG_u8, SG_u8}, addcmul_i8},
    {SG_u16, {SG_u16, SG_u16, SG_u16, SG_u16, SG_u16}, addcmul_i16},
    {SG_u32, {SG_u32, SG_u32, SG_u32, SG_u32, SG_u32}, addcmul_i32},
    {SG_u64, {SG_u64, SG_u64, SG_u64, SG_u64, SG_u64}, addcmul_i64},
};

/* addcmul: grad * (value * tensor2).conj() */
SG_TWO_CLONES static void addcmul_backward_tensor1_f32(char *const *p, sg_index n) {
    const float *restrict a0 = (const float *)p[0];
    const float x1 = *(const float *)p[1];
    const float *restrict a2 = (const float *)p[2];
    float *restrict r0 = (float *)p[3];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (a0[i] * (x1 * a2[i]));
}
SG_TWO_CLONES static void addcmul_backward_tensor1_f64(char *const *p, sg_index n) {
    const double *restrict a0 = (const double *)p[0];
    const double x1 = *(const double *)p[1];
    const double *restrict a2 = (const double *)p[2];
    double *restrict r0 = (double *)p[3];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (a0[i] * (x1 * a2[i]));
}
static void addcmul_backward_tensor1_c64(char *const *p, sg_index n) {
    const sg_c64 *restrict a0 = (const sg_c64 *)p[0];
    const sg_c64 x1 = *(const sg_c64 *)p[1];
    const sg_c64 *restrict a2 = (const sg_c64 *)p[2];
    sg_c64 *restrict r0 = (sg_c64 *)p[3];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_mul_c64(a0[i], sg_conj_c64(sg_mul_c64(x1, a2[i])));
}
static void addcmul_backward_tensor1_c128(char *const *p, sg_index n) {
    const sg_c128 *restrict a0 = (const sg_c128 *)p[0];
    const sg_c128 x1 = *(const sg_c128 *)p[1];
    const sg_c128 *restrict a2 = (const sg_c128 *)p[2];
    sg_c128 *restrict r0 = (sg_c128 *)p[3];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_mul_c128(a0[i], sg_conj_c128(sg_mul_c128(x1, a2[i])));
}
static const sg_loop addcmul_backward_tensor1_loops[] = {
    {SG_f32, {SG_f32, SG_f32, SG_f32, SG_f32}, addcmul_backward_tensor1_f32},
    {SG_f64, {SG_f64, SG_f64, SG_f64, SG_f64}, addcmul_backward_tensor1_f64},
    {SG_c64, {SG_c64, SG_c64, SG_c64, SG_c64}, addcmul_backward_tensor1_c64},
    {SG_c128, {SG_c128, SG_c128, SG_c128, SG_c128}, addcmul_backward_tensor1_c128},
};

/* addcmul: auto_element_wise */
static void addcmul_tangent_tensor1_c64(char *const *p, sg_index n) {
    const sg_c64 *restrict a0 = (const sg_c64 *)p[0];
    const sg_c64 x1 = *(const sg_c64 *)p[1];
    const sg_c64 *restrict a2 = (const sg_c64 *)p[2];
    sg_c64 *restrict r0 = (sg_c64 *)p[3];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_mul_c64(a0[i], sg_mul_c64(x1, a2[i]));
}
static void addcmul_tangent_tensor1_c128(char *const *p, sg_index n) {
    const sg_c128 *restrict a0 = (const sg_c128 *)p[0];
    const sg_c128 x1 = *(const sg_c128 *)p[1];
    const sg_c128 *restrict a2 = (const sg_c128 *)p[2];
    sg_c128 *restrict r0 = (sg_c128 *)p[3];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_mul_c128(a0[i], sg_mul_c128(x1, a2[i]));
}
static const sg_loop addcmul_tangent_tensor1_loops[] = {
    {SG_f32, {SG_f32, SG_f32, SG_f32, SG_f32}, addcmul_backward_tensor1_f32},
    {SG_f64, {SG_f64, SG_f64, SG_f64, SG_f64}, addcmul_backward_tensor1_f64},
    {SG_c64, {SG_c64, SG_c64, SG_c64, SG_c64}, addcmul_tangent_tensor1_c64},
    {SG_c128, {SG_c128, SG_c128, SG_c128, SG_c128}, addcmul_tangent_tensor1_c128},
};

const sg_kernel sg_kernels_addcmul[] = {
    {"addcmul", 4, 1, SG_ELEMENTS, 0, {SG_SAME, SG_SAME, SG_SAME, SG_SAME, SG_SAME}, 2, 12, addcmul_loops},
    {"addcmul_backward_tensor1", 3, 1, SG_ELEMENTS, 0, {SG_SAME, SG_SAME, SG_SAME, SG_SAME}, 2, 4, addcmul_backward_tensor1_loops},
    {"addcmul_tangent_tensor1", 3, 1, SG_ELEMENTS, 0, {SG_SAME, SG_SAME, SG_SAME, SG_SAME}, 2, 4, addcmul_tangent_tensor1_loops},
    {0}};
