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
SG_LARGE static void special_erfcx_f32(char *const *p, sg_index n) {
    const float *restrict a0 = (const float *)p[0];
    float *restrict r0 = (float *)p[1];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_own_special_erfcx_f32(a0[i]);
}
SG_LARGE static void special_erfcx_f64(char *const *p, sg_index n) {
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

/* special.erfcx: grad * where( self > 2, -(result / far) * (1 + w * (55.636718950135396 + w * (1231.0177000641839 + w * (14055.375813546243 + w * (89972.902687433098 + w * (328879.24521121708 + w * (670753.43200604998 + w * (714482.69162338482 + w * (348183.6906553133 + w * (58658.989572972761 + w * 1435.544410623966)))))))))) / (1 + w * (56.636718950135394 + w * (1285.1544190143205 + w * (15208.188435184913 + w * (102447.96972541964 + w * (402950.38949585594 + w * (914272.94872806306 + w * (1141396.3875559776 + w * (712321.09935840129 + w * (183966.08989497511 + w * 12514.748285247359)))))))))), 2 * near * result - 2 / sqrt(3.141592653589793)) */
SG_LARGE static void special_erfcx_backward_self_f32(char *const *p, sg_index n) {
    const float *restrict a0 = (const float *)p[0];
    const float *restrict a1 = (const float *)p[1];
    const float *restrict a2 = (const float *)p[2];
    const float x3 = *(const float *)p[3];
    float *restrict r0 = (float *)p[4];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (a0[i] * ((a1[i] > 2.0f) ? (((-(a2[i] / ((a1[i] > 2.0f) ? a1[i] : 2.0f))) * (1.0f + (((1.0f / ((a1[i] > 2.0f) ? a1[i] : 2.0f)) / ((a1[i] > 2.0f) ? a1[i] : 2.0f)) * (55.636718950135396f + (((1.0f / ((a1[i] > 2.0f) ? a1[i] : 2.0f)) / ((a1[i] > 2.0f) ? a1[i] : 2.0f)) * (1231.0177000641838f + (((1.0f / ((a1[i] > 2.0f) ? a1[i] : 2.0f)) / ((a1[i] > 2.0f) ? a1[i] : 2.0f)) * (14055.375813546243f + (((1.0f / ((a1[i] > 2.0f) ? a1[i] : 2.0f)) / ((a1[i] > 2.0f) ? a1[i] : 2.0f)) * (89972.9026874331f + (((1.0f / ((a1[i] > 2.0f) ? a1[i] : 2.0f)) / ((a1[i] > 2.0f) ? a1[i] : 2.0f)) * (328879.2452112171f + (((1.0f / ((a1[i] > 2.0f) ? a1[i] : 2.0f)) / ((a1[i] > 2.0f) ? a1[i] : 2.0f)) * (670753.43200605f + (((1.0f / ((a1[i] > 2.0f) ? a1[i] : 2.0f)) / ((a1[i] > 2.0f) ? a1[i] : 2.0f)) * (714482.6916233848f + (((1.0f / ((a1[i] > 2.0f) ? a1[i] : 2.0f)) / ((a1[i] > 2.0f) ? a1[i] : 2.0f)) * (348183.6906553133f + (((1.0f / ((a1[i] > 2.0f) ? a1[i] : 2.0f)) / ((a1[i] > 2.0f) ? a1[i] : 2.0f)) * (58658.98957297276f + (((1.0f / ((a1[i] > 2.0f) ? a1[i] : 2.0f)) / ((a1[i] > 2.0f) ? a1[i] : 2.0f)) * 1435.544410623966f))))))))))))))))))))) / (1.0f + (((1.0f / ((a1[i] > 2.0f) ? a1[i] : 2.0f)) / ((a1[i] > 2.0f) ? a1[i] : 2.0f)) * (56.636718950135396f + (((1.0f / ((a1[i] > 2.0f) ? a1[i] : 2.0f)) / ((a1[i] > 2.0f) ? a1[i] : 2.0f)) * (1285.1544190143204f + (((1.0f / ((a1[i] > 2.0f) ? a1[i] : 2.0f)) / ((a1[i] > 2.0f) ? a1[i] : 2.0f)) * (15208.188435184913f + (((1.0f / ((a1[i] > 2.0f) ? a1[i] : 2.0f)) / ((a1[i] > 2.0f) ? a1[i] : 2.0f)) * (102447.96972541964f + (((1.0f / ((a1[i] > 2.0f) ? a1[i] : 2.0f)) / ((a1[i] > 2.0f) ? a1[i] : 2.0f)) * (402950.38949585595f + (((1.0f / ((a1[i] > 2.0f) ? a1[i] : 2.0f)) / ((a1[i] > 2.0f) ? a1[i] : 2.0f)) * (914272.948728063f + (((1.0f / ((a1[i] > 2.0f) ? a1[i] : 2.0f)) / ((a1[i] > 2.0f) ? a1[i] : 2.0f)) * (1141396.3875559776f + (((1.0f / ((a1[i] > 2.0f) ? a1[i] : 2.0f)) / ((a1[i] > 2.0f) ? a1[i] : 2.0f)) * (712321.0993584013f + (((1.0f / ((a1[i] > 2.0f) ? a1[i] : 2.0f)) / ((a1[i] > 2.0f) ? a1[i] : 2.0f)) * (183966.0898949751f + (((1.0f / ((a1[i] > 2.0f) ? a1[i] : 2.0f)) / ((a1[i] > 2.0f) ? a1[i] : 2.0f)) * 12514.748285247359f))))))))))))))))))))) : (((2.0f * ((a1[i] > 2.0f) ? 2.0f : a1[i])) * a2[i]) - x3)));
}
SG_LARGE static void special_erfcx_backward_self_f64(char *const *p, sg_index n) {
    const double *restrict a0 = (const double *)p[0];
    const double *restrict a1 = (const double *)p[1];
    const double *restrict a2 = (const double *)p[2];
    const double x3 = *(const double *)p[3];
    double *restrict r0 = (double *)p[4];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (a0[i] * ((a1[i] > 2.0) ? (((-(a2[i] / ((a1[i] > 2.0) ? a1[i] : 2.0))) * (1.0 + (((1.0 / ((a1[i] > 2.0) ? a1[i] : 2.0)) / ((a1[i] > 2.0) ? a1[i] : 2.0)) * (55.636718950135396 + (((1.0 / ((a1[i] > 2.0) ? a1[i] : 2.0)) / ((a1[i] > 2.0) ? a1[i] : 2.0)) * (1231.0177000641838 + (((1.0 / ((a1[i] > 2.0) ? a1[i] : 2.0)) / ((a1[i] > 2.0) ? a1[i] : 2.0)) * (14055.375813546243 + (((1.0 / ((a1[i] > 2.0) ? a1[i] : 2.0)) / ((a1[i] > 2.0) ? a1[i] : 2.0)) * (89972.9026874331 + (((1.0 / ((a1[i] > 2.0) ? a1[i] : 2.0)) / ((a1[i] > 2.0) ? a1[i] : 2.0)) * (328879.2452112171 + (((1.0 / ((a1[i] > 2.0) ? a1[i] : 2.0)) / ((a1[i] > 2.0) ? a1[i] : 2.0)) * (670753.43200605 + (((1.0 / ((a1[i] > 2.0) ? a1[i] : 2.0)) / ((a1[i] > 2.0) ? a1[i] : 2.0)) * (714482.6916233848 + (((1.0 / ((a1[i] > 2.0) ? a1[i] : 2.0)) / ((a1[i] > 2.0) ? a1[i] : 2.0)) * (348183.6906553133 + (((1.0 / ((a1[i] > 2.0) ? a1[i] : 2.0)) / ((a1[i] > 2.0) ? a1[i] : 2.0)) * (58658.98957297276 + (((1.0 / ((a1[i] > 2.0) ? a1[i] : 2.0)) / ((a1[i] > 2.0) ? a1[i] : 2.0)) * 1435.544410623966))))))))))))))))))))) / (1.0 + (((1.0 / ((a1[i] > 2.0) ? a1[i] : 2.0)) / ((a1[i] > 2.0) ? a1[i] : 2.0)) * (56.636718950135396 + (((1.0 / ((a1[i] > 2.0) ? a1[i] : 2.0)) / ((a1[i] > 2.0) ? a1[i] : 2.0)) * (1285.1544190143204 + (((1.0 / ((a1[i] > 2.0) ? a1[i] : 2.0)) / ((a1[i] > 2.0) ? a1[i] : 2.0)) * (15208.188435184913 + (((1.0 / ((a1[i] > 2.0) ? a1[i] : 2.0)) / ((a1[i] > 2.0) ? a1[i] : 2.0)) * (102447.96972541964 + (((1.0 / ((a1[i] > 2.0) ? a1[i] : 2.0)) / ((a1[i] > 2.0) ? a1[i] : 2.0)) * (402950.38949585595 + (((1.0 / ((a1[i] > 2.0) ? a1[i] : 2.0)) / ((a1[i] > 2.0) ? a1[i] : 2.0)) * (914272.948728063 + (((1.0 / ((a1[i] > 2.0) ? a1[i] : 2.0)) / ((a1[i] > 2.0) ? a1[i] : 2.0)) * (1141396.3875559776 + (((1.0 / ((a1[i] > 2.0) ? a1[i] : 2.0)) / ((a1[i] > 2.0) ? a1[i] : 2.0)) * (712321.0993584013 + (((1.0 / ((a1[i] > 2.0) ? a1[i] : 2.0)) / ((a1[i] > 2.0) ? a1[i] : 2.0)) * (183966.0898949751 + (((1.0 / ((a1[i] > 2.0) ? a1[i] : 2.0)) / ((a1[i] > 2.0) ? a1[i] : 2.0)) * 12514.748285247359))))))))))))))))))))) : (((2.0 * ((a1[i] > 2.0) ? 2.0 : a1[i])) * a2[i]) - x3)));
}
static const sg_loop special_erfcx_backward_self_loops[] = {
    {SG_f32, {SG_f32, SG_f32, SG_f32, SG_f32, SG_f32}, special_erfcx_backward_self_f32},
    {SG_f64, {SG_f64, SG_f64, SG_f64, SG_f64, SG_f64}, special_erfcx_backward_self_f64},
};

const sg_kernel sg_kernels_special_erfcx[] = {
    {"special_erfcx", 1, 1, SG_ELEMENTS, 0, {SG_SAME, SG_SAME}, 0, 2, special_erfcx_loops},
    {"special_erfcx_backward_self", 4, 1, SG_ELEMENTS, 0, {SG_SAME, SG_SAME, SG_SAME, SG_REAL_PART, SG_SAME}, 8, 2, special_erfcx_backward_self_loops},
    {0}};
