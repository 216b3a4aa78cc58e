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
    const float rounded = sg_fused_f32(x, (float)SG_LOG2_E, -0.05f) + (SG_ROUNDER_F32 + 126), k = rounded - (SG_ROUNDER_F32 + 126);
    const float high = sg_fused_f32(k, -0.693145752f, x), rest = k * -1.42860677e-6f, r = high + rest, z = r * r, scale = sg_from_bits_f32(sg_bits_f32(rounded) << 23);
    const float p = sg_fused_f32(r, sg_fused_f32(r, sg_fused_f32(r, 0.00020503157f, 0.0013928154f), 0.008332555f), 0.04166652f);
    const float bent = sg_fused_f32(z, sg_fused_f32(r, sg_fused_f32(r, p, 0.16666669f), 0.5f), rest), first = scale - 0.5f;
    const float sum = sg_fused_f32(scale, high, first), lost = sg_fused_f32(scale, high, first - sum) + ((scale - first) - 0.5f);
    const float large = x > 89 ? (float)SG_INF : 2 * (sum + sg_fused_f32(scale, bent, lost)), inside = x < -30 ? -1 : large;
    return fabsf(x) < 0x1p-100f ? x : inside; /* half of a subnormal may lose its last bit */
}

/* cosh(x) and sinh(x) for |x| = k ln 2 + r, as exp above: grown exp(r) +- shrunk exp(-r), of which the larger part is a sum of two floats. Half the result,
 * so that 2^(k - 2) is a number. `even` and `odd` are cosh(r) - 1 and sinh(r) - r
 * minimax.py "(mp.cosh(mp.sqrt(x)) - 1) / x" 1e-9 0.121 2 "x + 0.02" and "(mp.sinh(mp.sqrt(x)) / mp.sqrt(x) - 1) / x" 1e-9 0.121 1 "x + 0.02" */
SG_FN float sg_cosh_f32(float x) {
    const float a = fabsf(x), rounded = sg_fused_f32(a, (float)SG_LOG2_E, SG_ROUNDER_F32 + 125), k = rounded - (SG_ROUNDER_F32 + 125);
    const float high = sg_fused_f32(k, -0.693145752f, a), rest = k * 1.42860677e-6f, r = high - rest, z = r * r;
    const uint32_t bits = sg_bits_f32(rounded) << 23;
    const float grown = sg_from_bits_f32(bits), shrunk = sg_from_bits_f32(a > 30 ? 0 : (250u << 23) - bits);
    const float even = z * sg_fused_f32(z, sg_fused_f32(z, 0.001394148f, 0.041666352f), 0.5f), odd = r * z * sg_fused_f32(z, 0.0083644077f, 0.16666567f);
    const float sum = sg_fused_f32(grown, high, grown), lost = sg_fused_f32(grown, high, grown - sum);
    const float result = 2 * (sum + sg_fused_f32(shrunk, (1 + even) - (r + odd), sg_fused_f32(grown, even + (odd - rest), lost)));
    return a > 89.5f ? (float)SG_INF : result;
}

/* (grown - shrunk) cosh(r) + (grown + shrunk) sinh(r). Up to 1, k is 0 and the first summand too: no digits cancel
 * minimax.py "(mp.sinh(mp.sqrt(x)) / mp.sqrt(x) - 1) / x" 1e-9 1 3 "x + 0.02" */
SG_FN float sg_sinh_f32(float x) {
    const float a = fabsf(x), nearest = sg_fused_f32(a, (float)SG_LOG2_E, SG_ROUNDER_F32 + 125);
    const float rounded = a < 1 ? SG_ROUNDER_F32 + 125 : nearest, k = rounded - (SG_ROUNDER_F32 + 125);
    const float high = sg_fused_f32(k, -0.693145752f, a), rest = k * 1.42860677e-6f, r = high - rest, z = r * r;
    const uint32_t bits = sg_bits_f32(rounded) << 23;
    const float grown = sg_from_bits_f32(bits), shrunk = sg_from_bits_f32(a > 30 ? 0 : (250u << 23) - bits);
    const float even = z * sg_fused_f32(z, sg_fused_f32(z, 0.001394148f, 0.041666352f), 0.5f);
    const float p = sg_fused_f32(z, sg_fused_f32(z, sg_fused_f32(z, 2.8166431e-6f, 0.00019836229f), 0.0083333496f), 0.16666667f), odd = sg_fused_f32(r * z, p, -rest);
    const float apart = grown - shrunk, both = grown + shrunk, sum = sg_fused_f32(both, high, apart);
    const float lost = sg_fused_f32(both, high, apart - sum) + ((grown - apart) - shrunk);
    const float large = a > 89.5f ? (float)SG_INF : 2 * (sum + sg_fused_f32(both, odd, sg_fused_f32(apart, even, lost)));
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

/* x + x z P(z) with z = x^2, up to 3/4; beyond, 1 - 2 / (1 + exp(2 |x|)), where what is subtracted is small enough that its errors hardly count
 * minimax.py "(mp.tanh(mp.sqrt(x)) / mp.sqrt(x) - 1) / x" 1e-9 0.7225 5 "x/mp.tanh(mp.sqrt(x))*mp.sqrt(x) + 0.02" and "mp.exp(2*x)" -0.1735 0.1736 6 */
SG_FN float sg_tanh_f32(float x) {
    const float a = fabsf(x), z = a * a;
    float p = sg_fused_f32(z, sg_fused_f32(z, 0.00146792078f, -0.00720504258f), 0.0211737335f);
    p = sg_fused_f32(z, sg_fused_f32(z, sg_fused_f32(z, p, -0.0538171128f), 0.133318452f), -0.333332882f);
    const float near = sg_fused_f32(a, z * p, a);
    const float rounded = sg_fused_f32(a, 2 * (float)SG_LOG2_E, SG_ROUNDER_F32), k = rounded - SG_ROUNDER_F32;
    const float r = sg_fused_f32(k, 9.52327095e-10f, sg_fused_f32(k, -0.346573591f, a)); /* log(2) / 2 is a sum of two floats */
    float e = sg_fused_f32(r, sg_fused_f32(r, sg_fused_f32(r, 0.0885635254f, 0.26799837f), 0.666691438f), 1.33331349f);
    const float scale = sg_from_bits_f32((sg_bits_f32(rounded) << 23) + 0x3f800000u), base = 1 + scale;
    const float grown = scale * r * sg_fused_f32(r, sg_fused_f32(r, e, 1.99999968f), 2), sum = base + grown, lost = (base - sum) + grown, share = 2 / sum;
    const float far = 1 - sg_fused_f32(sg_fused_f32(share, lost, sg_fused_f32(share, sum, -2)), -0.5f * share, share), large = a > 10 ? 1 : far;
    return copysignf(a > 0.75f ? large : near, x);
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

#endif
