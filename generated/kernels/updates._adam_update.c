/* Generated from derivatives.yaml by `specgrad generate`; do not edit. */
#include "kernel.h"

/* _adam_update: new_mean: mean + ((slope + decay * self if decay != 0 else slope) - mean) * fresh; new_square: left_square * square + fresh_square * (slope + decay * self if decay != 0 else slope) * (slope + decay * self if decay != 0 else slope); new_self: self * keep - step * new_mean / (sqrt(new_square) + eps) */
SG_LARGE static void _adam_update_f32(char *const *p, sg_index n) {
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
SG_LARGE static void _adam_update_f64(char *const *p, sg_index n) {
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

/* _adam_update: new_mean: mean + ((slope + decay * self if decay != 0 else slope) - mean) * fresh; new_square: left_square * square + fresh_square * (slope + decay * self if decay != 0 else slope) * (slope + decay * self if decay != 0 else slope); new_self: self * keep - step * new_mean / (sqrt(new_square) + eps) */
SG_LARGE static void _adam_update_2_f32(char *const *p, sg_index n) {
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
        const float v2 = ((a3[i] * x8) - ((x9 * (a0[i] + (((a1[i] + (x2 * a3[i])) - a0[i]) * x4))) / (sg_sqrt_f32(((x5 * a6[i]) + ((x7 * (a1[i] + (x2 * a3[i]))) * a1[i]))) + x10)));
        r0[i] = v0;
        r1[i] = v1;
        r2[i] = v2;
    }
}
SG_LARGE static void _adam_update_2_f64(char *const *p, sg_index n) {
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
        const double v2 = ((a3[i] * x8) - ((x9 * (a0[i] + (((a1[i] + (x2 * a3[i])) - a0[i]) * x4))) / (sg_sqrt_f64(((x5 * a6[i]) + ((x7 * (a1[i] + (x2 * a3[i]))) * a1[i]))) + x10)));
        r0[i] = v0;
        r1[i] = v1;
        r2[i] = v2;
    }
}
static const sg_loop _adam_update_2_loops[] = {
    {SG_f32, {SG_f32, SG_f32, SG_f32, SG_f32, SG_f32, SG_f32, SG_f32, SG_f32, SG_f32, SG_f32, SG_f32, SG_f32, SG_f32, SG_f32}, _adam_update_2_f32},
    {SG_f64, {SG_f64, SG_f64, SG_f64, SG_f64, SG_f64, SG_f64, SG_f64, SG_f64, SG_f64, SG_f64, SG_f64, SG_f64, SG_f64, SG_f64}, _adam_update_2_f64},
};

/* _adam_update: new_mean: mean + ((slope + decay * self if decay != 0 else slope) - mean) * fresh; new_square: left_square * square + fresh_square * (slope + decay * self if decay != 0 else slope) * (slope + decay * self if decay != 0 else slope); new_self: self * keep - step * new_mean / (sqrt(new_square) + eps) */
SG_LARGE static void _adam_update_3_f32(char *const *p, sg_index n) {
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
        const float v1 = ((x5 * a6[i]) + ((x7 * (a1[i] + (x2 * a3[i]))) * a1[i]));
        const float v2 = ((a3[i] * x8) - ((x9 * (a0[i] + (((a1[i] + (x2 * a3[i])) - a0[i]) * x4))) / (sg_sqrt_f32(((x5 * a6[i]) + ((x7 * a1[i]) * (a1[i] + (x2 * a3[i]))))) + x10)));
        r0[i] = v0;
        r1[i] = v1;
        r2[i] = v2;
    }
}
SG_LARGE static void _adam_update_3_f64(char *const *p, sg_index n) {
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
        const double v1 = ((x5 * a6[i]) + ((x7 * (a1[i] + (x2 * a3[i]))) * a1[i]));
        const double v2 = ((a3[i] * x8) - ((x9 * (a0[i] + (((a1[i] + (x2 * a3[i])) - a0[i]) * x4))) / (sg_sqrt_f64(((x5 * a6[i]) + ((x7 * a1[i]) * (a1[i] + (x2 * a3[i]))))) + x10)));
        r0[i] = v0;
        r1[i] = v1;
        r2[i] = v2;
    }
}
static const sg_loop _adam_update_3_loops[] = {
    {SG_f32, {SG_f32, SG_f32, SG_f32, SG_f32, SG_f32, SG_f32, SG_f32, SG_f32, SG_f32, SG_f32, SG_f32, SG_f32, SG_f32, SG_f32}, _adam_update_3_f32},
    {SG_f64, {SG_f64, SG_f64, SG_f64, SG_f64, SG_f64, SG_f64, SG_f64, SG_f64, SG_f64, SG_f64, SG_f64, SG_f64, SG_f64, SG_f64}, _adam_update_3_f64},
};

/* _adam_update: new_mean: mean + ((slope + decay * self if decay != 0 else slope) - mean) * fresh; new_square: left_square * square + fresh_square * (slope + decay * self if decay != 0 else slope) * (slope + decay * self if decay != 0 else slope); new_self: self * keep - step * new_mean / (sqrt(new_square) + eps) */
SG_LARGE static void _adam_update_4_f32(char *const *p, sg_index n) {
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
        const float v1 = ((x5 * a6[i]) + ((x7 * (a1[i] + (x2 * a3[i]))) * a1[i]));
        const float v2 = ((a3[i] * x8) - ((x9 * (a0[i] + (((a1[i] + (x2 * a3[i])) - a0[i]) * x4))) / (sg_sqrt_f32(((x5 * a6[i]) + ((x7 * a1[i]) * a1[i]))) + x10)));
        r0[i] = v0;
        r1[i] = v1;
        r2[i] = v2;
    }
}
SG_LARGE static void _adam_update_4_f64(char *const *p, sg_index n) {
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
        const double v1 = ((x5 * a6[i]) + ((x7 * (a1[i] + (x2 * a3[i]))) * a1[i]));
        const double v2 = ((a3[i] * x8) - ((x9 * (a0[i] + (((a1[i] + (x2 * a3[i])) - a0[i]) * x4))) / (sg_sqrt_f64(((x5 * a6[i]) + ((x7 * a1[i]) * a1[i]))) + x10)));
        r0[i] = v0;
        r1[i] = v1;
        r2[i] = v2;
    }
}
static const sg_loop _adam_update_4_loops[] = {
    {SG_f32, {SG_f32, SG_f32, SG_f32, SG_f32, SG_f32, SG_f32, SG_f32, SG_f32, SG_f32, SG_f32, SG_f32, SG_f32, SG_f32, SG_f32}, _adam_update_4_f32},
    {SG_f64, {SG_f64, SG_f64, SG_f64, SG_f64, SG_f64, SG_f64, SG_f64, SG_f64, SG_f64, SG_f64, SG_f64, SG_f64, SG_f64, SG_f64}, _adam_update_4_f64},
};

/* _adam_update: new_mean: mean + ((slope + decay * self if decay != 0 else slope) - mean) * fresh; new_square: left_square * square + fresh_square * (slope + decay * self if decay != 0 else slope) * (slope + decay * self if decay != 0 else slope); new_self: self * keep - step * new_mean / (sqrt(new_square) + eps) */
SG_LARGE static void _adam_update_5_f32(char *const *p, sg_index n) {
    const float *a0 = (const float *)p[0];
    const float *a1 = (const float *)p[1];
    const float x2 = *(const float *)p[2];
    const float x3 = *(const float *)p[3];
    const float *a4 = (const float *)p[4];
    const float x5 = *(const float *)p[5];
    const float x6 = *(const float *)p[6];
    const float *a7 = (const float *)p[7];
    const float x8 = *(const float *)p[8];
    const float x9 = *(const float *)p[9];
    const float x10 = *(const float *)p[10];
    float *r0 = (float *)p[11];
    float *r1 = (float *)p[12];
    float *r2 = (float *)p[13];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++) {
        const float v0 = (a0[i] + ((a1[i] - a0[i]) * x2));
        const float v1 = ((x3 * a4[i]) + ((x5 * a1[i]) * (a1[i] + (x6 * a7[i]))));
        const float v2 = ((a7[i] * x8) - ((x9 * (a0[i] + ((a1[i] - a0[i]) * x2))) / (sg_sqrt_f32(((x3 * a4[i]) + ((x5 * (a1[i] + (x6 * a7[i]))) * (a1[i] + (x6 * a7[i]))))) + x10)));
        r0[i] = v0;
        r1[i] = v1;
        r2[i] = v2;
    }
}
SG_LARGE static void _adam_update_5_f64(char *const *p, sg_index n) {
    const double *a0 = (const double *)p[0];
    const double *a1 = (const double *)p[1];
    const double x2 = *(const double *)p[2];
    const double x3 = *(const double *)p[3];
    const double *a4 = (const double *)p[4];
    const double x5 = *(const double *)p[5];
    const double x6 = *(const double *)p[6];
    const double *a7 = (const double *)p[7];
    const double x8 = *(const double *)p[8];
    const double x9 = *(const double *)p[9];
    const double x10 = *(const double *)p[10];
    double *r0 = (double *)p[11];
    double *r1 = (double *)p[12];
    double *r2 = (double *)p[13];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++) {
        const double v0 = (a0[i] + ((a1[i] - a0[i]) * x2));
        const double v1 = ((x3 * a4[i]) + ((x5 * a1[i]) * (a1[i] + (x6 * a7[i]))));
        const double v2 = ((a7[i] * x8) - ((x9 * (a0[i] + ((a1[i] - a0[i]) * x2))) / (sg_sqrt_f64(((x3 * a4[i]) + ((x5 * (a1[i] + (x6 * a7[i]))) * (a1[i] + (x6 * a7[i]))))) + x10)));
        r0[i] = v0;
        r1[i] = v1;
        r2[i] = v2;
    }
}
static const sg_loop _adam_update_5_loops[] = {
    {SG_f32, {SG_f32, SG_f32, SG_f32, SG_f32, SG_f32, SG_f32, SG_f32, SG_f32, SG_f32, SG_f32, SG_f32, SG_f32, SG_f32, SG_f32}, _adam_update_5_f32},
    {SG_f64, {SG_f64, SG_f64, SG_f64, SG_f64, SG_f64, SG_f64, SG_f64, SG_f64, SG_f64, SG_f64, SG_f64, SG_f64, SG_f64, SG_f64}, _adam_update_5_f64},
};

/* _adam_update: new_mean: mean + ((slope + decay * self if decay != 0 else slope) - mean) * fresh; new_square: left_square * square + fresh_square * (slope + decay * self if decay != 0 else slope) * (slope + decay * self if decay != 0 else slope); new_self: self * keep - step * new_mean / (sqrt(new_square) + eps) */
SG_LARGE static void _adam_update_6_f32(char *const *p, sg_index n) {
    const float *a0 = (const float *)p[0];
    const float *a1 = (const float *)p[1];
    const float x2 = *(const float *)p[2];
    const float x3 = *(const float *)p[3];
    const float *a4 = (const float *)p[4];
    const float x5 = *(const float *)p[5];
    const float x6 = *(const float *)p[6];
    const float *a7 = (const float *)p[7];
    const float x8 = *(const float *)p[8];
    const float x9 = *(const float *)p[9];
    const float x10 = *(const float *)p[10];
    float *r0 = (float *)p[11];
    float *r1 = (float *)p[12];
    float *r2 = (float *)p[13];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++) {
        const float v0 = (a0[i] + ((a1[i] - a0[i]) * x2));
        const float v1 = ((x3 * a4[i]) + ((x5 * a1[i]) * (a1[i] + (x6 * a7[i]))));
        const float v2 = ((a7[i] * x8) - ((x9 * (a0[i] + ((a1[i] - a0[i]) * x2))) / (sg_sqrt_f32(((x3 * a4[i]) + ((x5 * (a1[i] + (x6 * a7[i]))) * a1[i]))) + x10)));
        r0[i] = v0;
        r1[i] = v1;
        r2[i] = v2;
    }
}
SG_LARGE static void _adam_update_6_f64(char *const *p, sg_index n) {
    const double *a0 = (const double *)p[0];
    const double *a1 = (const double *)p[1];
    const double x2 = *(const double *)p[2];
    const double x3 = *(const double *)p[3];
    const double *a4 = (const double *)p[4];
    const double x5 = *(const double *)p[5];
    const double x6 = *(const double *)p[6];
    const double *a7 = (const double *)p[7];
    const double x8 = *(const double *)p[8];
    const double x9 = *(const double *)p[9];
    const double x10 = *(const double *)p[10];
    double *r0 = (double *)p[11];
    double *r1 = (double *)p[12];
    double *r2 = (double *)p[13];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++) {
        const double v0 = (a0[i] + ((a1[i] - a0[i]) * x2));
        const double v1 = ((x3 * a4[i]) + ((x5 * a1[i]) * (a1[i] + (x6 * a7[i]))));
        const double v2 = ((a7[i] * x8) - ((x9 * (a0[i] + ((a1[i] - a0[i]) * x2))) / (sg_sqrt_f64(((x3 * a4[i]) + ((x5 * (a1[i] + (x6 * a7[i]))) * a1[i]))) + x10)));
        r0[i] = v0;
        r1[i] = v1;
        r2[i] = v2;
    }
}
static const sg_loop _adam_update_6_loops[] = {
    {SG_f32, {SG_f32, SG_f32, SG_f32, SG_f32, SG_f32, SG_f32, SG_f32, SG_f32, SG_f32, SG_f32, SG_f32, SG_f32, SG_f32, SG_f32}, _adam_update_6_f32},
    {SG_f64, {SG_f64, SG_f64, SG_f64, SG_f64, SG_f64, SG_f64, SG_f64, SG_f64, SG_f64, SG_f64, SG_f64, SG_f64, SG_f64, SG_f64}, _adam_update_6_f64},
};

/* _adam_update: new_mean: mean + ((slope + decay * self if decay != 0 else slope) - mean) * fresh; new_square: left_square * square + fresh_square * (slope + decay * self if decay != 0 else slope) * (slope + decay * self if decay != 0 else slope); new_self: self * keep - step * new_mean / (sqrt(new_square) + eps) */
SG_LARGE static void _adam_update_7_f32(char *const *p, sg_index n) {
    const float *a0 = (const float *)p[0];
    const float *a1 = (const float *)p[1];
    const float x2 = *(const float *)p[2];
    const float x3 = *(const float *)p[3];
    const float *a4 = (const float *)p[4];
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
        const float v0 = (a0[i] + ((a1[i] - a0[i]) * x2));
        const float v1 = ((x3 * a4[i]) + ((x5 * a1[i]) * a1[i]));
        const float v2 = ((a6[i] * x7) - ((x8 * (a0[i] + ((a1[i] - a0[i]) * x2))) / (sg_sqrt_f32(((x3 * a4[i]) + ((x5 * a1[i]) * (a1[i] + (x9 * a6[i]))))) + x10)));
        r0[i] = v0;
        r1[i] = v1;
        r2[i] = v2;
    }
}
SG_LARGE static void _adam_update_7_f64(char *const *p, sg_index n) {
    const double *a0 = (const double *)p[0];
    const double *a1 = (const double *)p[1];
    const double x2 = *(const double *)p[2];
    const double x3 = *(const double *)p[3];
    const double *a4 = (const double *)p[4];
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
        const double v0 = (a0[i] + ((a1[i] - a0[i]) * x2));
        const double v1 = ((x3 * a4[i]) + ((x5 * a1[i]) * a1[i]));
        const double v2 = ((a6[i] * x7) - ((x8 * (a0[i] + ((a1[i] - a0[i]) * x2))) / (sg_sqrt_f64(((x3 * a4[i]) + ((x5 * a1[i]) * (a1[i] + (x9 * a6[i]))))) + x10)));
        r0[i] = v0;
        r1[i] = v1;
        r2[i] = v2;
    }
}
static const sg_loop _adam_update_7_loops[] = {
    {SG_f32, {SG_f32, SG_f32, SG_f32, SG_f32, SG_f32, SG_f32, SG_f32, SG_f32, SG_f32, SG_f32, SG_f32, SG_f32, SG_f32, SG_f32}, _adam_update_7_f32},
    {SG_f64, {SG_f64, SG_f64, SG_f64, SG_f64, SG_f64, SG_f64, SG_f64, SG_f64, SG_f64, SG_f64, SG_f64, SG_f64, SG_f64, SG_f64}, _adam_update_7_f64},
};

/* _adam_update: new_mean: mean + ((slope + decay * self if decay != 0 else slope) - mean) * fresh; new_square: left_square * square + fresh_square * (slope + decay * self if decay != 0 else slope) * (slope + decay * self if decay != 0 else slope); new_self: self * keep - step * new_mean / (sqrt(new_square) + eps) */
SG_LARGE static void _adam_update_8_f32(char *const *p, sg_index n) {
    const float *a0 = (const float *)p[0];
    const float *a1 = (const float *)p[1];
    const float x2 = *(const float *)p[2];
    const float x3 = *(const float *)p[3];
    const float *a4 = (const float *)p[4];
    const float x5 = *(const float *)p[5];
    const float *a6 = (const float *)p[6];
    const float x7 = *(const float *)p[7];
    const float x8 = *(const float *)p[8];
    const float x9 = *(const float *)p[9];
    float *r0 = (float *)p[10];
    float *r1 = (float *)p[11];
    float *r2 = (float *)p[12];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++) {
        const float v0 = (a0[i] + ((a1[i] - a0[i]) * x2));
        const float v1 = ((x3 * a4[i]) + ((x5 * a1[i]) * a1[i]));
        const float v2 = ((a6[i] * x7) - ((x8 * (a0[i] + ((a1[i] - a0[i]) * x2))) / (sg_sqrt_f32(((x3 * a4[i]) + ((x5 * a1[i]) * a1[i]))) + x9)));
        r0[i] = v0;
        r1[i] = v1;
        r2[i] = v2;
    }
}
SG_LARGE static void _adam_update_8_f64(char *const *p, sg_index n) {
    const double *a0 = (const double *)p[0];
    const double *a1 = (const double *)p[1];
    const double x2 = *(const double *)p[2];
    const double x3 = *(const double *)p[3];
    const double *a4 = (const double *)p[4];
    const double x5 = *(const double *)p[5];
    const double *a6 = (const double *)p[6];
    const double x7 = *(const double *)p[7];
    const double x8 = *(const double *)p[8];
    const double x9 = *(const double *)p[9];
    double *r0 = (double *)p[10];
    double *r1 = (double *)p[11];
    double *r2 = (double *)p[12];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++) {
        const double v0 = (a0[i] + ((a1[i] - a0[i]) * x2));
        const double v1 = ((x3 * a4[i]) + ((x5 * a1[i]) * a1[i]));
        const double v2 = ((a6[i] * x7) - ((x8 * (a0[i] + ((a1[i] - a0[i]) * x2))) / (sg_sqrt_f64(((x3 * a4[i]) + ((x5 * a1[i]) * a1[i]))) + x9)));
        r0[i] = v0;
        r1[i] = v1;
        r2[i] = v2;
    }
}
static const sg_loop _adam_update_8_loops[] = {
    {SG_f32, {SG_f32, SG_f32, SG_f32, SG_f32, SG_f32, SG_f32, SG_f32, SG_f32, SG_f32, SG_f32, SG_f32, SG_f32, SG_f32}, _adam_update_8_f32},
    {SG_f64, {SG_f64, SG_f64, SG_f64, SG_f64, SG_f64, SG_f64, SG_f64, SG_f64, SG_f64, SG_f64, SG_f64, SG_f64, SG_f64}, _adam_update_8_f64},
};

const sg_kernel sg_kernels__adam_update[] = {
    {"_adam_update", 11, 3, SG_ELEMENTS, 0, {SG_SAME, SG_SAME, SG_SAME, SG_SAME, SG_SAME, SG_SAME, SG_SAME, SG_SAME, SG_SAME, SG_SAME, SG_SAME, SG_SAME, SG_SAME, SG_SAME}, 1972, 2, _adam_update_loops},
    {"_adam_update_2", 11, 3, SG_ELEMENTS, 0, {SG_SAME, SG_SAME, SG_SAME, SG_SAME, SG_SAME, SG_SAME, SG_SAME, SG_SAME, SG_SAME, SG_SAME, SG_SAME, SG_SAME, SG_SAME, SG_SAME}, 1972, 2, _adam_update_2_loops},
    {"_adam_update_3", 11, 3, SG_ELEMENTS, 0, {SG_SAME, SG_SAME, SG_SAME, SG_SAME, SG_SAME, SG_SAME, SG_SAME, SG_SAME, SG_SAME, SG_SAME, SG_SAME, SG_SAME, SG_SAME, SG_SAME}, 1972, 2, _adam_update_3_loops},
    {"_adam_update_4", 11, 3, SG_ELEMENTS, 0, {SG_SAME, SG_SAME, SG_SAME, SG_SAME, SG_SAME, SG_SAME, SG_SAME, SG_SAME, SG_SAME, SG_SAME, SG_SAME, SG_SAME, SG_SAME, SG_SAME}, 1972, 2, _adam_update_4_loops},
    {"_adam_update_5", 11, 3, SG_ELEMENTS, 0, {SG_SAME, SG_SAME, SG_SAME, SG_SAME, SG_SAME, SG_SAME, SG_SAME, SG_SAME, SG_SAME, SG_SAME, SG_SAME, SG_SAME, SG_SAME, SG_SAME}, 1900, 2, _adam_update_5_loops},
    {"_adam_update_6", 11, 3, SG_ELEMENTS, 0, {SG_SAME, SG_SAME, SG_SAME, SG_SAME, SG_SAME, SG_SAME, SG_SAME, SG_SAME, SG_SAME, SG_SAME, SG_SAME, SG_SAME, SG_SAME, SG_SAME}, 1900, 2, _adam_update_6_loops},
    {"_adam_update_7", 11, 3, SG_ELEMENTS, 0, {SG_SAME, SG_SAME, SG_SAME, SG_SAME, SG_SAME, SG_SAME, SG_SAME, SG_SAME, SG_SAME, SG_SAME, SG_SAME, SG_SAME, SG_SAME, SG_SAME}, 1964, 2, _adam_update_7_loops},
    {"_adam_update_8", 10, 3, SG_ELEMENTS, 0, {SG_SAME, SG_SAME, SG_SAME, SG_SAME, SG_SAME, SG_SAME, SG_SAME, SG_SAME, SG_SAME, SG_SAME, SG_SAME, SG_SAME, SG_SAME}, 940, 2, _adam_update_8_loops},
    {0}};
