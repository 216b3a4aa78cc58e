"""Anomaly detection: nodes remember where they were made, and what they compute is searched for NaN.

A node is made at a tick of the clock, in straight-line code that nothing can slow down while the mode is off. So the mode
changes the clock: its ticks are integers that also remember the stack. Nothing else in an op's way is different, which is
why the mode is cheap, and a trace is freed with the node that took the tick.
"""

from __future__ import annotations

import os
from contextlib import suppress
from typing import Any

import numpy as np

from specgrad.array.base import native_runtime
from specgrad.array.dtypes import traits
from specgrad.array.reduce import sum as sum_array
from specgrad.core.base.call_site import Place, is_package_file, line_of, place, warn_user
from specgrad.core.base.dtypes import dtype_of
from specgrad.core.base.locks import lock
from specgrad.core.base.state import ALL_THREADS, modes, thread
from specgrad.core.kernels.cuda_arrays import _cupy, wait_for_ops
from specgrad.core.kernels.cuda_errors import VARIABLE
from specgrad.core.kernels.table import kernels
from specgrad.core.tape.node import Node, edge_target, next_seq
from specgrad.core.tape.tensor import Tensor
from specgrad.core.tape.walk import reachable

from .clock import StreamTick, exchange_clock, plain_clock


class Tick(StreamTick):
    """A tick of the clock that remembers the stack, and the node that was running a backward pass then."""

    stack: list[Any]  # code, instruction, code, instruction, ... from the innermost frame on
    induced: tuple[str, Any] | None = None  # that node's name and tick


_new_int: Any = int.__new__  # makes a tick faster than a call of its class does


def tick() -> Tick:
    """The clock's next tick, with the stack."""
    now: Tick = _new_int(Tick, next_seq())
    now.stack = native_runtime.stack()
    now.streams = thread.streams
    if thread.running is not None:
        now.induced = (thread.running.name(), thread.running.seq)
    return now


def set_checks(checks: Any) -> None:
    """Turn the mode on, off or to other checks, for all threads; may be done again to finish what was interrupted."""
    with lock:
        exchange_clock(plain_clock() if checks is None else tick)
        if (checks is not None and checks.forward) or modes.devices is not None:
            modes.observers.add(ALL_THREADS)
        else:
            modes.observers.discard(ALL_THREADS)
        modes.anomaly = checks
    if _cupy.cache_info().currsize:
        wait_for_ops(checks is not None or os.environ.get(VARIABLE) == "1")


# ---- in the backward pass


class annotating:
    """A context in which a node and its hooks run; an error gets the stack at which the node was made."""

    __slots__ = ("_before", "_node")

    def __init__(self, node: Node):
        self._node = node

    def __enter__(self) -> None:
        self._before, thread.running = thread.running, self._node

    def __exit__(self, kind: Any, error: Any, trace: Any) -> None:
        try:
            if isinstance(error, Exception):
                blame(self._node, error)
        finally:
            thread.running = self._before


def run_watched(node: Node, grad: Any, freed: Any, recorded: bool) -> Any:
    """Run a node that has no hooks: the same as `with annotating(node)`, without what a context costs."""
    before = thread.running
    try:
        thread.running = node
        return run_checked(node, recorded, grad, freed)
    except Exception as error:
        blame(node, error)
        raise
    finally:
        thread.running = before


def run_checked(node: Node, recorded: bool, grad: Any, freed: Any) -> Any:
    """What a node computes, searched for NaN."""
    grads = node.run_tensors(grad, None) if recorded else node.run_arrays(grad, None)
    checks = modes.anomaly
    if checks is not None and checks.nan:
        for index, result in enumerate(grads):
            if result is None or result.__class__ is dict:  # no gradient, or that of one output on its way to its node
                continue
            array = values_of(result) if recorded else result
            if has_nan(array):
                raise _nan_error(node, index, array, grad)
    if freed:  # only now: the error looks at saved values
        node.release(freed)
    return grads


def values_of(gradient: Any) -> Any:
    """The array of a gradient; of one that is of a batch, that with all samples."""
    return gradient._all_values() if isinstance(gradient, Tensor) else gradient


_sum_of_all = kernels["_row_sum"].whole  # gives None where it cannot


def has_nan(array: Any) -> bool:
    """Whether some element is NaN. A sum shows it, unless infinities of both signs made the sum NaN."""
    if not traits[array.dtype].is_inexact:
        return False
    total = _sum_of_all(array)
    if total is None:
        total = sum_array(array, None, False, None)
    total = total.item()
    return total != total and bool(np.isnan(_known_to_numpy(array)).any())


def _known_to_numpy(array: Any) -> Any:
    """The array; of bfloat16, whose functions NumPy lacks, in float32."""
    return array.astype(np.float32) if traits[array.dtype].is_foreign else array


def _nan_error(node: Node, index: int, array: Any, grad: Any) -> RuntimeError:
    names = node.inputs
    name = names[index] if index < len(names) else f"{names[0]}[{index}]" if len(names) == 1 else ""
    what = f"the gradient of {name!r}" if name else "the gradient of that input"
    count = int(np.isnan(_known_to_numpy(array)).sum())
    text = [
        f"Function {node.name()!r} returned nan values in its {index}th output.",
        f"It is {what}, a {dtype_of(array.dtype).word}Tensor of shape {list(array.shape)}, of which {count} of {array.size} elements are NaN.",
    ]
    incoming = [values_of(g) for g in (grad if isinstance(grad, list) else [grad])]
    if any(hasattr(g, "dtype") and has_nan(g) for g in incoming):
        text.append("NaN came with the gradient that reached it.")
    return RuntimeError(" ".join([*text, *_origin(node)]))


# ---- NaN that began in the forward


def _origin(node: Node) -> tuple[str, ...]:
    """The oldest saved value behind a node that holds NaN: where it came from, in the forward. Empty if there is none."""
    found: tuple[Node, str, str, int] | None = None
    for current in reachable([node]):
        if found is None or current.seq < found[0].seq:
            for name, (slot, kind, index) in current.saved.items():
                value = getattr(current, slot, None) if kind in ("input", "result") else None
                if hasattr(value, "dtype") and has_nan(value):
                    found = (current, name, kind, index)
                    if kind == "input":
                        break  # it came in with an input: that is further back than the result
    if found is None:
        return ()
    holder, name, kind, index = found
    text = f"NaN began in the forward pass: {name!r} as {holder.name()} saved it holds NaN already"
    if kind == "result":
        sources = [f"{s.name()}, {_called(s)}" for s, _ in map(edge_target, holder.next) if s is not None and s.next]
        return (f"{text}. It was {_called(holder)}" + (f", with the result of {' and of '.join(sources)}." if sources else "."),)
    source = edge_target(holder.next[index])[0] if index >= 0 else None
    if source is None:
        return (f"{text}; it is a tensor without history.",)
    return (f"{text}; it is a leaf." if not source.next else f"{text}; {source.name()} made it, {_called(source)}.",)


def _called(node: Node) -> str:
    """Where a node's op was called, if that is known."""
    line = line_of_call(node)
    return f"called in {line}" if line else "called before anomaly detection was on"


def line_of_call(node: Node) -> str:
    """file:line of the call of a node's op; empty if anomaly mode was off."""
    frames = _users_frames(node.seq) if isinstance(node.seq, Tick) else []
    return place(*frames[0]) if frames else ""


def _users_frames(seq: Tick) -> list[Place]:
    """The stack from the innermost frame on, without the package's own frames."""
    frames = zip(seq.stack[::2], seq.stack[1::2])
    return [(code, instruction) for code, instruction in frames if not is_package_file[code.co_filename]]


def check_results(op: Any, outs: Any, inputs: Any) -> None:
    """In the forward: raise if an op gives NaN."""
    for index, out in enumerate(outs):
        if has_nan(out._array):
            given = ", ".join(_range(t._array) for t in inputs)
            place = f" ({op.where})" if op.where else ""
            raise RuntimeError(f"{op.name!r}{place} returned nan values in its {index}th output, in the forward pass. Its inputs: {given}.")


def _range(array: Any) -> str:
    text = f"{dtype_of(array.dtype).word}Tensor {list(array.shape)}"
    if traits[array.dtype].is_complex or not array.size:
        return text
    if has_nan(array):
        return f"{text}, with NaN"
    wide = _known_to_numpy(array)
    return f"{text} from {wide.min():.6g} to {wide.max():.6g}"


# ---- what an error says of a node


def blame(node: Node, error: Exception) -> None:
    """Say where the node of a failed step was made: as a note of the error, and as a warning."""
    for text in _stories(node.name(), node.seq):
        if hasattr(error, "add_note"):
            error.add_note(text)
        with suppress(Warning):  # where warnings are errors, this one shall not take the place of the error that it explains
            warn_user(text)


def _stories(name: str, seq: Any) -> list[str]:
    """Where a node was made; and if that was within a backward pass, where the node that ran then was made, and so on."""
    if not isinstance(seq, Tick):
        return [f"Error detected in {name}. No forward pass information available. Enable detect anomaly during forward pass for more information."]
    stories = [f"Error detected in {name}. Traceback of forward call that caused the error:\n{_stack_text(seq)}"]
    while isinstance(seq, Tick) and seq.induced is not None:
        name, seq = seq.induced
        known = _stack_text(seq) if isinstance(seq, Tick) else "  No forward pass information is available: anomaly detection was off."
        stories.append(f"Previous calculation was induced by {name}. Traceback of forward call that induced the previous calculation:\n{known}")
    return stories


def _stack_text(seq: Tick) -> str:
    """A stack as Python shows one, without the package's own frames."""
    import traceback  # here, because few need what it loads

    frames = [traceback.FrameSummary(code.co_filename, line_of(code, at), code.co_name) for code, at in reversed(_users_frames(seq))]
    return "".join(traceback.format_list(frames))
