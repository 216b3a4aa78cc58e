"""Small tensors: what an op costs beyond its arithmetic. Each program is written once and run on either library."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from .measure import Program, Row, compare

SIZE = 8


def _pair(lib: Any, grad: bool) -> tuple[Any, Any]:
    return lib.full((SIZE,), 1.01, requires_grad=grad), lib.full((SIZE,), 0.99)


def op_without_grad(lib: Any) -> Program:
    a, b = _pair(lib, False)
    return lambda: a * b


def op_with_grad(lib: Any) -> Program:
    a, b = _pair(lib, True)
    return lambda: a * b


def op_under_no_grad(lib: Any) -> Program:
    a, b = _pair(lib, True)

    def run() -> None:
        with lib.no_grad():
            for _ in range(10):
                a * b

    return run


def unary_with_grad(lib: Any) -> Program:
    a, _ = _pair(lib, True)
    return lambda: a.exp()


def number_with_grad(lib: Any) -> Program:
    a, _ = _pair(lib, True)
    return lambda: a * 2.0


def broadcast_with_grad(lib: Any) -> Program:
    a, b = lib.ones(4, SIZE, requires_grad=True), lib.ones(SIZE, requires_grad=True)
    return lambda: a + b


def in_place(lib: Any) -> Program:
    a, b = _pair(lib, False)
    return lambda: a.mul_(b)


def view_with_grad(lib: Any) -> Program:
    a = lib.ones(2, 4, requires_grad=True)
    return lambda: a.view(SIZE)


def index_with_grad(lib: Any) -> Program:
    a = lib.ones(2, 4, requires_grad=True)
    return lambda: a[0]


def sum_with_grad(lib: Any) -> Program:
    a, _ = _pair(lib, True)
    return lambda: a.sum()


def softmax_with_grad(lib: Any) -> Program:
    a = lib.ones(2, 4, requires_grad=True)
    return lambda: a.softmax(-1)


def matmul_with_grad(lib: Any) -> Program:
    a, b = lib.ones(4, 4, requires_grad=True), lib.ones(4, 4)
    return lambda: a @ b


def chain_forward(lib: Any) -> Program:
    a, b = _pair(lib, True)

    def run() -> None:
        x = a
        for _ in range(100):
            x = x * b

    return run


def chain_forward_and_backward(lib: Any) -> Program:
    a, b = _pair(lib, True)
    g = lib.ones(SIZE)

    def run() -> None:
        x = a
        for _ in range(100):
            x = x * b
        x.backward(g)

    return run


def backward_of_one_op(lib: Any) -> Program:
    a, b = _pair(lib, True)
    g = lib.ones(SIZE)
    return lambda: (a * b).backward(g)


def grad_call(lib: Any) -> Program:
    a, b = _pair(lib, True)
    g = lib.ones(SIZE)
    return lambda: lib.autograd.grad(a * b, a, g)


def mlp_step(lib: Any) -> Program:
    """A step of gradient descent on a small network: two layers, mean squared error, four parameters."""
    weights = [lib.randn(16, 8) * 0.3, lib.zeros(16), lib.randn(4, 16) * 0.3, lib.zeros(4)]
    w1, b1, w2, b2 = (w.requires_grad_() for w in weights)
    x, target = lib.randn(8, 8), lib.randn(8, 4)
    f = lib.nn.functional

    def run() -> None:
        hidden = f.relu(f.linear(x, w1, b1))
        loss = f.mse_loss(f.linear(hidden, w2, b2), target)
        loss.backward()
        with lib.no_grad():
            for w in (w1, b1, w2, b2):
                w.sub_(w.grad, alpha=1e-3)
                w.grad = None

    return run


def custom_function(lib: Any) -> Program:
    class Square(lib.autograd.Function):  # type: ignore[misc]
        @staticmethod
        def forward(ctx: Any, x: Any) -> Any:
            ctx.save_for_backward(x)
            return x * x

        @staticmethod
        def backward(ctx: Any, grad: Any) -> Any:
            (x,) = ctx.saved_tensors
            return 2 * x * grad

    a, _ = _pair(lib, True)
    g = lib.ones(SIZE)
    return lambda: Square.apply(a).backward(g)


def hessian_vector_product(lib: Any) -> Program:
    a, v = _pair(lib, True)

    def run() -> None:
        y = (a * a * a).sum()
        (g,) = lib.autograd.grad(y, a, create_graph=True)
        lib.autograd.grad(g, a, v)

    return run


def forward_mode(lib: Any) -> Program:
    a, t = _pair(lib, False)
    fw = lib.autograd.forward_ad

    def run() -> None:
        with fw.dual_level():
            x = fw.make_dual(a, t)
            fw.unpack_dual((x * x).tanh())

    return run


CHANGES: dict[str, Callable[..., Any]] = {  # of a tensor without history: by another of its shape, a mask, places
    "x[0] = number": lambda x, y, mask, places: x.__setitem__(0, 0.5),
    "x[1:3] = tensor": lambda x, y, mask, places: x.__setitem__(slice(1, 3), y[1:3]),
    "x[mask] = number": lambda x, y, mask, places: x.__setitem__(mask, 0.5),
    "x[places] = number": lambda x, y, mask, places: x.__setitem__(places, 0.5),
    "x[1:3].add_(1)": lambda x, y, mask, places: x[1:3].add_(1),
    "x.zero_()": lambda x, y, mask, places: x.zero_(),
    "x.copy_(y)": lambda x, y, mask, places: x.copy_(y),
    "x.clamp_(0, 1)": lambda x, y, mask, places: x.clamp_(0, 1),
}


def change(run: Callable[..., Any]) -> Callable[[Any], Program]:
    def program(lib: Any) -> Program:
        given = (*_pair(lib, False), lib.arange(SIZE) > 3, lib.tensor([0, 3, 5]))
        return lambda: run(*given)

    return program


PROGRAMS = {
    "an op, no gradient wanted": op_without_grad,
    "an op, recorded": op_with_grad,
    "10 ops under no_grad": op_under_no_grad,
    "exp, recorded": unary_with_grad,
    "tensor * number, recorded": number_with_grad,
    "broadcast add, recorded": broadcast_with_grad,
    "in-place op": in_place,
    "view, recorded": view_with_grad,
    "x[0], recorded": index_with_grad,
    "sum, recorded": sum_with_grad,
    "softmax, recorded": softmax_with_grad,
    "4 x 4 matmul, recorded": matmul_with_grad,
    **{name: change(run) for name, run in CHANGES.items()},
    "chain of 100 ops, forward": chain_forward,
    "chain of 100 ops, forward and backward": chain_forward_and_backward,
    "an op and its backward": backward_of_one_op,
    "an op and autograd.grad": grad_call,
    "step of a small MLP": mlp_step,
    "custom Function and its backward": custom_function,
    "Hessian-vector product": hessian_vector_product,
    "forward mode": forward_mode,
}


def rows(ours: Any, theirs: Any) -> Iterator[Row]:
    for name, program in PROGRAMS.items():
        yield compare("overhead", name, program(ours), program(theirs))
