/* Changes of tensors in place are noted with the op and the user's line, in less time than the change of a small tensor takes. */
#include "short.h"
#define PY_SSIZE_T_CLEAN
#include <Python.h>
#include <frameobject.h>

#include "along.h"

static PyObject *ticks, *own, *deque, *one, *remembered, *append, *f_lasti;

/* Whether a frame is the package's own; below zero with an error. */
static int is_own(PyFrameObject *frame) {
    PyCodeObject *const code = PyFrame_GetCode(frame);
    PyObject *found = PyDict_GetItemWithError(own, code->co_filename);
    if (found)
        Py_INCREF(found);
    else if (!PyErr_Occurred())
        found = PyObject_GetItem(own, code->co_filename); /* which looks at the name, once */
    Py_DECREF(code);
    const int is = found ? PyObject_IsTrue(found) : -1;
    Py_XDECREF(found);
    return is;
}

/* The innermost frame that is not the package's own: call_site.users_frame. */
static PyObject *users_frame(void) {
    PyFrameObject *frame = (PyFrameObject *)Py_XNewRef(PyEval_GetFrame());
    int is;
    while (frame && (is = is_own(frame))) {
        PyFrameObject *const above = is < 0 ? NULL : PyFrame_GetBack(frame);
        if (is > 0 && !above)
            break;
        Py_DECREF(frame);
        frame = above;
    }
    return (PyObject *)frame;
}

/* Where and when an op changed something: (clock, op, code, instruction). */
static PyObject *change(PyObject *op, PyObject *frame) {
    PyObject *const place = frame != Py_None ? Py_NewRef(frame) : users_frame();
    if (!place) {
        if (!PyErr_Occurred())
            PyErr_SetString(PyExc_RuntimeError, "changed() was called without a frame");
        return NULL;
    }
    if (!PyFrame_Check(place)) {
        Py_DECREF(place);
        PyErr_SetString(PyExc_TypeError, "changed() takes a frame, or None");
        return NULL;
    }
    PyObject *const code = (PyObject *)PyFrame_GetCode((PyFrameObject *)place), *const instruction = PyObject_GetAttr(place, f_lasti);
    PyObject *const clock = instruction ? PyIter_Next(ticks) : NULL, *const found = clock ? PyTuple_Pack(4, clock, op, code, instruction) : NULL;
    Py_DECREF(place);
    Py_DECREF(code);
    Py_XDECREF(instruction);
    Py_XDECREF(clock);
    return found;
}

/* What is remembered of the first change, which others follow. */
static PyObject *log_of(PyObject *change) {
    PyObject *const first = PyTuple_Pack(1, change), *const log = first ? PyObject_CallFunctionObjArgs(deque, first, remembered, NULL) : NULL;
    Py_XDECREF(first);
    return log;
}

/* Add a change to the list. `log` begins the memory of changes if there is none yet. In here nothing is made that the collector would run for, so threads that
 * change one tensor at the same time all count. */
static int noted(PyObject *changes, PyObject *change, PyObject *log) {
    if (PyList_GET_SIZE(changes) == 1) {
        if (PyList_Append(changes, one) || PyList_Append(changes, log))
            return 0;
    } else {
        PyObject *const count = PyNumber_Add(PyList_GET_ITEM(changes, 1), one);
        if (!count || PyList_SetItem(changes, 1, count))
            return 0;
        PyObject *const none = PyObject_CallMethodOneArg(PyList_GET_ITEM(changes, 2), append, change);
        if (!none)
            return 0;
        Py_DECREF(none);
    }
    PyObject *const clock = PyTuple_GET_ITEM(change, 0);
    const int is_later = PyObject_RichCompareBool(PyList_GET_ITEM(changes, 0), clock, Py_LT); /* than a change that another thread has noted meanwhile */
    return is_later >= 0 && (!is_later || PyList_SetItem(changes, 0, Py_NewRef(clock)) == 0);
}

/* changed(changes, op, frame=None) */
static PyObject *changed(PyObject *unused, PyObject *const *args, Py_ssize_t count) {
    const Py_ssize_t known = count >= 2 && PyList_CheckExact(args[0]) ? PyList_GET_SIZE(args[0]) : 0;
    if (count > 3 || (known != 1 && known != 3)) {
        PyErr_SetString(PyExc_TypeError, "changed() takes the list of changes of a tensor, the name of an op and a frame, or None");
        return NULL;
    }
    PyObject *const found = change(args[1], count == 3 ? args[2] : Py_None), *const log = found && known == 1 ? log_of(found) : NULL;
    const int done = found && (log || known == 3) && noted(args[0], found, log);
    Py_XDECREF(log);
    Py_XDECREF(found);
    return done ? Py_NewRef(Py_None) : NULL;
}

static PyMethodDef of_changes = {"changed", (PyCFunction)(void (*)(void))changed, METH_FASTCALL, "Note an in-place change, and where it was made."};

/* changer_of(clock, which files are the package's own, deque, how many changes are remembered): changed. */
static PyObject *changer_of(PyObject *unused, PyObject *const *args, Py_ssize_t count) {
    if (count != 4 || !PyIter_Check(args[0]) || !PyDict_Check(args[1]) || !PyCallable_Check(args[2]) || !PyLong_CheckExact(args[3])) {
        PyErr_SetString(PyExc_TypeError, "changer_of() takes an iterator, a dict, a function and a number");
        return NULL;
    }
    if (!(one = PyLong_FromLong(1)) || !(append = PyUnicode_InternFromString("append")))
        return NULL;
    if (!(f_lasti = PyUnicode_InternFromString("f_lasti")))
        return NULL;
    ticks = Py_NewRef(args[0]), own = Py_NewRef(args[1]), deque = Py_NewRef(args[2]), remembered = Py_NewRef(args[3]);
    return PyCFunction_New(&of_changes, NULL);
}

static PyMethodDef methods[] = {
    {"changer_of", (PyCFunction)(void (*)(void))changer_of, METH_FASTCALL, "The function that notes changes in place."},
};

int sg_changed_methods(PyObject *dict) { return sg_add_methods(dict, methods, 1); }
