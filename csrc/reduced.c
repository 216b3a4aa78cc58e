/* Reductions by kernels along rows, over any dimensions of an array. */
#define PY_SSIZE_T_CLEAN
#include <Python.h>
#define NPY_NO_DEPRECATED_API NPY_2_0_API_VERSION
#include <numpy/arrayobject.h>

#include "along.h"
#include "copies.h"
#include "kernel_call.h"
#include "rows.h"
#include "storage.h"

#include <stdatomic.h>
#include <stdlib.h>

#define FEWEST_COLUMNS 8 /* of which each is to give a row: of fewer, to bring the rows side by side takes less time than their functions, one by one */
#define NEAR_BYTES 32768 /* of rows that are brought together and then reduced, in the nearest cache */
#define MOST_PACKED (1 << 24) /* bytes that are laid out anew at once: views may show far more than there is memory */
#define MOST_TURNED 2048 /* elements that are brought into the order of rows: in less time than NumPy's reductions take to begin */

/* The dimensions that are reduced, in the order in which they were given, all for None or none: into `reduced`. -1 for what is no such thing. */
static int reduced_dimensions(PyObject *dim, int ndim, int *reduced) {
    const int several = PyTuple_CheckExact(dim) || PyList_CheckExact(dim), count = several ? (int)PySequence_Fast_GET_SIZE(dim) : 1;
    if (dim == Py_None || (several && !count)) {
        for (int d = 0; d < ndim; d++)
            reduced[d] = d;
        return ndim;
    }
    if (count > ndim)
        return -1;
    for (int i = 0; i < count; i++) {
        PyObject *const number = several ? PySequence_Fast_GET_ITEM(dim, i) : dim;
        if (!PyLong_CheckExact(number))
            return -1;
        int overflow;
        const long given = PyLong_AsLongAndOverflow(number, &overflow);
        if (overflow || given < -ndim || given >= ndim)
            return -1;
        reduced[i] = (int)(given < 0 ? given + ndim : given);
        for (int j = 0; j < i; j++)
            if (reduced[j] == reduced[i])
                return -1;
    }
    return count;
}

/* Whether an array's elements fill its memory, in whatever order of dimensions; which that is, the outermost first. Those that are kept have to be in their own
 * order, as they are in the result. */
static int is_dense(PyArrayObject *x, const char *is_reduced, int *by_place) {
    const int ndim = PyArray_NDIM(x);
    for (int d = 0; d < ndim; d++) {
        int place = d;
        for (; place > 0 && PyArray_STRIDE(x, by_place[place - 1]) < PyArray_STRIDE(x, d); place--)
            by_place[place] = by_place[place - 1];
        by_place[place] = d;
    }
    npy_intp stride = PyArray_ITEMSIZE(x);
    for (int place = ndim - 1, kept = ndim; place >= 0; place--) {
        const int d = by_place[place];
        if (PyArray_STRIDE(x, d) != stride || (!is_reduced[d] && d > kept))
            return 0;
        stride *= PyArray_DIM(x, d);
        kept = is_reduced[d] ? kept : d;
    }
    return 1;
}

#define NONE -1

/* How many rows the dimensions before those that are reduced make up, in some order; NONE unless the reduced ones follow one another there. */
static npy_intp rows_before(PyArrayObject *x, const int *order, const char *is_reduced, int many) {
    npy_intp rows = 1;
    int first = 0;
    for (; first < PyArray_NDIM(x) && !is_reduced[order[first]]; first++)
        rows *= PyArray_DIM(x, order[first]);
    for (int i = 0; i < many; i++)
        if (!is_reduced[order[first + i]])
            return NONE;
    return rows;
}

/* Of an array whose first dimensions, `many`, are reduced, and whose others are contiguous lines: how many bytes from one line to the next; NONE if it is none such. */
static npy_intp lines_apart(PyArrayObject *x, const char *is_reduced, int many) {
    npy_intp stride = PyArray_ITEMSIZE(x);
    for (int d = PyArray_NDIM(x) - 1; d >= many; stride *= PyArray_DIM(x, d--))
        if (is_reduced[d] || PyArray_STRIDE(x, d) != stride)
            return NONE;
    for (int d = many - 2; d >= 0; d--)
        if (PyArray_STRIDE(x, d) != PyArray_STRIDE(x, d + 1) * PyArray_DIM(x, d + 1))
            return NONE;
    return PyArray_STRIDE(x, many - 1) > 0 && PyArray_STRIDE(x, many - 1) % PyArray_ITEMSIZE(x) == 0 ? PyArray_STRIDE(x, many - 1) : NONE;
}

/* Copies the elements of an array into memory without gaps, its dimensions in this order. */
static void turn(PyArrayObject *x, const int *order, int ndim, char *to) {
    const npy_intp size = PyArray_SIZE(x), width = PyArray_ITEMSIZE(x);
    npy_intp at[NPY_MAXDIMS] = {0};
    const char *from = PyArray_BYTES(x);
    for (npy_intp i = 0; i < size; i++, to += width) {
        memcpy(to, from, (size_t)width);
        for (int d = ndim - 1; d >= 0; d--) {
            from += PyArray_STRIDE(x, order[d]);
            if (++at[d] < PyArray_DIM(x, order[d]))
                break;
            from -= at[d] * PyArray_STRIDE(x, order[d]);
            at[d] = 0;
        }
    }
}

/* Rows that do not lie one behind another: `many` of them at a time do, or so many as the innermost of the dimensions that are kept are one in memory. */
typedef struct {
    const sg_run *run;
    char *const *p;
    npy_intp n;
    int outer, reduced; /* dimensions */
    npy_intp outer_shape[NPY_MAXDIMS], outer_strides[NPY_MAXDIMS], many, step; /* `many` rows, `step` bytes apart, for each element of the outer dimensions */
    npy_intp shape[NPY_MAXDIMS + 1], from[NPY_MAXDIMS + 1], to[NPY_MAXDIMS + 1]; /* of some rows, the first, and their reduced dimensions; the strides there, and when packed */
    int whole; /* each row is contiguous, and long enough to be reduced where it lies */
    atomic_int failed;
} scattered;

static void find_rows(scattered *all, PyArrayObject *x, const int *order, int kept, int reduced, npy_intp n) {
    all->n = n;
    all->reduced = reduced;
    all->to[reduced] = PyArray_ITEMSIZE(x);
    for (int i = reduced; i >= 1; i--) {
        all->shape[i] = PyArray_DIM(x, order[kept + i - 1]);
        all->from[i] = PyArray_STRIDE(x, order[kept + i - 1]);
        all->to[i - 1] = all->to[i] * all->shape[i];
    }
    all->whole = all->n >= SG_SHORT_ROW;
    for (int i = 1; i <= reduced; i++)
        all->whole = all->whole && (all->shape[i] == 1 || all->from[i] == all->to[i]);
    all->many = 1;
    int d = kept - 1;
    for (; d >= 0; d--) {
        const npy_intp size = PyArray_DIM(x, order[d]), stride = PyArray_STRIDE(x, order[d]);
        if (all->many > 1 && size > 1 && stride != all->many * all->step)
            break;
        if (all->many == 1)
            all->step = stride;
        all->many *= size;
    }
    all->outer = d + 1;
    for (; d >= 0; d--)
        all->outer_shape[d] = PyArray_DIM(x, order[d]), all->outer_strides[d] = PyArray_STRIDE(x, order[d]);
    all->from[0] = all->step;
}

static void reduce_scattered(void *context, sg_index first, sg_index last) {
    scattered *const all = context;
    const int nin = all->run->kernel->nin;
    const npy_intp bytes = all->to[0], together = all->whole || bytes > NEAR_BYTES ? 1 : NEAR_BYTES / bytes;
    char *const packed = all->whole ? NULL : malloc((size_t)(together * bytes));
    npy_intp shape[NPY_MAXDIMS + 1];
    memcpy(shape, all->shape, sizeof shape);
    for (sg_index row = first; row < last; row += shape[0]) {
        const npy_intp within = row % all->many;
        npy_intp outer = row / all->many;
        char *at[SG_MAX_ARGS], *from = all->p[0] + within * all->step;
        for (int d = all->outer - 1; d >= 0; d--) {
            from += outer % all->outer_shape[d] * all->outer_strides[d];
            outer /= all->outer_shape[d];
        }
        shape[0] = together < all->many - within ? together : all->many - within;
        if (shape[0] > last - row)
            shape[0] = last - row;
        if (packed)
            sg_copy_elements(packed, all->to, from, all->from, all->reduced + 1, shape, all->to[all->reduced]);
        memcpy(at, all->p, sizeof at);
        at[0] = packed ? packed : from;
        at[nin] += row * sg_size_of[all->run->stored[nin]];
        if ((!packed && !all->whole) || !sg_run_rows(all->run, at, shape[0], all->n)) {
            atomic_store(&all->failed, 1);
            break;
        }
    }
    free(packed);
}

static int run_scattered(scattered *all, const sg_run *run, char *const *p, npy_intp rows) {
    all->run = run, all->p = p;
    atomic_init(&all->failed, 0);
    sg_share_out(rows, all->n, reduce_scattered, all);
    return !atomic_load(&all->failed);
}

/* Whether elements that are reduced lie closer together than those that are kept, or are the last of an array's dimensions. */
static int are_near(PyArrayObject *x, const int *order, int kept, int reduced) {
    npy_intp nearest_kept = NPY_MAX_INTP, nearest_reduced = NPY_MAX_INTP;
    int at_end = 1;
    for (int d = 0; d < kept + reduced; d++) {
        npy_intp *const nearest = d < kept ? &nearest_kept : &nearest_reduced;
        const npy_intp stride = PyArray_STRIDE(x, order[d]), distance = stride < 0 ? -stride : stride;
        if (PyArray_DIM(x, order[d]) > 1 && distance < *nearest)
            *nearest = distance;
        at_end = at_end && order[d] == d;
    }
    return at_end || nearest_reduced < nearest_kept;
}

/* A contiguous copy of an array. */
static PyArrayObject *packed(PyArrayObject *x) {
    PyArrayObject *made = sg_new_array(PyArray_NDIM(x), PyArray_DIMS(x), PyArray_DESCR(x));
    if (made && !sg_copy_array(made, x) && PyArray_CopyInto(made, x) < 0)
        Py_CLEAR(made);
    return made;
}

/* reduced(kernel, x, dim, keepdim, numbers...): None where there is no such reduction by rows. */
static PyObject *reduced(PyObject *unused, PyObject *const *args, Py_ssize_t count) {
    if (count < 4 || Py_TYPE(args[0]) != &sg_kernel_type || Py_TYPE(args[1]) != &PyArray_Type || !(args[3] == Py_True || args[3] == Py_False))
        Py_RETURN_NONE;
    const KernelObject *self = (KernelObject *)args[0];
    PyArrayObject *const x = (PyArrayObject *)args[1];
    const int ndim = PyArray_NDIM(x), keepdim = args[3] == Py_True;
    if (self->kernel->shape != SG_REDUCE || self->kernel->nout != 1 || self->kernel->nin != count - 3 || PyArray_SIZE(x) == 0)
        Py_RETURN_NONE;
    PyObject *operands[SG_MAX_ARGS] = {args[1]};
    for (Py_ssize_t i = 4; i < count; i++)
        operands[i - 3] = args[i];
    int order[NPY_MAXDIMS], given[NPY_MAXDIMS], by_index[NPY_MAXDIMS], by_place[NPY_MAXDIMS];
    Call call;
    const int many = reduced_dimensions(args[2], ndim, given), kept = ndim - many;
    const int status = many < 0 ? NOT_HERE : sg_prepare(&call, self, operands);
    if (status == FAILED)
        return NULL;
    if (status == NOT_HERE || !call.one_shape)
        Py_RETURN_NONE;
    char is_reduced[NPY_MAXDIMS] = {0};
    npy_intp shape[NPY_MAXDIMS], n = 1, rows = 1;
    for (int i = 0; i < many; i++)
        is_reduced[given[i]] = 1;
    for (int d = 0, left = 0, taken = kept, after = 0; d < ndim; d++) {
        *(is_reduced[d] ? &n : &rows) *= PyArray_DIM(x, d);
        order[is_reduced[d] ? taken++ : left++] = by_index[d] = by_place[d] = d;
        if (!is_reduced[d] || keepdim)
            shape[after++] = is_reduced[d] ? 1 : PyArray_DIM(x, d);
    }
    const int dense = call.plain || is_dense(x, is_reduced, by_place);
    const int has_columns = kept && many && self->kernel->nin == 1 && (sg_has_columns(&call.run) || sg_folds_columns(&call.run));
    const npy_intp outer = dense ? rows_before(x, by_place, is_reduced, many) : NONE, outer_packed = rows_before(x, by_index, is_reduced, many);
    const npy_intp apart_by = !dense && has_columns && sg_has_lines_apart(&call.run, rows) ? lines_apart(x, is_reduced, many) : NONE;
    enum { ROWS, COLUMNS, LINES, TURNED, SCATTERED, PACKED } way;
    if (dense && outer == rows)
        way = ROWS;
    else if (outer != NONE && has_columns)
        way = COLUMNS;
    else if (apart_by != NONE)
        way = LINES;
    else if (PyArray_SIZE(x) <= MOST_TURNED)
        way = TURNED;
    else if (!sg_is_copied(PyArray_DESCR(x)))
        Py_RETURN_NONE;
    else
        way = kept && (outer_packed == NONE || !has_columns || are_near(x, order, kept, many)) ? SCATTERED : PACKED;
    scattered apart;
    if (way == SCATTERED)
        find_rows(&apart, x, order, kept, many, n);
    if ((way == PACKED && PyArray_SIZE(x) > MOST_PACKED / PyArray_ITEMSIZE(x)) || (way == SCATTERED && !apart.whole && n > MOST_PACKED / PyArray_ITEMSIZE(x)))
        Py_RETURN_NONE;
    PyArrayObject *const source = way == PACKED ? packed(x) : (PyArrayObject *)Py_NewRef(x);
    if (!source)
        return NULL;
    _Alignas(16) char turned[MOST_TURNED * 16]; /* the largest elements are complex ones */
    if (way == TURNED)
        turn(x, order, ndim, turned);
    if (sg_make_results(&call, keepdim ? ndim : kept, shape, 0) == FAILED) {
        Py_DECREF(source);
        return NULL;
    }
    char *p[SG_MAX_ARGS];
    p[0] = way == TURNED ? turned : PyArray_BYTES(source);
    for (int i = 1; i < self->kernel->nin; i++)
        p[i] = call.numbers[i];
    p[self->kernel->nin] = PyArray_BYTES(call.arrays[self->kernel->nin]);
    int done = 1;
    PyThreadState *const state = rows * n < RELEASE_AT ? NULL : PyEval_SaveThread();
    if (way == SCATTERED)
        done = run_scattered(&apart, &call.run, p, rows);
    else if (way == COLUMNS)
        sg_run_columns(&call.run, p, outer, n, rows / outer);
    else if (way == LINES)
        sg_run_lines_apart(&call.run, p, n, apart_by / PyArray_ITEMSIZE(x), rows);
    else if (way == PACKED && outer_packed != rows)
        sg_run_columns(&call.run, p, outer_packed, n, rows / outer_packed);
    else
        done = sg_run_rows(&call.run, p, rows, n);
    if (state)
        PyEval_RestoreThread(state);
    Py_DECREF(source);
    if (done)
        return sg_give_results(&call);
    sg_drop_results(&call);
    return PyErr_NoMemory();
}

/* along(kernel, dim, operands...): a row for each row along a dimension but the last; None where the operands are not contiguous arrays of one shape, with a loop. */
static PyObject *along(PyObject *unused, PyObject *const *args, Py_ssize_t count) {
    if (count < 3 || Py_TYPE(args[0]) != &sg_kernel_type || !PyLong_CheckExact(args[1]))
        Py_RETURN_NONE;
    const KernelObject *self = (KernelObject *)args[0];
    int overflow;
    const long given = PyLong_AsLongAndOverflow(args[1], &overflow);
    if (self->kernel->shape != SG_ROWS || self->kernel->nout != 1 || self->kernel->nin != count - 2)
        Py_RETURN_NONE;
    Call call;
    const int status = sg_prepare(&call, self, args + 2);
    if (status == FAILED)
        return NULL;
    const int ndim = status == DONE ? PyArray_NDIM(call.like) : 0;
    if (!ndim || overflow || given < -ndim || given >= ndim || !call.plain || !call.one_shape || !sg_has_columns(&call.run))
        Py_RETURN_NONE;
    const npy_intp *shape = PyArray_DIMS(call.like), size = PyArray_SIZE(call.like);
    const int dim = (int)(given < 0 ? given + ndim : given);
    const npy_intp outer = PyArray_MultiplyList(shape, dim), inner = PyArray_MultiplyList(shape + dim + 1, ndim - dim - 1);
    for (int i = 0; i < self->kernel->nin; i++)
        if (!call.arrays[i])
            Py_RETURN_NONE;
    if (inner < FEWEST_COLUMNS)
        Py_RETURN_NONE;
    if (sg_make_results(&call, ndim, shape, 0) == FAILED)
        return NULL;
    char *p[SG_MAX_ARGS];
    for (int i = 0; i < self->kernel->nin + 1; i++)
        p[i] = PyArray_BYTES(call.arrays[i]);
    PyThreadState *const state = size < RELEASE_AT ? NULL : PyEval_SaveThread();
    if (size)
        sg_run_columns(&call.run, p, outer, shape[dim], inner);
    if (state)
        PyEval_RestoreThread(state);
    return sg_give_results(&call);
}

static PyMethodDef methods[] = {
    {"along", (PyCFunction)(void (*)(void))along, METH_FASTCALL, "What a kernel makes of the rows along a dimension; None for what no loop covers."},
    {"reduced", (PyCFunction)(void (*)(void))reduced, METH_FASTCALL, "The reduction of an array by a kernel, over dimensions; None for what no loop covers."},
};

int sg_reduced_methods(PyObject *dict) { return PyArray_ImportNumPyAPI() < 0 || sg_add_methods(dict, methods, 2); }
