/* How the elements of arrays are shared out among the threads of a device: what its kernels and launch.c, which starts them, agree upon. */
#ifndef SG_LAYOUT_H
#define SG_LAYOUT_H

enum { SG_VECTORS_LAYOUT, SG_ELEMENTS_LAYOUT, SG_STRIDED_LAYOUT, SG_INNER_LAYOUT, SG_LAYOUTS };

#define SG_THREADS 128 /* of a block */
#define SG_EACH 4 /* elements of a thread, where they are not read as vectors */
#define SG_MOST_DIMS 8

/* Vectors are as wide as makes 16 bytes of the largest type. Two of each array keep enough of memory's answers on their way; where that would take too many
 * registers, or many elements, one. */
#define SG_WIDTH(largest) (16 / (largest))
#define SG_VECTORS_OF_THREAD(largest, arrays) ((largest) == 1 || (arrays) > 4 ? 1 : 2)

/* Reductions: of contiguous elements, a warp or a block for each result; of others, a block for each; a thread for each result, with vectors of results or single ones;
 * and what joins partial results. */
enum { SG_WARPS_LAYOUT, SG_ROWS_LAYOUT, SG_ALONG_LAYOUT, SG_COLUMNS_LAYOUT, SG_ACROSS_LAYOUT, SG_PARTS_LAYOUT, SG_REDUCTIONS };

#define SG_LANES 32 /* threads of a warp */
#define SG_COLUMNS(size) ((size) == 1 ? 8 : 16 / (size)) /* results of a thread */

/* Rows: a warp holds 4, 8, 16 or 32 elements a thread, of all operands together no more than SG_MOST_HELD bytes; a block reads a row, or a part of it, again for
 * each step. */
enum { SG_WARP4_LAYOUT, SG_WARP8_LAYOUT, SG_WARP16_LAYOUT, SG_WARP32_LAYOUT, SG_BLOCK_LAYOUT, SG_ROW_PARTS_LAYOUT, SG_ROW_LAYOUTS };

#define SG_MOST_HELD 512
#define SG_ROW_WIDTH(width, per) ((width) < (per) ? (width) : (per)) /* elements of a vector */
#define SG_ROW_THREADS 256 /* of a block that has one row, or a part of one */
#define SG_ROW_PART 16 /* bytes of what a step has found in a part */

/* i / size = (umulhi(i, factor) + i) >> shift, for i < 2^31 */
typedef struct { uint32_t size, factor, shift; } sg_divisor;

#endif
