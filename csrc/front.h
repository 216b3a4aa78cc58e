/* A compiled object that stands in front of one of Python's, which sees to all that it does not do itself. To who looks at it, it is that. */
#ifndef SG_FRONT_H
#define SG_FRONT_H

#include <Python.h>
#include <string.h>

typedef struct {
    PyObject_HEAD
    vectorcallfunc vectorcall;
    PyObject *python;
    PyObject *weak;
} sg_front;

/* All attributes are Python's, but for how it is pickled: as the name under which it is found. */
static inline PyObject *sg_front_getattro(PyObject *self, PyObject *name) {
    const char *const text = PyUnicode_AsUTF8(name);
    if (!text)
        return NULL;
    return strncmp(text, "__reduce", 8) ? PyObject_GetAttr(((sg_front *)self)->python, name) : PyObject_GenericGetAttr(self, name);
}

/* help() asks the type for this, and not the object. */
static inline PyObject *sg_front_doc(PyObject *self, void *unused) { return PyObject_GetAttrString(((sg_front *)self)->python, "__doc__"); }

static inline PyObject *sg_front_repr(PyObject *self) { return PyObject_Repr(((sg_front *)self)->python); }

static inline PyObject *sg_front_reduce(PyObject *self, PyObject *unused) { return PyObject_GetAttrString(self, "__qualname__"); }

/* Let go of what it holds. */
static inline void sg_front_end(PyObject *self) {
    if (((sg_front *)self)->weak)
        PyObject_ClearWeakRefs(self);
    Py_XDECREF(((sg_front *)self)->python);
}

/* Fill what a new object begins with. */
static inline void sg_front_start(sg_front *made, vectorcallfunc call, PyObject *python) {
    made->vectorcall = call, made->python = Py_NewRef(python), made->weak = NULL;
}

#endif
