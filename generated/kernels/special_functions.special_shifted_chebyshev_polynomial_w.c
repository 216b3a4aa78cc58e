/* Generated from derivatives.yaml by `specgrad generate`; do not edit. */
#include "kernel.h"
#include <polynomials.h>

SG_FN float sg_own__gegenbauer_f32(float x0, float x1, float x2) {
    return sg_gegenbauerf(x0, x1, x2);
}

SG_FN double sg_own__gegenbauer_f64(double x0, double x1, double x2) {
    return sg_gegenbauer(x0, x1, x2);
}

SG_FN float sg_own_special_shifted_chebyshev_polynomial_w_f32(float x0, float x1) {
    return sg_shifted_chebyshev_wf(x0, x1);
}

SG_FN double sg_own_special_shifted_chebyshev_polynomial_w_f64(double x0, double x1) {
    return sg_shifted_chebyshev_w(x0, x1);
}

/* special.shifted_chebyshev_polynomial_w: sg_shifted_chebyshev_w, polynomials.h */
SG_CLONES static void special_shifted_chebyshev_polynomial_w_f32(char *const *p, sg_index n) {
    const float *restrict a0 = (const float *)p[0];
    const float *restrict a1 = (const float *)p[1];
    float *restrict r0 = (float *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_own_special_shifted_chebyshev_polynomial_w_f32(a0[i], a1[i]);
}
SG_CLONES static void special_shifted_chebyshev_polynomial_w_f64(char *const *p, sg_index n) {
    const double *restrict a0 = (const double *)p[0];
    const double *restrict a1 = (const double *)p[1];
    double *restrict r0 = (double *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_own_special_shifted_chebyshev_polynomial_w_f64(a0[i], a1[i]);
}
static const sg_loop special_shifted_chebyshev_polynomial_w_loops[] = {
    {SG_f32, {SG_f32, SG_f32, SG_f32}, special_shifted_chebyshev_polynomial_w_f32},
    {SG_f64, {SG_f64, SG_f64, SG_f64}, special_shifted_chebyshev_polynomial_w_f64},
};

/* special.shifted_chebyshev_polynomial_w: grad * (4 * (_gegenbauer(self + self - 1, trunc(n) - 1, 2.0) + _gegenbauer(self + self - 1, trunc(n) - 2, 2.0))) */
SG_CLONES static void special_shifted_chebyshev_polynomial_w_backward_self_f32(char *const *p, sg_index n) {
    const float *restrict a0 = (const float *)p[0];
    const float *restrict a1 = (const float *)p[1];
    const float *restrict a2 = (const float *)p[2];
    float *restrict r0 = (float *)p[3];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (a0[i] * (4.0f * (sg_own__gegenbauer_f32(((a1[i] + a1[i]) - 1.0f), (sg_trunc_f32(a2[i]) - 1.0f), 2.0f) + sg_own__gegenbauer_f32(((a1[i] + a1[i]) - 1.0f), (sg_trunc_f32(a2[i]) - 2.0f), 2.0f))));
}
SG_CLONES static void special_shifted_chebyshev_polynomial_w_backward_self_f64(char *const *p, sg_index n) {
    const double *restrict a0 = (const double *)p[0];
    const double *restrict a1 = (const double *)p[1];
    const double *restrict a2 = (const double *)p[2];
    double *restrict r0 = (double *)p[3];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (a0[i] * (4.0 * (sg_own__gegenbauer_f64(((a1[i] + a1[i]) - 1.0), (sg_trunc_f64(a2[i]) - 1.0), 2.0) + sg_own__gegenbauer_f64(((a1[i] + a1[i]) - 1.0), (sg_trunc_f64(a2[i]) - 2.0), 2.0))));
}
static const sg_loop special_shifted_chebyshev_polynomial_w_backward_self_loops[] = {
    {SG_f32, {SG_f32, SG_f32, SG_f32, SG_f32}, special_shifted_chebyshev_polynomial_w_backward_self_f32},
    {SG_f64, {SG_f64, SG_f64, SG_f64, SG_f64}, special_shifted_chebyshev_polynomial_w_backward_self_f64},
};

const sg_kernel sg_kernels_special_shifted_chebyshev_polynomial_w[] = {
    {"special_shifted_chebyshev_polynomial_w", 2, 1, SG_ELEMENTS, 0, {SG_SAME, SG_SAME, SG_SAME}, 0, 2, special_shifted_chebyshev_polynomial_w_loops},
    {"special_shifted_chebyshev_polynomial_w_backward_self", 3, 1, SG_ELEMENTS, 0, {SG_SAME, SG_SAME, SG_SAME, SG_SAME}, 0, 2, special_shifted_chebyshev_polynomial_w_backward_self_loops},
    {0}};
