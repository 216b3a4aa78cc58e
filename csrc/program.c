/* A compiled function as a Python object: called on arrays, it makes the results and runs the stages. Arrays of another dtype, shape or layout than it was
 * made for, and indices that a check refuses, it leaves alone, and gives None. */
#define PY_SSIZE_T_CLEAN
#include <Python.h>
#define NPY_NO_DEPRECATED_API NPY_2_0_API_VERSION
#include <numpy/arrayobject.h>

#include "along.h"
#include "clock.h"
#include "pool.h"
#include "program.h"

#define MOST_ON_STACK 4096 /* bytes of temporaries, and pointers, that need no memory of their own */
#define POINTERS_ON_STACK 64

typedef struct {
    PyArray_Descr *dtype;
    int ndim;
    npy_intp sizes[NPY_MAXDIMS], strides[NPY_MAXDIMS];
} Layout;

typedef struct {
    sg_index blocks, elements; /* of a block */
} Work;

typedef struct {
    PyObject_HEAD
    vectorcallfunc vectorcall;
    const sg_stage *stages;
    Work *works; /* of each stage */
    PyObject *owner, *numbers; /* of the memory in which the stages lie; bytes: see program.h */
    Py_ssize_t operands, results, temporaries;
    Layout *layouts; /* of the operands, then of the results */
    size_t *offsets; /* of the temporaries, in memory that each call takes anew */
    size_t arena;
    Py_ssize_t flag; /* the number of the pointer to what a check sets that fails; -1 if there is none */
    sg_index work; /* elements of all stages */
    Py_ssize_t count; /* of stages */
} ProgramObject;

static int fits(PyObject *object, const Layout *layout) {
    if (!PyArray_CheckExact(object))
        return 0;
    PyArrayObject *const array = (PyArrayObject *)object;
    if (PyArray_DESCR(array) != layout->dtype && !PyArray_EquivTypes(PyArray_DESCR(array), layout->dtype))
        return 0;
    if (PyArray_NDIM(array) != layout->ndim || !PyArray_ISALIGNED(array))
        return 0;
    for (int i = 0; i < layout->ndim; i++)
        if (PyArray_DIM(array, i) != layout->sizes[i] || (PyArray_STRIDE(array, i) != layout->strides[i] && layout->sizes[i] > 1))
            return 0;
    return 1;
}

typedef struct {
    const sg_stage *stage;
    char *const *p;
} Span;

static void run_span(void *context, sg_index first, sg_index last) {
    const Span *const span = context;
    span->stage->run(span->p, first, last);
}

/* times: NULL, or where to note when each stage begins, and when the last one ends. */
static void run_stages(const ProgramObject *self, char *const *p, int64_t *times) {
    for (Py_ssize_t i = 0; i < self->count; i++) {
        const sg_stage *const stage = &self->stages[i];
        const Work work = self->works[i];
        if (times)
            *times++ = sg_now();
        Span span = {stage, p};
        if (work.blocks > 1)
            sg_share_out(work.blocks, work.elements, run_span, &span);
        else
            stage->run(p, 0, work.blocks);
        if (stage->finish)
            stage->finish(p);
    }
    if (times)
        *times = sg_now();
}

static PyObject *made(const Layout *layout) {
    Py_INCREF(layout->dtype);
    return PyArray_NewFromDescr(&PyArray_Type, layout->dtype, layout->ndim, layout->sizes, layout->strides, NULL, 0, NULL);
}

static PyObject *run(const ProgramObject *self, PyObject *const *args, Py_ssize_t nargs, int64_t *times) {
    if (nargs != self->operands)
        Py_RETURN_NONE;
    for (Py_ssize_t i = 0; i < self->operands; i++)
        if (!fits(args[i], &self->layouts[i]))
            Py_RETURN_NONE;
    const Py_ssize_t count = self->operands + self->results + self->temporaries;
    _Alignas(64) char near[MOST_ON_STACK];
    char *few[POINTERS_ON_STACK], **const all = count < POINTERS_ON_STACK ? few : PyMem_Malloc((count + 1) * sizeof(char *)), **const p = all ? all + 1 : NULL;
    char *arena = self->arena <= MOST_ON_STACK ? near : sg_pool_malloc(NULL, self->arena);
    PyObject *found = PyTuple_New(self->results);
    PyObject *const handler = found && p && arena ? sg_pool_enter() : NULL;
    if (found && !(p && arena))
        PyErr_NoMemory();
    int failed = !handler;
    if (p)
        p[-1] = PyBytes_AS_STRING(self->numbers);
    for (Py_ssize_t i = 0; i < self->operands && !failed; i++)
        p[i] = PyArray_BYTES((PyArrayObject *)args[i]);
    for (Py_ssize_t i = 0; i < self->results && !failed; i++) {
        PyObject *const array = made(&self->layouts[self->operands + i]);
        failed = !array;
        if (array) {
            PyTuple_SET_ITEM(found, i, array);
            p[self->operands + i] = PyArray_BYTES((PyArrayObject *)array);
        }
    }
    if (handler)
        sg_pool_leave(handler);
    for (Py_ssize_t i = 0; i < self->temporaries && !failed; i++)
        p[self->operands + self->results + i] = arena + self->offsets[i];
    if (!failed && self->flag >= 0)
        *(int *)p[self->flag] = 0;
    if (!failed && self->work < SG_RELEASE_AT)
        run_stages(self, p, times);
    else if (!failed) {
        Py_BEGIN_ALLOW_THREADS
        run_stages(self, p, times);
        Py_END_ALLOW_THREADS
    }
    const int refused = !failed && self->flag >= 0 && *(int *)p[self->flag];
    if (arena && arena != near)
        sg_pool_free(NULL, arena, self->arena);
    if (all != few)
        PyMem_Free(all);
    if (failed)
        Py_CLEAR(found);
    if (!refused)
        return found;
    Py_DECREF(found);
    Py_RETURN_NONE;
}

static PyObject *call(PyObject *object, PyObject *const *args, size_t nargsf, PyObject *names) {
    if (names && PyTuple_GET_SIZE(names))
        Py_RETURN_NONE;
    return run((ProgramObject *)object, args, PyVectorcall_NARGS(nargsf), NULL);
}

/* The results, and when each stage began and the last one ended. */
static PyObject *timed(PyObject *object, PyObject *const *args, Py_ssize_t nargs) {
    const ProgramObject *const self = (ProgramObject *)object;
    int64_t *const times = PyMem_Malloc((self->count + 1) * sizeof(int64_t));
    if (!times)
        return PyErr_NoMemory();
    PyObject *found = run(self, args, nargs, times), *noted = NULL;
    if (found && found != Py_None && (noted = PyTuple_New(self->count + 1)))
        for (Py_ssize_t i = 0; i <= self->count && noted; i++) {
            PyObject *const time = PyLong_FromLongLong(times[i]);
            if (time)
                PyTuple_SET_ITEM(noted, i, time);
            else
                Py_CLEAR(noted);
        }
    PyMem_Free(times);
    if (!found || found == Py_None)
        return found;
    PyObject *const both = noted ? PyTuple_Pack(2, found, noted) : NULL;
    Py_DECREF(found);
    Py_XDECREF(noted);
    return both;
}

static void dealloc(PyObject *object) {
    ProgramObject *const self = (ProgramObject *)object;
    for (Py_ssize_t i = 0; self->layouts && i < self->operands + self->results; i++)
        Py_XDECREF(self->layouts[i].dtype);
    PyMem_Free(self->layouts);
    PyMem_Free(self->offsets);
    PyMem_Free(self->works);
    Py_XDECREF(self->owner);
    Py_XDECREF(self->numbers);
    Py_TYPE(object)->tp_free(object);
}

static PyMethodDef program_methods[] = {
    {"timed", (PyCFunction)(void (*)(void))timed, METH_FASTCALL, "Call it, and tell when each stage began and the last one ended, in nanoseconds."}, {0}};

static PyTypeObject program_type = {
    PyVarObject_HEAD_INIT(NULL, 0).tp_name = "specgrad._kernels.Program",
    .tp_basicsize = sizeof(ProgramObject),
    .tp_dealloc = dealloc,
    .tp_call = PyVectorcall_Call,
    .tp_vectorcall_offset = offsetof(ProgramObject, vectorcall),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HAVE_VECTORCALL,
    .tp_doc = "A compiled function: call it on arrays.",
    .tp_methods = program_methods,
};

static int read_layout(PyObject *like, Layout *layout) {
    if (!PyArray_Check(like)) {
        PyErr_SetString(PyExc_TypeError, "program() takes arrays that show dtypes and layouts");
        return 0;
    }
    PyArrayObject *const array = (PyArrayObject *)like;
    layout->dtype = PyArray_DESCR(array);
    Py_INCREF(layout->dtype);
    layout->ndim = PyArray_NDIM(array);
    memcpy(layout->sizes, PyArray_DIMS(array), layout->ndim * sizeof(npy_intp));
    memcpy(layout->strides, PyArray_STRIDES(array), layout->ndim * sizeof(npy_intp));
    return 1;
}

/* program(stages, owner, operands, results, places, arena, flag, works, numbers): stages is the address of the table, owner what keeps it in memory; of operands and
 * results there are arrays of the same dtypes and layouts, of temporaries the places in memory of `arena` bytes that they share; flag is the number of the pointer to
 * what a check sets, or -1; of each stage how many blocks there are and how many elements one has; and the numbers that the stages read. */
static PyObject *program(PyObject *unused, PyObject *args) {
    unsigned long long stages;
    PyObject *owner, *operands, *results, *places, *works, *numbers;
    Py_ssize_t arena, flag;
    if (!PyArg_ParseTuple(args, "KOO!O!O!nnO!O!", &stages, &owner, &PyTuple_Type, &operands, &PyTuple_Type, &results, &PyTuple_Type, &places, &arena, &flag,
                          &PyTuple_Type, &works, &PyBytes_Type, &numbers))
        return NULL;
    ProgramObject *const self = PyObject_New(ProgramObject, &program_type);
    if (!self)
        return NULL;
    const Py_ssize_t ins = PyTuple_GET_SIZE(operands), outs = PyTuple_GET_SIZE(results), temporaries = PyTuple_GET_SIZE(places);
    self->vectorcall = call;
    self->stages = (const sg_stage *)(uintptr_t)stages;
    self->owner = Py_NewRef(owner);
    self->numbers = Py_NewRef(numbers);
    self->operands = self->results = 0; /* so far */
    self->temporaries = temporaries;
    self->arena = (size_t)arena;
    self->flag = flag;
    self->work = self->count = 0;
    self->works = PyMem_Calloc(PyTuple_GET_SIZE(works) + 1, sizeof(Work));
    self->layouts = PyMem_Calloc(ins + outs + 1, sizeof(Layout));
    self->offsets = PyMem_Calloc(temporaries + 1, sizeof(size_t));
    if (!self->layouts || !self->offsets || !self->works) {
        Py_DECREF(self);
        return PyErr_NoMemory();
    }
    for (Py_ssize_t i = 0; i < ins + outs; i++) {
        if (!read_layout(i < ins ? PyTuple_GET_ITEM(operands, i) : PyTuple_GET_ITEM(results, i - ins), &self->layouts[i])) {
            Py_DECREF(self);
            return NULL;
        }
        i < ins ? self->operands++ : self->results++;
    }
    for (Py_ssize_t i = 0; i < temporaries; i++) {
        self->offsets[i] = PyLong_AsSize_t(PyTuple_GET_ITEM(places, i));
        if (PyErr_Occurred()) {
            Py_DECREF(self);
            return NULL;
        }
    }
    for (; self->count < PyTuple_GET_SIZE(works); self->count++) {
        Work *const work = &self->works[self->count];
        long long blocks, elements;
        if (!PyArg_ParseTuple(PyTuple_GET_ITEM(works, self->count), "LL", &blocks, &elements)) {
            Py_DECREF(self);
            return NULL;
        }
        *work = (Work){blocks, elements};
        self->work += blocks * elements;
    }
    return (PyObject *)self;
}

static PyMethodDef methods[] = {{"program", program, METH_VARARGS, "A compiled function, of the address of its stages and the layouts of what it reads and gives."}};

int sg_program_methods(PyObject *dict) {
    return PyArray_ImportNumPyAPI() < 0 || PyType_Ready(&program_type) < 0 || sg_add_methods(dict, methods, 1);
}
