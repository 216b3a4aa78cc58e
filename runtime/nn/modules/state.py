"""What a module saves, and how it is loaded: names with their tensors."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, NamedTuple

from specgrad.autograd.grad_mode import no_grad
from specgrad.core.tape.tensor import Tensor
from specgrad.nn.parameter import Parameter

from .hooks import of_kind

EXTRA = "_extra_state"  # the key of what get_extra_state() gives


class IncompatibleKeys(NamedTuple):
    """What load_state_dict() gives: the keys that a module has and a state has not, and the other way round."""

    missing_keys: list[str]
    unexpected_keys: list[str]

    def __repr__(self) -> str:
        if not self.missing_keys and not self.unexpected_keys:
            return "<All keys matched successfully>"
        return f"_IncompatibleKeys(missing_keys={self.missing_keys}, unexpected_keys={self.unexpected_keys})"


def own_state(module: Any) -> Iterator[tuple[str, Tensor | None]]:
    """The parameters and the persistent buffers of a module, without those of its submodules."""
    yield from module._parameters.items()
    yield from ((name, buffer) for name, buffer in module._buffers.items() if name not in module._non_persistent_buffers_set)


def save(module: Any, destination: dict[str, Any], prefix: str, keep_vars: bool) -> dict[str, Any]:
    """Put what a module saves into a dictionary, each name behind a prefix."""
    for hook in of_kind(module._state_hooks, "save_pre"):
        hook(module, prefix, keep_vars)
    module._save_to_state_dict(destination, prefix, keep_vars)
    for name, child in module._modules.items():
        if child is not None:
            child.state_dict(destination=destination, prefix=f"{prefix}{name}.", keep_vars=keep_vars)
    for hook in of_kind(module._state_hooks, "save_post"):
        hook(module, destination, prefix, {})
    return destination


def save_own(module: Any, destination: dict[str, Any], prefix: str, keep_vars: bool) -> None:
    """Of a module without its submodules."""
    for name, tensor in own_state(module):
        if tensor is not None:
            destination[prefix + name] = tensor if keep_vars else tensor.detach()


def load(module: Any, state: Mapping[str, Any], strict: bool, assign: bool) -> IncompatibleKeys:
    """Copy a state into a module, or let its tensors take the place of the module's."""
    if not isinstance(state, Mapping):
        raise TypeError(f"Expected state_dict to be dict-like, got {type(state)}.")
    keys, errors = IncompatibleKeys([], []), list[str]()
    with no_grad():
        _load_all(module, dict(state), "", {"assign_to_params_buffers": True} if assign else {}, keys, errors)
    problems = [*_missing_and_unexpected(keys), *errors] if strict else errors
    if problems:
        raise RuntimeError(f"Error(s) in loading state_dict for {type(module).__name__}:\n\t" + "\n\t".join(problems))
    return keys


def _missing_and_unexpected(keys: IncompatibleKeys) -> Iterator[str]:
    for what, names in (("Missing", keys.missing_keys), ("Unexpected", keys.unexpected_keys)):
        if names:
            quoted = ", ".join(f'"{name}"' for name in names)
            yield f"{what} key(s) in state_dict: {quoted}. "


def _load_all(module: Any, state: dict[str, Any], prefix: str, about: dict[str, Any], keys: IncompatibleKeys, errors: list[str]) -> None:
    module._load_from_state_dict(state, prefix, {**about}, True, keys.missing_keys, keys.unexpected_keys, errors)
    for name, child in module._modules.items():
        if child is not None:
            _load_all(child, state, f"{prefix}{name}.", about, keys, errors)
    for hook in of_kind(module._state_hooks, "load_post"):
        if hook(module, keys) is not None:
            raise AssertionError("a hook of register_load_state_dict_post_hook is to change the keys in place, and return nothing")


def load_own(
    module: Any,
    state: dict[str, Any],
    prefix: str,
    about: dict[str, Any],
    strict: bool,
    missing: list[str],
    unexpected: list[str],
    errors: list[str],
    takes_extra: bool,
) -> None:
    """Of a module without its submodules; strict: note which keys are missing, and which are unexpected."""
    for hook in of_kind(module._state_hooks, "load_pre"):
        hook(module, state, prefix, about, strict, missing, unexpected, errors)
    own = {name: tensor for name, tensor in own_state(module) if tensor is not None}
    for name, tensor in own.items():
        if prefix + name in state:
            _load_tensor(module, name, prefix + name, tensor, state[prefix + name], about.get("assign_to_params_buffers", False), errors)
    if takes_extra and prefix + EXTRA in state:
        module.set_extra_state(state[prefix + EXTRA])
    if not strict:
        return
    wanted = [*own, *([EXTRA] if takes_extra else ())]
    missing += [prefix + name for name in wanted if prefix + name not in state]
    for key in state:
        name, _, rest = key[len(prefix) :].partition(".")
        if key.startswith(prefix) and not (name in module._modules and rest) and key[len(prefix) :] not in wanted:
            unexpected.append(key)


def _load_tensor(module: Any, name: str, key: str, tensor: Tensor, given: Any, assign: bool, errors: list[str]) -> None:
    if not isinstance(given, Tensor):
        errors.append(f'While copying the parameter named "{key}", expected specgrad.Tensor or Tensor-like object from checkpoint but received {type(given)}')
        return
    if tensor.ndim == 0 and given.shape == (1,):
        given = given[0]
    if given.shape != tensor.shape:
        shapes = f"copying a param with shape {given.shape} from checkpoint, the shape in current model is {tensor.shape}."
        errors.append(f"size mismatch for {key}: {shapes}")
    elif not assign:
        tensor.copy_(given)
    elif isinstance(tensor, Parameter) and not isinstance(given, Parameter):
        setattr(module, name, Parameter(given, tensor.requires_grad))
    else:
        setattr(module, name, given.requires_grad_(tensor.requires_grad) if isinstance(tensor, Parameter) else given)
