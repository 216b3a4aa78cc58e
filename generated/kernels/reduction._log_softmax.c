/* Generated from derivatives.yaml by `specgrad generate`; do not edit. */
#include "kernel.h"

/* _log_softmax: self - row_max(self) - log(row_sum(exp(self - row_max(self)))) */
SG_CLONES static void _log_softmax_f32_several(char *const *p, sg_index n, sg_index rows) {
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
        s2[row] = sg_log_f32(s1[row]);
    for (sg_index row = 0; row < rows; row++) {
        const float *restrict a0 = (const float *)p[0] + row * n;
        float *restrict r0 = (float *)p[1] + row * n;
        SG_LONG_ROW(float, r0, n, ((a0[i] - s0[row]) - s2[row]))
    }
}
static void _log_softmax_f32(char *const *p, sg_index n) {
    sg_one_row(_log_softmax_f32_several, p, n, sizeof(float), 1, 0);
}
SG_VECTORS static void _log_softmax_f32_columns(char *const *p, sg_index n, sg_index step, sg_index count) {
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
        s2[j] = sg_log_f32(s1[j]);
    for (sg_index i = 0; i < n; i++) {
        SG_INDEPENDENT
        for (sg_index j = 0; j < count; j++)
            r0[i * step + j] = ((a0[i * step + j] - s0[j]) - s2[j]);
    }
}
SG_CLONES static void _log_softmax_f64_several(char *const *p, sg_index n, sg_index rows) {
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
        s2[row] = sg_log_f64(s1[row]);
    for (sg_index row = 0; row < rows; row++) {
        const double *restrict a0 = (const double *)p[0] + row * n;
        double *restrict r0 = (double *)p[1] + row * n;
        SG_LONG_ROW(double, r0, n, ((a0[i] - s0[row]) - s2[row]))
    }
}
static void _log_softmax_f64(char *const *p, sg_index n) {
    sg_one_row(_log_softmax_f64_several, p, n, sizeof(double), 1, 0);
}
SG_VECTORS static void _log_softmax_f64_columns(char *const *p, sg_index n, sg_index step, sg_index count) {
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
        s2[j] = sg_log_f64(s1[j]);
    for (sg_index i = 0; i < n; i++) {
        SG_INDEPENDENT
        for (sg_index j = 0; j < count; j++)
            r0[i * step + j] = ((a0[i * step + j] - s0[j]) - s2[j]);
    }
}
static const sg_loop _log_softmax_loops[] = {
    {SG_f32, {SG_f32, SG_f32}, _log_softmax_f32, _log_softmax_f32_columns, .run_several = _log_softmax_f32_several},
    {SG_f64, {SG_f64, SG_f64}, _log_softmax_f64, _log_softmax_f64_columns, .run_several = _log_softmax_f64_several},
};

/* _log_softmax: grad - exp(result) * grad.sum(dim, True) */
SG_CLONES static void _log_softmax_backward_self_f32_several(char *const *p, sg_index n, sg_index rows) {
    float s0[SG_TOGETHER];
    for (sg_index row = 0; row < rows; row++) {
        const float *restrict a0 = (const float *)p[0] + row * n;
        double total = 0;
        for (sg_index b = 0, end; b < n; b = end) {
            end = n - b < SG_SUM_BLOCK + SG_WIDE(float) ? n : b + SG_SUM_BLOCK;
            float part;
            SG_LONG_SUM(float, part, b, end, NULL, a0[i])
            total += part;
        }
        s0[row] = (float)total;
    }
    for (sg_index row = 0; row < rows; row++) {
        const float *restrict a0 = (const float *)p[0] + row * n;
        const float *restrict a1 = (const float *)p[1] + row * n;
        float *restrict r0 = (float *)p[2] + row * n;
        SG_LONG_ROW(float, r0, n, (a0[i] - (sg_exp_f32(a1[i]) * s0[row])))
    }
}
static void _log_softmax_backward_self_f32(char *const *p, sg_index n) {
    sg_one_row(_log_softmax_backward_self_f32_several, p, n, sizeof(float), 2, 0);
}
SG_VECTORS static void _log_softmax_backward_self_f32_columns(char *const *p, sg_index n, sg_index step, sg_index count) {
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
                part[j] += a0[i * step + j];
        }
        SG_INDEPENDENT
        for (sg_index j = 0; j < count; j++)
            s0_total[j] += part[j];
    }
    float s0[SG_NEIGHBOURS];
    SG_INDEPENDENT
    for (sg_index j = 0; j < count; j++)
        s0[j] = (float)s0_total[j];
    for (sg_index i = 0; i < n; i++) {
        SG_INDEPENDENT
        for (sg_index j = 0; j < count; j++)
            r0[i * step + j] = (a0[i * step + j] - (sg_exp_f32(a1[i * step + j]) * s0[j]));
    }
}
SG_CLONES static void _log_softmax_backward_self_f64_several(char *const *p, sg_index n, sg_index rows) {
    double s0[SG_TOGETHER];
    for (sg_index row = 0; row < rows; row++) {
        const double *restrict a0 = (const double *)p[0] + row * n;
        long double total = 0;
        for (sg_index b = 0, end; b < n; b = end) {
            end = n - b < SG_SUM_BLOCK + SG_WIDE(double) ? n : b + SG_SUM_BLOCK;
            double part;
            SG_LONG_SUM(double, part, b, end, NULL, a0[i])
            total += part;
        }
        s0[row] = (double)total;
    }
    for (sg_index row = 0; row < rows; row++) {
        const double *restrict a0 = (const double *)p[0] + row * n;
        const double *restrict a1 = (const double *)p[1] + row * n;
        double *restrict r0 = (double *)p[2] + row * n;
        SG_LONG_ROW(double, r0, n, (a0[i] - (sg_exp_f64(a1[i]) * s0[row])))
    }
}
static void _log_softmax_backward_self_f64(char *const *p, sg_index n) {
    sg_one_row(_log_softmax_backward_self_f64_several, p, n, sizeof(double), 2, 0);
}
SG_VECTORS static void _log_softmax_backward_self_f64_columns(char *const *p, sg_index n, sg_index step, sg_index count) {
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
                part[j] += a0[i * step + j];
        }
        SG_INDEPENDENT
        for (sg_index j = 0; j < count; j++)
            s0_total[j] += part[j];
    }
    double s0[SG_NEIGHBOURS];
    SG_INDEPENDENT
    for (sg_index j = 0; j < count; j++)
        s0[j] = (double)s0_total[j];
    for (sg_index i = 0; i < n; i++) {
        SG_INDEPENDENT
        for (sg_index j = 0; j < count; j++)
            r0[i * step + j] = (a0[i * step + j] - (sg_exp_f64(a1[i * step + j]) * s0[j]));
    }
}
static const sg_loop _log_softmax_backward_self_loops[] = {
    {SG_f32, {SG_f32, SG_f32, SG_f32}, _log_softmax_backward_self_f32, _log_softmax_backward_self_f32_columns, .run_several = _log_softmax_backward_self_f32_several},
    {SG_f64, {SG_f64, SG_f64, SG_f64}, _log_softmax_backward_self_f64, _log_softmax_backward_self_f64_columns, .run_several = _log_softmax_backward_self_f64_several},
};

/* _log_softmax: self_t - (exp(result) * self_t).sum(dim, True) */
SG_CLONES static void _log_softmax_tangent_self_f32_several(char *const *p, sg_index n, sg_index rows) {
    float s0[SG_TOGETHER];
    for (sg_index row = 0; row < rows; row++) {
        const float *restrict a0 = (const float *)p[0] + row * n;
        const float *restrict a1 = (const float *)p[1] + row * n;
        double total = 0;
        for (sg_index b = 0, end; b < n; b = end) {
            end = n - b < SG_SUM_BLOCK + SG_WIDE(float) ? n : b + SG_SUM_BLOCK;
            float part;
            SG_LONG_SUM(float, part, b, end, NULL, (sg_exp_f32(a0[i]) * a1[i]))
            total += part;
        }
        s0[row] = (float)total;
    }
    float s1[SG_TOGETHER];
    SG_INDEPENDENT
    for (sg_index row = 0; row < rows; row++)
        s1[row] = (-s0[row]);
    for (sg_index row = 0; row < rows; row++)
        ((float *)p[2])[row] = s1[row];
}
static void _log_softmax_tangent_self_f32(char *const *p, sg_index n) {
    sg_one_row(_log_softmax_tangent_self_f32_several, p, n, sizeof(float), 2, 1);
}
SG_VECTORS static void _log_softmax_tangent_self_f32_columns(char *const *p, sg_index n, sg_index step, sg_index count) {
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
                part[j] += (sg_exp_f32(a0[i * step + j]) * a1[i * step + j]);
        }
        SG_INDEPENDENT
        for (sg_index j = 0; j < count; j++)
            s0_total[j] += part[j];
    }
    float s0[SG_NEIGHBOURS];
    SG_INDEPENDENT
    for (sg_index j = 0; j < count; j++)
        s0[j] = (float)s0_total[j];
    float s1[SG_NEIGHBOURS];
    SG_INDEPENDENT
    for (sg_index j = 0; j < count; j++)
        s1[j] = (-s0[j]);
    SG_INDEPENDENT
    for (sg_index j = 0; j < count; j++)
        r0[j] = s1[j];
}
SG_CLONES static void _log_softmax_tangent_self_f64_several(char *const *p, sg_index n, sg_index rows) {
    double s0[SG_TOGETHER];
    for (sg_index row = 0; row < rows; row++) {
        const double *restrict a0 = (const double *)p[0] + row * n;
        const double *restrict a1 = (const double *)p[1] + row * n;
        long double total = 0;
        for (sg_index b = 0, end; b < n; b = end) {
            end = n - b < SG_SUM_BLOCK + SG_WIDE(double) ? n : b + SG_SUM_BLOCK;
            double part;
            SG_LONG_SUM(double, part, b, end, NULL, (sg_exp_f64(a0[i]) * a1[i]))
            total += part;
        }
        s0[row] = (double)total;
    }
    double s1[SG_TOGETHER];
    SG_INDEPENDENT
    for (sg_index row = 0; row < rows; row++)
        s1[row] = (-s0[row]);
    for (sg_index row = 0; row < rows; row++)
        ((double *)p[2])[row] = s1[row];
}
static void _log_softmax_tangent_self_f64(char *const *p, sg_index n) {
    sg_one_row(_log_softmax_tangent_self_f64_several, p, n, sizeof(double), 2, 1);
}
SG_VECTORS static void _log_softmax_tangent_self_f64_columns(char *const *p, sg_index n, sg_index step, sg_index count) {
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
                part[j] += (sg_exp_f64(a0[i * step + j]) * a1[i * step + j]);
        }
        SG_INDEPENDENT
        for (sg_index j = 0; j < count; j++)
            s0_total[j] += part[j];
    }
    double s0[SG_NEIGHBOURS];
    SG_INDEPENDENT
    for (sg_index j = 0; j < count; j++)
        s0[j] = (double)s0_total[j];
    double s1[SG_NEIGHBOURS];
    SG_INDEPENDENT
    for (sg_index j = 0; j < count; j++)
        s1[j] = (-s0[j]);
    SG_INDEPENDENT
    for (sg_index j = 0; j < count; j++)
        r0[j] = s1[j];
}
static const sg_loop _log_softmax_tangent_self_loops[] = {
    {SG_f32, {SG_f32, SG_f32, SG_f32}, _log_softmax_tangent_self_f32, _log_softmax_tangent_self_f32_columns, .run_several = _log_softmax_tangent_self_f32_several},
    {SG_f64, {SG_f64, SG_f64, SG_f64}, _log_softmax_tangent_self_f64, _log_softmax_tangent_self_f64_columns, .run_several = _log_softmax_tangent_self_f64_several},
};

const sg_kernel sg_kernels__log_softmax[] = {
    {"_log_softmax", 1, 1, SG_ROWS, 0, {SG_SAME, SG_SAME}, 0, 2, _log_softmax_loops},
    {"_log_softmax_backward_self", 2, 1, SG_ROWS, 0, {SG_SAME, SG_SAME, SG_SAME}, 0, 2, _log_softmax_backward_self_loops},
    {"_log_softmax_tangent_self", 2, 1, SG_REDUCE, 0, {SG_SAME, SG_SAME, SG_SAME}, 0, 2, _log_softmax_tangent_self_loops},
    {0}};
