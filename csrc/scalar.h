/* The scalar functions that generated kernels call: sg_<name>_<type>, for the host and, word for word, for CUDA.
 *
 * Types: f32 f64, c64 c128 (complex), i8 i16 i32 i64, u8 u16 u32 u64, b8 (bool). float16 and bfloat16 are converted at the edges of a loop
 * and never computed in. */
#ifndef SG_SCALAR_H
#define SG_SCALAR_H

#include <math.h>
#include <stddef.h>
#include <stdint.h>

#ifdef __CUDACC__
#define SG_FN static __host__ __device__ __forceinline__
#define SG_CALLED SG_FN
#else
#define SG_FN static inline __attribute__((always_inline)) /* a loop that contains a call is not vectorised */
#define SG_CALLED static __attribute__((noinline, unused)) /* long, and round and round, of which no vectors are made: not written out in each version of each loop */
#include "simd_math.h"
#endif

#ifdef __cplusplus
#define restrict __restrict__
#endif

typedef ptrdiff_t sg_index;
typedef uint8_t sg_bool;

typedef struct { float re, im; } sg_c64;
typedef struct { double re, im; } sg_c128;

#define SG_INF INFINITY
#define SG_NAN NAN

#include <string.h>
#include "special.h"
#include "float_math.h"
#include "double_math.h"
#include "double_powers.h"
#include "quotients.h"

/* ---- real numbers; F(name) is the libm function of the type */

#define SG_REAL(T, S, F)                                                                                               \
    SG_FN sg_bool sg_true_##S(T x) { return x != 0; }                                                                  \
    SG_FN T sg_conj_##S(T x) { return x; }                                                                             \
    SG_FN T sg_real_##S(T x) { return x; }                                                                             \
    SG_FN T sg_abs_##S(T x) { return F(fabs)(x); }                                                                     \
    SG_FN T sg_sign_##S(T x) { return (T)((x > 0) - (x < 0)); }                                                        \
    SG_FN T sg_sgn_##S(T x) { return (T)((x > 0) - (x < 0)); }                                                         \
    SG_FN T sg_angle_##S(T x) { return x < 0 ? (T)3.14159265358979323846 : (x != x ? x : (T)0); }                      \
    SG_FN T sg_reciprocal_##S(T x) { return (T)1 / x; }                                                                \
    SG_FN T sg_square_##S(T x) { return x * x; }                                                                       \
    SG_FN T sg_fmod_##S(T x, T y) { return F(fmod)(x, y); }                                                            \
    SG_FN T sg_remainder_##S(T x, T y) {                                                                               \
        T r = F(fmod)(x, y);                                                                                           \
        if (r == 0)                                                                                                    \
            return F(copysign)((T)0, y); /* the sign of the divisor, as in Python */                                   \
        return (r < 0) != (y < 0) ? r + y : r;                                                                         \
    }                                                                                                                  \
    SG_FN T sg_floor_div_##S(T x, T y) {                                                                               \
        if (y == 0 || (F(fabs)(x) == (T)SG_INF && F(fabs)(y) != (T)SG_INF))                                            \
            return x / y; /* infinite, whatever the remainder */                                                       \
        T r = F(fmod)(x, y), q = (x - r) / y;                                                                          \
        if (r != 0 && ((y < 0) != (r < 0)))                                                                            \
            q -= 1;                                                                                                    \
        if (q == 0)                                                                                                    \
            return F(copysign)((T)0, x / y);                                                                           \
        T whole = F(floor)(q);                                                                                         \
        return q - whole > (T)0.5 ? whole + 1 : whole;                                                                 \
    }                                                                                                                  \
    SG_FN T sg_sqrt_##S(T x) { return F(sqrt)(x); }                                                                    \
    SG_FN T sg_digamma_##S(T x) { return (T)sg_digamma((double)x); }                                                   \
    SG_FN T sg_polygamma_##S(T n, T x) { return (T)sg_polygamma((double)n, (double)x); }                               \
    SG_FN T sg_floor_##S(T x) { return F(floor)(x); }                                                                  \
    SG_FN T sg_ceil_##S(T x) { return F(ceil)(x); }                                                                    \
    SG_FN T sg_trunc_##S(T x) { return F(trunc)(x); }                                                                  \
    SG_FN T sg_round_##S(T x) { return F(rint)(x); }                                                                   \
    SG_FN T sg_copysign_##S(T x, T y) { return F(copysign)(x, y); }                                                    \
    SG_FN T sg_heaviside_##S(T x, T y) { return x == 0 ? y : (T)(x > 0); }                                             \
    SG_FN T sg_maximum_##S(T x, T y) { return !(x <= y) & (y == y) ? x : y; } /* one choice: of two, one in another, GCC makes eight */ \
    SG_FN T sg_minimum_##S(T x, T y) { return !(x >= y) & (y == y) ? x : y; }                                            \
    SG_FN T sg_fmax_##S(T x, T y) { return (x >= y) | (y != y) ? x : y; }                                              \
    SG_FN T sg_fmin_##S(T x, T y) { return (x <= y) | (y != y) ? x : y; }                                              \
    SG_FN sg_bool sg_isnan_##S(T x) { return x != x; }                                                                 \
    SG_FN sg_bool sg_isinf_##S(T x) { return F(fabs)(x) == (T)SG_INF; }                                                \
    SG_FN sg_bool sg_isfinite_##S(T x) { return F(fabs)(x) < (T)SG_INF; }                                              \
    SG_FN sg_bool sg_signbit_##S(T x) { return F(copysign)((T)1, x) < 0; }

#define SG_F32(name) name##f
#define SG_F64(name) name
SG_REAL(float, f32, SG_F32)
SG_REAL(double, f64, SG_F64)

/* x = mantissa 2^exponent, by their bits: of a subnormal number those of a multiple, which has an exponent of its own */
SG_FN float sg_normal_f32(float x) { return fabsf(x) < 0x1p-126f ? x * 0x1p24f : x; }
SG_FN double sg_normal_f64(double x) { return fabs(x) < 0x1p-1022 ? x * 0x1p54 : x; }
SG_FN float sg_frexp_mantissa_f32(float x) {
    const float half = sg_from_bits_f32((sg_bits_f32(sg_normal_f32(x)) & 0x807fffffu) | 0x3f000000u);
    return (x != 0) & (fabsf(x) < (float)SG_INF) ? half : x;
}
SG_FN double sg_frexp_mantissa_f64(double x) {
    const double half = sg_from_bits((sg_bits(sg_normal_f64(x)) & 0x800fffffffffffffu) | 0x3fe0000000000000u);
    return (x != 0) & (fabs(x) < (double)SG_INF) ? half : x;
}
SG_FN int32_t sg_frexp_exponent_f32(float x) {
    const int32_t exponent = (int32_t)(sg_bits_f32(sg_normal_f32(x)) >> 23 & 0xff) - (fabsf(x) < 0x1p-126f ? 126 + 24 : 126);
    return (x != 0) & (fabsf(x) < (float)SG_INF) ? exponent : 0;
}
SG_FN int32_t sg_frexp_exponent_f64(double x) {
    const int32_t exponent = (int32_t)(sg_bits(sg_normal_f64(x)) >> 52 & 0x7ff) - (fabs(x) < 0x1p-1022 ? 1022 + 54 : 1022);
    return (x != 0) & (fabs(x) < (double)SG_INF) ? exponent : 0;
}

/* The bits of a number, as an integer, are one more where it is the next in size. From zero the next is the smallest number, with the sign of where to. */
#define SG_NEXT(T, U, S, BITS, FROM_BITS)                                                                              \
    SG_FN T sg_nextafter_##S(T x, T y) {                                                                               \
        const U bits = BITS(x), sign = BITS(y) & ~(~(U)0 >> 1), step = (x < y) == (x > 0) ? 1 : ~(U)0;                  \
        const T moved = FROM_BITS(x == 0 ? sign | 1 : bits + step), next = x == y ? y : moved;                         \
        return (x != x) | (y != y) ? x + y : next;                                                                     \
    }
SG_NEXT(float, uint32_t, f32, sg_bits_f32, sg_from_bits_f32)
SG_NEXT(double, uint64_t, f64, sg_bits, sg_from_bits)

SG_FN double sg_lgamma_f64(double x) { return sg_lgamma(x); }
SG_FN double sg_pow_f64(double x, double y) { return pow(x, y); }
SG_FN double sg_rsqrt_f64(double x) { return 1 / sqrt(x); }
SG_FN double sg_exp2_f64(double x) { return exp2(x); }
SG_FN double sg_expm1_f64(double x) { /* that of the vector library errs by 3 units at 0.003 */
    const double rest = 1.0 / 6 + x * (1.0 / 24 + x * (1.0 / 120 + x * (1.0 / 720 + x * (1.0 / 5040)))), other = expm1(x);
    const double near = copysign(x + x * (x * (0.5 + x * rest)), x);
    return fabs(x) < 0x1p-7 ? near : other;
}
SG_FN double sg_log_f64(double x) { return log(x); }
SG_FN double sg_log2_f64(double x) { return log2(x); }
SG_FN double sg_log10_f64(double x) { return log10(x); }
SG_FN double sg_log1p_f64(double x) { return log1p(x); }
SG_FN double sg_acos_f64(double x) { return acos(x); }
SG_FN double sg_sinh_f64(double x) { return sinh(x); }
SG_FN double sg_cosh_f64(double x) { return cosh(x); }
SG_FN double sg_tanh_f64(double x) { return tanh(x); }
SG_FN double sg_asinh_f64(double x) { return asinh(x); }
SG_FN double sg_acosh_f64(double x) { return acosh(x); }
SG_FN double sg_atanh_f64(double x) { return atanh(x); }
SG_FN double sg_hypot_f64(double x, double y) { return hypot(x, y); }

/* ---- sine, cosine and tangent: near zero by functions that vectorise, beyond by libm's. A loop over many numbers first checks whether any is far. */

#define SG_PERIODIC(name)                                                                                              \
    SG_FN float sg_##name##_f32(float x) { return sg_is_farther_f32(x) ? (float)name((double)x) : sg_middle_##name##_f32(x); } \
    SG_FN double sg_##name##_f64(double x) { return sg_is_far_f64(x) ? name(x) : sg_near_##name##_f64(x); }

SG_PERIODIC(sin)
SG_PERIODIC(cos)
SG_PERIODIC(tan)

/* ---- integers; arithmetic wraps, division by zero gives zero (callers raise before) */

#define SG_INTEGER(T, S, U, LOWEST, HIGHEST)                                                                           \
    SG_FN sg_bool sg_true_##S(T x) { return x != 0; }                                                                  \
    SG_FN T sg_conj_##S(T x) { return x; }                                                                             \
    SG_FN T sg_real_##S(T x) { return x; }                                                                             \
    SG_FN T sg_abs_##S(T x) { return (T)(x < 0 ? (U)0 - (U)x : (U)x); }                                                \
    SG_FN T sg_sign_##S(T x) { return (T)((x > 0) - (x < 0)); }                                                        \
    SG_FN T sg_sgn_##S(T x) { return (T)((x > 0) - (x < 0)); }                                                         \
    SG_FN T sg_square_##S(T x) { return (T)((U)x * (U)x); }                                                            \
    SG_FN T sg_pow_##S(T x, T y) {                                                                                     \
        U base = (U)x, power = 1;                                                                                      \
        if (y < 0)                                                                                                     \
            return x == 1 ? 1 : x == (T)-1 ? (T)(y % 2 ? -1 : 1) : 0;                                                  \
        for (; y > 0; y = (T)(y / 2), base = (U)(base * base))                                                         \
            if (y % 2)                                                                                                 \
                power = (U)(power * base);                                                                             \
        return (T)power;                                                                                               \
    }                                                                                                                  \
    SG_FN sg_bool sg_is_minus_one_##S(T x) { return x < 0 && x == (T)-1; } /* of unsigned types none is */             \
    SG_FN T sg_fmod_##S(T x, T y) { return y == 0 || sg_is_minus_one_##S(y) ? 0 : (T)(x % y); }                        \
    SG_FN T sg_remainder_##S(T x, T y) {                                                                               \
        T r = sg_fmod_##S(x, y);                                                                                       \
        return r != 0 && ((r < 0) != (y < 0)) ? (T)(r + y) : r;                                                        \
    }                                                                                                                  \
    SG_FN T sg_floor_div_##S(T x, T y) {                                                                               \
        if (y == 0)                                                                                                    \
            return 0;                                                                                                  \
        if (sg_is_minus_one_##S(y))                                                                                    \
            return (T)((U)0 - (U)x);                                                                                   \
        T q = (T)(x / y);                                                                                              \
        return x % y != 0 && ((x < 0) != (y < 0)) ? (T)(q - 1) : q;                                                    \
    }                                                                                                                  \
    SG_FN T sg_floor_##S(T x) { return x; }                                                                            \
    SG_FN T sg_ceil_##S(T x) { return x; }                                                                             \
    SG_FN T sg_trunc_##S(T x) { return x; }                                                                            \
    SG_FN T sg_round_##S(T x) { return x; }                                                                            \
    SG_FN T sg_heaviside_##S(T x, T y) { return x == 0 ? y : (T)(x > 0); }                                             \
    SG_FN T sg_maximum_##S(T x, T y) { return x > y ? x : y; }                                                         \
    SG_FN T sg_minimum_##S(T x, T y) { return x < y ? x : y; }                                                         \
    SG_FN T sg_fmax_##S(T x, T y) { return x > y ? x : y; }                                                            \
    SG_FN T sg_fmin_##S(T x, T y) { return x < y ? x : y; }                                                            \
    SG_FN sg_bool sg_isnan_##S(T x) { return (void)x, 0; }                                                             \
    SG_FN sg_bool sg_isinf_##S(T x) { return (void)x, 0; }                                                             \
    SG_FN sg_bool sg_isfinite_##S(T x) { return (void)x, 1; }                                                          \
    SG_FN sg_bool sg_signbit_##S(T x) { return x < 0; }                                                                \
    SG_FN T sg_bit_not_##S(T x) { return (T)~x; }                                                                      \
    SG_FN sg_bool sg_is_beyond_##S(T y) { return (unsigned long long)y >= 8 * sizeof(T); } /* the last bit; negative ones are too */ \
    SG_FN T sg_shift_left_##S(T x, T y) {                                                                              \
        const T moved = (T)((U)x << (y & (T)(8 * sizeof(T) - 1)));                                                     \
        return sg_is_beyond_##S(y) ? 0 : moved;                                                                        \
    }                                                                                                                  \
    SG_FN T sg_shift_right_##S(T x, T y) { /* beyond the last bit only the sign is left */                             \
        const T moved = (T)(x >> (y & (T)(8 * sizeof(T) - 1)));                                                        \
        return sg_is_beyond_##S(y) ? (T)(x < 0 ? -1 : 0) : moved;                                                      \
    }                                                                                                                  \
    SG_FN U sg_size_##S(T x) { return x < 0 ? (U)0 - (U)x : (U)x; }                                                    \
    SG_FN U sg_common_##S(U x, U y) { /* Euclid's algorithm */                                                         \
        while (y != 0) {                                                                                               \
            const U rest = x % y;                                                                                      \
            x = y;                                                                                                     \
            y = rest;                                                                                                  \
        }                                                                                                              \
        return x;                                                                                                      \
    }                                                                                                                  \
    SG_FN T sg_gcd_##S(T x, T y) { return (T)sg_common_##S(sg_size_##S(x), sg_size_##S(y)); }                          \
    SG_FN T sg_lcm_##S(T x, T y) {                                                                                     \
        const U divisor = sg_common_##S(sg_size_##S(x), sg_size_##S(y));                                               \
        return divisor == 0 ? 0 : (T)(U)(sg_size_##S(x) / divisor * sg_size_##S(y));                                   \
    }                                                                                                                  \
    SG_FN T sg_start_maximum_##S(void) { return LOWEST; }                                                              \
    SG_FN T sg_start_minimum_##S(void) { return HIGHEST; }

SG_INTEGER(int8_t, i8, uint8_t, INT8_MIN, INT8_MAX)
SG_INTEGER(int16_t, i16, unsigned, INT16_MIN, INT16_MAX)
SG_INTEGER(int32_t, i32, uint32_t, INT32_MIN, INT32_MAX)
SG_INTEGER(int64_t, i64, uint64_t, INT64_MIN, INT64_MAX)
SG_INTEGER(uint8_t, u8, uint8_t, 0, UINT8_MAX)
SG_INTEGER(uint16_t, u16, unsigned, 0, UINT16_MAX)
SG_INTEGER(uint32_t, u32, uint32_t, 0, UINT32_MAX)
SG_INTEGER(uint64_t, u64, uint64_t, 0, UINT64_MAX)

/* ---- bool */

SG_FN sg_bool sg_true_b8(sg_bool x) { return x; }
SG_FN sg_bool sg_conj_b8(sg_bool x) { return x; }
SG_FN sg_bool sg_real_b8(sg_bool x) { return x; }
SG_FN sg_bool sg_sign_b8(sg_bool x) { return x; }
SG_FN sg_bool sg_sgn_b8(sg_bool x) { return x; }
SG_FN sg_bool sg_heaviside_b8(sg_bool x, sg_bool y) { return x | y; }
SG_FN sg_bool sg_maximum_b8(sg_bool x, sg_bool y) { return x | y; }
SG_FN sg_bool sg_minimum_b8(sg_bool x, sg_bool y) { return x & y; }
SG_FN sg_bool sg_fmax_b8(sg_bool x, sg_bool y) { return x | y; }
SG_FN sg_bool sg_fmin_b8(sg_bool x, sg_bool y) { return x & y; }
SG_FN sg_bool sg_isnan_b8(sg_bool x) { return (void)x, 0; }
SG_FN sg_bool sg_isinf_b8(sg_bool x) { return (void)x, 0; }
SG_FN sg_bool sg_signbit_b8(sg_bool x) { return (void)x, 0; }
SG_FN sg_bool sg_isfinite_b8(sg_bool x) { return (void)x, 1; }
SG_FN sg_bool sg_bit_not_b8(sg_bool x) { return !x; }

#include "complex_math.h"

#endif
