/* The recorder of a profile of times alone: when the ops of a thread ran. In Python it would add more than half of an op's own time.
 *
 * record_into(events) lets the running thread record. A thread finds its Events by place and number. No number is given twice, so a
 * thread whose Events were closed by another thread, or freed, finds none: it holds no reference, not even a borrowed one. */
#define PY_SSIZE_T_CLEAN
#include <Python.h>
#include <stdlib.h>
#include <structmember.h>

#include "clock.h"
#include "recorder.h"

enum { NO_NODE = -1, FIRST_BLOCK = 64, BLOCK = 4096 };

typedef struct {
    PyObject *name; /* owned */
    int64_t start, end, seq;
} event;

typedef struct block { /* blocks are never moved, so that every event costs the same */
    struct block *next;
    int count, room;
    event events[];
} block;

typedef struct {
    PyObject_HEAD
    uint64_t number; /* 0 once closed */
    Py_ssize_t place, count;
    block *first, *last;
} Events;

/* ---- the open Events, and those of each thread */

static Events **open_events; /* by place; NULL where a place is free */
static Py_ssize_t places;
static uint64_t last_number;
static _Thread_local struct {
    uint64_t number;
    Py_ssize_t place;
} mine;

static inline Events *recorded_into(void) {
    if (!mine.number)
        return NULL;
    Events *events = open_events[mine.place];
    return events && events->number == mine.number ? events : NULL;
}

static int open_in_a_place(Events *self) {
    Py_ssize_t place = 0;
    while (place < places && open_events[place])
        place++;
    if (place == places) {
        Events **more = realloc(open_events, (places + 8) * sizeof(Events *));
        if (!more)
            return -1;
        for (int i = 0; i < 8; i++)
            more[places++] = NULL;
        open_events = more;
    }
    open_events[place] = self;
    self->place = place;
    self->number = ++last_number;
    return 0;
}

static void close_events(Events *self) {
    if (self->number)
        open_events[self->place] = NULL;
    self->number = 0;
}

/* ---- events */

/* An event for which there is no memory is left out: the op has run, and recording must not make it fail. */
static void add_event(Events *self, PyObject *name, int64_t start, int64_t end, int64_t seq) {
    block *last = self->last;
    if (!self->number)
        return;
    if (!last || last->count == last->room) {
        const int room = last ? BLOCK : FIRST_BLOCK;
        block *more = malloc(sizeof(block) + room * sizeof(event));
        if (!more)
            return;
        *more = (block){NULL, 0, room};
        last = *(last ? &last->next : &self->first) = self->last = more;
    }
    last->events[last->count++] = (event){Py_NewRef(name), start, end, seq};
    self->count++;
}

static PyObject *events_new(PyTypeObject *type, PyObject *args, PyObject *keywords) {
    Events *self = (Events *)type->tp_alloc(type, 0); /* all zeros */
    if (self && open_in_a_place(self) < 0) {
        Py_DECREF(self);
        return PyErr_NoMemory();
    }
    return (PyObject *)self;
}

static void events_dealloc(PyObject *object) {
    Events *self = (Events *)object;
    close_events(self);
    while (self->first) {
        block *first = self->first;
        self->first = first->next;
        for (int i = 0; i < first->count; i++)
            Py_DECREF(first->events[i].name);
        free(first);
    }
    Py_TYPE(object)->tp_free(object);
}

static Py_ssize_t events_length(PyObject *self) { return ((Events *)self)->count; }

static PyObject *events_close(PyObject *self, PyObject *no_arguments) {
    close_events((Events *)self);
    Py_RETURN_NONE;
}

static PyObject *events_sizeof(PyObject *object, PyObject *no_arguments) {
    size_t size = sizeof(Events);
    for (const block *b = ((Events *)object)->first; b; b = b->next)
        size += sizeof(block) + b->room * sizeof(event);
    return PyLong_FromSize_t(size);
}

static int as_int64(PyObject *number, int64_t *value) {
    *value = number == Py_None ? NO_NODE : PyLong_AsLongLong(number);
    return *value == -1 && PyErr_Occurred() ? -1 : 0;
}

static PyObject *events_add(PyObject *self, PyObject *const *args, Py_ssize_t nargs) {
    int64_t start, end, seq;
    if (nargs != 4 || !PyUnicode_Check(args[0]))
        return PyErr_Format(PyExc_TypeError, "add() takes a name, when it started and ended, and the number of a node or None");
    if (as_int64(args[1], &start) < 0 || as_int64(args[2], &end) < 0 || as_int64(args[3], &seq) < 0)
        return NULL;
    add_event((Events *)self, args[0], start, end, seq);
    Py_RETURN_NONE;
}

static PyObject *events_timed(PyObject *self, PyObject *const *args, Py_ssize_t nargs) {
    int64_t seq;
    if (nargs < 3 || !PyUnicode_Check(args[0]))
        return PyErr_Format(PyExc_TypeError, "timed() takes a name, the number of a node or None, a function and what to call it with");
    if (as_int64(args[1], &seq) < 0)
        return NULL;
    const int64_t start = sg_now();
    PyObject *out = PyObject_Vectorcall(args[2], args + 3, nargs - 3, NULL);
    add_event((Events *)self, args[0], start, sg_now(), seq);
    return out;
}

static PyObject *events_columns(PyObject *object, PyObject *no_arguments) {
    const Events *self = (Events *)object;
    const Py_ssize_t count = self->count;
    PyObject *columns = PyTuple_New(4);
    for (int i = 0; columns && i < 4; i++) {
        PyObject *column = PyList_New(count);
        if (!column) {
            Py_DECREF(columns);
            return NULL;
        }
        PyTuple_SET_ITEM(columns, i, column);
    }
    if (!columns)
        return NULL;
    Py_ssize_t row = 0;
    for (const block *b = self->first; b && row < count; b = b->next)
        for (int i = 0; i < b->count && row < count; i++, row++) {
            const event *e = &b->events[i];
            PyObject *values[] = {Py_NewRef(e->name), PyLong_FromLongLong(e->start), PyLong_FromLongLong(e->end),
                                  e->seq == NO_NODE ? Py_NewRef(Py_None) : PyLong_FromLongLong(e->seq)};
            for (int c = 0; c < 4; c++)
                PyList_SET_ITEM(PyTuple_GET_ITEM(columns, c), row, values[c]);
            if (!values[1] || !values[2] || !values[3]) {
                Py_DECREF(columns);
                return NULL;
            }
        }
    return columns;
}

static PyMethodDef events_methods[] = {
    {"add", (PyCFunction)(void (*)(void))events_add, METH_FASTCALL, "Add one: name, start, end, number of its node or None."},
    {"timed", (PyCFunction)(void (*)(void))events_timed, METH_FASTCALL, "Call a function, and add how long that took: name, number of its node, function, arguments."},
    {"close", events_close, METH_NOARGS, "Add no more."},
    {"__sizeof__", events_sizeof, METH_NOARGS, "Bytes that they take."},
    {"columns", events_columns, METH_NOARGS, "Lists of the names, the starts, the ends and the numbers."},
    {0}};
static PySequenceMethods events_sequence = {.sq_length = events_length};

static PyTypeObject events_type = {
    PyVarObject_HEAD_INIT(NULL, 0).tp_name = "specgrad._kernels.Events",
    .tp_basicsize = sizeof(Events),
    .tp_new = events_new,
    .tp_dealloc = events_dealloc,
    .tp_flags = Py_TPFLAGS_DEFAULT, /* not for the garbage collector: it holds strings alone */
    .tp_doc = "When ops ran: names, times and numbers of nodes.",
    .tp_methods = events_methods,
    .tp_as_sequence = &events_sequence,
};

static PyObject *record_into(PyObject *unused, PyObject *events) {
    if (events != Py_None && (Py_TYPE(events) != &events_type || !((Events *)events)->number))
        return PyErr_Format(PyExc_TypeError, "a thread records into Events that are not closed, or None");
    mine.number = events == Py_None ? 0 : ((Events *)events)->number;
    mine.place = events == Py_None ? 0 : ((Events *)events)->place;
    Py_RETURN_NONE;
}

/* ---- recorded ops */

static PyObject *thread, *tensor, *node, *port; /* the thread state, and three classes */
static Py_ssize_t node_at, extra_at, seq_at;    /* offsets of slots in tensors and nodes */
static PyObject *text_recorder, *text_op, *text_name;

enum { FUNCTION, NAME, IN_PLACE, NODE_OF, PARTS }; /* items of the tuple that a recorded function is bound to */

static inline PyObject *slot(PyObject *object, Py_ssize_t at) { return *(PyObject **)((char *)object + at); }

/* The sequence number of the node that made an op's result. Most results are plain tensors; for others, Python's function finds the node. */
static int number_of(PyObject *self, PyObject *out, int64_t *seq) {
    PyObject *made = NULL, *asked = NULL;
    if ((PyObject *)Py_TYPE(out) == tensor && (PyTuple_GET_ITEM(self, IN_PLACE) == Py_False || slot(out, extra_at) == Py_None))
        made = slot(out, node_at);
    if (!made || (PyObject *)Py_TYPE(made) == port) {
        made = asked = PyObject_CallOneArg(PyTuple_GET_ITEM(self, NODE_OF), out);
        if (!asked)
            return -1;
    }
    PyObject *number = made != Py_None && PyObject_TypeCheck(made, (PyTypeObject *)node) ? slot(made, seq_at) : NULL;
    const int failed = number ? as_int64(number, seq) : (*seq = NO_NODE, 0);
    Py_XDECREF(asked);
    return failed;
}

/* The call in a thread that records nothing, or more than times. */
static PyObject *call_otherwise(PyObject *self, PyObject *name, PyObject *const *args, Py_ssize_t nargs, PyObject *keywords) {
    PyObject *recorder = PyObject_GetAttr(thread, text_recorder), *function = PyTuple_GET_ITEM(self, FUNCTION), *result = NULL;
    if (!recorder || recorder == Py_None) {
        result = recorder ? PyObject_Vectorcall(function, args, nargs, keywords) : NULL;
        Py_XDECREF(recorder);
        return result;
    }
    PyObject *positional = PyTuple_New(nargs), *named = PyDict_New();
    for (Py_ssize_t i = 0; positional && i < nargs; i++)
        PyTuple_SET_ITEM(positional, i, Py_NewRef(args[i]));
    int failed = !positional || !named;
    for (Py_ssize_t i = 0; !failed && keywords && i < PyTuple_GET_SIZE(keywords); i++)
        failed = PyDict_SetItem(named, PyTuple_GET_ITEM(keywords, i), args[nargs + i]) < 0;
    if (!failed)
        result = PyObject_CallMethodObjArgs(recorder, text_op, name, function, positional, named, NULL);
    Py_XDECREF(positional);
    Py_XDECREF(named);
    Py_DECREF(recorder);
    return result;
}

static PyObject *call_recorded(PyObject *self, PyObject *const *args, Py_ssize_t nargs, PyObject *keywords) {
    PyObject *name = PyTuple_GET_ITEM(self, NAME), *of_class = NULL;
    if (name == Py_None && !(name = of_class = PyObject_GetAttr(args[0], text_name)))
        return NULL;
    Events *events = recorded_into();
    PyObject *out;
    if (events) {
        Py_INCREF(events);
        const int64_t start = sg_now();
        out = PyObject_Vectorcall(PyTuple_GET_ITEM(self, FUNCTION), args, nargs, keywords);
        const int64_t end = sg_now();
        int64_t seq = NO_NODE;
        if (out && number_of(self, out, &seq) < 0)
            Py_CLEAR(out);
        add_event(events, name, start, end, seq);
        Py_DECREF(events);
    } else
        out = call_otherwise(self, name, args, nargs, keywords);
    Py_XDECREF(of_class);
    return out;
}

static PyMethodDef recorded_method = {"recorded", (PyCFunction)(void (*)(void))call_recorded, METH_FASTCALL | METH_KEYWORDS, "An op that is recorded."};

static PyObject *recorded(PyObject *unused, PyObject *const *args, Py_ssize_t nargs) {
    if (!thread || nargs != PARTS || (args[NAME] != Py_None && !PyUnicode_Check(args[NAME])))
        return PyErr_Format(PyExc_TypeError, "recorded() takes a function, its name or None, whether it changes in place, and what finds its node");
    PyObject *parts = PyTuple_New(PARTS);
    for (int i = 0; parts && i < PARTS; i++)
        PyTuple_SET_ITEM(parts, i, Py_NewRef(args[i]));
    PyObject *function = parts ? PyCFunction_New(&recorded_method, parts) : NULL;
    Py_XDECREF(parts);
    return function;
}

/* The offset of a slot in instances of a class and of its subclasses. */
static Py_ssize_t place_of(PyObject *class, const char *name) {
    PyObject *member = PyObject_GetAttrString(class, name);
    const int known = member && Py_TYPE(member) == &PyMemberDescr_Type && ((PyMemberDescrObject *)member)->d_member->type == T_OBJECT_EX;
    const Py_ssize_t place = known ? ((PyMemberDescrObject *)member)->d_member->offset : -1;
    Py_XDECREF(member);
    if (!known && !PyErr_Occurred())
        PyErr_Format(PyExc_TypeError, "%R has no slot %s", class, name);
    return place;
}

static PyObject *recorder_knows(PyObject *unused, PyObject *const *args, Py_ssize_t nargs) {
    if (nargs != 4 || !PyType_Check(args[1]) || !PyType_Check(args[2]))
        return PyErr_Format(PyExc_TypeError, "recorder_knows() takes the state of threads and the classes Tensor, Node and Port");
    Py_ssize_t found[3];
    if ((found[0] = place_of(args[1], "_node")) < 0 || (found[1] = place_of(args[1], "_extra")) < 0 || (found[2] = place_of(args[2], "seq")) < 0)
        return NULL;
    node_at = found[0];
    extra_at = found[1];
    seq_at = found[2];
    PyObject **const known[] = {&thread, &tensor, &node, &port};
    for (int i = 0; i < 4; i++)
        Py_XSETREF(*known[i], Py_NewRef(args[i]));
    Py_RETURN_NONE;
}

static PyMethodDef functions[] = {
    {"record_into", record_into, METH_O, "From now on the ops of this thread are added to these events; None: to none."},
    {"recorded", (PyCFunction)(void (*)(void))recorded, METH_FASTCALL, "A function that calls another and records that."},
    {"recorder_knows", (PyCFunction)(void (*)(void))recorder_knows, METH_FASTCALL, "Tell what ops give and where threads say who records them."},
};

int sg_recorder_add(PyObject *dict) {
    text_recorder = PyUnicode_InternFromString("recorder");
    text_op = PyUnicode_InternFromString("op");
    text_name = PyUnicode_InternFromString("__name__");
    int failed = !text_recorder || !text_op || !text_name || PyType_Ready(&events_type) < 0 || PyDict_SetItemString(dict, "Events", (PyObject *)&events_type) < 0;
    for (int i = 0; i < 3 && !failed; i++) {
        PyObject *function = PyCFunction_New(&functions[i], NULL);
        failed = !function || PyDict_SetItemString(dict, functions[i].ml_name, function) < 0;
        Py_XDECREF(function);
    }
    return failed;
}
