/* Rows of a table, picked by one index and put into bags by another: their sums, inner products and maxima. A negative index names nothing. Each bag belongs to one thread, which takes its rows in their
 * order: no bit depends on the number of threads. */
#define PY_SSIZE_T_CLEAN
#include <Python.h>
#define NPY_NO_DEPRECATED_API NPY_2_0_API_VERSION
#include <numpy/arrayobject.h>
#include <math.h>

#include "along.h"
#include "vector_types.h"

#define MOST 8 /* vectors of sums that stay in registers */
#define AHEAD 12 /* rows that are asked for before they are added: they lie anywhere in the table */
#define LONG 1024 /* rows of one bag that are added before they are added to others, so that their digits last */

typedef struct {
    sg_index count, width, picked, bags; /* rows of the table, numbers of a row, indices, bags */
    const int64_t *row, *bag;
    const void *x, *scales, *other; /* scales may be NULL; other: the table of the second index */
    void *out, *best;
    sg_index step; /* bags of a part */
} Job;

static sg_index run_of(const Job *job, sg_index k) {
    sg_index end = k + 1;
    while (end < job->picked && end < k + LONG && job->bag[end] == job->bag[k])
        end++;
    return end;
}

#define BAGS(NAME, T, V)                                                                                               \
    /* adds some columns of a bag's rows, as many as fill `vectors` vectors */                                         \
    SG_FN void NAME##_add_vectors(const Job *job, sg_index k, sg_index end, T *to, sg_index j, const int vectors) {    \
        V sum[MOST] = {0};                                                                                             \
        for (; k < end; k++) {                                                                                         \
            if (k + AHEAD < job->picked && job->row[k + AHEAD] > 0)                                                    \
                for (int v = 0; v < vectors; v += 64 / sizeof(V))                                                      \
                    __builtin_prefetch((const T *)job->x + job->row[k + AHEAD] * job->width + j + v * WIDE(V));        \
            if (job->row[k] < 0)                                                                                       \
                continue;                                                                                              \
            const T *const row = (const T *)job->x + job->row[k] * job->width + j;                                     \
            const T by = job->scales ? ((const T *)job->scales)[k] : 1;                                                \
            SG_PRAGMA(GCC unroll 8)                                                                                    \
            for (int v = 0; v < vectors; v++)                                                                          \
                sum[v] += AT(V, row + v * WIDE(V)) * by;                                                               \
        }                                                                                                              \
        SG_PRAGMA(GCC unroll 8)                                                                                        \
        for (int v = 0; v < vectors; v++)                                                                              \
            AT(V, to + j + v * WIDE(V)) += sum[v];                                                                     \
    }                                                                                                                  \
    /* adds the last columns, fewer than a vector has: where they are not those of the last row, with what lies behind them, which comes to nothing */ \
    SG_FN void NAME##_add_last(const Job *job, sg_index k, sg_index end, T *to, sg_index j) {                          \
        V sum = {0};                                                                                                   \
        for (; k < end; k++) {                                                                                         \
            if (job->row[k] < 0)                                                                                       \
                continue;                                                                                              \
            const sg_index at = job->row[k] * job->width + j;                                                          \
            const T *const row = (const T *)job->x + at;                                                               \
            const T by = job->scales ? ((const T *)job->scales)[k] : 1;                                                \
            V more = {0};                                                                                              \
            if (at + WIDE(V) <= job->count * job->width)                                                               \
                more = AT(V, row);                                                                                     \
            else                                                                                                       \
                memcpy(&more, row, (size_t)(job->width - j) * sizeof(T));                                              \
            sum += more * by;                                                                                          \
        }                                                                                                              \
        T part[WIDE(V)];                                                                                               \
        memcpy(part, &sum, sizeof part);                                                                               \
        for (sg_index i = j; i < job->width; i++)                                                                      \
            to[i] += part[i - j];                                                                                      \
    }                                                                                                                  \
    SG_TWO_CLONES static void NAME##_sums(void *context, sg_index first, sg_index last) {                              \
        const Job *const job = context;                                                                                \
        first *= job->step, last = last * job->step < job->bags ? last * job->step : job->bags;                        \
        memset((T *)job->out + first * job->width, 0, (size_t)((last - first) * job->width) * sizeof(T));              \
        for (sg_index k = 0, end; k < job->picked; k = end) {                                                          \
            end = run_of(job, k);                                                                                      \
            const sg_index bag = job->bag[k];                                                                          \
            if (bag < first || bag >= last)                                                                            \
                continue;                                                                                              \
            T *const to = (T *)job->out + bag * job->width;                                                            \
            sg_index j = 0;                                                                                            \
            for (; j + MOST * WIDE(V) <= job->width; j += MOST * WIDE(V))                                              \
                NAME##_add_vectors(job, k, end, to, j, MOST);                                                          \
            if (j + 4 * WIDE(V) <= job->width) {                                                                       \
                NAME##_add_vectors(job, k, end, to, j, 4);                                                             \
                j += 4 * WIDE(V);                                                                                      \
            }                                                                                                          \
            if (j + 2 * WIDE(V) <= job->width) {                                                                       \
                NAME##_add_vectors(job, k, end, to, j, 2);                                                             \
                j += 2 * WIDE(V);                                                                                      \
            }                                                                                                          \
            if (j + WIDE(V) <= job->width) {                                                                           \
                NAME##_add_vectors(job, k, end, to, j, 1);                                                             \
                j += WIDE(V);                                                                                          \
            }                                                                                                          \
            if (j < job->width)                                                                                        \
                NAME##_add_last(job, k, end, to, j);                                                                   \
        }                                                                                                              \
    }                                                                                                                  \
    SG_TWO_CLONES static void NAME##_products(void *context, sg_index first, sg_index last) {                          \
        const Job *const job = context;                                                                                \
        for (sg_index k = first; k < last; k++) {                                                                      \
            if (job->row[k] < 0 || job->bag[k] < 0) {                                                                  \
                ((T *)job->out)[k] = 0;                                                                                \
                continue;                                                                                              \
            }                                                                                                          \
            const T *const a = (const T *)job->x + job->row[k] * job->width, *const b = (const T *)job->other + job->bag[k] * job->width; \
            double total = 0;                                                                                          \
            for (sg_index begin = 0; begin < job->width; begin += SG_SUM_BLOCK) {                                      \
                const sg_index end = job->width - begin < SG_SUM_BLOCK ? job->width : begin + SG_SUM_BLOCK;            \
                T sum = 0;                                                                                             \
                SG_SHORT_SUM(sum, begin, end, a[i] * b[i])                                                             \
                total += sum;                                                                                          \
            }                                                                                                          \
            ((T *)job->out)[k] = (T)total;                                                                             \
        }                                                                                                              \
    }                                                                                                                  \
    SG_TWO_CLONES static void NAME##_maxima(void *context, sg_index first, sg_index last) {                            \
        const Job *const job = context;                                                                                \
        const sg_index width = job->width;                                                                             \
        first *= job->step, last = last * job->step < job->bags ? last * job->step : job->bags;                        \
        int64_t *const out = job->out;                                                                                 \
        T *const best = job->best;                                                                                     \
        for (sg_index i = first * width; i < last * width; i++) {                                                      \
            out[i] = -1;                                                                                               \
            best[i] = -(T)INFINITY;                                                                                    \
        }                                                                                                              \
        for (sg_index k = 0; k < job->picked; k++) {                                                                   \
            const sg_index bag = job->bag[k];                                                                          \
            const int64_t number = job->row[k];                                                                        \
            if (bag < first || bag >= last || number < 0)                                                              \
                continue;                                                                                              \
            const T *const row = (const T *)job->x + number * width;                                                   \
            T *const most = best + bag * width;                                                                        \
            int64_t *const to = out + bag * width;                                                                     \
            SG_INDEPENDENT                                                                                             \
            for (sg_index i = 0; i < width; i++) {                                                                     \
                const int larger = (row[i] > most[i]) | (to[i] < 0) | ((row[i] != row[i]) & (most[i] == most[i]));     \
                to[i] = larger ? number : to[i];                                                                       \
                most[i] = larger ? row[i] : most[i];                                                                   \
            }                                                                                                          \
        }                                                                                                              \
    }
BAGS(bags_float, float, floats)
BAGS(bags_double, double, doubles)

/* Whether these are so many indices below `limit`; a negative one names nothing. */
static int are_below(PyObject *given, sg_index count, sg_index limit) {
    PyArrayObject *const array = (PyArrayObject *)given;
    if (!sg_plain(given) || PyArray_NDIM(array) != 1 || PyArray_TYPE(array) != NPY_INT64 || PyArray_DIM(array, 0) != count)
        return 0;
    const int64_t *const index = PyArray_DATA(array);
    int64_t signs = 0; /* of what is left up to the last one, which vectors of any processor compute */
    for (sg_index k = 0; k < count; k++)
        signs |= limit - 1 - index[k];
    return signs >= 0;
}

static int is_table(PyObject *given) {
    if (!sg_plain(given) || PyArray_NDIM((PyArrayObject *)given) != 2)
        return 0;
    const sg_number number = sg_number_of((PyArrayObject *)given);
    return number == SG_FLOAT || number == SG_DOUBLE;
}

static sg_index length_of(PyObject *index) { return sg_plain(index) && PyArray_NDIM((PyArrayObject *)index) == 1 ? PyArray_DIM((PyArrayObject *)index, 0) : -1; }

/* Does a job over bags: each part looks at all indices, so that there are no more parts than threads. */
static void share_bags(Job *job, sg_span_work work) {
    const sg_index elements = job->picked * job->width + job->bags * job->width;
    const int threads = elements < SG_RELEASE_AT ? 1 : sg_threads_for(elements);
    job->step = job->bags / threads + (job->bags % threads > 0);
    if (threads == 1) {
        work(job, 0, 1);
        return;
    }
    Py_BEGIN_ALLOW_THREADS
    sg_share_out((job->bags + job->step - 1) / job->step, job->step * job->width, work, job);
    Py_END_ALLOW_THREADS
}

/* bag_sums(x, rows, bags, scales, count) */
static PyObject *bag_sums(PyObject *unused, PyObject *args) {
    PyObject *table, *rows, *bags, *scales;
    Py_ssize_t count;
    if (!PyArg_ParseTuple(args, "OOOOn", &table, &rows, &bags, &scales, &count))
        return NULL;
    PyArrayObject *const x = (PyArrayObject *)table, *const by = (PyArrayObject *)scales;
    const sg_index picked = length_of(rows);
    if (!is_table(table) || count < 0 || !are_below(rows, picked, PyArray_DIM(x, 0)) || !are_below(bags, picked, count) ||
        (scales != Py_None && !(sg_plain(scales) && PyArray_NDIM(by) == 1 && PyArray_TYPE(by) == PyArray_TYPE(x) && PyArray_DIM(by, 0) == picked)))
        Py_RETURN_NONE;
    PyArrayObject *const out = sg_new_resized(x, 0, count, PyArray_DESCR(x));
    if (!out || !PyArray_SIZE(out))
        return (PyObject *)out;
    Job job = {.count = PyArray_DIM(x, 0), .width = PyArray_DIM(x, 1), .picked = picked, .bags = count, .row = PyArray_DATA((PyArrayObject *)rows), .bag = PyArray_DATA((PyArrayObject *)bags),
               .x = PyArray_DATA(x), .scales = scales == Py_None ? NULL : PyArray_DATA(by), .out = PyArray_DATA(out)};
    share_bags(&job, sg_number_of(x) == SG_FLOAT ? bags_float_sums : bags_double_sums);
    return (PyObject *)out;
}

/* bag_products(a, b, rows of a, rows of b) */
static PyObject *bag_products(PyObject *unused, PyObject *args) {
    PyObject *first, *second, *rows, *bags;
    if (!PyArg_ParseTuple(args, "OOOO", &first, &second, &rows, &bags))
        return NULL;
    PyArrayObject *const a = (PyArrayObject *)first, *const b = (PyArrayObject *)second;
    npy_intp picked = length_of(rows);
    if (!is_table(first) || !is_table(second) || PyArray_TYPE(a) != PyArray_TYPE(b) || PyArray_DIM(a, 1) != PyArray_DIM(b, 1) ||
        !are_below(rows, picked, PyArray_DIM(a, 0)) || !are_below(bags, picked, PyArray_DIM(b, 0)))
        Py_RETURN_NONE;
    PyArrayObject *const out = sg_new_array(1, &picked, PyArray_DESCR(a));
    if (!out)
        return NULL;
    Job job = {.width = PyArray_DIM(a, 1), .picked = picked, .row = PyArray_DATA((PyArrayObject *)rows), .bag = PyArray_DATA((PyArrayObject *)bags),
               .x = PyArray_DATA(a), .other = PyArray_DATA(b), .out = PyArray_DATA(out)};
    sg_do_spans(picked, job.width, sg_number_of(a) == SG_FLOAT ? bags_float_products : bags_double_products, &job);
    return (PyObject *)out;
}

/* bag_maxima(x, rows, bags, count) */
static PyObject *bag_maxima(PyObject *unused, PyObject *args) {
    PyObject *table, *rows, *bags;
    Py_ssize_t count;
    if (!PyArg_ParseTuple(args, "OOOn", &table, &rows, &bags, &count))
        return NULL;
    PyArrayObject *const x = (PyArrayObject *)table;
    const sg_index picked = length_of(rows);
    if (!is_table(table) || count < 0 || !are_below(rows, picked, PyArray_DIM(x, 0)) || !are_below(bags, picked, count))
        Py_RETURN_NONE;
    PyArray_Descr *const whole = PyArray_DescrFromType(NPY_INT64);
    PyArrayObject *const out = sg_new_resized(x, 0, count, whole), *const best = sg_new_resized(x, 0, count, PyArray_DESCR(x));
    Py_DECREF(whole);
    if (out && best && PyArray_SIZE(out)) {
        Job job = {.count = PyArray_DIM(x, 0), .width = PyArray_DIM(x, 1), .picked = picked, .bags = count, .row = PyArray_DATA((PyArrayObject *)rows),
                   .bag = PyArray_DATA((PyArrayObject *)bags), .x = PyArray_DATA(x), .out = PyArray_DATA(out), .best = PyArray_DATA(best)};
        share_bags(&job, sg_number_of(x) == SG_FLOAT ? bags_float_maxima : bags_double_maxima);
    }
    if (out && !best) {
        Py_DECREF(out);
        return NULL;
    }
    Py_XDECREF(best);
    return (PyObject *)out;
}

static PyMethodDef methods[] = {
    {"bag_sums", bag_sums, METH_VARARGS, "Sums of a table's rows, bag by bag; None for what no loop covers."},
    {"bag_products", bag_products, METH_VARARGS, "Inner products of two tables' rows; None for what no loop covers."},
    {"bag_maxima", bag_maxima, METH_VARARGS, "The rows of a table that are largest in a column of a bag; None for what no loop covers."},
};

int sg_bags_methods(PyObject *dict) { return PyArray_ImportNumPyAPI() < 0 || sg_add_methods(dict, methods, 3); }
