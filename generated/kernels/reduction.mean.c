/* Generated from derivatives.yaml by `specgrad generate`; do not edit. */
#include "kernel.h"

/* mean: _spread(grad / count(self.shape, dim), self.shape, dim, keepdim) if dtype is None else _to_copy(_spread(grad / count(self.shape, dim), self.shape, dim, keepdim), self.dtype) */
SG_TWO_CLONES static void mean_backward_self_f32(char *const *p, sg_index n) {
    const float *restrict a0 = (const float *)p[0];
    const float x1 = *(const float *)p[1];
    float *restrict r0 = (float *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (a0[i] / x1);
}
SG_TWO_CLONES static void mean_backward_self_f64(char *const *p, sg_index n) {
    const double *restrict a0 = (const double *)p[0];
    const double x1 = *(const double *)p[1];
    double *restrict r0 = (double *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (a0[i] / x1);
}
static void mean_backward_self_c64(char *const *p, sg_index n) {
    const sg_c64 *restrict a0 = (const sg_c64 *)p[0];
    const float x1 = *(const float *)p[1];
    sg_c64 *restrict r0 = (sg_c64 *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_div_c64(a0[i], sg_from_real_c64(x1));
}
static void mean_backward_self_c128(char *const *p, sg_index n) {
    const sg_c128 *restrict a0 = (const sg_c128 *)p[0];
    const double x1 = *(const double *)p[1];
    sg_c128 *restrict r0 = (sg_c128 *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_div_c128(a0[i], sg_from_real_c128(x1));
}
static const sg_loop mean_backward_self_loops[] = {
    {SG_f32, {SG_f32, SG_f32, SG_f32}, mean_backward_self_f32},
    {SG_f64, {SG_f64, SG_f64, SG_f64}, mean_backward_self_f64},
    {SG_c64, {SG_c64, SG_f32, SG_c64}, mean_backward_self_c64},
    {SG_c128, {SG_c128, SG_f64, SG_c128}, mean_backward_self_c128},
};

const sg_kernel sg_kernels_mean[] = {
    {"mean_backward_self", 2, 1, SG_ELEMENTS, 0, {SG_SAME, SG_REAL_PART, SG_SAME}, 2, 4, mean_backward_self_loops},
    {0}};
