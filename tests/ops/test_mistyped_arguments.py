"""What is given for a number, a list of numbers or a word, and is none, is told by the name of the argument, not by words of Python's or NumPy's."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator
from typing import Any

import numpy as np
import pytest

import specgrad as sg
from specgrad.codegen.model.signature import Param
from specgrad.codegen.proof.inputs import samples_of
from tests.ops.spec_cases import SPEC, Case

PYTHONS_WORDS = re.compile(
    r"not supported between|object has no|not iterable|has no len|unsupported operand|bad operand|cannot be interpreted|must be real number|a real number, not"
    r"|ufunc|indices must be integers|unhashable|cannot unpack|can't multiply|not callable|NoneType' object"
)
WRONG: tuple[Any, ...] = (object(), (object(),), "x", None)
OTHER_KINDS: dict[str, tuple[Any, ...]] = {"bool": (1, "x", 1.0, np.True_), "int": (True, 1.5), "float": (1j, np.complex64(1)), "Scalar": ("x", [1.0])}


def mistakes(wrong: Callable[[Param], Iterable[Any]]) -> Iterator[tuple[Case, str, Any, list[Any]]]:
    """Ops with the name of an argument, what is wrong for it, and the arguments with that."""
    for op in SPEC:
        if op.is_public and not op.signature.is_inplace:
            case = Case(op, 0, samples_of(op)[0])
            for i, param in enumerate(op.signature.params):
                for value in () if param.type.is_tensor else wrong(param):
                    given = case.arguments(case.arrays("float64"), requires_grad=False)[0]
                    yield case, param.name, value, [*given[:i], value, *given[i + 1 :]]


def of_no_type(param: Param) -> list[Any]:
    if param.type.base not in ("int", "float", "Scalar", "str"):
        return []
    return [v for v in WRONG if not (v is None and param.type.optional) and not (v == "x" and param.type.base == "str")]


def of_another_kind(param: Param) -> tuple[Any, ...]:
    """What Python would take: 1 for True, True for 1, a number with a fraction for one without."""
    return () if param.type.is_list else OTHER_KINDS.get(param.type.base, ())


@pytest.mark.filterwarnings("ignore")
def test_what_has_not_the_type_of_its_argument_is_told_by_its_name() -> None:
    wrong, count = [], 0
    for case, name, value, given in mistakes(of_no_type):
        try:
            case.call_as_given(given)
        except Exception as error:
            count += 1
            if PYTHONS_WORDS.search(str(error)):
                wrong.append(f"{case.op.name}({name}={value!r}): {error!r}")
    assert count > 1500
    assert wrong == []


@pytest.mark.filterwarnings("ignore")
def test_a_number_or_flag_of_another_kind_is_refused() -> None:
    taken, count = [], 0
    for case, name, value, given in mistakes(of_another_kind):
        count += 1
        try:
            case.call_as_given(given)
        except TypeError:
            continue
        taken.append(f"{case.op.name}({name}={value!r})")
    assert count > 900
    assert taken == []


@pytest.mark.parametrize(
    ("call", "error", "text"),
    [
        (lambda x: sg.roll(x, None), TypeError, "roll(): argument 'shifts' (position 2) must be tuple of ints, not NoneType"),
        (
            lambda x: sg.reshape(x, (2, "a")),
            TypeError,
            "reshape(): argument 'shape' (position 2) must be tuple of ints, but found element of type str at pos 1",
        ),
        (lambda x: x.chunk((0, 0)), TypeError, "chunk(): argument 'chunks' (position 2) must be int, not tuple"),
        (lambda x: x.narrow(0, 0, 1.5), TypeError, "narrow(): argument 'length' (position 4) must be int, not float"),
        (lambda x: sg.nn.functional.layer_norm(x, (2,), eps="x"), TypeError, "nn.functional.layer_norm(): argument 'eps' (position 5) must be float, not str"),
        (lambda x: sg.nn.functional.hardshrink(x, None), TypeError, "nn.functional.hardshrink(): argument 'lambd' (position 2) must be float, not NoneType"),
        (lambda x: sg.tril(x, 2**70), ValueError, f"tril(): argument 'diagonal' (position 2) must be an int of 64 bits, not {2**70}"),
        (lambda x: sg.meshgrid((1,)), TypeError, "expected Tensor as element 0, but got int"),
        (lambda x: sg.nn.functional.max_pool2d(x[None], None), TypeError, "max_pool2d(): expected kernel_size to be an int or a list of 2 ints, but got None"),
    ],
)
def test_texts(call: Any, error: type[Exception], text: str) -> None:
    with pytest.raises(error) as caught:
        call(sg.ones(2, 2))
    assert str(caught.value) == text


def test_a_mistake_within_an_op_is_told_as_the_users() -> None:
    """chunk() calls narrow() and others, none of which was called by the user."""
    with pytest.raises(TypeError, match=r"^rot90\(\): argument 'k' \(position 2\) must be int, not float$"):
        sg.rot90(sg.ones(2, 2), 1.5)


def test_a_fault_of_a_function_that_an_op_calls_for_the_user_stays_what_it_is() -> None:
    with pytest.raises(TypeError, match="unsupported operand"):
        sg.ones(2).apply_(lambda v: v + None)


def test_a_dimension_in_a_tensor_of_small_unsigned_integers() -> None:
    assert sg.ones(2, 3).unsqueeze(sg.tensor(1, dtype=sg.uint8)).shape == (2, 1, 3)
    assert sg.ones(2, 3).sum(sg.tensor(1, dtype=sg.uint8)).shape == (2,)


def test_a_number_that_requires_a_gradient_is_refused() -> None:
    x, wanted = sg.ones(2, 2), sg.tensor(0.5, requires_grad=True)
    for call in (lambda: sg.addmm(x, x, x, alpha=wanted), lambda: sg.nn.functional.layer_norm(x, (2,), eps=wanted), lambda: sg.add(x, x, alpha=wanted)):
        with pytest.raises(RuntimeError, match="is a number and gets no gradient, but the tensor given for it requires grad"):
            call()
