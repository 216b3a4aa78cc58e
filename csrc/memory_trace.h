/* Traces the memory of arrays, for the profiler: see memory_trace.c. */
#ifndef SG_MEMORY_TRACE_H
#define SG_MEMORY_TRACE_H

#include <Python.h>

int sg_trace_methods(PyObject *dict); /* puts trace_memory and end_trace into a dict */

#endif
