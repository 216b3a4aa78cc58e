"""What pytest loads of specgrad in every run: the options, the mark `gradients` and the fixture `verify_gradients`, by name.

It stands beside the package and imports nothing of it: a project that marks no test pays for no NumPy, and tools that measure imports see
none. All that is done is in `specgrad.testing.pytest_plugin`, loaded for the first test that asks for it.
"""

from __future__ import annotations

import functools
from pathlib import Path
from types import BuiltinFunctionType, FunctionType, MethodType
from typing import Any

import pytest

SEEDS = 2**31  # that "random" chooses among

MARK = (
    "gradients(inputs, order=2, **options): verify the gradients of the function that the test is, or returns, with specgrad.testing.verify. "
    "inputs: one item for each argument, such as a shape, a tensor, a function of a NumPy Generator or a hypothesis strategy; or a dict of them by name. "
    "options: those of verify."
)


def pytest_addoption(parser: pytest.Parser) -> None:
    group = parser.getgroup("gradients", "gradients, verified by specgrad")
    group.addoption("--gradients-seed", metavar="SEED", default=None, help="seed of random inputs and gradients: a number, or 'random' for another in each run")
    group.addoption("--gradients-fast", action="store_true", default=False, help="one sample, compared along random directions, against float32 alone")
    group.addoption("--specgrad-spec", metavar="FILE", action="append", default=[], help="verify every op of a spec, a test each, such as mylib/ops.yaml")
    parser.addini("gradients_seed", "seed of random inputs and gradients: a number, or 'random'", default="0")
    parser.addini("gradients_fast", "as --gradients-fast", type="bool", default=False)
    parser.addini("gradients_samples", "how many random inputs are tried unless a test says it", default="")
    parser.addini("gradients_dtypes", "the dtypes that must agree with float64 unless a test says it", type="args", default=None)


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line("markers", MARK)
    given = config.getoption("gradients_seed")
    text = str(config.getini("gradients_seed") if given is None else given)
    text = getattr(config, "workerinput", {}).get("gradients_seed", text)
    if text == "random":
        import random

        text = str(random.SystemRandom().randrange(SEEDS))
    elif not text.isdecimal():
        where = "gradients_seed" if given is None else "--gradients-seed"
        raise pytest.UsageError(f"{where} is {text!r}; expected a number of at least 0, or 'random'")
    config.option.gradients_seed = text
    for spec in config.getoption("specgrad_spec"):
        path = config.invocation_params.dir / spec
        if not path.is_file():
            raise pytest.UsageError(f"--specgrad-spec: there is no file {spec}")
        if str(path) not in config.args:
            config.args.append(str(path))


def pytest_collect_file(file_path: Path, parent: pytest.Collector) -> pytest.Collector | None:
    """A spec that was asked for."""
    if file_path.suffix != ".yaml" or file_path not in [parent.config.invocation_params.dir / spec for spec in parent.config.getoption("specgrad_spec")]:
        return None
    from specgrad.testing.ops.pytest_items import SpecFile

    return SpecFile.from_parent(parent, path=file_path)


@pytest.hookimpl(optionalhook=True)
def pytest_configure_node(node: Any) -> None:
    """All workers of pytest-xdist have one seed."""
    node.workerinput["gradients_seed"] = node.config.option.gradients_seed


def pytest_report_header(config: pytest.Config) -> str | None:
    seed, fast = config.getoption("gradients_seed"), config.getoption("gradients_fast") or config.getini("gradients_fast")
    return f"gradients: seed {seed}{', fast' if fast else ''}" if seed != "0" or fast else None


@pytest.hookimpl(tryfirst=True)
def pytest_pycollect_makeitem(collector: Any, name: str, obj: Any) -> None:
    """Before pytest asks which fixtures a marked function wants: its inputs are none.

    A test module may hold anything under any name. Nothing but a function is asked for an attribute: objects that give one for every name, or
    that load or raise when they are asked, are left alone.
    """
    function = obj.__func__ if type(obj) in _METHODS else obj
    if type(function) in _FUNCTIONS and _is_marked(collector, function) and collector.istestfunction(obj, name):
        from specgrad.testing.pytest_plugin import hide_inputs

        hide_inputs(collector, name, function)


_METHODS = (staticmethod, classmethod, MethodType)
_FUNCTIONS = (FunctionType, BuiltinFunctionType, functools.partial, type(functools.lru_cache(len)))


def _is_marked(collector: Any, function: Any) -> bool:
    marks = getattr(function, "pytestmark", ())
    if isinstance(marks, (list, tuple)) and any(getattr(mark, "name", None) == "gradients" for mark in marks):
        return True
    return collector.get_closest_marker("gradients") is not None


@pytest.hookimpl(tryfirst=True)
def pytest_pyfunc_call(pyfuncitem: pytest.Function) -> bool | None:
    if pyfuncitem.get_closest_marker("gradients") is None:
        return None
    from specgrad.testing.pytest_plugin import run

    return run(pyfuncitem) or None


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item, call: pytest.CallInfo[None]) -> Any:
    """A failure of `verify` is its report, not the way to where it was raised."""
    report = yield
    if report.failed and call.excinfo is not None and call.excinfo.typename == "VerificationError":
        from specgrad.testing.pytest_plugin import tell

        tell(item, call.excinfo, report)
    return report


@pytest.fixture
def verify_gradients(request: pytest.FixtureRequest) -> Any:
    """`specgrad.testing.verify`, with the seed and the other options of this run: verify_gradients(function, [(3, 2)])."""
    from specgrad.testing.pytest_plugin import verify_for

    return verify_for(request.node)
