/* Generated from derivatives.yaml by `specgrad generate`; do not edit. */
#include "kernel.h"

/* _linalg_eigh: v._matmul(inner)._matmul(_mH(v)) */
SG_TWO_CLONES static void _linalg_eigh_backward_self_inner_inner_f32(char *const *p, sg_index n) {
    const float *restrict a0 = (const float *)p[0];
    const float *restrict a1 = (const float *)p[1];
    float *restrict r0 = (float *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = ((a0[i] - a0[i]) / (2.0f * a1[i]));
}
SG_TWO_CLONES static void _linalg_eigh_backward_self_inner_inner_f64(char *const *p, sg_index n) {
    const double *restrict a0 = (const double *)p[0];
    const double *restrict a1 = (const double *)p[1];
    double *restrict r0 = (double *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = ((a0[i] - a0[i]) / (2.0 * a1[i]));
}
static void _linalg_eigh_backward_self_inner_inner_c64(char *const *p, sg_index n) {
    const sg_c64 *restrict a0 = (const sg_c64 *)p[0];
    const sg_c64 *restrict a1 = (const sg_c64 *)p[1];
    sg_c64 *restrict r0 = (sg_c64 *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_div_c64(sg_sub_c64(a0[i], sg_conj_c64(a0[i])), sg_mul_c64(sg_from_real_c64(2.0f), a1[i]));
}
static void _linalg_eigh_backward_self_inner_inner_c128(char *const *p, sg_index n) {
    const sg_c128 *restrict a0 = (const sg_c128 *)p[0];
    const sg_c128 *restrict a1 = (const sg_c128 *)p[1];
    sg_c128 *restrict r0 = (sg_c128 *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_div_c128(sg_sub_c128(a0[i], sg_conj_c128(a0[i])), sg_mul_c128(sg_from_real_c128(2.0), a1[i]));
}
static const sg_loop _linalg_eigh_backward_self_inner_inner_loops[] = {
    {SG_f32, {SG_f32, SG_f32, SG_f32}, _linalg_eigh_backward_self_inner_inner_f32},
    {SG_f64, {SG_f64, SG_f64, SG_f64}, _linalg_eigh_backward_self_inner_inner_f64},
    {SG_c64, {SG_c64, SG_c64, SG_c64}, _linalg_eigh_backward_self_inner_inner_c64},
    {SG_c128, {SG_c128, SG_c128, SG_c128}, _linalg_eigh_backward_self_inner_inner_c128},
};

/* _linalg_eigh: v._matmul(inner)._matmul(_mH(v)) */
SG_LARGE static void _linalg_eigh_backward_self_inner_f32(char *const *p, sg_index n) {
    const float *restrict a0 = (const float *)p[0];
    const float *restrict a1 = (const float *)p[1];
    const float *restrict a2 = (const float *)p[2];
    const float *restrict a3 = (const float *)p[3];
    float *restrict r0 = (float *)p[4];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (a0[i] / (((sg_true_f32(a1[i]) ? SG_INF : (a2[i] - a3[i])) == 0.0f) ? ((a0[i] == 0.0f) ? SG_INF : (sg_true_f32(a1[i]) ? SG_INF : (a2[i] - a3[i]))) : (sg_true_f32(a1[i]) ? SG_INF : (a2[i] - a3[i]))));
}
SG_LARGE static void _linalg_eigh_backward_self_inner_f64(char *const *p, sg_index n) {
    const double *restrict a0 = (const double *)p[0];
    const double *restrict a1 = (const double *)p[1];
    const double *restrict a2 = (const double *)p[2];
    const double *restrict a3 = (const double *)p[3];
    double *restrict r0 = (double *)p[4];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (a0[i] / (((sg_true_f64(a1[i]) ? SG_INF : (a2[i] - a3[i])) == 0.0) ? ((a0[i] == 0.0) ? SG_INF : (sg_true_f64(a1[i]) ? SG_INF : (a2[i] - a3[i]))) : (sg_true_f64(a1[i]) ? SG_INF : (a2[i] - a3[i]))));
}
static void _linalg_eigh_backward_self_inner_c64(char *const *p, sg_index n) {
    const sg_c64 *restrict a0 = (const sg_c64 *)p[0];
    const sg_c64 *restrict a1 = (const sg_c64 *)p[1];
    const sg_c64 *restrict a2 = (const sg_c64 *)p[2];
    const sg_c64 *restrict a3 = (const sg_c64 *)p[3];
    sg_c64 *restrict r0 = (sg_c64 *)p[4];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_div_c64(a0[i], (sg_eq_c64((sg_true_c64(a1[i]) ? sg_from_real_c64(SG_INF) : sg_sub_c64(a2[i], a3[i])), sg_from_real_c64(0.0f)) ? (sg_eq_c64(a0[i], sg_from_real_c64(0.0f)) ? sg_from_real_c64(SG_INF) : (sg_true_c64(a1[i]) ? sg_from_real_c64(SG_INF) : sg_sub_c64(a2[i], a3[i]))) : (sg_true_c64(a1[i]) ? sg_from_real_c64(SG_INF) : sg_sub_c64(a2[i], a3[i]))));
}
static void _linalg_eigh_backward_self_inner_c128(char *const *p, sg_index n) {
    const sg_c128 *restrict a0 = (const sg_c128 *)p[0];
    const sg_c128 *restrict a1 = (const sg_c128 *)p[1];
    const sg_c128 *restrict a2 = (const sg_c128 *)p[2];
    const sg_c128 *restrict a3 = (const sg_c128 *)p[3];
    sg_c128 *restrict r0 = (sg_c128 *)p[4];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_div_c128(a0[i], (sg_eq_c128((sg_true_c128(a1[i]) ? sg_from_real_c128(SG_INF) : sg_sub_c128(a2[i], a3[i])), sg_from_real_c128(0.0)) ? (sg_eq_c128(a0[i], sg_from_real_c128(0.0)) ? sg_from_real_c128(SG_INF) : (sg_true_c128(a1[i]) ? sg_from_real_c128(SG_INF) : sg_sub_c128(a2[i], a3[i]))) : (sg_true_c128(a1[i]) ? sg_from_real_c128(SG_INF) : sg_sub_c128(a2[i], a3[i]))));
}
static const sg_loop _linalg_eigh_backward_self_inner_loops[] = {
    {SG_f32, {SG_f32, SG_f32, SG_f32, SG_f32, SG_f32}, _linalg_eigh_backward_self_inner_f32},
    {SG_f64, {SG_f64, SG_f64, SG_f64, SG_f64, SG_f64}, _linalg_eigh_backward_self_inner_f64},
    {SG_c64, {SG_c64, SG_c64, SG_c64, SG_c64, SG_c64}, _linalg_eigh_backward_self_inner_c64},
    {SG_c128, {SG_c128, SG_c128, SG_c128, SG_c128, SG_c128}, _linalg_eigh_backward_self_inner_c128},
};

/* _linalg_eigh: v._matmul(inner)._matmul(_mH(v)) */
SG_LARGE static void _linalg_eigh_backward_self_f32(char *const *p, sg_index n) {
    const float *restrict a0 = (const float *)p[0];
    const float *restrict a1 = (const float *)p[1];
    const float *restrict a2 = (const float *)p[2];
    const float *restrict a3 = (const float *)p[3];
    const float *restrict a4 = (const float *)p[4];
    const float *restrict a5 = (const float *)p[5];
    float *restrict r0 = (float *)p[6];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = ((((a0[i] / (((sg_true_f32(a1[i]) ? SG_INF : (a2[i] - a3[i])) == 0.0f) ? ((a0[i] == 0.0f) ? SG_INF : (sg_true_f32(a1[i]) ? SG_INF : (a2[i] - a3[i]))) : (sg_true_f32(a1[i]) ? SG_INF : (a2[i] - a3[i])))) + a4[i]) / 2.0f) + a5[i]);
}
SG_LARGE static void _linalg_eigh_backward_self_f64(char *const *p, sg_index n) {
    const double *restrict a0 = (const double *)p[0];
    const double *restrict a1 = (const double *)p[1];
    const double *restrict a2 = (const double *)p[2];
    const double *restrict a3 = (const double *)p[3];
    const double *restrict a4 = (const double *)p[4];
    const double *restrict a5 = (const double *)p[5];
    double *restrict r0 = (double *)p[6];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = ((((a0[i] / (((sg_true_f64(a1[i]) ? SG_INF : (a2[i] - a3[i])) == 0.0) ? ((a0[i] == 0.0) ? SG_INF : (sg_true_f64(a1[i]) ? SG_INF : (a2[i] - a3[i]))) : (sg_true_f64(a1[i]) ? SG_INF : (a2[i] - a3[i])))) + a4[i]) / 2.0) + a5[i]);
}
static void _linalg_eigh_backward_self_c64(char *const *p, sg_index n) {
    const sg_c64 *restrict a0 = (const sg_c64 *)p[0];
    const sg_c64 *restrict a1 = (const sg_c64 *)p[1];
    const sg_c64 *restrict a2 = (const sg_c64 *)p[2];
    const sg_c64 *restrict a3 = (const sg_c64 *)p[3];
    const sg_c64 *restrict a4 = (const sg_c64 *)p[4];
    const sg_c64 *restrict a5 = (const sg_c64 *)p[5];
    sg_c64 *restrict r0 = (sg_c64 *)p[6];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_add_c64(sg_div_c64(sg_add_c64(sg_div_c64(a0[i], (sg_eq_c64((sg_true_c64(a1[i]) ? sg_from_real_c64(SG_INF) : sg_sub_c64(a2[i], a3[i])), sg_from_real_c64(0.0f)) ? (sg_eq_c64(a0[i], sg_from_real_c64(0.0f)) ? sg_from_real_c64(SG_INF) : (sg_true_c64(a1[i]) ? sg_from_real_c64(SG_INF) : sg_sub_c64(a2[i], a3[i]))) : (sg_true_c64(a1[i]) ? sg_from_real_c64(SG_INF) : sg_sub_c64(a2[i], a3[i])))), a4[i]), sg_from_real_c64(2.0f)), a5[i]);
}
static void _linalg_eigh_backward_self_c128(char *const *p, sg_index n) {
    const sg_c128 *restrict a0 = (const sg_c128 *)p[0];
    const sg_c128 *restrict a1 = (const sg_c128 *)p[1];
    const sg_c128 *restrict a2 = (const sg_c128 *)p[2];
    const sg_c128 *restrict a3 = (const sg_c128 *)p[3];
    const sg_c128 *restrict a4 = (const sg_c128 *)p[4];
    const sg_c128 *restrict a5 = (const sg_c128 *)p[5];
    sg_c128 *restrict r0 = (sg_c128 *)p[6];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_add_c128(sg_div_c128(sg_add_c128(sg_div_c128(a0[i], (sg_eq_c128((sg_true_c128(a1[i]) ? sg_from_real_c128(SG_INF) : sg_sub_c128(a2[i], a3[i])), sg_from_real_c128(0.0)) ? (sg_eq_c128(a0[i], sg_from_real_c128(0.0)) ? sg_from_real_c128(SG_INF) : (sg_true_c128(a1[i]) ? sg_from_real_c128(SG_INF) : sg_sub_c128(a2[i], a3[i]))) : (sg_true_c128(a1[i]) ? sg_from_real_c128(SG_INF) : sg_sub_c128(a2[i], a3[i])))), a4[i]), sg_from_real_c128(2.0)), a5[i]);
}
static const sg_loop _linalg_eigh_backward_self_loops[] = {
    {SG_f32, {SG_f32, SG_f32, SG_f32, SG_f32, SG_f32, SG_f32, SG_f32}, _linalg_eigh_backward_self_f32},
    {SG_f64, {SG_f64, SG_f64, SG_f64, SG_f64, SG_f64, SG_f64, SG_f64}, _linalg_eigh_backward_self_f64},
    {SG_c64, {SG_c64, SG_c64, SG_c64, SG_c64, SG_c64, SG_c64, SG_c64}, _linalg_eigh_backward_self_c64},
    {SG_c128, {SG_c128, SG_c128, SG_c128, SG_c128, SG_c128, SG_c128, SG_c128}, _linalg_eigh_backward_self_c128},
};

const sg_kernel sg_kernels__linalg_eigh[] = {
    {"_linalg_eigh_backward_self_inner_inner", 2, 1, SG_ELEMENTS, 0, {SG_SAME, SG_SAME, SG_SAME}, 0, 4, _linalg_eigh_backward_self_inner_inner_loops},
    {"_linalg_eigh_backward_self_inner", 4, 1, SG_ELEMENTS, 0, {SG_SAME, SG_SAME, SG_SAME, SG_SAME, SG_SAME}, 0, 4, _linalg_eigh_backward_self_inner_loops},
    {"_linalg_eigh_backward_self", 6, 1, SG_ELEMENTS, 0, {SG_SAME, SG_SAME, SG_SAME, SG_SAME, SG_SAME, SG_SAME, SG_SAME}, 0, 4, _linalg_eigh_backward_self_loops},
    {0}};
