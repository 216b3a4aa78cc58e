"""A run of a function under a history of its own, from which gradients are taken: the level of one reverse transform."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any

from specgrad.batching.batched import batched
from specgrad.batching.physical import has_tangents_of, innermost_of, physical_of
from specgrad.batching.pytrees import flatten, unflatten
from specgrad.core.base.state import grad_enabled, thread, without_grad
from specgrad.core.tape.accumulate import AccumulateGrad
from specgrad.core.tape.node import Node
from specgrad.core.tape.tensor import Tensor

from ..differentiate import grad
from .calling import Calling, allowing_inference_tensors, apart, ordinary, outside_of_inference_mode
from .trees import inexact_leaves, output_leaves, split_aux

if TYPE_CHECKING:
    from specgrad.batching.pytrees import Structure


class Recorded:
    """What a function gave for arguments that stand at the beginning of a history.

    Args:
        inputs: the tensors with respect to which, as the function saw them.
        structure: how they are nested.
        outputs, out_structure, aux: what the function gave.
        kept: whether gradients are recorded themselves, since something outside may be differentiated with respect to.
    """

    structure: Structure
    out_structure: Structure
    outputs: list[Tensor]

    def __init__(self, name: str, func: Callable[[Any], Any], args: Any, has_aux: bool):
        leaves, self.structure = inexact_leaves(name, args)
        outer = grad_enabled()
        to_leaves = any(leaf.requires_grad for leaf in leaves)
        calling = Calling(grad_enabled=True, grad_off_by=None)
        try:
            with calling:
                self.inputs: list[Tensor] = [_beginning(leaf) for leaf in leaves]
                calling.begins([node for t in self.inputs if (node := _node(t)) is not None])
                result = func(unflatten(list(self.inputs), self.structure))
            output, aux = split_aux(name, result, has_aux)
            self.outputs, self.out_structure = output_leaves(name, output)
            if calling.changed:
                self.outputs = [apart(out) for out in self.outputs]
            self.kept: bool = outer and (to_leaves or _reaches_beyond(self.outputs, calling))
        finally:
            if calling.changed:
                calling.leave(lambda tensor: outer and (to_leaves or _reaches_beyond([tensor], calling)))
        self.aux: Any = self._outside(aux)

    def gradients(self, outputs: Sequence[Tensor], cotangents: Sequence[Tensor | None], again: bool) -> list[Tensor]:
        """The gradient of each input with respect to some outputs, begun with their cotangents (None: with one); zeros where none depends on it.

        again: whether the history is asked again later.
        """
        return self._found(outputs, cotangents, again, ())

    def rows(self, output: Tensor, cotangents: Tensor) -> list[Tensor]:
        """The gradients for many cotangents of an output, numbered by the first dimension."""
        return self._found([output], [cotangents], True, (cotangents.shape[0],))

    def _found(self, outputs: Sequence[Tensor], cotangents: Sequence[Tensor | None], again: bool, lead: tuple[int, ...]) -> list[Tensor]:
        """lead: how many cotangents there are for each output, where there are many."""
        wanted = [(out, given) for out, given in zip(outputs, cotangents) if out.requires_grad]
        found: Sequence[Tensor | None] = [None] * len(self.inputs)
        with allowing_inference_tensors() if self.kept else outside_of_inference_mode():
            if wanted:
                outs, begins = zip(*wanted)
                found = grad(outs, self.inputs, begins, retain_graph=again or self.kept, create_graph=self.kept, allow_unused=True, is_grads_batched=bool(lead))
            return [t.new_zeros((*lead, *t.shape)) if g is None else g for g, t in zip(found, self.inputs)]

    def results(self) -> Any:
        """What the function gave, as it is outside of this history."""
        return self._outside(unflatten(list(self.outputs), self.out_structure))

    def _outside(self, tree: Any) -> Any:
        leaves, structure = flatten(tree)
        return tree if self.kept else unflatten([_ended(leaf) if isinstance(leaf, Tensor) else leaf for leaf in leaves], structure)


def _ended(tensor: Tensor) -> Tensor:
    """A tensor without history, with the tangents that it has."""
    if not tensor.requires_grad:
        return tensor
    with outside_of_inference_mode(), without_grad():
        return tensor.view_as(tensor)


def _beginning(tensor: Tensor) -> Tensor:
    """A tensor that the function sees in place of another: an alias, whose gradients do not mix with those of what the function captures.

    In a batch each sample has one of its own, also where all samples share the tensor: their gradients differ.
    """
    levels = [level for level in thread.batch_levels if not level.of_tangents]
    own = innermost_of([tensor])
    for level in levels:
        if (own is None or own.number < level.number) and (level is levels[-1] or has_tangents_of(tensor, level)):
            tensor = batched(physical_of(tensor, level), level)
    tensor = ordinary(tensor)
    alias = tensor.view_as(tensor)
    return alias if alias.requires_grad else alias.requires_grad_()


def _reaches_beyond(outputs: Sequence[Tensor], calling: Calling) -> bool:
    """Whether the history of outputs has beginnings beside those that the transform has made, such as parameters that the function captures."""
    seen: set[Node] = set(calling.begun)
    rest = [node for node in map(_node, outputs) if node is not None]
    while rest:
        node = rest.pop()
        if node in seen:
            continue
        seen.add(node)
        if isinstance(node, AccumulateGrad):
            return True
        rest += [below for below in node.next if below is not None]
    return False


def _node(tensor: Any) -> Node | None:
    while tensor._level is not None:
        tensor = tensor._physical
    return tensor._node
