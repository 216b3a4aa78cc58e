/* Calls of kernels, and products of matrices, on arrays of a device. The first call on arrays of some shapes, strides, dtypes and alignments goes to Python, which finds or compiles the
 * kernel, chooses the layout, and has that remembered here; a later one reads the arrays' attributes, makes the results, and starts the kernel. */
#define PY_SSIZE_T_CLEAN
#include <Python.h>
#include <stdint.h>
#include <string.h>

#include "kernel_object.h"
#include "register.h"

#define MOST_DIMS 8 /* of an array that is remembered */
#define MOST_WORDS (2 + SG_MAX_ARGS * (2 + 2 * MOST_DIMS))
#define PLANS 4096 /* a power of two; of plans that fall into one place, the younger one stays */
#define MOST_RESULTS 4
#define MOST_NUMBERS 192 /* of 32 bits, of a plan: launch.c */
#define MOST_LAYOUTS 8
#define NOT_FITTING 1
#define STICKY 700 /* from here on the driver's errors are of kernels, and of all that is called later; those of captures are beyond */
#define OF_CAPTURES 900

typedef struct {
    int count;
    int64_t words[MOST_WORDS]; /* the kernel, the device, and of each operand what a plan depends on */
} call_key;

typedef struct {
    int holders; /* calls under way hold it, and its place */
    int words, all, results, along_rows;
    int64_t *key;
    PyObject *dtypes[SG_MAX_ARGS]; /* of operands, so that nothing else comes to lie where the key says they are; then of results */
    PyObject *shapes[MOST_RESULTS];
    signed char numbers[SG_MAX_ARGS]; /* the type of an operand that is a number; -1 of an array */
    uintptr_t functions[MOST_LAYOUTS];
    uint32_t plan[MOST_NUMBERS];
} known_plan;

static known_plan *plans[PLANS];
static PyTypeObject *type_of_arrays; /* NULL: no device has any */
static PyObject *make, *stream, *device; /* callables: of a shape and a dtype an array; the pointer of the current stream; the number of the current device */
static intptr_t (*stream_of_c)(void); /* or the stream by a C function */
static int knows_contiguous; /* arrays say whether they are, without their strides */
static PyObject *of_shape, *of_strides, *of_contiguous, *of_dtype, *of_data, *of_ptr, *of_device;

/* ---- what a call is of */

typedef struct {
    uintptr_t pointer;
    int number; /* or a number, of which arrays have none */
} operand_t;

static int put_tuple(call_key *key, PyObject *tuple) {
    if (!tuple || !PyTuple_Check(tuple) || PyTuple_GET_SIZE(tuple) > MOST_DIMS) {
        Py_XDECREF(tuple);
        return 1;
    }
    for (Py_ssize_t d = 0; d < PyTuple_GET_SIZE(tuple); d++)
        key->words[key->count++] = PyLong_AsLongLong(PyTuple_GET_ITEM(tuple, d));
    Py_DECREF(tuple);
    return 0;
}

static int64_t number_of(PyObject *owner, PyObject *name) {
    PyObject *value = PyObject_GetAttr(owner, name);
    const int64_t number = value ? PyLong_AsLongLong(value) : -1;
    Py_XDECREF(value);
    return number;
}

/* Where an array lies, and on which device; 0 if it has told. */
static int place_of(PyObject *array, uintptr_t *pointer, int64_t *on) {
    PyObject *data = PyObject_GetAttr(array, of_data);
    if (!data)
        return 1;
    *pointer = (uintptr_t)number_of(data, of_ptr);
    if (on)
        *on = number_of(data, of_device);
    Py_DECREF(data);
    return PyErr_Occurred() != NULL;
}

static int put_array(call_key *key, PyObject *array, operand_t *operand) {
    int64_t on = -1;
    PyObject *dtype = PyObject_GetAttr(array, of_dtype);
    if (!dtype || place_of(array, &operand->pointer, &on)) {
        Py_XDECREF(dtype);
        return 1;
    }
    Py_DECREF(dtype); /* the array has it */
    if (key->words[1] >= 0 && key->words[1] != on)
        return 1;
    key->words[1] = on;
    key->words[key->count++] = (int64_t)(uintptr_t)dtype;
    const int about = key->count++;
    if (put_tuple(key, PyObject_GetAttr(array, of_shape)))
        return 1;
    int contiguous = 0;
    if (knows_contiguous) {
        PyObject *value = PyObject_GetAttr(array, of_contiguous);
        contiguous = value && PyObject_IsTrue(value) == 1;
        Py_XDECREF(value);
    }
    key->words[about] = (key->count - about) << 8 | contiguous << 4 | (int64_t)(operand->pointer % 16);
    return !contiguous && put_tuple(key, PyObject_GetAttr(array, of_strides));
}

/* The key of a call; 0 if there may be a plan for it. */
static int key_of(call_key *key, const sg_kernel *kernel, PyObject *const *args, operand_t *operands) {
    key->words[0] = (int64_t)(uintptr_t)kernel;
    key->words[1] = -1;
    key->count = 2;
    for (int i = 0; i < kernel->nin; i++) {
        PyObject *const given = args[i];
        operands[i].number = Py_TYPE(given) != type_of_arrays;
        if (!operands[i].number) {
            if (put_array(key, given, &operands[i]))
                return 1;
        } else if (PyFloat_CheckExact(given) || PyBool_Check(given) || PyLong_CheckExact(given) || PyComplex_CheckExact(given)) {
            key->words[key->count++] = (int64_t)(uintptr_t)Py_TYPE(given);
        } else {
            return 1;
        }
    }
    return key->words[1] < 0;
}

static unsigned place_in_plans(const call_key *key) {
    uint64_t hash = 0;
    for (int i = 0; i < key->count; i++)
        hash = (hash ^ (uint64_t)key->words[i]) * 0x9e3779b97f4a7c15u, hash ^= hash >> 29;
    return (unsigned)(hash % PLANS);
}

static void let_go(known_plan *plan) {
    if (--plan->holders)
        return;
    for (int i = 0; i < SG_MAX_ARGS; i++)
        Py_XDECREF(plan->dtypes[i]);
    for (int i = 0; i < MOST_RESULTS; i++)
        Py_XDECREF(plan->shapes[i]);
    PyMem_Free(plan->key);
    PyMem_Free(plan);
}

/* ---- a call */

/* The stream, on the device of the operands, which must be the current one; 0 if it is. */
static int find_stream(int64_t on, uintptr_t *current) {
    PyObject *is_current = PyObject_CallNoArgs(device);
    const int64_t number = is_current ? PyLong_AsLongLong(is_current) : -1;
    Py_XDECREF(is_current);
    if (number != on)
        return 1;
    if (stream_of_c) {
        *current = (uintptr_t)stream_of_c();
        return PyErr_Occurred() != NULL;
    }
    PyObject *pointer = PyObject_CallNoArgs(stream);
    *current = pointer ? (uintptr_t)PyLong_AsLongLong(pointer) : 0;
    Py_XDECREF(pointer);
    return PyErr_Occurred() != NULL;
}

/* Memory for the results, whose pointers follow those of the operands; 0 if it is there. */
static int make_results(const known_plan *plan, int inputs, char (*values)[16], PyObject **results) {
    for (int i = 0; i < plan->results; i++) {
        PyObject *const given[] = {plan->shapes[i], plan->dtypes[inputs + i]};
        uintptr_t pointer = 0;
        results[i] = PyObject_Vectorcall(make, given, 2, NULL);
        if (!results[i] || place_of(results[i], &pointer, NULL))
            return -1;
        if (pointer % 16)
            return NOT_FITTING; /* the plan is of memory that begins at a multiple of 16 bytes */
        memcpy(values[inputs + i], &pointer, sizeof(pointer));
    }
    return 0;
}

static PyObject *given_back(PyObject **results, int count) {
    if (count == 1)
        return results[0];
    PyObject *tuple = PyTuple_New(count);
    for (int i = 0; tuple && i < count; i++)
        PyTuple_SET_ITEM(tuple, i, results[i]);
    return tuple;
}

static PyObject *start(known_plan *plan, const sg_kernel *kernel, PyObject *const *args, const operand_t *operands, uintptr_t on) {
    _Alignas(16) char values[SG_MAX_ARGS][16];
    PyObject *results[MOST_RESULTS] = {NULL};
    for (int i = 0; i < kernel->nin; i++) {
        if (!operands[i].number)
            memcpy(values[i], &operands[i].pointer, sizeof(uintptr_t));
        else if (sg_put_number(values[i], args[i], plan->numbers[i]))
            return NULL;
    }
    int failed = make_results(plan, kernel->nin, values, results);
    if (!failed) {
        const int error = (plan->along_rows ? sg_device_launch_rows : sg_device_launch)(plan->functions, plan->plan, plan->all, values[0], on);
        if (!error)
            return given_back(results, plan->results);
        if (error < STICKY || error >= OF_CAPTURES) /* else an earlier kernel has failed: Python says which that may be */
            PyErr_Format(PyExc_RuntimeError, "the kernel %s could not be launched: %s (CUDA error %d)", kernel->name, sg_device_error(error), error);
    }
    for (int i = 0; i < plan->results; i++)
        Py_XDECREF(results[i]);
    return NULL;
}

static known_plan *remembered(const call_key *key) {
    known_plan *plan = plans[place_in_plans(key)];
    return plan && plan->words == key->count && !memcmp(plan->key, key->words, sizeof(int64_t) * (size_t)key->count) ? plan : NULL;
}

/* The results of a kernel on arrays of a device; NULL without an error if no plan is remembered for them. */
PyObject *sg_device_call(const sg_kernel *kernel, PyObject *const *args) {
    call_key key;
    operand_t operands[SG_MAX_ARGS];
    int of_device_arrays = 0;
    for (int i = 0; type_of_arrays && i < kernel->nin; i++)
        of_device_arrays |= Py_TYPE(args[i]) == type_of_arrays;
    if (!of_device_arrays)
        return NULL;
    uintptr_t on = 0;
    if (key_of(&key, kernel, args, operands)) {
        PyErr_Clear();
        return NULL;
    }
    known_plan *plan = remembered(&key);
    if (!plan)
        return NULL;
    if (find_stream(key.words[1], &on)) {
        PyErr_Clear();
        return NULL;
    }
    plan->holders++;
    PyObject *result = start(plan, kernel, args, operands, on);
    let_go(plan);
    return result;
}

/* ---- products of matrices */

enum { FACTOR, OTHER_FACTOR, BIAS, START, ALPHA, BETA, OF_PRODUCT }; /* arguments; the bias and the start may be None */
enum { HANDLE, NUMBERS, ALIGNMENT }; /* what a plan of a product has in the place of functions, with its factors in that of a plan */
#define MOST_ALIGNED 256 /* bytes, beyond which it does not matter */
static const char of_products[2]; /* in a key, in the place of a kernel: of products of which float32 may be rounded to TF32, the second */
static int rounds_to_tf32;

void sg_products_allow_tf32(int allowed) { rounds_to_tf32 = !!allowed; }

static int64_t alignment_of(uintptr_t pointer) { return (int64_t)((pointer | MOST_ALIGNED) & -(pointer | MOST_ALIGNED)); }

static int key_of_product(call_key *key, PyObject *const *args, operand_t *operands) {
    key->words[0] = (int64_t)(uintptr_t)&of_products[rounds_to_tf32];
    key->words[1] = -1;
    key->count = 2;
    for (int i = FACTOR; i <= START; i++) {
        operands[i].pointer = 0;
        if (args[i] != Py_None && (Py_TYPE(args[i]) != type_of_arrays || put_array(key, args[i], &operands[i])))
            return 1;
        key->words[key->count++] = args[i] == Py_None ? 0 : alignment_of(operands[i].pointer);
    }
    for (int i = ALPHA; i <= BETA; i++) {
        if (!PyFloat_CheckExact(args[i]) && !PyLong_CheckExact(args[i]))
            return 1;
        const double number = PyFloat_AsDouble(args[i]);
        if (number == -1 && PyErr_Occurred())
            return 1;
        memcpy(&key->words[key->count++], &number, sizeof(number));
    }
    return 0;
}

/* product_on_device(a, b, bias, start, alpha, beta): None if no plan is remembered for these, or what it says has failed, which Python tells when it tries it. */
static PyObject *product_on_device(PyObject *unused, PyObject *const *args, Py_ssize_t count) {
    _Alignas(16) char values[SG_MAX_ARGS][16] = {{0}};
    PyObject *results[MOST_RESULTS] = {NULL}, *product = NULL;
    uintptr_t on = 0, out, space;
    operand_t operands[OF_PRODUCT];
    call_key key;
    (void)unused;
    if (count != OF_PRODUCT || !type_of_arrays || Py_TYPE(args[FACTOR]) != type_of_arrays)
        Py_RETURN_NONE;
    known_plan *plan = key_of_product(&key, args, operands) ? NULL : remembered(&key);
    if (plan && !find_stream(key.words[1], &on)) {
        plan->holders++;
        if (!make_results(plan, OF_PRODUCT, values, results)) {
            memcpy(&out, values[OF_PRODUCT], sizeof(out)), memcpy(&space, values[OF_PRODUCT + 1], sizeof(space));
            const uintptr_t a = operands[FACTOR].pointer, b = operands[OTHER_FACTOR].pointer, start = operands[START].pointer, bias = operands[BIAS].pointer;
            if (out % plan->functions[ALIGNMENT] == 0 && !sg_product_start(plan->functions[HANDLE], (const uint64_t *)plan->functions[NUMBERS], (const char *)plan->plan, a, b, start ? start : out, bias, out, space, on))
                product = Py_NewRef(results[0]);
        }
        for (int i = 0; i < plan->results; i++)
            Py_XDECREF(results[i]);
        let_go(plan);
    }
    if (product)
        return product;
    PyErr_Clear();
    Py_RETURN_NONE;
}

static PyMethodDef product_method = {"product_on_device", (PyCFunction)(void (*)(void))product_on_device, METH_FASTCALL, "Multiply matrices of a device as such have been multiplied before."};

int sg_device_methods(PyObject *dict) {
    PyObject *function = PyCFunction_New(&product_method, NULL);
    const int failed = !function || PyDict_SetItemString(dict, product_method.ml_name, function) < 0;
    Py_XDECREF(function);
    return failed;
}

/* ---- what Python tells */

static void forget_plans(void) {
    for (int i = 0; i < PLANS; i++)
        if (plans[i]) {
            known_plan *const plan = plans[i];
            plans[i] = NULL;
            let_go(plan);
        }
}

/* The type of a device's arrays, and callables for what calls need; all 0: there are none any more. Through cffi, which has released the GIL. */
void sg_device_arrays(uintptr_t arrays, uintptr_t of_make, uintptr_t of_stream, uintptr_t of_current) {
    const PyGILState_STATE gil = PyGILState_Ensure();
    forget_plans();
    PyObject *const before[] = {(PyObject *)type_of_arrays, make, stream, device};
    type_of_arrays = (PyTypeObject *)arrays;
    make = (PyObject *)of_make, stream = (PyObject *)of_stream, device = (PyObject *)of_current;
    PyObject *const now[] = {(PyObject *)type_of_arrays, make, stream, device};
    for (int i = 0; i < 4; i++) {
        Py_XINCREF(now[i]);
        Py_XDECREF(before[i]);
    }
    if (!of_shape) {
        of_shape = PyUnicode_InternFromString("shape"), of_strides = PyUnicode_InternFromString("strides");
        of_contiguous = PyUnicode_InternFromString("_c_contiguous"), of_dtype = PyUnicode_InternFromString("dtype");
        of_data = PyUnicode_InternFromString("data"), of_ptr = PyUnicode_InternFromString("ptr"), of_device = PyUnicode_InternFromString("device_id");
    }
    stream_of_c = NULL;
    if (stream && PyCapsule_CheckExact(stream))
        *(void **)&stream_of_c = PyCapsule_GetPointer(stream, PyCapsule_GetName(stream));
    knows_contiguous = type_of_arrays && PyObject_HasAttr((PyObject *)type_of_arrays, of_contiguous);
    PyGILState_Release(gil);
}

/* A plan under a key, for a tuple of results, whose dtypes stand from `first` on. NULL if there is not enough memory. */
static known_plan *new_plan(const call_key *key, PyObject *results, int first) {
    known_plan *const plan = PyMem_Calloc(1, sizeof(known_plan));
    if (!plan || !(plan->key = PyMem_Malloc(sizeof(int64_t) * (size_t)key->count))) {
        PyMem_Free(plan);
        return NULL;
    }
    plan->holders = 1, plan->words = key->count, plan->results = (int)PyTuple_GET_SIZE(results);
    memcpy(plan->key, key->words, sizeof(int64_t) * (size_t)key->count);
    for (int i = 0; i < plan->results; i++) {
        plan->dtypes[first + i] = PyObject_GetAttr(PyTuple_GET_ITEM(results, i), of_dtype);
        plan->shapes[i] = PyObject_GetAttr(PyTuple_GET_ITEM(results, i), of_shape);
    }
    return plan;
}

static void put_plan(known_plan *plan, const call_key *key) {
    known_plan **const place = &plans[place_in_plans(key)], *const before = *place;
    *place = plan;
    if (before)
        let_go(before);
}

/* Remember how a kernel ran on operands: a tuple of these, and one of its results, of which each begins at a multiple of 16 bytes. `types` are those of operands that are
 * numbers, -1 of arrays. 0 if it is remembered. Through cffi, which has released the GIL. */
int sg_device_remember(uintptr_t kernel_object, uintptr_t operands_tuple, uintptr_t results_tuple, const signed char *types, int along_rows, int layouts, const uintptr_t *functions, int numbers, const uint32_t *planned) {
    const PyGILState_STATE gil = PyGILState_Ensure();
    const sg_kernel *const kernel = ((const KernelObject *)kernel_object)->kernel;
    PyObject *const args = (PyObject *)operands_tuple, *const results = (PyObject *)results_tuple;
    call_key key;
    operand_t operands[SG_MAX_ARGS];
    uintptr_t pointer;
    known_plan *plan = NULL;
    const Py_ssize_t count = PyTuple_GET_SIZE(results);
    int failed = !type_of_arrays || PyTuple_GET_SIZE(args) != kernel->nin || count > MOST_RESULTS || kernel->nin + count > SG_MAX_ARGS || layouts > MOST_LAYOUTS ||
                 numbers > MOST_NUMBERS || key_of(&key, kernel, &PyTuple_GET_ITEM(args, 0), operands);
    for (Py_ssize_t i = 0; !failed && i < count; i++)
        failed = place_of(PyTuple_GET_ITEM(results, i), &pointer, NULL) || pointer % 16;
    if (!failed && (plan = new_plan(&key, results, kernel->nin))) {
        plan->all = kernel->nin + (int)count, plan->along_rows = along_rows;
        for (int i = 0; i < kernel->nin; i++)
            plan->numbers[i] = types[i], plan->dtypes[i] = operands[i].number ? NULL : PyObject_GetAttr(PyTuple_GET_ITEM(args, i), of_dtype);
        memcpy(plan->functions, functions, sizeof(uintptr_t) * (size_t)layouts);
        memcpy(plan->plan, planned, sizeof(uint32_t) * (size_t)numbers);
        put_plan(plan, &key);
    }
    failed = !plan;
    PyErr_Clear();
    PyGILState_Release(gil);
    return failed;
}

/* Remember how a product ran on its six arguments, a tuple; the result, and the workspace if there is one, are another. What it ran by is kept with the object that owns it. 0 if it
 * is remembered. Through cffi, which has released the GIL. */
int sg_product_remember(uintptr_t arguments_tuple, uintptr_t results_tuple, uintptr_t owner, uintptr_t handle, const uint64_t *planned, const char *factors) {
    const PyGILState_STATE gil = PyGILState_Ensure();
    PyObject *const args = (PyObject *)arguments_tuple, *const results = (PyObject *)results_tuple;
    const Py_ssize_t count = PyTuple_GET_SIZE(results);
    call_key key;
    operand_t operands[OF_PRODUCT];
    uintptr_t out = 0;
    known_plan *plan = NULL;
    int failed = !type_of_arrays || PyTuple_GET_SIZE(args) != OF_PRODUCT || count < 1 || count > 2 || key_of_product(&key, &PyTuple_GET_ITEM(args, 0), operands) ||
                 place_of(PyTuple_GET_ITEM(results, 0), &out, NULL);
    if (!failed && (plan = new_plan(&key, results, OF_PRODUCT))) {
        for (int i = FACTOR; i <= START; i++)
            plan->dtypes[i] = PyTuple_GET_ITEM(args, i) == Py_None ? NULL : PyObject_GetAttr(PyTuple_GET_ITEM(args, i), of_dtype);
        plan->dtypes[ALPHA] = Py_NewRef((PyObject *)owner);
        plan->functions[HANDLE] = handle, plan->functions[NUMBERS] = (uintptr_t)planned, plan->functions[ALIGNMENT] = (uintptr_t)alignment_of(out);
        memcpy(plan->plan, factors, 32);
        put_plan(plan, &key);
    }
    failed = !plan;
    PyErr_Clear();
    PyGILState_Release(gil);
    return failed;
}
