/* Generated from derivatives.yaml by `specgrad generate`; do not edit. */
#include "kernel.h"

/* _grid_sample_to_grid: flat_above if grid.size(-1) == 2 else flat_above + grad.select(-1, 2).unsqueeze(1) * _grid_sample(self, grid, mode, padding_mode, align_corners, z) */
SG_LARGE static void _grid_sample_to_grid_backward_above_f32(char *const *p, sg_index n) {
    const float *restrict a0 = (const float *)p[0];
    const float *restrict a1 = (const float *)p[1];
    const float *restrict a2 = (const float *)p[2];
    const float *restrict a3 = (const float *)p[3];
    float *restrict r0 = (float *)p[4];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = ((a0[i] * a1[i]) + (a2[i] * a3[i]));
}
SG_LARGE static void _grid_sample_to_grid_backward_above_f64(char *const *p, sg_index n) {
    const double *restrict a0 = (const double *)p[0];
    const double *restrict a1 = (const double *)p[1];
    const double *restrict a2 = (const double *)p[2];
    const double *restrict a3 = (const double *)p[3];
    double *restrict r0 = (double *)p[4];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = ((a0[i] * a1[i]) + (a2[i] * a3[i]));
}
static const sg_loop _grid_sample_to_grid_backward_above_loops[] = {
    {SG_f32, {SG_f32, SG_f32, SG_f32, SG_f32, SG_f32}, _grid_sample_to_grid_backward_above_f32},
    {SG_f64, {SG_f64, SG_f64, SG_f64, SG_f64, SG_f64}, _grid_sample_to_grid_backward_above_f64},
};

/* _grid_sample_to_grid: flat_above if grid.size(-1) == 2 else flat_above + grad.select(-1, 2).unsqueeze(1) * _grid_sample(self, grid, mode, padding_mode, align_corners, z) */
SG_LARGE static void _grid_sample_to_grid_backward_above_2_f32(char *const *p, sg_index n) {
    const float *restrict a0 = (const float *)p[0];
    const float *restrict a1 = (const float *)p[1];
    const float *restrict a2 = (const float *)p[2];
    const float *restrict a3 = (const float *)p[3];
    const float *restrict a4 = (const float *)p[4];
    const float *restrict a5 = (const float *)p[5];
    float *restrict r0 = (float *)p[6];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (((a0[i] * a1[i]) + (a2[i] * a3[i])) + (a4[i] * a5[i]));
}
SG_LARGE static void _grid_sample_to_grid_backward_above_2_f64(char *const *p, sg_index n) {
    const double *restrict a0 = (const double *)p[0];
    const double *restrict a1 = (const double *)p[1];
    const double *restrict a2 = (const double *)p[2];
    const double *restrict a3 = (const double *)p[3];
    const double *restrict a4 = (const double *)p[4];
    const double *restrict a5 = (const double *)p[5];
    double *restrict r0 = (double *)p[6];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (((a0[i] * a1[i]) + (a2[i] * a3[i])) + (a4[i] * a5[i]));
}
static const sg_loop _grid_sample_to_grid_backward_above_2_loops[] = {
    {SG_f32, {SG_f32, SG_f32, SG_f32, SG_f32, SG_f32, SG_f32, SG_f32}, _grid_sample_to_grid_backward_above_2_f32},
    {SG_f64, {SG_f64, SG_f64, SG_f64, SG_f64, SG_f64, SG_f64, SG_f64}, _grid_sample_to_grid_backward_above_2_f64},
};

/* _grid_sample_to_grid: flat_self if grid.size(-1) == 2 else flat_self + _grid_sample_to_images(along_z, grid, self.shape, mode, padding_mode, align_corners, z) */
SG_LARGE static void _grid_sample_to_grid_backward_self_f32(char *const *p, sg_index n) {
    const float *restrict a0 = (const float *)p[0];
    const float *restrict a1 = (const float *)p[1];
    const float *restrict a2 = (const float *)p[2];
    float *restrict r0 = (float *)p[3];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = ((a0[i] + a1[i]) + a2[i]);
}
SG_LARGE static void _grid_sample_to_grid_backward_self_f64(char *const *p, sg_index n) {
    const double *restrict a0 = (const double *)p[0];
    const double *restrict a1 = (const double *)p[1];
    const double *restrict a2 = (const double *)p[2];
    double *restrict r0 = (double *)p[3];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = ((a0[i] + a1[i]) + a2[i]);
}
static const sg_loop _grid_sample_to_grid_backward_self_loops[] = {
    {SG_f32, {SG_f32, SG_f32, SG_f32, SG_f32}, _grid_sample_to_grid_backward_self_f32},
    {SG_f64, {SG_f64, SG_f64, SG_f64, SG_f64}, _grid_sample_to_grid_backward_self_f64},
};

const sg_kernel sg_kernels__grid_sample_to_grid[] = {
    {"_grid_sample_to_grid_backward_above", 4, 1, SG_ELEMENTS, 0, {SG_SAME, SG_SAME, SG_SAME, SG_SAME, SG_SAME}, 0, 2, _grid_sample_to_grid_backward_above_loops},
    {"_grid_sample_to_grid_backward_above_2", 6, 1, SG_ELEMENTS, 0, {SG_SAME, SG_SAME, SG_SAME, SG_SAME, SG_SAME, SG_SAME, SG_SAME}, 0, 2, _grid_sample_to_grid_backward_above_2_loops},
    {"_grid_sample_to_grid_backward_self", 3, 1, SG_ELEMENTS, 0, {SG_SAME, SG_SAME, SG_SAME, SG_SAME}, 0, 2, _grid_sample_to_grid_backward_self_loops},
    {0}};
