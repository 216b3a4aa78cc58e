/* The logarithm of the gamma function in float32, computed in double and rounded once. */
#ifndef SG_FLOAT_GAMMA_H
#define SG_FLOAT_GAMMA_H

/* For a > 0. Up to 6.5 it is that of y = a - k, between 1.5 and 2.5, and the logarithm of what the gamma functions' ratio is; it has zeros at 1 and 2, which y - 1
 * and y - 2 keep exact. Beyond it is Stirling's series.
 * minimax.py "mp.loggamma(x).real / ((x - 1) * (x - 2)) if abs(x - 2) > 1e-9 else 1 - mp.euler" 1.4999 2.5001 9 */
SG_FN double sg_near_lgamma(double a) {
    const sg_bool first = a < 0.5, up = a < 1.5, far = a > 6.5;
    double y = first ? a + 2 : up ? a + 1 : a, product = first ? a * (a + 1) : up ? a : 1;
    for (int i = 0; i < 4; i++) {
        const double less = y - 1;
        product *= y > 2.5 ? less : 1;
        y = y > 2.5 ? less : y;
    }
    const double logarithm = sg_log_in_double(far ? a : product);
    const double z = y * y, w = z * z;
    const double p0 = (1.2143401908064065486 + -1.5003071079039871815 * y) + z * (1.7031606492932816744 + -1.4002405023678343547 * y);
    const double p1 = (0.81608971014007963758 + -0.33483832703713156878 * y) + z * (0.094757934058037636665 + -0.017636159543210243785 * y);
    const double near = (y - 1) * (y - 2) * (p0 + w * (p1 + w * (0.0019455238927532462268 + -0.000096489433255565158993 * y)));
    const double u = 1 / a, v = u * u, series = u * (1.0 / 12 - v * (1.0 / 360 - v * (1.0 / 1260 - v * (1.0 / 1680))));
    const double stirling = (a - 0.5) * (logarithm - 1) + (0.41893853320467274178 + series);
    return far ? stirling : near + (up ? -logarithm : logarithm);
}

SG_FN float sg_near_lgamma_f32(float x) { return (float)sg_near_lgamma(x); }

/* Of any number. Below zero by reflection, with the distance r from the next integer: gamma(x) gamma(1 - x) = pi / sin(pi x).
 * minimax.py "mp.sin(mp.pi * mp.sqrt(x)) / (mp.pi * mp.sqrt(x))" 1e-4 0.2501 6 */
SG_FN float sg_lgamma_anywhere_f32(float x) {
    const sg_bool below = x <= 0;
    const double a = x, rounded = (a + SG_ROUNDER) - SG_ROUNDER, r = a - rounded, z = r * r, w = z * z;
    const double p0 = 0.99999999999993523777 - 1.644934066824815015 * z, p1 = 0.81174242385446963056 - 0.19075179100395811286 * z;
    const double sine = fabs(r) * (p0 + w * (p1 + w * (0.026147479284013481577 - 0.0023439619915762073335 * z + w * 0.0001423435762697681373))); /* over pi */
    const double near = sg_near_lgamma(below ? 1 - a : a), turned = a == rounded ? (double)SG_INF : -sg_log_in_double(sine) - near;
    return (float)(below ? turned : near);
}

/* Beside the zeros of negative numbers both terms of a reflection are nearly equal; so they are, too, where it was computed to be so. */
SG_FN sg_bool sg_is_beside_zero_of_lgamma(float x, float found) { return (x < 0) & (fabsf(found) < 0.00390625f); }

SG_FN float sg_lgamma_f32(float x) {
    const float found = sg_lgamma_anywhere_f32(x);
    return sg_is_beside_zero_of_lgamma(x, found) ? (float)sg_lgamma((double)x) : found;
}

#endif
