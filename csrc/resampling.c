/* Images at other sizes, one dimension after the other: each result is a weighted sum of a few elements along it. And the transpose. See array/nn/resample.py. */
#define PY_SSIZE_T_CLEAN
#include <Python.h>
#define NPY_NO_DEPRECATED_API NPY_2_0_API_VERSION
#include <numpy/arrayobject.h>

#include "along.h"

typedef struct {
    sg_job job; /* its extent: the images' */
    char *images, *results;
    const int64_t *places; /* of the elements of each result */
    const double *weights;
    sg_index count, taps;
} Job;

#define RESAMPLE(NAME, T)                                                                                              \
    static void NAME##_sums(const sg_job *given, sg_share share) {                                                     \
        const Job *const job = (const Job *)given;                                                                     \
        const sg_index n = given->extent.n, inner = given->extent.inner, taps = job->taps;                             \
        for (sg_index slice = share.first; slice < share.last; slice++) {                                              \
            const T *const images = (const T *)job->images + slice * n * inner;                                        \
            T *results = (T *)job->results + slice * job->count * inner;                                               \
            for (sg_index i = 0; i < job->count; i++, results += inner) {                                              \
                const int64_t *const places = job->places + i * taps;                                                  \
                const double *const weights = job->weights + i * taps;                                                 \
                if (taps == 1) { /* the nearest one, as it is */                                                       \
                    memcpy(results + share.low, images + places[0] * inner + share.low, (size_t)(share.high - share.low) * sizeof(T)); \
                    continue;                                                                                          \
                }                                                                                                      \
                for (sg_index tap = 0; tap < taps; tap++) {                                                            \
                    const T *const x = images + places[tap] * inner, weight = (T)weights[tap];                         \
                    if (!tap)                                                                                          \
                        for (sg_index j = share.low; j < share.high; j++)                                              \
                            results[j] = x[j] * weight;                                                                \
                    else                                                                                               \
                        for (sg_index j = share.low; j < share.high; j++)                                              \
                            results[j] += x[j] * weight;                                                               \
                }                                                                                                      \
            }                                                                                                          \
        }                                                                                                              \
    }                                                                                                                  \
    static void NAME##_spread(const sg_job *given, sg_share share) {                                                   \
        const Job *const job = (const Job *)given;                                                                     \
        const sg_index n = given->extent.n, inner = given->extent.inner, taps = job->taps;                             \
        for (sg_index slice = share.first; slice < share.last; slice++) {                                              \
            T *const images = (T *)job->images + slice * n * inner;                                                    \
            const T *results = (const T *)job->results + slice * job->count * inner;                                   \
            for (sg_index i = 0; i < n; i++)                                                                           \
                memset(images + i * inner + share.low, 0, (size_t)(share.high - share.low) * sizeof(T));               \
            for (sg_index i = 0; i < job->count; i++, results += inner)                                                \
                for (sg_index tap = 0; tap < taps; tap++) {                                                            \
                    T *const x = images + job->places[i * taps + tap] * inner;                                         \
                    const T weight = (T)job->weights[i * taps + tap];                                                  \
                    for (sg_index j = share.low; j < share.high; j++)                                                  \
                        x[j] += results[j] * weight;                                                                   \
                }                                                                                                      \
        }                                                                                                              \
    }

RESAMPLE(of_floats, float)
RESAMPLE(of_doubles, double)

/* The images of a size along a dimension, or, without one, their results, from the others; None for what no loop covers. */
static PyObject *resampled_or_spread(PyObject *const *args, Py_ssize_t count, int spread) {
    if (count != 4 + spread || !sg_plain(args[0]) || !sg_plain(args[count - 2]) || !sg_plain(args[count - 1]))
        Py_RETURN_NONE;
    PyArrayObject *const x = (PyArrayObject *)args[0], *const places = (PyArrayObject *)args[count - 2], *const weights = (PyArrayObject *)args[count - 1];
    const sg_number number = sg_number_of(x);
    const Py_ssize_t dim = PyLong_AsSsize_t(args[1]), size = spread ? PyLong_AsSsize_t(args[2]) : 0;
    if (PyErr_Occurred())
        return NULL;
    if ((number != SG_FLOAT && number != SG_DOUBLE) || dim < 0 || dim >= PyArray_NDIM(x) || size < 0 || sg_number_of(places) != SG_INT64 ||
        sg_number_of(weights) != SG_DOUBLE || PyArray_NDIM(places) != 2 || !PyArray_SAMESHAPE(places, weights) || !PyArray_SIZE(places))
        Py_RETURN_NONE;
    const npy_intp results = PyArray_DIM(places, 0), n = spread ? size : PyArray_DIM(x, dim);
    const int64_t *const at = PyArray_DATA(places);
    int within = !spread || PyArray_DIM(x, dim) == results;
    for (npy_intp i = 0; i < PyArray_SIZE(places); i++)
        within &= at[i] >= 0 && at[i] < n;
    if (!within)
        Py_RETURN_NONE;
    PyArrayObject *const out = sg_new_resized(x, (int)dim, spread ? size : results, PyArray_DESCR(x));
    if (!out)
        return NULL;
    PyArrayObject *const images = spread ? out : x, *const sums = spread ? x : out;
    Job job = {{sg_extent_of(images, (int)dim), spread ? (number == SG_FLOAT ? of_floats_spread : of_doubles_spread) : number == SG_FLOAT ? of_floats_sums : of_doubles_sums},
               PyArray_BYTES(images), PyArray_BYTES(sums), at, PyArray_DATA(weights), results, PyArray_DIM(places, 1)};
    sg_do(&job.job, (PyArray_SIZE(images) > PyArray_SIZE(sums) ? PyArray_SIZE(images) : PyArray_SIZE(sums)));
    return (PyObject *)out;
}

/* resampled(x, dim, places, weights) */
static PyObject *resampled(PyObject *unused, PyObject *const *args, Py_ssize_t count) { return resampled_or_spread(args, count, 0); }

/* spread_resampled(x, dim, size, places, weights) */
static PyObject *spread_resampled(PyObject *unused, PyObject *const *args, Py_ssize_t count) { return resampled_or_spread(args, count, 1); }

static PyMethodDef methods[] = {
    {"resampled", (PyCFunction)(void (*)(void))resampled, METH_FASTCALL, "Weighted sums of elements at places along a dimension; None for what no loop covers."},
    {"spread_resampled", (PyCFunction)(void (*)(void))spread_resampled, METH_FASTCALL, "The transpose of resampled; None for what no loop covers."},
};

int sg_resampling_methods(PyObject *dict) { return PyArray_ImportNumPyAPI() < 0 || sg_add_methods(dict, methods, 2); }
