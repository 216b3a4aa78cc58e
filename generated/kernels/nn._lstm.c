/* Generated from derivatives.yaml by `specgrad generate`; do not edit. */
#include "kernel.h"

/* _lstm: changes.slice(-1, 0, 4 * n) */
SG_TWO_CLONES static void _lstm_backward_gates_inner_f32(char *const *p, sg_index n) {
    const float *restrict a0 = (const float *)p[0];
    float *restrict r0 = (float *)p[1];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (1.0f - a0[i]);
}
SG_TWO_CLONES static void _lstm_backward_gates_inner_f64(char *const *p, sg_index n) {
    const double *restrict a0 = (const double *)p[0];
    double *restrict r0 = (double *)p[1];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (1.0 - a0[i]);
}
static const sg_loop _lstm_backward_gates_inner_loops[] = {
    {SG_f32, {SG_f32, SG_f32}, _lstm_backward_gates_inner_f32},
    {SG_f64, {SG_f64, SG_f64}, _lstm_backward_gates_inner_f64},
};

const sg_kernel sg_kernels__lstm[] = {
    {"_lstm_backward_gates_inner", 1, 1, SG_ELEMENTS, 0, {SG_SAME, SG_SAME}, 0, 2, _lstm_backward_gates_inner_loops},
    {0}};
