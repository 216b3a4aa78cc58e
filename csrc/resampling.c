/* Images at other sizes, one dimension after the other: each result is a weighted sum of a few elements along it. And the transpose. See array/nn/resample.py. */
#define PY_SSIZE_T_CLEAN
#include <Python.h>
#define NPY_NO_DEPRECATED_API NPY_2_0_API_VERSION
#include <numpy/arrayobject.h>
#include <stdlib.h>

#include "along.h"

typedef struct {
    sg_job job; /* its extent: the images' */
    char *images, *results;
    const int64_t *places; /* of the elements of each result */
    const double *weights;
    sg_index count, taps;
    int32_t *places_of_taps; /* for the last dimension, along which there are no neighbours to take together: the same, one tap of all results after the other */
    void *weights_of_taps;
} Job;

#define RESAMPLE(NAME, T)                                                                                              \
    SG_TWO_CLONES static void NAME##_two(T *restrict to, const T *restrict x, T by_x, const T *restrict y, T by_y, sg_index n) { \
        for (sg_index j = 0; j < n; j++)                                                                               \
            to[j] = x[j] * by_x + y[j] * by_y;                                                                         \
    }                                                                                                                  \
    SG_TWO_CLONES static void NAME##_add(T *restrict to, const T *restrict x, T by, sg_index n) {                      \
        for (sg_index j = 0; j < n; j++)                                                                               \
            to[j] += x[j] * by;                                                                                        \
    }                                                                                                                  \
    SG_TWO_CLONES static void NAME##_row(T *restrict to, const T *restrict x, const int32_t *restrict places, const T *restrict weights, sg_index count, sg_index taps) { \
        if (taps == 1) { /* the nearest one, as it is */                                                               \
            for (sg_index i = 0; i < count; i++)                                                                       \
                to[i] = x[places[i]];                                                                                  \
            return;                                                                                                    \
        }                                                                                                              \
        for (sg_index i = 0; i < count; i++)                                                                           \
            to[i] = x[places[i]] * weights[i] + x[places[count + i]] * weights[count + i];                             \
        for (sg_index tap = 2; tap < taps; tap++)                                                                      \
            for (sg_index i = 0, at = tap * count; i < count; i++, at++)                                               \
                to[i] += x[places[at]] * weights[at];                                                                  \
    }                                                                                                                  \
    static void NAME##_spread_row(T *restrict x, const T *restrict from, const int32_t *restrict places, const T *restrict weights, sg_index count, sg_index taps) { \
        if (taps == 1) {                                                                                               \
            for (sg_index i = 0; i < count; i++)                                                                       \
                x[places[i]] += from[i] * weights[i];                                                                  \
            return;                                                                                                    \
        }                                                                                                              \
        if (taps == 2) {                                                                                               \
            for (sg_index i = 0; i < count; i++) {                                                                     \
                x[places[i]] += from[i] * weights[i];                                                                  \
                x[places[count + i]] += from[i] * weights[count + i];                                                  \
            }                                                                                                          \
            return;                                                                                                    \
        }                                                                                                              \
        for (sg_index i = 0; i < count; i++)                                                                           \
            for (sg_index tap = 0, at = i; tap < taps; tap++, at += count)                                             \
                x[places[at]] += from[i] * weights[at];                                                                \
    }                                                                                                                  \
    static void NAME##_sums(const sg_job *given, sg_share share) {                                                     \
        const Job *const job = (const Job *)given;                                                                     \
        const sg_index n = given->extent.n, inner = given->extent.inner, taps = job->taps, size = share.high - share.low; \
        for (sg_index slice = share.first; slice < share.last; slice++) {                                              \
            const T *const images = (const T *)job->images + slice * n * inner + share.low;                            \
            T *results = (T *)job->results + slice * job->count * inner + share.low;                                   \
            if (job->places_of_taps) {                                                                                 \
                NAME##_row(results, images, job->places_of_taps, job->weights_of_taps, job->count, taps);              \
                continue;                                                                                              \
            }                                                                                                          \
            for (sg_index i = 0; i < job->count; i++, results += inner) {                                              \
                const int64_t *const places = job->places + i * taps;                                                  \
                const double *const weights = job->weights + i * taps;                                                 \
                if (taps == 1) {                                                                                       \
                    memcpy(results, images + places[0] * inner, (size_t)size * sizeof(T));                             \
                    continue;                                                                                          \
                }                                                                                                      \
                NAME##_two(results, images + places[0] * inner, (T)weights[0], images + places[1] * inner, (T)weights[1], size); \
                for (sg_index tap = 2; tap < taps; tap++)                                                              \
                    NAME##_add(results, images + places[tap] * inner, (T)weights[tap], size);                          \
            }                                                                                                          \
        }                                                                                                              \
    }                                                                                                                  \
    static void NAME##_spread(const sg_job *given, sg_share share) {                                                   \
        const Job *const job = (const Job *)given;                                                                     \
        const sg_index n = given->extent.n, inner = given->extent.inner, taps = job->taps, size = share.high - share.low; \
        for (sg_index slice = share.first; slice < share.last; slice++) {                                              \
            T *const images = (T *)job->images + slice * n * inner + share.low;                                        \
            const T *results = (const T *)job->results + slice * job->count * inner + share.low;                       \
            for (sg_index i = 0; i < n; i += size == inner ? n : 1)                                                    \
                memset(images + i * inner, 0, (size_t)(size == inner ? n * inner : size) * sizeof(T));                 \
            if (job->places_of_taps) {                                                                                 \
                NAME##_spread_row(images, results, job->places_of_taps, job->weights_of_taps, job->count, taps);       \
                continue;                                                                                              \
            }                                                                                                          \
            for (sg_index i = 0; i < job->count; i++, results += inner)                                                \
                for (sg_index tap = 0; tap < taps; tap++)                                                              \
                    NAME##_add(images + job->places[i * taps + tap] * inner, results, (T)job->weights[i * taps + tap], size); \
        }                                                                                                              \
    }

RESAMPLE(of_floats, float)
RESAMPLE(of_doubles, double)

/* Places and weights, one tap of all results after the other; not where there is no memory for them, or a place is beyond 32 bits. */
static void by_taps(Job *job, sg_number number) {
    const sg_index count = job->count, size = count * job->taps;
    const size_t width = number == SG_FLOAT ? sizeof(float) : sizeof(double);
    if (job->job.extent.n > INT32_MAX || !(job->places_of_taps = malloc((size_t)size * (sizeof(int32_t) + width) + sizeof(double))))
        return;
    char *const behind = (char *)(job->places_of_taps + size);
    job->weights_of_taps = behind + (sizeof(double) - (uintptr_t)behind % sizeof(double)) % sizeof(double);
    for (sg_index tap = 0, at = 0; tap < job->taps; tap++)
        for (sg_index i = 0; i < count; i++, at++) {
            job->places_of_taps[at] = (int32_t)job->places[i * job->taps + tap];
            if (number == SG_FLOAT)
                ((float *)job->weights_of_taps)[at] = (float)job->weights[i * job->taps + tap];
            else
                ((double *)job->weights_of_taps)[at] = job->weights[i * job->taps + tap];
        }
}

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
               PyArray_BYTES(images), PyArray_BYTES(sums), at, PyArray_DATA(weights), results, PyArray_DIM(places, 1), NULL, NULL};
    if (job.job.extent.inner == 1)
        by_taps(&job, number);
    sg_do(&job.job, (PyArray_SIZE(images) > PyArray_SIZE(sums) ? PyArray_SIZE(images) : PyArray_SIZE(sums)));
    free(job.places_of_taps);
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
