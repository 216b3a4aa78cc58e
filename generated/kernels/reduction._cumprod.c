/* Generated from derivatives.yaml by `specgrad generate`; do not edit. */
#include "kernel.h"

/* _cumprod: _cumsum_from_end(grad * result.conj(), dim) / self.conj() if not has_zero(self) else _linear_scan(grad.flip([dim]), behind.flip([dim]).conj(), dim).flip([dim]) * _cumprod(before, dim).conj() */
SG_TWO_CLONES static void _cumprod_backward_self_inner_f32(char *const *p, sg_index n) {
    const float *restrict a0 = (const float *)p[0];
    const float *restrict a1 = (const float *)p[1];
    float *restrict r0 = (float *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (a0[i] * a1[i]);
}
SG_TWO_CLONES static void _cumprod_backward_self_inner_f64(char *const *p, sg_index n) {
    const double *restrict a0 = (const double *)p[0];
    const double *restrict a1 = (const double *)p[1];
    double *restrict r0 = (double *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (a0[i] * a1[i]);
}
static void _cumprod_backward_self_inner_c64(char *const *p, sg_index n) {
    const sg_c64 *restrict a0 = (const sg_c64 *)p[0];
    const sg_c64 *restrict a1 = (const sg_c64 *)p[1];
    sg_c64 *restrict r0 = (sg_c64 *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_mul_c64(a0[i], sg_conj_c64(a1[i]));
}
static void _cumprod_backward_self_inner_c128(char *const *p, sg_index n) {
    const sg_c128 *restrict a0 = (const sg_c128 *)p[0];
    const sg_c128 *restrict a1 = (const sg_c128 *)p[1];
    sg_c128 *restrict r0 = (sg_c128 *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_mul_c128(a0[i], sg_conj_c128(a1[i]));
}
static void _cumprod_backward_self_inner_i8(char *const *p, sg_index n) {
    const int8_t *restrict a0 = (const int8_t *)p[0];
    const int8_t *restrict a1 = (const int8_t *)p[1];
    int8_t *restrict r0 = (int8_t *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (a0[i] * a1[i]);
}
static void _cumprod_backward_self_inner_i16(char *const *p, sg_index n) {
    const int16_t *restrict a0 = (const int16_t *)p[0];
    const int16_t *restrict a1 = (const int16_t *)p[1];
    int16_t *restrict r0 = (int16_t *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (a0[i] * a1[i]);
}
static void _cumprod_backward_self_inner_i32(char *const *p, sg_index n) {
    const int32_t *restrict a0 = (const int32_t *)p[0];
    const int32_t *restrict a1 = (const int32_t *)p[1];
    int32_t *restrict r0 = (int32_t *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (a0[i] * a1[i]);
}
static void _cumprod_backward_self_inner_i64(char *const *p, sg_index n) {
    const int64_t *restrict a0 = (const int64_t *)p[0];
    const int64_t *restrict a1 = (const int64_t *)p[1];
    int64_t *restrict r0 = (int64_t *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (a0[i] * a1[i]);
}
static void _cumprod_backward_self_inner_b8(char *const *p, sg_index n) {
    const sg_bool *restrict a0 = (const sg_bool *)p[0];
    const sg_bool *restrict a1 = (const sg_bool *)p[1];
    sg_bool *restrict r0 = (sg_bool *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (a0[i] && a1[i]);
}
static const sg_loop _cumprod_backward_self_inner_loops[] = {
    {SG_f32, {SG_f32, SG_f32, SG_f32}, _cumprod_backward_self_inner_f32},
    {SG_f64, {SG_f64, SG_f64, SG_f64}, _cumprod_backward_self_inner_f64},
    {SG_c64, {SG_c64, SG_c64, SG_c64}, _cumprod_backward_self_inner_c64},
    {SG_c128, {SG_c128, SG_c128, SG_c128}, _cumprod_backward_self_inner_c128},
    {SG_i8, {SG_i8, SG_i8, SG_i8}, _cumprod_backward_self_inner_i8},
    {SG_i16, {SG_i16, SG_i16, SG_i16}, _cumprod_backward_self_inner_i16},
    {SG_i32, {SG_i32, SG_i32, SG_i32}, _cumprod_backward_self_inner_i32},
    {SG_i64, {SG_i64, SG_i64, SG_i64}, _cumprod_backward_self_inner_i64},
    {SG_u8, {SG_u8, SG_u8, SG_u8}, _cumprod_backward_self_inner_i8},
    {SG_u16, {SG_u16, SG_u16, SG_u16}, _cumprod_backward_self_inner_i16},
    {SG_u32, {SG_u32, SG_u32, SG_u32}, _cumprod_backward_self_inner_i32},
    {SG_u64, {SG_u64, SG_u64, SG_u64}, _cumprod_backward_self_inner_i64},
    {SG_b8, {SG_b8, SG_b8, SG_b8}, _cumprod_backward_self_inner_b8},
};

const sg_kernel sg_kernels__cumprod[] = {
    {"_cumprod_backward_self_inner", 2, 1, SG_ELEMENTS, 0, {SG_SAME, SG_SAME, SG_SAME}, 0, 13, _cumprod_backward_self_inner_loops},
    {0}};
