/* Runs kernels along rows on many neighbouring rows at once, whose elements lie side by side: rows along another dimension than the last, and rows of a few
 * elements, which are turned for it. Pieces of as many rows are the same whatever the number of threads. */
#include "storage.h"

#include <string.h>

int sg_has_columns(const sg_run *run) {
    if (!run->loop->run_columns || run->same_row || sg_vector_bytes() < SG_VECTOR_BYTES)
        return 0;
    for (int i = 0; i < run->kernel->nin + run->kernel->nout; i++)
        if (run->stored[i] != run->loop->types[i])
            return 0;
    return 1;
}

int sg_folds_columns(const sg_run *run) {
    const int stored = run->stored[0], is_half = stored == SG_f16 || stored == SG_bf16;
    return run->loop->run_columns && run->kernel->combine && run->kernel->nin == 1 && is_half && !run->same_row && sg_vector_bytes() >= SG_VECTOR_BYTES;
}

typedef struct {
    const sg_run *run;
    char *const *p;
    sg_index n, inner, width, pieces; /* of how many columns, at most `width` neighbours, are computed at once */
    sg_index apart; /* elements from one line to the next */
} shared_columns;

#define FOLD(T, number)                                                                                                \
    for (sg_index j = 0; j < count; j++) {                                                                             \
        T *const x = (T *)to + j, y = ((const T *)from)[j];                                                            \
        *x = how == '+' ? *x + y : how == '>' ? sg_maximum_##number(*x, y) : sg_minimum_##number(*x, y);               \
    }

static void fold(char *to, const char *from, sg_index count, int how, int type) {
    if (type == SG_f32)
        FOLD(float, f32)
    else
        FOLD(double, f64)
}

/* A slice of few columns that can be reduced in parts: as many of its lines as fill a piece are taken for one, and what becomes of these is folded in the end. */
static void few_columns(const shared_columns *all, const char *x, char *to) {
    const sg_run *const run = all->run;
    const sg_index inner = all->inner;
    const int how = SG_COMBINED(run->kernel->combine), type = run->stored[0], size = sg_size_of[type];
    sg_index together = 1;
    while (2 * together * inner <= SG_NEIGHBOURS && 2 * together <= all->n)
        together *= 2;
    _Alignas(64) char parts[SG_NEIGHBOURS * sizeof(double)], rest[SG_NEIGHBOURS * sizeof(double)];
    const sg_index lines = all->n / together, left = all->n % together;
    run->loop->run_columns((char *[]){(char *)x, parts}, lines, together * inner, together * inner);
    for (sg_index half = together / 2; half; half /= 2)
        fold(parts, parts + half * inner * size, half * inner, how, type);
    if (left) {
        run->loop->run_columns((char *[]){(char *)x + lines * together * inner * size, rest}, left, inner, inner);
        fold(parts, rest, inner, how, type);
    }
    memcpy(to, parts, (size_t)(inner * size));
}

#define LINES 64 /* that are converted at a time: they stay in the nearest caches */

/* Halves: as many lines as stay near are reduced in float, and what becomes of these is folded. */
static void converted_columns(const shared_columns *all, const char *x, sg_index count, char *to) {
    sg_run plain = *all->run;
    const int half = plain.stored[0], result = plain.stored[1], how = SG_COMBINED(plain.kernel->combine);
    const sg_index step = all->inner * sg_size_of[half];
    plain.stored[0] = plain.stored[1] = SG_f32;
    _Alignas(64) float lines[LINES * SG_NEIGHBOURS], total[SG_NEIGHBOURS], part[SG_NEIGHBOURS];
    const sg_index most = count == all->inner ? LINES * SG_NEIGHBOURS / count : LINES;
    for (sg_index start = 0; start < all->n; start += most) {
        const sg_index n = all->n - start < most ? all->n - start : most;
        if (count == all->inner)
            sg_gather_elements(lines, x + start * step, sg_size_of[half], n * count, half);
        else
            for (sg_index i = 0; i < n; i++)
                sg_gather_elements(lines + i * count, x + (start + i) * step, sg_size_of[half], count, half);
        char *const into = (char *)(start ? part : total);
        if (count <= SG_NEIGHBOURS / 2)
            few_columns(&(shared_columns){&plain, NULL, n, count, count, 1, count}, (const char *)lines, into);
        else
            plain.loop->run_columns((char *[]){(char *)lines, into}, n, count, count);
        if (start)
            fold((char *)total, (const char *)part, count, how, SG_f32);
    }
    sg_scatter_elements(to, total, sg_size_of[result], count, result);
}

#define WIDE_SUM 256 /* neighbours whose sums stay in the nearest cache */

/* Sums of halves: a line is converted as it is added. */
static void summed_columns(const shared_columns *all, const char *x, sg_index count, char *to) {
    const int half = all->run->stored[0], result = all->run->stored[1];
    const sg_index step = all->inner * sg_size_of[half];
    float total[WIDE_SUM] = {0}, part[WIDE_SUM];
    for (sg_index start = 0; start < all->n; start += SG_PART) {
        memset(part, 0, (size_t)count * sizeof(float));
        sg_add_lines(part, x + start * step, step, all->n - start < SG_PART ? all->n - start : SG_PART, count, half);
        for (sg_index j = 0; j < count; j++)
            total[j] += part[j];
    }
    sg_scatter_elements(to, total, sg_size_of[result], count, result);
}

static int sums_halves(const sg_run *run, sg_index inner) {
    return run->stored[0] != run->loop->types[0] && run->kernel->combine == ('+' | SG_ITSELF) && inner > SG_NEIGHBOURS / 2;
}

static void some_columns(void *context, sg_index first, sg_index last) {
    const shared_columns *all = context;
    const int nin = all->run->kernel->nin;
    for (sg_index piece = first; piece < last; piece++) {
        const sg_index slice = piece / all->pieces, start = piece % all->pieces * all->width, left = all->inner - start, count = left < all->width ? left : all->width;
        char *at[SG_MAX_ARGS];
        if (all->run->stored[0] != all->run->loop->types[0]) {
            const int size = sg_size_of[all->run->stored[0]], of_result = sg_size_of[all->run->stored[1]];
            (sums_halves(all->run, all->inner) ? summed_columns : converted_columns)(
                all, all->p[0] + (slice * all->n * all->inner + start) * size, count, all->p[1] + (slice * all->inner + start) * of_result);
            continue;
        }
        if (all->run->kernel->combine && nin == 1 && all->inner <= SG_NEIGHBOURS / 2) {
            const int size = sg_size_of[all->run->stored[0]];
            few_columns(all, all->p[0] + slice * all->n * all->inner * size, all->p[1] + slice * all->inner * size);
            continue;
        }
        for (int i = 0; i <= nin; i++) {
            const sg_index rows = i == nin && all->run->kernel->shape == SG_REDUCE ? 1 : all->n;
            at[i] = all->p[i] + (slice * rows * all->inner + start) * sg_size_of[all->run->stored[i]];
        }
        all->run->loop->run_columns(at, all->n, all->apart, count);
    }
}

void sg_run_columns(const sg_run *run, char *const *p, sg_index outer, sg_index n, sg_index inner) {
    const sg_index width = sums_halves(run, inner) ? WIDE_SUM : SG_NEIGHBOURS;
    shared_columns all = {run, p, n, inner, width, (inner + width - 1) / width, inner};
    sg_share_out(outer * all.pieces, n * (inner < width ? inner : width), some_columns, &all);
}

int sg_has_lines_apart(const sg_run *run, sg_index inner) {
    return run->kernel->shape == SG_REDUCE && run->kernel->nin == 1 && inner > SG_NEIGHBOURS / 2 && sg_has_columns(run);
}

void sg_run_lines_apart(const sg_run *run, char *const *p, sg_index n, sg_index apart, sg_index inner) {
    shared_columns all = {run, p, n, inner, SG_NEIGHBOURS, (inner + SG_NEIGHBOURS - 1) / SG_NEIGHBOURS, apart};
    sg_share_out(all.pieces, n * (inner < SG_NEIGHBOURS ? inner : SG_NEIGHBOURS), some_columns, &all);
}

/* ---- rows of a few elements */

#define MOST_ELEMENTS 15 /* of longer rows, to begin with each takes less time than to turn them */
#define MOST_OPERANDS 2

/* A table of `wide` columns to one of `tall` columns: element [i][j] is [j][i] of the other. */
#define TURN(T)                                                                                                        \
    for (sg_index i = 0; i < tall; i++)                                                                                \
        for (sg_index j = 0; j < wide; j++)                                                                            \
            ((T *)to)[i * apart_in_to + j] = ((const T *)from)[j * apart_in_from + i];

static void turn(char *to, const char *from, sg_index tall, sg_index wide, sg_index apart_in_to, sg_index apart_in_from, int size) {
    if (size == 4)
        TURN(uint32_t)
    else
        TURN(uint64_t)
}

int sg_can_turn(const sg_run *run, sg_index rows, sg_index n) {
    return n && n <= MOST_ELEMENTS && rows >= SG_NEIGHBOURS && run->kernel->nin <= MOST_OPERANDS && sg_has_columns(run);
}

typedef struct {
    const sg_run *run;
    char *const *p;
    sg_index rows, n;
} shared_rows;

static void some_turned(void *context, sg_index first, sg_index last) {
    const shared_rows *all = context;
    const sg_run *const run = all->run;
    const int nin = run->kernel->nin, reduces = run->kernel->shape == SG_REDUCE, size = sg_size_of[run->stored[nin]];
    const sg_index n = all->n;
    _Alignas(64) char turned[MOST_OPERANDS + 1][MOST_ELEMENTS * SG_NEIGHBOURS * sizeof(double)];
    for (sg_index piece = first; piece < last; piece++) {
        const sg_index row = piece * SG_NEIGHBOURS, left = all->rows - row, count = left < SG_NEIGHBOURS ? left : SG_NEIGHBOURS;
        char *at[MOST_OPERANDS + 1];
        for (int i = 0; i < nin; i++)
            turn(at[i] = turned[i], all->p[i] + row * n * sg_size_of[run->stored[i]], n, count, SG_NEIGHBOURS, n, sg_size_of[run->stored[i]]);
        char *const to = all->p[nin] + row * (reduces ? 1 : n) * size;
        at[nin] = reduces ? to : turned[nin];
        run->loop->run_columns(at, n, SG_NEIGHBOURS, count);
        if (!reduces)
            turn(to, turned[nin], count, n, n, SG_NEIGHBOURS, size);
    }
}

void sg_run_turned(const sg_run *run, char *const *p, sg_index rows, sg_index n) {
    shared_rows all = {run, p, rows, n};
    sg_share_out((rows + SG_NEIGHBOURS - 1) / SG_NEIGHBOURS, n * SG_NEIGHBOURS, some_turned, &all);
}
