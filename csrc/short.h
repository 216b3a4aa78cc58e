/* Included first by files whose functions repeat nothing: what compilers do for loops would make them longer by half, and no faster. */
#ifndef SG_SHORT_H
#define SG_SHORT_H

#if defined(__GNUC__) && !defined(__clang__)
#pragma GCC optimize("Os")
#endif

#endif
