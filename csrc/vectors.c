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
#if defined(WITH_X86) && SG_LEVEL == 4
    return __builtin_cpu_supports("x86-64-v4") != 0;
#elif defined(WITH_X86) && SG_LEVEL == 3
    return __builtin_cpu_supports("x86-64-v3") != 0;
#endif
    return 1;
}

int sg_vector_bytes(void) { return vector_bytes ? vector_bytes : sg_set_vector_bytes(64); }
