/* The regularized incomplete gamma functions P(a, x) and Q(a, x) = 1 - P(a, x).
 *
 * Of large a near x they are an error function and a correction (Temme's expansion); else P has a series where x is below a + 1, and Q a continued fraction beyond
 * or, where a is small, a series of what a power lacks to 1. Sums end where a term is `least` times smaller. */
#ifndef SG_INCOMPLETE_GAMMA_H
#define SG_INCOMPLETE_GAMMA_H

/* (1 / gamma(1 + z) - 1) / z from -0.5 to 0.5: minimax.py "(mp.rgamma(1 + x) - 1) / x" -0.5 0.5 chebyshev 17 */
SG_FN double sg_reciprocal_gamma_rest(double z) {
    return 0.5772156649015329 + z * (-0.6558780715202539 + z * (-0.04200263503409524 + z * (0.16653861138229148 + z * (-0.04219773455554432 + z *
        (-0.00962197152787699 + z * (0.0072189432466624095 + z * (-0.001165167591858509 + z * (-0.00021524167410077893 + z * (0.00012805028237847834
        + z * (-2.0134854944118437e-05 + z * (-1.2504933840352758e-06 + z * (1.1330283362102394e-06 + z * (-2.0563444521924132e-07 + z *
        (6.111756015170411e-09 + z * (5.004213481287884e-09 + z * (-1.172143010842523e-09 + z * 9.993636042844329e-11))))))))))))))));
}

/* m - log(1 + m) for m = x / a - 1 */
SG_FN double sg_gamma_exponent(double a, double x) {
    const double m = (x - a) / a, s = (x - a) / (x + a), t = s * s;
    if (t > 0.04)
        return m - log(x / a);
    return s * (m - t * (2.0 / 3 + t * (2.0 / 5 + t * (2.0 / 7 + t * (2.0 / 9 + t * (2.0 / 11 + t * (2.0 / 13 + t * (2.0 / 15 + t * (2.0 / 17 + t * (2.0 / 19 + t * (2.0 / 21)))))))))));
}

/* x^a exp(-x) / gamma(a + 1) for positive numbers. Beyond a = 12 by Stirling's series, where powers of a and x would lose digits. */
SG_FN double sg_gamma_density(double a, double x) {
    if (a < 12) {
        const double k = rint(a), z = a - k, half = sg_exp_f64(-0.5 * x);
        double product = 1;
        for (double i = 1; i <= k; i += 1)
            product *= z + i;
        return x > 2000 ? 0 : (1 + z * sg_reciprocal_gamma_rest(z)) / product * (pow(x, a) * half) * half;
    }
    const double u = 1 / a, v = u * u;
    const double series = u * (1.0 / 12 - v * (1.0 / 360 - v * (1.0 / 1260 - v * (1.0 / 1680 - v * (1.0 / 1188 - v * (691.0 / 360360))))));
    return sg_exp_f64(-a * sg_gamma_exponent(a, x) - series) / sqrt(6.283185307179586 * a);
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

SG_FN double sg_incomplete_gamma(double a, double x, int upper, int wide) {
    const double least = wide ? 1e-17 : 1e-9;
    if (!(a > 0 && x > 0 && a < (double)SG_INF && x < (double)SG_INF)) {
        if (!(a >= 0 && x >= 0) || (a == 0 && x == 0) || (a == (double)SG_INF && x == (double)SG_INF))
            return (double)SG_NAN;
        return (x == 0 || a == (double)SG_INF) == (upper != 0);
    }
    if (a > 20 && fabs(x - a) < 0.3 * a) {
        const double m = (x - a) / a, square = a * sg_gamma_exponent(a, x), z = m < 0 ? -sqrt(square) : sqrt(square);
        const double correction = sg_exp_f64(-square) / sqrt(6.283185307179586 * a) * sg_temme(m, 1 / a);
        return upper ? 0.5 * erfc(z) + correction : 0.5 * erfc(-z) - correction;
    }
    if (upper && a < 1 && x < 1.1) {
        const double logarithm = log(x), gamma = a < 0.5 ? -log1p(a * sg_reciprocal_gamma_rest(a)) : sg_lgamma(1 + a);
        double term = 1, total = 0;
        for (double n = 1; fabs(term) > least * fabs(total); n += 1) {
            term *= -x / n;
            total += term / (a + n);
        }
        return -expm1(a * logarithm - gamma) - a * total * sg_exp_f64(a * logarithm - gamma);
    }
    const double density = wide || a > 20 ? sg_gamma_density(a, x) : sg_short_gamma_density(a, x);
    if (x < (upper && a < 1 ? 1.1 : a + 1)) {
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
    /* The fractions, in the order of their denominators; both parts are made smaller before they become infinite. */
    double p = 1, q = x + 1 - a, before = 0, q_before = 1, found = 1 / q, last = 0, b = q;
    for (double i = 1; fabs(found - last) > least * found; i += 1) {
        const double c = i * (a - i), next = (b + 2 * i) * p + c * before, q_next = (b + 2 * i) * q + c * q_before;
        const double scale = fabs(q_next) > 1e100 ? 1e-100 : 1;
        before = p * scale;
        p = next * scale;
        q_before = q * scale;
        q = q_next * scale;
        last = found;
        found = p / q;
    }
    return upper ? density * a * found : 1 - density * a * found;
}

SG_FN double sg_igamma(double a, double x) { return sg_incomplete_gamma(a, x, 0, 1); }
SG_FN double sg_igammac(double a, double x) { return sg_incomplete_gamma(a, x, 1, 1); }
SG_FN float sg_igammaf(float a, float x) { return (float)sg_incomplete_gamma((double)a, (double)x, 0, 0); }
SG_FN float sg_igammacf(float a, float x) { return (float)sg_incomplete_gamma((double)a, (double)x, 1, 0); }

#endif
