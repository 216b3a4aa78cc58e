/* Generated from derivatives.yaml by `specgrad generate`; do not edit. */
#include "kernel.h"

/* erfinv: erfinv(self) */
SG_CLONES static void erfinv_f32(char *const *p, sg_index n) {
    const float *restrict a0 = (const float *)p[0];
    float *restrict r0 = (float *)p[1];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_erfinv_f32(a0[i]);
}
SG_CLONES static void erfinv_f64(char *const *p, sg_index n) {
    const double *restrict a0 = (const double *)p[0];
    double *restrict r0 = (double *)p[1];
    sg_erfinv_blocks_f64(a0, r0, n);
}
static const sg_loop erfinv_loops[] = {
    {SG_f32, {SG_f32, SG_f32}, erfinv_f32},
    {SG_f64, {SG_f64, SG_f64}, erfinv_f64},
};

/* erfinv: grad * (sqrt(3.141592653589793) / 2 * exp(result * result)) */
SG_CLONES static void erfinv_backward_self_f32(char *const *p, sg_index n) {
    const float *restrict a0 = (const float *)p[0];
    const float x1 = *(const float *)p[1];
    const float *restrict a2 = (const float *)p[2];
    float *restrict r0 = (float *)p[3];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (a0[i] * (x1 * sg_exp_f32((a2[i] * a2[i]))));
}
SG_CLONES static void erfinv_backward_self_f64(char *const *p, sg_index n) {
    const double *restrict a0 = (const double *)p[0];
    const double x1 = *(const double *)p[1];
    const double *restrict a2 = (const double *)p[2];
    double *restrict r0 = (double *)p[3];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (a0[i] * (x1 * sg_exp_f64((a2[i] * a2[i]))));
}
static void erfinv_backward_self_c64(char *const *p, sg_index n) {
    const sg_c64 *restrict a0 = (const sg_c64 *)p[0];
    const float x1 = *(const float *)p[1];
    const sg_c64 *restrict a2 = (const sg_c64 *)p[2];
    sg_c64 *restrict r0 = (sg_c64 *)p[3];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_mul_c64(a0[i], sg_mul_c64(sg_from_real_c64(x1), sg_exp_c64(sg_mul_c64(a2[i], a2[i]))));
}
static void erfinv_backward_self_c128(char *const *p, sg_index n) {
    const sg_c128 *restrict a0 = (const sg_c128 *)p[0];
    const double x1 = *(const double *)p[1];
    const sg_c128 *restrict a2 = (const sg_c128 *)p[2];
    sg_c128 *restrict r0 = (sg_c128 *)p[3];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_mul_c128(a0[i], sg_mul_c128(sg_from_real_c128(x1), sg_exp_c128(sg_mul_c128(a2[i], a2[i]))));
}
static const sg_loop erfinv_backward_self_loops[] = {
    {SG_f32, {SG_f32, SG_f32, SG_f32, SG_f32}, erfinv_backward_self_f32},
    {SG_f64, {SG_f64, SG_f64, SG_f64, SG_f64}, erfinv_backward_self_f64},
    {SG_c64, {SG_c64, SG_f32, SG_c64, SG_c64}, erfinv_backward_self_c64},
    {SG_c128, {SG_c128, SG_f64, SG_c128, SG_c128}, erfinv_backward_self_c128},
};

/* erfinv: auto_element_wise */
static void erfinv_tangent_self_c64(char *const *p, sg_index n) {
    const sg_c64 *restrict a0 = (const sg_c64 *)p[0];
    const float x1 = *(const float *)p[1];
    const sg_c64 *restrict a2 = (const sg_c64 *)p[2];
    sg_c64 *restrict r0 = (sg_c64 *)p[3];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_mul_c64(a0[i], sg_mul_c64(sg_from_real_c64(x1), sg_conj_c64(sg_exp_c64(sg_mul_c64(a2[i], a2[i])))));
}
static void erfinv_tangent_self_c128(char *const *p, sg_index n) {
    const sg_c128 *restrict a0 = (const sg_c128 *)p[0];
    const double x1 = *(const double *)p[1];
    const sg_c128 *restrict a2 = (const sg_c128 *)p[2];
    sg_c128 *restrict r0 = (sg_c128 *)p[3];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_mul_c128(a0[i], sg_mul_c128(sg_from_real_c128(x1), sg_conj_c128(sg_exp_c128(sg_mul_c128(a2[i], a2[i])))));
}
static const sg_loop erfinv_tangent_self_loops[] = {
    {SG_f32, {SG_f32, SG_f32, SG_f32, SG_f32}, erfinv_backward_self_f32},
    {SG_f64, {SG_f64, SG_f64, SG_f64, SG_f64}, erfinv_backward_self_f64},
    {SG_c64, {SG_c64, SG_f32, SG_c64, SG_c64}, erfinv_tangent_self_c64},
    {SG_c128, {SG_c128, SG_f64, SG_c128, SG_c128}, erfinv_tangent_self_c128},
};

const sg_kernel sg_kernels_erfinv[] = {
    {"erfinv", 1, 1, SG_ELEMENTS, 0, {SG_SAME, SG_SAME}, 0, 2, erfinv_loops},
    {"erfinv_backward_self", 3, 1, SG_ELEMENTS, 0, {SG_SAME, SG_REAL_PART, SG_SAME, SG_SAME}, 2, 4, erfinv_backward_self_loops},
    {"erfinv_tangent_self", 3, 1, SG_ELEMENTS, 0, {SG_SAME, SG_REAL_PART, SG_SAME, SG_SAME}, 2, 4, erfinv_tangent_self_loops},
    {0}};
