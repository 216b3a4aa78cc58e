/* Generated from derivatives.yaml by `specgrad generate`; do not edit. */
#include "kernel.h"

/* atanh: atanh(self) */
SG_CLONES static void atanh_f32(char *const *p, sg_index n) {
    const float *restrict a0 = (const float *)p[0];
    float *restrict r0 = (float *)p[1];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_atanh_f32(a0[i]);
}
SG_CLONES static void atanh_f64(char *const *p, sg_index n) {
    const double *restrict a0 = (const double *)p[0];
    double *restrict r0 = (double *)p[1];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_atanh_f64(a0[i]);
}
static void atanh_c64(char *const *p, sg_index n) {
    const sg_c64 *restrict a0 = (const sg_c64 *)p[0];
    sg_c64 *restrict r0 = (sg_c64 *)p[1];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_atanh_c64(a0[i]);
}
static void atanh_c128(char *const *p, sg_index n) {
    const sg_c128 *restrict a0 = (const sg_c128 *)p[0];
    sg_c128 *restrict r0 = (sg_c128 *)p[1];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_atanh_c128(a0[i]);
}
static const sg_loop atanh_loops[] = {
    {SG_f32, {SG_f32, SG_f32}, atanh_f32},
    {SG_f64, {SG_f64, SG_f64}, atanh_f64},
    {SG_c64, {SG_c64, SG_c64}, atanh_c64},
    {SG_c128, {SG_c128, SG_c128}, atanh_c128},
};

/* atanh: grad / (1 - self).conj() / (1 + self).conj() if self.is_complex() else grad / (1 - self * self) */
SG_TWO_CLONES static void atanh_backward_self_f32(char *const *p, sg_index n) {
    const float *restrict a0 = (const float *)p[0];
    const float *restrict a1 = (const float *)p[1];
    float *restrict r0 = (float *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = ((a0[i] / (1.0f - a1[i])) / (1.0f + a1[i]));
}
SG_TWO_CLONES static void atanh_backward_self_f64(char *const *p, sg_index n) {
    const double *restrict a0 = (const double *)p[0];
    const double *restrict a1 = (const double *)p[1];
    double *restrict r0 = (double *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = ((a0[i] / (1.0 - a1[i])) / (1.0 + a1[i]));
}
static void atanh_backward_self_c64(char *const *p, sg_index n) {
    const sg_c64 *restrict a0 = (const sg_c64 *)p[0];
    const sg_c64 *restrict a1 = (const sg_c64 *)p[1];
    sg_c64 *restrict r0 = (sg_c64 *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_div_c64(sg_div_c64(a0[i], sg_conj_c64(sg_sub_c64(sg_from_real_c64(1.0f), a1[i]))), sg_conj_c64(sg_add_c64(sg_from_real_c64(1.0f), a1[i])));
}
static void atanh_backward_self_c128(char *const *p, sg_index n) {
    const sg_c128 *restrict a0 = (const sg_c128 *)p[0];
    const sg_c128 *restrict a1 = (const sg_c128 *)p[1];
    sg_c128 *restrict r0 = (sg_c128 *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_div_c128(sg_div_c128(a0[i], sg_conj_c128(sg_sub_c128(sg_from_real_c128(1.0), a1[i]))), sg_conj_c128(sg_add_c128(sg_from_real_c128(1.0), a1[i])));
}
static const sg_loop atanh_backward_self_loops[] = {
    {SG_f32, {SG_f32, SG_f32, SG_f32}, atanh_backward_self_f32},
    {SG_f64, {SG_f64, SG_f64, SG_f64}, atanh_backward_self_f64},
    {SG_c64, {SG_c64, SG_c64, SG_c64}, atanh_backward_self_c64},
    {SG_c128, {SG_c128, SG_c128, SG_c128}, atanh_backward_self_c128},
};

/* atanh: grad / (1 - self).conj() / (1 + self).conj() if self.is_complex() else grad / (1 - self * self) */
SG_TWO_CLONES static void atanh_backward_self_2_f32(char *const *p, sg_index n) {
    const float *restrict a0 = (const float *)p[0];
    const float *restrict a1 = (const float *)p[1];
    float *restrict r0 = (float *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (a0[i] / (1.0f - (a1[i] * a1[i])));
}
SG_TWO_CLONES static void atanh_backward_self_2_f32_one_0(char *const *p, sg_index n) {
    const float x = *(const float *)p[0];
    const float *restrict a = (const float *)p[1];
    float *restrict r = (float *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r[i] = (x / (1.0f - (a[i] * a[i])));
}
SG_TWO_CLONES static void atanh_backward_self_2_f32_one_1(char *const *p, sg_index n) {
    const float x = *(const float *)p[1];
    const float *restrict a = (const float *)p[0];
    float *restrict r = (float *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r[i] = (a[i] / (1.0f - (x * x)));
}
SG_TWO_CLONES static void atanh_backward_self_2_f64(char *const *p, sg_index n) {
    const double *restrict a0 = (const double *)p[0];
    const double *restrict a1 = (const double *)p[1];
    double *restrict r0 = (double *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (a0[i] / (1.0 - (a1[i] * a1[i])));
}
SG_TWO_CLONES static void atanh_backward_self_2_f64_one_0(char *const *p, sg_index n) {
    const double x = *(const double *)p[0];
    const double *restrict a = (const double *)p[1];
    double *restrict r = (double *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r[i] = (x / (1.0 - (a[i] * a[i])));
}
SG_TWO_CLONES static void atanh_backward_self_2_f64_one_1(char *const *p, sg_index n) {
    const double x = *(const double *)p[1];
    const double *restrict a = (const double *)p[0];
    double *restrict r = (double *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r[i] = (a[i] / (1.0 - (x * x)));
}
static void atanh_backward_self_2_c64(char *const *p, sg_index n) {
    const sg_c64 *restrict a0 = (const sg_c64 *)p[0];
    const sg_c64 *restrict a1 = (const sg_c64 *)p[1];
    sg_c64 *restrict r0 = (sg_c64 *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_div_c64(a0[i], sg_sub_c64(sg_from_real_c64(1.0f), sg_mul_c64(a1[i], a1[i])));
}
static void atanh_backward_self_2_c128(char *const *p, sg_index n) {
    const sg_c128 *restrict a0 = (const sg_c128 *)p[0];
    const sg_c128 *restrict a1 = (const sg_c128 *)p[1];
    sg_c128 *restrict r0 = (sg_c128 *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_div_c128(a0[i], sg_sub_c128(sg_from_real_c128(1.0), sg_mul_c128(a1[i], a1[i])));
}
static const sg_loop atanh_backward_self_2_loops[] = {
    {SG_f32, {SG_f32, SG_f32, SG_f32}, atanh_backward_self_2_f32, 0, {atanh_backward_self_2_f32_one_0, atanh_backward_self_2_f32_one_1}},
    {SG_f64, {SG_f64, SG_f64, SG_f64}, atanh_backward_self_2_f64, 0, {atanh_backward_self_2_f64_one_0, atanh_backward_self_2_f64_one_1}},
    {SG_c64, {SG_c64, SG_c64, SG_c64}, atanh_backward_self_2_c64},
    {SG_c128, {SG_c128, SG_c128, SG_c128}, atanh_backward_self_2_c128},
};

/* atanh: auto_element_wise */
static void atanh_tangent_self_c64(char *const *p, sg_index n) {
    const sg_c64 *restrict a0 = (const sg_c64 *)p[0];
    const sg_c64 *restrict a1 = (const sg_c64 *)p[1];
    sg_c64 *restrict r0 = (sg_c64 *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_div_c64(sg_div_c64(a0[i], sg_sub_c64(sg_from_real_c64(1.0f), a1[i])), sg_add_c64(sg_from_real_c64(1.0f), a1[i]));
}
static void atanh_tangent_self_c128(char *const *p, sg_index n) {
    const sg_c128 *restrict a0 = (const sg_c128 *)p[0];
    const sg_c128 *restrict a1 = (const sg_c128 *)p[1];
    sg_c128 *restrict r0 = (sg_c128 *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_div_c128(sg_div_c128(a0[i], sg_sub_c128(sg_from_real_c128(1.0), a1[i])), sg_add_c128(sg_from_real_c128(1.0), a1[i]));
}
static const sg_loop atanh_tangent_self_loops[] = {
    {SG_f32, {SG_f32, SG_f32, SG_f32}, atanh_backward_self_f32},
    {SG_f64, {SG_f64, SG_f64, SG_f64}, atanh_backward_self_f64},
    {SG_c64, {SG_c64, SG_c64, SG_c64}, atanh_tangent_self_c64},
    {SG_c128, {SG_c128, SG_c128, SG_c128}, atanh_tangent_self_c128},
};

/* atanh: auto_element_wise */
static void atanh_tangent_self_2_c64(char *const *p, sg_index n) {
    const sg_c64 *restrict a0 = (const sg_c64 *)p[0];
    const sg_c64 *restrict a1 = (const sg_c64 *)p[1];
    sg_c64 *restrict r0 = (sg_c64 *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_div_c64(a0[i], sg_sub_c64(sg_from_real_c64(1.0f), sg_mul_c64(sg_conj_c64(a1[i]), sg_conj_c64(a1[i]))));
}
static void atanh_tangent_self_2_c128(char *const *p, sg_index n) {
    const sg_c128 *restrict a0 = (const sg_c128 *)p[0];
    const sg_c128 *restrict a1 = (const sg_c128 *)p[1];
    sg_c128 *restrict r0 = (sg_c128 *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_div_c128(a0[i], sg_sub_c128(sg_from_real_c128(1.0), sg_mul_c128(sg_conj_c128(a1[i]), sg_conj_c128(a1[i]))));
}
static const sg_loop atanh_tangent_self_2_loops[] = {
    {SG_f32, {SG_f32, SG_f32, SG_f32}, atanh_backward_self_2_f32},
    {SG_f64, {SG_f64, SG_f64, SG_f64}, atanh_backward_self_2_f64},
    {SG_c64, {SG_c64, SG_c64, SG_c64}, atanh_tangent_self_2_c64},
    {SG_c128, {SG_c128, SG_c128, SG_c128}, atanh_tangent_self_2_c128},
};

const sg_kernel sg_kernels_atanh[] = {
    {"atanh", 1, 1, SG_ELEMENTS, 0, {SG_SAME, SG_SAME}, 0, 4, atanh_loops},
    {"atanh_backward_self", 2, 1, SG_ELEMENTS, 0, {SG_SAME, SG_SAME, SG_SAME}, 0, 4, atanh_backward_self_loops},
    {"atanh_backward_self_2", 2, 1, SG_ELEMENTS, 0, {SG_SAME, SG_SAME, SG_SAME}, 0, 4, atanh_backward_self_2_loops},
    {"atanh_tangent_self", 2, 1, SG_ELEMENTS, 0, {SG_SAME, SG_SAME, SG_SAME}, 0, 4, atanh_tangent_self_loops},
    {"atanh_tangent_self_2", 2, 1, SG_ELEMENTS, 0, {SG_SAME, SG_SAME, SG_SAME}, 0, 4, atanh_tangent_self_2_loops},
    {0}};
