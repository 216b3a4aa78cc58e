"""A backward pass over several streams or devices: each node runs on the stream of its forward, and waits for what brings its gradients.

The clock remembers for each node which streams were current in its forward. Where a gradient was computed on another stream than that on which it is
used, the latter waits for an event of the former: no event is recorded where they are one. Whoever called the pass may use what it has computed as if
its own stream had done all, since that waits, at the end, for all streams on which something was done.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from contextlib import nullcontext
from typing import Any

import numpy as np

from specgrad.core.base.state import thread
from specgrad.core.kernels import cuda_errors, cuda_streams
from specgrad.core.kernels.cuda_arrays import BACKEND, current_device, device_failed, use_device, wait_for_stream, waits_for_ops
from specgrad.core.kernels.cuda_streams import Stream
from specgrad.core.tape.node import Freed, Node

from .anomaly import values_of
from .backward_pass import Wanted, _deliver, _serve, backward_pass
from .clock import StreamTick

_DEFAULT: Mapping[int, Stream] = {}


class _Pending(dict[int, list[Any]]):
    """The nodes that wait. It counts as true though it be empty, so that every gradient is delivered; to take a node is to go to its stream."""

    def __init__(self, streams: OnStreams):
        super().__init__()
        self._streams = streams

    def __bool__(self) -> bool:
        return True

    def pop(self, clock: int) -> Any:  # type: ignore[override]
        entry = super().pop(clock)
        if BACKEND.capture is not None and BACKEND.capture.is_here():
            BACKEND.capture.node = entry[0].name()
        if waits_for_ops():
            self._streams.wait_for_node(entry[0])
        self._streams.go_to(*entry)
        return entry


class OnStreams:
    """What a pass over several streams does otherwise."""

    def __init__(self) -> None:
        self.pending: Any = _Pending(self)
        self._caller, self._device = thread.streams, current_device()
        self._went_to: set[tuple[int, Stream | None]] = set()
        self._leaves: list[Node] = []
        self._last: Node | None = None  # that has run, where each is waited for

    def deliver(self, node: Node, grad: Any, leaves: dict[Node, Any], pending: Any, heap: list[int], recorded: bool) -> None:
        """Add a gradient, which was computed on the current stream, to what has arrived for a node, on that node's stream."""
        before, device = thread.streams, current_device()
        wanted = _streams_of(node)
        for array in _arrays(grad):
            _order(array, before, wanted)
        self.go_to(node, grad)
        _deliver(node, grad, leaves, pending, heap, recorded)
        cuda_streams.make_current(before)
        use_device(device)

    def wait_for_node(self, after: Node | None) -> None:
        """Wait for the node that has run, before another one does: an error of its kernels names it."""
        last, self._last = self._last, after
        try:
            if last is not None:
                wait_for_stream()
        except Exception as error:
            if not cuda_errors.tells_of_kernel(error):
                raise
            raise device_failed(str(error), f"{last.name()}, a node of the backward pass,") from error  # type: ignore[union-attr]

    def serve(self, node: Node, leaves: dict[Node, Any], recorded: bool, captures: Wanted | None, needed: set[Node] | None) -> None:
        """Hand the gradient of a leaf over, on the leaf's stream."""
        self.go_to(node, leaves[node])
        self._leaves.append(node)
        _serve(node, leaves, recorded, captures, needed)

    def go_to(self, node: Node, grad: Any) -> None:
        """Let the streams of a node's forward be the current ones, and the device of its gradient."""
        streams = _streams_of(node)
        if streams != thread.streams:
            cuda_streams.make_current(streams)
        for array in _arrays(grad):
            index = BACKEND.index_of(array)
            if index != current_device():
                use_device(index)
            self._went_to.add((index, streams.get(index)))

    def come_back(self) -> None:
        """Let the streams and the device of the caller be the current ones again."""
        cuda_streams.make_current(self._caller)
        use_device(self._device)

    def hand_over(self, captured: Iterable[Any]) -> None:
        """Let the streams of the caller wait for all on which something was done, and keep the gradients for them: they were made on others."""
        others = [(index, stream) for index, stream in self._went_to if stream != self._caller.get(index)]
        for index, stream in others:
            _stream_on(self._caller, index).wait_stream(_stream_on({} if stream is None else {index: stream}, index))
        if others:
            leaves = [leaf for node in self._leaves if (leaf := node.leaf()) is not None and leaf._extra is not None]
            for array in [a for g in (*captured, *(leaf._extra.grad for leaf in leaves)) for a in _arrays(g)]:
                cuda_streams.use_on_stream(array, _stream_on(self._caller, BACKEND.index_of(array)))


def _streams_of(node: Node) -> Mapping[int, Stream]:
    """The streams that were current in a node's forward, by device; those that are missing were the default ones. A graph has none but its own."""
    streams = node.seq.streams if isinstance(node.seq, StreamTick) else _DEFAULT
    capture = BACKEND.capture
    return streams if capture is None or not capture.is_here() else capture.within(streams)


def _stream_on(streams: Mapping[int, Stream], index: int) -> Stream:
    return streams.get(index) or cuda_streams.default_stream(index)


def _arrays(grad: Any) -> list[Any]:
    """The arrays of devices among the gradients that arrive at a node."""
    grads = grad.values() if grad.__class__ is dict else grad if grad.__class__ is list else (grad,)
    arrays = [values_of(g) for g in grads if g is not None]
    return [a for a in arrays if a.__class__ is not np.ndarray and BACKEND.owns(a)]


def _order(array: Any, made_on: Mapping[int, Stream], used_on: Mapping[int, Stream]) -> None:
    """Let a stream wait for the one on which an array was computed, and keep the array's memory for it."""
    index = BACKEND.index_of(array)
    if made_on.get(index) != used_on.get(index):
        wanted = _stream_on(used_on, index)
        wanted.wait_stream(_stream_on(made_on, index))
        cuda_streams.use_on_stream(array, wanted)


def pass_on_streams(roots: list[tuple[Node, Any]], freed: Freed | None, recorded: bool, captures: Wanted | None, needed: set[Node] | None) -> None:
    """A backward pass over several streams."""
    streams = OnStreams()
    try:
        with nullcontext() if BACKEND.capture is None else BACKEND.capture.op() or nullcontext():
            backward_pass(roots, freed, recorded, captures, needed, streams)
            if waits_for_ops():
                streams.wait_for_node(None)
    except MemoryError as error:
        cuda_errors.happened_on(current_device(), error)
        raise
    finally:
        streams.come_back()
    streams.hand_over(captures.values() if captures else ())
