"""Arrays that are not NumPy's: their backend computes, makes and moves them. The one here is strict: it knows no implicit way to the host."""

from __future__ import annotations

from collections.abc import Iterator
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest

import specgrad as sg
from specgrad.array.backends import Backend, backend_of, register, unregister
from specgrad.core.tape.tensor import plain_tensor

CALLED: list[str] = []


def bare(value: Any) -> Any:
    """The host's arrays in the place of those of the twin; arrays of the host, which do not belong here, are an error."""
    if isinstance(value, Twin):
        return value.held
    if isinstance(value, np.ndarray) and value.ndim:
        raise TypeError("an array of the host among arrays of the twin")
    if isinstance(value, (list, tuple)):
        return type(value)(map(bare, value))
    return {k: bare(v) for k, v in value.items()} if isinstance(value, dict) else value


def clothed(value: Any) -> Any:
    if isinstance(value, (np.ndarray, np.generic)):
        return Twin(np.asarray(value))
    return type(value)(map(clothed, value)) if isinstance(value, (list, tuple)) else value


class Twin(np.lib.mixins.NDArrayOperatorsMixin):
    """An array that answers to NumPy's functions, and is none of NumPy's."""

    __slots__ = ("held",)

    def __init__(self, held: np.ndarray):
        self.held = held

    def __array__(self, *args: Any, **kwargs: Any) -> Any:
        raise TypeError("implicit conversion of a twin to an array of the host")

    def __array_ufunc__(self, ufunc: Any, method: str, *inputs: Any, **kwargs: Any) -> Any:
        found = getattr(ufunc, method)(*bare(inputs), **bare(kwargs))
        return kwargs["out"][0] if "out" in kwargs else clothed(found)

    def __array_function__(self, function: Any, types: Any, args: Any, kwargs: Any) -> Any:
        return clothed(function(*bare(args), **bare(kwargs)))

    def __getattr__(self, name: str) -> Any:
        if name.startswith("__") or name not in ATTRIBUTES:
            raise AttributeError(f"a twin has no attribute {name!r}")
        found = getattr(self.held, name)
        return clothed(found) if not callable(found) else lambda *args, **kwargs: clothed(found(*bare(args), **bare(kwargs)))

    def __getitem__(self, item: Any) -> Any:
        return clothed(self.held[bare(item)])

    def __setitem__(self, item: Any, value: Any) -> None:
        self.held[bare(item)] = bare(value)

    def __len__(self) -> int:
        return len(self.held)

    def item(self) -> Any:
        return self.held.item()


ATTRIBUTES = {"dtype", "shape", "ndim", "size", "itemsize", "nbytes", "strides", "flags", "base", "T", "real", "imag"}
ATTRIBUTES |= {"astype", "reshape", "copy", "sum", "min", "max", "all", "any", "transpose", "swapaxes", "conj", "argsort", "dot", "squeeze", "ravel", "fill"}


def doubled_sine(x: Any) -> Any:
    """A kernel of the backend's own."""
    CALLED.append("sin")
    return clothed(np.sin(x.held))


def made(function: Any) -> Any:
    return lambda *args: Twin(function(*args))


class TwinBackend(Backend):
    name = "twin"
    module = SimpleNamespace(zeros=made(np.zeros), ones=made(np.ones), empty=made(np.empty))
    kernels = {"sin": doubled_sine}

    def owns(self, array: Any) -> bool:
        return isinstance(array, Twin)

    def from_host(self, array: Any, index: int | None) -> Any:
        return Twin(array.copy())

    def to_host(self, array: Any) -> Any:
        return array.held.copy()


@pytest.fixture(autouse=True)
def twin() -> Iterator[Backend]:
    backend = TwinBackend()
    register(backend)
    CALLED.clear()
    yield backend
    unregister(backend)


def on_twin(values: Any, requires_grad: bool = False) -> Any:
    out = sg.tensor(values).to("twin")
    assert isinstance(out._array, Twin)
    return out.requires_grad_() if requires_grad else out


X = [[0.5, -1.5, 2.0], [0.25, 3.0, -0.75]]
Y = [[1.0, 2.0, 0.5], [-2.0, 0.1, 1.5]]

PROGRAMS = {
    "add": lambda x, y: (x + y).sum(),
    "number": lambda x, y: (x * 3 + 1.5 / y - 2).sum(),
    "broadcast": lambda x, y: (x * y[0] + y.sum(0)).sum(),
    "sin": lambda x, y: (x.sin() * y).sum(),
    "exp": lambda x, y: (x.exp() / (1 + y * y)).mean(),
    "sigmoid": lambda x, y: (x.sigmoid() * y.tanh()).sum(),
    "where": lambda x, y: sg.where(x > 0, x * y, y).sum(),
    "relu": lambda x, y: (x.relu() + y.abs()).sum(),
    "sum along": lambda x, y: (x.sum(1, keepdim=True) * y).mean(0).sum(),
    "max along": lambda x, y: (x.amax(1) * y.sum(1)).sum(),
    "matmul": lambda x, y: (x @ y.T).sin().sum(),
    "softmax": lambda x, y: (x.softmax(1) * y).sum(),
    "reshape": lambda x, y: (x.reshape(3, 2) * y.T).sum(),
    "pow": lambda x, y: (x**2 * y**3).sum(),
    "zero gradient": lambda x, y: (x.ceil() * y + x).sum(),
    "used twice": lambda x, y: (x * x * y + x).sum(),
    "dtype": lambda x, y: (x.double() * y).sum(),
}


@pytest.mark.parametrize("name", PROGRAMS)
def test_values_and_gradients_are_those_of_the_cpu(name: str) -> None:
    expected = []
    for make in (lambda v: sg.tensor(v, requires_grad=True), lambda v: on_twin(v, True)):
        x, y = make(X), make(Y)
        out = PROGRAMS[name](x, y)
        out.backward()
        assert {t.device.type for t in (out, x.grad, y.grad)} == {x.device.type}
        expected.append([t.detach().cpu().numpy() for t in (out, x.grad, y.grad)])
    for host, device in zip(*expected):
        assert host.dtype == device.dtype and np.allclose(host, device, rtol=1e-6)


def test_second_gradients() -> None:
    x = on_twin(X, True)
    (first,) = sg.autograd.grad((x**3).sum(), x, create_graph=True)
    (second,) = sg.autograd.grad(first.sum(), x)
    assert isinstance(second._array, Twin) and np.allclose(second.cpu().numpy(), 6 * np.array(X))


def test_gradients_accumulate() -> None:
    x = on_twin(X, True)
    for _ in range(2):
        (x * 2).sum().backward()
    assert isinstance(x.grad._array, Twin) and np.allclose(x.grad.cpu().numpy(), 4.0)


def test_forward_mode() -> None:
    with sg.autograd.forward_ad.dual_level():
        dual = sg.autograd.forward_ad.make_dual(on_twin(X), on_twin(Y))
        tangent = sg.autograd.forward_ad.unpack_dual((dual * 3).exp()).tangent
    assert np.allclose(tangent.cpu().numpy(), 3 * np.array(Y) * np.exp(3 * np.array(X)), rtol=1e-5)


def test_a_move_there_and_back_has_a_gradient() -> None:
    x = sg.tensor(X, requires_grad=True)
    (x.to("twin").sin().cpu() * 2).sum().backward()
    assert isinstance(x.grad._array, np.ndarray) and np.allclose(x.grad.numpy(), 2 * np.cos(X))


def test_the_backend_s_own_kernel_is_taken_where_it_has_one() -> None:
    on_twin(X).sin()
    assert CALLED == ["sin"]
    on_twin(X).cos()
    sg.tensor(X).sin()
    assert CALLED == ["sin"]


def test_a_device_has_the_name_of_its_backend() -> None:
    x = on_twin(X)
    assert x.device == sg.device("twin") and not x.is_cpu and not x.is_cuda
    assert repr(x[0]) == "tensor([ 0.5000, -1.5000,  2.0000], device='twin')"


def test_numpy_needs_to_be_forced() -> None:
    with pytest.raises(TypeError, match="can't convert twin device type tensor to numpy"):
        on_twin(X).numpy()
    assert np.array_equal(on_twin(X).numpy(force=True), np.array(X, np.float32))


def test_two_devices_in_one_op() -> None:
    with pytest.raises(RuntimeError, match=r"same device, but found at least two devices, cpu .*and twin"):
        sg.tensor(X) + on_twin(Y)
    assert np.allclose((on_twin(X) * sg.tensor(2.0)).cpu().numpy(), 2 * np.array(X))  # what has no dimensions is a number


class Stranger(Twin):
    """An array that no backend owns."""


def test_an_array_of_no_backend_is_an_error_that_says_which_there_are(twin: Backend) -> None:
    unregister(twin)
    try:
        for use in (lambda x: x + x, lambda x: x.sin(), lambda x: x.device):
            with pytest.raises(TypeError, match=r"no backend for arrays of type .*Stranger; it knows cpu .*, cuda .*backends\.register"):
                use(plain_tensor(Stranger(np.ones(2))))
        with pytest.raises(RuntimeError, match="Expected one of cpu, cuda device type at start of device string: twin"):
            sg.tensor(X).to("twin")
    finally:
        register(twin)


def test_a_name_is_taken_once(twin: Backend) -> None:
    with pytest.raises(ValueError, match="there is a backend 'twin' already: TwinBackend"):
        register(TwinBackend())
    assert backend_of(np.ones(2)).name == "cpu" and backend_of(np.ma.ones(2)).name == "cpu"
