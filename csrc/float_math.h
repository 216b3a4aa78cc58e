/* Elementary functions of float32: within 1 unit in the last place, and rising and falling where the function does.
 *
 * Straight-line code, which compilers vectorise, without fused multiply-adds: the same bits on every machine and in every lane. Where float suffices, with a sum
 * of two floats where the last rounding matters, it has twice the lanes of double; the other functions are computed in double and rounded once.
 * Coefficients are those of least greatest error, from tests/kernels/minimax.py. */
#ifndef SG_FLOAT_MATH_H
#define SG_FLOAT_MATH_H

#include "float_parts.h"
#include "float_exponentials.h"
#include "float_logarithms.h"
#include "float_circles.h"
#include "float_errors.h"

SG_FN float sg_rsqrt_f32(float x) { /* one step of Newton's, in double */
    const float start = 1 / sqrtf(x);
    const double y = start;
    const float result = (float)(y + 0.5 * y * (1 - x * y * y));
    return x > 0 && x < (float)SG_INF ? result : start;
}

SG_FN float sg_hypot_f32(float x, float y) {
    const float size = (float)sqrt((double)x * x + (double)y * y), a = fabsf(x), b = fabsf(y);
    return (a == (float)SG_INF) | (b == (float)SG_INF) ? (float)SG_INF : size;
}

#endif
