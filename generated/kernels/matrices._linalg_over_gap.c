/* Generated from derivatives.yaml by `specgrad generate`; do not edit. */
#include "kernel.h"

/* _linalg_over_gap: self / where(gap == 0, where(self == 0, inf, gap), gap) */
SG_TWO_CLONES static void _linalg_over_gap_f32(char *const *p, sg_index n) {
    const float *restrict a0 = (const float *)p[0];
    const float *restrict a1 = (const float *)p[1];
    float *restrict r0 = (float *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (a0[i] / ((a1[i] == 0.0f) ? ((a0[i] == 0.0f) ? SG_INF : a1[i]) : a1[i]));
}
SG_TWO_CLONES static void _linalg_over_gap_f64(char *const *p, sg_index n) {
    const double *restrict a0 = (const double *)p[0];
    const double *restrict a1 = (const double *)p[1];
    double *restrict r0 = (double *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (a0[i] / ((a1[i] == 0.0) ? ((a0[i] == 0.0) ? SG_INF : a1[i]) : a1[i]));
}
static void _linalg_over_gap_c64(char *const *p, sg_index n) {
    const sg_c64 *restrict a0 = (const sg_c64 *)p[0];
    const sg_c64 *restrict a1 = (const sg_c64 *)p[1];
    sg_c64 *restrict r0 = (sg_c64 *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_div_c64(a0[i], (sg_eq_c64(a1[i], sg_from_real_c64(0.0f)) ? (sg_eq_c64(a0[i], sg_from_real_c64(0.0f)) ? sg_from_real_c64(SG_INF) : a1[i]) : a1[i]));
}
static void _linalg_over_gap_c128(char *const *p, sg_index n) {
    const sg_c128 *restrict a0 = (const sg_c128 *)p[0];
    const sg_c128 *restrict a1 = (const sg_c128 *)p[1];
    sg_c128 *restrict r0 = (sg_c128 *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_div_c128(a0[i], (sg_eq_c128(a1[i], sg_from_real_c128(0.0)) ? (sg_eq_c128(a0[i], sg_from_real_c128(0.0)) ? sg_from_real_c128(SG_INF) : a1[i]) : a1[i]));
}
static const sg_loop _linalg_over_gap_loops[] = {
    {SG_f32, {SG_f32, SG_f32, SG_f32}, _linalg_over_gap_f32},
    {SG_f64, {SG_f64, SG_f64, SG_f64}, _linalg_over_gap_f64},
    {SG_c64, {SG_c64, SG_c64, SG_c64}, _linalg_over_gap_c64},
    {SG_c128, {SG_c128, SG_c128, SG_c128}, _linalg_over_gap_c128},
};

/* _linalg_over_gap: grad / by.conj() */
SG_LARGE static void _linalg_over_gap_backward_self_f32(char *const *p, sg_index n) {
    const float *restrict a0 = (const float *)p[0];
    const float *restrict a1 = (const float *)p[1];
    const float *restrict a2 = (const float *)p[2];
    float *restrict r0 = (float *)p[3];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (a0[i] / ((a1[i] == 0.0f) ? ((a2[i] == 0.0f) ? SG_INF : a1[i]) : a1[i]));
}
SG_LARGE static void _linalg_over_gap_backward_self_f64(char *const *p, sg_index n) {
    const double *restrict a0 = (const double *)p[0];
    const double *restrict a1 = (const double *)p[1];
    const double *restrict a2 = (const double *)p[2];
    double *restrict r0 = (double *)p[3];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (a0[i] / ((a1[i] == 0.0) ? ((a2[i] == 0.0) ? SG_INF : a1[i]) : a1[i]));
}
static void _linalg_over_gap_backward_self_c64(char *const *p, sg_index n) {
    const sg_c64 *restrict a0 = (const sg_c64 *)p[0];
    const sg_c64 *restrict a1 = (const sg_c64 *)p[1];
    const sg_c64 *restrict a2 = (const sg_c64 *)p[2];
    sg_c64 *restrict r0 = (sg_c64 *)p[3];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_div_c64(a0[i], sg_conj_c64((sg_eq_c64(a1[i], sg_from_real_c64(0.0f)) ? (sg_eq_c64(a2[i], sg_from_real_c64(0.0f)) ? sg_from_real_c64(SG_INF) : a1[i]) : a1[i])));
}
static void _linalg_over_gap_backward_self_c128(char *const *p, sg_index n) {
    const sg_c128 *restrict a0 = (const sg_c128 *)p[0];
    const sg_c128 *restrict a1 = (const sg_c128 *)p[1];
    const sg_c128 *restrict a2 = (const sg_c128 *)p[2];
    sg_c128 *restrict r0 = (sg_c128 *)p[3];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_div_c128(a0[i], sg_conj_c128((sg_eq_c128(a1[i], sg_from_real_c128(0.0)) ? (sg_eq_c128(a2[i], sg_from_real_c128(0.0)) ? sg_from_real_c128(SG_INF) : a1[i]) : a1[i])));
}
static const sg_loop _linalg_over_gap_backward_self_loops[] = {
    {SG_f32, {SG_f32, SG_f32, SG_f32, SG_f32}, _linalg_over_gap_backward_self_f32},
    {SG_f64, {SG_f64, SG_f64, SG_f64, SG_f64}, _linalg_over_gap_backward_self_f64},
    {SG_c64, {SG_c64, SG_c64, SG_c64, SG_c64}, _linalg_over_gap_backward_self_c64},
    {SG_c128, {SG_c128, SG_c128, SG_c128, SG_c128}, _linalg_over_gap_backward_self_c128},
};

/* _linalg_over_gap: -grad * (self / by / by).conj() */
SG_LARGE static void _linalg_over_gap_backward_gap_f32(char *const *p, sg_index n) {
    const float *restrict a0 = (const float *)p[0];
    const float *restrict a1 = (const float *)p[1];
    const float *restrict a2 = (const float *)p[2];
    float *restrict r0 = (float *)p[3];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = ((-a0[i]) * ((a1[i] / ((a2[i] == 0.0f) ? ((a1[i] == 0.0f) ? SG_INF : a2[i]) : a2[i])) / ((a2[i] == 0.0f) ? ((a1[i] == 0.0f) ? SG_INF : a2[i]) : a2[i])));
}
SG_LARGE static void _linalg_over_gap_backward_gap_f64(char *const *p, sg_index n) {
    const double *restrict a0 = (const double *)p[0];
    const double *restrict a1 = (const double *)p[1];
    const double *restrict a2 = (const double *)p[2];
    double *restrict r0 = (double *)p[3];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = ((-a0[i]) * ((a1[i] / ((a2[i] == 0.0) ? ((a1[i] == 0.0) ? SG_INF : a2[i]) : a2[i])) / ((a2[i] == 0.0) ? ((a1[i] == 0.0) ? SG_INF : a2[i]) : a2[i])));
}
static void _linalg_over_gap_backward_gap_c64(char *const *p, sg_index n) {
    const sg_c64 *restrict a0 = (const sg_c64 *)p[0];
    const sg_c64 *restrict a1 = (const sg_c64 *)p[1];
    const sg_c64 *restrict a2 = (const sg_c64 *)p[2];
    sg_c64 *restrict r0 = (sg_c64 *)p[3];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_mul_c64(sg_neg_c64(a0[i]), sg_conj_c64(sg_div_c64(sg_div_c64(a1[i], (sg_eq_c64(a2[i], sg_from_real_c64(0.0f)) ? (sg_eq_c64(a1[i], sg_from_real_c64(0.0f)) ? sg_from_real_c64(SG_INF) : a2[i]) : a2[i])), (sg_eq_c64(a2[i], sg_from_real_c64(0.0f)) ? (sg_eq_c64(a1[i], sg_from_real_c64(0.0f)) ? sg_from_real_c64(SG_INF) : a2[i]) : a2[i]))));
}
static void _linalg_over_gap_backward_gap_c128(char *const *p, sg_index n) {
    const sg_c128 *restrict a0 = (const sg_c128 *)p[0];
    const sg_c128 *restrict a1 = (const sg_c128 *)p[1];
    const sg_c128 *restrict a2 = (const sg_c128 *)p[2];
    sg_c128 *restrict r0 = (sg_c128 *)p[3];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_mul_c128(sg_neg_c128(a0[i]), sg_conj_c128(sg_div_c128(sg_div_c128(a1[i], (sg_eq_c128(a2[i], sg_from_real_c128(0.0)) ? (sg_eq_c128(a1[i], sg_from_real_c128(0.0)) ? sg_from_real_c128(SG_INF) : a2[i]) : a2[i])), (sg_eq_c128(a2[i], sg_from_real_c128(0.0)) ? (sg_eq_c128(a1[i], sg_from_real_c128(0.0)) ? sg_from_real_c128(SG_INF) : a2[i]) : a2[i]))));
}
static const sg_loop _linalg_over_gap_backward_gap_loops[] = {
    {SG_f32, {SG_f32, SG_f32, SG_f32, SG_f32}, _linalg_over_gap_backward_gap_f32},
    {SG_f64, {SG_f64, SG_f64, SG_f64, SG_f64}, _linalg_over_gap_backward_gap_f64},
    {SG_c64, {SG_c64, SG_c64, SG_c64, SG_c64}, _linalg_over_gap_backward_gap_c64},
    {SG_c128, {SG_c128, SG_c128, SG_c128, SG_c128}, _linalg_over_gap_backward_gap_c128},
};

/* _linalg_over_gap: grad / by.conj(); -grad * (self / by / by).conj() */
SG_LARGE static void _linalg_over_gap_backward_f32(char *const *p, sg_index n) {
    const float *a0 = (const float *)p[0];
    const float *a1 = (const float *)p[1];
    const float *a2 = (const float *)p[2];
    float *r0 = (float *)p[3];
    float *r1 = (float *)p[4];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++) {
        const float v0 = (a0[i] / ((a1[i] == 0.0f) ? ((a2[i] == 0.0f) ? SG_INF : a1[i]) : a1[i]));
        const float v1 = ((-a0[i]) * ((a2[i] / ((a1[i] == 0.0f) ? ((a2[i] == 0.0f) ? SG_INF : a1[i]) : a1[i])) / ((a1[i] == 0.0f) ? ((a2[i] == 0.0f) ? SG_INF : a1[i]) : a1[i])));
        r0[i] = v0;
        r1[i] = v1;
    }
}
SG_LARGE static void _linalg_over_gap_backward_f64(char *const *p, sg_index n) {
    const double *a0 = (const double *)p[0];
    const double *a1 = (const double *)p[1];
    const double *a2 = (const double *)p[2];
    double *r0 = (double *)p[3];
    double *r1 = (double *)p[4];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++) {
        const double v0 = (a0[i] / ((a1[i] == 0.0) ? ((a2[i] == 0.0) ? SG_INF : a1[i]) : a1[i]));
        const double v1 = ((-a0[i]) * ((a2[i] / ((a1[i] == 0.0) ? ((a2[i] == 0.0) ? SG_INF : a1[i]) : a1[i])) / ((a1[i] == 0.0) ? ((a2[i] == 0.0) ? SG_INF : a1[i]) : a1[i])));
        r0[i] = v0;
        r1[i] = v1;
    }
}
static void _linalg_over_gap_backward_c64(char *const *p, sg_index n) {
    const sg_c64 *a0 = (const sg_c64 *)p[0];
    const sg_c64 *a1 = (const sg_c64 *)p[1];
    const sg_c64 *a2 = (const sg_c64 *)p[2];
    sg_c64 *r0 = (sg_c64 *)p[3];
    sg_c64 *r1 = (sg_c64 *)p[4];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++) {
        const sg_c64 v0 = sg_div_c64(a0[i], sg_conj_c64((sg_eq_c64(a1[i], sg_from_real_c64(0.0f)) ? (sg_eq_c64(a2[i], sg_from_real_c64(0.0f)) ? sg_from_real_c64(SG_INF) : a1[i]) : a1[i])));
        const sg_c64 v1 = sg_mul_c64(sg_neg_c64(a0[i]), sg_conj_c64(sg_div_c64(sg_div_c64(a2[i], (sg_eq_c64(a1[i], sg_from_real_c64(0.0f)) ? (sg_eq_c64(a2[i], sg_from_real_c64(0.0f)) ? sg_from_real_c64(SG_INF) : a1[i]) : a1[i])), (sg_eq_c64(a1[i], sg_from_real_c64(0.0f)) ? (sg_eq_c64(a2[i], sg_from_real_c64(0.0f)) ? sg_from_real_c64(SG_INF) : a1[i]) : a1[i]))));
        r0[i] = v0;
        r1[i] = v1;
    }
}
static void _linalg_over_gap_backward_c128(char *const *p, sg_index n) {
    const sg_c128 *a0 = (const sg_c128 *)p[0];
    const sg_c128 *a1 = (const sg_c128 *)p[1];
    const sg_c128 *a2 = (const sg_c128 *)p[2];
    sg_c128 *r0 = (sg_c128 *)p[3];
    sg_c128 *r1 = (sg_c128 *)p[4];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++) {
        const sg_c128 v0 = sg_div_c128(a0[i], sg_conj_c128((sg_eq_c128(a1[i], sg_from_real_c128(0.0)) ? (sg_eq_c128(a2[i], sg_from_real_c128(0.0)) ? sg_from_real_c128(SG_INF) : a1[i]) : a1[i])));
        const sg_c128 v1 = sg_mul_c128(sg_neg_c128(a0[i]), sg_conj_c128(sg_div_c128(sg_div_c128(a2[i], (sg_eq_c128(a1[i], sg_from_real_c128(0.0)) ? (sg_eq_c128(a2[i], sg_from_real_c128(0.0)) ? sg_from_real_c128(SG_INF) : a1[i]) : a1[i])), (sg_eq_c128(a1[i], sg_from_real_c128(0.0)) ? (sg_eq_c128(a2[i], sg_from_real_c128(0.0)) ? sg_from_real_c128(SG_INF) : a1[i]) : a1[i]))));
        r0[i] = v0;
        r1[i] = v1;
    }
}
static const sg_loop _linalg_over_gap_backward_loops[] = {
    {SG_f32, {SG_f32, SG_f32, SG_f32, SG_f32, SG_f32}, _linalg_over_gap_backward_f32},
    {SG_f64, {SG_f64, SG_f64, SG_f64, SG_f64, SG_f64}, _linalg_over_gap_backward_f64},
    {SG_c64, {SG_c64, SG_c64, SG_c64, SG_c64, SG_c64}, _linalg_over_gap_backward_c64},
    {SG_c128, {SG_c128, SG_c128, SG_c128, SG_c128, SG_c128}, _linalg_over_gap_backward_c128},
};

/* _linalg_over_gap: auto_element_wise */
static void _linalg_over_gap_tangent_self_c64(char *const *p, sg_index n) {
    const sg_c64 *restrict a0 = (const sg_c64 *)p[0];
    const sg_c64 *restrict a1 = (const sg_c64 *)p[1];
    const sg_c64 *restrict a2 = (const sg_c64 *)p[2];
    sg_c64 *restrict r0 = (sg_c64 *)p[3];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_div_c64(a0[i], (sg_eq_c64(a1[i], sg_from_real_c64(0.0f)) ? (sg_eq_c64(a2[i], sg_from_real_c64(0.0f)) ? sg_from_real_c64(SG_INF) : a1[i]) : a1[i]));
}
static void _linalg_over_gap_tangent_self_c128(char *const *p, sg_index n) {
    const sg_c128 *restrict a0 = (const sg_c128 *)p[0];
    const sg_c128 *restrict a1 = (const sg_c128 *)p[1];
    const sg_c128 *restrict a2 = (const sg_c128 *)p[2];
    sg_c128 *restrict r0 = (sg_c128 *)p[3];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_div_c128(a0[i], (sg_eq_c128(a1[i], sg_from_real_c128(0.0)) ? (sg_eq_c128(a2[i], sg_from_real_c128(0.0)) ? sg_from_real_c128(SG_INF) : a1[i]) : a1[i]));
}
static const sg_loop _linalg_over_gap_tangent_self_loops[] = {
    {SG_f32, {SG_f32, SG_f32, SG_f32, SG_f32}, _linalg_over_gap_backward_self_f32},
    {SG_f64, {SG_f64, SG_f64, SG_f64, SG_f64}, _linalg_over_gap_backward_self_f64},
    {SG_c64, {SG_c64, SG_c64, SG_c64, SG_c64}, _linalg_over_gap_tangent_self_c64},
    {SG_c128, {SG_c128, SG_c128, SG_c128, SG_c128}, _linalg_over_gap_tangent_self_c128},
};

/* _linalg_over_gap: auto_element_wise */
static void _linalg_over_gap_tangent_gap_c64(char *const *p, sg_index n) {
    const sg_c64 *restrict a0 = (const sg_c64 *)p[0];
    const sg_c64 *restrict a1 = (const sg_c64 *)p[1];
    const sg_c64 *restrict a2 = (const sg_c64 *)p[2];
    sg_c64 *restrict r0 = (sg_c64 *)p[3];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_mul_c64(sg_neg_c64(a0[i]), sg_div_c64(sg_div_c64(a1[i], (sg_eq_c64(a2[i], sg_from_real_c64(0.0f)) ? (sg_eq_c64(a1[i], sg_from_real_c64(0.0f)) ? sg_from_real_c64(SG_INF) : a2[i]) : a2[i])), (sg_eq_c64(a2[i], sg_from_real_c64(0.0f)) ? (sg_eq_c64(a1[i], sg_from_real_c64(0.0f)) ? sg_from_real_c64(SG_INF) : a2[i]) : a2[i])));
}
static void _linalg_over_gap_tangent_gap_c128(char *const *p, sg_index n) {
    const sg_c128 *restrict a0 = (const sg_c128 *)p[0];
    const sg_c128 *restrict a1 = (const sg_c128 *)p[1];
    const sg_c128 *restrict a2 = (const sg_c128 *)p[2];
    sg_c128 *restrict r0 = (sg_c128 *)p[3];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_mul_c128(sg_neg_c128(a0[i]), sg_div_c128(sg_div_c128(a1[i], (sg_eq_c128(a2[i], sg_from_real_c128(0.0)) ? (sg_eq_c128(a1[i], sg_from_real_c128(0.0)) ? sg_from_real_c128(SG_INF) : a2[i]) : a2[i])), (sg_eq_c128(a2[i], sg_from_real_c128(0.0)) ? (sg_eq_c128(a1[i], sg_from_real_c128(0.0)) ? sg_from_real_c128(SG_INF) : a2[i]) : a2[i])));
}
static const sg_loop _linalg_over_gap_tangent_gap_loops[] = {
    {SG_f32, {SG_f32, SG_f32, SG_f32, SG_f32}, _linalg_over_gap_backward_gap_f32},
    {SG_f64, {SG_f64, SG_f64, SG_f64, SG_f64}, _linalg_over_gap_backward_gap_f64},
    {SG_c64, {SG_c64, SG_c64, SG_c64, SG_c64}, _linalg_over_gap_tangent_gap_c64},
    {SG_c128, {SG_c128, SG_c128, SG_c128, SG_c128}, _linalg_over_gap_tangent_gap_c128},
};

const sg_kernel sg_kernels__linalg_over_gap[] = {
    {"_linalg_over_gap", 2, 1, SG_ELEMENTS, 0, {SG_SAME, SG_SAME, SG_SAME}, 0, 4, _linalg_over_gap_loops},
    {"_linalg_over_gap_backward_self", 3, 1, SG_ELEMENTS, 0, {SG_SAME, SG_SAME, SG_SAME, SG_SAME}, 0, 4, _linalg_over_gap_backward_self_loops},
    {"_linalg_over_gap_backward_gap", 3, 1, SG_ELEMENTS, 0, {SG_SAME, SG_SAME, SG_SAME, SG_SAME}, 0, 4, _linalg_over_gap_backward_gap_loops},
    {"_linalg_over_gap_backward", 3, 2, SG_ELEMENTS, 0, {SG_SAME, SG_SAME, SG_SAME, SG_SAME, SG_SAME}, 0, 4, _linalg_over_gap_backward_loops},
    {"_linalg_over_gap_tangent_self", 3, 1, SG_ELEMENTS, 0, {SG_SAME, SG_SAME, SG_SAME, SG_SAME}, 0, 4, _linalg_over_gap_tangent_self_loops},
    {"_linalg_over_gap_tangent_gap", 3, 1, SG_ELEMENTS, 0, {SG_SAME, SG_SAME, SG_SAME, SG_SAME}, 0, 4, _linalg_over_gap_tangent_gap_loops},
    {0}};
