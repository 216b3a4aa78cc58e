/* Convolutions and their gradients as products of matrices. The windows of an image are the columns of a matrix, of which some at a time are copied to the
 * nearest cache, in the order in which they are multiplied. The work is divided into blocks of the result, the same for any number of threads, so that the result
 * does not depend on it. */
#include "convolution.h"

#include "pool.h"

#include <stdatomic.h>
#include <stdlib.h>
#include <string.h>

/* An element of the kernel, and where it lies from the place of a window. */
typedef struct { sg_index number, offset[3]; } tap;

/* Neighbours along the last dimension: `length` of them, of one image, from a place on; `at` is the number of the first in its block. */
typedef struct { sg_index at, length, image, place[3]; } run;

/* The part of an image that windows reach, as planes.h lays it out: `extent` rows and columns from `low` on. */
typedef struct {
    sg_index low[3], extent[3], columns, pitch, size; /* of a row's part for one phase of the step, of a row, of all, in elements */
    sg_index *places; /* of the taps, from the place of a window */
} plane;

/* Arrays (batch, groups * channels, size) and (batch, groups * rows, result): an element of the second at `start + place * spread` is the sum over channels and taps of
 * an element of the first at `place * step + offset`, times a weight. */
typedef struct {
    sg_index batch, groups, channels, rows, size[3], count[3], step[3], result[3], start[3], spread[3];
    sg_index taps;
    const tap *tap;
    const void *source, *weight, *bias;
    void *out;
    sg_index weight_of_group, weight_of_row, weight_of_channel;
    const plane *plane;
    int dense; /* every element of the result is a place, in order */
    /* how the work is divided */
    sg_index together, depth; /* channels that are packed at a time, and the rows that they give */
    sg_index panels, blocks, row_blocks, slices;
    sg_index stride; /* from a row of packed windows to the next */
    int parts;
    void *arranged;
    char *scratch;
    sg_index scratch_of_part;
    _Atomic sg_index next;
} product;

#define CHUNK 512 /* places whose dot products are taken at a time */

typedef struct {
    int size, lanes, width, rows;
    void (*arrange)(void *, int), (*multiply)(void *, int), (*transposed)(void *, int);
    void (*add_slices)(const product *, void *);
    void (*planes)(void *, int), (*transposed_planes)(void *, int);
} instructions;

static sg_index ceil_div(sg_index a, sg_index b) { return a / b + (a % b > 0); } /* b > 0 */

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

#define TEMPLATE "convolve.h"
#include "instructions.h"

/* ---- memory and threads */

#define PACKED_BYTES (256 << 10) /* of the packed windows of a thread: with what is beside them, less than a second-level cache */
#define PACKED_ROWS 256

static sg_index volume(const sg_index n[3]) { return n[0] * n[1] * n[2]; }
static sg_index least(sg_index a, sg_index b) { return a < b ? a : b; }
static sg_index most(sg_index a, sg_index b) { return a > b ? a : b; }
static sg_index rounded(sg_index bytes) { return (bytes + 127) / 128 * 128; }

static void *take(sg_index *bytes) {
    *bytes = most(*bytes, SG_POOL_FROM);
    return sg_pool_malloc(NULL, *bytes);
}

/* Channels whose windows are packed at a time: about `rows` rows. */
static sg_index channels_together(const product *p, sg_index rows) {
    if (p->channels * p->taps <= rows)
        return most(p->channels, 1);
    const sg_index times = ceil_div(p->channels * p->taps, rows);
    return most(1, ceil_div(p->channels, times));
}

/* ---- few channels: each image by itself */

/* With less, there are too few rows to multiply for the windows that are packed, and with less images or groups too few parts for all threads. */
#define FEW_ROWS 2
#define ENOUGH_PLANES 8

static int plane_of(const product *p, plane *shape, int lanes) {
    shape->places = malloc(sizeof(sg_index) * most(1, p->taps));
    if (!shape->places)
        return 0;
    for (int d = 0; d < 3; d++) {
        sg_index low = p->taps ? p->tap[0].offset[d] : 0, high = low;
        for (sg_index t = 1; t < p->taps; t++) {
            low = least(low, p->tap[t].offset[d]);
            high = most(high, p->tap[t].offset[d]);
        }
        shape->low[d] = low;
        shape->extent[d] = (p->count[d] - 1) * p->step[d] + high - low + 1;
    }
    shape->columns = ceil_div(shape->extent[2], p->step[2]) + 4 * lanes;
    shape->pitch = shape->columns * p->step[2];
    shape->size = shape->extent[0] * shape->extent[1] * shape->pitch;
    for (sg_index t = 0; t < p->taps; t++) {
        const sg_index z = p->tap[t].offset[0] - shape->low[0], y = p->tap[t].offset[1] - shape->low[1], x = p->tap[t].offset[2] - shape->low[2];
        shape->places[t] = (z * shape->extent[1] + y) * shape->pitch + x % p->step[2] * shape->columns + x / p->step[2];
    }
    return 1;
}

static int run_planes(product *p, const instructions *with, sg_index tasks, sg_work work) {
    plane shape;
    if (!plane_of(p, &shape, with->lanes))
        return 0;
    p->plane = &shape;
    p->parts = (int)least(tasks, sg_threads_for(p->batch * p->groups * p->rows * p->channels * volume(p->count) * most(1, p->taps / 4)));
    p->scratch_of_part = rounded((shape.size + p->taps + p->count[2] + 4 * with->lanes) * with->size);
    sg_index bytes = p->parts * p->scratch_of_part;
    p->scratch = take(&bytes);
    if (p->scratch) {
        sg_parallel(p->parts, work, p);
        sg_pool_free(NULL, p->scratch, bytes);
    }
    free(shape.places);
    return p->scratch != NULL;
}

/* ---- many channels: windows as matrices */

static int run_product(product *p, const instructions *with) {
    const sg_index places = p->batch * volume(p->count), weights = p->groups * p->rows * p->channels * p->taps;
    if (places * p->rows * p->groups == 0)
        return 1;
    if (p->rows <= FEW_ROWS && p->batch * p->groups >= ENOUGH_PLANES)
        return run_planes(p, with, p->batch * p->groups, with->planes);
    p->dense = 1;
    for (int d = 0; d < 3; d++)
        p->dense = p->dense && p->spread[d] == 1 && p->start[d] == 0 && p->count[d] == p->result[d];
    p->together = channels_together(p, PACKED_ROWS);
    p->depth = p->together * p->taps;
    const sg_index all = ceil_div(places, with->width), wanted = 4 * sg_get_threads(); /* blocks, of which no sum depends on the number */
    p->panels = most(1, least(16, PACKED_BYTES / most(1, p->depth * with->width * with->size)));
    if (all * p->groups < wanted * p->panels && p->rows < 4 * with->rows)
        p->panels = most(1, all * p->groups / wanted);
    p->blocks = ceil_div(all, p->panels);
    p->row_blocks = most(1, least(p->rows / (4 * with->rows), wanted / (p->blocks * p->groups)));
    const sg_index tasks = p->groups * p->blocks * p->row_blocks;
    p->parts = (int)least(tasks, sg_threads_for(places * p->groups * p->rows * most(1, p->channels * p->taps / 16)));
    p->scratch_of_part = rounded((p->panels * p->depth + with->rows) * with->width * with->size + with->width * sizeof(run));
    sg_index bytes = rounded(weights * with->size) + p->parts * p->scratch_of_part;
    char *memory = take(&bytes);
    if (!memory)
        return 0;
    p->arranged = memory;
    p->scratch = memory + rounded(weights * with->size);
    sg_parallel(p->parts, with->arrange, p);
    atomic_store(&p->next, 0);
    sg_parallel(p->parts, with->multiply, p);
    sg_pool_free(NULL, memory, bytes);
    return 1;
}

/* ---- the three products of a convolution */

/* The windows of a convolution, whose taps are those of the kernel in order. */
static tap *all_taps(const sg_convolution *of) {
    tap *taps = malloc(sizeof(tap) * most(1, volume(of->kernel)));
    if (!taps)
        return NULL;
    sg_index number = 0;
    for (sg_index z = 0; z < of->kernel[0]; z++)
        for (sg_index y = 0; y < of->kernel[1]; y++)
            for (sg_index x = 0; x < of->kernel[2]; x++, number++) {
                const sg_index at[3] = {z, y, x};
                taps[number].number = number;
                for (int d = 0; d < 3; d++)
                    taps[number].offset[d] = at[d] * of->dilation[d] - of->padding[d];
            }
    return taps;
}

static product windows_of(const sg_convolution *of, const tap *taps) {
    product p = {.batch = of->batch, .groups = of->groups, .channels = of->channels, .rows = of->rows, .taps = volume(of->kernel), .tap = taps};
    for (int d = 0; d < 3; d++) {
        p.size[d] = of->size[d];
        p.count[d] = p.result[d] = of->count[d];
        p.step[d] = of->stride[d];
        p.spread[d] = 1;
    }
    p.weight_of_channel = p.taps;
    p.weight_of_row = of->channels * p.taps;
    p.weight_of_group = of->rows * p.weight_of_row;
    return p;
}

int sg_convolve(const sg_convolution *of, int type, void *windows, const void *images, const void *weight, const void *bias) {
    tap *taps = all_taps(of);
    if (!taps)
        return 0;
    product p = windows_of(of, taps);
    p.source = images;
    p.weight = weight;
    p.bias = bias;
    p.out = windows;
    const int done = run_product(&p, instructions_for(type));
    free(taps);
    return done;
}

/* An image's elements at distances of the stride from one another are sums over the same taps: each such set is a product, whose step is one. */
int sg_convolve_input(const sg_convolution *of, int type, void *images, const void *windows, const void *weight, const void *bias) {
    tap *taps = all_taps(of), *used = malloc(sizeof(tap) * most(1, volume(of->kernel)));
    int done = taps && used;
    sg_index start[3];
    for (start[0] = 0; start[0] < least(of->stride[0], of->size[0]); start[0]++)
        for (start[1] = 0; start[1] < least(of->stride[1], of->size[1]); start[1]++)
            for (start[2] = 0; done && start[2] < least(of->stride[2], of->size[2]); start[2]++) {
                product p = windows_of(of, used);
                p.channels = of->rows;
                p.rows = of->channels;
                p.weight_of_channel = of->channels * volume(of->kernel);
                p.weight_of_row = volume(of->kernel);
                p.taps = 0;
                for (sg_index t = 0; t < volume(of->kernel); t++) {
                    int reaches = 1;
                    for (int d = 0; d < 3; d++) {
                        const sg_index distance = start[d] - taps[t].offset[d];
                        reaches = reaches && distance % of->stride[d] == 0;
                        used[p.taps].offset[d] = distance / of->stride[d];
                    }
                    used[p.taps].number = t;
                    p.taps += reaches;
                }
                for (int d = 0; d < 3; d++) {
                    p.size[d] = of->count[d];
                    p.result[d] = of->size[d];
                    p.start[d] = start[d];
                    p.spread[d] = of->stride[d];
                    p.step[d] = 1;
                    p.count[d] = ceil_div(of->size[d] - start[d], of->stride[d]);
                }
                p.source = windows;
                p.weight = weight;
                p.bias = bias;
                p.out = images;
                done = run_product(&p, instructions_for(type));
            }
    free(taps);
    free(used);
    return done;
}

/* Work is divided by channels and, if these are few, into slices of the places, each with sums of its own. */
int sg_convolve_weight(const sg_convolution *of, int type, void *weight, const void *windows, const void *images) {
    const instructions *with = instructions_for(type);
    tap *taps = all_taps(of);
    if (!taps)
        return 0;
    product p = windows_of(of, taps);
    const sg_index size = p.groups * p.rows * p.channels * p.taps, places = p.batch * volume(p.count);
    p.source = images;
    p.weight = windows;
    if (p.rows <= FEW_ROWS && p.channels <= FEW_ROWS && p.groups >= ENOUGH_PLANES && places) {
        p.out = weight;
        const int done = run_planes(&p, with, p.groups, with->transposed_planes);
        free(taps);
        return done;
    }
    p.stride = least(CHUNK, (places + with->lanes - 1) / with->lanes * with->lanes) + with->lanes; /* not a power of two: rows would share the cache's places */
    p.together = channels_together(&p, most(16, PACKED_BYTES / most(1, p.stride * with->size)));
    p.blocks = ceil_div(p.channels, p.together);
    p.slices = most(1, least(ceil_div(places, CHUNK), ceil_div(16, most(1, p.groups * p.blocks))));
    p.parts = (int)least(p.groups * p.blocks * p.slices, sg_threads_for(places * p.rows * p.groups * most(1, p.channels * p.taps / 16)));
    p.scratch_of_part = rounded((p.together * p.taps + p.rows) * p.stride * with->size + p.stride * sizeof(run));
    const sg_index of_sums = rounded(p.slices > 1 ? p.slices * size * with->size : 0);
    sg_index bytes = of_sums + p.parts * p.scratch_of_part;
    char *memory = size ? take(&bytes) : NULL;
    if (memory) {
        p.out = p.slices > 1 ? (void *)memory : weight;
        p.scratch = memory + of_sums;
        sg_parallel(p.parts, with->transposed, &p);
        if (p.slices > 1)
            with->add_slices(&p, weight);
        sg_pool_free(NULL, memory, bytes);
    }
    free(taps);
    return memory || !size;
}
