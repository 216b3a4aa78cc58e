/* Generated from derivatives.yaml by `specgrad generate`; do not edit. */
#include "kernel.h"

/* div: self / other */
SG_TWO_CLONES static void div_f32(char *const *p, sg_index n) {
    const float *restrict a0 = (const float *)p[0];
    const float *restrict a1 = (const float *)p[1];
    float *restrict r0 = (float *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (a0[i] / a1[i]);
}
SG_TWO_CLONES static void div_f32_one_0(char *const *p, sg_index n) {
    const float x = *(const float *)p[0];
    const float *restrict a = (const float *)p[1];
    float *restrict r = (float *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r[i] = (x / a[i]);
}
SG_TWO_CLONES static void div_f32_one_1(char *const *p, sg_index n) {
    const float x = *(const float *)p[1];
    const float *restrict a = (const float *)p[0];
    float *restrict r = (float *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r[i] = (a[i] / x);
}
SG_TWO_CLONES static void div_f64(char *const *p, sg_index n) {
    const double *restrict a0 = (const double *)p[0];
    const double *restrict a1 = (const double *)p[1];
    double *restrict r0 = (double *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (a0[i] / a1[i]);
}
SG_TWO_CLONES static void div_f64_one_0(char *const *p, sg_index n) {
    const double x = *(const double *)p[0];
    const double *restrict a = (const double *)p[1];
    double *restrict r = (double *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r[i] = (x / a[i]);
}
SG_TWO_CLONES static void div_f64_one_1(char *const *p, sg_index n) {
    const double x = *(const double *)p[1];
    const double *restrict a = (const double *)p[0];
    double *restrict r = (double *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r[i] = (a[i] / x);
}
static void div_c64(char *const *p, sg_index n) {
    const sg_c64 *restrict a0 = (const sg_c64 *)p[0];
    const sg_c64 *restrict a1 = (const sg_c64 *)p[1];
    sg_c64 *restrict r0 = (sg_c64 *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_div_c64(a0[i], a1[i]);
}
static void div_c128(char *const *p, sg_index n) {
    const sg_c128 *restrict a0 = (const sg_c128 *)p[0];
    const sg_c128 *restrict a1 = (const sg_c128 *)p[1];
    sg_c128 *restrict r0 = (sg_c128 *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_div_c128(a0[i], a1[i]);
}
static const sg_loop div_loops[] = {
    {SG_f32, {SG_f32, SG_f32, SG_f32}, div_f32, 0, {div_f32_one_0, div_f32_one_1}},
    {SG_f64, {SG_f64, SG_f64, SG_f64}, div_f64, 0, {div_f64_one_0, div_f64_one_1}},
    {SG_c64, {SG_c64, SG_c64, SG_c64}, div_c64},
    {SG_c128, {SG_c128, SG_c128, SG_c128}, div_c128},
};

/* div: grad / other.conj() */
static void div_backward_self_c64(char *const *p, sg_index n) {
    const sg_c64 *restrict a0 = (const sg_c64 *)p[0];
    const sg_c64 *restrict a1 = (const sg_c64 *)p[1];
    sg_c64 *restrict r0 = (sg_c64 *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_div_c64(a0[i], sg_conj_c64(a1[i]));
}
static void div_backward_self_c128(char *const *p, sg_index n) {
    const sg_c128 *restrict a0 = (const sg_c128 *)p[0];
    const sg_c128 *restrict a1 = (const sg_c128 *)p[1];
    sg_c128 *restrict r0 = (sg_c128 *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_div_c128(a0[i], sg_conj_c128(a1[i]));
}
static const sg_loop div_backward_self_loops[] = {
    {SG_f32, {SG_f32, SG_f32, SG_f32}, div_f32},
    {SG_f64, {SG_f64, SG_f64, SG_f64}, div_f64},
    {SG_c64, {SG_c64, SG_c64, SG_c64}, div_backward_self_c64},
    {SG_c128, {SG_c128, SG_c128, SG_c128}, div_backward_self_c128},
};

/* div: -grad * (self / other / other).conj() */
SG_LARGE static void div_backward_other_f32(char *const *p, sg_index n) {
    const float *restrict a0 = (const float *)p[0];
    const float *restrict a1 = (const float *)p[1];
    const float *restrict a2 = (const float *)p[2];
    float *restrict r0 = (float *)p[3];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = ((-a0[i]) * ((a1[i] / a2[i]) / a2[i]));
}
SG_LARGE static void div_backward_other_f64(char *const *p, sg_index n) {
    const double *restrict a0 = (const double *)p[0];
    const double *restrict a1 = (const double *)p[1];
    const double *restrict a2 = (const double *)p[2];
    double *restrict r0 = (double *)p[3];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = ((-a0[i]) * ((a1[i] / a2[i]) / a2[i]));
}
static void div_backward_other_c64(char *const *p, sg_index n) {
    const sg_c64 *restrict a0 = (const sg_c64 *)p[0];
    const sg_c64 *restrict a1 = (const sg_c64 *)p[1];
    const sg_c64 *restrict a2 = (const sg_c64 *)p[2];
    sg_c64 *restrict r0 = (sg_c64 *)p[3];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_mul_c64(sg_neg_c64(a0[i]), sg_conj_c64(sg_div_c64(sg_div_c64(a1[i], a2[i]), a2[i])));
}
static void div_backward_other_c128(char *const *p, sg_index n) {
    const sg_c128 *restrict a0 = (const sg_c128 *)p[0];
    const sg_c128 *restrict a1 = (const sg_c128 *)p[1];
    const sg_c128 *restrict a2 = (const sg_c128 *)p[2];
    sg_c128 *restrict r0 = (sg_c128 *)p[3];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_mul_c128(sg_neg_c128(a0[i]), sg_conj_c128(sg_div_c128(sg_div_c128(a1[i], a2[i]), a2[i])));
}
static const sg_loop div_backward_other_loops[] = {
    {SG_f32, {SG_f32, SG_f32, SG_f32, SG_f32}, div_backward_other_f32},
    {SG_f64, {SG_f64, SG_f64, SG_f64, SG_f64}, div_backward_other_f64},
    {SG_c64, {SG_c64, SG_c64, SG_c64, SG_c64}, div_backward_other_c64},
    {SG_c128, {SG_c128, SG_c128, SG_c128, SG_c128}, div_backward_other_c128},
};

/* div: grad / other.conj(); -grad * (self / other / other).conj() */
SG_LARGE static void div_backward_f32(char *const *p, sg_index n) {
    const float *a0 = (const float *)p[0];
    const float *a1 = (const float *)p[1];
    const float *a2 = (const float *)p[2];
    float *r0 = (float *)p[3];
    float *r1 = (float *)p[4];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++) {
        const float v0 = (a0[i] / a1[i]);
        const float v1 = ((-a0[i]) * ((a2[i] / a1[i]) / a1[i]));
        r0[i] = v0;
        r1[i] = v1;
    }
}
SG_LARGE static void div_backward_f64(char *const *p, sg_index n) {
    const double *a0 = (const double *)p[0];
    const double *a1 = (const double *)p[1];
    const double *a2 = (const double *)p[2];
    double *r0 = (double *)p[3];
    double *r1 = (double *)p[4];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++) {
        const double v0 = (a0[i] / a1[i]);
        const double v1 = ((-a0[i]) * ((a2[i] / a1[i]) / a1[i]));
        r0[i] = v0;
        r1[i] = v1;
    }
}
static void div_backward_c64(char *const *p, sg_index n) {
    const sg_c64 *a0 = (const sg_c64 *)p[0];
    const sg_c64 *a1 = (const sg_c64 *)p[1];
    const sg_c64 *a2 = (const sg_c64 *)p[2];
    sg_c64 *r0 = (sg_c64 *)p[3];
    sg_c64 *r1 = (sg_c64 *)p[4];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++) {
        const sg_c64 v0 = sg_div_c64(a0[i], sg_conj_c64(a1[i]));
        const sg_c64 v1 = sg_mul_c64(sg_neg_c64(a0[i]), sg_conj_c64(sg_div_c64(sg_div_c64(a2[i], a1[i]), a1[i])));
        r0[i] = v0;
        r1[i] = v1;
    }
}
static void div_backward_c128(char *const *p, sg_index n) {
    const sg_c128 *a0 = (const sg_c128 *)p[0];
    const sg_c128 *a1 = (const sg_c128 *)p[1];
    const sg_c128 *a2 = (const sg_c128 *)p[2];
    sg_c128 *r0 = (sg_c128 *)p[3];
    sg_c128 *r1 = (sg_c128 *)p[4];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++) {
        const sg_c128 v0 = sg_div_c128(a0[i], sg_conj_c128(a1[i]));
        const sg_c128 v1 = sg_mul_c128(sg_neg_c128(a0[i]), sg_conj_c128(sg_div_c128(sg_div_c128(a2[i], a1[i]), a1[i])));
        r0[i] = v0;
        r1[i] = v1;
    }
}
static const sg_loop div_backward_loops[] = {
    {SG_f32, {SG_f32, SG_f32, SG_f32, SG_f32, SG_f32}, div_backward_f32},
    {SG_f64, {SG_f64, SG_f64, SG_f64, SG_f64, SG_f64}, div_backward_f64},
    {SG_c64, {SG_c64, SG_c64, SG_c64, SG_c64, SG_c64}, div_backward_c64},
    {SG_c128, {SG_c128, SG_c128, SG_c128, SG_c128, SG_c128}, div_backward_c128},
};

/* div: auto_element_wise */
static void div_tangent_other_c64(char *const *p, sg_index n) {
    const sg_c64 *restrict a0 = (const sg_c64 *)p[0];
    const sg_c64 *restrict a1 = (const sg_c64 *)p[1];
    const sg_c64 *restrict a2 = (const sg_c64 *)p[2];
    sg_c64 *restrict r0 = (sg_c64 *)p[3];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_mul_c64(sg_neg_c64(a0[i]), sg_div_c64(sg_div_c64(a1[i], a2[i]), a2[i]));
}
static void div_tangent_other_c128(char *const *p, sg_index n) {
    const sg_c128 *restrict a0 = (const sg_c128 *)p[0];
    const sg_c128 *restrict a1 = (const sg_c128 *)p[1];
    const sg_c128 *restrict a2 = (const sg_c128 *)p[2];
    sg_c128 *restrict r0 = (sg_c128 *)p[3];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_mul_c128(sg_neg_c128(a0[i]), sg_div_c128(sg_div_c128(a1[i], a2[i]), a2[i]));
}
static const sg_loop div_tangent_other_loops[] = {
    {SG_f32, {SG_f32, SG_f32, SG_f32, SG_f32}, div_backward_other_f32},
    {SG_f64, {SG_f64, SG_f64, SG_f64, SG_f64}, div_backward_other_f64},
    {SG_c64, {SG_c64, SG_c64, SG_c64, SG_c64}, div_tangent_other_c64},
    {SG_c128, {SG_c128, SG_c128, SG_c128, SG_c128}, div_tangent_other_c128},
};

const sg_kernel sg_kernels_div[] = {
    {"div", 2, 1, SG_ELEMENTS, 0, {SG_SAME, SG_SAME, SG_SAME}, 0, 4, div_loops},
    {"div_backward_self", 2, 1, SG_ELEMENTS, 0, {SG_SAME, SG_SAME, SG_SAME}, 0, 4, div_backward_self_loops},
    {"div_backward_other", 3, 1, SG_ELEMENTS, 0, {SG_SAME, SG_SAME, SG_SAME, SG_SAME}, 0, 4, div_backward_other_loops},
    {"div_backward", 3, 2, SG_ELEMENTS, 0, {SG_SAME, SG_SAME, SG_SAME, SG_SAME, SG_SAME}, 0, 4, div_backward_loops},
    {"div_tangent_other", 3, 1, SG_ELEMENTS, 0, {SG_SAME, SG_SAME, SG_SAME, SG_SAME}, 0, 4, div_tangent_other_loops},
    {0}};
