/* Generated from derivatives.yaml by `specgrad generate`; do not edit. */
#include "kernel.h"

/* _layer_norm: (self - row_sum(self) / row_count()) * rsqrt(row_sum(square(self - row_sum(self) / row_count())) / row_count() + eps) if weight is None else (self - row_sum(self) / row_count()) * rsqrt(row_sum(square(self - row_sum(self) / row_count())) / row_count() + eps) * weight if bias is None else (self - row_sum(self) / row_count()) * rsqrt(row_sum(square(self - row_sum(self) / row_count())) / row_count() + eps) * weight + bias */
SG_TWO_CLONES static void _layer_norm_f32(char *const *p, sg_index n) {
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
        SG_SHORT_SUM(part, b, end, sg_square_f32((a0[i] - s2)))
        s3_total += part;
    }
    const float s3 = (float)s3_total;
    const float s4 = sg_rsqrt_f32(((s3 / s0) + x1));
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = ((a0[i] - s2) * s4);
}
SG_TWO_CLONES static void _layer_norm_f64(char *const *p, sg_index n) {
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
        SG_SHORT_SUM(part, b, end, sg_square_f64((a0[i] - s2)))
        s3_total += part;
    }
    const double s3 = (double)s3_total;
    const double s4 = sg_rsqrt_f64(((s3 / s0) + x1));
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = ((a0[i] - s2) * s4);
}
static const sg_loop _layer_norm_loops[] = {
    {SG_f32, {SG_f32, SG_f32, SG_f32}, _layer_norm_f32},
    {SG_f64, {SG_f64, SG_f64, SG_f64}, _layer_norm_f64},
};

/* _layer_norm: (self - row_sum(self) / row_count()) * rsqrt(row_sum(square(self - row_sum(self) / row_count())) / row_count() + eps) if weight is None else (self - row_sum(self) / row_count()) * rsqrt(row_sum(square(self - row_sum(self) / row_count())) / row_count() + eps) * weight if bias is None else (self - row_sum(self) / row_count()) * rsqrt(row_sum(square(self - row_sum(self) / row_count())) / row_count() + eps) * weight + bias */
SG_TWO_CLONES static void _layer_norm_2_f32(char *const *p, sg_index n) {
    const float *restrict a0 = (const float *)p[0];
    const float x1 = *(const float *)p[1];
    const float *restrict a2 = (const float *)p[2];
    float *restrict r0 = (float *)p[3];
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
        SG_SHORT_SUM(part, b, end, sg_square_f32((a0[i] - s2)))
        s3_total += part;
    }
    const float s3 = (float)s3_total;
    const float s4 = sg_rsqrt_f32(((s3 / s0) + x1));
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (((a0[i] - s2) * s4) * a2[i]);
}
SG_TWO_CLONES static void _layer_norm_2_f64(char *const *p, sg_index n) {
    const double *restrict a0 = (const double *)p[0];
    const double x1 = *(const double *)p[1];
    const double *restrict a2 = (const double *)p[2];
    double *restrict r0 = (double *)p[3];
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
        SG_SHORT_SUM(part, b, end, sg_square_f64((a0[i] - s2)))
        s3_total += part;
    }
    const double s3 = (double)s3_total;
    const double s4 = sg_rsqrt_f64(((s3 / s0) + x1));
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (((a0[i] - s2) * s4) * a2[i]);
}
static const sg_loop _layer_norm_2_loops[] = {
    {SG_f32, {SG_f32, SG_f32, SG_f32, SG_f32}, _layer_norm_2_f32},
    {SG_f64, {SG_f64, SG_f64, SG_f64, SG_f64}, _layer_norm_2_f64},
};

/* _layer_norm: (self - row_sum(self) / row_count()) * rsqrt(row_sum(square(self - row_sum(self) / row_count())) / row_count() + eps) if weight is None else (self - row_sum(self) / row_count()) * rsqrt(row_sum(square(self - row_sum(self) / row_count())) / row_count() + eps) * weight if bias is None else (self - row_sum(self) / row_count()) * rsqrt(row_sum(square(self - row_sum(self) / row_count())) / row_count() + eps) * weight + bias */
SG_TWO_CLONES static void _layer_norm_3_f32(char *const *p, sg_index n) {
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
        SG_SHORT_SUM(part, b, end, a0[i])
        s1_total += part;
    }
    const float s1 = (float)s1_total;
    const float s2 = (s1 / s0);
    double s3_total = 0;
    for (sg_index b = 0; b < n; b += SG_SUM_BLOCK) {
        const sg_index end = n - b < SG_SUM_BLOCK ? n : b + SG_SUM_BLOCK;
        float part = 0;
        SG_SHORT_SUM(part, b, end, sg_square_f32((a0[i] - s2)))
        s3_total += part;
    }
    const float s3 = (float)s3_total;
    const float s4 = sg_rsqrt_f32(((s3 / s0) + x1));
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = ((((a0[i] - s2) * s4) * a2[i]) + a3[i]);
}
SG_TWO_CLONES static void _layer_norm_3_f64(char *const *p, sg_index n) {
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
        SG_SHORT_SUM(part, b, end, a0[i])
        s1_total += part;
    }
    const double s1 = (double)s1_total;
    const double s2 = (s1 / s0);
    long double s3_total = 0;
    for (sg_index b = 0; b < n; b += SG_SUM_BLOCK) {
        const sg_index end = n - b < SG_SUM_BLOCK ? n : b + SG_SUM_BLOCK;
        double part = 0;
        SG_SHORT_SUM(part, b, end, sg_square_f64((a0[i] - s2)))
        s3_total += part;
    }
    const double s3 = (double)s3_total;
    const double s4 = sg_rsqrt_f64(((s3 / s0) + x1));
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = ((((a0[i] - s2) * s4) * a2[i]) + a3[i]);
}
static const sg_loop _layer_norm_3_loops[] = {
    {SG_f32, {SG_f32, SG_f32, SG_f32, SG_f32, SG_f32}, _layer_norm_3_f32},
    {SG_f64, {SG_f64, SG_f64, SG_f64, SG_f64, SG_f64}, _layer_norm_3_f64},
};

/* _layer_norm: scale * (grad - grad.sum(dim, True) / n - centred * (scale * (scale * ((grad * centred).sum(dim, True) / n)))) if weight is None else scale * (grad * weight - (grad * weight).sum(dim, True) / n - centred * (scale * (scale * ((grad * weight * centred).sum(dim, True) / n)))) */
SG_TWO_CLONES static void _layer_norm_backward_self_f32(char *const *p, sg_index n) {
    const float *restrict a0 = (const float *)p[0];
    const float x1 = *(const float *)p[1];
    const float x2 = *(const float *)p[2];
    const float *restrict a3 = (const float *)p[3];
    float *restrict r0 = (float *)p[4];
    double s0_total = 0;
    for (sg_index b = 0; b < n; b += SG_SUM_BLOCK) {
        const sg_index end = n - b < SG_SUM_BLOCK ? n : b + SG_SUM_BLOCK;
        float part = 0;
        SG_SHORT_SUM(part, b, end, a0[i])
        s0_total += part;
    }
    const float s0 = (float)s0_total;
    const float s1 = (s0 / x1);
    double s2_total = 0;
    for (sg_index b = 0; b < n; b += SG_SUM_BLOCK) {
        const sg_index end = n - b < SG_SUM_BLOCK ? n : b + SG_SUM_BLOCK;
        float part = 0;
        SG_SHORT_SUM(part, b, end, (a3[i] * (a0[i] - s1)))
        s2_total += part;
    }
    const float s2 = (float)s2_total;
    double s3_total = 0;
    for (sg_index b = 0; b < n; b += SG_SUM_BLOCK) {
        const sg_index end = n - b < SG_SUM_BLOCK ? n : b + SG_SUM_BLOCK;
        float part = 0;
        SG_SHORT_SUM(part, b, end, ((a0[i] - s1) * (a0[i] - s1)))
        s3_total += part;
    }
    const float s3 = (float)s3_total;
    double s4_total = 0;
    for (sg_index b = 0; b < n; b += SG_SUM_BLOCK) {
        const sg_index end = n - b < SG_SUM_BLOCK ? n : b + SG_SUM_BLOCK;
        float part = 0;
        SG_SHORT_SUM(part, b, end, a3[i])
        s4_total += part;
    }
    const float s4 = (float)s4_total;
    const float s5 = sg_rsqrt_f32(((s3 / x1) + x2));
    const float s6 = (s4 / x1);
    const float s7 = (s5 * (s5 * (s2 / x1)));
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (s5 * ((a3[i] - s6) - ((a0[i] - s1) * s7)));
}
SG_TWO_CLONES static void _layer_norm_backward_self_f64(char *const *p, sg_index n) {
    const double *restrict a0 = (const double *)p[0];
    const double x1 = *(const double *)p[1];
    const double x2 = *(const double *)p[2];
    const double *restrict a3 = (const double *)p[3];
    double *restrict r0 = (double *)p[4];
    long double s0_total = 0;
    for (sg_index b = 0; b < n; b += SG_SUM_BLOCK) {
        const sg_index end = n - b < SG_SUM_BLOCK ? n : b + SG_SUM_BLOCK;
        double part = 0;
        SG_SHORT_SUM(part, b, end, a0[i])
        s0_total += part;
    }
    const double s0 = (double)s0_total;
    const double s1 = (s0 / x1);
    long double s2_total = 0;
    for (sg_index b = 0; b < n; b += SG_SUM_BLOCK) {
        const sg_index end = n - b < SG_SUM_BLOCK ? n : b + SG_SUM_BLOCK;
        double part = 0;
        SG_SHORT_SUM(part, b, end, (a3[i] * (a0[i] - s1)))
        s2_total += part;
    }
    const double s2 = (double)s2_total;
    long double s3_total = 0;
    for (sg_index b = 0; b < n; b += SG_SUM_BLOCK) {
        const sg_index end = n - b < SG_SUM_BLOCK ? n : b + SG_SUM_BLOCK;
        double part = 0;
        SG_SHORT_SUM(part, b, end, ((a0[i] - s1) * (a0[i] - s1)))
        s3_total += part;
    }
    const double s3 = (double)s3_total;
    long double s4_total = 0;
    for (sg_index b = 0; b < n; b += SG_SUM_BLOCK) {
        const sg_index end = n - b < SG_SUM_BLOCK ? n : b + SG_SUM_BLOCK;
        double part = 0;
        SG_SHORT_SUM(part, b, end, a3[i])
        s4_total += part;
    }
    const double s4 = (double)s4_total;
    const double s5 = sg_rsqrt_f64(((s3 / x1) + x2));
    const double s6 = (s4 / x1);
    const double s7 = (s5 * (s5 * (s2 / x1)));
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (s5 * ((a3[i] - s6) - ((a0[i] - s1) * s7)));
}
static const sg_loop _layer_norm_backward_self_loops[] = {
    {SG_f32, {SG_f32, SG_f32, SG_f32, SG_f32, SG_f32}, _layer_norm_backward_self_f32},
    {SG_f64, {SG_f64, SG_f64, SG_f64, SG_f64, SG_f64}, _layer_norm_backward_self_f64},
};

/* _layer_norm: scale * (grad - grad.sum(dim, True) / n - centred * (scale * (scale * ((grad * centred).sum(dim, True) / n)))) if weight is None else scale * (grad * weight - (grad * weight).sum(dim, True) / n - centred * (scale * (scale * ((grad * weight * centred).sum(dim, True) / n)))) */
SG_TWO_CLONES static void _layer_norm_backward_self_2_f32(char *const *p, sg_index n) {
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
        SG_SHORT_SUM(part, b, end, a0[i])
        s0_total += part;
    }
    const float s0 = (float)s0_total;
    const float s1 = (s0 / x1);
    double s2_total = 0;
    for (sg_index b = 0; b < n; b += SG_SUM_BLOCK) {
        const sg_index end = n - b < SG_SUM_BLOCK ? n : b + SG_SUM_BLOCK;
        float part = 0;
        SG_SHORT_SUM(part, b, end, ((a3[i] * a4[i]) * (a0[i] - s1)))
        s2_total += part;
    }
    const float s2 = (float)s2_total;
    double s3_total = 0;
    for (sg_index b = 0; b < n; b += SG_SUM_BLOCK) {
        const sg_index end = n - b < SG_SUM_BLOCK ? n : b + SG_SUM_BLOCK;
        float part = 0;
        SG_SHORT_SUM(part, b, end, ((a0[i] - s1) * (a0[i] - s1)))
        s3_total += part;
    }
    const float s3 = (float)s3_total;
    double s4_total = 0;
    for (sg_index b = 0; b < n; b += SG_SUM_BLOCK) {
        const sg_index end = n - b < SG_SUM_BLOCK ? n : b + SG_SUM_BLOCK;
        float part = 0;
        SG_SHORT_SUM(part, b, end, (r0[i] = (a3[i] * a4[i])))
        s4_total += part;
    }
    const float s4 = (float)s4_total;
    const float s5 = sg_rsqrt_f32(((s3 / x1) + x2));
    const float s6 = (s4 / x1);
    const float s7 = (s5 * (s5 * (s2 / x1)));
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (s5 * ((r0[i] - s6) - ((a0[i] - s1) * s7)));
}
SG_TWO_CLONES static void _layer_norm_backward_self_2_f64(char *const *p, sg_index n) {
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
        SG_SHORT_SUM(part, b, end, a0[i])
        s0_total += part;
    }
    const double s0 = (double)s0_total;
    const double s1 = (s0 / x1);
    long double s2_total = 0;
    for (sg_index b = 0; b < n; b += SG_SUM_BLOCK) {
        const sg_index end = n - b < SG_SUM_BLOCK ? n : b + SG_SUM_BLOCK;
        double part = 0;
        SG_SHORT_SUM(part, b, end, ((a3[i] * a4[i]) * (a0[i] - s1)))
        s2_total += part;
    }
    const double s2 = (double)s2_total;
    long double s3_total = 0;
    for (sg_index b = 0; b < n; b += SG_SUM_BLOCK) {
        const sg_index end = n - b < SG_SUM_BLOCK ? n : b + SG_SUM_BLOCK;
        double part = 0;
        SG_SHORT_SUM(part, b, end, ((a0[i] - s1) * (a0[i] - s1)))
        s3_total += part;
    }
    const double s3 = (double)s3_total;
    long double s4_total = 0;
    for (sg_index b = 0; b < n; b += SG_SUM_BLOCK) {
        const sg_index end = n - b < SG_SUM_BLOCK ? n : b + SG_SUM_BLOCK;
        double part = 0;
        SG_SHORT_SUM(part, b, end, (r0[i] = (a3[i] * a4[i])))
        s4_total += part;
    }
    const double s4 = (double)s4_total;
    const double s5 = sg_rsqrt_f64(((s3 / x1) + x2));
    const double s6 = (s4 / x1);
    const double s7 = (s5 * (s5 * (s2 / x1)));
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (s5 * ((r0[i] - s6) - ((a0[i] - s1) * s7)));
}
static const sg_loop _layer_norm_backward_self_2_loops[] = {
    {SG_f32, {SG_f32, SG_f32, SG_f32, SG_f32, SG_f32, SG_f32}, _layer_norm_backward_self_2_f32},
    {SG_f64, {SG_f64, SG_f64, SG_f64, SG_f64, SG_f64, SG_f64}, _layer_norm_backward_self_2_f64},
};

/* _layer_norm: (grad * unit)._sum_to_size(weight.shape) */
SG_TWO_CLONES static void _layer_norm_backward_weight_f32(char *const *p, sg_index n) {
    const float *restrict a0 = (const float *)p[0];
    const float *restrict a1 = (const float *)p[1];
    const float x2 = *(const float *)p[2];
    const float x3 = *(const float *)p[3];
    float *restrict r0 = (float *)p[4];
    double s0_total = 0;
    for (sg_index b = 0; b < n; b += SG_SUM_BLOCK) {
        const sg_index end = n - b < SG_SUM_BLOCK ? n : b + SG_SUM_BLOCK;
        float part = 0;
        SG_SHORT_SUM(part, b, end, a1[i])
        s0_total += part;
    }
    const float s0 = (float)s0_total;
    const float s1 = (s0 / x2);
    double s2_total = 0;
    for (sg_index b = 0; b < n; b += SG_SUM_BLOCK) {
        const sg_index end = n - b < SG_SUM_BLOCK ? n : b + SG_SUM_BLOCK;
        float part = 0;
        SG_SHORT_SUM(part, b, end, ((a1[i] - s1) * (a1[i] - s1)))
        s2_total += part;
    }
    const float s2 = (float)s2_total;
    const float s3 = sg_rsqrt_f32(((s2 / x2) + x3));
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (a0[i] * ((a1[i] - s1) * s3));
}
SG_TWO_CLONES static void _layer_norm_backward_weight_f64(char *const *p, sg_index n) {
    const double *restrict a0 = (const double *)p[0];
    const double *restrict a1 = (const double *)p[1];
    const double x2 = *(const double *)p[2];
    const double x3 = *(const double *)p[3];
    double *restrict r0 = (double *)p[4];
    long double s0_total = 0;
    for (sg_index b = 0; b < n; b += SG_SUM_BLOCK) {
        const sg_index end = n - b < SG_SUM_BLOCK ? n : b + SG_SUM_BLOCK;
        double part = 0;
        SG_SHORT_SUM(part, b, end, a1[i])
        s0_total += part;
    }
    const double s0 = (double)s0_total;
    const double s1 = (s0 / x2);
    long double s2_total = 0;
    for (sg_index b = 0; b < n; b += SG_SUM_BLOCK) {
        const sg_index end = n - b < SG_SUM_BLOCK ? n : b + SG_SUM_BLOCK;
        double part = 0;
        SG_SHORT_SUM(part, b, end, ((a1[i] - s1) * (a1[i] - s1)))
        s2_total += part;
    }
    const double s2 = (double)s2_total;
    const double s3 = sg_rsqrt_f64(((s2 / x2) + x3));
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (a0[i] * ((a1[i] - s1) * s3));
}
static const sg_loop _layer_norm_backward_weight_loops[] = {
    {SG_f32, {SG_f32, SG_f32, SG_f32, SG_f32, SG_f32}, _layer_norm_backward_weight_f32},
    {SG_f64, {SG_f64, SG_f64, SG_f64, SG_f64, SG_f64}, _layer_norm_backward_weight_f64},
};

const sg_kernel sg_kernels__layer_norm[] = {
    {"_layer_norm", 2, 1, SG_ROWS, 0, {SG_SAME, SG_REAL_PART, SG_SAME}, 2, 2, _layer_norm_loops},
    {"_layer_norm_2", 3, 1, SG_ROWS, 0, {SG_SAME, SG_REAL_PART, SG_SAME, SG_SAME}, 2, 2, _layer_norm_2_loops},
    {"_layer_norm_3", 4, 1, SG_ROWS, 0, {SG_SAME, SG_REAL_PART, SG_SAME, SG_SAME, SG_SAME}, 2, 2, _layer_norm_3_loops},
    {"_layer_norm_backward_self", 4, 1, SG_ROWS, 0, {SG_SAME, SG_REAL_PART, SG_REAL_PART, SG_SAME, SG_SAME}, 6, 2, _layer_norm_backward_self_loops},
    {"_layer_norm_backward_self_2", 5, 1, SG_ROWS, 0, {SG_SAME, SG_REAL_PART, SG_REAL_PART, SG_SAME, SG_SAME, SG_SAME}, 6, 2, _layer_norm_backward_self_2_loops},
    {"_layer_norm_backward_weight", 4, 1, SG_ROWS, 0, {SG_SAME, SG_SAME, SG_REAL_PART, SG_REAL_PART, SG_SAME}, 12, 2, _layer_norm_backward_weight_loops},
    {0}};
