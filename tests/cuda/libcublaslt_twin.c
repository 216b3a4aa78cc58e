/* cublasLt without a device: those functions of libcublasLt.so that csrc/device_products.c calls, over memory of the host. Descriptors are held to what the documentation says of
 * them. A product is a kernel of the driver without a device (libcuda_twin.c): it runs as late as its stream allows, and within a capture it is kept. An algorithm asks for what it
 * may: a workspace, which it uses, and alignments, as far as it was promised some, on which it insists. */
#include <stdlib.h>

#include "twin_elements.h"

enum { SUCCESS, NOT_INITIALIZED = 1, INVALID_VALUE = 7, EXECUTION_FAILED = 13, NOT_SUPPORTED = 15 };
enum { COMPUTE_32F = 68, COMPUTE_64F = 70, FAST_TF32 = 77 };
enum { DEFAULT = 1, BIAS = 4 };
enum { A, B, C, D };
enum { HANDLE = 0x1111, PRODUCT, LAYOUT, PREFERENCE };

typedef struct {
    int kind, type;
    int32_t count;
    uint64_t rows, columns;
    int64_t step, between;
} Layout;

typedef struct {
    int kind, compute, scale;
    int32_t transposed[2];
    uint32_t epilogue;
    uint64_t bias;
} Product;

typedef struct {
    int kind;
    uint64_t workspace;
    uint32_t schemes, alignments[4];
} Preference;

typedef struct {
    uint64_t problem, workspace;
    uint32_t alignments[5]; /* and of the bias */
    uint32_t parts_in_output;
    uint64_t unused[3];
} Algorithm;

_Static_assert(sizeof(Algorithm) == 64, "as in cublasLt.h");

typedef struct {
    Algorithm algorithm;
    size_t workspace;
    int status;
    float waves;
    int reserved[4];
} Choice;

typedef struct { /* what is computed */
    Product product;
    Layout layouts[4];
    uint64_t memory[4], workspace, bytes;
    double complex alpha, beta;
    uint32_t parts_in_output;
} Work;

static int asked, offers = 1, alive; /* how often the heuristic was asked; whether it has an algorithm; descriptors that were not destroyed */

static int refused; /* products that do not keep what was said of them */
static int forgets; /* nothing that is started runs */

void twin_forgets(int yes) { forgets = yes; }
int twin_refused(void) { return refused; }
int twin_asked(void) { return asked; }
int twin_alive(void) { return alive; }
void twin_offers(int yes) { offers = yes; }

/* ---- a product, once its stream comes to it */

static uint64_t place(const Work *w, int which, int64_t matrix, uint64_t row, uint64_t column) {
    const Layout *l = &w->layouts[which];
    return w->memory[which] + bytes_of(l->type) * (uint64_t)(matrix * l->between + (int64_t)row + (int64_t)column * l->step);
}

static double complex factor(const Work *w, int which, int64_t matrix, uint64_t row, uint64_t column) {
    const int transposed = w->product.transposed[which];
    const double complex x = load(place(w, which, matrix, transposed ? column : row, transposed ? row : column), w->layouts[which].type);
    return w->product.compute == FAST_TF32 ? tf32(creal(x)) : x;
}

/* The sum over some of the inner dimension, in double, rounded to what is computed in. */
static double complex part(const Work *w, int64_t matrix, uint64_t row, uint64_t column, uint64_t first, uint64_t end) {
    double complex sum = 0;
    for (uint64_t i = first; i < end; i++)
        sum += factor(w, A, matrix, row, i) * factor(w, B, matrix, i, column);
    return sum;
}

static void run(const Call *call) {
    const Call here = *call;
    running = &here;
    const Work *w = call->parameters[0];
    const Layout *d = &w->layouts[D];
    const uint64_t inner = w->product.transposed[A] ? w->layouts[A].rows : w->layouts[A].columns, half = w->workspace ? inner / 2 : 0;
    for (int step = 0; step < 2; step++) /* parts that lie in the workspace come first */
        for (int64_t matrix = 0; matrix < d->count; matrix++)
            for (uint64_t column = 0; column < d->columns; column++)
                for (uint64_t row = 0; row < d->rows; row++) {
                    const uint64_t kept = w->workspace + 16 * ((uint64_t)matrix * d->rows * d->columns + column * d->rows + row);
                    double complex sum = w->alpha == 0 ? 0 : step ? part(w, matrix, row, column, half, inner) : w->workspace ? part(w, matrix, row, column, 0, half) : 0;
                    if (w->parts_in_output)
                        sum = rounded(sum, d->type);
                    if (!step && w->workspace)
                        store(kept, C_64F, sum);
                    if (!step)
                        continue;
                    if (w->workspace)
                        sum += load(kept, C_64F);
                    sum *= w->alpha;
                    if (w->beta != 0)
                        sum += w->beta * load(place(w, C, matrix, row, column), w->layouts[C].type);
                    if (w->product.epilogue & BIAS)
                        sum += load(w->product.bias + bytes_of(d->type) * row, d->type);
                    store(place(w, D, matrix, row, column), d->type, sum);
                }
}

static const unsigned sizes[] = {sizeof(Work), 0};
static const Kernel kernels[2] = {{run, sizes, "cublasLt_product"}, {run, sizes, "cublasLt_bias"}};

/* ---- the library's functions */

const char *cublasLtGetStatusName(int status) {
    switch (status) {
    case SUCCESS: return "CUBLAS_STATUS_SUCCESS";
    case NOT_INITIALIZED: return "CUBLAS_STATUS_NOT_INITIALIZED";
    case INVALID_VALUE: return "CUBLAS_STATUS_INVALID_VALUE";
    case EXECUTION_FAILED: return "CUBLAS_STATUS_EXECUTION_FAILED";
    case NOT_SUPPORTED: return "CUBLAS_STATUS_NOT_SUPPORTED";
    default: return "unrecognized status";
    }
}

/* It loads code and takes memory: not while a stream is captured. */
int cublasLtCreate(int **handle) {
    void *module;
    int (*load_module)(void **, const void *);
    *(void **)&load_module = of_driver("cuModuleLoadData");
    if (!load_module || load_module(&module, ""))
        return NOT_INITIALIZED;
    *handle = malloc(sizeof(int));
    **handle = HANDLE;
    return SUCCESS;
}

int cublasLtMatmulDescCreate(Product **to, int compute, int scale) {
    *to = calloc(1, sizeof(Product));
    (*to)->kind = PRODUCT, (*to)->compute = compute, (*to)->scale = scale, (*to)->epilogue = DEFAULT;
    alive++;
    return SUCCESS;
}

int cublasLtMatrixLayoutCreate(Layout **to, int type, uint64_t rows, uint64_t columns, int64_t step) {
    *to = calloc(1, sizeof(Layout));
    (*to)->kind = LAYOUT, (*to)->type = type, (*to)->rows = rows, (*to)->columns = columns, (*to)->step = step, (*to)->count = 1;
    alive++;
    return SUCCESS;
}

int cublasLtMatmulPreferenceCreate(Preference **to) {
    *to = calloc(1, sizeof(Preference));
    (*to)->kind = PREFERENCE, (*to)->schemes = 7;
    for (int i = A; i <= D; i++)
        (*to)->alignments[i] = 256;
    alive++;
    return SUCCESS;
}

static int let_go(int *descriptor, int kind) {
    if (!descriptor || *descriptor != kind)
        return INVALID_VALUE;
    *descriptor = 0;
    free(descriptor);
    alive--;
    return SUCCESS;
}

int cublasLtMatmulDescDestroy(Product *product) { return let_go(&product->kind, PRODUCT); }
int cublasLtMatrixLayoutDestroy(Layout *layout) { return let_go(&layout->kind, LAYOUT); }
int cublasLtMatmulPreferenceDestroy(Preference *preference) { return let_go(&preference->kind, PREFERENCE); }

static int put(void *to, size_t wanted, const void *value, size_t bytes) {
    if (!to || !value || bytes != wanted)
        return INVALID_VALUE;
    memcpy(to, value, bytes);
    return SUCCESS;
}

int cublasLtMatmulDescSetAttribute(Product *p, int attribute, const void *value, size_t bytes) {
    if (p->kind != PRODUCT)
        return INVALID_VALUE;
    return attribute == 3 || attribute == 4 ? put(&p->transposed[attribute - 3], 4, value, bytes)
         : attribute == 7                   ? put(&p->epilogue, 4, value, bytes)
         : attribute == 8                   ? put(&p->bias, 8, value, bytes)
                                            : INVALID_VALUE;
}

int cublasLtMatrixLayoutSetAttribute(Layout *l, int attribute, const void *value, size_t bytes) {
    if (l->kind != LAYOUT)
        return INVALID_VALUE;
    return attribute == 5 ? put(&l->count, 4, value, bytes) : attribute == 6 ? put(&l->between, 8, value, bytes) : INVALID_VALUE;
}

int cublasLtMatmulPreferenceSetAttribute(Preference *p, int attribute, const void *value, size_t bytes) {
    if (p->kind != PREFERENCE)
        return INVALID_VALUE;
    return attribute == 1                   ? put(&p->workspace, 8, value, bytes)
         : attribute == 3                   ? put(&p->schemes, 4, value, bytes)
         : attribute >= 5 && attribute <= 8 ? put(&p->alignments[attribute - 5], 4, value, bytes)
                                            : INVALID_VALUE;
}

/* What the documentation demands of a product: SUCCESS, INVALID_VALUE for what contradicts itself, NOT_SUPPORTED for types that do not go together. */
static int consistent(const int *handle, const Product *p, Layout *const *layouts) {
    if (!handle || *handle != HANDLE || p->kind != PRODUCT)
        return INVALID_VALUE;
    for (int i = A; i <= D; i++) {
        const Layout *l = layouts[i];
        if (l->kind != LAYOUT || !l->rows || !l->columns || l->step < (int64_t)l->rows || l->count < 1 || l->count != layouts[D]->count || l->between < 0)
            return INVALID_VALUE;
    }
    const Layout *a = layouts[A], *b = layouts[B], *c = layouts[C], *d = layouts[D];
    const int *t = p->transposed;
    if (t[A] < 0 || t[A] > 1 || t[B] < 0 || t[B] > 1) /* no conjugates are asked for */
        return INVALID_VALUE;
    if ((t[A] ? a->columns : a->rows) != d->rows || (t[B] ? b->rows : b->columns) != d->columns || (t[A] ? a->rows : a->columns) != (t[B] ? b->columns : b->rows))
        return INVALID_VALUE;
    if (c->rows != d->rows || c->columns != d->columns)
        return INVALID_VALUE;
    if (d->count > 1 && (c->between < c->step * (int64_t)(c->columns - 1) + (int64_t)c->rows || d->between < d->step * (int64_t)(d->columns - 1) + (int64_t)d->rows))
        return INVALID_VALUE; /* results would overlap */
    const int type = d->type, wide = type == R_64F || type == C_64F;
    if (a->type != type || b->type != type || c->type != type)
        return NOT_SUPPORTED;
    if (type != R_32F && type != R_64F && type != R_16F && type != R_16BF && !is_complex(type))
        return INVALID_VALUE;
    if (p->scale != (type == R_16F || type == R_16BF ? R_32F : type) || (p->compute != (wide ? COMPUTE_64F : COMPUTE_32F) && !(p->compute == FAST_TF32 && type == R_32F)))
        return NOT_SUPPORTED;
    if (p->epilogue == BIAS && is_complex(type))
        return NOT_SUPPORTED;
    return p->epilogue == DEFAULT || p->epilogue == BIAS ? SUCCESS : INVALID_VALUE;
}

static uint64_t problem_of(const Product *p, Layout *const *layouts) {
    uint64_t found = 14695981039346656037u;
    const int64_t about[] = {p->compute, p->scale, p->transposed[A], p->transposed[B], p->epilogue};
    for (size_t i = 0; i < sizeof(about) / sizeof(*about); i++)
        found = (found ^ (uint64_t)about[i]) * 1099511628211u;
    for (int i = A; i <= D; i++) {
        const int64_t of_layout[] = {layouts[i]->type, layouts[i]->count, (int64_t)layouts[i]->rows, (int64_t)layouts[i]->columns, layouts[i]->step, layouts[i]->between};
        for (size_t j = 0; j < sizeof(of_layout) / sizeof(*of_layout); j++)
            found = (found ^ (uint64_t)of_layout[j]) * 1099511628211u;
    }
    return found;
}

/* One algorithm: long sums in parts, for which there must be a workspace, and vectors of 16 bytes where nothing speaks against them. */
int cublasLtMatmulAlgoGetHeuristic(int *handle, Product *p, Layout *a, Layout *b, Layout *c, Layout *d, Preference *preference, int most, Choice *choices, int *found) {
    Layout *const layouts[4] = {a, b, c, d};
    asked++;
    *found = 0;
    if (most < 1 || preference->kind != PREFERENCE)
        return INVALID_VALUE;
    const int status = consistent(handle, p, layouts);
    if (status)
        return status;
    if (p->epilogue == BIAS && !p->bias)
        return INVALID_VALUE;
    if (!offers)
        return NOT_SUPPORTED;
    memset(choices, 0, sizeof(Choice));
    const uint64_t wanted = 16 * (uint64_t)d->count * d->rows * d->columns;
    Algorithm *algorithm = &choices->algorithm;
    algorithm->problem = problem_of(p, layouts);
    algorithm->workspace = (p->transposed[A] ? a->rows : a->columns) >= 8 && wanted <= preference->workspace ? wanted : 0;
    algorithm->parts_in_output = preference->schemes & 5;
    for (int i = A; i <= D; i++) {
        const uint64_t step = bytes_of(layouts[i]->type) * (uint64_t)layouts[i]->step, between = bytes_of(layouts[i]->type) * (uint64_t)layouts[i]->between;
        algorithm->alignments[i] = step % 16 == 0 && between % 16 == 0 && preference->alignments[i] >= 16 ? preference->alignments[i] : 1;
    }
    algorithm->alignments[4] = p->epilogue == BIAS && p->bias % 16 == 0 ? 16 : 1;
    choices->workspace = algorithm->workspace, choices->status = SUCCESS, choices->waves = 1;
    *found = 1;
    return SUCCESS;
}

static double complex number(const void *from, int type) {
    return type == R_32F ? *(const float *)from : type == R_64F ? *(const double *)from : type == C_32F ? *(const float complex *)from : *(const double complex *)from;
}

int cublasLtMatmul(int *handle, Product *p, const void *alpha, const void *at_a, Layout *a, const void *at_b, Layout *b, const void *beta, const void *at_c, Layout *c, void *at_d, Layout *d, const Algorithm *algorithm, void *workspace, size_t bytes, void *stream) {
    Layout *const layouts[4] = {a, b, c, d};
    if (forgets)
        return SUCCESS;
    const uint64_t memory[5] = {(uint64_t)at_a, (uint64_t)at_b, (uint64_t)at_c, (uint64_t)at_d, p->bias};
    const int status = consistent(handle, p, layouts);
    if (status)
        return status;
    if (!alpha || !beta || !algorithm || algorithm->problem != problem_of(p, layouts) || bytes < algorithm->workspace || (algorithm->workspace && !workspace) || (uint64_t)workspace % 16)
        return INVALID_VALUE;
    for (int i = A; i <= D; i++)
        if (!memory[i] || memory[i] % algorithm->alignments[i]) {
            refused++;
            return INVALID_VALUE;
        }
    if (p->epilogue == BIAS && (!p->bias || p->bias % algorithm->alignments[4]))
        return INVALID_VALUE;
    Work work = {.product = *p, .workspace = algorithm->workspace ? (uint64_t)workspace : 0, .bytes = bytes, .parts_in_output = algorithm->parts_in_output};
    for (int i = A; i <= D; i++)
        work.layouts[i] = *layouts[i], work.memory[i] = memory[i];
    work.alpha = number(alpha, p->scale), work.beta = number(beta, p->scale);
    if (work.beta != 0 && at_c == at_d && (c->step != d->step || c->between != d->between))
        return INVALID_VALUE;
    int (*launch)(const void *, unsigned, unsigned, unsigned, unsigned, unsigned, unsigned, unsigned, void *, void **, void **);
    *(void **)&launch = of_driver("cuLaunchKernel");
    void *parameters[] = {&work};
    return !launch || launch(&kernels[p->epilogue == BIAS], 1, 1, 1, 1, 1, 1, 0, stream, parameters, NULL) ? EXECUTION_FAILED : SUCCESS;
}
