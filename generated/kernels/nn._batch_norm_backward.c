/* Generated from derivatives.yaml by `specgrad generate`; do not edit. */
#include "kernel.h"

/* _batch_norm_backward: (turned if weight is None else turned * weight._reshape(channels)) + by * unit + grads[2]._reshape(channels) */
SG_TWO_CLONES static void _batch_norm_backward_backward_above_inner_f32(char *const *p, sg_index n) {
    const float *restrict a0 = (const float *)p[0];
    const float *restrict a1 = (const float *)p[1];
    const float x2 = *(const float *)p[2];
    float *restrict r0 = (float *)p[3];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = ((a0[i] - (a1[i] / x2)) * (a0[i] - (a1[i] / x2)));
}
SG_TWO_CLONES static void _batch_norm_backward_backward_above_inner_f64(char *const *p, sg_index n) {
    const double *restrict a0 = (const double *)p[0];
    const double *restrict a1 = (const double *)p[1];
    const double x2 = *(const double *)p[2];
    double *restrict r0 = (double *)p[3];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = ((a0[i] - (a1[i] / x2)) * (a0[i] - (a1[i] / x2)));
}
static const sg_loop _batch_norm_backward_backward_above_inner_loops[] = {
    {SG_f32, {SG_f32, SG_f32, SG_f32, SG_f32}, _batch_norm_backward_backward_above_inner_f32},
    {SG_f64, {SG_f64, SG_f64, SG_f64, SG_f64}, _batch_norm_backward_backward_above_inner_f64},
};

/* _batch_norm_backward: (turned if weight is None else turned * weight._reshape(channels)) + by * unit + grads[2]._reshape(channels) */
SG_LARGE static void _batch_norm_backward_backward_above_inner_2_f32(char *const *p, sg_index n) {
    const float *restrict a0 = (const float *)p[0];
    const float *restrict a1 = (const float *)p[1];
    const float *restrict a2 = (const float *)p[2];
    const float x3 = *(const float *)p[3];
    const float *restrict a4 = (const float *)p[4];
    const float x5 = *(const float *)p[5];
    float *restrict r0 = (float *)p[6];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (a0[i] * ((a1[i] - (a2[i] / x3)) * sg_rsqrt_f32(((a4[i] / x3) + x5))));
}
SG_LARGE static void _batch_norm_backward_backward_above_inner_2_f64(char *const *p, sg_index n) {
    const double *restrict a0 = (const double *)p[0];
    const double *restrict a1 = (const double *)p[1];
    const double *restrict a2 = (const double *)p[2];
    const double x3 = *(const double *)p[3];
    const double *restrict a4 = (const double *)p[4];
    const double x5 = *(const double *)p[5];
    double *restrict r0 = (double *)p[6];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (a0[i] * ((a1[i] - (a2[i] / x3)) * sg_rsqrt_f64(((a4[i] / x3) + x5))));
}
static const sg_loop _batch_norm_backward_backward_above_inner_2_loops[] = {
    {SG_f32, {SG_f32, SG_f32, SG_f32, SG_f32, SG_f32, SG_f32, SG_f32}, _batch_norm_backward_backward_above_inner_2_f32},
    {SG_f64, {SG_f64, SG_f64, SG_f64, SG_f64, SG_f64, SG_f64, SG_f64}, _batch_norm_backward_backward_above_inner_2_f64},
};

/* _batch_norm_backward: (turned if weight is None else turned * weight._reshape(channels)) + by * unit + grads[2]._reshape(channels) */
SG_LARGE static void _batch_norm_backward_backward_above_f32(char *const *p, sg_index n) {
    const float *restrict a0 = (const float *)p[0];
    const float x1 = *(const float *)p[1];
    const float x2 = *(const float *)p[2];
    const float *restrict a3 = (const float *)p[3];
    const float *restrict a4 = (const float *)p[4];
    const float *restrict a5 = (const float *)p[5];
    const float *restrict a6 = (const float *)p[6];
    const float *restrict a7 = (const float *)p[7];
    const float *restrict a8 = (const float *)p[8];
    const float *restrict a9 = (const float *)p[9];
    float *restrict r0 = (float *)p[10];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (((sg_rsqrt_f32(((a0[i] / x1) + x2)) * ((a3[i] - (a4[i] / x1)) - (((a5[i] - (a6[i] / x1)) * sg_rsqrt_f32(((a0[i] / x1) + x2))) * (a7[i] / x1)))) + (a8[i] * ((a5[i] - (a6[i] / x1)) * sg_rsqrt_f32(((a0[i] / x1) + x2))))) + a9[i]);
}
SG_LARGE static void _batch_norm_backward_backward_above_f64(char *const *p, sg_index n) {
    const double *restrict a0 = (const double *)p[0];
    const double x1 = *(const double *)p[1];
    const double x2 = *(const double *)p[2];
    const double *restrict a3 = (const double *)p[3];
    const double *restrict a4 = (const double *)p[4];
    const double *restrict a5 = (const double *)p[5];
    const double *restrict a6 = (const double *)p[6];
    const double *restrict a7 = (const double *)p[7];
    const double *restrict a8 = (const double *)p[8];
    const double *restrict a9 = (const double *)p[9];
    double *restrict r0 = (double *)p[10];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (((sg_rsqrt_f64(((a0[i] / x1) + x2)) * ((a3[i] - (a4[i] / x1)) - (((a5[i] - (a6[i] / x1)) * sg_rsqrt_f64(((a0[i] / x1) + x2))) * (a7[i] / x1)))) + (a8[i] * ((a5[i] - (a6[i] / x1)) * sg_rsqrt_f64(((a0[i] / x1) + x2))))) + a9[i]);
}
static const sg_loop _batch_norm_backward_backward_above_loops[] = {
    {SG_f32, {SG_f32, SG_f32, SG_f32, SG_f32, SG_f32, SG_f32, SG_f32, SG_f32, SG_f32, SG_f32, SG_f32}, _batch_norm_backward_backward_above_f32},
    {SG_f64, {SG_f64, SG_f64, SG_f64, SG_f64, SG_f64, SG_f64, SG_f64, SG_f64, SG_f64, SG_f64, SG_f64}, _batch_norm_backward_backward_above_f64},
};

/* _batch_norm_backward: (turned if weight is None else turned * weight._reshape(channels)) + by * unit + grads[2]._reshape(channels) */
SG_LARGE static void _batch_norm_backward_backward_above_2_f32(char *const *p, sg_index n) {
    const float *restrict a0 = (const float *)p[0];
    const float x1 = *(const float *)p[1];
    const float x2 = *(const float *)p[2];
    const float *restrict a3 = (const float *)p[3];
    const float *restrict a4 = (const float *)p[4];
    const float *restrict a5 = (const float *)p[5];
    const float *restrict a6 = (const float *)p[6];
    const float *restrict a7 = (const float *)p[7];
    const float *restrict a8 = (const float *)p[8];
    const float *restrict a9 = (const float *)p[9];
    const float *restrict a10 = (const float *)p[10];
    float *restrict r0 = (float *)p[11];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = ((((sg_rsqrt_f32(((a0[i] / x1) + x2)) * ((a3[i] - (a4[i] / x1)) - (((a5[i] - (a6[i] / x1)) * sg_rsqrt_f32(((a0[i] / x1) + x2))) * (a7[i] / x1)))) * a8[i]) + (a9[i] * ((a5[i] - (a6[i] / x1)) * sg_rsqrt_f32(((a0[i] / x1) + x2))))) + a10[i]);
}
SG_LARGE static void _batch_norm_backward_backward_above_2_f64(char *const *p, sg_index n) {
    const double *restrict a0 = (const double *)p[0];
    const double x1 = *(const double *)p[1];
    const double x2 = *(const double *)p[2];
    const double *restrict a3 = (const double *)p[3];
    const double *restrict a4 = (const double *)p[4];
    const double *restrict a5 = (const double *)p[5];
    const double *restrict a6 = (const double *)p[6];
    const double *restrict a7 = (const double *)p[7];
    const double *restrict a8 = (const double *)p[8];
    const double *restrict a9 = (const double *)p[9];
    const double *restrict a10 = (const double *)p[10];
    double *restrict r0 = (double *)p[11];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = ((((sg_rsqrt_f64(((a0[i] / x1) + x2)) * ((a3[i] - (a4[i] / x1)) - (((a5[i] - (a6[i] / x1)) * sg_rsqrt_f64(((a0[i] / x1) + x2))) * (a7[i] / x1)))) * a8[i]) + (a9[i] * ((a5[i] - (a6[i] / x1)) * sg_rsqrt_f64(((a0[i] / x1) + x2))))) + a10[i]);
}
static const sg_loop _batch_norm_backward_backward_above_2_loops[] = {
    {SG_f32, {SG_f32, SG_f32, SG_f32, SG_f32, SG_f32, SG_f32, SG_f32, SG_f32, SG_f32, SG_f32, SG_f32, SG_f32}, _batch_norm_backward_backward_above_2_f32},
    {SG_f64, {SG_f64, SG_f64, SG_f64, SG_f64, SG_f64, SG_f64, SG_f64, SG_f64, SG_f64, SG_f64, SG_f64, SG_f64}, _batch_norm_backward_backward_above_2_f64},
};

/* _batch_norm_backward: scale * (on_unit - on_unit._sum_to_size(channels) / n - unit * ((on_unit * unit)._sum_to_size(channels) / n)) - scale * (unit * ((grads[0] * back)._sum_to_size(channels) / n) + turned * ((scaled * unit)._sum_to_size(channels) / n) + back * ((grads[0] * unit)._sum_to_size(channels) / n)) */
SG_LARGE static void _batch_norm_backward_backward_self_inner_f32(char *const *p, sg_index n) {
    const float *restrict a0 = (const float *)p[0];
    const float *restrict a1 = (const float *)p[1];
    const float *restrict a2 = (const float *)p[2];
    const float *restrict a3 = (const float *)p[3];
    const float x4 = *(const float *)p[4];
    const float *restrict a5 = (const float *)p[5];
    const float x6 = *(const float *)p[6];
    float *restrict r0 = (float *)p[7];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = ((a0[i] * a1[i]) * ((a2[i] - (a3[i] / x4)) * sg_rsqrt_f32(((a5[i] / x4) + x6))));
}
SG_LARGE static void _batch_norm_backward_backward_self_inner_f64(char *const *p, sg_index n) {
    const double *restrict a0 = (const double *)p[0];
    const double *restrict a1 = (const double *)p[1];
    const double *restrict a2 = (const double *)p[2];
    const double *restrict a3 = (const double *)p[3];
    const double x4 = *(const double *)p[4];
    const double *restrict a5 = (const double *)p[5];
    const double x6 = *(const double *)p[6];
    double *restrict r0 = (double *)p[7];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = ((a0[i] * a1[i]) * ((a2[i] - (a3[i] / x4)) * sg_rsqrt_f64(((a5[i] / x4) + x6))));
}
static const sg_loop _batch_norm_backward_backward_self_inner_loops[] = {
    {SG_f32, {SG_f32, SG_f32, SG_f32, SG_f32, SG_f32, SG_f32, SG_f32, SG_f32}, _batch_norm_backward_backward_self_inner_f32},
    {SG_f64, {SG_f64, SG_f64, SG_f64, SG_f64, SG_f64, SG_f64, SG_f64, SG_f64}, _batch_norm_backward_backward_self_inner_f64},
};

/* _batch_norm_backward: scale * (on_unit - on_unit._sum_to_size(channels) / n - unit * ((on_unit * unit)._sum_to_size(channels) / n)) - scale * (unit * ((grads[0] * back)._sum_to_size(channels) / n) + turned * ((scaled * unit)._sum_to_size(channels) / n) + back * ((grads[0] * unit)._sum_to_size(channels) / n)) */
SG_CLONES static void _batch_norm_backward_backward_self_inner_2_f32(char *const *p, sg_index n) {
    const float *restrict a0 = (const float *)p[0];
    const float *restrict a1 = (const float *)p[1];
    const float x2 = *(const float *)p[2];
    const float x3 = *(const float *)p[3];
    const float *restrict a4 = (const float *)p[4];
    const float *restrict a5 = (const float *)p[5];
    const float *restrict a6 = (const float *)p[6];
    const float *restrict a7 = (const float *)p[7];
    const float *restrict a8 = (const float *)p[8];
    float *restrict r0 = (float *)p[9];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (a0[i] * (sg_rsqrt_f32(((a1[i] / x2) + x3)) * ((a4[i] - (a5[i] / x2)) - (((a6[i] - (a7[i] / x2)) * sg_rsqrt_f32(((a1[i] / x2) + x3))) * (a8[i] / x2)))));
}
SG_LARGE static void _batch_norm_backward_backward_self_inner_2_f64(char *const *p, sg_index n) {
    const double *restrict a0 = (const double *)p[0];
    const double *restrict a1 = (const double *)p[1];
    const double x2 = *(const double *)p[2];
    const double x3 = *(const double *)p[3];
    const double *restrict a4 = (const double *)p[4];
    const double *restrict a5 = (const double *)p[5];
    const double *restrict a6 = (const double *)p[6];
    const double *restrict a7 = (const double *)p[7];
    const double *restrict a8 = (const double *)p[8];
    double *restrict r0 = (double *)p[9];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (a0[i] * (sg_rsqrt_f64(((a1[i] / x2) + x3)) * ((a4[i] - (a5[i] / x2)) - (((a6[i] - (a7[i] / x2)) * sg_rsqrt_f64(((a1[i] / x2) + x3))) * (a8[i] / x2)))));
}
static const sg_loop _batch_norm_backward_backward_self_inner_2_loops[] = {
    {SG_f32, {SG_f32, SG_f32, SG_f32, SG_f32, SG_f32, SG_f32, SG_f32, SG_f32, SG_f32, SG_f32}, _batch_norm_backward_backward_self_inner_2_f32},
    {SG_f64, {SG_f64, SG_f64, SG_f64, SG_f64, SG_f64, SG_f64, SG_f64, SG_f64, SG_f64, SG_f64}, _batch_norm_backward_backward_self_inner_2_f64},
};

/* _batch_norm_backward: scale * (on_unit - on_unit._sum_to_size(channels) / n - unit * ((on_unit * unit)._sum_to_size(channels) / n)) - scale * (unit * ((grads[0] * back)._sum_to_size(channels) / n) + turned * ((scaled * unit)._sum_to_size(channels) / n) + back * ((grads[0] * unit)._sum_to_size(channels) / n)) */
SG_CLONES static void _batch_norm_backward_backward_self_inner_3_f32(char *const *p, sg_index n) {
    const float *restrict a0 = (const float *)p[0];
    const float *restrict a1 = (const float *)p[1];
    const float x2 = *(const float *)p[2];
    const float x3 = *(const float *)p[3];
    const float *restrict a4 = (const float *)p[4];
    const float *restrict a5 = (const float *)p[5];
    const float *restrict a6 = (const float *)p[6];
    const float *restrict a7 = (const float *)p[7];
    const float *restrict a8 = (const float *)p[8];
    const float *restrict a9 = (const float *)p[9];
    float *restrict r0 = (float *)p[10];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (a0[i] * (sg_rsqrt_f32(((a1[i] / x2) + x3)) * (((a4[i] * a5[i]) - (a6[i] / x2)) - (((a7[i] - (a8[i] / x2)) * sg_rsqrt_f32(((a1[i] / x2) + x3))) * (a9[i] / x2)))));
}
SG_LARGE static void _batch_norm_backward_backward_self_inner_3_f64(char *const *p, sg_index n) {
    const double *restrict a0 = (const double *)p[0];
    const double *restrict a1 = (const double *)p[1];
    const double x2 = *(const double *)p[2];
    const double x3 = *(const double *)p[3];
    const double *restrict a4 = (const double *)p[4];
    const double *restrict a5 = (const double *)p[5];
    const double *restrict a6 = (const double *)p[6];
    const double *restrict a7 = (const double *)p[7];
    const double *restrict a8 = (const double *)p[8];
    const double *restrict a9 = (const double *)p[9];
    double *restrict r0 = (double *)p[10];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (a0[i] * (sg_rsqrt_f64(((a1[i] / x2) + x3)) * (((a4[i] * a5[i]) - (a6[i] / x2)) - (((a7[i] - (a8[i] / x2)) * sg_rsqrt_f64(((a1[i] / x2) + x3))) * (a9[i] / x2)))));
}
static const sg_loop _batch_norm_backward_backward_self_inner_3_loops[] = {
    {SG_f32, {SG_f32, SG_f32, SG_f32, SG_f32, SG_f32, SG_f32, SG_f32, SG_f32, SG_f32, SG_f32, SG_f32}, _batch_norm_backward_backward_self_inner_3_f32},
    {SG_f64, {SG_f64, SG_f64, SG_f64, SG_f64, SG_f64, SG_f64, SG_f64, SG_f64, SG_f64, SG_f64, SG_f64}, _batch_norm_backward_backward_self_inner_3_f64},
};

/* _batch_norm_backward: scale * (on_unit - on_unit._sum_to_size(channels) / n - unit * ((on_unit * unit)._sum_to_size(channels) / n)) - scale * (unit * ((grads[0] * back)._sum_to_size(channels) / n) + turned * ((scaled * unit)._sum_to_size(channels) / n) + back * ((grads[0] * unit)._sum_to_size(channels) / n)) */
SG_LARGE static void _batch_norm_backward_backward_self_f32(char *const *p, sg_index n) {
    const float *restrict a0 = (const float *)p[0];
    const float x1 = *(const float *)p[1];
    const float x2 = *(const float *)p[2];
    const float *restrict a3 = (const float *)p[3];
    const float *restrict a4 = (const float *)p[4];
    const float *restrict a5 = (const float *)p[5];
    const float *restrict a6 = (const float *)p[6];
    const float *restrict a7 = (const float *)p[7];
    const float *restrict a8 = (const float *)p[8];
    const float *restrict a9 = (const float *)p[9];
    const float *restrict a10 = (const float *)p[10];
    const float *restrict a11 = (const float *)p[11];
    const float *restrict a12 = (const float *)p[12];
    const float *restrict a13 = (const float *)p[13];
    const float *restrict a14 = (const float *)p[14];
    float *restrict r0 = (float *)p[15];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = ((sg_rsqrt_f32(((a0[i] / x1) + x2)) * (((a3[i] * a4[i]) - (a5[i] / x1)) - (((a6[i] - (a7[i] / x1)) * sg_rsqrt_f32(((a0[i] / x1) + x2))) * (a8[i] / x1)))) - (sg_rsqrt_f32(((a0[i] / x1) + x2)) * (((((a6[i] - (a7[i] / x1)) * sg_rsqrt_f32(((a0[i] / x1) + x2))) * (a9[i] / x1)) + ((sg_rsqrt_f32(((a0[i] / x1) + x2)) * ((a10[i] - (a11[i] / x1)) - (((a6[i] - (a7[i] / x1)) * sg_rsqrt_f32(((a0[i] / x1) + x2))) * (a12[i] / x1)))) * (a13[i] / x1))) + ((sg_rsqrt_f32(((a0[i] / x1) + x2)) * ((a3[i] - (a14[i] / x1)) - (((a6[i] - (a7[i] / x1)) * sg_rsqrt_f32(((a0[i] / x1) + x2))) * (a13[i] / x1)))) * (a12[i] / x1)))));
}
SG_LARGE static void _batch_norm_backward_backward_self_f64(char *const *p, sg_index n) {
    const double *restrict a0 = (const double *)p[0];
    const double x1 = *(const double *)p[1];
    const double x2 = *(const double *)p[2];
    const double *restrict a3 = (const double *)p[3];
    const double *restrict a4 = (const double *)p[4];
    const double *restrict a5 = (const double *)p[5];
    const double *restrict a6 = (const double *)p[6];
    const double *restrict a7 = (const double *)p[7];
    const double *restrict a8 = (const double *)p[8];
    const double *restrict a9 = (const double *)p[9];
    const double *restrict a10 = (const double *)p[10];
    const double *restrict a11 = (const double *)p[11];
    const double *restrict a12 = (const double *)p[12];
    const double *restrict a13 = (const double *)p[13];
    const double *restrict a14 = (const double *)p[14];
    double *restrict r0 = (double *)p[15];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = ((sg_rsqrt_f64(((a0[i] / x1) + x2)) * (((a3[i] * a4[i]) - (a5[i] / x1)) - (((a6[i] - (a7[i] / x1)) * sg_rsqrt_f64(((a0[i] / x1) + x2))) * (a8[i] / x1)))) - (sg_rsqrt_f64(((a0[i] / x1) + x2)) * (((((a6[i] - (a7[i] / x1)) * sg_rsqrt_f64(((a0[i] / x1) + x2))) * (a9[i] / x1)) + ((sg_rsqrt_f64(((a0[i] / x1) + x2)) * ((a10[i] - (a11[i] / x1)) - (((a6[i] - (a7[i] / x1)) * sg_rsqrt_f64(((a0[i] / x1) + x2))) * (a12[i] / x1)))) * (a13[i] / x1))) + ((sg_rsqrt_f64(((a0[i] / x1) + x2)) * ((a3[i] - (a14[i] / x1)) - (((a6[i] - (a7[i] / x1)) * sg_rsqrt_f64(((a0[i] / x1) + x2))) * (a13[i] / x1)))) * (a12[i] / x1)))));
}
static const sg_loop _batch_norm_backward_backward_self_loops[] = {
    {SG_f32, {SG_f32, SG_f32, SG_f32, SG_f32, SG_f32, SG_f32, SG_f32, SG_f32, SG_f32, SG_f32, SG_f32, SG_f32, SG_f32, SG_f32, SG_f32, SG_f32}, _batch_norm_backward_backward_self_f32},
    {SG_f64, {SG_f64, SG_f64, SG_f64, SG_f64, SG_f64, SG_f64, SG_f64, SG_f64, SG_f64, SG_f64, SG_f64, SG_f64, SG_f64, SG_f64, SG_f64, SG_f64}, _batch_norm_backward_backward_self_f64},
};

/* _batch_norm_backward: scale * (on_unit - on_unit._sum_to_size(channels) / n - unit * ((on_unit * unit)._sum_to_size(channels) / n)) - scale * (unit * ((grads[0] * back)._sum_to_size(channels) / n) + turned * ((scaled * unit)._sum_to_size(channels) / n) + back * ((grads[0] * unit)._sum_to_size(channels) / n)) */
SG_CLONES static void _batch_norm_backward_backward_self_part_f32(char *const *p, sg_index n) {
    const float *restrict a0 = (const float *)p[0];
    const float x1 = *(const float *)p[1];
    const float x2 = *(const float *)p[2];
    const float *restrict a3 = (const float *)p[3];
    const float *restrict a4 = (const float *)p[4];
    const float *restrict a5 = (const float *)p[5];
    const float *restrict a6 = (const float *)p[6];
    const float *restrict a7 = (const float *)p[7];
    const float *restrict a8 = (const float *)p[8];
    float *restrict r0 = (float *)p[9];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (sg_rsqrt_f32(((a0[i] / x1) + x2)) * (((a3[i] * a4[i]) - (a5[i] / x1)) - (((a6[i] - (a7[i] / x1)) * sg_rsqrt_f32(((a0[i] / x1) + x2))) * (a8[i] / x1))));
}
SG_LARGE static void _batch_norm_backward_backward_self_part_f64(char *const *p, sg_index n) {
    const double *restrict a0 = (const double *)p[0];
    const double x1 = *(const double *)p[1];
    const double x2 = *(const double *)p[2];
    const double *restrict a3 = (const double *)p[3];
    const double *restrict a4 = (const double *)p[4];
    const double *restrict a5 = (const double *)p[5];
    const double *restrict a6 = (const double *)p[6];
    const double *restrict a7 = (const double *)p[7];
    const double *restrict a8 = (const double *)p[8];
    double *restrict r0 = (double *)p[9];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (sg_rsqrt_f64(((a0[i] / x1) + x2)) * (((a3[i] * a4[i]) - (a5[i] / x1)) - (((a6[i] - (a7[i] / x1)) * sg_rsqrt_f64(((a0[i] / x1) + x2))) * (a8[i] / x1))));
}
static const sg_loop _batch_norm_backward_backward_self_part_loops[] = {
    {SG_f32, {SG_f32, SG_f32, SG_f32, SG_f32, SG_f32, SG_f32, SG_f32, SG_f32, SG_f32, SG_f32}, _batch_norm_backward_backward_self_part_f32},
    {SG_f64, {SG_f64, SG_f64, SG_f64, SG_f64, SG_f64, SG_f64, SG_f64, SG_f64, SG_f64, SG_f64}, _batch_norm_backward_backward_self_part_f64},
};

/* _batch_norm_backward: scale * (on_unit - on_unit._sum_to_size(channels) / n - unit * ((on_unit * unit)._sum_to_size(channels) / n)) - scale * (unit * ((grads[0] * back)._sum_to_size(channels) / n) + turned * ((scaled * unit)._sum_to_size(channels) / n) + back * ((grads[0] * unit)._sum_to_size(channels) / n)) */
SG_LARGE static void _batch_norm_backward_backward_self_part_2_f32(char *const *p, sg_index n) {
    const float *restrict a0 = (const float *)p[0];
    const float x1 = *(const float *)p[1];
    const float x2 = *(const float *)p[2];
    const float *restrict a3 = (const float *)p[3];
    const float *restrict a4 = (const float *)p[4];
    const float *restrict a5 = (const float *)p[5];
    const float *restrict a6 = (const float *)p[6];
    const float *restrict a7 = (const float *)p[7];
    const float *restrict a8 = (const float *)p[8];
    const float *restrict a9 = (const float *)p[9];
    const float *restrict a10 = (const float *)p[10];
    const float *restrict a11 = (const float *)p[11];
    const float *restrict a12 = (const float *)p[12];
    float *restrict r0 = (float *)p[13];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (sg_rsqrt_f32(((a0[i] / x1) + x2)) * (((((a3[i] - (a4[i] / x1)) * sg_rsqrt_f32(((a0[i] / x1) + x2))) * (a5[i] / x1)) + ((sg_rsqrt_f32(((a0[i] / x1) + x2)) * ((a6[i] - (a7[i] / x1)) - (((a3[i] - (a4[i] / x1)) * sg_rsqrt_f32(((a0[i] / x1) + x2))) * (a8[i] / x1)))) * (a9[i] / x1))) + ((sg_rsqrt_f32(((a0[i] / x1) + x2)) * (((a10[i] * a11[i]) - (a12[i] / x1)) - (((a3[i] - (a4[i] / x1)) * sg_rsqrt_f32(((a0[i] / x1) + x2))) * (a9[i] / x1)))) * (a8[i] / x1))));
}
SG_LARGE static void _batch_norm_backward_backward_self_part_2_f64(char *const *p, sg_index n) {
    const double *restrict a0 = (const double *)p[0];
    const double x1 = *(const double *)p[1];
    const double x2 = *(const double *)p[2];
    const double *restrict a3 = (const double *)p[3];
    const double *restrict a4 = (const double *)p[4];
    const double *restrict a5 = (const double *)p[5];
    const double *restrict a6 = (const double *)p[6];
    const double *restrict a7 = (const double *)p[7];
    const double *restrict a8 = (const double *)p[8];
    const double *restrict a9 = (const double *)p[9];
    const double *restrict a10 = (const double *)p[10];
    const double *restrict a11 = (const double *)p[11];
    const double *restrict a12 = (const double *)p[12];
    double *restrict r0 = (double *)p[13];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (sg_rsqrt_f64(((a0[i] / x1) + x2)) * (((((a3[i] - (a4[i] / x1)) * sg_rsqrt_f64(((a0[i] / x1) + x2))) * (a5[i] / x1)) + ((sg_rsqrt_f64(((a0[i] / x1) + x2)) * ((a6[i] - (a7[i] / x1)) - (((a3[i] - (a4[i] / x1)) * sg_rsqrt_f64(((a0[i] / x1) + x2))) * (a8[i] / x1)))) * (a9[i] / x1))) + ((sg_rsqrt_f64(((a0[i] / x1) + x2)) * (((a10[i] * a11[i]) - (a12[i] / x1)) - (((a3[i] - (a4[i] / x1)) * sg_rsqrt_f64(((a0[i] / x1) + x2))) * (a9[i] / x1)))) * (a8[i] / x1))));
}
static const sg_loop _batch_norm_backward_backward_self_part_2_loops[] = {
    {SG_f32, {SG_f32, SG_f32, SG_f32, SG_f32, SG_f32, SG_f32, SG_f32, SG_f32, SG_f32, SG_f32, SG_f32, SG_f32, SG_f32, SG_f32}, _batch_norm_backward_backward_self_part_2_f32},
    {SG_f64, {SG_f64, SG_f64, SG_f64, SG_f64, SG_f64, SG_f64, SG_f64, SG_f64, SG_f64, SG_f64, SG_f64, SG_f64, SG_f64, SG_f64}, _batch_norm_backward_backward_self_part_2_f64},
};

const sg_kernel sg_kernels__batch_norm_backward[] = {
    {"_batch_norm_backward_backward_above_inner", 3, 1, SG_ELEMENTS, 0, {SG_SAME, SG_SAME, SG_REAL_PART, SG_SAME}, 4, 2, _batch_norm_backward_backward_above_inner_loops},
    {"_batch_norm_backward_backward_above_inner_2", 6, 1, SG_ELEMENTS, 0, {SG_SAME, SG_SAME, SG_SAME, SG_REAL_PART, SG_SAME, SG_REAL_PART, SG_SAME}, 40, 2, _batch_norm_backward_backward_above_inner_2_loops},
    {"_batch_norm_backward_backward_above", 10, 1, SG_ELEMENTS, 0, {SG_SAME, SG_REAL_PART, SG_REAL_PART, SG_SAME, SG_SAME, SG_SAME, SG_SAME, SG_SAME, SG_SAME, SG_SAME, SG_SAME}, 6, 2, _batch_norm_backward_backward_above_loops},
    {"_batch_norm_backward_backward_above_2", 11, 1, SG_ELEMENTS, 0, {SG_SAME, SG_REAL_PART, SG_REAL_PART, SG_SAME, SG_SAME, SG_SAME, SG_SAME, SG_SAME, SG_SAME, SG_SAME, SG_SAME, SG_SAME}, 6, 2, _batch_norm_backward_backward_above_2_loops},
    {"_batch_norm_backward_backward_self_inner", 7, 1, SG_ELEMENTS, 0, {SG_SAME, SG_SAME, SG_SAME, SG_SAME, SG_REAL_PART, SG_SAME, SG_REAL_PART, SG_SAME}, 80, 2, _batch_norm_backward_backward_self_inner_loops},
    {"_batch_norm_backward_backward_self_inner_2", 9, 1, SG_ELEMENTS, 0, {SG_SAME, SG_SAME, SG_REAL_PART, SG_REAL_PART, SG_SAME, SG_SAME, SG_SAME, SG_SAME, SG_SAME, SG_SAME}, 12, 2, _batch_norm_backward_backward_self_inner_2_loops},
    {"_batch_norm_backward_backward_self_inner_3", 10, 1, SG_ELEMENTS, 0, {SG_SAME, SG_SAME, SG_REAL_PART, SG_REAL_PART, SG_SAME, SG_SAME, SG_SAME, SG_SAME, SG_SAME, SG_SAME, SG_SAME}, 12, 2, _batch_norm_backward_backward_self_inner_3_loops},
    {"_batch_norm_backward_backward_self", 15, 1, SG_ELEMENTS, 0, {SG_SAME, SG_REAL_PART, SG_REAL_PART, SG_SAME, SG_SAME, SG_SAME, SG_SAME, SG_SAME, SG_SAME, SG_SAME, SG_SAME, SG_SAME, SG_SAME, SG_SAME, SG_SAME, SG_SAME}, 6, 2, _batch_norm_backward_backward_self_loops},
    {"_batch_norm_backward_backward_self_part", 9, 1, SG_ELEMENTS, 0, {SG_SAME, SG_REAL_PART, SG_REAL_PART, SG_SAME, SG_SAME, SG_SAME, SG_SAME, SG_SAME, SG_SAME, SG_SAME}, 6, 2, _batch_norm_backward_backward_self_part_loops},
    {"_batch_norm_backward_backward_self_part_2", 13, 1, SG_ELEMENTS, 0, {SG_SAME, SG_REAL_PART, SG_REAL_PART, SG_SAME, SG_SAME, SG_SAME, SG_SAME, SG_SAME, SG_SAME, SG_SAME, SG_SAME, SG_SAME, SG_SAME, SG_SAME}, 6, 2, _batch_norm_backward_backward_self_part_2_loops},
    {0}};
