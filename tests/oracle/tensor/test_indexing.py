"""x[...] and x[...] = value: views, masks, integer tensors, all mixed; gradients, and what cannot be an index."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from tests.oracle.both import agree, lines

# Of x, with shape (3, 4, 5); i and j are tensors of indices, m a mask like x, r a mask of rows.
INDICES = """
    0
    -1
    2
    3
    -4
    0, 1
    0, 1, 2
    0, 1, 2, 3
    -1, -1, -1
    0, 4
    :
    ...
    None
    ()
    1:
    :2
    ::2
    1::2
    -2:
    :-1
    5:
    2:1
    -100:100
    ::0
    :, 1
    :, 1:3
    ..., 0
    ..., 1:4
    0, ...
    0, ..., 0
    None, 0
    0, None
    :, None
    ..., None
    None, ..., None
    1, :, None, 2
    1:3, 0, ::2
    i
    i, j
    i, :, j
    :, i
    :, i, j
    ..., i
    i, ..., j
    0, i
    i, 0
    i, 1:3
    1:3, i
    None, i
    i, None
    i, None, j
    [0, 2]
    [0, 2], [1, 3]
    [[0, 1], [2, 0]]
    [i, j]
    [0, slice(1, 3)]
    [None, 0]
    [0, -1]
    []
    (0, 1),
    [True, False, True]
    [0, 3]
    [0, 1], [0, 1, 2]
    [0, 1], [[0], [1]]
    m
    m[0]
    :, m[0]
    r
    r, 0
    r, i[:1]
    r, :, j[:2]
    0, m[0]
    m[0], 0
    ~m
    m & r[:, None, None]
    m.to(lib.uint8)
    m[:, :, 0].to(lib.uint8), 0
    m[:, :, 0].to(lib.uint8), ..., 0
    0, m[0].to(lib.uint8)
    m[0].to(lib.uint8), 0
    r.to(lib.uint8), i[:1]
    lib.tensor(1, dtype=lib.uint8)
    lib.tensor(0, dtype=lib.uint8)
    lib.from_numpy(np.array([1, 2], np.longlong))
    lib.from_numpy(np.array([1, 2], np.intc))
    lib.tensor(True)
    lib.tensor(False)
    True
    False
    None, True
    lib.tensor(1)
    lib.tensor(1), lib.tensor(2)
    lib.tensor(7)
    lib.tensor(1, dtype=lib.int32)
    lib.tensor([1, 2], dtype=lib.int32)
    lib.tensor([1, 2], dtype=lib.uint8)
    lib.tensor([1.0])
    lib.tensor([], dtype=lib.int64)
    lib.tensor([3])
    lib.tensor([-4])
    lib.tensor([-1])
    lib.tensor([True, False])
    lib.tensor([[0], [1]]), lib.tensor([0, 1])
    lib.tensor(0):lib.tensor(2)
    np.array([0, 2])
    np.array([0, 2], np.int8)
    np.array([0, 2], np.uint16)
    np.array([0, 2], np.longlong)
    np.array([True, False, True])
    np.int64(1)
    range(2)
    1.0
    1.0:2
    'a'
    None, None, 0
    {}
    0, 'a'
    slice(0, 2)
    slice(None, None, 2), 1
"""
VALUES = {
    "a number": "2.5",
    "a tensor that broadcasts": "lib.ones(5)",
    "a misfit": "lib.ones(7)",
}
ASSIGNED = """
    x[0] = 1
    x[0] = lib.tensor(1.5)
    x[0] = lib.ones(4, 5)
    x[0] = lib.ones(1, 4, 5)
    x[0] = lib.ones(1, 1, 5)
    x[0] = lib.ones(2, 4, 5)
    x[0, 1] = lib.arange(5)
    x[0, 1] = lib.arange(5).double()
    x[:] = 3
    x[...] = lib.ones(3, 4, 5)
    x[()] = 3
    x[None] = 3
    x[1:1] = 3
    x[1:1] = lib.ones(0, 4, 5)
    x[i] = 3
    x[i] = lib.ones(5)
    x[i] = lib.ones(5, dtype=lib.float64)
    x[i] = lib.ones(7)
    x[[0, 1], [1, 2]] = lib.ones(2, 5)
    x[[0, 1], [1, 2]] = lib.ones(3, 5)
    x[m] = 0
    x[m] = lib.tensor(5.0)
    x[m] = lib.tensor([5.0])
    x[m] = lib.zeros(int(m.sum()))
    x[m] = lib.zeros(3)
    x[r] = 7
    x[r, 0] = lib.ones(5)
    x[r, :, 1] = lib.ones(4)
    x[:, i] = lib.ones(3, 3, 5)
    x[..., 0] = lib.ones(3, 1)
    x[0, m[0]] = 2
    x[True] = 1
    x[False] = 1
    x[0] = [1, 2, 3, 4, 5]
    x[0, 0] = [1, 2, 3, 4, 5]
    x[0] = 'a'
    x[0] = None
    x[0] = np.float64(2)
    x[0] = True
    x[0] = 1j
    x[5] = 1
    x[0, 0, 0, 0] = 1
    x[lib.tensor([7])] = 1
    x['a'] = 1
    x[1.5] = 1
    x[0][1] = 3
    x[0][i] = 3
    x[::2][m[::2]] = 3
    x[0] += 1
    x[i] *= 2
    x[m] += 1
    x[lib.tensor([-1])] = 4
    x[0, lib.tensor([0, -1])] = lib.ones(2, 5)
"""


def names(lib: Any, dtype: str = "float32") -> dict[str, Any]:
    x = lib.arange(60).to(getattr(lib, dtype)).reshape(3, 4, 5)
    numbers = lib.arange(60).reshape(3, 4, 5)
    return {
        "lib": lib, "np": np, "x": x, "i": lib.tensor([2, 0, 1]), "j": lib.tensor([1, 3, 0]), "m": numbers % 3 == 0, "r": lib.tensor([True, False, True]),
    }  # fmt: skip


@pytest.mark.parametrize("index", lines(INDICES))
def test_what_an_index_gives(index: str) -> None:
    def program(lib: Any) -> Any:
        found = eval(f"x[{index}]", names(lib))
        return found, found._is_view(), found.numel() == 0 or found.contiguous().sum()

    agree(program)


@pytest.mark.parametrize("index", lines(INDICES))
def test_its_gradient(index: str) -> None:
    def program(lib: Any) -> Any:
        given = names(lib)
        given["x"].requires_grad_()
        found = eval(f"x[{index}]", given)
        weights = lib.arange(found.numel(), dtype=lib.float32).reshape(found.shape)
        return found, lib.autograd.grad((found * weights).sum(), given["x"])

    agree(program)


# PyTorch has no masks of dtype uint8 here; of two mistakes at once, or of what is put nowhere, either library may speak first.
BYTES = ("m.to(lib.uint8)", "m[:, :, 0].to(lib.uint8), 0", "m[:, :, 0].to(lib.uint8), ..., 0", "0, m[0].to(lib.uint8)")
UNLIKE = {(index, "a number") for index in BYTES} | {(index, "a misfit") for index in ("False", "[0, 3]", "lib.tensor([3])", "lib.tensor([-4])")}


@pytest.mark.parametrize(("index", "value"), [(i, v) for i in lines(INDICES) for v in VALUES if (i, v) not in UNLIKE])
def test_what_is_put_there(index: str, value: str) -> None:
    def program(lib: Any) -> Any:
        given = names(lib)
        exec(f"x[{index}] = {VALUES[value]}", given)
        return given["x"]

    agree(program)


@pytest.mark.parametrize("dtype", ["float32", "int64", "uint8", "bool", "complex64"])
@pytest.mark.parametrize("code", lines(ASSIGNED))
def test_assignments(code: str, dtype: str) -> None:
    def program(lib: Any) -> Any:
        given = names(lib, dtype)
        exec(code, given)
        return given["x"]

    agree(program)


@pytest.mark.parametrize("code", lines(ASSIGNED))
def test_gradients_of_assignments(code: str) -> None:
    def program(lib: Any) -> Any:
        given = names(lib)
        leaf = given["x"].requires_grad_()
        given["x"] = leaf * 2
        exec(code, given)
        return given["x"], lib.autograd.grad((given["x"] * lib.arange(60.0).reshape(3, 4, 5)).sum(), leaf)

    agree(program)


@pytest.mark.parametrize(
    "code", ["x[0] = v", "x[i] = v", "x[m] = v[0]", "x[:, 0] = v", "x[..., 1:] = v[1:]", "x[i, j] = v", "x[r] = v", "x[0, m[0]] = v[1]", "x[[0, 0]] = v"]
)
def test_gradients_of_what_is_assigned(code: str) -> None:
    def program(lib: Any) -> Any:
        given = names(lib)
        v = lib.arange(5.0, requires_grad=True)
        given["v"] = v * 1
        exec(code, given)
        return given["x"], lib.autograd.grad((given["x"] * lib.arange(60.0).reshape(3, 4, 5)).sum(), v)

    agree(program)


@pytest.mark.parametrize("index", ["0", "...", "None", "()", "True", "lib.tensor(True)", "lib.tensor(0)", ":", "lib.tensor([True])"])
def test_without_dimensions(index: str) -> None:
    agree(lambda lib: eval(f"x[{index}]", {"lib": lib, "x": lib.tensor(2.5)}))


INDEXED = {
    "index_select": lambda lib, x, i: x.index_select(0, i),
    "index_add": lambda lib, x, i: x.index_add(0, i, lib.ones(2, 3)),
    "index_put": lambda lib, x, i: x.index_put((i,), lib.ones(2, 3)),
    "gather": lambda lib, x, i: x.gather(0, i.reshape(2, 1)),
    "scatter": lambda lib, x, i: x.scatter(0, i.reshape(2, 1), 5.0),
    "scatter_add": lambda lib, x, i: x.scatter_add(0, i.reshape(2, 1), lib.ones(2, 1)),
    "embedding": lambda lib, x, i: lib.nn.functional.embedding(i, x),
}


@pytest.mark.parametrize("dtype", ["bool", "int8", "uint8", "int16", "uint16", "int32", "int64", "float32"])
@pytest.mark.parametrize("name", INDEXED)
def test_dtypes_of_indices(name: str, dtype: str) -> None:
    agree(lambda lib: INDEXED[name](lib, lib.arange(6.0).reshape(2, 3), lib.tensor([1, 0]).to(getattr(lib, dtype))))


@pytest.mark.parametrize("dtype", ["int64", "float64", "bool", "complex64"])
@pytest.mark.parametrize("shape", [(2, 3), (1, 2, 3), (3,), ()])
def test_all_of_a_tensor_takes_values_of_another_dtype(shape: tuple[int, ...], dtype: str) -> None:
    def program(lib: Any) -> Any:
        x = lib.zeros(2, 3, requires_grad=True)
        y = x * 1
        y[True] = lib.ones(shape).to(getattr(lib, dtype)) * 2
        y.sum().backward()
        return y, x.grad

    agree(program)
