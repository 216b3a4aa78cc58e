/* Generated from derivatives.yaml by `specgrad generate`; do not edit. */
#include "kernel.h"

/* _sgd_update: self - lr * (slope + decay * self if decay != 0 else slope) */
SG_TWO_CLONES static void _sgd_update_f32(char *const *p, sg_index n) {
    const float *restrict a0 = (const float *)p[0];
    const float x1 = *(const float *)p[1];
    const float *restrict a2 = (const float *)p[2];
    const float x3 = *(const float *)p[3];
    float *restrict r0 = (float *)p[4];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (a0[i] - (x1 * (a2[i] + (x3 * a0[i]))));
}
SG_TWO_CLONES static void _sgd_update_f64(char *const *p, sg_index n) {
    const double *restrict a0 = (const double *)p[0];
    const double x1 = *(const double *)p[1];
    const double *restrict a2 = (const double *)p[2];
    const double x3 = *(const double *)p[3];
    double *restrict r0 = (double *)p[4];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (a0[i] - (x1 * (a2[i] + (x3 * a0[i]))));
}
static const sg_loop _sgd_update_loops[] = {
    {SG_f32, {SG_f32, SG_f32, SG_f32, SG_f32, SG_f32}, _sgd_update_f32},
    {SG_f64, {SG_f64, SG_f64, SG_f64, SG_f64, SG_f64}, _sgd_update_f64},
};

const sg_kernel sg_kernels__sgd_update[] = {
    {"_sgd_update", 4, 1, SG_ELEMENTS, 0, {SG_SAME, SG_SAME, SG_SAME, SG_SAME, SG_SAME}, 10, 2, _sgd_update_loops},
    {0}};
