"""An op from all sides: its entry, its expression trees, the Python of both readings, its C and its CUDA."""

from __future__ import annotations

import argparse
import re
from pathlib import Path

from ..generate import Writer
from ..model.expr import Call, Const, Expr, Host, IfExp, Item, Name, Prim
from ..model.op import FORMULA, Spec
from ..paths import paths
from ..plan.kernels import Kernel
from ..plan.op_plan import make_plan
from ..project import load_spec
from ..write.emit_cuda import cuda_sources
from ..write.written import Written, in_c
from .options import SPEC, ops_asked_for


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("op", metavar="OP")
    parser.add_argument("--spec", type=Path, metavar="FILE", help=SPEC)
    parser.add_argument("--sass", nargs="?", metavar="ARCH", help="print the machine code of the op's kernels for a device instead: sm_90, or such as sm_80")


def run(args: argparse.Namespace) -> int:
    spec, _ = load_spec(args.spec)
    source = (args.spec or paths().spec).read_text(encoding="utf-8")
    print(show(spec, _family(spec, args.op), source), end="")
    return 0


def kernels_of(name: str) -> list[str]:
    """The kernels of an op of specgrad's own, forward and backward, by name."""
    spec, _ = load_spec(None)
    plan = make_plan(spec)
    written = Written(plan)
    return list(dict.fromkeys(kernel for op in _family(spec, name) for kernel in written[op].text.kernels))


def _family(spec: Spec, name: str) -> list[str]:
    """The ops of a name, or of a public name; the command ends where there is none."""
    family = [op.name for op in spec if name in (op.name, op.signature.public_name)]
    return family or sorted(ops_asked_for(spec, [name]))


def show(spec: Spec, names: list[str], source: str) -> str:
    """The text that `specgrad show` prints."""
    plan = make_plan(spec)
    written = Written(plan)
    writer = Writer(spec, written)
    parts: list[str] = []
    for name in names:
        op = spec.op(name)
        parts += [_heading(f"{spec.file}:{op.location.line}"), _entry(source, op.location.line)]
        for returned, body in zip(op.signature.returns, op.bodies):
            parts += [_heading("forward" if op.body is not None else f"forward of {returned.name}"), tree(body)]
        for gradient in op.gradients:
            if gradient.kind == FORMULA and gradient.expr is not None:
                parts += [_heading(f"gradient of {', '.join(gradient.inputs)}"), tree(gradient.expr)]
        parts += [_heading("Python"), writer.op_module_part(op)]
        if op.flops is not None:
            parts += [_heading("operations"), "\n".join(written[name].flops) + "\n"]
        kernels = [k for k in plan.kernels.by_name.values() if k.name in written[name].text.kernels]
        if kernels:
            parts += [_heading("C, for float32"), "\n".join(_c(k) for k in kernels)]
            parts += [_heading("CUDA, for float32"), "\n".join(_cuda(k) for k in kernels)]
    return "\n".join(parts) + "\n"


def _heading(text: str) -> str:
    return f"---- {text} " + "-" * max(4, 100 - len(text))


def _entry(source: str, line: int) -> str:
    lines = source.splitlines()
    end = line
    while end < len(lines) and not lines[end].startswith("- "):
        end += 1
    return "\n".join(lines[line - 1 : end]).rstrip() + "\n"


def tree(expr: Expr, indent: str = "") -> str:
    """An expression tree, a node a line."""
    label = _label(expr)
    below = "".join("\n" + tree(child, indent + "  ") for child in expr.children)
    return f"{indent}{label}: {expr.type}{below}"


def _label(expr: Expr) -> str:
    match expr:
        case Name(name=label) | Prim(fn=label):
            return label
        case Const():
            return repr(expr.value)
        case Call():
            return f"op {expr.op}"
        case Host():
            return f"host {expr.fn}"
        case IfExp():
            return "if / then / else"
        case Item():
            return f"item {expr.index}"
    return "list"


def _c(kernel: Kernel) -> str:
    text = in_c(kernel, {})
    lines = [f"/* {kernel.name} */"]
    for function in text["functions"]:
        if re.search("_f32$|_i64$|_b8$", function["name"]) and function["body"]:
            lines += [f"{function['clones']}static void {function['name']}(char *const *p, sg_index n) {{", *(f"    {line}" for line in function["body"]), "}"]
            break
    return "\n".join(lines) + "\n"


def _cuda(kernel: Kernel) -> str:
    for source in cuda_sources(kernel):
        return "\n".join([f"/* {kernel.name}, of which csrc/device/{source.header} makes a kernel for each layout */", *source.lines]) + "\n"
    return f"/* {kernel.name} has no CUDA source */\n"
