/* Convolutions on a device by cuDNN: graphs of one operation, or of two where a bias is added. */
#include "device_cudnn.h"
#include "device_library.h"
#include "register.h"

enum { CUDNN_ATTR_CONVOLUTION_COMP_TYPE = 100, CUDNN_ATTR_CONVOLUTION_CONV_MODE = 101, CUDNN_ATTR_CONVOLUTION_DILATIONS = 102, CUDNN_ATTR_CONVOLUTION_FILTER_STRIDES = 103 };
enum { CUDNN_ATTR_CONVOLUTION_POST_PADDINGS = 104, CUDNN_ATTR_CONVOLUTION_PRE_PADDINGS = 105, CUDNN_ATTR_CONVOLUTION_SPATIAL_DIMS = 106 };
enum { CUDNN_ATTR_OPERATION_CONVOLUTION_FORWARD_ALPHA = 700, CUDNN_ATTR_OPERATION_CONVOLUTION_BWD_DATA_ALPHA = 706, CUDNN_ATTR_OPERATION_CONVOLUTION_BWD_FILTER_ALPHA = 712 };

/* The operations in the order of RESULTS in compiler/device/convolutions.py. The attributes that follow the first one are the same of all: beta, the convolution, w, x, y. */
static const struct { int descriptor, alpha; } operations[] = {
    {CUDNN_BACKEND_OPERATION_CONVOLUTION_FORWARD_DESCRIPTOR, CUDNN_ATTR_OPERATION_CONVOLUTION_FORWARD_ALPHA},
    {CUDNN_BACKEND_OPERATION_CONVOLUTION_BACKWARD_DATA_DESCRIPTOR, CUDNN_ATTR_OPERATION_CONVOLUTION_BWD_DATA_ALPHA},
    {CUDNN_BACKEND_OPERATION_CONVOLUTION_BACKWARD_FILTER_DESCRIPTOR, CUDNN_ATTR_OPERATION_CONVOLUTION_BWD_FILTER_ALPHA},
};

enum { W, X, Y, BIAS, BEFORE, CONVOLUTION, MODE, OPERATION, ADDITION, COUNT }; /* descriptors; arrays in the order of an operation's attributes, then a bias, and the sums before it is added */

/* Make the plan of a convolution. `about` are which operation, the dtype's number and that of what is computed in, the dimensions of space, the notes of engines that may not
 * run, as bits, the most bytes of workspace, the alignments of w, x and y in bytes, and that of a bias of each channel of y, 0 if there is none. `sizes` are the shapes and strides of w, x and y, then those of a bias,
 * if any, then the padding, the stride and the dilation. The plan is two numbers, zero before. The device is the handle's, or that of a descriptor of properties. CUDNN_STATUS_NOT_SUPPORTED if no engine does it. */
int sg_convolution_plan(uintptr_t handle, uintptr_t properties, const int64_t *about, const int64_t *sizes, uint64_t *to, int64_t *workspace) {
    void *made[COUNT] = {NULL};
    const int32_t type = (int32_t)about[1], compute = (int32_t)about[2], mode = CUDNN_CROSS_CORRELATION;
    const int64_t space = about[3], dims = space + 2;
    const int is_biased = about[9] > 0, first = operations[about[0]].alpha, is_double = compute == CUDNN_DATA_DOUBLE;
    const double one = 1, zero = 0;
    const float narrow[2] = {1, 0};
    int status = CUDNN_STATUS_SUCCESS;
    sg_library_lock();
    sg_cudnn_make(&status, operations[about[0]].descriptor, &made[OPERATION]);
    for (int64_t i = W; i <= Y; i++, sizes += 2 * dims) {
        const int64_t to_add = i == Y && is_biased ? BEFORE : i;
        sg_cudnn_tensor(&status, &made[i], (tensor_t){.name = i, .type = type, .alignment = about[6 + i], .dims = dims, .sizes = sizes});
        if (to_add == BEFORE) /* in which nothing is rounded yet */
            sg_cudnn_tensor(&status, &made[BEFORE], (tensor_t){.name = BEFORE, .type = compute, .is_virtual = 1, .alignment = 16, .dims = dims, .sizes = sizes});
        sg_cudnn_set(&status, made[OPERATION], first + 3 + (int)i, CUDNN_TYPE_BACKEND_DESCRIPTOR, 1, &made[to_add]);
    }
    if (is_biased) {
        sg_cudnn_tensor(&status, &made[BIAS], (tensor_t){.name = BIAS, .type = type, .alignment = about[9], .dims = dims, .sizes = sizes});
        sizes += 2 * dims;
    }
    sg_cudnn_make(&status, CUDNN_BACKEND_CONVOLUTION_DESCRIPTOR, &made[CONVOLUTION]);
    sg_cudnn_set(&status, made[CONVOLUTION], CUDNN_ATTR_CONVOLUTION_SPATIAL_DIMS, CUDNN_TYPE_INT64, 1, &space);
    sg_cudnn_set(&status, made[CONVOLUTION], CUDNN_ATTR_CONVOLUTION_COMP_TYPE, CUDNN_TYPE_DATA_TYPE, 1, &compute);
    sg_cudnn_set(&status, made[CONVOLUTION], CUDNN_ATTR_CONVOLUTION_CONV_MODE, CUDNN_TYPE_CONVOLUTION_MODE, 1, &mode);
    sg_cudnn_set(&status, made[CONVOLUTION], CUDNN_ATTR_CONVOLUTION_PRE_PADDINGS, CUDNN_TYPE_INT64, space, sizes);
    sg_cudnn_set(&status, made[CONVOLUTION], CUDNN_ATTR_CONVOLUTION_POST_PADDINGS, CUDNN_TYPE_INT64, space, sizes);
    sg_cudnn_set(&status, made[CONVOLUTION], CUDNN_ATTR_CONVOLUTION_FILTER_STRIDES, CUDNN_TYPE_INT64, space, sizes + space);
    sg_cudnn_set(&status, made[CONVOLUTION], CUDNN_ATTR_CONVOLUTION_DILATIONS, CUDNN_TYPE_INT64, space, sizes + 2 * space);
    sg_cudnn_finish(&status, made[CONVOLUTION]);
    sg_cudnn_set(&status, made[OPERATION], first, is_double ? CUDNN_TYPE_DOUBLE : CUDNN_TYPE_FLOAT, 1, is_double ? (const void *)&one : &narrow[0]);
    sg_cudnn_set(&status, made[OPERATION], first + 1, is_double ? CUDNN_TYPE_DOUBLE : CUDNN_TYPE_FLOAT, 1, is_double ? (const void *)&zero : &narrow[1]);
    sg_cudnn_set(&status, made[OPERATION], first + 2, CUDNN_TYPE_BACKEND_DESCRIPTOR, 1, &made[CONVOLUTION]);
    sg_cudnn_finish(&status, made[OPERATION]);
    if (is_biased)
        sg_cudnn_sum(&status, &made[MODE], &made[ADDITION], compute, made[BEFORE], made[BIAS], made[Y]);
    sg_cudnn_plan(&status, handle, properties, &made[OPERATION], 1 + is_biased, (uint64_t)about[4], about[5], to, workspace);
    sg_cudnn_drop(made, COUNT);
    sg_library_unlock();
    return status;
}
