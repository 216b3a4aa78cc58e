/* Sums, products and extremes of short rows: see rows.h. */
#include "rows.h"

#include <string.h>

/* What is left behind vectors is not worth vectors of its own. */
#ifdef __clang__
#define AS_WRITTEN
#else
#define AS_WRITTEN __attribute__((optimize("no-tree-loop-vectorize", "no-tree-slp-vectorize")))
#endif

#define PASTED(a, b) a##_##b
#define PASTE(a, b) PASTED(a, b)
#define FUNCTION(what, number) PASTE(what, number)

#define ITSELF(x) (x)
#define SQUARE(x) ((x) * (x))
#define ADDED(T, x, y) ((x) + (y))
#define MULTIPLIED(T, x, y) ((x) * (y))
/* Of two of which one is not a number, that one. Comparisons of vectors give bits: no processor has to guess which it will be. */
#define CHOSEN(bits, T, x, y) ((T)(((bits) & (__typeof__(bits))(y)) | (~(bits) & (__typeof__(bits))(x))))
#define LARGER(T, x, y) CHOSEN(((y) > (x)) | ((y) != (y)), T, x, y)
#define SMALLER(T, x, y) CHOSEN(((y) < (x)) | ((y) != (y)), T, x, y)

#define NUMBER f32
#define T float
#define LANES 8
#include "rows_of.h"

#define NUMBER f64
#define T double
#define LANES 4
#include "rows_of.h"

#define NUMBER i64
#define T int64_t
#define LANES 4
#include "rows_of.h"

sg_rows sg_rows_of(char how, int type) {
#define OF(name)                                                                                                       \
    case SG_##name:                                                                                                    \
        return how == '+' ? several_sums_##name : how == '2' ? several_squares_##name : how == '*' ? several_products_##name : how == '>' ? several_larger_##name : several_smaller_##name;
    switch (type) {
        OF(f32)
        OF(f64)
        OF(i64)
    default: return NULL;
    }
}
