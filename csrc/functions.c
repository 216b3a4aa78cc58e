/* What takes too much room to be in each kernel, or depends on the processor's step of instructions in another way than by versions of one function. */
#include "kernel.h"

#ifdef SG_VERSIONS

/* ---- what older processors compute in the place of a fused multiply-add (see simd_math.h); functions that have no versions for newer ones call it there, too */

double sg_fma(double a, double b, double c);
float sg_fmaf(float a, float b, float c);

__attribute__((target("fma"))) static double fused(double a, double b, double c) { return __builtin_fma(a, b, c); }
__attribute__((target("fma"))) static float fused_f32(float a, float b, float c) { return __builtin_fmaf(a, b, c); }

double sg_fma(double a, double b, double c) { return __builtin_cpu_supports("fma") ? fused(a, b, c) : sg_fused_in_steps(a, b, c); }
float sg_fmaf(float a, float b, float c) { return __builtin_cpu_supports("fma") ? fused_f32(a, b, c) : (float)((double)a * b + c); }

/* ---- powers: of older processors libm's, of float64 */

#define POWERS(T, name, blocks, level)                                                                                 \
    __attribute__((target(level))) static void name(const T *x, sg_index x_step, const T *y, sg_index y_step, T *result, sg_index n) { \
        blocks(x, x_step, y, y_step, result, n);                                                                       \
    }
POWERS(double, powers_of_64_bytes, sg_pow_in_blocks, "arch=x86-64-v4")
POWERS(double, powers_of_32_bytes, sg_pow_in_blocks, "arch=x86-64-v3")
POWERS(float, powers_of_64_bytes_f32, sg_pow_in_blocks_f32, "arch=x86-64-v4")
POWERS(float, powers_of_32_bytes_f32, sg_pow_in_blocks_f32, "arch=x86-64-v3")

static int vector_bytes(void) {
    if (__builtin_cpu_supports("avx512f") && __builtin_cpu_supports("avx512vl") && __builtin_cpu_supports("avx512dq") && __builtin_cpu_supports("avx512bw"))
        return 64;
    return __builtin_cpu_supports("avx2") && __builtin_cpu_supports("fma") && __builtin_cpu_supports("bmi2") ? 32 : 16;
}

void sg_pow_blocks_f64(const double *x, sg_index x_step, const double *y, sg_index y_step, double *result, sg_index n) {
    switch (vector_bytes()) {
    case 64:
        powers_of_64_bytes(x, x_step, y, y_step, result, n);
        break;
    case 32:
        powers_of_32_bytes(x, x_step, y, y_step, result, n);
        break;
    default:
        for (sg_index i = 0; i < n; i++)
            result[i] = pow(x[i * x_step], y[i * y_step]);
    }
}

void sg_pow_blocks_f32(const float *x, sg_index x_step, const float *y, sg_index y_step, float *result, sg_index n) {
    switch (vector_bytes()) {
    case 64:
        powers_of_64_bytes_f32(x, x_step, y, y_step, result, n);
        break;
    case 32:
        powers_of_32_bytes_f32(x, x_step, y, y_step, result, n);
        break;
    default:
        for (sg_index i = 0; i < n; i++)
            result[i] = sg_pow_f32(x[i * x_step], y[i * y_step]);
    }
}

#endif
