"""Attention of halves by cuDNN: what csrc/device_attention.c tells the library is held to its header by a stand-in, which computes what it was told.

Nothing here has run on a device.
"""

from __future__ import annotations

import gc
import random
from collections.abc import Callable, Iterator
from typing import Any

import pytest

import specgrad as sg
from specgrad.array.backends import BACKENDS
from specgrad.compiler.device import attention as device_attention
from specgrad.compiler.device.cudnn import Library
from specgrad.compiler.device.driver import last_launches
from specgrad.core.kernels.table import compiled
from specgrad.nn import functional as F
from tests.cuda.driver import convolutions_library, driver, library
from tests.cuda.ptx.run import lacking
from tests.cuda.twin.modules import MODULES
from tests.effort import tries

pytestmark = [
    pytest.mark.skipif(bool(lacking()), reason=lacking() or "all is there"),
    pytest.mark.skipif(not compiled, reason="attention is started by compiled code"),
]
HALVES = (sg.float16, sg.bfloat16)
FORWARD, BACKWARD = "cudnn_attention", "cudnn_attention_backward"
PLAIN, SPLIT, _, _, REDUCED = (1 << n for n in range(5))  # engines of the stand-in


@pytest.fixture
def found() -> Iterator[Any]:
    convolutions_library().twin_offers(-1)
    with driver(cudnn=True) as given:
        yield given
    assert not convolutions_library().twin_refused()
    convolutions_library().twin_offers(-1)


def numbers(shape: tuple[int, ...], dtype: Any, seed: int) -> Any:
    return sg.randn(shape, generator=sg.Generator().manual_seed(seed)).to(dtype)


def ran(found: Any) -> list[str]:
    """The library's kernels, and none of before."""
    names = [name for name in found.all if name.startswith("cudnn_attention")]
    found.all.clear()
    return names


def results(device: str, given: tuple[Any, ...], views: tuple[Callable[[Any], Any], ...] = (), **options: Any) -> list[Any]:
    """Attention, and its gradients to what is given, of which it takes views."""
    leaves = [t.to(device).detach().clone().requires_grad_() for t in given]
    viewed = [view(t) for view, t in zip(views, leaves)] if views else leaves
    y = F.scaled_dot_product_attention(*viewed, **{name: value.to(device) if isinstance(value, sg.Tensor) else value for name, value in options.items()})
    y.backward(numbers(tuple(y.shape), y.dtype, 99).to(device))
    return [y.detach().cpu(), *(t.grad.cpu() for t in leaves)]


def close(got: list[Any], want: list[Any]) -> bool:
    """To what rounding to halves leaves: the CPU rounds sums of rounded gradients elsewhere."""
    kept = {sg.float16: 0.01, sg.bfloat16: 0.08}[want[0].dtype]
    alike = all(one.dtype is other.dtype and one.shape == other.shape for one, other in zip(got, want))
    wide = [(one.double(), other.double()) for one, other in zip(got, want)]
    return alike and all(sg.allclose(one, other, rtol=kept, atol=kept * (1 + float(other.abs().max()))) for one, other in wide)


LAYOUTS: dict[str, tuple[Callable[[Any], Any], Callable[[Any], Any]]] = {  # what a leaf is made of, and its view
    "heads before rows": (lambda t: t, lambda t: t),
    "heads within rows": (lambda t: t.transpose(1, 2).contiguous(), lambda t: t.transpose(1, 2)),
    "columns before rows": (lambda t: t.mT.contiguous(), lambda t: t.mT),
    "every second row": (lambda t: t.repeat_interleave(2, 2), lambda t: t[:, :, ::2]),
    "rows not on 16 bytes": (lambda t: sg.cat([t, t[..., :4]], -1), lambda t: t[..., :-4]),
    "none on 16 bytes": (lambda t: sg.cat([t, t], -1), lambda t: t[..., 4 : 4 + t.shape[-1] // 2]),
    "turned round": (lambda t: t.flip(2), lambda t: t.flip(2)),
    "one batch for all": (lambda t: t[:1], lambda t: t.expand(2, *t.shape[1:])),
}


@pytest.mark.parametrize("dtype", HALVES, ids=str)
def test_all_kinds(dtype: Any, found: Any) -> None:
    """Forward and the gradients: each by the library, once, and nothing of n x n by anything else; or, where it takes no such mask, by CuPy."""
    chance = random.Random(str(dtype))
    for trial in range(tries(30, 400)):
        heads, shared = chance.choice((1, 2, 3)), chance.choice((1, 1, 2))
        rows, keys, inner, columns = chance.choice((1, 3, 8)), chance.choice((1, 4, 7, 12)), chance.choice((8, 16)), chance.choice((8, 24))
        kind = chance.choice(("none", "causal", "bools", "numbers"))
        q = numbers((2, heads * shared, rows, inner), dtype, trial)
        k, v = numbers((2, heads, keys, inner), dtype, trial + 1), numbers((2, heads, keys, columns), dtype, trial + 2)
        options: dict[str, Any] = {"scale": chance.choice((None, 0.3)), "enable_gqa": shared > 1}
        masked = (chance.choice((1, 2)), chance.choice((1, heads * shared)), chance.choice((1, rows)), keys)[chance.randrange(3) :]
        if kind == "causal":
            options["is_causal"] = True
        elif kind != "none":
            mask = numbers(masked, dtype, trial + 3)
            options["attn_mask"] = mask > 0.3 if kind == "bools" else mask
        layouts = [chance.choice([*LAYOUTS]) for _ in range(3)]
        what = (q.shape, k.shape, v.shape, kind, masked, layouts, options["scale"])
        given = [LAYOUTS[name][0](t) for name, t in zip(layouts, (q, k, v))]
        views = tuple(LAYOUTS[name][1] for name in layouts)
        want, got = (results(device, tuple(given), views, **options) for device in ("cpu", "cuda"))
        fits = kind in ("none", "causal") or keys % 4 == 0
        assert ran(found) == ([FORWARD, BACKWARD] if fits else []), what
        assert close(got, want), what


@pytest.mark.parametrize("shape", [(8, 8), (3, 8, 8), (2, 1, 2, 4, 8)])
def test_other_numbers_of_dimensions(shape: tuple[int, ...], found: Any) -> None:
    given = tuple(numbers(shape, sg.float16, seed) for seed in range(3))
    for options in ({}, {"attn_mask": numbers((shape[-2], shape[-2]), sg.float16, 4)}, {"attn_mask": numbers((*shape[:-1], shape[-2]), sg.float16, 4)}):
        want, got = (results(device, given, **options) for device in ("cpu", "cuda"))
        assert ran(found) == [FORWARD, BACKWARD] and close(got, want)


def test_results_lie_as_queries_do(found: Any) -> None:
    """So that heads within rows are joined without a copy, as they came."""
    q, k, v = (numbers((2, 5, 3, 8), sg.float16, seed).to("cuda").transpose(1, 2).requires_grad_() for seed in range(3))
    y = F.scaled_dot_product_attention(q, k, v, is_causal=True)
    assert y.transpose(1, 2).is_contiguous() and ran(found) == [FORWARD]
    copies = [name for name in found.all if "copy" in name]
    y.sum().backward()
    assert all(t.grad.transpose(1, 2).is_contiguous() for t in (q, k, v)) and ran(found) == [BACKWARD] and not copies


def test_of_whom_all_is_hidden_has_zeros(found: Any) -> None:
    """The library, which makes NaN of them, is told of no such query."""
    given = tuple(numbers((1, 2, 4, 8), sg.float16, seed) for seed in range(3))
    hides = sg.tensor([[True, True, False, True], [False] * 4, [True] * 4, [False] * 4])
    got = results("cuda", given, attn_mask=hides)
    assert ran(found) == [FORWARD, BACKWARD] and close(got, results("cpu", given, attn_mask=hides))
    assert (got[0][:, :, 1::2] == 0).all() and (got[1][:, :, 1::2] == 0).all()


def test_a_mask_has_gradients(found: Any) -> None:
    given = tuple(numbers((2, 2, 4, 8), sg.bfloat16, seed) for seed in range(3))
    grads = []
    for device in ("cpu", "cuda"):
        mask = numbers((2, 1, 4, 4), sg.bfloat16, 4).to(device).requires_grad_()
        F.scaled_dot_product_attention(*(t.to(device) for t in given), mask).sum().backward()
        grads.append(mask.grad.cpu())
    assert close(grads[1:], grads[:1]) and FORWARD in ran(found)


def test_second_derivatives(found: Any) -> None:
    """Those of the gradients by the library are made of all weights at once."""
    given = [numbers((1, 2, 4, 8), sg.float16, seed) for seed in range(3)]
    found_by: list[list[Any]] = []
    for device in ("cpu", "cuda"):
        leaves = [t.to(device).detach().clone().requires_grad_() for t in given]
        y = F.scaled_dot_product_attention(*leaves, is_causal=True)
        grads = sg.autograd.grad((y * y).sum(), leaves, create_graph=True)
        sum((g * g).sum() for g in grads).backward()  # type: ignore[union-attr]
        found_by.append([t.grad.cpu() for t in leaves])
    assert ran(found) == [FORWARD, BACKWARD, BACKWARD]
    assert all(sg.allclose(one.double(), other.double(), rtol=0.05, atol=0.05 * float(other.double().abs().max())) for one, other in zip(*found_by))


REFUSED: dict[str, Callable[[Any, Any, Any], Any]] = {
    "float32": lambda q, k, v: F.scaled_dot_product_attention(q.float(), k.float(), v.float()),
    "heads of 12": lambda q, k, v: F.scaled_dot_product_attention(q[..., :12], k[..., :12], v),
    "values of 4": lambda q, k, v: F.scaled_dot_product_attention(q, k, v[..., :4]),
    "a mask of 7 keys": lambda q, k, v: F.scaled_dot_product_attention(q, k[:, :, :7], v[:, :, :7], sg.zeros(8, 7, device=q.device, dtype=q.dtype)),
    "nothing": lambda q, k, v: F.scaled_dot_product_attention(q[:, :, :0], k, v),
}


@pytest.mark.parametrize("what", REFUSED)
def test_what_the_library_is_not_asked_for(what: str, found: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(device_attention, "described", None)
    given = [numbers((2, 2, 8, 16), sg.float16, seed) for seed in range(3)]
    before = convolutions_library().twin_asked()
    got, want = (REFUSED[what](*(t.to(device) for t in given)).cpu() for device in ("cuda", "cpu"))
    assert sg.allclose(got.double(), want.double(), atol=1e-3) and not ran(found) and convolutions_library().twin_asked() == before


# ---- switches


def test_switches(found: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing says that the gradients have the same bits each time: where these are wanted, they are CuPy's."""
    given = tuple(numbers((2, 2, 8, 16), sg.float16, seed) for seed in range(3))
    want = results("cpu", given)
    monkeypatch.setattr(sg.backends.cudnn, "enabled", False)
    assert close(results("cuda", given), want) and not ran(found)
    monkeypatch.setattr(sg.backends.cudnn, "enabled", True)
    monkeypatch.setattr(sg.backends.cudnn, "deterministic", True)
    assert close(results("cuda", given), want) and ran(found) == [FORWARD]
    monkeypatch.setattr(sg.backends.cudnn, "deterministic", False)
    sg.use_deterministic_algorithms(True)
    try:
        assert close(results("cuda", given), want) and ran(found) == [FORWARD]
    finally:
        sg.use_deterministic_algorithms(False)
    assert close(results("cuda", given), want) and ran(found) == [FORWARD, BACKWARD]


def test_what_has_no_plan_goes_the_other_way(found: Any) -> None:
    given = tuple(numbers((2, 2, 8, 16), sg.float16, seed) for seed in range(3))
    convolutions_library().twin_offers(REDUCED)  # it adds in halves
    want = results("cpu", given)
    before = convolutions_library().twin_asked()
    for _ in range(3):
        assert close(results("cuda", given), want) and not ran(found)
    assert convolutions_library().twin_asked() == before + 2, "heuristics, and the fallback"
    convolutions_library().twin_offers(PLAIN)
    assert close(results("cuda", tuple(t[:1] for t in given)), [t[:1] for t in want]) and ran(found) == [FORWARD, BACKWARD]


def test_old_versions_are_not_asked(found: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(device_attention, "_LEAST_VERSION", 92802)
    given = tuple(numbers((2, 3, 8, 16), sg.float16, seed) for seed in range(3))
    assert close(results("cuda", given), results("cpu", given)) and not ran(found)


def test_without_the_library() -> None:
    given = tuple(numbers((2, 2, 8, 16), sg.float16, seed) for seed in range(3))
    with driver() as found:
        assert close(results("cuda", given), results("cpu", given)) and not ran(found)


def test_what_the_library_takes_for_an_error_is_told(found: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    real = device_attention.described
    monkeypatch.setattr(device_attention, "described", lambda *given: (real(*given)[0], [3, *real(*given)[1][1:]]))
    given = tuple(numbers((2, 2, 8, 16), sg.float16, seed) for seed in range(3))
    with pytest.warns(RuntimeWarning, match=r"cuDNN refuses attention of float16 \[2, 2, 8, 16\], which CuPy computes: CUDNN_STATUS_BAD_PARAM"):
        results("cuda", given)


# ---- plans, devices, streams and graphs


def test_a_plan_is_made_once(found: Any) -> None:
    q, k, v = (numbers((2, 2, 8, 16), sg.float16, seed).to("cuda") for seed in range(3))

    def attended(*given: Any, **options: Any) -> Any:
        return F.scaled_dot_product_attention(*given, **options)

    attended(q, k, v)
    anew: dict[str, Callable[[], Any]] = {
        "the same": lambda: None,
        "a dtype": lambda: attended(q.bfloat16(), k.bfloat16(), v.bfloat16()),
        "a shape": lambda: attended(q[:, :, :3], k, v),
        "strides": lambda: attended(q.transpose(1, 2).contiguous().transpose(1, 2), k, v),
        "a scale": lambda: attended(q, k, v, scale=0.7),
        "what is hidden": lambda: attended(q, k, v, is_causal=True),
        "a mask": lambda: attended(q, k, v, sg.zeros(8, 8, device="cuda", dtype=sg.float16)),
    }
    for what, call in anew.items():
        before = convolutions_library().twin_asked()
        for _ in range(2):
            call()
            attended(q, k, v)
        assert convolutions_library().twin_asked() == before + (what != "the same"), what


def test_plans_are_let_go(found: Any) -> None:
    gc.collect()
    before, cupy = convolutions_library().twin_alive(), MODULES["cupy"]
    attention = device_attention.DeviceAttention(Library(BACKENDS["cuda"]))
    ones, added = cupy.ones((1, 2, 4, 8), "float16"), cupy.ones((1, 1, 4, 4), "float32")
    for causal, bias in ((False, None), (True, None), (False, added)):
        assert attention(ones, ones, ones, bias, causal, 1.0) is not None
    assert convolutions_library().twin_alive() == before + 6, "plans and their configurations"
    del attention
    gc.collect()
    assert convolutions_library().twin_alive() == before


def test_two_devices(found: Any) -> None:
    given = tuple(numbers((2, 2, 8, 16), sg.float16, seed) for seed in range(3))
    leaves = [t.to("cuda:1").requires_grad_() for t in given]
    y = F.scaled_dot_product_attention(*leaves)
    y.backward(numbers((2, 2, 8, 16), sg.float16, 99).to("cuda:1"))
    assert y.device.index == 1 and any(name.startswith("cuDNN's attention (cuda:1, stream 0x0)") for name in last_launches())
    assert close([y.detach().cpu(), *(t.grad.cpu() for t in leaves)], results("cpu", given))


def test_the_current_stream(found: Any) -> None:
    q, k, v = (numbers((2, 2, 8, 16), sg.float16, seed).to("cuda") for seed in range(3))
    stream = sg.cuda.Stream()
    stream.wait_stream(sg.cuda.current_stream())
    with sg.cuda.stream(stream):
        F.scaled_dot_product_attention(q, k, v)
        assert last_launches()[0] == f"cuDNN's attention (cuda:0, stream {stream.cuda_stream:#x})"
    stream.synchronize()


def test_attention_is_captured(found: Any) -> None:
    """And replayed, with its gradients, on what is there then, with a workspace of the graph's."""
    convolutions_library().twin_offers(SPLIT)
    given = tuple(numbers((2, 2, 8, 16), sg.float16, seed) for seed in range(3))
    leaves = [t.to("cuda").requires_grad_() for t in given]

    def step() -> Any:
        for t in leaves:
            t.grad = None
        y = F.scaled_dot_product_attention(*leaves, is_causal=True)
        y.backward(y.detach())
        return y

    g = sg.cuda.CUDAGraph()
    with pytest.raises(RuntimeError, match=r"the kernel of cuDNN's (convolutions|attention) is not loaded yet: call the function once"), sg.cuda.graph(g):
        step()
    step()
    other = numbers((2, 2, 4, 16), sg.float16, 5).to("cuda")
    with pytest.raises(RuntimeError, match=r"the kernel of cuDNN's attention is not loaded yet"), sg.cuda.graph(sg.cuda.CUDAGraph()):
        F.scaled_dot_product_attention(other, other, other)
    g = sg.cuda.CUDAGraph()
    with sg.cuda.graph(g):
        y = step()
    for scale in (1.0, -2.0):
        with sg.no_grad():
            leaves[0].copy_((given[0] * scale).to("cuda"))
        g.replay()
        here = [(given[0] * scale).requires_grad_(), *(t.clone().requires_grad_() for t in given[1:])]
        want = F.scaled_dot_product_attention(*here, is_causal=True)
        want.backward(want.detach())
        assert close([y.detach().cpu(), *(t.grad.cpu() for t in leaves)], [want.detach(), *(t.grad for t in here)])


def test_errors_by_name(found: Any) -> None:
    q = numbers((2, 2, 8, 16), sg.float16, 0).to("cuda")
    F.scaled_dot_product_attention(q, q, q)
    library().twin_fails(1)
    try:
        with pytest.raises(RuntimeError, match=r"the attention of shapes \[2, 2, 8, 16\] and .* could not be started: CUDNN_STATUS_EXECUTION_FAILED"):
            F.scaled_dot_product_attention(q, q, q)
    finally:
        library().twin_fails(0)
