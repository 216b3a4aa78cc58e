/* The stack of the running thread. Anomaly mode takes it for every node that is made, for which Python would be too slow. */
#define PY_SSIZE_T_CLEAN
#include <Python.h>

#include "stack.h"

#if PY_VERSION_HEX >= 0x030B0000

/* stack(): a list of code, instruction, code, instruction, ... of the frames, the caller's first. */
static PyObject *stack(PyObject *unused, PyObject *no_arguments) {
    PyObject *places = PyList_New(0);
    PyFrameObject *frame = places ? PyThreadState_GetFrame(PyThreadState_Get()) : NULL;
    while (frame) {
        PyObject *code = (PyObject *)PyFrame_GetCode(frame), *instruction = PyLong_FromLong(PyFrame_GetLasti(frame));
        const int failed = !instruction || PyList_Append(places, code) < 0 || PyList_Append(places, instruction) < 0;
        Py_DECREF(code);
        Py_XDECREF(instruction);
        PyFrameObject *const back = failed ? NULL : PyFrame_GetBack(frame);
        Py_DECREF(frame);
        frame = back;
        if (failed)
            Py_CLEAR(places);
    }
    return places;
}

static PyMethodDef method = {"stack", stack, METH_NOARGS, "The code and the instruction of each frame of this thread, innermost first."};

PyObject *sg_stack_function(void) { return PyCFunction_New(&method, NULL); }

#else

/* Python 3.10 does not give a frame's instruction to C: the stack is walked in Python. */
PyObject *sg_stack_function(void) { Py_RETURN_NONE; }

#endif
