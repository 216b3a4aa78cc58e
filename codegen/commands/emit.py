"""Ops of a spec as code for others: a module for NumPy, JAX or PyTorch, or a C file, that needs nothing of specgrad."""

from __future__ import annotations

import keyword
import textwrap
from collections.abc import Callable, Collection, Iterable
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any

from ..generate import environment
from ..generated_folder import write_together
from ..model.op import Op, Spec
from ..model.signature import is_name
from ..model.spec_text import SpecText
from ..paths import paths
from ..plan.op_plan import Plan, make_plan, plan_op
from ..plan.plain import LeftOut, PlainOp, called_ops, plain
from ..project import load_spec
from ..read.libraries import find_library
from ..write.targets.c import own_sources, write_c
from ..write.targets.c_printer import LIBRARY
from ..write.targets.c_words import C_HEADERS
from ..write.targets.jax import JAX, write_jax
from ..write.targets.library import Library
from ..write.targets.numpy import NUMPY, write_numpy
from ..write.targets.torch import TORCH, write_torch
from ..write.targets.torch_kernels import kernel_sources, write_torch_with_kernels

MARK = "by `specgrad emit"  # by which a file is known that may be written over


@dataclass(frozen=True)
class Target:
    """What can be emitted: who writes an op, and which templates lay the files out."""

    option: str  # by which the command knows it
    title: str
    write: Callable[[PlainOp, dict[str, Op], str], tuple[Any, set[str]]]  # the op's text, which has `names`; and what it needs of the library
    library: Library
    ops: str  # the template of all ops and what they need of the library
    files: dict[str, str]  # the end of a file's name -> its template
    decided: dict[str, bool] = field(default_factory=dict)  # questions about tensors to which there is one answer
    more: Callable[[list[Any], Path], dict[str, object]] = lambda ops, csrc: {}  # what else the templates need of the ops that came out


TRACED = {"has_zero": True}  # a traced array cannot be asked; the branch for an array that has a zero somewhere is right for its other elements too
REAL = {"is_complex": False}

_ALL = (
    Target("numpy", "NumPy", write_numpy, NUMPY.library, "numpy_ops.py.j2", {"_numpy.py": "numpy_module.py.j2"}),
    Target("jax", "JAX", write_jax, JAX.library, "jax_ops.py.j2", {"_jax.py": "jax_module.py.j2"}, TRACED),
    Target("torch", "PyTorch", write_torch, TORCH.library, "torch_ops.py.j2", {"_torch.py": "torch_module.py.j2"}, TRACED),
    Target("c", "C", write_c, LIBRARY, "c_functions.c.j2", {".h": "c_header.h.j2", ".c": "c_source.c.j2"}, REAL, own_sources),
)
TARGETS = {target.option: target for target in _ALL}
WITH_KERNELS = {  # targets that may have kernels in files of their own
    "torch": replace(
        TARGETS["torch"],
        option="torch --kernels",
        write=write_torch_with_kernels,
        files={"_torch.py": "torch_module.py.j2", "_kernels.c": "torch_kernels.c.j2", "_kernels.cu": "torch_kernels.cu.j2"},
        more=kernel_sources,
    )
}


@dataclass(frozen=True)
class Emitted:
    """What was emitted: files by name, the ops in them, and the others with what is in their way."""

    files: dict[str, str]
    ops: tuple[str, ...]
    left_out: dict[str, str]


def target_of(option: str, kernels: bool = False) -> Target:
    """A target, with kernels in files of their own or without. Raises `ValueError` if it has no such kernels."""
    if kernels and option not in WITH_KERNELS:
        raise ValueError(f"{TARGETS[option].title} is emitted without kernels; these are for {', '.join(WITH_KERNELS)}")
    return (WITH_KERNELS if kernels else TARGETS)[option]


def name_of_files(given: str, spec: Spec, file: Path, target: Target) -> str:
    """How the names of files begin: as is said, or as the spec is called. Raises `ValueError` if no module can have such a name."""
    name = given or spec.namespace or file.stem
    if not is_name(name) or keyword.iskeyword(name) or name == "primitive":
        raise ValueError(f"{name!r} cannot name a module; give another")
    if ".h" in target.files and name in C_HEADERS:
        raise ValueError(f"{name}.h is a header of C itself; give another")
    return name


def emit(spec: Spec, target: Target, name: str, only: Collection[str] | None = None, plan: Plan | None = None) -> Emitted:
    """The files of a target. `only` names the ops that are wanted; what these call comes with them. `plan` is that of the spec, if there is one already."""
    plan = plan or make_plan(spec)
    written, needed, left_out = _written(plan, target, name, [op.name for op in spec if only is None or op.name in only])
    chosen = _in_order(written, spec)
    ops = [written[op] for op in chosen]
    shown = {op.name: left_out[op.name] for op in spec if op.name in left_out}
    about = _about(spec, target, shown)
    values = {
        "about": about,
        "comments": [SpecText(line) for line in about.plain.splitlines() if line],
        "name": name,
        "ops": ops,
        "library": target.library.chosen({function for op in chosen for function in needed[op]}),
        "names": [n for op in ops for n in op.names],
        "kernels": (),
        **target.more(ops, paths().csrc),
    }
    body = environment().get_template(target.ops).render(**values).rstrip()
    files = {f"{name}{end}": environment().get_template(template).render(body=body, **values).rstrip() + "\n" for end, template in target.files.items()}
    return Emitted(files, tuple(chosen), shown)


def _written(plan: Plan, target: Target, name: str, waiting: list[str]) -> tuple[dict[str, Any], dict[str, set[str]], dict[str, str]]:
    """The text of each op, what it needs of the library, and why others are left out: ops that wait, and what they call."""
    plans = dict.fromkeys(plan.ops, plan)  # of the spec's own ops, and of those of other specs that they call
    libraries: dict[str, Plan] = {}
    written: dict[str, Any] = {}
    needed: dict[str, set[str]] = {}
    calls: dict[str, set[str]] = {}
    left_out: dict[str, str] = {}
    while waiting:
        op = waiting.pop()
        if op in written or op in left_out:
            continue
        known = plans[op].kernels.spec  # what formulas may call
        try:
            of_op = plain(plans[op], known[op], target.decided)
            calls[op] = {called for called in called_ops([of_op]) if known[called].kind == "forward"} - {op}
            written[op], needed[op] = target.write(of_op, known, name)
        except LeftOut as reason:
            left_out[op] = str(reason)
            continue
        waiting += calls[op]
        for called in calls[op] - set(plans):
            if (home := known[called].library) and home not in libraries:
                libraries[home] = _plan_of_library(home)
            plans[called] = _with_planned(called, libraries[home] if home else plans[op])
    _leave_out_callers(calls, written, left_out)
    _leave_out_twins(plan.spec, written, left_out)
    return written, needed, left_out


def _plan_of_library(name: str) -> Plan:
    """A plan for ops of another spec, of which the one that imports it knows no derivatives."""
    found = find_library(name)
    assert found is not None, name
    return make_plan(load_spec(found.spec)[0], ())


def _with_planned(op: str, plan: Plan) -> Plan:
    """The plan with an op more."""
    plan.ops[op] = plan_op(plan.spec.by_name()[op], plan.kernels)
    return plan


def _in_order(written: Iterable[str], spec: Spec) -> list[str]:
    """The ops of the spec in its order, and behind them those of other specs that they call."""
    own = {op.name: place for place, op in enumerate(spec)}
    return sorted(written, key=lambda op: (own.get(op, len(own)), op))


def _leave_out_callers(calls: dict[str, set[str]], written: dict[str, Any], left_out: dict[str, str]) -> None:
    """An op whose formulas call one that is left out cannot come out either."""
    while lost := {op: sorted(called - set(written)) for op, called in calls.items() if op in written and called - set(written)}:
        for op, called in lost.items():
            left_out[op] = f"a formula calls {called[0]}, which is left out"
            del written[op]


def _leave_out_twins(spec: Spec, written: dict[str, Any], left_out: dict[str, str]) -> None:
    """No two functions may have one name, as those of an op `sin_vjp` and of the gradient of `sin` would."""
    taken: dict[str, str] = {}
    for op, text in [(op, written[op]) for op in _in_order(written, spec)]:
        twin = next((taken[n] for n in text.names if n in taken), None)
        if twin is None:
            taken |= dict.fromkeys(text.names, op)
        else:
            left_out[op] = f"a function of {twin} would have the same name"
            del written[op]


def _about(spec: Spec, target: Target, left_out: dict[str, str]) -> SpecText:
    lines = [f"Functions for {target.title} with their derivatives, made from {spec.file} {MARK} --target {target.option}`; do not edit."]
    if left_out:
        lines += ["", f"Ops of {spec.file} that are left out, and why:", "", *_lines(left_out)]
    return SpecText("\n".join([*lines, ""]) if left_out else lines[0])


def _lines(left_out: dict[str, str]) -> Iterable[str]:
    """Who is left out, for each reason."""
    reasons: dict[str, list[str]] = {}
    for op, reason in left_out.items():
        reasons.setdefault(reason, []).append(op)
    for reason, ops in reasons.items():
        yield from textwrap.wrap(f"- {', '.join(ops)}: {reason}", 150, subsequent_indent="  ", break_long_words=False, break_on_hyphens=False)


def described(emitted: Emitted, folder: Path) -> str:
    """What the command says."""
    count = f"{len(emitted.ops)} op{'s' * (len(emitted.ops) != 1)} written to {', '.join(str(folder / file) for file in emitted.files)}"
    return "\n".join([count, *([f"{len(emitted.left_out)} left out:", *_lines(emitted.left_out)] if emitted.left_out else [])])


def require_own(emitted: Emitted, folder: Path) -> None:
    """Raises `FileExistsError` if a file would take the place of what was not emitted."""
    for name in emitted.files:
        path = folder / name
        if path.exists() and MARK not in path.read_text(encoding="utf-8", errors="replace")[:2000]:
            raise FileExistsError(0, "the file was not written by `specgrad emit`; choose another --name or folder", str(path))


def write_files(emitted: Emitted, folder: Path) -> None:
    """Write the files, unless one would take the place of what was not emitted."""
    require_own(emitted, folder)
    folder.mkdir(parents=True, exist_ok=True)
    write_together(emitted.files, folder)
