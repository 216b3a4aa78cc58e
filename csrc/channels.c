/* Channels of images, or groups of them in each image, shifted and scaled to mean zero and variance one, and the gradients of that. Each is read where it lies: its elements
 * are rows, one of each image, or of each channel of a group, or, where an image has one element of each channel, single elements that lie apart; then channels that lie side
 * by side are computed together. */
#define PY_SSIZE_T_CLEAN
#include <Python.h>
#define NPY_NO_DEPRECATED_API NPY_2_0_API_VERSION
#include <numpy/arrayobject.h>
#include <math.h>

#include "along.h"

#define TOGETHER 64 /* channels */
#define SHORT 32 /* rows whose sums are computed in their own type, before they are added in double */

typedef struct {
    sg_index images, channels, size; /* of an image's channel */
    double eps;
    const void *x, *weight, *bias, *above; /* weight and bias may be NULL; `above` is, in the forward pass */
    void *out, *means, *variances; /* backward these two are the gradients of weight and bias; NULL of groups */
    sg_index rows, step, apart; /* of a line, what is shifted and scaled as one: its rows, and how far apart these and their weights lie */
    double *shares; /* of groups, backward: what each channel of each image adds to the gradients of its weight and bias; else NULL */
} Job;

/* How an element's result follows from its distance from the mean and, backward, the gradient above it. */
typedef struct { double mean, by, of_above, shift; } Line;

static Line normalized(const Job *job, double mean, double variance, double weight, double bias) {
    return (Line){mean, weight / sqrt(variance + job->eps), 0, bias};
}

/* sums of the gradients above, and of their products with the distances from the mean */
static Line gradient(const Job *job, double count, double mean, double variance, double weight, double above, double products) {
    const double unit = 1 / sqrt(variance + job->eps), scale = unit * weight;
    return (Line){mean, -(unit * products / count) * unit * scale, scale, -scale * above / count}; /* in an order in which nothing underflows */
}

/* Sums of several images, side by side, become those of their channels. */
static void fold(double *sums, sg_index wide, sg_index several) {
    for (sg_index j = wide; j < wide * several; j++)
        sums[j % wide] += sums[j];
}

#define CHANNELS(NAME, T)                                                                                              \
    static double NAME##_of(const void *numbers, sg_index c, double otherwise) { return numbers ? (double)((const T *)numbers)[c] : otherwise; } \
    /* one line, whose rows are `size` long */                                                                         \
    SG_TWO_CLONES static void NAME##_rows(const Job *job, sg_index line) {                                             \
        const sg_index n = job->rows, size = job->size, step = job->step, apart = job->apart, first = line * (apart ? n : 1), c = first % job->channels;\
        const T *const x = (const T *)job->x + first * size, *const above = job->above ? (const T *)job->above + first * size : NULL;\
        T *const out = (T *)job->out + first * size;                                                                   \
        const double count = (double)n * (double)size;                                                                 \
        double total = 0, squares = 0, sum_above = 0, products = 0, own[2] = {0, 0};                                   \
        double *const shares = job->shares ? job->shares + 2 * first : own;                                            \
        const sg_index together = step == size ? (SG_SUM_BLOCK + size - 1) / size : 1; /* rows that follow each other */\
        for (sg_index k = 0; k < n; k += together) {                                                                   \
            const T *const row = x + k * step;                                                                         \
            const sg_index end = (n - k < together ? n - k : together) * size;                                         \
            T sum = 0;                                                                                                 \
            SG_SHORT_SUM(sum, 0, end, row[i])                                                                          \
            total += sum;                                                                                              \
        }                                                                                                              \
        const T mean = (T)(total / count);                                                                             \
        for (sg_index k = 0; k < n; k += together) {                                                                   \
            const T *const row = x + k * step;                                                                         \
            const sg_index end = (n - k < together ? n - k : together) * size;                                         \
            T sum = 0;                                                                                                 \
            SG_SHORT_SUM(sum, 0, end, (row[i] - mean) * (row[i] - mean))                                               \
            squares += sum;                                                                                            \
        }                                                                                                              \
        if (above)                                                                                                     \
            for (sg_index k = 0; k < n; k++) {                                                                         \
                const T *const row = x + k * step, *const g = above + k * step;                                        \
                const double weight = NAME##_of(job->weight, c + k * apart, 1);                                        \
                T sum_g = 0, sum_gx = 0;                                                                               \
                SG_SHORT_SUM(sum_g, 0, size, g[i])                                                                     \
                SG_SHORT_SUM(sum_gx, 0, size, g[i] * (row[i] - mean))                                                  \
                sum_above += sum_g * weight;                                                                           \
                products += sum_gx * weight;                                                                           \
                shares[2 * k * apart] += sum_gx;                                                                       \
                shares[2 * k * apart + 1] += sum_g;                                                                    \
            }                                                                                                          \
        const double variance = squares / count, unit = 1 / sqrt(variance + job->eps);                                 \
        const Line of_all = above ? gradient(job, count, mean, variance, 1, sum_above, products) : normalized(job, mean, variance, 1, 0);\
        for (sg_index k = 0; k < (apart ? n : 1); k++)                                                                 \
            shares[2 * k] *= unit;                                                                                     \
        if (job->means) {                                                                                              \
            ((T *)job->means)[c] = above ? (T)shares[0] : mean;                                                        \
            ((T *)job->variances)[c] = above ? (T)shares[1] : (T)variance;                                             \
        }                                                                                                              \
        for (sg_index k = 0; k < n; k++) {                                                                             \
            const T *const row = x + k * step, *const g = above ? above + k * step : row;                              \
            T *const to = out + k * step;                                                                              \
            const T scale = (T)(unit * NAME##_of(job->weight, c + k * apart, 1));                                      \
            if (above) {                                                                                               \
                const T by = (T)of_all.by, shift = (T)of_all.shift;                                                    \
                SG_INDEPENDENT                                                                                         \
                for (sg_index i = 0; i < size; i++)                                                                    \
                    to[i] = g[i] * scale + (row[i] - mean) * by + shift;                                               \
            } else {                                                                                                   \
                const T shift = (T)NAME##_of(job->bias, c + k * apart, 0);                                             \
                SG_INDEPENDENT                                                                                         \
                for (sg_index i = 0; i < size; i++)                                                                    \
                    to[i] = (row[i] - mean) * scale + shift;                                                           \
            }                                                                                                          \
        }                                                                                                              \
    }                                                                                                                  \
    /* what all images have for the gradients of weights and biases */                                                 \
    static void NAME##_total(const Job *job, T *weights, T *biases) {                                                  \
        for (sg_index c = 0; c < job->channels; c++) {                                                                 \
            double weight = 0, bias = 0;                                                                               \
            for (sg_index k = c; k < job->images * job->channels; k += job->channels) {                                \
                weight += job->shares[2 * k];                                                                          \
                bias += job->shares[2 * k + 1];                                                                        \
            }                                                                                                          \
            weights[c] = (T)weight;                                                                                    \
            biases[c] = (T)bias;                                                                                       \
        }                                                                                                              \
    }                                                                                                                  \
    /* channels that lie side by side, of images of one element; where these are all of them, and few, several images are taken as one */ \
    SG_TWO_CLONES static void NAME##_columns(const Job *job, sg_index first, sg_index wide) {                          \
        const sg_index n = job->images, several = wide == job->channels ? TOGETHER / wide : 1, step = job->channels * several; \
        const sg_index whole = n / several, lanes = wide * several, rest = n % several * wide, rows = whole + (rest > 0); \
        const T *const x = (const T *)job->x + first, *const above = job->above ? (const T *)job->above + first : NULL; \
        T *const out = (T *)job->out + first;                                                                          \
        double means[TOGETHER] = {0}, squares[TOGETHER] = {0}, sums[TOGETHER] = {0}, products[TOGETHER] = {0};         \
        T mean[TOGETHER], by[TOGETHER], shift[TOGETHER], of_above[TOGETHER];                                           \
        for (sg_index begin = 0; begin < rows; begin += SHORT) {                                                       \
            T sum[TOGETHER] = {0};                                                                                     \
            for (sg_index k = begin; k < rows && k < begin + SHORT; k++) {                                             \
                const T *const row = x + k * step;                                                                     \
                const sg_index count = k < whole ? lanes : rest;                                                       \
                for (sg_index j = 0; j < count; j++)                                                                   \
                    sum[j] += row[j];                                                                                  \
            }                                                                                                          \
            for (sg_index j = 0; j < lanes; j++)                                                                       \
                means[j] += sum[j];                                                                                    \
        }                                                                                                              \
        fold(means, wide, several);                                                                                    \
        for (sg_index j = 0; j < lanes; j++)                                                                           \
            mean[j] = (T)(means[j % wide] / (double)n);                                                                \
        for (sg_index begin = 0; begin < rows; begin += SHORT) {                                                       \
            T square[TOGETHER] = {0}, sum[TOGETHER] = {0}, product[TOGETHER] = {0};                                    \
            for (sg_index k = begin; k < rows && k < begin + SHORT; k++) {                                             \
                const T *const row = x + k * step, *const g = above ? above + k * step : row;                          \
                const sg_index count = k < whole ? lanes : rest;                                                       \
                for (sg_index j = 0; j < count; j++) {                                                                 \
                    const T away = row[j] - mean[j];                                                                   \
                    square[j] += away * away;                                                                          \
                }                                                                                                      \
                if (above)                                                                                             \
                    for (sg_index j = 0; j < count; j++) {                                                             \
                        sum[j] += g[j];                                                                                \
                        product[j] += g[j] * (row[j] - mean[j]);                                                       \
                    }                                                                                                  \
            }                                                                                                          \
            for (sg_index j = 0; j < lanes; j++) {                                                                     \
                squares[j] += square[j];                                                                               \
                sums[j] += sum[j];                                                                                     \
                products[j] += product[j];                                                                             \
            }                                                                                                          \
        }                                                                                                              \
        fold(squares, wide, several);                                                                                  \
        fold(sums, wide, several);                                                                                     \
        fold(products, wide, several);                                                                                 \
        for (sg_index j = 0; j < wide; j++) {                                                                          \
            const double variance = squares[j] / (double)n, weight = NAME##_of(job->weight, first + j, 1);             \
            const Line line = above ? gradient(job, (double)n, mean[j], variance, weight, sums[j], products[j])        \
                                    : normalized(job, mean[j], variance, weight, NAME##_of(job->bias, first + j, 0));  \
            ((T *)job->means)[first + j] = above ? (T)(products[j] / sqrt(variance + job->eps)) : mean[j];             \
            ((T *)job->variances)[first + j] = above ? (T)sums[j] : (T)variance;                                       \
            for (sg_index i = j; i < lanes; i += wide)                                                                 \
                by[i] = (T)line.by, shift[i] = (T)line.shift, of_above[i] = (T)line.of_above;                          \
        }                                                                                                              \
        for (sg_index k = 0; k < rows; k++) {                                                                          \
            const T *const row = x + k * step, *const g = above ? above + k * step : row;                              \
            T *const to = out + k * step;                                                                              \
            const sg_index count = k < whole ? lanes : rest;                                                           \
            if (above) {                                                                                               \
                SG_INDEPENDENT                                                                                         \
                for (sg_index j = 0; j < count; j++)                                                                   \
                    to[j] = g[j] * of_above[j] + (row[j] - mean[j]) * by[j] + shift[j];                                \
            } else {                                                                                                   \
                SG_INDEPENDENT                                                                                         \
                for (sg_index j = 0; j < count; j++)                                                                   \
                    to[j] = (row[j] - mean[j]) * by[j] + shift[j];                                                     \
            }                                                                                                          \
        }                                                                                                              \
    }                                                                                                                  \
    /* images times `weight` plus `bias` */                                                                            \
    SG_TWO_CLONES static void NAME##_scaled(void *context, sg_index first, sg_index last) {                            \
        const Job *const job = context;                                                                                \
        const T *const by = job->weight, *const plus = job->bias;                                                      \
        const sg_index channels = job->channels, size = job->size;                                                     \
        for (sg_index k = first; k < last; k++) {                                                                      \
            const T *const x = (const T *)job->x + k * channels * size;                                                \
            T *const to = (T *)job->out + k * channels * size;                                                         \
            if (size == 1)                                                                                             \
                SG_INDEPENDENT                                                                                         \
                for (sg_index c = 0; c < channels; c++)                                                                \
                    to[c] = x[c] * by[c] + plus[c];                                                                    \
            else                                                                                                       \
                for (sg_index c = 0; c < channels; c++) {                                                              \
                    const T scale = by[c], shift = plus[c];                                                            \
                    SG_INDEPENDENT                                                                                     \
                    for (sg_index i = c * size; i < (c + 1) * size; i++)                                               \
                        to[i] = x[i] * scale + shift;                                                                  \
                }                                                                                                      \
        }                                                                                                              \
    }                                                                                                                  \
    /* the gradients of images times `weight` plus a number, of some channels or, of images of one element, of as many together as are side by side */ \
    SG_TWO_CLONES static void NAME##_unscaled_columns(const Job *job, sg_index first, sg_index wide) {                 \
        const sg_index n = job->images, step = job->channels;                                                          \
        const T *const x = (const T *)job->x + first, *const above = (const T *)job->above + first, *const by = (const T *)job->weight + first; \
        T *const out = job->out ? (T *)job->out + first : NULL;                                                        \
        double sums[TOGETHER] = {0}, products[TOGETHER] = {0};                                                         \
        for (sg_index begin = 0; begin < n; begin += SHORT) {                                                          \
            T sum[TOGETHER] = {0}, product[TOGETHER] = {0};                                                            \
            for (sg_index k = begin; k < n && k < begin + SHORT; k++) {                                                \
                const T *const row = x + k * step, *const g = above + k * step;                                        \
                for (sg_index j = 0; j < wide; j++) {                                                                  \
                    sum[j] += g[j];                                                                                    \
                    product[j] += g[j] * row[j];                                                                       \
                }                                                                                                      \
                if (out)                                                                                               \
                    SG_INDEPENDENT                                                                                     \
                    for (sg_index j = 0; j < wide; j++)                                                                \
                        out[k * step + j] = g[j] * by[j];                                                              \
            }                                                                                                          \
            for (sg_index j = 0; j < wide; j++) {                                                                      \
                sums[j] += sum[j];                                                                                     \
                products[j] += product[j];                                                                             \
            }                                                                                                          \
        }                                                                                                              \
        for (sg_index j = 0; j < wide; j++) {                                                                          \
            ((T *)job->means)[first + j] = (T)products[j];                                                             \
            ((T *)job->variances)[first + j] = (T)sums[j];                                                             \
        }                                                                                                              \
    }                                                                                                                  \
    SG_TWO_CLONES static void NAME##_unscaled_rows(const Job *job, sg_index c) {                                       \
        const sg_index n = job->images, size = job->size, step = job->channels * size;                                 \
        const T by = ((const T *)job->weight)[c];                                                                      \
        double sum = 0, products = 0;                                                                                  \
        for (sg_index k = 0; k < n; k++) {                                                                             \
            const T *const row = (const T *)job->x + k * step + c * size, *const g = (const T *)job->above + k * step + c * size; \
            for (sg_index b = 0; b < size; b += SG_SUM_BLOCK) {                                                        \
                const sg_index end = size - b < SG_SUM_BLOCK ? size : b + SG_SUM_BLOCK;                                \
                T sum_g = 0, sum_gx = 0;                                                                               \
                SG_SHORT_SUM(sum_g, b, end, g[i])                                                                      \
                SG_SHORT_SUM(sum_gx, b, end, g[i] * row[i])                                                            \
                sum += sum_g;                                                                                          \
                products += sum_gx;                                                                                    \
            }                                                                                                          \
            if (job->out) {                                                                                            \
                T *const to = (T *)job->out + k * step + c * size;                                                     \
                SG_INDEPENDENT                                                                                         \
                for (sg_index i = 0; i < size; i++)                                                                    \
                    to[i] = g[i] * by;                                                                                 \
            }                                                                                                          \
        }                                                                                                              \
        ((T *)job->means)[c] = (T)products;                                                                            \
        ((T *)job->variances)[c] = (T)sum;                                                                             \
    }                                                                                                                  \
    static void NAME##_unscaled(void *context, sg_index first, sg_index last) {                                        \
        const Job *const job = context;                                                                                \
        for (sg_index c = first; c < last; c++)                                                                        \
            if (job->size > 1)                                                                                         \
                NAME##_unscaled_rows(job, c);                                                                          \
            else                                                                                                       \
                NAME##_unscaled_columns(job, c * TOGETHER, (c + 1) * TOGETHER <= job->channels ? TOGETHER : job->channels - c * TOGETHER); \
    }                                                                                                                  \
    static void NAME##_lines(void *context, sg_index first, sg_index last) {                                           \
        for (sg_index line = first; line < last; line++)                                                               \
            NAME##_rows(context, line);                                                                                \
    }                                                                                                                  \
    /* some channels, or, of images of one element, as many together as are side by side */                            \
    static void NAME(void *context, sg_index first, sg_index last) {                                                   \
        const Job *const job = context;                                                                                \
        for (sg_index c = first; c < last; c++)                                                                        \
            if (job->size > 1)                                                                                         \
                NAME##_rows(job, c);                                                                                   \
            else                                                                                                       \
                NAME##_columns(job, c * TOGETHER, (c + 1) * TOGETHER <= job->channels ? TOGETHER : job->channels - c * TOGETHER); \
    }
CHANNELS(channels_float, float)
CHANNELS(channels_double, double)

/* Whether an array has this type and a number for each channel, or is None. */
static int of_channels(PyObject *given, PyArrayObject *x) {
    PyArrayObject *const array = (PyArrayObject *)given;
    return given == Py_None || (sg_plain(given) && PyArray_TYPE(array) == PyArray_TYPE(x) && PyArray_NDIM(array) == 1 && PyArray_DIM(array, 0) == PyArray_DIM(x, 1));
}

/* Whether something is a plain array of images with elements, in float32 or float64. */
static int are_images(PyObject *given) {
    PyArrayObject *const x = (PyArrayObject *)given;
    return sg_plain(given) && PyArray_NDIM(x) >= 2 && PyArray_SIZE(x) && (sg_number_of(x) == SG_FLOAT || sg_number_of(x) == SG_DOUBLE);
}

static const void *data_or_null(PyObject *array) { return array == Py_None ? NULL : PyArray_DATA((PyArrayObject *)array); }

/* Does a job whose parts are channels, or TOGETHER of them. */
static void share(Job *job, sg_span_work work, sg_index elements) {
    const sg_index parts = job->size > 1 ? job->channels : (job->channels + TOGETHER - 1) / TOGETHER;
    sg_do_spans(parts, elements / parts, work, job);
}

/* normalize_channels(x, weight, bias, eps), and, with above, its gradient */
static PyObject *of_images(PyObject *above, PyObject *images, PyObject *weight, PyObject *bias, double eps) {
    PyArrayObject *const x = (PyArrayObject *)images;
    if (!are_images(images) || !of_channels(weight, x) || !of_channels(bias, x) || (above && !sg_is_like(above, x)))
        Py_RETURN_NONE;
    const sg_number number = sg_number_of(x);
    npy_intp channels = PyArray_DIM(x, 1);
    PyArrayObject *const out = sg_new_like(x, PyArray_DESCR(x));
    PyObject *const means = PyArray_SimpleNew(1, &channels, PyArray_TYPE(x)), *const variances = PyArray_SimpleNew(1, &channels, PyArray_TYPE(x));
    if (!out || !means || !variances) {
        Py_XDECREF(out);
        Py_XDECREF(means);
        Py_XDECREF(variances);
        return NULL;
    }
    Job job = {PyArray_DIM(x, 0), channels, PyArray_MultiplyList(PyArray_DIMS(x) + 2, PyArray_NDIM(x) - 2), eps, PyArray_DATA(x), data_or_null(weight),
               data_or_null(bias), above ? PyArray_DATA((PyArrayObject *)above) : NULL, PyArray_DATA(out), PyArray_DATA((PyArrayObject *)means),
               PyArray_DATA((PyArrayObject *)variances), PyArray_DIM(x, 0), 0, 0, NULL};
    job.step = channels * job.size;
    share(&job, number == SG_FLOAT ? channels_float : channels_double, PyArray_SIZE(x));
    return Py_BuildValue("NNN", out, means, variances);
}

/* normalize_groups(x, weight, bias, groups, eps), and, with above, its gradients */
static PyObject *of_groups(PyObject *above, PyObject *images, PyObject *weight, PyObject *bias, Py_ssize_t groups, double eps) {
    PyArrayObject *const x = (PyArrayObject *)images;
    if (!are_images(images) || !of_channels(weight, x) || !of_channels(bias, x) || groups < 1 || PyArray_DIM(x, 1) % groups || (above && !sg_is_like(above, x)))
        Py_RETURN_NONE;
    const sg_number number = sg_number_of(x);
    npy_intp channels = PyArray_DIM(x, 1);
    PyArrayObject *const out = sg_new_like(x, PyArray_DESCR(x));
    Job job = {.images = PyArray_DIM(x, 0), .channels = channels, .eps = eps, .x = PyArray_DATA(x), .weight = data_or_null(weight), .bias = data_or_null(bias),
               .above = above ? PyArray_DATA((PyArrayObject *)above) : NULL, .out = out ? PyArray_DATA(out) : NULL, .rows = channels / groups, .apart = 1};
    job.step = job.size = PyArray_SIZE(x) / job.images / channels;
    PyObject *const weights = above ? PyArray_SimpleNew(1, &channels, PyArray_TYPE(x)) : NULL, *const biases = above ? PyArray_SimpleNew(1, &channels, PyArray_TYPE(x)) : NULL;
    job.shares = PyMem_RawCalloc((size_t)(2 * job.images * channels), sizeof(double));
    if (!out || (above && (!weights || !biases)) || !job.shares) {
        PyMem_RawFree(job.shares);
        Py_XDECREF(out);
        Py_XDECREF(weights);
        Py_XDECREF(biases);
        return PyErr_Occurred() ? NULL : PyErr_NoMemory();
    }
    sg_do_spans(job.images * groups, PyArray_SIZE(x) / job.images / groups, number == SG_FLOAT ? channels_float_lines : channels_double_lines, &job);
    if (above && number == SG_FLOAT)
        channels_float_total(&job, PyArray_DATA((PyArrayObject *)weights), PyArray_DATA((PyArrayObject *)biases));
    else if (above)
        channels_double_total(&job, PyArray_DATA((PyArrayObject *)weights), PyArray_DATA((PyArrayObject *)biases));
    PyMem_RawFree(job.shares);
    return above ? Py_BuildValue("NNN", out, weights, biases) : (PyObject *)out;
}

/* scale_channels(x, scale, shift) */
static PyObject *scale_channels(PyObject *unused, PyObject *const *args, Py_ssize_t count) {
    if (count != 3 || !sg_plain(args[0]))
        Py_RETURN_NONE;
    PyArrayObject *const x = (PyArrayObject *)args[0];
    const sg_number number = sg_number_of(x);
    if (PyArray_NDIM(x) < 2 || (number != SG_FLOAT && number != SG_DOUBLE) || args[1] == Py_None || args[2] == Py_None || !of_channels(args[1], x) || !of_channels(args[2], x))
        Py_RETURN_NONE;
    PyArrayObject *const out = sg_new_like(x, PyArray_DESCR(x));
    if (!out || !PyArray_SIZE(x))
        return (PyObject *)out;
    Job job = {.images = PyArray_DIM(x, 0), .channels = PyArray_DIM(x, 1), .x = PyArray_DATA(x), .weight = data_or_null(args[1]), .bias = data_or_null(args[2]),
               .out = PyArray_DATA(out)};
    job.size = PyArray_SIZE(x) / job.images / job.channels;
    sg_do_spans(job.images, job.channels * job.size, number == SG_FLOAT ? channels_float_scaled : channels_double_scaled, &job);
    return (PyObject *)out;
}

/* scale_channels_backward(above, x, scale, of_images) */
static PyObject *scale_channels_backward(PyObject *unused, PyObject *args) {
    PyObject *above, *images, *scale;
    int of_images;
    if (!PyArg_ParseTuple(args, "OOOp", &above, &images, &scale, &of_images))
        return NULL;
    PyArrayObject *const x = (PyArrayObject *)images;
    if (!are_images(images) || scale == Py_None || !of_channels(scale, x) || !sg_is_like(above, x))
        Py_RETURN_NONE;
    const sg_number number = sg_number_of(x);
    npy_intp channels = PyArray_DIM(x, 1);
    PyArrayObject *const out = of_images ? sg_new_like(x, PyArray_DESCR(x)) : NULL;
    PyObject *const scales = PyArray_SimpleNew(1, &channels, PyArray_TYPE(x)), *const shifts = PyArray_SimpleNew(1, &channels, PyArray_TYPE(x));
    if ((of_images && !out) || !scales || !shifts) {
        Py_XDECREF(out);
        Py_XDECREF(scales);
        Py_XDECREF(shifts);
        return NULL;
    }
    Job job = {.images = PyArray_DIM(x, 0), .channels = channels, .x = PyArray_DATA(x), .weight = data_or_null(scale), .above = data_or_null(above),
               .out = out ? PyArray_DATA(out) : NULL, .means = PyArray_DATA((PyArrayObject *)scales), .variances = PyArray_DATA((PyArrayObject *)shifts)};
    job.size = PyArray_SIZE(x) / job.images / channels;
    const sg_span_work work = number == SG_FLOAT ? channels_float_unscaled : channels_double_unscaled;
    share(&job, work, PyArray_SIZE(x));
    return Py_BuildValue("NNN", out ? (PyObject *)out : Py_NewRef(Py_None), scales, shifts);
}

static PyObject *normalize_channels(PyObject *unused, PyObject *args) {
    PyObject *x, *weight, *bias;
    double eps;
    if (!PyArg_ParseTuple(args, "OOOd", &x, &weight, &bias, &eps))
        return NULL;
    return of_images(NULL, x, weight, bias, eps);
}

static PyObject *normalize_channels_backward(PyObject *unused, PyObject *args) {
    PyObject *above, *x, *weight;
    double eps;
    if (!PyArg_ParseTuple(args, "OOOd", &above, &x, &weight, &eps))
        return NULL;
    return of_images(above, x, weight, Py_None, eps);
}

static PyObject *normalize_groups(PyObject *unused, PyObject *args) {
    PyObject *x, *weight, *bias;
    Py_ssize_t groups;
    double eps;
    if (!PyArg_ParseTuple(args, "OOOnd", &x, &weight, &bias, &groups, &eps))
        return NULL;
    return of_groups(NULL, x, weight, bias, groups, eps);
}

static PyObject *normalize_groups_backward(PyObject *unused, PyObject *args) {
    PyObject *above, *x, *weight;
    Py_ssize_t groups;
    double eps;
    if (!PyArg_ParseTuple(args, "OOOnd", &above, &x, &weight, &groups, &eps))
        return NULL;
    return of_groups(above, x, weight, Py_None, groups, eps);
}

static PyMethodDef methods[] = {
    {"scale_channels", (PyCFunction)(void (*)(void))scale_channels, METH_FASTCALL, "Channels times a number each, plus another; None for what no loop covers."},
    {"scale_channels_backward", scale_channels_backward, METH_VARARGS, "The gradients of images, scale and shift; None for what no loop covers."},
    {"normalize_channels", normalize_channels, METH_VARARGS, "Images, and the means and variances of their channels; None for what no loop covers."},
    {"normalize_groups", normalize_groups, METH_VARARGS, "Images whose groups of channels have mean zero and variance one; None for what no loop covers."},
    {"normalize_groups_backward", normalize_groups_backward, METH_VARARGS, "The gradients of images, weight and bias; None for what no loop covers."},
    {"normalize_channels_backward", normalize_channels_backward, METH_VARARGS, "The gradients of images, weight and bias; None for what no loop covers."},
};

int sg_channels_methods(PyObject *dict) { return PyArray_ImportNumPyAPI() < 0 || sg_add_methods(dict, methods, 6); }
