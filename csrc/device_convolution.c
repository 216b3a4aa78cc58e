/* Convolutions on a device by cuDNN, whose library is opened when the first one is wanted: a graph of one operation, and the first of the engines that it proposes which keeps
 * what is asked of it. */
#include <stdint.h>
#include <string.h>

#include "device_library.h"
#include "register.h"

/* Names and numbers are those of cudnn_graph.h: tests/cuda/test_cudnn.py compares them. */
enum { CUDNN_STATUS_SUCCESS = 0, CUDNN_STATUS_NOT_SUPPORTED = 3000 };
enum { CUDNN_DATA_FLOAT = 0, CUDNN_DATA_DOUBLE = 1, CUDNN_CROSS_CORRELATION = 1, CUDNN_HEUR_MODE_FALLBACK = 2, CUDNN_HEUR_MODE_A = 3 };
enum { CUDNN_TYPE_HANDLE = 0, CUDNN_TYPE_DATA_TYPE = 1, CUDNN_TYPE_INT64 = 3, CUDNN_TYPE_FLOAT = 4, CUDNN_TYPE_DOUBLE = 5, CUDNN_TYPE_VOID_PTR = 6 };
enum { CUDNN_TYPE_CONVOLUTION_MODE = 7, CUDNN_TYPE_HEUR_MODE = 8, CUDNN_TYPE_NUMERICAL_NOTE = 11, CUDNN_TYPE_BACKEND_DESCRIPTOR = 15 };
enum { CUDNN_BACKEND_CONVOLUTION_DESCRIPTOR = 1, CUDNN_BACKEND_ENGINE_DESCRIPTOR = 2, CUDNN_BACKEND_ENGINECFG_DESCRIPTOR = 3, CUDNN_BACKEND_ENGINEHEUR_DESCRIPTOR = 4 };
enum { CUDNN_BACKEND_EXECUTION_PLAN_DESCRIPTOR = 5, CUDNN_BACKEND_OPERATION_CONVOLUTION_FORWARD_DESCRIPTOR = 10 };
enum { CUDNN_BACKEND_OPERATION_CONVOLUTION_BACKWARD_FILTER_DESCRIPTOR = 11, CUDNN_BACKEND_OPERATION_CONVOLUTION_BACKWARD_DATA_DESCRIPTOR = 12 };
enum { CUDNN_BACKEND_OPERATIONGRAPH_DESCRIPTOR = 15, CUDNN_BACKEND_VARIANT_PACK_DESCRIPTOR = 16, CUDNN_BACKEND_TENSOR_DESCRIPTOR = 17 };
enum { CUDNN_ATTR_CONVOLUTION_COMP_TYPE = 100, CUDNN_ATTR_CONVOLUTION_CONV_MODE = 101, CUDNN_ATTR_CONVOLUTION_DILATIONS = 102, CUDNN_ATTR_CONVOLUTION_FILTER_STRIDES = 103 };
enum { CUDNN_ATTR_CONVOLUTION_POST_PADDINGS = 104, CUDNN_ATTR_CONVOLUTION_PRE_PADDINGS = 105, CUDNN_ATTR_CONVOLUTION_SPATIAL_DIMS = 106 };
enum { CUDNN_ATTR_ENGINEHEUR_MODE = 200, CUDNN_ATTR_ENGINEHEUR_OPERATION_GRAPH = 201, CUDNN_ATTR_ENGINEHEUR_RESULTS = 202, CUDNN_ATTR_ENGINEHEUR_DEVICEPROP = 204 };
enum { CUDNN_ATTR_ENGINECFG_ENGINE = 300, CUDNN_ATTR_EXECUTION_PLAN_HANDLE = 400, CUDNN_ATTR_EXECUTION_PLAN_ENGINE_CONFIG = 401 };
enum { CUDNN_ATTR_EXECUTION_PLAN_WORKSPACE_SIZE = 402, CUDNN_ATTR_EXECUTION_PLAN_DEVICEPROP = 407, CUDNN_ATTR_OPERATIONGRAPH_HANDLE = 800, CUDNN_ATTR_OPERATIONGRAPH_OPS = 801 };
enum { CUDNN_ATTR_OPERATION_CONVOLUTION_FORWARD_ALPHA = 700, CUDNN_ATTR_OPERATION_CONVOLUTION_BWD_DATA_ALPHA = 706, CUDNN_ATTR_OPERATION_CONVOLUTION_BWD_FILTER_ALPHA = 712 };
enum { CUDNN_ATTR_TENSOR_BYTE_ALIGNMENT = 900, CUDNN_ATTR_TENSOR_DATA_TYPE = 901, CUDNN_ATTR_TENSOR_DIMENSIONS = 902, CUDNN_ATTR_TENSOR_STRIDES = 903 };
enum { CUDNN_ATTR_TENSOR_UNIQUE_ID = 906, CUDNN_ATTR_VARIANT_PACK_UNIQUE_IDS = 1000, CUDNN_ATTR_VARIANT_PACK_DATA_POINTERS = 1001 };
enum { CUDNN_ATTR_VARIANT_PACK_WORKSPACE = 1003, CUDNN_ATTR_ENGINE_NUMERICAL_NOTE = 1303 };

/* The operations in the order of RESULTS in compiler/device/convolutions.py. The attributes that follow the first one are the same of all: beta, the convolution, w, x, y. */
static const struct { int descriptor, alpha; } operations[] = {
    {CUDNN_BACKEND_OPERATION_CONVOLUTION_FORWARD_DESCRIPTOR, CUDNN_ATTR_OPERATION_CONVOLUTION_FORWARD_ALPHA},
    {CUDNN_BACKEND_OPERATION_CONVOLUTION_BACKWARD_DATA_DESCRIPTOR, CUDNN_ATTR_OPERATION_CONVOLUTION_BWD_DATA_ALPHA},
    {CUDNN_BACKEND_OPERATION_CONVOLUTION_BACKWARD_FILTER_DESCRIPTOR, CUDNN_ATTR_OPERATION_CONVOLUTION_BWD_FILTER_ALPHA},
};

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
const char *sg_convolutions_open(const char *path) {
#define WANTED(name) {#name, (void **)&library.name}
    const wanted_t wanted[] = {
        WANTED(cudnnGetErrorString), WANTED(cudnnGetVersion), WANTED(cudnnCreate), WANTED(cudnnSetStream), WANTED(cudnnBackendCreateDescriptor),
        WANTED(cudnnBackendDestroyDescriptor), WANTED(cudnnBackendFinalize), WANTED(cudnnBackendSetAttribute), WANTED(cudnnBackendGetAttribute), WANTED(cudnnBackendExecute),
    };
    return sg_library_open(path, wanted, sizeof(wanted) / sizeof(*wanted));
}

/* What an error is called. */
const char *sg_convolutions_error(int status) { return library.cudnnGetErrorString(status); }

/* The number of the library's version, such as 92800. */
size_t sg_convolutions_version(void) { return library.cudnnGetVersion(); }

/* A handle for the current device. 0 or an error, as of all functions here. */
int sg_convolutions_begin(uintptr_t *handle) { return library.cudnnCreate((void **)handle); }

/* Steps on the way to a plan, none of which is taken once one has failed. */
static void set(int *status, void *descriptor, int attribute, int type, int64_t count, const void *values) {
    if (!*status)
        *status = library.cudnnBackendSetAttribute(descriptor, attribute, type, count, values);
}

static void get(int *status, void *descriptor, int attribute, int type, int64_t most, int64_t *count, void *values) {
    if (!*status)
        *status = library.cudnnBackendGetAttribute(descriptor, attribute, type, most, count, values);
}

static void make(int *status, int kind, void **to) {
    *to = NULL;
    if (!*status)
        *status = library.cudnnBackendCreateDescriptor(kind, to);
}

static void finish(int *status, void *descriptor) {
    if (!*status)
        *status = library.cudnnBackendFinalize(descriptor);
}

static void drop(void **descriptors, int count) {
    for (int i = 0; i < count; i++)
        if (descriptors[i])
            library.cudnnBackendDestroyDescriptor(descriptors[i]);
}

enum { W, X, Y, CONVOLUTION, OPERATION, GRAPH, COUNT }; /* descriptors; arrays in the order of an operation's attributes */
enum { MOST_CHOICES = 32, MOST_NOTES = 32 };

/* Let go of a plan: two numbers, which may be zero. */
void sg_convolution_forget(uint64_t *plan) {
    for (int i = 0; i < 2; i++, plan++)
        if (*plan)
            library.cudnnBackendDestroyDescriptor((void *)(uintptr_t)*plan), *plan = 0;
}

/* Whether an engine has one of some numerical notes, which are bits. */
static int noted(int *status, void *choice, uint64_t notes) {
    void *engine;
    int32_t found[MOST_NOTES];
    int64_t count = 0;
    make(status, CUDNN_BACKEND_ENGINE_DESCRIPTOR, &engine);
    get(status, choice, CUDNN_ATTR_ENGINECFG_ENGINE, CUDNN_TYPE_BACKEND_DESCRIPTOR, 1, &count, &engine);
    count = 0;
    get(status, engine, CUDNN_ATTR_ENGINE_NUMERICAL_NOTE, CUDNN_TYPE_NUMERICAL_NOTE, MOST_NOTES, &count, found);
    drop(&engine, 1);
    for (int64_t i = 0; !*status && i < count && i < MOST_NOTES; i++)
        if (notes >> found[i] & 1)
            return 1;
    return 0;
}

/* Make the plan of a convolution. `about` are which operation, the dtype's number and that of what is computed in, the dimensions of space, the notes of engines that may not
 * run, as bits, the most bytes of workspace, and the alignments of w, x and y in bytes. `sizes` are the shapes and strides of w, x and y, then the padding, the stride and the
 * dilation. The plan is two numbers, zero before. The device is the handle's, or that of a descriptor of properties. CUDNN_STATUS_NOT_SUPPORTED if no engine does it. */
int sg_convolution_plan(uintptr_t handle, uintptr_t properties, const int64_t *about, const int64_t *sizes, uint64_t *to, int64_t *workspace) {
    void *made[COUNT] = {NULL}, *heuristic, *choices[MOST_CHOICES], *plan;
    const int32_t type = (int32_t)about[1], compute = (int32_t)about[2], mode = CUDNN_CROSS_CORRELATION;
    const int64_t space = about[3], dims = space + 2;
    const int first = operations[about[0]].alpha, is_double = compute == CUDNN_DATA_DOUBLE;
    const double one = 1, zero = 0;
    const float narrow[2] = {1, 0};
    int64_t count;
    int status = CUDNN_STATUS_SUCCESS;
    sg_library_lock();
    make(&status, operations[about[0]].descriptor, &made[OPERATION]);
    for (int64_t i = W; i <= Y; i++, sizes += 2 * dims) {
        make(&status, CUDNN_BACKEND_TENSOR_DESCRIPTOR, &made[i]);
        set(&status, made[i], CUDNN_ATTR_TENSOR_DATA_TYPE, CUDNN_TYPE_DATA_TYPE, 1, &type);
        set(&status, made[i], CUDNN_ATTR_TENSOR_DIMENSIONS, CUDNN_TYPE_INT64, dims, sizes);
        set(&status, made[i], CUDNN_ATTR_TENSOR_STRIDES, CUDNN_TYPE_INT64, dims, sizes + dims);
        set(&status, made[i], CUDNN_ATTR_TENSOR_UNIQUE_ID, CUDNN_TYPE_INT64, 1, &i);
        set(&status, made[i], CUDNN_ATTR_TENSOR_BYTE_ALIGNMENT, CUDNN_TYPE_INT64, 1, &about[6 + i]);
        finish(&status, made[i]);
        set(&status, made[OPERATION], first + 3 + (int)i, CUDNN_TYPE_BACKEND_DESCRIPTOR, 1, &made[i]);
    }
    make(&status, CUDNN_BACKEND_CONVOLUTION_DESCRIPTOR, &made[CONVOLUTION]);
    set(&status, made[CONVOLUTION], CUDNN_ATTR_CONVOLUTION_SPATIAL_DIMS, CUDNN_TYPE_INT64, 1, &space);
    set(&status, made[CONVOLUTION], CUDNN_ATTR_CONVOLUTION_COMP_TYPE, CUDNN_TYPE_DATA_TYPE, 1, &compute);
    set(&status, made[CONVOLUTION], CUDNN_ATTR_CONVOLUTION_CONV_MODE, CUDNN_TYPE_CONVOLUTION_MODE, 1, &mode);
    set(&status, made[CONVOLUTION], CUDNN_ATTR_CONVOLUTION_PRE_PADDINGS, CUDNN_TYPE_INT64, space, sizes);
    set(&status, made[CONVOLUTION], CUDNN_ATTR_CONVOLUTION_POST_PADDINGS, CUDNN_TYPE_INT64, space, sizes);
    set(&status, made[CONVOLUTION], CUDNN_ATTR_CONVOLUTION_FILTER_STRIDES, CUDNN_TYPE_INT64, space, sizes + space);
    set(&status, made[CONVOLUTION], CUDNN_ATTR_CONVOLUTION_DILATIONS, CUDNN_TYPE_INT64, space, sizes + 2 * space);
    finish(&status, made[CONVOLUTION]);
    set(&status, made[OPERATION], first, is_double ? CUDNN_TYPE_DOUBLE : CUDNN_TYPE_FLOAT, 1, is_double ? (const void *)&one : &narrow[0]);
    set(&status, made[OPERATION], first + 1, is_double ? CUDNN_TYPE_DOUBLE : CUDNN_TYPE_FLOAT, 1, is_double ? (const void *)&zero : &narrow[1]);
    set(&status, made[OPERATION], first + 2, CUDNN_TYPE_BACKEND_DESCRIPTOR, 1, &made[CONVOLUTION]);
    finish(&status, made[OPERATION]);
    make(&status, CUDNN_BACKEND_OPERATIONGRAPH_DESCRIPTOR, &made[GRAPH]);
    set(&status, made[GRAPH], CUDNN_ATTR_OPERATIONGRAPH_OPS, CUDNN_TYPE_BACKEND_DESCRIPTOR, 1, &made[OPERATION]);
    if (!properties)
        set(&status, made[GRAPH], CUDNN_ATTR_OPERATIONGRAPH_HANDLE, CUDNN_TYPE_HANDLE, 1, &handle);
    finish(&status, made[GRAPH]);
    for (int32_t way = CUDNN_HEUR_MODE_A; !status && !to[0] && way >= CUDNN_HEUR_MODE_FALLBACK; way--) {
        memset(choices, 0, sizeof(choices));
        make(&status, CUDNN_BACKEND_ENGINEHEUR_DESCRIPTOR, &heuristic);
        set(&status, heuristic, CUDNN_ATTR_ENGINEHEUR_OPERATION_GRAPH, CUDNN_TYPE_BACKEND_DESCRIPTOR, 1, &made[GRAPH]);
        set(&status, heuristic, CUDNN_ATTR_ENGINEHEUR_MODE, CUDNN_TYPE_HEUR_MODE, 1, &way);
        if (properties)
            set(&status, heuristic, CUDNN_ATTR_ENGINEHEUR_DEVICEPROP, CUDNN_TYPE_BACKEND_DESCRIPTOR, 1, &properties);
        finish(&status, heuristic);
        for (int i = 0; i < MOST_CHOICES; i++)
            make(&status, CUDNN_BACKEND_ENGINECFG_DESCRIPTOR, &choices[i]);
        count = 0;
        get(&status, heuristic, CUDNN_ATTR_ENGINEHEUR_RESULTS, CUDNN_TYPE_BACKEND_DESCRIPTOR, MOST_CHOICES, &count, choices);
        for (int64_t i = 0; !status && !to[0] && i < count && i < MOST_CHOICES; i++) { /* a choice that fails leaves the others */
            int tried = CUDNN_STATUS_SUCCESS;
            if (noted(&tried, choices[i], (uint64_t)about[4]))
                continue;
            make(&tried, CUDNN_BACKEND_EXECUTION_PLAN_DESCRIPTOR, &plan);
            set(&tried, plan, CUDNN_ATTR_EXECUTION_PLAN_ENGINE_CONFIG, CUDNN_TYPE_BACKEND_DESCRIPTOR, 1, &choices[i]);
            set(&tried, plan, properties ? CUDNN_ATTR_EXECUTION_PLAN_DEVICEPROP : CUDNN_ATTR_EXECUTION_PLAN_HANDLE, properties ? CUDNN_TYPE_BACKEND_DESCRIPTOR : CUDNN_TYPE_HANDLE, 1, properties ? &properties : &handle);
            finish(&tried, plan);
            int64_t found = 0;
            get(&tried, plan, CUDNN_ATTR_EXECUTION_PLAN_WORKSPACE_SIZE, CUDNN_TYPE_INT64, 1, &found, workspace);
            if (!tried && *workspace <= about[5]) {
                to[0] = (uintptr_t)plan, to[1] = (uintptr_t)choices[i];
                choices[i] = NULL;
            } else
                drop(&plan, 1);
        }
        drop(choices, MOST_CHOICES);
        drop(&heuristic, 1);
    }
    drop(made, COUNT);
    sg_library_unlock();
    return status || to[0] ? status : CUDNN_STATUS_NOT_SUPPORTED;
}

/* Start a convolution on a stream; `places` are those of w, x and y. */
int sg_convolution_start(uintptr_t handle, const uint64_t *plan, const uint64_t *places, uintptr_t workspace, uintptr_t stream) {
    static const int64_t names[] = {W, X, Y};
    void *pack;
    int status = CUDNN_STATUS_SUCCESS;
    make(&status, CUDNN_BACKEND_VARIANT_PACK_DESCRIPTOR, &pack);
    set(&status, pack, CUDNN_ATTR_VARIANT_PACK_UNIQUE_IDS, CUDNN_TYPE_INT64, 3, names);
    set(&status, pack, CUDNN_ATTR_VARIANT_PACK_DATA_POINTERS, CUDNN_TYPE_VOID_PTR, 3, places);
    set(&status, pack, CUDNN_ATTR_VARIANT_PACK_WORKSPACE, CUDNN_TYPE_VOID_PTR, 1, &workspace);
    finish(&status, pack);
    sg_library_lock(); /* a handle has one stream at a time */
    if (!status)
        status = library.cudnnSetStream((void *)handle, (void *)stream);
    if (!status)
        status = library.cudnnBackendExecute((void *)handle, (void *)(uintptr_t)plan[0], pack);
    sg_library_unlock();
    drop(&pack, 1);
    if (!status)
        sg_device_note((uintptr_t)plan[0], stream);
    return status;
}
