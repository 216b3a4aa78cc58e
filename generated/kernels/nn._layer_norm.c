/* Generated from derivatives.yaml by `specgrad generate`; do not edit. */
/* Layers and losses of neural networks. */
#include "kernel.h"

/* derivatives.yaml:4111  _layer_norm: (self - row_sum(self) / row_count()) * rsqrt(row_sum(square(self - row_sum(self) / row_count())) / row_count() + eps) if weight is None else (self - row_sum(self) / row_count()) * rsqrt(row_sum(square(self - row_sum(self) / row_count())) / row_count() + eps) * weight if bias is None else (self - row_sum(self) / row_count()) * rsqrt(row_sum(square(self - row_sum(self) / row_count())) / row_count() + eps) * weight + bias */
SG_CLONES static void _layer_norm_f32(char *const *p, sg_index n) {
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
            part += sg_square_f32((a0[i] - (s1 / s0)));
        s2_total += part;
    }
    const float s2 = (float)s2_total;
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = ((a0[i] - (s1 / s0)) * sg_rsqrt_f32(((s2 / s0) + x1)));
}
SG_CLONES static void _layer_norm_f64(char *const *p, sg_index n) {
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
            part += sg_square_f64((a0[i] - (s1 / s0)));
        s2_total += part;
    }
    const double s2 = (double)s2_total;
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = ((a0[i] - (s1 / s0)) * sg_rsqrt_f64(((s2 / s0) + x1)));
}
static const sg_loop _layer_norm_loops[] = {
    {SG_f32, {SG_f32, SG_f32, SG_f32}, _layer_norm_f32},
    {SG_f64, {SG_f64, SG_f64, SG_f64}, _layer_norm_f64},
};

/* derivatives.yaml:4111  _layer_norm: (self - row_sum(self) / row_count()) * rsqrt(row_sum(square(self - row_sum(self) / row_count())) / row_count() + eps) if weight is None else (self - row_sum(self) / row_count()) * rsqrt(row_sum(square(self - row_sum(self) / row_count())) / row_count() + eps) * weight if bias is None else (self - row_sum(self) / row_count()) * rsqrt(row_sum(square(self - row_sum(self) / row_count())) / row_count() + eps) * weight + bias */
SG_CLONES static void _layer_norm_2_f32(char *const *p, sg_index n) {
    const float *restrict a0 = (const float *)p[0];
    const float x1 = *(const float *)p[1];
    const float *restrict a2 = (const float *)p[2];
    float *restrict r0 = (float *)p[3];
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
            part += sg_square_f32((a0[i] - (s1 / s0)));
        s2_total += part;
    }
    const float s2 = (float)s2_total;
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (((a0[i] - (s1 / s0)) * sg_rsqrt_f32(((s2 / s0) + x1))) * a2[i]);
}
SG_CLONES static void _layer_norm_2_f64(char *const *p, sg_index n) {
    const double *restrict a0 = (const double *)p[0];
    const double x1 = *(const double *)p[1];
    const double *restrict a2 = (const double *)p[2];
    double *restrict r0 = (double *)p[3];
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
            part += sg_square_f64((a0[i] - (s1 / s0)));
        s2_total += part;
    }
    const double s2 = (double)s2_total;
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (((a0[i] - (s1 / s0)) * sg_rsqrt_f64(((s2 / s0) + x1))) * a2[i]);
}
static const sg_loop _layer_norm_2_loops[] = {
    {SG_f32, {SG_f32, SG_f32, SG_f32, SG_f32}, _layer_norm_2_f32},
    {SG_f64, {SG_f64, SG_f64, SG_f64, SG_f64}, _layer_norm_2_f64},
};

/* derivatives.yaml:4111  _layer_norm: (self - row_sum(self) / row_count()) * rsqrt(row_sum(square(self - row_sum(self) / row_count())) / row_count() + eps) if weight is None else (self - row_sum(self) / row_count()) * rsqrt(row_sum(square(self - row_sum(self) / row_count())) / row_count() + eps) * weight if bias is None else (self - row_sum(self) / row_count()) * rsqrt(row_sum(square(self - row_sum(self) / row_count())) / row_count() + eps) * weight + bias */
SG_CLONES static void _layer_norm_3_f32(char *const *p, sg_index n) {
    const float *restrict a0 = (const float *)p[0];
    const float x1 = *(const float *)p[1];
    const float *restrict a2 = (const float *)p[2];
    const float *restrict a3 = (const float *)p[3];
    float *restrict r0 = (float *)p[4];
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
            part += sg_square_f32((a0[i] - (s1 / s0)));
        s2_total += part;
    }
    const float s2 = (float)s2_total;
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = ((((a0[i] - (s1 / s0)) * sg_rsqrt_f32(((s2 / s0) + x1))) * a2[i]) + a3[i]);
}
SG_CLONES static void _layer_norm_3_f64(char *const *p, sg_index n) {
    const double *restrict a0 = (const double *)p[0];
    const double x1 = *(const double *)p[1];
    const double *restrict a2 = (const double *)p[2];
    const double *restrict a3 = (const double *)p[3];
    double *restrict r0 = (double *)p[4];
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
            part += sg_square_f64((a0[i] - (s1 / s0)));
        s2_total += part;
    }
    const double s2 = (double)s2_total;
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = ((((a0[i] - (s1 / s0)) * sg_rsqrt_f64(((s2 / s0) + x1))) * a2[i]) + a3[i]);
}
static const sg_loop _layer_norm_3_loops[] = {
    {SG_f32, {SG_f32, SG_f32, SG_f32, SG_f32, SG_f32}, _layer_norm_3_f32},
    {SG_f64, {SG_f64, SG_f64, SG_f64, SG_f64, SG_f64}, _layer_norm_3_f64},
};

/* derivatives.yaml:4215  _smooth_l1: where(abs(self - target) < beta, 0.5 / beta * (self - target) * (self - target), abs(self - target) - 0.5 * beta) if beta > 0 else abs(self - target) */
SG_CLONES static void _smooth_l1_f32(char *const *p, sg_index n) {
    const float *restrict a0 = (const float *)p[0];
    const float *restrict a1 = (const float *)p[1];
    const float x2 = *(const float *)p[2];
    const float x3 = *(const float *)p[3];
    const float x4 = *(const float *)p[4];
    float *restrict r0 = (float *)p[5];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = ((sg_abs_f32((a0[i] - a1[i])) < x2) ? ((x3 * (a0[i] - a1[i])) * (a0[i] - a1[i])) : (sg_abs_f32((a0[i] - a1[i])) - x4));
}
SG_CLONES static void _smooth_l1_f64(char *const *p, sg_index n) {
    const double *restrict a0 = (const double *)p[0];
    const double *restrict a1 = (const double *)p[1];
    const double x2 = *(const double *)p[2];
    const double x3 = *(const double *)p[3];
    const double x4 = *(const double *)p[4];
    double *restrict r0 = (double *)p[5];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = ((sg_abs_f64((a0[i] - a1[i])) < x2) ? ((x3 * (a0[i] - a1[i])) * (a0[i] - a1[i])) : (sg_abs_f64((a0[i] - a1[i])) - x4));
}
static const sg_loop _smooth_l1_loops[] = {
    {SG_f32, {SG_f32, SG_f32, SG_f32, SG_f32, SG_f32, SG_f32}, _smooth_l1_f32},
    {SG_f64, {SG_f64, SG_f64, SG_f64, SG_f64, SG_f64, SG_f64}, _smooth_l1_f64},
};

/* derivatives.yaml:4215  _smooth_l1: where(abs(self - target) < beta, 0.5 / beta * (self - target) * (self - target), abs(self - target) - 0.5 * beta) if beta > 0 else abs(self - target) */
SG_CLONES static void _smooth_l1_2_f32(char *const *p, sg_index n) {
    const float *restrict a0 = (const float *)p[0];
    const float *restrict a1 = (const float *)p[1];
    float *restrict r0 = (float *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_abs_f32((a0[i] - a1[i]));
}
SG_CLONES static void _smooth_l1_2_f64(char *const *p, sg_index n) {
    const double *restrict a0 = (const double *)p[0];
    const double *restrict a1 = (const double *)p[1];
    double *restrict r0 = (double *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_abs_f64((a0[i] - a1[i]));
}
static const sg_loop _smooth_l1_2_loops[] = {
    {SG_f32, {SG_f32, SG_f32, SG_f32}, _smooth_l1_2_f32},
    {SG_f64, {SG_f64, SG_f64, SG_f64}, _smooth_l1_2_f64},
};

/* derivatives.yaml:4249  _binary_cross_entropy: (target - 1) * maximum(log1p(-self), -100) - target * maximum(log(self), -100) */
SG_CLONES static void _binary_cross_entropy_f32(char *const *p, sg_index n) {
    const float *restrict a0 = (const float *)p[0];
    const float *restrict a1 = (const float *)p[1];
    float *restrict r0 = (float *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (((a0[i] - 1.0f) * sg_maximum_f32(sg_log1p_f32((-a1[i])), (-100.0f))) - (a0[i] * sg_maximum_f32(sg_log_f32(a1[i]), (-100.0f))));
}
SG_CLONES static void _binary_cross_entropy_f64(char *const *p, sg_index n) {
    const double *restrict a0 = (const double *)p[0];
    const double *restrict a1 = (const double *)p[1];
    double *restrict r0 = (double *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (((a0[i] - 1.0) * sg_maximum_f64(sg_log1p_f64((-a1[i])), (-100.0))) - (a0[i] * sg_maximum_f64(sg_log_f64(a1[i]), (-100.0))));
}
static const sg_loop _binary_cross_entropy_loops[] = {
    {SG_f32, {SG_f32, SG_f32, SG_f32}, _binary_cross_entropy_f32},
    {SG_f64, {SG_f64, SG_f64, SG_f64}, _binary_cross_entropy_f64},
};

/* derivatives.yaml:4121  _layer_norm: scale * (grad - grad.sum(dim, True) / n - unit * (grad * unit).sum(dim, True) / n) if weight is None else scale * (grad * weight - (grad * weight).sum(dim, True) / n - unit * (grad * weight * unit).sum(dim, True) / n) */
SG_CLONES static void _layer_norm_backward_self_f32(char *const *p, sg_index n) {
    const float *restrict a0 = (const float *)p[0];
    const float x1 = *(const float *)p[1];
    const float x2 = *(const float *)p[2];
    const float *restrict a3 = (const float *)p[3];
    float *restrict r0 = (float *)p[4];
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
    double s1_total = 0;
    for (sg_index b = 0; b < n; b += SG_SUM_BLOCK) {
        const sg_index end = n - b < SG_SUM_BLOCK ? n : b + SG_SUM_BLOCK;
        float part = 0;
        SG_SIMD_SUM(part)
        for (sg_index i = b; i < end; i++)
            part += ((a0[i] - (s0 / x1)) * (a0[i] - (s0 / x1)));
        s1_total += part;
    }
    const float s1 = (float)s1_total;
    double s2_total = 0;
    for (sg_index b = 0; b < n; b += SG_SUM_BLOCK) {
        const sg_index end = n - b < SG_SUM_BLOCK ? n : b + SG_SUM_BLOCK;
        float part = 0;
        SG_SIMD_SUM(part)
        for (sg_index i = b; i < end; i++)
            part += (a3[i] * ((a0[i] - (s0 / x1)) * sg_rsqrt_f32(((s1 / x1) + x2))));
        s2_total += part;
    }
    const float s2 = (float)s2_total;
    double s3_total = 0;
    for (sg_index b = 0; b < n; b += SG_SUM_BLOCK) {
        const sg_index end = n - b < SG_SUM_BLOCK ? n : b + SG_SUM_BLOCK;
        float part = 0;
        SG_SIMD_SUM(part)
        for (sg_index i = b; i < end; i++)
            part += a3[i];
        s3_total += part;
    }
    const float s3 = (float)s3_total;
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (sg_rsqrt_f32(((s1 / x1) + x2)) * ((a3[i] - (s3 / x1)) - ((((a0[i] - (s0 / x1)) * sg_rsqrt_f32(((s1 / x1) + x2))) * s2) / x1)));
}
SG_CLONES static void _layer_norm_backward_self_f64(char *const *p, sg_index n) {
    const double *restrict a0 = (const double *)p[0];
    const double x1 = *(const double *)p[1];
    const double x2 = *(const double *)p[2];
    const double *restrict a3 = (const double *)p[3];
    double *restrict r0 = (double *)p[4];
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
    long double s1_total = 0;
    for (sg_index b = 0; b < n; b += SG_SUM_BLOCK) {
        const sg_index end = n - b < SG_SUM_BLOCK ? n : b + SG_SUM_BLOCK;
        double part = 0;
        SG_SIMD_SUM(part)
        for (sg_index i = b; i < end; i++)
            part += ((a0[i] - (s0 / x1)) * (a0[i] - (s0 / x1)));
        s1_total += part;
    }
    const double s1 = (double)s1_total;
    long double s2_total = 0;
    for (sg_index b = 0; b < n; b += SG_SUM_BLOCK) {
        const sg_index end = n - b < SG_SUM_BLOCK ? n : b + SG_SUM_BLOCK;
        double part = 0;
        SG_SIMD_SUM(part)
        for (sg_index i = b; i < end; i++)
            part += (a3[i] * ((a0[i] - (s0 / x1)) * sg_rsqrt_f64(((s1 / x1) + x2))));
        s2_total += part;
    }
    const double s2 = (double)s2_total;
    long double s3_total = 0;
    for (sg_index b = 0; b < n; b += SG_SUM_BLOCK) {
        const sg_index end = n - b < SG_SUM_BLOCK ? n : b + SG_SUM_BLOCK;
        double part = 0;
        SG_SIMD_SUM(part)
        for (sg_index i = b; i < end; i++)
            part += a3[i];
        s3_total += part;
    }
    const double s3 = (double)s3_total;
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (sg_rsqrt_f64(((s1 / x1) + x2)) * ((a3[i] - (s3 / x1)) - ((((a0[i] - (s0 / x1)) * sg_rsqrt_f64(((s1 / x1) + x2))) * s2) / x1)));
}
static const sg_loop _layer_norm_backward_self_loops[] = {
    {SG_f32, {SG_f32, SG_f32, SG_f32, SG_f32, SG_f32}, _layer_norm_backward_self_f32},
    {SG_f64, {SG_f64, SG_f64, SG_f64, SG_f64, SG_f64}, _layer_norm_backward_self_f64},
};

/* derivatives.yaml:4121  _layer_norm: scale * (grad - grad.sum(dim, True) / n - unit * (grad * unit).sum(dim, True) / n) if weight is None else scale * (grad * weight - (grad * weight).sum(dim, True) / n - unit * (grad * weight * unit).sum(dim, True) / n) */
SG_CLONES static void _layer_norm_backward_self_2_f32(char *const *p, sg_index n) {
    const float *restrict a0 = (const float *)p[0];
    const float x1 = *(const float *)p[1];
    const float x2 = *(const float *)p[2];
    const float *restrict a3 = (const float *)p[3];
    const float *restrict a4 = (const float *)p[4];
    float *restrict r0 = (float *)p[5];
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
    double s1_total = 0;
    for (sg_index b = 0; b < n; b += SG_SUM_BLOCK) {
        const sg_index end = n - b < SG_SUM_BLOCK ? n : b + SG_SUM_BLOCK;
        float part = 0;
        SG_SIMD_SUM(part)
        for (sg_index i = b; i < end; i++)
            part += ((a0[i] - (s0 / x1)) * (a0[i] - (s0 / x1)));
        s1_total += part;
    }
    const float s1 = (float)s1_total;
    double s2_total = 0;
    for (sg_index b = 0; b < n; b += SG_SUM_BLOCK) {
        const sg_index end = n - b < SG_SUM_BLOCK ? n : b + SG_SUM_BLOCK;
        float part = 0;
        SG_SIMD_SUM(part)
        for (sg_index i = b; i < end; i++)
            part += ((a3[i] * a4[i]) * ((a0[i] - (s0 / x1)) * sg_rsqrt_f32(((s1 / x1) + x2))));
        s2_total += part;
    }
    const float s2 = (float)s2_total;
    double s3_total = 0;
    for (sg_index b = 0; b < n; b += SG_SUM_BLOCK) {
        const sg_index end = n - b < SG_SUM_BLOCK ? n : b + SG_SUM_BLOCK;
        float part = 0;
        SG_SIMD_SUM(part)
        for (sg_index i = b; i < end; i++)
            part += r0[i] = (a3[i] * a4[i]);
        s3_total += part;
    }
    const float s3 = (float)s3_total;
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (sg_rsqrt_f32(((s1 / x1) + x2)) * ((r0[i] - (s3 / x1)) - ((((a0[i] - (s0 / x1)) * sg_rsqrt_f32(((s1 / x1) + x2))) * s2) / x1)));
}
SG_CLONES static void _layer_norm_backward_self_2_f64(char *const *p, sg_index n) {
    const double *restrict a0 = (const double *)p[0];
    const double x1 = *(const double *)p[1];
    const double x2 = *(const double *)p[2];
    const double *restrict a3 = (const double *)p[3];
    const double *restrict a4 = (const double *)p[4];
    double *restrict r0 = (double *)p[5];
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
    long double s1_total = 0;
    for (sg_index b = 0; b < n; b += SG_SUM_BLOCK) {
        const sg_index end = n - b < SG_SUM_BLOCK ? n : b + SG_SUM_BLOCK;
        double part = 0;
        SG_SIMD_SUM(part)
        for (sg_index i = b; i < end; i++)
            part += ((a0[i] - (s0 / x1)) * (a0[i] - (s0 / x1)));
        s1_total += part;
    }
    const double s1 = (double)s1_total;
    long double s2_total = 0;
    for (sg_index b = 0; b < n; b += SG_SUM_BLOCK) {
        const sg_index end = n - b < SG_SUM_BLOCK ? n : b + SG_SUM_BLOCK;
        double part = 0;
        SG_SIMD_SUM(part)
        for (sg_index i = b; i < end; i++)
            part += ((a3[i] * a4[i]) * ((a0[i] - (s0 / x1)) * sg_rsqrt_f64(((s1 / x1) + x2))));
        s2_total += part;
    }
    const double s2 = (double)s2_total;
    long double s3_total = 0;
    for (sg_index b = 0; b < n; b += SG_SUM_BLOCK) {
        const sg_index end = n - b < SG_SUM_BLOCK ? n : b + SG_SUM_BLOCK;
        double part = 0;
        SG_SIMD_SUM(part)
        for (sg_index i = b; i < end; i++)
            part += r0[i] = (a3[i] * a4[i]);
        s3_total += part;
    }
    const double s3 = (double)s3_total;
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (sg_rsqrt_f64(((s1 / x1) + x2)) * ((r0[i] - (s3 / x1)) - ((((a0[i] - (s0 / x1)) * sg_rsqrt_f64(((s1 / x1) + x2))) * s2) / x1)));
}
static const sg_loop _layer_norm_backward_self_2_loops[] = {
    {SG_f32, {SG_f32, SG_f32, SG_f32, SG_f32, SG_f32, SG_f32}, _layer_norm_backward_self_2_f32},
    {SG_f64, {SG_f64, SG_f64, SG_f64, SG_f64, SG_f64, SG_f64}, _layer_norm_backward_self_2_f64},
};

/* derivatives.yaml:4123  _layer_norm: (grad * unit)._sum_to_size(weight.shape) */
SG_CLONES static void _layer_norm_backward_weight_f32(char *const *p, sg_index n) {
    const float *restrict a0 = (const float *)p[0];
    const float *restrict a1 = (const float *)p[1];
    const float x2 = *(const float *)p[2];
    const float x3 = *(const float *)p[3];
    float *restrict r0 = (float *)p[4];
    double s0_total = 0;
    for (sg_index b = 0; b < n; b += SG_SUM_BLOCK) {
        const sg_index end = n - b < SG_SUM_BLOCK ? n : b + SG_SUM_BLOCK;
        float part = 0;
        SG_SIMD_SUM(part)
        for (sg_index i = b; i < end; i++)
            part += a1[i];
        s0_total += part;
    }
    const float s0 = (float)s0_total;
    double s1_total = 0;
    for (sg_index b = 0; b < n; b += SG_SUM_BLOCK) {
        const sg_index end = n - b < SG_SUM_BLOCK ? n : b + SG_SUM_BLOCK;
        float part = 0;
        SG_SIMD_SUM(part)
        for (sg_index i = b; i < end; i++)
            part += ((a1[i] - (s0 / x2)) * (a1[i] - (s0 / x2)));
        s1_total += part;
    }
    const float s1 = (float)s1_total;
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (a0[i] * ((a1[i] - (s0 / x2)) * sg_rsqrt_f32(((s1 / x2) + x3))));
}
SG_CLONES static void _layer_norm_backward_weight_f64(char *const *p, sg_index n) {
    const double *restrict a0 = (const double *)p[0];
    const double *restrict a1 = (const double *)p[1];
    const double x2 = *(const double *)p[2];
    const double x3 = *(const double *)p[3];
    double *restrict r0 = (double *)p[4];
    long double s0_total = 0;
    for (sg_index b = 0; b < n; b += SG_SUM_BLOCK) {
        const sg_index end = n - b < SG_SUM_BLOCK ? n : b + SG_SUM_BLOCK;
        double part = 0;
        SG_SIMD_SUM(part)
        for (sg_index i = b; i < end; i++)
            part += a1[i];
        s0_total += part;
    }
    const double s0 = (double)s0_total;
    long double s1_total = 0;
    for (sg_index b = 0; b < n; b += SG_SUM_BLOCK) {
        const sg_index end = n - b < SG_SUM_BLOCK ? n : b + SG_SUM_BLOCK;
        double part = 0;
        SG_SIMD_SUM(part)
        for (sg_index i = b; i < end; i++)
            part += ((a1[i] - (s0 / x2)) * (a1[i] - (s0 / x2)));
        s1_total += part;
    }
    const double s1 = (double)s1_total;
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (a0[i] * ((a1[i] - (s0 / x2)) * sg_rsqrt_f64(((s1 / x2) + x3))));
}
static const sg_loop _layer_norm_backward_weight_loops[] = {
    {SG_f32, {SG_f32, SG_f32, SG_f32, SG_f32, SG_f32}, _layer_norm_backward_weight_f32},
    {SG_f64, {SG_f64, SG_f64, SG_f64, SG_f64, SG_f64}, _layer_norm_backward_weight_f64},
};

/* derivatives.yaml:4164  _mse_loss: grad * ((self - target) * (2 / self.numel() if reduction == 'mean' else 2.0)) */
SG_CLONES static void _mse_loss_backward_self_f32(char *const *p, sg_index n) {
    const float *restrict a0 = (const float *)p[0];
    const float *restrict a1 = (const float *)p[1];
    const float *restrict a2 = (const float *)p[2];
    const float x3 = *(const float *)p[3];
    float *restrict r0 = (float *)p[4];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (a0[i] * ((a1[i] - a2[i]) * x3));
}
SG_CLONES static void _mse_loss_backward_self_f64(char *const *p, sg_index n) {
    const double *restrict a0 = (const double *)p[0];
    const double *restrict a1 = (const double *)p[1];
    const double *restrict a2 = (const double *)p[2];
    const double x3 = *(const double *)p[3];
    double *restrict r0 = (double *)p[4];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (a0[i] * ((a1[i] - a2[i]) * x3));
}
static const sg_loop _mse_loss_backward_self_loops[] = {
    {SG_f32, {SG_f32, SG_f32, SG_f32, SG_f32, SG_f32}, _mse_loss_backward_self_f32},
    {SG_f64, {SG_f64, SG_f64, SG_f64, SG_f64, SG_f64}, _mse_loss_backward_self_f64},
};

/* derivatives.yaml:4167  _mse_loss: ((self_t - target_t) * (self_p - target_p)).sum() * (2 / self_p.numel() if reduction == 'mean' else 2.0) */
SG_CLONES static void _mse_loss_tangent_self_target_inner_f32(char *const *p, sg_index n) {
    const float *restrict a0 = (const float *)p[0];
    const float *restrict a1 = (const float *)p[1];
    const float *restrict a2 = (const float *)p[2];
    const float *restrict a3 = (const float *)p[3];
    float *restrict r0 = (float *)p[4];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = ((a0[i] - a1[i]) * (a2[i] - a3[i]));
}
SG_CLONES static void _mse_loss_tangent_self_target_inner_f64(char *const *p, sg_index n) {
    const double *restrict a0 = (const double *)p[0];
    const double *restrict a1 = (const double *)p[1];
    const double *restrict a2 = (const double *)p[2];
    const double *restrict a3 = (const double *)p[3];
    double *restrict r0 = (double *)p[4];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = ((a0[i] - a1[i]) * (a2[i] - a3[i]));
}
static const sg_loop _mse_loss_tangent_self_target_inner_loops[] = {
    {SG_f32, {SG_f32, SG_f32, SG_f32, SG_f32, SG_f32}, _mse_loss_tangent_self_target_inner_f32},
    {SG_f64, {SG_f64, SG_f64, SG_f64, SG_f64, SG_f64}, _mse_loss_tangent_self_target_inner_f64},
};

/* derivatives.yaml:4219  _smooth_l1: grad * where((self - target).abs() < beta, (self - target) / beta, (self - target).sgn()) if beta > 0 else grad * (self - target).sgn() */
SG_CLONES static void _smooth_l1_backward_self_f32(char *const *p, sg_index n) {
    const float *restrict a0 = (const float *)p[0];
    const float *restrict a1 = (const float *)p[1];
    const float *restrict a2 = (const float *)p[2];
    const float x3 = *(const float *)p[3];
    float *restrict r0 = (float *)p[4];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (a0[i] * ((sg_abs_f32((a1[i] - a2[i])) < x3) ? ((a1[i] - a2[i]) / x3) : sg_sgn_f32((a1[i] - a2[i]))));
}
SG_CLONES static void _smooth_l1_backward_self_f64(char *const *p, sg_index n) {
    const double *restrict a0 = (const double *)p[0];
    const double *restrict a1 = (const double *)p[1];
    const double *restrict a2 = (const double *)p[2];
    const double x3 = *(const double *)p[3];
    double *restrict r0 = (double *)p[4];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (a0[i] * ((sg_abs_f64((a1[i] - a2[i])) < x3) ? ((a1[i] - a2[i]) / x3) : sg_sgn_f64((a1[i] - a2[i]))));
}
static const sg_loop _smooth_l1_backward_self_loops[] = {
    {SG_f32, {SG_f32, SG_f32, SG_f32, SG_f32, SG_f32}, _smooth_l1_backward_self_f32},
    {SG_f64, {SG_f64, SG_f64, SG_f64, SG_f64, SG_f64}, _smooth_l1_backward_self_f64},
};

/* derivatives.yaml:4219  _smooth_l1: grad * where((self - target).abs() < beta, (self - target) / beta, (self - target).sgn()) if beta > 0 else grad * (self - target).sgn() */
SG_CLONES static void _smooth_l1_backward_self_2_f32(char *const *p, sg_index n) {
    const float *restrict a0 = (const float *)p[0];
    const float *restrict a1 = (const float *)p[1];
    const float *restrict a2 = (const float *)p[2];
    float *restrict r0 = (float *)p[3];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (a0[i] * sg_sgn_f32((a1[i] - a2[i])));
}
SG_CLONES static void _smooth_l1_backward_self_2_f64(char *const *p, sg_index n) {
    const double *restrict a0 = (const double *)p[0];
    const double *restrict a1 = (const double *)p[1];
    const double *restrict a2 = (const double *)p[2];
    double *restrict r0 = (double *)p[3];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (a0[i] * sg_sgn_f64((a1[i] - a2[i])));
}
static const sg_loop _smooth_l1_backward_self_2_loops[] = {
    {SG_f32, {SG_f32, SG_f32, SG_f32, SG_f32}, _smooth_l1_backward_self_2_f32},
    {SG_f64, {SG_f64, SG_f64, SG_f64, SG_f64}, _smooth_l1_backward_self_2_f64},
};

/* derivatives.yaml:4221  _smooth_l1: grad * where((self - target).abs() < beta, (target - self) / beta, (target - self).sgn()) if beta > 0 else grad * (target - self).sgn() */
SG_CLONES static void _smooth_l1_backward_target_f32(char *const *p, sg_index n) {
    const float *restrict a0 = (const float *)p[0];
    const float *restrict a1 = (const float *)p[1];
    const float *restrict a2 = (const float *)p[2];
    const float x3 = *(const float *)p[3];
    float *restrict r0 = (float *)p[4];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (a0[i] * ((sg_abs_f32((a1[i] - a2[i])) < x3) ? ((a2[i] - a1[i]) / x3) : sg_sgn_f32((a2[i] - a1[i]))));
}
SG_CLONES static void _smooth_l1_backward_target_f64(char *const *p, sg_index n) {
    const double *restrict a0 = (const double *)p[0];
    const double *restrict a1 = (const double *)p[1];
    const double *restrict a2 = (const double *)p[2];
    const double x3 = *(const double *)p[3];
    double *restrict r0 = (double *)p[4];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (a0[i] * ((sg_abs_f64((a1[i] - a2[i])) < x3) ? ((a2[i] - a1[i]) / x3) : sg_sgn_f64((a2[i] - a1[i]))));
}
static const sg_loop _smooth_l1_backward_target_loops[] = {
    {SG_f32, {SG_f32, SG_f32, SG_f32, SG_f32, SG_f32}, _smooth_l1_backward_target_f32},
    {SG_f64, {SG_f64, SG_f64, SG_f64, SG_f64, SG_f64}, _smooth_l1_backward_target_f64},
};

/* derivatives.yaml:4251  _binary_cross_entropy: grad * (self - target) / maximum((1 - self) * self, 1e-12) */
SG_CLONES static void _binary_cross_entropy_backward_self_f32(char *const *p, sg_index n) {
    const float *restrict a0 = (const float *)p[0];
    const float *restrict a1 = (const float *)p[1];
    const float *restrict a2 = (const float *)p[2];
    float *restrict r0 = (float *)p[3];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = ((a0[i] * (a1[i] - a2[i])) / sg_maximum_f32(((1.0f - a1[i]) * a1[i]), 1e-12f));
}
SG_CLONES static void _binary_cross_entropy_backward_self_f64(char *const *p, sg_index n) {
    const double *restrict a0 = (const double *)p[0];
    const double *restrict a1 = (const double *)p[1];
    const double *restrict a2 = (const double *)p[2];
    double *restrict r0 = (double *)p[3];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = ((a0[i] * (a1[i] - a2[i])) / sg_maximum_f64(((1.0 - a1[i]) * a1[i]), 1e-12));
}
static const sg_loop _binary_cross_entropy_backward_self_loops[] = {
    {SG_f32, {SG_f32, SG_f32, SG_f32, SG_f32}, _binary_cross_entropy_backward_self_f32},
    {SG_f64, {SG_f64, SG_f64, SG_f64, SG_f64}, _binary_cross_entropy_backward_self_f64},
};

/* derivatives.yaml:4253  _binary_cross_entropy: grad * (where(self == 1, -100, (-where(self == 1, 0, self)).log1p()) - where(tiny, -100, where(tiny, inf, self).log())) */
SG_CLONES static void _binary_cross_entropy_backward_target_f32(char *const *p, sg_index n) {
    const float *restrict a0 = (const float *)p[0];
    const float *restrict a1 = (const float *)p[1];
    float *restrict r0 = (float *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (a0[i] * (((a1[i] == 1.0f) ? (-100.0f) : sg_log1p_f32((-((a1[i] == 1.0f) ? 0.0f : a1[i])))) - ((sg_abs_f32(a1[i]) < 3.720075976020836e-44f) ? (-100.0f) : sg_log_f32(((sg_abs_f32(a1[i]) < 3.720075976020836e-44f) ? SG_INF : a1[i])))));
}
SG_CLONES static void _binary_cross_entropy_backward_target_f64(char *const *p, sg_index n) {
    const double *restrict a0 = (const double *)p[0];
    const double *restrict a1 = (const double *)p[1];
    double *restrict r0 = (double *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (a0[i] * (((a1[i] == 1.0) ? (-100.0) : sg_log1p_f64((-((a1[i] == 1.0) ? 0.0 : a1[i])))) - ((sg_abs_f64(a1[i]) < 3.720075976020836e-44) ? (-100.0) : sg_log_f64(((sg_abs_f64(a1[i]) < 3.720075976020836e-44) ? SG_INF : a1[i])))));
}
static const sg_loop _binary_cross_entropy_backward_target_loops[] = {
    {SG_f32, {SG_f32, SG_f32, SG_f32}, _binary_cross_entropy_backward_target_f32},
    {SG_f64, {SG_f64, SG_f64, SG_f64}, _binary_cross_entropy_backward_target_f64},
};

/* derivatives.yaml:4251  _binary_cross_entropy: grad * (self - target) / maximum((1 - self) * self, 1e-12); grad * (where(self == 1, -100, (-where(self == 1, 0, self)).log1p()) - where(tiny, -100, where(tiny, inf, self).log())) */
SG_CLONES static void _binary_cross_entropy_backward_f32(char *const *p, sg_index n) {
    const float *restrict a0 = (const float *)p[0];
    const float *restrict a1 = (const float *)p[1];
    const float *restrict a2 = (const float *)p[2];
    float *restrict r0 = (float *)p[3];
    float *restrict r1 = (float *)p[4];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++) {
        r0[i] = ((a0[i] * (a1[i] - a2[i])) / sg_maximum_f32(((1.0f - a1[i]) * a1[i]), 1e-12f));
        r1[i] = (a0[i] * (((a1[i] == 1.0f) ? (-100.0f) : sg_log1p_f32((-((a1[i] == 1.0f) ? 0.0f : a1[i])))) - ((sg_abs_f32(a1[i]) < 3.720075976020836e-44f) ? (-100.0f) : sg_log_f32(((sg_abs_f32(a1[i]) < 3.720075976020836e-44f) ? SG_INF : a1[i])))));
    }
}
SG_CLONES static void _binary_cross_entropy_backward_f64(char *const *p, sg_index n) {
    const double *restrict a0 = (const double *)p[0];
    const double *restrict a1 = (const double *)p[1];
    const double *restrict a2 = (const double *)p[2];
    double *restrict r0 = (double *)p[3];
    double *restrict r1 = (double *)p[4];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++) {
        r0[i] = ((a0[i] * (a1[i] - a2[i])) / sg_maximum_f64(((1.0 - a1[i]) * a1[i]), 1e-12));
        r1[i] = (a0[i] * (((a1[i] == 1.0) ? (-100.0) : sg_log1p_f64((-((a1[i] == 1.0) ? 0.0 : a1[i])))) - ((sg_abs_f64(a1[i]) < 3.720075976020836e-44) ? (-100.0) : sg_log_f64(((sg_abs_f64(a1[i]) < 3.720075976020836e-44) ? SG_INF : a1[i])))));
    }
}
static const sg_loop _binary_cross_entropy_backward_loops[] = {
    {SG_f32, {SG_f32, SG_f32, SG_f32, SG_f32, SG_f32}, _binary_cross_entropy_backward_f32},
    {SG_f64, {SG_f64, SG_f64, SG_f64, SG_f64, SG_f64}, _binary_cross_entropy_backward_f64},
};

const sg_kernel sg_kernels_nn[] = {
    {"_layer_norm", 2, 1, SG_ROWS, 0, {SG_SAME, SG_REAL_PART, SG_SAME}, 2, 2, _layer_norm_loops},
    {"_layer_norm_2", 3, 1, SG_ROWS, 0, {SG_SAME, SG_REAL_PART, SG_SAME, SG_SAME}, 2, 2, _layer_norm_2_loops},
    {"_layer_norm_3", 4, 1, SG_ROWS, 0, {SG_SAME, SG_REAL_PART, SG_SAME, SG_SAME, SG_SAME}, 2, 2, _layer_norm_3_loops},
    {"_smooth_l1", 5, 1, SG_ELEMENTS, 0, {SG_SAME, SG_SAME, SG_REAL_PART, SG_REAL_PART, SG_REAL_PART, SG_SAME}, 28, 2, _smooth_l1_loops},
    {"_smooth_l1_2", 2, 1, SG_ELEMENTS, 0, {SG_SAME, SG_SAME, SG_REAL_PART}, 0, 2, _smooth_l1_2_loops},
    {"_binary_cross_entropy", 2, 1, SG_ELEMENTS, 0, {SG_SAME, SG_SAME, SG_SAME}, 0, 2, _binary_cross_entropy_loops},
    {"_layer_norm_backward_self", 4, 1, SG_ROWS, 0, {SG_SAME, SG_REAL_PART, SG_REAL_PART, SG_SAME, SG_SAME}, 6, 2, _layer_norm_backward_self_loops},
    {"_layer_norm_backward_self_2", 5, 1, SG_ROWS, 0, {SG_SAME, SG_REAL_PART, SG_REAL_PART, SG_SAME, SG_SAME, SG_SAME}, 6, 2, _layer_norm_backward_self_2_loops},
    {"_layer_norm_backward_weight", 4, 1, SG_ROWS, 0, {SG_SAME, SG_SAME, SG_REAL_PART, SG_REAL_PART, SG_SAME}, 12, 2, _layer_norm_backward_weight_loops},
    {"_mse_loss_backward_self", 4, 1, SG_ELEMENTS, 0, {SG_SAME, SG_SAME, SG_SAME, SG_REAL_PART, SG_SAME}, 8, 2, _mse_loss_backward_self_loops},
    {"_mse_loss_tangent_self_target_inner", 4, 1, SG_ELEMENTS, 0, {SG_SAME, SG_SAME, SG_SAME, SG_SAME, SG_SAME}, 0, 2, _mse_loss_tangent_self_target_inner_loops},
    {"_smooth_l1_backward_self", 4, 1, SG_ELEMENTS, 0, {SG_SAME, SG_SAME, SG_SAME, SG_REAL_PART, SG_SAME}, 8, 2, _smooth_l1_backward_self_loops},
    {"_smooth_l1_backward_self_2", 3, 1, SG_ELEMENTS, 0, {SG_SAME, SG_SAME, SG_SAME, SG_SAME}, 0, 2, _smooth_l1_backward_self_2_loops},
    {"_smooth_l1_backward_target", 4, 1, SG_ELEMENTS, 0, {SG_SAME, SG_SAME, SG_SAME, SG_REAL_PART, SG_SAME}, 8, 2, _smooth_l1_backward_target_loops},
    {"_binary_cross_entropy_backward_self", 3, 1, SG_ELEMENTS, 0, {SG_SAME, SG_SAME, SG_SAME, SG_SAME}, 0, 2, _binary_cross_entropy_backward_self_loops},
    {"_binary_cross_entropy_backward_target", 2, 1, SG_ELEMENTS, 0, {SG_SAME, SG_SAME, SG_SAME}, 0, 2, _binary_cross_entropy_backward_target_loops},
    {"_binary_cross_entropy_backward", 3, 2, SG_ELEMENTS, 0, {SG_SAME, SG_SAME, SG_SAME, SG_SAME, SG_SAME}, 0, 2, _binary_cross_entropy_backward_loops},
    {0}};
