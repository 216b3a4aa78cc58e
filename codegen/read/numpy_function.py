"""The `numpy_function:` of an entry: the function of NumPy or SciPy that an op stands for, `sum(self as a, dim as axis=None, keepdim as keepdims=False)`.

The parameters stand in NumPy's order, each as NumPy calls it and with NumPy's default where these are not the op's. A bare name is a ufunc, which takes
the op's tensors. What stands behind an arrow is the only one of several results that NumPy gives.
"""

from __future__ import annotations

import keyword
import re

from ..model.numpy_function import OUT, Argument, NumpyFunction
from ..model.signature import Signature, is_name, literal
from ..problems import Mistake, suggestion
from .source import Text

PACKAGES = ("numpy", "scipy")
_FORM = re.compile(r"(?P<path>[A-Za-z_0-9.]+)(?:\((?P<arguments>.*)\))?(?:\s*->\s*(?P<result>\w+))?", re.ASCII)
_ARGUMENT = re.compile(r"(?P<param>\w+)(?:\s+as\s+(?P<name>\w+))?(?:\s*=\s*(?P<default>.+))?", re.ASCII)
_COMMA = re.compile(r",(?![^\[]*\])")  # outside of a list


def read_numpy_function(text: Text, signature: Signature) -> NumpyFunction:
    form = _FORM.fullmatch(text.value)
    parts = form["path"].split(".") if form else []
    if form is None or not all(is_name(part) and not keyword.iskeyword(part) for part in parts):
        raise Mistake(text.at(), f"'numpy_function' is a function with its parameters, such as sum(self as a, dim as axis=None), not {text.value!r}")
    path = ".".join(parts if parts[0] in PACKAGES and len(parts) > 1 else ["numpy", *parts])
    results = [r.name for r in signature.returns]
    if form["result"] and form["result"] not in results:
        raise Mistake(text.at(form.start("result")), f"{form['result']!r} is no result of {signature.name}{suggestion(form['result'], results)}")
    if form["arguments"] is None:
        tensors = [p.name for p in signature.params if p.type.is_tensor and not p.has_default]
        names = ["x"] if len(tensors) == 1 else [f"x{i}" for i in range(1, len(tensors) + 1)]
        return NumpyFunction(path, tuple(map(Argument, names, tensors)), form["result"] or "")
    arguments = _arguments(text, form, path, signature)
    given = {a.param for a in arguments}
    missing = [p.name for p in signature.params if not p.has_default and p.name not in given]
    if missing:
        raise Mistake(text.at(), f"{path} says nothing of the parameter {missing[0]!r} of {signature.name}, which has no default")
    return NumpyFunction(path, tuple(arguments), form["result"] or "")


def _arguments(text: Text, form: re.Match[str], path: str, signature: Signature) -> list[Argument]:
    arguments: list[Argument] = []
    keyword_only, offset = False, form.start("arguments")
    for item in _COMMA.split(form["arguments"]):
        at = text.at(offset + len(item) - len(item.lstrip()))
        offset += len(item) + 1
        if item.strip() == "*" and not keyword_only:
            keyword_only = True
            continue
        match = _ARGUMENT.fullmatch(item.strip())
        if match is None:
            raise Mistake(at, f"{item.strip()!r} is no argument: expected the op's parameter, as NumPy calls it: dim as axis=None")
        param = signature.param(match["param"])
        if param is None and match["param"] != OUT:
            raise Mistake(at, f"{match['param']!r} is no parameter of {signature.name}{suggestion(match['param'], [p.name for p in signature.params])}")
        name = match["name"] or match["param"]
        if keyword.iskeyword(name) or name.startswith("_") or name in {a.name for a in arguments}:
            raise Mistake(at, f"{name!r} cannot name an argument of {path}, or does already")
        default = None if param is None else param.default
        if match["default"] is not None:
            default = literal(match["default"])
            default = tuple(default) if isinstance(default, list) else default
            if default is ...:
                raise Mistake(at, f"{match['default']} is no default: expected a number, a string in quotes, a list or a word of Python")
        if default is ... and not keyword_only and arguments and arguments[-1].default is not ...:
            raise Mistake(at, f"{name} has no default, and stands behind {arguments[-1].name}, which has one")
        arguments.append(Argument(name, param.name if param else "", default, keyword_only))
    return arguments
