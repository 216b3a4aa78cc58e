/* How long the vectors are that handwritten loops use: see instructions.h. */
#include "kernel.h"
#include "register.h"

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

/* Whether the processor has the instructions for which alone this file was compiled: see SG_LEVEL. */
int sg_runs_here(void) {
#ifdef WITH_X86
    const int third = __builtin_cpu_supports("avx2") && __builtin_cpu_supports("fma") && __builtin_cpu_supports("bmi") && __builtin_cpu_supports("bmi2");
    if (SG_LEVEL >= 3 && !third)
        return 0;
    if (SG_LEVEL == 4 && !(__builtin_cpu_supports("avx512cd") && sg_set_vector_bytes(64) == 64))
        return 0;
#endif
    return 1;
}

int sg_vector_bytes(void) { return vector_bytes ? vector_bytes : sg_set_vector_bytes(64); }
