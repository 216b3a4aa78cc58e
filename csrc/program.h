/* What specgrad.compile makes of a function: stages that run one after another over the same pointers. */
#ifndef SG_PROGRAM_H
#define SG_PROGRAM_H

#include "kernel.h"

#define SG_NEXT_TO(count) (((count) + 63) & ~(size_t)63) /* each temporary begins a line of the cache */

/* Of a row that is gone through in parts, compilers are not told how long it is: what gcc makes of several such loops takes half as long again if it knows. */
#define SG_UNKNOWN(n) __asm__("" : "+r"(n))

/* p holds the operands, the results, then the temporaries; before them, at -1, the table of numbers that the text does not hold. Blocks may run in any order and
 * in several threads; what each leaves of a sum, `finish` adds up. */
typedef struct {
    void (*run)(char *const *p, sg_index first, sg_index last);
    void (*finish)(char *const *p); /* NULL where nothing is left to do */
} sg_stage;

#endif
