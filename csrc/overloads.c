/* Functions of several ops, of which the types of the arguments choose one: what Python has chosen once for plain arguments is called without it. */
#define PY_SSIZE_T_CLEAN
#include <Python.h>
#include <stddef.h>

#include "along.h"
#include "front.h"

#define MOST 8 /* choices that are remembered */

typedef struct { PyObject *types, *function; } Choice; /* a tuple */

typedef struct {
    sg_front front;
    int count;
    Choice choices[MOST];
} Overloads;

/* Whether a list or a tuple holds ints and nothing else: what else it holds Python looks at. True of what is neither. */
static int is_none_but_of_ints(PyObject *value) {
    if (!PyTuple_Check(value) && !PyList_Check(value))
        return 1;
    const Py_ssize_t count = PySequence_Fast_GET_SIZE(value);
    for (Py_ssize_t i = 0; i < count; i++)
        if (!PyLong_CheckExact(PySequence_Fast_GET_ITEM(value, i)))
            return 0;
    return count > 0;
}

static int are_of(PyObject *const *args, Py_ssize_t count, PyObject *types) {
    if (count != PyTuple_GET_SIZE(types))
        return 0;
    for (Py_ssize_t i = 0; i < count; i++)
        if ((PyObject *)Py_TYPE(args[i]) != PyTuple_GET_ITEM(types, i) || !is_none_but_of_ints(args[i]))
            return 0;
    return 1;
}

static PyObject *call(PyObject *self, PyObject *const *args, size_t flags, PyObject *names) {
    const Overloads *const of = (Overloads *)self;
    for (int i = 0; !names && i < of->count; i++)
        if (are_of(args, PyVectorcall_NARGS(flags), of->choices[i].types))
            return PyObject_Vectorcall(of->choices[i].function, args, flags, NULL);
    return PyObject_Vectorcall(of->front.python, args, flags, names);
}

static PyObject *bound(PyObject *self, PyObject *object, PyObject *cls) {
    return object && object != Py_None ? PyMethod_New(self, object) : Py_NewRef(self);
}

/* Functions lead to their module, and that leads here: an op that is defined again must not keep the one from before. */
static int traverse(PyObject *self, visitproc visit, void *arg) {
    Overloads *const of = (Overloads *)self;
    Py_VISIT(of->front.python);
    for (int i = 0; i < of->count; i++) {
        Py_VISIT(of->choices[i].types);
        Py_VISIT(of->choices[i].function);
    }
    return 0;
}

static int forget(PyObject *self) {
    Overloads *const of = (Overloads *)self;
    const int count = of->count;
    of->count = 0;
    for (int i = 0; i < count; i++) {
        Py_DECREF(of->choices[i].types);
        Py_DECREF(of->choices[i].function);
    }
    return 0;
}

static void dealloc(PyObject *self) {
    PyObject_GC_UnTrack(self);
    forget(self);
    sg_front_end(self);
    PyObject_GC_Del(self);
}

static PyMethodDef as_pickled[] = {{"__reduce__", sg_front_reduce, METH_NOARGS, NULL}, {NULL, NULL, 0, NULL}};

static PyGetSetDef as_told[] = {{"__doc__", sg_front_doc, NULL, NULL, NULL}, {NULL, NULL, NULL, NULL, NULL}};

static PyTypeObject overloads_type = {
    PyVarObject_HEAD_INIT(NULL, 0).tp_name = "specgrad._kernels.Overloads",
    .tp_basicsize = sizeof(Overloads),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_DISALLOW_INSTANTIATION | Py_TPFLAGS_HAVE_VECTORCALL | Py_TPFLAGS_METHOD_DESCRIPTOR |
                Py_TPFLAGS_HAVE_GC,
    .tp_traverse = traverse,
    .tp_clear = forget,
    .tp_dealloc = dealloc,
    .tp_getattro = sg_front_getattro,
    .tp_repr = sg_front_repr,
    .tp_call = PyVectorcall_Call,
    .tp_vectorcall_offset = offsetof(sg_front, vectorcall),
    .tp_weaklistoffset = offsetof(sg_front, weak),
    .tp_descr_get = bound,
    .tp_methods = as_pickled,
    .tp_getset = as_told,
};

/* overloads_of(function): what stands in front of a function that chooses by types. */
static PyObject *overloads_of(PyObject *unused, PyObject *python) {
    Overloads *const made = PyObject_GC_New(Overloads, &overloads_type);
    if (made) {
        sg_front_start(&made->front, call, python);
        made->count = 0;
        PyObject_GC_Track(made);
    }
    return (PyObject *)made;
}

/* choose(overloads, types, function): from now on, arguments of these types are the function's. */
static PyObject *choose(PyObject *unused, PyObject *const *args, Py_ssize_t count) {
    if (count != 3 || !Py_IS_TYPE(args[0], &overloads_type) || !PyTuple_CheckExact(args[1]) || !PyCallable_Check(args[2])) {
        PyErr_SetString(PyExc_TypeError, "choose() takes what overloads_of() gives, a tuple of types and a function");
        return NULL;
    }
    Overloads *const of = (Overloads *)args[0];
    if (of->count < MOST) {
        of->choices[of->count] = (Choice){Py_NewRef(args[1]), Py_NewRef(args[2])};
        of->count++;
    }
    Py_RETURN_NONE;
}

static PyMethodDef methods[] = {
    {"overloads_of", overloads_of, METH_O, "What stands in front of a function that chooses an op by the types of its arguments."},
    {"choose", (PyCFunction)(void (*)(void))choose, METH_FASTCALL, "Remember which function is called for arguments of some types."},
};

int sg_overloads_methods(PyObject *dict) { return PyType_Ready(&overloads_type) || sg_add_methods(dict, methods, 2); }
