/* See images.h. Each function writes into arrays that its caller has made, and gives False, with nothing written, for arrays that it does not know. */
#define PY_SSIZE_T_CLEAN
#include <Python.h>
#define NPY_NO_DEPRECATED_API NPY_2_0_API_VERSION
#include <numpy/arrayobject.h>

#include "convolution.h"
#include "images.h"
#include "pooling.h"

/* The type of contiguous arrays in float32 or float64; -1 for others. */
static int type_of_all(PyObject *const *objects, int count) {
    int type = -1;
    for (int i = 0; i < count; i++) {
        if (objects[i] == Py_None)
            continue;
        if (!PyArray_CheckExact(objects[i]))
            return -1;
        PyArrayObject *array = (PyArrayObject *)objects[i];
        const int own = PyArray_TYPE(array) == NPY_FLOAT ? SG_f32 : PyArray_TYPE(array) == NPY_DOUBLE ? SG_f64 : -1;
        if (own < 0 || (i && own != type) || !PyArray_IS_C_CONTIGUOUS(array) || !PyArray_ISBEHAVED_RO(array))
            return -1;
        type = own;
    }
    return type;
}

static void *data_of(PyObject *array) { return array == Py_None ? NULL : PyArray_DATA((PyArrayObject *)array); }

/* Numbers for the last `dims` of three dimensions; 0 with an error set. */
static int numbers_of(PyObject *sequence, int dims, sg_index found[3], sg_index otherwise) {
    PyObject *fast = PySequence_Fast(sequence, "expected a sequence of integers");
    if (!fast)
        return 0;
    found[0] = found[1] = found[2] = otherwise;
    if (PySequence_Fast_GET_SIZE(fast) != dims)
        PyErr_Format(PyExc_ValueError, "expected %d numbers, but got %zd", dims, PySequence_Fast_GET_SIZE(fast));
    else
        for (int d = 0; d < dims; d++)
            found[3 - dims + d] = PyLong_AsSsize_t(PySequence_Fast_GET_ITEM(fast, d));
    Py_DECREF(fast);
    return !PyErr_Occurred();
}

static void sizes_of(PyArrayObject *array, int dims, sg_index found[3]) {
    found[0] = found[1] = found[2] = 1;
    for (int d = 0; d < dims; d++)
        found[3 - dims + d] = PyArray_DIM(array, 2 + d);
}

static PyObject *ended(int done) { return done ? Py_NewRef(Py_True) : PyErr_NoMemory(); }

static int wrong_number(Py_ssize_t nargs, int wanted) {
    if (nargs != wanted)
        PyErr_Format(PyExc_TypeError, "expected %d arguments, but got %zd", wanted, nargs);
    return nargs != wanted;
}

/* ---- convolution */

enum { WINDOWS, IMAGES, WEIGHT, BIAS, STRIDE, PADDING, DILATION, GROUPS, CONVOLUTION_ARGS };

/* What the arguments say; 0 with an error set, -1 for arrays that are not known here. */
static int convolution_of(PyObject *const *args, Py_ssize_t nargs, sg_convolution *of, int *type) {
    if (wrong_number(nargs, CONVOLUTION_ARGS))
        return 0;
    *type = type_of_all(args, STRIDE);
    if (*type < 0)
        return -1;
    PyArrayObject *windows = (PyArrayObject *)args[WINDOWS], *images = (PyArrayObject *)args[IMAGES], *weight = (PyArrayObject *)args[WEIGHT];
    const int dims = PyArray_NDIM(images) - 2;
    if (dims < 1 || dims > 3 || PyArray_NDIM(windows) != dims + 2 || PyArray_NDIM(weight) != dims + 2)
        return -1;
    of->groups = PyLong_AsSsize_t(args[GROUPS]);
    if ((of->groups < 1 && PyErr_Occurred()) || !numbers_of(args[STRIDE], dims, of->stride, 1) || !numbers_of(args[PADDING], dims, of->padding, 0) ||
        !numbers_of(args[DILATION], dims, of->dilation, 1))
        return 0;
    of->batch = PyArray_DIM(images, 0);
    of->channels = PyArray_DIM(weight, 1);
    of->rows = of->groups < 1 ? -1 : PyArray_DIM(weight, 0) / of->groups;
    sizes_of(images, dims, of->size);
    sizes_of(windows, dims, of->count);
    sizes_of(weight, dims, of->kernel);
    const sg_index biased = args[BIAS] == Py_None ? -1 : PyArray_SIZE((PyArrayObject *)args[BIAS]);
    int fits = of->rows * of->groups == PyArray_DIM(weight, 0) && of->channels * of->groups == PyArray_DIM(images, 1) &&
               PyArray_DIM(windows, 0) == of->batch && PyArray_DIM(windows, 1) == of->rows * of->groups;
    for (int d = 0; d < 3; d++)
        fits = fits && of->stride[d] > 0 && of->dilation[d] > 0;
    if (fits && (biased < 0 || biased == of->rows * of->groups || biased == of->channels * of->groups))
        return 1;
    PyErr_SetString(PyExc_ValueError, "the shapes of a convolution's arrays do not fit together");
    return 0;
}

#define CONVOLUTION(name, call)                                                                    \
    static PyObject *name(PyObject *unused, PyObject *const *args, Py_ssize_t nargs) {             \
        sg_convolution of;                                                                         \
        int type, done = 0;                                                                        \
        const int known = convolution_of(args, nargs, &of, &type);                                 \
        if (known <= 0)                                                                            \
            return known ? Py_NewRef(Py_False) : NULL;                                             \
        void *windows = data_of(args[WINDOWS]), *images = data_of(args[IMAGES]);                   \
        void *weight = data_of(args[WEIGHT]), *bias = data_of(args[BIAS]);                         \
        Py_BEGIN_ALLOW_THREADS                                                                     \
        done = call;                                                                               \
        Py_END_ALLOW_THREADS                                                                       \
        (void)bias;                                                                                \
        return ended(done);                                                                        \
    }

CONVOLUTION(convolve, sg_convolve(&of, type, windows, images, weight, bias))
CONVOLUTION(convolve_input, sg_convolve_input(&of, type, images, windows, weight, bias))
CONVOLUTION(convolve_weight, sg_convolve_weight(&of, type, weight, windows, images))

/* ---- pooling: windows, images, kernel or None, stride, padding, dilation */

static int do_not_fit(void) {
    PyErr_SetString(PyExc_ValueError, "the shapes of a pooling's arrays do not fit together");
    return 0;
}

/* What the arguments say of windows, each a channel for an image's, or, of columns, one for each of its elements; 0 with an error set. */
static int pooling_of(PyArrayObject *windows, PyArrayObject *images, PyObject *const *args, sg_pooling *of, int columns) {
    const int dims = PyArray_NDIM(images) - 2;
    if (dims < 1 || dims > 3 || PyArray_NDIM(windows) != dims + 2 || PyArray_DIM(windows, 0) != PyArray_DIM(images, 0) ||
        (!columns && PyArray_DIM(windows, 1) != PyArray_DIM(images, 1)))
        return do_not_fit();
    of->images = PyArray_DIM(images, 0) * PyArray_DIM(images, 1);
    sizes_of(images, dims, of->size);
    sizes_of(windows, dims, of->count);
    of->adaptive = args[0] == Py_None;
    for (int d = 0; d < 3; d++)
        of->kernel[d] = of->stride[d] = of->dilation[d] = 1, of->padding[d] = 0;
    if (of->adaptive)
        return 1;
    if (!numbers_of(args[0], dims, of->kernel, 1) || !numbers_of(args[1], dims, of->stride, 1) || !numbers_of(args[2], dims, of->padding, 0) ||
        !numbers_of(args[3], dims, of->dilation, 1))
        return 0;
    for (int d = 0; d < 3; d++)
        if (of->stride[d] < 1 || of->dilation[d] < 1) {
            PyErr_SetString(PyExc_ValueError, "the stride and the dilation of a pooling are positive");
            return 0;
        }
    if (columns && PyArray_DIM(windows, 1) != PyArray_DIM(images, 1) * of->kernel[0] * of->kernel[1] * of->kernel[2])
        return do_not_fit();
    return 1;
}

/* Whether an array holds indices, contiguous ones, and as many as another has elements. */
static int are_indices(PyObject *object, PyObject *like) {
    if (!PyArray_CheckExact(object))
        return 0;
    PyArrayObject *array = (PyArrayObject *)object;
    return PyArray_TYPE(array) == NPY_INT64 && PyArray_IS_C_CONTIGUOUS(array) && PyArray_ISBEHAVED_RO(array) &&
           PyArray_SIZE(array) == PyArray_SIZE((PyArrayObject *)like);
}

/* largest(values, images, indices or None, kernel, stride, padding, dilation); windows that cover the image evenly have indices */
static PyObject *largest(PyObject *unused, PyObject *const *args, Py_ssize_t nargs) {
    sg_pooling of;
    int done;
    if (wrong_number(nargs, 7))
        return NULL;
    const int type = type_of_all(args, 2);
    if (type < 0 || (args[2] == Py_None ? args[3] == Py_None : !are_indices(args[2], args[0])))
        Py_RETURN_FALSE;
    if (!pooling_of((PyArrayObject *)args[0], (PyArrayObject *)args[1], args + 3, &of, 0))
        return NULL;
    if (of.size[0] * of.size[1] * of.size[2] > INT32_MAX)
        Py_RETURN_FALSE;
    Py_BEGIN_ALLOW_THREADS
    done = sg_largest(&of, type, data_of(args[0]), data_of(args[2]), data_of(args[1]));
    Py_END_ALLOW_THREADS
    return ended(done);
}

/* Whether all windows lie inside of their images. */
static int are_inside(const sg_pooling *of, const int64_t *starts) {
    for (sg_index image = 0; image < of->images; image++)
        for (int d = 0; d < 3; d++)
            for (sg_index j = 0; j < of->count[d]; j++, starts++)
                if (*starts < 0 || *starts > of->size[d] - of->kernel[d])
                    return 0;
    return 1;
}

/* largest_from(values, images, indices, starts, kernel): the windows of each image begin at starts, those of three dimensions one after the other */
static PyObject *largest_from(PyObject *unused, PyObject *const *args, Py_ssize_t nargs) {
    sg_pooling of;
    int done;
    if (wrong_number(nargs, 5))
        return NULL;
    const int type = type_of_all(args, 2);
    if (type < 0 || !are_indices(args[2], args[0]) || !are_indices(args[3], args[3]))
        Py_RETURN_FALSE;
    PyArrayObject *images = (PyArrayObject *)args[1];
    PyObject *const adaptive[] = {Py_None};
    if (!pooling_of((PyArrayObject *)args[0], images, adaptive, &of, 0) || !numbers_of(args[4], PyArray_NDIM(images) - 2, of.kernel, 1))
        return NULL;
    if (PyArray_SIZE((PyArrayObject *)args[3]) != of.images * (of.count[0] + of.count[1] + of.count[2]))
        return PyErr_Format(PyExc_ValueError, "expected a start for each window along each of three dimensions");
    if (of.size[0] * of.size[1] * of.size[2] > INT32_MAX || !are_inside(&of, data_of(args[3])))
        Py_RETURN_FALSE;
    Py_BEGIN_ALLOW_THREADS
    done = sg_largest_from(&of, type, data_of(args[0]), data_of(args[2]), data_of(args[1]), data_of(args[3]));
    Py_END_ALLOW_THREADS
    return ended(done);
}

/* columns(columns, images, kernel, stride, padding, dilation), and spread_columns with the same arguments */
#define COLUMNS(name, call)                                                                        \
    static PyObject *name(PyObject *unused, PyObject *const *args, Py_ssize_t nargs) {             \
        sg_pooling of;                                                                             \
        int done;                                                                                  \
        if (wrong_number(nargs, 6))                                                                \
            return NULL;                                                                           \
        const int type = type_of_all(args, 2);                                                     \
        if (type < 0)                                                                              \
            Py_RETURN_FALSE;                                                                       \
        if (!pooling_of((PyArrayObject *)args[0], (PyArrayObject *)args[1], args + 2, &of, 1))     \
            return NULL;                                                                           \
        void *columns = data_of(args[0]), *images = data_of(args[1]);                              \
        Py_BEGIN_ALLOW_THREADS                                                                     \
        done = call;                                                                               \
        Py_END_ALLOW_THREADS                                                                       \
        return ended(done);                                                                        \
    }

COLUMNS(columns, sg_columns(&of, type, columns, images))
COLUMNS(spread_columns, sg_spread_columns(&of, type, images, columns))

/* means(windows, images, divisors or None, kernel, stride, padding, dilation), and spread_means with the same arguments */
#define MEANS(name, call)                                                                                        \
    static PyObject *name(PyObject *unused, PyObject *const *args, Py_ssize_t nargs) {                           \
        sg_pooling of;                                                                                           \
        int done;                                                                                                \
        if (wrong_number(nargs, 7))                                                                              \
            return NULL;                                                                                         \
        const int type = type_of_all(args, 3);                                                                   \
        if (type < 0)                                                                                            \
            Py_RETURN_FALSE;                                                                                     \
        if (!pooling_of((PyArrayObject *)args[0], (PyArrayObject *)args[1], args + 3, &of, 0))                      \
            return NULL;                                                                                         \
        if (args[2] != Py_None && PyArray_SIZE((PyArrayObject *)args[2]) != of.count[0] * of.count[1] * of.count[2]) \
            return PyErr_Format(PyExc_ValueError, "expected a divisor for each window");                         \
        void *windows = data_of(args[0]), *images = data_of(args[1]), *divisors = data_of(args[2]);              \
        Py_BEGIN_ALLOW_THREADS                                                                                   \
        done = call;                                                                                             \
        Py_END_ALLOW_THREADS                                                                                     \
        return ended(done);                                                                                      \
    }

MEANS(means, sg_means(&of, type, windows, images, divisors))
MEANS(spread_means, sg_spread_means(&of, type, images, windows, divisors))

/* scatter(values, images, indices) */
static PyObject *scatter(PyObject *unused, PyObject *const *args, Py_ssize_t nargs) {
    if (wrong_number(nargs, 3))
        return NULL;
    const int type = type_of_all(args, 2);
    if (type < 0 || !are_indices(args[2], args[0]))
        Py_RETURN_FALSE;
    PyArrayObject *values = (PyArrayObject *)args[0], *images = (PyArrayObject *)args[1];
    if (PyArray_NDIM(values) < 2 || PyArray_NDIM(images) < 2 || PyArray_DIM(values, 0) != PyArray_DIM(images, 0) || PyArray_DIM(values, 1) != PyArray_DIM(images, 1))
        return PyErr_Format(PyExc_ValueError, "the shapes of a pooling's arrays do not fit together");
    const sg_index of = PyArray_DIM(images, 0) * PyArray_DIM(images, 1);
    const sg_index size = PyArray_MultiplyList(PyArray_DIMS(images) + 2, PyArray_NDIM(images) - 2);
    const sg_index count = PyArray_MultiplyList(PyArray_DIMS(values) + 2, PyArray_NDIM(values) - 2);
    Py_BEGIN_ALLOW_THREADS
    sg_scatter(of, size, count, type, data_of(args[1]), data_of(args[0]), data_of(args[2]));
    Py_END_ALLOW_THREADS
    Py_RETURN_TRUE;
}

/* fractional_starts(samples, sizes, kernel, counts): where windows at pseudo-random distances begin along each of three dimensions, for each image; None where a sample
 * is not from 0 to 1. Of images of two dimensions the last sample is the first one's. Sums are computed in double, products of samples in the samples' type. */
static PyObject *fractional_starts(PyObject *unused, PyObject *const *args, Py_ssize_t nargs) {
    sg_index size[3], kernel[3], count[3];
    if (wrong_number(nargs, 4))
        return NULL;
    const int type = type_of_all(args, 1);
    PyArrayObject *const samples = (PyArrayObject *)args[0];
    const int dims = type < 0 || PyArray_NDIM(samples) != 3 ? 0 : (int)PyArray_DIM(samples, 2);
    if (dims < 2 || dims > 3)
        Py_RETURN_NONE;
    if (!numbers_of(args[1], dims, size, 1) || !numbers_of(args[2], dims, kernel, 1) || !numbers_of(args[3], dims, count, 1))
        return NULL;
    for (int d = 3 - dims; d < 3; d++)
        if (count[d] < 1 || size[d] < kernel[d])
            Py_RETURN_NONE;
    const npy_intp shape[] = {PyArray_DIM(samples, 0), PyArray_DIM(samples, 1), (dims == 2) + count[0] * (dims == 3) + count[1] + count[2]};
    PyArrayObject *const starts = (PyArrayObject *)PyArray_SimpleNew(3, (npy_intp *)shape, NPY_INT64);
    if (!starts)
        return NULL;
    int64_t *to = PyArray_DATA(starts);
    const float *const floats = PyArray_DATA(samples);
    const double *const doubles = PyArray_DATA(samples);
    int within = 1;
    for (npy_intp image = 0; image < shape[0] * shape[1]; image++) {
        if (dims == 2)
            *to++ = 0;
        for (int d = 3 - dims; d < 3; d++) {
            const npy_intp number = image * dims + (dims == 3 ? d : 2 - d);
            const double u = type == SG_f32 ? (double)floats[number] : doubles[number];
            const sg_index last = size[d] - kernel[d];
            const double alpha = count[d] > 1 ? (double)last / (double)(count[d] - 1) : 0;
            within &= u >= 0 && u <= 1;
            const double product = type == SG_f32 ? (double)((float)u * (float)alpha) : u * alpha;
            for (sg_index i = 0; within && i < count[d]; i++, to++) {
                *to = i == count[d] - 1 ? last : (int64_t)(((double)i + u) * alpha) - (int64_t)product;
                within &= *to >= 0 && *to <= last;
            }
        }
    }
    if (within)
        return (PyObject *)starts;
    Py_DECREF(starts);
    Py_RETURN_NONE;
}

/* ---- the table */

#define METHOD(name, text) {#name, (PyCFunction)(void (*)(void))name, METH_FASTCALL, text}

static PyMethodDef methods[] = {
    METHOD(convolve, "convolve(windows, images, weight, bias, stride, padding, dilation, groups): writes a convolution of images into windows"),
    METHOD(convolve_input, "convolve_input(windows, images, weight, bias, stride, padding, dilation, groups): writes the transpose of a convolution, of windows, into images"),
    METHOD(convolve_weight, "convolve_weight(windows, images, weight, bias, stride, padding, dilation, groups): writes the gradient of a convolution's weight into weight"),
    METHOD(largest, "largest(values, images, indices, kernel, stride, padding, dilation): writes the largest elements of windows, and their numbers"),
    METHOD(largest_from, "largest_from(values, images, indices, starts, kernel): the same of windows that begin at starts"),
    METHOD(fractional_starts, "fractional_starts(samples, sizes, kernel, counts): where windows at pseudo-random distances begin; None for samples that are not from 0 to 1"),
    METHOD(columns, "columns(columns, images, kernel, stride, padding, dilation): writes the elements of windows of images, a channel each, into columns"),
    METHOD(spread_columns, "spread_columns(columns, images, kernel, stride, padding, dilation): writes the transpose of columns into images"),
    METHOD(means, "means(windows, images, divisors, kernel, stride, padding, dilation): writes the sums of windows of images, over divisors, into windows"),
    METHOD(spread_means, "spread_means(windows, images, divisors, kernel, stride, padding, dilation): writes the transpose of means into images"),
    METHOD(scatter, "scatter(values, images, indices): writes sums of values, at the places that indices name, into images"),
    {0}};

int sg_images_add(PyObject *dict) {
    if (PyArray_ImportNumPyAPI() < 0)
        return 1;
    for (PyMethodDef *method = methods; method->ml_name; method++) {
        PyObject *function = PyCFunction_New(method, NULL);
        const int failed = !function || PyDict_SetItemString(dict, method->ml_name, function) < 0;
        Py_XDECREF(function);
        if (failed)
            return 1;
    }
    return 0;
}
