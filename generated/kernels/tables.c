/* Generated from derivatives.yaml by `specgrad generate`; do not edit. */
#include "kernel.h"

extern const sg_kernel sg_kernels_add[];
extern const sg_kernel sg_kernels_sub[];
extern const sg_kernel sg_kernels_mul[];
extern const sg_kernel sg_kernels_div[];
extern const sg_kernel sg_kernels_floor_divide[];
extern const sg_kernel sg_kernels__trunc_div[];
extern const sg_kernel sg_kernels_remainder[];
extern const sg_kernel sg_kernels_fmod[];
extern const sg_kernel sg_kernels_neg[];
extern const sg_kernel sg_kernels_reciprocal[];
extern const sg_kernel sg_kernels_square[];
extern const sg_kernel sg_kernels_pow_Scalar[];
extern const sg_kernel sg_kernels_pow[];
extern const sg_kernel sg_kernels_abs[];
extern const sg_kernel sg_kernels_sgn[];
extern const sg_kernel sg_kernels_sign[];
extern const sg_kernel sg_kernels_conj[];
extern const sg_kernel sg_kernels__real_part[];
extern const sg_kernel sg_kernels__imag_part[];
extern const sg_kernel sg_kernels_polar[];
extern const sg_kernel sg_kernels_angle[];
extern const sg_kernel sg_kernels_addcmul[];
extern const sg_kernel sg_kernels_addcdiv[];
extern const sg_kernel sg_kernels_lerp[];
extern const sg_kernel sg_kernels__share_of_length[];
extern const sg_kernel sg_kernels_hypot[];
extern const sg_kernel sg_kernels_maximum[];
extern const sg_kernel sg_kernels_minimum[];
extern const sg_kernel sg_kernels_fmax[];
extern const sg_kernel sg_kernels_fmin[];
extern const sg_kernel sg_kernels_clamp[];
extern const sg_kernel sg_kernels_clamp_min[];
extern const sg_kernel sg_kernels_clamp_max[];
extern const sg_kernel sg_kernels_copysign[];
extern const sg_kernel sg_kernels__nan_to_num[];
extern const sg_kernel sg_kernels_where[];
extern const sg_kernel sg_kernels_masked_fill[];
extern const sg_kernel sg_kernels_gcd[];
extern const sg_kernel sg_kernels_lcm[];
extern const sg_kernel sg_kernels_nextafter[];
extern const sg_kernel sg_kernels_exp[];
extern const sg_kernel sg_kernels_exp2[];
extern const sg_kernel sg_kernels_expm1[];
extern const sg_kernel sg_kernels_log[];
extern const sg_kernel sg_kernels_log2[];
extern const sg_kernel sg_kernels_log10[];
extern const sg_kernel sg_kernels_log1p[];
extern const sg_kernel sg_kernels_sqrt[];
extern const sg_kernel sg_kernels_rsqrt[];
extern const sg_kernel sg_kernels_logaddexp[];
extern const sg_kernel sg_kernels_logaddexp2[];
extern const sg_kernel sg_kernels_xlogy[];
extern const sg_kernel sg_kernels_special_xlog1py[];
extern const sg_kernel sg_kernels_special_entr[];
extern const sg_kernel sg_kernels_sin[];
extern const sg_kernel sg_kernels_cos[];
extern const sg_kernel sg_kernels_tan[];
extern const sg_kernel sg_kernels_asin[];
extern const sg_kernel sg_kernels_acos[];
extern const sg_kernel sg_kernels_atan[];
extern const sg_kernel sg_kernels_sinh[];
extern const sg_kernel sg_kernels_cosh[];
extern const sg_kernel sg_kernels_tanh[];
extern const sg_kernel sg_kernels_asinh[];
extern const sg_kernel sg_kernels_acosh[];
extern const sg_kernel sg_kernels_atanh[];
extern const sg_kernel sg_kernels_atan2[];
extern const sg_kernel sg_kernels_sinc[];
extern const sg_kernel sg_kernels_deg2rad[];
extern const sg_kernel sg_kernels_erf[];
extern const sg_kernel sg_kernels_erfc[];
extern const sg_kernel sg_kernels_erfinv[];
extern const sg_kernel sg_kernels_lgamma[];
extern const sg_kernel sg_kernels_digamma[];
extern const sg_kernel sg_kernels_polygamma[];
extern const sg_kernel sg_kernels_special_ndtr[];
extern const sg_kernel sg_kernels_sigmoid[];
extern const sg_kernel sg_kernels__logistic[];
extern const sg_kernel sg_kernels_logit[];
extern const sg_kernel sg_kernels__bessel_one_near[];
extern const sg_kernel sg_kernels_special_bessel_j0[];
extern const sg_kernel sg_kernels_special_bessel_j1[];
extern const sg_kernel sg_kernels_special_bessel_y0[];
extern const sg_kernel sg_kernels_special_bessel_y1[];
extern const sg_kernel sg_kernels_i0[];
extern const sg_kernel sg_kernels__bessel_i_far_ratio[];
extern const sg_kernel sg_kernels__bessel_i_near_ratio[];
extern const sg_kernel sg_kernels__bessel_k_ratio[];
extern const sg_kernel sg_kernels__bessel_i1e_near_slope[];
extern const sg_kernel sg_kernels_special_i0e[];
extern const sg_kernel sg_kernels_special_i1[];
extern const sg_kernel sg_kernels_special_i1e[];
extern const sg_kernel sg_kernels_special_modified_bessel_k0[];
extern const sg_kernel sg_kernels_special_modified_bessel_k1[];
extern const sg_kernel sg_kernels_special_scaled_modified_bessel_k0[];
extern const sg_kernel sg_kernels_special_scaled_modified_bessel_k1[];
extern const sg_kernel sg_kernels_special_spherical_bessel_j0[];
extern const sg_kernel sg_kernels__spherical_slope[];
extern const sg_kernel sg_kernels_special_airy_ai[];
extern const sg_kernel sg_kernels__airy_slope[];
extern const sg_kernel sg_kernels_special_erfcx[];
extern const sg_kernel sg_kernels_special_ndtri[];
extern const sg_kernel sg_kernels_special_log_ndtr[];
extern const sg_kernel sg_kernels_special_zeta[];
extern const sg_kernel sg_kernels_igamma[];
extern const sg_kernel sg_kernels_igammac[];
extern const sg_kernel sg_kernels_special_chebyshev_polynomial_t[];
extern const sg_kernel sg_kernels_special_chebyshev_polynomial_u[];
extern const sg_kernel sg_kernels_special_chebyshev_polynomial_v[];
extern const sg_kernel sg_kernels_special_chebyshev_polynomial_w[];
extern const sg_kernel sg_kernels_special_legendre_polynomial_p[];
extern const sg_kernel sg_kernels_special_hermite_polynomial_h[];
extern const sg_kernel sg_kernels_special_hermite_polynomial_he[];
extern const sg_kernel sg_kernels_special_shifted_chebyshev_polynomial_t[];
extern const sg_kernel sg_kernels_special_shifted_chebyshev_polynomial_u[];
extern const sg_kernel sg_kernels_special_shifted_chebyshev_polynomial_v[];
extern const sg_kernel sg_kernels_special_shifted_chebyshev_polynomial_w[];
extern const sg_kernel sg_kernels_special_laguerre_polynomial_l[];
extern const sg_kernel sg_kernels__laguerre[];
extern const sg_kernel sg_kernels__gegenbauer[];
extern const sg_kernel sg_kernels_relu[];
extern const sg_kernel sg_kernels_nn_functional_relu6[];
extern const sg_kernel sg_kernels_nn_functional_leaky_relu[];
extern const sg_kernel sg_kernels_nn_functional_elu[];
extern const sg_kernel sg_kernels_nn_functional_selu[];
extern const sg_kernel sg_kernels_nn_functional_celu[];
extern const sg_kernel sg_kernels__gelu_slope[];
extern const sg_kernel sg_kernels__gelu_gate[];
extern const sg_kernel sg_kernels__gelu_rise[];
extern const sg_kernel sg_kernels_nn_functional_gelu[];
extern const sg_kernel sg_kernels__silu_slope[];
extern const sg_kernel sg_kernels_nn_functional_silu[];
extern const sg_kernel sg_kernels__mish_slope[];
extern const sg_kernel sg_kernels_nn_functional_mish[];
extern const sg_kernel sg_kernels_nn_functional_softplus[];
extern const sg_kernel sg_kernels_nn_functional_softsign[];
extern const sg_kernel sg_kernels_nn_functional_tanhshrink[];
extern const sg_kernel sg_kernels_nn_functional_logsigmoid[];
extern const sg_kernel sg_kernels_nn_functional_hardtanh[];
extern const sg_kernel sg_kernels_nn_functional_hardsigmoid[];
extern const sg_kernel sg_kernels_nn_functional_hardswish[];
extern const sg_kernel sg_kernels_nn_functional_hardshrink[];
extern const sg_kernel sg_kernels_nn_functional_softshrink[];
extern const sg_kernel sg_kernels_nn_functional_threshold[];
extern const sg_kernel sg_kernels__prelu[];
extern const sg_kernel sg_kernels_eq[];
extern const sg_kernel sg_kernels_ne[];
extern const sg_kernel sg_kernels_lt[];
extern const sg_kernel sg_kernels_le[];
extern const sg_kernel sg_kernels_gt[];
extern const sg_kernel sg_kernels_ge[];
extern const sg_kernel sg_kernels_isnan[];
extern const sg_kernel sg_kernels_isinf[];
extern const sg_kernel sg_kernels_isfinite[];
extern const sg_kernel sg_kernels_isposinf[];
extern const sg_kernel sg_kernels_isneginf[];
extern const sg_kernel sg_kernels_signbit[];
extern const sg_kernel sg_kernels_logical_and[];
extern const sg_kernel sg_kernels_logical_or[];
extern const sg_kernel sg_kernels_logical_xor[];
extern const sg_kernel sg_kernels_logical_not[];
extern const sg_kernel sg_kernels_bitwise_and[];
extern const sg_kernel sg_kernels_bitwise_or[];
extern const sg_kernel sg_kernels_bitwise_xor[];
extern const sg_kernel sg_kernels_bitwise_not[];
extern const sg_kernel sg_kernels_bitwise_left_shift[];
extern const sg_kernel sg_kernels_bitwise_right_shift[];
extern const sg_kernel sg_kernels_heaviside[];
extern const sg_kernel sg_kernels_floor[];
extern const sg_kernel sg_kernels_ceil[];
extern const sg_kernel sg_kernels_trunc[];
extern const sg_kernel sg_kernels_round[];
extern const sg_kernel sg_kernels_frac[];
extern const sg_kernel sg_kernels_frexp[];
extern const sg_kernel sg_kernels_mean[];
extern const sg_kernel sg_kernels_nansum[];
extern const sg_kernel sg_kernels__prod[];
extern const sg_kernel sg_kernels__cumprod[];
extern const sg_kernel sg_kernels__logsumexp[];
extern const sg_kernel sg_kernels_var[];
extern const sg_kernel sg_kernels_std[];
extern const sg_kernel sg_kernels__vector_norm[];
extern const sg_kernel sg_kernels__magnitude[];
extern const sg_kernel sg_kernels_amax[];
extern const sg_kernel sg_kernels_median[];
extern const sg_kernel sg_kernels_nanmedian[];
extern const sg_kernel sg_kernels__median_of_rows[];
extern const sg_kernel sg_kernels__nanmedian_of_rows[];
extern const sg_kernel sg_kernels__softmax[];
extern const sg_kernel sg_kernels__log_softmax[];
extern const sg_kernel sg_kernels__row_sum[];
extern const sg_kernel sg_kernels__row_nansum[];
extern const sg_kernel sg_kernels__row_max[];
extern const sg_kernel sg_kernels__row_min[];
extern const sg_kernel sg_kernels__row_variance[];
extern const sg_kernel sg_kernels__row_logsumexp[];
extern const sg_kernel sg_kernels__row_sum_of_squares[];
extern const sg_kernel sg_kernels_dot[];
extern const sg_kernel sg_kernels_vdot[];
extern const sg_kernel sg_kernels_addmm[];
extern const sg_kernel sg_kernels_addmv[];
extern const sg_kernel sg_kernels_addr[];
extern const sg_kernel sg_kernels__linalg_cholesky[];
extern const sg_kernel sg_kernels__cofactor_differential[];
extern const sg_kernel sg_kernels__linalg_slogdet[];
extern const sg_kernel sg_kernels__linalg_over_gap[];
extern const sg_kernel sg_kernels__linalg_eigh[];
extern const sg_kernel sg_kernels__linalg_svd[];
extern const sg_kernel sg_kernels__linalg_eig[];
extern const sg_kernel sg_kernels__linalg_qr[];
extern const sg_kernel sg_kernels__householder_product[];
extern const sg_kernel sg_kernels__linalg_pinv[];
extern const sg_kernel sg_kernels__renorm_factor[];
extern const sg_kernel sg_kernels_fill_[];
extern const sg_kernel sg_kernels__scatter_multiply[];
extern const sg_kernel sg_kernels_masked_scatter[];
extern const sg_kernel sg_kernels_as_strided_scatter[];
extern const sg_kernel sg_kernels__scatter_extreme[];
extern const sg_kernel sg_kernels__logcumsumexp[];
extern const sg_kernel sg_kernels__layer_norm[];
extern const sg_kernel sg_kernels__row_squared_distance[];
extern const sg_kernel sg_kernels__mse_loss[];
extern const sg_kernel sg_kernels__smooth_l1[];
extern const sg_kernel sg_kernels__binary_cross_entropy_with_logits[];
extern const sg_kernel sg_kernels__binary_cross_entropy[];
extern const sg_kernel sg_kernels__grid_sample_to_grid[];
extern const sg_kernel sg_kernels__batch_norm_backward[];
extern const sg_kernel sg_kernels__group_norm[];
extern const sg_kernel sg_kernels__rms_norm[];
extern const sg_kernel sg_kernels__attention_backward[];
extern const sg_kernel sg_kernels__fused_attention[];
extern const sg_kernel sg_kernels__fused_attention_backward[];
extern const sg_kernel sg_kernels__lstm[];
extern const sg_kernel sg_kernels__distances[];
extern const sg_kernel sg_kernels__pair_distances[];
extern const sg_kernel sg_kernels__sgd_update[];
extern const sg_kernel sg_kernels__momentum_update[];
extern const sg_kernel sg_kernels__rmsprop_update[];
extern const sg_kernel sg_kernels__rmsprop_momentum_update[];
extern const sg_kernel sg_kernels__adam_update[];
extern const sg_kernel sg_kernels__amsgrad_update[];

const sg_kernel *const sg_tables[] = {
    sg_kernels_add,
    sg_kernels_sub,
    sg_kernels_mul,
    sg_kernels_div,
    sg_kernels_floor_divide,
    sg_kernels__trunc_div,
    sg_kernels_remainder,
    sg_kernels_fmod,
    sg_kernels_neg,
    sg_kernels_reciprocal,
    sg_kernels_square,
    sg_kernels_pow_Scalar,
    sg_kernels_pow,
    sg_kernels_abs,
    sg_kernels_sgn,
    sg_kernels_sign,
    sg_kernels_conj,
    sg_kernels__real_part,
    sg_kernels__imag_part,
    sg_kernels_polar,
    sg_kernels_angle,
    sg_kernels_addcmul,
    sg_kernels_addcdiv,
    sg_kernels_lerp,
    sg_kernels__share_of_length,
    sg_kernels_hypot,
    sg_kernels_maximum,
    sg_kernels_minimum,
    sg_kernels_fmax,
    sg_kernels_fmin,
    sg_kernels_clamp,
    sg_kernels_clamp_min,
    sg_kernels_clamp_max,
    sg_kernels_copysign,
    sg_kernels__nan_to_num,
    sg_kernels_where,
    sg_kernels_masked_fill,
    sg_kernels_gcd,
    sg_kernels_lcm,
    sg_kernels_nextafter,
    sg_kernels_exp,
    sg_kernels_exp2,
    sg_kernels_expm1,
    sg_kernels_log,
    sg_kernels_log2,
    sg_kernels_log10,
    sg_kernels_log1p,
    sg_kernels_sqrt,
    sg_kernels_rsqrt,
    sg_kernels_logaddexp,
    sg_kernels_logaddexp2,
    sg_kernels_xlogy,
    sg_kernels_special_xlog1py,
    sg_kernels_special_entr,
    sg_kernels_sin,
    sg_kernels_cos,
    sg_kernels_tan,
    sg_kernels_asin,
    sg_kernels_acos,
    sg_kernels_atan,
    sg_kernels_sinh,
    sg_kernels_cosh,
    sg_kernels_tanh,
    sg_kernels_asinh,
    sg_kernels_acosh,
    sg_kernels_atanh,
    sg_kernels_atan2,
    sg_kernels_sinc,
    sg_kernels_deg2rad,
    sg_kernels_erf,
    sg_kernels_erfc,
    sg_kernels_erfinv,
    sg_kernels_lgamma,
    sg_kernels_digamma,
    sg_kernels_polygamma,
    sg_kernels_special_ndtr,
    sg_kernels_sigmoid,
    sg_kernels__logistic,
    sg_kernels_logit,
    sg_kernels__bessel_one_near,
    sg_kernels_special_bessel_j0,
    sg_kernels_special_bessel_j1,
    sg_kernels_special_bessel_y0,
    sg_kernels_special_bessel_y1,
    sg_kernels_i0,
    sg_kernels__bessel_i_far_ratio,
    sg_kernels__bessel_i_near_ratio,
    sg_kernels__bessel_k_ratio,
    sg_kernels__bessel_i1e_near_slope,
    sg_kernels_special_i0e,
    sg_kernels_special_i1,
    sg_kernels_special_i1e,
    sg_kernels_special_modified_bessel_k0,
    sg_kernels_special_modified_bessel_k1,
    sg_kernels_special_scaled_modified_bessel_k0,
    sg_kernels_special_scaled_modified_bessel_k1,
    sg_kernels_special_spherical_bessel_j0,
    sg_kernels__spherical_slope,
    sg_kernels_special_airy_ai,
    sg_kernels__airy_slope,
    sg_kernels_special_erfcx,
    sg_kernels_special_ndtri,
    sg_kernels_special_log_ndtr,
    sg_kernels_special_zeta,
    sg_kernels_igamma,
    sg_kernels_igammac,
    sg_kernels_special_chebyshev_polynomial_t,
    sg_kernels_special_chebyshev_polynomial_u,
    sg_kernels_special_chebyshev_polynomial_v,
    sg_kernels_special_chebyshev_polynomial_w,
    sg_kernels_special_legendre_polynomial_p,
    sg_kernels_special_hermite_polynomial_h,
    sg_kernels_special_hermite_polynomial_he,
    sg_kernels_special_shifted_chebyshev_polynomial_t,
    sg_kernels_special_shifted_chebyshev_polynomial_u,
    sg_kernels_special_shifted_chebyshev_polynomial_v,
    sg_kernels_special_shifted_chebyshev_polynomial_w,
    sg_kernels_special_laguerre_polynomial_l,
    sg_kernels__laguerre,
    sg_kernels__gegenbauer,
    sg_kernels_relu,
    sg_kernels_nn_functional_relu6,
    sg_kernels_nn_functional_leaky_relu,
    sg_kernels_nn_functional_elu,
    sg_kernels_nn_functional_selu,
    sg_kernels_nn_functional_celu,
    sg_kernels__gelu_slope,
    sg_kernels__gelu_gate,
    sg_kernels__gelu_rise,
    sg_kernels_nn_functional_gelu,
    sg_kernels__silu_slope,
    sg_kernels_nn_functional_silu,
    sg_kernels__mish_slope,
    sg_kernels_nn_functional_mish,
    sg_kernels_nn_functional_softplus,
    sg_kernels_nn_functional_softsign,
    sg_kernels_nn_functional_tanhshrink,
    sg_kernels_nn_functional_logsigmoid,
    sg_kernels_nn_functional_hardtanh,
    sg_kernels_nn_functional_hardsigmoid,
    sg_kernels_nn_functional_hardswish,
    sg_kernels_nn_functional_hardshrink,
    sg_kernels_nn_functional_softshrink,
    sg_kernels_nn_functional_threshold,
    sg_kernels__prelu,
    sg_kernels_eq,
    sg_kernels_ne,
    sg_kernels_lt,
    sg_kernels_le,
    sg_kernels_gt,
    sg_kernels_ge,
    sg_kernels_isnan,
    sg_kernels_isinf,
    sg_kernels_isfinite,
    sg_kernels_isposinf,
    sg_kernels_isneginf,
    sg_kernels_signbit,
    sg_kernels_logical_and,
    sg_kernels_logical_or,
    sg_kernels_logical_xor,
    sg_kernels_logical_not,
    sg_kernels_bitwise_and,
    sg_kernels_bitwise_or,
    sg_kernels_bitwise_xor,
    sg_kernels_bitwise_not,
    sg_kernels_bitwise_left_shift,
    sg_kernels_bitwise_right_shift,
    sg_kernels_heaviside,
    sg_kernels_floor,
    sg_kernels_ceil,
    sg_kernels_trunc,
    sg_kernels_round,
    sg_kernels_frac,
    sg_kernels_frexp,
    sg_kernels_mean,
    sg_kernels_nansum,
    sg_kernels__prod,
    sg_kernels__cumprod,
    sg_kernels__logsumexp,
    sg_kernels_var,
    sg_kernels_std,
    sg_kernels__vector_norm,
    sg_kernels__magnitude,
    sg_kernels_amax,
    sg_kernels_median,
    sg_kernels_nanmedian,
    sg_kernels__median_of_rows,
    sg_kernels__nanmedian_of_rows,
    sg_kernels__softmax,
    sg_kernels__log_softmax,
    sg_kernels__row_sum,
    sg_kernels__row_nansum,
    sg_kernels__row_max,
    sg_kernels__row_min,
    sg_kernels__row_variance,
    sg_kernels__row_logsumexp,
    sg_kernels__row_sum_of_squares,
    sg_kernels_dot,
    sg_kernels_vdot,
    sg_kernels_addmm,
    sg_kernels_addmv,
    sg_kernels_addr,
    sg_kernels__linalg_cholesky,
    sg_kernels__cofactor_differential,
    sg_kernels__linalg_slogdet,
    sg_kernels__linalg_over_gap,
    sg_kernels__linalg_eigh,
    sg_kernels__linalg_svd,
    sg_kernels__linalg_eig,
    sg_kernels__linalg_qr,
    sg_kernels__householder_product,
    sg_kernels__linalg_pinv,
    sg_kernels__renorm_factor,
    sg_kernels_fill_,
    sg_kernels__scatter_multiply,
    sg_kernels_masked_scatter,
    sg_kernels_as_strided_scatter,
    sg_kernels__scatter_extreme,
    sg_kernels__logcumsumexp,
    sg_kernels__layer_norm,
    sg_kernels__row_squared_distance,
    sg_kernels__mse_loss,
    sg_kernels__smooth_l1,
    sg_kernels__binary_cross_entropy_with_logits,
    sg_kernels__binary_cross_entropy,
    sg_kernels__grid_sample_to_grid,
    sg_kernels__batch_norm_backward,
    sg_kernels__group_norm,
    sg_kernels__rms_norm,
    sg_kernels__attention_backward,
    sg_kernels__fused_attention,
    sg_kernels__fused_attention_backward,
    sg_kernels__lstm,
    sg_kernels__distances,
    sg_kernels__pair_distances,
    sg_kernels__sgd_update,
    sg_kernels__momentum_update,
    sg_kernels__rmsprop_update,
    sg_kernels__rmsprop_momentum_update,
    sg_kernels__adam_update,
    sg_kernels__amsgrad_update,
    0};

const char sg_digest[] = "87a2f785d0223ad1";
