"""Layers and losses made of other ops."""

from __future__ import annotations

import math
from typing import Any

import numpy as np

from specgrad.array.backends import at, refuse_if_any
from specgrad.array.base.tools import any_outside, listed, widened
from specgrad.array.reduce import vector_norm
from specgrad.core.base.call_site import warn_user
from specgrad.core.base.dtypes import float32, int64
from specgrad.core.base.promotion import promote_types
from specgrad.core.factories.creation import beside, number_for
from specgrad.core.factories.distributions import bernoulli_mask
from specgrad.core.factories.filled import zeros, zeros_like
from specgrad.core.factories.random import rand
from specgrad.core.factories.random_in_place import exponential_
from specgrad.core.tape.changes import changed, changing
from specgrad.core.tape.tensor import Tensor, plain_tensor
from specgrad.generated import ops

from ..checks import at_least, real
from ..copies import meets_float32
from ..shape import broadcast_tensors, unrecorded


def reduction_of(size_average: Any, reduce: Any, reduction: str) -> str:
    """The reduction that the deprecated `size_average` and `reduce` ask for if they are given, else `reduction`."""
    if size_average is not None or reduce is not None:
        old = "mean" if size_average in (None, True) and reduce in (None, True) else "sum" if reduce in (None, True) else "none"
        warn_user(f"size_average and reduce args will be deprecated, please use reduction='{old}' instead.")
        return old
    if reduction not in ("none", "mean", "sum"):
        raise ValueError(f"expected reduction to be 'none', 'mean' or 'sum', but got {reduction!r}")
    return reduction


def reduced(loss: Tensor, reduction: str) -> Tensor:
    return loss if reduction == "none" else ops.mean(loss) if reduction == "mean" else ops.sum(loss)


def in_dtype_of(input: Tensor, loss: Tensor) -> Tensor:
    """A loss in the dtype of its input, where that is one of floats, whatever the target's is."""
    return loss.to(input.dtype) if input.is_floating_point() and loss.dtype is not input.dtype else loss


def _one_shape(name: str, input: Tensor, target: Tensor) -> tuple[Tensor, Tensor]:
    if input.shape != target.shape:
        warn_user(
            f"Using a target size ({target.shape}) that is different to the input size ({input.shape}). This will likely lead to incorrect results "
            f"due to broadcasting. Please ensure they have the same size. (in {name})",
        )
        input, target = broadcast_tensors(input, target)
    return input, target


def mse_loss(input: Tensor, target: Tensor, size_average: Any, reduce: Any, reduction: str, weight: Tensor | None) -> Tensor:
    reduction = reduction_of(size_average, reduce, reduction)
    if weight is not None:
        return _by_weights("mse_loss", mse_loss(input, target, None, None, "none", None), input, weight, reduction)
    if input._array.shape != target._array.shape:
        input, target = _one_shape("mse_loss", input, target)
    if input.dtype is not target.dtype:  # one of them may be bool, of which no difference is taken
        common = promote_types(input.dtype, target.dtype)
        input, target = input.to(common), target.to(common)
    if reduction == "none" or not input._array.size or not input.dtype.is_floating_point:
        return reduced(ops.square(input - target), reduction)
    return ops._mse_loss(input, target, reduction)


def l1_loss(input: Tensor, target: Tensor, size_average: Any, reduce: Any, reduction: str, weight: Tensor | None) -> Tensor:
    reduction = reduction_of(size_average, reduce, reduction)
    if weight is not None:
        return _by_weights("l1_loss", l1_loss(input, target, None, None, "none", None), input, weight, reduction)
    input, target = _one_shape("l1_loss", input, target)
    return reduced(ops.abs(input - target), reduction)


def _by_weights(name: str, losses: Tensor, input: Tensor, weight: Tensor, reduction: str) -> Tensor:
    """Losses with a weight each, whose mean is that by weights."""
    if weight.shape != input.shape:
        raise ValueError(f"{name}(): expected weight to have the shape of the input, {list(input.shape)}, but got {list(weight.shape)}")
    return ops.sum(losses * weight) / ops.sum(weight) if reduction == "mean" else reduced(losses * weight, reduction)


def smooth_l1_loss(input: Tensor, target: Tensor, size_average: Any, reduce: Any, reduction: str, beta: float) -> Tensor:
    reduction = reduction_of(size_average, reduce, reduction)
    if not beta >= 0:
        raise RuntimeError(f"smooth_l1_loss(): expected beta >= 0, but got {beta}")
    return reduced(ops._smooth_l1(*_one_shape("smooth_l1_loss", input, target), float(beta)), reduction)


def huber_loss(input: Tensor, target: Tensor, reduction: str, delta: float, weight: Tensor | None) -> Tensor:
    reduction = reduction_of(None, None, reduction)
    if weight is not None:
        losses = huber_loss(input, target, "none", delta, None)
        if weight.shape != input.shape:
            raise ValueError(f"huber_loss(): expected weight to have the shape of the input, {list(input.shape)}, but got {list(weight.shape)}")
        return reduced(losses * weight, reduction)  # as PyTorch has it: the mean is over the losses
    if not delta > 0:
        raise RuntimeError(f"huber_loss(): expected delta > 0, but got {delta}")
    loss = reduced(ops._smooth_l1(*_one_shape("huber_loss", input, target), float(delta)), reduction)
    loss = loss if delta == 1 else loss * delta
    return in_dtype_of(input, loss)


def binary_cross_entropy(input: Tensor, target: Tensor, weight: Tensor | None, size_average: Any, reduce: Any, reduction: str) -> Tensor:
    reduction = reduction_of(size_average, reduce, reduction)
    if input.shape != target.shape:
        raise ValueError(
            f"Using a target size ({target.shape}) that is different to the input size ({input.shape}) is deprecated. Please ensure they have the same size."
        )
    if input.dtype is not target.dtype:
        raise RuntimeError(f"binary_cross_entropy(): expected input and target to have one dtype, but got {input.dtype} and {target.dtype}")
    _check_probabilities("input", input)
    _check_probabilities("target", target)
    loss = ops._binary_cross_entropy(input, target)
    return reduced(loss if weight is None else loss * weight, reduction)


def _check_probabilities(what: str, tensor: Tensor) -> None:
    array = tensor._all_values()
    if not isinstance(array, np.ndarray):
        with at(array):
            refuse_if_any((array < 0) | (array > 1), RuntimeError(f"binary_cross_entropy(): expected {what} from 0 to 1, but got numbers beyond"))
    elif array.size and not bool(((array >= 0) & (array <= 1)).all()):
        raise RuntimeError(f"binary_cross_entropy(): expected {what} from 0 to 1, but got {array.min()} to {array.max()}")


def binary_cross_entropy_with_logits(
    input: Tensor, target: Tensor, weight: Tensor | None, size_average: Any, reduce: Any, reduction: str, pos_weight: Tensor | None
) -> Tensor:
    reduction = reduction_of(size_average, reduce, reduction)
    if input.shape != target.shape:
        raise ValueError(f"Target size ({target.shape}) must be the same as input size ({input.shape})")
    if pos_weight is None:
        loss = ops._binary_cross_entropy_with_logits(input, target)
    else:
        loss = (1 - target) * input - ops.nn_functional_logsigmoid(input) * ((pos_weight - 1) * target + 1)
    return reduced(loss if weight is None else loss * weight, reduction)


def kl_div(input: Tensor, target: Tensor, size_average: Any, reduce: Any, reduction: str, log_target: bool) -> Tensor:
    if reduction == "batchmean":
        return kl_div(input, target, size_average, reduce, "sum", log_target) / (input.shape[0] if input.dim() else 1)
    reduction = reduction_of(size_average, reduce, reduction)
    loss = ops.exp(target) * (target - input) if log_target else ops.xlogy(target, target) - target * input
    return reduced(loss, reduction)


def nll_loss(input: Tensor, target: Tensor, weight: Tensor | None, size_average: Any, ignore_index: int, reduce: Any, reduction: str) -> Tensor:
    real("nll_loss", input=input)
    return ops._nll_loss(input, target, weight, reduction_of(size_average, reduce, reduction), ignore_index)


def cross_entropy(
    input: Tensor, target: Tensor, weight: Tensor | None, size_average: Any, ignore_index: int, reduce: Any, reduction: str, label_smoothing: float
) -> Tensor:
    reduction = reduction_of(size_average, reduce, reduction)
    if not 0.0 <= label_smoothing <= 1.0:
        raise RuntimeError(f"cross_entropy(): expected label_smoothing from 0 to 1, but got {label_smoothing}")
    ndim = input.dim()
    if ndim == 0:
        raise RuntimeError("cross_entropy(): expected an input of 1 or more dimensions, but got the shape []")
    dim = 0 if ndim == 1 else 1
    real("cross_entropy", input=input)
    log_probabilities = ops._log_softmax(input, dim)
    if target.is_floating_point():
        return _soft_cross_entropy(log_probabilities, target, weight, reduction, label_smoothing, dim)
    hard = ops._nll_loss(log_probabilities, target, weight, reduction, ignore_index)
    if label_smoothing == 0:
        return hard
    smooth = _smooth_part(log_probabilities, target, weight, ignore_index, reduction, dim)
    return (1 - label_smoothing) * hard + smooth * (label_smoothing / max(input.shape[dim], 1))


def linear_cross_entropy(
    input: Tensor,
    linear_weight: Tensor,
    target: Tensor,
    linear_bias: Tensor | None,
    weight: Tensor | None,
    reduction: str,
    ignore_index: int | None,
    label_smoothing: float,
    options: Any,
) -> Tensor:
    if input.dim() not in (1, 2):
        raise RuntimeError(f"linear_cross_entropy(): expected an input of 1 or 2 dimensions, but got the shape {list(input.shape)}")
    at_least(2, "linear_cross_entropy", linear_weight=linear_weight)
    if input.shape[-1] != linear_weight.shape[-1]:
        raise RuntimeError(
            f"linear_cross_entropy(): expected linear_weight to have the last dimension of the input, {input.shape[-1]}, but got the shape "
            f"{list(linear_weight.shape)}"
        )
    outputs = tuple(linear_weight.shape[:-1])
    if linear_bias is not None and tuple(linear_bias.shape) != outputs:
        raise RuntimeError(f"linear_cross_entropy(): expected a linear_bias of shape {list(outputs)}, but got {list(linear_bias.shape)}")
    if len(outputs) > 1 and input.dim() == 1:
        raise RuntimeError(
            f"linear_cross_entropy(): expected a batch of inputs for a linear_weight of shape {list(linear_weight.shape)}, but got {list(input.shape)}"
        )
    if ignore_index is not None and tuple(target.shape) == (*input.shape[:-1], *outputs):
        raise RuntimeError(f"linear_cross_entropy(): expected ignore_index=None for a target of probabilities, but got {ignore_index}")
    rows = linear_weight.reshape(math.prod(outputs), input.shape[-1])
    logits = ops.nn_functional_linear(input, rows, None if linear_bias is None else linear_bias.reshape(-1)).reshape(*input.shape[:-1], *outputs)
    return cross_entropy(logits, target, weight, None, -100 if ignore_index is None else ignore_index, None, reduction, label_smoothing)


def _soft_cross_entropy(log_probabilities: Tensor, target: Tensor, weight: Tensor | None, reduction: str, smoothing: float, dim: int) -> Tensor:
    if target.shape != log_probabilities.shape:
        raise RuntimeError(
            "Expected floating point type for target with class probabilities to have the shape of the input, "
            f"{list(log_probabilities.shape)}, got {list(target.shape)}"
        )
    classes = log_probabilities.shape[dim]
    if smoothing:
        target = target * (1 - smoothing) + smoothing / max(classes, 1)
    loss = -(_weighted(log_probabilities, weight, dim) * target).sum(dim)
    if reduction == "mean" and loss.numel():
        return loss.sum() / (log_probabilities.numel() / max(classes, 1))  # of no classes, NaN
    return reduced(loss, reduction)


def _weighted(input: Tensor, weight: Tensor | None, dim: int) -> Tensor:
    return input if weight is None else input * weight.reshape([-1 if d == dim else 1 for d in range(input.dim())])


def _smooth_part(log_probabilities: Tensor, target: Tensor, weight: Tensor | None, ignore_index: int, reduction: str, dim: int) -> Tensor:
    scores = _weighted(log_probabilities, weight, dim)
    ignored = target == ignore_index
    loss = ops.masked_fill(-scores.sum(dim), ignored, 0)
    if reduction != "mean":
        return reduced(loss, reduction)
    counted = ops.logical_not(ignored)
    total = counted.sum() if weight is None else ops.where(counted, weight.detach()[ops.masked_fill(target, ignored, 0)], 0).sum()
    return loss.sum() / total


# ---- layers


def bilinear(input1: Tensor, input2: Tensor, weight: Tensor, bias: Tensor | None) -> Tensor:
    if weight.dim() != 3:
        raise RuntimeError(f"bilinear(): expected a weight of 3 dimensions, but got the shape {list(weight.shape)}")
    outputs, first, second = weight.shape
    if input1.dim() != input2.dim() or tuple(input1.shape[:-1]) != tuple(input2.shape[:-1]):
        raise RuntimeError(f"bilinear(): expected inputs with the same leading dimensions, but got the shapes {list(input1.shape)} and {list(input2.shape)}")
    if input1.size(-1) != first or input2.size(-1) != second:
        raise RuntimeError(f"bilinear(): expected inputs with {first} and {second} columns, those of weight, but got {input1.size(-1)} and {input2.size(-1)}")
    if bias is not None and tuple(bias.shape) != (outputs,):
        raise RuntimeError(f"bilinear(): expected a bias of shape [{outputs}], but got {list(bias.shape)}")
    rows = math.prod(input1.shape[:-1])
    half = ops.mm(input1.reshape(rows, first), ops.permute(weight, [1, 0, 2]).reshape(first, outputs * second)).reshape(rows, outputs, second)
    result = ops.bmm(half, input2.reshape(rows, second, 1)).reshape(*input1.shape[:-1], outputs)
    return result if bias is None else result + bias


def prelu(input: Tensor, weight: Tensor) -> Tensor:
    if weight.dim() > 1:
        raise RuntimeError(f"prelu(): expected a weight of at most 1 dimension, but got the shape {list(weight.shape)}")
    if weight.numel() == 1:
        weight = weight.reshape([])
    else:
        channels = input.shape[1] if input.dim() > 1 else 1
        if weight.numel() != channels:
            raise RuntimeError(f"prelu(): expected a weight of 1 element, or of {channels}, one for each channel, but got {weight.numel()}")
        weight = weight.reshape([-1 if d == 1 else 1 for d in range(input.dim())])
    return ops._prelu(input, weight)


def glu(input: Tensor, dim: int) -> Tensor:
    if input.dim() == 0:
        raise RuntimeError("glu(): expected an input of 1 or more dimensions, but got the shape []")
    size = input.size(dim)
    if size % 2:
        raise RuntimeError(f"glu(): expected an even size of dimension {dim}, but got {size}")
    if not size:
        return ops.sigmoid(input)
    first, second = ops.split_size(input, size // 2, dim)
    return first * ops.sigmoid(second)


def layer_norm(input: Tensor, normalized_shape: Any, weight: Tensor | None, bias: Tensor | None, eps: float) -> Tensor:
    shape = listed(normalized_shape)
    if not shape or tuple(input.shape[-len(shape) :]) != shape:
        raise RuntimeError(
            f"Given normalized_shape={list(shape)}, expected input with shape [*{''.join(f', {s}' for s in shape)}], but got input of size{list(input.shape)}"
        )
    for name, value in (("weight", weight), ("bias", bias)):
        if value is not None and tuple(value.shape) != shape:
            raise RuntimeError(
                f"Expected {name} to be of same shape as normalized_shape, but got {name} of shape {list(value.shape)} and normalized_shape = {list(shape)}"
            )
    real("layer_norm", input=input)
    if isinstance(eps, Tensor):
        eps = number_for("layer_norm", "eps", eps)
    if meets_float32(input, weight, bias):
        return layer_norm(input.to(float32), shape, weight, bias, eps).to(input.dtype)
    if len(shape) > 1:
        rows = input.reshape(*input.shape[: -len(shape)], math.prod(shape))
        weight, bias = (None if t is None else t.reshape(-1) for t in (weight, bias))
        return layer_norm(rows, rows.shape[-1], weight, bias, eps).reshape(input.shape)
    if weight is None and bias is not None:
        return ops._layer_norm(input, None, None, -1, eps) + bias
    return ops._layer_norm(input, weight, bias, -1, eps)


def dropout(input: Tensor, p: float, training: bool, inplace: bool) -> Tensor:
    if not 0 <= p <= 1:
        raise ValueError(f"dropout probability has to be between 0 and 1, but got {p}")
    if not training or p == 0:
        return input
    mask = bernoulli_mask(input.shape, 1 - p, beside(input))
    if inplace:
        return input.mul_(ops._to_copy(mask, input.dtype) * (0 if p == 1 else 1 / (1 - p)))
    return ops.where(mask, input if p == 1 else input * (1 / (1 - p)), 0)


def gumbel_softmax(logits: Tensor, tau: float, hard: bool, eps: float, dim: int) -> Tensor:
    if eps != 1e-10:
        warn_user("`eps` parameter is deprecated and has no effect.")
    noise = -ops.log(exponential_(zeros_like(logits.detach())))  # which is never zero, as uniform numbers of few digits are
    soft = ops.softmax((logits + noise) / tau, dim)
    if not hard:
        return soft
    largest = ops.argmax(soft.detach(), dim, True)
    return ops.scatter_value(zeros_like(soft.detach()), dim, largest, 1.0) - soft.detach() + soft


def embedding(
    input: Tensor, weight: Tensor, padding_idx: int | None, max_norm: float | None, norm_type: float, scale_grad_by_freq: bool, sparse: bool
) -> Tensor:
    if sparse:
        raise NotImplementedError("embedding(sparse=True): there are no sparse tensors; the gradient is dense")
    if padding_idx is not None:
        if not -weight.shape[0] <= padding_idx < weight.shape[0]:
            raise AssertionError(f"embedding(): expected padding_idx from {-weight.shape[0]} to {weight.shape[0] - 1}, but got {padding_idx}")
        padding_idx %= weight.shape[0]
    if max_norm is not None:
        renormed(weight, input, max_norm, norm_type)
    return ops._embedding(weight, input, -1 if padding_idx is None else padding_idx, scale_grad_by_freq)


def renormed(weight: Tensor, indices: Tensor, most: float, order: float) -> None:
    """Scale the rows that are looked up down to a norm, in place."""
    with at(weight._array):
        rows = np.unique(indices._all_values().reshape(-1))
        before = widened(weight._array[rows])
        norms = vector_norm(before, order, (1,), True)
        scales = np.where(norms > most, most / (norms + 1e-7), norms.dtype.type(1))
        changing(weight)
        weight._array[rows] = (before * scales).astype(weight._array.dtype)
    changed(weight._changes, "embedding_renorm_")


# ---- dropout of whole channels, and with the mean and variance kept


def dropout1d(input: Tensor, p: float, training: bool, inplace: bool) -> Tensor:
    return _channel_dropout(input, p, training, inplace, 1)


def dropout2d(input: Tensor, p: float, training: bool, inplace: bool) -> Tensor:
    return _channel_dropout(input, p, training, inplace, 2)


def dropout3d(input: Tensor, p: float, training: bool, inplace: bool) -> Tensor:
    return _channel_dropout(input, p, training, inplace, 3)


def _channel_dropout(input: Tensor, p: float, training: bool, inplace: bool, dims: int) -> Tensor:
    if not 0 <= p <= 1:
        raise ValueError(f"dropout probability has to be between 0 and 1, but got {p}")
    if dims == 1 and input.dim() not in (2, 3):
        raise RuntimeError(f"dropout1d(): expected an input of 2 or 3 dimensions, whose channels are dropped, but got the shape {list(input.shape)}")
    if not training or p == 0:
        return input
    single = input.dim() == dims + 1 and dims != 2  # of images without a batch PyTorch takes the first dimension for the batch
    return _masked_out(input, (_channel_mask(input.unsqueeze(0), p).squeeze(0) if single else _channel_mask(input, p)), p, inplace)


def _channel_mask(input: Tensor, p: float) -> Tensor:
    """Which channels of each sample stay."""
    return bernoulli_mask((*input.shape[:2], *(1,) * (input.dim() - 2)), 1 - p, beside(input))


def _masked_out(input: Tensor, mask: Tensor, p: float, inplace: bool) -> Tensor:
    factor = ops._to_copy(mask, input.dtype) * (0 if p == 1 else 1 / (1 - p))
    return input.mul_(factor) if inplace else input * factor


def alpha_dropout(input: Tensor, p: float, training: bool, inplace: bool) -> Tensor:
    return _alpha_dropout(input, bernoulli_mask(input.shape, 1 - p, beside(input)) if training and 0 < p < 1 else None, p, training, inplace)


def feature_alpha_dropout(input: Tensor, p: float, training: bool, inplace: bool) -> Tensor:
    return _alpha_dropout(input, _channel_mask(input, p) if training and 0 < p < 1 else None, p, training, inplace)


def _alpha_dropout(input: Tensor, mask: Tensor | None, p: float, training: bool, inplace: bool) -> Tensor:
    """What goes is put to where selu saturates; then mean and variance are those of before."""
    if not 0 <= p <= 1:
        raise ValueError(f"dropout probability has to be between 0 and 1, but got {p}")
    if not training or p == 0:
        return input
    saturated = -1.7580993408473766
    if mask is None:  # nothing stays
        found = input * 0
    else:
        a = ((1 - p) * (1 + p * saturated**2)) ** -0.5
        kept = ops._to_copy(mask, input.dtype)
        found = input * kept * a + ((1 - kept) * (saturated * a) - saturated * a * p)
    return input.copy_(found) if inplace else found


def rrelu(input: Tensor, lower: float, upper: float, training: bool) -> Tensor:
    if not -math.inf < lower <= upper < math.inf:
        raise RuntimeError(f"rrelu(): expected finite numbers lower <= upper, but got {lower} and {upper}")
    slope = rand(input.shape, dtype=input.dtype, device=beside(input)) * (upper - lower) + lower if training else (lower + upper) / 2
    return ops.where(input > 0, input, input * slope)


def one_hot(input: Tensor, num_classes: int) -> Tensor:
    if input.dtype is not int64:
        raise RuntimeError(f"one_hot(): expected classes of {int64}, but got {input.dtype}")
    values = input._all_values()
    if num_classes == -1:
        if input._level is not None:
            raise RuntimeError("vmap: one_hot() needs num_classes: the number of classes would differ from sample to sample")
        if not values.size:
            raise RuntimeError(f"one_hot(): expected num_classes for an input without elements, but got -1 and an input of shape {list(input.shape)}")
        with at(values):
            num_classes = int(values.max()) + 1
    if num_classes < 1:
        raise RuntimeError(f"one_hot(): expected num_classes > 0, but got {num_classes}")
    if not isinstance(values, np.ndarray):
        with at(values):
            refuse_if_any((values < 0) | (values >= num_classes), RuntimeError(f"one_hot(): expected classes from 0 to {num_classes - 1}"))
            values = values[:0].reshape(-1) if values.ndim else values.reshape(1)[:0]
    if values.size and any_outside(values, 0, num_classes):
        if int(values.min()) < 0:
            raise RuntimeError(f"one_hot(): expected classes >= 0, but got {values.min()}")
        raise RuntimeError(f"one_hot(): expected classes below num_classes, {num_classes}, but got {values.max()}")
    if unrecorded((input,)):
        return plain_tensor(_ones_at(values, num_classes))
    return zeros(*input.shape, num_classes, dtype=int64, device=beside(input)).scatter(-1, input.unsqueeze(-1), 1)


def _ones_at(values: Any, num_classes: int) -> Any:
    """A row of zeros for each number of an array, with a one at its place."""
    out = np.zeros((*values.shape, num_classes), np.int64)
    out.reshape(-1)[np.arange(0, out.size, num_classes) + values.reshape(-1)] = 1
    return out


def native_dropout_backward(grad_output: Tensor, mask: Tensor, scale: float) -> Tensor:
    return grad_output * ops._to_copy(mask, grad_output.dtype) * scale
