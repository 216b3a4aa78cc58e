/* Instances of the runtime's own classes, in less time than object.__new__ takes: an op on small tensors makes two. */
#define PY_SSIZE_T_CLEAN
#include <Python.h>
#include <stddef.h>
#include <string.h>
#include <structmember.h>

#include "along.h"

/* new_instance(cls): what object.__new__(cls) makes. */
static PyObject *new_instance(PyObject *unused, PyObject *cls) {
    if (!PyType_Check(cls) || !PyType_HasFeature((PyTypeObject *)cls, Py_TPFLAGS_HEAPTYPE)) {
        PyErr_SetString(PyExc_TypeError, "new_instance() makes instances of classes that are written in Python");
        return NULL;
    }
    return ((PyTypeObject *)cls)->tp_alloc((PyTypeObject *)cls, 0);
}

/* Where the slots of Tensor lie. */
enum { ARRAY, CHANGES, NODE, EXTRA, SLOTS };
static const char *const names[SLOTS] = {"_array", "_changes", "_node", "_extra"};
static Py_ssize_t slots[SLOTS];
static PyTypeObject *tensor;
static PyObject *zero;

static void put(PyObject *object, int slot, PyObject *value) { *(PyObject **)((char *)object + slots[slot]) = value; }

/* A tensor over an array, without a history, and with changes of its own. */
static PyObject *over(PyObject *unused, PyObject *array) {
    PyObject *const made = tensor->tp_alloc(tensor, 0), *const changes = made ? PyList_New(1) : NULL;
    if (!changes) {
        Py_XDECREF(made);
        return NULL;
    }
    PyList_SET_ITEM(changes, 0, Py_NewRef(zero));
    put(made, ARRAY, Py_NewRef(array));
    put(made, CHANGES, changes);
    put(made, NODE, Py_NewRef(Py_None));
    put(made, EXTRA, Py_NewRef(Py_None));
    return made;
}

static PyMethodDef of_tensor = {"plain_tensor", over, METH_O, "A tensor over an array, without a history, and with changes of its own."};

/* maker_of(Tensor): plain_tensor. */
static PyObject *maker_of(PyObject *unused, PyObject *cls) {
    if (!PyType_Check(cls)) {
        PyErr_SetString(PyExc_TypeError, "maker_of() takes a class");
        return NULL;
    }
    Py_ssize_t found[SLOTS];
    for (int i = 0; i < SLOTS; i++) {
        PyObject *const slot = PyObject_GetAttrString(cls, names[i]);
        if (!slot)
            return NULL;
        if (!Py_IS_TYPE(slot, &PyMemberDescr_Type)) {
            Py_DECREF(slot);
            return PyErr_Format(PyExc_TypeError, "maker_of(): %s is no slot", names[i]);
        }
        found[i] = ((PyMemberDescrObject *)slot)->d_member->offset;
        Py_DECREF(slot);
    }
    memcpy(slots, found, sizeof(slots));
    zero = PyLong_FromLong(0);
    tensor = (PyTypeObject *)Py_NewRef(cls);
    return zero ? PyCFunction_New(&of_tensor, NULL) : NULL;
}

static PyMethodDef methods[] = {
    {"new_instance", new_instance, METH_O, "An instance of a class that is written in Python, without a call to __init__."},
    {"maker_of", maker_of, METH_O, "The function that makes tensors over arrays, of the class of tensors."},
};

int sg_instances_methods(PyObject *dict) { return sg_add_methods(dict, methods, 2); }
