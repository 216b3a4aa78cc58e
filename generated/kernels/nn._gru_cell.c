/* Generated from derivatives.yaml by `specgrad generate`; do not edit. */
#include "kernel.h"

/* _gru_cell: tanh(value + sigmoid(reset) * hidden_value) + sigmoid(update) * (state - tanh(value + sigmoid(reset) * hidden_value)) */
SG_LARGE static void _gru_cell_f32(char *const *p, sg_index n) {
    const float *restrict a0 = (const float *)p[0];
    const float *restrict a1 = (const float *)p[1];
    const float *restrict a2 = (const float *)p[2];
    const float *restrict a3 = (const float *)p[3];
    const float *restrict a4 = (const float *)p[4];
    float *restrict r0 = (float *)p[5];
    for (sg_index b = 0; b < n; b += SG_STAGE) {
        const sg_index end = n - b < SG_STAGE ? n : b + SG_STAGE;
        float t0[SG_STAGE];
        SG_INDEPENDENT
        for (sg_index i = b; i < end; i++)
            t0[i - b] = sg_sigmoid_f32(a1[i]);
        SG_INDEPENDENT
        for (sg_index i = b; i < end; i++)
            r0[i] = (sg_tanh_f32((a0[i] + (t0[i - b] * a2[i]))) + (sg_sigmoid_f32(a3[i]) * (a4[i] - sg_tanh_f32((a0[i] + (t0[i - b] * a2[i]))))));
    }
}
SG_LARGE static void _gru_cell_f64(char *const *p, sg_index n) {
    const double *restrict a0 = (const double *)p[0];
    const double *restrict a1 = (const double *)p[1];
    const double *restrict a2 = (const double *)p[2];
    const double *restrict a3 = (const double *)p[3];
    const double *restrict a4 = (const double *)p[4];
    double *restrict r0 = (double *)p[5];
    for (sg_index b = 0; b < n; b += SG_STAGE) {
        const sg_index end = n - b < SG_STAGE ? n : b + SG_STAGE;
        double t0[SG_STAGE];
        SG_INDEPENDENT
        for (sg_index i = b; i < end; i++)
            t0[i - b] = sg_sigmoid_f64(a1[i]);
        SG_INDEPENDENT
        for (sg_index i = b; i < end; i++)
            r0[i] = (sg_tanh_f64((a0[i] + (t0[i - b] * a2[i]))) + (sg_sigmoid_f64(a3[i]) * (a4[i] - sg_tanh_f64((a0[i] + (t0[i - b] * a2[i]))))));
    }
}
static const sg_loop _gru_cell_loops[] = {
    {SG_f32, {SG_f32, SG_f32, SG_f32, SG_f32, SG_f32, SG_f32}, _gru_cell_f32},
    {SG_f64, {SG_f64, SG_f64, SG_f64, SG_f64, SG_f64, SG_f64}, _gru_cell_f64},
};

/* _gru_cell: to_value * hidden_value * (by_reset * (1 - by_reset)) */
SG_LARGE static void _gru_cell_backward_reset_f32(char *const *p, sg_index n) {
    const float *restrict a0 = (const float *)p[0];
    const float *restrict a1 = (const float *)p[1];
    const float *restrict a2 = (const float *)p[2];
    const float *restrict a3 = (const float *)p[3];
    const float *restrict a4 = (const float *)p[4];
    float *restrict r0 = (float *)p[5];
    for (sg_index b = 0; b < n; b += SG_STAGE) {
        const sg_index end = n - b < SG_STAGE ? n : b + SG_STAGE;
        float t0[SG_STAGE];
        SG_INDEPENDENT
        for (sg_index i = b; i < end; i++)
            t0[i - b] = sg_sigmoid_f32(a3[i]);
        SG_INDEPENDENT
        for (sg_index i = b; i < end; i++)
            r0[i] = ((((a0[i] * (1.0f - sg_sigmoid_f32(a1[i]))) * (1.0f - (sg_tanh_f32((a2[i] + (t0[i - b] * a4[i]))) * sg_tanh_f32((a2[i] + (t0[i - b] * a4[i])))))) * a4[i]) * (t0[i - b] * (1.0f - t0[i - b])));
    }
}
SG_LARGE static void _gru_cell_backward_reset_f64(char *const *p, sg_index n) {
    const double *restrict a0 = (const double *)p[0];
    const double *restrict a1 = (const double *)p[1];
    const double *restrict a2 = (const double *)p[2];
    const double *restrict a3 = (const double *)p[3];
    const double *restrict a4 = (const double *)p[4];
    double *restrict r0 = (double *)p[5];
    for (sg_index b = 0; b < n; b += SG_STAGE) {
        const sg_index end = n - b < SG_STAGE ? n : b + SG_STAGE;
        double t0[SG_STAGE];
        SG_INDEPENDENT
        for (sg_index i = b; i < end; i++)
            t0[i - b] = sg_sigmoid_f64(a3[i]);
        SG_INDEPENDENT
        for (sg_index i = b; i < end; i++)
            r0[i] = ((((a0[i] * (1.0 - sg_sigmoid_f64(a1[i]))) * (1.0 - (sg_tanh_f64((a2[i] + (t0[i - b] * a4[i]))) * sg_tanh_f64((a2[i] + (t0[i - b] * a4[i])))))) * a4[i]) * (t0[i - b] * (1.0 - t0[i - b])));
    }
}
static const sg_loop _gru_cell_backward_reset_loops[] = {
    {SG_f32, {SG_f32, SG_f32, SG_f32, SG_f32, SG_f32, SG_f32}, _gru_cell_backward_reset_f32},
    {SG_f64, {SG_f64, SG_f64, SG_f64, SG_f64, SG_f64, SG_f64}, _gru_cell_backward_reset_f64},
};

/* _gru_cell: grad * (state - new) * (by_update * sigmoid(-update)) */
SG_LARGE static void _gru_cell_backward_update_f32(char *const *p, sg_index n) {
    const float *restrict a0 = (const float *)p[0];
    const float *restrict a1 = (const float *)p[1];
    const float *restrict a2 = (const float *)p[2];
    const float *restrict a3 = (const float *)p[3];
    const float *restrict a4 = (const float *)p[4];
    const float *restrict a5 = (const float *)p[5];
    float *restrict r0 = (float *)p[6];
    for (sg_index b = 0; b < n; b += SG_STAGE) {
        const sg_index end = n - b < SG_STAGE ? n : b + SG_STAGE;
        float t0[SG_STAGE];
        SG_INDEPENDENT
        for (sg_index i = b; i < end; i++)
            t0[i - b] = sg_sigmoid_f32(a3[i]);
        SG_INDEPENDENT
        for (sg_index i = b; i < end; i++)
            r0[i] = ((a0[i] * (a1[i] - sg_tanh_f32((a2[i] + (t0[i - b] * a4[i]))))) * (sg_sigmoid_f32(a5[i]) * sg_sigmoid_f32((-a5[i]))));
    }
}
SG_LARGE static void _gru_cell_backward_update_f64(char *const *p, sg_index n) {
    const double *restrict a0 = (const double *)p[0];
    const double *restrict a1 = (const double *)p[1];
    const double *restrict a2 = (const double *)p[2];
    const double *restrict a3 = (const double *)p[3];
    const double *restrict a4 = (const double *)p[4];
    const double *restrict a5 = (const double *)p[5];
    double *restrict r0 = (double *)p[6];
    for (sg_index b = 0; b < n; b += SG_STAGE) {
        const sg_index end = n - b < SG_STAGE ? n : b + SG_STAGE;
        double t0[SG_STAGE];
        SG_INDEPENDENT
        for (sg_index i = b; i < end; i++)
            t0[i - b] = sg_sigmoid_f64(a3[i]);
        SG_INDEPENDENT
        for (sg_index i = b; i < end; i++)
            r0[i] = ((a0[i] * (a1[i] - sg_tanh_f64((a2[i] + (t0[i - b] * a4[i]))))) * (sg_sigmoid_f64(a5[i]) * sg_sigmoid_f64((-a5[i]))));
    }
}
static const sg_loop _gru_cell_backward_update_loops[] = {
    {SG_f32, {SG_f32, SG_f32, SG_f32, SG_f32, SG_f32, SG_f32, SG_f32}, _gru_cell_backward_update_f32},
    {SG_f64, {SG_f64, SG_f64, SG_f64, SG_f64, SG_f64, SG_f64, SG_f64}, _gru_cell_backward_update_f64},
};

/* _gru_cell: to_value */
SG_LARGE static void _gru_cell_backward_value_f32(char *const *p, sg_index n) {
    const float *restrict a0 = (const float *)p[0];
    const float *restrict a1 = (const float *)p[1];
    const float *restrict a2 = (const float *)p[2];
    const float *restrict a3 = (const float *)p[3];
    const float *restrict a4 = (const float *)p[4];
    float *restrict r0 = (float *)p[5];
    for (sg_index b = 0; b < n; b += SG_STAGE) {
        const sg_index end = n - b < SG_STAGE ? n : b + SG_STAGE;
        float t0[SG_STAGE];
        SG_INDEPENDENT
        for (sg_index i = b; i < end; i++)
            t0[i - b] = sg_sigmoid_f32(a3[i]);
        SG_INDEPENDENT
        for (sg_index i = b; i < end; i++)
            r0[i] = ((a0[i] * (1.0f - sg_sigmoid_f32(a1[i]))) * (1.0f - (sg_tanh_f32((a2[i] + (t0[i - b] * a4[i]))) * sg_tanh_f32((a2[i] + (t0[i - b] * a4[i]))))));
    }
}
SG_LARGE static void _gru_cell_backward_value_f64(char *const *p, sg_index n) {
    const double *restrict a0 = (const double *)p[0];
    const double *restrict a1 = (const double *)p[1];
    const double *restrict a2 = (const double *)p[2];
    const double *restrict a3 = (const double *)p[3];
    const double *restrict a4 = (const double *)p[4];
    double *restrict r0 = (double *)p[5];
    for (sg_index b = 0; b < n; b += SG_STAGE) {
        const sg_index end = n - b < SG_STAGE ? n : b + SG_STAGE;
        double t0[SG_STAGE];
        SG_INDEPENDENT
        for (sg_index i = b; i < end; i++)
            t0[i - b] = sg_sigmoid_f64(a3[i]);
        SG_INDEPENDENT
        for (sg_index i = b; i < end; i++)
            r0[i] = ((a0[i] * (1.0 - sg_sigmoid_f64(a1[i]))) * (1.0 - (sg_tanh_f64((a2[i] + (t0[i - b] * a4[i]))) * sg_tanh_f64((a2[i] + (t0[i - b] * a4[i]))))));
    }
}
static const sg_loop _gru_cell_backward_value_loops[] = {
    {SG_f32, {SG_f32, SG_f32, SG_f32, SG_f32, SG_f32, SG_f32}, _gru_cell_backward_value_f32},
    {SG_f64, {SG_f64, SG_f64, SG_f64, SG_f64, SG_f64, SG_f64}, _gru_cell_backward_value_f64},
};

/* _gru_cell: to_value * by_reset */
SG_LARGE static void _gru_cell_backward_hidden_value_f32(char *const *p, sg_index n) {
    const float *restrict a0 = (const float *)p[0];
    const float *restrict a1 = (const float *)p[1];
    const float *restrict a2 = (const float *)p[2];
    const float *restrict a3 = (const float *)p[3];
    const float *restrict a4 = (const float *)p[4];
    float *restrict r0 = (float *)p[5];
    for (sg_index b = 0; b < n; b += SG_STAGE) {
        const sg_index end = n - b < SG_STAGE ? n : b + SG_STAGE;
        float t0[SG_STAGE];
        SG_INDEPENDENT
        for (sg_index i = b; i < end; i++)
            t0[i - b] = sg_sigmoid_f32(a3[i]);
        SG_INDEPENDENT
        for (sg_index i = b; i < end; i++)
            r0[i] = (((a0[i] * (1.0f - sg_sigmoid_f32(a1[i]))) * (1.0f - (sg_tanh_f32((a2[i] + (t0[i - b] * a4[i]))) * sg_tanh_f32((a2[i] + (t0[i - b] * a4[i])))))) * t0[i - b]);
    }
}
SG_LARGE static void _gru_cell_backward_hidden_value_f64(char *const *p, sg_index n) {
    const double *restrict a0 = (const double *)p[0];
    const double *restrict a1 = (const double *)p[1];
    const double *restrict a2 = (const double *)p[2];
    const double *restrict a3 = (const double *)p[3];
    const double *restrict a4 = (const double *)p[4];
    double *restrict r0 = (double *)p[5];
    for (sg_index b = 0; b < n; b += SG_STAGE) {
        const sg_index end = n - b < SG_STAGE ? n : b + SG_STAGE;
        double t0[SG_STAGE];
        SG_INDEPENDENT
        for (sg_index i = b; i < end; i++)
            t0[i - b] = sg_sigmoid_f64(a3[i]);
        SG_INDEPENDENT
        for (sg_index i = b; i < end; i++)
            r0[i] = (((a0[i] * (1.0 - sg_sigmoid_f64(a1[i]))) * (1.0 - (sg_tanh_f64((a2[i] + (t0[i - b] * a4[i]))) * sg_tanh_f64((a2[i] + (t0[i - b] * a4[i])))))) * t0[i - b]);
    }
}
static const sg_loop _gru_cell_backward_hidden_value_loops[] = {
    {SG_f32, {SG_f32, SG_f32, SG_f32, SG_f32, SG_f32, SG_f32}, _gru_cell_backward_hidden_value_f32},
    {SG_f64, {SG_f64, SG_f64, SG_f64, SG_f64, SG_f64, SG_f64}, _gru_cell_backward_hidden_value_f64},
};

/* _gru_cell: to_value * hidden_value * (by_reset * (1 - by_reset)); grad * (state - new) * (by_update * sigmoid(-update)); to_value; to_value * by_reset; grad * by_update */
SG_LARGE static void _gru_cell_backward_f32(char *const *p, sg_index n) {
    const float *a0 = (const float *)p[0];
    const float *a1 = (const float *)p[1];
    const float *a2 = (const float *)p[2];
    const float *a3 = (const float *)p[3];
    const float *a4 = (const float *)p[4];
    const float *a5 = (const float *)p[5];
    float *r0 = (float *)p[6];
    float *r1 = (float *)p[7];
    float *r2 = (float *)p[8];
    float *r3 = (float *)p[9];
    float *r4 = (float *)p[10];
    for (sg_index b = 0; b < n; b += SG_STAGE) {
        const sg_index end = n - b < SG_STAGE ? n : b + SG_STAGE;
        float t0[SG_STAGE];
        SG_INDEPENDENT
        for (sg_index i = b; i < end; i++)
            t0[i - b] = sg_sigmoid_f32(a3[i]);
        SG_INDEPENDENT
        for (sg_index i = b; i < end; i++) {
            const float v0 = ((((a0[i] * (1.0f - sg_sigmoid_f32(a1[i]))) * (1.0f - (sg_tanh_f32((a2[i] + (t0[i - b] * a4[i]))) * sg_tanh_f32((a2[i] + (t0[i - b] * a4[i])))))) * a4[i]) * (t0[i - b] * (1.0f - t0[i - b])));
            const float v1 = ((a0[i] * (a5[i] - sg_tanh_f32((a2[i] + (t0[i - b] * a4[i]))))) * (sg_sigmoid_f32(a1[i]) * sg_sigmoid_f32((-a1[i]))));
            const float v2 = ((a0[i] * (1.0f - sg_sigmoid_f32(a1[i]))) * (1.0f - (sg_tanh_f32((a2[i] + (t0[i - b] * a4[i]))) * sg_tanh_f32((a2[i] + (t0[i - b] * a4[i]))))));
            const float v3 = (((a0[i] * (1.0f - sg_sigmoid_f32(a1[i]))) * (1.0f - (sg_tanh_f32((a2[i] + (t0[i - b] * a4[i]))) * sg_tanh_f32((a2[i] + (t0[i - b] * a4[i])))))) * t0[i - b]);
            const float v4 = (a0[i] * sg_sigmoid_f32(a1[i]));
            r0[i] = v0;
            r1[i] = v1;
            r2[i] = v2;
            r3[i] = v3;
            r4[i] = v4;
        }
    }
}
SG_LARGE static void _gru_cell_backward_f64(char *const *p, sg_index n) {
    const double *a0 = (const double *)p[0];
    const double *a1 = (const double *)p[1];
    const double *a2 = (const double *)p[2];
    const double *a3 = (const double *)p[3];
    const double *a4 = (const double *)p[4];
    const double *a5 = (const double *)p[5];
    double *r0 = (double *)p[6];
    double *r1 = (double *)p[7];
    double *r2 = (double *)p[8];
    double *r3 = (double *)p[9];
    double *r4 = (double *)p[10];
    for (sg_index b = 0; b < n; b += SG_STAGE) {
        const sg_index end = n - b < SG_STAGE ? n : b + SG_STAGE;
        double t0[SG_STAGE];
        SG_INDEPENDENT
        for (sg_index i = b; i < end; i++)
            t0[i - b] = sg_sigmoid_f64(a3[i]);
        SG_INDEPENDENT
        for (sg_index i = b; i < end; i++) {
            const double v0 = ((((a0[i] * (1.0 - sg_sigmoid_f64(a1[i]))) * (1.0 - (sg_tanh_f64((a2[i] + (t0[i - b] * a4[i]))) * sg_tanh_f64((a2[i] + (t0[i - b] * a4[i])))))) * a4[i]) * (t0[i - b] * (1.0 - t0[i - b])));
            const double v1 = ((a0[i] * (a5[i] - sg_tanh_f64((a2[i] + (t0[i - b] * a4[i]))))) * (sg_sigmoid_f64(a1[i]) * sg_sigmoid_f64((-a1[i]))));
            const double v2 = ((a0[i] * (1.0 - sg_sigmoid_f64(a1[i]))) * (1.0 - (sg_tanh_f64((a2[i] + (t0[i - b] * a4[i]))) * sg_tanh_f64((a2[i] + (t0[i - b] * a4[i]))))));
            const double v3 = (((a0[i] * (1.0 - sg_sigmoid_f64(a1[i]))) * (1.0 - (sg_tanh_f64((a2[i] + (t0[i - b] * a4[i]))) * sg_tanh_f64((a2[i] + (t0[i - b] * a4[i])))))) * t0[i - b]);
            const double v4 = (a0[i] * sg_sigmoid_f64(a1[i]));
            r0[i] = v0;
            r1[i] = v1;
            r2[i] = v2;
            r3[i] = v3;
            r4[i] = v4;
        }
    }
}
static const sg_loop _gru_cell_backward_loops[] = {
    {SG_f32, {SG_f32, SG_f32, SG_f32, SG_f32, SG_f32, SG_f32, SG_f32, SG_f32, SG_f32, SG_f32, SG_f32}, _gru_cell_backward_f32},
    {SG_f64, {SG_f64, SG_f64, SG_f64, SG_f64, SG_f64, SG_f64, SG_f64, SG_f64, SG_f64, SG_f64, SG_f64}, _gru_cell_backward_f64},
};

const sg_kernel sg_kernels__gru_cell[] = {
    {"_gru_cell", 5, 1, SG_ELEMENTS, 0, {SG_SAME, SG_SAME, SG_SAME, SG_SAME, SG_SAME, SG_SAME}, 0, 2, _gru_cell_loops},
    {"_gru_cell_backward_reset", 5, 1, SG_ELEMENTS, 0, {SG_SAME, SG_SAME, SG_SAME, SG_SAME, SG_SAME, SG_SAME}, 0, 2, _gru_cell_backward_reset_loops},
    {"_gru_cell_backward_update", 6, 1, SG_ELEMENTS, 0, {SG_SAME, SG_SAME, SG_SAME, SG_SAME, SG_SAME, SG_SAME, SG_SAME}, 0, 2, _gru_cell_backward_update_loops},
    {"_gru_cell_backward_value", 5, 1, SG_ELEMENTS, 0, {SG_SAME, SG_SAME, SG_SAME, SG_SAME, SG_SAME, SG_SAME}, 0, 2, _gru_cell_backward_value_loops},
    {"_gru_cell_backward_hidden_value", 5, 1, SG_ELEMENTS, 0, {SG_SAME, SG_SAME, SG_SAME, SG_SAME, SG_SAME, SG_SAME}, 0, 2, _gru_cell_backward_hidden_value_loops},
    {"_gru_cell_backward", 6, 5, SG_ELEMENTS, 0, {SG_SAME, SG_SAME, SG_SAME, SG_SAME, SG_SAME, SG_SAME, SG_SAME, SG_SAME, SG_SAME, SG_SAME, SG_SAME}, 0, 2, _gru_cell_backward_loops},
    {0}};
