/* Runs generated functions on elements along any axes. Rows lie along the axis on which the result's elements are nearest to one another. */
#include "storage.h"

#include <stdlib.h>
#include <string.h>

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

/* How many rows there are along the axes from one on. */
static sg_index rows_of(const sg_grid *grid, int from) {
    sg_index rows = 1;
    for (int a = from; a < grid->ndim - 1; a++)
        rows *= grid->shape[a];
    return rows;
}

#define FEW_IN_PLACE 24 /* the same of rows on which functions can work where they lie */
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
            sg_gather_elements(to + r * n * size, from + r * apart, stride, n, stored);
}

/* Rows of few elements, which lie `apart[i]` bytes apart: no more of them than fill a block. */
static void run_few(const sg_run *run, char *const *p, const sg_index *apart, sg_index rows, const sg_index *strides, sg_index n) {
    const int nin = run->kernel->nin, count = nin + run->kernel->nout;
    _Alignas(64) char blocks[SG_MAX_ARGS][SG_BLOCK * SG_MOST_BYTES];
    char *at[SG_MAX_ARGS];
    for (int i = 0; i < count; i++) {
        const int whole = sg_is_scalar(run, i) || (sg_is_direct(run, i, strides[i]) && apart[i] == n * strides[i]);
        at[i] = whole ? p[i] : blocks[i];
        if (!whole && i < nin)
            gather_rows(blocks[i], p[i], apart[i], rows, strides[i], n, run->stored[i], sg_size_of[run->loop->types[i]]);
    }
    run->loop->run(at, rows * n);
    for (int i = nin; i < count; i++)
        for (sg_index r = 0; at[i] == blocks[i] && r < rows; r++)
            sg_scatter_elements(p[i] + r * apart[i], blocks[i] + r * n * sg_size_of[run->loop->types[i]], strides[i], n, run->stored[i]);
}

/* What computes rows where they lie, or else by way of blocks, one for each operand of which a row has one element. */
#define MOST_REPEATED 2
typedef struct { sg_function function; int count, which[MOST_REPEATED]; } in_place;

static int is_in_place(const sg_run *run, const sg_index *strides, in_place *found) {
    *found = (in_place){.function = run->loop->run};
    if (!run->loop->run)
        return 0;
    for (int i = 0; i < run->kernel->nin + run->kernel->nout; i++) {
        if (sg_is_scalar(run, i) || sg_is_direct(run, i, strides[i]))
            continue;
        const int size = sg_size_of[run->stored[i]];
        if (i >= run->kernel->nin || strides[i] || run->stored[i] != run->loop->types[i] || (size != 4 && size != 8) || found->count == MOST_REPEATED)
            return 0;
        found->which[found->count++] = i;
    }
    const sg_function beside_one = found->count ? sg_beside_one(run, strides) : NULL;
    if (beside_one)
        *found = (in_place){.function = beside_one};
    return 1;
}

#define FILL(T)                                                                                                        \
    for (sg_index i = 0; i < n; i++)                                                                                   \
        ((T *)to)[i] = *(const T *)element;

SG_TWO_CLONES static void fill(char *restrict to, const char *restrict element, sg_index n, int size) {
    if (size == 4)
        FILL(uint32_t)
    else
        FILL(uint64_t)
}

/* Rows that lie `apart[i]` bytes apart, of as many elements as a block where one is filled. */
static void run_in_place(const in_place *found, const sg_run *run, char *const *p, const sg_index *apart, sg_index rows, sg_index n) {
    const int count = run->kernel->nin + run->kernel->nout;
    _Alignas(64) char blocks[MOST_REPEATED][SG_BLOCK * 8];
    char *at[SG_MAX_ARGS];
    sg_index steps[SG_MAX_ARGS];
    memcpy(at, p, sizeof(char *) * count);
    memcpy(steps, apart, sizeof(sg_index) * count);
    for (int k = 0; k < found->count; k++) {
        at[found->which[k]] = blocks[k];
        steps[found->which[k]] = 0;
    }
    for (sg_index r = 0; r < rows; r++) {
        for (int k = 0; k < found->count; k++) {
            const int i = found->which[k];
            if (r == 0 || apart[i])
                fill(blocks[k], p[i] + r * apart[i], n, sg_size_of[run->stored[i]]);
        }
        found->function(at, n);
        for (int i = 0; i < count; i++)
            at[i] += steps[i];
    }
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
    const sg_index n = grid->shape[inner];
    in_place found;
    const int lies_in_place = n > FEW_IN_PLACE && is_in_place(run, grid->strides[inner], &found) && (!found.count || n <= SG_BLOCK);
    const sg_index few = lies_in_place ? last - first : n > FEW || !run->loop->run ? 1 : SG_BLOCK / n;
    for (sg_index row = first, step; row < last; row += step) {
        const sg_index to_the_end = grid->shape[inner - 1] - index[inner - 1], left = to_the_end < last - row ? to_the_end : last - row;
        step = left < few ? left : few;
        if (lies_in_place)
            run_in_place(&found, run, at, grid->strides[inner - 1], step, n);
        else if (step == 1)
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
    const sg_shared_run *all = context;
    run_grid_rows(all->run, all->p, all->layout, first, last);
}

/* Operands that lie across the rows: their neighbours are those of another axis, so that each element of a row is in a cache line of its own. One slab of rows after
 * another, they are copied to where they lie along them. */
#define LINE 64 /* bytes of a cache line */
#define SLAB_BYTES (1 << 18)
#define MOST_SLAB_BYTES (1 << 26)
#define ACROSS 8 /* elements from which an axis is worth it */

typedef struct {
    const sg_run *run;
    char *const *p;
    const sg_grid *grid;
    sg_index high; /* of a slab, along the first axis */
    size_t bytes; /* of an operand in a slab, at most */
    int count, which[SG_MAX_ARGS]; /* of operands that lie across */
} slabs;

/* The axis along which an operand's elements are neighbours, if they are far apart in a row; -1 if not. */
static int across(const sg_grid *grid, int i, sg_index size) {
    const int inner = grid->ndim - 1;
    if (labs(grid->strides[inner][i]) < LINE || grid->shape[inner] < ACROSS)
        return -1;
    for (int a = 0; a < inner; a++)
        if (labs(grid->strides[a][i]) == size && grid->shape[a] >= ACROSS)
            return a;
    return -1;
}

/* Whether slabs are worth it, and how large they are. */
static int plan_slabs(slabs *all) {
    const sg_grid *const grid = all->grid;
    sg_index elements = 1, least = 1;
    int size = 0;
    for (int a = 1; a < grid->ndim; a++)
        elements *= grid->shape[a];
    if (elements * grid->shape[0] < ACROSS * SG_BLOCK)
        return 0;
    all->count = 0;
    for (int i = 0; i < all->run->kernel->nin; i++) {
        const int bytes = sg_size_of[all->run->stored[i]], axis = sg_is_scalar(all->run, i) ? -1 : across(grid, i, bytes);
        if (axis < 0)
            continue;
        all->which[all->count++] = i;
        least = axis == 0 ? LINE / 4 : least;
        size = bytes > size ? bytes : size;
    }
    if (!all->count)
        return 0;
    all->high = SLAB_BYTES / (elements * size);
    all->high = all->high < least ? least : all->high;
    all->high = all->high > grid->shape[0] ? grid->shape[0] : all->high;
    all->bytes = (size_t)(all->high * elements * size);
    return all->bytes <= MOST_SLAB_BYTES;
}

static void run_slab(const slabs *all, char *const *p, sg_index high, char *memory) {
    sg_grid grid = *all->grid;
    char *at[SG_MAX_ARGS];
    memcpy(at, p, sizeof(char *) * (all->run->kernel->nin + all->run->kernel->nout));
    grid.shape[0] = high;
    for (int k = 0; k < all->count; k++) {
        const int i = all->which[k], size = sg_size_of[all->run->stored[i]];
        sg_index from[SG_MAX_DIMS], to[SG_MAX_DIMS], shape[SG_MAX_DIMS], reach = size;
        for (int a = grid.ndim - 1; a >= 0; a--) {
            from[a] = grid.strides[a][i];
            shape[a] = from[a] ? grid.shape[a] : 1; /* what is repeated is copied once */
            to[a] = grid.strides[a][i] = from[a] ? reach : 0;
            reach *= shape[a];
        }
        sg_copy_elements(memory + k * all->bytes, to, at[i], from, grid.ndim, shape, size);
        at[i] = memory + k * all->bytes;
    }
    arrange(all->run, &grid);
    const sg_index rows = rows_of(&grid, 0);
    if (rows == 1)
        sg_run_strided(all->run, at, grid.strides[grid.ndim - 1], grid.shape[grid.ndim - 1]);
    else
        run_grid_rows(all->run, at, &grid, 0, rows);
}

static void some_slabs(void *context, sg_index first, sg_index last) {
    const slabs *const all = context;
    const sg_grid *const grid = all->grid;
    char *const memory = malloc(all->count * all->bytes), *at[SG_MAX_ARGS];
    for (sg_index slab = first; slab < last; slab++) {
        const sg_index begin = slab * all->high, left = grid->shape[0] - begin, high = left < all->high ? left : all->high;
        for (int i = 0; i < all->run->kernel->nin + all->run->kernel->nout; i++)
            at[i] = all->p[i] + begin * grid->strides[0][i];
        if (memory) {
            run_slab(all, at, high, memory);
        } else { /* slower, but the same */
            sg_grid part = *grid;
            part.shape[0] = high;
            run_grid_rows(all->run, at, &part, 0, high * rows_of(grid, 1));
        }
    }
    free(memory);
}

void sg_run_grid(const sg_run *run, char *const *p, sg_grid *grid) {
    arrange(run, grid);
    slabs all_slabs = {.run = run, .p = p, .grid = grid};
    if (grid->ndim > 1 && plan_slabs(&all_slabs)) {
        sg_share_out((grid->shape[0] + all_slabs.high - 1) / all_slabs.high, all_slabs.high * grid->shape[grid->ndim - 1] * rows_of(grid, 1), some_slabs, &all_slabs);
        return;
    }
    const sg_index rows = rows_of(grid, 0);
    if (rows == 1) {
        sg_run_contiguous(run, p, grid->strides[grid->ndim - 1], grid->shape[grid->ndim - 1]);
        return;
    }
    sg_shared_run all = {run, p, grid};
    sg_share_out(rows, grid->shape[grid->ndim - 1], some_grid_rows, &all);
}
