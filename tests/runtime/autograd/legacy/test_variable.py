"""Variable and volatile, as the documentation of 0.2 has them; arguments under their older names."""

from __future__ import annotations

import copy
import pickle
import warnings
from collections.abc import Callable, Iterator
from typing import Any

import pytest

import specgrad as sg
from specgrad import Tensor
from specgrad.autograd import Function, Variable, backward, grad
from specgrad.autograd.variable import Variable as SameVariable


@pytest.fixture
def _quiet() -> Iterator[None]:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", DeprecationWarning)
        yield


def volatile(*values: float) -> Tensor:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", DeprecationWarning)
        made: Tensor = Variable(sg.tensor(values or (1.0, 2.0)), volatile=True)
    return made


def is_volatile(tensor: Tensor) -> bool:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", DeprecationWarning)
        return tensor.volatile


# ---- Variable


def test_the_example_of_the_documentation() -> None:
    v = Variable(sg.Tensor([0, 0, 0]), requires_grad=True)
    h = v.register_hook(lambda grad: grad * 2)  # double the gradient
    v.backward(sg.Tensor([1, 1, 1]))
    assert v.grad.data.tolist() == [2, 2, 2]
    h.remove()  # removes the hook
    v.backward(sg.Tensor([1, 1, 1]))
    assert v.grad.data.tolist() == [3, 3, 3]


def test_variables_are_tensors() -> None:
    v = Variable(sg.ones(2))
    assert type(v) is Tensor
    assert isinstance(v, Variable)
    assert isinstance(sg.ones(2), Variable)
    assert not isinstance(1.0, Variable)
    assert not issubclass(Tensor, Variable)
    assert Variable is SameVariable is sg.autograd.Variable is sg.autograd.variable.Variable


def test_a_variable_shares_the_data_and_its_version() -> None:
    data = sg.ones(2)
    v = Variable(data)
    v.add_(1)
    assert data.tolist() == [2, 2]
    assert data._version == v._version == 1
    assert v is not data
    assert not v._is_view()


def test_a_variable_is_outside_of_the_graph() -> None:
    x = sg.ones(2, requires_grad=True)
    for v in (Variable(x), Variable(x * 2)):
        assert not v.requires_grad
    v = Variable(x * 2, True)
    assert v.requires_grad
    assert v.is_leaf
    assert Variable(sg.ones(1), name="weights").name == "weights"
    assert Variable().tolist() == []


@pytest.mark.parametrize("data", [[1.0], 1.0, "text"])
def test_variables_wrap_tensors(data: Any) -> None:
    with pytest.raises(TypeError, match="Variable data has to be a tensor, but got"):
        Variable(data)


def test_integers_require_no_gradient() -> None:
    with pytest.raises(RuntimeError, match=r"[Oo]nly Tensors of floating point"):
        Variable(sg.ones(2, dtype=sg.int64), requires_grad=True)


# ---- volatile


def test_volatile_warns() -> None:
    with pytest.warns(DeprecationWarning, match="no_grad") as caught:
        v = Variable(sg.ones(2), volatile=True)
    assert caught[0].filename == __file__
    with pytest.warns(DeprecationWarning, match="no_grad") as caught:
        assert v.volatile
    assert caught[0].filename == __file__
    with pytest.warns(DeprecationWarning, match="no_grad") as caught:
        v.volatile = False
    assert caught[0].filename == __file__


RECORDED = sg.tensor([3.0, 4.0], requires_grad=True)
OPS: dict[str, Callable[[Tensor], Any]] = {
    "unary": lambda v: v.exp(),
    "beside a number": lambda v: v * 2,
    "number first": lambda v: 1 / v,
    "beside a tensor with a gradient": lambda v: v * RECORDED,
    "after a tensor with a gradient": lambda v: RECORDED * v,
    "matrix product": lambda v: RECORDED @ v,
    "reduction": lambda v: v.sum(),
    "in a list": lambda v: sg.stack([RECORDED, v]),
    "a view": lambda v: v.view(2, 1),
    "an element": lambda v: v[0],
    "a part": lambda v: v[:1],
    "several": lambda v: v.unbind(0)[0],
    "several, named": lambda v: v.sort()[0],
    "made of others": lambda v: sg.nn.functional.mse_loss(v, RECORDED),
    "detach": lambda v: v.detach(),
    "clone": lambda v: v.clone(),
    "another dtype": lambda v: v.double(),
    "in place": lambda v: v.mul_(RECORDED),
    "in place on a result": lambda v: (RECORDED * 2).mul_(v),
    "copied into a result": lambda v: (RECORDED * 2).copy_(v),
    "operator": lambda v: -v,
    "chain": lambda v: ((v * RECORDED).exp() + RECORDED).sum(),
}


@pytest.mark.parametrize("name", OPS)
def test_volatile_wins(name: str) -> None:
    v = volatile()
    out = OPS[name](v)
    assert is_volatile(out)
    assert not out.requires_grad
    assert out.grad_fn is None
    assert is_volatile(v)
    assert RECORDED.requires_grad


@pytest.mark.parametrize("name", sorted(set(OPS) - {"in place", "in place on a result", "copied into a result"}))
def test_the_values_of_volatile_tensors(name: str) -> None:
    assert OPS[name](volatile()).tolist() == OPS[name](sg.tensor([1.0, 2.0])).tolist()


def test_part_of_a_result_assigned_from_a_volatile_tensor() -> None:
    out = RECORDED * 2
    out[:1] = volatile()[:1]
    assert out.tolist() == [1, 8]


def test_data_is_not_volatile() -> None:
    assert not is_volatile(volatile().data)
    assert not is_volatile(sg.ones(2))


def test_functions_of_volatile_tensors() -> None:
    class Product(Function):
        @staticmethod
        def forward(ctx: Any, x: Tensor, w: Tensor) -> tuple[Tensor, Tensor]:
            return x * w, sg.ones(2)

        @staticmethod
        def backward(ctx: Any, g: Tensor, _: Tensor) -> Any:
            return g, g

    for out in Product.apply(volatile(), RECORDED):
        assert is_volatile(out)
        assert not out.requires_grad


def test_a_leaf_that_requires_grad_is_not_overwritten_by_a_volatile_one() -> None:
    x = sg.ones(2, requires_grad=True)
    with pytest.raises(RuntimeError, match="leaf Variable that requires grad"):
        x.mul_(volatile())
    assert not is_volatile(x)


@pytest.mark.usefixtures("_quiet")
def test_volatile_is_set_on_leaves_only() -> None:
    x = sg.ones(2, requires_grad=True)
    y = x * 2
    with pytest.raises(RuntimeError, match="volatile can only be set on leaf variables; this one was made by MulBackward0"):
        y.volatile = True
    with pytest.raises(TypeError, match="must be a bool"):
        x.volatile = 1  # type: ignore[assignment]
    x.volatile = True
    assert not (x * RECORDED).requires_grad
    with pytest.raises(ValueError, match="volatile and require_grad"):
        x.requires_grad_()
    with pytest.raises(ValueError, match="volatile and require_grad"):
        Variable(sg.ones(2), requires_grad=True, volatile=True)
    x.volatile = False
    assert type(x) is Tensor
    x.requires_grad_()
    assert (x * 2).requires_grad


def test_backward_from_a_volatile_tensor() -> None:
    with pytest.raises(RuntimeError, match="does not require grad"):
        (volatile() * RECORDED).sum().backward()


def test_copies_of_volatile_tensors() -> None:
    v = volatile()
    assert copy.deepcopy(v).tolist() == pickle.loads(pickle.dumps(v)).tolist() == [1, 2]


# ---- older names


def gradients(run: Callable[[Tensor, Tensor], Any]) -> Any:
    x = sg.ones(2, requires_grad=True)
    y = (x * x).sum()
    run(y, x)
    return x.grad.tolist()


TWO = sg.tensor(2.0)
OLDER: dict[str, Any] = {
    "grad_variables": (lambda y, x: backward([y], grad_variables=[TWO]), FutureWarning),
    "variables": (lambda y, x: backward(variables=[y], grad_tensors=[TWO]), DeprecationWarning),
    "retain_variables": (lambda y, x: backward([y], [TWO], retain_variables=False), DeprecationWarning),
    "Tensor.backward": (lambda y, x: y.backward(TWO, retain_variables=False), DeprecationWarning),
}


@pytest.mark.parametrize("name", OLDER)
def test_older_names(name: str) -> None:
    run, warning = OLDER[name]
    with pytest.warns(warning, match="is deprecated. Use `") as caught:
        assert gradients(run) == [4, 4]
    assert caught[0].filename == __file__


@pytest.mark.usefixtures("_quiet")
def test_retain_variables_retains_the_graph() -> None:
    def twice(y: Tensor, x: Tensor) -> None:
        y.backward(retain_variables=True)
        backward(y, retain_variables=True)
        x.grad.add_(grad(y, x, retain_variables=True)[0])  # type: ignore[union-attr]
        y.backward()

    assert gradients(twice) == [8, 8]


@pytest.mark.parametrize(
    "run",
    [
        lambda y, x: backward(y, grad_tensors=TWO, grad_variables=TWO),
        lambda y, x: backward(y, variables=y),
        lambda y, x: backward(y, retain_graph=True, retain_variables=True),
        lambda y, x: y.backward(retain_graph=True, retain_variables=True),
        lambda y, x: grad(y, x, retain_graph=True, retain_variables=True),
    ],
)
@pytest.mark.filterwarnings("ignore:.*deprecated:FutureWarning")
def test_both_names_are_an_error(run: Any) -> None:
    with pytest.raises(RuntimeError, match="arguments both passed to"):
        gradients(run)


@pytest.mark.parametrize(
    "run",
    [
        lambda y, x: backward(y, gradient=TWO),
        lambda y, x: backward(),
        lambda y, x: y.backward(grad_variables=TWO),
        lambda y, x: grad(y, x, variables=y),
        lambda y, x: y.backward(retain=True),
    ],
)
def test_names_that_never_were(run: Any) -> None:
    with pytest.raises(TypeError, match=r"unexpected keyword argument|missing 1 required positional argument"):
        gradients(run)


def test_create_graph_may_be_none() -> None:
    assert gradients(lambda y, x: y.backward(None, None, None)) == [2, 2]
    assert gradients(lambda y, x: backward(y, None, None, None)) == [2, 2]
    x = sg.ones(2, requires_grad=True)
    assert not grad((x * x).sum(), x, None, None, None)[0].requires_grad
