/* Squares of as many vectors as they have lanes, and lanes that are picked from two vectors, for one type and one set of instructions: instructions.h says what is defined before. */

#if LANES == 16
#define EACH(F, h) F(0, h), F(1, h), F(2, h), F(3, h), F(4, h), F(5, h), F(6, h), F(7, h), F(8, h), F(9, h), F(10, h), F(11, h), F(12, h), F(13, h), F(14, h), F(15, h)
#elif LANES == 8
#define EACH(F, h) F(0, h), F(1, h), F(2, h), F(3, h), F(4, h), F(5, h), F(6, h), F(7, h)
#elif LANES == 4
#define EACH(F, h) F(0, h), F(1, h), F(2, h), F(3, h)
#else
#define EACH(F, h) F(0, h), F(1, h)
#endif

typedef __typeof__(_Generic((T)0, float: (int)0, double: (long long)0)) NAME(place);
typedef NAME(place) NAME(places) __attribute__((vector_size(sizeof(V)))); /* lanes to pick */

#ifndef PICK /* lanes of two vectors by their numbers; the even and the odd ones; the halves of what is interleaved; those that squares exchange */
#define PICK(a, b, ...) SG_PICK(NAME(places), a, b, __VA_ARGS__)
#define SG_EVEN(l, h) (2 * (l))
#define SG_ODD(l, h) (2 * (l) + 1)
#define SG_FIRST(l, h) ((l) & 1 ? LANES + (l) / 2 : (l) / 2)
#define SG_SECOND(l, h) ((l) & 1 ? LANES + (h) + (l) / 2 : (h) + (l) / 2)
#define SG_LOWER(l, h) ((l) & (h) ? LANES + (l) - (h) : (l))
#define SG_UPPER(l, h) ((l) & (h) ? LANES + (l) : ((l) + (h)) % (2 * LANES))
#endif

#ifndef EVEN
#define EVEN(a, b) PICK(a, b, EACH(SG_EVEN, 0))
#endif
#ifndef ODD
#define ODD(a, b) PICK(a, b, EACH(SG_ODD, 0))
#endif

/* Rows of vectors become columns: halves are exchanged between rows that are half the square apart, then quarters, and so on. */
#define EXCHANGE(h)                                                                                                                    \
    if (LANES > h)                                                                                                                     \
        _Pragma("GCC unroll 16") for (int i = 0; i < LANES; i++) if (!(i & h)) {                                                       \
            const V a = v[i], b = v[i + (LANES > h ? h : 0)];                                                                          \
            v[i] = PICK(a, b, EACH(SG_LOWER, h));                                                                                      \
            v[i + (LANES > h ? h : 0)] = PICK(a, b, EACH(SG_UPPER, h));                                                                \
        }

static inline __attribute__((always_inline)) void NAME(turn)(V v[LANES]) {
    EXCHANGE(8)
    EXCHANGE(4)
    EXCHANGE(2)
    EXCHANGE(1)
}
#undef EXCHANGE

