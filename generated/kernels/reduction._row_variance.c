/* Generated from derivatives.yaml by `specgrad generate`; do not edit. */
#include "kernel.h"

/* _row_variance: row_sum(abs(self - row_sum(self) / row_count()) * abs(self - row_sum(self) / row_count())) / dof */
SG_TWO_CLONES static void _row_variance_f32(char *const *p, sg_index n) {
    const float *restrict a0 = (const float *)p[0];
    const float x1 = *(const float *)p[1];
    float *restrict r0 = (float *)p[2];
    const float s0 = (float)n;
    double s1_total = 0;
    for (sg_index b = 0; b < n; b += SG_SUM_BLOCK) {
        const sg_index end = n - b < SG_SUM_BLOCK ? n : b + SG_SUM_BLOCK;
        float part = 0;
        SG_SHORT_SUM(part, b, end, a0[i])
        s1_total += part;
    }
    const float s1 = (float)s1_total;
    const float s2 = (s1 / s0);
    double s3_total = 0;
    for (sg_index b = 0; b < n; b += SG_SUM_BLOCK) {
        const sg_index end = n - b < SG_SUM_BLOCK ? n : b + SG_SUM_BLOCK;
        float part = 0;
        SG_SHORT_SUM(part, b, end, (sg_abs_f32((a0[i] - s2)) * sg_abs_f32((a0[i] - s2))))
        s3_total += part;
    }
    const float s3 = (float)s3_total;
    const float s4 = (s3 / x1);
    r0[0] = s4;
}
SG_TWO_CLONES static void _row_variance_f64(char *const *p, sg_index n) {
    const double *restrict a0 = (const double *)p[0];
    const double x1 = *(const double *)p[1];
    double *restrict r0 = (double *)p[2];
    const double s0 = (double)n;
    long double s1_total = 0;
    for (sg_index b = 0; b < n; b += SG_SUM_BLOCK) {
        const sg_index end = n - b < SG_SUM_BLOCK ? n : b + SG_SUM_BLOCK;
        double part = 0;
        SG_SHORT_SUM(part, b, end, a0[i])
        s1_total += part;
    }
    const double s1 = (double)s1_total;
    const double s2 = (s1 / s0);
    long double s3_total = 0;
    for (sg_index b = 0; b < n; b += SG_SUM_BLOCK) {
        const sg_index end = n - b < SG_SUM_BLOCK ? n : b + SG_SUM_BLOCK;
        double part = 0;
        SG_SHORT_SUM(part, b, end, (sg_abs_f64((a0[i] - s2)) * sg_abs_f64((a0[i] - s2))))
        s3_total += part;
    }
    const double s3 = (double)s3_total;
    const double s4 = (s3 / x1);
    r0[0] = s4;
}
static const sg_loop _row_variance_loops[] = {
    {SG_f32, {SG_f32, SG_f32, SG_f32}, _row_variance_f32},
    {SG_f64, {SG_f64, SG_f64, SG_f64}, _row_variance_f64},
};

const sg_kernel sg_kernels__row_variance[] = {
    {"_row_variance", 2, 1, SG_REDUCE, 0, {SG_SAME, SG_REAL_PART, SG_REAL_PART}, 2, 2, _row_variance_loops},
    {0}};
