"""Tensors in files."""

from __future__ import annotations

import io
import json
import os
import pickle
import struct
import subprocess
import sys
from collections import OrderedDict
from pathlib import Path
from threading import Thread
from typing import Any

import numpy as np
import pytest

import specgrad as sg
from specgrad.core.base.dtypes import ALL

safetensors = pytest.importorskip("safetensors")
from safetensors import numpy as arrays_in_files  # noqa: E402


def again(value: Any) -> Any:
    file = io.BytesIO()
    sg.save(value, file)
    file.seek(0)
    return sg.load(file)


@pytest.mark.parametrize("dtype", ALL, ids=str)
@pytest.mark.parametrize("shape", [(), (0, 3), (2, 3)])
def test_every_dtype(dtype: sg.dtype, shape: tuple[int, ...]) -> None:
    values = np.arange(6)[: int(np.prod(shape))].reshape(shape)
    t = sg.from_numpy(values.astype(dtype.numpy))
    found = again(t)
    assert found.dtype is dtype and found.shape == t.shape and found.numpy().tobytes() == t.numpy().tobytes()
    found.zero_()  # it may be written to


def test_nested_containers(tmp_path: Path) -> None:
    w = sg.ones(2, 3, requires_grad=True)
    state = {
        "layers": [{"weight": w, "bias": sg.zeros(3).bfloat16()}, (sg.tensor(1 + 2j), np.arange(3))],
        "optimizer": {
            "state": {0: {"step": 5, "momentum": sg.randn(2, 3).t()}}, "lr": 0.1, "name": "sgd", "nesterov": False, "schedule": None, "limit": float("inf"),
        },
        "tied": w,
        "half": (w * 2),
    }  # fmt: skip
    sg.save(state, tmp_path / "state.safetensors")
    found = sg.load(tmp_path / "state.safetensors")
    assert found["layers"][0]["weight"].requires_grad and found["layers"][0]["weight"] is found["tied"]
    assert found["optimizer"] | {"state": 0} == state["optimizer"] | {"state": 0}  # type: ignore[operator]
    assert found["optimizer"]["state"][0]["step"] == 5 and isinstance(found["layers"][1], tuple)
    assert np.array_equal(found["optimizer"]["state"][0]["momentum"].numpy(), state["optimizer"]["state"][0]["momentum"].numpy())  # type: ignore[index]
    assert type(found["layers"][1][1]) is np.ndarray and found["layers"][1][0].item() == 1 + 2j
    assert not found["half"].requires_grad and found["half"].tolist() == [[2] * 3] * 2  # the history stays where it was made
    names = {name for name, _ in safetensors.deserialize((tmp_path / "state.safetensors").read_bytes())}
    assert names == {"layers.0.weight", "layers.0.bias", "layers.1.0", "layers.1.1", "optimizer.state.0.momentum", "half"}
    assert again(OrderedDict(a=w)).keys() == {"a"} and again([]) == [] and again(None) is None


def test_names_that_would_be_one() -> None:
    found = again({"a.b": sg.zeros(1), "a": {"b": sg.ones(1)}, "__metadata__": sg.ones(2)})
    assert found["a.b"].tolist() == [0] and found["a"]["b"].tolist() == [1] and found["__metadata__"].tolist() == [1, 1]


def test_files_of_others(tmp_path: Path) -> None:
    import ml_dtypes

    given = {"w": np.ones((2, 2), np.float32), "n": np.arange(3)}
    arrays_in_files.save_file(given, tmp_path / "others.safetensors")
    found = sg.load(tmp_path / "others.safetensors")
    assert set(found) == {"w", "n"} and found["n"].dtype is sg.int64 and found["w"].tolist() == [[1, 1], [1, 1]]
    sg.save({"w": sg.ones(2)}, tmp_path / "ours.safetensors")
    assert arrays_in_files.load_file(tmp_path / "ours.safetensors")["w"].tolist() == [1, 1]
    (tmp_path / "tiny").write_bytes(arrays_in_files.save({"w": np.ones(2, ml_dtypes.float8_e4m3fn)}))
    assert sg.load(tmp_path / "tiny")["w"].dtype == ml_dtypes.float8_e4m3fn  # which no tensor can have: an array
    assert again(np.ones(2, ml_dtypes.float8_e5m2)).dtype == ml_dtypes.float8_e5m2


def test_a_file_appears_whole_or_not_at_all(tmp_path: Path, monkeypatch: Any) -> None:
    path = tmp_path / "state"
    sg.save(sg.ones(2), path)
    os.chmod(path, 0o640)

    def full(*_: Any) -> None:
        raise OSError("no space left")

    with monkeypatch.context() as patch:
        patch.setattr(os, "fsync", full)
        with pytest.raises(OSError, match="no space left"):
            sg.save(sg.zeros(2), path)
    assert sg.load(path).tolist() == [1, 1] and [p.name for p in tmp_path.iterdir()] == ["state"]
    sg.save(sg.zeros(2), str(path))
    assert sg.load(str(path)).tolist() == [0, 0] and path.stat().st_mode & 0o777 == 0o640


def test_a_link_stays_and_what_is_no_regular_file_is_written_to(tmp_path: Path) -> None:
    newest, run = tmp_path / "newest", tmp_path / "run"
    sg.save(sg.ones(2), run)
    newest.symlink_to(run)
    sg.save(sg.zeros(2), newest)
    assert newest.is_symlink() and sg.load(run).tolist() == [0, 0]
    pipe, received = tmp_path / "pipe", list[bytes]()
    os.mkfifo(pipe)
    reader = Thread(target=lambda: received.append(pipe.read_bytes()))
    reader.start()
    sg.save(sg.ones(3), pipe)
    reader.join()
    assert pipe.is_fifo() and sg.load(io.BytesIO(received[0])).tolist() == [1, 1, 1]
    with pytest.raises(FileNotFoundError, match="nowhere/state"):
        sg.save(sg.ones(1), tmp_path / "nowhere" / "state")


def test_damaged_files(tmp_path: Path) -> None:
    path = tmp_path / "state"
    sg.save({"w": sg.ones(100)}, path)
    whole = path.read_bytes()
    for count in (0, 4, 8, 40, len(whole) // 2, len(whole) - 1):
        path.write_bytes(whole[:count])
        with pytest.raises(ValueError, match=rf"load: .*state is no whole safetensors file, of {count} bytes"):
            sg.load(path)
    path.write_bytes(whole.replace(b'\\"tensor\\"', b'\\"tensoR\\"'))
    with pytest.raises(ValueError, match="does not fit its tensors"):
        sg.load(path)
    path.write_bytes(b"PK\3\4" + bytes(20))
    with pytest.raises(ValueError, match="zip archive, as PyTorch writes"):
        sg.load(path)
    with pytest.raises(FileNotFoundError):
        sg.load(tmp_path / "none")


class Ours:
    def __init__(self) -> None:
        self.w = sg.ones(2)


def test_pickles_only_where_they_are_asked_for(tmp_path: Path) -> None:
    for wrong, message in (({"a": [Ours()]}, "cannot write a Ours at 'a.0'"), ({(1, 2): 3}, "one of type tuple"), (np.array(["a"]), "array of <U1")):
        with pytest.raises(TypeError, match=message):
            sg.save(wrong, tmp_path / "no")
    assert not list(tmp_path.iterdir())
    sg.save(Ours(), tmp_path / "ours", weights_only=False)
    with pytest.raises(ValueError, match=r"is a pickle, which may run any code.*weights_only=False"):
        sg.load(tmp_path / "ours")
    assert sg.load(tmp_path / "ours", weights_only=False).w.tolist() == [1, 1]
    (tmp_path / "older").write_bytes(pickle.dumps(sg.ones(1), 2))
    assert sg.load(tmp_path / "older", weights_only=False).tolist() == [1]
    sg.save(sg.ones(1), tmp_path / "plain")
    assert sg.load(tmp_path / "plain", weights_only=False).tolist() == [1]


def test_without_the_package() -> None:
    code = (
        "import sys; sys.modules['safetensors'] = None\nimport specgrad, io\n"
        "try: specgrad.save(specgrad.ones(1), io.BytesIO())\nexcept ModuleNotFoundError as error: print(error)"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True)
    assert "pip install 'specgrad[files]'" in done.stdout, done.stderr


def crafted(structure: str, dtype: str = "F32", shape: tuple[int, ...] = (2,)) -> io.BytesIO:
    """A file of one tensor of zeros, "a", with a header that its writer made up."""
    zeros = bytes(4 * int(np.prod(shape)))
    header = json.dumps({"__metadata__": {"specgrad": structure}, "a": {"dtype": dtype, "shape": shape, "data_offsets": [0, len(zeros)]}}).encode()
    return io.BytesIO(struct.pack("<Q", len(header)) + header + zeros)


@pytest.mark.parametrize("dtype", ["O", "S8", "V8", "M8[s]", "float32"])
def test_what_a_file_calls_complex_is_complex(dtype: str) -> None:
    with pytest.raises(ValueError, match="is no complex dtype"):
        sg.load(crafted(json.dumps({"tensor": "a", "complex": dtype})))


@pytest.mark.parametrize(
    "structure",
    ["[" * 100_000, "[" * 100_000 + "]" * 100_000, '{"list": [' * 3000 + '{"value": 1}' + "]}" * 3000, "[1, 2]", "5", "null", "{}", '{"dict": 5}',
     '{"tensor": "b"}', '{"tensor": "a", "complex": "complex64"}'],
    ids=["open", "deep", "deep lists", "list", "number", "null", "empty", "no dict", "absent", "complex of two"],
)  # fmt: skip
def test_a_header_that_nobody_would_write_is_one_error(structure: str) -> None:
    shape = (3,) if "complex" in structure else (2,)
    with pytest.raises(ValueError, match="does not fit its tensors"):
        sg.load(crafted(structure, shape=shape))


def test_a_list_that_holds_itself_is_not_saved(tmp_path: Path) -> None:
    endless: list[Any] = []
    endless.append(endless)
    with pytest.raises(ValueError, match="hold themselves"):
        sg.save(endless, tmp_path / "endless.safetensors")
    assert not list(tmp_path.iterdir())
