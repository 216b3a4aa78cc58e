/* A kernel as a Python object, made in register.c and called in kernel.c. */
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
    PyObject *fallback; /* fallback(name, mode, args): of the library that the kernel belongs to */
    PyObject *same, *any, *into, *whole; /* the same kernel in the other modes; NULL unless mode is CALL */
} KernelObject;

extern const vectorcallfunc sg_calls[MODES];
int sg_calls_ready(void);

#endif
