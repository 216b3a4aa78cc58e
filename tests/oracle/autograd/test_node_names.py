"""What nodes are called: `grad_fn.name()` of each op's results, and of the gradients that create_graph=True gives.

The tables hold all differences: of the first order in FIRST, of the second in SECOND. A line gives PyTorch's name, specgrad's
("None": no node) and the ops. An op is called in its first form, as a function if it is one.
"""

from __future__ import annotations

from typing import Any

import pytest

import specgrad
from tests.oracle.both import outcome, torch
from tests.oracle.ops.table import Row, _flat, call, cotangent, forms_of, made
from tests.oracle.ops.test_every_op_has_a_row import ROWS

Pairs = set[tuple[str | None, str | None]]


FIRST: dict[str, str] = {
    "a copy has the node of the view that it is of": """
        DiagonalBackward0_copy DiagonalBackward0: diagonal_copy
        ExpandBackward0_copy ExpandBackward0: expand_copy
        NarrowCopyBackward0 SliceBackward0: narrow_copy
        PermuteBackward0_copy PermuteBackward0: permute_copy
        SelectBackward0_copy SelectBackward0: select_copy
        SliceBackward0_copy SliceBackward0: slice_copy
        SqueezeBackward0_copy SqueezeBackward0: squeeze_copy
        SqueezeBackward1_copy SqueezeBackward0: squeeze_copy
        TBackward0_copy TBackward0: t_copy
        TransposeBackward0_copy TransposeBackward0: transpose_copy
        UnbindBackward0_copy UnbindBackward0: unbind_copy
        UnfoldBackward0_copy UnfoldBackward0: unfold_copy
        UnsqueezeBackward0_copy UnsqueezeBackward0: unsqueeze_copy
        ViewAsRealBackward0_copy ViewAsRealBackward0: view_as_real_copy
        ViewBackward0_copy ViewBackward0: view_copy
    """,
    "PyTorch has a node for each overload, such as one for numbers and one for tensors; specgrad's op takes both, and has one": """
        ClampMaxBackward1 ClampMaxBackward0: clamp_max
        ClampMinBackward1 ClampMinBackward0: clamp_min
        CopysignBackward1 CopysignBackward0: copysign
        DivBackward1 DivBackward0: nn.functional.cross_entropy
        DivBackward2 DivBackward0: div
        FmodBackward1 FmodBackward0: fmod
        LerpBackward1 LerpBackward0: lerp
        PowBackward0 PowBackward1: float_power
        PowBackward2 PowBackward1: float_power pow
        ProdBackward1 ProdBackward0: prod
        RemainderBackward1 RemainderBackward0: remainder
        RoundBackward1 RoundBackward0: round
        RsubBackward1 RsubBackward0: rsub
        SortBackward1 SortBackward0: sort
        SpecialXlog1PyBackward2 SpecialXlog1PyBackward0: special.xlog1py
        SqueezeBackward1 SqueezeBackward0: nn.functional.conv2d squeeze
        SqueezeBackward2 SqueezeBackward0: squeeze
        SqueezeBackward4 SqueezeBackward0: matmul
        XlogyBackward2 XlogyBackward0: special.xlogy xlogy
    """,
    "PyTorch composes the op; specgrad has one node for it": """
        AbsBackward0 SmoothL1LossBackward0: nn.functional.smooth_l1_loss
        AddBackward0 ConvolutionBackward0: nn.functional.conv2d
        AddmmBackward0 LinearBackward0: nn.functional.linear
        MmBackward0 LinearBackward0: nn.functional.linear
        MvBackward0 LinearBackward0: nn.functional.linear
        NllLoss2DBackward0 NllLossBackward0: nn.functional.cross_entropy nn.functional.nll_loss
        SqueezeBackward4 LinearBackward0: nn.functional.linear
        UnsafeViewBackward0 BmmBackward0: linalg.matrix_power matmul matrix_power
        UnsafeViewBackward0 LinearBackward0: nn.functional.linear
        ViewBackward0 RepeatInterleaveBackward0: repeat_interleave
        ViewBackward0 LinearBackward0: nn.functional.linear
        ViewBackward0 DotBackward0: inner
        ViewBackward0 NllLossBackward0: nn.functional.cross_entropy nn.functional.nll_loss
        ViewBackward0 SumBackward1: sum_to_size
    """,
    "specgrad composes the op; the last op of it is seen": """
        AliasBackward0_copy CloneBackward0: alias_copy
        AminmaxBackward0 AmaxBackward0: aminmax
        AminmaxBackward0 AminBackward0: aminmax
        AsStridedBackward0_copy AsStridedCopyBackward0: as_strided_copy
        AvgPool2DBackward0 SqueezeBackward0: nn.functional.avg_pool2d
        BinaryCrossEntropyBackward0 MeanBackward0: nn.functional.binary_cross_entropy
        BinaryCrossEntropyBackward0 SumBackward0: nn.functional.binary_cross_entropy
        BinaryCrossEntropyWithLogitsBackward0 MeanBackward0: nn.functional.binary_cross_entropy_with_logits
        BinaryCrossEntropyWithLogitsBackward0 SubBackward0: nn.functional.binary_cross_entropy_with_logits
        BinaryCrossEntropyWithLogitsBackward0 SumBackward0: nn.functional.binary_cross_entropy_with_logits
        CholeskyBackward0 LinalgCholeskyExBackward0: cholesky
        CholeskySolveBackward0 LinalgSolveTriangularBackward0: cholesky_solve
        ClampBackward0 ClampMaxBackward0: clamp clip
        ClampBackward0 ClampMinBackward0: clamp
        ClampMinBackward0 ClampBackward1: nn.functional.margin_ranking_loss nn.functional.triplet_margin_loss nn.functional.triplet_margin_with_distance_loss
        ConjBackward0 FftC2CBackward0: fft.ifft
        ConjPhysicalBackward0 ConjBackward0: conj_physical
        CumprodBackward0 CloneBackward0: cumprod
        CumsumBackward0 MulBackward0: cumulative_trapezoid
        DistBackward0 LinalgVectorNormBackward0: dist
        DivBackward1 DivBackward0: cumulative_trapezoid nn.functional.linear_cross_entropy trapezoid trapz
        DivBackward2 FloorDivideBackward0: div
        DivBackward2 TruncBackward0: div divide
        EmbeddingBagBackward0 DivBackward0: nn.functional.embedding_bag
        EmbeddingBagBackward0 WhereBackward0: nn.functional.embedding_bag
        FftC2CBackward0 ConjBackward0: fft.ihfft2 fft.ihfftn
        FftR2CBackward0 FftC2CBackward0: fft.fft
        FillBackward1 CopyBackward0: fill
        FillBackward3 CopyBackward0: fill
        GluBackward0 MulBackward0: nn.functional.glu
        GridSampler2DBackward0 GridSamplerBackward0: grid_sampler grid_sampler_2d nn.functional.grid_sample
        GridSampler3DBackward0 GridSamplerBackward0: grid_sampler grid_sampler_3d
        HuberLossBackward0 MeanBackward0: nn.functional.huber_loss
        HuberLossBackward0 MulBackward0: nn.functional.huber_loss
        HuberLossBackward0 SmoothL1LossBackward0: nn.functional.huber_loss
        HuberLossBackward0 SumBackward0: nn.functional.huber_loss
        IndexFillBackward1 WhereBackward0: index_fill
        IndexReduceBackward0 DivBackward0: index_reduce
        IndexReduceBackward0 ScatterReduceBackward0: index_reduce
        IndexReduceBackward0 SqueezeBackward0: index_reduce
        LdexpBackward0 MulBackward0: ldexp
        LinalgLstsqBackward0 SliceBackward0: linalg.lstsq
        LinalgLstsqBackward0 SqueezeBackward0: linalg.lstsq
        LinalgLstsqBackward0 SumBackward1: linalg.lstsq
        LinalgLuBackward0 TriuBackward0: linalg.lu
        LinalgLuBackward0 UnitLowerBackward0: linalg.lu
        LinalgLuSolveBackward0 ConjBackward0: linalg.lu_solve
        LinalgLuSolveBackward0 LinalgSolveTriangularBackward0: linalg.lu_solve lu_solve
        LinalgLuSolveBackward0 MmBackward0: linalg.lu_solve
        LinalgLuSolveBackward0 TransposeBackward0: linalg.lu_solve
        LinalgQrBackward0 CatBackward0: linalg.qr
        LinalgSolveExBackward0 SqueezeBackward0: linalg.solve linalg.solve_ex
        LinalgSolveExBackward0 TransposeBackward0: linalg.solve
        LinalgSolveTriangularBackward0 TransposeBackward0: linalg.solve_triangular
        LogcumsumexpBackward0 CloneBackward0: logcumsumexp
        LuUnpackBackward0 TriuBackward0: lu_unpack
        LuUnpackBackward0 UnitLowerBackward0: lu_unpack
        MaskedFillBackward1 WhereBackward0: masked_fill
        MaxBackward1 AmaxBackward0: max
        MaxPool2DWithIndicesBackward0 SqueezeBackward0: nn.functional.max_pool2d
        MinBackward1 AminBackward0: min
        MseLossBackward0 MeanBackward0: nn.functional.mse_loss
        MseLossBackward0 PowBackward0: nn.functional.mse_loss
        MseLossBackward0 SumBackward0: nn.functional.mse_loss
        MulBackward0 MmBackward0: einsum
        MulBackward0 PermuteBackward0: einsum
        MulBackward0 ViewBackward0: einsum
        MulBackward1 MulBackward0: trapezoid trapz
        CatBackward0 VanderBackward0: linalg.vander
        MultiMarginLossBackward0 MulBackward0: nn.functional.multi_margin_loss
        MultiMarginLossBackward0 MeanBackward0: nn.functional.multi_margin_loss
        MultiMarginLossBackward0 SumBackward0: nn.functional.multi_margin_loss
        MultiMarginLossBackward0 ViewBackward0: nn.functional.multi_margin_loss
        MultilabelMarginLossBackward0 MeanBackward0: nn.functional.multilabel_margin_loss
        MultilabelMarginLossBackward0 SumBackward0: nn.functional.multilabel_margin_loss
        MultilabelMarginLossBackward0 ViewBackward0: nn.functional.multilabel_margin_loss
        MvlgammaBackward0 AddBackward0: mvlgamma special.multigammaln
        NativeGroupNormBackward0 MeanBackward1: native_group_norm
        NativeGroupNormBackward0 RsqrtBackward0: native_group_norm
        NativeLayerNormBackward0 AddBackward0: nn.functional.layer_norm
        NativeLayerNormBackward0 ViewBackward0: nn.functional.layer_norm
        NegBackward0 SumBackward0: nn.functional.cross_entropy
        NllLoss2DBackward0 NllLossBackward0: nn.functional.linear_cross_entropy
        NormBackward1 LinalgVectorNormBackward0: nn.functional.pairwise_distance pairwise_distance
        OrmqrBackward0 ConjBackward0: ormqr
        OrmqrBackward0 SubBackward0: ormqr
        OrmqrBackward0 TransposeBackward0: ormqr
        PermuteBackward0 UnsqueezeBackward0: linalg.matrix_norm
        PowBackward0 CopyBackward0: float_power
        PowBackward1 CopyBackward0: float_power
        ProdBackward0 SqueezeBackward0: prod
        ProdBackward1 CloneBackward0: prod
        ProdBackward1 ProdBackward0: masked.prod
        ProdBackward1 SqueezeBackward0: masked.prod prod
        ReflectionPad1DBackward0 PadBackward0: nn.functional.pad
        RenormBackward0 MulBackward0: renorm
        ReshapeAliasBackward0 ViewBackward0: linalg.tensorinv
        Rot90Backward0 CloneBackward0: rot90
        Rot90Backward0 FlipBackward0: rot90
        Rot90Backward0 TransposeBackward0: rot90
        RoundBackward1 DivBackward0: round
        RoundBackward1 MulBackward0: round
        RoundBackward1 RoundBackward0: special.round
        RreluWithNoiseBackward0 WhereBackward0: nn.functional.rrelu rrelu
        ScatterReduceBackward0 DivBackward0: scatter_reduce
        ScatterReduceBackward0 ScatterAddBackward0: scatter_reduce
        ScatterReduceBackward0 SqueezeBackward0: scatter_reduce
        SmoothL1LossBackward0 MeanBackward0: nn.functional.smooth_l1_loss
        SmoothL1LossBackward0 SumBackward0: nn.functional.smooth_l1_loss
        SoftMarginLossBackward0 MeanBackward0: nn.functional.soft_margin_loss
        SoftMarginLossBackward0 NegBackward0: nn.functional.soft_margin_loss
        SoftMarginLossBackward0 SumBackward0: nn.functional.soft_margin_loss
        SpecialZetaBackward1 SpecialZetaBackward0: special.zeta
        SplitBackward0_copy UnsafeSplitBackward0: split_copy
        SplitWithSizesBackward0_copy UnsafeSplitWithSizesBackward0: split_with_sizes_copy
        SqrtBackward0 DivBackward0: masked.std
        SqueezeBackward1 DivBackward0: istft
        SqueezeBackward1 DivBackward0: linalg.cond
        SqueezeBackward1 AdaptiveAvgPool2DBackward0: adaptive_avg_pool1d nn.functional.adaptive_avg_pool1d
        SqueezeBackward1 AdaptiveMaxPool2DBackward0: nn.functional.adaptive_max_pool1d
        SqueezeBackward1 AvgPool2DBackward0: avg_pool1d nn.functional.avg_pool1d
        SqueezeBackward1 MaxPool2DWithIndicesBackward0: max_pool1d nn.functional.max_pool1d
        SqueezeBackward1 SqueezeBackward0: nn.functional.conv1d
        SqueezeBackward1 ViewBackward0: nn.functional.multi_head_attention_forward
        SumBackward1 DivBackward0: cosine_similarity nn.functional.cosine_similarity
        SumBackward1 SqueezeBackward0: nn.functional.cosine_similarity
        SqueezeBackward4 PermuteBackward0: nanquantile quantile
        SqueezeBackward4 SqueezeBackward0: nanquantile quantile
        SqueezeBackward4 TransposeBackward0: stft
        SqueezeBackward4 ViewBackward0: nanquantile quantile
        StackBackward0 ViewBackward0: combinations
        StdMeanBackward0 MeanBackward0: std_mean
        StdMeanBackward0 MeanBackward1: std_mean
        StdMeanBackward0 StdBackward0: std_mean
        SumBackward1 PermuteBackward0: einsum
        TransposeBackward1 TransposeBackward0: stft
        TriangularSolveBackward0 CloneBackward0: triangular_solve
        TriangularSolveBackward0 LinalgSolveTriangularBackward0: triangular_solve
        UnsafeViewBackward0 ScaledDotProductFlashAttentionForCpuBackward0: nn.functional.scaled_dot_product_attention
        UpsampleBicubic2DBackward0 UpsampleBackward0: nn.functional.interpolate
        UpsampleBilinear2DBackward0 UpsampleBackward0: nn.functional.interpolate nn.functional.upsample_bilinear
        UpsampleNearest2DBackward0 UpsampleBackward0: nn.functional.interpolate nn.functional.upsample nn.functional.upsample_nearest
        UpsampleNearestExact2DBackward0 UpsampleBackward0: nn.functional.interpolate
        UpsampleTrilinear3DBackward0 UpsampleBackward0: nn.functional.interpolate
        VarMeanBackward0 MeanBackward0: var_mean
        VarMeanBackward0 MeanBackward1: var_mean
        VarMeanBackward0 VarBackward0: var_mean
        ViewBackward0 NativeGroupNormBackward0: nn.functional.instance_norm
        ViewBackward0 BmmBackward0: einsum
        ViewBackward0 CdistBackward0: cdist
        ViewBackward0 IndexSelectBackward0: repeat_interleave
        ViewBackward0 LinearBackward0: nn.functional.multi_head_attention_forward
        ViewBackward0 MmBackward0: einsum inner linalg.multi_dot tensordot
        ViewBackward0 PermuteBackward0: einsum
        torch::autograd::CopyBackwards CloneBackward0: diff
        torch::autograd::CopyBackwards WhereBackward0: linalg.matrix_power matrix_power
        torch::autograd::NotImplemented LdlFactorBackward0: linalg.ldl_factor linalg.ldl_factor_ex
        torch::autograd::NotImplemented None: detach_copy
    """,
    "a view, or a copy, is made by another op": """
        CloneBackward0 ViewBackward0: matmul
        DiagonalBackward0_copy CloneBackward0: diag
        ReshapeAliasBackward0 ViewBackward0: flatten reshape reshape_as
        UnsafeViewBackward0 SqueezeBackward0: matmul
        UnsafeViewBackward0 ViewBackward0: flatten kron matmul reshape reshape_as
        UnsqueezeBackward0 ViewBackward0: atleast_2d atleast_3d
    """,
    "PyTorch has written the node by hand, or has none": """
        torch::autograd::CopyBackwards CopyBackward0: copy
        torch::autograd::NotImplemented FloorDivideBackward0: floor_divide
        torch::autograd::NotImplemented None: heaviside
    """,
}
SECOND: dict[str, str] = {
    "PyTorch has an op for the gradient, with a node of its own; specgrad's gradient is a formula of ops": """
        BinaryCrossEntropyBackwardBackward0 DivBackward0: nn.functional.binary_cross_entropy
        EluBackwardBackward0 MulBackward0: nn.functional.selu selu
        None MulBackward0: frexp
        SelectBackward0 AddBackward0: polar
        SumBackward0 SumBackward1: polar
        ViewBackward0 BmmBackward0: matmul
        ViewBackward0 SumBackward1: cdist polar
        EluBackwardBackward0 WhereBackward0: nn.functional.elu
        GeluBackwardBackward0 MulBackward0: nn.functional.gelu
        GluBackwardBackward0 CatBackward0: nn.functional.glu
        HardswishBackwardBackward0 WhereBackward0: nn.functional.hardswish
        HuberLossBackwardBackward0 MulBackward0: nn.functional.huber_loss
        LogSigmoidBackwardBackward0 MulBackward0: nn.functional.logsigmoid
        LogSoftmaxBackwardDataBackward0 SubBackward0: log_softmax nn.functional.cross_entropy nn.functional.log_softmax special.log_softmax
        MseLossBackwardBackward0 MulBackward0: nn.functional.mse_loss
        MseLossBackwardBackward0 NegBackward0: nn.functional.mse_loss
        NativeLayerNormBackwardBackward0 MulBackward0: nn.functional.layer_norm
        NativeLayerNormBackwardBackward0 ViewBackward0: nn.functional.layer_norm
        PreluKernelBackwardBackward0 WhereBackward0: nn.functional.prelu prelu
        SigmoidBackwardBackward0 MulBackward0: nn.functional.sigmoid sigmoid special.expit
        SmoothL1LossBackwardBackward0 MulBackward0: nn.functional.smooth_l1_loss
        SoftmaxBackwardDataBackward0 MulBackward0: nn.functional.softmax softmax special.softmax
        SoftplusBackwardBackward0 WhereBackward0: nn.functional.softplus
        TanhBackwardBackward0 MulBackward0: tanh nn.functional.tanh
    """,
    "the gradient does not depend on the input, so specgrad does not record it": """
        AvgPool2DBackwardBackward0 None: nn.functional.avg_pool2d
        ConvolutionBackwardBackward0 None: nn.functional.conv2d conv2d conv3d conv_transpose3d
        HardshrinkBackwardBackward0 None: hardshrink nn.functional.hardshrink
        HardtanhBackwardBackward0 None: nn.functional.hardtanh nn.functional.relu6
        LeakyReluBackwardBackward0 None: nn.functional.leaky_relu
        MaxPool2DWithIndicesBackwardBackward0 None: nn.functional.max_pool2d max_pool2d
        NativeLayerNormBackwardBackward0 None: nn.functional.layer_norm
        NllLoss2DBackwardBackward0 None: nn.functional.nll_loss
        NllLossBackwardBackward0 None: nn.functional.nll_loss
        SoftshrinkBackwardBackward0 None: nn.functional.softshrink
        ThresholdBackwardBackward0 None: nn.functional.relu nn.functional.threshold relu threshold
        ViewBackward0 None: nn.functional.nll_loss
        torch::autograd::NotImplemented None: nn.functional.hardsigmoid
    """,
    "the gradient of what was broadcast is summed by one op; PyTorch sums, then makes a view": """
        HuberLossBackwardBackward0 SumBackward1: nn.functional.huber_loss
        MseLossBackwardBackward0 SumBackward1: nn.functional.mse_loss
        MulBackward0 SumBackward1: nn.functional.l1_loss
        NativeLayerNormBackwardBackward0 SumBackward1: nn.functional.layer_norm
        SumBackward1 AddBackward0: nn.functional.cosine_similarity
        SmoothL1LossBackwardBackward0 SumBackward1: nn.functional.smooth_l1_loss
        SumBackward0 SumBackward1: addcdiv addcmul arctan2 atan2 copysign div divide float_power fmod hypot inner lerp logaddexp logaddexp2 mul multiply
        SumBackward0 SumBackward1: pow remainder special.xlog1py special.xlogy true_divide xlogy
        TBackward0 SumBackward1: matmul nn.functional.linear
        TransposeBackward0 SumBackward1: matmul
        ViewBackward0 SumBackward1: addcdiv addcmul arctan2 atan2 div divide float_power fmod ger hypot lerp logaddexp logaddexp2 matmul mul multiply
        ViewBackward0 SumBackward1: nn.functional.huber_loss nn.functional.l1_loss nn.functional.mse_loss
        ViewBackward0 SumBackward1: nn.functional.smooth_l1_loss outer pow remainder special.xlog1py special.xlogy true_divide xlogy
    """,
    "PyTorch does not record the gradient": """
        None MulBackward0: var
        None ViewBackward0: prod
    """,
    "the formula is written in another way": """
        AdaptiveAvgPool2DBackwardBackward0 None: nn.functional.adaptive_avg_pool2d nn.functional.interpolate
        AdaptiveAvgPool3DBackwardBackward0 None: nn.functional.adaptive_avg_pool3d
        AdaptiveMaxPool2DBackwardBackward0 None: nn.functional.adaptive_max_pool2d
        AdaptiveMaxPool3DBackwardBackward0 None: nn.functional.adaptive_max_pool3d
        AddBackward0 DivBackward0: nn.functional.softsign
        AddBackward0 MulBackward0: nn.functional.multilabel_soft_margin_loss nn.functional.tanhshrink
        AddBackward0 SubBackward0: nn.functional.softsign
        AddBackward0 SumBackward1: nn.functional.cosine_similarity
        AddBackward0 ViewBackward0: cumulative_trapezoid nn.functional.rms_norm trapezoid trapz rms_norm
        AddBackward0 ViewBackward0: linalg.lstsq
        AvgPool3DBackwardBackward0 None: nn.functional.avg_pool3d
        CdistBackwardBackward0 CdistBackward0: cdist
        CdistBackwardBackward0 NegBackward0: cdist
        CdistBackwardBackward0 SumBackward1: cdist
        CloneBackward0 SliceBackward0: stft
        ConjBackward0 MulBackward0: logcumsumexp
        ConstantPadNdBackward0 SliceBackward0: nn.functional.conv2d
        ConvolutionBackwardBackward0 ConvolutionBackward0: conv_transpose1d conv_transpose2d conv_transpose3d
        ConvolutionBackwardBackward0 ConvolutionBackward0: nn.functional.conv_transpose1d nn.functional.conv_transpose2d nn.functional.conv_transpose3d
        ConvolutionBackwardBackward0 None: conv_transpose2d
        ConvolutionBackwardBackward0 None: nn.functional.conv1d nn.functional.conv_transpose1d nn.functional.conv_transpose2d conv1d conv_transpose1d
        DivBackward0 MulBackward0: hypot logaddexp logaddexp2 masked.logaddexp
        DivBackward0 ViewBackward0: index_reduce scatter_reduce
        DivBackward1 MulBackward0: nn.functional.binary_cross_entropy_with_logits
        EluBackwardBackward0 MulBackward0: celu nn.functional.celu
        EmbeddingBagBackwardBackward0 EmbeddingBagBackward0: nn.functional.embedding_bag
        FractionalMaxPool2DBackwardBackward0 None: nn.functional.fractional_max_pool2d
        FractionalMaxPool3DBackwardBackward0 None: nn.functional.fractional_max_pool3d
        GridSampler2DBackwardBackward0 GridSampleToGridBackward0: grid_sampler grid_sampler_2d nn.functional.grid_sample
        GridSampler2DBackwardBackward0 GridSampleToImagesBackward0: grid_sampler grid_sampler_2d nn.functional.grid_sample
        GridSampler3DBackwardBackward0 GridSampleToGridBackward0: grid_sampler grid_sampler_3d
        GridSampler3DBackwardBackward0 GridSampleToImagesBackward0: grid_sampler grid_sampler_3d
        IndexFillBackward0 ScatterBackward1: index_reduce
        LinalgLuSolveBackward0 LinalgSolveTriangularBackward0: linalg.lu_solve
        LinalgLuSolveBackward0 MmBackward0: linalg.lu_solve lu_solve
        LinalgLuSolveBackward0 TransposeBackward0: linalg.lu_solve
        LinalgSolveExBackward0 MulBackward0: det linalg.det linalg.slogdet logdet slogdet
        LinalgSolveExBackward0 TransposeBackward0: linalg.solve
        LinalgSolveTriangularBackward0 MhBackward0: linalg.qr qr
        LinalgSolveTriangularBackward0 TransposeBackward0: linalg.solve_triangular
        LogSoftmaxBackwardDataBackward0 SubBackward0: masked.log_softmax
        MaskedFillBackward0 WhereBackward0: sgn special.xlog1py special.xlogy xlogy
        MaxPool3DWithIndicesBackwardBackward0 None: nn.functional.max_pool3d max_pool3d
        MmBackward0 UnsafeViewBackward0: linalg.cond linalg.eigvalsh linalg.lstsq linalg.lu linalg.lu_factor linalg.lu_factor_ex linalg.svdvals lu svd
        MmBackward0 ViewBackward0: nn.functional.linear nn.functional.linear_cross_entropy
        MulBackward0 AddBackward0: float_power nn.functional.binary_cross_entropy_with_logits
        MulBackward0 DivBackward0: arcsinh asinh
        MulBackward0 ViewBackward0: mvlgamma nanquantile prod special.multigammaln
        MulBackward1 MulBackward0: addbmm addmm addmv addr baddbmm exp2 nn.functional.cross_entropy special.exp2
        MulBackward1 MulBackward0: special.ndtr
        MulBackward1 AttentionBackwardBackward0: nn.functional.scaled_dot_product_attention
        MulBackward1 ViewBackward0: quantile
        MvBackward0 ViewBackward0: matmul
        NativeBatchNormBackwardBackward0 BatchNormBackwardBackward0: native_batch_norm nn.functional.batch_norm
        NativeBatchNormBackwardBackward0 MulBackward0: nn.functional.batch_norm
        NativeBatchNormBackwardBackward0 None: nn.functional.batch_norm
        NativeLayerNormBackwardBackward0 MulBackward0: native_layer_norm
        NativeLayerNormBackwardBackward0 None: native_layer_norm
        NativeLayerNormBackwardBackward0 SumBackward1: native_layer_norm
        NegBackward0 MulBackward0: nn.functional.smooth_l1_loss
        NegBackward0 TransposeBackward0: linalg.solve
        None MulBackward0: det linalg.det
        None MulBackward0: logcumsumexp
        None SumBackward1: linalg.vander
        OrmqrBackward0 AddBackward0: ormqr
        OrmqrBackward0 TransposeBackward0: ormqr
        PdistBackwardBackward0 PdistBackward0: nn.functional.pdist pdist
        PermuteBackward0 MmBackward0: einsum inner tensordot
        PermuteBackward0 MulBackward0: inner
        PermuteBackward0 ViewBackward0: einsum inner tensordot
        ReflectionPad1DBackwardBackward0 None: nn.functional.pad
        RreluWithNoiseBackwardBackward0 None: nn.functional.rrelu rrelu
        SelectBackward0 ToCopyBackward0: float_power
        SelectBackward0 ToCopyBackward0: linalg.eigvals
        SliceBackward0 LinalgUpperRightBackward0: linalg.matrix_exp matrix_exp
        SoftMarginLossBackwardBackward0 MulBackward0: nn.functional.soft_margin_loss
        SoftmaxBackwardDataBackward0 MulBackward0: masked.softmax nn.functional.multi_head_attention_forward
        SqueezeBackward1 BmmBackward0: einsum
        SqueezeBackward1 MmBackward0: einsum
        SqueezeBackward1 None: avg_pool1d max_pool1d adaptive_avg_pool1d
        SqueezeBackward1 None: nn.functional.adaptive_avg_pool1d nn.functional.adaptive_max_pool1d nn.functional.avg_pool1d nn.functional.max_pool1d
        SqueezeBackward1 PermuteBackward0: nanquantile quantile
        SqueezeBackward1 SliceBackward0: nn.functional.multi_head_attention_forward
        SqueezeBackward1 SumBackward1: einsum nn.functional.multi_head_attention_forward
        SqueezeBackward1 ViewBackward0: einsum linalg.lstsq linalg.multi_dot linalg.solve linalg.solve_ex
        SqueezeBackward1 SumBackward1: linalg.vander
        SqueezeBackward1 ViewBackward0: matmul nn.functional.conv1d nn.functional.conv2d nn.functional.gaussian_nll_loss nn.functional.linear
        SqueezeBackward1 ViewBackward0: nn.functional.linear_cross_entropy nn.functional.multi_head_attention_forward
        SubBackward0 AddBackward0: linalg.lstsq linalg.pinv pinverse
        SubBackward0 CdistBackward0: cdist
        SubBackward0 MulBackward0: logcumsumexp
        SumBackward0 SumBackward1: dist
        SumBackward1 AddBackward0: linalg.lstsq
        SumBackward1 None: nn.functional.instance_norm
        SumBackward1 ViewBackward0: nn.functional.instance_norm
        TBackward0 MmBackward0: mm nn.functional.linear nn.functional.multi_head_attention_forward
        TBackward0 ViewBackward0: nn.functional.linear nn.functional.linear_cross_entropy
        ToCopyBackward0 MulBackward0: std
        TransposeBackward0 AttentionBackwardBackward0: nn.functional.scaled_dot_product_attention
        TransposeBackward0 UnsafeViewBackward0: linalg.lstsq
        TriangularSolveBackward0 LinalgSolveTriangularBackward0: triangular_solve
        TrilBackward0 NegBackward0: linalg.solve_triangular
        TrilinearBackward0 PermuteBackward0: bilinear nn.functional.bilinear
        TriuBackward0 NegBackward0: linalg.solve_triangular
        ViewAsComplexBackward0 ConvolutionBackwardBackward0: nn.functional.conv2d
        ViewBackward0 AddBackward0: cumulative_trapezoid native_group_norm stft trapezoid trapz
        ViewBackward0 MulBackward0: ldexp
        ViewBackward0 None: stft
        ViewBackward0 SumBackward1: dist igamma igammac nn.functional.cosine_similarity nn.functional.pairwise_distance nn.functional.poisson_nll_loss
        ViewBackward0 SumBackward1: linalg.solve linalg.solve_ex linalg.vecdot triangular_solve
        ViewBackward0 AttentionBackwardBackward0: nn.functional.scaled_dot_product_attention
        ViewBackward0 SumBackward1: nn.functional.rms_norm special.gammainc special.gammaincc stft rms_norm
        ViewBackward0 TransposeBackward0: linalg.solve_triangular
        WhereBackward0 AddBackward0: float_power
        WhereBackward0 AddBackward0: renorm
        WhereBackward0 DivBackward0: logit special.logit
        WhereBackward0 MulBackward0: float_power pow sinc special.sinc
        torch::autograd::CopySlices AddBackward0: linalg.householder_product orgqr
        torch::autograd::CopySlices SliceBackward0: linalg.householder_product
        torch::autograd::CopySlices MulBackward0: cumprod
        torch::autograd::CopySlices ViewBackward0: ormqr
        WhereBackward0 CornerBackward0: index_reduce scatter_reduce
        WhereBackward0 DivBackward0: index_reduce scatter_reduce
        torch::autograd::NotImplemented MulBackward0: nn.functional.multi_margin_loss nn.functional.multilabel_margin_loss
        torch::autograd::NotImplemented ViewBackward0: nn.functional.multi_margin_loss nn.functional.multilabel_margin_loss
        torch::autograd::NotImplemented ViewBackward0: nn.functional.embedding_bag
    """,
}


def names(lib: Any, row: Row, dtype: str, order: int) -> list[str | None]:
    """The names of the nodes of a row's results, or of its gradients; None for a tensor without history."""
    leaves: list[Any] = []
    args = [made(lib, a, dtype, i + 1, leaves, True) for i, a in enumerate(row.args)]
    kwargs = {k: made(lib, v, dtype, 50 + i, leaves, True) for i, (k, v) in enumerate(row.kwargs.items())}
    tensors = _flat(call(lib, row, next(forms_of(row)), args, kwargs))
    if order == 2:
        outs = [o for o in tensors if o.requires_grad]
        tensors = lib.autograd.grad(outs, leaves, [cotangent(lib, o) for o in outs], create_graph=True, allow_unused=True) if outs else ()
    return [None if t is None or t.grad_fn is None else t.grad_fn.name() for t in tensors]


def different(name: str, order: int) -> Pairs:
    """The names that PyTorch and specgrad give to nodes of an op, where they differ."""
    found: Pairs = set()
    for row in ROWS[name]:
        for dtype in {"float64", "complex128"} & set(row.dtypes):
            theirs = outcome(torch, lambda lib, row=row, dtype=dtype: names(lib, row, dtype, order))
            ours = outcome(specgrad, lambda lib, row=row, dtype=dtype: names(lib, row, dtype, order))
            if theirs.error is None and theirs.value:
                assert ours.error is None, f"{row}: {ours.error!r}"
                found |= {pair for pair in zip(theirs.value, ours.value, strict=True) if pair[0] != pair[1]}
    return found


def told(tables: dict[str, str]) -> dict[str, Pairs]:
    """The differences that the tables tell, by op."""
    found: dict[str, Pairs] = {}
    for line in (line for lines in tables.values() for line in lines.strip().split("\n")):
        pair, _, ops = line.rpartition(": ")
        theirs, ours = (None if name == "None" else name for name in pair.split())
        for op in ops.split():
            assert (theirs, ours) not in found.setdefault(op, set()), f"{op} stands twice in {line}"
            found[op].add((theirs, ours))
    return found


@pytest.mark.parametrize("order", [1, 2])
@pytest.mark.parametrize("name", sorted(ROWS))
def test_same_as_pytorch(name: str, order: int) -> None:
    assert different(name, order) == told((FIRST, SECOND)[order - 1]).get(name, set())


def name_after_assignment(lib: Any) -> Any:
    x = lib.ones(3, requires_grad=True).clone()
    x[lib.tensor([0, 2])] = 5.0
    return x.grad_fn.name()


def test_what_is_assigned_by_tensors_of_indices() -> None:
    assert name_after_assignment(specgrad) == name_after_assignment(torch) == "IndexPutBackward0"


@pytest.mark.parametrize("tables", [FIRST, SECOND], ids=["first", "second"])
def test_the_tables_speak_of_ops_that_have_rows(tables: dict[str, str]) -> None:
    assert set(told(tables)) <= set(ROWS)
