/* Generated from derivatives.yaml by `specgrad generate`; do not edit. */
#include "kernel.h"

/* _row_squared_distance: row_sum((self - other) * (self - other)) */
SG_TWO_CLONES static void _row_squared_distance_f32(char *const *p, sg_index n) {
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
SG_VECTORS static void _row_squared_distance_f32_columns(char *const *p, sg_index n, sg_index step, sg_index count) {
    const float *restrict a0 = (const float *)p[0];
    const float *restrict a1 = (const float *)p[1];
    float *restrict r0 = (float *)p[2];
    double s0_total[SG_NEIGHBOURS];
    SG_INDEPENDENT
    for (sg_index j = 0; j < count; j++)
        s0_total[j] = 0;
    for (sg_index b = 0; b < n; b += SG_PART) {
        const sg_index end = n - b < SG_PART ? n : b + SG_PART;
        float part[SG_NEIGHBOURS];
        SG_INDEPENDENT
        for (sg_index j = 0; j < count; j++)
            part[j] = 0;
        for (sg_index i = b; i < end; i++) {
            SG_INDEPENDENT
            for (sg_index j = 0; j < count; j++)
                part[j] += ((a0[i * step + j] - a1[i * step + j]) * (a0[i * step + j] - a1[i * step + j]));
        }
        SG_INDEPENDENT
        for (sg_index j = 0; j < count; j++)
            s0_total[j] += part[j];
    }
    float s0[SG_NEIGHBOURS];
    SG_INDEPENDENT
    for (sg_index j = 0; j < count; j++)
        s0[j] = (float)s0_total[j];
    SG_INDEPENDENT
    for (sg_index j = 0; j < count; j++)
        r0[j] = s0[j];
}
SG_TWO_CLONES static void _row_squared_distance_f64(char *const *p, sg_index n) {
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
SG_VECTORS static void _row_squared_distance_f64_columns(char *const *p, sg_index n, sg_index step, sg_index count) {
    const double *restrict a0 = (const double *)p[0];
    const double *restrict a1 = (const double *)p[1];
    double *restrict r0 = (double *)p[2];
    double s0_total[SG_NEIGHBOURS];
    SG_INDEPENDENT
    for (sg_index j = 0; j < count; j++)
        s0_total[j] = 0;
    for (sg_index b = 0; b < n; b += SG_PART) {
        const sg_index end = n - b < SG_PART ? n : b + SG_PART;
        double part[SG_NEIGHBOURS];
        SG_INDEPENDENT
        for (sg_index j = 0; j < count; j++)
            part[j] = 0;
        for (sg_index i = b; i < end; i++) {
            SG_INDEPENDENT
            for (sg_index j = 0; j < count; j++)
                part[j] += ((a0[i * step + j] - a1[i * step + j]) * (a0[i * step + j] - a1[i * step + j]));
        }
        SG_INDEPENDENT
        for (sg_index j = 0; j < count; j++)
            s0_total[j] += part[j];
    }
    double s0[SG_NEIGHBOURS];
    SG_INDEPENDENT
    for (sg_index j = 0; j < count; j++)
        s0[j] = (double)s0_total[j];
    SG_INDEPENDENT
    for (sg_index j = 0; j < count; j++)
        r0[j] = s0[j];
}
static const sg_loop _row_squared_distance_loops[] = {
    {SG_f32, {SG_f32, SG_f32, SG_f32}, _row_squared_distance_f32, _row_squared_distance_f32_columns},
    {SG_f64, {SG_f64, SG_f64, SG_f64}, _row_squared_distance_f64, _row_squared_distance_f64_columns},
};

const sg_kernel sg_kernels__row_squared_distance[] = {
    {"_row_squared_distance", 2, 1, SG_REDUCE, '+', {SG_SAME, SG_SAME, SG_SAME}, 0, 2, _row_squared_distance_loops},
    {0}};
