/* Building blocks of functions of float32: the bits of numbers, rounding to integers, powers of two. */
#ifndef SG_FLOAT_PARTS_H
#define SG_FLOAT_PARTS_H

#define SG_ROUNDER 6755399441055744.0 /* 1.5 * 2^52: adding and subtracting it rounds to an integer; the low bits of the sum hold that integer */
#define SG_ROUNDER_F32 12582912.0f /* 1.5 * 2^23, the same in float */
#define SG_LN2 0.69314718055994530942
#define SG_LOG2_E 1.44269504088896340736

SG_FN uint64_t sg_bits(double x) {
    uint64_t bits;
    memcpy(&bits, &x, sizeof bits);
    return bits;
}

SG_FN double sg_from_bits(uint64_t bits) {
    double x;
    memcpy(&x, &bits, sizeof x);
    return x;
}

SG_FN uint32_t sg_bits_f32(float x) {
    uint32_t bits;
    memcpy(&bits, &x, sizeof bits);
    return bits;
}

SG_FN float sg_from_bits_f32(uint32_t bits) {
    float x;
    memcpy(&x, &bits, sizeof x);
    return x;
}

/* 2^k, for the k that `rounded` = SG_ROUNDER + k holds; -1022 <= k <= 1023 */
SG_FN double sg_power_of_2(double rounded) { return sg_from_bits((sg_bits(rounded) << 52) + 0x3ff0000000000000u); }

/* the low bit of the integer that `rounded` holds, in the place of the sign */
SG_FN uint64_t sg_odd_sign(double rounded) { return sg_bits(rounded) << 63; }

SG_FN float sg_clamp_f32(float x, float low, float high) { /* NaN stays NaN */
    x = x < low ? low : x;
    return x > high ? high : x;
}

/* x without its last 12 bits: the product of two such numbers is exact */
SG_FN float sg_short_f32(float x) { return sg_from_bits_f32(sg_bits_f32(x) & 0xfffff000u); }

/* a b + c, rounded once: one instruction of processors since 2013. What is compiled for older ones alone rounds in double first: of all tangents of numbers up to
 * 12800 and of all logarithms that changes none, of all sigmoids 4. */
#ifndef SG_FUSES
#if defined(__x86_64__) && !defined(__FMA__) && (defined(__clang__) || defined(__AVX2__) || !defined(__gnu_linux__)) && !defined(__CUDACC__) /* __AVX2__: by -mno-fma */
#define SG_FUSES 0
#else
#define SG_FUSES 1
#endif
#endif

SG_FN float sg_fused_f32(float a, float b, float c) { return SG_FUSES ? fmaf(a, b, c) : (float)((double)a * b + c); }

/* The same of doubles. What is compiled for older processors alone rounds the product of a polynomial's step, too, and finds by splitting its factors what that
 * takes away where it matters: so, nearly always, what is rounded once. */
SG_FN double sg_fused_in_steps(double a, double b, double c) {
    const double wide = 134217729, a_scaled = wide * a, b_scaled = wide * b; /* 2^27 + 1 */
    const double a1 = a_scaled - (a_scaled - a), a2 = a - a1, b1 = b_scaled - (b_scaled - b), b2 = b - b1;
    const double product = a * b, error = ((a1 * b1 - product) + a1 * b2 + a2 * b1) + a2 * b2;
    const double sum = product + c, part = sum - product, rest = (product - (sum - part)) + (c - part) + error, result = sum + rest;
    return (result - result == 0) & (rest != 0) ? result : sum; /* infinite, or with factors too large to be split, or -0 */
}

SG_FN double sg_fused_f64(double a, double b, double c) { return SG_FUSES ? fma(a, b, c) : a * b + c; }
SG_FN double sg_exact_f64(double a, double b, double c) { return SG_FUSES ? fma(a, b, c) : sg_fused_in_steps(a, b, c); }

#endif
