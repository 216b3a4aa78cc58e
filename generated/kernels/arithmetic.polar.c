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

/* polar: auto */
SG_LARGE static void polar_backward_abs_f32(char *const *p, sg_index n) {
    const sg_c64 *restrict a0 = (const sg_c64 *)p[0];
    const float *restrict a1 = (const float *)p[1];
    float *restrict r0 = (float *)p[2];
    int far = 0;
    for (sg_index i = 0; i < n; i++)
        far |= sg_is_far_f32(a1[i]);
    if (far) {
        for (sg_index i = 0; i < n; i++)
            r0[i] = ((sg_real_c64(a0[i]) * sg_cos_f32(a1[i])) + (sg_imag_c64(a0[i]) * sg_sin_f32(a1[i])));
        return;
    }
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = ((sg_real_c64(a0[i]) * sg_near_cos_f32(a1[i])) + (sg_imag_c64(a0[i]) * sg_near_sin_f32(a1[i])));
}
SG_LARGE static void polar_backward_abs_f64(char *const *p, sg_index n) {
    const sg_c128 *restrict a0 = (const sg_c128 *)p[0];
    const double *restrict a1 = (const double *)p[1];
    double *restrict r0 = (double *)p[2];
    int far = 0;
    for (sg_index i = 0; i < n; i++)
        far |= sg_is_far_f64(a1[i]);
    if (far) {
        for (sg_index i = 0; i < n; i++)
            r0[i] = ((sg_real_c128(a0[i]) * sg_cos_f64(a1[i])) + (sg_imag_c128(a0[i]) * sg_sin_f64(a1[i])));
        return;
    }
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = ((sg_real_c128(a0[i]) * sg_near_cos_f64(a1[i])) + (sg_imag_c128(a0[i]) * sg_near_sin_f64(a1[i])));
}
static const sg_loop polar_backward_abs_loops[] = {
    {SG_f32, {SG_c64, SG_f32, SG_f32}, polar_backward_abs_f32},
    {SG_f64, {SG_c128, SG_f64, SG_f64}, polar_backward_abs_f64},
};

/* polar: auto */
SG_LARGE static void polar_backward_angle_f32(char *const *p, sg_index n) {
    const sg_c64 *restrict a0 = (const sg_c64 *)p[0];
    const float *restrict a1 = (const float *)p[1];
    const float *restrict a2 = (const float *)p[2];
    float *restrict r0 = (float *)p[3];
    int far = 0;
    for (sg_index i = 0; i < n; i++)
        far |= sg_is_far_f32(a2[i]);
    if (far) {
        for (sg_index i = 0; i < n; i++)
            r0[i] = ((-((sg_real_c64(a0[i]) * a1[i]) * sg_sin_f32(a2[i]))) + ((sg_imag_c64(a0[i]) * a1[i]) * sg_cos_f32(a2[i])));
        return;
    }
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = ((-((sg_real_c64(a0[i]) * a1[i]) * sg_near_sin_f32(a2[i]))) + ((sg_imag_c64(a0[i]) * a1[i]) * sg_near_cos_f32(a2[i])));
}
SG_LARGE static void polar_backward_angle_f64(char *const *p, sg_index n) {
    const sg_c128 *restrict a0 = (const sg_c128 *)p[0];
    const double *restrict a1 = (const double *)p[1];
    const double *restrict a2 = (const double *)p[2];
    double *restrict r0 = (double *)p[3];
    int far = 0;
    for (sg_index i = 0; i < n; i++)
        far |= sg_is_far_f64(a2[i]);
    if (far) {
        for (sg_index i = 0; i < n; i++)
            r0[i] = ((-((sg_real_c128(a0[i]) * a1[i]) * sg_sin_f64(a2[i]))) + ((sg_imag_c128(a0[i]) * a1[i]) * sg_cos_f64(a2[i])));
        return;
    }
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = ((-((sg_real_c128(a0[i]) * a1[i]) * sg_near_sin_f64(a2[i]))) + ((sg_imag_c128(a0[i]) * a1[i]) * sg_near_cos_f64(a2[i])));
}
static const sg_loop polar_backward_angle_loops[] = {
    {SG_f32, {SG_c64, SG_f32, SG_f32, SG_f32}, polar_backward_angle_f32},
    {SG_f64, {SG_c128, SG_f64, SG_f64, SG_f64}, polar_backward_angle_f64},
};

/* polar: auto; auto */
SG_LARGE static void polar_backward_f32(char *const *p, sg_index n) {
    const sg_c64 *a0 = (const sg_c64 *)p[0];
    const float *a1 = (const float *)p[1];
    const float *a2 = (const float *)p[2];
    float *r0 = (float *)p[3];
    float *r1 = (float *)p[4];
    int far = 0;
    for (sg_index i = 0; i < n; i++)
        far |= sg_is_far_f32(a1[i]);
    if (far) {
        for (sg_index i = 0; i < n; i++) {
            const float v0 = ((sg_real_c64(a0[i]) * sg_cos_f32(a1[i])) + (sg_imag_c64(a0[i]) * sg_sin_f32(a1[i])));
            const float v1 = ((-((sg_real_c64(a0[i]) * a2[i]) * sg_sin_f32(a1[i]))) + ((sg_imag_c64(a0[i]) * a2[i]) * sg_cos_f32(a1[i])));
            r0[i] = v0;
            r1[i] = v1;
        }
        return;
    }
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++) {
        const float v0 = ((sg_real_c64(a0[i]) * sg_near_cos_f32(a1[i])) + (sg_imag_c64(a0[i]) * sg_near_sin_f32(a1[i])));
        const float v1 = ((-((sg_real_c64(a0[i]) * a2[i]) * sg_near_sin_f32(a1[i]))) + ((sg_imag_c64(a0[i]) * a2[i]) * sg_near_cos_f32(a1[i])));
        r0[i] = v0;
        r1[i] = v1;
    }
}
SG_LARGE static void polar_backward_f64(char *const *p, sg_index n) {
    const sg_c128 *a0 = (const sg_c128 *)p[0];
    const double *a1 = (const double *)p[1];
    const double *a2 = (const double *)p[2];
    double *r0 = (double *)p[3];
    double *r1 = (double *)p[4];
    int far = 0;
    for (sg_index i = 0; i < n; i++)
        far |= sg_is_far_f64(a1[i]);
    if (far) {
        for (sg_index i = 0; i < n; i++) {
            const double v0 = ((sg_real_c128(a0[i]) * sg_cos_f64(a1[i])) + (sg_imag_c128(a0[i]) * sg_sin_f64(a1[i])));
            const double v1 = ((-((sg_real_c128(a0[i]) * a2[i]) * sg_sin_f64(a1[i]))) + ((sg_imag_c128(a0[i]) * a2[i]) * sg_cos_f64(a1[i])));
            r0[i] = v0;
            r1[i] = v1;
        }
        return;
    }
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++) {
        const double v0 = ((sg_real_c128(a0[i]) * sg_near_cos_f64(a1[i])) + (sg_imag_c128(a0[i]) * sg_near_sin_f64(a1[i])));
        const double v1 = ((-((sg_real_c128(a0[i]) * a2[i]) * sg_near_sin_f64(a1[i]))) + ((sg_imag_c128(a0[i]) * a2[i]) * sg_near_cos_f64(a1[i])));
        r0[i] = v0;
        r1[i] = v1;
    }
}
static const sg_loop polar_backward_loops[] = {
    {SG_f32, {SG_c64, SG_f32, SG_f32, SG_f32, SG_f32}, polar_backward_f32},
    {SG_f64, {SG_c128, SG_f64, SG_f64, SG_f64, SG_f64}, polar_backward_f64},
};

/* polar: auto */
SG_LARGE static void polar_tangent_abs_angle_f32(char *const *p, sg_index n) {
    const float *restrict a0 = (const float *)p[0];
    const float *restrict a1 = (const float *)p[1];
    const float *restrict a2 = (const float *)p[2];
    const float *restrict a3 = (const float *)p[3];
    float *restrict r0 = (float *)p[4];
    int far = 0;
    for (sg_index i = 0; i < n; i++)
        far |= sg_is_far_f32(a1[i]);
    if (far) {
        for (sg_index i = 0; i < n; i++)
            r0[i] = ((a0[i] * sg_cos_f32(a1[i])) + (a2[i] * (a3[i] * (-sg_sin_f32(a1[i])))));
        return;
    }
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = ((a0[i] * sg_near_cos_f32(a1[i])) + (a2[i] * (a3[i] * (-sg_near_sin_f32(a1[i])))));
}
SG_LARGE static void polar_tangent_abs_angle_f64(char *const *p, sg_index n) {
    const double *restrict a0 = (const double *)p[0];
    const double *restrict a1 = (const double *)p[1];
    const double *restrict a2 = (const double *)p[2];
    const double *restrict a3 = (const double *)p[3];
    double *restrict r0 = (double *)p[4];
    int far = 0;
    for (sg_index i = 0; i < n; i++)
        far |= sg_is_far_f64(a1[i]);
    if (far) {
        for (sg_index i = 0; i < n; i++)
            r0[i] = ((a0[i] * sg_cos_f64(a1[i])) + (a2[i] * (a3[i] * (-sg_sin_f64(a1[i])))));
        return;
    }
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = ((a0[i] * sg_near_cos_f64(a1[i])) + (a2[i] * (a3[i] * (-sg_near_sin_f64(a1[i])))));
}
static const sg_loop polar_tangent_abs_angle_loops[] = {
    {SG_f32, {SG_f32, SG_f32, SG_f32, SG_f32, SG_f32}, polar_tangent_abs_angle_f32},
    {SG_f64, {SG_f64, SG_f64, SG_f64, SG_f64, SG_f64}, polar_tangent_abs_angle_f64},
};

/* polar: auto */
SG_LARGE static void polar_tangent_abs_angle_2_f32(char *const *p, sg_index n) {
    const float *restrict a0 = (const float *)p[0];
    const float *restrict a1 = (const float *)p[1];
    const float *restrict a2 = (const float *)p[2];
    const float *restrict a3 = (const float *)p[3];
    float *restrict r0 = (float *)p[4];
    int far = 0;
    for (sg_index i = 0; i < n; i++)
        far |= sg_is_far_f32(a1[i]);
    if (far) {
        for (sg_index i = 0; i < n; i++)
            r0[i] = ((a0[i] * sg_sin_f32(a1[i])) + (a2[i] * (a3[i] * sg_cos_f32(a1[i]))));
        return;
    }
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = ((a0[i] * sg_near_sin_f32(a1[i])) + (a2[i] * (a3[i] * sg_near_cos_f32(a1[i]))));
}
SG_LARGE static void polar_tangent_abs_angle_2_f64(char *const *p, sg_index n) {
    const double *restrict a0 = (const double *)p[0];
    const double *restrict a1 = (const double *)p[1];
    const double *restrict a2 = (const double *)p[2];
    const double *restrict a3 = (const double *)p[3];
    double *restrict r0 = (double *)p[4];
    int far = 0;
    for (sg_index i = 0; i < n; i++)
        far |= sg_is_far_f64(a1[i]);
    if (far) {
        for (sg_index i = 0; i < n; i++)
            r0[i] = ((a0[i] * sg_sin_f64(a1[i])) + (a2[i] * (a3[i] * sg_cos_f64(a1[i]))));
        return;
    }
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = ((a0[i] * sg_near_sin_f64(a1[i])) + (a2[i] * (a3[i] * sg_near_cos_f64(a1[i]))));
}
static const sg_loop polar_tangent_abs_angle_2_loops[] = {
    {SG_f32, {SG_f32, SG_f32, SG_f32, SG_f32, SG_f32}, polar_tangent_abs_angle_2_f32},
    {SG_f64, {SG_f64, SG_f64, SG_f64, SG_f64, SG_f64}, polar_tangent_abs_angle_2_f64},
};

const sg_kernel sg_kernels_polar[] = {
    {"polar", 2, 1, SG_ELEMENTS, 0, {SG_SAME, SG_SAME, SG_COMPLEX}, 0, 2, polar_loops},
    {"polar_backward_abs", 2, 1, SG_ELEMENTS, 0, {SG_COMPLEX, SG_SAME, SG_SAME}, 0, 2, polar_backward_abs_loops},
    {"polar_backward_angle", 3, 1, SG_ELEMENTS, 0, {SG_COMPLEX, SG_SAME, SG_SAME, SG_SAME}, 0, 2, polar_backward_angle_loops},
    {"polar_backward", 3, 2, SG_ELEMENTS, 0, {SG_COMPLEX, SG_SAME, SG_SAME, SG_SAME, SG_SAME}, 0, 2, polar_backward_loops},
    {"polar_tangent_abs_angle", 4, 1, SG_ELEMENTS, 0, {SG_SAME, SG_SAME, SG_SAME, SG_SAME, SG_SAME}, 0, 2, polar_tangent_abs_angle_loops},
    {"polar_tangent_abs_angle_2", 4, 1, SG_ELEMENTS, 0, {SG_SAME, SG_SAME, SG_SAME, SG_SAME, SG_SAME}, 0, 2, polar_tangent_abs_angle_2_loops},
    {0}};
