"""In-place methods that change how a tensor shows its memory: what they do to it, to its history, to its base and to other views."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from tests.oracle.both import agree

METHODS: dict[str, Callable[[Any], Any]] = {
    "t_": lambda x: x.t_(),
    "transpose_": lambda x: x.transpose_(0, -1),
    "swapdims_": lambda x: x.swapdims_(1, 0),
    "swapaxes_": lambda x: x.swapaxes_(0, 1),
    "squeeze_": lambda x: x.squeeze_(),
    "squeeze_ of a dim": lambda x: x.squeeze_(0),
    "unsqueeze_": lambda x: x.unsqueeze_(1),
    "as_strided_": lambda x: x.as_strided_((2,), (1,)),
    "as_strided_ with an offset": lambda x: x.as_strided_((2, 2), (1, 2), 1),
    "two of them": lambda x: x.unsqueeze_(0).transpose_(1, 2),
    "no such dim": lambda x: x.unsqueeze_(5),
    "resize_": lambda x: x.resize_(3, 2),
    "resize_ to a list": lambda x: x.resize_([2, 2]),
    "resize_ to less": lambda x: x.resize_(1),
    "resize_ to nothing": lambda x: x.resize_(0),
    "resize_ as it is": lambda x: x.resize_(x.shape),
    "resize_ below zero": lambda x: x.resize_(-1),
}
SHAPES = {"matrix": (2, 3), "row": (1, 6)}


def shown(lib: Any, *tensors: Any) -> list[Any]:
    return [
        (t, [step for step, size in zip(t.stride(), t.shape) if size > 1], t.storage_offset(), t._version, t._is_view(), t.grad_fn is None) for t in tensors
    ]


def numbered(lib: Any, like: Any) -> Any:
    return lib.arange(float(like.numel()), dtype=like.dtype).reshape(like.shape)


def plain(lib: Any, shape: Any, method: Any) -> Any:
    x = lib.arange(6.0, dtype=lib.float64).reshape(shape).clone()
    y = method(x)
    return y is x, shown(lib, x), shown(lib, x * 2 + x.sum())


def leaf(lib: Any, shape: Any, method: Any) -> Any:
    return shown(lib, method(lib.ones(shape, requires_grad=True)))


def leaf_under_no_grad(lib: Any, shape: Any, method: Any) -> Any:
    x = lib.arange(6.0, dtype=lib.float64).reshape(shape).clone().requires_grad_()
    with lib.no_grad():
        method(x)
    (x * numbered(lib, x)).sum().backward()
    return shown(lib, x), x.grad


def result(lib: Any, shape: Any, method: Any) -> Any:
    x = lib.ones(shape, dtype=lib.float64, requires_grad=True)
    y = x * 2
    method(y)
    (y * y * numbered(lib, y)).sum().backward()
    return shown(lib, y), x.grad


def second_order(lib: Any, shape: Any, method: Any) -> Any:
    x = (lib.arange(6.0, dtype=lib.float64).reshape(shape) + 1).requires_grad_()
    y = x * x * x
    method(y)
    (first,) = lib.autograd.grad((y * numbered(lib, y)).sum(), x, create_graph=True)
    return lib.autograd.grad(first.sum(), x)


def saved_before(lib: Any, shape: Any, method: Any) -> Any:
    x = lib.ones(shape, dtype=lib.float64, requires_grad=True)
    y = x * 2
    z = y * y
    method(y)
    z.sum().backward()
    return x.grad


def of_view(lib: Any, shape: Any, method: Any) -> Any:
    x = lib.ones(shape, dtype=lib.float64, requires_grad=True)
    base = x * 2
    view = base[:]
    method(view)
    (view * numbered(lib, view)).sum().backward(retain_graph=True)
    (base * numbered(lib, base)).sum().backward()
    return shown(lib, view, base), x.grad, view._base is base


def of_view_then_changed(lib: Any, shape: Any, method: Any) -> Any:
    x = lib.ones(shape, dtype=lib.float64, requires_grad=True)
    base = x * 2
    view = base[:]
    method(view)
    view.mul_(numbered(lib, view))
    (base * numbered(lib, base)).sum().backward()
    return base, view, x.grad


def of_view_then_base_changed(lib: Any, shape: Any, method: Any) -> Any:
    x = lib.ones(shape, dtype=lib.float64, requires_grad=True)
    base = x * 2
    view = base[:]
    method(view)
    base.mul_(numbered(lib, base))
    (view * numbered(lib, view)).sum().backward()
    return base, view, x.grad


def of_base(lib: Any, shape: Any, method: Any) -> Any:
    x = lib.ones(shape, dtype=lib.float64, requires_grad=True)
    base = x * 2
    view = base[:, 1:]
    method(base)
    base.mul_(numbered(lib, base))
    (view * numbered(lib, view)).sum().backward()
    return base, view, x.grad, shown(lib, view)[0][1:]


def of_plain_base(lib: Any, shape: Any, method: Any) -> Any:
    base = lib.arange(6.0, dtype=lib.float64).reshape(shape).clone()
    view = base[:, 1:]
    method(base)
    view.mul_(2)
    return shown(lib, base, view)


def view_made_under_no_grad(lib: Any, shape: Any, method: Any) -> Any:
    x = lib.ones(shape, dtype=lib.float64, requires_grad=True)
    base = x * 2
    with lib.no_grad():
        view = base[:]
        method(view)
    return view.detach(), base


def one_of_several(lib: Any, shape: Any, method: Any) -> Any:
    return shown(lib, method((lib.ones(2, *shape, requires_grad=True) * 1).unbind()[0]))


def expanded(lib: Any, shape: Any, method: Any) -> Any:
    return shown(lib, method(lib.ones(1, 1).expand(shape)))


def dual(lib: Any, shape: Any, method: Any) -> Any:
    forward_ad = lib.autograd.forward_ad
    with forward_ad.dual_level():
        value = lib.arange(6.0, dtype=lib.float64).reshape(shape)
        x = forward_ad.make_dual(value, value * 2) * 3
        method(x)
        return forward_ad.unpack_dual(x * numbered(lib, x)).tangent


def inference(lib: Any, shape: Any, method: Any) -> Any:
    with lib.inference_mode():
        x = method(lib.ones(shape))
    return x, x.is_inference()


PROGRAMS = [
    plain, leaf, leaf_under_no_grad, result, second_order, saved_before, of_view, of_view_then_changed, of_view_then_base_changed, of_base, of_plain_base,
    view_made_under_no_grad, one_of_several, expanded, dual, inference,
]  # fmt: skip


@pytest.mark.parametrize("shape", SHAPES)
@pytest.mark.parametrize("method", METHODS)
@pytest.mark.parametrize("program", PROGRAMS, ids=lambda p: p.__name__)
def test_in_place(program: Any, method: str, shape: str) -> None:
    if method.startswith("resize_") and program in (view_made_under_no_grad, expanded):
        return  # such a view does not say that it requires grad; memory that is shared does not grow
    agree(lambda lib: program(lib, SHAPES[shape], METHODS[method]))


MORE: dict[str, Callable[[Any], Any]] = {
    "an inference tensor, outside": lambda lib: lib.inference_mode()(lambda: lib.ones(2, 3))().t_(),
    "resize_as_": lambda lib: shown(lib, lib.arange(6.0).clone().resize_as_(lib.ones(2, 2))),
    "resize_as_, the function": lambda lib: shown(lib, lib.resize_as_(lib.arange(6.0).clone(), lib.ones(2, 2))),
    "resize_ to more": lambda lib: lib.arange(6.0).clone().resize_(8)[:6],
    "resize_ of what is not contiguous": lambda lib: lib.arange(6.0).reshape(2, 3).t().resize_(6),
    "resize_ of a result": lambda lib: (lib.ones(2, requires_grad=True) * 2).resize_(1),
    "resize_ of a detached leaf": lambda lib: (lambda x: (x.detach().resize_(1), x))(lib.ones(2, requires_grad=True)),
    "resize_ of what was saved": lambda lib: (lambda x, w: (lambda y: (x.resize_(1), y.sum().backward()))(x * w))(lib.ones(2), lib.ones(2, requires_grad=True)),
    "as_strided_, the function": lambda lib: shown(lib, lib.as_strided_(lib.arange(6.0).clone(), (2,), (2,))),
    "empty_strided": lambda lib: [(t.shape, t.stride(), t.dtype) for t in [lib.empty_strided((2, 3), (1, 2)), lib.empty_strided((2,), (0,), dtype=lib.int32)]],
    "empty_strided of nothing": lambda lib: tuple(lib.empty_strided((0, 3), (3, 1)).shape),
    "empty_strided that requires grad": lambda lib: lib.empty_strided((2,), (1,), requires_grad=True).requires_grad,
    "empty_strided of other lengths": lambda lib: lib.empty_strided((2, 3), (1,)),
    "empty_strided below zero": lambda lib: lib.empty_strided((2,), (-1,)),
    "unsafe_split": lambda lib: (lambda x: _pieces(lib, x, (x * 1).unsafe_split(2)))(lib.arange(5.0).requires_grad_()),
    "unsafe_split of sizes": lambda lib: (lambda x: _pieces(lib, x, lib.unsafe_split_with_sizes(x * 1, [2, 3])))(lib.arange(5.0).requires_grad_()),
    "unsafe_chunk": lambda lib: (lambda x: _pieces(lib, x, (x * 1).unsafe_chunk(2)))(lib.arange(5.0).requires_grad_()),
    "unsafe_chunk of a matrix": lambda lib: lib.unsafe_chunk(lib.arange(6.0).reshape(2, 3), 2, dim=1),
    "unsafe_chunk into none": lambda lib: lib.ones(2).unsafe_chunk(0),
    "deleted data": lambda lib: lib.ones(2).__delattr__("data"),
    "deleted grad": lambda lib: (lambda x: (x.sum().backward(), x.__delattr__("grad"), x.grad))(lib.ones(2, requires_grad=True))[1:],
    "deleted requires_grad": lambda lib: lib.ones(2).__delattr__("requires_grad"),
    "deleted shape": lambda lib: lib.ones(2).__delattr__("shape"),
    "threads": lambda lib: (lib.autograd.is_multithreading_enabled(), lib.autograd.set_multithreading_enabled(False) and _threads(lib)),
    "saved": lambda lib: isinstance(lib.ones(2, requires_grad=True).sin().grad_fn._raw_saved_self, lib.autograd.SavedTensor),
    "detach, the function": lambda lib: (lib.detach(lib.ones(2, requires_grad=True) * 2), lib.detach_(lib.ones(2, requires_grad=True) * 2)),
}


def _pieces(lib: Any, x: Any, pieces: Any) -> Any:
    """Pieces that are no views: each may be changed in place."""
    views = [p._is_view() for p in pieces]
    pieces[0].mul_(3)
    (pieces[0].sum() + 2 * pieces[1].sum()).backward()
    return views, pieces, x.grad, pieces[0].grad_fn.name(), pieces[1].grad_fn.name()


def _threads(lib: Any) -> bool:
    try:
        return lib.autograd.is_multithreading_enabled()
    finally:
        lib.autograd.set_multithreading_enabled(True)


@pytest.mark.parametrize("name", MORE)
def test_more(name: str) -> None:
    agree(MORE[name])


def test_in_a_batch() -> None:
    def function(lib: Any) -> Any:
        def one(x: Any) -> Any:
            y = x * 2
            y.transpose_(0, 1).unsqueeze_(0)
            return y * y

        return lib.vmap(one)(lib.arange(12.0).reshape(2, 2, 3))

    agree(function)
