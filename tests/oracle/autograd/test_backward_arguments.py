"""The arguments of backward and grad beside PyTorch's: what is taken, what is an error, and of which kind."""

from __future__ import annotations

from typing import Any

import pytest

from tests.oracle.both import agree, both_raise


def leaf(lib: Any) -> Any:
    return lib.tensor([1.0, 2.0], requires_grad=True)


def backward(gradient: Any = lambda lib: None, of: Any = lambda x: x * 2, **options: Any) -> Any:
    """A program: the gradient of a leaf after a backward pass."""

    def program(lib: Any) -> Any:
        x = leaf(lib)
        given = {name: value(lib, x) for name, value in options.items()}
        lib.autograd.backward(of(x), gradient(lib), **given)
        return x.grad

    return program


def method(*args: Any, **options: Any) -> Any:
    def program(lib: Any) -> Any:
        x = leaf(lib)
        x.sum().backward(*(a(lib) for a in args), **{name: value(lib, x) for name, value in options.items()})
        return x.grad

    return program


def grad(gradient: Any = lambda lib: None, of: Any = lambda x: x * 2, to: Any = lambda lib, x: x, **options: Any) -> Any:
    def program(lib: Any) -> Any:
        x = leaf(lib)
        found = lib.autograd.grad(of(x), to(lib, x), gradient(lib), **options)
        return type(found).__name__, found

    return program


def total(x: Any) -> Any:
    return x.sum()


def other(lib: Any, x: Any) -> Any:
    return leaf(lib)


SAME: dict[str, Any] = {
    **{
        f"gradient of {dtype}": backward(lambda lib, d=dtype: lib.ones(2, dtype=getattr(lib, d)))
        for dtype in ("float64", "float16", "int64", "bool", "complex64")
    },
    **{f"gradient of {dtype}, grad": grad(lambda lib, d=dtype: lib.ones(2, dtype=getattr(lib, d))) for dtype in ("float64", "float16", "int64", "complex64")},
    "no gradient": backward(),
    "no gradient, grad": grad(),
    "shape": backward(lambda lib: lib.ones(3)),
    "broadcast shape": backward(lambda lib: lib.ones(1)),
    "more dimensions": backward(lambda lib: lib.ones(1, 2)),
    "one element for none": backward(lambda lib: lib.ones(1), total),
    "real for complex": backward(lambda lib: lib.ones(2), lambda x: x * 1j),
    "complex scalar": backward(of=lambda x: (x * 1j).sum()),
    "integers": lambda lib: lib.autograd.backward(lib.ones((), dtype=lib.int64)),
    "requires no grad": lambda lib: lib.autograd.backward(lib.ones(())),
    "the second requires no grad": lambda lib: lib.autograd.backward([leaf(lib).sum(), lib.ones(())]),
    "a number": lambda lib: lib.autograd.backward(5),
    "a list of numbers": lambda lib: lib.autograd.backward([5]),
    "None": lambda lib: lib.autograd.backward(None),
    "nothing": lambda lib: lib.autograd.backward([]),
    "a generator": backward(of=lambda x: (t for t in [x.sum(), x.prod()])),
    "a generator of gradients": backward(lambda lib: (g for g in [lib.ones(())]), lambda x: [x.sum()]),
    "too few gradients": backward(lambda lib: [None], lambda x: [x.sum(), x.sum()]),
    "one gradient for two": backward(lambda lib: lib.ones(()), lambda x: [x.sum(), x.sum()]),
    "a number for a gradient": backward(lambda lib: [1.0], total),
    "only a number for a gradient": backward(lambda lib: 1.0, total),
    "method, a number": method(lambda lib: 1.0),
    "method, a list": method(lambda lib: [1.0]),
    "method, a tuple": method(lambda lib: (lib.ones(()),)),
    "method, all by name": method(gradient=lambda lib, x: lib.ones(()), retain_graph=lambda lib, x: True, create_graph=lambda lib, x: False),
    "no inputs": backward(of=total, inputs=lambda lib, x: []),
    "method, no inputs": method(inputs=lambda lib, x: ()),
    "one input": backward(of=total, inputs=lambda lib, x: x),
    "inputs from a generator": backward(of=total, inputs=lambda lib, x: (t for t in [x])),
    "an input twice": backward(of=total, inputs=lambda lib, x: [x, x]),
    "an input that requires no grad": backward(of=total, inputs=lambda lib, x: [lib.ones(2)]),
    "a number for an input": backward(of=total, inputs=lambda lib, x: [5]),
    "None for an input": backward(of=total, inputs=lambda lib, x: [None]),
    "an unused input": backward(of=total, inputs=other),
    "grad, no inputs": grad(of=total, to=lambda lib, x: []),
    "grad, a number for inputs": grad(of=total, to=lambda lib, x: 5),
    "grad, a number for an input": grad(of=total, to=lambda lib, x: [5]),
    "grad, an input that requires no grad": grad(of=total, to=lambda lib, x: lib.ones(2)),
    "grad, an input twice": grad(of=total, to=lambda lib, x: [x, x]),
    "grad, an output twice": grad(of=lambda x: [x.sum()] * 2),
    "grad, of itself": grad(lambda lib: lib.ones(2), of=lambda x: x),
    "grad, unused": grad(of=total, to=other),
    "grad, unused is allowed": grad(of=total, to=other, allow_unused=True),
    "grad, unused is zero": grad(of=total, to=other, materialize_grads=True),
    "grad, unused is zero and not allowed": grad(of=total, to=other, materialize_grads=True, allow_unused=False),
    "grad, shape": grad(lambda lib: lib.ones(3)),
    "grad, a number for a gradient": grad(lambda lib: 1.0, of=total),
    "grad, a list of None": grad(lambda lib: [None], of=total),
    "grad, lists": grad(of=lambda x: [x.sum()], to=lambda lib, x: [x]),
    "grad, a dict": grad(of=total, to=lambda lib, x: {"x": x, "again": x}),
    "grad, an empty dict": grad(of=total, to=lambda lib, x: {}),
    "inputs, a dict": backward(of=total, inputs=lambda lib, x: {"x": x}),
    "inputs, an empty dict": backward(of=total, inputs=lambda lib, x: {}),
    "grad, only_inputs": grad(of=total, only_inputs=False),
    "grad, an output that requires no grad": lambda lib: lib.autograd.grad(lib.ones(()), leaf(lib)),
    "no elements": lambda lib: (lib.ones(0, requires_grad=True) * 2).backward(),
    "no such name": lambda lib: lib.autograd.backward(leaf(lib).sum(), foo=1),
    "no inputs given": lambda lib: lib.autograd.grad(leaf(lib).sum()),
}


@pytest.mark.parametrize("name", SAME)
def test_arguments(name: str) -> None:
    agree(SAME[name], warned=True)


TEXTS = {
    "no gradient": "grad can be implicitly created only for scalar outputs",
    "no gradient, grad": "grad can be implicitly created only for scalar outputs",
    "complex scalar": "grad can be implicitly created only for real scalar outputs but got",
    "shape": "Mismatch in shape: grad_output[0] has a shape of",
    "real for complex": "required to have the same dtype. Mismatch in dtype: grad_output[0] has a dtype of",
    "requires no grad": "element 0 of tensors does not require grad and does not have a grad_fn",
    "the second requires no grad": "element 1 of tensors does not require grad and does not have a grad_fn",
    "a number for a gradient": "gradients can be either Tensors or None, but got float",
    "no inputs": "`inputs` argument to `backward()` cannot be empty.",
    "grad, no inputs": "`inputs` argument to `grad()` cannot be empty.",
    "a number for an input": "all inputs have to be Tensors or GradientEdges, but got int",
    "a list of numbers": "Expected output to be a ",
    "grad, unused is zero and not allowed": "Expected allow_unused to be True or not passed when materialize_grads=True, but got: allow_unused=False.",
    "no such name": "got an unexpected keyword argument 'foo'",
}


@pytest.mark.parametrize("name", TEXTS)
def test_error_texts(name: str) -> None:
    both_raise(SAME[name], TEXTS[name])
