/* Convolutions and their gradients as sums of products. There are four ways to read windows. Of many channels, images are laid out once in blocks, whose channels lie side
 * by side at each place (channels_last.h); for few results, each tap is a shift of the images (shifts.h); from few channels to few, images are taken one by one, as planes
 * (planes.h); else windows are the columns of a matrix, of which some at a time are copied to the nearest cache, in the order in which they are multiplied (convolve.h).
 * The work is divided by sizes alone, so that the result does not depend on the number of threads. */
#include "convolution.h"

#include "pool.h"
#include "window_products.h"

#include <stdlib.h>

#if defined(__GNUC__) && !defined(__clang__)
#pragma GCC optimize("O2") /* what is written as vectors needs no compiler to find them: more than that makes it a fifth longer, and no faster */
#endif

#define TEMPLATE "convolve.h"
#include "instructions.h"

/* ---- memory and threads */

#define PACKED_BYTES (256 << 10) /* of the packed windows of a thread: with what is beside them, less than a second-level cache */
#define PACKED_ROWS 256

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

/* ---- few channels into few: each image by itself */

/* There are too few rows to multiply for the windows that are packed; with more channels, planes lie in no near cache, and with less images or groups there are too few parts for all threads. */
#define FEW_ROWS 2
#define FEW_CHANNELS 8
#define ENOUGH_PLANES 8

static int in_planes(const product *p) { return p->rows <= FEW_ROWS && p->channels <= FEW_CHANNELS && p->batch * p->groups >= ENOUGH_PLANES; }

/* The least and the greatest offset of the taps. */
static void reach_of(const product *p, sg_index low[3], sg_index high[3]) {
    for (int d = 0; d < 3; d++) {
        low[d] = high[d] = p->taps ? p->tap[0].offset[d] : 0;
        for (sg_index t = 1; t < p->taps; t++) {
            low[d] = least(low[d], p->tap[t].offset[d]);
            high[d] = most(high[d], p->tap[t].offset[d]);
        }
    }
}

/* Where channels and taps lie in planes. Gives 0 if there is not enough memory. */
static int plane_of(const product *p, plane *shape, int lanes) {
    const sg_index *step = p->step, terms = most(1, p->channels * p->taps);
    shape->places = malloc(2 * sizeof(sg_index) * terms);
    if (!shape->places)
        return 0;
    shape->elements = shape->places + terms;
    sg_index high[3], n = 0;
    reach_of(p, shape->low, high);
    for (int d = 0; d < 3; d++)
        shape->extent[d] = (p->count[d] - 1) * step[d] + high[d] - shape->low[d] + 1;
    shape->columns = ceil_div(shape->extent[2], step[2]) + lanes; /* whole vectors are read */
    shape->pitch = shape->columns * step[2];
    shape->size = shape->extent[0] * shape->extent[1] * shape->pitch;
    for (const phase *f = p->phase; f < p->phase + p->phases; f++)
        for (sg_index c = 0; c < p->channels; c++)
            for (const tap *t = f->tap; t < f->tap + f->taps; t++, n++) {
                const sg_index z = t->offset[0] - shape->low[0], y = t->offset[1] - shape->low[1], x = t->offset[2] - shape->low[2];
                shape->places[n] = c * shape->size + (z * shape->extent[1] + y) * shape->pitch + x % step[2] * shape->columns + x / step[2];
                shape->elements[n] = c * p->weight_of_channel + t->number;
            }
    return 1;
}

/* All phases of a result, or its only one. */
static int run_planes(product *p, const instructions *with, sg_index tasks, sg_work work) {
    plane shape;
    phase only = {.taps = p->taps, .tap = p->tap};
    memcpy(only.count, p->count, sizeof(only.count));
    if (!p->phase) {
        p->phase = &only;
        p->phases = 1;
    }
    if (!plane_of(p, &shape, with->lanes))
        return 0;
    p->plane = &shape;
    p->parts = (int)least(tasks, sg_threads_for(p->batch * p->groups * p->rows * p->channels * volume(p->count) * most(1, p->taps / 4)));
    p->scratch_of_part = rounded((p->channels * (shape.size + p->taps) + 2 * PLANE_VECTORS * with->lanes) * with->size);
    sg_index bytes = p->parts * p->scratch_of_part;
    p->scratch = take(&bytes);
    if (p->scratch) {
        run_tasks(p, tasks, work);
        sg_pool_free(NULL, p->scratch, bytes);
    }
    free(shape.places);
    return p->scratch != NULL;
}

/* ---- many channels: the images in blocks of them */

#define SIDE 16 /* channels of a block */
#define PLACES 512 /* at most so many are computed by one thread at a time */
#define SUMS_BYTES (128 << 10) /* of the sums of a gradient that one thread takes at a time */
#define ENOUGH_TASKS 16 /* for all threads to be busy, mostly */

/* Whether so many are near a multiple: what is added up to it is computed as well, for nothing. */
static int fills(sg_index count, sg_index unit) { return 8 * count >= 5 * ceil_div(count, unit) * unit; }

static int threads_for(const product *p, sg_index tasks) {
    return (int)least(tasks, sg_threads_for(p->batch * volume(p->count) * p->groups * p->rows * most(1, p->channels * p->taps / 16)));
}

/* Of images in blocks of so many channels: where they lie, with a border for windows whose elements lie from `low` to `high` away from their places. */
static void arrange_blocks(blocks *b, sg_index side, product *p, const sg_index low[3], const sg_index high[3]) {
    b->source = p->source;
    b->channels = p->channels;
    b->side = least(side, p->channels);
    b->count = ceil_div(p->channels, b->side);
    b->of_block = b->side;
    for (int d = 0; d < 3; d++) {
        b->size[d] = p->size[d];
        b->low[d] = low[d];
        b->extent[d] = (p->count[d] - 1) * p->step[d] + high[d] - low[d] + 1;
        b->of_block *= b->extent[d];
    }
    p->blocks_of = b;
}

static int lay_out(blocks *b, product *p, const instructions *with, sg_index *bytes) {
    *bytes = (p->batch * p->groups * b->count * b->of_block + SHIFTED_VECTORS * with->lanes) * with->size; /* the last vectors may end in what is not used */
    b->memory = take(bytes);
    if (!b->memory)
        return 0;
    const sg_index tasks = p->batch * p->groups * b->count;
    p->parts = threads_for(p, tasks);
    run_tasks(p, tasks, with->lay_out);
    return 1;
}

static sg_index place_of_tap(const product *p, sg_index t) {
    const blocks *b = p->blocks_of;
    const sg_index *offset = p->tap[t].offset;
    return (((offset[0] - b->low[0]) * b->extent[1] + offset[1] - b->low[1]) * b->extent[2] + offset[2] - b->low[2]) * b->side;
}

/* The steps of a sum over all taps and channels, which follow one another where they lie side by side. */
static sg_index find_steps(const product *p, step *steps) {
    const blocks *b = p->blocks_of;
    sg_index count = 0, before = 0;
    for (sg_index block = 0; block < b->count; block++) {
        const sg_index channels = least(b->side, p->channels - block * b->side);
        for (sg_index t = 0; t < p->taps; t++, before += channels) {
            const sg_index at = block * b->of_block + place_of_tap(p, t);
            if (t && steps[count - 1].at + steps[count - 1].count == at)
                steps[count - 1].count += channels;
            else
                steps[count++] = (step){at, channels, before};
        }
    }
    return count;
}

/* Memory for weights, of so many bytes for each channel and tap, for the steps of their sums, which are found, and for what each thread needs. */
static int take_for_steps(product *p, sg_index of_column, sg_index *bytes) {
    const sg_index of_weights = rounded(p->groups * p->channels * p->taps * of_column), of_steps = rounded(p->blocks_of->count * p->taps * sizeof(step));
    *bytes = of_weights + of_steps + p->parts * p->scratch_of_part;
    char *memory = take(bytes);
    if (!memory)
        return 0;
    step *steps = (step *)(memory + of_weights);
    p->steps = find_steps(p, steps);
    p->step_of = steps;
    p->arranged = memory;
    p->scratch = memory + of_weights + of_steps;
    return 1;
}

/* The steps of a sum over all places: neighbours along the last dimension, in parts of at most LINE. */
static sg_index find_lines(const product *p, step *lines) {
    const blocks *b = p->blocks_of;
    sg_index count = 0, before = 0;
    for (sg_index image = 0; image < p->batch; image++)
        for (sg_index z = 0; z < p->count[0]; z++)
            for (sg_index y = 0; y < p->count[1]; y++)
                for (sg_index x = 0, length; x < p->count[2]; x += length, before += length) {
                    length = least(LINE, p->count[2] - x);
                    const sg_index place = (z * p->step[0] * b->extent[1] + y * p->step[1]) * b->extent[2] + x * p->step[2];
                    lines[count++] = (step){image * p->groups * b->count * b->of_block + place * b->side, length, before};
                }
    return count;
}

static int run_blocks(product *p, const instructions *with) {
    const sg_index places = p->batch * volume(p->count), vectors = ceil_div(p->rows, with->lanes);
    p->sets = ceil_div(vectors, 3);
    p->blocks = most(ceil_div(places, PLACES), least(ceil_div(places, 8 * with->rows), ceil_div(ENOUGH_TASKS, p->groups * p->sets)));
    p->together = ceil_div(ceil_div(places, p->blocks), EVEN_PLACES) * EVEN_PLACES;
    p->blocks = ceil_div(places, p->together);
    p->parts = threads_for(p, p->groups * p->sets * p->blocks);
    p->scratch_of_part = rounded(3 * with->lanes * (p->together + 1) * with->size + p->together * (2 * sizeof(sg_index) + sizeof(run)));
    sg_index bytes;
    if (!take_for_steps(p, vectors * with->lanes * with->size, &bytes))
        return 0;
    run_tasks(p, p->groups * p->sets * p->blocks_of->count, with->arrange_columns);
    run_tasks(p, p->groups * p->sets * p->blocks, with->multiply_blocks);
    sg_pool_free(NULL, p->arranged, bytes);
    return 1;
}

/* How the gradient of a weight is computed from images in blocks: with the taps and channels as lanes, or with the rows as lanes, where that computes less for nothing, as it does
 * for few channels. */
typedef enum { NOT_AT_ALL, BY_LINES, BY_COLUMNS } way;

static way way_of(const product *p, const instructions *with) {
    const sg_index side = least(SIDE, p->channels), count = ceil_div(p->channels, side), lanes = with->lanes, rows = with->rows;
    const sg_index by_lines = ceil_div(p->rows, rows) * rows * count * p->taps / p->span * ceil_div(p->span * side, lanes) * lanes;
    const sg_index by_columns = ceil_div(p->rows, lanes) * lanes * count * ceil_div(p->taps * side, rows) * rows;
    if (p->taps == 1 || 5 * least(by_lines, by_columns) > 8 * p->rows * p->channels * p->taps)
        return NOT_AT_ALL;
    return 8 * by_columns < 7 * by_lines ? BY_COLUMNS : BY_LINES;
}

/* The gradient of a weight. Work is divided by channels and rows and, if these are few, into slices of the places, each with sums of its own. */
static int run_gradient(product *p, const instructions *with, way way, void *weight) {
    const blocks *b = p->blocks_of;
    const sg_index places = p->batch * volume(p->count), unit = way == BY_LINES ? with->rows : with->lanes, units = ceil_div(p->rows, unit);
    const sg_index of_span = ceil_div(p->span * b->side, with->lanes), size = p->groups * p->rows * p->channels * p->taps;
    if (way == BY_LINES) {
        p->columns = p->taps / p->span * of_span;
        const sg_index of_unit = unit * p->columns * with->lanes * with->size, sets = least(units, ceil_div(units * of_unit, SUMS_BYTES));
        p->together = ceil_div(units, sets) * unit;
        p->sets = ceil_div(p->rows, p->together);
        p->scratch_of_part = rounded(p->together / unit * of_unit);
    } else {
        p->columns = ceil_div(b->side * p->taps, EVEN_PLACES) * EVEN_PLACES;
        p->sets = ceil_div(units, 3);
        p->scratch_of_part = rounded(3 * with->lanes * p->columns * with->size);
    }
    const sg_index tasks = p->groups * b->count * p->sets, lines = p->batch * p->count[0] * p->count[1] * ceil_div(p->count[2], LINE);
    p->slices = least(lines, ceil_div(ENOUGH_TASKS, tasks));
    p->parts = threads_for(p, tasks * p->slices);
    const sg_index of_gradients = rounded(p->groups * units * unit * places * with->size), of_lines = rounded(lines * sizeof(step));
    const sg_index of_columns = rounded(p->columns * sizeof(sg_index)), of_slices = rounded(p->slices > 1 ? p->slices * size * with->size : 0);
    sg_index bytes = of_gradients + of_lines + of_columns + of_slices + p->parts * p->scratch_of_part;
    char *memory = take(&bytes);
    if (!memory)
        return 0;
    step *steps = (step *)(memory + of_gradients);
    sg_index *columns = (sg_index *)((char *)steps + of_lines);
    for (sg_index j = 0; j < p->columns; j++) {
        const sg_index column = least(j, b->side * p->taps - 1);
        columns[j] = way == BY_LINES ? place_of_tap(p, j / of_span * p->span) + j % of_span * with->lanes : place_of_tap(p, column % p->taps) + column / p->taps;
    }
    p->steps = find_lines(p, steps);
    p->step_of = steps;
    p->column_of = columns;
    p->arranged = memory;
    p->out = p->slices > 1 ? (char *)columns + of_columns : weight;
    p->scratch = (char *)columns + of_columns + of_slices;
    run_tasks(p, p->batch * p->groups * (way == BY_LINES ? units : p->sets), way == BY_LINES ? with->arrange_for_lines : with->arrange_for_columns);
    run_tasks(p, tasks * p->slices, way == BY_LINES ? with->multiply_lines : with->multiply_columns);
    if (p->slices > 1)
        with->add_slices(p, weight);
    sg_pool_free(NULL, memory, bytes);
    return 1;
}

/* ---- few rows: the images with a border, and taps as shifts of them */

/* Places are those of an image with its border, line after line: sums at the border are computed, too, and go nowhere. */
static int run_shifts(product *p, const instructions *with) {
    const blocks *b = p->blocks_of;
    const sg_index images = p->batch * p->groups, unit = SHIFTED_VECTORS * with->lanes;
    p->together = ceil_div(ceil_div(places_within(p), b->memory ? ceil_div(ENOUGH_TASKS, images) : 1), unit) * unit;
    p->blocks = ceil_div(places_within(p), p->together);
    p->parts = threads_for(p, images * p->blocks);
    p->scratch_of_part = rounded(((with->rows + 1) * unit + (b->memory ? 0 : b->count * b->of_block)) * with->size);
    sg_index bytes;
    if (!take_for_steps(p, p->rows * with->size, &bytes))
        return 0;
    sg_parallel(p->parts, with->arrange, p);
    run_tasks(p, images * p->blocks, with->multiply_shifts);
    sg_pool_free(NULL, p->arranged, bytes);
    return 1;
}

/* ---- many channels: windows as matrices */

static int run_product(product *p, const instructions *with) {
    const sg_index places = p->batch * volume(p->count), weights = p->groups * p->rows * p->channels * p->taps;
    if (places * p->rows * p->groups == 0)
        return 1;
    if (!p->blocks_of && in_planes(p))
        return run_planes(p, with, p->batch * p->groups, with->planes);
    if (p->blocks_of)
        return fills(p->rows, with->lanes) ? run_blocks(p, with) : run_shifts(p, with);
    p->dense = 1;
    for (int d = 0; d < 3; d++)
        p->dense = p->dense && p->spread[d] == 1 && p->start[d] == 0 && p->count[d] == p->result[d];
    p->elements = p->dense && p->taps == 1 && volume(p->size) == p->count[2] && volume(p->count) == p->count[2];
    for (int d = 0; d < 3; d++)
        p->elements = p->elements && p->step[d] == 1 && !p->tap->offset[d];
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
    p->scratch_of_part = rounded((p->panels * p->depth + with->rows) * with->width * with->size + (p->elements ? p->panels : 1) * with->width * sizeof(run));
    sg_index bytes = rounded(weights * with->size) + p->parts * p->scratch_of_part;
    char *memory = take(&bytes);
    if (!memory)
        return 0;
    p->arranged = memory;
    p->scratch = memory + rounded(weights * with->size);
    sg_parallel(p->parts, with->arrange, p);
    run_tasks(p, tasks, with->multiply);
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

/* The same, told more simply: where there is one window along a dimension, no stride leads anywhere; where each window is an element, images are as good as lines. */
static sg_convolution told_simply(const sg_convolution *of) {
    sg_convolution lines = *of;
    for (int d = 0; d < 3; d++)
        if (of->count[d] == 1)
            lines.stride[d] = 1;
    for (int d = 0; d < 3; d++)
        if (of->kernel[d] != 1 || lines.stride[d] != 1 || of->padding[d] || of->size[d] != of->count[d])
            return lines;
    for (int d = 0; d < 2; d++)
        lines.size[d] = lines.count[d] = 1;
    lines.size[2] = lines.count[2] = volume(of->size);
    return lines;
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

/* In blocks of how many channels images are worth their copy, or 0: of many, where rows fill vectors; of one, of few rows. Each element is read by several taps. */
static sg_index side_of(const sg_convolution *of, const product *p, const instructions *with) {
    if (p->taps <= volume(of->stride) || !p->channels || p->batch * volume(p->count) == 0)
        return 0;
    if (fills(p->rows, with->lanes))
        return p->rows > FEW_ROWS ? SIDE : 0;
    return volume(p->step) == 1 && p->channels > 1;
}

/* Whether each thread lays out the images that it reads: there are enough of them, and each is read once. */
static int at_once(const product *p, const instructions *with) { return !fills(p->rows, with->lanes) && p->batch * p->groups >= ENOUGH_PLANES; }

int sg_convolve(const sg_convolution *given, int type, void *windows, const void *images, const void *weight, const void *bias) {
    const sg_convolution simple = told_simply(given), *of = &simple;
    const instructions *with = instructions_for(type);
    tap *taps = all_taps(of);
    if (!taps)
        return 0;
    product p = windows_of(of, taps);
    p.source = images;
    p.weight = weight;
    p.bias = bias;
    p.out = windows;
    blocks b = {0};
    sg_index low[3], high[3], bytes;
    reach_of(&p, low, high);
    const sg_index side = side_of(of, &p, with);
    if (side)
        arrange_blocks(&b, side, &p, low, high);
    const int done = (!side || at_once(&p, with) || lay_out(&b, &p, with, &bytes)) && run_product(&p, with);
    if (b.memory)
        sg_pool_free(NULL, b.memory, bytes);
    free(taps);
    return done;
}

/* The phases of images, and the taps of each, one phase after the other. Gives their number. */
static sg_index find_phases(const sg_convolution *of, const tap *taps, tap *used, phase *phases) {
    phase *f = phases;
    sg_index start[3];
    for (start[0] = 0; start[0] < least(of->stride[0], of->size[0]); start[0]++)
        for (start[1] = 0; start[1] < least(of->stride[1], of->size[1]); start[1]++)
            for (start[2] = 0; start[2] < least(of->stride[2], of->size[2]); start[2]++, f++) {
                *f = (phase){.tap = used};
                for (sg_index t = 0; t < volume(of->kernel); t++) {
                    int reaches = 1;
                    for (int d = 0; d < 3; d++) {
                        const sg_index distance = start[d] - taps[t].offset[d];
                        reaches = reaches && distance % of->stride[d] == 0;
                        used->offset[d] = distance / of->stride[d];
                    }
                    used->number = t;
                    used += reaches;
                    f->taps += reaches;
                }
                for (int d = 0; d < 3; d++) {
                    f->start[d] = start[d];
                    f->count[d] = ceil_div(of->size[d] - start[d], of->stride[d]);
                }
            }
    return f - phases;
}

static int run_phases(product *all, const instructions *with) {
    int done = 1;
    for (const phase *f = all->phase; done && f < all->phase + all->phases; f++) {
        product p = *all;
        p.phase = NULL;
        p.tap = f->tap;
        p.taps = f->taps;
        memcpy(p.start, f->start, sizeof(p.start));
        memcpy(p.count, f->count, sizeof(p.count));
        done = run_product(&p, with);
    }
    return done;
}

/* An image's elements at distances of the stride from one another are sums over the same taps: each such phase is a product, whose step is one. All read the same images. */
int sg_convolve_input(const sg_convolution *given, int type, void *images, const void *windows, const void *weight, const void *bias) {
    const sg_convolution simple = told_simply(given), *of = &simple;
    const instructions *with = instructions_for(type);
    sg_index most_phases = 1, low[3], high[3], bytes;
    for (int d = 0; d < 3; d++)
        most_phases *= most(1, least(of->stride[d], of->size[d]));
    tap *taps = all_taps(of), *used = malloc(sizeof(tap) * (volume(of->kernel) + 1)); /* one more is written, which is not used */
    phase *phases = malloc(sizeof(phase) * most_phases);
    blocks b = {0};
    int done = taps && used && phases;
    if (done) {
        product p = windows_of(of, used);
        p.channels = of->rows;
        p.rows = of->channels;
        p.weight_of_channel = of->channels * volume(of->kernel);
        p.weight_of_row = volume(of->kernel);
        p.source = windows;
        p.weight = weight;
        p.bias = bias;
        p.out = images;
        for (int d = 0; d < 3; d++) {
            p.size[d] = of->count[d];
            p.result[d] = of->size[d];
            p.spread[d] = of->stride[d];
            p.step[d] = 1;
            p.count[d] = ceil_div(of->size[d], of->stride[d]);
        }
        p.phase = phases;
        p.phases = find_phases(of, taps, used, phases);
        p.taps = 0; /* those that reach an element */
        for (sg_index f = 0; f < p.phases; f++)
            p.taps += phases[f].taps;
        const sg_index side = side_of(of, &p, with);
        if (side) {
            reach_of(&p, low, high);
            arrange_blocks(&b, side, &p, low, high);
            done = (p.phases == 1 && at_once(&p, with)) || lay_out(&b, &p, with, &bytes);
        }
        if (side || !in_planes(&p))
            done = done && run_phases(&p, with);
        else if (volume(p.result))
            done = run_planes(&p, with, p.batch * p.groups, with->planes);
    }
    if (b.memory)
        sg_pool_free(NULL, b.memory, bytes);
    free(taps);
    free(used);
    free(phases);
    return done;
}

/* Work is divided by channels and, if these are few, into slices of the places, each with sums of its own. */
int sg_convolve_weight(const sg_convolution *given, int type, void *weight, const void *windows, const void *images) {
    const sg_convolution simple = told_simply(given), *of = &simple;
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
    p.span = of->dilation[2] == 1 ? of->kernel[2] : 1;
    const way way = size && places ? way_of(&p, with) : NOT_AT_ALL;
    if (way != NOT_AT_ALL) {
        blocks b = {0};
        sg_index low[3], high[3], bytes;
        reach_of(&p, low, high);
        arrange_blocks(&b, SIDE, &p, low, high);
        const int done = lay_out(&b, &p, with, &bytes) && run_gradient(&p, with, way, weight);
        if (b.memory)
            sg_pool_free(NULL, b.memory, bytes);
        free(taps);
        return done;
    }
    p.stride = least(CHUNK, (places + with->lanes - 1) / with->lanes * with->lanes) + with->lanes; /* not a power of two: rows would share the cache's places */
    p.together = channels_together(&p, most(16, PACKED_BYTES / most(1, p.stride * with->size)));
    p.blocks = ceil_div(p.channels, p.together);
    p.slices = most(1, least(ceil_div(places, CHUNK), ceil_div(16, most(1, p.groups * p.blocks))));
    p.parts = (int)least(p.groups * p.blocks * p.slices, sg_threads_for(places * p.rows * p.groups * most(1, p.channels * p.taps / 16)));
    p.scratch_of_part = rounded((p.together * p.taps + least(p.rows, GRADIENT_ROWS)) * p.stride * with->size + p.stride * sizeof(run));
    const sg_index of_sums = rounded(p.slices > 1 ? p.slices * size * with->size : 0);
    sg_index bytes = of_sums + p.parts * p.scratch_of_part;
    char *memory = size ? take(&bytes) : NULL;
    if (memory) {
        p.out = p.slices > 1 ? (void *)memory : weight;
        p.scratch = memory + of_sums;
        run_tasks(&p, p.groups * p.blocks * p.slices, with->transposed);
        if (p.slices > 1)
            with->add_slices(&p, weight);
        sg_pool_free(NULL, memory, bytes);
    }
    free(taps);
    return memory || !size;
}
