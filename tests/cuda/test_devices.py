"""Tensors on devices, which are stand-ins: where they are made, moved and mixed, and when errors are told."""

from __future__ import annotations

import pickle
import subprocess
import sys
from collections.abc import Callable
from copy import deepcopy
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import specgrad as sg
from specgrad.array.backends import BACKENDS
from specgrad.nn import functional as F
from tests.cuda.places import on_both
from tests.cuda.twin.device import SYNCHRONISATION, TRANSFER, Device, counts
from tests.cuda.twin.modules import MODULES

pytestmark = pytest.mark.usefixtures("place")


def moved() -> int:
    return sum(counts[TRANSFER].values()) + sum(counts[SYNCHRONISATION].values())


# ---- the stand-in


@pytest.mark.skipif(find_spec("cupy") is None, reason="CuPy is not installed; the table of the repository says what it has")
def test_the_table_is_that_of_the_installed_cupy() -> None:
    """In a process of its own, where nothing stands in for CuPy."""
    program = "from tests.cuda.cupy_surface import stored, surface; found = surface(); assert found == stored(), found['version']"
    subprocess.run([sys.executable, "-c", program], check=True, cwd=Path(__file__).parents[2])


def test_the_stand_in_is_strict() -> None:
    cupy = MODULES["cupy"]
    x = cupy.arange(6)
    for refused in (lambda: np.asarray(x), lambda: cupy.add(x, np.arange(6)), lambda: cupy.where(x > 2, x, np.zeros(6)), lambda: x.max(initial=0)):
        with pytest.raises(TypeError):
            refused()
    for missing in (lambda: cupy.float128, lambda: x.flags.writeable, lambda: x.__array_interface__, lambda: cupy.linalg.vecdot):
        with pytest.raises(AttributeError):
            missing()
    with pytest.raises(NotImplementedError):
        np.maximum.reduce(x)
    assert moved() == 0
    assert x[cupy.full((1,), 7)].get() == 1, "indices wrap around"
    assert x.base is None and x[1:].base is x and moved() == 1
    assert not np.isfinite(float(cupy.empty(3, np.float64)[0])) or abs(float(cupy.empty(3)[0])) != 0, "fresh memory holds nonsense"


# ---- making and moving


MADE: dict[str, Callable[[], Any]] = {
    "zeros": lambda: sg.zeros(2, 3, device="cuda"),
    "ones": lambda: sg.ones(2, 3, device="cuda"),
    "full": lambda: sg.full((2, 3), 7.0, device="cuda"),
    "eye": lambda: sg.eye(3, device="cuda"),
    "arange": lambda: sg.arange(1, 7, 2, device="cuda"),
    "linspace": lambda: sg.linspace(0, 1, 5, device="cuda"),
    "number": lambda: sg.tensor(2.5, device="cuda"),
    "zeros_like": lambda: sg.zeros_like(sg.ones(2, device="cuda")),
    "new_zeros": lambda: sg.ones(2, device="cuda").new_zeros(3),
    "new_full": lambda: sg.ones(2, device="cuda").new_full((3,), 4.0),
}


@pytest.mark.parametrize("name", MADE)
def test_constants_are_made_on_the_device(name: str) -> None:
    made = MADE[name]()
    assert made.device == sg.device("cuda:0") and moved() == 0
    assert np.isfinite(made.cpu().numpy()).all()


def test_to_compares_the_number_of_a_device() -> None:
    first = sg.ones(3).to("cuda:0")
    second = first.to("cuda:1")
    assert (first.device, second.device) == (sg.device("cuda:0"), sg.device("cuda:1"))
    assert first.to("cuda") is first and first.to("cuda:0") is first and second.to("cuda:1") is second
    assert second.to("cuda").device.index == 0, "a name without a number is the current device"
    with Device(1):
        assert second.to("cuda") is second and sg.zeros(2, device="cuda").device.index == 1
    with pytest.raises(RuntimeError, match="no device cuda:2: this machine has 2, counted from 0"):
        first.to("cuda:2")


@on_both
def test_a_move_keeps_the_layout() -> None:
    x = sg.arange(24.0).reshape(2, 3, 4)
    for view in (x, x.permute(2, 0, 1), x[:, ::2].transpose(0, 1), x[0].T):
        laid = view.clone().stride()  # without the gaps
        for there in (view.cuda(), view.to("cuda", sg.float64), view.to("cuda", copy=True), view.pin_memory().to("cuda", non_blocking=True)):
            assert there.stride() == laid
            for back in (there.cpu(), there.to("cpu", non_blocking=True)):
                sg.cuda.synchronize()
                assert back.stride() == laid and back.tolist() == view.tolist()
    repeated = x[:1, :1, :1].expand(2, 3, 4)
    assert repeated.cuda().stride() == repeated.pin_memory().stride() == (12, 4, 1)


def test_a_move_between_devices_has_a_gradient() -> None:
    x = sg.ones(3, device="cuda:0").requires_grad_()
    with Device(1):
        (x.to("cuda:1") * 3).sum().backward(sg.ones((), device="cuda:1"))
    assert x.grad.device.index == 0 and x.grad.tolist() == [3.0, 3.0, 3.0]


@on_both
def test_a_move_has_tangents_and_is_batched() -> None:
    x = sg.tensor([1.0, 2.0, 3.0])
    value, tangent = sg.func.jvp(lambda x: x.to("cuda:0") * 3, (x,), (sg.ones(3),))
    assert tangent.is_cuda and value.tolist() == [3, 6, 9] and tangent.tolist() == [3, 3, 3]
    assert sg.func.vmap(lambda row: row.cuda().sum(), in_dims=1)(sg.ones(2, 3)).tolist() == [2, 2, 2]
    assert sg.func.jacfwd(lambda x: (x * x).cuda().cpu())(x).tolist() == [[2, 0, 0], [0, 4, 0], [0, 0, 6]]


class _Twice(sg.autograd.Function):
    @staticmethod
    def forward(ctx: Any, x: Any) -> Any:
        return x * 2

    @staticmethod
    def backward(ctx: Any, grad: Any) -> Any:
        return grad * 2.1


@on_both
def test_gradcheck_moves_inputs_of_a_device_on_the_host() -> None:
    x, host = (sg.rand(3, dtype=sg.float64).to(d).requires_grad_() for d in ("cuda", "cpu"))
    z = sg.randn(2, dtype=sg.complex128).to("cuda").requires_grad_()
    pair = [x, sg.ones(3, dtype=sg.float64, device="cuda").requires_grad_()]
    for check in (sg.autograd.gradcheck, sg.autograd.gradgradcheck):
        assert check(lambda x: (x.sin() * x, x.exp()), x) and check(lambda x: x.sin() * x, (x,), fast_mode=True)
        assert check(lambda both, other: both[0] * both[1] * other.cuda(), (pair, host))
        assert check(lambda z: z * z.conj(), z)
    assert sg.autograd.gradcheck(lambda x: x * x, x, check_forward_ad=True, check_batched_grad=True, check_batched_forward_grad=True)
    assert sg.autograd.gradgradcheck(lambda x: x * x * x, x, sg.ones(3, dtype=sg.float64, device="cuda").requires_grad_())
    with pytest.raises(RuntimeError, match=r"the analytical one is 1\.05 times the numerical") as error:
        sg.autograd.gradcheck(_Twice.apply, x)
    assert ".to('cuda:0').requires_grad_()" in error.value.failure.replay  # type: ignore[attr-defined]
    assert x.is_cuda and x.grad is None


@on_both
def test_gradcheck_refuses_on_a_device_what_it_refuses_on_the_host() -> None:
    """Though it moves copies, of which neither is the user's leaf, nor expanded."""
    expanded = sg.ones(1, dtype=sg.float64, device="cuda").expand(3).requires_grad_()
    with pytest.raises(RuntimeError, match="has elements that share their place in memory"):
        sg.autograd.gradcheck(lambda x: x * 2, expanded)
    with pytest.raises(RuntimeError, match="a leaf Variable that requires grad is being used in an in-place operation"):
        sg.autograd.gradcheck(lambda x: x.mul_(2), sg.ones(3, dtype=sg.float64, device="cuda").requires_grad_())
    assert sg.autograd.gradcheck(lambda x: x.clone().mul_(x), sg.ones(3, dtype=sg.float64, device="cuda").requires_grad_())


@on_both
def test_memory_and_where_views_begin_in_it() -> None:
    x = sg.arange(6.0, device="cuda")
    assert [v.storage_offset() for v in (x, x[2:], x.as_strided((2,), (1,), 3), x[1:].as_strided((2,), (1,)))] == [0, 2, 3, 1]
    x.as_strided_((2,), (2,), 1)
    assert x.storage_offset() == 1 and x.tolist() == [1, 3]
    before = moved()
    for made, strides in (
        (sg.empty_strided((2, 3), (1, 2), device="cuda"), (1, 2)),
        (sg.empty_strided((2,), (0,), device="cuda", dtype=sg.int32), (0,)),
        (sg.empty_permuted((2, 3, 4), (2, 0, 1), device="cuda"), (3, 1, 6)),
    ):
        assert made.is_cuda and made.stride() == strides
    assert moved() == before, "memory of the host is not copied"


@on_both
def test_the_first_samples_lie_in_memory_of_their_own() -> None:
    found = sg.multinomial(sg.ones(4, 100, device="cuda"), 3)
    assert found.stride() == (3, 1) and found.dtype is sg.int64 and found.unique(dim=None).numel() >= 3


@on_both
def test_asarray_copies_arrays_of_the_host() -> None:
    values = np.array([1.0, 2.0])
    for copy in (None, True):
        made = sg.asarray(values, device="cuda", copy=copy, requires_grad=True)
        assert made.is_cuda and made.requires_grad and made.tolist() == [1, 2]
    with pytest.raises(ValueError, match="cannot become this tensor without a copy"):
        sg.asarray(values, device="cuda", copy=False)


@on_both
def test_numbers_among_operands_of_functions_that_are_no_kernels() -> None:
    x, n = sg.tensor([0.5, 2.0, 3.0], dtype=sg.float64), sg.tensor([0, 1, 5])
    for function in (sg.special.hermite_polynomial_h, sg.special.shifted_chebyshev_polynomial_t, sg.special.laguerre_polynomial_l):
        for given in ((x, 3), (0.5, n), (x, n)):
            found = function(*(v.cuda() if isinstance(v, sg.Tensor) else v for v in given))
            assert found.is_cuda and sg.allclose(found.cpu(), function(*given))
    for given in ((x + 1.5, 1.5), (2.5, x)):
        found = sg.special.zeta(*(v.cuda() if isinstance(v, sg.Tensor) else v for v in given))
        assert found.is_cuda and sg.allclose(found.cpu(), sg.special.zeta(*given))


@on_both
def test_masks_whose_elements_nobody_counts() -> None:
    """What is put where a mask holds, and the gradients of what was, are found without waiting; what is missing is told when the host waits."""
    x, mask, source = sg.arange(6.0).reshape(2, 3), sg.tensor([[True, False, True], [False, True, True]]), sg.arange(5.0) + 10
    want = [x.masked_scatter(mask, source), *sg.autograd.grad(sg.masked_scatter(x, mask, source.requires_grad_()).square().sum(), source)]
    there = [v.detach().cuda() for v in (x, mask, source)]
    leaf = there[2].requires_grad_()
    before = moved()
    y = there[0].masked_scatter(there[1], leaf)
    found = [y, *sg.autograd.grad(y.square().sum(), leaf)]
    assert moved() == before
    assert [f.tolist() for f in found] == [w.tolist() for w in want]
    short = sg.ones(3, device="cuda").requires_grad_()
    y = there[0].masked_scatter(there[1], short)
    (gradient,) = sg.autograd.grad(y.sum(), short)
    with pytest.raises(RuntimeError, match="masked_scatter: expected source to have an element for each of the mask, but it has 3"):
        gradient.cpu()


@on_both
def test_transforms_that_share_an_input_among_samples() -> None:
    x = sg.arange(3.0, dtype=sg.float64, device="cuda")
    for transform in (sg.func.hessian, sg.func.jacfwd, sg.func.jacrev):
        found = transform(lambda t: (t * t * t).sum())(x)
        assert found.device == x.device and np.allclose(found.cpu(), transform(lambda t: (t * t * t).sum())(x.cpu()))
    rows = sg.ones(2, 3, dtype=sg.float64, device="cuda")
    found = sg.func.vmap(sg.func.jacrev(lambda t: t.cumprod(0)))(rows)  # a batch in a batch
    assert found.device == x.device and found[1].tolist() == [[1.0, 0.0, 0.0], [1.0, 1.0, 0.0], [1.0, 1.0, 1.0]]
    gradients = sg.func.vmap(lambda row: sg.autograd.grad((row * x.requires_grad_()).sum(), x)[0])(rows)
    assert gradients.device == x.device and gradients.tolist() == rows.tolist()


@on_both
def test_an_empty_tensor_has_views() -> None:
    x = sg.stack([sg.zeros(2, 0, device="cuda")] * 2)
    assert x.view(0, 4).shape == (0, 4) and x.view_as(x).shape == (2, 2, 0)


def test_copies_stay_on_the_device() -> None:
    x = sg.arange(3, device="cuda", dtype=sg.float32).requires_grad_()
    before = moved()
    assert deepcopy(x).is_cuda and x.clone().is_cuda and x.double().is_cuda and moved() == before


def test_names_of_types_tell_the_device() -> None:
    x = sg.ones(2, device="cuda", dtype=sg.float64)
    assert x.type() == "specgrad.cuda.DoubleTensor" and x.cpu().type() == "specgrad.DoubleTensor"
    assert x.cpu().type(x.type()).is_cuda and x.type("specgrad.HalfTensor").is_cpu


def test_a_generator_of_a_device_knows_the_number_of_its_draws() -> None:
    generator = sg.Generator("cuda").manual_seed(-1)
    assert (generator.initial_seed(), generator.get_offset()) == (2**64 - 1, 0)
    first = sg.rand(3, device="cuda", generator=generator)
    clone, offset = generator.clone_state(), generator.get_offset()
    second = sg.rand(3, device="cuda", generator=generator)
    assert sg.rand(3, device="cuda", generator=clone).equal(second) and offset > 0
    generator.set_offset(0)
    assert sg.rand(3, device="cuda", generator=generator).equal(first)


def test_deep_copies_on_the_device_share_memory_as_what_is_copied() -> None:
    x = sg.arange(6, device="cuda", dtype=sg.float32)
    whole, part, bits = deepcopy((x, x[1::2], x.view(sg.int32)))
    whole.mul_(2)
    assert part.tolist() == [2, 6, 10] and part.stride() == (2,) and bits[0].item() == 0 and bits.dtype is sg.int32
    assert x.tolist() == [0, 1, 2, 3, 4, 5]


@on_both
@pytest.mark.parametrize("dtype", ["float32", "bfloat16", "complex64", "int64"])
def test_pickles_keep_the_device(dtype: str) -> None:
    x = sg.arange(3, device="cuda").to(getattr(sg, dtype))
    x.requires_grad = x.dtype.is_inexact
    found = pickle.loads(pickle.dumps(x))
    assert found.device == x.device and found.dtype is x.dtype and found.tolist() == x.tolist() and found.requires_grad is x.requires_grad


@pytest.mark.skipif(find_spec("safetensors") is None, reason="safetensors is not installed")
@pytest.mark.parametrize("weights_only", [True, False])
def test_files_are_loaded_to_a_device(tmp_path: Path, weights_only: bool) -> None:
    weight = sg.arange(3.0, device="cuda:1").requires_grad_()
    sg.save({"w": weight, "list": [sg.ones(2, dtype=sg.complex64), weight]}, tmp_path / "f", weights_only=weights_only)
    for location, wanted in ((None, "cpu" if weights_only else "cuda:1"), ("cuda", "cuda:0"), ("cpu", "cpu"), (sg.device("cuda", 1), "cuda:1")):
        found = sg.load(tmp_path / "f", location, weights_only=weights_only)
        assert found["w"] is found["list"][1] and found["w"].requires_grad and found["w"].is_leaf
        assert str(found["w"].device) == wanted and found["w"].tolist() == [0.0, 1.0, 2.0]
        assert str(found["list"][0].device) == ("cpu" if location is None else wanted)
    with pytest.raises(TypeError, match="'map_location' must be a device, its name or None, not dict"):
        sg.load(tmp_path / "f", map_location={"cuda:1": "cuda:0"}, weights_only=weights_only)
    with pytest.raises(TypeError, match="'map_location' must be a device, its name or None, not bool"):
        sg.load(tmp_path / "f", map_location=True, weights_only=weights_only)
    for nowhere, error in (("cuda:99", "^there is no device cuda:99"), (-1, "^there is no device cuda:-1"), ("moon", "^Expected one of cpu, cuda")):
        with pytest.raises(RuntimeError, match=error):
            sg.load(tmp_path / "f", nowhere, weights_only=weights_only)
    assert pickle.loads(pickle.dumps(weight)).device == weight.device, "the location is the file's alone"


# ---- arrays of others


def test_arrays_of_a_device_become_tensors_there() -> None:
    array = MODULES["cupy"].arange(3)
    shared, copied = sg.as_tensor(array), sg.tensor(array)
    array[0] = 9
    assert moved() == 0 and shared.is_cuda and copied.is_cuda
    assert shared.tolist() == [9, 1, 2] and copied.tolist() == [0, 1, 2]
    assert sg.from_dlpack(array).tolist() == [9, 1, 2]
    assert sg.tensor(array, dtype=sg.float32).dtype is sg.float32


def test_an_object_with_cuda_s_array_interface_shares_its_memory() -> None:
    array = MODULES["cupy"].ones(3)

    class Offers:
        __cuda_array_interface__ = array.__cuda_array_interface__
        shared = array

    assert sg.as_tensor(Offers()).is_cuda


@on_both
def test_other_libraries_share_the_memory_of_tensors_there() -> None:
    x = sg.arange(6.0, device="cuda").reshape(2, 3)[:, 1:]
    offered = x.__cuda_array_interface__
    assert (offered["shape"], offered["strides"], offered["typestr"]) == ((2, 2), (12, 4), "<f4")
    assert offered["data"] == (x.data_ptr(), False)
    assert not hasattr(x.cpu(), "__cuda_array_interface__")
    with pytest.raises(RuntimeError, match=r"on a tensor that requires grad\. Use tensor\.detach\(\)"):
        x.requires_grad_().__cuda_array_interface__  # noqa: B018


@on_both
def test_as_tensor_moves() -> None:
    x = sg.ones(2)
    assert sg.as_tensor(x, device="cuda").is_cuda and sg.as_tensor(np.ones(2), device="cuda").is_cuda and sg.as_tensor(x, device="cpu") is x


# ---- mixed operands


def test_numbers_of_the_host_are_operands_on_the_device() -> None:
    x = sg.ones(3, device="cuda").requires_grad_()
    scale = sg.tensor(2.0, requires_grad=True)
    before = moved()
    y = (x * scale + sg.tensor(1)).sum()
    assert y.is_cuda and moved() == before
    y.backward()
    assert x.grad.tolist() == [2.0, 2.0, 2.0]
    assert scale.grad.device.type == "cpu" and scale.grad.item() == 3.0


@on_both
def test_a_number_of_the_host_beside_one_of_the_device() -> None:
    x, scale = sg.ones((), device="cuda"), sg.tensor(2.0, requires_grad=True)
    (x * scale).backward()
    assert scale.grad.device.type == "cpu" and scale.grad.item() == 1.0


MIXED: dict[str, Callable[[Any, Any], Any]] = {  # of two square matrices on two devices
    "add": sg.add,
    "add_": lambda a, b: a.add_(b),
    "where": lambda a, b: sg.where(a > 0, a, b),
    "lerp": lambda a, b: sg.lerp(a, b, 0.5),
    "matmul": sg.matmul,
    "bmm": lambda a, b: sg.bmm(a[None], b[None]),
    "addmm": lambda a, b: sg.addmm(a, b, b),
    "linear": F.linear,
    "a bias": lambda a, b: F.linear(a, a, b[0]),
    "einsum": lambda a, b: sg.einsum("ij,jk", a, b),
    "conv2d": lambda a, b: F.conv2d(a[None, None], b[None, None]),
    "layer_norm": lambda a, b: F.layer_norm(a, (3,), b[0]),
    "batch_norm": lambda a, b: F.batch_norm(a, b[0], b[0]),
    "attention": lambda a, b: F.scaled_dot_product_attention(a[None, None], b[None, None], a[None, None]),
    "mse_loss": F.mse_loss,
    "cross_entropy": lambda a, b: F.cross_entropy(a, b[0].long()),
    "embedding": lambda a, b: F.embedding(b[0].long(), a),
    "gather": lambda a, b: a.gather(0, b.long()),
    "scatter_add": lambda a, b: a.scatter_add(0, b.long(), a),
    "index_select": lambda a, b: a.index_select(0, b[0].long()),
    "take": lambda a, b: a.take(b.long()),
    "masked_fill": lambda a, b: a.masked_fill(b > 0, 0.0),
    "searchsorted": lambda a, b: sg.searchsorted(a[0], b[0]),
    "isin": sg.isin,
    "bincount": lambda a, b: sg.bincount(a[0].long(), b[0]),
    "solve": sg.linalg.solve,
    "cdist": sg.cdist,
    "grid_sample": lambda a, b: F.grid_sample(a[None, None], b[None, None, :2].transpose(2, 3), align_corners=False),
    "cat": lambda a, b: sg.cat([a, b]),
    "stack": lambda a, b: sg.stack([a, b]),
    "equal": sg.equal,
    "allclose": sg.allclose,
    "out": lambda a, b: sg.mul(a, a, out=b),
    "out of a product": lambda a, b: sg.mm(a, a, out=b),
}


@on_both
@pytest.mark.parametrize("host_first", [True, False])
@pytest.mark.parametrize("op", MIXED.values(), ids=MIXED)
def test_two_devices_in_one_op(op: Callable[[Any, Any], Any], host_first: bool) -> None:
    tensors = [sg.ones(3, 3), sg.ones(3, 3, device="cuda")]
    first, second = tensors if host_first else tensors[::-1]
    with pytest.raises(RuntimeError, match=r"\w\(\): Expected all tensors to be on the same device, but .*\b(cpu\b.*cuda:0|cuda:0.*cpu)\b"):
        op(first, second)
    assert moved() == 0
    assert [t._version for t in tensors] == [0, 0]


@on_both
def test_the_error_of_two_devices_says_which_argument_is_where() -> None:
    with pytest.raises(RuntimeError, match=r"linear\(\): .* at least two devices, cuda:0 \(of 'input'\) and cpu \(of 'bias'\)!"):
        F.linear(sg.ones(2, 3, device="cuda"), sg.ones(4, 3, device="cuda"), sg.ones(4))


@on_both
@pytest.mark.parametrize("index", [sg.tensor([0, 1]), sg.tensor([True, True, False, False]), [0, 1]])
def test_indices_in_brackets_may_be_of_the_host(index: Any) -> None:
    x = sg.arange(4.0, device="cuda")
    assert sorted(x[index].tolist()) == [0.0, 1.0] and x[index].device == x.device
    for number in (7.0, sg.tensor(7.0), sg.tensor(7.0, device="cuda")):
        x = sg.arange(4.0, device="cuda")
        x[index] = number
        assert x.tolist() == [7.0, 7.0, 2.0, 3.0]
    x.index_put_((sg.tensor([0, 0, 3]),), sg.tensor(1.0), accumulate=True)
    assert x.tolist() == [9.0, 7.0, 2.0, 4.0]


@pytest.mark.parametrize("index", ["places", "mask", "rows"])
def test_a_number_put_at_places_of_the_device_is_not_copied_there(index: str) -> None:
    x = sg.arange(6.0, device="cuda").reshape(3, 2)
    indices = {"places": sg.tensor([0, 2], device="cuda"), "mask": x > 3, "rows": x[:, 0] > 3}
    expected = {"places": [[7.0, 7.0], [2.0, 3.0], [7.0, 7.0]], "mask": [[0.0, 1.0], [2.0, 3.0], [7.0, 7.0]], "rows": [[0.0, 1.0], [2.0, 3.0], [7.0, 7.0]]}
    counts[TRANSFER].clear()
    x[indices[index]] = 7.0
    assert not counts[TRANSFER]
    assert x.tolist() == expected[index]


@on_both
def test_slices_with_negative_steps_are_put() -> None:
    x = sg.arange(4.0, device="cuda")
    x[::-1] = sg.arange(4.0, device="cuda")
    assert x.tolist() == [3.0, 2.0, 1.0, 0.0]
    x[::-2] = 5.0
    assert x.tolist() == [3.0, 5.0, 1.0, 5.0]


@on_both
def test_a_list_of_numbers_of_the_device() -> None:
    x = sg.arange(3.0, device="cuda")
    assert sg.tensor([x[1], x[2], 4.0], device="cuda").tolist() == [1.0, 2.0, 4.0]
    assert sg.tensor([x[1]]).device == sg.device("cpu")


@on_both
def test_a_gradient_of_another_device() -> None:
    y = sg.ones(3, device="cuda", requires_grad=True) * 2
    with pytest.raises(RuntimeError, match=r"^invalid gradient at index 0 - expected device cuda:0 but got cpu$"):
        y.backward(sg.ones(3))
    y.backward(sg.ones(3, device="cuda"))


@on_both
def test_a_function_gives_a_gradient_of_another_device() -> None:
    class Doubled(sg.autograd.Function):
        @staticmethod
        def forward(ctx: Any, x: Any) -> Any:
            return x * 2

        @staticmethod
        def backward(ctx: Any, grad: Any) -> Any:
            return grad.cpu() * 2

    x = sg.ones(3, device="cuda", requires_grad=True)
    with pytest.raises(RuntimeError, match="DoubledBackward returned an invalid gradient at index 0 - expected device cuda:0 but got cpu"):
        Doubled.apply(x).sum().backward()
    assert x.grad is None
    number = sg.ones((), device="cuda", requires_grad=True)  # one without dimensions is moved
    Doubled.apply(number).backward()
    assert number.grad.device == number.device and number.grad.item() == 2.0


# ---- errors that the host is told of when it waits


LATE: dict[str, tuple[type[Exception], Callable[[], Any]]] = {
    "gather": (IndexError, lambda: sg.ones(3, device="cuda").gather(0, sg.full((2,), 3, device="cuda"))),
    "index": (IndexError, lambda: sg.ones(3, device="cuda")[sg.full((2,), 3, device="cuda")]),
    "embedding": (IndexError, lambda: sg.nn.functional.embedding(sg.full((2,), 5, device="cuda"), sg.ones(4, 2, device="cuda"))),
    "cross_entropy": (IndexError, lambda: sg.nn.functional.cross_entropy(sg.ones(2, 3, device="cuda"), sg.full((2,), 3, device="cuda"))),
    "division": (RuntimeError, lambda: sg.full((2,), 3, device="cuda") // sg.zeros(2, dtype=sg.int64, device="cuda")),
}


@on_both
@pytest.mark.parametrize("name", LATE)
def test_wrong_indices_are_told_when_the_host_waits(name: str) -> None:
    kind, use = LATE[name]
    found = use()
    assert moved() == 0
    with pytest.raises(kind):
        found.cpu()
    assert found.cpu().shape == found.shape, "it is told once"


@on_both
def test_what_is_refused_leaves_nothing_to_be_told_later() -> None:
    yes, no = (sg.tensor([value], device="cuda") for value in (True, False))
    with pytest.raises(NotImplementedError, match="'Bool'"):
        sg.fmod(yes, no)
    sg.cuda.synchronize()
    with pytest.raises(RuntimeError, match="ZeroDivisionError"):
        sg.fmod(yes.long(), no).cpu()


def test_many_checks_are_kept_as_few() -> None:
    x, wrong = sg.ones(3, device="cuda"), sg.full((1,), 3, device="cuda")
    x.gather(0, wrong)
    for _ in range(200):
        x.gather(0, wrong * 0)
    assert moved() == 0
    with pytest.raises(IndexError):
        BACKENDS["cuda"].synchronize()
    x.cpu()
