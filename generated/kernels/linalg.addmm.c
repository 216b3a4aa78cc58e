/* Generated from derivatives.yaml by `specgrad generate`; do not edit. */
#include "kernel.h"

/* addmm: (grad if beta == 1 else grad * beta.conj())._sum_to_size(self.shape) */
SG_TWO_CLONES static void addmm_backward_self_f32(char *const *p, sg_index n) {
    const float *restrict a0 = (const float *)p[0];
    const float x1 = *(const float *)p[1];
    float *restrict r0 = (float *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (a0[i] * x1);
}
SG_TWO_CLONES static void addmm_backward_self_f64(char *const *p, sg_index n) {
    const double *restrict a0 = (const double *)p[0];
    const double x1 = *(const double *)p[1];
    double *restrict r0 = (double *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (a0[i] * x1);
}
SG_COMPLEX_CLONES static void addmm_backward_self_c64(char *const *p, sg_index n) {
    const sg_c64 *restrict a0 = (const sg_c64 *)p[0];
    const sg_c64 x1 = *(const sg_c64 *)p[1];
    sg_c64 *restrict r0 = (sg_c64 *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_mul_c64(a0[i], x1);
}
SG_COMPLEX_CLONES static void addmm_backward_self_c128(char *const *p, sg_index n) {
    const sg_c128 *restrict a0 = (const sg_c128 *)p[0];
    const sg_c128 x1 = *(const sg_c128 *)p[1];
    sg_c128 *restrict r0 = (sg_c128 *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_mul_c128(a0[i], x1);
}
static void addmm_backward_self_i8(char *const *p, sg_index n) {
    const int8_t *restrict a0 = (const int8_t *)p[0];
    const int8_t x1 = *(const int8_t *)p[1];
    int8_t *restrict r0 = (int8_t *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (a0[i] * x1);
}
static void addmm_backward_self_i16(char *const *p, sg_index n) {
    const int16_t *restrict a0 = (const int16_t *)p[0];
    const int16_t x1 = *(const int16_t *)p[1];
    int16_t *restrict r0 = (int16_t *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (a0[i] * x1);
}
static void addmm_backward_self_i32(char *const *p, sg_index n) {
    const int32_t *restrict a0 = (const int32_t *)p[0];
    const int32_t x1 = *(const int32_t *)p[1];
    int32_t *restrict r0 = (int32_t *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (a0[i] * x1);
}
SG_CLONES static void addmm_backward_self_i64(char *const *p, sg_index n) {
    const int64_t *restrict a0 = (const int64_t *)p[0];
    const int64_t x1 = *(const int64_t *)p[1];
    int64_t *restrict r0 = (int64_t *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (a0[i] * x1);
}
static void addmm_backward_self_b8(char *const *p, sg_index n) {
    const sg_bool *restrict a0 = (const sg_bool *)p[0];
    const sg_bool x1 = *(const sg_bool *)p[1];
    sg_bool *restrict r0 = (sg_bool *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (a0[i] && x1);
}
static const sg_loop addmm_backward_self_loops[] = {
    {SG_f32, {SG_f32, SG_f32, SG_f32}, addmm_backward_self_f32},
    {SG_f64, {SG_f64, SG_f64, SG_f64}, addmm_backward_self_f64},
    {SG_c64, {SG_c64, SG_c64, SG_c64}, addmm_backward_self_c64},
    {SG_c128, {SG_c128, SG_c128, SG_c128}, addmm_backward_self_c128},
    {SG_i8, {SG_i8, SG_i8, SG_i8}, addmm_backward_self_i8},
    {SG_i16, {SG_i16, SG_i16, SG_i16}, addmm_backward_self_i16},
    {SG_i32, {SG_i32, SG_i32, SG_i32}, addmm_backward_self_i32},
    {SG_i64, {SG_i64, SG_i64, SG_i64}, addmm_backward_self_i64},
    {SG_u8, {SG_u8, SG_u8, SG_u8}, addmm_backward_self_i8},
    {SG_u16, {SG_u16, SG_u16, SG_u16}, addmm_backward_self_i16},
    {SG_u32, {SG_u32, SG_u32, SG_u32}, addmm_backward_self_i32},
    {SG_u64, {SG_u64, SG_u64, SG_u64}, addmm_backward_self_i64},
    {SG_b8, {SG_b8, SG_b8, SG_b8}, addmm_backward_self_b8},
};

const sg_kernel sg_kernels_addmm[] = {
    {"addmm_backward_self", 2, 1, SG_ELEMENTS, 0, {SG_SAME, SG_SAME, SG_SAME}, 2, 13, addmm_backward_self_loops},
    {0}};
