"""Arguments by the names that PyTorch gives them: each of every function's, and the calls with those that this package names otherwise."""

from __future__ import annotations

import inspect
from collections.abc import Callable, Iterator
from typing import Any

import pytest

import specgrad as sg
from tests.oracle.both import agree, torch

PLACES = {"": "", "linalg.": "linalg_", "special.": "special_", "fft.": "fft_", "nn.functional.": ""}
# What PyTorch names and this package does not, or only where a function has several forms, which are called below.
ELSEWHERE = {
    "addmm": "out_dtype", "baddbmm": "out_dtype", "bmm": "out_dtype", "mm": "out_dtype", "resize_as_": "input",
    "result_type": "tensor other scalar scalar1 scalar2", "rrelu": "generator", "rrelu_": "generator", "nn.functional.rrelu_": "generator",
    "view_copy": "dtype", "sort": "reverse",
    "load": "pickle_module mmap", "save": "pickle_module pickle_protocol", "nn.functional.elu_": "scale input_scale",
    "compile": "model backend mode options name disable recompile_limit isolate_recompiles shapes_spec", "is_complex": "tensor",
}  # fmt: skip


def looked_up(lib: Any, name: str) -> Any:
    for part in name.split("."):
        lib = getattr(lib, part, None)
    return lib


def forms() -> dict[str, list[set[str]]]:
    """The names of the arguments of each form of PyTorch's ops that takes tensors."""
    found: dict[str, list[set[str]]] = {}
    for schema in torch._C._jit_get_all_schemas():
        arguments = schema.arguments
        kinds = [str(a.type) for a in arguments]
        if schema.name.startswith("aten::") and any("Tensor" in k for k in kinds) and not any(a.is_out or "Dimname" in str(a.type) for a in arguments):
            names = {"input" if a.name == "self" else a.name for a in arguments} - {"layout", "pin_memory"}
            if not names & {"a", "b"} and not kinds[0].startswith("List[t]"):  # those are TorchScript's
                found.setdefault(schema.name.removeprefix("aten::"), []).append(names)
    return found


def functions() -> Iterator[tuple[str, set[str]]]:
    schemas = forms()
    for place, prefix in PLACES.items():
        theirs = looked_up(torch, place.rstrip(".")) if place else torch
        for name in sorted(dir(theirs)):
            ours, function = looked_up(sg, place + name), getattr(theirs, name)
            if name.startswith("_") or not callable(ours) or isinstance(ours, type) or not callable(function):
                continue
            if any(p.kind is p.VAR_KEYWORD for p in inspect.signature(ours).parameters.values()):
                continue  # it has several forms
            try:
                shown = inspect.signature(function).parameters.values()
                names = {p.name for p in shown if p.kind not in (p.VAR_KEYWORD, p.VAR_POSITIONAL) and not p.name.startswith("_")}
            except ValueError:
                names = set().union(*schemas.get(prefix + name, []))
            yield place + name, names


def test_every_function_takes_the_names_of_pytorch() -> None:
    missing = {}
    for name, names in functions():
        without = names - {*inspect.signature(looked_up(sg, name)).parameters} - {*ELSEWHERE.get(name, "").split()}
        if without:
            missing[name] = without
    assert missing == {}


def x(lib: Any, *shape: int) -> Any:
    return ((lib.arange(float(torch.Size(shape).numel())) * 7) % 11 - 4.5).reshape(shape)


CALLS: dict[str, Callable[[Any], Any]] = {
    "tensor_split, sections": lambda lib: lib.tensor_split(x(lib, 2, 5), sections=2, dim=1),
    "tensor_split, indices": lambda lib: x(lib, 5).tensor_split(indices=(2, 3)),
    "tensor_split, a tensor": lambda lib: lib.tensor_split(x(lib, 5), tensor_indices_or_sections=lib.tensor(2)),
    "hsplit": lambda lib: (lib.hsplit(x(lib, 4), sections=2), x(lib, 4).hsplit(indices=(1,))),
    "vsplit": lambda lib: lib.vsplit(x(lib, 4, 2), sections=2),
    "dsplit": lambda lib: lib.dsplit(x(lib, 1, 1, 4), indices=(1,)),
    "split_with_sizes": lambda lib: (lib.split_with_sizes(x(lib, 4), split_sizes=[1, 3]), x(lib, 4).split_with_sizes(split_sizes=[1, 3])),
    "vector_norm": lambda lib: (lib.linalg.vector_norm(x=x(lib, 3), ord=1), lib.linalg.vector_norm(input=x(lib, 3))),
    "polynomial": lambda lib: lib.special.chebyshev_polynomial_t(x=x(lib, 3), n=2),
    "airy_ai": lambda lib: lib.special.airy_ai(x=x(lib, 3)),
    "isin": lambda lib: (lib.isin(elements=x(lib, 3), test_element=2.5), lib.isin(element=2.5, test_elements=x(lib, 3))),
    "scatter": lambda lib: lib.scatter(input=x(lib, 3), dim=0, index=lib.tensor([0]), value=2.0, reduce="add"),
    "tensordot": lambda lib: lib.tensordot(a=x(lib, 2, 2), b=x(lib, 2, 2), dims=1),
    "resize_": lambda lib: x(lib, 3).resize_(size=(2,)),
    "a generator": lambda lib: [f(x(lib, 3), generator=lib.Generator()).shape for f in (lib.rand_like, lib.randn_like)],
    "from": lambda lib: [getattr(lib.zeros(3), draw)(**{"from": 1, "to": 2}).floor() for draw in ("random_", "uniform_")],
    "from, by position": lambda lib: lib.zeros(3).random_(1, to=2),
    "from twice": lambda lib: lib.zeros(3).random_(1, **{"from": 1, "to": 2}),
    "from and nonsense": lambda lib: lib.zeros(3).uniform_(**{"from": 1, "upto": 2}),
    "detach": lambda lib: (lib.detach(input=x(lib, 3).requires_grad_()), lib.detach_(input=x(lib, 3).requires_grad_() * 1)),
    "copy_": lambda lib: (x(lib, 3).copy_(other=x(lib, 1)), x(lib, 3).copy_(other=x(lib, 1), non_blocking=True)),
    "result_type": lambda lib: [
        str(lib.result_type(**{name: x(lib, 2) if name in ("tensor", "other") else 2.5 for name in names.split()})).split(".")[-1]
        for names in ("tensor other", "tensor scalar", "scalar tensor", "scalar1 scalar2")
    ],
    "result_type of one": lambda lib: lib.result_type(tensor=x(lib, 2)),
    "result_type and nonsense": lambda lib: lib.result_type(tensor=x(lib, 2), other=1, third=2),
    "repeat_interleave": lambda lib: lib.repeat_interleave(lib.tensor([1, 0, 2])),
    "weights": lambda lib: [
        getattr(lib.nn.functional, loss)(x(lib, 3), x(lib, 3).flip(0), weight=x(lib, 3).abs(), reduction=reduction)
        for loss in ("mse_loss", "l1_loss", "huber_loss")
        for reduction in ("mean", "sum", "none")
    ],
}


@pytest.mark.parametrize("call", CALLS)
def test_by_name(call: str) -> None:
    agree(CALLS[call])


def test_one_argument_by_two_names() -> None:
    with pytest.raises(TypeError, match="got both 'indices_or_sections' and 'sections'"):
        sg.tensor_split(sg.ones(4), 2, sections=2)
    with pytest.raises(TypeError, match="missing 1 required positional argument: 'indices_or_sections'"):
        sg.tensor_split(sg.ones(4))
