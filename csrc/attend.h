/* What attention.c runs, for one type and one set of instructions: instructions.h says what is defined before.
 *
 * A panel is WIDTH rows of a matrix as the columns of tiles, [columns][WIDTH]; a group is ROWS rows, or columns, of one as their rows. What a group or a panel lacks is
 * zero, or never read. */

#include "tiles.h"

#define HEIGHT ((WIDTH + ROWS - 1) / ROWS * ROWS) /* of a panel's rows as groups */
#define INLINE static inline __attribute__((always_inline))

INLINE T NAME(exponential)(T x) { return sizeof(T) == sizeof(float) ? (T)sg_exp_f32((float)x) : (T)sg_exp_f64((double)x); }

INLINE T NAME(element)(matrix m, sg_index row, sg_index column) { return *(const T *)(m.data + row * m.row + column * m.column); }

/* to[columns][height]: some rows of a matrix, transposed, times a number. */
INLINE void NAME(pack_rows)(T *restrict to, matrix m, sg_index first, sg_index count, sg_index columns, const int height, T scale) {
    if (count == height && m.column == sizeof(T)) {
        const char *const at = m.data + first * m.row;
        for (sg_index c = 0; c < columns; c++)
            for (int i = 0; i < height; i++)
                to[c * height + i] = ((const T *)(at + i * m.row))[c] * scale;
        return;
    }
    memset(to, 0, columns * height * sizeof(T));
    for (sg_index i = 0; i < count; i++)
        for (sg_index c = 0; c < columns; c++)
            to[c * height + i] = NAME(element)(m, first + i, c) * scale;
}

/* to[groups][count][ROWS]: the columns of some rows of a matrix, times a number. */
static void NAME(pack_columns)(T *restrict to, matrix m, sg_index first, sg_index count, sg_index columns, T scale) {
    const char *const at = m.data + first * m.row;
    for (sg_index c = 0; c < columns; c += ROWS, to += count * ROWS) {
        const sg_index held = least(ROWS, columns - c);
        if (held == ROWS && m.column == sizeof(T))
            for (sg_index i = 0; i < count; i++)
                for (int j = 0; j < ROWS; j++)
                    to[i * ROWS + j] = ((const T *)(at + i * m.row))[c + j] * scale;
        else
            for (sg_index i = 0; i < count; i++)
                for (sg_index j = 0; j < ROWS; j++)
                    to[i * ROWS + j] = j < held ? NAME(element)(m, first + i, c + j) * scale : 0;
    }
}

/* c[groups * ROWS][WIDTH] = a * b, or c + a * b */
static void NAME(multiply)(const T *a, const T *b, sg_index depth, T *c, sg_index rows, int add) {
    static const T zeros[ROWS] = {0};
    for (sg_index i = 0; i < rows; i += ROWS)
        NAME(tile)(ROWS, a + i * depth, b, depth, c + i * WIDTH, WIDTH, add ? NULL : zeros);
}

/* The rows of a matrix from the columns of a panel: to[count][columns] of from[columns][WIDTH]. */
static void NAME(write_columns)(T *restrict to, const T *restrict from, sg_index count, sg_index columns) {
    sg_index c = 0;
    for (; c + LANES <= columns; c += LANES)
        for (sg_index i = 0; i < count; i++)
            for (int j = 0; j < LANES; j++)
                to[i * columns + c + j] = from[(c + j) * WIDTH + i];
    for (; c < columns; c++)
        for (sg_index i = 0; i < count; i++)
            to[i * columns + c] = from[c * WIDTH + i];
}

/* ---- forward */

/* The keys and values of a head, some keys at a time: groups of keys, and groups of the columns of their values. */
static void NAME(pack)(const void *given, sg_index head, char *unused) {
    const attention *job = given;
    const matrix key = matrix_of(job->key, head), value = matrix_of(job->value, head);
    const sg_index depth = job->depth, of_values = in_groups(job->width, ROWS);
    T *to = (T *)job->packed + head * job->packed_of_head;
    for (sg_index first = 0; first < job->keys; first += KEYS, to += KEYS * (depth + of_values)) {
        const sg_index count = least(KEYS, job->keys - first);
        for (sg_index k = 0; k < count; k += ROWS)
            NAME(pack_rows)(to + k * depth, key, first + k, least(ROWS, count - k), depth, ROWS, 1);
        NAME(pack_columns)(to + KEYS * depth, value, first, count, job->width, 1);
    }
}

/* Adds the bias of queries to scores[count][WIDTH], a row for each key, and hides keys behind each query. */
static void NAME(hide)(const attention *job, sg_index head, T *scores, sg_index query, sg_index queries, sg_index key, sg_index count) {
    if (job->bias) {
        const matrix bias = matrix_of(job->bias, head);
        for (sg_index k = 0; k < count; k++)
            for (sg_index j = 0; j < queries; j++)
                scores[k * WIDTH + j] += NAME(element)(bias, query + j, key + k);
    }
    if (job->causal)
        for (sg_index k = query - key > 0 ? query - key : 0; k < count; k++)
            for (sg_index j = 0; j < least(queries, key + k - query); j++)
                scores[k * WIDTH + j] = -INFINITY;
}

/* Scores become exponentials less the largest so far of each query; gives by how much what was summed before is to be multiplied. */
static void NAME(exponentials)(T *restrict scores, sg_index count, T *restrict top, T *restrict total, T *restrict correction) {
    T largest[WIDTH], shift[WIDTH], sum[WIDTH];
    memcpy(largest, top, sizeof(largest));
    for (sg_index k = 0; k < count; k++)
        for (sg_index j = 0; j < WIDTH; j++)
            largest[j] = scores[k * WIDTH + j] > largest[j] ? scores[k * WIDTH + j] : largest[j];
    for (sg_index j = 0; j < WIDTH; j++) {
        shift[j] = largest[j] == -INFINITY ? 0 : largest[j];
        correction[j] = NAME(exponential)(top[j] - shift[j]);
        top[j] = largest[j];
        sum[j] = 0;
    }
    for (sg_index k = 0; k < count; k++)
        for (sg_index j = 0; j < WIDTH; j++) {
            const T x = NAME(exponential)(scores[k * WIDTH + j] - shift[j]);
            scores[k * WIDTH + j] = x;
            sum[j] += x;
        }
    for (sg_index j = 0; j < WIDTH; j++)
        total[j] = total[j] * correction[j] + sum[j];
}

/* The means of values for a panel of queries. */
static void NAME(forward)(const void *given, sg_index number, char *scratch) {
    const attention *job = given;
    const sg_index head = number / job->panels, query = number % job->panels * WIDTH, queries = least(WIDTH, job->queries - query);
    const sg_index depth = job->depth, of_values = in_groups(job->width, ROWS), keys = job->causal ? least(job->keys, query + queries) : job->keys;
    T *panel = (T *)scratch, *scores = panel + depth * WIDTH, *means = scores + KEYS * WIDTH;
    T *top = means + of_values * WIDTH, *total = top + WIDTH, *correction = total + WIDTH;
    const T *packed = (const T *)job->packed + head * job->packed_of_head;
    NAME(pack_rows)(panel, matrix_of(job->query, head), query, queries, depth, WIDTH, (T)job->scale);
    memset(means, 0, of_values * WIDTH * sizeof(T));
    for (sg_index j = 0; j < WIDTH; j++)
        top[j] = -INFINITY, total[j] = 0;
    for (sg_index key = 0; key < keys; key += KEYS, packed += KEYS * (depth + of_values)) {
        const sg_index all = least(KEYS, job->keys - key), count = least(KEYS, keys - key);
        NAME(multiply)(packed, panel, depth, scores, in_groups(count, ROWS), 0);
        NAME(hide)(job, head, scores, query, queries, key, count);
        NAME(exponentials)(scores, count, top, total, correction);
        if (key)
            for (sg_index c = 0; c < job->width; c++)
                for (sg_index j = 0; j < WIDTH; j++)
                    means[c * WIDTH + j] *= correction[j];
        for (sg_index c = 0; c < of_values; c += ROWS)
            NAME(tile)(ROWS, packed + KEYS * depth + c * all, scores, count, means + c * WIDTH, WIDTH, NULL);
    }
    const int hides = job->causal || job->bias;
    T *sums = (T *)job->sums + head * job->queries + query;
    for (sg_index j = 0; j < queries; j++) {
        const int nothing = hides && total[j] == 0; /* all is hidden */
        sums[j] = nothing ? INFINITY : top[j] + (T)log((double)total[j]);
        correction[j] = nothing ? 1 : total[j];
    }
    for (sg_index c = 0; c < job->width; c++)
        for (sg_index j = 0; j < queries; j++)
            means[c * WIDTH + j] /= correction[j];
    NAME(write_columns)((T *)job->out + (head * job->queries + query) * job->width, means, queries, job->width);
}

/* ---- backward */

/* What is packed of a panel of queries and of the gradients above them: groups of rows, then groups of columns. */
typedef struct { T *queries, *query_columns, *above, *above_columns; } NAME(packed);

static NAME(packed) NAME(packed_of)(const attention *job, sg_index head, sg_index panel) {
    const sg_index of_queries = in_groups(job->depth, ROWS), of_values = in_groups(job->width, ROWS);
    T *at = (T *)job->packed + head * job->packed_of_head + panel * HEIGHT * (job->depth + of_queries + job->width + of_values);
    return (NAME(packed)){at, at + HEIGHT * job->depth, at + HEIGHT * (job->depth + of_queries), at + HEIGHT * (job->depth + of_queries + job->width)};
}

static void NAME(pack_queries)(const void *given, sg_index number, char *unused) {
    const attention *job = given;
    const sg_index head = number / job->panels, panel = number % job->panels, first = panel * WIDTH, count = least(WIDTH, job->queries - first);
    const matrix query = matrix_of(job->query, head), above = matrix_of(job->above, head);
    const NAME(packed) to = NAME(packed_of)(job, head, panel);
    for (sg_index i = 0; i < count; i += ROWS) {
        NAME(pack_rows)(to.queries + i * job->depth, query, first + i, least(ROWS, count - i), job->depth, ROWS, (T)job->scale);
        NAME(pack_rows)(to.above + i * job->width, above, first + i, least(ROWS, count - i), job->width, ROWS, 1);
    }
    NAME(pack_columns)(to.query_columns, query, first, count, job->depth, (T)job->scale);
    NAME(pack_columns)(to.above_columns, above, first, count, job->width, 1);
}

/* Weights of some queries, from their scores, and the gradients of these, from those of the weights; both [queries][WIDTH], a column for each key. */
static void NAME(weights)(const attention *job, sg_index head, T *restrict scores, T *restrict grads, sg_index query, sg_index queries, sg_index key, sg_index count) {
    const T *sums = (const T *)job->sums + head * job->queries + query, *deltas = (const T *)job->deltas + head * job->queries + query;
    if (job->bias) {
        const matrix bias = matrix_of(job->bias, head);
        for (sg_index i = 0; i < queries; i++)
            for (sg_index j = 0; j < count; j++)
                scores[i * WIDTH + j] += NAME(element)(bias, query + i, key + j);
    }
    for (sg_index i = 0; i < queries; i++) {
        const sg_index seen = job->causal ? query + i + 1 - key : WIDTH;
        T *const row = scores + i * WIDTH, *const grad = grads + i * WIDTH;
        const T total = sums[i], delta = deltas[i];
        for (sg_index j = seen > 0 ? seen : 0; j < WIDTH; j++)
            row[j] = -INFINITY;
        for (sg_index j = 0; j < WIDTH; j++) {
            row[j] = NAME(exponential)(row[j] - total);
            grad[j] = row[j] * (grad[j] - delta);
        }
    }
}

/* The gradients of a panel of keys and their values, and what these queries' gradients get of them. */
static void NAME(keys_backward)(const attention *job, sg_index head, sg_index key, T *to_queries, T *scratch) {
    const sg_index depth = job->depth, width = job->width, of_queries = in_groups(depth, ROWS), of_values = in_groups(width, ROWS);
    const sg_index count = least(WIDTH, job->keys - key), first = job->causal ? key / WIDTH : 0;
    T *keys = scratch, *values = keys + WIDTH * depth, *key_columns = values + WIDTH * width, *to_keys = key_columns + WIDTH * of_queries;
    T *to_values = to_keys + WIDTH * of_queries, *scores = to_values + WIDTH * of_values, *grads = scores + HEIGHT * WIDTH, *turned = grads + HEIGHT * WIDTH;
    const matrix key_rows = matrix_of(job->key, head);
    NAME(pack_rows)(keys, key_rows, key, count, depth, WIDTH, 1);
    NAME(pack_rows)(values, matrix_of(job->value, head), key, count, width, WIDTH, 1);
    NAME(pack_columns)(key_columns, key_rows, key, count, depth, 1);
    memset(to_keys, 0, WIDTH * (of_queries + of_values) * sizeof(T));
    for (sg_index panel = first; panel < job->panels; panel++) {
        const sg_index query = panel * WIDTH, queries = least(WIDTH, job->queries - query);
        const NAME(packed) from = NAME(packed_of)(job, head, panel);
        NAME(multiply)(from.queries, keys, depth, scores, in_groups(queries, ROWS), 0);
        NAME(multiply)(from.above, values, width, grads, in_groups(queries, ROWS), 0);
        NAME(weights)(job, head, scores, grads, query, queries, key, count);
        NAME(multiply)(from.above_columns, scores, queries, to_values, of_values, 1);
        NAME(multiply)(from.query_columns, grads, queries, to_keys, of_queries, 1);
        if (queries < WIDTH) /* subnormal numbers, as memory may hold anywhere, would take their time, though nobody reads what they give */
            memset(turned, 0, count * WIDTH * sizeof(T));
        for (sg_index j = 0; j < count; j++)
            for (sg_index i = 0; i < queries; i++)
                turned[j * WIDTH + i] = grads[i * WIDTH + j];
        NAME(multiply)(key_columns, turned, count, to_queries + panel * WIDTH * of_queries, of_queries, 1);
    }
    NAME(write_columns)((T *)job->to_key + (head * job->keys + key) * depth, to_keys, count, depth);
    NAME(write_columns)((T *)job->to_value + (head * job->keys + key) * width, to_values, count, width);
}

/* A part of a head's keys. */
static void NAME(backward)(const void *given, sg_index number, char *scratch) {
    const attention *job = given;
    const sg_index head = number / job->chunks, chunk = number % job->chunks, panels = (job->keys + WIDTH - 1) / WIDTH;
    T *to_queries = (T *)job->partial + number * job->partial_of_chunk;
    memset(to_queries, 0, job->partial_of_chunk * sizeof(T));
    for (sg_index panel = panels * chunk / job->chunks; panel < panels * (chunk + 1) / job->chunks; panel++)
        NAME(keys_backward)(job, head, panel * WIDTH, to_queries, (T *)scratch);
}

/* The gradients of a panel of queries: the sum of what all parts of the keys give. */
static void NAME(finish)(const void *given, sg_index number, char *unused) {
    const attention *job = given;
    const sg_index head = number / job->panels, panel = number % job->panels, of_queries = in_groups(job->depth, ROWS), size = WIDTH * of_queries;
    const sg_index query = panel * WIDTH, queries = least(WIDTH, job->queries - query);
    T *sum = (T *)job->partial + head * job->chunks * job->partial_of_chunk + panel * size;
    for (sg_index chunk = 1; chunk < job->chunks; chunk++)
        for (sg_index i = 0; i < size; i++)
            sum[i] += sum[chunk * job->partial_of_chunk + i];
    for (sg_index i = 0; i < size; i++)
        sum[i] *= (T)job->scale;
    NAME(write_columns)((T *)job->to_query + (head * job->queries + query) * job->depth, sum, queries, job->depth);
}

static const instructions NAME(sg_instructions) = {sizeof(T), WIDTH, ROWS, NAME(pack), NAME(forward), NAME(pack_queries), NAME(backward), NAME(finish)};

#undef INLINE
#undef HEIGHT
#include "instructions_end.h"
