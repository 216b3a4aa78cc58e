/* Records when ops run, for the profiler: see recorder.c. */
#ifndef SG_RECORDER_H
#define SG_RECORDER_H

#include <Python.h>

int sg_recorder_add(PyObject *dict); /* puts Events, record_into, recorded and recorder_knows into a dict */

#endif
