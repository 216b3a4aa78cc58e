"""Operands of several dtypes: the dtype of a result, of what is saved, and of each gradient on its way back."""

from __future__ import annotations

import itertools
from collections.abc import Callable, Iterator
from typing import Any

import pytest

import specgrad as sg
from specgrad import Tensor
from specgrad.core.dispatch import general
from specgrad.core.dispatch.op import Op, call
from specgrad.generated import ops
from specgrad.profiling.profile import profile

INTEGERS_AS_FLOATS: dict[str, Callable[[Tensor], Tensor]] = {
    "div": lambda n: n / n,
    "exp": lambda n: n.exp(),
    "atan2": lambda n: sg.atan2(n, n),
    "xlogy": lambda n: sg.xlogy(n, n),
    "softplus": lambda n: sg.nn.functional.softplus(n),
}


@pytest.mark.parametrize("name", INTEGERS_AS_FLOATS)
def test_integers_are_computed_in_the_default_dtype(name: str) -> None:
    """Whichever it was in an earlier call."""
    op, before = INTEGERS_AS_FLOATS[name], sg.get_default_dtype()
    try:
        for dtype in (sg.float32, sg.float64, sg.float32):
            sg.set_default_dtype(dtype)
            found = op(sg.tensor([1, 2]))
            assert found.dtype is dtype
            assert found.tolist() == pytest.approx(op(sg.tensor([1.0, 2.0])).tolist())
    finally:
        sg.set_default_dtype(before)


def test_a_0_dim_operand_does_not_widen_a_tensor_of_its_class() -> None:
    row, number = sg.ones(2), sg.tensor(2.0, dtype=sg.float64)
    for _ in range(2):
        assert (row * number).dtype is sg.float32
        assert (row * number.reshape(1)).dtype is sg.float64
        assert (row.sum() * number).dtype is sg.float64
        assert (sg.arange(2) * number.float()).dtype is sg.float32


def _all_elementwise() -> Iterator[tuple[Op, list[int]]]:
    """Ops of tensors and numbers alone, with the places of the tensors."""
    for op in (getattr(ops, name) for name in dir(ops) if name.startswith("op_")):
        if op.promotion is not None and op.tensors and {*op.tensors, *op.scalars} >= set(range(len(op.required))):
            yield op, [i for i in op.tensors if i < len(op.required)]


def _outcome(op: Op, args: list[Any], wanted: bool) -> Any:
    """What an op gives and what its gradients are, or the error."""
    try:
        found = call(op, args)
    except (RuntimeError, TypeError, NotImplementedError) as error:
        return str(error)
    found = list(found) if isinstance(found, tuple) else [found]
    outs = [out for out in found if out.grad_fn is not None]
    leaves = [arg for arg in args if isinstance(arg, Tensor) and arg.requires_grad]
    assert wanted or not outs
    try:
        grads = sg.autograd.grad(outs, leaves, [sg.ones_like(out) for out in outs], allow_unused=True) if outs else ()
    except NotImplementedError as error:
        return [(out.dtype, out._array.tobytes()) for out in found], str(error)
    told = [None if grad is None else (grad.dtype, grad._array.tobytes()) for grad in grads]
    return [(out.dtype, out._array.tobytes(), type(out.grad_fn)) for out in found], told


@pytest.mark.filterwarnings("ignore")
@pytest.mark.parametrize(
    "dtypes", list(itertools.product(("bool", "uint8", "int32", "int64", "float16", "float32", "float64", "complex64"), repeat=2)), ids="-".join
)
def test_operands_that_are_converted_first_give_what_the_general_path_gives(dtypes: tuple[str, str], monkeypatch: Any) -> None:
    """Of each elementwise op, bit for bit: results, errors, gradients, and the nodes that they come from."""
    told = 0
    for op, places in _all_elementwise():
        for shape, number, history in itertools.product(((), (2,)), (2, 2.5), (False, True)):
            args: list[Any] = [number] * len(op.required)
            for i, place in enumerate(places[:2]):
                dtype = getattr(sg, dtypes[i])
                args[place] = sg.tensor([1, 2]).to(dtype) if i == 0 else sg.ones(shape).to(dtype)
                args[place].requires_grad_(history and dtype.is_inexact)
            if len(places) > 2:
                args[places[2]] = args[places[1]]
            first = _outcome(op, args, history)
            with monkeypatch.context() as patched:
                patched.setattr(general, "_in_one_dtype", lambda op, args: NotImplemented)
                second = _outcome(op, args, history)
            assert first == second, (op, args)
            told += 1
    assert told > 1000


def test_what_is_converted_first_is_recorded_by_a_profile_once() -> None:
    with profile() as recorded:
        sg.tensor([1, 2]).exp()
    assert [event.name for event in recorded.function_events].count("exp") == 1


DTYPES = [(sg.float32, sg.float64), (sg.float16, sg.float32), (sg.bfloat16, sg.float16), (sg.float32, sg.complex64), (sg.float64, sg.complex64)]


@pytest.mark.parametrize(("own", "other"), DTYPES)
@pytest.mark.parametrize("recorded", [False, True])
@pytest.mark.parametrize("shape", [(2,), (3, 2)])
def test_each_gradient_has_the_dtype_of_its_tensor(own: Any, other: Any, recorded: bool, shape: tuple[int, ...]) -> None:
    """Wherever it is read: on the way, in a hook, as a result."""
    x, w = sg.ones(2, dtype=own, requires_grad=True), sg.full(shape, 2, dtype=other, requires_grad=True)
    y = x * 1
    seen: list[Any] = []
    for tensor in (x, y):
        tensor.register_hook(lambda g: seen.append(g.dtype))
    out = y * w
    found = sg.autograd.grad(out, [y, x, w], sg.ones(shape, dtype=out.dtype), create_graph=recorded)
    assert [g.dtype for g in found] == [own, own, other]
    assert seen == [own, own]
    rows = 3 if len(shape) == 2 else 1
    assert [g.real.tolist() for g in found[:2]] == [[2.0 * rows] * 2] * 2


def test_an_operand_is_saved_as_the_op_computes_with_it() -> None:
    """Cast, it is a copy: the original may be changed."""
    counts, w = sg.tensor([0, 1, 2]), sg.ones(3, requires_grad=True)
    y = counts * w
    assert y.grad_fn._saved_self.dtype is sg.float32  # type: ignore[union-attr]
    counts.add_(5)
    y.sum().backward()
    assert w.grad is not None
    assert w.grad.tolist() == [0, 1, 2]


def test_an_operator_the_other_way_round_does_not_stand_in_for_wrong_arguments() -> None:
    x = sg.ones(2)
    assert (2 - x).tolist() == [1, 1]  # from here on, tensors are known to have operators that are asked with the operands the other way round
    for alpha in ("a", [1.0], None):
        with pytest.raises(TypeError, match=r"sub\(\): argument 'alpha' \(position 3\) must be Number, not "):
            sg.sub(x, x, alpha=alpha)


@pytest.mark.parametrize("name", ["cat", "hstack"])
def test_an_empty_tensor_that_is_not_joined_says_its_dtype(name: str) -> None:
    nothing, x = sg.empty(0, dtype=sg.float64, requires_grad=True), sg.ones(2, requires_grad=True)
    joined = getattr(sg, name)([nothing, x])
    assert joined.dtype is sg.float64 and joined.tolist() == [1, 1]
    joined.sum().backward()
    assert x.grad is not None and x.grad.dtype is sg.float32 and x.grad.tolist() == [1, 1]
    assert nothing.grad is not None and nothing.grad.dtype is sg.float64 and nothing.grad.shape == (0,)
    assert getattr(sg, name)([sg.empty(0), sg.empty(0, dtype=sg.float64)]).dtype is sg.float64
