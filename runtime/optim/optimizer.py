"""What all optimizers share: groups of parameters with their options, what is kept for each parameter, and how that is stored."""

from __future__ import annotations

from collections import OrderedDict, defaultdict
from collections.abc import Callable, Iterable
from copy import deepcopy
from functools import wraps
from itertools import chain
from typing import Any

from specgrad.autograd.grad_mode import enable_grad, no_grad
from specgrad.core.base.call_site import warn_user
from specgrad.core.base.tracebacks import HidesFrames, hides_frames
from specgrad.core.engine.hooks import RemovableHandle, added
from specgrad.core.tape.accumulate import forget_gradient
from specgrad.core.tape.tensor import Tensor

Hooks = OrderedDict[int, Callable[..., Any]]
REQUIRED = object()  # a default of an option that each group must state
IGNORED = ("foreach", "fused")  # every step is one pass over all elements already
OF_ALL_ELEMENTS = ("step", "mu_product", "eta", "mu")  # what steps keep as a number, and PyTorch as a tensor
REFUSED = {"differentiable": "a step is not recorded", "capturable": "there are no graphs of a device's calls"}


def _with_hooks(step: Callable[..., Any]) -> Callable[..., Any]:
    """A step with the hooks of the optimizer called around it; where another class's step calls this one, that has called them."""

    @wraps(step)
    def hooked(self: Any, *args: Any, **kwargs: Any) -> Any:
        if getattr(type(self).step, "__wrapped__", None) is not hooked:
            return step(self, *args, **kwargs)
        if before := self._hooks["before step"]:
            self, args, kwargs = _after_hooks(self, before, (self, *args), kwargs)
        loss = step(self, *args, **kwargs)
        if after := self._hooks["after step"]:
            for hook in [*after.values()]:
                hook(self, (self, *args), kwargs)
        self._has_stepped = True
        return loss

    return hooked


def _after_hooks(optimizer: Any, hooks: Hooks, args: tuple[Any, ...], kwargs: dict[str, Any]) -> tuple[Any, tuple[Any, ...], dict[str, Any]]:
    """The arguments of a step, the optimizer first, as hooks leave them."""
    for hook in [*hooks.values()]:
        given = hook(optimizer, args, kwargs)
        if given is None:
            continue
        if not (isinstance(given, tuple) and len(given) == 2):
            raise RuntimeError(f"{hook} must return None or a tuple of (new_args, new_kwargs), but got {given}.")
        args, kwargs = given
    return args[0], args[1:], kwargs


class _Steps(HidesFrames):
    """A base of optimizers: each class that says its own `step` has it with hooks, and hides their frames."""

    def __init_subclass__(cls, **options: Any) -> None:
        own = vars(cls).get("step")
        if own is not None:
            setattr(cls, "step", _with_hooks(own))  # noqa: B010  # to a type checker a method is not assigned
        super().__init_subclass__(**options)
        if own is not None and not cls.__module__.startswith("specgrad."):  # a user's class, of which HidesFrames hides nothing
            setattr(cls, "step", hides_frames(vars(cls)["step"]))  # noqa: B010


class Optimizer(_Steps):
    """An optimizer: `step()` changes all parameters that have a gradient."""

    _has_stepped = False  # since it was made
    param_groups: list[dict[str, Any]]
    state: dict[Tensor, dict[str, Any]]
    defaults: dict[str, Any]

    def __init__(self, params: Iterable[Any], defaults: dict[str, Any]):
        for name, why in REFUSED.items():
            if defaults.pop(name, False):
                raise NotImplementedError(f"{type(self).__name__}({name}=True): {why}")
        if isinstance(params, Tensor):
            raise TypeError(f"params argument given to the optimizer should be an iterable of Tensors or dicts, but got {type(params).__name__}")
        self.defaults = {name: value for name, value in defaults.items() if name not in IGNORED}
        self.state = defaultdict(dict)
        self.param_groups = []
        self._hooks: dict[str, Hooks] = _no_hooks()
        groups = list(params)
        if not groups:
            raise ValueError("optimizer got an empty parameter list")
        for group in groups if isinstance(groups[0], dict) else [{"params": groups}]:
            self.add_param_group(group)

    def add_param_group(self, param_group: dict[str, Any]) -> None:
        """Optimize more parameters, with options of their own: `{"params": [...], "lr": 0.1}`."""
        if not isinstance(param_group, dict):
            raise TypeError(f"param_group must be a dict, but got {type(param_group).__name__}")
        given = param_group["params"]
        if isinstance(given, set):
            raise TypeError("optimizer parameters need to be organized in ordered collections, but the ordering of tensors in sets changes: use a list")
        params = [given] if isinstance(given, Tensor) else list(given)
        names: list[Any] = []
        if any(isinstance(p, tuple) for p in params):  # what named_parameters() gives
            if not all(isinstance(p, tuple) for p in params):
                raise ValueError("all optimizer params should be with/without names. Some param names are missing")
            names, params = [name for name, _ in params], [p for _, p in params]
        if params and self.param_groups and bool(names) != ("param_names" in self.param_groups[0]):
            raise ValueError("all optimizer param groups should be with/without names")
        for param in params:
            if not isinstance(param, Tensor):
                raise TypeError(f"optimizer can only optimize Tensors, but one of the params is {type(param).__name__}")
            if not param.is_leaf and not param.retains_grad:
                raise ValueError("can't optimize a non-leaf Tensor")
        if not {*map(id, params)}.isdisjoint(id(p) for other in self.param_groups for p in other["params"]):
            raise ValueError("some parameters appear in more than one parameter group")
        if len({*map(id, params)}) < len(params):
            warn_user("optimizer contains a parameter group with duplicate parameters: each step changes such a parameter as often as it is there")
        options = {**self.defaults, **{name: value for name, value in param_group.items() if name not in ("params", *IGNORED)}}
        for name in [name for name, value in options.items() if value is REQUIRED]:
            raise ValueError(f"parameter group didn't specify a value of required optimization parameter {name}")
        self.param_groups.append({"params": params, **({"param_names": names} if names else {}), **options})

    def zero_grad(self, set_to_none: bool = True) -> None:
        """Forget all gradients; with `set_to_none=False`, make them zeros."""
        for param in chain.from_iterable(group["params"] for group in self.param_groups):
            forget_gradient(param, set_to_none)

    def step(self, closure: Callable[[], Any] | None = None) -> Any:
        """Change each parameter by its gradient. `closure`, if one is given, computes the loss and its gradients first, and the loss is given back."""
        loss = None
        if closure is not None:
            with enable_grad():
                loss = closure()
        with no_grad():
            for group in self.param_groups:
                for param in group["params"]:
                    if param.grad is not None:
                        self.update(param, param.grad, self.state[param], group)
        return loss

    def update(self, param: Tensor, grad: Tensor, state: dict[str, Any], group: dict[str, Any]) -> None:
        """Change one parameter by its gradient: what a subclass says. `state` is what it keeps for the parameter, empty at first."""
        raise NotImplementedError(f"{type(self).__name__} says no update(param, grad, state, group), and no step() of its own")

    # ---- hooks

    def register_step_pre_hook(self, hook: Callable[..., Any]) -> RemovableHandle:
        """Call `hook(optimizer, args, kwargs)` before each step, with the arguments of `step`; what it returns, if anything, takes their place."""
        return added(self._hooks["before step"], hook)

    def register_step_post_hook(self, hook: Callable[..., Any]) -> RemovableHandle:
        """Call `hook(optimizer, args, kwargs)` after each step."""
        return added(self._hooks["after step"], hook)

    def _register(self, when: str, hook: Callable[..., Any], prepend: bool) -> RemovableHandle:
        handle = added(self._hooks[when], hook)
        if prepend:
            self._hooks[when].move_to_end(handle.id, last=False)
        return handle

    def register_state_dict_pre_hook(self, hook: Callable[..., Any], prepend: bool = False) -> RemovableHandle:
        """Call `hook(optimizer)` before each `state_dict()`; with `prepend` before the hooks that are there."""
        return self._register("before state_dict", hook, prepend)

    def register_state_dict_post_hook(self, hook: Callable[..., Any], prepend: bool = False) -> RemovableHandle:
        """Call `hook(optimizer, state_dict)` after each `state_dict()`; what it returns, if anything, is given instead."""
        return self._register("after state_dict", hook, prepend)

    def register_load_state_dict_pre_hook(self, hook: Callable[..., Any], prepend: bool = False) -> RemovableHandle:
        """Call `hook(optimizer, state_dict)` before each `load_state_dict()`, with a shallow copy; what it returns, if anything, is loaded instead."""
        return self._register("before load_state_dict", hook, prepend)

    def register_load_state_dict_post_hook(self, hook: Callable[..., Any], prepend: bool = False) -> RemovableHandle:
        """Call `hook(optimizer)` after each `load_state_dict()`."""
        return self._register("after load_state_dict", hook, prepend)

    # ---- what is stored

    def state_dict(self) -> dict[str, Any]:
        """What a file needs to go on from here: options, and what is kept for each parameter, by its number."""
        for before in [*self._hooks["before state_dict"].values()]:
            before(self)
        numbers: dict[int, int] = {}  # of a parameter that is there twice, the first
        for i, p in enumerate(chain.from_iterable(group["params"] for group in self.param_groups)):
            numbers.setdefault(id(p), i)
        groups = [{**{k: v for k, v in group.items() if k != "params"}, "params": [numbers[id(p)] for p in group["params"]]} for group in self.param_groups]
        kept = {numbers[id(p)]: dict(of_it) for p, of_it in self.state.items() if isinstance(p, Tensor) and of_it}
        of_its_own = {name: value for name, value in self.state.items() if not isinstance(name, Tensor)}  # what a program keeps beside
        stored: dict[str, Any] = {"state": {**kept, **of_its_own}, "param_groups": groups}
        for after in [*self._hooks["after state_dict"].values()]:
            given = after(self, stored)
            stored = stored if given is None else given
        return stored

    def load_state_dict(self, state_dict: dict[str, Any]) -> None:
        """Go on from what `state_dict` gave. Floating-point tensors take the dtype of the parameter that they belong to."""
        state_dict = state_dict.copy()  # hooks may change it
        for before in [*self._hooks["before load_state_dict"].values()]:
            given = before(self, state_dict)
            state_dict = state_dict if given is None else given
        stored = deepcopy(state_dict["param_groups"])
        if len(stored) != len(self.param_groups):
            raise ValueError(f"loaded state dict has a different number of parameter groups: {len(stored)}, where {len(self.param_groups)} are here")
        for number, (mine, other) in enumerate(zip(self.param_groups, stored)):
            if len(mine["params"]) != len(other["params"]):
                raise ValueError(
                    f"loaded state dict contains a parameter group that doesn't match the size of optimizer's group: {len(other['params'])} parameters "
                    f"in group {number}, where {len(mine['params'])} are here"
                )
        numbers = chain.from_iterable(group["params"] for group in stored)
        params = dict(zip(numbers, chain.from_iterable(group["params"] for group in self.param_groups)))
        state: dict[Any, Any] = defaultdict(dict)
        for number, kept in state_dict["state"].items():
            if number in params:
                state[params[number]] = {name: _as_of(params[number], value, name) for name, value in kept.items()}
            elif isinstance(number, int):
                raise ValueError(f"loaded state dict keeps something for parameter {number}, which no group has")
            else:
                state[number] = deepcopy(kept)
        for mine, other in zip(self.param_groups, stored):
            mine.update({name: value for name, value in other.items() if name not in ("params", *IGNORED, *REFUSED)})
        self.state = state
        for after in [*self._hooks["after load_state_dict"].values()]:
            after(self)

    def __getstate__(self) -> dict[str, Any]:
        return {"defaults": self.defaults, "state": dict(self.state), "param_groups": self.param_groups}

    def __setstate__(self, stored: dict[str, Any]) -> None:
        self.__dict__.update(stored, _hooks=_no_hooks())
        self.state = defaultdict(dict, self.state)

    def __repr__(self) -> str:
        lines = [f"{type(self).__name__} ("]
        for number, group in enumerate(self.param_groups):
            lines += [f"Parameter Group {number}", *(f"    {name}: {group[name]}" for name in sorted(group) if name != "params")]
        return "\n".join([*lines, ")"])


def _no_hooks() -> dict[str, Hooks]:
    return {f"{when} {what}": OrderedDict() for when in ("before", "after") for what in ("step", "state_dict", "load_state_dict")}


def _as_of(param: Tensor, value: Any, name: Any) -> Any:
    """A stored value for a parameter: a copy, in its dtype and on its device; what all elements share is a number."""
    if type(value) in (list, tuple):
        return type(value)(_as_of(param, part, name) for part in value)
    if isinstance(value, dict):
        return {key: _as_of(param, part, key) for key, part in value.items()}
    if not isinstance(value, Tensor):
        return deepcopy(value)
    if name in OF_ALL_ELEMENTS and value.numel() == 1:
        return value.item()
    dtype = param.dtype.to_real() if param.is_complex() and not value.is_complex() else param.dtype
    return value.to(dtype=dtype, device=param.device, copy=True)


def checked(name: str, value: Any, low: float = 0.0, high: float = float("inf")) -> None:
    """Raise unless an option lies from `low` up to `high`, which it may not reach."""
    if not low <= float(value) < high:
        raise ValueError(f"Invalid {name}: {value}")
