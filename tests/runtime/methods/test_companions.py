"""Tensors given to what people use beside an autograd: plots, tables, files of NumPy's, other processes."""

from __future__ import annotations

import copy
import io
import multiprocessing
import pickle
from collections.abc import Callable, Iterator
from multiprocessing import shared_memory
from typing import Any

import numpy as np
import pytest

import specgrad as sg


@pytest.fixture
def plain() -> sg.Tensor:
    return sg.tensor([1.0, 4.0, 9.0])


@pytest.fixture
def leaf() -> sg.Tensor:
    return sg.tensor([1.0, 4.0, 9.0], requires_grad=True)


def refuses(use: Callable[[Any], Any], leaf: sg.Tensor) -> None:
    """Who would end a history gets an error; under no_grad, and detached, it gets the elements."""
    with pytest.raises((RuntimeError, TypeError), match=r"detach\(\)"):
        use(leaf)
    use(leaf.detach())
    with sg.no_grad():
        use(leaf)


# ---- plots


@pytest.fixture
def axes() -> Iterator[Any]:
    matplotlib = pytest.importorskip("matplotlib")
    matplotlib.use("Agg")
    from matplotlib import pyplot

    figure, axes = pyplot.subplots()
    yield axes
    figure.canvas.draw()
    pyplot.close(figure)


PLOTS: dict[str, Callable[[Any, Any], Any]] = {
    "plot": lambda axes, t: axes.plot(t),
    "plot of two": lambda axes, t: axes.plot(t, t * 2, label="x"),
    "scatter": lambda axes, t: axes.scatter(t, t, c=t),
    "hist": lambda axes, t: axes.hist(t),
    "bar": lambda axes, t: axes.bar(range(3), t),
    "errorbar": lambda axes, t: axes.errorbar(t, t, yerr=t),
    "fill": lambda axes, t: axes.fill_between(t, t),
    "image": lambda axes, t: axes.imshow(t.reshape(1, 3)),
    "contours": lambda axes, t: axes.contourf(t.expand(3, 3)),
}


@pytest.mark.filterwarnings("ignore:Converting a tensor with requires_grad")
@pytest.mark.parametrize("name", PLOTS)
def test_plots(name: str, axes: Any, leaf: sg.Tensor) -> None:
    refuses(lambda t: PLOTS[name](axes, t), leaf)


def test_what_is_plotted(axes: Any, plain: sg.Tensor) -> None:
    (line,) = axes.plot(plain, plain.bfloat16())
    assert line.get_xdata().tolist() == line.get_ydata().tolist() == [1, 4, 9]


# ---- tables


def test_tables(plain: sg.Tensor, leaf: sg.Tensor) -> None:
    pandas = pytest.importorskip("pandas")
    for use in (pandas.Series, pandas.Index, lambda t: pandas.DataFrame({"a": t}), lambda t: pandas.DataFrame(t.reshape(3, 1)), lambda t: pandas.Series(t) + t):
        refuses(use, leaf)
    assert pandas.Series(plain).tolist() == [1, 4, 9] and pandas.Series(plain).dtype == np.float32
    frame = pandas.DataFrame({"i": [1, 2, 3]})
    frame["a"] = plain
    assert frame["a"].tolist() == [1, 4, 9] and sg.tensor(frame["a"]).tolist() == [1, 4, 9]


# ---- files and copies


def written(save: Callable[..., Any], value: Any) -> Any:
    file = io.BytesIO()
    save(file, value)
    file.seek(0)
    found = np.load(file)
    return found if isinstance(found, np.ndarray) else found["arr_0"]


@pytest.mark.parametrize("save", [np.save, np.savez, np.savez_compressed])
def test_files_of_numpy(save: Any, plain: sg.Tensor, leaf: sg.Tensor) -> None:
    refuses(lambda t: written(save, t), leaf)
    assert written(save, plain).tolist() == [1, 4, 9] and written(save, plain).dtype == np.float32
    assert written(save, plain.bfloat16()).dtype.kind == "V"  # NumPy keeps the bytes of bfloat16, not its name: specgrad.save keeps both


@pytest.mark.parametrize("again", [lambda t: pickle.loads(pickle.dumps(t)), copy.copy, copy.deepcopy])
def test_copies(again: Any, plain: sg.Tensor, leaf: sg.Tensor) -> None:
    for t in (plain, leaf, plain.bfloat16(), plain.long(), sg.zeros(0, 3)):
        found = again(t)
        assert found.dtype is t.dtype and found.shape == t.shape and found.tolist() == t.tolist() and found.requires_grad == t.requires_grad and found.is_leaf


# ---- other processes


def doubled(t: sg.Tensor) -> sg.Tensor:
    return t * 2


def from_queue(queue: Any, results: Any) -> None:
    results.put(doubled(queue.get()))


def into_memory(name: str, count: int) -> None:
    block = shared_memory.SharedMemory(name)
    t = sg.from_numpy(np.ndarray(count, np.float32, block.buf))
    t.mul_(2)
    del t
    block.close()


def test_tensors_travel_between_processes(plain: sg.Tensor, leaf: sg.Tensor) -> None:
    context = multiprocessing.get_context("spawn")
    queue, results = context.Queue(), context.Queue()
    process = context.Process(target=from_queue, args=(queue, results))
    process.start()
    queue.put(leaf)
    found = results.get(timeout=300)
    process.join()
    assert found.tolist() == [2, 8, 18] and found.requires_grad and found.is_leaf  # a history stays where it was made


def test_memory_is_shared_by_a_block_of_python(plain: sg.Tensor) -> None:
    context = multiprocessing.get_context("spawn")
    block = shared_memory.SharedMemory(create=True, size=plain.nbytes)
    try:
        shared = sg.from_numpy(np.ndarray(3, np.float32, block.buf))
        shared.copy_(plain)
        process = context.Process(target=into_memory, args=(block.name, 3))
        process.start()
        process.join()
        assert process.exitcode == 0 and shared.tolist() == [2, 8, 18]
        del shared
    finally:
        block.close()
        block.unlink()


@pytest.mark.parametrize("prefer", ["processes", "threads"])
def test_joblib(prefer: str, plain: sg.Tensor, leaf: sg.Tensor, tmp_path: Any) -> None:
    joblib = pytest.importorskip("joblib")
    found = joblib.Parallel(n_jobs=2, prefer=prefer)(joblib.delayed(doubled)(t) for t in (plain, leaf))
    assert [t.tolist() for t in found] == [[2, 8, 18]] * 2 and found[1].requires_grad
    joblib.dump(leaf, tmp_path / "leaf")
    assert joblib.load(tmp_path / "leaf").requires_grad
    assert joblib.hash(plain) == joblib.hash(plain.clone()) != joblib.hash(plain * 2)
    calls = []
    remembered = joblib.Memory(tmp_path, verbose=0).cache(lambda t: calls.append(t) or t * 3)
    assert remembered(plain).tolist() == remembered(plain).tolist() == [3, 12, 27] and len(calls) == 1
