/* What functions along one dimension of contiguous arrays share: see running.c, sorting.c and places.c. */
#ifndef SG_ALONG_H
#define SG_ALONG_H

#include <Python.h>
#include <string.h>

#include "kernel.h"
#include "pool.h"

#define SG_RELEASE_AT 4096 /* the number of elements from which the GIL is released */

/* An array as [outer][n][inner] around a dimension. */
typedef struct { sg_index outer, n, inner; } sg_extent;

/* The types of elements that have loops. */
typedef enum { SG_OTHER, SG_FLOAT, SG_DOUBLE, SG_INT32, SG_INT64, SG_CFLOAT, SG_CDOUBLE } sg_number;

int sg_running_methods(PyObject *dict); /* puts running, running_extremes and product into a dict */
int sg_sorting_methods(PyObject *dict); /* puts in_order and firsts into a dict */
int sg_counting_methods(PyObject *dict); /* puts ranked, searched and what counts into a dict: see counting.c */
int sg_resampling_methods(PyObject *dict); /* puts resampled and spread_resampled into a dict: see resampling.c */
int sg_views_methods(PyObject *dict); /* puts functions that make views of arrays into a dict: see views.c */
int sg_rearranged_methods(PyObject *dict); /* puts flipped, repeated, on_diagonals and windows into a dict: see rearranged.c */
int sg_changed_methods(PyObject *dict); /* puts changer_of into a dict: see changed.c */
int sg_places_methods(PyObject *dict); /* puts take_along, put_along and unraveled into a dict */
int sg_attention_methods(PyObject *dict); /* puts attend and attend_backward into a dict: see attention.c */
int sg_triangles_methods(PyObject *dict); /* puts triangle, triangle_places and permutations into a dict: see triangles.c */
int sg_matrices_methods(PyObject *dict); /* puts functions of batches of matrices into a dict: see matrices.c */
int sg_small_products_methods(PyObject *dict); /* puts small_products into a dict */
int sg_matrix_products_methods(PyObject *dict); /* puts matrix_product and use_blas into a dict */
int sg_draws_methods(PyObject *dict); /* puts uniform, integers, ones_by_chance and choices into a dict: see draws.c */
int sg_reduced_methods(PyObject *dict); /* puts reduced and along into a dict: see reduced.c */

/* A part of a job: of the slices those from `first` to `last`, of the `inner` elements of each those from `low` to `high`. */
typedef struct { sg_index first, last, low, high; } sg_share;

/* The part of a job that one of several threads does: some of the slices where there are enough, else some of the elements of each. */
static inline sg_share sg_share_of(sg_extent extent, int part, int parts) {
    sg_share mine = {0, extent.outer, 0, extent.inner};
    if (extent.outer >= parts)
        mine.first = extent.outer * part / parts, mine.last = extent.outer * (part + 1) / parts;
    else
        mine.low = extent.inner * part / parts, mine.high = extent.inner * (part + 1) / parts;
    return mine;
}

/* The number of threads for a job of this many elements: no two of them share a row along the dimension. */
static inline int sg_shares(sg_extent extent, sg_index elements) {
    const int wanted = sg_threads_for(elements);
    const sg_index most = extent.outer >= wanted ? extent.outer : extent.inner;
    return wanted < most ? wanted : most < 1 ? 1 : (int)most;
}

/* A job: the data of a file of its own begin with this. */
typedef struct sg_job {
    sg_extent extent;
    void (*run)(const struct sg_job *job, sg_share share);
    int parts; /* filled by sg_do */
} sg_job;

static inline void sg_do_part(void *context, int part) {
    const sg_job *job = context;
    job->run(job, sg_share_of(job->extent, part, job->parts));
}

/* Lanes of two vectors by their numbers: a vector of the type T, of integers as wide as theirs, for GCC. */
#ifdef __clang__
#define SG_PICK(T, a, b, ...) __builtin_shufflevector(a, b, __VA_ARGS__)
#else
#define SG_PICK(T, a, b, ...) __builtin_shuffle(a, b, (T){__VA_ARGS__})
#endif

/* Does the parts of a job that takes as long as this many elements: of few, it has one part. */
static inline void sg_do_parts(int parts, sg_index elements, sg_work work, void *job) {
    if (elements < SG_RELEASE_AT) {
        work(job, 0);
        return;
    }
    Py_BEGIN_ALLOW_THREADS
    sg_parallel(parts, work, job);
    Py_END_ALLOW_THREADS
}

/* Does a job of this many elements. */
static inline void sg_do(sg_job *job, sg_index elements) {
    if (!elements)
        return;
    job->parts = elements < SG_RELEASE_AT ? 1 : sg_shares(job->extent, elements);
    sg_do_parts(job->parts, elements, sg_do_part, job);
}

/* Does a job that is divided into spans, of `count` things of so many elements each. */
static inline void sg_do_spans(sg_index count, sg_index size, sg_span_work work, void *context) {
    if (count * size < SG_RELEASE_AT) {
        work(context, 0, count);
        return;
    }
    Py_BEGIN_ALLOW_THREADS
    sg_share_out(count, size, work, context);
    Py_END_ALLOW_THREADS
}

static inline int sg_add_methods(PyObject *dict, PyMethodDef *methods, int count) {
    for (int i = 0; i < count; i++) {
        PyObject *function = PyCFunction_New(&methods[i], NULL);
        const int failed = !function || PyDict_SetItemString(dict, methods[i].ml_name, function) < 0;
        Py_XDECREF(function);
        if (failed)
            return 1;
    }
    return 0;
}

#ifdef NPY_NO_DEPRECATED_API

static inline sg_number sg_number_of(PyArrayObject *array) {
    const int size = (int)PyArray_ITEMSIZE(array), number = PyArray_TYPE(array);
    switch (PyTypeNum_ISUSERDEF(number) ? 'V' : PyArray_DESCR(array)->kind) {
    case 'f': return size == 4 ? SG_FLOAT : size == 8 ? SG_DOUBLE : SG_OTHER;
    case 'i': return size == 4 ? SG_INT32 : size == 8 ? SG_INT64 : SG_OTHER;
    case 'c': return size == 8 ? SG_CFLOAT : size == 16 ? SG_CDOUBLE : SG_OTHER;
    default: return SG_OTHER;
    }
}

static inline int sg_plain(PyObject *array) {
    return PyArray_CheckExact(array) && PyArray_IS_C_CONTIGUOUS((PyArrayObject *)array) && PyArray_ISALIGNED((PyArrayObject *)array) &&
           PyArray_ISNOTSWAPPED((PyArrayObject *)array) && !PyDataType_REFCHK(PyArray_DESCR((PyArrayObject *)array));
}

/* Whether something is a plain array of the type and shape of another. */
static inline int sg_is_like(PyObject *given, PyArrayObject *other) {
    return sg_plain(given) && PyArray_TYPE((PyArrayObject *)given) == PyArray_TYPE(other) && PyArray_SAMESHAPE((PyArrayObject *)given, other);
}

/* `dim` counts from the front and is one of the array's. */
static inline sg_extent sg_extent_of(PyArrayObject *array, int dim) {
    const npy_intp *shape = PyArray_DIMS(array);
    const int after = dim + 1;
    return (sg_extent){PyArray_MultiplyList(shape, dim), shape[dim], PyArray_MultiplyList(shape + after, PyArray_NDIM(array) - after)};
}

/* A new array; a large one in memory of the pool. */
static inline PyArrayObject *sg_new_array(int ndim, const npy_intp *shape, PyArray_Descr *dtype) {
    Py_INCREF(dtype);
    PyObject *handler = PyArray_MultiplyList(shape, ndim) * PyDataType_ELSIZE(dtype) >= SG_POOL_FROM ? sg_pool_enter() : NULL;
    PyObject *made = PyArray_NewFromDescr(&PyArray_Type, dtype, ndim, shape, NULL, NULL, 0, NULL);
    sg_pool_leave(handler);
    return (PyArrayObject *)made;
}

/* A new array of the shape of another, but for the size of one dimension. */
static inline PyArrayObject *sg_new_resized(PyArrayObject *shape_of, int dim, npy_intp size, PyArray_Descr *dtype) {
    npy_intp shape[NPY_MAXDIMS];
    memcpy(shape, PyArray_DIMS(shape_of), sizeof(npy_intp) * (size_t)PyArray_NDIM(shape_of));
    shape[dim] = size;
    return sg_new_array(PyArray_NDIM(shape_of), shape, dtype);
}

/* The shape of an array without a dimension, which has size one if it is kept; gives how many dimensions are left. */
static inline int sg_shape_without(PyArrayObject *array, int dim, int keepdim, npy_intp *shape) {
    int ndim = 0;
    for (int d = 0; d < PyArray_NDIM(array); d++)
        if (d != dim || keepdim)
            shape[ndim++] = d == dim ? 1 : PyArray_DIM(array, d);
    return ndim;
}

/* A new array of the shape of another. */
static inline PyArrayObject *sg_new_like(PyArrayObject *shape_of, PyArray_Descr *dtype) {
    return sg_new_array(PyArray_NDIM(shape_of), PyArray_DIMS(shape_of), dtype);
}

#endif
#endif
