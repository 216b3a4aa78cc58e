"""The events of a profile, as a list that knows how they nest and how to show them."""

from __future__ import annotations

import os
from collections.abc import Iterable, Mapping, Sequence
from typing import Any, TypeVar

from specgrad.core.base.files import write_whole
from specgrad.profiling.events.averages import FunctionEventAvg, group, total
from specgrad.profiling.events.events import FunctionEvent, MemoryChange
from specgrad.profiling.events.nesting import nest, without_repeats
from specgrad.profiling.events.stacks import METRICS, folded_stacks, give_stacks_to_nodes

from .chrome_trace import chrome_trace
from .table import TableOptions, build_table

OtherEvent = TypeVar("OtherEvent", bound=FunctionEvent | FunctionEventAvg)
Event = TypeVar("Event", bound=FunctionEvent | FunctionEventAvg)


class EventList(list[Event]):
    """A list of events, or of averages.

    Args:
        events: instances of `FunctionEvent` or `FunctionEventAvg`.
        use_device: the device whose times are shown.
        profile_memory: whether the events know what they allocated.
        with_flops: whether they know how many operations they did.
        memory: every allocation and release, in order of time.
    """

    def __init__(
        self,
        events: Iterable[Event] = (),
        *,
        use_device: str | None = None,
        profile_memory: bool = False,
        with_flops: bool = False,
        memory: Sequence[MemoryChange] = (),
    ):
        super().__init__(events)
        self._use_device, self._profile_memory, self._with_flops = use_device, profile_memory, with_flops
        self._tree_built = False
        self.memory = memory
        self.overhead_us: float = 0.0  # what recording one event costs
        self.thread_names: dict[int, str] = {}

    def _build_tree(self) -> None:
        """Find out which event ran in which: sets `cpu_parent` and `cpu_children`."""
        nested = nest(self._events())
        repeats = without_repeats(nested)
        if repeats:
            self[:] = [event for event in self if event not in repeats]
        if any(event.stack for event in self):
            give_stacks_to_nodes(self._events(), nested)
        self._tree_built = True

    def _ensure_tree(self) -> None:
        """Build the tree, unless the events already lie in that of another list that these are taken from."""
        if not self._tree_built and not self._of_averages() and not any(event.cpu_parent is not None or event._cpu_children for event in self._events()):
            self._build_tree()

    def _events(self) -> EventList[FunctionEvent]:
        """The same list, of which its user knows that these are no averages."""
        events: EventList[Any] = self
        return events

    def _of_averages(self) -> bool:
        return bool(self) and isinstance(self[0], FunctionEventAvg)

    def _like(self, events: Iterable[OtherEvent]) -> EventList[OtherEvent]:
        """Other events of the same profile."""
        found = EventList(events, use_device=self._use_device, profile_memory=self._profile_memory, with_flops=self._with_flops, memory=self.memory)
        found.overhead_us, found.thread_names = self.overhead_us, self.thread_names
        return found

    @property
    def self_cpu_time_total(self) -> float:
        """Microseconds that the events took on the CPU, each without what it called."""
        return sum([event.self_cpu_time_total for event in self])

    def key_averages(
        self, group_by_input_shapes: bool = False, group_by_stack_n: int = 0, group_by_overload_name: bool = False, *, group_backward: bool = False
    ) -> EventList[FunctionEventAvg]:
        """Averages of the events of one name.

        Args:
            group_by_input_shapes: only events with inputs of the same shapes are taken together.
            group_by_stack_n: only events that were called from the same place are, as far as the innermost so many frames say.
            group_by_overload_name: only events of the same overload are.
            group_backward: a node of the backward pass is added to the op that made it. The row of "mul" then has the times of both.

        >>> from specgrad.autograd.profiler_util import EventList, FunctionEvent
        >>> op = FunctionEvent(0, "mul", 1, 0, 2, sequence_nr=7)
        >>> node = FunctionEvent(1, "MulBackward0", 1, 5, 8, sequence_nr=7, scope=1)
        >>> [average.key for average in EventList([op, node]).key_averages()]
        ['mul', 'MulBackward0']
        >>> [mul] = EventList([op, node]).key_averages(group_backward=True)
        >>> mul.count, mul.forward_time_total, mul.backward_time_total
        (1, 2, 3)
        """
        if self._of_averages():
            raise AssertionError("key_averages: expected the events of a profile, but these are averages already")
        self._ensure_tree()
        return self._like(group(self._events(), group_by_input_shapes, group_by_stack_n, group_by_overload_name, group_backward))

    def total_average(self) -> FunctionEventAvg:
        """All the events in one, of the key "Total"."""
        return total(self)

    def table(
        self,
        sort_by: str | None = None,
        row_limit: int = 100,
        max_src_column_width: int | None = 75,
        max_name_column_width: int | None = 55,
        max_shapes_column_width: int | None = 80,
        header: str | None = None,
        top_level_events_only: bool = False,
        time_unit: str | None = None,
    ) -> str:
        """The events as a table.

        Args:
            sort_by: what the first row has most of: cpu_time, cpu_time_total, self_cpu_time_total, cpu_memory_usage, self_cpu_memory_usage, count, flops,
                or one of the device's: device_time, device_time_total, ...
            row_limit: how many rows to show; all of them if it is negative.
            max_src_column_width, max_name_column_width, max_shapes_column_width: what is wider is cut; None: nothing is.
            header: a line above the table.
            top_level_events_only: only what nothing else called.
            time_unit: "s", "ms" or "us"; by default each time has the one that suits it.

        >>> from specgrad.autograd.profiler_util import EventList, FunctionEvent
        >>> events = EventList([FunctionEvent(0, "mul", 1, 0.0, 3.0), FunctionEvent(1, "add", 1, 3.0, 4.0)])
        >>> print(events.key_averages().table(sort_by="self_cpu_time_total"))
        ----  ----------  --------  -----------  ---------  ------------  ----------
        Name  Self CPU %  Self CPU  CPU total %  CPU total  CPU time avg  # of Calls
        ----  ----------  --------  -----------  ---------  ------------  ----------
        mul       75.00%   3.000us       75.00%    3.000us       3.000us           1
        add       25.00%   1.000us       25.00%    1.000us       1.000us           1
        ----  ----------  --------  -----------  ---------  ------------  ----------
        Self CPU time total: 4.000us
        <BLANKLINE>
        """
        widths = max_src_column_width, max_name_column_width, max_shapes_column_width
        return build_table(self, TableOptions(sort_by, row_limit, *widths, header, top_level_events_only, time_unit))

    def supported_export_stacks_metrics(self) -> list[str]:
        """What `export_stacks` can write."""
        return list(METRICS)

    def export_stacks(self, path: str | os.PathLike[str], metric: str) -> None:
        """Write what each place in the source costs, for the tools that draw flame graphs.

        Args:
            path: the file to write.
            metric: what is counted: "self_cpu_time_total", "self_device_time_total", or another of `supported_export_stacks_metrics`.
        """
        self._ensure_tree()
        write_whole(path, folded_stacks(self._events(), metric))

    def export_chrome_trace(self, path: str | os.PathLike[str], *, metadata: Mapping[str, str] | None = None) -> None:
        """Write a trace for Perfetto (https://ui.perfetto.dev) or chrome://tracing; packed if the name ends in ".gz".

        It has a row for each thread, in which what an event called lies within it; arrows from each op to its node in the backward pass; and the
        memory that was alive, if it was traced.

        Args:
            path: the file to write.
            metadata: texts that viewers show beside the trace.
        """
        if self._of_averages():
            raise AttributeError("export_chrome_trace: these are averages, which ran at no particular time; export the events of the profile")
        self._ensure_tree()
        write_whole(path, chrome_trace(self._events(), metadata or {}))

    def export_html(self, path: str | os.PathLike[str], title: str = "Profile", subtitle: str = "") -> None:
        """Write one page with a table, a timeline and the memory curve: a file that needs nothing but a browser.

        Args:
            path: the file to write.
            title: the heading of the page.
            subtitle: a line below it.
        """
        from .page import render

        write_whole(path, render(self, title, subtitle))

    def __str__(self) -> str:
        return self.table()
