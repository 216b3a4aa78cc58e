"""Custom functions: a forward that need not be recorded, and the backward that belongs to it."""

from __future__ import annotations

import functools
from collections.abc import Callable, Sequence
from typing import Any

import numpy as np

from specgrad.forward_mode import attach, tangent_at
from specgrad.hooks import without_grad
from specgrad.node import Freed, Node, Port, next_seq
from specgrad.packing import Packed, SavedTensor
from specgrad.saved import second_backward, stale_saved, tensor_at
from specgrad.state import grad_enabled, modes, set_grad_enabled, thread
from specgrad.tensor import Tensor
from specgrad.views import check_in_place, forget_view, set_history


class _Kept:
    """A tensor given to save_for_backward, and how to give it back without keeping its own graph alive in a circle."""

    __slots__ = ("array", "changes", "edge", "output", "packed", "tensor")

    def __init__(self, tensor: Tensor, output: int | None):
        self.array, self.changes = tensor._array, tensor._changes
        self.output = output  # which of the function's own outputs it is
        self.tensor = tensor if output is None else None
        self.packed: Packed | None = None
        self.edge: Node | None = None  # of a packed tensor

    def unpack(self, node: FunctionNode) -> Tensor:
        if self.packed is not None:
            return self._unpacked(self.packed, node)
        if self.changes[0] > node.seq:
            raise stale_saved(node, self.array, self.changes, node if self.output is not None else None, self.output or 0)
        if self.tensor is not None:
            return self.tensor
        return tensor_at(self.array, self.changes, self._place(node))

    def _unpacked(self, packed: Packed, node: FunctionNode) -> Tensor:
        """What the unpack hook gives, at the place in the graph that the tensor had; as it is given if it had none."""
        given = packed.tensor(node)
        place = self._place(node) if self.output is not None else self.edge
        return given if place is None else tensor_at(given._array, [0], place)

    def _place(self, node: FunctionNode) -> Node | None:
        assert self.output is not None
        return Port(node, self.output) if node.several else node

    def pack(self, packed: Packed) -> None:
        self.edge = self.tensor._node if self.tensor is not None else None
        self.packed, self.array, self.tensor = packed, None, None


class _SavedTensor(SavedTensor):
    """A tensor that a function has saved, as `_raw_saved_tensors` gives it."""

    __slots__ = ("_kept_at",)

    _node: FunctionNode

    def __init__(self, node: FunctionNode, at: int):
        super().__init__(node, "tensors", at)
        self._kept_at: _Kept | None = node._saved[at]

    def _kept(self) -> Any:
        saved = self._node._saved
        if isinstance(saved, Freed):
            return saved
        return self._kept_at if self._kept_at is None or self._kept_at.packed is None else self._kept_at.packed

    def _tensor(self) -> Any:
        return None if self._kept_at is None else self._kept_at.unpack(self._node)

    def _keep(self, packed: Packed) -> None:
        assert self._kept_at is not None
        self._kept_at.pack(packed)


class FunctionCtx:
    """What `forward` and `backward` share: the first argument of both."""

    to_save: tuple[Tensor | None, ...] = ()
    saved_for_forward: tuple[Tensor | None, ...] | None = None
    dirty_tensors: tuple[Tensor, ...] = ()
    non_differentiable: tuple[Tensor, ...] = ()
    materialize_grads = True
    needs_input_grad: tuple[bool, ...] = ()

    def save_for_backward(self, *tensors: Tensor | None) -> None:
        """Keep tensors for the backward pass: inputs, outputs, or what was computed between."""
        for tensor in tensors:
            if tensor is not None and not isinstance(tensor, Tensor):
                raise TypeError(f"save_for_backward can only save variables, but argument is of type {type(tensor).__name__}; keep others as attributes of ctx")
        self.to_save = tensors

    def save_for_forward(self, *tensors: Tensor | None) -> None:
        """Keep tensors for `jvp`."""
        for tensor in tensors:
            if tensor is not None and not isinstance(tensor, Tensor):
                raise TypeError(f"save_for_forward expects all arguments to be tensors or None, got {type(tensor).__name__}")
        self.saved_for_forward = tensors

    def mark_dirty(self, *args: Tensor) -> None:
        """Tell that the forward changed these inputs in place."""
        self.dirty_tensors = args

    def mark_non_differentiable(self, *args: Tensor) -> None:
        """Tell that no gradient flows through these outputs."""
        self.non_differentiable = args

    def mark_shared_storage(self, *pairs: Any) -> None:
        """No longer needed: what shares memory is known."""
        import warnings

        warnings.warn("mark_shared_storage is deprecated. Tensors with shared storages are automatically tracked.", FutureWarning, stacklevel=2)

    def set_materialize_grads(self, value: bool) -> None:
        """Whether gradients that nobody asked for reach `backward` as zeros (the default) or as None."""
        self.materialize_grads = value


class FunctionNode(Node, FunctionCtx):
    """The node of a custom function, which is also its ctx."""

    _function: type[Function]
    results: tuple[tuple[Any, Any], ...] = ()
    several = False
    _saved: Any = ()  # what save_for_backward keeps, or the mark of the pass that has freed it
    _inputs: tuple[tuple[int, tuple[int, ...], Any], ...] = ()  # of each tensor argument: position, shape, dtype
    _count = 0  # of arguments

    @property
    def saved_tensors(self) -> tuple[Tensor | None, ...]:
        """What save_for_backward has kept."""
        if self.saved_for_forward is not None:
            return self.saved_for_forward
        if self._saved.__class__ is Freed:
            raise second_backward(self, self._saved)
        return tuple(None if s is None else s.unpack(self) for s in self._saved)

    saved_variables = saved_tensors

    @property
    def _raw_saved_tensors(self) -> tuple[_SavedTensor, ...]:
        """What save_for_backward has kept, as it is kept: hooks can be registered there."""
        if self._saved.__class__ is Freed:
            raise second_backward(self, self._saved)
        return tuple(_SavedTensor(self, at) for at in range(len(self._saved)))

    def _packable(self) -> tuple[SavedTensor, ...]:
        return self._raw_saved_tensors

    def release(self, freed: Freed) -> None:
        if self._saved:
            self._saved = freed

    def name(self) -> str:
        return type(self).__name__

    # ---- the backward pass

    def run_arrays(self, grad: Any, freed: Freed | None) -> tuple[Any, ...]:
        grads = grad if self.several else [grad]
        before = thread.grad_enabled
        set_grad_enabled(False)
        try:
            given = self._backward([None if g is None else _wrapped(g) for g in grads])
        finally:
            set_grad_enabled(before)
        if freed:
            self.release(freed)
        return tuple(None if g is None else g._array for g in given)

    def run_tensors(self, grad: Any, freed: Freed | None) -> tuple[Any, ...]:
        given = self._backward(list(grad) if self.several else [grad])
        if freed:
            self.release(freed)
        return tuple(given)

    def _backward(self, grads: list[Tensor | None]) -> list[Tensor | None]:
        """The user's backward, what it is given and what it gives both checked."""
        if self.materialize_grads:
            grads = [_wrapped(np.zeros(*r)) if g is None else g for g, r in zip(grads, self.results)]
        function = self._function
        backward = function.vjp if function.backward is Function.backward and function.vjp is not Function.vjp else function.backward
        given = backward(self, *grads)
        values = given if isinstance(given, tuple) else tuple(given) if isinstance(given, list) else (given,)
        if len(values) > self._count and all(v is None for v in values[self._count :]):
            values = values[: self._count]
        if len(values) != self._count:
            raise RuntimeError(f"function {self.name()} returned an incorrect number of gradients (expected {self._count}, got {len(values)})")
        return [self._checked(values[position], position, shape, dtype) for position, shape, dtype in self._inputs]

    def _checked(self, value: Any, position: int, shape: tuple[int, ...], dtype: Any) -> Tensor | None:
        if value is None:
            return None
        if not isinstance(value, Tensor):
            raise RuntimeError(f"expected Variable or None (got {type(value).__name__}) as gradient {position} of {self.name()}")
        if value._array.shape != shape:
            if not _sums_to(value._array.shape, shape):
                raise RuntimeError(
                    f"Function {self.name()} returned an invalid gradient at index {position} - got {list(value._array.shape)} but "
                    f"expected shape compatible with {list(shape)}"
                )
            value = value.sum_to_size(shape)
        if value._array.dtype != dtype:
            from specgrad.dtypes import dtype_of

            value = value.to(dtype_of(dtype))
        return value


class FunctionMeta(type):
    """Makes, for each Function, the class of its nodes."""

    def __init__(cls, name: str, bases: tuple[type, ...], attributes: dict[str, Any]):
        super().__init__(name, bases, attributes)
        cls._backward_cls = type(f"{name}Backward", (BackwardCFunction,), {"_function": cls, "_forward_cls": cls})


class BackwardCFunction(FunctionNode):
    """The class of a custom function's nodes."""

    def apply(self, *args: Any) -> Any:
        """Run the backward of the function."""
        return self._function.backward(self, *args)


class Function(metaclass=FunctionMeta):
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

    _backward_cls: type[FunctionNode]
    generate_vmap_rule = False

    def __init__(self, *args: Any, **kwargs: Any):
        raise RuntimeError(
            f"{type(self)} should not be instantiated. Methods on autograd functions are all static, so you should invoke them on the class itself."
        )

    def __call__(self, *args: Any, **kwargs: Any) -> Any:
        raise RuntimeError(
            "Legacy autograd function with non-static forward method is deprecated. Please use new-style autograd function with static forward method."
        )

    @staticmethod
    def forward(*args: Any, **kwargs: Any) -> Any:
        """Compute the function: forward(ctx, *args), or forward(*args) with a `setup_context`."""
        raise NotImplementedError("You must implement the forward function for custom autograd.Function.")

    @staticmethod
    def setup_context(ctx: Any, inputs: tuple[Any, ...], output: Any) -> None:
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
        """Compute the function over a batch."""
        raise NotImplementedError("To use autograd.Function with vmap, you must either override the vmap staticmethod or set generate_vmap_rule=True.")

    @classmethod
    def apply(cls, *args: Any, **kwargs: Any) -> Any:
        """Call the function, so that its backward is recorded."""
        ctx = cls._backward_cls()
        tensors = [a for a in args if isinstance(a, Tensor)]
        ctx.needs_input_grad = tuple(isinstance(a, Tensor) and a._node is not None for a in args)
        recorded = any(ctx.needs_input_grad) and (not modes.no_grad or grad_enabled())
        edges = tuple(t._node for t in tensors)
        before = thread.grad_enabled
        set_grad_enabled(False)
        try:
            if cls.setup_context is Function.setup_context:
                output = cls.forward(ctx, *args, **kwargs)
            else:
                output = cls.forward(*args, **kwargs)
                cls.setup_context(ctx, args, output)
        finally:
            set_grad_enabled(before)
        return _connect(ctx, args, edges, output, recorded)


def _connect(ctx: FunctionNode, args: tuple[Any, ...], edges: tuple[Node | None, ...], output: Any, recorded: bool) -> Any:
    """Give the outputs their history, and the node what it keeps."""
    single = not isinstance(output, tuple)  # a list is one thing, and no tensor
    given = (output,) if single else tuple(output)
    inputs = {id(a): i for i, a in enumerate(args) if isinstance(a, Tensor)}
    dirty = {id(t) for t in ctx.dirty_tensors}
    if any(t not in inputs for t in dirty):
        raise RuntimeError("mark_dirty takes inputs of the function; an output that is none was given")
    outputs = [_alias(o, id(o) in inputs and id(o) not in dirty) for o in given]
    if recorded:
        _record(ctx, args, edges, given, outputs, dirty)
    else:
        for out in outputs:
            if isinstance(out, Tensor) and id(out) not in dirty and id(out) not in inputs:
                out._node = None
    if thread.dual_levels:
        _tangents(ctx, args, outputs)
    ctx.saved_for_forward = None
    if single:
        return outputs[0]
    return tuple(outputs)


def _alias(output: Any, is_input: bool) -> Any:
    """An input returned as it is gets a handle of its own, so that input and output can differ in history."""
    if not isinstance(output, Tensor) or not is_input:
        return output
    out: Tensor = object.__new__(Tensor)
    out._array, out._changes, out._node, out._extra = output._array, output._changes, None, None
    return out


def _record(ctx: FunctionNode, args: tuple[Any, ...], edges: tuple[Node | None, ...], given: tuple[Any, ...], outputs: list[Any], dirty: set[int]) -> None:
    constant = {id(t) for t in ctx.non_differentiable}
    differentiable = [isinstance(o, Tensor) and id(g) not in constant and (o.is_floating_point() or o.is_complex()) for g, o in zip(given, outputs)]
    ctx.next = edges
    ctx.extra = None
    ctx.several = len(outputs) != 1
    ctx.results = tuple((o._array.shape, o._array.dtype) if isinstance(o, Tensor) else ((), np.float32) for o in outputs)
    ctx._count = len(args)
    ctx._inputs = tuple((i, a._array.shape, a._array.dtype) for i, a in enumerate(args) if isinstance(a, Tensor))
    for tensor in ctx.dirty_tensors:
        check_in_place(tensor, ctx.name(), True)
        if ctx.several and tensor._is_view():
            raise RuntimeError(
                f"{ctx.name()}: if your Function modifies inplace an input that is a view of another Tensor, your Function cannot return more than one "
                "Tensor. Give it a .clone() of the view, or make two Functions, one of which does the inplace change alone."
            )
        from specgrad.saved import changed

        changed(tensor._changes, ctx.name())
    ctx.seq = next_seq()
    places = {id(g): i for i, (g, d) in enumerate(zip(given, differentiable)) if d and isinstance(g, Tensor) and not any(g is a for a in args)}
    places |= {id(g): i for i, g in enumerate(given) if id(g) in dirty}
    ctx._saved = tuple(None if t is None else _Kept(t, places.get(id(t))) for t in ctx.to_save)
    ctx.to_save = ()
    for index, (out, flows) in enumerate(zip(outputs, differentiable)):
        if not isinstance(out, Tensor):
            continue
        node: Node = Port(ctx, index) if ctx.several else ctx
        if id(out) in dirty:
            set_history(out, node)
        else:
            if out._extra is not None and out._extra.view is not None:
                forget_view(out)
            out._node = node if flows else None
    if thread.saved_tensors_hooks:
        from specgrad.packing import pack_from

        pack_from(ctx)


def _tangents(ctx: FunctionNode, args: tuple[Any, ...], outputs: list[Any]) -> None:
    """Forward mode: the user's jvp, at each level at which some input has a tangent."""
    for level in thread.dual_levels:
        given = [tangent_at(a, level) if isinstance(a, Tensor) else None for a in args]
        if not any(t is not None for t in given):
            continue
        if ctx.materialize_grads:
            given = [_wrapped(np.zeros_like(a._array)) if t is None and isinstance(a, Tensor) else t for a, t in zip(args, given)]
        made = ctx._function.jvp(ctx, *given)
        tangents = made if isinstance(made, (tuple, list)) else (made,)
        if len(tangents) != len(outputs):
            raise RuntimeError(f"{ctx._function.__name__}.jvp returned {len(tangents)} tangents, expected {len(outputs)}: one for each output of forward")
        for out, tangent in zip(outputs, tangents):
            if isinstance(out, Tensor) and tangent is not None:
                attach(out, tangent, level)


def _wrapped(array: Any) -> Tensor:
    out: Tensor = object.__new__(Tensor)
    out._array, out._changes, out._node, out._extra = array, [0], None, None
    return out


def _sums_to(shape: Sequence[int], target: Sequence[int]) -> bool:
    lead = len(shape) - len(target)
    return lead >= 0 and all(t in (1, s) for s, t in zip(shape[lead:], target))


class _Once(Node):
    """Stands behind gradients that cannot be differentiated again."""

    __slots__ = ("what",)

    def run_arrays(self, grad: Any, freed: Freed | None) -> tuple[Any, ...]:
        raise RuntimeError("trying to differentiate twice a function that was marked with @once_differentiable")

    run_tensors = run_arrays


def once_differentiable(fn: Callable[..., Any]) -> Callable[..., Any]:
    """Mark a backward whose result cannot be differentiated again: trying to is an error, not a wrong result."""

    @functools.wraps(fn)
    def backward(ctx: Any, *args: Any) -> Any:
        with without_grad():
            outputs = fn(ctx, *args)
        if not grad_enabled():
            return outputs
        edges = tuple(a._node for a in args if isinstance(a, Tensor) and a._node is not None)
        if not edges:
            return outputs
        node = _Once()
        node.next, node.extra, node.seq = edges, None, next_seq()
        several = isinstance(outputs, tuple)
        marked = []
        for out in outputs if several else (outputs,):
            if isinstance(out, Tensor):
                out = out.detach()
                out._node = node
            marked.append(out)
        return tuple(marked) if several else marked[0]

    return backward
