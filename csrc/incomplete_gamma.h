/* The regularized incomplete gamma functions P(a, x) and Q(a, x) = 1 - P(a, x).
 *
 * Of large a near x they are an error function and a correction (Temme's expansion); else P has a series where x is below a + 1, and Q a continued fraction beyond
 * or, where a is small, a series of what a power lacks to 1. Sums end where a term is `least` times smaller. They err by at most 4 units more than a change of a and x by
 * one unit makes; that alone is up to |x - a| units. */
#ifndef SG_INCOMPLETE_GAMMA_H
#define SG_INCOMPLETE_GAMMA_H

/* (1 / gamma(1 + z) - 1) / z from -0.5 to 0.5: minimax.py "(mp.rgamma(1 + x) - 1) / x" -0.5 0.5 chebyshev 17 */
SG_FN double sg_reciprocal_gamma_rest(double z) {
    const double z2 = z * z, z4 = z2 * z2;
    const double p0 = (0.5772156649015329 + -0.6558780715202539 * z) + z2 * (-0.04200263503409524 + 0.16653861138229148 * z);
    const double p1 = (-0.04219773455554432 + -0.00962197152787699 * z) + z2 * (0.0072189432466624095 + -0.001165167591858509 * z);
    const double p2 = (-0.00021524167410077893 + 0.00012805028237847834 * z) + z2 * (-2.0134854944118437e-05 + -1.2504933840352758e-06 * z);
    const double p3 = (1.1330283362102394e-06 + -2.0563444521924132e-07 * z) + z2 * (6.111756015170411e-09 + 5.004213481287884e-09 * z);
    return p0 + z4 * (p1 + z4 * (p2 + z4 * (p3 + z4 * (-1.172143010842523e-09 + 9.993636042844329e-11 * z))));
}

/* a (m - log(1 + m)) for m = x / a - 1; what of its leading term, a product of two quotients, rounding takes goes to `low` where x is near a */
SG_FN double sg_gamma_exponent(double a, double x, double *low) {
    const double d = x - a, e = sg_sum_error(x, -a, d), sum = x + a, m = d / a, s = d / sum, t = s * s, leading = d * s;
    *low = 0;
    if (t > 0.04)
        return a * (m - log(x / a));
    const double rest = t * (2.0 / 3 + t * (2.0 / 5 + t * (2.0 / 7 + t * (2.0 / 9 + t * (2.0 / 11 + t * (2.0 / 13 + t * (2.0 / 15 + t * (2.0 / 17 + t * (2.0 / 19 + t * (2.0 / 21))))))))));
    const double s_product = s * sum, s_low = ((d - s_product) - fma(s, sum, -s_product) + e - s * sg_sum_error(x, a, sum)) / sum;
    const double total = leading - a * s * rest;
    *low = ((leading - total) - a * s * rest) + (fma(d, s, -leading) + d * s_low + e * s);
    return total;
}

/* 1 / gamma(a + 1) up to a = 9: of what is left of a beside an integer, over the product of the integers less that, whose factors are exact */
SG_FN double sg_reciprocal_gamma(double a) {
    const double k = rint(a), z = a - k;
    double product = 1;
    for (double i = 1; i <= k; i += 1)
        product *= z + i;
    return (1 + z * sg_reciprocal_gamma_rest(z)) / product;
}

/* x^a exp(-x) / gamma(a + 1) for positive numbers. Beyond a = 9 by Stirling's series, with the power of x / a and what its rounding loses. */
SG_FN double sg_gamma_density(double a, double x) {
    if (a < 9) {
        const double half = x < 700 ? 1 : exp(-0.5 * x);
        return x > 2000 ? 0 : sg_reciprocal_gamma(a) * pow(x, a) * (x < 700 ? exp(-x) : half) * half;
    }
    const double u = 1 / a, v = u * u, d = a - x;
    const double series = u * (1.0 / 12 - v * (1.0 / 360 - v * (1.0 / 1260 - v * (1.0 / 1680 - v * (1.0 / 1188 - v * (691.0 / 360360 - v * (1.0 / 156 - v * (3617.0 / 122400))))))));
    const double scale = 1 / sqrt(6.283185307179586 * a);
    double low = 0;
    if (fabs(d) < 1400) {
        const double q = x / a, product = q * a, power = pow(q, a);
        const double e = d - series, half = exp(0.5 * e), root = power > 1e-290 && power < 1e290 ? 1 : pow(q, 0.5 * a);
        low = ((x - product) - fma(q, a, -product)) / q + sg_sum_error(a, -x, d) + sg_sum_error(d, -series, e);
        if (root == 1)
            return power * half * (scale * (1 + low)) * half;
        if (root > 1e-290 && root < 1e290)
            return (root * half) * (root * half) * (scale * (1 + low));
    }
    const double exponent = sg_gamma_exponent(a, x, &low), e = -exponent - series;
    if (e < -800)
        return 0;
    return exp(e) * scale * (1 + (sg_sum_error(-exponent, -series, e) - low));
}

/* The same for a up to 20, to ten digits: gamma(a + 1) is gamma(a + 9), of Stirling's series, over a product. */
SG_FN double sg_short_gamma_density(double a, double x) {
    const double b = a + 9, u = 1 / b, w = a * b; /* (a + i) (a + 9 - i) = w + i (9 - i) */
    const double product = (w + 8) * (w + 14) * ((w + 18) * (w + 20));
    const double stirling = (b - 0.5) * sg_log_in_double(b) - b + (0.91893853320467274178 + u * (1.0 / 12 - u * u * (1.0 / 360)));
    return product * sg_exp_f64(a * sg_log_in_double(x) - x - stirling);
}

/* The correction of Temme's expansion, of m = x / a - 1 between -0.3 and 0.3 and u = 1 / a up to 1 / 20: Q(a, x) - erfc(z) / 2 times sqrt(2 pi a) exp(z^2), where
 * z^2 = a (m - log(1 + m)). Interpolated in Chebyshev's points of both. */
SG_FN double sg_temme(double m, double u) {
    const double p0 = -0.3333333333333333 + m * (0.08333333333333322 + m * (-0.042592592592591204 + m * (0.027237654320968783 + m * (-0.01947751323105803 + m *
        (0.014896200773294692 + m * (-0.01191547807013265 + m * (0.009842229497480827 + m * (-0.008328130370092168 + m * (0.007180402676610204 + m *
        (-0.006283175389104849 + m * (0.0055666524735116735 + m * (-0.005008282362821215 + m * (0.004528315862290311 + m * (-0.003834377213303314 +
        m * (0.003470417418188746 + m * (-0.0049173934611313665 + m * 0.004656481737639558))))))))))))))));
    const double p1 = -0.001851851851891719 + m * (-0.0034722222221052657 + m * (0.003802910055848573 + m * (-0.0034290490986491023 + m * (0.0029881315414322226 +
        m * (-0.002597257455534898 + m * (0.002270886699226406 + m * (-0.002001642086574944 + m * (0.0017784497914458285 + m *
        (-0.0015927943974177001 + m * (0.0014443125571657301 + m * (-0.0013131237991801002 + m * (0.0011274930954450573 + m *
        (-0.0010242461568553095 + m * (0.001381261623822723 + m * -0.0013075629227112875))))))))))))));
    const double p2 = 0.004133597895893306 + m * (-0.00268132717959456 + m * (0.0016653806981804945 + m * (-0.0010337625418068333 + m * (0.0006389104358053308 + m
        * (-0.000386109705779325 + m * (0.00021975585150782492 + m * (-0.00010856153061416176 + m * (4.237498586021921e-05 + m *
        (8.707522745570726e-06 + m * (-0.00011269956665643233 + m * 0.00014159134766432956))))))))));
    const double p3 = 0.0006494326024504258 + m * (0.00022947337208736505 + m * (-0.0005456870822108162 + m * (0.0006250995195119649 + m * (-0.0006087064335633101
        + m * (0.0005570064326281993 + m * (-0.0004945692265505713 + m * (0.0004337133647540585 + m * (-0.000436286272383139 + m *
        0.00038209645374865595))))))));
    const double p4 = -0.0008617945081560097 + m * (0.000784009353435226 + m * (-0.0005603571310053066 + m * (0.00035194873999921494 + m *
        (-0.00019571375888304796 + m * (7.820808868177322e-05 + m * (7.987834620541099e-05 + m * -0.00013468243554647344))))));
    const double p5 = -0.00033973044024800954 + m * (-6.985517886250962e-05 + m * (0.0003039806290228159 + m * (-0.0004321320761422963 + m *
        (0.0004747724566883487 + m * -0.0004301634671578696))));
    const double p6 = 0.0005785410460151707 + m * (-0.0005805515666949088 + m * 0.00039601197039278554);
    return p0 + u * (p1 + u * (p2 + u * (p3 + u * (p4 + u * (p5 + u * p6)))));
}

/* gamma(a, x) over x^a exp(-x) for x > 12 and x > a + 1: a continued fraction, whose approximations come in the order of their denominators; both parts are made smaller
 * before they become infinite. */
SG_FN double sg_gamma_fraction(double a, double x, double least) {
    double p = 1, q = x + 1 - a, before = 0, q_before = 1, found = 1 / q, last = 0, b = q;
    for (double i = 1; fabs(found - last) > least * found; i += 1) {
        const double c = i * (a - i), next = (b + 2 * i) * p + c * before, q_next = (b + 2 * i) * q + c * q_before;
        before = p;
        p = next;
        q_before = q;
        q = q_next;
        if (fabs(q) > 1e100) {
            before *= 1e-100;
            p *= 1e-100;
            q_before *= 1e-100;
            q *= 1e-100;
        }
        last = found;
        found = p / q;
    }
    return found;
}

/* gamma(a, x) over x^a exp(-x) / a for any x > a: a sum down to an order that is not above 1, and of that the same fraction from its end on, where it forgets errors;
 * its number of terms grows as x falls. */
SG_FN double sg_gamma_sum(double a, double x, int wide) {
    const double least = wide ? 1e-17 : 1e-9;
    double sum = 0, term = 1;
    for (; a > 1 && term > least * sum; a -= 1) {
        term *= a / x;
        sum += term;
    }
    if (a > 1 || a == 0)
        return sum;
    const double terms = rint(wide ? 8 + 68 / x : 3.5 + 22 / x), b = x - 1 - a;
    double rest = terms + sqrt(terms * x) + 0.5 * (x - a) + 0.25; /* nearly what all further terms give */
    for (double i = terms; i > 0; i -= 1)
        rest = (b + 2 * i) - i * (i - a) / rest;
    return sum + term * a / rest;
}

/* log(gamma(1 + a)) / a is a times this, less Euler's constant, from 0 to 0.5: minimax.py "(mp.euler + mp.loggamma(1 + x) / x) / x" 0 0.5 chebyshev 15 */
SG_FN double sg_log_gamma_rest(double a) {
    const double t = a - 0.25;
    return 0.73651327685712084635 + t * (-0.29591211045268754941 + t * (0.16171768996447907694 + t * (-0.099787585904474325422 + t *
        (0.065580320587642804542 + t * (-0.044759675343585555381 + t * (0.031320445119748882517 + t * (-0.022306346835797422014 + t * (0.016097008199217171894
        + t * (-0.011735858719019516913 + t * (0.0086295509101831330271 + t * (-0.0063875539792333483686 + t * (0.0047097013807767493443 + t *
        (-0.0035176936134668894004 + t * (0.0030875816427195315928 + t * (-0.0023517683869676768155)))))))))))))));
}

/* Q(a, x) for a up to 0.5 and x up to 1.1. With u = log(x^a / gamma(1 + a)) it is -expm1(u) - a total exp(u), where total is the sum of (-x)^n / (n! (a + n)) for n from 1
 * on. Near x = 1 the two cancel, so u / a + total is a sum of two numbers, large ones first, and of expm1(u) only what it is more than u is added apart. */
SG_FN double sg_small_gamma(double a, double x, double least) {
    const double c = 1 + a, q = x / c, product = q * c, q_low = ((x - product) - fma(q, c, -product) - q * (a - (c - 1))) / c;
    const double logarithm = log(x), first = 0.5772156649015329 - q, rest = sg_log_gamma_rest(a);
    double term = -x, more = 0;
    for (double n = 2; fabs(term) > least; n += 1) {
        term *= -x / n;
        more += term / (a + n);
    }
    const double sum = first + logarithm, low = sg_sum_error(0.5772156649015329, -q, first) + sg_sum_error(first, logarithm, sum) - 4.942915152430645e-18 - q_low;
    const double u = a * (logarithm + (0.5772156649015329 - a * rest)), grown = expm1(u);
    if (fabs(u) > 0.25)
        return -grown - a * (more - q) * (1 + grown);
    const double series = 1.0 / 720 + u * (1.0 / 5040 + u * (1.0 / 40320 + u * (1.0 / 362880 + u * (1.0 / 3628800 + u * (1.0 / 39916800 + u / 479001600)))));
    const double above = u * u * (1.0 / 2 + u * (1.0 / 6 + u * (1.0 / 24 + u * (1.0 / 120 + u * series))));
    return -(a * (sum + (more - a * rest + low)) + above + a * (more - q) * grown);
}

SG_CALLED double sg_incomplete_gamma(double a, double x, int upper, int wide) {
    const double least = wide ? 1e-17 : 1e-9;
    if (!(a > 0 && x > 0 && a < (double)SG_INF && x < (double)SG_INF)) {
        if (!(a >= 0 && x >= 0) || (a == 0 && x == 0) || (a == (double)SG_INF && x == (double)SG_INF))
            return (double)SG_NAN;
        return (x == 0 || a == (double)SG_INF) == (upper != 0);
    }
    if (a > 20 && fabs(x - a) < 0.3 * a) {
        double low;
        const double square = sg_gamma_exponent(a, x, &low), root = sqrt(square), z = (x < a) == (upper != 0) ? -root : root, z_square = z * z;
        const double z_error = ((square - z_square) - fma(z, z, -z_square)) + low, shrunk = exp(-square) * (1 - low);
        const double correction = shrunk / sqrt(6.283185307179586 * a) * sg_temme((x - a) / a, 1 / a);
        const double nearer = z == 0 ? 0 : shrunk * z_error / (3.5449077018110318 * z); /* half the slope of erfc times the error of z */
        return 0.5 * erfc(z) + ((upper ? correction : -correction) - nearer);
    }
    if (a < 1 && x < (upper || a > 0.5 ? 1.1 : 2) && (upper || a * log(x) > -0.35)) {
        if (a < 0.5)
            return upper ? sg_small_gamma(a, x, least) : 1 - sg_small_gamma(a, x, least);
        const double logarithm = log(x), gamma = sg_lgamma(1 + a);
        double term = 1, total = 0;
        for (double n = 1; fabs(term) > least * fabs(total); n += 1) {
            term *= -x / n;
            total += term / (a + n);
        }
        const double found = -expm1(a * logarithm - gamma) - a * total * sg_exp_f64(a * logarithm - gamma);
        return upper ? found : 1 - found;
    }
    const double density = wide || a > 20 ? sg_gamma_density(a, x) : sg_short_gamma_density(a, x);
    if (x < (upper && a < 9 ? a : a + 1)) { /* of small a the upper one is small before a + 1 already, and would lose digits in a difference from 1 */
        double term = 1, total = 1;
        for (double n = a + 1; term > least * total; n += 2) { /* two terms, one division */
            const double step = x / (n * (n + 1)), next = term * (step * (n + 1));
            term *= step * x;
            total += next + term;
        }
        return upper ? 1 - density * total : density * total;
    }
    if (density == 0)
        return upper ? 0 : 1;
    const double found = density * (x > 12 ? a * sg_gamma_fraction(a, x, least) : sg_gamma_sum(a, x, wide));
    return upper ? found : 1 - found;
}

SG_FN double sg_igamma(double a, double x) { return sg_incomplete_gamma(a, x, 0, 1); }
SG_FN double sg_igammac(double a, double x) { return sg_incomplete_gamma(a, x, 1, 1); }
SG_FN float sg_igammaf(float a, float x) { return (float)sg_incomplete_gamma((double)a, (double)x, 0, 0); }
SG_FN float sg_igammacf(float a, float x) { return (float)sg_incomplete_gamma((double)a, (double)x, 1, 0); }

#endif
