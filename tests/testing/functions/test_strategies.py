"""The strategies draw what they say, all of it, and shrink to something simple."""

from __future__ import annotations

import subprocess
import sys
from random import Random
from typing import Any

import numpy as np
import pytest
from hypothesis import HealthCheck, find, given, settings
from hypothesis import strategies as st

import specgrad as sg
from specgrad.testing import strategies
from specgrad.testing.random_programs.program import Program, made_of
from specgrad.testing.random_programs.program_ops import STEPS
from tests.effort import tries

FAST = settings(max_examples=tries(25, 60), deadline=None, suppress_health_check=list(HealthCheck))


@FAST
@given(strategies.shapes(min_dims=1, max_dims=2, min_size=0, max_size=3))
def test_shapes_are_within_bounds(shape: tuple[int, ...]) -> None:
    assert 1 <= len(shape) <= 2 and all(0 <= size <= 3 for size in shape)


@FAST
@given(strategies.broadcastable_shapes(3, min_size=0))
def test_shapes_broadcast(shapes: tuple[tuple[int, ...], ...]) -> None:
    assert len(shapes) == 3
    np.broadcast_shapes(*shapes)


@pytest.mark.parametrize("kind, category", [("float", "float"), ("half", "float"), ("complex", "complex"), ("int", "int"), ("bool", "bool")])
def test_dtypes_are_of_their_kind(kind: str, category: str) -> None:
    @FAST
    @given(strategies.dtypes(kind), strategies.dtypes(["float", kind]))
    def check(one: sg.dtype, other: sg.dtype) -> None:
        assert one.category == category and other.category in ("float", category)

    check()
    assert find(strategies.dtypes(["float", "int"]), lambda dtype: True) is sg.float64


@FAST
@given(strategies.tensors(dtype=strategies.dtypes(["float", "half", "complex", "int", "bool"])))
def test_tensors_are_leaves_that_require_a_gradient_if_they_can(x: sg.Tensor) -> None:
    assert x.is_leaf and x.requires_grad == (x.is_floating_point() or x.is_complex())
    assert x.numel() == int(np.prod(x.shape))


@FAST
@given(st.data())
def test_tensors_are_as_asked(data: Any) -> None:
    shape = data.draw(strategies.shapes())
    x = data.draw(strategies.tensors(shape, sg.float32, elements=st.sampled_from([1.0, 2.0]), requires_grad=False, layouts=["contiguous"]))
    assert x.shape == shape and x.dtype is sg.float32 and not x.requires_grad and x.is_contiguous()
    assert set(np.unique(x.numpy())) <= {1.0, 2.0}


@pytest.mark.parametrize(
    "wanted",
    [
        lambda x: x.dim() == 0,
        lambda x: x.numel() == 0,
        lambda x: not x.is_contiguous() and x.dim() == 2 and x.mT.is_contiguous(),
        lambda x: x.numel() > 1 and 0 in x.stride(),
        lambda x: x.numel() > 0 and x.stride(-1) > 1 if x.dim() else False,
        lambda x: bool((x < 0).any()),
    ],
)
def test_every_layout_is_drawn(wanted: Any) -> None:
    assert wanted(find(strategies.tensors(), wanted))


def test_expanded_tensors_share_elements_and_others_do_not() -> None:
    x = find(strategies.tensors((2, 3), layouts=["expanded"]), lambda x: True)
    assert x.stride()[0] == 0
    assert find(strategies.tensors((), layouts=["expanded"]), lambda x: True).shape == ()


def test_tensors_shrink() -> None:
    assert find(strategies.tensors(), lambda x: True).tolist() in (0.0, [])  # older Hypothesis takes no numbers for simpler than one
    assert find(strategies.tensors((3,)), lambda x: bool((x > 1).any())).is_contiguous()  # one number in three places may be what a sum needs


@pytest.mark.parametrize(
    "call, words",
    [
        (lambda: strategies.tensors(layouts=["diagonal"]), "unknown layout 'diagonal'"),
        (lambda: strategies.tensors(layouts=[]), "no layouts"),
        (lambda: strategies.tensors(elements=[1.0]), "expected a hypothesis strategy"),
        (lambda: strategies.shapes(min_dims=2, max_dims=1), "min_dims is 2 and max_dims is 1"),
        (lambda: strategies.broadcastable_shapes(0), "n is 0"),
        (lambda: strategies.dtypes("quaternion"), "unknown kind 'quaternion'"),
        (lambda: strategies.programs(ops=["sine"]), "unknown op 'sine'"),
        (lambda: strategies.programs(ops=["abs"]), "none of the ops abs is left"),
        (lambda: strategies.programs(dtype=sg.int64), "has no gradients"),
        (lambda: strategies.programs(max_steps=0), "max_steps is 0"),
        (lambda: strategies.programs(inputs=9), "inputs is 9"),
    ],
)
def test_what_makes_no_sense_is_told(call: Any, words: str) -> None:
    with pytest.raises((ValueError, TypeError), match=words):
        call()


# ---- programs


@FAST
@given(strategies.programs(kinks=True))
def test_a_program_runs_and_stays_small(program: Program) -> None:
    result = program(*program.inputs)
    assert result.requires_grad or "floor" in program.source or "sign" in program.source
    assert result.numel() == 0 or result.abs().max() <= 100
    assert 1 <= len(program.lines) <= 6 and 1 <= len(program.inputs) <= 3
    assert all(f"{name} = " not in "\n".join(program.lines[:-1]) or name in "\n".join(program.lines[1:]) for name in "abcdefghi")


@FAST
@given(st.one_of(strategies.programs(), strategies.programs(dtype=sg.complex128)))
def test_the_repr_of_a_program_is_a_program(program: Program) -> None:
    namespace: dict[str, Any] = {}
    exec(repr(program), namespace)
    again = namespace["program"](*namespace["inputs"])
    assert np.array_equal(again.detach().numpy(), program(*program.inputs).detach().numpy(), equal_nan=True)
    assert [t.dtype for t in namespace["inputs"]] == [t.dtype for t in program.inputs]


@settings(max_examples=tries(30, 80), deadline=None, suppress_health_check=list(HealthCheck))
@given(st.one_of(strategies.programs(), strategies.programs(dtype=sg.complex128)))
def test_the_gradients_of_programs_are_right(program: Program) -> None:
    assert sg.autograd.gradcheck(program, program.inputs)


@pytest.mark.parametrize("step", STEPS, ids=lambda step: step.text)
def test_every_step_is_a_differentiable_op(step: Any) -> None:
    """On what fits it, each step gives a program of one line, whose gradients are right where it has no kinks."""
    random = np.random.default_rng(0)
    dtype = sg.complex128 if step.op == "conj" else sg.float64
    shape = next(shape for shape in ((2, 2), (3,), ()) if step.fits(shape, shape))
    inputs = [sg.tensor(random.uniform(-1, 1, shape), dtype=dtype, requires_grad=True) for _ in range(2)]
    program = made_of([(0, 0, 1, 1)], inputs, [step])
    assert len(program.lines) == 1 and len(program.inputs) == (2 if "{y}" in step.text else 1)
    assert step.op in dir(sg) or step.op in dir(sg.nn.functional) or step.op in dir(sg.Tensor) or step.op == "getitem"
    if step.op not in ("floor", "sign"):
        assert sg.autograd.gradcheck(program, program.inputs)


SOME = ("add", "sin", "exp", "sum", "matmul", "stack", "expand", "softmax", "div")


@pytest.mark.slow
@pytest.mark.parametrize("text", [".exp()", " @ ", "specgrad.stack"])
def test_programs_shrink(text: str) -> None:
    program = find(strategies.programs(ops=SOME), lambda p: text in p.source, settings=settings(max_examples=2000, database=None), random=Random(0))
    assert len(program.inputs) == 1 and len(program.lines) <= 2  # a number that is expanded is as simple as a vector
    assert all(x.numel() <= 2 for x in program.inputs)


def test_a_program_is_found_by_inspect() -> None:
    import inspect

    program = find(strategies.programs(), lambda p: True)
    assert inspect.getsource(program.function).rstrip() == program.source


def test_what_is_missing_is_told() -> None:
    code = (
        "import sys; sys.modules['hypothesis'] = None\n"
        "import specgrad.testing\n"
        "try:\n    specgrad.testing.strategies\n"
        "except ImportError as error:\n    print(error)"
    )
    told = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout
    assert "needs hypothesis, which is not installed: pip install 'specgrad[testing]'" in told


def test_nothing_is_imported_before_it_is_asked_for() -> None:
    code = (
        "import sys, specgrad\n"
        "print([m for m in sys.modules if m.startswith(('specgrad.testing', 'hypothesis', 'pytest', 'torch', 'jax'))])\n"
        "import specgrad.testing\n"
        "print([m for m in sys.modules if m.startswith(('specgrad.testing.', 'hypothesis', 'pytest', 'torch', 'jax'))])\n"
        "specgrad.testing.verify, specgrad.testing.adapters\n"
        "print([m for m in sys.modules if m.startswith(('hypothesis', 'pytest', 'torch', 'jax'))])\n"
        "print(sorted(set(specgrad.testing.__all__) - set(dir(specgrad.testing))))\n"
    )
    told = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout
    assert told.split("\n") == ["[]", "[]", "[]", "[]", ""]
