/* The type of kernels, and the dict of them for Python. */
#include "short.h"
#define PY_SSIZE_T_CLEAN
#include <Python.h>
#include <stddef.h>
#include <string.h>
#include <structmember.h>

#include "along.h"
#include "images.h"
#include "instances.h"
#include "kernel_object.h"
#include "memory_trace.h"
#include "pool.h"
#include "recorder.h"
#include "register.h"
#include "stack.h"

/* Each puts the functions of the file of its name into a dict. */
int sg_bags_methods(PyObject *dict);
int sg_borders_methods(PyObject *dict);
int sg_channels_methods(PyObject *dict);
int sg_conversions_methods(PyObject *dict);
int sg_copies_methods(PyObject *dict);
int sg_cross_methods(PyObject *dict);
int sg_distances_methods(PyObject *dict);
int sg_extremes_methods(PyObject *dict);
int sg_filled_methods(PyObject *dict);
int sg_fourier_methods(PyObject *dict);
int sg_instances_methods(PyObject *dict);
int sg_losses_methods(PyObject *dict);
int sg_margins_methods(PyObject *dict);
int sg_masks_methods(PyObject *dict);
int sg_alignments_methods(PyObject *dict);
int sg_overloads_methods(PyObject *dict);
int sg_program_methods(PyObject *dict);
int sg_recurrent_methods(PyObject *dict);
int sg_row_gradients_methods(PyObject *dict);
int sg_sampling_methods(PyObject *dict);

static void kernel_dealloc(PyObject *object) {
    KernelObject *self = (KernelObject *)object;
    Py_XDECREF(self->fallback);
    Py_XDECREF(self->same);
    Py_XDECREF(self->any);
    Py_XDECREF(self->into);
    Py_XDECREF(self->whole);
    Py_TYPE(object)->tp_free(object);
}

static PyObject *kernel_repr(PyObject *object) {
    const KernelObject *self = (KernelObject *)object;
    static const char *const suffix[MODES] = {"", ".same", ".any", ".into", ".whole"};
    return PyUnicode_FromFormat("<kernel %s%s>", self->kernel->name, suffix[self->mode]);
}

static PyObject *kernel_name(PyObject *object, void *unused) { return PyUnicode_FromString(((KernelObject *)object)->kernel->name); }

static PyGetSetDef kernel_getset[] = {{"__name__", kernel_name, NULL, "the kernel's name", NULL}, {0}};
static PyMemberDef kernel_members[] = {
    {"same", T_OBJECT_EX, offsetof(KernelObject, same), READONLY, "the kernel for arrays of one shape and dtype; gives None for others"},
    {"any", T_OBJECT_EX, offsetof(KernelObject, any), READONLY, "the kernel for arrays of one dtype, which may broadcast; gives None for others"},
    {"whole", T_OBJECT_EX, offsetof(KernelObject, whole), READONLY, "the kernel over all elements of an array, as one row; gives None where it cannot"},
    {"into", T_OBJECT_EX, offsetof(KernelObject, into), READONLY, "the kernel that writes into its first argument; gives None where it cannot"},
    {0}};

PyTypeObject sg_kernel_type = {
    PyVarObject_HEAD_INIT(NULL, 0).tp_name = "specgrad._kernels.Kernel",
    .tp_basicsize = sizeof(KernelObject),
    .tp_dealloc = kernel_dealloc,
    .tp_repr = kernel_repr,
    .tp_call = PyVectorcall_Call,
    .tp_vectorcall_offset = offsetof(KernelObject, vectorcall),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HAVE_VECTORCALL,
    .tp_doc = "A generated kernel: call it on arrays.",
    .tp_getset = kernel_getset,
    .tp_members = kernel_members,
};

static PyObject *new_kernel(const sg_kernel *kernel, int mode, PyObject *fallback) {
    KernelObject *self = PyObject_New(KernelObject, &sg_kernel_type);
    if (!self)
        return NULL;
    self->vectorcall = sg_calls[mode];
    self->kernel = kernel;
    self->mode = mode;
    self->fallback = Py_NewRef(fallback);
    self->same = self->any = self->into = self->whole = NULL;
    memset(self->loops, 0, sizeof(self->loops));
    for (int i = 0; i < kernel->loop_count; i++)
        self->loops[kernel->loops[i].type] = &kernel->loops[i];
    if (mode == CALL && (!(self->same = new_kernel(kernel, SAME, fallback)) || !(self->any = new_kernel(kernel, ANY, fallback)) ||
                         !(self->into = new_kernel(kernel, INTO, fallback)) || !(self->whole = new_kernel(kernel, WHOLE, fallback))))
        Py_CLEAR(self);
    return (PyObject *)self;
}

/* pooled(function, arguments...): calls a function; large arrays that NumPy makes meanwhile take their memory from the pool. */
static PyObject *pooled(PyObject *unused, PyObject *const *args, Py_ssize_t nargs) {
    if (nargs < 1) {
        PyErr_SetString(PyExc_TypeError, "pooled() needs a function to call");
        return NULL;
    }
    PyObject *handler = sg_pool_enter();
    PyObject *result = handler ? PyObject_Vectorcall(args[0], args + 1, nargs - 1, NULL) : NULL;
    sg_pool_leave(handler);
    return result;
}

static PyMethodDef pooled_method = {"pooled", (PyCFunction)(void (*)(void))pooled, METH_FASTCALL, "Call a function, whose large arrays take their memory from the pool."};

static int add(PyObject *dict, const char *name, PyObject *function) {
    int failed = !function || PyDict_SetItemString(dict, name, function) < 0;
    Py_XDECREF(function);
    return failed;
}

static int add_kernels(PyObject *dict, const sg_kernel *const *tables, PyObject *fallback) {
    for (const sg_kernel *const *table = tables; *table; table++)
        for (const sg_kernel *kernel = *table; kernel->name; kernel++)
            if (add(dict, kernel->name, new_kernel(kernel, CALL, fallback)))
                return 1;
    return 0;
}

/* Fill a dict with the kernels of a library, whose tables have this layout. Called through cffi, which has released the GIL. */
int sg_register_library(uintptr_t dict, uintptr_t tables, uintptr_t fallback_function) {
    const PyGILState_STATE gil = PyGILState_Ensure();
    const int failed = add_kernels((PyObject *)dict, (const sg_kernel *const *)tables, (PyObject *)fallback_function);
    if (failed)
        PyErr_Print();
    PyGILState_Release(gil);
    return failed;
}

/* Fill a dict with all kernels, and with the functions for array functions and profilers. Called once, through cffi, which has released the GIL. */
int sg_register(uintptr_t dict, uintptr_t fallback_function) {
    const PyGILState_STATE gil = PyGILState_Ensure();
    int failed = PyType_Ready(&sg_kernel_type) < 0 || sg_calls_ready() < 0 || sg_pool_ready() < 0;
    if (!failed)
        sg_watch_forks();
    failed = failed || add_kernels((PyObject *)dict, sg_tables, (PyObject *)fallback_function) ||
             add((PyObject *)dict, "pooled", PyCFunction_New(&pooled_method, NULL)) || add((PyObject *)dict, "stack", sg_stack_function()) ||
             sg_trace_methods((PyObject *)dict) || sg_recorder_add((PyObject *)dict) || sg_images_add((PyObject *)dict) ||
             sg_running_methods((PyObject *)dict) || sg_sorting_methods((PyObject *)dict) || sg_views_methods((PyObject *)dict) ||
             sg_places_methods((PyObject *)dict) || sg_attention_methods((PyObject *)dict) || sg_triangles_methods((PyObject *)dict) ||
             sg_matrices_methods((PyObject *)dict) || sg_channels_methods((PyObject *)dict) || sg_extremes_methods((PyObject *)dict) ||
             sg_losses_methods((PyObject *)dict) || sg_margins_methods((PyObject *)dict) || sg_alignments_methods((PyObject *)dict) ||
             sg_distances_methods((PyObject *)dict) || sg_program_methods((PyObject *)dict) || sg_sampling_methods((PyObject *)dict) ||
             sg_instances_methods((PyObject *)dict) || sg_fourier_methods((PyObject *)dict) || sg_copies_methods((PyObject *)dict) ||
             sg_masks_methods((PyObject *)dict) || sg_small_products_methods((PyObject *)dict) || sg_counting_methods((PyObject *)dict) ||
             sg_resampling_methods((PyObject *)dict) || sg_device_methods((PyObject *)dict) || sg_reduced_methods((PyObject *)dict) ||
             sg_draws_methods((PyObject *)dict) || sg_attributes_methods((PyObject *)dict) || sg_overloads_methods((PyObject *)dict) ||
             sg_filled_methods((PyObject *)dict) || sg_conversions_methods((PyObject *)dict) || sg_row_gradients_methods((PyObject *)dict) ||
             sg_bags_methods((PyObject *)dict) || sg_borders_methods((PyObject *)dict) || sg_matrix_products_methods((PyObject *)dict) ||
             sg_cross_methods((PyObject *)dict) || sg_rearranged_methods((PyObject *)dict) || sg_changed_methods((PyObject *)dict) ||
             sg_recurrent_methods((PyObject *)dict);
    if (failed)
        PyErr_Print();
    PyGILState_Release(gil);
    return failed;
}

const char *sg_kernels_digest(void) { return sg_digest; }

/* A digest of kernel.h: libraries that were compiled with another have other tables. */
const char *sg_tables_layout(void) { return SG_LAYOUT; }
