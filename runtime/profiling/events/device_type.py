"""The kinds of device that an event can have run on."""

from enum import Enum


class DeviceType(Enum):
    """The kind of device that an event ran on.

    >>> from specgrad.profiling.events.device_type import DeviceType
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

    __hash__ = object.__hash__  # there is one of each; the hash that enumerations have is a call of Python's, in every grouping of events
