"""A mutated op as functions: its code alone is generated, and run in a namespace of its own; the ops that it calls are the unchanged ones."""

from __future__ import annotations

import re
from collections import ChainMap
from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from importlib import import_module
from types import ModuleType
from typing import Any

from specgrad.codegen.generate import Writer
from specgrad.codegen.model.op import Group, Op, Spec
from specgrad.codegen.model.spec_text import SpecText
from specgrad.codegen.plan.kernels import Kernel, Kernels
from specgrad.codegen.plan.op_plan import Plan, plan_op
from specgrad.codegen.write.emit_numpy import facts, numpy_function
from specgrad.codegen.write.in_c.own import array_imports, own_of
from specgrad.codegen.write.written import Written
from specgrad.core.kernels.numpy_kernels import NumpyKernel
from specgrad.testing.ops.subject import Subject

_IMPORT = re.compile(r"^from (\S+) import kernels as _k\n", re.MULTILINE)


@dataclass
class BuiltOp:
    """What was generated for one op: its text, and its names.

    Args:
        op: The op, as its entry was read.
        package: That of all that is generated from its spec.
        text: The text of the module.
        kernels: Its kernels, by name, and those of other ops.
        names: The module's names, once it ran.
    """

    op: Op
    package: str
    text: str
    kernels: Mapping[str, Any]
    names: dict[str, Any] = field(default_factory=dict)

    @property
    def subject(self) -> Subject:
        """The functions that were generated."""
        name = self.op.signature.identifier
        form = self.names.get(f"{name}_")
        in_place, update = (None, form) if self.op.updates else (form, None)
        return Subject(self.op, self.names[name], in_place, update, self.names.get(f"_{name}_forward"))

    def run(self) -> BuiltOp:
        """Run the module's text."""
        module = ModuleType(f"{self.package}.{self.op.group}")  # never in sys.modules: nothing else may find it
        module.__dict__["__package__"] = self.package
        module.__dict__["_k"] = self.kernels
        exec(compile(self.text, f"<{self.op.name}>", "exec"), module.__dict__)
        self.names = module.__dict__
        return self


class Builder:
    """Generates the code of ops, one at a time. `package` is that of all that is generated from their spec."""

    package: str
    spec: Spec

    def __init__(self, spec: Spec, package: str = "specgrad.generated"):
        self.spec, self.package = spec, package

    def build(self, op: Op) -> BuiltOp:
        """The code of an op of the spec, or of one that takes its place."""
        kernels = Kernels(self.spec)
        kernels.spec = kernels.spec | {op.name: op}
        alone = replace(self.spec, ops=(op,))
        plan = Plan(alone, kernels, {op.name: plan_op(op, kernels)})
        text = Writer(alone, Written(plan)).module(Group(op.group, SpecText("One op."), op.location))
        found = _IMPORT.search(text)
        assert found is not None
        others = import_module(found[1], self.package).kernels  # those of other ops, which it calls
        return BuiltOp(op, self.package, text.replace(found[0], ""), ChainMap(_numpy(kernels.by_name), others)).run()


def _numpy(kernels: dict[str, Kernel]) -> dict[str, NumpyKernel]:
    """The kernels of an op, as NumPy expressions."""
    lines = ["import numpy as np", "from specgrad.array import pointwise", *array_imports(own_of(*kernels.values()))]
    for kernel in kernels.values():
        lines += numpy_function(kernel)
    names: dict[str, Any] = {}
    exec(compile("\n".join(lines), "<kernels>", "exec"), names)
    return {kernel.name: NumpyKernel(kernel.name, (names[kernel.name], *facts(kernel))) for kernel in kernels.values()}
