/* Generated from derivatives.yaml by `specgrad generate`; do not edit. */
/* Sums, means, extremes and whatever else makes one value of many. */
#include "kernel.h"

/* derivatives.yaml:2666  _softmax: exp(self - row_max(self)) / row_sum(exp(self - row_max(self))) */
SG_CLONES static void _softmax_f32(char *const *p, sg_index n) {
    const float *restrict a0 = (const float *)p[0];
    float *restrict r0 = (float *)p[1];
    float s0 = -SG_INF;
    int s0_nan = 0;
    SG_SIMD_EXTREME(max, s0, s0_nan)
    for (sg_index i = 0; i < n; i++) {
        const float v = a0[i];
        s0 = v > s0 ? v : s0;
        s0_nan |= v != v;
    }
    if (s0_nan) s0 = SG_NAN;
    double s1_total = 0;
    for (sg_index b = 0; b < n; b += SG_SUM_BLOCK) {
        const sg_index end = n - b < SG_SUM_BLOCK ? n : b + SG_SUM_BLOCK;
        float part = 0;
        SG_SIMD_SUM(part)
        for (sg_index i = b; i < end; i++)
            part += r0[i] = sg_exp_f32((a0[i] - s0));
        s1_total += part;
    }
    const float s1 = (float)s1_total;
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (r0[i] / s1);
}
SG_CLONES static void _softmax_f64(char *const *p, sg_index n) {
    const double *restrict a0 = (const double *)p[0];
    double *restrict r0 = (double *)p[1];
    double s0 = -SG_INF;
    int s0_nan = 0;
    SG_SIMD_EXTREME(max, s0, s0_nan)
    for (sg_index i = 0; i < n; i++) {
        const double v = a0[i];
        s0 = v > s0 ? v : s0;
        s0_nan |= v != v;
    }
    if (s0_nan) s0 = SG_NAN;
    long double s1_total = 0;
    for (sg_index b = 0; b < n; b += SG_SUM_BLOCK) {
        const sg_index end = n - b < SG_SUM_BLOCK ? n : b + SG_SUM_BLOCK;
        double part = 0;
        SG_SIMD_SUM(part)
        for (sg_index i = b; i < end; i++)
            part += r0[i] = sg_exp_f64((a0[i] - s0));
        s1_total += part;
    }
    const double s1 = (double)s1_total;
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (r0[i] / s1);
}
static const sg_loop _softmax_loops[] = {
    {SG_f32, {SG_f32, SG_f32}, _softmax_f32},
    {SG_f64, {SG_f64, SG_f64}, _softmax_f64},
};

/* derivatives.yaml:2705  _log_softmax: self - row_max(self) - log(row_sum(exp(self - row_max(self)))) */
SG_CLONES static void _log_softmax_f32(char *const *p, sg_index n) {
    const float *restrict a0 = (const float *)p[0];
    float *restrict r0 = (float *)p[1];
    float s0 = -SG_INF;
    int s0_nan = 0;
    SG_SIMD_EXTREME(max, s0, s0_nan)
    for (sg_index i = 0; i < n; i++) {
        const float v = a0[i];
        s0 = v > s0 ? v : s0;
        s0_nan |= v != v;
    }
    if (s0_nan) s0 = SG_NAN;
    double s1_total = 0;
    for (sg_index b = 0; b < n; b += SG_SUM_BLOCK) {
        const sg_index end = n - b < SG_SUM_BLOCK ? n : b + SG_SUM_BLOCK;
        float part = 0;
        SG_SIMD_SUM(part)
        for (sg_index i = b; i < end; i++)
            part += sg_exp_f32((a0[i] - s0));
        s1_total += part;
    }
    const float s1 = (float)s1_total;
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = ((a0[i] - s0) - sg_log_f32(s1));
}
SG_CLONES static void _log_softmax_f64(char *const *p, sg_index n) {
    const double *restrict a0 = (const double *)p[0];
    double *restrict r0 = (double *)p[1];
    double s0 = -SG_INF;
    int s0_nan = 0;
    SG_SIMD_EXTREME(max, s0, s0_nan)
    for (sg_index i = 0; i < n; i++) {
        const double v = a0[i];
        s0 = v > s0 ? v : s0;
        s0_nan |= v != v;
    }
    if (s0_nan) s0 = SG_NAN;
    long double s1_total = 0;
    for (sg_index b = 0; b < n; b += SG_SUM_BLOCK) {
        const sg_index end = n - b < SG_SUM_BLOCK ? n : b + SG_SUM_BLOCK;
        double part = 0;
        SG_SIMD_SUM(part)
        for (sg_index i = b; i < end; i++)
            part += sg_exp_f64((a0[i] - s0));
        s1_total += part;
    }
    const double s1 = (double)s1_total;
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = ((a0[i] - s0) - sg_log_f64(s1));
}
static const sg_loop _log_softmax_loops[] = {
    {SG_f32, {SG_f32, SG_f32}, _log_softmax_f32},
    {SG_f64, {SG_f64, SG_f64}, _log_softmax_f64},
};

/* derivatives.yaml:2734  _row_sum: row_sum(self) */
SG_CLONES static void _row_sum_f32(char *const *p, sg_index n) {
    const float *restrict a0 = (const float *)p[0];
    float *restrict r0 = (float *)p[1];
    double s0_total = 0;
    for (sg_index b = 0; b < n; b += SG_SUM_BLOCK) {
        const sg_index end = n - b < SG_SUM_BLOCK ? n : b + SG_SUM_BLOCK;
        float part = 0;
        SG_SIMD_SUM(part)
        for (sg_index i = b; i < end; i++)
            part += a0[i];
        s0_total += part;
    }
    const float s0 = (float)s0_total;
    r0[0] = s0;
}
SG_CLONES static void _row_sum_f64(char *const *p, sg_index n) {
    const double *restrict a0 = (const double *)p[0];
    double *restrict r0 = (double *)p[1];
    long double s0_total = 0;
    for (sg_index b = 0; b < n; b += SG_SUM_BLOCK) {
        const sg_index end = n - b < SG_SUM_BLOCK ? n : b + SG_SUM_BLOCK;
        double part = 0;
        SG_SIMD_SUM(part)
        for (sg_index i = b; i < end; i++)
            part += a0[i];
        s0_total += part;
    }
    const double s0 = (double)s0_total;
    r0[0] = s0;
}
static void _row_sum_c64(char *const *p, sg_index n) {
    const sg_c64 *restrict a0 = (const sg_c64 *)p[0];
    sg_c64 *restrict r0 = (sg_c64 *)p[1];
    double s0_re = 0, s0_im = 0;
    for (sg_index b = 0; b < n; b += SG_SUM_BLOCK) {
        const sg_index end = n - b < SG_SUM_BLOCK ? n : b + SG_SUM_BLOCK;
        sg_c64 part = sg_from_real_c64(0);
        for (sg_index i = b; i < end; i++)
            part = sg_add_c64(part, a0[i]);
        s0_re += part.re;
        s0_im += part.im;
    }
    const sg_c64 s0 = sg_make_c64(s0_re, s0_im);
    r0[0] = s0;
}
static void _row_sum_c128(char *const *p, sg_index n) {
    const sg_c128 *restrict a0 = (const sg_c128 *)p[0];
    sg_c128 *restrict r0 = (sg_c128 *)p[1];
    long double s0_re = 0, s0_im = 0;
    for (sg_index b = 0; b < n; b += SG_SUM_BLOCK) {
        const sg_index end = n - b < SG_SUM_BLOCK ? n : b + SG_SUM_BLOCK;
        sg_c128 part = sg_from_real_c128(0);
        for (sg_index i = b; i < end; i++)
            part = sg_add_c128(part, a0[i]);
        s0_re += part.re;
        s0_im += part.im;
    }
    const sg_c128 s0 = sg_make_c128(s0_re, s0_im);
    r0[0] = s0;
}
static void _row_sum_u8(char *const *p, sg_index n) {
    const uint8_t *restrict a0 = (const uint8_t *)p[0];
    uint8_t *restrict r0 = (uint8_t *)p[1];
    uint8_t s0 = 0;
    for (sg_index i = 0; i < n; i++)
        s0 += a0[i];
    r0[0] = s0;
}
static void _row_sum_i8(char *const *p, sg_index n) {
    const int8_t *restrict a0 = (const int8_t *)p[0];
    int8_t *restrict r0 = (int8_t *)p[1];
    int8_t s0 = 0;
    for (sg_index i = 0; i < n; i++)
        s0 += a0[i];
    r0[0] = s0;
}
static void _row_sum_i16(char *const *p, sg_index n) {
    const int16_t *restrict a0 = (const int16_t *)p[0];
    int16_t *restrict r0 = (int16_t *)p[1];
    int16_t s0 = 0;
    for (sg_index i = 0; i < n; i++)
        s0 += a0[i];
    r0[0] = s0;
}
static void _row_sum_i32(char *const *p, sg_index n) {
    const int32_t *restrict a0 = (const int32_t *)p[0];
    int32_t *restrict r0 = (int32_t *)p[1];
    int32_t s0 = 0;
    for (sg_index i = 0; i < n; i++)
        s0 += a0[i];
    r0[0] = s0;
}
static void _row_sum_i64(char *const *p, sg_index n) {
    const int64_t *restrict a0 = (const int64_t *)p[0];
    int64_t *restrict r0 = (int64_t *)p[1];
    int64_t s0 = 0;
    for (sg_index i = 0; i < n; i++)
        s0 += a0[i];
    r0[0] = s0;
}
static const sg_loop _row_sum_loops[] = {
    {SG_f32, {SG_f32, SG_f32}, _row_sum_f32},
    {SG_f64, {SG_f64, SG_f64}, _row_sum_f64},
    {SG_c64, {SG_c64, SG_c64}, _row_sum_c64},
    {SG_c128, {SG_c128, SG_c128}, _row_sum_c128},
    {SG_u8, {SG_u8, SG_u8}, _row_sum_u8},
    {SG_i8, {SG_i8, SG_i8}, _row_sum_i8},
    {SG_i16, {SG_i16, SG_i16}, _row_sum_i16},
    {SG_i32, {SG_i32, SG_i32}, _row_sum_i32},
    {SG_i64, {SG_i64, SG_i64}, _row_sum_i64},
};

/* derivatives.yaml:2740  _row_max: row_max(self) */
SG_CLONES static void _row_max_f32(char *const *p, sg_index n) {
    const float *restrict a0 = (const float *)p[0];
    float *restrict r0 = (float *)p[1];
    float s0 = -SG_INF;
    int s0_nan = 0;
    SG_SIMD_EXTREME(max, s0, s0_nan)
    for (sg_index i = 0; i < n; i++) {
        const float v = a0[i];
        s0 = v > s0 ? v : s0;
        s0_nan |= v != v;
    }
    if (s0_nan) s0 = SG_NAN;
    r0[0] = s0;
}
SG_CLONES static void _row_max_f64(char *const *p, sg_index n) {
    const double *restrict a0 = (const double *)p[0];
    double *restrict r0 = (double *)p[1];
    double s0 = -SG_INF;
    int s0_nan = 0;
    SG_SIMD_EXTREME(max, s0, s0_nan)
    for (sg_index i = 0; i < n; i++) {
        const double v = a0[i];
        s0 = v > s0 ? v : s0;
        s0_nan |= v != v;
    }
    if (s0_nan) s0 = SG_NAN;
    r0[0] = s0;
}
static void _row_max_u8(char *const *p, sg_index n) {
    const uint8_t *restrict a0 = (const uint8_t *)p[0];
    uint8_t *restrict r0 = (uint8_t *)p[1];
    uint8_t s0 = sg_start_maximum_u8();
    for (sg_index i = 0; i < n; i++)
        s0 = sg_maximum_u8(s0, a0[i]);
    r0[0] = s0;
}
static void _row_max_i8(char *const *p, sg_index n) {
    const int8_t *restrict a0 = (const int8_t *)p[0];
    int8_t *restrict r0 = (int8_t *)p[1];
    int8_t s0 = sg_start_maximum_i8();
    for (sg_index i = 0; i < n; i++)
        s0 = sg_maximum_i8(s0, a0[i]);
    r0[0] = s0;
}
static void _row_max_i16(char *const *p, sg_index n) {
    const int16_t *restrict a0 = (const int16_t *)p[0];
    int16_t *restrict r0 = (int16_t *)p[1];
    int16_t s0 = sg_start_maximum_i16();
    for (sg_index i = 0; i < n; i++)
        s0 = sg_maximum_i16(s0, a0[i]);
    r0[0] = s0;
}
static void _row_max_i32(char *const *p, sg_index n) {
    const int32_t *restrict a0 = (const int32_t *)p[0];
    int32_t *restrict r0 = (int32_t *)p[1];
    int32_t s0 = sg_start_maximum_i32();
    for (sg_index i = 0; i < n; i++)
        s0 = sg_maximum_i32(s0, a0[i]);
    r0[0] = s0;
}
static void _row_max_i64(char *const *p, sg_index n) {
    const int64_t *restrict a0 = (const int64_t *)p[0];
    int64_t *restrict r0 = (int64_t *)p[1];
    int64_t s0 = sg_start_maximum_i64();
    for (sg_index i = 0; i < n; i++)
        s0 = sg_maximum_i64(s0, a0[i]);
    r0[0] = s0;
}
static const sg_loop _row_max_loops[] = {
    {SG_f32, {SG_f32, SG_f32}, _row_max_f32},
    {SG_f64, {SG_f64, SG_f64}, _row_max_f64},
    {SG_u8, {SG_u8, SG_u8}, _row_max_u8},
    {SG_i8, {SG_i8, SG_i8}, _row_max_i8},
    {SG_i16, {SG_i16, SG_i16}, _row_max_i16},
    {SG_i32, {SG_i32, SG_i32}, _row_max_i32},
    {SG_i64, {SG_i64, SG_i64}, _row_max_i64},
};

/* derivatives.yaml:2746  _row_min: row_min(self) */
SG_CLONES static void _row_min_f32(char *const *p, sg_index n) {
    const float *restrict a0 = (const float *)p[0];
    float *restrict r0 = (float *)p[1];
    float s0 = SG_INF;
    int s0_nan = 0;
    SG_SIMD_EXTREME(min, s0, s0_nan)
    for (sg_index i = 0; i < n; i++) {
        const float v = a0[i];
        s0 = v < s0 ? v : s0;
        s0_nan |= v != v;
    }
    if (s0_nan) s0 = SG_NAN;
    r0[0] = s0;
}
SG_CLONES static void _row_min_f64(char *const *p, sg_index n) {
    const double *restrict a0 = (const double *)p[0];
    double *restrict r0 = (double *)p[1];
    double s0 = SG_INF;
    int s0_nan = 0;
    SG_SIMD_EXTREME(min, s0, s0_nan)
    for (sg_index i = 0; i < n; i++) {
        const double v = a0[i];
        s0 = v < s0 ? v : s0;
        s0_nan |= v != v;
    }
    if (s0_nan) s0 = SG_NAN;
    r0[0] = s0;
}
static void _row_min_u8(char *const *p, sg_index n) {
    const uint8_t *restrict a0 = (const uint8_t *)p[0];
    uint8_t *restrict r0 = (uint8_t *)p[1];
    uint8_t s0 = sg_start_minimum_u8();
    for (sg_index i = 0; i < n; i++)
        s0 = sg_minimum_u8(s0, a0[i]);
    r0[0] = s0;
}
static void _row_min_i8(char *const *p, sg_index n) {
    const int8_t *restrict a0 = (const int8_t *)p[0];
    int8_t *restrict r0 = (int8_t *)p[1];
    int8_t s0 = sg_start_minimum_i8();
    for (sg_index i = 0; i < n; i++)
        s0 = sg_minimum_i8(s0, a0[i]);
    r0[0] = s0;
}
static void _row_min_i16(char *const *p, sg_index n) {
    const int16_t *restrict a0 = (const int16_t *)p[0];
    int16_t *restrict r0 = (int16_t *)p[1];
    int16_t s0 = sg_start_minimum_i16();
    for (sg_index i = 0; i < n; i++)
        s0 = sg_minimum_i16(s0, a0[i]);
    r0[0] = s0;
}
static void _row_min_i32(char *const *p, sg_index n) {
    const int32_t *restrict a0 = (const int32_t *)p[0];
    int32_t *restrict r0 = (int32_t *)p[1];
    int32_t s0 = sg_start_minimum_i32();
    for (sg_index i = 0; i < n; i++)
        s0 = sg_minimum_i32(s0, a0[i]);
    r0[0] = s0;
}
static void _row_min_i64(char *const *p, sg_index n) {
    const int64_t *restrict a0 = (const int64_t *)p[0];
    int64_t *restrict r0 = (int64_t *)p[1];
    int64_t s0 = sg_start_minimum_i64();
    for (sg_index i = 0; i < n; i++)
        s0 = sg_minimum_i64(s0, a0[i]);
    r0[0] = s0;
}
static const sg_loop _row_min_loops[] = {
    {SG_f32, {SG_f32, SG_f32}, _row_min_f32},
    {SG_f64, {SG_f64, SG_f64}, _row_min_f64},
    {SG_u8, {SG_u8, SG_u8}, _row_min_u8},
    {SG_i8, {SG_i8, SG_i8}, _row_min_i8},
    {SG_i16, {SG_i16, SG_i16}, _row_min_i16},
    {SG_i32, {SG_i32, SG_i32}, _row_min_i32},
    {SG_i64, {SG_i64, SG_i64}, _row_min_i64},
};

/* derivatives.yaml:2753  _row_variance: row_sum(abs(self - row_sum(self) / row_count()) * abs(self - row_sum(self) / row_count())) / dof */
SG_CLONES static void _row_variance_f32(char *const *p, sg_index n) {
    const float *restrict a0 = (const float *)p[0];
    const float x1 = *(const float *)p[1];
    float *restrict r0 = (float *)p[2];
    const float s0 = (float)n;
    double s1_total = 0;
    for (sg_index b = 0; b < n; b += SG_SUM_BLOCK) {
        const sg_index end = n - b < SG_SUM_BLOCK ? n : b + SG_SUM_BLOCK;
        float part = 0;
        SG_SIMD_SUM(part)
        for (sg_index i = b; i < end; i++)
            part += a0[i];
        s1_total += part;
    }
    const float s1 = (float)s1_total;
    double s2_total = 0;
    for (sg_index b = 0; b < n; b += SG_SUM_BLOCK) {
        const sg_index end = n - b < SG_SUM_BLOCK ? n : b + SG_SUM_BLOCK;
        float part = 0;
        SG_SIMD_SUM(part)
        for (sg_index i = b; i < end; i++)
            part += (sg_abs_f32((a0[i] - (s1 / s0))) * sg_abs_f32((a0[i] - (s1 / s0))));
        s2_total += part;
    }
    const float s2 = (float)s2_total;
    r0[0] = (s2 / x1);
}
SG_CLONES static void _row_variance_f64(char *const *p, sg_index n) {
    const double *restrict a0 = (const double *)p[0];
    const double x1 = *(const double *)p[1];
    double *restrict r0 = (double *)p[2];
    const double s0 = (double)n;
    long double s1_total = 0;
    for (sg_index b = 0; b < n; b += SG_SUM_BLOCK) {
        const sg_index end = n - b < SG_SUM_BLOCK ? n : b + SG_SUM_BLOCK;
        double part = 0;
        SG_SIMD_SUM(part)
        for (sg_index i = b; i < end; i++)
            part += a0[i];
        s1_total += part;
    }
    const double s1 = (double)s1_total;
    long double s2_total = 0;
    for (sg_index b = 0; b < n; b += SG_SUM_BLOCK) {
        const sg_index end = n - b < SG_SUM_BLOCK ? n : b + SG_SUM_BLOCK;
        double part = 0;
        SG_SIMD_SUM(part)
        for (sg_index i = b; i < end; i++)
            part += (sg_abs_f64((a0[i] - (s1 / s0))) * sg_abs_f64((a0[i] - (s1 / s0))));
        s2_total += part;
    }
    const double s2 = (double)s2_total;
    r0[0] = (s2 / x1);
}
static const sg_loop _row_variance_loops[] = {
    {SG_f32, {SG_f32, SG_f32, SG_f32}, _row_variance_f32},
    {SG_f64, {SG_f64, SG_f64, SG_f64}, _row_variance_f64},
};

/* derivatives.yaml:2761  _row_logsumexp: where(abs(row_max(self)) == inf, row_max(self), log(row_sum(exp(self - row_max(self)))) + row_max(self)) */
SG_CLONES static void _row_logsumexp_f32(char *const *p, sg_index n) {
    const float *restrict a0 = (const float *)p[0];
    float *restrict r0 = (float *)p[1];
    float s0 = -SG_INF;
    int s0_nan = 0;
    SG_SIMD_EXTREME(max, s0, s0_nan)
    for (sg_index i = 0; i < n; i++) {
        const float v = a0[i];
        s0 = v > s0 ? v : s0;
        s0_nan |= v != v;
    }
    if (s0_nan) s0 = SG_NAN;
    double s1_total = 0;
    for (sg_index b = 0; b < n; b += SG_SUM_BLOCK) {
        const sg_index end = n - b < SG_SUM_BLOCK ? n : b + SG_SUM_BLOCK;
        float part = 0;
        SG_SIMD_SUM(part)
        for (sg_index i = b; i < end; i++)
            part += sg_exp_f32((a0[i] - s0));
        s1_total += part;
    }
    const float s1 = (float)s1_total;
    r0[0] = ((sg_abs_f32(s0) == SG_INF) ? s0 : (sg_log_f32(s1) + s0));
}
SG_CLONES static void _row_logsumexp_f64(char *const *p, sg_index n) {
    const double *restrict a0 = (const double *)p[0];
    double *restrict r0 = (double *)p[1];
    double s0 = -SG_INF;
    int s0_nan = 0;
    SG_SIMD_EXTREME(max, s0, s0_nan)
    for (sg_index i = 0; i < n; i++) {
        const double v = a0[i];
        s0 = v > s0 ? v : s0;
        s0_nan |= v != v;
    }
    if (s0_nan) s0 = SG_NAN;
    long double s1_total = 0;
    for (sg_index b = 0; b < n; b += SG_SUM_BLOCK) {
        const sg_index end = n - b < SG_SUM_BLOCK ? n : b + SG_SUM_BLOCK;
        double part = 0;
        SG_SIMD_SUM(part)
        for (sg_index i = b; i < end; i++)
            part += sg_exp_f64((a0[i] - s0));
        s1_total += part;
    }
    const double s1 = (double)s1_total;
    r0[0] = ((sg_abs_f64(s0) == SG_INF) ? s0 : (sg_log_f64(s1) + s0));
}
static const sg_loop _row_logsumexp_loops[] = {
    {SG_f32, {SG_f32, SG_f32}, _row_logsumexp_f32},
    {SG_f64, {SG_f64, SG_f64}, _row_logsumexp_f64},
};

/* derivatives.yaml:2769  _row_sum_of_squares: row_sum(self * self) */
SG_CLONES static void _row_sum_of_squares_f32(char *const *p, sg_index n) {
    const float *restrict a0 = (const float *)p[0];
    float *restrict r0 = (float *)p[1];
    double s0_total = 0;
    for (sg_index b = 0; b < n; b += SG_SUM_BLOCK) {
        const sg_index end = n - b < SG_SUM_BLOCK ? n : b + SG_SUM_BLOCK;
        float part = 0;
        SG_SIMD_SUM(part)
        for (sg_index i = b; i < end; i++)
            part += (a0[i] * a0[i]);
        s0_total += part;
    }
    const float s0 = (float)s0_total;
    r0[0] = s0;
}
SG_CLONES static void _row_sum_of_squares_f64(char *const *p, sg_index n) {
    const double *restrict a0 = (const double *)p[0];
    double *restrict r0 = (double *)p[1];
    long double s0_total = 0;
    for (sg_index b = 0; b < n; b += SG_SUM_BLOCK) {
        const sg_index end = n - b < SG_SUM_BLOCK ? n : b + SG_SUM_BLOCK;
        double part = 0;
        SG_SIMD_SUM(part)
        for (sg_index i = b; i < end; i++)
            part += (a0[i] * a0[i]);
        s0_total += part;
    }
    const double s0 = (double)s0_total;
    r0[0] = s0;
}
static const sg_loop _row_sum_of_squares_loops[] = {
    {SG_f32, {SG_f32, SG_f32}, _row_sum_of_squares_f32},
    {SG_f64, {SG_f64, SG_f64}, _row_sum_of_squares_f64},
};

/* derivatives.yaml:1873  mean: _spread(grad / count(self.shape, dim), self.shape, dim, keepdim) if dtype is None else _to_copy(_spread(grad / count(self.shape, dim), self.shape, dim, keepdim), self.dtype) */
SG_CLONES static void mean_backward_self_f32(char *const *p, sg_index n) {
    const float *restrict a0 = (const float *)p[0];
    const float x1 = *(const float *)p[1];
    float *restrict r0 = (float *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (a0[i] / x1);
}
SG_CLONES static void mean_backward_self_f64(char *const *p, sg_index n) {
    const double *restrict a0 = (const double *)p[0];
    const double x1 = *(const double *)p[1];
    double *restrict r0 = (double *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (a0[i] / x1);
}
static void mean_backward_self_c64(char *const *p, sg_index n) {
    const sg_c64 *restrict a0 = (const sg_c64 *)p[0];
    const float x1 = *(const float *)p[1];
    sg_c64 *restrict r0 = (sg_c64 *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_div_c64(a0[i], sg_from_real_c64(x1));
}
static void mean_backward_self_c128(char *const *p, sg_index n) {
    const sg_c128 *restrict a0 = (const sg_c128 *)p[0];
    const double x1 = *(const double *)p[1];
    sg_c128 *restrict r0 = (sg_c128 *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_div_c128(a0[i], sg_from_real_c128(x1));
}
static const sg_loop mean_backward_self_loops[] = {
    {SG_f32, {SG_f32, SG_f32, SG_f32}, mean_backward_self_f32},
    {SG_f64, {SG_f64, SG_f64, SG_f64}, mean_backward_self_f64},
    {SG_c64, {SG_c64, SG_f32, SG_c64}, mean_backward_self_c64},
    {SG_c128, {SG_c128, SG_f64, SG_c128}, mean_backward_self_c128},
};

/* derivatives.yaml:1929  _prod: grad * (_cumprod(before, dim) * _cumprod(after.flip([dim]), dim).flip([dim])).conj() */
SG_CLONES static void _prod_backward_self_f32(char *const *p, sg_index n) {
    const float *restrict a0 = (const float *)p[0];
    const float *restrict a1 = (const float *)p[1];
    const float *restrict a2 = (const float *)p[2];
    float *restrict r0 = (float *)p[3];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (a0[i] * (a1[i] * a2[i]));
}
SG_CLONES static void _prod_backward_self_f64(char *const *p, sg_index n) {
    const double *restrict a0 = (const double *)p[0];
    const double *restrict a1 = (const double *)p[1];
    const double *restrict a2 = (const double *)p[2];
    double *restrict r0 = (double *)p[3];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (a0[i] * (a1[i] * a2[i]));
}
static void _prod_backward_self_c64(char *const *p, sg_index n) {
    const sg_c64 *restrict a0 = (const sg_c64 *)p[0];
    const sg_c64 *restrict a1 = (const sg_c64 *)p[1];
    const sg_c64 *restrict a2 = (const sg_c64 *)p[2];
    sg_c64 *restrict r0 = (sg_c64 *)p[3];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_mul_c64(a0[i], sg_conj_c64(sg_mul_c64(a1[i], a2[i])));
}
static void _prod_backward_self_c128(char *const *p, sg_index n) {
    const sg_c128 *restrict a0 = (const sg_c128 *)p[0];
    const sg_c128 *restrict a1 = (const sg_c128 *)p[1];
    const sg_c128 *restrict a2 = (const sg_c128 *)p[2];
    sg_c128 *restrict r0 = (sg_c128 *)p[3];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_mul_c128(a0[i], sg_conj_c128(sg_mul_c128(a1[i], a2[i])));
}
static void _prod_backward_self_u8(char *const *p, sg_index n) {
    const uint8_t *restrict a0 = (const uint8_t *)p[0];
    const uint8_t *restrict a1 = (const uint8_t *)p[1];
    const uint8_t *restrict a2 = (const uint8_t *)p[2];
    uint8_t *restrict r0 = (uint8_t *)p[3];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (a0[i] * (a1[i] * a2[i]));
}
static void _prod_backward_self_i8(char *const *p, sg_index n) {
    const int8_t *restrict a0 = (const int8_t *)p[0];
    const int8_t *restrict a1 = (const int8_t *)p[1];
    const int8_t *restrict a2 = (const int8_t *)p[2];
    int8_t *restrict r0 = (int8_t *)p[3];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (a0[i] * (a1[i] * a2[i]));
}
static void _prod_backward_self_i16(char *const *p, sg_index n) {
    const int16_t *restrict a0 = (const int16_t *)p[0];
    const int16_t *restrict a1 = (const int16_t *)p[1];
    const int16_t *restrict a2 = (const int16_t *)p[2];
    int16_t *restrict r0 = (int16_t *)p[3];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (a0[i] * (a1[i] * a2[i]));
}
static void _prod_backward_self_i32(char *const *p, sg_index n) {
    const int32_t *restrict a0 = (const int32_t *)p[0];
    const int32_t *restrict a1 = (const int32_t *)p[1];
    const int32_t *restrict a2 = (const int32_t *)p[2];
    int32_t *restrict r0 = (int32_t *)p[3];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (a0[i] * (a1[i] * a2[i]));
}
static void _prod_backward_self_i64(char *const *p, sg_index n) {
    const int64_t *restrict a0 = (const int64_t *)p[0];
    const int64_t *restrict a1 = (const int64_t *)p[1];
    const int64_t *restrict a2 = (const int64_t *)p[2];
    int64_t *restrict r0 = (int64_t *)p[3];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (a0[i] * (a1[i] * a2[i]));
}
static void _prod_backward_self_b8(char *const *p, sg_index n) {
    const sg_bool *restrict a0 = (const sg_bool *)p[0];
    const sg_bool *restrict a1 = (const sg_bool *)p[1];
    const sg_bool *restrict a2 = (const sg_bool *)p[2];
    sg_bool *restrict r0 = (sg_bool *)p[3];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (a0[i] && (a1[i] && a2[i]));
}
static const sg_loop _prod_backward_self_loops[] = {
    {SG_f32, {SG_f32, SG_f32, SG_f32, SG_f32}, _prod_backward_self_f32},
    {SG_f64, {SG_f64, SG_f64, SG_f64, SG_f64}, _prod_backward_self_f64},
    {SG_c64, {SG_c64, SG_c64, SG_c64, SG_c64}, _prod_backward_self_c64},
    {SG_c128, {SG_c128, SG_c128, SG_c128, SG_c128}, _prod_backward_self_c128},
    {SG_u8, {SG_u8, SG_u8, SG_u8, SG_u8}, _prod_backward_self_u8},
    {SG_i8, {SG_i8, SG_i8, SG_i8, SG_i8}, _prod_backward_self_i8},
    {SG_i16, {SG_i16, SG_i16, SG_i16, SG_i16}, _prod_backward_self_i16},
    {SG_i32, {SG_i32, SG_i32, SG_i32, SG_i32}, _prod_backward_self_i32},
    {SG_i64, {SG_i64, SG_i64, SG_i64, SG_i64}, _prod_backward_self_i64},
    {SG_b8, {SG_b8, SG_b8, SG_b8, SG_b8}, _prod_backward_self_b8},
};

/* derivatives.yaml:1974  _cumprod: (grad * result.conj()).flip([dim]).cumsum(dim).flip([dim]) / self.conj() if not has_zero(self) else (grad.transpose(dim, -1).unsqueeze(-2) * _cumprod(others, -1).triu().conj()).sum([-1]).transpose(dim, -1) */
SG_CLONES static void _cumprod_backward_self_inner_f32(char *const *p, sg_index n) {
    const float *restrict a0 = (const float *)p[0];
    const float *restrict a1 = (const float *)p[1];
    float *restrict r0 = (float *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (a0[i] * a1[i]);
}
SG_CLONES static void _cumprod_backward_self_inner_f64(char *const *p, sg_index n) {
    const double *restrict a0 = (const double *)p[0];
    const double *restrict a1 = (const double *)p[1];
    double *restrict r0 = (double *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (a0[i] * a1[i]);
}
static void _cumprod_backward_self_inner_c64(char *const *p, sg_index n) {
    const sg_c64 *restrict a0 = (const sg_c64 *)p[0];
    const sg_c64 *restrict a1 = (const sg_c64 *)p[1];
    sg_c64 *restrict r0 = (sg_c64 *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_mul_c64(a0[i], sg_conj_c64(a1[i]));
}
static void _cumprod_backward_self_inner_c128(char *const *p, sg_index n) {
    const sg_c128 *restrict a0 = (const sg_c128 *)p[0];
    const sg_c128 *restrict a1 = (const sg_c128 *)p[1];
    sg_c128 *restrict r0 = (sg_c128 *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_mul_c128(a0[i], sg_conj_c128(a1[i]));
}
static void _cumprod_backward_self_inner_u8(char *const *p, sg_index n) {
    const uint8_t *restrict a0 = (const uint8_t *)p[0];
    const uint8_t *restrict a1 = (const uint8_t *)p[1];
    uint8_t *restrict r0 = (uint8_t *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (a0[i] * a1[i]);
}
static void _cumprod_backward_self_inner_i8(char *const *p, sg_index n) {
    const int8_t *restrict a0 = (const int8_t *)p[0];
    const int8_t *restrict a1 = (const int8_t *)p[1];
    int8_t *restrict r0 = (int8_t *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (a0[i] * a1[i]);
}
static void _cumprod_backward_self_inner_i16(char *const *p, sg_index n) {
    const int16_t *restrict a0 = (const int16_t *)p[0];
    const int16_t *restrict a1 = (const int16_t *)p[1];
    int16_t *restrict r0 = (int16_t *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (a0[i] * a1[i]);
}
static void _cumprod_backward_self_inner_i32(char *const *p, sg_index n) {
    const int32_t *restrict a0 = (const int32_t *)p[0];
    const int32_t *restrict a1 = (const int32_t *)p[1];
    int32_t *restrict r0 = (int32_t *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (a0[i] * a1[i]);
}
static void _cumprod_backward_self_inner_i64(char *const *p, sg_index n) {
    const int64_t *restrict a0 = (const int64_t *)p[0];
    const int64_t *restrict a1 = (const int64_t *)p[1];
    int64_t *restrict r0 = (int64_t *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (a0[i] * a1[i]);
}
static void _cumprod_backward_self_inner_b8(char *const *p, sg_index n) {
    const sg_bool *restrict a0 = (const sg_bool *)p[0];
    const sg_bool *restrict a1 = (const sg_bool *)p[1];
    sg_bool *restrict r0 = (sg_bool *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (a0[i] && a1[i]);
}
static const sg_loop _cumprod_backward_self_inner_loops[] = {
    {SG_f32, {SG_f32, SG_f32, SG_f32}, _cumprod_backward_self_inner_f32},
    {SG_f64, {SG_f64, SG_f64, SG_f64}, _cumprod_backward_self_inner_f64},
    {SG_c64, {SG_c64, SG_c64, SG_c64}, _cumprod_backward_self_inner_c64},
    {SG_c128, {SG_c128, SG_c128, SG_c128}, _cumprod_backward_self_inner_c128},
    {SG_u8, {SG_u8, SG_u8, SG_u8}, _cumprod_backward_self_inner_u8},
    {SG_i8, {SG_i8, SG_i8, SG_i8}, _cumprod_backward_self_inner_i8},
    {SG_i16, {SG_i16, SG_i16, SG_i16}, _cumprod_backward_self_inner_i16},
    {SG_i32, {SG_i32, SG_i32, SG_i32}, _cumprod_backward_self_inner_i32},
    {SG_i64, {SG_i64, SG_i64, SG_i64}, _cumprod_backward_self_inner_i64},
    {SG_b8, {SG_b8, SG_b8, SG_b8}, _cumprod_backward_self_inner_b8},
};

/* derivatives.yaml:1974  _cumprod: (grad * result.conj()).flip([dim]).cumsum(dim).flip([dim]) / self.conj() if not has_zero(self) else (grad.transpose(dim, -1).unsqueeze(-2) * _cumprod(others, -1).triu().conj()).sum([-1]).transpose(dim, -1) */
SG_CLONES static void _cumprod_backward_self_inner_2_f32(char *const *p, sg_index n) {
    const float *restrict a0 = (const float *)p[0];
    const float *restrict a1 = (const float *)p[1];
    float *restrict r0 = (float *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (sg_true_f32(a0[i]) ? 1.0f : a1[i]);
}
SG_CLONES static void _cumprod_backward_self_inner_2_f64(char *const *p, sg_index n) {
    const double *restrict a0 = (const double *)p[0];
    const double *restrict a1 = (const double *)p[1];
    double *restrict r0 = (double *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (sg_true_f64(a0[i]) ? 1.0 : a1[i]);
}
static void _cumprod_backward_self_inner_2_c64(char *const *p, sg_index n) {
    const sg_c64 *restrict a0 = (const sg_c64 *)p[0];
    const sg_c64 *restrict a1 = (const sg_c64 *)p[1];
    sg_c64 *restrict r0 = (sg_c64 *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (sg_true_c64(a0[i]) ? sg_from_real_c64(1.0f) : a1[i]);
}
static void _cumprod_backward_self_inner_2_c128(char *const *p, sg_index n) {
    const sg_c128 *restrict a0 = (const sg_c128 *)p[0];
    const sg_c128 *restrict a1 = (const sg_c128 *)p[1];
    sg_c128 *restrict r0 = (sg_c128 *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (sg_true_c128(a0[i]) ? sg_from_real_c128(1.0) : a1[i]);
}
static void _cumprod_backward_self_inner_2_u8(char *const *p, sg_index n) {
    const uint8_t *restrict a0 = (const uint8_t *)p[0];
    const uint8_t *restrict a1 = (const uint8_t *)p[1];
    uint8_t *restrict r0 = (uint8_t *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (sg_true_u8(a0[i]) ? 1 : a1[i]);
}
static void _cumprod_backward_self_inner_2_i8(char *const *p, sg_index n) {
    const int8_t *restrict a0 = (const int8_t *)p[0];
    const int8_t *restrict a1 = (const int8_t *)p[1];
    int8_t *restrict r0 = (int8_t *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (sg_true_i8(a0[i]) ? 1 : a1[i]);
}
static void _cumprod_backward_self_inner_2_i16(char *const *p, sg_index n) {
    const int16_t *restrict a0 = (const int16_t *)p[0];
    const int16_t *restrict a1 = (const int16_t *)p[1];
    int16_t *restrict r0 = (int16_t *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (sg_true_i16(a0[i]) ? 1 : a1[i]);
}
static void _cumprod_backward_self_inner_2_i32(char *const *p, sg_index n) {
    const int32_t *restrict a0 = (const int32_t *)p[0];
    const int32_t *restrict a1 = (const int32_t *)p[1];
    int32_t *restrict r0 = (int32_t *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (sg_true_i32(a0[i]) ? 1 : a1[i]);
}
static void _cumprod_backward_self_inner_2_i64(char *const *p, sg_index n) {
    const int64_t *restrict a0 = (const int64_t *)p[0];
    const int64_t *restrict a1 = (const int64_t *)p[1];
    int64_t *restrict r0 = (int64_t *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (sg_true_i64(a0[i]) ? 1 : a1[i]);
}
static void _cumprod_backward_self_inner_2_b8(char *const *p, sg_index n) {
    const sg_bool *restrict a0 = (const sg_bool *)p[0];
    const sg_bool *restrict a1 = (const sg_bool *)p[1];
    sg_bool *restrict r0 = (sg_bool *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (sg_true_b8(a0[i]) ? 1 : a1[i]);
}
static const sg_loop _cumprod_backward_self_inner_2_loops[] = {
    {SG_f32, {SG_f32, SG_f32, SG_f32}, _cumprod_backward_self_inner_2_f32},
    {SG_f64, {SG_f64, SG_f64, SG_f64}, _cumprod_backward_self_inner_2_f64},
    {SG_c64, {SG_c64, SG_c64, SG_c64}, _cumprod_backward_self_inner_2_c64},
    {SG_c128, {SG_c128, SG_c128, SG_c128}, _cumprod_backward_self_inner_2_c128},
    {SG_u8, {SG_u8, SG_u8, SG_u8}, _cumprod_backward_self_inner_2_u8},
    {SG_i8, {SG_i8, SG_i8, SG_i8}, _cumprod_backward_self_inner_2_i8},
    {SG_i16, {SG_i16, SG_i16, SG_i16}, _cumprod_backward_self_inner_2_i16},
    {SG_i32, {SG_i32, SG_i32, SG_i32}, _cumprod_backward_self_inner_2_i32},
    {SG_i64, {SG_i64, SG_i64, SG_i64}, _cumprod_backward_self_inner_2_i64},
    {SG_b8, {SG_b8, SG_b8, SG_b8}, _cumprod_backward_self_inner_2_b8},
};

/* derivatives.yaml:2003  _logsumexp: _spread(grad, self.shape, dim, keepdim) * (self - _spread(where(result == -inf, 0, result), self.shape, dim, keepdim)).exp().conj() */
SG_CLONES static void _logsumexp_backward_self_inner_f32(char *const *p, sg_index n) {
    const float *restrict a0 = (const float *)p[0];
    float *restrict r0 = (float *)p[1];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = ((a0[i] == (-SG_INF)) ? 0.0f : a0[i]);
}
SG_CLONES static void _logsumexp_backward_self_inner_f64(char *const *p, sg_index n) {
    const double *restrict a0 = (const double *)p[0];
    double *restrict r0 = (double *)p[1];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = ((a0[i] == (-SG_INF)) ? 0.0 : a0[i]);
}
static void _logsumexp_backward_self_inner_c64(char *const *p, sg_index n) {
    const sg_c64 *restrict a0 = (const sg_c64 *)p[0];
    sg_c64 *restrict r0 = (sg_c64 *)p[1];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (sg_eq_c64(a0[i], sg_from_real_c64((-SG_INF))) ? sg_from_real_c64(0.0f) : a0[i]);
}
static void _logsumexp_backward_self_inner_c128(char *const *p, sg_index n) {
    const sg_c128 *restrict a0 = (const sg_c128 *)p[0];
    sg_c128 *restrict r0 = (sg_c128 *)p[1];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (sg_eq_c128(a0[i], sg_from_real_c128((-SG_INF))) ? sg_from_real_c128(0.0) : a0[i]);
}
static const sg_loop _logsumexp_backward_self_inner_loops[] = {
    {SG_f32, {SG_f32, SG_f32}, _logsumexp_backward_self_inner_f32},
    {SG_f64, {SG_f64, SG_f64}, _logsumexp_backward_self_inner_f64},
    {SG_c64, {SG_c64, SG_c64}, _logsumexp_backward_self_inner_c64},
    {SG_c128, {SG_c128, SG_c128}, _logsumexp_backward_self_inner_c128},
};

/* derivatives.yaml:2003  _logsumexp: _spread(grad, self.shape, dim, keepdim) * (self - _spread(where(result == -inf, 0, result), self.shape, dim, keepdim)).exp().conj() */
SG_CLONES static void _logsumexp_backward_self_f32(char *const *p, sg_index n) {
    const float *restrict a0 = (const float *)p[0];
    const float *restrict a1 = (const float *)p[1];
    const float *restrict a2 = (const float *)p[2];
    float *restrict r0 = (float *)p[3];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (a0[i] * sg_exp_f32((a1[i] - a2[i])));
}
SG_CLONES static void _logsumexp_backward_self_f64(char *const *p, sg_index n) {
    const double *restrict a0 = (const double *)p[0];
    const double *restrict a1 = (const double *)p[1];
    const double *restrict a2 = (const double *)p[2];
    double *restrict r0 = (double *)p[3];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (a0[i] * sg_exp_f64((a1[i] - a2[i])));
}
static void _logsumexp_backward_self_c64(char *const *p, sg_index n) {
    const sg_c64 *restrict a0 = (const sg_c64 *)p[0];
    const sg_c64 *restrict a1 = (const sg_c64 *)p[1];
    const sg_c64 *restrict a2 = (const sg_c64 *)p[2];
    sg_c64 *restrict r0 = (sg_c64 *)p[3];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_mul_c64(a0[i], sg_conj_c64(sg_exp_c64(sg_sub_c64(a1[i], a2[i]))));
}
static void _logsumexp_backward_self_c128(char *const *p, sg_index n) {
    const sg_c128 *restrict a0 = (const sg_c128 *)p[0];
    const sg_c128 *restrict a1 = (const sg_c128 *)p[1];
    const sg_c128 *restrict a2 = (const sg_c128 *)p[2];
    sg_c128 *restrict r0 = (sg_c128 *)p[3];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_mul_c128(a0[i], sg_conj_c128(sg_exp_c128(sg_sub_c128(a1[i], a2[i]))));
}
static const sg_loop _logsumexp_backward_self_loops[] = {
    {SG_f32, {SG_f32, SG_f32, SG_f32, SG_f32}, _logsumexp_backward_self_f32},
    {SG_f64, {SG_f64, SG_f64, SG_f64, SG_f64}, _logsumexp_backward_self_f64},
    {SG_c64, {SG_c64, SG_c64, SG_c64, SG_c64}, _logsumexp_backward_self_c64},
    {SG_c128, {SG_c128, SG_c128, SG_c128, SG_c128}, _logsumexp_backward_self_c128},
};

/* derivatives.yaml:2004  _logsumexp: (self_t * (self_p - _spread(where(result == -inf, 0, result), self_p.shape, dim, keepdim)).exp()).sum(dim, keepdim) */
static void _logsumexp_tangent_self_c64(char *const *p, sg_index n) {
    const sg_c64 *restrict a0 = (const sg_c64 *)p[0];
    const sg_c64 *restrict a1 = (const sg_c64 *)p[1];
    const sg_c64 *restrict a2 = (const sg_c64 *)p[2];
    sg_c64 *restrict r0 = (sg_c64 *)p[3];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_mul_c64(a0[i], sg_exp_c64(sg_sub_c64(a1[i], a2[i])));
}
static void _logsumexp_tangent_self_c128(char *const *p, sg_index n) {
    const sg_c128 *restrict a0 = (const sg_c128 *)p[0];
    const sg_c128 *restrict a1 = (const sg_c128 *)p[1];
    const sg_c128 *restrict a2 = (const sg_c128 *)p[2];
    sg_c128 *restrict r0 = (sg_c128 *)p[3];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_mul_c128(a0[i], sg_exp_c128(sg_sub_c128(a1[i], a2[i])));
}
static const sg_loop _logsumexp_tangent_self_loops[] = {
    {SG_f32, {SG_f32, SG_f32, SG_f32, SG_f32}, _logsumexp_backward_self_f32},
    {SG_f64, {SG_f64, SG_f64, SG_f64, SG_f64}, _logsumexp_backward_self_f64},
    {SG_c64, {SG_c64, SG_c64, SG_c64, SG_c64}, _logsumexp_tangent_self_c64},
    {SG_c128, {SG_c128, SG_c128, SG_c128, SG_c128}, _logsumexp_tangent_self_c128},
};

/* derivatives.yaml:2018  var: _spread(grad * 2 / (count(self.shape, dim) - (1 if correction is None else correction)), self.shape, dim, keepdim) * (self - self.mean(dim, True)) */
SG_CLONES static void var_backward_self_inner_f32(char *const *p, sg_index n) {
    const float *restrict a0 = (const float *)p[0];
    const float x1 = *(const float *)p[1];
    float *restrict r0 = (float *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = ((a0[i] * 2.0f) / x1);
}
SG_CLONES static void var_backward_self_inner_f64(char *const *p, sg_index n) {
    const double *restrict a0 = (const double *)p[0];
    const double x1 = *(const double *)p[1];
    double *restrict r0 = (double *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = ((a0[i] * 2.0) / x1);
}
static void var_backward_self_inner_c64(char *const *p, sg_index n) {
    const sg_c64 *restrict a0 = (const sg_c64 *)p[0];
    const sg_c64 x1 = *(const sg_c64 *)p[1];
    sg_c64 *restrict r0 = (sg_c64 *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_div_c64(sg_mul_c64(a0[i], sg_from_real_c64(2.0f)), x1);
}
static void var_backward_self_inner_c128(char *const *p, sg_index n) {
    const sg_c128 *restrict a0 = (const sg_c128 *)p[0];
    const sg_c128 x1 = *(const sg_c128 *)p[1];
    sg_c128 *restrict r0 = (sg_c128 *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_div_c128(sg_mul_c128(a0[i], sg_from_real_c128(2.0)), x1);
}
static const sg_loop var_backward_self_inner_loops[] = {
    {SG_f32, {SG_f32, SG_f32, SG_f32}, var_backward_self_inner_f32},
    {SG_f64, {SG_f64, SG_f64, SG_f64}, var_backward_self_inner_f64},
    {SG_c64, {SG_c64, SG_c64, SG_c64}, var_backward_self_inner_c64},
    {SG_c128, {SG_c128, SG_c128, SG_c128}, var_backward_self_inner_c128},
};

/* derivatives.yaml:2021  var: _real_part((self_p - self_p.mean(dim, True)).conj() * self_t).sum(dim, keepdim) * (2 / (count(self_p.shape, dim) - (1 if correction is None else correction))) */
SG_CLONES static void var_tangent_self_inner_f32(char *const *p, sg_index n) {
    const float *restrict a0 = (const float *)p[0];
    const float *restrict a1 = (const float *)p[1];
    const float *restrict a2 = (const float *)p[2];
    float *restrict r0 = (float *)p[3];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = ((a0[i] - a1[i]) * a2[i]);
}
SG_CLONES static void var_tangent_self_inner_f64(char *const *p, sg_index n) {
    const double *restrict a0 = (const double *)p[0];
    const double *restrict a1 = (const double *)p[1];
    const double *restrict a2 = (const double *)p[2];
    double *restrict r0 = (double *)p[3];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = ((a0[i] - a1[i]) * a2[i]);
}
static void var_tangent_self_inner_c64(char *const *p, sg_index n) {
    const sg_c64 *restrict a0 = (const sg_c64 *)p[0];
    const sg_c64 *restrict a1 = (const sg_c64 *)p[1];
    const sg_c64 *restrict a2 = (const sg_c64 *)p[2];
    float *restrict r0 = (float *)p[3];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_real_c64(sg_mul_c64(sg_conj_c64(sg_sub_c64(a0[i], a1[i])), a2[i]));
}
static void var_tangent_self_inner_c128(char *const *p, sg_index n) {
    const sg_c128 *restrict a0 = (const sg_c128 *)p[0];
    const sg_c128 *restrict a1 = (const sg_c128 *)p[1];
    const sg_c128 *restrict a2 = (const sg_c128 *)p[2];
    double *restrict r0 = (double *)p[3];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_real_c128(sg_mul_c128(sg_conj_c128(sg_sub_c128(a0[i], a1[i])), a2[i]));
}
static const sg_loop var_tangent_self_inner_loops[] = {
    {SG_f32, {SG_f32, SG_f32, SG_f32, SG_f32}, var_tangent_self_inner_f32},
    {SG_f64, {SG_f64, SG_f64, SG_f64, SG_f64}, var_tangent_self_inner_f64},
    {SG_c64, {SG_c64, SG_c64, SG_c64, SG_f32}, var_tangent_self_inner_c64},
    {SG_c128, {SG_c128, SG_c128, SG_c128, SG_f64}, var_tangent_self_inner_c128},
};

/* derivatives.yaml:2053  std: _spread(grad / (where(result == 0, inf, result) * (count(self.shape, dim) - (1 if correction is None else correction))), self.shape, dim, keepdim) * (self - self.mean(dim, True)) */
SG_CLONES static void std_backward_self_inner_f32(char *const *p, sg_index n) {
    const float *restrict a0 = (const float *)p[0];
    const float *restrict a1 = (const float *)p[1];
    const float x2 = *(const float *)p[2];
    float *restrict r0 = (float *)p[3];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (a0[i] / (((a1[i] == 0.0f) ? SG_INF : a1[i]) * x2));
}
SG_CLONES static void std_backward_self_inner_f64(char *const *p, sg_index n) {
    const double *restrict a0 = (const double *)p[0];
    const double *restrict a1 = (const double *)p[1];
    const double x2 = *(const double *)p[2];
    double *restrict r0 = (double *)p[3];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (a0[i] / (((a1[i] == 0.0) ? SG_INF : a1[i]) * x2));
}
static void std_backward_self_inner_c64(char *const *p, sg_index n) {
    const sg_c64 *restrict a0 = (const sg_c64 *)p[0];
    const sg_c64 *restrict a1 = (const sg_c64 *)p[1];
    const sg_c64 x2 = *(const sg_c64 *)p[2];
    sg_c64 *restrict r0 = (sg_c64 *)p[3];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_div_c64(a0[i], sg_mul_c64((sg_eq_c64(a1[i], sg_from_real_c64(0.0f)) ? sg_from_real_c64(SG_INF) : a1[i]), x2));
}
static void std_backward_self_inner_c128(char *const *p, sg_index n) {
    const sg_c128 *restrict a0 = (const sg_c128 *)p[0];
    const sg_c128 *restrict a1 = (const sg_c128 *)p[1];
    const sg_c128 x2 = *(const sg_c128 *)p[2];
    sg_c128 *restrict r0 = (sg_c128 *)p[3];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_div_c128(a0[i], sg_mul_c128((sg_eq_c128(a1[i], sg_from_real_c128(0.0)) ? sg_from_real_c128(SG_INF) : a1[i]), x2));
}
static const sg_loop std_backward_self_inner_loops[] = {
    {SG_f32, {SG_f32, SG_f32, SG_f32, SG_f32}, std_backward_self_inner_f32},
    {SG_f64, {SG_f64, SG_f64, SG_f64, SG_f64}, std_backward_self_inner_f64},
    {SG_c64, {SG_c64, SG_c64, SG_c64, SG_c64}, std_backward_self_inner_c64},
    {SG_c128, {SG_c128, SG_c128, SG_c128, SG_c128}, std_backward_self_inner_c128},
};

/* derivatives.yaml:2170  _vector_norm: g * (self / length) if ord == 2 else g * self.sgn() if ord == 1 else self.sgn() * (g * 0) if ord == 0 else g / _spread((a == r).sum(dim, keepdim), self.shape, dim, keepdim) * where(a == r, self.sgn(), 0) if ord == inf or ord == -inf else g * (self.sgn() * where(self == 0, 1, a / length).pow(ord - 1)) */
SG_CLONES static void _vector_norm_backward_self_f32(char *const *p, sg_index n) {
    const float *restrict a0 = (const float *)p[0];
    const float *restrict a1 = (const float *)p[1];
    const float *restrict a2 = (const float *)p[2];
    float *restrict r0 = (float *)p[3];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (a0[i] * (a1[i] / ((a2[i] == 0.0f) ? SG_INF : a2[i])));
}
SG_CLONES static void _vector_norm_backward_self_f64(char *const *p, sg_index n) {
    const double *restrict a0 = (const double *)p[0];
    const double *restrict a1 = (const double *)p[1];
    const double *restrict a2 = (const double *)p[2];
    double *restrict r0 = (double *)p[3];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (a0[i] * (a1[i] / ((a2[i] == 0.0) ? SG_INF : a2[i])));
}
static void _vector_norm_backward_self_c64(char *const *p, sg_index n) {
    const sg_c64 *restrict a0 = (const sg_c64 *)p[0];
    const sg_c64 *restrict a1 = (const sg_c64 *)p[1];
    const sg_c64 *restrict a2 = (const sg_c64 *)p[2];
    sg_c64 *restrict r0 = (sg_c64 *)p[3];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_mul_c64(a0[i], sg_div_c64(a1[i], (sg_eq_c64(a2[i], sg_from_real_c64(0.0f)) ? sg_from_real_c64(SG_INF) : a2[i])));
}
static void _vector_norm_backward_self_c128(char *const *p, sg_index n) {
    const sg_c128 *restrict a0 = (const sg_c128 *)p[0];
    const sg_c128 *restrict a1 = (const sg_c128 *)p[1];
    const sg_c128 *restrict a2 = (const sg_c128 *)p[2];
    sg_c128 *restrict r0 = (sg_c128 *)p[3];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_mul_c128(a0[i], sg_div_c128(a1[i], (sg_eq_c128(a2[i], sg_from_real_c128(0.0)) ? sg_from_real_c128(SG_INF) : a2[i])));
}
static const sg_loop _vector_norm_backward_self_loops[] = {
    {SG_f32, {SG_f32, SG_f32, SG_f32, SG_f32}, _vector_norm_backward_self_f32},
    {SG_f64, {SG_f64, SG_f64, SG_f64, SG_f64}, _vector_norm_backward_self_f64},
    {SG_c64, {SG_c64, SG_c64, SG_c64, SG_c64}, _vector_norm_backward_self_c64},
    {SG_c128, {SG_c128, SG_c128, SG_c128, SG_c128}, _vector_norm_backward_self_c128},
};

/* derivatives.yaml:2170  _vector_norm: g * (self / length) if ord == 2 else g * self.sgn() if ord == 1 else self.sgn() * (g * 0) if ord == 0 else g / _spread((a == r).sum(dim, keepdim), self.shape, dim, keepdim) * where(a == r, self.sgn(), 0) if ord == inf or ord == -inf else g * (self.sgn() * where(self == 0, 1, a / length).pow(ord - 1)) */
SG_CLONES static void _vector_norm_backward_self_2_f32(char *const *p, sg_index n) {
    const float *restrict a0 = (const float *)p[0];
    const float *restrict a1 = (const float *)p[1];
    float *restrict r0 = (float *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (a0[i] * sg_sgn_f32(a1[i]));
}
SG_CLONES static void _vector_norm_backward_self_2_f64(char *const *p, sg_index n) {
    const double *restrict a0 = (const double *)p[0];
    const double *restrict a1 = (const double *)p[1];
    double *restrict r0 = (double *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (a0[i] * sg_sgn_f64(a1[i]));
}
static void _vector_norm_backward_self_2_c64(char *const *p, sg_index n) {
    const sg_c64 *restrict a0 = (const sg_c64 *)p[0];
    const sg_c64 *restrict a1 = (const sg_c64 *)p[1];
    sg_c64 *restrict r0 = (sg_c64 *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_mul_c64(a0[i], sg_sgn_c64(a1[i]));
}
static void _vector_norm_backward_self_2_c128(char *const *p, sg_index n) {
    const sg_c128 *restrict a0 = (const sg_c128 *)p[0];
    const sg_c128 *restrict a1 = (const sg_c128 *)p[1];
    sg_c128 *restrict r0 = (sg_c128 *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_mul_c128(a0[i], sg_sgn_c128(a1[i]));
}
static const sg_loop _vector_norm_backward_self_2_loops[] = {
    {SG_f32, {SG_f32, SG_f32, SG_f32}, _vector_norm_backward_self_2_f32},
    {SG_f64, {SG_f64, SG_f64, SG_f64}, _vector_norm_backward_self_2_f64},
    {SG_c64, {SG_c64, SG_c64, SG_c64}, _vector_norm_backward_self_2_c64},
    {SG_c128, {SG_c128, SG_c128, SG_c128}, _vector_norm_backward_self_2_c128},
};

/* derivatives.yaml:2170  _vector_norm: g * (self / length) if ord == 2 else g * self.sgn() if ord == 1 else self.sgn() * (g * 0) if ord == 0 else g / _spread((a == r).sum(dim, keepdim), self.shape, dim, keepdim) * where(a == r, self.sgn(), 0) if ord == inf or ord == -inf else g * (self.sgn() * where(self == 0, 1, a / length).pow(ord - 1)) */
SG_CLONES static void _vector_norm_backward_self_3_f32(char *const *p, sg_index n) {
    const float *restrict a0 = (const float *)p[0];
    const float *restrict a1 = (const float *)p[1];
    float *restrict r0 = (float *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (sg_sgn_f32(a0[i]) * (a1[i] * 0.0f));
}
SG_CLONES static void _vector_norm_backward_self_3_f64(char *const *p, sg_index n) {
    const double *restrict a0 = (const double *)p[0];
    const double *restrict a1 = (const double *)p[1];
    double *restrict r0 = (double *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (sg_sgn_f64(a0[i]) * (a1[i] * 0.0));
}
static void _vector_norm_backward_self_3_c64(char *const *p, sg_index n) {
    const sg_c64 *restrict a0 = (const sg_c64 *)p[0];
    const sg_c64 *restrict a1 = (const sg_c64 *)p[1];
    sg_c64 *restrict r0 = (sg_c64 *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_mul_c64(sg_sgn_c64(a0[i]), sg_mul_c64(a1[i], sg_from_real_c64(0.0f)));
}
static void _vector_norm_backward_self_3_c128(char *const *p, sg_index n) {
    const sg_c128 *restrict a0 = (const sg_c128 *)p[0];
    const sg_c128 *restrict a1 = (const sg_c128 *)p[1];
    sg_c128 *restrict r0 = (sg_c128 *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_mul_c128(sg_sgn_c128(a0[i]), sg_mul_c128(a1[i], sg_from_real_c128(0.0)));
}
static const sg_loop _vector_norm_backward_self_3_loops[] = {
    {SG_f32, {SG_f32, SG_f32, SG_f32}, _vector_norm_backward_self_3_f32},
    {SG_f64, {SG_f64, SG_f64, SG_f64}, _vector_norm_backward_self_3_f64},
    {SG_c64, {SG_c64, SG_c64, SG_c64}, _vector_norm_backward_self_3_c64},
    {SG_c128, {SG_c128, SG_c128, SG_c128}, _vector_norm_backward_self_3_c128},
};

/* derivatives.yaml:2170  _vector_norm: g * (self / length) if ord == 2 else g * self.sgn() if ord == 1 else self.sgn() * (g * 0) if ord == 0 else g / _spread((a == r).sum(dim, keepdim), self.shape, dim, keepdim) * where(a == r, self.sgn(), 0) if ord == inf or ord == -inf else g * (self.sgn() * where(self == 0, 1, a / length).pow(ord - 1)) */
SG_CLONES static void _vector_norm_backward_self_4_f32(char *const *p, sg_index n) {
    const float *restrict a0 = (const float *)p[0];
    const float *restrict a1 = (const float *)p[1];
    const float *restrict a2 = (const float *)p[2];
    const float *restrict a3 = (const float *)p[3];
    const float *restrict a4 = (const float *)p[4];
    float *restrict r0 = (float *)p[5];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = ((a0[i] / a1[i]) * ((a2[i] == a3[i]) ? sg_sgn_f32(a4[i]) : 0.0f));
}
SG_CLONES static void _vector_norm_backward_self_4_f64(char *const *p, sg_index n) {
    const double *restrict a0 = (const double *)p[0];
    const double *restrict a1 = (const double *)p[1];
    const double *restrict a2 = (const double *)p[2];
    const double *restrict a3 = (const double *)p[3];
    const double *restrict a4 = (const double *)p[4];
    double *restrict r0 = (double *)p[5];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = ((a0[i] / a1[i]) * ((a2[i] == a3[i]) ? sg_sgn_f64(a4[i]) : 0.0));
}
static void _vector_norm_backward_self_4_c64(char *const *p, sg_index n) {
    const sg_c64 *restrict a0 = (const sg_c64 *)p[0];
    const sg_c64 *restrict a1 = (const sg_c64 *)p[1];
    const sg_c64 *restrict a2 = (const sg_c64 *)p[2];
    const sg_c64 *restrict a3 = (const sg_c64 *)p[3];
    const sg_c64 *restrict a4 = (const sg_c64 *)p[4];
    sg_c64 *restrict r0 = (sg_c64 *)p[5];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_mul_c64(sg_div_c64(a0[i], a1[i]), (sg_eq_c64(a2[i], a3[i]) ? sg_sgn_c64(a4[i]) : sg_from_real_c64(0.0f)));
}
static void _vector_norm_backward_self_4_c128(char *const *p, sg_index n) {
    const sg_c128 *restrict a0 = (const sg_c128 *)p[0];
    const sg_c128 *restrict a1 = (const sg_c128 *)p[1];
    const sg_c128 *restrict a2 = (const sg_c128 *)p[2];
    const sg_c128 *restrict a3 = (const sg_c128 *)p[3];
    const sg_c128 *restrict a4 = (const sg_c128 *)p[4];
    sg_c128 *restrict r0 = (sg_c128 *)p[5];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_mul_c128(sg_div_c128(a0[i], a1[i]), (sg_eq_c128(a2[i], a3[i]) ? sg_sgn_c128(a4[i]) : sg_from_real_c128(0.0)));
}
static const sg_loop _vector_norm_backward_self_4_loops[] = {
    {SG_f32, {SG_f32, SG_f32, SG_f32, SG_f32, SG_f32, SG_f32}, _vector_norm_backward_self_4_f32},
    {SG_f64, {SG_f64, SG_f64, SG_f64, SG_f64, SG_f64, SG_f64}, _vector_norm_backward_self_4_f64},
    {SG_c64, {SG_c64, SG_c64, SG_c64, SG_c64, SG_c64, SG_c64}, _vector_norm_backward_self_4_c64},
    {SG_c128, {SG_c128, SG_c128, SG_c128, SG_c128, SG_c128, SG_c128}, _vector_norm_backward_self_4_c128},
};

/* derivatives.yaml:2170  _vector_norm: g * (self / length) if ord == 2 else g * self.sgn() if ord == 1 else self.sgn() * (g * 0) if ord == 0 else g / _spread((a == r).sum(dim, keepdim), self.shape, dim, keepdim) * where(a == r, self.sgn(), 0) if ord == inf or ord == -inf else g * (self.sgn() * where(self == 0, 1, a / length).pow(ord - 1)) */
SG_CLONES static void _vector_norm_backward_self_5_f32(char *const *p, sg_index n) {
    const float *restrict a0 = (const float *)p[0];
    const float *restrict a1 = (const float *)p[1];
    const float *restrict a2 = (const float *)p[2];
    const float *restrict a3 = (const float *)p[3];
    float *restrict r0 = (float *)p[4];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (a0[i] * (sg_sgn_f32(a1[i]) * (((a1[i] == 0.0f) ? 1.0f : (a2[i] / ((a3[i] == 0.0f) ? SG_INF : a3[i]))) * ((a1[i] == 0.0f) ? 1.0f : (a2[i] / ((a3[i] == 0.0f) ? SG_INF : a3[i]))))));
}
SG_CLONES static void _vector_norm_backward_self_5_f64(char *const *p, sg_index n) {
    const double *restrict a0 = (const double *)p[0];
    const double *restrict a1 = (const double *)p[1];
    const double *restrict a2 = (const double *)p[2];
    const double *restrict a3 = (const double *)p[3];
    double *restrict r0 = (double *)p[4];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (a0[i] * (sg_sgn_f64(a1[i]) * (((a1[i] == 0.0) ? 1.0 : (a2[i] / ((a3[i] == 0.0) ? SG_INF : a3[i]))) * ((a1[i] == 0.0) ? 1.0 : (a2[i] / ((a3[i] == 0.0) ? SG_INF : a3[i]))))));
}
static void _vector_norm_backward_self_5_c64(char *const *p, sg_index n) {
    const sg_c64 *restrict a0 = (const sg_c64 *)p[0];
    const sg_c64 *restrict a1 = (const sg_c64 *)p[1];
    const sg_c64 *restrict a2 = (const sg_c64 *)p[2];
    const sg_c64 *restrict a3 = (const sg_c64 *)p[3];
    sg_c64 *restrict r0 = (sg_c64 *)p[4];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_mul_c64(a0[i], sg_mul_c64(sg_sgn_c64(a1[i]), sg_mul_c64((sg_eq_c64(a1[i], sg_from_real_c64(0.0f)) ? sg_from_real_c64(1.0f) : sg_div_c64(a2[i], (sg_eq_c64(a3[i], sg_from_real_c64(0.0f)) ? sg_from_real_c64(SG_INF) : a3[i]))), (sg_eq_c64(a1[i], sg_from_real_c64(0.0f)) ? sg_from_real_c64(1.0f) : sg_div_c64(a2[i], (sg_eq_c64(a3[i], sg_from_real_c64(0.0f)) ? sg_from_real_c64(SG_INF) : a3[i]))))));
}
static void _vector_norm_backward_self_5_c128(char *const *p, sg_index n) {
    const sg_c128 *restrict a0 = (const sg_c128 *)p[0];
    const sg_c128 *restrict a1 = (const sg_c128 *)p[1];
    const sg_c128 *restrict a2 = (const sg_c128 *)p[2];
    const sg_c128 *restrict a3 = (const sg_c128 *)p[3];
    sg_c128 *restrict r0 = (sg_c128 *)p[4];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_mul_c128(a0[i], sg_mul_c128(sg_sgn_c128(a1[i]), sg_mul_c128((sg_eq_c128(a1[i], sg_from_real_c128(0.0)) ? sg_from_real_c128(1.0) : sg_div_c128(a2[i], (sg_eq_c128(a3[i], sg_from_real_c128(0.0)) ? sg_from_real_c128(SG_INF) : a3[i]))), (sg_eq_c128(a1[i], sg_from_real_c128(0.0)) ? sg_from_real_c128(1.0) : sg_div_c128(a2[i], (sg_eq_c128(a3[i], sg_from_real_c128(0.0)) ? sg_from_real_c128(SG_INF) : a3[i]))))));
}
static const sg_loop _vector_norm_backward_self_5_loops[] = {
    {SG_f32, {SG_f32, SG_f32, SG_f32, SG_f32, SG_f32}, _vector_norm_backward_self_5_f32},
    {SG_f64, {SG_f64, SG_f64, SG_f64, SG_f64, SG_f64}, _vector_norm_backward_self_5_f64},
    {SG_c64, {SG_c64, SG_c64, SG_c64, SG_c64, SG_c64}, _vector_norm_backward_self_5_c64},
    {SG_c128, {SG_c128, SG_c128, SG_c128, SG_c128, SG_c128}, _vector_norm_backward_self_5_c128},
};

/* derivatives.yaml:2170  _vector_norm: g * (self / length) if ord == 2 else g * self.sgn() if ord == 1 else self.sgn() * (g * 0) if ord == 0 else g / _spread((a == r).sum(dim, keepdim), self.shape, dim, keepdim) * where(a == r, self.sgn(), 0) if ord == inf or ord == -inf else g * (self.sgn() * where(self == 0, 1, a / length).pow(ord - 1)) */
SG_CLONES static void _vector_norm_backward_self_6_f32(char *const *p, sg_index n) {
    const float *restrict a0 = (const float *)p[0];
    const float *restrict a1 = (const float *)p[1];
    const float *restrict a2 = (const float *)p[2];
    const float *restrict a3 = (const float *)p[3];
    float *restrict r0 = (float *)p[4];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (a0[i] * (sg_sgn_f32(a1[i]) * ((((a1[i] == 0.0f) ? 1.0f : (a2[i] / ((a3[i] == 0.0f) ? SG_INF : a3[i]))) * ((a1[i] == 0.0f) ? 1.0f : (a2[i] / ((a3[i] == 0.0f) ? SG_INF : a3[i])))) * ((a1[i] == 0.0f) ? 1.0f : (a2[i] / ((a3[i] == 0.0f) ? SG_INF : a3[i]))))));
}
SG_CLONES static void _vector_norm_backward_self_6_f64(char *const *p, sg_index n) {
    const double *restrict a0 = (const double *)p[0];
    const double *restrict a1 = (const double *)p[1];
    const double *restrict a2 = (const double *)p[2];
    const double *restrict a3 = (const double *)p[3];
    double *restrict r0 = (double *)p[4];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (a0[i] * (sg_sgn_f64(a1[i]) * ((((a1[i] == 0.0) ? 1.0 : (a2[i] / ((a3[i] == 0.0) ? SG_INF : a3[i]))) * ((a1[i] == 0.0) ? 1.0 : (a2[i] / ((a3[i] == 0.0) ? SG_INF : a3[i])))) * ((a1[i] == 0.0) ? 1.0 : (a2[i] / ((a3[i] == 0.0) ? SG_INF : a3[i]))))));
}
static void _vector_norm_backward_self_6_c64(char *const *p, sg_index n) {
    const sg_c64 *restrict a0 = (const sg_c64 *)p[0];
    const sg_c64 *restrict a1 = (const sg_c64 *)p[1];
    const sg_c64 *restrict a2 = (const sg_c64 *)p[2];
    const sg_c64 *restrict a3 = (const sg_c64 *)p[3];
    sg_c64 *restrict r0 = (sg_c64 *)p[4];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_mul_c64(a0[i], sg_mul_c64(sg_sgn_c64(a1[i]), sg_mul_c64(sg_mul_c64((sg_eq_c64(a1[i], sg_from_real_c64(0.0f)) ? sg_from_real_c64(1.0f) : sg_div_c64(a2[i], (sg_eq_c64(a3[i], sg_from_real_c64(0.0f)) ? sg_from_real_c64(SG_INF) : a3[i]))), (sg_eq_c64(a1[i], sg_from_real_c64(0.0f)) ? sg_from_real_c64(1.0f) : sg_div_c64(a2[i], (sg_eq_c64(a3[i], sg_from_real_c64(0.0f)) ? sg_from_real_c64(SG_INF) : a3[i])))), (sg_eq_c64(a1[i], sg_from_real_c64(0.0f)) ? sg_from_real_c64(1.0f) : sg_div_c64(a2[i], (sg_eq_c64(a3[i], sg_from_real_c64(0.0f)) ? sg_from_real_c64(SG_INF) : a3[i]))))));
}
static void _vector_norm_backward_self_6_c128(char *const *p, sg_index n) {
    const sg_c128 *restrict a0 = (const sg_c128 *)p[0];
    const sg_c128 *restrict a1 = (const sg_c128 *)p[1];
    const sg_c128 *restrict a2 = (const sg_c128 *)p[2];
    const sg_c128 *restrict a3 = (const sg_c128 *)p[3];
    sg_c128 *restrict r0 = (sg_c128 *)p[4];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_mul_c128(a0[i], sg_mul_c128(sg_sgn_c128(a1[i]), sg_mul_c128(sg_mul_c128((sg_eq_c128(a1[i], sg_from_real_c128(0.0)) ? sg_from_real_c128(1.0) : sg_div_c128(a2[i], (sg_eq_c128(a3[i], sg_from_real_c128(0.0)) ? sg_from_real_c128(SG_INF) : a3[i]))), (sg_eq_c128(a1[i], sg_from_real_c128(0.0)) ? sg_from_real_c128(1.0) : sg_div_c128(a2[i], (sg_eq_c128(a3[i], sg_from_real_c128(0.0)) ? sg_from_real_c128(SG_INF) : a3[i])))), (sg_eq_c128(a1[i], sg_from_real_c128(0.0)) ? sg_from_real_c128(1.0) : sg_div_c128(a2[i], (sg_eq_c128(a3[i], sg_from_real_c128(0.0)) ? sg_from_real_c128(SG_INF) : a3[i]))))));
}
static const sg_loop _vector_norm_backward_self_6_loops[] = {
    {SG_f32, {SG_f32, SG_f32, SG_f32, SG_f32, SG_f32}, _vector_norm_backward_self_6_f32},
    {SG_f64, {SG_f64, SG_f64, SG_f64, SG_f64, SG_f64}, _vector_norm_backward_self_6_f64},
    {SG_c64, {SG_c64, SG_c64, SG_c64, SG_c64, SG_c64}, _vector_norm_backward_self_6_c64},
    {SG_c128, {SG_c128, SG_c128, SG_c128, SG_c128, SG_c128}, _vector_norm_backward_self_6_c128},
};

/* derivatives.yaml:2170  _vector_norm: g * (self / length) if ord == 2 else g * self.sgn() if ord == 1 else self.sgn() * (g * 0) if ord == 0 else g / _spread((a == r).sum(dim, keepdim), self.shape, dim, keepdim) * where(a == r, self.sgn(), 0) if ord == inf or ord == -inf else g * (self.sgn() * where(self == 0, 1, a / length).pow(ord - 1)) */
SG_CLONES static void _vector_norm_backward_self_7_f32(char *const *p, sg_index n) {
    const float *restrict a0 = (const float *)p[0];
    const float *restrict a1 = (const float *)p[1];
    const float *restrict a2 = (const float *)p[2];
    const float *restrict a3 = (const float *)p[3];
    const float x4 = *(const float *)p[4];
    float *restrict r0 = (float *)p[5];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (a0[i] * (sg_sgn_f32(a1[i]) * sg_pow_f32(((a1[i] == 0.0f) ? 1.0f : (a2[i] / ((a3[i] == 0.0f) ? SG_INF : a3[i]))), x4)));
}
SG_CLONES static void _vector_norm_backward_self_7_f64(char *const *p, sg_index n) {
    const double *restrict a0 = (const double *)p[0];
    const double *restrict a1 = (const double *)p[1];
    const double *restrict a2 = (const double *)p[2];
    const double *restrict a3 = (const double *)p[3];
    const double x4 = *(const double *)p[4];
    double *restrict r0 = (double *)p[5];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (a0[i] * (sg_sgn_f64(a1[i]) * sg_pow_f64(((a1[i] == 0.0) ? 1.0 : (a2[i] / ((a3[i] == 0.0) ? SG_INF : a3[i]))), x4)));
}
static void _vector_norm_backward_self_7_c64(char *const *p, sg_index n) {
    const sg_c64 *restrict a0 = (const sg_c64 *)p[0];
    const sg_c64 *restrict a1 = (const sg_c64 *)p[1];
    const sg_c64 *restrict a2 = (const sg_c64 *)p[2];
    const sg_c64 *restrict a3 = (const sg_c64 *)p[3];
    const sg_c64 x4 = *(const sg_c64 *)p[4];
    sg_c64 *restrict r0 = (sg_c64 *)p[5];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_mul_c64(a0[i], sg_mul_c64(sg_sgn_c64(a1[i]), sg_pow_c64((sg_eq_c64(a1[i], sg_from_real_c64(0.0f)) ? sg_from_real_c64(1.0f) : sg_div_c64(a2[i], (sg_eq_c64(a3[i], sg_from_real_c64(0.0f)) ? sg_from_real_c64(SG_INF) : a3[i]))), x4)));
}
static void _vector_norm_backward_self_7_c128(char *const *p, sg_index n) {
    const sg_c128 *restrict a0 = (const sg_c128 *)p[0];
    const sg_c128 *restrict a1 = (const sg_c128 *)p[1];
    const sg_c128 *restrict a2 = (const sg_c128 *)p[2];
    const sg_c128 *restrict a3 = (const sg_c128 *)p[3];
    const sg_c128 x4 = *(const sg_c128 *)p[4];
    sg_c128 *restrict r0 = (sg_c128 *)p[5];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_mul_c128(a0[i], sg_mul_c128(sg_sgn_c128(a1[i]), sg_pow_c128((sg_eq_c128(a1[i], sg_from_real_c128(0.0)) ? sg_from_real_c128(1.0) : sg_div_c128(a2[i], (sg_eq_c128(a3[i], sg_from_real_c128(0.0)) ? sg_from_real_c128(SG_INF) : a3[i]))), x4)));
}
static const sg_loop _vector_norm_backward_self_7_loops[] = {
    {SG_f32, {SG_f32, SG_f32, SG_f32, SG_f32, SG_f32, SG_f32}, _vector_norm_backward_self_7_f32},
    {SG_f64, {SG_f64, SG_f64, SG_f64, SG_f64, SG_f64, SG_f64}, _vector_norm_backward_self_7_f64},
    {SG_c64, {SG_c64, SG_c64, SG_c64, SG_c64, SG_c64, SG_c64}, _vector_norm_backward_self_7_c64},
    {SG_c128, {SG_c128, SG_c128, SG_c128, SG_c128, SG_c128, SG_c128}, _vector_norm_backward_self_7_c128},
};

/* derivatives.yaml:2216  _magnitude: grad * self.sgn() */
static void _magnitude_backward_self_u8(char *const *p, sg_index n) {
    const uint8_t *restrict a0 = (const uint8_t *)p[0];
    const uint8_t *restrict a1 = (const uint8_t *)p[1];
    uint8_t *restrict r0 = (uint8_t *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (a0[i] * sg_sgn_u8(a1[i]));
}
static void _magnitude_backward_self_i8(char *const *p, sg_index n) {
    const int8_t *restrict a0 = (const int8_t *)p[0];
    const int8_t *restrict a1 = (const int8_t *)p[1];
    int8_t *restrict r0 = (int8_t *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (a0[i] * sg_sgn_i8(a1[i]));
}
static void _magnitude_backward_self_i16(char *const *p, sg_index n) {
    const int16_t *restrict a0 = (const int16_t *)p[0];
    const int16_t *restrict a1 = (const int16_t *)p[1];
    int16_t *restrict r0 = (int16_t *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (a0[i] * sg_sgn_i16(a1[i]));
}
static void _magnitude_backward_self_i32(char *const *p, sg_index n) {
    const int32_t *restrict a0 = (const int32_t *)p[0];
    const int32_t *restrict a1 = (const int32_t *)p[1];
    int32_t *restrict r0 = (int32_t *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (a0[i] * sg_sgn_i32(a1[i]));
}
static void _magnitude_backward_self_i64(char *const *p, sg_index n) {
    const int64_t *restrict a0 = (const int64_t *)p[0];
    const int64_t *restrict a1 = (const int64_t *)p[1];
    int64_t *restrict r0 = (int64_t *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (a0[i] * sg_sgn_i64(a1[i]));
}
static void _magnitude_backward_self_b8(char *const *p, sg_index n) {
    const sg_bool *restrict a0 = (const sg_bool *)p[0];
    const sg_bool *restrict a1 = (const sg_bool *)p[1];
    sg_bool *restrict r0 = (sg_bool *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (a0[i] && sg_sgn_b8(a1[i]));
}
static const sg_loop _magnitude_backward_self_loops[] = {
    {SG_f32, {SG_f32, SG_f32, SG_f32}, _vector_norm_backward_self_2_f32},
    {SG_f64, {SG_f64, SG_f64, SG_f64}, _vector_norm_backward_self_2_f64},
    {SG_c64, {SG_c64, SG_c64, SG_c64}, _vector_norm_backward_self_2_c64},
    {SG_c128, {SG_c128, SG_c128, SG_c128}, _vector_norm_backward_self_2_c128},
    {SG_u8, {SG_u8, SG_u8, SG_u8}, _magnitude_backward_self_u8},
    {SG_i8, {SG_i8, SG_i8, SG_i8}, _magnitude_backward_self_i8},
    {SG_i16, {SG_i16, SG_i16, SG_i16}, _magnitude_backward_self_i16},
    {SG_i32, {SG_i32, SG_i32, SG_i32}, _magnitude_backward_self_i32},
    {SG_i64, {SG_i64, SG_i64, SG_i64}, _magnitude_backward_self_i64},
    {SG_b8, {SG_b8, SG_b8, SG_b8}, _magnitude_backward_self_b8},
};

/* derivatives.yaml:2217  _magnitude: _real_part(self_t.conj() * self_p.sgn()) */
static void _magnitude_tangent_self_c64(char *const *p, sg_index n) {
    const sg_c64 *restrict a0 = (const sg_c64 *)p[0];
    const sg_c64 *restrict a1 = (const sg_c64 *)p[1];
    float *restrict r0 = (float *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_real_c64(sg_mul_c64(sg_conj_c64(a0[i]), sg_sgn_c64(a1[i])));
}
static void _magnitude_tangent_self_c128(char *const *p, sg_index n) {
    const sg_c128 *restrict a0 = (const sg_c128 *)p[0];
    const sg_c128 *restrict a1 = (const sg_c128 *)p[1];
    double *restrict r0 = (double *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_real_c128(sg_mul_c128(sg_conj_c128(a0[i]), sg_sgn_c128(a1[i])));
}
static const sg_loop _magnitude_tangent_self_loops[] = {
    {SG_f32, {SG_f32, SG_f32, SG_f32}, _vector_norm_backward_self_2_f32},
    {SG_f64, {SG_f64, SG_f64, SG_f64}, _vector_norm_backward_self_2_f64},
    {SG_c64, {SG_c64, SG_c64, SG_f32}, _magnitude_tangent_self_c64},
    {SG_c128, {SG_c128, SG_c128, SG_f64}, _magnitude_tangent_self_c128},
    {SG_u8, {SG_u8, SG_u8, SG_u8}, _magnitude_backward_self_u8},
    {SG_i8, {SG_i8, SG_i8, SG_i8}, _magnitude_backward_self_i8},
    {SG_i16, {SG_i16, SG_i16, SG_i16}, _magnitude_backward_self_i16},
    {SG_i32, {SG_i32, SG_i32, SG_i32}, _magnitude_backward_self_i32},
    {SG_i64, {SG_i64, SG_i64, SG_i64}, _magnitude_backward_self_i64},
    {SG_b8, {SG_b8, SG_b8, SG_b8}, _magnitude_backward_self_b8},
};

/* derivatives.yaml:2241  amax: where(chosen, _spread(grad / chosen.sum(dim, keepdim), self.shape, dim, keepdim), 0) */
SG_CLONES static void amax_backward_self_inner_inner_f32(char *const *p, sg_index n) {
    const float *restrict a0 = (const float *)p[0];
    const float *restrict a1 = (const float *)p[1];
    sg_bool *restrict r0 = (sg_bool *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = ((a0[i] == a1[i]) | ((a0[i] != a0[i]) & (a1[i] != a1[i])));
}
SG_CLONES static void amax_backward_self_inner_inner_f64(char *const *p, sg_index n) {
    const double *restrict a0 = (const double *)p[0];
    const double *restrict a1 = (const double *)p[1];
    sg_bool *restrict r0 = (sg_bool *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = ((a0[i] == a1[i]) | ((a0[i] != a0[i]) & (a1[i] != a1[i])));
}
static void amax_backward_self_inner_inner_u8(char *const *p, sg_index n) {
    const uint8_t *restrict a0 = (const uint8_t *)p[0];
    const uint8_t *restrict a1 = (const uint8_t *)p[1];
    sg_bool *restrict r0 = (sg_bool *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = ((a0[i] == a1[i]) | ((a0[i] != a0[i]) & (a1[i] != a1[i])));
}
static void amax_backward_self_inner_inner_i8(char *const *p, sg_index n) {
    const int8_t *restrict a0 = (const int8_t *)p[0];
    const int8_t *restrict a1 = (const int8_t *)p[1];
    sg_bool *restrict r0 = (sg_bool *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = ((a0[i] == a1[i]) | ((a0[i] != a0[i]) & (a1[i] != a1[i])));
}
static void amax_backward_self_inner_inner_i16(char *const *p, sg_index n) {
    const int16_t *restrict a0 = (const int16_t *)p[0];
    const int16_t *restrict a1 = (const int16_t *)p[1];
    sg_bool *restrict r0 = (sg_bool *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = ((a0[i] == a1[i]) | ((a0[i] != a0[i]) & (a1[i] != a1[i])));
}
static void amax_backward_self_inner_inner_i32(char *const *p, sg_index n) {
    const int32_t *restrict a0 = (const int32_t *)p[0];
    const int32_t *restrict a1 = (const int32_t *)p[1];
    sg_bool *restrict r0 = (sg_bool *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = ((a0[i] == a1[i]) | ((a0[i] != a0[i]) & (a1[i] != a1[i])));
}
static void amax_backward_self_inner_inner_i64(char *const *p, sg_index n) {
    const int64_t *restrict a0 = (const int64_t *)p[0];
    const int64_t *restrict a1 = (const int64_t *)p[1];
    sg_bool *restrict r0 = (sg_bool *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = ((a0[i] == a1[i]) | ((a0[i] != a0[i]) & (a1[i] != a1[i])));
}
static void amax_backward_self_inner_inner_b8(char *const *p, sg_index n) {
    const sg_bool *restrict a0 = (const sg_bool *)p[0];
    const sg_bool *restrict a1 = (const sg_bool *)p[1];
    sg_bool *restrict r0 = (sg_bool *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = ((a0[i] == a1[i]) | ((a0[i] != a0[i]) & (a1[i] != a1[i])));
}
static const sg_loop amax_backward_self_inner_inner_loops[] = {
    {SG_f32, {SG_f32, SG_f32, SG_b8}, amax_backward_self_inner_inner_f32},
    {SG_f64, {SG_f64, SG_f64, SG_b8}, amax_backward_self_inner_inner_f64},
    {SG_u8, {SG_u8, SG_u8, SG_b8}, amax_backward_self_inner_inner_u8},
    {SG_i8, {SG_i8, SG_i8, SG_b8}, amax_backward_self_inner_inner_i8},
    {SG_i16, {SG_i16, SG_i16, SG_b8}, amax_backward_self_inner_inner_i16},
    {SG_i32, {SG_i32, SG_i32, SG_b8}, amax_backward_self_inner_inner_i32},
    {SG_i64, {SG_i64, SG_i64, SG_b8}, amax_backward_self_inner_inner_i64},
    {SG_b8, {SG_b8, SG_b8, SG_b8}, amax_backward_self_inner_inner_b8},
};

/* derivatives.yaml:2241  amax: where(chosen, _spread(grad / chosen.sum(dim, keepdim), self.shape, dim, keepdim), 0) */
SG_CLONES static void amax_backward_self_f32(char *const *p, sg_index n) {
    const float *restrict a0 = (const float *)p[0];
    const float *restrict a1 = (const float *)p[1];
    const float *restrict a2 = (const float *)p[2];
    float *restrict r0 = (float *)p[3];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (((a0[i] == a1[i]) | ((a0[i] != a0[i]) & (a1[i] != a1[i]))) ? a2[i] : 0.0f);
}
SG_CLONES static void amax_backward_self_f64(char *const *p, sg_index n) {
    const double *restrict a0 = (const double *)p[0];
    const double *restrict a1 = (const double *)p[1];
    const double *restrict a2 = (const double *)p[2];
    double *restrict r0 = (double *)p[3];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (((a0[i] == a1[i]) | ((a0[i] != a0[i]) & (a1[i] != a1[i]))) ? a2[i] : 0.0);
}
static void amax_backward_self_u8(char *const *p, sg_index n) {
    const uint8_t *restrict a0 = (const uint8_t *)p[0];
    const uint8_t *restrict a1 = (const uint8_t *)p[1];
    const uint8_t *restrict a2 = (const uint8_t *)p[2];
    uint8_t *restrict r0 = (uint8_t *)p[3];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (((a0[i] == a1[i]) | ((a0[i] != a0[i]) & (a1[i] != a1[i]))) ? a2[i] : 0);
}
static void amax_backward_self_i8(char *const *p, sg_index n) {
    const int8_t *restrict a0 = (const int8_t *)p[0];
    const int8_t *restrict a1 = (const int8_t *)p[1];
    const int8_t *restrict a2 = (const int8_t *)p[2];
    int8_t *restrict r0 = (int8_t *)p[3];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (((a0[i] == a1[i]) | ((a0[i] != a0[i]) & (a1[i] != a1[i]))) ? a2[i] : 0);
}
static void amax_backward_self_i16(char *const *p, sg_index n) {
    const int16_t *restrict a0 = (const int16_t *)p[0];
    const int16_t *restrict a1 = (const int16_t *)p[1];
    const int16_t *restrict a2 = (const int16_t *)p[2];
    int16_t *restrict r0 = (int16_t *)p[3];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (((a0[i] == a1[i]) | ((a0[i] != a0[i]) & (a1[i] != a1[i]))) ? a2[i] : 0);
}
static void amax_backward_self_i32(char *const *p, sg_index n) {
    const int32_t *restrict a0 = (const int32_t *)p[0];
    const int32_t *restrict a1 = (const int32_t *)p[1];
    const int32_t *restrict a2 = (const int32_t *)p[2];
    int32_t *restrict r0 = (int32_t *)p[3];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (((a0[i] == a1[i]) | ((a0[i] != a0[i]) & (a1[i] != a1[i]))) ? a2[i] : 0);
}
static void amax_backward_self_i64(char *const *p, sg_index n) {
    const int64_t *restrict a0 = (const int64_t *)p[0];
    const int64_t *restrict a1 = (const int64_t *)p[1];
    const int64_t *restrict a2 = (const int64_t *)p[2];
    int64_t *restrict r0 = (int64_t *)p[3];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (((a0[i] == a1[i]) | ((a0[i] != a0[i]) & (a1[i] != a1[i]))) ? a2[i] : 0);
}
static void amax_backward_self_b8(char *const *p, sg_index n) {
    const sg_bool *restrict a0 = (const sg_bool *)p[0];
    const sg_bool *restrict a1 = (const sg_bool *)p[1];
    const sg_bool *restrict a2 = (const sg_bool *)p[2];
    sg_bool *restrict r0 = (sg_bool *)p[3];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (((a0[i] == a1[i]) | ((a0[i] != a0[i]) & (a1[i] != a1[i]))) ? a2[i] : 0);
}
static const sg_loop amax_backward_self_loops[] = {
    {SG_f32, {SG_f32, SG_f32, SG_f32, SG_f32}, amax_backward_self_f32},
    {SG_f64, {SG_f64, SG_f64, SG_f64, SG_f64}, amax_backward_self_f64},
    {SG_u8, {SG_u8, SG_u8, SG_u8, SG_u8}, amax_backward_self_u8},
    {SG_i8, {SG_i8, SG_i8, SG_i8, SG_i8}, amax_backward_self_i8},
    {SG_i16, {SG_i16, SG_i16, SG_i16, SG_i16}, amax_backward_self_i16},
    {SG_i32, {SG_i32, SG_i32, SG_i32, SG_i32}, amax_backward_self_i32},
    {SG_i64, {SG_i64, SG_i64, SG_i64, SG_i64}, amax_backward_self_i64},
    {SG_b8, {SG_b8, SG_b8, SG_b8, SG_b8}, amax_backward_self_b8},
};

/* derivatives.yaml:2375  median: where(tied, grad / tied.sum(), 0) */
SG_CLONES static void median_backward_self_inner_f32(char *const *p, sg_index n) {
    const float *restrict a0 = (const float *)p[0];
    const float *restrict a1 = (const float *)p[1];
    sg_bool *restrict r0 = (sg_bool *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = ((a0[i] == a1[i]) | (a0[i] != a0[i]));
}
SG_CLONES static void median_backward_self_inner_f64(char *const *p, sg_index n) {
    const double *restrict a0 = (const double *)p[0];
    const double *restrict a1 = (const double *)p[1];
    sg_bool *restrict r0 = (sg_bool *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = ((a0[i] == a1[i]) | (a0[i] != a0[i]));
}
static void median_backward_self_inner_u8(char *const *p, sg_index n) {
    const uint8_t *restrict a0 = (const uint8_t *)p[0];
    const uint8_t *restrict a1 = (const uint8_t *)p[1];
    sg_bool *restrict r0 = (sg_bool *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = ((a0[i] == a1[i]) | (a0[i] != a0[i]));
}
static void median_backward_self_inner_i8(char *const *p, sg_index n) {
    const int8_t *restrict a0 = (const int8_t *)p[0];
    const int8_t *restrict a1 = (const int8_t *)p[1];
    sg_bool *restrict r0 = (sg_bool *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = ((a0[i] == a1[i]) | (a0[i] != a0[i]));
}
static void median_backward_self_inner_i16(char *const *p, sg_index n) {
    const int16_t *restrict a0 = (const int16_t *)p[0];
    const int16_t *restrict a1 = (const int16_t *)p[1];
    sg_bool *restrict r0 = (sg_bool *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = ((a0[i] == a1[i]) | (a0[i] != a0[i]));
}
static void median_backward_self_inner_i32(char *const *p, sg_index n) {
    const int32_t *restrict a0 = (const int32_t *)p[0];
    const int32_t *restrict a1 = (const int32_t *)p[1];
    sg_bool *restrict r0 = (sg_bool *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = ((a0[i] == a1[i]) | (a0[i] != a0[i]));
}
static void median_backward_self_inner_i64(char *const *p, sg_index n) {
    const int64_t *restrict a0 = (const int64_t *)p[0];
    const int64_t *restrict a1 = (const int64_t *)p[1];
    sg_bool *restrict r0 = (sg_bool *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = ((a0[i] == a1[i]) | (a0[i] != a0[i]));
}
static const sg_loop median_backward_self_inner_loops[] = {
    {SG_f32, {SG_f32, SG_f32, SG_b8}, median_backward_self_inner_f32},
    {SG_f64, {SG_f64, SG_f64, SG_b8}, median_backward_self_inner_f64},
    {SG_u8, {SG_u8, SG_u8, SG_b8}, median_backward_self_inner_u8},
    {SG_i8, {SG_i8, SG_i8, SG_b8}, median_backward_self_inner_i8},
    {SG_i16, {SG_i16, SG_i16, SG_b8}, median_backward_self_inner_i16},
    {SG_i32, {SG_i32, SG_i32, SG_b8}, median_backward_self_inner_i32},
    {SG_i64, {SG_i64, SG_i64, SG_b8}, median_backward_self_inner_i64},
};

/* derivatives.yaml:2375  median: where(tied, grad / tied.sum(), 0) */
SG_CLONES static void median_backward_self_f32(char *const *p, sg_index n) {
    const float *restrict a0 = (const float *)p[0];
    const float *restrict a1 = (const float *)p[1];
    const float *restrict a2 = (const float *)p[2];
    const float *restrict a3 = (const float *)p[3];
    float *restrict r0 = (float *)p[4];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (((a0[i] == a1[i]) | (a0[i] != a0[i])) ? (a2[i] / a3[i]) : 0.0f);
}
SG_CLONES static void median_backward_self_f64(char *const *p, sg_index n) {
    const double *restrict a0 = (const double *)p[0];
    const double *restrict a1 = (const double *)p[1];
    const double *restrict a2 = (const double *)p[2];
    const double *restrict a3 = (const double *)p[3];
    double *restrict r0 = (double *)p[4];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (((a0[i] == a1[i]) | (a0[i] != a0[i])) ? (a2[i] / a3[i]) : 0.0);
}
static const sg_loop median_backward_self_loops[] = {
    {SG_f32, {SG_f32, SG_f32, SG_f32, SG_f32, SG_f32}, median_backward_self_f32},
    {SG_f64, {SG_f64, SG_f64, SG_f64, SG_f64, SG_f64}, median_backward_self_f64},
};

/* derivatives.yaml:2412  nanmedian: where(tied, grad / tied.sum(), 0) */
SG_CLONES static void nanmedian_backward_self_inner_f32(char *const *p, sg_index n) {
    const float *restrict a0 = (const float *)p[0];
    const float *restrict a1 = (const float *)p[1];
    sg_bool *restrict r0 = (sg_bool *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = ((a0[i] == a1[i]) | (a1[i] != a1[i]));
}
SG_CLONES static void nanmedian_backward_self_inner_f64(char *const *p, sg_index n) {
    const double *restrict a0 = (const double *)p[0];
    const double *restrict a1 = (const double *)p[1];
    sg_bool *restrict r0 = (sg_bool *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = ((a0[i] == a1[i]) | (a1[i] != a1[i]));
}
static void nanmedian_backward_self_inner_u8(char *const *p, sg_index n) {
    const uint8_t *restrict a0 = (const uint8_t *)p[0];
    const uint8_t *restrict a1 = (const uint8_t *)p[1];
    sg_bool *restrict r0 = (sg_bool *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = ((a0[i] == a1[i]) | (a1[i] != a1[i]));
}
static void nanmedian_backward_self_inner_i8(char *const *p, sg_index n) {
    const int8_t *restrict a0 = (const int8_t *)p[0];
    const int8_t *restrict a1 = (const int8_t *)p[1];
    sg_bool *restrict r0 = (sg_bool *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = ((a0[i] == a1[i]) | (a1[i] != a1[i]));
}
static void nanmedian_backward_self_inner_i16(char *const *p, sg_index n) {
    const int16_t *restrict a0 = (const int16_t *)p[0];
    const int16_t *restrict a1 = (const int16_t *)p[1];
    sg_bool *restrict r0 = (sg_bool *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = ((a0[i] == a1[i]) | (a1[i] != a1[i]));
}
static void nanmedian_backward_self_inner_i32(char *const *p, sg_index n) {
    const int32_t *restrict a0 = (const int32_t *)p[0];
    const int32_t *restrict a1 = (const int32_t *)p[1];
    sg_bool *restrict r0 = (sg_bool *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = ((a0[i] == a1[i]) | (a1[i] != a1[i]));
}
static void nanmedian_backward_self_inner_i64(char *const *p, sg_index n) {
    const int64_t *restrict a0 = (const int64_t *)p[0];
    const int64_t *restrict a1 = (const int64_t *)p[1];
    sg_bool *restrict r0 = (sg_bool *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = ((a0[i] == a1[i]) | (a1[i] != a1[i]));
}
static const sg_loop nanmedian_backward_self_inner_loops[] = {
    {SG_f32, {SG_f32, SG_f32, SG_b8}, nanmedian_backward_self_inner_f32},
    {SG_f64, {SG_f64, SG_f64, SG_b8}, nanmedian_backward_self_inner_f64},
    {SG_u8, {SG_u8, SG_u8, SG_b8}, nanmedian_backward_self_inner_u8},
    {SG_i8, {SG_i8, SG_i8, SG_b8}, nanmedian_backward_self_inner_i8},
    {SG_i16, {SG_i16, SG_i16, SG_b8}, nanmedian_backward_self_inner_i16},
    {SG_i32, {SG_i32, SG_i32, SG_b8}, nanmedian_backward_self_inner_i32},
    {SG_i64, {SG_i64, SG_i64, SG_b8}, nanmedian_backward_self_inner_i64},
};

/* derivatives.yaml:2412  nanmedian: where(tied, grad / tied.sum(), 0) */
SG_CLONES static void nanmedian_backward_self_f32(char *const *p, sg_index n) {
    const float *restrict a0 = (const float *)p[0];
    const float *restrict a1 = (const float *)p[1];
    const float *restrict a2 = (const float *)p[2];
    const float *restrict a3 = (const float *)p[3];
    float *restrict r0 = (float *)p[4];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (((a0[i] == a1[i]) | (a1[i] != a1[i])) ? (a2[i] / a3[i]) : 0.0f);
}
SG_CLONES static void nanmedian_backward_self_f64(char *const *p, sg_index n) {
    const double *restrict a0 = (const double *)p[0];
    const double *restrict a1 = (const double *)p[1];
    const double *restrict a2 = (const double *)p[2];
    const double *restrict a3 = (const double *)p[3];
    double *restrict r0 = (double *)p[4];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (((a0[i] == a1[i]) | (a1[i] != a1[i])) ? (a2[i] / a3[i]) : 0.0);
}
static const sg_loop nanmedian_backward_self_loops[] = {
    {SG_f32, {SG_f32, SG_f32, SG_f32, SG_f32, SG_f32}, nanmedian_backward_self_f32},
    {SG_f64, {SG_f64, SG_f64, SG_f64, SG_f64, SG_f64}, nanmedian_backward_self_f64},
};

/* derivatives.yaml:2449  _median_of_rows: where(tied, (grad / tied.sum(-1)).unsqueeze(-1), 0) */
SG_CLONES static void _median_of_rows_backward_self_f32(char *const *p, sg_index n) {
    const float *restrict a0 = (const float *)p[0];
    const float *restrict a1 = (const float *)p[1];
    const float *restrict a2 = (const float *)p[2];
    float *restrict r0 = (float *)p[3];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (((a0[i] == a1[i]) | (a0[i] != a0[i])) ? a2[i] : 0.0f);
}
SG_CLONES static void _median_of_rows_backward_self_f64(char *const *p, sg_index n) {
    const double *restrict a0 = (const double *)p[0];
    const double *restrict a1 = (const double *)p[1];
    const double *restrict a2 = (const double *)p[2];
    double *restrict r0 = (double *)p[3];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (((a0[i] == a1[i]) | (a0[i] != a0[i])) ? a2[i] : 0.0);
}
static void _median_of_rows_backward_self_u8(char *const *p, sg_index n) {
    const uint8_t *restrict a0 = (const uint8_t *)p[0];
    const uint8_t *restrict a1 = (const uint8_t *)p[1];
    const uint8_t *restrict a2 = (const uint8_t *)p[2];
    uint8_t *restrict r0 = (uint8_t *)p[3];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (((a0[i] == a1[i]) | (a0[i] != a0[i])) ? a2[i] : 0);
}
static void _median_of_rows_backward_self_i8(char *const *p, sg_index n) {
    const int8_t *restrict a0 = (const int8_t *)p[0];
    const int8_t *restrict a1 = (const int8_t *)p[1];
    const int8_t *restrict a2 = (const int8_t *)p[2];
    int8_t *restrict r0 = (int8_t *)p[3];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (((a0[i] == a1[i]) | (a0[i] != a0[i])) ? a2[i] : 0);
}
static void _median_of_rows_backward_self_i16(char *const *p, sg_index n) {
    const int16_t *restrict a0 = (const int16_t *)p[0];
    const int16_t *restrict a1 = (const int16_t *)p[1];
    const int16_t *restrict a2 = (const int16_t *)p[2];
    int16_t *restrict r0 = (int16_t *)p[3];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (((a0[i] == a1[i]) | (a0[i] != a0[i])) ? a2[i] : 0);
}
static void _median_of_rows_backward_self_i32(char *const *p, sg_index n) {
    const int32_t *restrict a0 = (const int32_t *)p[0];
    const int32_t *restrict a1 = (const int32_t *)p[1];
    const int32_t *restrict a2 = (const int32_t *)p[2];
    int32_t *restrict r0 = (int32_t *)p[3];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (((a0[i] == a1[i]) | (a0[i] != a0[i])) ? a2[i] : 0);
}
static void _median_of_rows_backward_self_i64(char *const *p, sg_index n) {
    const int64_t *restrict a0 = (const int64_t *)p[0];
    const int64_t *restrict a1 = (const int64_t *)p[1];
    const int64_t *restrict a2 = (const int64_t *)p[2];
    int64_t *restrict r0 = (int64_t *)p[3];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (((a0[i] == a1[i]) | (a0[i] != a0[i])) ? a2[i] : 0);
}
static const sg_loop _median_of_rows_backward_self_loops[] = {
    {SG_f32, {SG_f32, SG_f32, SG_f32, SG_f32}, _median_of_rows_backward_self_f32},
    {SG_f64, {SG_f64, SG_f64, SG_f64, SG_f64}, _median_of_rows_backward_self_f64},
    {SG_u8, {SG_u8, SG_u8, SG_u8, SG_u8}, _median_of_rows_backward_self_u8},
    {SG_i8, {SG_i8, SG_i8, SG_i8, SG_i8}, _median_of_rows_backward_self_i8},
    {SG_i16, {SG_i16, SG_i16, SG_i16, SG_i16}, _median_of_rows_backward_self_i16},
    {SG_i32, {SG_i32, SG_i32, SG_i32, SG_i32}, _median_of_rows_backward_self_i32},
    {SG_i64, {SG_i64, SG_i64, SG_i64, SG_i64}, _median_of_rows_backward_self_i64},
};

/* derivatives.yaml:2465  _nanmedian_of_rows: where(tied, (grad / tied.sum(-1)).unsqueeze(-1), 0) */
SG_CLONES static void _nanmedian_of_rows_backward_self_f32(char *const *p, sg_index n) {
    const float *restrict a0 = (const float *)p[0];
    const float *restrict a1 = (const float *)p[1];
    const float *restrict a2 = (const float *)p[2];
    float *restrict r0 = (float *)p[3];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (((a0[i] == a1[i]) | (a1[i] != a1[i])) ? a2[i] : 0.0f);
}
SG_CLONES static void _nanmedian_of_rows_backward_self_f64(char *const *p, sg_index n) {
    const double *restrict a0 = (const double *)p[0];
    const double *restrict a1 = (const double *)p[1];
    const double *restrict a2 = (const double *)p[2];
    double *restrict r0 = (double *)p[3];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (((a0[i] == a1[i]) | (a1[i] != a1[i])) ? a2[i] : 0.0);
}
static void _nanmedian_of_rows_backward_self_u8(char *const *p, sg_index n) {
    const uint8_t *restrict a0 = (const uint8_t *)p[0];
    const uint8_t *restrict a1 = (const uint8_t *)p[1];
    const uint8_t *restrict a2 = (const uint8_t *)p[2];
    uint8_t *restrict r0 = (uint8_t *)p[3];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (((a0[i] == a1[i]) | (a1[i] != a1[i])) ? a2[i] : 0);
}
static void _nanmedian_of_rows_backward_self_i8(char *const *p, sg_index n) {
    const int8_t *restrict a0 = (const int8_t *)p[0];
    const int8_t *restrict a1 = (const int8_t *)p[1];
    const int8_t *restrict a2 = (const int8_t *)p[2];
    int8_t *restrict r0 = (int8_t *)p[3];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (((a0[i] == a1[i]) | (a1[i] != a1[i])) ? a2[i] : 0);
}
static void _nanmedian_of_rows_backward_self_i16(char *const *p, sg_index n) {
    const int16_t *restrict a0 = (const int16_t *)p[0];
    const int16_t *restrict a1 = (const int16_t *)p[1];
    const int16_t *restrict a2 = (const int16_t *)p[2];
    int16_t *restrict r0 = (int16_t *)p[3];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (((a0[i] == a1[i]) | (a1[i] != a1[i])) ? a2[i] : 0);
}
static void _nanmedian_of_rows_backward_self_i32(char *const *p, sg_index n) {
    const int32_t *restrict a0 = (const int32_t *)p[0];
    const int32_t *restrict a1 = (const int32_t *)p[1];
    const int32_t *restrict a2 = (const int32_t *)p[2];
    int32_t *restrict r0 = (int32_t *)p[3];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (((a0[i] == a1[i]) | (a1[i] != a1[i])) ? a2[i] : 0);
}
static void _nanmedian_of_rows_backward_self_i64(char *const *p, sg_index n) {
    const int64_t *restrict a0 = (const int64_t *)p[0];
    const int64_t *restrict a1 = (const int64_t *)p[1];
    const int64_t *restrict a2 = (const int64_t *)p[2];
    int64_t *restrict r0 = (int64_t *)p[3];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (((a0[i] == a1[i]) | (a1[i] != a1[i])) ? a2[i] : 0);
}
static const sg_loop _nanmedian_of_rows_backward_self_loops[] = {
    {SG_f32, {SG_f32, SG_f32, SG_f32, SG_f32}, _nanmedian_of_rows_backward_self_f32},
    {SG_f64, {SG_f64, SG_f64, SG_f64, SG_f64}, _nanmedian_of_rows_backward_self_f64},
    {SG_u8, {SG_u8, SG_u8, SG_u8, SG_u8}, _nanmedian_of_rows_backward_self_u8},
    {SG_i8, {SG_i8, SG_i8, SG_i8, SG_i8}, _nanmedian_of_rows_backward_self_i8},
    {SG_i16, {SG_i16, SG_i16, SG_i16, SG_i16}, _nanmedian_of_rows_backward_self_i16},
    {SG_i32, {SG_i32, SG_i32, SG_i32, SG_i32}, _nanmedian_of_rows_backward_self_i32},
    {SG_i64, {SG_i64, SG_i64, SG_i64, SG_i64}, _nanmedian_of_rows_backward_self_i64},
};

/* derivatives.yaml:2668  _softmax: result * (grad - (grad * result).sum(dim, True)) */
SG_CLONES static void _softmax_backward_self_f32(char *const *p, sg_index n) {
    const float *restrict a0 = (const float *)p[0];
    const float *restrict a1 = (const float *)p[1];
    float *restrict r0 = (float *)p[2];
    double s0_total = 0;
    for (sg_index b = 0; b < n; b += SG_SUM_BLOCK) {
        const sg_index end = n - b < SG_SUM_BLOCK ? n : b + SG_SUM_BLOCK;
        float part = 0;
        SG_SIMD_SUM(part)
        for (sg_index i = b; i < end; i++)
            part += (a1[i] * a0[i]);
        s0_total += part;
    }
    const float s0 = (float)s0_total;
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (a0[i] * (a1[i] - s0));
}
SG_CLONES static void _softmax_backward_self_f64(char *const *p, sg_index n) {
    const double *restrict a0 = (const double *)p[0];
    const double *restrict a1 = (const double *)p[1];
    double *restrict r0 = (double *)p[2];
    long double s0_total = 0;
    for (sg_index b = 0; b < n; b += SG_SUM_BLOCK) {
        const sg_index end = n - b < SG_SUM_BLOCK ? n : b + SG_SUM_BLOCK;
        double part = 0;
        SG_SIMD_SUM(part)
        for (sg_index i = b; i < end; i++)
            part += (a1[i] * a0[i]);
        s0_total += part;
    }
    const double s0 = (double)s0_total;
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (a0[i] * (a1[i] - s0));
}
static const sg_loop _softmax_backward_self_loops[] = {
    {SG_f32, {SG_f32, SG_f32, SG_f32}, _softmax_backward_self_f32},
    {SG_f64, {SG_f64, SG_f64, SG_f64}, _softmax_backward_self_f64},
};

/* derivatives.yaml:2708  _log_softmax: grad - exp(result) * grad.sum(dim, True) */
SG_CLONES static void _log_softmax_backward_self_f32(char *const *p, sg_index n) {
    const float *restrict a0 = (const float *)p[0];
    const float *restrict a1 = (const float *)p[1];
    float *restrict r0 = (float *)p[2];
    double s0_total = 0;
    for (sg_index b = 0; b < n; b += SG_SUM_BLOCK) {
        const sg_index end = n - b < SG_SUM_BLOCK ? n : b + SG_SUM_BLOCK;
        float part = 0;
        SG_SIMD_SUM(part)
        for (sg_index i = b; i < end; i++)
            part += a0[i];
        s0_total += part;
    }
    const float s0 = (float)s0_total;
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (a0[i] - (sg_exp_f32(a1[i]) * s0));
}
SG_CLONES static void _log_softmax_backward_self_f64(char *const *p, sg_index n) {
    const double *restrict a0 = (const double *)p[0];
    const double *restrict a1 = (const double *)p[1];
    double *restrict r0 = (double *)p[2];
    long double s0_total = 0;
    for (sg_index b = 0; b < n; b += SG_SUM_BLOCK) {
        const sg_index end = n - b < SG_SUM_BLOCK ? n : b + SG_SUM_BLOCK;
        double part = 0;
        SG_SIMD_SUM(part)
        for (sg_index i = b; i < end; i++)
            part += a0[i];
        s0_total += part;
    }
    const double s0 = (double)s0_total;
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (a0[i] - (sg_exp_f64(a1[i]) * s0));
}
static const sg_loop _log_softmax_backward_self_loops[] = {
    {SG_f32, {SG_f32, SG_f32, SG_f32}, _log_softmax_backward_self_f32},
    {SG_f64, {SG_f64, SG_f64, SG_f64}, _log_softmax_backward_self_f64},
};

/* derivatives.yaml:2709  _log_softmax: self_t - (exp(result) * self_t).sum(dim, True) */
SG_CLONES static void _log_softmax_tangent_self_f32(char *const *p, sg_index n) {
    const float *restrict a0 = (const float *)p[0];
    const float *restrict a1 = (const float *)p[1];
    float *restrict r0 = (float *)p[2];
    double s0_total = 0;
    for (sg_index b = 0; b < n; b += SG_SUM_BLOCK) {
        const sg_index end = n - b < SG_SUM_BLOCK ? n : b + SG_SUM_BLOCK;
        float part = 0;
        SG_SIMD_SUM(part)
        for (sg_index i = b; i < end; i++)
            part += (sg_exp_f32(a0[i]) * a1[i]);
        s0_total += part;
    }
    const float s0 = (float)s0_total;
    r0[0] = (-s0);
}
SG_CLONES static void _log_softmax_tangent_self_f64(char *const *p, sg_index n) {
    const double *restrict a0 = (const double *)p[0];
    const double *restrict a1 = (const double *)p[1];
    double *restrict r0 = (double *)p[2];
    long double s0_total = 0;
    for (sg_index b = 0; b < n; b += SG_SUM_BLOCK) {
        const sg_index end = n - b < SG_SUM_BLOCK ? n : b + SG_SUM_BLOCK;
        double part = 0;
        SG_SIMD_SUM(part)
        for (sg_index i = b; i < end; i++)
            part += (sg_exp_f64(a0[i]) * a1[i]);
        s0_total += part;
    }
    const double s0 = (double)s0_total;
    r0[0] = (-s0);
}
static const sg_loop _log_softmax_tangent_self_loops[] = {
    {SG_f32, {SG_f32, SG_f32, SG_f32}, _log_softmax_tangent_self_f32},
    {SG_f64, {SG_f64, SG_f64, SG_f64}, _log_softmax_tangent_self_f64},
};

const sg_kernel sg_kernels_reduction[] = {
    {"_softmax", 1, 1, SG_ROWS, 0, {SG_SAME, SG_SAME}, 0, 2, _softmax_loops},
    {"_log_softmax", 1, 1, SG_ROWS, 0, {SG_SAME, SG_SAME}, 0, 2, _log_softmax_loops},
    {"_row_sum", 1, 1, SG_REDUCE, '+', {SG_SAME, SG_SAME}, 0, 9, _row_sum_loops},
    {"_row_max", 1, 1, SG_REDUCE, '>', {SG_SAME, SG_SAME}, 0, 7, _row_max_loops},
    {"_row_min", 1, 1, SG_REDUCE, '<', {SG_SAME, SG_SAME}, 0, 7, _row_min_loops},
    {"_row_variance", 2, 1, SG_REDUCE, 0, {SG_SAME, SG_REAL_PART, SG_REAL_PART}, 2, 2, _row_variance_loops},
    {"_row_logsumexp", 1, 1, SG_REDUCE, 0, {SG_SAME, SG_SAME}, 0, 2, _row_logsumexp_loops},
    {"_row_sum_of_squares", 1, 1, SG_REDUCE, '+', {SG_SAME, SG_SAME}, 0, 2, _row_sum_of_squares_loops},
    {"mean_backward_self", 2, 1, SG_ELEMENTS, 0, {SG_SAME, SG_REAL_PART, SG_SAME}, 2, 4, mean_backward_self_loops},
    {"_prod_backward_self", 3, 1, SG_ELEMENTS, 0, {SG_SAME, SG_SAME, SG_SAME, SG_SAME}, 0, 10, _prod_backward_self_loops},
    {"_cumprod_backward_self_inner", 2, 1, SG_ELEMENTS, 0, {SG_SAME, SG_SAME, SG_SAME}, 0, 10, _cumprod_backward_self_inner_loops},
    {"_cumprod_backward_self_inner_2", 2, 1, SG_ELEMENTS, 0, {SG_SAME, SG_SAME, SG_SAME}, 0, 10, _cumprod_backward_self_inner_2_loops},
    {"_logsumexp_backward_self_inner", 1, 1, SG_ELEMENTS, 0, {SG_SAME, SG_SAME}, 0, 4, _logsumexp_backward_self_inner_loops},
    {"_logsumexp_backward_self", 3, 1, SG_ELEMENTS, 0, {SG_SAME, SG_SAME, SG_SAME, SG_SAME}, 0, 4, _logsumexp_backward_self_loops},
    {"_logsumexp_tangent_self", 3, 1, SG_ELEMENTS, 0, {SG_SAME, SG_SAME, SG_SAME, SG_SAME}, 0, 4, _logsumexp_tangent_self_loops},
    {"var_backward_self_inner", 2, 1, SG_ELEMENTS, 0, {SG_SAME, SG_SAME, SG_SAME}, 2, 4, var_backward_self_inner_loops},
    {"var_tangent_self_inner", 3, 1, SG_ELEMENTS, 0, {SG_SAME, SG_SAME, SG_SAME, SG_REAL_PART}, 0, 4, var_tangent_self_inner_loops},
    {"std_backward_self_inner", 3, 1, SG_ELEMENTS, 0, {SG_SAME, SG_SAME, SG_SAME, SG_SAME}, 4, 4, std_backward_self_inner_loops},
    {"_vector_norm_backward_self", 3, 1, SG_ELEMENTS, 0, {SG_SAME, SG_SAME, SG_SAME, SG_SAME}, 0, 4, _vector_norm_backward_self_loops},
    {"_vector_norm_backward_self_2", 2, 1, SG_ELEMENTS, 0, {SG_SAME, SG_SAME, SG_SAME}, 0, 4, _vector_norm_backward_self_2_loops},
    {"_vector_norm_backward_self_3", 2, 1, SG_ELEMENTS, 0, {SG_SAME, SG_SAME, SG_SAME}, 0, 4, _vector_norm_backward_self_3_loops},
    {"_vector_norm_backward_self_4", 5, 1, SG_ELEMENTS, 0, {SG_SAME, SG_SAME, SG_SAME, SG_SAME, SG_SAME, SG_SAME}, 0, 4, _vector_norm_backward_self_4_loops},
    {"_vector_norm_backward_self_5", 4, 1, SG_ELEMENTS, 0, {SG_SAME, SG_SAME, SG_SAME, SG_SAME, SG_SAME}, 0, 4, _vector_norm_backward_self_5_loops},
    {"_vector_norm_backward_self_6", 4, 1, SG_ELEMENTS, 0, {SG_SAME, SG_SAME, SG_SAME, SG_SAME, SG_SAME}, 0, 4, _vector_norm_backward_self_6_loops},
    {"_vector_norm_backward_self_7", 5, 1, SG_ELEMENTS, 0, {SG_SAME, SG_SAME, SG_SAME, SG_SAME, SG_SAME, SG_SAME}, 16, 4, _vector_norm_backward_self_7_loops},
    {"_magnitude_backward_self", 2, 1, SG_ELEMENTS, 0, {SG_SAME, SG_SAME, SG_SAME}, 0, 10, _magnitude_backward_self_loops},
    {"_magnitude_tangent_self", 2, 1, SG_ELEMENTS, 0, {SG_SAME, SG_SAME, SG_REAL_PART}, 0, 10, _magnitude_tangent_self_loops},
    {"amax_backward_self_inner_inner", 2, 1, SG_ELEMENTS, 0, {SG_SAME, SG_SAME, SG_BOOL}, 0, 8, amax_backward_self_inner_inner_loops},
    {"amax_backward_self", 3, 1, SG_ELEMENTS, 0, {SG_SAME, SG_SAME, SG_SAME, SG_SAME}, 0, 8, amax_backward_self_loops},
    {"median_backward_self_inner", 2, 1, SG_ELEMENTS, 0, {SG_SAME, SG_SAME, SG_BOOL}, 0, 7, median_backward_self_inner_loops},
    {"median_backward_self", 4, 1, SG_ELEMENTS, 0, {SG_SAME, SG_SAME, SG_SAME, SG_SAME, SG_SAME}, 0, 2, median_backward_self_loops},
    {"nanmedian_backward_self_inner", 2, 1, SG_ELEMENTS, 0, {SG_SAME, SG_SAME, SG_BOOL}, 0, 7, nanmedian_backward_self_inner_loops},
    {"nanmedian_backward_self", 4, 1, SG_ELEMENTS, 0, {SG_SAME, SG_SAME, SG_SAME, SG_SAME, SG_SAME}, 0, 2, nanmedian_backward_self_loops},
    {"_median_of_rows_backward_self", 3, 1, SG_ELEMENTS, 0, {SG_SAME, SG_SAME, SG_SAME, SG_SAME}, 0, 7, _median_of_rows_backward_self_loops},
    {"_nanmedian_of_rows_backward_self", 3, 1, SG_ELEMENTS, 0, {SG_SAME, SG_SAME, SG_SAME, SG_SAME}, 0, 7, _nanmedian_of_rows_backward_self_loops},
    {"_softmax_backward_self", 2, 1, SG_ROWS, 0, {SG_SAME, SG_SAME, SG_SAME}, 0, 2, _softmax_backward_self_loops},
    {"_log_softmax_backward_self", 2, 1, SG_ROWS, 0, {SG_SAME, SG_SAME, SG_SAME}, 0, 2, _log_softmax_backward_self_loops},
    {"_log_softmax_tangent_self", 2, 1, SG_REDUCE, 0, {SG_SAME, SG_SAME, SG_SAME}, 0, 2, _log_softmax_tangent_self_loops},
    {0}};
