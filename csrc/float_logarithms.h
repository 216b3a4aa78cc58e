/* Logarithms, inverse hyperbolic functions and powers of float32. */
#ifndef SG_FLOAT_LOGARITHMS_H
#define SG_FLOAT_LOGARITHMS_H

/* ---- in float: within 0.95 units of the truth */

/* x = 2^k (1 + f) for a positive x, with 1 + f between the number whose bits `least` is and twice that */
typedef struct { float k, f; } sg_split_f32;

#define SG_SEVEN_TENTHS 0x3f333333u

SG_FN sg_split_f32 sg_split_of_f32(float x, uint32_t least) {
    const uint32_t bits = sg_bits_f32(x), tiny = sg_bits_f32(x * 0x1p23f) - (23u << 23); /* of a subnormal, as if exponents had no minimum */
    const uint32_t shifted = (bits < 0x00800000u ? tiny : bits) - least;
    const sg_split_f32 s = {(float)((int32_t)shifted >> 23), sg_from_bits_f32((shifted & 0x007fffffu) + least) - 1};
    return s;
}

/* a logarithm where it is finite; infinities and NaN elsewhere */
SG_FN float sg_log_of_f32(float x, float inside) {
    const float positive = x < (float)SG_INF ? inside : x;
    return x > 0 ? positive : x == 0 ? -(float)SG_INF : (float)SG_NAN;
}

/* The logarithm of a positive normal number, given by its bits. log(1 + f) = f - s f + s R, where s = f / (2 + f) and R = 2 atanh(s) / s - 2: the division takes the
 * place of half a polynomial. k log(2) + f is the larger part: a sum of two floats; log(2) is so too, of which the first has an exact product with k.
 * minimax.py "2 * (mp.atanh(mp.sqrt(x)) / mp.sqrt(x) - 1) / x" 1e-9 0.03115 2 "x + 0.002" */
SG_FN float sg_log_of_bits_f32(int32_t bits) {
    const int32_t shifted = bits - (int32_t)SG_SEVEN_TENTHS;
    const float k = (float)(shifted >> 23), f = sg_from_bits_f32((uint32_t)(shifted & 0x007fffff) + SG_SEVEN_TENTHS) - 1, s = f / (2 + f), z = s * s;
    const float first = k * 0.693145752f, high = first + f, rest = ((first - high) + f) + k * 1.42860677e-6f;
    return high + ((rest - s * f) + s * z * (0.66666772f + z * (0.39977117f + z * 0.29899607f)));
}

SG_FN sg_bool sg_is_far_log_f32(float x) { return !((x >= 0x1p-126f) & (x < (float)SG_INF)); }
SG_FN float sg_near_log_f32(float x) { return sg_log_of_bits_f32((int32_t)sg_bits_f32(x)); }

/* Bits are compared as they are signed, which takes one instruction. */
SG_FN float sg_log_f32(float x) {
    const int32_t bits = (int32_t)sg_bits_f32(x), tiny = (int32_t)sg_bits_f32(x * 0x1p23f) - (23 << 23); /* of a subnormal, as if exponents had no minimum */
    const float inside = sg_log_of_bits_f32(bits < 0x00800000 ? tiny : bits), positive = x < (float)SG_INF ? inside : x;
    return x > 0 ? positive : sg_from_bits_f32(x == 0 ? 0xff800000u : 0xffc00000u); /* -inf, NaN */
}

/* log(1 + f) - f, as above, of a logarithm to another base too */
SG_FN float sg_log_rest_f32(float f) {
    const float s = f / (2 + f), z = s * s, half = 0.5f * f;
    const float p = sg_fused_f32(z, sg_fused_f32(z, 0.29899607f, 0.39977117f), 0.66666772f);
    return sg_fused_f32(-half, f, s * sg_fused_f32(half, f, z * p)); /* s f = f^2 / 2 - s f^2 / 2, of which the larger is exact */
}

/* (f + rest) / log(base), where 1 / log(base) is a sum of two floats, added to a sum of first and second, of which the first is the larger */
SG_FN float sg_log_to_base_f32(float first, float second, float f, float factor, float rest_of_factor) {
    const float product = factor * f, high = first + product, lost = sg_fused_f32(rest_of_factor, f, sg_fused_f32(factor, f, -product)) + second;
    return high + (((first - high) + product) + sg_fused_f32(factor, sg_log_rest_f32(f), lost));
}

#define SG_OTHER_BASE(name, least, first, second, factor, rest)                                                        \
    SG_FN float sg_split_##name##_f32(sg_split_f32 s) { return sg_log_to_base_f32(s.k * first, s.k * second, s.f, factor, rest); } \
    SG_FN float sg_##name##_f32(float x) { return sg_log_of_f32(x, sg_split_##name##_f32(sg_split_of_f32(x, least))); }   \
    SG_FN float sg_near_##name##_f32(float x) {                                                                        \
        const int32_t shifted = (int32_t)(sg_bits_f32(x) - least);                                                     \
        const sg_split_f32 s = {(float)(shifted >> 23), sg_from_bits_f32((uint32_t)(shifted & 0x007fffff) + least) - 1}; \
        return sg_split_##name##_f32(s);                                                                                  \
    }

SG_OTHER_BASE(log2, SG_SEVEN_TENTHS, 1, 0, 1.44269504f, 1.92596303e-8f)
SG_OTHER_BASE(log10, SG_SEVEN_TENTHS, 0.3010254f, 4.605039e-6f, 0.434294492f, -1.00494803e-8f)

/* log(1 + x + more), for a `more` that x is too short for: 1 + x = 2^k (1 + f), and what was rounded away */
SG_FN float sg_log1p_of_sum_f32(float x, float more) {
    const float u = 1 + x, large = x > 1 ? x : 1, small = x > 1 ? 1 : x, lost = (large - u) + small;
    const uint32_t bits = sg_bits_f32(u), shifted = bits - SG_SEVEN_TENTHS, mantissa = (shifted & 0x007fffffu) + SG_SEVEN_TENTHS;
    const float k = (float)((int32_t)shifted >> 23), half_shrink = 0.5f * sg_from_bits_f32((mantissa - bits) + 0x40000000u); /* 2^(1 - k) is a number */
    const float f = k == 0 ? x : sg_from_bits_f32(mantissa) - 1, rest = k == 0 ? more : (lost + more) * half_shrink;
    const float first = k * 0.693145752f, high = first + f, bent = sg_log_rest_f32(f) + rest * sg_fused_f32(f, f - 1, 1); /* nearly rest / (1 + f) */
    return high + (((first - high) + f) + sg_fused_f32(k, 1.42860677e-6f, bent));
}

SG_FN float sg_log1p_f32(float x) {
    const float inside = sg_log1p_of_sum_f32(x, 0), positive = x < (float)SG_INF ? inside : x;
    return x == 0 ? x : x > -1 ? positive : x == -1 ? -(float)SG_INF : (float)SG_NAN;
}

/* The functions below are log1p of a sum of two floats. Beyond 2^30 they are log(2 x): a root there is x. */

/* a + (sqrt(a^2 + 1) - 1) */
SG_FN float sg_asinh_f32(float x) {
    const float a = fabsf(x), b = a > 0x1p30f ? 1 : a, square = b * b, root = sqrtf(sg_fused_f32(b, b, 1)), again = root * root, above = root - 1;
    const float wrong = (b < 1 ? square - (again - 1) : (square - again) + 1) + (sg_fused_f32(b, b, -square) - sg_fused_f32(root, root, -again));
    const float sum = b + above, lost = ((b - sum) + above) + ((root - above) - 1), error = wrong * (0.5f / root);
    const float result = sg_log1p_of_sum_f32(a > 0x1p30f ? a : sum, a > 0x1p30f ? 0 : lost + error);
    const float size = a > 0x1p30f ? result + (float)SG_LN2 : result;
    return copysignf(a < (float)SG_INF ? size : a, x);
}

/* t + sqrt(t^2 + 2 t) for t = x - 1 */
SG_FN float sg_acosh_f32(float x) {
    const float b = x > 0x1p30f ? 2 : x, t = b - 1, root = sqrtf(sg_fused_f32(t, t, 2 * t)), square = root * root;
    const float wrong = sg_fused_f32(t, t, 2 * t - square) - sg_fused_f32(root, root, -square), error = wrong * (0.5f / (root > 0 ? root : 1));
    const float sum = t + root, lost = ((root - sum) + t) + 2.07f * ((b - t) - 1); /* of a rounded t, nearly its part of both summands */
    const float result = sg_log1p_of_sum_f32(x > 0x1p30f ? x : sum, x > 0x1p30f ? 0 : lost + error);
    const float size = x > 0x1p30f ? result + (float)SG_LN2 : result, defined = x < (float)SG_INF ? size : x;
    return x >= 1 ? defined : (float)SG_NAN;
}

/* half of it, of 2 a / (1 - a) */
SG_FN float sg_atanh_f32(float x) {
    const float a = fabsf(x), below = 1 - a, lost = (1 - below) - a, sum = 2 * a / below;
    const float error = (sg_fused_f32(-sum, below, 2 * a) - sum * lost) / below, result = 0.5f * sg_log1p_of_sum_f32(sum, error);
    const float size = a < 1 ? result : a == 1 ? (float)SG_INF : (float)SG_NAN;
    return copysignf(size, x);
}

/* ---- in double, rounded once */

/* x = 2^k (1 + f) for a positive x that is not subnormal in double, with 1 + f between the roots of 1/2 and 2 */
typedef struct { double k, f; } sg_split;

SG_FN sg_split sg_split_of(double x) {
    const uint64_t shifted = sg_bits(x) + (0x3ff0000000000000u - 0x3fe6a09e00000000u);
    sg_split s = {sg_from_bits((shifted >> 52) | 0x4330000000000000u) - 4503599627371519.0, /* 2^52 + 1023 */
                  sg_from_bits((shifted & 0x000fffffffffffffu) + 0x3fe6a09e00000000u) - 1};
    return s;
}

/* log(1 + f) / f */
SG_FN double sg_log_ratio(double f) {
    const double z = f * f, y = z * z;
    const double p0 = 1.0000000006312237161 + -0.49999999668172085995 * f + z * (0.33333301601996444112 + -0.25000026974506566244 * f);
    const double p1 = 0.20002576248722076809 + -0.1666791701250482701 * f + z * (0.14212528940017705991 + -0.12400999162212745995 * f);
    const double p2 = 0.11926083680101930949 + -0.11718632101508339063 * f + z * 0.067259140825464624617;
    return p0 + y * (p1 + y * p2);
}

SG_FN double sg_log_in_double(double x) {
    const sg_split s = sg_split_of(x);
    return s.k * SG_LN2 + s.f * sg_log_ratio(s.f);
}

/* ---- powers: 2^(y log2(x)), in double. Each step of a polynomial waits for the last, which takes fewer instructions: processors overlap several elements. */

/* minimax.py "mp.log(1 + x) / x / mp.log(2)" -0.29294 0.41422 12 */
SG_FN double sg_log2_of_split(sg_split s) {
    const double f = s.f;
    double p = sg_fused_f64(f, 0.077393248266756758755, -0.1428610837998576544);
    p = sg_fused_f64(f, sg_fused_f64(f, p, 0.14474959505498977325), -0.14315227029058078408);
    p = sg_fused_f64(f, sg_fused_f64(f, p, 0.15876896177732241826), -0.18030087952258609781);
    p = sg_fused_f64(f, sg_fused_f64(f, p, 0.20617543262165370193), -0.24045315819454258579);
    p = sg_fused_f64(f, sg_fused_f64(f, p, 0.28853729117882961049), -0.36067367489610180945);
    p = sg_fused_f64(f, sg_fused_f64(f, p, 0.48089836141953509902), -0.72134752086861783349);
    return sg_fused_f64(f, sg_fused_f64(f, p, 1.4426950408686653289), s.k);
}

/* 2^t, the polynomial of sg_exp2_in_double */
SG_FN double sg_power_in_double(double t) {
    const double above = t < -160 ? -160 : t, bounded = above > 160 ? 160 : above;
    const double rounded = bounded + (SG_ROUNDER + 1023), r = bounded - (rounded - (SG_ROUNDER + 1023));
    double p = sg_fused_f64(r, sg_fused_f64(r, 0.00015345786117875933058, 0.0013399934742852217842), 0.0096184890972705541046);
    p = sg_fused_f64(r, sg_fused_f64(r, p, 0.055503287672545662902), 0.24022646888617672193);
    return sg_fused_f64(r, sg_fused_f64(r, p, 0.69314720574320034567), 1) * sg_from_bits(sg_bits(rounded) << 52);
}

/* all bits where x is no positive number, or infinite, or y large enough to be */
SG_FN uint32_t sg_is_special_power_f32(float x, float y) { return -(uint32_t)!((x > 0) & (x < (float)SG_INF)) | -(uint32_t)!(fabsf(y) < 0x1p100f); }

SG_FN float sg_near_power_f32(float x, float y) { return (float)sg_power_in_double(sg_log2_of_split(sg_split_of(x)) * y); }

/* the special cases of C's pow, selected without a branch */
SG_FN float sg_pow_f32(float x, float y) {
    const float a = fabsf(x), finite = sg_clamp_f32(y, -0x1p100f, 0x1p100f); /* of 1, also infinite powers are 1 */
    const double inside = sg_log2_of_split(sg_split_of(a)), positive = a < (float)SG_INF ? inside : (double)a, logarithm = a == 0 ? -(double)SG_INF : positive;
    const double size = sg_power_in_double(logarithm * finite);
    const double power = sg_clamp_f32(y, -33554432, 33554432), rounded = power + SG_ROUNDER; /* larger powers are even, as these are */
    const uint64_t whole = rounded - SG_ROUNDER == power ? ~(uint64_t)0 : 0;
    const uint64_t negative = sg_bits(x) & sg_odd_sign(rounded) & whole; /* the sign bit of an odd power */
    const uint64_t nowhere = (x < 0) & (a < (float)SG_INF) ? ~whole : 0; /* all bits set are a NaN */
    const float result = (float)sg_from_bits((sg_bits(size) ^ negative) | nowhere);
    return (y == 0) | (x == 1) ? 1 : result;
}

#endif
