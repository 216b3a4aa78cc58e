"""Why ops take longer than PyTorch's on small tensors: what is said beside their rows."""

from __future__ import annotations

_NAMES = {
    "a view notes its base and how it was made, so that an in-place change of either is seen by the other: 2 us, in Python": """
        H adjoint as_strided broadcast_tensors broadcast_to diagonal expand_as flatten linalg.diagonal mH mT movedim reshape_as unflatten view_as_complex""",
    "a list of views, each of which notes its base: 2 us each, in Python": """
        chunk dsplit hsplit meshgrid split_with_sizes tensor_split unbind vsplit""",
    "a list is read and each tensor of it recorded in Python": """
        dstack hstack row_stack stack unbind_copy unsafe_chunk unsafe_split unsafe_split_with_sizes vstack column_stack""",
    "a few calls of NumPy, each of them 1 us and more, and checks of the arguments in Python": """
        all any aminmax as_strided_copy as_strided_scatter constant_pad_nd cross cumprod diag diag_embed diagflat diagonal_copy diagonal_scatter expand_copy
        fft.fftshift fill_diagonal_ fliplr flipud gather geqrf hash_tensor histc histogram index_fill index_put isin kthvalue linalg.cross
        linalg.householder_product linalg.lu_factor linalg.lu_factor_ex linalg.solve_triangular linalg.vander linalg.vector_norm logcumsumexp masked_scatter
        median mode nanmedian nn.functional.affine_grid nn.functional.avg_pool1d nn.functional.avg_pool2d nn.functional.avg_pool3d
        nn.functional.conv_transpose3d nn.functional.multi_margin_loss nn.functional.multilabel_margin_loss nonzero put rot90 scatter scatter_add
        select_scatter slice_scatter squeeze_copy sum_to_size take topk trace unique_consecutive view_copy""",
    "only checks of the arguments, in Python: PyTorch's whole op takes 2 to 7 us": """
        addmv addr argwhere baddbmm bucketize complex equal fill grid_sampler grid_sampler_2d grid_sampler_3d isreal linalg.norm nn.functional.grid_sample
        searchsorted special.legendre_polynomial_p""",
    "several recorded ops, 1 to 2 us each, which bring derivatives of all orders": """
        adaptive_avg_pool1d amax bilinear cdist cholesky_inverse cholesky_solve cosine_similarity diff dist float_power inner kron ldexp linalg.ldl_solve
        linalg.lu_solve linalg.matrix_norm linalg.matrix_power linalg.multi_dot linalg.solve_ex linalg.tensorsolve linalg.vecdot lu_solve matrix_power
        mvlgamma native_group_norm native_layer_norm nanmean nanquantile nn.functional.adaptive_max_pool1d nn.functional.bilinear
        nn.functional.cosine_similarity nn.functional.glu nn.functional.group_norm nn.functional.interpolate nn.functional.margin_ranking_loss
        nn.functional.one_hot nn.functional.pairwise_distance nn.functional.upsample nn.functional.upsample_bilinear nn.functional.upsample_nearest ormqr
        pairwise_distance prod quantile renorm scatter_reduce special.multigammaln std_mean take_along_dim triangular_solve var_mean vander""",
    "each block is joined with zeros on its left and right: three tensors a block": "block_diag",
    "the differences of all pairs are a tensor of their own, of which the norm is taken: its derivatives are those of any norm": "nn.functional.pdist pdist",
    "each step of the alignments is recorded, as four or five ops: so it has derivatives of all orders; PyTorch's has the first": "nn.functional.ctc_loss",
    "factors of which one is zero are laid side by side before they are multiplied: so it has derivatives of all orders there": "index_reduce",
    "along other dimensions than the last, rows are first brought side by side": "nn.functional.log_softmax",
    "SciPy's function, in double precision": "special.ndtri",
    "LAPACK of NumPy's or SciPy's OpenBLAS, against MKL's": "linalg.eigvals linalg.eigvalsh linalg.lstsq",
}
_REASONS = {name: reason for reason, names in _NAMES.items() for name in names.split()}

_BY_HAND: dict[str, str] = {}


def why(name: str) -> str:
    """The reason, if one is known."""
    return _REASONS.get(name, "")


def why_by_hand(call: str) -> str:
    """The reason for a call that takes longer than NumPy's or SciPy's own function, if one is known."""
    return _BY_HAND.get(call.partition("(")[0], "")
