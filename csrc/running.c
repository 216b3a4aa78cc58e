/* Running sums, products, logarithms of sums, maxima and minima along a dimension, which NumPy computes one row after another in one thread. Each result builds
 * on the one before: rows that lie side by side are computed together, so that a processor need not wait for one addition before it starts the next.
 * The order of the additions is that of the elements, whatever the number of threads. */
#define PY_SSIZE_T_CLEAN
#include <Python.h>
#define NPY_NO_DEPRECATED_API NPY_2_0_API_VERSION
#include <numpy/arrayobject.h>

#include "along.h"
#include "rows.h"

#define TOGETHER 8 /* rows */
#define BLOCK 4096 /* elements of a row of neighbours: one result is still in the nearest cache when the next is computed */

typedef struct {
    sg_job job;
    const char *x;
    char *out;
    int from_end; /* of totals: the last element comes first */
    int64_t *indices; /* of extremes */
} Job;

/* Running results of `count` neighbours: element i of neighbour j lies at i * step + j * apart. Totals are of type WIDE, and rounded where they are put. */
#define TOTALS(NAME, T, WIDE, JOIN, ROUNDED)                                                                               \
    static inline __attribute__((always_inline)) void NAME##_rows(const T *x, T *out, sg_index n, sg_index step, sg_index apart, const int count) { \
        WIDE total[TOGETHER];                                                                                              \
        for (int j = 0; j < count; j++)                                                                                    \
            total[j] = out[j * apart] = x[j * apart];                                                                      \
        for (sg_index i = 1; i < n; i++)                                                                                   \
            for (int j = 0; j < count; j++) {                                                                              \
                total[j] = JOIN(total[j], x[i * step + j * apart]);                                                        \
                out[i * step + j * apart] = ROUNDED(total[j]);                                                             \
            }                                                                                                              \
    }                                                                                                                      \
    static void NAME(const sg_job *given, sg_share share) {                                                                \
        const Job *job = (const Job *)given;                                                                               \
        const sg_index n = job->job.extent.n, inner = job->job.extent.inner;                                               \
        if (inner == 1) {                                                                                                  \
            const sg_index start = job->from_end ? n - 1 : 0, step = job->from_end ? -1 : 1;                               \
            sg_index row = share.first;                                                                                    \
            for (; row + TOGETHER <= share.last; row += TOGETHER)                                                          \
                NAME##_rows((const T *)job->x + row * n + start, (T *)job->out + row * n + start, n, step, n, TOGETHER);   \
            for (; row < share.last; row++)                                                                                \
                NAME##_rows((const T *)job->x + row * n + start, (T *)job->out + row * n + start, n, step, n, 1);          \
            return;                                                                                                        \
        }                                                                                                                  \
        for (sg_index slice = share.first; slice < share.last; slice++) {                                                  \
            const sg_index start = slice * n * inner + (job->from_end ? (n - 1) * inner : 0);                              \
            const sg_index step = job->from_end ? -inner : inner;                                                          \
            for (sg_index low = share.low; low < share.high; low += BLOCK) {                                       \
                const sg_index count = share.high - low < BLOCK ? share.high - low : BLOCK;                                \
                const T *x = (const T *)job->x + start + low;                                                              \
                T *out = (T *)job->out + start + low;                                                                      \
                memcpy(out, x, count * sizeof(T));                                                                         \
                NAME##_down(x, out, n, step, count);                                                                       \
            }                                                                                                              \
        }                                                                                                                  \
    }

/* Running results down the rows of a block, whose first row stands in `out`. */
#define DOWN(NAME, T, JOIN)                                                                                                \
    static void NAME##_down(const T *x, T *out, sg_index n, sg_index step, sg_index count) {                               \
        for (sg_index i = 1; i < n; i++) {                                                                                 \
            x += step;                                                                                                     \
            const T *const before = out;                                                                                   \
            out += step;                                                                                                   \
            SG_INDEPENDENT                                                                                                 \
            for (sg_index j = 0; j < count; j++)                                                                           \
                out[j] = JOIN(before[j], x[j]);                                                                            \
        }                                                                                                                  \
    }                                                                                                                      \
    TOTALS(NAME, T, T, JOIN, )

#define SUM(a, b) ((a) + (b))
#define PRODUCT(a, b) ((a) * (b))
DOWN(sum_float, float, SUM)
DOWN(sum_double, double, SUM)
DOWN(sum_int64, int64_t, SUM)
DOWN(product_double, double, PRODUCT)
DOWN(product_int64, int64_t, PRODUCT)

/* Products of floats are kept in double. Processors are slow on numbers too small for all their digits, where a long product of floats may stay for ever. */
#define WIDE_PRODUCT(a, b) (fabs((a) * (b)) < 0x1p-1022 ? 0 : (a) * (b))
#define NARROW(a) ((float)(fabs(a) < 0x1p-150 ? 0 : (a)))
SG_TWO_CLONES static void product_float_down(const float *x, float *out, sg_index n, sg_index step, sg_index count) {
    double total[BLOCK];
    for (sg_index j = 0; j < count; j++)
        total[j] = out[j];
    for (sg_index i = 1; i < n; i++) {
        x += step;
        out += step;
        SG_INDEPENDENT
        for (sg_index j = 0; j < count; j++) {
            total[j] = WIDE_PRODUCT(total[j], x[j]);
            out[j] = NARROW(total[j]);
        }
    }
}
TOTALS(product_float, float, double, WIDE_PRODUCT, NARROW)

/* log(exp(a) + exp(b)), without a function of libm's: the same bits in vectors and alone. log(1 + t) is 2 artanh(s), of s = t / (2 + t) up to 1/3, whose series
 * is added up from its end. */
#define LOG_ADDED(NAME, T, S, TERMS)                                                                                       \
    static inline __attribute__((always_inline)) T NAME(T a, T b) {                                                        \
        const T apart = a == b ? 0 : -sg_abs_##S(a - b), top = a > b ? a : b; /* equal infinities are not subtracted */    \
        const T t = sg_exp_##S(apart), s = t / (2 + t), z = s * s;                                                         \
        T series = 0;                                                                                                      \
        SG_PRAGMA(GCC unroll 20)                                                                                           \
        for (int k = TERMS; k >= 0; k--)                                                                                   \
            series = series * z + (T)1 / (2 * k + 1);                                                                      \
        return top + 2 * s * series;                                                                                       \
    }
LOG_ADDED(log_added_float, float, f32, 7)
LOG_ADDED(log_added_double, double, f64, 16)

/* The running logarithm of a sum of exponentials takes as long for one row as for as many as fill vectors: these are taken together, and one alone is left to NumPy. */
#define LANES 32
#define LOGARITHMS(NAME, T, JOIN)                                                                                          \
    SG_TWO_CLONES static void NAME##_rows(const T *x, T *out, sg_index n, sg_index count) {                                    \
        T total[LANES] = {0}, next[LANES] = {0};                                                                           \
        for (sg_index j = 0; j < count; j++)                                                                               \
            total[j] = out[j * n] = x[j * n];                                                                              \
        for (sg_index i = 1; i < n; i++) {                                                                                 \
            for (sg_index j = 0; j < count; j++)                                                                           \
                next[j] = x[j * n + i];                                                                                    \
            SG_INDEPENDENT                                                                                                 \
            for (sg_index j = 0; j < LANES; j++)                                                                           \
                total[j] = JOIN(total[j], next[j]);                                                                        \
            for (sg_index j = 0; j < count; j++)                                                                           \
                out[j * n + i] = total[j];                                                                                 \
        }                                                                                                                  \
    }                                                                                                                      \
    SG_TWO_CLONES static void NAME##_neighbours(const T *restrict before, const T *restrict x, T *restrict out, sg_index count) { \
        SG_INDEPENDENT                                                                                                     \
        for (sg_index j = 0; j < count; j++)                                                                               \
            out[j] = JOIN(before[j], x[j]);                                                                                \
    }                                                                                                                      \
    static void NAME(const sg_job *given, sg_share share) {                                                                \
        const Job *job = (const Job *)given;                                                                               \
        const sg_index n = job->job.extent.n, inner = job->job.extent.inner;                                               \
        if (inner == 1)                                                                                                    \
            for (sg_index row = share.first; row < share.last; row += LANES)                                               \
                NAME##_rows((const T *)job->x + row * n, (T *)job->out + row * n, n, share.last - row < LANES ? share.last - row : LANES); \
        else                                                                                                               \
            for (sg_index slice = share.first; slice < share.last; slice++)                                                \
                for (sg_index begin = share.low; begin < share.high; begin += BLOCK) {                                     \
                    const sg_index count = share.high - begin < BLOCK ? share.high - begin : BLOCK;                        \
                    const T *x = (const T *)job->x + slice * n * inner + begin;                                            \
                    T *out = (T *)job->out + slice * n * inner + begin;                                                    \
                    memcpy(out, x, count * sizeof(T));                                                                     \
                    for (sg_index i = 1; i < n; i++, out += inner)                                                         \
                        NAME##_neighbours(out, x += inner, out + inner, count);                                            \
                }                                                                                                          \
    }
LOGARITHMS(log_sum_float, float, log_added_float)
LOGARITHMS(log_sum_double, double, log_added_double)

/* The later of equal elements is the one that counts, and a NaN counts for more than any number. A comparison is false for a NaN. */
#define EXTREMES(NAME, T, BETTER)                                                                                          \
    static void NAME(const sg_job *given, sg_share share) {                                                                  \
        const Job *job = (const Job *)given;                                                                                            \
        const sg_index n = job->job.extent.n, inner = job->job.extent.inner;                                                       \
        for (sg_index slice = share.first; slice < share.last; slice++) {                                                  \
            const T *x = (const T *)job->x + slice * n * inner;                                                            \
            T *out = (T *)job->out + slice * n * inner;                                                                    \
            int64_t *at = job->indices + slice * n * inner;                                                                \
            if (inner == 1) {                                                                                              \
                T best = x[0];                                                                                             \
                int64_t where = 0;                                                                                         \
                for (sg_index i = 0; i < n; i++) {                                                                         \
                    if (x[i] BETTER best || x[i] != x[i])                                                                  \
                        best = x[i], where = i;                                                                            \
                    out[i] = best;                                                                                         \
                    at[i] = where;                                                                                         \
                }                                                                                                          \
                continue;                                                                                                  \
            }                                                                                                              \
            for (sg_index j = share.low; j < share.high; j++)                                                              \
                out[j] = x[j], at[j] = 0;                                                                                  \
            for (sg_index i = 1; i < n; i++) {                                                                             \
                x += inner;                                                                                                \
                const T *const before = out;                                                                               \
                const int64_t *const was_at = at;                                                                          \
                out += inner;                                                                                              \
                at += inner;                                                                                               \
                SG_INDEPENDENT                                                                                             \
                for (sg_index j = share.low; j < share.high; j++) {                                                        \
                    const int better = (x[j] BETTER before[j]) | (x[j] != x[j]);                                           \
                    out[j] = better ? x[j] : before[j];                                                                    \
                    at[j] = better ? i : was_at[j];                                                                        \
                }                                                                                                          \
            }                                                                                                              \
        }                                                                                                                  \
    }

EXTREMES(largest_float, float, >=)
EXTREMES(largest_double, double, >=)
EXTREMES(largest_int32, int32_t, >=)
EXTREMES(largest_int64, int64_t, >=)
EXTREMES(least_float, float, <=)
EXTREMES(least_double, double, <=)
EXTREMES(least_int32, int32_t, <=)
EXTREMES(least_int64, int64_t, <=)

#define ABREAST 32 /* a power of two */

/* The last of the running products. */
#define WHOLE_PRODUCT(NAME, T, TYPE)                                                                                       \
    SG_TWO_CLONES static void NAME##_into(T *restrict out, const T *restrict x, sg_index count) {                          \
        for (sg_index j = 0; j < count; j++)                                                                               \
            out[j] *= x[j];                                                                                                \
    }                                                                                                                      \
    SG_TWO_CLONES static T NAME##_of_row(const T *x, sg_index n) { /* several products, as none waits for another */       \
        T parts[ABREAST];                                                                                                  \
        memcpy(parts, x, sizeof(parts));                                                                                   \
        sg_index i = ABREAST;                                                                                              \
        for (; i + ABREAST <= n; i += ABREAST)                                                                             \
            for (int k = 0; k < ABREAST; k++)                                                                              \
                parts[k] *= x[i + k];                                                                                      \
        for (int k = 0; i < n; i++, k++)                                                                                   \
            parts[k] *= x[i];                                                                                              \
        for (int half = ABREAST / 2; half; half /= 2)                                                                      \
            for (int k = 0; k < half; k++)                                                                                 \
                parts[k] *= parts[k + half];                                                                               \
        return parts[0];                                                                                                   \
    }                                                                                                                      \
    static void NAME(const sg_job *given, sg_share share) {                                                                \
        const Job *const job = (const Job *)given;                                                                         \
        const sg_index n = given->extent.n, inner = given->extent.inner;                                                   \
        if (inner == 1 && n < SG_SHORT_ROW) {                                                                              \
            sg_rows_of('*', TYPE)((const T *)job->x + share.first * n, (T *)job->out + share.first, n, share.last - share.first); \
            return;                                                                                                        \
        }                                                                                                                  \
        for (sg_index slice = share.first; slice < share.last; slice++) {                                                  \
            const T *const x = (const T *)job->x + slice * n * inner;                                                      \
            T *const out = (T *)job->out + slice * inner;                                                                  \
            if (inner == 1) {                                                                                              \
                out[0] = NAME##_of_row(x, n);                                                                              \
                continue;                                                                                                  \
            }                                                                                                              \
            for (sg_index low = share.low; low < share.high; low += BLOCK) {                                               \
                const sg_index count = share.high - low < BLOCK ? share.high - low : BLOCK;                                \
                memcpy(out + low, x + low, count * sizeof(T));                                                             \
                for (sg_index i = 1; i < n; i++)                                                                           \
                    NAME##_into(out + low, x + i * inner + low, count);                                                    \
            }                                                                                                              \
        }                                                                                                                  \
    }

WHOLE_PRODUCT(whole_product_float, float, SG_f32)
WHOLE_PRODUCT(whole_product_double, double, SG_f64)
WHOLE_PRODUCT(whole_product_int64, uint64_t, SG_i64)

typedef void (*Run)(const sg_job *, sg_share);

static Run total_of(int how, sg_number number, sg_extent extent, int from_end) {
    if (how == 'l') {
        const int together = !from_end && extent.outer * extent.inner > 1;
        return !together ? NULL : number == SG_FLOAT ? log_sum_float : number == SG_DOUBLE ? log_sum_double : NULL;
    }
    switch (number) {
    case SG_FLOAT: return how == '+' ? sum_float : product_float;
    case SG_DOUBLE: return how == '+' ? sum_double : product_double;
    case SG_INT64: return how == '+' ? sum_int64 : product_int64;
    default: return NULL;
    }
}

static Run extreme_of(int largest, sg_number number) {
    switch (number) {
    case SG_FLOAT: return largest ? largest_float : least_float;
    case SG_DOUBLE: return largest ? largest_double : least_double;
    case SG_INT32: return largest ? largest_int32 : least_int32;
    case SG_INT64: return largest ? largest_int64 : least_int64;
    default: return NULL;
    }
}

/* running(how, x, dim, from_end) */
static PyObject *running(PyObject *unused, PyObject *args) {
    int how, dim, from_end;
    PyObject *x;
    if (!PyArg_ParseTuple(args, "COip", &how, &x, &dim, &from_end))
        return NULL;
    PyArrayObject *const given = (PyArrayObject *)x;
    const int covered = sg_plain(x) && dim >= 0 && dim < PyArray_NDIM(given);
    Run run = covered ? total_of(how, sg_number_of(given), sg_extent_of(given, dim), from_end) : NULL;
    if (!run)
        Py_RETURN_NONE;
    PyArrayObject *const out = sg_new_like(given, PyArray_DESCR(given));
    if (!out)
        return NULL;
    Job job = {{sg_extent_of(given, dim), run}, PyArray_BYTES(given), PyArray_BYTES(out), .from_end = from_end};
    sg_do(&job.job, PyArray_SIZE(given));
    return (PyObject *)out;
}

/* product(x, dim): of each row, which stays a dimension of one element */
static PyObject *product(PyObject *unused, PyObject *const *args, Py_ssize_t count) {
    if (count != 2 || !sg_plain(args[0]) || !PyLong_CheckExact(args[1]))
        Py_RETURN_NONE;
    PyArrayObject *const x = (PyArrayObject *)args[0];
    const sg_number number = sg_number_of(x);
    const Py_ssize_t dim = PyLong_AsSsize_t(args[1]);
    const Run run = number == SG_FLOAT ? whole_product_float : number == SG_DOUBLE ? whole_product_double : number == SG_INT64 ? whole_product_int64 : NULL;
    PyErr_Clear(); /* a number beyond 63 bits is no dimension */
    if (!run || dim < 0 || dim >= PyArray_NDIM(x) || !PyArray_SIZE(x))
        Py_RETURN_NONE;
    PyArrayObject *const out = sg_new_resized(x, (int)dim, 1, PyArray_DESCR(x));
    if (!out)
        return NULL;
    Job job = {{sg_extent_of(x, (int)dim), run}, PyArray_BYTES(x), PyArray_BYTES(out)};
    sg_do(&job.job, PyArray_SIZE(x));
    return (PyObject *)out;
}

/* running_extremes(largest, x, dim) */
static PyObject *running_extremes(PyObject *unused, PyObject *args) {
    int largest, dim;
    PyObject *x;
    if (!PyArg_ParseTuple(args, "pOi", &largest, &x, &dim))
        return NULL;
    Run run = sg_plain(x) && dim >= 0 && dim < PyArray_NDIM((PyArrayObject *)x) ? extreme_of(largest, sg_number_of((PyArrayObject *)x)) : NULL;
    if (!run)
        Py_RETURN_NONE;
    PyArrayObject *const given = (PyArrayObject *)x, *const values = sg_new_like(given, PyArray_DESCR(given));
    PyArray_Descr *const integers = PyArray_DescrFromType(NPY_INT64);
    PyArrayObject *const indices = values ? sg_new_like(given, integers) : NULL;
    Py_DECREF(integers);
    if (!indices) {
        Py_XDECREF(values);
        return NULL;
    }
    Job job = {{sg_extent_of(given, dim), run}, PyArray_BYTES(given), PyArray_BYTES(values), .indices = PyArray_DATA(indices)};
    sg_do(&job.job, PyArray_SIZE(given));
    return Py_BuildValue("NN", values, indices);
}

static PyMethodDef methods[] = {
    {"product", (PyCFunction)(void (*)(void))product, METH_FASTCALL, "The product of each row along a dimension, which stays; None for what no loop covers."},
    {"running", running, METH_VARARGS, "The running sum ('+'), product ('*') or logarithm of a sum of exponentials ('l') along a dimension; None for what no loop covers."},
    {"running_extremes", running_extremes, METH_VARARGS, "The running maximum or minimum, and where it was found; None for what no loop covers."},
};

int sg_running_methods(PyObject *dict) {
    return PyArray_ImportNumPyAPI() < 0 || sg_add_methods(dict, methods, 3);
}
