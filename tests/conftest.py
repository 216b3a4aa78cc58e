"""What holds for all tests."""

import gc
import os
import tempfile
from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

# A busy machine is no fault: no test fails because its examples took long to make.
settings.register_profile("patient", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("patient")

# Of several workers each has a core. A BLAS that starts as many threads as there are cores would have these wait for each other, spinning: products of
# small matrices then take many times as long. Where there is one worker, BLAS has its threads.
if "PYTEST_XDIST_WORKER" in os.environ:
    os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")

os.environ.setdefault("SPECGRAD_TRACEBACKS", "full")  # a test that fails is to say where
os.environ.setdefault("SPECGRAD_CACHE", os.path.join(tempfile.gettempdir(), f"specgrad-tests-{os.getuid()}"))  # of ops that are defined as a program runs


def pytest_configure() -> None:
    """These tests are those of the checkout, and know where its files lie."""
    import specgrad

    if not Path(specgrad.__file__).samefile(Path(__file__).parents[1] / "runtime" / "__init__.py"):
        raise pytest.UsageError(f"these tests are of this checkout, and `import specgrad` finds {specgrad.__file__}: run `pip install -e '.[test]'` here first")


def pytest_collection_finish() -> None:
    """The collector need not look through tens of thousands of tests each time that one of them asks for it: that takes a second."""
    gc.collect()
    gc.freeze()


def pytest_runtest_setup() -> None:
    """A test that draws draws the same numbers each time, alone or in a run: two draws of eight coins are equal once in 256 runs, and a red must repeat."""
    import specgrad

    specgrad.manual_seed(20)


@pytest.fixture(autouse=True, scope="module")
def _unseen_by_the_collector() -> None:
    """Nor through what the modules before have left: reports, what was read, what was imported. In the second half of a run, that takes a third of a second."""
    gc.collect()
    gc.freeze()


@pytest.fixture(autouse=True, scope="module")
def _no_library_of_another_module() -> Iterator[None]:
    """What a module of tests defines is not found by others: messages name all libraries that there are, and NumPy's functions call their ops."""
    from tests.forgotten import libraries_forgotten

    with libraries_forgotten():
        yield
