"""Tensor as a Python object: how it prints, indexes, converts and meets numbers and arrays; the same in both libraries."""

from __future__ import annotations

import copy
import math
import numbers
import operator
import pickle
from typing import Any

import numpy as np
import pytest

from tests.oracle.both import DTYPES, Program, agree, both_give, both_raise

# ---- operators

BINARY = [
    operator.add, operator.sub, operator.mul, operator.truediv, operator.floordiv, operator.mod, operator.pow, operator.eq, operator.ne, operator.lt,
    operator.ge,
    operator.and_, operator.or_, operator.xor, operator.lshift, operator.rshift, operator.matmul,
]  # fmt: skip
# Not among them: NumPy's bools, complex numbers and arrays, which specgrad takes for what they are; PyTorch asks NumPy first, or takes them for floats.
OTHERS = [2, 2.5, True, 1j, np.float32(2.5), np.float64(2.5), np.int32(2), np.int8(2), None, "a", [1.0, 2.0]]
OPERANDS = ["float32", "float64", "float16", "bfloat16", "int64", "uint8", "bool", "complex64"]


@pytest.mark.parametrize("op", BINARY, ids=lambda f: f.__name__)
@pytest.mark.parametrize("dtype", OPERANDS)
def test_operators_with_numbers(op: Any, dtype: str) -> None:
    wrong = []
    for other in OTHERS:
        if (other == 1j and dtype == "float16") or (op is operator.pow and dtype == "bool"):
            continue  # no complex numbers of 16 bits here; no powers of bools
        for shape in ((2,), ()):
            for reflected in (False, True):
                if reflected and isinstance(other, (np.generic, np.ndarray)):
                    continue  # NumPy decides: see tests/runtime/methods/test_numpy.py

                def program(lib: Any, other: Any = other, shape: Any = shape, reflected: bool = reflected) -> Any:
                    x = lib.ones(shape).to(getattr(lib, dtype))
                    return op(other, x) if reflected else op(x, other)

                try:
                    agree(program)
                except AssertionError as error:
                    wrong.append(f"{op.__name__} {other!r} {shape} {reflected}: {error}")
    assert not wrong, "\n".join(wrong)


IN_PLACE = [
    operator.iadd,
    operator.isub,
    operator.imul,
    operator.itruediv,
    operator.ifloordiv,
    operator.imod,
    operator.ipow,
    operator.iand,
    operator.ior,
    operator.ixor,
]


@pytest.mark.parametrize("op", IN_PLACE, ids=lambda f: f.__name__)
def test_in_place_operators(op: Any) -> None:
    wrong = []
    for dtype in OPERANDS:
        if op is operator.ipow and dtype == "bool":
            continue
        for other in [2, 2.5, True, 1j, np.float64(2.5), "a", "tensor int", "tensor float", "tensor double", "tensor complex"]:

            def program(lib: Any, dtype: str = dtype, other: Any = other) -> Any:
                x = lib.ones(2).to(getattr(lib, dtype))
                tensors = {
                    "tensor int": lib.tensor([1, 2]),
                    "tensor float": lib.tensor([1.0, 2.0]),
                    "tensor double": lib.tensor([1.0, 2.0], dtype=lib.float64),
                    "tensor complex": lib.tensor([1j, 2]),
                }
                before = x
                x = op(x, tensors.get(other, other) if isinstance(other, str) else other)
                return x, x is before, x._version

            try:
                agree(program)
            except AssertionError as error:
                wrong.append(f"{op.__name__} {dtype} {other!r}: {error}")
    assert not wrong, "\n".join(wrong)


UNARY: list[Program] = [operator.neg, operator.pos, operator.abs, operator.invert]


@pytest.mark.parametrize("op", UNARY, ids=lambda f: f.__name__)
@pytest.mark.parametrize("dtype", DTYPES)
def test_unary_operators(op: Any, dtype: str) -> None:
    agree(lambda lib: op(lib.tensor([1, 0, 1]).to(getattr(lib, dtype))))


# ---- conversions

NUMBERS = [lambda lib: lib.tensor(2), lambda lib: lib.tensor([2.7]), lambda lib: lib.tensor([[True]]), lambda lib: lib.tensor(1 + 2j),
           lambda lib: lib.tensor([1, 2]),
           lambda lib: lib.tensor([]), lambda lib: lib.tensor(float("nan")), lambda lib: lib.tensor(2.5, requires_grad=True),
           lambda lib: lib.tensor(3, dtype=lib.uint8),
           lambda lib: lib.tensor(2.0).bfloat16(), lambda lib: lib.tensor(-1)]  # fmt: skip


@pytest.mark.parametrize(
    "convert",
    [bool, int, float, complex, operator.index, lambda t: t.item(), lambda t: t.tolist(), len, lambda t: list(range(9))[t], lambda t: round(float(t))],
)
@pytest.mark.parametrize("made", NUMBERS)
def test_conversions(convert: Any, made: Program) -> None:
    agree(lambda lib: convert(made(lib)))


THINGS: list[Program] = [
    lambda lib: lib.tensor([1.0, 2.0]).tolist(),
    lambda lib: lib.tensor([[1, 2], [3, 4]]).tolist(),
    lambda lib: lib.zeros(2, 0).tolist(),
    lambda lib: lib.tensor([1.0]).bfloat16().tolist(),
    lambda lib: lib.tensor([1.0, 2.0]).numpy(),
    lambda lib: lib.tensor([1.0, 2.0], requires_grad=True).numpy(),
    lambda lib: lib.tensor([1.0, 2.0], requires_grad=True).numpy(force=True),
    lambda lib: np.asarray(lib.tensor([1, 2])),
    lambda lib: np.asarray(lib.tensor([1, 2]), dtype=np.float32),
    lambda lib: np.array(lib.tensor([1, 2])),
    lambda lib: np.asarray(lib.tensor([1.0], requires_grad=True)),
    lambda lib: lib.from_numpy(np.arange(3)),
    lambda lib: lib.from_numpy(np.arange(3)[::-1]),
    lambda lib: lib.from_numpy([1]),
    lambda lib: lib.from_numpy(np.array(["a"])),
    lambda lib: lib.from_numpy(np.arange(3, dtype=">i4")),
    lambda lib: lib.from_numpy(np.arange(3.0).reshape(3, 1)[:, [0, 0]]),
    lambda lib: lib.as_tensor(np.arange(3), dtype=lib.float32),
    lambda lib: lib.as_tensor([1, 2.5]),
    lambda lib: lib.tensor(np.arange(3.0)),
    lambda lib: lib.tensor([np.float64(1), 2.0]),
    lambda lib: lib.tensor(np.float32(1)),
    lambda lib: lib.tensor([np.int32(1)]),
    lambda lib: lib.tensor([lib.tensor(1.0), lib.tensor(2.0)]),
    lambda lib: lib.tensor([1, 2.5, True]),
    lambda lib: lib.tensor([1, 2j]),
    lambda lib: lib.tensor([[1, 2], [3]]),
    lambda lib: lib.tensor([1, [2]]),
    lambda lib: lib.tensor("a"),
    lambda lib: lib.tensor(["a"]),
    lambda lib: lib.tensor(None),
    lambda lib: lib.tensor([None]),
    lambda lib: lib.tensor(object()),
    lambda lib: lib.tensor(2**70),
    lambda lib: lib.tensor(300, dtype=lib.uint8),
    lambda lib: lib.tensor([1.9, -1.9], dtype=lib.int64),
    lambda lib: lib.tensor([1, 2], requires_grad=True),
    lambda lib: lib.tensor([1.0], dtype=lib.complex64, requires_grad=True),
    lambda lib: lib.tensor(1j, dtype=lib.float32),
    lambda lib: lib.tensor(range(3)),
    lambda lib: lib.tensor((1, 2)),
    lambda lib: lib.tensor({1, 2}),
    lambda lib: lib.tensor(lib.tensor([1.0, 2.0], requires_grad=True)),
    lambda lib: lib.tensor([]),
    lambda lib: lib.tensor([[], []]),
    lambda lib: lib.tensor(True),
    lambda lib: lib.Tensor(2, 3).shape,
    lambda lib: lib.Tensor([1, 2]),
    lambda lib: lib.Tensor(),
    lambda lib: lib.zeros(2, 3),
    lambda lib: lib.zeros((2, 3)),
    lambda lib: lib.zeros([]),
    lambda lib: lib.zeros(-1),
    lambda lib: lib.zeros(2.5),
    lambda lib: lib.zeros("a"),
    lambda lib: lib.zeros(2, dtype=lib.int64, requires_grad=True),
    lambda lib: lib.full((2,), 3),
    lambda lib: lib.full((2,), True),
    lambda lib: lib.full((2,), 2.5, dtype=lib.int64),
    lambda lib: lib.arange(5),
    lambda lib: lib.arange(1, 2, 0.3),
    lambda lib: lib.arange(5, 0, -2),
    lambda lib: lib.arange(0, 5, -1),
    lambda lib: lib.arange(0, 5, 0),
    lambda lib: lib.arange(2.5),
    lambda lib: lib.arange(3, dtype=lib.float64),
    lambda lib: lib.linspace(0, 1, 5),
    lambda lib: lib.linspace(0, 1, 1),
    lambda lib: lib.linspace(0, 1, 0),
    lambda lib: lib.linspace(0, 1, -1),
    lambda lib: lib.linspace(0, 10, 4, dtype=lib.int64),
    lambda lib: lib.logspace(0, 2, 3),
    lambda lib: lib.eye(3),
    lambda lib: lib.eye(2, 3, dtype=lib.int64),
    lambda lib: lib.zeros_like(lib.ones(2, 3).t()).stride(),
    lambda lib: lib.ones_like(lib.arange(3)),
    lambda lib: lib.full_like(lib.zeros(2), 7, dtype=lib.int64),
    lambda lib: lib.empty_like(lib.zeros(2, 3)).shape,
    lambda lib: lib.ones(2).new_zeros(3, 4),
    lambda lib: lib.ones(2, dtype=lib.int32).new_tensor([1.5, 2.5]),
    lambda lib: lib.ones(2, dtype=lib.int32).new_full((2,), 3.7),
    lambda lib: lib.randn(3, dtype=lib.int64),
    lambda lib: lib.randint(5, 5, (2,)),
    lambda lib: sorted(lib.randperm(5).tolist()),
    lambda lib: lib.ones(2).to(lib.int64),
    lambda lib: lib.ones(2).to("cpu"),
    lambda lib: lib.ones(2).to("nowhere"),
    lambda lib: lib.ones(2).to("cpu", lib.float64),
    lambda lib: lib.ones(2).to(lib.ones(1, dtype=lib.int32)),
    lambda lib: lib.ones(2).to(dtype=lib.float16, device="cpu"),
    lambda lib: (lambda x: [x.to(lib.float32) is x, x.to(lib.float32, copy=True) is x, x.float() is x, x.double() is x])(lib.ones(2)),
    lambda lib: [getattr(lib.tensor([1.7, 0.0]), n)() for n in ("float", "double", "half", "bfloat16", "int", "long")],
    lambda lib: [getattr(lib.tensor([1.7, 0.0]), n)() for n in ("short", "char", "byte", "bool", "cfloat", "cdouble")],
    lambda lib: lib.ones(2).type(lib.int64),
    lambda lib: lib.ones(2).type(lib.ones(1, dtype=lib.float64).type()),
    lambda lib: [lib.ones(2).type(f"{lib.__name__}.{name}Tensor") for name in ("Half", "BFloat16", "Long", "Bool", "ComplexDouble", "")],
    lambda lib: lib.arange(2).type(lib.Tensor),
    lambda lib: lib.ones(2).type("DoubleTensor"),
    lambda lib: lib.ones(2).type(f"{lib.__name__}.nonsense"),
    lambda lib: lib.ones(2).type(lib.nn.Parameter),
    lambda lib: lib.from_dlpack(lib.arange(6.0).reshape(2, 3).t().__dlpack__()),
    lambda lib: (lambda x: (lib.from_dlpack(x.__dlpack__()).zero_(), x))(lib.ones(3)),
    lambda lib: (lambda capsule: (lib.from_dlpack(capsule), lib.from_dlpack(capsule)))(lib.ones(3).__dlpack__()),
    lambda lib: [lib.Size(sizes) for sizes in ([], [True, 2], [lib.tensor(3)], [np.int64(4)], iter((1, 2)), [-1])],
    lambda lib: lib.Size(["a"]),
    lambda lib: lib.Size([1.5]),
    lambda lib: lib.Size([lib.ones(2, dtype=lib.int64)]),
    lambda lib: operator.add(lib.Size([1]), ("a",)),
    lambda lib: lib.Size(3),
    lambda lib: lib.manual_seed(-1).initial_seed(),
    lambda lib: lib.manual_seed(2**64),
    lambda lib: lib.manual_seed(-(2**63) - 1),
    lambda lib: (lambda g, h: bool((lib.rand(3, generator=g) == lib.rand(3, generator=h)).all()))(*(lambda g: (g, g.clone_state()))(lib.Generator())),
    lambda lib: lib.Generator().get_offset(),
    lambda lib: lib.ones(2).type_as(lib.zeros(1, dtype=lib.float64)),
    lambda lib: lib.tensor([1 + 2j]).float(),
    lambda lib: copy.copy(lib.ones(2, requires_grad=True)),
    lambda lib: copy.deepcopy(lib.ones(2, requires_grad=True)),
    lambda lib: copy.deepcopy(lib.ones(2, requires_grad=True) * 2),
    lambda lib: (lambda x: (lambda one, other: (one.zero_(), other, other.stride()))(*copy.deepcopy((x, x[:, 1:]))))(lib.ones(2, 3)),
    lambda lib: (lambda one: (one, one.stride(), one.storage_offset()))(copy.deepcopy(lib.arange(6.0)[1::2])),
    lambda lib: pickle.loads(pickle.dumps(lib.ones(2, requires_grad=True))),
    lambda lib: pickle.loads(pickle.dumps(lib.arange(6).reshape(2, 3).t())),
    lambda lib: pickle.loads(pickle.dumps(lib.ones(2).bfloat16())),
    lambda lib: pickle.loads(pickle.dumps(lib.float32)) is lib.float32,
    lambda lib: pickle.loads(pickle.dumps(lib.device("cpu"))) == lib.device("cpu"),
    lambda lib: copy.deepcopy(lib.float32) is lib.float32,
    lambda lib: {lib.float32: 1, lib.device("cpu"): 2}[lib.device("cpu")],
    lambda lib: [lib.float32 == lib.float, lib.float64 is lib.double, lib.int64 is lib.long, lib.float16 is lib.half],
    lambda lib: [d.is_floating_point for d in (lib.float32, lib.int8, lib.complex64, lib.bool)],
    lambda lib: [d.is_complex for d in (lib.float32, lib.complex64)],
    lambda lib: [d.itemsize for d in (lib.float32, lib.int8, lib.complex64, lib.bool, lib.bfloat16)],
    lambda lib: [lib.finfo(lib.float32).eps, lib.finfo(lib.bfloat16).max, lib.finfo(lib.float16).tiny, lib.iinfo(lib.int8).min],
    lambda lib: [lib.device("cpu").type, lib.device("cuda:1").index, lib.device("cuda") == lib.device("cuda:0")],
    lambda lib: lib.device("nonsense"),
    lambda lib: lib.device("cuda:1", 1),
    lambda lib: lib.zeros(2, 3).size(5),
    lambda lib: [lib.zeros(2, 3).size(), lib.zeros(2, 3).size(-1), lib.zeros(2, 3).stride(), lib.zeros(2, 3).t().stride(0)],
    lambda lib: [lib.zeros(2, 3).dim(), lib.zeros(2, 3).numel(), lib.zeros(2, 3).nelement(), lib.zeros(2, 3).element_size(), lib.zeros(2, 3).nbytes],
    lambda lib: [lib.zeros(2, 3)[1].storage_offset(), lib.zeros(2, 3).t().is_contiguous(), lib.zeros(2, 3)[:, 1:].is_contiguous()],
    lambda lib: [lib.Size([2, 3]).numel(), lib.Size([2, 3]) == (2, 3), lib.Size([2, 3])[1:], isinstance(lib.zeros(1).shape, tuple)],
    lambda lib: [type(lib.Size([2, 3])[1:]).__name__, type(lib.Size([1]) + lib.Size([2])).__name__, type(lib.Size([1]) * 2).__name__],
    lambda lib: [hash(lib.Size([1])) == hash((1,))],
    lambda lib: (lambda x: [hash(x) == hash(x), x in {x: 1}, len({x, x.clone()})])(lib.ones(1)),
    lambda lib: lib.ones(2) == None,  # noqa: E711
    lambda lib: lib.ones(2) == "a",
    lambda lib: [lib.ones(2).requires_grad_().requires_grad, lib.ones(2).is_leaf, lib.ones(2).grad, lib.ones(2).grad_fn],
    lambda lib: lib.promote_types(lib.int64, lib.float16),
    lambda lib: lib.result_type(lib.ones(2, dtype=lib.int64), 1.5),
    lambda lib: lib.result_type(lib.ones((), dtype=lib.float64), lib.ones(2)),
    lambda lib: [lib.can_cast(lib.float64, lib.int64), lib.can_cast(lib.int64, lib.float16), lib.can_cast(lib.float32, lib.bool)],
    lambda lib: lib.ones(2).nonsense,
    lambda lib: lib.nonsense,
    lambda lib: setattr(lib.ones(2), "shape", (1,)),
    lambda lib: setattr(lib.ones(2), "mine", 5),
    lambda lib: lib.ones(2).apply_(lambda v: v + 1),
    lambda lib: [lib.is_tensor(lib.ones(1)), lib.is_tensor(1)],
    lambda lib: lib.numel(lib.ones(2, 3)),
    lambda lib: [lib.is_floating_point(lib.ones(1)), lib.is_complex(lib.ones(1))],
    lambda lib: lib.equal(lib.ones(2), lib.ones(2)),
    lambda lib: lib.allclose(lib.ones(2), lib.ones(2) + 1e-9),
    lambda lib: lib.ones(2).equal(lib.ones(3)),
    lambda lib: lib.get_default_dtype(),
    lambda lib: lib.set_default_dtype(lib.int64),
    lambda lib: lib.ones(2, 3).T,
    lambda lib: lib.ones(2, 3).mT.shape,
    lambda lib: lib.ones(2).is_inference(),
    lambda lib: lib.ones(3).data_ptr() > 0,
    lambda lib: lib.ones(3).get_device(),
    lambda lib: lib.ones(3).is_cuda,
    lambda lib: lib.tensor([1, 2]).is_signed(),
    lambda lib: lib.ones(3).is_same_size(lib.ones(3)),
]  # fmt: skip


@pytest.mark.parametrize("program", THINGS)
def test_things(program: Program) -> None:
    agree(program)


def test_a_deep_copy_keeps_gradient_attributes_and_sharing() -> None:
    def program(lib: Any) -> Any:
        x = lib.ones(2, requires_grad=True)
        (x * 3).sum().backward()
        x.mine = "kept"
        a, b = copy.deepcopy([x, x])
        return a, a.grad, a is b, a.mine, a.grad is x.grad

    both_give(program)


def test_errors_name_the_same_thing() -> None:
    both_raise(lambda lib: bool(lib.ones(2)), "ambiguous")
    both_raise(lambda lib: lib.ones(2).item(), "cannot be converted to Scalar")
    both_raise(lambda lib: lib.ones(2, requires_grad=True).numpy(), "Can't call numpy() on Tensor that requires grad")
    both_raise(lambda lib: lib.tensor(1)[0], "invalid index of a 0-dim tensor")
    both_raise(lambda lib: lib.arange(3)[0, 0], "too many indices for tensor of dimension 1")
    both_raise(lambda lib: lib.arange(3)[7], "out of bounds for dimension 0 with size 3")
    both_raise(lambda lib: len(lib.tensor(1)), "len() of a 0-d tensor")
    both_raise(lambda lib: iter(lib.tensor(1)), "iteration over a 0-d tensor")


# ---- as a number, and beside other libraries

NUMBERS = ["2.5", "-2.567", "7", "True", "1.5+2j", "[2.5]", "[1.5, -2.5]", "float('nan')"]
USES = [
    "f'{t:.4f}'", "f'{t}'", "f'{t:>10}'", "f'{t:,}'", "f'{t:e}'", "f'{t:d}'", "f'{t:x}'", "format(t)", "'%.2f' % t", "str(t)", "math.floor(t)", "math.ceil(t)",
    "abs(t)", "operator.index(t)", "complex(t)", "int(t)", "float(t)", "bool(t)", "hash(t) == id(t)", "list(reversed(t))", "2.5 in t", "t in t", "'a' in t",
    "len(t)", "sum([t, t])", "max(t, t)", "sorted([t, t])", "max(t)", "sorted(t)", "any(t)", "pow(2, t)", "operator.truth(t)", "operator.countOf(t, 2.5)",
    "t == None", "t != 'a'", "t < None", "range(t)", "math.sqrt(t)", "math.isnan(t)", "isinstance(t, numbers.Number)", "t if t else None",
]  # fmt: skip


@pytest.mark.parametrize("requires_grad", [False, True])
@pytest.mark.parametrize("use", USES)
def test_as_a_number(use: str, requires_grad: bool) -> None:
    for number in NUMBERS:

        def program(lib: Any, number: str = number) -> Any:
            t = lib.tensor(eval(number), requires_grad=requires_grad and "." in number)
            return eval(use, {"t": t, "math": math, "operator": operator, "numbers": numbers})

        agree(program)


def test_limits_of_dtypes() -> None:
    for name in DTYPES:
        for attribute in ("bits", "eps", "max", "min", "tiny", "smallest_normal", "resolution", "dtype"):
            agree(lambda lib, name=name, a=attribute: getattr(lib.finfo(getattr(lib, name)), a))
            agree(lambda lib, name=name, a=attribute: getattr(lib.iinfo(getattr(lib, name)), a))
        agree(lambda lib, name=name: repr(lib.finfo(getattr(lib, name))))


@pytest.mark.parametrize("mode", ["no_grad", "inference_mode", "enable_grad"])
@pytest.mark.parametrize("use", [
    "x.numpy()", "np.asarray(x)", "x.__array__()", "x.__array__(np.int32)", "np.array([x, x])", "x.tolist()", "x.numpy(force=True)", "np.from_dlpack(x)",
    "lib.from_dlpack(x)",
])  # fmt: skip
def test_arrays_in_every_mode(use: str, mode: str) -> None:
    def program(lib: Any) -> Any:
        x = lib.ones(2, requires_grad=True)
        with getattr(lib, mode)():
            return [eval(use, {"x": y, "np": np, "lib": lib}) for y in (x, x * 2)]

    agree(program)


@pytest.mark.parametrize("data", [
    [1.0, np.float64(2)], [np.float16(1), 2.0], [np.float16(1), 2], [np.int8(1), 2], [True, np.int8(1)], [[1], [np.float64(1)]], [np.float32(1), 1j],
    [np.bool_(True), False], [np.zeros(0)], [np.array([1.0, 2.0]), np.array([3.0, 4.0])], [[], []], (np.float64(1),), [np.uint16(1)],
], ids=str)  # fmt: skip
def test_lists_of_what_has_a_dtype(data: Any) -> None:
    both_give(lambda lib: [lib.tensor(data), lib.as_tensor(data), lib.asarray(data)])


def test_lists_of_tensors_have_their_dtype() -> None:
    both_give(lambda lib: [lib.tensor([lib.tensor(1, dtype=getattr(lib, name)), 1]) for name in DTYPES])


def test_tables() -> None:
    pandas = pytest.importorskip("pandas")
    for kind in ("float64", "float32", "int16", "bool"):
        both_give(lambda lib, kind=kind: [create(pandas.Series([1, 0], dtype=kind)) for create in (lib.tensor, lib.as_tensor)])
    both_give(lambda lib: lib.arange(4)[pandas.Series([1, 3])])


@pytest.mark.parametrize("program", [
    lambda lib: lib.asarray(lib.ones(2, requires_grad=True) * 2),
    lambda lib: lib.asarray(lib.ones(2, requires_grad=True) * 2, copy=True),
    lambda lib: lib.asarray(np.ones(2), copy=True, requires_grad=True),
    lambda lib: lib.asarray(np.ones(2), dtype=lib.float32, copy=False),
    lambda lib: lib.asarray([1, 2], copy=False),
    lambda lib: lib.asarray([1, 2], requires_grad=True),
    lambda lib: lib.asarray(lib.ones(2), dtype=lib.float64, copy=False),
    lambda lib: lib.from_dlpack(np.ones(2), copy=True, device="cpu"),
    lambda lib: lib.from_dlpack(lib.ones(2), copy=False),
    lambda lib: lib.roll(lib.arange(6).reshape(2, 3), 1, None),
    lambda lib: lib.arange(6).roll(2, dims=None),
    lambda lib: lib.scalar_tensor([1.0]),
    lambda lib: lib.ones(2, 2, dtype=lib.float64) @ np.ones(2),
    lambda lib: lib.ones(2, 2) @ np.ones((2, 2)),
])  # fmt: skip
def test_copies_and_products(program: Program) -> None:
    agree(program)


# ---- properties that are assigned

ASSIGNED = [
    "z.real = lib.ones(2); z.imag = 3", "z.real = t * 2", "z.imag = t * 2; (z * z.conj()).real.sum().backward()", "r.real = 7", "r.imag = 1",
    "z.real = 1j", "t.real = 2", "z.real = None", "z.real = 'a'", "r.T = r", "r.mT = None", "z.H = z", "del r.T", "del z.mH",
]  # fmt: skip


@pytest.mark.parametrize("statements", ASSIGNED)
def test_properties_that_are_assigned(statements: str) -> None:
    def program(lib: Any) -> Any:
        t = lib.ones(2, requires_grad=True)
        names = {"lib": lib, "t": t, "z": lib.zeros(2, dtype=lib.complex64), "r": lib.zeros(2)}
        exec(statements, names)
        return names["z"], names["r"], t.grad

    agree(program)


# ---- NumPy's names of arguments

NUMPY_NAMES = [
    "lib.sum(t, axis=0)", "t.sum(axis=(0, 1), keepdims=True)", "t.sum(axis=0, keepdim=True)", "lib.max(t, axis=0)", "t.max(axis=1, keepdims=True)",
    "lib.argmax(t, axis=0, keepdims=True)", "lib.cat([t], axis=0)", "lib.stack([t], axis=1)", "lib.squeeze(t, axis=0)", "lib.unsqueeze(t, axis=0)",
    "lib.softmax(t, axis=0)", "lib.cumsum(t, axis=0)", "lib.sort(t, axis=0)", "lib.unbind(t, axis=0)", "lib.chunk(t, 2, axis=0)", "lib.prod(t, axis=0)",
    "lib.var(t, axis=0, keepdims=True)", "lib.std_mean(t, axis=0)", "lib.linalg.vector_norm(t, axis=0)", "lib.median(t, axis=0)", "lib.all(t > 0, axis=0)",
    "lib.amax(t, axis=0)", "lib.topk(t, 1, axis=0)", "lib.tensor_split(t, 2, axis=0)", "lib.repeat_interleave(t, 2, axis=0)", "lib.max(x=t, axis=0)",
    "lib.sum(t, 0, axis=0)", "lib.sum(t, dim=0, axis=0)", "t.max(0, axis=1)", "lib.sum(t, axes=0)", "lib.var(t, axis=0, ddof=1)", "lib.flip(t, axis=0)",
    "lib.permute(t, axes=(1, 0))", "lib.zeros(2, axis=0)", "lib.clip(t, a_min=0)", "lib.cumsum(t)", "lib.unsqueeze(t)",
    "lib.index_select(t, axis=0, index=lib.tensor([1]))", "t.index_select(axis=0, index=lib.tensor([1]))", "lib.select(t, axis=0, index=1)",
    "lib.gather(t, axis=0, index=lib.tensor([[1, 0]]))", "lib.narrow(t, axis=1, start=1, length=2)", "lib.aminmax(t, axis=0, keepdims=True)",
    "lib.index_add(t, axis=0, index=lib.tensor([1]), source=t[:1])",
    "lib.renorm(t, 2, axis=0, maxnorm=1)", "t.index_fill(axis=0, index=lib.tensor([1]), value=7)",
    "lib.select_scatter(t, t[0], axis=0, index=1)", "t.squeeze_(axis=0)", "t.cumsum_(axis=0)", "lib.index_select(t, 0)",
    "lib.select(t, axis=0)", "lib.gather(t, 0)",
]  # fmt: skip


@pytest.mark.parametrize("call", NUMPY_NAMES)
def test_names_of_numpys(call: str) -> None:
    agree(lambda lib: eval(call, {"lib": lib, "t": lib.arange(6.0).reshape(2, 3)}))
