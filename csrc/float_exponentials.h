/* Exponentials and hyperbolic functions of float32. */
#ifndef SG_FLOAT_EXPONENTIALS_H
#define SG_FLOAT_EXPONENTIALS_H

/* ---- in float. Where the result is 0 or infinite the arithmetic may give anything; the last line selects the result. The argument is not clamped:
 * it would be a constant on one path, and compilers would then compute most of the function twice. */

/* exp(x) = 2^k (1 + high + low) for x = k ln 2 + r: high is exact, and r but for its last bits
 * minimax.py "(mp.exp(x) - 1 - x - x**2 / 2) / x**3" -0.3477 0.3477 3 "(abs(x) + 0.02)**3" */
typedef struct { float high, low; } sg_exp_parts;

SG_FN sg_exp_parts sg_exp_parts_of(float x, float k) {
    const float high = x - k * 0.693145752f, rest = k * 1.42860677e-6f, r = high - rest, z = r * r;
    const float p = (0.16666524f + 0.04166639f * r) + z * (0.008368485f + 0.001394203f * r);
    const sg_exp_parts parts = {high, (r * z * p - rest) + 0.5f * z};
    return parts;
}

/* x 2^k for the bits of SG_ROUNDER_F32 + 254 + k; in two steps, because 2^k may be too large or too small */
SG_FN float sg_scaled_f32(float x, uint32_t bits) {
    const uint32_t half = bits >> 1;
    return x * sg_from_bits_f32(half << 23) * sg_from_bits_f32((bits - half) << 23);
}

/* the bits of `rounded` = SG_ROUNDER_F32 + 254 + k, for k no larger than 129 */
SG_FN uint32_t sg_scale_bits_f32(float rounded) {
    const uint32_t bits = sg_bits_f32(rounded), most = sg_bits_f32(SG_ROUNDER_F32 + 254 + 129);
    return bits < most ? bits : most;
}

SG_FN float sg_exp_f32(float x) {
    const uint32_t bits = sg_scale_bits_f32(x * (float)SG_LOG2_E + (SG_ROUNDER_F32 + 254));
    const sg_exp_parts e = sg_exp_parts_of(x, sg_from_bits_f32(bits) - (SG_ROUNDER_F32 + 254));
    const float result = sg_scaled_f32(1 + (e.high + e.low), bits);
    return x < -104 ? 0 : result;
}

/* minimax.py "(mp.mpf(2)**x - 1) / x - 0.5" -0.5001 0.5001 5 "abs(x) + 0.02" */
SG_FN float sg_exp2_f32(float x) {
    const uint32_t bits = sg_scale_bits_f32(x + (SG_ROUNDER_F32 + 254));
    const float r = x - (sg_from_bits_f32(bits) - (SG_ROUNDER_F32 + 254)), z = r * r;
    const float p = (0.1931472f + 0.2402265f * r) + z * ((0.0555033f + 0.009618006f * r) + z * (0.0013399641f + 0.00015475946f * r));
    const float result = sg_scaled_f32(1 + (0.5f * r + r * p), bits);
    return x < -150 ? 0 : result;
}

/* Half the result, so that 2^(k - 1) is a number, as a sum of two floats. That k is 0 up to 0.381 makes r exact where the result has the fewest digits to spare.
 * minimax.py "(mp.exp(x) - 1 - x - x**2 / 2) / x**3" -0.3125 0.3815 4 "(abs(x) + 0.02)**2" */
SG_FN float sg_expm1_f32(float x) {
    const float rounded = (x * (float)SG_LOG2_E - 0.05f) + (SG_ROUNDER_F32 + 126), k = rounded - (SG_ROUNDER_F32 + 126);
    const float high = x - k * 0.693145752f, rest = k * 1.42860677e-6f, r = high - rest, z = r * r, scale = sg_from_bits_f32(sg_bits_f32(rounded) << 23);
    const float p = (0.16666669f + 0.04166652f * r) + z * ((0.008332555f + 0.0013928154f * r) + z * 0.00020503157f);
    const float first = scale - 0.5f, second = scale * high, sum = first + second;
    const float low = (second - (sum - first)) + ((scale - first) - 0.5f) + scale * ((r * z * p - rest) + 0.5f * z);
    const float large = x > 89 ? (float)SG_INF : 2 * (sum + low), inside = x < -30 ? -1 : large;
    return fabsf(x) < 0x1p-100f ? x : inside; /* half of a subnormal may lose its last bit */
}

/* cosh(x) and sinh(x) for |x| = k ln 2 + r, as exp above: grown exp(r) +- shrunk exp(-r), of which the larger part is a sum of two floats. Half the result,
 * so that 2^(k - 2) is a number. `even` and `odd` are cosh(r) - 1 and sinh(r) - r
 * minimax.py "(mp.cosh(mp.sqrt(x)) - 1) / x" 1e-9 0.121 2 "x + 0.02" and "(mp.sinh(mp.sqrt(x)) / mp.sqrt(x) - 1) / x" 1e-9 0.121 1 "x + 0.02" */
SG_FN float sg_cosh_f32(float x) {
    const float a = fabsf(x), rounded = a * (float)SG_LOG2_E + (SG_ROUNDER_F32 + 125), k = rounded - (SG_ROUNDER_F32 + 125);
    const float high = a - k * 0.693145752f, rest = k * 1.42860677e-6f, r = high - rest, z = r * r;
    const uint32_t bits = sg_bits_f32(rounded) << 23;
    const float grown = sg_from_bits_f32(bits), shrunk = sg_from_bits_f32(a > 30 ? 0 : (250u << 23) - bits);
    const float even = z * (0.5f + z * (0.041666352f + z * 0.001394148f)), odd = r * z * (0.16666567f + z * 0.0083644077f);
    const float product = grown * high, sum = grown + product, lost = product - (sum - grown);
    const float result = 2 * (sum + (lost + (grown * (even + (odd - rest)) + shrunk * ((1 + even) - (r + odd)))));
    return a > 89.5f ? (float)SG_INF : result;
}

/* (grown - shrunk) cosh(r) + (grown + shrunk) sinh(r). Up to 1, k is 0 and the first summand too: no digits cancel
 * minimax.py "(mp.sinh(mp.sqrt(x)) / mp.sqrt(x) - 1) / x" 1e-9 1 3 "x + 0.02" */
SG_FN float sg_sinh_f32(float x) {
    const float a = fabsf(x), nearest = a * (float)SG_LOG2_E + (SG_ROUNDER_F32 + 125);
    const float rounded = a < 1 ? SG_ROUNDER_F32 + 125 : nearest, k = rounded - (SG_ROUNDER_F32 + 125);
    const float high = a - k * 0.693145752f, rest = k * 1.42860677e-6f, r = high - rest, z = r * r;
    const uint32_t bits = sg_bits_f32(rounded) << 23;
    const float grown = sg_from_bits_f32(bits), shrunk = sg_from_bits_f32(a > 30 ? 0 : (250u << 23) - bits);
    const float even = z * (0.5f + z * (0.041666352f + z * 0.001394148f));
    const float odd = r * z * ((0.16666667f + z * 0.0083333496f) + z * z * (0.00019836229f + z * 2.8166431e-6f));
    const float apart = grown - shrunk, both = grown + shrunk, product = both * high, sum = apart + product;
    const float lost = (product - (sum - apart)) + ((grown - apart) - shrunk);
    const float large = a > 89.5f ? (float)SG_INF : 2 * (sum + (lost + (apart * even + both * (odd - rest))));
    return copysignf(a < 0x1p-100f ? a : large, x); /* half of a subnormal may lose its last bit */
}

/* 1 / (1 + exp(-x)), of |x| = k ln 2 + r: scale / (scale + 1 + grown) for scale = 2^-k and grown = exp(r) - 1, of which the quotient's error is added: it counts
 * where the result, or 1 less it, has one digit fewer. 2^64 times the result on the way, because 2^-k may be too small. The terms of exp above. */
SG_FN float sg_sigmoid_f32(float x) {
    const float a = fabsf(x), rounded = sg_fused_f32(a, -(float)SG_LOG2_E, SG_ROUNDER_F32 + 191), k = (SG_ROUNDER_F32 + 191) - rounded;
    const float r = sg_fused_f32(k, 1.90465432e-9f, sg_fused_f32(k, -0.693147182f, a)), z = r * r;
    const float p = sg_fused_f32(z, sg_fused_f32(0.001394203f, r, 0.008368485f), sg_fused_f32(0.04166639f, r, 0.16666524f));
    const float grown = sg_fused_f32(z, sg_fused_f32(r, p, 0.5f), r);
    const float large = sg_from_bits_f32(sg_bits_f32(rounded) << 23), scale = large * 0x1p-64f;
    const float under = (1 + scale) + grown, lost = grown - ((under - 1) - scale), inverse = 1 / under;
    const float rest = sg_fused_f32(-inverse, lost, sg_fused_f32(-inverse, under, 1));
    const float result = large * sg_fused_f32(inverse, rest, inverse) * 0x1p-64f, small = a > 104 ? 0 : result;
    return x < 0 ? small : 1 - small;
}

/* ---- in double, where float would need sums of two numbers throughout; rounded once */

/* 2^t: minimax.py "mp.mpf(2)**x" -0.5 0.5 6 */
SG_FN double sg_exp2_in_double(double t) {
    const double rounded = t + (SG_ROUNDER + 1023), r = t - (rounded - (SG_ROUNDER + 1023)), z = r * r;
    const double low = 1.0 + 0.69314720574320034567 * r + z * (0.24022646888617672193 + 0.055503287672545662902 * r);
    const double high = 0.0096184890972705541046 + 0.0013399934742852217842 * r + z * 0.00015345786117875933058;
    return (low + z * z * high) * sg_from_bits(sg_bits(rounded) << 52);
}

/* 2^t = scale * over / under, where over and under are p + r and p - r for p = r coth(r ln 2 / 2): even, so that few terms suffice, and a quotient of
 * exponentials needs one division
 * minimax.py "mp.sqrt(x) * mp.coth(mp.log(2) * mp.sqrt(x) / 2)" 0 0.2502 2 "2 * mp.sqrt(x + 1e-6) / (8 - x)" */
typedef struct { double scale, over, under; } sg_power_ratio;

SG_FN sg_power_ratio sg_power_ratio_of(double t) {
    const double rounded = t + (SG_ROUNDER + 1023), r = t - (rounded - (SG_ROUNDER + 1023)), z = r * r;
    const double p = 2.8853900999938644524 + z * (0.11552395035452398876 + -0.00092044306863872344315 * z);
    const sg_power_ratio power = {sg_from_bits(sg_bits(rounded) << 52), p + r, p - r};
    return power;
}

SG_FN float sg_tanh_f32(float x) { /* (exp(2a) - 1) / (exp(2a) + 1) */
    const float a = fabsf(x);
    const sg_power_ratio e = sg_power_ratio_of(a * (2 * SG_LOG2_E));
    const double grown = e.scale * e.over;
    const float result = (float)((grown - e.under) / (grown + e.under)), inside = a < 0x1p-13f ? a : result;
    return copysignf(a > 20 ? 1 : inside, x);
}

#endif
