"""The kernels of all ops as NumPy expressions, and what each reads and gives.

Generated from derivatives.yaml by `specgrad generate`; do not edit.
"""

# ruff: noqa
# mypy: ignore-errors
import numpy as np

from specgrad.array import pointwise
from specgrad.array import polynomials as array_polynomials


def add(self_, other):
    return np.add(self_, other)


def add_2(self_, alpha, other):
    return np.add(self_, np.multiply(alpha, other))


def sub(self_, other):
    return np.subtract(self_, other)


def sub_2(self_, alpha, other):
    return np.subtract(self_, np.multiply(alpha, other))


def mul(self_, other):
    return np.multiply(self_, other)


def div(self_, other):
    return np.true_divide(self_, other)


def floor_divide(self_, other):
    return pointwise.floor_div(self_, other)


def _trunc_div(self_, other):
    return np.trunc(np.true_divide(self_, other))


def remainder(self_, other):
    return np.remainder(self_, other)


def fmod(self_, other):
    return np.fmod(self_, other)


def neg(self_):
    return np.negative(self_)


def reciprocal(self_):
    return np.reciprocal(self_)


def square(self_):
    return np.square(self_)


def pow_Scalar(self_):
    return np.multiply(self_, self_)


def pow_Scalar_2(self_):
    return np.multiply(np.multiply(self_, self_), self_)


def pow_Scalar_3(self_):
    return np.sqrt(self_)


def pow_Scalar_4(self_):
    return np.true_divide(1, self_)


def pow_Scalar_5(self_, exponent):
    return pointwise.pow(self_, exponent)


def pow(self_, exponent):
    return pointwise.pow(self_, exponent)


def abs(self_):
    return np.abs(self_)


def sgn(self_):
    return pointwise.sgn(self_)


def sign(self_):
    return pointwise.sign(self_)


def conj(self_):
    return np.conjugate(self_)


def _real_part(self_):
    return np.real(self_)


def _imag_part(self_):
    return np.imag(self_)


def polar(abs, angle):
    return pointwise.complex(np.multiply(abs, np.cos(angle)), np.multiply(abs, np.sin(angle)))


def angle(self_):
    return pointwise.angle(self_)


def addcmul(self_, value, tensor1, tensor2):
    return np.add(self_, np.multiply(np.multiply(value, tensor1), tensor2))


def addcdiv(self_, value, tensor1, tensor2):
    return np.add(self_, np.true_divide(np.multiply(value, tensor1), tensor2))


def lerp(self_, weight, end):
    return np.add(self_, np.multiply(weight, np.subtract(end, self_)))


def _share_of_length(self_, other):
    return np.true_divide(self_, np.hypot(self_, other))


def hypot(self_, other):
    return np.hypot(self_, other)


def maximum(self_, other):
    return np.maximum(self_, other)


def minimum(self_, other):
    return np.minimum(self_, other)


def fmax(self_, other):
    return np.fmax(self_, other)


def fmin(self_, other):
    return np.fmin(self_, other)


def clamp(self_, min, max):
    return np.minimum(np.maximum(self_, min), max)


def clamp_2(self_, min):
    return np.maximum(self_, min)


def clamp_3(self_, max):
    return np.minimum(self_, max)


def clamp_4(self_):
    return np.add(self_, 0)


def copysign(self_, other):
    return np.copysign(self_, other)


def _nan_to_num(self_, nan, posinf, neginf):
    return np.where(np.isnan(self_), nan, np.where(np.equal(self_, np.inf), posinf, np.where(np.equal(self_, -np.inf), neginf, self_)))


def where(condition, self_, other):
    return np.where(condition, self_, other)


def masked_fill(mask, value, self_):
    return np.where(mask, value, self_)


def gcd(self_, other):
    return np.gcd(self_, other)


def lcm(self_, other):
    return np.lcm(self_, other)


def nextafter(self_, other):
    return np.nextafter(self_, other)


def exp(self_):
    return np.exp(self_)


def exp2(self_):
    return np.exp2(self_)


def expm1(self_):
    return pointwise.expm1(self_)


def log(self_):
    return np.log(self_)


def log2(self_):
    return np.log2(self_)


def log10(self_):
    return np.log10(self_)


def log1p(self_):
    return pointwise.log1p(self_)


def rsqrt(self_):
    return pointwise.rsqrt(self_)


def logaddexp(self_, other, x):
    return np.where(np.equal(self_, other), np.add(self_, x), np.where(np.equal(np.real(other), -np.inf), self_, np.add(np.where(np.less(np.real(self_), np.real(other)), other, self_), pointwise.log1p(np.exp(np.where(np.less(np.real(self_), np.real(other)), np.subtract(self_, other), np.subtract(other, self_)))))))


def logaddexp2(self_, other, x):
    return np.where(np.equal(self_, other), np.add(self_, 1), np.add(np.maximum(self_, other), np.true_divide(pointwise.log1p(np.exp2(np.negative(np.abs(np.subtract(self_, other))))), x)))


def xlogy(other, self_):
    return np.where(np.isnan(other), np.nan, np.where(np.equal(self_, 0), 0, np.multiply(self_, np.log(other))))


def special_xlog1py(other, self_):
    return np.where(np.isnan(other), np.nan, np.where(np.equal(self_, 0), 0, np.multiply(self_, pointwise.log1p(other))))


def special_entr(self_):
    return np.where(np.greater(self_, 0), np.multiply(np.negative(self_), np.log(self_)), np.where(np.equal(self_, 0), 0, np.where(np.less(self_, 0), -np.inf, np.nan)))


def sin(self_):
    return np.sin(self_)


def cos(self_):
    return np.cos(self_)


def tan(self_):
    return np.tan(self_)


def asin(self_):
    return np.arcsin(self_)


def acos(self_):
    return np.arccos(self_)


def atan(self_):
    return np.arctan(self_)


def sinh(self_):
    return np.sinh(self_)


def cosh(self_):
    return np.cosh(self_)


def tanh(self_):
    return np.tanh(self_)


def asinh(self_):
    return np.arcsinh(self_)


def acosh(self_):
    return np.arccosh(self_)


def atanh(self_):
    return np.arctanh(self_)


def atan2(self_, other):
    return np.arctan2(self_, other)


def sinc(self_):
    return np.where(np.equal(self_, 0), 1, np.true_divide(np.where(np.equal(np.multiply(pointwise.round(np.real(self_)), 0.5), np.floor(np.multiply(pointwise.round(np.real(self_)), 0.5))), np.sin(np.multiply(3.141592653589793, np.subtract(self_, pointwise.round(np.real(self_))))), np.negative(np.sin(np.multiply(3.141592653589793, np.subtract(self_, pointwise.round(np.real(self_))))))), np.multiply(3.141592653589793, self_)))


def deg2rad(self_, x):
    return np.multiply(self_, x)


def erf(self_):
    return pointwise.erf(self_)


def erfc(self_):
    return pointwise.erfc(self_)


def erfinv(self_):
    return pointwise.erfinv(self_)


def lgamma(self_):
    return pointwise.lgamma(self_)


def digamma(self_):
    return pointwise.digamma(self_)


def polygamma(n, self_):
    return pointwise.polygamma(n, self_)


def special_ndtr(self_):
    return pointwise.special('ndtr', self_)


def sigmoid(self_):
    return pointwise.sigmoid(self_)


def logit(self_):
    return np.log(np.true_divide(self_, np.subtract(1, self_)))


def logit_2(self_, eps, x):
    return np.log(np.true_divide(np.where(np.less(self_, eps), eps, np.where(np.less(np.subtract(1, self_), eps), x, self_)), np.where(np.less(self_, eps), x, np.where(np.less(np.subtract(1, self_), eps), eps, np.subtract(1, self_)))))


def _bessel_one_near(self_):
    return np.add(0.5, np.multiply(self_, np.add(0.0625, np.multiply(self_, np.add(0.0026041666666666665, np.multiply(self_, np.add(5.425347222222222e-05, np.multiply(self_, np.add(6.781684027777778e-07, np.multiply(self_, np.add(5.651403356481481e-09, np.multiply(self_, np.add(3.363930569334215e-11, np.multiply(self_, np.add(1.5017547184527747e-13, np.multiply(self_, np.add(5.214426105738801e-16, np.multiply(self_, np.add(1.4484516960385557e-18, np.multiply(self_, np.add(3.2919356728148996e-21, np.multiply(self_, 6.234726653058522e-24))))))))))))))))))))))


def special_bessel_j0(self_):
    return np.where(np.isinf(self_), 0, np.where(np.abs(self_) > 1000, ((1 - 9 / 128 / self_ ** 2 + 3675 / 32768 / self_ ** 4) * (np.cos(np.abs(self_)) + np.sin(np.abs(self_))) - (75 / 1024 / self_ ** 2 - 1 / 8) / np.abs(self_) * (np.sin(np.abs(self_)) - np.cos(np.abs(self_)))) / np.sqrt(np.abs(self_)) / np.pi ** 0.5, pointwise.special('j0', self_)))


def special_bessel_j1(self_):
    return np.where(np.isinf(self_), 0 * np.sign(self_), np.where(np.abs(self_) > 1000, np.sign(self_) * ((1 + 15 / 128 / self_ ** 2 - 4725 / 32768 / self_ ** 4) * (np.sin(np.abs(self_)) - np.cos(np.abs(self_))) + (3 / 8 - 105 / 1024 / self_ ** 2) / np.abs(self_) * (np.sin(np.abs(self_)) + np.cos(np.abs(self_)))) / np.sqrt(np.abs(self_)) / np.pi ** 0.5, pointwise.special('j1', self_)))


def special_bessel_y0(self_):
    return np.where(self_ == np.inf, 0, np.where(self_ > 1000, ((1 - 9 / 128 / self_ ** 2 + 3675 / 32768 / self_ ** 4) * (np.sin(np.abs(self_)) - np.cos(np.abs(self_))) + (75 / 1024 / self_ ** 2 - 1 / 8) / np.abs(self_) * (np.cos(np.abs(self_)) + np.sin(np.abs(self_)))) / np.sqrt(np.abs(self_)) / np.pi ** 0.5, pointwise.special('y0', self_)))


def special_bessel_y1(self_):
    return np.where(self_ == np.inf, 0, np.where(self_ > 1000, ((3 / 8 - 105 / 1024 / self_ ** 2) / np.abs(self_) * (np.sin(np.abs(self_)) - np.cos(np.abs(self_))) - (1 + 15 / 128 / self_ ** 2 - 4725 / 32768 / self_ ** 4) * (np.sin(np.abs(self_)) + np.cos(np.abs(self_)))) / np.sqrt(np.abs(self_)) / np.pi ** 0.5, pointwise.special('y1', self_)))


def i0(self_):
    return pointwise.special('i0', self_)


def _bessel_i_far_ratio(self_):
    return np.multiply(self_, np.add(0.5083630843755487, np.multiply(np.subtract(self_, 0.06255), np.add(0.1434332636415573, np.multiply(np.subtract(self_, 0.06255), np.add(0.17484804032101475, np.multiply(np.subtract(self_, 0.06255), np.add(0.3643842154407383, np.multiply(np.subtract(self_, 0.06255), np.add(1.1285890059324746, np.multiply(np.subtract(self_, 0.06255), np.add(5.030938109102577, np.multiply(np.subtract(self_, 0.06255), np.add(32.79799872301069, np.multiply(np.subtract(self_, 0.06255), np.add(293.854930336034, np.multiply(np.subtract(self_, 0.06255), np.add(2518.4321455825975, np.multiply(np.subtract(self_, 0.06255), np.add(-524.6392099343657, np.multiply(np.subtract(self_, 0.06255), np.add(-594514.3429739146, np.multiply(np.subtract(self_, 0.06255), np.add(-9332488.549671536, np.multiply(np.subtract(self_, 0.06255), np.add(27415800.94861956, np.multiply(np.subtract(self_, 0.06255), np.add(2404307927.064745, np.multiply(np.subtract(self_, 0.06255), np.add(7948532592.257836, np.multiply(np.subtract(self_, 0.06255), np.add(-515091500852.2031, np.multiply(np.subtract(self_, 0.06255), np.add(-2903669840422.1465, np.multiply(np.subtract(self_, 0.06255), np.add(106475868585109.83, np.multiply(np.subtract(self_, 0.06255), np.add(624545855823120.2, np.multiply(np.subtract(self_, 0.06255), np.add(-1.9896813521633396e+16, np.multiply(np.subtract(self_, 0.06255), np.add(-1.0087246207798909e+17, np.multiply(np.subtract(self_, 0.06255), np.add(3.008440432194407e+18, np.multiply(np.subtract(self_, 0.06255), np.add(1.22299688546899e+19, np.multiply(np.subtract(self_, 0.06255), np.add(-3.289405930059264e+20, np.multiply(np.subtract(self_, 0.06255), np.add(-1.0462033209030537e+21, np.multiply(np.subtract(self_, 0.06255), np.add(2.255636493154797e+22, np.multiply(np.subtract(self_, 0.06255), np.add(5.589828088797546e+22, np.multiply(np.subtract(self_, 0.06255), np.add(-7.197242014122637e+23, np.multiply(np.subtract(self_, 0.06255), -1.3934548288590393e+24)))))))))))))))))))))))))))))))))))))))))))))))))))))))))


def _bessel_i_near_ratio(self_):
    return np.true_divide(np.add(1.0, np.multiply(self_, np.add(-0.34178454915948675, np.multiply(self_, np.add(0.1639331235654304, np.multiply(self_, np.add(-0.022152891233644258, np.multiply(self_, np.add(0.005280638038581911, np.multiply(self_, np.add(-0.00031673504637106715, np.multiply(self_, np.add(5.6581732307856525e-05, np.multiply(self_, np.add(-9.547631133733102e-07, np.multiply(self_, np.add(2.40664281444382e-07, np.multiply(self_, np.add(2.323167925404731e-09, np.multiply(self_, np.add(3.8809206814534363e-10, np.multiply(self_, np.add(5.12083590882573e-12, np.multiply(self_, 1.2491905761374222e-14)))))))))))))))))))))))), np.add(1.0, np.multiply(self_, np.add(0.1582154508405131, np.multiply(self_, np.add(0.24304084898569048, np.multiply(self_, np.add(0.036867533259164226, np.multiply(self_, np.add(0.013825938990835788, np.multiply(self_, np.add(0.001822848053413296, np.multiply(self_, np.add(0.0003118625448205047, np.multiply(self_, np.add(3.216624676617925e-05, np.multiply(self_, np.add(3.1692523516678147e-06, np.multiply(self_, np.add(2.287988896372217e-07, np.multiply(self_, np.add(1.3377630325430861e-08, np.multiply(self_, np.add(5.525197149949198e-10, np.multiply(self_, 1.3656865139606415e-11)))))))))))))))))))))))))


def _bessel_k_ratio(self_):
    return np.true_divide(np.multiply(self_, np.add(0.5, np.multiply(self_, np.add(12.180717646501364, np.multiply(self_, np.add(118.55677540242422, np.multiply(self_, np.add(601.0616782934165, np.multiply(self_, np.add(1737.144758331701, np.multiply(self_, np.add(2948.933059034984, np.multiply(self_, np.add(2928.5466043594656, np.multiply(self_, np.add(1647.216740685487, np.multiply(self_, np.add(491.2966063273824, np.multiply(self_, np.add(68.96298854210292, np.multiply(self_, np.add(3.6139857954013874, np.multiply(self_, 0.039495622836185115))))))))))))))))))))))), np.add(1.0, np.multiply(self_, np.add(24.611435293002707, np.multiply(self_, np.add(243.0164096281032, np.multiply(self_, np.add(1257.115225170269, np.multiply(self_, np.add(3736.6155624772223, np.multiply(self_, np.add(6594.768398776063, np.multiply(self_, np.add(6910.381996594533, np.multiply(self_, np.add(4185.332964186378, np.multiply(self_, np.add(1382.994790554742, np.multiply(self_, np.add(224.3604436334091, np.multiply(self_, np.add(14.591034020851074, np.multiply(self_, 0.23326491129530763)))))))))))))))))))))))


def _bessel_i1e_near_slope(self_):
    return np.multiply(np.add(np.subtract(1.5451269149780273, self_), 3.4301451534241393e-07), np.add(0.0066955112877323765, np.multiply(np.subtract(4, self_), np.add(0.004139580049817576, np.multiply(np.subtract(4, self_), np.add(0.001718732159992215, np.multiply(np.subtract(4, self_), np.add(0.000580083838908179, np.multiply(np.subtract(4, self_), np.add(0.00016877249651609492, np.multiply(np.subtract(4, self_), np.add(4.343650434630117e-05, np.multiply(np.subtract(4, self_), np.add(1.0033994131332048e-05, np.multiply(np.subtract(4, self_), np.add(2.1012653673641953e-06, np.multiply(np.subtract(4, self_), np.add(4.020100281953166e-07, np.multiply(np.subtract(4, self_), np.add(7.071813346182076e-08, np.multiply(np.subtract(4, self_), np.add(1.1507102894861157e-08, np.multiply(np.subtract(4, self_), np.add(1.7353486714091238e-09, np.multiply(np.subtract(4, self_), np.add(2.485993599434261e-10, np.multiply(np.subtract(4, self_), np.add(3.0086128355380214e-11, np.multiply(np.subtract(4, self_), np.add(5.426160229644531e-12, np.multiply(np.subtract(4, self_), np.add(-1.9657802972038255e-13, np.multiply(np.subtract(4, self_), np.add(3.151151281010181e-13, np.multiply(np.subtract(4, self_), np.add(-7.79083381908475e-14, np.multiply(np.subtract(4, self_), np.add(2.1896626492829537e-14, np.multiply(np.subtract(4, self_), np.add(-4.282480618264581e-15, np.multiply(np.subtract(4, self_), np.add(6.903664639842492e-16, np.multiply(np.subtract(4, self_), np.add(-8.127347541804879e-17, np.multiply(np.subtract(4, self_), np.add(6.990009275663158e-18, np.multiply(np.subtract(4, self_), np.add(-3.7937008146380816e-19, np.multiply(np.subtract(4, self_), 1.0791575332549025e-20)))))))))))))))))))))))))))))))))))))))))))))))))


def special_i0e(self_):
    return pointwise.special('i0e', self_)


def special_i1(self_):
    return np.copysign(pointwise.special('i1', self_), self_)


def special_i1e(self_):
    return np.copysign(pointwise.special('i1e', self_), self_)


def special_modified_bessel_k0(self_):
    return np.where((self_ > 0) & (self_ < 1e-300), 0.11593151565841245 - np.log(self_), pointwise.special('k0', self_))


def special_modified_bessel_k1(self_):
    return np.where((self_ > 0) & (self_ < 1e-300), 1 / self_, pointwise.special('k1', self_))


def special_scaled_modified_bessel_k0(self_):
    return np.where((self_ > 0) & (self_ < 1e-300), 0.11593151565841245 - np.log(self_), pointwise.special('k0e', self_))


def special_scaled_modified_bessel_k1(self_):
    return np.where((self_ > 0) & (self_ < 1e-300), 1 / self_, pointwise.special('k1e', self_))


def special_spherical_bessel_j0(self_):
    return np.where(np.isinf(self_), 0, np.where(np.equal(self_, 0), 1, np.true_divide(np.sin(self_), self_)))


def _spherical_slope(self_):
    return np.where(np.less(np.abs(self_), 1), np.multiply(np.true_divide(np.negative(self_), 3), np.subtract(1, np.multiply(np.true_divide(np.multiply(self_, self_), 10), np.subtract(1, np.multiply(np.true_divide(np.multiply(self_, self_), 28), np.subtract(1, np.multiply(np.true_divide(np.multiply(self_, self_), 54), np.subtract(1, np.multiply(np.true_divide(np.multiply(self_, self_), 88), np.subtract(1, np.multiply(np.true_divide(np.multiply(self_, self_), 130), np.subtract(1, np.multiply(np.true_divide(np.multiply(self_, self_), 180), np.subtract(1, np.true_divide(np.multiply(self_, self_), 238))))))))))))))), np.where(np.isinf(self_), 0, np.true_divide(np.subtract(np.cos(self_), np.true_divide(np.sin(self_), self_)), self_)))


def special_airy_ai(self_):
    return np.where((self_ < -1e+30) | (self_ > 110), 0, pointwise.special('airy', self_)[0])


def _airy_slope(self_):
    return np.where(self_ > 110, -0.0, np.where(self_ < -1e+30, 0, np.where(self_ > 0, -np.abs(pointwise.special('airy', self_)[1]), pointwise.special('airy', self_)[1])))


def special_erfcx(self_):
    return pointwise.special('erfcx', self_)


def special_ndtri(self_):
    return pointwise.special('ndtri', self_)


def special_log_ndtr(self_):
    return pointwise.special('log_ndtr', self_)


def special_zeta(self_, other):
    return np.where(np.isnan(self_), np.nan, np.where((self_ > 1000000.0) & (other > 0), other ** (-self_), pointwise.special('zeta', self_, other)))


def igamma(self_, other):
    return np.where(np.isnan(self_) | np.isnan(other), np.nan, np.where((self_ > 0) & (self_ < 1e-307) & (other > 0), 1, pointwise.special('gammainc', self_, other)))


def igammac(self_, other):
    return np.where(np.isnan(self_) | np.isnan(other), np.nan, pointwise.special('gammaincc', self_, other))


def special_chebyshev_polynomial_t(self_, n):
    return array_polynomials.chebyshev_t(self_, n)


def special_chebyshev_polynomial_u(self_, n):
    return array_polynomials.chebyshev_u(self_, n)


def special_chebyshev_polynomial_v(self_, n):
    return array_polynomials.chebyshev_v(self_, n)


def special_chebyshev_polynomial_w(self_, n):
    return array_polynomials.chebyshev_w(self_, n)


def special_legendre_polynomial_p(self_, n):
    return array_polynomials.legendre(self_, n)


def special_hermite_polynomial_h(self_, n):
    return array_polynomials.hermite(self_, n)


def special_hermite_polynomial_he(self_, n):
    return array_polynomials.hermite_of_probability(self_, n)


def special_shifted_chebyshev_polynomial_t(self_, n):
    return array_polynomials.shifted_chebyshev_t(self_, n)


def special_shifted_chebyshev_polynomial_u(self_, n):
    return array_polynomials.shifted_chebyshev_u(self_, n)


def special_shifted_chebyshev_polynomial_v(self_, n):
    return array_polynomials.shifted_chebyshev_v(self_, n)


def special_shifted_chebyshev_polynomial_w(self_, n):
    return array_polynomials.shifted_chebyshev_w(self_, n)


def special_laguerre_polynomial_l(self_, n):
    return array_polynomials.laguerre(self_, n, 0.0)


def _laguerre(self_, n, order):
    return array_polynomials.laguerre(self_, n, order)


def _gegenbauer(self_, n, order):
    return array_polynomials.gegenbauer(self_, n, order)


def relu(self_):
    return np.maximum(self_, 0)


def nn_functional_relu6(self_):
    return np.minimum(np.maximum(self_, 0), 6)


def nn_functional_leaky_relu(self_, negative_slope):
    return np.where(np.greater(self_, 0), self_, np.multiply(self_, negative_slope))


def nn_functional_elu(self_, alpha):
    return np.where(np.greater(self_, 0), self_, np.multiply(alpha, pointwise.expm1(self_)))


def nn_functional_selu(self_):
    return np.multiply(1.0507009873554805, np.where(np.greater(self_, 0), self_, np.multiply(1.6732632423543772, pointwise.expm1(self_))))


def nn_functional_celu(self_, alpha):
    return np.where(np.greater(self_, 0), self_, np.multiply(alpha, pointwise.expm1(np.true_divide(self_, alpha))))


def _gelu_slope(self_):
    return np.multiply(pointwise.sigmoid(np.multiply(1.5957691216057308, np.add(self_, np.multiply(np.multiply(np.multiply(0.044715, self_), self_), self_)))), np.add(1, np.multiply(np.multiply(np.multiply(self_, np.subtract(1, pointwise.sigmoid(np.multiply(1.5957691216057308, np.add(self_, np.multiply(np.multiply(np.multiply(0.044715, self_), self_), self_)))))), 1.5957691216057308), np.add(1, np.multiply(np.multiply(0.134145, self_), self_)))))


def _gelu_gate(self_):
    return pointwise.special('ndtr', self_)


def _gelu_rise(self_):
    return pointwise.special('ndtr', self_) + np.minimum(np.maximum(self_, -50), 50) * np.exp(np.minimum(np.maximum(self_, -50), 50) * np.minimum(np.maximum(self_, -50), 50) * -0.5) * 0.3989422804014327


def nn_functional_gelu(self_):
    return np.multiply(self_, pointwise.special('ndtr', self_))


def nn_functional_gelu_2(self_):
    return np.multiply(self_, pointwise.sigmoid(np.multiply(1.5957691216057308, np.add(self_, np.multiply(np.multiply(np.multiply(0.044715, self_), self_), self_)))))


def _silu_slope(self_):
    return np.multiply(pointwise.sigmoid(self_), np.add(1, np.multiply(self_, np.subtract(1, pointwise.sigmoid(self_)))))


def nn_functional_silu(self_):
    return np.multiply(self_, pointwise.sigmoid(self_))


def _mish_slope(self_):
    return np.add(np.tanh(np.add(np.maximum(self_, 0), pointwise.log1p(np.exp(np.negative(np.abs(self_)))))), np.multiply(np.multiply(self_, pointwise.sigmoid(self_)), np.subtract(1, np.square(np.tanh(np.add(np.maximum(self_, 0), pointwise.log1p(np.exp(np.negative(np.abs(self_))))))))))


def nn_functional_mish(self_):
    return np.multiply(self_, np.tanh(np.add(np.maximum(self_, 0), pointwise.log1p(np.exp(np.negative(np.abs(self_)))))))


def nn_functional_softplus(self_, beta, threshold):
    return np.where(np.greater(np.multiply(self_, beta), threshold), self_, np.true_divide(pointwise.log1p(np.exp(np.multiply(self_, beta))), beta))


def nn_functional_softsign(self_):
    return np.true_divide(self_, np.add(1, np.abs(self_)))


def nn_functional_tanhshrink(self_):
    return np.subtract(self_, np.tanh(self_))


def nn_functional_logsigmoid(self_):
    return np.subtract(np.minimum(self_, 0), pointwise.log1p(np.exp(np.negative(np.abs(self_)))))


def nn_functional_hardtanh(self_, min_val, max_val):
    return np.minimum(np.maximum(self_, min_val), max_val)


def nn_functional_hardsigmoid(self_):
    return np.true_divide(np.minimum(np.maximum(np.add(self_, 3), 0), 6), 6)


def nn_functional_hardswish(self_):
    return np.multiply(self_, np.true_divide(np.minimum(np.maximum(np.add(self_, 3), 0), 6), 6))


def nn_functional_hardshrink(self_, x, lambd):
    return np.where(np.logical_and(np.greater_equal(self_, x), np.less_equal(self_, lambd)), 0, self_)


def nn_functional_softshrink(self_, lambd, x):
    return np.where(np.greater(self_, lambd), np.subtract(self_, lambd), np.where(np.less(self_, x), np.add(self_, lambd), np.multiply(self_, 0)))


def nn_functional_threshold(self_, threshold, value):
    return np.where(np.less_equal(self_, threshold), value, self_)


def _prelu(self_, weight):
    return np.where(np.greater(self_, 0), self_, np.multiply(weight, self_))


def eq(self_, other):
    return np.equal(self_, other)


def ne(self_, other):
    return np.not_equal(self_, other)


def lt(self_, other):
    return np.less(self_, other)


def le(self_, other):
    return np.less_equal(self_, other)


def gt(self_, other):
    return np.greater(self_, other)


def ge(self_, other):
    return np.greater_equal(self_, other)


def isnan(self_):
    return np.isnan(self_)


def isinf(self_):
    return np.isinf(self_)


def isfinite(self_):
    return np.isfinite(self_)


def isposinf(self_):
    return np.equal(self_, np.inf)


def isneginf(self_):
    return np.equal(self_, -np.inf)


def signbit(self_):
    return pointwise.signbit(self_)


def logical_and(self_, other):
    return np.logical_and(self_, other)


def logical_or(self_, other):
    return np.logical_or(self_, other)


def logical_xor(self_, other):
    return np.logical_xor(self_, other)


def logical_not(self_):
    return np.logical_not(self_)


def bitwise_and(self_, other):
    return np.bitwise_and(self_, other)


def bitwise_or(self_, other):
    return np.bitwise_or(self_, other)


def bitwise_xor(self_, other):
    return np.bitwise_xor(self_, other)


def bitwise_not(self_):
    return np.invert(self_)


def bitwise_left_shift(self_, other):
    return np.left_shift(self_, other)


def bitwise_right_shift(self_, other):
    return np.right_shift(self_, other)


def heaviside(self_, values):
    return pointwise.heaviside(self_, values)


def floor(self_):
    return np.floor(self_)


def ceil(self_):
    return np.ceil(self_)


def trunc(self_):
    return np.trunc(self_)


def round(self_):
    return pointwise.round(self_)


def frac(self_):
    return np.subtract(self_, np.trunc(self_))


def frexp(self_):
    return pointwise.frexp_mantissa(self_), pointwise.frexp_exponent(self_)


def _softmax(self_):
    return np.true_divide(np.exp(np.subtract(self_, pointwise.row_max(self_))), pointwise.row_sum(np.exp(np.subtract(self_, pointwise.row_max(self_)))))


def _log_softmax(self_):
    return np.subtract(np.subtract(self_, pointwise.row_max(self_)), np.log(pointwise.row_sum(np.exp(np.subtract(self_, pointwise.row_max(self_))))))


def _row_sum(self_):
    return pointwise.row_sum(self_)


def _row_nansum(self_):
    return pointwise.row_sum(np.where(np.equal(self_, self_), self_, 0))


def _row_max(self_):
    return pointwise.row_max(self_)


def _row_min(self_):
    return pointwise.row_min(self_)


def _row_variance(self_, dof):
    row_count = self_.shape[-1]
    return np.true_divide(pointwise.row_sum(np.multiply(np.abs(np.subtract(self_, np.true_divide(pointwise.row_sum(self_), row_count))), np.abs(np.subtract(self_, np.true_divide(pointwise.row_sum(self_), row_count))))), dof)


def _row_logsumexp(self_):
    return np.where(np.equal(np.abs(pointwise.row_max(self_)), np.inf), pointwise.row_max(self_), np.add(np.log(pointwise.row_sum(np.exp(np.subtract(self_, pointwise.row_max(self_))))), pointwise.row_max(self_)))


def _row_sum_of_squares(self_):
    return pointwise.row_sum(np.multiply(self_, self_))


def _linalg_over_gap(self_, gap):
    return np.true_divide(self_, np.where(np.equal(gap, 0), np.where(np.equal(self_, 0), np.inf, gap), gap))


def _renorm_factor(self_, maxnorm):
    return np.where(np.greater(self_, maxnorm), np.true_divide(maxnorm, np.add(self_, 1e-07)), 1)


def _layer_norm(self_, eps):
    row_count = self_.shape[-1]
    return np.multiply(np.subtract(self_, np.true_divide(pointwise.row_sum(self_), row_count)), pointwise.rsqrt(np.add(np.true_divide(pointwise.row_sum(np.square(np.subtract(self_, np.true_divide(pointwise.row_sum(self_), row_count)))), row_count), eps)))


def _layer_norm_2(self_, eps, weight):
    row_count = self_.shape[-1]
    return np.multiply(np.multiply(np.subtract(self_, np.true_divide(pointwise.row_sum(self_), row_count)), pointwise.rsqrt(np.add(np.true_divide(pointwise.row_sum(np.square(np.subtract(self_, np.true_divide(pointwise.row_sum(self_), row_count)))), row_count), eps))), weight)


def _layer_norm_3(self_, eps, weight, bias):
    row_count = self_.shape[-1]
    return np.add(np.multiply(np.multiply(np.subtract(self_, np.true_divide(pointwise.row_sum(self_), row_count)), pointwise.rsqrt(np.add(np.true_divide(pointwise.row_sum(np.square(np.subtract(self_, np.true_divide(pointwise.row_sum(self_), row_count)))), row_count), eps))), weight), bias)


def _row_squared_distance(self_, other):
    return pointwise.row_sum(np.multiply(np.subtract(self_, other), np.subtract(self_, other)))


def _smooth_l1(self_, target, beta, x, xx):
    return np.where(np.less(np.abs(np.subtract(self_, target)), beta), np.multiply(np.multiply(x, np.subtract(self_, target)), np.subtract(self_, target)), np.subtract(np.abs(np.subtract(self_, target)), xx))


def _smooth_l1_2(self_, target):
    return np.abs(np.subtract(self_, target))


def _binary_cross_entropy_with_logits(self_, target):
    return np.add(np.multiply(np.where(np.greater(self_, 0), np.subtract(1, target), np.negative(target)), self_), pointwise.log1p(np.exp(np.negative(np.abs(self_)))))


def _binary_cross_entropy(target, self_):
    return np.subtract(np.multiply(np.subtract(target, 1), np.maximum(pointwise.log1p(np.negative(self_)), -100)), np.multiply(target, np.maximum(np.log(self_), -100)))


def _rms_norm(self_, eps):
    row_count = self_.shape[-1]
    return np.multiply(self_, pointwise.rsqrt(np.add(np.true_divide(pointwise.row_sum(np.square(self_)), row_count), eps)))


def _sgd_update(self_, lr, slope, decay):
    return np.subtract(self_, np.multiply(lr, np.add(slope, np.multiply(decay, self_))))


def _momentum_update(momentum, buffer, fresh, slope, decay, self_, lr):
    return np.add(np.multiply(momentum, buffer), np.multiply(fresh, np.add(slope, np.multiply(decay, self_)))), np.subtract(self_, np.multiply(lr, np.add(np.add(slope, np.multiply(decay, self_)), np.multiply(momentum, np.add(np.multiply(momentum, buffer), np.multiply(fresh, np.add(slope, np.multiply(decay, self_))))))))


def _momentum_update_2(momentum, buffer, fresh, slope, decay, self_, lr):
    return np.add(np.multiply(momentum, buffer), np.multiply(fresh, np.add(slope, np.multiply(decay, self_)))), np.subtract(self_, np.multiply(lr, np.add(np.add(slope, np.multiply(decay, self_)), np.multiply(momentum, np.add(np.multiply(momentum, buffer), np.multiply(fresh, slope))))))


def _momentum_update_3(momentum, buffer, fresh, slope, decay, self_, lr):
    return np.add(np.multiply(momentum, buffer), np.multiply(fresh, np.add(slope, np.multiply(decay, self_)))), np.subtract(self_, np.multiply(lr, np.add(slope, np.multiply(momentum, np.add(np.multiply(momentum, buffer), np.multiply(fresh, np.add(slope, np.multiply(decay, self_))))))))


def _momentum_update_4(momentum, buffer, fresh, slope, decay, self_, lr):
    return np.add(np.multiply(momentum, buffer), np.multiply(fresh, np.add(slope, np.multiply(decay, self_)))), np.subtract(self_, np.multiply(lr, np.add(slope, np.multiply(momentum, np.add(np.multiply(momentum, buffer), np.multiply(fresh, slope))))))


def _momentum_update_5(momentum, buffer, fresh, slope, decay, self_, lr):
    return np.add(np.multiply(momentum, buffer), np.multiply(fresh, np.add(slope, np.multiply(decay, self_)))), np.subtract(self_, np.multiply(lr, np.add(np.multiply(momentum, buffer), np.multiply(fresh, np.add(slope, np.multiply(decay, self_))))))


def _momentum_update_6(momentum, buffer, fresh, slope, decay, self_, lr):
    return np.add(np.multiply(momentum, buffer), np.multiply(fresh, np.add(slope, np.multiply(decay, self_)))), np.subtract(self_, np.multiply(lr, np.add(np.multiply(momentum, buffer), np.multiply(fresh, slope))))


def _momentum_update_7(momentum, buffer, fresh, slope, self_, lr, decay):
    return np.add(np.multiply(momentum, buffer), np.multiply(fresh, slope)), np.subtract(self_, np.multiply(lr, np.add(np.add(slope, np.multiply(decay, self_)), np.multiply(momentum, np.add(np.multiply(momentum, buffer), np.multiply(fresh, np.add(slope, np.multiply(decay, self_))))))))


def _momentum_update_8(momentum, buffer, fresh, slope, self_, lr, decay):
    return np.add(np.multiply(momentum, buffer), np.multiply(fresh, slope)), np.subtract(self_, np.multiply(lr, np.add(np.add(slope, np.multiply(decay, self_)), np.multiply(momentum, np.add(np.multiply(momentum, buffer), np.multiply(fresh, slope))))))


def _momentum_update_9(momentum, buffer, fresh, slope, self_, lr, decay):
    return np.add(np.multiply(momentum, buffer), np.multiply(fresh, slope)), np.subtract(self_, np.multiply(lr, np.add(slope, np.multiply(momentum, np.add(np.multiply(momentum, buffer), np.multiply(fresh, np.add(slope, np.multiply(decay, self_))))))))


def _momentum_update_10(momentum, buffer, fresh, slope, self_, lr):
    return np.add(np.multiply(momentum, buffer), np.multiply(fresh, slope)), np.subtract(self_, np.multiply(lr, np.add(slope, np.multiply(momentum, np.add(np.multiply(momentum, buffer), np.multiply(fresh, slope))))))


def _momentum_update_11(momentum, buffer, fresh, slope, self_, lr, decay):
    return np.add(np.multiply(momentum, buffer), np.multiply(fresh, slope)), np.subtract(self_, np.multiply(lr, np.add(np.multiply(momentum, buffer), np.multiply(fresh, np.add(slope, np.multiply(decay, self_))))))


def _momentum_update_12(momentum, buffer, fresh, slope, self_, lr):
    return np.add(np.multiply(momentum, buffer), np.multiply(fresh, slope)), np.subtract(self_, np.multiply(lr, np.add(np.multiply(momentum, buffer), np.multiply(fresh, slope))))


def _rmsprop_update(left, square, fresh, slope, decay, self_, lr, eps):
    return np.add(np.multiply(left, square), np.multiply(np.multiply(fresh, np.add(slope, np.multiply(decay, self_))), np.add(slope, np.multiply(decay, self_)))), np.subtract(self_, np.true_divide(np.multiply(lr, np.add(slope, np.multiply(decay, self_))), np.add(np.sqrt(np.add(np.multiply(left, square), np.multiply(np.multiply(fresh, np.add(slope, np.multiply(decay, self_))), np.add(slope, np.multiply(decay, self_))))), eps)))


def _rmsprop_update_2(left, square, fresh, slope, decay, self_, lr, eps):
    return np.add(np.multiply(left, square), np.multiply(np.multiply(fresh, np.add(slope, np.multiply(decay, self_))), np.add(slope, np.multiply(decay, self_)))), np.subtract(self_, np.true_divide(np.multiply(lr, np.add(slope, np.multiply(decay, self_))), np.add(np.sqrt(np.add(np.multiply(left, square), np.multiply(np.multiply(fresh, np.add(slope, np.multiply(decay, self_))), slope))), eps)))


def _rmsprop_update_3(left, square, fresh, slope, decay, self_, lr, eps):
    return np.add(np.multiply(left, square), np.multiply(np.multiply(fresh, np.add(slope, np.multiply(decay, self_))), slope)), np.subtract(self_, np.true_divide(np.multiply(lr, np.add(slope, np.multiply(decay, self_))), np.add(np.sqrt(np.add(np.multiply(left, square), np.multiply(np.multiply(fresh, slope), np.add(slope, np.multiply(decay, self_))))), eps)))


def _rmsprop_update_4(left, square, fresh, slope, decay, self_, lr, eps):
    return np.add(np.multiply(left, square), np.multiply(np.multiply(fresh, np.add(slope, np.multiply(decay, self_))), slope)), np.subtract(self_, np.true_divide(np.multiply(lr, np.add(slope, np.multiply(decay, self_))), np.add(np.sqrt(np.add(np.multiply(left, square), np.multiply(np.multiply(fresh, slope), slope))), eps)))


def _rmsprop_update_5(left, square, fresh, slope, decay, self_, lr, eps):
    return np.add(np.multiply(left, square), np.multiply(np.multiply(fresh, slope), np.add(slope, np.multiply(decay, self_)))), np.subtract(self_, np.true_divide(np.multiply(lr, slope), np.add(np.sqrt(np.add(np.multiply(left, square), np.multiply(np.multiply(fresh, np.add(slope, np.multiply(decay, self_))), np.add(slope, np.multiply(decay, self_))))), eps)))


def _rmsprop_update_6(left, square, fresh, slope, decay, self_, lr, eps):
    return np.add(np.multiply(left, square), np.multiply(np.multiply(fresh, slope), np.add(slope, np.multiply(decay, self_)))), np.subtract(self_, np.true_divide(np.multiply(lr, slope), np.add(np.sqrt(np.add(np.multiply(left, square), np.multiply(np.multiply(fresh, np.add(slope, np.multiply(decay, self_))), slope))), eps)))


def _rmsprop_update_7(left, square, fresh, slope, self_, lr, decay, eps):
    return np.add(np.multiply(left, square), np.multiply(np.multiply(fresh, slope), slope)), np.subtract(self_, np.true_divide(np.multiply(lr, slope), np.add(np.sqrt(np.add(np.multiply(left, square), np.multiply(np.multiply(fresh, slope), np.add(slope, np.multiply(decay, self_))))), eps)))


def _rmsprop_update_8(left, square, fresh, slope, self_, lr, eps):
    return np.add(np.multiply(left, square), np.multiply(np.multiply(fresh, slope), slope)), np.subtract(self_, np.true_divide(np.multiply(lr, slope), np.add(np.sqrt(np.add(np.multiply(left, square), np.multiply(np.multiply(fresh, slope), slope))), eps)))


def _rmsprop_momentum_update(left, square, fresh, slope, decay, self_, momentum, buffer, eps, lr):
    return np.add(np.multiply(left, square), np.multiply(np.multiply(fresh, np.add(slope, np.multiply(decay, self_))), np.add(slope, np.multiply(decay, self_)))), np.add(np.multiply(momentum, buffer), np.true_divide(np.add(slope, np.multiply(decay, self_)), np.add(np.sqrt(np.add(np.multiply(left, square), np.multiply(np.multiply(fresh, np.add(slope, np.multiply(decay, self_))), np.add(slope, np.multiply(decay, self_))))), eps))), np.subtract(self_, np.multiply(lr, np.add(np.multiply(momentum, buffer), np.true_divide(np.add(slope, np.multiply(decay, self_)), np.add(np.sqrt(np.add(np.multiply(left, square), np.multiply(np.multiply(fresh, np.add(slope, np.multiply(decay, self_))), np.add(slope, np.multiply(decay, self_))))), eps)))))


def _rmsprop_momentum_update_2(left, square, fresh, slope, decay, self_, momentum, buffer, eps, lr):
    return np.add(np.multiply(left, square), np.multiply(np.multiply(fresh, np.add(slope, np.multiply(decay, self_))), np.add(slope, np.multiply(decay, self_)))), np.add(np.multiply(momentum, buffer), np.true_divide(np.add(slope, np.multiply(decay, self_)), np.add(np.sqrt(np.add(np.multiply(left, square), np.multiply(np.multiply(fresh, np.add(slope, np.multiply(decay, self_))), slope))), eps))), np.subtract(self_, np.multiply(lr, np.add(np.multiply(momentum, buffer), np.true_divide(np.add(slope, np.multiply(decay, self_)), np.add(np.sqrt(np.add(np.multiply(left, square), np.multiply(np.multiply(fresh, np.add(slope, np.multiply(decay, self_))), slope))), eps)))))


def _rmsprop_momentum_update_3(left, square, fresh, slope, decay, self_, momentum, buffer, eps, lr):
    return np.add(np.multiply(left, square), np.multiply(np.multiply(fresh, np.add(slope, np.multiply(decay, self_))), slope)), np.add(np.multiply(momentum, buffer), np.true_divide(np.add(slope, np.multiply(decay, self_)), np.add(np.sqrt(np.add(np.multiply(left, square), np.multiply(np.multiply(fresh, slope), np.add(slope, np.multiply(decay, self_))))), eps))), np.subtract(self_, np.multiply(lr, np.add(np.multiply(momentum, buffer), np.true_divide(np.add(slope, np.multiply(decay, self_)), np.add(np.sqrt(np.add(np.multiply(left, square), np.multiply(np.multiply(fresh, slope), np.add(slope, np.multiply(decay, self_))))), eps)))))


def _rmsprop_momentum_update_4(left, square, fresh, slope, decay, self_, momentum, buffer, eps, lr):
    return np.add(np.multiply(left, square), np.multiply(np.multiply(fresh, np.add(slope, np.multiply(decay, self_))), slope)), np.add(np.multiply(momentum, buffer), np.true_divide(np.add(slope, np.multiply(decay, self_)), np.add(np.sqrt(np.add(np.multiply(left, square), np.multiply(np.multiply(fresh, slope), slope))), eps))), np.subtract(self_, np.multiply(lr, np.add(np.multiply(momentum, buffer), np.true_divide(np.add(slope, np.multiply(decay, self_)), np.add(np.sqrt(np.add(np.multiply(left, square), np.multiply(np.multiply(fresh, slope), slope))), eps)))))


def _rmsprop_momentum_update_5(left, square, fresh, slope, decay, self_, momentum, buffer, eps, lr):
    return np.add(np.multiply(left, square), np.multiply(np.multiply(fresh, slope), np.add(slope, np.multiply(decay, self_)))), np.add(np.multiply(momentum, buffer), np.true_divide(slope, np.add(np.sqrt(np.add(np.multiply(left, square), np.multiply(np.multiply(fresh, np.add(slope, np.multiply(decay, self_))), np.add(slope, np.multiply(decay, self_))))), eps))), np.subtract(self_, np.multiply(lr, np.add(np.multiply(momentum, buffer), np.true_divide(slope, np.add(np.sqrt(np.add(np.multiply(left, square), np.multiply(np.multiply(fresh, np.add(slope, np.multiply(decay, self_))), np.add(slope, np.multiply(decay, self_))))), eps)))))


def _rmsprop_momentum_update_6(left, square, fresh, slope, decay, self_, momentum, buffer, eps, lr):
    return np.add(np.multiply(left, square), np.multiply(np.multiply(fresh, slope), np.add(slope, np.multiply(decay, self_)))), np.add(np.multiply(momentum, buffer), np.true_divide(slope, np.add(np.sqrt(np.add(np.multiply(left, square), np.multiply(np.multiply(fresh, np.add(slope, np.multiply(decay, self_))), slope))), eps))), np.subtract(self_, np.multiply(lr, np.add(np.multiply(momentum, buffer), np.true_divide(slope, np.add(np.sqrt(np.add(np.multiply(left, square), np.multiply(np.multiply(fresh, np.add(slope, np.multiply(decay, self_))), slope))), eps)))))


def _rmsprop_momentum_update_7(left, square, fresh, slope, momentum, buffer, decay, self_, eps, lr):
    return np.add(np.multiply(left, square), np.multiply(np.multiply(fresh, slope), slope)), np.add(np.multiply(momentum, buffer), np.true_divide(slope, np.add(np.sqrt(np.add(np.multiply(left, square), np.multiply(np.multiply(fresh, slope), np.add(slope, np.multiply(decay, self_))))), eps))), np.subtract(self_, np.multiply(lr, np.add(np.multiply(momentum, buffer), np.true_divide(slope, np.add(np.sqrt(np.add(np.multiply(left, square), np.multiply(np.multiply(fresh, slope), np.add(slope, np.multiply(decay, self_))))), eps)))))


def _rmsprop_momentum_update_8(left, square, fresh, slope, momentum, buffer, eps, self_, lr):
    return np.add(np.multiply(left, square), np.multiply(np.multiply(fresh, slope), slope)), np.add(np.multiply(momentum, buffer), np.true_divide(slope, np.add(np.sqrt(np.add(np.multiply(left, square), np.multiply(np.multiply(fresh, slope), slope))), eps))), np.subtract(self_, np.multiply(lr, np.add(np.multiply(momentum, buffer), np.true_divide(slope, np.add(np.sqrt(np.add(np.multiply(left, square), np.multiply(np.multiply(fresh, slope), slope))), eps)))))


def _adam_update(mean, slope, decay, self_, fresh, left_square, square, fresh_square, keep, step, eps):
    return np.add(mean, np.multiply(np.subtract(np.add(slope, np.multiply(decay, self_)), mean), fresh)), np.add(np.multiply(left_square, square), np.multiply(np.multiply(fresh_square, np.add(slope, np.multiply(decay, self_))), np.add(slope, np.multiply(decay, self_)))), np.subtract(np.multiply(self_, keep), np.true_divide(np.multiply(step, np.add(mean, np.multiply(np.subtract(np.add(slope, np.multiply(decay, self_)), mean), fresh))), np.add(np.sqrt(np.add(np.multiply(left_square, square), np.multiply(np.multiply(fresh_square, np.add(slope, np.multiply(decay, self_))), np.add(slope, np.multiply(decay, self_))))), eps)))


def _adam_update_2(mean, slope, decay, self_, fresh, left_square, square, fresh_square, keep, step, eps):
    return np.add(mean, np.multiply(np.subtract(np.add(slope, np.multiply(decay, self_)), mean), fresh)), np.add(np.multiply(left_square, square), np.multiply(np.multiply(fresh_square, np.add(slope, np.multiply(decay, self_))), np.add(slope, np.multiply(decay, self_)))), np.subtract(np.multiply(self_, keep), np.true_divide(np.multiply(step, np.add(mean, np.multiply(np.subtract(np.add(slope, np.multiply(decay, self_)), mean), fresh))), np.add(np.sqrt(np.add(np.multiply(left_square, square), np.multiply(np.multiply(fresh_square, np.add(slope, np.multiply(decay, self_))), slope))), eps)))


def _adam_update_3(mean, slope, decay, self_, fresh, left_square, square, fresh_square, keep, step, eps):
    return np.add(mean, np.multiply(np.subtract(np.add(slope, np.multiply(decay, self_)), mean), fresh)), np.add(np.multiply(left_square, square), np.multiply(np.multiply(fresh_square, np.add(slope, np.multiply(decay, self_))), slope)), np.subtract(np.multiply(self_, keep), np.true_divide(np.multiply(step, np.add(mean, np.multiply(np.subtract(np.add(slope, np.multiply(decay, self_)), mean), fresh))), np.add(np.sqrt(np.add(np.multiply(left_square, square), np.multiply(np.multiply(fresh_square, slope), np.add(slope, np.multiply(decay, self_))))), eps)))


def _adam_update_4(mean, slope, decay, self_, fresh, left_square, square, fresh_square, keep, step, eps):
    return np.add(mean, np.multiply(np.subtract(np.add(slope, np.multiply(decay, self_)), mean), fresh)), np.add(np.multiply(left_square, square), np.multiply(np.multiply(fresh_square, np.add(slope, np.multiply(decay, self_))), slope)), np.subtract(np.multiply(self_, keep), np.true_divide(np.multiply(step, np.add(mean, np.multiply(np.subtract(np.add(slope, np.multiply(decay, self_)), mean), fresh))), np.add(np.sqrt(np.add(np.multiply(left_square, square), np.multiply(np.multiply(fresh_square, slope), slope))), eps)))


def _adam_update_5(mean, slope, fresh, left_square, square, fresh_square, decay, self_, keep, step, eps):
    return np.add(mean, np.multiply(np.subtract(slope, mean), fresh)), np.add(np.multiply(left_square, square), np.multiply(np.multiply(fresh_square, slope), np.add(slope, np.multiply(decay, self_)))), np.subtract(np.multiply(self_, keep), np.true_divide(np.multiply(step, np.add(mean, np.multiply(np.subtract(slope, mean), fresh))), np.add(np.sqrt(np.add(np.multiply(left_square, square), np.multiply(np.multiply(fresh_square, np.add(slope, np.multiply(decay, self_))), np.add(slope, np.multiply(decay, self_))))), eps)))


def _adam_update_6(mean, slope, fresh, left_square, square, fresh_square, decay, self_, keep, step, eps):
    return np.add(mean, np.multiply(np.subtract(slope, mean), fresh)), np.add(np.multiply(left_square, square), np.multiply(np.multiply(fresh_square, slope), np.add(slope, np.multiply(decay, self_)))), np.subtract(np.multiply(self_, keep), np.true_divide(np.multiply(step, np.add(mean, np.multiply(np.subtract(slope, mean), fresh))), np.add(np.sqrt(np.add(np.multiply(left_square, square), np.multiply(np.multiply(fresh_square, np.add(slope, np.multiply(decay, self_))), slope))), eps)))


def _adam_update_7(mean, slope, fresh, left_square, square, fresh_square, self_, keep, step, decay, eps):
    return np.add(mean, np.multiply(np.subtract(slope, mean), fresh)), np.add(np.multiply(left_square, square), np.multiply(np.multiply(fresh_square, slope), slope)), np.subtract(np.multiply(self_, keep), np.true_divide(np.multiply(step, np.add(mean, np.multiply(np.subtract(slope, mean), fresh))), np.add(np.sqrt(np.add(np.multiply(left_square, square), np.multiply(np.multiply(fresh_square, slope), np.add(slope, np.multiply(decay, self_))))), eps)))


def _adam_update_8(mean, slope, fresh, left_square, square, fresh_square, self_, keep, step, eps):
    return np.add(mean, np.multiply(np.subtract(slope, mean), fresh)), np.add(np.multiply(left_square, square), np.multiply(np.multiply(fresh_square, slope), slope)), np.subtract(np.multiply(self_, keep), np.true_divide(np.multiply(step, np.add(mean, np.multiply(np.subtract(slope, mean), fresh))), np.add(np.sqrt(np.add(np.multiply(left_square, square), np.multiply(np.multiply(fresh_square, slope), slope))), eps)))


def _amsgrad_update(mean, slope, decay, self_, fresh, left_square, square, fresh_square, largest, keep, step, eps):
    return np.add(mean, np.multiply(np.subtract(np.add(slope, np.multiply(decay, self_)), mean), fresh)), np.add(np.multiply(left_square, square), np.multiply(np.multiply(fresh_square, np.add(slope, np.multiply(decay, self_))), np.add(slope, np.multiply(decay, self_)))), np.maximum(largest, np.add(np.multiply(left_square, square), np.multiply(np.multiply(fresh_square, np.add(slope, np.multiply(decay, self_))), np.add(slope, np.multiply(decay, self_))))), np.subtract(np.multiply(self_, keep), np.true_divide(np.multiply(step, np.add(mean, np.multiply(np.subtract(np.add(slope, np.multiply(decay, self_)), mean), fresh))), np.add(np.sqrt(np.maximum(largest, np.add(np.multiply(left_square, square), np.multiply(np.multiply(fresh_square, np.add(slope, np.multiply(decay, self_))), np.add(slope, np.multiply(decay, self_)))))), eps)))


def _amsgrad_update_2(mean, slope, decay, self_, fresh, left_square, square, fresh_square, largest, keep, step, eps):
    return np.add(mean, np.multiply(np.subtract(np.add(slope, np.multiply(decay, self_)), mean), fresh)), np.add(np.multiply(left_square, square), np.multiply(np.multiply(fresh_square, np.add(slope, np.multiply(decay, self_))), np.add(slope, np.multiply(decay, self_)))), np.maximum(largest, np.add(np.multiply(left_square, square), np.multiply(np.multiply(fresh_square, np.add(slope, np.multiply(decay, self_))), np.add(slope, np.multiply(decay, self_))))), np.subtract(np.multiply(self_, keep), np.true_divide(np.multiply(step, np.add(mean, np.multiply(np.subtract(np.add(slope, np.multiply(decay, self_)), mean), fresh))), np.add(np.sqrt(np.maximum(largest, np.add(np.multiply(left_square, square), np.multiply(np.multiply(fresh_square, np.add(slope, np.multiply(decay, self_))), slope)))), eps)))


def _amsgrad_update_3(mean, slope, decay, self_, fresh, left_square, square, fresh_square, largest, keep, step, eps):
    return np.add(mean, np.multiply(np.subtract(np.add(slope, np.multiply(decay, self_)), mean), fresh)), np.add(np.multiply(left_square, square), np.multiply(np.multiply(fresh_square, np.add(slope, np.multiply(decay, self_))), slope)), np.maximum(largest, np.add(np.multiply(left_square, square), np.multiply(np.multiply(fresh_square, np.add(slope, np.multiply(decay, self_))), slope))), np.subtract(np.multiply(self_, keep), np.true_divide(np.multiply(step, np.add(mean, np.multiply(np.subtract(np.add(slope, np.multiply(decay, self_)), mean), fresh))), np.add(np.sqrt(np.maximum(largest, np.add(np.multiply(left_square, square), np.multiply(np.multiply(fresh_square, slope), np.add(slope, np.multiply(decay, self_)))))), eps)))


def _amsgrad_update_4(mean, slope, decay, self_, fresh, left_square, square, fresh_square, largest, keep, step, eps):
    return np.add(mean, np.multiply(np.subtract(np.add(slope, np.multiply(decay, self_)), mean), fresh)), np.add(np.multiply(left_square, square), np.multiply(np.multiply(fresh_square, np.add(slope, np.multiply(decay, self_))), slope)), np.maximum(largest, np.add(np.multiply(left_square, square), np.multiply(np.multiply(fresh_square, np.add(slope, np.multiply(decay, self_))), slope))), np.subtract(np.multiply(self_, keep), np.true_divide(np.multiply(step, np.add(mean, np.multiply(np.subtract(np.add(slope, np.multiply(decay, self_)), mean), fresh))), np.add(np.sqrt(np.maximum(largest, np.add(np.multiply(left_square, square), np.multiply(np.multiply(fresh_square, slope), slope)))), eps)))


def _amsgrad_update_5(mean, slope, fresh, left_square, square, fresh_square, decay, self_, largest, keep, step, eps):
    return np.add(mean, np.multiply(np.subtract(slope, mean), fresh)), np.add(np.multiply(left_square, square), np.multiply(np.multiply(fresh_square, slope), np.add(slope, np.multiply(decay, self_)))), np.maximum(largest, np.add(np.multiply(left_square, square), np.multiply(np.multiply(fresh_square, slope), np.add(slope, np.multiply(decay, self_))))), np.subtract(np.multiply(self_, keep), np.true_divide(np.multiply(step, np.add(mean, np.multiply(np.subtract(slope, mean), fresh))), np.add(np.sqrt(np.maximum(largest, np.add(np.multiply(left_square, square), np.multiply(np.multiply(fresh_square, np.add(slope, np.multiply(decay, self_))), np.add(slope, np.multiply(decay, self_)))))), eps)))


def _amsgrad_update_6(mean, slope, fresh, left_square, square, fresh_square, decay, self_, largest, keep, step, eps):
    return np.add(mean, np.multiply(np.subtract(slope, mean), fresh)), np.add(np.multiply(left_square, square), np.multiply(np.multiply(fresh_square, slope), np.add(slope, np.multiply(decay, self_)))), np.maximum(largest, np.add(np.multiply(left_square, square), np.multiply(np.multiply(fresh_square, slope), np.add(slope, np.multiply(decay, self_))))), np.subtract(np.multiply(self_, keep), np.true_divide(np.multiply(step, np.add(mean, np.multiply(np.subtract(slope, mean), fresh))), np.add(np.sqrt(np.maximum(largest, np.add(np.multiply(left_square, square), np.multiply(np.multiply(fresh_square, np.add(slope, np.multiply(decay, self_))), slope)))), eps)))


def _amsgrad_update_7(mean, slope, fresh, left_square, square, fresh_square, largest, self_, keep, step, decay, eps):
    return np.add(mean, np.multiply(np.subtract(slope, mean), fresh)), np.add(np.multiply(left_square, square), np.multiply(np.multiply(fresh_square, slope), slope)), np.maximum(largest, np.add(np.multiply(left_square, square), np.multiply(np.multiply(fresh_square, slope), slope))), np.subtract(np.multiply(self_, keep), np.true_divide(np.multiply(step, np.add(mean, np.multiply(np.subtract(slope, mean), fresh))), np.add(np.sqrt(np.maximum(largest, np.add(np.multiply(left_square, square), np.multiply(np.multiply(fresh_square, slope), np.add(slope, np.multiply(decay, self_)))))), eps)))


def _amsgrad_update_8(mean, slope, fresh, left_square, square, fresh_square, largest, self_, keep, step, eps):
    return np.add(mean, np.multiply(np.subtract(slope, mean), fresh)), np.add(np.multiply(left_square, square), np.multiply(np.multiply(fresh_square, slope), slope)), np.maximum(largest, np.add(np.multiply(left_square, square), np.multiply(np.multiply(fresh_square, slope), slope))), np.subtract(np.multiply(self_, keep), np.true_divide(np.multiply(step, np.add(mean, np.multiply(np.subtract(slope, mean), fresh))), np.add(np.sqrt(np.maximum(largest, np.add(np.multiply(left_square, square), np.multiply(np.multiply(fresh_square, slope), slope)))), eps)))


def add_backward_other(grad, x):
    return np.multiply(grad, x)


def sub_backward_other(grad, x):
    return np.multiply(np.negative(grad), x)


def mul_backward_self(grad, other):
    return np.multiply(grad, np.conjugate(other))


def mul_backward(grad, other, self_):
    return np.multiply(grad, np.conjugate(other)), np.multiply(grad, np.conjugate(self_))


def div_backward_self(grad, other):
    return np.true_divide(grad, np.conjugate(other))


def div_backward_other(grad, self_, other):
    return np.multiply(np.negative(grad), np.conjugate(np.true_divide(np.true_divide(self_, other), other)))


def div_backward(grad, other, self_):
    return np.true_divide(grad, np.conjugate(other)), np.multiply(np.negative(grad), np.conjugate(np.true_divide(np.true_divide(self_, other), other)))


def div_tangent_other(other_t, self_p, other_p):
    return np.multiply(np.negative(other_t), np.true_divide(np.true_divide(self_p, other_p), other_p))


def remainder_backward_other(grad, self_, other):
    return np.multiply(np.negative(grad), pointwise.floor_div(self_, other))


def fmod_backward_other(grad, self_, other):
    return np.multiply(np.negative(grad), np.trunc(np.true_divide(self_, other)))


def reciprocal_backward_self(grad, result):
    return np.multiply(np.negative(grad), np.conjugate(np.multiply(result, result)))


def reciprocal_tangent_self(self_t, result):
    return np.multiply(np.negative(self_t), np.multiply(result, result))


def square_backward_self(grad, self_):
    return np.multiply(grad, np.conjugate(np.multiply(2, self_)))


def square_tangent_self(self_t, self_p):
    return np.multiply(self_t, np.multiply(2, self_p))


def pow_Scalar_backward_self(grad, self_):
    return np.multiply(grad, np.conjugate(np.multiply(np.multiply(3, self_), self_)))


def pow_Scalar_backward_self_2(grad):
    return np.multiply(grad, 0)


def pow_Scalar_backward_self_3(grad, self_):
    return np.multiply(np.multiply(0.5, grad), np.conjugate(pointwise.rsqrt(self_)))


def pow_Scalar_backward_self_4(grad, exponent, self_):
    return np.multiply(grad, np.conjugate(np.multiply(exponent, np.multiply(self_, self_))))


def pow_Scalar_backward_self_5(grad, exponent, self_):
    return np.multiply(grad, np.conjugate(np.multiply(exponent, np.multiply(np.multiply(self_, self_), self_))))


def pow_Scalar_backward_self_6(grad, exponent, self_):
    return np.multiply(grad, np.conjugate(np.multiply(exponent, np.sqrt(self_))))


def pow_Scalar_backward_self_7(grad, exponent, self_):
    return np.multiply(grad, np.conjugate(np.multiply(exponent, np.true_divide(1, self_))))


def pow_Scalar_backward_self_8(grad, exponent, self_, x):
    return np.multiply(grad, np.conjugate(np.multiply(exponent, pointwise.pow(self_, x))))


def pow_Scalar_tangent_self(self_t, self_p):
    return np.multiply(self_t, np.multiply(np.multiply(3, self_p), self_p))


def pow_Scalar_tangent_self_2(self_t, self_p):
    return np.multiply(np.multiply(0.5, self_t), pointwise.rsqrt(self_p))


def pow_Scalar_tangent_self_3(self_t, exponent, self_p):
    return np.multiply(self_t, np.multiply(exponent, np.multiply(self_p, self_p)))


def pow_Scalar_tangent_self_4(self_t, exponent, self_p):
    return np.multiply(self_t, np.multiply(exponent, np.multiply(np.multiply(self_p, self_p), self_p)))


def pow_Scalar_tangent_self_5(self_t, exponent, self_p):
    return np.multiply(self_t, np.multiply(exponent, np.sqrt(self_p)))


def pow_Scalar_tangent_self_6(self_t, exponent, self_p):
    return np.multiply(self_t, np.multiply(exponent, np.true_divide(1, self_p)))


def pow_Scalar_tangent_self_7(self_t, exponent, self_p, x):
    return np.multiply(self_t, np.multiply(exponent, pointwise.pow(self_p, x)))


def pow_backward_self(grad, exponent, self_):
    return np.multiply(grad, np.conjugate(np.multiply(exponent, pointwise.pow(np.where(np.bitwise_and(np.equal(exponent, 0), np.invert(np.less(np.true_divide(1, np.abs(self_)), np.inf))), 1, self_), np.subtract(exponent, 1)))))


def pow_backward_exponent(grad, result, self_, exponent):
    return np.multiply(grad, np.conjugate(np.multiply(result, np.log(np.where(np.bitwise_and(np.equal(self_, 0), np.greater_equal(np.real(exponent), 0)), 1, self_)))))


def pow_backward(grad, exponent, self_, result):
    return np.multiply(grad, np.conjugate(np.multiply(exponent, pointwise.pow(np.where(np.bitwise_and(np.equal(exponent, 0), np.invert(np.less(np.true_divide(1, np.abs(self_)), np.inf))), 1, self_), np.subtract(exponent, 1))))), np.multiply(grad, np.conjugate(np.multiply(result, np.log(np.where(np.bitwise_and(np.equal(self_, 0), np.greater_equal(np.real(exponent), 0)), 1, self_)))))


def pow_tangent_self(self_t, exponent_p, self_p):
    return np.multiply(self_t, np.multiply(exponent_p, pointwise.pow(np.where(np.bitwise_and(np.equal(exponent_p, 0), np.invert(np.less(np.true_divide(1, np.abs(self_p)), np.inf))), 1, self_p), np.subtract(exponent_p, 1))))


def pow_tangent_exponent(exponent_t, result, self_p, exponent_p):
    return np.multiply(exponent_t, np.multiply(result, np.log(np.where(np.bitwise_and(np.equal(self_p, 0), np.greater_equal(np.real(exponent_p), 0)), 1, self_p))))


def abs_backward_self(grad, self_):
    return np.multiply(grad, pointwise.sgn(self_))


def abs_tangent_self(self_t, self_p):
    return np.real(np.multiply(np.conjugate(self_t), pointwise.sgn(self_p)))


def sgn_backward_self(self_, grad, result):
    return np.where(np.equal(self_, 0), 0, np.true_divide(np.subtract(grad, np.multiply(result, np.real(np.multiply(np.conjugate(result), grad)))), np.abs(self_)))


def polar_backward_abs(grad, angle):
    return np.add(np.multiply(np.real(grad), np.cos(angle)), np.multiply(np.imag(grad), np.sin(angle)))


def polar_backward_angle(grad, abs, angle):
    return np.add(np.negative(np.multiply(np.multiply(np.real(grad), abs), np.sin(angle))), np.multiply(np.multiply(np.imag(grad), abs), np.cos(angle)))


def polar_backward(grad, angle, abs):
    return np.add(np.multiply(np.real(grad), np.cos(angle)), np.multiply(np.imag(grad), np.sin(angle))), np.add(np.negative(np.multiply(np.multiply(np.real(grad), abs), np.sin(angle))), np.multiply(np.multiply(np.imag(grad), abs), np.cos(angle)))


def polar_tangent_abs_angle(abs_t, angle_p, angle_t, abs_p):
    return np.add(np.multiply(abs_t, np.cos(angle_p)), np.multiply(angle_t, np.multiply(abs_p, np.negative(np.sin(angle_p)))))


def polar_tangent_abs_angle_2(abs_t, angle_p, angle_t, abs_p):
    return np.add(np.multiply(abs_t, np.sin(angle_p)), np.multiply(angle_t, np.multiply(abs_p, np.cos(angle_p))))


def angle_backward_self(self_, grad):
    return np.where(np.equal(self_, 0), 0, np.true_divide(np.multiply(np.multiply(grad, pointwise.sgn(self_)), 1j), np.abs(self_)))


def angle_backward_self_2(grad):
    return np.multiply(grad, 0)


def angle_tangent_self(self_p, self_t):
    return np.where(np.equal(self_p, 0), 0, np.true_divide(np.real(np.multiply(np.multiply(np.conjugate(self_t), pointwise.sgn(self_p)), 1j)), np.abs(self_p)))


def addcmul_backward_tensor1(grad, value, tensor2):
    return np.multiply(grad, np.conjugate(np.multiply(value, tensor2)))


def addcmul_tangent_tensor1(tensor1_t, value, tensor2_p):
    return np.multiply(tensor1_t, np.multiply(value, tensor2_p))


def addcdiv_backward_tensor1(grad, value, tensor2):
    return np.multiply(grad, np.conjugate(np.true_divide(value, tensor2)))


def addcdiv_backward_tensor2(grad, value, tensor1, tensor2):
    return np.multiply(np.negative(grad), np.conjugate(np.true_divide(np.true_divide(np.multiply(value, tensor1), tensor2), tensor2)))


def addcdiv_tangent_tensor1(tensor1_t, value, tensor2_p):
    return np.multiply(tensor1_t, np.true_divide(value, tensor2_p))


def addcdiv_tangent_tensor2(tensor2_t, value, tensor1_p, tensor2_p):
    return np.multiply(np.negative(tensor2_t), np.true_divide(np.true_divide(np.multiply(value, tensor1_p), tensor2_p), tensor2_p))


def lerp_backward_self(grad, weight):
    return np.multiply(grad, np.conjugate(np.subtract(1, weight)))


def lerp_backward_weight(grad, end, self_):
    return np.multiply(grad, np.conjugate(np.subtract(end, self_)))


def lerp_backward(grad, weight, end, self_):
    return np.multiply(grad, np.conjugate(np.subtract(1, weight))), np.multiply(grad, np.conjugate(weight)), np.multiply(grad, np.conjugate(np.subtract(end, self_)))


def lerp_tangent_self(self_t, weight_p):
    return np.multiply(self_t, np.subtract(1, weight_p))


def lerp_tangent_weight(weight_t, end_p, self_p):
    return np.multiply(weight_t, np.subtract(end_p, self_p))


def _share_of_length_backward_self(grad, other, self_):
    return np.multiply(grad, np.true_divide(np.multiply(np.true_divide(other, np.hypot(self_, other)), np.true_divide(other, np.hypot(self_, other))), np.hypot(self_, other)))


def _share_of_length_backward_other(grad, result, other, self_):
    return np.multiply(np.negative(grad), np.true_divide(np.multiply(result, np.true_divide(other, np.hypot(self_, other))), np.hypot(self_, other)))


def _share_of_length_backward(grad, other, self_, result):
    return np.multiply(grad, np.true_divide(np.multiply(np.true_divide(other, np.hypot(self_, other)), np.true_divide(other, np.hypot(self_, other))), np.hypot(self_, other))), np.multiply(np.negative(grad), np.true_divide(np.multiply(result, np.true_divide(other, np.hypot(self_, other))), np.hypot(self_, other)))


def hypot_backward_self(grad, self_, other):
    return np.multiply(grad, np.true_divide(self_, np.hypot(self_, other)))


def hypot_backward(grad, self_, other):
    return np.multiply(grad, np.true_divide(self_, np.hypot(self_, other))), np.multiply(grad, np.true_divide(other, np.hypot(other, self_)))


def hypot_tangent_self(self_t, self_p, other_p):
    return np.multiply(self_t, np.conjugate(np.true_divide(self_p, np.hypot(self_p, other_p))))


def maximum_backward_self(self_, other, grad):
    return np.where(np.equal(self_, other), np.true_divide(grad, 2), np.where(np.less(self_, other), 0, grad))


def maximum_backward_other(self_, other, grad):
    return np.where(np.equal(self_, other), np.true_divide(grad, 2), np.where(np.greater(self_, other), 0, grad))


def maximum_backward(self_, other, grad):
    return np.where(np.equal(self_, other), np.true_divide(grad, 2), np.where(np.less(self_, other), 0, grad)), np.where(np.equal(self_, other), np.true_divide(grad, 2), np.where(np.greater(self_, other), 0, grad))


def minimum_backward(self_, other, grad):
    return np.where(np.equal(self_, other), np.true_divide(grad, 2), np.where(np.greater(self_, other), 0, grad)), np.where(np.equal(self_, other), np.true_divide(grad, 2), np.where(np.less(self_, other), 0, grad))


def fmax_backward_self(self_, other, grad):
    return np.where(np.bitwise_or(np.greater_equal(self_, other), np.isnan(other)), grad, 0)


def fmax_backward_other(self_, other, grad):
    return np.where(np.bitwise_or(np.greater_equal(self_, other), np.isnan(other)), 0, grad)


def fmax_backward(self_, other, grad):
    return np.where(np.bitwise_or(np.greater_equal(self_, other), np.isnan(other)), grad, 0), np.where(np.bitwise_or(np.greater_equal(self_, other), np.isnan(other)), 0, grad)


def fmin_backward_self(self_, other, grad):
    return np.where(np.bitwise_or(np.less_equal(self_, other), np.isnan(other)), grad, 0)


def fmin_backward_other(self_, other, grad):
    return np.where(np.bitwise_or(np.less_equal(self_, other), np.isnan(other)), 0, grad)


def fmin_backward(self_, other, grad):
    return np.where(np.bitwise_or(np.less_equal(self_, other), np.isnan(other)), grad, 0), np.where(np.bitwise_or(np.less_equal(self_, other), np.isnan(other)), 0, grad)


def clamp_backward_self(self_, min, max, grad):
    return np.where(np.bitwise_and(np.greater_equal(self_, min), np.less_equal(self_, max)), grad, 0)


def clamp_backward_self_2(self_, min, grad):
    return np.where(np.greater_equal(self_, min), grad, 0)


def clamp_backward_self_3(self_, max, grad):
    return np.where(np.less_equal(self_, max), grad, 0)


def clamp_min_backward_self(self_, min, grad):
    return np.where(np.greater_equal(self_, min), grad, 0)


def clamp_min_backward_min(self_, min, grad):
    return np.where(np.less(self_, min), grad, 0)


def clamp_min_backward(self_, min, grad):
    return np.where(np.greater_equal(self_, min), grad, 0), np.where(np.less(self_, min), grad, 0)


def clamp_max_backward_self(self_, max, grad):
    return np.where(np.less_equal(self_, max), grad, 0)


def clamp_max_backward_max(self_, max, grad):
    return np.where(np.greater(self_, max), grad, 0)


def clamp_max_backward(self_, max, grad):
    return np.where(np.less_equal(self_, max), grad, 0), np.where(np.greater(self_, max), grad, 0)


def copysign_backward_self(grad, self_, result):
    return np.multiply(grad, np.where(np.equal(self_, self_), np.multiply(pointwise.sgn(result), pointwise.sgn(self_)), self_))


def copysign_tangent_self(self_t, self_p, result):
    return np.multiply(self_t, np.conjugate(np.where(np.equal(self_p, self_p), np.multiply(pointwise.sgn(result), pointwise.sgn(self_p)), self_p)))


def _nan_to_num_backward_self(self_, grad):
    return np.where(np.isfinite(self_), grad, 0)


def where_backward_self(condition, grad):
    return np.where(condition, grad, 0)


def where_backward_other(condition, grad):
    return np.where(condition, 0, grad)


def where_backward(condition, grad):
    return np.where(condition, grad, 0), np.where(condition, 0, grad)


def where_tangent_self(condition, self_t):
    return np.conjugate(np.where(condition, np.conjugate(self_t), 0))


def where_tangent_other(condition, other_t):
    return np.conjugate(np.where(condition, 0, np.conjugate(other_t)))


def exp2_backward_self(grad, result, x):
    return np.multiply(np.multiply(grad, np.conjugate(result)), x)


def exp2_tangent_self(self_t, result, x):
    return np.multiply(np.multiply(self_t, result), x)


def expm1_backward_self(grad, self_):
    return np.multiply(grad, np.conjugate(np.exp(self_)))


def expm1_tangent_self(self_t, self_p):
    return np.multiply(self_t, np.exp(self_p))


def log2_backward_self(grad, self_, x):
    return np.true_divide(grad, np.multiply(np.conjugate(self_), x))


def log2_tangent_self(self_t, self_p, x):
    return np.true_divide(self_t, np.multiply(self_p, x))


def log1p_backward_self(grad, self_):
    return np.true_divide(grad, np.add(np.conjugate(self_), 1))


def log1p_tangent_self(self_t, self_p):
    return np.true_divide(self_t, np.add(self_p, 1))


def sqrt_backward_self(grad, result):
    return np.true_divide(grad, np.multiply(2, np.conjugate(result)))


def sqrt_tangent_self(self_t, result):
    return np.true_divide(self_t, np.multiply(2, result))


def rsqrt_backward_self(grad, result):
    return np.multiply(np.multiply(-0.5, grad), np.conjugate(np.multiply(np.multiply(result, result), result)))


def rsqrt_tangent_self(self_t, result):
    return np.multiply(np.multiply(-0.5, self_t), np.multiply(np.multiply(result, result), result))


def logaddexp_backward_self(grad, self_, other):
    return np.multiply(grad, np.conjugate(pointwise.sigmoid(np.subtract(self_, other))))


def logaddexp_backward(grad, self_, other):
    return np.multiply(grad, np.conjugate(pointwise.sigmoid(np.subtract(self_, other)))), np.multiply(grad, np.conjugate(pointwise.sigmoid(np.subtract(other, self_))))


def logaddexp_tangent_self(self_t, self_p, other_p):
    return np.multiply(self_t, pointwise.sigmoid(np.subtract(self_p, other_p)))


def logaddexp2_backward_self(grad, self_, other, x):
    return np.multiply(grad, pointwise.sigmoid(np.multiply(np.subtract(self_, other), x)))


def logaddexp2_backward(grad, self_, other, x):
    return np.multiply(grad, pointwise.sigmoid(np.multiply(np.subtract(self_, other), x))), np.multiply(grad, pointwise.sigmoid(np.multiply(np.subtract(other, self_), x)))


def xlogy_backward_self(self_, other, grad):
    return np.where(np.bitwise_and(np.equal(self_, 0), np.less_equal(other, 0)), 0, np.multiply(grad, np.log(other)))


def xlogy_backward_other(grad, self_, other):
    return np.true_divide(np.multiply(grad, self_), other)


def xlogy_backward(self_, other, grad):
    return np.where(np.bitwise_and(np.equal(self_, 0), np.less_equal(other, 0)), 0, np.multiply(grad, np.log(other))), np.true_divide(np.multiply(grad, self_), other)


def special_xlog1py_backward_self(self_, other, grad):
    return np.where(np.bitwise_and(np.equal(self_, 0), np.less_equal(other, -1)), 0, np.multiply(grad, pointwise.log1p(other)))


def special_xlog1py_backward_other(grad, self_, other):
    return np.true_divide(np.multiply(grad, self_), np.add(other, 1))


def special_xlog1py_backward(self_, other, grad):
    return np.where(np.bitwise_and(np.equal(self_, 0), np.less_equal(other, -1)), 0, np.multiply(grad, pointwise.log1p(other))), np.true_divide(np.multiply(grad, self_), np.add(other, 1))


def special_entr_backward_self(grad, self_):
    return np.multiply(grad, np.subtract(np.negative(np.log(self_)), 1))


def sin_backward_self(grad, self_):
    return np.multiply(grad, np.conjugate(np.cos(self_)))


def sin_tangent_self(self_t, self_p):
    return np.multiply(self_t, np.cos(self_p))


def cos_backward_self(grad, self_):
    return np.multiply(np.negative(grad), np.conjugate(np.sin(self_)))


def cos_tangent_self(self_t, self_p):
    return np.multiply(np.negative(self_t), np.sin(self_p))


def tan_backward_self(grad, result):
    return np.multiply(grad, np.conjugate(np.add(1, np.multiply(result, result))))


def tan_tangent_self(self_t, result):
    return np.multiply(self_t, np.add(1, np.multiply(result, result)))


def asin_backward_self(grad, self_):
    return np.multiply(grad, np.conjugate(np.multiply(pointwise.rsqrt(np.subtract(1, self_)), pointwise.rsqrt(np.add(1, self_)))))


def asin_backward_self_2(grad, self_):
    return np.multiply(grad, pointwise.rsqrt(np.subtract(1, np.multiply(self_, self_))))


def asin_tangent_self(self_t, self_p):
    return np.multiply(self_t, np.multiply(pointwise.rsqrt(np.subtract(1, self_p)), pointwise.rsqrt(np.add(1, self_p))))


def asin_tangent_self_2(self_t, self_p):
    return np.multiply(self_t, np.conjugate(pointwise.rsqrt(np.subtract(1, np.multiply(self_p, self_p)))))


def acos_backward_self(grad, self_):
    return np.multiply(np.negative(grad), np.conjugate(np.multiply(pointwise.rsqrt(np.subtract(1, self_)), pointwise.rsqrt(np.add(1, self_)))))


def acos_backward_self_2(grad, self_):
    return np.multiply(np.negative(grad), pointwise.rsqrt(np.subtract(1, np.multiply(self_, self_))))


def acos_tangent_self(self_t, self_p):
    return np.multiply(np.negative(self_t), np.multiply(pointwise.rsqrt(np.subtract(1, self_p)), pointwise.rsqrt(np.add(1, self_p))))


def acos_tangent_self_2(self_t, self_p):
    return np.multiply(np.negative(self_t), np.conjugate(pointwise.rsqrt(np.subtract(1, np.multiply(self_p, self_p)))))


def atan_backward_self(grad, self_):
    return np.true_divide(np.true_divide(grad, np.conjugate(np.add(1, np.multiply(1j, self_)))), np.conjugate(np.subtract(1, np.multiply(1j, self_))))


def atan_backward_self_2(grad, self_):
    return np.true_divide(grad, np.add(np.multiply(self_, self_), 1))


def atan_tangent_self(self_t, self_p):
    return np.true_divide(np.true_divide(self_t, np.add(1, np.multiply(1j, self_p))), np.subtract(1, np.multiply(1j, self_p)))


def atan_tangent_self_2(self_t, self_p):
    return np.true_divide(self_t, np.add(np.multiply(np.conjugate(self_p), np.conjugate(self_p)), 1))


def sinh_backward_self(grad, self_):
    return np.multiply(grad, np.conjugate(np.cosh(self_)))


def sinh_tangent_self(self_t, self_p):
    return np.multiply(self_t, np.cosh(self_p))


def cosh_backward_self(grad, self_):
    return np.multiply(grad, np.conjugate(np.sinh(self_)))


def cosh_tangent_self(self_t, self_p):
    return np.multiply(self_t, np.sinh(self_p))


def tanh_backward_self(grad, result):
    return np.multiply(grad, np.conjugate(np.subtract(1, np.multiply(result, result))))


def tanh_tangent_self(self_t, result):
    return np.multiply(self_t, np.subtract(1, np.multiply(result, result)))


def asinh_backward_self(grad, self_):
    return np.multiply(grad, np.conjugate(np.multiply(pointwise.rsqrt(np.add(1, np.multiply(1j, self_))), pointwise.rsqrt(np.subtract(1, np.multiply(1j, self_))))))


def asinh_backward_self_2(grad, self_):
    return np.true_divide(grad, np.hypot(self_, 1))


def asinh_tangent_self(self_t, self_p):
    return np.multiply(self_t, np.multiply(pointwise.rsqrt(np.add(1, np.multiply(1j, self_p))), pointwise.rsqrt(np.subtract(1, np.multiply(1j, self_p)))))


def asinh_tangent_self_2(self_t, self_p):
    return np.true_divide(self_t, np.conjugate(np.hypot(self_p, 1)))


def acosh_backward_self(grad, self_):
    return np.multiply(grad, np.conjugate(np.multiply(pointwise.rsqrt(np.subtract(self_, 1)), pointwise.rsqrt(np.add(self_, 1)))))


def acosh_backward_self_2(grad, self_):
    return np.multiply(grad, np.multiply(pointwise.rsqrt(np.subtract(np.abs(self_), 1)), pointwise.rsqrt(np.add(np.abs(self_), 1))))


def acosh_tangent_self(self_t, self_p):
    return np.multiply(self_t, np.multiply(pointwise.rsqrt(np.subtract(self_p, 1)), pointwise.rsqrt(np.add(self_p, 1))))


def acosh_tangent_self_2(self_t, self_p):
    return np.multiply(self_t, np.multiply(np.conjugate(pointwise.rsqrt(np.subtract(np.abs(self_p), 1))), np.conjugate(pointwise.rsqrt(np.add(np.abs(self_p), 1)))))


def atanh_backward_self(grad, self_):
    return np.true_divide(np.true_divide(grad, np.conjugate(np.subtract(1, self_))), np.conjugate(np.add(1, self_)))


def atanh_backward_self_2(grad, self_):
    return np.true_divide(grad, np.subtract(1, np.multiply(self_, self_)))


def atanh_tangent_self(self_t, self_p):
    return np.true_divide(np.true_divide(self_t, np.subtract(1, self_p)), np.add(1, self_p))


def atanh_tangent_self_2(self_t, self_p):
    return np.true_divide(self_t, np.subtract(1, np.multiply(np.conjugate(self_p), np.conjugate(self_p))))


def atan2_backward_self(grad, other, self_):
    return np.multiply(grad, np.true_divide(np.true_divide(other, np.hypot(np.where(np.bitwise_and(np.equal(self_, 0), np.equal(other, 0)), np.inf, self_), other)), np.hypot(np.where(np.bitwise_and(np.equal(self_, 0), np.equal(other, 0)), np.inf, self_), other)))


def atan2_backward_other(grad, self_, other):
    return np.multiply(np.negative(grad), np.true_divide(np.true_divide(self_, np.hypot(np.where(np.bitwise_and(np.equal(self_, 0), np.equal(other, 0)), np.inf, self_), other)), np.hypot(np.where(np.bitwise_and(np.equal(self_, 0), np.equal(other, 0)), np.inf, self_), other)))


def atan2_backward(grad, other, self_):
    return np.multiply(grad, np.true_divide(np.true_divide(other, np.hypot(np.where(np.bitwise_and(np.equal(self_, 0), np.equal(other, 0)), np.inf, self_), other)), np.hypot(np.where(np.bitwise_and(np.equal(self_, 0), np.equal(other, 0)), np.inf, self_), other))), np.multiply(np.negative(grad), np.true_divide(np.true_divide(self_, np.hypot(np.where(np.bitwise_and(np.equal(self_, 0), np.equal(other, 0)), np.inf, self_), other)), np.hypot(np.where(np.bitwise_and(np.equal(self_, 0), np.equal(other, 0)), np.inf, self_), other)))


def atan2_tangent_self(self_t, other_p, self_p):
    return np.multiply(self_t, np.true_divide(np.true_divide(np.conjugate(other_p), np.conjugate(np.hypot(np.where(np.bitwise_and(np.equal(self_p, 0), np.equal(other_p, 0)), np.inf, self_p), other_p))), np.conjugate(np.hypot(np.where(np.bitwise_and(np.equal(self_p, 0), np.equal(other_p, 0)), np.inf, self_p), other_p))))


def atan2_tangent_other(other_t, self_p, other_p):
    return np.multiply(np.negative(other_t), np.true_divide(np.true_divide(np.conjugate(self_p), np.conjugate(np.hypot(np.where(np.bitwise_and(np.equal(self_p, 0), np.equal(other_p, 0)), np.inf, self_p), other_p))), np.conjugate(np.hypot(np.where(np.bitwise_and(np.equal(self_p, 0), np.equal(other_p, 0)), np.inf, self_p), other_p))))


def sinc_backward_self(grad, self_):
    return np.multiply(grad, np.conjugate(np.where(np.less(np.abs(self_), 0.25), np.multiply(np.where(np.less(np.abs(self_), 0.25), self_, 0), np.add(-3.289868133696453, np.multiply(np.multiply(np.where(np.less(np.abs(self_), 0.25), self_, 0), np.where(np.less(np.abs(self_), 0.25), self_, 0)), np.add(3.2469697011334144, np.multiply(np.multiply(np.where(np.less(np.abs(self_), 0.25), self_, 0), np.where(np.less(np.abs(self_), 0.25), self_, 0)), np.add(-1.1445109447325053, np.multiply(np.multiply(np.where(np.less(np.abs(self_), 0.25), self_, 0), np.where(np.less(np.abs(self_), 0.25), self_, 0)), np.add(0.2091827825412384, np.multiply(np.multiply(np.where(np.less(np.abs(self_), 0.25), self_, 0), np.where(np.less(np.abs(self_), 0.25), self_, 0)), np.add(-0.023460810354558236, np.multiply(np.multiply(np.where(np.less(np.abs(self_), 0.25), self_, 0), np.where(np.less(np.abs(self_), 0.25), self_, 0)), np.add(0.001781145516372852, np.multiply(np.multiply(np.where(np.less(np.abs(self_), 0.25), self_, 0), np.where(np.less(np.abs(self_), 0.25), self_, 0)), np.add(-9.766223126318933e-05, np.multiply(np.multiply(np.where(np.less(np.abs(self_), 0.25), self_, 0), np.where(np.less(np.abs(self_), 0.25), self_, 0)), 4.049947846619244e-06))))))))))))))), np.where(np.equal(pointwise.round(np.multiply(pointwise.round(np.real(np.where(np.less(np.abs(self_), 0.25), 1, self_))), 0.5)), np.multiply(pointwise.round(np.real(np.where(np.less(np.abs(self_), 0.25), 1, self_))), 0.5)), np.true_divide(np.subtract(np.cos(np.multiply(np.subtract(np.where(np.less(np.abs(self_), 0.25), 1, self_), pointwise.round(np.real(np.where(np.less(np.abs(self_), 0.25), 1, self_)))), 3.141592653589793)), np.true_divide(np.sin(np.multiply(np.subtract(np.where(np.less(np.abs(self_), 0.25), 1, self_), pointwise.round(np.real(np.where(np.less(np.abs(self_), 0.25), 1, self_)))), 3.141592653589793)), np.multiply(np.where(np.less(np.abs(self_), 0.25), 1, self_), 3.141592653589793))), np.where(np.less(np.abs(self_), 0.25), 1, self_)), np.negative(np.true_divide(np.subtract(np.cos(np.multiply(np.subtract(np.where(np.less(np.abs(self_), 0.25), 1, self_), pointwise.round(np.real(np.where(np.less(np.abs(self_), 0.25), 1, self_)))), 3.141592653589793)), np.true_divide(np.sin(np.multiply(np.subtract(np.where(np.less(np.abs(self_), 0.25), 1, self_), pointwise.round(np.real(np.where(np.less(np.abs(self_), 0.25), 1, self_)))), 3.141592653589793)), np.multiply(np.where(np.less(np.abs(self_), 0.25), 1, self_), 3.141592653589793))), np.where(np.less(np.abs(self_), 0.25), 1, self_)))))))


def sinc_tangent_self(self_t, self_p):
    return np.multiply(self_t, np.where(np.less(np.abs(self_p), 0.25), np.multiply(np.where(np.less(np.abs(self_p), 0.25), self_p, 0), np.add(-3.289868133696453, np.multiply(np.multiply(np.where(np.less(np.abs(self_p), 0.25), self_p, 0), np.where(np.less(np.abs(self_p), 0.25), self_p, 0)), np.add(3.2469697011334144, np.multiply(np.multiply(np.where(np.less(np.abs(self_p), 0.25), self_p, 0), np.where(np.less(np.abs(self_p), 0.25), self_p, 0)), np.add(-1.1445109447325053, np.multiply(np.multiply(np.where(np.less(np.abs(self_p), 0.25), self_p, 0), np.where(np.less(np.abs(self_p), 0.25), self_p, 0)), np.add(0.2091827825412384, np.multiply(np.multiply(np.where(np.less(np.abs(self_p), 0.25), self_p, 0), np.where(np.less(np.abs(self_p), 0.25), self_p, 0)), np.add(-0.023460810354558236, np.multiply(np.multiply(np.where(np.less(np.abs(self_p), 0.25), self_p, 0), np.where(np.less(np.abs(self_p), 0.25), self_p, 0)), np.add(0.001781145516372852, np.multiply(np.multiply(np.where(np.less(np.abs(self_p), 0.25), self_p, 0), np.where(np.less(np.abs(self_p), 0.25), self_p, 0)), np.add(-9.766223126318933e-05, np.multiply(np.multiply(np.where(np.less(np.abs(self_p), 0.25), self_p, 0), np.where(np.less(np.abs(self_p), 0.25), self_p, 0)), 4.049947846619244e-06))))))))))))))), np.where(np.equal(pointwise.round(np.multiply(pointwise.round(np.real(np.where(np.less(np.abs(self_p), 0.25), 1, self_p))), 0.5)), np.multiply(pointwise.round(np.real(np.where(np.less(np.abs(self_p), 0.25), 1, self_p))), 0.5)), np.true_divide(np.subtract(np.cos(np.multiply(np.subtract(np.where(np.less(np.abs(self_p), 0.25), 1, self_p), pointwise.round(np.real(np.where(np.less(np.abs(self_p), 0.25), 1, self_p)))), 3.141592653589793)), np.true_divide(np.sin(np.multiply(np.subtract(np.where(np.less(np.abs(self_p), 0.25), 1, self_p), pointwise.round(np.real(np.where(np.less(np.abs(self_p), 0.25), 1, self_p)))), 3.141592653589793)), np.multiply(np.where(np.less(np.abs(self_p), 0.25), 1, self_p), 3.141592653589793))), np.where(np.less(np.abs(self_p), 0.25), 1, self_p)), np.negative(np.true_divide(np.subtract(np.cos(np.multiply(np.subtract(np.where(np.less(np.abs(self_p), 0.25), 1, self_p), pointwise.round(np.real(np.where(np.less(np.abs(self_p), 0.25), 1, self_p)))), 3.141592653589793)), np.true_divide(np.sin(np.multiply(np.subtract(np.where(np.less(np.abs(self_p), 0.25), 1, self_p), pointwise.round(np.real(np.where(np.less(np.abs(self_p), 0.25), 1, self_p)))), 3.141592653589793)), np.multiply(np.where(np.less(np.abs(self_p), 0.25), 1, self_p), 3.141592653589793))), np.where(np.less(np.abs(self_p), 0.25), 1, self_p))))))


def erf_backward_self(grad, x, self_):
    return np.multiply(grad, np.multiply(x, np.exp(np.negative(np.multiply(self_, self_)))))


def erf_tangent_self(self_t, x, self_p):
    return np.multiply(self_t, np.multiply(x, np.conjugate(np.exp(np.negative(np.multiply(self_p, self_p))))))


def erfinv_backward_self(grad, x, result):
    return np.multiply(grad, np.multiply(x, np.exp(np.multiply(result, result))))


def erfinv_tangent_self(self_t, x, result):
    return np.multiply(self_t, np.multiply(x, np.conjugate(np.exp(np.multiply(result, result)))))


def lgamma_backward_self(grad, self_):
    return np.multiply(grad, pointwise.digamma(self_))


def lgamma_tangent_self(self_t, self_p):
    return np.multiply(self_t, np.conjugate(pointwise.digamma(self_p)))


def digamma_backward_self(grad, self_):
    return np.multiply(grad, pointwise.polygamma(1, self_))


def digamma_tangent_self(self_t, self_p):
    return np.multiply(self_t, np.conjugate(pointwise.polygamma(1, self_p)))


def polygamma_backward_self(grad, x, self_):
    return np.multiply(grad, pointwise.polygamma(x, self_))


def polygamma_tangent_self(self_t, x, self_p):
    return np.multiply(self_t, np.conjugate(pointwise.polygamma(x, self_p)))


def special_ndtr_backward_self(grad, self_, x):
    return np.multiply(grad, np.true_divide(np.exp(np.multiply(np.multiply(self_, self_), -0.5)), x))


def sigmoid_backward_self(grad, result):
    return np.multiply(grad, np.conjugate(np.multiply(np.subtract(1, result), result)))


def sigmoid_tangent_self(self_t, result):
    return np.multiply(self_t, np.multiply(np.subtract(1, result), result))


def _logistic_backward_self(grad, result, self_):
    return np.multiply(grad, np.conjugate(np.multiply(result, pointwise.sigmoid(np.negative(self_)))))


def _logistic_tangent_self(self_t, result, self_p):
    return np.multiply(self_t, np.multiply(result, pointwise.sigmoid(np.negative(self_p))))


def logit_backward_self(grad, self_):
    return np.true_divide(np.true_divide(grad, np.where(np.bitwise_or(np.less(self_, 0), np.greater(self_, 1)), np.nan, self_)), np.subtract(1, np.where(np.bitwise_or(np.less(self_, 0), np.greater(self_, 1)), np.nan, self_)))


def logit_backward_self_2(grad, self_, eps, x):
    return np.true_divide(np.true_divide(grad, np.where(np.bitwise_or(np.less(self_, 0), np.greater(self_, 1)), np.nan, self_)), np.subtract(1, np.where(np.bitwise_or(np.less(self_, eps), np.greater(self_, x)), np.inf, self_)))


def logit_backward_self_3(grad, self_, eps, x):
    return np.true_divide(np.true_divide(grad, np.where(np.bitwise_or(np.less(self_, eps), np.greater(self_, x)), np.inf, self_)), np.subtract(1, np.where(np.bitwise_or(np.less(self_, 0), np.greater(self_, 1)), np.nan, self_)))


def logit_backward_self_4(grad, self_, eps, x):
    return np.true_divide(np.true_divide(grad, np.where(np.bitwise_or(np.less(self_, eps), np.greater(self_, x)), np.inf, self_)), np.subtract(1, np.where(np.bitwise_or(np.less(self_, eps), np.greater(self_, x)), np.inf, self_)))


def _bessel_one_near_backward_self(grad, self_):
    return np.multiply(grad, np.add(np.add(0.0625, np.multiply(self_, np.add(0.0026041666666666665, np.multiply(self_, np.add(5.425347222222222e-05, np.multiply(self_, np.add(6.781684027777778e-07, np.multiply(self_, np.add(5.651403356481481e-09, np.multiply(self_, np.add(3.363930569334215e-11, np.multiply(self_, np.add(1.5017547184527747e-13, np.multiply(self_, np.add(5.214426105738801e-16, np.multiply(self_, np.add(1.4484516960385557e-18, np.multiply(self_, np.add(3.2919356728148996e-21, np.multiply(self_, 6.234726653058522e-24)))))))))))))))))))), np.multiply(self_, np.add(np.add(0.0026041666666666665, np.multiply(self_, np.add(5.425347222222222e-05, np.multiply(self_, np.add(6.781684027777778e-07, np.multiply(self_, np.add(5.651403356481481e-09, np.multiply(self_, np.add(3.363930569334215e-11, np.multiply(self_, np.add(1.5017547184527747e-13, np.multiply(self_, np.add(5.214426105738801e-16, np.multiply(self_, np.add(1.4484516960385557e-18, np.multiply(self_, np.add(3.2919356728148996e-21, np.multiply(self_, 6.234726653058522e-24)))))))))))))))))), np.multiply(self_, np.add(np.add(5.425347222222222e-05, np.multiply(self_, np.add(6.781684027777778e-07, np.multiply(self_, np.add(5.651403356481481e-09, np.multiply(self_, np.add(3.363930569334215e-11, np.multiply(self_, np.add(1.5017547184527747e-13, np.multiply(self_, np.add(5.214426105738801e-16, np.multiply(self_, np.add(1.4484516960385557e-18, np.multiply(self_, np.add(3.2919356728148996e-21, np.multiply(self_, 6.234726653058522e-24)))))))))))))))), np.multiply(self_, np.add(np.add(6.781684027777778e-07, np.multiply(self_, np.add(5.651403356481481e-09, np.multiply(self_, np.add(3.363930569334215e-11, np.multiply(self_, np.add(1.5017547184527747e-13, np.multiply(self_, np.add(5.214426105738801e-16, np.multiply(self_, np.add(1.4484516960385557e-18, np.multiply(self_, np.add(3.2919356728148996e-21, np.multiply(self_, 6.234726653058522e-24)))))))))))))), np.multiply(self_, np.add(np.add(5.651403356481481e-09, np.multiply(self_, np.add(3.363930569334215e-11, np.multiply(self_, np.add(1.5017547184527747e-13, np.multiply(self_, np.add(5.214426105738801e-16, np.multiply(self_, np.add(1.4484516960385557e-18, np.multiply(self_, np.add(3.2919356728148996e-21, np.multiply(self_, 6.234726653058522e-24)))))))))))), np.multiply(self_, np.add(np.add(3.363930569334215e-11, np.multiply(self_, np.add(1.5017547184527747e-13, np.multiply(self_, np.add(5.214426105738801e-16, np.multiply(self_, np.add(1.4484516960385557e-18, np.multiply(self_, np.add(3.2919356728148996e-21, np.multiply(self_, 6.234726653058522e-24)))))))))), np.multiply(self_, np.add(np.add(1.5017547184527747e-13, np.multiply(self_, np.add(5.214426105738801e-16, np.multiply(self_, np.add(1.4484516960385557e-18, np.multiply(self_, np.add(3.2919356728148996e-21, np.multiply(self_, 6.234726653058522e-24)))))))), np.multiply(self_, np.add(np.add(5.214426105738801e-16, np.multiply(self_, np.add(1.4484516960385557e-18, np.multiply(self_, np.add(3.2919356728148996e-21, np.multiply(self_, 6.234726653058522e-24)))))), np.multiply(self_, np.add(np.add(1.4484516960385557e-18, np.multiply(self_, np.add(3.2919356728148996e-21, np.multiply(self_, 6.234726653058522e-24)))), np.multiply(self_, np.add(np.add(3.2919356728148996e-21, np.multiply(self_, 6.234726653058522e-24)), np.multiply(self_, 6.234726653058522e-24)))))))))))))))))))))


def special_bessel_j0_backward_self(grad, self_):
    return np.multiply(np.negative(grad), np.where(np.isinf(self_), 0 * np.sign(self_), np.where(np.abs(self_) > 1000, np.sign(self_) * ((1 + 15 / 128 / self_ ** 2 - 4725 / 32768 / self_ ** 4) * (np.sin(np.abs(self_)) - np.cos(np.abs(self_))) + (3 / 8 - 105 / 1024 / self_ ** 2) / np.abs(self_) * (np.sin(np.abs(self_)) + np.cos(np.abs(self_)))) / np.sqrt(np.abs(self_)) / np.pi ** 0.5, pointwise.special('j1', self_))))


def special_bessel_j1_backward_self(grad, self_, result):
    return np.multiply(grad, np.subtract(np.where(np.isinf(self_), 0, np.where(np.abs(self_) > 1000, ((1 - 9 / 128 / self_ ** 2 + 3675 / 32768 / self_ ** 4) * (np.cos(np.abs(self_)) + np.sin(np.abs(self_))) - (75 / 1024 / self_ ** 2 - 1 / 8) / np.abs(self_) * (np.sin(np.abs(self_)) - np.cos(np.abs(self_)))) / np.sqrt(np.abs(self_)) / np.pi ** 0.5, pointwise.special('j0', self_))), np.where(np.less(np.abs(self_), 1), np.add(0.5, np.multiply(np.multiply(np.negative(np.where(np.less(np.abs(self_), 1), self_, 0)), np.where(np.less(np.abs(self_), 1), self_, 0)), np.add(0.0625, np.multiply(np.multiply(np.negative(np.where(np.less(np.abs(self_), 1), self_, 0)), np.where(np.less(np.abs(self_), 1), self_, 0)), np.add(0.0026041666666666665, np.multiply(np.multiply(np.negative(np.where(np.less(np.abs(self_), 1), self_, 0)), np.where(np.less(np.abs(self_), 1), self_, 0)), np.add(5.425347222222222e-05, np.multiply(np.multiply(np.negative(np.where(np.less(np.abs(self_), 1), self_, 0)), np.where(np.less(np.abs(self_), 1), self_, 0)), np.add(6.781684027777778e-07, np.multiply(np.multiply(np.negative(np.where(np.less(np.abs(self_), 1), self_, 0)), np.where(np.less(np.abs(self_), 1), self_, 0)), np.add(5.651403356481481e-09, np.multiply(np.multiply(np.negative(np.where(np.less(np.abs(self_), 1), self_, 0)), np.where(np.less(np.abs(self_), 1), self_, 0)), np.add(3.363930569334215e-11, np.multiply(np.multiply(np.negative(np.where(np.less(np.abs(self_), 1), self_, 0)), np.where(np.less(np.abs(self_), 1), self_, 0)), np.add(1.5017547184527747e-13, np.multiply(np.multiply(np.negative(np.where(np.less(np.abs(self_), 1), self_, 0)), np.where(np.less(np.abs(self_), 1), self_, 0)), np.add(5.214426105738801e-16, np.multiply(np.multiply(np.negative(np.where(np.less(np.abs(self_), 1), self_, 0)), np.where(np.less(np.abs(self_), 1), self_, 0)), np.add(1.4484516960385557e-18, np.multiply(np.multiply(np.negative(np.where(np.less(np.abs(self_), 1), self_, 0)), np.where(np.less(np.abs(self_), 1), self_, 0)), np.add(3.2919356728148996e-21, np.multiply(np.multiply(np.negative(np.where(np.less(np.abs(self_), 1), self_, 0)), np.where(np.less(np.abs(self_), 1), self_, 0)), 6.234726653058522e-24)))))))))))))))))))))), np.true_divide(result, np.where(np.less(np.abs(self_), 1), 1, self_)))))


def special_bessel_y0_backward_self(grad, self_):
    return np.multiply(np.negative(grad), np.where(self_ == np.inf, 0, np.where(self_ > 1000, ((3 / 8 - 105 / 1024 / self_ ** 2) / np.abs(self_) * (np.sin(np.abs(self_)) - np.cos(np.abs(self_))) - (1 + 15 / 128 / self_ ** 2 - 4725 / 32768 / self_ ** 4) * (np.sin(np.abs(self_)) + np.cos(np.abs(self_)))) / np.sqrt(np.abs(self_)) / np.pi ** 0.5, pointwise.special('y1', self_))))


def special_bessel_y1_backward_self(grad, self_, result):
    return np.multiply(grad, np.subtract(np.where(self_ == np.inf, 0, np.where(self_ > 1000, ((1 - 9 / 128 / self_ ** 2 + 3675 / 32768 / self_ ** 4) * (np.sin(np.abs(self_)) - np.cos(np.abs(self_))) + (75 / 1024 / self_ ** 2 - 1 / 8) / np.abs(self_) * (np.cos(np.abs(self_)) + np.sin(np.abs(self_)))) / np.sqrt(np.abs(self_)) / np.pi ** 0.5, pointwise.special('y0', self_))), np.true_divide(result, self_)))


def i0_backward_self(grad, self_):
    return np.multiply(grad, np.copysign(pointwise.special('i1', self_), self_))


def _bessel_i_far_ratio_backward_self(grad, self_):
    return np.multiply(grad, np.add(np.add(0.5083630843755487, np.multiply(np.subtract(self_, 0.06255), np.add(0.1434332636415573, np.multiply(np.subtract(self_, 0.06255), np.add(0.17484804032101475, np.multiply(np.subtract(self_, 0.06255), np.add(0.3643842154407383, np.multiply(np.subtract(self_, 0.06255), np.add(1.1285890059324746, np.multiply(np.subtract(self_, 0.06255), np.add(5.030938109102577, np.multiply(np.subtract(self_, 0.06255), np.add(32.79799872301069, np.multiply(np.subtract(self_, 0.06255), np.add(293.854930336034, np.multiply(np.subtract(self_, 0.06255), np.add(2518.4321455825975, np.multiply(np.subtract(self_, 0.06255), np.add(-524.6392099343657, np.multiply(np.subtract(self_, 0.06255), np.add(-594514.3429739146, np.multiply(np.subtract(self_, 0.06255), np.add(-9332488.549671536, np.multiply(np.subtract(self_, 0.06255), np.add(27415800.94861956, np.multiply(np.subtract(self_, 0.06255), np.add(2404307927.064745, np.multiply(np.subtract(self_, 0.06255), np.add(7948532592.257836, np.multiply(np.subtract(self_, 0.06255), np.add(-515091500852.2031, np.multiply(np.subtract(self_, 0.06255), np.add(-2903669840422.1465, np.multiply(np.subtract(self_, 0.06255), np.add(106475868585109.83, np.multiply(np.subtract(self_, 0.06255), np.add(624545855823120.2, np.multiply(np.subtract(self_, 0.06255), np.add(-1.9896813521633396e+16, np.multiply(np.subtract(self_, 0.06255), np.add(-1.0087246207798909e+17, np.multiply(np.subtract(self_, 0.06255), np.add(3.008440432194407e+18, np.multiply(np.subtract(self_, 0.06255), np.add(1.22299688546899e+19, np.multiply(np.subtract(self_, 0.06255), np.add(-3.289405930059264e+20, np.multiply(np.subtract(self_, 0.06255), np.add(-1.0462033209030537e+21, np.multiply(np.subtract(self_, 0.06255), np.add(2.255636493154797e+22, np.multiply(np.subtract(self_, 0.06255), np.add(5.589828088797546e+22, np.multiply(np.subtract(self_, 0.06255), np.add(-7.197242014122637e+23, np.multiply(np.subtract(self_, 0.06255), -1.3934548288590393e+24)))))))))))))))))))))))))))))))))))))))))))))))))))))))), np.multiply(self_, np.add(np.add(0.1434332636415573, np.multiply(np.subtract(self_, 0.06255), np.add(0.17484804032101475, np.multiply(np.subtract(self_, 0.06255), np.add(0.3643842154407383, np.multiply(np.subtract(self_, 0.06255), np.add(1.1285890059324746, np.multiply(np.subtract(self_, 0.06255), np.add(5.030938109102577, np.multiply(np.subtract(self_, 0.06255), np.add(32.79799872301069, np.multiply(np.subtract(self_, 0.06255), np.add(293.854930336034, np.multiply(np.subtract(self_, 0.06255), np.add(2518.4321455825975, np.multiply(np.subtract(self_, 0.06255), np.add(-524.6392099343657, np.multiply(np.subtract(self_, 0.06255), np.add(-594514.3429739146, np.multiply(np.subtract(self_, 0.06255), np.add(-9332488.549671536, np.multiply(np.subtract(self_, 0.06255), np.add(27415800.94861956, np.multiply(np.subtract(self_, 0.06255), np.add(2404307927.064745, np.multiply(np.subtract(self_, 0.06255), np.add(7948532592.257836, np.multiply(np.subtract(self_, 0.06255), np.add(-515091500852.2031, np.multiply(np.subtract(self_, 0.06255), np.add(-2903669840422.1465, np.multiply(np.subtract(self_, 0.06255), np.add(106475868585109.83, np.multiply(np.subtract(self_, 0.06255), np.add(624545855823120.2, np.multiply(np.subtract(self_, 0.06255), np.add(-1.9896813521633396e+16, np.multiply(np.subtract(self_, 0.06255), np.add(-1.0087246207798909e+17, np.multiply(np.subtract(self_, 0.06255), np.add(3.008440432194407e+18, np.multiply(np.subtract(self_, 0.06255), np.add(1.22299688546899e+19, np.multiply(np.subtract(self_, 0.06255), np.add(-3.289405930059264e+20, np.multiply(np.subtract(self_, 0.06255), np.add(-1.0462033209030537e+21, np.multiply(np.subtract(self_, 0.06255), np.add(2.255636493154797e+22, np.multiply(np.subtract(self_, 0.06255), np.add(5.589828088797546e+22, np.multiply(np.subtract(self_, 0.06255), np.add(-7.197242014122637e+23, np.multiply(np.subtract(self_, 0.06255), -1.3934548288590393e+24)))))))))))))))))))))))))))))))))))))))))))))))))))))), np.multiply(np.subtract(self_, 0.06255), np.add(np.add(0.17484804032101475, np.multiply(np.subtract(self_, 0.06255), np.add(0.3643842154407383, np.multiply(np.subtract(self_, 0.06255), np.add(1.1285890059324746, np.multiply(np.subtract(self_, 0.06255), np.add(5.030938109102577, np.multiply(np.subtract(self_, 0.06255), np.add(32.79799872301069, np.multiply(np.subtract(self_, 0.06255), np.add(293.854930336034, np.multiply(np.subtract(self_, 0.06255), np.add(2518.4321455825975, np.multiply(np.subtract(self_, 0.06255), np.add(-524.6392099343657, np.multiply(np.subtract(self_, 0.06255), np.add(-594514.3429739146, np.multiply(np.subtract(self_, 0.06255), np.add(-9332488.549671536, np.multiply(np.subtract(self_, 0.06255), np.add(27415800.94861956, np.multiply(np.subtract(self_, 0.06255), np.add(2404307927.064745, np.multiply(np.subtract(self_, 0.06255), np.add(7948532592.257836, np.multiply(np.subtract(self_, 0.06255), np.add(-515091500852.2031, np.multiply(np.subtract(self_, 0.06255), np.add(-2903669840422.1465, np.multiply(np.subtract(self_, 0.06255), np.add(106475868585109.83, np.multiply(np.subtract(self_, 0.06255), np.add(624545855823120.2, np.multiply(np.subtract(self_, 0.06255), np.add(-1.9896813521633396e+16, np.multiply(np.subtract(self_, 0.06255), np.add(-1.0087246207798909e+17, np.multiply(np.subtract(self_, 0.06255), np.add(3.008440432194407e+18, np.multiply(np.subtract(self_, 0.06255), np.add(1.22299688546899e+19, np.multiply(np.subtract(self_, 0.06255), np.add(-3.289405930059264e+20, np.multiply(np.subtract(self_, 0.06255), np.add(-1.0462033209030537e+21, np.multiply(np.subtract(self_, 0.06255), np.add(2.255636493154797e+22, np.multiply(np.subtract(self_, 0.06255), np.add(5.589828088797546e+22, np.multiply(np.subtract(self_, 0.06255), np.add(-7.197242014122637e+23, np.multiply(np.subtract(self_, 0.06255), -1.3934548288590393e+24)))))))))))))))))))))))))))))))))))))))))))))))))))), np.multiply(np.subtract(self_, 0.06255), np.add(np.add(0.3643842154407383, np.multiply(np.subtract(self_, 0.06255), np.add(1.1285890059324746, np.multiply(np.subtract(self_, 0.06255), np.add(5.030938109102577, np.multiply(np.subtract(self_, 0.06255), np.add(32.79799872301069, np.multiply(np.subtract(self_, 0.06255), np.add(293.854930336034, np.multiply(np.subtract(self_, 0.06255), np.add(2518.4321455825975, np.multiply(np.subtract(self_, 0.06255), np.add(-524.6392099343657, np.multiply(np.subtract(self_, 0.06255), np.add(-594514.3429739146, np.multiply(np.subtract(self_, 0.06255), np.add(-9332488.549671536, np.multiply(np.subtract(self_, 0.06255), np.add(27415800.94861956, np.multiply(np.subtract(self_, 0.06255), np.add(2404307927.064745, np.multiply(np.subtract(self_, 0.06255), np.add(7948532592.257836, np.multiply(np.subtract(self_, 0.06255), np.add(-515091500852.2031, np.multiply(np.subtract(self_, 0.06255), np.add(-2903669840422.1465, np.multiply(np.subtract(self_, 0.06255), np.add(106475868585109.83, np.multiply(np.subtract(self_, 0.06255), np.add(624545855823120.2, np.multiply(np.subtract(self_, 0.06255), np.add(-1.9896813521633396e+16, np.multiply(np.subtract(self_, 0.06255), np.add(-1.0087246207798909e+17, np.multiply(np.subtract(self_, 0.06255), np.add(3.008440432194407e+18, np.multiply(np.subtract(self_, 0.06255), np.add(1.22299688546899e+19, np.multiply(np.subtract(self_, 0.06255), np.add(-3.289405930059264e+20, np.multiply(np.subtract(self_, 0.06255), np.add(-1.0462033209030537e+21, np.multiply(np.subtract(self_, 0.06255), np.add(2.255636493154797e+22, np.multiply(np.subtract(self_, 0.06255), np.add(5.589828088797546e+22, np.multiply(np.subtract(self_, 0.06255), np.add(-7.197242014122637e+23, np.multiply(np.subtract(self_, 0.06255), -1.3934548288590393e+24)))))))))))))))))))))))))))))))))))))))))))))))))), np.multiply(np.subtract(self_, 0.06255), np.add(np.add(1.1285890059324746, np.multiply(np.subtract(self_, 0.06255), np.add(5.030938109102577, np.multiply(np.subtract(self_, 0.06255), np.add(32.79799872301069, np.multiply(np.subtract(self_, 0.06255), np.add(293.854930336034, np.multiply(np.subtract(self_, 0.06255), np.add(2518.4321455825975, np.multiply(np.subtract(self_, 0.06255), np.add(-524.6392099343657, np.multiply(np.subtract(self_, 0.06255), np.add(-594514.3429739146, np.multiply(np.subtract(self_, 0.06255), np.add(-9332488.549671536, np.multiply(np.subtract(self_, 0.06255), np.add(27415800.94861956, np.multiply(np.subtract(self_, 0.06255), np.add(2404307927.064745, np.multiply(np.subtract(self_, 0.06255), np.add(7948532592.257836, np.multiply(np.subtract(self_, 0.06255), np.add(-515091500852.2031, np.multiply(np.subtract(self_, 0.06255), np.add(-2903669840422.1465, np.multiply(np.subtract(self_, 0.06255), np.add(106475868585109.83, np.multiply(np.subtract(self_, 0.06255), np.add(624545855823120.2, np.multiply(np.subtract(self_, 0.06255), np.add(-1.9896813521633396e+16, np.multiply(np.subtract(self_, 0.06255), np.add(-1.0087246207798909e+17, np.multiply(np.subtract(self_, 0.06255), np.add(3.008440432194407e+18, np.multiply(np.subtract(self_, 0.06255), np.add(1.22299688546899e+19, np.multiply(np.subtract(self_, 0.06255), np.add(-3.289405930059264e+20, np.multiply(np.subtract(self_, 0.06255), np.add(-1.0462033209030537e+21, np.multiply(np.subtract(self_, 0.06255), np.add(2.255636493154797e+22, np.multiply(np.subtract(self_, 0.06255), np.add(5.589828088797546e+22, np.multiply(np.subtract(self_, 0.06255), np.add(-7.197242014122637e+23, np.multiply(np.subtract(self_, 0.06255), -1.3934548288590393e+24)))))))))))))))))))))))))))))))))))))))))))))))), np.multiply(np.subtract(self_, 0.06255), np.add(np.add(5.030938109102577, np.multiply(np.subtract(self_, 0.06255), np.add(32.79799872301069, np.multiply(np.subtract(self_, 0.06255), np.add(293.854930336034, np.multiply(np.subtract(self_, 0.06255), np.add(2518.4321455825975, np.multiply(np.subtract(self_, 0.06255), np.add(-524.6392099343657, np.multiply(np.subtract(self_, 0.06255), np.add(-594514.3429739146, np.multiply(np.subtract(self_, 0.06255), np.add(-9332488.549671536, np.multiply(np.subtract(self_, 0.06255), np.add(27415800.94861956, np.multiply(np.subtract(self_, 0.06255), np.add(2404307927.064745, np.multiply(np.subtract(self_, 0.06255), np.add(7948532592.257836, np.multiply(np.subtract(self_, 0.06255), np.add(-515091500852.2031, np.multiply(np.subtract(self_, 0.06255), np.add(-2903669840422.1465, np.multiply(np.subtract(self_, 0.06255), np.add(106475868585109.83, np.multiply(np.subtract(self_, 0.06255), np.add(624545855823120.2, np.multiply(np.subtract(self_, 0.06255), np.add(-1.9896813521633396e+16, np.multiply(np.subtract(self_, 0.06255), np.add(-1.0087246207798909e+17, np.multiply(np.subtract(self_, 0.06255), np.add(3.008440432194407e+18, np.multiply(np.subtract(self_, 0.06255), np.add(1.22299688546899e+19, np.multiply(np.subtract(self_, 0.06255), np.add(-3.289405930059264e+20, np.multiply(np.subtract(self_, 0.06255), np.add(-1.0462033209030537e+21, np.multiply(np.subtract(self_, 0.06255), np.add(2.255636493154797e+22, np.multiply(np.subtract(self_, 0.06255), np.add(5.589828088797546e+22, np.multiply(np.subtract(self_, 0.06255), np.add(-7.197242014122637e+23, np.multiply(np.subtract(self_, 0.06255), -1.3934548288590393e+24)))))))))))))))))))))))))))))))))))))))))))))), np.multiply(np.subtract(self_, 0.06255), np.add(np.add(32.79799872301069, np.multiply(np.subtract(self_, 0.06255), np.add(293.854930336034, np.multiply(np.subtract(self_, 0.06255), np.add(2518.4321455825975, np.multiply(np.subtract(self_, 0.06255), np.add(-524.6392099343657, np.multiply(np.subtract(self_, 0.06255), np.add(-594514.3429739146, np.multiply(np.subtract(self_, 0.06255), np.add(-9332488.549671536, np.multiply(np.subtract(self_, 0.06255), np.add(27415800.94861956, np.multiply(np.subtract(self_, 0.06255), np.add(2404307927.064745, np.multiply(np.subtract(self_, 0.06255), np.add(7948532592.257836, np.multiply(np.subtract(self_, 0.06255), np.add(-515091500852.2031, np.multiply(np.subtract(self_, 0.06255), np.add(-2903669840422.1465, np.multiply(np.subtract(self_, 0.06255), np.add(106475868585109.83, np.multiply(np.subtract(self_, 0.06255), np.add(624545855823120.2, np.multiply(np.subtract(self_, 0.06255), np.add(-1.9896813521633396e+16, np.multiply(np.subtract(self_, 0.06255), np.add(-1.0087246207798909e+17, np.multiply(np.subtract(self_, 0.06255), np.add(3.008440432194407e+18, np.multiply(np.subtract(self_, 0.06255), np.add(1.22299688546899e+19, np.multiply(np.subtract(self_, 0.06255), np.add(-3.289405930059264e+20, np.multiply(np.subtract(self_, 0.06255), np.add(-1.0462033209030537e+21, np.multiply(np.subtract(self_, 0.06255), np.add(2.255636493154797e+22, np.multiply(np.subtract(self_, 0.06255), np.add(5.589828088797546e+22, np.multiply(np.subtract(self_, 0.06255), np.add(-7.197242014122637e+23, np.multiply(np.subtract(self_, 0.06255), -1.3934548288590393e+24)))))))))))))))))))))))))))))))))))))))))))), np.multiply(np.subtract(self_, 0.06255), np.add(np.add(293.854930336034, np.multiply(np.subtract(self_, 0.06255), np.add(2518.4321455825975, np.multiply(np.subtract(self_, 0.06255), np.add(-524.6392099343657, np.multiply(np.subtract(self_, 0.06255), np.add(-594514.3429739146, np.multiply(np.subtract(self_, 0.06255), np.add(-9332488.549671536, np.multiply(np.subtract(self_, 0.06255), np.add(27415800.94861956, np.multiply(np.subtract(self_, 0.06255), np.add(2404307927.064745, np.multiply(np.subtract(self_, 0.06255), np.add(7948532592.257836, np.multiply(np.subtract(self_, 0.06255), np.add(-515091500852.2031, np.multiply(np.subtract(self_, 0.06255), np.add(-2903669840422.1465, np.multiply(np.subtract(self_, 0.06255), np.add(106475868585109.83, np.multiply(np.subtract(self_, 0.06255), np.add(624545855823120.2, np.multiply(np.subtract(self_, 0.06255), np.add(-1.9896813521633396e+16, np.multiply(np.subtract(self_, 0.06255), np.add(-1.0087246207798909e+17, np.multiply(np.subtract(self_, 0.06255), np.add(3.008440432194407e+18, np.multiply(np.subtract(self_, 0.06255), np.add(1.22299688546899e+19, np.multiply(np.subtract(self_, 0.06255), np.add(-3.289405930059264e+20, np.multiply(np.subtract(self_, 0.06255), np.add(-1.0462033209030537e+21, np.multiply(np.subtract(self_, 0.06255), np.add(2.255636493154797e+22, np.multiply(np.subtract(self_, 0.06255), np.add(5.589828088797546e+22, np.multiply(np.subtract(self_, 0.06255), np.add(-7.197242014122637e+23, np.multiply(np.subtract(self_, 0.06255), -1.3934548288590393e+24)))))))))))))))))))))))))))))))))))))))))), np.multiply(np.subtract(self_, 0.06255), np.add(np.add(2518.4321455825975, np.multiply(np.subtract(self_, 0.06255), np.add(-524.6392099343657, np.multiply(np.subtract(self_, 0.06255), np.add(-594514.3429739146, np.multiply(np.subtract(self_, 0.06255), np.add(-9332488.549671536, np.multiply(np.subtract(self_, 0.06255), np.add(27415800.94861956, np.multiply(np.subtract(self_, 0.06255), np.add(2404307927.064745, np.multiply(np.subtract(self_, 0.06255), np.add(7948532592.257836, np.multiply(np.subtract(self_, 0.06255), np.add(-515091500852.2031, np.multiply(np.subtract(self_, 0.06255), np.add(-2903669840422.1465, np.multiply(np.subtract(self_, 0.06255), np.add(106475868585109.83, np.multiply(np.subtract(self_, 0.06255), np.add(624545855823120.2, np.multiply(np.subtract(self_, 0.06255), np.add(-1.9896813521633396e+16, np.multiply(np.subtract(self_, 0.06255), np.add(-1.0087246207798909e+17, np.multiply(np.subtract(self_, 0.06255), np.add(3.008440432194407e+18, np.multiply(np.subtract(self_, 0.06255), np.add(1.22299688546899e+19, np.multiply(np.subtract(self_, 0.06255), np.add(-3.289405930059264e+20, np.multiply(np.subtract(self_, 0.06255), np.add(-1.0462033209030537e+21, np.multiply(np.subtract(self_, 0.06255), np.add(2.255636493154797e+22, np.multiply(np.subtract(self_, 0.06255), np.add(5.589828088797546e+22, np.multiply(np.subtract(self_, 0.06255), np.add(-7.197242014122637e+23, np.multiply(np.subtract(self_, 0.06255), -1.3934548288590393e+24)))))))))))))))))))))))))))))))))))))))), np.multiply(np.subtract(self_, 0.06255), np.add(np.add(-524.6392099343657, np.multiply(np.subtract(self_, 0.06255), np.add(-594514.3429739146, np.multiply(np.subtract(self_, 0.06255), np.add(-9332488.549671536, np.multiply(np.subtract(self_, 0.06255), np.add(27415800.94861956, np.multiply(np.subtract(self_, 0.06255), np.add(2404307927.064745, np.multiply(np.subtract(self_, 0.06255), np.add(7948532592.257836, np.multiply(np.subtract(self_, 0.06255), np.add(-515091500852.2031, np.multiply(np.subtract(self_, 0.06255), np.add(-2903669840422.1465, np.multiply(np.subtract(self_, 0.06255), np.add(106475868585109.83, np.multiply(np.subtract(self_, 0.06255), np.add(624545855823120.2, np.multiply(np.subtract(self_, 0.06255), np.add(-1.9896813521633396e+16, np.multiply(np.subtract(self_, 0.06255), np.add(-1.0087246207798909e+17, np.multiply(np.subtract(self_, 0.06255), np.add(3.008440432194407e+18, np.multiply(np.subtract(self_, 0.06255), np.add(1.22299688546899e+19, np.multiply(np.subtract(self_, 0.06255), np.add(-3.289405930059264e+20, np.multiply(np.subtract(self_, 0.06255), np.add(-1.0462033209030537e+21, np.multiply(np.subtract(self_, 0.06255), np.add(2.255636493154797e+22, np.multiply(np.subtract(self_, 0.06255), np.add(5.589828088797546e+22, np.multiply(np.subtract(self_, 0.06255), np.add(-7.197242014122637e+23, np.multiply(np.subtract(self_, 0.06255), -1.3934548288590393e+24)))))))))))))))))))))))))))))))))))))), np.multiply(np.subtract(self_, 0.06255), np.add(np.add(-594514.3429739146, np.multiply(np.subtract(self_, 0.06255), np.add(-9332488.549671536, np.multiply(np.subtract(self_, 0.06255), np.add(27415800.94861956, np.multiply(np.subtract(self_, 0.06255), np.add(2404307927.064745, np.multiply(np.subtract(self_, 0.06255), np.add(7948532592.257836, np.multiply(np.subtract(self_, 0.06255), np.add(-515091500852.2031, np.multiply(np.subtract(self_, 0.06255), np.add(-2903669840422.1465, np.multiply(np.subtract(self_, 0.06255), np.add(106475868585109.83, np.multiply(np.subtract(self_, 0.06255), np.add(624545855823120.2, np.multiply(np.subtract(self_, 0.06255), np.add(-1.9896813521633396e+16, np.multiply(np.subtract(self_, 0.06255), np.add(-1.0087246207798909e+17, np.multiply(np.subtract(self_, 0.06255), np.add(3.008440432194407e+18, np.multiply(np.subtract(self_, 0.06255), np.add(1.22299688546899e+19, np.multiply(np.subtract(self_, 0.06255), np.add(-3.289405930059264e+20, np.multiply(np.subtract(self_, 0.06255), np.add(-1.0462033209030537e+21, np.multiply(np.subtract(self_, 0.06255), np.add(2.255636493154797e+22, np.multiply(np.subtract(self_, 0.06255), np.add(5.589828088797546e+22, np.multiply(np.subtract(self_, 0.06255), np.add(-7.197242014122637e+23, np.multiply(np.subtract(self_, 0.06255), -1.3934548288590393e+24)))))))))))))))))))))))))))))))))))), np.multiply(np.subtract(self_, 0.06255), np.add(np.add(-9332488.549671536, np.multiply(np.subtract(self_, 0.06255), np.add(27415800.94861956, np.multiply(np.subtract(self_, 0.06255), np.add(2404307927.064745, np.multiply(np.subtract(self_, 0.06255), np.add(7948532592.257836, np.multiply(np.subtract(self_, 0.06255), np.add(-515091500852.2031, np.multiply(np.subtract(self_, 0.06255), np.add(-2903669840422.1465, np.multiply(np.subtract(self_, 0.06255), np.add(106475868585109.83, np.multiply(np.subtract(self_, 0.06255), np.add(624545855823120.2, np.multiply(np.subtract(self_, 0.06255), np.add(-1.9896813521633396e+16, np.multiply(np.subtract(self_, 0.06255), np.add(-1.0087246207798909e+17, np.multiply(np.subtract(self_, 0.06255), np.add(3.008440432194407e+18, np.multiply(np.subtract(self_, 0.06255), np.add(1.22299688546899e+19, np.multiply(np.subtract(self_, 0.06255), np.add(-3.289405930059264e+20, np.multiply(np.subtract(self_, 0.06255), np.add(-1.0462033209030537e+21, np.multiply(np.subtract(self_, 0.06255), np.add(2.255636493154797e+22, np.multiply(np.subtract(self_, 0.06255), np.add(5.589828088797546e+22, np.multiply(np.subtract(self_, 0.06255), np.add(-7.197242014122637e+23, np.multiply(np.subtract(self_, 0.06255), -1.3934548288590393e+24)))))))))))))))))))))))))))))))))), np.multiply(np.subtract(self_, 0.06255), np.add(np.add(27415800.94861956, np.multiply(np.subtract(self_, 0.06255), np.add(2404307927.064745, np.multiply(np.subtract(self_, 0.06255), np.add(7948532592.257836, np.multiply(np.subtract(self_, 0.06255), np.add(-515091500852.2031, np.multiply(np.subtract(self_, 0.06255), np.add(-2903669840422.1465, np.multiply(np.subtract(self_, 0.06255), np.add(106475868585109.83, np.multiply(np.subtract(self_, 0.06255), np.add(624545855823120.2, np.multiply(np.subtract(self_, 0.06255), np.add(-1.9896813521633396e+16, np.multiply(np.subtract(self_, 0.06255), np.add(-1.0087246207798909e+17, np.multiply(np.subtract(self_, 0.06255), np.add(3.008440432194407e+18, np.multiply(np.subtract(self_, 0.06255), np.add(1.22299688546899e+19, np.multiply(np.subtract(self_, 0.06255), np.add(-3.289405930059264e+20, np.multiply(np.subtract(self_, 0.06255), np.add(-1.0462033209030537e+21, np.multiply(np.subtract(self_, 0.06255), np.add(2.255636493154797e+22, np.multiply(np.subtract(self_, 0.06255), np.add(5.589828088797546e+22, np.multiply(np.subtract(self_, 0.06255), np.add(-7.197242014122637e+23, np.multiply(np.subtract(self_, 0.06255), -1.3934548288590393e+24)))))))))))))))))))))))))))))))), np.multiply(np.subtract(self_, 0.06255), np.add(np.add(2404307927.064745, np.multiply(np.subtract(self_, 0.06255), np.add(7948532592.257836, np.multiply(np.subtract(self_, 0.06255), np.add(-515091500852.2031, np.multiply(np.subtract(self_, 0.06255), np.add(-2903669840422.1465, np.multiply(np.subtract(self_, 0.06255), np.add(106475868585109.83, np.multiply(np.subtract(self_, 0.06255), np.add(624545855823120.2, np.multiply(np.subtract(self_, 0.06255), np.add(-1.9896813521633396e+16, np.multiply(np.subtract(self_, 0.06255), np.add(-1.0087246207798909e+17, np.multiply(np.subtract(self_, 0.06255), np.add(3.008440432194407e+18, np.multiply(np.subtract(self_, 0.06255), np.add(1.22299688546899e+19, np.multiply(np.subtract(self_, 0.06255), np.add(-3.289405930059264e+20, np.multiply(np.subtract(self_, 0.06255), np.add(-1.0462033209030537e+21, np.multiply(np.subtract(self_, 0.06255), np.add(2.255636493154797e+22, np.multiply(np.subtract(self_, 0.06255), np.add(5.589828088797546e+22, np.multiply(np.subtract(self_, 0.06255), np.add(-7.197242014122637e+23, np.multiply(np.subtract(self_, 0.06255), -1.3934548288590393e+24)))))))))))))))))))))))))))))), np.multiply(np.subtract(self_, 0.06255), np.add(np.add(7948532592.257836, np.multiply(np.subtract(self_, 0.06255), np.add(-515091500852.2031, np.multiply(np.subtract(self_, 0.06255), np.add(-2903669840422.1465, np.multiply(np.subtract(self_, 0.06255), np.add(106475868585109.83, np.multiply(np.subtract(self_, 0.06255), np.add(624545855823120.2, np.multiply(np.subtract(self_, 0.06255), np.add(-1.9896813521633396e+16, np.multiply(np.subtract(self_, 0.06255), np.add(-1.0087246207798909e+17, np.multiply(np.subtract(self_, 0.06255), np.add(3.008440432194407e+18, np.multiply(np.subtract(self_, 0.06255), np.add(1.22299688546899e+19, np.multiply(np.subtract(self_, 0.06255), np.add(-3.289405930059264e+20, np.multiply(np.subtract(self_, 0.06255), np.add(-1.0462033209030537e+21, np.multiply(np.subtract(self_, 0.06255), np.add(2.255636493154797e+22, np.multiply(np.subtract(self_, 0.06255), np.add(5.589828088797546e+22, np.multiply(np.subtract(self_, 0.06255), np.add(-7.197242014122637e+23, np.multiply(np.subtract(self_, 0.06255), -1.3934548288590393e+24)))))))))))))))))))))))))))), np.multiply(np.subtract(self_, 0.06255), np.add(np.add(-515091500852.2031, np.multiply(np.subtract(self_, 0.06255), np.add(-2903669840422.1465, np.multiply(np.subtract(self_, 0.06255), np.add(106475868585109.83, np.multiply(np.subtract(self_, 0.06255), np.add(624545855823120.2, np.multiply(np.subtract(self_, 0.06255), np.add(-1.9896813521633396e+16, np.multiply(np.subtract(self_, 0.06255), np.add(-1.0087246207798909e+17, np.multiply(np.subtract(self_, 0.06255), np.add(3.008440432194407e+18, np.multiply(np.subtract(self_, 0.06255), np.add(1.22299688546899e+19, np.multiply(np.subtract(self_, 0.06255), np.add(-3.289405930059264e+20, np.multiply(np.subtract(self_, 0.06255), np.add(-1.0462033209030537e+21, np.multiply(np.subtract(self_, 0.06255), np.add(2.255636493154797e+22, np.multiply(np.subtract(self_, 0.06255), np.add(5.589828088797546e+22, np.multiply(np.subtract(self_, 0.06255), np.add(-7.197242014122637e+23, np.multiply(np.subtract(self_, 0.06255), -1.3934548288590393e+24)))))))))))))))))))))))))), np.multiply(np.subtract(self_, 0.06255), np.add(np.add(-2903669840422.1465, np.multiply(np.subtract(self_, 0.06255), np.add(106475868585109.83, np.multiply(np.subtract(self_, 0.06255), np.add(624545855823120.2, np.multiply(np.subtract(self_, 0.06255), np.add(-1.9896813521633396e+16, np.multiply(np.subtract(self_, 0.06255), np.add(-1.0087246207798909e+17, np.multiply(np.subtract(self_, 0.06255), np.add(3.008440432194407e+18, np.multiply(np.subtract(self_, 0.06255), np.add(1.22299688546899e+19, np.multiply(np.subtract(self_, 0.06255), np.add(-3.289405930059264e+20, np.multiply(np.subtract(self_, 0.06255), np.add(-1.0462033209030537e+21, np.multiply(np.subtract(self_, 0.06255), np.add(2.255636493154797e+22, np.multiply(np.subtract(self_, 0.06255), np.add(5.589828088797546e+22, np.multiply(np.subtract(self_, 0.06255), np.add(-7.197242014122637e+23, np.multiply(np.subtract(self_, 0.06255), -1.3934548288590393e+24)))))))))))))))))))))))), np.multiply(np.subtract(self_, 0.06255), np.add(np.add(106475868585109.83, np.multiply(np.subtract(self_, 0.06255), np.add(624545855823120.2, np.multiply(np.subtract(self_, 0.06255), np.add(-1.9896813521633396e+16, np.multiply(np.subtract(self_, 0.06255), np.add(-1.0087246207798909e+17, np.multiply(np.subtract(self_, 0.06255), np.add(3.008440432194407e+18, np.multiply(np.subtract(self_, 0.06255), np.add(1.22299688546899e+19, np.multiply(np.subtract(self_, 0.06255), np.add(-3.289405930059264e+20, np.multiply(np.subtract(self_, 0.06255), np.add(-1.0462033209030537e+21, np.multiply(np.subtract(self_, 0.06255), np.add(2.255636493154797e+22, np.multiply(np.subtract(self_, 0.06255), np.add(5.589828088797546e+22, np.multiply(np.subtract(self_, 0.06255), np.add(-7.197242014122637e+23, np.multiply(np.subtract(self_, 0.06255), -1.3934548288590393e+24)))))))))))))))))))))), np.multiply(np.subtract(self_, 0.06255), np.add(np.add(624545855823120.2, np.multiply(np.subtract(self_, 0.06255), np.add(-1.9896813521633396e+16, np.multiply(np.subtract(self_, 0.06255), np.add(-1.0087246207798909e+17, np.multiply(np.subtract(self_, 0.06255), np.add(3.008440432194407e+18, np.multiply(np.subtract(self_, 0.06255), np.add(1.22299688546899e+19, np.multiply(np.subtract(self_, 0.06255), np.add(-3.289405930059264e+20, np.multiply(np.subtract(self_, 0.06255), np.add(-1.0462033209030537e+21, np.multiply(np.subtract(self_, 0.06255), np.add(2.255636493154797e+22, np.multiply(np.subtract(self_, 0.06255), np.add(5.589828088797546e+22, np.multiply(np.subtract(self_, 0.06255), np.add(-7.197242014122637e+23, np.multiply(np.subtract(self_, 0.06255), -1.3934548288590393e+24)))))))))))))))))))), np.multiply(np.subtract(self_, 0.06255), np.add(np.add(-1.9896813521633396e+16, np.multiply(np.subtract(self_, 0.06255), np.add(-1.0087246207798909e+17, np.multiply(np.subtract(self_, 0.06255), np.add(3.008440432194407e+18, np.multiply(np.subtract(self_, 0.06255), np.add(1.22299688546899e+19, np.multiply(np.subtract(self_, 0.06255), np.add(-3.289405930059264e+20, np.multiply(np.subtract(self_, 0.06255), np.add(-1.0462033209030537e+21, np.multiply(np.subtract(self_, 0.06255), np.add(2.255636493154797e+22, np.multiply(np.subtract(self_, 0.06255), np.add(5.589828088797546e+22, np.multiply(np.subtract(self_, 0.06255), np.add(-7.197242014122637e+23, np.multiply(np.subtract(self_, 0.06255), -1.3934548288590393e+24)))))))))))))))))), np.multiply(np.subtract(self_, 0.06255), np.add(np.add(-1.0087246207798909e+17, np.multiply(np.subtract(self_, 0.06255), np.add(3.008440432194407e+18, np.multiply(np.subtract(self_, 0.06255), np.add(1.22299688546899e+19, np.multiply(np.subtract(self_, 0.06255), np.add(-3.289405930059264e+20, np.multiply(np.subtract(self_, 0.06255), np.add(-1.0462033209030537e+21, np.multiply(np.subtract(self_, 0.06255), np.add(2.255636493154797e+22, np.multiply(np.subtract(self_, 0.06255), np.add(5.589828088797546e+22, np.multiply(np.subtract(self_, 0.06255), np.add(-7.197242014122637e+23, np.multiply(np.subtract(self_, 0.06255), -1.3934548288590393e+24)))))))))))))))), np.multiply(np.subtract(self_, 0.06255), np.add(np.add(3.008440432194407e+18, np.multiply(np.subtract(self_, 0.06255), np.add(1.22299688546899e+19, np.multiply(np.subtract(self_, 0.06255), np.add(-3.289405930059264e+20, np.multiply(np.subtract(self_, 0.06255), np.add(-1.0462033209030537e+21, np.multiply(np.subtract(self_, 0.06255), np.add(2.255636493154797e+22, np.multiply(np.subtract(self_, 0.06255), np.add(5.589828088797546e+22, np.multiply(np.subtract(self_, 0.06255), np.add(-7.197242014122637e+23, np.multiply(np.subtract(self_, 0.06255), -1.3934548288590393e+24)))))))))))))), np.multiply(np.subtract(self_, 0.06255), np.add(np.add(1.22299688546899e+19, np.multiply(np.subtract(self_, 0.06255), np.add(-3.289405930059264e+20, np.multiply(np.subtract(self_, 0.06255), np.add(-1.0462033209030537e+21, np.multiply(np.subtract(self_, 0.06255), np.add(2.255636493154797e+22, np.multiply(np.subtract(self_, 0.06255), np.add(5.589828088797546e+22, np.multiply(np.subtract(self_, 0.06255), np.add(-7.197242014122637e+23, np.multiply(np.subtract(self_, 0.06255), -1.3934548288590393e+24)))))))))))), np.multiply(np.subtract(self_, 0.06255), np.add(np.add(-3.289405930059264e+20, np.multiply(np.subtract(self_, 0.06255), np.add(-1.0462033209030537e+21, np.multiply(np.subtract(self_, 0.06255), np.add(2.255636493154797e+22, np.multiply(np.subtract(self_, 0.06255), np.add(5.589828088797546e+22, np.multiply(np.subtract(self_, 0.06255), np.add(-7.197242014122637e+23, np.multiply(np.subtract(self_, 0.06255), -1.3934548288590393e+24)))))))))), np.multiply(np.subtract(self_, 0.06255), np.add(np.add(-1.0462033209030537e+21, np.multiply(np.subtract(self_, 0.06255), np.add(2.255636493154797e+22, np.multiply(np.subtract(self_, 0.06255), np.add(5.589828088797546e+22, np.multiply(np.subtract(self_, 0.06255), np.add(-7.197242014122637e+23, np.multiply(np.subtract(self_, 0.06255), -1.3934548288590393e+24)))))))), np.multiply(np.subtract(self_, 0.06255), np.add(np.add(2.255636493154797e+22, np.multiply(np.subtract(self_, 0.06255), np.add(5.589828088797546e+22, np.multiply(np.subtract(self_, 0.06255), np.add(-7.197242014122637e+23, np.multiply(np.subtract(self_, 0.06255), -1.3934548288590393e+24)))))), np.multiply(np.subtract(self_, 0.06255), np.add(np.add(5.589828088797546e+22, np.multiply(np.subtract(self_, 0.06255), np.add(-7.197242014122637e+23, np.multiply(np.subtract(self_, 0.06255), -1.3934548288590393e+24)))), np.multiply(np.subtract(self_, 0.06255), np.add(np.add(-7.197242014122637e+23, np.multiply(np.subtract(self_, 0.06255), -1.3934548288590393e+24)), np.multiply(np.subtract(self_, 0.06255), -1.3934548288590393e+24)))))))))))))))))))))))))))))))))))))))))))))))))))))))))


def _bessel_i_near_ratio_backward_self(grad, self_, result):
    return np.multiply(grad, np.add(np.multiply(np.true_divide(1, np.add(1.0, np.multiply(self_, np.add(0.1582154508405131, np.multiply(self_, np.add(0.24304084898569048, np.multiply(self_, np.add(0.036867533259164226, np.multiply(self_, np.add(0.013825938990835788, np.multiply(self_, np.add(0.001822848053413296, np.multiply(self_, np.add(0.0003118625448205047, np.multiply(self_, np.add(3.216624676617925e-05, np.multiply(self_, np.add(3.1692523516678147e-06, np.multiply(self_, np.add(2.287988896372217e-07, np.multiply(self_, np.add(1.3377630325430861e-08, np.multiply(self_, np.add(5.525197149949198e-10, np.multiply(self_, 1.3656865139606415e-11))))))))))))))))))))))))), np.add(np.add(-0.34178454915948675, np.multiply(self_, np.add(0.1639331235654304, np.multiply(self_, np.add(-0.022152891233644258, np.multiply(self_, np.add(0.005280638038581911, np.multiply(self_, np.add(-0.00031673504637106715, np.multiply(self_, np.add(5.6581732307856525e-05, np.multiply(self_, np.add(-9.547631133733102e-07, np.multiply(self_, np.add(2.40664281444382e-07, np.multiply(self_, np.add(2.323167925404731e-09, np.multiply(self_, np.add(3.8809206814534363e-10, np.multiply(self_, np.add(5.12083590882573e-12, np.multiply(self_, 1.2491905761374222e-14)))))))))))))))))))))), np.multiply(self_, np.add(np.add(0.1639331235654304, np.multiply(self_, np.add(-0.022152891233644258, np.multiply(self_, np.add(0.005280638038581911, np.multiply(self_, np.add(-0.00031673504637106715, np.multiply(self_, np.add(5.6581732307856525e-05, np.multiply(self_, np.add(-9.547631133733102e-07, np.multiply(self_, np.add(2.40664281444382e-07, np.multiply(self_, np.add(2.323167925404731e-09, np.multiply(self_, np.add(3.8809206814534363e-10, np.multiply(self_, np.add(5.12083590882573e-12, np.multiply(self_, 1.2491905761374222e-14)))))))))))))))))))), np.multiply(self_, np.add(np.add(-0.022152891233644258, np.multiply(self_, np.add(0.005280638038581911, np.multiply(self_, np.add(-0.00031673504637106715, np.multiply(self_, np.add(5.6581732307856525e-05, np.multiply(self_, np.add(-9.547631133733102e-07, np.multiply(self_, np.add(2.40664281444382e-07, np.multiply(self_, np.add(2.323167925404731e-09, np.multiply(self_, np.add(3.8809206814534363e-10, np.multiply(self_, np.add(5.12083590882573e-12, np.multiply(self_, 1.2491905761374222e-14)))))))))))))))))), np.multiply(self_, np.add(np.add(0.005280638038581911, np.multiply(self_, np.add(-0.00031673504637106715, np.multiply(self_, np.add(5.6581732307856525e-05, np.multiply(self_, np.add(-9.547631133733102e-07, np.multiply(self_, np.add(2.40664281444382e-07, np.multiply(self_, np.add(2.323167925404731e-09, np.multiply(self_, np.add(3.8809206814534363e-10, np.multiply(self_, np.add(5.12083590882573e-12, np.multiply(self_, 1.2491905761374222e-14)))))))))))))))), np.multiply(self_, np.add(np.add(-0.00031673504637106715, np.multiply(self_, np.add(5.6581732307856525e-05, np.multiply(self_, np.add(-9.547631133733102e-07, np.multiply(self_, np.add(2.40664281444382e-07, np.multiply(self_, np.add(2.323167925404731e-09, np.multiply(self_, np.add(3.8809206814534363e-10, np.multiply(self_, np.add(5.12083590882573e-12, np.multiply(self_, 1.2491905761374222e-14)))))))))))))), np.multiply(self_, np.add(np.add(5.6581732307856525e-05, np.multiply(self_, np.add(-9.547631133733102e-07, np.multiply(self_, np.add(2.40664281444382e-07, np.multiply(self_, np.add(2.323167925404731e-09, np.multiply(self_, np.add(3.8809206814534363e-10, np.multiply(self_, np.add(5.12083590882573e-12, np.multiply(self_, 1.2491905761374222e-14)))))))))))), np.multiply(self_, np.add(np.add(-9.547631133733102e-07, np.multiply(self_, np.add(2.40664281444382e-07, np.multiply(self_, np.add(2.323167925404731e-09, np.multiply(self_, np.add(3.8809206814534363e-10, np.multiply(self_, np.add(5.12083590882573e-12, np.multiply(self_, 1.2491905761374222e-14)))))))))), np.multiply(self_, np.add(np.add(2.40664281444382e-07, np.multiply(self_, np.add(2.323167925404731e-09, np.multiply(self_, np.add(3.8809206814534363e-10, np.multiply(self_, np.add(5.12083590882573e-12, np.multiply(self_, 1.2491905761374222e-14)))))))), np.multiply(self_, np.add(np.add(2.323167925404731e-09, np.multiply(self_, np.add(3.8809206814534363e-10, np.multiply(self_, np.add(5.12083590882573e-12, np.multiply(self_, 1.2491905761374222e-14)))))), np.multiply(self_, np.add(np.add(3.8809206814534363e-10, np.multiply(self_, np.add(5.12083590882573e-12, np.multiply(self_, 1.2491905761374222e-14)))), np.multiply(self_, np.add(np.add(5.12083590882573e-12, np.multiply(self_, 1.2491905761374222e-14)), np.multiply(self_, 1.2491905761374222e-14))))))))))))))))))))))), np.multiply(np.true_divide(np.negative(result), np.add(1.0, np.multiply(self_, np.add(0.1582154508405131, np.multiply(self_, np.add(0.24304084898569048, np.multiply(self_, np.add(0.036867533259164226, np.multiply(self_, np.add(0.013825938990835788, np.multiply(self_, np.add(0.001822848053413296, np.multiply(self_, np.add(0.0003118625448205047, np.multiply(self_, np.add(3.216624676617925e-05, np.multiply(self_, np.add(3.1692523516678147e-06, np.multiply(self_, np.add(2.287988896372217e-07, np.multiply(self_, np.add(1.3377630325430861e-08, np.multiply(self_, np.add(5.525197149949198e-10, np.multiply(self_, 1.3656865139606415e-11))))))))))))))))))))))))), np.add(np.add(0.1582154508405131, np.multiply(self_, np.add(0.24304084898569048, np.multiply(self_, np.add(0.036867533259164226, np.multiply(self_, np.add(0.013825938990835788, np.multiply(self_, np.add(0.001822848053413296, np.multiply(self_, np.add(0.0003118625448205047, np.multiply(self_, np.add(3.216624676617925e-05, np.multiply(self_, np.add(3.1692523516678147e-06, np.multiply(self_, np.add(2.287988896372217e-07, np.multiply(self_, np.add(1.3377630325430861e-08, np.multiply(self_, np.add(5.525197149949198e-10, np.multiply(self_, 1.3656865139606415e-11)))))))))))))))))))))), np.multiply(self_, np.add(np.add(0.24304084898569048, np.multiply(self_, np.add(0.036867533259164226, np.multiply(self_, np.add(0.013825938990835788, np.multiply(self_, np.add(0.001822848053413296, np.multiply(self_, np.add(0.0003118625448205047, np.multiply(self_, np.add(3.216624676617925e-05, np.multiply(self_, np.add(3.1692523516678147e-06, np.multiply(self_, np.add(2.287988896372217e-07, np.multiply(self_, np.add(1.3377630325430861e-08, np.multiply(self_, np.add(5.525197149949198e-10, np.multiply(self_, 1.3656865139606415e-11)))))))))))))))))))), np.multiply(self_, np.add(np.add(0.036867533259164226, np.multiply(self_, np.add(0.013825938990835788, np.multiply(self_, np.add(0.001822848053413296, np.multiply(self_, np.add(0.0003118625448205047, np.multiply(self_, np.add(3.216624676617925e-05, np.multiply(self_, np.add(3.1692523516678147e-06, np.multiply(self_, np.add(2.287988896372217e-07, np.multiply(self_, np.add(1.3377630325430861e-08, np.multiply(self_, np.add(5.525197149949198e-10, np.multiply(self_, 1.3656865139606415e-11)))))))))))))))))), np.multiply(self_, np.add(np.add(0.013825938990835788, np.multiply(self_, np.add(0.001822848053413296, np.multiply(self_, np.add(0.0003118625448205047, np.multiply(self_, np.add(3.216624676617925e-05, np.multiply(self_, np.add(3.1692523516678147e-06, np.multiply(self_, np.add(2.287988896372217e-07, np.multiply(self_, np.add(1.3377630325430861e-08, np.multiply(self_, np.add(5.525197149949198e-10, np.multiply(self_, 1.3656865139606415e-11)))))))))))))))), np.multiply(self_, np.add(np.add(0.001822848053413296, np.multiply(self_, np.add(0.0003118625448205047, np.multiply(self_, np.add(3.216624676617925e-05, np.multiply(self_, np.add(3.1692523516678147e-06, np.multiply(self_, np.add(2.287988896372217e-07, np.multiply(self_, np.add(1.3377630325430861e-08, np.multiply(self_, np.add(5.525197149949198e-10, np.multiply(self_, 1.3656865139606415e-11)))))))))))))), np.multiply(self_, np.add(np.add(0.0003118625448205047, np.multiply(self_, np.add(3.216624676617925e-05, np.multiply(self_, np.add(3.1692523516678147e-06, np.multiply(self_, np.add(2.287988896372217e-07, np.multiply(self_, np.add(1.3377630325430861e-08, np.multiply(self_, np.add(5.525197149949198e-10, np.multiply(self_, 1.3656865139606415e-11)))))))))))), np.multiply(self_, np.add(np.add(3.216624676617925e-05, np.multiply(self_, np.add(3.1692523516678147e-06, np.multiply(self_, np.add(2.287988896372217e-07, np.multiply(self_, np.add(1.3377630325430861e-08, np.multiply(self_, np.add(5.525197149949198e-10, np.multiply(self_, 1.3656865139606415e-11)))))))))), np.multiply(self_, np.add(np.add(3.1692523516678147e-06, np.multiply(self_, np.add(2.287988896372217e-07, np.multiply(self_, np.add(1.3377630325430861e-08, np.multiply(self_, np.add(5.525197149949198e-10, np.multiply(self_, 1.3656865139606415e-11)))))))), np.multiply(self_, np.add(np.add(2.287988896372217e-07, np.multiply(self_, np.add(1.3377630325430861e-08, np.multiply(self_, np.add(5.525197149949198e-10, np.multiply(self_, 1.3656865139606415e-11)))))), np.multiply(self_, np.add(np.add(1.3377630325430861e-08, np.multiply(self_, np.add(5.525197149949198e-10, np.multiply(self_, 1.3656865139606415e-11)))), np.multiply(self_, np.add(np.add(5.525197149949198e-10, np.multiply(self_, 1.3656865139606415e-11)), np.multiply(self_, 1.3656865139606415e-11)))))))))))))))))))))))))


def _bessel_k_ratio_backward_self(grad, self_, result):
    return np.multiply(grad, np.add(np.multiply(np.true_divide(1, np.add(1.0, np.multiply(self_, np.add(24.611435293002707, np.multiply(self_, np.add(243.0164096281032, np.multiply(self_, np.add(1257.115225170269, np.multiply(self_, np.add(3736.6155624772223, np.multiply(self_, np.add(6594.768398776063, np.multiply(self_, np.add(6910.381996594533, np.multiply(self_, np.add(4185.332964186378, np.multiply(self_, np.add(1382.994790554742, np.multiply(self_, np.add(224.3604436334091, np.multiply(self_, np.add(14.591034020851074, np.multiply(self_, 0.23326491129530763))))))))))))))))))))))), np.add(np.add(0.5, np.multiply(self_, np.add(12.180717646501364, np.multiply(self_, np.add(118.55677540242422, np.multiply(self_, np.add(601.0616782934165, np.multiply(self_, np.add(1737.144758331701, np.multiply(self_, np.add(2948.933059034984, np.multiply(self_, np.add(2928.5466043594656, np.multiply(self_, np.add(1647.216740685487, np.multiply(self_, np.add(491.2966063273824, np.multiply(self_, np.add(68.96298854210292, np.multiply(self_, np.add(3.6139857954013874, np.multiply(self_, 0.039495622836185115)))))))))))))))))))))), np.multiply(self_, np.add(np.add(12.180717646501364, np.multiply(self_, np.add(118.55677540242422, np.multiply(self_, np.add(601.0616782934165, np.multiply(self_, np.add(1737.144758331701, np.multiply(self_, np.add(2948.933059034984, np.multiply(self_, np.add(2928.5466043594656, np.multiply(self_, np.add(1647.216740685487, np.multiply(self_, np.add(491.2966063273824, np.multiply(self_, np.add(68.96298854210292, np.multiply(self_, np.add(3.6139857954013874, np.multiply(self_, 0.039495622836185115)))))))))))))))))))), np.multiply(self_, np.add(np.add(118.55677540242422, np.multiply(self_, np.add(601.0616782934165, np.multiply(self_, np.add(1737.144758331701, np.multiply(self_, np.add(2948.933059034984, np.multiply(self_, np.add(2928.5466043594656, np.multiply(self_, np.add(1647.216740685487, np.multiply(self_, np.add(491.2966063273824, np.multiply(self_, np.add(68.96298854210292, np.multiply(self_, np.add(3.6139857954013874, np.multiply(self_, 0.039495622836185115)))))))))))))))))), np.multiply(self_, np.add(np.add(601.0616782934165, np.multiply(self_, np.add(1737.144758331701, np.multiply(self_, np.add(2948.933059034984, np.multiply(self_, np.add(2928.5466043594656, np.multiply(self_, np.add(1647.216740685487, np.multiply(self_, np.add(491.2966063273824, np.multiply(self_, np.add(68.96298854210292, np.multiply(self_, np.add(3.6139857954013874, np.multiply(self_, 0.039495622836185115)))))))))))))))), np.multiply(self_, np.add(np.add(1737.144758331701, np.multiply(self_, np.add(2948.933059034984, np.multiply(self_, np.add(2928.5466043594656, np.multiply(self_, np.add(1647.216740685487, np.multiply(self_, np.add(491.2966063273824, np.multiply(self_, np.add(68.96298854210292, np.multiply(self_, np.add(3.6139857954013874, np.multiply(self_, 0.039495622836185115)))))))))))))), np.multiply(self_, np.add(np.add(2948.933059034984, np.multiply(self_, np.add(2928.5466043594656, np.multiply(self_, np.add(1647.216740685487, np.multiply(self_, np.add(491.2966063273824, np.multiply(self_, np.add(68.96298854210292, np.multiply(self_, np.add(3.6139857954013874, np.multiply(self_, 0.039495622836185115)))))))))))), np.multiply(self_, np.add(np.add(2928.5466043594656, np.multiply(self_, np.add(1647.216740685487, np.multiply(self_, np.add(491.2966063273824, np.multiply(self_, np.add(68.96298854210292, np.multiply(self_, np.add(3.6139857954013874, np.multiply(self_, 0.039495622836185115)))))))))), np.multiply(self_, np.add(np.add(1647.216740685487, np.multiply(self_, np.add(491.2966063273824, np.multiply(self_, np.add(68.96298854210292, np.multiply(self_, np.add(3.6139857954013874, np.multiply(self_, 0.039495622836185115)))))))), np.multiply(self_, np.add(np.add(491.2966063273824, np.multiply(self_, np.add(68.96298854210292, np.multiply(self_, np.add(3.6139857954013874, np.multiply(self_, 0.039495622836185115)))))), np.multiply(self_, np.add(np.add(68.96298854210292, np.multiply(self_, np.add(3.6139857954013874, np.multiply(self_, 0.039495622836185115)))), np.multiply(self_, np.add(np.add(3.6139857954013874, np.multiply(self_, 0.039495622836185115)), np.multiply(self_, 0.039495622836185115))))))))))))))))))))))), np.multiply(np.true_divide(np.negative(result), np.add(1.0, np.multiply(self_, np.add(24.611435293002707, np.multiply(self_, np.add(243.0164096281032, np.multiply(self_, np.add(1257.115225170269, np.multiply(self_, np.add(3736.6155624772223, np.multiply(self_, np.add(6594.768398776063, np.multiply(self_, np.add(6910.381996594533, np.multiply(self_, np.add(4185.332964186378, np.multiply(self_, np.add(1382.994790554742, np.multiply(self_, np.add(224.3604436334091, np.multiply(self_, np.add(14.591034020851074, np.multiply(self_, 0.23326491129530763))))))))))))))))))))))), np.add(np.add(24.611435293002707, np.multiply(self_, np.add(243.0164096281032, np.multiply(self_, np.add(1257.115225170269, np.multiply(self_, np.add(3736.6155624772223, np.multiply(self_, np.add(6594.768398776063, np.multiply(self_, np.add(6910.381996594533, np.multiply(self_, np.add(4185.332964186378, np.multiply(self_, np.add(1382.994790554742, np.multiply(self_, np.add(224.3604436334091, np.multiply(self_, np.add(14.591034020851074, np.multiply(self_, 0.23326491129530763)))))))))))))))))))), np.multiply(self_, np.add(np.add(243.0164096281032, np.multiply(self_, np.add(1257.115225170269, np.multiply(self_, np.add(3736.6155624772223, np.multiply(self_, np.add(6594.768398776063, np.multiply(self_, np.add(6910.381996594533, np.multiply(self_, np.add(4185.332964186378, np.multiply(self_, np.add(1382.994790554742, np.multiply(self_, np.add(224.3604436334091, np.multiply(self_, np.add(14.591034020851074, np.multiply(self_, 0.23326491129530763)))))))))))))))))), np.multiply(self_, np.add(np.add(1257.115225170269, np.multiply(self_, np.add(3736.6155624772223, np.multiply(self_, np.add(6594.768398776063, np.multiply(self_, np.add(6910.381996594533, np.multiply(self_, np.add(4185.332964186378, np.multiply(self_, np.add(1382.994790554742, np.multiply(self_, np.add(224.3604436334091, np.multiply(self_, np.add(14.591034020851074, np.multiply(self_, 0.23326491129530763)))))))))))))))), np.multiply(self_, np.add(np.add(3736.6155624772223, np.multiply(self_, np.add(6594.768398776063, np.multiply(self_, np.add(6910.381996594533, np.multiply(self_, np.add(4185.332964186378, np.multiply(self_, np.add(1382.994790554742, np.multiply(self_, np.add(224.3604436334091, np.multiply(self_, np.add(14.591034020851074, np.multiply(self_, 0.23326491129530763)))))))))))))), np.multiply(self_, np.add(np.add(6594.768398776063, np.multiply(self_, np.add(6910.381996594533, np.multiply(self_, np.add(4185.332964186378, np.multiply(self_, np.add(1382.994790554742, np.multiply(self_, np.add(224.3604436334091, np.multiply(self_, np.add(14.591034020851074, np.multiply(self_, 0.23326491129530763)))))))))))), np.multiply(self_, np.add(np.add(6910.381996594533, np.multiply(self_, np.add(4185.332964186378, np.multiply(self_, np.add(1382.994790554742, np.multiply(self_, np.add(224.3604436334091, np.multiply(self_, np.add(14.591034020851074, np.multiply(self_, 0.23326491129530763)))))))))), np.multiply(self_, np.add(np.add(4185.332964186378, np.multiply(self_, np.add(1382.994790554742, np.multiply(self_, np.add(224.3604436334091, np.multiply(self_, np.add(14.591034020851074, np.multiply(self_, 0.23326491129530763)))))))), np.multiply(self_, np.add(np.add(1382.994790554742, np.multiply(self_, np.add(224.3604436334091, np.multiply(self_, np.add(14.591034020851074, np.multiply(self_, 0.23326491129530763)))))), np.multiply(self_, np.add(np.add(224.3604436334091, np.multiply(self_, np.add(14.591034020851074, np.multiply(self_, 0.23326491129530763)))), np.multiply(self_, np.add(np.add(14.591034020851074, np.multiply(self_, 0.23326491129530763)), np.multiply(self_, 0.23326491129530763)))))))))))))))))))))))


def _bessel_i1e_near_slope_backward_self(grad, self_):
    return np.multiply(grad, np.add(np.negative(np.add(0.0066955112877323765, np.multiply(np.subtract(4, self_), np.add(0.004139580049817576, np.multiply(np.subtract(4, self_), np.add(0.001718732159992215, np.multiply(np.subtract(4, self_), np.add(0.000580083838908179, np.multiply(np.subtract(4, self_), np.add(0.00016877249651609492, np.multiply(np.subtract(4, self_), np.add(4.343650434630117e-05, np.multiply(np.subtract(4, self_), np.add(1.0033994131332048e-05, np.multiply(np.subtract(4, self_), np.add(2.1012653673641953e-06, np.multiply(np.subtract(4, self_), np.add(4.020100281953166e-07, np.multiply(np.subtract(4, self_), np.add(7.071813346182076e-08, np.multiply(np.subtract(4, self_), np.add(1.1507102894861157e-08, np.multiply(np.subtract(4, self_), np.add(1.7353486714091238e-09, np.multiply(np.subtract(4, self_), np.add(2.485993599434261e-10, np.multiply(np.subtract(4, self_), np.add(3.0086128355380214e-11, np.multiply(np.subtract(4, self_), np.add(5.426160229644531e-12, np.multiply(np.subtract(4, self_), np.add(-1.9657802972038255e-13, np.multiply(np.subtract(4, self_), np.add(3.151151281010181e-13, np.multiply(np.subtract(4, self_), np.add(-7.79083381908475e-14, np.multiply(np.subtract(4, self_), np.add(2.1896626492829537e-14, np.multiply(np.subtract(4, self_), np.add(-4.282480618264581e-15, np.multiply(np.subtract(4, self_), np.add(6.903664639842492e-16, np.multiply(np.subtract(4, self_), np.add(-8.127347541804879e-17, np.multiply(np.subtract(4, self_), np.add(6.990009275663158e-18, np.multiply(np.subtract(4, self_), np.add(-3.7937008146380816e-19, np.multiply(np.subtract(4, self_), 1.0791575332549025e-20))))))))))))))))))))))))))))))))))))))))))))))))), np.multiply(np.add(np.subtract(1.5451269149780273, self_), 3.4301451534241393e-07), np.add(np.negative(np.add(0.004139580049817576, np.multiply(np.subtract(4, self_), np.add(0.001718732159992215, np.multiply(np.subtract(4, self_), np.add(0.000580083838908179, np.multiply(np.subtract(4, self_), np.add(0.00016877249651609492, np.multiply(np.subtract(4, self_), np.add(4.343650434630117e-05, np.multiply(np.subtract(4, self_), np.add(1.0033994131332048e-05, np.multiply(np.subtract(4, self_), np.add(2.1012653673641953e-06, np.multiply(np.subtract(4, self_), np.add(4.020100281953166e-07, np.multiply(np.subtract(4, self_), np.add(7.071813346182076e-08, np.multiply(np.subtract(4, self_), np.add(1.1507102894861157e-08, np.multiply(np.subtract(4, self_), np.add(1.7353486714091238e-09, np.multiply(np.subtract(4, self_), np.add(2.485993599434261e-10, np.multiply(np.subtract(4, self_), np.add(3.0086128355380214e-11, np.multiply(np.subtract(4, self_), np.add(5.426160229644531e-12, np.multiply(np.subtract(4, self_), np.add(-1.9657802972038255e-13, np.multiply(np.subtract(4, self_), np.add(3.151151281010181e-13, np.multiply(np.subtract(4, self_), np.add(-7.79083381908475e-14, np.multiply(np.subtract(4, self_), np.add(2.1896626492829537e-14, np.multiply(np.subtract(4, self_), np.add(-4.282480618264581e-15, np.multiply(np.subtract(4, self_), np.add(6.903664639842492e-16, np.multiply(np.subtract(4, self_), np.add(-8.127347541804879e-17, np.multiply(np.subtract(4, self_), np.add(6.990009275663158e-18, np.multiply(np.subtract(4, self_), np.add(-3.7937008146380816e-19, np.multiply(np.subtract(4, self_), 1.0791575332549025e-20))))))))))))))))))))))))))))))))))))))))))))))), np.multiply(np.subtract(4, self_), np.add(np.negative(np.add(0.001718732159992215, np.multiply(np.subtract(4, self_), np.add(0.000580083838908179, np.multiply(np.subtract(4, self_), np.add(0.00016877249651609492, np.multiply(np.subtract(4, self_), np.add(4.343650434630117e-05, np.multiply(np.subtract(4, self_), np.add(1.0033994131332048e-05, np.multiply(np.subtract(4, self_), np.add(2.1012653673641953e-06, np.multiply(np.subtract(4, self_), np.add(4.020100281953166e-07, np.multiply(np.subtract(4, self_), np.add(7.071813346182076e-08, np.multiply(np.subtract(4, self_), np.add(1.1507102894861157e-08, np.multiply(np.subtract(4, self_), np.add(1.7353486714091238e-09, np.multiply(np.subtract(4, self_), np.add(2.485993599434261e-10, np.multiply(np.subtract(4, self_), np.add(3.0086128355380214e-11, np.multiply(np.subtract(4, self_), np.add(5.426160229644531e-12, np.multiply(np.subtract(4, self_), np.add(-1.9657802972038255e-13, np.multiply(np.subtract(4, self_), np.add(3.151151281010181e-13, np.multiply(np.subtract(4, self_), np.add(-7.79083381908475e-14, np.multiply(np.subtract(4, self_), np.add(2.1896626492829537e-14, np.multiply(np.subtract(4, self_), np.add(-4.282480618264581e-15, np.multiply(np.subtract(4, self_), np.add(6.903664639842492e-16, np.multiply(np.subtract(4, self_), np.add(-8.127347541804879e-17, np.multiply(np.subtract(4, self_), np.add(6.990009275663158e-18, np.multiply(np.subtract(4, self_), np.add(-3.7937008146380816e-19, np.multiply(np.subtract(4, self_), 1.0791575332549025e-20))))))))))))))))))))))))))))))))))))))))))))), np.multiply(np.subtract(4, self_), np.add(np.negative(np.add(0.000580083838908179, np.multiply(np.subtract(4, self_), np.add(0.00016877249651609492, np.multiply(np.subtract(4, self_), np.add(4.343650434630117e-05, np.multiply(np.subtract(4, self_), np.add(1.0033994131332048e-05, np.multiply(np.subtract(4, self_), np.add(2.1012653673641953e-06, np.multiply(np.subtract(4, self_), np.add(4.020100281953166e-07, np.multiply(np.subtract(4, self_), np.add(7.071813346182076e-08, np.multiply(np.subtract(4, self_), np.add(1.1507102894861157e-08, np.multiply(np.subtract(4, self_), np.add(1.7353486714091238e-09, np.multiply(np.subtract(4, self_), np.add(2.485993599434261e-10, np.multiply(np.subtract(4, self_), np.add(3.0086128355380214e-11, np.multiply(np.subtract(4, self_), np.add(5.426160229644531e-12, np.multiply(np.subtract(4, self_), np.add(-1.9657802972038255e-13, np.multiply(np.subtract(4, self_), np.add(3.151151281010181e-13, np.multiply(np.subtract(4, self_), np.add(-7.79083381908475e-14, np.multiply(np.subtract(4, self_), np.add(2.1896626492829537e-14, np.multiply(np.subtract(4, self_), np.add(-4.282480618264581e-15, np.multiply(np.subtract(4, self_), np.add(6.903664639842492e-16, np.multiply(np.subtract(4, self_), np.add(-8.127347541804879e-17, np.multiply(np.subtract(4, self_), np.add(6.990009275663158e-18, np.multiply(np.subtract(4, self_), np.add(-3.7937008146380816e-19, np.multiply(np.subtract(4, self_), 1.0791575332549025e-20))))))))))))))))))))))))))))))))))))))))))), np.multiply(np.subtract(4, self_), np.add(np.negative(np.add(0.00016877249651609492, np.multiply(np.subtract(4, self_), np.add(4.343650434630117e-05, np.multiply(np.subtract(4, self_), np.add(1.0033994131332048e-05, np.multiply(np.subtract(4, self_), np.add(2.1012653673641953e-06, np.multiply(np.subtract(4, self_), np.add(4.020100281953166e-07, np.multiply(np.subtract(4, self_), np.add(7.071813346182076e-08, np.multiply(np.subtract(4, self_), np.add(1.1507102894861157e-08, np.multiply(np.subtract(4, self_), np.add(1.7353486714091238e-09, np.multiply(np.subtract(4, self_), np.add(2.485993599434261e-10, np.multiply(np.subtract(4, self_), np.add(3.0086128355380214e-11, np.multiply(np.subtract(4, self_), np.add(5.426160229644531e-12, np.multiply(np.subtract(4, self_), np.add(-1.9657802972038255e-13, np.multiply(np.subtract(4, self_), np.add(3.151151281010181e-13, np.multiply(np.subtract(4, self_), np.add(-7.79083381908475e-14, np.multiply(np.subtract(4, self_), np.add(2.1896626492829537e-14, np.multiply(np.subtract(4, self_), np.add(-4.282480618264581e-15, np.multiply(np.subtract(4, self_), np.add(6.903664639842492e-16, np.multiply(np.subtract(4, self_), np.add(-8.127347541804879e-17, np.multiply(np.subtract(4, self_), np.add(6.990009275663158e-18, np.multiply(np.subtract(4, self_), np.add(-3.7937008146380816e-19, np.multiply(np.subtract(4, self_), 1.0791575332549025e-20))))))))))))))))))))))))))))))))))))))))), np.multiply(np.subtract(4, self_), np.add(np.negative(np.add(4.343650434630117e-05, np.multiply(np.subtract(4, self_), np.add(1.0033994131332048e-05, np.multiply(np.subtract(4, self_), np.add(2.1012653673641953e-06, np.multiply(np.subtract(4, self_), np.add(4.020100281953166e-07, np.multiply(np.subtract(4, self_), np.add(7.071813346182076e-08, np.multiply(np.subtract(4, self_), np.add(1.1507102894861157e-08, np.multiply(np.subtract(4, self_), np.add(1.7353486714091238e-09, np.multiply(np.subtract(4, self_), np.add(2.485993599434261e-10, np.multiply(np.subtract(4, self_), np.add(3.0086128355380214e-11, np.multiply(np.subtract(4, self_), np.add(5.426160229644531e-12, np.multiply(np.subtract(4, self_), np.add(-1.9657802972038255e-13, np.multiply(np.subtract(4, self_), np.add(3.151151281010181e-13, np.multiply(np.subtract(4, self_), np.add(-7.79083381908475e-14, np.multiply(np.subtract(4, self_), np.add(2.1896626492829537e-14, np.multiply(np.subtract(4, self_), np.add(-4.282480618264581e-15, np.multiply(np.subtract(4, self_), np.add(6.903664639842492e-16, np.multiply(np.subtract(4, self_), np.add(-8.127347541804879e-17, np.multiply(np.subtract(4, self_), np.add(6.990009275663158e-18, np.multiply(np.subtract(4, self_), np.add(-3.7937008146380816e-19, np.multiply(np.subtract(4, self_), 1.0791575332549025e-20))))))))))))))))))))))))))))))))))))))), np.multiply(np.subtract(4, self_), np.add(np.negative(np.add(1.0033994131332048e-05, np.multiply(np.subtract(4, self_), np.add(2.1012653673641953e-06, np.multiply(np.subtract(4, self_), np.add(4.020100281953166e-07, np.multiply(np.subtract(4, self_), np.add(7.071813346182076e-08, np.multiply(np.subtract(4, self_), np.add(1.1507102894861157e-08, np.multiply(np.subtract(4, self_), np.add(1.7353486714091238e-09, np.multiply(np.subtract(4, self_), np.add(2.485993599434261e-10, np.multiply(np.subtract(4, self_), np.add(3.0086128355380214e-11, np.multiply(np.subtract(4, self_), np.add(5.426160229644531e-12, np.multiply(np.subtract(4, self_), np.add(-1.9657802972038255e-13, np.multiply(np.subtract(4, self_), np.add(3.151151281010181e-13, np.multiply(np.subtract(4, self_), np.add(-7.79083381908475e-14, np.multiply(np.subtract(4, self_), np.add(2.1896626492829537e-14, np.multiply(np.subtract(4, self_), np.add(-4.282480618264581e-15, np.multiply(np.subtract(4, self_), np.add(6.903664639842492e-16, np.multiply(np.subtract(4, self_), np.add(-8.127347541804879e-17, np.multiply(np.subtract(4, self_), np.add(6.990009275663158e-18, np.multiply(np.subtract(4, self_), np.add(-3.7937008146380816e-19, np.multiply(np.subtract(4, self_), 1.0791575332549025e-20))))))))))))))))))))))))))))))))))))), np.multiply(np.subtract(4, self_), np.add(np.negative(np.add(2.1012653673641953e-06, np.multiply(np.subtract(4, self_), np.add(4.020100281953166e-07, np.multiply(np.subtract(4, self_), np.add(7.071813346182076e-08, np.multiply(np.subtract(4, self_), np.add(1.1507102894861157e-08, np.multiply(np.subtract(4, self_), np.add(1.7353486714091238e-09, np.multiply(np.subtract(4, self_), np.add(2.485993599434261e-10, np.multiply(np.subtract(4, self_), np.add(3.0086128355380214e-11, np.multiply(np.subtract(4, self_), np.add(5.426160229644531e-12, np.multiply(np.subtract(4, self_), np.add(-1.9657802972038255e-13, np.multiply(np.subtract(4, self_), np.add(3.151151281010181e-13, np.multiply(np.subtract(4, self_), np.add(-7.79083381908475e-14, np.multiply(np.subtract(4, self_), np.add(2.1896626492829537e-14, np.multiply(np.subtract(4, self_), np.add(-4.282480618264581e-15, np.multiply(np.subtract(4, self_), np.add(6.903664639842492e-16, np.multiply(np.subtract(4, self_), np.add(-8.127347541804879e-17, np.multiply(np.subtract(4, self_), np.add(6.990009275663158e-18, np.multiply(np.subtract(4, self_), np.add(-3.7937008146380816e-19, np.multiply(np.subtract(4, self_), 1.0791575332549025e-20))))))))))))))))))))))))))))))))))), np.multiply(np.subtract(4, self_), np.add(np.negative(np.add(4.020100281953166e-07, np.multiply(np.subtract(4, self_), np.add(7.071813346182076e-08, np.multiply(np.subtract(4, self_), np.add(1.1507102894861157e-08, np.multiply(np.subtract(4, self_), np.add(1.7353486714091238e-09, np.multiply(np.subtract(4, self_), np.add(2.485993599434261e-10, np.multiply(np.subtract(4, self_), np.add(3.0086128355380214e-11, np.multiply(np.subtract(4, self_), np.add(5.426160229644531e-12, np.multiply(np.subtract(4, self_), np.add(-1.9657802972038255e-13, np.multiply(np.subtract(4, self_), np.add(3.151151281010181e-13, np.multiply(np.subtract(4, self_), np.add(-7.79083381908475e-14, np.multiply(np.subtract(4, self_), np.add(2.1896626492829537e-14, np.multiply(np.subtract(4, self_), np.add(-4.282480618264581e-15, np.multiply(np.subtract(4, self_), np.add(6.903664639842492e-16, np.multiply(np.subtract(4, self_), np.add(-8.127347541804879e-17, np.multiply(np.subtract(4, self_), np.add(6.990009275663158e-18, np.multiply(np.subtract(4, self_), np.add(-3.7937008146380816e-19, np.multiply(np.subtract(4, self_), 1.0791575332549025e-20))))))))))))))))))))))))))))))))), np.multiply(np.subtract(4, self_), np.add(np.negative(np.add(7.071813346182076e-08, np.multiply(np.subtract(4, self_), np.add(1.1507102894861157e-08, np.multiply(np.subtract(4, self_), np.add(1.7353486714091238e-09, np.multiply(np.subtract(4, self_), np.add(2.485993599434261e-10, np.multiply(np.subtract(4, self_), np.add(3.0086128355380214e-11, np.multiply(np.subtract(4, self_), np.add(5.426160229644531e-12, np.multiply(np.subtract(4, self_), np.add(-1.9657802972038255e-13, np.multiply(np.subtract(4, self_), np.add(3.151151281010181e-13, np.multiply(np.subtract(4, self_), np.add(-7.79083381908475e-14, np.multiply(np.subtract(4, self_), np.add(2.1896626492829537e-14, np.multiply(np.subtract(4, self_), np.add(-4.282480618264581e-15, np.multiply(np.subtract(4, self_), np.add(6.903664639842492e-16, np.multiply(np.subtract(4, self_), np.add(-8.127347541804879e-17, np.multiply(np.subtract(4, self_), np.add(6.990009275663158e-18, np.multiply(np.subtract(4, self_), np.add(-3.7937008146380816e-19, np.multiply(np.subtract(4, self_), 1.0791575332549025e-20))))))))))))))))))))))))))))))), np.multiply(np.subtract(4, self_), np.add(np.negative(np.add(1.1507102894861157e-08, np.multiply(np.subtract(4, self_), np.add(1.7353486714091238e-09, np.multiply(np.subtract(4, self_), np.add(2.485993599434261e-10, np.multiply(np.subtract(4, self_), np.add(3.0086128355380214e-11, np.multiply(np.subtract(4, self_), np.add(5.426160229644531e-12, np.multiply(np.subtract(4, self_), np.add(-1.9657802972038255e-13, np.multiply(np.subtract(4, self_), np.add(3.151151281010181e-13, np.multiply(np.subtract(4, self_), np.add(-7.79083381908475e-14, np.multiply(np.subtract(4, self_), np.add(2.1896626492829537e-14, np.multiply(np.subtract(4, self_), np.add(-4.282480618264581e-15, np.multiply(np.subtract(4, self_), np.add(6.903664639842492e-16, np.multiply(np.subtract(4, self_), np.add(-8.127347541804879e-17, np.multiply(np.subtract(4, self_), np.add(6.990009275663158e-18, np.multiply(np.subtract(4, self_), np.add(-3.7937008146380816e-19, np.multiply(np.subtract(4, self_), 1.0791575332549025e-20))))))))))))))))))))))))))))), np.multiply(np.subtract(4, self_), np.add(np.negative(np.add(1.7353486714091238e-09, np.multiply(np.subtract(4, self_), np.add(2.485993599434261e-10, np.multiply(np.subtract(4, self_), np.add(3.0086128355380214e-11, np.multiply(np.subtract(4, self_), np.add(5.426160229644531e-12, np.multiply(np.subtract(4, self_), np.add(-1.9657802972038255e-13, np.multiply(np.subtract(4, self_), np.add(3.151151281010181e-13, np.multiply(np.subtract(4, self_), np.add(-7.79083381908475e-14, np.multiply(np.subtract(4, self_), np.add(2.1896626492829537e-14, np.multiply(np.subtract(4, self_), np.add(-4.282480618264581e-15, np.multiply(np.subtract(4, self_), np.add(6.903664639842492e-16, np.multiply(np.subtract(4, self_), np.add(-8.127347541804879e-17, np.multiply(np.subtract(4, self_), np.add(6.990009275663158e-18, np.multiply(np.subtract(4, self_), np.add(-3.7937008146380816e-19, np.multiply(np.subtract(4, self_), 1.0791575332549025e-20))))))))))))))))))))))))))), np.multiply(np.subtract(4, self_), np.add(np.negative(np.add(2.485993599434261e-10, np.multiply(np.subtract(4, self_), np.add(3.0086128355380214e-11, np.multiply(np.subtract(4, self_), np.add(5.426160229644531e-12, np.multiply(np.subtract(4, self_), np.add(-1.9657802972038255e-13, np.multiply(np.subtract(4, self_), np.add(3.151151281010181e-13, np.multiply(np.subtract(4, self_), np.add(-7.79083381908475e-14, np.multiply(np.subtract(4, self_), np.add(2.1896626492829537e-14, np.multiply(np.subtract(4, self_), np.add(-4.282480618264581e-15, np.multiply(np.subtract(4, self_), np.add(6.903664639842492e-16, np.multiply(np.subtract(4, self_), np.add(-8.127347541804879e-17, np.multiply(np.subtract(4, self_), np.add(6.990009275663158e-18, np.multiply(np.subtract(4, self_), np.add(-3.7937008146380816e-19, np.multiply(np.subtract(4, self_), 1.0791575332549025e-20))))))))))))))))))))))))), np.multiply(np.subtract(4, self_), np.add(np.negative(np.add(3.0086128355380214e-11, np.multiply(np.subtract(4, self_), np.add(5.426160229644531e-12, np.multiply(np.subtract(4, self_), np.add(-1.9657802972038255e-13, np.multiply(np.subtract(4, self_), np.add(3.151151281010181e-13, np.multiply(np.subtract(4, self_), np.add(-7.79083381908475e-14, np.multiply(np.subtract(4, self_), np.add(2.1896626492829537e-14, np.multiply(np.subtract(4, self_), np.add(-4.282480618264581e-15, np.multiply(np.subtract(4, self_), np.add(6.903664639842492e-16, np.multiply(np.subtract(4, self_), np.add(-8.127347541804879e-17, np.multiply(np.subtract(4, self_), np.add(6.990009275663158e-18, np.multiply(np.subtract(4, self_), np.add(-3.7937008146380816e-19, np.multiply(np.subtract(4, self_), 1.0791575332549025e-20))))))))))))))))))))))), np.multiply(np.subtract(4, self_), np.add(np.negative(np.add(5.426160229644531e-12, np.multiply(np.subtract(4, self_), np.add(-1.9657802972038255e-13, np.multiply(np.subtract(4, self_), np.add(3.151151281010181e-13, np.multiply(np.subtract(4, self_), np.add(-7.79083381908475e-14, np.multiply(np.subtract(4, self_), np.add(2.1896626492829537e-14, np.multiply(np.subtract(4, self_), np.add(-4.282480618264581e-15, np.multiply(np.subtract(4, self_), np.add(6.903664639842492e-16, np.multiply(np.subtract(4, self_), np.add(-8.127347541804879e-17, np.multiply(np.subtract(4, self_), np.add(6.990009275663158e-18, np.multiply(np.subtract(4, self_), np.add(-3.7937008146380816e-19, np.multiply(np.subtract(4, self_), 1.0791575332549025e-20))))))))))))))))))))), np.multiply(np.subtract(4, self_), np.add(np.negative(np.add(-1.9657802972038255e-13, np.multiply(np.subtract(4, self_), np.add(3.151151281010181e-13, np.multiply(np.subtract(4, self_), np.add(-7.79083381908475e-14, np.multiply(np.subtract(4, self_), np.add(2.1896626492829537e-14, np.multiply(np.subtract(4, self_), np.add(-4.282480618264581e-15, np.multiply(np.subtract(4, self_), np.add(6.903664639842492e-16, np.multiply(np.subtract(4, self_), np.add(-8.127347541804879e-17, np.multiply(np.subtract(4, self_), np.add(6.990009275663158e-18, np.multiply(np.subtract(4, self_), np.add(-3.7937008146380816e-19, np.multiply(np.subtract(4, self_), 1.0791575332549025e-20))))))))))))))))))), np.multiply(np.subtract(4, self_), np.add(np.negative(np.add(3.151151281010181e-13, np.multiply(np.subtract(4, self_), np.add(-7.79083381908475e-14, np.multiply(np.subtract(4, self_), np.add(2.1896626492829537e-14, np.multiply(np.subtract(4, self_), np.add(-4.282480618264581e-15, np.multiply(np.subtract(4, self_), np.add(6.903664639842492e-16, np.multiply(np.subtract(4, self_), np.add(-8.127347541804879e-17, np.multiply(np.subtract(4, self_), np.add(6.990009275663158e-18, np.multiply(np.subtract(4, self_), np.add(-3.7937008146380816e-19, np.multiply(np.subtract(4, self_), 1.0791575332549025e-20))))))))))))))))), np.multiply(np.subtract(4, self_), np.add(np.negative(np.add(-7.79083381908475e-14, np.multiply(np.subtract(4, self_), np.add(2.1896626492829537e-14, np.multiply(np.subtract(4, self_), np.add(-4.282480618264581e-15, np.multiply(np.subtract(4, self_), np.add(6.903664639842492e-16, np.multiply(np.subtract(4, self_), np.add(-8.127347541804879e-17, np.multiply(np.subtract(4, self_), np.add(6.990009275663158e-18, np.multiply(np.subtract(4, self_), np.add(-3.7937008146380816e-19, np.multiply(np.subtract(4, self_), 1.0791575332549025e-20))))))))))))))), np.multiply(np.subtract(4, self_), np.add(np.negative(np.add(2.1896626492829537e-14, np.multiply(np.subtract(4, self_), np.add(-4.282480618264581e-15, np.multiply(np.subtract(4, self_), np.add(6.903664639842492e-16, np.multiply(np.subtract(4, self_), np.add(-8.127347541804879e-17, np.multiply(np.subtract(4, self_), np.add(6.990009275663158e-18, np.multiply(np.subtract(4, self_), np.add(-3.7937008146380816e-19, np.multiply(np.subtract(4, self_), 1.0791575332549025e-20))))))))))))), np.multiply(np.subtract(4, self_), np.add(np.negative(np.add(-4.282480618264581e-15, np.multiply(np.subtract(4, self_), np.add(6.903664639842492e-16, np.multiply(np.subtract(4, self_), np.add(-8.127347541804879e-17, np.multiply(np.subtract(4, self_), np.add(6.990009275663158e-18, np.multiply(np.subtract(4, self_), np.add(-3.7937008146380816e-19, np.multiply(np.subtract(4, self_), 1.0791575332549025e-20))))))))))), np.multiply(np.subtract(4, self_), np.add(np.negative(np.add(6.903664639842492e-16, np.multiply(np.subtract(4, self_), np.add(-8.127347541804879e-17, np.multiply(np.subtract(4, self_), np.add(6.990009275663158e-18, np.multiply(np.subtract(4, self_), np.add(-3.7937008146380816e-19, np.multiply(np.subtract(4, self_), 1.0791575332549025e-20))))))))), np.multiply(np.subtract(4, self_), np.add(np.negative(np.add(-8.127347541804879e-17, np.multiply(np.subtract(4, self_), np.add(6.990009275663158e-18, np.multiply(np.subtract(4, self_), np.add(-3.7937008146380816e-19, np.multiply(np.subtract(4, self_), 1.0791575332549025e-20))))))), np.multiply(np.subtract(4, self_), np.add(np.negative(np.add(6.990009275663158e-18, np.multiply(np.subtract(4, self_), np.add(-3.7937008146380816e-19, np.multiply(np.subtract(4, self_), 1.0791575332549025e-20))))), np.multiply(np.subtract(4, self_), np.add(np.negative(np.add(-3.7937008146380816e-19, np.multiply(np.subtract(4, self_), 1.0791575332549025e-20))), np.multiply(np.subtract(4, self_), -1.0791575332549025e-20)))))))))))))))))))))))))))))))))))))))))))))))))


def special_i0e_backward_self(grad, self_, result):
    return np.multiply(np.multiply(np.multiply(grad, np.negative(pointwise.sgn(self_))), result), np.where(np.greater(np.abs(self_), 8), np.multiply(np.true_divide(1, np.where(np.greater(np.abs(self_), 8), np.abs(self_), np.inf)), np.add(0.5083630843755487, np.multiply(np.subtract(np.true_divide(1, np.where(np.greater(np.abs(self_), 8), np.abs(self_), np.inf)), 0.06255), np.add(0.1434332636415573, np.multiply(np.subtract(np.true_divide(1, np.where(np.greater(np.abs(self_), 8), np.abs(self_), np.inf)), 0.06255), np.add(0.17484804032101475, np.multiply(np.subtract(np.true_divide(1, np.where(np.greater(np.abs(self_), 8), np.abs(self_), np.inf)), 0.06255), np.add(0.3643842154407383, np.multiply(np.subtract(np.true_divide(1, np.where(np.greater(np.abs(self_), 8), np.abs(self_), np.inf)), 0.06255), np.add(1.1285890059324746, np.multiply(np.subtract(np.true_divide(1, np.where(np.greater(np.abs(self_), 8), np.abs(self_), np.inf)), 0.06255), np.add(5.030938109102577, np.multiply(np.subtract(np.true_divide(1, np.where(np.greater(np.abs(self_), 8), np.abs(self_), np.inf)), 0.06255), np.add(32.79799872301069, np.multiply(np.subtract(np.true_divide(1, np.where(np.greater(np.abs(self_), 8), np.abs(self_), np.inf)), 0.06255), np.add(293.854930336034, np.multiply(np.subtract(np.true_divide(1, np.where(np.greater(np.abs(self_), 8), np.abs(self_), np.inf)), 0.06255), np.add(2518.4321455825975, np.multiply(np.subtract(np.true_divide(1, np.where(np.greater(np.abs(self_), 8), np.abs(self_), np.inf)), 0.06255), np.add(-524.6392099343657, np.multiply(np.subtract(np.true_divide(1, np.where(np.greater(np.abs(self_), 8), np.abs(self_), np.inf)), 0.06255), np.add(-594514.3429739146, np.multiply(np.subtract(np.true_divide(1, np.where(np.greater(np.abs(self_), 8), np.abs(self_), np.inf)), 0.06255), np.add(-9332488.549671536, np.multiply(np.subtract(np.true_divide(1, np.where(np.greater(np.abs(self_), 8), np.abs(self_), np.inf)), 0.06255), np.add(27415800.94861956, np.multiply(np.subtract(np.true_divide(1, np.where(np.greater(np.abs(self_), 8), np.abs(self_), np.inf)), 0.06255), np.add(2404307927.064745, np.multiply(np.subtract(np.true_divide(1, np.where(np.greater(np.abs(self_), 8), np.abs(self_), np.inf)), 0.06255), np.add(7948532592.257836, np.multiply(np.subtract(np.true_divide(1, np.where(np.greater(np.abs(self_), 8), np.abs(self_), np.inf)), 0.06255), np.add(-515091500852.2031, np.multiply(np.subtract(np.true_divide(1, np.where(np.greater(np.abs(self_), 8), np.abs(self_), np.inf)), 0.06255), np.add(-2903669840422.1465, np.multiply(np.subtract(np.true_divide(1, np.where(np.greater(np.abs(self_), 8), np.abs(self_), np.inf)), 0.06255), np.add(106475868585109.83, np.multiply(np.subtract(np.true_divide(1, np.where(np.greater(np.abs(self_), 8), np.abs(self_), np.inf)), 0.06255), np.add(624545855823120.2, np.multiply(np.subtract(np.true_divide(1, np.where(np.greater(np.abs(self_), 8), np.abs(self_), np.inf)), 0.06255), np.add(-1.9896813521633396e+16, np.multiply(np.subtract(np.true_divide(1, np.where(np.greater(np.abs(self_), 8), np.abs(self_), np.inf)), 0.06255), np.add(-1.0087246207798909e+17, np.multiply(np.subtract(np.true_divide(1, np.where(np.greater(np.abs(self_), 8), np.abs(self_), np.inf)), 0.06255), np.add(3.008440432194407e+18, np.multiply(np.subtract(np.true_divide(1, np.where(np.greater(np.abs(self_), 8), np.abs(self_), np.inf)), 0.06255), np.add(1.22299688546899e+19, np.multiply(np.subtract(np.true_divide(1, np.where(np.greater(np.abs(self_), 8), np.abs(self_), np.inf)), 0.06255), np.add(-3.289405930059264e+20, np.multiply(np.subtract(np.true_divide(1, np.where(np.greater(np.abs(self_), 8), np.abs(self_), np.inf)), 0.06255), np.add(-1.0462033209030537e+21, np.multiply(np.subtract(np.true_divide(1, np.where(np.greater(np.abs(self_), 8), np.abs(self_), np.inf)), 0.06255), np.add(2.255636493154797e+22, np.multiply(np.subtract(np.true_divide(1, np.where(np.greater(np.abs(self_), 8), np.abs(self_), np.inf)), 0.06255), np.add(5.589828088797546e+22, np.multiply(np.subtract(np.true_divide(1, np.where(np.greater(np.abs(self_), 8), np.abs(self_), np.inf)), 0.06255), np.add(-7.197242014122637e+23, np.multiply(np.subtract(np.true_divide(1, np.where(np.greater(np.abs(self_), 8), np.abs(self_), np.inf)), 0.06255), -1.3934548288590393e+24))))))))))))))))))))))))))))))))))))))))))))))))))))))))), np.true_divide(np.add(1.0, np.multiply(np.where(np.greater(np.abs(self_), 8), 8, np.abs(self_)), np.add(-0.34178454915948675, np.multiply(np.where(np.greater(np.abs(self_), 8), 8, np.abs(self_)), np.add(0.1639331235654304, np.multiply(np.where(np.greater(np.abs(self_), 8), 8, np.abs(self_)), np.add(-0.022152891233644258, np.multiply(np.where(np.greater(np.abs(self_), 8), 8, np.abs(self_)), np.add(0.005280638038581911, np.multiply(np.where(np.greater(np.abs(self_), 8), 8, np.abs(self_)), np.add(-0.00031673504637106715, np.multiply(np.where(np.greater(np.abs(self_), 8), 8, np.abs(self_)), np.add(5.6581732307856525e-05, np.multiply(np.where(np.greater(np.abs(self_), 8), 8, np.abs(self_)), np.add(-9.547631133733102e-07, np.multiply(np.where(np.greater(np.abs(self_), 8), 8, np.abs(self_)), np.add(2.40664281444382e-07, np.multiply(np.where(np.greater(np.abs(self_), 8), 8, np.abs(self_)), np.add(2.323167925404731e-09, np.multiply(np.where(np.greater(np.abs(self_), 8), 8, np.abs(self_)), np.add(3.8809206814534363e-10, np.multiply(np.where(np.greater(np.abs(self_), 8), 8, np.abs(self_)), np.add(5.12083590882573e-12, np.multiply(np.where(np.greater(np.abs(self_), 8), 8, np.abs(self_)), 1.2491905761374222e-14)))))))))))))))))))))))), np.add(1.0, np.multiply(np.where(np.greater(np.abs(self_), 8), 8, np.abs(self_)), np.add(0.1582154508405131, np.multiply(np.where(np.greater(np.abs(self_), 8), 8, np.abs(self_)), np.add(0.24304084898569048, np.multiply(np.where(np.greater(np.abs(self_), 8), 8, np.abs(self_)), np.add(0.036867533259164226, np.multiply(np.where(np.greater(np.abs(self_), 8), 8, np.abs(self_)), np.add(0.013825938990835788, np.multiply(np.where(np.greater(np.abs(self_), 8), 8, np.abs(self_)), np.add(0.001822848053413296, np.multiply(np.where(np.greater(np.abs(self_), 8), 8, np.abs(self_)), np.add(0.0003118625448205047, np.multiply(np.where(np.greater(np.abs(self_), 8), 8, np.abs(self_)), np.add(3.216624676617925e-05, np.multiply(np.where(np.greater(np.abs(self_), 8), 8, np.abs(self_)), np.add(3.1692523516678147e-06, np.multiply(np.where(np.greater(np.abs(self_), 8), 8, np.abs(self_)), np.add(2.287988896372217e-07, np.multiply(np.where(np.greater(np.abs(self_), 8), 8, np.abs(self_)), np.add(1.3377630325430861e-08, np.multiply(np.where(np.greater(np.abs(self_), 8), 8, np.abs(self_)), np.add(5.525197149949198e-10, np.multiply(np.where(np.greater(np.abs(self_), 8), 8, np.abs(self_)), 1.3656865139606415e-11)))))))))))))))))))))))))))


def special_i1_backward_self(grad, self_, result):
    return np.multiply(grad, np.subtract(pointwise.special('i0', self_), np.where(np.less(np.abs(self_), 1), np.add(0.5, np.multiply(np.multiply(np.where(np.less(np.abs(self_), 1), self_, 0), np.where(np.less(np.abs(self_), 1), self_, 0)), np.add(0.0625, np.multiply(np.multiply(np.where(np.less(np.abs(self_), 1), self_, 0), np.where(np.less(np.abs(self_), 1), self_, 0)), np.add(0.0026041666666666665, np.multiply(np.multiply(np.where(np.less(np.abs(self_), 1), self_, 0), np.where(np.less(np.abs(self_), 1), self_, 0)), np.add(5.425347222222222e-05, np.multiply(np.multiply(np.where(np.less(np.abs(self_), 1), self_, 0), np.where(np.less(np.abs(self_), 1), self_, 0)), np.add(6.781684027777778e-07, np.multiply(np.multiply(np.where(np.less(np.abs(self_), 1), self_, 0), np.where(np.less(np.abs(self_), 1), self_, 0)), np.add(5.651403356481481e-09, np.multiply(np.multiply(np.where(np.less(np.abs(self_), 1), self_, 0), np.where(np.less(np.abs(self_), 1), self_, 0)), np.add(3.363930569334215e-11, np.multiply(np.multiply(np.where(np.less(np.abs(self_), 1), self_, 0), np.where(np.less(np.abs(self_), 1), self_, 0)), np.add(1.5017547184527747e-13, np.multiply(np.multiply(np.where(np.less(np.abs(self_), 1), self_, 0), np.where(np.less(np.abs(self_), 1), self_, 0)), np.add(5.214426105738801e-16, np.multiply(np.multiply(np.where(np.less(np.abs(self_), 1), self_, 0), np.where(np.less(np.abs(self_), 1), self_, 0)), np.add(1.4484516960385557e-18, np.multiply(np.multiply(np.where(np.less(np.abs(self_), 1), self_, 0), np.where(np.less(np.abs(self_), 1), self_, 0)), np.add(3.2919356728148996e-21, np.multiply(np.multiply(np.where(np.less(np.abs(self_), 1), self_, 0), np.where(np.less(np.abs(self_), 1), self_, 0)), 6.234726653058522e-24)))))))))))))))))))))), np.true_divide(result, np.where(np.less(np.abs(self_), 1), 1, self_)))))


def special_i1e_backward_self(grad, self_, result):
    return np.multiply(grad, np.where(np.less(np.abs(self_), 4), np.multiply(np.add(np.subtract(1.5451269149780273, np.where(np.less(np.abs(self_), 4), np.abs(self_), 4)), 3.4301451534241393e-07), np.add(0.0066955112877323765, np.multiply(np.subtract(4, np.where(np.less(np.abs(self_), 4), np.abs(self_), 4)), np.add(0.004139580049817576, np.multiply(np.subtract(4, np.where(np.less(np.abs(self_), 4), np.abs(self_), 4)), np.add(0.001718732159992215, np.multiply(np.subtract(4, np.where(np.less(np.abs(self_), 4), np.abs(self_), 4)), np.add(0.000580083838908179, np.multiply(np.subtract(4, np.where(np.less(np.abs(self_), 4), np.abs(self_), 4)), np.add(0.00016877249651609492, np.multiply(np.subtract(4, np.where(np.less(np.abs(self_), 4), np.abs(self_), 4)), np.add(4.343650434630117e-05, np.multiply(np.subtract(4, np.where(np.less(np.abs(self_), 4), np.abs(self_), 4)), np.add(1.0033994131332048e-05, np.multiply(np.subtract(4, np.where(np.less(np.abs(self_), 4), np.abs(self_), 4)), np.add(2.1012653673641953e-06, np.multiply(np.subtract(4, np.where(np.less(np.abs(self_), 4), np.abs(self_), 4)), np.add(4.020100281953166e-07, np.multiply(np.subtract(4, np.where(np.less(np.abs(self_), 4), np.abs(self_), 4)), np.add(7.071813346182076e-08, np.multiply(np.subtract(4, np.where(np.less(np.abs(self_), 4), np.abs(self_), 4)), np.add(1.1507102894861157e-08, np.multiply(np.subtract(4, np.where(np.less(np.abs(self_), 4), np.abs(self_), 4)), np.add(1.7353486714091238e-09, np.multiply(np.subtract(4, np.where(np.less(np.abs(self_), 4), np.abs(self_), 4)), np.add(2.485993599434261e-10, np.multiply(np.subtract(4, np.where(np.less(np.abs(self_), 4), np.abs(self_), 4)), np.add(3.0086128355380214e-11, np.multiply(np.subtract(4, np.where(np.less(np.abs(self_), 4), np.abs(self_), 4)), np.add(5.426160229644531e-12, np.multiply(np.subtract(4, np.where(np.less(np.abs(self_), 4), np.abs(self_), 4)), np.add(-1.9657802972038255e-13, np.multiply(np.subtract(4, np.where(np.less(np.abs(self_), 4), np.abs(self_), 4)), np.add(3.151151281010181e-13, np.multiply(np.subtract(4, np.where(np.less(np.abs(self_), 4), np.abs(self_), 4)), np.add(-7.79083381908475e-14, np.multiply(np.subtract(4, np.where(np.less(np.abs(self_), 4), np.abs(self_), 4)), np.add(2.1896626492829537e-14, np.multiply(np.subtract(4, np.where(np.less(np.abs(self_), 4), np.abs(self_), 4)), np.add(-4.282480618264581e-15, np.multiply(np.subtract(4, np.where(np.less(np.abs(self_), 4), np.abs(self_), 4)), np.add(6.903664639842492e-16, np.multiply(np.subtract(4, np.where(np.less(np.abs(self_), 4), np.abs(self_), 4)), np.add(-8.127347541804879e-17, np.multiply(np.subtract(4, np.where(np.less(np.abs(self_), 4), np.abs(self_), 4)), np.add(6.990009275663158e-18, np.multiply(np.subtract(4, np.where(np.less(np.abs(self_), 4), np.abs(self_), 4)), np.add(-3.7937008146380816e-19, np.multiply(np.subtract(4, np.where(np.less(np.abs(self_), 4), np.abs(self_), 4)), 1.0791575332549025e-20))))))))))))))))))))))))))))))))))))))))))))))))), np.subtract(np.multiply(pointwise.special('i0e', self_), np.where(np.greater(np.abs(self_), 8), np.multiply(np.true_divide(1, np.where(np.greater(np.abs(self_), 8), np.abs(self_), np.inf)), np.add(0.5083630843755487, np.multiply(np.subtract(np.true_divide(1, np.where(np.greater(np.abs(self_), 8), np.abs(self_), np.inf)), 0.06255), np.add(0.1434332636415573, np.multiply(np.subtract(np.true_divide(1, np.where(np.greater(np.abs(self_), 8), np.abs(self_), np.inf)), 0.06255), np.add(0.17484804032101475, np.multiply(np.subtract(np.true_divide(1, np.where(np.greater(np.abs(self_), 8), np.abs(self_), np.inf)), 0.06255), np.add(0.3643842154407383, np.multiply(np.subtract(np.true_divide(1, np.where(np.greater(np.abs(self_), 8), np.abs(self_), np.inf)), 0.06255), np.add(1.1285890059324746, np.multiply(np.subtract(np.true_divide(1, np.where(np.greater(np.abs(self_), 8), np.abs(self_), np.inf)), 0.06255), np.add(5.030938109102577, np.multiply(np.subtract(np.true_divide(1, np.where(np.greater(np.abs(self_), 8), np.abs(self_), np.inf)), 0.06255), np.add(32.79799872301069, np.multiply(np.subtract(np.true_divide(1, np.where(np.greater(np.abs(self_), 8), np.abs(self_), np.inf)), 0.06255), np.add(293.854930336034, np.multiply(np.subtract(np.true_divide(1, np.where(np.greater(np.abs(self_), 8), np.abs(self_), np.inf)), 0.06255), np.add(2518.4321455825975, np.multiply(np.subtract(np.true_divide(1, np.where(np.greater(np.abs(self_), 8), np.abs(self_), np.inf)), 0.06255), np.add(-524.6392099343657, np.multiply(np.subtract(np.true_divide(1, np.where(np.greater(np.abs(self_), 8), np.abs(self_), np.inf)), 0.06255), np.add(-594514.3429739146, np.multiply(np.subtract(np.true_divide(1, np.where(np.greater(np.abs(self_), 8), np.abs(self_), np.inf)), 0.06255), np.add(-9332488.549671536, np.multiply(np.subtract(np.true_divide(1, np.where(np.greater(np.abs(self_), 8), np.abs(self_), np.inf)), 0.06255), np.add(27415800.94861956, np.multiply(np.subtract(np.true_divide(1, np.where(np.greater(np.abs(self_), 8), np.abs(self_), np.inf)), 0.06255), np.add(2404307927.064745, np.multiply(np.subtract(np.true_divide(1, np.where(np.greater(np.abs(self_), 8), np.abs(self_), np.inf)), 0.06255), np.add(7948532592.257836, np.multiply(np.subtract(np.true_divide(1, np.where(np.greater(np.abs(self_), 8), np.abs(self_), np.inf)), 0.06255), np.add(-515091500852.2031, np.multiply(np.subtract(np.true_divide(1, np.where(np.greater(np.abs(self_), 8), np.abs(self_), np.inf)), 0.06255), np.add(-2903669840422.1465, np.multiply(np.subtract(np.true_divide(1, np.where(np.greater(np.abs(self_), 8), np.abs(self_), np.inf)), 0.06255), np.add(106475868585109.83, np.multiply(np.subtract(np.true_divide(1, np.where(np.greater(np.abs(self_), 8), np.abs(self_), np.inf)), 0.06255), np.add(624545855823120.2, np.multiply(np.subtract(np.true_divide(1, np.where(np.greater(np.abs(self_), 8), np.abs(self_), np.inf)), 0.06255), np.add(-1.9896813521633396e+16, np.multiply(np.subtract(np.true_divide(1, np.where(np.greater(np.abs(self_), 8), np.abs(self_), np.inf)), 0.06255), np.add(-1.0087246207798909e+17, np.multiply(np.subtract(np.true_divide(1, np.where(np.greater(np.abs(self_), 8), np.abs(self_), np.inf)), 0.06255), np.add(3.008440432194407e+18, np.multiply(np.subtract(np.true_divide(1, np.where(np.greater(np.abs(self_), 8), np.abs(self_), np.inf)), 0.06255), np.add(1.22299688546899e+19, np.multiply(np.subtract(np.true_divide(1, np.where(np.greater(np.abs(self_), 8), np.abs(self_), np.inf)), 0.06255), np.add(-3.289405930059264e+20, np.multiply(np.subtract(np.true_divide(1, np.where(np.greater(np.abs(self_), 8), np.abs(self_), np.inf)), 0.06255), np.add(-1.0462033209030537e+21, np.multiply(np.subtract(np.true_divide(1, np.where(np.greater(np.abs(self_), 8), np.abs(self_), np.inf)), 0.06255), np.add(2.255636493154797e+22, np.multiply(np.subtract(np.true_divide(1, np.where(np.greater(np.abs(self_), 8), np.abs(self_), np.inf)), 0.06255), np.add(5.589828088797546e+22, np.multiply(np.subtract(np.true_divide(1, np.where(np.greater(np.abs(self_), 8), np.abs(self_), np.inf)), 0.06255), np.add(-7.197242014122637e+23, np.multiply(np.subtract(np.true_divide(1, np.where(np.greater(np.abs(self_), 8), np.abs(self_), np.inf)), 0.06255), -1.3934548288590393e+24))))))))))))))))))))))))))))))))))))))))))))))))))))))))), np.true_divide(np.add(1.0, np.multiply(np.where(np.greater(np.abs(self_), 8), 8, np.abs(self_)), np.add(-0.34178454915948675, np.multiply(np.where(np.greater(np.abs(self_), 8), 8, np.abs(self_)), np.add(0.1639331235654304, np.multiply(np.where(np.greater(np.abs(self_), 8), 8, np.abs(self_)), np.add(-0.022152891233644258, np.multiply(np.where(np.greater(np.abs(self_), 8), 8, np.abs(self_)), np.add(0.005280638038581911, np.multiply(np.where(np.greater(np.abs(self_), 8), 8, np.abs(self_)), np.add(-0.00031673504637106715, np.multiply(np.where(np.greater(np.abs(self_), 8), 8, np.abs(self_)), np.add(5.6581732307856525e-05, np.multiply(np.where(np.greater(np.abs(self_), 8), 8, np.abs(self_)), np.add(-9.547631133733102e-07, np.multiply(np.where(np.greater(np.abs(self_), 8), 8, np.abs(self_)), np.add(2.40664281444382e-07, np.multiply(np.where(np.greater(np.abs(self_), 8), 8, np.abs(self_)), np.add(2.323167925404731e-09, np.multiply(np.where(np.greater(np.abs(self_), 8), 8, np.abs(self_)), np.add(3.8809206814534363e-10, np.multiply(np.where(np.greater(np.abs(self_), 8), 8, np.abs(self_)), np.add(5.12083590882573e-12, np.multiply(np.where(np.greater(np.abs(self_), 8), 8, np.abs(self_)), 1.2491905761374222e-14)))))))))))))))))))))))), np.add(1.0, np.multiply(np.where(np.greater(np.abs(self_), 8), 8, np.abs(self_)), np.add(0.1582154508405131, np.multiply(np.where(np.greater(np.abs(self_), 8), 8, np.abs(self_)), np.add(0.24304084898569048, np.multiply(np.where(np.greater(np.abs(self_), 8), 8, np.abs(self_)), np.add(0.036867533259164226, np.multiply(np.where(np.greater(np.abs(self_), 8), 8, np.abs(self_)), np.add(0.013825938990835788, np.multiply(np.where(np.greater(np.abs(self_), 8), 8, np.abs(self_)), np.add(0.001822848053413296, np.multiply(np.where(np.greater(np.abs(self_), 8), 8, np.abs(self_)), np.add(0.0003118625448205047, np.multiply(np.where(np.greater(np.abs(self_), 8), 8, np.abs(self_)), np.add(3.216624676617925e-05, np.multiply(np.where(np.greater(np.abs(self_), 8), 8, np.abs(self_)), np.add(3.1692523516678147e-06, np.multiply(np.where(np.greater(np.abs(self_), 8), 8, np.abs(self_)), np.add(2.287988896372217e-07, np.multiply(np.where(np.greater(np.abs(self_), 8), 8, np.abs(self_)), np.add(1.3377630325430861e-08, np.multiply(np.where(np.greater(np.abs(self_), 8), 8, np.abs(self_)), np.add(5.525197149949198e-10, np.multiply(np.where(np.greater(np.abs(self_), 8), 8, np.abs(self_)), 1.3656865139606415e-11))))))))))))))))))))))))))), np.true_divide(result, np.where(np.less(np.abs(self_), 4), 4, self_)))))


def special_modified_bessel_k0_backward_self(grad, self_):
    return np.multiply(np.negative(grad), np.where((self_ > 0) & (self_ < 1e-300), 1 / self_, pointwise.special('k1', self_)))


def special_modified_bessel_k1_backward_self(grad, self_, result):
    return np.multiply(np.negative(grad), np.add(np.where((self_ > 0) & (self_ < 1e-300), 0.11593151565841245 - np.log(self_), pointwise.special('k0', self_)), np.true_divide(result, self_)))


def special_scaled_modified_bessel_k0_backward_self(grad, self_, result):
    return np.multiply(grad, np.where(np.greater(self_, 1), np.multiply(np.negative(result), np.true_divide(np.multiply(np.true_divide(1, np.where(np.greater(self_, 1), self_, np.inf)), np.add(0.5, np.multiply(np.true_divide(1, np.where(np.greater(self_, 1), self_, np.inf)), np.add(12.180717646501364, np.multiply(np.true_divide(1, np.where(np.greater(self_, 1), self_, np.inf)), np.add(118.55677540242422, np.multiply(np.true_divide(1, np.where(np.greater(self_, 1), self_, np.inf)), np.add(601.0616782934165, np.multiply(np.true_divide(1, np.where(np.greater(self_, 1), self_, np.inf)), np.add(1737.144758331701, np.multiply(np.true_divide(1, np.where(np.greater(self_, 1), self_, np.inf)), np.add(2948.933059034984, np.multiply(np.true_divide(1, np.where(np.greater(self_, 1), self_, np.inf)), np.add(2928.5466043594656, np.multiply(np.true_divide(1, np.where(np.greater(self_, 1), self_, np.inf)), np.add(1647.216740685487, np.multiply(np.true_divide(1, np.where(np.greater(self_, 1), self_, np.inf)), np.add(491.2966063273824, np.multiply(np.true_divide(1, np.where(np.greater(self_, 1), self_, np.inf)), np.add(68.96298854210292, np.multiply(np.true_divide(1, np.where(np.greater(self_, 1), self_, np.inf)), np.add(3.6139857954013874, np.multiply(np.true_divide(1, np.where(np.greater(self_, 1), self_, np.inf)), 0.039495622836185115))))))))))))))))))))))), np.add(1.0, np.multiply(np.true_divide(1, np.where(np.greater(self_, 1), self_, np.inf)), np.add(24.611435293002707, np.multiply(np.true_divide(1, np.where(np.greater(self_, 1), self_, np.inf)), np.add(243.0164096281032, np.multiply(np.true_divide(1, np.where(np.greater(self_, 1), self_, np.inf)), np.add(1257.115225170269, np.multiply(np.true_divide(1, np.where(np.greater(self_, 1), self_, np.inf)), np.add(3736.6155624772223, np.multiply(np.true_divide(1, np.where(np.greater(self_, 1), self_, np.inf)), np.add(6594.768398776063, np.multiply(np.true_divide(1, np.where(np.greater(self_, 1), self_, np.inf)), np.add(6910.381996594533, np.multiply(np.true_divide(1, np.where(np.greater(self_, 1), self_, np.inf)), np.add(4185.332964186378, np.multiply(np.true_divide(1, np.where(np.greater(self_, 1), self_, np.inf)), np.add(1382.994790554742, np.multiply(np.true_divide(1, np.where(np.greater(self_, 1), self_, np.inf)), np.add(224.3604436334091, np.multiply(np.true_divide(1, np.where(np.greater(self_, 1), self_, np.inf)), np.add(14.591034020851074, np.multiply(np.true_divide(1, np.where(np.greater(self_, 1), self_, np.inf)), 0.23326491129530763)))))))))))))))))))))))), np.subtract(result, np.where((self_ > 0) & (self_ < 1e-300), 1 / self_, pointwise.special('k1e', self_)))))


def special_scaled_modified_bessel_k1_backward_self(grad, self_, result):
    return np.multiply(grad, np.where(np.greater(self_, 1), np.subtract(np.multiply(np.where((self_ > 0) & (self_ < 1e-300), 0.11593151565841245 - np.log(self_), pointwise.special('k0e', self_)), np.true_divide(np.multiply(np.true_divide(1, np.where(np.greater(self_, 1), self_, np.inf)), np.add(0.5, np.multiply(np.true_divide(1, np.where(np.greater(self_, 1), self_, np.inf)), np.add(12.180717646501364, np.multiply(np.true_divide(1, np.where(np.greater(self_, 1), self_, np.inf)), np.add(118.55677540242422, np.multiply(np.true_divide(1, np.where(np.greater(self_, 1), self_, np.inf)), np.add(601.0616782934165, np.multiply(np.true_divide(1, np.where(np.greater(self_, 1), self_, np.inf)), np.add(1737.144758331701, np.multiply(np.true_divide(1, np.where(np.greater(self_, 1), self_, np.inf)), np.add(2948.933059034984, np.multiply(np.true_divide(1, np.where(np.greater(self_, 1), self_, np.inf)), np.add(2928.5466043594656, np.multiply(np.true_divide(1, np.where(np.greater(self_, 1), self_, np.inf)), np.add(1647.216740685487, np.multiply(np.true_divide(1, np.where(np.greater(self_, 1), self_, np.inf)), np.add(491.2966063273824, np.multiply(np.true_divide(1, np.where(np.greater(self_, 1), self_, np.inf)), np.add(68.96298854210292, np.multiply(np.true_divide(1, np.where(np.greater(self_, 1), self_, np.inf)), np.add(3.6139857954013874, np.multiply(np.true_divide(1, np.where(np.greater(self_, 1), self_, np.inf)), 0.039495622836185115))))))))))))))))))))))), np.add(1.0, np.multiply(np.true_divide(1, np.where(np.greater(self_, 1), self_, np.inf)), np.add(24.611435293002707, np.multiply(np.true_divide(1, np.where(np.greater(self_, 1), self_, np.inf)), np.add(243.0164096281032, np.multiply(np.true_divide(1, np.where(np.greater(self_, 1), self_, np.inf)), np.add(1257.115225170269, np.multiply(np.true_divide(1, np.where(np.greater(self_, 1), self_, np.inf)), np.add(3736.6155624772223, np.multiply(np.true_divide(1, np.where(np.greater(self_, 1), self_, np.inf)), np.add(6594.768398776063, np.multiply(np.true_divide(1, np.where(np.greater(self_, 1), self_, np.inf)), np.add(6910.381996594533, np.multiply(np.true_divide(1, np.where(np.greater(self_, 1), self_, np.inf)), np.add(4185.332964186378, np.multiply(np.true_divide(1, np.where(np.greater(self_, 1), self_, np.inf)), np.add(1382.994790554742, np.multiply(np.true_divide(1, np.where(np.greater(self_, 1), self_, np.inf)), np.add(224.3604436334091, np.multiply(np.true_divide(1, np.where(np.greater(self_, 1), self_, np.inf)), np.add(14.591034020851074, np.multiply(np.true_divide(1, np.where(np.greater(self_, 1), self_, np.inf)), 0.23326491129530763)))))))))))))))))))))))), np.true_divide(result, np.where(np.greater(self_, 1), self_, 1))), np.subtract(np.multiply(result, np.subtract(1, np.true_divide(1, self_))), np.where((self_ > 0) & (self_ < 1e-300), 0.11593151565841245 - np.log(self_), pointwise.special('k0e', self_)))))


def special_spherical_bessel_j0_backward_self(grad, self_):
    return np.multiply(grad, np.where(np.less(np.abs(self_), 1), np.multiply(np.true_divide(np.negative(self_), 3), np.subtract(1, np.multiply(np.true_divide(np.multiply(self_, self_), 10), np.subtract(1, np.multiply(np.true_divide(np.multiply(self_, self_), 28), np.subtract(1, np.multiply(np.true_divide(np.multiply(self_, self_), 54), np.subtract(1, np.multiply(np.true_divide(np.multiply(self_, self_), 88), np.subtract(1, np.multiply(np.true_divide(np.multiply(self_, self_), 130), np.subtract(1, np.multiply(np.true_divide(np.multiply(self_, self_), 180), np.subtract(1, np.true_divide(np.multiply(self_, self_), 238))))))))))))))), np.where(np.isinf(self_), 0, np.true_divide(np.subtract(np.cos(self_), np.true_divide(np.sin(self_), self_)), self_))))


def _spherical_slope_backward_self(grad, self_, result):
    return np.multiply(grad, np.where(np.less(np.abs(self_), 1), np.true_divide(np.negative(np.subtract(1, np.multiply(np.true_divide(np.multiply(pointwise.pow(np.where(np.less(np.abs(self_), 1), self_, 0), 2), 3), 10), np.subtract(1, np.multiply(np.true_divide(np.multiply(pointwise.pow(np.where(np.less(np.abs(self_), 1), self_, 0), 2), 5), 84), np.subtract(1, np.multiply(np.true_divide(np.multiply(pointwise.pow(np.where(np.less(np.abs(self_), 1), self_, 0), 2), 7), 270), np.subtract(1, np.multiply(np.true_divide(np.multiply(pointwise.pow(np.where(np.less(np.abs(self_), 1), self_, 0), 2), 9), 616), np.subtract(1, np.multiply(np.true_divide(np.multiply(pointwise.pow(np.where(np.less(np.abs(self_), 1), self_, 0), 2), 11), 1170), np.subtract(1, np.multiply(np.true_divide(np.multiply(pointwise.pow(np.where(np.less(np.abs(self_), 1), self_, 0), 2), 13), 1980), np.subtract(1, np.true_divide(np.multiply(pointwise.pow(np.where(np.less(np.abs(self_), 1), self_, 0), 2), 15), 3094))))))))))))))), 3), np.subtract(np.negative(np.where(np.isinf(self_), 0, np.where(np.equal(self_, 0), 1, np.true_divide(np.sin(self_), self_)))), np.true_divide(np.multiply(2, result), np.where(np.less(np.abs(self_), 1), 1, self_)))))


def special_airy_ai_backward_self(grad, self_):
    return np.multiply(grad, np.where(self_ > 110, -0.0, np.where(self_ < -1e+30, 0, np.where(self_ > 0, -np.abs(pointwise.special('airy', self_)[1]), pointwise.special('airy', self_)[1]))))


def _airy_slope_backward_self(grad, self_):
    return np.multiply(grad, np.multiply(self_, np.where((self_ < -1e+30) | (self_ > 110), 0, pointwise.special('airy', self_)[0])))


def special_erfcx_backward_self(grad, self_, result, x):
    return np.multiply(grad, np.where(np.greater(self_, 2), np.true_divide(np.multiply(np.negative(np.true_divide(result, np.where(np.greater(self_, 2), self_, 2))), np.add(1, np.multiply(np.true_divide(np.true_divide(1, np.where(np.greater(self_, 2), self_, 2)), np.where(np.greater(self_, 2), self_, 2)), np.add(55.636718950135396, np.multiply(np.true_divide(np.true_divide(1, np.where(np.greater(self_, 2), self_, 2)), np.where(np.greater(self_, 2), self_, 2)), np.add(1231.0177000641838, np.multiply(np.true_divide(np.true_divide(1, np.where(np.greater(self_, 2), self_, 2)), np.where(np.greater(self_, 2), self_, 2)), np.add(14055.375813546243, np.multiply(np.true_divide(np.true_divide(1, np.where(np.greater(self_, 2), self_, 2)), np.where(np.greater(self_, 2), self_, 2)), np.add(89972.9026874331, np.multiply(np.true_divide(np.true_divide(1, np.where(np.greater(self_, 2), self_, 2)), np.where(np.greater(self_, 2), self_, 2)), np.add(328879.2452112171, np.multiply(np.true_divide(np.true_divide(1, np.where(np.greater(self_, 2), self_, 2)), np.where(np.greater(self_, 2), self_, 2)), np.add(670753.43200605, np.multiply(np.true_divide(np.true_divide(1, np.where(np.greater(self_, 2), self_, 2)), np.where(np.greater(self_, 2), self_, 2)), np.add(714482.6916233848, np.multiply(np.true_divide(np.true_divide(1, np.where(np.greater(self_, 2), self_, 2)), np.where(np.greater(self_, 2), self_, 2)), np.add(348183.6906553133, np.multiply(np.true_divide(np.true_divide(1, np.where(np.greater(self_, 2), self_, 2)), np.where(np.greater(self_, 2), self_, 2)), np.add(58658.98957297276, np.multiply(np.true_divide(np.true_divide(1, np.where(np.greater(self_, 2), self_, 2)), np.where(np.greater(self_, 2), self_, 2)), 1435.544410623966))))))))))))))))))))), np.add(1, np.multiply(np.true_divide(np.true_divide(1, np.where(np.greater(self_, 2), self_, 2)), np.where(np.greater(self_, 2), self_, 2)), np.add(56.636718950135396, np.multiply(np.true_divide(np.true_divide(1, np.where(np.greater(self_, 2), self_, 2)), np.where(np.greater(self_, 2), self_, 2)), np.add(1285.1544190143204, np.multiply(np.true_divide(np.true_divide(1, np.where(np.greater(self_, 2), self_, 2)), np.where(np.greater(self_, 2), self_, 2)), np.add(15208.188435184913, np.multiply(np.true_divide(np.true_divide(1, np.where(np.greater(self_, 2), self_, 2)), np.where(np.greater(self_, 2), self_, 2)), np.add(102447.96972541964, np.multiply(np.true_divide(np.true_divide(1, np.where(np.greater(self_, 2), self_, 2)), np.where(np.greater(self_, 2), self_, 2)), np.add(402950.38949585595, np.multiply(np.true_divide(np.true_divide(1, np.where(np.greater(self_, 2), self_, 2)), np.where(np.greater(self_, 2), self_, 2)), np.add(914272.948728063, np.multiply(np.true_divide(np.true_divide(1, np.where(np.greater(self_, 2), self_, 2)), np.where(np.greater(self_, 2), self_, 2)), np.add(1141396.3875559776, np.multiply(np.true_divide(np.true_divide(1, np.where(np.greater(self_, 2), self_, 2)), np.where(np.greater(self_, 2), self_, 2)), np.add(712321.0993584013, np.multiply(np.true_divide(np.true_divide(1, np.where(np.greater(self_, 2), self_, 2)), np.where(np.greater(self_, 2), self_, 2)), np.add(183966.0898949751, np.multiply(np.true_divide(np.true_divide(1, np.where(np.greater(self_, 2), self_, 2)), np.where(np.greater(self_, 2), self_, 2)), 12514.748285247359))))))))))))))))))))), np.subtract(np.multiply(np.multiply(2, np.where(np.greater(self_, 2), 2, self_)), result), x)))


def special_ndtri_backward_self(grad, x, result):
    return np.multiply(grad, np.multiply(x, np.exp(np.multiply(np.multiply(result, result), 0.5))))


def special_log_ndtr_backward_self(grad, self_, x, xx, result, xxx):
    return np.multiply(grad, np.where(np.less(self_, -1), np.true_divide(x, pointwise.special('erfcx', np.true_divide(np.negative(np.where(np.less(self_, -1), self_, -1)), xx))), np.true_divide(np.exp(np.where(np.less(self_, -1), 0, np.subtract(np.multiply(np.multiply(self_, self_), -0.5), result))), xxx)))


def special_zeta_backward_other(grad, self_, other):
    return np.multiply(np.multiply(grad, np.negative(self_)), np.where(np.isnan(np.add(self_, 1)), np.nan, np.where((np.add(self_, 1) > 1000000.0) & (other > 0), other ** (-np.add(self_, 1)), pointwise.special('zeta', np.add(self_, 1), other))))


def igamma_backward_other(grad, other, self_):
    return np.multiply(np.multiply(grad, pointwise.pow(np.where(np.equal(other, 0), other, 1), np.subtract(self_, 1))), np.exp(np.subtract(np.subtract(np.multiply(np.subtract(self_, 1), np.log(np.where(np.equal(other, 0), 1, other))), other), pointwise.lgamma(self_))))


def igammac_backward_other(grad, other, self_):
    return np.multiply(np.multiply(np.negative(grad), pointwise.pow(np.where(np.equal(other, 0), other, 1), np.subtract(self_, 1))), np.exp(np.subtract(np.subtract(np.multiply(np.subtract(self_, 1), np.log(np.where(np.equal(other, 0), 1, other))), other), pointwise.lgamma(self_))))


def special_chebyshev_polynomial_t_backward_self(grad, n, self_):
    return np.multiply(grad, np.multiply(np.trunc(n), array_polynomials.chebyshev_u(self_, np.subtract(np.trunc(n), 1))))


def special_chebyshev_polynomial_u_backward_self(grad, self_, n):
    return np.multiply(grad, np.multiply(2, array_polynomials.gegenbauer(self_, np.subtract(np.trunc(n), 1), 2.0)))


def special_chebyshev_polynomial_v_backward_self(grad, self_, n):
    return np.multiply(grad, np.multiply(2, np.subtract(array_polynomials.gegenbauer(self_, np.subtract(np.trunc(n), 1), 2.0), array_polynomials.gegenbauer(self_, np.subtract(np.trunc(n), 2), 2.0))))


def special_chebyshev_polynomial_w_backward_self(grad, self_, n):
    return np.multiply(grad, np.multiply(2, np.add(array_polynomials.gegenbauer(self_, np.subtract(np.trunc(n), 1), 2.0), array_polynomials.gegenbauer(self_, np.subtract(np.trunc(n), 2), 2.0))))


def special_legendre_polynomial_p_backward_self(grad, self_, n):
    return np.multiply(grad, array_polynomials.gegenbauer(self_, np.subtract(np.trunc(n), 1), 1.5))


def special_hermite_polynomial_h_backward_self(grad, n, self_):
    return np.multiply(grad, np.multiply(np.multiply(2, np.trunc(n)), array_polynomials.hermite(self_, np.subtract(np.trunc(n), 1))))


def special_hermite_polynomial_he_backward_self(grad, n, self_):
    return np.multiply(grad, np.multiply(np.trunc(n), array_polynomials.hermite_of_probability(self_, np.subtract(np.trunc(n), 1))))


def special_shifted_chebyshev_polynomial_t_backward_self(grad, n, self_):
    return np.multiply(grad, np.multiply(np.multiply(2, np.trunc(n)), array_polynomials.shifted_chebyshev_u(self_, np.subtract(np.trunc(n), 1))))


def special_shifted_chebyshev_polynomial_u_backward_self(grad, self_, n):
    return np.multiply(grad, np.multiply(4, array_polynomials.gegenbauer(np.subtract(np.add(self_, self_), 1), np.subtract(np.trunc(n), 1), 2.0)))


def special_shifted_chebyshev_polynomial_v_backward_self(grad, self_, n):
    return np.multiply(grad, np.multiply(4, np.subtract(array_polynomials.gegenbauer(np.subtract(np.add(self_, self_), 1), np.subtract(np.trunc(n), 1), 2.0), array_polynomials.gegenbauer(np.subtract(np.add(self_, self_), 1), np.subtract(np.trunc(n), 2), 2.0))))


def special_shifted_chebyshev_polynomial_w_backward_self(grad, self_, n):
    return np.multiply(grad, np.multiply(4, np.add(array_polynomials.gegenbauer(np.subtract(np.add(self_, self_), 1), np.subtract(np.trunc(n), 1), 2.0), array_polynomials.gegenbauer(np.subtract(np.add(self_, self_), 1), np.subtract(np.trunc(n), 2), 2.0))))


def special_laguerre_polynomial_l_backward_self(grad, self_, n):
    return np.multiply(np.negative(grad), array_polynomials.laguerre(self_, np.subtract(np.trunc(n), 1), 1.0))


def _laguerre_backward_self(grad, self_, n, x):
    return np.multiply(np.negative(grad), array_polynomials.laguerre(self_, np.subtract(np.trunc(n), 1), x))


def _gegenbauer_backward_self(grad, x, self_, n, xx):
    return np.multiply(grad, np.multiply(x, array_polynomials.gegenbauer(self_, np.subtract(np.trunc(n), 1), xx)))


def relu_backward_self(result, grad):
    return np.where(np.less_equal(result, 0), 0, grad)


def nn_functional_relu6_backward_self(result, grad):
    return np.where(np.bitwise_and(np.greater(result, 0), np.less(result, 6)), grad, 0)


def nn_functional_leaky_relu_backward_self(self_, grad, negative_slope):
    return np.where(np.greater(self_, 0), grad, np.multiply(grad, negative_slope))


def nn_functional_elu_backward_self(self_, grad, alpha):
    return np.where(np.greater(self_, 0), grad, np.multiply(np.multiply(grad, alpha), np.exp(np.where(np.greater(self_, 0), 0, self_))))


def nn_functional_selu_backward_self(grad, self_):
    return np.multiply(grad, np.where(np.greater(self_, 0), 1.0507009873554805, np.multiply(1.7580993408473768, np.exp(np.where(np.greater(self_, 0), 0, self_)))))


def nn_functional_celu_backward_self(grad, self_, alpha):
    return np.multiply(grad, np.exp(np.true_divide(np.where(np.greater(self_, 0), 0, self_), alpha)))


def _gelu_slope_backward_self(grad, self_):
    return np.multiply(grad, np.multiply(np.multiply(pointwise.sigmoid(np.multiply(1.5957691216057308, np.add(self_, np.multiply(np.multiply(np.multiply(0.044715, self_), self_), self_)))), pointwise.sigmoid(np.negative(np.multiply(1.5957691216057308, np.add(self_, np.multiply(np.multiply(np.multiply(0.044715, self_), self_), self_)))))), np.add(np.multiply(np.multiply(1.5957691216057308, np.add(1, np.multiply(np.multiply(0.134145, self_), self_))), np.subtract(2, np.multiply(np.multiply(self_, np.multiply(1.5957691216057308, np.add(1, np.multiply(np.multiply(0.134145, self_), self_)))), np.tanh(np.true_divide(np.multiply(1.5957691216057308, np.add(self_, np.multiply(np.multiply(np.multiply(0.044715, self_), self_), self_))), 2))))), np.multiply(np.multiply(self_, self_), 0.42812889763560147))))


def _gelu_gate_backward_self(grad, self_):
    return np.multiply(grad, np.multiply(np.exp(np.multiply(np.multiply(self_, self_), -0.5)), 0.3989422804014327))


def _gelu_rise_backward_self(grad, self_):
    return np.multiply(grad, np.multiply(np.multiply(np.subtract(2, np.multiply(np.minimum(np.maximum(self_, -50), 50), np.minimum(np.maximum(self_, -50), 50))), np.exp(np.multiply(np.multiply(np.minimum(np.maximum(self_, -50), 50), np.minimum(np.maximum(self_, -50), 50)), -0.5))), 0.3989422804014327))


def nn_functional_gelu_backward_self(grad, self_):
    return np.multiply(grad, pointwise.special('ndtr', self_) + np.minimum(np.maximum(self_, -50), 50) * np.exp(np.minimum(np.maximum(self_, -50), 50) * np.minimum(np.maximum(self_, -50), 50) * -0.5) * 0.3989422804014327)


def nn_functional_gelu_backward_self_2(grad, self_):
    return np.multiply(grad, np.multiply(pointwise.sigmoid(np.multiply(1.5957691216057308, np.add(np.minimum(np.maximum(self_, -50), 50), np.multiply(np.multiply(np.multiply(0.044715, np.minimum(np.maximum(self_, -50), 50)), np.minimum(np.maximum(self_, -50), 50)), np.minimum(np.maximum(self_, -50), 50))))), np.add(1, np.multiply(np.multiply(np.multiply(np.minimum(np.maximum(self_, -50), 50), np.subtract(1, pointwise.sigmoid(np.multiply(1.5957691216057308, np.add(np.minimum(np.maximum(self_, -50), 50), np.multiply(np.multiply(np.multiply(0.044715, np.minimum(np.maximum(self_, -50), 50)), np.minimum(np.maximum(self_, -50), 50)), np.minimum(np.maximum(self_, -50), 50))))))), 1.5957691216057308), np.add(1, np.multiply(np.multiply(0.134145, np.minimum(np.maximum(self_, -50), 50)), np.minimum(np.maximum(self_, -50), 50)))))))


def _silu_slope_backward_self(grad, self_):
    return np.multiply(grad, np.conjugate(np.multiply(np.multiply(pointwise.sigmoid(self_), pointwise.sigmoid(np.negative(self_))), np.subtract(2, np.multiply(self_, np.tanh(np.true_divide(self_, 2)))))))


def _silu_slope_tangent_self(self_t, self_p):
    return np.multiply(self_t, np.multiply(np.multiply(pointwise.sigmoid(self_p), pointwise.sigmoid(np.negative(self_p))), np.subtract(2, np.multiply(self_p, np.tanh(np.true_divide(self_p, 2))))))


def nn_functional_silu_backward_self(grad, self_):
    return np.multiply(grad, np.conjugate(np.multiply(pointwise.sigmoid(self_), np.add(1, np.multiply(self_, np.subtract(1, pointwise.sigmoid(self_)))))))


def nn_functional_silu_tangent_self(self_t, self_p):
    return np.multiply(self_t, np.multiply(pointwise.sigmoid(self_p), np.add(1, np.multiply(self_p, np.subtract(1, pointwise.sigmoid(self_p))))))


def _mish_slope_backward_self(grad, self_):
    return np.multiply(grad, np.multiply(np.multiply(np.multiply(np.multiply(4, pointwise.sigmoid(self_)), np.true_divide(pointwise.sigmoid(np.negative(self_)), np.add(1, np.multiply(pointwise.sigmoid(np.negative(self_)), pointwise.sigmoid(np.negative(self_)))))), np.true_divide(pointwise.sigmoid(np.negative(self_)), np.add(1, np.multiply(pointwise.sigmoid(np.negative(self_)), pointwise.sigmoid(np.negative(self_)))))), np.add(2, np.multiply(self_, np.subtract(pointwise.sigmoid(np.negative(self_)), np.true_divide(np.multiply(np.multiply(2, pointwise.sigmoid(self_)), np.subtract(1, np.multiply(pointwise.sigmoid(np.negative(self_)), pointwise.sigmoid(np.negative(self_))))), np.add(1, np.multiply(pointwise.sigmoid(np.negative(self_)), pointwise.sigmoid(np.negative(self_))))))))))


def nn_functional_mish_backward_self(grad, self_):
    return np.multiply(grad, np.add(np.tanh(np.add(np.maximum(self_, 0), pointwise.log1p(np.exp(np.negative(np.abs(self_)))))), np.multiply(np.multiply(self_, pointwise.sigmoid(self_)), np.subtract(1, np.square(np.tanh(np.add(np.maximum(self_, 0), pointwise.log1p(np.exp(np.negative(np.abs(self_)))))))))))


def nn_functional_softplus_backward_self(self_, beta, threshold, grad):
    return np.where(np.greater(np.multiply(self_, beta), threshold), grad, np.multiply(grad, pointwise.sigmoid(np.multiply(self_, beta))))


def nn_functional_softsign_backward_self(grad, self_):
    return np.subtract(np.true_divide(grad, np.add(1, np.abs(self_))), np.true_divide(np.multiply(pointwise.sgn(self_), np.real(np.multiply(np.conjugate(np.true_divide(self_, np.add(1, np.abs(self_)))), grad))), np.add(1, np.abs(self_))))


def nn_functional_softsign_backward_self_2(grad, self_):
    return np.true_divide(grad, np.multiply(np.add(1, np.abs(self_)), np.add(1, np.abs(self_))))


def nn_functional_softsign_tangent_self(self_t, self_p):
    return np.subtract(np.true_divide(self_t, np.add(1, np.abs(self_p))), np.true_divide(np.multiply(np.true_divide(self_p, np.add(1, np.abs(self_p))), np.real(np.multiply(np.conjugate(pointwise.sgn(self_p)), self_t))), np.add(1, np.abs(self_p))))


def nn_functional_tanhshrink_backward_self(grad, self_):
    return np.multiply(grad, np.conjugate(np.multiply(np.tanh(self_), np.tanh(self_))))


def nn_functional_tanhshrink_tangent_self(self_t, self_p):
    return np.multiply(self_t, np.multiply(np.tanh(self_p), np.tanh(self_p)))


def nn_functional_logsigmoid_backward_self(grad, self_):
    return np.multiply(grad, pointwise.sigmoid(np.negative(self_)))


def nn_functional_hardtanh_backward_self(self_, min_val, max_val, grad):
    return np.where(np.bitwise_and(np.greater(self_, min_val), np.less(self_, max_val)), grad, 0)


def nn_functional_hardsigmoid_backward_self(self_, grad):
    return np.where(np.bitwise_and(np.greater(self_, -3), np.less(self_, 3)), np.true_divide(grad, 6), 0)


def nn_functional_hardswish_backward_self(self_, grad):
    return np.where(np.less_equal(self_, -3), 0, np.where(np.less(self_, 3), np.multiply(grad, np.add(np.true_divide(self_, 3), 0.5)), grad))


def nn_functional_hardshrink_backward_self(self_, x, lambd, grad):
    return np.where(np.bitwise_or(np.less(self_, x), np.greater(self_, lambd)), grad, 0)


def nn_functional_threshold_backward_self(self_, threshold, grad):
    return np.where(np.less_equal(self_, threshold), 0, grad)


def _prelu_backward_self(self_, grad, weight):
    return np.where(np.greater(self_, 0), grad, np.multiply(weight, grad))


def _prelu_backward_weight(self_, grad):
    return np.where(np.greater(self_, 0), 0, np.multiply(grad, self_))


def _prelu_backward(self_, grad, weight):
    return np.where(np.greater(self_, 0), grad, np.multiply(weight, grad)), np.where(np.greater(self_, 0), 0, np.multiply(grad, self_))


def frexp_backward_self(grad, self_, mantissa):
    return np.multiply(grad, np.true_divide(np.where(np.logical_and(np.isfinite(self_), np.not_equal(self_, 0)), mantissa, 1), np.where(np.logical_and(np.isfinite(self_), np.not_equal(self_, 0)), self_, 1)))


def mean_backward_self(grad, x):
    return np.true_divide(grad, x)


def nansum_backward_self(self_, x):
    return np.where(np.equal(self_, self_), x, 0)


def _prod_backward_self(grad, x, xx):
    return np.multiply(grad, np.conjugate(np.multiply(x, xx)))


def _cumprod_backward_self_inner(grad, result):
    return np.multiply(grad, np.conjugate(result))


def _logsumexp_backward_self_inner(result):
    return np.where(np.equal(result, -np.inf), 0, result)


def _logsumexp_backward_self(x, self_, xx):
    return np.multiply(x, np.conjugate(np.exp(np.subtract(self_, xx))))


def _logsumexp_tangent_self(self_t, self_p, x):
    return np.multiply(self_t, np.exp(np.subtract(self_p, x)))


def var_backward_self_inner(grad, x):
    return np.true_divide(np.multiply(grad, 2), x)


def var_tangent_self_inner(self_p, x, self_t):
    return np.real(np.multiply(np.conjugate(np.subtract(self_p, x)), self_t))


def std_backward_self_inner(grad, result, x):
    return np.true_divide(grad, np.multiply(np.where(np.equal(result, 0), np.inf, result), x))


def _vector_norm_backward_self(x, self_, xx):
    return np.multiply(x, np.true_divide(self_, np.where(np.equal(xx, 0), np.inf, xx)))


def _vector_norm_backward_self_2(x, self_):
    return np.multiply(x, pointwise.sgn(self_))


def _vector_norm_backward_self_3(self_, x):
    return np.multiply(pointwise.sgn(self_), np.multiply(x, 0))


def _vector_norm_backward_self_4(x, xx, xxx, xxxx, self_):
    return np.multiply(np.true_divide(x, xx), np.where(np.equal(xxx, xxxx), pointwise.sgn(self_), 0))


def _vector_norm_backward_self_5(x, self_, xx, xxx):
    return np.multiply(x, np.multiply(pointwise.sgn(self_), np.multiply(np.where(np.equal(self_, 0), 1, np.true_divide(xx, np.where(np.equal(xxx, 0), np.inf, xxx))), np.where(np.equal(self_, 0), 1, np.true_divide(xx, np.where(np.equal(xxx, 0), np.inf, xxx))))))


def _vector_norm_backward_self_6(x, self_, xx, xxx):
    return np.multiply(x, np.multiply(pointwise.sgn(self_), np.multiply(np.multiply(np.where(np.equal(self_, 0), 1, np.true_divide(xx, np.where(np.equal(xxx, 0), np.inf, xxx))), np.where(np.equal(self_, 0), 1, np.true_divide(xx, np.where(np.equal(xxx, 0), np.inf, xxx)))), np.where(np.equal(self_, 0), 1, np.true_divide(xx, np.where(np.equal(xxx, 0), np.inf, xxx))))))


def _vector_norm_backward_self_7(x, self_, xx, xxx):
    return np.multiply(x, np.multiply(pointwise.sgn(self_), np.sqrt(np.where(np.equal(self_, 0), 1, np.true_divide(xx, np.where(np.equal(xxx, 0), np.inf, xxx))))))


def _vector_norm_backward_self_8(x, self_, xx, xxx):
    return np.multiply(x, np.multiply(pointwise.sgn(self_), np.true_divide(1, np.where(np.equal(self_, 0), 1, np.true_divide(xx, np.where(np.equal(xxx, 0), np.inf, xxx))))))


def _vector_norm_backward_self_9(x, self_, xx, xxx, xxxx):
    return np.multiply(x, np.multiply(pointwise.sgn(self_), pointwise.pow(np.where(np.equal(self_, 0), 1, np.true_divide(xx, np.where(np.equal(xxx, 0), np.inf, xxx))), xxxx)))


def _vector_norm_backward_self_10(x, self_, xx, xxx):
    return np.multiply(x, np.multiply(pointwise.sgn(self_), np.multiply(np.true_divide(xx, np.where(np.equal(self_, 0), 1, xxx)), np.true_divide(xx, np.where(np.equal(self_, 0), 1, xxx)))))


def _vector_norm_backward_self_11(x, self_, xx, xxx):
    return np.multiply(x, np.multiply(pointwise.sgn(self_), np.multiply(np.multiply(np.true_divide(xx, np.where(np.equal(self_, 0), 1, xxx)), np.true_divide(xx, np.where(np.equal(self_, 0), 1, xxx))), np.true_divide(xx, np.where(np.equal(self_, 0), 1, xxx)))))


def _vector_norm_backward_self_12(x, self_, xx, xxx):
    return np.multiply(x, np.multiply(pointwise.sgn(self_), np.sqrt(np.true_divide(xx, np.where(np.equal(self_, 0), 1, xxx)))))


def _vector_norm_backward_self_13(x, self_, xx, xxx):
    return np.multiply(x, np.multiply(pointwise.sgn(self_), np.true_divide(1, np.true_divide(xx, np.where(np.equal(self_, 0), 1, xxx)))))


def _vector_norm_backward_self_14(x, self_, xx, xxx, xxxx):
    return np.multiply(x, np.multiply(pointwise.sgn(self_), pointwise.pow(np.true_divide(xx, np.where(np.equal(self_, 0), 1, xxx)), xxxx)))


def _magnitude_backward_self(grad, self_):
    return np.multiply(grad, pointwise.sgn(self_))


def _magnitude_tangent_self(self_t, self_p):
    return np.real(np.multiply(np.conjugate(self_t), pointwise.sgn(self_p)))


def amax_backward_self_inner_inner(self_, x):
    return np.bitwise_or(np.equal(self_, x), np.bitwise_and(np.not_equal(self_, self_), np.not_equal(x, x)))


def amax_backward_self(self_, x, xx):
    return np.where(np.bitwise_or(np.equal(self_, x), np.bitwise_and(np.not_equal(self_, self_), np.not_equal(x, x))), xx, 0)


def median_backward_self_inner(self_, result):
    return np.bitwise_or(np.equal(self_, result), np.not_equal(self_, self_))


def median_backward_self(self_, result, grad, x):
    return np.where(np.bitwise_or(np.equal(self_, result), np.not_equal(self_, self_)), np.true_divide(grad, x), 0)


def nanmedian_backward_self_inner(self_, result):
    return np.bitwise_or(np.equal(self_, result), np.not_equal(result, result))


def nanmedian_backward_self(self_, result, grad, x):
    return np.where(np.bitwise_or(np.equal(self_, result), np.not_equal(result, result)), np.true_divide(grad, x), 0)


def _median_of_rows_backward_self(self_, x, xx):
    return np.where(np.bitwise_or(np.equal(self_, x), np.not_equal(self_, self_)), xx, 0)


def _nanmedian_of_rows_backward_self(self_, x, xx):
    return np.where(np.bitwise_or(np.equal(self_, x), np.not_equal(x, x)), xx, 0)


def _softmax_backward_self(result, grad):
    return np.multiply(result, np.subtract(grad, pointwise.row_sum(np.multiply(grad, result))))


def _log_softmax_backward_self(grad, result):
    return np.subtract(grad, np.multiply(np.exp(result), pointwise.row_sum(grad)))


def _log_softmax_tangent_self(result, self_t):
    return np.negative(pointwise.row_sum(np.multiply(np.exp(result), self_t)))


def dot_backward(grad, tensor, self_):
    return np.multiply(grad, np.conjugate(tensor)), np.multiply(grad, np.conjugate(self_))


def vdot_backward_self(grad, other):
    return np.multiply(np.conjugate(grad), other)


def vdot_backward(grad, other, self_):
    return np.multiply(np.conjugate(grad), other), np.multiply(grad, self_)


def addmm_backward_self(grad, x):
    return np.multiply(grad, x)


def addmv_backward_mat(x, vec, xx):
    return np.multiply(np.multiply(x, np.conjugate(vec)), xx)


def addr_tangent_vec1(x, vec2_p, alpha):
    return np.multiply(np.multiply(x, vec2_p), alpha)


def _linalg_cholesky_backward_self(x, xx, xxx, xxxx):
    return np.true_divide(np.subtract(np.add(x, xx), np.true_divide(np.add(xxx, xxxx), 2)), 2)


def _cofactor_differential_backward_self_inner_inner(x, xx, xxx, xxxx, xxxxx, xxxxxx):
    return np.subtract(np.subtract(np.add(x, xx), np.multiply(xxx, xxxx)), np.multiply(xxxxx, xxxxxx))


def _cofactor_differential_backward_self_inner(x, xx, xxx, xxxx, xxxxx):
    return np.conjugate(np.add(x, np.multiply(np.subtract(np.multiply(xx, xxx), xxxx), xxxxx)))


def _linalg_slogdet_backward_self_inner(grads_1, grads_0, sign):
    return np.add(grads_1, np.true_divide(np.subtract(np.multiply(grads_0, np.conjugate(sign)), np.conjugate(np.multiply(grads_0, np.conjugate(sign)))), 2))


def _linalg_over_gap_backward_self(grad, gap, self_):
    return np.true_divide(grad, np.conjugate(np.where(np.equal(gap, 0), np.where(np.equal(self_, 0), np.inf, gap), gap)))


def _linalg_over_gap_backward_gap(grad, self_, gap):
    return np.multiply(np.negative(grad), np.conjugate(np.true_divide(np.true_divide(self_, np.where(np.equal(gap, 0), np.where(np.equal(self_, 0), np.inf, gap), gap)), np.where(np.equal(gap, 0), np.where(np.equal(self_, 0), np.inf, gap), gap))))


def _linalg_over_gap_backward(grad, gap, self_):
    return np.true_divide(grad, np.conjugate(np.where(np.equal(gap, 0), np.where(np.equal(self_, 0), np.inf, gap), gap))), np.multiply(np.negative(grad), np.conjugate(np.true_divide(np.true_divide(self_, np.where(np.equal(gap, 0), np.where(np.equal(self_, 0), np.inf, gap), gap)), np.where(np.equal(gap, 0), np.where(np.equal(self_, 0), np.inf, gap), gap))))


def _linalg_over_gap_tangent_self(self_t, gap_p, self_p):
    return np.true_divide(self_t, np.where(np.equal(gap_p, 0), np.where(np.equal(self_p, 0), np.inf, gap_p), gap_p))


def _linalg_over_gap_tangent_gap(gap_t, self_p, gap_p):
    return np.multiply(np.negative(gap_t), np.true_divide(np.true_divide(self_p, np.where(np.equal(gap_p, 0), np.where(np.equal(self_p, 0), np.inf, gap_p), gap_p)), np.where(np.equal(gap_p, 0), np.where(np.equal(self_p, 0), np.inf, gap_p), gap_p)))


def _linalg_eigh_backward_self_inner_inner(x, xx):
    return np.true_divide(np.subtract(x, np.conjugate(x)), np.multiply(2, xx))


def _linalg_eigh_backward_self_inner(x, xx, xxx, xxxx):
    return np.true_divide(x, np.where(np.equal(np.where(xx, np.inf, np.subtract(xxx, xxxx)), 0), np.where(np.equal(x, 0), np.inf, np.where(xx, np.inf, np.subtract(xxx, xxxx))), np.where(xx, np.inf, np.subtract(xxx, xxxx))))


def _linalg_eigh_backward_self(x, xx, xxx, xxxx, xxxxx, xxxxxx):
    return np.add(np.true_divide(np.add(np.true_divide(x, np.where(np.equal(np.where(xx, np.inf, np.subtract(xxx, xxxx)), 0), np.where(np.equal(x, 0), np.inf, np.where(xx, np.inf, np.subtract(xxx, xxxx))), np.where(xx, np.inf, np.subtract(xxx, xxxx)))), xxxxx), 2), xxxxxx)


def _linalg_svd_backward_self_inner(x, xx, xxx, xxxx, xxxxx, xxxxxx, xxxxxxx, xxxxxxxx):
    return np.add(np.add(np.add(np.multiply(np.true_divide(np.subtract(x, xx), np.where(np.equal(np.where(xxx, np.inf, np.multiply(np.subtract(xxxx, xxxxx), np.add(xxxx, xxxxx))), 0), np.where(np.equal(np.subtract(x, xx), 0), np.inf, np.where(xxx, np.inf, np.multiply(np.subtract(xxxx, xxxxx), np.add(xxxx, xxxxx)))), np.where(xxx, np.inf, np.multiply(np.subtract(xxxx, xxxxx), np.add(xxxx, xxxxx))))), xxxx), np.multiply(xxxxx, np.true_divide(np.subtract(xxxxxx, xxxxxxx), np.where(np.equal(np.where(xxx, np.inf, np.multiply(np.subtract(xxxx, xxxxx), np.add(xxxx, xxxxx))), 0), np.where(np.equal(np.subtract(xxxxxx, xxxxxxx), 0), np.inf, np.where(xxx, np.inf, np.multiply(np.subtract(xxxx, xxxxx), np.add(xxxx, xxxxx)))), np.where(xxx, np.inf, np.multiply(np.subtract(xxxx, xxxxx), np.add(xxxx, xxxxx))))))), np.true_divide(np.where(xxx, np.true_divide(np.subtract(x, xx), 2), 0), np.where(np.equal(xxxx, 0), np.where(np.equal(np.where(xxx, np.true_divide(np.subtract(x, xx), 2), 0), 0), np.inf, xxxx), xxxx))), xxxxxxxx)


def _linalg_svd_backward_self_inner_2(grads_0, x, xx):
    return np.true_divide(np.subtract(grads_0, x), np.where(np.equal(xx, 0), np.where(np.equal(np.subtract(grads_0, x), 0), np.inf, xx), xx))


def _linalg_svd_backward_self_inner_3(x, xx, xxx, xxxx):
    return np.true_divide(np.subtract(np.subtract(x, xx), xxx), np.where(np.equal(xxxx, 0), np.where(np.equal(np.subtract(np.subtract(x, xx), xxx), 0), np.inf, xxxx), xxxx))


def _linalg_svd_backward_self_inner_4(x, xx, xxx, xxxx):
    return np.true_divide(np.subtract(np.subtract(x, xx), xxx), np.where(np.equal(xxxx, 0), np.where(np.equal(np.subtract(x, xxx), 0), np.inf, xxxx), xxxx))


def _linalg_svd_backward_self_inner_5(x, xx, xxx, xxxx):
    return np.true_divide(np.subtract(x, xx), np.where(np.equal(xxx, 0), np.where(np.equal(np.subtract(np.subtract(x, xxxx), xx), 0), np.inf, xxx), xxx))


def _linalg_eig_backward_self_inner(grads_1, x, eigenvectors, xx):
    return np.subtract(np.subtract(grads_1, x), np.true_divide(np.multiply(eigenvectors, np.add(xx, np.conjugate(xx))), 2))


def _linalg_eig_backward_self(x, xx, xxx, xxxx, xxxxx):
    return np.add(np.true_divide(x, np.where(np.equal(np.where(xx, np.inf, np.conjugate(np.subtract(xxx, xxxx))), 0), np.where(np.equal(x, 0), np.inf, np.where(xx, np.inf, np.conjugate(np.subtract(xxx, xxxx)))), np.where(xx, np.inf, np.conjugate(np.subtract(xxx, xxxx))))), xxxxx)


def _linalg_qr_backward_self_inner(x, xx, xxx, xxxx):
    return np.subtract(np.add(x, xx), np.true_divide(np.add(xxx, xxxx), 2))


def _householder_product_backward_self_inner_inner(x, xx):
    return np.multiply(x, np.negative(xx))


def _householder_product_backward_self_inner(x, xx, xxx):
    return np.add(np.multiply(x, np.negative(xx)), xxx)


def _householder_product_backward_self(x, xx, xxx):
    return np.add(np.subtract(x, xx), xxx)


def _householder_product_backward_tau_inner(x, xx):
    return np.multiply(np.negative(x), np.conjugate(xx))


def _linalg_pinv_backward_self(x, xx, xxx, xxxx):
    return np.add(np.subtract(np.subtract(x, xx), xxx), xxxx)


def _renorm_factor_backward_self(grad, self_, maxnorm):
    return np.multiply(grad, np.multiply(np.where(np.greater(self_, maxnorm), 1, 0), np.true_divide(np.negative(np.true_divide(maxnorm, np.add(self_, 1e-07))), np.add(self_, 1e-07))))


def fill__tangent_self(self_t):
    return np.multiply(self_t, 0)


def _scatter_multiply_backward_self(grad, result, self_):
    return np.true_divide(np.multiply(grad, np.conjugate(result)), np.conjugate(self_))


def masked_scatter_backward_self(mask, grad):
    return np.where(mask, 0, grad)


def as_strided_scatter_backward_self(x, grad):
    return np.where(np.not_equal(x, 0), 0, grad)


def _scatter_extreme_backward_self(self_, result, grad, x):
    return np.where(np.bitwise_or(np.equal(self_, result), np.bitwise_and(np.not_equal(self_, self_), np.not_equal(result, result))), np.true_divide(grad, x), 0)


def _logcumsumexp_backward_self_inner_inner(x, xx):
    return np.exp(np.where(np.equal(x, xx), 0, np.subtract(x, xx)))


def _logcumsumexp_backward_self(x, self_, result):
    return np.multiply(x, np.conjugate(np.where(np.equal(np.abs(self_), np.inf), np.greater(np.real(self_), 0), np.exp(np.where(np.equal(np.abs(self_), np.inf), 0, np.subtract(self_, result))))))


def _layer_norm_backward_self(self_, x, eps, grad):
    return np.multiply(pointwise.rsqrt(np.add(np.true_divide(pointwise.row_sum(np.multiply(np.subtract(self_, np.true_divide(pointwise.row_sum(self_), x)), np.subtract(self_, np.true_divide(pointwise.row_sum(self_), x)))), x), eps)), np.subtract(np.subtract(grad, np.true_divide(pointwise.row_sum(grad), x)), np.multiply(np.subtract(self_, np.true_divide(pointwise.row_sum(self_), x)), np.multiply(pointwise.rsqrt(np.add(np.true_divide(pointwise.row_sum(np.multiply(np.subtract(self_, np.true_divide(pointwise.row_sum(self_), x)), np.subtract(self_, np.true_divide(pointwise.row_sum(self_), x)))), x), eps)), np.multiply(pointwise.rsqrt(np.add(np.true_divide(pointwise.row_sum(np.multiply(np.subtract(self_, np.true_divide(pointwise.row_sum(self_), x)), np.subtract(self_, np.true_divide(pointwise.row_sum(self_), x)))), x), eps)), np.true_divide(pointwise.row_sum(np.multiply(grad, np.subtract(self_, np.true_divide(pointwise.row_sum(self_), x)))), x))))))


def _layer_norm_backward_self_2(self_, x, eps, grad, weight):
    return np.multiply(pointwise.rsqrt(np.add(np.true_divide(pointwise.row_sum(np.multiply(np.subtract(self_, np.true_divide(pointwise.row_sum(self_), x)), np.subtract(self_, np.true_divide(pointwise.row_sum(self_), x)))), x), eps)), np.subtract(np.subtract(np.multiply(grad, weight), np.true_divide(pointwise.row_sum(np.multiply(grad, weight)), x)), np.multiply(np.subtract(self_, np.true_divide(pointwise.row_sum(self_), x)), np.multiply(pointwise.rsqrt(np.add(np.true_divide(pointwise.row_sum(np.multiply(np.subtract(self_, np.true_divide(pointwise.row_sum(self_), x)), np.subtract(self_, np.true_divide(pointwise.row_sum(self_), x)))), x), eps)), np.multiply(pointwise.rsqrt(np.add(np.true_divide(pointwise.row_sum(np.multiply(np.subtract(self_, np.true_divide(pointwise.row_sum(self_), x)), np.subtract(self_, np.true_divide(pointwise.row_sum(self_), x)))), x), eps)), np.true_divide(pointwise.row_sum(np.multiply(np.multiply(grad, weight), np.subtract(self_, np.true_divide(pointwise.row_sum(self_), x)))), x))))))


def _layer_norm_backward_weight(grad, self_, x, eps):
    return np.multiply(grad, np.multiply(np.subtract(self_, np.true_divide(pointwise.row_sum(self_), x)), pointwise.rsqrt(np.add(np.true_divide(pointwise.row_sum(np.multiply(np.subtract(self_, np.true_divide(pointwise.row_sum(self_), x)), np.subtract(self_, np.true_divide(pointwise.row_sum(self_), x)))), x), eps))))


def _mse_loss_backward_self(grad, self_, target, x):
    return np.multiply(grad, np.multiply(np.subtract(self_, target), x))


def _mse_loss_tangent_self_target_inner(self_t, target_t, self_p, target_p):
    return np.multiply(np.subtract(self_t, target_t), np.subtract(self_p, target_p))


def _smooth_l1_backward_self(grad, self_, target, beta):
    return np.multiply(grad, np.where(np.less(np.abs(np.subtract(self_, target)), beta), np.true_divide(np.subtract(self_, target), beta), pointwise.sgn(np.subtract(self_, target))))


def _smooth_l1_backward_self_2(grad, self_, target):
    return np.multiply(grad, pointwise.sgn(np.subtract(self_, target)))


def _smooth_l1_backward_target(grad, self_, target, beta):
    return np.multiply(grad, np.where(np.less(np.abs(np.subtract(self_, target)), beta), np.true_divide(np.subtract(target, self_), beta), pointwise.sgn(np.subtract(target, self_))))


def _binary_cross_entropy_with_logits_backward_self(grad, target, self_):
    return np.multiply(grad, np.subtract(np.subtract(1, target), pointwise.sigmoid(np.negative(self_))))


def _binary_cross_entropy_with_logits_backward_target(grad, self_):
    return np.multiply(np.negative(grad), self_)


def _binary_cross_entropy_with_logits_backward(grad, target, self_):
    return np.multiply(grad, np.subtract(np.subtract(1, target), pointwise.sigmoid(np.negative(self_)))), np.multiply(np.negative(grad), self_)


def _binary_cross_entropy_backward_self(grad, self_, target):
    return np.true_divide(np.multiply(grad, np.subtract(self_, target)), np.maximum(np.multiply(np.subtract(1, self_), self_), 1e-12))


def _binary_cross_entropy_backward_target(grad, self_):
    return np.multiply(grad, np.subtract(np.where(np.equal(self_, 1), -100, pointwise.log1p(np.negative(np.where(np.equal(self_, 1), 0, self_)))), np.where(np.less(np.abs(self_), 3.720075976020836e-44), -100, np.log(np.where(np.less(np.abs(self_), 3.720075976020836e-44), np.inf, self_)))))


def _binary_cross_entropy_backward(grad, self_, target):
    return np.true_divide(np.multiply(grad, np.subtract(self_, target)), np.maximum(np.multiply(np.subtract(1, self_), self_), 1e-12)), np.multiply(grad, np.subtract(np.where(np.equal(self_, 1), -100, pointwise.log1p(np.negative(np.where(np.equal(self_, 1), 0, self_)))), np.where(np.less(np.abs(self_), 3.720075976020836e-44), -100, np.log(np.where(np.less(np.abs(self_), 3.720075976020836e-44), np.inf, self_)))))


def _grid_sample_to_grid_backward_above(x, xx, xxx, xxxx):
    return np.add(np.multiply(x, xx), np.multiply(xxx, xxxx))


def _grid_sample_to_grid_backward_above_2(x, xx, xxx, xxxx, xxxxx, xxxxxx):
    return np.add(np.add(np.multiply(x, xx), np.multiply(xxx, xxxx)), np.multiply(xxxxx, xxxxxx))


def _grid_sample_to_grid_backward_self(x, xx, xxx):
    return np.add(np.add(x, xx), xxx)


def _batch_norm_backward_backward_above_inner(self_, x, xx):
    return np.multiply(np.subtract(self_, np.true_divide(x, xx)), np.subtract(self_, np.true_divide(x, xx)))


def _batch_norm_backward_backward_above_inner_2(grads_0, self_, x, xx, xxx, eps):
    return np.multiply(grads_0, np.multiply(np.subtract(self_, np.true_divide(x, xx)), pointwise.rsqrt(np.add(np.true_divide(xxx, xx), eps))))


def _batch_norm_backward_backward_above(x, xx, eps, grads_0, xxx, self_, xxxx, xxxxx, xxxxxx, xxxxxxx):
    return np.add(np.add(np.multiply(pointwise.rsqrt(np.add(np.true_divide(x, xx), eps)), np.subtract(np.subtract(grads_0, np.true_divide(xxx, xx)), np.multiply(np.multiply(np.subtract(self_, np.true_divide(xxxx, xx)), pointwise.rsqrt(np.add(np.true_divide(x, xx), eps))), np.true_divide(xxxxx, xx)))), np.multiply(xxxxxx, np.multiply(np.subtract(self_, np.true_divide(xxxx, xx)), pointwise.rsqrt(np.add(np.true_divide(x, xx), eps))))), xxxxxxx)


def _batch_norm_backward_backward_above_2(x, xx, eps, grads_0, xxx, self_, xxxx, xxxxx, xxxxxx, xxxxxxx, xxxxxxxx):
    return np.add(np.add(np.multiply(np.multiply(pointwise.rsqrt(np.add(np.true_divide(x, xx), eps)), np.subtract(np.subtract(grads_0, np.true_divide(xxx, xx)), np.multiply(np.multiply(np.subtract(self_, np.true_divide(xxxx, xx)), pointwise.rsqrt(np.add(np.true_divide(x, xx), eps))), np.true_divide(xxxxx, xx)))), xxxxxx), np.multiply(xxxxxxx, np.multiply(np.subtract(self_, np.true_divide(xxxx, xx)), pointwise.rsqrt(np.add(np.true_divide(x, xx), eps))))), xxxxxxxx)


def _batch_norm_backward_backward_self_inner(above, x, self_, xx, xxx, xxxx, eps):
    return np.multiply(np.multiply(above, x), np.multiply(np.subtract(self_, np.true_divide(xx, xxx)), pointwise.rsqrt(np.add(np.true_divide(xxxx, xxx), eps))))


def _batch_norm_backward_backward_self_inner_2(grads_0, x, xx, eps, above, xxx, self_, xxxx, xxxxx):
    return np.multiply(grads_0, np.multiply(pointwise.rsqrt(np.add(np.true_divide(x, xx), eps)), np.subtract(np.subtract(above, np.true_divide(xxx, xx)), np.multiply(np.multiply(np.subtract(self_, np.true_divide(xxxx, xx)), pointwise.rsqrt(np.add(np.true_divide(x, xx), eps))), np.true_divide(xxxxx, xx)))))


def _batch_norm_backward_backward_self_inner_3(grads_0, x, xx, eps, above, xxx, xxxx, self_, xxxxx, xxxxxx):
    return np.multiply(grads_0, np.multiply(pointwise.rsqrt(np.add(np.true_divide(x, xx), eps)), np.subtract(np.subtract(np.multiply(above, xxx), np.true_divide(xxxx, xx)), np.multiply(np.multiply(np.subtract(self_, np.true_divide(xxxxx, xx)), pointwise.rsqrt(np.add(np.true_divide(x, xx), eps))), np.true_divide(xxxxxx, xx)))))


def _batch_norm_backward_backward_self(x, xx, eps, above, xxx, xxxx, self_, xxxxx, xxxxxx, xxxxxxx, grads_0, xxxxxxxx, xxxxxxxxx, xxxxxxxxxx, xxxxxxxxxxx):
    return np.subtract(np.multiply(pointwise.rsqrt(np.add(np.true_divide(x, xx), eps)), np.subtract(np.subtract(np.multiply(above, xxx), np.true_divide(xxxx, xx)), np.multiply(np.multiply(np.subtract(self_, np.true_divide(xxxxx, xx)), pointwise.rsqrt(np.add(np.true_divide(x, xx), eps))), np.true_divide(xxxxxx, xx)))), np.multiply(pointwise.rsqrt(np.add(np.true_divide(x, xx), eps)), np.add(np.add(np.multiply(np.multiply(np.subtract(self_, np.true_divide(xxxxx, xx)), pointwise.rsqrt(np.add(np.true_divide(x, xx), eps))), np.true_divide(xxxxxxx, xx)), np.multiply(np.multiply(pointwise.rsqrt(np.add(np.true_divide(x, xx), eps)), np.subtract(np.subtract(grads_0, np.true_divide(xxxxxxxx, xx)), np.multiply(np.multiply(np.subtract(self_, np.true_divide(xxxxx, xx)), pointwise.rsqrt(np.add(np.true_divide(x, xx), eps))), np.true_divide(xxxxxxxxx, xx)))), np.true_divide(xxxxxxxxxx, xx))), np.multiply(np.multiply(pointwise.rsqrt(np.add(np.true_divide(x, xx), eps)), np.subtract(np.subtract(above, np.true_divide(xxxxxxxxxxx, xx)), np.multiply(np.multiply(np.subtract(self_, np.true_divide(xxxxx, xx)), pointwise.rsqrt(np.add(np.true_divide(x, xx), eps))), np.true_divide(xxxxxxxxxx, xx)))), np.true_divide(xxxxxxxxx, xx)))))


def _batch_norm_backward_backward_self_part(x, xx, eps, above, xxx, xxxx, self_, xxxxx, xxxxxx):
    return np.multiply(pointwise.rsqrt(np.add(np.true_divide(x, xx), eps)), np.subtract(np.subtract(np.multiply(above, xxx), np.true_divide(xxxx, xx)), np.multiply(np.multiply(np.subtract(self_, np.true_divide(xxxxx, xx)), pointwise.rsqrt(np.add(np.true_divide(x, xx), eps))), np.true_divide(xxxxxx, xx))))


def _batch_norm_backward_backward_self_part_2(x, xx, eps, self_, xxx, xxxx, grads_0, xxxxx, xxxxxx, xxxxxxx, above, xxxxxxxx, xxxxxxxxx):
    return np.multiply(pointwise.rsqrt(np.add(np.true_divide(x, xx), eps)), np.add(np.add(np.multiply(np.multiply(np.subtract(self_, np.true_divide(xxx, xx)), pointwise.rsqrt(np.add(np.true_divide(x, xx), eps))), np.true_divide(xxxx, xx)), np.multiply(np.multiply(pointwise.rsqrt(np.add(np.true_divide(x, xx), eps)), np.subtract(np.subtract(grads_0, np.true_divide(xxxxx, xx)), np.multiply(np.multiply(np.subtract(self_, np.true_divide(xxx, xx)), pointwise.rsqrt(np.add(np.true_divide(x, xx), eps))), np.true_divide(xxxxxx, xx)))), np.true_divide(xxxxxxx, xx))), np.multiply(np.multiply(pointwise.rsqrt(np.add(np.true_divide(x, xx), eps)), np.subtract(np.subtract(np.multiply(above, xxxxxxxx), np.true_divide(xxxxxxxxx, xx)), np.multiply(np.multiply(np.subtract(self_, np.true_divide(xxx, xx)), pointwise.rsqrt(np.add(np.true_divide(x, xx), eps))), np.true_divide(xxxxxxx, xx)))), np.true_divide(xxxxxx, xx))))


def _group_norm_backward_self_inner(x, xx, xxx):
    return np.multiply(np.subtract(x, np.true_divide(xx, xxx)), np.subtract(x, np.true_divide(xx, xxx)))


def _group_norm_backward_self_inner_2(x, xx, xxx, xxxx):
    return np.multiply(x, np.subtract(xx, np.true_divide(xxx, xxxx)))


def _group_norm_backward_self(x, xx, eps, xxx, xxxx, xxxxx, xxxxxx, xxxxxxx):
    return np.multiply(pointwise.rsqrt(np.add(np.true_divide(x, xx), eps)), np.subtract(np.subtract(xxx, np.true_divide(xxxx, xx)), np.multiply(np.subtract(xxxxx, np.true_divide(xxxxxx, xx)), np.multiply(pointwise.rsqrt(np.add(np.true_divide(x, xx), eps)), np.multiply(pointwise.rsqrt(np.add(np.true_divide(x, xx), eps)), np.true_divide(xxxxxxx, xx))))))


def _group_norm_backward_weight_inner(x, xx, xxx, xxxx, eps):
    return np.multiply(np.subtract(x, np.true_divide(xx, xxx)), pointwise.rsqrt(np.add(np.true_divide(xxxx, xxx), eps)))


def _rms_norm_backward_self(self_, x, eps, grad):
    return np.multiply(pointwise.rsqrt(np.add(np.true_divide(pointwise.row_sum(np.multiply(self_, self_)), x), eps)), np.subtract(grad, np.multiply(np.multiply(self_, pointwise.rsqrt(np.add(np.true_divide(pointwise.row_sum(np.multiply(self_, self_)), x), eps))), np.true_divide(pointwise.row_sum(np.multiply(grad, np.multiply(self_, pointwise.rsqrt(np.add(np.true_divide(pointwise.row_sum(np.multiply(self_, self_)), x), eps))))), x))))


def _attention_backward_backward_above_inner(x, xx, scale, xxx):
    return np.multiply(np.multiply(np.add(x, xx), scale), xxx)


def _attention_backward_backward_query_inner(x, xx, scale, xxx, xxxx, xxxxx, xxxxxx):
    return np.multiply(np.add(np.multiply(np.multiply(np.add(x, xx), scale), np.subtract(xxx, xxxx)), xxxxx), xxxxxx)


def _attention_backward_backward_query(x, xx, scale):
    return np.multiply(np.add(x, xx), scale)


def _fused_attention_backward_bias(x, xx, xxx, xxxx):
    return np.multiply(x, np.subtract(np.multiply(xx, xxx), xxxx))


def _fused_attention_backward_backward_above_inner_inner(x, xx, xxx):
    return np.multiply(np.add(x, xx), xxx)


def _fused_attention_backward_backward_above_inner(x, xx, xxx, xxxx, xxxxx):
    return np.multiply(np.multiply(x, xx), np.subtract(np.add(xxx, xxxx), xxxxx))


def _fused_attention_backward_backward_query_inner_inner(x, xx, xxx):
    return np.multiply(x, np.multiply(xx, xxx))


def _fused_attention_backward_backward_query_inner_inner_2(x, xx, xxx, xxxx, xxxxx, xxxxxx, xxxxxxx, xxxxxxxx):
    return np.multiply(np.add(np.subtract(np.multiply(np.add(x, xx), np.subtract(np.multiply(xxx, xxxx), xxxxx)), np.multiply(xxxxxx, np.multiply(xxx, xxxx))), np.multiply(xxxxxxx, xxxx)), xxxxxxxx)


def _fused_attention_backward_backward_query_inner(x, xx, xxx, xxxx, xxxxx, xxxxxx, xxxxxxx, xxxxxxxx, xxxxxxxxx):
    return np.multiply(x, np.subtract(np.add(np.subtract(np.multiply(np.add(xx, xxx), np.subtract(np.multiply(xxxx, xxxxx), xxxxxx)), np.multiply(xxxxxxx, np.multiply(xxxx, xxxxx))), np.multiply(xxxxxxxx, xxxxx)), xxxxxxxxx))


def _lstm_backward_gates_inner(x):
    return np.subtract(1, x)


def _distances_backward_self(grad, result):
    return np.true_divide(grad, np.where(np.equal(result, 0), np.inf, result))


def _distances_backward_self_2(x, xx, xxx):
    return np.multiply(pointwise.sgn(np.subtract(x, xx)), np.multiply(xxx, 0))


def _distances_backward_self_3(x, xx, xxx, xxxx, xxxxx, xxxxxx):
    return np.multiply(np.true_divide(x, xx), np.where(np.equal(xxx, xxxx), pointwise.sgn(np.subtract(xxxxx, xxxxxx)), 0))


def _distances_backward_self_4(x, xx, xxx, xxxx, xxxxx):
    return np.multiply(x, np.multiply(pointwise.sgn(np.subtract(xx, xxx)), np.multiply(np.where(np.equal(np.subtract(xx, xxx), 0), 1, np.true_divide(xxxx, np.where(np.equal(xxxxx, 0), np.inf, xxxxx))), np.where(np.equal(np.subtract(xx, xxx), 0), 1, np.true_divide(xxxx, np.where(np.equal(xxxxx, 0), np.inf, xxxxx))))))


def _distances_backward_self_5(x, xx, xxx, xxxx, xxxxx):
    return np.multiply(x, np.multiply(pointwise.sgn(np.subtract(xx, xxx)), np.multiply(np.multiply(np.where(np.equal(np.subtract(xx, xxx), 0), 1, np.true_divide(xxxx, np.where(np.equal(xxxxx, 0), np.inf, xxxxx))), np.where(np.equal(np.subtract(xx, xxx), 0), 1, np.true_divide(xxxx, np.where(np.equal(xxxxx, 0), np.inf, xxxxx)))), np.where(np.equal(np.subtract(xx, xxx), 0), 1, np.true_divide(xxxx, np.where(np.equal(xxxxx, 0), np.inf, xxxxx))))))


def _distances_backward_self_6(x, xx, xxx, xxxx, xxxxx):
    return np.multiply(x, np.multiply(pointwise.sgn(np.subtract(xx, xxx)), np.sqrt(np.where(np.equal(np.subtract(xx, xxx), 0), 1, np.true_divide(xxxx, np.where(np.equal(xxxxx, 0), np.inf, xxxxx))))))


def _distances_backward_self_7(x, xx, xxx, xxxx, xxxxx):
    return np.multiply(x, np.multiply(pointwise.sgn(np.subtract(xx, xxx)), np.true_divide(1, np.where(np.equal(np.subtract(xx, xxx), 0), 1, np.true_divide(xxxx, np.where(np.equal(xxxxx, 0), np.inf, xxxxx))))))


def _distances_backward_self_8(x, xx, xxx, xxxx, xxxxx, xxxxxx):
    return np.multiply(x, np.multiply(pointwise.sgn(np.subtract(xx, xxx)), pointwise.pow(np.where(np.equal(np.subtract(xx, xxx), 0), 1, np.true_divide(xxxx, np.where(np.equal(xxxxx, 0), np.inf, xxxxx))), xxxxxx)))


def _pair_distances_backward_self_inner(x, xx):
    return np.equal(np.abs(x), xx)


def _pair_distances_backward_self(x, xx, xxx, xxxx):
    return np.multiply(np.true_divide(x, xx), np.where(np.equal(np.abs(xxx), xxxx), pointwise.sgn(xxx), 0))


def _pair_distances_backward_self_2(x, xx, xxx):
    return np.multiply(x, np.multiply(pointwise.sgn(xx), np.multiply(np.where(np.equal(xx, 0), 1, np.true_divide(np.abs(xx), np.where(np.equal(xxx, 0), np.inf, xxx))), np.where(np.equal(xx, 0), 1, np.true_divide(np.abs(xx), np.where(np.equal(xxx, 0), np.inf, xxx))))))


def _pair_distances_backward_self_3(x, xx, xxx):
    return np.multiply(x, np.multiply(pointwise.sgn(xx), np.multiply(np.multiply(np.where(np.equal(xx, 0), 1, np.true_divide(np.abs(xx), np.where(np.equal(xxx, 0), np.inf, xxx))), np.where(np.equal(xx, 0), 1, np.true_divide(np.abs(xx), np.where(np.equal(xxx, 0), np.inf, xxx)))), np.where(np.equal(xx, 0), 1, np.true_divide(np.abs(xx), np.where(np.equal(xxx, 0), np.inf, xxx))))))


def _pair_distances_backward_self_4(x, xx, xxx):
    return np.multiply(x, np.multiply(pointwise.sgn(xx), np.sqrt(np.where(np.equal(xx, 0), 1, np.true_divide(np.abs(xx), np.where(np.equal(xxx, 0), np.inf, xxx))))))


def _pair_distances_backward_self_5(x, xx, xxx):
    return np.multiply(x, np.multiply(pointwise.sgn(xx), np.true_divide(1, np.where(np.equal(xx, 0), 1, np.true_divide(np.abs(xx), np.where(np.equal(xxx, 0), np.inf, xxx))))))


def _pair_distances_backward_self_6(x, xx, xxx, xxxx):
    return np.multiply(x, np.multiply(pointwise.sgn(xx), pointwise.pow(np.where(np.equal(xx, 0), 1, np.true_divide(np.abs(xx), np.where(np.equal(xxx, 0), np.inf, xxx))), xxxx)))


# name: (function, kinds of its operands, kinds of its results, what it runs along, whether integers are taken as floats, dtype classes; the only dtypes, if not all of the classes)
KERNELS = {
    "add": (add, ('same', 'same'), ('same',), "elements", False, "bifc"),
    "add_2": (add_2, ('same', 'same', 'same'), ('same',), "elements", False, "bifc"),
    "sub": (sub, ('same', 'same'), ('same',), "elements", False, "ifc"),
    "sub_2": (sub_2, ('same', 'same', 'same'), ('same',), "elements", False, "ifc"),
    "mul": (mul, ('same', 'same'), ('same',), "elements", False, "bifc"),
    "div": (div, ('same', 'same'), ('same',), "elements", True, "fc"),
    "floor_divide": (floor_divide, ('same', 'same'), ('same',), "elements", False, "if"),
    "_trunc_div": (_trunc_div, ('same', 'same'), ('same',), "elements", True, "f"),
    "remainder": (remainder, ('same', 'same'), ('same',), "elements", False, "if"),
    "fmod": (fmod, ('same', 'same'), ('same',), "elements", False, "if"),
    "neg": (neg, ('same',), ('same',), "elements", False, "ifc"),
    "reciprocal": (reciprocal, ('same',), ('same',), "elements", True, "fc"),
    "square": (square, ('same',), ('same',), "elements", False, "ifc"),
    "pow_Scalar": (pow_Scalar, ('same',), ('same',), "elements", False, "ifc"),
    "pow_Scalar_2": (pow_Scalar_2, ('same',), ('same',), "elements", False, "ifc"),
    "pow_Scalar_3": (pow_Scalar_3, ('same',), ('same',), "elements", True, "fc"),
    "pow_Scalar_4": (pow_Scalar_4, ('same',), ('same',), "elements", True, "fc"),
    "pow_Scalar_5": (pow_Scalar_5, ('same', 'same'), ('same',), "elements", False, "ifc"),
    "pow": (pow, ('same', 'same'), ('same',), "elements", False, "ifc"),
    "abs": (abs, ('same',), ('real',), "elements", False, "ifc"),
    "sgn": (sgn, ('same',), ('same',), "elements", False, "bifc"),
    "sign": (sign, ('same',), ('same',), "elements", False, "bif"),
    "conj": (conj, ('same',), ('same',), "elements", False, "bifc"),
    "_real_part": (_real_part, ('same',), ('real',), "elements", False, "bifc"),
    "_imag_part": (_imag_part, ('same',), ('real',), "elements", False, "c"),
    "polar": (polar, ('same', 'same'), ('complex',), "elements", True, "f", ('float32', 'float64')),
    "angle": (angle, ('same',), ('real',), "elements", True, "fc"),
    "addcmul": (addcmul, ('same', 'same', 'same', 'same'), ('same',), "elements", False, "ifc"),
    "addcdiv": (addcdiv, ('same', 'same', 'same', 'same'), ('same',), "elements", True, "fc"),
    "lerp": (lerp, ('same', 'same', 'same'), ('same',), "elements", False, "fc"),
    "_share_of_length": (_share_of_length, ('same', 'same'), ('same',), "elements", True, "f"),
    "hypot": (hypot, ('same', 'same'), ('same',), "elements", False, "f"),
    "maximum": (maximum, ('same', 'same'), ('same',), "elements", False, "bif"),
    "minimum": (minimum, ('same', 'same'), ('same',), "elements", False, "bif"),
    "fmax": (fmax, ('same', 'same'), ('same',), "elements", False, "bif"),
    "fmin": (fmin, ('same', 'same'), ('same',), "elements", False, "bif"),
    "clamp": (clamp, ('same', 'same', 'same'), ('same',), "elements", False, "if"),
    "clamp_2": (clamp_2, ('same', 'same'), ('same',), "elements", False, "if"),
    "clamp_3": (clamp_3, ('same', 'same'), ('same',), "elements", False, "if"),
    "clamp_4": (clamp_4, ('same',), ('same',), "elements", False, "if"),
    "copysign": (copysign, ('same', 'same'), ('same',), "elements", True, "f"),
    "_nan_to_num": (_nan_to_num, ('same', 'real', 'real', 'real'), ('same',), "elements", True, "f"),
    "where": (where, ('bool', 'same', 'same'), ('same',), "elements", False, "bifc"),
    "masked_fill": (masked_fill, ('bool', 'same', 'same'), ('same',), "elements", False, "bifc"),
    "gcd": (gcd, ('same', 'same'), ('same',), "elements", False, "i"),
    "lcm": (lcm, ('same', 'same'), ('same',), "elements", False, "i"),
    "nextafter": (nextafter, ('same', 'same'), ('same',), "elements", False, "f", ('float32', 'float64')),
    "exp": (exp, ('same',), ('same',), "elements", True, "fc"),
    "exp2": (exp2, ('same',), ('same',), "elements", True, "fc"),
    "expm1": (expm1, ('same',), ('same',), "elements", True, "fc"),
    "log": (log, ('same',), ('same',), "elements", True, "fc"),
    "log2": (log2, ('same',), ('same',), "elements", True, "fc"),
    "log10": (log10, ('same',), ('same',), "elements", True, "fc"),
    "log1p": (log1p, ('same',), ('same',), "elements", True, "fc"),
    "rsqrt": (rsqrt, ('same',), ('same',), "elements", True, "fc"),
    "logaddexp": (logaddexp, ('same', 'same', 'real'), ('same',), "elements", True, "fc"),
    "logaddexp2": (logaddexp2, ('same', 'same', 'real'), ('same',), "elements", True, "f"),
    "xlogy": (xlogy, ('same', 'same'), ('same',), "elements", True, "f"),
    "special_xlog1py": (special_xlog1py, ('same', 'same'), ('same',), "elements", True, "f"),
    "special_entr": (special_entr, ('same',), ('same',), "elements", True, "f"),
    "sin": (sin, ('same',), ('same',), "elements", True, "fc"),
    "cos": (cos, ('same',), ('same',), "elements", True, "fc"),
    "tan": (tan, ('same',), ('same',), "elements", True, "fc"),
    "asin": (asin, ('same',), ('same',), "elements", True, "fc"),
    "acos": (acos, ('same',), ('same',), "elements", True, "fc"),
    "atan": (atan, ('same',), ('same',), "elements", True, "fc"),
    "sinh": (sinh, ('same',), ('same',), "elements", True, "fc"),
    "cosh": (cosh, ('same',), ('same',), "elements", True, "fc"),
    "tanh": (tanh, ('same',), ('same',), "elements", True, "fc"),
    "asinh": (asinh, ('same',), ('same',), "elements", True, "fc"),
    "acosh": (acosh, ('same',), ('same',), "elements", True, "fc"),
    "atanh": (atanh, ('same',), ('same',), "elements", True, "fc"),
    "atan2": (atan2, ('same', 'same'), ('same',), "elements", True, "f"),
    "sinc": (sinc, ('same',), ('same',), "elements", True, "fc"),
    "deg2rad": (deg2rad, ('same', 'real'), ('same',), "elements", False, "bif"),
    "erf": (erf, ('same',), ('same',), "elements", True, "f"),
    "erfc": (erfc, ('same',), ('same',), "elements", True, "f"),
    "erfinv": (erfinv, ('same',), ('same',), "elements", True, "f"),
    "lgamma": (lgamma, ('same',), ('same',), "elements", True, "f"),
    "digamma": (digamma, ('same',), ('same',), "elements", True, "f"),
    "polygamma": (polygamma, ('real', 'same'), ('same',), "elements", True, "f"),
    "special_ndtr": (special_ndtr, ('same',), ('same',), "elements", True, "f"),
    "sigmoid": (sigmoid, ('same',), ('same',), "elements", True, "fc"),
    "logit": (logit, ('same',), ('same',), "elements", True, "f"),
    "logit_2": (logit_2, ('same', 'real', 'real'), ('same',), "elements", True, "f"),
    "_bessel_one_near": (_bessel_one_near, ('same',), ('same',), "elements", True, "f"),
    "special_bessel_j0": (special_bessel_j0, ('same',), ('same',), "elements", True, "f", ('float32', 'float64')),
    "special_bessel_j1": (special_bessel_j1, ('same',), ('same',), "elements", True, "f", ('float32', 'float64')),
    "special_bessel_y0": (special_bessel_y0, ('same',), ('same',), "elements", True, "f", ('float32', 'float64')),
    "special_bessel_y1": (special_bessel_y1, ('same',), ('same',), "elements", True, "f", ('float32', 'float64')),
    "i0": (i0, ('same',), ('same',), "elements", True, "f"),
    "_bessel_i_far_ratio": (_bessel_i_far_ratio, ('same',), ('same',), "elements", True, "f"),
    "_bessel_i_near_ratio": (_bessel_i_near_ratio, ('same',), ('same',), "elements", True, "f"),
    "_bessel_k_ratio": (_bessel_k_ratio, ('same',), ('same',), "elements", True, "f"),
    "_bessel_i1e_near_slope": (_bessel_i1e_near_slope, ('same',), ('same',), "elements", True, "f"),
    "special_i0e": (special_i0e, ('same',), ('same',), "elements", True, "f"),
    "special_i1": (special_i1, ('same',), ('same',), "elements", True, "f"),
    "special_i1e": (special_i1e, ('same',), ('same',), "elements", True, "f"),
    "special_modified_bessel_k0": (special_modified_bessel_k0, ('same',), ('same',), "elements", True, "f", ('float32', 'float64')),
    "special_modified_bessel_k1": (special_modified_bessel_k1, ('same',), ('same',), "elements", True, "f", ('float32', 'float64')),
    "special_scaled_modified_bessel_k0": (special_scaled_modified_bessel_k0, ('same',), ('same',), "elements", True, "f", ('float32', 'float64')),
    "special_scaled_modified_bessel_k1": (special_scaled_modified_bessel_k1, ('same',), ('same',), "elements", True, "f", ('float32', 'float64')),
    "special_spherical_bessel_j0": (special_spherical_bessel_j0, ('same',), ('same',), "elements", True, "f", ('float32', 'float64')),
    "_spherical_slope": (_spherical_slope, ('same',), ('same',), "elements", True, "f", ('float32', 'float64')),
    "special_airy_ai": (special_airy_ai, ('same',), ('same',), "elements", True, "f", ('float32', 'float64')),
    "_airy_slope": (_airy_slope, ('same',), ('same',), "elements", True, "f", ('float32', 'float64')),
    "special_erfcx": (special_erfcx, ('same',), ('same',), "elements", True, "f", ('float32', 'float64')),
    "special_ndtri": (special_ndtri, ('same',), ('same',), "elements", True, "f", ('float32', 'float64')),
    "special_log_ndtr": (special_log_ndtr, ('same',), ('same',), "elements", True, "f", ('float32', 'float64')),
    "special_zeta": (special_zeta, ('same', 'same'), ('same',), "elements", True, "f", ('float32', 'float64')),
    "igamma": (igamma, ('same', 'same'), ('same',), "elements", True, "f"),
    "igammac": (igammac, ('same', 'same'), ('same',), "elements", True, "f"),
    "special_chebyshev_polynomial_t": (special_chebyshev_polynomial_t, ('same', 'same'), ('same',), "elements", True, "f", ('float32', 'float64')),
    "special_chebyshev_polynomial_u": (special_chebyshev_polynomial_u, ('same', 'same'), ('same',), "elements", True, "f", ('float32', 'float64')),
    "special_chebyshev_polynomial_v": (special_chebyshev_polynomial_v, ('same', 'same'), ('same',), "elements", True, "f", ('float32', 'float64')),
    "special_chebyshev_polynomial_w": (special_chebyshev_polynomial_w, ('same', 'same'), ('same',), "elements", True, "f", ('float32', 'float64')),
    "special_legendre_polynomial_p": (special_legendre_polynomial_p, ('same', 'same'), ('same',), "elements", True, "f", ('float32', 'float64')),
    "special_hermite_polynomial_h": (special_hermite_polynomial_h, ('same', 'same'), ('same',), "elements", True, "f", ('float32', 'float64')),
    "special_hermite_polynomial_he": (special_hermite_polynomial_he, ('same', 'same'), ('same',), "elements", True, "f", ('float32', 'float64')),
    "special_shifted_chebyshev_polynomial_t": (special_shifted_chebyshev_polynomial_t, ('same', 'same'), ('same',), "elements", True, "f", ('float32', 'float64')),
    "special_shifted_chebyshev_polynomial_u": (special_shifted_chebyshev_polynomial_u, ('same', 'same'), ('same',), "elements", True, "f", ('float32', 'float64')),
    "special_shifted_chebyshev_polynomial_v": (special_shifted_chebyshev_polynomial_v, ('same', 'same'), ('same',), "elements", True, "f", ('float32', 'float64')),
    "special_shifted_chebyshev_polynomial_w": (special_shifted_chebyshev_polynomial_w, ('same', 'same'), ('same',), "elements", True, "f", ('float32', 'float64')),
    "special_laguerre_polynomial_l": (special_laguerre_polynomial_l, ('same', 'same'), ('same',), "elements", True, "f", ('float32', 'float64')),
    "_laguerre": (_laguerre, ('same', 'same', 'real'), ('same',), "elements", True, "f", ('float32', 'float64')),
    "_gegenbauer": (_gegenbauer, ('same', 'same', 'real'), ('same',), "elements", True, "f", ('float32', 'float64')),
    "relu": (relu, ('same',), ('same',), "elements", False, "if"),
    "nn_functional_relu6": (nn_functional_relu6, ('same',), ('same',), "elements", False, "if"),
    "nn_functional_leaky_relu": (nn_functional_leaky_relu, ('same', 'real'), ('same',), "elements", False, "f"),
    "nn_functional_elu": (nn_functional_elu, ('same', 'real'), ('same',), "elements", True, "f"),
    "nn_functional_selu": (nn_functional_selu, ('same',), ('same',), "elements", True, "f"),
    "nn_functional_celu": (nn_functional_celu, ('same', 'real'), ('same',), "elements", True, "f"),
    "_gelu_slope": (_gelu_slope, ('same',), ('same',), "elements", True, "f"),
    "_gelu_gate": (_gelu_gate, ('same',), ('same',), "elements", True, "f"),
    "_gelu_rise": (_gelu_rise, ('same',), ('same',), "elements", True, "f"),
    "nn_functional_gelu": (nn_functional_gelu, ('same',), ('same',), "elements", True, "f"),
    "nn_functional_gelu_2": (nn_functional_gelu_2, ('same',), ('same',), "elements", True, "f"),
    "_silu_slope": (_silu_slope, ('same',), ('same',), "elements", True, "fc"),
    "nn_functional_silu": (nn_functional_silu, ('same',), ('same',), "elements", True, "fc"),
    "_mish_slope": (_mish_slope, ('same',), ('same',), "elements", True, "f"),
    "nn_functional_mish": (nn_functional_mish, ('same',), ('same',), "elements", True, "f"),
    "nn_functional_softplus": (nn_functional_softplus, ('same', 'real', 'real'), ('same',), "elements", True, "f"),
    "nn_functional_softsign": (nn_functional_softsign, ('same',), ('same',), "elements", True, "fc"),
    "nn_functional_tanhshrink": (nn_functional_tanhshrink, ('same',), ('same',), "elements", True, "fc"),
    "nn_functional_logsigmoid": (nn_functional_logsigmoid, ('same',), ('same',), "elements", True, "f"),
    "nn_functional_hardtanh": (nn_functional_hardtanh, ('same', 'real', 'real'), ('same',), "elements", False, "if"),
    "nn_functional_hardsigmoid": (nn_functional_hardsigmoid, ('same',), ('same',), "elements", True, "f"),
    "nn_functional_hardswish": (nn_functional_hardswish, ('same',), ('same',), "elements", True, "f"),
    "nn_functional_hardshrink": (nn_functional_hardshrink, ('same', 'real', 'real'), ('same',), "elements", False, "f"),
    "nn_functional_softshrink": (nn_functional_softshrink, ('same', 'real', 'real'), ('same',), "elements", False, "f"),
    "nn_functional_threshold": (nn_functional_threshold, ('same', 'real', 'real'), ('same',), "elements", False, "if"),
    "_prelu": (_prelu, ('same', 'same'), ('same',), "elements", False, "f"),
    "eq": (eq, ('same', 'same'), ('bool',), "elements", False, "bifc"),
    "ne": (ne, ('same', 'same'), ('bool',), "elements", False, "bifc"),
    "lt": (lt, ('same', 'same'), ('bool',), "elements", False, "bif"),
    "le": (le, ('same', 'same'), ('bool',), "elements", False, "bif"),
    "gt": (gt, ('same', 'same'), ('bool',), "elements", False, "bif"),
    "ge": (ge, ('same', 'same'), ('bool',), "elements", False, "bif"),
    "isnan": (isnan, ('same',), ('bool',), "elements", False, "bifc"),
    "isinf": (isinf, ('same',), ('bool',), "elements", False, "bifc"),
    "isfinite": (isfinite, ('same',), ('bool',), "elements", False, "bifc"),
    "isposinf": (isposinf, ('same',), ('bool',), "elements", True, "f"),
    "isneginf": (isneginf, ('same',), ('bool',), "elements", True, "f"),
    "signbit": (signbit, ('same',), ('bool',), "elements", False, "bif"),
    "logical_and": (logical_and, ('same', 'same'), ('bool',), "elements", False, "bifc"),
    "logical_or": (logical_or, ('same', 'same'), ('bool',), "elements", False, "bifc"),
    "logical_xor": (logical_xor, ('same', 'same'), ('bool',), "elements", False, "bifc"),
    "logical_not": (logical_not, ('same',), ('bool',), "elements", False, "bifc"),
    "bitwise_and": (bitwise_and, ('same', 'same'), ('same',), "elements", False, "bi"),
    "bitwise_or": (bitwise_or, ('same', 'same'), ('same',), "elements", False, "bi"),
    "bitwise_xor": (bitwise_xor, ('same', 'same'), ('same',), "elements", False, "bi"),
    "bitwise_not": (bitwise_not, ('same',), ('same',), "elements", False, "bi"),
    "bitwise_left_shift": (bitwise_left_shift, ('same', 'same'), ('same',), "elements", False, "i"),
    "bitwise_right_shift": (bitwise_right_shift, ('same', 'same'), ('same',), "elements", False, "i"),
    "heaviside": (heaviside, ('same', 'same'), ('same',), "elements", False, "bif"),
    "floor": (floor, ('same',), ('same',), "elements", False, "if"),
    "ceil": (ceil, ('same',), ('same',), "elements", False, "if"),
    "trunc": (trunc, ('same',), ('same',), "elements", False, "if"),
    "round": (round, ('same',), ('same',), "elements", False, "if"),
    "frac": (frac, ('same',), ('same',), "elements", False, "f"),
    "frexp": (frexp, ('same',), ('same', 'int'), "elements", False, "f"),
    "_softmax": (_softmax, ('same',), ('same',), "rows", True, "f"),
    "_log_softmax": (_log_softmax, ('same',), ('same',), "rows", True, "f"),
    "_row_sum": (_row_sum, ('same',), ('same',), "reduce", False, "ifc"),
    "_row_nansum": (_row_nansum, ('same',), ('same',), "reduce", False, "f"),
    "_row_max": (_row_max, ('same',), ('same',), "reduce", False, "if"),
    "_row_min": (_row_min, ('same',), ('same',), "reduce", False, "if"),
    "_row_variance": (_row_variance, ('same', 'real'), ('real',), "reduce", True, "f"),
    "_row_logsumexp": (_row_logsumexp, ('same',), ('same',), "reduce", True, "f"),
    "_row_sum_of_squares": (_row_sum_of_squares, ('same',), ('same',), "reduce", False, "f"),
    "_linalg_over_gap": (_linalg_over_gap, ('same', 'same'), ('same',), "elements", True, "fc"),
    "_renorm_factor": (_renorm_factor, ('same', 'same'), ('same',), "elements", True, "f"),
    "_layer_norm": (_layer_norm, ('same', 'real'), ('same',), "rows", True, "f"),
    "_layer_norm_2": (_layer_norm_2, ('same', 'real', 'same'), ('same',), "rows", True, "f"),
    "_layer_norm_3": (_layer_norm_3, ('same', 'real', 'same', 'same'), ('same',), "rows", True, "f"),
    "_row_squared_distance": (_row_squared_distance, ('same', 'same'), ('same',), "reduce", False, "f"),
    "_smooth_l1": (_smooth_l1, ('same', 'same', 'real', 'real', 'real'), ('same',), "elements", False, "f"),
    "_smooth_l1_2": (_smooth_l1_2, ('same', 'same'), ('real',), "elements", False, "f"),
    "_binary_cross_entropy_with_logits": (_binary_cross_entropy_with_logits, ('same', 'same'), ('same',), "elements", True, "f"),
    "_binary_cross_entropy": (_binary_cross_entropy, ('same', 'same'), ('same',), "elements", True, "f"),
    "_rms_norm": (_rms_norm, ('same', 'real'), ('same',), "rows", True, "f"),
    "_sgd_update": (_sgd_update, ('same', 'same', 'same', 'same'), ('same',), "elements", False, "f"),
    "_momentum_update": (_momentum_update, ('same', 'same', 'same', 'same', 'same', 'same', 'same'), ('same', 'same'), "elements", False, "f"),
    "_momentum_update_2": (_momentum_update_2, ('same', 'same', 'same', 'same', 'same', 'same', 'same'), ('same', 'same'), "elements", False, "f"),
    "_momentum_update_3": (_momentum_update_3, ('same', 'same', 'same', 'same', 'same', 'same', 'same'), ('same', 'same'), "elements", False, "f"),
    "_momentum_update_4": (_momentum_update_4, ('same', 'same', 'same', 'same', 'same', 'same', 'same'), ('same', 'same'), "elements", False, "f"),
    "_momentum_update_5": (_momentum_update_5, ('same', 'same', 'same', 'same', 'same', 'same', 'same'), ('same', 'same'), "elements", False, "f"),
    "_momentum_update_6": (_momentum_update_6, ('same', 'same', 'same', 'same', 'same', 'same', 'same'), ('same', 'same'), "elements", False, "f"),
    "_momentum_update_7": (_momentum_update_7, ('same', 'same', 'same', 'same', 'same', 'same', 'same'), ('same', 'same'), "elements", False, "f"),
    "_momentum_update_8": (_momentum_update_8, ('same', 'same', 'same', 'same', 'same', 'same', 'same'), ('same', 'same'), "elements", False, "f"),
    "_momentum_update_9": (_momentum_update_9, ('same', 'same', 'same', 'same', 'same', 'same', 'same'), ('same', 'same'), "elements", False, "f"),
    "_momentum_update_10": (_momentum_update_10, ('same', 'same', 'same', 'same', 'same', 'same'), ('same', 'same'), "elements", False, "f"),
    "_momentum_update_11": (_momentum_update_11, ('same', 'same', 'same', 'same', 'same', 'same', 'same'), ('same', 'same'), "elements", False, "f"),
    "_momentum_update_12": (_momentum_update_12, ('same', 'same', 'same', 'same', 'same', 'same'), ('same', 'same'), "elements", False, "f"),
    "_rmsprop_update": (_rmsprop_update, ('same', 'same', 'same', 'same', 'same', 'same', 'same', 'same'), ('same', 'same'), "elements", True, "f"),
    "_rmsprop_update_2": (_rmsprop_update_2, ('same', 'same', 'same', 'same', 'same', 'same', 'same', 'same'), ('same', 'same'), "elements", True, "f"),
    "_rmsprop_update_3": (_rmsprop_update_3, ('same', 'same', 'same', 'same', 'same', 'same', 'same', 'same'), ('same', 'same'), "elements", True, "f"),
    "_rmsprop_update_4": (_rmsprop_update_4, ('same', 'same', 'same', 'same', 'same', 'same', 'same', 'same'), ('same', 'same'), "elements", True, "f"),
    "_rmsprop_update_5": (_rmsprop_update_5, ('same', 'same', 'same', 'same', 'same', 'same', 'same', 'same'), ('same', 'same'), "elements", True, "f"),
    "_rmsprop_update_6": (_rmsprop_update_6, ('same', 'same', 'same', 'same', 'same', 'same', 'same', 'same'), ('same', 'same'), "elements", True, "f"),
    "_rmsprop_update_7": (_rmsprop_update_7, ('same', 'same', 'same', 'same', 'same', 'same', 'same', 'same'), ('same', 'same'), "elements", True, "f"),
    "_rmsprop_update_8": (_rmsprop_update_8, ('same', 'same', 'same', 'same', 'same', 'same', 'same'), ('same', 'same'), "elements", True, "f"),
    "_rmsprop_momentum_update": (_rmsprop_momentum_update, ('same', 'same', 'same', 'same', 'same', 'same', 'same', 'same', 'same', 'same'), ('same', 'same', 'same'), "elements", True, "f"),
    "_rmsprop_momentum_update_2": (_rmsprop_momentum_update_2, ('same', 'same', 'same', 'same', 'same', 'same', 'same', 'same', 'same', 'same'), ('same', 'same', 'same'), "elements", True, "f"),
    "_rmsprop_momentum_update_3": (_rmsprop_momentum_update_3, ('same', 'same', 'same', 'same', 'same', 'same', 'same', 'same', 'same', 'same'), ('same', 'same', 'same'), "elements", True, "f"),
    "_rmsprop_momentum_update_4": (_rmsprop_momentum_update_4, ('same', 'same', 'same', 'same', 'same', 'same', 'same', 'same', 'same', 'same'), ('same', 'same', 'same'), "elements", True, "f"),
    "_rmsprop_momentum_update_5": (_rmsprop_momentum_update_5, ('same', 'same', 'same', 'same', 'same', 'same', 'same', 'same', 'same', 'same'), ('same', 'same', 'same'), "elements", True, "f"),
    "_rmsprop_momentum_update_6": (_rmsprop_momentum_update_6, ('same', 'same', 'same', 'same', 'same', 'same', 'same', 'same', 'same', 'same'), ('same', 'same', 'same'), "elements", True, "f"),
    "_rmsprop_momentum_update_7": (_rmsprop_momentum_update_7, ('same', 'same', 'same', 'same', 'same', 'same', 'same', 'same', 'same', 'same'), ('same', 'same', 'same'), "elements", True, "f"),
    "_rmsprop_momentum_update_8": (_rmsprop_momentum_update_8, ('same', 'same', 'same', 'same', 'same', 'same', 'same', 'same', 'same'), ('same', 'same', 'same'), "elements", True, "f"),
    "_adam_update": (_adam_update, ('same', 'same', 'same', 'same', 'same', 'same', 'same', 'same', 'same', 'same', 'same'), ('same', 'same', 'same'), "elements", True, "f"),
    "_adam_update_2": (_adam_update_2, ('same', 'same', 'same', 'same', 'same', 'same', 'same', 'same', 'same', 'same', 'same'), ('same', 'same', 'same'), "elements", True, "f"),
    "_adam_update_3": (_adam_update_3, ('same', 'same', 'same', 'same', 'same', 'same', 'same', 'same', 'same', 'same', 'same'), ('same', 'same', 'same'), "elements", True, "f"),
    "_adam_update_4": (_adam_update_4, ('same', 'same', 'same', 'same', 'same', 'same', 'same', 'same', 'same', 'same', 'same'), ('same', 'same', 'same'), "elements", True, "f"),
    "_adam_update_5": (_adam_update_5, ('same', 'same', 'same', 'same', 'same', 'same', 'same', 'same', 'same', 'same', 'same'), ('same', 'same', 'same'), "elements", True, "f"),
    "_adam_update_6": (_adam_update_6, ('same', 'same', 'same', 'same', 'same', 'same', 'same', 'same', 'same', 'same', 'same'), ('same', 'same', 'same'), "elements", True, "f"),
    "_adam_update_7": (_adam_update_7, ('same', 'same', 'same', 'same', 'same', 'same', 'same', 'same', 'same', 'same', 'same'), ('same', 'same', 'same'), "elements", True, "f"),
    "_adam_update_8": (_adam_update_8, ('same', 'same', 'same', 'same', 'same', 'same', 'same', 'same', 'same', 'same'), ('same', 'same', 'same'), "elements", True, "f"),
    "_amsgrad_update": (_amsgrad_update, ('same', 'same', 'same', 'same', 'same', 'same', 'same', 'same', 'same', 'same', 'same', 'same'), ('same', 'same', 'same', 'same'), "elements", True, "f"),
    "_amsgrad_update_2": (_amsgrad_update_2, ('same', 'same', 'same', 'same', 'same', 'same', 'same', 'same', 'same', 'same', 'same', 'same'), ('same', 'same', 'same', 'same'), "elements", True, "f"),
    "_amsgrad_update_3": (_amsgrad_update_3, ('same', 'same', 'same', 'same', 'same', 'same', 'same', 'same', 'same', 'same', 'same', 'same'), ('same', 'same', 'same', 'same'), "elements", True, "f"),
    "_amsgrad_update_4": (_amsgrad_update_4, ('same', 'same', 'same', 'same', 'same', 'same', 'same', 'same', 'same', 'same', 'same', 'same'), ('same', 'same', 'same', 'same'), "elements", True, "f"),
    "_amsgrad_update_5": (_amsgrad_update_5, ('same', 'same', 'same', 'same', 'same', 'same', 'same', 'same', 'same', 'same', 'same', 'same'), ('same', 'same', 'same', 'same'), "elements", True, "f"),
    "_amsgrad_update_6": (_amsgrad_update_6, ('same', 'same', 'same', 'same', 'same', 'same', 'same', 'same', 'same', 'same', 'same', 'same'), ('same', 'same', 'same', 'same'), "elements", True, "f"),
    "_amsgrad_update_7": (_amsgrad_update_7, ('same', 'same', 'same', 'same', 'same', 'same', 'same', 'same', 'same', 'same', 'same', 'same'), ('same', 'same', 'same', 'same'), "elements", True, "f"),
    "_amsgrad_update_8": (_amsgrad_update_8, ('same', 'same', 'same', 'same', 'same', 'same', 'same', 'same', 'same', 'same', 'same'), ('same', 'same', 'same', 'same'), "elements", True, "f"),
    "add_backward_other": (add_backward_other, ('same', 'same'), ('same',), "elements", False, "fc"),
    "sub_backward_other": (sub_backward_other, ('same', 'same'), ('same',), "elements", False, "fc"),
    "mul_backward_self": (mul_backward_self, ('same', 'same'), ('same',), "elements", False, "fc"),
    "mul_backward": (mul_backward, ('same', 'same', 'same'), ('same', 'same'), "elements", False, "fc"),
    "div_backward_self": (div_backward_self, ('same', 'same'), ('same',), "elements", True, "fc"),
    "div_backward_other": (div_backward_other, ('same', 'same', 'same'), ('same',), "elements", True, "fc"),
    "div_backward": (div_backward, ('same', 'same', 'same'), ('same', 'same'), "elements", True, "fc"),
    "div_tangent_other": (div_tangent_other, ('same', 'same', 'same'), ('same',), "elements", True, "fc"),
    "remainder_backward_other": (remainder_backward_other, ('same', 'same', 'same'), ('same',), "elements", False, "f"),
    "fmod_backward_other": (fmod_backward_other, ('same', 'same', 'same'), ('same',), "elements", True, "f"),
    "reciprocal_backward_self": (reciprocal_backward_self, ('same', 'same'), ('same',), "elements", False, "fc"),
    "reciprocal_tangent_self": (reciprocal_tangent_self, ('same', 'same'), ('same',), "elements", False, "fc"),
    "square_backward_self": (square_backward_self, ('same', 'same'), ('same',), "elements", False, "fc"),
    "square_tangent_self": (square_tangent_self, ('same', 'same'), ('same',), "elements", False, "fc"),
    "pow_Scalar_backward_self": (pow_Scalar_backward_self, ('same', 'same'), ('same',), "elements", False, "fc"),
    "pow_Scalar_backward_self_2": (pow_Scalar_backward_self_2, ('same',), ('same',), "elements", False, "fc"),
    "pow_Scalar_backward_self_3": (pow_Scalar_backward_self_3, ('same', 'same'), ('same',), "elements", True, "fc"),
    "pow_Scalar_backward_self_4": (pow_Scalar_backward_self_4, ('same', 'same', 'same'), ('same',), "elements", False, "fc"),
    "pow_Scalar_backward_self_5": (pow_Scalar_backward_self_5, ('same', 'same', 'same'), ('same',), "elements", False, "fc"),
    "pow_Scalar_backward_self_6": (pow_Scalar_backward_self_6, ('same', 'same', 'same'), ('same',), "elements", True, "fc"),
    "pow_Scalar_backward_self_7": (pow_Scalar_backward_self_7, ('same', 'same', 'same'), ('same',), "elements", True, "fc"),
    "pow_Scalar_backward_self_8": (pow_Scalar_backward_self_8, ('same', 'same', 'same', 'same'), ('same',), "elements", False, "fc"),
    "pow_Scalar_tangent_self": (pow_Scalar_tangent_self, ('same', 'same'), ('same',), "elements", False, "fc"),
    "pow_Scalar_tangent_self_2": (pow_Scalar_tangent_self_2, ('same', 'same'), ('same',), "elements", True, "fc"),
    "pow_Scalar_tangent_self_3": (pow_Scalar_tangent_self_3, ('same', 'same', 'same'), ('same',), "elements", False, "fc"),
    "pow_Scalar_tangent_self_4": (pow_Scalar_tangent_self_4, ('same', 'same', 'same'), ('same',), "elements", False, "fc"),
    "pow_Scalar_tangent_self_5": (pow_Scalar_tangent_self_5, ('same', 'same', 'same'), ('same',), "elements", True, "fc"),
    "pow_Scalar_tangent_self_6": (pow_Scalar_tangent_self_6, ('same', 'same', 'same'), ('same',), "elements", True, "fc"),
    "pow_Scalar_tangent_self_7": (pow_Scalar_tangent_self_7, ('same', 'same', 'same', 'same'), ('same',), "elements", False, "fc"),
    "pow_backward_self": (pow_backward_self, ('same', 'same', 'same'), ('same',), "elements", True, "fc"),
    "pow_backward_exponent": (pow_backward_exponent, ('same', 'same', 'same', 'same'), ('same',), "elements", True, "fc"),
    "pow_backward": (pow_backward, ('same', 'same', 'same', 'same'), ('same', 'same'), "elements", True, "fc"),
    "pow_tangent_self": (pow_tangent_self, ('same', 'same', 'same'), ('same',), "elements", True, "fc"),
    "pow_tangent_exponent": (pow_tangent_exponent, ('same', 'same', 'same', 'same'), ('same',), "elements", True, "fc"),
    "abs_backward_self": (abs_backward_self, ('real', 'same'), ('same',), "elements", False, "fc"),
    "abs_tangent_self": (abs_tangent_self, ('same', 'same'), ('real',), "elements", False, "fc"),
    "sgn_backward_self": (sgn_backward_self, ('same', 'same', 'same'), ('same',), "elements", True, "fc"),
    "polar_backward_abs": (polar_backward_abs, ('complex', 'same'), ('same',), "elements", True, "f", ('float32', 'float64')),
    "polar_backward_angle": (polar_backward_angle, ('complex', 'same', 'same'), ('same',), "elements", True, "f", ('float32', 'float64')),
    "polar_backward": (polar_backward, ('complex', 'same', 'same'), ('same', 'same'), "elements", True, "f", ('float32', 'float64')),
    "polar_tangent_abs_angle": (polar_tangent_abs_angle, ('same', 'same', 'same', 'same'), ('same',), "elements", True, "f", ('float32', 'float64')),
    "polar_tangent_abs_angle_2": (polar_tangent_abs_angle_2, ('same', 'same', 'same', 'same'), ('same',), "elements", True, "f", ('float32', 'float64')),
    "angle_backward_self": (angle_backward_self, ('same', 'real'), ('same',), "elements", True, "c"),
    "angle_backward_self_2": (angle_backward_self_2, ('real',), ('real',), "elements", False, "fc"),
    "angle_tangent_self": (angle_tangent_self, ('same', 'same'), ('real',), "elements", True, "c"),
    "addcmul_backward_tensor1": (addcmul_backward_tensor1, ('same', 'same', 'same'), ('same',), "elements", False, "fc"),
    "addcmul_tangent_tensor1": (addcmul_tangent_tensor1, ('same', 'same', 'same'), ('same',), "elements", False, "fc"),
    "addcdiv_backward_tensor1": (addcdiv_backward_tensor1, ('same', 'same', 'same'), ('same',), "elements", True, "fc"),
    "addcdiv_backward_tensor2": (addcdiv_backward_tensor2, ('same', 'same', 'same', 'same'), ('same',), "elements", True, "fc"),
    "addcdiv_tangent_tensor1": (addcdiv_tangent_tensor1, ('same', 'same', 'same'), ('same',), "elements", True, "fc"),
    "addcdiv_tangent_tensor2": (addcdiv_tangent_tensor2, ('same', 'same', 'same', 'same'), ('same',), "elements", True, "fc"),
    "lerp_backward_self": (lerp_backward_self, ('same', 'same'), ('same',), "elements", False, "fc"),
    "lerp_backward_weight": (lerp_backward_weight, ('same', 'same', 'same'), ('same',), "elements", False, "fc"),
    "lerp_backward": (lerp_backward, ('same', 'same', 'same', 'same'), ('same', 'same', 'same'), "elements", False, "fc"),
    "lerp_tangent_self": (lerp_tangent_self, ('same', 'same'), ('same',), "elements", False, "fc"),
    "lerp_tangent_weight": (lerp_tangent_weight, ('same', 'same', 'same'), ('same',), "elements", False, "fc"),
    "_share_of_length_backward_self": (_share_of_length_backward_self, ('same', 'same', 'same'), ('same',), "elements", True, "f"),
    "_share_of_length_backward_other": (_share_of_length_backward_other, ('same', 'same', 'same', 'same'), ('same',), "elements", True, "f"),
    "_share_of_length_backward": (_share_of_length_backward, ('same', 'same', 'same', 'same'), ('same', 'same'), "elements", True, "f"),
    "hypot_backward_self": (hypot_backward_self, ('same', 'same', 'same'), ('same',), "elements", True, "f"),
    "hypot_backward": (hypot_backward, ('same', 'same', 'same'), ('same', 'same'), "elements", True, "f"),
    "hypot_tangent_self": (hypot_tangent_self, ('same', 'same', 'same'), ('same',), "elements", True, "f"),
    "maximum_backward_self": (maximum_backward_self, ('same', 'same', 'same'), ('same',), "elements", True, "f"),
    "maximum_backward_other": (maximum_backward_other, ('same', 'same', 'same'), ('same',), "elements", True, "f"),
    "maximum_backward": (maximum_backward, ('same', 'same', 'same'), ('same', 'same'), "elements", True, "f"),
    "minimum_backward": (minimum_backward, ('same', 'same', 'same'), ('same', 'same'), "elements", True, "f"),
    "fmax_backward_self": (fmax_backward_self, ('same', 'same', 'same'), ('same',), "elements", False, "f"),
    "fmax_backward_other": (fmax_backward_other, ('same', 'same', 'same'), ('same',), "elements", False, "f"),
    "fmax_backward": (fmax_backward, ('same', 'same', 'same'), ('same', 'same'), "elements", False, "f"),
    "fmin_backward_self": (fmin_backward_self, ('same', 'same', 'same'), ('same',), "elements", False, "f"),
    "fmin_backward_other": (fmin_backward_other, ('same', 'same', 'same'), ('same',), "elements", False, "f"),
    "fmin_backward": (fmin_backward, ('same', 'same', 'same'), ('same', 'same'), "elements", False, "f"),
    "clamp_backward_self": (clamp_backward_self, ('same', 'same', 'same', 'same'), ('same',), "elements", False, "f"),
    "clamp_backward_self_2": (clamp_backward_self_2, ('same', 'same', 'same'), ('same',), "elements", False, "f"),
    "clamp_backward_self_3": (clamp_backward_self_3, ('same', 'same', 'same'), ('same',), "elements", False, "f"),
    "clamp_min_backward_self": (clamp_min_backward_self, ('same', 'same', 'same'), ('same',), "elements", False, "f"),
    "clamp_min_backward_min": (clamp_min_backward_min, ('same', 'same', 'same'), ('same',), "elements", False, "f"),
    "clamp_min_backward": (clamp_min_backward, ('same', 'same', 'same'), ('same', 'same'), "elements", False, "f"),
    "clamp_max_backward_self": (clamp_max_backward_self, ('same', 'same', 'same'), ('same',), "elements", False, "f"),
    "clamp_max_backward_max": (clamp_max_backward_max, ('same', 'same', 'same'), ('same',), "elements", False, "f"),
    "clamp_max_backward": (clamp_max_backward, ('same', 'same', 'same'), ('same', 'same'), "elements", False, "f"),
    "copysign_backward_self": (copysign_backward_self, ('same', 'same', 'same'), ('same',), "elements", False, "fc"),
    "copysign_tangent_self": (copysign_tangent_self, ('same', 'same', 'same'), ('same',), "elements", False, "fc"),
    "_nan_to_num_backward_self": (_nan_to_num_backward_self, ('same', 'same'), ('same',), "elements", False, "f"),
    "where_backward_self": (where_backward_self, ('bool', 'same'), ('same',), "elements", False, "fc"),
    "where_backward_other": (where_backward_other, ('bool', 'same'), ('same',), "elements", False, "fc"),
    "where_backward": (where_backward, ('bool', 'same'), ('same', 'same'), "elements", False, "fc"),
    "where_tangent_self": (where_tangent_self, ('bool', 'same'), ('same',), "elements", False, "fc"),
    "where_tangent_other": (where_tangent_other, ('bool', 'same'), ('same',), "elements", False, "fc"),
    "exp2_backward_self": (exp2_backward_self, ('same', 'same', 'real'), ('same',), "elements", False, "fc"),
    "exp2_tangent_self": (exp2_tangent_self, ('same', 'same', 'real'), ('same',), "elements", False, "fc"),
    "expm1_backward_self": (expm1_backward_self, ('same', 'same'), ('same',), "elements", True, "fc"),
    "expm1_tangent_self": (expm1_tangent_self, ('same', 'same'), ('same',), "elements", True, "fc"),
    "log2_backward_self": (log2_backward_self, ('same', 'same', 'real'), ('same',), "elements", True, "fc"),
    "log2_tangent_self": (log2_tangent_self, ('same', 'same', 'real'), ('same',), "elements", True, "fc"),
    "log1p_backward_self": (log1p_backward_self, ('same', 'same'), ('same',), "elements", True, "fc"),
    "log1p_tangent_self": (log1p_tangent_self, ('same', 'same'), ('same',), "elements", True, "fc"),
    "sqrt_backward_self": (sqrt_backward_self, ('same', 'same'), ('same',), "elements", True, "fc"),
    "sqrt_tangent_self": (sqrt_tangent_self, ('same', 'same'), ('same',), "elements", True, "fc"),
    "rsqrt_backward_self": (rsqrt_backward_self, ('same', 'same'), ('same',), "elements", True, "fc"),
    "rsqrt_tangent_self": (rsqrt_tangent_self, ('same', 'same'), ('same',), "elements", True, "fc"),
    "logaddexp_backward_self": (logaddexp_backward_self, ('same', 'same', 'same'), ('same',), "elements", True, "fc"),
    "logaddexp_backward": (logaddexp_backward, ('same', 'same', 'same'), ('same', 'same'), "elements", True, "fc"),
    "logaddexp_tangent_self": (logaddexp_tangent_self, ('same', 'same', 'same'), ('same',), "elements", True, "fc"),
    "logaddexp2_backward_self": (logaddexp2_backward_self, ('same', 'same', 'same', 'real'), ('same',), "elements", True, "f"),
    "logaddexp2_backward": (logaddexp2_backward, ('same', 'same', 'same', 'real'), ('same', 'same'), "elements", True, "f"),
    "xlogy_backward_self": (xlogy_backward_self, ('same', 'same', 'same'), ('same',), "elements", True, "f"),
    "xlogy_backward_other": (xlogy_backward_other, ('same', 'same', 'same'), ('same',), "elements", True, "f"),
    "xlogy_backward": (xlogy_backward, ('same', 'same', 'same'), ('same', 'same'), "elements", True, "f"),
    "special_xlog1py_backward_self": (special_xlog1py_backward_self, ('same', 'same', 'same'), ('same',), "elements", True, "f"),
    "special_xlog1py_backward_other": (special_xlog1py_backward_other, ('same', 'same', 'same'), ('same',), "elements", True, "f"),
    "special_xlog1py_backward": (special_xlog1py_backward, ('same', 'same', 'same'), ('same', 'same'), "elements", True, "f"),
    "special_entr_backward_self": (special_entr_backward_self, ('same', 'same'), ('same',), "elements", True, "f"),
    "sin_backward_self": (sin_backward_self, ('same', 'same'), ('same',), "elements", True, "fc"),
    "sin_tangent_self": (sin_tangent_self, ('same', 'same'), ('same',), "elements", True, "fc"),
    "cos_backward_self": (cos_backward_self, ('same', 'same'), ('same',), "elements", True, "fc"),
    "cos_tangent_self": (cos_tangent_self, ('same', 'same'), ('same',), "elements", True, "fc"),
    "tan_backward_self": (tan_backward_self, ('same', 'same'), ('same',), "elements", False, "fc"),
    "tan_tangent_self": (tan_tangent_self, ('same', 'same'), ('same',), "elements", False, "fc"),
    "asin_backward_self": (asin_backward_self, ('same', 'same'), ('same',), "elements", True, "fc"),
    "asin_backward_self_2": (asin_backward_self_2, ('same', 'same'), ('same',), "elements", True, "fc"),
    "asin_tangent_self": (asin_tangent_self, ('same', 'same'), ('same',), "elements", True, "fc"),
    "asin_tangent_self_2": (asin_tangent_self_2, ('same', 'same'), ('same',), "elements", True, "fc"),
    "acos_backward_self": (acos_backward_self, ('same', 'same'), ('same',), "elements", True, "fc"),
    "acos_backward_self_2": (acos_backward_self_2, ('same', 'same'), ('same',), "elements", True, "fc"),
    "acos_tangent_self": (acos_tangent_self, ('same', 'same'), ('same',), "elements", True, "fc"),
    "acos_tangent_self_2": (acos_tangent_self_2, ('same', 'same'), ('same',), "elements", True, "fc"),
    "atan_backward_self": (atan_backward_self, ('same', 'same'), ('same',), "elements", True, "c"),
    "atan_backward_self_2": (atan_backward_self_2, ('same', 'same'), ('same',), "elements", True, "fc"),
    "atan_tangent_self": (atan_tangent_self, ('same', 'same'), ('same',), "elements", True, "c"),
    "atan_tangent_self_2": (atan_tangent_self_2, ('same', 'same'), ('same',), "elements", True, "fc"),
    "sinh_backward_self": (sinh_backward_self, ('same', 'same'), ('same',), "elements", True, "fc"),
    "sinh_tangent_self": (sinh_tangent_self, ('same', 'same'), ('same',), "elements", True, "fc"),
    "cosh_backward_self": (cosh_backward_self, ('same', 'same'), ('same',), "elements", True, "fc"),
    "cosh_tangent_self": (cosh_tangent_self, ('same', 'same'), ('same',), "elements", True, "fc"),
    "tanh_backward_self": (tanh_backward_self, ('same', 'same'), ('same',), "elements", False, "fc"),
    "tanh_tangent_self": (tanh_tangent_self, ('same', 'same'), ('same',), "elements", False, "fc"),
    "asinh_backward_self": (asinh_backward_self, ('same', 'same'), ('same',), "elements", True, "c"),
    "asinh_backward_self_2": (asinh_backward_self_2, ('same', 'same'), ('same',), "elements", True, "f"),
    "asinh_tangent_self": (asinh_tangent_self, ('same', 'same'), ('same',), "elements", True, "c"),
    "asinh_tangent_self_2": (asinh_tangent_self_2, ('same', 'same'), ('same',), "elements", True, "f"),
    "acosh_backward_self": (acosh_backward_self, ('same', 'same'), ('same',), "elements", True, "fc"),
    "acosh_backward_self_2": (acosh_backward_self_2, ('same', 'same'), ('same',), "elements", True, "fc"),
    "acosh_tangent_self": (acosh_tangent_self, ('same', 'same'), ('same',), "elements", True, "fc"),
    "acosh_tangent_self_2": (acosh_tangent_self_2, ('same', 'same'), ('same',), "elements", True, "fc"),
    "atanh_backward_self": (atanh_backward_self, ('same', 'same'), ('same',), "elements", True, "fc"),
    "atanh_backward_self_2": (atanh_backward_self_2, ('same', 'same'), ('same',), "elements", True, "fc"),
    "atanh_tangent_self": (atanh_tangent_self, ('same', 'same'), ('same',), "elements", True, "fc"),
    "atanh_tangent_self_2": (atanh_tangent_self_2, ('same', 'same'), ('same',), "elements", True, "fc"),
    "atan2_backward_self": (atan2_backward_self, ('same', 'same', 'same'), ('same',), "elements", True, "f"),
    "atan2_backward_other": (atan2_backward_other, ('same', 'same', 'same'), ('same',), "elements", True, "f"),
    "atan2_backward": (atan2_backward, ('same', 'same', 'same'), ('same', 'same'), "elements", True, "f"),
    "atan2_tangent_self": (atan2_tangent_self, ('same', 'same', 'same'), ('same',), "elements", True, "f"),
    "atan2_tangent_other": (atan2_tangent_other, ('same', 'same', 'same'), ('same',), "elements", True, "f"),
    "sinc_backward_self": (sinc_backward_self, ('same', 'same'), ('same',), "elements", True, "fc"),
    "sinc_tangent_self": (sinc_tangent_self, ('same', 'same'), ('same',), "elements", True, "fc"),
    "erf_backward_self": (erf_backward_self, ('same', 'real', 'same'), ('same',), "elements", True, "fc"),
    "erf_tangent_self": (erf_tangent_self, ('same', 'real', 'same'), ('same',), "elements", True, "fc"),
    "erfinv_backward_self": (erfinv_backward_self, ('same', 'real', 'same'), ('same',), "elements", True, "fc"),
    "erfinv_tangent_self": (erfinv_tangent_self, ('same', 'real', 'same'), ('same',), "elements", True, "fc"),
    "lgamma_backward_self": (lgamma_backward_self, ('same', 'same'), ('same',), "elements", True, "f"),
    "lgamma_tangent_self": (lgamma_tangent_self, ('same', 'same'), ('same',), "elements", True, "f"),
    "digamma_backward_self": (digamma_backward_self, ('same', 'same'), ('same',), "elements", True, "f"),
    "digamma_tangent_self": (digamma_tangent_self, ('same', 'same'), ('same',), "elements", True, "f"),
    "polygamma_backward_self": (polygamma_backward_self, ('same', 'real', 'same'), ('same',), "elements", True, "f"),
    "polygamma_tangent_self": (polygamma_tangent_self, ('same', 'real', 'same'), ('same',), "elements", True, "f"),
    "special_ndtr_backward_self": (special_ndtr_backward_self, ('same', 'same', 'real'), ('same',), "elements", True, "f"),
    "sigmoid_backward_self": (sigmoid_backward_self, ('same', 'same'), ('same',), "elements", False, "fc"),
    "sigmoid_tangent_self": (sigmoid_tangent_self, ('same', 'same'), ('same',), "elements", False, "fc"),
    "_logistic_backward_self": (_logistic_backward_self, ('same', 'same', 'same'), ('same',), "elements", True, "fc"),
    "_logistic_tangent_self": (_logistic_tangent_self, ('same', 'same', 'same'), ('same',), "elements", True, "fc"),
    "logit_backward_self": (logit_backward_self, ('same', 'same'), ('same',), "elements", True, "f"),
    "logit_backward_self_2": (logit_backward_self_2, ('same', 'same', 'real', 'real'), ('same',), "elements", True, "f"),
    "logit_backward_self_3": (logit_backward_self_3, ('same', 'same', 'real', 'real'), ('same',), "elements", True, "f"),
    "logit_backward_self_4": (logit_backward_self_4, ('same', 'same', 'real', 'real'), ('same',), "elements", True, "f"),
    "_bessel_one_near_backward_self": (_bessel_one_near_backward_self, ('same', 'same'), ('same',), "elements", True, "f"),
    "special_bessel_j0_backward_self": (special_bessel_j0_backward_self, ('same', 'same'), ('same',), "elements", True, "f", ('float32', 'float64')),
    "special_bessel_j1_backward_self": (special_bessel_j1_backward_self, ('same', 'same', 'same'), ('same',), "elements", True, "f", ('float32', 'float64')),
    "special_bessel_y0_backward_self": (special_bessel_y0_backward_self, ('same', 'same'), ('same',), "elements", True, "f", ('float32', 'float64')),
    "special_bessel_y1_backward_self": (special_bessel_y1_backward_self, ('same', 'same', 'same'), ('same',), "elements", True, "f", ('float32', 'float64')),
    "i0_backward_self": (i0_backward_self, ('same', 'same'), ('same',), "elements", True, "f"),
    "_bessel_i_far_ratio_backward_self": (_bessel_i_far_ratio_backward_self, ('same', 'same'), ('same',), "elements", True, "f"),
    "_bessel_i_near_ratio_backward_self": (_bessel_i_near_ratio_backward_self, ('same', 'same', 'same'), ('same',), "elements", True, "f"),
    "_bessel_k_ratio_backward_self": (_bessel_k_ratio_backward_self, ('same', 'same', 'same'), ('same',), "elements", True, "f"),
    "_bessel_i1e_near_slope_backward_self": (_bessel_i1e_near_slope_backward_self, ('same', 'same'), ('same',), "elements", True, "f"),
    "special_i0e_backward_self": (special_i0e_backward_self, ('same', 'same', 'same'), ('same',), "elements", True, "f"),
    "special_i1_backward_self": (special_i1_backward_self, ('same', 'same', 'same'), ('same',), "elements", True, "f"),
    "special_i1e_backward_self": (special_i1e_backward_self, ('same', 'same', 'same'), ('same',), "elements", True, "f"),
    "special_modified_bessel_k0_backward_self": (special_modified_bessel_k0_backward_self, ('same', 'same'), ('same',), "elements", True, "f", ('float32', 'float64')),
    "special_modified_bessel_k1_backward_self": (special_modified_bessel_k1_backward_self, ('same', 'same', 'same'), ('same',), "elements", True, "f", ('float32', 'float64')),
    "special_scaled_modified_bessel_k0_backward_self": (special_scaled_modified_bessel_k0_backward_self, ('same', 'same', 'same'), ('same',), "elements", True, "f", ('float32', 'float64')),
    "special_scaled_modified_bessel_k1_backward_self": (special_scaled_modified_bessel_k1_backward_self, ('same', 'same', 'same'), ('same',), "elements", True, "f", ('float32', 'float64')),
    "special_spherical_bessel_j0_backward_self": (special_spherical_bessel_j0_backward_self, ('same', 'same'), ('same',), "elements", True, "f", ('float32', 'float64')),
    "_spherical_slope_backward_self": (_spherical_slope_backward_self, ('same', 'same', 'same'), ('same',), "elements", True, "f", ('float32', 'float64')),
    "special_airy_ai_backward_self": (special_airy_ai_backward_self, ('same', 'same'), ('same',), "elements", True, "f", ('float32', 'float64')),
    "_airy_slope_backward_self": (_airy_slope_backward_self, ('same', 'same'), ('same',), "elements", True, "f", ('float32', 'float64')),
    "special_erfcx_backward_self": (special_erfcx_backward_self, ('same', 'same', 'same', 'real'), ('same',), "elements", True, "f", ('float32', 'float64')),
    "special_ndtri_backward_self": (special_ndtri_backward_self, ('same', 'real', 'same'), ('same',), "elements", True, "f", ('float32', 'float64')),
    "special_log_ndtr_backward_self": (special_log_ndtr_backward_self, ('same', 'same', 'real', 'real', 'same', 'real'), ('same',), "elements", True, "f", ('float32', 'float64')),
    "special_zeta_backward_other": (special_zeta_backward_other, ('same', 'same', 'same'), ('same',), "elements", True, "f", ('float32', 'float64')),
    "igamma_backward_other": (igamma_backward_other, ('same', 'same', 'same'), ('same',), "elements", True, "f"),
    "igammac_backward_other": (igammac_backward_other, ('same', 'same', 'same'), ('same',), "elements", True, "f"),
    "special_chebyshev_polynomial_t_backward_self": (special_chebyshev_polynomial_t_backward_self, ('same', 'same', 'same'), ('same',), "elements", True, "f", ('float32', 'float64')),
    "special_chebyshev_polynomial_u_backward_self": (special_chebyshev_polynomial_u_backward_self, ('same', 'same', 'same'), ('same',), "elements", True, "f", ('float32', 'float64')),
    "special_chebyshev_polynomial_v_backward_self": (special_chebyshev_polynomial_v_backward_self, ('same', 'same', 'same'), ('same',), "elements", True, "f", ('float32', 'float64')),
    "special_chebyshev_polynomial_w_backward_self": (special_chebyshev_polynomial_w_backward_self, ('same', 'same', 'same'), ('same',), "elements", True, "f", ('float32', 'float64')),
    "special_legendre_polynomial_p_backward_self": (special_legendre_polynomial_p_backward_self, ('same', 'same', 'same'), ('same',), "elements", True, "f", ('float32', 'float64')),
    "special_hermite_polynomial_h_backward_self": (special_hermite_polynomial_h_backward_self, ('same', 'same', 'same'), ('same',), "elements", True, "f", ('float32', 'float64')),
    "special_hermite_polynomial_he_backward_self": (special_hermite_polynomial_he_backward_self, ('same', 'same', 'same'), ('same',), "elements", True, "f", ('float32', 'float64')),
    "special_shifted_chebyshev_polynomial_t_backward_self": (special_shifted_chebyshev_polynomial_t_backward_self, ('same', 'same', 'same'), ('same',), "elements", True, "f", ('float32', 'float64')),
    "special_shifted_chebyshev_polynomial_u_backward_self": (special_shifted_chebyshev_polynomial_u_backward_self, ('same', 'same', 'same'), ('same',), "elements", True, "f", ('float32', 'float64')),
    "special_shifted_chebyshev_polynomial_v_backward_self": (special_shifted_chebyshev_polynomial_v_backward_self, ('same', 'same', 'same'), ('same',), "elements", True, "f", ('float32', 'float64')),
    "special_shifted_chebyshev_polynomial_w_backward_self": (special_shifted_chebyshev_polynomial_w_backward_self, ('same', 'same', 'same'), ('same',), "elements", True, "f", ('float32', 'float64')),
    "special_laguerre_polynomial_l_backward_self": (special_laguerre_polynomial_l_backward_self, ('same', 'same', 'same'), ('same',), "elements", True, "f", ('float32', 'float64')),
    "_laguerre_backward_self": (_laguerre_backward_self, ('same', 'same', 'same', 'real'), ('same',), "elements", True, "f", ('float32', 'float64')),
    "_gegenbauer_backward_self": (_gegenbauer_backward_self, ('same', 'real', 'same', 'same', 'real'), ('same',), "elements", True, "f", ('float32', 'float64')),
    "relu_backward_self": (relu_backward_self, ('same', 'same'), ('same',), "elements", False, "f"),
    "nn_functional_relu6_backward_self": (nn_functional_relu6_backward_self, ('same', 'same'), ('same',), "elements", False, "f"),
    "nn_functional_leaky_relu_backward_self": (nn_functional_leaky_relu_backward_self, ('same', 'same', 'real'), ('same',), "elements", False, "f"),
    "nn_functional_elu_backward_self": (nn_functional_elu_backward_self, ('same', 'same', 'real'), ('same',), "elements", True, "f"),
    "nn_functional_selu_backward_self": (nn_functional_selu_backward_self, ('same', 'same'), ('same',), "elements", True, "f"),
    "nn_functional_celu_backward_self": (nn_functional_celu_backward_self, ('same', 'same', 'real'), ('same',), "elements", True, "f"),
    "_gelu_slope_backward_self": (_gelu_slope_backward_self, ('same', 'same'), ('same',), "elements", True, "f"),
    "_gelu_gate_backward_self": (_gelu_gate_backward_self, ('same', 'same'), ('same',), "elements", True, "f"),
    "_gelu_rise_backward_self": (_gelu_rise_backward_self, ('same', 'same'), ('same',), "elements", True, "f"),
    "nn_functional_gelu_backward_self": (nn_functional_gelu_backward_self, ('same', 'same'), ('same',), "elements", True, "f"),
    "nn_functional_gelu_backward_self_2": (nn_functional_gelu_backward_self_2, ('same', 'same'), ('same',), "elements", True, "f"),
    "_silu_slope_backward_self": (_silu_slope_backward_self, ('same', 'same'), ('same',), "elements", True, "fc"),
    "_silu_slope_tangent_self": (_silu_slope_tangent_self, ('same', 'same'), ('same',), "elements", True, "fc"),
    "nn_functional_silu_backward_self": (nn_functional_silu_backward_self, ('same', 'same'), ('same',), "elements", True, "fc"),
    "nn_functional_silu_tangent_self": (nn_functional_silu_tangent_self, ('same', 'same'), ('same',), "elements", True, "fc"),
    "_mish_slope_backward_self": (_mish_slope_backward_self, ('same', 'same'), ('same',), "elements", True, "f"),
    "nn_functional_mish_backward_self": (nn_functional_mish_backward_self, ('same', 'same'), ('same',), "elements", True, "f"),
    "nn_functional_softplus_backward_self": (nn_functional_softplus_backward_self, ('same', 'real', 'real', 'same'), ('same',), "elements", True, "f"),
    "nn_functional_softsign_backward_self": (nn_functional_softsign_backward_self, ('same', 'same'), ('same',), "elements", True, "fc"),
    "nn_functional_softsign_backward_self_2": (nn_functional_softsign_backward_self_2, ('same', 'same'), ('same',), "elements", True, "fc"),
    "nn_functional_softsign_tangent_self": (nn_functional_softsign_tangent_self, ('same', 'same'), ('same',), "elements", True, "fc"),
    "nn_functional_tanhshrink_backward_self": (nn_functional_tanhshrink_backward_self, ('same', 'same'), ('same',), "elements", True, "fc"),
    "nn_functional_tanhshrink_tangent_self": (nn_functional_tanhshrink_tangent_self, ('same', 'same'), ('same',), "elements", True, "fc"),
    "nn_functional_logsigmoid_backward_self": (nn_functional_logsigmoid_backward_self, ('same', 'same'), ('same',), "elements", True, "f"),
    "nn_functional_hardtanh_backward_self": (nn_functional_hardtanh_backward_self, ('same', 'real', 'real', 'same'), ('same',), "elements", False, "f"),
    "nn_functional_hardsigmoid_backward_self": (nn_functional_hardsigmoid_backward_self, ('same', 'same'), ('same',), "elements", True, "f"),
    "nn_functional_hardswish_backward_self": (nn_functional_hardswish_backward_self, ('same', 'same'), ('same',), "elements", True, "f"),
    "nn_functional_hardshrink_backward_self": (nn_functional_hardshrink_backward_self, ('same', 'real', 'real', 'same'), ('same',), "elements", False, "f"),
    "nn_functional_threshold_backward_self": (nn_functional_threshold_backward_self, ('same', 'real', 'same'), ('same',), "elements", False, "f"),
    "_prelu_backward_self": (_prelu_backward_self, ('same', 'same', 'same'), ('same',), "elements", False, "f"),
    "_prelu_backward_weight": (_prelu_backward_weight, ('same', 'same'), ('same',), "elements", False, "f"),
    "_prelu_backward": (_prelu_backward, ('same', 'same', 'same'), ('same', 'same'), "elements", False, "f"),
    "frexp_backward_self": (frexp_backward_self, ('same', 'same', 'same'), ('same',), "elements", True, "f"),
    "mean_backward_self": (mean_backward_self, ('same', 'real'), ('same',), "elements", True, "fc"),
    "nansum_backward_self": (nansum_backward_self, ('same', 'same'), ('same',), "elements", False, "f"),
    "_prod_backward_self": (_prod_backward_self, ('same', 'same', 'same'), ('same',), "elements", False, "bifc"),
    "_cumprod_backward_self_inner": (_cumprod_backward_self_inner, ('same', 'same'), ('same',), "elements", False, "bifc"),
    "_logsumexp_backward_self_inner": (_logsumexp_backward_self_inner, ('same',), ('same',), "elements", True, "fc"),
    "_logsumexp_backward_self": (_logsumexp_backward_self, ('same', 'same', 'same'), ('same',), "elements", True, "fc"),
    "_logsumexp_tangent_self": (_logsumexp_tangent_self, ('same', 'same', 'same'), ('same',), "elements", True, "fc"),
    "var_backward_self_inner": (var_backward_self_inner, ('same', 'same'), ('same',), "elements", True, "fc"),
    "var_tangent_self_inner": (var_tangent_self_inner, ('same', 'same', 'same'), ('real',), "elements", False, "fc"),
    "std_backward_self_inner": (std_backward_self_inner, ('same', 'same', 'same'), ('same',), "elements", True, "fc"),
    "_vector_norm_backward_self": (_vector_norm_backward_self, ('same', 'same', 'same'), ('same',), "elements", True, "fc"),
    "_vector_norm_backward_self_2": (_vector_norm_backward_self_2, ('same', 'same'), ('same',), "elements", False, "fc"),
    "_vector_norm_backward_self_3": (_vector_norm_backward_self_3, ('same', 'same'), ('same',), "elements", False, "fc"),
    "_vector_norm_backward_self_4": (_vector_norm_backward_self_4, ('same', 'same', 'same', 'same', 'same'), ('same',), "elements", True, "fc"),
    "_vector_norm_backward_self_5": (_vector_norm_backward_self_5, ('same', 'same', 'same', 'same'), ('same',), "elements", True, "fc"),
    "_vector_norm_backward_self_6": (_vector_norm_backward_self_6, ('same', 'same', 'same', 'same'), ('same',), "elements", True, "fc"),
    "_vector_norm_backward_self_7": (_vector_norm_backward_self_7, ('same', 'same', 'same', 'same'), ('same',), "elements", True, "fc"),
    "_vector_norm_backward_self_8": (_vector_norm_backward_self_8, ('same', 'same', 'same', 'same'), ('same',), "elements", True, "fc"),
    "_vector_norm_backward_self_9": (_vector_norm_backward_self_9, ('same', 'same', 'same', 'same', 'same'), ('same',), "elements", True, "fc"),
    "_vector_norm_backward_self_10": (_vector_norm_backward_self_10, ('same', 'same', 'same', 'same'), ('same',), "elements", True, "fc"),
    "_vector_norm_backward_self_11": (_vector_norm_backward_self_11, ('same', 'same', 'same', 'same'), ('same',), "elements", True, "fc"),
    "_vector_norm_backward_self_12": (_vector_norm_backward_self_12, ('same', 'same', 'same', 'same'), ('same',), "elements", True, "fc"),
    "_vector_norm_backward_self_13": (_vector_norm_backward_self_13, ('same', 'same', 'same', 'same'), ('same',), "elements", True, "fc"),
    "_vector_norm_backward_self_14": (_vector_norm_backward_self_14, ('same', 'same', 'same', 'same', 'same'), ('same',), "elements", True, "fc"),
    "_magnitude_backward_self": (_magnitude_backward_self, ('same', 'same'), ('same',), "elements", False, "bifc"),
    "_magnitude_tangent_self": (_magnitude_tangent_self, ('same', 'same'), ('real',), "elements", False, "bifc"),
    "amax_backward_self_inner_inner": (amax_backward_self_inner_inner, ('same', 'same'), ('bool',), "elements", False, "bif"),
    "amax_backward_self": (amax_backward_self, ('same', 'same', 'same'), ('same',), "elements", False, "bif"),
    "median_backward_self_inner": (median_backward_self_inner, ('same', 'same'), ('bool',), "elements", False, "if"),
    "median_backward_self": (median_backward_self, ('same', 'same', 'same', 'same'), ('same',), "elements", True, "f"),
    "nanmedian_backward_self_inner": (nanmedian_backward_self_inner, ('same', 'same'), ('bool',), "elements", False, "if"),
    "nanmedian_backward_self": (nanmedian_backward_self, ('same', 'same', 'same', 'same'), ('same',), "elements", True, "f"),
    "_median_of_rows_backward_self": (_median_of_rows_backward_self, ('same', 'same', 'same'), ('same',), "elements", False, "if"),
    "_nanmedian_of_rows_backward_self": (_nanmedian_of_rows_backward_self, ('same', 'same', 'same'), ('same',), "elements", False, "if"),
    "_softmax_backward_self": (_softmax_backward_self, ('same', 'same'), ('same',), "rows", False, "f"),
    "_log_softmax_backward_self": (_log_softmax_backward_self, ('same', 'same'), ('same',), "rows", True, "f"),
    "_log_softmax_tangent_self": (_log_softmax_tangent_self, ('same', 'same'), ('same',), "reduce", True, "f"),
    "dot_backward": (dot_backward, ('same', 'same', 'same'), ('same', 'same'), "elements", False, "bifc"),
    "vdot_backward_self": (vdot_backward_self, ('same', 'same'), ('same',), "elements", False, "bifc"),
    "vdot_backward": (vdot_backward, ('same', 'same', 'same'), ('same', 'same'), "elements", False, "bifc"),
    "addmm_backward_self": (addmm_backward_self, ('same', 'same'), ('same',), "elements", False, "bifc"),
    "addmv_backward_mat": (addmv_backward_mat, ('same', 'same', 'same'), ('same',), "elements", False, "bifc"),
    "addr_tangent_vec1": (addr_tangent_vec1, ('same', 'same', 'same'), ('same',), "elements", False, "bifc"),
    "_linalg_cholesky_backward_self": (_linalg_cholesky_backward_self, ('same', 'same', 'same', 'same'), ('same',), "elements", True, "fc", ('float32', 'float64', 'complex64', 'complex128')),
    "_cofactor_differential_backward_self_inner_inner": (_cofactor_differential_backward_self_inner_inner, ('same', 'same', 'same', 'same', 'same', 'same'), ('same',), "elements", False, "fc", ('float32', 'float64', 'complex64', 'complex128')),
    "_cofactor_differential_backward_self_inner": (_cofactor_differential_backward_self_inner, ('same', 'same', 'same', 'same', 'same'), ('same',), "elements", False, "fc", ('float32', 'float64', 'complex64', 'complex128')),
    "_linalg_slogdet_backward_self_inner": (_linalg_slogdet_backward_self_inner, ('same', 'same', 'same'), ('same',), "elements", True, "fc", ('float32', 'float64', 'complex64', 'complex128')),
    "_linalg_over_gap_backward_self": (_linalg_over_gap_backward_self, ('same', 'same', 'same'), ('same',), "elements", True, "fc"),
    "_linalg_over_gap_backward_gap": (_linalg_over_gap_backward_gap, ('same', 'same', 'same'), ('same',), "elements", True, "fc"),
    "_linalg_over_gap_backward": (_linalg_over_gap_backward, ('same', 'same', 'same'), ('same', 'same'), "elements", True, "fc"),
    "_linalg_over_gap_tangent_self": (_linalg_over_gap_tangent_self, ('same', 'same', 'same'), ('same',), "elements", True, "fc"),
    "_linalg_over_gap_tangent_gap": (_linalg_over_gap_tangent_gap, ('same', 'same', 'same'), ('same',), "elements", True, "fc"),
    "_linalg_eigh_backward_self_inner_inner": (_linalg_eigh_backward_self_inner_inner, ('same', 'same'), ('same',), "elements", True, "fc", ('float32', 'float64', 'complex64', 'complex128')),
    "_linalg_eigh_backward_self_inner": (_linalg_eigh_backward_self_inner, ('same', 'same', 'same', 'same'), ('same',), "elements", True, "fc", ('float32', 'float64', 'complex64', 'complex128')),
    "_linalg_eigh_backward_self": (_linalg_eigh_backward_self, ('same', 'same', 'same', 'same', 'same', 'same'), ('same',), "elements", True, "fc", ('float32', 'float64', 'complex64', 'complex128')),
    "_linalg_svd_backward_self_inner": (_linalg_svd_backward_self_inner, ('same', 'same', 'same', 'same', 'same', 'same', 'same', 'same'), ('same',), "elements", True, "fc", ('float32', 'float64', 'complex64', 'complex128')),
    "_linalg_svd_backward_self_inner_2": (_linalg_svd_backward_self_inner_2, ('same', 'same', 'same'), ('same',), "elements", True, "fc", ('float32', 'float64', 'complex64', 'complex128')),
    "_linalg_svd_backward_self_inner_3": (_linalg_svd_backward_self_inner_3, ('same', 'same', 'same', 'same'), ('same',), "elements", True, "fc", ('float32', 'float64', 'complex64', 'complex128')),
    "_linalg_svd_backward_self_inner_4": (_linalg_svd_backward_self_inner_4, ('same', 'same', 'same', 'same'), ('same',), "elements", True, "fc", ('float32', 'float64', 'complex64', 'complex128')),
    "_linalg_svd_backward_self_inner_5": (_linalg_svd_backward_self_inner_5, ('same', 'same', 'same', 'same'), ('same',), "elements", True, "fc", ('float32', 'float64', 'complex64', 'complex128')),
    "_linalg_eig_backward_self_inner": (_linalg_eig_backward_self_inner, ('same', 'same', 'same', 'same'), ('same',), "elements", True, "c", ('complex64', 'complex128')),
    "_linalg_eig_backward_self": (_linalg_eig_backward_self, ('same', 'same', 'same', 'same', 'same'), ('same',), "elements", True, "c", ('complex64', 'complex128')),
    "_linalg_qr_backward_self_inner": (_linalg_qr_backward_self_inner, ('same', 'same', 'same', 'same'), ('same',), "elements", True, "fc", ('float32', 'float64', 'complex64', 'complex128')),
    "_householder_product_backward_self_inner_inner": (_householder_product_backward_self_inner_inner, ('same', 'same'), ('same',), "elements", False, "fc", ('float32', 'float64', 'complex64', 'complex128')),
    "_householder_product_backward_self_inner": (_householder_product_backward_self_inner, ('same', 'same', 'same'), ('same',), "elements", False, "fc", ('float32', 'float64', 'complex64', 'complex128')),
    "_householder_product_backward_self": (_householder_product_backward_self, ('same', 'same', 'same'), ('same',), "elements", False, "fc", ('float32', 'float64', 'complex64', 'complex128')),
    "_householder_product_backward_tau_inner": (_householder_product_backward_tau_inner, ('same', 'same'), ('same',), "elements", False, "fc", ('float32', 'float64', 'complex64', 'complex128')),
    "_linalg_pinv_backward_self": (_linalg_pinv_backward_self, ('same', 'same', 'same', 'same'), ('same',), "elements", False, "fc", ('float32', 'float64', 'complex64', 'complex128')),
    "_renorm_factor_backward_self": (_renorm_factor_backward_self, ('same', 'same', 'same'), ('same',), "elements", True, "f"),
    "fill__tangent_self": (fill__tangent_self, ('same',), ('same',), "elements", False, "bifc"),
    "_scatter_multiply_backward_self": (_scatter_multiply_backward_self, ('same', 'same', 'same'), ('same',), "elements", True, "fc"),
    "masked_scatter_backward_self": (masked_scatter_backward_self, ('bool', 'same'), ('same',), "elements", False, "bifc"),
    "as_strided_scatter_backward_self": (as_strided_scatter_backward_self, ('same', 'same'), ('same',), "elements", False, "bifc"),
    "_scatter_extreme_backward_self": (_scatter_extreme_backward_self, ('same', 'same', 'same', 'same'), ('same',), "elements", True, "f"),
    "_logcumsumexp_backward_self_inner_inner": (_logcumsumexp_backward_self_inner_inner, ('same', 'same'), ('same',), "elements", True, "fc"),
    "_logcumsumexp_backward_self": (_logcumsumexp_backward_self, ('same', 'same', 'same'), ('same',), "elements", True, "fc"),
    "_layer_norm_backward_self": (_layer_norm_backward_self, ('same', 'real', 'real', 'same'), ('same',), "rows", True, "f"),
    "_layer_norm_backward_self_2": (_layer_norm_backward_self_2, ('same', 'real', 'real', 'same', 'same'), ('same',), "rows", True, "f"),
    "_layer_norm_backward_weight": (_layer_norm_backward_weight, ('same', 'same', 'real', 'real'), ('same',), "rows", True, "f"),
    "_mse_loss_backward_self": (_mse_loss_backward_self, ('same', 'same', 'same', 'real'), ('same',), "elements", False, "f"),
    "_mse_loss_tangent_self_target_inner": (_mse_loss_tangent_self_target_inner, ('same', 'same', 'same', 'same'), ('same',), "elements", False, "f"),
    "_smooth_l1_backward_self": (_smooth_l1_backward_self, ('same', 'same', 'same', 'real'), ('same',), "elements", True, "f"),
    "_smooth_l1_backward_self_2": (_smooth_l1_backward_self_2, ('same', 'same', 'same'), ('same',), "elements", False, "f"),
    "_smooth_l1_backward_target": (_smooth_l1_backward_target, ('same', 'same', 'same', 'real'), ('same',), "elements", True, "f"),
    "_binary_cross_entropy_with_logits_backward_self": (_binary_cross_entropy_with_logits_backward_self, ('same', 'same', 'same'), ('same',), "elements", True, "f"),
    "_binary_cross_entropy_with_logits_backward_target": (_binary_cross_entropy_with_logits_backward_target, ('same', 'same'), ('same',), "elements", False, "f"),
    "_binary_cross_entropy_with_logits_backward": (_binary_cross_entropy_with_logits_backward, ('same', 'same', 'same'), ('same', 'same'), "elements", True, "f"),
    "_binary_cross_entropy_backward_self": (_binary_cross_entropy_backward_self, ('same', 'same', 'same'), ('same',), "elements", True, "f"),
    "_binary_cross_entropy_backward_target": (_binary_cross_entropy_backward_target, ('same', 'same'), ('same',), "elements", True, "f"),
    "_binary_cross_entropy_backward": (_binary_cross_entropy_backward, ('same', 'same', 'same'), ('same', 'same'), "elements", True, "f"),
    "_grid_sample_to_grid_backward_above": (_grid_sample_to_grid_backward_above, ('same', 'same', 'same', 'same'), ('same',), "elements", False, "f", ('float32', 'float64')),
    "_grid_sample_to_grid_backward_above_2": (_grid_sample_to_grid_backward_above_2, ('same', 'same', 'same', 'same', 'same', 'same'), ('same',), "elements", False, "f", ('float32', 'float64')),
    "_grid_sample_to_grid_backward_self": (_grid_sample_to_grid_backward_self, ('same', 'same', 'same'), ('same',), "elements", False, "f", ('float32', 'float64')),
    "_batch_norm_backward_backward_above_inner": (_batch_norm_backward_backward_above_inner, ('same', 'same', 'real'), ('same',), "elements", True, "f", ('float32', 'float64')),
    "_batch_norm_backward_backward_above_inner_2": (_batch_norm_backward_backward_above_inner_2, ('same', 'same', 'same', 'real', 'same', 'real'), ('same',), "elements", True, "f", ('float32', 'float64')),
    "_batch_norm_backward_backward_above": (_batch_norm_backward_backward_above, ('same', 'real', 'real', 'same', 'same', 'same', 'same', 'same', 'same', 'same'), ('same',), "elements", True, "f", ('float32', 'float64')),
    "_batch_norm_backward_backward_above_2": (_batch_norm_backward_backward_above_2, ('same', 'real', 'real', 'same', 'same', 'same', 'same', 'same', 'same', 'same', 'same'), ('same',), "elements", True, "f", ('float32', 'float64')),
    "_batch_norm_backward_backward_self_inner": (_batch_norm_backward_backward_self_inner, ('same', 'same', 'same', 'same', 'real', 'same', 'real'), ('same',), "elements", True, "f", ('float32', 'float64')),
    "_batch_norm_backward_backward_self_inner_2": (_batch_norm_backward_backward_self_inner_2, ('same', 'same', 'real', 'real', 'same', 'same', 'same', 'same', 'same'), ('same',), "elements", True, "f", ('float32', 'float64')),
    "_batch_norm_backward_backward_self_inner_3": (_batch_norm_backward_backward_self_inner_3, ('same', 'same', 'real', 'real', 'same', 'same', 'same', 'same', 'same', 'same'), ('same',), "elements", True, "f", ('float32', 'float64')),
    "_batch_norm_backward_backward_self": (_batch_norm_backward_backward_self, ('same', 'real', 'real', 'same', 'same', 'same', 'same', 'same', 'same', 'same', 'same', 'same', 'same', 'same', 'same'), ('same',), "elements", True, "f", ('float32', 'float64')),
    "_batch_norm_backward_backward_self_part": (_batch_norm_backward_backward_self_part, ('same', 'real', 'real', 'same', 'same', 'same', 'same', 'same', 'same'), ('same',), "elements", True, "f", ('float32', 'float64')),
    "_batch_norm_backward_backward_self_part_2": (_batch_norm_backward_backward_self_part_2, ('same', 'real', 'real', 'same', 'same', 'same', 'same', 'same', 'same', 'same', 'same', 'same', 'same'), ('same',), "elements", True, "f", ('float32', 'float64')),
    "_group_norm_backward_self_inner": (_group_norm_backward_self_inner, ('same', 'same', 'real'), ('same',), "elements", True, "f"),
    "_group_norm_backward_self_inner_2": (_group_norm_backward_self_inner_2, ('same', 'same', 'same', 'real'), ('same',), "elements", True, "f"),
    "_group_norm_backward_self": (_group_norm_backward_self, ('same', 'real', 'real', 'same', 'same', 'same', 'same', 'same'), ('same',), "elements", True, "f"),
    "_group_norm_backward_weight_inner": (_group_norm_backward_weight_inner, ('same', 'same', 'real', 'same', 'real'), ('same',), "elements", True, "f"),
    "_rms_norm_backward_self": (_rms_norm_backward_self, ('same', 'real', 'real', 'same'), ('same',), "rows", True, "f"),
    "_attention_backward_backward_above_inner": (_attention_backward_backward_above_inner, ('same', 'same', 'real', 'same'), ('same',), "elements", False, "f", ('float32', 'float64')),
    "_attention_backward_backward_query_inner": (_attention_backward_backward_query_inner, ('same', 'same', 'real', 'same', 'same', 'same', 'same'), ('same',), "elements", False, "f", ('float32', 'float64')),
    "_attention_backward_backward_query": (_attention_backward_backward_query, ('same', 'same', 'real'), ('same',), "elements", False, "f", ('float32', 'float64')),
    "_fused_attention_backward_bias": (_fused_attention_backward_bias, ('same', 'same', 'same', 'same'), ('same',), "elements", False, "f"),
    "_fused_attention_backward_backward_above_inner_inner": (_fused_attention_backward_backward_above_inner_inner, ('same', 'same', 'same'), ('same',), "elements", False, "f"),
    "_fused_attention_backward_backward_above_inner": (_fused_attention_backward_backward_above_inner, ('same', 'same', 'same', 'same', 'same'), ('same',), "elements", False, "f"),
    "_fused_attention_backward_backward_query_inner_inner": (_fused_attention_backward_backward_query_inner_inner, ('same', 'same', 'same'), ('same',), "elements", False, "f"),
    "_fused_attention_backward_backward_query_inner_inner_2": (_fused_attention_backward_backward_query_inner_inner_2, ('same', 'same', 'same', 'same', 'same', 'same', 'same', 'same'), ('same',), "elements", False, "f"),
    "_fused_attention_backward_backward_query_inner": (_fused_attention_backward_backward_query_inner, ('same', 'same', 'same', 'same', 'same', 'same', 'same', 'same', 'same'), ('same',), "elements", False, "f"),
    "_lstm_backward_gates_inner": (_lstm_backward_gates_inner, ('same',), ('same',), "elements", False, "f", ('float32', 'float64')),
    "_distances_backward_self": (_distances_backward_self, ('same', 'same'), ('same',), "elements", True, "f"),
    "_distances_backward_self_2": (_distances_backward_self_2, ('same', 'same', 'same'), ('same',), "elements", False, "f"),
    "_distances_backward_self_3": (_distances_backward_self_3, ('same', 'same', 'same', 'same', 'same', 'same'), ('same',), "elements", True, "f"),
    "_distances_backward_self_4": (_distances_backward_self_4, ('same', 'same', 'same', 'same', 'same'), ('same',), "elements", True, "f"),
    "_distances_backward_self_5": (_distances_backward_self_5, ('same', 'same', 'same', 'same', 'same'), ('same',), "elements", True, "f"),
    "_distances_backward_self_6": (_distances_backward_self_6, ('same', 'same', 'same', 'same', 'same'), ('same',), "elements", True, "f"),
    "_distances_backward_self_7": (_distances_backward_self_7, ('same', 'same', 'same', 'same', 'same'), ('same',), "elements", True, "f"),
    "_distances_backward_self_8": (_distances_backward_self_8, ('same', 'same', 'same', 'same', 'same', 'real'), ('same',), "elements", True, "f"),
    "_pair_distances_backward_self_inner": (_pair_distances_backward_self_inner, ('same', 'same'), ('bool',), "elements", False, "f"),
    "_pair_distances_backward_self": (_pair_distances_backward_self, ('same', 'same', 'same', 'same'), ('same',), "elements", True, "f"),
    "_pair_distances_backward_self_2": (_pair_distances_backward_self_2, ('same', 'same', 'same'), ('same',), "elements", True, "f"),
    "_pair_distances_backward_self_3": (_pair_distances_backward_self_3, ('same', 'same', 'same'), ('same',), "elements", True, "f"),
    "_pair_distances_backward_self_4": (_pair_distances_backward_self_4, ('same', 'same', 'same'), ('same',), "elements", True, "f"),
    "_pair_distances_backward_self_5": (_pair_distances_backward_self_5, ('same', 'same', 'same'), ('same',), "elements", True, "f"),
    "_pair_distances_backward_self_6": (_pair_distances_backward_self_6, ('same', 'same', 'same', 'real'), ('same',), "elements", True, "f"),
}
