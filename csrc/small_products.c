/* Products of batches of small matrices. BLAS takes longer to be called, for one after the other, than to compute with them. */
#define PY_SSIZE_T_CLEAN
#include <Python.h>
#define NPY_NO_DEPRECATED_API NPY_2_0_API_VERSION
#include <numpy/arrayobject.h>

#include "along.h"
#include "batch.h"

#define MOST 32 /* rows and columns */

typedef struct {
    PyArrayObject *a, *b;
    char *out;
    sg_index rows, depth, columns;
} products;

typedef struct { sg_span_work products; } instructions;

#define TEMPLATE "small_products.h"
#include "instructions.h"

static int is_small(PyArrayObject *array) {
    const int dims = PyArray_NDIM(array);
    return dims > 2 && PyArray_ISBEHAVED_RO(array) && PyArray_SIZE(array) && PyArray_DIM(array, dims - 1) <= MOST && PyArray_DIM(array, dims - 2) <= MOST;
}

/* small_products(a, b) */
static PyObject *small_products(PyObject *unused, PyObject *const *args, Py_ssize_t count) {
    if (count != 2 || !PyArray_CheckExact(args[0]) || !PyArray_CheckExact(args[1]))
        Py_RETURN_NONE;
    PyArrayObject *const a = (PyArrayObject *)args[0], *const b = (PyArrayObject *)args[1];
    const int dims = PyArray_NDIM(a);
    if (PyArray_NDIM(b) != dims || !is_small(a) || !is_small(b))
        Py_RETURN_NONE;
    const sg_number number = sg_number_of(a);
    const sg_index batch = PyArray_MultiplyList(PyArray_DIMS(a), dims - 2);
    if ((number != SG_FLOAT && number != SG_DOUBLE) || PyArray_TYPE(a) != PyArray_TYPE(b) || batch < 2 || !PyArray_CompareLists(PyArray_DIMS(a), PyArray_DIMS(b), dims - 2) ||
        PyArray_DIM(a, dims - 1) != PyArray_DIM(b, dims - 2))
        Py_RETURN_NONE;
    PyArrayObject *const out = sg_new_resized(a, dims - 1, PyArray_DIM(b, dims - 1), PyArray_DESCR(a));
    if (!out)
        return NULL;
    products job = {a, b, PyArray_BYTES(out), PyArray_DIM(a, dims - 2), PyArray_DIM(a, dims - 1), PyArray_DIM(b, dims - 1)};
    sg_do_spans(batch, job.rows * job.columns * (job.depth / 8 + 1), instructions_for(number == SG_FLOAT ? SG_f32 : SG_f64)->products, &job);
    return (PyObject *)out;
}

static PyMethodDef methods[] = {
    {"small_products", (PyCFunction)(void (*)(void))small_products, METH_FASTCALL, "Products of the matrices of two batches; None for what is left to BLAS."},
};

int sg_small_products_methods(PyObject *dict) { return PyArray_ImportNumPyAPI() < 0 || sg_add_methods(dict, methods, 1); }
