/* What convolution.c runs, for one type and one set of instructions: instructions.h says what is defined before. */

#include "tiles.h"
#include "squares.h"
#include "dots.h"

/* ---- dot products, and rows of images */

/* The rows of the next tile, of so many that are left. */
static int NAME(rows_of_tile)(sg_index left) { return left >= ROWS ? ROWS : (int)least(left, 4); }

/* Short rows: calls of memcpy and memset, which the compiler would make of plain loops, take longer than what they do. */
#define STAY_A_LOOP __asm__("")

static inline void NAME(copy)(T *to, const T *from, sg_index n) {
    if (n >= LANES) {
        for (sg_index i = 0; i < n - LANES; i += LANES)
            STORE(to + i, LOAD(from + i));
        STORE(to + n - LANES, LOAD(from + n - LANES));
    } else
        for (sg_index i = 0; i < n; i++) {
            to[i] = from[i];
            STAY_A_LOOP;
        }
}

static inline void NAME(clear)(T *to, sg_index n) {
    sg_index i = 0;
    for (; i + LANES <= n; i += LANES)
        STORE(to + i, ALL(0));
    for (; i < n; i++) {
        to[i] = 0;
        STAY_A_LOOP;
    }
}
#undef STAY_A_LOOP

/* Rows of an image, one for each channel: to[0 .. length) = from[0, step, 2 step, ...), but zeros before `first` and from `end` on. */
static void NAME(copy_rows)(T *to, sg_index to_stride, const T *from, sg_index from_stride, sg_index channels, sg_index length, sg_index first, sg_index end, sg_index step) {
#ifdef MASKED
    if (step <= 2 && first < end) {
        const sg_index lanes = LANES;
        for (sg_index i = 0; i < length; i += lanes) {
            const MASK whole = NAME(mask)(length - i), inside = NAME(mask)(end - i) & ~NAME(mask)(first - i);
            T *row = to + i;
            const T *image = from + i * step;
            if (step == 1) {
                for (sg_index c = 0; c < channels; c++, row += to_stride, image += from_stride)
                    MASKED_STORE(row, whole, MASKED_LOAD(inside, image));
            } else {
                /* The last element that is read is number 2 (end - 1): the image may end there. */
                const sg_index begin = 2 * (first - i), past = 2 * (end - i) - 1;
                const MASK low = NAME(mask)(past) & ~NAME(mask)(begin), high = NAME(mask)(past - lanes) & ~NAME(mask)(begin - lanes);
                for (sg_index c = 0; c < channels; c++, row += to_stride, image += from_stride)
                    MASKED_STORE(row, whole, EVEN(MASKED_LOAD(low, image), MASKED_LOAD(high, image + lanes)));
            }
        }
        return;
    }
#endif
    for (sg_index c = 0; c < channels; c++, to += to_stride, from += from_stride) {
        NAME(clear)(to, first);
        if (step == 1)
            NAME(copy)(to + first, from + first, end - first);
        else {
            sg_index i = first;
            if (step == 2)
                for (; i + LANES < end; i += LANES) /* the image may end with the last element that is read */
                    STORE(to + i, EVEN(LOAD(from + 2 * i), LOAD(from + 2 * i + LANES)));
            for (; i < end; i++)
                to[i] = from[i * step];
        }
        NAME(clear)(to + end, length - end);
    }
}

/* ---- windows as the columns of matrices */

static void NAME(pack)(const product *p, sg_index group, sg_index channel, sg_index channels, const run *runs, int count, T *rows, sg_index stride) {
    const sg_index plane = p->size[0] * p->size[1] * p->size[2];
    for (sg_index t = 0; t < p->taps; t++)
        for (int i = 0; i < count; i++) {
            const run *r = &runs[i];
            const sg_index *offset = p->tap[t].offset;
            const sg_index z = r->place[0] * p->step[0] + offset[0], y = r->place[1] * p->step[1] + offset[1], x = r->place[2] * p->step[2] + offset[2];
            sg_index first = 0, end = 0;
            if (z >= 0 && z < p->size[0] && y >= 0 && y < p->size[1])
                inside(x, p->step[2], p->size[2], r->length, &first, &end);
            const sg_index image = (r->image * p->groups + group) * p->channels + channel;
            NAME(copy_rows)(rows + t * stride + r->at, p->taps * stride, (const T *)p->source + image * plane + (z * p->size[1] + y) * p->size[2] + x, plane,
                            channels, r->length, first, end, p->step[2]);
        }
}

/* Windows of one element each, for panels of WIDTH columns: each channel is read from end to end. */
static void NAME(pack_elements)(const product *p, sg_index group, sg_index channel, sg_index channels, const run *runs, int count, T *panels, sg_index panel) {
    for (sg_index c = 0; c < channels; c++, panels += WIDTH)
        for (const run *r = runs; r < runs + count; r++) {
            const T *from = (const T *)p->source + ((r->image * p->groups + group) * p->channels + channel + c) * p->size[2] + r->place[2];
            for (sg_index at = r->at, end = at + r->length, n; at < end; at += n, from += n) {
                n = least(end - at, WIDTH - at % WIDTH);
                NAME(copy)(panels + at / WIDTH * panel + at % WIDTH, from, n);
            }
        }
}

/* ---- a product: weights * windows */

/* The weights of some rows as their tile reads them: column by column. */
static void NAME(arrange)(const product *p, sg_index group, sg_index row, int rows, T *restrict to) {
    const T *weight = (const T *)p->weight + group * p->weight_of_group + row * p->weight_of_row;
    const sg_index stride = p->weight_of_row;
    for (sg_index c = 0; c < p->channels; c++, weight += p->weight_of_channel)
        for (sg_index t = 0; t < p->taps; t++, to += rows) {
            const T *column = weight + p->tap[t].number;
            if (rows == ROWS)
                _Pragma("GCC unroll 8") for (int i = 0; i < ROWS; i++) to[i] = column[i * stride];
            else
                for (int i = 0; i < rows; i++)
                    to[i] = column[i * stride];
        }
}

/* Take a tile's numbers from the result, or put them there. */
static void NAME(exchange)(const product *p, sg_index group, sg_index row, int rows, const run *runs, int count, T *tile, int put) {
    const sg_index plane = p->result[0] * p->result[1] * p->result[2];
    for (int i = 0; i < count; i++) {
        const run *r = &runs[i];
        sg_index at[3], length = r->length;
        for (int d = 0; d < 3; d++)
            at[d] = p->start[d] + r->place[d] * p->spread[d];
        for (; p->dense && i + 1 < count && runs[i + 1].image == r->image; i++) /* the rest of the image follows */
            length += runs[i + 1].length;
        T *out = (T *)p->out + ((r->image * p->groups + group) * p->rows + row) * plane + (at[0] * p->result[1] + at[1]) * p->result[2] + at[2];
        const sg_index spread = p->spread[2];
        for (int j = 0; j < rows; j++, out += plane) {
            T *in_tile = tile + j * WIDTH + r->at;
            if (spread == 1)
                memcpy(put ? out : in_tile, put ? in_tile : out, sizeof(T) * length);
            else if (put)
                for (sg_index x = 0; x < length; x++)
                    out[x * spread] = in_tile[x];
            else
                for (sg_index x = 0; x < length; x++)
                    in_tile[x] = out[x * spread];
        }
    }
}

/* Some rows of one block of columns of one group: in steps of some channels, whose windows stay in the cache while all rows are computed from them. */
static void NAME(multiply)(const product *p, sg_index group, sg_index block, sg_index first_row, sg_index end_row, char *scratch) {
    const sg_index positions = p->count[0] * p->count[1] * p->count[2], all = p->batch * positions, depth = p->channels * p->taps;
    const sg_index from = block * p->panels * WIDTH, to = from + p->panels * WIDTH < all ? from + p->panels * WIDTH : all;
    const T *weight = (const T *)p->arranged + group * p->rows * depth, *bias = p->bias ? (const T *)p->bias + group * p->rows : NULL;
    T *panels = (T *)scratch, *spare = panels + p->panels * p->depth * WIDTH;
    run *runs = (run *)(spare + ROWS * WIDTH);
    const T zeros[ROWS] = {0};
    sg_index channel = 0;
    do {
        const sg_index channels = p->channels - channel < p->together ? p->channels - channel : p->together, here = channels * p->taps;
        for (sg_index q = from, n = 0; q < to; q += WIDTH, n++) {
            const sg_index length = to - q < WIDTH ? to - q : WIDTH;
            T *panel = panels + n * p->depth * WIDTH;
            if (length < WIDTH)
                memset(panel, 0, sizeof(T) * here * WIDTH);
            if (!p->elements)
                NAME(pack)(p, group, channel, channels, runs, runs_of(p, q, length, runs), panel, WIDTH);
        }
        if (p->elements)
            NAME(pack_elements)(p, group, channel, channels, runs, runs_of(p, from, to - from, runs), panels, p->depth * WIDTH);
        for (sg_index row = first_row; row < end_row;) {
            const int rows = NAME(rows_of_tile)(p->rows - row);
            const T *left = weight + row * depth + channel * p->taps * rows, *start = channel ? NULL : bias ? bias + row : zeros;
            for (sg_index q = from, n = 0; q < to; q += WIDTH, n++) {
                const T *panel = panels + n * p->depth * WIDTH;
                if (p->dense && q % positions + WIDTH <= positions && q + WIDTH <= to) {
                    T *out = (T *)p->out + (((q / positions) * p->groups + group) * p->rows + row) * positions + q % positions;
                    NAME(tile)(rows, left, panel, here, out, positions, start);
                    continue;
                }
                const int count = runs_of(p, q, to - q < WIDTH ? to - q : WIDTH, runs);
                if (!start) {
                    memset(spare, 0, sizeof(T) * ROWS * WIDTH);
                    NAME(exchange)(p, group, row, rows, runs, count, spare, 0);
                }
                NAME(tile)(rows, left, panel, here, spare, WIDTH, start);
                NAME(exchange)(p, group, row, rows, runs, count, spare, 1);
            }
            row += rows;
        }
        channel += channels;
    } while (channel < p->channels && p->taps);
}

/* ---- the gradient of the weight: windows * gradients, over all positions */

/* The gradients of some rows, side by side for some positions, with zeros up to a whole vector. */
static void NAME(take_gradients)(const product *p, const T *grad, sg_index group, sg_index row, sg_index rows, sg_index from, sg_index length, T *to) {
    const sg_index positions = volume(p->count), whole = ceil_div(length, LANES) * LANES;
    for (sg_index i = row; i < row + rows; i++, to += p->stride) {
        sg_index x = 0;
        while (x < length) { /* the part in each image */
            const sg_index image = (from + x) / positions, at = (from + x) % positions, part = least(positions - at, length - x);
            memcpy(to + x, grad + ((image * p->groups + group) * p->rows + i) * positions + at, sizeof(T) * part);
            x += part;
        }
        for (; x < whole; x++)
            to[x] = 0;
    }
}

/* The sums over one slice of the positions, for some channels of a group. */
static void NAME(multiply_transposed)(const product *p, const T *grad, T *sums, sg_index group, sg_index channel, sg_index channels, sg_index from, sg_index to, char *scratch) {
    const sg_index columns = channels * p->taps, all = p->channels * p->taps, stride = p->stride;
    T *windows = (T *)scratch, *grads = windows + p->together * p->taps * stride;
    run *runs = (run *)(grads + least(p->rows, GRADIENT_ROWS) * stride);
    for (sg_index i = 0; i < p->rows; i++)
        memset(sums + i * all, 0, sizeof(T) * columns);
    for (sg_index q = from; q < to; q += CHUNK) {
        const sg_index length = least(to - q, CHUNK), whole = ceil_div(length, LANES) * LANES;
        NAME(pack)(p, group, channel, channels, runs, runs_of(p, q, length, runs), windows, stride);
        for (sg_index i = 0; i < columns; i++)
            for (sg_index x = length; x < whole; x++)
                windows[i * stride + x] = 0;
        for (sg_index row = 0; row < p->rows; row += GRADIENT_ROWS) {
            const sg_index rows = least(p->rows - row, GRADIENT_ROWS);
            NAME(take_gradients)(p, grad, group, row, rows, q, length, grads);
            for (sg_index j = 0; j < columns; j += DOT_COLUMNS)
                for (sg_index i = 0; i < rows; i += DOT_ROWS) {
                    const T *left[DOT_ROWS], *right[DOT_COLUMNS];
                    T found[DOT_COLUMNS][DOT_ROWS];
                    for (int m = 0; m < DOT_ROWS; m++)
                        left[m] = grads + (i + m < rows ? i + m : i) * stride;
                    for (int m = 0; m < DOT_COLUMNS; m++)
                        right[m] = windows + (j + m < columns ? j + m : j) * stride;
                    NAME(dots)(left, right, whole, found);
                    for (int m = 0; m < DOT_ROWS && i + m < rows; m++)
                        for (int n = 0; n < DOT_COLUMNS && j + n < columns; n++)
                            sums[(row + i + m) * all + j + n] += found[n][m];
                }
        }
    }
}

#include "planes.h"
#include "channels_last.h"
#include "shifts.h"

/* ---- the table of what is above */

static void NAME(arrange_part)(void *context, int part) {
    const product *p = context;
    const sg_index depth = p->channels * p->taps;
    for (sg_index group = 0, tile = 0; group < p->groups; group++)
        for (sg_index row = 0; row < p->rows; tile++) {
            const int rows = NAME(rows_of_tile)(p->rows - row);
            if (tile % p->parts == part)
                NAME(arrange)(p, group, row, rows, (T *)p->arranged + (group * p->rows + row) * depth);
            row += rows;
        }
}

static void NAME(multiply_part)(void *context, int part) {
    product *p = context;
    const sg_index blocks = p->blocks;
    for (sg_index task; (task = sg_next_task(&p->tasks, part)) >= 0;) {
        const sg_index part_of_rows = task % p->row_blocks, block = task / p->row_blocks % blocks, tiles = (p->rows + ROWS - 1) / ROWS;
        const sg_index first = tiles * part_of_rows / p->row_blocks * ROWS, end = tiles * (part_of_rows + 1) / p->row_blocks * ROWS;
        NAME(multiply)(p, task / p->row_blocks / blocks, block, first, end < p->rows ? end : p->rows, p->scratch + part * p->scratch_of_part);
    }
}

static void NAME(transposed_part)(void *context, int part) {
    product *p = context;
    const sg_index blocks = p->blocks, size = p->groups * p->rows * p->channels * p->taps;
    const sg_index all = p->batch * p->count[0] * p->count[1] * p->count[2];
    for (sg_index task; (task = sg_next_task(&p->tasks, part)) >= 0;) {
        const sg_index slice = task % p->slices, block = task / p->slices % blocks, group = task / p->slices / blocks;
        const sg_index channel = block * p->together, channels = p->channels - channel < p->together ? p->channels - channel : p->together;
        T *sums = (T *)p->out + slice * size + group * p->rows * p->channels * p->taps + channel * p->taps;
        NAME(multiply_transposed)(p, p->weight, sums, group, channel, channels, all * slice / p->slices, all * (slice + 1) / p->slices,
                                  p->scratch + part * p->scratch_of_part);
    }
}

/* The sum of the slices, always in the same order. */
static void NAME(add_slices)(const product *p, void *result) {
    const sg_index size = p->groups * p->rows * p->channels * p->taps;
    const T *slices = p->out;
    T *to = result;
    for (sg_index i = 0; i < size; i++) {
        T sum = 0;
        for (sg_index s = 0; s < p->slices; s++)
            sum += slices[s * size + i];
        to[i] = sum;
    }
}

static const instructions NAME(sg_instructions) = {sizeof(T), LANES, WIDTH, ROWS, NAME(arrange_part), NAME(multiply_part), NAME(transposed_part), NAME(add_slices),
                                                NAME(planes_part), NAME(transposed_planes_part), NAME(lay_out_part), NAME(arrange_columns_part),
                                                NAME(blocks_part), NAME(arrange_for_lines_part), NAME(lines_part), NAME(arrange_for_columns_part), NAME(columns_part), NAME(shifts_part)};

#include "instructions_end.h"
