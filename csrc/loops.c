/* Runs generated functions on memory of any layout: each call gets contiguous blocks of the type that the function computes in. */
#include "kernel.h"
#include "rows.h"

#include <stdatomic.h>
#include <stdlib.h>
#include <string.h>

#define BLOCK 512 /* elements gathered or converted at a time; all of a kernel's blocks fit the first-level cache */
#define MOST_BYTES 16 /* of one element */

const unsigned char sg_size_of[SG_TYPES] = {4, 8, 8, 16, 1, 2, 4, 8, 1, 2, 4, 8, 1, 2, 2};

/* ---- between storage and computing types */

static float float_of_bf16(uint16_t bits) {
    union { uint32_t u; float f; } x = {(uint32_t)bits << 16};
    return x.f;
}

static uint16_t bf16_of_float(float value) {
    union { float f; uint32_t u; } x = {value};
    if (value != value)
        return (uint16_t)((x.u >> 16) | 0x40);
    return (uint16_t)((x.u + 0x7fff + ((x.u >> 16) & 1)) >> 16); /* to nearest, ties to even */
}

#define GATHER(name, T, FROM, CONVERT)                                                                                 \
    SG_TWO_CLONES static void name(T *restrict to, const char *from, sg_index stride, sg_index n) {                    \
        if (stride == sizeof(FROM)) {                                                                                  \
            const FROM *restrict x = (const FROM *)from;                                                               \
            for (sg_index i = 0; i < n; i++)                                                                           \
                to[i] = CONVERT(x[i]);                                                                                 \
        } else if (stride == 2 * (sg_index)sizeof(FROM)) { /* as real parts do: whole vectors are read */                   \
            const FROM *restrict x = (const FROM *)from;                                                               \
            for (sg_index i = 0; i < n; i++)                                                                           \
                to[i] = CONVERT(x[2 * i]);                                                                             \
        } else if (stride == 0) { /* as a column beside a matrix has along rows: one vector, written again and again */ \
            const T value = CONVERT(*(const FROM *)from);                                                              \
            for (sg_index i = 0; i < n; i++)                                                                           \
                to[i] = value;                                                                                         \
        } else {                                                                                                       \
            for (sg_index i = 0; i < n; i++)                                                                           \
                to[i] = CONVERT(*(const FROM *)(from + i * stride));                                                   \
        }                                                                                                              \
    }
#define SCATTER(name, T, TO, CONVERT)                                                                                  \
    SG_TWO_CLONES static void name(char *to, const T *restrict from, sg_index stride, sg_index n) {                    \
        if (stride == sizeof(TO)) {                                                                                    \
            TO *restrict x = (TO *)to;                                                                                 \
            for (sg_index i = 0; i < n; i++)                                                                           \
                x[i] = CONVERT(from[i]);                                                                               \
        } else {                                                                                                       \
            for (sg_index i = 0; i < n; i++)                                                                           \
                *(TO *)(to + i * stride) = CONVERT(from[i]);                                                           \
        }                                                                                                              \
    }
#define PLAIN(x) (x)
#define WIDEN(x) ((float)(x))
#define NARROW(x) ((_Float16)(x))

GATHER(gather_1, uint8_t, uint8_t, PLAIN)
GATHER(gather_2, uint16_t, uint16_t, PLAIN)
GATHER(gather_4, uint32_t, uint32_t, PLAIN)
GATHER(gather_8, uint64_t, uint64_t, PLAIN)
GATHER(gather_16, sg_c128, sg_c128, PLAIN)
GATHER(gather_f16, float, _Float16, WIDEN)
GATHER(gather_bf16, float, uint16_t, float_of_bf16)
SCATTER(scatter_1, uint8_t, uint8_t, PLAIN)
SCATTER(scatter_2, uint16_t, uint16_t, PLAIN)
SCATTER(scatter_4, uint32_t, uint32_t, PLAIN)
SCATTER(scatter_8, uint64_t, uint64_t, PLAIN)
SCATTER(scatter_16, sg_c128, sg_c128, PLAIN)
SCATTER(scatter_f16, float, _Float16, NARROW)
SCATTER(scatter_bf16, float, uint16_t, bf16_of_float)

#if defined(__x86_64__) && defined(__GNUC__)
/* Compilers make no vectors of conversions between float and half precision. */
#define SG_HALVES 8
typedef float eight_floats __attribute__((vector_size(32), aligned(4), may_alias));
typedef short eight_halves __attribute__((vector_size(16), aligned(2), may_alias));

__attribute__((target("avx2,f16c"))) static void widen_halves(float *to, const char *from, sg_index n) {
    for (sg_index i = 0; i < n; i += SG_HALVES)
        *(eight_floats *)(to + i) = __builtin_ia32_vcvtph2ps256(*(const eight_halves *)(from + 2 * i));
}

__attribute__((target("avx2,f16c"))) static void narrow_floats(char *to, const float *from, sg_index n) {
    for (sg_index i = 0; i < n; i += SG_HALVES)
        *(eight_halves *)(to + 2 * i) = __builtin_ia32_vcvtps2ph256(*(const eight_floats *)(from + i), 0); /* to nearest, ties to even */
}
#else
#define SG_HALVES PTRDIFF_MAX
#define widen_halves(to, from, n) ((void)0)
#define narrow_floats(to, from, n) ((void)0)
#endif

/* Of n halves that follow one another, how many are converted as vectors. */
static sg_index halves_in_vectors(sg_index stride, sg_index n) { return stride == 2 && sg_vector_bytes() >= 32 ? n / SG_HALVES * SG_HALVES : 0; }

static void gather_halves(float *to, const char *from, sg_index stride, sg_index n) {
    const sg_index done = halves_in_vectors(stride, n);
    widen_halves(to, from, done);
    gather_f16(to + done, from + 2 * done, stride, n - done);
}

static void scatter_halves(char *to, const float *from, sg_index stride, sg_index n) {
    const sg_index done = halves_in_vectors(stride, n);
    narrow_floats(to, from, done);
    scatter_f16(to + 2 * done, from + done, stride, n - done);
}

static void gather(void *to, const char *from, sg_index stride, sg_index n, int stored) {
    switch (stored) {
    case SG_f16: gather_halves(to, from, stride, n); return;
    case SG_bf16: gather_bf16(to, from, stride, n); return;
    }
    switch (sg_size_of[stored]) {
    case 1: gather_1(to, from, stride, n); return;
    case 2: gather_2(to, from, stride, n); return;
    case 4: gather_4(to, from, stride, n); return;
    case 8: gather_8(to, from, stride, n); return;
    case 16: gather_16(to, from, stride, n); return;
    }
}

static void scatter(char *to, const void *from, sg_index stride, sg_index n, int stored) {
    switch (stored) {
    case SG_f16: scatter_halves(to, from, stride, n); return;
    case SG_bf16: scatter_bf16(to, from, stride, n); return;
    }
    switch (sg_size_of[stored]) {
    case 1: scatter_1(to, from, stride, n); return;
    case 2: scatter_2(to, from, stride, n); return;
    case 4: scatter_4(to, from, stride, n); return;
    case 8: scatter_8(to, from, stride, n); return;
    case 16: scatter_16(to, from, stride, n); return;
    }
}

/* ---- elements */

static int is_scalar(const sg_run *run, int i) { return i < run->kernel->nin && run->kernel->scalars >> i & 1; }

/* Whether the function can work on argument i where it lies. */
static int is_direct(const sg_run *run, int i, sg_index stride) {
    return run->stored[i] == run->loop->types[i] && stride == sg_size_of[run->stored[i]];
}

/* Elements that are the result as they are: only their types in memory, or their strides, differ. */
static void pass_on(const sg_run *run, char *const *p, const sg_index *strides, sg_index n) {
    _Alignas(64) char block[BLOCK * MOST_BYTES];
    const int from_there = is_direct(run, 0, strides[0]), into_place = is_direct(run, 1, strides[1]);
    for (sg_index start = 0; start < n; start += BLOCK) {
        const sg_index size = n - start < BLOCK ? n - start : BLOCK;
        char *const from = p[0] + start * strides[0], *const to = p[1] + start * strides[1];
        if (into_place || !from_there)
            gather(into_place ? to : block, from, strides[0], size, run->stored[0]);
        if (!into_place)
            scatter(to, from_there ? from : block, strides[1], size, run->stored[1]);
    }
}

void sg_run_strided(const sg_run *run, char *const *p, const sg_index *strides, sg_index n) {
    if (!run->loop->run) {
        pass_on(run, p, strides, n);
        return;
    }
    const int nin = run->kernel->nin, count = nin + run->kernel->nout;
    char *at[SG_MAX_ARGS];
    int direct[SG_MAX_ARGS], all_direct = 1;
    for (int i = 0; i < count; i++) {
        direct[i] = is_scalar(run, i) || is_direct(run, i, strides[i]);
        all_direct &= direct[i];
    }
    if (all_direct) {
        run->loop->run(p, n);
        return;
    }
    _Alignas(64) char blocks[SG_MAX_ARGS][BLOCK * MOST_BYTES];
    for (sg_index start = 0; start < n; start += BLOCK) {
        const sg_index size = n - start < BLOCK ? n - start : BLOCK;
        for (int i = 0; i < count; i++) {
            if (is_scalar(run, i)) {
                at[i] = p[i];
            } else if (direct[i]) {
                at[i] = p[i] + start * strides[i];
            } else {
                at[i] = blocks[i];
                if (i < nin && (start == 0 || strides[i] != 0)) /* with stride 0 all blocks are equal: gathered once */
                    gather(blocks[i], p[i] + start * strides[i], strides[i], size, run->stored[i]);
            }
        }
        run->loop->run(at, size);
        for (int i = nin; i < count; i++)
            if (!direct[i])
                scatter(p[i] + start * strides[i], blocks[i], strides[i], size, run->stored[i]);
    }
}

/* A run that threads share: of its elements or rows, those from `first` to `last`. */
typedef struct {
    const sg_run *run;
    char *const *p;
    const void *layout; /* strides or a grid */
} shared_run;

static void some_elements(void *context, sg_index first, sg_index last) {
    const shared_run *all = context;
    const sg_index *strides = all->layout;
    char *at[SG_MAX_ARGS];
    for (int i = 0; i < all->run->kernel->nin + all->run->kernel->nout; i++)
        at[i] = all->p[i] + first * strides[i];
    sg_run_strided(all->run, at, strides, last - first);
}

void sg_run_contiguous(const sg_run *run, char *const *p, const sg_index *strides, sg_index n) {
    shared_run all = {run, p, strides};
    sg_share_out(n, 1, some_elements, &all);
}

/* ---- any axes */

/* Sort axes by the strides of the first result, and merge neighbours where the strides of all arguments allow it. */
static void arrange(const sg_run *run, sg_grid *grid) {
    const int count = run->kernel->nin + run->kernel->nout, out = run->kernel->nin;
    for (int a = 1; a < grid->ndim; a++) /* insertion sort: axes are few */
        for (int b = a; b > 0 && labs(grid->strides[b][out]) > labs(grid->strides[b - 1][out]); b--) {
            sg_index size = grid->shape[b], strides[SG_MAX_ARGS];
            grid->shape[b] = grid->shape[b - 1];
            grid->shape[b - 1] = size;
            memcpy(strides, grid->strides[b], sizeof(strides));
            memcpy(grid->strides[b], grid->strides[b - 1], sizeof(strides));
            memcpy(grid->strides[b - 1], strides, sizeof(strides));
        }
    int kept = 0;
    for (int a = 0; a < grid->ndim; a++) {
        if (grid->shape[a] == 1)
            continue;
        int joins = kept > 0;
        for (int i = 0; i < count && joins; i++)
            joins = grid->strides[kept - 1][i] == grid->shape[a] * grid->strides[a][i];
        if (joins) {
            grid->shape[kept - 1] *= grid->shape[a];
            memcpy(grid->strides[kept - 1], grid->strides[a], sizeof(grid->strides[a]));
        } else {
            grid->shape[kept] = grid->shape[a];
            memmove(grid->strides[kept++], grid->strides[a], sizeof(grid->strides[a]));
        }
    }
    if (kept == 0) {
        grid->shape[0] = 1;
        memset(grid->strides[0], 0, sizeof(grid->strides[0]));
        kept = 1;
    }
    grid->ndim = kept;
}

#define FEW 64 /* elements of a row, up to which it takes longer to begin with it than to copy it into a block with others */

/* `rows` rows of n elements, end to end. */
#define GATHER_ROWS(T, SIZE)                                                                                           \
    for (sg_index r = 0; r < rows; r++, from += apart, to += n * SIZE) {                                               \
        T *const row = (T *)to;                                                                                        \
        if (stride == SIZE && n > 8)                                                                                   \
            memcpy(to, from, (size_t)n * SIZE);                                                                        \
        else if (stride == 0)                                                                                          \
            for (sg_index i = 0; i < n; i++)                                                                           \
                row[i] = *(const T *)from;                                                                             \
        else                                                                                                           \
            for (sg_index i = 0; i < n; i++)                                                                           \
                row[i] = *(const T *)(from + i * stride);                                                              \
    }

static void gather_rows(char *restrict to, const char *restrict from, sg_index apart, sg_index rows, sg_index stride, sg_index n, int stored, sg_index size) {
    if (stored == SG_f32 || stored == SG_i32)
        GATHER_ROWS(uint32_t, 4)
    else if (stored == SG_f64 || stored == SG_i64 || stored == SG_c64)
        GATHER_ROWS(uint64_t, 8)
    else
        for (sg_index r = 0; r < rows; r++)
            gather(to + r * n * size, from + r * apart, stride, n, stored);
}

/* Rows of few elements, which lie `apart[i]` bytes apart: no more of them than fill a block. */
static void run_few(const sg_run *run, char *const *p, const sg_index *apart, sg_index rows, const sg_index *strides, sg_index n) {
    const int nin = run->kernel->nin, count = nin + run->kernel->nout;
    _Alignas(64) char blocks[SG_MAX_ARGS][BLOCK * MOST_BYTES];
    char *at[SG_MAX_ARGS];
    for (int i = 0; i < count; i++) {
        const int whole = is_scalar(run, i) || (is_direct(run, i, strides[i]) && apart[i] == n * strides[i]);
        at[i] = whole ? p[i] : blocks[i];
        if (!whole && i < nin)
            gather_rows(blocks[i], p[i], apart[i], rows, strides[i], n, run->stored[i], sg_size_of[run->loop->types[i]]);
    }
    run->loop->run(at, rows * n);
    for (int i = nin; i < count; i++)
        for (sg_index r = 0; at[i] == blocks[i] && r < rows; r++)
            scatter(p[i] + r * apart[i], blocks[i] + r * n * sg_size_of[run->loop->types[i]], strides[i], n, run->stored[i]);
}

/* The rows first to last of a grid. A row lies along the last axis. */
static void run_grid_rows(const sg_run *run, char *const *p, const sg_grid *grid, sg_index first, sg_index last) {
    const int count = run->kernel->nin + run->kernel->nout, inner = grid->ndim - 1;
    sg_index index[SG_MAX_DIMS];
    char *at[SG_MAX_ARGS];
    memcpy(at, p, sizeof(char *) * count);
    for (sg_index rest = first, a = inner - 1; a >= 0; a--) {
        index[a] = rest % grid->shape[a];
        rest /= grid->shape[a];
        for (int i = 0; i < count; i++)
            at[i] += index[a] * grid->strides[a][i];
    }
    const sg_index n = grid->shape[inner], few = n > FEW || !run->loop->run ? 1 : BLOCK / n;
    for (sg_index row = first, step; row < last; row += step) {
        const sg_index to_the_end = grid->shape[inner - 1] - index[inner - 1], left = to_the_end < last - row ? to_the_end : last - row;
        step = left < few ? left : few;
        if (step == 1)
            sg_run_strided(run, at, grid->strides[inner], n);
        else
            run_few(run, at, grid->strides[inner - 1], step, grid->strides[inner], n);
        for (int a = inner - 1; a >= 0; a--) {
            const sg_index by = a == inner - 1 ? step : 1;
            const int carry = (index[a] += by) == grid->shape[a];
            for (int i = 0; i < count; i++)
                at[i] += (carry ? by - grid->shape[a] : by) * grid->strides[a][i];
            if (!carry)
                break;
            index[a] = 0;
        }
    }
}

static void some_grid_rows(void *context, sg_index first, sg_index last) {
    const shared_run *all = context;
    run_grid_rows(all->run, all->p, all->layout, first, last);
}

void sg_run_grid(const sg_run *run, char *const *p, sg_grid *grid) {
    arrange(run, grid);
    sg_index rows = 1;
    for (int a = 0; a < grid->ndim - 1; a++)
        rows *= grid->shape[a];
    if (rows == 1) {
        sg_run_contiguous(run, p, grid->strides[grid->ndim - 1], grid->shape[grid->ndim - 1]);
        return;
    }
    shared_run all = {run, p, grid};
    sg_share_out(rows, grid->shape[grid->ndim - 1], some_grid_rows, &all);
}

/* ---- rows */

typedef struct {
    sg_index row[SG_MAX_ARGS]; /* bytes from one row to the next, 0 for numbers and for a row that all share */
    int converts[SG_MAX_ARGS];
    int any;
} row_layout;

static row_layout layout_of(const sg_run *run, sg_index n) {
    row_layout layout = {{0}, {0}, 0};
    const int nin = run->kernel->nin, count = nin + run->kernel->nout;
    for (int i = 0; i < count; i++) {
        const int value = i >= nin && run->kernel->shape == SG_REDUCE;
        layout.row[i] = is_scalar(run, i) || run->same_row >> i & 1 ? 0 : sg_size_of[run->stored[i]] * (value ? 1 : n);
        layout.converts[i] = !is_scalar(run, i) && run->stored[i] != run->loop->types[i];
        layout.any |= layout.converts[i];
    }
    return layout;
}

/* Combine the value of a part of a row with that of the parts before. */
static void combine(char *to, const char *part, int type, char how) {
#define COMBINE(name, T, PLUS)                                                                                         \
    case SG_##name: {                                                                                                  \
        T *x = (T *)to;                                                                                                \
        const T y = *(const T *)part;                                                                                  \
        *x = how == '+' ? PLUS : how == '>' ? sg_maximum_##name(*x, y) : sg_minimum_##name(*x, y);                     \
        return;                                                                                                        \
    }
    switch (type) {
        COMBINE(f32, float, *x + y)
        COMBINE(f64, double, *x + y)
        COMBINE(i8, int8_t, (int8_t)(*x + y))
        COMBINE(i16, int16_t, (int16_t)(*x + y))
        COMBINE(i32, int32_t, (int32_t)((uint32_t)*x + (uint32_t)y))
        COMBINE(i64, int64_t, (int64_t)((uint64_t)*x + (uint64_t)y))
        COMBINE(u8, uint8_t, (uint8_t)(*x + y))
        COMBINE(u16, uint16_t, (uint16_t)(*x + y))
        COMBINE(u32, uint32_t, *x + y)
        COMBINE(u64, uint64_t, *x + y)
        COMBINE(b8, sg_bool, *x | y)
    case SG_c64: *(sg_c64 *)to = sg_add_c64(*(sg_c64 *)to, *(const sg_c64 *)part); return;
    case SG_c128: *(sg_c128 *)to = sg_add_c128(*(sg_c128 *)to, *(const sg_c128 *)part); return;
    }
}

#define CONVERTED (BLOCK * MOST_BYTES / 4) /* floats in a block: every conversion is to float */

/* The value of a row, in the type that is computed in; operands of other types are converted a block at a time. */
static void reduce_row(const sg_run *run, char *const *p, const row_layout *layout, sg_index n, char *value) {
    const int nin = run->kernel->nin;
    char *at[SG_MAX_ARGS];
    memcpy(at, p, sizeof(char *) * nin);
    at[nin] = value;
    if (!layout->any) {
        run->loop->run(at, n);
        return;
    }
    _Alignas(64) char blocks[SG_MAX_ARGS][BLOCK * MOST_BYTES];
    _Alignas(16) char part[MOST_BYTES];
    sg_index start = 0;
    do {
        const sg_index size = n - start < CONVERTED ? n - start : CONVERTED;
        for (int i = 0; i < nin; i++) {
            const sg_index step = is_scalar(run, i) ? 0 : sg_size_of[run->stored[i]];
            at[i] = layout->converts[i] ? blocks[i] : p[i] + start * step;
            if (layout->converts[i])
                gather(blocks[i], p[i] + start * step, step, size, run->stored[i]);
        }
        at[nin] = start == 0 ? value : part;
        run->loop->run(at, size);
        if (start > 0)
            combine(value, part, run->loop->types[nin], SG_COMBINED(run->kernel->combine));
        start += size;
    } while (start < n);
}

static void reduce_rows(const sg_run *run, char *const *p, const row_layout *layout, sg_index first, sg_index last, sg_index n) {
    const int nin = run->kernel->nin;
    char *at[SG_MAX_ARGS];
    _Alignas(16) char value[MOST_BYTES];
    for (sg_index r = first; r < last; r++) {
        for (int i = 0; i < nin; i++)
            at[i] = p[i] + r * layout->row[i];
        reduce_row(run, at, layout, n, value);
        scatter(p[nin] + r * layout->row[nin], value, sg_size_of[run->stored[nin]], 1, run->stored[nin]);
    }
}

/* Rows that cannot be split, and are converted whole; 0 if there is not enough memory. */
static int run_row_range(const sg_run *run, char *const *p, const row_layout *layout, sg_index first, sg_index last, sg_index n) {
    const int nin = run->kernel->nin, count = nin + run->kernel->nout;
    const int reduces = run->kernel->shape == SG_REDUCE;
    const size_t size = sizeof(float) * (n ? n : 1);
    char *at[SG_MAX_ARGS], *buffer = NULL;
    if (layout->any && !(buffer = malloc(count * size)))
        return 0;
    for (sg_index r = first; r < last; r++) {
        for (int i = 0; i < count; i++) {
            at[i] = p[i] + r * layout->row[i];
            if (layout->converts[i]) {
                if (i < nin)
                    gather(buffer + i * size, at[i], sg_size_of[run->stored[i]], n, run->stored[i]);
                at[i] = buffer + i * size;
            }
        }
        run->loop->run(at, n);
        for (int i = nin; i < count; i++)
            if (layout->converts[i])
                scatter(p[i] + r * layout->row[i], at[i], sg_size_of[run->stored[i]], reduces ? 1 : n, run->stored[i]);
    }
    free(buffer);
    return 1;
}

typedef struct {
    const sg_run *run;
    char *const *p;
    const row_layout *layout;
    sg_index n;
    int parts; /* of one row, see run_in_parts */
    char (*values)[MOST_BYTES]; /* of these parts */
    sg_rows several; /* computes several rows at once, or NULL */
    atomic_int failed;
} shared_rows;

/* A part of one long row: each thread reduces one, and run_in_parts combines their values. */
static void part_of_row(void *context, int part) {
    const shared_rows *all = context;
    const sg_index first = all->n * part / all->parts, last = all->n * (part + 1) / all->parts;
    char *at[SG_MAX_ARGS];
    for (int i = 0; i < all->run->kernel->nin; i++)
        at[i] = all->p[i] + (is_scalar(all->run, i) ? 0 : first * sg_size_of[all->run->stored[i]]);
    reduce_row(all->run, at, all->layout, last - first, all->values[part]);
}

static void run_in_parts(shared_rows *all) {
    const int nin = all->run->kernel->nin, type = all->run->loop->types[nin];
    _Alignas(16) char values[SG_MOST_THREADS][MOST_BYTES];
    all->values = values;
    sg_parallel(all->parts, part_of_row, all);
    for (int part = 1; part < all->parts; part++)
        combine(values[0], values[part], type, SG_COMBINED(all->run->kernel->combine));
    scatter(all->p[nin], values[0], sg_size_of[all->run->stored[nin]], 1, all->run->stored[nin]);
}

static void some_rows(void *context, sg_index first, sg_index last) {
    shared_rows *all = context;
    if (all->several)
        all->several(all->p[0] + first * all->layout->row[0], all->p[1] + first * all->layout->row[1], all->n, last - first);
    else if (all->layout->any && all->run->kernel->combine)
        reduce_rows(all->run, all->p, all->layout, first, last, all->n);
    else if (!run_row_range(all->run, all->p, all->layout, first, last, all->n))
        atomic_store(&all->failed, 1);
}

int sg_run_rows(const sg_run *run, char *const *p, sg_index rows, sg_index n) {
    const row_layout layout = layout_of(run, n);
    const int how = layout.any || run->same_row || !n || n >= SG_SHORT_ROW ? 0 : run->kernel->combine;
    const sg_rows several = how == SG_COMBINED(how) ? NULL : sg_rows_of(how & SG_SQUARED ? '2' : SG_COMBINED(how), run->loop->types[0]);
    if (!several && sg_can_turn(run, rows, n)) {
        sg_run_turned(run, p, rows, n);
        return 1;
    }
    shared_rows all = {run, p, &layout, n, sg_threads_for(rows * n), NULL, several, 0};
    if (rows == 1 && run->kernel->combine && all.parts > 1)
        run_in_parts(&all);
    else
        sg_share_out(rows, n, some_rows, &all);
    return !all.failed;
}
