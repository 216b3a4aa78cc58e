"""Pickles that were written when the modules of the package lay elsewhere are read all the same."""

from __future__ import annotations

import base64
import pickle

import pytest

import specgrad as sg

# Of a dict with a leaf that has an attribute, a bfloat16 tensor, dtypes, a device, a size, a layout, a memory format, and the class of tensors.
WRITTEN = """
gASVdgIAAAAAAAB9lCiMBnRlbnNvcpSMEHNwZWNncmFkLmNvbnZlcnSUjAdyZWJ1aWxklJOUjBZudW1weS5fY29yZS5tdWx0aWFycmF5lIwMX3JlY29uc3RydWN0lJOUjAVudW1weZSMB25kYXJyYX
mUk5RLAIWUQwFilIeUUpQoSwFLAksChpRoCIwFZHR5cGWUk5SMAmY0lImIh5RSlChLA4wBPJROTk5K/////0r/////SwB0lGKJQxAAAIA/AAAAQAAAQEAAAIBAlHSUYoh9lIwEbm90ZZSMBGtlcHSU
c4eUUpSMCGJmbG9hdDE2lGgCjBByZWJ1aWxkX2JmbG9hdDE2lJOUaAdoCksAhZRoDIeUUpQoSwFLAoWUaBGMAnUylImIh5RSlChLA2gVTk5OSv////9K/////0sAdJRiiUMEwD8AwJR0lGKJfZSHlF
KUjAVkdHlwZZSMD3NwZWNncmFkLmR0eXBlc5SMB2Zsb2F0NjSUk5SMBGJvb2yUaC+MBWJvb2xflJOUjAZkZXZpY2WUjA9zcGVjZ3JhZC5kZXZpY2WUaDWTlCmBlE59lCiMBWluZGV4lE6MBHR5cGWU
jANjcHWUdYaUYowEc2l6ZZSMD3NwZWNncmFkLnRlbnNvcpSMBFNpemWUk5RLAksChpSFlIGUjAZsYXlvdXSUjBBzcGVjZ3JhZC5mb3JtYXRzlIwHc3RyaWRlZJSTlIwGZm9ybWF0lGhGjBFjb250aW
d1b3VzX2Zvcm1hdJSTlIwFY2xhc3OUaD+MBlRlbnNvcpSTlIwPaW5mZXJlbmNlIGNsYXNzlGg/jA1fdGVuc29yX2NsYXNzlJOUKVKUdS4=
"""


@pytest.fixture
def read() -> dict[str, object]:
    found = pickle.loads(base64.b64decode(WRITTEN))
    assert isinstance(found, dict)
    return found


def test_tensors(read: dict[str, sg.Tensor]) -> None:
    x = read["tensor"]
    assert x.requires_grad and x.tolist() == [[1.0, 2.0], [3.0, 4.0]] and x.note == "kept"
    assert read["bfloat16"].dtype is sg.bfloat16 and read["bfloat16"].tolist() == [1.5, -2.0]


def test_what_there_is_one_of(read: dict[str, object]) -> None:
    same = {"dtype": sg.float64, "bool": sg.bool, "layout": sg.strided, "format": sg.contiguous_format, "class": sg.Tensor, "inference class": sg.Tensor}
    for name, thing in same.items():
        assert read[name] is thing, name
    assert read["device"] == sg.device("cpu") and read["size"] == sg.Size((2, 2)) and type(read["size"]) is sg.Size


def test_the_names_of_the_package_stay_what_they_are() -> None:
    """Reading has put no module in the place of a function or class; modules that lie elsewhere now are found where they were."""
    import specgrad.dtypes

    assert specgrad.dtypes.float32 is sg.float32
    assert sg.tensor(1.0).item() == 1.0
    assert isinstance(sg.device("cpu"), sg.device)
