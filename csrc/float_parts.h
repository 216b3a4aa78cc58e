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
 * 12800 that changes none, of all sigmoids 4. */
SG_FN float sg_fused_f32(float a, float b, float c) {
#if defined(__x86_64__) && !defined(__FMA__) && (defined(__clang__) || defined(__AVX2__) || !defined(__gnu_linux__)) && !defined(__CUDACC__) /* __AVX2__: by -mno-fma */
    return (float)((double)a * b + c);
#else
    return fmaf(a, b, c);
#endif
}

#endif
