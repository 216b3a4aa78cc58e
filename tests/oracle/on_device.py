"""The oracle suite with device="cuda": what specgrad makes in a test lies on the stand-in for CuPy, unless the test says where; PyTorch stays on the CPU.

python -m pytest -p tests.oracle.on_device tests/oracle/ops
SPECGRAD_ORACLE_DEVICE=cuda:1 python -m pytest -p tests.oracle.on_device tests/oracle/ops    # on another device than the current one
"""

from __future__ import annotations

import functools
import inspect
import os
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from typing import Any
from unittest import mock

import pytest

import specgrad
from specgrad import Tensor
from specgrad.array.backends import Backend
from specgrad.core.kernels.cuda_arrays import BACKEND
from tests.cuda.test_on_device import NOT_YET
from tests.cuda.twin.modules import twin
from tests.oracle.both import torch  # noqa: F401  # which is imported before the stand-in stands

_NOT_YET = tuple(f"{test}[{name}{end}" for test, end in (("test_same_as_pytorch", "("), ("test_same_as_pytorch", "-"), ("test_out", "]")) for name in NOT_YET)
DEVICE = os.environ.get("SPECGRAD_ORACLE_DEVICE", "cuda")  # cuda:1 is not the current device
NAMESPACES = (specgrad, specgrad.fft, specgrad.nn, specgrad.signal.windows)


def makers() -> Iterator[tuple[Any, str, Callable[..., Any]]]:
    """What makes tensors on a device that one may say: functions, and the classes of layers. What is like a tensor lies where that lies."""
    for namespace in NAMESPACES:
        for name in namespace.__all__:
            value = getattr(namespace, name)
            if inspect.isclass(value) and issubclass(value, specgrad.nn.Module):
                first = next(c for c in value.__mro__ if "__init__" in vars(c))
                if "device" in _parameters(first.__init__):
                    yield first, "__init__", first.__init__
            elif callable(value) and value is not Tensor and not name.endswith("_like") and "device" in _parameters(value):
                yield namespace, name, value


def _parameters(value: Callable[..., Any]) -> Any:
    try:
        return inspect.signature(value).parameters
    except ValueError:  # of a class that is compiled
        return ()


def there(make: Callable[..., Any]) -> Callable[..., Any]:
    """What makes a tensor, on the device unless it is said where, or is made of a tensor."""

    signature = inspect.signature(make)

    @functools.wraps(make)
    def made(*args: Any, **options: Any) -> Any:
        try:
            given = signature.bind(*args, **options)
        except TypeError:
            return make(*args, **options)  # which says what is wrong with them
        if given.arguments.get("device") is None and not any(isinstance(value, Tensor) for value in args):
            given.arguments["device"] = DEVICE
        return make(*given.args, **given.kwargs)

    return made


def moved(make: Callable[..., Any]) -> Callable[..., Any]:
    """What makes a tensor over memory of the host: a copy of it on the device."""
    return functools.wraps(make)(lambda *args, **options: make(*args, **options).to(DEVICE))


@contextmanager
def on_the_device() -> Iterator[None]:
    with ExitStack() as patched:
        patched.enter_context(twin())
        for (where, name), make in {(where, name): make for where, name, make in makers()}.items():
            patched.enter_context(mock.patch.object(where, name, there(make)))
        patched.enter_context(mock.patch.object(specgrad, "from_numpy", moved(specgrad.from_numpy)))
        patched.enter_context(mock.patch.object(Tensor, "numpy", _numpy(Tensor.numpy)))
        patched.enter_context(mock.patch.object(BACKEND, "refuse_if_any", functools.partial(Backend.refuse_if_any, BACKEND)))  # at once, as on the host
        yield


def _numpy(numpy: Callable[..., Any]) -> Callable[..., Any]:
    """Tensor.numpy, which copies what is on the device, where it would be an error."""
    return lambda tensor, *, force=False: numpy(tensor.cpu() if tensor.is_cuda else tensor, force=force)


NOT_ON_A_DEVICE = {  # tests, or what the names of some begin with, that the device changes, or that ask nothing of it
    "tests/oracle/test_": "they read names and specifications, and ask for memory of the host that both libraries share",
    "tests/oracle/profiling/": "what is profiled is the host's; tests/cuda/test_profiler_device.py has the device's",
    "tests/oracle/ops/test_emitted_": "they are PyTorch's own programs",
    "tests/oracle/ops/test_numbers_of_numpy.py": "NumPy's arrays of the host are no operands beside tensors of a device",
    "tests/oracle/ops/test_out_of_creation.py::test_what_else_is_asked_for": "some name the CPU as the device of a result that is not there",
    "tests/oracle/ops/test_names_of_arguments.py::test_by_name[airy_ai]": "CuPy has no Airy function",
    "tests/oracle/ops/test_ops_creation.py::test_memory_is_shared_or_copied": "memory of the host is shared with none of a device",
    "tests/oracle/ops/test_ops_creation.py::test_same_as_pytorch[lib.from_numpy(np.arange(4)[::2])": "a copy has no gaps",
    "tests/oracle/ops/test_unusual_arguments.py::test_as_pytorch[(1099511627776, 1099511627776)": "the stand-in tells of it in NumPy's words",
    "tests/oracle/ops/test_unusual_arguments.py::test_as_pytorch[(2147483648, 2147483648)": "the stand-in tells of it in NumPy's words",
    "tests/oracle/ops/test_unusual_arguments.py::test_as_pytorch[a product that is too large": "the stand-in tells of it in NumPy's words",
    "tests/oracle/ops/test_on_a_device.py": "it is on the device as it is",
    "tests/oracle/nn/test_attention_backends.py": "other ways of attending are chosen; tests/cuda/kernels/test_attention_backends.py asks for those",
    "tests/oracle/tensor/test_printing.py": "the device is printed",
    "tests/oracle/functions/test_function_in_place.py::test_a_view_whose_base_has_changed_is_printed": "the device is printed",
    "tests/oracle/autograd/test_graph.py::test_hooks_print_the_same": "the device is printed",
    "tests/oracle/autograd/test_graph.py::test_nodes[metadata_of]": "the device is told",
    "tests/oracle/autograd/test_autograd.py::test_dual_tensors": "the device is printed",
    "tests/oracle/nn/test_module.py::test_programs_give_the_same[parameter_": "the device is printed",
    "tests/oracle/nn/test_module.py::test_random_values_are_of_the_same_distribution": "np.asarray() refuses what lies on a device",
    "tests/oracle/nn/test_layers.py::test_first_values_are_of_the_same_distribution": "np.asarray() refuses what lies on a device",
    "tests/oracle/nn/test_module.py::test_errors_say_the_same[a tensor for a": "the type names the device",
    "tests/oracle/nn/test_module.py::test_errors_say_the_same[a buffer for a": "the type names the device",
    "tests/oracle/nn/test_module.py::test_errors_say_the_same[register a tensor": "the type names the device",
    "tests/oracle/nn/test_module.py::test_errors_say_the_same[register what was computed": "the type names the device",
    "tests/oracle/autograd/test_node_names.py::test_same_as_pytorch[cumprod-2": "only on the host zeros are looked for, which changes the graph",
    "tests/oracle/autograd/test_node_names.py::test_same_as_pytorch[masked.cumprod-2": "only on the host zeros are looked for, which changes the graph",
    "tests/oracle/autograd/test_node_names.py::test_same_as_pytorch[index_reduce-2": "only on the host zeros are looked for, which changes the graph",
    "tests/oracle/autograd/test_node_names.py::test_same_as_pytorch[scatter_reduce-2": "only on the host zeros are looked for, which changes the graph",
    "tests/oracle/ops/test_nothing_to_sum.py::test_results_and_gradients[lib.linalg.ldl_solve(": "CuPy has no factorisation of symmetric matrices",
    "tests/oracle/ops/test_ops_matrices.py::test_singular_matrices[eigh of NaN": "the stand-in finds no fault in NaN",
    "tests/oracle/ops/test_ops_matrices.py::test_singular_matrices[svd of NaN": "the stand-in finds no fault in NaN",
    "tests/oracle/ops/test_ops_matrices.py::test_info_tells_which_matrix_is_singular[": "on a device the last pivot is told, whichever is zero",
    "tests/oracle/ops/test_ops_matrices.py::test_the_error_names_the_matrix_of_a_batch": "on a device the last pivot is told, whichever is zero",
    "tests/oracle/optim/test_optimizers.py::test_steps": "np.asarray() refuses what lies on a device; tests/cuda/test_on_device.py trains",
    "tests/oracle/tensor/test_tensor.py::test_same_text": "the device is printed",
    "tests/oracle/tensor/test_tensor.py::test_same_answer[x.device.type": "the device is told",
    "tests/oracle/tensor/test_tensor.py::test_same_answer[str(x.device)": "the device is told",
    "tests/oracle/tensor/test_tensor.py::test_same_answer[x.is_cuda": "the device is told",
    "tests/oracle/tensor/test_tensor.py::test_same_answer[x.type()": "the type names the device",
    "tests/oracle/tensor/test_tensor.py::test_same_answer[x.cpu()-leaf": "a leaf that is moved is no leaf",
    "tests/oracle/tensor/test_tensor.py::test_same_answer[x.to('cpu')-leaf": "a leaf that is moved is no leaf",
    "tests/oracle/tensor/test_tensor.py::test_same_answer[x.to(lib.device('cpu'))-leaf": "a leaf that is moved is no leaf",
    "tests/oracle/tensor/test_tensor.py::test_same_answer[np.asarray(x)": "np.asarray() refuses what lies on a device",
    "tests/oracle/tensor/test_tensor.py::test_same_answer[x.numpy().strides": "a copy on the host is contiguous",
    "tests/oracle/tensor/test_tensor.py::test_same_answer[x.apply_(abs)": "apply_() is for the CPU, in PyTorch too",
    "tests/oracle/tensor/test_tensor_in_python.py::test_as_a_number": "the device is printed",
    "tests/oracle/tensor/test_tensor_in_python.py::test_arrays_in_every_mode": "np.asarray() refuses what lies on a device",
    "tests/oracle/tensor/test_tensor_in_python.py::test_copies_and_products": "NumPy's arrays of the host are no operands beside tensors of a device",
    "tests/oracle/tensor/test_tensor_in_python.py::test_things": "np.asarray() and apply_() refuse what lies on a device, whose number is told",
}


_there = ExitStack()


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    left_out = [item for item in items if item.nodeid.startswith(tuple(NOT_ON_A_DEVICE)) or item.name.startswith(_NOT_YET)]
    config.hook.pytest_deselected(items=left_out)
    items[:] = [item for item in items if item not in set(left_out)]


def pytest_sessionstart() -> None:
    _there.enter_context(on_the_device())


def pytest_sessionfinish() -> None:
    _there.close()
