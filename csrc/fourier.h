/* Transforms of several lines at a time, a line in each lane of the vectors, for one type and one set of instructions: instructions.h says what is defined before.
 *
 * A block holds number k of all lines in two vectors, its real part in block[2 * k] and its imaginary part after it. */

#include "squares.h"

/* ---- from lines in memory to a block, and back */

/* Lines that lie one after the other, each contiguous: squares of LANES numbers of LANES lines are turned. `parts` is the number of vectors of the block. */
static void NAME(read_rows)(V *block, const T *from, sg_index apart, sg_index parts) {
    for (sg_index k = 0; k + LANES <= parts; k += LANES) {
        V v[LANES];
        _Pragma("GCC unroll 16") for (int i = 0; i < LANES; i++) v[i] = LOAD(from + i * apart + k);
        NAME(turn)(v);
        _Pragma("GCC unroll 16") for (int i = 0; i < LANES; i++) block[k + i] = v[i];
    }
    for (sg_index k = parts / LANES * LANES; k < parts; k++)
        for (int i = 0; i < LANES; i++)
            ((T *)(block + k))[i] = from[i * apart + k];
}

static void NAME(write_rows)(const V *block, T *to, sg_index apart, sg_index parts) {
    for (sg_index k = 0; k + LANES <= parts; k += LANES) {
        V v[LANES];
        _Pragma("GCC unroll 16") for (int i = 0; i < LANES; i++) v[i] = block[k + i];
        NAME(turn)(v);
        _Pragma("GCC unroll 16") for (int i = 0; i < LANES; i++) STORE(to + i * apart + k, v[i]);
    }
    for (sg_index k = parts / LANES * LANES; k < parts; k++)
        for (int i = 0; i < LANES; i++)
            to[i * apart + k] = ((const T *)(block + k))[i];
}

static inline sg_index NAME(start)(const sg_lines *lines, sg_index line) {
    return line / lines->inner * lines->outer_step + line % lines->inner * lines->inner_step;
}

/* Whether LANES lines lie side by side. */
static inline int NAME(side_by_side)(const sg_lines *lines, sg_index line, int count) {
    return count == LANES && line % lines->inner + LANES <= lines->inner && lines->inner_step <= 2;
}

static inline int NAME(one_after_another)(const sg_lines *lines, int count) {
    return count == LANES && lines->inner == 1 && lines->step == 2 && lines->imaginary == 1;
}

static void NAME(read)(V *block, const sg_lines *lines, const T *data, sg_index line, int count) {
    const sg_index n = lines->n, step = lines->step, imaginary = lines->imaginary;
    const T *from = data + NAME(start)(lines, line);
    if (NAME(one_after_another)(lines, count))
        NAME(read_rows)(block, from, lines->outer_step, 2 * n);
    else if (NAME(side_by_side)(lines, line, count) && lines->inner_step == 2)
        for (sg_index k = 0; k < n; k++) {
            const V a = LOAD(from + k * step), b = LOAD(from + k * step + LANES);
            block[2 * k] = EVEN(a, b);
            block[2 * k + 1] = ODD(a, b);
        }
    else if (NAME(side_by_side)(lines, line, count))
        for (sg_index k = 0; k < n; k++) {
            block[2 * k] = LOAD(from + k * step);
            block[2 * k + 1] = imaginary < 0 ? ALL(0) : LOAD(from + k * step + imaginary);
        }
    else
        for (int lane = 0; lane < LANES; lane++) {
            from = data + NAME(start)(lines, lane < count ? line + lane : line); /* lanes without a line repeat the first one */
            T *to = (T *)block + lane;
            for (sg_index k = 0; k < n; k++, from += step, to += 2 * LANES) {
                to[0] = from[0];
                to[LANES] = imaginary < 0 ? 0 : from[imaginary];
            }
        }
    if (lines->conjugate)
        for (sg_index k = 0; k < n; k++)
            block[2 * k + 1] = -block[2 * k + 1];
}

/* Changes the block where numbers are scaled. */
static void NAME(write)(V *block, const sg_lines *lines, T *data, sg_index line, int count, T scale) {
    const sg_index n = lines->n, step = lines->step, imaginary = lines->imaginary;
    T *to = data + NAME(start)(lines, line);
    if (scale != 1 || lines->conjugate) {
        const V real = ALL(scale), other = ALL(lines->conjugate ? -scale : scale);
        for (sg_index k = 0; k < n; k++) {
            block[2 * k] *= real;
            block[2 * k + 1] *= other;
        }
    }
    if (NAME(one_after_another)(lines, count))
        NAME(write_rows)(block, to, lines->outer_step, 2 * n);
    else if (NAME(side_by_side)(lines, line, count) && lines->inner_step == 2)
        for (sg_index k = 0; k < n; k++) {
            const V a = block[2 * k], b = block[2 * k + 1];
            STORE(to + k * step, PICK(a, b, EACH(SG_FIRST, LANES / 2)));
            STORE(to + k * step + LANES, PICK(a, b, EACH(SG_SECOND, LANES / 2)));
        }
    else if (NAME(side_by_side)(lines, line, count))
        for (sg_index k = 0; k < n; k++) {
            STORE(to + k * step, block[2 * k]);
            if (imaginary >= 0)
                STORE(to + k * step + imaginary, block[2 * k + 1]);
        }
    else
        for (int lane = 0; lane < count; lane++) {
            to = data + NAME(start)(lines, line + lane);
            const T *from = (const T *)block + lane;
            for (sg_index k = 0; k < n; k++, to += step, from += 2 * LANES) {
                to[0] = from[0];
                if (imaginary >= 0)
                    to[imaginary] = from[LANES];
            }
        }
}

/* ---- passes: each takes the transform of n numbers to `radix` transforms of n / radix, and leaves the results in order (Stockham's) */

typedef struct { V re, im; } NAME(number);
#define N NAME(number)
#define INLINE static inline __attribute__((always_inline))

INLINE N NAME(plus)(N a, N b) { return (N){a.re + b.re, a.im + b.im}; }
INLINE N NAME(minus)(N a, N b) { return (N){a.re - b.re, a.im - b.im}; }
INLINE N NAME(down)(N a) { return (N){a.im, -a.re}; } /* times -i */
INLINE N NAME(times)(N a, V re, V im) { return (N){FMA(a.re, re, -(a.im * im)), FMA(a.re, im, a.im * re)}; }

INLINE void NAME(two)(N *x) {
    const N a = x[0];
    x[0] = NAME(plus)(a, x[1]);
    x[1] = NAME(minus)(a, x[1]);
}

INLINE void NAME(four)(N *x) {
    const N a = NAME(plus)(x[0], x[2]), b = NAME(minus)(x[0], x[2]), c = NAME(plus)(x[1], x[3]), d = NAME(down)(NAME(minus)(x[1], x[3]));
    x[0] = NAME(plus)(a, c);
    x[1] = NAME(plus)(b, d);
    x[2] = NAME(minus)(a, c);
    x[3] = NAME(minus)(b, d);
}

INLINE void NAME(eight)(N *x) {
    N even[4] = {x[0], x[2], x[4], x[6]}, odd[4] = {x[1], x[3], x[5], x[7]};
    NAME(four)(even);
    NAME(four)(odd);
    const V half = ALL((T)0.70710678118654752440L);
    const N a = odd[1], b = odd[3];
    odd[1] = (N){half * (a.re + a.im), half * (a.im - a.re)};
    odd[2] = NAME(down)(odd[2]);
    odd[3] = (N){half * (b.im - b.re), -(half * (b.re + b.im))};
    _Pragma("GCC unroll 4") for (int k = 0; k < 4; k++) {
        x[k] = NAME(plus)(even[k], odd[k]);
        x[k + 4] = NAME(minus)(even[k], odd[k]);
    }
}

/* An odd number of terms: those of which one is the other's conjugate share their products. */
INLINE void NAME(odd)(N *x, const int radix, const T *circle) {
    N sum[SG_LARGEST_RADIX / 2], difference[SG_LARGEST_RADIX / 2], all = x[0];
    const N first = x[0];
    for (int j = 1; j <= radix / 2; j++) {
        sum[j - 1] = NAME(plus)(x[j], x[radix - j]);
        difference[j - 1] = NAME(minus)(x[j], x[radix - j]);
        all = NAME(plus)(all, sum[j - 1]);
    }
    for (int k = 1; k <= radix / 2; k++) {
        N even = first, odd = {ALL(0), ALL(0)};
        for (int j = 1; j <= radix / 2; j++) {
            const T *const at = circle + 2 * (j * k % radix);
            const V re = ALL(at[0]), im = ALL(at[1]);
            even = (N){FMA(re, sum[j - 1].re, even.re), FMA(re, sum[j - 1].im, even.im)};
            odd = (N){FMA(im, difference[j - 1].re, odd.re), FMA(im, difference[j - 1].im, odd.im)};
        }
        x[k] = (N){even.re - odd.im, even.im + odd.re};
        x[radix - k] = (N){even.re + odd.im, even.im - odd.re};
    }
    x[0] = all;
}

INLINE void NAME(butterflies)(const V *from, V *to, sg_index m, sg_index stride, const T *factors, const int radix, const T *circle) {
    for (sg_index p = 0; p < m; p++, factors += 2 * (radix - 1))
        for (sg_index q = 0; q < stride; q++) {
            N x[SG_LARGEST_RADIX];
            for (int j = 0; j < radix; j++) {
                const V *const at = from + 2 * (q + stride * (p + m * j));
                x[j] = (N){at[0], at[1]};
            }
            if (radix == 2)
                NAME(two)(x);
            else if (radix == 4)
                NAME(four)(x);
            else if (radix == 8)
                NAME(eight)(x);
            else
                NAME(odd)(x, radix, circle);
            for (int k = 0; k < radix; k++) {
                V *const at = to + 2 * (q + stride * (radix * p + k));
                const N y = k && m > 1 ? NAME(times)(x[k], ALL(factors[2 * k - 2]), ALL(factors[2 * k - 1])) : x[k];
                at[0] = y.re, at[1] = y.im;
            }
        }
}

#define PASS(radix) \
    static void NAME(pass_##radix)(const V *from, V *to, sg_index m, sg_index stride, const T *factors, const T *circle) { NAME(butterflies)(from, to, m, stride, factors, radix, circle); }
PASS(2)
PASS(3)
PASS(4)
PASS(5)
PASS(8)
#undef PASS
static void NAME(pass)(const V *from, V *to, sg_index m, sg_index stride, const T *factors, int radix, const T *circle) { NAME(butterflies)(from, to, m, stride, factors, radix, circle); }

/* The transform of a block, in that block or the other: the result says in which. */
static V *NAME(transformed)(V *block, V *other, const sg_plan *plan) {
    sg_index m = plan->n, stride = 1;
    for (int i = 0; i < plan->passes; i++) {
        const int radix = plan->radix[i];
        const T *const factors = (const T *)plan->factors + plan->at[i], *const circle = (const T *)plan->circles + 2 * SG_LARGEST_RADIX * radix;
        m /= radix;
        switch (radix) {
        case 2: NAME(pass_2)(block, other, m, stride, factors, circle); break;
        case 3: NAME(pass_3)(block, other, m, stride, factors, circle); break;
        case 4: NAME(pass_4)(block, other, m, stride, factors, circle); break;
        case 5: NAME(pass_5)(block, other, m, stride, factors, circle); break;
        case 8: NAME(pass_8)(block, other, m, stride, factors, circle); break;
        default: NAME(pass)(block, other, m, stride, factors, radix, circle);
        }
        stride *= radix;
        V *const before = block;
        block = other;
        other = before;
    }
    return block;
}

/* ---- real numbers: 2 h of them are transformed as h complex ones */

/* Of numbers 0 to h: half of the spectrum of real numbers from the transform of their pairs (sign -1), twice as large; or back (sign 1). */
static void NAME(tangle)(V *block, sg_index h, const T *roots, T sign) {
    const V f = ALL(sign);
    for (sg_index k = 0; k <= h - k; k++) {
        V *const low = block + 2 * k, *const high = block + 2 * (h - k);
        const N a = {low[0], low[1]}, b = {high[0], -high[1]};
        const N s = NAME(plus)(a, b), d = NAME(times)(NAME(minus)(a, b), f * ALL(roots[2 * k]), f * ALL(roots[2 * k + 1]));
        low[0] = s.re - d.im, low[1] = s.im + d.re;
        high[0] = s.re + d.im, high[1] = d.re - s.im;
    }
}

/* What follows from numbers 0 to n / 2, where the others are their conjugates. */
static void NAME(mirror)(V *block, sg_index n) {
    for (sg_index k = 1; k < n - k; k++) {
        block[2 * (n - k)] = block[2 * k];
        block[2 * (n - k) + 1] = -block[2 * k + 1];
    }
}

static void NAME(weigh)(V *block, sg_index n, T weight) {
    for (sg_index k = 2; weight != 1 && k < 2 * ((n + 1) / 2); k++)
        block[k] *= ALL(weight);
}

/* The transforms of `count` lines from `line` on. */
static void NAME(lines)(const sg_transform *t, sg_index line, int count, V *block, V *other) {
    const sg_plan *const plan = t->plan;
    const sg_index n = t->n, h = n / 2;
    const T *const roots = plan->roots;
    NAME(read)(block, &t->from, t->x, line, count);
    if (t->read == SG_HALF) {
        NAME(weigh)(block, n, (T)t->inside);
        block[1] = ALL(0); /* the imaginary parts of the mean and of the highest frequency count for nothing */
        if (n % 2)
            NAME(mirror)(block, n);
        else
            block[2 * h + 1] = ALL(0);
    } else if (t->read == SG_WHOLE && t->write == SG_REAL && n % 2 == 0) {
        for (sg_index k = 1; k < h; k++) {
            block[2 * k] += block[2 * (n - k)];
            block[2 * k + 1] -= block[2 * (n - k) + 1];
        }
        block[0] += block[0], block[2 * h] += block[2 * h];
        block[1] = block[2 * h + 1] = ALL(0);
    }
    if (t->write == SG_REAL && n % 2 == 0)
        NAME(tangle)(block, h, roots, 1);
    V *const found = NAME(transformed)(block, other, plan);
    if (t->read == SG_REAL && n % 2 == 0) {
        found[2 * h] = found[0], found[2 * h + 1] = found[1];
        NAME(tangle)(found, h, roots, -1);
    }
    if (t->read == SG_REAL && t->write == SG_WHOLE)
        NAME(mirror)(found, n);
    if (t->write == SG_HALF)
        NAME(weigh)(found, n, (T)t->inside);
    if (t->twist) { /* between the two steps of a long transform: lanes are neighbours */
        const T *at = (const T *)t->twist + line % t->from.inner;
        for (sg_index k = 0; k < n; k++, at += 2 * t->twist_row) {
            const N y = NAME(times)((N){found[2 * k], found[2 * k + 1]}, LOAD(at), LOAD(at + t->twist_row));
            found[2 * k] = y.re, found[2 * k + 1] = y.im;
        }
    }
    NAME(write)(found, &t->to, t->out, line, count, (T)t->scale);
}

static void NAME(groups)(const void *transform, sg_index first, sg_index last, void *memory) {
    const sg_transform *const t = transform;
    V *const block = memory, *const other = block + 2 * (t->n + 1);
    for (sg_index group = first; group < last; group++) {
        const sg_index line = group * LANES, left = t->count - line;
        const int again = left < LANES && t->count >= LANES && t->out != t->x; /* some lines once more, which is less work than lane by lane */
        NAME(lines)(t, again ? t->count - LANES : line, left < LANES && !again ? (int)left : LANES, block, other);
    }
}

static const instructions NAME(sg_instructions) = {LANES, sizeof(V), NAME(groups)};
#undef N
#undef INLINE
#include "instructions_end.h"
