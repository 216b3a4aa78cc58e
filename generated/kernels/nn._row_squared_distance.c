/* Generated from derivatives.yaml by `specgrad generate`; do not edit. */
#include "kernel.h"

/* _row_squared_distance: row_sum((self - other) * (self - other)) */
SG_CLONES static void _row_squared_distance_f32(char *const *p, sg_index n) {
    const float *restrict a0 = (const float *)p[0];
    const float *restrict a1 = (const float *)p[1];
    float *restrict r0 = (float *)p[2];
    double s0_total = 0;
    for (sg_index b = 0; b < n; b += SG_SUM_BLOCK) {
        const sg_index end = n - b < SG_SUM_BLOCK ? n : b + SG_SUM_BLOCK;
        float part = 0;
        SG_SHORT_SUM(part, b, end, ((a0[i] - a1[i]) * (a0[i] - a1[i])))
        s0_total += part;
    }
    const float s0 = (float)s0_total;
    r0[0] = s0;
}
SG_CLONES static void _row_squared_distance_f64(char *const *p, sg_index n) {
    const double *restrict a0 = (const double *)p[0];
    const double *restrict a1 = (const double *)p[1];
    double *restrict r0 = (double *)p[2];
    long double s0_total = 0;
    for (sg_index b = 0; b < n; b += SG_SUM_BLOCK) {
        const sg_index end = n - b < SG_SUM_BLOCK ? n : b + SG_SUM_BLOCK;
        double part = 0;
        SG_SHORT_SUM(part, b, end, ((a0[i] - a1[i]) * (a0[i] - a1[i])))
        s0_total += part;
    }
    const double s0 = (double)s0_total;
    r0[0] = s0;
}
static const sg_loop _row_squared_distance_loops[] = {
    {SG_f32, {SG_f32, SG_f32, SG_f32}, _row_squared_distance_f32},
    {SG_f64, {SG_f64, SG_f64, SG_f64}, _row_squared_distance_f64},
};

const sg_kernel sg_kernels__row_squared_distance[] = {
    {"_row_squared_distance", 2, 1, SG_REDUCE, '+', {SG_SAME, SG_SAME, SG_SAME}, 0, 2, _row_squared_distance_loops},
    {0}};
