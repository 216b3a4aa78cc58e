/* Generated from derivatives.yaml by `specgrad generate`; do not edit. */
#include "kernel.h"

/* std: _spread(grad / (where(result == 0, inf, result) * (count(self.shape, dim) - (1 if correction is None else correction))), self.shape, dim, keepdim) * (self - self.mean(dim, True)) */
SG_TWO_CLONES static void std_backward_self_inner_f32(char *const *p, sg_index n) {
    const float *restrict a0 = (const float *)p[0];
    const float *restrict a1 = (const float *)p[1];
    const float x2 = *(const float *)p[2];
    float *restrict r0 = (float *)p[3];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (a0[i] / (((a1[i] == 0.0f) ? SG_INF : a1[i]) * x2));
}
SG_TWO_CLONES static void std_backward_self_inner_f64(char *const *p, sg_index n) {
    const double *restrict a0 = (const double *)p[0];
    const double *restrict a1 = (const double *)p[1];
    const double x2 = *(const double *)p[2];
    double *restrict r0 = (double *)p[3];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (a0[i] / (((a1[i] == 0.0) ? SG_INF : a1[i]) * x2));
}
static void std_backward_self_inner_c64(char *const *p, sg_index n) {
    const sg_c64 *restrict a0 = (const sg_c64 *)p[0];
    const sg_c64 *restrict a1 = (const sg_c64 *)p[1];
    const sg_c64 x2 = *(const sg_c64 *)p[2];
    sg_c64 *restrict r0 = (sg_c64 *)p[3];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_div_c64(a0[i], sg_mul_c64((sg_eq_c64(a1[i], sg_from_real_c64(0.0f)) ? sg_from_real_c64(SG_INF) : a1[i]), x2));
}
static void std_backward_self_inner_c128(char *const *p, sg_index n) {
    const sg_c128 *restrict a0 = (const sg_c128 *)p[0];
    const sg_c128 *restrict a1 = (const sg_c128 *)p[1];
    const sg_c128 x2 = *(const sg_c128 *)p[2];
    sg_c128 *restrict r0 = (sg_c128 *)p[3];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_div_c128(a0[i], sg_mul_c128((sg_eq_c128(a1[i], sg_from_real_c128(0.0)) ? sg_from_real_c128(SG_INF) : a1[i]), x2));
}
static const sg_loop std_backward_self_inner_loops[] = {
    {SG_f32, {SG_f32, SG_f32, SG_f32, SG_f32}, std_backward_self_inner_f32},
    {SG_f64, {SG_f64, SG_f64, SG_f64, SG_f64}, std_backward_self_inner_f64},
    {SG_c64, {SG_c64, SG_c64, SG_c64, SG_c64}, std_backward_self_inner_c64},
    {SG_c128, {SG_c128, SG_c128, SG_c128, SG_c128}, std_backward_self_inner_c128},
};

const sg_kernel sg_kernels_std[] = {
    {"std_backward_self_inner", 3, 1, SG_ELEMENTS, 0, {SG_SAME, SG_SAME, SG_SAME, SG_SAME}, 4, 4, std_backward_self_inner_loops},
    {0}};
