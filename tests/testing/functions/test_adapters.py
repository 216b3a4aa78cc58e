"""Functions of other frameworks, verified as if they were ours."""

from __future__ import annotations

import importlib
import subprocess
import sys
from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest

import specgrad as sg
from specgrad.testing import VerificationError, verify
from specgrad.testing.adapters import from_jax, from_torch, from_vjp
from tests.testing.functions import fake_jax

# ---- NumPy


def layer_norm(x: np.ndarray) -> np.ndarray:
    centred = x - x.mean(-1, keepdims=True)
    return centred / np.sqrt((centred**2).mean(-1, keepdims=True) + 1e-3)


def layer_norm_vjp(g: np.ndarray, x: np.ndarray) -> np.ndarray:
    centred = x - x.mean(-1, keepdims=True)
    inverse = 1 / np.sqrt((centred**2).mean(-1, keepdims=True) + 1e-3)
    y = centred * inverse
    return inverse * (g - g.mean(-1, keepdims=True) - y * (g * y).mean(-1, keepdims=True))


def test_a_handwritten_gradient_is_verified() -> None:
    function = from_vjp(layer_norm, layer_norm_vjp)
    report = verify(function, [(3, 4)])
    assert report.name == "layer_norm" and report.place.partition(":")[0].endswith("test_adapters.py")
    assert set(report.not_verified) == {"second order", "forward mode", "vmap", "batched gradients"}
    assert "refuses" in report.not_verified["second order"] and "was given none" in report.not_verified["forward mode"]


def test_a_term_that_was_forgotten_is_found() -> None:
    def wrong(g: np.ndarray, x: np.ndarray) -> np.ndarray:
        centred = x - x.mean(-1, keepdims=True)
        inverse = 1 / np.sqrt((centred**2).mean(-1, keepdims=True) + 1e-3)
        return inverse * (g - g.mean(-1, keepdims=True))

    report = verify(from_vjp(layer_norm, wrong), [(3, 4)], raise_exception=False)
    assert [failure.kind for failure in report.failures] == ["jacobian"]


def test_several_inputs_and_outputs_other_arguments_and_forward_mode() -> None:
    def function(x: Any, w: Any, power: int) -> Any:
        return x @ w, w**power, np.argmax(x)

    def vjp(g: Any, x: Any, w: Any, power: int) -> Any:
        assert isinstance(g, tuple) and len(g) == 3 and g[2] is None
        return g[0] @ w.T, x.T @ g[0] + power * w ** (power - 1) * g[1], None

    def jvp(t: Any, x: Any, w: Any, power: int) -> Any:
        assert len(t) == 3 and t[2] is None
        return t[0] @ w + x @ t[1], power * w ** (power - 1) * t[1], None

    report = verify(from_vjp(function, vjp, jvp=jvp, name="two"), [(2, 3), (3, 4), 3])
    assert report.name == "two" and "forward mode" not in report.not_verified
    values = from_vjp(function, vjp)(sg.ones(2, 3), sg.ones(3, 4), 2)
    assert values[2].dtype is sg.int64 and not values[2].requires_grad


def test_a_wrong_jvp_is_found() -> None:
    function = from_vjp(lambda x: x**2, lambda g, x: 2 * x * g, jvp=lambda t, x: x * t)
    assert verify(function, [(3,)], raise_exception=False).failures[0].kind == "forward mode"


def test_complex_gradients() -> None:
    inputs = [lambda random: random.standard_normal(3) + 1j * random.standard_normal(3)]
    assert verify(from_vjp(lambda z: z**2, lambda g, z: g * 2 * z.conj()), inputs)
    report = verify(from_vjp(lambda z: z**2, lambda g, z: g * 2 * z), inputs, raise_exception=False)
    assert "conj" in report.failures[0].guess


@pytest.mark.parametrize(
    "fn, vjp, inputs, words, guess",
    [
        (lambda x, b: x + b, lambda g, x, b: (g, g), [(2, 3), (3,)], "has the shape [2, 3], the input [3]", "missing sum over a broadcast dimension"),
        (lambda x, w: x @ w, lambda g, x, w: (g @ w.T, g.T @ x), [(2, 3), (3, 4)], "Is it transposed?", "gradient transposed"),
        (lambda x, w: x * w, lambda g, x, w: g * w, [(2,), (2,)], "gave 1 result, expected 2", ""),
        (lambda x: x * 2, lambda g, x: "no", [(2,)], "is a str; expected an array or a number", ""),
        (lambda x: "no", lambda g, x: g, [(2,)], "output 0 of <lambda> is a str", ""),
        (lambda x: x * 2, lambda g, x: None, [(2,)], "detached", "detached"),
    ],
)
def test_mistakes_of_handwritten_gradients_are_told(fn: Any, vjp: Any, inputs: Any, words: str, guess: str) -> None:
    with pytest.raises(VerificationError) as caught:
        verify(from_vjp(fn, vjp), inputs)
    assert words in str(caught.value) and guess in caught.value.failures[0].guess


def test_code_that_changes_its_arguments_is_found() -> None:
    def fn(x: np.ndarray) -> np.ndarray:
        x *= 2
        return x

    report = verify(from_vjp(fn, lambda g, x: 2 * g), [(2,)], raise_exception=False)
    assert any(failure.kind == "inputs changed" for failure in report.failures)

    def vjp(g: np.ndarray, x: np.ndarray) -> np.ndarray:
        g *= 2
        return g

    report = verify(from_vjp(lambda x: 2 * x, vjp), [(2,)], raise_exception=False)
    assert any(failure.kind == "grad_outputs changed" for failure in report.failures)


def test_what_is_no_function_is_told() -> None:
    with pytest.raises(TypeError, match="vjp is None, expected a function"):
        from_vjp(np.sin, None)  # type: ignore[arg-type]
    with pytest.raises(TypeError, match="fn is 3"):
        from_vjp(3, np.cos)  # type: ignore[arg-type]


# ---- JAX, which need not be there: against a stand-in with its interface


@pytest.fixture
def jax_config(monkeypatch: pytest.MonkeyPatch) -> Iterator[fake_jax.Config]:
    config = fake_jax.Config()
    jax, jnp = fake_jax.made(config)
    monkeypatch.setitem(sys.modules, "jax", jax)
    monkeypatch.setitem(sys.modules, "jax.numpy", jnp)
    package = importlib.import_module("specgrad.testing.frameworks")
    monkeypatch.delitem(sys.modules, "specgrad.testing.frameworks.from_jax", raising=False)
    monkeypatch.delattr(package, "from_jax", raising=False)
    yield config
    sys.modules.pop("specgrad.testing.frameworks.from_jax", None)
    vars(package).pop("from_jax", None)


def test_gradients_of_all_orders_and_modes_are_those_of_jax(jax_config: Any) -> None:
    report = verify(from_jax(lambda x, w: ((x @ w).sin(), w * w), name="two"), [(2, 3), (3, 2)])
    assert set(report.not_verified) == {"vmap", "batched gradients"}
    assert verify(from_jax(lambda x, n: x**n), [(3,), 3])
    assert verify(from_jax(lambda x, i: x.index_select(0, i)), [(3, 2), sg.tensor([0, 2])])


def test_complex_gradients_of_jax_are_conjugated(jax_config: Any) -> None:
    inputs = [lambda random: random.standard_normal(3) + 1j * random.standard_normal(3)]
    for function in (lambda z: z * z, lambda z: z * z.conj() * z, lambda z: z.real * z.imag):
        report = verify(from_jax(function), inputs)
        assert "second order" not in report.not_verified


def test_a_wrong_gradient_in_jax_is_found(jax_config: Any) -> None:
    class Wrong(sg.autograd.Function):
        @staticmethod
        def forward(ctx, x):
            ctx.save_for_backward(x)
            return x.exp()

        @staticmethod
        def backward(ctx, grad):
            return -grad * ctx.saved_tensors[0].exp()

    report = verify(from_jax(Wrong.apply), [(3,)], raise_exception=False)
    assert report.failures[0].kind == "jacobian" and report.failures[0].guess == "sign"


def test_jax_must_have_64_bits(jax_config: Any) -> None:
    jax_config.update("jax_enable_x64", False)
    with pytest.raises(VerificationError, match="jax_enable_x64"):
        verify(from_jax(lambda x: x.sin()), [(3,)])


def test_jax_itself() -> None:
    jax = pytest.importorskip("jax")
    jax.config.update("jax_enable_x64", True)
    jnp = importlib.import_module("jax.numpy")

    @jax.custom_vjp
    def wrong(x: Any) -> Any:
        return jnp.exp(x)

    wrong.defvjp(lambda x: (jnp.exp(x), x), lambda x, g: (-g * jnp.exp(x),))
    assert verify(from_jax(lambda x, w: (jnp.sin(x @ w), w * w)), [(2, 3), (3, 2)])
    assert verify(from_jax(lambda z: z * z.conj() * z), [lambda random: random.standard_normal(3) + 1j * random.standard_normal(3)])
    assert verify(from_jax(wrong), [(3,)], forward_mode=False, raise_exception=False).failures[0].guess == "sign"


@pytest.mark.parametrize("name, package", [("from_jax", "jax"), ("from_torch", "torch")])
def test_what_is_missing_is_told(name: str, package: str) -> None:
    code = (
        f"import sys; sys.modules[{package!r}] = None\n"
        f"from specgrad.testing import adapters\n"
        f"try:\n    adapters.{name}(abs)\n"
        "except ImportError as error:\n    print(error)"
    )
    told = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout
    assert f"is not installed: pip install {package}" in told


def test_frameworks_are_not_imported_for_others() -> None:
    code = (
        "import sys\nfrom specgrad.testing import verify, adapters\n"
        "verify(adapters.from_vjp(lambda x: x * 2, lambda g, x: 2 * g), [(2,)])\n"
        "print(sorted({'jax', 'torch', 'hypothesis', 'pytest'} & set(sys.modules)))"
    )
    assert subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout == "[]\n"


def test_what_is_no_function_of_a_framework_is_told(jax_config: Any) -> None:
    with pytest.raises(TypeError, match="expected a function of JAX arrays"):
        from_jax(3)  # type: ignore[arg-type]
    pytest.importorskip("torch")
    with pytest.raises(TypeError, match="expected a function of torch tensors"):
        from_torch(3)
