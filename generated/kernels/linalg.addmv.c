/* Generated from derivatives.yaml by `specgrad generate`; do not edit. */
#include "kernel.h"

/* addmv: grad.unsqueeze(1) * vec.conj() if alpha == 1 else grad.unsqueeze(1) * vec.conj() * alpha.conj() */
SG_TWO_CLONES static void addmv_backward_mat_f32(char *const *p, sg_index n) {
    const float *restrict a0 = (const float *)p[0];
    const float *restrict a1 = (const float *)p[1];
    const float x2 = *(const float *)p[2];
    float *restrict r0 = (float *)p[3];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = ((a0[i] * a1[i]) * x2);
}
SG_TWO_CLONES static void addmv_backward_mat_f64(char *const *p, sg_index n) {
    const double *restrict a0 = (const double *)p[0];
    const double *restrict a1 = (const double *)p[1];
    const double x2 = *(const double *)p[2];
    double *restrict r0 = (double *)p[3];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = ((a0[i] * a1[i]) * x2);
}
static void addmv_backward_mat_c64(char *const *p, sg_index n) {
    const sg_c64 *restrict a0 = (const sg_c64 *)p[0];
    const sg_c64 *restrict a1 = (const sg_c64 *)p[1];
    const sg_c64 x2 = *(const sg_c64 *)p[2];
    sg_c64 *restrict r0 = (sg_c64 *)p[3];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_mul_c64(sg_mul_c64(a0[i], sg_conj_c64(a1[i])), x2);
}
static void addmv_backward_mat_c128(char *const *p, sg_index n) {
    const sg_c128 *restrict a0 = (const sg_c128 *)p[0];
    const sg_c128 *restrict a1 = (const sg_c128 *)p[1];
    const sg_c128 x2 = *(const sg_c128 *)p[2];
    sg_c128 *restrict r0 = (sg_c128 *)p[3];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_mul_c128(sg_mul_c128(a0[i], sg_conj_c128(a1[i])), x2);
}
static void addmv_backward_mat_i8(char *const *p, sg_index n) {
    const int8_t *restrict a0 = (const int8_t *)p[0];
    const int8_t *restrict a1 = (const int8_t *)p[1];
    const int8_t x2 = *(const int8_t *)p[2];
    int8_t *restrict r0 = (int8_t *)p[3];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = ((a0[i] * a1[i]) * x2);
}
static void addmv_backward_mat_i16(char *const *p, sg_index n) {
    const int16_t *restrict a0 = (const int16_t *)p[0];
    const int16_t *restrict a1 = (const int16_t *)p[1];
    const int16_t x2 = *(const int16_t *)p[2];
    int16_t *restrict r0 = (int16_t *)p[3];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = ((a0[i] * a1[i]) * x2);
}
static void addmv_backward_mat_i32(char *const *p, sg_index n) {
    const int32_t *restrict a0 = (const int32_t *)p[0];
    const int32_t *restrict a1 = (const int32_t *)p[1];
    const int32_t x2 = *(const int32_t *)p[2];
    int32_t *restrict r0 = (int32_t *)p[3];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = ((a0[i] * a1[i]) * x2);
}
static void addmv_backward_mat_i64(char *const *p, sg_index n) {
    const int64_t *restrict a0 = (const int64_t *)p[0];
    const int64_t *restrict a1 = (const int64_t *)p[1];
    const int64_t x2 = *(const int64_t *)p[2];
    int64_t *restrict r0 = (int64_t *)p[3];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = ((a0[i] * a1[i]) * x2);
}
static void addmv_backward_mat_b8(char *const *p, sg_index n) {
    const sg_bool *restrict a0 = (const sg_bool *)p[0];
    const sg_bool *restrict a1 = (const sg_bool *)p[1];
    const sg_bool x2 = *(const sg_bool *)p[2];
    sg_bool *restrict r0 = (sg_bool *)p[3];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = ((a0[i] && a1[i]) && x2);
}
static const sg_loop addmv_backward_mat_loops[] = {
    {SG_f32, {SG_f32, SG_f32, SG_f32, SG_f32}, addmv_backward_mat_f32},
    {SG_f64, {SG_f64, SG_f64, SG_f64, SG_f64}, addmv_backward_mat_f64},
    {SG_c64, {SG_c64, SG_c64, SG_c64, SG_c64}, addmv_backward_mat_c64},
    {SG_c128, {SG_c128, SG_c128, SG_c128, SG_c128}, addmv_backward_mat_c128},
    {SG_i8, {SG_i8, SG_i8, SG_i8, SG_i8}, addmv_backward_mat_i8},
    {SG_i16, {SG_i16, SG_i16, SG_i16, SG_i16}, addmv_backward_mat_i16},
    {SG_i32, {SG_i32, SG_i32, SG_i32, SG_i32}, addmv_backward_mat_i32},
    {SG_i64, {SG_i64, SG_i64, SG_i64, SG_i64}, addmv_backward_mat_i64},
    {SG_u8, {SG_u8, SG_u8, SG_u8, SG_u8}, addmv_backward_mat_i8},
    {SG_u16, {SG_u16, SG_u16, SG_u16, SG_u16}, addmv_backward_mat_i16},
    {SG_u32, {SG_u32, SG_u32, SG_u32, SG_u32}, addmv_backward_mat_i32},
    {SG_u64, {SG_u64, SG_u64, SG_u64, SG_u64}, addmv_backward_mat_i64},
    {SG_b8, {SG_b8, SG_b8, SG_b8, SG_b8}, addmv_backward_mat_b8},
};

const sg_kernel sg_kernels_addmv[] = {
    {"addmv_backward_mat", 3, 1, SG_ELEMENTS, 0, {SG_SAME, SG_SAME, SG_SAME, SG_SAME}, 4, 13, addmv_backward_mat_loops},
    {0}};
