/* A kernel: one generated computation, with a loop for each type that it computes in. */
#ifndef SG_KERNEL_H
#define SG_KERNEL_H

#include "scalar.h"

#define SG_MAX_ARGS 16
#define SG_SUM_BLOCK 512
#define SG_STAGE 512 /* elements that one function after another computes: its values stay in the nearest cache */

/* Types of elements; the last two are computed in float. */
enum { SG_f32, SG_f64, SG_c64, SG_c128, SG_i8, SG_i16, SG_i32, SG_i64, SG_u8, SG_u16, SG_u32, SG_u64, SG_b8, SG_f16, SG_bf16, SG_TYPES };

/* Computes n contiguous elements, or one row of n. p holds the operands, then the results. */
typedef void (*sg_function)(char *const *p, sg_index n);

/* Computes up to SG_NEIGHBOURS rows of n elements, which lie `step` elements apart; the rows, and the values that they give, lie side by side. */
typedef void (*sg_neighbours)(char *const *p, sg_index n, sg_index step, sg_index count);
#define SG_NEIGHBOURS 128
#define SG_PART 32 /* elements of a column that are added before their sum is added to the column's */

/* Computes up to SG_TOGETHER rows of n contiguous elements, which lie one behind another: at least SG_WIDE of them in each row. */
typedef void (*sg_several)(char *const *p, sg_index n, sg_index rows);
#define SG_TOGETHER 16 /* rows of which a processor overlaps what is computed once for each: what follows waits for that in one row alone */

typedef struct {
    unsigned char type; /* of the op */
    unsigned char types[SG_MAX_ARGS]; /* of each operand and result */
    sg_function run; /* NULL: the operand is the result as it is, in another type in memory */
    sg_neighbours run_columns; /* or NULL; of one type alone, float or double */
    sg_function beside_one[2]; /* or NULL: computes elements where operand 0, or 1, is one element for all */
    sg_several run_several; /* or NULL; of one type alone, float or double */
} sg_loop;

enum { SG_SAME, SG_REAL_PART, SG_BOOL, SG_INT, SG_COMPLEX }; /* an operand's or a result's type, by the op's; SG_COMPLEX: where the op's is real */
enum { SG_ELEMENTS, SG_ROWS, SG_REDUCE };
#define SG_ITSELF 0x40
#define SG_SQUARED 0x80
#define SG_COMBINED(how) ((how) & ~(SG_ITSELF | SG_SQUARED))

typedef struct {
    const char *name;
    unsigned char nin, nout;
    unsigned char shape; /* SG_ELEMENTS, SG_ROWS (a row gives a row) or SG_REDUCE (a row gives a value) */
    unsigned char combine; /* combines the values of parts of a row: '+', '>' (the larger), '<'; 0: a row cannot be split. With SG_ITSELF or SG_SQUARED also its elements, or their squares */
    unsigned char kinds[SG_MAX_ARGS];
    unsigned short scalars; /* bit i: operand i is one number for all elements */
    unsigned short loop_count;
    const sg_loop *loops;
} sg_kernel;

/* All kernels of the spec, a table for each group; the list of tables and each table end with zeros. */
extern const sg_kernel *const sg_tables[];
extern const char sg_digest[]; /* of the generated kernels, to notice a library that is out of date */

/* Versions for newer processors, chosen when the library is loaded, which runs on older ones too. Or one version, for the level of x86-64 that SG_LEVEL names: it takes two thirds
 * of the time to compile, and runs where sg_runs_here says so. See codegen/processor.py. */
#ifndef SG_LEVEL
#define SG_LEVEL 0 /* all */
#endif
#if defined(__x86_64__) && defined(__GNUC__) && !defined(__clang__) && defined(__gnu_linux__)
#define SG_VERSIONS
#define SG_VECTORS __attribute__((target("avx2,fma"))) /* for newer processors alone: see sg_has_columns */
#define SG_VECTOR_BYTES 32 /* what sg_vector_bytes has to be for that */
#if SG_LEVEL == 0
#define SG_CLONES __attribute__((target_clones("arch=x86-64-v4", "arch=x86-64-v3", "default")))
#define SG_TWO_CLONES __attribute__((target_clones("arch=x86-64-v3", "default"))) /* each takes room, and time to compile */
#define SG_COMPLEX_CLONES __attribute__((target_clones("avx2", "default"))) /* where a processor fuses, gcc fuses products of complex numbers, whatever -ffp-contract says */
#elif SG_LEVEL == 4 /* noclone: a copy that gcc makes for one value of an argument has lost the pragmas of its loops, and with them their vectors */
#define SG_CLONES __attribute__((noclone, target("arch=x86-64-v4")))
#define SG_TWO_CLONES __attribute__((noclone, target("arch=x86-64-v3")))
#define SG_COMPLEX_CLONES __attribute__((noclone, target("avx2")))
#elif SG_LEVEL == 3
#define SG_CLONES SG_TWO_CLONES
#define SG_TWO_CLONES __attribute__((noclone, target("arch=x86-64-v3")))
#define SG_COMPLEX_CLONES __attribute__((noclone, target("avx2")))
#endif
#else
#define SG_VECTORS
#define SG_VECTOR_BYTES 16
#endif
#ifndef SG_CLONES
#define SG_CLONES
#define SG_TWO_CLONES
#define SG_COMPLEX_CLONES
#endif
#define SG_LARGE SG_TWO_CLONES /* of kernels: build.py has their loops copied less often */

#define SG_PRAGMA(text) _Pragma(#text)

/* No loop writes where a later element is read: kernel.c sees to that. Without this pragma the compiler compares addresses when the loop runs
 * and may choose the scalar loop, whose functions differ from the vector ones in the last place. */
#ifdef __clang__
#define SG_INDEPENDENT _Pragma("clang loop vectorize(assume_safety)")
#else
#define SG_INDEPENDENT _Pragma("GCC ivdep")
#endif

/* The tangents of near numbers, in two loops: in one, a processor does not see far enough ahead to overlap elements. */
SG_FN void sg_near_tan_blocks_f32(const float *restrict x, float *restrict result, sg_index n) {
    float r[SG_STAGE], down[SG_STAGE], rounded[SG_STAGE];
    for (sg_index b = 0; b < n; b += SG_STAGE) {
        const sg_index end = n - b < SG_STAGE ? n - b : SG_STAGE;
        SG_INDEPENDENT
        for (sg_index i = 0; i < end; i++) {
            const sg_tangent_f32 tangent = sg_tangent_of_f32(x[b + i]);
            r[i] = tangent.r;
            down[i] = tangent.down;
            rounded[i] = tangent.rounded;
        }
        SG_INDEPENDENT
        for (sg_index i = 0; i < end; i++) {
            const sg_tangent_f32 tangent = {r[i], down[i], rounded[i]};
            result[b + i] = sg_tangent_or_cotangent_f32(tangent);
        }
    }
}

/* Logarithms of the gamma function. Libm's, which compute one number after another, are for those few beside zeros. */
SG_FN void sg_lgamma_blocks_f32(const float *restrict x, float *restrict result, sg_index n) {
    float found[SG_STAGE];
    for (sg_index b = 0; b < n; b += SG_STAGE, x += SG_STAGE, result += SG_STAGE) {
        const sg_index end = n - b < SG_STAGE ? n - b : SG_STAGE;
        int beside = 0;
        SG_INDEPENDENT
        for (sg_index i = 0; i < end; i++) {
            found[i] = sg_lgamma_anywhere_f32(x[i]);
            beside |= sg_is_beside_zero_of_lgamma(x[i], found[i]);
        }
        if (beside)
            for (sg_index i = 0; i < end; i++)
                found[i] = sg_is_beside_zero_of_lgamma(x[i], found[i]) ? (float)sg_lgamma((double)x[i]) : found[i];
        memcpy(result, found, (size_t)end * sizeof(float));
    }
}

/* Powers, by two loops as tangents are, where no argument is a special case. A step is 1, or 0 of a number that is the same for all elements. */
SG_FN void sg_pow_in_blocks(const double *x, sg_index x_step, const double *y, sg_index y_step, double *result, sg_index n) {
    _Alignas(64) double t[SG_STAGE], low[SG_STAGE], number[SG_STAGE];
    if (!x_step | !y_step)
        for (sg_index i = 0; i < n && i < SG_STAGE; i++)
            number[i] = *(x_step ? y : x);
    x = x_step ? x : number;
    y = y_step ? y : number;
    for (sg_index b = 0; b < n; b += SG_STAGE, x += SG_STAGE * x_step, y += SG_STAGE * y_step, result += SG_STAGE) {
        const sg_index end = n - b < SG_STAGE ? n - b : SG_STAGE;
        uint64_t special = 0;
        SG_INDEPENDENT
        for (sg_index i = 0; i < end; i++) {
            special |= sg_is_special_power(x[i], y[i]);
            const sg_double_pair exponent = sg_exponent_of(sg_half_log_of(sg_split_of(x[i])), y[i]);
            t[i] = exponent.high;
            low[i] = exponent.low;
        }
        if (special) {
            SG_INDEPENDENT
            for (sg_index i = 0; i < end; i++)
                result[i] = sg_power(x[i], y[i]);
            continue;
        }
        SG_INDEPENDENT
        for (sg_index i = 0; i < end; i++)
            result[i] = sg_exp_of_pair(t[i], low[i]);
    }
}

/* Of float32 one loop does: of numbers where none is a special case, or of all. */
SG_FN void sg_pow_in_blocks_f32(const float *x, sg_index x_step, const float *y, sg_index y_step, float *result, sg_index n) {
    _Alignas(64) float number[SG_STAGE];
    if (!x_step | !y_step)
        for (sg_index i = 0; i < n && i < SG_STAGE; i++)
            number[i] = *(x_step ? y : x);
    x = x_step ? x : number;
    y = y_step ? y : number;
    for (sg_index b = 0; b < n; b += SG_STAGE, x += SG_STAGE * x_step, y += SG_STAGE * y_step, result += SG_STAGE) {
        const sg_index end = n - b < SG_STAGE ? n - b : SG_STAGE;
        uint32_t special = 0;
        SG_INDEPENDENT
        for (sg_index i = 0; i < end; i++)
            special |= sg_is_special_power_f32(x[i], y[i]);
        if (special) {
            SG_INDEPENDENT
            for (sg_index i = 0; i < end; i++)
                result[i] = sg_pow_f32(x[i], y[i]);
            continue;
        }
        SG_INDEPENDENT
        for (sg_index i = 0; i < end; i++)
            result[i] = sg_near_power_f32(x[i], y[i]);
    }
}

#if defined(SG_OWN_FUNCTIONS) && defined(SG_VERSIONS) /* in functions.c: they take room once */
void sg_pow_blocks_f64(const double *x, sg_index x_step, const double *y, sg_index y_step, double *result, sg_index n);
void sg_pow_blocks_f32(const float *x, sg_index x_step, const float *y, sg_index y_step, float *result, sg_index n);
#else
SG_FN void sg_pow_blocks_f64(const double *x, sg_index x_step, const double *y, sg_index y_step, double *result, sg_index n) {
    sg_pow_in_blocks(x, x_step, y, y_step, result, n);
}
SG_FN void sg_pow_blocks_f32(const float *x, sg_index x_step, const float *y, sg_index y_step, float *result, sg_index n) {
    sg_pow_in_blocks_f32(x, x_step, y, y_step, result, n);
}
#endif

/* Where no number of a block is near 1 or -1, or beyond, one of two formulas is computed. */
SG_FN void sg_erfinv_blocks_f64(const double *restrict x, double *restrict result, sg_index n) {
    _Alignas(64) double w[SG_STAGE];
    for (sg_index b = 0; b < n; b += SG_STAGE, x += SG_STAGE, result += SG_STAGE) {
        const sg_index end = n - b < SG_STAGE ? n - b : SG_STAGE;
        uint64_t outer = 0;
        SG_INDEPENDENT
        for (sg_index i = 0; i < end; i++) {
            w[i] = sg_erfinv_scale(fabs(x[i]));
            outer |= -(uint64_t) !(w[i] < SG_ERFINV_CENTRAL);
        }
        if (outer) {
            SG_INDEPENDENT
            for (sg_index i = 0; i < end; i++)
                result[i] = sg_erfinv_of(x[i], w[i]);
        } else {
            SG_INDEPENDENT
            for (sg_index i = 0; i < end; i++)
                result[i] = x[i] * sg_erfinv_central(w[i] - 3.125);
        }
    }
}

#define SG_SIMD_EXTREME(which, variable, nan) SG_PRAGMA(omp simd reduction(which : variable) reduction(| : nan))
#define SG_SIMD_SUM(variable) SG_PRAGMA(omp simd reduction(+ : variable))

/* Adds the values of the elements from `first` up to `end` to `sum`. */
#define SG_SUM(sum, first, end, value)                                                                                 \
    SG_SIMD_SUM(sum)                                                                                                   \
    for (sg_index i = first; i < end; i++)                                                                             \
        sum += value;

/* The same for values that take less time than an addition waits for the one before: as many sums side by side as fill several vectors of the widest processors,
 * added in pairs. An inner loop of constant length, since elements are best read in their order. */
#define SG_LANES 32 /* more than the steps of a loop that GCC writes out one by one: of those it makes slower vectors, of steps far apart */
#define SG_SHORT_SUM(sum, first, end, value)                                                                           \
    {                                                                                                                  \
        sg_index next = first;                                                                                         \
        if (end - first >= SG_LANES) {                                                                                 \
            _Alignas(64) __typeof__(sum) lanes[SG_LANES];                                                              \
            SG_INDEPENDENT                                                                                             \
            for (sg_index lane = 0; lane < SG_LANES; lane++) {                                                         \
                const sg_index i = first + lane;                                                                       \
                lanes[lane] = 0 + value; /* without 0, a copy: as vectors of another width, which take longer to read again */ \
            }                                                                                                          \
            for (next += SG_LANES; next + SG_LANES <= end; next += SG_LANES)                                           \
                SG_INDEPENDENT                                                                                         \
                for (sg_index lane = 0; lane < SG_LANES; lane++) {                                                     \
                    const sg_index i = next + lane;                                                                    \
                    lanes[lane] += value;                                                                              \
                }                                                                                                      \
            SG_INDEPENDENT                                                                                             \
            for (sg_index i = next; i < end; i++)                                                                      \
                lanes[i - next] += value;                                                                              \
            sum = _Generic((sum), float: sg_lanes_f32, double: sg_lanes_f64)((const void *)lanes);                     \
        } else                                                                                                         \
            SG_SUM(sum, next, end, value)                                                                              \
    }

/* Values that take long to compute, of elements of a row: what is left behind whole vectors is computed as the last vector of the row, which begins before it, since
 * one by one its elements take longer than many vectors. It is computed first: where the result is written over an operand, what follows would change it.
 *
 * SG_LONG_ROW computes the n elements of a row; SG_LONG_SUM adds up those from `first` up to `end`, and stores them in `kept` unless that is NULL. */
#define SG_WIDE(T) ((sg_index)(64 / sizeof(T))) /* elements in a vector of the widest processors */
#define SG_LANE(T) for (sg_index lane = 0; lane < SG_WIDE(T); lane++)

#define SG_LONG_ROW(T, to, n, value)                                                                                   \
    {                                                                                                                  \
        _Alignas(64) T tail[SG_WIDE(T)];                                                                               \
        const sg_index whole = n & -SG_WIDE(T), last = whole ? n - SG_WIDE(T) : 0;                                     \
        if (whole < n) {                                                                                               \
            SG_INDEPENDENT                                                                                             \
            SG_LANE(T) {                                                                                               \
                const sg_index i = last + lane;                                                                        \
                tail[lane] = value;                                                                                    \
            }                                                                                                          \
        }                                                                                                              \
        for (sg_index next = 0; next < whole; next += SG_WIDE(T)) {                                                    \
            SG_INDEPENDENT                                                                                             \
            SG_LANE(T) {                                                                                               \
                const sg_index i = next + lane;                                                                        \
                to[i] = value;                                                                                         \
            }                                                                                                          \
        }                                                                                                              \
        if (whole < n)                                                                                                 \
            memcpy(to + last, tail, sizeof tail);                                                                      \
    }

#define SG_LONG_SUM(T, sum, first, end, kept, value)                                                                   \
    {                                                                                                                  \
        _Alignas(64) T lanes[SG_WIDE(T)] = {0}, tail[SG_WIDE(T)];                                                      \
        const sg_index whole = first + ((end - first) & -SG_WIDE(T)), last = end > SG_WIDE(T) ? end - SG_WIDE(T) : 0;  \
        if (whole < end) {                                                                                             \
            const int from = (int)(whole - last), to = (int)(end - last); /* the lanes that no other vector has */     \
            SG_INDEPENDENT                                                                                             \
            for (int lane = 0; lane < (int)SG_WIDE(T); lane++) {                                                       \
                const sg_index i = last + lane;                                                                        \
                tail[lane] = value;                                                                                    \
                lanes[lane] = (lane >= from) & (lane < to) ? tail[lane] : 0;                                           \
            }                                                                                                          \
        }                                                                                                              \
        for (sg_index next = first; next < whole; next += SG_WIDE(T)) {                                                \
            SG_INDEPENDENT                                                                                             \
            SG_LANE(T) {                                                                                               \
                const sg_index i = next + lane;                                                                        \
                const T v = value;                                                                                     \
                if (kept)                                                                                              \
                    ((T *)kept)[i] = v;                                                                                \
                lanes[lane] += v;                                                                                      \
            }                                                                                                          \
        }                                                                                                              \
        if (kept && whole < end)                                                                                       \
            memcpy((T *)kept + last, tail, sizeof tail);                                                               \
        sum = _Generic((sum), float: sg_wide_f32, double: sg_wide_f64)((const void *)lanes);                           \
    }

/* Takes the element at a place into an extreme. */
#define SG_TAKE(sign, T, found, nan, at, value)                                                                        \
    {                                                                                                                  \
        const sg_index i = at;                                                                                         \
        const T v = value;                                                                                             \
        found = v sign found ? v : found;                                                                              \
        nan |= v != v;                                                                                                 \
    }

/* The extreme of a row. */
#define SG_EXTREME(which, sign, T, found, nan, n, value)                                                               \
    {                                                                                                                  \
        SG_SIMD_EXTREME(which, found, nan)                                                                             \
        for (sg_index j = 0; j < n; j++)                                                                               \
            SG_TAKE(sign, T, found, nan, j, value)                                                                     \
    }

/* The extreme of a row of values that take no time: of its four quarters side by side, as one comparison waits for the one before. */
#define SG_SHORT_EXTREME(which, sign, T, found, nan, n, value)                                                         \
    {                                                                                                                  \
        const sg_index quarter = n / 4;                                                                                \
        T second = found, third = found, fourth = found;                                                               \
        SG_PRAGMA(omp simd reduction(which : found, second, third, fourth) reduction(| : nan))                         \
        for (sg_index j = 0; j < quarter; j++) {                                                                       \
            SG_TAKE(sign, T, found, nan, j, value)                                                                     \
            SG_TAKE(sign, T, second, nan, quarter + j, value)                                                          \
            SG_TAKE(sign, T, third, nan, 2 * quarter + j, value)                                                       \
            SG_TAKE(sign, T, fourth, nan, 3 * quarter + j, value)                                                      \
        }                                                                                                              \
        for (sg_index j = 4 * quarter; j < n; j++)                                                                     \
            SG_TAKE(sign, T, found, nan, j, value)                                                                     \
        second = fourth sign second ? fourth : second;                                                                 \
        found = third sign found ? third : found;                                                                      \
        found = second sign found ? second : found;                                                                    \
    }

/* The extreme of a row, whose last vector may have been in others. */
#define SG_LONG_EXTREME(which, sign, T, found, nan, n, value)                                                          \
    {                                                                                                                  \
        const sg_index whole = n & -SG_WIDE(T), last = whole ? n - SG_WIDE(T) : 0;                                     \
        SG_SIMD_EXTREME(which, found, nan)                                                                             \
        for (sg_index j = 0; j < whole; j++)                                                                           \
            SG_TAKE(sign, T, found, nan, j, value)                                                                     \
        if (whole < n) {                                                                                               \
            SG_SIMD_EXTREME(which, found, nan)                                                                         \
            SG_LANE(T)                                                                                                 \
                SG_TAKE(sign, T, found, nan, last + lane, value)                                                       \
        }                                                                                                              \
    }

typedef float sg_4_f32 __attribute__((vector_size(16), may_alias));
typedef double sg_2_f64 __attribute__((vector_size(16), may_alias));

SG_FN float sg_four_f32(sg_4_f32 sum) {
    return (sum[0] + sum[1]) + (sum[2] + sum[3]);
}

SG_FN float sg_lanes_f32(const void *lanes) {
    const sg_4_f32 *v = lanes;
    return sg_four_f32(((v[0] + v[1]) + (v[2] + v[3])) + ((v[4] + v[5]) + (v[6] + v[7])));
}

SG_FN double sg_lanes_f64(const void *lanes) {
    const sg_2_f64 *v = lanes, low = ((v[0] + v[1]) + (v[2] + v[3])) + ((v[4] + v[5]) + (v[6] + v[7]));
    const sg_2_f64 sum = low + (((v[8] + v[9]) + (v[10] + v[11])) + ((v[12] + v[13]) + (v[14] + v[15])));
    return sum[0] + sum[1];
}

SG_FN float sg_wide_f32(const void *lanes) {
    const sg_4_f32 *v = lanes;
    return sg_four_f32((v[0] + v[1]) + (v[2] + v[3]));
}

SG_FN double sg_wide_f64(const void *lanes) {
    const sg_2_f64 *v = lanes, sum = (v[0] + v[1]) + (v[2] + v[3]);
    return sum[0] + sum[1];
}

/* One row by a function of several: a shorter one is laid out with its first element behind it, as often as fills a vector. */
SG_FN void sg_one_row(sg_several run, char *const *p, sg_index n, size_t size, int nin, int reduces) {
    _Alignas(64) char room[SG_MAX_ARGS][64];
    char *at[SG_MAX_ARGS];
    const size_t bytes = (size_t)n * size;
    if (!n || bytes >= sizeof room[0]) {
        run(p, n, 1);
        return;
    }
    for (int k = 0; k < nin; k++) {
        for (size_t i = 0; i < sizeof room[k]; i += size)
            memcpy(room[k] + i, i < bytes ? p[k] + i : p[k], size);
        at[k] = room[k];
    }
    at[nin] = room[nin];
    run(at, n, 1);
    memcpy(p[nin], room[nin], reduces ? size : bytes);
}

/* loops.c and grids.c: run a function over n elements with any strides, converting where storage and computing types differ. */
typedef struct {
    const sg_kernel *kernel;
    const sg_loop *loop;
    unsigned char stored[SG_MAX_ARGS]; /* the types in memory */
    unsigned short same_row; /* bit i: operand i is one row, which is that of all rows */
} sg_run;

/* The axes of the arguments, the slowest first. */
#define SG_MAX_DIMS 64
typedef struct {
    int ndim;
    sg_index shape[SG_MAX_DIMS];
    sg_index strides[SG_MAX_DIMS][SG_MAX_ARGS];
} sg_grid;

void sg_run_grid(const sg_run *run, char *const *p, sg_grid *grid);
void sg_run_strided(const sg_run *run, char *const *p, const sg_index *strides, sg_index n);
void sg_run_contiguous(const sg_run *run, char *const *p, const sg_index *strides, sg_index n);
int sg_run_rows(const sg_run *run, char *const *p, sg_index rows, sg_index n); /* 0 if there is not enough memory */
int sg_vector_bytes(void); /* how long the processor's vectors are: 64, 32 or 16. vectors.c */
extern const unsigned char sg_size_of[SG_TYPES];

/* columns.c: many rows at once. Whether that may be, for arrays of [outer][n][inner] elements, as those of all operands are; and for short rows */
int sg_has_columns(const sg_run *run);
int sg_folds_columns(const sg_run *run); /* whether halves can be reduced so */
void sg_run_columns(const sg_run *run, char *const *p, sg_index outer, sg_index n, sg_index inner);
int sg_has_lines_apart(const sg_run *run, sg_index inner); /* whether a reduction reads lines of so many columns wherever they lie */
void sg_run_lines_apart(const sg_run *run, char *const *p, sg_index n, sg_index apart, sg_index inner); /* lines that begin `apart` elements from each other */
int sg_can_turn(const sg_run *run, sg_index rows, sg_index n);
void sg_run_turned(const sg_run *run, char *const *p, sg_index rows, sg_index n);

/* threads.c: how many threads to use for n elements, and a job done in as many parts */
#define SG_MOST_THREADS 256
typedef void (*sg_work)(void *context, int part);
int sg_threads_for(sg_index elements);
void sg_parallel(int parts, sg_work work, void *context);
typedef void (*sg_span_work)(void *context, sg_index first, sg_index last);
void sg_share_out(sg_index count, sg_index size, sg_span_work work, void *context); /* the work for `count` things of `size` elements each */
void sg_set_threads(int count);
int sg_get_threads(void);
int sg_limit_threads(int count); /* for jobs of the calling thread, 0: none; gives the limit before */
void sg_watch_forks(void);

#endif
