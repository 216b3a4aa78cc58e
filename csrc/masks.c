/* Elements picked by a mask, and put where one holds; and whether it holds anywhere, or everywhere. A processor cannot foresee a mask: loops move every element, and go on by one place where the mask holds.
 * Threads count what holds in their parts, and so know where each begins. */
#define PY_SSIZE_T_CLEAN
#include <Python.h>
#define NPY_NO_DEPRECATED_API NPY_2_0_API_VERSION
#include <numpy/arrayobject.h>

#include <string.h>

#include "along.h"
#include "copies.h"

typedef struct {
    const uint8_t *mask;
    const char *from;
    char *to;
    sg_index count, size; /* of the mask's elements; of an element, in bytes */
    int puts, parts;
    sg_index starts[SG_MOST_THREADS + 1]; /* how many hold before each part, and all */
} job;

static sg_index first_of(const job *all, int part) { return all->count * part / all->parts; }

static void count_part(void *context, int part) {
    job *const all = context;
    const sg_index end = first_of(all, part + 1);
    sg_index held = 0;
    for (sg_index i = first_of(all, part); i < end;) {
        const sg_index stop = end - i < 255 ? end : i + 255;
        uint8_t few = 0; /* so many that they fit */
        for (; i < stop; i++)
            few += all->mask[i] != 0;
        held += few;
    }
    all->starts[part + 1] = held;
}

/* Both loops end with the last element that holds, so that none reads or writes behind it; or with the mask, if another thread writes to it meanwhile. */
#define MOVE(SIZE)                                                                                                     \
    {                                                                                                                  \
        const sg_bits_##SIZE *const x = (const void *)all->from, zero = {0};                                           \
        sg_bits_##SIZE *const out = (void *)all->to;                                                                   \
        if (all->puts)                                                                                                 \
            for (; k < last && i < end; i++) {                                                                         \
                const sg_bits_##SIZE either[2] = {zero, x[k]}; /* chosen by a number: a branch would be foreseen wrongly */ \
                out[i] = either[mask[i] != 0];                                                                         \
                k += mask[i] != 0;                                                                                     \
            }                                                                                                          \
        else                                                                                                           \
            for (; k < last && i < end; i++) {                                                                         \
                out[k] = x[i];                                                                                         \
                k += mask[i] != 0;                                                                                     \
            }                                                                                                          \
    }

static void move_part(void *context, int part) {
    const job *const all = context;
    const uint8_t *const mask = all->mask;
    const sg_index last = all->starts[part + 1], end = first_of(all, part + 1);
    sg_index i = first_of(all, part), k = all->starts[part];
    switch (all->size) {
    case 1: MOVE(1) break;
    case 2: MOVE(2) break;
    case 4: MOVE(4) break;
    case 8: MOVE(8) break;
    default: MOVE(16)
    }
    if (all->puts)
        memset(all->to + i * all->size, 0, (end - i) * all->size);
}

static void run_parts(job *all, sg_work work) {
    if (all->parts == 1) {
        work(all, 0);
        return;
    }
    Py_BEGIN_ALLOW_THREADS
    sg_parallel(all->parts, work, all);
    Py_END_ALLOW_THREADS
}

/* A job of a mask, with how much of it holds; false for what no loop covers. */
static int begin(job *all, PyObject *x, PyObject *mask) {
    if (!sg_plain(x) || !sg_is_copied(PyArray_DESCR((PyArrayObject *)x)) || !sg_plain(mask) || PyArray_TYPE((PyArrayObject *)mask) != NPY_BOOL)
        return 0;
    all->mask = PyArray_DATA((PyArrayObject *)mask);
    all->from = PyArray_BYTES((PyArrayObject *)x);
    all->count = PyArray_SIZE((PyArrayObject *)mask);
    all->size = PyArray_ITEMSIZE((PyArrayObject *)x);
    all->parts = sg_threads_for(all->count);
    all->starts[0] = 0;
    run_parts(all, count_part);
    for (int part = 0; part < all->parts; part++)
        all->starts[part + 1] += all->starts[part];
    return 1;
}

/* take_where(x, mask): the elements at which a mask of x's shape holds, in one dimension. */
static PyObject *take_where(PyObject *unused, PyObject *const *args, Py_ssize_t count) {
    job all;
    if (count != 2 || !PyArray_CheckExact(args[0]) || !PyArray_CheckExact(args[1]) || !PyArray_SAMESHAPE((PyArrayObject *)args[0], (PyArrayObject *)args[1]) ||
        !begin(&all, args[0], args[1]))
        Py_RETURN_NONE;
    const npy_intp held = all.starts[all.parts];
    PyArrayObject *const out = sg_new_array(1, &held, PyArray_DESCR((PyArrayObject *)args[0]));
    if (out) {
        all.to = PyArray_BYTES(out);
        all.puts = 0;
        run_parts(&all, move_part);
    }
    return (PyObject *)out;
}

/* put_where(values, mask): one of the values after the other where a mask holds, and zeros elsewhere. */
static PyObject *put_where(PyObject *unused, PyObject *const *args, Py_ssize_t count) {
    job all;
    if (count != 2 || !begin(&all, args[0], args[1]) || PyArray_SIZE((PyArrayObject *)args[0]) != all.starts[all.parts])
        Py_RETURN_NONE;
    PyArrayObject *const out = sg_new_like((PyArrayObject *)args[1], PyArray_DESCR((PyArrayObject *)args[0]));
    if (out) {
        all.to = PyArray_BYTES(out);
        all.puts = 1;
        run_parts(&all, move_part);
    }
    return (PyObject *)out;
}

/* Where the elements of a part lie that hold, by an index for each dimension, a row each: first those along the last dimension, which no loop foresees either. */
typedef struct {
    job job;
    const npy_intp *shape;
    int ndim;
} Places;

/* The places of what holds among 64 elements, `step` apart; the next one's address. */
static inline int64_t *places_of_64(int64_t *to, const uint8_t *mask, sg_index place, sg_index step) {
    SG_PRAGMA(GCC unroll 8)
    for (int j = 0; j < 64; j++) {
        *to = place + j;
        to += step & -(sg_index)(mask[j] != 0);
    }
    return to;
}

static void places_of_part(void *context, int part) {
    const Places *const of = context;
    const uint8_t *const mask = of->job.mask;
    int64_t *const out = (int64_t *)of->job.to;
    const sg_index ndim = of->ndim, inner = of->shape[ndim - 1], end = first_of(&of->job, part + 1), last = of->job.starts[part + 1];
    const int64_t *const behind = out + last * ndim;
    sg_index i = first_of(&of->job, part), k = of->job.starts[part];
    while (k < last && i < end) {
        const sg_index row = i / inner, start = row * inner, stop = end - start < inner ? end : start + inner, first = k;
        int64_t *to = out + k * ndim + ndim - 1; /* moved on by a sum: a product with k would take longer than all else */
        while (to < behind && i < stop) {
            uint64_t eight;
            for (; i + 8 <= stop && (memcpy(&eight, mask + i, 8), !eight); i += 8) {
            }
            if (stop - i >= 64 && behind - to >= 64 * ndim) { /* none is written behind the last */
                to = ndim == 1 ? places_of_64(to, mask + i, i - start, 1) : places_of_64(to, mask + i, i - start, ndim);
                i += 64;
                continue;
            }
            for (const sg_index until = stop - i < 64 ? stop : i + 64; to < behind && i < until; i++) {
                *to = i - start;
                to += ndim & -(sg_index)(mask[i] != 0);
            }
        }
        k = (to - out) / ndim;
        for (sg_index d = ndim - 2, left = row; d >= 0; left /= of->shape[d--])
            for (sg_index q = first; q < k; q++)
                out[q * ndim + d] = left % of->shape[d];
        i = stop;
    }
}

/* places_where(mask) */
static PyObject *places_where(PyObject *unused, PyObject *mask) {
    Places of;
    if (!PyArray_CheckExact(mask) || !PyArray_NDIM((PyArrayObject *)mask) || !begin(&of.job, mask, mask))
        Py_RETURN_NONE;
    of.shape = PyArray_DIMS((PyArrayObject *)mask);
    of.ndim = PyArray_NDIM((PyArrayObject *)mask);
    PyArray_Descr *const integers = PyArray_DescrFromType(NPY_INT64);
    PyArrayObject *const out = sg_new_array(2, (npy_intp[]){of.job.starts[of.job.parts], of.ndim}, integers);
    Py_DECREF(integers);
    if (out) {
        of.job.to = PyArray_BYTES(out);
        if (of.job.parts == 1)
            places_of_part(&of, 0);
        else {
            Py_BEGIN_ALLOW_THREADS
            sg_parallel(of.job.parts, places_of_part, &of);
            Py_END_ALLOW_THREADS
        }
    }
    return (PyObject *)out;
}

/* Whether every element differs from zero, or any does. Blocks, so that few elements are read behind the one that decides. */
#define TRUTH(NAME, T)                                                                                                 \
    static int NAME(const void *data, sg_index count, int every) {                                                     \
        const T *const x = data;                                                                                       \
        for (sg_index i = 0; i < count;) {                                                                             \
            const sg_index stop = count - i < 256 ? count : i + 256;                                                   \
            int decides = 0;                                                                                           \
            for (; i < stop; i++)                                                                                      \
                decides |= (x[i] == 0) == every;                                                                       \
            if (decides)                                                                                               \
                return !every;                                                                                         \
        }                                                                                                              \
        return every;                                                                                                  \
    }

TRUTH(truth_of_bytes, uint8_t)
TRUTH(truth_of_int32, uint32_t)
TRUTH(truth_of_int64, uint64_t)
TRUTH(truth_of_float, float)
TRUTH(truth_of_double, double)

/* truth(x, every) */
static PyObject *truth(PyObject *unused, PyObject *const *args, Py_ssize_t count) {
    static int (*const of[])(const void *, sg_index, int) = {
        [NPY_BOOL] = truth_of_bytes, [NPY_BYTE] = truth_of_bytes, [NPY_UBYTE] = truth_of_bytes, [NPY_INT] = truth_of_int32, [NPY_UINT] = truth_of_int32,
        [NPY_LONG] = sizeof(long) == 8 ? truth_of_int64 : truth_of_int32, [NPY_ULONG] = sizeof(long) == 8 ? truth_of_int64 : truth_of_int32,
        [NPY_LONGLONG] = truth_of_int64, [NPY_ULONGLONG] = truth_of_int64, [NPY_FLOAT] = truth_of_float, [NPY_DOUBLE] = truth_of_double};
    if (count != 2 || !PyBool_Check(args[1]) || !sg_plain(args[0]))
        Py_RETURN_NONE;
    PyArrayObject *const x = (PyArrayObject *)args[0];
    const int type = PyArray_TYPE(x);
    if (type < 0 || type >= (int)(sizeof of / sizeof *of) || !of[type])
        Py_RETURN_NONE;
    return PyBool_FromLong(of[type](PyArray_DATA(x), PyArray_SIZE(x), args[1] == Py_True));
}

static PyMethodDef methods[] = {
    {"truth", (PyCFunction)(void (*)(void))truth, METH_FASTCALL, "Whether every element differs from zero, or any; None for what no loop covers."},
    {"places_where", places_where, METH_O, "The indices of the elements at which a mask holds, a row each; None for what no loop covers."},
    {"take_where", (PyCFunction)(void (*)(void))take_where, METH_FASTCALL, "The elements at which a mask holds; None for what no loop covers."},
    {"put_where", (PyCFunction)(void (*)(void))put_where, METH_FASTCALL, "Values where a mask holds, zeros elsewhere; None for what no loop covers."},
};

int sg_masks_methods(PyObject *dict) { return PyArray_ImportNumPyAPI() < 0 || sg_add_methods(dict, methods, 4); }
