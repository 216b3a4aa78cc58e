/* Generated from derivatives.yaml by `specgrad generate`; do not edit. */
#include "kernel.h"

/* polar: complex(abs * cos(angle), abs * sin(angle)) */
SG_LARGE static void polar_f32(char *const *p, sg_index n) {
    const float *restrict a0 = (const float *)p[0];
    const float *restrict a1 = (const float *)p[1];
    sg_c64 *restrict r0 = (sg_c64 *)p[2];
    int far = 0;
    for (sg_index i = 0; i < n; i++)
        far |= sg_is_far_f32(a1[i]);
    if (far) {
        int farther = 0;
        for (sg_index i = 0; i < n; i++)
            farther |= sg_is_farther_f32(a1[i]);
        if (!farther) {
            SG_INDEPENDENT
            for (sg_index i = 0; i < n; i++)
                r0[i] = sg_complex_f32((a0[i] * sg_middle_cos_f32(a1[i])), (a0[i] * sg_middle_sin_f32(a1[i])));
            return;
        }
        for (sg_index i = 0; i < n; i++)
            r0[i] = sg_complex_f32((a0[i] * sg_cos_f32(a1[i])), (a0[i] * sg_sin_f32(a1[i])));
        return;
    }
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_complex_f32((a0[i] * sg_near_cos_f32(a1[i])), (a0[i] * sg_near_sin_f32(a1[i])));
}
SG_LARGE static void polar_f64(char *const *p, sg_index n) {
    const double *restrict a0 = (const double *)p[0];
    const double *restrict a1 = (const double *)p[1];
    sg_c128 *restrict r0 = (sg_c128 *)p[2];
    int far = 0;
    for (sg_index i = 0; i < n; i++)
        far |= sg_is_far_f64(a1[i]);
    if (far) {
        for (sg_index i = 0; i < n; i++)
            r0[i] = sg_complex_f64((a0[i] * sg_cos_f64(a1[i])), (a0[i] * sg_sin_f64(a1[i])));
        return;
    }
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_complex_f64((a0[i] * sg_near_cos_f64(a1[i])), (a0[i] * sg_near_sin_f64(a1[i])));
}
static const sg_loop polar_loops[] = {
    {SG_f32, {SG_f32, SG_f32, SG_c64}, polar_f32},
    {SG_f64, {SG_f64, SG_f64, SG_c128}, polar_f64},
};

/* polar: real(grad.conj() * unit) */
SG_LARGE static void polar_backward_abs_f32(char *const *p, sg_index n) {
    const sg_c64 *restrict a0 = (const sg_c64 *)p[0];
    const float *restrict a1 = (const float *)p[1];
    const float *restrict a2 = (const float *)p[2];
    sg_c64 *restrict r0 = (sg_c64 *)p[3];
    int far = 0;
    for (sg_index i = 0; i < n; i++)
        far |= sg_is_far_f32(a2[i]);
    if (far) {
        int farther = 0;
        for (sg_index i = 0; i < n; i++)
            farther |= sg_is_farther_f32(a2[i]);
        if (!farther) {
            SG_INDEPENDENT
            for (sg_index i = 0; i < n; i++)
                r0[i] = sg_mul_c64(sg_conj_c64(a0[i]), sg_complex_f32((a1[i] * sg_middle_cos_f32(a2[i])), (a1[i] * sg_middle_sin_f32(a2[i]))));
            return;
        }
        for (sg_index i = 0; i < n; i++)
            r0[i] = sg_mul_c64(sg_conj_c64(a0[i]), sg_complex_f32((a1[i] * sg_cos_f32(a2[i])), (a1[i] * sg_sin_f32(a2[i]))));
        return;
    }
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_mul_c64(sg_conj_c64(a0[i]), sg_complex_f32((a1[i] * sg_near_cos_f32(a2[i])), (a1[i] * sg_near_sin_f32(a2[i]))));
}
SG_LARGE static void polar_backward_abs_f64(char *const *p, sg_index n) {
    const sg_c128 *restrict a0 = (const sg_c128 *)p[0];
    const double *restrict a1 = (const double *)p[1];
    const double *restrict a2 = (const double *)p[2];
    sg_c128 *restrict r0 = (sg_c128 *)p[3];
    int far = 0;
    for (sg_index i = 0; i < n; i++)
        far |= sg_is_far_f64(a2[i]);
    if (far) {
        for (sg_index i = 0; i < n; i++)
            r0[i] = sg_mul_c128(sg_conj_c128(a0[i]), sg_complex_f64((a1[i] * sg_cos_f64(a2[i])), (a1[i] * sg_sin_f64(a2[i]))));
        return;
    }
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_mul_c128(sg_conj_c128(a0[i]), sg_complex_f64((a1[i] * sg_near_cos_f64(a2[i])), (a1[i] * sg_near_sin_f64(a2[i]))));
}
static const sg_loop polar_backward_abs_loops[] = {
    {SG_f32, {SG_c64, SG_f32, SG_f32, SG_c64}, polar_backward_abs_f32},
    {SG_f64, {SG_c128, SG_f64, SG_f64, SG_c128}, polar_backward_abs_f64},
};

/* polar: real(grad.conj() * result * 1j) */
static void polar_backward_angle_c64(char *const *p, sg_index n) {
    const sg_c64 *restrict a0 = (const sg_c64 *)p[0];
    const sg_c64 *restrict a1 = (const sg_c64 *)p[1];
    sg_c64 *restrict r0 = (sg_c64 *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_mul_c64(sg_mul_c64(sg_conj_c64(a0[i]), a1[i]), sg_make_c64(0.0f, 1.0f));
}
static void polar_backward_angle_c128(char *const *p, sg_index n) {
    const sg_c128 *restrict a0 = (const sg_c128 *)p[0];
    const sg_c128 *restrict a1 = (const sg_c128 *)p[1];
    sg_c128 *restrict r0 = (sg_c128 *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_mul_c128(sg_mul_c128(sg_conj_c128(a0[i]), a1[i]), sg_make_c128(0.0, 1.0));
}
static const sg_loop polar_backward_angle_loops[] = {
    {SG_c64, {SG_c64, SG_c64, SG_c64}, polar_backward_angle_c64},
    {SG_c128, {SG_c128, SG_c128, SG_c128}, polar_backward_angle_c128},
};

/* polar: abs_t * polar(_ones(angle_p.shape, angle_p.dtype), angle_p) + angle_t * result * 1j */
SG_LARGE static void polar_tangent_abs_f32(char *const *p, sg_index n) {
    const float *restrict a0 = (const float *)p[0];
    const float *restrict a1 = (const float *)p[1];
    const float *restrict a2 = (const float *)p[2];
    sg_c64 *restrict r0 = (sg_c64 *)p[3];
    int far = 0;
    for (sg_index i = 0; i < n; i++)
        far |= sg_is_far_f32(a2[i]);
    if (far) {
        int farther = 0;
        for (sg_index i = 0; i < n; i++)
            farther |= sg_is_farther_f32(a2[i]);
        if (!farther) {
            SG_INDEPENDENT
            for (sg_index i = 0; i < n; i++)
                r0[i] = sg_mul_c64(sg_from_real_c64(a0[i]), sg_complex_f32((a1[i] * sg_middle_cos_f32(a2[i])), (a1[i] * sg_middle_sin_f32(a2[i]))));
            return;
        }
        for (sg_index i = 0; i < n; i++)
            r0[i] = sg_mul_c64(sg_from_real_c64(a0[i]), sg_complex_f32((a1[i] * sg_cos_f32(a2[i])), (a1[i] * sg_sin_f32(a2[i]))));
        return;
    }
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_mul_c64(sg_from_real_c64(a0[i]), sg_complex_f32((a1[i] * sg_near_cos_f32(a2[i])), (a1[i] * sg_near_sin_f32(a2[i]))));
}
SG_LARGE static void polar_tangent_abs_f64(char *const *p, sg_index n) {
    const double *restrict a0 = (const double *)p[0];
    const double *restrict a1 = (const double *)p[1];
    const double *restrict a2 = (const double *)p[2];
    sg_c128 *restrict r0 = (sg_c128 *)p[3];
    int far = 0;
    for (sg_index i = 0; i < n; i++)
        far |= sg_is_far_f64(a2[i]);
    if (far) {
        for (sg_index i = 0; i < n; i++)
            r0[i] = sg_mul_c128(sg_from_real_c128(a0[i]), sg_complex_f64((a1[i] * sg_cos_f64(a2[i])), (a1[i] * sg_sin_f64(a2[i]))));
        return;
    }
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_mul_c128(sg_from_real_c128(a0[i]), sg_complex_f64((a1[i] * sg_near_cos_f64(a2[i])), (a1[i] * sg_near_sin_f64(a2[i]))));
}
static const sg_loop polar_tangent_abs_loops[] = {
    {SG_f32, {SG_f32, SG_f32, SG_f32, SG_c64}, polar_tangent_abs_f32},
    {SG_f64, {SG_f64, SG_f64, SG_f64, SG_c128}, polar_tangent_abs_f64},
};

/* polar: abs_t * polar(_ones(angle_p.shape, angle_p.dtype), angle_p) + angle_t * result * 1j */

const sg_kernel sg_kernels_polar[] = {
    {"polar", 2, 1, SG_ELEMENTS, 0, {SG_SAME, SG_SAME, SG_COMPLEX}, 0, 2, polar_loops},
    {"polar_backward_abs", 3, 1, SG_ELEMENTS, 0, {SG_COMPLEX, SG_SAME, SG_SAME, SG_COMPLEX}, 0, 2, polar_backward_abs_loops},
    {"polar_backward_angle", 2, 1, SG_ELEMENTS, 0, {SG_SAME, SG_SAME, SG_SAME}, 0, 2, polar_backward_angle_loops},
    {"polar_tangent_abs", 3, 1, SG_ELEMENTS, 0, {SG_SAME, SG_SAME, SG_SAME, SG_COMPLEX}, 0, 2, polar_tangent_abs_loops},
    {"polar_tangent_angle", 2, 1, SG_ELEMENTS, 0, {SG_SAME, SG_COMPLEX, SG_COMPLEX}, 0, 0, 0},
    {0}};
