"""Convolutions by cuDNN: what csrc/device_convolution.c tells the library is held to its header by a stand-in, which computes what it was told.

Nothing here has run on a device.
"""

from __future__ import annotations

import gc
import random
import subprocess
import sys
import threading
import warnings
from collections.abc import Callable, Iterator
from functools import partial
from typing import Any

import pytest

import specgrad as sg
from specgrad.array.backends import BACKENDS
from specgrad.compiler.device import convolutions, cudnn
from specgrad.compiler.device.convolutions import DeviceConvolutions
from specgrad.compiler.device.cudnn import TYPES, Library
from specgrad.compiler.device.driver import last_launches
from specgrad.core.kernels.table import compiled
from specgrad.nn import functional as F
from tests.cuda.driver import convolutions_library, driver, library
from tests.cuda.ptx.run import lacking
from tests.cuda.twin.modules import MODULES
from tests.effort import tries

pytestmark = [
    pytest.mark.skipif(bool(lacking()), reason=lacking() or "all is there"),
    pytest.mark.skipif(not compiled, reason="convolutions are started by compiled code"),
]
PLAIN, SPLIT, TF32, DOWN, HALVES, UNORDERED = (1 << n for n in range(6))  # engines of the stand-in
CONVOLVE = {1: F.conv1d, 2: F.conv2d, 3: F.conv3d}
TRANSPOSED = {1: F.conv_transpose1d, 2: F.conv_transpose2d, 3: F.conv_transpose3d}


@pytest.fixture
def found() -> Iterator[Any]:
    convolutions_library().twin_offers(-1)
    with driver(cudnn=True) as given:
        yield given
    convolutions_library().twin_offers(-1)


def numbers(shape: tuple[int, ...], dtype: Any, seed: int) -> Any:
    """Whole ones, so few and small that all sums are exact in float32."""
    return sg.randint(-2, 3, shape, generator=sg.Generator().manual_seed(seed)).to(dtype)


def images(dtype: Any = sg.float32) -> tuple[Any, Any, Any]:
    return numbers((2, 4, 7, 9), dtype, 1), numbers((6, 2, 3, 3), dtype, 2), numbers((6,), dtype, 3)


def convolved(x: Any, w: Any, b: Any = None, **options: Any) -> Any:
    return F.conv2d(x, w, b, **{"stride": 2, "padding": 1, "groups": 2, **options})


def results(op: Callable[..., Any], device: str, *given: Any) -> list[Any]:
    """What an op computes, and its gradients for a gradient that is no constant."""
    on_device = [t.to(device).detach().clone().requires_grad_() for t in given]
    y = op(*on_device)
    y.backward(((sg.arange(y.numel()) % 5) - 2).reshape(y.shape).to(y.dtype).to(device))
    return [y.detach().cpu(), *(t.grad.cpu() for t in on_device)]


def geometry(chance: random.Random) -> tuple[int, dict[str, Any], tuple[int, ...], tuple[int, ...], int]:
    """How many dimensions, options, the shapes of images and of a weight, and how much larger a transposed result is than it must be."""
    dims, groups = chance.choice((1, 2, 2, 3)), chance.choice((1, 1, 2, 3))
    stride, padding, dilation = ([chance.choice(of) for _ in range(dims)] for of in ((1, 1, 2, 3), (0, 1, 2), (1, 1, 2)))
    kernel = [chance.choice((1, 2, 3)) for _ in range(dims)]
    sizes = [max(d * (k - 1) + 1 - 2 * p, 1) + chance.randrange(5 if dims < 3 else 3) for k, p, d in zip(kernel, padding, dilation)]
    channels = groups * chance.choice((1, 2)), groups * chance.choice((1, 3))
    options = {"stride": stride, "padding": padding, "dilation": dilation, "groups": groups}
    return dims, options, (chance.choice((1, 3)), channels[0], *sizes), (channels[1], channels[0] // groups, *kernel), chance.randrange(2)


@pytest.mark.parametrize("dtype", TYPES)
def test_all_geometries(dtype: str, found: Any) -> None:
    """Forward, the gradients, and the transposed ones: each by the library, once."""
    chance = random.Random([*TYPES].index(dtype))
    for trial in range(tries(25, 400)):
        convolutions_library().twin_offers(chance.choice((-1, PLAIN, SPLIT, UNORDERED | HALVES)))
        dims, options, of_images, of_weight, more = geometry(chance)
        x, w = numbers(of_images, getattr(sg, dtype), trial), numbers(of_weight, getattr(sg, dtype), trial + 1)
        found.launched.clear()
        bias = numbers(of_weight[:1], getattr(sg, dtype), trial + 2)
        op = CONVOLVE[dims]
        want, got = (results(partial(op, **options), device, x, w, bias) for device in ("cpu", "cuda"))
        assert found.launched["cudnn"] == 3, (of_images, of_weight, options)
        for one, other in zip(got, want):
            assert one.dtype is other.dtype and one.shape == other.shape and sg.allclose(one.double(), other.double(), rtol=0.01, atol=0), (
                of_images,
                of_weight,
                options,
            )
        if dtype in ("float32", "float64"):
            assert all((one == other).all() for one, other in zip(got, want)), (of_images, of_weight, options)
        kernel, steps, dilation = of_weight[2:], options["stride"], options["dilation"]
        windows = numbers((of_images[0], of_weight[0], *(chance.choice((1, 2, 4)) for _ in kernel)), getattr(sg, dtype), trial)
        padding = [min(p, d * (k - 1) // 2) for p, d, k in zip(options["padding"], dilation, kernel)]  # so that something is left
        spread = {**options, "padding": padding, "output_padding": [min(more, max(s, d) - 1) for s, d in zip(steps, dilation)]}
        turned = TRANSPOSED[dims]
        bias = numbers(of_images[1:2], getattr(sg, dtype), trial + 3)
        want, got = (results(partial(turned, **spread), device, windows, w, bias) for device in ("cpu", "cuda"))
        assert all(sg.allclose(one.double(), other.double(), rtol=0.01, atol=0) for one, other in zip(got, want)), (of_images, of_weight, spread)
        assert found.launched["cudnn"] == 6, (of_images, of_weight, spread)
    assert not convolutions_library().twin_refused()


@pytest.mark.parametrize("dtype", TYPES)
def test_a_bias_is_added_by_the_same_launch(dtype: str, found: Any) -> None:
    """Wherever it lies."""
    x, w, b = images(getattr(sg, dtype))
    on_x, on_w, long = (t.to("cuda") for t in (x, w, sg.cat([b[:1], b.flip(0), b])))
    views: tuple[Callable[[Any], Any], ...] = (lambda t: t[7:], lambda t: t[1:7].flip(0))
    for view in views:
        assert sg.equal(convolved(on_x, on_w, view(long)).cpu(), convolved(x, w, b))
        assert engine(found).startswith("cudnn") and not convolutions_library().twin_refused()


@pytest.mark.parametrize(("offers", "sum_of_three"), [(-1, 2050), (PLAIN, 2048)])
def test_a_bias_is_added_before_anything_is_rounded(offers: int, sum_of_three: int, found: Any) -> None:
    """But where heuristics know no engine for both: then a convolution by one that they know, and another launch."""
    convolutions_library().twin_offers(offers)
    x, w, b = sg.tensor([[[[2048.0]], [[1.0]]]]).half(), sg.ones(1, 2, 1, 1).half(), sg.tensor([1.0]).half()
    assert F.conv2d(x.to("cuda"), w.to("cuda"), b.to("cuda")).item() == sum_of_three


def test_views_are_copied_where_they_must_be(found: Any) -> None:
    """And what begins elsewhere than the library was promised gets another plan."""
    x, w, _ = images()
    long = numbers((x.numel() + 3,), sg.float32, 5)
    for begins in range(4):
        here, there = (t[begins : begins + x.numel()].reshape(x.shape) for t in (long, long.to("cuda")))
        assert (convolved(there, w.to("cuda")).cpu() == convolved(here, w)).all()
    views: list[Callable[[Any], Any]] = [
        lambda t: t.mT,
        lambda t: t.flip(3)[..., ::2],
        lambda t: t[:, :, 1:, 2:],
        lambda t: t[:1].expand(3, 4, 7, 9),
        lambda t: t.permute(0, 2, 3, 1).contiguous().permute(0, 3, 1, 2),
    ]
    for view in views:
        assert (convolved(view(x.to("cuda")), w.to("cuda").mT.contiguous().mT).cpu() == convolved(view(x), w)).all()
    assert not convolutions_library().twin_refused() and not [name for name in found.all if name.startswith("cublas")]


@pytest.mark.filterwarnings("error")
def test_of_no_elements_the_library_hears_nothing(found: Any) -> None:
    before = convolutions_library().twin_asked()
    w = numbers((6, 4, 3, 3), sg.float32, 0).to("cuda")
    assert F.conv2d(sg.zeros(0, 4, 7, 9, device="cuda"), w).shape == (0, 6, 5, 7)
    assert F.conv2d(sg.zeros(2, 4, 7, 9, device="cuda"), w[:0]).shape == (2, 0, 5, 7)
    assert convolutions_library().twin_asked() == before and not found.launched["cudnn"]


def test_integers_and_complex_numbers_go_the_ways_that_they_went(found: Any) -> None:
    for dtype in (sg.int64, sg.complex64):
        x, w, _ = images(dtype)
        assert (convolved(x.to("cuda"), w.to("cuda")).cpu() == convolved(x, w)).all()
    assert not found.launched["cudnn"]


# ---- engines


def engine(found: Any) -> str:
    (name,) = {name for name in found.all if name.startswith("cudnn")}
    found.all.clear()
    return str(name)


@pytest.mark.parametrize(
    ("dtype", "usual", "same"), [("float32", "unordered", "split"), ("float64", "tf32", "tf32"), ("float16", "tf32", "tf32"), ("bfloat16", "tf32", "tf32")]
)
def test_engines(dtype: str, usual: str, same: str, found: Any) -> None:
    """float32 keeps its digits unless CuPy's switch says otherwise; halves are summed in float32; the same bits each time, where that is asked for."""
    x, w, _ = (t.to("cuda") for t in images(getattr(sg, dtype)))
    convolved(x, w)
    assert engine(found) == f"cudnn_{usual}"
    sg.use_deterministic_algorithms(True)
    try:
        convolved(x, w)
        assert engine(found) == f"cudnn_{same}"
        convolutions_library().twin_offers(UNORDERED | HALVES | DOWN)
        convolved(x[:1], w)
        assert not [n for n in found.all if n.startswith("cudnn")], "rather CuPy's products"
    finally:
        sg.use_deterministic_algorithms(False)
    convolved(x[:1], w)
    assert engine(found) == "cudnn_unordered", "a plan for other bits is another"


def test_tf32_where_it_is_allowed(found: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    """Which at first CuPy's switch decides."""
    x, w = sg.full((1, 1, 4, 4), 1 + 2.0**-12), sg.ones(1, 1, 1, 1)
    convolutions_library().twin_offers(TF32 | PLAIN)
    for allowed in (False, True):
        monkeypatch.setattr(sg.backends.cudnn, "allow_tf32", allowed)
        assert (F.conv2d(x.to("cuda"), w.to("cuda")).cpu() == (1 if allowed else x)).all()
        wide = x.double() + 2.0**-40
        assert (F.conv2d(wide.to("cuda"), w.double().to("cuda")).cpu() == wide).all()
        monkeypatch.setenv("CUPY_TF32", str(int(allowed)))
        assert cudnn.Switches().allow_tf32 is allowed


def test_switches(found: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    cudnn = sg.backends.cudnn
    assert cudnn.is_available() and cudnn.version() == 92801 and cudnn.enabled and not cudnn.deterministic
    x, w, _ = images()
    for name, value, runs in (("deterministic", True, ["cudnn_split"]), ("enabled", False, [])):
        monkeypatch.setattr(cudnn, name, value)
        found.all.clear()
        assert (convolved(x.to("cuda"), w.to("cuda")).cpu() == convolved(x, w)).all()
        assert [launched for launched in found.all if launched.startswith("cudnn")] == runs
    for name, value in (("enabled", 1), ("benchmark", True)):
        with pytest.raises(TypeError, match=f"the bools enabled, deterministic, allow_tf32, but got {name} = {value!r}"):
            setattr(cudnn, name, value)


def test_without_the_library_there_is_no_version() -> None:
    with driver():
        assert not sg.backends.cudnn.is_available() and sg.backends.cudnn.version() is None


def test_what_has_no_plan_goes_the_other_way_and_is_not_asked_for_again(found: Any) -> None:
    convolutions_library().twin_offers(0)
    x, w, b = images()
    want = convolved(x, w, b)
    before = convolutions_library().twin_asked()
    for _ in range(3):
        assert (convolved(x.to("cuda"), w.to("cuda"), b.to("cuda")).cpu() == want).all()
    assert convolutions_library().twin_asked() == before + 3 and not found.launched["cudnn"], "heuristics, with the bias and without it, and the fallback"


def test_what_the_library_takes_for_an_error_is_told(found: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    real = convolutions.described
    monkeypatch.setattr(convolutions, "described", lambda *given: (real(*given)[0], [*real(*given)[1][:-1], 7]))
    x, w, _ = images()
    with pytest.warns(
        RuntimeWarning, match=r"cuDNN refuses a convolution of float32 \[2, 4, 7, 9\] and \[6, 2, 3, 3\], which CuPy computes: CUDNN_STATUS_BAD_PARAM"
    ):
        assert (convolved(x.to("cuda"), w.to("cuda")).cpu() == convolved(x, w)).all()


def test_the_workspace_has_a_limit(found: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    convolutions_library().twin_offers(SPLIT | PLAIN)
    monkeypatch.setattr(convolutions, "_WORKSPACE", 1000)
    x, w, _ = (t.to("cuda") for t in images())
    convolved(x, w)
    assert engine(found) == "cudnn_plain"
    convolved(x[:1], w)
    assert engine(found) == "cudnn_split"


# ---- plans


def test_a_plan_is_made_once(found: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(convolutions, "_MOST_ALIGNED", 4)  # memory of the host is where it is
    x, w, b = (t.to("cuda") for t in images())
    convolved(x, w)
    anew: dict[str, Callable[[], Any]] = {
        "the same": lambda: None,
        "a dtype": lambda: convolved(x.half(), w.half()),
        "a shape": lambda: convolved(x[:1], w),
        "another weight": lambda: convolved(x, w[..., :2]),
        "a stride": lambda: convolved(x, w, stride=1),
        "a padding": lambda: convolved(x, w, padding=2),
        "a dilation": lambda: convolved(x, w, dilation=2),
        "a bias": lambda: convolved(x, w, b),
        "the gradient to images": lambda: F.conv_transpose2d(convolved(x, w), w, stride=2, padding=1, groups=2),
    }
    for what, call in anew.items():
        before = convolutions_library().twin_asked()
        for _ in range(2):
            call()
            convolved(x, w)
        assert convolutions_library().twin_asked() == before + (what != "the same"), what


def test_plans_are_let_go(found: Any) -> None:
    gc.collect()
    before, cupy = convolutions_library().twin_alive(), MODULES["cupy"]
    convolution = DeviceConvolutions(Library(BACKENDS["cuda"]))
    ones = cupy.ones((2, 2, 4, 4), "float32")
    assert convolution(ones, ones, None, (2, 2, 1, 1), (1, 1), (0, 0), (1, 1)) is not None
    assert convolutions_library().twin_alive() == before + 2, "a plan and its configuration"
    del convolution
    gc.collect()
    assert convolutions_library().twin_alive() == before


def test_two_devices(found: Any) -> None:
    x, w, b = images()
    y = convolved(x.to("cuda:1"), w.to("cuda:1"), b.to("cuda:1"))
    assert y.device.index == 1 and (y.cpu() == convolved(x, w, b)).all()
    assert any(name.startswith("cuDNN's convolution (cuda:1, stream 0x0)") for name in last_launches())
    cupy = MODULES["cupy"]
    with cupy.cuda.Device(1):
        elsewhere = cupy.ones((2, 2, 4, 4), "float32")
    here, convolution = cupy.ones((2, 2, 4, 4), "float32"), DeviceConvolutions(Library(BACKENDS["cuda"]))
    given: Any = ((2, 2, 1, 1), (1, 1), (0, 0), (1, 1))
    assert convolution(here, elsewhere, None, *given) is None and convolution(here, here.astype("float64"), None, *given) is None
    got = convolution(elsewhere, elsewhere, None, *given)  # by whoever is no op, and so has not made its device the current one
    assert got.device.id == 1 and cupy.cuda.Device().id == 0


# ---- the library


def test_without_the_library_nothing_is_said(monkeypatch: pytest.MonkeyPatch) -> None:
    x, w, b = images()
    monkeypatch.setattr(cudnn, "_NAMES", ("libcudnn_that_is_not_there.so",))
    with driver() as found, warnings.catch_warnings():
        monkeypatch.delenv(cudnn.VARIABLE)
        warnings.simplefilter("error")
        assert (convolved(x.to("cuda"), w.to("cuda"), b.to("cuda")).cpu() == convolved(x, w, b)).all()
        assert not found.launched["cudnn"]


@pytest.mark.parametrize("path", ["/no/such/libcudnn.so", "another"])
def test_a_library_that_is_asked_for_and_missing_is_told_once(path: str, found: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    x, w, _ = images()
    monkeypatch.setenv(cudnn.VARIABLE, library().path if path == "another" else path)
    with warnings.catch_warnings(record=True) as caught:
        warnings.simplefilter("always")
        for _ in range(2):
            assert (convolved(x.to("cuda"), w.to("cuda")).cpu() == convolved(x, w)).all()
    (said,) = (str(w.message) for w in caught)
    assert "CuPy's products of matrices" in said and ("has no cudnnGetErrorString" if path == "another" else path) in said


def test_the_cpu_never_looks_for_it() -> None:
    program = (
        "import sys, specgrad as sg; sg.nn.functional.conv2d(sg.ones(1, 1, 4, 4), sg.ones(1, 1, 2, 2)); print([m for m in sys.modules if '.device.' in m])"
    )
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=False)
    assert done.returncode == 0 and done.stdout.strip() == "[]", done.stderr


def test_errors_by_name(found: Any) -> None:
    x, w, _ = (t.to("cuda") for t in images())
    convolved(x, w)
    library().twin_fails(1)
    try:
        with pytest.raises(RuntimeError, match=r"\[6, 2, 3, 3\] and \[2, 4, 7, 9\] could not be started: CUDNN_STATUS_EXECUTION_FAILED"):
            convolved(x, w)
    finally:
        library().twin_fails(0)


def test_after_an_error_of_a_kernel_that_one_is_told() -> None:
    with driver(traps="mul_f32", cudnn=True) as found:
        x, w, _ = (t.to("cuda") for t in images())
        y = convolved(x, w)
        x * x
        found.finish()
        with pytest.raises(RuntimeError, match=r"an illegal memory access was encountered.*An earlier kernel failed.*are mul_f32"):
            convolved(x, w)
        del y


def test_a_convolution_that_breaks_the_device_is_named() -> None:
    with driver(traps="cudnn", cudnn=True):
        x, w, _ = (t.to("cuda") for t in images())
        convolved(x, w)
        with pytest.raises(RuntimeError, match=r"An earlier kernel failed.*are cuDNN's convolution \(cuda:0, stream 0x0\)"):
            sg.cuda.synchronize()


# ---- streams, threads and graphs


def test_the_current_stream(found: Any) -> None:
    x, w, _ = images()
    on_x, on_w = x.to("cuda"), w.to("cuda")
    stream = sg.cuda.Stream()
    stream.wait_stream(sg.cuda.current_stream())
    with sg.cuda.stream(stream):
        y = convolved(on_x, on_w)
        assert last_launches()[0] == f"cuDNN's convolution (cuda:0, stream {stream.cuda_stream:#x})"
    stream.synchronize()
    assert (y.cpu() == convolved(x, w)).all()


def test_threads_take_turns(found: Any) -> None:
    """A handle has one stream at a time."""
    cupy, failed = MODULES["cupy"], []
    convolution, ones = DeviceConvolutions(Library(BACKENDS["cuda"])), cupy.ones((2, 2, 4, 4), "float32")
    given: Any = (ones, ones, None, (2, 2, 1, 1), (1, 1), (0, 0), (1, 1))
    plan = convolution(*given) is not None and convolution._plan(
        0, "float32", False, "windows", ((2, 2, 4, 4), (2, 2, 4, 4), (2, 2, 1, 1)), ((0, 0), (1, 1), (1, 1)), (4, 4, 4), 0
    )
    space, outs = cupy.empty((1 << 12,), "uint8"), [cupy.empty((2, 2, 1, 1), "float32") for _ in range(2)]
    lib = cudnn.table._lib

    at = ones.data.ptr

    def work(out: Any) -> None:
        failed.extend(s for _ in range(100) if (s := lib.sg_cudnn_start(plan.handle, plan.numbers, 3, [0, 1, 2], [at, at, out.data.ptr], space.data.ptr, 0)))

    library().twin_tells(None)
    library().twin_captures(None, None)  # which are Python's
    threads = [threading.Thread(target=work, args=(out,)) for out in outs]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert not failed


def test_convolutions_are_captured(found: Any) -> None:
    """And replayed, with their gradients, on what is there then: workspaces and results are the graph's."""
    sg.use_deterministic_algorithms(True)  # of an engine with a workspace
    try:
        x, w, b = images()
        on_x, on_w, on_b = (t.to("cuda") for t in (x, w, b))

        def step(x: Any, w: Any, b: Any) -> Any:
            return convolved(F.conv_transpose2d(convolved(x, w, b), w, stride=2, padding=1, groups=2), w)

        step(on_x, on_w, on_b)
        g = sg.cuda.CUDAGraph()
        with sg.cuda.graph(g):
            y = step(on_x, on_w, on_b)
        others = sg.full((100, 100), 7.0, device="cuda")
        assert not others.isnan().any().item()
        for scale in (1.0, -2.0):
            on_x.copy_(x.to("cuda") * scale)
            g.replay()
            assert (y.cpu() == step(x * scale, w, b)).all()
        assert "cudnn_split" in found.all
    finally:
        sg.use_deterministic_algorithms(False)


def test_a_plan_must_be_there_before_a_capture(found: Any) -> None:
    x, w, _ = (t.to("cuda") for t in images())
    for step in ("before the library has begun", "when it has"):
        g = sg.cuda.CUDAGraph()
        with pytest.raises(RuntimeError, match=r"the kernel of cuDNN's convolutions is not loaded yet: call the function once"), sg.cuda.graph(g):
            convolved(x, w)
        assert step and (convolved(x[:1], w).cpu() == convolved(*(t.cpu() for t in (x[:1], w)))).all()
