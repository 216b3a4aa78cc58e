"""What the generator says of an entry of the spec, as the general path needs it."""

from __future__ import annotations

import sys
from collections.abc import Callable, Sequence
from functools import cache
from operator import itemgetter
from pathlib import Path
from typing import Any

from specgrad.array.dtypes import Accepted
from specgrad.core.base.dtypes import dtype
from specgrad.core.tape.node import Node

Conversions = tuple[Any, tuple[int, ...], tuple[int, ...]]  # the dtype of NumPy's that is computed in; what is cast to it; what must have no history
TRANSPOSE = object()  # a forward-mode rule: the gradient formula, transposed


class Promotion:
    """How the dtypes of an elementwise op's operands decide the dtype that it computes in."""

    __slots__ = ("bools", "classes", "floats", "result")

    def __init__(self, floats: bool, bools: tuple[int, ...], result: str, classes: str):
        self.floats: bool = floats  # integers are taken as floats
        self.bools: tuple[int, ...] = bools  # operands that only choose
        self.result: str = result  # "same", "real" or "bool"
        self.classes: str = classes  # the dtype classes that the op accepts


class Op:
    """One entry of the spec, as the general path needs it."""

    name: str
    signature: str
    edges: tuple[int, ...]
    forward: Callable[..., Any]
    params: tuple[tuple[str, str], ...]
    record: Callable[..., Node] | None
    in_place: Callable[..., Any] | None
    into: Callable[..., Any] | None
    composite: bool
    promotion: Promotion | None
    view: bool
    writes: bool
    gives_list: bool
    results: type | None
    tangents: dict[str, Any]
    positional: int
    required: tuple[str, ...]

    def __init__(
        self,
        name: str,
        signature: str,
        params: tuple[tuple[str, str], ...],
        forward: Callable[..., Any],
        record: Callable[..., Node] | None = None,
        edges: tuple[int, ...] = (),
        differentiable: tuple[bool, ...] | None = None,
        non_differentiable: str = "",
        promotion: Promotion | None = None,
        composite: bool = False,
        in_place: Callable[..., Any] | None = None,
        into: Callable[..., Any] | None = None,
        view: bool = False,
        writes: bool = False,
        gives_list: bool = False,
        results: type | None = None,
        tangents: dict[str, Any] | None = None,
        saves_self_for: tuple[str, ...] = (),
        reflected: str = "",
        positional: int = 0,
        required: tuple[str, ...] = (),
        batch: str = "",
        accepts: Accepted | None = None,
        accepting: tuple[int, ...] = (),
    ):
        self.name, self.signature = name, signature
        self.params, self.forward, self.record, self.edges = params, forward, record, edges
        count = len(results._fields) if results is not None else 1  # type: ignore[attr-defined]
        self.flags: tuple[bool, ...] = differentiable or (True,) * count  # which results are differentiable
        self.several: bool = sum(self.flags) > 1  # more than one is: the node receives a list of gradients
        self.non_differentiable = non_differentiable
        self.promotion, self.composite, self.view, self.writes = promotion, composite, view, writes
        self.gives_list, self.results, self.tangents = gives_list, results, tangents or {}
        self.saves_self_for: tuple[int, ...] = tuple(index for index, i in enumerate(edges) if params[i][0] in saves_self_for)  # edges
        self.in_place = in_place  # the function of the in-place form, which changes its first argument; None where the result is copied there
        self.into = into  # the array function that writes into an array, or gives None where no kernel does; None of most
        self.reflected = reflected  # of an operator: the method by which the other operand may take over
        self.positional, self.required = positional, required  # how many may be given by position, which must be given
        self.batch = batch  # the batching rule, "module.function" of batching/rules/; "" of elementwise ops, and of those that are run sample by sample
        self.accepts = accepts  # the only dtypes that it takes, if not all of its classes
        self.accepting = accepting  # which operands must have one of these; none of an elementwise op, whose operands are promoted first
        self.call: Callable[..., Any]  # the function; set once it is defined
        types = [type_ for _, type_ in params]
        self.takes_ints: bool = positional == 2 and types[1] == "int[]"  # x.view(2, 3), as well as x.view((2, 3))
        self.tensors: tuple[int, ...] = tuple(i for i, t in enumerate(types) if t in ("Tensor", "Tensor?"))
        self.promotable: tuple[int, ...] = tuple(i for i in self.tensors if promotion is None or i not in promotion.bools)
        self.common_dtypes: dict[Any, dtype] = {}  # of operands of these dtypes
        self.conversions: dict[Any, Conversions] = {}  # of plain arguments of these dtypes and types: see general.py
        self.lists: tuple[int, ...] = tuple(i for i, t in enumerate(types) if t.startswith("Tensor") and "[]" in t)
        self.all_tensors: tuple[int, ...] = tuple(sorted(self.tensors + self.lists))
        self.dtypes: tuple[int, ...] = tuple(i for i, t in enumerate(types) if t.startswith("dtype"))
        self.of_tensors_alone: bool = promotion is not None and not promotion.bools and self.tensors == edges == tuple(range(len(params)))
        self.scalars: tuple[int, ...] = tuple(i for i, t in enumerate(types) if t.startswith("Scalar"))
        masks = promotion is not None and promotion.bools
        # numbers that promote
        self.operands: tuple[int, ...] = tuple(i for i in self.scalars if not masks and (types[i] == "Scalar?" or params[i][0] in required))
        self.factors: tuple[int, ...] = tuple(i for i in self.scalars if i not in self.operands)  # numbers that take the op's dtype

    @property
    def where(self) -> str:
        """file:line of its entry; "" for an op that was not generated into a package."""
        return positions(self.call.__globals__["__package__"]).get(self.name, "")

    def __repr__(self) -> str:
        return f"<op {self.signature}>"


@cache
def positions(package: str) -> dict[str, str]:
    """The place of each entry in the spec that a package was generated from. Only error messages read it."""
    import json

    for folder in getattr(sys.modules.get(package), "__path__", ()):
        file = Path(folder, "positions.json")
        if file.is_file():
            table = json.loads(file.read_text(encoding="utf-8"))
            return {op: f"{table['spec']}:{line}" for op, line in table["lines"].items()}
    return {}


@cache  # a class takes as long to make as some thirty ops
def return_type(name: str, fields: tuple[str, ...]) -> type:
    """The named tuple that an op with several results gives."""

    def shown(self: Any) -> str:
        return f"specgrad.return_types.{name}(\n" + ",\n".join(f"{f}={v!r}" for f, v in zip(fields, self)) + ")"

    attributes: dict[str, Any] = {f: property(itemgetter(i)) for i, f in enumerate(fields)}
    attributes |= {"__slots__": (), "_fields": fields, "__repr__": shown, "__reduce__": lambda self: (tuple, (tuple(self),))}
    return type(name, (tuple,), attributes)


def call(op: Op, args: Sequence[Any]) -> Any:
    """An op's function with all of its arguments."""
    count = op.positional
    if count >= len(args):
        return op.call(*args)
    return op.call(*args[:count], **{name: value for (name, _), value in zip(op.params[count:], args[count:])})
