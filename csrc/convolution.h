/* Convolutions and their gradients, without a copy of the windows: see convolution.c. */
#ifndef SG_CONVOLUTION_H
#define SG_CONVOLUTION_H

#include "kernel.h"

/* The images of two arrays (batch, groups * channels, sizes), one of which has an element for each window of the other. */
typedef struct {
    sg_index batch, groups;
    sg_index channels, size[3]; /* of the images, in a group */
    sg_index rows, count[3]; /* channels of the windows in a group, and how many windows there are along each dimension */
    sg_index kernel[3], stride[3], padding[3], dilation[3];
} sg_convolution;

/* Each gives 0 if there is not enough memory. Types are SG_f32 and SG_f64; a bias may be NULL. */
int sg_convolve(const sg_convolution *of, int type, void *windows, const void *images, const void *weight, const void *bias);
int sg_convolve_input(const sg_convolution *of, int type, void *images, const void *windows, const void *weight, const void *bias);
int sg_convolve_weight(const sg_convolution *of, int type, void *weight, const void *windows, const void *images);

#endif
