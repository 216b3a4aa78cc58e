/* Images sampled at places of a grid: each result is a weighted sum of the elements around its place. The weights are products of one polynomial for each dimension, of
 * which derivatives of any order may be taken; so one function serves for values and for gradients of all orders. Blocks of places have their elements and weights
 * found once for all channels. Threads share blocks, or planes of the images that are written to, so no bit depends on their number. */
#define PY_SSIZE_T_CLEAN
#include <Python.h>
#define NPY_NO_DEPRECATED_API NPY_2_0_API_VERSION
#include <numpy/arrayobject.h>
#include <math.h>

#include "along.h"

#define BLOCK 64 /* places */
#define MOST_TAPS 16

enum { LINEAR, NEAREST, CUBIC };
enum { ZEROS, BORDER, REFLECTION };

typedef struct {
    sg_index batch, channels, planes, dims, size[3], plane, places; /* `planes`: parts into which the channels of an image are divided, for threads */
    int mode, padding, align, order[3], taps;
    const void *x, *grid, *above;
    void *out;
} Job;

/* Weighted sums of one plane's elements, and, for each tap, the plane's elements times what lies above, added to those of other planes. */
#define SUMS(T)                                                                                                        \
    static inline __attribute__((always_inline)) void sums_of_##T(const Taps_##T *taps, const T *x, sg_index count, T *restrict to, const int number) { \
        if (taps->all_inside) {                                                                                        \
            SG_INDEPENDENT                                                                                             \
            for (sg_index p = 0; p < count; p++) {                                                                     \
                T sum = 0;                                                                                             \
                _Pragma("GCC unroll 16") for (int k = 0; k < number; k++) sum += taps->weight[k][p] * x[taps->offset[k][p]]; \
                to[p] = sum;                                                                                           \
            }                                                                                                          \
            return;                                                                                                    \
        }                                                                                                              \
        SG_INDEPENDENT                                                                                                 \
        for (sg_index p = 0; p < count; p++) {                                                                         \
            T sum = 0;                                                                                                 \
            _Pragma("GCC unroll 16") for (int k = 0; k < number; k++) {                                                \
                const int32_t at = taps->offset[k][p];                                                                 \
                const T found = taps->weight[k][p] * x[at < 0 ? 0 : at];                                               \
                sum += at < 0 ? 0 : found;                                                                             \
            }                                                                                                          \
            to[p] = sum;                                                                                               \
        }                                                                                                              \
    }                                                                                                                  \
    SG_TWO_CLONES static void sums_##T(const Taps_##T *taps, const T *x, sg_index count, T *restrict to, int number) {     \
        switch (number) {                                                                                              \
        case 1: sums_of_##T(taps, x, count, to, 1); break;                                                             \
        case 4: sums_of_##T(taps, x, count, to, 4); break;                                                             \
        case 8: sums_of_##T(taps, x, count, to, 8); break;                                                             \
        default: sums_of_##T(taps, x, count, to, 16);                                                                  \
        }                                                                                                              \
    }                                                                                                                  \
    SG_TWO_CLONES static void products_##T(const Taps_##T *taps, const T *x, const T *above, sg_index count, T (*restrict to)[BLOCK], int number) { \
        for (int k = 0; k < number; k++)                                                                               \
            SG_INDEPENDENT                                                                                             \
            for (sg_index p = 0; p < count; p++) {                                                                     \
                const int32_t at = taps->offset[k][p];                                                                 \
                const T found = x[at < 0 ? 0 : at] * above[p];                                                         \
                to[k][p] += at < 0 ? 0 : found;                                                                        \
            }                                                                                                          \
    }

/* A block's elements and their weights: an offset below zero is that of no element. */
#define SAMPLING(T, FLOOR, FMOD, ROUND)                                                                                \
    typedef struct {                                                                                                   \
        int32_t offset[MOST_TAPS][BLOCK];                                                                              \
        T weight[MOST_TAPS][BLOCK], factor[BLOCK];                                                                     \
        int all_inside;                                                                                                \
    } Taps_##T;                                                                                                        \
                                                                                                                       \
    /* A place put where its padding lies, and by how much it moves with the one that was given. */                    \
    static inline T within_##T(const Job *job, T at, sg_index size, T *slope) {                                        \
        if (job->padding == ZEROS)                                                                                     \
            return at;                                                                                                 \
        const T last = (T)(size - 1);                                                                                  \
        if (job->padding == REFLECTION) {                                                                              \
            const T low = job->align ? 0 : (T)-0.5, span = job->align ? last : (T)size;                                \
            if (span == 0) {                                                                                           \
                *slope = 0;                                                                                            \
                return 0;                                                                                              \
            }                                                                                                          \
            T away = at - low;                                                                                         \
            if (away < 0)                                                                                              \
                away = -away, *slope = -*slope;                                                                        \
            const T rest = FMOD(away, span);                                                                           \
            if (FMOD(FLOOR(away / span), 2) == 0)                                                                      \
                at = rest + low;                                                                                       \
            else                                                                                                       \
                at = span - rest + low, *slope = -*slope;                                                              \
        }                                                                                                              \
        if (at > 0 && at < last)                                                                                       \
            return at;                                                                                                 \
        *slope = 0;                                                                                                    \
        return at >= last ? last : 0;                                                                                  \
    }                                                                                                                  \
                                                                                                                       \
    static inline T near_##T(T x, int order) {                                                                         \
        return order == 0 ? ((T)1.25 * x - (T)2.25) * x * x + 1 : order == 1 ? ((T)3.75 * x - (T)4.5) * x : order == 2 ? (T)7.5 * x - (T)4.5 : order == 3 ? (T)7.5 : 0; \
    }                                                                                                                  \
    static inline T far_##T(T x, int order) {                                                                          \
        return order == 0   ? (((T)-0.75 * x + (T)3.75) * x - 6) * x + 3                                               \
               : order == 1 ? ((T)-2.25 * x + (T)7.5) * x - 6                                                          \
               : order == 2 ? (T)-4.5 * x + (T)7.5                                                                     \
               : order == 3 ? (T)-4.5                                                                                  \
                            : 0;                                                                                       \
    }                                                                                                                  \
                                                                                                                       \
    /* Where the places of a line of the grid lie along a dimension, and how they move with the grid. */               \
    SG_TWO_CLONES static void places_##T(const Job *job, const T *at, sg_index step, sg_index count, sg_index size, T *restrict place, T *restrict slope) {\
        const T last = (T)(size - 1), half = job->align ? last / 2 : (T)size / 2;                                      \
        const int align = job->align;                                                                                  \
        SG_INDEPENDENT                                                                                                 \
        for (sg_index p = 0; p < count; p++) {                                                                         \
            const T given = at[p * step];                                                                              \
            place[p] = align ? (given + 1) * half : ((given + 1) * (T)size - 1) / 2;                                   \
            slope[p] = half;                                                                                           \
        }                                                                                                              \
        if (job->mode == CUBIC || job->padding == ZEROS)                                                               \
            return;                                                                                                    \
        if (job->padding == REFLECTION) {                                                                              \
            for (sg_index p = 0; p < count; p++)                                                                       \
                place[p] = within_##T(job, place[p], size, &slope[p]);                                                 \
            return;                                                                                                    \
        }                                                                                                              \
        SG_INDEPENDENT                                                                                                 \
        for (sg_index p = 0; p < count; p++) {                                                                         \
            const T x = place[p];                                                                                      \
            slope[p] = (x > 0) & (x < last) ? half : 0;                                                                \
            place[p] = x >= last ? last : x > 0 ? x : 0;                                                               \
        }                                                                                                              \
    }                                                                                                                  \
                                                                                                                       \
    /* Which elements of a dimension make up places, and the derivatives of their weights. Without branches, of which compilers make no vectors: of places far outside, or\
     * nowhere, it is enough that their elements are none. */                                                          \
    SG_TWO_CLONES static void nearest_##T(const T *place, sg_index count, uint32_t size, int32_t beyond, T one, int32_t *restrict index, T *restrict weight) {\
        SG_INDEPENDENT                                                                                                 \
        for (sg_index p = 0; p < count; p++) {                                                                         \
            const T above = place[p] > (T)-1e9 ? place[p] : (T)-1e9, at = above < (T)1e9 ? above : (T)1e9;             \
            const int32_t i = (int32_t)ROUND(at), inside = -((uint32_t)i < size);                                      \
            index[p] = (i & inside) | (beyond & ~inside);                                                              \
            weight[p] = one;                                                                                           \
        }                                                                                                              \
    }                                                                                                                  \
    SG_TWO_CLONES static void linear_##T(const T *place, sg_index count, uint32_t size, int32_t beyond, int order, int32_t (*restrict index)[BLOCK], T (*restrict weight)[BLOCK]) {\
        const T low = order == 0 ? 1 : order == 1 ? -1 : 0, high = order == 1, rises = order == 0; /* weights are linear in the distance t */\
        SG_INDEPENDENT                                                                                                 \
        for (sg_index p = 0; p < count; p++) {                                                                         \
            const T above = place[p] > (T)-1e9 ? place[p] : (T)-1e9, at = above < (T)1e9 ? above : (T)1e9, below = FLOOR(at), t = (at - below) * rises;\
            const int32_t i = (int32_t)below, second = i + 1, one = -((uint32_t)i < size), other = -((uint32_t)second < size);\
            index[0][p] = (i & one) | (beyond & ~one);                                                                 \
            index[1][p] = (second & other) | (beyond & ~other);                                                        \
            weight[0][p] = low - t;                                                                                    \
            weight[1][p] = high + t;                                                                                   \
        }                                                                                                              \
    }                                                                                                                  \
    static void cubic_##T(const Job *job, const T *place, sg_index count, sg_index size, int order, int32_t (*restrict index)[BLOCK], T (*restrict weight)[BLOCK]) {\
        for (sg_index p = 0; p < count; p++) {                                                                         \
            const T at = place[p], below = FLOOR(at), t = at - below, turned = order % 2 ? -1 : 1; /* where the distance falls as the place rises */\
            if (!(at > -1e9 && at < 1e9)) {                                                                            \
                for (int k = 0; k < 4; k++)                                                                            \
                    index[k][p] = -1, weight[k][p] = 0;                                                                \
                continue;                                                                                              \
            }                                                                                                          \
            weight[0][p] = far_##T(t + 1, order);                                                                      \
            weight[1][p] = near_##T(t, order);                                                                         \
            weight[2][p] = near_##T(1 - t, order) * turned;                                                            \
            weight[3][p] = far_##T(2 - t, order) * turned;                                                             \
            for (int k = 0; k < 4; k++) {                                                                              \
                T unused = 1;                                                                                          \
                const int32_t i = job->padding == ZEROS ? (int32_t)below - 1 + k : (int32_t)ROUND(within_##T(job, below - 1 + k, size, &unused));\
                index[k][p] = i >= 0 && i < size ? i : -1;                                                             \
            }                                                                                                          \
        }                                                                                                              \
    }                                                                                                                  \
                                                                                                                       \
    /* The taps of planes of one dimension more. */                                                                    \
    SG_TWO_CLONES static void combine_##T(sg_index count, int found, int each, int32_t size, int32_t (*restrict index)[BLOCK], T (*restrict weight)[BLOCK], Taps_##T *taps) {\
        for (int k = each - 1; k >= 0; k--) /* those of the first element last: they take the place of what they are made of */\
            for (int j = 0; j < found; j++)                                                                            \
                SG_INDEPENDENT                                                                                         \
                for (sg_index p = 0; p < count; p++) {                                                                 \
                    const int32_t before = taps->offset[j][p], along = index[k][p], none = (before | along) >> 31;     \
                    taps->offset[k * found + j][p] = (before * size + along) | none;                                   \
                    taps->weight[k * found + j][p] = taps->weight[j][p] * weight[k][p];                                \
                }                                                                                                      \
    }                                                                                                                  \
                                                                                                                       \
    /* The taps of `count` places from `first` on, with one more derivative in a dimension, if any. */                 \
    static void find_##T(const Job *job, sg_index image, sg_index first, sg_index count, int more, Taps_##T *taps) {   \
        const int dims = (int)job->dims, each = job->mode == NEAREST ? 1 : job->mode == LINEAR ? 2 : 4;                \
        const T *const at = (const T *)job->grid + (image * job->places + first) * dims;                               \
        T place[BLOCK], slope[BLOCK], weight[4][BLOCK];                                                                \
        int32_t index[4][BLOCK], outside = 0;                                                                          \
        int found = 1;                                                                                                 \
        for (sg_index p = 0; p < count; p++)                                                                           \
            taps->factor[p] = taps->weight[0][p] = 1, taps->offset[0][p] = 0;                                          \
        for (int d = 0; d < dims; d++) {                                                                               \
            const int32_t size = (int32_t)job->size[d], beyond = job->padding == ZEROS ? -1 : size - 1;                \
            const int order = job->order[d] + (d == more);                                                             \
            places_##T(job, at + dims - 1 - d, dims, count, size, place, slope);                                       \
            if (job->mode == CUBIC)                                                                                    \
                cubic_##T(job, place, count, size, order, index, weight);                                              \
            else if (job->mode == LINEAR)                                                                              \
                linear_##T(place, count, (uint32_t)size, beyond, order, index, weight);                                \
            else                                                                                                       \
                nearest_##T(place, count, (uint32_t)size, beyond, order == 0, index[0], weight[0]);                    \
            for (int k = 0; job->mode != NEAREST && k < order; k++) /* of the derivative: it is left out of the weights, whose differences are then exact */\
                for (sg_index p = 0; p < count; p++)                                                                   \
                    taps->factor[p] *= slope[p];                                                                       \
            combine_##T(count, found, each, size, index, weight, taps);                                                \
            found *= each;                                                                                             \
        }                                                                                                              \
        for (int k = 0; k < found; k++)                                                                                \
            for (sg_index p = 0; p < count; p++)                                                                       \
                outside |= taps->offset[k][p];                                                                         \
        taps->all_inside = outside >= 0;                                                                               \
    }                                                                                                                  \
                                                                                                                       \
    SUMS(T)                                                                                                            \
                                                                                                                       \
    static inline sg_index block_##T(const Job *job, sg_index number, sg_index *image, sg_index *first) {              \
        const sg_index blocks = (job->places + BLOCK - 1) / BLOCK;                                                     \
        *image = number / blocks;                                                                                      \
        *first = number % blocks * BLOCK;                                                                              \
        return job->places - *first < BLOCK ? job->places - *first : BLOCK;                                            \
    }                                                                                                                  \
                                                                                                                       \
    /* blocks of results */                                                                                            \
    static void sample_##T(void *context, sg_index from, sg_index end) {                                               \
        const Job *const job = context;                                                                                \
        const int derived = job->order[0] || job->order[1] || job->order[2];                                           \
        Taps_##T taps;                                                                                                 \
        for (sg_index number = from; number < end; number++) {                                                         \
            sg_index image, first;                                                                                     \
            const sg_index count = block_##T(job, number, &image, &first);                                             \
            find_##T(job, image, first, count, -1, &taps);                                                             \
            for (sg_index c = image * job->channels; c < (image + 1) * job->channels; c++)                             \
                sums_##T(&taps, (const T *)job->x + c * job->plane, count, (T *)job->out + c * job->places + first, job->taps); \
            for (sg_index c = image * job->channels; derived && c < (image + 1) * job->channels; c++)                  \
                for (sg_index p = 0; p < count; p++)                                                                   \
                    ((T *)job->out)[c * job->places + first + p] *= taps.factor[p];                                    \
        }                                                                                                              \
    }                                                                                                                  \
                                                                                                                       \
    /* blocks of a grid's gradient */                                                                                  \
    static void to_grid_##T(void *context, sg_index from, sg_index end) {                                              \
        const Job *const job = context;                                                                                \
        Taps_##T taps[3];                                                                                              \
        T total[MOST_TAPS][BLOCK];                                                                          \
        for (sg_index number = from; number < end; number++) {                                                         \
            sg_index image, first;                                                                                     \
            const sg_index count = block_##T(job, number, &image, &first);                                             \
            memset(total, 0, sizeof total);                                                                            \
            for (int d = 0; d < job->dims; d++)                                                                        \
                find_##T(job, image, first, count, d, &taps[d]);                                                       \
            for (sg_index c = image * job->channels; c < (image + 1) * job->channels; c++) {                           \
                const T *const above = (const T *)job->above + c * job->places + first;                                \
                products_##T(&taps[0], (const T *)job->x + c * job->plane, above, count, total, job->taps);            \
            }                                                                                                          \
            T *const to = (T *)job->out + (image * job->places + first) * job->dims;                                   \
            for (int d = 0; d < job->dims; d++)                                                                        \
                for (sg_index p = 0; p < count; p++) {                                                                 \
                    T sum = 0;                                                                                         \
                    for (int k = 0; k < job->taps; k++)                                                                \
                        sum += taps[d].weight[k][p] * total[k][p];                                                     \
                    to[p * job->dims + job->dims - 1 - d] = sum * taps[d].factor[p];                                   \
                }                                                                                                      \
        }                                                                                                              \
    }                                                                                                                  \
                                                                                                                       \
    /* parts of images to which what lies above is added */                                                            \
    static void spread_##T(void *context, sg_index from, sg_index end) {                                               \
        const Job *const job = context;                                                                                \
        Taps_##T taps;                                                                                                 \
        for (sg_index number = from; number < end; number++) {                                                         \
            const sg_index image = number / job->planes, part = number % job->planes;                                  \
            const sg_index low = image * job->channels + job->channels * part / job->planes;                           \
            const sg_index high = image * job->channels + job->channels * (part + 1) / job->planes;                    \
            memset((T *)job->out + low * job->plane, 0, (high - low) * job->plane * sizeof(T));                        \
            for (sg_index first = 0; first < job->places; first += BLOCK) {                                            \
                const sg_index count = job->places - first < BLOCK ? job->places - first : BLOCK;                      \
                find_##T(job, image, first, count, -1, &taps);                                                         \
                for (sg_index c = low; c < high; c++) {                                                                \
                    T *const to = (T *)job->out + c * job->plane;                                                      \
                    const T *const above = (const T *)job->above + c * job->places + first;                            \
                    for (sg_index p = 0; p < count; p++)                                                               \
                        for (int k = 0; k < job->taps; k++)                                                            \
                            if (taps.offset[k][p] >= 0)                                                                \
                                to[taps.offset[k][p]] += taps.weight[k][p] * (taps.factor[p] * above[p]);                                 \
                }                                                                                                      \
            }                                                                                                          \
        }                                                                                                              \
    }
SAMPLING(float, floorf, fmodf, rintf)
SAMPLING(double, floor, fmod, rint)

/* Whether these are a grid and options for images of a shape. The orders of derivatives are those of the grid's last dimension, the last of the images first. */
static int job_of(Job *job, const npy_intp *shape, int ndim, PyObject *grid, const char *mode, const char *padding, int align, const int *orders) {
    static const char *const modes[] = {"bilinear", "nearest", "bicubic"}, *const paddings[] = {"zeros", "border", "reflection"};
    PyArrayObject *const g = (PyArrayObject *)grid;
    *job = (Job){.batch = shape[0], .channels = shape[1], .dims = ndim - 2, .plane = 1, .mode = -1, .padding = -1, .align = align};
    for (int i = 0; i < 3; i++) {
        job->mode = strcmp(mode, modes[i]) ? job->mode : i;
        job->padding = strcmp(padding, paddings[i]) ? job->padding : i;
    }
    if (ndim < 4 || ndim > 5 || !sg_plain(grid) || PyArray_NDIM(g) != ndim || PyArray_DIM(g, ndim - 1) != job->dims || PyArray_DIM(g, 0) != job->batch || job->mode < 0 ||
        job->padding < 0 || (job->mode == CUBIC && job->dims != 2))
        return 0;
    for (int d = 0; d < job->dims; d++) {
        job->size[d] = shape[d + 2];
        job->order[d] = orders[job->dims - 1 - d];
        if (__builtin_mul_overflow(job->plane, shape[d + 2], &job->plane) || job->order[d] < 0)
            return 0;
    }
    const int each = job->mode == NEAREST ? 1 : job->mode == LINEAR ? 2 : 4;
    job->taps = job->dims == 2 ? each * each : each * each * each;
    job->places = PyArray_MultiplyList(PyArray_DIMS(g) + 1, job->dims);
    job->grid = PyArray_DATA(g);
    return job->plane > 0 && job->plane <= INT32_MAX;
}

static int is_real(PyObject *object) { return sg_plain(object) && (sg_number_of((PyArrayObject *)object) == SG_FLOAT || sg_number_of((PyArrayObject *)object) == SG_DOUBLE); }

static int same_type(PyObject *a, PyObject *b) { return PyArray_TYPE((PyArrayObject *)a) == PyArray_TYPE((PyArrayObject *)b); }

static PyArrayObject *new_array(int ndim, const npy_intp *shape, PyObject *like) {
    PyArray_Descr *const dtype = PyArray_DESCR((PyArrayObject *)like);
    Py_INCREF(dtype);
    PyObject *const handler = sg_pool_enter();
    PyObject *const made = PyArray_NewFromDescr(&PyArray_Type, dtype, ndim, shape, NULL, NULL, 0, NULL);
    sg_pool_leave(handler);
    return (PyArrayObject *)made;
}

/* Whether an array holds results: (batch, channels, *places). */
static int are_results(PyObject *above, const Job *job, PyObject *grid) {
    PyArrayObject *const a = (PyArrayObject *)above, *const g = (PyArrayObject *)grid;
    if (!sg_plain(above) || !same_type(above, grid) || PyArray_NDIM(a) != PyArray_NDIM(g) || PyArray_DIM(a, 0) != job->batch || PyArray_DIM(a, 1) != job->channels)
        return 0;
    for (int d = 2; d < PyArray_NDIM(a); d++)
        if (PyArray_DIM(a, d) != PyArray_DIM(g, d - 1))
            return 0;
    return 1;
}

/* sample_grid(x, grid, mode, padding, align, orders) */
static PyObject *sample_grid(PyObject *unused, PyObject *args) {
    PyObject *x, *grid;
    const char *mode, *padding;
    int align, orders[3];
    Job job;
    if (!PyArg_ParseTuple(args, "OOssp(iii)", &x, &grid, &mode, &padding, &align, &orders[0], &orders[1], &orders[2]))
        return NULL;
    PyArrayObject *const images = (PyArrayObject *)x;
    if (!is_real(x) || PyArray_NDIM(images) < 4 || !job_of(&job, PyArray_DIMS(images), PyArray_NDIM(images), grid, mode, padding, align, orders) || !same_type(x, grid))
        Py_RETURN_NONE;
    npy_intp shape[5] = {job.batch, job.channels};
    memcpy(shape + 2, PyArray_DIMS((PyArrayObject *)grid) + 1, job.dims * sizeof(npy_intp));
    PyArrayObject *const out = new_array((int)job.dims + 2, shape, x);
    if (!out)
        return NULL;
    job.x = PyArray_DATA(images);
    job.out = PyArray_DATA(out);
    sg_do_spans(job.batch * ((job.places + BLOCK - 1) / BLOCK), (job.channels + 4) * BLOCK, sg_number_of(images) == SG_FLOAT ? sample_float : sample_double, &job);
    return (PyObject *)out;
}

/* sample_grid_to_images(above, grid, shape, mode, padding, align, orders) */
static PyObject *sample_grid_to_images(PyObject *unused, PyObject *args) {
    PyObject *above, *grid, *sizes;
    const char *mode, *padding;
    int align, orders[3];
    Job job;
    if (!PyArg_ParseTuple(args, "OOO!ssp(iii)", &above, &grid, &PyTuple_Type, &sizes, &mode, &padding, &align, &orders[0], &orders[1], &orders[2]))
        return NULL;
    npy_intp shape[5];
    const int ndim = (int)PyTuple_GET_SIZE(sizes);
    if (!is_real(above) || ndim < 4 || ndim > 5)
        Py_RETURN_NONE;
    for (int d = 0; d < ndim; d++)
        if ((shape[d] = PyLong_AsSsize_t(PyTuple_GET_ITEM(sizes, d))) < 0) {
            PyErr_Clear();
            Py_RETURN_NONE;
        }
    if (!job_of(&job, shape, ndim, grid, mode, padding, align, orders) || !are_results(above, &job, grid))
        Py_RETURN_NONE;
    PyArrayObject *const out = new_array(ndim, shape, above);
    if (!out)
        return NULL;
    job.above = PyArray_DATA((PyArrayObject *)above);
    job.out = PyArray_DATA(out);
    const sg_index size = job.channels * (job.places + job.plane), threads = sg_threads_for(job.batch * size);
    job.planes = job.batch >= threads || job.channels < 2 ? 1 : threads < job.channels ? threads : job.channels;
    sg_do_spans(job.channels ? job.batch * job.planes : 0, size / job.planes + 1, sg_number_of(out) == SG_FLOAT ? spread_float : spread_double, &job);
    return (PyObject *)out;
}

/* sample_grid_to_grid(above, x, grid, mode, padding, align, orders) */
static PyObject *sample_grid_to_grid(PyObject *unused, PyObject *args) {
    PyObject *above, *x, *grid;
    const char *mode, *padding;
    int align, orders[3];
    Job job;
    if (!PyArg_ParseTuple(args, "OOOssp(iii)", &above, &x, &grid, &mode, &padding, &align, &orders[0], &orders[1], &orders[2]))
        return NULL;
    PyArrayObject *const images = (PyArrayObject *)x;
    if (!is_real(x) || PyArray_NDIM(images) < 4 || !job_of(&job, PyArray_DIMS(images), PyArray_NDIM(images), grid, mode, padding, align, orders) || !same_type(x, grid) ||
        !are_results(above, &job, grid))
        Py_RETURN_NONE;
    PyArrayObject *const out = new_array(PyArray_NDIM(images), PyArray_DIMS((PyArrayObject *)grid), grid);
    if (!out)
        return NULL;
    job.x = PyArray_DATA(images);
    job.above = PyArray_DATA((PyArrayObject *)above);
    job.out = PyArray_DATA(out);
    if (job.mode == NEAREST) {
        memset(job.out, 0, PyArray_NBYTES(out));
        return (PyObject *)out;
    }
    sg_do_spans(job.batch * ((job.places + BLOCK - 1) / BLOCK), (job.channels + 4) * BLOCK * job.dims, sg_number_of(images) == SG_FLOAT ? to_grid_float : to_grid_double, &job);
    return (PyObject *)out;
}

static PyMethodDef methods[] = {
    {"sample_grid", sample_grid, METH_VARARGS, "Images sampled at the places of a grid, or derivatives of that; None for what no loop covers."},
    {"sample_grid_to_images", sample_grid_to_images, METH_VARARGS, "The gradient of the images; None likewise."},
    {"sample_grid_to_grid", sample_grid_to_grid, METH_VARARGS, "The gradient of the grid; None likewise."},
};

int sg_sampling_methods(PyObject *dict) { return PyArray_ImportNumPyAPI() < 0 || sg_add_methods(dict, methods, 3); }
