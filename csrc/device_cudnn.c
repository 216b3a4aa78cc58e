/* What a device's convolutions and attention have in common: cuDNN, whose library is opened when one of them is first wanted, the first of the engines that it proposes for a graph which
 * keeps what is asked of it, and the start of what is planned. */
#include "short.h"
#include "device_cudnn.h"

#include <string.h>

#include "device_library.h"
#include "register.h"

static struct {
    const char *(*cudnnGetErrorString)(int status);
    size_t (*cudnnGetVersion)(void);
    int (*cudnnCreate)(void **handle);
    int (*cudnnSetStream)(void *handle, void *stream);
    int (*cudnnBackendCreateDescriptor)(int kind, void **descriptor);
    int (*cudnnBackendDestroyDescriptor)(void *descriptor);
    int (*cudnnBackendFinalize)(void *descriptor);
    int (*cudnnBackendSetAttribute)(void *descriptor, int attribute, int type, int64_t count, const void *values);
    int (*cudnnBackendGetAttribute)(void *descriptor, int attribute, int type, int64_t most, int64_t *count, void *values);
    int (*cudnnBackendExecute)(void *handle, void *plan, void *pack);
} library;

/* Open the library; NULL if that has worked, else what has not. */
const char *sg_cudnn_open(const char *path) {
#define WANTED(name) {#name, (void **)&library.name}
    const wanted_t wanted[] = {
        WANTED(cudnnGetErrorString), WANTED(cudnnGetVersion), WANTED(cudnnCreate), WANTED(cudnnSetStream), WANTED(cudnnBackendCreateDescriptor),
        WANTED(cudnnBackendDestroyDescriptor), WANTED(cudnnBackendFinalize), WANTED(cudnnBackendSetAttribute), WANTED(cudnnBackendGetAttribute), WANTED(cudnnBackendExecute),
    };
    return sg_library_open(path, wanted, sizeof(wanted) / sizeof(*wanted));
}

/* What an error is called. */
const char *sg_cudnn_error(int status) { return library.cudnnGetErrorString(status); }

/* The number of the library's version, such as 92800. */
size_t sg_cudnn_version(void) { return library.cudnnGetVersion(); }

/* A handle for the current device. 0 or an error, as of all functions here. */
int sg_cudnn_begin(uintptr_t *handle) { return library.cudnnCreate((void **)handle); }

void sg_cudnn_set(int *status, void *descriptor, int attribute, int type, int64_t count, const void *values) {
    if (!*status)
        *status = library.cudnnBackendSetAttribute(descriptor, attribute, type, count, values);
}

static void get(int *status, void *descriptor, int attribute, int type, int64_t most, int64_t *count, void *values) {
    if (!*status)
        *status = library.cudnnBackendGetAttribute(descriptor, attribute, type, most, count, values);
}

void sg_cudnn_make(int *status, int kind, void **to) {
    *to = NULL;
    if (!*status)
        *status = library.cudnnBackendCreateDescriptor(kind, to);
}

void sg_cudnn_finish(int *status, void *descriptor) {
    if (!*status)
        *status = library.cudnnBackendFinalize(descriptor);
}

void sg_cudnn_drop(void **descriptors, int count) {
    for (int i = 0; i < count; i++)
        if (descriptors[i])
            library.cudnnBackendDestroyDescriptor(descriptors[i]);
}

/* A tensor, finished. */
void sg_cudnn_tensor(int *status, void **to, tensor_t tensor) {
    const char yes = 1;
    sg_cudnn_make(status, CUDNN_BACKEND_TENSOR_DESCRIPTOR, to);
    sg_cudnn_set(status, *to, CUDNN_ATTR_TENSOR_DATA_TYPE, CUDNN_TYPE_DATA_TYPE, 1, &tensor.type);
    sg_cudnn_set(status, *to, CUDNN_ATTR_TENSOR_DIMENSIONS, CUDNN_TYPE_INT64, tensor.dims, tensor.sizes);
    sg_cudnn_set(status, *to, CUDNN_ATTR_TENSOR_STRIDES, CUDNN_TYPE_INT64, tensor.dims, tensor.sizes + tensor.dims);
    sg_cudnn_set(status, *to, CUDNN_ATTR_TENSOR_UNIQUE_ID, CUDNN_TYPE_INT64, 1, &tensor.name);
    sg_cudnn_set(status, *to, CUDNN_ATTR_TENSOR_BYTE_ALIGNMENT, CUDNN_TYPE_INT64, 1, &tensor.alignment);
    if (tensor.is_virtual)
        sg_cudnn_set(status, *to, CUDNN_ATTR_TENSOR_IS_VIRTUAL, CUDNN_TYPE_BOOLEAN, 1, &yes);
    if (tensor.is_by_value)
        sg_cudnn_set(status, *to, CUDNN_ATTR_TENSOR_IS_BY_VALUE, CUDNN_TYPE_BOOLEAN, 1, &yes);
    sg_cudnn_finish(status, *to);
}

enum { MOST_CHOICES = 32, MOST_NOTES = 32 };

/* Let go of a plan: two numbers, which may be zero. */
void sg_cudnn_forget(uint64_t *plan) {
    for (int i = 0; i < 2; i++, plan++)
        if (*plan)
            library.cudnnBackendDestroyDescriptor((void *)(uintptr_t)*plan), *plan = 0;
}

/* Whether an engine has one of some numerical notes, which are bits. */
static int noted(int *status, void *choice, uint64_t notes) {
    void *engine;
    int32_t found[MOST_NOTES];
    int64_t count = 0;
    sg_cudnn_make(status, CUDNN_BACKEND_ENGINE_DESCRIPTOR, &engine);
    get(status, choice, CUDNN_ATTR_ENGINECFG_ENGINE, CUDNN_TYPE_BACKEND_DESCRIPTOR, 1, &count, &engine);
    count = 0;
    get(status, engine, CUDNN_ATTR_ENGINE_NUMERICAL_NOTE, CUDNN_TYPE_NUMERICAL_NOTE, MOST_NOTES, &count, found);
    sg_cudnn_drop(&engine, 1);
    for (int64_t i = 0; !*status && i < count && i < MOST_NOTES; i++)
        if (notes >> found[i] & 1)
            return 1;
    return 0;
}

/* Make an operation, which is finished: the sum of two tensors, of which the second may repeat its elements, computed in a type. */
void sg_cudnn_sum(int *status, void **mode, void **operation, int32_t compute, void *x, void *bias, void *y) {
    const int32_t sum = CUDNN_POINTWISE_ADD;
    sg_cudnn_make(status, CUDNN_BACKEND_POINTWISE_DESCRIPTOR, mode);
    sg_cudnn_set(status, *mode, CUDNN_ATTR_POINTWISE_MODE, CUDNN_TYPE_POINTWISE_MODE, 1, &sum);
    sg_cudnn_set(status, *mode, CUDNN_ATTR_POINTWISE_MATH_PREC, CUDNN_TYPE_DATA_TYPE, 1, &compute);
    sg_cudnn_finish(status, *mode);
    sg_cudnn_make(status, CUDNN_BACKEND_OPERATION_POINTWISE_DESCRIPTOR, operation);
    sg_cudnn_set(status, *operation, CUDNN_ATTR_OPERATION_POINTWISE_PW_DESCRIPTOR, CUDNN_TYPE_BACKEND_DESCRIPTOR, 1, mode);
    sg_cudnn_set(status, *operation, CUDNN_ATTR_OPERATION_POINTWISE_XDESC, CUDNN_TYPE_BACKEND_DESCRIPTOR, 1, &x);
    sg_cudnn_set(status, *operation, CUDNN_ATTR_OPERATION_POINTWISE_BDESC, CUDNN_TYPE_BACKEND_DESCRIPTOR, 1, &bias);
    sg_cudnn_set(status, *operation, CUDNN_ATTR_OPERATION_POINTWISE_YDESC, CUDNN_TYPE_BACKEND_DESCRIPTOR, 1, &y);
    sg_cudnn_finish(status, *operation);
}

/* Write the plan of finished operations, of the first engine that has none of some notes and wants no more workspace than the most; zeros where there is none. */
void sg_cudnn_plan(int *status, uintptr_t handle, uintptr_t properties, void *const *operations, int64_t many, uint64_t notes, int64_t most, uint64_t *to, int64_t *workspace) {
    void *graph, *heuristic, *choices[MOST_CHOICES], *plan;
    int64_t count;
    sg_cudnn_make(status, CUDNN_BACKEND_OPERATIONGRAPH_DESCRIPTOR, &graph);
    sg_cudnn_set(status, graph, CUDNN_ATTR_OPERATIONGRAPH_OPS, CUDNN_TYPE_BACKEND_DESCRIPTOR, many, operations);
    if (!properties)
        sg_cudnn_set(status, graph, CUDNN_ATTR_OPERATIONGRAPH_HANDLE, CUDNN_TYPE_HANDLE, 1, &handle);
    sg_cudnn_finish(status, graph);
    const int32_t last = many > 1 ? CUDNN_HEUR_MODE_A : CUDNN_HEUR_MODE_FALLBACK; /* operations that no fast engine does at once are done one by one */
    for (int32_t way = CUDNN_HEUR_MODE_A; !*status && !to[0] && way >= last; way--) {
        memset(choices, 0, sizeof(choices));
        sg_cudnn_make(status, CUDNN_BACKEND_ENGINEHEUR_DESCRIPTOR, &heuristic);
        sg_cudnn_set(status, heuristic, CUDNN_ATTR_ENGINEHEUR_OPERATION_GRAPH, CUDNN_TYPE_BACKEND_DESCRIPTOR, 1, &graph);
        sg_cudnn_set(status, heuristic, CUDNN_ATTR_ENGINEHEUR_MODE, CUDNN_TYPE_HEUR_MODE, 1, &way);
        if (properties)
            sg_cudnn_set(status, heuristic, CUDNN_ATTR_ENGINEHEUR_DEVICEPROP, CUDNN_TYPE_BACKEND_DESCRIPTOR, 1, &properties);
        sg_cudnn_finish(status, heuristic);
        for (int i = 0; i < MOST_CHOICES; i++)
            sg_cudnn_make(status, CUDNN_BACKEND_ENGINECFG_DESCRIPTOR, &choices[i]);
        count = 0;
        get(status, heuristic, CUDNN_ATTR_ENGINEHEUR_RESULTS, CUDNN_TYPE_BACKEND_DESCRIPTOR, MOST_CHOICES, &count, choices);
        for (int64_t i = 0; !*status && !to[0] && i < count && i < MOST_CHOICES; i++) { /* a choice that fails leaves the others */
            int tried = CUDNN_STATUS_SUCCESS;
            if (noted(&tried, choices[i], notes))
                continue;
            sg_cudnn_make(&tried, CUDNN_BACKEND_EXECUTION_PLAN_DESCRIPTOR, &plan);
            sg_cudnn_set(&tried, plan, CUDNN_ATTR_EXECUTION_PLAN_ENGINE_CONFIG, CUDNN_TYPE_BACKEND_DESCRIPTOR, 1, &choices[i]);
            sg_cudnn_set(&tried, plan, properties ? CUDNN_ATTR_EXECUTION_PLAN_DEVICEPROP : CUDNN_ATTR_EXECUTION_PLAN_HANDLE, properties ? CUDNN_TYPE_BACKEND_DESCRIPTOR : CUDNN_TYPE_HANDLE, 1, properties ? &properties : &handle);
            sg_cudnn_finish(&tried, plan);
            int64_t found = 0;
            get(&tried, plan, CUDNN_ATTR_EXECUTION_PLAN_WORKSPACE_SIZE, CUDNN_TYPE_INT64, 1, &found, workspace);
            if (!tried && *workspace <= most) {
                to[0] = (uintptr_t)plan, to[1] = (uintptr_t)choices[i];
                choices[i] = NULL;
            } else
                sg_cudnn_drop(&plan, 1);
        }
        sg_cudnn_drop(choices, MOST_CHOICES);
        sg_cudnn_drop(&heuristic, 1);
    }
    sg_cudnn_drop(&graph, 1);
    if (!*status && !to[0])
        *status = CUDNN_STATUS_NOT_SUPPORTED;
}

/* Start what is planned on a stream; `places` are the memory of its tensors, by their names. */
int sg_cudnn_start(uintptr_t handle, const uint64_t *plan, int count, const int64_t *names, const uint64_t *places, uintptr_t workspace, uintptr_t stream) {
    void *pack;
    int status = CUDNN_STATUS_SUCCESS;
    sg_cudnn_make(&status, CUDNN_BACKEND_VARIANT_PACK_DESCRIPTOR, &pack);
    sg_cudnn_set(&status, pack, CUDNN_ATTR_VARIANT_PACK_UNIQUE_IDS, CUDNN_TYPE_INT64, count, names);
    sg_cudnn_set(&status, pack, CUDNN_ATTR_VARIANT_PACK_DATA_POINTERS, CUDNN_TYPE_VOID_PTR, count, places);
    sg_cudnn_set(&status, pack, CUDNN_ATTR_VARIANT_PACK_WORKSPACE, CUDNN_TYPE_VOID_PTR, 1, &workspace);
    sg_cudnn_finish(&status, pack);
    sg_library_lock(); /* a handle has one stream at a time */
    if (!status)
        status = library.cudnnSetStream((void *)handle, (void *)stream);
    if (!status)
        status = library.cudnnBackendExecute((void *)handle, (void *)(uintptr_t)plan[0], pack);
    sg_library_unlock();
    sg_cudnn_drop(&pack, 1);
    if (!status)
        sg_device_note((uintptr_t)plan[0], stream);
    return status;
}
