"""Saved tensors kept elsewhere: on the CPU, or on disk."""

from __future__ import annotations

import gc
import os
import subprocess
import sys
import textwrap
import weakref
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import specgrad as sg
from specgrad.autograd.graph import disable_saved_tensors_hooks, save_on_cpu, save_on_disk, saved_tensors_hooks
from specgrad.autograd.saved import on_cpu as module


def program(x: sg.Tensor) -> sg.Tensor:
    y = (x * 2).exp()
    z = y.t() @ y
    return (z.sin() * z)[sg.tensor([0, 1])].sum()


def leaf() -> sg.Tensor:
    return (sg.arange(6.0, dtype=sg.float64).reshape(3, 2) / 10).requires_grad_()


@pytest.mark.parametrize("hooks", [save_on_cpu, lambda: save_on_cpu(pin_memory=True), save_on_disk, lambda: save_on_disk(keep_leaves=False)])
def test_gradients_are_the_same(hooks: Callable[[], saved_tensors_hooks]) -> None:
    x = leaf()
    (plain,) = sg.autograd.grad(program(x), x, create_graph=True)
    (second,) = sg.autograd.grad(plain.sum(), x)
    with hooks():
        y = program(x)
    assert sg.autograd.grad(y, x, retain_graph=True)[0].tolist() == plain.tolist()
    (first,) = sg.autograd.grad(y, x, create_graph=True)
    assert sg.allclose(sg.autograd.grad(first.sum(), x)[0], second)


# ---- on the CPU


def test_nothing_is_copied_on_the_cpu() -> None:
    x = leaf()
    with save_on_cpu():
        y = x.exp()
    assert y.grad_fn._saved_result._array is y._array  # type: ignore[union-attr]


def test_nothing_is_kept_alive_by_a_cycle(no_collector: None) -> None:
    x = leaf()
    with save_on_cpu():
        y = x.exp()
    gone = weakref.ref(y)
    del y
    assert gone() is None


def test_what_is_on_a_device_is_moved_there_and_back(monkeypatch: pytest.MonkeyPatch) -> None:
    moved: list[Any] = []
    copied: list[Any] = []
    monkeypatch.setattr(module, "to_host", lambda array: (copied.append(array), np.array(array))[1])
    monkeypatch.setattr(module, "np", type("NoArrays", (), {"ndarray": ()}))  # nothing counts as being on the CPU
    monkeypatch.setattr(sg.Tensor, "to", lambda self, where: (moved.append(where), self)[1])
    t = sg.from_numpy(np.ones(2))
    where, kept, nothing_to_wait_for = module._pack(t)
    assert copied == [t._array] and kept._array is not t._array and kept._changes is not t._changes
    assert module._unpack((where, kept, nothing_to_wait_for)) is kept and moved == [where]


def test_devices_are_checked_and_hooks_may_be_disabled() -> None:
    with pytest.raises(RuntimeError, match=r"expected device_type 'cuda', got 'tpu'"):
        save_on_cpu(device_type="tpu")
    message = "saved tensors default hooks are disabled"
    with disable_saved_tensors_hooks(message):
        with pytest.raises(RuntimeError, match=message), save_on_cpu():
            pass
        with pytest.raises(RuntimeError, match=message), save_on_disk():
            pass


# ---- on disk


def test_files_are_there_until_the_graph_is_freed(tmp_path: Path, no_collector: None) -> None:
    x = leaf()
    folder = tmp_path / "made" / "on the way"
    with save_on_disk(folder):
        y = program(x)
    names = os.listdir(folder)
    assert names and all(name.endswith(".bin") for name in names)
    y.backward(retain_graph=True)
    assert sorted(os.listdir(folder)) == sorted(names)
    y.backward()
    assert os.listdir(folder) == []


def test_files_of_a_dropped_graph_go(tmp_path: Path, no_collector: None) -> None:
    with save_on_disk(tmp_path):
        y = program(leaf())
    assert os.listdir(tmp_path)
    del y
    assert os.listdir(tmp_path) == []


def test_files_go_when_the_forward_raises(tmp_path: Path, no_collector: None) -> None:
    def fails() -> None:
        with save_on_disk(tmp_path):
            kept = program(leaf())
            assert os.listdir(tmp_path) and kept.requires_grad
            raise ZeroDivisionError

    with pytest.raises(ZeroDivisionError):
        fails()
    gc.collect()
    assert os.listdir(tmp_path) == []


def test_the_temporary_directory_goes_with_its_last_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, no_collector: None) -> None:
    monkeypatch.setattr("tempfile.tempdir", str(tmp_path))
    with save_on_disk():
        y = program(leaf())
    (folder,) = os.listdir(tmp_path)
    assert folder.startswith("specgrad-saved-")
    y.backward()
    assert os.listdir(tmp_path) == []
    with save_on_disk():
        pass
    assert os.listdir(tmp_path) == [], "nothing saved, nothing made"


def test_files_go_at_exit_but_not_with_a_forked_child(tmp_path: Path) -> None:
    script = f"""
    import os, specgrad as sg
    x = sg.ones(3, requires_grad=True)
    with sg.autograd.graph.save_on_disk({str(tmp_path)!r}):
        y = (x * 2).exp()
    before = os.listdir({str(tmp_path)!r})
    child = os.fork()
    if not child:
        raise SystemExit
    os.waitpid(child, 0)
    assert before and os.listdir({str(tmp_path)!r}) == before
    y.sum().backward(retain_graph=True)
    """
    subprocess.run([sys.executable, "-c", textwrap.dedent(script)], check=True)
    assert os.listdir(tmp_path) == []


def test_what_is_saved_twice_is_written_once(tmp_path: Path) -> None:
    x = leaf()
    with save_on_disk(tmp_path):
        a = x * 1
        y = a * a
        z = a.sin()
        assert len(os.listdir(tmp_path)) == 1
        with sg.no_grad():
            a.mul_(3)
        w = a.cos()
        assert len(os.listdir(tmp_path)) == 2, "another version is another value"
    (y.sum() + z.sum() + w.sum()).backward()
    d = x.detach()
    assert sg.allclose(x.grad, 2 * d + d.cos() - (3 * d).sin())


def test_what_is_small_stays_in_memory_and_so_do_leaves(tmp_path: Path) -> None:
    x = leaf()
    with save_on_disk(tmp_path, min_bytes=49):
        small = (x * 1).exp()
    with save_on_disk(tmp_path):
        leaves = x * x
    assert os.listdir(tmp_path) == []
    with save_on_disk(tmp_path, min_bytes=48):
        large = (x * 1).exp()
    assert len(os.listdir(tmp_path)) == 1
    with save_on_disk(tmp_path, keep_leaves=False):
        written = x * x
    assert len(os.listdir(tmp_path)) == 2
    (small + leaves + large + written).sum().backward()
    with pytest.raises(ValueError, match=r"min_bytes must be a number of bytes, not negative, got -1"):
        save_on_disk(min_bytes=-1)


def test_layouts_and_dtypes_come_back(tmp_path: Path) -> None:
    tensors = [
        sg.arange(12.0).reshape(3, 4).t(),
        sg.arange(12.0).reshape(3, 4)[:, ::2],
        sg.ones(()),
        sg.ones(0, 3),
        sg.ones(2, 3, dtype=sg.bfloat16),
        sg.tensor([True, False]),
        sg.tensor([1 + 2j]),
        sg.ones(1, 3).expand(2, 3),
    ]
    hooks = save_on_disk(tmp_path, keep_leaves=False)
    for tensor in tensors:
        back = hooks.unpack_hook(hooks.pack_hook(tensor))
        assert back.dtype is tensor.dtype and back.shape == tensor.shape and bool((back == tensor).all())
    assert hooks.unpack_hook(hooks.pack_hook(tensors[0])).stride() == tensors[0].stride()


def test_a_directory_that_cannot_be_made() -> None:
    with pytest.raises(NotADirectoryError, match=r"save_on_disk: cannot make the directory.*/dev/null/x"), save_on_disk("/dev/null/x"):
        program(leaf())


def test_a_disk_that_is_full(tmp_path: Path) -> None:
    script = f"""
    import os, resource, specgrad as sg
    x = sg.ones(100, 100, requires_grad=True)
    resource.setrlimit(resource.RLIMIT_FSIZE, (4096, 4096))
    try:
        with sg.autograd.graph.save_on_disk({str(tmp_path)!r}):
            (x * 2).exp()
    except OSError as error:
        assert {str(tmp_path)!r} in str(error) and "cannot write the 40000 bytes of a specgrad.float32 tensor of shape [100, 100]" in str(error), error
        assert os.listdir({str(tmp_path)!r}) == []
        print("told")
    """
    done = subprocess.run([sys.executable, "-c", textwrap.dedent(script)], check=True, capture_output=True, text=True)
    assert done.stdout == "told\n"


def test_files_that_somebody_has_taken_away(tmp_path: Path) -> None:
    with save_on_disk(tmp_path):
        y = (leaf() * 2).exp().sum()
        z = (leaf() * 2).exp().sum()
    first, second = sorted(tmp_path.iterdir(), key=lambda p: p.stat().st_mtime_ns)
    first.unlink()
    with pytest.raises(FileNotFoundError, match=r"save_on_disk: cannot read a saved tensor back"):
        y.backward()
    second.write_bytes(b"123")
    with pytest.raises(OSError, match=r"cut short: 3 of 48 bytes"):
        z.backward()


def test_no_cycle_is_left(no_collector: None) -> None:
    with save_on_disk() as nothing:
        y = program(leaf())
    assert nothing is None
    y.backward()
    del y
    assert gc.collect() == 0


def test_one_object_may_be_entered_again_and_within_itself(tmp_path: Path) -> None:
    hooks = save_on_disk(tmp_path)
    x = leaf()
    with hooks:
        a = (x * 1).exp()
        with hooks:
            b = a.exp()
        c = b.exp()
    with hooks:
        d = c.exp()
    d.sum().backward()
    assert x.grad is not None and os.listdir(tmp_path) == []
