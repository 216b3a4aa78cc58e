/* Random numbers of NumPy's generators, drawn without what its functions do around a draw: the same numbers, in the same order. Normal ones of float64 are drawn by NumPy. */
#include <Python.h>

#define NPY_NO_DEPRECATED_API NPY_2_0_API_VERSION
#include <numpy/arrayobject.h>
#include <numpy/random/bitgen.h>

#include "along.h"

#include <math.h>

/* ---- a generator, while numbers are drawn */

typedef struct {
    PyObject *owner, *lock; /* what the bits are of, and what other threads wait for meanwhile */
    bitgen_t *bits;
} Source;

static struct { PyObject *bit_generator, *capsule, *lock, *acquire, *release; } names;

/* Gives 0 without an error for what is no generator of NumPy's, and -1 with one. */
static int begin(Source *source, PyObject *random) {
    *source = (Source){0};
    PyObject *capsule = NULL, *taken = NULL;
    source->owner = PyObject_GetAttr(random, names.bit_generator);
    if (source->owner) {
        capsule = PyObject_GetAttr(source->owner, names.capsule);
        source->lock = PyObject_GetAttr(source->owner, names.lock);
    }
    if (capsule && source->lock && PyCapsule_IsValid(capsule, "BitGenerator"))
        source->bits = PyCapsule_GetPointer(capsule, "BitGenerator");
    Py_XDECREF(capsule); /* the generator holds it, too */
    if (source->bits)
        taken = PyObject_CallMethodNoArgs(source->lock, names.acquire);
    if (taken) {
        Py_DECREF(taken);
        return 1;
    }
    Py_CLEAR(source->owner);
    Py_CLEAR(source->lock);
    if (source->bits || (PyErr_Occurred() && !PyErr_ExceptionMatches(PyExc_AttributeError)))
        return -1;
    PyErr_Clear();
    return 0;
}

/* Gives 0 with an error if that was not possible. */
static int end(Source *source) {
    PyObject *released = PyObject_CallMethodNoArgs(source->lock, names.release);
    Py_DECREF(source->lock);
    Py_DECREF(source->owner);
    Py_XDECREF(released);
    return released != NULL;
}

/* ---- a draw: `work` fills the array, or says that it cannot */

typedef struct Draw Draw;
struct Draw {
    int (*work)(const Draw *, bitgen_t *);
    void *out;
    sg_index size;
    int64_t low;
    uint32_t most; /* above `low` */
    const void *chances;
    sg_index choices;
};

/* Gives `out`, or None with nothing drawn. */
static PyObject *drawn(PyObject *random, PyArrayObject *out, Draw draw) {
    if (!out)
        return NULL;
    Source source;
    const int begun = begin(&source, random);
    int done = 0;
    if (begun > 0) {
        draw.out = PyArray_DATA(out);
        draw.size = PyArray_SIZE(out);
        PyThreadState *released = draw.size >= SG_RELEASE_AT ? PyEval_SaveThread() : NULL;
        done = draw.work(&draw, source.bits);
        if (released)
            PyEval_RestoreThread(released);
    }
    if (begun < 0 || (begun && !end(&source))) {
        Py_DECREF(out);
        return NULL;
    }
    if (done)
        return (PyObject *)out;
    Py_DECREF(out);
    Py_RETURN_NONE;
}

#define MOST_DIMENSIONS 8

/* A new array of a shape that is given as a tuple of ints; NULL, without an error, for another. */
static PyArrayObject *new_array(PyObject *sizes, int number) {
    npy_intp shape[MOST_DIMENSIONS], all = 1;
    const Py_ssize_t ndim = PyTuple_CheckExact(sizes) ? PyTuple_GET_SIZE(sizes) : MOST_DIMENSIONS + 1;
    if (ndim > MOST_DIMENSIONS)
        return NULL;
    for (Py_ssize_t d = 0; d < ndim; d++) {
        PyObject *const size = PyTuple_GET_ITEM(sizes, d);
        shape[d] = PyLong_CheckExact(size) ? PyLong_AsSsize_t(size) : -1;
        if (shape[d] < 0 || (shape[d] && all > PY_SSIZE_T_MAX / 64 / shape[d])) {
            PyErr_Clear();
            return NULL;
        }
        all *= shape[d];
    }
    PyArray_Descr *const dtype = PyArray_DescrFromType(number);
    PyArrayObject *const made = sg_new_array((int)ndim, shape, dtype);
    Py_DECREF(dtype);
    return made;
}

/* An array into which numbers are drawn: a new one of this shape, or the one that is given. NULL, without an error, for what is neither. */
static PyArrayObject *array_for(PyObject *into, int is_double) {
    if (PyTuple_CheckExact(into))
        return new_array(into, is_double ? NPY_DOUBLE : NPY_FLOAT);
    PyArrayObject *const given = (PyArrayObject *)into;
    if (!sg_plain(into) || !PyArray_ISWRITEABLE(given) || sg_number_of(given) != (is_double ? SG_DOUBLE : SG_FLOAT))
        return NULL;
    Py_INCREF(given);
    return given;
}

/* ---- uniform numbers */

static inline float next_float(bitgen_t *bits) { return (bits->next_uint32(bits->state) >> 8) * (1.0f / 16777216.0f); }

static int draw_floats(const Draw *draw, bitgen_t *bits) {
    float *const out = draw->out;
    for (sg_index i = 0; i < draw->size; i++)
        out[i] = next_float(bits);
    return 1;
}

static int draw_doubles(const Draw *draw, bitgen_t *bits) {
    double *const out = draw->out;
    for (sg_index i = 0; i < draw->size; i++)
        out[i] = bits->next_double(bits->state);
    return 1;
}

/* uniform(random, shape or array, is_double) */
static PyObject *uniform(PyObject *unused, PyObject *const *args, Py_ssize_t count) {
    const int is_double = count == 3 && args[2] == Py_True;
    PyArrayObject *const out = count == 3 ? array_for(args[1], is_double) : NULL;
    if (!out && !PyErr_Occurred())
        Py_RETURN_NONE;
    return drawn(args[0], out, (Draw){is_double ? draw_doubles : draw_floats});
}

/* ---- normal numbers, in float32 */

/* The ziggurat of Marsaglia and Tsang: the half of the curve exp(-x^2 / 2) lies in layers of one area, the lowest of which has the tail beyond TAIL too. */
#define LAYERS 256
#define TAIL 3.6541528853610088
#define AREA 0.004928673233974655

static struct {
    float step[LAYERS];    /* of a layer's width, a part in 2^23 */
    uint32_t sure[LAYERS]; /* below so many steps, all of the layer is below the curve */
    float height[LAYERS];  /* of the curve where the layer ends */
} ziggurat;

static void build_ziggurat(void) {
    double edge = AREA / exp(-TAIL * TAIL / 2), within = TAIL; /* as wide as a rectangle of the lowest layer's area */
    ziggurat.step[0] = (float)(edge / 8388608);
    ziggurat.sure[0] = (uint32_t)(within / edge * 8388608 + 0.5);
    ziggurat.height[0] = 1;
    for (int i = LAYERS - 1; i > 0; i--) {
        edge = within;
        const double height = exp(-edge * edge / 2);
        within = i > 1 ? sqrt(-2 * log(AREA / edge + height)) : 0;
        ziggurat.step[i] = (float)(edge / 8388608);
        ziggurat.sure[i] = (uint32_t)(within / edge * 8388608 + 0.5);
        ziggurat.height[i] = (float)height;
    }
}

/* Beyond TAIL: an exponential number, kept as often as the curve is below its own. */
static float next_of_tail(bitgen_t *bits) {
    for (;;) {
        const float beyond = -(float)(1 / TAIL) * log1pf(-next_float(bits)), other = -log1pf(-next_float(bits));
        if (other + other > beyond * beyond)
            return (float)TAIL + beyond;
    }
}

static float next_normal(bitgen_t *bits) {
    for (;;) { /* eight bits are a layer, one is the sign, the others are the place in the layer */
        const uint32_t word = bits->next_uint32(bits->state), place = word >> 9;
        const int layer = word & 0xff;
        const float x = (float)place * ziggurat.step[layer], sign = word & 0x100 ? -1.0f : 1.0f;
        if (place < ziggurat.sure[layer])
            return sign * x;
        if (layer == 0) /* whose sign is another bit, as in NumPy */
            return (place & 0x100 ? -1.0f : 1.0f) * next_of_tail(bits);
        const float low = ziggurat.height[layer], high = ziggurat.height[layer - 1];
        if ((high - low) * next_float(bits) + low < exp(-0.5 * x * x))
            return sign * x;
    }
}

static int draw_normals(const Draw *draw, bitgen_t *bits) {
    float *const out = draw->out;
    for (sg_index i = 0; i < draw->size; i++)
        out[i] = next_normal(bits);
    return 1;
}

/* normal(random, shape or array): in float32 */
static PyObject *normal(PyObject *unused, PyObject *const *args, Py_ssize_t count) {
    PyArrayObject *const out = count == 2 ? array_for(args[1], 0) : NULL;
    if (!out && !PyErr_Occurred())
        Py_RETURN_NONE;
    return drawn(args[0], out, (Draw){draw_normals});
}

/* ---- integers */

/* Each as often as another (Lemire): of 32 bits times the range, the upper half, unless the lower one is among the few that would make some more likely. */
static int draw_integers(const Draw *draw, bitgen_t *bits) {
    int64_t *const out = draw->out;
    const uint32_t range = draw->most + 1, few = (UINT32_MAX - draw->most) % range;
    for (sg_index i = 0; i < draw->size; i++) {
        uint64_t product = (uint64_t)bits->next_uint32(bits->state) * range;
        while ((uint32_t)product < few)
            product = (uint64_t)bits->next_uint32(bits->state) * range;
        out[i] = (int64_t)((uint64_t)draw->low + (product >> 32));
    }
    return 1;
}

/* integers(random, shape, low, high): below `high`, in int64 */
static PyObject *integers(PyObject *unused, PyObject *const *args, Py_ssize_t count) {
    if (count != 4 || !PyLong_CheckExact(args[2]) || !PyLong_CheckExact(args[3]))
        Py_RETURN_NONE;
    const long long low = PyLong_AsLongLong(args[2]), high = PyLong_AsLongLong(args[3]);
    const uint64_t most = (uint64_t)high - (uint64_t)low - 1;
    if (PyErr_Occurred() || low >= high || most == 0 || most >= UINT32_MAX) { /* of one number, no bits are drawn */
        PyErr_Clear();
        Py_RETURN_NONE;
    }
    PyArrayObject *const out = new_array(args[1], NPY_INT64);
    if (!out && !PyErr_Occurred())
        Py_RETURN_NONE;
    return drawn(args[0], out, (Draw){draw_integers, .low = low, .most = (uint32_t)most});
}

/* ---- an order */

/* From the end on, each place is exchanged with one of those up to it. */
static int draw_order(const Draw *draw, bitgen_t *bits) {
    int64_t *const out = draw->out;
    for (sg_index i = 0; i < draw->size; i++)
        out[i] = i;
    for (sg_index i = draw->size - 1; i > 0; i--) {
        const uint32_t mask = UINT32_MAX >> __builtin_clz((uint32_t)i);
        uint32_t other;
        do /* as many bits as the place has, until they are one up to it */
            other = bits->next_uint32(bits->state) & mask;
        while (other > (uint32_t)i);
        const int64_t kept = out[i];
        out[i] = out[other], out[other] = kept;
    }
    return 1;
}

/* permutation(random, n): the integers below n, in int64 */
static PyObject *permutation(PyObject *unused, PyObject *const *args, Py_ssize_t count) {
    const long long n = count == 2 && PyLong_CheckExact(args[1]) ? PyLong_AsLongLong(args[1]) : -1;
    if (n < 0 || n >= UINT32_MAX) {
        PyErr_Clear();
        Py_RETURN_NONE;
    }
    PyObject *const size = PyTuple_Pack(1, args[1]);
    PyArrayObject *const out = size ? new_array(size, NPY_INT64) : NULL;
    Py_XDECREF(size);
    if (!out && !PyErr_Occurred())
        Py_RETURN_NONE;
    return drawn(args[0], out, (Draw){draw_order});
}

/* ---- ones, with a probability for each */

#define ONES(NAME, T)                                                  \
    static int NAME(const Draw *draw, bitgen_t *bits) {                \
        const T *const chances = draw->chances;                        \
        T *const out = draw->out;                                      \
        for (sg_index i = 0; i < draw->size; i++)                      \
            if (!(chances[i] >= 0 && chances[i] <= 1))                 \
                return 0;                                              \
        for (sg_index i = 0; i < draw->size; i++)                      \
            out[i] = bits->next_double(bits->state) < (double)chances[i]; \
        return 1;                                                      \
    }

ONES(draw_ones_float, float)
ONES(draw_ones_double, double)

/* ones_by_chance(random, chances) */
static PyObject *ones_by_chance(PyObject *unused, PyObject *const *args, Py_ssize_t count) {
    PyArrayObject *const chances = count == 2 && sg_plain(args[1]) ? (PyArrayObject *)args[1] : NULL;
    const sg_number number = chances ? sg_number_of(chances) : SG_OTHER;
    if (number != SG_FLOAT && number != SG_DOUBLE)
        Py_RETURN_NONE;
    PyArrayObject *const out = sg_new_like(chances, PyArray_DESCR(chances));
    return drawn(args[0], out, (Draw){number == SG_FLOAT ? draw_ones_float : draw_ones_double, .chances = PyArray_DATA(chances)});
}

/* ---- choices, each in proportion to its weight */

static int draw_choices(const Draw *draw, bitgen_t *bits) {
    const double *const running = draw->chances, total = running[draw->choices - 1];
    int64_t *const out = draw->out;
    for (sg_index i = 0; i < draw->size; i++) {
        const double number = bits->next_double(bits->state) * total;
        sg_index low = 0, high = draw->choices - 1; /* numbers are below the total */
        while (low < high) {
            const sg_index middle = low + (high - low) / 2;
            if (running[middle] <= number)
                low = middle + 1;
            else
                high = middle;
        }
        out[i] = low;
    }
    return 1;
}

/* choices(random, weights, number): of one row of float32 or float64; None where its sum may have lost digits, or where something is wrong */
static PyObject *choices(PyObject *unused, PyObject *const *args, Py_ssize_t count) {
    PyArrayObject *const weights = count == 3 && sg_plain(args[1]) ? (PyArrayObject *)args[1] : NULL;
    const sg_number number = weights ? sg_number_of(weights) : SG_OTHER;
    if ((number != SG_FLOAT && number != SG_DOUBLE) || PyArray_NDIM(weights) != 1 || !PyArray_SIZE(weights) || !PyLong_CheckExact(args[2]))
        Py_RETURN_NONE;
    const npy_intp shape[] = {PyLong_AsSsize_t(args[2])}, size = PyArray_SIZE(weights);
    if (shape[0] < 0 || shape[0] > PY_SSIZE_T_MAX / 64) {
        PyErr_Clear();
        Py_RETURN_NONE;
    }
    double *const running = PyMem_Malloc(sizeof(double) * size);
    if (!running)
        return PyErr_NoMemory();
    double sum = 0;
    int negative = 0;
    for (npy_intp i = 0; i < size; i++) {
        const double weight = number == SG_FLOAT ? ((const float *)PyArray_DATA(weights))[i] : ((const double *)PyArray_DATA(weights))[i];
        negative |= !(weight >= 0);
        running[i] = sum += weight;
    }
    if (negative || !(sum > 1e-290 && sum < INFINITY)) {
        PyMem_Free(running);
        Py_RETURN_NONE;
    }
    PyArray_Descr *const int64 = PyArray_DescrFromType(NPY_INT64);
    PyArrayObject *const out = sg_new_array(1, shape, int64);
    Py_DECREF(int64);
    PyObject *const found = drawn(args[0], out, (Draw){draw_choices, .chances = running, .choices = size});
    PyMem_Free(running);
    return found;
}

#define FAST(function) (PyCFunction)(void (*)(void))function, METH_FASTCALL

static PyMethodDef methods[] = {
    {"uniform", FAST(uniform), "Numbers from 0 to 1 in a new array, or in one that is given; None, as all of these, for what no loop covers."},
    {"normal", FAST(normal), "Numbers of the normal distribution, in float32, in a new array, or in one that is given."},
    {"integers", FAST(integers), "Integers from a number up to but not including another."},
    {"permutation", FAST(permutation), "The integers below a number, in an order by chance."},
    {"ones_by_chance", FAST(ones_by_chance), "Ones and zeros; each element is the probability of a one."},
    {"choices", FAST(choices), "Places in a row of weights, each drawn in proportion to its weight."},
};

int sg_draws_methods(PyObject *dict) {
    build_ziggurat();
    names.bit_generator = PyUnicode_InternFromString("bit_generator");
    names.capsule = PyUnicode_InternFromString("capsule");
    names.lock = PyUnicode_InternFromString("lock");
    names.acquire = PyUnicode_InternFromString("acquire");
    names.release = PyUnicode_InternFromString("release");
    return PyErr_Occurred() || PyArray_ImportNumPyAPI() < 0 || sg_add_methods(dict, methods, 6);
}
