/* The products that convolutions are made of, and how their work is divided: see convolution.c, and the files that it includes for each type and set of instructions. */
#ifndef SG_WINDOW_PRODUCTS_H
#define SG_WINDOW_PRODUCTS_H

#include "along.h"
#include "tasks.h"

#include <string.h>

/* An element of the kernel, and where it lies from the place of a window. */
typedef struct { sg_index number, offset[3]; } tap;

/* Neighbours along the last dimension: `length` of them, of one image, from a place on; `at` is the number of the first in its block. */
typedef struct { sg_index at, length, image, place[3]; } run;

/* Elements of a result at distances of `spread` from one another, which are sums over the same taps: where the first lies, and how many there are. */
typedef struct { sg_index start[3], count[3], taps; const tap *tap; } phase;

/* The part of an image that windows reach, as planes.h lays it out: `extent` rows and columns from `low` on. Several channels follow one another. */
typedef struct {
    sg_index low[3], extent[3], columns, pitch, size; /* of a row's part for one phase of the step, of a row, of all, in elements */
    sg_index *places, *elements; /* of the channels and taps of each phase, from the place of a window, and in the weight of a row */
} plane;

/* Images in blocks of channels, as channels_last.h lays them out: each block has, for each place from `low` on, `side` channels side by side. */
typedef struct {
    const void *source;
    void *memory;
    sg_index size[3], channels; /* of the source, in a group */
    sg_index low[3], extent[3];
    sg_index side, count, of_block; /* channels of a block, blocks of an image, elements of a block */
} blocks;

/* So many elements of images that are multiplied in turn, where the first lies, and how many come before it: channels of taps from the place of a window, or places. */
typedef struct { sg_index at, count, before; } step;

/* Arrays (batch, groups * channels, size) and (batch, groups * rows, result): an element of the second at `start + place * spread` is the sum over channels and taps of
 * an element of the first at `place * step + offset`, times a weight. */
typedef struct {
    sg_index batch, groups, channels, rows, size[3], count[3], step[3], result[3], start[3], spread[3];
    sg_index taps;
    const tap *tap;
    const void *source, *weight, *bias;
    void *out;
    sg_index weight_of_group, weight_of_row, weight_of_channel;
    const phase *phase; /* of the result, of which the fields above tell one where there is but one */
    sg_index phases;
    const plane *plane;
    const blocks *blocks_of;
    const step *step_of;
    const sg_index *column_of; /* columns of the weights of a block, or vectors of `span` taps that lie side by side, from the place of a window */
    sg_index steps, columns, span, sets; /* sets of rows that are computed together */
    int dense; /* every element of the result is a place, in order */
    int elements; /* and each window is the element at its place, along one dimension */
    /* how the work is divided */
    sg_index together, depth; /* channels that are packed at a time, and the rows that they give */
    sg_index panels, blocks, row_blocks, slices;
    sg_index stride; /* from a row of packed windows to the next */
    int parts;
    void *arranged;
    char *scratch;
    sg_index scratch_of_part;
    sg_tasks tasks;
} product;

static void run_tasks(product *p, sg_index tasks, sg_work work) {
    sg_deal(&p->tasks, tasks, p->parts);
    sg_parallel(p->parts, work, p);
}

#define CHUNK 512 /* places whose dot products are taken at a time */
#define GRADIENT_ROWS 48 /* of which they are taken: as many, for so many places, as stay in the second-level cache beside the windows */
#define EVEN_PLACES 24 /* a multiple of all numbers of places that are computed together */
#define PLANE_VECTORS 8 /* of a line, that are computed together */
#define SHIFTED_VECTORS 8 /* at most so many are read beyond a place */
#define LINE 256 /* places whose products are summed at a time, before they are added to others */
#define NEAREST_BYTES (32 << 10) /* of weights that are used again and again: they stay in the nearest cache */

typedef struct {
    int size, lanes, width, rows;
    void (*arrange)(void *, int), (*multiply)(void *, int), (*transposed)(void *, int);
    void (*add_slices)(const product *, void *);
    void (*planes)(void *, int), (*transposed_planes)(void *, int);
    void (*lay_out)(void *, int), (*arrange_columns)(void *, int), (*multiply_blocks)(void *, int), (*arrange_for_lines)(void *, int), (*multiply_lines)(void *, int),
        (*arrange_for_columns)(void *, int), (*multiply_columns)(void *, int), (*multiply_shifts)(void *, int);
} instructions;

static sg_index volume(const sg_index n[3]) { return n[0] * n[1] * n[2]; }
static sg_index least(sg_index a, sg_index b) { return a < b ? a : b; }
static sg_index most(sg_index a, sg_index b) { return a > b ? a : b; }
static sg_index ceil_div(sg_index a, sg_index b) { return a / b + (a % b > 0); } /* b > 0 */

/* The steps from the first on that have about so many elements together. */
static sg_index next_steps(const product *p, sg_index first, sg_index end, sg_index elements) {
    sg_index next = first;
    for (; next < end && (next == first || elements >= p->step_of[next].count); next++)
        elements -= p->step_of[next].count;
    return next;
}

/* The places of an image in blocks from the first to the last, with those at the border between them. */
static sg_index places_within(const product *p) {
    const sg_index *extent = p->blocks_of->extent;
    return ((p->count[0] - 1) * extent[1] + p->count[1] - 1) * extent[2] + p->count[2];
}

/* How many of so many vectors are computed together: at most three, and never one beside others. */
static int vectors_of(sg_index left) { return left == 4 ? 2 : (int)least(left, 3); }

/* Which of x, x + step, ... lie in [0, size): from number `first` on, before number `end`. */
static void inside(sg_index x, sg_index step, sg_index size, sg_index length, sg_index *first, sg_index *end) {
    const sg_index before = x < 0 ? ceil_div(-x, step) : 0, within = x < size ? (step == 1 ? size - x : (size - 1 - x) / step + 1) : 0;
    *end = within < length ? within : length;
    *first = before < *end ? before : *end;
}

/* The runs of `length` places from number q on, where all images follow one another. */
static int runs_of(const product *p, sg_index q, sg_index length, run *runs) {
    const sg_index *n = p->count;
    sg_index place[3] = {q / n[2] / n[1] % n[0], q / n[2] % n[1], q % n[2]}, image = q / n[2] / n[1] / n[0], at = 0;
    int count = 0;
    while (at < length) {
        run *r = &runs[count++];
        r->at = at;
        r->length = n[2] - place[2] < length - at ? n[2] - place[2] : length - at;
        r->image = image;
        memcpy(r->place, place, sizeof(place));
        at += r->length;
        place[2] = 0;
        if (++place[1] == n[1]) {
            place[1] = 0;
            if (++place[0] == n[0]) {
                place[0] = 0;
                image++;
            }
        }
    }
    return count;
}

#endif
