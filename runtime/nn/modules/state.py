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


def has_extra_state(module: Any) -> bool:
    """Whether its class says what else is saved."""
    return hasattr(type(module), "get_extra_state")


def save(module: Any, destination: dict[str, Any], prefix: str, keep_vars: bool) -> dict[str, Any]:
    """Put what a module saves into a dictionary, each name behind a prefix."""
    for hook in of_kind(module._state_hooks, "save_pre"):
        hook(module, prefix, keep_vars)
    for name, tensor in own_state(module):
        if tensor is not None:
            destination[prefix + name] = tensor if keep_vars else tensor.detach()
    if has_extra_state(module):
        destination[prefix + EXTRA] = module.get_extra_state()
    for name, child in module._modules.items():
        if child is not None:
            child.state_dict(destination=destination, prefix=f"{prefix}{name}.", keep_vars=keep_vars)
    for hook in of_kind(module._state_hooks, "save_post"):
        hook(module, destination, prefix, {})
    return destination


def load(module: Any, state: Mapping[str, Any], strict: bool, assign: bool) -> IncompatibleKeys:
    """Copy a state into a module, or let its tensors take the place of the module's."""
    if not isinstance(state, Mapping):
        raise TypeError(f"Expected state_dict to be dict-like, got {type(state)}.")
    loading = _Loading(dict(state), strict, assign)
    with no_grad():
        loading.module(module, "")
    problems = loading.errors
    if strict:
        problems = [*_missing_and_unexpected(loading.keys), *problems]
    if problems:
        raise RuntimeError(f"Error(s) in loading state_dict for {type(module).__name__}:\n\t" + "\n\t".join(problems))
    return loading.keys


def _missing_and_unexpected(keys: IncompatibleKeys) -> Iterator[str]:
    for what, names in (("Missing", keys.missing_keys), ("Unexpected", keys.unexpected_keys)):
        if names:
            quoted = ", ".join(f'"{name}"' for name in names)
            yield f"{what} key(s) in state_dict: {quoted}. "


class _Loading:
    """One load_state_dict(): what is loaded, and what was found wrong so far."""

    def __init__(self, state: dict[str, Any], strict: bool, assign: bool):
        self.state, self.strict, self.assign = state, strict, assign
        self.keys, self.errors = IncompatibleKeys([], []), list[str]()

    def module(self, module: Any, prefix: str) -> None:
        for hook in of_kind(module._state_hooks, "load_pre"):
            hook(module, self.state, prefix, {}, self.strict, self.keys.missing_keys, self.keys.unexpected_keys, self.errors)
        own = {name: tensor for name, tensor in own_state(module) if tensor is not None}
        for name, tensor in own.items():
            if prefix + name in self.state:
                self.tensor(module, name, prefix + name, tensor)
            else:
                self.keys.missing_keys.append(prefix + name)
        extra = has_extra_state(module)
        if extra and prefix + EXTRA in self.state:
            module.set_extra_state(self.state[prefix + EXTRA])
        elif extra:
            self.keys.missing_keys.append(prefix + EXTRA)
        known = {*own, *([EXTRA] if extra else ())}
        for key in self.state:
            name, _, rest = key[len(prefix) :].partition(".")
            if key.startswith(prefix) and not (name in module._modules and rest) and key[len(prefix) :] not in known:
                self.keys.unexpected_keys.append(key)
        for name, child in module._modules.items():
            if child is not None:
                self.module(child, f"{prefix}{name}.")
        for hook in of_kind(module._state_hooks, "load_post"):
            if hook(module, self.keys) is not None:
                raise AssertionError(
                    "Hooks registered with ``register_load_state_dict_post_hook`` are not expected to return new values: change the keys in place."
                )

    def tensor(self, module: Any, name: str, key: str, tensor: Tensor) -> None:
        given = self.state[key]
        if not isinstance(given, Tensor):
            self.errors.append(
                f'While copying the parameter named "{key}", expected specgrad.Tensor or Tensor-like object from checkpoint but received {type(given)}'
            )
            return
        if tensor.ndim == 0 and given.ndim == 1:
            given = given[0]
        if given.shape != tensor.shape:
            shapes = f"copying a param with shape {given.shape} from checkpoint, the shape in current model is {tensor.shape}."
            self.errors.append(f"size mismatch for {key}: {shapes}")
        elif not self.assign:
            tensor.copy_(given)
        elif isinstance(tensor, Parameter) and not isinstance(given, Parameter):
            setattr(module, name, Parameter(given, tensor.requires_grad))
        else:
            setattr(module, name, given)
