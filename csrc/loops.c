/* Runs generated functions on elements of one stride, and on rows: each call gets contiguous blocks of the type that the function computes in. */
#include "rows.h"
#include "storage.h"

#include <stdatomic.h>
#include <stdlib.h>
#include <string.h>

/* ---- elements */

/* Elements that are the result as they are: only their types in memory, or their strides, differ. */
static void pass_on(const sg_run *run, char *const *p, const sg_index *strides, sg_index n) {
    _Alignas(64) char block[SG_BLOCK * SG_MOST_BYTES];
    const int from_there = sg_is_direct(run, 0, strides[0]), into_place = sg_is_direct(run, 1, strides[1]);
    for (sg_index start = 0; start < n; start += SG_BLOCK) {
        const sg_index size = n - start < SG_BLOCK ? n - start : SG_BLOCK;
        char *const from = p[0] + start * strides[0], *const to = p[1] + start * strides[1];
        if (into_place || !from_there)
            sg_gather_elements(into_place ? to : block, from, strides[0], size, run->stored[0]);
        if (!into_place)
            sg_scatter_elements(to, from_there ? from : block, strides[1], size, run->stored[1]);
    }
}

/* Arguments on which the function cannot work where they lie go through blocks. */
static void run_in_blocks(const sg_run *run, char *const *p, const sg_index *strides, const int *direct, sg_index n) {
    const int nin = run->kernel->nin, count = nin + run->kernel->nout;
    _Alignas(64) char blocks[SG_MAX_ARGS][SG_BLOCK * SG_MOST_BYTES];
    char *at[SG_MAX_ARGS];
    for (sg_index start = 0; start < n; start += SG_BLOCK) {
        const sg_index size = n - start < SG_BLOCK ? n - start : SG_BLOCK;
        for (int i = 0; i < count; i++) {
            if (sg_is_scalar(run, i)) {
                at[i] = p[i];
            } else if (direct[i]) {
                at[i] = p[i] + start * strides[i];
            } else {
                at[i] = blocks[i];
                if (i < nin && (start == 0 || strides[i] != 0)) /* with stride 0 all blocks are equal: gathered once */
                    sg_gather_elements(blocks[i], p[i] + start * strides[i], strides[i], size, run->stored[i]);
            }
        }
        run->loop->run(at, size);
        for (int i = nin; i < count; i++)
            if (!direct[i])
                sg_scatter_elements(p[i] + start * strides[i], blocks[i], strides[i], size, run->stored[i]);
    }
}

void sg_run_strided(const sg_run *run, char *const *p, const sg_index *strides, sg_index n) {
    int direct[SG_MAX_ARGS], all_direct = 1;
    if (!run->loop->run) {
        pass_on(run, p, strides, n);
        return;
    }
    for (int i = 0; i < run->kernel->nin + run->kernel->nout; i++) {
        direct[i] = sg_is_scalar(run, i) || sg_is_direct(run, i, strides[i]);
        all_direct &= direct[i];
    }
    const sg_function function = all_direct ? run->loop->run : sg_beside_one(run, strides);
    if (function)
        function(p, n);
    else
        run_in_blocks(run, p, strides, direct, n);
}

static void some_elements(void *context, sg_index first, sg_index last) {
    const sg_shared_run *all = context;
    const sg_index *strides = all->layout;
    char *at[SG_MAX_ARGS];
    for (int i = 0; i < all->run->kernel->nin + all->run->kernel->nout; i++)
        at[i] = all->p[i] + first * strides[i];
    sg_run_strided(all->run, at, strides, last - first);
}

void sg_run_contiguous(const sg_run *run, char *const *p, const sg_index *strides, sg_index n) {
    sg_shared_run all = {run, p, strides};
    sg_share_out(n, 1, some_elements, &all);
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
        layout.row[i] = sg_is_scalar(run, i) || run->same_row >> i & 1 ? 0 : sg_size_of[run->stored[i]] * (value ? 1 : n);
        layout.converts[i] = !sg_is_scalar(run, i) && run->stored[i] != run->loop->types[i];
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

#define CONVERTED (SG_BLOCK * SG_MOST_BYTES / 4) /* floats in a block: every conversion is to float */

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
    _Alignas(64) char blocks[SG_MAX_ARGS][SG_BLOCK * SG_MOST_BYTES];
    _Alignas(16) char part[SG_MOST_BYTES];
    sg_index start = 0;
    do {
        const sg_index size = n - start < CONVERTED ? n - start : CONVERTED;
        for (int i = 0; i < nin; i++) {
            const sg_index step = sg_is_scalar(run, i) ? 0 : sg_size_of[run->stored[i]];
            at[i] = layout->converts[i] ? blocks[i] : p[i] + start * step;
            if (layout->converts[i])
                sg_gather_elements(blocks[i], p[i] + start * step, step, size, run->stored[i]);
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
    _Alignas(16) char value[SG_MOST_BYTES];
    for (sg_index r = first; r < last; r++) {
        for (int i = 0; i < nin; i++)
            at[i] = p[i] + r * layout->row[i];
        reduce_row(run, at, layout, n, value);
        sg_scatter_elements(p[nin] + r * layout->row[nin], value, sg_size_of[run->stored[nin]], 1, run->stored[nin]);
    }
}

#define NEAR 2048 /* elements of an argument that stay in the nearest cache */

/* How many rows at once: of long ones no more than stay near. */
static sg_index rows_at_once(const sg_run *run, sg_index n) {
    if (!run->loop->run_several || run->same_row || n * sg_size_of[run->loop->type] < 64 || n > NEAR / 2)
        return 1;
    return NEAR / n < SG_TOGETHER ? NEAR / n : SG_TOGETHER;
}

/* Rows that cannot be split, and are converted whole; 0 if there is not enough memory. */
static int run_row_range(const sg_run *run, char *const *p, const row_layout *layout, sg_index first, sg_index last, sg_index n) {
    const int nin = run->kernel->nin, count = nin + run->kernel->nout;
    const sg_index each = run->kernel->shape == SG_REDUCE ? 1 : n, at_once = rows_at_once(run, n);
    const size_t size = sizeof(float) * (n ? n : 1) * at_once;
    char *at[SG_MAX_ARGS], *buffer = NULL;
    if (layout->any && !(buffer = malloc(count * size)))
        return 0;
    for (sg_index r = first; r < last; r += at_once) {
        const sg_index rows = last - r < at_once ? last - r : at_once;
        for (int i = 0; i < count; i++) {
            at[i] = p[i] + r * layout->row[i];
            if (layout->converts[i]) {
                if (i < nin)
                    sg_gather_elements(buffer + i * size, at[i], sg_size_of[run->stored[i]], rows * n, run->stored[i]);
                at[i] = buffer + i * size;
            }
        }
        if (rows > 1)
            run->loop->run_several(at, n, rows);
        else
            run->loop->run(at, n);
        for (int i = nin; i < count; i++)
            if (layout->converts[i])
                sg_scatter_elements(p[i] + r * layout->row[i], at[i], sg_size_of[run->stored[i]], rows * each, run->stored[i]);
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
    char (*values)[SG_MOST_BYTES]; /* of these parts */
    sg_rows several; /* computes several rows at once, or NULL */
    atomic_int failed;
} shared_rows;

/* A part of one long row: each thread reduces one, and run_in_parts combines their values. */
static void part_of_row(void *context, int part) {
    const shared_rows *all = context;
    const sg_index first = all->n * part / all->parts, last = all->n * (part + 1) / all->parts;
    char *at[SG_MAX_ARGS];
    for (int i = 0; i < all->run->kernel->nin; i++)
        at[i] = all->p[i] + (sg_is_scalar(all->run, i) ? 0 : first * sg_size_of[all->run->stored[i]]);
    reduce_row(all->run, at, all->layout, last - first, all->values[part]);
}

static void run_in_parts(shared_rows *all) {
    const int nin = all->run->kernel->nin, type = all->run->loop->types[nin];
    _Alignas(16) char values[SG_MOST_THREADS][SG_MOST_BYTES];
    all->values = values;
    sg_parallel(all->parts, part_of_row, all);
    for (int part = 1; part < all->parts; part++)
        combine(values[0], values[part], type, SG_COMBINED(all->run->kernel->combine));
    sg_scatter_elements(all->p[nin], values[0], sg_size_of[all->run->stored[nin]], 1, all->run->stored[nin]);
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
