"""What a function changes in place while it is traced: from then on, what stands for an array stands for another value."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Any, NamedTuple

import numpy as np

from specgrad.array import copies
from specgrad.core.dispatch.op import Op
from specgrad.core.tape.tensor import Tensor, plain_tensor

from .cut import Cut
from .lowering import copied, is_stored
from .program import Assembled
from .symbols import Symbol, address

if TYPE_CHECKING:
    from .trace import Tracer


class Written(NamedTuple):
    """What a function changes in place of what it is given.

    Args:
        tensor: an argument's stand-in, or a tensor that the function finds by name.
        symbol: what stands for its array; in the end, for what that is to hold.
        array, changes, node: what a captured tensor had before, and has again when the function was traced.
    """

    tensor: Tensor
    symbol: Symbol
    array: Any
    changes: list[Any]
    node: Any


def let_change(tracer: Tracer, tensor: Tensor) -> None:
    """Have a tensor changed in place: one that the function has made, which nothing else sees, an argument, or what it finds by name. Those are changed
    when a program has run."""
    if tracer.notes is not None:
        tracer.notes.end("changes a tensor in place")
    symbol = tensor._array
    if not isinstance(symbol, Symbol):
        _let_given_change(tracer, tensor)
    elif symbol.root.given is not None and not any(written.symbol is symbol.root for written in tracer.written):
        _let_given_change(tracer, _tensor_of(tracer, symbol.root))


def _tensor_of(tracer: Tracer, root: Symbol) -> Tensor:
    """The tensor whose array is stood for, of those that the function is given."""
    for tensor in (*(tracer.given or ()), *(tensor for tensor, symbol in tracer.captured.values() if symbol is root)):
        if tensor._array is root or tracer.array_of(tensor) is root:
            return tensor
    raise Cut("changes an argument in place")


def refuse_data(tracer: Tracer, tensor: Tensor) -> None:
    """Refuse that a tensor is given another array, unless the function has made it."""
    symbol = tensor._array
    if not isinstance(symbol, Symbol) or symbol.value.origin is None or symbol.given is not None or symbol.base is not None or symbol.views:
        tracer.refuse("sets the data of an argument, of what it captures or of a view")


def _let_given_change(tracer: Tracer, tensor: Tensor) -> None:
    """Let a tensor that the function is given, or has made anew, hold what stands for its array: a captured one until `put_back`."""
    symbol: Symbol = tracer.array_of(tensor)
    if symbol.given is None:  # another tensor of the same array was changed before
        tensor._array = symbol
        return
    if tracer.has_made(tensor):
        _begin_with_copy(tracer, tensor, symbol)
        return
    if tracer.given is None:
        tracer.refuse("changes in place what it captures")
    if not (tensor._array is symbol or id(tensor) in tracer.outer):
        tracer.refuse("changes in place what it has not made, and does not find by name")
    tracer.written.append(Written(tensor, symbol, tensor._array, tensor._changes, tensor._node))
    if tensor._array is not symbol:
        tensor._array, tensor._changes = symbol, [tensor._changes[0]]


def _begin_with_copy(tracer: Tracer, tensor: Tensor, symbol: Symbol) -> None:
    """Let what the function makes anew be a copy, which can be changed, of what the program is given."""
    given = tracer.symbol_type(tracer, symbol.value, symbol.array)
    given.given, symbol.given = symbol.given, None
    array = tensor._array
    tracer.captured[id(array)], tracer.begun[id(array)] = (plain_tensor(array), given), symbol
    tensor._array = symbol
    copy = copied(tracer, given, given.array.copy("K")) if tracer.is_native else None
    become(tracer, symbol, tracer.call("copy", np.copy, (given,)) if copy is None else copy)


def put_back(tracer: Tracer) -> bool:
    """Let what was changed be as it was before the function was traced; gives whether a change was recorded."""
    recorded = False
    for tensor, _, array, changes, node in reversed(tracer.written):
        tensor._array, tensor._changes = array, changes
        if tensor._node is not node:
            tensor._node, recorded = node, True
    return recorded


def assign(tracer: Tracer, symbol: Symbol, found: Any) -> None:
    """The new elements of an array that is changed in place: from now on it stands for these, and with it all that shares its memory."""
    like = symbol.array
    new = tracer.cast(found, like.dtype) if isinstance(found, Symbol) and found.array.shape == like.shape else found
    if not isinstance(new, Symbol) or new.array.strides != like.strides:
        new = tracer.call("copy", partial(laid_out_like, like.shape, like.strides, like.dtype), (new,))
    become(tracer, symbol, new)


def become(tracer: Tracer, symbol: Symbol, new: Symbol) -> None:
    """Let an array have the elements of another from now on; of a view, that part of what it shows."""
    root = symbol.root
    if symbol is not root:
        new = _with_part(tracer, root, symbol, new)
    root.value, root.array = new.value, new.array
    for view in [view for reference in root.views if (view := reference()) is not None]:
        assert view.shown_by is not None
        name, function, args, number = view.shown_by
        found = tracer.call(name, function, args)
        shown = found if number is None else found[number]
        view.value, view.array = shown.value, shown.array


def _with_part(tracer: Tracer, root: Symbol, view: Symbol, new: Symbol) -> Symbol:
    """An array with new elements where a view shows it."""
    found = root.array.copy("K")
    if tracer.is_native and found.strides == root.array.strides and is_stored(root.dtype) and root.size and view.size and view.dtype == root.dtype:
        offset = address(view.array) - address(root.array)
        part = np.ndarray(view.shape, view.dtype, found.ravel("K").view(np.uint8), offset, view.strides)
        part[...] = new.array
        places = ((0, found.strides), (offset, view.strides))
        (value,) = tracer.noted(Assembled("copy_", (root.value, new.value), places=places), found)
        return tracer.symbol_type(tracer, value, found)
    steps = list[tuple[Any, int | None]]()
    shown: Symbol | None = view
    while shown is not None and shown is not root:
        assert shown.shown_by is not None
        _, function, args, number = shown.shown_by
        shown, place = next((a, i) for i, a in enumerate(args) if isinstance(a, Symbol) and a.root is root)
        steps.append((partial(_applied, function, args[:place], args[place + 1 :]), number))
    return tracer.call("copy_", partial(_copy_with_part, steps[::-1]), (root, new))


def write(tracer: Tracer, op: Op, arrays: tuple[Any, ...]) -> None:
    """What an op writes into its first operand."""
    target, *operands = (tracer.symbol(a) for a in arrays)
    if op.forward is copies.copy_into:
        tracer.assign(target, operands[0])
        return
    become(tracer, target, tracer.call(op.name, partial(_written_copy, op.forward), (target, *operands)))


def _applied(function: Any, before: tuple[Any, ...], after: tuple[Any, ...], array: Any) -> Any:
    return function(*before, array, *after)


def _copy_with_part(steps: list[tuple[Any, int | None]], array: Any, elements: Any) -> Any:
    """A copy of an array, with other elements where some steps, each a function and the number of its result, show it."""
    copy = part = array.copy("K")
    for function, number in steps:
        part = function(part) if number is None else function(part)[number]
    part[...] = elements.item() if isinstance(elements, np.ndarray) and not elements.ndim else elements  # a number of the host, also on a device
    return copy


def _written_copy(function: Any, array: Any, *operands: Any) -> Any:
    """A copy of an array, into which a function has written."""
    copy = array.copy("K")
    function(copy, *operands)
    return copy


def laid_out_like(shape: tuple[int, ...], strides: tuple[int, ...], dtype: np.dtype[Any], elements: Any) -> np.ndarray[Any, Any]:
    order = sorted(range(len(shape)), key=lambda i: -strides[i])
    array = np.empty([shape[i] for i in order], dtype).transpose(np.argsort(order))
    np.copyto(array, elements, casting="unsafe")
    return array
