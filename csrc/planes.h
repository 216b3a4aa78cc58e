/* Products of few channels, as those of a depthwise convolution: each tap is a shifted image, times a number. Part of convolve.h. */

#define BLOCK (4 * LANES) /* elements of a row that are computed together */
#define TAPS 5 /* of which sums are computed together */

/* The part of an image that windows reach, with its border. Along the last dimension every step'th element follows, so that neighbouring windows have
 * neighbouring elements; zeros at the end of each row allow whole vectors to be read. */
static void NAME(fill_plane)(const product *p, const plane *shape, sg_index image, sg_index group, sg_index channel, T *to) {
    const T *from = (const T *)p->source + ((image * p->groups + group) * p->channels + channel) * p->size[0] * p->size[1] * p->size[2];
    for (sg_index z = 0; z < shape->extent[0]; z++)
        for (sg_index y = 0; y < shape->extent[1]; y++)
            for (sg_index phase = 0; phase < p->step[2]; phase++, to += shape->columns) {
                const sg_index of_z = z + shape->low[0], of_y = y + shape->low[1], x = phase + shape->low[2];
                sg_index first = 0, end = 0;
                if (of_z >= 0 && of_z < p->size[0] && of_y >= 0 && of_y < p->size[1])
                    inside(x, p->step[2], p->size[2], shape->columns, &first, &end);
                NAME(copy_rows)(to, 0, from + (of_z * p->size[1] + of_y) * p->size[2] + x, 0, 1, shape->columns, first, end, p->step[2]);
            }
}

#ifdef MASKED
#define STORE_SOME(to, v, n) MASKED_STORE(to, NAME(mask)(n), v)
#else
#define STORE_SOME(to, v, n)                                            \
    {                                                                   \
        T some[LANES];                                                  \
        STORE(some, v);                                                 \
        for (sg_index k = 0; k < LANES && k < (n); k++) (to)[k] = some[k]; \
    }
#endif

/* Some vectors of a row: out = before, or the start where that is NULL, + sums over taps of weight * plane. */
#define ADD_TAPS(N)                                                                                                      \
    {                                                                                                                    \
        V sums[N];                                                                                                       \
        _Pragma("GCC unroll 4") for (int i = 0; i < N; i++) sums[i] = before ? LOAD(before + i * LANES) : ALL(start);     \
        for (sg_index t = 0; t < taps; t++) {                                                                            \
            const V left = ALL(weights[t]);                                                                              \
            const T *at = plane + places[t];                                                                             \
            _Pragma("GCC unroll 4") for (int i = 0; i < N; i++) sums[i] = FMA(left, LOAD(at + i * LANES), sums[i]);      \
        }                                                                                                                \
        _Pragma("GCC unroll 4") for (int i = 0; i < N - 1; i++) STORE(out + i * LANES, sums[i]);                          \
        STORE_SOME(out + (N - 1) * LANES, sums[N - 1], length - (N - 1) * LANES);                                        \
    }

static void NAME(add_taps)(T *out, const T *before, T start, const T *plane, const T *weights, const sg_index *places, sg_index taps, sg_index length) {
    switch ((length + LANES - 1) / LANES) {
    case 1:
        ADD_TAPS(1)
        return;
    case 2:
        ADD_TAPS(2)
        return;
    case 3:
        ADD_TAPS(3)
        return;
    default:
        ADD_TAPS(4)
    }
}
#undef ADD_TAPS
#undef STORE_SOME

static void NAME(multiply_planes)(const product *p, sg_index image, sg_index group, T *memory) {
    const plane *shape = p->plane;
    const sg_index pixels = p->result[0] * p->result[1] * p->result[2];
    T *weights = memory + shape->size, *block = weights + p->taps;
    for (sg_index c = 0; c < (p->taps ? p->channels : 1); c++) {
        if (p->taps)
            NAME(fill_plane)(p, shape, image, group, c, memory);
        for (sg_index row = 0; row < p->rows; row++) {
            T *out = (T *)p->out + ((image * p->groups + group) * p->rows + row) * pixels;
            const T start = p->bias ? ((const T *)p->bias)[group * p->rows + row] : 0;
            for (sg_index t = 0; t < p->taps; t++)
                weights[t] = ((const T *)p->weight)[group * p->weight_of_group + row * p->weight_of_row + c * p->weight_of_channel + p->tap[t].number];
            for (sg_index z = 0; z < p->count[0]; z++)
                for (sg_index y = 0; y < p->count[1]; y++) {
                    const T *line = memory + (z * p->step[0] * shape->extent[1] + y * p->step[1]) * shape->pitch;
                    T *to = out + ((p->start[0] + z * p->spread[0]) * p->result[1] + p->start[1] + y * p->spread[1]) * p->result[2] + p->start[2];
                    const sg_index spread = p->spread[2];
                    for (sg_index x = 0; x < p->count[2]; x += BLOCK) {
                        const sg_index length = p->count[2] - x < BLOCK ? p->count[2] - x : BLOCK;
                        T *sums = spread == 1 ? to + x : block;
                        for (sg_index i = 0; i < length && c; i++)
                            block[i] = to[(x + i) * spread];
                        NAME(add_taps)(sums, c ? block : NULL, start, line + x, weights, shape->places, p->taps, length);
                        for (sg_index i = 0; i < length && spread > 1; i++)
                            to[(x + i) * spread] = block[i];
                    }
                }
        }
    }
}

/* The gradient of the weights of one group. */
static void NAME(multiply_planes_transposed)(const product *p, sg_index group, T *memory) {
    const plane *shape = p->plane;
    const sg_index pixels = p->count[0] * p->count[1] * p->count[2], length = p->count[2];
    T *line_of_grad = memory + shape->size;
    T *all = (T *)p->out + group * p->rows * p->channels * p->taps;
    memset(all, 0, sizeof(T) * p->rows * p->channels * p->taps);
    memset(line_of_grad, 0, sizeof(T) * (length + LANES));
    for (sg_index image = 0; image < p->batch; image++)
        for (sg_index c = 0; c < p->channels; c++) {
            NAME(fill_plane)(p, shape, image, group, c, memory);
            for (sg_index row = 0; row < p->rows; row++) {
                const T *grad = (const T *)p->weight + ((image * p->groups + group) * p->rows + row) * pixels;
                T *sums = all + (row * p->channels + c) * p->taps;
                for (sg_index first = 0; first < p->taps; first += TAPS) {
                    V found[TAPS];
                    sg_index places[TAPS];
                    _Pragma("GCC unroll 5") for (int i = 0; i < TAPS; i++) {
                        found[i] = ALL(0);
                        places[i] = shape->places[first + i < p->taps ? first + i : first];
                    }
                    for (sg_index z = 0; z < p->count[0]; z++)
                        for (sg_index y = 0; y < p->count[1]; y++) {
                            const T *line = memory + (z * p->step[0] * shape->extent[1] + y * p->step[1]) * shape->pitch;
                            memcpy(line_of_grad, grad + (z * p->count[1] + y) * length, sizeof(T) * length);
                            for (sg_index x = 0; x < length; x += LANES) {
                                const V left = LOAD(line_of_grad + x);
                                _Pragma("GCC unroll 5") for (int i = 0; i < TAPS; i++) found[i] = FMA(left, LOAD(line + x + places[i]), found[i]);
                            }
                        }
                    for (int i = 0; i < TAPS && first + i < p->taps; i++)
                        sums[first + i] += SUM(found[i]);
                }
            }
        }
}

static void NAME(planes_part)(void *context, int part) {
    product *p = context;
    T *memory = (T *)(p->scratch + part * p->scratch_of_part);
    for (sg_index task; (task = sg_next_task(&p->tasks, part)) >= 0;)
        NAME(multiply_planes)(p, task / p->groups, task % p->groups, memory);
}

static void NAME(transposed_planes_part)(void *context, int part) {
    product *p = context;
    T *memory = (T *)(p->scratch + part * p->scratch_of_part);
    for (sg_index group; (group = sg_next_task(&p->tasks, part)) >= 0;)
        NAME(multiply_planes_transposed)(p, group, memory);
}
#undef BLOCK
#undef TAPS
