"""The node of a custom function, which is also its ctx: it runs the user's backward, and checks what that gives."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

import numpy as np

from specgrad.array.dtypes import traits
from specgrad.core.base.call_site import warn_user
from specgrad.core.base.device import CPU, device
from specgrad.core.base.dtypes import dtype_of
from specgrad.core.base.state import restore_grad_enabled, set_grad_enabled, thread
from specgrad.core.base.user_code import call_user
from specgrad.core.tape.node import Freed, Node, NodeExtra, new
from specgrad.core.tape.saved import defined_tensors, second_backward
from specgrad.core.tape.tensor import Tensor, plain_tensor

from .ctx import FunctionCtx
from .saved import KEPT, SavedTensor, given_back

if TYPE_CHECKING:
    from .function import Function


class FunctionNode(Node, FunctionCtx):
    """What the nodes of all custom functions have. Attributes that are not in a slot were put on ctx by the user."""

    __slots__ = ("_inputs", "_kept", "_results", "_saved", "_several", "needs_input_grad")

    _forward_cls: type[Function]
    needs_input_grad: tuple[bool, ...]  # for each argument of forward
    _results: tuple[Any, ...]  # for each output, shape and dtype; None if it is no tensor
    _several: bool  # whether there are several outputs: the node then receives a list of gradients
    _inputs: tuple[Any, ...]  # for each argument, shape, dtype and device; None if it is no tensor
    _saved: Any  # for save_for_backward, as saved.py keeps it; or the Freed of the backward pass that has freed it
    _kept: dict[str, Any] | None  # attributes of ctx that are kept in another form, see saved.py

    # ---- what the user reads

    @property
    def saved_tensors(self) -> tuple[Tensor, ...]:  # or None, in the place of one that was None
        """What save_for_backward has kept; within `jvp`, what save_for_forward has."""
        if self.saved_for_forward is not None:
            return self.saved_for_forward  # type: ignore[return-value]
        if self._saved.__class__ is Freed:
            raise second_backward(self, self._saved)
        return tuple([given_back(self, saved) for saved in self._saved])

    @property
    def saved_variables(self) -> tuple[Tensor, ...]:
        """The old name of `saved_tensors`."""
        warn_user("'saved_variables' is deprecated; use 'saved_tensors'", DeprecationWarning)
        return self.saved_tensors

    @property
    def _raw_saved_tensors(self) -> tuple[SavedTensor, ...]:
        """What save_for_backward has kept, as handles for which hooks can be registered."""
        return tuple(SavedTensor(self, number) for number in range(len(self._not_freed())))

    def _not_freed(self) -> tuple[Any, ...]:
        """What is kept for save_for_backward; an error if a backward pass has freed it."""
        if self._saved.__class__ is Freed:
            raise second_backward(self, self._saved)
        return self._saved

    def __call__(self, *grads: Any) -> Any:
        raise TypeError(f"{type(self).__name__!r} object is not callable: a custom function's node runs by apply()")

    def _packable(self) -> tuple[SavedTensor, ...]:
        return self._raw_saved_tensors

    @property
    def num_inputs(self) -> int:
        """The number of arguments of forward."""
        return len(self._inputs)

    @property
    def num_outputs(self) -> int:
        """The number of outputs of forward."""
        return len(self._results)

    def __getattr__(self, name: str) -> Any:
        kept = object.__getattribute__(self, "_kept")
        if kept is not None and name in kept:
            value = kept[name]
            return value.of(self) if value.__class__ in KEPT else value
        raise AttributeError(f"{type(self).__name__!r} object has no attribute {name!r}")

    def __delattr__(self, name: str) -> None:
        if self._kept is not None and name in self._kept:
            del self._kept[name]
        else:
            object.__delattr__(self, name)

    def __dir__(self) -> list[str]:
        return sorted({*super().__dir__(), "needs_input_grad", *vars(self), *(self._kept or ())})

    def release(self, freed: Freed) -> None:
        self._saved = freed

    def _outputs(self) -> int:
        return len(self._results)

    # ---- the backward pass

    def run_arrays(self, grad: Any, freed: Freed | None) -> tuple[Any, ...]:
        enabled = thread.grad_enabled
        try:
            if enabled:
                set_grad_enabled(False)
            if self._several:
                given = self._backward([None if g is None else plain_tensor(g) for g in grad])
            else:
                given = self._backward([plain_tensor(grad)])
        finally:
            if enabled:
                restore_grad_enabled(True)
        if freed:
            self.release(freed)
        return tuple([None if g is None else g._array for g in given])

    def run_tensors(self, grad: Any, freed: Freed | None) -> tuple[Any, ...]:
        given = self._backward(list(grad) if self._several else [grad])
        if freed:
            self.release(freed)
        return tuple(given)

    def _backward(self, grads: list[Any]) -> list[Tensor | None]:
        """Run the user's backward, and check the gradients that it returns."""
        if self._several and self.materialize_grads:
            grads = defined_tensors(grads, self._results)
        values = call_user(user_backward(self._forward_cls), self, *grads)
        if not isinstance(values, tuple):
            values = (values,)
        expected = self._inputs
        if len(values) != len(expected):
            check_number_of_gradients(type(self).__name__, values, len(expected))
        gradients: list[Tensor | None] = []
        for position, (value, like) in enumerate(zip(values, expected)):
            if like is not None:
                gradients.append(value if value is None else self._gradient(value, position, like))
            elif value is not None:
                raise RuntimeError(
                    f"function {type(self).__name__} returned a gradient different than None at position {position + 1}, "
                    f"but the corresponding forward input was not a Variable (got {type(value).__name__})"
                )
        return gradients

    def _gradient(self, value: Any, position: int, like: tuple[tuple[int, ...], Any, device]) -> Tensor | None:
        """A gradient in the shape and dtype of its input, and on its device."""
        if not isinstance(value, Tensor):
            raise RuntimeError(f"expected Variable or None (got {type(value).__name__}) as the gradient of argument {position} of {type(self).__name__}")
        if not self.needs_input_grad[position]:
            return None
        shape, dtype, where = like
        array = value._array
        if array.shape == shape and array.dtype is dtype and array.__class__ is np.ndarray and where is CPU:
            return value
        return self._fitted(value, position, shape, dtype, where)

    def _fitted(self, value: Tensor, position: int, shape: tuple[int, ...], dtype: Any, where: device) -> Tensor:
        if value.device != where:
            if value.ndim:
                raise RuntimeError(
                    f"Function {type(self).__name__} returned an invalid gradient at index {position} - expected device {where} but got {value.device}"
                )
            value = value.to(where)
        if value._array.shape != shape:
            if not sums_to(value._array.shape, shape):
                raise RuntimeError(
                    f"Function {type(self).__name__} returned an invalid gradient at index {position} - got {list(value._array.shape)} but "
                    f"expected shape compatible with {list(shape)}"
                )
            value = value.sum_to_size(shape)
        if value.dtype.is_complex and not traits[dtype].is_complex:
            raise RuntimeError(
                f"Function {type(self).__name__} returned a complex gradient ({value.dtype}) at index {position}, "
                f"where the input is real ({dtype_of(dtype)}): return its .real"
            )
        return value if value._array.dtype == dtype else value.to(dtype_of(dtype))


def check_number_of_gradients(function: str, values: Sequence[Any], expected: int) -> None:
    """Raise unless there is a value for each argument; more of them may follow if they are None."""
    if len(values) < expected or any(v is not None for v in values[expected:]):
        raise RuntimeError(f"function {function} returned an incorrect number of gradients (expected {expected}, got {len(values)})")


def sums_to(shape: Sequence[int], target: Sequence[int]) -> bool:
    """Whether a gradient of one shape can be summed to another, as after broadcasting."""
    lead = len(shape) - len(target)
    return lead >= 0 and all(t in (1, s) for s, t in zip(shape[lead:], target))


def user_backward(function: type[Function]) -> Any:
    """The backward that the user has written, under either name."""
    backward, vjp = function.backward, function.vjp
    if backward is MISSING["backward"]:
        if vjp is MISSING["vjp"]:
            raise NotImplementedError(
                "You must implement either the backward or vjp method for your custom autograd.Function to use it with backward mode AD. "
                f"{function.__name__} has neither: give it a static method `backward(ctx, *grad_outputs)`."
            )
        return vjp
    if vjp is not MISSING["vjp"]:
        raise RuntimeError("Implementing both 'backward' and 'vjp' for a custom Function is not allowed. You should only implement one of them.")
    return backward


def check_names(ctx: FunctionNode, edges: tuple[Any, ...]) -> None:
    """Raise if forward has put attributes on ctx under the few names that every node needs for itself."""
    untouched = {"next": ctx.next is edges, "seq": ctx.seq == 0, "extra": ctx.extra is None or isinstance(ctx.extra, NodeExtra)}
    for name, is_so in untouched.items():
        if not is_so:
            raise AttributeError(f"{type(ctx).__name__}: ctx.{name} is the graph's own; keep what forward has put there under another name")


MISSING: dict[str, Any] = {}  # the methods of Function itself, which stand for those that the user has not written


class BackwardCFunction(FunctionNode):
    """The class of a custom function's nodes."""

    def apply(self, *args: Any) -> Any:
        """Run the backward of the function."""
        return user_backward(self._forward_cls)(self, *args)

    def apply_jvp(self, *args: Any) -> Any:
        """Run the jvp of the function."""
        return self._forward_cls.jvp(self, *args)


def new_node(function: type[Function]) -> FunctionNode:
    node: FunctionNode = new(function._backward_cls)
    node.extra = node._kept = None
    node.seq = 0
    node._saved = ()
    return node
