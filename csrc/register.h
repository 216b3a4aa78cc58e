/* The functions that Python calls through cffi. Everything else is reached through the objects that sg_register puts into a dict. */
#ifndef SG_REGISTER_H
#define SG_REGISTER_H

#include <stddef.h>
#include <stdint.h>

int sg_register(uintptr_t dict, uintptr_t fallback);
int sg_register_library(uintptr_t dict, uintptr_t tables, uintptr_t fallback);
const char *sg_kernels_digest(void);
const char *sg_tables_layout(void);
void sg_set_bfloat16(int number);
void sg_set_threads(int count);
int sg_get_threads(void);
int sg_limit_threads(int count);
int sg_set_vector_bytes(int most);
int sg_runs_here(void);
void sg_set_pool_limit(size_t bytes);
size_t sg_get_pool_limit(void);
void sg_empty_pool(void);
size_t sg_pool_size(void);

/* launch.c: kernels of a device */
int sg_device_plan(int layouts, int all, int count, const int *places, const uintptr_t *pointers, const int *itemsizes, int ndim, const ptrdiff_t *shape, const ptrdiff_t *strides, uint32_t *to);
int sg_device_plan_reduction(uintptr_t pointer, int itemsize, int ndim, const ptrdiff_t *shape, const ptrdiff_t *strides, const int *reduces, int ordered, uint32_t *to);
int sg_device_plan_rows(int all, int count, int inputs, const int *places, const uintptr_t *pointers, const int *itemsizes, int ndim, const ptrdiff_t *shape, const ptrdiff_t *strides, uint32_t *to);
int sg_device_launch_rows(const uintptr_t *functions, const uint32_t *planned, int all, const char *values, uintptr_t stream);
int sg_device_launch_row_parts(const uintptr_t *functions, const uint32_t *planned, int all, const char *values, uintptr_t stream, uintptr_t partial, int count, const int *steps);
int sg_device_launch_reduction(const uintptr_t *functions, const uint32_t *planned, uintptr_t operand, uintptr_t to, uintptr_t partial, uintptr_t stream);
const char *sg_device_open(const char *path);
const char *sg_device_error(int error);
int sg_device_last_launches(uintptr_t *functions, uintptr_t *streams);
int sg_device_load(const char *image, int layouts, const char *const *entries, uintptr_t *functions);
void sg_device_arrays(uintptr_t arrays, uintptr_t of_make, uintptr_t of_stream, uintptr_t of_current);
int sg_device_remember(uintptr_t kernel_object, uintptr_t operands_tuple, uintptr_t results_tuple, const signed char *types, int along_rows, int layouts, const uintptr_t *functions, int numbers, const uint32_t *planned);
int sg_device_launch(const uintptr_t *functions, const uint32_t *planned, int all, const char *values, uintptr_t stream);
void sg_device_note(uintptr_t function, uintptr_t stream);

/* device_products.c: products of matrices on a device */
const char *sg_products_open(const char *path);
const char *sg_products_error(int status);
int sg_products_begin(uintptr_t *handle);
int sg_product_describe(int kind, int tf32, int biased, const int64_t *sizes, const int64_t *matrices, uint64_t *to);
int sg_product_choose(uintptr_t handle, const uint32_t *alignments, uintptr_t bias, uint64_t most, uint64_t *to, size_t *workspace);
void sg_product_forget(uint64_t *to);
void sg_products_allow_tf32(int allowed);
int sg_product_start(uintptr_t handle, const uint64_t *planned, const char *factors, uintptr_t a, uintptr_t b, uintptr_t start, uintptr_t bias, uintptr_t result, uintptr_t workspace, uintptr_t stream);
int sg_product_remember(uintptr_t arguments_tuple, uintptr_t results_tuple, uintptr_t owner, uintptr_t handle, const uint64_t *planned, const char *factors);

/* device_cudnn.c, device_convolution.c and device_attention.c: convolutions and attention on a device */
const char *sg_cudnn_open(const char *path);
const char *sg_cudnn_error(int status);
size_t sg_cudnn_version(void);
int sg_cudnn_begin(uintptr_t *handle);
void sg_cudnn_forget(uint64_t *plan);
int sg_cudnn_start(uintptr_t handle, const uint64_t *plan, int count, const int64_t *names, const uint64_t *places, uintptr_t workspace, uintptr_t stream);
int sg_convolution_plan(uintptr_t handle, uintptr_t properties, const int64_t *about, const int64_t *sizes, uint64_t *to, int64_t *workspace);
int sg_attention_plan(uintptr_t handle, uintptr_t properties, const int64_t *about, const int64_t *sizes, uint64_t *to, int64_t *workspace);

#endif
