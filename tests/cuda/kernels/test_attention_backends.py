"""Which way attention is computed on a device, as `sdpa_kernel` allows; cuDNN is a stand-in. Nothing here has run on a device."""

from __future__ import annotations

import warnings
from typing import Any

import pytest

import specgrad as sg
from specgrad.array.nn import attention as of_arrays
from specgrad.core.kernels.table import compiled
from specgrad.nn import functional as F
from specgrad.nn.attention import SDPBackend, sdpa_kernel
from tests.cuda.driver import driver
from tests.cuda.kernels.test_attention import BACKWARD, FORWARD, close, numbers, ran, results
from tests.cuda.kernels.test_attention import found as found
from tests.cuda.ptx.run import lacking

pytestmark = [
    pytest.mark.skipif(bool(lacking()), reason=lacking() or "all is there"),
    pytest.mark.skipif(not compiled, reason="attention is started by compiled code"),
]
FUSED = [SDPBackend.CUDNN_ATTENTION, SDPBackend.FLASH_ATTENTION]
KERNEL, BLOCKS, WEIGHTS = "cuDNN's kernel", "a few queries at a time", "all weights"


@pytest.fixture
def takes(found: Any, monkeypatch: pytest.MonkeyPatch) -> Any:
    """Gives the way that attention took, and its results."""
    blocks = []
    real = of_arrays.attention
    monkeypatch.setattr(of_arrays, "attention", lambda *given: (blocks.append(1), real(*given))[1])

    def taken(ways: Any, given: Any, set_priority: bool = False, **options: Any) -> tuple[str, Any]:
        blocks.clear()
        with sdpa_kernel(ways, set_priority):
            y = F.scaled_dot_product_attention(*(t.to("cuda") for t in given), **options)
        kernels = ran(found)
        assert kernels in ([], [FORWARD])
        return KERNEL if kernels else BLOCKS if blocks else WEIGHTS, y.cpu()

    return taken


def three(dtype: Any = sg.float16, columns: int = 16) -> list[Any]:
    return [numbers((2, 4, 8, columns), dtype, seed) for seed in range(3)]


def test_each_way_is_the_one_that_was_asked_for(takes: Any) -> None:
    given = three()
    want = [F.scaled_dot_product_attention(*given)]
    for ways, expected in (
        *(([way], KERNEL) for way in FUSED),
        ([SDPBackend.EFFICIENT_ATTENTION], BLOCKS),
        ([SDPBackend.MATH], WEIGHTS),
        ([SDPBackend.MATH, SDPBackend.EFFICIENT_ATTENTION], BLOCKS),
        ([SDPBackend.MATH, SDPBackend.CUDNN_ATTENTION], KERNEL),
        ([*SDPBackend.__members__.values()], KERNEL),
    ):
        way, y = takes(ways, given)
        assert way == expected and close([y], want), ways


def test_the_first_choice_may_be_said(takes: Any) -> None:
    ways = [SDPBackend.MATH, SDPBackend.EFFICIENT_ATTENTION, SDPBackend.CUDNN_ATTENTION]
    for first, expected in zip(ways, (WEIGHTS, BLOCKS, KERNEL)):
        assert takes([first, *ways], three(), set_priority=True)[0] == expected
    assert takes(ways, three())[0] == KERNEL


def test_what_the_first_way_cannot_the_next_one_does(takes: Any) -> None:
    wide = three(sg.float32)
    assert takes([SDPBackend.MATH, SDPBackend.CUDNN_ATTENTION], wide)[0] == WEIGHTS
    assert takes([SDPBackend.EFFICIENT_ATTENTION, SDPBackend.CUDNN_ATTENTION, SDPBackend.MATH], wide)[0] == BLOCKS


@pytest.mark.parametrize("way", FUSED)
@pytest.mark.parametrize("what", ["float32", "heads of 12", "a mask of 7 keys"])
def test_a_kernel_alone_that_cannot_is_an_error(way: SDPBackend, what: str, takes: Any) -> None:
    given, options = three(sg.float32 if what == "float32" else sg.float16, 12 if what == "heads of 12" else 16), {}
    if what == "a mask of 7 keys":
        given = [given[0], given[1][:, :, :7], given[2][:, :, :7]]
        options = {"attn_mask": sg.ones(8, 7, dtype=sg.bool, device="cuda")}
    with warnings.catch_warnings(record=True) as said, pytest.raises(RuntimeError, match=r"No available kernel\.  Aborting execution"):
        warnings.simplefilter("always")
        takes(way, given, **options)
    name = "CuDNN attention" if way is SDPBackend.CUDNN_ATTENTION else "Flash attention"
    assert str(said[0].message) == f"{name} kernel not used because:" and "it has no kernel for these" in str(said[1].message)


def test_without_the_library_its_kernel_alone_is_an_error() -> None:
    with driver():
        q = three()[0].to("cuda")
        with pytest.warns(UserWarning, match="There is no such library"), pytest.raises(RuntimeError, match="No available kernel"), sdpa_kernel(FUSED):
            F.scaled_dot_product_attention(q, q, q)


def test_nothing_that_is_allowed_is_an_error(takes: Any) -> None:
    for ways in ([], [SDPBackend.OVERRIDEABLE], [SDPBackend.ERROR]):
        with pytest.raises(RuntimeError, match="No viable backend for scaled_dot_product_attention was found"):
            takes(ways, three())


def test_shared_heads_and_masks(takes: Any) -> None:
    q, k, v = three()
    k, v = k[:, :2], v[:, :2]
    mask = sg.ones(8, 8, dtype=sg.bool).tril()
    want = [F.scaled_dot_product_attention(q, k, v, mask, enable_gqa=True)]
    for ways, expected in ((FUSED, KERNEL), (SDPBackend.EFFICIENT_ATTENTION, BLOCKS), (SDPBackend.MATH, WEIGHTS)):
        way, y = takes(ways, (q, k, v), attn_mask=mask.to("cuda"), enable_gqa=True)
        assert way == expected and close([y], want)


def test_gradients_go_the_way_of_the_forward(found: Any) -> None:
    given = tuple(three())
    want = results("cpu", given)
    with sdpa_kernel(SDPBackend.MATH):
        assert close(results("cuda", given), want) and not ran(found)
    with sdpa_kernel(SDPBackend.CUDNN_ATTENTION):
        assert close(results("cuda", given), want) and ran(found) == [FORWARD, BACKWARD]


def test_what_a_device_can(found: Any) -> None:
    cuda = sg.backends.cuda
    of_half = ((sg.float16, 0.0, (True, True, True)), (sg.float16, 0.5, (True, False, True)), (sg.float16, 1.0, (False, False, False)))
    for dtype, dropout, can in (*of_half, (sg.float32, 0.0, (False, True, False)), (sg.float32, 0.5, (False, False, False))):
        params = cuda.SDPAParams(*(t.to("cuda") for t in three(dtype)), None, dropout, False, False)
        assert (cuda.can_use_cudnn_attention(params), cuda.can_use_efficient_attention(params), cuda.can_use_flash_attention(params)) == can
        if not can[0]:
            with pytest.warns(UserWarning):
                cuda.can_use_cudnn_attention(params, debug=True)
