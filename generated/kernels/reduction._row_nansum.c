/* Generated from derivatives.yaml by `specgrad generate`; do not edit. */
#include "kernel.h"

/* _row_nansum: row_sum(where(self == self, self, 0)) */
SG_TWO_CLONES static void _row_nansum_f32(char *const *p, sg_index n) {
    const float *restrict a0 = (const float *)p[0];
    float *restrict r0 = (float *)p[1];
    double s0_total = 0;
    for (sg_index b = 0; b < n; b += SG_SUM_BLOCK) {
        const sg_index end = n - b < SG_SUM_BLOCK ? n : b + SG_SUM_BLOCK;
        float part = 0;
        SG_SHORT_SUM(part, b, end, ((a0[i] == a0[i]) ? a0[i] : 0.0f))
        s0_total += part;
    }
    const float s0 = (float)s0_total;
    r0[0] = s0;
}
SG_VECTORS static void _row_nansum_f32_columns(char *const *p, sg_index n, sg_index step, sg_index count) {
    const float *restrict a0 = (const float *)p[0];
    float *restrict r0 = (float *)p[1];
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
                part[j] += ((a0[i * step + j] == a0[i * step + j]) ? a0[i * step + j] : 0.0f);
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
SG_TWO_CLONES static void _row_nansum_f64(char *const *p, sg_index n) {
    const double *restrict a0 = (const double *)p[0];
    double *restrict r0 = (double *)p[1];
    long double s0_total = 0;
    for (sg_index b = 0; b < n; b += SG_SUM_BLOCK) {
        const sg_index end = n - b < SG_SUM_BLOCK ? n : b + SG_SUM_BLOCK;
        double part = 0;
        SG_SHORT_SUM(part, b, end, ((a0[i] == a0[i]) ? a0[i] : 0.0))
        s0_total += part;
    }
    const double s0 = (double)s0_total;
    r0[0] = s0;
}
SG_VECTORS static void _row_nansum_f64_columns(char *const *p, sg_index n, sg_index step, sg_index count) {
    const double *restrict a0 = (const double *)p[0];
    double *restrict r0 = (double *)p[1];
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
                part[j] += ((a0[i * step + j] == a0[i * step + j]) ? a0[i * step + j] : 0.0);
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
static const sg_loop _row_nansum_loops[] = {
    {SG_f32, {SG_f32, SG_f32}, _row_nansum_f32, _row_nansum_f32_columns},
    {SG_f64, {SG_f64, SG_f64}, _row_nansum_f64, _row_nansum_f64_columns},
};

const sg_kernel sg_kernels__row_nansum[] = {
    {"_row_nansum", 1, 1, SG_REDUCE, '+', {SG_SAME, SG_SAME}, 0, 2, _row_nansum_loops},
    {0}};
