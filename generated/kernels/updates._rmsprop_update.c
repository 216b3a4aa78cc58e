/* Generated from derivatives.yaml by `specgrad generate`; do not edit. */
#include "kernel.h"

/* _rmsprop_update: new_square: left * square + fresh * (slope + decay * self if decay != 0 else slope) * (slope + decay * self if decay != 0 else slope); new_self: self - lr * (slope + decay * self if decay != 0 else slope) / (sqrt(new_square) + eps) */
SG_LARGE static void _rmsprop_update_f32(char *const *p, sg_index n) {
    const float x0 = *(const float *)p[0];
    const float *a1 = (const float *)p[1];
    const float x2 = *(const float *)p[2];
    const float *a3 = (const float *)p[3];
    const float x4 = *(const float *)p[4];
    const float *a5 = (const float *)p[5];
    const float x6 = *(const float *)p[6];
    const float x7 = *(const float *)p[7];
    float *r0 = (float *)p[8];
    float *r1 = (float *)p[9];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++) {
        const float v0 = ((x0 * a1[i]) + ((x2 * (a3[i] + (x4 * a5[i]))) * (a3[i] + (x4 * a5[i]))));
        const float v1 = (a5[i] - ((x6 * (a3[i] + (x4 * a5[i]))) / (sg_sqrt_f32(((x0 * a1[i]) + ((x2 * (a3[i] + (x4 * a5[i]))) * (a3[i] + (x4 * a5[i]))))) + x7)));
        r0[i] = v0;
        r1[i] = v1;
    }
}
SG_LARGE static void _rmsprop_update_f64(char *const *p, sg_index n) {
    const double x0 = *(const double *)p[0];
    const double *a1 = (const double *)p[1];
    const double x2 = *(const double *)p[2];
    const double *a3 = (const double *)p[3];
    const double x4 = *(const double *)p[4];
    const double *a5 = (const double *)p[5];
    const double x6 = *(const double *)p[6];
    const double x7 = *(const double *)p[7];
    double *r0 = (double *)p[8];
    double *r1 = (double *)p[9];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++) {
        const double v0 = ((x0 * a1[i]) + ((x2 * (a3[i] + (x4 * a5[i]))) * (a3[i] + (x4 * a5[i]))));
        const double v1 = (a5[i] - ((x6 * (a3[i] + (x4 * a5[i]))) / (sg_sqrt_f64(((x0 * a1[i]) + ((x2 * (a3[i] + (x4 * a5[i]))) * (a3[i] + (x4 * a5[i]))))) + x7)));
        r0[i] = v0;
        r1[i] = v1;
    }
}
static const sg_loop _rmsprop_update_loops[] = {
    {SG_f32, {SG_f32, SG_f32, SG_f32, SG_f32, SG_f32, SG_f32, SG_f32, SG_f32, SG_f32, SG_f32}, _rmsprop_update_f32},
    {SG_f64, {SG_f64, SG_f64, SG_f64, SG_f64, SG_f64, SG_f64, SG_f64, SG_f64, SG_f64, SG_f64}, _rmsprop_update_f64},
};

/* _rmsprop_update: new_square: left * square + fresh * (slope + decay * self if decay != 0 else slope) * (slope + decay * self if decay != 0 else slope); new_self: self - lr * (slope + decay * self if decay != 0 else slope) / (sqrt(new_square) + eps) */
SG_LARGE static void _rmsprop_update_2_f32(char *const *p, sg_index n) {
    const float x0 = *(const float *)p[0];
    const float *a1 = (const float *)p[1];
    const float x2 = *(const float *)p[2];
    const float *a3 = (const float *)p[3];
    const float x4 = *(const float *)p[4];
    const float *a5 = (const float *)p[5];
    const float x6 = *(const float *)p[6];
    const float x7 = *(const float *)p[7];
    float *r0 = (float *)p[8];
    float *r1 = (float *)p[9];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++) {
        const float v0 = ((x0 * a1[i]) + ((x2 * (a3[i] + (x4 * a5[i]))) * (a3[i] + (x4 * a5[i]))));
        const float v1 = (a5[i] - ((x6 * (a3[i] + (x4 * a5[i]))) / (sg_sqrt_f32(((x0 * a1[i]) + ((x2 * (a3[i] + (x4 * a5[i]))) * a3[i]))) + x7)));
        r0[i] = v0;
        r1[i] = v1;
    }
}
SG_LARGE static void _rmsprop_update_2_f64(char *const *p, sg_index n) {
    const double x0 = *(const double *)p[0];
    const double *a1 = (const double *)p[1];
    const double x2 = *(const double *)p[2];
    const double *a3 = (const double *)p[3];
    const double x4 = *(const double *)p[4];
    const double *a5 = (const double *)p[5];
    const double x6 = *(const double *)p[6];
    const double x7 = *(const double *)p[7];
    double *r0 = (double *)p[8];
    double *r1 = (double *)p[9];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++) {
        const double v0 = ((x0 * a1[i]) + ((x2 * (a3[i] + (x4 * a5[i]))) * (a3[i] + (x4 * a5[i]))));
        const double v1 = (a5[i] - ((x6 * (a3[i] + (x4 * a5[i]))) / (sg_sqrt_f64(((x0 * a1[i]) + ((x2 * (a3[i] + (x4 * a5[i]))) * a3[i]))) + x7)));
        r0[i] = v0;
        r1[i] = v1;
    }
}
static const sg_loop _rmsprop_update_2_loops[] = {
    {SG_f32, {SG_f32, SG_f32, SG_f32, SG_f32, SG_f32, SG_f32, SG_f32, SG_f32, SG_f32, SG_f32}, _rmsprop_update_2_f32},
    {SG_f64, {SG_f64, SG_f64, SG_f64, SG_f64, SG_f64, SG_f64, SG_f64, SG_f64, SG_f64, SG_f64}, _rmsprop_update_2_f64},
};

/* _rmsprop_update: new_square: left * square + fresh * (slope + decay * self if decay != 0 else slope) * (slope + decay * self if decay != 0 else slope); new_self: self - lr * (slope + decay * self if decay != 0 else slope) / (sqrt(new_square) + eps) */
SG_LARGE static void _rmsprop_update_3_f32(char *const *p, sg_index n) {
    const float x0 = *(const float *)p[0];
    const float *a1 = (const float *)p[1];
    const float x2 = *(const float *)p[2];
    const float *a3 = (const float *)p[3];
    const float x4 = *(const float *)p[4];
    const float *a5 = (const float *)p[5];
    const float x6 = *(const float *)p[6];
    const float x7 = *(const float *)p[7];
    float *r0 = (float *)p[8];
    float *r1 = (float *)p[9];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++) {
        const float v0 = ((x0 * a1[i]) + ((x2 * (a3[i] + (x4 * a5[i]))) * a3[i]));
        const float v1 = (a5[i] - ((x6 * (a3[i] + (x4 * a5[i]))) / (sg_sqrt_f32(((x0 * a1[i]) + ((x2 * a3[i]) * (a3[i] + (x4 * a5[i]))))) + x7)));
        r0[i] = v0;
        r1[i] = v1;
    }
}
SG_LARGE static void _rmsprop_update_3_f64(char *const *p, sg_index n) {
    const double x0 = *(const double *)p[0];
    const double *a1 = (const double *)p[1];
    const double x2 = *(const double *)p[2];
    const double *a3 = (const double *)p[3];
    const double x4 = *(const double *)p[4];
    const double *a5 = (const double *)p[5];
    const double x6 = *(const double *)p[6];
    const double x7 = *(const double *)p[7];
    double *r0 = (double *)p[8];
    double *r1 = (double *)p[9];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++) {
        const double v0 = ((x0 * a1[i]) + ((x2 * (a3[i] + (x4 * a5[i]))) * a3[i]));
        const double v1 = (a5[i] - ((x6 * (a3[i] + (x4 * a5[i]))) / (sg_sqrt_f64(((x0 * a1[i]) + ((x2 * a3[i]) * (a3[i] + (x4 * a5[i]))))) + x7)));
        r0[i] = v0;
        r1[i] = v1;
    }
}
static const sg_loop _rmsprop_update_3_loops[] = {
    {SG_f32, {SG_f32, SG_f32, SG_f32, SG_f32, SG_f32, SG_f32, SG_f32, SG_f32, SG_f32, SG_f32}, _rmsprop_update_3_f32},
    {SG_f64, {SG_f64, SG_f64, SG_f64, SG_f64, SG_f64, SG_f64, SG_f64, SG_f64, SG_f64, SG_f64}, _rmsprop_update_3_f64},
};

/* _rmsprop_update: new_square: left * square + fresh * (slope + decay * self if decay != 0 else slope) * (slope + decay * self if decay != 0 else slope); new_self: self - lr * (slope + decay * self if decay != 0 else slope) / (sqrt(new_square) + eps) */
SG_LARGE static void _rmsprop_update_4_f32(char *const *p, sg_index n) {
    const float x0 = *(const float *)p[0];
    const float *a1 = (const float *)p[1];
    const float x2 = *(const float *)p[2];
    const float *a3 = (const float *)p[3];
    const float x4 = *(const float *)p[4];
    const float *a5 = (const float *)p[5];
    const float x6 = *(const float *)p[6];
    const float x7 = *(const float *)p[7];
    float *r0 = (float *)p[8];
    float *r1 = (float *)p[9];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++) {
        const float v0 = ((x0 * a1[i]) + ((x2 * (a3[i] + (x4 * a5[i]))) * a3[i]));
        const float v1 = (a5[i] - ((x6 * (a3[i] + (x4 * a5[i]))) / (sg_sqrt_f32(((x0 * a1[i]) + ((x2 * a3[i]) * a3[i]))) + x7)));
        r0[i] = v0;
        r1[i] = v1;
    }
}
SG_LARGE static void _rmsprop_update_4_f64(char *const *p, sg_index n) {
    const double x0 = *(const double *)p[0];
    const double *a1 = (const double *)p[1];
    const double x2 = *(const double *)p[2];
    const double *a3 = (const double *)p[3];
    const double x4 = *(const double *)p[4];
    const double *a5 = (const double *)p[5];
    const double x6 = *(const double *)p[6];
    const double x7 = *(const double *)p[7];
    double *r0 = (double *)p[8];
    double *r1 = (double *)p[9];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++) {
        const double v0 = ((x0 * a1[i]) + ((x2 * (a3[i] + (x4 * a5[i]))) * a3[i]));
        const double v1 = (a5[i] - ((x6 * (a3[i] + (x4 * a5[i]))) / (sg_sqrt_f64(((x0 * a1[i]) + ((x2 * a3[i]) * a3[i]))) + x7)));
        r0[i] = v0;
        r1[i] = v1;
    }
}
static const sg_loop _rmsprop_update_4_loops[] = {
    {SG_f32, {SG_f32, SG_f32, SG_f32, SG_f32, SG_f32, SG_f32, SG_f32, SG_f32, SG_f32, SG_f32}, _rmsprop_update_4_f32},
    {SG_f64, {SG_f64, SG_f64, SG_f64, SG_f64, SG_f64, SG_f64, SG_f64, SG_f64, SG_f64, SG_f64}, _rmsprop_update_4_f64},
};

/* _rmsprop_update: new_square: left * square + fresh * (slope + decay * self if decay != 0 else slope) * (slope + decay * self if decay != 0 else slope); new_self: self - lr * (slope + decay * self if decay != 0 else slope) / (sqrt(new_square) + eps) */
SG_LARGE static void _rmsprop_update_5_f32(char *const *p, sg_index n) {
    const float x0 = *(const float *)p[0];
    const float *a1 = (const float *)p[1];
    const float x2 = *(const float *)p[2];
    const float *a3 = (const float *)p[3];
    const float x4 = *(const float *)p[4];
    const float *a5 = (const float *)p[5];
    const float x6 = *(const float *)p[6];
    const float x7 = *(const float *)p[7];
    float *r0 = (float *)p[8];
    float *r1 = (float *)p[9];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++) {
        const float v0 = ((x0 * a1[i]) + ((x2 * a3[i]) * (a3[i] + (x4 * a5[i]))));
        const float v1 = (a5[i] - ((x6 * a3[i]) / (sg_sqrt_f32(((x0 * a1[i]) + ((x2 * (a3[i] + (x4 * a5[i]))) * (a3[i] + (x4 * a5[i]))))) + x7)));
        r0[i] = v0;
        r1[i] = v1;
    }
}
SG_LARGE static void _rmsprop_update_5_f64(char *const *p, sg_index n) {
    const double x0 = *(const double *)p[0];
    const double *a1 = (const double *)p[1];
    const double x2 = *(const double *)p[2];
    const double *a3 = (const double *)p[3];
    const double x4 = *(const double *)p[4];
    const double *a5 = (const double *)p[5];
    const double x6 = *(const double *)p[6];
    const double x7 = *(const double *)p[7];
    double *r0 = (double *)p[8];
    double *r1 = (double *)p[9];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++) {
        const double v0 = ((x0 * a1[i]) + ((x2 * a3[i]) * (a3[i] + (x4 * a5[i]))));
        const double v1 = (a5[i] - ((x6 * a3[i]) / (sg_sqrt_f64(((x0 * a1[i]) + ((x2 * (a3[i] + (x4 * a5[i]))) * (a3[i] + (x4 * a5[i]))))) + x7)));
        r0[i] = v0;
        r1[i] = v1;
    }
}
static const sg_loop _rmsprop_update_5_loops[] = {
    {SG_f32, {SG_f32, SG_f32, SG_f32, SG_f32, SG_f32, SG_f32, SG_f32, SG_f32, SG_f32, SG_f32}, _rmsprop_update_5_f32},
    {SG_f64, {SG_f64, SG_f64, SG_f64, SG_f64, SG_f64, SG_f64, SG_f64, SG_f64, SG_f64, SG_f64}, _rmsprop_update_5_f64},
};

/* _rmsprop_update: new_square: left * square + fresh * (slope + decay * self if decay != 0 else slope) * (slope + decay * self if decay != 0 else slope); new_self: self - lr * (slope + decay * self if decay != 0 else slope) / (sqrt(new_square) + eps) */
SG_LARGE static void _rmsprop_update_6_f32(char *const *p, sg_index n) {
    const float x0 = *(const float *)p[0];
    const float *a1 = (const float *)p[1];
    const float x2 = *(const float *)p[2];
    const float *a3 = (const float *)p[3];
    const float x4 = *(const float *)p[4];
    const float *a5 = (const float *)p[5];
    const float x6 = *(const float *)p[6];
    const float x7 = *(const float *)p[7];
    float *r0 = (float *)p[8];
    float *r1 = (float *)p[9];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++) {
        const float v0 = ((x0 * a1[i]) + ((x2 * a3[i]) * (a3[i] + (x4 * a5[i]))));
        const float v1 = (a5[i] - ((x6 * a3[i]) / (sg_sqrt_f32(((x0 * a1[i]) + ((x2 * (a3[i] + (x4 * a5[i]))) * a3[i]))) + x7)));
        r0[i] = v0;
        r1[i] = v1;
    }
}
SG_LARGE static void _rmsprop_update_6_f64(char *const *p, sg_index n) {
    const double x0 = *(const double *)p[0];
    const double *a1 = (const double *)p[1];
    const double x2 = *(const double *)p[2];
    const double *a3 = (const double *)p[3];
    const double x4 = *(const double *)p[4];
    const double *a5 = (const double *)p[5];
    const double x6 = *(const double *)p[6];
    const double x7 = *(const double *)p[7];
    double *r0 = (double *)p[8];
    double *r1 = (double *)p[9];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++) {
        const double v0 = ((x0 * a1[i]) + ((x2 * a3[i]) * (a3[i] + (x4 * a5[i]))));
        const double v1 = (a5[i] - ((x6 * a3[i]) / (sg_sqrt_f64(((x0 * a1[i]) + ((x2 * (a3[i] + (x4 * a5[i]))) * a3[i]))) + x7)));
        r0[i] = v0;
        r1[i] = v1;
    }
}
static const sg_loop _rmsprop_update_6_loops[] = {
    {SG_f32, {SG_f32, SG_f32, SG_f32, SG_f32, SG_f32, SG_f32, SG_f32, SG_f32, SG_f32, SG_f32}, _rmsprop_update_6_f32},
    {SG_f64, {SG_f64, SG_f64, SG_f64, SG_f64, SG_f64, SG_f64, SG_f64, SG_f64, SG_f64, SG_f64}, _rmsprop_update_6_f64},
};

/* _rmsprop_update: new_square: left * square + fresh * (slope + decay * self if decay != 0 else slope) * (slope + decay * self if decay != 0 else slope); new_self: self - lr * (slope + decay * self if decay != 0 else slope) / (sqrt(new_square) + eps) */
SG_LARGE static void _rmsprop_update_7_f32(char *const *p, sg_index n) {
    const float x0 = *(const float *)p[0];
    const float *a1 = (const float *)p[1];
    const float x2 = *(const float *)p[2];
    const float *a3 = (const float *)p[3];
    const float *a4 = (const float *)p[4];
    const float x5 = *(const float *)p[5];
    const float x6 = *(const float *)p[6];
    const float x7 = *(const float *)p[7];
    float *r0 = (float *)p[8];
    float *r1 = (float *)p[9];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++) {
        const float v0 = ((x0 * a1[i]) + ((x2 * a3[i]) * a3[i]));
        const float v1 = (a4[i] - ((x5 * a3[i]) / (sg_sqrt_f32(((x0 * a1[i]) + ((x2 * a3[i]) * (a3[i] + (x6 * a4[i]))))) + x7)));
        r0[i] = v0;
        r1[i] = v1;
    }
}
SG_LARGE static void _rmsprop_update_7_f64(char *const *p, sg_index n) {
    const double x0 = *(const double *)p[0];
    const double *a1 = (const double *)p[1];
    const double x2 = *(const double *)p[2];
    const double *a3 = (const double *)p[3];
    const double *a4 = (const double *)p[4];
    const double x5 = *(const double *)p[5];
    const double x6 = *(const double *)p[6];
    const double x7 = *(const double *)p[7];
    double *r0 = (double *)p[8];
    double *r1 = (double *)p[9];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++) {
        const double v0 = ((x0 * a1[i]) + ((x2 * a3[i]) * a3[i]));
        const double v1 = (a4[i] - ((x5 * a3[i]) / (sg_sqrt_f64(((x0 * a1[i]) + ((x2 * a3[i]) * (a3[i] + (x6 * a4[i]))))) + x7)));
        r0[i] = v0;
        r1[i] = v1;
    }
}
static const sg_loop _rmsprop_update_7_loops[] = {
    {SG_f32, {SG_f32, SG_f32, SG_f32, SG_f32, SG_f32, SG_f32, SG_f32, SG_f32, SG_f32, SG_f32}, _rmsprop_update_7_f32},
    {SG_f64, {SG_f64, SG_f64, SG_f64, SG_f64, SG_f64, SG_f64, SG_f64, SG_f64, SG_f64, SG_f64}, _rmsprop_update_7_f64},
};

/* _rmsprop_update: new_square: left * square + fresh * (slope + decay * self if decay != 0 else slope) * (slope + decay * self if decay != 0 else slope); new_self: self - lr * (slope + decay * self if decay != 0 else slope) / (sqrt(new_square) + eps) */
SG_LARGE static void _rmsprop_update_8_f32(char *const *p, sg_index n) {
    const float x0 = *(const float *)p[0];
    const float *a1 = (const float *)p[1];
    const float x2 = *(const float *)p[2];
    const float *a3 = (const float *)p[3];
    const float *a4 = (const float *)p[4];
    const float x5 = *(const float *)p[5];
    const float x6 = *(const float *)p[6];
    float *r0 = (float *)p[7];
    float *r1 = (float *)p[8];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++) {
        const float v0 = ((x0 * a1[i]) + ((x2 * a3[i]) * a3[i]));
        const float v1 = (a4[i] - ((x5 * a3[i]) / (sg_sqrt_f32(((x0 * a1[i]) + ((x2 * a3[i]) * a3[i]))) + x6)));
        r0[i] = v0;
        r1[i] = v1;
    }
}
SG_LARGE static void _rmsprop_update_8_f64(char *const *p, sg_index n) {
    const double x0 = *(const double *)p[0];
    const double *a1 = (const double *)p[1];
    const double x2 = *(const double *)p[2];
    const double *a3 = (const double *)p[3];
    const double *a4 = (const double *)p[4];
    const double x5 = *(const double *)p[5];
    const double x6 = *(const double *)p[6];
    double *r0 = (double *)p[7];
    double *r1 = (double *)p[8];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++) {
        const double v0 = ((x0 * a1[i]) + ((x2 * a3[i]) * a3[i]));
        const double v1 = (a4[i] - ((x5 * a3[i]) / (sg_sqrt_f64(((x0 * a1[i]) + ((x2 * a3[i]) * a3[i]))) + x6)));
        r0[i] = v0;
        r1[i] = v1;
    }
}
static const sg_loop _rmsprop_update_8_loops[] = {
    {SG_f32, {SG_f32, SG_f32, SG_f32, SG_f32, SG_f32, SG_f32, SG_f32, SG_f32, SG_f32}, _rmsprop_update_8_f32},
    {SG_f64, {SG_f64, SG_f64, SG_f64, SG_f64, SG_f64, SG_f64, SG_f64, SG_f64, SG_f64}, _rmsprop_update_8_f64},
};

const sg_kernel sg_kernels__rmsprop_update[] = {
    {"_rmsprop_update", 8, 2, SG_ELEMENTS, 0, {SG_SAME, SG_SAME, SG_SAME, SG_SAME, SG_SAME, SG_SAME, SG_SAME, SG_SAME, SG_SAME, SG_SAME}, 213, 2, _rmsprop_update_loops},
    {"_rmsprop_update_2", 8, 2, SG_ELEMENTS, 0, {SG_SAME, SG_SAME, SG_SAME, SG_SAME, SG_SAME, SG_SAME, SG_SAME, SG_SAME, SG_SAME, SG_SAME}, 213, 2, _rmsprop_update_2_loops},
    {"_rmsprop_update_3", 8, 2, SG_ELEMENTS, 0, {SG_SAME, SG_SAME, SG_SAME, SG_SAME, SG_SAME, SG_SAME, SG_SAME, SG_SAME, SG_SAME, SG_SAME}, 213, 2, _rmsprop_update_3_loops},
    {"_rmsprop_update_4", 8, 2, SG_ELEMENTS, 0, {SG_SAME, SG_SAME, SG_SAME, SG_SAME, SG_SAME, SG_SAME, SG_SAME, SG_SAME, SG_SAME, SG_SAME}, 213, 2, _rmsprop_update_4_loops},
    {"_rmsprop_update_5", 8, 2, SG_ELEMENTS, 0, {SG_SAME, SG_SAME, SG_SAME, SG_SAME, SG_SAME, SG_SAME, SG_SAME, SG_SAME, SG_SAME, SG_SAME}, 213, 2, _rmsprop_update_5_loops},
    {"_rmsprop_update_6", 8, 2, SG_ELEMENTS, 0, {SG_SAME, SG_SAME, SG_SAME, SG_SAME, SG_SAME, SG_SAME, SG_SAME, SG_SAME, SG_SAME, SG_SAME}, 213, 2, _rmsprop_update_6_loops},
    {"_rmsprop_update_7", 8, 2, SG_ELEMENTS, 0, {SG_SAME, SG_SAME, SG_SAME, SG_SAME, SG_SAME, SG_SAME, SG_SAME, SG_SAME, SG_SAME, SG_SAME}, 229, 2, _rmsprop_update_7_loops},
    {"_rmsprop_update_8", 7, 2, SG_ELEMENTS, 0, {SG_SAME, SG_SAME, SG_SAME, SG_SAME, SG_SAME, SG_SAME, SG_SAME, SG_SAME, SG_SAME}, 101, 2, _rmsprop_update_8_loops},
    {0}};
