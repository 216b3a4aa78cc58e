"""The outputs of a custom function: each gets its history, and the node keeps what `backward` will read."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from specgrad.array.dtypes import traits
from specgrad.core.base.call_site import warn_user
from specgrad.core.base.state import thread
from specgrad.core.tape.changes import changed
from specgrad.core.tape.node import Node, Port, new, next_seq
from specgrad.core.tape.saved import inference_saved
from specgrad.core.tape.saved_hooks import pack_from
from specgrad.core.tape.tensor import Tensor, mark_inference
from specgrad.core.tape.view_nodes import Unrecorded
from specgrad.core.tape.view_origins import CUSTOM_FUNCTION
from specgrad.core.tape.views import View, check_in_place, forget_view, register_view, set_history

from .saved import keep_attributes, kept

if TYPE_CHECKING:
    from .node import FunctionNode


def connect(ctx: FunctionNode, args: tuple[Any, ...], output: Any, recorded: bool, watch: Any) -> Any:
    """The outputs with their history and tangents. watch: what followed the ops of forward, see intermediates.py."""
    attributes = ctx.__dict__
    saved_for_forward = attributes.pop("saved_for_forward", ())
    if (
        recorded
        and output.__class__ is Tensor
        and output._extra is None
        and traits[output._array.dtype].is_inexact
        and "dirty_tensors" not in attributes
        and "non_differentiable" not in attributes
        and not any(output is a for a in args)
    ):  # the most common case: one new tensor
        ctx._results, ctx._several, ctx.seq = ((output._array.shape, output._array.dtype),), False, next_seq()
        output._node = ctx
        outputs: tuple[Any, ...] = (output,)
        keep(ctx, args, outputs, {id(output): 0}, watch)
        result: Any = output
    else:
        several = isinstance(output, tuple)  # a list is a single output that is no tensor
        outputs = _connected(ctx, args, output if several else (output,), recorded, watch)
        result = outputs if several else outputs[0]
    if thread.dual_levels:
        from .jvp import attach_tangents

        attach_tangents(ctx, args, outputs, saved_for_forward)
    return result


def keep(ctx: FunctionNode, args: tuple[Any, ...], outputs: tuple[Any, ...], numbers: dict[int, int], watch: Any) -> None:
    """Let the node keep what backward will read. numbers: the positions of the outputs that forward made, by id."""
    attributes = ctx.__dict__
    to_save = attributes.pop("to_save", ())
    may_be_intermediate = False
    if to_save:
        held: list[Any] = []
        for position, tensor in enumerate(to_save):
            if tensor is None:
                held.append(None)
                continue
            if not isinstance(tensor, Tensor):
                raise TypeError(
                    f"save_for_backward can only save variables, but argument {position} is of type {type(tensor).__name__}; keep others as attributes of ctx"
                )
            if tensor.is_inference() and thread.transform is None:
                raise inference_saved(f"{ctx.name()} saves its argument {position} of save_for_backward")
            item = kept(tensor, numbers)
            may_be_intermediate = may_be_intermediate or (item is tensor and item._node is None)
            held.append(item)
        ctx._saved = tuple(held)
    if attributes:
        keep_attributes(ctx, attributes, numbers)
        may_be_intermediate = may_be_intermediate or any(isinstance(value, Tensor) and value._node is None for value in attributes.values())
    if may_be_intermediate:
        from .intermediates import mark_intermediates

        mark_intermediates(ctx, args, outputs, watch)
    elif watch is not None:
        ctx._forward_cls._watches = False
    if thread.saved_tensors_hooks:
        pack_from(ctx)


def _connected(ctx: FunctionNode, args: tuple[Any, ...], given: tuple[Any, ...], recorded: bool, watch: Any) -> tuple[Any, ...]:
    """Any outputs: several, views, inputs returned as they are or changed, what is no tensor."""
    inputs = {id(a): a for a in args if isinstance(a, Tensor)}
    dirty = _checked_dirty(ctx, inputs, given, recorded)
    constant = _checked_constant(ctx)
    if not recorded:
        return tuple(_unrecorded(ctx, o, id(o) in inputs, id(o) in dirty, n) if isinstance(o, Tensor) else o for n, o in enumerate(given))
    outputs = [_handle(o) if id(o) in inputs and (id(o) not in dirty or id(o) in constant) else o for o in given]
    flows = [isinstance(o, Tensor) and id(g) not in constant and traits[o._array.dtype].is_inexact for g, o in zip(given, outputs)]
    ctx._several = len(outputs) != 1
    ctx._results = tuple((o._array.shape, o._array.dtype) if isinstance(o, Tensor) else None for o in outputs)
    ctx.seq = next_seq()
    numbers = {id(g): i for i, (g, out) in enumerate(zip(given, outputs)) if flows[i] and (id(g) not in inputs or id(g) in dirty)}
    keep(ctx, args, given, numbers, watch)
    viewed = {id(_base_of(t)): t for t in inputs.values()}
    for index, out in enumerate(outputs):
        if isinstance(out, Tensor):
            node: Node = Port(ctx, index) if ctx._several else ctx
            if flows[index] and id(out) in dirty:
                set_history(out, node, [id(a) for a in args if isinstance(a, Tensor)].index(id(out)))
                continue
            source = inputs.get(id(given[index])) if flows[index] else None
            if source is None and flows[index] and out._is_view():
                source = viewed.get(id(_base_of(out)))
            if source is not None:  # it shares memory with an input
                _make_view(out, _view_of(ctx, _base_of(source), index, ctx._several))
                register_view(_base_of(source), out)
            elif out._extra is not None and out._extra.view is not None:
                forget_view(out)
            out._node = node if flows[index] else None
    return tuple(outputs)


def _checked_dirty(ctx: FunctionNode, inputs: dict[int, Tensor], given: tuple[Any, ...], recorded: bool) -> set[int]:
    """The inputs that were changed in place, by id; their versions count the change."""
    name = type(ctx).__name__
    returned = {id(g) for g in given}
    dirty = set()
    for tensor in ctx.dirty_tensors:
        if not isinstance(tensor, Tensor):
            raise RuntimeError(f"{name}: mark_dirty can only accept variables, but one argument is of type {type(tensor).__name__}")
        if id(tensor) not in returned:
            raise RuntimeError(
                f"{name}: Some elements marked as dirty during the forward method were not returned as output. "
                "The inputs that are modified inplace must all be outputs of the Function."
            )
        if id(tensor) not in inputs:
            warn_user(
                f"{name}: ctx.mark_dirty() received a tensor that was not an input. "
                "Only input Tensors that have been mutated should be passed to ctx.mark_dirty().",
            )
            changed(tensor._changes, name)
            continue
        if recorded:
            check_in_place(tensor, name, True)
            if len(given) > 1 and tensor._is_view():
                raise RuntimeError(
                    f"{name}: if your Function modifies inplace an input that is a view of another Tensor, your Function cannot return more than one "
                    "Tensor. Give it a .clone() of the view, or make two Functions, one of which does the inplace change alone."
                )
        changed(tensor._changes, name)
        dirty.add(id(tensor))
    return dirty


def _checked_constant(ctx: FunctionNode) -> set[int]:
    """The outputs marked as non-differentiable, by id."""
    for tensor in ctx.non_differentiable:
        if not isinstance(tensor, Tensor):
            raise RuntimeError(f"{type(ctx).__name__}: mark_non_differentiable only accepts variable arguments, but got {type(tensor).__name__}")
    return {id(t) for t in ctx.non_differentiable}


def _handle(output: Tensor) -> Tensor:
    """A new tensor object for an input that is returned as it is, so that input and output can differ in history."""
    out: Tensor = new(output.__class__)
    out._array, out._changes, out._node, out._extra = output._array, output._changes, None, None
    if output.is_inference():
        mark_inference(out)
    return out


def _unrecorded(ctx: FunctionNode, output: Tensor, is_input: bool, is_dirty: bool, number: int) -> Tensor:
    """An output of a call that is not recorded: without history, and a FunctionView if it shares memory with an input that has none."""
    if is_input:
        if is_dirty and output._node is None:
            return output
        out = _handle(output)
        if output._node is None and not output.is_inference():
            out._extra = _view_of(ctx, _base_of(output), number, False)
        return out
    output._node = None
    base = _base_of(output)
    if base is not output:
        _make_view(output, _view_of(ctx, base, number, False))
        if thread.inference and base._node is not None:
            output._node = Unrecorded(output)
    return output


def _base_of(tensor: Tensor) -> Tensor:
    view = tensor._extra.view if tensor._extra is not None else None
    return tensor if view is None else view.base


def _make_view(out: Tensor, view: FunctionView) -> None:
    """Make a tensor a view of another kind, which keeps its tangents."""
    if out._extra is not None:
        view.tangents, view.inference = out._extra.tangents, out._extra.inference
    out._extra = view


def _view_of(ctx: FunctionNode, base: Tensor, number: int, several: bool) -> FunctionView:
    view = FunctionView()
    view.base, view.kind, view.steps = base, CUSTOM_FUNCTION, ()
    view.maker, view.number, view.several = ctx._forward_cls.__name__, number, several
    return view


class FunctionView(View):
    """The extra of an output that is a view of an input: only the user's backward knows by which ops, so the view cannot be replayed."""

    __slots__ = ("maker", "number", "several")

    maker: str
    number: int
    several: bool  # whether the function has other outputs
