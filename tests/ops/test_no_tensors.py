"""What is given in the place of a tensor, and is none: each op says so itself, composed ones too, before it computes anything."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import specgrad as sg
from specgrad.codegen.model.op import Op
from specgrad.codegen.model.signature import Param
from specgrad.generated import ops
from tests.ops.spec_cases import SPEC
from tests.rows import one_test_for_each

NO_TENSORS: list[Any] = ["text", [1.0], None, np.ones((2, 2))]
TAKING_TENSORS = [op for op in SPEC if op.tensors]


def arguments(op: Op, place: Param, value: Any) -> tuple[list[Any], dict[str, Any]]:
    """Those by position and by keyword: a value in one place, tensors in the others."""
    positional, keywords = [], {}
    for param in op.signature.params:
        if param is place:
            given = value
        elif param.type.is_tensor:
            given = [sg.ones(2, 2)] if param.type.is_list else sg.ones(2, 2)
        else:
            number = param.type.base == "Scalar" or (param.type.base in ("int", "float") and not param.has_default)
            flag = param.type.base == "bool" and not param.type.optional
            given = 1 if number else param.default if param.has_default else False if flag else None
        if param.keyword_only:
            keywords[param.name] = given
        else:
            positional.append(given)
    return positional, keywords


def refused(op: Op, place: Param) -> list[Any]:
    """What the op does not take in a place: an optional tensor may be None, and beside tensors arrays stand for such in operators and elementwise ops."""
    arrays_too = op.takes_numbers or (op.operators and len(op.tensors) > 1)
    return [v for v in NO_TENSORS if not (v is None and place.type.optional) and not (isinstance(v, np.ndarray) and arrays_too)]


@one_test_for_each("op", [(op.name, (op,)) for op in TAKING_TENSORS], together=8)
def test_an_op_says_which_argument_is_no_tensor(op: Op) -> None:
    forms = [op.signature.identifier] + [f"{op.signature.identifier}_"] * op.has_in_place_form
    for place in op.tensors:
        name = "input" if place.name == "self" else place.name
        for value in refused(op, place):
            positional, keywords = arguments(op, place, value)
            for form in forms:
                with pytest.raises(TypeError) as error:
                    getattr(ops, form)(*positional, **keywords)
                of_list = isinstance(value, list) and place.type.is_list
                what = "expected Tensor as element 0 in argument" if of_list else f"argument '{name}'"
                for words in (f"{op.name}()", what, "float" if of_list else type(value).__name__):
                    assert words in str(error.value)
