/* Generated from derivatives.yaml by `specgrad generate`; do not edit. */
#include "kernel.h"

/* _momentum_update: new_buffer: momentum * buffer + fresh * (slope + decay * self if decay != 0 else slope); new_self: self - lr * ((slope + decay * self if decay != 0 else slope) + momentum * new_buffer) if nesterov else self - lr * new_buffer */
SG_LARGE static void _momentum_update_f32(char *const *p, sg_index n) {
    const float x0 = *(const float *)p[0];
    const float *a1 = (const float *)p[1];
    const float x2 = *(const float *)p[2];
    const float *a3 = (const float *)p[3];
    const float x4 = *(const float *)p[4];
    const float *a5 = (const float *)p[5];
    const float x6 = *(const float *)p[6];
    float *r0 = (float *)p[7];
    float *r1 = (float *)p[8];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++) {
        const float v0 = ((x0 * a1[i]) + (x2 * (a3[i] + (x4 * a5[i]))));
        const float v1 = (a5[i] - (x6 * ((a3[i] + (x4 * a5[i])) + (x0 * ((x0 * a1[i]) + (x2 * (a3[i] + (x4 * a5[i]))))))));
        r0[i] = v0;
        r1[i] = v1;
    }
}
SG_LARGE static void _momentum_update_f64(char *const *p, sg_index n) {
    const double x0 = *(const double *)p[0];
    const double *a1 = (const double *)p[1];
    const double x2 = *(const double *)p[2];
    const double *a3 = (const double *)p[3];
    const double x4 = *(const double *)p[4];
    const double *a5 = (const double *)p[5];
    const double x6 = *(const double *)p[6];
    double *r0 = (double *)p[7];
    double *r1 = (double *)p[8];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++) {
        const double v0 = ((x0 * a1[i]) + (x2 * (a3[i] + (x4 * a5[i]))));
        const double v1 = (a5[i] - (x6 * ((a3[i] + (x4 * a5[i])) + (x0 * ((x0 * a1[i]) + (x2 * (a3[i] + (x4 * a5[i]))))))));
        r0[i] = v0;
        r1[i] = v1;
    }
}
static const sg_loop _momentum_update_loops[] = {
    {SG_f32, {SG_f32, SG_f32, SG_f32, SG_f32, SG_f32, SG_f32, SG_f32, SG_f32, SG_f32}, _momentum_update_f32},
    {SG_f64, {SG_f64, SG_f64, SG_f64, SG_f64, SG_f64, SG_f64, SG_f64, SG_f64, SG_f64}, _momentum_update_f64},
};

/* _momentum_update: new_buffer: momentum * buffer + fresh * (slope + decay * self if decay != 0 else slope); new_self: self - lr * ((slope + decay * self if decay != 0 else slope) + momentum * new_buffer) if nesterov else self - lr * new_buffer */
SG_LARGE static void _momentum_update_2_f32(char *const *p, sg_index n) {
    const float x0 = *(const float *)p[0];
    const float *a1 = (const float *)p[1];
    const float x2 = *(const float *)p[2];
    const float *a3 = (const float *)p[3];
    const float x4 = *(const float *)p[4];
    const float *a5 = (const float *)p[5];
    const float x6 = *(const float *)p[6];
    float *r0 = (float *)p[7];
    float *r1 = (float *)p[8];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++) {
        const float v0 = ((x0 * a1[i]) + (x2 * (a3[i] + (x4 * a5[i]))));
        const float v1 = (a5[i] - (x6 * ((a3[i] + (x4 * a5[i])) + (x0 * ((x0 * a1[i]) + (x2 * a3[i]))))));
        r0[i] = v0;
        r1[i] = v1;
    }
}
SG_LARGE static void _momentum_update_2_f64(char *const *p, sg_index n) {
    const double x0 = *(const double *)p[0];
    const double *a1 = (const double *)p[1];
    const double x2 = *(const double *)p[2];
    const double *a3 = (const double *)p[3];
    const double x4 = *(const double *)p[4];
    const double *a5 = (const double *)p[5];
    const double x6 = *(const double *)p[6];
    double *r0 = (double *)p[7];
    double *r1 = (double *)p[8];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++) {
        const double v0 = ((x0 * a1[i]) + (x2 * (a3[i] + (x4 * a5[i]))));
        const double v1 = (a5[i] - (x6 * ((a3[i] + (x4 * a5[i])) + (x0 * ((x0 * a1[i]) + (x2 * a3[i]))))));
        r0[i] = v0;
        r1[i] = v1;
    }
}
static const sg_loop _momentum_update_2_loops[] = {
    {SG_f32, {SG_f32, SG_f32, SG_f32, SG_f32, SG_f32, SG_f32, SG_f32, SG_f32, SG_f32}, _momentum_update_2_f32},
    {SG_f64, {SG_f64, SG_f64, SG_f64, SG_f64, SG_f64, SG_f64, SG_f64, SG_f64, SG_f64}, _momentum_update_2_f64},
};

/* _momentum_update: new_buffer: momentum * buffer + fresh * (slope + decay * self if decay != 0 else slope); new_self: self - lr * ((slope + decay * self if decay != 0 else slope) + momentum * new_buffer) if nesterov else self - lr * new_buffer */
SG_LARGE static void _momentum_update_3_f32(char *const *p, sg_index n) {
    const float x0 = *(const float *)p[0];
    const float *a1 = (const float *)p[1];
    const float x2 = *(const float *)p[2];
    const float *a3 = (const float *)p[3];
    const float x4 = *(const float *)p[4];
    const float *a5 = (const float *)p[5];
    const float x6 = *(const float *)p[6];
    float *r0 = (float *)p[7];
    float *r1 = (float *)p[8];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++) {
        const float v0 = ((x0 * a1[i]) + (x2 * (a3[i] + (x4 * a5[i]))));
        const float v1 = (a5[i] - (x6 * (a3[i] + (x0 * ((x0 * a1[i]) + (x2 * (a3[i] + (x4 * a5[i]))))))));
        r0[i] = v0;
        r1[i] = v1;
    }
}
SG_LARGE static void _momentum_update_3_f64(char *const *p, sg_index n) {
    const double x0 = *(const double *)p[0];
    const double *a1 = (const double *)p[1];
    const double x2 = *(const double *)p[2];
    const double *a3 = (const double *)p[3];
    const double x4 = *(const double *)p[4];
    const double *a5 = (const double *)p[5];
    const double x6 = *(const double *)p[6];
    double *r0 = (double *)p[7];
    double *r1 = (double *)p[8];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++) {
        const double v0 = ((x0 * a1[i]) + (x2 * (a3[i] + (x4 * a5[i]))));
        const double v1 = (a5[i] - (x6 * (a3[i] + (x0 * ((x0 * a1[i]) + (x2 * (a3[i] + (x4 * a5[i]))))))));
        r0[i] = v0;
        r1[i] = v1;
    }
}
static const sg_loop _momentum_update_3_loops[] = {
    {SG_f32, {SG_f32, SG_f32, SG_f32, SG_f32, SG_f32, SG_f32, SG_f32, SG_f32, SG_f32}, _momentum_update_3_f32},
    {SG_f64, {SG_f64, SG_f64, SG_f64, SG_f64, SG_f64, SG_f64, SG_f64, SG_f64, SG_f64}, _momentum_update_3_f64},
};

/* _momentum_update: new_buffer: momentum * buffer + fresh * (slope + decay * self if decay != 0 else slope); new_self: self - lr * ((slope + decay * self if decay != 0 else slope) + momentum * new_buffer) if nesterov else self - lr * new_buffer */
SG_LARGE static void _momentum_update_4_f32(char *const *p, sg_index n) {
    const float x0 = *(const float *)p[0];
    const float *a1 = (const float *)p[1];
    const float x2 = *(const float *)p[2];
    const float *a3 = (const float *)p[3];
    const float x4 = *(const float *)p[4];
    const float *a5 = (const float *)p[5];
    const float x6 = *(const float *)p[6];
    float *r0 = (float *)p[7];
    float *r1 = (float *)p[8];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++) {
        const float v0 = ((x0 * a1[i]) + (x2 * (a3[i] + (x4 * a5[i]))));
        const float v1 = (a5[i] - (x6 * (a3[i] + (x0 * ((x0 * a1[i]) + (x2 * a3[i]))))));
        r0[i] = v0;
        r1[i] = v1;
    }
}
SG_LARGE static void _momentum_update_4_f64(char *const *p, sg_index n) {
    const double x0 = *(const double *)p[0];
    const double *a1 = (const double *)p[1];
    const double x2 = *(const double *)p[2];
    const double *a3 = (const double *)p[3];
    const double x4 = *(const double *)p[4];
    const double *a5 = (const double *)p[5];
    const double x6 = *(const double *)p[6];
    double *r0 = (double *)p[7];
    double *r1 = (double *)p[8];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++) {
        const double v0 = ((x0 * a1[i]) + (x2 * (a3[i] + (x4 * a5[i]))));
        const double v1 = (a5[i] - (x6 * (a3[i] + (x0 * ((x0 * a1[i]) + (x2 * a3[i]))))));
        r0[i] = v0;
        r1[i] = v1;
    }
}
static const sg_loop _momentum_update_4_loops[] = {
    {SG_f32, {SG_f32, SG_f32, SG_f32, SG_f32, SG_f32, SG_f32, SG_f32, SG_f32, SG_f32}, _momentum_update_4_f32},
    {SG_f64, {SG_f64, SG_f64, SG_f64, SG_f64, SG_f64, SG_f64, SG_f64, SG_f64, SG_f64}, _momentum_update_4_f64},
};

/* _momentum_update: new_buffer: momentum * buffer + fresh * (slope + decay * self if decay != 0 else slope); new_self: self - lr * ((slope + decay * self if decay != 0 else slope) + momentum * new_buffer) if nesterov else self - lr * new_buffer */
SG_LARGE static void _momentum_update_5_f32(char *const *p, sg_index n) {
    const float x0 = *(const float *)p[0];
    const float *a1 = (const float *)p[1];
    const float x2 = *(const float *)p[2];
    const float *a3 = (const float *)p[3];
    const float x4 = *(const float *)p[4];
    const float *a5 = (const float *)p[5];
    const float x6 = *(const float *)p[6];
    float *r0 = (float *)p[7];
    float *r1 = (float *)p[8];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++) {
        const float v0 = ((x0 * a1[i]) + (x2 * (a3[i] + (x4 * a5[i]))));
        const float v1 = (a5[i] - (x6 * ((x0 * a1[i]) + (x2 * (a3[i] + (x4 * a5[i]))))));
        r0[i] = v0;
        r1[i] = v1;
    }
}
SG_LARGE static void _momentum_update_5_f64(char *const *p, sg_index n) {
    const double x0 = *(const double *)p[0];
    const double *a1 = (const double *)p[1];
    const double x2 = *(const double *)p[2];
    const double *a3 = (const double *)p[3];
    const double x4 = *(const double *)p[4];
    const double *a5 = (const double *)p[5];
    const double x6 = *(const double *)p[6];
    double *r0 = (double *)p[7];
    double *r1 = (double *)p[8];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++) {
        const double v0 = ((x0 * a1[i]) + (x2 * (a3[i] + (x4 * a5[i]))));
        const double v1 = (a5[i] - (x6 * ((x0 * a1[i]) + (x2 * (a3[i] + (x4 * a5[i]))))));
        r0[i] = v0;
        r1[i] = v1;
    }
}
static const sg_loop _momentum_update_5_loops[] = {
    {SG_f32, {SG_f32, SG_f32, SG_f32, SG_f32, SG_f32, SG_f32, SG_f32, SG_f32, SG_f32}, _momentum_update_5_f32},
    {SG_f64, {SG_f64, SG_f64, SG_f64, SG_f64, SG_f64, SG_f64, SG_f64, SG_f64, SG_f64}, _momentum_update_5_f64},
};

/* _momentum_update: new_buffer: momentum * buffer + fresh * (slope + decay * self if decay != 0 else slope); new_self: self - lr * ((slope + decay * self if decay != 0 else slope) + momentum * new_buffer) if nesterov else self - lr * new_buffer */
SG_LARGE static void _momentum_update_6_f32(char *const *p, sg_index n) {
    const float x0 = *(const float *)p[0];
    const float *a1 = (const float *)p[1];
    const float x2 = *(const float *)p[2];
    const float *a3 = (const float *)p[3];
    const float x4 = *(const float *)p[4];
    const float *a5 = (const float *)p[5];
    const float x6 = *(const float *)p[6];
    float *r0 = (float *)p[7];
    float *r1 = (float *)p[8];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++) {
        const float v0 = ((x0 * a1[i]) + (x2 * (a3[i] + (x4 * a5[i]))));
        const float v1 = (a5[i] - (x6 * ((x0 * a1[i]) + (x2 * a3[i]))));
        r0[i] = v0;
        r1[i] = v1;
    }
}
SG_LARGE static void _momentum_update_6_f64(char *const *p, sg_index n) {
    const double x0 = *(const double *)p[0];
    const double *a1 = (const double *)p[1];
    const double x2 = *(const double *)p[2];
    const double *a3 = (const double *)p[3];
    const double x4 = *(const double *)p[4];
    const double *a5 = (const double *)p[5];
    const double x6 = *(const double *)p[6];
    double *r0 = (double *)p[7];
    double *r1 = (double *)p[8];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++) {
        const double v0 = ((x0 * a1[i]) + (x2 * (a3[i] + (x4 * a5[i]))));
        const double v1 = (a5[i] - (x6 * ((x0 * a1[i]) + (x2 * a3[i]))));
        r0[i] = v0;
        r1[i] = v1;
    }
}
static const sg_loop _momentum_update_6_loops[] = {
    {SG_f32, {SG_f32, SG_f32, SG_f32, SG_f32, SG_f32, SG_f32, SG_f32, SG_f32, SG_f32}, _momentum_update_6_f32},
    {SG_f64, {SG_f64, SG_f64, SG_f64, SG_f64, SG_f64, SG_f64, SG_f64, SG_f64, SG_f64}, _momentum_update_6_f64},
};

/* _momentum_update: new_buffer: momentum * buffer + fresh * (slope + decay * self if decay != 0 else slope); new_self: self - lr * ((slope + decay * self if decay != 0 else slope) + momentum * new_buffer) if nesterov else self - lr * new_buffer */
SG_LARGE static void _momentum_update_7_f32(char *const *p, sg_index n) {
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
        const float v0 = ((x0 * a1[i]) + (x2 * a3[i]));
        const float v1 = (a4[i] - (x5 * ((a3[i] + (x6 * a4[i])) + (x0 * ((x0 * a1[i]) + (x2 * (a3[i] + (x6 * a4[i]))))))));
        r0[i] = v0;
        r1[i] = v1;
    }
}
SG_LARGE static void _momentum_update_7_f64(char *const *p, sg_index n) {
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
        const double v0 = ((x0 * a1[i]) + (x2 * a3[i]));
        const double v1 = (a4[i] - (x5 * ((a3[i] + (x6 * a4[i])) + (x0 * ((x0 * a1[i]) + (x2 * (a3[i] + (x6 * a4[i]))))))));
        r0[i] = v0;
        r1[i] = v1;
    }
}
static const sg_loop _momentum_update_7_loops[] = {
    {SG_f32, {SG_f32, SG_f32, SG_f32, SG_f32, SG_f32, SG_f32, SG_f32, SG_f32, SG_f32}, _momentum_update_7_f32},
    {SG_f64, {SG_f64, SG_f64, SG_f64, SG_f64, SG_f64, SG_f64, SG_f64, SG_f64, SG_f64}, _momentum_update_7_f64},
};

/* _momentum_update: new_buffer: momentum * buffer + fresh * (slope + decay * self if decay != 0 else slope); new_self: self - lr * ((slope + decay * self if decay != 0 else slope) + momentum * new_buffer) if nesterov else self - lr * new_buffer */
SG_LARGE static void _momentum_update_8_f32(char *const *p, sg_index n) {
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
        const float v0 = ((x0 * a1[i]) + (x2 * a3[i]));
        const float v1 = (a4[i] - (x5 * ((a3[i] + (x6 * a4[i])) + (x0 * ((x0 * a1[i]) + (x2 * a3[i]))))));
        r0[i] = v0;
        r1[i] = v1;
    }
}
SG_LARGE static void _momentum_update_8_f64(char *const *p, sg_index n) {
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
        const double v0 = ((x0 * a1[i]) + (x2 * a3[i]));
        const double v1 = (a4[i] - (x5 * ((a3[i] + (x6 * a4[i])) + (x0 * ((x0 * a1[i]) + (x2 * a3[i]))))));
        r0[i] = v0;
        r1[i] = v1;
    }
}
static const sg_loop _momentum_update_8_loops[] = {
    {SG_f32, {SG_f32, SG_f32, SG_f32, SG_f32, SG_f32, SG_f32, SG_f32, SG_f32, SG_f32}, _momentum_update_8_f32},
    {SG_f64, {SG_f64, SG_f64, SG_f64, SG_f64, SG_f64, SG_f64, SG_f64, SG_f64, SG_f64}, _momentum_update_8_f64},
};

/* _momentum_update: new_buffer: momentum * buffer + fresh * (slope + decay * self if decay != 0 else slope); new_self: self - lr * ((slope + decay * self if decay != 0 else slope) + momentum * new_buffer) if nesterov else self - lr * new_buffer */
SG_LARGE static void _momentum_update_9_f32(char *const *p, sg_index n) {
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
        const float v0 = ((x0 * a1[i]) + (x2 * a3[i]));
        const float v1 = (a4[i] - (x5 * (a3[i] + (x0 * ((x0 * a1[i]) + (x2 * (a3[i] + (x6 * a4[i]))))))));
        r0[i] = v0;
        r1[i] = v1;
    }
}
SG_LARGE static void _momentum_update_9_f64(char *const *p, sg_index n) {
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
        const double v0 = ((x0 * a1[i]) + (x2 * a3[i]));
        const double v1 = (a4[i] - (x5 * (a3[i] + (x0 * ((x0 * a1[i]) + (x2 * (a3[i] + (x6 * a4[i]))))))));
        r0[i] = v0;
        r1[i] = v1;
    }
}
static const sg_loop _momentum_update_9_loops[] = {
    {SG_f32, {SG_f32, SG_f32, SG_f32, SG_f32, SG_f32, SG_f32, SG_f32, SG_f32, SG_f32}, _momentum_update_9_f32},
    {SG_f64, {SG_f64, SG_f64, SG_f64, SG_f64, SG_f64, SG_f64, SG_f64, SG_f64, SG_f64}, _momentum_update_9_f64},
};

/* _momentum_update: new_buffer: momentum * buffer + fresh * (slope + decay * self if decay != 0 else slope); new_self: self - lr * ((slope + decay * self if decay != 0 else slope) + momentum * new_buffer) if nesterov else self - lr * new_buffer */
SG_LARGE static void _momentum_update_10_f32(char *const *p, sg_index n) {
    const float x0 = *(const float *)p[0];
    const float *a1 = (const float *)p[1];
    const float x2 = *(const float *)p[2];
    const float *a3 = (const float *)p[3];
    const float *a4 = (const float *)p[4];
    const float x5 = *(const float *)p[5];
    float *r0 = (float *)p[6];
    float *r1 = (float *)p[7];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++) {
        const float v0 = ((x0 * a1[i]) + (x2 * a3[i]));
        const float v1 = (a4[i] - (x5 * (a3[i] + (x0 * ((x0 * a1[i]) + (x2 * a3[i]))))));
        r0[i] = v0;
        r1[i] = v1;
    }
}
SG_LARGE static void _momentum_update_10_f64(char *const *p, sg_index n) {
    const double x0 = *(const double *)p[0];
    const double *a1 = (const double *)p[1];
    const double x2 = *(const double *)p[2];
    const double *a3 = (const double *)p[3];
    const double *a4 = (const double *)p[4];
    const double x5 = *(const double *)p[5];
    double *r0 = (double *)p[6];
    double *r1 = (double *)p[7];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++) {
        const double v0 = ((x0 * a1[i]) + (x2 * a3[i]));
        const double v1 = (a4[i] - (x5 * (a3[i] + (x0 * ((x0 * a1[i]) + (x2 * a3[i]))))));
        r0[i] = v0;
        r1[i] = v1;
    }
}
static const sg_loop _momentum_update_10_loops[] = {
    {SG_f32, {SG_f32, SG_f32, SG_f32, SG_f32, SG_f32, SG_f32, SG_f32, SG_f32}, _momentum_update_10_f32},
    {SG_f64, {SG_f64, SG_f64, SG_f64, SG_f64, SG_f64, SG_f64, SG_f64, SG_f64}, _momentum_update_10_f64},
};

/* _momentum_update: new_buffer: momentum * buffer + fresh * (slope + decay * self if decay != 0 else slope); new_self: self - lr * ((slope + decay * self if decay != 0 else slope) + momentum * new_buffer) if nesterov else self - lr * new_buffer */
SG_LARGE static void _momentum_update_11_f32(char *const *p, sg_index n) {
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
        const float v0 = ((x0 * a1[i]) + (x2 * a3[i]));
        const float v1 = (a4[i] - (x5 * ((x0 * a1[i]) + (x2 * (a3[i] + (x6 * a4[i]))))));
        r0[i] = v0;
        r1[i] = v1;
    }
}
SG_LARGE static void _momentum_update_11_f64(char *const *p, sg_index n) {
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
        const double v0 = ((x0 * a1[i]) + (x2 * a3[i]));
        const double v1 = (a4[i] - (x5 * ((x0 * a1[i]) + (x2 * (a3[i] + (x6 * a4[i]))))));
        r0[i] = v0;
        r1[i] = v1;
    }
}
static const sg_loop _momentum_update_11_loops[] = {
    {SG_f32, {SG_f32, SG_f32, SG_f32, SG_f32, SG_f32, SG_f32, SG_f32, SG_f32, SG_f32}, _momentum_update_11_f32},
    {SG_f64, {SG_f64, SG_f64, SG_f64, SG_f64, SG_f64, SG_f64, SG_f64, SG_f64, SG_f64}, _momentum_update_11_f64},
};

/* _momentum_update: new_buffer: momentum * buffer + fresh * (slope + decay * self if decay != 0 else slope); new_self: self - lr * ((slope + decay * self if decay != 0 else slope) + momentum * new_buffer) if nesterov else self - lr * new_buffer */
SG_LARGE static void _momentum_update_12_f32(char *const *p, sg_index n) {
    const float x0 = *(const float *)p[0];
    const float *a1 = (const float *)p[1];
    const float x2 = *(const float *)p[2];
    const float *a3 = (const float *)p[3];
    const float *a4 = (const float *)p[4];
    const float x5 = *(const float *)p[5];
    float *r0 = (float *)p[6];
    float *r1 = (float *)p[7];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++) {
        const float v0 = ((x0 * a1[i]) + (x2 * a3[i]));
        const float v1 = (a4[i] - (x5 * ((x0 * a1[i]) + (x2 * a3[i]))));
        r0[i] = v0;
        r1[i] = v1;
    }
}
SG_LARGE static void _momentum_update_12_f64(char *const *p, sg_index n) {
    const double x0 = *(const double *)p[0];
    const double *a1 = (const double *)p[1];
    const double x2 = *(const double *)p[2];
    const double *a3 = (const double *)p[3];
    const double *a4 = (const double *)p[4];
    const double x5 = *(const double *)p[5];
    double *r0 = (double *)p[6];
    double *r1 = (double *)p[7];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++) {
        const double v0 = ((x0 * a1[i]) + (x2 * a3[i]));
        const double v1 = (a4[i] - (x5 * ((x0 * a1[i]) + (x2 * a3[i]))));
        r0[i] = v0;
        r1[i] = v1;
    }
}
static const sg_loop _momentum_update_12_loops[] = {
    {SG_f32, {SG_f32, SG_f32, SG_f32, SG_f32, SG_f32, SG_f32, SG_f32, SG_f32}, _momentum_update_12_f32},
    {SG_f64, {SG_f64, SG_f64, SG_f64, SG_f64, SG_f64, SG_f64, SG_f64, SG_f64}, _momentum_update_12_f64},
};

const sg_kernel sg_kernels__momentum_update[] = {
    {"_momentum_update", 7, 2, SG_ELEMENTS, 0, {SG_SAME, SG_SAME, SG_SAME, SG_SAME, SG_SAME, SG_SAME, SG_SAME, SG_SAME, SG_SAME}, 85, 2, _momentum_update_loops},
    {"_momentum_update_2", 7, 2, SG_ELEMENTS, 0, {SG_SAME, SG_SAME, SG_SAME, SG_SAME, SG_SAME, SG_SAME, SG_SAME, SG_SAME, SG_SAME}, 85, 2, _momentum_update_2_loops},
    {"_momentum_update_3", 7, 2, SG_ELEMENTS, 0, {SG_SAME, SG_SAME, SG_SAME, SG_SAME, SG_SAME, SG_SAME, SG_SAME, SG_SAME, SG_SAME}, 85, 2, _momentum_update_3_loops},
    {"_momentum_update_4", 7, 2, SG_ELEMENTS, 0, {SG_SAME, SG_SAME, SG_SAME, SG_SAME, SG_SAME, SG_SAME, SG_SAME, SG_SAME, SG_SAME}, 85, 2, _momentum_update_4_loops},
    {"_momentum_update_5", 7, 2, SG_ELEMENTS, 0, {SG_SAME, SG_SAME, SG_SAME, SG_SAME, SG_SAME, SG_SAME, SG_SAME, SG_SAME, SG_SAME}, 85, 2, _momentum_update_5_loops},
    {"_momentum_update_6", 7, 2, SG_ELEMENTS, 0, {SG_SAME, SG_SAME, SG_SAME, SG_SAME, SG_SAME, SG_SAME, SG_SAME, SG_SAME, SG_SAME}, 85, 2, _momentum_update_6_loops},
    {"_momentum_update_7", 7, 2, SG_ELEMENTS, 0, {SG_SAME, SG_SAME, SG_SAME, SG_SAME, SG_SAME, SG_SAME, SG_SAME, SG_SAME, SG_SAME}, 101, 2, _momentum_update_7_loops},
    {"_momentum_update_8", 7, 2, SG_ELEMENTS, 0, {SG_SAME, SG_SAME, SG_SAME, SG_SAME, SG_SAME, SG_SAME, SG_SAME, SG_SAME, SG_SAME}, 101, 2, _momentum_update_8_loops},
    {"_momentum_update_9", 7, 2, SG_ELEMENTS, 0, {SG_SAME, SG_SAME, SG_SAME, SG_SAME, SG_SAME, SG_SAME, SG_SAME, SG_SAME, SG_SAME}, 101, 2, _momentum_update_9_loops},
    {"_momentum_update_10", 6, 2, SG_ELEMENTS, 0, {SG_SAME, SG_SAME, SG_SAME, SG_SAME, SG_SAME, SG_SAME, SG_SAME, SG_SAME}, 37, 2, _momentum_update_10_loops},
    {"_momentum_update_11", 7, 2, SG_ELEMENTS, 0, {SG_SAME, SG_SAME, SG_SAME, SG_SAME, SG_SAME, SG_SAME, SG_SAME, SG_SAME, SG_SAME}, 101, 2, _momentum_update_11_loops},
    {"_momentum_update_12", 6, 2, SG_ELEMENTS, 0, {SG_SAME, SG_SAME, SG_SAME, SG_SAME, SG_SAME, SG_SAME, SG_SAME, SG_SAME}, 37, 2, _momentum_update_12_loops},
    {0}};
