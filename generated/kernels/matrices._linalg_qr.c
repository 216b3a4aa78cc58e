/* Generated from derivatives.yaml by `specgrad generate`; do not edit. */
#include "kernel.h"

/* _linalg_qr: _mH(_linalg_solve_triangular(R, _mH(inner), True, False)) */
SG_LARGE static void _linalg_qr_backward_self_inner_f32(char *const *p, sg_index n) {
    const float *restrict a0 = (const float *)p[0];
    const float *restrict a1 = (const float *)p[1];
    const float *restrict a2 = (const float *)p[2];
    const float *restrict a3 = (const float *)p[3];
    float *restrict r0 = (float *)p[4];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = ((a0[i] + a1[i]) - ((a2[i] + a3[i]) / 2.0f));
}
SG_LARGE static void _linalg_qr_backward_self_inner_f64(char *const *p, sg_index n) {
    const double *restrict a0 = (const double *)p[0];
    const double *restrict a1 = (const double *)p[1];
    const double *restrict a2 = (const double *)p[2];
    const double *restrict a3 = (const double *)p[3];
    double *restrict r0 = (double *)p[4];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = ((a0[i] + a1[i]) - ((a2[i] + a3[i]) / 2.0));
}
static void _linalg_qr_backward_self_inner_c64(char *const *p, sg_index n) {
    const sg_c64 *restrict a0 = (const sg_c64 *)p[0];
    const sg_c64 *restrict a1 = (const sg_c64 *)p[1];
    const sg_c64 *restrict a2 = (const sg_c64 *)p[2];
    const sg_c64 *restrict a3 = (const sg_c64 *)p[3];
    sg_c64 *restrict r0 = (sg_c64 *)p[4];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_sub_c64(sg_add_c64(a0[i], a1[i]), sg_div_c64(sg_add_c64(a2[i], a3[i]), sg_from_real_c64(2.0f)));
}
static void _linalg_qr_backward_self_inner_c128(char *const *p, sg_index n) {
    const sg_c128 *restrict a0 = (const sg_c128 *)p[0];
    const sg_c128 *restrict a1 = (const sg_c128 *)p[1];
    const sg_c128 *restrict a2 = (const sg_c128 *)p[2];
    const sg_c128 *restrict a3 = (const sg_c128 *)p[3];
    sg_c128 *restrict r0 = (sg_c128 *)p[4];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_sub_c128(sg_add_c128(a0[i], a1[i]), sg_div_c128(sg_add_c128(a2[i], a3[i]), sg_from_real_c128(2.0)));
}
static const sg_loop _linalg_qr_backward_self_inner_loops[] = {
    {SG_f32, {SG_f32, SG_f32, SG_f32, SG_f32, SG_f32}, _linalg_qr_backward_self_inner_f32},
    {SG_f64, {SG_f64, SG_f64, SG_f64, SG_f64, SG_f64}, _linalg_qr_backward_self_inner_f64},
    {SG_c64, {SG_c64, SG_c64, SG_c64, SG_c64, SG_c64}, _linalg_qr_backward_self_inner_c64},
    {SG_c128, {SG_c128, SG_c128, SG_c128, SG_c128, SG_c128}, _linalg_qr_backward_self_inner_c128},
};

const sg_kernel sg_kernels__linalg_qr[] = {
    {"_linalg_qr_backward_self_inner", 4, 1, SG_ELEMENTS, 0, {SG_SAME, SG_SAME, SG_SAME, SG_SAME, SG_SAME}, 0, 4, _linalg_qr_backward_self_inner_loops},
    {0}};
