/* The Hurwitz zeta function of any exponent. */
#ifndef SG_ZETA_H
#define SG_ZETA_H

/* The sum of (q + k)^-s. Beyond a million of s, no number but those between -1 and 1, and the first after 1, has a power that is not zero. */
SG_CALLED double sg_hurwitz_zeta(double s, double q) {
    if (!(s > 1e6))
        return sg_zeta(s, q);
    if (q > 0)
        return pow(q, -s);
    if (q == floor(q) || s != floor(s) || q != q)
        return q == floor(q) ? (double)SG_INF : (double)SG_NAN;
    const double part = q - floor(q), above = pow(part, -s), below = pow(1 - part, -s);
    const sg_bool is_even = fmod(s, 2.0) != 1; /* as infinity is, which large numbers lead to */
    if (part != 0.5 && above == below) /* both infinite, or both 0: the nearer one leads */
        return is_even || part < 0.5 ? above : -below;
    return is_even ? above + below : above - below;
}

#endif
