"""What ops cost."""

import tempfile
from pathlib import Path

from typing_extensions import assert_type

import specgrad as sg
from specgrad.autograd.profiler import profile, record_function
from specgrad.autograd.profiler_util import FunctionEvent, FunctionEventAvg

x = sg.randn(8, 8, requires_grad=True)
with profile(record_shapes=True, with_flops=True) as profiled:
    with record_function("product"):
        y = x @ x
    y.sum().backward()
averages = profiled.key_averages()
assert_type(averages[0], FunctionEventAvg)
assert_type(averages[0].count, int)
assert_type(averages[0].cpu_time_total, float)
assert_type(averages.table(sort_by="self_cpu_time_total", row_limit=5), str)
events = profiled.function_events
assert_type(events[0], FunctionEvent)
assert_type([event.name for event in events], list[str])
assert_type(events.total_average(), FunctionEventAvg)
with tempfile.TemporaryDirectory() as folder:
    profiled.export_chrome_trace(str(Path(folder, "trace.json")))
