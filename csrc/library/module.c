/* The extension module of a library: its tables of kernels, for specgrad to register. It holds nothing that runs them. */
#define PY_SSIZE_T_CLEAN
#include <Python.h>

#include "kernel.h"

static int fill(PyObject *module) {
    PyObject *tables = PyLong_FromVoidPtr((void *)sg_tables);
    const int failed = !tables || PyModule_AddObjectRef(module, "tables", tables) < 0;
    Py_XDECREF(tables);
    if (failed || PyModule_AddStringConstant(module, "digest", sg_digest) < 0)
        return -1;
    return PyModule_AddStringConstant(module, "layout", SG_LAYOUT); /* of the tables: a digest of kernel.h */
}

static PyModuleDef_Slot slots[] = {{Py_mod_exec, fill}, {0, NULL}};
static struct PyModuleDef definition = {PyModuleDef_HEAD_INIT, .m_name = "_kernels", .m_slots = slots};

PyMODINIT_FUNC PyInit__kernels(void) { return PyModuleDef_Init(&definition); }
