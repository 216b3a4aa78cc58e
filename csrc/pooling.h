/* Pooling over windows of images, each image by itself: see pooling.c. */
#ifndef SG_POOLING_H
#define SG_POOLING_H

#include "kernel.h"

/* `images` of `size`, each with `count` windows: regular ones of a kernel, or, if adaptive, as many as there are, which cover the image evenly. */
typedef struct {
    sg_index images, size[3], count[3];
    sg_index kernel[3], stride[3], padding[3], dilation[3];
    int adaptive;
} sg_pooling;

/* Each gives 0 if there is not enough memory. Types are SG_f32 and SG_f64. */
/* Without indices, which adaptive pooling needs, the values alone. */
int sg_largest(const sg_pooling *of, int type, void *values, int64_t *indices, const void *x);
/* The same of windows whose starts are given for each image: those of the first dimension, of the second, of the third. They lie inside; `adaptive` is set. */
int sg_largest_from(const sg_pooling *of, int type, void *values, int64_t *indices, const void *x, const int64_t *starts);
/* The windows of each image as columns, [elements of a window][windows], and their transpose: images to which each element is added where it was taken from. */
int sg_columns(const sg_pooling *of, int type, void *columns, const void *x);
int sg_spread_columns(const sg_pooling *of, int type, void *x, const void *columns);
int sg_means(const sg_pooling *of, int type, void *means, const void *x, const void *divisors);
int sg_spread_means(const sg_pooling *of, int type, void *x, const void *means, const void *divisors);

/* Adds `count` values to each image at the places that indices name; those outside of it name no element. */
void sg_scatter(sg_index images, sg_index size, sg_index count, int type, void *x, const void *values, const int64_t *indices);

#endif
