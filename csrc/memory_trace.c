/* Records allocations and releases of NumPy's arrays: memory handlers of NumPy's that note the change and forward to malloc or the pool.
 *
 * trace_memory() begins a trace of the running thread. Arrays that are made from then on use the trace's handlers, and release their memory
 * through them, in whatever thread and however late. end_trace(trace) returns the recorded changes as bytes. */
#include "short.h"
#define PY_SSIZE_T_CLEAN
#include <Python.h>
#define NPY_NO_DEPRECATED_API NPY_2_0_API_VERSION
#include <numpy/arrayobject.h>

#include "clock.h"
#include "memory_trace.h"
#include "pool.h"

#include <pthread.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

typedef struct { int64_t time, thread, delta; } change; /* nanoseconds of Python's perf_counter, a thread's ident, bytes */

enum { PLAIN, POOLED, HANDLERS };

typedef struct {
    int references; /* of capsules; counted under the GIL */
    int open;
    change *changes;
    size_t count, room;
    PyDataMem_Handler handlers[HANDLERS];
    PyObject *capsules[HANDLERS]; /* held until the trace ends; arrays may hold them longer */
    PyObject *before;             /* the thread's handler before the trace */
    PyObject *noted;              /* the changes of a trace that has ended; held until its token is freed */
} trace;

static _Thread_local trace *current;
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER; /* of all traces; fork() takes it, so that it is free in the child */

static void note(trace *self, int64_t delta) {
    pthread_mutex_lock(&lock);
    if (self->open && self->count == self->room) {
        const size_t room = self->room ? 2 * self->room : 1024;
        change *more = realloc(self->changes, room * sizeof(change));
        if (more) {
            self->changes = more;
            self->room = room;
        }
    }
    if (self->open && self->count < self->room)
        self->changes[self->count++] = (change){sg_now(), (int64_t)(uintptr_t)pthread_self(), delta};
    pthread_mutex_unlock(&lock);
}

static void *noted(trace *self, void *memory, size_t size) {
    if (memory)
        note(self, (int64_t)size);
    return memory;
}

static void *plain_malloc(void *self, size_t size) { return noted(self, malloc(size ? size : 1), size); }
static void *plain_calloc(void *self, size_t n, size_t size) { return noted(self, calloc(n ? n : 1, size ? size : 1), n * size); }
static void *plain_realloc(void *self, void *memory, size_t size) { return realloc(memory, size ? size : 1); } /* not noted: the old size is unknown */
static void plain_free(void *self, void *memory, size_t size) {
    if (memory)
        note(self, -(int64_t)size);
    free(memory);
}

static void *pooled_malloc(void *self, size_t size) { return noted(self, sg_pool_malloc(NULL, size), size); }
static void *pooled_calloc(void *self, size_t n, size_t size) { return noted(self, sg_pool_calloc(NULL, n, size), n * size); }
static void *pooled_realloc(void *self, void *memory, size_t size) { return sg_pool_realloc(NULL, memory, size); }
static void pooled_free(void *self, void *memory, size_t size) {
    if (memory)
        note(self, -(int64_t)size);
    sg_pool_free(NULL, memory, size);
}

static void let_go(PyObject *capsule) {
    trace *self = PyCapsule_GetContext(capsule);
    if (--self->references)
        return;
    free(self->changes);
    free(self);
}

/* Restore the thread's handler, and keep the recorded changes. */
static void end(trace *self) {
    current = NULL;
    sg_pool_stand_in(NULL);
    PyObject *mine = PyDataMem_SetHandler(self->before);
    Py_XDECREF(mine);
    Py_CLEAR(self->before);
    pthread_mutex_lock(&lock);
    self->open = 0;
    pthread_mutex_unlock(&lock);
    for (int i = 0; i < HANDLERS; i++)
        Py_CLEAR(self->capsules[i]);
    self->noted = mine ? PyBytes_FromStringAndSize((char *)self->changes, self->count * sizeof(change)) : NULL;
    free(self->changes);
    self->changes = NULL;
    self->count = self->room = 0;
}

/* A token that is freed before its trace has ended never reached the caller: an interrupt came first. */
static void let_go_of_token(PyObject *capsule) {
    trace *self = PyCapsule_GetContext(capsule);
    PyObject *type, *value, *trace_back;
    PyErr_Fetch(&type, &value, &trace_back);
    if (self == current)
        end(self);
    Py_CLEAR(self->noted);
    PyErr_Restore(type, value, trace_back);
    let_go(capsule);
}

static PyObject *capsule_of(trace *self, void *pointer, const char *name, PyCapsule_Destructor destructor) {
    PyObject *capsule = PyCapsule_New(pointer, name, destructor);
    if (capsule) {
        PyCapsule_SetContext(capsule, self);
        self->references++;
    }
    return capsule;
}

static PyObject *trace_memory(PyObject *unused, PyObject *no_arguments) {
    if (current) {
        PyErr_SetString(PyExc_RuntimeError, "the memory of this thread is traced already");
        return NULL;
    }
    trace *self = calloc(1, sizeof(trace));
    if (!self)
        return PyErr_NoMemory();
    self->handlers[PLAIN] = (PyDataMem_Handler){"specgrad traced", 1, {self, plain_malloc, plain_calloc, plain_realloc, plain_free}};
    self->handlers[POOLED] = (PyDataMem_Handler){"specgrad traced pool", 1, {self, pooled_malloc, pooled_calloc, pooled_realloc, pooled_free}};
    PyObject *token = capsule_of(self, self, "specgrad.trace", let_go_of_token);
    for (int i = 0; token && i < HANDLERS; i++)
        if (!(self->capsules[i] = capsule_of(self, &self->handlers[i], "mem_handler", let_go)))
            Py_CLEAR(token);
    if (token && !(self->before = PyDataMem_SetHandler(self->capsules[PLAIN])))
        Py_CLEAR(token);
    if (!token)
        return NULL;
    self->open = 1;
    current = self;
    sg_pool_stand_in(self->capsules[POOLED]);
    return token;
}

static PyObject *end_trace(PyObject *unused, PyObject *token) {
    trace *self = PyCapsule_GetPointer(token, "specgrad.trace");
    if (!self)
        return NULL;
    if (self->noted)
        return Py_NewRef(self->noted);
    if (self != current) {
        PyErr_SetString(PyExc_RuntimeError, "a trace of memory ends in the thread that began it");
        return NULL;
    }
    end(self);
    return Py_XNewRef(self->noted);
}

static PyMethodDef methods[] = {
    {"trace_memory", trace_memory, METH_NOARGS, "Note from now on what memory this thread's arrays take and give back. Gives the trace."},
    {"end_trace", end_trace, METH_O, "End a trace: bytes of three int64 for each change: nanoseconds, thread, bytes. Asked again, it gives the same."},
};

static void take_lock(void) { pthread_mutex_lock(&lock); }
static void leave_lock(void) { pthread_mutex_unlock(&lock); }

int sg_trace_methods(PyObject *dict) {
    static int watching = 0;
    if (!watching)
        watching = pthread_atfork(take_lock, leave_lock, leave_lock) == 0;
    int failed = PyArray_ImportNumPyAPI() < 0;
    for (int i = 0; i < 2 && !failed; i++) {
        PyObject *function = PyCFunction_New(&methods[i], NULL);
        failed = !function || PyDict_SetItemString(dict, methods[i].ml_name, function) < 0;
        Py_XDECREF(function);
    }
    return failed;
}
