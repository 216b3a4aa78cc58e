"""The `domain:`, `samples:`, `special:` and `errors:` of an entry: where an op is smooth, what to try it on, where it is not smooth, and what it refuses."""

from __future__ import annotations

import ast
import math
import re
from dataclasses import replace

from ...model.op import KINDS_OF_MATRICES, Domain, Refused, Sample, Special, TensorSample
from ...model.signature import Param, Signature, Type, fits, literal
from ...problems import Location, Mistake, ProblemReport, suggestion
from ..reader import spelling
from ..source import Items, Mapping, Text, Value

_INTS = re.compile(r"ints (-?[0-9]{1,9})\.\.(-?[0-9]{1,9})$")
_DTYPES = ("bool", "uint8", "int8", "int16", "int32", "int64", "float16", "float32", "float64", "complex64", "complex128")
_MOST = 1_000_000  # elements
_HOLDS = "'ints LOW..HIGH', 'bools' or 'numbers'"


def read_domain(value: Value, signature: Signature, report: ProblemReport) -> dict[str, Domain]:
    """`domain: {self: 0 < x < 1, other: x != 0}`: bounds, places to avoid, and the word distinct."""
    domains: dict[str, Domain] = {}
    if not isinstance(value, Mapping) or not value.entries:
        raise Mistake(location_of(value), "a domain is a mapping: {self: -1 < x < 1}")
    for key, text in value.entries:
        with report:
            param = signature.param(key.value)
            if param is None or not (param.type.is_tensor or param.type.base == "Any"):
                tensors = [p.name for p in signature.params if p.type.is_tensor]
                raise Mistake(key.at(), f"{key.value!r} is no tensor of {signature.name}{suggestion(key.value, tensors)}")
            if not isinstance(text, Text) or not text.value:
                raise Mistake(location_of(text), "a domain is a condition on x: -1 < x < 1, x != 0, distinct, invertible")
            domains[key.value] = _domain(text)
    return domains


def _domain(text: Text) -> Domain:
    low, high = float("-inf"), float("inf")
    avoid: list[float] = []
    distinct = False
    if text.value.strip() in KINDS_OF_MATRICES:
        return Domain(kind=text.value.strip())
    for part in re.finditer(r"[^,]+", text.value):
        at = text.at(part.start() + len(part[0]) - len(part[0].lstrip()))
        if part[0].strip() in KINDS_OF_MATRICES:
            raise Mistake(at, f"{part[0].strip()!r} says all of a domain and stands alone")
        if part[0].strip() == "distinct":
            distinct = True
            continue
        for operator, bound, x_first in _comparisons(part[0].strip(), at):
            if operator == "NotEq":
                avoid.append(bound)
            elif (operator in ("Gt", "GtE")) == x_first:
                low = max(low, bound)
            else:
                high = min(high, bound)
    if low >= high:
        raise Mistake(text.at(), f"the domain {text.value!r} is empty")
    return Domain(low, high, tuple(avoid), distinct)


def _comparisons(text: str, at: Location) -> list[tuple[str, float, bool]]:
    """Each comparison of x with a number: operator, number, whether x stands left."""
    try:
        tree = ast.parse(text, mode="eval").body if text.isascii() else None
    except (SyntaxError, ValueError, RecursionError, MemoryError):
        tree = None
    if not isinstance(tree, ast.Compare):
        words = ("distinct", *KINDS_OF_MATRICES)
        expected = f"expected one such as -1 < x < 1 or x != 0, or one of the words {', '.join(words)}"
        raise Mistake(at, f"{text!r} is no condition on x; {expected}{suggestion(text, words)}")
    found = []
    terms = [tree.left, *tree.comparators]
    for left, operator, right in zip(terms, tree.ops, terms[1:]):
        x_first = isinstance(left, ast.Name) and left.id == "x"
        x_last = isinstance(right, ast.Name) and right.id == "x"
        bound = _number(right if x_first else left)
        name = type(operator).__name__
        if x_first == x_last or bound is None or name not in ("Lt", "LtE", "Gt", "GtE", "NotEq"):
            raise Mistake(at, f"{spelling(name)} in {text!r} is no condition on x; expected one such as -1 < x < 1, x != 0 or distinct")
        found.append((name, bound, x_first))
    return found


def check_matrices(domains: dict[str, Domain], samples: tuple[Sample, ...], report: ProblemReport) -> None:
    """Tensors that the domain says to be matrices, or rows, have shapes of such in all samples."""
    for param, domain in domains.items():
        for sample in samples:
            given = sample.args.get(param)
            for item in given if isinstance(given, tuple) else (given,):
                if isinstance(item, TensorSample) and item.holds == "numbers" and (misfit := domain.misfit(item.shape)):
                    report.add(sample.location, f"{param!r} is {domain.kind} by its domain and must be {misfit}; its shape here is {list(item.shape)}")


def _number(node: ast.expr) -> float | None:
    sign = -1.0 if isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.USub) else 1.0
    number = node.operand if isinstance(node, ast.UnaryOp) and isinstance(node.op, (ast.USub, ast.UAdd)) else node
    if isinstance(number, ast.Name) and number.id == "inf":
        return sign * float("inf")
    value = number.value if isinstance(number, ast.Constant) else None
    if isinstance(value, (int, float)) and not isinstance(value, bool) and value < 1e300:
        return sign * value
    return None


def read_samples(value: Value, signature: Signature, report: ProblemReport) -> tuple[Sample, ...]:
    """`samples:`, a list of mappings from parameters to values; a tensor is given by its shape."""
    if not isinstance(value, Items) or not value.values:
        raise Mistake(location_of(value), "samples are a list: '- {self: [2, 3], dim: 1}'")
    samples: list[Sample] = []
    for item in value.values:
        with report:
            samples.append(_sample(item, signature))
    return tuple(samples)


def read_errors(value: Value, signature: Signature, report: ProblemReport) -> tuple[Refused, ...]:
    """`errors:`, a list of samples that are refused, each with a part of what the error says."""
    example = "'- {self: [2, 3], dim: 2, raises: out of range}'"
    if not isinstance(value, Items) or not value.values:
        raise Mistake(location_of(value), f"errors are a list: {example}")
    found: list[Refused] = []
    for item in value.values:
        with report:
            raises = item.get("raises") if isinstance(item, Mapping) else None
            if not isinstance(item, Mapping) or not isinstance(raises, Text) or not raises.value.strip():
                raise Mistake(location_of(item), f"an error is a sample and, as 'raises', a part of what is said: {example}")
            rest = replace(item, entries=tuple((k, v) for k, v in item.entries if k.value != "raises"))
            found.append(Refused(_sample(rest, signature), raises.value))
    return tuple(found)


def _sample(item: Value, signature: Signature) -> Sample:
    if not isinstance(item, Mapping):
        raise Mistake(location_of(item), "a sample is a mapping: {self: [2, 3], dim: 1}")
    names = [p.name for p in signature.params]
    args: dict[str, object] = {}
    for key, value in item.entries:
        param = signature.param(key.value)
        if param is None:
            raise Mistake(key.at(), f"{signature.name} has no parameter {key.value!r}{suggestion(key.value, names)}")
        args[key.value] = _tensors(value, param) if param.type.is_tensor else _any(value, param) if param.type.base == "Any" else _plain(value, param)
    for param in signature.params:
        if param.name not in args and not param.has_default:
            raise Mistake(item.location, f"the sample does not give {param.name!r}, which has no default")
    return Sample(args, item.location)


_BECAUSE = "because"  # the key of a special point's reason


def read_special(value: Value, signature: Signature, report: ProblemReport) -> tuple[Special, ...]:
    """`special:`, a list of points at which an op is not smooth, or a formula 0/0: as samples, but tensors are given by their numbers."""
    if not isinstance(value, Items) or not value.values:
        raise Mistake(location_of(value), "special points are a list: '- {self: [0.0, -0.0], gives: {self: 0.0}}'")
    points: list[Special] = []
    for item in value.values:
        with report:
            if not isinstance(item, Mapping):
                raise Mistake(location_of(item), "a special point is a mapping: {self: [0.0, -0.0], gives: {self: 0.0}}")
            points.append(_point(item, signature))
    return tuple(points)


def _point(item: Mapping, signature: Signature) -> Special:
    args: dict[str, object] = {}
    gives: dict[str, object] = {}
    values: dict[str, object] = {}
    second: dict[str, object] = {}
    because = ""
    tensors = [p.name for p in signature.params if p.type.is_tensor]
    stated = {
        "gives": (gives, tensors, "tensor", "inputs to their gradients there: {self: 0.0}"),
        "second": (second, tensors, "tensor", "inputs to their second derivatives there: {self: 0.0}"),
        "is": (values, [r.name for r in signature.returns], "result", "results to their numbers there: {result: 0.0}"),
    }
    for key, value in item.entries:
        param = signature.param(key.value)
        if key.value in stated and param is None:
            numbers_of, known, what, mapping = stated[key.value]
            if not isinstance(value, Mapping) or not value.entries:
                raise Mistake(location_of(value), f"{key.value!r} is a mapping from {mapping}")
            for name, numbers in value.entries:
                if name.value not in known:
                    raise Mistake(name.at(), f"{name.value!r} is no {what} of {signature.name}{suggestion(name.value, known)}")
                numbers_of[name.value] = _data(numbers)
        elif key.value == _BECAUSE and param is None:
            if not isinstance(value, Text) or not value.value.strip():
                raise Mistake(location_of(value), f"{_BECAUSE!r} says in words why what is given is not the derivative, though there is one")
            because = value.value
        elif param is None:
            names = [*(p.name for p in signature.params), *stated, _BECAUSE]
            raise Mistake(key.at(), f"{signature.name} has no parameter {key.value!r}{suggestion(key.value, names)}")
        elif not param.type.is_tensor:
            args[key.value] = _any(value, param) if param.type.base == "Any" else _plain(value, param)
        elif param.type.is_list or isinstance(value, Mapping):
            args[key.value] = _tensors(value, param)
        elif isinstance(value, Text) and literal(value.value) is None:
            args[key.value] = _tensor(value, param)
        else:
            args[key.value] = TensorSample((), "data", data=_data(value))
    for param in signature.params:
        if param.name not in args and not param.has_default:
            raise Mistake(item.location, f"the special point does not give {param.name!r}, which has no default")
    return Special(args, gives, item.location, values, second, because)


def _any(value: Value, param: Param) -> object:
    """What a parameter of any type is given: a tensor where a mapping describes one, alone or in a list; else as it is written."""
    if isinstance(value, Mapping):
        return _tensor(value, param)
    if isinstance(value, Items) and any(isinstance(v, Mapping) for v in value.values):
        return tuple(_any(v, param) for v in value.values)
    return _plain(value, param)


def _tensors(value: Value, param: Param) -> object:
    if not param.type.is_list:
        return _tensor(value, param)
    if not isinstance(value, Items):
        raise Mistake(location_of(value), f"{param.name!r} is a list of tensors: give a list of shapes")
    return tuple(_tensor(v, param) for v in value.values)


def _tensor(value: Value, param: Param) -> object:
    if isinstance(value, Text):
        number = literal(value.value)
        if number is None and (param.type.optional or param.type.items_optional):
            return None
        if isinstance(number, (int, float)) and not param.type.is_list:
            return number
        raise Mistake(value.at(), f"{param.name!r} is a tensor: give its shape as a list, or a number, not {value.value!r}")
    if isinstance(value, Items):
        return TensorSample(_shape(value))
    for key, _ in value.entries:
        if key.value not in ("shape", "holds", "data", "dtype"):
            raise Mistake(key.at(), f"unknown key {key.value!r} of a sample tensor; expected shape, holds, data or dtype")
    shape, holds, data, dtype = (value.get(name) for name in ("shape", "holds", "data", "dtype"))
    if data is not None and shape is None and holds is None:
        return TensorSample((), "data", data=_data(data), dtype="" if dtype is None else _dtype(dtype))
    if data is not None or dtype is not None or not isinstance(shape, Items) or not isinstance(holds, Text):
        raise Mistake(value.location, f"a sample tensor is its shape, {{shape: [2], holds: {_HOLDS}}} or {{data: [1.0, 2.0]}}, which may have a dtype")
    ints = _INTS.match(holds.value)
    if ints and int(ints[1]) <= int(ints[2]):
        return TensorSample(_shape(shape), "ints", int(ints[1]), int(ints[2]))
    if holds.value not in ("bools", "numbers"):
        raise Mistake(holds.at(), f"{holds.value!r} is not what a tensor can hold; expected {_HOLDS}")
    return TensorSample(_shape(shape), holds.value)


def _dtype(value: Value) -> str:
    if not isinstance(value, Text) or value.value not in _DTYPES:
        raise Mistake(location_of(value), f"expected the dtype of a sample tensor to be one of {', '.join(_DTYPES)}")
    return value.value


def _shape(items: Items) -> tuple[int, ...]:
    sizes = []
    for size in items.values:
        number = literal(size.value) if isinstance(size, Text) else ...
        if not isinstance(number, int) or isinstance(number, bool) or number < 0:
            raise Mistake(location_of(size), f"a shape is a list of sizes, not of {repr(size.value) if isinstance(size, Text) else 'lists'}")
        sizes.append(number)
    if math.prod(sizes) > _MOST:
        raise Mistake(items.location, f"a sample tensor has at most {_MOST:,} elements; what holds for many holds for few")
    return tuple(sizes)


def _data(value: Value) -> object:
    """A number, or lists of numbers, all of one length."""
    if isinstance(value, Items):
        rows = [_data(v) for v in value.values]
        if len(set(map(_extent, rows))) > 1:
            raise Mistake(value.location, "the lists of 'data' have different lengths")
        return rows
    number = literal(value.value) if isinstance(value, Text) else ...
    if not isinstance(number, (int, float)):
        raise Mistake(location_of(value), "data is a number or a nested list of numbers")
    return number


def _extent(data: object) -> tuple[int, ...]:
    return (len(data), *_extent(data[0] if data else 0)) if isinstance(data, list) else ()


def _plain(value: Value, param: Param) -> object:
    """The value of a parameter that is no tensor."""
    given = _value(value, param.type)
    if given is ...:
        shown = repr(value.value) if isinstance(value, Text) else "a list" if isinstance(value, Items) else "a mapping"
        raise Mistake(location_of(value), f"{shown} does not fit {param.name!r}, which is {param.type}")
    return given


def _value(value: Value, type_: Type) -> object:
    """What a text or list denotes for a type, words standing for themselves; `...` where it does not fit."""
    if isinstance(value, Mapping):
        return ...
    if isinstance(value, Items):
        item = Type(type_.base) if type_.is_list else type_
        values = tuple(_value(v, item) for v in value.values)
        return values if ... not in values and fits(values, type_) else ...
    found = literal(value.value)
    if type_.base == "dtype" and found is not None:
        return value.value if value.value in _DTYPES else ...
    if found is ... or (type_.base == "str" and found is not None):
        found = value.value
    return found if fits(found, type_) else ...


def location_of(value: Value) -> Location:
    return value.at() if isinstance(value, Text) else value.location
