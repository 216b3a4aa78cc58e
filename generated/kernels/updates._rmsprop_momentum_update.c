/* Generated from derivatives.yaml by `specgrad generate`; do not edit. */
#include "kernel.h"

/* _rmsprop_momentum_update: new_square: left * square + fresh * (slope + decay * self if decay != 0 else slope) * (slope + decay * self if decay != 0 else slope); new_buffer: momentum * buffer + (slope + decay * self if decay != 0 else slope) / (sqrt(new_square) + eps); new_self: self - lr * new_buffer */
SG_CLONES static void _rmsprop_momentum_update_f32(char *const *p, sg_index n) {
    const float x0 = *(const float *)p[0];
    const float *a1 = (const float *)p[1];
    const float x2 = *(const float *)p[2];
    const float *a3 = (const float *)p[3];
    const float x4 = *(const float *)p[4];
    const float *a5 = (const float *)p[5];
    const float x6 = *(const float *)p[6];
    const float *a7 = (const float *)p[7];
    const float x8 = *(const float *)p[8];
    const float x9 = *(const float *)p[9];
    float *r0 = (float *)p[10];
    float *r1 = (float *)p[11];
    float *r2 = (float *)p[12];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++) {
        const float v0 = ((x0 * a1[i]) + ((x2 * (a3[i] + (x4 * a5[i]))) * (a3[i] + (x4 * a5[i]))));
        const float v1 = ((x6 * a7[i]) + ((a3[i] + (x4 * a5[i])) / (sg_sqrt_f32(((x0 * a1[i]) + ((x2 * (a3[i] + (x4 * a5[i]))) * (a3[i] + (x4 * a5[i]))))) + x8)));
        const float v2 = (a5[i] - (x9 * ((x6 * a7[i]) + ((a3[i] + (x4 * a5[i])) / (sg_sqrt_f32(((x0 * a1[i]) + ((x2 * (a3[i] + (x4 * a5[i]))) * (a3[i] + (x4 * a5[i]))))) + x8)))));
        r0[i] = v0;
        r1[i] = v1;
        r2[i] = v2;
    }
}
SG_LARGE static void _rmsprop_momentum_update_f64(char *const *p, sg_index n) {
    const double x0 = *(const double *)p[0];
    const double *a1 = (const double *)p[1];
    const double x2 = *(const double *)p[2];
    const double *a3 = (const double *)p[3];
    const double x4 = *(const double *)p[4];
    const double *a5 = (const double *)p[5];
    const double x6 = *(const double *)p[6];
    const double *a7 = (const double *)p[7];
    const double x8 = *(const double *)p[8];
    const double x9 = *(const double *)p[9];
    double *r0 = (double *)p[10];
    double *r1 = (double *)p[11];
    double *r2 = (double *)p[12];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++) {
        const double v0 = ((x0 * a1[i]) + ((x2 * (a3[i] + (x4 * a5[i]))) * (a3[i] + (x4 * a5[i]))));
        const double v1 = ((x6 * a7[i]) + ((a3[i] + (x4 * a5[i])) / (sg_sqrt_f64(((x0 * a1[i]) + ((x2 * (a3[i] + (x4 * a5[i]))) * (a3[i] + (x4 * a5[i]))))) + x8)));
        const double v2 = (a5[i] - (x9 * ((x6 * a7[i]) + ((a3[i] + (x4 * a5[i])) / (sg_sqrt_f64(((x0 * a1[i]) + ((x2 * (a3[i] + (x4 * a5[i]))) * (a3[i] + (x4 * a5[i]))))) + x8)))));
        r0[i] = v0;
        r1[i] = v1;
        r2[i] = v2;
    }
}
static const sg_loop _rmsprop_momentum_update_loops[] = {
    {SG_f32, {SG_f32, SG_f32, SG_f32, SG_f32, SG_f32, SG_f32, SG_f32, SG_f32, SG_f32, SG_f32, SG_f32, SG_f32, SG_f32}, _rmsprop_momentum_update_f32},
    {SG_f64, {SG_f64, SG_f64, SG_f64, SG_f64, SG_f64, SG_f64, SG_f64, SG_f64, SG_f64, SG_f64, SG_f64, SG_f64, SG_f64}, _rmsprop_momentum_update_f64},
};

/* _rmsprop_momentum_update: new_square: left * square + fresh * (slope + decay * self if decay != 0 else slope) * (slope + decay * self if decay != 0 else slope); new_buffer: momentum * buffer + (slope + decay * self if decay != 0 else slope) / (sqrt(new_square) + eps); new_self: self - lr * new_buffer */
SG_CLONES static void _rmsprop_momentum_update_2_f32(char *const *p, sg_index n) {
    const float x0 = *(const float *)p[0];
    const float *a1 = (const float *)p[1];
    const float x2 = *(const float *)p[2];
    const float *a3 = (const float *)p[3];
    const float x4 = *(const float *)p[4];
    const float *a5 = (const float *)p[5];
    const float x6 = *(const float *)p[6];
    const float *a7 = (const float *)p[7];
    const float x8 = *(const float *)p[8];
    const float x9 = *(const float *)p[9];
    float *r0 = (float *)p[10];
    float *r1 = (float *)p[11];
    float *r2 = (float *)p[12];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++) {
        const float v0 = ((x0 * a1[i]) + ((x2 * (a3[i] + (x4 * a5[i]))) * (a3[i] + (x4 * a5[i]))));
        const float v1 = ((x6 * a7[i]) + ((a3[i] + (x4 * a5[i])) / (sg_sqrt_f32(((x0 * a1[i]) + ((x2 * (a3[i] + (x4 * a5[i]))) * a3[i]))) + x8)));
        const float v2 = (a5[i] - (x9 * ((x6 * a7[i]) + ((a3[i] + (x4 * a5[i])) / (sg_sqrt_f32(((x0 * a1[i]) + ((x2 * (a3[i] + (x4 * a5[i]))) * a3[i]))) + x8)))));
        r0[i] = v0;
        r1[i] = v1;
        r2[i] = v2;
    }
}
SG_LARGE static void _rmsprop_momentum_update_2_f64(char *const *p, sg_index n) {
    const double x0 = *(const double *)p[0];
    const double *a1 = (const double *)p[1];
    const double x2 = *(const double *)p[2];
    const double *a3 = (const double *)p[3];
    const double x4 = *(const double *)p[4];
    const double *a5 = (const double *)p[5];
    const double x6 = *(const double *)p[6];
    const double *a7 = (const double *)p[7];
    const double x8 = *(const double *)p[8];
    const double x9 = *(const double *)p[9];
    double *r0 = (double *)p[10];
    double *r1 = (double *)p[11];
    double *r2 = (double *)p[12];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++) {
        const double v0 = ((x0 * a1[i]) + ((x2 * (a3[i] + (x4 * a5[i]))) * (a3[i] + (x4 * a5[i]))));
        const double v1 = ((x6 * a7[i]) + ((a3[i] + (x4 * a5[i])) / (sg_sqrt_f64(((x0 * a1[i]) + ((x2 * (a3[i] + (x4 * a5[i]))) * a3[i]))) + x8)));
        const double v2 = (a5[i] - (x9 * ((x6 * a7[i]) + ((a3[i] + (x4 * a5[i])) / (sg_sqrt_f64(((x0 * a1[i]) + ((x2 * (a3[i] + (x4 * a5[i]))) * a3[i]))) + x8)))));
        r0[i] = v0;
        r1[i] = v1;
        r2[i] = v2;
    }
}
static const sg_loop _rmsprop_momentum_update_2_loops[] = {
    {SG_f32, {SG_f32, SG_f32, SG_f32, SG_f32, SG_f32, SG_f32, SG_f32, SG_f32, SG_f32, SG_f32, SG_f32, SG_f32, SG_f32}, _rmsprop_momentum_update_2_f32},
    {SG_f64, {SG_f64, SG_f64, SG_f64, SG_f64, SG_f64, SG_f64, SG_f64, SG_f64, SG_f64, SG_f64, SG_f64, SG_f64, SG_f64}, _rmsprop_momentum_update_2_f64},
};

/* _rmsprop_momentum_update: new_square: left * square + fresh * (slope + decay * self if decay != 0 else slope) * (slope + decay * self if decay != 0 else slope); new_buffer: momentum * buffer + (slope + decay * self if decay != 0 else slope) / (sqrt(new_square) + eps); new_self: self - lr * new_buffer */
SG_CLONES static void _rmsprop_momentum_update_3_f32(char *const *p, sg_index n) {
    const float x0 = *(const float *)p[0];
    const float *a1 = (const float *)p[1];
    const float x2 = *(const float *)p[2];
    const float *a3 = (const float *)p[3];
    const float x4 = *(const float *)p[4];
    const float *a5 = (const float *)p[5];
    const float x6 = *(const float *)p[6];
    const float *a7 = (const float *)p[7];
    const float x8 = *(const float *)p[8];
    const float x9 = *(const float *)p[9];
    float *r0 = (float *)p[10];
    float *r1 = (float *)p[11];
    float *r2 = (float *)p[12];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++) {
        const float v0 = ((x0 * a1[i]) + ((x2 * (a3[i] + (x4 * a5[i]))) * a3[i]));
        const float v1 = ((x6 * a7[i]) + ((a3[i] + (x4 * a5[i])) / (sg_sqrt_f32(((x0 * a1[i]) + ((x2 * a3[i]) * (a3[i] + (x4 * a5[i]))))) + x8)));
        const float v2 = (a5[i] - (x9 * ((x6 * a7[i]) + ((a3[i] + (x4 * a5[i])) / (sg_sqrt_f32(((x0 * a1[i]) + ((x2 * a3[i]) * (a3[i] + (x4 * a5[i]))))) + x8)))));
        r0[i] = v0;
        r1[i] = v1;
        r2[i] = v2;
    }
}
SG_LARGE static void _rmsprop_momentum_update_3_f64(char *const *p, sg_index n) {
    const double x0 = *(const double *)p[0];
    const double *a1 = (const double *)p[1];
    const double x2 = *(const double *)p[2];
    const double *a3 = (const double *)p[3];
    const double x4 = *(const double *)p[4];
    const double *a5 = (const double *)p[5];
    const double x6 = *(const double *)p[6];
    const double *a7 = (const double *)p[7];
    const double x8 = *(const double *)p[8];
    const double x9 = *(const double *)p[9];
    double *r0 = (double *)p[10];
    double *r1 = (double *)p[11];
    double *r2 = (double *)p[12];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++) {
        const double v0 = ((x0 * a1[i]) + ((x2 * (a3[i] + (x4 * a5[i]))) * a3[i]));
        const double v1 = ((x6 * a7[i]) + ((a3[i] + (x4 * a5[i])) / (sg_sqrt_f64(((x0 * a1[i]) + ((x2 * a3[i]) * (a3[i] + (x4 * a5[i]))))) + x8)));
        const double v2 = (a5[i] - (x9 * ((x6 * a7[i]) + ((a3[i] + (x4 * a5[i])) / (sg_sqrt_f64(((x0 * a1[i]) + ((x2 * a3[i]) * (a3[i] + (x4 * a5[i]))))) + x8)))));
        r0[i] = v0;
        r1[i] = v1;
        r2[i] = v2;
    }
}
static const sg_loop _rmsprop_momentum_update_3_loops[] = {
    {SG_f32, {SG_f32, SG_f32, SG_f32, SG_f32, SG_f32, SG_f32, SG_f32, SG_f32, SG_f32, SG_f32, SG_f32, SG_f32, SG_f32}, _rmsprop_momentum_update_3_f32},
    {SG_f64, {SG_f64, SG_f64, SG_f64, SG_f64, SG_f64, SG_f64, SG_f64, SG_f64, SG_f64, SG_f64, SG_f64, SG_f64, SG_f64}, _rmsprop_momentum_update_3_f64},
};

/* _rmsprop_momentum_update: new_square: left * square + fresh * (slope + decay * self if decay != 0 else slope) * (slope + decay * self if decay != 0 else slope); new_buffer: momentum * buffer + (slope + decay * self if decay != 0 else slope) / (sqrt(new_square) + eps); new_self: self - lr * new_buffer */
SG_CLONES static void _rmsprop_momentum_update_4_f32(char *const *p, sg_index n) {
    const float x0 = *(const float *)p[0];
    const float *a1 = (const float *)p[1];
    const float x2 = *(const float *)p[2];
    const float *a3 = (const float *)p[3];
    const float x4 = *(const float *)p[4];
    const float *a5 = (const float *)p[5];
    const float x6 = *(const float *)p[6];
    const float *a7 = (const float *)p[7];
    const float x8 = *(const float *)p[8];
    const float x9 = *(const float *)p[9];
    float *r0 = (float *)p[10];
    float *r1 = (float *)p[11];
    float *r2 = (float *)p[12];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++) {
        const float v0 = ((x0 * a1[i]) + ((x2 * (a3[i] + (x4 * a5[i]))) * a3[i]));
        const float v1 = ((x6 * a7[i]) + ((a3[i] + (x4 * a5[i])) / (sg_sqrt_f32(((x0 * a1[i]) + ((x2 * a3[i]) * a3[i]))) + x8)));
        const float v2 = (a5[i] - (x9 * ((x6 * a7[i]) + ((a3[i] + (x4 * a5[i])) / (sg_sqrt_f32(((x0 * a1[i]) + ((x2 * a3[i]) * a3[i]))) + x8)))));
        r0[i] = v0;
        r1[i] = v1;
        r2[i] = v2;
    }
}
SG_LARGE static void _rmsprop_momentum_update_4_f64(char *const *p, sg_index n) {
    const double x0 = *(const double *)p[0];
    const double *a1 = (const double *)p[1];
    const double x2 = *(const double *)p[2];
    const double *a3 = (const double *)p[3];
    const double x4 = *(const double *)p[4];
    const double *a5 = (const double *)p[5];
    const double x6 = *(const double *)p[6];
    const double *a7 = (const double *)p[7];
    const double x8 = *(const double *)p[8];
    const double x9 = *(const double *)p[9];
    double *r0 = (double *)p[10];
    double *r1 = (double *)p[11];
    double *r2 = (double *)p[12];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++) {
        const double v0 = ((x0 * a1[i]) + ((x2 * (a3[i] + (x4 * a5[i]))) * a3[i]));
        const double v1 = ((x6 * a7[i]) + ((a3[i] + (x4 * a5[i])) / (sg_sqrt_f64(((x0 * a1[i]) + ((x2 * a3[i]) * a3[i]))) + x8)));
        const double v2 = (a5[i] - (x9 * ((x6 * a7[i]) + ((a3[i] + (x4 * a5[i])) / (sg_sqrt_f64(((x0 * a1[i]) + ((x2 * a3[i]) * a3[i]))) + x8)))));
        r0[i] = v0;
        r1[i] = v1;
        r2[i] = v2;
    }
}
static const sg_loop _rmsprop_momentum_update_4_loops[] = {
    {SG_f32, {SG_f32, SG_f32, SG_f32, SG_f32, SG_f32, SG_f32, SG_f32, SG_f32, SG_f32, SG_f32, SG_f32, SG_f32, SG_f32}, _rmsprop_momentum_update_4_f32},
    {SG_f64, {SG_f64, SG_f64, SG_f64, SG_f64, SG_f64, SG_f64, SG_f64, SG_f64, SG_f64, SG_f64, SG_f64, SG_f64, SG_f64}, _rmsprop_momentum_update_4_f64},
};

/* _rmsprop_momentum_update: new_square: left * square + fresh * (slope + decay * self if decay != 0 else slope) * (slope + decay * self if decay != 0 else slope); new_buffer: momentum * buffer + (slope + decay * self if decay != 0 else slope) / (sqrt(new_square) + eps); new_self: self - lr * new_buffer */
SG_CLONES static void _rmsprop_momentum_update_5_f32(char *const *p, sg_index n) {
    const float x0 = *(const float *)p[0];
    const float *a1 = (const float *)p[1];
    const float x2 = *(const float *)p[2];
    const float *a3 = (const float *)p[3];
    const float x4 = *(const float *)p[4];
    const float *a5 = (const float *)p[5];
    const float x6 = *(const float *)p[6];
    const float *a7 = (const float *)p[7];
    const float x8 = *(const float *)p[8];
    const float x9 = *(const float *)p[9];
    float *r0 = (float *)p[10];
    float *r1 = (float *)p[11];
    float *r2 = (float *)p[12];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++) {
        const float v0 = ((x0 * a1[i]) + ((x2 * a3[i]) * (a3[i] + (x4 * a5[i]))));
        const float v1 = ((x6 * a7[i]) + (a3[i] / (sg_sqrt_f32(((x0 * a1[i]) + ((x2 * (a3[i] + (x4 * a5[i]))) * (a3[i] + (x4 * a5[i]))))) + x8)));
        const float v2 = (a5[i] - (x9 * ((x6 * a7[i]) + (a3[i] / (sg_sqrt_f32(((x0 * a1[i]) + ((x2 * (a3[i] + (x4 * a5[i]))) * (a3[i] + (x4 * a5[i]))))) + x8)))));
        r0[i] = v0;
        r1[i] = v1;
        r2[i] = v2;
    }
}
SG_LARGE static void _rmsprop_momentum_update_5_f64(char *const *p, sg_index n) {
    const double x0 = *(const double *)p[0];
    const double *a1 = (const double *)p[1];
    const double x2 = *(const double *)p[2];
    const double *a3 = (const double *)p[3];
    const double x4 = *(const double *)p[4];
    const double *a5 = (const double *)p[5];
    const double x6 = *(const double *)p[6];
    const double *a7 = (const double *)p[7];
    const double x8 = *(const double *)p[8];
    const double x9 = *(const double *)p[9];
    double *r0 = (double *)p[10];
    double *r1 = (double *)p[11];
    double *r2 = (double *)p[12];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++) {
        const double v0 = ((x0 * a1[i]) + ((x2 * a3[i]) * (a3[i] + (x4 * a5[i]))));
        const double v1 = ((x6 * a7[i]) + (a3[i] / (sg_sqrt_f64(((x0 * a1[i]) + ((x2 * (a3[i] + (x4 * a5[i]))) * (a3[i] + (x4 * a5[i]))))) + x8)));
        const double v2 = (a5[i] - (x9 * ((x6 * a7[i]) + (a3[i] / (sg_sqrt_f64(((x0 * a1[i]) + ((x2 * (a3[i] + (x4 * a5[i]))) * (a3[i] + (x4 * a5[i]))))) + x8)))));
        r0[i] = v0;
        r1[i] = v1;
        r2[i] = v2;
    }
}
static const sg_loop _rmsprop_momentum_update_5_loops[] = {
    {SG_f32, {SG_f32, SG_f32, SG_f32, SG_f32, SG_f32, SG_f32, SG_f32, SG_f32, SG_f32, SG_f32, SG_f32, SG_f32, SG_f32}, _rmsprop_momentum_update_5_f32},
    {SG_f64, {SG_f64, SG_f64, SG_f64, SG_f64, SG_f64, SG_f64, SG_f64, SG_f64, SG_f64, SG_f64, SG_f64, SG_f64, SG_f64}, _rmsprop_momentum_update_5_f64},
};

/* _rmsprop_momentum_update: new_square: left * square + fresh * (slope + decay * self if decay != 0 else slope) * (slope + decay * self if decay != 0 else slope); new_buffer: momentum * buffer + (slope + decay * self if decay != 0 else slope) / (sqrt(new_square) + eps); new_self: self - lr * new_buffer */
SG_CLONES static void _rmsprop_momentum_update_6_f32(char *const *p, sg_index n) {
    const float x0 = *(const float *)p[0];
    const float *a1 = (const float *)p[1];
    const float x2 = *(const float *)p[2];
    const float *a3 = (const float *)p[3];
    const float x4 = *(const float *)p[4];
    const float *a5 = (const float *)p[5];
    const float x6 = *(const float *)p[6];
    const float *a7 = (const float *)p[7];
    const float x8 = *(const float *)p[8];
    const float x9 = *(const float *)p[9];
    float *r0 = (float *)p[10];
    float *r1 = (float *)p[11];
    float *r2 = (float *)p[12];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++) {
        const float v0 = ((x0 * a1[i]) + ((x2 * a3[i]) * (a3[i] + (x4 * a5[i]))));
        const float v1 = ((x6 * a7[i]) + (a3[i] / (sg_sqrt_f32(((x0 * a1[i]) + ((x2 * (a3[i] + (x4 * a5[i]))) * a3[i]))) + x8)));
        const float v2 = (a5[i] - (x9 * ((x6 * a7[i]) + (a3[i] / (sg_sqrt_f32(((x0 * a1[i]) + ((x2 * (a3[i] + (x4 * a5[i]))) * a3[i]))) + x8)))));
        r0[i] = v0;
        r1[i] = v1;
        r2[i] = v2;
    }
}
SG_LARGE static void _rmsprop_momentum_update_6_f64(char *const *p, sg_index n) {
    const double x0 = *(const double *)p[0];
    const double *a1 = (const double *)p[1];
    const double x2 = *(const double *)p[2];
    const double *a3 = (const double *)p[3];
    const double x4 = *(const double *)p[4];
    const double *a5 = (const double *)p[5];
    const double x6 = *(const double *)p[6];
    const double *a7 = (const double *)p[7];
    const double x8 = *(const double *)p[8];
    const double x9 = *(const double *)p[9];
    double *r0 = (double *)p[10];
    double *r1 = (double *)p[11];
    double *r2 = (double *)p[12];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++) {
        const double v0 = ((x0 * a1[i]) + ((x2 * a3[i]) * (a3[i] + (x4 * a5[i]))));
        const double v1 = ((x6 * a7[i]) + (a3[i] / (sg_sqrt_f64(((x0 * a1[i]) + ((x2 * (a3[i] + (x4 * a5[i]))) * a3[i]))) + x8)));
        const double v2 = (a5[i] - (x9 * ((x6 * a7[i]) + (a3[i] / (sg_sqrt_f64(((x0 * a1[i]) + ((x2 * (a3[i] + (x4 * a5[i]))) * a3[i]))) + x8)))));
        r0[i] = v0;
        r1[i] = v1;
        r2[i] = v2;
    }
}
static const sg_loop _rmsprop_momentum_update_6_loops[] = {
    {SG_f32, {SG_f32, SG_f32, SG_f32, SG_f32, SG_f32, SG_f32, SG_f32, SG_f32, SG_f32, SG_f32, SG_f32, SG_f32, SG_f32}, _rmsprop_momentum_update_6_f32},
    {SG_f64, {SG_f64, SG_f64, SG_f64, SG_f64, SG_f64, SG_f64, SG_f64, SG_f64, SG_f64, SG_f64, SG_f64, SG_f64, SG_f64}, _rmsprop_momentum_update_6_f64},
};

/* _rmsprop_momentum_update: new_square: left * square + fresh * (slope + decay * self if decay != 0 else slope) * (slope + decay * self if decay != 0 else slope); new_buffer: momentum * buffer + (slope + decay * self if decay != 0 else slope) / (sqrt(new_square) + eps); new_self: self - lr * new_buffer */
SG_CLONES static void _rmsprop_momentum_update_7_f32(char *const *p, sg_index n) {
    const float x0 = *(const float *)p[0];
    const float *a1 = (const float *)p[1];
    const float x2 = *(const float *)p[2];
    const float *a3 = (const float *)p[3];
    const float x4 = *(const float *)p[4];
    const float *a5 = (const float *)p[5];
    const float x6 = *(const float *)p[6];
    const float *a7 = (const float *)p[7];
    const float x8 = *(const float *)p[8];
    const float x9 = *(const float *)p[9];
    float *r0 = (float *)p[10];
    float *r1 = (float *)p[11];
    float *r2 = (float *)p[12];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++) {
        const float v0 = ((x0 * a1[i]) + ((x2 * a3[i]) * a3[i]));
        const float v1 = ((x4 * a5[i]) + (a3[i] / (sg_sqrt_f32(((x0 * a1[i]) + ((x2 * a3[i]) * (a3[i] + (x6 * a7[i]))))) + x8)));
        const float v2 = (a7[i] - (x9 * ((x4 * a5[i]) + (a3[i] / (sg_sqrt_f32(((x0 * a1[i]) + ((x2 * a3[i]) * (a3[i] + (x6 * a7[i]))))) + x8)))));
        r0[i] = v0;
        r1[i] = v1;
        r2[i] = v2;
    }
}
SG_LARGE static void _rmsprop_momentum_update_7_f64(char *const *p, sg_index n) {
    const double x0 = *(const double *)p[0];
    const double *a1 = (const double *)p[1];
    const double x2 = *(const double *)p[2];
    const double *a3 = (const double *)p[3];
    const double x4 = *(const double *)p[4];
    const double *a5 = (const double *)p[5];
    const double x6 = *(const double *)p[6];
    const double *a7 = (const double *)p[7];
    const double x8 = *(const double *)p[8];
    const double x9 = *(const double *)p[9];
    double *r0 = (double *)p[10];
    double *r1 = (double *)p[11];
    double *r2 = (double *)p[12];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++) {
        const double v0 = ((x0 * a1[i]) + ((x2 * a3[i]) * a3[i]));
        const double v1 = ((x4 * a5[i]) + (a3[i] / (sg_sqrt_f64(((x0 * a1[i]) + ((x2 * a3[i]) * (a3[i] + (x6 * a7[i]))))) + x8)));
        const double v2 = (a7[i] - (x9 * ((x4 * a5[i]) + (a3[i] / (sg_sqrt_f64(((x0 * a1[i]) + ((x2 * a3[i]) * (a3[i] + (x6 * a7[i]))))) + x8)))));
        r0[i] = v0;
        r1[i] = v1;
        r2[i] = v2;
    }
}
static const sg_loop _rmsprop_momentum_update_7_loops[] = {
    {SG_f32, {SG_f32, SG_f32, SG_f32, SG_f32, SG_f32, SG_f32, SG_f32, SG_f32, SG_f32, SG_f32, SG_f32, SG_f32, SG_f32}, _rmsprop_momentum_update_7_f32},
    {SG_f64, {SG_f64, SG_f64, SG_f64, SG_f64, SG_f64, SG_f64, SG_f64, SG_f64, SG_f64, SG_f64, SG_f64, SG_f64, SG_f64}, _rmsprop_momentum_update_7_f64},
};

/* _rmsprop_momentum_update: new_square: left * square + fresh * (slope + decay * self if decay != 0 else slope) * (slope + decay * self if decay != 0 else slope); new_buffer: momentum * buffer + (slope + decay * self if decay != 0 else slope) / (sqrt(new_square) + eps); new_self: self - lr * new_buffer */
SG_CLONES static void _rmsprop_momentum_update_8_f32(char *const *p, sg_index n) {
    const float x0 = *(const float *)p[0];
    const float *a1 = (const float *)p[1];
    const float x2 = *(const float *)p[2];
    const float *a3 = (const float *)p[3];
    const float x4 = *(const float *)p[4];
    const float *a5 = (const float *)p[5];
    const float x6 = *(const float *)p[6];
    const float *a7 = (const float *)p[7];
    const float x8 = *(const float *)p[8];
    float *r0 = (float *)p[9];
    float *r1 = (float *)p[10];
    float *r2 = (float *)p[11];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++) {
        const float v0 = ((x0 * a1[i]) + ((x2 * a3[i]) * a3[i]));
        const float v1 = ((x4 * a5[i]) + (a3[i] / (sg_sqrt_f32(((x0 * a1[i]) + ((x2 * a3[i]) * a3[i]))) + x6)));
        const float v2 = (a7[i] - (x8 * ((x4 * a5[i]) + (a3[i] / (sg_sqrt_f32(((x0 * a1[i]) + ((x2 * a3[i]) * a3[i]))) + x6)))));
        r0[i] = v0;
        r1[i] = v1;
        r2[i] = v2;
    }
}
SG_LARGE static void _rmsprop_momentum_update_8_f64(char *const *p, sg_index n) {
    const double x0 = *(const double *)p[0];
    const double *a1 = (const double *)p[1];
    const double x2 = *(const double *)p[2];
    const double *a3 = (const double *)p[3];
    const double x4 = *(const double *)p[4];
    const double *a5 = (const double *)p[5];
    const double x6 = *(const double *)p[6];
    const double *a7 = (const double *)p[7];
    const double x8 = *(const double *)p[8];
    double *r0 = (double *)p[9];
    double *r1 = (double *)p[10];
    double *r2 = (double *)p[11];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++) {
        const double v0 = ((x0 * a1[i]) + ((x2 * a3[i]) * a3[i]));
        const double v1 = ((x4 * a5[i]) + (a3[i] / (sg_sqrt_f64(((x0 * a1[i]) + ((x2 * a3[i]) * a3[i]))) + x6)));
        const double v2 = (a7[i] - (x8 * ((x4 * a5[i]) + (a3[i] / (sg_sqrt_f64(((x0 * a1[i]) + ((x2 * a3[i]) * a3[i]))) + x6)))));
        r0[i] = v0;
        r1[i] = v1;
        r2[i] = v2;
    }
}
static const sg_loop _rmsprop_momentum_update_8_loops[] = {
    {SG_f32, {SG_f32, SG_f32, SG_f32, SG_f32, SG_f32, SG_f32, SG_f32, SG_f32, SG_f32, SG_f32, SG_f32, SG_f32}, _rmsprop_momentum_update_8_f32},
    {SG_f64, {SG_f64, SG_f64, SG_f64, SG_f64, SG_f64, SG_f64, SG_f64, SG_f64, SG_f64, SG_f64, SG_f64, SG_f64}, _rmsprop_momentum_update_8_f64},
};

const sg_kernel sg_kernels__rmsprop_momentum_update[] = {
    {"_rmsprop_momentum_update", 10, 3, SG_ELEMENTS, 0, {SG_SAME, SG_SAME, SG_SAME, SG_SAME, SG_SAME, SG_SAME, SG_SAME, SG_SAME, SG_SAME, SG_SAME, SG_SAME, SG_SAME, SG_SAME}, 853, 2, _rmsprop_momentum_update_loops},
    {"_rmsprop_momentum_update_2", 10, 3, SG_ELEMENTS, 0, {SG_SAME, SG_SAME, SG_SAME, SG_SAME, SG_SAME, SG_SAME, SG_SAME, SG_SAME, SG_SAME, SG_SAME, SG_SAME, SG_SAME, SG_SAME}, 853, 2, _rmsprop_momentum_update_2_loops},
    {"_rmsprop_momentum_update_3", 10, 3, SG_ELEMENTS, 0, {SG_SAME, SG_SAME, SG_SAME, SG_SAME, SG_SAME, SG_SAME, SG_SAME, SG_SAME, SG_SAME, SG_SAME, SG_SAME, SG_SAME, SG_SAME}, 853, 2, _rmsprop_momentum_update_3_loops},
    {"_rmsprop_momentum_update_4", 10, 3, SG_ELEMENTS, 0, {SG_SAME, SG_SAME, SG_SAME, SG_SAME, SG_SAME, SG_SAME, SG_SAME, SG_SAME, SG_SAME, SG_SAME, SG_SAME, SG_SAME, SG_SAME}, 853, 2, _rmsprop_momentum_update_4_loops},
    {"_rmsprop_momentum_update_5", 10, 3, SG_ELEMENTS, 0, {SG_SAME, SG_SAME, SG_SAME, SG_SAME, SG_SAME, SG_SAME, SG_SAME, SG_SAME, SG_SAME, SG_SAME, SG_SAME, SG_SAME, SG_SAME}, 853, 2, _rmsprop_momentum_update_5_loops},
    {"_rmsprop_momentum_update_6", 10, 3, SG_ELEMENTS, 0, {SG_SAME, SG_SAME, SG_SAME, SG_SAME, SG_SAME, SG_SAME, SG_SAME, SG_SAME, SG_SAME, SG_SAME, SG_SAME, SG_SAME, SG_SAME}, 853, 2, _rmsprop_momentum_update_6_loops},
    {"_rmsprop_momentum_update_7", 10, 3, SG_ELEMENTS, 0, {SG_SAME, SG_SAME, SG_SAME, SG_SAME, SG_SAME, SG_SAME, SG_SAME, SG_SAME, SG_SAME, SG_SAME, SG_SAME, SG_SAME, SG_SAME}, 853, 2, _rmsprop_momentum_update_7_loops},
    {"_rmsprop_momentum_update_8", 9, 3, SG_ELEMENTS, 0, {SG_SAME, SG_SAME, SG_SAME, SG_SAME, SG_SAME, SG_SAME, SG_SAME, SG_SAME, SG_SAME, SG_SAME, SG_SAME, SG_SAME}, 341, 2, _rmsprop_momentum_update_8_loops},
    {0}};
