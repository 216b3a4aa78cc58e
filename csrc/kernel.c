/* Calls of kernels. A call on arrays gives new arrays; for contiguous arrays of one shape and dtype that costs little more than
 * the memory for the result. Other layouts go through NumPy's own iterator; operands that no loop covers (another device, mixed dtypes)
 * go to the kernel's `fallback`, a Python function given at registration. */
#define PY_SSIZE_T_CLEAN
#include <Python.h>
#define NPY_NO_DEPRECATED_API NPY_2_0_API_VERSION
#include <numpy/arrayobject.h>

#include "kernel_call.h"
#include "kernel_numbers.h"
#include "pool.h"
#include "register.h"
#include "storage.h"

/* ---- one call */

/* The type of the op: that of the first array of kind SG_SAME. */
static int find_type(Call *call, PyObject *const *args) {
    const sg_kernel *kernel = call->run.kernel;
    call->type = -1;
    for (int i = 0; i < kernel->nin; i++) {
        if (Py_TYPE(args[i]) != &PyArray_Type) {
            if (PyArray_Check(args[i]) || !(PyFloat_Check(args[i]) || PyLong_Check(args[i]) || PyComplex_Check(args[i])))
                return NOT_HERE;
            call->arrays[i] = NULL;
            continue;
        }
        call->arrays[i] = (PyArrayObject *)args[i];
        if (kernel->scalars >> i & 1)
            return NOT_HERE;
        if (call->type < 0 && kernel->kinds[i] == SG_SAME)
            call->type = type_of(call->arrays[i]);
    }
    for (int i = 0; call->type < 0 && i < kernel->nin; i++) /* only operands that are real parts: the op is one on real numbers */
        if (call->arrays[i] && kernel->kinds[i] == SG_REAL_PART)
            call->type = type_of(call->arrays[i]);
    return call->type < 0 ? NOT_HERE : DONE;
}

int sg_prepare(Call *call, const KernelObject *self, PyObject *const *args) {
    const sg_kernel *kernel = self->kernel;
    call->run.kernel = kernel;
    int status = find_type(call, args);
    if (status != DONE)
        return status;
    const sg_loop *loop = self->loops[sg_computed(call->type)];
    if (!loop)
        return NOT_HERE;
    call->run.loop = loop;
    for (int i = 0; i < kernel->nin + kernel->nout; i++)
        call->run.stored[i] = (unsigned char)storage(loop->types[i], call->type);
    call->like = NULL;
    call->run.same_row = 0;
    call->plain = call->reversed = call->one_shape = 1;
    for (int i = 0; i < kernel->nin; i++) {
        PyArrayObject *array = call->arrays[i];
        if (!array) {
            status = put_number(call->numbers[i], args[i], loop->types[i]);
            if (status != DONE)
                return status;
            if (!(kernel->scalars >> i & 1) && kernel->shape != SG_ELEMENTS)
                return NOT_HERE; /* a number where a row belongs */
            call->run.stored[i] = loop->types[i];
            continue;
        }
        if (type_of(array) != call->run.stored[i] || !PyArray_ISNOTSWAPPED(array) || !PyArray_ISALIGNED(array))
            return NOT_HERE;
        if (!call->like)
            call->like = array;
        else if (!PyArray_SAMESHAPE(call->like, array))
            call->one_shape = 0;
        if (!PyArray_IS_C_CONTIGUOUS(array))
            call->plain = 0;
        if (!PyArray_IS_F_CONTIGUOUS(array))
            call->reversed = 0;
    }
    return call->like ? DONE : NOT_HERE;
}

static PyArrayObject *new_array(int nd, const npy_intp *shape, npy_intp size, int type, int order) {
    PyObject *handler = size * sg_size_of[type] >= SG_POOL_FROM ? sg_pool_enter() : NULL;
    PyObject *array = PyArray_NewFromDescr(&PyArray_Type, descr_of(type), nd, shape, NULL, NULL, order, NULL);
    sg_pool_leave(handler);
    return (PyArrayObject *)array;
}

PyObject *sg_give_results(Call *call) {
    const sg_kernel *kernel = call->run.kernel;
    PyArrayObject **results = call->arrays + kernel->nin;
    if (kernel->nout == 1)
        return (PyObject *)results[0];
    PyObject *tuple = PyTuple_New(kernel->nout);
    for (int i = 0; i < kernel->nout; i++)
        PyTuple_SET_ITEM(tuple, i, (PyObject *)results[i]);
    return tuple;
}

int sg_drop_results(Call *call) {
    const sg_kernel *kernel = call->run.kernel;
    for (int i = kernel->nin; i < kernel->nin + kernel->nout; i++)
        Py_CLEAR(call->arrays[i]);
    return FAILED;
}

int sg_make_results(Call *call, int nd, const npy_intp *shape, int order) {
    const sg_kernel *kernel = call->run.kernel;
    const npy_intp size = PyArray_MultiplyList(shape, nd);
    memset(call->arrays + kernel->nin, 0, sizeof(PyArrayObject *) * kernel->nout);
    for (int i = kernel->nin; i < kernel->nin + kernel->nout; i++)
        if (!(call->arrays[i] = new_array(nd, shape, size, call->run.stored[i], order)))
            return sg_drop_results(call);
    return DONE;
}

/* Arrays of one shape whose elements lie in one order without gaps, results included; numbers have a stride of 0. */
static int run_plain(Call *call, npy_intp size) {
    const sg_kernel *kernel = call->run.kernel;
    char *p[SG_MAX_ARGS];
    sg_index strides[SG_MAX_ARGS];
    const int count = kernel->nin + kernel->nout;
    for (int i = 0; i < count; i++) {
        p[i] = call->arrays[i] ? PyArray_BYTES(call->arrays[i]) : call->numbers[i];
        strides[i] = call->arrays[i] ? sg_size_of[call->run.stored[i]] : 0;
    }
    if (size < RELEASE_AT) {
        if (size)
            sg_run_strided(&call->run, p, strides, size);
        return DONE;
    }
    Py_BEGIN_ALLOW_THREADS
    sg_run_contiguous(&call->run, p, strides, size);
    Py_END_ALLOW_THREADS
    return DONE;
}

/* ---- contiguous arrays that broadcast, as a bias or a mask does: without the cost of an iterator */

static int broadcast_shape(const Call *call, int *ndim, npy_intp *shape) {
    *ndim = 0;
    for (int i = 0; i < call->run.kernel->nin; i++)
        if (call->arrays[i] && PyArray_NDIM(call->arrays[i]) > *ndim)
            *ndim = PyArray_NDIM(call->arrays[i]);
    if (*ndim > SG_MAX_DIMS)
        return NOT_HERE;
    for (int axis = 0; axis < *ndim; axis++)
        shape[axis] = 1;
    for (int i = 0; i < call->run.kernel->nin; i++) {
        PyArrayObject *array = call->arrays[i];
        const int skip = array ? *ndim - PyArray_NDIM(array) : *ndim;
        for (int axis = skip; axis < *ndim; axis++) {
            const npy_intp size = PyArray_DIM(array, axis - skip);
            if (shape[axis] == 1)
                shape[axis] = size;
            else if (size != 1 && size != shape[axis])
                return NOT_HERE; /* the general path raises the error */
        }
    }
    return DONE;
}

static int run_broadcast(Call *call) {
    const sg_kernel *kernel = call->run.kernel;
    sg_grid grid;
    char *p[SG_MAX_ARGS];
    npy_intp shape[SG_MAX_DIMS];
    int status = broadcast_shape(call, &grid.ndim, shape);
    if (status != DONE || (status = sg_make_results(call, grid.ndim, shape, 0)) != DONE)
        return status;
    for (int i = 0; i < kernel->nin + kernel->nout; i++) {
        PyArrayObject *array = call->arrays[i];
        p[i] = array ? PyArray_BYTES(array) : call->numbers[i];
        const int skip = array ? grid.ndim - PyArray_NDIM(array) : grid.ndim;
        for (int axis = 0; axis < grid.ndim; axis++) {
            grid.shape[axis] = shape[axis];
            grid.strides[axis][i] = axis < skip || PyArray_DIM(array, axis - skip) == 1 ? 0 : PyArray_STRIDE(array, axis - skip);
        }
    }
    const npy_intp size = PyArray_SIZE(call->arrays[kernel->nin]);
    if (size == 0)
        return DONE;
    if (size < RELEASE_AT) {
        sg_run_grid(&call->run, p, &grid);
        return DONE;
    }
    Py_BEGIN_ALLOW_THREADS
    sg_run_grid(&call->run, p, &grid);
    Py_END_ALLOW_THREADS
    return DONE;
}

/* ---- any layout: NumPy's iterator broadcasts, orders axes, allocates, and copies operands that overlap a result; grids.c runs along its axes */

static int axes_of(const Call *call, NpyIter *iter, const int *position, sg_grid *grid) {
    const int count = call->run.kernel->nin + call->run.kernel->nout;
    npy_intp shape[NPY_MAXDIMS];
    if (NpyIter_GetShape(iter, shape) != NPY_SUCCEED)
        return FAILED;
    grid->ndim = NpyIter_GetNDim(iter);
    if (grid->ndim > SG_MAX_DIMS)
        return NOT_HERE;
    for (int axis = 0; axis < grid->ndim; axis++) {
        npy_intp *strides = NpyIter_GetAxisStrideArray(iter, axis);
        if (!strides)
            return FAILED;
        grid->shape[axis] = shape[axis];
        for (int i = 0; i < count; i++)
            grid->strides[axis][i] = position[i] < 0 ? 0 : strides[position[i]];
    }
    return DONE;
}

/* `into` are the arrays that take the results; NULL: new ones do. */
static int run_iterator(Call *call, PyArrayObject *const *into) {
    const sg_kernel *kernel = call->run.kernel;
    PyArrayObject *operands[SG_MAX_ARGS];
    PyArray_Descr *dtypes[SG_MAX_ARGS];
    npy_uint32 flags[SG_MAX_ARGS];
    int position[SG_MAX_ARGS], count = 0;
    for (int i = 0; i < kernel->nin; i++) {
        position[i] = call->arrays[i] ? count : -1;
        if (!call->arrays[i])
            continue;
        operands[count] = call->arrays[i];
        dtypes[count] = NULL;
        flags[count++] = NPY_ITER_READONLY | NPY_ITER_OVERLAP_ASSUME_ELEMENTWISE;
    }
    const int first = count;
    for (int i = 0; i < kernel->nout; i++) {
        position[kernel->nin + i] = count;
        operands[count] = into ? into[i] : NULL;
        dtypes[count] = into ? NULL : descr_of(call->run.stored[kernel->nin + i]);
        flags[count++] = NPY_ITER_WRITEONLY | NPY_ITER_NO_BROADCAST | NPY_ITER_OVERLAP_ASSUME_ELEMENTWISE | (into ? 0 : NPY_ITER_ALLOCATE | NPY_ITER_NO_SUBTYPE);
    }
    PyObject *handler = sg_pool_enter();
    NpyIter *iter = NpyIter_MultiNew(count, operands, NPY_ITER_MULTI_INDEX | NPY_ITER_ZEROSIZE_OK | NPY_ITER_COPY_IF_OVERLAP | NPY_ITER_DONT_NEGATE_STRIDES,
                                     NPY_KEEPORDER, NPY_NO_CASTING, flags, dtypes);
    sg_pool_leave(handler);
    for (int i = first; i < count; i++)
        Py_XDECREF(dtypes[i]);
    if (!iter)
        return FAILED;
    sg_grid grid;
    int status = axes_of(call, iter, position, &grid);
    if (status == DONE && NpyIter_GetIterSize(iter) > 0) {
        char **pointers = NpyIter_GetDataPtrArray(iter), *p[SG_MAX_ARGS];
        for (int i = 0; i < kernel->nin + kernel->nout; i++)
            p[i] = position[i] < 0 ? call->numbers[i] : pointers[position[i]];
        if (NpyIter_GetIterSize(iter) < RELEASE_AT) {
            sg_run_grid(&call->run, p, &grid);
        } else {
            Py_BEGIN_ALLOW_THREADS
            sg_run_grid(&call->run, p, &grid);
            Py_END_ALLOW_THREADS
        }
    }
    for (int i = 0; i < kernel->nout; i++) {
        call->arrays[kernel->nin + i] = NpyIter_GetOperandArray(iter)[first + i];
        if (!into)
            Py_INCREF(call->arrays[kernel->nin + i]);
    }
    if (NpyIter_Deallocate(iter) != NPY_SUCCEED)
        status = FAILED;
    return status == DONE || into ? status : (sg_drop_results(call), status);
}

/* ---- rows: the last dimension of contiguous arrays */

/* Notes which operands are one row for all rows of the first array, as the weight of a normalization is; 0 if one is neither that nor of its shape. */
static int note_same_rows(Call *call) {
    const npy_intp n = PyArray_NDIM(call->like) ? PyArray_DIM(call->like, PyArray_NDIM(call->like) - 1) : 1;
    for (int i = 0; i < call->run.kernel->nin; i++) {
        PyArrayObject *const array = call->arrays[i];
        if (!array || PyArray_SAMESHAPE(call->like, array))
            continue;
        if (PyArray_NDIM(array) != 1 || PyArray_DIM(array, 0) != n)
            return 0;
        call->run.same_row |= (unsigned short)(1 << i);
    }
    return 1;
}

static int run_rows(Call *call, int whole) {
    const sg_kernel *kernel = call->run.kernel;
    const int nd = whole ? 1 : PyArray_NDIM(call->like);
    if (!call->plain || nd == 0 || !(call->one_shape || (!whole && note_same_rows(call))))
        return NOT_HERE;
    const npy_intp size = PyArray_SIZE(call->like);
    const npy_intp *shape = whole ? &size : PyArray_DIMS(call->like);
    const npy_intp n = shape[nd - 1], rows = PyArray_MultiplyList(shape, nd - 1);
    char *p[SG_MAX_ARGS];
    const int count = kernel->nin + kernel->nout;
    if (sg_make_results(call, kernel->shape == SG_REDUCE ? nd - 1 : nd, shape, 0) == FAILED)
        return FAILED;
    for (int i = 0; i < count; i++)
        p[i] = call->arrays[i] ? PyArray_BYTES(call->arrays[i]) : call->numbers[i];
    int done;
    if (rows * n < RELEASE_AT) {
        done = sg_run_rows(&call->run, p, rows, n);
    } else {
        Py_BEGIN_ALLOW_THREADS
        done = sg_run_rows(&call->run, p, rows, n);
        Py_END_ALLOW_THREADS
    }
    if (done)
        return DONE;
    PyErr_NoMemory();
    return sg_drop_results(call);
}

/* Whether a result can be written without a copy of the operands: each is the result itself or does not overlap it. */
static int overwrites_nothing(const Call *call, PyArrayObject *into) {
    const char *start = PyArray_BYTES(into), *end = start + PyArray_NBYTES(into);
    if (!call->one_shape || !call->plain || !PyArray_SAMESHAPE(call->like, into) || !PyArray_IS_C_CONTIGUOUS(into))
        return 0;
    for (int i = 0; i < call->run.kernel->nin; i++) {
        PyArrayObject *array = call->arrays[i];
        if (array && PyArray_BYTES(array) != start && PyArray_BYTES(array) < end && PyArray_BYTES(array) + PyArray_NBYTES(array) > start)
            return 0;
        if (array && PyArray_BYTES(array) == start && PyArray_ITEMSIZE(array) != PyArray_ITEMSIZE(into))
            return 0;
    }
    return 1;
}

static int run_new(Call *call) {
    if (!call->plain && !(call->reversed && call->one_shape))
        return run_iterator(call, NULL);
    if (!call->one_shape) {
        const int status = run_broadcast(call);
        return status == NOT_HERE ? run_iterator(call, NULL) : status;
    }
    if (sg_make_results(call, PyArray_NDIM(call->like), PyArray_DIMS(call->like), call->plain ? 0 : NPY_ARRAY_F_CONTIGUOUS) == FAILED)
        return FAILED;
    return run_plain(call, PyArray_SIZE(call->like));
}

static int run_into(Call *call, PyArrayObject *const *into) {
    const sg_kernel *kernel = call->run.kernel;
    for (int i = 0; i < kernel->nout; i++)
        if (!overwrites_nothing(call, into[i]))
            return run_iterator(call, into);
    memcpy(call->arrays + kernel->nin, into, sizeof(PyArrayObject *) * kernel->nout);
    return run_plain(call, PyArray_SIZE(into[0]));
}

/* ---- the five ways to call a kernel */

static PyObject *to_fallback(const KernelObject *self, PyObject *const *args, Py_ssize_t count) {
    PyObject *tuple = PyTuple_New(count);
    if (!tuple)
        return NULL;
    for (Py_ssize_t i = 0; i < count; i++)
        PyTuple_SET_ITEM(tuple, i, Py_NewRef(args[i]));
    PyObject *result = PyObject_CallFunction(self->fallback, "siN", self->kernel->name, self->mode, tuple);
    return result;
}

/* Whether a kernel runs as NumPy, on every machine: then its fallback answers in all modes. */
static int in_numpy_alone(const KernelObject *self) { return !self->kernel->loop_count; }

static int wrong_count(const KernelObject *self, Py_ssize_t count, PyObject *keywords) {
    const int wanted = self->kernel->nin + (self->mode == INTO);
    if (count == wanted && !keywords)
        return 0;
    PyErr_Format(PyExc_TypeError, "kernel %s takes %d positional arguments, %zd given", self->kernel->name, wanted, count);
    return 1;
}

static PyObject *kernel_call(PyObject *object, PyObject *const *args, size_t nargs, PyObject *keywords) {
    const KernelObject *self = (KernelObject *)object;
    const Py_ssize_t count = PyVectorcall_NARGS(nargs);
    if (wrong_count(self, count, keywords))
        return NULL;
    Call call;
    int status = sg_prepare(&call, self, args);
    if (status == DONE)
        status = self->kernel->shape == SG_ELEMENTS ? run_new(&call) : run_rows(&call, 0);
    if (status == DONE || status == FAILED)
        return status == DONE ? sg_give_results(&call) : NULL;
    PyObject *found = sg_device_call(self->kernel, args);
    return found || PyErr_Occurred() ? found : to_fallback(self, args, count);
}

/* Shapes that do not broadcast are NOT_HERE: the general path raises the error. Nothing has been written yet. */
static int without_misfits(int status) {
    if (status != FAILED || !PyErr_ExceptionMatches(PyExc_ValueError))
        return status;
    PyErr_Clear();
    return NOT_HERE;
}

#define INLINE static inline __attribute__((always_inline)) /* ways to run a kernel, into what calls them: else each is a call more */

/* What a way to run a kernel gives; None where it is NOT_HERE. */
INLINE PyObject *tried(PyObject *object, PyObject *const *args, size_t nargs, PyObject *keywords, int (*way)(Call *, const KernelObject *, PyObject *const *)) {
    const KernelObject *self = (KernelObject *)object;
    if (wrong_count(self, PyVectorcall_NARGS(nargs), keywords))
        return NULL;
    if (in_numpy_alone(self))
        return to_fallback(self, args, PyVectorcall_NARGS(nargs));
    Call call;
    const int status = way(&call, self, args);
    if (status == NOT_HERE)
        Py_RETURN_NONE;
    return status == FAILED ? NULL : self->mode == INTO ? Py_NewRef(args[0]) : sg_give_results(&call);
}

/* Of arrays of one shape, or of a row of it where rows are computed, and of the dtypes of one loop. */
INLINE int of_one_shape(Call *call, const KernelObject *self, PyObject *const *args) {
    const int status = sg_prepare(call, self, args);
    if (status != DONE)
        return status;
    return self->kernel->shape != SG_ELEMENTS ? run_rows(call, 0) : call->one_shape ? run_new(call) : NOT_HERE;
}

/* Of arrays of the dtypes of one loop; they may broadcast. */
INLINE int of_any_shape(Call *call, const KernelObject *self, PyObject *const *args) {
    const int status = sg_prepare(call, self, args);
    return without_misfits(status != DONE ? status : self->kernel->shape == SG_ELEMENTS ? run_new(call) : run_rows(call, 0));
}

/* Of a whole contiguous array as one row, which gives one value. */
INLINE int of_whole(Call *call, const KernelObject *self, PyObject *const *args) {
    const int status = self->kernel->shape == SG_REDUCE ? sg_prepare(call, self, args) : NOT_HERE;
    return status == DONE ? run_rows(call, 1) : status;
}

/* Whether elements of an array share memory, as those of an expanded one do: such an array cannot be written to. */
static int overlaps_itself(PyArrayObject *array) {
    if (PyArray_IS_C_CONTIGUOUS(array))
        return 0;
    for (int i = 0; i < PyArray_NDIM(array); i++)
        if (PyArray_STRIDE(array, i) == 0 && PyArray_DIM(array, i) > 1)
            return 1;
    return 0;
}

/* Whether two of these arrays may share memory: then what is written to one would be read, or written, as another. */
static int share_memory(PyArrayObject *const *arrays, int count) {
    for (int i = 0; i < count; i++)
        for (int j = 0; j < i; j++)
            if (PyArray_BYTES(arrays[i]) == PyArray_BYTES(arrays[j]) || (PyArray_BASE(arrays[i]) && PyArray_BASE(arrays[i]) == PyArray_BASE(arrays[j])))
                return 1;
    return 0;
}

/* The arrays that are to take the results: one, or a tuple of as many as there are results. */
static int find_outs(const Call *call, PyObject *out, PyArrayObject **into) {
    const sg_kernel *kernel = call->run.kernel;
    const int several = kernel->nout > 1;
    if (several && !(PyTuple_CheckExact(out) && PyTuple_GET_SIZE(out) == kernel->nout))
        return NOT_HERE;
    for (int i = 0; i < kernel->nout; i++) {
        PyObject *item = several ? PyTuple_GET_ITEM(out, i) : out;
        into[i] = (PyArrayObject *)item;
        if (Py_TYPE(item) != &PyArray_Type || type_of(into[i]) != call->run.stored[kernel->nin + i] || !PyArray_ISBEHAVED(into[i]) || overlaps_itself(into[i]))
            return NOT_HERE;
        if (i && !PyArray_SAMESHAPE(into[0], into[i]))
            return NOT_HERE;
    }
    return several && share_memory(into, kernel->nout) ? NOT_HERE : DONE;
}

/* into(out, operands...): the result is written to an array of its dtype, or several results to a tuple of such arrays, and `out` is given. */
INLINE int into_given(Call *call, const KernelObject *self, PyObject *const *args) {
    PyArrayObject *into[SG_MAX_ARGS];
    int status = self->kernel->shape == SG_ELEMENTS ? sg_prepare(call, self, args + 1) : NOT_HERE;
    if (status == DONE)
        status = find_outs(call, args[0], into);
    return without_misfits(status == DONE ? run_into(call, into) : status);
}

#define WAY(NAME, RUN)                                                                                 \
    static PyObject *NAME(PyObject *object, PyObject *const *args, size_t nargs, PyObject *keywords) { \
        return tried(object, args, nargs, keywords, RUN);                                              \
    }

WAY(kernel_same, of_one_shape)
WAY(kernel_any, of_any_shape)
WAY(kernel_into, into_given)
WAY(kernel_whole, of_whole)

const vectorcallfunc sg_calls[MODES] = {kernel_call, kernel_same, kernel_any, kernel_into, kernel_whole};

int sg_calls_ready(void) {
    if (PyArray_ImportNumPyAPI() < 0)
        return -1;
    fill_types();
    return 0;
}

int sg_put_number(char *to, PyObject *value, int type) { return put_number(to, value, type); }

int sg_type_of(void *array) { return PyArray_ISNOTSWAPPED((PyArrayObject *)array) && PyArray_ISALIGNED((PyArrayObject *)array) ? type_of(array) : -1; }

void sg_set_bfloat16(int number) { bfloat16_number = number; }
