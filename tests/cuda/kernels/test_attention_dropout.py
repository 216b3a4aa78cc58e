"""Attention of halves by cuDNN with dropout: its stand-in leaves out weights by the seed, the offset and the place that it is told.

Nothing here has run on a device.
"""

from __future__ import annotations

import ctypes
import math
import random
from collections.abc import Callable
from typing import Any

import pytest

import specgrad as sg
from specgrad.compiler.device import attention as device_attention
from specgrad.core.factories.distributions import dropout_seed
from specgrad.core.kernels.table import compiled
from specgrad.generated import ops
from specgrad.nn import functional as F
from specgrad.nn.attention import SDPBackend, sdpa_kernel
from tests.cuda.driver import convolutions_library
from tests.cuda.kernels.test_attention import BACKWARD, FORWARD, HALVES, LAYOUTS, close, numbers, ran
from tests.cuda.kernels.test_attention import found as found
from tests.cuda.ptx.run import lacking
from tests.effort import tries

pytestmark = [
    pytest.mark.skipif(bool(lacking()), reason=lacking() or "all is there"),
    pytest.mark.skipif(not compiled, reason="attention is started by compiled code"),
]


def kept(seed: Any, shape: tuple[int, ...], p: float) -> Any:
    """What the stand-in keeps, of a seed and an offset."""
    keeps = convolutions_library().twin_keeps
    keeps.argtypes = [ctypes.c_int64, ctypes.c_int64, ctypes.c_int64, ctypes.c_float]
    first, offset = seed.cpu().tolist()
    return sg.tensor([bool(keeps(first, offset, place, p)) for place in range(math.prod(shape))]).reshape(shape)


def attended(q: Any, k: Any, v: Any, keeps: Any, p: float, attn_mask: Any = None, is_causal: bool = False, scale: float | None = None) -> Any:
    """Attention by its formula, of a batch of heads."""
    k, v = (t.repeat_interleave(q.shape[-3] // t.shape[-3], -3) for t in (k, v))
    scores = q @ k.mT * (1 / math.sqrt(q.shape[-1]) if scale is None else scale)
    if is_causal:
        scores = scores.masked_fill(~sg.ones(scores.shape[-2:], dtype=sg.bool).tril(), -math.inf)
    if attn_mask is not None:
        scores = scores.masked_fill(~attn_mask, -math.inf) if attn_mask.dtype is sg.bool else scores + attn_mask
    weights = sg.softmax(scores, -1).masked_fill((scores == -math.inf).all(-1, True), 0)
    return (weights * keeps / (1 - p)) @ v


def expected(given: Any, seed: Any, p: float, **options: Any) -> list[Any]:
    """The means and their gradients in float64, of what the stand-in keeps; rounded as those of a device."""
    leaves = [t.double().detach().requires_grad_() for t in given]
    shape = (*given[0].shape[:-1], given[1].shape[-2])
    mask = options.pop("attn_mask", None)
    y = attended(*leaves, kept(seed, shape, p), p, mask if mask is None or mask.dtype is sg.bool else mask.double(), **options)
    y.backward(numbers(tuple(y.shape), given[0].dtype, 99).double())
    return [t.to(given[0].dtype) for t in (y.detach(), *(leaf.grad for leaf in leaves))]


def seed_after(seed: int) -> Any:
    """The first that is drawn once the seed of all generators is set, as it then is again."""
    sg.manual_seed(seed)
    drawn = dropout_seed("cuda")
    sg.manual_seed(seed)
    return drawn


def results(given: Any, p: float, between: Callable[[], Any] = lambda: None, **options: Any) -> list[Any]:
    """Those of a device; something is done before the gradients are computed."""
    leaves = [t.to("cuda").detach().requires_grad_() for t in given]
    y = F.scaled_dot_product_attention(
        *leaves, dropout_p=p, **{name: value.to("cuda") if isinstance(value, sg.Tensor) else value for name, value in options.items()}
    )
    between()
    y.backward(numbers(tuple(y.shape), y.dtype, 99).to("cuda"))
    return [y.detach().cpu(), *(t.grad.cpu() for t in leaves)]


def three(dtype: Any = sg.float16, keys: int = 8) -> list[Any]:
    return [numbers((2, 3, n, 16), dtype, seed) for seed, n in enumerate((8, keys, keys))]


@pytest.mark.parametrize("dtype", HALVES, ids=str)
def test_all_kinds(dtype: Any, found: Any) -> None:
    """What the library leaves out is left out of the gradients too, and what stays is scaled up in both."""
    chance = random.Random(str(dtype))
    for trial in range(tries(16, 200)):
        heads, shared, p = chance.choice((1, 2)), chance.choice((1, 1, 2)), chance.choice((0.1, 0.25, 0.9))
        rows, keys, inner, columns = chance.choice((1, 3, 8)), chance.choice((1, 4, 7, 12)), chance.choice((8, 16)), chance.choice((8, 24))
        kind = chance.choice(("none", "causal", "bools", "numbers"))
        q = numbers((2, heads * shared, rows, inner), dtype, trial)
        k, v = numbers((2, heads, keys, inner), dtype, trial + 1), numbers((2, heads, keys, columns), dtype, trial + 2)
        options: dict[str, Any] = {"scale": chance.choice((None, 0.3))}
        if kind == "causal":
            options["is_causal"] = True
        elif kind != "none":
            keys -= keys % 4 - 4 if keys % 4 else 0
            k, v = (numbers((2, heads, keys, t.shape[-1]), dtype, trial + 4) for t in (k, v))
            mask = numbers((heads * shared, rows, keys), dtype, trial + 3)
            options["attn_mask"] = mask > 0.3 if kind == "bools" else mask
        want = expected((q, k, v), seed_after(trial), p, **options)
        got = results((q, k, v), p, lambda: sg.rand(3, device="cuda"), enable_gqa=shared > 1, **options)
        assert ran(found) == [FORWARD, BACKWARD] and close(got, want), (q.shape, k.shape, v.shape, kind, p)


def test_a_draw_is_one_kernel_and_nothing_is_moved(found: Any) -> None:
    q, k, v = (t.to("cuda") for t in three())
    F.scaled_dot_product_attention(q, k, v, dropout_p=0.5)
    found.launched.clear()
    before = {name: sum(count.values()) for name, count in found.counts.items() if name != "allocation"}
    F.scaled_dot_product_attention(q, k, v, dropout_p=0.5)
    assert dict(found.launched) == {"integers_i64": 1, "cudnn": 1}
    assert before == {name: sum(count.values()) for name, count in found.counts.items() if name != "allocation"}


def test_seeds_are_those_of_the_device_s_generator(found: Any) -> None:
    q, k, v = (t.to("cuda") for t in three())

    def attend() -> Any:
        return F.scaled_dot_product_attention(q, k, v, dropout_p=0.5).cpu()

    sg.manual_seed(3)
    first, second = attend(), attend()
    sg.rand(3)  # the host's numbers, which are others
    sg.cuda.manual_seed(3)
    assert sg.equal(attend(), first) and not sg.equal(first, second) and sg.equal(attend(), second)
    state = sg.cuda.get_rng_state()
    third = attend()
    sg.cuda.set_rng_state(state)
    assert sg.equal(attend(), third) and set(ran(found)) == {FORWARD}


@pytest.mark.parametrize(("p", "kernels"), [(0.0, [FORWARD, BACKWARD]), (1e-60, []), (1 - 1e-9, []), (1.0, [])])
def test_all_or_nothing_is_left_out(p: float, kernels: list[str], found: Any) -> None:
    """The library has float32 for a probability, and leaves out some, not none and not all."""
    state = sg.cuda.get_rng_state()
    got = results(three(), p)
    assert ran(found) == kernels and (sg.equal(sg.cuda.get_rng_state(), state) == (p == 0))
    if p < 0.5:
        assert close(got, expected(three(), seed_after(0), 0.0))
    elif p == 1:
        assert all((t == 0).all() for t in got)


@pytest.mark.parametrize("p", [-0.1, 1.5])
def test_no_probability(p: float, found: Any) -> None:
    with pytest.raises(ValueError, match=f"dropout probability has to be between 0 and 1, but got {p}"):
        results(three(), p)


SWITCHES: dict[str, Callable[[Any], Any]] = {
    "no library": lambda patch: patch.setattr(sg.backends.cudnn, "enabled", False),
    "the same bits": lambda patch: patch.setattr(sg.backends.cudnn, "deterministic", True),
    "the same bits of all": lambda patch: patch.setattr(device_attention, "are_deterministic_algorithms_enabled", lambda: True),
}


@pytest.mark.parametrize("switch", SWITCHES)
def test_switches(switch: str, found: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    """Where gradients are to have the same bits nobody asks the library, since nobody else knows what it left out."""
    SWITCHES[switch](monkeypatch)
    results(three(), 0.25)
    assert not ran(found)


@pytest.mark.parametrize("switch", SWITCHES)
@pytest.mark.parametrize("keys", [8, 36])
def test_what_was_left_out_is_left_out_of_gradients_that_others_compute(keys: int, switch: str, found: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    for options in ({}, {"is_causal": True}, {"attn_mask": numbers((8, keys), sg.float16, 3)}):
        given = three(keys=keys)
        want = expected(given, seed_after(5), 0.25, **options)
        with monkeypatch.context() as patch:
            assert close(results(given, 0.25, lambda patch=patch: SWITCHES[switch](patch), **options), want)  # type: ignore[misc]
        ran(found)


def test_what_was_left_out_is_asked_of_the_same_plan(found: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    """So by the same kernel, whatever its numbers depend on."""
    q, k, v = (t.to("cuda").requires_grad_() for t in three(keys=36))
    for heads, layout in ((3, lambda t: t), (1, lambda t: t.transpose(1, 2).contiguous().transpose(1, 2))):
        y = F.scaled_dot_product_attention(q, layout(k[:, :heads]), layout(v[:, :heads]), dropout_p=0.25, enable_gqa=True)
        before = convolutions_library().twin_asked()
        with monkeypatch.context() as patch:
            SWITCHES["the same bits"](patch)
            y.sum().backward()
        assert convolutions_library().twin_asked() == before and set(ran(found)) == {FORWARD}


@pytest.mark.parametrize("shared", [False, True])
def test_second_derivatives(shared: bool, found: Any) -> None:
    given = [0.5 * t for t in three(keys=20)]
    if shared:
        given[1:] = [t[:, :1] for t in given[1:]]
    seed = seed_after(11)

    def of_second_order(leaves: Any, y: Any) -> list[Any]:
        grads = sg.autograd.grad((y * y).sum(), leaves, create_graph=True)
        sum((g * g).sum() for g in grads).backward()  # type: ignore[union-attr]
        return [t.grad.cpu().double() for t in leaves]

    here = [t.double().requires_grad_() for t in given]
    want = of_second_order(here, attended(*here, kept(seed, (2, 3, 8, 20), 0.25), 0.25, is_causal=True))
    leaves = [t.to("cuda").detach().requires_grad_() for t in given]
    got = of_second_order(leaves, F.scaled_dot_product_attention(*leaves, dropout_p=0.25, is_causal=True, enable_gqa=shared))
    kernels = ran(found)
    assert kernels[:2] == [FORWARD, BACKWARD] and kernels.count(BACKWARD) == 2 and set(kernels) == {FORWARD, BACKWARD}
    assert all(sg.allclose(one, other, rtol=0.05, atol=0.05 * float(other.abs().max())) for one, other in zip(got, want))


def test_a_mask_with_a_gradient_is_for_nobody_but_us(found: Any) -> None:
    given, mask = three(), numbers((8, 8), sg.float16, 4).to("cuda").requires_grad_()
    F.scaled_dot_product_attention(*(t.to("cuda") for t in given), mask, 0.25).sum().backward()
    assert not ran(found) and mask.grad.abs().sum() > 0


def test_gradients_without_a_plan_are_found_out_before(found: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    real = device_attention.DeviceAttention._plan_of
    monkeypatch.setattr(device_attention.DeviceAttention, "_plan_of", lambda *given: real(*given) if len(given) < 9 else None)
    results(three(), 0.25)
    assert not ran(found)


def test_in_vmap(found: Any) -> None:
    """There the library is not asked for dropout, which is the same for all samples, or another for each, as `randomness` says."""
    q, k, v = (t[0].to("cuda") for t in three())

    def attend(one: Any) -> Any:
        return F.scaled_dot_product_attention(one, k, v, dropout_p=0.5)

    one, other, _ = sg.func.vmap(attend, randomness="same")(sg.stack([q, q, q])).cpu()
    assert sg.equal(one, other)
    one, other, _ = sg.func.vmap(attend, randomness="different")(sg.stack([q, q, q])).cpu()
    assert not sg.equal(one, other) and not ran(found)


def test_a_batch_of_gradients_is_of_what_the_forward_left_out(found: Any) -> None:
    q, k, v = (t[0] for t in three())
    seed, leaf = seed_after(4), q.to("cuda").requires_grad_()
    y = F.scaled_dot_product_attention(leaf, k.to("cuda"), v.to("cuda"), dropout_p=0.5)
    above = numbers((2, *y.shape), sg.float16, 9)
    (got,) = sg.autograd.grad(y, leaf, above.to("cuda"), is_grads_batched=True)
    assert ran(found) == [FORWARD, BACKWARD, BACKWARD]
    here = q.double().requires_grad_()
    y = attended(here, k.double(), v.double(), kept(seed, (3, 8, 8), 0.5), 0.5)
    assert close([got.cpu()], [sg.autograd.grad(y, here, above.double(), is_grads_batched=True)[0].half()])


def test_each_replay_of_a_graph_leaves_out_others(found: Any) -> None:
    """Those that the same calls would without a graph."""
    given = three()
    leaves = [t.to("cuda").requires_grad_() for t in given]

    def step() -> Any:
        for t in leaves:
            t.grad = None
        y = F.scaled_dot_product_attention(*leaves, dropout_p=0.25)
        y.backward(y.detach())
        return y

    def now(y: Any) -> list[Any]:
        return [y.detach().cpu(), *(t.grad.cpu() for t in leaves)]

    sg.manual_seed(8)
    want = [now(step()) for _ in range(3)]
    g = sg.cuda.CUDAGraph()
    with sg.cuda.graph(g):
        y = step()
    sg.manual_seed(8)
    for one in want:
        g.replay()
        assert all(map(sg.equal, now(y), one))
    assert not sg.equal(want[0][0], want[1][0])


def test_a_plan_for_each_probability(found: Any) -> None:
    given = three()
    for p, plans in ((0.25, 2), (0.25, 0), (0.5, 2), (0.0, 2), (0.25, 0)):
        before = convolutions_library().twin_asked()
        results([t[:1] for t in given], p)
        assert convolutions_library().twin_asked() == before + plans, p


def test_two_devices(found: Any) -> None:
    sg.manual_seed(6)
    seed = dropout_seed("cuda:1")
    sg.manual_seed(6)
    dropout_seed("cuda:0")
    given = three()
    y = F.scaled_dot_product_attention(*(t.to("cuda:1") for t in given), dropout_p=0.25)
    assert y.device.index == 1 and close([y.cpu()], expected(given, seed, 0.25)[:1])


def test_layouts_share_what_is_left_out(found: Any) -> None:
    given, p = three(keys=16), 0.25
    given = [t[:1].expand(2, *t.shape[1:]).contiguous() for t in given]
    seed = seed_after(1)
    want = expected(given, seed, p)[0]
    for made, view in LAYOUTS.values():
        if all(sg.equal(view(made(t)), t) for t in given):
            sg.manual_seed(1)
            y = F.scaled_dot_product_attention(*(view(made(t).to("cuda")) for t in given), dropout_p=p)
            assert close([y.cpu()], [want])


def test_ways(found: Any) -> None:
    given = three()
    for way in (SDPBackend.CUDNN_ATTENTION, SDPBackend.FLASH_ATTENTION):
        with sdpa_kernel(way):
            results(given, 0.25)
        assert ran(found) == [FORWARD, BACKWARD]
    with sdpa_kernel(SDPBackend.MATH):
        results(given, 0.25)
    mask, none = sg.zeros(8, 8, device="cuda", requires_grad=True), pytest.raises(RuntimeError, match="No available kernel")
    with sdpa_kernel(SDPBackend.EFFICIENT_ATTENTION), pytest.warns(UserWarning, match="There is no such kernel with dropout"), none:
        results(given, 0.25)
    with sdpa_kernel(SDPBackend.CUDNN_ATTENTION), pytest.warns(UserWarning, match="With dropout the library gives no gradient to a mask"), none:
        F.scaled_dot_product_attention(*(t.to("cuda") for t in given), mask, 0.25)
    assert not ran(found)


def test_a_dropout_without_a_seed_is_an_error() -> None:
    with pytest.raises(RuntimeError, match="dropout wants a seed, two numbers of 64 bits"):
        ops._fused_attention(*(t.float() for t in three()), None, False, 1.0, 0.5)
