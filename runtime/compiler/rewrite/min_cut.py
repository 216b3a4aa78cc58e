"""A smallest cut of a network, by Dinic's algorithm."""

from __future__ import annotations

from collections import defaultdict, deque
from typing import Any

SOURCE, SINK = "source", "sink"
ALWAYS = 1 << 62  # what an edge costs that is never cut


class Network:
    """Edges between places, with what it costs to cut each."""

    def __init__(self) -> None:
        self.left: defaultdict[Any, dict[Any, int]] = defaultdict(dict)  # of each edge, what may still flow

    def add(self, start: Any, end: Any, cost: int) -> None:
        self.left[start][end] = self.left[start].get(end, 0) + cost
        self.left[end].setdefault(start, 0)

    def cut(self) -> set[Any]:
        """The places on the side of the source, of the cut that costs least."""
        while SINK in (levels := self._levels()):
            ends = {place: [end for end in self.left[place] if levels.get(end) == level + 1] for place, level in levels.items()}
            while way := self._way(ends):
                flow = min(self.left[start][end] for start, end in way)
                for start, end in way:
                    self.left[start][end] -= flow
                    self.left[end][start] += flow
        return set(levels)

    def _levels(self) -> dict[Any, int]:
        """How far places are from the source, on edges where something may flow."""
        levels = {SOURCE: 0}
        waiting = deque([SOURCE])
        while waiting:
            place = waiting.popleft()
            for end, left in self.left[place].items():
                if left and end not in levels:
                    levels[end] = levels[place] + 1
                    waiting.append(end)
        return levels

    def _way(self, ends: dict[Any, list[Any]]) -> list[tuple[Any, Any]]:
        """The edges of a way to the sink on which something may flow; none if there is none. Ends that lead nowhere are taken away."""
        places: list[Any] = [SOURCE]
        while places and places[-1] != SINK:
            place = places[-1]
            while ends[place] and not self.left[place][ends[place][-1]]:
                ends[place].pop()
            if ends[place]:
                places.append(ends[place][-1])
            else:
                places.pop()
                if places:
                    ends[places[-1]].pop()
        return list(zip(places, places[1:]))
