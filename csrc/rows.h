/* Reductions of short rows, four at a time: of one alone a processor would wait for each result before it uses the next. What a row gives does not depend on the rows beside it. */
#ifndef SG_ROWS_H
#define SG_ROWS_H

#include "kernel.h"

#define SG_SHORT_ROW 256 /* longer rows fill a processor one by one */

/* Reduces `rows` rows of n > 0 elements each, which lie one after the other: a value for each. */
typedef void (*sg_rows)(const void *from, void *to, sg_index n, sg_index rows);

sg_rows sg_rows_of(char how, int type); /* sums '+', of squares '2', products '*', the larger '>' or smaller '<' elements of a type; NULL where there is no such function */

#endif
