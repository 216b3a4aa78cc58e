/* Cross products of vectors of three numbers along a dimension, for which NumPy takes nine steps. */
#define PY_SSIZE_T_CLEAN
#include <Python.h>
#define NPY_NO_DEPRECATED_API NPY_2_0_API_VERSION
#include <numpy/arrayobject.h>

#include "along.h"

typedef struct {
    sg_job job;
    const void *a, *b;
    void *out;
} Crossed;

#define CROSS(T)                                                                                                       \
    static void cross_##T(const sg_job *job, sg_share mine) {                                                          \
        const Crossed *const crossed = (const Crossed *)job;                                                           \
        const sg_index n = job->extent.inner;                                                                          \
        for (sg_index i = mine.first; i < mine.last; i++) {                                                            \
            const T *const a = (const T *)crossed->a + 3 * n * i, *const b = (const T *)crossed->b + 3 * n * i;        \
            T *const out = (T *)crossed->out + 3 * n * i;                                                              \
            for (sg_index x = mine.low, y = x + n, z = y + n; x < mine.high; x++, y++, z++) {                          \
                out[x] = a[y] * b[z] - a[z] * b[y];                                                                    \
                out[y] = a[z] * b[x] - a[x] * b[z];                                                                    \
                out[z] = a[x] * b[y] - a[y] * b[x];                                                                    \
            }                                                                                                          \
        }                                                                                                              \
    }
CROSS(float)
CROSS(double)

/* cross_products(x, y, dim) */
static PyObject *cross_products(PyObject *unused, PyObject *args) {
    PyObject *first, *second;
    int dim;
    if (!PyArg_ParseTuple(args, "OOi", &first, &second, &dim))
        return NULL;
    PyArrayObject *const a = (PyArrayObject *)first, *const b = (PyArrayObject *)second;
    if (!sg_plain(first) || !sg_is_like(second, a) || dim < 0 || dim >= PyArray_NDIM(a) || PyArray_DIM(a, dim) != 3)
        Py_RETURN_NONE;
    const sg_number number = sg_number_of(a);
    if (number != SG_FLOAT && number != SG_DOUBLE)
        Py_RETURN_NONE;
    PyArrayObject *const out = sg_new_like(a, PyArray_DESCR(a));
    if (!out)
        return NULL;
    Crossed crossed = {{sg_extent_of(a, dim), number == SG_FLOAT ? cross_float : cross_double, 1}, PyArray_DATA(a), PyArray_DATA(b), PyArray_DATA(out)};
    sg_do(&crossed.job, PyArray_SIZE(a));
    return (PyObject *)out;
}

static PyMethodDef methods[] = {{"cross_products", cross_products, METH_VARARGS, "Cross products along a dimension; None for what no loop covers."}};

int sg_cross_methods(PyObject *dict) { return PyArray_ImportNumPyAPI() < 0 || sg_add_methods(dict, methods, 1); }
