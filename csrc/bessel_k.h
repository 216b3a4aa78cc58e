/* Modified Bessel functions of the second kind, of orders 0 and 1: up to 1 a polynomial in x^2 less log(x) times that of the first kind, of which none cancels another;
 * beyond exp(-x) / sqrt(x) times polynomials in 1 / x, of which the first is for x up to 10 / 3. For n = 0 and 1, chebyshev 18 from 0.3 to 1 and from 1e-6 to 0.3:
 * minimax.py "mp.besselk(n, 1 / x) * mp.exp(1 / x) / mp.sqrt(x)" 0.3 1 chebyshev 18 */
#ifndef SG_BESSEL_K_H
#define SG_BESSEL_K_H

#include "bessel.h"

/* K0(x) + log(x) I0(x), of x^2: minimax.py "mp.besselk(0, mp.sqrt(x)) + mp.log(x) / 2 * mp.besseli(0, mp.sqrt(x))" 0 1 chebyshev 7 */
SG_FN double sg_k0_near(double x) {
    const double t = x - 0.5, t2 = t * t, t4 = t2 * t2;
    const double p0 = (0.26184187925868705422 + 0.30487384359879039185 * t) + t2 * (0.026540559172557858499 + 0.00087627434105921233706 * t);
    const double p1 = (0.000015326055890146716722 + 1.6637019705621300262e-7 * t) + t2 * (1.2314071831940512726e-9 + 6.6159089529130506648e-12 * t);
    return p0 + t4 * p1;
}

/* (K1(x) - 1 / x - log(x) I1(x)) / x, of x^2:
 * minimax.py "(mp.besselk(1, mp.sqrt(x)) - 1 / mp.sqrt(x) - mp.log(x) / 2 * mp.besseli(1, mp.sqrt(x))) / mp.sqrt(x)" 0 1 chebyshev 7 */
SG_FN double sg_k1_near(double x) {
    const double t = x - 0.5, t2 = t * t, t4 = t2 * t2;
    const double p0 = (-0.3518258282893255361 - 0.090098088593388745137 * t) + t2 * (-0.0048133434263287611291 - 0.00011568994602640491113 * t);
    const double p1 = (-1.5946987028380504497e-6 - 1.4298516109939797728e-8 * t) + t2 * (-9.0186945935689151638e-11 - 4.22247754265428923e-13 * t);
    return p0 + t4 * p1;
}

/* K0(1 / x) exp(1 / x) / sqrt(x) */
SG_FN double sg_k0_middle(double x) {
    const double t = x - 0.65, t2 = t * t, t4 = t2 * t2;
    const double p0 = (1.1751521986925144965 - 0.095798783047967357817 * t) + t2 * (0.02644725962741309062 - 0.010953659453210791905 * t);
    const double p1 = (0.0056379486490838354504 - 0.0033361648494833309516 * t) + t2 * (0.0021789779602530412726 - 0.0015331018065775659341 * t);
    const double p2 = (0.0011437126362373945853 - 0.00089483546510145237953 * t) + t2 * (0.00072838344052609883116 - 0.00061211770822134052696 * t);
    const double p3 = (0.00052991942877488797445 - 0.00048354267015986371709 * t) + t2 * (0.00044331361541058545114 - 0.0003168714118713519581 * t);
    const double p4 = (0.00028179897349344030874 - 0.00065398916200287982658 * t) + t2 * 0.00066815299695417129988;
    return p0 + t4 * (p1 + t4 * (p2 + t4 * (p3 + t4 * p4)));
}

/* the same for smaller x */
SG_FN double sg_k0_far(double x) {
    const double t = x - 0.1500005, t2 = t * t, t4 = t2 * t2;
    const double p0 = (1.231542658518082735 - 0.13502883130792145109 * t) + t2 * (0.059572545238558360248 - 0.044167135829279896917 * t);
    const double p1 = (0.044170340692374709048 - 0.054074427976641564431 * t) + t2 * (0.076820846165641615603 - 0.122502612829069325 * t);
    const double p2 = (0.21441563472207984599 - 0.40553213344748349548 * t) + t2 * (0.81881294055810574572 - 1.7331493760968718401 * t);
    const double p3 = (3.8600510065852883687 - 10.05760067510573139 * t) + t2 * (25.656973640369602047 - 23.315139213968484925 * t);
    const double p4 = (31.710193700000204237 - 1000.3277682598271695 * t) + t2 * 3038.7347138652170114;
    return p0 + t4 * (p1 + t4 * (p2 + t4 * (p3 + t4 * p4)));
}

/* K1(1 / x) exp(1 / x) / sqrt(x) */
SG_FN double sg_k1_middle(double x) {
    const double t = x - 0.65, t2 = t * t, t4 = t2 * t2;
    const double p0 = (1.5166016774298156287 + 0.35845222823050673711 * t) + t2 * (-0.053776443891492278288 + 0.018413411642267672843 * t);
    const double p1 = (-0.0085978413487626437358 + 0.0047889881757950724118 * t) + t2 * (-0.0029998856916436774967 + 0.0020465113850774667059 * t);
    const double p2 = (-0.0014906469782048150189 + 0.0011441242702286359106 * t) + t2 * (-0.00091671800415601117419 + 0.00076032227969017020038 * t);
    const double p3 = (-0.00065083112966155572192 + 0.00058737343927730353355 * t) + t2 * (-0.00053375299814868765291 + 0.00038178402250034836599 * t);
    const double p4 = (-0.00033769220028553756298 + 0.00076747328471571375367 * t) + t2 * -0.00077981117353940341183;
    return p0 + t4 * (p1 + t4 * (p2 + t4 * (p3 + t4 * p4)));
}

/* the same for smaller x */
SG_FN double sg_k1_far(double x) {
    const double t = x - 0.1500005, t2 = t * t, t4 = t2 * t2;
    const double p0 = (1.3208704968338169091 + 0.4327872998321403575 * t) + t2 * (-0.10574040119300294514 + 0.065676483449276709501 * t);
    const double p1 = (-0.06018067602053149821 + 0.069895486001888871467 * t) + t2 * (-0.095843377525214153463 + 0.14898159015137162405 * t);
    const double p2 = (-0.25575723294327632234 + 0.47639158394937311083 * t) + t2 * (-0.95006488050904872841 + 1.9913991500060115588 * t);
    const double p3 = (-4.3983473433398289124 + 11.334161909999021513 * t) + t2 * (-28.699094523930615305 + 26.852550950870390957 * t);
    const double p4 = (-37.847099317641985766 + 1098.7998175519094905 * t) + t2 * -3324.5374269263218013;
    return p0 + t4 * (p1 + t4 * (p2 + t4 * (p3 + t4 * p4)));
}

SG_FN double sg_scaled_k0_beyond_1(double x) {
    const double v = 1 / x;
    return (x < 10.0 / 3 ? sg_k0_middle(v) : sg_k0_far(v)) / sqrt(x);
}

SG_FN double sg_scaled_k1_beyond_1(double x) {
    const double v = 1 / x;
    return (x < 10.0 / 3 ? sg_k1_middle(v) : sg_k1_far(v)) / sqrt(x);
}

SG_FN double sg_k0_up_to_1(double x) { return sg_k0_near(x * x) - log(x) * sg_i0_near(x * x); }
SG_FN double sg_k1_up_to_1(double x) { return 1 / x + x * (log(x) * sg_i1_near(x * x) + sg_k1_near(x * x)); }

SG_FN double sg_bessel_k0(double x) {
    if (!(x > 0))
        return x == 0 ? (double)SG_INF : (double)SG_NAN;
    return x < 1 ? sg_k0_up_to_1(x) : exp(-x) * sg_scaled_k0_beyond_1(x);
}

SG_FN double sg_scaled_bessel_k0(double x) {
    if (!(x > 0))
        return x == 0 ? (double)SG_INF : (double)SG_NAN;
    return x < 1 ? sg_k0_up_to_1(x) * exp(x) : sg_scaled_k0_beyond_1(x);
}

SG_FN double sg_bessel_k1(double x) {
    if (!(x > 0))
        return x == 0 ? (double)SG_INF : (double)SG_NAN;
    return x < 1 ? sg_k1_up_to_1(x) : exp(-x) * sg_scaled_k1_beyond_1(x);
}

SG_FN double sg_scaled_bessel_k1(double x) {
    if (!(x > 0))
        return x == 0 ? (double)SG_INF : (double)SG_NAN;
    return x < 1 ? sg_k1_up_to_1(x) * exp(x) : sg_scaled_k1_beyond_1(x);
}

#endif
