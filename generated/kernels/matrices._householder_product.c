/* Generated from derivatives.yaml by `specgrad generate`; do not edit. */
#include "kernel.h"

/* _householder_product: (v._matmul(on_products + _mH(on_products)) - grad._matmul(_mH(z)) + cat([on_first, rest], -2)).tril(-1) */
SG_TWO_CLONES static void _householder_product_backward_self_inner_inner_f32(char *const *p, sg_index n) {
    const float *restrict a0 = (const float *)p[0];
    const float *restrict a1 = (const float *)p[1];
    float *restrict r0 = (float *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (a0[i] * (-a1[i]));
}
SG_TWO_CLONES static void _householder_product_backward_self_inner_inner_f32_one_0(char *const *p, sg_index n) {
    const float x = *(const float *)p[0];
    const float *restrict a = (const float *)p[1];
    float *restrict r = (float *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r[i] = (x * (-a[i]));
}
SG_TWO_CLONES static void _householder_product_backward_self_inner_inner_f32_one_1(char *const *p, sg_index n) {
    const float x = *(const float *)p[1];
    const float *restrict a = (const float *)p[0];
    float *restrict r = (float *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r[i] = (a[i] * (-x));
}
SG_TWO_CLONES static void _householder_product_backward_self_inner_inner_f64(char *const *p, sg_index n) {
    const double *restrict a0 = (const double *)p[0];
    const double *restrict a1 = (const double *)p[1];
    double *restrict r0 = (double *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (a0[i] * (-a1[i]));
}
SG_TWO_CLONES static void _householder_product_backward_self_inner_inner_f64_one_0(char *const *p, sg_index n) {
    const double x = *(const double *)p[0];
    const double *restrict a = (const double *)p[1];
    double *restrict r = (double *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r[i] = (x * (-a[i]));
}
SG_TWO_CLONES static void _householder_product_backward_self_inner_inner_f64_one_1(char *const *p, sg_index n) {
    const double x = *(const double *)p[1];
    const double *restrict a = (const double *)p[0];
    double *restrict r = (double *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r[i] = (a[i] * (-x));
}
static void _householder_product_backward_self_inner_inner_c64(char *const *p, sg_index n) {
    const sg_c64 *restrict a0 = (const sg_c64 *)p[0];
    const sg_c64 *restrict a1 = (const sg_c64 *)p[1];
    sg_c64 *restrict r0 = (sg_c64 *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_mul_c64(a0[i], sg_neg_c64(a1[i]));
}
static void _householder_product_backward_self_inner_inner_c128(char *const *p, sg_index n) {
    const sg_c128 *restrict a0 = (const sg_c128 *)p[0];
    const sg_c128 *restrict a1 = (const sg_c128 *)p[1];
    sg_c128 *restrict r0 = (sg_c128 *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_mul_c128(a0[i], sg_neg_c128(a1[i]));
}
static const sg_loop _householder_product_backward_self_inner_inner_loops[] = {
    {SG_f32, {SG_f32, SG_f32, SG_f32}, _householder_product_backward_self_inner_inner_f32, 0, {_householder_product_backward_self_inner_inner_f32_one_0, _householder_product_backward_self_inner_inner_f32_one_1}},
    {SG_f64, {SG_f64, SG_f64, SG_f64}, _householder_product_backward_self_inner_inner_f64, 0, {_householder_product_backward_self_inner_inner_f64_one_0, _householder_product_backward_self_inner_inner_f64_one_1}},
    {SG_c64, {SG_c64, SG_c64, SG_c64}, _householder_product_backward_self_inner_inner_c64},
    {SG_c128, {SG_c128, SG_c128, SG_c128}, _householder_product_backward_self_inner_inner_c128},
};

/* _householder_product: (v._matmul(on_products + _mH(on_products)) - grad._matmul(_mH(z)) + cat([on_first, rest], -2)).tril(-1) */
SG_LARGE static void _householder_product_backward_self_inner_f32(char *const *p, sg_index n) {
    const float *restrict a0 = (const float *)p[0];
    const float *restrict a1 = (const float *)p[1];
    const float *restrict a2 = (const float *)p[2];
    float *restrict r0 = (float *)p[3];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = ((a0[i] * (-a1[i])) + a2[i]);
}
SG_LARGE static void _householder_product_backward_self_inner_f64(char *const *p, sg_index n) {
    const double *restrict a0 = (const double *)p[0];
    const double *restrict a1 = (const double *)p[1];
    const double *restrict a2 = (const double *)p[2];
    double *restrict r0 = (double *)p[3];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = ((a0[i] * (-a1[i])) + a2[i]);
}
static void _householder_product_backward_self_inner_c64(char *const *p, sg_index n) {
    const sg_c64 *restrict a0 = (const sg_c64 *)p[0];
    const sg_c64 *restrict a1 = (const sg_c64 *)p[1];
    const sg_c64 *restrict a2 = (const sg_c64 *)p[2];
    sg_c64 *restrict r0 = (sg_c64 *)p[3];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_add_c64(sg_mul_c64(a0[i], sg_neg_c64(a1[i])), a2[i]);
}
static void _householder_product_backward_self_inner_c128(char *const *p, sg_index n) {
    const sg_c128 *restrict a0 = (const sg_c128 *)p[0];
    const sg_c128 *restrict a1 = (const sg_c128 *)p[1];
    const sg_c128 *restrict a2 = (const sg_c128 *)p[2];
    sg_c128 *restrict r0 = (sg_c128 *)p[3];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_add_c128(sg_mul_c128(a0[i], sg_neg_c128(a1[i])), a2[i]);
}
static const sg_loop _householder_product_backward_self_inner_loops[] = {
    {SG_f32, {SG_f32, SG_f32, SG_f32, SG_f32}, _householder_product_backward_self_inner_f32},
    {SG_f64, {SG_f64, SG_f64, SG_f64, SG_f64}, _householder_product_backward_self_inner_f64},
    {SG_c64, {SG_c64, SG_c64, SG_c64, SG_c64}, _householder_product_backward_self_inner_c64},
    {SG_c128, {SG_c128, SG_c128, SG_c128, SG_c128}, _householder_product_backward_self_inner_c128},
};

/* _householder_product: (v._matmul(on_products + _mH(on_products)) - grad._matmul(_mH(z)) + cat([on_first, rest], -2)).tril(-1) */
SG_LARGE static void _householder_product_backward_self_f32(char *const *p, sg_index n) {
    const float *restrict a0 = (const float *)p[0];
    const float *restrict a1 = (const float *)p[1];
    const float *restrict a2 = (const float *)p[2];
    float *restrict r0 = (float *)p[3];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = ((a0[i] - a1[i]) + a2[i]);
}
SG_LARGE static void _householder_product_backward_self_f64(char *const *p, sg_index n) {
    const double *restrict a0 = (const double *)p[0];
    const double *restrict a1 = (const double *)p[1];
    const double *restrict a2 = (const double *)p[2];
    double *restrict r0 = (double *)p[3];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = ((a0[i] - a1[i]) + a2[i]);
}
static void _householder_product_backward_self_c64(char *const *p, sg_index n) {
    const sg_c64 *restrict a0 = (const sg_c64 *)p[0];
    const sg_c64 *restrict a1 = (const sg_c64 *)p[1];
    const sg_c64 *restrict a2 = (const sg_c64 *)p[2];
    sg_c64 *restrict r0 = (sg_c64 *)p[3];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_add_c64(sg_sub_c64(a0[i], a1[i]), a2[i]);
}
static void _householder_product_backward_self_c128(char *const *p, sg_index n) {
    const sg_c128 *restrict a0 = (const sg_c128 *)p[0];
    const sg_c128 *restrict a1 = (const sg_c128 *)p[1];
    const sg_c128 *restrict a2 = (const sg_c128 *)p[2];
    sg_c128 *restrict r0 = (sg_c128 *)p[3];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_add_c128(sg_sub_c128(a0[i], a1[i]), a2[i]);
}
static const sg_loop _householder_product_backward_self_loops[] = {
    {SG_f32, {SG_f32, SG_f32, SG_f32, SG_f32}, _householder_product_backward_self_f32},
    {SG_f64, {SG_f64, SG_f64, SG_f64, SG_f64}, _householder_product_backward_self_f64},
    {SG_c64, {SG_c64, SG_c64, SG_c64, SG_c64}, _householder_product_backward_self_c64},
    {SG_c128, {SG_c128, SG_c128, SG_c128, SG_c128}, _householder_product_backward_self_c128},
};

/* _householder_product: (w * y.conj()).sum([-1]) + (on_inverse * products.conj()).sum([-1]) */
SG_TWO_CLONES static void _householder_product_backward_tau_inner_f32(char *const *p, sg_index n) {
    const float *restrict a0 = (const float *)p[0];
    const float *restrict a1 = (const float *)p[1];
    float *restrict r0 = (float *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = ((-a0[i]) * a1[i]);
}
SG_TWO_CLONES static void _householder_product_backward_tau_inner_f64(char *const *p, sg_index n) {
    const double *restrict a0 = (const double *)p[0];
    const double *restrict a1 = (const double *)p[1];
    double *restrict r0 = (double *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = ((-a0[i]) * a1[i]);
}
static void _householder_product_backward_tau_inner_c64(char *const *p, sg_index n) {
    const sg_c64 *restrict a0 = (const sg_c64 *)p[0];
    const sg_c64 *restrict a1 = (const sg_c64 *)p[1];
    sg_c64 *restrict r0 = (sg_c64 *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_mul_c64(sg_neg_c64(a0[i]), sg_conj_c64(a1[i]));
}
static void _householder_product_backward_tau_inner_c128(char *const *p, sg_index n) {
    const sg_c128 *restrict a0 = (const sg_c128 *)p[0];
    const sg_c128 *restrict a1 = (const sg_c128 *)p[1];
    sg_c128 *restrict r0 = (sg_c128 *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_mul_c128(sg_neg_c128(a0[i]), sg_conj_c128(a1[i]));
}
static const sg_loop _householder_product_backward_tau_inner_loops[] = {
    {SG_f32, {SG_f32, SG_f32, SG_f32}, _householder_product_backward_tau_inner_f32},
    {SG_f64, {SG_f64, SG_f64, SG_f64}, _householder_product_backward_tau_inner_f64},
    {SG_c64, {SG_c64, SG_c64, SG_c64}, _householder_product_backward_tau_inner_c64},
    {SG_c128, {SG_c128, SG_c128, SG_c128}, _householder_product_backward_tau_inner_c128},
};

const sg_kernel sg_kernels__householder_product[] = {
    {"_householder_product_backward_self_inner_inner", 2, 1, SG_ELEMENTS, 0, {SG_SAME, SG_SAME, SG_SAME}, 0, 4, _householder_product_backward_self_inner_inner_loops},
    {"_householder_product_backward_self_inner", 3, 1, SG_ELEMENTS, 0, {SG_SAME, SG_SAME, SG_SAME, SG_SAME}, 0, 4, _householder_product_backward_self_inner_loops},
    {"_householder_product_backward_self", 3, 1, SG_ELEMENTS, 0, {SG_SAME, SG_SAME, SG_SAME, SG_SAME}, 0, 4, _householder_product_backward_self_loops},
    {"_householder_product_backward_tau_inner", 2, 1, SG_ELEMENTS, 0, {SG_SAME, SG_SAME, SG_SAME}, 0, 4, _householder_product_backward_tau_inner_loops},
    {0}};
