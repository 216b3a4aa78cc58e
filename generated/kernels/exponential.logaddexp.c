/* Generated from derivatives.yaml by `specgrad generate`; do not edit. */
#include "kernel.h"

/* logaddexp: where(self == other, self + log(2), where(real(other) == -inf, self, where(real(self) < real(other), other, self) + log1p(exp(where(real(self) < real(other), self - other, other - self))))) */
SG_CLONES static void logaddexp_f32(char *const *p, sg_index n) {
    const float *restrict a0 = (const float *)p[0];
    const float *restrict a1 = (const float *)p[1];
    const float x2 = *(const float *)p[2];
    float *restrict r0 = (float *)p[3];
    for (sg_index b = 0; b < n; b += SG_STAGE) {
        const sg_index end = n - b < SG_STAGE ? n : b + SG_STAGE;
        float t0[SG_STAGE];
        SG_INDEPENDENT
        for (sg_index i = b; i < end; i++)
            t0[i - b] = sg_exp_f32(((a0[i] < a1[i]) ? (a0[i] - a1[i]) : (a1[i] - a0[i])));
        SG_INDEPENDENT
        for (sg_index i = b; i < end; i++)
            r0[i] = ((a0[i] == a1[i]) ? (a0[i] + x2) : ((a1[i] == (-SG_INF)) ? a0[i] : (((a0[i] < a1[i]) ? a1[i] : a0[i]) + sg_log1p_f32(t0[i - b]))));
    }
}
SG_LARGE static void logaddexp_f64(char *const *p, sg_index n) {
    const double *restrict a0 = (const double *)p[0];
    const double *restrict a1 = (const double *)p[1];
    const double x2 = *(const double *)p[2];
    double *restrict r0 = (double *)p[3];
    for (sg_index b = 0; b < n; b += SG_STAGE) {
        const sg_index end = n - b < SG_STAGE ? n : b + SG_STAGE;
        double t0[SG_STAGE];
        SG_INDEPENDENT
        for (sg_index i = b; i < end; i++)
            t0[i - b] = sg_exp_f64(((a0[i] < a1[i]) ? (a0[i] - a1[i]) : (a1[i] - a0[i])));
        SG_INDEPENDENT
        for (sg_index i = b; i < end; i++)
            r0[i] = ((a0[i] == a1[i]) ? (a0[i] + x2) : ((a1[i] == (-SG_INF)) ? a0[i] : (((a0[i] < a1[i]) ? a1[i] : a0[i]) + sg_log1p_f64(t0[i - b]))));
    }
}
static void logaddexp_c64(char *const *p, sg_index n) {
    const sg_c64 *restrict a0 = (const sg_c64 *)p[0];
    const sg_c64 *restrict a1 = (const sg_c64 *)p[1];
    const float x2 = *(const float *)p[2];
    sg_c64 *restrict r0 = (sg_c64 *)p[3];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (sg_eq_c64(a0[i], a1[i]) ? sg_add_c64(a0[i], sg_from_real_c64(x2)) : ((sg_real_c64(a1[i]) == (-SG_INF)) ? a0[i] : sg_add_c64(((sg_real_c64(a0[i]) < sg_real_c64(a1[i])) ? a1[i] : a0[i]), sg_log1p_c64(sg_exp_c64(((sg_real_c64(a0[i]) < sg_real_c64(a1[i])) ? sg_sub_c64(a0[i], a1[i]) : sg_sub_c64(a1[i], a0[i])))))));
}
static void logaddexp_c128(char *const *p, sg_index n) {
    const sg_c128 *restrict a0 = (const sg_c128 *)p[0];
    const sg_c128 *restrict a1 = (const sg_c128 *)p[1];
    const double x2 = *(const double *)p[2];
    sg_c128 *restrict r0 = (sg_c128 *)p[3];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (sg_eq_c128(a0[i], a1[i]) ? sg_add_c128(a0[i], sg_from_real_c128(x2)) : ((sg_real_c128(a1[i]) == (-SG_INF)) ? a0[i] : sg_add_c128(((sg_real_c128(a0[i]) < sg_real_c128(a1[i])) ? a1[i] : a0[i]), sg_log1p_c128(sg_exp_c128(((sg_real_c128(a0[i]) < sg_real_c128(a1[i])) ? sg_sub_c128(a0[i], a1[i]) : sg_sub_c128(a1[i], a0[i])))))));
}
static const sg_loop logaddexp_loops[] = {
    {SG_f32, {SG_f32, SG_f32, SG_f32, SG_f32}, logaddexp_f32},
    {SG_f64, {SG_f64, SG_f64, SG_f64, SG_f64}, logaddexp_f64},
    {SG_c64, {SG_c64, SG_c64, SG_f32, SG_c64}, logaddexp_c64},
    {SG_c128, {SG_c128, SG_c128, SG_f64, SG_c128}, logaddexp_c128},
};

/* logaddexp: grad * _logistic(self - other).conj() */
SG_LARGE static void logaddexp_backward_self_f32(char *const *p, sg_index n) {
    const float *restrict a0 = (const float *)p[0];
    const float *restrict a1 = (const float *)p[1];
    const float *restrict a2 = (const float *)p[2];
    float *restrict r0 = (float *)p[3];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (a0[i] * sg_sigmoid_f32((a1[i] - a2[i])));
}
SG_LARGE static void logaddexp_backward_self_f64(char *const *p, sg_index n) {
    const double *restrict a0 = (const double *)p[0];
    const double *restrict a1 = (const double *)p[1];
    const double *restrict a2 = (const double *)p[2];
    double *restrict r0 = (double *)p[3];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (a0[i] * sg_sigmoid_f64((a1[i] - a2[i])));
}
static void logaddexp_backward_self_c64(char *const *p, sg_index n) {
    const sg_c64 *restrict a0 = (const sg_c64 *)p[0];
    const sg_c64 *restrict a1 = (const sg_c64 *)p[1];
    const sg_c64 *restrict a2 = (const sg_c64 *)p[2];
    sg_c64 *restrict r0 = (sg_c64 *)p[3];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_mul_c64(a0[i], sg_conj_c64(sg_sigmoid_c64(sg_sub_c64(a1[i], a2[i]))));
}
static void logaddexp_backward_self_c128(char *const *p, sg_index n) {
    const sg_c128 *restrict a0 = (const sg_c128 *)p[0];
    const sg_c128 *restrict a1 = (const sg_c128 *)p[1];
    const sg_c128 *restrict a2 = (const sg_c128 *)p[2];
    sg_c128 *restrict r0 = (sg_c128 *)p[3];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_mul_c128(a0[i], sg_conj_c128(sg_sigmoid_c128(sg_sub_c128(a1[i], a2[i]))));
}
static const sg_loop logaddexp_backward_self_loops[] = {
    {SG_f32, {SG_f32, SG_f32, SG_f32, SG_f32}, logaddexp_backward_self_f32},
    {SG_f64, {SG_f64, SG_f64, SG_f64, SG_f64}, logaddexp_backward_self_f64},
    {SG_c64, {SG_c64, SG_c64, SG_c64, SG_c64}, logaddexp_backward_self_c64},
    {SG_c128, {SG_c128, SG_c128, SG_c128, SG_c128}, logaddexp_backward_self_c128},
};

/* logaddexp: grad * _logistic(self - other).conj(); grad * _logistic(other - self).conj() */
SG_CLONES static void logaddexp_backward_f32(char *const *p, sg_index n) {
    const float *a0 = (const float *)p[0];
    const float *a1 = (const float *)p[1];
    const float *a2 = (const float *)p[2];
    float *r0 = (float *)p[3];
    float *r1 = (float *)p[4];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++) {
        const float v0 = (a0[i] * sg_sigmoid_f32((a1[i] - a2[i])));
        const float v1 = (a0[i] * sg_sigmoid_f32((a2[i] - a1[i])));
        r0[i] = v0;
        r1[i] = v1;
    }
}
SG_LARGE static void logaddexp_backward_f64(char *const *p, sg_index n) {
    const double *a0 = (const double *)p[0];
    const double *a1 = (const double *)p[1];
    const double *a2 = (const double *)p[2];
    double *r0 = (double *)p[3];
    double *r1 = (double *)p[4];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++) {
        const double v0 = (a0[i] * sg_sigmoid_f64((a1[i] - a2[i])));
        const double v1 = (a0[i] * sg_sigmoid_f64((a2[i] - a1[i])));
        r0[i] = v0;
        r1[i] = v1;
    }
}
static void logaddexp_backward_c64(char *const *p, sg_index n) {
    const sg_c64 *a0 = (const sg_c64 *)p[0];
    const sg_c64 *a1 = (const sg_c64 *)p[1];
    const sg_c64 *a2 = (const sg_c64 *)p[2];
    sg_c64 *r0 = (sg_c64 *)p[3];
    sg_c64 *r1 = (sg_c64 *)p[4];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++) {
        const sg_c64 v0 = sg_mul_c64(a0[i], sg_conj_c64(sg_sigmoid_c64(sg_sub_c64(a1[i], a2[i]))));
        const sg_c64 v1 = sg_mul_c64(a0[i], sg_conj_c64(sg_sigmoid_c64(sg_sub_c64(a2[i], a1[i]))));
        r0[i] = v0;
        r1[i] = v1;
    }
}
static void logaddexp_backward_c128(char *const *p, sg_index n) {
    const sg_c128 *a0 = (const sg_c128 *)p[0];
    const sg_c128 *a1 = (const sg_c128 *)p[1];
    const sg_c128 *a2 = (const sg_c128 *)p[2];
    sg_c128 *r0 = (sg_c128 *)p[3];
    sg_c128 *r1 = (sg_c128 *)p[4];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++) {
        const sg_c128 v0 = sg_mul_c128(a0[i], sg_conj_c128(sg_sigmoid_c128(sg_sub_c128(a1[i], a2[i]))));
        const sg_c128 v1 = sg_mul_c128(a0[i], sg_conj_c128(sg_sigmoid_c128(sg_sub_c128(a2[i], a1[i]))));
        r0[i] = v0;
        r1[i] = v1;
    }
}
static const sg_loop logaddexp_backward_loops[] = {
    {SG_f32, {SG_f32, SG_f32, SG_f32, SG_f32, SG_f32}, logaddexp_backward_f32},
    {SG_f64, {SG_f64, SG_f64, SG_f64, SG_f64, SG_f64}, logaddexp_backward_f64},
    {SG_c64, {SG_c64, SG_c64, SG_c64, SG_c64, SG_c64}, logaddexp_backward_c64},
    {SG_c128, {SG_c128, SG_c128, SG_c128, SG_c128, SG_c128}, logaddexp_backward_c128},
};

/* logaddexp: auto_element_wise */
static void logaddexp_tangent_self_c64(char *const *p, sg_index n) {
    const sg_c64 *restrict a0 = (const sg_c64 *)p[0];
    const sg_c64 *restrict a1 = (const sg_c64 *)p[1];
    const sg_c64 *restrict a2 = (const sg_c64 *)p[2];
    sg_c64 *restrict r0 = (sg_c64 *)p[3];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_mul_c64(a0[i], sg_sigmoid_c64(sg_sub_c64(a1[i], a2[i])));
}
static void logaddexp_tangent_self_c128(char *const *p, sg_index n) {
    const sg_c128 *restrict a0 = (const sg_c128 *)p[0];
    const sg_c128 *restrict a1 = (const sg_c128 *)p[1];
    const sg_c128 *restrict a2 = (const sg_c128 *)p[2];
    sg_c128 *restrict r0 = (sg_c128 *)p[3];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_mul_c128(a0[i], sg_sigmoid_c128(sg_sub_c128(a1[i], a2[i])));
}
static const sg_loop logaddexp_tangent_self_loops[] = {
    {SG_f32, {SG_f32, SG_f32, SG_f32, SG_f32}, logaddexp_backward_self_f32},
    {SG_f64, {SG_f64, SG_f64, SG_f64, SG_f64}, logaddexp_backward_self_f64},
    {SG_c64, {SG_c64, SG_c64, SG_c64, SG_c64}, logaddexp_tangent_self_c64},
    {SG_c128, {SG_c128, SG_c128, SG_c128, SG_c128}, logaddexp_tangent_self_c128},
};

const sg_kernel sg_kernels_logaddexp[] = {
    {"logaddexp", 3, 1, SG_ELEMENTS, 0, {SG_SAME, SG_SAME, SG_REAL_PART, SG_SAME}, 4, 4, logaddexp_loops},
    {"logaddexp_backward_self", 3, 1, SG_ELEMENTS, 0, {SG_SAME, SG_SAME, SG_SAME, SG_SAME}, 0, 4, logaddexp_backward_self_loops},
    {"logaddexp_backward", 3, 2, SG_ELEMENTS, 0, {SG_SAME, SG_SAME, SG_SAME, SG_SAME, SG_SAME}, 0, 4, logaddexp_backward_loops},
    {"logaddexp_tangent_self", 3, 1, SG_ELEMENTS, 0, {SG_SAME, SG_SAME, SG_SAME, SG_SAME}, 0, 4, logaddexp_tangent_self_loops},
    {0}};
