/* Generated from derivatives.yaml by `specgrad generate`; do not edit. */
#include "kernel.h"

/* _renorm_factor: where(self > maxnorm, maxnorm / (self + 1e-07), 1) */
SG_TWO_CLONES static void _renorm_factor_f32(char *const *p, sg_index n) {
    const float *restrict a0 = (const float *)p[0];
    const float x1 = *(const float *)p[1];
    float *restrict r0 = (float *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = ((a0[i] > x1) ? (x1 / (a0[i] + 1e-07f)) : 1.0f);
}
SG_TWO_CLONES static void _renorm_factor_f64(char *const *p, sg_index n) {
    const double *restrict a0 = (const double *)p[0];
    const double x1 = *(const double *)p[1];
    double *restrict r0 = (double *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = ((a0[i] > x1) ? (x1 / (a0[i] + 1e-07)) : 1.0);
}
static const sg_loop _renorm_factor_loops[] = {
    {SG_f32, {SG_f32, SG_f32, SG_f32}, _renorm_factor_f32},
    {SG_f64, {SG_f64, SG_f64, SG_f64}, _renorm_factor_f64},
};

/* _renorm_factor: auto */
SG_TWO_CLONES static void _renorm_factor_backward_self_f32(char *const *p, sg_index n) {
    const float *restrict a0 = (const float *)p[0];
    const float *restrict a1 = (const float *)p[1];
    const float x2 = *(const float *)p[2];
    float *restrict r0 = (float *)p[3];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (a0[i] * (((a1[i] > x2) ? 1.0f : 0.0f) * ((-(x2 / (a1[i] + 1e-07f))) / (a1[i] + 1e-07f))));
}
SG_TWO_CLONES static void _renorm_factor_backward_self_f64(char *const *p, sg_index n) {
    const double *restrict a0 = (const double *)p[0];
    const double *restrict a1 = (const double *)p[1];
    const double x2 = *(const double *)p[2];
    double *restrict r0 = (double *)p[3];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (a0[i] * (((a1[i] > x2) ? 1.0 : 0.0) * ((-(x2 / (a1[i] + 1e-07))) / (a1[i] + 1e-07))));
}
static const sg_loop _renorm_factor_backward_self_loops[] = {
    {SG_f32, {SG_f32, SG_f32, SG_f32, SG_f32}, _renorm_factor_backward_self_f32},
    {SG_f64, {SG_f64, SG_f64, SG_f64, SG_f64}, _renorm_factor_backward_self_f64},
};

const sg_kernel sg_kernels__renorm_factor[] = {
    {"_renorm_factor", 2, 1, SG_ELEMENTS, 0, {SG_SAME, SG_SAME, SG_SAME}, 2, 2, _renorm_factor_loops},
    {"_renorm_factor_backward_self", 3, 1, SG_ELEMENTS, 0, {SG_SAME, SG_SAME, SG_SAME, SG_SAME}, 4, 2, _renorm_factor_backward_self_loops},
    {0}};
