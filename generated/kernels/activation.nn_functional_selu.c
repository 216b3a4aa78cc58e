/* Generated from derivatives.yaml by `specgrad generate`; do not edit. */
#include "kernel.h"

/* nn.functional.selu: 1.0507009873554804934193349852946 * where(self > 0, self, 1.6732632423543772848170429916717 * expm1(self)) */
SG_CLONES static void nn_functional_selu_f32(char *const *p, sg_index n) {
    const float *restrict a0 = (const float *)p[0];
    float *restrict r0 = (float *)p[1];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (1.0507009873554805f * ((a0[i] > 0.0f) ? a0[i] : (1.6732632423543772f * sg_expm1_f32(a0[i]))));
}
SG_CLONES static void nn_functional_selu_f64(char *const *p, sg_index n) {
    const double *restrict a0 = (const double *)p[0];
    double *restrict r0 = (double *)p[1];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (1.0507009873554805 * ((a0[i] > 0.0) ? a0[i] : (1.6732632423543772 * sg_expm1_f64(a0[i]))));
}
static const sg_loop nn_functional_selu_loops[] = {
    {SG_f32, {SG_f32, SG_f32}, nn_functional_selu_f32},
    {SG_f64, {SG_f64, SG_f64}, nn_functional_selu_f64},
};

/* nn.functional.selu: grad * where(self > 0, 1.0507009873554804934193349852946, 1.7580993408473768599402175208123 * below.exp()) */
SG_CLONES static void nn_functional_selu_backward_self_f32(char *const *p, sg_index n) {
    const float *restrict a0 = (const float *)p[0];
    const float *restrict a1 = (const float *)p[1];
    float *restrict r0 = (float *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (a0[i] * ((a1[i] > 0.0f) ? 1.0507009873554805f : (1.7580993408473768f * sg_exp_f32(((a1[i] > 0.0f) ? 0.0f : a1[i])))));
}
SG_CLONES static void nn_functional_selu_backward_self_f64(char *const *p, sg_index n) {
    const double *restrict a0 = (const double *)p[0];
    const double *restrict a1 = (const double *)p[1];
    double *restrict r0 = (double *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (a0[i] * ((a1[i] > 0.0) ? 1.0507009873554805 : (1.7580993408473768 * sg_exp_f64(((a1[i] > 0.0) ? 0.0 : a1[i])))));
}
static const sg_loop nn_functional_selu_backward_self_loops[] = {
    {SG_f32, {SG_f32, SG_f32, SG_f32}, nn_functional_selu_backward_self_f32},
    {SG_f64, {SG_f64, SG_f64, SG_f64}, nn_functional_selu_backward_self_f64},
};

const sg_kernel sg_kernels_nn_functional_selu[] = {
    {"nn_functional_selu", 1, 1, SG_ELEMENTS, 0, {SG_SAME, SG_SAME}, 0, 2, nn_functional_selu_loops},
    {"nn_functional_selu_backward_self", 2, 1, SG_ELEMENTS, 0, {SG_SAME, SG_SAME, SG_SAME}, 0, 2, nn_functional_selu_backward_self_loops},
    {0}};
