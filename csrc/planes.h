/* Products of few channels, as those of a depthwise convolution: each tap is a shifted image, times a number. Part of convolve.h. */

#define BLOCK (PLANE_VECTORS * LANES) /* elements of a row that are computed together */
#define TAPS 5 /* of which sums are computed together */

/* Elements in turn: the first, third, ... to one place, the others to another. There are as many, or one more of the first. */
static void NAME(split)(T *firsts, T *others, const T *from, sg_index count, sg_index count_of_others) {
    sg_index i = 0;
    if (count_of_others >= LANES)
        for (sg_index next = 0; i < count_of_others; i = next + LANES, next = least(i, count_of_others - LANES)) {
            const V a = LOAD(from + 2 * next), b = LOAD(from + 2 * next + LANES);
            STORE(firsts + next, EVEN(a, b));
            STORE(others + next, ODD(a, b));
        }
    for (; i < count; i++) {
        firsts[i] = from[2 * i];
        if (i < count_of_others)
            others[i] = from[2 * i + 1];
    }
}

/* The part of an image that windows reach, but for its border, which is zero and stays so. Along the last dimension every step'th element follows, so that neighbouring windows have
 * neighbouring elements; zeros at the end of each row allow whole vectors to be read. */
static void NAME(fill_plane)(const product *p, const plane *shape, sg_index image, sg_index group, sg_index channel, T *to) {
    const T *from = (const T *)p->source + ((image * p->groups + group) * p->channels + channel) * volume(p->size);
    const sg_index lines = shape->extent[0] * shape->extent[1], step = p->step[2], together = step == 2 ? 2 : 1; /* two phases are read at once */
    for (sg_index phase = 0; phase < step; phase += together) {
        sg_index x[2], first[2], end[2];
        for (int k = 0; k < together; k++) {
            x[k] = phase + k + shape->low[2];
            inside(x[k], step, p->size[2], shape->columns, &first[k], &end[k]);
            x[k] += first[k] * step;
        }
        const int sooner = step == 2 && x[1] < x[0], later = step == 2 ? !sooner : 0;
        T *line = to + phase * shape->columns;
        for (sg_index i = 0, z = shape->low[0], y = shape->low[1]; i < lines; i++, line += shape->pitch) {
            if (z >= 0 && z < p->size[0] && y >= 0 && y < p->size[1]) {
                const T *row = from + (z * p->size[1] + y) * p->size[2] + x[sooner];
                T *inner = line + sooner * shape->columns + first[sooner];
                const sg_index count = end[sooner] - first[sooner];
                if (step == 1)
                    NAME(copy)(inner, row, count);
                else if (step == 2)
                    NAME(split)(inner, line + later * shape->columns + first[later], row, count, end[later] - first[later]);
                else
                    for (sg_index j = 0; j < count; j++)
                        inner[j] = row[j * step];
            }
            if (++y == shape->low[1] + shape->extent[1])
                y = shape->low[1], z++;
        }
    }
}

#ifdef MASKED
#define STORE_SOME(to, v, n) MASKED_STORE(to, NAME(mask)(n), v)
#else
#define STORE_SOME(to, v, n)                                            \
    if ((n) >= LANES)                                \
        STORE(to, v);                                \
    else {                                           \
        T some[LANES];                               \
        STORE(some, v);                              \
        NAME(copy)(to, some, n);                     \
    }
#endif

/* Of so many vectors of a line, how many lines are computed together: as many sums as hide how long each takes. */
#define LINES_OF(vectors) ((vectors) == 1 ? 8 : (vectors) == 2 ? 4 : (vectors) <= 4 ? 2 : 1)

/* N vectors of some lines, `of_out` and `of_plane` apart: the start + sums over terms of weight * plane. */
#define ADD_TAPS(N)                                                                                                            \
    case N: {                                                                                                                  \
        V sums[LINES_OF(N)][N];                                                                                                \
        const T *line[LINES_OF(N)];                                                                                            \
        _Pragma("GCC unroll 8") for (int r = 0; r < LINES_OF(N); r++) {                                                        \
            line[r] = plane + least(r, lines - 1) * of_plane;                                                                  \
            _Pragma("GCC unroll 8") for (int i = 0; i < N; i++) sums[r][i] = ALL(start);                                       \
        }                                                                                                                      \
        for (sg_index t = 0; t < terms; t++) {                                                                                 \
            const V left = ALL(weights[t]);                                                                                    \
            _Pragma("GCC unroll 8") for (int r = 0; r < LINES_OF(N); r++) {                                                    \
                const T *at = line[r] + places[t];                                                                             \
                _Pragma("GCC unroll 8") for (int i = 0; i < N; i++) sums[r][i] = FMA(left, LOAD(at + i * LANES), sums[r][i]);   \
            }                                                                                                                  \
        }                                                                                                                      \
        _Pragma("GCC unroll 8") for (int r = 0; r < LINES_OF(N); r++, out += of_out) {                                         \
            if (r >= lines)                                                                                                    \
                return;                                                                                                        \
            _Pragma("GCC unroll 8") for (int i = 0; i < N - 1; i++) STORE(out + i * LANES, sums[r][i]);                         \
            STORE_SOME(out + (N - 1) * LANES, sums[r][N - 1], length - (N - 1) * LANES);                                       \
        }                                                                                                                      \
        return;                                                                                                                \
    }

static void NAME(add_taps)(T *out, sg_index of_out, T start, const T *plane, sg_index of_plane, sg_index lines, const T *weights, const sg_index *places, sg_index terms, sg_index length) {
    switch ((length + LANES - 1) / LANES) {
        ADD_TAPS(1)
        ADD_TAPS(2)
        ADD_TAPS(3)
        ADD_TAPS(4)
        ADD_TAPS(5)
        ADD_TAPS(6)
        ADD_TAPS(7)
        ADD_TAPS(8)
    }
}
#undef ADD_TAPS
#undef STORE_SOME

/* to[0, 2, 4, ...] = even, to[1, 3, 5, ...] = odd, of which there are as many, or one less. */
static void NAME(interleave)(T *to, const T *even, const T *odd, sg_index evens, sg_index odds) {
    sg_index i = 0;
    for (; i + LANES <= odds; i += LANES) {
        const V a = LOAD(even + i), b = LOAD(odd + i);
        STORE(to + 2 * i, PICK(a, b, EACH(SG_FIRST, LANES / 2)));
        STORE(to + 2 * i + LANES, PICK(a, b, EACH(SG_SECOND, LANES / 2)));
    }
    for (; i < evens; i++) {
        to[2 * i] = even[i];
        if (i < odds)
            to[2 * i + 1] = odd[i];
    }
}

/* The phases of one line of the result, which are `several`, from `f` on: each is computed, and then put to where it belongs between the others. */
static void NAME(multiply_phases)(const product *p, const phase *f, sg_index several, const T *planes, const T *weights, const sg_index *places, T start, T *out, T *block) {
    const sg_index spread = p->spread[2], of_plane = p->step[1] * p->plane->pitch, of_result = p->spread[1] * p->result[2];
    for (sg_index z = 0; z < f->count[0]; z++)
        for (sg_index x = 0; x < f->count[2]; x += BLOCK) {
            const sg_index vectors = ceil_div(least(f->count[2] - x, BLOCK), LANES), together = LINES_OF(vectors), of_block = vectors * LANES;
            const T *line = planes + z * p->step[0] * p->plane->extent[1] * p->plane->pitch + x;
            T *to = out + ((f->start[0] + z * p->spread[0]) * p->result[1] + f->start[1]) * p->result[2] + x * spread;
            for (sg_index y = 0, lines; y < f->count[1]; y += lines, line += lines * of_plane, to += lines * of_result) {
                lines = least(f->count[1] - y, together);
                sg_index terms = 0, length[2] = {0};
                for (sg_index k = 0; k < several; terms += p->channels * f[k++].taps) {
                    const sg_index here = least(f[k].count[2] - x, BLOCK), which = spread == 2 ? k : 0;
                    T *const sums = spread == 1 ? to : block + which * BLOCK;
                    length[which] = most(here, 0);
                    if (here > 0)
                        NAME(add_taps)(sums, spread == 1 ? of_result : of_block, start, line, of_plane, lines, weights + terms, places + terms, p->channels * f[k].taps, here);
                    if (spread > 2)
                        for (sg_index r = 0; r < lines; r++)
                            for (sg_index i = 0; i < here; i++)
                                to[r * of_result + k + i * spread] = sums[r * of_block + i];
                }
                for (sg_index r = 0; r < lines && spread == 2; r++)
                    NAME(interleave)(to + r * of_result, block + r * of_block, block + BLOCK + r * of_block, length[0], length[1]);
            }
        }
}

static void NAME(multiply_planes)(const product *p, sg_index image, sg_index group, T *planes) {
    const plane *shape = p->plane;
    const sg_index terms = p->channels * p->taps, several = least(p->spread[2], p->result[2]);
    T *weights = planes + p->channels * shape->size, *block = weights + terms;
    for (sg_index c = 0; c < p->channels; c++)
        NAME(fill_plane)(p, shape, image, group, c, planes + c * shape->size);
    for (sg_index row = 0; row < p->rows; row++) {
        const T *weight = (const T *)p->weight + group * p->weight_of_group + row * p->weight_of_row;
        for (sg_index t = 0; t < terms; t++)
            weights[t] = weight[shape->elements[t]];
        T *out = (T *)p->out + ((image * p->groups + group) * p->rows + row) * volume(p->result);
        const T start = p->bias ? ((const T *)p->bias)[group * p->rows + row] : 0;
        sg_index before = 0;
        for (const phase *f = p->phase; f < p->phase + p->phases; f += several) {
            NAME(multiply_phases)(p, f, several, planes, weights + before, shape->places + before, start, out, block);
            for (sg_index k = 0; k < several; k++)
                before += p->channels * f[k].taps;
        }
    }
}
#undef LINES_OF

#ifndef MASKED
/* Lanes that are left as they are; all others become zeros, whatever they hold. From element n on, they are the last n. */
static const NAME(place) NAME(last_lanes)[2 * LANES] = {[LANES ... 2 * LANES - 1] = -1};
#define ONLY(lanes, v) ((V)((lanes) & (NAME(places))(v)))
#endif

/* The gradient of the weights of one group. */
static void NAME(multiply_planes_transposed)(const product *p, sg_index group, T *memory) {
    const plane *shape = p->plane;
    const sg_index pixels = p->count[0] * p->count[1] * p->count[2], length = p->count[2];
    T *all = (T *)p->out + group * p->rows * p->channels * p->taps;
    memset(all, 0, sizeof(T) * p->rows * p->channels * p->taps);
    for (sg_index image = 0; image < p->batch; image++)
        for (sg_index c = 0; c < p->channels; c++) {
            NAME(fill_plane)(p, shape, image, group, c, memory);
            for (sg_index row = 0; row < p->rows; row++) {
                const T *grad = (const T *)p->weight + ((image * p->groups + group) * p->rows + row) * pixels;
                T *sums = all + (row * p->channels + c) * p->taps;
                for (sg_index first = 0; first < p->taps; first += TAPS) {
                    V found[TAPS];
                    T last[TAPS] = {0};
                    sg_index places[TAPS];
                    _Pragma("GCC unroll 5") for (int i = 0; i < TAPS; i++) {
                        found[i] = ALL(0);
                        places[i] = shape->places[first + i < p->taps ? first + i : first];
                    }
                    for (sg_index z = 0; z < p->count[0]; z++)
                        for (sg_index y = 0; y < p->count[1]; y++) {
                            const T *line = memory + (z * p->step[0] * shape->extent[1] + y * p->step[1]) * shape->pitch, *above = grad + (z * p->count[1] + y) * length;
                            sg_index x = 0;
                            for (; x + LANES <= length; x += LANES) {
                                const V left = LOAD(above + x);
                                _Pragma("GCC unroll 5") for (int i = 0; i < TAPS; i++) found[i] = FMA(left, LOAD(line + x + places[i]), found[i]);
                            }
#ifdef MASKED /* what lies behind is not multiplied by zero: it may be infinite */
                            const MASK rest = NAME(mask)(length - x);
                            if (rest)
                                _Pragma("GCC unroll 5") for (int i = 0; i < TAPS; i++)
                                    found[i] = FMA(MASKED_LOAD(rest, above + x), MASKED_LOAD(rest, line + x + places[i]), found[i]);
#else
                            if (x < length && LANES < length) { /* the last vector of the row, without what was there before */
                                NAME(places) rest;
                                memcpy(&rest, NAME(last_lanes) + length - x, sizeof(rest));
                                x = length - LANES;
                                const V left = ONLY(rest, LOAD(above + x));
                                _Pragma("GCC unroll 5") for (int i = 0; i < TAPS; i++)
                                    found[i] = FMA(left, ONLY(rest, LOAD(line + x + places[i])), found[i]);
                                continue;
                            }
                            for (; x < length; x++)
                                _Pragma("GCC unroll 5") for (int i = 0; i < TAPS; i++) last[i] += above[x] * line[x + places[i]];
#endif
                        }
                    for (int i = 0; i < TAPS && first + i < p->taps; i++)
                        sums[first + i] += SUM(found[i]) + last[i];
                }
            }
        }
}

#ifdef MASKED
/* ---- three by three taps: each line of the image is read once, where it lies, and stays in registers for three lines of windows */

/* The numbers of the taps by their place, if they are three by three, and windows lie side by side. */
static int NAME(is_square)(const product *p, const plane *shape, sg_index number[3][3]) {
    int found[3] = {0};
    if (p->taps != 9 || p->step[1] != 1 || p->step[2] != 1 || p->spread[1] != 1 || p->spread[2] != 1 || p->count[0] != 1 || p->size[0] != 1 || shape->low[0] != 0)
        return 0;
    for (sg_index t = 0; t < 9; t++) {
        const sg_index line = p->tap[t].offset[1] - shape->low[1];
        if (p->tap[t].offset[0] || line > 2 || found[line] > 2)
            return 0;
        number[line][found[line]++] = t;
    }
    for (int line = 1; line < 3; line++)
        for (int j = 0; j < 3; j++)
            if (p->tap[number[line][j]].offset[2] != p->tap[number[0][j]].offset[2])
                return 0;
    return 1;
}

#define AHEAD 8

/* What goes on with the lines of a column of vectors: SUM_LINE has read[line][tap] for the windows of line y. */
#define GO_DOWN(SUM_LINE)                                                                                                              \
    for (sg_index x = 0; x < p->count[2]; x += LANES) {                                                                                \
        const MASK whole = NAME(mask)(p->count[2] - x);                                                                                \
        MASK inside[3];                                                                                                                \
        V read[3][3];                                                                                                                  \
        int all = 1;                                                                                                                   \
        _Pragma("GCC unroll 3") for (int j = 0; j < 3; j++) {                                                                          \
            read[1][j] = read[2][j] = ALL(0);                                                                                          \
            const sg_index at = x + p->tap[number[0][j]].offset[2];                                                                    \
            inside[j] = whole & NAME(mask)(p->size[2] - at) & ~NAME(mask)(-at); /* what lies behind may be infinite */                  \
            all = all && inside[j] == NAME(mask)(LANES);                                                                               \
        }                                                                                                                              \
        for (sg_index y = -2; y < p->count[1]; y++) {                                                                                  \
            const sg_index of_y = y + 2 + p->plane->low[1];                                                                            \
            const T *line = image + of_y * p->size[2] + x;                                                                             \
            __builtin_prefetch(line + AHEAD * p->size[2]); /* lines lie apart: processors do not guess the next */                      \
            _Pragma("GCC unroll 3") for (int j = 0; j < 3; j++) {                                                                      \
                const T *at = line + p->tap[number[0][j]].offset[2];                                                                    \
                read[0][j] = read[1][j];                                                                                               \
                read[1][j] = read[2][j];                                                                                               \
                read[2][j] = of_y < 0 || of_y >= p->size[1] ? ALL(0) : all ? LOAD(at) : MASKED_LOAD(inside[j], at);                     \
            }                                                                                                                          \
            if (y >= 0)                                                                                                                \
                SUM_LINE                                                                                                               \
        }                                                                                                                              \
    }
/* One channel of an image, to one row of the result, which is added to if `more`. */
static void NAME(multiply_square)(const product *p, sg_index number[3][3], const T *image, const T *weight, T start, int more, T *out) {
    V weights[3][3];
    for (int i = 0; i < 3; i++)
        for (int j = 0; j < 3; j++)
            weights[i][j] = ALL(weight[p->tap[number[i][j]].number]);
    GO_DOWN({
        T *to = out + y * p->count[2] + x;
        V sum[3];
        _Pragma("GCC unroll 3") for (int i = 0; i < 3; i++) {
            sum[i] = i ? ALL(0) : more ? MASKED_LOAD(whole, to) : ALL(start);
            _Pragma("GCC unroll 3") for (int j = 0; j < 3; j++) sum[i] = FMA(weights[i][j], read[i][j], sum[i]);
        }
        MASKED_STORE(to, whole, (sum[0] + sum[1]) + sum[2]);
    })
}

/* What one image adds to the gradient of the weights of one channel and row. */
static void NAME(multiply_square_transposed)(const product *p, sg_index number[3][3], const T *image, const T *grad, T *sums) {
    V found[3][3];
    _Pragma("GCC unroll 3") for (int i = 0; i < 3; i++)
        _Pragma("GCC unroll 3") for (int j = 0; j < 3; j++) found[i][j] = ALL(0);
    GO_DOWN({
        const V left = MASKED_LOAD(whole, grad + y * p->count[2] + x);
        __builtin_prefetch(grad + (y + AHEAD) * p->count[2] + x);
        _Pragma("GCC unroll 3") for (int i = 0; i < 3; i++)
            _Pragma("GCC unroll 3") for (int j = 0; j < 3; j++) found[i][j] = FMA(left, read[i][j], found[i][j]);
    })
    for (int i = 0; i < 3; i++)
        for (int j = 0; j < 3; j++)
            sums[p->tap[number[i][j]].number] += SUM(found[i][j]);
}
#undef GO_DOWN
#undef AHEAD
#endif

static void NAME(planes_part)(void *context, int part) {
    product *p = context;
    T *memory = (T *)(p->scratch + part * p->scratch_of_part);
    memset(memory, 0, sizeof(T) * p->channels * p->plane->size); /* the borders */
#ifdef MASKED
    sg_index number[3][3];
    const int square = p->phases == 1 && NAME(is_square)(p, p->plane, number);
#else
    const int square = 0;
#endif
    for (sg_index task; (task = sg_next_task(&p->tasks, part)) >= 0;) {
        if (!square) {
            NAME(multiply_planes)(p, task / p->groups, task % p->groups, memory);
            continue;
        }
#ifdef MASKED
        const sg_index group = task % p->groups, pixels = p->size[1] * p->size[2];
        for (sg_index row = 0; row < p->rows; row++)
            for (sg_index c = 0; c < p->channels; c++)
                NAME(multiply_square)(p, number, (const T *)p->source + (task * p->channels + c) * pixels,
                                      (const T *)p->weight + group * p->weight_of_group + row * p->weight_of_row + c * p->weight_of_channel,
                                      p->bias ? ((const T *)p->bias)[group * p->rows + row] : 0, c > 0,
                                      (T *)p->out + (task * p->rows + row) * p->result[1] * p->result[2]);
#endif
    }
}

static void NAME(transposed_planes_part)(void *context, int part) {
    product *p = context;
    T *memory = (T *)(p->scratch + part * p->scratch_of_part);
    memset(memory, 0, sizeof(T) * p->channels * p->plane->size); /* the borders */
#ifdef MASKED
    sg_index number[3][3];
    const int square = p->phases == 1 && NAME(is_square)(p, p->plane, number);
#else
    const int square = 0;
#endif
    for (sg_index group; (group = sg_next_task(&p->tasks, part)) >= 0;) {
        if (!square) {
            NAME(multiply_planes_transposed)(p, group, memory);
            continue;
        }
#ifdef MASKED
        T *sums = (T *)p->out + group * p->rows * p->channels * 9;
        memset(sums, 0, sizeof(T) * p->rows * p->channels * 9);
        for (sg_index image = group; image < p->batch * p->groups; image += p->groups)
            for (sg_index row = 0; row < p->rows; row++)
                for (sg_index c = 0; c < p->channels; c++)
                    NAME(multiply_square_transposed)(p, number, (const T *)p->source + (image * p->channels + c) * p->size[1] * p->size[2],
                                                     (const T *)p->weight + (image * p->rows + row) * p->count[1] * p->count[2], sums + (row * p->channels + c) * 9);
#endif
    }
}
#undef BLOCK
#undef TAPS
#undef ONLY
