/* Generated from derivatives.yaml by `specgrad generate`; do not edit. */
#include "kernel.h"
#include <polynomials.h>

SG_FN float sg_own__laguerre_f32(float x0, float x1, float x2) {
    return sg_laguerref(x0, x1, x2);
}

SG_FN double sg_own__laguerre_f64(double x0, double x1, double x2) {
    return sg_laguerre(x0, x1, x2);
}

/* _laguerre: sg_laguerre, polynomials.h */
SG_CLONES static void _laguerre_f32(char *const *p, sg_index n) {
    const float *restrict a0 = (const float *)p[0];
    const float *restrict a1 = (const float *)p[1];
    const float x2 = *(const float *)p[2];
    float *restrict r0 = (float *)p[3];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_own__laguerre_f32(a0[i], a1[i], x2);
}
SG_CLONES static void _laguerre_f64(char *const *p, sg_index n) {
    const double *restrict a0 = (const double *)p[0];
    const double *restrict a1 = (const double *)p[1];
    const double x2 = *(const double *)p[2];
    double *restrict r0 = (double *)p[3];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_own__laguerre_f64(a0[i], a1[i], x2);
}
static const sg_loop _laguerre_loops[] = {
    {SG_f32, {SG_f32, SG_f32, SG_f32, SG_f32}, _laguerre_f32},
    {SG_f64, {SG_f64, SG_f64, SG_f64, SG_f64}, _laguerre_f64},
};

/* _laguerre: -grad * _laguerre(self, trunc(n) - 1, order + 1) */
SG_CLONES static void _laguerre_backward_self_f32(char *const *p, sg_index n) {
    const float *restrict a0 = (const float *)p[0];
    const float *restrict a1 = (const float *)p[1];
    const float *restrict a2 = (const float *)p[2];
    const float x3 = *(const float *)p[3];
    float *restrict r0 = (float *)p[4];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = ((-a0[i]) * sg_own__laguerre_f32(a1[i], (sg_trunc_f32(a2[i]) - 1.0f), x3));
}
SG_CLONES static void _laguerre_backward_self_f64(char *const *p, sg_index n) {
    const double *restrict a0 = (const double *)p[0];
    const double *restrict a1 = (const double *)p[1];
    const double *restrict a2 = (const double *)p[2];
    const double x3 = *(const double *)p[3];
    double *restrict r0 = (double *)p[4];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = ((-a0[i]) * sg_own__laguerre_f64(a1[i], (sg_trunc_f64(a2[i]) - 1.0), x3));
}
static const sg_loop _laguerre_backward_self_loops[] = {
    {SG_f32, {SG_f32, SG_f32, SG_f32, SG_f32, SG_f32}, _laguerre_backward_self_f32},
    {SG_f64, {SG_f64, SG_f64, SG_f64, SG_f64, SG_f64}, _laguerre_backward_self_f64},
};

const sg_kernel sg_kernels__laguerre[] = {
    {"_laguerre", 3, 1, SG_ELEMENTS, 0, {SG_SAME, SG_SAME, SG_REAL_PART, SG_SAME}, 4, 2, _laguerre_loops},
    {"_laguerre_backward_self", 4, 1, SG_ELEMENTS, 0, {SG_SAME, SG_SAME, SG_SAME, SG_REAL_PART, SG_SAME}, 8, 2, _laguerre_backward_self_loops},
    {0}};
