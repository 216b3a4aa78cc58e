/* Products of many channels, for one type and one set of instructions. The images are laid out anew, in blocks of channels that lie side by side at each place, with the border
 * around them: so windows are read where they lie, and all taps of them by one copy. Part of convolve.h. */

/* How many places or columns are computed together for so many vectors: enough of their sums are under way at any time, and all of them, with what they are made of, in registers. */
#if ROWS == 8
#define PLACES_OF(vectors) 8
#else
#define PLACES_OF(vectors) ((vectors) == 3 ? 4 : (vectors) == 2 ? 6 : 8)
#endif

/* sums[PLACES_OF(N)][N vectors] = start of each vector, or the sums themselves, + over all elements of some steps: image[step + element * pace + place of the row] * right[element][N vectors] */
#define ADD_STEPS(N)                                                                                                                       \
    static void NAME(add_steps_##N)(const T *image, const sg_index *places, const step *steps, sg_index count, sg_index pace, const T *right, \
                                    T *sums, const T *start) {                                                                             \
        V found[PLACES_OF(N)][N];                                                                                                          \
        _Pragma("GCC unroll 8") for (int i = 0; i < PLACES_OF(N); i++)                                                                     \
            _Pragma("GCC unroll 3") for (int j = 0; j < N; j++) found[i][j] = LOAD(start ? start + j * LANES : sums + (i * N + j) * LANES);  \
        for (const step *s = steps; s < steps + count; s++) {                                                                              \
            const T *at = image + s->at;                                                                                                   \
            for (const T *end = right + s->count * N * LANES; right < end; right += N * LANES, at += pace) {                                 \
                V vectors[N];                                                                                                              \
                _Pragma("GCC unroll 3") for (int j = 0; j < N; j++) vectors[j] = LOAD(right + j * LANES);                                   \
                _Pragma("GCC unroll 8") for (int i = 0; i < PLACES_OF(N); i++) {                                                           \
                    const V left = ALL(at[places[i]]);                                                                                     \
                    _Pragma("GCC unroll 3") for (int j = 0; j < N; j++) found[i][j] = FMA(left, vectors[j], found[i][j]);                   \
                }                                                                                                                          \
            }                                                                                                                              \
        }                                                                                                                                  \
        _Pragma("GCC unroll 8") for (int i = 0; i < PLACES_OF(N); i++)                                                                     \
            _Pragma("GCC unroll 3") for (int j = 0; j < N; j++) STORE(sums + (i * N + j) * LANES, found[i][j]);                              \
    }                                                                                                                                      \
    /* sums[ROWS][`width`], N vectors of them, += over all places of some lines: gradients[place][ROWS] * image at the place and each of N columns */ \
    static void NAME(add_lines_##N)(const T *gradients, const T *image, const step *lines, int count, sg_index pace, const sg_index *columns, \
                                    T *sums, sg_index width) {                                                                             \
        V found[ROWS][N];                                                                                                                  \
        sg_index column[N];                                                                                                                \
        _Pragma("GCC unroll 3") for (int j = 0; j < N; j++) column[j] = columns[j];                                                         \
        _Pragma("GCC unroll 8") for (int i = 0; i < ROWS; i++)                                                                             \
            _Pragma("GCC unroll 3") for (int j = 0; j < N; j++) found[i][j] = ALL(0);                                                       \
        for (const step *l = lines; l < lines + count; l++) {                                                                              \
            const T *at = image + l->at;                                                                                                   \
            for (const T *end = gradients + l->count * ROWS; gradients < end; gradients += ROWS, at += pace) {                              \
                V right[N];                                                                                                                \
                _Pragma("GCC unroll 3") for (int j = 0; j < N; j++) right[j] = LOAD(at + column[j]);                                        \
                _Pragma("GCC unroll 8") for (int i = 0; i < ROWS; i++) {                                                                   \
                    const V left = ALL(gradients[i]);                                                                                      \
                    _Pragma("GCC unroll 3") for (int j = 0; j < N; j++) found[i][j] = FMA(left, right[j], found[i][j]);                     \
                }                                                                                                                          \
            }                                                                                                                              \
        }                                                                                                                                  \
        _Pragma("GCC unroll 8") for (int i = 0; i < ROWS; i++)                                                                             \
            _Pragma("GCC unroll 3") for (int j = 0; j < N; j++) {                                                                          \
                T *to = sums + i * width + j * LANES;                                                                                      \
                STORE(to, LOAD(to) + found[i][j]);                                                                                         \
            }                                                                                                                              \
    }
ADD_STEPS(1)
ADD_STEPS(2)
ADD_STEPS(3)
#undef ADD_STEPS

static void NAME(add_steps)(int vectors, const T *image, const sg_index *places, const step *steps, sg_index count, sg_index pace, const T *right, T *sums, const T *start) {
    switch (vectors) {
    case 1:
        NAME(add_steps_1)(image, places, steps, count, pace, right, sums, start);
        return;
    case 2:
        NAME(add_steps_2)(image, places, steps, count, pace, right, sums, start);
        return;
    default:
        NAME(add_steps_3)(image, places, steps, count, pace, right, sums, start);
    }
}

static void NAME(add_lines)(int vectors, const T *gradients, const T *image, const step *lines, sg_index count, sg_index pace, const sg_index *columns, T *sums, sg_index width) {
    switch (vectors) {
    case 1:
        NAME(add_lines_1)(gradients, image, lines, count, pace, columns, sums, width);
        return;
    case 2:
        NAME(add_lines_2)(gradients, image, lines, count, pace, columns, sums, width);
        return;
    default:
        NAME(add_lines_3)(gradients, image, lines, count, pace, columns, sums, width);
    }
}

typedef T NAME(four) __attribute__((vector_size(4 * sizeof(T)), aligned(sizeof(T)), may_alias));
typedef NAME(place) NAME(four_places) __attribute__((vector_size(4 * sizeof(T))));

/* to[j * to_stride + i] = from[i * from_stride + j], by squares of four */
static __attribute__((noinline)) void NAME(transpose_by_fours)(const T *from, sg_index from_stride, sg_index rows, sg_index columns, T *to, sg_index to_stride) {
    sg_index i = 0;
    for (; i + 4 <= rows; i += 4, from += 4 * from_stride) {
        sg_index j = 0;
        for (; j + 4 <= columns; j += 4) {
            NAME(four) x[4], y[4];
            _Pragma("GCC unroll 4") for (int k = 0; k < 4; k++) x[k] = *(const NAME(four) *)(from + k * from_stride + j);
            _Pragma("GCC unroll 2") for (int k = 0; k < 2; k++) {
                y[k] = SG_PICK(NAME(four_places), x[2 * k], x[2 * k + 1], 0, 4, 1, 5);
                y[k + 2] = SG_PICK(NAME(four_places), x[2 * k], x[2 * k + 1], 2, 6, 3, 7);
            }
            _Pragma("GCC unroll 2") for (int k = 0; k < 2; k++) {
                *(NAME(four) *)(to + (j + 2 * k) * to_stride + i) = SG_PICK(NAME(four_places), y[2 * k], y[2 * k + 1], 0, 1, 4, 5);
                *(NAME(four) *)(to + (j + 2 * k + 1) * to_stride + i) = SG_PICK(NAME(four_places), y[2 * k], y[2 * k + 1], 2, 3, 6, 7);
            }
        }
        for (; j < columns; j++)
            _Pragma("GCC unroll 4") for (int k = 0; k < 4; k++) to[j * to_stride + i + k] = from[k * from_stride + j];
    }
    for (; i < rows; i++, from += from_stride)
        for (sg_index j = 0; j < columns; j++)
            to[j * to_stride + i] = from[j];
}

/* The same, by squares of vectors where there are any. */
static __attribute__((noinline)) void NAME(transpose)(const T *from, sg_index from_stride, sg_index rows, sg_index columns, T *to, sg_index to_stride) {
    const sg_index whole_rows = rows / LANES * LANES, whole_columns = columns / LANES * LANES;
    for (sg_index i = 0; i < whole_rows; i += LANES)
        for (sg_index j = 0; j < whole_columns; j += LANES) {
            V square[LANES];
            _Pragma("GCC unroll 16") for (int k = 0; k < LANES; k++) square[k] = LOAD(from + (i + k) * from_stride + j);
            NAME(turn)(square);
            _Pragma("GCC unroll 16") for (int k = 0; k < LANES; k++) STORE(to + (j + k) * to_stride + i, square[k]);
        }
    if (whole_columns < columns)
        NAME(transpose_by_fours)(from + whole_columns, from_stride, whole_rows, columns - whole_columns, to + whole_columns * to_stride, to_stride);
    if (whole_rows < rows)
        NAME(transpose_by_fours)(from + whole_rows * from_stride, from_stride, rows - whole_rows, columns, to + whole_rows, to_stride);
}

/* ---- before a product: images, weights and gradients as they are read. Lanes beyond the last channel or row hold what was there: their sums go nowhere. */

/* One block of channels of one image. */
static void NAME(lay_out)(const blocks *b, sg_index image, sg_index block, T *to) { /* `image` counts groups, too */
    const sg_index side = b->side, first_channel = block * side, channels = least(side, b->channels - first_channel), plane = b->size[0] * b->size[1] * b->size[2];
    const T *from = (const T *)b->source + (image * b->channels + first_channel) * plane;
    sg_index begin, past;
    inside(b->low[2], 1, b->size[2], b->extent[2], &begin, &past);
    for (sg_index z = b->low[0]; z < b->low[0] + b->extent[0]; z++)
        for (sg_index y = b->low[1]; y < b->low[1] + b->extent[1]; y++, to += b->extent[2] * side) {
            if (y + 1 < b->size[1]) /* the lines of the channels lie far from one another */
                for (sg_index c = 0; c < channels; c++)
                    for (sg_index x = 0; x < b->size[2]; x += 64 / (sg_index)sizeof(T))
                        __builtin_prefetch(from + c * plane + (z * b->size[1] + y + 1) * b->size[2] + x);
            if (z < 0 || z >= b->size[0] || y < 0 || y >= b->size[1] || begin == past) {
                memset(to, 0, sizeof(T) * b->extent[2] * side);
                continue;
            }
            memset(to, 0, sizeof(T) * begin * side);
            const T *line = from + (z * b->size[1] + y) * b->size[2] + b->low[2] + begin;
            if (side == 1)
                memcpy(to + begin, line, sizeof(T) * (past - begin));
            else
                NAME(transpose)(line, plane, channels, past - begin, to + begin * side, side);
            memset(to + past * side, 0, sizeof(T) * (b->extent[2] - past) * side);
        }
}

/* The weights of some rows, in the order of the steps: those of all rows side by side for each channel. */
static void NAME(arrange_columns)(const product *p, sg_index group, sg_index row, int vectors, sg_index block) {
    const sg_index width = vectors * LANES, rows = least(width, p->rows - row), side = p->blocks_of->side, channel = block * side;
    const sg_index channels = least(side, p->channels - channel), padded = ceil_div(p->rows, LANES) * LANES;
    const T *from = (const T *)p->weight + group * p->weight_of_group + row * p->weight_of_row + channel * p->weight_of_channel;
    T *to = (T *)p->arranged + (group * padded + row) * p->channels * p->taps + channel * p->taps * width;
    for (sg_index i = 0; i < rows; i += 4) /* a few rows at a time: what is written meanwhile stays in the cache */
        for (sg_index c = 0; c < channels; c++)
            for (sg_index t = 0, n; t < p->taps; t += n) { /* taps that follow one another in the weight */
                for (n = 1; t + n < p->taps && p->tap[t + n].number == p->tap[t].number + n;)
                    n++;
                NAME(transpose)(from + i * p->weight_of_row + c * p->weight_of_channel + p->tap[t].number, p->weight_of_row, least(4, rows - i), n,
                                to + (t * channels + c) * width + i, channels * width);
            }
}

/* ---- a product: windows * weights */

/* How many places' sums leave together. */
#define LEAVING(vectors) (PLACES_OF(vectors) == 6 ? 48 : 32)

/* Sums of some places leave for the result, where these lie evenly apart there some rows at a time, so that whole lines of the cache are written. */
static void NAME(leave)(const product *p, const T *sums, const sg_index *results, sg_index count, sg_index width, sg_index row) {
    const sg_index plane = volume(p->result), rows = least(width, p->rows - row), spread = p->spread[2];
    T *out = (T *)p->out + row * plane;
    for (sg_index i = 0, next; i < count; i = next) {
        for (next = i + 1; next < count && results[next] == results[i] + (next - i) * spread;)
            next++;
        for (sg_index j = 0; j < rows; j += LANES) {
            const sg_index here = least(LANES, rows - j), length = next - i;
            T *to = out + results[i] + j * plane;
            if (spread == 1) {
                NAME(transpose)(sums + i * width + j, width, length, here, to, plane);
                continue;
            }
            T turned[LANES * LEAVING(2)];
            NAME(transpose)(sums + i * width + j, width, length, here, turned, length);
            for (sg_index r = 0; r < here; r++, to += plane)
                for (sg_index x = 0; x < length; x++)
                    to[x * spread] = turned[r * length + x];
        }
    }
}

/* Some places, from number `from` on: what they read and write, from the first of a block and the first row of the result on. */
static void NAME(find_places)(const product *p, sg_index group, sg_index from, sg_index length, run *runs, sg_index *places, sg_index *results) {
    const blocks *b = p->blocks_of;
    const int count = runs_of(p, from, length, runs);
    for (int i = 0; i < count; i++) {
        const run *r = &runs[i];
        const sg_index image = r->image * p->groups + group;
        sg_index place = 0, result = image * p->rows;
        for (int d = 0; d < 3; d++) {
            place = place * b->extent[d] + r->place[d] * p->step[d];
            result = result * p->result[d] + p->start[d] + r->place[d] * p->spread[d];
        }
        place = image * b->count * b->of_block + place * b->side;
        const sg_index pace = p->step[2] * b->side, spread = p->spread[2], end = r->at + r->length;
        for (sg_index x = r->at; x < end; x++, place += pace, result += spread)
            places[x] = place, results[x] = result;
    }
}

/* Some vectors of rows of some places of a group: in parts of the steps, whose weights stay in the nearest cache for all places. */
static void NAME(multiply_blocks)(const product *p, sg_index group, sg_index row, int vectors, sg_index from, sg_index length, char *scratch) {
    const sg_index width = vectors * LANES, padded = ceil_div(p->rows, LANES) * LANES, together = PLACES_OF(vectors), leaving = LEAVING(vectors), whole = ceil_div(length, together) * together;
    const sg_index depth = p->channels * p->taps;
    const sg_index parts = most(1, ceil_div(depth * width * (sg_index)sizeof(T), NEAREST_BYTES)), of_part = ceil_div(depth, parts);
    const T *weights = (const T *)p->arranged + (group * padded + row) * depth;
    T *sums = (T *)scratch, *start = sums + whole * width;
    sg_index *places = (sg_index *)(start + width), *results = places + whole;
    NAME(find_places)(p, group, from, length, (run *)(results + whole), places, results);
    for (sg_index i = length; i < whole; i++)
        places[i] = places[length - 1];
    for (sg_index j = 0; j < width; j++)
        start[j] = p->bias && row + j < p->rows ? ((const T *)p->bias)[group * p->rows + row + j] : 0;
    sg_index first = 0;
    do {
        const sg_index next = next_steps(p, first, p->steps, of_part);
        for (sg_index i = 0; i < length; i += together) {
            NAME(add_steps)(vectors, p->blocks_of->memory, places + i, p->step_of + first, next - first, 1, weights + p->step_of[first].before * width, sums + i * width, first ? NULL : start);
            const sg_index end = least(i + together, length), begin = (end - 1) / leaving * leaving;
            if (next == p->steps && (end == length || end == begin + leaving))
                NAME(leave)(p, sums + begin * width, results + begin, end - begin, width, row);
        }
        first = next;
    } while (first < p->steps);
}

/* ---- the gradient of the weight: gradients * windows, over all places */

/* The gradients of some rows, side by side for each place; there is memory for `padded` rows. */
static void NAME(arrange_gradients)(const product *p, sg_index image, sg_index row, sg_index width, sg_index padded) { /* `image` counts groups, too */
    const sg_index places = volume(p->count), group = image % p->groups, rows = least(width, p->rows - row);
    T *to = (T *)p->arranged + ((group * padded + row) * p->batch + image / p->groups * width) * places;
    NAME(transpose)((const T *)p->weight + (image * p->rows + row) * places, places, rows, places, to, width);
}

/* The sums of one block of channels, whose taps and channels are the lanes, and of ROWS rows at a time, over some lines. */
static void NAME(multiply_lines)(const product *p, sg_index group, sg_index block, sg_index row, sg_index end_row, sg_index from, sg_index to, T *out, T *sums) {
    const blocks *b = p->blocks_of;
    const sg_index channel = block * b->side, channels = least(b->side, p->channels - channel), width = p->columns * LANES, places = p->batch * volume(p->count);
    const T *image = (const T *)b->memory + (group * b->count + block) * b->of_block;
    const T *gradients = (const T *)p->arranged + (group * ceil_div(p->rows, ROWS) * ROWS + row) * places;
    memset(sums, 0, sizeof(T) * ceil_div(end_row - row, ROWS) * ROWS * width);
    for (sg_index first = from, next; first < to; first = next) {
        next = next_steps(p, first, to, most(LINE / 4, LINE / p->step[1] / p->step[2])); /* fewer places where more of the image lies between them */
        for (sg_index r = 0; r < end_row - row; r += ROWS)
            for (sg_index column = 0, vectors; column < p->columns; column += vectors) {
                vectors = vectors_of(p->columns - column);
                NAME(add_lines)((int)vectors, gradients + r * places + p->step_of[first].before * ROWS, image, p->step_of + first, next - first, p->step[2] * b->side,
                                p->column_of + column, sums + r * width + column * LANES, width);
            }
    }
    const sg_index of_span = width / (p->taps / p->span), span = width == p->taps * b->side ? p->taps : p->span; /* each span begins with a vector of its own */
    for (sg_index i = row; i < end_row; i++)
        for (sg_index t = 0; t < p->taps; t += span)
            NAME(transpose)(sums + (i - row) * width + t / span * of_span, b->side, span, channels, out + ((group * p->rows + i) * p->channels + channel) * p->taps + t, p->taps);
}

/* The sums of one block of channels and some vectors of rows, over some lines: some columns of the weight at a time, in its order. */
static void NAME(multiply_columns)(const product *p, sg_index group, sg_index block, sg_index row, int vectors, sg_index from, sg_index to, T *out, T *sums) {
    const blocks *b = p->blocks_of;
    const sg_index channel = block * b->side, columns = least(b->side, p->channels - channel) * p->taps, width = vectors * LANES, together = PLACES_OF(vectors);
    const T *image = (const T *)b->memory + (group * b->count + block) * b->of_block;
    const T *gradients = (const T *)p->arranged + (group * ceil_div(p->rows, LANES) * LANES + row) * p->batch * volume(p->count);
    const T zeros[3 * LANES] = {0};
    memset(sums, 0, sizeof(T) * p->columns * width);
    for (sg_index first = from, next; first < to; first = next) {
        next = next_steps(p, first, to, LINE / 4);
        for (sg_index column = 0; column < columns; column += together) {
            T here[ROWS * 3 * LANES], *all = sums + column * width;
            NAME(add_steps)(vectors, image, p->column_of + column, p->step_of + first, next - first, p->step[2] * b->side,
                            gradients + p->step_of[first].before * width, here, zeros);
            for (sg_index i = 0; i < together * width; i += LANES)
                STORE(all + i, LOAD(all + i) + LOAD(here + i));
        }
    }
    for (sg_index i = 0, rows = least(width, p->rows - row); i < rows; i += 4)
        NAME(transpose)(sums + i, width, columns, least(4, rows - i), out + ((group * p->rows + row + i) * p->channels + channel) * p->taps, p->channels * p->taps);
}

static void NAME(lay_out_part)(void *context, int part) {
    product *p = context;
    const blocks *b = p->blocks_of;
    for (sg_index task; (task = sg_next_task(&p->tasks, part)) >= 0;)
        NAME(lay_out)(b, task / b->count, task % b->count, (T *)b->memory + task * b->of_block);
}

/* Which vectors of rows are computed together: the number of the first, of one of several sets, and how many. */
static int NAME(vectors_of_set)(const product *p, sg_index set, sg_index *row) {
    sg_index left = ceil_div(p->rows, LANES);
    *row = 0;
    for (; set; set--) {
        *row += vectors_of(left) * LANES;
        left -= vectors_of(left);
    }
    return vectors_of(left);
}

static void NAME(arrange_columns_part)(void *context, int part) {
    product *p = context;
    const sg_index blocks = p->blocks_of->count;
    for (sg_index task, row; (task = sg_next_task(&p->tasks, part)) >= 0;) {
        const int vectors = NAME(vectors_of_set)(p, task % p->sets, &row);
        NAME(arrange_columns)(p, task / p->sets / blocks, row, vectors, task / p->sets % blocks);
    }
}

static void NAME(blocks_part)(void *context, int part) {
    product *p = context;
    const sg_index all = p->batch * volume(p->count);
    for (sg_index task, row; (task = sg_next_task(&p->tasks, part)) >= 0;) {
        const sg_index from = task / p->sets / p->groups * p->together; /* places before all, so that a thread reads what it has laid out */
        const int vectors = NAME(vectors_of_set)(p, task % p->sets, &row);
        NAME(multiply_blocks)(p, task / p->sets % p->groups, row, vectors, from, least(p->together, all - from), p->scratch + part * p->scratch_of_part);
    }
}

static void NAME(lines_part)(void *context, int part) {
    product *p = context;
    const sg_index size = p->groups * p->rows * p->channels * p->taps, blocks = p->blocks_of->count;
    for (sg_index task; (task = sg_next_task(&p->tasks, part)) >= 0;) {
        const sg_index slice = task / p->sets / blocks / p->groups, row = task % p->sets * p->together, block = task / p->sets % blocks;
        NAME(multiply_lines)(p, task / p->sets / blocks % p->groups, block, row, least(p->rows, row + p->together), p->steps * slice / p->slices,
                             p->steps * (slice + 1) / p->slices, (T *)p->out + slice * size, (T *)(p->scratch + part * p->scratch_of_part));
    }
}

static void NAME(arrange_for_lines_part)(void *context, int part) {
    product *p = context;
    const sg_index sets = ceil_div(p->rows, ROWS);
    for (sg_index task; (task = sg_next_task(&p->tasks, part)) >= 0;)
        NAME(arrange_gradients)(p, task / sets, task % sets * ROWS, ROWS, sets * ROWS);
}

static void NAME(columns_part)(void *context, int part) {
    product *p = context;
    const sg_index size = p->groups * p->rows * p->channels * p->taps, blocks = p->blocks_of->count;
    for (sg_index task, row; (task = sg_next_task(&p->tasks, part)) >= 0;) {
        const sg_index slice = task / p->sets / blocks / p->groups, block = task / p->sets % blocks, group = task / p->sets / blocks % p->groups;
        const int vectors = NAME(vectors_of_set)(p, task % p->sets, &row);
        NAME(multiply_columns)(p, group, block, row, vectors, p->steps * slice / p->slices, p->steps * (slice + 1) / p->slices, (T *)p->out + slice * size,
                               (T *)(p->scratch + part * p->scratch_of_part));
    }
}

static void NAME(arrange_for_columns_part)(void *context, int part) {
    product *p = context;
    for (sg_index task, row; (task = sg_next_task(&p->tasks, part)) >= 0;) {
        const int vectors = NAME(vectors_of_set)(p, task % p->sets, &row);
        NAME(arrange_gradients)(p, task / p->sets, row, vectors * LANES, ceil_div(p->rows, LANES) * LANES);
    }
}
#undef LEAVING
#undef PLACES_OF
