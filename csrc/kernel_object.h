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

extern PyTypeObject sg_kernel_type;
extern const vectorcallfunc sg_calls[MODES];
int sg_calls_ready(void);
int sg_type_of(void *array); /* of a NumPy array, -1 where there is none */
int sg_put_number(char *to, PyObject *value, int type); /* a number of Python's as an element of a type; 0 unless it is none */
PyObject *sg_device_call(const sg_kernel *kernel, PyObject *const *args); /* device_calls.c: on arrays of a device; NULL without an error where Python has to see to it */
int sg_device_methods(PyObject *dict); /* puts product_on_device into a dict */

#endif
