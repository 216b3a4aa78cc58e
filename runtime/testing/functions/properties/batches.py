"""A batch gives what its samples give one by one."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import numpy as np

from specgrad.autograd.differentiate import grad
from specgrad.autograd.functions.function import Function
from specgrad.core.factories.creation import from_array
from specgrad.core.tape.tensor import Tensor
from specgrad.testing.failures.failure import Failure
from specgrad.testing.functions.trial import Arguments, NotVerified, Trial, mapped, random_like, shown
from specgrad.testing.gradcheck.problem import tensors_in

SAMPLES = 3


def of_samples(trial: Trial) -> Iterator[Failure]:
    """`vmap` of the function, values and gradients, with any of the tensors in the batch and its dimension in front or at the end."""
    names = list(trial.tensors())
    arguments = (trial.arguments, *trial.others)[:SAMPLES]
    for batch_names, last in _patterns(names):
        yield from _of_pattern(trial, arguments, batch_names, last)


def _patterns(names: list[str]) -> Iterator[tuple[list[str], bool]]:
    yield names, False
    yield names, True
    if len(names) > 1:
        for name in names:
            yield [name], False


def _of_pattern(trial: Trial, samples: tuple[Arguments, ...], names: list[str], last: bool) -> Iterator[Failure]:
    from specgrad.batching.vmap import vmap

    every = [trial.tensors(arguments) for arguments in samples]
    rows = [trial.fresh(lambda n, t, row=row: _leaf(row[n] if n in names else t)) for row in every]  # type: ignore[misc]
    singles = []
    for row in rows:
        outputs = trial.call(row)
        singles.append((outputs, trial.gradients(outputs, row, trial.starts(outputs, 1))))
    axis = -1 if last else 0
    batch = trial.fresh(lambda n, t: _leaf(t, np.stack([row[n]._array for row in every], axis)) if n in names else _leaf(t))
    in_dims = tuple(
        mapped(argument, str(at), lambda n, _: axis if n in names else None) if any(tensors_in(argument, "")) else None for at, argument in enumerate(batch)
    )
    dims = f"in_dims={_dims(in_dims)}"
    try:
        outputs = vmap(trial.func, in_dims)(*batch)
        outputs = tuple(outputs) if isinstance(outputs, (tuple, list)) else (outputs,)
        starts = [np.stack(of_output) for of_output in zip(*(trial.starts(single, 1) for single, _ in singles)) if of_output[0] is not None]
        smooth = [o for o in outputs if o.is_floating_point() or o.is_complex()]
        gradients = _gradients(trial, smooth, batch, starts)
    except Exception as error:
        yield from _refused(trial, error, f"vmap with {dims}")
        return
    for index, output in enumerate(outputs):
        expected = np.stack([single[index]._array for single, _ in singles])
        if trial.differ(output._array, expected):
            yield from _unlike(trial, f"Output {index} of vmap({trial.name}, {dims})", output._array, expected, output=str(index))
    for name, gradient in gradients.items():
        found = [single[name] for _, single in singles]
        shape = trial.tensors()[name]._array.shape
        stacked = np.stack([np.zeros(shape) if g is None else g for g in found], axis if name in names else 0)
        expected = stacked if name in names else stacked.sum(0)
        if trial.differ(gradient, expected):
            yield from _unlike(trial, f"The gradient of input {name} through vmap({trial.name}, {dims})", gradient, expected, input=name)


def _unlike(trial: Trial, what: str, found: Any, expected: Any, **fields: str) -> Iterator[Failure]:
    yield trial.failure("batched", f"{what} is not what the samples give one by one.\n{shown(found, expected)}", numerical=expected, analytical=found, **fields)


def _leaf(tensor: Tensor, array: Any = None) -> Tensor:
    made = from_array(np.array(tensor._array if array is None else array, order="C"))
    return made.requires_grad_() if tensor.requires_grad else made


def _dims(in_dims: tuple[Any, ...]) -> Any:
    return in_dims[0] if len(in_dims) == 1 else in_dims


def _gradients(trial: Trial, outputs: list[Tensor], arguments: Arguments, starts: list[Any]) -> dict[str, Any]:
    leaves = trial.leaves(arguments)
    used = [(o, from_array(np.array(s, o._array.dtype))) for o, s in zip(outputs, starts) if o.requires_grad]
    if not used:
        return dict.fromkeys(leaves)
    found = grad([o for o, _ in used], list(leaves.values()), [s for _, s in used], allow_unused=True)
    return {name: None if g is None else g._array for name, g in zip(leaves, found)}


def _refused(trial: Trial, error: Exception, what: str) -> Iterator[Failure]:
    """A failure if the function says that it can be batched, else the reason why it is not verified."""
    function = trial.function
    if function is not None and (function.vmap is not Function.vmap or function.generate_vmap_rule):
        rule = "a vmap of its own" if function.vmap is not Function.vmap else "generate_vmap_rule=True"
        yield trial.failure("batched", f"{trial.name} has {rule}, but {what} fails: {type(error).__name__}: {error}")
        return
    raise NotVerified(f"{what} fails: {(str(error).splitlines() or [type(error).__name__])[0]}") from error


def of_gradients(trial: Trial) -> Iterator[Failure]:
    """`is_grads_batched`: several gradients at once are those that one pass for each gives."""
    arguments = trial.fresh()
    outputs = trial.call(arguments)
    leaves = trial.leaves(arguments)
    for index, output in enumerate(outputs):
        if not output.requires_grad:
            continue
        random = trial.random("batched", index)
        starts = [from_array(np.asarray(random_like(output._array, random)).astype(output._array.dtype)) for _ in range(SAMPLES)]
        singles = [grad(output, list(leaves.values()), start, retain_graph=True, allow_unused=True) for start in starts]
        stacked = from_array(np.stack([start._array for start in starts]))
        try:
            at_once = grad(output, list(leaves.values()), stacked, retain_graph=True, allow_unused=True, is_grads_batched=True)
        except Exception as error:
            yield from _refused(trial, error, "a backward pass with is_grads_batched=True")
            return
        for name, whole, *rows in zip(leaves, at_once, *singles):
            expected = np.stack([np.zeros(leaves[name].shape) if row is None else row._array for row in rows])
            found = None if whole is None else whole._array
            if trial.differ(found, expected):
                yield from _unlike(trial, f"The gradient of input {name} from output {index} with is_grads_batched=True", found, expected, input=name)
