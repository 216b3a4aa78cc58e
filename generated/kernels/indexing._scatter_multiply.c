/* Generated from derivatives.yaml by `specgrad generate`; do not edit. */
#include "kernel.h"

/* _scatter_multiply: grad * result.conj() / self.conj() */
SG_LARGE static void _scatter_multiply_backward_self_f32(char *const *p, sg_index n) {
    const float *restrict a0 = (const float *)p[0];
    const float *restrict a1 = (const float *)p[1];
    const float *restrict a2 = (const float *)p[2];
    float *restrict r0 = (float *)p[3];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = ((a0[i] * a1[i]) / a2[i]);
}
SG_LARGE static void _scatter_multiply_backward_self_f64(char *const *p, sg_index n) {
    const double *restrict a0 = (const double *)p[0];
    const double *restrict a1 = (const double *)p[1];
    const double *restrict a2 = (const double *)p[2];
    double *restrict r0 = (double *)p[3];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = ((a0[i] * a1[i]) / a2[i]);
}
static void _scatter_multiply_backward_self_c64(char *const *p, sg_index n) {
    const sg_c64 *restrict a0 = (const sg_c64 *)p[0];
    const sg_c64 *restrict a1 = (const sg_c64 *)p[1];
    const sg_c64 *restrict a2 = (const sg_c64 *)p[2];
    sg_c64 *restrict r0 = (sg_c64 *)p[3];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_div_c64(sg_mul_c64(a0[i], sg_conj_c64(a1[i])), sg_conj_c64(a2[i]));
}
static void _scatter_multiply_backward_self_c128(char *const *p, sg_index n) {
    const sg_c128 *restrict a0 = (const sg_c128 *)p[0];
    const sg_c128 *restrict a1 = (const sg_c128 *)p[1];
    const sg_c128 *restrict a2 = (const sg_c128 *)p[2];
    sg_c128 *restrict r0 = (sg_c128 *)p[3];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_div_c128(sg_mul_c128(a0[i], sg_conj_c128(a1[i])), sg_conj_c128(a2[i]));
}
static const sg_loop _scatter_multiply_backward_self_loops[] = {
    {SG_f32, {SG_f32, SG_f32, SG_f32, SG_f32}, _scatter_multiply_backward_self_f32},
    {SG_f64, {SG_f64, SG_f64, SG_f64, SG_f64}, _scatter_multiply_backward_self_f64},
    {SG_c64, {SG_c64, SG_c64, SG_c64, SG_c64}, _scatter_multiply_backward_self_c64},
    {SG_c128, {SG_c128, SG_c128, SG_c128, SG_c128}, _scatter_multiply_backward_self_c128},
};

const sg_kernel sg_kernels__scatter_multiply[] = {
    {"_scatter_multiply_backward_self", 3, 1, SG_ELEMENTS, 0, {SG_SAME, SG_SAME, SG_SAME, SG_SAME}, 0, 4, _scatter_multiply_backward_self_loops},
    {0}};
