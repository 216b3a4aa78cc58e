"""einops on tensors: by the array standard as it comes, and by the backend that `specgrad.utils.einops` offers; values as NumPy's, and gradients."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

import specgrad as sg

einops = pytest.importorskip("einops", minversion="0.8")
from einops import array_api  # noqa: E402

import specgrad.utils.einops as offered  # noqa: E402

Call = Callable[[Any, Any], Any]  # of the module and a tensor of shape (4, 6, 3)

BY_STANDARD: dict[str, Call] = {
    "permuted": lambda e, x: e.rearrange(x, "b h c -> c b h"),
    "split": lambda e, x: e.rearrange(x, "b (h w) c -> b h w c", w=2),
    "joined": lambda e, x: e.rearrange(x, "b h c -> (b h) c"),
    "of a list": lambda e, x: e.rearrange([x, x * 2], "n b h c -> b (n h) c"),
    "without an axis": lambda e, x: e.rearrange(x[:, :1], "b 1 c -> b c"),
    "ellipsis": lambda e, x: e.rearrange(x, "b ... c -> c ... b"),
    "sum": lambda e, x: e.reduce(x, "b h c -> b c", "sum"),
    "mean": lambda e, x: e.reduce(x, "b (h w) c -> b h c", "mean", w=3),
    "max": lambda e, x: e.reduce(x, "b h c -> h", "max"),
    "min of all": lambda e, x: e.reduce(x, "b h c ->", "min"),
    "prod": lambda e, x: e.reduce(x, "b h c -> c", "prod"),
    "kept": lambda e, x: e.reduce(x, "b h c -> b 1 c", "sum"),
    "repeat": lambda e, x: e.repeat(x, "b h c -> b h r c", r=2),
    "repeat within": lambda e, x: e.repeat(x, "b h c -> b (h r) (s c)", r=2, s=3),
    "pack": lambda e, x: e.pack([x, x[:, 0]], "b * c")[0],
    "unpack": lambda e, x: e.unpack(x, [(2,), (2, 2)], "b * c")[1],
}
BY_BACKEND: dict[str, Call] = BY_STANDARD | {
    "einsum": lambda e, x: e.einsum(x, x, "b h c, b g c -> b h g"),
    "by a function": lambda e, x: e.reduce(x, "b h c -> b", lambda t, axes: (t * t).sum(axes)),
}
WAYS = {f"{name} by standard": (array_api, call) for name, call in BY_STANDARD.items()}
WAYS |= {f"{name} by backend": (einops, call) for name, call in BY_BACKEND.items()}


@pytest.mark.parametrize("way", WAYS)
def test_values_and_gradients(way: str) -> None:
    module, call = WAYS[way]
    array = np.random.default_rng(0).permutation(72).reshape(4, 6, 3) / 40 + 0.5
    x = sg.tensor(array, requires_grad=True)
    found = call(module, x)
    np.testing.assert_allclose(found.detach().numpy(), call(einops, array), rtol=1e-12)
    assert found.requires_grad
    assert sg.autograd.gradcheck(lambda t: call(module, t), (x,))


def test_every_sample_by_itself() -> None:
    x = sg.arange(24.0).reshape(2, 3, 4)
    found = sg.vmap(lambda t: einops.rearrange(t, "a (b c) -> b a c", c=2))(x)
    assert found.tolist() == einops.rearrange(x.numpy(), "n a (b c) -> n b a c", c=2).tolist()


def test_shapes_numbers_and_kinds() -> None:
    x = sg.arange(6).reshape(2, 3)
    assert einops.parse_shape(x, "a b") == {"a": 2, "b": 3}
    assert einops.asnumpy(sg.ones(2, requires_grad=True)).tolist() == [1, 1]
    assert einops.reduce(x > 2, "a b -> a", "any").tolist() == [False, True] and einops.reduce(x > 2, "a b -> b", "all").tolist() == [False] * 3
    with pytest.raises(NotImplementedError, match="reduce_mean is not available for non-floating tensors"):
        einops.reduce(x, "a b -> a", "mean")


def test_the_backend_has_what_einops_asks_for() -> None:
    backend = offered.SpecgradBackend()
    made = backend.from_numpy(np.ones((2, 3)))
    assert backend.is_appropriate_type(made) and not backend.is_appropriate_type(np.ones(2))
    assert backend.shape(made) == (2, 3) and backend.tile(made, (2, 1)).shape == (4, 3) and backend.arange(1, 3).tolist() == [1, 2]
    ours = {name for name in vars(offered.SpecgradBackend) if not name.startswith("_")}
    inherited = {name for name in vars(einops._backends.AbstractBackend) if not name.startswith("_")} - ours
    assert inherited == {"create_symbol", "eval_symbol", "layers"}


def test_the_backend_is_offered_not_imposed() -> None:
    code = "import specgrad, einops\ntry: einops.rearrange(specgrad.ones(2, 3), 'a b -> b a')\nexcept RuntimeError as error: print(error)"
    ran = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert "unknown to einops" in ran.stdout
