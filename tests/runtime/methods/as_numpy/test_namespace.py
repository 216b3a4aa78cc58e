"""specgrad.numpy beside NumPy: the same calls give the same values, of the same dtypes, whatever the dtypes of what they are given."""

from __future__ import annotations

import ast
import inspect
import pickle
from importlib import import_module
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import specgrad as sg
import specgrad.numpy as sgnp
from tests.rows import one_test_for_each
from tests.runtime.methods.beside_numpy.calls import ARRAYS, CALLS, FUNCTIONS, METHODS
from tests.runtime.methods.beside_numpy.test_functions import names_in

ROOT = Path(__file__).resolve().parents[4]
MIXED = {"a": "f4", "c": "f4", "v": "f4", "u": "f4", "k": "f4", "grid": "f4", "b": "i4", "w": "i4", "x3": "i4", "p": "i4", "s": "i4"}
# What is not as in NumPy: how an int is divided by zero, and which of equal elements comes first.
OTHERS = {
    "ints": {
        "np.floor_divide(a,b)", "np.remainder(a,b)", "np.fmod(a,b)", "np.divmod(a,b)", "np.argsort(a)", "np.argsort(a,axis=None)",
        "np.quantile(a,0.3,axis=0,method='lower')", "np.piecewise(a,[a<0],[0.0,squared])", "np.einsum('ij->j',a)", "np.einsum('ii',s)",
        "np.vecdot(a,b)", "np.linalg.vecdot(a,b)",
    },
    "float32": {"np.vander(v)", "np.vander(v,3)", "np.vander(v,3,increasing=True)"},
    "mixed": {"np.einsum('ii',s)", "np.vander(v)", "np.vander(v,3)", "np.vander(v,3,increasing=True)"},
}  # fmt: skip


def cast(name: str, dtypes: str) -> Any:
    array = ARRAYS[name]
    if array.dtype.kind != "f" or dtypes == "float64" or (dtypes == "mixed" and name not in MIXED):
        return array
    kind = MIXED[name] if dtypes == "mixed" else {"float32": "f4", "ints": "i4"}[dtypes]
    return np.rint(np.nan_to_num(array) * (5 if name == "s" else 3)).astype(kind) if kind == "i4" else array.astype(kind)


def evaluated(call: str, module: Any, values: dict[str, Any]) -> list[Any]:
    with np.errstate(all="ignore"):
        found = eval(call, {"np": module, **FUNCTIONS, **values})
    return list(found) if isinstance(found, (tuple, list)) else [found]


def rows() -> list[tuple[str, tuple[str, str]]]:
    calls = [call for call in CALLS + METHODS if not call.startswith("special")]
    return [(call, (call, dtypes)) for call in calls for dtypes in ("float64", "float32", "ints", "mixed")]


@one_test_for_each("call", rows(), together=8)
def test_values_and_dtypes(call: str, dtypes: str) -> None:
    arrays = {name: cast(name, dtypes) for name in names_in(call)}
    if call in OTHERS.get(dtypes, ()):
        return
    try:
        expected = evaluated(call, np, arrays)
    except (AttributeError, TypeError, ValueError, np.linalg.LinAlgError):
        return  # NumPy refuses these dtypes or values, or is too old for the function
    found = evaluated(call, sgnp, {name: sg.tensor(array) for name, array in arrays.items()})
    assert len(found) == len(expected)
    for part, wanted in zip(found, expected):
        if isinstance(wanted, (np.ndarray, np.generic)) and not isinstance(part, (bool, int)):
            assert isinstance(part, sg.Tensor) and tuple(part.shape) == np.shape(wanted)
            assert part.dtype.numpy == wanted.dtype or ".eig" in call  # of which the dtype is that of any values
            np.testing.assert_allclose(part.numpy(), wanted, rtol=1e-4 if dtypes != "float64" else 1e-9, atol=1e-5 if dtypes != "float64" else 1e-12)
        else:
            assert part == wanted


def test_a_number_of_python_is_weak() -> None:
    small, ints = sg.tensor([1.0, 2.0]), sg.tensor([1, 2], dtype=sg.uint8)
    assert (small * 1).dtype is sgnp.add(small, 2.5).dtype is sgnp.where(small > 1, small, 0.0).dtype is sg.float32
    assert sgnp.add(small, np.float64(2.5)).dtype is sgnp.add(small, np.array(2.5)).dtype is sgnp.add(small, [1.0, 2.0]).dtype is sg.float64
    assert sgnp.add(ints, 3).dtype is sg.uint8 and sgnp.add(ints, 3.0).dtype is sgnp.sin(1).dtype is sg.float64
    assert sgnp.sin(sg.tensor([True])).dtype is sg.float16  # as NumPy has it
    assert sgnp.less(ints, 1000).tolist() == [True, True]
    with pytest.raises(OverflowError, match="300 out of bounds for uint8"):
        sgnp.add(ints, 300)
    assert sgnp.sin(small, dtype="float64").dtype is sgnp.sin(small, dtype=float).dtype is sgnp.sin(small, dtype=sgnp.float64).dtype is sg.float64


def test_what_is_made() -> None:
    assert sgnp.zeros((2, 3)).dtype is sgnp.linspace(0, 1, 5).dtype is sgnp.eye(2).dtype is sgnp.array([1.0]).dtype is sg.float64
    assert sgnp.arange(3).dtype is sgnp.array([1, 2]).dtype is sg.int64 and sgnp.arange(3.0).dtype is sg.float64
    assert sgnp.ones(2, dtype=sgnp.float32).dtype is sgnp.array([1], "float32").dtype is sg.float32
    x = sg.tensor([2.0, 3.0], requires_grad=True)
    for made, slope in ((sgnp.array([x[0], x[1] * 2]), [1, 2]), (sgnp.array(x, ndmin=2), [1, 1]), (sgnp.full((2, 2), x), [2, 2])):
        assert sg.autograd.grad(made.sum(), x)[0].tolist() == slope
    array = np.ones(2)
    copied, seen = sgnp.array(array), sgnp.asarray(array)
    array[0] = 7
    assert copied.tolist() == [1, 1] and seen.tolist() == [7, 1] and sgnp.asarray(x) is x and sgnp.array(x) is not x
    assert sgnp.pi == np.pi and sgnp.newaxis is None and sgnp.ndarray is sg.Tensor and sgnp.float64 is sg.float64


def test_a_function_without_a_rule() -> None:
    x = sg.tensor([1.0, 5.0, 2.0], requires_grad=True)
    counts, edges = sgnp.histogram(x.detach(), 2)
    assert counts.tolist() == [2, 1] and edges.tolist() == [1, 3, 5]
    assert sgnp.array_equal(x, x) is True and sgnp.result_type(x, sgnp.float64) is sg.float64
    for wrong in (lambda: sgnp.histogram(x), lambda: sgnp.linspace(x, 1), lambda: sgnp.spacing(x), lambda: sgnp.random.normal(x)):
        with pytest.raises(TypeError, match=r"numpy\.(histogram|linspace|spacing|random\.normal) has no rule for tensors.*requires grad"):
            wrong()
    with pytest.raises(TypeError, match=r"numpy\.copyto would change elements"):
        sgnp.copyto(x, 1.0)
    for name in ("nditer", "no_such_name"):
        with pytest.raises(AttributeError, match=rf"'specgrad\.numpy' has no attribute '{name}'"):
            getattr(sgnp, name)


def test_gradients_batches_and_tangents() -> None:
    def loss(w: Any, x: Any) -> Any:
        return sgnp.sum(sgnp.tanh(sgnp.dot(x, w)) ** 2) + sgnp.linalg.norm(w)

    w, x = sgnp.array([0.5, -1.0, 2.0]), sgnp.array([[1, 2, 3], [0, 1, 1]])
    (slope,) = (sg.func.grad(loss)(w, x),)
    steps = [(loss(w + 1e-6 * e, x) - loss(w - 1e-6 * e, x)) / 2e-6 for e in sgnp.eye(3)]
    np.testing.assert_allclose(slope.numpy(), [float(step) for step in steps], rtol=1e-5)
    assert sg.vmap(sg.func.grad(loss), in_dims=(None, 0))(w, x).shape == (2, 3)
    assert float(sg.func.jvp(lambda w: loss(w, x), (w,), (sgnp.ones(3),))[1]) == pytest.approx(float(slope.sum()))


def test_methods_of_ufuncs() -> None:
    x = sgnp.array([1.0, 2.0, 4.0])
    assert sgnp.add.reduce(x).item() == 7 and sgnp.multiply.accumulate(x).tolist() == [1, 2, 8] and sgnp.add.reduceat(x, [0, 2]).tolist() == [3, 4]
    assert sgnp.subtract.outer(x, [1, 2]).shape == (3, 2) and sgnp.add.nin == 2 and sgnp.add.identity == 0 and sgnp.divmod.nout == 2
    sgnp.add.at(x, sgnp.array([0, 0]), 1.0)
    assert x.tolist() == [3, 2, 4]
    out = sgnp.zeros(3)
    assert sgnp.sqrt(x, out=out) is out and sgnp.sqrt(x, where=x > 2, out=sgnp.zeros(3)).tolist()[1] == 0
    assert pickle.loads(pickle.dumps(sgnp.add)) is sgnp.add
    with pytest.raises(TypeError, match=r"add\(\) takes from 2 to 3 positional arguments but 1 were given"):
        sgnp.add(x)


def test_random_numbers_are_those_of_numpy() -> None:
    rng, theirs = sgnp.random.default_rng(3), np.random.default_rng(3)
    drawn = rng.normal(size=(2, 3))
    assert isinstance(drawn, sg.Tensor) and drawn.dtype is sg.float64 and np.array_equal(drawn.numpy(), theirs.normal(size=(2, 3)))
    assert rng.integers(0, 10, 4).tolist() == theirs.integers(0, 10, 4).tolist() and rng.permutation(5).dtype is sg.int64
    assert np.array_equal(rng.spawn(1)[0].random(2).numpy(), theirs.spawn(1)[0].random(2))
    assert np.array_equal(pickle.loads(pickle.dumps(rng)).random(2).numpy(), rng.random(2).numpy())
    assert np.array_equal(sgnp.random.RandomState(0).randn(3).numpy(), np.random.RandomState(0).randn(3))
    sgnp.random.seed(4)
    drawn = sgnp.random.rand(2)
    np.random.seed(4)
    assert np.array_equal(drawn.numpy(), np.random.rand(2))


# ---- as a module


MODULES = ("specgrad.numpy", "specgrad.numpy.linalg", "specgrad.numpy.fft", "specgrad.numpy.random")


@pytest.mark.parametrize("module", MODULES)
def test_the_stub_has_every_name(module: str) -> None:
    file = ROOT / "runtime" / Path(*module.split(".")[1:])
    file = file / "__init__.pyi" if file.is_dir() else file.with_suffix(".pyi")
    said = set()
    for node in ast.parse(file.read_text(encoding="utf-8")).body:
        said |= {node.target.id} if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name) else set()
        said |= {node.name} if isinstance(node, ast.FunctionDef) else set()
        said |= {t.id for t in node.targets if isinstance(t, ast.Name)} if isinstance(node, ast.Assign) else set()
        said |= {a.asname for a in node.names if a.asname} if isinstance(node, ast.ImportFrom) else set()
    names, version = set(import_module(module).__all__), tuple(map(int, np.__version__.split(".")[:2]))
    assert not names - said - {"in1d", "trapz"} or version > (2, 4)  # which NumPy had until then; a later one may have more
    assert not said - names or version < (2, 4)


@pytest.mark.parametrize("module", MODULES)
def test_dir_and_help(module: str) -> None:
    found = import_module(module)
    assert {name for name in dir(found) if not name.startswith("__")} == set(found.__all__)
    for name in found.__all__:
        assert getattr(found, name, inspect) is not inspect
    for name in ("sum", "norm", "fft"):
        if callable(getattr(found, name, None)):
            function = getattr(found, name)
            assert (function.__module__, function.__name__) == (module, name) and inspect.signature(function).parameters and function.__doc__
    from specgrad.numpy import sin

    assert sin is sgnp.sin and "Trigonometric sine" in sin.__doc__
