/* Generated from derivatives.yaml by `specgrad generate`; do not edit. */
#include "kernel.h"
#include <math.h>

SG_FN float sg_own_special_bessel_j0_f32(float x0) {
    return (float)j0((double)x0);
}

SG_FN double sg_own_special_bessel_j0_f64(double x0) {
    return j0(x0);
}

SG_FN float sg_own_special_bessel_j1_f32(float x0) {
    return (float)j1((double)x0);
}

SG_FN double sg_own_special_bessel_j1_f64(double x0) {
    return j1(x0);
}

/* special.bessel_j1: double j1, math.h */
SG_LARGE static void special_bessel_j1_f32(char *const *p, sg_index n) {
    const float *restrict a0 = (const float *)p[0];
    float *restrict r0 = (float *)p[1];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_own_special_bessel_j1_f32(a0[i]);
}
SG_LARGE static void special_bessel_j1_f64(char *const *p, sg_index n) {
    const double *restrict a0 = (const double *)p[0];
    double *restrict r0 = (double *)p[1];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_own_special_bessel_j1_f64(a0[i]);
}
static const sg_loop special_bessel_j1_loops[] = {
    {SG_f32, {SG_f32, SG_f32}, special_bessel_j1_f32},
    {SG_f64, {SG_f64, SG_f64}, special_bessel_j1_f64},
};

/* special.bessel_j1: grad * (special.bessel_j0(self) - where(near, _bessel_one_near(-close * close), result / where(near, 1, self))) */
SG_LARGE static void special_bessel_j1_backward_self_f32(char *const *p, sg_index n) {
    const float *restrict a0 = (const float *)p[0];
    const float *restrict a1 = (const float *)p[1];
    const float *restrict a2 = (const float *)p[2];
    float *restrict r0 = (float *)p[3];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (a0[i] * (sg_own_special_bessel_j0_f32(a1[i]) - ((sg_abs_f32(a1[i]) < 1.0f) ? (0.5f + (((-((sg_abs_f32(a1[i]) < 1.0f) ? a1[i] : 0.0f)) * ((sg_abs_f32(a1[i]) < 1.0f) ? a1[i] : 0.0f)) * (0.0625f + (((-((sg_abs_f32(a1[i]) < 1.0f) ? a1[i] : 0.0f)) * ((sg_abs_f32(a1[i]) < 1.0f) ? a1[i] : 0.0f)) * (0.0026041666666666665f + (((-((sg_abs_f32(a1[i]) < 1.0f) ? a1[i] : 0.0f)) * ((sg_abs_f32(a1[i]) < 1.0f) ? a1[i] : 0.0f)) * (5.425347222222222e-05f + (((-((sg_abs_f32(a1[i]) < 1.0f) ? a1[i] : 0.0f)) * ((sg_abs_f32(a1[i]) < 1.0f) ? a1[i] : 0.0f)) * (6.781684027777778e-07f + (((-((sg_abs_f32(a1[i]) < 1.0f) ? a1[i] : 0.0f)) * ((sg_abs_f32(a1[i]) < 1.0f) ? a1[i] : 0.0f)) * (5.651403356481481e-09f + (((-((sg_abs_f32(a1[i]) < 1.0f) ? a1[i] : 0.0f)) * ((sg_abs_f32(a1[i]) < 1.0f) ? a1[i] : 0.0f)) * (3.363930569334215e-11f + (((-((sg_abs_f32(a1[i]) < 1.0f) ? a1[i] : 0.0f)) * ((sg_abs_f32(a1[i]) < 1.0f) ? a1[i] : 0.0f)) * (1.5017547184527747e-13f + (((-((sg_abs_f32(a1[i]) < 1.0f) ? a1[i] : 0.0f)) * ((sg_abs_f32(a1[i]) < 1.0f) ? a1[i] : 0.0f)) * (5.214426105738801e-16f + (((-((sg_abs_f32(a1[i]) < 1.0f) ? a1[i] : 0.0f)) * ((sg_abs_f32(a1[i]) < 1.0f) ? a1[i] : 0.0f)) * (1.4484516960385557e-18f + (((-((sg_abs_f32(a1[i]) < 1.0f) ? a1[i] : 0.0f)) * ((sg_abs_f32(a1[i]) < 1.0f) ? a1[i] : 0.0f)) * (3.2919356728148996e-21f + (((-((sg_abs_f32(a1[i]) < 1.0f) ? a1[i] : 0.0f)) * ((sg_abs_f32(a1[i]) < 1.0f) ? a1[i] : 0.0f)) * 6.234726653058522e-24f)))))))))))))))))))))) : (a2[i] / ((sg_abs_f32(a1[i]) < 1.0f) ? 1.0f : a1[i])))));
}
SG_LARGE static void special_bessel_j1_backward_self_f64(char *const *p, sg_index n) {
    const double *restrict a0 = (const double *)p[0];
    const double *restrict a1 = (const double *)p[1];
    const double *restrict a2 = (const double *)p[2];
    double *restrict r0 = (double *)p[3];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (a0[i] * (sg_own_special_bessel_j0_f64(a1[i]) - ((sg_abs_f64(a1[i]) < 1.0) ? (0.5 + (((-((sg_abs_f64(a1[i]) < 1.0) ? a1[i] : 0.0)) * ((sg_abs_f64(a1[i]) < 1.0) ? a1[i] : 0.0)) * (0.0625 + (((-((sg_abs_f64(a1[i]) < 1.0) ? a1[i] : 0.0)) * ((sg_abs_f64(a1[i]) < 1.0) ? a1[i] : 0.0)) * (0.0026041666666666665 + (((-((sg_abs_f64(a1[i]) < 1.0) ? a1[i] : 0.0)) * ((sg_abs_f64(a1[i]) < 1.0) ? a1[i] : 0.0)) * (5.425347222222222e-05 + (((-((sg_abs_f64(a1[i]) < 1.0) ? a1[i] : 0.0)) * ((sg_abs_f64(a1[i]) < 1.0) ? a1[i] : 0.0)) * (6.781684027777778e-07 + (((-((sg_abs_f64(a1[i]) < 1.0) ? a1[i] : 0.0)) * ((sg_abs_f64(a1[i]) < 1.0) ? a1[i] : 0.0)) * (5.651403356481481e-09 + (((-((sg_abs_f64(a1[i]) < 1.0) ? a1[i] : 0.0)) * ((sg_abs_f64(a1[i]) < 1.0) ? a1[i] : 0.0)) * (3.363930569334215e-11 + (((-((sg_abs_f64(a1[i]) < 1.0) ? a1[i] : 0.0)) * ((sg_abs_f64(a1[i]) < 1.0) ? a1[i] : 0.0)) * (1.5017547184527747e-13 + (((-((sg_abs_f64(a1[i]) < 1.0) ? a1[i] : 0.0)) * ((sg_abs_f64(a1[i]) < 1.0) ? a1[i] : 0.0)) * (5.214426105738801e-16 + (((-((sg_abs_f64(a1[i]) < 1.0) ? a1[i] : 0.0)) * ((sg_abs_f64(a1[i]) < 1.0) ? a1[i] : 0.0)) * (1.4484516960385557e-18 + (((-((sg_abs_f64(a1[i]) < 1.0) ? a1[i] : 0.0)) * ((sg_abs_f64(a1[i]) < 1.0) ? a1[i] : 0.0)) * (3.2919356728148996e-21 + (((-((sg_abs_f64(a1[i]) < 1.0) ? a1[i] : 0.0)) * ((sg_abs_f64(a1[i]) < 1.0) ? a1[i] : 0.0)) * 6.234726653058522e-24)))))))))))))))))))))) : (a2[i] / ((sg_abs_f64(a1[i]) < 1.0) ? 1.0 : a1[i])))));
}
static const sg_loop special_bessel_j1_backward_self_loops[] = {
    {SG_f32, {SG_f32, SG_f32, SG_f32, SG_f32}, special_bessel_j1_backward_self_f32},
    {SG_f64, {SG_f64, SG_f64, SG_f64, SG_f64}, special_bessel_j1_backward_self_f64},
};

const sg_kernel sg_kernels_special_bessel_j1[] = {
    {"special_bessel_j1", 1, 1, SG_ELEMENTS, 0, {SG_SAME, SG_SAME}, 0, 2, special_bessel_j1_loops},
    {"special_bessel_j1_backward_self", 3, 1, SG_ELEMENTS, 0, {SG_SAME, SG_SAME, SG_SAME, SG_SAME}, 0, 2, special_bessel_j1_backward_self_loops},
    {0}};
