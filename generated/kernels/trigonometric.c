/* Generated from derivatives.yaml by `specgrad generate`; do not edit. */
/* Circular and hyperbolic functions and their inverses. */
#include "kernel.h"

/* derivatives.yaml:838  sin: sin(self) */
SG_CLONES static void sin_f32(char *const *p, sg_index n) {
    const float *restrict a0 = (const float *)p[0];
    float *restrict r0 = (float *)p[1];
    int far = 0;
    for (sg_index i = 0; i < n; i++)
        far |= sg_is_far_f32(a0[i]);
    if (far) {
        int farther = 0;
        for (sg_index i = 0; i < n; i++)
            farther |= sg_is_farther_f32(a0[i]);
        if (!farther) {
            SG_INDEPENDENT
            for (sg_index i = 0; i < n; i++)
                r0[i] = sg_middle_sin_f32(a0[i]);
            return;
        }
        for (sg_index i = 0; i < n; i++)
            r0[i] = sg_sin_f32(a0[i]);
        return;
    }
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_near_sin_f32(a0[i]);
}
SG_CLONES static void sin_f64(char *const *p, sg_index n) {
    const double *restrict a0 = (const double *)p[0];
    double *restrict r0 = (double *)p[1];
    int far = 0;
    for (sg_index i = 0; i < n; i++)
        far |= sg_is_far_f64(a0[i]);
    if (far) {
        for (sg_index i = 0; i < n; i++)
            r0[i] = sg_sin_f64(a0[i]);
        return;
    }
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_near_sin_f64(a0[i]);
}
static void sin_c64(char *const *p, sg_index n) {
    const sg_c64 *restrict a0 = (const sg_c64 *)p[0];
    sg_c64 *restrict r0 = (sg_c64 *)p[1];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_sin_c64(a0[i]);
}
static void sin_c128(char *const *p, sg_index n) {
    const sg_c128 *restrict a0 = (const sg_c128 *)p[0];
    sg_c128 *restrict r0 = (sg_c128 *)p[1];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_sin_c128(a0[i]);
}
static const sg_loop sin_loops[] = {
    {SG_f32, {SG_f32, SG_f32}, sin_f32},
    {SG_f64, {SG_f64, SG_f64}, sin_f64},
    {SG_c64, {SG_c64, SG_c64}, sin_c64},
    {SG_c128, {SG_c128, SG_c128}, sin_c128},
};

/* derivatives.yaml:846  cos: cos(self) */
SG_CLONES static void cos_f32(char *const *p, sg_index n) {
    const float *restrict a0 = (const float *)p[0];
    float *restrict r0 = (float *)p[1];
    int far = 0;
    for (sg_index i = 0; i < n; i++)
        far |= sg_is_far_f32(a0[i]);
    if (far) {
        int farther = 0;
        for (sg_index i = 0; i < n; i++)
            farther |= sg_is_farther_f32(a0[i]);
        if (!farther) {
            SG_INDEPENDENT
            for (sg_index i = 0; i < n; i++)
                r0[i] = sg_middle_cos_f32(a0[i]);
            return;
        }
        for (sg_index i = 0; i < n; i++)
            r0[i] = sg_cos_f32(a0[i]);
        return;
    }
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_near_cos_f32(a0[i]);
}
SG_CLONES static void cos_f64(char *const *p, sg_index n) {
    const double *restrict a0 = (const double *)p[0];
    double *restrict r0 = (double *)p[1];
    int far = 0;
    for (sg_index i = 0; i < n; i++)
        far |= sg_is_far_f64(a0[i]);
    if (far) {
        for (sg_index i = 0; i < n; i++)
            r0[i] = sg_cos_f64(a0[i]);
        return;
    }
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_near_cos_f64(a0[i]);
}
static void cos_c64(char *const *p, sg_index n) {
    const sg_c64 *restrict a0 = (const sg_c64 *)p[0];
    sg_c64 *restrict r0 = (sg_c64 *)p[1];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_cos_c64(a0[i]);
}
static void cos_c128(char *const *p, sg_index n) {
    const sg_c128 *restrict a0 = (const sg_c128 *)p[0];
    sg_c128 *restrict r0 = (sg_c128 *)p[1];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_cos_c128(a0[i]);
}
static const sg_loop cos_loops[] = {
    {SG_f32, {SG_f32, SG_f32}, cos_f32},
    {SG_f64, {SG_f64, SG_f64}, cos_f64},
    {SG_c64, {SG_c64, SG_c64}, cos_c64},
    {SG_c128, {SG_c128, SG_c128}, cos_c128},
};

/* derivatives.yaml:854  tan: tan(self) */
SG_CLONES static void tan_f32(char *const *p, sg_index n) {
    const float *restrict a0 = (const float *)p[0];
    float *restrict r0 = (float *)p[1];
    int far = 0;
    for (sg_index i = 0; i < n; i++)
        far |= sg_is_far_f32(a0[i]);
    if (far) {
        int farther = 0;
        for (sg_index i = 0; i < n; i++)
            farther |= sg_is_farther_f32(a0[i]);
        if (!farther) {
            SG_INDEPENDENT
            for (sg_index i = 0; i < n; i++)
                r0[i] = sg_middle_tan_f32(a0[i]);
            return;
        }
        for (sg_index i = 0; i < n; i++)
            r0[i] = sg_tan_f32(a0[i]);
        return;
    }
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_near_tan_f32(a0[i]);
}
SG_CLONES static void tan_f64(char *const *p, sg_index n) {
    const double *restrict a0 = (const double *)p[0];
    double *restrict r0 = (double *)p[1];
    int far = 0;
    for (sg_index i = 0; i < n; i++)
        far |= sg_is_far_f64(a0[i]);
    if (far) {
        for (sg_index i = 0; i < n; i++)
            r0[i] = sg_tan_f64(a0[i]);
        return;
    }
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_near_tan_f64(a0[i]);
}
static void tan_c64(char *const *p, sg_index n) {
    const sg_c64 *restrict a0 = (const sg_c64 *)p[0];
    sg_c64 *restrict r0 = (sg_c64 *)p[1];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_tan_c64(a0[i]);
}
static void tan_c128(char *const *p, sg_index n) {
    const sg_c128 *restrict a0 = (const sg_c128 *)p[0];
    sg_c128 *restrict r0 = (sg_c128 *)p[1];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_tan_c128(a0[i]);
}
static const sg_loop tan_loops[] = {
    {SG_f32, {SG_f32, SG_f32}, tan_f32},
    {SG_f64, {SG_f64, SG_f64}, tan_f64},
    {SG_c64, {SG_c64, SG_c64}, tan_c64},
    {SG_c128, {SG_c128, SG_c128}, tan_c128},
};

/* derivatives.yaml:863  asin: asin(self) */
SG_CLONES static void asin_f32(char *const *p, sg_index n) {
    const float *restrict a0 = (const float *)p[0];
    float *restrict r0 = (float *)p[1];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_asin_f32(a0[i]);
}
SG_CLONES static void asin_f64(char *const *p, sg_index n) {
    const double *restrict a0 = (const double *)p[0];
    double *restrict r0 = (double *)p[1];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_asin_f64(a0[i]);
}
static void asin_c64(char *const *p, sg_index n) {
    const sg_c64 *restrict a0 = (const sg_c64 *)p[0];
    sg_c64 *restrict r0 = (sg_c64 *)p[1];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_asin_c64(a0[i]);
}
static void asin_c128(char *const *p, sg_index n) {
    const sg_c128 *restrict a0 = (const sg_c128 *)p[0];
    sg_c128 *restrict r0 = (sg_c128 *)p[1];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_asin_c128(a0[i]);
}
static const sg_loop asin_loops[] = {
    {SG_f32, {SG_f32, SG_f32}, asin_f32},
    {SG_f64, {SG_f64, SG_f64}, asin_f64},
    {SG_c64, {SG_c64, SG_c64}, asin_c64},
    {SG_c128, {SG_c128, SG_c128}, asin_c128},
};

/* derivatives.yaml:875  acos: acos(self) */
SG_CLONES static void acos_f32(char *const *p, sg_index n) {
    const float *restrict a0 = (const float *)p[0];
    float *restrict r0 = (float *)p[1];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_acos_f32(a0[i]);
}
SG_CLONES static void acos_f64(char *const *p, sg_index n) {
    const double *restrict a0 = (const double *)p[0];
    double *restrict r0 = (double *)p[1];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_acos_f64(a0[i]);
}
static void acos_c64(char *const *p, sg_index n) {
    const sg_c64 *restrict a0 = (const sg_c64 *)p[0];
    sg_c64 *restrict r0 = (sg_c64 *)p[1];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_acos_c64(a0[i]);
}
static void acos_c128(char *const *p, sg_index n) {
    const sg_c128 *restrict a0 = (const sg_c128 *)p[0];
    sg_c128 *restrict r0 = (sg_c128 *)p[1];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_acos_c128(a0[i]);
}
static const sg_loop acos_loops[] = {
    {SG_f32, {SG_f32, SG_f32}, acos_f32},
    {SG_f64, {SG_f64, SG_f64}, acos_f64},
    {SG_c64, {SG_c64, SG_c64}, acos_c64},
    {SG_c128, {SG_c128, SG_c128}, acos_c128},
};

/* derivatives.yaml:887  atan: atan(self) */
SG_CLONES static void atan_f32(char *const *p, sg_index n) {
    const float *restrict a0 = (const float *)p[0];
    float *restrict r0 = (float *)p[1];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_atan_f32(a0[i]);
}
SG_CLONES static void atan_f64(char *const *p, sg_index n) {
    const double *restrict a0 = (const double *)p[0];
    double *restrict r0 = (double *)p[1];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_atan_f64(a0[i]);
}
static void atan_c64(char *const *p, sg_index n) {
    const sg_c64 *restrict a0 = (const sg_c64 *)p[0];
    sg_c64 *restrict r0 = (sg_c64 *)p[1];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_atan_c64(a0[i]);
}
static void atan_c128(char *const *p, sg_index n) {
    const sg_c128 *restrict a0 = (const sg_c128 *)p[0];
    sg_c128 *restrict r0 = (sg_c128 *)p[1];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_atan_c128(a0[i]);
}
static const sg_loop atan_loops[] = {
    {SG_f32, {SG_f32, SG_f32}, atan_f32},
    {SG_f64, {SG_f64, SG_f64}, atan_f64},
    {SG_c64, {SG_c64, SG_c64}, atan_c64},
    {SG_c128, {SG_c128, SG_c128}, atan_c128},
};

/* derivatives.yaml:896  sinh: sinh(self) */
SG_CLONES static void sinh_f32(char *const *p, sg_index n) {
    const float *restrict a0 = (const float *)p[0];
    float *restrict r0 = (float *)p[1];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_sinh_f32(a0[i]);
}
SG_CLONES static void sinh_f64(char *const *p, sg_index n) {
    const double *restrict a0 = (const double *)p[0];
    double *restrict r0 = (double *)p[1];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_sinh_f64(a0[i]);
}
static void sinh_c64(char *const *p, sg_index n) {
    const sg_c64 *restrict a0 = (const sg_c64 *)p[0];
    sg_c64 *restrict r0 = (sg_c64 *)p[1];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_sinh_c64(a0[i]);
}
static void sinh_c128(char *const *p, sg_index n) {
    const sg_c128 *restrict a0 = (const sg_c128 *)p[0];
    sg_c128 *restrict r0 = (sg_c128 *)p[1];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_sinh_c128(a0[i]);
}
static const sg_loop sinh_loops[] = {
    {SG_f32, {SG_f32, SG_f32}, sinh_f32},
    {SG_f64, {SG_f64, SG_f64}, sinh_f64},
    {SG_c64, {SG_c64, SG_c64}, sinh_c64},
    {SG_c128, {SG_c128, SG_c128}, sinh_c128},
};

/* derivatives.yaml:904  cosh: cosh(self) */
SG_CLONES static void cosh_f32(char *const *p, sg_index n) {
    const float *restrict a0 = (const float *)p[0];
    float *restrict r0 = (float *)p[1];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_cosh_f32(a0[i]);
}
SG_CLONES static void cosh_f64(char *const *p, sg_index n) {
    const double *restrict a0 = (const double *)p[0];
    double *restrict r0 = (double *)p[1];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_cosh_f64(a0[i]);
}
static void cosh_c64(char *const *p, sg_index n) {
    const sg_c64 *restrict a0 = (const sg_c64 *)p[0];
    sg_c64 *restrict r0 = (sg_c64 *)p[1];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_cosh_c64(a0[i]);
}
static void cosh_c128(char *const *p, sg_index n) {
    const sg_c128 *restrict a0 = (const sg_c128 *)p[0];
    sg_c128 *restrict r0 = (sg_c128 *)p[1];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_cosh_c128(a0[i]);
}
static const sg_loop cosh_loops[] = {
    {SG_f32, {SG_f32, SG_f32}, cosh_f32},
    {SG_f64, {SG_f64, SG_f64}, cosh_f64},
    {SG_c64, {SG_c64, SG_c64}, cosh_c64},
    {SG_c128, {SG_c128, SG_c128}, cosh_c128},
};

/* derivatives.yaml:912  tanh: tanh(self) */
SG_CLONES static void tanh_f32(char *const *p, sg_index n) {
    const float *restrict a0 = (const float *)p[0];
    float *restrict r0 = (float *)p[1];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_tanh_f32(a0[i]);
}
SG_CLONES static void tanh_f64(char *const *p, sg_index n) {
    const double *restrict a0 = (const double *)p[0];
    double *restrict r0 = (double *)p[1];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_tanh_f64(a0[i]);
}
static void tanh_c64(char *const *p, sg_index n) {
    const sg_c64 *restrict a0 = (const sg_c64 *)p[0];
    sg_c64 *restrict r0 = (sg_c64 *)p[1];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_tanh_c64(a0[i]);
}
static void tanh_c128(char *const *p, sg_index n) {
    const sg_c128 *restrict a0 = (const sg_c128 *)p[0];
    sg_c128 *restrict r0 = (sg_c128 *)p[1];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_tanh_c128(a0[i]);
}
static const sg_loop tanh_loops[] = {
    {SG_f32, {SG_f32, SG_f32}, tanh_f32},
    {SG_f64, {SG_f64, SG_f64}, tanh_f64},
    {SG_c64, {SG_c64, SG_c64}, tanh_c64},
    {SG_c128, {SG_c128, SG_c128}, tanh_c128},
};

/* derivatives.yaml:924  asinh: asinh(self) */
SG_CLONES static void asinh_f32(char *const *p, sg_index n) {
    const float *restrict a0 = (const float *)p[0];
    float *restrict r0 = (float *)p[1];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_asinh_f32(a0[i]);
}
SG_CLONES static void asinh_f64(char *const *p, sg_index n) {
    const double *restrict a0 = (const double *)p[0];
    double *restrict r0 = (double *)p[1];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_asinh_f64(a0[i]);
}
static void asinh_c64(char *const *p, sg_index n) {
    const sg_c64 *restrict a0 = (const sg_c64 *)p[0];
    sg_c64 *restrict r0 = (sg_c64 *)p[1];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_asinh_c64(a0[i]);
}
static void asinh_c128(char *const *p, sg_index n) {
    const sg_c128 *restrict a0 = (const sg_c128 *)p[0];
    sg_c128 *restrict r0 = (sg_c128 *)p[1];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_asinh_c128(a0[i]);
}
static const sg_loop asinh_loops[] = {
    {SG_f32, {SG_f32, SG_f32}, asinh_f32},
    {SG_f64, {SG_f64, SG_f64}, asinh_f64},
    {SG_c64, {SG_c64, SG_c64}, asinh_c64},
    {SG_c128, {SG_c128, SG_c128}, asinh_c128},
};

/* derivatives.yaml:933  acosh: acosh(self) */
SG_CLONES static void acosh_f32(char *const *p, sg_index n) {
    const float *restrict a0 = (const float *)p[0];
    float *restrict r0 = (float *)p[1];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_acosh_f32(a0[i]);
}
SG_CLONES static void acosh_f64(char *const *p, sg_index n) {
    const double *restrict a0 = (const double *)p[0];
    double *restrict r0 = (double *)p[1];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_acosh_f64(a0[i]);
}
static void acosh_c64(char *const *p, sg_index n) {
    const sg_c64 *restrict a0 = (const sg_c64 *)p[0];
    sg_c64 *restrict r0 = (sg_c64 *)p[1];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_acosh_c64(a0[i]);
}
static void acosh_c128(char *const *p, sg_index n) {
    const sg_c128 *restrict a0 = (const sg_c128 *)p[0];
    sg_c128 *restrict r0 = (sg_c128 *)p[1];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_acosh_c128(a0[i]);
}
static const sg_loop acosh_loops[] = {
    {SG_f32, {SG_f32, SG_f32}, acosh_f32},
    {SG_f64, {SG_f64, SG_f64}, acosh_f64},
    {SG_c64, {SG_c64, SG_c64}, acosh_c64},
    {SG_c128, {SG_c128, SG_c128}, acosh_c128},
};

/* derivatives.yaml:947  atanh: atanh(self) */
SG_CLONES static void atanh_f32(char *const *p, sg_index n) {
    const float *restrict a0 = (const float *)p[0];
    float *restrict r0 = (float *)p[1];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_atanh_f32(a0[i]);
}
SG_CLONES static void atanh_f64(char *const *p, sg_index n) {
    const double *restrict a0 = (const double *)p[0];
    double *restrict r0 = (double *)p[1];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_atanh_f64(a0[i]);
}
static void atanh_c64(char *const *p, sg_index n) {
    const sg_c64 *restrict a0 = (const sg_c64 *)p[0];
    sg_c64 *restrict r0 = (sg_c64 *)p[1];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_atanh_c64(a0[i]);
}
static void atanh_c128(char *const *p, sg_index n) {
    const sg_c128 *restrict a0 = (const sg_c128 *)p[0];
    sg_c128 *restrict r0 = (sg_c128 *)p[1];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_atanh_c128(a0[i]);
}
static const sg_loop atanh_loops[] = {
    {SG_f32, {SG_f32, SG_f32}, atanh_f32},
    {SG_f64, {SG_f64, SG_f64}, atanh_f64},
    {SG_c64, {SG_c64, SG_c64}, atanh_c64},
    {SG_c128, {SG_c128, SG_c128}, atanh_c128},
};

/* derivatives.yaml:959  atan2: atan2(self, other) */
SG_CLONES static void atan2_f32(char *const *p, sg_index n) {
    const float *restrict a0 = (const float *)p[0];
    const float *restrict a1 = (const float *)p[1];
    float *restrict r0 = (float *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_atan2_f32(a0[i], a1[i]);
}
SG_CLONES static void atan2_f64(char *const *p, sg_index n) {
    const double *restrict a0 = (const double *)p[0];
    const double *restrict a1 = (const double *)p[1];
    double *restrict r0 = (double *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_atan2_f64(a0[i], a1[i]);
}
static const sg_loop atan2_loops[] = {
    {SG_f32, {SG_f32, SG_f32, SG_f32}, atan2_f32},
    {SG_f64, {SG_f64, SG_f64, SG_f64}, atan2_f64},
};

/* derivatives.yaml:980  sinc: where(self == 0, 1, sin(pi * self) / (pi * self)) */
SG_CLONES static void sinc_f32(char *const *p, sg_index n) {
    const float *restrict a0 = (const float *)p[0];
    float *restrict r0 = (float *)p[1];
    int far = 0;
    for (sg_index i = 0; i < n; i++)
        far |= sg_is_far_f32((3.141592653589793f * a0[i]));
    if (far) {
        int farther = 0;
        for (sg_index i = 0; i < n; i++)
            farther |= sg_is_farther_f32((3.141592653589793f * a0[i]));
        if (!farther) {
            SG_INDEPENDENT
            for (sg_index i = 0; i < n; i++)
                r0[i] = ((a0[i] == 0.0f) ? 1.0f : (sg_middle_sin_f32((3.141592653589793f * a0[i])) / (3.141592653589793f * a0[i])));
            return;
        }
        for (sg_index i = 0; i < n; i++)
            r0[i] = ((a0[i] == 0.0f) ? 1.0f : (sg_sin_f32((3.141592653589793f * a0[i])) / (3.141592653589793f * a0[i])));
        return;
    }
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = ((a0[i] == 0.0f) ? 1.0f : (sg_near_sin_f32((3.141592653589793f * a0[i])) / (3.141592653589793f * a0[i])));
}
SG_CLONES static void sinc_f64(char *const *p, sg_index n) {
    const double *restrict a0 = (const double *)p[0];
    double *restrict r0 = (double *)p[1];
    int far = 0;
    for (sg_index i = 0; i < n; i++)
        far |= sg_is_far_f64((3.141592653589793 * a0[i]));
    if (far) {
        for (sg_index i = 0; i < n; i++)
            r0[i] = ((a0[i] == 0.0) ? 1.0 : (sg_sin_f64((3.141592653589793 * a0[i])) / (3.141592653589793 * a0[i])));
        return;
    }
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = ((a0[i] == 0.0) ? 1.0 : (sg_near_sin_f64((3.141592653589793 * a0[i])) / (3.141592653589793 * a0[i])));
}
static void sinc_c64(char *const *p, sg_index n) {
    const sg_c64 *restrict a0 = (const sg_c64 *)p[0];
    sg_c64 *restrict r0 = (sg_c64 *)p[1];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (sg_eq_c64(a0[i], sg_from_real_c64(0.0f)) ? sg_from_real_c64(1.0f) : sg_div_c64(sg_sin_c64(sg_mul_c64(sg_from_real_c64(3.141592653589793f), a0[i])), sg_mul_c64(sg_from_real_c64(3.141592653589793f), a0[i])));
}
static void sinc_c128(char *const *p, sg_index n) {
    const sg_c128 *restrict a0 = (const sg_c128 *)p[0];
    sg_c128 *restrict r0 = (sg_c128 *)p[1];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (sg_eq_c128(a0[i], sg_from_real_c128(0.0)) ? sg_from_real_c128(1.0) : sg_div_c128(sg_sin_c128(sg_mul_c128(sg_from_real_c128(3.141592653589793), a0[i])), sg_mul_c128(sg_from_real_c128(3.141592653589793), a0[i])));
}
static const sg_loop sinc_loops[] = {
    {SG_f32, {SG_f32, SG_f32}, sinc_f32},
    {SG_f64, {SG_f64, SG_f64}, sinc_f64},
    {SG_c64, {SG_c64, SG_c64}, sinc_c64},
    {SG_c128, {SG_c128, SG_c128}, sinc_c128},
};

/* derivatives.yaml:1009  deg2rad: self * (pi / 180) */
SG_CLONES static void deg2rad_f32(char *const *p, sg_index n) {
    const float *restrict a0 = (const float *)p[0];
    const float x1 = *(const float *)p[1];
    float *restrict r0 = (float *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (a0[i] * x1);
}
SG_CLONES static void deg2rad_f64(char *const *p, sg_index n) {
    const double *restrict a0 = (const double *)p[0];
    const double x1 = *(const double *)p[1];
    double *restrict r0 = (double *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (a0[i] * x1);
}
static void deg2rad_u8(char *const *p, sg_index n) {
    const uint8_t *restrict a0 = (const uint8_t *)p[0];
    const uint8_t x1 = *(const uint8_t *)p[1];
    uint8_t *restrict r0 = (uint8_t *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (a0[i] * x1);
}
static void deg2rad_i8(char *const *p, sg_index n) {
    const int8_t *restrict a0 = (const int8_t *)p[0];
    const int8_t x1 = *(const int8_t *)p[1];
    int8_t *restrict r0 = (int8_t *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (a0[i] * x1);
}
static void deg2rad_i16(char *const *p, sg_index n) {
    const int16_t *restrict a0 = (const int16_t *)p[0];
    const int16_t x1 = *(const int16_t *)p[1];
    int16_t *restrict r0 = (int16_t *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (a0[i] * x1);
}
static void deg2rad_i32(char *const *p, sg_index n) {
    const int32_t *restrict a0 = (const int32_t *)p[0];
    const int32_t x1 = *(const int32_t *)p[1];
    int32_t *restrict r0 = (int32_t *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (a0[i] * x1);
}
static void deg2rad_i64(char *const *p, sg_index n) {
    const int64_t *restrict a0 = (const int64_t *)p[0];
    const int64_t x1 = *(const int64_t *)p[1];
    int64_t *restrict r0 = (int64_t *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (a0[i] * x1);
}
static void deg2rad_b8(char *const *p, sg_index n) {
    const sg_bool *restrict a0 = (const sg_bool *)p[0];
    const sg_bool x1 = *(const sg_bool *)p[1];
    sg_bool *restrict r0 = (sg_bool *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (a0[i] && x1);
}
static const sg_loop deg2rad_loops[] = {
    {SG_f32, {SG_f32, SG_f32, SG_f32}, deg2rad_f32},
    {SG_f64, {SG_f64, SG_f64, SG_f64}, deg2rad_f64},
    {SG_u8, {SG_u8, SG_u8, SG_u8}, deg2rad_u8},
    {SG_i8, {SG_i8, SG_i8, SG_i8}, deg2rad_i8},
    {SG_i16, {SG_i16, SG_i16, SG_i16}, deg2rad_i16},
    {SG_i32, {SG_i32, SG_i32, SG_i32}, deg2rad_i32},
    {SG_i64, {SG_i64, SG_i64, SG_i64}, deg2rad_i64},
    {SG_b8, {SG_b8, SG_b8, SG_b8}, deg2rad_b8},
};

/* derivatives.yaml:840  sin: grad * self.cos().conj() */
SG_CLONES static void sin_backward_self_f32(char *const *p, sg_index n) {
    const float *restrict a0 = (const float *)p[0];
    const float *restrict a1 = (const float *)p[1];
    float *restrict r0 = (float *)p[2];
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
                r0[i] = (a0[i] * sg_middle_cos_f32(a1[i]));
            return;
        }
        for (sg_index i = 0; i < n; i++)
            r0[i] = (a0[i] * sg_cos_f32(a1[i]));
        return;
    }
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (a0[i] * sg_near_cos_f32(a1[i]));
}
SG_CLONES static void sin_backward_self_f64(char *const *p, sg_index n) {
    const double *restrict a0 = (const double *)p[0];
    const double *restrict a1 = (const double *)p[1];
    double *restrict r0 = (double *)p[2];
    int far = 0;
    for (sg_index i = 0; i < n; i++)
        far |= sg_is_far_f64(a1[i]);
    if (far) {
        for (sg_index i = 0; i < n; i++)
            r0[i] = (a0[i] * sg_cos_f64(a1[i]));
        return;
    }
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (a0[i] * sg_near_cos_f64(a1[i]));
}
static void sin_backward_self_c64(char *const *p, sg_index n) {
    const sg_c64 *restrict a0 = (const sg_c64 *)p[0];
    const sg_c64 *restrict a1 = (const sg_c64 *)p[1];
    sg_c64 *restrict r0 = (sg_c64 *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_mul_c64(a0[i], sg_conj_c64(sg_cos_c64(a1[i])));
}
static void sin_backward_self_c128(char *const *p, sg_index n) {
    const sg_c128 *restrict a0 = (const sg_c128 *)p[0];
    const sg_c128 *restrict a1 = (const sg_c128 *)p[1];
    sg_c128 *restrict r0 = (sg_c128 *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_mul_c128(a0[i], sg_conj_c128(sg_cos_c128(a1[i])));
}
static const sg_loop sin_backward_self_loops[] = {
    {SG_f32, {SG_f32, SG_f32, SG_f32}, sin_backward_self_f32},
    {SG_f64, {SG_f64, SG_f64, SG_f64}, sin_backward_self_f64},
    {SG_c64, {SG_c64, SG_c64, SG_c64}, sin_backward_self_c64},
    {SG_c128, {SG_c128, SG_c128, SG_c128}, sin_backward_self_c128},
};

/* derivatives.yaml:837  sin: auto_element_wise */
static void sin_tangent_self_c64(char *const *p, sg_index n) {
    const sg_c64 *restrict a0 = (const sg_c64 *)p[0];
    const sg_c64 *restrict a1 = (const sg_c64 *)p[1];
    sg_c64 *restrict r0 = (sg_c64 *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_mul_c64(a0[i], sg_cos_c64(a1[i]));
}
static void sin_tangent_self_c128(char *const *p, sg_index n) {
    const sg_c128 *restrict a0 = (const sg_c128 *)p[0];
    const sg_c128 *restrict a1 = (const sg_c128 *)p[1];
    sg_c128 *restrict r0 = (sg_c128 *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_mul_c128(a0[i], sg_cos_c128(a1[i]));
}
static const sg_loop sin_tangent_self_loops[] = {
    {SG_f32, {SG_f32, SG_f32, SG_f32}, sin_backward_self_f32},
    {SG_f64, {SG_f64, SG_f64, SG_f64}, sin_backward_self_f64},
    {SG_c64, {SG_c64, SG_c64, SG_c64}, sin_tangent_self_c64},
    {SG_c128, {SG_c128, SG_c128, SG_c128}, sin_tangent_self_c128},
};

/* derivatives.yaml:848  cos: -grad * self.sin().conj() */
SG_CLONES static void cos_backward_self_f32(char *const *p, sg_index n) {
    const float *restrict a0 = (const float *)p[0];
    const float *restrict a1 = (const float *)p[1];
    float *restrict r0 = (float *)p[2];
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
                r0[i] = ((-a0[i]) * sg_middle_sin_f32(a1[i]));
            return;
        }
        for (sg_index i = 0; i < n; i++)
            r0[i] = ((-a0[i]) * sg_sin_f32(a1[i]));
        return;
    }
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = ((-a0[i]) * sg_near_sin_f32(a1[i]));
}
SG_CLONES static void cos_backward_self_f64(char *const *p, sg_index n) {
    const double *restrict a0 = (const double *)p[0];
    const double *restrict a1 = (const double *)p[1];
    double *restrict r0 = (double *)p[2];
    int far = 0;
    for (sg_index i = 0; i < n; i++)
        far |= sg_is_far_f64(a1[i]);
    if (far) {
        for (sg_index i = 0; i < n; i++)
            r0[i] = ((-a0[i]) * sg_sin_f64(a1[i]));
        return;
    }
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = ((-a0[i]) * sg_near_sin_f64(a1[i]));
}
static void cos_backward_self_c64(char *const *p, sg_index n) {
    const sg_c64 *restrict a0 = (const sg_c64 *)p[0];
    const sg_c64 *restrict a1 = (const sg_c64 *)p[1];
    sg_c64 *restrict r0 = (sg_c64 *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_mul_c64(sg_neg_c64(a0[i]), sg_conj_c64(sg_sin_c64(a1[i])));
}
static void cos_backward_self_c128(char *const *p, sg_index n) {
    const sg_c128 *restrict a0 = (const sg_c128 *)p[0];
    const sg_c128 *restrict a1 = (const sg_c128 *)p[1];
    sg_c128 *restrict r0 = (sg_c128 *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_mul_c128(sg_neg_c128(a0[i]), sg_conj_c128(sg_sin_c128(a1[i])));
}
static const sg_loop cos_backward_self_loops[] = {
    {SG_f32, {SG_f32, SG_f32, SG_f32}, cos_backward_self_f32},
    {SG_f64, {SG_f64, SG_f64, SG_f64}, cos_backward_self_f64},
    {SG_c64, {SG_c64, SG_c64, SG_c64}, cos_backward_self_c64},
    {SG_c128, {SG_c128, SG_c128, SG_c128}, cos_backward_self_c128},
};

/* derivatives.yaml:845  cos: auto_element_wise */
static void cos_tangent_self_c64(char *const *p, sg_index n) {
    const sg_c64 *restrict a0 = (const sg_c64 *)p[0];
    const sg_c64 *restrict a1 = (const sg_c64 *)p[1];
    sg_c64 *restrict r0 = (sg_c64 *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_mul_c64(sg_neg_c64(a0[i]), sg_sin_c64(a1[i]));
}
static void cos_tangent_self_c128(char *const *p, sg_index n) {
    const sg_c128 *restrict a0 = (const sg_c128 *)p[0];
    const sg_c128 *restrict a1 = (const sg_c128 *)p[1];
    sg_c128 *restrict r0 = (sg_c128 *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_mul_c128(sg_neg_c128(a0[i]), sg_sin_c128(a1[i]));
}
static const sg_loop cos_tangent_self_loops[] = {
    {SG_f32, {SG_f32, SG_f32, SG_f32}, cos_backward_self_f32},
    {SG_f64, {SG_f64, SG_f64, SG_f64}, cos_backward_self_f64},
    {SG_c64, {SG_c64, SG_c64, SG_c64}, cos_tangent_self_c64},
    {SG_c128, {SG_c128, SG_c128, SG_c128}, cos_tangent_self_c128},
};

/* derivatives.yaml:856  tan: grad * (1 + result * result).conj() */
SG_CLONES static void tan_backward_self_f32(char *const *p, sg_index n) {
    const float *restrict a0 = (const float *)p[0];
    const float *restrict a1 = (const float *)p[1];
    float *restrict r0 = (float *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (a0[i] * (1.0f + (a1[i] * a1[i])));
}
SG_CLONES static void tan_backward_self_f64(char *const *p, sg_index n) {
    const double *restrict a0 = (const double *)p[0];
    const double *restrict a1 = (const double *)p[1];
    double *restrict r0 = (double *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (a0[i] * (1.0 + (a1[i] * a1[i])));
}
static void tan_backward_self_c64(char *const *p, sg_index n) {
    const sg_c64 *restrict a0 = (const sg_c64 *)p[0];
    const sg_c64 *restrict a1 = (const sg_c64 *)p[1];
    sg_c64 *restrict r0 = (sg_c64 *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_mul_c64(a0[i], sg_conj_c64(sg_add_c64(sg_from_real_c64(1.0f), sg_mul_c64(a1[i], a1[i]))));
}
static void tan_backward_self_c128(char *const *p, sg_index n) {
    const sg_c128 *restrict a0 = (const sg_c128 *)p[0];
    const sg_c128 *restrict a1 = (const sg_c128 *)p[1];
    sg_c128 *restrict r0 = (sg_c128 *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_mul_c128(a0[i], sg_conj_c128(sg_add_c128(sg_from_real_c128(1.0), sg_mul_c128(a1[i], a1[i]))));
}
static const sg_loop tan_backward_self_loops[] = {
    {SG_f32, {SG_f32, SG_f32, SG_f32}, tan_backward_self_f32},
    {SG_f64, {SG_f64, SG_f64, SG_f64}, tan_backward_self_f64},
    {SG_c64, {SG_c64, SG_c64, SG_c64}, tan_backward_self_c64},
    {SG_c128, {SG_c128, SG_c128, SG_c128}, tan_backward_self_c128},
};

/* derivatives.yaml:853  tan: auto_element_wise */
static void tan_tangent_self_c64(char *const *p, sg_index n) {
    const sg_c64 *restrict a0 = (const sg_c64 *)p[0];
    const sg_c64 *restrict a1 = (const sg_c64 *)p[1];
    sg_c64 *restrict r0 = (sg_c64 *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_mul_c64(a0[i], sg_add_c64(sg_from_real_c64(1.0f), sg_mul_c64(a1[i], a1[i])));
}
static void tan_tangent_self_c128(char *const *p, sg_index n) {
    const sg_c128 *restrict a0 = (const sg_c128 *)p[0];
    const sg_c128 *restrict a1 = (const sg_c128 *)p[1];
    sg_c128 *restrict r0 = (sg_c128 *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_mul_c128(a0[i], sg_add_c128(sg_from_real_c128(1.0), sg_mul_c128(a1[i], a1[i])));
}
static const sg_loop tan_tangent_self_loops[] = {
    {SG_f32, {SG_f32, SG_f32, SG_f32}, tan_backward_self_f32},
    {SG_f64, {SG_f64, SG_f64, SG_f64}, tan_backward_self_f64},
    {SG_c64, {SG_c64, SG_c64, SG_c64}, tan_tangent_self_c64},
    {SG_c128, {SG_c128, SG_c128, SG_c128}, tan_tangent_self_c128},
};

/* derivatives.yaml:865  asin: grad * rsqrt(1 - self * self).conj() */
SG_CLONES static void asin_backward_self_f32(char *const *p, sg_index n) {
    const float *restrict a0 = (const float *)p[0];
    const float *restrict a1 = (const float *)p[1];
    float *restrict r0 = (float *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (a0[i] * sg_rsqrt_f32((1.0f - (a1[i] * a1[i]))));
}
SG_CLONES static void asin_backward_self_f64(char *const *p, sg_index n) {
    const double *restrict a0 = (const double *)p[0];
    const double *restrict a1 = (const double *)p[1];
    double *restrict r0 = (double *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (a0[i] * sg_rsqrt_f64((1.0 - (a1[i] * a1[i]))));
}
static void asin_backward_self_c64(char *const *p, sg_index n) {
    const sg_c64 *restrict a0 = (const sg_c64 *)p[0];
    const sg_c64 *restrict a1 = (const sg_c64 *)p[1];
    sg_c64 *restrict r0 = (sg_c64 *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_mul_c64(a0[i], sg_conj_c64(sg_rsqrt_c64(sg_sub_c64(sg_from_real_c64(1.0f), sg_mul_c64(a1[i], a1[i])))));
}
static void asin_backward_self_c128(char *const *p, sg_index n) {
    const sg_c128 *restrict a0 = (const sg_c128 *)p[0];
    const sg_c128 *restrict a1 = (const sg_c128 *)p[1];
    sg_c128 *restrict r0 = (sg_c128 *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_mul_c128(a0[i], sg_conj_c128(sg_rsqrt_c128(sg_sub_c128(sg_from_real_c128(1.0), sg_mul_c128(a1[i], a1[i])))));
}
static const sg_loop asin_backward_self_loops[] = {
    {SG_f32, {SG_f32, SG_f32, SG_f32}, asin_backward_self_f32},
    {SG_f64, {SG_f64, SG_f64, SG_f64}, asin_backward_self_f64},
    {SG_c64, {SG_c64, SG_c64, SG_c64}, asin_backward_self_c64},
    {SG_c128, {SG_c128, SG_c128, SG_c128}, asin_backward_self_c128},
};

/* derivatives.yaml:862  asin: auto_element_wise */
static void asin_tangent_self_c64(char *const *p, sg_index n) {
    const sg_c64 *restrict a0 = (const sg_c64 *)p[0];
    const sg_c64 *restrict a1 = (const sg_c64 *)p[1];
    sg_c64 *restrict r0 = (sg_c64 *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_mul_c64(a0[i], sg_rsqrt_c64(sg_sub_c64(sg_from_real_c64(1.0f), sg_mul_c64(a1[i], a1[i]))));
}
static void asin_tangent_self_c128(char *const *p, sg_index n) {
    const sg_c128 *restrict a0 = (const sg_c128 *)p[0];
    const sg_c128 *restrict a1 = (const sg_c128 *)p[1];
    sg_c128 *restrict r0 = (sg_c128 *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_mul_c128(a0[i], sg_rsqrt_c128(sg_sub_c128(sg_from_real_c128(1.0), sg_mul_c128(a1[i], a1[i]))));
}
static const sg_loop asin_tangent_self_loops[] = {
    {SG_f32, {SG_f32, SG_f32, SG_f32}, asin_backward_self_f32},
    {SG_f64, {SG_f64, SG_f64, SG_f64}, asin_backward_self_f64},
    {SG_c64, {SG_c64, SG_c64, SG_c64}, asin_tangent_self_c64},
    {SG_c128, {SG_c128, SG_c128, SG_c128}, asin_tangent_self_c128},
};

/* derivatives.yaml:877  acos: -grad * rsqrt(1 - self * self).conj() */
SG_CLONES static void acos_backward_self_f32(char *const *p, sg_index n) {
    const float *restrict a0 = (const float *)p[0];
    const float *restrict a1 = (const float *)p[1];
    float *restrict r0 = (float *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = ((-a0[i]) * sg_rsqrt_f32((1.0f - (a1[i] * a1[i]))));
}
SG_CLONES static void acos_backward_self_f64(char *const *p, sg_index n) {
    const double *restrict a0 = (const double *)p[0];
    const double *restrict a1 = (const double *)p[1];
    double *restrict r0 = (double *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = ((-a0[i]) * sg_rsqrt_f64((1.0 - (a1[i] * a1[i]))));
}
static void acos_backward_self_c64(char *const *p, sg_index n) {
    const sg_c64 *restrict a0 = (const sg_c64 *)p[0];
    const sg_c64 *restrict a1 = (const sg_c64 *)p[1];
    sg_c64 *restrict r0 = (sg_c64 *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_mul_c64(sg_neg_c64(a0[i]), sg_conj_c64(sg_rsqrt_c64(sg_sub_c64(sg_from_real_c64(1.0f), sg_mul_c64(a1[i], a1[i])))));
}
static void acos_backward_self_c128(char *const *p, sg_index n) {
    const sg_c128 *restrict a0 = (const sg_c128 *)p[0];
    const sg_c128 *restrict a1 = (const sg_c128 *)p[1];
    sg_c128 *restrict r0 = (sg_c128 *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_mul_c128(sg_neg_c128(a0[i]), sg_conj_c128(sg_rsqrt_c128(sg_sub_c128(sg_from_real_c128(1.0), sg_mul_c128(a1[i], a1[i])))));
}
static const sg_loop acos_backward_self_loops[] = {
    {SG_f32, {SG_f32, SG_f32, SG_f32}, acos_backward_self_f32},
    {SG_f64, {SG_f64, SG_f64, SG_f64}, acos_backward_self_f64},
    {SG_c64, {SG_c64, SG_c64, SG_c64}, acos_backward_self_c64},
    {SG_c128, {SG_c128, SG_c128, SG_c128}, acos_backward_self_c128},
};

/* derivatives.yaml:874  acos: auto_element_wise */
static void acos_tangent_self_c64(char *const *p, sg_index n) {
    const sg_c64 *restrict a0 = (const sg_c64 *)p[0];
    const sg_c64 *restrict a1 = (const sg_c64 *)p[1];
    sg_c64 *restrict r0 = (sg_c64 *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_mul_c64(sg_neg_c64(a0[i]), sg_rsqrt_c64(sg_sub_c64(sg_from_real_c64(1.0f), sg_mul_c64(a1[i], a1[i]))));
}
static void acos_tangent_self_c128(char *const *p, sg_index n) {
    const sg_c128 *restrict a0 = (const sg_c128 *)p[0];
    const sg_c128 *restrict a1 = (const sg_c128 *)p[1];
    sg_c128 *restrict r0 = (sg_c128 *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_mul_c128(sg_neg_c128(a0[i]), sg_rsqrt_c128(sg_sub_c128(sg_from_real_c128(1.0), sg_mul_c128(a1[i], a1[i]))));
}
static const sg_loop acos_tangent_self_loops[] = {
    {SG_f32, {SG_f32, SG_f32, SG_f32}, acos_backward_self_f32},
    {SG_f64, {SG_f64, SG_f64, SG_f64}, acos_backward_self_f64},
    {SG_c64, {SG_c64, SG_c64, SG_c64}, acos_tangent_self_c64},
    {SG_c128, {SG_c128, SG_c128, SG_c128}, acos_tangent_self_c128},
};

/* derivatives.yaml:889  atan: grad / (self * self + 1).conj() */
SG_CLONES static void atan_backward_self_f32(char *const *p, sg_index n) {
    const float *restrict a0 = (const float *)p[0];
    const float *restrict a1 = (const float *)p[1];
    float *restrict r0 = (float *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (a0[i] / ((a1[i] * a1[i]) + 1.0f));
}
SG_CLONES static void atan_backward_self_f64(char *const *p, sg_index n) {
    const double *restrict a0 = (const double *)p[0];
    const double *restrict a1 = (const double *)p[1];
    double *restrict r0 = (double *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (a0[i] / ((a1[i] * a1[i]) + 1.0));
}
static void atan_backward_self_c64(char *const *p, sg_index n) {
    const sg_c64 *restrict a0 = (const sg_c64 *)p[0];
    const sg_c64 *restrict a1 = (const sg_c64 *)p[1];
    sg_c64 *restrict r0 = (sg_c64 *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_div_c64(a0[i], sg_conj_c64(sg_add_c64(sg_mul_c64(a1[i], a1[i]), sg_from_real_c64(1.0f))));
}
static void atan_backward_self_c128(char *const *p, sg_index n) {
    const sg_c128 *restrict a0 = (const sg_c128 *)p[0];
    const sg_c128 *restrict a1 = (const sg_c128 *)p[1];
    sg_c128 *restrict r0 = (sg_c128 *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_div_c128(a0[i], sg_conj_c128(sg_add_c128(sg_mul_c128(a1[i], a1[i]), sg_from_real_c128(1.0))));
}
static const sg_loop atan_backward_self_loops[] = {
    {SG_f32, {SG_f32, SG_f32, SG_f32}, atan_backward_self_f32},
    {SG_f64, {SG_f64, SG_f64, SG_f64}, atan_backward_self_f64},
    {SG_c64, {SG_c64, SG_c64, SG_c64}, atan_backward_self_c64},
    {SG_c128, {SG_c128, SG_c128, SG_c128}, atan_backward_self_c128},
};

/* derivatives.yaml:886  atan: auto_element_wise */
static void atan_tangent_self_c64(char *const *p, sg_index n) {
    const sg_c64 *restrict a0 = (const sg_c64 *)p[0];
    const sg_c64 *restrict a1 = (const sg_c64 *)p[1];
    sg_c64 *restrict r0 = (sg_c64 *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_div_c64(a0[i], sg_add_c64(sg_mul_c64(a1[i], a1[i]), sg_from_real_c64(1.0f)));
}
static void atan_tangent_self_c128(char *const *p, sg_index n) {
    const sg_c128 *restrict a0 = (const sg_c128 *)p[0];
    const sg_c128 *restrict a1 = (const sg_c128 *)p[1];
    sg_c128 *restrict r0 = (sg_c128 *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_div_c128(a0[i], sg_add_c128(sg_mul_c128(a1[i], a1[i]), sg_from_real_c128(1.0)));
}
static const sg_loop atan_tangent_self_loops[] = {
    {SG_f32, {SG_f32, SG_f32, SG_f32}, atan_backward_self_f32},
    {SG_f64, {SG_f64, SG_f64, SG_f64}, atan_backward_self_f64},
    {SG_c64, {SG_c64, SG_c64, SG_c64}, atan_tangent_self_c64},
    {SG_c128, {SG_c128, SG_c128, SG_c128}, atan_tangent_self_c128},
};

/* derivatives.yaml:898  sinh: grad * self.cosh().conj() */
SG_CLONES static void sinh_backward_self_f32(char *const *p, sg_index n) {
    const float *restrict a0 = (const float *)p[0];
    const float *restrict a1 = (const float *)p[1];
    float *restrict r0 = (float *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (a0[i] * sg_cosh_f32(a1[i]));
}
SG_CLONES static void sinh_backward_self_f64(char *const *p, sg_index n) {
    const double *restrict a0 = (const double *)p[0];
    const double *restrict a1 = (const double *)p[1];
    double *restrict r0 = (double *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (a0[i] * sg_cosh_f64(a1[i]));
}
static void sinh_backward_self_c64(char *const *p, sg_index n) {
    const sg_c64 *restrict a0 = (const sg_c64 *)p[0];
    const sg_c64 *restrict a1 = (const sg_c64 *)p[1];
    sg_c64 *restrict r0 = (sg_c64 *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_mul_c64(a0[i], sg_conj_c64(sg_cosh_c64(a1[i])));
}
static void sinh_backward_self_c128(char *const *p, sg_index n) {
    const sg_c128 *restrict a0 = (const sg_c128 *)p[0];
    const sg_c128 *restrict a1 = (const sg_c128 *)p[1];
    sg_c128 *restrict r0 = (sg_c128 *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_mul_c128(a0[i], sg_conj_c128(sg_cosh_c128(a1[i])));
}
static const sg_loop sinh_backward_self_loops[] = {
    {SG_f32, {SG_f32, SG_f32, SG_f32}, sinh_backward_self_f32},
    {SG_f64, {SG_f64, SG_f64, SG_f64}, sinh_backward_self_f64},
    {SG_c64, {SG_c64, SG_c64, SG_c64}, sinh_backward_self_c64},
    {SG_c128, {SG_c128, SG_c128, SG_c128}, sinh_backward_self_c128},
};

/* derivatives.yaml:895  sinh: auto_element_wise */
static void sinh_tangent_self_c64(char *const *p, sg_index n) {
    const sg_c64 *restrict a0 = (const sg_c64 *)p[0];
    const sg_c64 *restrict a1 = (const sg_c64 *)p[1];
    sg_c64 *restrict r0 = (sg_c64 *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_mul_c64(a0[i], sg_cosh_c64(a1[i]));
}
static void sinh_tangent_self_c128(char *const *p, sg_index n) {
    const sg_c128 *restrict a0 = (const sg_c128 *)p[0];
    const sg_c128 *restrict a1 = (const sg_c128 *)p[1];
    sg_c128 *restrict r0 = (sg_c128 *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_mul_c128(a0[i], sg_cosh_c128(a1[i]));
}
static const sg_loop sinh_tangent_self_loops[] = {
    {SG_f32, {SG_f32, SG_f32, SG_f32}, sinh_backward_self_f32},
    {SG_f64, {SG_f64, SG_f64, SG_f64}, sinh_backward_self_f64},
    {SG_c64, {SG_c64, SG_c64, SG_c64}, sinh_tangent_self_c64},
    {SG_c128, {SG_c128, SG_c128, SG_c128}, sinh_tangent_self_c128},
};

/* derivatives.yaml:906  cosh: grad * self.sinh().conj() */
SG_CLONES static void cosh_backward_self_f32(char *const *p, sg_index n) {
    const float *restrict a0 = (const float *)p[0];
    const float *restrict a1 = (const float *)p[1];
    float *restrict r0 = (float *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (a0[i] * sg_sinh_f32(a1[i]));
}
SG_CLONES static void cosh_backward_self_f64(char *const *p, sg_index n) {
    const double *restrict a0 = (const double *)p[0];
    const double *restrict a1 = (const double *)p[1];
    double *restrict r0 = (double *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (a0[i] * sg_sinh_f64(a1[i]));
}
static void cosh_backward_self_c64(char *const *p, sg_index n) {
    const sg_c64 *restrict a0 = (const sg_c64 *)p[0];
    const sg_c64 *restrict a1 = (const sg_c64 *)p[1];
    sg_c64 *restrict r0 = (sg_c64 *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_mul_c64(a0[i], sg_conj_c64(sg_sinh_c64(a1[i])));
}
static void cosh_backward_self_c128(char *const *p, sg_index n) {
    const sg_c128 *restrict a0 = (const sg_c128 *)p[0];
    const sg_c128 *restrict a1 = (const sg_c128 *)p[1];
    sg_c128 *restrict r0 = (sg_c128 *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_mul_c128(a0[i], sg_conj_c128(sg_sinh_c128(a1[i])));
}
static const sg_loop cosh_backward_self_loops[] = {
    {SG_f32, {SG_f32, SG_f32, SG_f32}, cosh_backward_self_f32},
    {SG_f64, {SG_f64, SG_f64, SG_f64}, cosh_backward_self_f64},
    {SG_c64, {SG_c64, SG_c64, SG_c64}, cosh_backward_self_c64},
    {SG_c128, {SG_c128, SG_c128, SG_c128}, cosh_backward_self_c128},
};

/* derivatives.yaml:903  cosh: auto_element_wise */
static void cosh_tangent_self_c64(char *const *p, sg_index n) {
    const sg_c64 *restrict a0 = (const sg_c64 *)p[0];
    const sg_c64 *restrict a1 = (const sg_c64 *)p[1];
    sg_c64 *restrict r0 = (sg_c64 *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_mul_c64(a0[i], sg_sinh_c64(a1[i]));
}
static void cosh_tangent_self_c128(char *const *p, sg_index n) {
    const sg_c128 *restrict a0 = (const sg_c128 *)p[0];
    const sg_c128 *restrict a1 = (const sg_c128 *)p[1];
    sg_c128 *restrict r0 = (sg_c128 *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_mul_c128(a0[i], sg_sinh_c128(a1[i]));
}
static const sg_loop cosh_tangent_self_loops[] = {
    {SG_f32, {SG_f32, SG_f32, SG_f32}, cosh_backward_self_f32},
    {SG_f64, {SG_f64, SG_f64, SG_f64}, cosh_backward_self_f64},
    {SG_c64, {SG_c64, SG_c64, SG_c64}, cosh_tangent_self_c64},
    {SG_c128, {SG_c128, SG_c128, SG_c128}, cosh_tangent_self_c128},
};

/* derivatives.yaml:914  tanh: grad * (1 - result * result).conj() */
SG_CLONES static void tanh_backward_self_f32(char *const *p, sg_index n) {
    const float *restrict a0 = (const float *)p[0];
    const float *restrict a1 = (const float *)p[1];
    float *restrict r0 = (float *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (a0[i] * (1.0f - (a1[i] * a1[i])));
}
SG_CLONES static void tanh_backward_self_f64(char *const *p, sg_index n) {
    const double *restrict a0 = (const double *)p[0];
    const double *restrict a1 = (const double *)p[1];
    double *restrict r0 = (double *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (a0[i] * (1.0 - (a1[i] * a1[i])));
}
static void tanh_backward_self_c64(char *const *p, sg_index n) {
    const sg_c64 *restrict a0 = (const sg_c64 *)p[0];
    const sg_c64 *restrict a1 = (const sg_c64 *)p[1];
    sg_c64 *restrict r0 = (sg_c64 *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_mul_c64(a0[i], sg_conj_c64(sg_sub_c64(sg_from_real_c64(1.0f), sg_mul_c64(a1[i], a1[i]))));
}
static void tanh_backward_self_c128(char *const *p, sg_index n) {
    const sg_c128 *restrict a0 = (const sg_c128 *)p[0];
    const sg_c128 *restrict a1 = (const sg_c128 *)p[1];
    sg_c128 *restrict r0 = (sg_c128 *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_mul_c128(a0[i], sg_conj_c128(sg_sub_c128(sg_from_real_c128(1.0), sg_mul_c128(a1[i], a1[i]))));
}
static const sg_loop tanh_backward_self_loops[] = {
    {SG_f32, {SG_f32, SG_f32, SG_f32}, tanh_backward_self_f32},
    {SG_f64, {SG_f64, SG_f64, SG_f64}, tanh_backward_self_f64},
    {SG_c64, {SG_c64, SG_c64, SG_c64}, tanh_backward_self_c64},
    {SG_c128, {SG_c128, SG_c128, SG_c128}, tanh_backward_self_c128},
};

/* derivatives.yaml:911  tanh: auto_element_wise */
static void tanh_tangent_self_c64(char *const *p, sg_index n) {
    const sg_c64 *restrict a0 = (const sg_c64 *)p[0];
    const sg_c64 *restrict a1 = (const sg_c64 *)p[1];
    sg_c64 *restrict r0 = (sg_c64 *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_mul_c64(a0[i], sg_sub_c64(sg_from_real_c64(1.0f), sg_mul_c64(a1[i], a1[i])));
}
static void tanh_tangent_self_c128(char *const *p, sg_index n) {
    const sg_c128 *restrict a0 = (const sg_c128 *)p[0];
    const sg_c128 *restrict a1 = (const sg_c128 *)p[1];
    sg_c128 *restrict r0 = (sg_c128 *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_mul_c128(a0[i], sg_sub_c128(sg_from_real_c128(1.0), sg_mul_c128(a1[i], a1[i])));
}
static const sg_loop tanh_tangent_self_loops[] = {
    {SG_f32, {SG_f32, SG_f32, SG_f32}, tanh_backward_self_f32},
    {SG_f64, {SG_f64, SG_f64, SG_f64}, tanh_backward_self_f64},
    {SG_c64, {SG_c64, SG_c64, SG_c64}, tanh_tangent_self_c64},
    {SG_c128, {SG_c128, SG_c128, SG_c128}, tanh_tangent_self_c128},
};

/* derivatives.yaml:926  asinh: grad * (rsqrt(1 + 1j * self) * rsqrt(1 - 1j * self)).conj() if self.is_complex() else grad / hypot(self, 1) */
static void asinh_backward_self_c64(char *const *p, sg_index n) {
    const sg_c64 *restrict a0 = (const sg_c64 *)p[0];
    const sg_c64 *restrict a1 = (const sg_c64 *)p[1];
    sg_c64 *restrict r0 = (sg_c64 *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_mul_c64(a0[i], sg_conj_c64(sg_mul_c64(sg_rsqrt_c64(sg_add_c64(sg_from_real_c64(1.0f), sg_mul_c64(sg_make_c64(0.0f, 1.0f), a1[i]))), sg_rsqrt_c64(sg_sub_c64(sg_from_real_c64(1.0f), sg_mul_c64(sg_make_c64(0.0f, 1.0f), a1[i]))))));
}
static void asinh_backward_self_c128(char *const *p, sg_index n) {
    const sg_c128 *restrict a0 = (const sg_c128 *)p[0];
    const sg_c128 *restrict a1 = (const sg_c128 *)p[1];
    sg_c128 *restrict r0 = (sg_c128 *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_mul_c128(a0[i], sg_conj_c128(sg_mul_c128(sg_rsqrt_c128(sg_add_c128(sg_from_real_c128(1.0), sg_mul_c128(sg_make_c128(0.0, 1.0), a1[i]))), sg_rsqrt_c128(sg_sub_c128(sg_from_real_c128(1.0), sg_mul_c128(sg_make_c128(0.0, 1.0), a1[i]))))));
}
static const sg_loop asinh_backward_self_loops[] = {
    {SG_c64, {SG_c64, SG_c64, SG_c64}, asinh_backward_self_c64},
    {SG_c128, {SG_c128, SG_c128, SG_c128}, asinh_backward_self_c128},
};

/* derivatives.yaml:926  asinh: grad * (rsqrt(1 + 1j * self) * rsqrt(1 - 1j * self)).conj() if self.is_complex() else grad / hypot(self, 1) */
SG_CLONES static void asinh_backward_self_2_f32(char *const *p, sg_index n) {
    const float *restrict a0 = (const float *)p[0];
    const float *restrict a1 = (const float *)p[1];
    float *restrict r0 = (float *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (a0[i] / sg_hypot_f32(a1[i], 1.0f));
}
SG_CLONES static void asinh_backward_self_2_f64(char *const *p, sg_index n) {
    const double *restrict a0 = (const double *)p[0];
    const double *restrict a1 = (const double *)p[1];
    double *restrict r0 = (double *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (a0[i] / sg_hypot_f64(a1[i], 1.0));
}
static const sg_loop asinh_backward_self_2_loops[] = {
    {SG_f32, {SG_f32, SG_f32, SG_f32}, asinh_backward_self_2_f32},
    {SG_f64, {SG_f64, SG_f64, SG_f64}, asinh_backward_self_2_f64},
};

/* derivatives.yaml:923  asinh: auto_element_wise */
static void asinh_tangent_self_c64(char *const *p, sg_index n) {
    const sg_c64 *restrict a0 = (const sg_c64 *)p[0];
    const sg_c64 *restrict a1 = (const sg_c64 *)p[1];
    sg_c64 *restrict r0 = (sg_c64 *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_mul_c64(a0[i], sg_mul_c64(sg_rsqrt_c64(sg_add_c64(sg_from_real_c64(1.0f), sg_mul_c64(sg_make_c64(0.0f, 1.0f), a1[i]))), sg_rsqrt_c64(sg_sub_c64(sg_from_real_c64(1.0f), sg_mul_c64(sg_make_c64(0.0f, 1.0f), a1[i])))));
}
static void asinh_tangent_self_c128(char *const *p, sg_index n) {
    const sg_c128 *restrict a0 = (const sg_c128 *)p[0];
    const sg_c128 *restrict a1 = (const sg_c128 *)p[1];
    sg_c128 *restrict r0 = (sg_c128 *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_mul_c128(a0[i], sg_mul_c128(sg_rsqrt_c128(sg_add_c128(sg_from_real_c128(1.0), sg_mul_c128(sg_make_c128(0.0, 1.0), a1[i]))), sg_rsqrt_c128(sg_sub_c128(sg_from_real_c128(1.0), sg_mul_c128(sg_make_c128(0.0, 1.0), a1[i])))));
}
static const sg_loop asinh_tangent_self_loops[] = {
    {SG_c64, {SG_c64, SG_c64, SG_c64}, asinh_tangent_self_c64},
    {SG_c128, {SG_c128, SG_c128, SG_c128}, asinh_tangent_self_c128},
};

/* derivatives.yaml:923  asinh: auto_element_wise */
static const sg_loop asinh_tangent_self_2_loops[] = {
    {SG_f32, {SG_f32, SG_f32, SG_f32}, asinh_backward_self_2_f32},
    {SG_f64, {SG_f64, SG_f64, SG_f64}, asinh_backward_self_2_f64},
};

/* derivatives.yaml:936  acosh: grad * (rsqrt(self - 1) * rsqrt(self + 1)).conj() if self.is_complex() else grad * (rsqrt(self.abs() - 1) * rsqrt(self.abs() + 1)) */
SG_CLONES static void acosh_backward_self_f32(char *const *p, sg_index n) {
    const float *restrict a0 = (const float *)p[0];
    const float *restrict a1 = (const float *)p[1];
    float *restrict r0 = (float *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (a0[i] * (sg_rsqrt_f32((a1[i] - 1.0f)) * sg_rsqrt_f32((a1[i] + 1.0f))));
}
SG_CLONES static void acosh_backward_self_f64(char *const *p, sg_index n) {
    const double *restrict a0 = (const double *)p[0];
    const double *restrict a1 = (const double *)p[1];
    double *restrict r0 = (double *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (a0[i] * (sg_rsqrt_f64((a1[i] - 1.0)) * sg_rsqrt_f64((a1[i] + 1.0))));
}
static void acosh_backward_self_c64(char *const *p, sg_index n) {
    const sg_c64 *restrict a0 = (const sg_c64 *)p[0];
    const sg_c64 *restrict a1 = (const sg_c64 *)p[1];
    sg_c64 *restrict r0 = (sg_c64 *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_mul_c64(a0[i], sg_conj_c64(sg_mul_c64(sg_rsqrt_c64(sg_sub_c64(a1[i], sg_from_real_c64(1.0f))), sg_rsqrt_c64(sg_add_c64(a1[i], sg_from_real_c64(1.0f))))));
}
static void acosh_backward_self_c128(char *const *p, sg_index n) {
    const sg_c128 *restrict a0 = (const sg_c128 *)p[0];
    const sg_c128 *restrict a1 = (const sg_c128 *)p[1];
    sg_c128 *restrict r0 = (sg_c128 *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_mul_c128(a0[i], sg_conj_c128(sg_mul_c128(sg_rsqrt_c128(sg_sub_c128(a1[i], sg_from_real_c128(1.0))), sg_rsqrt_c128(sg_add_c128(a1[i], sg_from_real_c128(1.0))))));
}
static const sg_loop acosh_backward_self_loops[] = {
    {SG_f32, {SG_f32, SG_f32, SG_f32}, acosh_backward_self_f32},
    {SG_f64, {SG_f64, SG_f64, SG_f64}, acosh_backward_self_f64},
    {SG_c64, {SG_c64, SG_c64, SG_c64}, acosh_backward_self_c64},
    {SG_c128, {SG_c128, SG_c128, SG_c128}, acosh_backward_self_c128},
};

/* derivatives.yaml:936  acosh: grad * (rsqrt(self - 1) * rsqrt(self + 1)).conj() if self.is_complex() else grad * (rsqrt(self.abs() - 1) * rsqrt(self.abs() + 1)) */
SG_CLONES static void acosh_backward_self_2_f32(char *const *p, sg_index n) {
    const float *restrict a0 = (const float *)p[0];
    const float *restrict a1 = (const float *)p[1];
    float *restrict r0 = (float *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (a0[i] * (sg_rsqrt_f32((sg_abs_f32(a1[i]) - 1.0f)) * sg_rsqrt_f32((sg_abs_f32(a1[i]) + 1.0f))));
}
SG_CLONES static void acosh_backward_self_2_f64(char *const *p, sg_index n) {
    const double *restrict a0 = (const double *)p[0];
    const double *restrict a1 = (const double *)p[1];
    double *restrict r0 = (double *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (a0[i] * (sg_rsqrt_f64((sg_abs_f64(a1[i]) - 1.0)) * sg_rsqrt_f64((sg_abs_f64(a1[i]) + 1.0))));
}
static void acosh_backward_self_2_c64(char *const *p, sg_index n) {
    const sg_c64 *restrict a0 = (const sg_c64 *)p[0];
    const sg_c64 *restrict a1 = (const sg_c64 *)p[1];
    sg_c64 *restrict r0 = (sg_c64 *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_mul_c64(a0[i], sg_from_real_c64((sg_rsqrt_f32((sg_abs_c64(a1[i]) - 1.0f)) * sg_rsqrt_f32((sg_abs_c64(a1[i]) + 1.0f)))));
}
static void acosh_backward_self_2_c128(char *const *p, sg_index n) {
    const sg_c128 *restrict a0 = (const sg_c128 *)p[0];
    const sg_c128 *restrict a1 = (const sg_c128 *)p[1];
    sg_c128 *restrict r0 = (sg_c128 *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_mul_c128(a0[i], sg_from_real_c128((sg_rsqrt_f64((sg_abs_c128(a1[i]) - 1.0)) * sg_rsqrt_f64((sg_abs_c128(a1[i]) + 1.0)))));
}
static const sg_loop acosh_backward_self_2_loops[] = {
    {SG_f32, {SG_f32, SG_f32, SG_f32}, acosh_backward_self_2_f32},
    {SG_f64, {SG_f64, SG_f64, SG_f64}, acosh_backward_self_2_f64},
    {SG_c64, {SG_c64, SG_c64, SG_c64}, acosh_backward_self_2_c64},
    {SG_c128, {SG_c128, SG_c128, SG_c128}, acosh_backward_self_2_c128},
};

/* derivatives.yaml:932  acosh: auto_element_wise */
static void acosh_tangent_self_c64(char *const *p, sg_index n) {
    const sg_c64 *restrict a0 = (const sg_c64 *)p[0];
    const sg_c64 *restrict a1 = (const sg_c64 *)p[1];
    sg_c64 *restrict r0 = (sg_c64 *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_mul_c64(a0[i], sg_mul_c64(sg_rsqrt_c64(sg_sub_c64(a1[i], sg_from_real_c64(1.0f))), sg_rsqrt_c64(sg_add_c64(a1[i], sg_from_real_c64(1.0f)))));
}
static void acosh_tangent_self_c128(char *const *p, sg_index n) {
    const sg_c128 *restrict a0 = (const sg_c128 *)p[0];
    const sg_c128 *restrict a1 = (const sg_c128 *)p[1];
    sg_c128 *restrict r0 = (sg_c128 *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_mul_c128(a0[i], sg_mul_c128(sg_rsqrt_c128(sg_sub_c128(a1[i], sg_from_real_c128(1.0))), sg_rsqrt_c128(sg_add_c128(a1[i], sg_from_real_c128(1.0)))));
}
static const sg_loop acosh_tangent_self_loops[] = {
    {SG_f32, {SG_f32, SG_f32, SG_f32}, acosh_backward_self_f32},
    {SG_f64, {SG_f64, SG_f64, SG_f64}, acosh_backward_self_f64},
    {SG_c64, {SG_c64, SG_c64, SG_c64}, acosh_tangent_self_c64},
    {SG_c128, {SG_c128, SG_c128, SG_c128}, acosh_tangent_self_c128},
};

/* derivatives.yaml:932  acosh: auto_element_wise */
static const sg_loop acosh_tangent_self_2_loops[] = {
    {SG_f32, {SG_f32, SG_f32, SG_f32}, acosh_backward_self_2_f32},
    {SG_f64, {SG_f64, SG_f64, SG_f64}, acosh_backward_self_2_f64},
    {SG_c64, {SG_c64, SG_c64, SG_c64}, acosh_backward_self_2_c64},
    {SG_c128, {SG_c128, SG_c128, SG_c128}, acosh_backward_self_2_c128},
};

/* derivatives.yaml:949  atanh: grad / (1 - self * self).conj() */
SG_CLONES static void atanh_backward_self_f32(char *const *p, sg_index n) {
    const float *restrict a0 = (const float *)p[0];
    const float *restrict a1 = (const float *)p[1];
    float *restrict r0 = (float *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (a0[i] / (1.0f - (a1[i] * a1[i])));
}
SG_CLONES static void atanh_backward_self_f64(char *const *p, sg_index n) {
    const double *restrict a0 = (const double *)p[0];
    const double *restrict a1 = (const double *)p[1];
    double *restrict r0 = (double *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (a0[i] / (1.0 - (a1[i] * a1[i])));
}
static void atanh_backward_self_c64(char *const *p, sg_index n) {
    const sg_c64 *restrict a0 = (const sg_c64 *)p[0];
    const sg_c64 *restrict a1 = (const sg_c64 *)p[1];
    sg_c64 *restrict r0 = (sg_c64 *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_div_c64(a0[i], sg_conj_c64(sg_sub_c64(sg_from_real_c64(1.0f), sg_mul_c64(a1[i], a1[i]))));
}
static void atanh_backward_self_c128(char *const *p, sg_index n) {
    const sg_c128 *restrict a0 = (const sg_c128 *)p[0];
    const sg_c128 *restrict a1 = (const sg_c128 *)p[1];
    sg_c128 *restrict r0 = (sg_c128 *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_div_c128(a0[i], sg_conj_c128(sg_sub_c128(sg_from_real_c128(1.0), sg_mul_c128(a1[i], a1[i]))));
}
static const sg_loop atanh_backward_self_loops[] = {
    {SG_f32, {SG_f32, SG_f32, SG_f32}, atanh_backward_self_f32},
    {SG_f64, {SG_f64, SG_f64, SG_f64}, atanh_backward_self_f64},
    {SG_c64, {SG_c64, SG_c64, SG_c64}, atanh_backward_self_c64},
    {SG_c128, {SG_c128, SG_c128, SG_c128}, atanh_backward_self_c128},
};

/* derivatives.yaml:946  atanh: auto_element_wise */
static void atanh_tangent_self_c64(char *const *p, sg_index n) {
    const sg_c64 *restrict a0 = (const sg_c64 *)p[0];
    const sg_c64 *restrict a1 = (const sg_c64 *)p[1];
    sg_c64 *restrict r0 = (sg_c64 *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_div_c64(a0[i], sg_sub_c64(sg_from_real_c64(1.0f), sg_mul_c64(a1[i], a1[i])));
}
static void atanh_tangent_self_c128(char *const *p, sg_index n) {
    const sg_c128 *restrict a0 = (const sg_c128 *)p[0];
    const sg_c128 *restrict a1 = (const sg_c128 *)p[1];
    sg_c128 *restrict r0 = (sg_c128 *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_div_c128(a0[i], sg_sub_c128(sg_from_real_c128(1.0), sg_mul_c128(a1[i], a1[i])));
}
static const sg_loop atanh_tangent_self_loops[] = {
    {SG_f32, {SG_f32, SG_f32, SG_f32}, atanh_backward_self_f32},
    {SG_f64, {SG_f64, SG_f64, SG_f64}, atanh_backward_self_f64},
    {SG_c64, {SG_c64, SG_c64, SG_c64}, atanh_tangent_self_c64},
    {SG_c128, {SG_c128, SG_c128, SG_c128}, atanh_tangent_self_c128},
};

/* derivatives.yaml:964  atan2: grad * (other / length / length) */
SG_CLONES static void atan2_backward_self_f32(char *const *p, sg_index n) {
    const float *restrict a0 = (const float *)p[0];
    const float *restrict a1 = (const float *)p[1];
    const float *restrict a2 = (const float *)p[2];
    float *restrict r0 = (float *)p[3];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (a0[i] * ((a1[i] / sg_hypot_f32((((a2[i] == 0.0f) & (a1[i] == 0.0f)) ? SG_INF : a2[i]), a1[i])) / sg_hypot_f32((((a2[i] == 0.0f) & (a1[i] == 0.0f)) ? SG_INF : a2[i]), a1[i])));
}
SG_CLONES static void atan2_backward_self_f64(char *const *p, sg_index n) {
    const double *restrict a0 = (const double *)p[0];
    const double *restrict a1 = (const double *)p[1];
    const double *restrict a2 = (const double *)p[2];
    double *restrict r0 = (double *)p[3];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (a0[i] * ((a1[i] / sg_hypot_f64((((a2[i] == 0.0) & (a1[i] == 0.0)) ? SG_INF : a2[i]), a1[i])) / sg_hypot_f64((((a2[i] == 0.0) & (a1[i] == 0.0)) ? SG_INF : a2[i]), a1[i])));
}
static const sg_loop atan2_backward_self_loops[] = {
    {SG_f32, {SG_f32, SG_f32, SG_f32, SG_f32}, atan2_backward_self_f32},
    {SG_f64, {SG_f64, SG_f64, SG_f64, SG_f64}, atan2_backward_self_f64},
};

/* derivatives.yaml:965  atan2: -grad * (self / length / length) */
SG_CLONES static void atan2_backward_other_f32(char *const *p, sg_index n) {
    const float *restrict a0 = (const float *)p[0];
    const float *restrict a1 = (const float *)p[1];
    const float *restrict a2 = (const float *)p[2];
    float *restrict r0 = (float *)p[3];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = ((-a0[i]) * ((a1[i] / sg_hypot_f32((((a1[i] == 0.0f) & (a2[i] == 0.0f)) ? SG_INF : a1[i]), a2[i])) / sg_hypot_f32((((a1[i] == 0.0f) & (a2[i] == 0.0f)) ? SG_INF : a1[i]), a2[i])));
}
SG_CLONES static void atan2_backward_other_f64(char *const *p, sg_index n) {
    const double *restrict a0 = (const double *)p[0];
    const double *restrict a1 = (const double *)p[1];
    const double *restrict a2 = (const double *)p[2];
    double *restrict r0 = (double *)p[3];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = ((-a0[i]) * ((a1[i] / sg_hypot_f64((((a1[i] == 0.0) & (a2[i] == 0.0)) ? SG_INF : a1[i]), a2[i])) / sg_hypot_f64((((a1[i] == 0.0) & (a2[i] == 0.0)) ? SG_INF : a1[i]), a2[i])));
}
static const sg_loop atan2_backward_other_loops[] = {
    {SG_f32, {SG_f32, SG_f32, SG_f32, SG_f32}, atan2_backward_other_f32},
    {SG_f64, {SG_f64, SG_f64, SG_f64, SG_f64}, atan2_backward_other_f64},
};

/* derivatives.yaml:964  atan2: grad * (other / length / length); -grad * (self / length / length) */
SG_CLONES static void atan2_backward_f32(char *const *p, sg_index n) {
    const float *restrict a0 = (const float *)p[0];
    const float *restrict a1 = (const float *)p[1];
    const float *restrict a2 = (const float *)p[2];
    float *restrict r0 = (float *)p[3];
    float *restrict r1 = (float *)p[4];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++) {
        r0[i] = (a0[i] * ((a1[i] / sg_hypot_f32((((a2[i] == 0.0f) & (a1[i] == 0.0f)) ? SG_INF : a2[i]), a1[i])) / sg_hypot_f32((((a2[i] == 0.0f) & (a1[i] == 0.0f)) ? SG_INF : a2[i]), a1[i])));
        r1[i] = ((-a0[i]) * ((a2[i] / sg_hypot_f32((((a2[i] == 0.0f) & (a1[i] == 0.0f)) ? SG_INF : a2[i]), a1[i])) / sg_hypot_f32((((a2[i] == 0.0f) & (a1[i] == 0.0f)) ? SG_INF : a2[i]), a1[i])));
    }
}
SG_CLONES static void atan2_backward_f64(char *const *p, sg_index n) {
    const double *restrict a0 = (const double *)p[0];
    const double *restrict a1 = (const double *)p[1];
    const double *restrict a2 = (const double *)p[2];
    double *restrict r0 = (double *)p[3];
    double *restrict r1 = (double *)p[4];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++) {
        r0[i] = (a0[i] * ((a1[i] / sg_hypot_f64((((a2[i] == 0.0) & (a1[i] == 0.0)) ? SG_INF : a2[i]), a1[i])) / sg_hypot_f64((((a2[i] == 0.0) & (a1[i] == 0.0)) ? SG_INF : a2[i]), a1[i])));
        r1[i] = ((-a0[i]) * ((a2[i] / sg_hypot_f64((((a2[i] == 0.0) & (a1[i] == 0.0)) ? SG_INF : a2[i]), a1[i])) / sg_hypot_f64((((a2[i] == 0.0) & (a1[i] == 0.0)) ? SG_INF : a2[i]), a1[i])));
    }
}
static const sg_loop atan2_backward_loops[] = {
    {SG_f32, {SG_f32, SG_f32, SG_f32, SG_f32, SG_f32}, atan2_backward_f32},
    {SG_f64, {SG_f64, SG_f64, SG_f64, SG_f64, SG_f64}, atan2_backward_f64},
};

/* derivatives.yaml:958  atan2: auto_element_wise */
static const sg_loop atan2_tangent_self_loops[] = {
    {SG_f32, {SG_f32, SG_f32, SG_f32, SG_f32}, atan2_backward_self_f32},
    {SG_f64, {SG_f64, SG_f64, SG_f64, SG_f64}, atan2_backward_self_f64},
};

/* derivatives.yaml:958  atan2: auto_element_wise */
static const sg_loop atan2_tangent_other_loops[] = {
    {SG_f32, {SG_f32, SG_f32, SG_f32, SG_f32}, atan2_backward_other_f32},
    {SG_f64, {SG_f64, SG_f64, SG_f64, SG_f64}, atan2_backward_other_f64},
};

/* derivatives.yaml:984  sinc: grad * where( near, self * (-3.2898681336964529 + square * (3.2469697011334146 + square * (-1.1445109447325053 + square * (0.2091827825412384 + square * ( -0.023460810354558236 + square * (0.001781145516372852 + square * (-9.7662231263189327e-5 + square * 4.0499478466192442e-6))))))), (cos(far * 3.141592653589793) - sin(far * 3.141592653589793) / (far * 3.141592653589793)) / far).conj() */
SG_CLONES static void sinc_backward_self_f32(char *const *p, sg_index n) {
    const float *restrict a0 = (const float *)p[0];
    const float *restrict a1 = (const float *)p[1];
    float *restrict r0 = (float *)p[2];
    int far = 0;
    for (sg_index i = 0; i < n; i++)
        far |= sg_is_far_f32((((sg_abs_f32(a1[i]) < 0.25f) ? 1.0f : a1[i]) * 3.141592653589793f));
    if (far) {
        int farther = 0;
        for (sg_index i = 0; i < n; i++)
            farther |= sg_is_farther_f32((((sg_abs_f32(a1[i]) < 0.25f) ? 1.0f : a1[i]) * 3.141592653589793f));
        if (!farther) {
            SG_INDEPENDENT
            for (sg_index i = 0; i < n; i++)
                r0[i] = (a0[i] * ((sg_abs_f32(a1[i]) < 0.25f) ? (a1[i] * ((-3.289868133696453f) + ((a1[i] * a1[i]) * (3.2469697011334144f + ((a1[i] * a1[i]) * ((-1.1445109447325053f) + ((a1[i] * a1[i]) * (0.2091827825412384f + ((a1[i] * a1[i]) * ((-0.023460810354558236f) + ((a1[i] * a1[i]) * (0.001781145516372852f + ((a1[i] * a1[i]) * ((-9.766223126318933e-05f) + ((a1[i] * a1[i]) * 4.049947846619244e-06f))))))))))))))) : ((sg_middle_cos_f32((((sg_abs_f32(a1[i]) < 0.25f) ? 1.0f : a1[i]) * 3.141592653589793f)) - (sg_middle_sin_f32((((sg_abs_f32(a1[i]) < 0.25f) ? 1.0f : a1[i]) * 3.141592653589793f)) / (((sg_abs_f32(a1[i]) < 0.25f) ? 1.0f : a1[i]) * 3.141592653589793f))) / ((sg_abs_f32(a1[i]) < 0.25f) ? 1.0f : a1[i]))));
            return;
        }
        for (sg_index i = 0; i < n; i++)
            r0[i] = (a0[i] * ((sg_abs_f32(a1[i]) < 0.25f) ? (a1[i] * ((-3.289868133696453f) + ((a1[i] * a1[i]) * (3.2469697011334144f + ((a1[i] * a1[i]) * ((-1.1445109447325053f) + ((a1[i] * a1[i]) * (0.2091827825412384f + ((a1[i] * a1[i]) * ((-0.023460810354558236f) + ((a1[i] * a1[i]) * (0.001781145516372852f + ((a1[i] * a1[i]) * ((-9.766223126318933e-05f) + ((a1[i] * a1[i]) * 4.049947846619244e-06f))))))))))))))) : ((sg_cos_f32((((sg_abs_f32(a1[i]) < 0.25f) ? 1.0f : a1[i]) * 3.141592653589793f)) - (sg_sin_f32((((sg_abs_f32(a1[i]) < 0.25f) ? 1.0f : a1[i]) * 3.141592653589793f)) / (((sg_abs_f32(a1[i]) < 0.25f) ? 1.0f : a1[i]) * 3.141592653589793f))) / ((sg_abs_f32(a1[i]) < 0.25f) ? 1.0f : a1[i]))));
        return;
    }
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (a0[i] * ((sg_abs_f32(a1[i]) < 0.25f) ? (a1[i] * ((-3.289868133696453f) + ((a1[i] * a1[i]) * (3.2469697011334144f + ((a1[i] * a1[i]) * ((-1.1445109447325053f) + ((a1[i] * a1[i]) * (0.2091827825412384f + ((a1[i] * a1[i]) * ((-0.023460810354558236f) + ((a1[i] * a1[i]) * (0.001781145516372852f + ((a1[i] * a1[i]) * ((-9.766223126318933e-05f) + ((a1[i] * a1[i]) * 4.049947846619244e-06f))))))))))))))) : ((sg_near_cos_f32((((sg_abs_f32(a1[i]) < 0.25f) ? 1.0f : a1[i]) * 3.141592653589793f)) - (sg_near_sin_f32((((sg_abs_f32(a1[i]) < 0.25f) ? 1.0f : a1[i]) * 3.141592653589793f)) / (((sg_abs_f32(a1[i]) < 0.25f) ? 1.0f : a1[i]) * 3.141592653589793f))) / ((sg_abs_f32(a1[i]) < 0.25f) ? 1.0f : a1[i]))));
}
SG_CLONES static void sinc_backward_self_f64(char *const *p, sg_index n) {
    const double *restrict a0 = (const double *)p[0];
    const double *restrict a1 = (const double *)p[1];
    double *restrict r0 = (double *)p[2];
    int far = 0;
    for (sg_index i = 0; i < n; i++)
        far |= sg_is_far_f64((((sg_abs_f64(a1[i]) < 0.25) ? 1.0 : a1[i]) * 3.141592653589793));
    if (far) {
        for (sg_index i = 0; i < n; i++)
            r0[i] = (a0[i] * ((sg_abs_f64(a1[i]) < 0.25) ? (a1[i] * ((-3.289868133696453) + ((a1[i] * a1[i]) * (3.2469697011334144 + ((a1[i] * a1[i]) * ((-1.1445109447325053) + ((a1[i] * a1[i]) * (0.2091827825412384 + ((a1[i] * a1[i]) * ((-0.023460810354558236) + ((a1[i] * a1[i]) * (0.001781145516372852 + ((a1[i] * a1[i]) * ((-9.766223126318933e-05) + ((a1[i] * a1[i]) * 4.049947846619244e-06))))))))))))))) : ((sg_cos_f64((((sg_abs_f64(a1[i]) < 0.25) ? 1.0 : a1[i]) * 3.141592653589793)) - (sg_sin_f64((((sg_abs_f64(a1[i]) < 0.25) ? 1.0 : a1[i]) * 3.141592653589793)) / (((sg_abs_f64(a1[i]) < 0.25) ? 1.0 : a1[i]) * 3.141592653589793))) / ((sg_abs_f64(a1[i]) < 0.25) ? 1.0 : a1[i]))));
        return;
    }
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (a0[i] * ((sg_abs_f64(a1[i]) < 0.25) ? (a1[i] * ((-3.289868133696453) + ((a1[i] * a1[i]) * (3.2469697011334144 + ((a1[i] * a1[i]) * ((-1.1445109447325053) + ((a1[i] * a1[i]) * (0.2091827825412384 + ((a1[i] * a1[i]) * ((-0.023460810354558236) + ((a1[i] * a1[i]) * (0.001781145516372852 + ((a1[i] * a1[i]) * ((-9.766223126318933e-05) + ((a1[i] * a1[i]) * 4.049947846619244e-06))))))))))))))) : ((sg_near_cos_f64((((sg_abs_f64(a1[i]) < 0.25) ? 1.0 : a1[i]) * 3.141592653589793)) - (sg_near_sin_f64((((sg_abs_f64(a1[i]) < 0.25) ? 1.0 : a1[i]) * 3.141592653589793)) / (((sg_abs_f64(a1[i]) < 0.25) ? 1.0 : a1[i]) * 3.141592653589793))) / ((sg_abs_f64(a1[i]) < 0.25) ? 1.0 : a1[i]))));
}
static void sinc_backward_self_c64(char *const *p, sg_index n) {
    const sg_c64 *restrict a0 = (const sg_c64 *)p[0];
    const sg_c64 *restrict a1 = (const sg_c64 *)p[1];
    sg_c64 *restrict r0 = (sg_c64 *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_mul_c64(a0[i], sg_conj_c64(((sg_abs_c64(a1[i]) < 0.25f) ? sg_mul_c64(a1[i], sg_add_c64(sg_from_real_c64((-3.289868133696453f)), sg_mul_c64(sg_mul_c64(a1[i], a1[i]), sg_add_c64(sg_from_real_c64(3.2469697011334144f), sg_mul_c64(sg_mul_c64(a1[i], a1[i]), sg_add_c64(sg_from_real_c64((-1.1445109447325053f)), sg_mul_c64(sg_mul_c64(a1[i], a1[i]), sg_add_c64(sg_from_real_c64(0.2091827825412384f), sg_mul_c64(sg_mul_c64(a1[i], a1[i]), sg_add_c64(sg_from_real_c64((-0.023460810354558236f)), sg_mul_c64(sg_mul_c64(a1[i], a1[i]), sg_add_c64(sg_from_real_c64(0.001781145516372852f), sg_mul_c64(sg_mul_c64(a1[i], a1[i]), sg_add_c64(sg_from_real_c64((-9.766223126318933e-05f)), sg_mul_c64(sg_mul_c64(a1[i], a1[i]), sg_from_real_c64(4.049947846619244e-06f)))))))))))))))) : sg_div_c64(sg_sub_c64(sg_cos_c64(sg_mul_c64(((sg_abs_c64(a1[i]) < 0.25f) ? sg_from_real_c64(1.0f) : a1[i]), sg_from_real_c64(3.141592653589793f))), sg_div_c64(sg_sin_c64(sg_mul_c64(((sg_abs_c64(a1[i]) < 0.25f) ? sg_from_real_c64(1.0f) : a1[i]), sg_from_real_c64(3.141592653589793f))), sg_mul_c64(((sg_abs_c64(a1[i]) < 0.25f) ? sg_from_real_c64(1.0f) : a1[i]), sg_from_real_c64(3.141592653589793f)))), ((sg_abs_c64(a1[i]) < 0.25f) ? sg_from_real_c64(1.0f) : a1[i])))));
}
static void sinc_backward_self_c128(char *const *p, sg_index n) {
    const sg_c128 *restrict a0 = (const sg_c128 *)p[0];
    const sg_c128 *restrict a1 = (const sg_c128 *)p[1];
    sg_c128 *restrict r0 = (sg_c128 *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_mul_c128(a0[i], sg_conj_c128(((sg_abs_c128(a1[i]) < 0.25) ? sg_mul_c128(a1[i], sg_add_c128(sg_from_real_c128((-3.289868133696453)), sg_mul_c128(sg_mul_c128(a1[i], a1[i]), sg_add_c128(sg_from_real_c128(3.2469697011334144), sg_mul_c128(sg_mul_c128(a1[i], a1[i]), sg_add_c128(sg_from_real_c128((-1.1445109447325053)), sg_mul_c128(sg_mul_c128(a1[i], a1[i]), sg_add_c128(sg_from_real_c128(0.2091827825412384), sg_mul_c128(sg_mul_c128(a1[i], a1[i]), sg_add_c128(sg_from_real_c128((-0.023460810354558236)), sg_mul_c128(sg_mul_c128(a1[i], a1[i]), sg_add_c128(sg_from_real_c128(0.001781145516372852), sg_mul_c128(sg_mul_c128(a1[i], a1[i]), sg_add_c128(sg_from_real_c128((-9.766223126318933e-05)), sg_mul_c128(sg_mul_c128(a1[i], a1[i]), sg_from_real_c128(4.049947846619244e-06)))))))))))))))) : sg_div_c128(sg_sub_c128(sg_cos_c128(sg_mul_c128(((sg_abs_c128(a1[i]) < 0.25) ? sg_from_real_c128(1.0) : a1[i]), sg_from_real_c128(3.141592653589793))), sg_div_c128(sg_sin_c128(sg_mul_c128(((sg_abs_c128(a1[i]) < 0.25) ? sg_from_real_c128(1.0) : a1[i]), sg_from_real_c128(3.141592653589793))), sg_mul_c128(((sg_abs_c128(a1[i]) < 0.25) ? sg_from_real_c128(1.0) : a1[i]), sg_from_real_c128(3.141592653589793)))), ((sg_abs_c128(a1[i]) < 0.25) ? sg_from_real_c128(1.0) : a1[i])))));
}
static const sg_loop sinc_backward_self_loops[] = {
    {SG_f32, {SG_f32, SG_f32, SG_f32}, sinc_backward_self_f32},
    {SG_f64, {SG_f64, SG_f64, SG_f64}, sinc_backward_self_f64},
    {SG_c64, {SG_c64, SG_c64, SG_c64}, sinc_backward_self_c64},
    {SG_c128, {SG_c128, SG_c128, SG_c128}, sinc_backward_self_c128},
};

/* derivatives.yaml:979  sinc: auto_element_wise */
static void sinc_tangent_self_c64(char *const *p, sg_index n) {
    const sg_c64 *restrict a0 = (const sg_c64 *)p[0];
    const sg_c64 *restrict a1 = (const sg_c64 *)p[1];
    sg_c64 *restrict r0 = (sg_c64 *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_mul_c64(a0[i], ((sg_abs_c64(a1[i]) < 0.25f) ? sg_mul_c64(a1[i], sg_add_c64(sg_from_real_c64((-3.289868133696453f)), sg_mul_c64(sg_mul_c64(a1[i], a1[i]), sg_add_c64(sg_from_real_c64(3.2469697011334144f), sg_mul_c64(sg_mul_c64(a1[i], a1[i]), sg_add_c64(sg_from_real_c64((-1.1445109447325053f)), sg_mul_c64(sg_mul_c64(a1[i], a1[i]), sg_add_c64(sg_from_real_c64(0.2091827825412384f), sg_mul_c64(sg_mul_c64(a1[i], a1[i]), sg_add_c64(sg_from_real_c64((-0.023460810354558236f)), sg_mul_c64(sg_mul_c64(a1[i], a1[i]), sg_add_c64(sg_from_real_c64(0.001781145516372852f), sg_mul_c64(sg_mul_c64(a1[i], a1[i]), sg_add_c64(sg_from_real_c64((-9.766223126318933e-05f)), sg_mul_c64(sg_mul_c64(a1[i], a1[i]), sg_from_real_c64(4.049947846619244e-06f)))))))))))))))) : sg_div_c64(sg_sub_c64(sg_cos_c64(sg_mul_c64(((sg_abs_c64(a1[i]) < 0.25f) ? sg_from_real_c64(1.0f) : a1[i]), sg_from_real_c64(3.141592653589793f))), sg_div_c64(sg_sin_c64(sg_mul_c64(((sg_abs_c64(a1[i]) < 0.25f) ? sg_from_real_c64(1.0f) : a1[i]), sg_from_real_c64(3.141592653589793f))), sg_mul_c64(((sg_abs_c64(a1[i]) < 0.25f) ? sg_from_real_c64(1.0f) : a1[i]), sg_from_real_c64(3.141592653589793f)))), ((sg_abs_c64(a1[i]) < 0.25f) ? sg_from_real_c64(1.0f) : a1[i]))));
}
static void sinc_tangent_self_c128(char *const *p, sg_index n) {
    const sg_c128 *restrict a0 = (const sg_c128 *)p[0];
    const sg_c128 *restrict a1 = (const sg_c128 *)p[1];
    sg_c128 *restrict r0 = (sg_c128 *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_mul_c128(a0[i], ((sg_abs_c128(a1[i]) < 0.25) ? sg_mul_c128(a1[i], sg_add_c128(sg_from_real_c128((-3.289868133696453)), sg_mul_c128(sg_mul_c128(a1[i], a1[i]), sg_add_c128(sg_from_real_c128(3.2469697011334144), sg_mul_c128(sg_mul_c128(a1[i], a1[i]), sg_add_c128(sg_from_real_c128((-1.1445109447325053)), sg_mul_c128(sg_mul_c128(a1[i], a1[i]), sg_add_c128(sg_from_real_c128(0.2091827825412384), sg_mul_c128(sg_mul_c128(a1[i], a1[i]), sg_add_c128(sg_from_real_c128((-0.023460810354558236)), sg_mul_c128(sg_mul_c128(a1[i], a1[i]), sg_add_c128(sg_from_real_c128(0.001781145516372852), sg_mul_c128(sg_mul_c128(a1[i], a1[i]), sg_add_c128(sg_from_real_c128((-9.766223126318933e-05)), sg_mul_c128(sg_mul_c128(a1[i], a1[i]), sg_from_real_c128(4.049947846619244e-06)))))))))))))))) : sg_div_c128(sg_sub_c128(sg_cos_c128(sg_mul_c128(((sg_abs_c128(a1[i]) < 0.25) ? sg_from_real_c128(1.0) : a1[i]), sg_from_real_c128(3.141592653589793))), sg_div_c128(sg_sin_c128(sg_mul_c128(((sg_abs_c128(a1[i]) < 0.25) ? sg_from_real_c128(1.0) : a1[i]), sg_from_real_c128(3.141592653589793))), sg_mul_c128(((sg_abs_c128(a1[i]) < 0.25) ? sg_from_real_c128(1.0) : a1[i]), sg_from_real_c128(3.141592653589793)))), ((sg_abs_c128(a1[i]) < 0.25) ? sg_from_real_c128(1.0) : a1[i]))));
}
static const sg_loop sinc_tangent_self_loops[] = {
    {SG_f32, {SG_f32, SG_f32, SG_f32}, sinc_backward_self_f32},
    {SG_f64, {SG_f64, SG_f64, SG_f64}, sinc_backward_self_f64},
    {SG_c64, {SG_c64, SG_c64, SG_c64}, sinc_tangent_self_c64},
    {SG_c128, {SG_c128, SG_c128, SG_c128}, sinc_tangent_self_c128},
};

const sg_kernel sg_kernels_trigonometric[] = {
    {"sin", 1, 1, SG_ELEMENTS, 0, {SG_SAME, SG_SAME}, 0, 4, sin_loops},
    {"cos", 1, 1, SG_ELEMENTS, 0, {SG_SAME, SG_SAME}, 0, 4, cos_loops},
    {"tan", 1, 1, SG_ELEMENTS, 0, {SG_SAME, SG_SAME}, 0, 4, tan_loops},
    {"asin", 1, 1, SG_ELEMENTS, 0, {SG_SAME, SG_SAME}, 0, 4, asin_loops},
    {"acos", 1, 1, SG_ELEMENTS, 0, {SG_SAME, SG_SAME}, 0, 4, acos_loops},
    {"atan", 1, 1, SG_ELEMENTS, 0, {SG_SAME, SG_SAME}, 0, 4, atan_loops},
    {"sinh", 1, 1, SG_ELEMENTS, 0, {SG_SAME, SG_SAME}, 0, 4, sinh_loops},
    {"cosh", 1, 1, SG_ELEMENTS, 0, {SG_SAME, SG_SAME}, 0, 4, cosh_loops},
    {"tanh", 1, 1, SG_ELEMENTS, 0, {SG_SAME, SG_SAME}, 0, 4, tanh_loops},
    {"asinh", 1, 1, SG_ELEMENTS, 0, {SG_SAME, SG_SAME}, 0, 4, asinh_loops},
    {"acosh", 1, 1, SG_ELEMENTS, 0, {SG_SAME, SG_SAME}, 0, 4, acosh_loops},
    {"atanh", 1, 1, SG_ELEMENTS, 0, {SG_SAME, SG_SAME}, 0, 4, atanh_loops},
    {"atan2", 2, 1, SG_ELEMENTS, 0, {SG_SAME, SG_SAME, SG_SAME}, 0, 2, atan2_loops},
    {"sinc", 1, 1, SG_ELEMENTS, 0, {SG_SAME, SG_SAME}, 0, 4, sinc_loops},
    {"deg2rad", 2, 1, SG_ELEMENTS, 0, {SG_SAME, SG_REAL_PART, SG_SAME}, 2, 8, deg2rad_loops},
    {"sin_backward_self", 2, 1, SG_ELEMENTS, 0, {SG_SAME, SG_SAME, SG_SAME}, 0, 4, sin_backward_self_loops},
    {"sin_tangent_self", 2, 1, SG_ELEMENTS, 0, {SG_SAME, SG_SAME, SG_SAME}, 0, 4, sin_tangent_self_loops},
    {"cos_backward_self", 2, 1, SG_ELEMENTS, 0, {SG_SAME, SG_SAME, SG_SAME}, 0, 4, cos_backward_self_loops},
    {"cos_tangent_self", 2, 1, SG_ELEMENTS, 0, {SG_SAME, SG_SAME, SG_SAME}, 0, 4, cos_tangent_self_loops},
    {"tan_backward_self", 2, 1, SG_ELEMENTS, 0, {SG_SAME, SG_SAME, SG_SAME}, 0, 4, tan_backward_self_loops},
    {"tan_tangent_self", 2, 1, SG_ELEMENTS, 0, {SG_SAME, SG_SAME, SG_SAME}, 0, 4, tan_tangent_self_loops},
    {"asin_backward_self", 2, 1, SG_ELEMENTS, 0, {SG_SAME, SG_SAME, SG_SAME}, 0, 4, asin_backward_self_loops},
    {"asin_tangent_self", 2, 1, SG_ELEMENTS, 0, {SG_SAME, SG_SAME, SG_SAME}, 0, 4, asin_tangent_self_loops},
    {"acos_backward_self", 2, 1, SG_ELEMENTS, 0, {SG_SAME, SG_SAME, SG_SAME}, 0, 4, acos_backward_self_loops},
    {"acos_tangent_self", 2, 1, SG_ELEMENTS, 0, {SG_SAME, SG_SAME, SG_SAME}, 0, 4, acos_tangent_self_loops},
    {"atan_backward_self", 2, 1, SG_ELEMENTS, 0, {SG_SAME, SG_SAME, SG_SAME}, 0, 4, atan_backward_self_loops},
    {"atan_tangent_self", 2, 1, SG_ELEMENTS, 0, {SG_SAME, SG_SAME, SG_SAME}, 0, 4, atan_tangent_self_loops},
    {"sinh_backward_self", 2, 1, SG_ELEMENTS, 0, {SG_SAME, SG_SAME, SG_SAME}, 0, 4, sinh_backward_self_loops},
    {"sinh_tangent_self", 2, 1, SG_ELEMENTS, 0, {SG_SAME, SG_SAME, SG_SAME}, 0, 4, sinh_tangent_self_loops},
    {"cosh_backward_self", 2, 1, SG_ELEMENTS, 0, {SG_SAME, SG_SAME, SG_SAME}, 0, 4, cosh_backward_self_loops},
    {"cosh_tangent_self", 2, 1, SG_ELEMENTS, 0, {SG_SAME, SG_SAME, SG_SAME}, 0, 4, cosh_tangent_self_loops},
    {"tanh_backward_self", 2, 1, SG_ELEMENTS, 0, {SG_SAME, SG_SAME, SG_SAME}, 0, 4, tanh_backward_self_loops},
    {"tanh_tangent_self", 2, 1, SG_ELEMENTS, 0, {SG_SAME, SG_SAME, SG_SAME}, 0, 4, tanh_tangent_self_loops},
    {"asinh_backward_self", 2, 1, SG_ELEMENTS, 0, {SG_SAME, SG_SAME, SG_SAME}, 0, 2, asinh_backward_self_loops},
    {"asinh_backward_self_2", 2, 1, SG_ELEMENTS, 0, {SG_SAME, SG_SAME, SG_SAME}, 0, 2, asinh_backward_self_2_loops},
    {"asinh_tangent_self", 2, 1, SG_ELEMENTS, 0, {SG_SAME, SG_SAME, SG_SAME}, 0, 2, asinh_tangent_self_loops},
    {"asinh_tangent_self_2", 2, 1, SG_ELEMENTS, 0, {SG_SAME, SG_SAME, SG_SAME}, 0, 2, asinh_tangent_self_2_loops},
    {"acosh_backward_self", 2, 1, SG_ELEMENTS, 0, {SG_SAME, SG_SAME, SG_SAME}, 0, 4, acosh_backward_self_loops},
    {"acosh_backward_self_2", 2, 1, SG_ELEMENTS, 0, {SG_SAME, SG_SAME, SG_SAME}, 0, 4, acosh_backward_self_2_loops},
    {"acosh_tangent_self", 2, 1, SG_ELEMENTS, 0, {SG_SAME, SG_SAME, SG_SAME}, 0, 4, acosh_tangent_self_loops},
    {"acosh_tangent_self_2", 2, 1, SG_ELEMENTS, 0, {SG_SAME, SG_SAME, SG_SAME}, 0, 4, acosh_tangent_self_2_loops},
    {"atanh_backward_self", 2, 1, SG_ELEMENTS, 0, {SG_SAME, SG_SAME, SG_SAME}, 0, 4, atanh_backward_self_loops},
    {"atanh_tangent_self", 2, 1, SG_ELEMENTS, 0, {SG_SAME, SG_SAME, SG_SAME}, 0, 4, atanh_tangent_self_loops},
    {"atan2_backward_self", 3, 1, SG_ELEMENTS, 0, {SG_SAME, SG_SAME, SG_SAME, SG_SAME}, 0, 2, atan2_backward_self_loops},
    {"atan2_backward_other", 3, 1, SG_ELEMENTS, 0, {SG_SAME, SG_SAME, SG_SAME, SG_SAME}, 0, 2, atan2_backward_other_loops},
    {"atan2_backward", 3, 2, SG_ELEMENTS, 0, {SG_SAME, SG_SAME, SG_SAME, SG_SAME, SG_SAME}, 0, 2, atan2_backward_loops},
    {"atan2_tangent_self", 3, 1, SG_ELEMENTS, 0, {SG_SAME, SG_SAME, SG_SAME, SG_SAME}, 0, 2, atan2_tangent_self_loops},
    {"atan2_tangent_other", 3, 1, SG_ELEMENTS, 0, {SG_SAME, SG_SAME, SG_SAME, SG_SAME}, 0, 2, atan2_tangent_other_loops},
    {"sinc_backward_self", 2, 1, SG_ELEMENTS, 0, {SG_SAME, SG_SAME, SG_SAME}, 0, 4, sinc_backward_self_loops},
    {"sinc_tangent_self", 2, 1, SG_ELEMENTS, 0, {SG_SAME, SG_SAME, SG_SAME}, 0, 4, sinc_tangent_self_loops},
    {0}};
