"""Modules as functions of their parameters."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any

from specgrad.core.base.locks import lock_for
from specgrad.core.base.state import thread
from specgrad.core.base.tracebacks import hides_frames
from specgrad.core.tape.tensor import Tensor
from specgrad.generated import ops

if TYPE_CHECKING:
    from .modules.module import Module


@hides_frames
def functional_call(
    module: Module,
    parameter_and_buffer_dicts: Mapping[str, Tensor] | Sequence[Mapping[str, Tensor]],
    args: Any = None,
    kwargs: dict[str, Any] | None = None,
    *,
    tie_weights: bool = True,
    strict: bool = False,
) -> Any:
    """What a module computes with other parameters and buffers, given by name; it keeps its own.

    tie_weights: what is one tensor of the module under several names is given by one of them. strict: all names must be given, and no other.

    >>> line = specgrad.nn.Linear(1, 1)
    >>> weights = {"weight": specgrad.tensor([[2.0]]), "bias": specgrad.tensor([1.0])}
    >>> specgrad.func.functional_call(line, weights, specgrad.tensor([3.0]))
    tensor([7.])
    """
    given: dict[str, Tensor] = {}
    for tensors in [parameter_and_buffer_dicts] if isinstance(parameter_and_buffer_dicts, Mapping) else parameter_and_buffer_dicts:
        if twice := given.keys() & tensors.keys():
            raise ValueError(f"{sorted(twice)} appeared in multiple dictionaries; behavior of functional call is ambiguous")
        given.update(tensors)
    arguments = () if args is None else args if isinstance(args, tuple) else (args,)
    with _one_at_a_time, _in_place_of_own(module, given, tie_weights, strict):
        return module(*arguments, **(kwargs or {}))


class _OneAtATime:
    """A context of one thread at a time: modules may share parts, and a thread would compute with, and put back, what another has put there."""

    def __init__(self) -> None:
        self.lock: Any = lock_for(self)
        self.number = 0  # of the thread within, which may go on elsewhere under the same number: see core/base/user_code.py
        self.depth = 0  # how often it has entered

    def __enter__(self) -> None:
        if self.number != thread.number:
            self.lock.acquire()
            self.number, self.depth = thread.number, 0
        self.depth += 1

    def __exit__(self, *error: object) -> None:
        self.depth -= 1
        if not self.depth:
            self.number = 0
            self.lock.release()


_one_at_a_time = _OneAtATime()


@contextmanager
def _in_place_of_own(module: Module, given: dict[str, Tensor], tie_weights: bool, strict: bool) -> Iterator[None]:
    """Tensors stand in the tables of a module and of those within under the names of its own, for as long as the block runs."""
    places = {
        f"{path}.{name}" if path else name: (table, name)
        for path, inner in module.named_modules(remove_duplicate=False)
        for table in _tables(inner)
        for name in table
    }
    wanted = _tied(places, given) if tie_weights else given
    if strict:
        unexpected = sorted(given.keys() - places.keys())
        missing = sorted(name for name, (table, key) in places.items() if name not in wanted and table[key] is not None)
        if unexpected or missing:
            told = [f"Unexpected key(s): {', '.join(unexpected)}."] * bool(unexpected) + [f"Missing key(s): {', '.join(missing)}."] * bool(missing)
            raise RuntimeError(f"Error(s) in functional_call for {type(module).__name__}:\n\t" + "\n\t".join(told))
    unknown = [name for name in wanted if name not in places]
    if unknown:
        raise AttributeError(f"{type(module).__name__} has no parameter or buffer {unknown[0]!r}")
    own: list[tuple[dict[str, Any], str, Any]] = []
    try:
        for name, tensor in wanted.items():
            table, key = places[name]
            own.append((table, key, table[key]))
            table[key] = tensor
        yield
    finally:
        for table, key, tensor in reversed(own):
            table[key] = tensor


def _tables(module: Module) -> tuple[dict[str, Any], dict[str, Any]]:
    return module._parameters, module._buffers


def _tied(places: dict[str, tuple[Any, str]], given: dict[str, Tensor]) -> dict[str, Tensor]:
    """What is given, under every name of the tensor that it stands for."""
    names: dict[int, list[str]] = {}
    for name, (table, key) in places.items():
        if table[key] is not None:
            names.setdefault(id(table[key]), []).append(name)
    wanted = dict(given)
    for tied in names.values():
        tensors = [given[name] for name in tied if name in given]
        if any(tensor is not tensors[0] for tensor in tensors):
            raise ValueError(f"functional_call got different values for {tied}, which are one tensor: give one of them, or set tie_weights=False")
        wanted.update((name, tensors[0]) for name in tied if tensors)
    return wanted


@hides_frames
def stack_module_state(models: Sequence[Module]) -> tuple[dict[str, Any], dict[str, Any]]:
    """The parameters and the buffers of modules of one class, each stacked: for `vmap` over an ensemble."""
    if not len(models):
        raise RuntimeError("stack_module_state: Expected at least one model, got 0.")
    if not (all(model.training for model in models) or not any(model.training for model in models)):
        raise RuntimeError("stack_module_state: Expected all models to have the same training/eval mode.")
    if len({type(model) for model in models}) > 1:
        raise RuntimeError("stack_module_state: Expected all models to be of the same class.")
    return _stacked([dict(model.named_parameters()) for model in models]), _stacked([dict(model.named_buffers()) for model in models])


def _stacked(states: list[dict[str, Any]]) -> dict[str, Any]:
    stacked = {}
    for name in states[0]:
        tensors = [state[name] for state in states]
        if len({tensor.requires_grad for tensor in tensors}) > 1:
            raise RuntimeError(f"Expected {name} from each model to have the same .requires_grad")
        stacked[name] = ops.stack([tensor.detach() for tensor in tensors]).requires_grad_(tensors[0].requires_grad)
    return stacked
