/* Logarithms, inverse hyperbolic functions and powers of float32. */
#ifndef SG_FLOAT_LOGARITHMS_H
#define SG_FLOAT_LOGARITHMS_H

/* ---- in float */

/* x = 2^k (1 + f) for a positive x, with 1 + f between the number whose bits `least` is and twice that */
typedef struct { float k, f; } sg_split_f32;

#define SG_SEVEN_TENTHS 0x3f333333u
#define SG_ELEVEN_SIXTEENTHS 0x3f300000u

SG_FN sg_split_f32 sg_split_of_f32(float x, uint32_t least) {
    const uint32_t bits = sg_bits_f32(x), tiny = sg_bits_f32(x * 0x1p23f) - (23u << 23); /* of a subnormal, as if exponents had no minimum */
    const uint32_t shifted = (bits < 0x00800000u ? tiny : bits) - least;
    const sg_split_f32 s = {(float)((int32_t)shifted >> 23), sg_from_bits_f32((shifted & 0x007fffffu) + least) - 1};
    return s;
}

/* log(1 + f) - f + f^2 / 2
 * minimax.py "(mp.log1p(x) - x + x**2 / 2) / x**3" -0.3334 0.4001 8 "abs(x**3 / mp.log1p(x)) + 0.001" */
SG_FN float sg_log_tail(float f) {
    const float z = f * f, y = z * z;
    const float p0 = (0.3333331f + -0.24999781f * f) + z * (0.2000214f + -0.16681093f * f);
    const float p1 = (0.14231098f + -0.12178588f * f) + z * ((0.11559428f + -0.12903807f * f) + z * 0.09013157f);
    return f * z * (p0 + y * p1);
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

SG_FN float sg_log2_f32(float x) {
    const sg_split_f32 s = sg_split_of_f32(x, SG_ELEVEN_SIXTEENTHS);
    const float f = sg_short_f32(s.f), product = f * 1.4423828f, high = s.k + product;
    const float tail = f * 0.0003122284f + (s.f - f) * (float)SG_LOG2_E + sg_log_tail(s.f) * (float)SG_LOG2_E, low = tail - s.f * s.f * (0.5f * (float)SG_LOG2_E);
    return sg_log_of_f32(x, high + (((s.k - high) + product) + low));
}

SG_FN float sg_log10_f32(float x) {
    const sg_split_f32 s = sg_split_of_f32(x, SG_SEVEN_TENTHS);
    const float f = sg_short_f32(s.f), product = f * 0.4342041f, first = s.k * 0.3010254f, high = first + product;
    const float tail = f * 9.038034e-5f + (s.f - f) * 0.43429448f + sg_log_tail(s.f) * 0.43429448f + s.k * 4.605039e-6f, low = tail - s.f * s.f * (0.5f * 0.43429448f);
    return sg_log_of_f32(x, high + (((first - high) + product) + low));
}

SG_FN float sg_log1p_f32(float x) { /* digits that 1 + x has lost are restored by the first term of log(1 + f + more) */
    const float u = 1 + x, large = x > 1 ? x : 1, small = x > 1 ? 1 : x, lost = (large - u) + small;
    const uint32_t bits = sg_bits_f32(u), shifted = bits - SG_SEVEN_TENTHS, mantissa = (shifted & 0x007fffffu) + SG_SEVEN_TENTHS;
    const float k = (float)((int32_t)shifted >> 23), twice_shrink = sg_from_bits_f32((mantissa - bits) + 0x40000000u); /* 2^(1 - k) is a number */
    const float f = k == 0 ? x : sg_from_bits_f32(mantissa) - 1, more = k == 0 ? 0 : 0.5f * lost * twice_shrink;
    const float first = k * 0.693145752f, high = first + f;
    const float inside = high + (((first - high) + f) + ((sg_log_tail(f) + (more - more * (f - f * f)) + k * 1.42860677e-6f) - 0.5f * f * f));
    const float positive = x < (float)SG_INF ? inside : x;
    return x == 0 ? x : x > -1 ? positive : x == -1 ? -(float)SG_INF : (float)SG_NAN;
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

/* log(1 + u) for u > -1, of which 1 + u may have lost digits */
SG_FN double sg_log1p_in_double(double u) {
    const sg_split s = sg_split_of(1 + u);
    const double f = s.k == 0 ? u : s.f;
    return s.k * SG_LN2 + f * sg_log_ratio(f);
}

SG_FN float sg_asinh_f32(float x) {
    const double a = fabsf(x), square = a * a;
    const double result = a < 0x1p-12 ? a - a * square * (1.0 / 6) : sg_log1p_in_double(a + (sqrt(square + 1) - 1));
    return a < (double)SG_INF ? copysignf((float)result, x) : x;
}

SG_FN float sg_acosh_f32(float x) {
    const double above = (double)x - 1, result = sg_log1p_in_double(above + sqrt(above * ((double)x + 1)));
    const float defined = x < (float)SG_INF ? (float)result : x;
    return x >= 1 ? defined : (float)SG_NAN;
}

/* Half the logarithm of (1 + a) / (1 - a) = 2^k (1 + s) / (1 - s). The difference of two numbers' bits is nearly that of their logarithms, which gives k.
 * minimax.py "mp.atanh(mp.sqrt(x)) / mp.sqrt(x)" 0 0.041 3 */
SG_FN float sg_atanh_f32(float x) {
    const double a = fabsf(x), above = 1 + a, below = 1 - a;
    const uint64_t power = (sg_bits(above) - sg_bits(below) + 0x0008000000000000u) & 0xfff0000000000000u; /* k, in the place of an exponent */
    const double k = sg_from_bits((power >> 52) | 0x4330000000000000u) - 0x1p52, scaled = sg_from_bits(sg_bits(below) + power);
    const double s = (above - scaled) / (above + scaled), z = s * s;
    const double p = (0.99999999763941562657 + 0.333335335314645929 * z) + z * z * (0.19975377349039368532 + 0.15238020746345205099 * z);
    const float result = (float)(k * (0.5 * SG_LN2) + s * p), inside = a < 0x1p-12 ? (float)a : result;
    const float size = a < 1 ? inside : a == 1 ? (float)SG_INF : (float)SG_NAN;
    return copysignf(size, x);
}

/* the special cases of C's pow, selected without a branch */
SG_FN float sg_pow_f32(float x, float y) {
    const float a = fabsf(x);
    const sg_split s = sg_split_of(a);
    const double f = s.f, z = f * f, w = z * z;
    const double p0 = 0.99999999998595554451 + -0.50000000029413963853 * f + z * (0.33333334333820154735 + -0.24999994079891849108 * f);
    const double p1 = 0.19999881137315544894 + -0.16666943414872500611 * f + z * (0.14290987161246922012 + -0.12497484966297589512 * f);
    const double p2 = 0.11005080833600702832 + -0.099228496168368184816 * f + z * (0.10033213150039760518 + -0.099008813213193421732 * f);
    const double finite = s.k * SG_LN2 + f * (p0 + w * (p1 + w * (p2 + w * 0.053628997783376657219)));
    double exponent = y * (a < (float)SG_INF ? finite : (double)a);
    exponent = a == 0 ? -y * (double)SG_INF : exponent;
    exponent = exponent < -110 ? -110 : exponent;
    exponent = exponent > 110 ? 110 : exponent;
    exponent = (a == 1) & (y == y) ? 0 : exponent; /* also of infinite powers */
    const double size = sg_exp2_in_double(exponent * SG_LOG2_E);
    const double power = sg_clamp_f32(y, -33554432, 33554432), rounded = power + SG_ROUNDER; /* larger powers are even, as these are */
    const uint64_t whole = rounded - SG_ROUNDER == power ? ~(uint64_t)0 : 0;
    const uint64_t negative = sg_bits(x) & sg_odd_sign(rounded) & whole; /* the sign bit of an odd power */
    const uint64_t nowhere = (x < 0) & (a < (float)SG_INF) ? ~whole : 0; /* all bits set are a NaN */
    const float result = (float)sg_from_bits((sg_bits(size) ^ negative) | nowhere);
    return (y == 0) | (x == 1) ? 1 : result;
}

#endif
