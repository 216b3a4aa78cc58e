/* The gradients of rows that were shifted and scaled to mean zero and variance one, and of the weight and the bias that all rows share. Each row is read three times,
 * while it is in the cache: for its mean, for what depends on that, and for the gradients. Rows are taken in parts that do not depend on the number of threads; each part
 * adds up its own sums for the weight and the bias. */
#define PY_SSIZE_T_CLEAN
#include <Python.h>
#define NPY_NO_DEPRECATED_API NPY_2_0_API_VERSION
#include <numpy/arrayobject.h>
#include <math.h>

#include "along.h"
#include "vector_types.h"

#define PARTS 32 /* the most */
#define LEAST 16 /* rows of a part, which has to pay for its sums */
#define NEAR 512 /* elements of a row: so many rows of no more stay in the nearest caches */
#define SHORT 32 /* rows whose sums are computed in their own type, before they are added in double */

typedef struct {
    sg_index rows, n, each, parts; /* each: rows of a part */
    double eps;
    const void *x, *above, *weight; /* NULL: ones */
    void *out; /* NULL where it is not wanted */
    void *few; /* of each part, the sums for the weight and for the bias of its last rows; NULL where neither is wanted */
    double *sums; /* of all its rows; NULL where these are few */
} Job;

#define ABOVE(V, i) (w ? (V)(AT(V, g + i) * AT(V, w + i)) : (V)AT(V, g + i)) /* what comes from above, times the weight */

#define ROWS(NAME, T, V)                                                                                               \
    SG_FN T NAME##_lanes(const V *v) {                                                                                 \
        T part[WIDE(V)];                                                                                               \
        memcpy(part, v, sizeof part);                                                                                  \
        for (int half = WIDE(V) / 2; half; half /= 2)                                                                  \
            for (int i = 0; i < half; i++)                                                                             \
                part[i] += part[i + half];                                                                             \
        return part[0];                                                                                                \
    }                                                                                                                  \
    SG_FN double NAME##_sum(const T *x, sg_index n) {                                                                  \
        double total = 0;                                                                                              \
        for (sg_index b = 0; b < n; b += SG_SUM_BLOCK) {                                                               \
            const sg_index end = n - b < SG_SUM_BLOCK ? n : b + SG_SUM_BLOCK;                                          \
            V even = {0}, odd = {0};                                                                                   \
            sg_index i = b;                                                                                            \
            for (; i + 2 * WIDE(V) <= end; i += 2 * WIDE(V)) {                                                         \
                even += AT(V, x + i);                                                                                  \
                odd += AT(V, x + i + WIDE(V));                                                                         \
            }                                                                                                          \
            if (i + WIDE(V) <= end) {                                                                                  \
                even += AT(V, x + i);                                                                                  \
                i += WIDE(V);                                                                                          \
            }                                                                                                          \
            even += odd;                                                                                               \
            T sum = NAME##_lanes(&even);                                                                               \
            for (; i < end; i++)                                                                                       \
                sum += x[i];                                                                                           \
            total += sum;                                                                                              \
        }                                                                                                              \
        return total;                                                                                                  \
    }                                                                                                                  \
    typedef struct { double squares, above, products; } NAME##_sums; /* of distances from the mean, of the gradients, of these times distances */ \
    SG_FN NAME##_sums NAME##_of_row(const T *x, const T *g, const T *w, sg_index n, T mean) {                          \
        NAME##_sums total = {0, 0, 0};                                                                                 \
        for (sg_index b = 0; b < n; b += SG_SUM_BLOCK) {                                                               \
            const sg_index end = n - b < SG_SUM_BLOCK ? n : b + SG_SUM_BLOCK;                                          \
            V squares = {0}, above = {0}, products = {0}, squares2 = {0}, above2 = {0}, products2 = {0};               \
            sg_index i = b;                                                                                            \
            for (; i + 2 * WIDE(V) <= end; i += 2 * WIDE(V)) {                                                         \
                const sg_index j = i + WIDE(V);                                                                        \
                const V away = AT(V, x + i) - mean, away2 = AT(V, x + j) - mean;                                       \
                const V by = ABOVE(V, i);                                                                              \
                const V by2 = ABOVE(V, j);                                                                             \
                squares += away * away;                                                                                \
                squares2 += away2 * away2;                                                                             \
                above += by;                                                                                           \
                above2 += by2;                                                                                         \
                products += by * away;                                                                                 \
                products2 += by2 * away2;                                                                              \
            }                                                                                                          \
            if (i + WIDE(V) <= end) {                                                                                  \
                const V away = AT(V, x + i) - mean, by = ABOVE(V, i);                                                  \
                squares += away * away;                                                                                \
                above += by;                                                                                           \
                products += by * away;                                                                                 \
                i += WIDE(V);                                                                                          \
            }                                                                                                          \
            squares += squares2;                                                                                       \
            above += above2;                                                                                           \
            products += products2;                                                                                     \
            T s = NAME##_lanes(&squares), a = NAME##_lanes(&above), p = NAME##_lanes(&products);                       \
            for (; i < end; i++) {                                                                                     \
                const T away = x[i] - mean, by = w ? g[i] * w[i] : g[i];                                               \
                s += away * away;                                                                                      \
                a += by;                                                                                               \
                p += by * away;                                                                                        \
            }                                                                                                          \
            total.squares += s;                                                                                        \
            total.above += a;                                                                                          \
            total.products += p;                                                                                       \
        }                                                                                                              \
        return total;                                                                                                  \
    }                                                                                                                  \
    typedef struct { T mean, scale, less, by; } NAME##_found; /* of a row: its gradient is above * scale - less - (x - mean) * by */\
    /* Of up to SG_TOGETHER rows what their gradients need. One step of all rows at a time: those of one row wait for each other. */\
    SG_FN void NAME##_find(const T *x, const T *g, const T *w, sg_index n, sg_index rows, double eps, NAME##_found *found) {\
        NAME##_sums sums[SG_TOGETHER];                                                                                 \
        for (sg_index r = 0; r < rows; r++)                                                                            \
            found[r].mean = (T)(NAME##_sum(x + r * n, n) / (double)n);                                                 \
        for (sg_index r = 0; r < rows; r++)                                                                            \
            sums[r] = NAME##_of_row(x + r * n, g + r * n, w, n, found[r].mean);                                        \
        for (sg_index r = 0; r < rows; r++) {                                                                          \
            const double unit = 1 / sqrt(sums[r].squares / (double)n + eps);                                           \
            found[r].scale = (T)unit;                                                                                  \
            found[r].less = (T)(unit * (sums[r].above / (double)n));                                                   \
            found[r].by = (T)(unit * (unit * (sums[r].products / (double)n)) * unit);                                  \
        }                                                                                                              \
    }                                                                                                                  \
    SG_FN void NAME##_row(const T *restrict x, const T *restrict g, const T *restrict w, T *restrict out, T *restrict weights, T *restrict biases, sg_index n, NAME##_found of) {\
        if (out)                                                                                                       \
            SG_INDEPENDENT                                                                                             \
            for (sg_index i = 0; i < n; i++)                                                                           \
                out[i] = (w ? g[i] * w[i] : g[i]) * of.scale - of.less - (x[i] - of.mean) * of.by;                     \
        if (weights)                                                                                                   \
            SG_INDEPENDENT                                                                                             \
            for (sg_index i = 0; i < n; i++) {                                                                         \
                weights[i] += g[i] * ((x[i] - of.mean) * of.scale);                                                    \
                biases[i] += g[i];                                                                                     \
            }                                                                                                          \
    }                                                                                                                  \
    /* `few`: room for the sums of few rows; those of a part that has no more stay there */                            \
    SG_TWO_CLONES static void NAME##_part(const Job *job, sg_index part, T *few) {                                     \
        const sg_index n = job->n, first = part * job->each, last = first + job->each < job->rows ? first + job->each : job->rows; \
        const sg_index at_once = n > NEAR ? 1 : SG_TOGETHER;                                                           \
        double *const weights = job->sums ? job->sums + 2 * n * part : NULL, *const biases = job->sums ? weights + n : NULL; \
        for (sg_index begin = first; begin < last; begin += SHORT) {                                                   \
            const sg_index end = begin + SHORT < last ? begin + SHORT : last;                                          \
            if (few)                                                                                                   \
                memset(few, 0, (size_t)(2 * n) * sizeof(T));                                                           \
            for (sg_index next = begin; next < end; next += at_once) {                                                 \
                const sg_index rows = end - next < at_once ? end - next : at_once;                                     \
                const T *const x = (const T *)job->x + next * n, *const g = (const T *)job->above + next * n, *const w = job->weight;\
                NAME##_found found[SG_TOGETHER];                                                                       \
                if (w)                                                                                                 \
                    NAME##_find(x, g, w, n, rows, job->eps, found);                                                    \
                else                                                                                                   \
                    NAME##_find(x, g, NULL, n, rows, job->eps, found);                                                 \
                for (sg_index r = 0; r < rows; r++) {                                                                  \
                    T *const out = job->out ? (T *)job->out + (next + r) * n : NULL, *const of_bias = few ? few + n : NULL;\
                    if (w)                                                                                             \
                        NAME##_row(x + r * n, g + r * n, w, out, few, of_bias, n, found[r]);                           \
                    else                                                                                               \
                        NAME##_row(x + r * n, g + r * n, NULL, out, few, of_bias, n, found[r]);                        \
                }                                                                                                      \
            }                                                                                                          \
            if (weights)                                                                                               \
                SG_INDEPENDENT                                                                                         \
                for (sg_index i = 0; i < n; i++) {                                                                     \
                    weights[i] += few[i];                                                                              \
                    biases[i] += few[n + i];                                                                           \
                }                                                                                                      \
        }                                                                                                              \
    }                                                                                                                  \
    static void NAME(void *context, sg_index first, sg_index last) {                                                   \
        const Job *const job = context;                                                                                \
        for (sg_index part = first; part < last; part++)                                                               \
            NAME##_part(job, part, job->few ? (T *)job->few + 2 * job->n * part : NULL);                               \
    }                                                                                                                  \
    /* the sums of all parts, in their order; from `begin` on, those of the weight or of the bias */                   \
    static void NAME##_total(const Job *job, sg_index begin, T *out) {                                                 \
        for (sg_index i = 0; i < job->n; i++) {                                                                        \
            double total = 0;                                                                                          \
            for (sg_index part = 0; part < job->parts; part++) {                                                       \
                const sg_index at = 2 * job->n * part + begin + i;                                                     \
                total += job->sums ? job->sums[at] : (double)((const T *)job->few)[at];                                \
            }                                                                                                          \
            out[i] = (T)total;                                                                                         \
        }                                                                                                              \
    }
ROWS(rows_float, float, floats)
ROWS(rows_double, double, doubles)

static int is_row_of(PyArrayObject *x, PyObject *given) {
    PyArrayObject *const row = (PyArrayObject *)given;
    return sg_plain(given) && PyArray_TYPE(row) == PyArray_TYPE(x) && PyArray_NDIM(row) == 1 && PyArray_DIM(row, 0) == PyArray_DIM(x, PyArray_NDIM(x) - 1);
}

/* normalize_rows_backward(above, x, weight, eps, of_rows, of_weight, of_bias) */
static PyObject *normalize_rows_backward(PyObject *unused, PyObject *args) {
    PyObject *above, *given, *weight, *result = NULL;
    double eps;
    int of_rows, of_weight, of_bias;
    if (!PyArg_ParseTuple(args, "OOOdppp", &above, &given, &weight, &eps, &of_rows, &of_weight, &of_bias))
        return NULL;
    PyArrayObject *const x = (PyArrayObject *)given;
    if (!sg_plain(given) || !PyArray_NDIM(x) || !PyArray_SIZE(x) || !sg_is_like(above, x) || !(weight == Py_None || is_row_of(x, weight)))
        Py_RETURN_NONE;
    const sg_number number = sg_number_of(x);
    if (number != SG_FLOAT && number != SG_DOUBLE)
        Py_RETURN_NONE;
    npy_intp n = PyArray_DIM(x, PyArray_NDIM(x) - 1);
    Job job = {.rows = PyArray_SIZE(x) / n, .n = n, .eps = eps, .x = PyArray_DATA(x), .above = PyArray_DATA((PyArrayObject *)above),
               .weight = weight == Py_None ? NULL : PyArray_DATA((PyArrayObject *)weight)};
    job.each = (job.rows + PARTS - 1) / PARTS < LEAST ? LEAST : (job.rows + PARTS - 1) / PARTS;
    job.parts = (job.rows + job.each - 1) / job.each;
    PyArrayObject *const out = of_rows ? sg_new_like(x, PyArray_DESCR(x)) : NULL;
    PyObject *const weights = of_weight ? PyArray_SimpleNew(1, &n, PyArray_TYPE(x)) : NULL, *const biases = of_bias ? PyArray_SimpleNew(1, &n, PyArray_TYPE(x)) : NULL;
    if (of_weight || of_bias) {
        job.few = PyMem_RawMalloc((size_t)(2 * n * job.parts) * (size_t)PyArray_ITEMSIZE(x));
        job.sums = job.each > SHORT ? PyMem_RawCalloc((size_t)(2 * n * job.parts), sizeof(double)) : NULL;
        if (!job.few || (job.each > SHORT && !job.sums)) {
            PyErr_NoMemory();
            goto done;
        }
    }
    if ((of_rows && !out) || (of_weight && !weights) || (of_bias && !biases))
        goto done;
    job.out = out ? PyArray_DATA(out) : NULL;
    sg_do_spans(job.parts, job.each * n, number == SG_FLOAT ? rows_float : rows_double, &job);
    for (int i = 0; i < 2; i++) {
        PyObject *const total = i ? biases : weights;
        if (total && number == SG_FLOAT)
            rows_float_total(&job, i * n, PyArray_DATA((PyArrayObject *)total));
        else if (total)
            rows_double_total(&job, i * n, PyArray_DATA((PyArrayObject *)total));
    }
    result = PyTuple_Pack(3, out ? (PyObject *)out : Py_None, weights ? weights : Py_None, biases ? biases : Py_None);
done:
    PyMem_RawFree(job.few);
    PyMem_RawFree(job.sums);
    Py_XDECREF(out);
    Py_XDECREF(weights);
    Py_XDECREF(biases);
    return result;
}

static PyMethodDef methods[] = {
    {"normalize_rows_backward", normalize_rows_backward, METH_VARARGS, "The gradients of rows, weight and bias; None for what no loop covers."},
};

int sg_row_gradients_methods(PyObject *dict) { return PyArray_ImportNumPyAPI() < 0 || sg_add_methods(dict, methods, 1); }
