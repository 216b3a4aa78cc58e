/* What is computed by vectors, written once: the file that TEMPLATE names is included for each type and each set of instructions that a compiler knows for this kind of
 * machine, and `instructions_for` finds the best that this one has. Its includer defines the type `instructions`, of which TEMPLATE fills one by the name NAME(sg_instructions).
 *
 * Defined for TEMPLATE: T, the type; V, a vector of LANES of them; LOAD, STORE, ALL (one number in all lanes), FMA, SUM (of the lanes), SUMS (of the lanes of
 * DOT_ROWS vectors); ROWS, the most rows of a tile; DOT_ROWS and DOT_COLUMNS, the sizes of a tile of dot products; NAME, which adds what is particular to a name. With MASKED also MASK, MASKED_LOAD
 * and MASKED_STORE. Where there is a better way than squares.h has, EVEN and ODD: every second element of two vectors.
 *
 * Sums use fused multiply-adds where the processor has them, as those of BLAS do. */
#ifndef SG_INSTRUCTIONS_H
#define SG_INSTRUCTIONS_H

#include "kernel.h"

#if defined(__x86_64__) && defined(__GNUC__) && !defined(__clang__)
#define WITH_X86
#include <immintrin.h>

#pragma GCC push_options
#pragma GCC target("avx512f,avx512bw,avx512dq,avx512vl,avx2,fma")
#define MASKED
#define ROWS 8
#define DOT_ROWS 4
#define DOT_COLUMNS 6

#define T float
#define V __m512
#define LANES 16
#define LOAD _mm512_loadu_ps
#define STORE _mm512_storeu_ps
#define ALL _mm512_set1_ps
#define FMA _mm512_fmadd_ps
#define SUM _mm512_reduce_add_ps
#define MASK __mmask16
#define MASKED_LOAD _mm512_maskz_loadu_ps
#define MASKED_STORE _mm512_mask_storeu_ps
#define EVEN(a, b) _mm512_permutex2var_ps(a, _mm512_setr_epi32(0, 2, 4, 6, 8, 10, 12, 14, 16, 18, 20, 22, 24, 26, 28, 30), b)
#define NAME(name) name##_f32_avx512
#define SUMS NAME(sums)
static inline void SUMS(T to[4], const V v[4]) { /* halves, quarters, then pairs of all four together */
    __m256 h[4];
    _Pragma("GCC unroll 4") for (int i = 0; i < 4; i++) h[i] = _mm256_add_ps(_mm512_castps512_ps256(v[i]), _mm512_extractf32x8_ps(v[i], 1));
    const __m256 all = _mm256_hadd_ps(_mm256_hadd_ps(h[0], h[1]), _mm256_hadd_ps(h[2], h[3]));
    _mm_storeu_ps(to, _mm_add_ps(_mm256_castps256_ps128(all), _mm256_extractf128_ps(all, 1)));
}
static inline MASK NAME(mask)(sg_index n) { return n <= 0 ? 0 : n >= LANES ? 0xffff : (1u << n) - 1; }
#include TEMPLATE

#define T double
#define V __m512d
#define LANES 8
#define LOAD _mm512_loadu_pd
#define STORE _mm512_storeu_pd
#define ALL _mm512_set1_pd
#define FMA _mm512_fmadd_pd
#define SUM _mm512_reduce_add_pd
#define MASK __mmask8
#define MASKED_LOAD _mm512_maskz_loadu_pd
#define MASKED_STORE _mm512_mask_storeu_pd
#define EVEN(a, b) _mm512_permutex2var_pd(a, _mm512_setr_epi64(0, 2, 4, 6, 8, 10, 12, 14), b)
#define NAME(name) name##_f64_avx512
#define SUMS NAME(sums)
static inline void SUMS(T to[4], const V v[4]) {
    __m256d h[4];
    _Pragma("GCC unroll 4") for (int i = 0; i < 4; i++) h[i] = _mm256_add_pd(_mm512_castpd512_pd256(v[i]), _mm512_extractf64x4_pd(v[i], 1));
    const __m256d low = _mm256_hadd_pd(h[0], h[1]), high = _mm256_hadd_pd(h[2], h[3]);
    _mm256_storeu_pd(to, _mm256_add_pd(_mm256_permute2f128_pd(low, high, 0x20), _mm256_permute2f128_pd(low, high, 0x31)));
}
static inline MASK NAME(mask)(sg_index n) { return n <= 0 ? 0 : n >= LANES ? 0xff : (1u << n) - 1; }
#include TEMPLATE

#undef MASKED
#undef ROWS
#undef DOT_ROWS
#undef DOT_COLUMNS
#pragma GCC pop_options

#pragma GCC push_options
#pragma GCC target("avx2,fma")
#define ROWS 4
#define DOT_ROWS 3
#define DOT_COLUMNS 4

#define T float
#define V __m256
#define LANES 8
#define LOAD _mm256_loadu_ps
#define STORE _mm256_storeu_ps
#define ALL _mm256_set1_ps
#define FMA _mm256_fmadd_ps
#define EVEN(a, b) _mm256_castpd_ps(_mm256_permute4x64_pd(_mm256_castps_pd(_mm256_shuffle_ps(a, b, 0x88)), 0xd8))
#define ODD(a, b) _mm256_castpd_ps(_mm256_permute4x64_pd(_mm256_castps_pd(_mm256_shuffle_ps(a, b, 0xdd)), 0xd8))
#define NAME(name) name##_f32_avx2
static inline T NAME(sum)(V v) { return ((v[0] + v[4]) + (v[1] + v[5])) + ((v[2] + v[6]) + (v[3] + v[7])); }
#define SUM NAME(sum)
#define SUMS NAME(sums)
static inline void SUMS(T to[3], const V v[3]) { /* pairs of all three together, then halves */
    const V pairs = _mm256_hadd_ps(_mm256_hadd_ps(v[0], v[1]), _mm256_hadd_ps(v[2], v[2]));
    const __m128 all = _mm_add_ps(_mm256_castps256_ps128(pairs), _mm256_extractf128_ps(pairs, 1));
    _mm_storel_pi((__m64 *)to, all);
    _mm_store_ss(to + 2, _mm_movehl_ps(all, all));
}
#include TEMPLATE

#define T double
#define V __m256d
#define LANES 4
#define LOAD _mm256_loadu_pd
#define STORE _mm256_storeu_pd
#define ALL _mm256_set1_pd
#define FMA _mm256_fmadd_pd
#define NAME(name) name##_f64_avx2
static inline T NAME(sum)(V v) { return (v[0] + v[2]) + (v[1] + v[3]); }
#define SUM NAME(sum)
#define SUMS NAME(sums)
static inline void SUMS(T to[3], const V v[3]) {
    const V pairs = _mm256_hadd_pd(v[0], v[1]);
    _mm_storeu_pd(to, _mm_add_pd(_mm256_castpd256_pd128(pairs), _mm256_extractf128_pd(pairs, 1)));
    to[2] = SUM(v[2]);
}
#include TEMPLATE

#undef ROWS
#undef DOT_ROWS
#undef DOT_COLUMNS
#pragma GCC pop_options
#endif

#define ROWS 4
#define DOT_ROWS 2
#define DOT_COLUMNS 4
#define FMA(a, b, c) ((a) * (b) + (c))

typedef float four_floats __attribute__((vector_size(16), aligned(4), may_alias));
typedef double two_doubles __attribute__((vector_size(16), aligned(8), may_alias));

#define T float
#define V four_floats
#define LANES 4
#define LOAD(p) (*(const V *)(p))
#define STORE(p, v) (*(V *)(p) = (v))
#define ALL(x) ((V){x, x, x, x})
#define SUM(v) (((v)[0] + (v)[2]) + ((v)[1] + (v)[3]))
#define SUMS(to, v) for (int row = 0; row < DOT_ROWS; row++) (to)[row] = SUM((v)[row])
#define NAME(name) name##_f32
#include TEMPLATE

#define FMA(a, b, c) ((a) * (b) + (c))
#define T double
#define V two_doubles
#define LANES 2
#define LOAD(p) (*(const V *)(p))
#define STORE(p, v) (*(V *)(p) = (v))
#define ALL(x) ((V){x, x})
#define SUM(v) ((v)[0] + (v)[1])
#define SUMS(to, v) for (int row = 0; row < DOT_ROWS; row++) (to)[row] = SUM((v)[row])
#define NAME(name) name##_f64
#include TEMPLATE

static const instructions *instructions_for(int type) {
    switch (sg_vector_bytes()) {
#ifdef WITH_X86
    case 64:
        return type == SG_f32 ? &sg_instructions_f32_avx512 : &sg_instructions_f64_avx512;
    case 32:
        return type == SG_f32 ? &sg_instructions_f32_avx2 : &sg_instructions_f64_avx2;
#endif
    default:
        return type == SG_f32 ? &sg_instructions_f32 : &sg_instructions_f64;
    }
}

#endif
