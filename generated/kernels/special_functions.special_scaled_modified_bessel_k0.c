/* Generated from derivatives.yaml by `specgrad generate`; do not edit. */
#include "kernel.h"
#include <bessel_k.h>

SG_FN float sg_own_special_scaled_modified_bessel_k0_f32(float x0) {
    return (float)sg_scaled_bessel_k0((double)x0);
}

SG_FN double sg_own_special_scaled_modified_bessel_k0_f64(double x0) {
    return sg_scaled_bessel_k0(x0);
}

SG_FN float sg_own_special_scaled_modified_bessel_k1_f32(float x0) {
    return (float)sg_scaled_bessel_k1((double)x0);
}

SG_FN double sg_own_special_scaled_modified_bessel_k1_f64(double x0) {
    return sg_scaled_bessel_k1(x0);
}

/* special.scaled_modified_bessel_k0: double sg_scaled_bessel_k0, bessel_k.h */
SG_LARGE static void special_scaled_modified_bessel_k0_f32(char *const *p, sg_index n) {
    const float *restrict a0 = (const float *)p[0];
    float *restrict r0 = (float *)p[1];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_own_special_scaled_modified_bessel_k0_f32(a0[i]);
}
SG_LARGE static void special_scaled_modified_bessel_k0_f64(char *const *p, sg_index n) {
    const double *restrict a0 = (const double *)p[0];
    double *restrict r0 = (double *)p[1];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_own_special_scaled_modified_bessel_k0_f64(a0[i]);
}
static const sg_loop special_scaled_modified_bessel_k0_loops[] = {
    {SG_f32, {SG_f32, SG_f32}, special_scaled_modified_bessel_k0_f32},
    {SG_f64, {SG_f64, SG_f64}, special_scaled_modified_bessel_k0_f64},
};

/* special.scaled_modified_bessel_k0: grad * where(self > 1, -result * _bessel_k_ratio(u), result - special.scaled_modified_bessel_k1(self)) */
SG_LARGE static void special_scaled_modified_bessel_k0_backward_self_f32(char *const *p, sg_index n) {
    const float *restrict a0 = (const float *)p[0];
    const float *restrict a1 = (const float *)p[1];
    const float *restrict a2 = (const float *)p[2];
    float *restrict r0 = (float *)p[3];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (a0[i] * ((a1[i] > 1.0f) ? ((-a2[i]) * (((1.0f / ((a1[i] > 1.0f) ? a1[i] : SG_INF)) * (0.5f + ((1.0f / ((a1[i] > 1.0f) ? a1[i] : SG_INF)) * (12.180717646501364f + ((1.0f / ((a1[i] > 1.0f) ? a1[i] : SG_INF)) * (118.55677540242422f + ((1.0f / ((a1[i] > 1.0f) ? a1[i] : SG_INF)) * (601.0616782934165f + ((1.0f / ((a1[i] > 1.0f) ? a1[i] : SG_INF)) * (1737.144758331701f + ((1.0f / ((a1[i] > 1.0f) ? a1[i] : SG_INF)) * (2948.933059034984f + ((1.0f / ((a1[i] > 1.0f) ? a1[i] : SG_INF)) * (2928.5466043594656f + ((1.0f / ((a1[i] > 1.0f) ? a1[i] : SG_INF)) * (1647.216740685487f + ((1.0f / ((a1[i] > 1.0f) ? a1[i] : SG_INF)) * (491.2966063273824f + ((1.0f / ((a1[i] > 1.0f) ? a1[i] : SG_INF)) * (68.96298854210292f + ((1.0f / ((a1[i] > 1.0f) ? a1[i] : SG_INF)) * (3.6139857954013874f + ((1.0f / ((a1[i] > 1.0f) ? a1[i] : SG_INF)) * 0.039495622836185115f))))))))))))))))))))))) / (1.0f + ((1.0f / ((a1[i] > 1.0f) ? a1[i] : SG_INF)) * (24.611435293002707f + ((1.0f / ((a1[i] > 1.0f) ? a1[i] : SG_INF)) * (243.0164096281032f + ((1.0f / ((a1[i] > 1.0f) ? a1[i] : SG_INF)) * (1257.115225170269f + ((1.0f / ((a1[i] > 1.0f) ? a1[i] : SG_INF)) * (3736.6155624772223f + ((1.0f / ((a1[i] > 1.0f) ? a1[i] : SG_INF)) * (6594.768398776063f + ((1.0f / ((a1[i] > 1.0f) ? a1[i] : SG_INF)) * (6910.381996594533f + ((1.0f / ((a1[i] > 1.0f) ? a1[i] : SG_INF)) * (4185.332964186378f + ((1.0f / ((a1[i] > 1.0f) ? a1[i] : SG_INF)) * (1382.994790554742f + ((1.0f / ((a1[i] > 1.0f) ? a1[i] : SG_INF)) * (224.3604436334091f + ((1.0f / ((a1[i] > 1.0f) ? a1[i] : SG_INF)) * (14.591034020851074f + ((1.0f / ((a1[i] > 1.0f) ? a1[i] : SG_INF)) * 0.23326491129530763f)))))))))))))))))))))))) : (a2[i] - sg_own_special_scaled_modified_bessel_k1_f32(a1[i]))));
}
SG_LARGE static void special_scaled_modified_bessel_k0_backward_self_f64(char *const *p, sg_index n) {
    const double *restrict a0 = (const double *)p[0];
    const double *restrict a1 = (const double *)p[1];
    const double *restrict a2 = (const double *)p[2];
    double *restrict r0 = (double *)p[3];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (a0[i] * ((a1[i] > 1.0) ? ((-a2[i]) * (((1.0 / ((a1[i] > 1.0) ? a1[i] : SG_INF)) * (0.5 + ((1.0 / ((a1[i] > 1.0) ? a1[i] : SG_INF)) * (12.180717646501364 + ((1.0 / ((a1[i] > 1.0) ? a1[i] : SG_INF)) * (118.55677540242422 + ((1.0 / ((a1[i] > 1.0) ? a1[i] : SG_INF)) * (601.0616782934165 + ((1.0 / ((a1[i] > 1.0) ? a1[i] : SG_INF)) * (1737.144758331701 + ((1.0 / ((a1[i] > 1.0) ? a1[i] : SG_INF)) * (2948.933059034984 + ((1.0 / ((a1[i] > 1.0) ? a1[i] : SG_INF)) * (2928.5466043594656 + ((1.0 / ((a1[i] > 1.0) ? a1[i] : SG_INF)) * (1647.216740685487 + ((1.0 / ((a1[i] > 1.0) ? a1[i] : SG_INF)) * (491.2966063273824 + ((1.0 / ((a1[i] > 1.0) ? a1[i] : SG_INF)) * (68.96298854210292 + ((1.0 / ((a1[i] > 1.0) ? a1[i] : SG_INF)) * (3.6139857954013874 + ((1.0 / ((a1[i] > 1.0) ? a1[i] : SG_INF)) * 0.039495622836185115))))))))))))))))))))))) / (1.0 + ((1.0 / ((a1[i] > 1.0) ? a1[i] : SG_INF)) * (24.611435293002707 + ((1.0 / ((a1[i] > 1.0) ? a1[i] : SG_INF)) * (243.0164096281032 + ((1.0 / ((a1[i] > 1.0) ? a1[i] : SG_INF)) * (1257.115225170269 + ((1.0 / ((a1[i] > 1.0) ? a1[i] : SG_INF)) * (3736.6155624772223 + ((1.0 / ((a1[i] > 1.0) ? a1[i] : SG_INF)) * (6594.768398776063 + ((1.0 / ((a1[i] > 1.0) ? a1[i] : SG_INF)) * (6910.381996594533 + ((1.0 / ((a1[i] > 1.0) ? a1[i] : SG_INF)) * (4185.332964186378 + ((1.0 / ((a1[i] > 1.0) ? a1[i] : SG_INF)) * (1382.994790554742 + ((1.0 / ((a1[i] > 1.0) ? a1[i] : SG_INF)) * (224.3604436334091 + ((1.0 / ((a1[i] > 1.0) ? a1[i] : SG_INF)) * (14.591034020851074 + ((1.0 / ((a1[i] > 1.0) ? a1[i] : SG_INF)) * 0.23326491129530763)))))))))))))))))))))))) : (a2[i] - sg_own_special_scaled_modified_bessel_k1_f64(a1[i]))));
}
static const sg_loop special_scaled_modified_bessel_k0_backward_self_loops[] = {
    {SG_f32, {SG_f32, SG_f32, SG_f32, SG_f32}, special_scaled_modified_bessel_k0_backward_self_f32},
    {SG_f64, {SG_f64, SG_f64, SG_f64, SG_f64}, special_scaled_modified_bessel_k0_backward_self_f64},
};

const sg_kernel sg_kernels_special_scaled_modified_bessel_k0[] = {
    {"special_scaled_modified_bessel_k0", 1, 1, SG_ELEMENTS, 0, {SG_SAME, SG_SAME}, 0, 2, special_scaled_modified_bessel_k0_loops},
    {"special_scaled_modified_bessel_k0_backward_self", 3, 1, SG_ELEMENTS, 0, {SG_SAME, SG_SAME, SG_SAME, SG_SAME}, 0, 2, special_scaled_modified_bessel_k0_backward_self_loops},
    {0}};
