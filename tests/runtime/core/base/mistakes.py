"""A user's mistake at each kind of public function, by what is called: what its traceback shows is tested beside."""

from __future__ import annotations

import io
from collections.abc import Callable, Iterator
from typing import Any

import numpy as np

import specgrad as sg
import specgrad.array_api as xp
import specgrad.numpy as snp
from specgrad import func, hips
from specgrad.autograd import forward_ad, functional, graph
from specgrad.nn import init
from specgrad.nn.utils import clip_grad_norm_, clip_grad_value_, parameters_to_vector, vector_to_parameters
from specgrad.optim import lr_scheduler
from specgrad.signal import windows
from specgrad.utils.checkpoint import checkpoint, checkpoint_sequential

F = sg.nn.functional
Mistakes = dict[str, Callable[[], Any]]


class Twice(sg.autograd.Function):
    @staticmethod
    def forward(ctx: Any, x: sg.Tensor) -> sg.Tensor:
        return x * 2

    @staticmethod
    def backward(ctx: Any, grad: sg.Tensor) -> Any:
        return grad, grad


class Lost(sg.autograd.Function):
    @staticmethod
    def forward(ctx: Any, x: sg.Tensor) -> sg.Tensor:
        return x * 2

    @staticmethod
    def backward(ctx: Any, grad: sg.Tensor) -> sg.Tensor:
        return sg.ones(5)


def weight() -> sg.Tensor:
    return sg.ones(2, requires_grad=True)


def trained(**options: Any) -> sg.optim.SGD:
    return sg.optim.SGD([weight()], lr=0.1, **options)


def stepped() -> sg.Tensor:
    w = weight()
    w.sum().backward()
    return w


def stepped_with_a_wrong_state() -> None:
    w = weight()
    optimizer = sg.optim.SGD([w], lr=0.1, momentum=0.9)
    w.grad = sg.ones(2)
    optimizer.state[w]["momentum_buffer"] = sg.ones(3)
    optimizer.step()


def summed(x: sg.Tensor) -> sg.Tensor:
    return (x * x).sum()


ints = sg.arange(3)

PACKAGE: Mistakes = {
    "tensor": lambda: sg.tensor("x"),  # type: ignore[arg-type]
    "as_tensor": lambda: sg.as_tensor("x"),
    "asarray": lambda: sg.asarray("x"),
    "from_numpy": lambda: sg.from_numpy([1.0]),  # type: ignore[arg-type]
    "from_numpy, strings": lambda: sg.from_numpy(np.array(["x"])),
    "from_dlpack": lambda: sg.from_dlpack(3),
    "zeros": lambda: sg.zeros(-2),
    "full": lambda: sg.full((2,), "x"),  # type: ignore[arg-type]
    "arange": lambda: sg.arange(0, 3, -1),
    "linspace": lambda: sg.linspace(0, 1, -3),
    "logspace": lambda: sg.logspace(0, 1, -3),
    "eye": lambda: sg.eye(-1),
    "tril_indices": lambda: sg.tril_indices(-1, 2),
    "empty_strided": lambda: sg.empty_strided((2,), (-1,)),
    "randn": lambda: sg.randn(2, dtype=sg.int64),
    "randint": lambda: sg.randint(3, 1, (2,)),
    "randperm": lambda: sg.randperm(-1),
    "normal": lambda: sg.normal(0.0, -1.0, (2,)),
    "multinomial": lambda: sg.multinomial(-sg.ones(2), 1),
    "multinomial of three dimensions": lambda: sg.multinomial(sg.ones(2, 2, 2), 1),
    "normal_": lambda: sg.ones(2).normal_(0, -1),
    "bernoulli": lambda: sg.bernoulli(sg.ones(2) * 3),
    "Generator": lambda: sg.Generator(device="nowhere"),
    "manual_seed": lambda: sg.manual_seed("x"),  # type: ignore[arg-type]
    "hann_window": lambda: sg.hann_window(-1),
    "windows.hann": lambda: windows.hann(-1),
    "windows.gaussian": lambda: windows.gaussian(5, std=-1.0),
    "windows.kaiser": lambda: windows.kaiser(5, dtype=sg.int64),
    "fft.fftfreq": lambda: sg.fft.fftfreq(-1),
    "fft.fft": lambda: sg.fft.fft(sg.ones(3), n=-2),
    "linalg.inv": lambda: sg.linalg.inv(sg.zeros(2, 2)),
    "linalg.solve": lambda: sg.linalg.solve(sg.ones(2, 3), sg.ones(2)),
    "linalg.multi_dot": lambda: sg.linalg.multi_dot([sg.ones(2, 3), sg.ones(2, 3)]),
    "chain_matmul": lambda: sg.chain_matmul(sg.ones(2, 3), sg.ones(2, 3)),
    "einsum": lambda: sg.einsum("ij,jk", sg.ones(2, 3), sg.ones(2, 3)),
    "meshgrid": lambda: sg.meshgrid(sg.ones(2), sg.ones(2, 2), indexing="ij"),
    "broadcast_tensors": lambda: sg.broadcast_tensors(sg.ones(2), sg.ones(3)),
    "broadcast_shapes": lambda: sg.broadcast_shapes((2,), (3,)),
    "cartesian_prod": lambda: sg.cartesian_prod(sg.ones(2, 2), sg.ones(2)),
    "block_diag": lambda: sg.block_diag(sg.ones(2, 2, 2)),
    "result_type": lambda: sg.result_type("x", 3),  # type: ignore[arg-type]
    "set_default_dtype": lambda: sg.set_default_dtype(sg.int64),
    "device": lambda: sg.device("nowhere"),
    "finfo": lambda: sg.finfo(sg.int64),
    "set_num_threads": lambda: sg.set_num_threads(-1),
    "load": lambda: sg.load("no/such/file"),
    "load, no safetensors": lambda: sg.load(io.BytesIO(b"\x08\0\0\0\0\0\0\0nothing.")),
    "load, a pickle": lambda: sg.load(io.BytesIO(b"\x80\x04nothing at all")),
    "save": lambda: sg.save({"a": object()}, io.BytesIO()),
    "save, nowhere": lambda: sg.save({"a": sg.ones(2)}, "no/such/folder/file"),
    "define": lambda: sg.define("nonsense"),  # type: ignore[call-arg]
    "compile": lambda: sg.compile(3),  # type: ignore[arg-type]
    "compiled": lambda: sg.compile(lambda x: x @ sg.ones(2))(sg.ones(3)),
}

TENSOR: Mistakes = {
    "index": lambda: sg.ones(2)[5],
    "set item": lambda: sg.ones(2).__setitem__(5, 1),
    "backward": lambda: sg.ones(2).backward(),
    "operator": lambda: 3 - sg.ones(2) @ sg.ones(3),
    "add_": lambda: sg.ones(2).add_(sg.ones(3)),
    "no number": lambda: sg.ones(2) + "x",  # type: ignore[operator]
    "numpy": lambda: weight().numpy(),
    "np.asarray": lambda: np.asarray(weight()),
    "item": lambda: sg.ones(2).item(),
    "float": lambda: float(sg.ones(2)),
    "bool": lambda: bool(sg.ones(2)),
    "len": lambda: len(sg.ones(())),
    "iter": lambda: list(sg.ones(())),
    "in": lambda: "x" in sg.ones(2),
    "to": lambda: sg.ones(2).to("nowhere"),
    "type": lambda: sg.ones(2).type("nonsense"),
    "new_zeros": lambda: sg.ones(2).new_zeros(-2),
    "new_tensor": lambda: sg.ones(2).new_tensor("x"),
    "requires_grad_": lambda: ints.requires_grad_(),
    "requires_grad": lambda: setattr(ints, "requires_grad", True),
    "grad": lambda: setattr(weight(), "grad", sg.ones(3)),
    "data": lambda: setattr(sg.ones(2), "data", 3),
    "register_hook": lambda: sg.ones(2).register_hook(print),
    "register_post_accumulate_grad_hook": lambda: (weight() * 2).register_post_accumulate_grad_hook(print),
    "retain_grad": lambda: sg.ones(2).retain_grad(),
    "detach_": lambda: weight()[0].detach_(),
    "resize_": lambda: weight().resize_(3),
    "set_": lambda: sg.ones(2).set_(3),
    "apply_": lambda: weight().apply_(abs),
    "view": lambda: sg.ones(6).view(4, 2),
    "view, dtype": lambda: sg.ones(6)[::2].view(sg.float64),
    "view_as": lambda: sg.ones(6).view_as(sg.ones(5)),
    "expand": lambda: sg.ones(6).expand(5),
    "split": lambda: sg.ones(6).split([2, 2]),
    "unflatten": lambda: sg.ones(6).unflatten(0, (4, 2)),
    "max": lambda: sg.ones(0).max(),
    "map_": lambda: weight().map_(sg.ones(2), max),
    "__dlpack__": lambda: weight().__dlpack__(),
    "__array_namespace__": lambda: sg.ones(2).__array_namespace__(api_version="1999.01"),
    "deep copy": lambda: __import__("copy").deepcopy(weight() * 2),
    "format": lambda: f"{sg.ones(2):.3f}",
}

NUMPY: Mistakes = {
    "np.add": lambda: np.add(sg.ones(2), sg.ones(3)),
    "np.add.reduce": lambda: np.add.reduce(sg.ones(2), axis=4),
    "np.concatenate": lambda: np.concatenate([sg.ones(2, 2), sg.ones(3, 3)]),
    "np.sum": lambda: np.sum(sg.ones(2), axis=4),
    "np.spacing": lambda: np.spacing(weight()),
    "np.linalg.inv": lambda: np.linalg.inv(sg.zeros(2, 2)),
    "np.copyto": lambda: np.copyto(sg.ones(2), 3),
    "specgrad.numpy.sum": lambda: snp.sum(sg.ones(2), axis=4),
    "specgrad.numpy.add": lambda: snp.add(sg.ones(2), sg.ones(3)),
    "specgrad.numpy.array": lambda: snp.array("x"),
    "specgrad.numpy.spacing": lambda: snp.spacing(weight()),
    "specgrad.numpy.concatenate": lambda: snp.concatenate([sg.ones(2, 2), sg.ones(3, 3)]),
    "specgrad.numpy.linalg.inv": lambda: snp.linalg.inv(sg.zeros(2, 2)),
    "array_api.add": lambda: xp.add(sg.ones(2), sg.ones(3)),
    "array_api.sum": lambda: xp.sum(sg.ones(2), axis=4),
    "array_api.asarray": lambda: xp.asarray("x"),
    "array_api.astype": lambda: xp.astype(sg.ones(2), "nonsense"),  # type: ignore[arg-type]
    "array_api.reshape": lambda: xp.reshape(sg.ones(2), (3,)),
    "array_api.take": lambda: xp.take(sg.ones(2), sg.tensor([5])),
    "array_api.linalg.inv": lambda: xp.linalg.inv(sg.zeros(2, 2)),
    "array_api.fft.fft": lambda: xp.fft.fft(sg.ones(2), axis=4),
    "array_api.empty": lambda: xp.empty(-2),
    "array_api.concat": lambda: xp.concat([sg.ones(2, 2), sg.ones(3, 3)]),
    "array_api.clip": lambda: xp.clip(sg.ones(2), sg.ones(3)),
    "array_api.from_dlpack": lambda: xp.from_dlpack(3),
    "array_api.result_type": lambda: xp.result_type("x"),  # type: ignore[arg-type]
}

AUTOGRAD: Mistakes = {
    "autograd.backward": lambda: sg.autograd.backward(sg.ones(2)),
    "autograd.grad": lambda: sg.autograd.grad(sg.ones(2), sg.ones(2)),
    "set_grad_enabled": lambda: sg.set_grad_enabled(3),  # type: ignore[arg-type]
    "functional.jacobian": lambda: functional.jacobian(sg.exp, 3),  # type: ignore[call-overload]
    "functional.hessian": lambda: functional.hessian(sg.exp, sg.ones(2)),
    "functional.hvp": lambda: functional.hvp(summed, sg.ones(2), sg.ones(3)),
    "functional.vhp": lambda: functional.vhp(summed, sg.ones(2), sg.ones(3)),
    "functional.vjp": lambda: functional.vjp(sg.exp, sg.ones(2), sg.ones(3)),
    "functional.jvp": lambda: functional.jvp(sg.exp, sg.ones(2), sg.ones(3)),
    "make_dual": lambda: forward_ad.make_dual(sg.ones(2), sg.ones(2)),
    "unpack_dual": lambda: forward_ad.unpack_dual(3),  # type: ignore[arg-type]
    "exit_dual_level": lambda: forward_ad.exit_dual_level(),
    "Function.apply, backward": lambda: Twice.apply(weight()).sum().backward(),
    "Function.apply, another length": lambda: Lost.apply(weight()).sum().backward(),
    "Function.apply, arguments": lambda: Twice.apply(weight(), 3),
    "Function, an instance": lambda: sg.autograd.Function.__call__(Twice, 3),
    "gradcheck": lambda: sg.autograd.gradcheck(sg.exp, sg.ones(2, dtype=sg.float64)),
    "gradcheck, wrong": lambda: sg.autograd.gradcheck(Twice.apply, sg.ones(2, dtype=sg.float64, requires_grad=True)),
    "gradgradcheck": lambda: sg.autograd.gradgradcheck(sg.exp, sg.ones(2, dtype=sg.float64)),
    "saved_tensors_hooks": lambda: graph.saved_tensors_hooks(3, 4),  # type: ignore[arg-type]
    "get_gradient_edge": lambda: graph.get_gradient_edge(sg.ones(2)),
    "register_multi_grad_hook": lambda: graph.register_multi_grad_hook([sg.ones(2)], print),  # type: ignore[arg-type]
    "explain": lambda: graph.explain(3, 4),  # type: ignore[arg-type]
    "draw": lambda: graph.draw(3),  # type: ignore[arg-type]
    "increment_version": lambda: graph.increment_version(3),  # type: ignore[arg-type]
    "checkpoint": lambda: checkpoint(sg.exp, sg.ones(2), use_reentrant=False, determinism_check="x"),
    "checkpoint, the function": lambda: checkpoint(sg.mm, sg.ones(2), sg.ones(2), use_reentrant=False),
    "checkpoint_sequential": lambda: checkpoint_sequential([sg.exp], 0, sg.ones(2), use_reentrant=False),
}

TRANSFORMS: Mistakes = {
    "func.grad": lambda: func.grad(sg.exp)(sg.ones(2)),
    "func.grad, argnums": lambda: func.grad(summed, argnums=3)(sg.ones(2)),  # type: ignore[call-overload]
    "func.value_and_grad": lambda: func.value_and_grad(sg.exp)(sg.ones(2)),
    "func.grad_and_value": lambda: func.grad_and_value(sg.exp)(ints),
    "func.jacrev": lambda: func.jacrev(sg.exp)(ints),
    "func.jacrev, chunks": lambda: func.jacrev(sg.exp, chunk_size=-1),
    "func.jacfwd": lambda: func.jacfwd(sg.exp)(ints),
    "func.hessian": lambda: func.hessian(summed)(ints),
    "func.hvp": lambda: func.hvp(summed, (sg.ones(2),), (sg.ones(3),)),
    "func.vjp": lambda: func.vjp(sg.exp),
    "func.vjp, the cotangent": lambda: func.vjp(sg.exp, sg.ones(2))[1](sg.ones(3)),
    "func.jvp": lambda: func.jvp(sg.exp, (sg.ones(2),), (sg.ones(3),)),
    "func.linearize": lambda: func.linearize(sg.exp),
    "func.linearize, the tangent": lambda: func.linearize(sg.exp, sg.ones(2))[1](sg.ones(3)),
    "func.functional_call": lambda: func.functional_call(sg.nn.Linear(2, 2), {"nonsense": sg.ones(2)}, sg.ones(2)),
    "func.stack_module_state": lambda: func.stack_module_state([]),
    "func.custom_vjp": lambda: func.custom_vjp(sg.exp)(sg.ones(2)),
    "func.custom_jvp": lambda: func.custom_jvp(sg.exp)(sg.ones(2)),
    "vmap": lambda: sg.vmap(sg.exp)(sg.ones(())),
    "vmap, in_dims": lambda: sg.vmap(sg.exp, in_dims=5)(sg.ones(2)),
    "vmap, sizes": lambda: sg.vmap(sg.add)(sg.ones(2), sg.ones(3)),
    "vmap, the function": lambda: sg.vmap(sg.mm)(sg.ones(2, 2), sg.ones(2, 2)),
    "hips.grad": lambda: hips.grad(snp.exp)(snp.ones(2)),
    "hips.value_and_grad": lambda: hips.value_and_grad(snp.exp)(snp.ones(2)),
    "hips.elementwise_grad": lambda: hips.elementwise_grad(lambda x: "x")(snp.ones(2)),
    "hips.jacobian": lambda: hips.jacobian(snp.exp)("x"),
    "hips.hessian": lambda: hips.hessian(snp.exp)("x"),
    "hips.make_vjp": lambda: hips.make_vjp(snp.exp)("x"),
    "hips.make_jvp": lambda: hips.make_jvp(snp.exp)("x")(1.0),
    "hips.hessian_vector_product": lambda: hips.hessian_vector_product(snp.exp)("x", 1),
    "hips.primitive": lambda: hips.primitive(np.exp)(weight()).sum().backward(),
    "hips.check_grads": lambda: hips.check_grads(snp.exp, modes=["x"])(1.0),
    "optimize.scipy_function": lambda: sg.optimize.scipy_function(summed, "x"),
    "optimize.scipy_function, a call": lambda: sg.optimize.scipy_function(summed, sg.ones(2))(np.ones(3)),
    "optimize.scipy_function, hessp": lambda: sg.optimize.scipy_function(summed, sg.ones(2)).hessp(np.ones(3), np.ones(3)),
}

LAYERS: Mistakes = {
    "nn.Linear": lambda: sg.nn.Linear(3, 4)(sg.ones(2)),
    "nn.Sequential": lambda: sg.nn.Sequential(sg.nn.Linear(3, 4), sg.nn.Linear(3, 4))(sg.ones(3)),
    "nn.Sequential, its parts": lambda: sg.nn.Sequential(3),  # type: ignore[arg-type]
    "nn.Sequential, an index": lambda: sg.nn.Sequential(sg.nn.ReLU())[4],
    "nn.ModuleList": lambda: sg.nn.ModuleList([3]),  # type: ignore[list-item]
    "nn.ModuleDict": lambda: sg.nn.ModuleDict({"a": 3}),  # type: ignore[dict-item]
    "nn.ParameterList": lambda: sg.nn.ParameterList([sg.nn.Parameter(sg.ones(2))])[5],
    "nn.ParameterDict": lambda: sg.nn.ParameterDict({})["x"],
    "nn.Module": lambda: sg.nn.Module()(3),
    "nn.Module.state_dict": lambda: sg.nn.Linear(2, 2).load_state_dict({"weight": sg.ones(3, 3)}),
    "nn.Module.to": lambda: sg.nn.Linear(2, 2).to(sg.int64),
    "nn.Module.get_submodule": lambda: sg.nn.Linear(2, 2).get_submodule("x"),
    "nn.Module.get_parameter": lambda: sg.nn.Linear(2, 2).get_parameter("x"),
    "nn.Module.register_buffer": lambda: sg.nn.Linear(2, 2).register_buffer("a.b", None),
    "nn.Module.register_parameter": lambda: sg.nn.Linear(2, 2).register_parameter("a.b", None),
    "nn.Module, an attribute": lambda: sg.nn.Linear(2, 2).nonsense,
    "nn.Module, a parameter": lambda: setattr(sg.nn.Linear(2, 2), "weight", 3),
    "nn.Conv2d": lambda: sg.nn.Conv2d(3, 4, 3)(sg.ones(1, 2, 8, 8)),
    "nn.Conv2d, groups": lambda: sg.nn.Conv2d(3, 4, 3, groups=2),
    "nn.BatchNorm1d": lambda: sg.nn.BatchNorm1d(3)(sg.ones(1, 3)),
    "nn.LSTM": lambda: sg.nn.LSTM(3, 4)(sg.ones(2, 2)),
    "nn.LSTM, sizes": lambda: sg.nn.LSTM(3, 0),
    "nn.MultiheadAttention": lambda: sg.nn.MultiheadAttention(5, 2),
    "nn.Transformer": lambda: sg.nn.Transformer(4, 2, 1, 1)(sg.ones(2, 1, 3), sg.ones(2, 1, 4)),
    "nn.Embedding": lambda: sg.nn.Embedding(3, 2)(sg.tensor([7])),
    "nn.CrossEntropyLoss": lambda: sg.nn.CrossEntropyLoss()(sg.ones(2, 3), sg.tensor([0, 5])),
    "nn.Dropout": lambda: sg.nn.Dropout(3.0),
    "nn.Upsample": lambda: sg.nn.Upsample(scale_factor=2)(sg.ones(2)),
    "nn.init": lambda: init.xavier_uniform_(sg.ones(2)),
    "nn.init.orthogonal_": lambda: init.orthogonal_(sg.ones(2)),
    "nn.init.calculate_gain": lambda: init.calculate_gain("nonsense"),  # type: ignore[arg-type]
    "clip_grad_norm_": lambda: clip_grad_norm_([stepped()], 1.0, float("nan"), error_if_nonfinite=True),
    "clip_grad_value_": lambda: clip_grad_value_(3, 1.0),  # type: ignore[arg-type]
    "parameters_to_vector": lambda: parameters_to_vector([]),
    "vector_to_parameters": lambda: vector_to_parameters(sg.ones(1), [weight()]),
    "F.one_hot": lambda: F.one_hot(sg.tensor([5]), 2),
    "F.interpolate": lambda: F.interpolate(sg.ones(1, 1, 4), scale_factor=2, size=3),
    "F.pad": lambda: F.pad(sg.ones(2), [1]),
    "F.scaled_dot_product_attention": lambda: F.scaled_dot_product_attention(sg.ones(2, 3), sg.ones(2, 4), sg.ones(2, 4)),
}

OPTIMIZERS: Mistakes = {
    "DataLoader": lambda: sg.utils.data.DataLoader(3),
    "optim.SGD": lambda: sg.optim.SGD([weight()], lr=-1.0),
    "optim.SGD, no parameters": lambda: sg.optim.SGD([], lr=0.1),
    "optim.SGD, a number": lambda: sg.optim.SGD([3], lr=0.1),  # type: ignore[list-item]
    "optim.SGD, no leaf": lambda: sg.optim.SGD([weight() * 2], lr=0.1),
    "optim.Adam": lambda: sg.optim.Adam([weight()], betas=(2.0, 0.9)),
    "step": stepped_with_a_wrong_state,
    "step, the closure": lambda: trained().step(lambda: sg.ones(2) @ sg.ones(3)),
    "add_param_group": lambda: trained().add_param_group(3),  # type: ignore[arg-type]
    "load_state_dict": lambda: trained().load_state_dict({"state": {}, "param_groups": []}),
    "optim.LBFGS": lambda: sg.optim.LBFGS([weight()]).step(lambda: sg.ones(2)),
    "StepLR": lambda: lr_scheduler.StepLR(3, 1),  # type: ignore[arg-type]
    "LambdaLR": lambda: lr_scheduler.LambdaLR(trained(), [abs, abs]),
    "OneCycleLR": lambda: lr_scheduler.OneCycleLR(trained(), 0.1),
    "SequentialLR": lambda: lr_scheduler.SequentialLR(trained(), [], []),
    "ReduceLROnPlateau": lambda: lr_scheduler.ReduceLROnPlateau(trained(), mode="nonsense"),  # type: ignore[arg-type]
}

TABLES = {"package": PACKAGE, "tensor": TENSOR, "numpy": NUMPY, "autograd": AUTOGRAD, "transforms": TRANSFORMS, "layers": LAYERS, "optimizers": OPTIMIZERS}


def everywhere() -> Iterator[tuple[str, Callable[[], Any]]]:
    for table in TABLES.values():
        yield from table.items()
