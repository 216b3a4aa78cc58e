"""Batching rules: how an op on one sample becomes one op on the physical tensors, whose dimension 0 is the batch.

A rule is given a Call and gives the physical result, or None where it does not fit: then the op is computed sample by sample. Most ops
need no more than their dimensions counted from behind the batch and their shapes preceded by its size: `by_signature` does that from the
names of the op's arguments. Ops that are missing here work as well, only slowly.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from specgrad.array.index import within
from specgrad.dispatch import Op
from specgrad.tensor import Tensor, checked_dim

from .ops import _check_rank, _lifted, call, is_batched, physical_of

if TYPE_CHECKING:
    from .level import Level

DIMS = ("dim", "dims", "dim0", "dim1", "dim2", "dimension")
SHAPES = ("shape", "size")


class Call:
    """An op, its arguments and the level at which some of them are Batched."""

    def __init__(self, op: Op, args: tuple[Any, ...], level: Level):
        self.op, self.args, self.level = op, args, level
        self.size = level.size

    def batched(self, index: int) -> bool:
        return is_batched(self.args[index], self.level)

    def only(self, *indices: int) -> bool:
        """Whether these arguments are Batched and no others are."""
        return all(self.batched(i) == (i in indices) for i in self.op.tensors) and not self.op.lists

    def rank(self, index: int = 0) -> int:
        """The dimensions of one sample."""
        return int(self.args[index]._array.ndim)

    def physical(self, index: int = 0) -> Tensor:
        return physical_of(self.args[index], self.level)

    def run(self, *args: Any) -> Any:
        """The op on other arguments; those that are left out are as they were."""
        return call(self.op, (*args, *self.args[len(args) :]))


Rule = Callable[[Call], Any]


# ---- by the names of the arguments


def by_signature(more: int = 0, shared: tuple[int, ...] = ()) -> Rule:
    """Tensors with their batch, dimensions counted from behind it, shapes preceded by its size.

    more: dimensions that the result has more than the first input, among which `dim` counts. shared: tensors that must be the same for all samples.
    """

    def rule(c: Call) -> Any:
        if any(c.batched(i) for i in shared):
            return None
        names = [name for name, _ in c.op.params]
        rank = _rank(c, names) + more
        if rank == 0:
            return None
        given: list[Any] = []
        for i, (name, value) in enumerate(zip(names, c.args)):
            if i in shared:
                given.append(value)
            elif i in c.op.tensors:
                given.append(None if value is None else physical_of(value, c.level))
            elif i in c.op.lists:
                given.append([None if v is None else physical_of(v, c.level) for v in value])
            elif name in DIMS and value is not None:
                given.append(behind(value, rank))
            elif name in SHAPES and not isinstance(value, int):
                given.append((c.size, *value))
            elif name == "shapes":
                given.append([(c.size, *shape) for shape in value])
            else:
                given.append(value)
        return call(c.op, given)

    return rule


def _rank(c: Call, names: list[str]) -> int:
    """The dimensions among which an op's `dim` counts: those of the shape that it is given, or those of its first input."""
    for name in ("shape", "shapes"):
        if name in names:
            shape = c.args[names.index(name)]
            return len(shape) if name == "shape" else len(shape[0])
    if not c.op.lists:
        return c.rank()
    ranks = {t._array.ndim for t in c.args[c.op.lists[0]]}
    return ranks.pop() if len(ranks) == 1 else 0  # a legacy of cat: empty vectors among others


def behind(dim: Any, rank: int) -> Any:
    """A dimension of a sample, or several, as dimensions of the physical tensor."""
    if isinstance(dim, (tuple, list)):
        return tuple(checked_dim(d, rank) + 1 for d in dim)
    return checked_dim(dim, rank) + 1


# ---- reductions


def reduction(c: Call) -> Any:
    """Over some dimensions, or over all of a sample."""
    names = [name for name, _ in c.op.params]
    given = list(c.args)
    given[0], rank = c.physical(), c.rank()
    at = names.index("dim")
    dim = given[at]
    if rank == 0:
        if dim not in (None, 0, -1, (), []):
            return None
        given[0], given[at] = given[0].unsqueeze(-1), (1,)
        if "keepdim" in names:
            given[names.index("keepdim")] = False
    elif dim is None or (isinstance(dim, (tuple, list)) and not dim):
        given[at] = tuple(range(1, rank + 1))
    else:
        given[at] = behind(tuple(dim) if isinstance(dim, (tuple, list)) else (dim,), rank)
    return call(c.op, given)


def place_of_extreme(c: Call) -> Any:
    """argmax and argmin: along one dimension, or among all elements of a sample."""
    x, dim, keepdim = c.args
    if c.rank() == 0 or (dim is None and keepdim):
        return None
    if dim is None:
        return c.run(c.physical().reshape(c.size, -1), 1) if x._array.size else None
    return c.run(c.physical(), behind(dim, c.rank()))


def spread(c: Call) -> Any:
    """The gradient of a sum, spread over what was summed."""
    _, shape, dim, keepdim = c.args
    rank = len(shape)
    if rank == 0:
        return c.physical()
    dims = tuple(range(1, rank + 1)) if dim is None or (isinstance(dim, (tuple, list)) and not dim) else behind(dim, rank)
    return c.run(c.physical(), (c.size, *shape), dims, keepdim)


def sum_to_size(c: Call) -> Any:
    physical, size = c.physical(), tuple(c.args[1])
    missing = c.rank() - len(size)
    return c.run(physical, (c.size, *(1,) * missing, *size)).reshape(c.size, *size)


# ---- shapes


def natural(c: Call) -> Any:
    """One more dimension in front means nothing to the op."""
    return c.run(c.physical()) if c.only(0) else None


def of_matrices(c: Call) -> Any:
    return natural(c) if c.rank() >= 2 else None


def to_shape(c: Call) -> Any:
    size = tuple(c.args[1]) if not isinstance(c.args[1], int) else (c.args[1],)
    if -1 in size:
        from specgrad.array.shape import resolved

        size = resolved(size, c.args[0]._array.size)
    return c.run(c.physical(), (c.size, *size))


def to_shape_of(c: Call) -> Any:
    return c.physical().view(c.size, *c.args[1]._array.shape)


def expand(c: Call) -> Any:
    size = tuple(c.args[1]) if not isinstance(c.args[1], int) else (c.args[1],)
    return c.run(_lifted(c.args[0], len(size)), (c.size, *size))


def permute(c: Call) -> Any:
    return c.run(c.physical(), (0, *behind(tuple(c.args[1]), c.rank())))


def t(c: Call) -> Any:
    if c.rank() > 2:
        return None
    return c.physical() if c.rank() < 2 else c.physical().transpose(1, 2)


def conjugate_transpose(c: Call) -> Any:
    return c.physical().transpose(-2, -1).conj() if c.rank() >= 2 else None


def squeeze(c: Call) -> Any:
    dim, shape = c.args[1], c.args[0]._array.shape
    if dim is None:
        dims = tuple(i + 1 for i, n in enumerate(shape) if n == 1)
    elif not shape:
        return c.physical()
    else:
        dims = behind(tuple(dim) if isinstance(dim, (tuple, list)) else (dim,), len(shape))
    return c.run(c.physical(), dims)


def roll(c: Call) -> Any:
    shifts, dims = c.args[1], c.args[2]
    if c.rank() == 0 or (isinstance(dims, (tuple, list)) and not dims):
        return None
    return c.run(c.physical(), shifts, behind(dims, c.rank()))


def repeat(c: Call) -> Any:
    repeats = tuple(c.args[1])
    if len(repeats) < c.rank():
        return None
    return c.run(_lifted(c.args[0], len(repeats)), (1, *repeats))


def unrepeat(c: Call) -> Any:
    _, shape, repeats = c.args
    ones = (1,) * (len(repeats) - len(shape))
    return c.run(c.physical(), (c.size, *ones, *shape), (1, *repeats)).reshape(c.size, *shape)


# ---- products


def mm(c: Call) -> Any:
    a, b = c.args
    if a._array.ndim != 2 or b._array.ndim != 2:
        return None
    if c.only(0):
        n, k = a._array.shape  # one product of all rows
        return c.physical(0).reshape(c.size * n, k).mm(b).reshape(c.size, n, b.shape[1])
    if c.only(1):  # one product of all columns
        n, k = b._array.shape
        return (a @ c.physical(1).transpose(0, 1).reshape(n, c.size * k)).reshape(a.shape[0], c.size, k).transpose(0, 1)
    return c.physical(0).bmm(c.physical(1))


def bmm(c: Call) -> Any:
    a, b = c.args
    if a._array.ndim != 3 or b._array.ndim != 3 or a._array.shape[0] != b._array.shape[0]:
        return None
    x, y = c.physical(0), c.physical(1)
    rows = c.size * a._array.shape[0]
    return x.reshape(rows, *x.shape[2:]).bmm(y.reshape(rows, *y.shape[2:])).reshape(c.size, -1 if c.size else a.shape[0], a.shape[1], b.shape[2])


def mv(c: Call) -> Any:
    a, v = c.args
    if a._array.ndim != 2 or v._array.ndim != 1:
        return None
    if c.only(1):
        return c.physical(1).mm(a.t())
    if c.only(0):
        return c.physical(0) @ v
    return c.physical(0).bmm(c.physical(1).unsqueeze(-1)).squeeze(-1)


def dot(c: Call) -> Any:
    a, b = c.args
    if a._array.ndim != 1 or a._array.shape != b._array.shape or a._array.dtype != b._array.dtype:
        return None
    if c.only(0):
        return c.physical(0).mv(b)
    if c.only(1):
        return c.physical(1).mv(a)
    return c.physical(0).unsqueeze(1).bmm(c.physical(1).unsqueeze(2)).reshape(c.size)


def vdot(c: Call) -> Any:
    a, b = c.args
    return dot(Call(c.op, (a.conj(), b), c.level))


def added(product: Callable[[Tensor, Tensor], Tensor]) -> Rule:
    """addmm and its kin: `product` of two, scaled by alpha, and a third scaled by beta."""

    def rule(c: Call) -> Any:
        x, a, b, beta, alpha = c.args
        if any(t._array.dtype != x._array.dtype or t._array.dtype.kind not in "fc" for t in (x, a, b)):
            return None
        out = product(a, b) * alpha
        return physical_of(out if beta == 0 else out + x * beta, c.level)

    return rule


def linear(c: Call) -> Any:
    x, weight, bias = c.args
    if c.only(0):
        return c.run(c.physical())
    if weight._array.ndim != 2 or x._array.ndim not in (1, 2) or c.batched(1) is False:
        return None
    rows = c.physical(0) if x._array.ndim == 2 else c.physical(0).unsqueeze(1)
    out = rows.bmm(c.physical(1).transpose(1, 2))
    out = out if x._array.ndim == 2 else out.squeeze(1)
    if bias is None:
        return out
    return out + (_lifted(bias, x._array.ndim) if c.batched(2) else bias)


# ---- indexing


def index(c: Call) -> Any:
    indices = c.args[1]
    if any(is_batched(i, c.level) for i in indices):
        return _index_of_batch(c, list(indices))
    return c.run(c.physical(), [None, *indices]) if _adjacent(indices) else None


def _index_of_batch(c: Call, indices: list[Any]) -> Any:
    """Each sample's own elements: the number of the sample is one more index."""
    while indices and indices[-1] is None:
        indices.pop()
    if any(i is None or i._array.dtype.kind not in "i" for i in indices):
        return None
    rank = max(i._array.ndim for i in indices)
    places = [_lifted(i, rank) if is_batched(i, c.level) else i for i in indices]
    if not c.batched(0):
        return c.run(c.args[0], places)
    return c.run(c.physical(), [_numbers(c, rank), *places])


def _numbers(c: Call, rank: int) -> Tensor:
    """The number of each sample, to be broadcast with indices of a rank."""
    from specgrad.creation import arange

    return arange(c.size).reshape(c.size, *(1,) * rank)


def index_select(c: Call) -> Any:
    x, dim, places = c.args
    if not is_batched(places, c.level):
        return by_signature(shared=(2,))(c)
    if x._array.ndim == 0 or places._array.ndim != 1 or places._array.dtype.kind != "i":
        return None
    dim = checked_dim(dim, x._array.ndim)
    if not c.batched(0):
        found = c.run(x, dim, places._physical.reshape(-1))
        return found.unflatten(dim, (c.size, places._array.shape[0])).movedim(dim, 0)
    within(places._all_values(), x._array.shape[dim], dim)
    along = c.physical().movedim(dim + 1, 1)
    return along[_numbers(c, 1), places._physical].movedim(1, dim + 1)


def index_put(c: Call) -> Any:
    x, indices, values, accumulate = c.args
    if any(is_batched(i, c.level) for i in indices) or not _adjacent(indices):
        return None
    if is_batched(values, c.level):
        values = _lifted(values, _rank_of_part(x, indices))
    return c.run(c.physical(), [None, *indices], values, accumulate)


def _adjacent(indices: Any) -> bool:
    """Whether the tensors of an index stand side by side: only then their dimensions stay where they are."""
    places = [i for i, index in enumerate(indices) if index is not None]
    return bool(places) and places[-1] - places[0] == len(places) - 1


def _rank_of_part(x: Tensor, indices: Any) -> int:
    tensors = [i for i in indices if i is not None]
    masks = [i for i in tensors if i._array.dtype.kind == "b"]
    taken = sum(i._array.ndim for i in masks) + len(tensors) - len(masks)
    return int(x._array.ndim - taken + max([1 if i._array.dtype.kind == "b" else i._array.ndim for i in tensors]))


def embedding(c: Call) -> Any:
    if c.only(1):
        return c.run(c.args[0], c.physical(1))
    _, places, padding, scaled = c.args
    if padding != -1 or scaled or places._array.dtype.kind != "i":
        return None  # the gradient leaves some rows out, or counts them
    within(places._all_values(), c.args[0]._array.shape[0], 0)
    return c.physical(0)[_numbers(c, places._array.ndim), c.physical(1)]


# ---- images and losses


def with_batches_joined(*tensors: int) -> Rule:
    """Ops on batches of their own: the batch and theirs become one. tensors: those that have one."""

    def rule(c: Call) -> Any:
        if not all(i in tensors for i in c.op.tensors if c.batched(i)) or any(c.rank(i) != c.rank() for i in tensors):
            return None
        own = c.args[0]._array.shape[0]
        given = list(c.args)
        for i in tensors:
            physical = c.physical(i)
            given[i] = physical.reshape(c.size * own, *physical.shape[2:])
        for i, (name, _) in enumerate(c.op.params):
            if name == "shape":
                given[i] = (c.size * own, *c.args[i][1:])
        result = call(c.op, given)
        if c.op.results is not None:
            return [r.reshape(c.size, own, *r.shape[1:]) for r in result]
        return result.reshape(c.size, own, *result.shape[1:])

    return rule


def mse_loss(c: Call) -> Any:
    x, target, how = c.args
    away = (x - target).square()
    return (away.mean() if how == "mean" else away.sum() if how == "sum" else away)._physical


def nll_loss(c: Call) -> Any:
    """The losses of all samples as one batch, then reduced sample by sample."""
    x, target, weight, how, ignored = c.args
    if weight is not None or x._array.ndim not in (1, 2) or target._array.ndim != x._array.ndim - 1:
        return None
    rows = 1 if x._array.ndim == 1 else x._array.shape[0]
    targets = c.physical(1).reshape(c.size * rows)
    losses = c.run(c.physical().reshape(c.size * rows, x._array.shape[-1]), targets, None, "none").reshape(c.size, *target._array.shape)
    if how == "none":
        return losses
    total = losses.reshape(c.size, rows).sum(1)
    return total if how == "sum" else total / (targets != ignored).reshape(c.size, rows).sum(1)


def layer_norm(c: Call) -> Any:
    return c.run(c.physical()) if c.only(0) and c.args[3] == -1 and c.rank() else None


# ---- ops that are in place from the start: a rule gives None where it does not fit


def copy_into(op: Op, args: tuple[Any, ...], level: Level) -> Any:
    target, source, *more = args
    _check_rank(op.name, target, [source])
    given = _lifted(source, target._array.ndim) if is_batched(source, level) else source
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
        "_prod", "cumsum", "_cumprod", "max.dim", "min.dim", "median.dim", "kthvalue", "_put_selected", "_selected", "sort", "topk", "cummax", "cummin",
        "_softmax", "_log_softmax", "_row_sum", "_row_max", "_row_min", "_row_variance", "_row_logsumexp", "_row_sum_of_squares",
        "transpose", "select", "_select_backward", "slice", "_slice_backward", "diagonal", "_diagonal_backward", "unfold", "_unfold_backward",
        "split.size", "split.sizes", "_split_like", "_unsplit", "unbind", "_unbind_backward", "cat", "_uncat", "_cat_defined", "flip",
        "gather", "scatter", "scatter_add", "_scatter_value", "_scatter_multiply", "_corner", "_part",
    ),
    by_signature(),
)  # fmt: skip


def rule_of(op: Op) -> Rule | None:
    return RULES.get(op.signature.partition("(")[0])
