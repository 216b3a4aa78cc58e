"""Why ops take longer than PyTorch's, or than NumPy's functions: what is said beside their rows."""

from __future__ import annotations

from dataclasses import replace

from .measure import Row

_NAMES = {
    "a view notes its base and how it was made, so that an in-place change of either is seen by the other": """
        H adjoint as_strided swapdims transpose broadcast_tensors broadcast_to diagonal expand_as flatten linalg.diagonal mH mT movedim reshape_as
        unflatten view_as_complex""",
    "a list of views, each of which notes its base": """
        chunk dsplit hsplit meshgrid split split_with_sizes tensor_split unbind vsplit""",
    "a list is read and each tensor of it recorded in Python": """
        cat concat concatenate dstack hstack row_stack split_with_sizes_copy stack unbind_copy unsafe_chunk unsafe_split unsafe_split_with_sizes vstack
        column_stack""",
    "a few calls of NumPy, each of them 1 us and more, and checks of the arguments in Python": """
        all any aminmax as_strided_copy as_strided_scatter constant_pad_nd cross cumprod diag diag_embed diagflat diagonal_copy diagonal_scatter expand_copy
        fft.fftshift fill_diagonal_ fliplr flipud gather geqrf hash_tensor histc histogram index_fill index_put isin kthvalue linalg.cross
        linalg.householder_product linalg.lu_factor linalg.lu_factor_ex linalg.solve_triangular linalg.vander linalg.vector_norm logcumsumexp masked_scatter
        median mode nanmedian nn.functional.affine_grid nn.functional.avg_pool1d nn.functional.avg_pool2d nn.functional.avg_pool3d
        nn.functional.conv_transpose3d put rot90 scatter scatter_add
        histogramdd lu_unpack max_pool2d max_pool3d nn.functional.adaptive_avg_pool3d nn.functional.fractional_max_pool2d nn.functional.fractional_max_pool3d
        nn.functional.max_pool3d nn.functional.pad nn.functional.unfold
        nonzero_static avg_pool1d select_scatter slice_scatter squeeze_copy sum_to_size take topk trace
        unique_consecutive view_copy""",
    "three ops, 1 to 2 us each, and checks of the arguments in Python: PyTorch's whole loss takes 3 to 5 us": """
        nn.functional.multi_margin_loss nn.functional.multilabel_margin_loss""",
    "only checks of the arguments, in Python: PyTorch's whole op takes 2 to 7 us": """
        addmv addr argwhere orgqr baddbmm bucketize complex equal fill grid_sampler grid_sampler_2d grid_sampler_3d isreal linalg.norm nn.functional.grid_sample
        nn.functional.pdist pdist searchsorted special.legendre_polynomial_p""",
    "several recorded ops, 1 to 2 us each, which bring derivatives of all orders": """
        adaptive_avg_pool1d amax amin bilinear ger linalg.cond nn.functional.instance_norm
        nn.functional.multi_head_attention_forward nn.functional.scaled_dot_product_attention outer pinverse svd cdist cholesky_solve
        cosine_similarity diff dist float_power inner kron ldexp linalg.ldl_solve
        linalg.lu_solve linalg.matrix_norm linalg.matrix_power linalg.multi_dot linalg.solve_ex linalg.tensorsolve linalg.vecdot lu_solve matrix_power
        mvlgamma native_group_norm native_layer_norm nanmean nanquantile nn.functional.adaptive_max_pool1d nn.functional.bilinear
        nn.functional.cosine_similarity nn.functional.glu nn.functional.interpolate nn.functional.log_softmax
        nn.functional.margin_ranking_loss
        nn.functional.one_hot nn.functional.pairwise_distance nn.functional.upsample nn.functional.upsample_bilinear nn.functional.upsample_nearest ormqr
        pairwise_distance prod quantile scatter_reduce special.multigammaln std_mean take_along_dim triangular_solve var_mean vander""",
    "factors of which one is zero are laid side by side before they are multiplied: so it has derivatives of all orders there": "index_reduce",
    "norms, sizes and dimensions are checked in Python, and a spectrum is conjugated or cut by an op of its own": """
        fft.fft fft.fft2 fft.fftn fft.hfft fft.hfft2 fft.hfftn fft.ifft fft.ifft2 fft.ifftn fft.ihfft fft.ihfft2 fft.ihfftn fft.irfft fft.irfft2 fft.irfftn
        fft.rfft fft.rfft2 fft.rfftn stft istft""",
    "LAPACK of NumPy's or SciPy's OpenBLAS, against MKL's": "linalg.eigvals linalg.eigvalsh linalg.lstsq",
}
_REASONS = {name: reason for reason, names in _NAMES.items() for name in names.split()}

_CALLS = {
    "a view notes its base and how it was made, so that an in-place change of either is seen by the other": """
        m.reshape; m.T; transpose; m[:, None]; m[1]; m[:, 1:]; squeeze; movedim; broadcast_to; diagonal; unbind; hsplit; vsplit; tensor_split; meshgrid; real;
        imag; linalg.tensorinv""",
    "where the elements stood is found as well, which gradients need; argsort and msort alone are no slower than NumPy's": "sort; cummax",
    "the places that the mask names are found first, which gradients need": "m[k2]; masked_select",
    "the extreme of a row is found first, then where it stands: a quarter of it is read twice, the second time from the nearest cache": "argmax; argmin",
    "where the processor has AVX-512, NumPy computes it with its own vectors of eight, specgrad with libm's or to fewer errors": """
        x ** y; arcsinh; tanh; arccosh; log10; log2; arctan; arctanh; arctan2; angle""",
    "a shift by the width of a number or more has a result, too": "bitwise_left_shift; bitwise_right_shift",
    "a few calls of NumPy, each of them 1 us and more, and checks of the arguments in Python": "all; any; eye; s @ s2[0]",
    "the result errs by at most 4 units, beside zeros too": "special.bessel_j0",
    "one result after the other": "frexp; aminmax",
    "vectors are multiplied as matrices of one row and one column": "linalg.vecdot",
    "along other dimensions than the last, results are computed in several passes": "var; std; linalg.vector_norm; prod",
    "products of all elements are a tensor of their own before they are summed, or brought to their shape": """
        kron; outer; cartesian_prod; trace; linalg.cross; inner; einsum""",
    "a dimension at a time": "fft.fftshift; fft.ifftshift; rot90",
    "arguments are checked element by element, which is a pass more": """
        take; u[places]; index_select; gather; take_along_dim; m[rows]""",
    "several recorded ops, 1 to 2 us each, which bring derivatives of all orders": """
        ldexp; diff; cumulative_trapezoid; cov; corrcoef; nanmean; cdist; pdist; linalg.cond;
        linalg.eigvals; linalg.eig; linalg.lu_factor; cholesky_solve; block_diag; diag;
        diagflat; diag_embed; linalg.pinv; linalg.matrix_power; special.multigammaln; isclose; allclose; histogram; histc; softmax; log_softmax; norm;
        linalg.norm; fft.rfft; fft.fft; fft.ifft; fft.irfft; fft.hfft; fft.ihfft; fft.rfft2; fft.fft2; fft.ifft2; fft.irfft2; fft.fftn; fft.rfftn;
        linalg.eigvalsh; linalg.eigh; linalg.svd; linalg.cholesky; linalg.inv; linalg.slogdet; linalg.det; linalg.lu; linalg.qr""",
    "as fast as memory: what differs is in which cache the result's memory lies, which is another's that was let go": """
        x + 2.5; x * 2.5; 2.5 - x; x / 2.5; x ** 2; square; clamp; amax; amin; isnan; isinf; eq; add; subtract; maximum; minimum; m + column; m * row; z * z;
        m.T + m2.T; bitwise_and; bitwise_or; bitwise_xor; bitwise_not; logical_not; logical_and; logical_or; logical_xor;
        conj_physical; zeros; ones; zeros_like; full;
        cat; vstack; hstack; dstack; column_stack; stack; flip; fliplr; flipud; repeat_interleave; u.to; i.to; isfinite; m.T.contiguous; nn.functional.pad;
        signbit; i + j; i * j; round; floor; negative""",
}
_BY_HAND = {name.strip(): reason for reason, names in _CALLS.items() for name in names.split(";")}

_LARGE = {  # of large tensors, by how the names of rows begin
    "zeros are made, and then read and written again where something is added to them": "index_add; scatter; gather; index_copy",
    "what is put and how often are added up, one after the other, and divided": "scatter_reduce mean",
    "the places that the mask names are found first, which gradients need": "masked_select",
    "LAPACK and products of NumPy's and SciPy's OpenBLAS, against MKL's": """
        inv; lu; qr; eigh; svdvals; matmul; det; slogdet; cholesky; solve; svd; lstsq; pinv""",
    "where the processor has AVX-512, against oneDNN's loops for it": "conv",
    "means and variances are computed anew, which PyTorch keeps": "layer_norm",
    "each element is given the number of its bag before rows are added by these numbers": "embedding_bag",
    "halves are converted to float and back a block at a time, where PyTorch does so in registers": "float16; bfloat16",
    "zeros are made by one thread, into which two put the gradients": "adaptive_max_pool2d; max_pool2d",
}
_OF_LARGE = {name.strip(): reason for reason, names in _LARGE.items() for name in names.split(";")}
_NEEDED_FROM = 1.5  # times PyTorch's time


def explained(row: Row) -> Row:
    """A row of large tensors with the reason, if it takes much longer than PyTorch's, and one is known."""
    beginnings = [beginning for beginning in _OF_LARGE if row.name.startswith(beginning)]
    return replace(row, why=_OF_LARGE[max(beginnings, key=len)]) if beginnings and row.ratio > _NEEDED_FROM else row


def why(name: str) -> str:
    """The reason, if one is known."""
    return _REASONS.get(name, "")


def why_by_hand(call: str, few: bool) -> str:
    """The reason for a call that takes longer than the function of NumPy or SciPy, if one is known.

    Args:
        few: whether it was called on few numbers.
    """
    memory = next(reversed(_CALLS))
    found = _BY_HAND.get(call) or _BY_HAND.get(call.partition("(")[0], "")
    return "checks of the arguments, in Python, and a tensor around the result: 1 to 5 us" if few and found in ("", memory) else found
