"""Batching rules: how an op on one sample becomes one op on the physical tensors, whose dimension 0 is the batch.

A rule is given a Call and gives the physical result, or None where it does not fit: then the op is computed sample by sample. Most ops
need no more than their dimensions counted from behind the batch and their shapes preceded by its size: `by_signature` does that from the
names of the op's arguments. Ops that are missing here work as well, only slowly.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from specgrad.batching.physical import call, check_rank, is_batched, lifted
from specgrad.core.dispatch.op import Op
from specgrad.core.tape.tensor import Tensor

from .call import Call, Rule, by_signature
from .indexing import embedding, index, index_put, index_select
from .nn import layer_norm, mse_loss, nll_loss, with_batches_joined
from .products import added, bmm, dot, linear, mm, mv, vdot
from .shape import (
    conjugate_transpose,
    expand,
    middle,
    natural,
    of_matrices,
    permute,
    place_of_extreme,
    reduction,
    repeat,
    roll,
    spread,
    squeeze,
    sum_to_size,
    t,
    to_shape,
    to_shape_of,
    unrepeat,
)

if TYPE_CHECKING:
    from specgrad.batching.level import Level

# ---- ops that are in place from the start: a rule gives None where it does not fit


def copy_into(op: Op, args: tuple[Any, ...], level: Level) -> Any:
    target, source, *more = args
    check_rank(op.name, target, [source])
    given = lifted(source, target._array.ndim) if is_batched(source, level) else source
    return call(op, (target._physical, given, *more))


def fill_all(op: Op, args: tuple[Any, ...], level: Level) -> Any:
    return call(op, (args[0]._physical, *args[1:]))


def assign_to_index(op: Op, args: tuple[Any, ...], level: Level) -> Any:
    return index_put(Call(op, args, level))


WRITING: dict[str, Callable[[Op, tuple[Any, ...], Level], Any]] = {
    "copy_": copy_into,
    "fill_": fill_all,
    "zero_": fill_all,
    "_index_assign_": assign_to_index,
}

RULES: dict[str, Rule] = {
    "_reshape": to_shape, "view": to_shape, "view_as": to_shape_of, "expand": expand, "permute": permute, "_unpermute": permute, "t": t,
    "_mH": conjugate_transpose, "squeeze": squeeze, "roll": roll, "_unroll": roll, "repeat": repeat, "_unrepeat": unrepeat,
    "tril": of_matrices, "triu": of_matrices, "_sum_to_size": sum_to_size, "_spread": spread,
    "median": middle("_median_of_rows"), "nanmedian": middle("_nanmedian_of_rows"),
    "argmax": place_of_extreme, "argmin": place_of_extreme,
    "mm": mm, "bmm": bmm, "mv": mv, "dot": dot, "vdot": vdot, "nn.functional.linear": linear,
    "addmm": added(Tensor.mm), "baddbmm": added(Tensor.bmm), "addmv": added(Tensor.mv), "addr": added(Tensor.outer),
    "addbmm": added(lambda a, b: a.bmm(b).sum(0)),
    "_index": index, "_index_put": index_put, "index_select": index_select, "_embedding": embedding,
    "_conv2d": with_batches_joined(0), "_conv2d_input": with_batches_joined(0), "_max_pool2d": with_batches_joined(0),
    "_max_pool2d_backward": with_batches_joined(0, 1), "_pooled": with_batches_joined(0, 1),
    "_avg_pool2d": with_batches_joined(0), "_avg_pool2d_backward": with_batches_joined(0),
    "_mse_loss": mse_loss, "_nll_loss": nll_loss, "_layer_norm": layer_norm,
}  # fmt: skip
RULES |= dict.fromkeys(("sum", "mean", "var", "std", "_vector_norm", "amax", "amin", "_logsumexp", "all", "any", "count_nonzero"), reduction)
RULES |= dict.fromkeys(("clone", "_to_copy", "real", "imag", "view_as_real", "view_as_complex", "_as_complex", "_magnitude"), natural)
RULES |= dict.fromkeys(("unsqueeze", "stack", "diag_embed"), by_signature(more=1))
RULES |= dict.fromkeys(("index_add", "index_copy", "index_fill"), by_signature(shared=(2,)))
RULES |= dict.fromkeys(
    (
        "_prod", "cumsum", "_cumprod", "max.dim", "min.dim", "median.dim", "nanmedian.dim", "_median_of_rows", "_nanmedian_of_rows",
        "kthvalue", "_put_selected", "_selected", "sort", "topk", "cummax", "cummin",
        "_softmax", "_log_softmax", "_row_sum", "_row_max", "_row_min", "_row_variance", "_row_logsumexp", "_row_sum_of_squares",
        "transpose", "select", "_select_backward", "slice", "_slice_backward", "diagonal", "_diagonal_backward", "unfold", "_unfold_backward",
        "split.size", "split.sizes", "_split_like", "_unsplit", "unbind", "_unbind_backward", "cat", "_uncat", "_cat_defined", "flip",
        "gather", "scatter", "scatter_add", "_scatter_value", "_scatter_multiply", "_corner", "_part",
    ),
    by_signature(),
)  # fmt: skip


def rule_of(op: Op) -> Rule | None:
    return RULES.get(op.signature.partition("(")[0])
