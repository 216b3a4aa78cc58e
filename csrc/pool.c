/* See pool.h. */
#define PY_SSIZE_T_CLEAN
#include <Python.h>
#define NPY_NO_DEPRECATED_API NPY_2_0_API_VERSION
#include <numpy/arrayobject.h>

#include "kernel.h"
#include "pool.h"

#include <pthread.h>
#include <stdlib.h>
#include <string.h>
#ifdef __linux__
#include <sys/mman.h>
#endif

#define SLOTS 32
#define FEW_BYTES 16384 /* threads share zeros by so many */
#define PAGE (2u << 20) /* a huge page: fewer faults, and fewer misses of the TLB */

typedef struct { void *memory; size_t size; } block;

static block kept[SLOTS]; /* the oldest first */
static int count = 0;
static size_t total = 0, limit = 256u << 20;
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;

static void forget(int i) {
    total -= kept[i].size;
    memmove(kept + i, kept + i + 1, sizeof(block) * (--count - i));
}

/* Sizes are rounded up, so that a freed block can be reused for any size near its own. */
static size_t rounded(size_t size) { return (size + PAGE / 2 - 1) / (PAGE / 2) * (PAGE / 2); }

static void *fresh(size_t size) {
    void *memory = NULL;
    if (posix_memalign(&memory, size >= 2 * PAGE ? PAGE : 4096, size))
        return NULL;
#ifdef __linux__
    if (size >= 2 * PAGE)
        madvise(memory, size, MADV_HUGEPAGE);
#endif
    return memory;
}

void *sg_pool_malloc(void *unused, size_t size) {
    if (size < SG_POOL_FROM)
        return malloc(size ? size : 1);
    size = rounded(size);
    void *memory = NULL;
    pthread_mutex_lock(&lock);
    for (int i = count - 1; i >= 0 && !memory; i--)
        if (kept[i].size == size) {
            memory = kept[i].memory;
            forget(i);
        }
    pthread_mutex_unlock(&lock);
    return memory ? memory : fresh(size);
}

typedef struct { char *memory; size_t size; } zeros;

static void write_zeros(void *context, sg_index first, sg_index last) {
    const zeros *const all = context;
    const size_t from = (size_t)first * FEW_BYTES, end = (size_t)last * FEW_BYTES;
    memset(all->memory + from, 0, (end < all->size ? end : all->size) - from);
}

void *sg_pool_calloc(void *unused, size_t n, size_t size) {
    if (size && n > (size_t)-1 / size)
        return NULL;
    zeros all = {sg_pool_malloc(unused, n * size), n * size};
    if (all.memory)
        sg_share_out((sg_index)((all.size + FEW_BYTES - 1) / FEW_BYTES), FEW_BYTES / 8, write_zeros, &all);
    return all.memory;
}

void sg_pool_free(void *unused, void *memory, size_t size) {
    if (!memory)
        return;
    if (size < SG_POOL_FROM) {
        free(memory);
        return;
    }
    size = rounded(size);
    void *dropped[SLOTS + 1];
    int drops = 0;
    pthread_mutex_lock(&lock);
    if (size > limit) {
        pthread_mutex_unlock(&lock);
        free(memory);
        return;
    }
    while (count && (count == SLOTS || total + size > limit)) {
        dropped[drops++] = kept[0].memory;
        forget(0);
    }
    kept[count++] = (block){memory, size};
    total += size;
    pthread_mutex_unlock(&lock);
    while (drops)
        free(dropped[--drops]);
}

void *sg_pool_realloc(void *unused, void *memory, size_t size) { return realloc(memory, size ? rounded(size) : 1); }

static PyDataMem_Handler handler = {"specgrad", 1, {NULL, sg_pool_malloc, sg_pool_calloc, sg_pool_realloc, sg_pool_free}};
static PyObject *capsule;
static _Thread_local PyObject *stand_in; /* borrowed */

static void take_lock(void) { pthread_mutex_lock(&lock); }
static void leave_lock(void) { pthread_mutex_unlock(&lock); }

int sg_pool_ready(void) {
    if (PyArray_ImportNumPyAPI() < 0)
        return -1;
    if (!capsule) /* a child of fork() must not inherit a lock that another thread holds */
        pthread_atfork(take_lock, leave_lock, leave_lock);
    capsule = PyCapsule_New(&handler, "mem_handler", NULL);
    return capsule ? 0 : -1;
}

void sg_pool_stand_in(PyObject *other) { stand_in = other; }

PyObject *sg_pool_enter(void) { return PyDataMem_SetHandler(stand_in ? stand_in : capsule); }

void sg_pool_leave(PyObject *before) {
    if (!before)
        return;
    PyObject *type, *value, *trace; /* an exception that may have been raised since sg_pool_enter */
    PyErr_Fetch(&type, &value, &trace);
    PyObject *mine = PyDataMem_SetHandler(before);
    Py_XDECREF(mine);
    Py_DECREF(before);
    PyErr_Restore(type, value, trace);
}

static void shrink_to(size_t bytes) {
    while (count && total > bytes) {
        free(kept[0].memory);
        forget(0);
    }
}

/* The most bytes to keep; blocks beyond it are freed at once. */
void sg_set_pool_limit(size_t bytes) {
    pthread_mutex_lock(&lock);
    limit = bytes;
    shrink_to(limit);
    pthread_mutex_unlock(&lock);
}

void sg_empty_pool(void) {
    pthread_mutex_lock(&lock);
    shrink_to(0);
    pthread_mutex_unlock(&lock);
}

size_t sg_get_pool_limit(void) { return limit; }
size_t sg_pool_size(void) { return total; }
