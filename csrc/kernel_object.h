/* A kernel as a Python object: register.c makes them, kernel.c calls them. */
#ifndef SG_KERNEL_OBJECT_H
#define SG_KERNEL_OBJECT_H

#include <Python.h>

#include "kernel.h"

enum { CALL, SAME, ANY, INTO, WHOLE, MODES };

typedef struct {
    PyObject_HEAD
    vectorcallfunc vectorcall;
    const sg_kernel *kernel;
    const sg_loop *loops[SG_TYPES];
    int mode;
    PyObject *same, *any, *into, *whole; /* the other ways to call it; NULL in those */
} KernelObject;

extern const vectorcallfunc sg_calls[MODES];
int sg_calls_ready(PyObject *fallback_function);

#endif
