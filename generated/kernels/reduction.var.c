/* Generated from derivatives.yaml by `specgrad generate`; do not edit. */
#include "kernel.h"

/* var: _spread(grad * 2 / (count(self.shape, dim) - (1 if correction is None else correction)), self.shape, dim, keepdim) * (self - self.mean(dim, True)) */
SG_TWO_CLONES static void var_backward_self_inner_f32(char *const *p, sg_index n) {
    const float *restrict a0 = (const float *)p[0];
    const float x1 = *(const float *)p[1];
    float *restrict r0 = (float *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = ((a0[i] * 2.0f) / x1);
}
SG_TWO_CLONES static void var_backward_self_inner_f64(char *const *p, sg_index n) {
    const double *restrict a0 = (const double *)p[0];
    const double x1 = *(const double *)p[1];
    double *restrict r0 = (double *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = ((a0[i] * 2.0) / x1);
}
static void var_backward_self_inner_c64(char *const *p, sg_index n) {
    const sg_c64 *restrict a0 = (const sg_c64 *)p[0];
    const sg_c64 x1 = *(const sg_c64 *)p[1];
    sg_c64 *restrict r0 = (sg_c64 *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_div_c64(sg_mul_c64(a0[i], sg_from_real_c64(2.0f)), x1);
}
static void var_backward_self_inner_c128(char *const *p, sg_index n) {
    const sg_c128 *restrict a0 = (const sg_c128 *)p[0];
    const sg_c128 x1 = *(const sg_c128 *)p[1];
    sg_c128 *restrict r0 = (sg_c128 *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_div_c128(sg_mul_c128(a0[i], sg_from_real_c128(2.0)), x1);
}
static const sg_loop var_backward_self_inner_loops[] = {
    {SG_f32, {SG_f32, SG_f32, SG_f32}, var_backward_self_inner_f32},
    {SG_f64, {SG_f64, SG_f64, SG_f64}, var_backward_self_inner_f64},
    {SG_c64, {SG_c64, SG_c64, SG_c64}, var_backward_self_inner_c64},
    {SG_c128, {SG_c128, SG_c128, SG_c128}, var_backward_self_inner_c128},
};

/* var: _real_part((self_p - self_p.mean(dim, True)).conj() * self_t).sum(dim, keepdim) * 2 / (count(self_p.shape, dim) - (1 if correction is None else correction)) */
SG_LARGE static void var_tangent_self_inner_f32(char *const *p, sg_index n) {
    const float *restrict a0 = (const float *)p[0];
    const float *restrict a1 = (const float *)p[1];
    const float *restrict a2 = (const float *)p[2];
    float *restrict r0 = (float *)p[3];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = ((a0[i] - a1[i]) * a2[i]);
}
SG_LARGE static void var_tangent_self_inner_f64(char *const *p, sg_index n) {
    const double *restrict a0 = (const double *)p[0];
    const double *restrict a1 = (const double *)p[1];
    const double *restrict a2 = (const double *)p[2];
    double *restrict r0 = (double *)p[3];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = ((a0[i] - a1[i]) * a2[i]);
}
static void var_tangent_self_inner_c64(char *const *p, sg_index n) {
    const sg_c64 *restrict a0 = (const sg_c64 *)p[0];
    const sg_c64 *restrict a1 = (const sg_c64 *)p[1];
    const sg_c64 *restrict a2 = (const sg_c64 *)p[2];
    float *restrict r0 = (float *)p[3];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_real_c64(sg_mul_c64(sg_conj_c64(sg_sub_c64(a0[i], a1[i])), a2[i]));
}
static void var_tangent_self_inner_c128(char *const *p, sg_index n) {
    const sg_c128 *restrict a0 = (const sg_c128 *)p[0];
    const sg_c128 *restrict a1 = (const sg_c128 *)p[1];
    const sg_c128 *restrict a2 = (const sg_c128 *)p[2];
    double *restrict r0 = (double *)p[3];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_real_c128(sg_mul_c128(sg_conj_c128(sg_sub_c128(a0[i], a1[i])), a2[i]));
}
static const sg_loop var_tangent_self_inner_loops[] = {
    {SG_f32, {SG_f32, SG_f32, SG_f32, SG_f32}, var_tangent_self_inner_f32},
    {SG_f64, {SG_f64, SG_f64, SG_f64, SG_f64}, var_tangent_self_inner_f64},
    {SG_c64, {SG_c64, SG_c64, SG_c64, SG_f32}, var_tangent_self_inner_c64},
    {SG_c128, {SG_c128, SG_c128, SG_c128, SG_f64}, var_tangent_self_inner_c128},
};

const sg_kernel sg_kernels_var[] = {
    {"var_backward_self_inner", 2, 1, SG_ELEMENTS, 0, {SG_SAME, SG_SAME, SG_SAME}, 2, 4, var_backward_self_inner_loops},
    {"var_tangent_self_inner", 3, 1, SG_ELEMENTS, 0, {SG_SAME, SG_SAME, SG_SAME, SG_REAL_PART}, 0, 4, var_tangent_self_inner_loops},
    {0}};
