"""Ops that are defined as a program runs: on NumPy at once, compiled afterwards, kept for the next run, and in all ways ops like others."""

from __future__ import annotations

import gc
import os
import shutil
import stat
import subprocess
import sys
import threading
import traceback
import warnings
import weakref
from pathlib import Path
from typing import Any

import pytest

import specgrad
from specgrad.autograd import forward_ad, grad, gradcheck, gradgradcheck
from specgrad.codegen.problems import SpecError
from specgrad.core.kernels import table
from specgrad.libraries import cache

BUMP = """
- name: bump(Tensor self) -> Tensor
  forward: exp(-self * self)
  self: auto
  forms: [function, method, in-place]
  docs: A bump.
"""
ARRAYS = "import numpy as np\n\n\ndef twice(x):\n    return x * np.asarray(2, x.dtype)\n"
compiled_only = pytest.mark.skipif(not table.compiled, reason="specgrad itself runs on NumPy here, and so does every library")


def run(code: str, folder: Path, **environment: str) -> str:
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, cwd=folder, env={**os.environ, **environment})
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_an_op_is_there_at_once_under_its_names() -> None:
    ops = specgrad.define(BUMP, namespace="bumps", compile="never")
    x = specgrad.tensor([0.0, 1.0], dtype=specgrad.float64, requires_grad=True)
    assert specgrad.ops.bumps is ops and "bumps" in dir(specgrad.ops)
    assert x.bump().tolist() == ops.bump(x).tolist() == specgrad.exp(-x * x).tolist()
    assert specgrad.tensor([0.0]).bump_().tolist() == [1.0]
    assert repr(ops.bump(x).grad_fn.name()) == "'BumpBackward0'"
    assert repr(ops.LIBRARY) == "<library bumps, 3 kernels, on NumPy>"


def test_it_is_an_op_like_others() -> None:
    ops = specgrad.define(BUMP, namespace="bumps", compile="never")
    x = specgrad.randn(3, 4, dtype=specgrad.float64, requires_grad=True)
    assert gradcheck(ops.bump, (x,), check_forward_ad=True, check_batched_grad=True) and gradgradcheck(ops.bump, (x,))
    assert specgrad.vmap(ops.bump)(x).allclose(ops.bump(x))
    with forward_ad.dual_level():
        tangent = forward_ad.unpack_dual(ops.bump(forward_ad.make_dual(x, specgrad.ones(3, 4, dtype=specgrad.float64)))).tangent
    assert tangent.allclose(-2 * x * ops.bump(x))
    (first,) = grad(ops.bump(x).sum(), x, create_graph=True)
    (second,) = grad(first.sum(), x)
    assert second.allclose((4 * x * x - 2) * ops.bump(x))
    with pytest.raises(TypeError, match=r"bumps::bump\(\): argument 'input' \(position 1\) must be Tensor, not str"):
        ops.bump("one")


def test_profiles_show_it_with_its_namespace() -> None:
    ops = specgrad.define(BUMP, namespace="bumps", compile="never")
    x = specgrad.ones(3, requires_grad=True)
    with specgrad.autograd.profiler.profile() as recorded:
        ops.bump(x).sum().backward()
        specgrad.zeros(2).bump_()
    names = [event.name for event in recorded.function_events]
    assert {"bumps::bump", "bumps::bump_", "BumpBackward0"} <= set(names)
    code = ops.bump.__code__
    assert "_recorded" not in code.co_names + code.co_varnames


def test_profiles_show_what_was_defined_again_and_what_is_defined_meanwhile() -> None:
    def names(recorded: Any) -> list[str]:
        return [event.name for event in recorded.function_events if event.name.startswith("bumps::")]

    profile = specgrad.autograd.profiler.profile
    text = BUMP.replace("[function, method, in-place]", "function")
    x, old = specgrad.ones(3), specgrad.define(text, namespace="bumps", compile="never").bump
    with profile() as recorded:
        new = specgrad.define(text.replace("exp(", "2 * exp("), namespace="bumps", compile="never").bump
        old(x), new(x)
    assert names(recorded) == ["bumps::bump"] * 2
    with profile() as recorded:
        old(x), new(x), old(x)
    assert names(recorded) == ["bumps::bump"] * 3
    for function in (old, new):
        assert "_recorded" not in function.__code__.co_names + function.__code__.co_varnames


def test_operations_are_counted() -> None:
    text = BUMP.replace("  docs:", "  flops: 3 * result.numel()\n  docs:")
    ops = specgrad.define(text, namespace="counted", compile="never")
    with specgrad.autograd.profiler.profile(with_flops=True, record_shapes=True) as recorded:
        ops.bump(specgrad.ones(5))
    assert [event.flops for event in recorded.function_events if event.name == "counted::bump"] == [15]


@compiled_only
def test_functions_that_are_held_become_fast_when_kernels_are_compiled() -> None:
    ops = specgrad.define(BUMP, namespace="bumps", compile="never")
    bump = ops.bump
    x = specgrad.randn(100)
    expected = bump(x)
    assert not ops.LIBRARY.compiled and "numpy" in repr(bump.__globals__["k_bump"])
    assert specgrad.define(BUMP, namespace="bumps", compile="now") is ops
    assert ops.LIBRARY.compiled and "numpy" not in repr(bump.__globals__["k_bump"])
    assert bump(x).allclose(expected)
    assert bump(specgrad.ones(2).half()).dtype == specgrad.float16
    assert bump(x.reshape(10, 10).T).shape == (10, 10), "what no loop covers goes to the library's own NumPy kernel"
    assert bump(specgrad.tensor([1, 2])).tolist() == pytest.approx([0.3678794, 0.0183156], rel=1e-5)


@compiled_only
def test_the_next_run_finds_what_was_compiled(tmp_path: Path) -> None:
    (tmp_path / "ops.yaml").write_text(BUMP)
    ask = "import specgrad; print(specgrad.load_ops('ops.yaml', namespace='bumps', compile='{}').LIBRARY.compiled)"
    assert run(ask.format("now"), tmp_path) == "True\n"
    assert run(ask.format("never"), tmp_path) == "True\n"
    (tmp_path / "ops.yaml").write_text(BUMP.replace("-self", "-2 * self"))
    assert run(ask.format("never"), tmp_path) == "False\n", "another content is another library"


SCALED = """
- name: scaled(Tensor self) -> Tensor
  forward: self * FACTOR
  self: auto
  docs: A multiple.

- name: scaled.by(Tensor self, Scalar n) -> Tensor
  forward: self * n * FACTOR
  self: auto
  samples:
  - {self: [3], n: 0.5}
  docs: A multiple of a multiple.
"""


def test_overloads_of_one_name_in_two_libraries_and_defined_again() -> None:
    x = specgrad.tensor([1.0])
    libraries = [specgrad.define(SCALED.replace("FACTOR", factor), namespace=f"scaled{factor}", compile="never") for factor in ("2", "3")]
    for _ in range(3):
        assert [(ops.scaled(x).item(), ops.scaled(x, 2.0).item()) for ops in libraries] == [(2, 4), (3, 6)]
    before = weakref.ref(libraries[0].scaled)
    again = specgrad.define(SCALED.replace("FACTOR", "5"), namespace="scaled2", compile="never")
    assert (again.scaled(x).item(), again.scaled(x, 2.0).item(), specgrad.ops.scaled2.scaled(x).item()) == (5, 10, 5)
    del libraries
    gc.collect()
    assert before() is None


def test_defining_again_replaces() -> None:
    old = specgrad.define(BUMP, namespace="bumps", compile="never")
    old_bump, x = old.bump, specgrad.ones(1)
    assert specgrad.define(BUMP, namespace="bumps", compile="never") is old, "the same text is the same library"
    new = specgrad.define(BUMP.replace("exp(-self * self)", "2 * exp(-self * self)").replace("method, ", ""), namespace="bumps", compile="never")
    assert new is specgrad.ops.bumps and new is not old
    assert new.bump(x).item() == 2 * old_bump(x).item() == pytest.approx(0.735759, rel=1e-5)
    with pytest.raises(AttributeError, match="bump"):
        x.bump()
    with pytest.raises(SpecError):
        specgrad.define(BUMP.replace("exp(-self", "exp(-slef"), namespace="bumps", compile="never")
    assert specgrad.ops.bumps is new, "a mistake changes nothing"


def test_mistakes_are_told_with_file_and_line(tmp_path: Path) -> None:
    (tmp_path / "ops.yaml").write_text(BUMP.replace("exp(-self", "exp(-slef"))
    with pytest.raises(SpecError, match=r"ops\.yaml:3:17: unknown name 'slef' in the forward of bump; did you mean 'self'\?"):
        specgrad.load_ops(tmp_path / "ops.yaml", namespace="bumps", compile="never")
    with pytest.raises(SpecError, match=r"<defined>:1:12: there is no library 'nobody' here"):
        specgrad.define("- imports: nobody\n  namespace: bumps\n")
    with pytest.raises(ValueError, match="compile is 'later', expected one of background, now, never"):
        specgrad.define(BUMP, compile="later")
    for name in ("../bumps", "Bumps", "specgrad", "class"):
        with pytest.raises(ValueError, match=f"namespace is '{name}', expected one lower-case word"):
            specgrad.define(BUMP, namespace=name)
    with pytest.raises(AttributeError, match=r"module 'specgrad\.ops' has no attribute 'bumps'"):
        specgrad.ops.bumps  # noqa: B018


def test_one_library_builds_on_another() -> None:
    specgrad.define(BUMP, namespace="bumps", compile="never")
    header, entry = "- imports: [specgrad, bumps]\n  namespace: pairs\n", "- name: two(Tensor self) -> Tensor\n"
    ops = specgrad.define(f"{header}{entry}  forward: bump(self) + bump(2 * self)\n  self: auto\n  docs: Two.\n", compile="never")
    x = specgrad.tensor([1.0], requires_grad=True)
    y = ops.two(x)
    y.backward()
    assert y.item() == pytest.approx(0.3861951, rel=1e-5) and x.grad.item() == pytest.approx(-2 * 0.3678794 - 8 * 0.0183156, rel=1e-5)


def test_functions_come_from_declared_modules_alone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "twices.py").write_text(ARRAYS)
    monkeypatch.syspath_prepend(tmp_path)
    entry = "- name: doubled(Tensor self) -> Tensor\n  call: twices:twice\n  self: grad * 2\n  result: auto_linear\n  docs: Twice.\n"
    with pytest.raises(SpecError, match="the module 'twices' is not declared, and none is declared"):
        specgrad.define(entry, namespace="doubles", compile="never")
    assert "twices" not in sys.modules, "nothing of it is run"
    ops = specgrad.define(entry, namespace="doubles", modules=["twices"], compile="never")
    assert ops.doubled(specgrad.ones(2)).tolist() == [2.0, 2.0]
    import twices

    assert specgrad.define(entry, namespace="doubles", modules=[twices], compile="never") is ops


def test_functions_of_in_place_forms_of_ones_own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "firsts.py").write_text(
        "from specgrad import ops\n\nseen = []\n\n\n"
        "def first(x, value):\n    out = x.copy()\n    out[:1] = value\n    return out\n\n\n"
        "def first_in_place(x, value):\n    seen.append('array')\n    x[:1] = value\n\n\n"
        "def ends(x, value):\n    return ops.firsts.first(ops.firsts.first(x, value).flip(0), value).flip(0)\n\n\n"
        "def ends_in_place(x, value):\n    seen.append('tensor')\n    ops.firsts.first_(x, value)\n    x[-1:].fill_(value)\n"
    )
    monkeypatch.syspath_prepend(tmp_path)
    entries = (
        "- name: first(Tensor self, Scalar value) -> Tensor\n  call: firsts:first\n  in_place: firsts:first_in_place\n  self: first(grad, 0) * (0 * self + 1)\n"
        "  result: first(self_t, 0)\n  in_place_functions: first_\n  samples: [{self: [3, 4], value: 2}]\n  docs: A number in the first place.\n"
        "- name: ends(Tensor self, Scalar value) -> Tensor\n  compose: firsts:ends\n  in_place: firsts:ends_in_place\n  in_place_functions: ends_\n"
        "  samples: [{self: [3, 4], value: 2}]\n  docs: A number at both ends.\n"
    )
    ops = specgrad.define(entries, namespace="firsts", modules=["firsts"], compile="never")
    import firsts

    for name, of in (("first", ["array"]), ("ends", ["tensor", "array"])):
        for requires_grad in (False, True):
            firsts.seen.clear()
            x = specgrad.arange(3.0, requires_grad=requires_grad) * 1
            assert getattr(ops, f"{name}_")(x, 7) is x
            assert firsts.seen == of or requires_grad  # a formula of `first` reads what would be overwritten
            assert x.tolist() == [7.0, 1.0, 2.0 if name == "first" else 7.0] and x._version == len(of)
    assert specgrad.autograd.grad(x.sum(), x)[0].tolist() == [1.0] * 3
    (found,) = specgrad.autograd.functional.jacobian(lambda x: ops.ends_(x * 1, 7).sum(), (specgrad.ones(3),))
    assert found.tolist() == [0.0, 1.0, 0.0]


def test_composing_functions_and_batching_rules_of_ones_own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "slopes.py").write_text(
        "from specgrad import ops\nfrom specgrad.batching.rules.call import BatchedCall\n\nseen = []\n\n\n"
        "def flipped(x, dim):\n    import numpy as np\n\n    return np.flip(x, dim)\n\n\n"
        "def mirrored(x, dim):\n    return x + ops.slopes.flipped(x, dim)\n\n\n"
        "def rule(c: BatchedCall):\n    seen.append(c.op.name)\n    return c.run(c.physical(), c.args[1] + 1 if c.args[1] >= 0 else c.args[1])\n"
    )
    monkeypatch.syspath_prepend(tmp_path)
    entries = (
        "- name: flipped(Tensor self, int dim) -> Tensor\n  call: slopes:flipped\n  self: flipped(grad, dim)\n  result: auto_linear\n"
        "  batch: slopes:rule\n  samples: [{self: [3, 4], dim: 1}, {self: [3], dim: -1}]\n  docs: Turned round.\n"
        "- name: mirrored(Tensor self, int dim) -> Tensor\n  compose: slopes:mirrored\n  docs: With its mirror image.\n"
    )
    ops = specgrad.define(entries, namespace="slopes", modules=["slopes"], compile="never")
    x = specgrad.randn(2, 3, dtype=specgrad.float64, requires_grad=True)
    assert gradgradcheck(lambda x: ops.mirrored(x, 1), (x,), check_fwd_over_rev=True)
    assert specgrad.vmap(lambda row: ops.mirrored(row, 0))(x).allclose(ops.mirrored(x, 1))
    import slopes

    assert set(slopes.seen) == {"slopes::flipped"}


def test_methods_that_are_there_already_are_refused() -> None:
    specgrad.define(BUMP, namespace="bumps", compile="never")
    with pytest.raises(ImportError, match=r"others cannot give tensors the method 'bump': Tensor\.bump is there already, a method of bumps"):
        specgrad.define(BUMP, namespace="others", compile="never")
    with pytest.raises(AttributeError):
        specgrad.ops.others  # noqa: B018
    others = specgrad.define(BUMP.replace("method, in-place", "in-place").replace("bump", "hump"), namespace="others", compile="never")
    with pytest.raises(ImportError, match="others cannot give tensors the method 'bump'"):
        specgrad.define(BUMP, namespace="others", compile="never")
    assert specgrad.ops.others is others and others.LIBRARY.package in sys.modules, "a definition that fails changes nothing"
    assert specgrad.tensor([0.0]).hump_().tolist() == [1.0]


def test_without_the_generator_it_says_what_to_install(tmp_path: Path) -> None:
    code = f"import sys, specgrad\nsys.modules['yaml'] = None\ntry:\n    specgrad.define({BUMP!r})\nexcept ImportError as error:\n    print(error)"
    assert "to read a spec, specgrad needs pyyaml, which is not installed: pip install 'specgrad[generate]'" in run(code, tmp_path)


@pytest.mark.skipif(os.geteuid() == 0, reason="root may write anywhere")
def test_a_cache_that_cannot_be_written(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "locked").mkdir()
    (tmp_path / "locked").chmod(stat.S_IRUSR | stat.S_IXUSR)
    monkeypatch.setenv("SPECGRAD_CACHE", str(tmp_path / "locked" / "cache"))
    ops = specgrad.define(BUMP, namespace="bumps", compile="never")
    assert ops.bump(specgrad.zeros(1)).item() == 1.0 and not Path(ops.__file__).is_relative_to(tmp_path)


def test_a_cache_whose_folder_is_a_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "file").write_text("")
    monkeypatch.setenv("SPECGRAD_CACHE", str(tmp_path / "file"))
    assert specgrad.define(BUMP, namespace="bumps", compile="never").bump(specgrad.zeros(1)).item() == 1.0


def test_a_cached_folder_that_was_damaged_is_filled_again(tmp_path: Path) -> None:
    (tmp_path / "ops.yaml").write_text(BUMP)
    code = "import specgrad; ops = specgrad.load_ops('ops.yaml', namespace='bumps', compile='never'); print(ops.bump(specgrad.zeros(1)).item(), ops.__file__)"
    folder = Path(run(code, tmp_path).split()[1]).parent
    for damage in (
        lambda: shutil.rmtree(folder),
        (folder / "main.py").unlink,
        lambda: (folder / "main.py").write_bytes(b"\0"),
        lambda: (folder / "ops.py").write_text(""),
    ):
        damage()
        assert run(code, tmp_path).split() == ["1.0", str(folder / "__init__.py")]
    assert [f.name.partition("-")[0] for f in cache.cache_folder().iterdir() if f.name not in ("kept", ".pruned")] == ["bumps"]


@compiled_only
def test_the_compiler_is_run_with_nothing_of_the_current_folder(tmp_path: Path) -> None:
    for name in ("specgrad", "numpy", "json", "runpy", "contextlib", "importlib", "subprocess", "hashlib"):
        (tmp_path / f"{name}.py").write_text("raise SystemExit('a module of the current folder')")
    (tmp_path / "program").mkdir()
    (tmp_path / "program" / "main.py").write_text(f"import specgrad\nprint(specgrad.define({BUMP!r}, namespace='bumps', compile='now').LIBRARY.compiled)")
    done = subprocess.run([sys.executable, "program/main.py"], capture_output=True, text=True, cwd=tmp_path)
    assert (done.stdout, done.stderr) == ("True\n", "")


def test_threads_define_one_namespace_at_once(tmp_path: Path) -> None:
    texts = {factor: BUMP.replace("exp(", f"{factor} * exp(").replace("function, method, in-place", "function") for factor in (1, 2, 3)}
    start, wrong = threading.Barrier(6), []

    def work(number: int) -> None:
        start.wait()
        for round in range(6):
            factor = (number + round) % 3 + 1
            x = specgrad.zeros(1, requires_grad=True)
            try:
                y = specgrad.define(texts[factor], namespace="bumps", compile="never").bump(x)
                y.backward()
            except Exception:
                wrong.append(traceback.format_exc())
            else:
                if (y.item(), x.grad.item()) != (factor, 0.0):
                    wrong.append((factor, y.item(), x.grad.item()))

    threads = [threading.Thread(target=work, args=(number,)) for number in range(6)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert wrong == []


@pytest.mark.skipif(not hasattr(os, "fork"), reason="forks")
def test_a_child_defines_what_another_thread_was_defining(tmp_path: Path) -> None:
    code = f"""
import os, threading, specgrad
texts = [{BUMP!r}.replace("exp(", f"{{n}} * exp(") for n in (2, 3)]
for text in texts:
    specgrad.define(text, namespace="bumps", compile="never")
done = threading.Event()
def define():
    while not done.is_set():
        for text in texts:
            specgrad.define(text, namespace="bumps", compile="never")
thread = threading.Thread(target=define)
thread.start()
for _ in range(25):
    child = os.fork()
    if child == 0:
        os._exit(int(specgrad.define(texts[0], namespace="bumps", compile="never").bump(specgrad.zeros(1)).item()))
    assert os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]) == 2
done.set()
thread.join()
"""
    done = subprocess.run([sys.executable, "-W", "ignore", "-c", code], capture_output=True, text=True, timeout=120)
    assert done.returncode == 0, done.stderr


def test_a_spec_without_functions() -> None:
    ops = specgrad.define(BUMP.replace("[function, method, in-place]", "[method]"), namespace="bumps", compile="never")
    assert not hasattr(ops, "bump") and specgrad.zeros(1).bump().item() == 1.0
    assert specgrad.define("- imports: specgrad\n", namespace="nothing", compile="never").__all__ == []


def test_arguments_of_other_types_are_errors() -> None:
    for text in (None, BUMP.encode(), Path("ops.yaml")):
        with pytest.raises(TypeError, match=r"define\(\) takes the text of a spec, not (NoneType|bytes|PosixPath); load_ops\(\) takes a file"):
            specgrad.define(text)  # type: ignore[arg-type]
    for modules in ("twices", [3], os):
        with pytest.raises(TypeError, match="expected a list of modules or of their names"):
            specgrad.define(BUMP, namespace="bumps", modules=modules)  # type: ignore[arg-type]
    with pytest.raises(ValueError, match="namespace is 5, expected one lower-case word"):
        specgrad.define(BUMP, namespace=5)  # type: ignore[arg-type]
    with pytest.raises(SpecError, match=r"<defined>:6:11: the character U\+D800 has no place in a spec"):
        specgrad.define(BUMP.replace("A bump", "A \ud800bump"), namespace="bumps", compile="never")
    for letter in ("#", "\N{EURO SIGN}"):
        with pytest.raises(SpecError, match=r"<defined>:1:1: a spec has at most 4,000,000 bytes, and this one 5,0\d\d,\d\d\d; divide it into several"):
            specgrad.define(BUMP + "# " + letter * (5_000_000 // len(letter.encode())), namespace="bumps", compile="never")


@compiled_only
def test_a_failure_of_the_compiler_is_told_by_its_first_error(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "cc").write_text("#!/bin/sh\necho 'one.c:1:1: error: the first' >&2\necho 'one.c:2:1: error: the second' >&2\nexit 1\n")
    (tmp_path / "cc").chmod(0o700)
    monkeypatch.setenv("CC", str(tmp_path / "cc"))
    from specgrad.libraries import define as module

    ops = specgrad.define(BUMP, namespace="bumps", compile="never")
    with pytest.warns(RuntimeWarning, match=r"the ops of bumps stay on NumPy, which is slower: one\.c:1:1: error: the first"):
        module._compile(ops.LIBRARY)
    monkeypatch.setattr(sys, "executable", "")
    with pytest.warns(RuntimeWarning, match="the ops of bumps stay on NumPy"):
        module._compile(ops.LIBRARY)


@compiled_only
def test_without_a_compiler_it_stays_on_numpy(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CC", "no-such-compiler")
    from specgrad.libraries import define as module

    ops = specgrad.define(BUMP, namespace="bumps", compile="never")
    with pytest.warns(RuntimeWarning, match="the ops of bumps stay on NumPy, which is slower: no-such-compiler"):
        module._compile(ops.LIBRARY)
    assert not ops.LIBRARY.compiled and ops.bump(specgrad.zeros(1)).item() == 1.0


def test_several_processes_fill_the_cache_at_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SPECGRAD_CACHE", str(tmp_path / "empty"))
    (tmp_path / "ops.yaml").write_text(BUMP)
    code = "import specgrad; print(specgrad.load_ops('ops.yaml', namespace='bumps', compile='never').bump(specgrad.zeros(1)).item())"
    processes = [subprocess.Popen([sys.executable, "-c", code], stdout=subprocess.PIPE, text=True, cwd=tmp_path) for _ in range(3)]
    assert [p.communicate()[0] for p in processes] == ["1.0\n"] * 3
    assert [f.name.partition("-")[0] for f in cache.cache_folder().iterdir() if f.name not in ("kept", ".pruned")] == ["bumps"], (
        "one folder, and nothing half done"
    )


def test_importing_specgrad_loads_nothing_of_this() -> None:
    code = "import sys, specgrad; print([m for m in sys.modules if m.startswith('specgrad.libraries')])"
    assert subprocess.run([sys.executable, "-c", code], capture_output=True, text=True).stdout == "[]\n"


def test_a_name_that_is_said_twice_warns_of_nothing() -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        specgrad.define(BUMP, namespace="bumps", compile="never")


OWN_C = """
- name: shrunk(Tensor self) -> Tensor
  c: |
    result = self / 2;
  numpy: self / 2
  self: grad / 2
  docs: Half.
"""


def test_c_of_a_spec_is_compiled_if_one_says_so(tmp_path: Path) -> None:
    """A spec may come from a stranger; that it was compiled once for somebody who said so does not matter."""
    if table.compiled:
        assert specgrad.define(OWN_C, namespace="shrinking", compile="now", own_c=True).LIBRARY.compiled
    refused = "shrunk brings C of its own, which is compiled and run as written: who trusts it passes own_c=True"
    with pytest.raises(SpecError, match=refused):
        specgrad.define(OWN_C, namespace="shrinking")
    (tmp_path / "ops.yaml").write_text(OWN_C, encoding="utf-8")
    with pytest.raises(SpecError, match=refused):
        specgrad.load_ops(tmp_path / "ops.yaml", namespace="shrunken")
    assert specgrad.load_ops(tmp_path / "ops.yaml", namespace="shrunken", compile="never", own_c=True).shrunk(specgrad.ones(1)).tolist() == [0.5]
