/* Generated from derivatives.yaml by `specgrad generate`; do not edit. */
#include "kernel.h"

/* _lstm: changes.slice(-1, 0, 4 * n) */
SG_TWO_CLONES static void _lstm_backward_gates_inner_f32(char *const *p, sg_index n) {
    const float *restrict a0 = (const float *)p[0];
    float *restrict r0 = (float *)p[1];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (a0[i] * (1.0f - a0[i]));
}
SG_TWO_CLONES static void _lstm_backward_gates_inner_f64(char *const *p, sg_index n) {
    const double *restrict a0 = (const double *)p[0];
    double *restrict r0 = (double *)p[1];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (a0[i] * (1.0 - a0[i]));
}
static const sg_loop _lstm_backward_gates_inner_loops[] = {
    {SG_f32, {SG_f32, SG_f32}, _lstm_backward_gates_inner_f32},
    {SG_f64, {SG_f64, SG_f64}, _lstm_backward_gates_inner_f64},
};

/* _lstm: changes.slice(-1, 0, 4 * n) */
SG_TWO_CLONES static void _lstm_backward_gates_inner_2_f32(char *const *p, sg_index n) {
    const float *restrict a0 = (const float *)p[0];
    float *restrict r0 = (float *)p[1];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (1.0f - (a0[i] * a0[i]));
}
SG_TWO_CLONES static void _lstm_backward_gates_inner_2_f64(char *const *p, sg_index n) {
    const double *restrict a0 = (const double *)p[0];
    double *restrict r0 = (double *)p[1];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (1.0 - (a0[i] * a0[i]));
}
static const sg_loop _lstm_backward_gates_inner_2_loops[] = {
    {SG_f32, {SG_f32, SG_f32}, _lstm_backward_gates_inner_2_f32},
    {SG_f64, {SG_f64, SG_f64}, _lstm_backward_gates_inner_2_f64},
};

/* _lstm: changes.slice(-1, 0, 4 * n) */
SG_TWO_CLONES static void _lstm_backward_gates_inner_3_f32(char *const *p, sg_index n) {
    const float *restrict a0 = (const float *)p[0];
    float *restrict r0 = (float *)p[1];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (1.0f - a0[i]);
}
SG_TWO_CLONES static void _lstm_backward_gates_inner_3_f64(char *const *p, sg_index n) {
    const double *restrict a0 = (const double *)p[0];
    double *restrict r0 = (double *)p[1];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (1.0 - a0[i]);
}
static const sg_loop _lstm_backward_gates_inner_3_loops[] = {
    {SG_f32, {SG_f32, SG_f32}, _lstm_backward_gates_inner_3_f32},
    {SG_f64, {SG_f64, SG_f64}, _lstm_backward_gates_inner_3_f64},
};

/* _lstm: changes.slice(-1, 0, 4 * n) */
SG_CLONES static void _lstm_backward_gates_f32(char *const *p, sg_index n) {
    const float *restrict a0 = (const float *)p[0];
    const float *restrict a1 = (const float *)p[1];
    float *restrict r0 = (float *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (a0[i] * (1.0f - (sg_tanh_f32(a1[i]) * sg_tanh_f32(a1[i]))));
}
SG_LARGE static void _lstm_backward_gates_f64(char *const *p, sg_index n) {
    const double *restrict a0 = (const double *)p[0];
    const double *restrict a1 = (const double *)p[1];
    double *restrict r0 = (double *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (a0[i] * (1.0 - (sg_tanh_f64(a1[i]) * sg_tanh_f64(a1[i]))));
}
static const sg_loop _lstm_backward_gates_loops[] = {
    {SG_f32, {SG_f32, SG_f32, SG_f32}, _lstm_backward_gates_f32},
    {SG_f64, {SG_f64, SG_f64, SG_f64}, _lstm_backward_gates_f64},
};

/* _lstm: addcmul(grads[1].select(0, 0), keeps.select(0, 0), changes.select(0, 0).slice(-1, 5 * n, None)) */
SG_LARGE static void _lstm_backward_cell_f32(char *const *p, sg_index n) {
    const float *restrict a0 = (const float *)p[0];
    const float *restrict a1 = (const float *)p[1];
    const float *restrict a2 = (const float *)p[2];
    float *restrict r0 = (float *)p[3];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (a0[i] + ((1.0f * a1[i]) * a2[i]));
}
SG_LARGE static void _lstm_backward_cell_f64(char *const *p, sg_index n) {
    const double *restrict a0 = (const double *)p[0];
    const double *restrict a1 = (const double *)p[1];
    const double *restrict a2 = (const double *)p[2];
    double *restrict r0 = (double *)p[3];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (a0[i] + ((1.0 * a1[i]) * a2[i]));
}
static const sg_loop _lstm_backward_cell_loops[] = {
    {SG_f32, {SG_f32, SG_f32, SG_f32, SG_f32}, _lstm_backward_cell_f32},
    {SG_f64, {SG_f64, SG_f64, SG_f64, SG_f64}, _lstm_backward_cell_f64},
};

const sg_kernel sg_kernels__lstm[] = {
    {"_lstm_backward_gates_inner", 1, 1, SG_ELEMENTS, 0, {SG_SAME, SG_SAME}, 0, 2, _lstm_backward_gates_inner_loops},
    {"_lstm_backward_gates_inner_2", 1, 1, SG_ELEMENTS, 0, {SG_SAME, SG_SAME}, 0, 2, _lstm_backward_gates_inner_2_loops},
    {"_lstm_backward_gates_inner_3", 1, 1, SG_ELEMENTS, 0, {SG_SAME, SG_SAME}, 0, 2, _lstm_backward_gates_inner_3_loops},
    {"_lstm_backward_gates", 2, 1, SG_ELEMENTS, 0, {SG_SAME, SG_SAME, SG_SAME}, 0, 2, _lstm_backward_gates_loops},
    {"_lstm_backward_cell", 3, 1, SG_ELEMENTS, 0, {SG_SAME, SG_SAME, SG_SAME, SG_SAME}, 0, 2, _lstm_backward_cell_loops},
    {0}};
