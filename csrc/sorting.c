/* Elements along a dimension in order, and where each stood. NumPy's stable sort of indices compares through memory, element by element; here each
 * number becomes an unsigned key that has its order. A key of 32 bits, with where it stood behind it, is a number of 64 bits, no two of which are the same:
 * NumPy's sort of such numbers, which has vectors for them on processors since 2013, puts equal elements in the order in which they stood. Elsewhere keys are
 * dealt out by their bytes, the last byte first. */
#define PY_SSIZE_T_CLEAN
#include <Python.h>
#define NPY_NO_DEPRECATED_API NPY_2_0_API_VERSION
#include <numpy/arrayobject.h>
#include <stdatomic.h>
#include <stdlib.h>

#include "along.h"


typedef struct {
    sg_job job;
    const char *x;
    char *values;
    int64_t *indices;
    int descending;
    atomic_int *out_of_memory;
} Job;

/* A key and where it stood. Of 32 bits both fit one word. */
typedef uint64_t Short;
typedef struct { uint64_t key, index; } Long;

#define SHORT_OF(KEY, I) ((Short)(KEY) << 32 | (uint32_t)(I))
#define LONG_OF(KEY, I) ((Long){KEY, (uint64_t)(I)})
#define KEY_OF_SHORT(E) ((uint32_t)((E) >> 32))
#define KEY_OF_LONG(E) ((E).key)
#define INDEX_OF_SHORT(E) ((int64_t)(uint32_t)(E))
#define INDEX_OF_LONG(E) ((int64_t)(E).index)

/* Of a float, the bits, those of negative numbers inverted. Zeros are one number, and so are NaNs, which come after all others. */
#define FLOAT_KEY(NAME, T, U, TOP)                   \
    static inline U NAME(T x) {                      \
        U bits;                                      \
        x += 0; /* of -0 makes 0 */                  \
        memcpy(&bits, &x, sizeof bits);              \
        bits = bits & TOP ? ~bits : bits | TOP;      \
        return x != x ? (U)-1 : bits;                \
    }
FLOAT_KEY(key_float, float, uint32_t, 0x80000000u)
FLOAT_KEY(key_double, double, uint64_t, 0x8000000000000000u)
static inline uint32_t key_int32(int32_t x) { return (uint32_t)x ^ 0x80000000u; }
static inline uint64_t key_int64(int64_t x) { return (uint64_t)x ^ 0x8000000000000000u; }

/* The number of a key, but for keys that several numbers have: zeros, NaNs. */
static inline float number_float(uint32_t key) {
    const uint32_t bits = key & 0x80000000u ? key ^ 0x80000000u : ~key;
    float x;
    memcpy(&x, &bits, sizeof x);
    return x;
}
static inline int has_several_float(uint32_t key) { return (key == 0x80000000u) | (key == UINT32_MAX); }
static inline int32_t number_int32(uint32_t key) { return (int32_t)(key ^ 0x80000000u); }
static inline int has_several_int32(uint32_t key) { return (void)key, 0; }

/* Fewer elements are put in order one by one. */
#define FEW 64

/* Entries by the bytes of their keys; gives the one of the two rooms in which they end. */
#define DEAL(NAME, ENTRY, U)                                                                            \
    static ENTRY *deal_##NAME(ENTRY *from, ENTRY *to, sg_index n) {                                     \
        sg_index counts[sizeof(U)][256] = {{0}};                                                        \
        for (sg_index i = 0; i < n; i++)                                                                \
            for (size_t byte = 0; byte < sizeof(U); byte++)                                             \
                counts[byte][KEY_OF_##NAME(from[i]) >> (8 * byte) & 255]++;                             \
        for (size_t byte = 0; byte < sizeof(U); byte++) {                                               \
            sg_index *const places = counts[byte], before = 0;                                          \
            if (places[KEY_OF_##NAME(from[0]) >> (8 * byte) & 255] == n)                                \
                continue; /* the byte of all of them */                                                 \
            for (int digit = 0; digit < 256; digit++) {                                                 \
                const sg_index count = places[digit];                                                   \
                places[digit] = before;                                                                 \
                before += count;                                                                        \
            }                                                                                           \
            for (sg_index i = 0; i < n; i++)                                                            \
                to[places[KEY_OF_##NAME(from[i]) >> (8 * byte) & 255]++] = from[i];                     \
            ENTRY *const filled = to;                                                                   \
            to = from;                                                                                  \
            from = filled;                                                                              \
        }                                                                                               \
        return from;                                                                                    \
    }
DEAL(SHORT, Short, uint32_t)
DEAL(LONG, Long, uint64_t)

/* Few entries, no two of which are the same: each goes behind all that are less. */
SG_TWO_CLONES static Short *rank(const Short *entries, Short *room, sg_index n) {
    int64_t ordered[FEW], places[FEW] = {0};
    for (sg_index i = 0; i < n; i++)
        ordered[i] = (int64_t)(entries[i] ^ (uint64_t)1 << 63);
    for (sg_index j = 0; j < n; j++) {
        const int64_t other = ordered[j];
        SG_INDEPENDENT
        for (sg_index i = 0; i < n; i++)
            places[i] += other < ordered[i];
    }
    for (sg_index i = 0; i < n; i++)
        room[places[i]] = entries[i];
    return room;
}

static PyArray_SortFunc *sort_in_vectors; /* NumPy's sort of uint64, which needs no GIL */

static inline Short *in_order_SHORT(Short *entries, Short *room, sg_index n) {
    if (sort_in_vectors && sg_vector_bytes() > 16) {
        sort_in_vectors(entries, n, NULL);
        return entries;
    }
    return n > FEW ? deal_SHORT(entries, room, n) : rank(entries, room, n);
}

static inline Long *in_order_LONG(Long *entries, Long *room, sg_index n) {
    if (n > FEW)
        return deal_LONG(entries, room, n);
    for (sg_index i = 1; i < n; i++) {
        const Long entry = entries[i];
        sg_index at = i;
        for (; at && entries[at - 1].key > entry.key; at--)
            entries[at] = entries[at - 1];
        entries[at] = entry;
    }
    return entries;
}

/* A row's elements lie `inner` apart. Keys of 32 bits are put in order with where they stood. */
#define SORT_SHORT(NAME, T)                                                                                            \
    SG_TWO_CLONES static void NAME##_keys(const T *x, sg_index n, sg_index inner, uint32_t flip, Short *room) {        \
        if (inner == 1)                                                                                                \
            SG_INDEPENDENT                                                                                             \
            for (sg_index i = 0; i < n; i++)                                                                           \
                room[i] = SHORT_OF(key_##NAME(x[i]) ^ flip, i);                                                        \
        else                                                                                                           \
            for (sg_index i = 0; i < n; i++)                                                                           \
                room[i] = SHORT_OF(key_##NAME(x[i * inner]) ^ flip, i);                                                \
    }                                                                                                                  \
    /* Numbers are made of their keys: to read each where it stood takes long where these are many. */                 \
    SG_TWO_CLONES static void NAME##_values(const T *x, const Short *found, sg_index n, uint32_t flip, T *values) {    \
        int several = 0;                                                                                               \
        SG_INDEPENDENT                                                                                                 \
        for (sg_index i = 0; i < n; i++) {                                                                             \
            values[i] = number_##NAME(KEY_OF_SHORT(found[i]) ^ flip);                                                  \
            several |= has_several_##NAME(KEY_OF_SHORT(found[i]) ^ flip);                                               \
        }                                                                                                              \
        for (sg_index i = 0; several && i < n; i++)                                                                    \
            if (has_several_##NAME(KEY_OF_SHORT(found[i]) ^ flip))                                                      \
                values[i] = x[INDEX_OF_SHORT(found[i])];                                                               \
    }                                                                                                                  \
    static void NAME##_row(const T *x, sg_index n, sg_index inner, uint32_t flip, Short *room, T *values, int64_t *indices) { \
        NAME##_keys(x, n, inner, flip, room);                                                                          \
        sg_index ordered = 1;                                                                                          \
        while (ordered < n && room[ordered - 1] < room[ordered])                                                       \
            ordered++;                                                                                                 \
        const Short *const found = ordered >= n ? room : in_order_SHORT(room, room + n, n);                            \
        WRITE(found, NAME##_values(x, found, n, flip, values))                                                         \
    }

/* Of keys of 64 bits, the 32 highest bits of what they are above the least of them. Where some of these are the same, the whole keys decide. */
#define SORT_LONG(NAME, T)                                                                                             \
    static __attribute__((noinline)) void NAME##_same(const T *x, sg_index inner, uint64_t flip, Short *entries, sg_index n, Long *room) { \
        for (sg_index i = 0; i < n; i++)                                                                               \
            room[i] = LONG_OF(key_##NAME(x[INDEX_OF_SHORT(entries[i]) * inner]) ^ flip, INDEX_OF_SHORT(entries[i]));   \
        const Long *const found = in_order_LONG(room, room + n, n);                                                    \
        for (sg_index i = 0; i < n; i++)                                                                               \
            entries[i] = (entries[i] >> 32 << 32) | found[i].index;                                                    \
    }                                                                                                                  \
    static void NAME##_row(const T *x, sg_index n, sg_index inner, uint64_t flip, Short *room, T *values, int64_t *indices) { \
        int in_order = 1;                                                                                              \
        uint64_t last = 0, least = UINT64_MAX, most = 0, *const keys = room + n;                                       \
        for (sg_index i = 0; i < n; i++) {                                                                             \
            const uint64_t key = key_##NAME(x[i * inner]) ^ flip;                                                      \
            keys[i] = key;                                                                                             \
            in_order &= key >= last;                                                                                   \
            least = key < least ? key : least;                                                                         \
            most = key > most ? key : most;                                                                            \
            last = key;                                                                                                \
        }                                                                                                              \
        const int shift = n && (most - least) >> 32 ? 32 - __builtin_clzll(most - least) : 0;                          \
        for (sg_index i = 0; i < n; i++)                                                                               \
            room[i] = SHORT_OF((uint32_t)((keys[i] - least) >> shift), i);                                             \
        Short *const found = in_order ? room : in_order_SHORT(room, room + n, n);                                      \
        for (sg_index i = 0, end; shift && !in_order && i < n; i = end) {                                              \
            for (end = i + 1; end < n && KEY_OF_SHORT(found[end]) == KEY_OF_SHORT(found[i]); end++)                    \
                ;                                                                                                      \
            if (end > i + 1)                                                                                           \
                NAME##_same(x, inner, flip, found + i, end - i, (Long *)(room + 2 * n));                               \
        }                                                                                                              \
        WRITE(found, for (sg_index i = 0; i < n; i++) values[i] = x[INDEX_OF_SHORT(found[i])])                         \
    }

SG_TWO_CLONES static void write_indices(const Short *found, sg_index n, int64_t *indices) {
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        indices[i] = INDEX_OF_SHORT(found[i]);
}

#define WRITE(found, VALUES)                                                                                           \
    if (inner == 1) {                                                                                                  \
        write_indices(found, n, indices);                                                                              \
        VALUES;                                                                                                        \
    } else                                                                                                             \
        for (sg_index i = 0; i < n; i++) {                                                                             \
            const int64_t index = INDEX_OF_SHORT(found[i]);                                                            \
            indices[i * inner] = index;                                                                                \
            values[i * inner] = x[index * inner];                                                                      \
        }

#define SORT(NAME, T, U, LENGTH, ROOM)                                                                                 \
    SORT_##LENGTH(NAME, T)                                                                                             \
    static void sort_##NAME(const sg_job *given, sg_share share) {                                                     \
        const Job *const job = (const Job *)given;                                                                     \
        const sg_index n = given->extent.n, inner = given->extent.inner;                                               \
        Short *const room = malloc((size_t)n * (ROOM));                                                                \
        if (!room) {                                                                                                   \
            atomic_store(job->out_of_memory, 1);                                                                       \
            return;                                                                                                    \
        }                                                                                                              \
        for (sg_index slice = share.first; slice < share.last; slice++)                                                \
            for (sg_index j = share.low; j < share.high; j++) {                                                        \
                const sg_index start = slice * n * inner + j;                                                          \
                NAME##_row((const T *)job->x + start, n, inner, job->descending ? (U)-1 : 0, room, (T *)job->values + start, job->indices + start); \
            }                                                                                                          \
        free(room);                                                                                                    \
    }
SORT(float, float, uint32_t, SHORT, 2 * sizeof(Short))
SORT(double, double, uint64_t, LONG, 2 * (sizeof(Short) + sizeof(Long)))
SORT(int32, int32_t, uint32_t, SHORT, 2 * sizeof(Short))
SORT(int64, int64_t, uint64_t, LONG, 2 * (sizeof(Short) + sizeof(Long)))

/* in_order(x, dim, descending) */
static PyObject *in_order(PyObject *unused, PyObject *args) {
    int dim, descending;
    PyObject *x;
    if (!PyArg_ParseTuple(args, "Oip", &x, &dim, &descending))
        return NULL;
    PyArrayObject *const given = (PyArrayObject *)x;
    void (*run)(const sg_job *, sg_share) = NULL;
    if (sg_plain(x) && dim >= 0 && dim < PyArray_NDIM(given) && PyArray_DIM(given, dim) <= UINT32_MAX)
        switch (sg_number_of(given)) {
        case SG_FLOAT: run = sort_float; break;
        case SG_DOUBLE: run = sort_double; break;
        case SG_INT32: run = sort_int32; break;
        case SG_INT64: run = sort_int64; break;
        default: break;
        }
    if (!run)
        Py_RETURN_NONE;
    PyArrayObject *const values = sg_new_like(given, PyArray_DESCR(given));
    PyArray_Descr *const integers = PyArray_DescrFromType(NPY_INT64);
    PyArrayObject *const indices = values ? sg_new_like(given, integers) : NULL;
    Py_DECREF(integers);
    atomic_int out_of_memory = 0;
    if (indices) {
        Job job = {{sg_extent_of(given, dim), run}, PyArray_BYTES(given), PyArray_BYTES(values), PyArray_DATA(indices), descending, &out_of_memory};
        sg_do(&job.job, PyArray_SIZE(given));
    }
    if (indices && !out_of_memory)
        return Py_BuildValue("NN", values, indices);
    Py_XDECREF(values);
    Py_XDECREF(indices);
    return indices ? PyErr_NoMemory() : NULL;
}

/* ---- the first k of each row, in stable order: a row is read once. Entries are gathered, and when they are several times k, all but the first k of them in order are
 * let go of: from then on, only what comes before the last of those is gathered. */

#define AHEAD 64 /* elements of which it is asked at once whether one of them is to be gathered */
#define PART 16  /* and of which the question is asked again */

typedef struct {
    sg_job job;
    const char *x;
    char *values;
    int64_t *indices;
    sg_index k;
    int largest;
    atomic_int *out_of_memory;
} Firsts;

/* With room for PART more: for few, as many as are put in order without being dealt out. */
static inline sg_index most_gathered(sg_index k) { return 4 * k > FEW - PART ? 4 * k : FEW - PART; }

/* What compares with nothing, NaN, may come before the bound, as far as `any` knows; keys decide. */
#define FIRSTS(NAME, T, U, ENTRY, LENGTH)                                                                              \
    static inline __attribute__((always_inline)) int any_##NAME(const T *x, int count, T bound, int largest) {         \
        int any = 0;                                                                                                   \
        if (largest)                                                                                                   \
            for (int i = 0; i < count; i++)                                                                            \
                any |= !(x[i] <= bound);                                                                               \
        else                                                                                                           \
            for (int i = 0; i < count; i++)                                                                            \
                any |= !(x[i] >= bound);                                                                               \
        return any;                                                                                                    \
    }                                                                                                                  \
    SG_TWO_CLONES static void NAME##_firsts(const T *x, sg_index n, sg_index k, int largest, ENTRY *found, ENTRY *room, T *values, int64_t *indices) { \
        const U flip = largest ? (U)-1 : 0;                                                                            \
        const sg_index most = most_gathered(k);                                                                        \
        sg_index count = 0;                                                                                            \
        int bounded = 0;                                                                                               \
        U last = 0;                                                                                                    \
        T bound = 0;                                                                                                   \
        for (sg_index i = 0; i < n;) {                                                                                 \
            if (bounded && n - i >= AHEAD && !any_##NAME(x + i, AHEAD, bound, largest)) {                              \
                i += AHEAD;                                                                                            \
                continue;                                                                                              \
            }                                                                                                          \
            const sg_index ahead = n - i < AHEAD ? n : i + AHEAD;                                                      \
            while (i < ahead) {                                                                                        \
                const sg_index end = ahead - i < PART ? ahead : i + PART;                                              \
                if (bounded && end - i == PART && !any_##NAME(x + i, PART, bound, largest)) {                          \
                    i = end;                                                                                           \
                    continue;                                                                                          \
                }                                                                                                      \
                for (; i < end; i++) {                                                                                 \
                    const U key = key_##NAME(x[i]) ^ flip;                                                             \
                    found[count] = LENGTH##_OF(key, i);                                                                \
                    count += !bounded | (key < last);                                                                  \
                }                                                                                                      \
                if (count < most)                                                                                      \
                    continue;                                                                                          \
                ENTRY *const ordered = in_order_##LENGTH(found, room, count);                                          \
                room = ordered == found ? room : found;                                                                \
                found = ordered;                                                                                       \
                count = k;                                                                                             \
                bounded = 1;                                                                                           \
                last = KEY_OF_##LENGTH(found[k - 1]);                                                                  \
                bound = x[INDEX_OF_##LENGTH(found[k - 1])];                                                            \
            }                                                                                                          \
        }                                                                                                              \
        found = in_order_##LENGTH(found, room, count);                                                                 \
        for (sg_index i = 0; i < k; i++) {                                                                             \
            indices[i] = INDEX_OF_##LENGTH(found[i]);                                                                  \
            values[i] = x[indices[i]];                                                                                 \
        }                                                                                                              \
    }                                                                                                                  \
    static void firsts_##NAME(const sg_job *given, sg_share share) {                                                   \
        const Firsts *const job = (const Firsts *)given;                                                               \
        const sg_index n = given->extent.n, k = job->k, length = most_gathered(k) + PART;                              \
        ENTRY *const room = malloc((size_t)(2 * length) * sizeof(ENTRY));                                              \
        if (!room) {                                                                                                   \
            atomic_store(job->out_of_memory, 1);                                                                       \
            return;                                                                                                    \
        }                                                                                                              \
        for (sg_index row = share.first; row < share.last; row++)                                                      \
            NAME##_firsts((const T *)job->x + row * n, n, k, job->largest, room, room + length, (T *)job->values + row * k, job->indices + row * k); \
        free(room);                                                                                                    \
    }
FIRSTS(float, float, uint32_t, Short, SHORT)
FIRSTS(double, double, uint64_t, Long, LONG)
FIRSTS(int32, int32_t, uint32_t, Short, SHORT)
FIRSTS(int64, int64_t, uint64_t, Long, LONG)

/* firsts(largest, x, k): along the last dimension */
static PyObject *firsts(PyObject *unused, PyObject *args) {
    static void (*const runs[])(const sg_job *, sg_share) = {[SG_OTHER] = NULL, [SG_FLOAT] = firsts_float, [SG_DOUBLE] = firsts_double, [SG_INT32] = firsts_int32,
                                                            [SG_INT64] = firsts_int64, [SG_CFLOAT] = NULL, [SG_CDOUBLE] = NULL};
    int largest;
    PyObject *x;
    Py_ssize_t k;
    if (!PyArg_ParseTuple(args, "pOn", &largest, &x, &k))
        return NULL;
    PyArrayObject *const given = (PyArrayObject *)x;
    const int dim = sg_plain(x) ? PyArray_NDIM(given) - 1 : -1;
    if (dim < 0 || k < 1 || k > PyArray_DIM(given, dim) || PyArray_DIM(given, dim) > UINT32_MAX || !runs[sg_number_of(given)])
        Py_RETURN_NONE;
    PyArrayObject *const values = sg_new_resized(given, dim, k, PyArray_DESCR(given));
    PyArray_Descr *const integers = PyArray_DescrFromType(NPY_INT64);
    PyArrayObject *const indices = values ? sg_new_like(values, integers) : NULL;
    Py_DECREF(integers);
    atomic_int out_of_memory = 0;
    if (indices) {
        Firsts job = {{sg_extent_of(given, dim), runs[sg_number_of(given)]}, PyArray_BYTES(given), PyArray_BYTES(values), PyArray_DATA(indices), k, largest, &out_of_memory};
        sg_do(&job.job, PyArray_SIZE(given));
    }
    if (indices && !out_of_memory)
        return Py_BuildValue("NN", values, indices);
    Py_XDECREF(values);
    Py_XDECREF(indices);
    return indices ? PyErr_NoMemory() : NULL;
}

static PyMethodDef methods[] = {
    {"firsts", firsts, METH_VARARGS, "The first k along the last dimension in stable order, and where each stood; None for what no loop covers."},
    {"in_order", in_order, METH_VARARGS, "The elements along a dimension in stable order, and where each stood; None for what no loop covers."},
};

int sg_sorting_methods(PyObject *dict) {
    if (PyArray_ImportNumPyAPI() < 0)
        return 1;
    PyArray_Descr *const words = PyArray_DescrFromType(NPY_UINT64);
    sort_in_vectors = PyDataType_GetArrFuncs(words)->sort[NPY_QUICKSORT];
    Py_DECREF(words);
    return sg_add_methods(dict, methods, 2);
}
