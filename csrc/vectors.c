/* How long the vectors are that handwritten loops use: see instructions.h. */
#include "kernel.h"
#include "register.h"

int sg_vector_bytes(void);

#if defined(__x86_64__) && defined(__GNUC__) && !defined(__clang__)
#define WITH_X86
#endif

static int vector_bytes = 0; /* 0 until first asked for */

/* Use vectors of at most so many bytes, for tests of machines that have no longer ones; gives how many bytes are used. */
int sg_set_vector_bytes(int most) {
    vector_bytes = 16;
#ifdef WITH_X86
    if (most >= 64 && __builtin_cpu_supports("avx512f") && __builtin_cpu_supports("avx512bw") && __builtin_cpu_supports("avx512dq") && __builtin_cpu_supports("avx512vl"))
        vector_bytes = 64;
    else if (most >= 32 && __builtin_cpu_supports("avx2") && __builtin_cpu_supports("fma"))
        vector_bytes = 32;
#endif
    return vector_bytes;
}

int sg_vector_bytes(void) { return vector_bytes ? vector_bytes : sg_set_vector_bytes(64); }

#ifdef SG_FUSED_BY_FOUR
typedef float four_floats __attribute__((vector_size(16)));
typedef double four_doubles __attribute__((vector_size(32)));

/* By the name that the compiler gives to fmaf of four. Rounded twice, which changes no result: see sg_fused_f32(). */
__attribute__((visibility("hidden"))) four_floats sg_fused_by_four(four_floats a, four_floats b, four_floats c) __asm__("_ZGVbN4vvv_fmaf");
four_floats sg_fused_by_four(four_floats a, four_floats b, four_floats c) {
    const four_doubles sum = __builtin_convertvector(a, four_doubles) * __builtin_convertvector(b, four_doubles) + __builtin_convertvector(c, four_doubles);
    return __builtin_convertvector(sum, four_floats);
}
#endif
