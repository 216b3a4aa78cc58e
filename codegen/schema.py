"""The JSON schema of a spec, for editors: which keys an entry has, and what stands under them. What formulas mean is checked by `specgrad check`."""

from __future__ import annotations

import argparse
import json
from typing import Any

from .model.op import (
    AUTO,
    AUTO_BATCH,
    AUTO_ELEMENT_WISE,
    AUTO_LINEAR,
    AUTO_TRANSPOSE,
    DTYPE_CLASSES,
    DTYPES,
    FORMS,
    NON_DIFFERENTIABLE,
    OPERATORS,
    OUT_NONE,
    OUT_TAKEN,
    SAMPLES,
    ZERO,
)
from .read.entries.fixed_keys import FIXED_KEYS
from .read.header import GRAMMAR

TEXT = {"type": ["string", "number", "boolean", "null"]}  # YAML makes numbers of what a spec reads as text
_ABOUT = {
    "name": "The signature: name(Tensor self, Scalar scale=1) -> Tensor",
    "forward": "What it computes of each element: a scalar expression, or one for each result by its name",
    "c_function": "What it computes of each element, as a C function of a header: name, header",
    "c": "What it computes of each element, as the body of a C function",
    "cuda": "The same body for CUDA",
    "numpy": "The same for arrays: an expression, or module.function",
    "expression": "The same as a scalar expression, or one for each result by its name: for exported C",
    "call": "Its function on arrays: module.function of specgrad's, or package.module:function of your own",
    "compose": "Its function on tensors: module.function of specgrad's, or package.module:function of your own",
    "in_place": "The function of its in-place form, which changes its first argument, where that is quicker: named as that of 'call' or 'compose'",
    "backward_call": "A function on arrays that gives all its gradients, where that is quicker than the formulas, which stay: named as that of 'call'",
    "let": "Names for parts that several formulas share",
    "output_differentiability": "Which of several results are differentiable",
    "non_differentiable": "Why it has no derivative",
    "forms": "How it is called",
    "aliases": "Other names",
    "in_place_functions": "Names under which the in-place form is a function",
    "updates": "The inputs over which a form of it writes the results",
    "out": "none or taken: whether the function takes out=, where that does not follow from its results and names",
    "gives": "What a result of the type Any is, otherwise and with each of some flags",
    "operator": "The operators that it is",
    "node": "The name of its node as users see it",
    "docs": "A line that says what it does",
    "dtypes": "Classes of dtypes that it takes, or dtypes",
    "require": "Conditions on the arguments, and the errors where they do not hold",
    "identity": "real: a real tensor is given back as it is",
    "may_share": "The inputs whose memory results of a composed op may have, as a reshaped tensor does",
    "dtype_of": "The input whose dtype the results have, whatever the others have",
    "batch": "How it acts on a batch",
    "flops": "How many floating-point operations it takes",
    "domain": "Where it is smooth in an input",
    "samples": "Arguments to try it on",
    "special": "Points at which differences say nothing",
    "errors": "Arguments that it refuses, or whose derivatives it does, and a part of the error: of its type and what it says",
    "accuracy": "How much results and gradients may err, in units in the last place",
    "numpy_function": "The function of NumPy or SciPy that it stands for, with its parameters as that calls them",
    "keywords": "Other names of its parameters, by which they may be given too",
    "reference": "The results by functions of NumPy (np.) and SciPy (special.)",
}


def schema() -> dict[str, Any]:
    """The schema of a whole file."""
    shapes: dict[str, dict[str, Any]] = {
        **{key: {"anyOf": [TEXT, {"type": "object", "additionalProperties": TEXT}]} for key in ("forward", "c_function", "numpy", "expression")},
        "let": {"type": "object", "additionalProperties": TEXT},
        "output_differentiability": {"type": "array", "items": {"anyOf": [{"type": "boolean"}, TEXT]}},
        "forms": _words(FORMS),
        "operator": _words(OPERATORS),
        "aliases": _words(),
        "in_place_functions": _words(),
        "updates": _words(),
        "may_share": _words(),
        "numpy_function": _words(),
        "keywords": _words(),
        "out": {"enum": [OUT_NONE, OUT_TAKEN]},
        "gives": {"anyOf": [TEXT, {"type": "object", "additionalProperties": TEXT}]},
        "node": _words(),
        "dtypes": _words([*DTYPE_CLASSES, *(name for names in DTYPES.values() for name in names)]),
        "require": {"type": "object", "additionalProperties": TEXT},
        "identity": {"enum": ["real"]},
        "batch": {"anyOf": [{"enum": [AUTO_BATCH, SAMPLES]}, {"type": "string"}]},
        "domain": {"type": "object", "additionalProperties": TEXT},
        "samples": {"type": "array", "items": {"type": "object"}},
        "special": {"type": "array", "items": {"type": "object"}},
        "errors": {"type": "array", "items": {"type": "object", "required": ["raises"]}},
        "accuracy": {"anyOf": [TEXT, {"type": "object", "additionalProperties": TEXT}]},
    }
    keys = {key: {**shapes.get(key, TEXT), **({"description": _ABOUT[key]} if key in _ABOUT else {})} for key in FIXED_KEYS}
    kinds = [AUTO, ZERO, AUTO_LINEAR, AUTO_TRANSPOSE, AUTO_ELEMENT_WISE, NON_DIFFERENTIABLE]
    rule = {"anyOf": [{"enum": kinds}, TEXT], "description": "The gradient of an input, or the forward-mode rule of a result"}
    names = {"anyOf": [{"type": "string"}, {"type": "array", "items": {"type": "string"}}]}
    header = _object({"imports": names, "namespace": {"type": "string"}, "spec": {"const": GRAMMAR}})
    group = _object({"group": {"type": "string"}, "about": {"type": "string"}}, ["group", "about"])
    op = {"type": "object", "properties": keys, "required": ["name"], "additionalProperties": rule}
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "A specification of ops for specgrad",
        "type": "array",
        "items": {"anyOf": [op, group, header]},
    }


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """It takes none."""


def run(args: argparse.Namespace) -> int:
    print(schema_text(), end="")
    return 0


def schema_text() -> str:
    return json.dumps(schema(), indent=1) + "\n"


def _words(known: Any = ()) -> dict[str, Any]:
    """A word, or a list of words."""
    word: dict[str, Any] = {"enum": list(known)} if known else {"type": "string"}
    return {"anyOf": [word, {"type": "array", "items": word, "minItems": 1}]}


def _object(properties: dict[str, Any], required: list[str] | None = None) -> dict[str, Any]:
    return {"type": "object", "properties": properties, "additionalProperties": False, "required": required or [], "minProperties": 1}
