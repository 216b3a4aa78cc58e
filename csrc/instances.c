/* Instances of the runtime's own classes, in less time than object.__new__ takes: an op on small tensors makes two, a view three. */
#include "short.h"
#define PY_SSIZE_T_CLEAN
#include <Python.h>
#include <stddef.h>
#include <string.h>
#include <structmember.h>
#define NPY_NO_DEPRECATED_API NPY_2_0_API_VERSION
#include <numpy/arrayobject.h>

#include "along.h"
#include "instances.h"

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

static PyObject **at(PyObject *object, Py_ssize_t offset) { return (PyObject **)((char *)object + offset); }
static void put(PyObject *object, int slot, PyObject *value) { *at(object, slots[slot]) = value; }

PyObject *sg_array_in(PyObject *object) {
    PyObject *const held = tensor && PyObject_TypeCheck(object, tensor) ? *at(object, slots[ARRAY]) : NULL;
    return held && PyArray_CheckExact(held) ? held : NULL;
}

/* Where the slots of a class lie; false, with an error, if one of the names is no slot. */
static int slots_of(PyObject *cls, const char *const *of, int count, Py_ssize_t *offsets) {
    for (int i = 0; i < count; i++) {
        PyObject *const slot = PyObject_GetAttrString(cls, of[i]);
        if (!slot)
            return 0;
        if (!Py_IS_TYPE(slot, &PyMemberDescr_Type)) {
            Py_DECREF(slot);
            PyErr_Format(PyExc_TypeError, "%s is no slot of the class", of[i]);
            return 0;
        }
        offsets[i] = ((PyMemberDescrObject *)slot)->d_member->offset;
        Py_DECREF(slot);
    }
    return 1;
}

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
    if (!slots_of(cls, names, SLOTS, found))
        return NULL;
    memcpy(slots, found, sizeof(slots));
    zero = PyLong_FromLong(0);
    tensor = (PyTypeObject *)Py_NewRef(cls);
    return zero ? PyCFunction_New(&of_tensor, NULL) : NULL;
}

/* ---- views */

enum { BASE, KIND, STEPS, VIEW_SLOTS };
static const char *const names_of_view[VIEW_SLOTS] = {"base", "kind", "steps"};
enum { NO_GRAD, OBSERVERS, RECORDERS, MODES };
static const char *const names_of_modes[MODES] = {"no_grad", "observers", "recorders"}; /* sets of threads */
static Py_ssize_t view_slots[VIEW_SLOTS], mode_slots[MODES];
static PyTypeObject *view_class, *extra_class;
static PyObject *modes, *any_view, *any_registered, *plain, *multi_output, *inference, *views_name, *nothing;

/* Whether no thread is in a mode. */
static int is_off(int mode) {
    PyObject *const threads = *at(modes, mode_slots[mode]);
    return threads && PySet_Check(threads) && !PySet_GET_SIZE(threads);
}

PyObject *sg_unwatched_array(PyObject *object) {
    if (!modes || !Py_IS_TYPE(object, tensor) || *at(object, slots[NODE]) != Py_None || !is_off(NO_GRAD) || !is_off(OBSERVERS) || !is_off(RECORDERS))
        return NULL;
    return *at(object, slots[CHANGES]) ? sg_array_in(object) : NULL;
}

/* The view that a tensor is, borrowed: None of one that is none. NULL where Python has to see to it, or with an error. */
static PyObject *view_that_is(PyObject *parent) {
    PyObject *const extra = *at(parent, slots[EXTRA]);
    if (extra == Py_None)
        return Py_None;
    if (!extra)
        return NULL;
    PyObject *const made_in_inference = PyObject_GetAttr(extra, inference);
    Py_XDECREF(made_in_inference);
    if (made_in_inference != Py_False)
        return NULL;
    if (Py_IS_TYPE(extra, view_class)) {
        PyObject *const kind = *at(extra, view_slots[KIND]);
        return (kind == plain || kind == multi_output) && *at(extra, view_slots[BASE]) && *at(extra, view_slots[STEPS]) ? extra : NULL;
    }
    return Py_IS_TYPE(extra, extra_class) ? Py_None : NULL;
}

/* Let a base know of a view. */
static int registered(PyObject *base, PyObject *view) {
    PyObject *known = *at(base, slots[EXTRA]);
    if (known == Py_None) {
        PyObject *const made = extra_class->tp_alloc(extra_class, 0);
        if (!made)
            return 0;
        PyObject **const extra = at(base, slots[EXTRA]);
        Py_SETREF(*extra, *extra == Py_None ? made : Py_NewRef(*extra)); /* the collector may have run, and another thread */
        if ((known = *extra) != made)
            Py_DECREF(made);
    }
    PyObject *const reference = PyWeakref_NewRef(view, NULL); /* made first: the collector may run, and another thread that has the base keep another list */
    PyObject *views = reference ? PyObject_GetAttr(known, views_name) : NULL;
    int done = 0;
    if (views == Py_None) { /* of the base's first view; as above, what another thread has put there meanwhile stays */
        PyObject *const made = PyList_New(0);
        Py_SETREF(views, made ? PyObject_GetAttr(known, views_name) : NULL);
        if (views == Py_None)
            Py_SETREF(views, PyObject_SetAttr(known, views_name, made) ? NULL : Py_NewRef(made));
        Py_XDECREF(made);
    }
    if (views && PyList_CheckExact(views) && PyList_GET_SIZE(views) < 64) {
        done = PyList_Append(views, reference) == 0;
    } else if (views) {
        PyObject *const none = PyObject_CallFunctionObjArgs(any_registered, base, view, NULL);
        done = none != NULL;
        Py_XDECREF(none);
    }
    Py_XDECREF(views);
    Py_XDECREF(reference);
    return done;
}

/* One op more on the way to a view: (steps, op, args, result, how many ops in all). */
static PyObject *further(PyObject *steps, PyObject *op, PyObject *args, PyObject *result) {
    long ops = 1;
    if (PyTuple_GET_SIZE(steps) == 5)
        ops += PyLong_AsLong(PyTuple_GET_ITEM(steps, 4));
    Py_INCREF(steps); /* the view may go another way before the tuple is made */
    PyObject *const count = PyLong_FromLong(ops), *const way = count ? PyTuple_Pack(5, steps, op, args, result, count) : NULL;
    Py_DECREF(steps);
    Py_XDECREF(count);
    return way;
}

/* The ops that lead to the view that a tensor is, or to none; borrowed. */
static PyObject *way_to(PyObject *above) { return above == Py_None ? nothing : *at(above, view_slots[STEPS]); }

/* A view over an array at the end of a way from its base, which is taken over; NULL for a way that is NULL. Its history is left to the caller, who holds `above`: while
 * objects are made the collector may run, and another thread may let the parent be no view any more. */
static PyObject *view_at(PyObject *parent, PyObject *array, PyObject *above, PyObject *steps, PyObject *kind) {
    if (!steps)
        return NULL;
    PyObject *const base = above == Py_None ? parent : *at(above, view_slots[BASE]), *const extra = view_class->tp_alloc(view_class, 0);
    if (!extra) {
        Py_DECREF(steps);
        return NULL;
    }
    if (above != Py_None && *at(above, view_slots[KIND]) != plain)
        kind = *at(above, view_slots[KIND]);
    *at(extra, view_slots[BASE]) = Py_NewRef(base);
    *at(extra, view_slots[KIND]) = Py_NewRef(kind);
    *at(extra, view_slots[STEPS]) = steps;
    PyObject *const out = tensor->tp_alloc(tensor, 0);
    if (!out) {
        Py_DECREF(extra);
        return NULL;
    }
    put(out, ARRAY, Py_NewRef(array));
    put(out, CHANGES, Py_NewRef(*at(parent, slots[CHANGES])));
    put(out, EXTRA, extra);
    if (!registered(base, out)) {
        Py_DECREF(out);
        return NULL;
    }
    return out;
}

PyObject *sg_view_by(PyObject *parent, PyObject *array, int count, PyObject *const *ops, PyObject *const *args) {
    PyObject *const above = Py_XNewRef(view_that_is(parent));
    PyObject *steps = above ? Py_NewRef(way_to(above)) : NULL;
    for (int i = 0; steps && i < count; i++)
        Py_SETREF(steps, further(steps, ops[i], args[i], Py_None));
    PyObject *const out = view_at(parent, array, above, steps, plain);
    Py_XDECREF(above);
    if (out)
        put(out, NODE, Py_NewRef(Py_None));
    return out;
}

/* view_of(parent, array, op, args, result=None): a tensor that is a view of another, where gradients are recorded. What is not plain is left to Python. */
static PyObject *view_of(PyObject *unused, PyObject *const *args, Py_ssize_t count) {
    if (count < 4 || count > 5 || !PyObject_TypeCheck(args[0], tensor))
        goto in_python;
    PyObject *const parent = args[0], *const array = args[1], *const result = count == 5 ? args[4] : Py_None, *const memory = *at(parent, slots[ARRAY]);
    if (!memory || !PyArray_CheckExact(array) || !PyArray_CheckExact(memory))
        goto in_python;
    PyObject *const owner = PyArray_BASE((PyArrayObject *)array);
    if (owner != memory && array != memory && (!owner || owner != PyArray_BASE((PyArrayObject *)memory)))
        goto in_python;
    if (!is_off(NO_GRAD) || !*at(parent, slots[CHANGES]))
        goto in_python;
    PyObject *const above = view_that_is(parent);
    if (!above) {
        if (PyErr_Occurred())
            return NULL;
        goto in_python;
    }
    Py_INCREF(above);
    PyObject *const out = view_at(parent, array, above, further(way_to(above), args[2], args[3], result), result == Py_None ? plain : multi_output);
    Py_DECREF(above);
    return out;
in_python:
    return PyObject_Vectorcall(any_view, args, count, NULL);
}

static PyMethodDef of_views = {"view_of", (PyCFunction)(void (*)(void))view_of, METH_FASTCALL, "A tensor over an array that an op made of another tensor's."};

/* views_of(parent, arrays, op, args): a view for each array of a list, without a history. */
static PyObject *views_of(PyObject *unused, PyObject *const *args, Py_ssize_t count) {
    if (count != 4 || !(PyList_CheckExact(args[1]) || PyTuple_CheckExact(args[1]))) {
        PyErr_SetString(PyExc_TypeError, "views_of() takes a tensor, a list of arrays, an op and its arguments");
        return NULL;
    }
    const Py_ssize_t many = PySequence_Fast_GET_SIZE(args[1]);
    PyObject *const views = PyTuple_New(many);
    for (Py_ssize_t i = 0; views && i < many; i++) {
        PyObject *const number = PyLong_FromSsize_t(i), *const given[5] = {args[0], PySequence_Fast_GET_ITEM(args[1], i), args[2], args[3], number};
        PyObject *const view = number ? view_of(NULL, given, 5) : NULL;
        Py_XDECREF(number);
        if (!view) {
            Py_DECREF(views);
            return NULL;
        }
        PyTuple_SET_ITEM(views, i, view);
        if (Py_IS_TYPE(view, tensor) && !*at(view, slots[NODE]))
            put(view, NODE, Py_NewRef(Py_None));
    }
    return views;
}

static PyMethodDef of_several_views = {"views_of", (PyCFunction)(void (*)(void))views_of, METH_FASTCALL, "Views over arrays that an op made of a tensor's."};

/* viewer_of(View, TensorExtra, modes, view_of, register_view, (plain, multi_output)): view_of and views_of, after maker_of. */
static PyObject *viewer_of(PyObject *unused, PyObject *const *args, Py_ssize_t count) {
    if (count != 6 || !PyType_Check(args[0]) || !PyType_Check(args[1]) || !PyTuple_Check(args[5]) || PyTuple_GET_SIZE(args[5]) != 2) {
        PyErr_SetString(PyExc_TypeError, "viewer_of() takes two classes, the modes, two functions and the names of two kinds of views");
        return NULL;
    }
    if (!tensor)
        Py_RETURN_NONE;
    Py_ssize_t found[VIEW_SLOTS], found_modes[MODES];
    if (!slots_of(args[0], names_of_view, VIEW_SLOTS, found) || !slots_of((PyObject *)Py_TYPE(args[2]), names_of_modes, MODES, found_modes))
        return NULL;
    if (!(inference = PyUnicode_InternFromString("inference")) || !(views_name = PyUnicode_InternFromString("views")) || !(nothing = PyTuple_New(0)))
        return NULL;
    memcpy(view_slots, found, sizeof(view_slots));
    memcpy(mode_slots, found_modes, sizeof(mode_slots));
    view_class = (PyTypeObject *)Py_NewRef(args[0]), extra_class = (PyTypeObject *)Py_NewRef(args[1]), modes = Py_NewRef(args[2]);
    any_view = Py_NewRef(args[3]), any_registered = Py_NewRef(args[4]);
    plain = Py_NewRef(PyTuple_GET_ITEM(args[5], 0)), multi_output = Py_NewRef(PyTuple_GET_ITEM(args[5], 1));
    return Py_BuildValue("(NN)", PyCFunction_New(&of_views, NULL), PyCFunction_New(&of_several_views, NULL));
}

/* ---- lists of tensors */

enum { NEXT, SEQ, NODE_EXTRA, INDEX, PORT_SLOTS };
static const char *const names_of_port[PORT_SLOTS] = {"next", "seq", "extra", "index"};
static Py_ssize_t port_slots[PORT_SLOTS];
static PyTypeObject *port_class;

/* give_ports(node, tensors, clock): each tensor has the node's output of its number for its history. */
static PyObject *give_ports(PyObject *unused, PyObject *const *args, Py_ssize_t count) {
    if (count != 3 || !PyTuple_CheckExact(args[1])) {
        PyErr_SetString(PyExc_TypeError, "give_ports() takes a node, a tuple of tensors and what gives the ticks of the clock");
        return NULL;
    }
    PyObject *const edges = PyTuple_Pack(1, args[0]);
    for (Py_ssize_t i = 0; edges && i < PyTuple_GET_SIZE(args[1]); i++) {
        PyObject *const out = PyTuple_GET_ITEM(args[1], i), *const tick = PyObject_CallNoArgs(args[2]), *const number = tick ? PyLong_FromSsize_t(i) : NULL;
        PyObject *const port = number && PyObject_TypeCheck(out, tensor) ? port_class->tp_alloc(port_class, 0) : NULL;
        if (!port) {
            if (!PyErr_Occurred())
                PyErr_SetString(PyExc_TypeError, "give_ports() gives them to tensors");
            Py_XDECREF(tick);
            Py_XDECREF(number);
            Py_DECREF(edges);
            return NULL;
        }
        *at(port, port_slots[NEXT]) = Py_NewRef(edges);
        *at(port, port_slots[SEQ]) = tick;
        *at(port, port_slots[NODE_EXTRA]) = Py_NewRef(Py_None);
        *at(port, port_slots[INDEX]) = number;
        Py_XSETREF(*at(out, slots[NODE]), port);
    }
    Py_XDECREF(edges);
    return edges ? Py_NewRef(Py_None) : NULL;
}

static PyMethodDef of_ports = {"give_ports", (PyCFunction)(void (*)(void))give_ports, METH_FASTCALL, "Join tensors to the outputs of a node."};

/* taken_apart(tensors): of plain tensors over arrays of one dtype, where nothing watches: the arrays, the histories or None if there are none, and the changes.

None for any others, and for no list or tuple of them.
*/
static PyObject *taken_apart(PyObject *unused, PyObject *tensors) {
    if (!modes || !is_off(OBSERVERS) || !(PyTuple_CheckExact(tensors) || PyList_CheckExact(tensors)) || !PySequence_Fast_GET_SIZE(tensors))
        Py_RETURN_NONE;
    const Py_ssize_t count = PySequence_Fast_GET_SIZE(tensors);
    PyObject *const *const items = PySequence_Fast_ITEMS(tensors);
    int recorded = 0;
    for (Py_ssize_t i = 0; i < count; i++) {
        PyObject *const array = Py_IS_TYPE(items[i], tensor) ? sg_array_in(items[i]) : NULL;
        if (!array || !*at(items[i], slots[NODE]) || !*at(items[i], slots[CHANGES]))
            Py_RETURN_NONE;
        if (PyArray_DESCR((PyArrayObject *)array) != PyArray_DESCR((PyArrayObject *)sg_array_in(items[0])))
            Py_RETURN_NONE;
        recorded = recorded || *at(items[i], slots[NODE]) != Py_None;
    }
    PyObject *const arrays = PyTuple_New(count), *const nodes = recorded ? PyTuple_New(count) : Py_NewRef(Py_None), *const changes = PyTuple_New(count);
    PyObject *const all = arrays && nodes && changes ? PyTuple_New(3) : NULL;
    int same = all && PySequence_Fast_GET_SIZE(tensors) == count; /* the collector may have run, and another thread */
    for (Py_ssize_t i = 0; same && i < count; i++) {
        PyObject *const item = PySequence_Fast_GET_ITEM(tensors, i);
        same = Py_IS_TYPE(item, tensor) && sg_array_in(item) && *at(item, slots[CHANGES]) && *at(item, slots[NODE]) && (recorded || *at(item, slots[NODE]) == Py_None);
    }
    if (!same) {
        Py_XDECREF(arrays);
        Py_XDECREF(nodes);
        Py_XDECREF(changes);
        Py_XDECREF(all);
        return all ? Py_NewRef(Py_None) : NULL;
    }
    for (Py_ssize_t i = 0; i < count; i++) {
        PyObject *const item = PySequence_Fast_GET_ITEM(tensors, i);
        PyTuple_SET_ITEM(arrays, i, Py_NewRef(*at(item, slots[ARRAY])));
        PyTuple_SET_ITEM(changes, i, Py_NewRef(*at(item, slots[CHANGES])));
        if (recorded)
            PyTuple_SET_ITEM(nodes, i, Py_NewRef(*at(item, slots[NODE])));
    }
    PyTuple_SET_ITEM(all, 0, arrays);
    PyTuple_SET_ITEM(all, 1, nodes);
    PyTuple_SET_ITEM(all, 2, changes);
    return all;
}

static PyMethodDef of_lists = {"taken_apart", taken_apart, METH_O, "What tensors of a list hold."};

/* porter_of(Port): give_ports and taken_apart, after maker_of and viewer_of. */
static PyObject *porter_of(PyObject *unused, PyObject *cls) {
    if (!tensor)
        Py_RETURN_NONE;
    Py_ssize_t found[PORT_SLOTS];
    if (!PyType_Check(cls) || !slots_of(cls, names_of_port, PORT_SLOTS, found)) {
        if (!PyErr_Occurred())
            PyErr_SetString(PyExc_TypeError, "porter_of() takes a class");
        return NULL;
    }
    memcpy(port_slots, found, sizeof(port_slots));
    port_class = (PyTypeObject *)Py_NewRef(cls);
    return Py_BuildValue("(NN)", PyCFunction_New(&of_ports, NULL), PyCFunction_New(&of_lists, NULL));
}

/* ---- who may be changed */

static PyObject *writes_freely;

/* Whether nothing is recorded of a tensor over an array of NumPy's, which is no view. */
static int is_plain(PyObject *object) {
    return sg_array_in(object) && *at(object, slots[NODE]) == Py_None && *at(object, slots[EXTRA]) == Py_None;
}

/* may_write(target, *sources): in_place.writes_freely, which sees to what is not plain. */
static PyObject *may_write(PyObject *unused, PyObject *const *args, Py_ssize_t count) {
    for (Py_ssize_t i = 0; i < count; i++)
        if (!is_plain(args[i]))
            return PyObject_Vectorcall(writes_freely, args, (size_t)count, NULL);
    if (!count || (count > 1 && !PyArray_IS_C_CONTIGUOUS((PyArrayObject *)sg_array_in(args[0])))) /* it may lie on itself */
        return PyObject_Vectorcall(writes_freely, args, (size_t)count, NULL);
    Py_RETURN_TRUE;
}

static PyMethodDef of_writes = {"may_write", (PyCFunction)(void (*)(void))may_write, METH_FASTCALL, "Whether an array function may write into a tensor."};

/* writer_of(writes_freely): may_write, after maker_of. */
static PyObject *writer_of(PyObject *unused, PyObject *python) {
    writes_freely = Py_NewRef(python);
    return PyCFunction_New(&of_writes, NULL);
}

static PyMethodDef methods[] = {
    {"writer_of", writer_of, METH_O, "The function that asks whether a tensor may be written into."},
    {"new_instance", new_instance, METH_O, "An instance of a class that is written in Python, without a call to __init__."},
    {"maker_of", maker_of, METH_O, "The function that makes tensors over arrays, of the class of tensors."},
    {"porter_of", porter_of, METH_O, "The functions that join tensors to the outputs of a node, and take lists of tensors apart."},
    {"viewer_of", (PyCFunction)(void (*)(void))viewer_of, METH_FASTCALL, "The functions that make views of tensors."},
};

int sg_instances_methods(PyObject *dict) { return PyArray_ImportNumPyAPI() < 0 || sg_add_methods(dict, methods, 5); }
