/* cuDNN without a device: those functions of libcudnn.so that csrc/device_cudnn.c calls, over memory of the host. Descriptors are held to what the header says of them: types
 * and counts of attributes, what must be there, and be finished, before others use it. A convolution is a kernel of the driver without a device (libcuda_twin.c). Engines have
 * numerical notes, and compute as these say; one wants a workspace, which it uses, and all insist on the alignments that they were promised. */
#include <pthread.h>
#include <unistd.h>

#include "twin_elements.h"

enum { SUCCESS, NOT_INITIALIZED = 1001, BAD_PARAM = 2000, NOT_SUPPORTED = 3000, EXECUTION_FAILED = 5000 };
enum { HANDLE, DATA_TYPE, BOOLEAN, INT64, FLOAT, DOUBLE, VOID_PTR, CONVOLUTION_MODE, HEUR_MODE, NUMERICAL_NOTE = 11, POINTWISE_MODE = 14, DESCRIPTOR };
enum { POINTWISE, CONVOLUTION, ENGINE, ENGINECFG, ENGINEHEUR, EXECUTION_PLAN, FORWARD = 10, BACKWARD_FILTER, BACKWARD_DATA, OF_ELEMENTS, OPERATIONGRAPH = 15, VARIANT_PACK, TENSOR };
enum { ATTENTION_FORWARD = 41, ATTENTION_BACKWARD = 43, BAND, DESTROYED = -1 };
enum { TENSOR_CORE, DOWN_CONVERT_INPUTS, REDUCED_PRECISION_REDUCTION, NONDETERMINISTIC = 4 };
enum { MOST_DIMS = 5, MOST_VALUES = 16, MOST_ATTRIBUTES = 20 };
enum { W, X, Y, ADDED };

enum { PLAIN, SPLIT, TF32, DOWN, HALVES, UNORDERED, ENGINES };
static const struct { const char *name; int notes[2], count; } engines[ENGINES] = {
    [PLAIN] = {"cudnn_plain", {9}, 1}, [SPLIT] = {"cudnn_split"}, [TF32] = {"cudnn_tf32", {TENSOR_CORE}, 1}, [DOWN] = {"cudnn_down", {TENSOR_CORE, DOWN_CONVERT_INPUTS}, 2},
    [HALVES] = {"cudnn_halves", {9, REDUCED_PRECISION_REDUCTION}, 2}, [UNORDERED] = {"cudnn_unordered", {NONDETERMINISTIC}, 1}};
static const int proposed[] = {DOWN, HALVES, TF32, UNORDERED, SPLIT}; /* the fastest first; as fallback there is the plain one */

typedef struct {
    int type, compute;
    int64_t dims, id[4], alignment[4], shape[4][MOST_DIMS], stride[4][MOST_DIMS], padding[3], steps[3], dilation[3];
    int result; /* W, X or Y */
    int is_open, is_biased; /* whether its result is for another operation of a graph; whether that adds a bias */
} Problem;

typedef struct Descriptor {
    int kind, finished, many, engine, attends;
    struct { int name, type; int64_t count, values[MOST_VALUES]; } kept[MOST_ATTRIBUTES];
    Problem problem;
    struct Attention *attention;
} Descriptor;

typedef struct {
    int kind;
    void *stream;
    pthread_t thread; /* that set the stream */
} Handle;

typedef struct { /* what is computed */
    Problem problem;
    uint64_t memory[4], workspace;
    int engine;
} Work;

static int asked, alive, refused, offered = -1; /* heuristics; descriptors that were not destroyed; what broke its word; engines, as bits */

int twin_asked(void) { return asked; }
int twin_alive(void) { return alive; }
int twin_refused(void) { return refused; }
void twin_offers(int which) { offered = which; }

/* ---- attributes: of which descriptors, their types, how many values they have, and what they refer to */

static const struct { int kind, name, type, least, most, refers, optional; } rules[] = {
    {TENSOR, 900, INT64, 1, 1}, {TENSOR, 901, DATA_TYPE, 1, 1}, {TENSOR, 902, INT64, 3, 8}, {TENSOR, 903, INT64, 3, 8}, {TENSOR, 906, INT64, 1, 1}, {TENSOR, 907, BOOLEAN, 1, 1, 0, 1}, {TENSOR, 908, BOOLEAN, 1, 1, 0, 1},
    {CONVOLUTION, 100, DATA_TYPE, 1, 1}, {CONVOLUTION, 101, CONVOLUTION_MODE, 1, 1}, {CONVOLUTION, 102, INT64, 1, 6}, {CONVOLUTION, 103, INT64, 1, 6},
    {CONVOLUTION, 104, INT64, 1, 6}, {CONVOLUTION, 105, INT64, 1, 6}, {CONVOLUTION, 106, INT64, 1, 1},
    {FORWARD, 700, -1, 1, 1}, {FORWARD, 701, -1, 1, 1}, {FORWARD, 702, DESCRIPTOR, 1, 1, CONVOLUTION}, {FORWARD, 703, DESCRIPTOR, 1, 1, TENSOR},
    {FORWARD, 704, DESCRIPTOR, 1, 1, TENSOR}, {FORWARD, 705, DESCRIPTOR, 1, 1, TENSOR},
    {BACKWARD_DATA, 706, -1, 1, 1}, {BACKWARD_DATA, 707, -1, 1, 1}, {BACKWARD_DATA, 708, DESCRIPTOR, 1, 1, CONVOLUTION}, {BACKWARD_DATA, 709, DESCRIPTOR, 1, 1, TENSOR},
    {BACKWARD_DATA, 710, DESCRIPTOR, 1, 1, TENSOR}, {BACKWARD_DATA, 711, DESCRIPTOR, 1, 1, TENSOR},
    {BACKWARD_FILTER, 712, -1, 1, 1}, {BACKWARD_FILTER, 713, -1, 1, 1}, {BACKWARD_FILTER, 714, DESCRIPTOR, 1, 1, CONVOLUTION}, {BACKWARD_FILTER, 715, DESCRIPTOR, 1, 1, TENSOR},
    {BACKWARD_FILTER, 716, DESCRIPTOR, 1, 1, TENSOR}, {BACKWARD_FILTER, 717, DESCRIPTOR, 1, 1, TENSOR},
    {OPERATIONGRAPH, 800, HANDLE, 1, 1, 0, 1}, {OPERATIONGRAPH, 801, DESCRIPTOR, 1, 2, -1},
    {POINTWISE, 0, POINTWISE_MODE, 1, 1}, {POINTWISE, 1, DATA_TYPE, 1, 1}, {OF_ELEMENTS, 750, DESCRIPTOR, 1, 1, POINTWISE},
    {OF_ELEMENTS, 751, DESCRIPTOR, 1, 1, TENSOR}, {OF_ELEMENTS, 752, DESCRIPTOR, 1, 1, TENSOR}, {OF_ELEMENTS, 753, DESCRIPTOR, 1, 1, TENSOR},
    {BAND, 3000, DESCRIPTOR, 1, 1, TENSOR}, {BAND, 3005, DESCRIPTOR, 1, 1, TENSOR}, {BAND, 3006, DESCRIPTOR, 1, 1, TENSOR}, {BAND, 3007, POINTWISE_MODE, 1, 1},
    {ATTENTION_FORWARD, 2800, DESCRIPTOR, 1, 1, TENSOR}, {ATTENTION_FORWARD, 2801, DESCRIPTOR, 1, 1, TENSOR}, {ATTENTION_FORWARD, 2802, DESCRIPTOR, 1, 1, TENSOR},
    {ATTENTION_FORWARD, 2803, DESCRIPTOR, 1, 1, TENSOR}, {ATTENTION_FORWARD, 2804, DESCRIPTOR, 1, 1, TENSOR}, {ATTENTION_FORWARD, 2805, DESCRIPTOR, 1, 1, TENSOR},
    {ATTENTION_FORWARD, 2811, DESCRIPTOR, 1, 1, OPERATIONGRAPH, 1}, {ATTENTION_FORWARD, 2812, INT64, 1, 1, 0, 1}, {ATTENTION_FORWARD, 2813, INT64, 1, 1, 0, 1},
    {ATTENTION_FORWARD, 2815, DESCRIPTOR, 1, 1, TENSOR, 1}, {ATTENTION_FORWARD, 2816, DESCRIPTOR, 1, 1, TENSOR, 1}, {ATTENTION_FORWARD, 2818, FLOAT, 1, 1, 0, 1},
    {ATTENTION_BACKWARD, 2872, DESCRIPTOR, 1, 1, TENSOR, 1}, {ATTENTION_BACKWARD, 2873, DESCRIPTOR, 1, 1, TENSOR, 1}, {ATTENTION_BACKWARD, 2874, FLOAT, 1, 1, 0, 1},
    {ATTENTION_BACKWARD, 2851, DESCRIPTOR, 1, 1, TENSOR}, {ATTENTION_BACKWARD, 2852, DESCRIPTOR, 1, 1, TENSOR}, {ATTENTION_BACKWARD, 2853, DESCRIPTOR, 1, 1, TENSOR},
    {ATTENTION_BACKWARD, 2854, DESCRIPTOR, 1, 1, TENSOR}, {ATTENTION_BACKWARD, 2855, DESCRIPTOR, 1, 1, TENSOR}, {ATTENTION_BACKWARD, 2856, DESCRIPTOR, 1, 1, TENSOR},
    {ATTENTION_BACKWARD, 2859, DESCRIPTOR, 1, 1, TENSOR}, {ATTENTION_BACKWARD, 2860, DESCRIPTOR, 1, 1, TENSOR}, {ATTENTION_BACKWARD, 2861, DESCRIPTOR, 1, 1, TENSOR}, {ATTENTION_BACKWARD, 2862, DESCRIPTOR, 1, 1, TENSOR},
    {ATTENTION_BACKWARD, 2867, DESCRIPTOR, 1, 1, OPERATIONGRAPH, 1}, {ATTENTION_BACKWARD, 2868, INT64, 1, 1, 0, 1}, {ATTENTION_BACKWARD, 2869, INT64, 1, 1, 0, 1},
    {ENGINEHEUR, 200, HEUR_MODE, 1, 1}, {ENGINEHEUR, 201, DESCRIPTOR, 1, 1, OPERATIONGRAPH},
    {EXECUTION_PLAN, 400, HANDLE, 1, 1}, {EXECUTION_PLAN, 401, DESCRIPTOR, 1, 1, ENGINECFG},
    {VARIANT_PACK, 1000, INT64, 1, 16}, {VARIANT_PACK, 1001, VOID_PTR, 1, 16}, {VARIANT_PACK, 1003, VOID_PTR, 1, 1},
};
enum { RULES = sizeof(rules) / sizeof(*rules) };

static size_t size_of(int type) { return type == BOOLEAN ? 1 : type == DATA_TYPE || type == FLOAT || type == CONVOLUTION_MODE || type == HEUR_MODE || type == POINTWISE_MODE ? 4 : 8; }

int cudnnBackendCreateDescriptor(int kind, Descriptor **to) {
    if (kind < POINTWISE || (kind > TENSOR && kind != ATTENTION_FORWARD && kind != ATTENTION_BACKWARD && kind != BAND))
        return NOT_SUPPORTED;
    *to = calloc(1, sizeof(Descriptor));
    (*to)->kind = kind;
    alive++;
    return SUCCESS;
}

/* Its memory stays, so that whoever still uses it is seen. */
int cudnnBackendDestroyDescriptor(Descriptor *d) {
    if (!d || d->kind < 0)
        return BAD_PARAM;
    d->kind = DESTROYED;
    alive--;
    return SUCCESS;
}

int cudnnBackendSetAttribute(Descriptor *d, int name, int type, int64_t count, const void *values) {
    if (!d || d->kind < 0 || d->finished || !values)
        return BAD_PARAM;
    for (int i = 0; i < RULES; i++)
        if (rules[i].kind == d->kind && rules[i].name == name) {
            if (!(rules[i].type == type || (rules[i].type == -1 && (type == FLOAT || type == DOUBLE))) || count < rules[i].least || count > rules[i].most)
                return BAD_PARAM;
            int at = 0;
            while (at < d->many && d->kept[at].name != name)
                at++;
            d->many += at == d->many;
            memset(d->kept[at].values, 0, sizeof(d->kept[at].values));
            d->kept[at].name = name, d->kept[at].type = type, d->kept[at].count = count;
            for (int64_t n = 0; n < count; n++)
                memcpy(&d->kept[at].values[n], (const char *)values + n * size_of(type), size_of(type));
            return SUCCESS;
        }
    return BAD_PARAM;
}

/* The values of an attribute, zeros of one that was not set, and how many there are. */
static const int64_t *of(const Descriptor *d, int name, int64_t *count) {
    static const int64_t none[MOST_VALUES];
    for (int i = 0; i < d->many; i++)
        if (d->kept[i].name == name) {
            *count = d->kept[i].count;
            return d->kept[i].values;
        }
    *count = 0;
    return none;
}

static int64_t one(const Descriptor *d, int name) { return *of(d, name, &(int64_t){0}); }

#include "libcudnn_twin_attention.h"

/* What is computed is known to all that is made of it. */
static void take(Descriptor *d, const Descriptor *from) { d->problem = from->problem, d->attends = from->attends, d->attention = from->attention; }

/* ---- what is finished */

static int finish_tensor(const Descriptor *d) {
    int64_t dims, strides;
    const int64_t *shape = of(d, 902, &dims);
    of(d, 903, &strides);
    const int64_t alignment = one(d, 900), type = (int32_t)one(d, 901);
    if (dims != strides || dims > MOST_DIMS || alignment <= 0 || alignment & (alignment - 1) || (type > 2 && type != 9 && type != 10))
        return BAD_PARAM;
    for (int64_t i = 0; i < dims; i++)
        if (shape[i] <= 0)
            return BAD_PARAM;
    return SUCCESS;
}

static int finish_convolution(const Descriptor *d) {
    const int64_t dims = one(d, 106);
    for (int name = 102; name <= 105; name++) {
        int64_t count;
        const int64_t *values = of(d, name, &count);
        if (count != dims)
            return BAD_PARAM;
        for (int64_t i = 0; i < count; i++)
            if (values[i] < (name <= 103))
                return BAD_PARAM;
    }
    return (int32_t)one(d, 101) == 1 ? SUCCESS : NOT_SUPPORTED; /* a convolution that is one: the weight turned round */
}

static int finish_operation(Descriptor *d) {
    const int first = d->kind == FORWARD ? 700 : d->kind == BACKWARD_DATA ? 706 : 712;
    const Descriptor *convolution = (Descriptor *)one(d, first + 2);
    Problem *p = &d->problem;
    int64_t count;
    p->result = d->kind == FORWARD ? Y : d->kind == BACKWARD_DATA ? X : W;
    p->compute = (int32_t)one(convolution, 100), p->dims = one(convolution, 106);
    if (p->dims != 2 && p->dims != 3)
        return NOT_SUPPORTED;
    for (int i = W; i <= Y; i++) {
        const Descriptor *tensor = (Descriptor *)one(d, first + 3 + i);
        const int type = (int32_t)one(tensor, 901);
        p->is_open = (char)one(tensor, 907);
        if (p->is_open ? i != Y || d->kind != FORWARD || type != p->compute : i && type != p->type)
            return NOT_SUPPORTED;
        p->type = p->is_open ? p->type : type, p->id[i] = one(tensor, 906), p->alignment[i] = one(tensor, 900);
        memcpy(p->shape[i], of(tensor, 902, &count), sizeof(p->shape[i]));
        memcpy(p->stride[i], of(tensor, 903, &count), sizeof(p->stride[i]));
        if (count != p->dims + 2)
            return BAD_PARAM;
        for (int j = 0; j < i; j++)
            if (p->id[i] == p->id[j])
                return BAD_PARAM;
    }
    if (p->compute != (p->type == R_64F))
        return NOT_SUPPORTED;
    const int scalars = p->type == R_64F ? DOUBLE : FLOAT;
    double alpha = 0, beta = 1;
    for (int i = 0; i < d->many; i++)
        if (d->kept[i].name == first || d->kept[i].name == first + 1) {
            double *to = d->kept[i].name == first ? &alpha : &beta;
            if (d->kept[i].type != scalars)
                return BAD_PARAM;
            *to = scalars == DOUBLE ? *(double *)d->kept[i].values : *(float *)d->kept[i].values;
        }
    if (alpha != 1 || beta)
        return NOT_SUPPORTED; /* by this one */
    memcpy(p->padding, of(convolution, 105, &count), sizeof(p->padding));
    memcpy(p->steps, of(convolution, 103, &count), sizeof(p->steps));
    memcpy(p->dilation, of(convolution, 102, &count), sizeof(p->dilation));
    const int64_t *after = of(convolution, 104, &count);
    const int64_t *w = p->shape[W], *x = p->shape[X], *y = p->shape[Y];
    if (x[0] != y[0] || w[0] != y[1] || x[1] % w[1] || w[0] % (x[1] / w[1]))
        return BAD_PARAM;
    for (int i = 0; i < p->dims; i++)
        if (y[2 + i] != (x[2 + i] + p->padding[i] + after[i] - p->dilation[i] * (w[2 + i] - 1) - 1) / p->steps[i] + 1)
            return BAD_PARAM;
    return SUCCESS;
}

/* A graph of one operation, or of a convolution and what adds a bias to its result: one number for each channel, before anything is rounded. */
static int finish_graph(Descriptor *d) {
    int64_t count;
    const int64_t *operations = of(d, 801, &count);
    const Descriptor *first = (Descriptor *)operations[0], *sum = (Descriptor *)operations[1];
    take(d, first);
    Problem *p = &d->problem;
    if (count == 1)
        return p->is_open ? BAD_PARAM : SUCCESS;
    if (!sum || !sum->finished || sum->kind != OF_ELEMENTS || !p->is_open)
        return NOT_SUPPORTED; /* by this one */
    const Descriptor *mode = (Descriptor *)one(sum, 750), *bias = (Descriptor *)one(sum, 752), *y = (Descriptor *)one(sum, 753);
    if (one(sum, 751) != one(first, 705) || (char)one(y, 907) || (char)one(bias, 907) || (int32_t)one(mode, 0) || (int32_t)one(mode, 1) != p->compute)
        return BAD_PARAM;
    if ((int32_t)one(y, 901) != p->type || (int32_t)one(bias, 901) != p->type || memcmp(of(y, 902, &count), p->shape[Y], sizeof(int64_t) * (size_t)(p->dims + 2)))
        return NOT_SUPPORTED;
    const Descriptor *tensors[] = {y, bias};
    for (int i = 0; i < 2; i++) {
        p->id[Y + i] = one(tensors[i], 906), p->alignment[Y + i] = one(tensors[i], 900);
        memcpy(p->shape[Y + i], of(tensors[i], 902, &count), sizeof(p->shape[0]));
        memcpy(p->stride[Y + i], of(tensors[i], 903, &count), sizeof(p->stride[0]));
        if (count != p->dims + 2)
            return BAD_PARAM;
    }
    for (int i = 0; i < p->dims + 2; i++)
        if (p->shape[ADDED][i] != (i == 1 ? p->shape[Y][1] : 1))
            return NOT_SUPPORTED;
    p->is_biased = 1;
    return SUCCESS;
}

static int is_operation(int kind) { return (kind >= FORWARD && kind <= OF_ELEMENTS) || kind >= ATTENTION_FORWARD; }
static int is_handle(int64_t pointer) { return pointer && ((Handle *)pointer)->kind == 0x1111; }

int cudnnBackendFinalize(Descriptor *d) {
    if (!d || d->kind < 0 || d->finished)
        return BAD_PARAM;
    for (int i = 0; i < RULES; i++) {
        int64_t count;
        if (rules[i].kind != d->kind)
            continue;
        const Descriptor *other = (Descriptor *)*of(d, rules[i].name, &count);
        if (!count && rules[i].optional)
            continue;
        if (!count)
            return BAD_PARAM;
        if (rules[i].type == HANDLE && !is_handle((int64_t)other))
            return BAD_PARAM;
        if (rules[i].refers && (!other || !other->finished || (rules[i].refers > 0 ? other->kind != rules[i].refers : !is_operation(other->kind))))
            return BAD_PARAM;
    }
    int status = SUCCESS;
    const Descriptor *of_config = (Descriptor *)one(d, 401);
    switch (d->kind) {
    case TENSOR: status = finish_tensor(d); break;
    case CONVOLUTION: status = finish_convolution(d); break;
    case FORWARD:
    case BACKWARD_DATA:
    case BACKWARD_FILTER: status = finish_operation(d); break;
    case ATTENTION_FORWARD:
    case ATTENTION_BACKWARD: status = finish_attention(d, d->attention = calloc(1, sizeof(Attention))), d->attends = 1; break;
    case POINTWISE:
    case OF_ELEMENTS:
    case BAND: break;
    case OPERATIONGRAPH: status = finish_graph(d); break;
    case ENGINEHEUR:
        take(d, (Descriptor *)one(d, 201)), asked++;
        status = one((Descriptor *)one(d, 201), 800) ? SUCCESS : BAD_PARAM;
        break;
    case EXECUTION_PLAN:
        take(d, of_config), d->engine = of_config->engine;
        status = d->engine == HALVES && !d->attends && d->problem.type != R_16F && d->problem.type != 9 ? NOT_SUPPORTED : SUCCESS;
        break;
    case VARIANT_PACK: break;
    default: status = BAD_PARAM; /* those are made by the library */
    }
    d->finished = !status;
    return status;
}

static int64_t elements(const Problem *p) {
    int64_t count = 1;
    for (int i = 0; i < p->dims + 2; i++)
        count *= p->shape[p->result][i];
    return count;
}

static int64_t workspace_of(const Descriptor *plan) { return plan->engine != SPLIT ? 0 : plan->attends ? 64 : 8 * elements(&plan->problem); }

static void choose(Descriptor **to, int64_t most, int64_t *count, int engine, const Descriptor *heuristic) {
    if (!(offered >> engine & 1))
        return;
    if (*count < most) {
        to[*count]->engine = engine, take(to[*count], heuristic);
        to[*count]->finished = 1;
    }
    ++*count;
}

int cudnnBackendGetAttribute(Descriptor *d, int name, int type, int64_t most, int64_t *count, void *values) {
    if (!d || d->kind < 0 || !d->finished)
        return BAD_PARAM;
    if (d->kind == ENGINEHEUR && name == 202 && type == DESCRIPTOR) {
        Descriptor **to = values;
        for (int64_t i = 0; i < most; i++)
            if (!to[i] || to[i]->kind != ENGINECFG || to[i]->finished)
                return BAD_PARAM;
        *count = 0;
        if ((int32_t)one(d, 200) == 2)
            choose(to, most, count, PLAIN, d);
        else
            for (size_t i = 0; i < sizeof(proposed) / sizeof(*proposed); i++)
                choose(to, most, count, proposed[i], d);
        return SUCCESS;
    }
    if (d->kind == ENGINECFG && name == 300 && type == DESCRIPTOR && most == 1) {
        Descriptor *to = *(Descriptor **)values;
        if (!to || to->kind != ENGINE || to->finished)
            return BAD_PARAM;
        to->engine = d->engine, to->finished = 1;
        *count = 1;
        return SUCCESS;
    }
    if (d->kind == ENGINE && name == 1303 && type == NUMERICAL_NOTE && most >= 10) {
        *count = engines[d->engine].count;
        for (int64_t i = 0; i < *count; i++)
            ((int32_t *)values)[i] = engines[d->engine].notes[i];
        return SUCCESS;
    }
    if (d->kind == EXECUTION_PLAN && name == 402 && type == INT64 && most == 1) {
        *(int64_t *)values = workspace_of(d);
        *count = 1;
        return SUCCESS;
    }
    return BAD_PARAM;
}

/* ---- a convolution, once its stream comes to it */

static double input(const Work *w, int which, const int64_t *at) {
    int64_t offset = 0;
    for (int i = 0; i < w->problem.dims + 2; i++)
        offset += at[i] * w->problem.stride[which][i];
    const int type = w->problem.type == 9 ? R_16BF : w->problem.type;
    const double x = creal(load(w->memory[which] + bytes_of(type) * (uint64_t)offset, type));
    return w->engine == TF32 && type == R_32F ? tf32(x) : w->engine == DOWN && type != R_16BF ? (double)(_Float16)x : x;
}

static int next(int64_t *at, const int64_t *shape, int dims) {
    for (int i = dims - 1; i >= 0; i--) {
        if (++at[i] < shape[i])
            return 1;
        at[i] = 0;
    }
    return 0;
}

static void run(const Call *call) {
    const Call here = *call;
    running = &here;
    const Work *work = call->parameters[0];
    const Problem *p = &work->problem;
    const int type = p->type == 9 ? R_16BF : p->type, dims = (int)p->dims + 2;
    const int64_t in_group = p->shape[W][1], windows_in_group = p->shape[W][0] / (p->shape[X][1] / in_group), count = elements(p);
    double *sums = calloc((size_t)count, sizeof(double));
    int64_t w[MOST_DIMS] = {0}, x[MOST_DIMS], y[MOST_DIMS], *at[3] = {w, x, y};
    do { /* each element of the weight, and of a window's channel */
        int64_t y0[MOST_DIMS] = {0}, shape[MOST_DIMS];
        memcpy(shape, p->shape[Y], sizeof(shape));
        shape[1] = 1;
        do {
            memcpy(y, y0, sizeof(y));
            y[1] = w[0], x[0] = y[0], x[1] = w[0] / windows_in_group * in_group + w[1];
            int inside = 1;
            for (int i = 0; i < p->dims; i++) {
                x[2 + i] = y[2 + i] * p->steps[i] - p->padding[i] + w[2 + i] * p->dilation[i];
                inside &= x[2 + i] >= 0 && x[2 + i] < p->shape[X][2 + i];
            }
            if (!inside)
                continue;
            int64_t place = 0;
            for (int i = 0; i < dims; i++)
                place = place * p->shape[p->result][i] + at[p->result][i];
            const int a = p->result == W ? X : W, b = p->result == Y ? X : Y;
            sums[place] += input(work, a, at[a]) * input(work, b, at[b]);
            if (work->engine == HALVES)
                sums[place] = creal(rounded(sums[place], type));
        } while (next(y0, shape, dims));
    } while (next(w, p->shape[W], dims));
    int64_t inner = 1; /* windows of a channel */
    for (int i = 2; i < dims; i++)
        inner *= p->shape[Y][i];
    for (int64_t i = 0; i < count && p->is_biased; i++) {
        const int64_t place = i / inner % p->shape[Y][1] * p->stride[ADDED][1];
        sums[i] += creal(load(work->memory[ADDED] + bytes_of(type) * (uint64_t)place, type));
    }
    if (work->workspace) {
        for (int64_t i = 0; i < count; i++)
            store(work->workspace + 8 * (uint64_t)i, R_64F, sums[i]);
        for (int64_t i = 0; i < count; i++)
            sums[i] = creal(load(work->workspace + 8 * (uint64_t)i, R_64F));
    }
    int64_t to[MOST_DIMS] = {0}, i = 0;
    do {
        int64_t offset = 0;
        for (int j = 0; j < dims; j++)
            offset += to[j] * p->stride[p->result][j];
        store(work->memory[p->result] + bytes_of(type) * (uint64_t)offset, type, sums[i++]);
    } while (next(to, p->shape[p->result], dims));
    free(sums);
}

/* ---- the library's other functions */

const char *cudnnGetErrorString(int status) {
    switch (status) {
    case SUCCESS: return "CUDNN_STATUS_SUCCESS";
    case NOT_INITIALIZED: return "CUDNN_STATUS_NOT_INITIALIZED";
    case BAD_PARAM: return "CUDNN_STATUS_BAD_PARAM";
    case NOT_SUPPORTED: return "CUDNN_STATUS_NOT_SUPPORTED";
    case EXECUTION_FAILED: return "CUDNN_STATUS_EXECUTION_FAILED";
    default: return "an unknown status";
    }
}

size_t cudnnGetVersion(void) { return 92801; }

/* It loads code and takes memory: not while a stream is captured. */
int cudnnCreate(Handle **handle) {
    void *module;
    int (*load_module)(void **, const void *);
    *(void **)&load_module = of_driver("cuModuleLoadData");
    if (!load_module || load_module(&module, ""))
        return NOT_INITIALIZED;
    *handle = calloc(1, sizeof(Handle));
    (*handle)->kind = 0x1111;
    return SUCCESS;
}

/* Another thread that comes between this and what is started on the stream is seen. */
int cudnnSetStream(Handle *handle, void *stream) {
    if (!is_handle((int64_t)handle))
        return BAD_PARAM;
    handle->stream = stream, handle->thread = pthread_self();
    usleep(20);
    return SUCCESS;
}

static int start(Kernel *kernel, void *work, void *stream) {
    int (*launch)(const void *, unsigned, unsigned, unsigned, unsigned, unsigned, unsigned, unsigned, void *, void **, void **);
    *(void **)&launch = of_driver("cuLaunchKernel");
    void *parameters[] = {work};
    return !launch || launch(kernel, 1, 1, 1, 1, 1, 1, 0, stream, parameters, NULL) ? EXECUTION_FAILED : SUCCESS;
}

int cudnnBackendExecute(Handle *handle, Descriptor *plan, Descriptor *pack) {
    static const unsigned sizes[] = {sizeof(Work), 0};
    static Kernel kernels[ENGINES];
    if (!is_handle((int64_t)handle) || !plan || plan->kind != EXECUTION_PLAN || !plan->finished || !pack || pack->kind != VARIANT_PACK || !pack->finished)
        return BAD_PARAM;
    if ((Handle *)one(plan, 400) != handle || !pthread_equal(handle->thread, pthread_self()))
        return BAD_PARAM;
    if (((Descriptor *)one(plan, 401))->kind != ENGINECFG)
        return BAD_PARAM; /* nobody says that a plan may live longer than its configuration */
    Work work = {.problem = plan->problem, .engine = plan->engine};
    int64_t count, places;
    const int64_t *ids = of(pack, 1000, &count), *pointers = of(pack, 1001, &places);
    if (count != places)
        return BAD_PARAM;
    if (plan->attends)
        return start_attention(plan, ids, pointers, count, (uint64_t)one(pack, 1003), handle->stream);
    const int last = work.problem.is_biased ? ADDED : Y;
    if (count != last + 1)
        return BAD_PARAM;
    for (int i = W; i <= last; i++)
        for (int64_t j = 0; j < count; j++)
            if (ids[j] == work.problem.id[i])
                work.memory[i] = (uint64_t)pointers[j];
    for (int i = W; i <= last; i++)
        if (!work.memory[i] || work.memory[i] % (uint64_t)work.problem.alignment[i]) {
            refused++;
            return BAD_PARAM;
        }
    if (workspace_of(plan)) {
        work.workspace = (uint64_t)one(pack, 1003);
        if (!work.workspace || work.workspace % 8)
            return BAD_PARAM;
    }
    Kernel *kernel = &kernels[work.engine];
    kernel->run = run, kernel->sizes = sizes;
    snprintf(kernel->name, sizeof(kernel->name), "%s", engines[work.engine].name);
    return start(kernel, &work, handle->stream);
}
