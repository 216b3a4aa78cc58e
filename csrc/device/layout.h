/* How the elements of arrays are shared out among the threads of a device: what its kernels and launch.c, which starts them, agree upon. */
#ifndef SG_LAYOUT_H
#define SG_LAYOUT_H

enum { SG_VECTORS_LAYOUT, SG_ELEMENTS_LAYOUT, SG_STRIDED_LAYOUT, SG_LAYOUTS };

#define SG_THREADS 128 /* of a block */
#define SG_EACH 4 /* elements of a thread, where they are not read as vectors */
#define SG_MOST_DIMS 8

/* Vectors are as wide as makes 16 bytes of the largest type. Two of each array keep enough of memory's answers on their way; where that would take too many
 * registers, or many elements, one. */
#define SG_WIDTH(largest) (16 / (largest))
#define SG_VECTORS_OF_THREAD(largest, arrays) ((largest) == 1 || (arrays) > 4 ? 1 : 2)

/* i / size = (umulhi(i, factor) + i) >> shift, for i < 2^31 */
typedef struct { uint32_t size, factor, shift; } sg_divisor;

#endif
