/* cuDNN by its backend's descriptors, of which csrc/device_convolution.c and csrc/device_attention.c make graphs of one operation: its numbers, and the steps on the way to a plan. */
#ifndef SG_DEVICE_CUDNN_H
#define SG_DEVICE_CUDNN_H

#include <stdint.h>

/* Names and numbers are those of cudnn_graph.h: tests/cuda/test_cudnn.py compares them. */
enum { CUDNN_STATUS_SUCCESS = 0, CUDNN_STATUS_NOT_SUPPORTED = 3000 };
enum { CUDNN_DATA_FLOAT = 0, CUDNN_DATA_DOUBLE = 1, CUDNN_DATA_INT64 = 10, CUDNN_CROSS_CORRELATION = 1, CUDNN_HEUR_MODE_FALLBACK = 2, CUDNN_HEUR_MODE_A = 3 };
enum { CUDNN_TYPE_HANDLE = 0, CUDNN_TYPE_DATA_TYPE = 1, CUDNN_TYPE_BOOLEAN = 2, CUDNN_TYPE_INT64 = 3, CUDNN_TYPE_FLOAT = 4, CUDNN_TYPE_DOUBLE = 5, CUDNN_TYPE_VOID_PTR = 6 };
enum { CUDNN_TYPE_CONVOLUTION_MODE = 7, CUDNN_TYPE_HEUR_MODE = 8, CUDNN_TYPE_NUMERICAL_NOTE = 11, CUDNN_TYPE_BACKEND_DESCRIPTOR = 15 };
enum { CUDNN_BACKEND_CONVOLUTION_DESCRIPTOR = 1, CUDNN_BACKEND_ENGINE_DESCRIPTOR = 2, CUDNN_BACKEND_ENGINECFG_DESCRIPTOR = 3, CUDNN_BACKEND_ENGINEHEUR_DESCRIPTOR = 4 };
enum { CUDNN_BACKEND_EXECUTION_PLAN_DESCRIPTOR = 5, CUDNN_BACKEND_OPERATION_CONVOLUTION_FORWARD_DESCRIPTOR = 10 };
enum { CUDNN_BACKEND_OPERATION_CONVOLUTION_BACKWARD_FILTER_DESCRIPTOR = 11, CUDNN_BACKEND_OPERATION_CONVOLUTION_BACKWARD_DATA_DESCRIPTOR = 12 };
enum { CUDNN_BACKEND_OPERATIONGRAPH_DESCRIPTOR = 15, CUDNN_BACKEND_VARIANT_PACK_DESCRIPTOR = 16, CUDNN_BACKEND_TENSOR_DESCRIPTOR = 17 };
enum { CUDNN_ATTR_ENGINEHEUR_MODE = 200, CUDNN_ATTR_ENGINEHEUR_OPERATION_GRAPH = 201, CUDNN_ATTR_ENGINEHEUR_RESULTS = 202, CUDNN_ATTR_ENGINEHEUR_DEVICEPROP = 204 };
enum { CUDNN_ATTR_ENGINECFG_ENGINE = 300, CUDNN_ATTR_EXECUTION_PLAN_HANDLE = 400, CUDNN_ATTR_EXECUTION_PLAN_ENGINE_CONFIG = 401 };
enum { CUDNN_ATTR_EXECUTION_PLAN_WORKSPACE_SIZE = 402, CUDNN_ATTR_EXECUTION_PLAN_DEVICEPROP = 407, CUDNN_ATTR_OPERATIONGRAPH_HANDLE = 800, CUDNN_ATTR_OPERATIONGRAPH_OPS = 801 };
enum { CUDNN_ATTR_TENSOR_BYTE_ALIGNMENT = 900, CUDNN_ATTR_TENSOR_DATA_TYPE = 901, CUDNN_ATTR_TENSOR_DIMENSIONS = 902, CUDNN_ATTR_TENSOR_STRIDES = 903 };
enum { CUDNN_ATTR_TENSOR_UNIQUE_ID = 906, CUDNN_ATTR_TENSOR_IS_VIRTUAL = 907, CUDNN_ATTR_TENSOR_IS_BY_VALUE = 908 };
enum { CUDNN_ATTR_VARIANT_PACK_UNIQUE_IDS = 1000, CUDNN_ATTR_VARIANT_PACK_DATA_POINTERS = 1001 };
enum { CUDNN_BACKEND_POINTWISE_DESCRIPTOR = 0, CUDNN_BACKEND_OPERATION_POINTWISE_DESCRIPTOR = 13, CUDNN_TYPE_POINTWISE_MODE = 14, CUDNN_POINTWISE_ADD = 0 };
enum { CUDNN_ATTR_POINTWISE_MODE = 0, CUDNN_ATTR_POINTWISE_MATH_PREC = 1, CUDNN_ATTR_OPERATION_POINTWISE_PW_DESCRIPTOR = 750, CUDNN_ATTR_OPERATION_POINTWISE_XDESC = 751 };
enum { CUDNN_ATTR_OPERATION_POINTWISE_BDESC = 752, CUDNN_ATTR_OPERATION_POINTWISE_YDESC = 753 };
enum { CUDNN_ATTR_VARIANT_PACK_WORKSPACE = 1003, CUDNN_ATTR_ENGINE_NUMERICAL_NOTE = 1303 };

typedef struct {
    int64_t name; /* by which an operation's start is given its memory */
    int32_t type, is_virtual, is_by_value;
    int64_t alignment, dims;
    const int64_t *sizes; /* the shape, then the strides */
} tensor_t;

/* Steps on the way to a plan, none of which is taken once one has failed. */
void sg_cudnn_make(int *status, int kind, void **to);
void sg_cudnn_set(int *status, void *descriptor, int attribute, int type, int64_t count, const void *values);
void sg_cudnn_finish(int *status, void *descriptor);
void sg_cudnn_tensor(int *status, void **to, tensor_t tensor);
void sg_cudnn_sum(int *status, void **mode, void **operation, int32_t compute, void *x, void *bias, void *y);
void sg_cudnn_drop(void **descriptors, int count);
void sg_cudnn_plan(int *status, uintptr_t handle, uintptr_t properties, void *const *operations, int64_t count, uint64_t notes, int64_t most, uint64_t *to, int64_t *workspace);

#endif
