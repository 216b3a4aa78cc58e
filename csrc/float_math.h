/* Elementary functions of float32: within 1 unit in the last place, and rising and falling where the function does.
 *
 * Straight-line code, which compilers vectorise: the same bits in every lane, and on every machine, since additions are fused with products only where
 * sg_fused_f32() says so. Where float suffices, with a sum of two floats where the last rounding matters, it has twice the lanes of double; the other functions
 * are computed in double and rounded once.
 * Coefficients are those of least greatest error, from tests/kernels/minimax.py. */
#ifndef SG_FLOAT_MATH_H
#define SG_FLOAT_MATH_H

#include "float_parts.h"
#include "float_exponentials.h"
#include "float_logarithms.h"
#include "float_circles.h"
#include "float_errors.h"
#include "float_gamma.h"

/* The root halves the error of the quotient, which the root first would not. x is multiplied by a power of 4, so that neither is a subnormal number. */
SG_FN float sg_rsqrt_f32(float x) {
    const uint32_t tiny = fabsf(x) < 0x1p-100f ? 0xffffffffu : 0;
    const float times = sg_from_bits_f32(0x3e800000u + (tiny & 0x20000000u)); /* 2^-2 or 2^62 */
    const float result = sqrtf(1 / (x * times)) * sg_from_bits_f32(0x3f000000u + (tiny & 0x10000000u)); /* 2^-1 or 2^31 */
    const float defined = x < 0 ? (float)SG_NAN : result; /* also of -inf, whose quotient is -0 */
    return x == 0 ? copysignf((float)SG_INF, x) : defined;
}

/* The root of a sum of two squares, which is a sum of two floats: the root in float, and what is missing there. Both numbers are multiplied by
 * a power of two that makes the larger one nearly 1, so that no square is too large or too small. */
SG_FN float sg_hypot_f32(float x, float y) {
    const float a = fabsf(x), b = fabsf(y), larger = a > b ? a : b, smaller = a > b ? b : a;
    const uint32_t exponent = sg_bits_f32(larger) & 0x7f800000u, least = exponent < 0x02000000u ? 0x02000000u : exponent;
    const uint32_t bounded = least > 0x7e000000u ? 0x7e000000u : least;
    const float down = sg_from_bits_f32(0x7f000000u - bounded), up = sg_from_bits_f32(bounded), u = larger * down, v = smaller * down;
    const float square = u * u, other = v * v, sum = square + other, root = sqrtf(sum);
    const float lost = (sg_fused_f32(u, u, -square) + sg_fused_f32(v, v, -other)) + ((square - sum) + other), error = sg_fused_f32(-root, root, sum) + lost;
    const float nearly = sg_from_bits_f32(0x7ef311c3u - sg_bits_f32(root)); /* 1 / root, but for a tenth */
    const float inverse = nearly * sg_fused_f32(-0.5f * nearly, root, 1); /* 0.5 / root, but for a hundredth */
    const float size = sg_fused_f32(error, inverse, root) * up;
    return (a == (float)SG_INF) | (b == (float)SG_INF) ? (float)SG_INF : size;
}

#endif
