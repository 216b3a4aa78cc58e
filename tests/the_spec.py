"""The real spec, and what is made of it: each once in a process, when it is first asked for, and not while tests are collected."""

from __future__ import annotations

from specgrad.codegen.generate import render
from specgrad.codegen.model.op import Spec
from specgrad.codegen.paths import paths
from specgrad.codegen.plan.op_plan import Plan, make_plan
from specgrad.codegen.project import load_spec
from tests.made_once import made_once

WHERE = paths()


@made_once
def spec() -> Spec:
    return load_spec(None)[0]


@made_once
def plan() -> Plan:
    return make_plan(spec())


@made_once
def files() -> dict[str, str]:
    """What is generated, by name."""
    return render(spec(), WHERE.csrc)
