"""A part of a program of which only the inputs are kept, and how the rest is computed again.

During the first call, each tensor that an op saves is replaced by a `Holder`. When the first of them is unpacked, the function is called again: the tensors
that its ops save now, in the same order, fill the holders. Each value is returned once and dropped; another pass that needs it computes all again.
"""

from __future__ import annotations

import weakref
from collections.abc import Callable
from contextlib import AbstractContextManager
from typing import Any

from specgrad.core.base.call_site import place, users_frame
from specgrad.core.base.dtypes import dtype_of
from specgrad.core.base.locks import lock_for
from specgrad.core.base.state import Switched, thread
from specgrad.core.base.user_code import call_user
from specgrad.core.factories.generators import noted_numbers, numbers_drawn_again, states_of_devices
from specgrad.core.tape.node import Node, next_seq
from specgrad.core.tape.saved import tensor_at
from specgrad.core.tape.saved_hooks import Packed, ours, packed_by
from specgrad.core.tape.tensor import Tensor, extra_of_tensor


class CheckpointError(RuntimeError):
    """A checkpointed function did something else when it was called again."""


class _Done(BaseException):
    """All needed values have been computed again: the rest of the function need not run. A BaseException, so that no user's `except Exception` catches it."""


class GivenTensor:
    """A tensor among the arguments of a checkpointed function. It is saved as any op saves: hooks around the checkpoint pack it, and a change is noticed."""

    __slots__ = ("clock", "kept", "levels", "node", "tangents")

    clock: int
    node: Node | None

    def __init__(self, tensor: Tensor):
        self.levels: list[Any] = []  # of vmap, the innermost first: what is kept is the tensor with all samples
        while tensor._level is not None:
            self.levels.append(tensor._level)
            tensor = tensor._physical  # type: ignore[attr-defined]
        self.kept: Tensor | Packed = tensor
        self.node, self.clock = tensor._node, next_seq()
        # which go with their level
        self.tangents: dict[int, Tensor] | None = dict(tensor._extra.tangents) if tensor._extra is not None and tensor._extra.tangents else None
        if thread.saved_tensors_hooks:
            pack, unpack = thread.saved_tensors_hooks[-1]
            self.kept = packed_by(pack, unpack, tensor)

    def tensor(self) -> Tensor:
        tensor = self._whole()
        for level in reversed(self.levels):
            tensor = level.sample_of(tensor)
        return tensor

    def _whole(self) -> Tensor:
        """The tensor, with all samples if it is of a batch."""
        if isinstance(self.kept, Packed):
            return self._with_tangents(tensor_at(self.kept.tensor(_At(self.clock))._array, [0], self.node))
        if self.kept._changes[0] > self.clock:
            change = self.kept._changes[2][-1]
            raise RuntimeError(
                "one of the variables needed for gradient computation has been modified by an inplace operation: an input of a checkpointed function, "
                f"of shape {list(self.kept.shape)}, was changed by {change[1]}, called in {place(*change[2:])}, and cannot be computed with again. "
                "Hint: give the function a clone()."
            )
        return self.kept if self.tangents is None else self._with_tangents(tensor_at(self.kept._array, self.kept._changes, self.node))

    def _with_tangents(self, tensor: Tensor) -> Tensor:
        if self.tangents is not None:
            extra_of_tensor(tensor).tangents = dict(self.tangents)
        return tensor


class _At(Node):
    """In place of a node, for unpack(), which reads only its `seq` and its name: the time at which the inputs were saved."""

    __slots__ = ()

    def __init__(self, clock: int):
        self.seq, self.next, self.extra = clock, (), None

    def name(self) -> str:
        return "a checkpointed function"


class Holder:
    """What a node keeps in place of a saved tensor."""

    __slots__ = ("__weakref__", "clock", "index", "region", "value")

    index: int
    region: Region

    def __init__(self, region: Region, index: int):
        self.region, self.index = region, index
        self.value: Tensor | None = None  # once computed again, until it is unpacked
        self.clock: int = 0


class Region:
    """One call of a checkpointed function."""

    context: AbstractContextManager[Any, bool | None]
    function: Callable[..., Any]
    check: str
    early_stop: bool
    batch_levels: tuple[Any, ...]
    dual_levels: tuple[Any, ...]
    preserve_rng_state: bool
    transform: Any

    def __init__(
        self,
        function: Callable[..., Any],
        args: tuple[Any, ...],
        kwargs: dict[str, Any],
        context: AbstractContextManager[Any],
        check: str,
        preserve_rng_state: bool,
        debug: bool,
        early_stop: bool,
    ):
        self.function, self.context = function, context
        given: list[Tensor] = []

        def kept(value: Any) -> Any:
            if not isinstance(value, Tensor):
                return value
            given.append(value)
            return GivenTensor(value)

        self.inputs: Any = mapped(kept, (args, kwargs))
        self.check, self.early_stop, self.preserve_rng_state = check, early_stop, preserve_rng_state
        self.random = states_of_devices(given) if preserve_rng_state else []
        self.drawn: Callable[[], list[tuple[Any, Any]]] = list  # what it has drawn from the CPU's generator
        self.dual_levels, self.batch_levels = thread.dual_levels, thread.batch_levels  # ops on tangents and on batches save too
        self.transform = thread.transform  # within which tensors of inference mode may be saved
        self.complete = False  # whether the first call has ended
        self.holders: list[weakref.ref[Holder]] = []
        self.facts: list[Any] = []  # of each saved tensor, to be compared
        self.log: list[str] | None = [] if debug else None
        self.lock: Any = lock_for(self)  # two backward passes may need the values at the same time

    def call(self, args: tuple[Any, ...], kwargs: dict[str, Any]) -> Any:
        """The first call."""
        if not self.preserve_rng_state:
            return self.function(*args, **kwargs)
        noted, self.drawn = noted_numbers()
        with noted:
            return self.function(*args, **kwargs)

    @ours
    def pack(self, tensor: Tensor) -> Holder:
        holder = Holder(self, len(self.holders))
        self.holders.append(weakref.ref(holder))
        self.facts.append(facts_of(tensor, self.check))
        if self.log is not None:
            self.log.append(_entry(tensor))
        return holder

    @staticmethod
    @ours
    def unpack(holder: Holder) -> Tensor:
        with holder.region.lock:
            if holder.value is None:
                call_user(holder.region.compute_again)
            value, holder.value = holder.value, None
        if value is None:
            raise CheckpointError("checkpoint: a value was not computed again, though nothing else was different")
        if value._changes[0] > holder.clock:
            change = value._changes[2][-1]
            raise RuntimeError(
                "one of the variables needed for gradient computation has been modified by an inplace operation: a checkpointed function changed a tensor, "
                f"of shape {list(value.shape)}, by {change[1]} after an op had saved it, in {place(*change[2:])}. Hint: change a clone()."
            )
        return value

    def compute_again(self) -> None:
        """Call the function again, and fill the holders that are still there."""
        args, kwargs = mapped(lambda value: value.tensor() if isinstance(value, GivenTensor) else value, self.inputs)
        again = _Again(self)
        with _ModesOfForward(again), numbers_drawn_again([*self.random, *self.drawn()]), self.context:
            again.run(args, kwargs)
        again.finish()


class _Again:
    """Another call of a region's function, whose saved tensors are compared with those of the first."""

    def __init__(self, region: Region):
        self.region = region
        self.count = 0
        self.wanted = [reference() is not None for reference in region.holders]
        self.last = max((i for i, wanted in enumerate(self.wanted) if wanted), default=-1)
        self.different: list[str] = []
        self.log: list[str] = []

    def run(self, args: tuple[Any, ...], kwargs: dict[str, Any]) -> None:
        """Call the function, to its end or until all that is needed is there."""
        try:
            self.region.function(*args, **kwargs)
        except _Done as done:
            if done.args[0] is not self:
                raise

    @ours
    def pack(self, tensor: Tensor) -> Tensor:
        """The pack hook of this call. The tensor is kept too, because the function may differentiate within."""
        region, index = self.region, self.count
        self.count += 1
        kept = tensor.detach()
        if region.log is not None:
            self.log.append(_entry(tensor))
        if index >= len(region.holders):
            if region.complete and not region.early_stop:
                raise self.error("checkpoint: trying to save more tensors during recomputation than during the original forward pass.")
            return kept  # the function differentiates within, and is not at its end yet
        holder = region.holders[index]()
        if holder is not None:
            facts = facts_of(tensor, region.check)
            if facts != region.facts[index]:
                saved, recomputed = _described(region.facts[index]), _described(facts)
                self.different.append(f"tensor at position {index}:\nsaved metadata: {saved}\nrecomputed metadata: {recomputed}")
            holder.value, holder.clock = kept, next_seq()
        if region.early_stop and index >= self.last:
            raise _Done(self)
        return kept

    def finish(self) -> None:
        region = self.region
        if self.different:
            raise self.error(
                "checkpoint: Recomputed values for the following tensors have different metadata than during the forward pass.\n" + "\n".join(self.different)
            )
        if self.count <= self.last or (not region.early_stop and region.complete and self.count != len(region.holders)):
            raise self.error(
                "checkpoint: A different number of tensors was saved during the original forward and recomputation.\n"
                f"Number of tensors saved during forward: {len(region.holders)}\nNumber of tensors saved during recomputation: {self.count}."
            )

    def error(self, message: str) -> CheckpointError:
        for reference in self.region.holders:  # nothing that was computed now may be used
            if (holder := reference()) is not None:
                holder.value = None
        if self.region.log is None:
            return CheckpointError(f"{message}\nTip: checkpoint(..., debug=True), or set_checkpoint_debug_enabled(True), lists what was saved in both calls.")
        forward, again = ("\n".join(f"  {at}: {entry}" for at, entry in enumerate(log)) for log in (self.region.log, self.log))
        return CheckpointError(f"{message}\nSaved during the original forward:\n{forward}\nSaved during recomputation:\n{again}")


# ---- modes


class _ModesOfForward(Switched):
    """Ops are recorded, as in the first call, and what they save goes to the holders; saved-tensor hooks around the backward pass do not apply."""

    __slots__ = ("_levels",)

    def __init__(self, again: _Again):
        self._levels = again.region.dual_levels
        super().__init__(
            grad_enabled=True,
            grad_off_by=None,
            inference=False,
            before_change=None,
            dual_levels=self._levels,
            batch_levels=again.region.batch_levels,
            transform=again.region.transform,
            saved_tensors_hooks=((again.pack, lambda tensor: tensor),),
            saved_tensors_hooks_disabled="",
        )

    def __exit__(self, *error: object) -> None:
        try:
            super().__exit__()
        except BaseException:
            super().__exit__()
            raise
        finally:
            for level in self._levels:
                if level.ended:  # since the first call; the tangents that were computed again must end too
                    level.end()


def facts_of(tensor: Tensor, check: str) -> Any:
    """The properties of a tensor that must be the same when it is computed again."""
    if check == "none":
        return None
    array = tensor._array
    if check == "default":
        return array.shape, array.dtype, tensor.device
    import hashlib

    return array.shape, array.dtype, tensor.device, hashlib.blake2b(tensor.numpy(force=True).tobytes(), digest_size=8).hexdigest()


def _described(facts: tuple[Any, ...]) -> str:
    shape, dtype, *others = facts
    told = [list(shape), dtype_of(dtype), *others]
    return ", ".join(f"{name} {value}" for name, value in zip(("shape", "dtype", "device", "content"), told))


def _entry(tensor: Tensor) -> str:
    frame = users_frame()
    return f"{tensor.dtype} {list(tensor.shape)} in {place(frame.f_code, frame.f_lasti)}"


def mapped(change: Callable[[Any], Any], value: Any) -> Any:
    """Nested tuples, lists and dictionaries, with each value in them changed."""
    if value.__class__ in (tuple, list):
        return value.__class__(mapped(change, part) for part in value)
    if value.__class__ is dict:
        return {key: mapped(change, part) for key, part in value.items()}
    return change(value)
