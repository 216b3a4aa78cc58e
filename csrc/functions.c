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

/* ---- powers: of older processors, libm's */

#define POWERS(name, level)                                                                                            \
    __attribute__((target(level))) static void name(const double *x, sg_index x_step, const double *y, sg_index y_step, double *result, sg_index n) { \
        sg_pow_in_blocks(x, x_step, y, y_step, result, n);                                                             \
    }
POWERS(powers_of_64_bytes, "arch=x86-64-v4")
POWERS(powers_of_32_bytes, "arch=x86-64-v3")

void sg_pow_blocks_f64(const double *x, sg_index x_step, const double *y, sg_index y_step, double *result, sg_index n) {
    if (__builtin_cpu_supports("avx512f") && __builtin_cpu_supports("avx512vl") && __builtin_cpu_supports("avx512dq") && __builtin_cpu_supports("avx512bw"))
        powers_of_64_bytes(x, x_step, y, y_step, result, n);
    else if (__builtin_cpu_supports("avx2") && __builtin_cpu_supports("fma") && __builtin_cpu_supports("bmi2"))
        powers_of_32_bytes(x, x_step, y, y_step, result, n);
    else
        for (sg_index i = 0; i < n; i++)
            result[i] = pow(x[i * x_step], y[i * y_step]);
}

#endif
