/* Generated from derivatives.yaml by `specgrad generate`; do not edit. */
#include "kernel.h"

/* special.ndtr: 0.5 * erfc(-self / sqrt(2)) */
SG_CLONES static void special_ndtr_f32(char *const *p, sg_index n) {
    const float *restrict a0 = (const float *)p[0];
    const float x1 = *(const float *)p[1];
    float *restrict r0 = (float *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (0.5f * sg_erfc_f32(((-a0[i]) / x1)));
}
SG_CLONES static void special_ndtr_f64(char *const *p, sg_index n) {
    const double *restrict a0 = (const double *)p[0];
    const double x1 = *(const double *)p[1];
    double *restrict r0 = (double *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (0.5 * sg_erfc_f64(((-a0[i]) / x1)));
}
static const sg_loop special_ndtr_loops[] = {
    {SG_f32, {SG_f32, SG_f32, SG_f32}, special_ndtr_f32},
    {SG_f64, {SG_f64, SG_f64, SG_f64}, special_ndtr_f64},
};

/* special.ndtr: grad * (exp(self * self * -0.5) / sqrt(2 * 3.141592653589793)) */
SG_CLONES static void special_ndtr_backward_self_f32(char *const *p, sg_index n) {
    const float *restrict a0 = (const float *)p[0];
    const float *restrict a1 = (const float *)p[1];
    const float x2 = *(const float *)p[2];
    float *restrict r0 = (float *)p[3];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (a0[i] * (sg_exp_f32(((a1[i] * a1[i]) * (-0.5f))) / x2));
}
SG_CLONES static void special_ndtr_backward_self_f64(char *const *p, sg_index n) {
    const double *restrict a0 = (const double *)p[0];
    const double *restrict a1 = (const double *)p[1];
    const double x2 = *(const double *)p[2];
    double *restrict r0 = (double *)p[3];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (a0[i] * (sg_exp_f64(((a1[i] * a1[i]) * (-0.5))) / x2));
}
static void special_ndtr_backward_self_c64(char *const *p, sg_index n) {
    const sg_c64 *restrict a0 = (const sg_c64 *)p[0];
    const sg_c64 *restrict a1 = (const sg_c64 *)p[1];
    const float x2 = *(const float *)p[2];
    sg_c64 *restrict r0 = (sg_c64 *)p[3];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_mul_c64(a0[i], sg_div_c64(sg_exp_c64(sg_mul_c64(sg_mul_c64(a1[i], a1[i]), sg_from_real_c64((-0.5f)))), sg_from_real_c64(x2)));
}
static void special_ndtr_backward_self_c128(char *const *p, sg_index n) {
    const sg_c128 *restrict a0 = (const sg_c128 *)p[0];
    const sg_c128 *restrict a1 = (const sg_c128 *)p[1];
    const double x2 = *(const double *)p[2];
    sg_c128 *restrict r0 = (sg_c128 *)p[3];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_mul_c128(a0[i], sg_div_c128(sg_exp_c128(sg_mul_c128(sg_mul_c128(a1[i], a1[i]), sg_from_real_c128((-0.5)))), sg_from_real_c128(x2)));
}
static const sg_loop special_ndtr_backward_self_loops[] = {
    {SG_f32, {SG_f32, SG_f32, SG_f32, SG_f32}, special_ndtr_backward_self_f32},
    {SG_f64, {SG_f64, SG_f64, SG_f64, SG_f64}, special_ndtr_backward_self_f64},
    {SG_c64, {SG_c64, SG_c64, SG_f32, SG_c64}, special_ndtr_backward_self_c64},
    {SG_c128, {SG_c128, SG_c128, SG_f64, SG_c128}, special_ndtr_backward_self_c128},
};

/* special.ndtr: auto_element_wise */
static void special_ndtr_tangent_self_c64(char *const *p, sg_index n) {
    const sg_c64 *restrict a0 = (const sg_c64 *)p[0];
    const sg_c64 *restrict a1 = (const sg_c64 *)p[1];
    const float x2 = *(const float *)p[2];
    sg_c64 *restrict r0 = (sg_c64 *)p[3];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_mul_c64(a0[i], sg_div_c64(sg_conj_c64(sg_exp_c64(sg_mul_c64(sg_mul_c64(a1[i], a1[i]), sg_from_real_c64((-0.5f))))), sg_from_real_c64(x2)));
}
static void special_ndtr_tangent_self_c128(char *const *p, sg_index n) {
    const sg_c128 *restrict a0 = (const sg_c128 *)p[0];
    const sg_c128 *restrict a1 = (const sg_c128 *)p[1];
    const double x2 = *(const double *)p[2];
    sg_c128 *restrict r0 = (sg_c128 *)p[3];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_mul_c128(a0[i], sg_div_c128(sg_conj_c128(sg_exp_c128(sg_mul_c128(sg_mul_c128(a1[i], a1[i]), sg_from_real_c128((-0.5))))), sg_from_real_c128(x2)));
}
static const sg_loop special_ndtr_tangent_self_loops[] = {
    {SG_f32, {SG_f32, SG_f32, SG_f32, SG_f32}, special_ndtr_backward_self_f32},
    {SG_f64, {SG_f64, SG_f64, SG_f64, SG_f64}, special_ndtr_backward_self_f64},
    {SG_c64, {SG_c64, SG_c64, SG_f32, SG_c64}, special_ndtr_tangent_self_c64},
    {SG_c128, {SG_c128, SG_c128, SG_f64, SG_c128}, special_ndtr_tangent_self_c128},
};

const sg_kernel sg_kernels_special_ndtr[] = {
    {"special_ndtr", 2, 1, SG_ELEMENTS, 0, {SG_SAME, SG_REAL_PART, SG_SAME}, 2, 2, special_ndtr_loops},
    {"special_ndtr_backward_self", 3, 1, SG_ELEMENTS, 0, {SG_SAME, SG_SAME, SG_REAL_PART, SG_SAME}, 4, 4, special_ndtr_backward_self_loops},
    {"special_ndtr_tangent_self", 3, 1, SG_ELEMENTS, 0, {SG_SAME, SG_SAME, SG_REAL_PART, SG_SAME}, 4, 4, special_ndtr_tangent_self_loops},
    {0}};
