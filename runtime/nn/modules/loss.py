"""Losses and distances."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from specgrad.compose.nn.layers import reduction_of
from specgrad.core.tape.tensor import Tensor
from specgrad.nn import functional

from .linear import Linear
from .options import FunctionModule


class _Reduced(FunctionModule):
    """What sums up the losses of all elements, or takes their mean."""

    def __init__(self, size_average: bool | None, reduce: bool | None, reduction: str, **options: Any) -> None:
        older = size_average is not None or reduce is not None
        super().__init__(reduction=reduction_of(size_average, reduce, reduction) if older else reduction, **options)


class _Loss(_Reduced):
    """How far one tensor is from another."""

    def forward(self, input: Tensor, target: Tensor) -> Tensor:
        return self.computed(input, target)


class _PlainLoss(_Loss):
    def __init__(self, size_average: bool | None = None, reduce: bool | None = None, reduction: str = "mean") -> None:
        super().__init__(size_average, reduce, reduction)


class L1Loss(_PlainLoss, function=functional.l1_loss):
    """|x - y|."""


class MSELoss(_PlainLoss, function=functional.mse_loss):
    """(x - y) squared."""


class SoftMarginLoss(_PlainLoss, function=functional.soft_margin_loss):
    """log(1 + exp(-x * y)) of targets that are 1 or -1."""


class MultiLabelMarginLoss(_PlainLoss, function=functional.multilabel_margin_loss):
    """How far the scores of the classes that are meant are not above all others by a margin of 1."""


class HuberLoss(_Loss, function=functional.huber_loss):
    """Half the square of the difference, where that is beyond delta linear."""

    def __init__(self, reduction: str = "mean", delta: float = 1.0) -> None:
        super().__init__(None, None, reduction, delta=delta)


class SmoothL1Loss(_Loss, function=functional.smooth_l1_loss):
    """|x - y|, where that is below beta quadratic."""

    def __init__(self, size_average: bool | None = None, reduce: bool | None = None, reduction: str = "mean", beta: float = 1.0) -> None:
        super().__init__(size_average, reduce, reduction, beta=beta)


class KLDivLoss(_Loss, function=functional.kl_div):
    """The divergence of distributions whose logarithms are given from targets."""

    def __init__(self, size_average: bool | None = None, reduce: bool | None = None, reduction: str = "mean", log_target: bool = False) -> None:
        super().__init__(size_average, reduce, reduction, log_target=log_target)


class HingeEmbeddingLoss(_Loss, function=functional.hinge_embedding_loss):
    """The distance x of what is alike (y = 1), and how far below the margin it is of what is not (y = -1)."""

    def __init__(self, margin: float = 1.0, size_average: bool | None = None, reduce: bool | None = None, reduction: str = "mean") -> None:
        super().__init__(size_average, reduce, reduction, margin=margin)


class PoissonNLLLoss(_Reduced, function=functional.poisson_nll_loss):
    """Minus the log-likelihood of counts by their expected values, or by the logarithms of these."""

    def __init__(
        self,
        log_input: bool = True,
        full: bool = False,
        size_average: bool | None = None,
        eps: float = 1e-8,
        reduce: bool | None = None,
        reduction: str = "mean",
    ) -> None:
        super().__init__(size_average, reduce, reduction, log_input=log_input, full=full, eps=eps)

    def forward(self, log_input: Tensor, target: Tensor) -> Tensor:
        return self.computed(log_input, target)


class GaussianNLLLoss(FunctionModule, function=functional.gaussian_nll_loss):
    """Minus the log-likelihood of targets by a normal distribution's mean and variance."""

    def __init__(self, *, full: bool = False, eps: float = 1e-6, reduction: str = "mean") -> None:
        super().__init__(full=full, eps=eps, reduction=reduction)

    def forward(self, input: Tensor, target: Tensor, var: Tensor) -> Tensor:
        return self.computed(input, target, var)


# ---- of classes


class CrossEntropyLoss(_Loss, function=functional.cross_entropy, tensors=("weight",)):
    """Minus the log of the softmax's probability of the class that is meant; targets are classes or probabilities."""

    def __init__(
        self,
        weight: Tensor | None = None,
        size_average: bool | None = None,
        ignore_index: int = -100,
        reduce: bool | None = None,
        reduction: str = "mean",
        label_smoothing: float = 0.0,
    ) -> None:
        super().__init__(size_average, reduce, reduction, weight=weight, ignore_index=ignore_index, label_smoothing=label_smoothing)


class LinearCrossEntropyLoss(_Reduced, function=functional.linear_cross_entropy, tensors=("weight",)):
    """A linear layer and the cross-entropy of what it gives."""

    num_classes: int
    out_features: tuple[int, ...]
    linear: Linear

    def __init__(
        self,
        in_features: int,
        num_classes: int,
        *,
        out_features: tuple[int, ...] = (),
        bias: bool = False,
        device: Any = None,
        dtype: Any = None,
        reduction: str = "mean",
        weight: Tensor | None = None,
        ignore_index: int | None = None,
        label_smoothing: float = 0.0,
        options: Any = None,
    ) -> None:
        more = {"weight": weight, "ignore_index": ignore_index, "label_smoothing": label_smoothing, "options": options}
        super().__init__(None, None, reduction, **more)
        self.num_classes, self.out_features = num_classes, out_features
        rows = num_classes
        for size in out_features:
            rows *= size
        self.linear = Linear(in_features, rows, bias, device, dtype)

    def forward(self, input: Tensor, target: Tensor) -> Tensor:
        weight: Tensor = self.linear.weight
        bias: Tensor | None = self.linear.bias
        if self.out_features:
            weight = weight.reshape(self.num_classes, *self.out_features, self.linear.in_features)
            bias = None if bias is None else bias.reshape(self.num_classes, *self.out_features)
        options = {name: getattr(self, name) for name in self._options}
        return functional.linear_cross_entropy(input, weight, target, linear_bias=bias, **options)

    def extra_repr(self) -> str:
        sizes = f"in_features={self.linear.in_features}, num_classes={self.num_classes}, out_features={self.out_features}"
        more = f"reduction={self.reduction}, ignore_index={self.ignore_index}, label_smoothing={self.label_smoothing}, options={self.options}"
        return f"{sizes}, bias={self.linear.bias is not None}, {more}"


class NLLLoss(_Loss, function=functional.nll_loss, tensors=("weight",)):
    """Minus the log-probability of the class that is meant."""

    def __init__(
        self,
        weight: Tensor | None = None,
        size_average: bool | None = None,
        ignore_index: int = -100,
        reduce: bool | None = None,
        reduction: str = "mean",
    ) -> None:
        super().__init__(size_average, reduce, reduction, weight=weight, ignore_index=ignore_index)


class BCELoss(_Loss, function=functional.binary_cross_entropy, tensors=("weight",)):
    """The cross-entropy of probabilities and targets between 0 and 1."""

    def __init__(self, weight: Tensor | None = None, size_average: bool | None = None, reduce: bool | None = None, reduction: str = "mean") -> None:
        super().__init__(size_average, reduce, reduction, weight=weight)


class BCEWithLogitsLoss(_Loss, function=functional.binary_cross_entropy_with_logits, tensors=("weight", "pos_weight")):
    """The same of what a sigmoid would make probabilities of."""

    def __init__(
        self,
        weight: Tensor | None = None,
        size_average: bool | None = None,
        reduce: bool | None = None,
        reduction: str = "mean",
        pos_weight: Tensor | None = None,
    ) -> None:
        super().__init__(size_average, reduce, reduction, weight=weight, pos_weight=pos_weight)


class MultiLabelSoftMarginLoss(_Loss, function=functional.multilabel_soft_margin_loss, tensors=("weight",)):
    """The cross-entropy of each class by itself, where several may be meant."""

    def __init__(self, weight: Tensor | None = None, size_average: bool | None = None, reduce: bool | None = None, reduction: str = "mean") -> None:
        super().__init__(size_average, reduce, reduction, weight=weight)


class MultiMarginLoss(_Loss, function=functional.multi_margin_loss, tensors=("weight",)):
    """How far the score of the class that is meant is not above all others by a margin."""

    def __init__(
        self,
        p: int = 1,
        margin: float = 1.0,
        weight: Tensor | None = None,
        size_average: bool | None = None,
        reduce: bool | None = None,
        reduction: str = "mean",
    ) -> None:
        if p not in (1, 2):
            raise ValueError("only p == 1 and p == 2 supported")
        if weight is not None and weight.ndim != 1:
            raise ValueError(f"MultiMarginLoss: expected weight to be None or 1D tensor, got {weight.ndim}D instead")
        super().__init__(size_average, reduce, reduction, p=p, margin=margin, weight=weight)


class CTCLoss(FunctionModule, function=functional.ctc_loss):
    """Minus the log-probability of sequences of labels, wherever in a longer sequence of predictions they stand."""

    def __init__(self, blank: int = 0, reduction: str = "mean", zero_infinity: bool = False) -> None:
        super().__init__(blank=blank, reduction=reduction, zero_infinity=zero_infinity)

    def forward(self, log_probs: Tensor, targets: Tensor, input_lengths: Any, target_lengths: Any) -> Tensor:
        return self.computed(log_probs, targets, input_lengths, target_lengths)


# ---- of pairs and triplets


class MarginRankingLoss(_Reduced, function=functional.margin_ranking_loss):
    """How far one score is not above the other, or below it where the target is -1, by a margin."""

    def __init__(self, margin: float = 0.0, size_average: bool | None = None, reduce: bool | None = None, reduction: str = "mean") -> None:
        super().__init__(size_average, reduce, reduction, margin=margin)

    def forward(self, input1: Tensor, input2: Tensor, target: Tensor) -> Tensor:
        return self.computed(input1, input2, target)


class CosineEmbeddingLoss(MarginRankingLoss, function=functional.cosine_embedding_loss):
    """1 minus the cosine of what is alike, and how far it is above the margin of what is not."""


class TripletMarginLoss(_Reduced, function=functional.triplet_margin_loss):
    """How far an anchor is not nearer to the positive than to the negative by a margin."""

    def __init__(
        self,
        margin: float = 1.0,
        p: float = 2.0,
        eps: float = 1e-6,
        swap: bool = False,
        size_average: bool | None = None,
        reduce: bool | None = None,
        reduction: str = "mean",
    ) -> None:
        if margin <= 0:
            raise ValueError(f"TripletMarginLoss: expected margin to be greater than 0, got {margin} instead")
        super().__init__(size_average, reduce, reduction, margin=margin, p=p, eps=eps, swap=swap)

    def forward(self, anchor: Tensor, positive: Tensor, negative: Tensor) -> Tensor:
        return self.computed(anchor, positive, negative)


class TripletMarginWithDistanceLoss(_Reduced, function=functional.triplet_margin_with_distance_loss):
    """The same with a distance of your own."""

    def __init__(
        self, *, distance_function: Callable[[Tensor, Tensor], Tensor] | None = None, margin: float = 1.0, swap: bool = False, reduction: str = "mean"
    ) -> None:
        if margin <= 0:
            raise ValueError(f"TripletMarginWithDistanceLoss: expected margin to be greater than 0, got {margin} instead")
        distance = PairwiseDistance() if distance_function is None else distance_function
        super().__init__(None, None, reduction, distance_function=distance, margin=margin, swap=swap)

    def forward(self, anchor: Tensor, positive: Tensor, negative: Tensor) -> Tensor:
        return self.computed(anchor, positive, negative)


class CosineSimilarity(FunctionModule, function=functional.cosine_similarity):
    """The cosine of the angle between vectors."""

    def __init__(self, dim: int = 1, eps: float = 1e-8) -> None:
        super().__init__(dim=dim, eps=eps)

    def forward(self, x1: Tensor, x2: Tensor) -> Tensor:
        return self.computed(x1, x2)


class PairwiseDistance(FunctionModule):
    """The p-norm of the difference of vectors."""

    def __init__(self, p: float = 2.0, eps: float = 1e-6, keepdim: bool = False) -> None:
        super().__init__(norm=p, eps=eps, keepdim=keepdim)

    def forward(self, x1: Tensor, x2: Tensor) -> Tensor:
        return functional.pairwise_distance(x1, x2, self.norm, self.eps, self.keepdim)
