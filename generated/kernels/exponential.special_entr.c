/* Generated from derivatives.yaml by `specgrad generate`; do not edit. */
#include "kernel.h"

/* special.entr: where(self > 0, -self * log(self), where(self == 0, 0, where(self < 0, -inf, nan))) */
SG_CLONES static void special_entr_f32(char *const *p, sg_index n) {
    const float *restrict a0 = (const float *)p[0];
    float *restrict r0 = (float *)p[1];
    int far = 0;
    for (sg_index i = 0; i < n; i++)
        far |= sg_is_far_log_f32(a0[i]);
    if (far) {
        for (sg_index i = 0; i < n; i++)
            r0[i] = ((a0[i] > 0.0f) ? ((-a0[i]) * sg_log_f32(a0[i])) : ((a0[i] == 0.0f) ? 0.0f : ((a0[i] < 0.0f) ? (-SG_INF) : SG_NAN)));
        return;
    }
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = ((a0[i] > 0.0f) ? ((-a0[i]) * sg_near_log_f32(a0[i])) : ((a0[i] == 0.0f) ? 0.0f : ((a0[i] < 0.0f) ? (-SG_INF) : SG_NAN)));
}
SG_CLONES static void special_entr_f64(char *const *p, sg_index n) {
    const double *restrict a0 = (const double *)p[0];
    double *restrict r0 = (double *)p[1];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = ((a0[i] > 0.0) ? ((-a0[i]) * sg_log_f64(a0[i])) : ((a0[i] == 0.0) ? 0.0 : ((a0[i] < 0.0) ? (-SG_INF) : SG_NAN)));
}
static const sg_loop special_entr_loops[] = {
    {SG_f32, {SG_f32, SG_f32}, special_entr_f32},
    {SG_f64, {SG_f64, SG_f64}, special_entr_f64},
};

/* special.entr: grad * (-self.log() - 1) */
SG_CLONES static void special_entr_backward_self_f32(char *const *p, sg_index n) {
    const float *restrict a0 = (const float *)p[0];
    const float *restrict a1 = (const float *)p[1];
    float *restrict r0 = (float *)p[2];
    int far = 0;
    for (sg_index i = 0; i < n; i++)
        far |= sg_is_far_log_f32(a1[i]);
    if (far) {
        for (sg_index i = 0; i < n; i++)
            r0[i] = (a0[i] * ((-sg_log_f32(a1[i])) - 1.0f));
        return;
    }
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (a0[i] * ((-sg_near_log_f32(a1[i])) - 1.0f));
}
SG_CLONES static void special_entr_backward_self_f64(char *const *p, sg_index n) {
    const double *restrict a0 = (const double *)p[0];
    const double *restrict a1 = (const double *)p[1];
    double *restrict r0 = (double *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (a0[i] * ((-sg_log_f64(a1[i])) - 1.0));
}
static const sg_loop special_entr_backward_self_loops[] = {
    {SG_f32, {SG_f32, SG_f32, SG_f32}, special_entr_backward_self_f32},
    {SG_f64, {SG_f64, SG_f64, SG_f64}, special_entr_backward_self_f64},
};

const sg_kernel sg_kernels_special_entr[] = {
    {"special_entr", 1, 1, SG_ELEMENTS, 0, {SG_SAME, SG_SAME}, 0, 2, special_entr_loops},
    {"special_entr_backward_self", 2, 1, SG_ELEMENTS, 0, {SG_SAME, SG_SAME, SG_SAME}, 0, 2, special_entr_backward_self_loops},
    {0}};
