/* Generated from derivatives.yaml by `specgrad generate`; do not edit. */
#include "kernel.h"

/* _nan_to_num: where(isnan(self), nan, where(self == inf, posinf, where(self == -inf, neginf, self))) */
SG_TWO_CLONES static void _nan_to_num_f32(char *const *p, sg_index n) {
    const float *restrict a0 = (const float *)p[0];
    const float x1 = *(const float *)p[1];
    const float x2 = *(const float *)p[2];
    const float x3 = *(const float *)p[3];
    float *restrict r0 = (float *)p[4];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (sg_isnan_f32(a0[i]) ? x1 : ((a0[i] == SG_INF) ? x2 : ((a0[i] == (-SG_INF)) ? x3 : a0[i])));
}
SG_TWO_CLONES static void _nan_to_num_f64(char *const *p, sg_index n) {
    const double *restrict a0 = (const double *)p[0];
    const double x1 = *(const double *)p[1];
    const double x2 = *(const double *)p[2];
    const double x3 = *(const double *)p[3];
    double *restrict r0 = (double *)p[4];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (sg_isnan_f64(a0[i]) ? x1 : ((a0[i] == SG_INF) ? x2 : ((a0[i] == (-SG_INF)) ? x3 : a0[i])));
}
static const sg_loop _nan_to_num_loops[] = {
    {SG_f32, {SG_f32, SG_f32, SG_f32, SG_f32, SG_f32}, _nan_to_num_f32},
    {SG_f64, {SG_f64, SG_f64, SG_f64, SG_f64, SG_f64}, _nan_to_num_f64},
};

/* _nan_to_num: where(self.isfinite(), grad, 0) */
SG_TWO_CLONES static void _nan_to_num_backward_self_f32(char *const *p, sg_index n) {
    const float *restrict a0 = (const float *)p[0];
    const float *restrict a1 = (const float *)p[1];
    float *restrict r0 = (float *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (sg_isfinite_f32(a0[i]) ? a1[i] : 0.0f);
}
SG_TWO_CLONES static void _nan_to_num_backward_self_f64(char *const *p, sg_index n) {
    const double *restrict a0 = (const double *)p[0];
    const double *restrict a1 = (const double *)p[1];
    double *restrict r0 = (double *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (sg_isfinite_f64(a0[i]) ? a1[i] : 0.0);
}
static const sg_loop _nan_to_num_backward_self_loops[] = {
    {SG_f32, {SG_f32, SG_f32, SG_f32}, _nan_to_num_backward_self_f32},
    {SG_f64, {SG_f64, SG_f64, SG_f64}, _nan_to_num_backward_self_f64},
};

const sg_kernel sg_kernels__nan_to_num[] = {
    {"_nan_to_num", 4, 1, SG_ELEMENTS, 0, {SG_SAME, SG_REAL_PART, SG_REAL_PART, SG_REAL_PART, SG_SAME}, 14, 2, _nan_to_num_loops},
    {"_nan_to_num_backward_self", 2, 1, SG_ELEMENTS, 0, {SG_SAME, SG_SAME, SG_SAME}, 0, 2, _nan_to_num_backward_self_loops},
    {0}};
