"""What the keys `batch` and `flops` become: the name of a rule in an op's description, and a table of functions that count."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest

from specgrad.batching.rules.call import rule_named
from specgrad.codegen.generate import render
from specgrad.codegen.model.op import Op, Spec
from specgrad.codegen.paths import paths
from specgrad.codegen.plan.op_plan import make_plan
from specgrad.codegen.prove import prove
from specgrad.codegen.spec import loads
from specgrad.codegen.write.emit_catalogue import catalogue
from tests import the_spec
from tests.codegen.corpus import BASICS

WHERE = paths()
TARGETS = WHERE.targets()
REAL = the_spec.spec()
RUNNING_SUM = "_run(Tensor self, int dim, *, dtype? dtype=None) -> Tensor"


def read(text: str) -> Spec:
    return loads(text + "\n" + BASICS, "spec.yaml", TARGETS)


def first(text: str) -> Op:
    return read(text).ops[0]


def running_sum(*keys: str, name: str = RUNNING_SUM) -> str:
    lines = ["non_differentiable: nobody asks", "docs: A running sum.", "samples: [{self: [2, 3], dim: 0}]", *keys]
    return f"- name: {name}\n  call: reduce.cumsum\n" + "".join(f"  {line}\n" for line in lines)


# ---- batch


@pytest.mark.parametrize(("key", "rule"), [("", ""), ("batch: samples", ""), ("batch: dims.of_input", "dims.of_input")])
def test_the_description_of_an_op_names_its_rule(key: str, rule: str) -> None:
    spec = read(running_sum(key))
    op = spec.ops[0]
    assert (op.batch, op.slow_on_batches) == (rule, not rule)
    assert ('    batch="dims.of_input",\n' in render(spec, WHERE.csrc)["main.py"]) == bool(rule)


def test_an_op_that_runs_along_the_rows_of_one_tensor_needs_no_key() -> None:
    rows = "- name: _mean_of_rows(Tensor self, int dim) -> Tensor\n  forward: row_sum(self) / row_count()\n  non_differentiable: nobody asks\n"
    samples = "  samples: [{self: [2, 3], dim: 0}]\n"
    assert first(rows + samples).batch == first(rows + "  batch: auto\n" + samples).batch == "dims.of_input"
    assert first(rows + "  batch: samples\n" + samples).batch == ""
    weighted = rows.replace("Tensor self, int dim", "Tensor self, Tensor weight, int dim").replace("row_sum(self)", "row_sum(self * weight)")
    assert first(weighted + samples.replace("dim:", "weight: [3], dim:")).batch == "", "whose operands line up behind the rows"


def test_an_elementwise_op_needs_no_key() -> None:
    double = "- name: _double(Tensor self) -> Tensor\n  forward: self + self\n  self: grad * 2\n"
    plain, said = first(double), first(double + "  batch: auto\n")
    assert plain.batch == said.batch == "" and not plain.slow_on_batches


def test_every_rule_is_named_by_an_op_and_every_name_is_a_rule() -> None:
    named = {op.batch for op in REAL} - {""}
    assert named == {name for name, function in TARGETS.functions["batch"].items()}
    assert all(rule_named(name).__name__ == name.partition(".")[2] for name in named)


@pytest.mark.parametrize(("key", "slow"), [("batch: samples", True), ("batch: dims.of_input", False)])
def test_the_catalogue_says_which_ops_are_slow_on_batches(key: str, slow: bool) -> None:
    changed = read(running_sum(key, name=RUNNING_SUM.removeprefix("_")))
    page = catalogue(changed, make_plan(changed).saved)
    entry = page.split("### `run`")[1].split("###")[0]
    assert ("- in `vmap`: one sample after the other, which is slow\n" in entry) == slow


# ---- flops


def counted(text: str, name: str, *args: Any, **keywords: Any) -> int:
    namespace: dict[str, Any] = {}
    exec(render(read(text), WHERE.csrc)["flops.py"], namespace)
    return int(namespace["FLOPS"][name](*args, **keywords))


def sized(*shape: int) -> Any:
    return SimpleNamespace(shape=shape)


def test_operations_are_counted_by_sizes_and_arguments() -> None:
    text = running_sum("flops: self.numel() * (2 if dtype is None else 3) - prod(result.shape[1:])")
    assert counted(text, "_run", sized(4, 3), sized(4, 3), 0, dtype=None) == 21
    assert counted(text, "_run", sized(4, 3), sized(4, 3), 0, dtype="float32", out=None, axis=None) == 33


def test_operations_of_one_of_several_results() -> None:
    text = """\
- name: _most(Tensor self, int dim, bool keepdim=False) -> (Tensor values, Tensor indices)
  call: order.max_dim
  flops: self.numel() * max(len(indices.shape), 1) + min(values.ndim, 1) + count(self.shape, dim)
  non_differentiable: nobody asks
  samples: [{self: [2, 3], dim: 0}]
"""
    assert counted(text, "_most", (sized(3), sized(3)), sized(2, 3), 0, False) == 6 + 1 + 2


def test_gradients_of_what_is_multiplied_are_products_too() -> None:
    text = """\
- name: _line(Tensor self, Tensor weight, Tensor? bias=None) -> Tensor
  call: nn.layers.linear
  flops: 2 * result.numel() * self.size(-1)
  self: grad * weight
  weight: grad * self
  bias: grad * self.ndim
  result: auto_transpose
"""
    namespace: dict[str, Any] = {}
    exec(render(read(text), WHERE.csrc)["flops.py"], namespace)
    assert namespace["FACTORS"] == {"_line": ("self", "weight")}, "the bias reads no more than a shape"
    assert namespace["FLOPS"]["_line"](sized(4, 5), sized(4, 3), sized(5, 3), None) == 2 * 4 * 5 * 3


@pytest.mark.slow
def test_the_real_spec() -> None:
    namespace: dict[str, Any] = {}
    exec(render(REAL, WHERE.csrc)["flops.py"], namespace)
    factors = namespace["FACTORS"]
    assert factors["addmm"] == ("mat1", "mat2"), "not what is added"
    assert factors["nn.functional.linear"] == ("self", "weight"), "not the bias"
    assert "mul" not in factors, "of elementwise ops nodes are not counted"


@pytest.mark.parametrize(
    ("flops", "said"),
    [
        ("self.size(2)", "spec.yaml:6:10: the 'flops' of _run cannot be counted: IndexError: tuple index out of range, with the arguments of line 5"),
        ("self.numel() - 7", "spec.yaml:6:10: the 'flops' of _run are -1 with the arguments of line 5"),
        (
            "self.numel() - 1 if dim == 0 else 2",
            "spec.yaml:6:30: 'dim == 0' never fails in a sample or special point of _run: add one where it does",
        ),
    ],
)
def test_operations_that_cannot_be_are_found_on_the_samples(flops: str, said: str) -> None:
    problems = prove(read(running_sum(f"flops: {flops}")), WHERE, {"_run"}).problems
    assert [str(p) for p in problems] == [said]
