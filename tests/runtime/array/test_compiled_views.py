"""Views that compiled code makes of an array's memory: as NumPy's as_strided shows it, and none that would reach beyond it."""

from __future__ import annotations

import gc
import math
import weakref
from collections.abc import Callable, Sequence
from typing import Any

import numpy as np
import pytest

from specgrad.array import copies, shape
from specgrad.array.base import native, native_views
from specgrad.array.base.tools import owner_of
from tests.effort import tries

pytestmark = pytest.mark.skipif(not native.kernels, reason="nothing is compiled")


def test_a_view_shows_what_as_strided_shows_or_is_refused() -> None:
    chance = np.random.default_rng(3)
    made = refused = 0
    for _ in range(4000):
        owner = np.arange(int(chance.integers(1, 30)), dtype=chance.choice([np.uint8, np.int16, np.float32, np.complex128]))
        first = int(chance.integers(0, owner.size))
        x = owner[first :: int(chance.choice([1, 2, -1]))]
        ndim = int(chance.integers(0, 4))
        shape = tuple(chance.integers(0, 5, ndim).tolist())
        strides = tuple((chance.integers(-3, 6, ndim) * owner.itemsize).tolist())
        steps = [(n - 1) * s // owner.itemsize for n, s in zip(shape, strides)]
        low, high = first + sum(s for s in steps if s < 0), first + sum(s for s in steps if s > 0)
        fits = 0 in shape or (low >= 0 and high < owner.size)
        view = native_views.strided_view(x, shape, strides)
        assert (view is not None) == fits, (owner.size, first, shape, strides)
        if view is None:
            refused += 1
            continue
        made += 1
        assert owner_of(view) is owner and view.strides == strides
        np.testing.assert_array_equal(view, np.lib.stride_tricks.as_strided(x, shape, strides))
    assert made > 500 and refused > 500


@pytest.mark.parametrize(
    ("shape", "strides"), [((2**62, 2**62), (4, 4)), ((2**63 - 1,), (2**62,)), ((2,), (-(2**63),)), ((-1,), (4,)), ((2,), ()), ((2.0,), (4,)), ((2**70,), (0,))]
)
def test_sizes_that_no_array_has_are_refused(shape: tuple[int, ...], strides: tuple[int, ...]) -> None:
    assert native_views.strided_view(np.zeros(8, np.float32), shape, strides) is None


def test_a_view_of_memory_begins_where_it_is_told_to() -> None:
    chance = np.random.default_rng(6)
    made = refused = 0
    for _ in range(4000):
        owner = np.arange(int(chance.integers(1, 30)), dtype=chance.choice([np.uint8, np.int16, np.float32, np.complex128]))
        first = int(chance.integers(0, owner.size))
        x, ndim = owner[first:], int(chance.integers(0, 4))
        offset = None if chance.random() < 0.2 else int(chance.integers(0, owner.size + 2))
        shape, strides = chance.integers(0, 5, ndim).tolist(), chance.integers(0, 6, ndim).tolist()
        start = first if offset is None else offset
        last = start + sum((n - 1) * s for n, s in zip(shape, strides))
        view = native_views.view_of_memory(x, chance.choice([tuple, list])(shape), strides, offset)
        assert (view is not None) == (start < owner.size and (0 in shape or last < owner.size)), (owner.size, start, shape, strides)
        if view is None:
            refused += 1
            continue
        made += 1
        assert owner_of(view) is owner and view.shape == tuple(shape)
        expected = np.lib.stride_tricks.as_strided(owner[start:], shape, [s * owner.itemsize for s in strides])
        np.testing.assert_array_equal(view, expected)
    assert made > 500 and refused > 500


@pytest.mark.parametrize(
    ("size", "stride", "offset"),
    [((2,), (-1,), 0), ((2,), (2**62,), 0), ((2,), (1,), -1), ((2,), (1,), 2**62), ((2,), (1,), 2**70), ((2,), (1,), 1.0), ((-1,), (1,), None), ((2,), (), 0)],
)
def test_a_view_of_memory_that_is_none_is_refused(size: tuple[int, ...], stride: tuple[int, ...], offset: Any) -> None:
    assert native_views.view_of_memory(np.zeros(8, np.float32), size, stride, offset) is None


def test_the_memory_of_a_view_is_its_owners() -> None:
    owner = np.zeros((3, 4), np.float32)
    assert native_views.memory_of(owner) == (id(owner), 48, 0)
    assert native_views.memory_of(owner[1:, 2]) == (id(owner), 48, 24)
    assert native_views.memory_of(owner[::-1]) == (id(owner), 48, 32)
    for foreign in (np.frombuffer(b"abcd", np.uint8), np.lib.stride_tricks.as_strided(owner, (2,), (4,)), owner.view(np.matrix), [1.0]):
        assert native_views.memory_of(foreign) is None


def test_a_view_of_what_may_not_be_written_may_not_be_written() -> None:
    x = np.zeros(4)
    assert native_views.strided_view(x, (2, 4), (0, 8)).flags.writeable
    x.flags.writeable = False
    assert not native_views.strided_view(x, (2, 4), (0, 8)).flags.writeable


def test_a_view_keeps_its_memory_alive_and_nothing_else() -> None:
    owner = np.arange(3.0)
    seen = weakref.ref(owner)
    view = native_views.strided_view(owner[1:], (2,), (8,))
    del owner
    gc.collect()
    assert view.tolist() == [1, 2]
    del view
    gc.collect()
    assert seen() is None


def test_an_expanded_view_is_numpys_or_refused() -> None:
    chance = np.random.default_rng(5)
    made = refused = 0
    for _ in range(2000):
        shape = chance.choice([0, 1, 1, 2, 3], int(chance.integers(0, 4))).tolist()
        x = np.arange(np.prod(shape, dtype=int), dtype=chance.choice([np.int8, np.float64])).reshape(shape)
        x = x[..., ::-1].T if x.ndim and chance.random() < 0.3 else x
        size = [*chance.integers(0, 3, int(chance.integers(0, 3))).tolist(), *(int(chance.choice([n, n, -1, 2])) for n in x.shape)]
        view = native_views.expanded(x, tuple(size))
        lead = len(size) - x.ndim
        asked = [x.shape[i - lead] if n == -1 and i >= lead else n for i, n in enumerate(size)]
        if any(have not in (1, wanted) for have, wanted in zip(x.shape, asked[lead:])):
            assert view is None, (x.shape, size)
            refused += 1
            continue
        made += 1
        np.testing.assert_array_equal(view, np.broadcast_to(x, asked))
        assert view.shape == tuple(asked) and owner_of(view) is owner_of(x)
        assert all(stride == 0 for stride, n, have in zip(view.strides[lead:], view.shape[lead:], x.shape) if n != have)
    assert made > 500 and refused > 200


@pytest.mark.parametrize("size", [(-1,), (-1, 4), (2, -2), (2**70, 4), (2**62, 2**62, 4), (True, 4), (2.0, 4), (), [2, 4], (3, 5)])
def test_sizes_to_which_nothing_expands_are_refused(size: tuple[int, ...]) -> None:
    x = np.zeros(4, np.float32) if size != (-1,) else np.zeros((1, 4), np.float32)
    assert native_views.expanded(x, size) is None


def test_an_expanded_view_may_be_written_where_its_array_may() -> None:
    x = np.zeros((1, 4))
    assert native_views.expanded(x, (2, 4)).flags.writeable
    x.flags.writeable = False
    assert not native_views.expanded(x, (2, 4)).flags.writeable


def test_parts_and_slices_are_numpys() -> None:
    chance = np.random.default_rng(4)
    for _ in range(tries(300, 2000)):
        ndim = int(chance.integers(1, 5))
        shape = [int(n) for n in chance.integers(0, 6, ndim)]
        x = np.arange(math.prod(shape)).astype(chance.choice([np.float32, np.int64, bool])).reshape(shape)
        x = x.transpose(chance.permutation(ndim))[:: chance.choice([-1, 1, 2])]
        dim = int(chance.integers(ndim))
        total = x.shape[dim]
        ends = sorted(chance.integers(0, total + 1, chance.integers(0, 4)).tolist())
        sizes = np.diff([0, *ends, total]).tolist()
        size = int(chance.integers(1, 8))
        starts = list(range(0, total, size))
        dim -= ndim if chance.random() < 0.3 else 0  # from the end
        for parts, expected in (
            (native_views.parts(x, dim, chance.choice([tuple, list])(sizes)), np.split(x, ends, dim)),
            (native_views.parts(x, dim, size), np.split(x, starts[1:], dim)),
            (native_views.slices(x, dim), [np.moveaxis(x, dim, 0)[i, ...] for i in range(total)]),
        ):
            if parts is None:
                assert not total or not native_views.slices(x, dim), "there is nothing to take apart"
                continue
            assert len(parts) == len(expected)
            for part, own in zip(parts, expected):
                assert (part.shape, part.dtype, part.flags.writeable) == (own.shape, own.dtype, own.flags.writeable)
                assert np.array_equal(part, own)
                assert not own.size or (part.strides == own.strides and np.shares_memory(part, x))


@pytest.mark.parametrize("sizes", [0, -1, (1, 1), (1, 3), (-1, 4), (4, -1), (2.0, 1), True, 1.5, "3", (), (1 << 70,), 1 << 70])
def test_sizes_that_do_not_fill_a_dimension_are_refused(sizes: Any) -> None:
    assert native_views.parts(np.zeros((3, 2), np.float32), 0, sizes) is None


@pytest.mark.parametrize("dim", [-3, 2, 1 << 70, -1 << 70, "0", 1.0, True])
def test_what_is_no_dimension_is_refused(dim: Any) -> None:
    assert native_views.parts(np.zeros((3, 2), np.float32), dim, 1) is None
    assert native_views.slices(np.zeros((3, 2), np.float32), dim) is None


def _of_any_kind(chance: np.random.Generator) -> Any:
    x = np.arange(120).astype(chance.choice([np.float32, np.int64, np.complex128]))[: int(chance.choice([0, 1, 24, 120]))]
    x = x.reshape({0: (2, 0, 3), 1: (1, 1), 24: (2, 3, 4), 120: (5, 2, 3, 4)}[x.size])
    x = x.transpose(chance.permutation(x.ndim)) if chance.random() < 0.4 else x
    x = x[..., ::2] if chance.random() < 0.2 else x[..., 0] if x.size and chance.random() < 0.3 else x
    x.flags.writeable = chance.random() < 0.9
    return x


_CALLS: dict[str, Callable[[Any, Callable[[], int]], list[Any]]] = {  # functions of array/shape.py, and arguments of which some are wrong
    "view": lambda x, n: [(-1, abs(n())) if n() else (abs(n()), x.size)],
    "reshape": lambda x, n: [[x.size, 1] if n() else (1, *x.shape)],
    "permute": lambda x, n: [tuple(np.random.default_rng(n() + 9).permutation(x.ndim).tolist())],
    "transpose": lambda x, n: [n(), n()],
    "slice": lambda x, n: [n(), None if n() > 2 else n(), None if n() > 2 else n(), n() + 2],
    "select": lambda x, n: [n(), n()],
    "unsqueeze": lambda x, n: [n()],
    "diagonal": lambda x, n: [n(), n(), n()],
    "diag_embed": lambda x, n: [n(), n(), n()],
    "unfold": lambda x, n: [n(), n(), n()],
    "flip": lambda x, n: [n() if n() else (n(), n())],
    "repeat": lambda x, n: [(2,) * max(0, x.ndim - 1) + (abs(n()), abs(n()))],
}


@pytest.mark.parametrize("name", _CALLS)
def test_compiled_functions_give_what_numpy_gives(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    chance, function = np.random.default_rng(9), getattr(copies if name in ("flip", "repeat") else shape, name)
    compiled = ("reshaped_view", "transposed", "swapped", "sliced", "selected", "unsqueezed", "diagonals", "on_diagonals", "windows", "flipped", "repeated")
    given = [(x, *_CALLS[name](x, lambda: int(chance.integers(-4, 5)))) for x in [_of_any_kind(chance) for _ in range(400)]]
    found = [_outcome(function, arguments) for arguments in given]
    for other in compiled:
        monkeypatch.setattr(native_views, other, lambda *args: None)
    done = 0
    for arguments, got in zip(given, found):
        wanted = _outcome(function, arguments)
        if isinstance(got, tuple) or isinstance(wanted, tuple):
            assert got == wanted, arguments
            continue
        done += 1
        assert (got.shape, got.dtype, got.flags.writeable) == (wanted.shape, wanted.dtype, wanted.flags.writeable), arguments
        np.testing.assert_array_equal(got, wanted)
        if name not in ("reshape", "diag_embed", "flip", "repeat"):  # which may be copies
            assert got.strides == wanted.strides and owner_of(got) is owner_of(wanted), arguments
            assert got.__array_interface__["data"] == wanted.__array_interface__["data"], arguments
    assert done > 20


def _outcome(function: Callable[..., Any], arguments: Sequence[Any]) -> Any:
    try:
        return function(*arguments)
    except (ValueError, RuntimeError, IndexError) as error:
        return type(error), str(error)


def test_shapes_are_told_of_any_arrays() -> None:
    class Other:
        shape, dtype = (7,), "its own"

    arrays = [np.zeros((2, 3), np.float32), Other(), np.zeros((), np.int64)]
    assert native.shapes_of(arrays) == [(2, 3), (7,), ()]
    assert native.shapes_and_dtypes(tuple(arrays)) == (((2, 3), np.dtype("float32")), ((7,), "its own"), ((), np.dtype("int64")))
    with pytest.raises(AttributeError):
        native.shapes_of([np.zeros(1), None])
    with pytest.raises(TypeError):
        native.shapes_of(3)
