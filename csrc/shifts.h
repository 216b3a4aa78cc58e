/* Products of few rows, for one type and one set of instructions: rows are too few to be lanes, so that neighbouring places are. Images lie there channel by channel with their
 * border (channels_last.h, with blocks of one channel), so that each tap is a shift of them, whatever line a place is in. Part of convolve.h. */

/* sums[N][M vectors] = start of each row + over all elements of some steps: weights[element][N] * image[step + element + ...] */
#define ADD_SHIFTS(N, M)                                                                                                                  \
    static void NAME(add_shifts_##N)(const T *image, const step *steps, sg_index count, const T *weights, const T *start, T *sums) {        \
        V found[N][M];                                                                                                                     \
        _Pragma("GCC unroll 8") for (int i = 0; i < N; i++)                                                                                \
            _Pragma("GCC unroll 8") for (int j = 0; j < M; j++) found[i][j] = ALL(start[i]);                                                \
        for (const step *s = steps; s < steps + count; s++) {                                                                              \
            const T *at = image + s->at;                                                                                                   \
            for (const T *end = at + s->count; at < end; at++, weights += N)                                                               \
                if (N < M) { /* the fewer ones wait in registers for the others */                                                         \
                    V left[N];                                                                                                             \
                    _Pragma("GCC unroll 8") for (int i = 0; i < N; i++) left[i] = ALL(weights[i]);                                          \
                    _Pragma("GCC unroll 8") for (int j = 0; j < M; j++) {                                                                  \
                        const V right = LOAD(at + j * LANES);                                                                              \
                        _Pragma("GCC unroll 8") for (int i = 0; i < N; i++) found[i][j] = FMA(left[i], right, found[i][j]);                 \
                    }                                                                                                                      \
                } else {                                                                                                                   \
                    V right[M];                                                                                                            \
                    _Pragma("GCC unroll 8") for (int j = 0; j < M; j++) right[j] = LOAD(at + j * LANES);                                    \
                    _Pragma("GCC unroll 8") for (int i = 0; i < N; i++) {                                                                  \
                        const V left = ALL(weights[i]);                                                                                    \
                        _Pragma("GCC unroll 8") for (int j = 0; j < M; j++) found[i][j] = FMA(left, right[j], found[i][j]);                 \
                    }                                                                                                                      \
                }                                                                                                                          \
        }                                                                                                                                  \
        _Pragma("GCC unroll 8") for (int i = 0; i < N; i++)                                                                                \
            _Pragma("GCC unroll 8") for (int j = 0; j < M; j++) STORE(sums + (i * M + j) * LANES, found[i][j]);                              \
    }

ADD_SHIFTS(1, 8)
ADD_SHIFTS(2, 6)
ADD_SHIFTS(3, 4)
ADD_SHIFTS(4, 3)
#if ROWS == 8
ADD_SHIFTS(8, 3)
#endif
#undef ADD_SHIFTS

/* Computes some vectors of places of some rows, and says how many vectors. */
static int NAME(add_shifts)(int rows, const T *image, const step *steps, sg_index count, const T *weights, const T *start, T *sums) {
    switch (rows) {
    case 1:
        NAME(add_shifts_1)(image, steps, count, weights, start, sums);
        return 8;
    case 2:
        NAME(add_shifts_2)(image, steps, count, weights, start, sums);
        return 6;
    case 3:
        NAME(add_shifts_3)(image, steps, count, weights, start, sums);
        return 4;
#if ROWS == 8
    case 8:
        NAME(add_shifts_8)(image, steps, count, weights, start, sums);
        return 3;
#endif
    default:
        NAME(add_shifts_4)(image, steps, count, weights, start, sums);
        return 3;
    }
}

/* The sums of some rows leave for the result, but for those at the border. */
static void NAME(leave_shifts)(const product *p, const T *sums, int rows, sg_index width, sg_index image, sg_index row, sg_index from, sg_index to) {
    const sg_index *extent = p->blocks_of->extent, plane = volume(p->result), spread = p->spread[2];
    for (sg_index at = from, length; at < to; at += length) {
        const sg_index place[3] = {at / extent[2] / extent[1], at / extent[2] % extent[1], at % extent[2]};
        length = least(extent[2] - place[2], to - at);
        if (place[1] >= p->count[1] || place[2] >= p->count[2])
            continue;
        sg_index result = image * p->rows + row;
        for (int d = 0; d < 3; d++)
            result = result * p->result[d] + p->start[d] + place[d] * p->spread[d];
        const sg_index inner = least(length, p->count[2] - place[2]);
        T *out = (T *)p->out + result;
        for (int i = 0; i < rows; i++, out += plane) {
            const T *sum = sums + i * width + at - from;
            if (spread == 1)
                NAME(copy)(out, sum, inner);
            else
                for (sg_index x = 0; x < inner; x++)
                    out[x * spread] = sum[x];
        }
    }
}

/* Some places of one image, which lies with its border in `source`. */
static void NAME(multiply_shifts)(const product *p, sg_index image, const T *source, sg_index from, sg_index to, T *sums) { /* `image` counts groups, too */
    const sg_index depth = p->channels * p->taps, first = image % p->groups * p->rows;
    const T zeros[ROWS] = {0};
    for (sg_index row = 0; row < p->rows;) {
        const int rows = NAME(rows_of_tile)(p->rows - row);
        const T *weights = (const T *)p->arranged + (first + row) * depth, *start = p->bias ? (const T *)p->bias + first + row : zeros;
        for (sg_index at = from, width; at < to; at += width) {
            width = NAME(add_shifts)(rows, source + at, p->step_of, p->steps, weights, start, sums) * LANES;
            NAME(leave_shifts)(p, sums, rows, width, image, row, at, least(at + width, to));
        }
        row += rows;
    }
}

/* Images that were not laid out before are now, each by the thread that reads it. */
static void NAME(shifts_part)(void *context, int part) {
    product *p = context;
    const blocks *b = p->blocks_of;
    T *sums = (T *)(p->scratch + part * p->scratch_of_part), *laid_out = sums + ROWS * SHIFTED_VECTORS * LANES;
    for (sg_index task; (task = sg_next_task(&p->tasks, part)) >= 0;) {
        const sg_index image = task / p->blocks, from = task % p->blocks * p->together;
        const T *source = b->memory ? (const T *)b->memory + image * b->count * b->of_block : laid_out;
        for (sg_index c = 0; c < b->count && !b->memory; c++)
            NAME(lay_out)(b, image, c, laid_out + c * b->of_block);
        NAME(multiply_shifts)(p, image, source, from, least(from + p->together, places_within(p)), sums);
    }
}
