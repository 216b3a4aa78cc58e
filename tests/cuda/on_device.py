"""Every op on a device: its value, gradients, tangents and second derivatives are those on the CPU, in dtype, shape and place.

python -m tests.cuda.on_device [NAME ...]             # on the stand-in: what passes, and why the rest does not
python -m tests.cuda.on_device --device [NAME ...]    # on a device; with --no-pool each array has memory of its own
"""

from __future__ import annotations

import sys
import traceback
from collections.abc import Callable, Iterator
from contextlib import contextmanager, nullcontext
from typing import Any

import numpy as np

import specgrad
from specgrad.array.backends import NUMPY
from specgrad.autograd import forward_ad, grad
from specgrad.codegen.model.op import Op
from specgrad.codegen.proof.inputs import samples_of
from specgrad.core.factories.generators import default_generator
from specgrad.core.factories.philox import Philox
from tests.ops.spec_cases import SPEC, Case

specgrad.bfloat16.numpy  # NumPy knows it by name from now on  # noqa: B018
STAGES = ("forward", "backward", "forward mode", "second order")


def arguments(case: Case, dtype: str) -> list[Any]:
    """The arguments of a case on the host. Of an op that is made of others, every tensor of inexact numbers is a leaf."""
    given, _ = case.arguments(case.arrays(dtype))
    return given if case.op.kind != "compose" else [_leaves(value) for value in given]


def _leaves(value: Any) -> Any:
    if isinstance(value, (list, tuple)):
        return type(value)(map(_leaves, value))
    if isinstance(value, np.ndarray):
        value = specgrad.from_numpy(np.array(value))
    return value.requires_grad_() if isinstance(value, specgrad.Tensor) and value.dtype.is_inexact else value


def on_device(value: Any, device: str = "cuda") -> Any:
    """An argument with its tensors on the device: leaves where they were leaves."""
    if isinstance(value, (list, tuple)):
        return type(value)(on_device(v, device) for v in value)
    if not isinstance(value, specgrad.Tensor):
        return value
    moved = value.detach().to(device)
    return moved.requires_grad_() if value.requires_grad else moved


def tensors(value: Any) -> list[Any]:
    """All tensors of an argument, or of results."""
    if isinstance(value, (list, tuple)):
        return [t for v in value for t in tensors(v)]
    return [value] if isinstance(value, specgrad.Tensor) else []


def differ(on_host: list[Any], found: list[Any]) -> str:
    """How tensors differ from those of the host; "" if they do not."""
    if len(on_host) != len(found):
        return f"{len(found)} tensors instead of {len(on_host)}"
    for host, other in zip(on_host, found):
        if (host is None) != (other is None):
            return "a gradient on one side alone"
        if host is None:
            continue
        if not other.is_cuda:
            return "a result on the host"
        if other.dtype is not host.dtype or other.shape != host.shape:
            return f"{other.dtype} of {list(other.shape)} instead of {host.dtype} of {list(host.shape)}"
        a, b = (np.asarray(t.detach().resolve_conj().cpu().to(_WIDE.get(t.dtype.category, t.dtype)).numpy()) for t in (host, other))
        tolerance = {2: 2e-2, 4: 1e-3}.get(host.dtype.itemsize if host.dtype.category == "float" else host.dtype.itemsize // 2, 1e-6)
        if not np.allclose(a, b, rtol=tolerance, atol=tolerance * max(1.0, np.abs(a[np.isfinite(a)]).max(initial=0)), equal_nan=True):
            return "other values"
    return ""


_WIDE = {"float": specgrad.float64, "complex": specgrad.complex128}


def _inexact(results: list[Any]) -> list[Any]:
    return [r for r in results if r.requires_grad]


def _filled(like: Any, value: float) -> Any:
    return specgrad.full(like.shape, value, dtype=like.dtype, device=like.device)


def _cotangents(results: list[Any]) -> list[Any]:
    return [_filled(r, 0.5 + 0.25 * i) for i, r in enumerate(results)]


def forward(case: Case, given: list[Any]) -> list[Any]:
    return tensors(case.call_as_given(given))


def backward(case: Case, given: list[Any]) -> list[Any]:
    results, leaves = _inexact(forward(case, given)), [t for t in tensors(given) if t.requires_grad]
    return list(grad(results, leaves, _cotangents(results), allow_unused=True)) if results else []


def forward_mode(case: Case, given: list[Any]) -> list[Any]:
    def dual(value: Any) -> Any:
        if isinstance(value, (list, tuple)):
            return type(value)(map(dual, value))
        if not (isinstance(value, specgrad.Tensor) and value.requires_grad):
            return value
        return forward_ad.make_dual(value.detach(), _filled(value, 0.75))

    with forward_ad.dual_level():
        results = forward(case, dual(given))
        return [t for r in results if (t := forward_ad.unpack_dual(r).tangent) is not None]


def second_order(case: Case, given: list[Any]) -> list[Any]:
    results, leaves = _inexact(forward(case, given)), [t for t in tensors(given) if t.requires_grad]
    if not results:
        return []
    first = [g for g in grad(results, leaves, _cotangents(results), allow_unused=True, create_graph=True) if g is not None and g.requires_grad]
    return list(grad(first, leaves, _cotangents(first), allow_unused=True)) if first else []


def of_a_batch(case: Case, given: list[Any]) -> list[Any]:
    """The op on two samples, which are equal."""

    def both(value: Any) -> Any:
        if isinstance(value, (list, tuple)):
            return type(value)(map(both, value))
        return specgrad.stack([value.detach()] * 2) if isinstance(value, specgrad.Tensor) else value

    def dims(value: Any) -> Any:
        return type(value)(map(dims, value)) if isinstance(value, (list, tuple)) else 0 if isinstance(value, specgrad.Tensor) else None

    if not tensors(given):
        return []
    run = specgrad.func.vmap(lambda *sample: tuple(forward(case, list(sample))), in_dims=tuple(map(dims, given)), randomness="same")
    return tensors(run(*map(both, given)))


def gradients_of_a_batch(case: Case, given: list[Any]) -> list[Any]:
    """The gradients for two cotangents at once, by formulas on tensors of a batch."""
    results, leaves = _inexact(forward(case, given)), [t for t in tensors(given) if t.requires_grad]
    cotangents = [specgrad.stack([_filled(r, 0.5), _filled(r, 0.75)]) for r in results]
    return list(grad(results, leaves, cotangents, allow_unused=True, is_grads_batched=True)) if results else []


BATCHES = ("batch", "gradients of a batch")
FUNCTIONS: dict[str, Callable[[Case, list[Any]], list[Any]]] = {
    **dict(zip(STAGES, (forward, backward, forward_mode, second_order))),
    **dict(zip(BATCHES, (of_a_batch, gradients_of_a_batch))),
}


def all_cases() -> list[Case]:
    """Every op of the spec that gives a result of its own, on each of its samples."""
    return [Case(op, i, s) for op in SPEC if not op.signature.is_inplace and _has_tensors(op) for i, s in enumerate(samples_of(op))]


def _has_tensors(op: Op) -> bool:
    return bool(op.tensors)


DTYPES = {
    "f": ("float64", "float32", "float16", "bfloat16"), "c": ("complex128", "complex64"), "i": ("int64", "int32", "int16", "int8", "uint8"), "b": ("bool",),
}  # fmt: skip


def dtypes_of(case: Case, of_each_class: int = 9) -> tuple[str, ...]:
    """The dtypes that an op may take, a number of each class; the host says whether it does."""
    return tuple(d for letter, dtypes in DTYPES.items() if letter in case.op.classes for d in dtypes[:of_each_class]) or ("float64",)


@contextmanager
def drawn_as_on_a_device() -> Iterator[None]:
    """Within, random numbers of the host are those that a device draws from the same seed."""
    before, default_generator._made = default_generator._made, Philox(NUMPY, None, default_generator.initial_seed())
    try:
        yield
    finally:
        default_generator._made = before


def outcome(case: Case, dtype: str, stage: str, device: str = "cuda") -> str | None:
    """ "" where the device gives what the host gives; what goes wrong otherwise; None where the host gives nothing."""
    function = FUNCTIONS[stage]
    specgrad.manual_seed(0)
    try:
        with drawn_as_on_a_device():
            expected = function(case, arguments(case, dtype))
    except Exception:
        return None
    if not expected:
        return None
    given = [on_device(v, device) for v in arguments(case, dtype)]
    specgrad.manual_seed(0)
    try:
        return differ(expected, function(case, given))
    except Exception as error:
        places = [f for f in traceback.extract_tb(error.__traceback__) if "/runtime/" in f.filename or "/generated/" in f.filename]
        where = f"{places[-1].filename.split('/device/')[-1]}:{places[-1].lineno}" if places else "?"
        return f"{type(error).__name__} {where}: {' '.join(str(error).split())[:110]}"


def failures(names: set[str]) -> dict[str, dict[str, list[str]]]:
    """For each stage the ops that have a result in it, with what goes wrong."""
    found: dict[str, dict[str, list[str]]] = {stage: {} for stage in STAGES}
    for case in all_cases():
        if names and case.op.name not in names:
            continue
        for dtype in dtypes_of(case):
            for stage in STAGES:
                result = outcome(case, dtype, stage)
                if result is not None:
                    found[stage].setdefault(case.op.name, []).extend([f"{result} [{case} {dtype}]"] if result else [])
    return found


def report(names: set[str]) -> int:
    """Print how many ops pass each stage, and why the others do not, the most frequent cause first; gives 1 if there are others."""
    if unknown := names - {case.op.name for case in all_cases()}:
        raise SystemExit(f"there is no op {', '.join(sorted(unknown))}")
    found = failures(names)
    ops_of: dict[str, set[str]] = {}
    for stage, wrong in found.items():
        print(f"{stage}: {sum(not w for w in wrong.values())} of {len(wrong)}")
        for name, texts in wrong.items():
            for text in texts:
                ops_of.setdefault(text.rsplit(" [", 1)[0], set()).add(name)
    for cause, ops in sorted(ops_of.items(), key=lambda item: -len(item[1])):
        print(f"{len(ops):4} {cause}   {', '.join(sorted(ops)[:4])}")
    return int(bool(ops_of))


def main(args: list[str]) -> int:
    from tests.cuda.twin.modules import twin

    with nullcontext() if "--device" in args else twin(), np.errstate(all="ignore"):
        if "--no-pool" in args:  # each array has memory of its own, beyond which nothing may be touched
            import cupy  # type: ignore[import-not-found,import-untyped,unused-ignore]

            cupy.cuda.set_allocator(None)
        return report({arg for arg in args if not arg.startswith("--")})


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
