"""`sdpa_kernel` and its kin as in PyTorch on a CPU: what each way takes and refuses, in which order, what is switched, and the errors."""

from __future__ import annotations

import inspect
import itertools
import threading
import warnings
from collections.abc import Callable, Iterator
from typing import Any

import numpy as np
import pytest

import specgrad as sg
from specgrad.array.nn.attention_backends import WAYS, allowed
from tests.oracle.both import agree, outcome, torch

WAYS_BY_NAME = ("MATH", "FLASH_ATTENTION", "EFFICIENT_ATTENTION", "CUDNN_ATTENTION", "OVERRIDEABLE", "ERROR")
SWITCHES = ("flash", "mem_efficient", "math", "cudnn")


@pytest.fixture(autouse=True)
def as_before() -> Iterator[None]:
    yield
    assert (allowed.ways, allowed.order) == (frozenset(WAYS), WAYS)


def heads(lib: Any, *shape: int) -> Any:
    return lib.tensor(np.random.default_rng(0).normal(size=shape or (2, 3, 5, 8)).astype(np.float32))


Attends = Callable[[Any, Any], Any]
CASES: dict[str, Attends] = {  # of the library and what attends
    "plain": lambda lib, f: f(*[heads(lib)] * 3),
    "causal": lambda lib, f: f(*[heads(lib)] * 3, is_causal=True),
    "a scale": lambda lib, f: f(*[heads(lib)] * 3, scale=0.3),
    "dropout": lambda lib, f: f(*[heads(lib)] * 3, dropout_p=0.5).shape,
    "a mask of bools": lambda lib, f: f(*[heads(lib)] * 3, attn_mask=lib.ones(5, 5, dtype=lib.bool).tril()),
    "a mask for all keys": lambda lib, f: f(*[heads(lib)] * 3, attn_mask=heads(lib, 5, 1)),
    "a mask of 3 dimensions": lambda lib, f: f(*[heads(lib)] * 3, attn_mask=heads(lib, 3, 5, 5)),
    "a mask of 4 dimensions": lambda lib, f: f(*[heads(lib)] * 3, attn_mask=heads(lib, 2, 1, 5, 5)),
    "a mask of too many heads": lambda lib, f: f(*[heads(lib)] * 3, attn_mask=heads(lib, 2, 2, 5, 5)),
    "a mask with a gradient": lambda lib, f: f(*[heads(lib)] * 3, attn_mask=lib.zeros(5, 5, requires_grad=True)),
    "3 dimensions": lambda lib, f: f(*[heads(lib, 3, 5, 8)] * 3),
    "2 dimensions": lambda lib, f: f(*[heads(lib, 5, 8)] * 3),
    "5 dimensions": lambda lib, f: f(*[heads(lib, 2, 2, 3, 5, 8)] * 3),
    "float64": lambda lib, f: f(*[heads(lib).double()] * 3),
    "float16": lambda lib, f: f(*[heads(lib).half()] * 3),
    "bfloat16": lambda lib, f: f(*[heads(lib).bfloat16()] * 3),
    "columns before rows": lambda lib, f: f(*[heads(lib).transpose(2, 3)] * 3),
    "other rows of keys": lambda lib, f: f(heads(lib), *[heads(lib, 2, 3, 7, 8)] * 2),
    "other columns of values": lambda lib, f: f(*[heads(lib)] * 2, heads(lib, 2, 3, 5, 4)),
    "one batch for all": lambda lib, f: f(heads(lib), *[heads(lib, 1, 3, 5, 8)] * 2),
    "an expanded batch": lambda lib, f: f(heads(lib, 1, 3, 5, 8).expand(2, 3, 5, 8), *[heads(lib)] * 2),
    "one head for all": lambda lib, f: f(heads(lib), *[heads(lib, 2, 1, 5, 8)] * 2),
    "shared heads": lambda lib, f: f(heads(lib, 2, 4, 5, 8), *[heads(lib, 2, 2, 5, 8)] * 2, enable_gqa=True),
    "no batch": lambda lib, f: f(*[heads(lib, 0, 3, 5, 8)] * 3),
    "no queries": lambda lib, f: f(heads(lib, 2, 3, 0, 8), *[heads(lib)] * 2),
    "vmap": lambda lib, f: lib.func.vmap(lambda t: f(t, t, t))(heads(lib)),
    "through multi_head_attention_forward": lambda lib, f: lib.nn.functional.multi_head_attention_forward(
        *[heads(lib, 5, 2, 8)] * 3, 8, 2, heads(lib, 24, 8), heads(lib, 24), None, None, False, 0.0, heads(lib, 8, 8), heads(lib, 8), need_weights=False
    )[0],
}


def under(lib: Any, names: tuple[str, ...], case: str, **options: Any) -> Any:
    backends = lib.nn.attention.SDPBackend
    with lib.nn.attention.sdpa_kernel([getattr(backends, name) for name in names], **options):
        return CASES[case](lib, lib.nn.functional.scaled_dot_product_attention)


@pytest.mark.parametrize("case", CASES)
def test_each_way_takes_and_refuses_what_it_does_in_pytorch(case: str) -> None:
    for names in [*((name,) for name in WAYS_BY_NAME), (), ("MATH", "FLASH_ATTENTION"), ("CUDNN_ATTENTION", "FLASH_ATTENTION")]:
        ours, theirs = (outcome(lib, lambda lib, names=names: under(lib, names, case)) for lib in (sg, torch))
        if theirs.error is not None:
            assert type(ours.error) is type(theirs.error) and str(ours.error) == str(theirs.error), (names, ours, theirs)
        else:
            agree(lambda lib, names=names: under(lib, names, case), loose=4)


@pytest.mark.parametrize("way", ["MATH", "FLASH_ATTENTION"])
def test_gradients_of_each_way(way: str) -> None:
    def program(lib: Any) -> Any:
        given = [heads(lib).double().mul(n).requires_grad_() for n in (1, 2, 3)]
        with lib.nn.attention.sdpa_kernel(getattr(lib.nn.attention.SDPBackend, way)):
            y = lib.nn.functional.scaled_dot_product_attention(*given, is_causal=True)
        return lib.autograd.grad(y.square().sum(), given)

    agree(program)


def test_warnings_say_why_there_is_no_kernel() -> None:
    for case, word in (("dropout", "dropout"), ("3 dimensions", "4 dimensional"), ("columns before rows", "stride 1"), ("other columns of values", "last dim")):
        for lib in (sg, torch):
            with warnings.catch_warnings(record=True) as found, pytest.raises(RuntimeError, match=r"No available kernel\.  Aborting execution"):
                warnings.simplefilter("always")
                under(lib, ("FLASH_ATTENTION",), case)
            said = [str(w.message) for w in found]
            assert said[0].startswith("Flash attention kernel not used because:") and word in said[1], (lib, said)
            assert lib is torch or {w.filename for w in found} == {__file__}


def test_no_weights_of_all_queries_to_all_keys_unless_it_is_math() -> None:
    q = sg.ones(1, 1, 5, 8).requires_grad_()
    with sg.nn.attention.sdpa_kernel(sg.nn.attention.SDPBackend.MATH):
        by_math = sg.nn.functional.scaled_dot_product_attention(q, q, q)
    with sg.nn.attention.sdpa_kernel(sg.nn.attention.SDPBackend.FLASH_ATTENTION):
        fused = sg.nn.functional.scaled_dot_product_attention(q, q, q)
    assert "Attention" not in by_math.grad_fn.name() and "Attention" in fused.grad_fn.name()


# ---- contexts and switches


def enabled(lib: Any) -> list[bool]:
    return [getattr(lib.backends.cuda, f"{name}_sdp_enabled")() for name in SWITCHES]


def test_contexts_switch_and_switch_back() -> None:
    def program(lib: Any) -> Any:
        backends, sdpa_kernel, seen = lib.nn.attention.SDPBackend, lib.nn.attention.sdpa_kernel, [enabled(lib)]
        with sdpa_kernel([backends.MATH, backends.CUDNN_ATTENTION, backends.MATH]) as given:
            seen += [given, enabled(lib)]
            with sdpa_kernel(backends.FLASH_ATTENTION, set_priority=True):
                seen.append(enabled(lib))
                other = threading.Thread(target=lambda: seen.append(enabled(lib)))
                other.start()
                other.join()
            seen.append(enabled(lib))
            with pytest.raises(ZeroDivisionError), sdpa_kernel([]):
                seen.append(enabled(lib))
                1 / 0  # noqa: B018
            seen.append(enabled(lib))
        seen.append(sdpa_kernel(backends.MATH)(lambda: enabled(lib))())
        with sdpa_kernel([1, "MATH"]):
            seen.append(enabled(lib))
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")
            with lib.backends.cuda.sdp_kernel(enable_math=False, enable_cudnn=False):
                seen.append(enabled(lib))
        return [*seen, enabled(lib)]

    agree(program)


def test_switches_one_at_a_time() -> None:
    def program(lib: Any) -> Any:
        seen = []
        for name, to in itertools.product(SWITCHES, (False, True)):
            enable = getattr(lib.backends.cuda, f"enable_{name}_sdp")
            assert enable(enabled=to) is None
            seen.append(enabled(lib))
        return seen

    agree(program)


@pytest.mark.parametrize("wrong", [3, None, "MATH", "a tuple"])
def test_what_is_no_list_of_ways_is_an_error(wrong: Any) -> None:
    said = []
    for lib in (sg, torch):
        with pytest.raises(AssertionError) as error:
            lib.nn.attention.sdpa_kernel((lib.nn.attention.SDPBackend.MATH,) if wrong == "a tuple" else wrong).__enter__()
        said.append(str(error.value))
    assert said[0] == said[1]


def test_other_mistakes() -> None:
    for lib in (sg, torch):
        for name in SWITCHES:
            with pytest.raises(RuntimeError, match="expects a bool, but got"):
                getattr(lib.backends.cuda, f"enable_{name}_sdp")(1)
        with pytest.raises(ValueError, match="MATH"), lib.nn.attention.sdpa_kernel(["MATH"], set_priority=True):
            pass
        with pytest.raises(TypeError):
            lib.backends.cuda.can_use_flash_attention(3)
        with pytest.raises(TypeError):
            lib.backends.cuda.SDPAParams(heads(lib))
        with pytest.warns(FutureWarning, match="deprecated"):
            lib.backends.cuda.sdp_kernel()


def test_names_numbers_and_signatures() -> None:
    ours, theirs = sg.nn.attention.SDPBackend, torch.nn.attention.SDPBackend
    assert {name: int(way) for name, way in ours.__members__.items()} == {name: int(way) for name, way in theirs.__members__.items()}
    assert all(repr(ours(n)) == repr(theirs(n)) and str(ours(n)) == str(theirs(n)) and ours(n) != n for n in range(-1, 5))
    for name in (*sg.backends.cuda.__all__, "nn.attention.sdpa_kernel"):
        one, other = (lib.nn.attention.sdpa_kernel if "." in name else getattr(lib.backends.cuda, name) for lib in (sg, torch))
        if not callable(one):  # switches, as backends.cuda.matmul: of the same type, and off or on as theirs
            assert not callable(other) and [getattr(other, switch) for switch in vars(one)] == list(vars(one).values()), name
        elif not isinstance(one, type):
            shapes = [[(p.name, p.kind, p.default) for p in inspect.signature(f).parameters.values()] for f in (one, other)]
            assert shapes[0] == shapes[1], name


def test_on_the_cpu_there_is_nothing_of_a_device() -> None:
    def program(lib: Any) -> Any:
        params = lib.backends.cuda.SDPAParams(*[heads(lib)] * 3, None, 0.25, False, True)
        asked = [getattr(lib.backends.cuda, f"can_use_{name}_attention")(params) for name in ("flash", "efficient", "cudnn")]
        return asked, params.query, params.attn_mask, params.dropout, params.is_causal, params.enable_gqa

    agree(program)
