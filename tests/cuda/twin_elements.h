/* Elements in memory of the host that twins of CUDA's libraries compute with, and what starts their kernels: the driver's twin. */
#include <complex.h>
#include <dlfcn.h>
#include <stdlib.h>

#include "twin_kernel.h"

static const Range tables[1] = {{0, 0}};

enum { R_32F, R_64F, R_16F, C_32F = 4, C_64F, R_16BF = 14 }; /* as library_types.h numbers them */

static size_t bytes_of(int type) { return type == R_16F || type == R_16BF ? 2 : type == R_32F ? 4 : type == C_64F ? 16 : 8; }
static int is_complex(int type) { return type == C_32F || type == C_64F; }

static float of_bfloat16(uint16_t bits) {
    const uint32_t wide = (uint32_t)bits << 16;
    float x;
    memcpy(&x, &wide, 4);
    return x;
}

static uint16_t to_bfloat16(float x) {
    uint32_t bits;
    memcpy(&bits, &x, 4);
    return x != x ? 0x7fc0 : (uint16_t)((bits + 0x7fff + (bits >> 16 & 1)) >> 16);
}

static double complex load(uint64_t at, int type) {
    aligned(at, is_complex(type) ? bytes_of(type) / 2 : bytes_of(type));
    if (!may("a read", at, bytes_of(type)))
        return 0;
    const void *from = (const void *)at;
    switch (type) {
    case R_32F: return *(const float *)from;
    case R_64F: return *(const double *)from;
    case R_16F: return *(const _Float16 *)from;
    case R_16BF: return of_bfloat16(*(const uint16_t *)from);
    case C_32F: return *(const float complex *)from;
    default: return *(const double complex *)from;
    }
}

static void store(uint64_t at, int type, double complex x) {
    if (!may("a write", at, bytes_of(type)))
        return;
    void *to = (void *)at;
    switch (type) {
    case R_32F: *(float *)to = (float)creal(x); break;
    case R_64F: *(double *)to = creal(x); break;
    case R_16F: *(_Float16 *)to = (_Float16)(float)creal(x); break;
    case R_16BF: *(uint16_t *)to = to_bfloat16((float)creal(x)); break;
    case C_32F: *(float complex *)to = (float complex)x; break;
    default: *(double complex *)to = x;
    }
}

/* A sum of halves as it is kept where parts are joined in the type of the result. */
static double complex rounded(double complex x, int type) { return type == R_16F ? (float)(_Float16)(float)creal(x) : type == R_16BF ? of_bfloat16(to_bfloat16((float)creal(x))) : x; }

/* A float32 as tensor cores read it where TF32 is allowed: 10 bits behind the point. */
static double tf32(double x) {
    const float narrow = (float)x;
    uint32_t bits;
    memcpy(&bits, &narrow, 4);
    bits &= 0xffffe000u;
    float found;
    memcpy(&found, &bits, 4);
    return found;
}

static void *of_driver(const char *name) {
    void *function = NULL;
    int found = 0;
    int (*get)(const char *, void **, int, uint64_t, int *);
    void *driver = dlopen(getenv("SPECGRAD_LIBCUDA"), RTLD_NOW | RTLD_LOCAL);
    *(void **)&get = driver ? dlsym(driver, "cuGetProcAddress_v2") : NULL;
    return get && !get(name, &function, 11040, 0, &found) ? function : NULL;
}
