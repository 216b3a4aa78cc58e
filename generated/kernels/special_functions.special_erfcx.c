/* Generated from derivatives.yaml by `specgrad generate`; do not edit. */
#include "kernel.h"
#include <normal.h>

SG_FN float sg_own_special_erfcx_f32(float x0) {
    return (float)sg_erfcx((double)x0);
}

SG_FN double sg_own_special_erfcx_f64(double x0) {
    return sg_erfcx(x0);
}

/* special.erfcx: double sg_erfcx, normal.h */
SG_CLONES static void special_erfcx_f32(char *const *p, sg_index n) {
    const float *restrict a0 = (const float *)p[0];
    float *restrict r0 = (float *)p[1];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_own_special_erfcx_f32(a0[i]);
}
SG_CLONES static void special_erfcx_f64(char *const *p, sg_index n) {
    const double *restrict a0 = (const double *)p[0];
    double *restrict r0 = (double *)p[1];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_own_special_erfcx_f64(a0[i]);
}
static const sg_loop special_erfcx_loops[] = {
    {SG_f32, {SG_f32, SG_f32}, special_erfcx_f32},
    {SG_f64, {SG_f64, SG_f64}, special_erfcx_f64},
};

/* special.erfcx: grad * where( self > 4, -(result / far) * (1 + w * (34.529121674957296 + w * (417.9164783458402 + w * (2169.8456776585722 + w * (4710.9903392688658 + w * ( 3428.1615858252844 + w * 364.7797079800507)))))) / (1 + w * (35.529121674957295 + w * (450.94560002079946 + w * (2541.2184734910011 + w * ( 6409.364188448503 + w * (6343.066359299642 + w * 1629.7259906622708)))))), 2 * near * result - 2 / sqrt(3.141592653589793)) */
SG_CLONES static void special_erfcx_backward_self_f32(char *const *p, sg_index n) {
    const float *restrict a0 = (const float *)p[0];
    const float *restrict a1 = (const float *)p[1];
    const float *restrict a2 = (const float *)p[2];
    const float x3 = *(const float *)p[3];
    float *restrict r0 = (float *)p[4];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (a0[i] * ((a1[i] > 4.0f) ? (((-(a2[i] / ((a1[i] > 4.0f) ? a1[i] : 4.0f))) * (1.0f + (((1.0f / ((a1[i] > 4.0f) ? a1[i] : 4.0f)) / ((a1[i] > 4.0f) ? a1[i] : 4.0f)) * (34.529121674957295f + (((1.0f / ((a1[i] > 4.0f) ? a1[i] : 4.0f)) / ((a1[i] > 4.0f) ? a1[i] : 4.0f)) * (417.9164783458402f + (((1.0f / ((a1[i] > 4.0f) ? a1[i] : 4.0f)) / ((a1[i] > 4.0f) ? a1[i] : 4.0f)) * (2169.845677658572f + (((1.0f / ((a1[i] > 4.0f) ? a1[i] : 4.0f)) / ((a1[i] > 4.0f) ? a1[i] : 4.0f)) * (4710.990339268866f + (((1.0f / ((a1[i] > 4.0f) ? a1[i] : 4.0f)) / ((a1[i] > 4.0f) ? a1[i] : 4.0f)) * (3428.1615858252844f + (((1.0f / ((a1[i] > 4.0f) ? a1[i] : 4.0f)) / ((a1[i] > 4.0f) ? a1[i] : 4.0f)) * 364.7797079800507f))))))))))))) / (1.0f + (((1.0f / ((a1[i] > 4.0f) ? a1[i] : 4.0f)) / ((a1[i] > 4.0f) ? a1[i] : 4.0f)) * (35.529121674957295f + (((1.0f / ((a1[i] > 4.0f) ? a1[i] : 4.0f)) / ((a1[i] > 4.0f) ? a1[i] : 4.0f)) * (450.9456000207995f + (((1.0f / ((a1[i] > 4.0f) ? a1[i] : 4.0f)) / ((a1[i] > 4.0f) ? a1[i] : 4.0f)) * (2541.218473491001f + (((1.0f / ((a1[i] > 4.0f) ? a1[i] : 4.0f)) / ((a1[i] > 4.0f) ? a1[i] : 4.0f)) * (6409.364188448503f + (((1.0f / ((a1[i] > 4.0f) ? a1[i] : 4.0f)) / ((a1[i] > 4.0f) ? a1[i] : 4.0f)) * (6343.066359299642f + (((1.0f / ((a1[i] > 4.0f) ? a1[i] : 4.0f)) / ((a1[i] > 4.0f) ? a1[i] : 4.0f)) * 1629.7259906622708f))))))))))))) : (((2.0f * ((a1[i] > 4.0f) ? 4.0f : a1[i])) * a2[i]) - x3)));
}
SG_CLONES static void special_erfcx_backward_self_f64(char *const *p, sg_index n) {
    const double *restrict a0 = (const double *)p[0];
    const double *restrict a1 = (const double *)p[1];
    const double *restrict a2 = (const double *)p[2];
    const double x3 = *(const double *)p[3];
    double *restrict r0 = (double *)p[4];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (a0[i] * ((a1[i] > 4.0) ? (((-(a2[i] / ((a1[i] > 4.0) ? a1[i] : 4.0))) * (1.0 + (((1.0 / ((a1[i] > 4.0) ? a1[i] : 4.0)) / ((a1[i] > 4.0) ? a1[i] : 4.0)) * (34.529121674957295 + (((1.0 / ((a1[i] > 4.0) ? a1[i] : 4.0)) / ((a1[i] > 4.0) ? a1[i] : 4.0)) * (417.9164783458402 + (((1.0 / ((a1[i] > 4.0) ? a1[i] : 4.0)) / ((a1[i] > 4.0) ? a1[i] : 4.0)) * (2169.845677658572 + (((1.0 / ((a1[i] > 4.0) ? a1[i] : 4.0)) / ((a1[i] > 4.0) ? a1[i] : 4.0)) * (4710.990339268866 + (((1.0 / ((a1[i] > 4.0) ? a1[i] : 4.0)) / ((a1[i] > 4.0) ? a1[i] : 4.0)) * (3428.1615858252844 + (((1.0 / ((a1[i] > 4.0) ? a1[i] : 4.0)) / ((a1[i] > 4.0) ? a1[i] : 4.0)) * 364.7797079800507))))))))))))) / (1.0 + (((1.0 / ((a1[i] > 4.0) ? a1[i] : 4.0)) / ((a1[i] > 4.0) ? a1[i] : 4.0)) * (35.529121674957295 + (((1.0 / ((a1[i] > 4.0) ? a1[i] : 4.0)) / ((a1[i] > 4.0) ? a1[i] : 4.0)) * (450.9456000207995 + (((1.0 / ((a1[i] > 4.0) ? a1[i] : 4.0)) / ((a1[i] > 4.0) ? a1[i] : 4.0)) * (2541.218473491001 + (((1.0 / ((a1[i] > 4.0) ? a1[i] : 4.0)) / ((a1[i] > 4.0) ? a1[i] : 4.0)) * (6409.364188448503 + (((1.0 / ((a1[i] > 4.0) ? a1[i] : 4.0)) / ((a1[i] > 4.0) ? a1[i] : 4.0)) * (6343.066359299642 + (((1.0 / ((a1[i] > 4.0) ? a1[i] : 4.0)) / ((a1[i] > 4.0) ? a1[i] : 4.0)) * 1629.7259906622708))))))))))))) : (((2.0 * ((a1[i] > 4.0) ? 4.0 : a1[i])) * a2[i]) - x3)));
}
static const sg_loop special_erfcx_backward_self_loops[] = {
    {SG_f32, {SG_f32, SG_f32, SG_f32, SG_f32, SG_f32}, special_erfcx_backward_self_f32},
    {SG_f64, {SG_f64, SG_f64, SG_f64, SG_f64, SG_f64}, special_erfcx_backward_self_f64},
};

const sg_kernel sg_kernels_special_erfcx[] = {
    {"special_erfcx", 1, 1, SG_ELEMENTS, 0, {SG_SAME, SG_SAME}, 0, 2, special_erfcx_loops},
    {"special_erfcx_backward_self", 4, 1, SG_ELEMENTS, 0, {SG_SAME, SG_SAME, SG_SAME, SG_REAL_PART, SG_SAME}, 8, 2, special_erfcx_backward_self_loops},
    {0}};
