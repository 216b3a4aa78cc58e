/* Generated from derivatives.yaml by `specgrad generate`; do not edit. */
#include "kernel.h"

/* _lstm_cell: next: sigmoid(keep) * cell + sigmoid(write) * tanh(value); hidden: sigmoid(read) * tanh(next) */
SG_LARGE static void _lstm_cell_f32(char *const *p, sg_index n) {
    const float *a0 = (const float *)p[0];
    const float *a1 = (const float *)p[1];
    const float *a2 = (const float *)p[2];
    const float *a3 = (const float *)p[3];
    const float *a4 = (const float *)p[4];
    float *r0 = (float *)p[5];
    float *r1 = (float *)p[6];
    for (sg_index b = 0; b < n; b += SG_STAGE) {
        const sg_index end = n - b < SG_STAGE ? n : b + SG_STAGE;
        float t0[SG_STAGE];
        SG_INDEPENDENT
        for (sg_index i = b; i < end; i++)
            t0[i - b] = sg_sigmoid_f32(a0[i]);
        float t1[SG_STAGE];
        SG_INDEPENDENT
        for (sg_index i = b; i < end; i++)
            t1[i - b] = sg_sigmoid_f32(a2[i]);
        float t2[SG_STAGE];
        SG_INDEPENDENT
        for (sg_index i = b; i < end; i++)
            t2[i - b] = sg_tanh_f32(a3[i]);
        SG_INDEPENDENT
        for (sg_index i = b; i < end; i++) {
            const float v0 = ((t0[i - b] * a1[i]) + (t1[i - b] * t2[i - b]));
            const float v1 = (sg_sigmoid_f32(a4[i]) * sg_tanh_f32(((t0[i - b] * a1[i]) + (t1[i - b] * t2[i - b]))));
            r0[i] = v0;
            r1[i] = v1;
        }
    }
}
SG_LARGE static void _lstm_cell_f64(char *const *p, sg_index n) {
    const double *a0 = (const double *)p[0];
    const double *a1 = (const double *)p[1];
    const double *a2 = (const double *)p[2];
    const double *a3 = (const double *)p[3];
    const double *a4 = (const double *)p[4];
    double *r0 = (double *)p[5];
    double *r1 = (double *)p[6];
    for (sg_index b = 0; b < n; b += SG_STAGE) {
        const sg_index end = n - b < SG_STAGE ? n : b + SG_STAGE;
        double t0[SG_STAGE];
        SG_INDEPENDENT
        for (sg_index i = b; i < end; i++)
            t0[i - b] = sg_sigmoid_f64(a0[i]);
        double t1[SG_STAGE];
        SG_INDEPENDENT
        for (sg_index i = b; i < end; i++)
            t1[i - b] = sg_sigmoid_f64(a2[i]);
        double t2[SG_STAGE];
        SG_INDEPENDENT
        for (sg_index i = b; i < end; i++)
            t2[i - b] = sg_tanh_f64(a3[i]);
        SG_INDEPENDENT
        for (sg_index i = b; i < end; i++) {
            const double v0 = ((t0[i - b] * a1[i]) + (t1[i - b] * t2[i - b]));
            const double v1 = (sg_sigmoid_f64(a4[i]) * sg_tanh_f64(((t0[i - b] * a1[i]) + (t1[i - b] * t2[i - b]))));
            r0[i] = v0;
            r1[i] = v1;
        }
    }
}
static const sg_loop _lstm_cell_loops[] = {
    {SG_f32, {SG_f32, SG_f32, SG_f32, SG_f32, SG_f32, SG_f32, SG_f32}, _lstm_cell_f32},
    {SG_f64, {SG_f64, SG_f64, SG_f64, SG_f64, SG_f64, SG_f64, SG_f64}, _lstm_cell_f64},
};

/* _lstm_cell: to_next * new * (by_write * (1 - by_write)) */
SG_LARGE static void _lstm_cell_backward_write_f32(char *const *p, sg_index n) {
    const float *restrict a0 = (const float *)p[0];
    const float *restrict a1 = (const float *)p[1];
    const float *restrict a2 = (const float *)p[2];
    const float *restrict a3 = (const float *)p[3];
    const float *restrict a4 = (const float *)p[4];
    const float *restrict a5 = (const float *)p[5];
    float *restrict r0 = (float *)p[6];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (((a0[i] + ((a1[i] * sg_sigmoid_f32(a2[i])) * (1.0f - (sg_tanh_f32(a3[i]) * sg_tanh_f32(a3[i]))))) * sg_tanh_f32(a4[i])) * (sg_sigmoid_f32(a5[i]) * (1.0f - sg_sigmoid_f32(a5[i]))));
}
SG_LARGE static void _lstm_cell_backward_write_f64(char *const *p, sg_index n) {
    const double *restrict a0 = (const double *)p[0];
    const double *restrict a1 = (const double *)p[1];
    const double *restrict a2 = (const double *)p[2];
    const double *restrict a3 = (const double *)p[3];
    const double *restrict a4 = (const double *)p[4];
    const double *restrict a5 = (const double *)p[5];
    double *restrict r0 = (double *)p[6];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (((a0[i] + ((a1[i] * sg_sigmoid_f64(a2[i])) * (1.0 - (sg_tanh_f64(a3[i]) * sg_tanh_f64(a3[i]))))) * sg_tanh_f64(a4[i])) * (sg_sigmoid_f64(a5[i]) * (1.0 - sg_sigmoid_f64(a5[i]))));
}
static const sg_loop _lstm_cell_backward_write_loops[] = {
    {SG_f32, {SG_f32, SG_f32, SG_f32, SG_f32, SG_f32, SG_f32, SG_f32}, _lstm_cell_backward_write_f32},
    {SG_f64, {SG_f64, SG_f64, SG_f64, SG_f64, SG_f64, SG_f64, SG_f64}, _lstm_cell_backward_write_f64},
};

/* _lstm_cell: to_next * cell * (by_keep * sigmoid(-keep)) */
SG_LARGE static void _lstm_cell_backward_keep_f32(char *const *p, sg_index n) {
    const float *restrict a0 = (const float *)p[0];
    const float *restrict a1 = (const float *)p[1];
    const float *restrict a2 = (const float *)p[2];
    const float *restrict a3 = (const float *)p[3];
    const float *restrict a4 = (const float *)p[4];
    const float *restrict a5 = (const float *)p[5];
    float *restrict r0 = (float *)p[6];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (((a0[i] + ((a1[i] * sg_sigmoid_f32(a2[i])) * (1.0f - (sg_tanh_f32(a3[i]) * sg_tanh_f32(a3[i]))))) * a4[i]) * (sg_sigmoid_f32(a5[i]) * sg_sigmoid_f32((-a5[i]))));
}
SG_LARGE static void _lstm_cell_backward_keep_f64(char *const *p, sg_index n) {
    const double *restrict a0 = (const double *)p[0];
    const double *restrict a1 = (const double *)p[1];
    const double *restrict a2 = (const double *)p[2];
    const double *restrict a3 = (const double *)p[3];
    const double *restrict a4 = (const double *)p[4];
    const double *restrict a5 = (const double *)p[5];
    double *restrict r0 = (double *)p[6];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (((a0[i] + ((a1[i] * sg_sigmoid_f64(a2[i])) * (1.0 - (sg_tanh_f64(a3[i]) * sg_tanh_f64(a3[i]))))) * a4[i]) * (sg_sigmoid_f64(a5[i]) * sg_sigmoid_f64((-a5[i]))));
}
static const sg_loop _lstm_cell_backward_keep_loops[] = {
    {SG_f32, {SG_f32, SG_f32, SG_f32, SG_f32, SG_f32, SG_f32, SG_f32}, _lstm_cell_backward_keep_f32},
    {SG_f64, {SG_f64, SG_f64, SG_f64, SG_f64, SG_f64, SG_f64, SG_f64}, _lstm_cell_backward_keep_f64},
};

/* _lstm_cell: to_next * by_write * (1 - new * new) */
SG_LARGE static void _lstm_cell_backward_value_f32(char *const *p, sg_index n) {
    const float *restrict a0 = (const float *)p[0];
    const float *restrict a1 = (const float *)p[1];
    const float *restrict a2 = (const float *)p[2];
    const float *restrict a3 = (const float *)p[3];
    const float *restrict a4 = (const float *)p[4];
    const float *restrict a5 = (const float *)p[5];
    float *restrict r0 = (float *)p[6];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (((a0[i] + ((a1[i] * sg_sigmoid_f32(a2[i])) * (1.0f - (sg_tanh_f32(a3[i]) * sg_tanh_f32(a3[i]))))) * sg_sigmoid_f32(a4[i])) * (1.0f - (sg_tanh_f32(a5[i]) * sg_tanh_f32(a5[i]))));
}
SG_LARGE static void _lstm_cell_backward_value_f64(char *const *p, sg_index n) {
    const double *restrict a0 = (const double *)p[0];
    const double *restrict a1 = (const double *)p[1];
    const double *restrict a2 = (const double *)p[2];
    const double *restrict a3 = (const double *)p[3];
    const double *restrict a4 = (const double *)p[4];
    const double *restrict a5 = (const double *)p[5];
    double *restrict r0 = (double *)p[6];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (((a0[i] + ((a1[i] * sg_sigmoid_f64(a2[i])) * (1.0 - (sg_tanh_f64(a3[i]) * sg_tanh_f64(a3[i]))))) * sg_sigmoid_f64(a4[i])) * (1.0 - (sg_tanh_f64(a5[i]) * sg_tanh_f64(a5[i]))));
}
static const sg_loop _lstm_cell_backward_value_loops[] = {
    {SG_f32, {SG_f32, SG_f32, SG_f32, SG_f32, SG_f32, SG_f32, SG_f32}, _lstm_cell_backward_value_f32},
    {SG_f64, {SG_f64, SG_f64, SG_f64, SG_f64, SG_f64, SG_f64, SG_f64}, _lstm_cell_backward_value_f64},
};

/* _lstm_cell: grads[1] * seen * (by_read * (1 - by_read)) */
SG_LARGE static void _lstm_cell_backward_read_f32(char *const *p, sg_index n) {
    const float *restrict a0 = (const float *)p[0];
    const float *restrict a1 = (const float *)p[1];
    const float *restrict a2 = (const float *)p[2];
    float *restrict r0 = (float *)p[3];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = ((a0[i] * sg_tanh_f32(a1[i])) * (sg_sigmoid_f32(a2[i]) * (1.0f - sg_sigmoid_f32(a2[i]))));
}
SG_LARGE static void _lstm_cell_backward_read_f64(char *const *p, sg_index n) {
    const double *restrict a0 = (const double *)p[0];
    const double *restrict a1 = (const double *)p[1];
    const double *restrict a2 = (const double *)p[2];
    double *restrict r0 = (double *)p[3];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = ((a0[i] * sg_tanh_f64(a1[i])) * (sg_sigmoid_f64(a2[i]) * (1.0 - sg_sigmoid_f64(a2[i]))));
}
static const sg_loop _lstm_cell_backward_read_loops[] = {
    {SG_f32, {SG_f32, SG_f32, SG_f32, SG_f32}, _lstm_cell_backward_read_f32},
    {SG_f64, {SG_f64, SG_f64, SG_f64, SG_f64}, _lstm_cell_backward_read_f64},
};

/* _lstm_cell: to_next * by_keep */
SG_LARGE static void _lstm_cell_backward_cell_f32(char *const *p, sg_index n) {
    const float *restrict a0 = (const float *)p[0];
    const float *restrict a1 = (const float *)p[1];
    const float *restrict a2 = (const float *)p[2];
    const float *restrict a3 = (const float *)p[3];
    const float *restrict a4 = (const float *)p[4];
    float *restrict r0 = (float *)p[5];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = ((a0[i] + ((a1[i] * sg_sigmoid_f32(a2[i])) * (1.0f - (sg_tanh_f32(a3[i]) * sg_tanh_f32(a3[i]))))) * sg_sigmoid_f32(a4[i]));
}
SG_LARGE static void _lstm_cell_backward_cell_f64(char *const *p, sg_index n) {
    const double *restrict a0 = (const double *)p[0];
    const double *restrict a1 = (const double *)p[1];
    const double *restrict a2 = (const double *)p[2];
    const double *restrict a3 = (const double *)p[3];
    const double *restrict a4 = (const double *)p[4];
    double *restrict r0 = (double *)p[5];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = ((a0[i] + ((a1[i] * sg_sigmoid_f64(a2[i])) * (1.0 - (sg_tanh_f64(a3[i]) * sg_tanh_f64(a3[i]))))) * sg_sigmoid_f64(a4[i]));
}
static const sg_loop _lstm_cell_backward_cell_loops[] = {
    {SG_f32, {SG_f32, SG_f32, SG_f32, SG_f32, SG_f32, SG_f32}, _lstm_cell_backward_cell_f32},
    {SG_f64, {SG_f64, SG_f64, SG_f64, SG_f64, SG_f64, SG_f64}, _lstm_cell_backward_cell_f64},
};

/* _lstm_cell: to_next * new * (by_write * (1 - by_write)); to_next * cell * (by_keep * sigmoid(-keep)); to_next * by_write * (1 - new * new); grads[1] * seen * (by_read * (1 - by_read)); to_next * by_keep */
SG_LARGE static void _lstm_cell_backward_f32(char *const *p, sg_index n) {
    const float *a0 = (const float *)p[0];
    const float *a1 = (const float *)p[1];
    const float *a2 = (const float *)p[2];
    const float *a3 = (const float *)p[3];
    const float *a4 = (const float *)p[4];
    const float *a5 = (const float *)p[5];
    const float *a6 = (const float *)p[6];
    const float *a7 = (const float *)p[7];
    float *r0 = (float *)p[8];
    float *r1 = (float *)p[9];
    float *r2 = (float *)p[10];
    float *r3 = (float *)p[11];
    float *r4 = (float *)p[12];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++) {
        const float v0 = (((a0[i] + ((a1[i] * sg_sigmoid_f32(a2[i])) * (1.0f - (sg_tanh_f32(a3[i]) * sg_tanh_f32(a3[i]))))) * sg_tanh_f32(a4[i])) * (sg_sigmoid_f32(a5[i]) * (1.0f - sg_sigmoid_f32(a5[i]))));
        const float v1 = (((a0[i] + ((a1[i] * sg_sigmoid_f32(a2[i])) * (1.0f - (sg_tanh_f32(a3[i]) * sg_tanh_f32(a3[i]))))) * a6[i]) * (sg_sigmoid_f32(a7[i]) * sg_sigmoid_f32((-a7[i]))));
        const float v2 = (((a0[i] + ((a1[i] * sg_sigmoid_f32(a2[i])) * (1.0f - (sg_tanh_f32(a3[i]) * sg_tanh_f32(a3[i]))))) * sg_sigmoid_f32(a5[i])) * (1.0f - (sg_tanh_f32(a4[i]) * sg_tanh_f32(a4[i]))));
        const float v3 = ((a1[i] * sg_tanh_f32(a3[i])) * (sg_sigmoid_f32(a2[i]) * (1.0f - sg_sigmoid_f32(a2[i]))));
        const float v4 = ((a0[i] + ((a1[i] * sg_sigmoid_f32(a2[i])) * (1.0f - (sg_tanh_f32(a3[i]) * sg_tanh_f32(a3[i]))))) * sg_sigmoid_f32(a7[i]));
        r0[i] = v0;
        r1[i] = v1;
        r2[i] = v2;
        r3[i] = v3;
        r4[i] = v4;
    }
}
SG_LARGE static void _lstm_cell_backward_f64(char *const *p, sg_index n) {
    const double *a0 = (const double *)p[0];
    const double *a1 = (const double *)p[1];
    const double *a2 = (const double *)p[2];
    const double *a3 = (const double *)p[3];
    const double *a4 = (const double *)p[4];
    const double *a5 = (const double *)p[5];
    const double *a6 = (const double *)p[6];
    const double *a7 = (const double *)p[7];
    double *r0 = (double *)p[8];
    double *r1 = (double *)p[9];
    double *r2 = (double *)p[10];
    double *r3 = (double *)p[11];
    double *r4 = (double *)p[12];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++) {
        const double v0 = (((a0[i] + ((a1[i] * sg_sigmoid_f64(a2[i])) * (1.0 - (sg_tanh_f64(a3[i]) * sg_tanh_f64(a3[i]))))) * sg_tanh_f64(a4[i])) * (sg_sigmoid_f64(a5[i]) * (1.0 - sg_sigmoid_f64(a5[i]))));
        const double v1 = (((a0[i] + ((a1[i] * sg_sigmoid_f64(a2[i])) * (1.0 - (sg_tanh_f64(a3[i]) * sg_tanh_f64(a3[i]))))) * a6[i]) * (sg_sigmoid_f64(a7[i]) * sg_sigmoid_f64((-a7[i]))));
        const double v2 = (((a0[i] + ((a1[i] * sg_sigmoid_f64(a2[i])) * (1.0 - (sg_tanh_f64(a3[i]) * sg_tanh_f64(a3[i]))))) * sg_sigmoid_f64(a5[i])) * (1.0 - (sg_tanh_f64(a4[i]) * sg_tanh_f64(a4[i]))));
        const double v3 = ((a1[i] * sg_tanh_f64(a3[i])) * (sg_sigmoid_f64(a2[i]) * (1.0 - sg_sigmoid_f64(a2[i]))));
        const double v4 = ((a0[i] + ((a1[i] * sg_sigmoid_f64(a2[i])) * (1.0 - (sg_tanh_f64(a3[i]) * sg_tanh_f64(a3[i]))))) * sg_sigmoid_f64(a7[i]));
        r0[i] = v0;
        r1[i] = v1;
        r2[i] = v2;
        r3[i] = v3;
        r4[i] = v4;
    }
}
static const sg_loop _lstm_cell_backward_loops[] = {
    {SG_f32, {SG_f32, SG_f32, SG_f32, SG_f32, SG_f32, SG_f32, SG_f32, SG_f32, SG_f32, SG_f32, SG_f32, SG_f32, SG_f32}, _lstm_cell_backward_f32},
    {SG_f64, {SG_f64, SG_f64, SG_f64, SG_f64, SG_f64, SG_f64, SG_f64, SG_f64, SG_f64, SG_f64, SG_f64, SG_f64, SG_f64}, _lstm_cell_backward_f64},
};

/* _lstm_cell: auto */
SG_LARGE static void _lstm_cell_tangent_write_f32(char *const *p, sg_index n) {
    const float *restrict a0 = (const float *)p[0];
    const float *restrict a1 = (const float *)p[1];
    const float *restrict a2 = (const float *)p[2];
    float *restrict r0 = (float *)p[3];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (a0[i] * (sg_tanh_f32(a1[i]) * (sg_sigmoid_f32(a2[i]) * sg_sigmoid_f32((-a2[i])))));
}
SG_LARGE static void _lstm_cell_tangent_write_f64(char *const *p, sg_index n) {
    const double *restrict a0 = (const double *)p[0];
    const double *restrict a1 = (const double *)p[1];
    const double *restrict a2 = (const double *)p[2];
    double *restrict r0 = (double *)p[3];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (a0[i] * (sg_tanh_f64(a1[i]) * (sg_sigmoid_f64(a2[i]) * sg_sigmoid_f64((-a2[i])))));
}
static const sg_loop _lstm_cell_tangent_write_loops[] = {
    {SG_f32, {SG_f32, SG_f32, SG_f32, SG_f32}, _lstm_cell_tangent_write_f32},
    {SG_f64, {SG_f64, SG_f64, SG_f64, SG_f64}, _lstm_cell_tangent_write_f64},
};

/* _lstm_cell: auto */
SG_CLONES static void _lstm_cell_tangent_keep_f32(char *const *p, sg_index n) {
    const float *restrict a0 = (const float *)p[0];
    const float *restrict a1 = (const float *)p[1];
    const float *restrict a2 = (const float *)p[2];
    float *restrict r0 = (float *)p[3];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (a0[i] * (a1[i] * (sg_sigmoid_f32(a2[i]) * sg_sigmoid_f32((-a2[i])))));
}
SG_LARGE static void _lstm_cell_tangent_keep_f64(char *const *p, sg_index n) {
    const double *restrict a0 = (const double *)p[0];
    const double *restrict a1 = (const double *)p[1];
    const double *restrict a2 = (const double *)p[2];
    double *restrict r0 = (double *)p[3];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (a0[i] * (a1[i] * (sg_sigmoid_f64(a2[i]) * sg_sigmoid_f64((-a2[i])))));
}
static const sg_loop _lstm_cell_tangent_keep_loops[] = {
    {SG_f32, {SG_f32, SG_f32, SG_f32, SG_f32}, _lstm_cell_tangent_keep_f32},
    {SG_f64, {SG_f64, SG_f64, SG_f64, SG_f64}, _lstm_cell_tangent_keep_f64},
};

/* _lstm_cell: auto */
SG_LARGE static void _lstm_cell_tangent_value_f32(char *const *p, sg_index n) {
    const float *restrict a0 = (const float *)p[0];
    const float *restrict a1 = (const float *)p[1];
    const float *restrict a2 = (const float *)p[2];
    float *restrict r0 = (float *)p[3];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (a0[i] * (sg_sigmoid_f32(a1[i]) * ((4.0f * sg_sigmoid_f32((2.0f * a2[i]))) * sg_sigmoid_f32(((-2.0f) * a2[i])))));
}
SG_LARGE static void _lstm_cell_tangent_value_f64(char *const *p, sg_index n) {
    const double *restrict a0 = (const double *)p[0];
    const double *restrict a1 = (const double *)p[1];
    const double *restrict a2 = (const double *)p[2];
    double *restrict r0 = (double *)p[3];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (a0[i] * (sg_sigmoid_f64(a1[i]) * ((4.0 * sg_sigmoid_f64((2.0 * a2[i]))) * sg_sigmoid_f64(((-2.0) * a2[i])))));
}
static const sg_loop _lstm_cell_tangent_value_loops[] = {
    {SG_f32, {SG_f32, SG_f32, SG_f32, SG_f32}, _lstm_cell_tangent_value_f32},
    {SG_f64, {SG_f64, SG_f64, SG_f64, SG_f64}, _lstm_cell_tangent_value_f64},
};

/* _lstm_cell: auto */
SG_CLONES static void _lstm_cell_tangent_cell_f32(char *const *p, sg_index n) {
    const float *restrict a0 = (const float *)p[0];
    const float *restrict a1 = (const float *)p[1];
    float *restrict r0 = (float *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (a0[i] * sg_sigmoid_f32(a1[i]));
}
SG_CLONES static void _lstm_cell_tangent_cell_f64(char *const *p, sg_index n) {
    const double *restrict a0 = (const double *)p[0];
    const double *restrict a1 = (const double *)p[1];
    double *restrict r0 = (double *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (a0[i] * sg_sigmoid_f64(a1[i]));
}
static const sg_loop _lstm_cell_tangent_cell_loops[] = {
    {SG_f32, {SG_f32, SG_f32, SG_f32}, _lstm_cell_tangent_cell_f32},
    {SG_f64, {SG_f64, SG_f64, SG_f64}, _lstm_cell_tangent_cell_f64},
};

/* _lstm_cell: auto */
SG_LARGE static void _lstm_cell_tangent_write_2_f32(char *const *p, sg_index n) {
    const float *restrict a0 = (const float *)p[0];
    const float *restrict a1 = (const float *)p[1];
    const float *restrict a2 = (const float *)p[2];
    const float *restrict a3 = (const float *)p[3];
    const float *restrict a4 = (const float *)p[4];
    float *restrict r0 = (float *)p[5];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (a0[i] * (sg_sigmoid_f32(a1[i]) * (((4.0f * sg_sigmoid_f32((2.0f * a2[i]))) * sg_sigmoid_f32(((-2.0f) * a2[i]))) * (sg_tanh_f32(a3[i]) * (sg_sigmoid_f32(a4[i]) * sg_sigmoid_f32((-a4[i])))))));
}
SG_LARGE static void _lstm_cell_tangent_write_2_f64(char *const *p, sg_index n) {
    const double *restrict a0 = (const double *)p[0];
    const double *restrict a1 = (const double *)p[1];
    const double *restrict a2 = (const double *)p[2];
    const double *restrict a3 = (const double *)p[3];
    const double *restrict a4 = (const double *)p[4];
    double *restrict r0 = (double *)p[5];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (a0[i] * (sg_sigmoid_f64(a1[i]) * (((4.0 * sg_sigmoid_f64((2.0 * a2[i]))) * sg_sigmoid_f64(((-2.0) * a2[i]))) * (sg_tanh_f64(a3[i]) * (sg_sigmoid_f64(a4[i]) * sg_sigmoid_f64((-a4[i])))))));
}
static const sg_loop _lstm_cell_tangent_write_2_loops[] = {
    {SG_f32, {SG_f32, SG_f32, SG_f32, SG_f32, SG_f32, SG_f32}, _lstm_cell_tangent_write_2_f32},
    {SG_f64, {SG_f64, SG_f64, SG_f64, SG_f64, SG_f64, SG_f64}, _lstm_cell_tangent_write_2_f64},
};

/* _lstm_cell: auto */
SG_LARGE static void _lstm_cell_tangent_keep_2_f32(char *const *p, sg_index n) {
    const float *restrict a0 = (const float *)p[0];
    const float *restrict a1 = (const float *)p[1];
    const float *restrict a2 = (const float *)p[2];
    const float *restrict a3 = (const float *)p[3];
    const float *restrict a4 = (const float *)p[4];
    float *restrict r0 = (float *)p[5];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (a0[i] * (sg_sigmoid_f32(a1[i]) * (((4.0f * sg_sigmoid_f32((2.0f * a2[i]))) * sg_sigmoid_f32(((-2.0f) * a2[i]))) * (a3[i] * (sg_sigmoid_f32(a4[i]) * sg_sigmoid_f32((-a4[i])))))));
}
SG_LARGE static void _lstm_cell_tangent_keep_2_f64(char *const *p, sg_index n) {
    const double *restrict a0 = (const double *)p[0];
    const double *restrict a1 = (const double *)p[1];
    const double *restrict a2 = (const double *)p[2];
    const double *restrict a3 = (const double *)p[3];
    const double *restrict a4 = (const double *)p[4];
    double *restrict r0 = (double *)p[5];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (a0[i] * (sg_sigmoid_f64(a1[i]) * (((4.0 * sg_sigmoid_f64((2.0 * a2[i]))) * sg_sigmoid_f64(((-2.0) * a2[i]))) * (a3[i] * (sg_sigmoid_f64(a4[i]) * sg_sigmoid_f64((-a4[i])))))));
}
static const sg_loop _lstm_cell_tangent_keep_2_loops[] = {
    {SG_f32, {SG_f32, SG_f32, SG_f32, SG_f32, SG_f32, SG_f32}, _lstm_cell_tangent_keep_2_f32},
    {SG_f64, {SG_f64, SG_f64, SG_f64, SG_f64, SG_f64, SG_f64}, _lstm_cell_tangent_keep_2_f64},
};

/* _lstm_cell: auto */
SG_LARGE static void _lstm_cell_tangent_value_2_f32(char *const *p, sg_index n) {
    const float *restrict a0 = (const float *)p[0];
    const float *restrict a1 = (const float *)p[1];
    const float *restrict a2 = (const float *)p[2];
    const float *restrict a3 = (const float *)p[3];
    const float *restrict a4 = (const float *)p[4];
    float *restrict r0 = (float *)p[5];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (a0[i] * (sg_sigmoid_f32(a1[i]) * (((4.0f * sg_sigmoid_f32((2.0f * a2[i]))) * sg_sigmoid_f32(((-2.0f) * a2[i]))) * (sg_sigmoid_f32(a3[i]) * ((4.0f * sg_sigmoid_f32((2.0f * a4[i]))) * sg_sigmoid_f32(((-2.0f) * a4[i])))))));
}
SG_LARGE static void _lstm_cell_tangent_value_2_f64(char *const *p, sg_index n) {
    const double *restrict a0 = (const double *)p[0];
    const double *restrict a1 = (const double *)p[1];
    const double *restrict a2 = (const double *)p[2];
    const double *restrict a3 = (const double *)p[3];
    const double *restrict a4 = (const double *)p[4];
    double *restrict r0 = (double *)p[5];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (a0[i] * (sg_sigmoid_f64(a1[i]) * (((4.0 * sg_sigmoid_f64((2.0 * a2[i]))) * sg_sigmoid_f64(((-2.0) * a2[i]))) * (sg_sigmoid_f64(a3[i]) * ((4.0 * sg_sigmoid_f64((2.0 * a4[i]))) * sg_sigmoid_f64(((-2.0) * a4[i])))))));
}
static const sg_loop _lstm_cell_tangent_value_2_loops[] = {
    {SG_f32, {SG_f32, SG_f32, SG_f32, SG_f32, SG_f32, SG_f32}, _lstm_cell_tangent_value_2_f32},
    {SG_f64, {SG_f64, SG_f64, SG_f64, SG_f64, SG_f64, SG_f64}, _lstm_cell_tangent_value_2_f64},
};

/* _lstm_cell: auto */
SG_LARGE static void _lstm_cell_tangent_cell_2_f32(char *const *p, sg_index n) {
    const float *restrict a0 = (const float *)p[0];
    const float *restrict a1 = (const float *)p[1];
    const float *restrict a2 = (const float *)p[2];
    const float *restrict a3 = (const float *)p[3];
    float *restrict r0 = (float *)p[4];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (a0[i] * (sg_sigmoid_f32(a1[i]) * (((4.0f * sg_sigmoid_f32((2.0f * a2[i]))) * sg_sigmoid_f32(((-2.0f) * a2[i]))) * sg_sigmoid_f32(a3[i]))));
}
SG_LARGE static void _lstm_cell_tangent_cell_2_f64(char *const *p, sg_index n) {
    const double *restrict a0 = (const double *)p[0];
    const double *restrict a1 = (const double *)p[1];
    const double *restrict a2 = (const double *)p[2];
    const double *restrict a3 = (const double *)p[3];
    double *restrict r0 = (double *)p[4];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (a0[i] * (sg_sigmoid_f64(a1[i]) * (((4.0 * sg_sigmoid_f64((2.0 * a2[i]))) * sg_sigmoid_f64(((-2.0) * a2[i]))) * sg_sigmoid_f64(a3[i]))));
}
static const sg_loop _lstm_cell_tangent_cell_2_loops[] = {
    {SG_f32, {SG_f32, SG_f32, SG_f32, SG_f32, SG_f32}, _lstm_cell_tangent_cell_2_f32},
    {SG_f64, {SG_f64, SG_f64, SG_f64, SG_f64, SG_f64}, _lstm_cell_tangent_cell_2_f64},
};

const sg_kernel sg_kernels__lstm_cell[] = {
    {"_lstm_cell", 5, 2, SG_ELEMENTS, 0, {SG_SAME, SG_SAME, SG_SAME, SG_SAME, SG_SAME, SG_SAME, SG_SAME}, 0, 2, _lstm_cell_loops},
    {"_lstm_cell_backward_write", 6, 1, SG_ELEMENTS, 0, {SG_SAME, SG_SAME, SG_SAME, SG_SAME, SG_SAME, SG_SAME, SG_SAME}, 0, 2, _lstm_cell_backward_write_loops},
    {"_lstm_cell_backward_keep", 6, 1, SG_ELEMENTS, 0, {SG_SAME, SG_SAME, SG_SAME, SG_SAME, SG_SAME, SG_SAME, SG_SAME}, 0, 2, _lstm_cell_backward_keep_loops},
    {"_lstm_cell_backward_value", 6, 1, SG_ELEMENTS, 0, {SG_SAME, SG_SAME, SG_SAME, SG_SAME, SG_SAME, SG_SAME, SG_SAME}, 0, 2, _lstm_cell_backward_value_loops},
    {"_lstm_cell_backward_read", 3, 1, SG_ELEMENTS, 0, {SG_SAME, SG_SAME, SG_SAME, SG_SAME}, 0, 2, _lstm_cell_backward_read_loops},
    {"_lstm_cell_backward_cell", 5, 1, SG_ELEMENTS, 0, {SG_SAME, SG_SAME, SG_SAME, SG_SAME, SG_SAME, SG_SAME}, 0, 2, _lstm_cell_backward_cell_loops},
    {"_lstm_cell_backward", 8, 5, SG_ELEMENTS, 0, {SG_SAME, SG_SAME, SG_SAME, SG_SAME, SG_SAME, SG_SAME, SG_SAME, SG_SAME, SG_SAME, SG_SAME, SG_SAME, SG_SAME, SG_SAME}, 0, 2, _lstm_cell_backward_loops},
    {"_lstm_cell_tangent_write", 3, 1, SG_ELEMENTS, 0, {SG_SAME, SG_SAME, SG_SAME, SG_SAME}, 0, 2, _lstm_cell_tangent_write_loops},
    {"_lstm_cell_tangent_keep", 3, 1, SG_ELEMENTS, 0, {SG_SAME, SG_SAME, SG_SAME, SG_SAME}, 0, 2, _lstm_cell_tangent_keep_loops},
    {"_lstm_cell_tangent_value", 3, 1, SG_ELEMENTS, 0, {SG_SAME, SG_SAME, SG_SAME, SG_SAME}, 0, 2, _lstm_cell_tangent_value_loops},
    {"_lstm_cell_tangent_cell", 2, 1, SG_ELEMENTS, 0, {SG_SAME, SG_SAME, SG_SAME}, 0, 2, _lstm_cell_tangent_cell_loops},
    {"_lstm_cell_tangent_write_2", 5, 1, SG_ELEMENTS, 0, {SG_SAME, SG_SAME, SG_SAME, SG_SAME, SG_SAME, SG_SAME}, 0, 2, _lstm_cell_tangent_write_2_loops},
    {"_lstm_cell_tangent_keep_2", 5, 1, SG_ELEMENTS, 0, {SG_SAME, SG_SAME, SG_SAME, SG_SAME, SG_SAME, SG_SAME}, 0, 2, _lstm_cell_tangent_keep_2_loops},
    {"_lstm_cell_tangent_value_2", 5, 1, SG_ELEMENTS, 0, {SG_SAME, SG_SAME, SG_SAME, SG_SAME, SG_SAME, SG_SAME}, 0, 2, _lstm_cell_tangent_value_2_loops},
    {"_lstm_cell_tangent_cell_2", 4, 1, SG_ELEMENTS, 0, {SG_SAME, SG_SAME, SG_SAME, SG_SAME, SG_SAME}, 0, 2, _lstm_cell_tangent_cell_2_loops},
    {0}};
