/* Generated from derivatives.yaml by `specgrad generate`; do not edit. */
#include "kernel.h"

/* _amsgrad_update: new_mean: mean + ((slope + decay * self if decay != 0 else slope) - mean) * fresh; new_square: left_square * square + fresh_square * (slope + decay * self if decay != 0 else slope) * (slope + decay * self if decay != 0 else slope); new_largest: maximum(largest, new_square); new_self: self * keep - step * new_mean / (sqrt(new_largest) + eps) */
SG_LARGE static void _amsgrad_update_f32(char *const *p, sg_index n) {
    const float *a0 = (const float *)p[0];
    const float *a1 = (const float *)p[1];
    const float x2 = *(const float *)p[2];
    const float *a3 = (const float *)p[3];
    const float x4 = *(const float *)p[4];
    const float x5 = *(const float *)p[5];
    const float *a6 = (const float *)p[6];
    const float x7 = *(const float *)p[7];
    const float *a8 = (const float *)p[8];
    const float x9 = *(const float *)p[9];
    const float x10 = *(const float *)p[10];
    const float x11 = *(const float *)p[11];
    float *r0 = (float *)p[12];
    float *r1 = (float *)p[13];
    float *r2 = (float *)p[14];
    float *r3 = (float *)p[15];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++) {
        const float v0 = (a0[i] + (((a1[i] + (x2 * a3[i])) - a0[i]) * x4));
        const float v1 = ((x5 * a6[i]) + ((x7 * (a1[i] + (x2 * a3[i]))) * (a1[i] + (x2 * a3[i]))));
        const float v2 = sg_maximum_f32(a8[i], ((x5 * a6[i]) + ((x7 * (a1[i] + (x2 * a3[i]))) * (a1[i] + (x2 * a3[i])))));
        const float v3 = ((a3[i] * x9) - ((x10 * (a0[i] + (((a1[i] + (x2 * a3[i])) - a0[i]) * x4))) / (sg_sqrt_f32(sg_maximum_f32(a8[i], ((x5 * a6[i]) + ((x7 * (a1[i] + (x2 * a3[i]))) * (a1[i] + (x2 * a3[i])))))) + x11)));
        r0[i] = v0;
        r1[i] = v1;
        r2[i] = v2;
        r3[i] = v3;
    }
}
SG_LARGE static void _amsgrad_update_f64(char *const *p, sg_index n) {
    const double *a0 = (const double *)p[0];
    const double *a1 = (const double *)p[1];
    const double x2 = *(const double *)p[2];
    const double *a3 = (const double *)p[3];
    const double x4 = *(const double *)p[4];
    const double x5 = *(const double *)p[5];
    const double *a6 = (const double *)p[6];
    const double x7 = *(const double *)p[7];
    const double *a8 = (const double *)p[8];
    const double x9 = *(const double *)p[9];
    const double x10 = *(const double *)p[10];
    const double x11 = *(const double *)p[11];
    double *r0 = (double *)p[12];
    double *r1 = (double *)p[13];
    double *r2 = (double *)p[14];
    double *r3 = (double *)p[15];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++) {
        const double v0 = (a0[i] + (((a1[i] + (x2 * a3[i])) - a0[i]) * x4));
        const double v1 = ((x5 * a6[i]) + ((x7 * (a1[i] + (x2 * a3[i]))) * (a1[i] + (x2 * a3[i]))));
        const double v2 = sg_maximum_f64(a8[i], ((x5 * a6[i]) + ((x7 * (a1[i] + (x2 * a3[i]))) * (a1[i] + (x2 * a3[i])))));
        const double v3 = ((a3[i] * x9) - ((x10 * (a0[i] + (((a1[i] + (x2 * a3[i])) - a0[i]) * x4))) / (sg_sqrt_f64(sg_maximum_f64(a8[i], ((x5 * a6[i]) + ((x7 * (a1[i] + (x2 * a3[i]))) * (a1[i] + (x2 * a3[i])))))) + x11)));
        r0[i] = v0;
        r1[i] = v1;
        r2[i] = v2;
        r3[i] = v3;
    }
}
static const sg_loop _amsgrad_update_loops[] = {
    {SG_f32, {SG_f32, SG_f32, SG_f32, SG_f32, SG_f32, SG_f32, SG_f32, SG_f32, SG_f32, SG_f32, SG_f32, SG_f32, SG_f32, SG_f32, SG_f32, SG_f32}, _amsgrad_update_f32},
    {SG_f64, {SG_f64, SG_f64, SG_f64, SG_f64, SG_f64, SG_f64, SG_f64, SG_f64, SG_f64, SG_f64, SG_f64, SG_f64, SG_f64, SG_f64, SG_f64, SG_f64}, _amsgrad_update_f64},
};

/* _amsgrad_update: new_mean: mean + ((slope + decay * self if decay != 0 else slope) - mean) * fresh; new_square: left_square * square + fresh_square * (slope + decay * self if decay != 0 else slope) * (slope + decay * self if decay != 0 else slope); new_largest: maximum(largest, new_square); new_self: self * keep - step * new_mean / (sqrt(new_largest) + eps) */
SG_LARGE static void _amsgrad_update_2_f32(char *const *p, sg_index n) {
    const float *a0 = (const float *)p[0];
    const float *a1 = (const float *)p[1];
    const float x2 = *(const float *)p[2];
    const float *a3 = (const float *)p[3];
    const float x4 = *(const float *)p[4];
    const float x5 = *(const float *)p[5];
    const float *a6 = (const float *)p[6];
    const float x7 = *(const float *)p[7];
    const float *a8 = (const float *)p[8];
    const float x9 = *(const float *)p[9];
    const float x10 = *(const float *)p[10];
    const float x11 = *(const float *)p[11];
    float *r0 = (float *)p[12];
    float *r1 = (float *)p[13];
    float *r2 = (float *)p[14];
    float *r3 = (float *)p[15];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++) {
        const float v0 = (a0[i] + (((a1[i] + (x2 * a3[i])) - a0[i]) * x4));
        const float v1 = ((x5 * a6[i]) + ((x7 * (a1[i] + (x2 * a3[i]))) * (a1[i] + (x2 * a3[i]))));
        const float v2 = sg_maximum_f32(a8[i], ((x5 * a6[i]) + ((x7 * (a1[i] + (x2 * a3[i]))) * (a1[i] + (x2 * a3[i])))));
        const float v3 = ((a3[i] * x9) - ((x10 * (a0[i] + (((a1[i] + (x2 * a3[i])) - a0[i]) * x4))) / (sg_sqrt_f32(sg_maximum_f32(a8[i], ((x5 * a6[i]) + ((x7 * (a1[i] + (x2 * a3[i]))) * a1[i])))) + x11)));
        r0[i] = v0;
        r1[i] = v1;
        r2[i] = v2;
        r3[i] = v3;
    }
}
SG_LARGE static void _amsgrad_update_2_f64(char *const *p, sg_index n) {
    const double *a0 = (const double *)p[0];
    const double *a1 = (const double *)p[1];
    const double x2 = *(const double *)p[2];
    const double *a3 = (const double *)p[3];
    const double x4 = *(const double *)p[4];
    const double x5 = *(const double *)p[5];
    const double *a6 = (const double *)p[6];
    const double x7 = *(const double *)p[7];
    const double *a8 = (const double *)p[8];
    const double x9 = *(const double *)p[9];
    const double x10 = *(const double *)p[10];
    const double x11 = *(const double *)p[11];
    double *r0 = (double *)p[12];
    double *r1 = (double *)p[13];
    double *r2 = (double *)p[14];
    double *r3 = (double *)p[15];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++) {
        const double v0 = (a0[i] + (((a1[i] + (x2 * a3[i])) - a0[i]) * x4));
        const double v1 = ((x5 * a6[i]) + ((x7 * (a1[i] + (x2 * a3[i]))) * (a1[i] + (x2 * a3[i]))));
        const double v2 = sg_maximum_f64(a8[i], ((x5 * a6[i]) + ((x7 * (a1[i] + (x2 * a3[i]))) * (a1[i] + (x2 * a3[i])))));
        const double v3 = ((a3[i] * x9) - ((x10 * (a0[i] + (((a1[i] + (x2 * a3[i])) - a0[i]) * x4))) / (sg_sqrt_f64(sg_maximum_f64(a8[i], ((x5 * a6[i]) + ((x7 * (a1[i] + (x2 * a3[i]))) * a1[i])))) + x11)));
        r0[i] = v0;
        r1[i] = v1;
        r2[i] = v2;
        r3[i] = v3;
    }
}
static const sg_loop _amsgrad_update_2_loops[] = {
    {SG_f32, {SG_f32, SG_f32, SG_f32, SG_f32, SG_f32, SG_f32, SG_f32, SG_f32, SG_f32, SG_f32, SG_f32, SG_f32, SG_f32, SG_f32, SG_f32, SG_f32}, _amsgrad_update_2_f32},
    {SG_f64, {SG_f64, SG_f64, SG_f64, SG_f64, SG_f64, SG_f64, SG_f64, SG_f64, SG_f64, SG_f64, SG_f64, SG_f64, SG_f64, SG_f64, SG_f64, SG_f64}, _amsgrad_update_2_f64},
};

/* _amsgrad_update: new_mean: mean + ((slope + decay * self if decay != 0 else slope) - mean) * fresh; new_square: left_square * square + fresh_square * (slope + decay * self if decay != 0 else slope) * (slope + decay * self if decay != 0 else slope); new_largest: maximum(largest, new_square); new_self: self * keep - step * new_mean / (sqrt(new_largest) + eps) */
SG_LARGE static void _amsgrad_update_3_f32(char *const *p, sg_index n) {
    const float *a0 = (const float *)p[0];
    const float *a1 = (const float *)p[1];
    const float x2 = *(const float *)p[2];
    const float *a3 = (const float *)p[3];
    const float x4 = *(const float *)p[4];
    const float x5 = *(const float *)p[5];
    const float *a6 = (const float *)p[6];
    const float x7 = *(const float *)p[7];
    const float *a8 = (const float *)p[8];
    const float x9 = *(const float *)p[9];
    const float x10 = *(const float *)p[10];
    const float x11 = *(const float *)p[11];
    float *r0 = (float *)p[12];
    float *r1 = (float *)p[13];
    float *r2 = (float *)p[14];
    float *r3 = (float *)p[15];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++) {
        const float v0 = (a0[i] + (((a1[i] + (x2 * a3[i])) - a0[i]) * x4));
        const float v1 = ((x5 * a6[i]) + ((x7 * (a1[i] + (x2 * a3[i]))) * a1[i]));
        const float v2 = sg_maximum_f32(a8[i], ((x5 * a6[i]) + ((x7 * (a1[i] + (x2 * a3[i]))) * a1[i])));
        const float v3 = ((a3[i] * x9) - ((x10 * (a0[i] + (((a1[i] + (x2 * a3[i])) - a0[i]) * x4))) / (sg_sqrt_f32(sg_maximum_f32(a8[i], ((x5 * a6[i]) + ((x7 * a1[i]) * (a1[i] + (x2 * a3[i])))))) + x11)));
        r0[i] = v0;
        r1[i] = v1;
        r2[i] = v2;
        r3[i] = v3;
    }
}
SG_LARGE static void _amsgrad_update_3_f64(char *const *p, sg_index n) {
    const double *a0 = (const double *)p[0];
    const double *a1 = (const double *)p[1];
    const double x2 = *(const double *)p[2];
    const double *a3 = (const double *)p[3];
    const double x4 = *(const double *)p[4];
    const double x5 = *(const double *)p[5];
    const double *a6 = (const double *)p[6];
    const double x7 = *(const double *)p[7];
    const double *a8 = (const double *)p[8];
    const double x9 = *(const double *)p[9];
    const double x10 = *(const double *)p[10];
    const double x11 = *(const double *)p[11];
    double *r0 = (double *)p[12];
    double *r1 = (double *)p[13];
    double *r2 = (double *)p[14];
    double *r3 = (double *)p[15];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++) {
        const double v0 = (a0[i] + (((a1[i] + (x2 * a3[i])) - a0[i]) * x4));
        const double v1 = ((x5 * a6[i]) + ((x7 * (a1[i] + (x2 * a3[i]))) * a1[i]));
        const double v2 = sg_maximum_f64(a8[i], ((x5 * a6[i]) + ((x7 * (a1[i] + (x2 * a3[i]))) * a1[i])));
        const double v3 = ((a3[i] * x9) - ((x10 * (a0[i] + (((a1[i] + (x2 * a3[i])) - a0[i]) * x4))) / (sg_sqrt_f64(sg_maximum_f64(a8[i], ((x5 * a6[i]) + ((x7 * a1[i]) * (a1[i] + (x2 * a3[i])))))) + x11)));
        r0[i] = v0;
        r1[i] = v1;
        r2[i] = v2;
        r3[i] = v3;
    }
}
static const sg_loop _amsgrad_update_3_loops[] = {
    {SG_f32, {SG_f32, SG_f32, SG_f32, SG_f32, SG_f32, SG_f32, SG_f32, SG_f32, SG_f32, SG_f32, SG_f32, SG_f32, SG_f32, SG_f32, SG_f32, SG_f32}, _amsgrad_update_3_f32},
    {SG_f64, {SG_f64, SG_f64, SG_f64, SG_f64, SG_f64, SG_f64, SG_f64, SG_f64, SG_f64, SG_f64, SG_f64, SG_f64, SG_f64, SG_f64, SG_f64, SG_f64}, _amsgrad_update_3_f64},
};

/* _amsgrad_update: new_mean: mean + ((slope + decay * self if decay != 0 else slope) - mean) * fresh; new_square: left_square * square + fresh_square * (slope + decay * self if decay != 0 else slope) * (slope + decay * self if decay != 0 else slope); new_largest: maximum(largest, new_square); new_self: self * keep - step * new_mean / (sqrt(new_largest) + eps) */
SG_LARGE static void _amsgrad_update_4_f32(char *const *p, sg_index n) {
    const float *a0 = (const float *)p[0];
    const float *a1 = (const float *)p[1];
    const float x2 = *(const float *)p[2];
    const float *a3 = (const float *)p[3];
    const float x4 = *(const float *)p[4];
    const float x5 = *(const float *)p[5];
    const float *a6 = (const float *)p[6];
    const float x7 = *(const float *)p[7];
    const float *a8 = (const float *)p[8];
    const float x9 = *(const float *)p[9];
    const float x10 = *(const float *)p[10];
    const float x11 = *(const float *)p[11];
    float *r0 = (float *)p[12];
    float *r1 = (float *)p[13];
    float *r2 = (float *)p[14];
    float *r3 = (float *)p[15];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++) {
        const float v0 = (a0[i] + (((a1[i] + (x2 * a3[i])) - a0[i]) * x4));
        const float v1 = ((x5 * a6[i]) + ((x7 * (a1[i] + (x2 * a3[i]))) * a1[i]));
        const float v2 = sg_maximum_f32(a8[i], ((x5 * a6[i]) + ((x7 * (a1[i] + (x2 * a3[i]))) * a1[i])));
        const float v3 = ((a3[i] * x9) - ((x10 * (a0[i] + (((a1[i] + (x2 * a3[i])) - a0[i]) * x4))) / (sg_sqrt_f32(sg_maximum_f32(a8[i], ((x5 * a6[i]) + ((x7 * a1[i]) * a1[i])))) + x11)));
        r0[i] = v0;
        r1[i] = v1;
        r2[i] = v2;
        r3[i] = v3;
    }
}
SG_LARGE static void _amsgrad_update_4_f64(char *const *p, sg_index n) {
    const double *a0 = (const double *)p[0];
    const double *a1 = (const double *)p[1];
    const double x2 = *(const double *)p[2];
    const double *a3 = (const double *)p[3];
    const double x4 = *(const double *)p[4];
    const double x5 = *(const double *)p[5];
    const double *a6 = (const double *)p[6];
    const double x7 = *(const double *)p[7];
    const double *a8 = (const double *)p[8];
    const double x9 = *(const double *)p[9];
    const double x10 = *(const double *)p[10];
    const double x11 = *(const double *)p[11];
    double *r0 = (double *)p[12];
    double *r1 = (double *)p[13];
    double *r2 = (double *)p[14];
    double *r3 = (double *)p[15];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++) {
        const double v0 = (a0[i] + (((a1[i] + (x2 * a3[i])) - a0[i]) * x4));
        const double v1 = ((x5 * a6[i]) + ((x7 * (a1[i] + (x2 * a3[i]))) * a1[i]));
        const double v2 = sg_maximum_f64(a8[i], ((x5 * a6[i]) + ((x7 * (a1[i] + (x2 * a3[i]))) * a1[i])));
        const double v3 = ((a3[i] * x9) - ((x10 * (a0[i] + (((a1[i] + (x2 * a3[i])) - a0[i]) * x4))) / (sg_sqrt_f64(sg_maximum_f64(a8[i], ((x5 * a6[i]) + ((x7 * a1[i]) * a1[i])))) + x11)));
        r0[i] = v0;
        r1[i] = v1;
        r2[i] = v2;
        r3[i] = v3;
    }
}
static const sg_loop _amsgrad_update_4_loops[] = {
    {SG_f32, {SG_f32, SG_f32, SG_f32, SG_f32, SG_f32, SG_f32, SG_f32, SG_f32, SG_f32, SG_f32, SG_f32, SG_f32, SG_f32, SG_f32, SG_f32, SG_f32}, _amsgrad_update_4_f32},
    {SG_f64, {SG_f64, SG_f64, SG_f64, SG_f64, SG_f64, SG_f64, SG_f64, SG_f64, SG_f64, SG_f64, SG_f64, SG_f64, SG_f64, SG_f64, SG_f64, SG_f64}, _amsgrad_update_4_f64},
};

/* _amsgrad_update: new_mean: mean + ((slope + decay * self if decay != 0 else slope) - mean) * fresh; new_square: left_square * square + fresh_square * (slope + decay * self if decay != 0 else slope) * (slope + decay * self if decay != 0 else slope); new_largest: maximum(largest, new_square); new_self: self * keep - step * new_mean / (sqrt(new_largest) + eps) */
SG_LARGE static void _amsgrad_update_5_f32(char *const *p, sg_index n) {
    const float *a0 = (const float *)p[0];
    const float *a1 = (const float *)p[1];
    const float x2 = *(const float *)p[2];
    const float x3 = *(const float *)p[3];
    const float *a4 = (const float *)p[4];
    const float x5 = *(const float *)p[5];
    const float x6 = *(const float *)p[6];
    const float *a7 = (const float *)p[7];
    const float *a8 = (const float *)p[8];
    const float x9 = *(const float *)p[9];
    const float x10 = *(const float *)p[10];
    const float x11 = *(const float *)p[11];
    float *r0 = (float *)p[12];
    float *r1 = (float *)p[13];
    float *r2 = (float *)p[14];
    float *r3 = (float *)p[15];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++) {
        const float v0 = (a0[i] + ((a1[i] - a0[i]) * x2));
        const float v1 = ((x3 * a4[i]) + ((x5 * a1[i]) * (a1[i] + (x6 * a7[i]))));
        const float v2 = sg_maximum_f32(a8[i], ((x3 * a4[i]) + ((x5 * a1[i]) * (a1[i] + (x6 * a7[i])))));
        const float v3 = ((a7[i] * x9) - ((x10 * (a0[i] + ((a1[i] - a0[i]) * x2))) / (sg_sqrt_f32(sg_maximum_f32(a8[i], ((x3 * a4[i]) + ((x5 * (a1[i] + (x6 * a7[i]))) * (a1[i] + (x6 * a7[i])))))) + x11)));
        r0[i] = v0;
        r1[i] = v1;
        r2[i] = v2;
        r3[i] = v3;
    }
}
SG_LARGE static void _amsgrad_update_5_f64(char *const *p, sg_index n) {
    const double *a0 = (const double *)p[0];
    const double *a1 = (const double *)p[1];
    const double x2 = *(const double *)p[2];
    const double x3 = *(const double *)p[3];
    const double *a4 = (const double *)p[4];
    const double x5 = *(const double *)p[5];
    const double x6 = *(const double *)p[6];
    const double *a7 = (const double *)p[7];
    const double *a8 = (const double *)p[8];
    const double x9 = *(const double *)p[9];
    const double x10 = *(const double *)p[10];
    const double x11 = *(const double *)p[11];
    double *r0 = (double *)p[12];
    double *r1 = (double *)p[13];
    double *r2 = (double *)p[14];
    double *r3 = (double *)p[15];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++) {
        const double v0 = (a0[i] + ((a1[i] - a0[i]) * x2));
        const double v1 = ((x3 * a4[i]) + ((x5 * a1[i]) * (a1[i] + (x6 * a7[i]))));
        const double v2 = sg_maximum_f64(a8[i], ((x3 * a4[i]) + ((x5 * a1[i]) * (a1[i] + (x6 * a7[i])))));
        const double v3 = ((a7[i] * x9) - ((x10 * (a0[i] + ((a1[i] - a0[i]) * x2))) / (sg_sqrt_f64(sg_maximum_f64(a8[i], ((x3 * a4[i]) + ((x5 * (a1[i] + (x6 * a7[i]))) * (a1[i] + (x6 * a7[i])))))) + x11)));
        r0[i] = v0;
        r1[i] = v1;
        r2[i] = v2;
        r3[i] = v3;
    }
}
static const sg_loop _amsgrad_update_5_loops[] = {
    {SG_f32, {SG_f32, SG_f32, SG_f32, SG_f32, SG_f32, SG_f32, SG_f32, SG_f32, SG_f32, SG_f32, SG_f32, SG_f32, SG_f32, SG_f32, SG_f32, SG_f32}, _amsgrad_update_5_f32},
    {SG_f64, {SG_f64, SG_f64, SG_f64, SG_f64, SG_f64, SG_f64, SG_f64, SG_f64, SG_f64, SG_f64, SG_f64, SG_f64, SG_f64, SG_f64, SG_f64, SG_f64}, _amsgrad_update_5_f64},
};

/* _amsgrad_update: new_mean: mean + ((slope + decay * self if decay != 0 else slope) - mean) * fresh; new_square: left_square * square + fresh_square * (slope + decay * self if decay != 0 else slope) * (slope + decay * self if decay != 0 else slope); new_largest: maximum(largest, new_square); new_self: self * keep - step * new_mean / (sqrt(new_largest) + eps) */
SG_LARGE static void _amsgrad_update_6_f32(char *const *p, sg_index n) {
    const float *a0 = (const float *)p[0];
    const float *a1 = (const float *)p[1];
    const float x2 = *(const float *)p[2];
    const float x3 = *(const float *)p[3];
    const float *a4 = (const float *)p[4];
    const float x5 = *(const float *)p[5];
    const float x6 = *(const float *)p[6];
    const float *a7 = (const float *)p[7];
    const float *a8 = (const float *)p[8];
    const float x9 = *(const float *)p[9];
    const float x10 = *(const float *)p[10];
    const float x11 = *(const float *)p[11];
    float *r0 = (float *)p[12];
    float *r1 = (float *)p[13];
    float *r2 = (float *)p[14];
    float *r3 = (float *)p[15];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++) {
        const float v0 = (a0[i] + ((a1[i] - a0[i]) * x2));
        const float v1 = ((x3 * a4[i]) + ((x5 * a1[i]) * (a1[i] + (x6 * a7[i]))));
        const float v2 = sg_maximum_f32(a8[i], ((x3 * a4[i]) + ((x5 * a1[i]) * (a1[i] + (x6 * a7[i])))));
        const float v3 = ((a7[i] * x9) - ((x10 * (a0[i] + ((a1[i] - a0[i]) * x2))) / (sg_sqrt_f32(sg_maximum_f32(a8[i], ((x3 * a4[i]) + ((x5 * (a1[i] + (x6 * a7[i]))) * a1[i])))) + x11)));
        r0[i] = v0;
        r1[i] = v1;
        r2[i] = v2;
        r3[i] = v3;
    }
}
SG_LARGE static void _amsgrad_update_6_f64(char *const *p, sg_index n) {
    const double *a0 = (const double *)p[0];
    const double *a1 = (const double *)p[1];
    const double x2 = *(const double *)p[2];
    const double x3 = *(const double *)p[3];
    const double *a4 = (const double *)p[4];
    const double x5 = *(const double *)p[5];
    const double x6 = *(const double *)p[6];
    const double *a7 = (const double *)p[7];
    const double *a8 = (const double *)p[8];
    const double x9 = *(const double *)p[9];
    const double x10 = *(const double *)p[10];
    const double x11 = *(const double *)p[11];
    double *r0 = (double *)p[12];
    double *r1 = (double *)p[13];
    double *r2 = (double *)p[14];
    double *r3 = (double *)p[15];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++) {
        const double v0 = (a0[i] + ((a1[i] - a0[i]) * x2));
        const double v1 = ((x3 * a4[i]) + ((x5 * a1[i]) * (a1[i] + (x6 * a7[i]))));
        const double v2 = sg_maximum_f64(a8[i], ((x3 * a4[i]) + ((x5 * a1[i]) * (a1[i] + (x6 * a7[i])))));
        const double v3 = ((a7[i] * x9) - ((x10 * (a0[i] + ((a1[i] - a0[i]) * x2))) / (sg_sqrt_f64(sg_maximum_f64(a8[i], ((x3 * a4[i]) + ((x5 * (a1[i] + (x6 * a7[i]))) * a1[i])))) + x11)));
        r0[i] = v0;
        r1[i] = v1;
        r2[i] = v2;
        r3[i] = v3;
    }
}
static const sg_loop _amsgrad_update_6_loops[] = {
    {SG_f32, {SG_f32, SG_f32, SG_f32, SG_f32, SG_f32, SG_f32, SG_f32, SG_f32, SG_f32, SG_f32, SG_f32, SG_f32, SG_f32, SG_f32, SG_f32, SG_f32}, _amsgrad_update_6_f32},
    {SG_f64, {SG_f64, SG_f64, SG_f64, SG_f64, SG_f64, SG_f64, SG_f64, SG_f64, SG_f64, SG_f64, SG_f64, SG_f64, SG_f64, SG_f64, SG_f64, SG_f64}, _amsgrad_update_6_f64},
};

/* _amsgrad_update: new_mean: mean + ((slope + decay * self if decay != 0 else slope) - mean) * fresh; new_square: left_square * square + fresh_square * (slope + decay * self if decay != 0 else slope) * (slope + decay * self if decay != 0 else slope); new_largest: maximum(largest, new_square); new_self: self * keep - step * new_mean / (sqrt(new_largest) + eps) */
SG_LARGE static void _amsgrad_update_7_f32(char *const *p, sg_index n) {
    const float *a0 = (const float *)p[0];
    const float *a1 = (const float *)p[1];
    const float x2 = *(const float *)p[2];
    const float x3 = *(const float *)p[3];
    const float *a4 = (const float *)p[4];
    const float x5 = *(const float *)p[5];
    const float *a6 = (const float *)p[6];
    const float *a7 = (const float *)p[7];
    const float x8 = *(const float *)p[8];
    const float x9 = *(const float *)p[9];
    const float x10 = *(const float *)p[10];
    const float x11 = *(const float *)p[11];
    float *r0 = (float *)p[12];
    float *r1 = (float *)p[13];
    float *r2 = (float *)p[14];
    float *r3 = (float *)p[15];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++) {
        const float v0 = (a0[i] + ((a1[i] - a0[i]) * x2));
        const float v1 = ((x3 * a4[i]) + ((x5 * a1[i]) * a1[i]));
        const float v2 = sg_maximum_f32(a6[i], ((x3 * a4[i]) + ((x5 * a1[i]) * a1[i])));
        const float v3 = ((a7[i] * x8) - ((x9 * (a0[i] + ((a1[i] - a0[i]) * x2))) / (sg_sqrt_f32(sg_maximum_f32(a6[i], ((x3 * a4[i]) + ((x5 * a1[i]) * (a1[i] + (x10 * a7[i])))))) + x11)));
        r0[i] = v0;
        r1[i] = v1;
        r2[i] = v2;
        r3[i] = v3;
    }
}
SG_LARGE static void _amsgrad_update_7_f64(char *const *p, sg_index n) {
    const double *a0 = (const double *)p[0];
    const double *a1 = (const double *)p[1];
    const double x2 = *(const double *)p[2];
    const double x3 = *(const double *)p[3];
    const double *a4 = (const double *)p[4];
    const double x5 = *(const double *)p[5];
    const double *a6 = (const double *)p[6];
    const double *a7 = (const double *)p[7];
    const double x8 = *(const double *)p[8];
    const double x9 = *(const double *)p[9];
    const double x10 = *(const double *)p[10];
    const double x11 = *(const double *)p[11];
    double *r0 = (double *)p[12];
    double *r1 = (double *)p[13];
    double *r2 = (double *)p[14];
    double *r3 = (double *)p[15];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++) {
        const double v0 = (a0[i] + ((a1[i] - a0[i]) * x2));
        const double v1 = ((x3 * a4[i]) + ((x5 * a1[i]) * a1[i]));
        const double v2 = sg_maximum_f64(a6[i], ((x3 * a4[i]) + ((x5 * a1[i]) * a1[i])));
        const double v3 = ((a7[i] * x8) - ((x9 * (a0[i] + ((a1[i] - a0[i]) * x2))) / (sg_sqrt_f64(sg_maximum_f64(a6[i], ((x3 * a4[i]) + ((x5 * a1[i]) * (a1[i] + (x10 * a7[i])))))) + x11)));
        r0[i] = v0;
        r1[i] = v1;
        r2[i] = v2;
        r3[i] = v3;
    }
}
static const sg_loop _amsgrad_update_7_loops[] = {
    {SG_f32, {SG_f32, SG_f32, SG_f32, SG_f32, SG_f32, SG_f32, SG_f32, SG_f32, SG_f32, SG_f32, SG_f32, SG_f32, SG_f32, SG_f32, SG_f32, SG_f32}, _amsgrad_update_7_f32},
    {SG_f64, {SG_f64, SG_f64, SG_f64, SG_f64, SG_f64, SG_f64, SG_f64, SG_f64, SG_f64, SG_f64, SG_f64, SG_f64, SG_f64, SG_f64, SG_f64, SG_f64}, _amsgrad_update_7_f64},
};

/* _amsgrad_update: new_mean: mean + ((slope + decay * self if decay != 0 else slope) - mean) * fresh; new_square: left_square * square + fresh_square * (slope + decay * self if decay != 0 else slope) * (slope + decay * self if decay != 0 else slope); new_largest: maximum(largest, new_square); new_self: self * keep - step * new_mean / (sqrt(new_largest) + eps) */
SG_LARGE static void _amsgrad_update_8_f32(char *const *p, sg_index n) {
    const float *a0 = (const float *)p[0];
    const float *a1 = (const float *)p[1];
    const float x2 = *(const float *)p[2];
    const float x3 = *(const float *)p[3];
    const float *a4 = (const float *)p[4];
    const float x5 = *(const float *)p[5];
    const float *a6 = (const float *)p[6];
    const float *a7 = (const float *)p[7];
    const float x8 = *(const float *)p[8];
    const float x9 = *(const float *)p[9];
    const float x10 = *(const float *)p[10];
    float *r0 = (float *)p[11];
    float *r1 = (float *)p[12];
    float *r2 = (float *)p[13];
    float *r3 = (float *)p[14];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++) {
        const float v0 = (a0[i] + ((a1[i] - a0[i]) * x2));
        const float v1 = ((x3 * a4[i]) + ((x5 * a1[i]) * a1[i]));
        const float v2 = sg_maximum_f32(a6[i], ((x3 * a4[i]) + ((x5 * a1[i]) * a1[i])));
        const float v3 = ((a7[i] * x8) - ((x9 * (a0[i] + ((a1[i] - a0[i]) * x2))) / (sg_sqrt_f32(sg_maximum_f32(a6[i], ((x3 * a4[i]) + ((x5 * a1[i]) * a1[i])))) + x10)));
        r0[i] = v0;
        r1[i] = v1;
        r2[i] = v2;
        r3[i] = v3;
    }
}
SG_LARGE static void _amsgrad_update_8_f64(char *const *p, sg_index n) {
    const double *a0 = (const double *)p[0];
    const double *a1 = (const double *)p[1];
    const double x2 = *(const double *)p[2];
    const double x3 = *(const double *)p[3];
    const double *a4 = (const double *)p[4];
    const double x5 = *(const double *)p[5];
    const double *a6 = (const double *)p[6];
    const double *a7 = (const double *)p[7];
    const double x8 = *(const double *)p[8];
    const double x9 = *(const double *)p[9];
    const double x10 = *(const double *)p[10];
    double *r0 = (double *)p[11];
    double *r1 = (double *)p[12];
    double *r2 = (double *)p[13];
    double *r3 = (double *)p[14];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++) {
        const double v0 = (a0[i] + ((a1[i] - a0[i]) * x2));
        const double v1 = ((x3 * a4[i]) + ((x5 * a1[i]) * a1[i]));
        const double v2 = sg_maximum_f64(a6[i], ((x3 * a4[i]) + ((x5 * a1[i]) * a1[i])));
        const double v3 = ((a7[i] * x8) - ((x9 * (a0[i] + ((a1[i] - a0[i]) * x2))) / (sg_sqrt_f64(sg_maximum_f64(a6[i], ((x3 * a4[i]) + ((x5 * a1[i]) * a1[i])))) + x10)));
        r0[i] = v0;
        r1[i] = v1;
        r2[i] = v2;
        r3[i] = v3;
    }
}
static const sg_loop _amsgrad_update_8_loops[] = {
    {SG_f32, {SG_f32, SG_f32, SG_f32, SG_f32, SG_f32, SG_f32, SG_f32, SG_f32, SG_f32, SG_f32, SG_f32, SG_f32, SG_f32, SG_f32, SG_f32}, _amsgrad_update_8_f32},
    {SG_f64, {SG_f64, SG_f64, SG_f64, SG_f64, SG_f64, SG_f64, SG_f64, SG_f64, SG_f64, SG_f64, SG_f64, SG_f64, SG_f64, SG_f64, SG_f64}, _amsgrad_update_8_f64},
};

const sg_kernel sg_kernels__amsgrad_update[] = {
    {"_amsgrad_update", 12, 4, SG_ELEMENTS, 0, {SG_SAME, SG_SAME, SG_SAME, SG_SAME, SG_SAME, SG_SAME, SG_SAME, SG_SAME, SG_SAME, SG_SAME, SG_SAME, SG_SAME, SG_SAME, SG_SAME, SG_SAME, SG_SAME}, 3764, 2, _amsgrad_update_loops},
    {"_amsgrad_update_2", 12, 4, SG_ELEMENTS, 0, {SG_SAME, SG_SAME, SG_SAME, SG_SAME, SG_SAME, SG_SAME, SG_SAME, SG_SAME, SG_SAME, SG_SAME, SG_SAME, SG_SAME, SG_SAME, SG_SAME, SG_SAME, SG_SAME}, 3764, 2, _amsgrad_update_2_loops},
    {"_amsgrad_update_3", 12, 4, SG_ELEMENTS, 0, {SG_SAME, SG_SAME, SG_SAME, SG_SAME, SG_SAME, SG_SAME, SG_SAME, SG_SAME, SG_SAME, SG_SAME, SG_SAME, SG_SAME, SG_SAME, SG_SAME, SG_SAME, SG_SAME}, 3764, 2, _amsgrad_update_3_loops},
    {"_amsgrad_update_4", 12, 4, SG_ELEMENTS, 0, {SG_SAME, SG_SAME, SG_SAME, SG_SAME, SG_SAME, SG_SAME, SG_SAME, SG_SAME, SG_SAME, SG_SAME, SG_SAME, SG_SAME, SG_SAME, SG_SAME, SG_SAME, SG_SAME}, 3764, 2, _amsgrad_update_4_loops},
    {"_amsgrad_update_5", 12, 4, SG_ELEMENTS, 0, {SG_SAME, SG_SAME, SG_SAME, SG_SAME, SG_SAME, SG_SAME, SG_SAME, SG_SAME, SG_SAME, SG_SAME, SG_SAME, SG_SAME, SG_SAME, SG_SAME, SG_SAME, SG_SAME}, 3692, 2, _amsgrad_update_5_loops},
    {"_amsgrad_update_6", 12, 4, SG_ELEMENTS, 0, {SG_SAME, SG_SAME, SG_SAME, SG_SAME, SG_SAME, SG_SAME, SG_SAME, SG_SAME, SG_SAME, SG_SAME, SG_SAME, SG_SAME, SG_SAME, SG_SAME, SG_SAME, SG_SAME}, 3692, 2, _amsgrad_update_6_loops},
    {"_amsgrad_update_7", 12, 4, SG_ELEMENTS, 0, {SG_SAME, SG_SAME, SG_SAME, SG_SAME, SG_SAME, SG_SAME, SG_SAME, SG_SAME, SG_SAME, SG_SAME, SG_SAME, SG_SAME, SG_SAME, SG_SAME, SG_SAME, SG_SAME}, 3884, 2, _amsgrad_update_7_loops},
    {"_amsgrad_update_8", 11, 4, SG_ELEMENTS, 0, {SG_SAME, SG_SAME, SG_SAME, SG_SAME, SG_SAME, SG_SAME, SG_SAME, SG_SAME, SG_SAME, SG_SAME, SG_SAME, SG_SAME, SG_SAME, SG_SAME, SG_SAME}, 1836, 2, _amsgrad_update_8_loops},
    {0}};
