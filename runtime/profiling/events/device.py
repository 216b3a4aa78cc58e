"""The kinds of devices, and the metadata that a device's tracer gives of an event."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from enum import Enum
from typing import Any, NamedTuple, get_args, get_type_hints


class DeviceType(Enum):
    """The kind of device that an event ran on.

    >>> from specgrad.autograd.profiler_util import DeviceType
    >>> DeviceType.CPU
    <DeviceType.CPU: 0>
    """

    CPU = 0
    CUDA = 1
    MKLDNN = 2
    OPENGL = 3
    OPENCL = 4
    IDEEP = 5
    HIP = 6
    FPGA = 7
    MAIA = 8
    XLA = 9
    Vulkan = 10
    Metal = 11
    XPU = 12
    MPS = 13
    Meta = 14
    HPU = 15
    VE = 16
    Lazy = 17
    IPU = 18
    MTIA = 19
    PrivateUse1 = 20

    # members are unique objects; Enum's own hash is a Python function, which grouping would call for every event
    __hash__ = object.__hash__


class EventMetadata(NamedTuple):
    """The metadata that a device's tracer gives of an event; None where it gives none."""

    registers_per_thread: int | None = None
    shared_memory: int | None = None
    grid: list[int] | None = None
    block: list[int] | None = None
    priority: int | None = None
    blocks_per_sm: float | None = None
    warps_per_sm: float | None = None
    occupancy: dict[str, Any] | None = None
    est_occupancy_pct: float | None = None
    queued: int | None = None
    graph_id: int | None = None
    graph_node_id: int | None = None
    stream: int | None = None
    context: int | None = None
    channel: int | None = None
    channel_type: int | None = None
    bytes: int | None = None
    bandwidth_gb_s: float | None = None
    collective_name: str | None = None
    dtype: str | None = None
    in_msg_nelems: int | None = None
    out_msg_nelems: int | None = None
    in_split_size: str | None = None
    out_split_size: str | None = None
    global_rank_start: int | None = None
    global_rank_stride: int | None = None
    group_size: int | None = None
    process_group_name: str | None = None
    process_group_desc: str | None = None
    group_ranks: str | None = None
    rank: int | None = None
    src_rank: int | None = None
    dst_rank: int | None = None
    seq: int | None = None
    is_async: bool | None = None


# The fields that tracers spell in another way.
SPELLINGS = {
    "registers_per_thread": "registers per thread", "shared_memory": "shared memory", "blocks_per_sm": "blocks per SM", "warps_per_sm": "warps per SM",
    "est_occupancy_pct": "est. achieved occupancy %", "graph_id": "graph id", "graph_node_id": "graph node id",
    "bandwidth_gb_s": "memory bandwidth (GB/s)", "collective_name": "Collective name", "in_msg_nelems": "In msg nelems",
    "out_msg_nelems": "Out msg nelems", "in_split_size": "In split size", "out_split_size": "Out split size",
    "global_rank_start": "Global rank start", "global_rank_stride": "Global rank stride", "group_size": "Group size",
    "process_group_name": "Process Group Name", "process_group_desc": "Process Group Description", "group_ranks": "Process Group Ranks",
    "rank": "Rank", "src_rank": "Src Rank", "dst_rank": "Dst Rank", "seq": "Seq", "is_async": "Is asynchronized op",
}  # fmt: skip

READ: dict[Any, Callable[[Any], Any]] = {
    int: int,
    float: float,
    bool: lambda text: str(text).lower() in ("true", "1"),
    str: lambda text: str(text).strip('"'),
    list[int]: json.loads,
    dict[str, Any]: json.loads,
}


def read_metadata(given: Mapping[str, Any]) -> EventMetadata | None:
    """The fields that a tracer has given, as texts, under its own spelling; None if it has given none that is known."""
    found = {}
    for field, kind in get_type_hints(EventMetadata).items():
        spelling = SPELLINGS.get(field, field)
        if spelling in given:
            found[field] = READ[get_args(kind)[0]](given[spelling])
    return EventMetadata(**found) if found else None
