/* Generated from derivatives.yaml by `specgrad generate`; do not edit. */
#include "kernel.h"

/* _linalg_eig: _linalg_solve(_mH(v), inner._matmul(_mH(v)))[0] */
static void _linalg_eig_backward_self_inner_c64(char *const *p, sg_index n) {
    const sg_c64 *restrict a0 = (const sg_c64 *)p[0];
    const sg_c64 *restrict a1 = (const sg_c64 *)p[1];
    const sg_c64 *restrict a2 = (const sg_c64 *)p[2];
    const sg_c64 *restrict a3 = (const sg_c64 *)p[3];
    sg_c64 *restrict r0 = (sg_c64 *)p[4];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_sub_c64(sg_sub_c64(a0[i], a1[i]), sg_div_c64(sg_mul_c64(a2[i], sg_add_c64(a3[i], sg_conj_c64(a3[i]))), sg_from_real_c64(2.0f)));
}
static void _linalg_eig_backward_self_inner_c128(char *const *p, sg_index n) {
    const sg_c128 *restrict a0 = (const sg_c128 *)p[0];
    const sg_c128 *restrict a1 = (const sg_c128 *)p[1];
    const sg_c128 *restrict a2 = (const sg_c128 *)p[2];
    const sg_c128 *restrict a3 = (const sg_c128 *)p[3];
    sg_c128 *restrict r0 = (sg_c128 *)p[4];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_sub_c128(sg_sub_c128(a0[i], a1[i]), sg_div_c128(sg_mul_c128(a2[i], sg_add_c128(a3[i], sg_conj_c128(a3[i]))), sg_from_real_c128(2.0)));
}
static const sg_loop _linalg_eig_backward_self_inner_loops[] = {
    {SG_c64, {SG_c64, SG_c64, SG_c64, SG_c64, SG_c64}, _linalg_eig_backward_self_inner_c64},
    {SG_c128, {SG_c128, SG_c128, SG_c128, SG_c128, SG_c128}, _linalg_eig_backward_self_inner_c128},
};

/* _linalg_eig: _linalg_solve(_mH(v), inner._matmul(_mH(v)))[0] */
static void _linalg_eig_backward_self_c64(char *const *p, sg_index n) {
    const sg_c64 *restrict a0 = (const sg_c64 *)p[0];
    const sg_c64 *restrict a1 = (const sg_c64 *)p[1];
    const sg_c64 *restrict a2 = (const sg_c64 *)p[2];
    const sg_c64 *restrict a3 = (const sg_c64 *)p[3];
    const sg_c64 *restrict a4 = (const sg_c64 *)p[4];
    sg_c64 *restrict r0 = (sg_c64 *)p[5];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_add_c64(sg_div_c64(a0[i], (sg_eq_c64((sg_true_c64(a1[i]) ? sg_from_real_c64(SG_INF) : sg_conj_c64(sg_sub_c64(a2[i], a3[i]))), sg_from_real_c64(0.0f)) ? (sg_eq_c64(a0[i], sg_from_real_c64(0.0f)) ? sg_from_real_c64(SG_INF) : (sg_true_c64(a1[i]) ? sg_from_real_c64(SG_INF) : sg_conj_c64(sg_sub_c64(a2[i], a3[i])))) : (sg_true_c64(a1[i]) ? sg_from_real_c64(SG_INF) : sg_conj_c64(sg_sub_c64(a2[i], a3[i]))))), a4[i]);
}
static void _linalg_eig_backward_self_c128(char *const *p, sg_index n) {
    const sg_c128 *restrict a0 = (const sg_c128 *)p[0];
    const sg_c128 *restrict a1 = (const sg_c128 *)p[1];
    const sg_c128 *restrict a2 = (const sg_c128 *)p[2];
    const sg_c128 *restrict a3 = (const sg_c128 *)p[3];
    const sg_c128 *restrict a4 = (const sg_c128 *)p[4];
    sg_c128 *restrict r0 = (sg_c128 *)p[5];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_add_c128(sg_div_c128(a0[i], (sg_eq_c128((sg_true_c128(a1[i]) ? sg_from_real_c128(SG_INF) : sg_conj_c128(sg_sub_c128(a2[i], a3[i]))), sg_from_real_c128(0.0)) ? (sg_eq_c128(a0[i], sg_from_real_c128(0.0)) ? sg_from_real_c128(SG_INF) : (sg_true_c128(a1[i]) ? sg_from_real_c128(SG_INF) : sg_conj_c128(sg_sub_c128(a2[i], a3[i])))) : (sg_true_c128(a1[i]) ? sg_from_real_c128(SG_INF) : sg_conj_c128(sg_sub_c128(a2[i], a3[i]))))), a4[i]);
}
static const sg_loop _linalg_eig_backward_self_loops[] = {
    {SG_c64, {SG_c64, SG_c64, SG_c64, SG_c64, SG_c64, SG_c64}, _linalg_eig_backward_self_c64},
    {SG_c128, {SG_c128, SG_c128, SG_c128, SG_c128, SG_c128, SG_c128}, _linalg_eig_backward_self_c128},
};

const sg_kernel sg_kernels__linalg_eig[] = {
    {"_linalg_eig_backward_self_inner", 4, 1, SG_ELEMENTS, 0, {SG_SAME, SG_SAME, SG_SAME, SG_SAME, SG_SAME}, 0, 2, _linalg_eig_backward_self_inner_loops},
    {"_linalg_eig_backward_self", 5, 1, SG_ELEMENTS, 0, {SG_SAME, SG_SAME, SG_SAME, SG_SAME, SG_SAME, SG_SAME}, 0, 2, _linalg_eig_backward_self_loops},
    {0}};
