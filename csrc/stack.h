/* The stack of the running thread. */
#ifndef SG_STACK_H
#define SG_STACK_H
#include <Python.h>

/* A Python function that gives the stack, or None. */
PyObject *sg_stack_function(void);

#endif
