"""What holds for all tests."""

import gc
import os
import tempfile

from hypothesis import HealthCheck, settings

# A busy machine is no fault: no test fails because its examples took long to make.
settings.register_profile("patient", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("patient")

os.environ.setdefault("SPECGRAD_CACHE", os.path.join(tempfile.gettempdir(), f"specgrad-tests-{os.getuid()}"))  # of ops that are defined as a program runs


def pytest_collection_finish() -> None:
    """The collector need not look through tens of thousands of tests each time that one of them asks for it: that takes a second."""
    gc.collect()
    gc.freeze()
