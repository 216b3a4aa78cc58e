"""Custom functions: a forward that need not be recorded, and the backward that belongs to it."""

from __future__ import annotations

import functools
from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Protocol, TypeVar

import numpy as np

from specgrad.core.base.call_site import warn_user
from specgrad.core.base.device import CPU, device_of
from specgrad.core.base.state import Switched, grad_enabled, modes, restore_grad_enabled, set_grad_enabled, thread, without_grad
from specgrad.core.base.tracebacks import hide_frames
from specgrad.core.tape.node import Freed, Node, new, next_seq
from specgrad.core.tape.tensor import Tensor

from .ctx import FunctionCtx
from .node import MISSING, BackwardCFunction, check_names, new_node
from .outputs import connect

Callback = TypeVar("Callback", bound=Callable[..., Any])
Output = TypeVar("Output", covariant=True)


class HasForward(Protocol[Output]):
    """For type checkers: a function that gives what its forward gives."""

    @property
    def forward(self) -> Callable[..., Output]: ...


class Apply:
    """For type checkers: `apply` gives what the forward of its function gives."""

    def __get__(self, instance: object, function: Callable[..., HasForward[Output]]) -> Callable[..., Output]:
        raise NotImplementedError


_as_forward: Callable[[Callable[..., Any]], Apply] = classmethod  # type: ignore[assignment]


class FunctionMeta(type):
    """Makes, for each Function, the class of its nodes."""

    def __init__(cls, name: str, bases: tuple[type, ...], attributes: dict[str, Any]):
        super().__init__(name, bases, attributes)
        cls._backward_cls = type(f"{name}Backward", (BackwardCFunction,), {"_forward_cls": cls})
        cls._watches = True  # whether the next forward is watched for intermediates; see intermediates.py
        cls._intermediates: dict[Any, Any] = {}


class Function(FunctionCtx, metaclass=FunctionMeta):
    """A differentiable function with a backward of its own. Call it by `apply`.

    >>> class Exp(Function):
    ...     @staticmethod
    ...     def forward(ctx, x):
    ...         result = x.exp()
    ...         ctx.save_for_backward(result)
    ...         return result
    ...     @staticmethod
    ...     def backward(ctx, grad):
    ...         (result,) = ctx.saved_tensors
    ...         return grad * result
    >>> Exp.apply(specgrad.tensor(0.0))
    tensor(1.)
    """

    _backward_cls: type[BackwardCFunction]
    _watches: bool
    _intermediates: dict[Any, Any]
    generate_vmap_rule: bool = False

    def __init__(self, *args: Any, **kwargs: Any):
        warn_user(
            f"{type(self)} should not be instantiated. Methods on autograd functions are all static, so you should invoke them on the class itself.",
            DeprecationWarning,
        )

    def __call__(self, *args: Any, **kwargs: Any) -> Any:
        try:
            raise RuntimeError(
                "Legacy autograd function with non-static forward method is deprecated. Please use new-style autograd function with static forward method: "
                f"define `forward` and `backward` of {type(self).__name__} as static methods that take ctx, and call {type(self).__name__}.apply(...)."
            )
        except Exception:
            hide_frames()
            raise

    @staticmethod
    def forward(*args: Any, **kwargs: Any) -> Any:
        """Compute the function: forward(ctx, *args), or forward(*args) with a `setup_context`."""
        raise NotImplementedError("You must implement the forward function for custom autograd.Function.")

    if TYPE_CHECKING:  # a user's own have parameters of their own

        @staticmethod
        def setup_context(*args: Any, **kwargs: Any) -> Any: ...
        @staticmethod
        def backward(*args: Any, **kwargs: Any) -> Any: ...
        @staticmethod
        def vjp(*args: Any, **kwargs: Any) -> Any: ...
        @staticmethod
        def jvp(*args: Any, **kwargs: Any) -> Any: ...
        @staticmethod
        def vmap(*args: Any, **kwargs: Any) -> Any: ...

    else:

        @staticmethod
        def setup_context(ctx: Any, inputs: tuple[Any, ...], output: Any) -> Any:
            """Keep what backward will need, where forward takes no ctx."""
            raise NotImplementedError("setup_context is not implemented.")

        @staticmethod
        def backward(ctx: Any, *grad_outputs: Any) -> Any:
            """Compute the gradients of the inputs from those of the outputs: one for each argument of forward."""
            raise NotImplementedError("You must implement either the backward or vjp method for your custom autograd.Function to use it with backward mode AD.")

        vjp = backward

        @staticmethod
        def jvp(ctx: Any, *grad_inputs: Any) -> Any:
            """Compute the tangents of the outputs from those of the inputs."""
            raise NotImplementedError("You must implement the jvp function for custom autograd.Function to use it with forward mode AD.")

        @staticmethod
        def vmap(info: Any, in_dims: Any, *args: Any) -> Any:
            """Compute the function over a batch, for `specgrad.vmap`; gives the outputs and, nested in the same way, the dimension of the batch in each.

            Args:
                info: has `batch_size`, and the `randomness` that vmap was given.
                in_dims: for each of the args the dimension that numbers the samples, None for what all of them share.
                args: the arguments of `apply`, tensors with all samples.
            """
            raise NotImplementedError("To use autograd.Function with vmap, you must either override the vmap staticmethod or set generate_vmap_rule=True.")

    @_as_forward
    def apply(cls: type[Function], *args: Any, **kwargs: Any) -> Any:
        """Call the function, so that its backward is recorded.

        Args:
            args: the arguments of `forward` after ctx. Tensors among them are inputs; tensors inside of lists and the like are not.
            kwargs: arguments of `forward` by name; they count as if given by position.
        """
        try:
            if thread.batch_levels and any(isinstance(a, Tensor) and a._level is not None for a in args):
                from .batching import apply_to_batch

                return apply_to_batch(Function, cls, args)
            if thread.tracer is not None:
                thread.tracer.watches("calls a custom function")
            separate = cls.setup_context is not MISSING["setup_context"]
            if kwargs or separate:
                args = _by_position(cls, separate, args, kwargs)
            ctx = new_node(cls)
            needs: list[bool] = []
            edges: list[Node | None] = []
            inputs: list[Any] = []
            for a in args:
                if isinstance(a, Tensor):
                    node = a._node
                    needs.append(node is not None)
                    edges.append(node)
                    array = a._array
                    inputs.append((array.shape, array.dtype, CPU if array.__class__ is np.ndarray else device_of(array)))
                else:
                    needs.append(False)
                    inputs.append(None)
            ctx.needs_input_grad, ctx._inputs = tuple(needs), tuple(inputs)
            ctx.next = following = tuple(edges)
            if modes.volatile is not None and modes.volatile.concerns(args):
                with without_grad():
                    return modes.volatile.made_volatile(connect(ctx, args, _run(cls, ctx, separate, args), False, None))
            enabled = thread.grad_enabled
            recorded = enabled and True in needs and not thread.inference
            if thread.dual_levels or (recorded and cls._watches):
                watch, output = _run_watched(cls, ctx, separate, args, recorded)
                check_names(ctx, following)
                return connect(ctx, args, output, recorded, watch)
            try:
                if enabled:
                    set_grad_enabled(False)
                output = _run(cls, ctx, separate, args) if separate else cls.forward(ctx, *args)
            finally:
                if enabled:
                    restore_grad_enabled(True)
            if ctx.next is not following or ctx.extra is not None or ctx.seq != 0:
                check_names(ctx, following)
            return connect(ctx, args, output, recorded, None)
        except Exception:
            hide_frames()
            raise


def _by_position(function: type[Function], separate: bool, args: tuple[Any, ...], kwargs: dict[str, Any]) -> tuple[Any, ...]:
    """All arguments by position. With a separate setup_context, defaults are filled in as well, because setup_context is given every argument."""
    code = getattr(function.forward, "__code__", None)
    if not kwargs and code is not None and code.co_argcount == len(args) and not code.co_kwonlyargcount:
        return args
    from inspect import signature  # a slow import, for a rare use

    shown = signature(function.forward)
    bound = shown.bind(*args, **kwargs) if separate else shown.bind(None, *args, **kwargs)  # None for ctx
    if separate:
        bound.apply_defaults()
    if bound.kwargs:
        name = next(iter(bound.kwargs))
        missing = next((p.name for p in shown.parameters.values() if p.name not in bound.arguments and p.kind is p.POSITIONAL_OR_KEYWORD), None)
        if missing is not None:
            raise TypeError(f"{function.__name__}.forward() missing required argument: {missing!r}, which stands before {name!r}")
        raise TypeError(f"{function.__name__}.forward() got an unexpected keyword argument {name!r}: the arguments of a custom function must have a position")
    return bound.args if separate else bound.args[1:]


def _run(cls: type[Function], ctx: Any, separate: bool, args: tuple[Any, ...]) -> Any:
    if not separate:
        return cls.forward(ctx, *args)
    output = cls.forward(*args)
    cls.setup_context(ctx, args, output)
    return output


def _run_watched(cls: type[Function], ctx: Any, separate: bool, args: tuple[Any, ...], recorded: bool) -> tuple[Any, Any]:
    """Call forward within forward mode, whose tangents are left to `jvp`, or for the first time, when its ops are watched for intermediates."""
    with Switched(dual_levels=()), without_grad():
        if not (recorded and cls._watches):
            return None, _run(cls, ctx, separate, args)
        from .intermediates import Watch

        with Watch(args) as watch:
            return watch, _run(cls, ctx, separate, args)


MISSING |= {name: getattr(Function, name) for name in ("backward", "vjp", "jvp", "setup_context", "vmap")}


def _is_setup_context_defined(fn: Callable[..., Any]) -> bool:
    return fn is not MISSING["setup_context"]


class InplaceFunction(Function):
    """A Function with a flag `inplace`, from times when functions had instances. Use Function instead."""

    def __init__(self, inplace: bool = False):
        super().__init__()
        self.inplace = inplace


class Error(Node):
    """The node of gradients that cannot be differentiated again."""

    __slots__ = ("function",)

    function: str

    def run_arrays(self, grad: Any, freed: Freed | None) -> tuple[Any, ...]:
        raise RuntimeError(f"trying to differentiate twice a function that was marked with @once_differentiable{self.function}")

    run_tensors = run_arrays


def once_differentiable(fn: Callback) -> Callback:
    """Mark a backward whose result cannot be differentiated again: trying to is an error, not a wrong result."""

    @functools.wraps(fn)
    def backward(ctx: Any, *args: Any, **kwargs: Any) -> Any:
        with without_grad():
            outputs = fn(ctx, *args, **kwargs)
        if not grad_enabled():
            return outputs
        edges = tuple(a._node for a in args if isinstance(a, Tensor) and a._node is not None)
        if not edges:
            return outputs
        error = new(Error)
        error.next, error.extra, error.seq = edges, None, next_seq()
        error.function = f": {type(ctx).__name__}" if isinstance(ctx, BackwardCFunction) else ""

        def with_error(out: Any) -> Any:
            if isinstance(out, Tensor):
                out = out.detach()
                out._node = error
            return out

        return tuple(map(with_error, outputs)) if isinstance(outputs, tuple) else with_error(outputs)

    return backward  # type: ignore[return-value]
