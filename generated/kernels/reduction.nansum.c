/* Generated from derivatives.yaml by `specgrad generate`; do not edit. */
#include "kernel.h"

/* nansum: where(self == self, _spread(grad, self.shape, dim, keepdim), 0) if dtype is None else where(self == self, _to_copy(_spread(grad, self.shape, dim, keepdim), self.dtype), 0) */
SG_TWO_CLONES static void nansum_backward_self_f32(char *const *p, sg_index n) {
    const float *restrict a0 = (const float *)p[0];
    const float *restrict a1 = (const float *)p[1];
    float *restrict r0 = (float *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = ((a0[i] == a0[i]) ? a1[i] : 0.0f);
}
SG_TWO_CLONES static void nansum_backward_self_f32_one_0(char *const *p, sg_index n) {
    const float x = *(const float *)p[0];
    const float *restrict a = (const float *)p[1];
    float *restrict r = (float *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r[i] = ((x == x) ? a[i] : 0.0f);
}
SG_TWO_CLONES static void nansum_backward_self_f32_one_1(char *const *p, sg_index n) {
    const float x = *(const float *)p[1];
    const float *restrict a = (const float *)p[0];
    float *restrict r = (float *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r[i] = ((a[i] == a[i]) ? x : 0.0f);
}
SG_TWO_CLONES static void nansum_backward_self_f64(char *const *p, sg_index n) {
    const double *restrict a0 = (const double *)p[0];
    const double *restrict a1 = (const double *)p[1];
    double *restrict r0 = (double *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = ((a0[i] == a0[i]) ? a1[i] : 0.0);
}
SG_TWO_CLONES static void nansum_backward_self_f64_one_0(char *const *p, sg_index n) {
    const double x = *(const double *)p[0];
    const double *restrict a = (const double *)p[1];
    double *restrict r = (double *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r[i] = ((x == x) ? a[i] : 0.0);
}
SG_TWO_CLONES static void nansum_backward_self_f64_one_1(char *const *p, sg_index n) {
    const double x = *(const double *)p[1];
    const double *restrict a = (const double *)p[0];
    double *restrict r = (double *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r[i] = ((a[i] == a[i]) ? x : 0.0);
}
static const sg_loop nansum_backward_self_loops[] = {
    {SG_f32, {SG_f32, SG_f32, SG_f32}, nansum_backward_self_f32, 0, {nansum_backward_self_f32_one_0, nansum_backward_self_f32_one_1}},
    {SG_f64, {SG_f64, SG_f64, SG_f64}, nansum_backward_self_f64, 0, {nansum_backward_self_f64_one_0, nansum_backward_self_f64_one_1}},
};

const sg_kernel sg_kernels_nansum[] = {
    {"nansum_backward_self", 2, 1, SG_ELEMENTS, 0, {SG_SAME, SG_SAME, SG_SAME}, 0, 2, nansum_backward_self_loops},
    {0}};
