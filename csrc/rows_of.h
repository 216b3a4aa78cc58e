/* What rows.c does for one type: T, its name in tables NUMBER, and as many LANES, 4 or 8, as fill a vector of 32 bytes. */

typedef T FUNCTION(vector, NUMBER) __attribute__((vector_size(LANES * sizeof(T)), aligned(sizeof(T)), may_alias));
typedef T FUNCTION(four, NUMBER) __attribute__((vector_size(4 * sizeof(T))));
#define V FUNCTION(vector, NUMBER)
#define FOUR FUNCTION(four, NUMBER)
#define AT(a, i) (*(const V *)((a) + (i)))
#define EACH(i) ((FOUR){a[i], b[i], c[i], d[i]})
#define LANE(i) ((FOUR){e[i], f[i], g[i], h[i]})
#if LANES == 8
#define FOLDED(OP, i) OP(FOUR, LANE(i), LANE(i + 4))
#else
#define FOLDED(OP, i) LANE(i)
#endif

/* Of each row: what stands in each lane of its vectors, these together, and then the elements behind the last vector. Where fewer than four rows are left, the
 * others are the first of them once more. */
#define SEVERAL(what, OF, OP)                                                                                          \
    SG_TWO_CLONES AS_WRITTEN static void FUNCTION(what, NUMBER)(const void *from, void *to, sg_index n, sg_index rows) {\
        const T *a = from;                                                                                             \
        T *out = to;                                                                                                   \
        const sg_index whole = n & -LANES;                                                                             \
        for (sg_index left = rows; left > 0; left -= 4, a += 4 * n, out += 4) {                                        \
            const T *const b = left > 1 ? a + n : a, *const c = left > 2 ? b + n : a, *const d = left > 3 ? c + n : a; \
            FOUR found;                                                                                                \
            if (whole) {                                                                                               \
                V e = OF(AT(a, 0)), f = OF(AT(b, 0)), g = OF(AT(c, 0)), h = OF(AT(d, 0));                              \
                for (sg_index i = LANES; i < whole; i += LANES) {                                                      \
                    e = OP(V, e, OF(AT(a, i))), f = OP(V, f, OF(AT(b, i)));                                            \
                    g = OP(V, g, OF(AT(c, i))), h = OP(V, h, OF(AT(d, i)));                                            \
                }                                                                                                      \
                const FOUR first = FOLDED(OP, 0), second = FOLDED(OP, 1), third = FOLDED(OP, 2), fourth = FOLDED(OP, 3);\
                const FOUR low = OP(FOUR, first, second), high = OP(FOUR, third, fourth);                              \
                found = OP(FOUR, low, high);                                                                           \
            } else                                                                                                     \
                found = OF(EACH(0));                                                                                   \
            for (sg_index i = whole ? whole : 1; i < n; i++)                                                           \
                found = OP(FOUR, found, OF(EACH(i)));                                                                  \
            if (left >= 4)                                                                                             \
                memcpy(out, &found, sizeof found);                                                                     \
            else                                                                                                       \
                for (sg_index i = 0; i < left; i++)                                                                    \
                    out[i] = found[i];                                                                                 \
        }                                                                                                              \
    }
SEVERAL(several_sums, ITSELF, ADDED)
SEVERAL(several_squares, SQUARE, ADDED)
SEVERAL(several_products, ITSELF, MULTIPLIED)
SEVERAL(several_larger, ITSELF, LARGER)
SEVERAL(several_smaller, ITSELF, SMALLER)

#undef SEVERAL
#undef FOLDED
#undef LANE
#undef EACH
#undef AT
#undef FOUR
#undef V
#undef LANES
#undef T
#undef NUMBER
