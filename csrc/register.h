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
int sg_set_vector_bytes(int most);
void sg_set_pool_limit(size_t bytes);
size_t sg_get_pool_limit(void);
void sg_empty_pool(void);
size_t sg_pool_size(void);

#endif
