"""vmap: what a function gives for a batch is what it gives for the samples, one by one."""

from __future__ import annotations

import doctest
import importlib
import pickle
import weakref
from collections import OrderedDict, namedtuple
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

import specgrad as sg
from specgrad.autograd import grad
from specgrad.codegen.model.op import FORMULA
from tests.at_once import in_another_thread
from tests.ops.spec_cases import each
from tests.runtime.batching.batch_cases import ALL_CASES, SIZE, Batch, close


@each(ALL_CASES)
def test_every_op_on_a_batch(case: Any) -> None:
    batch = Batch(case)
    for dims in batch.which():
        tensors = batch.tensors()
        try:
            expected = batch.one_by_one(dims, tensors)
        except RuntimeError as error:  # nonzero and its kin, whose results have a shape for each sample
            with pytest.raises(type(error)):
                batch.together(dims, tensors)
            continue
        results = batch.together(dims, tensors)
        assert len(results) == len(expected)
        for result, wanted in zip(results, expected):
            assert close(result, wanted), (dims, result, wanted)


@each([c for c in ALL_CASES if any(g.kind == FORMULA for g in c.op.gradients)])
def test_gradients_flow_through_every_op_on_a_batch(case: Any) -> None:
    batch = Batch(case)
    for dims in batch.which():
        if len([d for d in dims if d is None]) > 1:
            continue
        tensors = batch.tensors(requires_grad=True)
        inputs = [t for t in tensors if t.requires_grad]
        results = [r for r in batch.together(dims, tensors) if r.requires_grad]
        expected = [r for r in batch.one_by_one(dims, tensors) if r.requires_grad]
        assert len(results) == len(expected)
        if not results:
            continue
        weights = [sg.cos(sg.arange(r.numel(), dtype=r.dtype)).reshape(r.shape) for r in results]
        try:
            wanted = grad(expected, inputs, weights, allow_unused=True)
        except NotImplementedError:
            continue
        for found, by_samples in zip(grad(results, inputs, weights, allow_unused=True), wanted):
            assert (found is None) == (by_samples is None)
            assert found is None or np.allclose(found.numpy(), by_samples.numpy(), rtol=1e-8, atol=1e-10, equal_nan=True), dims


VIEWS = ("as_strided", "squeeze", "swapaxes", "swapdims", "t", "transpose", "unsqueeze")  # in place they change what a tensor shows, not its values
OTHER_ARGUMENTS = ("where", "polygamma")  # of the method: there the tensor that is changed stands first
IN_PLACE = [c for c in ALL_CASES if hasattr(sg.Tensor, f"{c.op.name}_") and c.op.name not in (*OTHER_ARGUMENTS, *VIEWS)]


@each(IN_PLACE)
def test_every_op_in_place_on_a_batch(case: Any) -> None:
    batch = Batch(case)
    names = [p.name for p in case.op.signature.params]
    keywords = {p.name for p in case.op.signature.params if p.keyword_only}

    def program(*tensors: Any) -> Any:
        given, _ = case.arguments(batch.arrays, requires_grad=False)
        for (i, _), tensor in zip(batch.places, tensors):
            given[i] = tensor
        by_name = {n: v for n, v in zip(names, given) if n in keywords}
        target = given[0] * 1
        assert getattr(target, f"{case.op.name}_")(*(v for n, v in zip(names[1:], given[1:]) if n not in keywords), **by_name) is target
        return target

    for dims in batch.which():
        tensors = batch.tensors()
        samples = [[t[0] if d is None else t[i] for d, t in zip(dims, tensors)] for i in range(SIZE)]
        try:
            expected = sg.stack([program(*one) for one in samples])
        except (RuntimeError, TypeError):
            continue  # the result does not fit into its first input
        shared = [t[0] if d is None else t for d, t in zip(dims, tensors)]
        if dims[0] is None:
            with pytest.raises(RuntimeError, match="all samples share"):
                sg.vmap(program, in_dims=dims)(*shared)
        else:
            assert close(sg.vmap(program, in_dims=dims)(*shared), expected)


def test_assignment_to_every_kind_of_index() -> None:
    x, v, i = sg.randn(3, 4, 5), sg.randn(3, 5), sg.tensor([[0, 2], [3, 3], [1, 0]])
    mask = x > 0

    indices = [(0, v), (slice(1, 3), v), ((slice(None), 2), 7.0), (mask, 3.0), (i, v), ((Ellipsis, i), 1.0), (sg.tensor([1, 1]), v), (None, v), (i[:, 0], v)]
    for index, value in indices:
        of_batch = [t for t in (index[-1] if isinstance(index, tuple) else index, value) if isinstance(t, sg.Tensor) and len(t) == 3]

        def assigned(t: Any, *tensors: Any, index: Any = index, value: Any = value) -> Any:
            rest = list(tensors)
            if isinstance(index, tuple):
                index = tuple(rest.pop(0) if isinstance(p, sg.Tensor) else p for p in index)
            elif isinstance(index, sg.Tensor) and len(index) == 3:
                index = rest.pop(0)
            t = t * 1
            t[index] = rest.pop(0) if rest else value
            return t

        expected = sg.stack([assigned(x[k], *(t[k] for t in of_batch)) for k in range(3)])
        assert sg.vmap(assigned)(x, *of_batch).equal(expected)


def test_memory_read_as_another_type() -> None:
    x = sg.arange(6, dtype=sg.int32).reshape(3, 2)
    assert sg.vmap(lambda t: t.view(sg.int16))(x).equal(x.view(sg.int16))
    assert sg.vmap(lambda t: t.view(sg.float32))(x[:, 0]).equal(x[:, 0].view(sg.float32))
    with pytest.raises(RuntimeError, match="cannot be 0 to view"):
        sg.vmap(lambda t: t.view(sg.int16))(x[:, 0])


def test_samples_are_not_taken_for_the_parts_of_numbers() -> None:
    pairs = sg.arange(6.0).reshape(3, 2)
    assert sg.vmap(sg.view_as_complex)(pairs).equal(sg.view_as_complex(pairs))
    with pytest.raises(RuntimeError, match="last dimension of size 2"):
        sg.vmap(sg.view_as_complex)(sg.ones(2))


# ---- inputs and outputs


def in_order(tensor: Any, dim: int) -> Any:
    return tensor.movedim(dim, 0)


@given(st.data())
def test_the_batch_may_be_any_dimension(data: Any) -> None:
    rank = data.draw(st.integers(1, 4))
    shape = data.draw(st.lists(st.integers(1, 3), min_size=rank, max_size=rank))
    in_dim, out_dim = data.draw(st.integers(-rank, rank - 1)), data.draw(st.integers(-rank, rank - 1))
    x = sg.arange(int(np.prod(shape)), dtype=sg.float64).reshape(shape)
    result = sg.vmap(lambda t: t * 2 + t.sum(), in_dims=in_dim, out_dims=out_dim)(x)
    expected = sg.stack([t * 2 + t.sum() for t in x.movedim(in_dim, 0)], out_dim)
    assert result.shape == expected.shape and result.equal(expected)


@given(st.data())
def test_in_dims_are_nested_as_the_inputs_are(data: Any) -> None:
    dims = st.sampled_from([0, 1, -1, -2, None])
    a, b, c = (data.draw(dims) for _ in range(3))
    x, y, z = (sg.arange(9, dtype=sg.float64).reshape(3, 3) + i for i in range(3))
    if a is b is c is None:
        return

    def function(pair: Any, named: Any) -> Any:
        return {"sum": pair[0].sum() + named["z"].sum(), "both": [pair[1] * named["z"]]}

    result = sg.vmap(function, in_dims=((a, b), {"z": c}))((x, y), {"z": z})
    rows = [[t if d is None else in_order(t, d)[i] for t, d in ((x, a), (y, b), (z, c))] for i in range(3)]
    for i, (p, q, r) in enumerate(rows):
        one = function((p, q), {"z": r})
        assert result["sum"][i].equal(one["sum"]) and result["both"][0][i].equal(one["both"][0])


@given(st.data())
def test_operands_line_up_as_those_of_one_sample_do(data: Any) -> None:
    whole = data.draw(st.lists(st.integers(0, 3), max_size=3))
    size = data.draw(st.integers(1, 3))
    tensors, dims = [], []
    for k in range(3):
        shape = [n if data.draw(st.booleans()) else 1 for n in whole][data.draw(st.integers(0, len(whole))) :]
        dim = data.draw(st.sampled_from([None, *range(len(shape) + 1)])) if k else data.draw(st.integers(0, len(shape)))
        if dim is not None:
            shape.insert(dim, size)
        dtype = data.draw(st.sampled_from([sg.float32, sg.float64, sg.int64, sg.bfloat16, sg.complex64, sg.bool]))
        tensors.append((sg.arange(int(np.prod(shape))).reshape(shape) % 5).to(dtype))
        dims.append(dim)

    def program(a: Any, b: Any, c: Any) -> Any:
        return sg.where(a == b, b * c, a + c * 2)

    found = sg.vmap(program, in_dims=tuple(dims))(*tensors)
    rows = [program(*(t if d is None else in_order(t, d)[i] for t, d in zip(tensors, dims))) for i in range(size)]
    expected = sg.stack(rows)
    assert found.shape == expected.shape and found.dtype is expected.dtype and found.equal(expected)


@given(st.integers(1, 7), st.integers(1, 9), st.sampled_from([0, 1, -1]))
def test_chunks_make_no_difference(size: int, chunk: int, out_dim: int) -> None:
    x = sg.arange(size * 3, dtype=sg.float64).reshape(size, 3)
    whole = sg.vmap(lambda t: (t.cumsum(0), t.sum()), out_dims=(out_dim, 0))(x)
    parts = sg.vmap(lambda t: (t.cumsum(0), t.sum()), out_dims=(out_dim, 0), chunk_size=chunk)(x)
    assert all(a.equal(b) for a, b in zip(whole, parts))


def test_nested_values_of_every_kind() -> None:
    Pair = namedtuple("Pair", "first second")
    x = sg.arange(6.0).reshape(3, 2)
    out = sg.vmap(lambda p: Pair([p.second * 2], OrderedDict(a=(p.first,))))(Pair(x, x + 1))
    assert isinstance(out, Pair) and isinstance(out.second, OrderedDict)
    assert out.first[0].equal((x + 1) * 2) and out.second["a"][0].equal(x)


def test_what_all_samples_share_comes_out_once_or_for_each() -> None:
    x, shared = sg.ones(3, 2), sg.ones(2)
    once, each = sg.vmap(lambda t: (shared + 1, shared + 1), out_dims=(None, 0))(x)
    assert once.shape == (2,) and each.shape == (3, 2)
    assert sg.vmap(lambda t: (t, "name"), out_dims=(0, None))(x)[1] == "name"


def test_keyword_arguments_are_shared() -> None:
    assert sg.vmap(lambda t, scale=None: t * scale)(sg.ones(3), scale=sg.ones(2)).shape == (3, 2)


def test_no_samples() -> None:
    assert sg.vmap(lambda t: t @ t)(sg.ones(0, 2)).shape == (0,)
    assert sg.vmap(lambda t, i: t[i])(sg.ones(0, 2), sg.zeros(0, dtype=sg.int64)).shape == (0,)
    assert [t.shape for t in sg.vmap(lambda t: t.as_strided((2,), (1,)).split(1))(sg.ones(0, 2))] == [(0, 1), (0, 1)]


@pytest.mark.parametrize(
    ("call", "error", "words"),
    [
        (lambda: sg.vmap(lambda t: t, in_dims=[0])(sg.ones(2)), ValueError, "expected `in_dims` to be int or a"),
        (lambda: sg.vmap(lambda: 1)(), ValueError, "got no inputs"),
        (lambda: sg.vmap(lambda t: t, in_dims=(0, 0))(sg.ones(2)), ValueError, "in_dims is not compatible with the structure of `inputs`"),
        (lambda: sg.vmap(lambda t: t, in_dims=("a",))(sg.ones(2)), ValueError, "must be either an integer dimension or None"),
        (lambda: sg.vmap(lambda t: t)(3), ValueError, "the input is of type int. We cannot vmap over non-Tensor arguments"),
        (lambda: sg.vmap(lambda t: t, in_dims=2)(sg.ones(2, 2)), ValueError, r"dimensionality 2 so expected in_dim to satisfy -2 <= in_dim < 2"),
        (lambda: sg.vmap(lambda t: t)(sg.tensor(1.0)), ValueError, "dimensionality 0"),
        (lambda: sg.vmap(lambda s, t: t)(sg.ones(2), sg.ones(3)), ValueError, r"same size in the mapped dimension, got sizes \[2, 3\]"),
        (lambda: sg.vmap(lambda t: t, in_dims=(None,))(sg.ones(2)), ValueError, "at least one input"),
        (lambda: sg.vmap(lambda t: 3)(sg.ones(2)), ValueError, "must only return Tensors, got type int"),
        (lambda: sg.vmap(lambda t: t, out_dims=None)(sg.ones(2)), ValueError, "can not return a BatchedTensor when out_dim is None"),
        (lambda: sg.vmap(lambda t: t, out_dims="x")(sg.ones(2)), ValueError, "`out_dims` must be an int, None or a python collection"),
        (lambda: sg.vmap(lambda t: (t, t), out_dims=(0, 0, 0))(sg.ones(2)), ValueError, "out_dims is not compatible with the structure of `outputs`"),
        (lambda: sg.vmap(lambda t: t, out_dims=1)(sg.ones(2)), IndexError, "out_dim 1 is out of range"),
        (lambda: sg.vmap(lambda t: t, randomness="some"), RuntimeError, "'error', 'different', or 'same'. Got some"),
        (lambda: sg.vmap(lambda t: t, chunk_size=0), ValueError, "chunk_size should be None or greater than 0"),
    ],
)
def test_mistakes(call: Any, error: type[Exception], words: str) -> None:
    with pytest.raises(error, match=words):
        call()


# ---- within


@pytest.mark.parametrize("name", ["item", "tolist", "numpy", "data_ptr", "__bool__", "__float__", "__int__", "__complex__", "__array__", "__deepcopy__"])
def test_values_that_differ_from_sample_to_sample_cannot_be_read(name: str) -> None:
    with pytest.raises(RuntimeError, match="vmap"):
        sg.vmap(lambda t: getattr(t, name)())(sg.ones(3))


def test_a_tensor_of_a_batch_is_of_use_only_within() -> None:
    kept: list[Any] = []
    sg.vmap(lambda t: kept.append(t) or t)(sg.ones(3, 2))
    for use in (lambda t: t + 1, lambda t: 1 + t, lambda t: t.sum(), lambda t: t @ t, lambda t: sg.stack([t, t]), lambda t: t.add_(1)):
        with pytest.raises(RuntimeError, match="outside of the vmap"):
            use(kept[0])
        with pytest.raises(RuntimeError, match="vmap"):
            sg.vmap(lambda x, use=use: use(kept[0]))(sg.ones(3))


def test_copies_are_of_the_batch_too() -> None:
    x = sg.randn(3, 2, dtype=sg.float64)
    with pytest.warns(UserWarning, match="copy construct"):
        assert sg.vmap(lambda t: sg.tensor(t))(x).equal(x)
    with pytest.warns(UserWarning, match="copy construct"):
        assert sg.vmap(lambda t: sg.tensor(t, dtype=sg.float32))(x).equal(x.float())
    assert sg.vmap(lambda t: sg.as_tensor(t))(x).equal(x)
    assert sg.vmap(lambda t: t.data * 1)(x).equal(x) and sg.vmap(sg.Tensor)(x).equal(x)


@pytest.mark.parametrize(
    "use",
    [
        lambda t: sg.tensor([t[0], t[1]]),
        lambda t: sg.full((2,), t[0]),
        lambda t: sg.arange(t[0]),
        lambda t: t[: t.long()[0]],
        lambda t: t.add(1, alpha=t[0]),
        lambda t: sg.equal(t, t),
        lambda t: sg.allclose(t, t),
        lambda t: 3 in t,
        lambda t: np.spacing(t),
        lambda t: pickle.dumps(t),
        lambda t: setattr(sg.ones(2, requires_grad=True), "grad", t),
        lambda t: setattr(sg.ones(2), "data", t),
        lambda t: max(t[0], t[1]),
    ],
)
def test_nothing_reads_values_in_silence(use: Any) -> None:
    with pytest.raises((RuntimeError, TypeError), match="vmap"):
        sg.vmap(use)(sg.ones(3, 2))


def test_what_it_looks_like() -> None:
    def look(t: Any) -> Any:
        assert (t.shape, t.dim(), t.numel(), t.dtype, len(t)) == ((2, 3), 2, 6, sg.float32, 2)
        assert t.stride() == (3, 1) and t.is_contiguous() and t.device.type == "cpu"
        assert "one sample: shape=[2, 3]" in repr(t) and "one sample" in f"{t}"
        assert sg.zeros_like(t).shape == t.new_zeros(2, 3).shape == (2, 3)
        return t

    sg.vmap(look)(sg.ones(4, 2, 3))


def test_a_sample_without_dimensions_gives_way_in_its_dtype() -> None:
    narrow, wide = sg.ones(3, 2), sg.ones(3, dtype=sg.float64)
    assert sg.vmap(lambda x, y: x + y)(narrow, wide).dtype is sg.float32
    assert sg.vmap(lambda x, y: x + y)(sg.ones(3, dtype=sg.int64), wide).dtype is sg.float64
    assert sg.vmap(lambda x: x * 2.5)(sg.ones(3, dtype=sg.int32)).dtype is sg.float32


def test_changes_in_place() -> None:
    x = sg.arange(6.0).reshape(3, 2)

    def changed(t: Any) -> Any:
        t[0] = 7
        t[1:] *= 2
        t += sg.ones(2)
        sg.zeros_like(t).copy_(t).fill_(1)
        return t.clone().masked_fill_(t > 7, 0).index_fill_(0, sg.tensor([1]), 3)

    expected = sg.stack([changed(row) for row in x.clone()])
    assert sg.vmap(changed)(x).equal(expected)
    assert x[:, 0].equal(sg.full((3,), 8.0))  # as one by one: the samples are views of the input


def test_what_all_share_cannot_be_changed_by_one() -> None:
    shared = sg.zeros(2)
    for change in (
        lambda t: shared.add_(t),
        lambda t: shared.copy_(t),
        lambda t: shared.__setitem__(0, t[0]),
        lambda t: sg.zeros(2).index_fill_(0, sg.tensor(0), t[0]),
    ):
        with pytest.raises(RuntimeError, match="all samples share"):
            sg.vmap(change)(sg.ones(3, 2))
    with pytest.raises(RuntimeError, match="doesn't match the broadcast shape"):
        sg.vmap(lambda t: t.add_(sg.ones(4, 2)))(sg.ones(3, 2))
    with pytest.raises(RuntimeError, match="leaf Variable that requires grad"):
        sg.vmap(lambda t: t.requires_grad_().add_(1))(sg.ones(3, 2))


def test_indices_of_a_batch() -> None:
    x = sg.arange(12.0).reshape(3, 4)
    i = sg.tensor([0, 3, 2])
    assert sg.vmap(lambda t, k: t[k])(x, i).equal(x[sg.arange(3), i])
    assert sg.vmap(lambda k: x[:, k])(i).equal(x[:, i].t())
    assert sg.vmap(lambda t: t[None, sg.tensor([0, 1])][..., -1])(x).equal(x[:, 1:2])
    assert sg.vmap(lambda t: sg.where(t > 5, t, 0))(x).equal(sg.where(x > 5, x, 0))
    with pytest.raises(RuntimeError, match="different shapes for different samples"):
        sg.vmap(lambda t: t[t > 5])(x)


def test_levels_nest() -> None:
    x, y = sg.randn(3, 2, dtype=sg.float64), sg.randn(4, 2, dtype=sg.float64)
    table = sg.vmap(lambda a: sg.vmap(lambda b: (a * b).sum() + b.sort()[0].mean())(y))(x)
    assert table.shape == (3, 4)
    assert np.allclose(table.numpy(), (x @ y.t() + y.mean(1)).numpy())
    deep = sg.vmap(sg.vmap(sg.vmap(lambda a, b: a @ b)))(sg.ones(2, 3, 4, 5, 6), sg.ones(2, 3, 4, 6, 7))
    assert deep.equal(sg.full((2, 3, 4, 5, 7), 6.0))
    one_by_one = sg.vmap(lambda a: sg.vmap(lambda b: sg.nn.functional.layer_norm(b, (2,), a, a))(y))(x)  # has no rule
    assert np.allclose(one_by_one[1].numpy(), sg.nn.functional.layer_norm(y, (2,), x[1], x[1]).numpy())


def test_what_is_out_of_bounds_for_one_sample() -> None:
    x = sg.arange(12.0).reshape(3, 4)
    for index in (sg.tensor([0, 1, 4]), sg.tensor([0, 1, -5])):
        for pick in (lambda t, k: t[k], lambda t, k: t.index_select(0, k.reshape(1)), lambda t, k: x[0][k]):
            with pytest.raises(IndexError, match="out of bounds"):
                sg.vmap(pick)(x, index)
    for refuse in (lambda t, k: t.index_select(0, k.reshape(1)), lambda t, k: sg.nn.functional.embedding(k, t.reshape(4, 1))):
        with pytest.raises(IndexError, match="out of"):
            sg.vmap(refuse)(x, sg.tensor([-1, -2, 0]))
    assert sg.vmap(lambda t, k: t[k])(x, sg.tensor([-1, -2, 0])).equal(sg.tensor([3.0, 6.0, 8.0]))


def test_in_several_threads() -> None:
    def run(k: int) -> Any:
        return [sg.vmap(lambda t: sg.vmap(lambda u: (u + k) @ t)(sg.eye(3)))(sg.ones(4, 3)) for _ in range(50)][-1]

    with ThreadPoolExecutor(4) as pool:
        for k, found in enumerate(pool.map(run, range(8))):
            assert found.equal(sg.full((4, 3), 3.0 * k + 1))


def test_nothing_is_kept_alive(no_collector: None) -> None:
    x = sg.randn(4, 3, requires_grad=True)
    seen: list[Any] = []

    def program(t: Any) -> Any:
        u = t.exp()
        seen.append(weakref.ref(u._physical))
        return grad((u * u).sum(), t, create_graph=True)[0]

    out = sg.vmap(program)(x)
    assert grad(out.sum(), x, sg.tensor(1.0))[0].shape == (4, 3)
    del out
    assert seen[0]() is None


def test_an_error_within_closes_the_level() -> None:
    with pytest.raises(ZeroDivisionError):
        sg.vmap(lambda t: 1 // 0)(sg.ones(2))
    sg.rand(2)  # random numbers are no error any more


# ---- random numbers


@pytest.mark.parametrize(
    "draw", [lambda t: sg.rand(2), lambda t: sg.randn_like(t), lambda t: sg.randint(9, (2,)), lambda t: sg.randperm(3), lambda t: t.normal_()]
)
def test_random_numbers_are_an_error_unless_asked_for(draw: Any) -> None:
    with pytest.raises(RuntimeError, match=r"called random operation .* in randomness error mode"):
        sg.vmap(draw)(sg.ones(3, 2))


def test_random_numbers_of_both_kinds() -> None:
    x = sg.ones(5, 8)
    for draw in (lambda t: sg.rand(8), sg.rand_like, lambda t: sg.nn.functional.dropout(t), lambda t: sg.randint_like(t, 1000)):
        different = sg.vmap(draw, randomness="different")(x)
        assert not different[0].equal(different[1])
    for draw in (lambda t: sg.rand(8), sg.rand_like):
        for chunk in (None, 2):
            same = sg.vmap(draw, randomness="same", chunk_size=chunk)(x)
            assert same[0].equal(same[4])
    filled = sg.vmap(lambda t: sg.zeros_like(t).uniform_(), randomness="different")(x)
    assert not filled[0].equal(filled[1])
    with pytest.raises(RuntimeError, match="same randomness with a batched tensor"):
        sg.vmap(lambda t: sg.bernoulli(t), randomness="same")(x)


@pytest.mark.parametrize("name", ["normal_", "uniform_", "exponential_", "bernoulli_", "cauchy_", "log_normal_", "random_"])
def test_a_tensor_of_a_batch_is_filled_with_the_same_for_all(name: str) -> None:
    def draw(t: sg.Tensor) -> sg.Tensor:
        return getattr(t.clone(), name)()

    x = sg.ones(5, 8)
    same = sg.vmap(draw, randomness="same")(x)
    assert same[0].equal(same[4]) and not same.equal(x)
    rows = sg.vmap(sg.vmap(draw, randomness="same"), randomness="different")(sg.ones(2, 3, 64))
    assert rows[0, 0].equal(rows[0, 2]) and not rows[0, 0].equal(rows[1, 0])
    columns = sg.vmap(sg.vmap(draw, randomness="different"), randomness="same")(sg.ones(2, 3, 64))
    assert columns[0, 1].equal(columns[1, 1]) and not columns[0, 0].equal(columns[0, 1])


def test_what_is_filled_with_the_same_has_no_gradient() -> None:
    x = sg.ones(3, 2, requires_grad=True)
    sg.vmap(lambda t: (t * 2).normal_() * t, randomness="same")(x).sum().backward()
    assert x.grad[0].equal(x.grad[2])


def test_classes_of_one_hot() -> None:
    classes = sg.tensor([[0, 2], [1, 1]])
    assert sg.vmap(lambda t: sg.nn.functional.one_hot(t, 3))(classes).equal(sg.nn.functional.one_hot(classes, 3))
    for wrong, message in ((2, "expected classes below num_classes, 2, but got 2"), (-1, "needs num_classes")):
        with pytest.raises(RuntimeError, match=message):
            sg.vmap(lambda t, wrong=wrong: sg.nn.functional.one_hot(t, wrong))(classes)


def test_there_are_enough_cases() -> None:
    assert len(ALL_CASES) > 400 and SIZE == 3


def test_examples_in_docstrings() -> None:
    module = importlib.import_module("specgrad.batching.vmap")
    failed, tried = doctest.testmod(module, extraglobs={"specgrad": sg})
    assert tried and not failed


def test_results_with_names_keep_them() -> None:
    x = sg.tensor([[[3.0, 1.0], [2.0, 5.0]], [[0.0, 4.0], [7.0, 6.0]]])
    found = sg.vmap(lambda row: row.sort(0))(x)
    assert type(found) is type(x.sort(1)) and found.values.tolist() == x.sort(1).values.tolist() and found.indices.tolist() == x.sort(1).indices.tolist()


def test_conditions_on_elements_are_asked_of_all_samples() -> None:
    divisors = sg.tensor([2, 3])
    assert sg.vmap(lambda n: sg.tensor(7) // n)(divisors).tolist() == [3, 2]
    with pytest.raises(RuntimeError, match="integers are not divided by zero"):
        sg.vmap(lambda n: sg.tensor(7) // n)(sg.tensor([2, 0]))


def test_the_same_numbers_for_all_chunks_whatever_another_thread_draws() -> None:
    drawn: list[float] = []

    def plus_a_number(x: sg.Tensor) -> sg.Tensor:
        if not drawn:
            in_another_thread(lambda: drawn.append(sg.rand((), dtype=sg.float64).item()))
        return x + sg.rand((), dtype=sg.float64)

    found = sg.vmap(plus_a_number, randomness="same", chunk_size=2)(sg.zeros(5, dtype=sg.float64)).tolist()
    assert len({*found, *drawn, sg.rand((), dtype=sg.float64).item()}) == 3
