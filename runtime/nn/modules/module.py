"""Module: what has parameters, buffers and submodules, and computes something with them."""

from __future__ import annotations

import builtins
from collections.abc import Callable, Iterator, Mapping
from typing import Any, TypeVar

from specgrad.autograd.grad_mode import no_grad
from specgrad.core.base.dtypes import bfloat16, float16, float32, float64
from specgrad.core.base.dtypes import dtype as dtype_type
from specgrad.core.base.tracebacks import HidesFrames, hide_frames
from specgrad.core.engine.hooks import RemovableHandle
from specgrad.core.factories.filled import empty_like
from specgrad.core.tape.accumulate import forget_gradient
from specgrad.core.tape.tensor import Tensor
from specgrad.methods.convert import to as converted
from specgrad.methods.questions import typename
from specgrad.nn.parameter import Buffer, Parameter

from . import hooks, state

Self = TypeVar("Self", bound="Module")


class Module(HidesFrames):
    """A part of a model: assign it parameters, buffers and other modules, and write `forward`.

    >>> class Line(specgrad.nn.Module):
    ...     def __init__(self):
    ...         super().__init__()
    ...         self.slope = specgrad.nn.Parameter(specgrad.ones(1))
    ...     def forward(self, x):
    ...         return self.slope * x
    >>> Line()(specgrad.tensor([2.0]))
    tensor([2.], grad_fn=<MulBackward0>)
    """

    training: bool
    _parameters: dict[str, Parameter | None]
    _buffers: dict[str, Tensor | None]
    _modules: dict[str, Module | None]
    _non_persistent_buffers_set: set[str]
    _hooks: hooks.Hooks  # around a call
    _state_hooks: hooks.Hooks  # around state_dict() and load_state_dict()

    def __init__(self) -> None:
        self.__dict__.update(
            training=True, _parameters={}, _buffers={}, _modules={}, _non_persistent_buffers_set=set(), _hooks={}, _state_hooks={}
        )  # past __setattr__, which reads them

    def __call__(self, *args: Any, **kwargs: Any) -> Any:
        try:
            if self._hooks:
                return hooks.call(self, args, kwargs)
            return self.forward(*args, **kwargs)
        except Exception:
            hide_frames()
            raise

    def _without_forward(self, *args: Any, **kwargs: Any) -> Any:
        raise NotImplementedError(f'Module [{builtins.type(self).__name__}] is missing the required "forward" function')

    forward: Callable[..., Any] = _without_forward

    # ---- attributes

    def __getattr__(self, name: str) -> Any:
        try:
            fields = self.__dict__
            if "_parameters" in fields:  # each table by itself: a layer asks here for all that it has
                if name in (table := fields["_parameters"]):
                    return table[name]
                if name in (table := fields["_modules"]):
                    return table[name]
                if name in (table := fields["_buffers"]):
                    return table[name]
            raise AttributeError(f"{builtins.type(self).__name__!r} object has no attribute {name!r}", name=name, obj=self)
        except Exception:
            hide_frames()
            raise

    def __setattr__(self, name: str, value: Any) -> None:
        try:
            if isinstance(value, Parameter):
                self._make_room("parameters", name, "_parameters")
                self.register_parameter(name, value)
            elif isinstance(value, Module) and name not in self.__dict__.get("_parameters", ()):
                self._make_room("module", name, "_modules")
                self._modules[name] = value
            elif isinstance(value, Buffer) and not any(name in self.__dict__.get(table, ()) for table in ("_parameters", "_modules")):
                self._make_room("buffer", name, "_buffers")
                self.register_buffer(name, value, getattr(value, "persistent", True))
            elif not self._set_in_table(name, value):
                object.__setattr__(self, name, value)
        except Exception:
            hide_frames()
            raise

    def _make_room(self, what: str, name: str, table: str) -> None:
        """Forget what a name means in all tables but the one in which it is about to be registered: there it keeps its place."""
        if "_parameters" not in self.__dict__:
            raise AttributeError(f"cannot assign {what} before Module.__init__() call")
        self.__dict__.pop(name, None)
        for other in {"_parameters", "_buffers", "_modules"} - {table}:
            getattr(self, other).pop(name, None)
        self._non_persistent_buffers_set.discard(name)

    def _set_in_table(self, name: str, value: Any) -> bool:
        """Assign to a name that is registered, if it is: None, or for a buffer another tensor."""
        fields = self.__dict__
        for table, what, wanted in (
            ("_parameters", "parameter", "specgrad.nn.Parameter"),
            ("_modules", "child module", "specgrad.nn.Module"),
            ("_buffers", "buffer", "specgrad.nn.Buffer, specgrad.Tensor"),
        ):
            if name in fields.get(table, ()):
                if value is not None and not (table == "_buffers" and isinstance(value, Tensor)):
                    raise TypeError(f"cannot assign {typename(value)!r} as {what} {name!r} ({wanted} or None expected)")
                fields[table][name] = value
                return True
        return False

    def __delattr__(self, name: str) -> None:
        for table in (self._parameters, self._buffers, self._modules):
            if name in table:
                del table[name]
                self._non_persistent_buffers_set.discard(name)
                return
        object.__delattr__(self, name)

    def __dir__(self) -> list[str]:
        return sorted({*object.__dir__(self), *self._parameters, *self._buffers, *self._modules})

    def _checked_name(self, what: str, name: str, table: Mapping[str, Any]) -> None:
        if "_parameters" not in self.__dict__:
            raise AttributeError(f"cannot assign {what} before Module.__init__() call")
        if not isinstance(name, str):
            raise TypeError(f"{what} name should be a string. Got {typename(name)}")
        if "." in name:
            raise KeyError(f'{what} name can\'t contain "."' + (f", got: {name}" if what == "module" else ""))
        if name == "":
            raise KeyError(f'{what} name can\'t be empty string ""')
        if hasattr(self, name) and name not in table:
            raise KeyError(f"attribute {name!r} already exists")

    def register_parameter(self, name: str, param: Parameter | None) -> None:
        """Add a parameter, or the name of one that there is not."""
        self._checked_name("parameter", name, self.__dict__.get("_parameters", {}))
        if param is not None and (not isinstance(param, Parameter) or not param.is_leaf):
            raise TypeError(f"cannot assign {typename(param)!r} object to parameter {name!r} (specgrad.nn.Parameter or None required)")
        self._parameters[name] = param

    def register_buffer(self, name: str, tensor: Tensor | None, persistent: bool = True) -> None:
        """Add a tensor that is not trained; one that is persistent is in the state_dict."""
        self._checked_name("buffer", name, self.__dict__.get("_buffers", {}))
        if tensor is not None and not isinstance(tensor, Tensor):
            raise TypeError(f"cannot assign {typename(tensor)!r} object to buffer {name!r} (specgrad Tensor or None required)")
        self._buffers[name] = tensor
        (self._non_persistent_buffers_set.discard if persistent else self._non_persistent_buffers_set.add)(name)

    def add_module(self, name: str, module: Module | None) -> None:
        """Add a submodule, or the name of one that there is not."""
        if module is not None and not isinstance(module, Module):
            raise TypeError(f"{typename(module)} is not a Module subclass")
        self._checked_name("module", name, self.__dict__.get("_modules", {}))
        self._modules[name] = module

    def register_module(self, name: str, module: Module | None) -> None:
        """The same as `add_module`."""
        self.add_module(name, module)

    # ---- what it consists of

    def named_modules(self, memo: set[Module] | None = None, prefix: str = "", remove_duplicate: bool = True) -> Iterator[tuple[str, Module]]:
        """The module and all modules within, with their names."""
        memo = set() if memo is None else memo
        if self in memo:
            return
        if remove_duplicate:
            memo.add(self)
        yield prefix, self
        for name, module in self._modules.items():
            if module is not None:
                yield from module.named_modules(memo, f"{prefix}.{name}" if prefix else name, remove_duplicate)

    def modules(self, remove_duplicate: bool = True) -> Iterator[Module]:
        """The module and all modules within."""
        return (module for _, module in self.named_modules(remove_duplicate=remove_duplicate))

    def named_children(self) -> Iterator[tuple[str, Module]]:
        """The modules directly within, with their names."""
        memo: set[Module] = set()
        for name, module in self._modules.items():
            if module is not None and module not in memo:
                memo.add(module)
                yield name, module

    def children(self) -> Iterator[Module]:
        """The modules directly within."""
        return (module for _, module in self.named_children())

    def _named_tensors(self, table: str, prefix: str, recurse: bool, remove_duplicate: bool) -> Iterator[tuple[str, Any]]:
        memo: set[Tensor] = set()
        modules = self.named_modules(prefix=prefix, remove_duplicate=remove_duplicate) if recurse else [(prefix, self)]
        for place, module in modules:
            for name, tensor in getattr(module, table).items():
                if tensor is not None and tensor not in memo:
                    if remove_duplicate:
                        memo.add(tensor)
                    yield f"{place}.{name}" if place else name, tensor

    def named_parameters(self, prefix: str = "", recurse: bool = True, remove_duplicate: bool = True) -> Iterator[tuple[str, Parameter]]:
        """All parameters, with their names."""
        return self._named_tensors("_parameters", prefix, recurse, remove_duplicate)

    def parameters(self, recurse: bool = True) -> Iterator[Parameter]:
        """All parameters: what an optimizer is given."""
        return (parameter for _, parameter in self.named_parameters(recurse=recurse))

    def named_buffers(self, prefix: str = "", recurse: bool = True, remove_duplicate: bool = True) -> Iterator[tuple[str, Tensor]]:
        """All buffers, with their names."""
        return self._named_tensors("_buffers", prefix, recurse, remove_duplicate)

    def buffers(self, recurse: bool = True) -> Iterator[Tensor]:
        """All buffers."""
        return (buffer for _, buffer in self.named_buffers(recurse=recurse))

    def get_submodule(self, target: str) -> Module:
        """The module of a dotted name."""
        found: Any = self
        for name in target.split(".") if target else ():
            if not hasattr(found, name):
                raise AttributeError(f"{builtins.type(found).__name__} has no attribute `{name}`")
            found = getattr(found, name)
            if not isinstance(found, Module):
                raise AttributeError(f"`{name}` is not an nn.Module")
        return found

    def set_submodule(self, target: str, module: Module, strict: bool = False) -> None:
        """Put a module at a dotted name; strict: only in the place of another."""
        if not target:
            raise ValueError("Cannot set the submodule without a target name!")
        if not isinstance(module, Module):
            raise ValueError(f"`module` is not an nn.Module, found {builtins.type(module)}")
        place, _, name = target.rpartition(".")
        parent = self.get_submodule(place)
        if strict or hasattr(parent, name):
            parent.get_submodule(name)
        setattr(parent, name, module)

    def _tensor_at(self, target: str) -> tuple[Module, str, Any]:
        place, _, name = target.rpartition(".")
        module = self.get_submodule(place)
        if not hasattr(module, name):
            raise AttributeError(f"{builtins.type(module).__name__} has no attribute `{name}`")
        return module, name, getattr(module, name)

    def get_parameter(self, target: str) -> Parameter:
        """The parameter of a dotted name."""
        _, name, found = self._tensor_at(target)
        if not isinstance(found, Parameter):
            raise AttributeError(f"`{name}` is not an nn.Parameter")
        return found

    def get_buffer(self, target: str) -> Tensor:
        """The buffer of a dotted name."""
        module, name, found = self._tensor_at(target)
        if name not in module._buffers:
            raise AttributeError(f"`{name}` is not a buffer")
        return found

    # ---- all of it at once

    def apply(self: Self, fn: Callable[[Module], None]) -> Self:
        """Call a function on every module within, and on this one last."""
        for module in self.children():
            module.apply(fn)
        fn(self)
        return self

    def train(self: Self, mode: bool = True) -> Self:
        """Set whether the model is being trained: dropout drops, batch norm takes the batch's own statistics."""
        if not isinstance(mode, bool):
            raise ValueError("training mode is expected to be boolean")
        self.training = mode
        for module in self.children():
            module.train(mode)
        return self

    def eval(self: Self) -> Self:
        """Set that the model is being used: `train(False)`."""
        return self.train(False)

    def requires_grad_(self: Self, requires_grad: bool = True) -> Self:
        """Set whether gradients of all parameters are wanted."""
        for parameter in self.parameters():
            parameter.requires_grad_(requires_grad)
        return self

    def zero_grad(self, set_to_none: bool = True) -> None:
        """Forget the gradients of all parameters."""
        for parameter in self.parameters():
            forget_gradient(parameter, set_to_none)

    def _convert(self: Self, convert: Callable[[Tensor], Tensor]) -> Self:
        """Put each tensor, converted, where it was. A parameter stays the object that it is, since optimizers hold it."""
        for module in self.modules():
            with no_grad():
                for parameter in module.parameters(recurse=False):
                    parameter.data = convert(parameter.data)
                    if parameter.grad is not None:
                        parameter.grad.data = convert(parameter.grad.data)
                module._buffers.update({name: convert(buffer) for name, buffer in module._buffers.items() if buffer is not None})
        return self

    def _floats_to(self: Self, dtype: dtype_type) -> Self:
        return self._convert(lambda tensor: tensor.to(dtype) if tensor.is_floating_point() else tensor)

    def to(self: Self, *args: Any, **kwargs: Any) -> Self:
        """Convert all tensors, as `Tensor.to` does; a dtype is meant for those of floating-point or complex numbers, a memory format for those of images."""
        wanted = [kwargs.get("dtype"), *(arg.dtype if isinstance(arg, Tensor) else arg for arg in args)]
        dtype = next((given for given in wanted if isinstance(given, dtype_type)), None)
        if dtype is not None and not (dtype.is_floating_point or dtype.is_complex):
            raise TypeError(f"nn.Module.to only accepts floating point or complex dtypes, but got desired dtype={dtype}")
        devices = [arg.device if isinstance(arg, Tensor) else arg for arg in args if not isinstance(arg, dtype_type)]
        others = {name: value for name, value in kwargs.items() if name not in ("dtype", "memory_format")}
        memory_format = kwargs.get("memory_format")

        def convert(tensor: Tensor) -> Tensor:
            numbers = tensor.is_floating_point() or tensor.is_complex()
            return converted(tensor, *devices, dtype=dtype if numbers else None, memory_format=memory_format if tensor.dim() in (4, 5) else None, **others)

        return self._convert(convert)

    def to_empty(self: Self, *, device: Any, recurse: bool = True) -> Self:
        """Put all tensors on a device without their values."""
        modules = self.modules() if recurse else iter((self,))
        for module in list(modules):
            for parameter in module.parameters(recurse=False):
                parameter.data = empty_like(parameter.data, device=device)
            module._buffers.update({name: empty_like(buffer, device=device) for name, buffer in module._buffers.items() if buffer is not None})
        return self

    def cpu(self: Self) -> Self:
        """Move all tensors to the CPU."""
        return self._convert(lambda tensor: tensor.cpu())

    def cuda(self: Self, device: Any = None) -> Self:
        """Move all tensors to a GPU."""
        return self._convert(lambda tensor: tensor.cuda(device))

    def type(self: Self, dst_type: Any) -> Self:
        """Convert all tensors to a dtype, integers too."""
        return self._convert(lambda tensor: tensor.type(dst_type))

    def float(self: Self) -> Self:
        """Convert all floating-point tensors to float32."""
        return self._floats_to(float32)

    def double(self: Self) -> Self:
        """Convert all floating-point tensors to float64."""
        return self._floats_to(float64)

    def half(self: Self) -> Self:
        """Convert all floating-point tensors to float16."""
        return self._floats_to(float16)

    def bfloat16(self: Self) -> Self:
        """Convert all floating-point tensors to bfloat16."""
        return self._floats_to(bfloat16)

    # ---- saved and loaded

    def state_dict(self, *, destination: dict[str, Any] | None = None, prefix: str = "", keep_vars: bool = False) -> dict[str, Any]:
        """The parameters and persistent buffers by name, outside of any graph unless `keep_vars`; they share the module's memory."""
        return state.save(self, {} if destination is None else destination, prefix, keep_vars)

    def load_state_dict(self, state_dict: Mapping[str, Any], strict: bool = True, assign: bool = False) -> state.IncompatibleKeys:
        """Copy tensors by name; assign: let them take the place of the module's. strict: all names must be there, and no other."""
        return state.load(self, state_dict, strict, assign)

    def get_extra_state(self) -> Any:
        """What is saved beside tensors: write it, and `set_extra_state`, for a class of your own."""
        raise RuntimeError(f"{self._get_name()} says no get_extra_state()")

    def set_extra_state(self, state: Any) -> None:
        """Take what `get_extra_state` gave."""
        raise RuntimeError(f"{self._get_name()} says no set_extra_state()")

    def _save_to_state_dict(self, destination: dict[str, Any], prefix: str, keep_vars: bool) -> None:
        """Save what the module has beside its submodules. Programs override it, as they do the next."""
        state.save_own(self, destination, prefix, keep_vars)
        if builtins.type(self).get_extra_state is not Module.get_extra_state:
            destination[prefix + state.EXTRA] = self.get_extra_state()

    def _load_from_state_dict(
        self,
        state_dict: dict[str, Any],
        prefix: str,
        local_metadata: dict[str, Any],
        strict: bool,
        missing_keys: list[str],
        unexpected_keys: list[str],
        error_msgs: list[str],
    ) -> None:
        """Load what the module has beside its submodules, and note what is wrong."""
        takes_extra = builtins.type(self).set_extra_state is not Module.set_extra_state
        state.load_own(self, state_dict, prefix, local_metadata, strict, missing_keys, unexpected_keys, error_msgs, takes_extra)

    # ---- hooks

    def register_forward_pre_hook(self, hook: Callable[..., Any], *, prepend: bool = False, with_kwargs: bool = False) -> RemovableHandle:
        """Call hook(module, args), with_kwargs: hook(module, args, kwargs), before forward; what it gives takes the place of the arguments."""
        return hooks.register(self._hooks, "forward_pre", (hook, with_kwargs), prepend)

    def register_forward_hook(
        self, hook: Callable[..., Any], *, prepend: bool = False, with_kwargs: bool = False, always_call: bool = False
    ) -> RemovableHandle:
        """Call hook(module, args, output), with_kwargs: hook(module, args, kwargs, output), after forward; always_call: also when that failed."""
        return hooks.register(self._hooks, "forward", (hook, with_kwargs, always_call), prepend)

    def register_full_backward_pre_hook(self, hook: Callable[..., Any], prepend: bool = False) -> RemovableHandle:
        """Call hook(module, grad_output) when the gradients of what the module computed are there."""
        return hooks.register(self._hooks, "backward_pre", hook, prepend)

    def register_full_backward_hook(self, hook: Callable[..., Any], prepend: bool = False) -> RemovableHandle:
        """Call hook(module, grad_input, grad_output) when the gradients of the module's arguments are there."""
        return hooks.register(self._hooks, "backward", hook, prepend)

    def register_state_dict_pre_hook(self, hook: Callable[..., Any]) -> RemovableHandle:
        """Call hook(module, prefix, keep_vars) before state_dict()."""
        return hooks.register(self._state_hooks, "save_pre", hook)

    def register_state_dict_post_hook(self, hook: Callable[..., Any]) -> RemovableHandle:
        """Call hook(module, state_dict, prefix, local_metadata) after state_dict()."""
        return hooks.register(self._state_hooks, "save_post", hook)

    def register_load_state_dict_pre_hook(self, hook: Callable[..., Any]) -> RemovableHandle:
        """Call hook(module, state_dict, prefix, local_metadata, strict, missing_keys, unexpected_keys, error_msgs) before load_state_dict()."""
        return hooks.register(self._state_hooks, "load_pre", hook)

    def register_load_state_dict_post_hook(self, hook: Callable[..., Any]) -> RemovableHandle:
        """Call hook(module, incompatible_keys) after load_state_dict()."""
        return hooks.register(self._state_hooks, "load_post", hook)

    # ---- as text

    def _get_name(self) -> str:
        return builtins.type(self).__name__

    def extra_repr(self) -> str:
        """What repr() shows of the module itself: write it for a class of your own."""
        return ""

    def __repr__(self) -> str:
        own = self.extra_repr()
        lines = own.split("\n") if own else []
        inner = [f"({name}): {indented(repr(module))}" for name, module in self._modules.items()]
        if not inner and len(lines) <= 1:
            return f"{self._get_name()}({own})"
        return f"{self._get_name()}(\n  " + "\n  ".join([*lines, *inner]) + "\n)"


def indented(text: str) -> str:
    """All lines but the first two places to the right."""
    return text.replace("\n", "\n  ")
