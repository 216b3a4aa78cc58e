/* Vectors of 32 bytes, and how they are read where elements lie, at any address of theirs. */
#ifndef SG_VECTOR_TYPES_H
#define SG_VECTOR_TYPES_H

typedef float floats __attribute__((vector_size(32)));
typedef double doubles __attribute__((vector_size(32)));
typedef floats floats_there __attribute__((aligned(4), may_alias));
typedef doubles doubles_there __attribute__((aligned(8), may_alias));

#define WIDE(V) ((int)(sizeof(V) / sizeof((*(V *)0)[0])))
#define AT(V, place) (*(V##_there *)(place))

#endif
