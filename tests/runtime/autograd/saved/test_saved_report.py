"""What a graph keeps in memory, told by node."""

from __future__ import annotations

import json
from typing import Any

import pytest

import specgrad as sg
from specgrad.autograd.function import Function
from specgrad.autograd.graph import allow_mutation_on_saved_tensors, get_gradient_edge, save_on_cpu, save_on_disk, saved_report, saved_tensors_hooks


def leaf(*size: int) -> sg.Tensor:
    return sg.ones(*(size or (10,)), requires_grad=True)


def test_a_table() -> None:
    x = leaf(1000)
    report = saved_report((x * 2).exp().sum())
    assert [(r.bytes, r.kind, r.node, r.op, r.name, r.shape, r.dtype) for r in report.rows] == [
        (4000, "activation", "ExpBackward0", "Exp", "_saved_result", (1000,), "float32")
    ]
    title, head, row, note = str(report).splitlines()
    assert title == "saved for the backward pass: 3.9 KiB (3.9 KiB of activations, 0 B of leaves)"
    assert head.split() == ["bytes", "kind", "dtype", "shape", "saved", "by", "line"]
    assert row.split() == ["4,000", "activation", "float32", "[1000]", "ExpBackward0._saved_result", "?"]
    assert note == "Lines are recorded in anomaly mode: run the forward pass within specgrad.autograd.detect_anomaly()."


def test_each_piece_of_memory_is_counted_once() -> None:
    x = leaf()
    a = x * 1
    y = (a * a).sum() + a.sin().sum() + a[2:].cos().sum() + a.detach().view(2, 5).mul(x.view(2, 5)).sum()
    rows = saved_report(y).rows
    assert [r.bytes for r in rows] == [40]
    assert len(rows[0].others) == 4


def test_a_view_keeps_all_of_its_base() -> None:
    x = leaf(1000)
    y = (x * 1)[:2].sin().sum()
    assert saved_report(y).total_bytes == 4000
    assert saved_report(y).rows[0].shape == (2,)


def test_leaves_activations_and_constants_are_told_apart() -> None:
    weight, data = leaf(10, 10), sg.ones(3, 10)
    y = (data @ weight).relu()[sg.tensor([0, 1])].sum()
    kinds = {r.name: (r.kind, r.bytes) for r in saved_report(y).rows}
    assert kinds["_saved_result"] == ("activation", 120)
    assert kinds["_saved_indices[0]"] == ("constant", 16)
    assert ("constant", 120) in kinds.values()
    z = (weight * weight).sum()
    report = saved_report(z)
    assert (report.leaf_bytes, report.activation_bytes, report.total_bytes) == (400, 0, 400)
    assert report.rows[0].kind == "leaf"


def test_the_largest_first_and_as_data() -> None:
    x, y = leaf(5), leaf(500)
    report = saved_report([(x * 1).exp().sum(), (y * 1).exp().sum()])
    assert [r.bytes for r in report.rows] == [2000, 20]
    told = json.loads(json.dumps(report.to_dict()))
    assert told["total_bytes"] == 2020 and told["rows"][1]["node"] == "ExpBackward0"


def test_what_was_freed_is_not_there() -> None:
    y = (leaf() * 1).exp().sum()
    y.backward()
    assert saved_report(y).rows == [] and str(saved_report(y)).endswith("0 B (0 B of activations, 0 B of leaves)")


def test_values_that_were_changed_are_kept_all_the_same() -> None:
    a = leaf() * 1
    y = (a * a).sum() + Keeps.apply(a).sum()
    a.mul_(2)
    assert {r.bytes for r in saved_report(y).rows} == {40, 28}


class Keeps(Function):
    @staticmethod
    def forward(ctx: Any, x: sg.Tensor) -> sg.Tensor:
        ctx.save_for_backward(x, None)
        ctx.mask = sg.ones(7)
        return x * 2

    @staticmethod
    def backward(ctx: Any, grad: sg.Tensor) -> sg.Tensor:
        return grad * 2


def test_custom_functions_and_what_they_put_on_ctx() -> None:
    y = Keeps.apply(leaf() * 1).sum()
    assert {(r.node, r.name, r.bytes) for r in saved_report(y).rows} == {("KeepsBackward", "_saved_tensors[0]", 40), ("KeepsBackward", "mask", 28)}
    y.backward()
    assert {r.name for r in saved_report(y).rows} == {"mask"}


def test_changes_of_views() -> None:
    a = leaf() * 1
    a[:5].mul_(sg.ones(5, dtype=sg.float32))
    assert saved_report(a.sum()).total_bytes > 0


def test_packed_values_are_not_unpacked() -> None:
    def unpack(packed: Any) -> sg.Tensor:
        raise AssertionError

    x = leaf()
    with saved_tensors_hooks(lambda t: t.numpy(force=True)[:5].copy(), unpack):
        y = (x * 1).exp().sum()
    assert [(r.kind, r.bytes) for r in saved_report(y).rows] == [("packed", 20)]
    with save_on_cpu():
        y = (x * 1).exp().sum()
    assert [(r.kind, r.bytes) for r in saved_report(y).rows] == [("packed", 40)]
    with save_on_disk():
        y = (x * 1).exp().sum()
    assert [(r.kind, r.bytes, r.dtype) for r in saved_report(y).rows] == [("packed", 0, "_File")]
    with allow_mutation_on_saved_tensors():
        y = (x * 1).exp().sum()
        assert saved_report(y).total_bytes == 40


def test_lines_of_ops_that_anomaly_mode_has_watched() -> None:
    with sg.autograd.set_detect_anomaly(True):
        y = (leaf() * 1).exp()
    line = saved_report(y).rows[0].line
    assert line.endswith(f"test_saved_report.py:{test_lines_of_ops_that_anomaly_mode_has_watched.__code__.co_firstlineno + 2}")
    assert str(saved_report(y)).endswith(line)


def test_edges_and_errors() -> None:
    y = (leaf() * 1).exp()
    assert saved_report(get_gradient_edge(y)).total_bytes == 40
    with pytest.raises(RuntimeError, match=r"element 1 does not require grad"):
        saved_report([y, sg.ones(2)])
    with pytest.raises(TypeError, match=r"expected a Tensor or a GradientEdge, got int"):
        saved_report([3])
