"""What a graph keeps in memory for its backward pass: how many bytes, saved by which node."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import asdict, dataclass, field
from typing import Any

from specgrad.array.base.tools import memory_of
from specgrad.array.dtypes import traits
from specgrad.core.base.dtypes import dtype_of
from specgrad.core.engine.anomaly import line_of_call
from specgrad.core.engine.gradient_edge import GradientEdge, root_of, tensor_of
from specgrad.core.tape.node import Freed, Node
from specgrad.core.tape.saved_hooks import Packed
from specgrad.core.tape.saved_tensor import SavedTensor
from specgrad.core.tape.tensor import Tensor

HOW_TO_GET_LINES = "Lines are recorded in anomaly mode: run the forward pass within specgrad.autograd.detect_anomaly()."


@dataclass
class Row:
    """A piece of memory that the graph keeps, and who saved it first."""

    bytes: int  # of the whole memory: a saved view keeps all of its base
    kind: str  # "leaf", "activation", "constant" for what has no gradient, or "packed" by saved-tensor hooks
    node: str
    op: str
    name: str  # of the attribute under which the node keeps it
    shape: tuple[int, ...]
    dtype: str
    line: str = ""
    others: list[str] = field(default_factory=list)  # further nodes that saved the same memory


class SavedReport:
    """What `saved_report` gives; printed, it is a table."""

    def __init__(self, rows: list[Row]):
        self.rows = rows

    @property
    def total_bytes(self) -> int:
        """All that is kept, each piece of memory counted once."""
        return sum(row.bytes for row in self.rows)

    @property
    def leaf_bytes(self) -> int:
        """Of leaves, such as parameters: memory that is in use anyway."""
        return sum(row.bytes for row in self.rows if row.kind == "leaf")

    @property
    def activation_bytes(self) -> int:
        """Of all but leaves: what the graph alone may be keeping."""
        return self.total_bytes - self.leaf_bytes

    def to_dict(self) -> dict[str, Any]:
        """The report as plain data."""
        totals = {"total_bytes": self.total_bytes, "leaf_bytes": self.leaf_bytes, "activation_bytes": self.activation_bytes}
        return {**totals, "rows": [asdict(row) for row in self.rows]}

    def __str__(self) -> str:
        title = f"saved for the backward pass: {_size(self.total_bytes)} ({_size(self.activation_bytes)} of activations, {_size(self.leaf_bytes)} of leaves)"
        if not self.rows:
            return title
        cells = [("bytes", "kind", "dtype", "shape", "saved by", "line")]
        for row in self.rows:
            by = f"{row.node}.{row.name}" + (f" and {len(row.others)} more" if row.others else "")
            cells.append((f"{row.bytes:,}", row.kind, row.dtype, str(list(row.shape)), by, row.line or "?"))
        widths = [max(map(len, column)) for column in zip(*cells)]
        lines = ["  ".join([line[0].rjust(widths[0]), *map(str.ljust, line[1:], widths[1:])]).rstrip() for line in cells]
        note = [] if all(row.line for row in self.rows) else [HOW_TO_GET_LINES]
        return "\n".join([title, *lines, *note])

    __repr__ = __str__


def saved_report(tensors: Tensor | GradientEdge | list[Any] | tuple[Any, ...]) -> SavedReport:
    """List what the graph of a tensor, or of several, keeps in memory for its backward pass: the largest first, each piece of memory once.

    >>> x = specgrad.ones(1000, requires_grad=True)
    >>> print(specgrad.autograd.graph.saved_report((x * 2).exp().sum()))
    saved for the backward pass: 3.9 KiB (3.9 KiB of activations, 0 B of leaves)
    bytes  kind        dtype    shape   saved by              line
    4,000  activation  float32  [1000]  ExpBackward0._saved_result  ?
    Lines are recorded in anomaly mode: run the forward pass within specgrad.autograd.detect_anomaly().
    """
    given = [tensors] if isinstance(tensors, (Tensor, GradientEdge)) else tensors
    roots = []
    for at, one in enumerate(given):
        tensor = tensor_of(one)
        if tensor._node is None:
            raise RuntimeError(f"saved_report: element {at} does not require grad and does not have a grad_fn: nothing is saved for it")
        roots.append(root_of(tensor))
    nodes = _graph(roots)
    leaves = {memory_of(node.array)[0] for node in nodes if not node.next and hasattr(node, "array")}
    rows: dict[Any, Row] = {}
    for node in nodes:
        for name, array, kind in _saved_by(node):
            key = memory_of(array)[0] if _is_array(array) else id(array)
            if key in rows:
                rows[key].others.append(f"{node.name()}.{name}")
            else:
                rows[key] = _row(node, name, array, "leaf" if key in leaves else kind)
    return SavedReport(sorted(rows.values(), key=lambda row: -row.bytes))


def _graph(roots: list[Node]) -> list[Node]:
    """All nodes that the roots lead to, the oldest first."""
    reached = set(roots)
    stack = list(reached)
    while stack:
        node = stack.pop()
        edges = (*node.next, getattr(node, "fn", None))  # fn: the change of a view that was changed in place
        new = {edge for edge in edges if isinstance(edge, Node)} - reached
        reached |= new
        stack += new
    return sorted(reached, key=lambda node: node.seq)


def _saved_by(node: Node) -> Iterator[tuple[str, Any, str]]:
    """What a node keeps: the attribute's name, an array or what a pack hook returned, and the kind. No unpack hook is called."""
    for saved in node._packable() if not isinstance(getattr(node, "_saved", None), Freed) else ():
        kept = saved._kept()
        if kept is None or isinstance(kept, Freed):
            continue
        name = f"_saved_{saved._name}" + ("" if saved._at is None else f"[{saved._at}]")
        if isinstance(kept, Packed):
            yield from ((name, array, "packed") for array in list(_arrays_in(kept.value)) or [kept.value])
        else:
            array, flows = _kept_array(node, saved, kept)
            yield name, array, "activation" if flows else "constant"
    attributes = {**getattr(node, "__dict__", {}), **(getattr(node, "_kept", None) or {})}  # of a custom function's ctx
    for name, value in attributes.items():
        if isinstance(value, Tensor):
            yield name, value._array, "activation" if value.requires_grad else "constant"
        elif hasattr(value, "array"):
            yield name, value.array, "activation"


def _kept_array(node: Node, saved: SavedTensor, kept: Any) -> tuple[Any, bool]:
    """A saved array, and whether a gradient flows to it. It is not checked for changes: a graph that cannot be used keeps memory too."""
    if not _is_array(kept):  # a custom function's
        tensor = kept if isinstance(kept, Tensor) else getattr(kept, "tensor", None)
        return (kept.array, True) if tensor is None else (tensor._array, tensor.requires_grad)
    _, kind, index = node.saved[saved._name]
    if kind == "result":
        return kept, traits[kept.dtype].is_inexact
    return kept, index >= 0 and node.next[index if saved._at is None else saved._at] is not None


def _is_array(value: Any) -> bool:
    return not isinstance(value, Tensor) and (hasattr(value, "__array_interface__") or hasattr(value, "__cuda_array_interface__"))


def _arrays_in(value: Any) -> Iterator[Any]:
    """The arrays in what a pack hook returned, as far as they can be found."""
    if isinstance(value, Tensor):
        yield value._array
    elif _is_array(value):
        yield value
    elif isinstance(value, (tuple, list)):
        for part in value:
            yield from _arrays_in(part)
    elif isinstance(getattr(value, "value", None), Tensor):
        yield value.value._array


def _row(node: Node, name: str, array: Any, kind: str) -> Row:
    size, shape, dtype = (memory_of(array)[1], array.shape, dtype_of(array.dtype).name) if _is_array(array) else (0, (), type(array).__name__)
    return Row(size, kind, node.name(), re.sub(r"Backward\d*$", "", node.name()), name, shape, dtype, line_of_call(node))


def _size(count: float) -> str:
    power = next((p for p in range(3) if count < 1024 ** (p + 1)), 3)
    return f"{count / 1024**power:.{min(power, 1)}f} {('B', 'KiB', 'MiB', 'GiB')[power]}"
