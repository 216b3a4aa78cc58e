/* Attention of cuDNN without a device, a part of libcudnn_twin.c: what the descriptors of an operation, and of the graph of masks within it, say, and what that is in numbers. Kernels read 16
 * bytes at a time, wherever they are told to read; of a query to which all keys are hidden nothing is said, and it makes NaN. */
#include <math.h>

enum { QUERY, KEY, VALUE, OUT, SUMS, TO_QUERY, TO_KEY, TO_VALUE, ABOVE, BIAS, SCALE, HIDDEN, SEED, OFFSET, TENSORS };

typedef struct Attention {
    int is_gradient, is_causal, is_biased, type[TENSORS];
    int64_t id[TENSORS], shape[TENSORS][4], stride[TENSORS][4];
    float scale, hidden, chance; /* the last: of a weight to be left out */
} Attention;

typedef struct {
    Attention of;
    uint64_t memory[TENSORS], workspace;
} AttentionWork;

static int needs_memory(const Attention *a, int i) { return i <= SUMS || (i <= ABOVE && a->is_gradient) || (i == BIAS && a->is_biased) || (i >= SEED && a->chance > 0); }
static int is_word(int i) { return i == SEED || i == OFFSET; }

/* Whether dropout keeps a weight: by chance, which is a function of the seed, the offset and its place among all weights. */
int twin_keeps(int64_t seed, int64_t offset, int64_t place, float chance) {
    uint64_t x = (uint64_t)seed * 0x9E3779B97F4A7C15u ^ ((uint64_t)offset + 0x2545F4914F6CDD1Du) * 0xD1342543DE82EF95u ^ (uint64_t)place * 0xA0761D6478BD642Fu;
    for (int i = 0; i < 2; i++)
        x = (x ^ x >> 32) * 0xE7037ED1A0B428DBu;
    return (double)(x >> 11) * 0x1p-53 >= chance;
}

static int same(const int64_t *shape, int64_t a, int64_t b, int64_t c, int64_t d) { return shape[0] == a && shape[1] == b && shape[2] == c && shape[3] == d; }

static int take_tensor(Attention *a, int which, const Descriptor *tensor) {
    int64_t count;
    a->type[which] = (int32_t)one(tensor, 901), a->id[which] = one(tensor, 906);
    memcpy(a->shape[which], of(tensor, 902, &count), sizeof(a->shape[which]));
    memcpy(a->stride[which], of(tensor, 903, &count), sizeof(a->stride[which]));
    const int is_number = which == SCALE || which == HIDDEN, bytes = a->type[which] ? 2 : 4;
    if (is_word(which))
        return count == 4 && a->type[which] == 10 && one(tensor, 900) <= 8 && !(char)one(tensor, 907) && !(char)one(tensor, 908) && same(a->shape[which], 1, 1, 1, 1) ? SUCCESS : BAD_PARAM;
    if (count != 4 || (char)one(tensor, 907) || (char)one(tensor, 908) != is_number || (a->type[which] && which >= SUMS && which != BIAS && (which < TO_QUERY || which > ABOVE)))
        return BAD_PARAM;
    if (is_number)
        return a->shape[which][0] * a->shape[which][1] * a->shape[which][2] * a->shape[which][3] == 1 ? SUCCESS : BAD_PARAM;
    if (one(tensor, 900) < 16)
        return NOT_SUPPORTED;
    for (int i = 0; i < 4 && which != SUMS; i++)
        if (i == 3 ? a->stride[which][3] != 1 : a->shape[which][i] > 1 && (a->stride[which][i] <= 0 || a->stride[which][i] * bytes % 16))
            return NOT_SUPPORTED;
    return SUCCESS;
}

/* The graph of masks: one operation, that adds a bias to the scores or hides those beyond the diagonal. */
static int finish_masks(Descriptor *d, Attention *a, int first) {
    const Descriptor *graph = (Descriptor *)one(d, first), *mask = graph ? (Descriptor *)one(graph, 801) : NULL;
    if (!graph)
        return SUCCESS;
    const int at = mask->kind == BAND ? 3000 : 751, to = mask->kind == BAND ? 3006 : 753;
    const Descriptor *scores = (Descriptor *)one(mask, at), *seen = (Descriptor *)one(mask, to);
    int64_t count;
    for (int i = 0; i < 2; i++) {
        const Descriptor *tensor = i ? seen : scores;
        if (!(char)one(tensor, 907) || one(tensor, 906) != one(d, first + 1 + i) || !same(of(tensor, 902, &count), a->shape[QUERY][0], a->shape[QUERY][1], a->shape[QUERY][2], a->shape[KEY][2]))
            return BAD_PARAM;
    }
    if (mask->kind == BAND) {
        a->is_causal = 1;
        return (int32_t)one(mask, 3007) == 303 ? take_tensor(a, HIDDEN, (Descriptor *)one(mask, 3005)) : NOT_SUPPORTED;
    }
    a->is_biased = 1;
    const Descriptor *mode = (Descriptor *)one(mask, 750);
    if ((int32_t)one(mode, 0) || (int32_t)one(mode, 1))
        return NOT_SUPPORTED; /* by this one, but for sums in float32 */
    const int status = take_tensor(a, BIAS, (Descriptor *)one(mask, 752));
    const int64_t *shape = a->shape[BIAS];
    return status ? status : same(shape, shape[0] == 1 ? 1 : a->shape[QUERY][0], shape[1] == 1 ? 1 : a->shape[QUERY][1], a->shape[QUERY][2], a->shape[KEY][2]) ? SUCCESS : BAD_PARAM;
}

static int finish_attention(Descriptor *d, Attention *a) {
    a->is_gradient = d->kind == ATTENTION_BACKWARD;
    const int first = a->is_gradient ? 2851 : 2800;
    int status = take_tensor(a, SCALE, (Descriptor *)one(d, first + 5));
    for (int i = QUERY; !status && i <= (a->is_gradient ? ABOVE : SUMS); i++)
        status = take_tensor(a, i, (Descriptor *)one(d, i <= SUMS ? first + i : 2859 + i - TO_QUERY));
    if (status)
        return status;
    const int64_t *q = a->shape[QUERY], *k = a->shape[KEY], columns = a->shape[VALUE][3];
    if (k[0] != q[0] || k[3] != q[3] || q[1] % k[1] || !same(a->shape[VALUE], k[0], k[1], k[2], columns) || !same(a->shape[OUT], q[0], q[1], q[2], columns) || !same(a->shape[SUMS], q[0], q[1], q[2], 1))
        return BAD_PARAM;
    for (int i = QUERY; i <= VALUE && a->is_gradient; i++)
        if (memcmp(a->shape[i], a->shape[TO_QUERY + i], sizeof(a->shape[i])))
            return BAD_PARAM;
    if (a->is_gradient && memcmp(a->shape[OUT], a->shape[ABOVE], sizeof(a->shape[OUT])))
        return BAD_PARAM;
    if (a->type[QUERY] != 2 && a->type[QUERY] != 9)
        return NOT_SUPPORTED;
    for (int i = QUERY; i <= (a->is_gradient ? ABOVE : OUT); i++)
        if (i != SUMS && (a->type[i] != a->type[QUERY] || a->shape[i][3] % 8))
            return NOT_SUPPORTED;
    const int of_dropout = a->is_gradient ? 2872 : 2815; /* the seed, and behind it the offset */
    const int32_t chance = (int32_t)one(d, a->is_gradient ? 2874 : 2818);
    memcpy(&a->chance, &chance, sizeof(a->chance));
    if (!(a->chance >= 0 && a->chance < 1))
        return BAD_PARAM;
    for (int i = SEED; i <= OFFSET; i++) {
        const Descriptor *word = (Descriptor *)one(d, of_dropout + i - SEED);
        if (!word != !(a->chance > 0))
            return BAD_PARAM;
        if (word && (status = take_tensor(a, i, word)))
            return status;
    }
    return finish_masks(d, a, a->is_gradient ? 2867 : 2811);
}

static uint64_t place_in(const AttentionWork *w, int which, const int64_t *at) {
    uint64_t place = w->memory[which];
    for (int i = 0; i < 4; i++)
        if (w->of.shape[which][i] > 1)
            place += (uint64_t)(at[i] * w->of.stride[which][i] * (w->of.type[which] ? 2 : 4));
    return place;
}

static int element_type(const AttentionWork *w, int which) { return w->of.type[which] == 9 ? R_16BF : w->of.type[which]; }
static double read_at(const AttentionWork *w, int which, int64_t b, int64_t h, int64_t i, int64_t j) { return creal(load(place_in(w, which, (int64_t[]){b, h, i, j}), element_type(w, which))); }
static void write_at(const AttentionWork *w, int which, int64_t b, int64_t h, int64_t i, int64_t j, double x) { store(place_in(w, which, (int64_t[]){b, h, i, j}), element_type(w, which), x); }

static int64_t word_at(uint64_t at) {
    aligned(at, sizeof(int64_t));
    return may("a read", at, sizeof(int64_t)) ? *(const int64_t *)at : 0;
}

static void run_attention(const Call *call) {
    const Call here = *call;
    running = &here;
    const AttentionWork *w = call->parameters[0];
    const Attention *a = &w->of;
    const int64_t heads = a->shape[QUERY][1], rows = a->shape[QUERY][2], inner = a->shape[QUERY][3], of_keys = a->shape[KEY][1], keys = a->shape[KEY][2], columns = a->shape[VALUE][3];
    const int64_t seed = a->chance > 0 ? word_at(w->memory[SEED]) : 0, offset = a->chance > 0 ? word_at(w->memory[OFFSET]) : 0;
    double *scores = calloc((size_t)keys, sizeof(double)), *kept = calloc((size_t)keys, sizeof(double)), *to_keys = calloc((size_t)(of_keys * keys * inner), sizeof(double)), *to_values = calloc((size_t)(of_keys * keys * columns), sizeof(double));
    if (w->workspace)
        store(w->workspace, R_64F, 1);
    for (int64_t b = 0; b < a->shape[QUERY][0]; b++) {
        memset(to_keys, 0, (size_t)(of_keys * keys * inner) * sizeof(double));
        memset(to_values, 0, (size_t)(of_keys * keys * columns) * sizeof(double));
        for (int64_t h = 0; h < heads; h++)
            for (int64_t i = 0; i < rows; i++) {
                const int64_t g = h / (heads / of_keys);
                double top = -INFINITY, total = 0, delta = 0;
                for (int64_t j = 0; j < keys; j++) {
                    scores[j] = 0;
                    for (int64_t c = 0; c < inner; c++)
                        scores[j] += read_at(w, QUERY, b, h, i, c) * read_at(w, KEY, b, g, j, c);
                    scores[j] *= a->scale;
                    if (a->is_biased)
                        scores[j] += read_at(w, BIAS, b, h, i, j);
                    if (a->is_causal && j > i)
                        scores[j] = a->hidden;
                    top = fmax(top, scores[j]);
                }
                for (int64_t j = 0; j < keys; j++)
                    total += exp(scores[j] - top); /* NaN where all is hidden */
                const double sums = a->is_gradient ? read_at(w, SUMS, b, h, i, 0) : top + log(total);
                if (!a->is_gradient)
                    write_at(w, SUMS, b, h, i, 0, sums);
                for (int64_t j = 0; j < keys; j++) {
                    scores[j] = exp(scores[j] - sums);
                    kept[j] = a->chance > 0 ? twin_keeps(seed, offset, ((b * heads + h) * rows + i) * keys + j, a->chance) / (1 - (double)a->chance) : 1;
                }
                for (int64_t c = 0; c < columns && !a->is_gradient; c++) {
                    double mean = 0;
                    for (int64_t j = 0; j < keys; j++)
                        mean += scores[j] * kept[j] * read_at(w, VALUE, b, g, j, c);
                    write_at(w, OUT, b, h, i, c, mean);
                }
                if (!a->is_gradient)
                    continue;
                for (int64_t c = 0; c < columns; c++)
                    delta += read_at(w, OUT, b, h, i, c) * read_at(w, ABOVE, b, h, i, c);
                for (int64_t j = 0; j < keys; j++) {
                    double from_value = -delta;
                    for (int64_t c = 0; c < columns; c++) {
                        from_value += kept[j] * read_at(w, ABOVE, b, h, i, c) * read_at(w, VALUE, b, g, j, c);
                        to_values[(g * keys + j) * columns + c] += scores[j] * kept[j] * read_at(w, ABOVE, b, h, i, c);
                    }
                    scores[j] *= from_value * a->scale;
                    for (int64_t c = 0; c < inner; c++)
                        to_keys[(g * keys + j) * inner + c] += scores[j] * read_at(w, QUERY, b, h, i, c);
                }
                for (int64_t c = 0; c < inner; c++) {
                    double to_query = 0;
                    for (int64_t j = 0; j < keys; j++)
                        to_query += scores[j] * read_at(w, KEY, b, g, j, c);
                    write_at(w, TO_QUERY, b, h, i, c, to_query);
                }
            }
        for (int64_t n = 0; n < of_keys * keys && a->is_gradient; n++) {
            for (int64_t c = 0; c < inner; c++)
                write_at(w, TO_KEY, b, n / keys, n % keys, c, to_keys[n * inner + c]);
            for (int64_t c = 0; c < columns; c++)
                write_at(w, TO_VALUE, b, n / keys, n % keys, c, to_values[n * columns + c]);
        }
    }
    free(scores), free(kept), free(to_keys), free(to_values);
}

static int64_t workspace_of(const Descriptor *plan);
static int start(Kernel *kernel, void *work, void *stream);

/* Numbers of the host are read here and now. What has memory is what the plan names, and nothing else. */
static int start_attention(const Descriptor *plan, const int64_t *ids, const int64_t *pointers, int64_t count, uint64_t workspace, void *stream) {
    static const unsigned sizes[] = {sizeof(AttentionWork), 0};
    static Kernel kernels[2];
    AttentionWork work = {.of = *plan->attention};
    Attention *a = &work.of;
    int64_t wanted = 1 + a->is_causal; /* numbers */
    for (int64_t j = 0; j < count; j++) {
        for (int i = 0; i < TENSORS; i++)
            if (needs_memory(a, i) && ids[j] == a->id[i])
                work.memory[i] = (uint64_t)pointers[j];
        if (ids[j] == a->id[SCALE])
            a->scale = *(const float *)pointers[j];
        if (a->is_causal && ids[j] == a->id[HIDDEN])
            a->hidden = *(const float *)pointers[j];
    }
    for (int i = 0; i < TENSORS; i++) {
        wanted += needs_memory(a, i);
        if (needs_memory(a, i) && (!work.memory[i] || work.memory[i] % (is_word(i) ? 8 : 16))) {
            refused++;
            return BAD_PARAM;
        }
    }
    if (workspace_of(plan) && !(work.workspace = workspace))
        return BAD_PARAM;
    Kernel *kernel = &kernels[a->is_gradient];
    kernel->run = run_attention, kernel->sizes = sizes;
    snprintf(kernel->name, sizeof(kernel->name), "%s", a->is_gradient ? "cudnn_attention_backward" : "cudnn_attention");
    return count == wanted ? start(kernel, &work, stream) : BAD_PARAM;
}
