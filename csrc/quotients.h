/* Remainders and whole quotients in loops without a branch, for arguments that are near: of a quotient that is no larger than what is computed exactly here. A loop
 * over many numbers first checks whether any is far; that one sends its call to libm's fmod, which takes a step for each digit, or to the processor's division. */
#ifndef SG_QUOTIENTS_H
#define SG_QUOTIENTS_H

/* ---- real numbers: x = q y + rest. A rounded quotient may arrive at the next whole number, where the rest is below 0, but never stay behind one. */

SG_FN sg_bool sg_is_far_quotient_f32(float x, float y) { return !((fabsf(x) < fabsf(y) * 0x1p21f) & (fabsf(y) < (float)SG_INF)); }
SG_FN sg_bool sg_is_far_quotient_f64(double x, double y) { return !((fabs(x) < fabs(y) * 0x1p26) & (fabs(y) < (double)SG_INF)); }

typedef struct { double whole, rest; } sg_quotient; /* of the sizes of x and y */

SG_FN sg_quotient sg_quotient_of_f32(float x, float y) { /* in double the product is exact */
    const double a = fabsf(x), b = fabsf(y), whole = floor(a / b);
    const sg_quotient quotient = {whole, a - whole * b};
    return quotient;
}

SG_FN sg_quotient sg_quotient_of_f64(double x, double y) { /* y in two parts, of which both have exact products with the quotient */
    const double a = fabs(x), b = fabs(y), high = sg_from_bits(sg_bits(b) & 0xfffffffff8000000u), whole = floor(a / b);
    const double rest = (a - whole * high) - whole * (b - high);
    const sg_quotient quotient = {rest < 0 ? whole - 1 : whole, rest < 0 ? rest + b : rest};
    return quotient;
}

#define SG_NEAR_QUOTIENTS(T, S)                                                                                        \
    SG_FN T sg_near_fmod_##S(T x, T y) { return (T)copysign(sg_quotient_of_##S(x, y).rest, (double)x); }               \
    SG_FN T sg_near_remainder_##S(T x, T y) {                                                                          \
        const T rest = sg_near_fmod_##S(x, y), moved = (rest < 0) != (y < 0) ? rest + y : rest;                        \
        return (T)copysign(rest == 0 ? 0.0 : (double)moved, (double)y);                                                \
    }                                                                                                                  \
    SG_FN T sg_near_floor_div_##S(T x, T y) {                                                                          \
        const sg_quotient quotient = sg_quotient_of_##S(x, y);                                                         \
        const double whole = quotient.whole * copysign(1.0, (double)x) * copysign(1.0, (double)y);                     \
        return (T)((quotient.rest != 0) & ((x < 0) != (y < 0)) ? whole - 1 : whole);                                   \
    }

SG_NEAR_QUOTIENTS(float, f32)
SG_NEAR_QUOTIENTS(double, f64)

/* ---- whole numbers, by a quotient in double: of numbers below 2^53 it is rounded to no whole number that it does not reach */

SG_FN sg_bool sg_is_far_quotient_i64(int64_t x, int64_t y) {
    const uint64_t half = (uint64_t)1 << 51;
    return ((uint64_t)x + half >= 2 * half) | ((uint64_t)y + half >= 2 * half) | (y == 0);
}
SG_FN sg_bool sg_is_far_quotient_i32(int32_t x, int32_t y) { return (void)x, y == 0; }

SG_FN double sg_as_double_i64(int64_t x) { return sg_from_bits((uint64_t)x + sg_bits(SG_ROUNDER)) - SG_ROUNDER; } /* of sizes below 2^51, as all here */
SG_FN double sg_as_double_i32(int32_t x) { return x; }
SG_FN int64_t sg_as_whole(double x) { return (int64_t)(sg_bits(x + SG_ROUNDER) - sg_bits(SG_ROUNDER)); }

#define SG_NEAR_WHOLE_QUOTIENTS(T, S)                                                                                  \
    SG_FN T sg_near_floor_div_##S(T x, T y) { return (T)sg_as_whole(floor(sg_as_double_##S(x) / sg_as_double_##S(y))); } \
    SG_FN T sg_near_remainder_##S(T x, T y) {                                                                          \
        const double a = sg_as_double_##S(x), b = sg_as_double_##S(y);                                                 \
        return (T)sg_as_whole(a - floor(a / b) * b);                                                                   \
    }                                                                                                                  \
    SG_FN T sg_near_fmod_##S(T x, T y) {                                                                               \
        const double a = sg_as_double_##S(x), b = sg_as_double_##S(y);                                                 \
        return (T)sg_as_whole(a - trunc(a / b) * b);                                                                   \
    }

SG_NEAR_WHOLE_QUOTIENTS(int32_t, i32)
SG_NEAR_WHOLE_QUOTIENTS(int64_t, i64)

#endif
