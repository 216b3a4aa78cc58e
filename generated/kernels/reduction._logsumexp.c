/* Generated from derivatives.yaml by `specgrad generate`; do not edit. */
#include "kernel.h"

/* _logsumexp: _spread(grad, self.shape, dim, keepdim) * (self - _spread(where(result == -inf, 0, result), self.shape, dim, keepdim)).exp().conj() */
SG_TWO_CLONES static void _logsumexp_backward_self_inner_f32(char *const *p, sg_index n) {
    const float *restrict a0 = (const float *)p[0];
    float *restrict r0 = (float *)p[1];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = ((a0[i] == (-SG_INF)) ? 0.0f : a0[i]);
}
SG_TWO_CLONES static void _logsumexp_backward_self_inner_f64(char *const *p, sg_index n) {
    const double *restrict a0 = (const double *)p[0];
    double *restrict r0 = (double *)p[1];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = ((a0[i] == (-SG_INF)) ? 0.0 : a0[i]);
}
static void _logsumexp_backward_self_inner_c64(char *const *p, sg_index n) {
    const sg_c64 *restrict a0 = (const sg_c64 *)p[0];
    sg_c64 *restrict r0 = (sg_c64 *)p[1];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (sg_eq_c64(a0[i], sg_from_real_c64((-SG_INF))) ? sg_from_real_c64(0.0f) : a0[i]);
}
static void _logsumexp_backward_self_inner_c128(char *const *p, sg_index n) {
    const sg_c128 *restrict a0 = (const sg_c128 *)p[0];
    sg_c128 *restrict r0 = (sg_c128 *)p[1];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (sg_eq_c128(a0[i], sg_from_real_c128((-SG_INF))) ? sg_from_real_c128(0.0) : a0[i]);
}
static const sg_loop _logsumexp_backward_self_inner_loops[] = {
    {SG_f32, {SG_f32, SG_f32}, _logsumexp_backward_self_inner_f32},
    {SG_f64, {SG_f64, SG_f64}, _logsumexp_backward_self_inner_f64},
    {SG_c64, {SG_c64, SG_c64}, _logsumexp_backward_self_inner_c64},
    {SG_c128, {SG_c128, SG_c128}, _logsumexp_backward_self_inner_c128},
};

/* _logsumexp: _spread(grad, self.shape, dim, keepdim) * (self - _spread(where(result == -inf, 0, result), self.shape, dim, keepdim)).exp().conj() */
SG_LARGE static void _logsumexp_backward_self_f32(char *const *p, sg_index n) {
    const float *restrict a0 = (const float *)p[0];
    const float *restrict a1 = (const float *)p[1];
    const float *restrict a2 = (const float *)p[2];
    float *restrict r0 = (float *)p[3];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (a0[i] * sg_exp_f32((a1[i] - a2[i])));
}
SG_LARGE static void _logsumexp_backward_self_f64(char *const *p, sg_index n) {
    const double *restrict a0 = (const double *)p[0];
    const double *restrict a1 = (const double *)p[1];
    const double *restrict a2 = (const double *)p[2];
    double *restrict r0 = (double *)p[3];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (a0[i] * sg_exp_f64((a1[i] - a2[i])));
}
static void _logsumexp_backward_self_c64(char *const *p, sg_index n) {
    const sg_c64 *restrict a0 = (const sg_c64 *)p[0];
    const sg_c64 *restrict a1 = (const sg_c64 *)p[1];
    const sg_c64 *restrict a2 = (const sg_c64 *)p[2];
    sg_c64 *restrict r0 = (sg_c64 *)p[3];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_mul_c64(a0[i], sg_conj_c64(sg_exp_c64(sg_sub_c64(a1[i], a2[i]))));
}
static void _logsumexp_backward_self_c128(char *const *p, sg_index n) {
    const sg_c128 *restrict a0 = (const sg_c128 *)p[0];
    const sg_c128 *restrict a1 = (const sg_c128 *)p[1];
    const sg_c128 *restrict a2 = (const sg_c128 *)p[2];
    sg_c128 *restrict r0 = (sg_c128 *)p[3];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_mul_c128(a0[i], sg_conj_c128(sg_exp_c128(sg_sub_c128(a1[i], a2[i]))));
}
static const sg_loop _logsumexp_backward_self_loops[] = {
    {SG_f32, {SG_f32, SG_f32, SG_f32, SG_f32}, _logsumexp_backward_self_f32},
    {SG_f64, {SG_f64, SG_f64, SG_f64, SG_f64}, _logsumexp_backward_self_f64},
    {SG_c64, {SG_c64, SG_c64, SG_c64, SG_c64}, _logsumexp_backward_self_c64},
    {SG_c128, {SG_c128, SG_c128, SG_c128, SG_c128}, _logsumexp_backward_self_c128},
};

/* _logsumexp: (self_t * (self_p - _spread(where(result == -inf, 0, result), self_p.shape, dim, keepdim)).exp()).sum(dim, keepdim) */
static void _logsumexp_tangent_self_c64(char *const *p, sg_index n) {
    const sg_c64 *restrict a0 = (const sg_c64 *)p[0];
    const sg_c64 *restrict a1 = (const sg_c64 *)p[1];
    const sg_c64 *restrict a2 = (const sg_c64 *)p[2];
    sg_c64 *restrict r0 = (sg_c64 *)p[3];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_mul_c64(a0[i], sg_exp_c64(sg_sub_c64(a1[i], a2[i])));
}
static void _logsumexp_tangent_self_c128(char *const *p, sg_index n) {
    const sg_c128 *restrict a0 = (const sg_c128 *)p[0];
    const sg_c128 *restrict a1 = (const sg_c128 *)p[1];
    const sg_c128 *restrict a2 = (const sg_c128 *)p[2];
    sg_c128 *restrict r0 = (sg_c128 *)p[3];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_mul_c128(a0[i], sg_exp_c128(sg_sub_c128(a1[i], a2[i])));
}
static const sg_loop _logsumexp_tangent_self_loops[] = {
    {SG_f32, {SG_f32, SG_f32, SG_f32, SG_f32}, _logsumexp_backward_self_f32},
    {SG_f64, {SG_f64, SG_f64, SG_f64, SG_f64}, _logsumexp_backward_self_f64},
    {SG_c64, {SG_c64, SG_c64, SG_c64, SG_c64}, _logsumexp_tangent_self_c64},
    {SG_c128, {SG_c128, SG_c128, SG_c128, SG_c128}, _logsumexp_tangent_self_c128},
};

const sg_kernel sg_kernels__logsumexp[] = {
    {"_logsumexp_backward_self_inner", 1, 1, SG_ELEMENTS, 0, {SG_SAME, SG_SAME}, 0, 4, _logsumexp_backward_self_inner_loops},
    {"_logsumexp_backward_self", 3, 1, SG_ELEMENTS, 0, {SG_SAME, SG_SAME, SG_SAME, SG_SAME}, 0, 4, _logsumexp_backward_self_loops},
    {"_logsumexp_tangent_self", 3, 1, SG_ELEMENTS, 0, {SG_SAME, SG_SAME, SG_SAME, SG_SAME}, 0, 4, _logsumexp_tangent_self_loops},
    {0}};
