/* Attention on a device by cuDNN: a graph of one operation, forward or backward, within which a mask is a graph of one operation on the scores. */
#include "device_cudnn.h"
#include "device_library.h"
#include "register.h"

enum { CUDNN_BACKEND_OPERATION_SDPA_FWD_DESCRIPTOR = 41, CUDNN_POINTWISE_CMP_GE = 303 };
enum { CUDNN_BACKEND_OPERATION_SDPA_BWD_DESCRIPTOR = 43, CUDNN_BACKEND_OPERATION_DIAGONAL_BAND_MASK_DESCRIPTOR = 44 };
enum { CUDNN_ATTR_OPERATION_SDPA_FWD_QDESC = 2800, CUDNN_ATTR_OPERATION_SDPA_FWD_SCALEDESC = 2805 };
enum { CUDNN_ATTR_OPERATION_SDPA_FWD_SUBGRAPH = 2811, CUDNN_ATTR_OPERATION_SDPA_FWD_SUBGRAPH_INPUT_UID = 2812, CUDNN_ATTR_OPERATION_SDPA_FWD_SUBGRAPH_OUTPUT_UID = 2813 };
enum { CUDNN_ATTR_OPERATION_SDPA_FWD_DROPOUT_SEED_DESC = 2815, CUDNN_ATTR_OPERATION_SDPA_FWD_DROPOUT_OFFSET_DESC = 2816, CUDNN_ATTR_OPERATION_SDPA_FWD_DROPOUT_PROBABILITY = 2818 };
enum { CUDNN_ATTR_OPERATION_SDPA_BWD_QDESC = 2851, CUDNN_ATTR_OPERATION_SDPA_BWD_SCALEDESC = 2856, CUDNN_ATTR_OPERATION_SDPA_BWD_DQDESC = 2859 };
enum { CUDNN_ATTR_OPERATION_SDPA_BWD_SUBGRAPH = 2867, CUDNN_ATTR_OPERATION_SDPA_BWD_SUBGRAPH_INPUT_UID = 2868, CUDNN_ATTR_OPERATION_SDPA_BWD_SUBGRAPH_OUTPUT_UID = 2869 };
enum { CUDNN_ATTR_OPERATION_SDPA_BWD_DROPOUT_SEED_DESC = 2872, CUDNN_ATTR_OPERATION_SDPA_BWD_DROPOUT_OFFSET_DESC = 2873, CUDNN_ATTR_OPERATION_SDPA_BWD_DROPOUT_PROBABILITY = 2874 };
enum { CUDNN_ATTR_OPERATION_DIAGONAL_BAND_MASK_XDESC = 3000, CUDNN_ATTR_OPERATION_DIAGONAL_BAND_MASK_BDESC = 3005 };
enum { CUDNN_ATTR_OPERATION_DIAGONAL_BAND_MASK_YDESC = 3006, CUDNN_ATTR_OPERATION_DIAGONAL_BAND_MASK_COMPARISON_MODE = 3007 };

/* Descriptors, the first of which are tensors: up to ABOVE in the order of an operation's attributes, up to OFFSET with memory of that name, as compiler/device/attention.py
 * names them. */
enum { QUERY, KEY, VALUE, OUT, SUMS, TO_QUERY, TO_KEY, TO_VALUE, ABOVE, BIAS, SCALE, HIDDEN, SEED, OFFSET, SCORES, SEEN, MODE, MASK, MASKS, OPERATION, COUNT };
enum { DIMS = 4, ALIGNMENT = 16 };

/* Make the plan of an attention. `about` are whether it is the gradient, the dtype's number, whether keys beyond the diagonal are hidden, the number of the dtype of what is added to
 * the scores, or -1, the notes of engines that may not run, as bits, the most bytes of workspace, and the bits of the float that is the chance of a weight to be left out, 0 for none. `sizes` are the shapes and strides of query, key, value, out and sums, of the
 * gradients to the first three and the one from above, if any, and of what is added, if any. All lie on 16 bytes. Else as sg_convolution_plan. */
int sg_attention_plan(uintptr_t handle, uintptr_t properties, const int64_t *about, const int64_t *sizes, uint64_t *to, int64_t *workspace) {
    static const int64_t of_number[2 * DIMS] = {1, 1, 1, 1, 1, 1, 1, 1};
    void *made[COUNT] = {NULL};
    const int32_t type = (int32_t)about[1], wide = CUDNN_DATA_FLOAT, at_least = CUDNN_POINTWISE_CMP_GE;
    const int64_t *q = sizes, *k = sizes + 2 * DIMS, before = SCORES, after = SEEN;
    const int64_t of_scores[2 * DIMS] = {q[0], q[1], q[2], k[2], q[1] * q[2] * k[2], q[2] * k[2], k[2], 1};
    const int is_gradient = (int)about[0], is_causal = (int)about[2], is_biased = about[3] >= 0;
    const int first = is_gradient ? CUDNN_ATTR_OPERATION_SDPA_BWD_QDESC : CUDNN_ATTR_OPERATION_SDPA_FWD_QDESC;
    const int subgraph = is_gradient ? CUDNN_ATTR_OPERATION_SDPA_BWD_SUBGRAPH : CUDNN_ATTR_OPERATION_SDPA_FWD_SUBGRAPH;
    int status = CUDNN_STATUS_SUCCESS;
    sg_library_lock();
    sg_cudnn_make(&status, is_gradient ? CUDNN_BACKEND_OPERATION_SDPA_BWD_DESCRIPTOR : CUDNN_BACKEND_OPERATION_SDPA_FWD_DESCRIPTOR, &made[OPERATION]);
    for (int i = QUERY; i <= (is_gradient ? ABOVE : SUMS); i++, sizes += 2 * DIMS) {
        const int attribute = i <= SUMS ? first + i : CUDNN_ATTR_OPERATION_SDPA_BWD_DQDESC + i - TO_QUERY;
        sg_cudnn_tensor(&status, &made[i], (tensor_t){.name = i, .type = i == SUMS ? wide : type, .alignment = ALIGNMENT, .dims = DIMS, .sizes = sizes});
        sg_cudnn_set(&status, made[OPERATION], attribute, CUDNN_TYPE_BACKEND_DESCRIPTOR, 1, &made[i]);
    }
    sg_cudnn_tensor(&status, &made[SCALE], (tensor_t){.name = SCALE, .type = wide, .is_by_value = 1, .alignment = sizeof(float), .dims = DIMS, .sizes = of_number});
    sg_cudnn_set(&status, made[OPERATION], is_gradient ? CUDNN_ATTR_OPERATION_SDPA_BWD_SCALEDESC : CUDNN_ATTR_OPERATION_SDPA_FWD_SCALEDESC, CUDNN_TYPE_BACKEND_DESCRIPTOR, 1, &made[SCALE]);
    if (is_causal || is_biased) {
        sg_cudnn_tensor(&status, &made[SCORES], (tensor_t){.name = SCORES, .type = wide, .is_virtual = 1, .alignment = ALIGNMENT, .dims = DIMS, .sizes = of_scores});
        sg_cudnn_tensor(&status, &made[SEEN], (tensor_t){.name = SEEN, .type = wide, .is_virtual = 1, .alignment = ALIGNMENT, .dims = DIMS, .sizes = of_scores});
    }
    if (is_causal) {
        sg_cudnn_tensor(&status, &made[HIDDEN], (tensor_t){.name = HIDDEN, .type = wide, .is_by_value = 1, .alignment = sizeof(float), .dims = DIMS, .sizes = of_number});
        sg_cudnn_make(&status, CUDNN_BACKEND_OPERATION_DIAGONAL_BAND_MASK_DESCRIPTOR, &made[MASK]);
        sg_cudnn_set(&status, made[MASK], CUDNN_ATTR_OPERATION_DIAGONAL_BAND_MASK_XDESC, CUDNN_TYPE_BACKEND_DESCRIPTOR, 1, &made[SCORES]);
        sg_cudnn_set(&status, made[MASK], CUDNN_ATTR_OPERATION_DIAGONAL_BAND_MASK_BDESC, CUDNN_TYPE_BACKEND_DESCRIPTOR, 1, &made[HIDDEN]);
        sg_cudnn_set(&status, made[MASK], CUDNN_ATTR_OPERATION_DIAGONAL_BAND_MASK_YDESC, CUDNN_TYPE_BACKEND_DESCRIPTOR, 1, &made[SEEN]);
        sg_cudnn_set(&status, made[MASK], CUDNN_ATTR_OPERATION_DIAGONAL_BAND_MASK_COMPARISON_MODE, CUDNN_TYPE_POINTWISE_MODE, 1, &at_least); /* rows and columns */
        sg_cudnn_finish(&status, made[MASK]);
    } else if (is_biased) {
        const int32_t of_bias = (int32_t)about[3];
        sg_cudnn_tensor(&status, &made[BIAS], (tensor_t){.name = BIAS, .type = of_bias, .alignment = ALIGNMENT, .dims = DIMS, .sizes = sizes});
        sg_cudnn_sum(&status, &made[MODE], &made[MASK], wide, made[SCORES], made[BIAS], made[SEEN]);
    }
    if (is_causal || is_biased) {
        sg_cudnn_make(&status, CUDNN_BACKEND_OPERATIONGRAPH_DESCRIPTOR, &made[MASKS]);
        sg_cudnn_set(&status, made[MASKS], CUDNN_ATTR_OPERATIONGRAPH_OPS, CUDNN_TYPE_BACKEND_DESCRIPTOR, 1, &made[MASK]);
        sg_cudnn_finish(&status, made[MASKS]);
        sg_cudnn_set(&status, made[OPERATION], subgraph, CUDNN_TYPE_BACKEND_DESCRIPTOR, 1, &made[MASKS]);
        sg_cudnn_set(&status, made[OPERATION], subgraph + 1, CUDNN_TYPE_INT64, 1, &before);
        sg_cudnn_set(&status, made[OPERATION], subgraph + 2, CUDNN_TYPE_INT64, 1, &after);
    }
    if (about[6]) { /* who is left out, two numbers on the device say */
        const int seed = is_gradient ? CUDNN_ATTR_OPERATION_SDPA_BWD_DROPOUT_SEED_DESC : CUDNN_ATTR_OPERATION_SDPA_FWD_DROPOUT_SEED_DESC;
        const int offset = is_gradient ? CUDNN_ATTR_OPERATION_SDPA_BWD_DROPOUT_OFFSET_DESC : CUDNN_ATTR_OPERATION_SDPA_FWD_DROPOUT_OFFSET_DESC;
        const int chance = is_gradient ? CUDNN_ATTR_OPERATION_SDPA_BWD_DROPOUT_PROBABILITY : CUDNN_ATTR_OPERATION_SDPA_FWD_DROPOUT_PROBABILITY;
        const uint32_t bits = (uint32_t)about[6];
        for (int i = SEED; i <= OFFSET; i++) {
            sg_cudnn_tensor(&status, &made[i], (tensor_t){.name = i, .type = CUDNN_DATA_INT64, .alignment = sizeof(int64_t), .dims = DIMS, .sizes = of_number});
            sg_cudnn_set(&status, made[OPERATION], i == SEED ? seed : offset, CUDNN_TYPE_BACKEND_DESCRIPTOR, 1, &made[i]);
        }
        sg_cudnn_set(&status, made[OPERATION], chance, CUDNN_TYPE_FLOAT, 1, &bits);
    }
    sg_cudnn_finish(&status, made[OPERATION]);
    sg_cudnn_plan(&status, handle, properties, &made[OPERATION], 1, (uint64_t)about[4], about[5], to, workspace);
    sg_cudnn_drop(made, COUNT);
    sg_library_unlock();
    return status;
}
