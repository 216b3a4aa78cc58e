/* Generated from derivatives.yaml by `specgrad generate`; do not edit. */
#include "kernel.h"
#include <polynomials.h>

SG_FN float sg_own__gegenbauer_f32(float x0, float x1, float x2) {
    return sg_gegenbauerf(x0, x1, x2);
}

SG_FN double sg_own__gegenbauer_f64(double x0, double x1, double x2) {
    return sg_gegenbauer(x0, x1, x2);
}

/* _gegenbauer: sg_gegenbauer, polynomials.h, blocks */
SG_LARGE static void _gegenbauer_f32(char *const *p, sg_index n) {
    const float *restrict a0 = (const float *)p[0];
    const float *restrict a1 = (const float *)p[1];
    const float x2 = *(const float *)p[2];
    float *restrict r0 = (float *)p[3];
    for (sg_index b = 0; b < n; b += SG_STAGE) {
        const sg_index end = n - b < SG_STAGE ? n : b + SG_STAGE;
        float t0_0[SG_STAGE];
        SG_INDEPENDENT
        for (sg_index i = b; i < end; i++)
            t0_0[i - b] = a0[i];
        float t0_1[SG_STAGE];
        SG_INDEPENDENT
        for (sg_index i = b; i < end; i++)
            t0_1[i - b] = a1[i];
        float t0_2[SG_STAGE];
        SG_INDEPENDENT
        for (sg_index i = b; i < end; i++)
            t0_2[i - b] = x2;
        float t0[SG_STAGE];
        sg_gegenbauer_blockf(t0_0, t0_1, t0_2, t0, end - b);
        SG_INDEPENDENT
        for (sg_index i = b; i < end; i++)
            r0[i] = t0[i - b];
    }
}
SG_LARGE static void _gegenbauer_f64(char *const *p, sg_index n) {
    const double *restrict a0 = (const double *)p[0];
    const double *restrict a1 = (const double *)p[1];
    const double x2 = *(const double *)p[2];
    double *restrict r0 = (double *)p[3];
    for (sg_index b = 0; b < n; b += SG_STAGE) {
        const sg_index end = n - b < SG_STAGE ? n : b + SG_STAGE;
        double t0_0[SG_STAGE];
        SG_INDEPENDENT
        for (sg_index i = b; i < end; i++)
            t0_0[i - b] = a0[i];
        double t0_1[SG_STAGE];
        SG_INDEPENDENT
        for (sg_index i = b; i < end; i++)
            t0_1[i - b] = a1[i];
        double t0_2[SG_STAGE];
        SG_INDEPENDENT
        for (sg_index i = b; i < end; i++)
            t0_2[i - b] = x2;
        double t0[SG_STAGE];
        sg_gegenbauer_block(t0_0, t0_1, t0_2, t0, end - b);
        SG_INDEPENDENT
        for (sg_index i = b; i < end; i++)
            r0[i] = t0[i - b];
    }
}
static const sg_loop _gegenbauer_loops[] = {
    {SG_f32, {SG_f32, SG_f32, SG_f32, SG_f32}, _gegenbauer_f32},
    {SG_f64, {SG_f64, SG_f64, SG_f64, SG_f64}, _gegenbauer_f64},
};

/* _gegenbauer: grad * (2 * order * _gegenbauer(self, trunc(n) - 1, order + 1)) */
SG_LARGE static void _gegenbauer_backward_self_f32(char *const *p, sg_index n) {
    const float *restrict a0 = (const float *)p[0];
    const float x1 = *(const float *)p[1];
    const float *restrict a2 = (const float *)p[2];
    const float *restrict a3 = (const float *)p[3];
    const float x4 = *(const float *)p[4];
    float *restrict r0 = (float *)p[5];
    for (sg_index b = 0; b < n; b += SG_STAGE) {
        const sg_index end = n - b < SG_STAGE ? n : b + SG_STAGE;
        float t0_0[SG_STAGE];
        SG_INDEPENDENT
        for (sg_index i = b; i < end; i++)
            t0_0[i - b] = a2[i];
        float t0_1[SG_STAGE];
        SG_INDEPENDENT
        for (sg_index i = b; i < end; i++)
            t0_1[i - b] = (sg_trunc_f32(a3[i]) - 1.0f);
        float t0_2[SG_STAGE];
        SG_INDEPENDENT
        for (sg_index i = b; i < end; i++)
            t0_2[i - b] = x4;
        float t0[SG_STAGE];
        sg_gegenbauer_blockf(t0_0, t0_1, t0_2, t0, end - b);
        SG_INDEPENDENT
        for (sg_index i = b; i < end; i++)
            r0[i] = (a0[i] * (x1 * t0[i - b]));
    }
}
SG_LARGE static void _gegenbauer_backward_self_f64(char *const *p, sg_index n) {
    const double *restrict a0 = (const double *)p[0];
    const double x1 = *(const double *)p[1];
    const double *restrict a2 = (const double *)p[2];
    const double *restrict a3 = (const double *)p[3];
    const double x4 = *(const double *)p[4];
    double *restrict r0 = (double *)p[5];
    for (sg_index b = 0; b < n; b += SG_STAGE) {
        const sg_index end = n - b < SG_STAGE ? n : b + SG_STAGE;
        double t0_0[SG_STAGE];
        SG_INDEPENDENT
        for (sg_index i = b; i < end; i++)
            t0_0[i - b] = a2[i];
        double t0_1[SG_STAGE];
        SG_INDEPENDENT
        for (sg_index i = b; i < end; i++)
            t0_1[i - b] = (sg_trunc_f64(a3[i]) - 1.0);
        double t0_2[SG_STAGE];
        SG_INDEPENDENT
        for (sg_index i = b; i < end; i++)
            t0_2[i - b] = x4;
        double t0[SG_STAGE];
        sg_gegenbauer_block(t0_0, t0_1, t0_2, t0, end - b);
        SG_INDEPENDENT
        for (sg_index i = b; i < end; i++)
            r0[i] = (a0[i] * (x1 * t0[i - b]));
    }
}
static const sg_loop _gegenbauer_backward_self_loops[] = {
    {SG_f32, {SG_f32, SG_f32, SG_f32, SG_f32, SG_f32, SG_f32}, _gegenbauer_backward_self_f32},
    {SG_f64, {SG_f64, SG_f64, SG_f64, SG_f64, SG_f64, SG_f64}, _gegenbauer_backward_self_f64},
};

const sg_kernel sg_kernels__gegenbauer[] = {
    {"_gegenbauer", 3, 1, SG_ELEMENTS, 0, {SG_SAME, SG_SAME, SG_REAL_PART, SG_SAME}, 4, 2, _gegenbauer_loops},
    {"_gegenbauer_backward_self", 5, 1, SG_ELEMENTS, 0, {SG_SAME, SG_REAL_PART, SG_SAME, SG_SAME, SG_REAL_PART, SG_SAME}, 18, 2, _gegenbauer_backward_self_loops},
    {0}};
