/* What pooling.c does for one type: T, an integer I of its size, and NAME. */

/* ---- the largest elements */

/* Of each window the element at one offset: window j's is from[j * step]. */
#define TAKE_LARGER(STEP)                                                                                                            \
    SG_INDEPENDENT for (sg_index j = 0; j < count; j++) {                                                                           \
        const T candidate = from[j * STEP];                                                                                         \
        const int larger = (candidate > values[j]) | (candidate != candidate);                                                      \
        values[j] = larger ? candidate : values[j];                                                                                 \
        found[j] = larger ? number + (I)(j * STEP) : found[j];                                                                      \
    }

SG_TWO_CLONES static void NAME(take_larger)(T *restrict values, I *restrict found, const T *restrict from, I number, sg_index count, sg_index step) {
    if (step == 1)
        TAKE_LARGER(1)
    else if (step == 2)
        TAKE_LARGER(2)
    else
        TAKE_LARGER(step)
}
#undef TAKE_LARGER

/* The same where nobody asks where the elements stood, of up to three neighbours in each window. */
#define RAISE(STEP, NEIGHBOURS)                                                       \
    SG_INDEPENDENT for (sg_index j = 0; j < count; j++) {                            \
        T value = values[j];                                                         \
        int is_nan = value != value;                                                 \
        for (int k = 0; k < NEIGHBOURS; k++) {                                       \
            const T candidate = from[j * STEP + k];                                  \
            is_nan |= candidate != candidate;                                        \
            value = candidate > value ? candidate : value;                           \
        }                                                                            \
        values[j] = is_nan ? (T)NAN : value;                                         \
    }                                                                                \
    break;

SG_TWO_CLONES static void NAME(raise)(T *restrict values, const T *restrict from, sg_index count, sg_index step, int neighbours) {
    switch (step > 3 ? neighbours : 10 * step + neighbours) {
    case 11: RAISE(1, 1)
    case 12: RAISE(1, 2)
    case 13: RAISE(1, 3)
    case 21: RAISE(2, 1)
    case 22: RAISE(2, 2)
    case 23: RAISE(2, 3)
    case 31: RAISE(3, 1)
    case 32: RAISE(3, 2)
    case 33: RAISE(3, 3)
    default: RAISE(step, neighbours)
    }
}
#undef RAISE

/* The largest elements of a row of windows, or what they were before, from a row of the image. */
static void NAME(raise_row)(const job *job, T *values, const T *row) {
    const sg_pooling *of = job->of;
    const sg_index kernel = of->kernel[2], step = of->stride[2];
    const int most = of->dilation[2] == 1 ? 3 : 1;
    for (sg_index t = 0; t < kernel; t += most) {
        const int neighbours = kernel - t < most ? (int)(kernel - t) : most;
        const T *from = row + t * of->dilation[2] - of->padding[2];
        span all = {job->inside[t].start, job->inside[t + neighbours - 1].end}; /* windows of which all these neighbours lie inside the image */
        if (all.start >= all.end)
            all.start = all.end = of->count[2];
        NAME(raise)(values + all.start, from + all.start * step, all.end - all.start, step, neighbours);
        for (int k = 0; k < neighbours; k++) { /* those at its borders */
            const span one = job->inside[t + k];
            const sg_index before = all.start < one.end ? all.start : one.end, behind = all.end > one.start ? all.end : one.start;
            if (one.start < before)
                NAME(raise)(values + one.start, from + one.start * step + k, before - one.start, step, 1);
            if (behind < one.end)
                NAME(raise)(values + behind, from + behind * step + k, one.end - behind, step, 1);
        }
    }
}

/* Windows of 2 x 2 elements side by side, as most are: each element is read once, and a row of windows is one loop. */
#define TAKE(candidate, number)                                   \
    {                                                             \
        const T c = candidate;                                    \
        const int larger = (c > value) | (c != c);                \
        value = larger ? c : value;                               \
        found = larger ? number : found;                          \
    }

SG_TWO_CLONES static void NAME(largest_of_squares)(const T *restrict row, sg_index width, I number, sg_index count, T *restrict values, int64_t *restrict indices) {
    SG_INDEPENDENT for (sg_index j = 0; j < count; j++) {
        T value = (T)-INFINITY;
        I found = number + (I)(2 * j);
        TAKE(row[2 * j], number + (I)(2 * j))
        TAKE(row[2 * j + 1], number + (I)(2 * j + 1))
        TAKE(row[width + 2 * j], number + (I)(width + 2 * j))
        TAKE(row[width + 2 * j + 1], number + (I)(width + 2 * j + 1))
        values[j] = value;
        indices[j] = found;
    }
}
#undef TAKE

static void NAME(largest_of_rows)(const job *job, span *const spans[3], const T *image, sg_index z, sg_index y, T *values, I *found) {
    const sg_pooling *of = job->of;
    const sg_index *size = of->size, windows = of->count[2];
    const span dz = spans[0][z], dy = spans[1][y];
    const sg_index corner = dz.start < dz.end && dy.start < dy.end ? (dz.start * size[1] + dy.start) * size[2] : -1, outside = size[0] * size[1] * size[2];
    for (sg_index j = 0; j < windows; j++) {
        const span dx = spans[2][j];
        values[j] = (T)-INFINITY;
        found[j] = (I)(corner >= 0 && dx.start < dx.end ? corner + dx.start : outside);
    }
    for (sg_index a = dz.start; a < dz.end; a += of->dilation[0])
        for (sg_index b = dy.start; b < dy.end; b += of->dilation[1]) {
            const sg_index row = (a * size[1] + b) * size[2];
            if (of->adaptive) {
                for (sg_index j = 0; j < windows; j++)
                    for (sg_index x = spans[2][j].start; x < spans[2][j].end; x++) {
                        const T candidate = image[row + x];
                        if (candidate > values[j] || candidate != candidate) {
                            values[j] = candidate;
                            found[j] = (I)(row + x);
                        }
                    }
                continue;
            }
            for (sg_index t = 0; t < of->kernel[2]; t++) {
                const span inside = job->inside[t];
                const sg_index x = row + inside.start * of->stride[2] + t * of->dilation[2] - of->padding[2];
                if (inside.start < inside.end)
                    NAME(take_larger)(values + inside.start, found + inside.start, image + x, (I)x, inside.end - inside.start, of->stride[2]);
            }
        }
}

static void NAME(largest)(const job *job, sg_index image, char *scratch) {
    const sg_pooling *of = job->of;
    const sg_index *count = of->count;
    const T *x = (const T *)job->x + image * of->size[0] * of->size[1] * of->size[2];
    span *spans[3] = {job->spans[0], job->spans[1], job->spans[2]};
    if (job->starts)
        scratch = spans_of_image(job, image, (span *)scratch, spans);
    I *found = (I *)scratch;
    for (sg_index z = 0; z < count[0]; z++)
        for (sg_index y = 0; y < count[1]; y++) {
            const sg_index row = ((image * count[0] + z) * count[1] + y) * count[2];
            if (job->squares) {
                const sg_index at = (z * of->size[1] + 2 * y) * of->size[2];
                NAME(largest_of_squares)(x + at, of->size[2], (I)at, count[2], (T *)job->out + row, job->indices + row);
                continue;
            }
            NAME(largest_of_rows)(job, spans, x, z, y, (T *)job->out + row, found);
            for (sg_index j = 0; j < count[2]; j++)
                job->indices[row + j] = found[j];
        }
}

/* The largest elements of regular windows alone. */
static void NAME(largest_values)(const job *job, sg_index image, char *unused) {
    const sg_pooling *of = job->of;
    const sg_index *count = of->count, *size = of->size;
    const T *x = (const T *)job->x + image * volume(size);
    T *values = (T *)job->out + image * volume(count);
    for (sg_index z = 0; z < count[0]; z++)
        for (sg_index y = 0; y < count[1]; y++, values += count[2]) {
            const span dz = job->spans[0][z], dy = job->spans[1][y];
            for (sg_index j = 0; j < count[2]; j++)
                values[j] = (T)-INFINITY;
            for (sg_index a = dz.start; a < dz.end; a += of->dilation[0])
                for (sg_index b = dy.start; b < dy.end; b += of->dilation[1])
                    NAME(raise_row)(job, values, x + (a * size[1] + b) * size[2]);
        }
}

/* ---- means */

SG_TWO_CLONES static void NAME(add_row)(T *restrict to, const T *restrict from, sg_index n) {
    for (sg_index i = 0; i < n; i++)
        to[i] += from[i];
}

#define STEPS(BODY)                                             \
    if (step == 1)                                              \
        SG_INDEPENDENT for (sg_index j = 0; j < n; j++) BODY(1)  \
    else if (step == 2)                                         \
        SG_INDEPENDENT for (sg_index j = 0; j < n; j++) BODY(2)  \
    else                                                        \
        SG_INDEPENDENT for (sg_index j = 0; j < n; j++) BODY(step)
#define GATHER(STEP) to[j] += from[j * STEP];
#define SPREAD(STEP) to[j * STEP] += from[j];

SG_TWO_CLONES static void NAME(gather_row)(T *restrict to, const T *restrict from, sg_index n, sg_index step) { STEPS(GATHER) }
SG_TWO_CLONES static void NAME(spread_row)(T *restrict to, const T *restrict from, sg_index n, sg_index step) { STEPS(SPREAD) }
#undef STEPS
#undef GATHER
#undef SPREAD

SG_TWO_CLONES static T NAME(sum_of_row)(const T *from, sg_index n) {
    T sum = 0;
    SG_SIMD_SUM(sum) for (sg_index i = 0; i < n; i++)
        sum += from[i];
    return sum;
}

/* The sums of the windows of a row, or their transpose: each element of a row is added to those of its window. */
static void NAME(along_row)(const job *job, T *windows, T *row, int spread) {
    const sg_pooling *of = job->of;
    if (of->adaptive) {
        for (sg_index j = 0; j < of->count[2]; j++) {
            const span dx = job->spans[2][j];
            if (!spread)
                windows[j] = NAME(sum_of_row)(row + dx.start, dx.end - dx.start);
            for (sg_index x = dx.start; x < dx.end && spread; x++)
                row[x] += windows[j];
        }
        return;
    }
    for (sg_index t = 0; t < of->kernel[2]; t++) {
        const span inside = job->inside[t];
        T *at = row + inside.start * of->stride[2] + t - of->padding[2];
        if (inside.start < inside.end && spread)
            NAME(spread_row)(at, windows + inside.start, inside.end - inside.start, of->stride[2]);
        else if (inside.start < inside.end)
            NAME(gather_row)(windows + inside.start, at, inside.end - inside.start, of->stride[2]);
    }
}

/* What the sum of a window is divided by: its number of elements, unless it is given. */
static T NAME(divisor)(const job *job, sg_index z, sg_index y, sg_index x) {
    if (job->divisors)
        return ((const T *)job->divisors)[(z * job->of->count[1] + y) * job->of->count[2] + x];
    const span dz = job->spans[0][z], dy = job->spans[1][y], dx = job->spans[2][x];
    return (T)((dz.end - dz.start) * (dy.end - dy.start) * (dx.end - dx.start));
}

static void NAME(means)(const job *job, sg_index image, char *scratch) {
    const sg_pooling *of = job->of;
    const sg_index *count = of->count, *size = of->size;
    T *sums = (T *)scratch;
    const T *x = (const T *)job->x + image * size[0] * size[1] * size[2];
    for (sg_index z = 0; z < count[0]; z++)
        for (sg_index y = 0; y < count[1]; y++) {
            const sg_index row = (z * count[1] + y) * count[2];
            T *means = (T *)job->out + image * count[0] * count[1] * count[2] + row;
            const span dz = job->spans[0][z], dy = job->spans[1][y];
            const int one = dz.end - dz.start == 1 && dy.end - dy.start == 1; /* row in the window */
            memset(means, 0, sizeof(T) * count[2]);
            if (!one)
                memset(sums, 0, sizeof(T) * size[2]);
            for (sg_index a = dz.start; a < dz.end && !one; a++)
                for (sg_index b = dy.start; b < dy.end; b++)
                    NAME(add_row)(sums, x + (a * size[1] + b) * size[2], size[2]);
            NAME(along_row)(job, means, one ? (T *)x + (dz.start * size[1] + dy.start) * size[2] : sums, 0);
            for (sg_index j = 0; j < count[2]; j++)
                means[j] /= NAME(divisor)(job, z, y, j);
        }
}

static void NAME(spread_means)(const job *job, sg_index image, char *scratch) {
    const sg_pooling *of = job->of;
    const sg_index *count = of->count, *size = of->size;
    T *shares = (T *)scratch, *spread = shares + count[2];
    T *x = (T *)job->out + image * size[0] * size[1] * size[2];
    memset(x, 0, sizeof(T) * size[0] * size[1] * size[2]);
    for (sg_index z = 0; z < count[0]; z++)
        for (sg_index y = 0; y < count[1]; y++) {
            const sg_index row = (z * count[1] + y) * count[2];
            const T *means = (const T *)job->x + image * count[0] * count[1] * count[2] + row;
            for (sg_index j = 0; j < count[2]; j++)
                shares[j] = means[j] / NAME(divisor)(job, z, y, j);
            memset(spread, 0, sizeof(T) * size[2]);
            NAME(along_row)(job, shares, spread, 1);
            for (sg_index a = job->spans[0][z].start; a < job->spans[0][z].end; a++)
                for (sg_index b = job->spans[1][y].start; b < job->spans[1][y].end; b++)
                    NAME(add_row)(x + (a * size[1] + b) * size[2], spread, size[2]);
        }
}

/* ---- windows as columns: each element of a window has a plane of its own, with an element of all windows */

SG_TWO_CLONES static void NAME(copy_row)(T *restrict to, const T *restrict from, sg_index n, sg_index step) {
    if (step == 2)
        SG_INDEPENDENT for (sg_index j = 0; j < n; j++) to[j] = from[j * 2];
    else
        SG_INDEPENDENT for (sg_index j = 0; j < n; j++) to[j] = from[j * step];
}

/* A row of a plane, from a row of an image, which is NULL outside of it. */
static void NAME(column_row)(const job *job, sg_index t, const T *row, T *to) {
    const sg_pooling *of = job->of;
    const span inside = job->inside[t];
    const int none = !row || inside.start >= inside.end;
    const sg_index first = none ? of->count[2] : inside.start, end = none ? of->count[2] : inside.end;
    const sg_index at = first * of->stride[2] + t * of->dilation[2] - of->padding[2];
    memset(to, 0, sizeof(T) * first);
    if (first < end && of->stride[2] == 1)
        memcpy(to + first, row + at, sizeof(T) * (end - first));
    else if (first < end)
        NAME(copy_row)(to + first, row + at, end - first, of->stride[2]);
    memset(to + end, 0, sizeof(T) * (of->count[2] - end));
}

static void NAME(spread_column_row)(const job *job, sg_index t, T *row, const T *from) {
    const sg_pooling *of = job->of;
    const span inside = job->inside[t];
    if (row && inside.start < inside.end)
        NAME(spread_row)(row + inside.start * of->stride[2] + t * of->dilation[2] - of->padding[2], from + inside.start, inside.end - inside.start, of->stride[2]);
}

static void NAME(columns_of)(const job *job, T *x, T *columns, int spread) {
    const sg_pooling *of = job->of;
    const sg_index *size = of->size, *count = of->count, *kernel = of->kernel;
    for (sg_index a = 0; a < kernel[0]; a++)
        for (sg_index b = 0; b < kernel[1]; b++)
            for (sg_index t = 0; t < kernel[2]; t++)
                for (sg_index z = 0; z < count[0]; z++)
                    for (sg_index y = 0; y < count[1]; y++, columns += count[2]) {
                        const sg_index plane = z * of->stride[0] + a * of->dilation[0] - of->padding[0];
                        const sg_index line = y * of->stride[1] + b * of->dilation[1] - of->padding[1];
                        const int inside = plane >= 0 && plane < size[0] && line >= 0 && line < size[1];
                        T *row = inside ? x + (plane * size[1] + line) * size[2] : NULL;
                        if (spread)
                            NAME(spread_column_row)(job, t, row, columns);
                        else
                            NAME(column_row)(job, t, row, columns);
                    }
}

static void NAME(columns)(const job *job, sg_index image, char *unused) {
    const sg_pooling *of = job->of;
    NAME(columns_of)(job, (T *)job->x + image * volume(of->size), (T *)job->out + image * volume(of->kernel) * volume(of->count), 0);
}

static void NAME(spread_columns)(const job *job, sg_index image, char *unused) {
    const sg_pooling *of = job->of;
    T *x = (T *)job->out + image * volume(of->size);
    memset(x, 0, sizeof(T) * volume(of->size));
    NAME(columns_of)(job, x, (T *)job->x + image * volume(of->kernel) * volume(of->count), 1);
}

/* ---- at places */

static void NAME(scatter)(const job *job, sg_index image, char *unused) {
    const sg_index size = job->of->size[2], count = job->of->count[2];
    const T *values = (const T *)job->x + image * count;
    const int64_t *indices = job->indices + image * count;
    T *to = (T *)job->out + image * size;
    memset(to, 0, sizeof(T) * size);
    for (sg_index i = 0; i < count; i++)
        if (indices[i] >= 0 && indices[i] < size)
            to[indices[i]] += values[i];
}

#undef T
#undef I
#undef NAME
