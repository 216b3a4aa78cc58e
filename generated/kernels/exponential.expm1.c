/* Generated from derivatives.yaml by `specgrad generate`; do not edit. */
#include "kernel.h"

/* expm1: expm1(self) */
SG_CLONES static void expm1_f32(char *const *p, sg_index n) {
    const float *restrict a0 = (const float *)p[0];
    float *restrict r0 = (float *)p[1];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_expm1_f32(a0[i]);
}
SG_CLONES static void expm1_f64(char *const *p, sg_index n) {
    const double *restrict a0 = (const double *)p[0];
    double *restrict r0 = (double *)p[1];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_expm1_f64(a0[i]);
}
static void expm1_c64(char *const *p, sg_index n) {
    const sg_c64 *restrict a0 = (const sg_c64 *)p[0];
    sg_c64 *restrict r0 = (sg_c64 *)p[1];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_expm1_c64(a0[i]);
}
static void expm1_c128(char *const *p, sg_index n) {
    const sg_c128 *restrict a0 = (const sg_c128 *)p[0];
    sg_c128 *restrict r0 = (sg_c128 *)p[1];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_expm1_c128(a0[i]);
}
static const sg_loop expm1_loops[] = {
    {SG_f32, {SG_f32, SG_f32}, expm1_f32},
    {SG_f64, {SG_f64, SG_f64}, expm1_f64},
    {SG_c64, {SG_c64, SG_c64}, expm1_c64},
    {SG_c128, {SG_c128, SG_c128}, expm1_c128},
};

/* expm1: grad * self.exp().conj() */
SG_CLONES static void expm1_backward_self_f32(char *const *p, sg_index n) {
    const float *restrict a0 = (const float *)p[0];
    const float *restrict a1 = (const float *)p[1];
    float *restrict r0 = (float *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (a0[i] * sg_exp_f32(a1[i]));
}
SG_CLONES static void expm1_backward_self_f64(char *const *p, sg_index n) {
    const double *restrict a0 = (const double *)p[0];
    const double *restrict a1 = (const double *)p[1];
    double *restrict r0 = (double *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (a0[i] * sg_exp_f64(a1[i]));
}
static void expm1_backward_self_c64(char *const *p, sg_index n) {
    const sg_c64 *restrict a0 = (const sg_c64 *)p[0];
    const sg_c64 *restrict a1 = (const sg_c64 *)p[1];
    sg_c64 *restrict r0 = (sg_c64 *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_mul_c64(a0[i], sg_conj_c64(sg_exp_c64(a1[i])));
}
static void expm1_backward_self_c128(char *const *p, sg_index n) {
    const sg_c128 *restrict a0 = (const sg_c128 *)p[0];
    const sg_c128 *restrict a1 = (const sg_c128 *)p[1];
    sg_c128 *restrict r0 = (sg_c128 *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_mul_c128(a0[i], sg_conj_c128(sg_exp_c128(a1[i])));
}
static const sg_loop expm1_backward_self_loops[] = {
    {SG_f32, {SG_f32, SG_f32, SG_f32}, expm1_backward_self_f32},
    {SG_f64, {SG_f64, SG_f64, SG_f64}, expm1_backward_self_f64},
    {SG_c64, {SG_c64, SG_c64, SG_c64}, expm1_backward_self_c64},
    {SG_c128, {SG_c128, SG_c128, SG_c128}, expm1_backward_self_c128},
};

/* expm1: auto_element_wise */
static void expm1_tangent_self_c64(char *const *p, sg_index n) {
    const sg_c64 *restrict a0 = (const sg_c64 *)p[0];
    const sg_c64 *restrict a1 = (const sg_c64 *)p[1];
    sg_c64 *restrict r0 = (sg_c64 *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_mul_c64(a0[i], sg_exp_c64(a1[i]));
}
static void expm1_tangent_self_c128(char *const *p, sg_index n) {
    const sg_c128 *restrict a0 = (const sg_c128 *)p[0];
    const sg_c128 *restrict a1 = (const sg_c128 *)p[1];
    sg_c128 *restrict r0 = (sg_c128 *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_mul_c128(a0[i], sg_exp_c128(a1[i]));
}
static const sg_loop expm1_tangent_self_loops[] = {
    {SG_f32, {SG_f32, SG_f32, SG_f32}, expm1_backward_self_f32},
    {SG_f64, {SG_f64, SG_f64, SG_f64}, expm1_backward_self_f64},
    {SG_c64, {SG_c64, SG_c64, SG_c64}, expm1_tangent_self_c64},
    {SG_c128, {SG_c128, SG_c128, SG_c128}, expm1_tangent_self_c128},
};

const sg_kernel sg_kernels_expm1[] = {
    {"expm1", 1, 1, SG_ELEMENTS, 0, {SG_SAME, SG_SAME}, 0, 4, expm1_loops},
    {"expm1_backward_self", 2, 1, SG_ELEMENTS, 0, {SG_SAME, SG_SAME, SG_SAME}, 0, 4, expm1_backward_self_loops},
    {"expm1_tangent_self", 2, 1, SG_ELEMENTS, 0, {SG_SAME, SG_SAME, SG_SAME}, 0, 4, expm1_tangent_self_loops},
    {0}};
