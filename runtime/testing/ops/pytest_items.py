"""`pytest --specgrad-spec mylib/ops.yaml`: every op of a spec is a test, which makes the checks of `specgrad verify`."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from specgrad.codegen.model.op import Op
from specgrad.codegen.paths import paths
from specgrad.codegen.problems import SpecError
from specgrad.codegen.project import ProjectError, load_spec

from .library import library_of
from .report import OpReport
from .subject import subject_of
from .verify import verify_op


class SpecFile(pytest.File):
    """A spec that was given by --specgrad-spec."""

    def collect(self) -> Iterator[pytest.Item]:
        try:
            spec, where = load_spec(self.path)
            if spec.namespace:
                package = library_of(spec, where).__name__
            elif self.path == paths().spec:
                package = "specgrad.generated"
            else:
                raise self.CollectError(f"{self.path.name} has no header; the spec of a library begins with '- imports: specgrad'")
        except (SpecError, ProjectError, ImportError) as error:
            raise self.CollectError(str(error)) from None
        for op in spec:
            yield OpItem.from_parent(self, name=op.name, op=op, package=package)


class OpItem(pytest.Item):
    """An op, verified."""

    op: Op
    package: str

    def __init__(self, *, op: Op, package: str, **given: Any):
        super().__init__(**given)
        self.op, self.package = op, package

    def runtest(self) -> None:
        report = verify_op(subject_of(self.op, self.package), seed=int(self.config.getoption("gradients_seed")))
        self.user_properties.append(("specgrad", f"{len(report.trials)} checks, {sum(report.comparisons.values())} numbers compared"))
        if report.failures:
            raise OpFailure(report)
        if not report.trials:
            pytest.skip("it gives no samples to try it on")

    def repr_failure(self, excinfo: Any, style: Any = None) -> Any:
        if isinstance(excinfo.value, OpFailure):
            return "\n".join(failure.message for failure in excinfo.value.report.failures)
        return super().repr_failure(excinfo, style)

    def reportinfo(self) -> tuple[Any, int, str]:
        return self.path, self.op.location.line - 1, self.name


class OpFailure(Exception):
    """An op that does not do what its entry says."""

    def __init__(self, report: OpReport):
        super().__init__(report.failures[0].message)
        self.report = report
