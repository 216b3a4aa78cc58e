/* Generated from derivatives.yaml by `specgrad generate`; do not edit. */
#include "kernel.h"

/* _binary_cross_entropy: (target - 1) * maximum(log1p(-self), -100) - target * maximum(log(self), -100) */
SG_CLONES static void _binary_cross_entropy_f32(char *const *p, sg_index n) {
    const float *restrict a0 = (const float *)p[0];
    const float *restrict a1 = (const float *)p[1];
    float *restrict r0 = (float *)p[2];
    int far = 0;
    for (sg_index i = 0; i < n; i++)
        far |= sg_is_far_log_f32(a1[i]);
    if (far) {
        for (sg_index i = 0; i < n; i++)
            r0[i] = (((a0[i] - 1.0f) * sg_maximum_f32(sg_log1p_f32((-a1[i])), (-100.0f))) - (a0[i] * sg_maximum_f32(sg_log_f32(a1[i]), (-100.0f))));
        return;
    }
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (((a0[i] - 1.0f) * sg_maximum_f32(sg_log1p_f32((-a1[i])), (-100.0f))) - (a0[i] * sg_maximum_f32(sg_near_log_f32(a1[i]), (-100.0f))));
}
SG_LARGE static void _binary_cross_entropy_f64(char *const *p, sg_index n) {
    const double *restrict a0 = (const double *)p[0];
    const double *restrict a1 = (const double *)p[1];
    double *restrict r0 = (double *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (((a0[i] - 1.0) * sg_maximum_f64(sg_log1p_f64((-a1[i])), (-100.0))) - (a0[i] * sg_maximum_f64(sg_log_f64(a1[i]), (-100.0))));
}
static const sg_loop _binary_cross_entropy_loops[] = {
    {SG_f32, {SG_f32, SG_f32, SG_f32}, _binary_cross_entropy_f32},
    {SG_f64, {SG_f64, SG_f64, SG_f64}, _binary_cross_entropy_f64},
};

/* _binary_cross_entropy: grad * (self - target) / maximum((1 - self) * self, 1e-12) */
SG_LARGE static void _binary_cross_entropy_backward_self_f32(char *const *p, sg_index n) {
    const float *restrict a0 = (const float *)p[0];
    const float *restrict a1 = (const float *)p[1];
    const float *restrict a2 = (const float *)p[2];
    float *restrict r0 = (float *)p[3];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = ((a0[i] * (a1[i] - a2[i])) / sg_maximum_f32(((1.0f - a1[i]) * a1[i]), 1e-12f));
}
SG_LARGE static void _binary_cross_entropy_backward_self_f64(char *const *p, sg_index n) {
    const double *restrict a0 = (const double *)p[0];
    const double *restrict a1 = (const double *)p[1];
    const double *restrict a2 = (const double *)p[2];
    double *restrict r0 = (double *)p[3];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = ((a0[i] * (a1[i] - a2[i])) / sg_maximum_f64(((1.0 - a1[i]) * a1[i]), 1e-12));
}
static const sg_loop _binary_cross_entropy_backward_self_loops[] = {
    {SG_f32, {SG_f32, SG_f32, SG_f32, SG_f32}, _binary_cross_entropy_backward_self_f32},
    {SG_f64, {SG_f64, SG_f64, SG_f64, SG_f64}, _binary_cross_entropy_backward_self_f64},
};

/* _binary_cross_entropy: grad * (where(self == 1, -100, (-where(self == 1, 0, self)).log1p()) - where(tiny, -100, where(tiny, inf, self).log())) */
SG_CLONES static void _binary_cross_entropy_backward_target_f32(char *const *p, sg_index n) {
    const float *restrict a0 = (const float *)p[0];
    const float *restrict a1 = (const float *)p[1];
    float *restrict r0 = (float *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (a0[i] * (((a1[i] == 1.0f) ? (-100.0f) : sg_log1p_f32((-((a1[i] == 1.0f) ? 0.0f : a1[i])))) - ((sg_abs_f32(a1[i]) < 3.720075976020836e-44f) ? (-100.0f) : sg_log_f32(((sg_abs_f32(a1[i]) < 3.720075976020836e-44f) ? SG_INF : a1[i])))));
}
SG_LARGE static void _binary_cross_entropy_backward_target_f64(char *const *p, sg_index n) {
    const double *restrict a0 = (const double *)p[0];
    const double *restrict a1 = (const double *)p[1];
    double *restrict r0 = (double *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (a0[i] * (((a1[i] == 1.0) ? (-100.0) : sg_log1p_f64((-((a1[i] == 1.0) ? 0.0 : a1[i])))) - ((sg_abs_f64(a1[i]) < 3.720075976020836e-44) ? (-100.0) : sg_log_f64(((sg_abs_f64(a1[i]) < 3.720075976020836e-44) ? SG_INF : a1[i])))));
}
static const sg_loop _binary_cross_entropy_backward_target_loops[] = {
    {SG_f32, {SG_f32, SG_f32, SG_f32}, _binary_cross_entropy_backward_target_f32},
    {SG_f64, {SG_f64, SG_f64, SG_f64}, _binary_cross_entropy_backward_target_f64},
};

/* _binary_cross_entropy: grad * (self - target) / maximum((1 - self) * self, 1e-12); grad * (where(self == 1, -100, (-where(self == 1, 0, self)).log1p()) - where(tiny, -100, where(tiny, inf, self).log())) */
SG_CLONES static void _binary_cross_entropy_backward_f32(char *const *p, sg_index n) {
    const float *a0 = (const float *)p[0];
    const float *a1 = (const float *)p[1];
    const float *a2 = (const float *)p[2];
    float *r0 = (float *)p[3];
    float *r1 = (float *)p[4];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++) {
        const float v0 = ((a0[i] * (a1[i] - a2[i])) / sg_maximum_f32(((1.0f - a1[i]) * a1[i]), 1e-12f));
        const float v1 = (a0[i] * (((a1[i] == 1.0f) ? (-100.0f) : sg_log1p_f32((-((a1[i] == 1.0f) ? 0.0f : a1[i])))) - ((sg_abs_f32(a1[i]) < 3.720075976020836e-44f) ? (-100.0f) : sg_log_f32(((sg_abs_f32(a1[i]) < 3.720075976020836e-44f) ? SG_INF : a1[i])))));
        r0[i] = v0;
        r1[i] = v1;
    }
}
SG_LARGE static void _binary_cross_entropy_backward_f64(char *const *p, sg_index n) {
    const double *a0 = (const double *)p[0];
    const double *a1 = (const double *)p[1];
    const double *a2 = (const double *)p[2];
    double *r0 = (double *)p[3];
    double *r1 = (double *)p[4];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++) {
        const double v0 = ((a0[i] * (a1[i] - a2[i])) / sg_maximum_f64(((1.0 - a1[i]) * a1[i]), 1e-12));
        const double v1 = (a0[i] * (((a1[i] == 1.0) ? (-100.0) : sg_log1p_f64((-((a1[i] == 1.0) ? 0.0 : a1[i])))) - ((sg_abs_f64(a1[i]) < 3.720075976020836e-44) ? (-100.0) : sg_log_f64(((sg_abs_f64(a1[i]) < 3.720075976020836e-44) ? SG_INF : a1[i])))));
        r0[i] = v0;
        r1[i] = v1;
    }
}
static const sg_loop _binary_cross_entropy_backward_loops[] = {
    {SG_f32, {SG_f32, SG_f32, SG_f32, SG_f32, SG_f32}, _binary_cross_entropy_backward_f32},
    {SG_f64, {SG_f64, SG_f64, SG_f64, SG_f64, SG_f64}, _binary_cross_entropy_backward_f64},
};

const sg_kernel sg_kernels__binary_cross_entropy[] = {
    {"_binary_cross_entropy", 2, 1, SG_ELEMENTS, 0, {SG_SAME, SG_SAME, SG_SAME}, 0, 2, _binary_cross_entropy_loops},
    {"_binary_cross_entropy_backward_self", 3, 1, SG_ELEMENTS, 0, {SG_SAME, SG_SAME, SG_SAME, SG_SAME}, 0, 2, _binary_cross_entropy_backward_self_loops},
    {"_binary_cross_entropy_backward_target", 2, 1, SG_ELEMENTS, 0, {SG_SAME, SG_SAME, SG_SAME}, 0, 2, _binary_cross_entropy_backward_target_loops},
    {"_binary_cross_entropy_backward", 3, 2, SG_ELEMENTS, 0, {SG_SAME, SG_SAME, SG_SAME, SG_SAME, SG_SAME}, 0, 2, _binary_cross_entropy_backward_loops},
    {0}};
