/* Complex numbers. Arithmetic is by the plain formulas, as in PyTorch; transcendental functions are libm's. */
#ifndef SG_COMPLEX_MATH_H
#define SG_COMPLEX_MATH_H

#ifdef __CUDACC__
#include <thrust/complex.h>
#define SG_C_CALL1(C, R, F, name, z)                                                                                   \
    thrust::complex<R> w = thrust::name(thrust::complex<R>(z.re, z.im));                                               \
    C r = {w.real(), w.imag()};                                                                                        \
    return r;
#define SG_C_CALL2(C, R, F, name, y, z)                                                                                \
    thrust::complex<R> w = thrust::name(thrust::complex<R>(y.re, y.im), thrust::complex<R>(z.re, z.im));               \
    C r = {w.real(), w.imag()};                                                                                        \
    return r;
#else
/* libm's complex functions by their builtin names, which C and C++ share */
#define SG_C_CALL1(C, R, F, name, z)                                                                                   \
    R _Complex x, w;                                                                                                   \
    __real__ x = z.re;                                                                                                 \
    __imag__ x = z.im;                                                                                                 \
    w = F(__builtin_c##name)(x);                                                                                       \
    C r = {__real__ w, __imag__ w};                                                                                    \
    return r;
#define SG_C_CALL2(C, R, F, name, y, z)                                                                                \
    R _Complex x1, x2, w;                                                                                              \
    __real__ x1 = y.re;                                                                                                \
    __imag__ x1 = y.im;                                                                                                \
    __real__ x2 = z.re;                                                                                                \
    __imag__ x2 = z.im;                                                                                                \
    w = F(__builtin_c##name)(x1, x2);                                                                                  \
    C r = {__real__ w, __imag__ w};                                                                                    \
    return r;
#endif

#define SG_COMPLEX(C, R, S, RS, F)                                                                                     \
    SG_FN C sg_make_##S(R re, R im) { C r = {re, im}; return r; }                                                      \
    SG_FN C sg_complex_##RS(R re, R im) { return sg_make_##S(re, im); }                                                \
    SG_FN C sg_from_real_##S(R x) { return sg_make_##S(x, 0); }                                                        \
    SG_FN sg_bool sg_true_##S(C z) { return (z.re != 0) | (z.im != 0); }                                               \
    SG_FN R sg_real_##S(C z) { return z.re; }                                                                          \
    SG_FN R sg_imag_##S(C z) { return z.im; }                                                                          \
    SG_FN R sg_abs_##S(C z) { return sg_hypot_##RS(z.re, z.im); }                                                      \
    SG_FN R sg_angle_##S(C z) { return sg_atan2_##RS(z.im, z.re); }                                                    \
    SG_FN C sg_conj_##S(C z) { return sg_make_##S(z.re, -z.im); }                                                      \
    SG_FN C sg_neg_##S(C z) { return sg_make_##S(-z.re, -z.im); }                                                      \
    SG_FN C sg_add_##S(C y, C z) { return sg_make_##S(y.re + z.re, y.im + z.im); }                                     \
    SG_FN C sg_sub_##S(C y, C z) { return sg_make_##S(y.re - z.re, y.im - z.im); }                                     \
    SG_FN C sg_mul_##S(C y, C z) { return sg_make_##S(y.re * z.re - y.im * z.im, y.re * z.im + y.im * z.re); }         \
    SG_FN C sg_square_##S(C z) { return sg_mul_##S(z, z); }                                                            \
    SG_FN C sg_div_##S(C y, C z) { /* scaled by the larger part, so that no intermediate overflows */                  \
        if (F(fabs)(z.re) >= F(fabs)(z.im)) {                                                                          \
            if (z.re == 0 && z.im == 0)                                                                                \
                return sg_make_##S(y.re / F(fabs)(z.re), y.im / F(fabs)(z.im));                                        \
            const R ratio = z.im / z.re, scale = (R)1 / (z.re + z.im * ratio);                                         \
            return sg_make_##S((y.re + y.im * ratio) * scale, (y.im - y.re * ratio) * scale);                          \
        }                                                                                                              \
        const R ratio = z.re / z.im, scale = (R)1 / (z.re * ratio + z.im);                                             \
        return sg_make_##S((y.re * ratio + y.im) * scale, (y.im * ratio - y.re) * scale);                              \
    }                                                                                                                  \
    SG_FN C sg_reciprocal_##S(C z) { return sg_div_##S(sg_make_##S(1, 0), z); }                                        \
    SG_FN C sg_sgn_##S(C z) {                                                                                          \
        const R size = sg_abs_##S(z);                                                                                  \
        return size == 0 ? sg_make_##S(0, 0) : sg_make_##S(z.re / size, z.im / size);                                  \
    }                                                                                                                  \
    SG_FN sg_bool sg_eq_##S(C y, C z) { return (y.re == z.re) & (y.im == z.im); }                                      \
    SG_FN sg_bool sg_ne_##S(C y, C z) { return (y.re != z.re) | (y.im != z.im); }                                      \
    SG_FN sg_bool sg_isnan_##S(C z) { return sg_isnan_##RS(z.re) | sg_isnan_##RS(z.im); }                              \
    SG_FN sg_bool sg_isinf_##S(C z) { return sg_isinf_##RS(z.re) | sg_isinf_##RS(z.im); }                              \
    SG_FN sg_bool sg_isfinite_##S(C z) { return sg_isfinite_##RS(z.re) & sg_isfinite_##RS(z.im); }                     \
    SG_FN C sg_exp_##S(C z) { SG_C_CALL1(C, R, F, exp, z) }                                                            \
    SG_FN C sg_log_##S(C z) { SG_C_CALL1(C, R, F, log, z) }                                                            \
    SG_FN C sg_sqrt_##S(C z) { SG_C_CALL1(C, R, F, sqrt, z) }                                                          \
    SG_FN C sg_sin_##S(C z) { SG_C_CALL1(C, R, F, sin, z) }                                                            \
    SG_FN C sg_cos_##S(C z) { SG_C_CALL1(C, R, F, cos, z) }                                                            \
    SG_FN C sg_tan_##S(C z) { SG_C_CALL1(C, R, F, tan, z) }                                                            \
    SG_FN C sg_asin_##S(C z) { SG_C_CALL1(C, R, F, asin, z) }                                                          \
    SG_FN C sg_acos_##S(C z) { SG_C_CALL1(C, R, F, acos, z) }                                                          \
    SG_FN C sg_atan_##S(C z) { SG_C_CALL1(C, R, F, atan, z) }                                                          \
    SG_FN C sg_sinh_##S(C z) { SG_C_CALL1(C, R, F, sinh, z) }                                                          \
    SG_FN C sg_cosh_##S(C z) { SG_C_CALL1(C, R, F, cosh, z) }                                                          \
    SG_FN C sg_tanh_##S(C z) { SG_C_CALL1(C, R, F, tanh, z) }                                                          \
    SG_FN C sg_asinh_##S(C z) { SG_C_CALL1(C, R, F, asinh, z) }                                                        \
    SG_FN C sg_acosh_##S(C z) { SG_C_CALL1(C, R, F, acosh, z) }                                                        \
    SG_FN C sg_atanh_##S(C z) { SG_C_CALL1(C, R, F, atanh, z) }                                                        \
    SG_FN C sg_pow_##S(C y, C z) {                                                                                     \
        if (z.re == 0 && z.im == 0)                                                                                    \
            return sg_make_##S(1, 0);                                                                                  \
        if (z.re == 2 && z.im == 0)                                                                                    \
            return sg_square_##S(y);                                                                                   \
        SG_C_CALL2(C, R, F, pow, y, z)                                                                                 \
    }                                                                                                                  \
    SG_FN C sg_rsqrt_##S(C z) { return sg_reciprocal_##S(sg_sqrt_##S(z)); }                                            \
    SG_FN C sg_scale_##S(C z, R by) { return sg_make_##S(z.re * by, z.im * by); }                                      \
    SG_FN C sg_exp2_##S(C z) { return sg_exp_##S(sg_scale_##S(z, (R)0.693147180559945309417)); }                       \
    SG_FN C sg_log2_##S(C z) { return sg_scale_##S(sg_log_##S(z), (R)1.44269504088896340736); }                        \
    SG_FN C sg_log10_##S(C z) { return sg_scale_##S(sg_log_##S(z), (R)0.434294481903251827651); }                      \
    SG_FN C sg_log1p_##S(C z) {                                                                                        \
        const R re = F(fabs)(z.re) + F(fabs)(z.im) < (R)0.5 ? (R)0.5 * F(log1p)(z.re * (2 + z.re) + z.im * z.im)       \
                                                            : F(log)(F(hypot)(1 + z.re, z.im));                        \
        return sg_make_##S(re, F(atan2)(z.im, 1 + z.re));                                                              \
    }                                                                                                                  \
    SG_FN C sg_sigmoid_##S(C z) {                                                                                      \
        const C shrunk = sg_exp_##S(z.re < 0 ? z : sg_neg_##S(z)); /* no larger than 1: no infinity on the way */      \
        const C whole = sg_make_##S(1 + shrunk.re, shrunk.im);                                                         \
        return z.re < 0 ? sg_div_##S(shrunk, whole) : sg_reciprocal_##S(whole);                                        \
    }                                                                                                                  \
    SG_FN C sg_expm1_##S(C z) { /* where the exponential has digits to spare, as C defines it for infinities and NaNs */ \
        const C grown = sg_exp_##S(z);                                                                                 \
        const R half = F(sin)(z.im / 2);                                                                               \
        if (!(F(fabs)(z.re) < 1) || z.im - z.im != 0)                                                                  \
            return sg_make_##S(grown.re - 1, grown.im);                                                                \
        return sg_make_##S(F(expm1)(z.re) * F(cos)(z.im) - 2 * half * half, grown.im);                                 \
    }

SG_COMPLEX(sg_c64, float, c64, f32, SG_F32)
SG_COMPLEX(sg_c128, double, c128, f64, SG_F64)

#endif
