/* Generated from derivatives.yaml by `specgrad generate`; do not edit. */
#include "kernel.h"

/* _adam_update: new_mean: mean + (slope + decay * self - mean) * fresh; new_square: left_square * square + fresh_square * (slope + decay * self) * (slope + decay * self); new_self: self * keep - step * new_mean / (sqrt(new_square) + eps) */
SG_CLONES static void _adam_update_f32(char *const *p, sg_index n) {
    const float *a0 = (const float *)p[0];
    const float *a1 = (const float *)p[1];
    const float x2 = *(const float *)p[2];
    const float *a3 = (const float *)p[3];
    const float x4 = *(const float *)p[4];
    const float x5 = *(const float *)p[5];
    const float *a6 = (const float *)p[6];
    const float x7 = *(const float *)p[7];
    const float x8 = *(const float *)p[8];
    const float x9 = *(const float *)p[9];
    const float x10 = *(const float *)p[10];
    float *r0 = (float *)p[11];
    float *r1 = (float *)p[12];
    float *r2 = (float *)p[13];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++) {
        const float v0 = (a0[i] + (((a1[i] + (x2 * a3[i])) - a0[i]) * x4));
        const float v1 = ((x5 * a6[i]) + ((x7 * (a1[i] + (x2 * a3[i]))) * (a1[i] + (x2 * a3[i]))));
        const float v2 = ((a3[i] * x8) - ((x9 * (a0[i] + (((a1[i] + (x2 * a3[i])) - a0[i]) * x4))) / (sg_sqrt_f32(((x5 * a6[i]) + ((x7 * (a1[i] + (x2 * a3[i]))) * (a1[i] + (x2 * a3[i]))))) + x10)));
        r0[i] = v0;
        r1[i] = v1;
        r2[i] = v2;
    }
}
SG_CLONES static void _adam_update_f64(char *const *p, sg_index n) {
    const double *a0 = (const double *)p[0];
    const double *a1 = (const double *)p[1];
    const double x2 = *(const double *)p[2];
    const double *a3 = (const double *)p[3];
    const double x4 = *(const double *)p[4];
    const double x5 = *(const double *)p[5];
    const double *a6 = (const double *)p[6];
    const double x7 = *(const double *)p[7];
    const double x8 = *(const double *)p[8];
    const double x9 = *(const double *)p[9];
    const double x10 = *(const double *)p[10];
    double *r0 = (double *)p[11];
    double *r1 = (double *)p[12];
    double *r2 = (double *)p[13];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++) {
        const double v0 = (a0[i] + (((a1[i] + (x2 * a3[i])) - a0[i]) * x4));
        const double v1 = ((x5 * a6[i]) + ((x7 * (a1[i] + (x2 * a3[i]))) * (a1[i] + (x2 * a3[i]))));
        const double v2 = ((a3[i] * x8) - ((x9 * (a0[i] + (((a1[i] + (x2 * a3[i])) - a0[i]) * x4))) / (sg_sqrt_f64(((x5 * a6[i]) + ((x7 * (a1[i] + (x2 * a3[i]))) * (a1[i] + (x2 * a3[i]))))) + x10)));
        r0[i] = v0;
        r1[i] = v1;
        r2[i] = v2;
    }
}
static const sg_loop _adam_update_loops[] = {
    {SG_f32, {SG_f32, SG_f32, SG_f32, SG_f32, SG_f32, SG_f32, SG_f32, SG_f32, SG_f32, SG_f32, SG_f32, SG_f32, SG_f32, SG_f32}, _adam_update_f32},
    {SG_f64, {SG_f64, SG_f64, SG_f64, SG_f64, SG_f64, SG_f64, SG_f64, SG_f64, SG_f64, SG_f64, SG_f64, SG_f64, SG_f64, SG_f64}, _adam_update_f64},
};

const sg_kernel sg_kernels__adam_update[] = {
    {"_adam_update", 11, 3, SG_ELEMENTS, 0, {SG_SAME, SG_SAME, SG_SAME, SG_SAME, SG_SAME, SG_SAME, SG_SAME, SG_SAME, SG_SAME, SG_SAME, SG_SAME, SG_SAME, SG_SAME, SG_SAME}, 1972, 2, _adam_update_loops},
    {0}};
