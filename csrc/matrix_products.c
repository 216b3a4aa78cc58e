/* Products of matrices and vectors by the BLAS that NumPy computes with, called without NumPy: that takes as long as a small product does, and warns of numbers that
 * are infinite or none. */
#define PY_SSIZE_T_CLEAN
#include <Python.h>
#define NPY_NO_DEPRECATED_API NPY_2_0_API_VERSION
#include <numpy/arrayobject.h>

#include "along.h"
#include "blas.h"

/* Elements between two, or 0 where BLAS cannot be told of them. */
static npy_intp step_of(npy_intp bytes, npy_intp size) { return bytes > 0 && bytes % size == 0 ? bytes / size : 0; }

/* An array, or the first matrix of a batch, as BLAS reads it; whether it can. */
static int describe(PyArrayObject *array, sg_matrix *found) {
    const int before = PyArray_NDIM(array) > 2 ? PyArray_NDIM(array) - 2 : 0;
    const npy_intp size = PyArray_ITEMSIZE(array), *const shape = PyArray_DIMS(array) + before, *const strides = PyArray_STRIDES(array) + before;
    if (PyArray_NDIM(array) == 1) { /* whose step is that of its elements */
        *found = (sg_matrix){PyArray_DATA(array), SG_AS_IT_LIES, 1, shape[0], shape[0] == 1 ? 1 : step_of(strides[0], size)};
        return found->step > 0;
    }
    const npy_intp down = shape[0] == 1 ? shape[1] : step_of(strides[0], size), along = shape[1] == 1 ? shape[0] : step_of(strides[1], size);
    *found = (sg_matrix){PyArray_DATA(array), SG_AS_IT_LIES, shape[0], shape[1], down};
    if ((shape[1] == 1 || strides[1] == size) && down >= shape[1])
        return 1;
    found->how = SG_TRANSPOSED;
    found->step = along;
    return (shape[0] == 1 || strides[0] == size) && along >= shape[0];
}

/* One row or column as a vector. */
static sg_matrix vector(const sg_matrix *of) {
    sg_matrix found = *of;
    const int is_row = of->rows == 1;
    if (is_row == (of->how == SG_AS_IT_LIES))
        found.step = 1;
    found.columns = is_row ? of->columns : of->rows;
    found.rows = 1;
    return found;
}

#define TILE 16 /* rows and columns of which as many lie in the nearest cache at once */

/* What lies above the diagonal, below it, too. */
#define MIRROR(T)                                                                                                                            \
    for (npy_intp top = 0; top < n; top += TILE)                                                                                             \
        for (npy_intp start = top; start < n; start += TILE)                                                                                 \
            for (npy_intp column = start; column < start + TILE && column < n; column++)                                                     \
                for (npy_intp row = top; row < top + TILE && row < column; row++)                                                            \
                    ((T *)x)[column * n + row] = ((T *)x)[row * n + column];

static void mirror(void *x, npy_intp n, int is_double) {
    if (is_double)
        MIRROR(double)
    else
        MIRROR(float)
}

/* Begins the product of two arrays of one type, in which there are elements, as far as their last two dimensions say; whether BLAS takes it. */
static int describe_both(PyObject *left, PyObject *right, sg_product *found) {
    PyArrayObject *const a = (PyArrayObject *)left, *const b = (PyArrayObject *)right;
    const sg_number number = sg_number_of(a);
    *found = (sg_product){.which = SG_GEMM, .is_double = number == SG_DOUBLE};
    return (number == SG_FLOAT || number == SG_DOUBLE) && PyArray_TYPE(a) == PyArray_TYPE(b) && PyArray_ISBEHAVED_RO(a) && PyArray_ISBEHAVED_RO(b) && PyArray_SIZE(a) &&
           PyArray_SIZE(b) && describe(a, &found->a) && describe(b, &found->b) && sg_blas_takes(found);
}

/* Says where a factor is one row or one column, which BLAS multiplies as a vector; whether the two have changed places. */
static int read_as_vectors(sg_product *of, int a_is_vector) {
    if (of->b.columns != 1 && of->a.rows != 1)
        return 0;
    of->which = SG_GEMV;
    of->out_step = 1;
    if (of->b.columns == 1 && !a_is_vector) {
        of->b = vector(&of->b);
        return 0;
    }
    const sg_matrix by = sg_turned(&of->b);
    of->b = a_is_vector ? of->a : vector(&of->a);
    of->a = by;
    return 1;
}

/* matrix_product(a, b) */
static PyObject *matrix_product(PyObject *unused, PyObject *const *args, Py_ssize_t count) {
    if (count != 2 || !PyArray_CheckExact(args[0]) || !PyArray_CheckExact(args[1]))
        Py_RETURN_NONE;
    PyArrayObject *const a = (PyArrayObject *)args[0], *const b = (PyArrayObject *)args[1];
    const int a_dims = PyArray_NDIM(a), b_dims = PyArray_NDIM(b);
    sg_product of;
    if (a_dims < 1 || b_dims < 1 || a_dims > 2 || b_dims > 2 || PyArray_DIM(a, a_dims - 1) != PyArray_DIM(b, 0) || !describe_both(args[0], args[1], &of))
        Py_RETURN_NONE;
    const npy_intp shape[2] = {of.a.rows, of.b.columns};
    PyArrayObject *const out = sg_new_array(a_dims + b_dims - 2, a_dims == 2 ? shape : shape + 1, PyArray_DESCR(a));
    if (!out)
        return NULL;
    of.out = PyArray_DATA(out);
    of.out_step = of.b.columns;
    /* of a matrix by its own transpose, BLAS may round what lies above the diagonal and below it differently */
    const int is_symmetric = of.a.data == of.b.data && of.a.how != of.b.how && of.a.rows == of.b.columns && of.a.step == of.b.step;
    if (a_dims == 1 && b_dims == 1)
        of.which = SG_DOT;
    else if (b_dims == 1) {
        of.which = SG_GEMV;
        of.out_step = 1;
    } else
        read_as_vectors(&of, a_dims == 1);
    PyThreadState *const released = PyArray_SIZE(a) + PyArray_SIZE(b) < SG_RELEASE_AT ? NULL : PyEval_SaveThread();
    const int done = sg_multiply(&of);
    if (is_symmetric && of.which == SG_GEMM)
        mirror(PyArray_DATA(out), shape[0], of.is_double);
    if (released)
        PyEval_RestoreThread(released);
    if (done)
        return (PyObject *)out;
    Py_DECREF(out);
    return PyErr_NoMemory();
}

/* Where the matrices of a batch lie, in bytes behind the first. */
static void find_places(PyArrayObject *array, npy_intp count, npy_intp *places) {
    const int dims = PyArray_NDIM(array) - 2;
    npy_intp at[NPY_MAXDIMS] = {0}, place = 0;
    for (npy_intp i = 0; i < count; i++) {
        places[i] = place;
        for (int d = dims - 1; d >= 0; d--) {
            place += PyArray_STRIDE(array, d);
            if (++at[d] < PyArray_DIM(array, d))
                break;
            place -= at[d] * PyArray_STRIDE(array, d);
            at[d] = 0;
        }
    }
}

/* matrix_products(a, b) */
static PyObject *matrix_products(PyObject *unused, PyObject *const *args, Py_ssize_t count) {
    if (count != 2 || !PyArray_CheckExact(args[0]) || !PyArray_CheckExact(args[1]))
        Py_RETURN_NONE;
    PyArrayObject *const a = (PyArrayObject *)args[0], *const b = (PyArrayObject *)args[1];
    const int dims = PyArray_NDIM(a);
    sg_product of;
    if (dims < 3 || PyArray_NDIM(b) != dims || !PyArray_CompareLists(PyArray_DIMS(a), PyArray_DIMS(b), dims - 2) ||
        PyArray_DIM(a, dims - 1) != PyArray_DIM(b, dims - 2) || !describe_both(args[0], args[1], &of))
        Py_RETURN_NONE;
    const npy_intp batch = PyArray_MultiplyList(PyArray_DIMS(a), dims - 2);
    npy_intp *const places = PyMem_RawMalloc(2 * batch * sizeof(npy_intp));
    PyArrayObject *const out = places ? sg_new_resized(a, dims - 1, of.b.columns, PyArray_DESCR(a)) : NULL;
    int done = 0;
    if (out) {
        of.out = PyArray_DATA(out);
        of.out_step = of.b.columns;
        const int changed = read_as_vectors(&of, 0);
        find_places(changed ? b : a, batch, places);
        find_places(changed ? a : b, batch, places + batch);
        Py_BEGIN_ALLOW_THREADS
        done = sg_multiply_each(&of, batch, places, places + batch);
        Py_END_ALLOW_THREADS
    }
    PyMem_RawFree(places);
    if (done)
        return (PyObject *)out;
    Py_XDECREF(out);
    return PyErr_NoMemory();
}

/* use_blas(wide, addresses, threads): gemm, gemv and dot of float, then of double; what tells the number of its own threads, and what sets it, or 0. Gives gemm and
 * gemv of both, as programs are to call them. */
static PyObject *use_blas(PyObject *unused, PyObject *args) {
    unsigned long long given[2][SG_BLAS_FUNCTIONS], get, set;
    uintptr_t functions[2][SG_BLAS_FUNCTIONS];
    int wide;
    if (!PyArg_ParseTuple(args, "p(KKKKKK)(KK)", &wide, &given[0][SG_GEMM], &given[0][SG_GEMV], &given[0][SG_DOT], &given[1][SG_GEMM], &given[1][SG_GEMV], &given[1][SG_DOT],
                          &get, &set))
        return NULL;
    for (int type = 0; type < 2; type++)
        for (int which = 0; which < SG_BLAS_FUNCTIONS; which++)
            functions[type][which] = (uintptr_t)given[type][which];
    sg_use_blas(functions, wide, (uintptr_t)get, (uintptr_t)set);
    return Py_BuildValue("KKKK", (unsigned long long)sg_blas_function(0, SG_GEMM), (unsigned long long)sg_blas_function(0, SG_GEMV),
                         (unsigned long long)sg_blas_function(1, SG_GEMM), (unsigned long long)sg_blas_function(1, SG_GEMV));
}

static PyMethodDef methods[] = {
    {"matrix_product", (PyCFunction)(void (*)(void))matrix_product, METH_FASTCALL, "The product of matrices and vectors; None for what is left to NumPy."},
    {"matrix_products", (PyCFunction)(void (*)(void))matrix_products, METH_FASTCALL, "The products of the matrices of two batches; None for what is left to NumPy."},
    {"use_blas", use_blas, METH_VARARGS, "Say where the functions of BLAS are."},
};

int sg_matrix_products_methods(PyObject *dict) { return PyArray_ImportNumPyAPI() < 0 || sg_add_methods(dict, methods, 3); }
