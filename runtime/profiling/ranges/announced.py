"""The number that an op's range announces before the op runs, and the node that then has it."""

from __future__ import annotations

from typing import Any
from weakref import WeakKeyDictionary

from specgrad.core.base.locks import lock
from specgrad.core.tape.node import Node, clock
from specgrad.profiling.record.log import node_of, node_of_change

# The announced numbers of the few nodes that have another one, because an adapter of the node's input, or another thread, was made first and
# took the announced number.
_announced: WeakKeyDictionary[Node, int] = WeakKeyDictionary()


def coming_tick() -> int:
    """The number that the next node will have, if no other thread makes one before."""
    return int(repr(clock)[6:-1])  # from the text "count(17)": to ask the count itself would take the tick


class Announcer:
    """Announces numbers in one thread."""

    __slots__ = ("_free", "_matched")

    announcing: set[int] = set()  # the ids of the open announcers
    racing = False  # more than one is open, or was: two threads may announce the same coming tick
    last: int = 0  # the largest number announced since then

    def __init__(self) -> None:
        self._matched = 0  # the newest node whose number is known to its op
        self._free: int | None = None  # in a race: what this thread has announced last, if no node has it yet
        with lock:
            Announcer.announcing.add(id(self))
            self._look_around()

    def close(self) -> None:
        with lock:
            Announcer.announcing.discard(id(self))
            self._look_around()

    __del__ = close  # of a thread that has ended within its block

    @staticmethod
    def _look_around() -> None:
        """Begin to race, or stop once no number that was announced can come again."""
        tick = coming_tick()
        if len(Announcer.announcing) > 1 and not Announcer.racing:
            Announcer.racing, Announcer.last = True, tick  # which another thread may be announcing
        elif len(Announcer.announcing) < 2 and tick > Announcer.last:
            Announcer.racing = False

    def announce(self) -> tuple[int, int]:
        """A number for an op that begins, and the tick that comes."""
        tick = coming_tick()
        if not Announcer.racing and tick > Announcer.last:  # else a race has ended since, in which another thread may have announced that tick
            return tick, tick
        if self._free is None:
            with lock:
                self._free = Announcer.last = max(tick, Announcer.last + 1)
        return self._free, tick

    def match(self, number: int, tick: int, result: Any) -> None:
        """An op that announced a number has ended: its node, if it made one, is the one that was meant."""
        node = _made(result, tick)
        if node is None or node.seq <= self._matched:  # made before, or by an op within the op
            return
        self._matched = node.seq
        if node.seq != number:
            _announced[node] = number
        if number == self._free:
            self._free = None


def announced(node: Node) -> int:
    """The number that a node was announced by; its own, if it was not."""
    return (_announced.get(node) if _announced else None) or int(node.seq)


def _made(result: Any, tick: int) -> Node | None:
    """The node of what an op gives, if that has been made since the tick."""
    node = node_of_change(result)
    if node is None or node.seq < tick:
        node = node_of(result)  # a view whose base was changed before
    return node if node is not None and node.seq >= tick and node.next else None
