"""A small program as one statement after another: each element of each value is a variable, or part of an expression. What is moved costs nothing."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from typing import Any

import numpy as np

from specgrad.codegen.model.expr import Const, Name
from specgrad.codegen.write.in_c.scalar import CType, wrapped

from ..kernels.functions import writer_of
from ..kernels.island import Island, domain_of
from ..kernels.statements import TYPE_OF, Statement, Statements
from ..program import Cast, Elementwise, Step, Sum, Value
from .c.numbers import number
from .c.routines import called
from .lowered import Lowered
from .steps import Linear, Move, Product, Routine, extent, places_of

MOST_INLINE = 72  # letters of an expression that is written where it is read
_NEGATIVE = "(-\x010\x01)"
_SLOT = re.compile("\x01(\\d+)\x01")


class Node:
    """One number: what an expression computes of others.

    Args:
        text: the C, with slots for what it reads; of a constant "".
        value: of a constant.
        named: it is written as it stands, whoever reads it: an element of an array.
    """

    args: tuple[Node, ...]
    named: bool
    order: int
    text: str
    type: CType
    uses: int
    value: Any

    __slots__ = ("args", "named", "order", "text", "type", "uses", "value")

    def __init__(self, text: str, args: tuple[Node, ...], type_: CType, order: int, value: Any = None, named: bool = False):
        self.text, self.args, self.type, self.order, self.value, self.named = text, args, type_, order, value, named
        self.uses = 0


class Unrolled:
    """Args:
    program: what to write.
    finite: what is multiplied by zero is zero.
    """

    program: Lowered
    finite: bool

    def __init__(self, program: Lowered, finite: bool):
        self.program, self.finite = program, finite
        self.known: dict[Any, Node] = {}
        self.memory: dict[Value, list[Node]] = {}
        self.routines: dict[Node, tuple[Routine, list[str]]] = {}
        for argument in program.inputs:
            ctype = TYPE_OF[argument.value.like.dtype.name]
            self.memory[argument.value] = [self._node(f"{argument.name}[{i}]", (), ctype, named=True) for i in range(argument.array.size)]
        for value, array in program.constants.items():
            elements = [self._constant(0, TYPE_OF[array.dtype.name])] * extent(value)
            for at, element in zip(places_of(value).reshape(-1), array.reshape(-1)):
                elements[at] = self._constant(element, TYPE_OF[array.dtype.name])
            self.memory[value] = elements
        for step in program.steps:
            self._compute(step)

    def lines(self) -> list[str]:
        """The body of the function."""
        outputs = [(a.name, i, n) for a in self.program.outputs for i, n in enumerate(self._elements(a.value).reshape(-1))]
        _count_uses([n for _, _, n in outputs])
        lines: list[str] = []
        names: dict[Node, str] = {}
        count = 0
        texts: dict[Node, str] = {}

        def read(node: Node) -> str:
            if node.value is not None:
                text = number(node.value, node.type)
                return f"({text})" if text.startswith("-") else text
            return names.get(node) or texts[node]

        for node in sorted(_all_below([n for _, _, n in outputs]), key=lambda n: n.order):
            if node.value is not None:
                continue
            if node.named and not node.args:
                names[node] = node.text
                continue
            if node in self.routines:
                lines += self._routine_lines(node, read)
                continue
            if node.named:
                names[node] = node.text
                continue
            text = _filled(node.text, [read(a) for a in node.args])
            if node.uses > 1 or len(text) > MOST_INLINE:
                names[node] = f"t{count}"
                count += 1
                lines.append(f"const {node.type.c} {names[node]} = {_bare(text)};")
            else:
                texts[node] = text
        lines += [f"{name}[{i}] = {_bare(read(node))};" for name, i, node in outputs]
        return lines

    # ---- nodes

    def _node(self, text: str, args: tuple[Node, ...], type_: CType, named: bool = False) -> Node:
        key = (text, tuple(map(id, args)), type_.name)
        found = self.known.get(key)
        if found is None:
            found = self.known[key] = Node(text, args, type_, len(self.known), named=named)
        return found

    def _constant(self, value: Any, type_: CType) -> Node:
        value = np.dtype(type_.dtype).type(value)
        key = ("constant", repr(value), type_.name)
        if key not in self.known:
            self.known[key] = Node("", (), type_, len(self.known), value=value)
        return self.known[key]

    def _infix(self, fn: str, args: Sequence[Node], type_: CType, text: str) -> Node:
        """An operator, unless its result is known: x + 0, x * 1, and operations on constants."""
        known = self._known_result(fn, args, type_, text) if type_.dtype_class == "f" else None
        return self._node(text, tuple(args), type_) if known is None else known

    def _known_result(self, fn: str, args: Sequence[Node], type_: CType, text: str) -> Node | None:
        values = [a.value for a in args]
        if all(v is not None for v in values):
            with np.errstate(all="ignore"):
                return self._constant(_OPERATIONS[fn](*values), type_)
        if fn == "neg":
            return args[0].args[0] if args[0].text == _NEGATIVE else None
        if len(args) != 2:
            return None
        (a, b), (x, y) = args, values
        if fn == "mul" and (x == 1 or y == 1):
            return b if x == 1 else a
        if self.finite and ((fn == "mul" and (x == 0 or y == 0)) or (fn == "div" and x == 0)):
            return self._constant(0, type_)
        if fn == "add" and (x == 0 or y == 0):
            return b if x == 0 else a
        if (fn == "sub" and y == 0) or (fn == "div" and y == 1):
            return a
        if fn == "sub" and x == 0:
            return self._infix("neg", (b,), type_, _NEGATIVE)
        if fn == "mul" and (x == -1 or y == -1):
            return self._infix("neg", (b if x == -1 else a,), type_, _NEGATIVE)
        if fn == "add" and (a.text == _NEGATIVE or b.text == _NEGATIVE):
            more, less = (a, b) if b.text == _NEGATIVE else (b, a)
            return self._infix("sub", (more, less.args[0]), type_, "(\x010\x01 - \x011\x01)")
        return self.known.get((text, (id(b), id(a)), type_.name)) if fn in ("add", "mul") else None

    def _added(self, nodes: Sequence[Node], type_: CType) -> Node:
        if not nodes:
            return self._constant(0, type_)
        total = nodes[0]
        for node in nodes[1:]:
            total = self._infix("add", (total, node), type_, "(\x010\x01 + \x011\x01)")
        return total

    def _times(self, a: Node, b: Node) -> Node:
        return self._infix("mul", (a, b), a.type, "(\x010\x01 * \x011\x01)")

    def _converted(self, node: Node, type_: CType) -> Node:
        if node.type == type_:
            return node
        if node.value is not None:
            return self._constant(node.value != 0 if type_.dtype_class == "b" else node.value, type_)
        return self._node("(\x010\x01 != 0)" if type_.dtype_class == "b" else f"(({type_.c})\x010\x01)", (node,), type_)

    # ---- values

    def _elements(self, value: Value, shape: tuple[int, ...] | None = None) -> np.ndarray[Any, Any]:
        """The nodes of a value, as an array."""
        memory = np.empty(len(self.memory[value.memory]), object)
        memory[:] = self.memory[value.memory]
        found = memory[places_of(value)]
        found = np.asarray(found, object) if isinstance(found, np.ndarray) else _of_one(found)
        return found if shape is None else np.broadcast_to(found, shape)

    def _store(self, value: Value, nodes: Sequence[Node]) -> None:
        elements: list[Any] = [None] * extent(value)
        for at, node in zip(places_of(value).reshape(-1), nodes):
            elements[at] = node
        self.memory[value] = elements

    # ---- steps

    def _compute(self, step: Step) -> None:
        ctype = TYPE_OF[step.results[0].like.dtype.name]
        if isinstance(step, Elementwise):
            self._elementwise(step)
        elif isinstance(step, Cast):
            self._store(step.results[0], [self._converted(n, ctype) for n in self._elements(step.operands[0]).reshape(-1)])
        elif isinstance(step, Sum):
            x = self._elements(step.operands[0])
            rows = np.moveaxis(x, step.axes, range(x.ndim - len(step.axes), x.ndim)).reshape(step.results[0].like.size, -1)
            totals = [self._added(list(row), ctype) for row in rows]
            if step.divisor != 1:
                totals = [self._infix("div", (t, self._constant(step.divisor, ctype)), ctype, "(\x010\x01 / \x011\x01)") for t in totals]
            self._store(step.results[0], totals)
        elif isinstance(step, Move):
            sources = [self.memory[v] for v in step.operands]
            found = [
                self._converted(sources[s][p], ctype) if s >= 0 else self._constant(c, ctype)
                for s, p, c in zip(step.source.reshape(-1), step.places.reshape(-1), step.constants.reshape(-1))
            ]
            self._store(step.results[0], found)
        elif isinstance(step, Linear):
            sources = [self.memory[v] for v in step.operands]
            found = [self._constant(c, ctype) for c in step.start.reshape(-1)]
            for to, s, p, factor in zip(step.to, step.source, step.places, step.factors):
                found[to] = self._added([found[to], self._times(sources[s][p], self._constant(factor, ctype))], ctype)
            self._store(step.results[0], found)
        elif isinstance(step, Product):
            self._product(step, ctype)
        elif isinstance(step, Routine):
            self._routine(step, ctype)

    def _product(self, step: Product, ctype: CType) -> None:
        a, b, c = step.factors
        left, right = a.places(), b.places()
        sources = [self.memory[f.value.memory] for f in (a, b)]
        found = np.empty(c.shape, object)
        for at in np.ndindex(*c.shape):
            *batch, i, j = at
            rows, columns = left[(*batch, i)], right[(*batch, slice(None), j)]
            found[at] = self._added([self._times(sources[0][p], sources[1][q]) for p, q in zip(rows, columns)], ctype)
        self._store(c.value, list(found.reshape(-1)))

    def _routine(self, step: Routine, ctype: CType) -> None:
        """A call on arrays that are filled first."""
        args = tuple(n for v in step.operands for n in self._elements(v).reshape(-1))
        number_ = len(self.known)
        names = [f"r{number_}_{i}" for i in range(len(step.results))]
        made = self.known["routine", number_] = Node(step.name, args, ctype, number_)
        self.routines[made] = step, names
        for value, name in zip(step.results, names):
            type_ = TYPE_OF[value.like.dtype.name]
            nodes = []
            for i in range(value.like.size):
                node = Node(f"{name}[{i}]", (made,), type_, len(self.known), named=True)
                self.known["of routine", name, i] = node
                nodes.append(node)
            self._store(value, nodes)

    def _routine_lines(self, node: Node, read: Callable[[Node], str]) -> list[str]:
        step, names = self.routines[node]
        lines: list[str] = []
        given: list[str] = []
        first = 0
        for i, value in enumerate(step.operands):
            c = TYPE_OF[value.like.dtype.name].c
            name = f"{names[0]}_{'abc'[i]}"
            lines.append(f"{c} {name}[{value.like.size}];")
            lines += [f"{name}[{k}] = {_bare(read(n))};" for k, n in enumerate(node.args[first : first + value.like.size])]
            first += value.like.size
            given.append(name)
        lines += [f"{TYPE_OF[v.like.dtype.name].c} {name}[{v.like.size}];" for v, name in zip(step.results, names)]
        call, scratch = called(step, given, names, f"{names[0]}_w")
        ctype = TYPE_OF[step.results[0].like.dtype.name]
        if scratch:
            lines.append(f"{ctype.c} {names[0]}_w[{scratch}];")
        return [*lines, *call]

    def _elementwise(self, step: Elementwise) -> None:
        island = Island(domain_of(step))
        taken = island.add(step)
        assert taken, step
        statements = Statements(island, [])
        domain = island.shape
        rows = int(np.prod(domain[: len(domain) - len(step.axes)], dtype=int)) if step.axes else 1
        loaded = {atom.name: self._elements(v, domain).reshape(rows, -1) for v, atom in statements.loaded.items()}
        made: dict[Value, list[Node]] = {r: [] for r in step.results}
        for row in range(rows):
            of_row: dict[str, Any] = {name: nodes[row] for name, nodes in loaded.items()}
            for s in statements.lines:
                of_row[s.target.name] = self._statement(s, of_row)
            for value in step.results:
                found = of_row[statements.stored[value].name]
                length = value.like.size // rows
                made[value] += [found] * length if isinstance(found, Node) else list(found) if length > 1 or len(found) == 1 else [found[0]]
        for value, nodes in made.items():
            self._store(value, nodes)

    def _statement(self, s: Statement, values: dict[str, Any]) -> Any:
        """What a statement gives: a node for each element of a row, or one where the whole row has one."""
        if s.of_row:
            source = values[s.source.name if s.source else s.reads[0]]
            nodes = [source] if isinstance(source, Node) else list(source)
            if s.of_row == "row_sum":
                return self._added(nodes, s.target.type)
            found = nodes[0]
            for node in nodes[1:]:
                fn = "maximum" if s.of_row == "row_max" else "minimum"
                found = self._node(f"sg_{fn}_{s.target.type.name}(\x010\x01, \x011\x01)", (found, node), s.target.type)
            return found
        if s.prim is None:
            assert s.source is not None
            return _each(lambda nodes: self._converted(nodes[0], s.target.type), [values[s.source.name]])
        reads = [values[name] for name in s.reads]
        text = writer_of(s.kinds, s.computed, {name: f"\x01{i}\x01" for i, name in enumerate(s.reads)}).plain(s.prim)
        if s.prim.primitive.infix or s.prim.fn == "where":
            text = wrapped(text, s.target.type)
        operator = s.prim.fn if s.prim.fn in _OPERATIONS and s.target.type == s.computed and s.computed.dtype_class == "f" else ""
        if not operator or any(kind in ("bool", "int") for _, kind in s.kinds):
            return _each(lambda nodes: self._node(text, tuple(nodes), s.target.type), reads)
        places = [s.reads.index(a.name) if isinstance(a, Name) else None for a in s.prim.args]
        constants = [self._constant(a.value, s.target.type) if isinstance(a, Const) else None for a in s.prim.args]
        plain = _NEGATIVE if len(places) == 1 else f"(\x010\x01 {s.prim.primitive.infix} \x011\x01)"
        return _each(lambda nodes: self._infix(operator, [c if p is None else nodes[p] for p, c in zip(places, constants)], s.target.type, plain), reads)  # type: ignore[misc]


_OPERATIONS: dict[str, Callable[..., Any]] = {
    "add": lambda x, y: x + y,
    "sub": lambda x, y: x - y,
    "mul": lambda x, y: x * y,
    "div": lambda x, y: x / y,
    "neg": lambda x: -x,
}


def _each(compute: Callable[[list[Node]], Node], reads: list[Any]) -> Any:
    """For each element of a row; once, if all that is read is the same for the row."""
    lengths = {len(r) for r in reads if not isinstance(r, Node)}
    if not lengths:
        return compute(list(reads))
    (length,) = lengths
    return [compute([r if isinstance(r, Node) else r[i] for r in reads]) for i in range(length)]


def _all_below(roots: Sequence[Node]) -> list[Node]:
    seen: dict[Node, None] = {}
    waiting = list(roots)
    while waiting:
        node = waiting.pop()
        if node not in seen:
            seen[node] = None
            waiting += node.args
    return list(seen)


def _count_uses(roots: Sequence[Node]) -> None:
    for node in _all_below(roots):
        for arg in node.args:
            arg.uses += 1
    for node in roots:
        node.uses += 1


def _of_one(node: Any) -> np.ndarray[Any, Any]:
    found = np.empty((), object)
    found[()] = node
    return found


def _filled(text: str, args: list[str]) -> str:
    """An expression with others in its slots; what is all of an argument needs no parentheses."""

    def fill(found: re.Match[str]) -> str:
        arg = args[int(found[1])]
        before, after = text[: found.start()].rstrip(" ")[-1:], text[found.end() : found.end() + 1]
        return _bare(arg) if before and before in "(," and after and after in ")," else arg

    return _SLOT.sub(fill, text)


def _bare(text: str) -> str:
    """An expression without parentheses around all of it."""
    if not text.startswith("("):
        return text
    depth = 0
    for place, sign in enumerate(text):
        depth += (sign == "(") - (sign == ")")
        if depth == 0 and place < len(text) - 1:
            return text
    return text[1:-1]
