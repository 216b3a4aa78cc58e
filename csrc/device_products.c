/* Products of matrices on a device by cublasLt, whose library is opened when the first one is wanted. It knows matrices by columns; memory that holds one by rows holds its
 * transpose by columns. So what is computed is the transpose of the result, the second factor's transpose times the first one's. */
#include "short.h"
#include <stdint.h>
#include <string.h>

#include "device_library.h"
#include "register.h"

/* Names and numbers are those of cublasLt.h, cublas_api.h and library_types.h: tests/cuda/test_cublaslt.py compares them. */
enum { CUDA_R_32F = 0, CUDA_R_64F = 1, CUDA_R_16F = 2, CUDA_C_32F = 4, CUDA_C_64F = 5, CUDA_R_16BF = 14 };
enum { CUBLAS_COMPUTE_32F = 68, CUBLAS_COMPUTE_64F = 70, CUBLAS_COMPUTE_32F_FAST_TF32 = 77 };
enum { CUBLAS_STATUS_SUCCESS = 0, CUBLAS_STATUS_NOT_SUPPORTED = 15 };
enum { CUBLAS_OP_N = 0, CUBLAS_OP_T = 1 };
enum { CUBLASLT_MATMUL_DESC_TRANSA = 3, CUBLASLT_MATMUL_DESC_TRANSB = 4, CUBLASLT_MATMUL_DESC_EPILOGUE = 7, CUBLASLT_MATMUL_DESC_BIAS_POINTER = 8 };
enum { CUBLASLT_EPILOGUE_BIAS = 4 };
enum { CUBLASLT_MATRIX_LAYOUT_BATCH_COUNT = 5, CUBLASLT_MATRIX_LAYOUT_STRIDED_BATCH_OFFSET = 6 };
enum { CUBLASLT_MATMUL_PREF_MAX_WORKSPACE_BYTES = 1, CUBLASLT_MATMUL_PREF_REDUCTION_SCHEME_MASK = 3, CUBLASLT_MATMUL_PREF_MIN_ALIGNMENT_A_BYTES = 5 };
enum { CUBLASLT_REDUCTION_SCHEME_COMPUTE_TYPE = 2 };

static const struct { int type, compute, scale; } kinds[] = { /* in the order of DTYPES in compiler/device/products.py */
    {CUDA_R_32F, CUBLAS_COMPUTE_32F, CUDA_R_32F},
    {CUDA_R_64F, CUBLAS_COMPUTE_64F, CUDA_R_64F},
    {CUDA_R_16F, CUBLAS_COMPUTE_32F, CUDA_R_32F},
    {CUDA_R_16BF, CUBLAS_COMPUTE_32F, CUDA_R_32F},
    {CUDA_C_32F, CUBLAS_COMPUTE_32F, CUDA_C_32F},
    {CUDA_C_64F, CUBLAS_COMPUTE_64F, CUDA_C_64F},
};

typedef struct {
    uint64_t algorithm[8];
    size_t workspace;
    int status;
    float waves;
    int reserved[4];
} choice_t; /* cublasLtMatmulHeuristicResult_t */

static struct {
    const char *(*cublasLtGetStatusName)(int status);
    int (*cublasLtCreate)(void **handle);
    int (*cublasLtMatmulDescCreate)(void **product, int compute, int scale);
    int (*cublasLtMatmulDescDestroy)(void *product);
    int (*cublasLtMatmulDescSetAttribute)(void *product, int attribute, const void *value, size_t bytes);
    int (*cublasLtMatrixLayoutCreate)(void **layout, int type, uint64_t rows, uint64_t columns, int64_t step);
    int (*cublasLtMatrixLayoutDestroy)(void *layout);
    int (*cublasLtMatrixLayoutSetAttribute)(void *layout, int attribute, const void *value, size_t bytes);
    int (*cublasLtMatmulPreferenceCreate)(void **preference);
    int (*cublasLtMatmulPreferenceDestroy)(void *preference);
    int (*cublasLtMatmulPreferenceSetAttribute)(void *preference, int attribute, const void *value, size_t bytes);
    int (*cublasLtMatmulAlgoGetHeuristic)(void *handle, void *product, void *a, void *b, void *c, void *d, void *preference, int most, void *choices, int *found);
    int (*cublasLtMatmul)(void *handle, void *product, const void *alpha, const void *a, void *of_a, const void *b, void *of_b, const void *beta, const void *c, void *of_c, void *d, void *of_d, const void *algorithm, void *workspace, size_t bytes, void *stream);
} library;

/* Open the library; NULL if that has worked, else what has not. */
const char *sg_products_open(const char *path) {
#define WANTED(name) {#name, (void **)&library.name}
    const wanted_t wanted[] = {
        WANTED(cublasLtGetStatusName), WANTED(cublasLtCreate), WANTED(cublasLtMatmulDescCreate), WANTED(cublasLtMatmulDescDestroy), WANTED(cublasLtMatmulDescSetAttribute),
        WANTED(cublasLtMatrixLayoutCreate), WANTED(cublasLtMatrixLayoutDestroy), WANTED(cublasLtMatrixLayoutSetAttribute), WANTED(cublasLtMatmulPreferenceCreate),
        WANTED(cublasLtMatmulPreferenceDestroy), WANTED(cublasLtMatmulPreferenceSetAttribute), WANTED(cublasLtMatmulAlgoGetHeuristic), WANTED(cublasLtMatmul),
    };
    return sg_library_open(path, wanted, sizeof(wanted) / sizeof(*wanted));
}

/* The name of an error. */
const char *sg_products_error(int status) { return library.cublasLtGetStatusName(status); }

/* A handle for the current device. 0 or an error, as of all functions here. */
int sg_products_begin(uintptr_t *handle) { return library.cublasLtCreate((void **)handle); }

enum { A, B, C, D }; /* what the library calls its matrices */

typedef struct {
    void *product, *layouts[4];
    choice_t choice;
} plan_t;

/* Let go of a plan, be it complete or not. */
void sg_product_forget(uint64_t *to) {
    plan_t *plan = (plan_t *)to;
    for (int i = A; i <= D; i++)
        if (plan->layouts[i])
            library.cublasLtMatrixLayoutDestroy(plan->layouts[i]);
    if (plan->product)
        library.cublasLtMatmulDescDestroy(plan->product);
    memset(plan, 0, sizeof(plan_t));
}

/* Describe the products of `count` pairs of matrices of rows x inner and inner x columns elements; `sizes` are these four. `matrices` are three numbers for each of the first
 * factor, the second, what is added, and the result: whether it lies by columns, the elements from one row, or column, to the next, and from one matrix to the next. The plan
 * is 18 numbers, zero before. */
int sg_product_describe(int kind, int tf32, int biased, const int64_t *sizes, const int64_t *matrices, uint64_t *to) {
    plan_t *plan = (plan_t *)to;
    const int64_t rows = sizes[0], columns = sizes[1], inner = sizes[2];
    const int64_t shapes[4][2] = {{inner, columns}, {rows, inner}, {rows, columns}, {rows, columns}}; /* by rows, of A, B, C, D */
    const int given[4] = {1, 0, 2, 3};
    const int32_t count = (int32_t)sizes[3];
    int status = library.cublasLtMatmulDescCreate(&plan->product, tf32 && kinds[kind].type == CUDA_R_32F ? CUBLAS_COMPUTE_32F_FAST_TF32 : kinds[kind].compute, kinds[kind].scale);
    for (int i = A; !status && i <= D; i++) {
        const int64_t *matrix = matrices + 3 * given[i], by_columns = matrix[0];
        status = library.cublasLtMatrixLayoutCreate(&plan->layouts[i], kinds[kind].type, (uint64_t)shapes[i][!by_columns], (uint64_t)shapes[i][by_columns], matrix[1]);
        if (!status && count > 1)
            status = library.cublasLtMatrixLayoutSetAttribute(plan->layouts[i], CUBLASLT_MATRIX_LAYOUT_BATCH_COUNT, &count, sizeof(count));
        if (!status && count > 1)
            status = library.cublasLtMatrixLayoutSetAttribute(plan->layouts[i], CUBLASLT_MATRIX_LAYOUT_STRIDED_BATCH_OFFSET, &matrix[2], sizeof(int64_t));
        if (!status && i <= B) {
            const int32_t transposed = by_columns ? CUBLAS_OP_T : CUBLAS_OP_N;
            status = library.cublasLtMatmulDescSetAttribute(plan->product, i == A ? CUBLASLT_MATMUL_DESC_TRANSA : CUBLASLT_MATMUL_DESC_TRANSB, &transposed, sizeof(transposed));
        }
    }
    const uint32_t epilogue = CUBLASLT_EPILOGUE_BIAS;
    if (!status && biased)
        status = library.cublasLtMatmulDescSetAttribute(plan->product, CUBLASLT_MATMUL_DESC_EPILOGUE, &epilogue, sizeof(epilogue));
    return status;
}

/* Choose the algorithm of a plan that was described. `alignments` are those of the first factor, the second, what is added, and the result, in bytes; `bias` is the vector, or
 * NULL; the workspace that there will have to be is put to `workspace`, and has `most` bytes at most. CUBLAS_STATUS_NOT_SUPPORTED if there is no algorithm. */
int sg_product_choose(uintptr_t handle, const uint32_t *alignments, uintptr_t bias, uint64_t most, uint64_t *to, size_t *workspace) {
    plan_t *plan = (plan_t *)to;
    void *preference = NULL;
    int found = 0;
    const uint32_t schemes = CUBLASLT_REDUCTION_SCHEME_COMPUTE_TYPE, of_matrices[4] = {alignments[1], alignments[0], alignments[2], alignments[3]};
    int status = library.cublasLtMatmulPreferenceCreate(&preference);
    if (!status)
        status = library.cublasLtMatmulPreferenceSetAttribute(preference, CUBLASLT_MATMUL_PREF_MAX_WORKSPACE_BYTES, &most, sizeof(most));
    if (!status) /* parts are not joined in what halves are stored in */
        status = library.cublasLtMatmulPreferenceSetAttribute(preference, CUBLASLT_MATMUL_PREF_REDUCTION_SCHEME_MASK, &schemes, sizeof(schemes));
    for (int i = A; !status && i <= D; i++)
        status = library.cublasLtMatmulPreferenceSetAttribute(preference, CUBLASLT_MATMUL_PREF_MIN_ALIGNMENT_A_BYTES + i, &of_matrices[i], sizeof(uint32_t));
    if (!status && bias) /* where it lies matters to the choice */
        status = library.cublasLtMatmulDescSetAttribute(plan->product, CUBLASLT_MATMUL_DESC_BIAS_POINTER, &bias, sizeof(bias));
    if (!status)
        status = library.cublasLtMatmulAlgoGetHeuristic((void *)handle, plan->product, plan->layouts[A], plan->layouts[B], plan->layouts[C], plan->layouts[D], preference, 1, &plan->choice, &found);
    if (preference)
        library.cublasLtMatmulPreferenceDestroy(preference);
    *workspace = plan->choice.workspace;
    return status ? status : found ? plan->choice.status : CUBLAS_STATUS_NOT_SUPPORTED;
}

/* Start a product on a stream: result = factors[0] * a b + factors[1] * start + bias. A factor has 16 bytes, of which its type takes what it needs. */
int sg_product_start(uintptr_t handle, const uint64_t *planned, const char *factors, uintptr_t a, uintptr_t b, uintptr_t start, uintptr_t bias, uintptr_t result, uintptr_t workspace, uintptr_t stream) {
    const plan_t *plan = (const plan_t *)planned;
    int status = CUBLAS_STATUS_SUCCESS;
    sg_library_lock(); /* a plan has one vector to add at a time */
    if (bias)
        status = library.cublasLtMatmulDescSetAttribute(plan->product, CUBLASLT_MATMUL_DESC_BIAS_POINTER, &bias, sizeof(bias));
    if (!status)
        status = library.cublasLtMatmul((void *)handle, plan->product, factors, (void *)b, plan->layouts[A], (void *)a, plan->layouts[B], factors + 16, (void *)start, plan->layouts[C], (void *)result, plan->layouts[D], plan->choice.algorithm, (void *)workspace, plan->choice.workspace, (void *)stream);
    sg_library_unlock();
    if (!status)
        sg_device_note((uintptr_t)plan->product, stream);
    return status;
}
