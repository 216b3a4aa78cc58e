/* What a tensor over an array of NumPy's tells of itself, such as its shape: each stands in front of the Python that tells it of any tensor. */
#include "short.h"
#define PY_SSIZE_T_CLEAN
#include <Python.h>
#include <stddef.h>
#define NPY_NO_DEPRECATED_API NPY_2_0_API_VERSION
#include <numpy/arrayobject.h>

#include "along.h"
#include "front.h"
#include "instances.h"
#include "views.h"

/* NULL without an error: Python has to see to it. `argument` is NULL where none is given. */
typedef PyObject *(*Tell)(PyObject *object, PyObject *argument);

typedef struct {
    sg_front front; /* of a property, or a function: what tells it of any tensor */
    Tell tell;
} Told;

static PyTypeObject *size_class;
static PyObject *cpu, *dtypes; /* the device, and which of our dtypes stands for one of NumPy's */

#define ARRAY_OR_PYTHON(name)                                          \
    PyArrayObject *const name = (PyArrayObject *)sg_array_in(object); \
    if (!name)                                                         \
        return NULL;

/* ---- attributes */

/* Give a new tuple as many numbers, in a unit. Nothing is made in here that the collector would run for. */
static PyObject *with_numbers(PyObject *tuple, const npy_intp *numbers, npy_intp unit) {
    for (Py_ssize_t i = 0; tuple && i < PyTuple_GET_SIZE(tuple); i++) {
        PyObject *const number = PyLong_FromSsize_t(numbers[i] / unit);
        if (!number) {
            Py_DECREF(tuple);
            return NULL;
        }
        PyTuple_SET_ITEM(tuple, i, number);
    }
    return tuple;
}

static PyObject *shape(PyObject *object, PyObject *unused) {
    ARRAY_OR_PYTHON(array)
    Py_INCREF(array); /* the collector may run, and another thread may give the tensor another array */
    PyObject *const found = with_numbers(size_class->tp_alloc(size_class, PyArray_NDIM(array)), PyArray_DIMS(array), 1);
    Py_DECREF(array);
    return found;
}

static PyObject *dtype(PyObject *object, PyObject *unused) {
    ARRAY_OR_PYTHON(array)
    return Py_XNewRef(PyDict_GetItemWithError(dtypes, (PyObject *)PyArray_DESCR(array)));
}

static PyObject *device(PyObject *object, PyObject *unused) {
    ARRAY_OR_PYTHON(array)
    return Py_NewRef(cpu);
}

static PyObject *is_cpu(PyObject *object, PyObject *unused) {
    ARRAY_OR_PYTHON(array)
    return Py_NewRef(Py_True);
}

static PyObject *is_cuda(PyObject *object, PyObject *unused) {
    ARRAY_OR_PYTHON(array)
    return Py_NewRef(Py_False);
}

static PyObject *ndim(PyObject *object, PyObject *unused) {
    ARRAY_OR_PYTHON(array)
    return PyLong_FromLong(PyArray_NDIM(array));
}

static PyObject *itemsize(PyObject *object, PyObject *unused) {
    ARRAY_OR_PYTHON(array)
    return PyLong_FromSsize_t((Py_ssize_t)PyArray_ITEMSIZE(array));
}

static PyObject *nbytes(PyObject *object, PyObject *unused) {
    ARRAY_OR_PYTHON(array)
    return PyLong_FromSsize_t((Py_ssize_t)PyArray_NBYTES(array));
}

/* ---- methods */

static PyObject *size(PyObject *object, PyObject *dim) {
    ARRAY_OR_PYTHON(array)
    if (!dim || dim == Py_None)
        return shape(object, NULL);
    if (!PyLong_CheckExact(dim))
        return NULL;
    int overflow;
    long at = PyLong_AsLongAndOverflow(dim, &overflow);
    at += at < 0 ? PyArray_NDIM(array) : 0;
    return overflow || at < 0 || at >= PyArray_NDIM(array) ? NULL : PyLong_FromSsize_t(PyArray_DIM(array, at));
}

static PyObject *stride(PyObject *object, PyObject *dim) {
    ARRAY_OR_PYTHON(array)
    const int ndim = PyArray_NDIM(array);
    if (dim && dim != Py_None)
        return NULL;
    for (int d = 0; d < ndim; d++)
        if (!PyArray_STRIDE(array, d)) /* of new dimensions Python has others to tell */
            return NULL;
    Py_INCREF(array); /* as of the shape */
    PyObject *const found = with_numbers(PyTuple_New(ndim), PyArray_STRIDES(array), (npy_intp)PyArray_ITEMSIZE(array));
    Py_DECREF(array);
    return found;
}

static PyObject *is_contiguous(PyObject *object, PyObject *memory_format) {
    ARRAY_OR_PYTHON(array)
    return memory_format ? NULL : PyBool_FromLong(PyArray_IS_C_CONTIGUOUS(array));
}

static PyObject *data_ptr(PyObject *object, PyObject *given) {
    ARRAY_OR_PYTHON(array)
    return given ? NULL : PyLong_FromVoidPtr(PyArray_DATA(array));
}

static PyObject *storage_offset(PyObject *object, PyObject *given) {
    ARRAY_OR_PYTHON(array)
    PyArrayObject *owner = array;
    while (PyArray_BASE(owner) && PyArray_Check(PyArray_BASE(owner)))
        owner = (PyArrayObject *)PyArray_BASE(owner);
    return given ? NULL : PyLong_FromSsize_t((PyArray_BYTES(array) - PyArray_BYTES(owner)) / (npy_intp)PyArray_ITEMSIZE(array));
}

static PyObject *element_size(PyObject *object, PyObject *given) { return given ? NULL : itemsize(object, NULL); }

/* A Size of some of the numbers of one. */
static PyObject *slice(PyObject *size, PyObject *which) {
    PyObject *const numbers = PyTuple_Type.tp_as_mapping->mp_subscript(size, which);
    PyObject *const made = numbers ? size_class->tp_alloc(size_class, PyTuple_GET_SIZE(numbers)) : NULL;
    for (Py_ssize_t i = 0; made && i < PyTuple_GET_SIZE(numbers); i++)
        PyTuple_SET_ITEM(made, i, Py_NewRef(PyTuple_GET_ITEM(numbers, i)));
    Py_XDECREF(numbers);
    return made;
}

/* An item of a Size, which is a tuple, or several. */
static PyObject *item(PyObject *object, PyObject *index) {
    if (PyTuple_Check(object) && index && PySlice_Check(index) && size_class)
        return slice(object, index);
    if (!PyTuple_Check(object) || !index || !PyLong_CheckExact(index))
        return NULL;
    int overflow;
    long at = PyLong_AsLongAndOverflow(index, &overflow);
    at += at < 0 ? PyTuple_GET_SIZE(object) : 0;
    return overflow || at < 0 || at >= PyTuple_GET_SIZE(object) ? NULL : Py_NewRef(PyTuple_GET_ITEM(object, at));
}

/* ---- parts by index */

enum { SELECT, SLICE, UNSQUEEZE, PERMUTE, OPS };
static PyObject *ops[OPS], *ops_of_views; /* what the items of an index stand for, and who tells it, once it is asked for */

static int ops_are_known(void) {
    PyObject *const found = ops[SELECT] ? NULL : PyObject_CallNoArgs(ops_of_views);
    if (found && PyTuple_CheckExact(found) && PyTuple_GET_SIZE(found) == OPS)
        for (int i = 0; i < OPS; i++)
            Py_XSETREF(ops[i], Py_NewRef(PyTuple_GET_ITEM(found, i)));
    Py_XDECREF(found);
    return ops[SELECT] != NULL;
}

/* A view that is being made: which dimensions are done, of the array and of the view, and the ops that lead to it. */
typedef struct {
    PyArrayObject *array;
    char *start;
    int from, to, steps;
    npy_intp shape[NPY_MAXDIMS], strides[NPY_MAXDIMS];
    PyObject *ops[NPY_MAXDIMS], *args[NPY_MAXDIMS];
} Part;

/* One op more, with its arguments, or NULL, which are taken over. */
static int step(Part *part, int op, PyObject *args) {
    part->ops[part->steps] = ops[op];
    part->args[part->steps] = args;
    part->steps += args != NULL;
    return args != NULL;
}

static void keep(Part *part, int dims) {
    for (; dims > 0; dims--, part->from++, part->to++)
        part->shape[part->to] = PyArray_DIM(part->array, part->from), part->strides[part->to] = PyArray_STRIDE(part->array, part->from);
}

static int take_one(Part *part, PyObject *item) {
    const npy_intp size = PyArray_DIM(part->array, part->from), stride = PyArray_STRIDE(part->array, part->from);
    const npy_intp place = PyLong_AsSsize_t(item);
    if ((place == -1 && PyErr_Occurred()) || place < -size || place >= size)
        return 0;
    part->start += (place < 0 ? place + size : place) * stride;
    part->from++;
    return step(part, SELECT, Py_BuildValue("iO", part->to, item));
}

static int is_end(PyObject *end) { return end == Py_None || PyLong_CheckExact(end); }

static int take_slice(Part *part, PySliceObject *item) {
    if (item->start == Py_None && item->stop == Py_None && item->step == Py_None) {
        keep(part, 1);
        return 1;
    }
    Py_ssize_t first, last, by;
    if (!is_end(item->start) || !is_end(item->stop) || !is_end(item->step) || PySlice_Unpack((PyObject *)item, &first, &last, &by) < 0)
        return 0;
    npy_intp *const stride = &part->strides[part->to], *const number = &part->shape[part->to];
    const npy_intp size = PyArray_DIM(part->array, part->from), whole = *stride = PyArray_STRIDE(part->array, part->from);
    if (!sg_slice(size, &first, &last, by, stride, number))
        return 0;
    part->start += *number ? first * whole : 0;
    part->from++, part->to++;
    return step(part, SLICE, Py_BuildValue("innn", part->to - 1, first, last > first ? last : first, by));
}

static int add_one(Part *part) {
    part->shape[part->to] = 1, part->strides[part->to] = 0;
    part->to++;
    return step(part, UNSQUEEZE, Py_BuildValue("(i)", part->to - 1));
}

/* The view that an index of ints, slices, dots and None names, of a tensor of which nothing is recorded. Whatever else there is, errors too, is Python's. */
static PyObject *indexed(PyObject *object, PyObject *index) {
    Part part = {.array = (PyArrayObject *)sg_unwatched_array(object)};
    if (!part.array || !index || !ops_are_known())
        return NULL;
    PyObject *const *const items = PyTuple_CheckExact(index) ? &PyTuple_GET_ITEM(index, 0) : &index;
    const Py_ssize_t count = PyTuple_CheckExact(index) ? PyTuple_GET_SIZE(index) : 1;
    int named = 0, more = 0, dots = 0;
    for (Py_ssize_t i = 0; i < count; i++) {
        if (PyLong_CheckExact(items[i]) || PySlice_Check(items[i]))
            named++;
        else if (items[i] == Py_None)
            more++;
        else if (items[i] != Py_Ellipsis || dots++)
            return NULL;
    }
    const int ndim = PyArray_NDIM(part.array);
    if (named > ndim || ndim + more > NPY_MAXDIMS)
        return NULL;
    Py_INCREF(part.array); /* as of the shape */
    part.start = PyArray_BYTES(part.array);
    int done = 1;
    for (Py_ssize_t i = 0; done && i < count; i++) {
        if (items[i] == Py_Ellipsis)
            keep(&part, ndim - named);
        else
            done = items[i] == Py_None ? add_one(&part) : PySlice_Check(items[i]) ? take_slice(&part, (PySliceObject *)items[i]) : take_one(&part, items[i]);
    }
    PyObject *found = NULL;
    if (done && part.steps) {
        keep(&part, ndim - part.from);
        PyObject *const array = sg_shown_from(part.array, part.start, part.to, part.shape, part.strides);
        found = array ? sg_view_by(object, array, part.steps, part.ops, part.args) : NULL;
        Py_XDECREF(array);
    }
    while (part.steps)
        Py_DECREF(part.args[--part.steps]);
    Py_DECREF(part.array);
    if (!found)
        PyErr_Clear(); /* Python finds it again, in the words for tensors */
    return found;
}

/* The view with all dimensions in reverse order, of such a tensor. */
static PyObject *reversed(PyObject *object, PyObject *unused) {
    PyArrayObject *const array = (PyArrayObject *)sg_unwatched_array(object);
    if (!array || !ops_are_known())
        return NULL;
    const int ndim = PyArray_NDIM(array);
    npy_intp shape[NPY_MAXDIMS], strides[NPY_MAXDIMS], order[NPY_MAXDIMS];
    for (int to = 0, from = ndim - 1; to < ndim; to++, from--)
        shape[to] = PyArray_DIM(array, from), strides[to] = PyArray_STRIDE(array, from), order[to] = from;
    PyObject *const view = sg_shown_from(array, PyArray_BYTES(array), ndim, shape, strides);
    PyObject *const dims = view ? with_numbers(PyTuple_New(ndim), order, 1) : NULL, *const args = dims ? PyTuple_Pack(1, dims) : NULL;
    PyObject *const found = args ? sg_view_by(object, view, 1, &ops[PERMUTE], &args) : NULL;
    Py_XDECREF(args);
    Py_XDECREF(dims);
    Py_XDECREF(view);
    return found;
}

/* ---- as Python sees them */

static PyObject *pass_get(PyObject *self, PyObject *object, PyObject *cls) {
    PyObject *const python = ((sg_front *)self)->python;
    return Py_TYPE(python)->tp_descr_get(python, object, cls);
}

static PyObject *attribute_get(PyObject *self, PyObject *object, PyObject *cls) {
    PyObject *const found = object ? ((Told *)self)->tell(object, NULL) : NULL;
    return found || PyErr_Occurred() ? found : pass_get(self, object, cls);
}

static int attribute_set(PyObject *self, PyObject *object, PyObject *value) {
    PyObject *const python = ((sg_front *)self)->python;
    return Py_TYPE(python)->tp_descr_set(python, object, value);
}

/* Called as a method, which Python does without binding it first. */
static PyObject *method_call(PyObject *self, PyObject *const *args, size_t count, PyObject *names) {
    const Py_ssize_t given = PyVectorcall_NARGS(count);
    if (!names && (given == 1 || given == 2)) {
        PyObject *const found = ((Told *)self)->tell(args[0], given == 2 ? args[1] : NULL);
        if (found || PyErr_Occurred())
            return found;
    }
    return PyObject_Vectorcall(((sg_front *)self)->python, args, count, names);
}

static void dealloc(PyObject *self) {
    sg_front_end(self);
    PyObject_Free(self);
}

static PyGetSetDef as_told[] = {{"__doc__", sg_front_doc, NULL, NULL, NULL}, {NULL, NULL, NULL, NULL, NULL}};

static PyTypeObject attribute_type = {
    PyVarObject_HEAD_INIT(NULL, 0).tp_name = "specgrad._kernels.Attribute",
    .tp_basicsize = sizeof(Told),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_DISALLOW_INSTANTIATION,
    .tp_dealloc = dealloc,
    .tp_getattro = sg_front_getattro,
    .tp_getset = as_told,
    .tp_descr_get = attribute_get,
    .tp_descr_set = attribute_set,
};

static PyTypeObject method_type = {
    PyVarObject_HEAD_INIT(NULL, 0).tp_name = "specgrad._kernels.Method",
    .tp_basicsize = sizeof(Told),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_DISALLOW_INSTANTIATION | Py_TPFLAGS_HAVE_VECTORCALL | Py_TPFLAGS_METHOD_DESCRIPTOR,
    .tp_dealloc = dealloc,
    .tp_getattro = sg_front_getattro,
    .tp_getset = as_told,
    .tp_call = PyVectorcall_Call,
    .tp_vectorcall_offset = offsetof(sg_front, vectorcall),
    .tp_descr_get = pass_get,
};

static const struct { const char *name; Tell tell; PyTypeObject *type; } told[] = {
    {"shape", shape, &attribute_type},
    {"dtype", dtype, &attribute_type},
    {"device", device, &attribute_type},
    {"is_cpu", is_cpu, &attribute_type},
    {"is_cuda", is_cuda, &attribute_type},
    {"ndim", ndim, &attribute_type},
    {"itemsize", itemsize, &attribute_type},
    {"nbytes", nbytes, &attribute_type},
    {"size", size, &method_type},
    {"stride", stride, &method_type},
    {"is_contiguous", is_contiguous, &method_type},
    {"data_ptr", data_ptr, &method_type},
    {"storage_offset", storage_offset, &method_type},
    {"element_size", element_size, &method_type},
};

static PyObject *front(PyTypeObject *type, Tell tell, PyObject *python) {
    if (!Py_TYPE(python)->tp_descr_get || (type == &attribute_type && !Py_TYPE(python)->tp_descr_set)) {
        PyErr_Format(PyExc_TypeError, "%R cannot stand behind an attribute or a method", python);
        return NULL;
    }
    Told *const made = PyObject_New(Told, type);
    if (made) {
        sg_front_start(&made->front, method_call, python);
        made->tell = tell;
    }
    return (PyObject *)made;
}

/* attributes_of(vars(Tensor), Size, the CPU, dtypes by NumPy's): what takes the places of some of the names, after maker_of. */
static PyObject *attributes_of(PyObject *unused, PyObject *const *args, Py_ssize_t count) {
    if (count != 4 || !PyType_Check(args[1]) || !PyType_IsSubtype((PyTypeObject *)args[1], &PyTuple_Type) || !PyDict_Check(args[3])) {
        PyErr_SetString(PyExc_TypeError, "attributes_of() takes the names of a class, the class of shapes, a device and a dict of dtypes");
        return NULL;
    }
    PyObject *const found = PyDict_New();
    for (size_t i = 0; found && i < sizeof(told) / sizeof(told[0]); i++) {
        PyObject *const python = PyMapping_GetItemString(args[0], told[i].name), *const made = python ? front(told[i].type, told[i].tell, python) : NULL;
        const int failed = !made || PyDict_SetItemString(found, told[i].name, made);
        Py_XDECREF(python);
        Py_XDECREF(made);
        if (failed) {
            Py_DECREF(found);
            return NULL;
        }
    }
    if (found)
        size_class = (PyTypeObject *)Py_NewRef(args[1]), cpu = Py_NewRef(args[2]), dtypes = Py_NewRef(args[3]);
    return found;
}

/* item_of(a function): what takes its place as the `__getitem__` of a class of tuples. */
static PyObject *item_of(PyObject *unused, PyObject *python) { return front(&method_type, item, python); }

/* indexed_of(function, ops): what takes its place as the `__getitem__` of tensors, after maker_of; `ops` gives the ops select, slice, unsqueeze and permute. */
static PyObject *indexed_of(PyObject *unused, PyObject *const *args, Py_ssize_t count) {
    if (count != 2 || !PyCallable_Check(args[1])) {
        PyErr_SetString(PyExc_TypeError, "indexed_of() takes two functions");
        return NULL;
    }
    Py_XSETREF(ops_of_views, Py_NewRef(args[1]));
    return front(&method_type, indexed, args[0]);
}

/* reversed_of(property): what takes its place as the `T` of tensors, after indexed_of. */
static PyObject *reversed_of(PyObject *unused, PyObject *python) { return front(&attribute_type, reversed, python); }

static PyMethodDef methods[] = {
    {"attributes_of", (PyCFunction)(void (*)(void))attributes_of, METH_FASTCALL, "What tells of tensors over NumPy's arrays, by the names of the class."},
    {"item_of", item_of, METH_O, "What gives the items of tuples of a class of its own."},
    {"indexed_of", (PyCFunction)(void (*)(void))indexed_of, METH_FASTCALL, "What gives the parts of tensors that an index names."},
    {"reversed_of", reversed_of, METH_O, "What gives tensors with their dimensions in reverse order."},
};

int sg_attributes_methods(PyObject *dict) {
    return PyArray_ImportNumPyAPI() < 0 || PyType_Ready(&attribute_type) || PyType_Ready(&method_type) || sg_add_methods(dict, methods, 4);
}
