/* Generated from derivatives.yaml by `specgrad generate`; do not edit. */
#include "kernel.h"

/* _row_logsumexp: where(abs(row_max(self)) == inf, row_max(self), log(row_sum(exp(self - row_max(self)))) + row_max(self)) */
SG_CLONES static void _row_logsumexp_f32_several(char *const *p, sg_index n, sg_index rows) {
    float s0[SG_TOGETHER];
    for (sg_index row = 0; row < rows; row++) {
        const float *restrict a0 = (const float *)p[0] + row * n;
        float found = -SG_INF;
        int found_nan = 0;
        SG_LONG_EXTREME(max, >, float, found, found_nan, n, a0[i])
        s0[row] = found_nan ? SG_NAN : found;
    }
    float s1[SG_TOGETHER];
    for (sg_index row = 0; row < rows; row++) {
        const float *restrict a0 = (const float *)p[0] + row * n;
        double total = 0;
        for (sg_index b = 0, end; b < n; b = end) {
            end = n - b < SG_SUM_BLOCK + SG_WIDE(float) ? n : b + SG_SUM_BLOCK;
            float part;
            SG_LONG_SUM(float, part, b, end, NULL, sg_exp_f32((a0[i] - s0[row])))
            total += part;
        }
        s1[row] = (float)total;
    }
    float s2[SG_TOGETHER];
    SG_INDEPENDENT
    for (sg_index row = 0; row < rows; row++)
        s2[row] = ((sg_abs_f32(s0[row]) == SG_INF) ? s0[row] : (sg_log_f32(s1[row]) + s0[row]));
    for (sg_index row = 0; row < rows; row++)
        ((float *)p[1])[row] = s2[row];
}
static void _row_logsumexp_f32(char *const *p, sg_index n) {
    sg_one_row(_row_logsumexp_f32_several, p, n, sizeof(float), 1, 1);
}
SG_VECTORS static void _row_logsumexp_f32_columns(char *const *p, sg_index n, sg_index step, sg_index count) {
    const float *restrict a0 = (const float *)p[0];
    float *restrict r0 = (float *)p[1];
    float s0[SG_NEIGHBOURS];
    SG_INDEPENDENT
    for (sg_index j = 0; j < count; j++)
        s0[j] = -SG_INF;
    for (sg_index i = 0; i < n; i++) {
        SG_INDEPENDENT
        for (sg_index j = 0; j < count; j++) {
            const float v = a0[i * step + j];
            s0[j] = (v > s0[j]) | (v != v) ? v : s0[j];
        }
    }
    double s1_total[SG_NEIGHBOURS];
    SG_INDEPENDENT
    for (sg_index j = 0; j < count; j++)
        s1_total[j] = 0;
    for (sg_index b = 0; b < n; b += SG_PART) {
        const sg_index end = n - b < SG_PART ? n : b + SG_PART;
        float part[SG_NEIGHBOURS];
        SG_INDEPENDENT
        for (sg_index j = 0; j < count; j++)
            part[j] = 0;
        for (sg_index i = b; i < end; i++) {
            SG_INDEPENDENT
            for (sg_index j = 0; j < count; j++)
                part[j] += sg_exp_f32((a0[i * step + j] - s0[j]));
        }
        SG_INDEPENDENT
        for (sg_index j = 0; j < count; j++)
            s1_total[j] += part[j];
    }
    float s1[SG_NEIGHBOURS];
    SG_INDEPENDENT
    for (sg_index j = 0; j < count; j++)
        s1[j] = (float)s1_total[j];
    float s2[SG_NEIGHBOURS];
    SG_INDEPENDENT
    for (sg_index j = 0; j < count; j++)
        s2[j] = ((sg_abs_f32(s0[j]) == SG_INF) ? s0[j] : (sg_log_f32(s1[j]) + s0[j]));
    SG_INDEPENDENT
    for (sg_index j = 0; j < count; j++)
        r0[j] = s2[j];
}
SG_CLONES static void _row_logsumexp_f64_several(char *const *p, sg_index n, sg_index rows) {
    double s0[SG_TOGETHER];
    for (sg_index row = 0; row < rows; row++) {
        const double *restrict a0 = (const double *)p[0] + row * n;
        double found = -SG_INF;
        int found_nan = 0;
        SG_LONG_EXTREME(max, >, double, found, found_nan, n, a0[i])
        s0[row] = found_nan ? SG_NAN : found;
    }
    double s1[SG_TOGETHER];
    for (sg_index row = 0; row < rows; row++) {
        const double *restrict a0 = (const double *)p[0] + row * n;
        long double total = 0;
        for (sg_index b = 0, end; b < n; b = end) {
            end = n - b < SG_SUM_BLOCK + SG_WIDE(double) ? n : b + SG_SUM_BLOCK;
            double part;
            SG_LONG_SUM(double, part, b, end, NULL, sg_exp_f64((a0[i] - s0[row])))
            total += part;
        }
        s1[row] = (double)total;
    }
    double s2[SG_TOGETHER];
    SG_INDEPENDENT
    for (sg_index row = 0; row < rows; row++)
        s2[row] = ((sg_abs_f64(s0[row]) == SG_INF) ? s0[row] : (sg_log_f64(s1[row]) + s0[row]));
    for (sg_index row = 0; row < rows; row++)
        ((double *)p[1])[row] = s2[row];
}
static void _row_logsumexp_f64(char *const *p, sg_index n) {
    sg_one_row(_row_logsumexp_f64_several, p, n, sizeof(double), 1, 1);
}
SG_VECTORS static void _row_logsumexp_f64_columns(char *const *p, sg_index n, sg_index step, sg_index count) {
    const double *restrict a0 = (const double *)p[0];
    double *restrict r0 = (double *)p[1];
    double s0[SG_NEIGHBOURS];
    SG_INDEPENDENT
    for (sg_index j = 0; j < count; j++)
        s0[j] = -SG_INF;
    for (sg_index i = 0; i < n; i++) {
        SG_INDEPENDENT
        for (sg_index j = 0; j < count; j++) {
            const double v = a0[i * step + j];
            s0[j] = (v > s0[j]) | (v != v) ? v : s0[j];
        }
    }
    double s1_total[SG_NEIGHBOURS];
    SG_INDEPENDENT
    for (sg_index j = 0; j < count; j++)
        s1_total[j] = 0;
    for (sg_index b = 0; b < n; b += SG_PART) {
        const sg_index end = n - b < SG_PART ? n : b + SG_PART;
        double part[SG_NEIGHBOURS];
        SG_INDEPENDENT
        for (sg_index j = 0; j < count; j++)
            part[j] = 0;
        for (sg_index i = b; i < end; i++) {
            SG_INDEPENDENT
            for (sg_index j = 0; j < count; j++)
                part[j] += sg_exp_f64((a0[i * step + j] - s0[j]));
        }
        SG_INDEPENDENT
        for (sg_index j = 0; j < count; j++)
            s1_total[j] += part[j];
    }
    double s1[SG_NEIGHBOURS];
    SG_INDEPENDENT
    for (sg_index j = 0; j < count; j++)
        s1[j] = (double)s1_total[j];
    double s2[SG_NEIGHBOURS];
    SG_INDEPENDENT
    for (sg_index j = 0; j < count; j++)
        s2[j] = ((sg_abs_f64(s0[j]) == SG_INF) ? s0[j] : (sg_log_f64(s1[j]) + s0[j]));
    SG_INDEPENDENT
    for (sg_index j = 0; j < count; j++)
        r0[j] = s2[j];
}
static const sg_loop _row_logsumexp_loops[] = {
    {SG_f32, {SG_f32, SG_f32}, _row_logsumexp_f32, _row_logsumexp_f32_columns, .run_several = _row_logsumexp_f32_several},
    {SG_f64, {SG_f64, SG_f64}, _row_logsumexp_f64, _row_logsumexp_f64_columns, .run_several = _row_logsumexp_f64_several},
};

const sg_kernel sg_kernels__row_logsumexp[] = {
    {"_row_logsumexp", 1, 1, SG_REDUCE, 0, {SG_SAME, SG_SAME}, 0, 2, _row_logsumexp_loops},
    {0}};
