/* Copies of arrays of any strides, shared by threads, where NumPy uses one: elements are moved as bits, of 1, 2, 4, 8 or 16 bytes.
 *
 * Dimensions are put in the order in which the copy lies in memory, and those that are one in both arrays are merged. The innermost two, rows and columns, are
 * copied block by block: as bytes, along strides, or transposed. */
#define PY_SSIZE_T_CLEAN
#include <Python.h>
#define NPY_NO_DEPRECATED_API NPY_2_0_API_VERSION
#include <numpy/arrayobject.h>

#include <string.h>

#include "along.h"
#include "copies.h"
#include "storage.h"

#define BLOCK_BYTES 32768
#define LINE 64 /* bytes of a cache line */
#define FEW 8 /* columns, for which a loop along them is too short */
#define MANY 16 /* arrays, from which on threads share them */
#define SHORT 512 /* bytes of a row for which a call of memcpy takes long */
#define SOME 4 /* rows and columns from which they are copied transposed */

typedef struct { sg_index size, to, from; } dimension; /* and the bytes from one element to the next */

typedef struct {
    char *to;
    const char *from;
    sg_index itemsize;
    int count; /* of dims */
    dimension dims[NPY_MAXDIMS + 2]; /* without rows and columns, but with the blocks of both, as the last two */
    dimension rows, columns;
    sg_index high, wide; /* of a block */
    int transposed;
} copy;

/* A row along strides: the loops for a row that is reversed and for one element that is repeated become vectors. */
#define COPY_ROW(SIZE)                                                                                                 \
    static void copy_row_##SIZE(char *to, const char *from, sg_index n, sg_index to_step, sg_index from_step) {         \
        sg_bits_##SIZE *const out = (void *)to;                                                                           \
        const sg_bits_##SIZE *const x = (const void *)from;                                                               \
        if (to_step == SIZE && from_step == -SIZE) {                                                                   \
            SG_INDEPENDENT                                                                                             \
            for (sg_index i = 0; i < n; i++)                                                                           \
                out[i] = x[-i];                                                                                        \
        } else if (to_step == SIZE && from_step == 0) {                                                                \
            const sg_bits_##SIZE element = x[0];                                                                          \
            SG_INDEPENDENT                                                                                             \
            for (sg_index i = 0; i < n; i++)                                                                           \
                out[i] = element;                                                                                      \
        } else                                                                                                         \
            for (sg_index i = 0; i < n; i++)                                                                           \
                *(sg_bits_##SIZE *)(to + i * to_step) = *(const sg_bits_##SIZE *)(from + i * from_step);                     \
    }
COPY_ROW(1)
COPY_ROW(2)
COPY_ROW(4)
COPY_ROW(8)
COPY_ROW(16)

static void copy_row(sg_index itemsize, char *to, const char *from, sg_index n, sg_index to_step, sg_index from_step) {
    if (to_step == itemsize && from_step == itemsize)
        memcpy(to, from, (size_t)(n * itemsize));
    else
        switch (itemsize) {
        case 1: copy_row_1(to, from, n, to_step, from_step); break;
        case 2: copy_row_2(to, from, n, to_step, from_step); break;
        case 4: copy_row_4(to, from, n, to_step, from_step); break;
        case 8: copy_row_8(to, from, n, to_step, from_step); break;
        default: copy_row_16(to, from, n, to_step, from_step);
        }
}

/* Rows of few bytes, at least SIZE, that lie side by side in both: of each the last move may be of bytes that the one before has moved. */
#define COPY_SHORT(SIZE)                                                                                               \
    static void copy_short_##SIZE(char *to, const char *from, sg_index rows, sg_index bytes, sg_index to_step, sg_index from_step) {\
        for (sg_index i = 0; i < rows; i++, to += to_step, from += from_step) {                                        \
            for (sg_index at = 0; at < bytes - SIZE; at += SIZE)                                                       \
                *(sg_bits_##SIZE *)(to + at) = *(const sg_bits_##SIZE *)(from + at);                                   \
            *(sg_bits_##SIZE *)(to + bytes - SIZE) = *(const sg_bits_##SIZE *)(from + bytes - SIZE);                   \
        }                                                                                                              \
    }
COPY_SHORT(4)
COPY_SHORT(8)
COPY_SHORT(16)

/* Whether the rows of a copy are short ones of bytes that lie side by side in both. */
static int is_short(const copy *job) {
    const sg_index bytes = job->columns.size * job->itemsize;
    return job->columns.to == job->itemsize && job->columns.from == job->itemsize && bytes >= 4 && bytes <= SHORT;
}

static void copy_short(char *to, const char *from, sg_index rows, sg_index bytes, sg_index to_step, sg_index from_step) {
    (bytes < 8 ? copy_short_4 : bytes < 16 ? copy_short_8 : copy_short_16)(to, from, rows, bytes, to_step, from_step);
}

#define LIST(...) __VA_ARGS__

/* A square of as many rows as a vector of 16 bytes has elements, transposed: to interleave its two halves as often as 2 divides that number does so. */
#define TRANSPOSE_SQUARE(BITS, N, LOW, HIGH)                                                                           \
    typedef uint##BITS##_t vector_##BITS __attribute__((vector_size(16)));                                             \
    static void transpose_square_##BITS(char *to, const char *from, sg_index to_step, sg_index from_step) {             \
        vector_##BITS x[N], next[N];                                                                                   \
        for (int i = 0; i < N; i++)                                                                                    \
            memcpy(&x[i], from + i * from_step, 16);                                                                   \
        for (int done = 1; done < N; done *= 2) {                                                                      \
            for (int i = 0; i < N / 2; i++) {                                                                          \
                next[2 * i] = SG_PICK(vector_##BITS, x[i], x[i + N / 2], LIST LOW);                                   \
                next[2 * i + 1] = SG_PICK(vector_##BITS, x[i], x[i + N / 2], LIST HIGH);                              \
            }                                                                                                          \
            memcpy(x, next, sizeof(x));                                                                                \
        }                                                                                                              \
        for (int i = 0; i < N; i++)                                                                                    \
            memcpy(to + i * to_step, &x[i], 16);                                                                       \
    }
TRANSPOSE_SQUARE(16, 8, (0, 8, 1, 9, 2, 10, 3, 11), (4, 12, 5, 13, 6, 14, 7, 15))
TRANSPOSE_SQUARE(32, 4, (0, 4, 1, 5), (2, 6, 3, 7))
TRANSPOSE_SQUARE(64, 2, (0, 2), (1, 3))

/* A block whose rows follow one another in what is copied, and whose columns do in the copy. */
static void copy_transposed(const copy *job, char *to, const char *from, sg_index rows, sg_index columns) {
    const sg_index size = job->itemsize, side = size == 2 || size == 4 || size == 8 ? 16 / size : 1, to_step = job->rows.to, from_step = job->columns.from;
    const sg_index even_rows = side > 1 ? rows / side * side : 0, even_columns = columns / side * side;
    for (sg_index i = 0; i < even_rows; i += side)
        for (sg_index j = 0; j < even_columns; j += side) {
            char *const square = to + i * to_step + j * size;
            const char *const given = from + i * size + j * from_step;
            switch (size) {
            case 2: transpose_square_16(square, given, to_step, from_step); break;
            case 4: transpose_square_32(square, given, to_step, from_step); break;
            default: transpose_square_64(square, given, to_step, from_step);
            }
        }
    for (sg_index i = 0; i < rows; i++) { /* what is left of each row */
        const sg_index done = i < even_rows ? even_columns : 0;
        copy_row(size, to + i * to_step + done * size, from + i * size + done * from_step, columns - done, size, from_step);
    }
}

static void copy_block(const copy *job, char *to, const char *from, sg_index rows, sg_index columns) {
    if (job->transposed)
        copy_transposed(job, to, from, rows, columns);
    else if (is_short(job))
        copy_short(to, from, rows, columns * job->itemsize, job->rows.to, job->rows.from);
    else
        for (sg_index i = 0; i < rows; i++)
            copy_row(job->itemsize, to + i * job->rows.to, from + i * job->rows.from, columns, job->columns.to, job->columns.from);
}

static sg_index least(sg_index a, sg_index b) { return a < b ? a : b; }

/* The blocks from number `first` to `last`, the last dimension's following one another. */
static void copy_blocks(void *context, sg_index first, sg_index last) {
    const copy *const job = context;
    sg_index at[NPY_MAXDIMS + 2], left = first;
    for (int d = job->count - 1; d >= 0; d--) {
        at[d] = left % job->dims[d].size;
        left /= job->dims[d].size;
    }
    for (sg_index number = first; number < last; number++) {
        char *to = job->to;
        const char *from = job->from;
        for (int d = 0; d < job->count; d++) {
            to += at[d] * job->dims[d].to;
            from += at[d] * job->dims[d].from;
        }
        const sg_index row = at[job->count - 2] * job->high, column = at[job->count - 1] * job->wide;
        copy_block(job, to, from, least(job->high, job->rows.size - row), least(job->wide, job->columns.size - column));
        for (int d = job->count - 1; d >= 0 && ++at[d] == job->dims[d].size; d--)
            at[d] = 0;
    }
}

static sg_index distance(sg_index step) { return step < 0 ? -step : step; }

/* Where elements lie. */
typedef struct { char *data; int ndim; const npy_intp *shape, *strides; } layout;

static layout layout_of(PyArrayObject *array) { return (layout){PyArray_BYTES(array), PyArray_NDIM(array), PyArray_DIMS(array), PyArray_STRIDES(array)}; }

/* Fills in the dimensions of a copy, those that are far apart in the copy first. */
static void sort_dimensions(copy *job, layout to, layout from) {
    const int lead = to.ndim - from.ndim;
    for (int i = 0; i < to.ndim; i++) {
        dimension next = {to.shape[i], to.strides[i], i < lead || from.shape[i - lead] == 1 ? 0 : from.strides[i - lead]};
        if (next.size == 1)
            continue;
        if (next.to < 0) { /* from its other end */
            job->to += (next.size - 1) * next.to;
            job->from += (next.size - 1) * next.from;
            next.to = -next.to;
            next.from = -next.from;
        }
        int place = job->count++;
        for (; place > 0 && job->dims[place - 1].to < next.to; place--)
            job->dims[place] = job->dims[place - 1];
        job->dims[place] = next;
    }
}

/* Whether no two elements of the copy lie in one place; dimensions that are one in both arrays are merged meanwhile. */
static int merge_dimensions(copy *job) {
    sg_index reach = job->itemsize;
    for (int d = job->count - 1; d >= 0; d--) {
        if (job->dims[d].to < reach)
            return 0;
        reach += (job->dims[d].size - 1) * job->dims[d].to;
    }
    int kept = 0;
    for (int d = 1; d < job->count; d++) {
        dimension *const outer = &job->dims[kept], inner = job->dims[d];
        if (outer->to == inner.size * inner.to && outer->from == inner.size * inner.from)
            *outer = (dimension){outer->size * inner.size, inner.to, inner.from};
        else
            job->dims[++kept] = inner;
    }
    job->count = job->count ? kept + 1 : 0;
    return 1;
}

/* Takes the two innermost dimensions apart as rows and columns, and puts the blocks of these in their place. */
static void choose_blocks(copy *job) {
    const sg_index size = job->itemsize, in_line = LINE / size;
    job->rows = job->columns = (dimension){1, size, size};
    if (job->count)
        job->columns = job->dims[--job->count];
    if (job->count) { /* the rows are what lies closest in what is copied, if columns do not lie closer still */
        int nearest = job->count - 1;
        for (int d = nearest - 1; d >= 0; d--)
            if (job->dims[d].from && distance(job->dims[d].from) < distance(job->dims[nearest].from))
                nearest = d;
        const int crossed = job->columns.from && job->dims[nearest].from && distance(job->dims[nearest].from) < distance(job->columns.from);
        if (!crossed)
            nearest = job->count - 1;
        job->rows = job->dims[nearest];
        job->count--;
        memmove(&job->dims[nearest], &job->dims[nearest + 1], (size_t)(job->count - nearest) * sizeof(dimension));
        if (job->columns.size < FEW && job->rows.size > job->columns.size && !is_short(job)) {
            const dimension rows = job->rows;
            job->rows = job->columns;
            job->columns = rows;
        } else if (crossed) {
            job->transposed = job->rows.from == size && job->columns.to == size && job->rows.size >= SOME && job->columns.size >= SOME;
            job->high = in_line;
            job->wide = 4 * in_line;
        }
    }
    if (!job->high) {
        job->wide = least(job->columns.size, BLOCK_BYTES / size);
        job->high = BLOCK_BYTES / (size * job->wide);
    }
    job->dims[job->count++] = (dimension){(job->rows.size + job->high - 1) / job->high, job->high * job->rows.to, job->high * job->rows.from};
    job->dims[job->count++] = (dimension){(job->columns.size + job->wide - 1) / job->wide, job->wide * job->columns.to, job->wide * job->columns.from};
}

/* How many blocks a copy has; 0 where elements of the copy lie in one place. */
static sg_index plan(copy *job, layout to, layout from, sg_index itemsize) {
    *job = (copy){.to = to.data, .from = from.data, .itemsize = itemsize};
    sort_dimensions(job, to, from);
    if (!merge_dimensions(job))
        return 0;
    choose_blocks(job);
    sg_index blocks = 1;
    for (int d = 0; d < job->count; d++)
        blocks *= job->dims[d].size;
    return blocks;
}

/* Where the elements of an array begin and end in memory. */
static void ends_of(layout array, sg_index itemsize, const char **first, const char **end) {
    *first = array.data;
    *end = array.data + itemsize;
    for (int i = 0; i < array.ndim; i++) {
        const sg_index reach = (array.shape[i] - 1) * array.strides[i];
        *(reach < 0 ? first : end) += reach;
    }
}

static int overlap(layout a, layout b, sg_index itemsize) {
    const char *a_first, *a_end, *b_first, *b_end;
    ends_of(a, itemsize, &a_first, &a_end);
    ends_of(b, itemsize, &b_first, &b_end);
    return a_first < b_end && b_first < a_end;
}

void sg_copy_elements(char *to, const sg_index *to_strides, const char *from, const sg_index *from_strides, int ndim, const sg_index *shape, sg_index itemsize) {
    copy job;
    const sg_index blocks = plan(&job, (layout){to, ndim, shape, to_strides}, (layout){(char *)from, ndim, shape, from_strides}, itemsize);
    copy_blocks(&job, 0, blocks);
}

int sg_broadcasts(PyArrayObject *from, PyArrayObject *to) {
    const int lead = PyArray_NDIM(to) - PyArray_NDIM(from);
    for (int i = 0; i < PyArray_NDIM(from) && lead >= 0; i++)
        if (PyArray_DIM(from, i) != PyArray_DIM(to, i + lead) && PyArray_DIM(from, i) != 1)
            return 0;
    return lead >= 0;
}

int sg_copy_array(PyArrayObject *to, PyArrayObject *from) {
    const layout written = layout_of(to), read = layout_of(from);
    const sg_index elements = PyArray_SIZE(to), itemsize = PyArray_ITEMSIZE(to);
    if (!PyArray_ISWRITEABLE(to) || !sg_is_copied(PyArray_DESCR(to)) || !PyArray_EquivTypes(PyArray_DESCR(from), PyArray_DESCR(to)) || !sg_broadcasts(from, to))
        return 0;
    if (!elements)
        return 1;
    copy job;
    const sg_index blocks = overlap(written, read, itemsize) ? 0 : plan(&job, written, read, itemsize);
    if (blocks)
        sg_do_spans(blocks, (elements + blocks - 1) / blocks, copy_blocks, &job);
    return blocks > 0;
}

/* copied(x, keep): a copy, contiguous or, to keep, laid out as x is. */
static PyObject *copied(PyObject *unused, PyObject *const *args, Py_ssize_t count) {
    if (count != 2 || !PyArray_CheckExact(args[0]) || !sg_is_copied(PyArray_DESCR((PyArrayObject *)args[0])))
        Py_RETURN_NONE;
    PyArrayObject *const x = (PyArrayObject *)args[0];
    PyObject *const handler = sg_pool_enter();
    PyObject *const made = PyArray_NewLikeArray(x, args[1] == Py_True ? NPY_KEEPORDER : NPY_CORDER, NULL, 0);
    sg_pool_leave(handler);
    if (made && !sg_copy_array((PyArrayObject *)made, x)) {
        Py_DECREF(made);
        Py_RETURN_NONE;
    }
    return made;
}

/* copy_to(out, x): x, as often as it broadcasts, in an array of its type. */
static PyObject *copy_to(PyObject *unused, PyObject *const *args, Py_ssize_t count) {
    if (count != 2 || !PyArray_CheckExact(args[0]) || !PyArray_CheckExact(args[1]))
        Py_RETURN_FALSE;
    return PyBool_FromLong(sg_copy_array((PyArrayObject *)args[0], (PyArrayObject *)args[1]));
}

/* `starts`: where each begins along the dimension in which they are joined; and the bytes of a step along it. */
typedef struct { PyArrayObject *const *arrays; layout out; sg_index itemsize, step; const sg_index *starts; } parts;

/* Each copied as a whole. */
static void copy_parts(void *context, sg_index first, sg_index last) {
    const parts *const all = context;
    for (sg_index i = first; i < last; i++) {
        layout part = all->out;
        part.data += all->starts[i] * all->step;
        part.shape = PyArray_DIMS(all->arrays[i]);
        const sg_index elements = PyArray_MultiplyList(part.shape, part.ndim);
        if (!elements)
            continue;
        copy job;
        const sg_index blocks = plan(&job, part, layout_of(all->arrays[i]), all->itemsize);
        sg_share_out(blocks, (elements + blocks - 1) / blocks, copy_blocks, &job);
    }
}

/* Whether an array's dimensions lie in memory in their order: NumPy lays out what it joins from others as they are. */
static int is_in_order(PyArrayObject *array) {
    sg_index before = 0;
    for (int i = PyArray_NDIM(array) - 1; i >= 0; i--)
        if (PyArray_DIM(array, i) != 1 && PyArray_STRIDE(array, i)) {
            if (distance(PyArray_STRIDE(array, i)) < before)
                return 0;
            before = distance(PyArray_STRIDE(array, i));
        }
    return 1;
}

/* Whether arrays can be joined along a dimension, counted from the front, or laid side by side along a new one; where each begins, and behind the last one, the
 * sum of their sizes. */
static int can_join(PyObject *const *arrays, sg_index count, long dim, int is_new, sg_index *starts) {
    PyArrayObject *const first = (PyArrayObject *)arrays[0];
    starts[0] = 0;
    for (sg_index i = 0; i < count; i++) {
        PyArrayObject *const array = (PyArrayObject *)arrays[i];
        if (!PyArray_CheckExact(arrays[i]) || PyArray_NDIM(array) != PyArray_NDIM(first) || dim < 0 || dim >= PyArray_NDIM(array) + is_new ||
            (PyArray_DESCR(array) != PyArray_DESCR(first) && !PyArray_EquivTypes(PyArray_DESCR(array), PyArray_DESCR(first))) || !is_in_order(array))
            return 0;
        for (int d = 0; d < PyArray_NDIM(array); d++)
            if ((is_new || d != dim) && PyArray_DIM(array, d) != PyArray_DIM(first, d))
                return 0;
        starts[i + 1] = starts[i] + (is_new ? 1 : PyArray_DIM(array, dim));
    }
    return PyArray_NDIM(first) + is_new <= NPY_MAXDIMS && sg_is_copied(PyArray_DESCR(first));
}

static PyArrayObject *join(PyArrayObject *const *arrays, sg_index count, int dim, int is_new, const sg_index *starts) {
    PyArrayObject *const first = arrays[0];
    npy_intp shape[NPY_MAXDIMS], strides[NPY_MAXDIMS];
    const int ndim = PyArray_NDIM(first);
    for (int d = 0; d < ndim; d++)
        shape[d + (is_new && d >= dim)] = PyArray_DIM(first, d);
    shape[dim] = starts[count];
    PyArrayObject *const out = sg_new_array(ndim + is_new, shape, PyArray_DESCR(first));
    if (!out)
        return NULL;
    for (int d = 0; d < ndim; d++) /* of the dimensions that each of them has */
        strides[d] = PyArray_STRIDE(out, d + (is_new && d >= dim));
    parts all = {arrays, {PyArray_BYTES(out), ndim, NULL, strides}, PyArray_ITEMSIZE(out), PyArray_STRIDE(out, dim), starts};
    const sg_index elements = PyArray_SIZE(out);
    PyThreadState *const released = elements < SG_RELEASE_AT ? NULL : PyEval_SaveThread();
    if (count < MANY) /* threads share each, and else all of them */
        copy_parts(&all, 0, count);
    else
        sg_share_out(count, (elements + count - 1) / count, copy_parts, &all);
    if (released)
        PyEval_RestoreThread(released);
    return out;
}

/* joined(arrays, dim, whether it is a new one): a list or a tuple of arrays of one type, end to end. */
static PyObject *joined(PyObject *unused, PyObject *const *args, Py_ssize_t given) {
    if (given != 3)
        return PyErr_Format(PyExc_TypeError, "joined() takes 3 arguments, not %zd", given);
    long dim = PyLong_AsLong(args[1]);
    if (dim == -1 && PyErr_Occurred())
        return NULL;
    PyObject *const tuple = PySequence_Tuple(args[0]); /* of its own references: a list may change while others run */
    if (!tuple)
        return NULL;
    const sg_index count = PyTuple_GET_SIZE(tuple);
    PyObject *const *const arrays = PySequence_Fast_ITEMS(tuple);
    const int is_new = args[2] == Py_True;
    sg_index few[MANY + 1], *const starts = count <= MANY ? few : PyMem_Malloc((size_t)(count + 1) * sizeof(sg_index));
    if (count && PyArray_CheckExact(arrays[0]) && dim < 0)
        dim += PyArray_NDIM((PyArrayObject *)arrays[0]) + is_new;
    const int fits = count && starts && can_join(arrays, count, dim, is_new, starts);
    PyArrayObject *const out = fits ? join((PyArrayObject *const *)arrays, count, (int)dim, is_new, starts) : NULL;
    if (starts != few)
        PyMem_Free(starts);
    Py_DECREF(tuple);
    if (!fits)
        Py_RETURN_NONE;
    return (PyObject *)out;
}

static PyMethodDef methods[] = {
    {"copied", (PyCFunction)(void (*)(void))copied, METH_FASTCALL, "A copy, contiguous or laid out as the original; None for what no loop covers."},
    {"joined", (PyCFunction)(void (*)(void))joined, METH_FASTCALL, "Arrays of one type end to end, or side by side; None for what no loop covers."},
    {"copy_to", (PyCFunction)(void (*)(void))copy_to, METH_FASTCALL, "Copies one array into another; False, with nothing written, for what no loop covers."},
};

int sg_copies_methods(PyObject *dict) { return PyArray_ImportNumPyAPI() < 0 || sg_add_methods(dict, methods, 3); }
