/* Generated from derivatives.yaml by `specgrad generate`; do not edit. */
#include "kernel.h"
#include <polynomials.h>

SG_FN float sg_own_special_chebyshev_polynomial_t_f32(float x0, float x1) {
    return sg_chebyshev_tf(x0, x1);
}

SG_FN double sg_own_special_chebyshev_polynomial_t_f64(double x0, double x1) {
    return sg_chebyshev_t(x0, x1);
}

SG_FN float sg_own_special_chebyshev_polynomial_u_f32(float x0, float x1) {
    return sg_chebyshev_uf(x0, x1);
}

SG_FN double sg_own_special_chebyshev_polynomial_u_f64(double x0, double x1) {
    return sg_chebyshev_u(x0, x1);
}

/* special.chebyshev_polynomial_t: sg_chebyshev_t, polynomials.h, blocks */
SG_LARGE static void special_chebyshev_polynomial_t_f32(char *const *p, sg_index n) {
    const float *restrict a0 = (const float *)p[0];
    const float *restrict a1 = (const float *)p[1];
    float *restrict r0 = (float *)p[2];
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
        float t0[SG_STAGE];
        sg_chebyshev_t_blockf(t0_0, t0_1, t0, end - b);
        SG_INDEPENDENT
        for (sg_index i = b; i < end; i++)
            r0[i] = t0[i - b];
    }
}
SG_LARGE static void special_chebyshev_polynomial_t_f64(char *const *p, sg_index n) {
    const double *restrict a0 = (const double *)p[0];
    const double *restrict a1 = (const double *)p[1];
    double *restrict r0 = (double *)p[2];
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
        double t0[SG_STAGE];
        sg_chebyshev_t_block(t0_0, t0_1, t0, end - b);
        SG_INDEPENDENT
        for (sg_index i = b; i < end; i++)
            r0[i] = t0[i - b];
    }
}
static const sg_loop special_chebyshev_polynomial_t_loops[] = {
    {SG_f32, {SG_f32, SG_f32, SG_f32}, special_chebyshev_polynomial_t_f32},
    {SG_f64, {SG_f64, SG_f64, SG_f64}, special_chebyshev_polynomial_t_f64},
};

/* special.chebyshev_polynomial_t: grad * (trunc(n) * special.chebyshev_polynomial_u(self, trunc(n) - 1)) */
SG_LARGE static void special_chebyshev_polynomial_t_backward_self_f32(char *const *p, sg_index n) {
    const float *restrict a0 = (const float *)p[0];
    const float *restrict a1 = (const float *)p[1];
    const float *restrict a2 = (const float *)p[2];
    float *restrict r0 = (float *)p[3];
    for (sg_index b = 0; b < n; b += SG_STAGE) {
        const sg_index end = n - b < SG_STAGE ? n : b + SG_STAGE;
        float t0_0[SG_STAGE];
        SG_INDEPENDENT
        for (sg_index i = b; i < end; i++)
            t0_0[i - b] = a2[i];
        float t0_1[SG_STAGE];
        SG_INDEPENDENT
        for (sg_index i = b; i < end; i++)
            t0_1[i - b] = (sg_trunc_f32(a1[i]) - 1.0f);
        float t0[SG_STAGE];
        sg_chebyshev_u_blockf(t0_0, t0_1, t0, end - b);
        SG_INDEPENDENT
        for (sg_index i = b; i < end; i++)
            r0[i] = (a0[i] * (sg_trunc_f32(a1[i]) * t0[i - b]));
    }
}
SG_LARGE static void special_chebyshev_polynomial_t_backward_self_f64(char *const *p, sg_index n) {
    const double *restrict a0 = (const double *)p[0];
    const double *restrict a1 = (const double *)p[1];
    const double *restrict a2 = (const double *)p[2];
    double *restrict r0 = (double *)p[3];
    for (sg_index b = 0; b < n; b += SG_STAGE) {
        const sg_index end = n - b < SG_STAGE ? n : b + SG_STAGE;
        double t0_0[SG_STAGE];
        SG_INDEPENDENT
        for (sg_index i = b; i < end; i++)
            t0_0[i - b] = a2[i];
        double t0_1[SG_STAGE];
        SG_INDEPENDENT
        for (sg_index i = b; i < end; i++)
            t0_1[i - b] = (sg_trunc_f64(a1[i]) - 1.0);
        double t0[SG_STAGE];
        sg_chebyshev_u_block(t0_0, t0_1, t0, end - b);
        SG_INDEPENDENT
        for (sg_index i = b; i < end; i++)
            r0[i] = (a0[i] * (sg_trunc_f64(a1[i]) * t0[i - b]));
    }
}
static const sg_loop special_chebyshev_polynomial_t_backward_self_loops[] = {
    {SG_f32, {SG_f32, SG_f32, SG_f32, SG_f32}, special_chebyshev_polynomial_t_backward_self_f32},
    {SG_f64, {SG_f64, SG_f64, SG_f64, SG_f64}, special_chebyshev_polynomial_t_backward_self_f64},
};

const sg_kernel sg_kernels_special_chebyshev_polynomial_t[] = {
    {"special_chebyshev_polynomial_t", 2, 1, SG_ELEMENTS, 0, {SG_SAME, SG_SAME, SG_SAME}, 0, 2, special_chebyshev_polynomial_t_loops},
    {"special_chebyshev_polynomial_t_backward_self", 3, 1, SG_ELEMENTS, 0, {SG_SAME, SG_SAME, SG_SAME, SG_SAME}, 0, 2, special_chebyshev_polynomial_t_backward_self_loops},
    {0}};
