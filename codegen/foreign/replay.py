"""Programs that show a finding in PyTorch itself. They are written here and run by whoever wants to see it."""

from __future__ import annotations

from typing import Any

import numpy as np

from .entries import GRADIENT
from .extremes import Precision
from .schema import Schema
from .trial import Verdict

_HEAD = "import torch\n"


def program(verdict: Verdict) -> str:
    """A program that fails, with PyTorch's own words, where a formula is wrong."""
    assert verdict.case is not None
    schema, case = verdict.formula.schema, verdict.case
    args: dict[str, Any] = case["args"]
    inputs = _differentiable(verdict, args)
    lines = [_HEAD, *(f"{_name(k)} = {_written(v)}" for k, v in args.items())]
    flat = [n for n in inputs if not isinstance(args[n], list)]
    lists = [n for n in inputs if isinstance(args[n], list)]
    parameters = ", ".join([_name(n) for n in flat] + [f"*{_name(n)}" for n in lists[:1]])
    given = ", ".join([_name(n) for n in flat] + [f"*{_name(n)}" for n in lists[:1]])
    lines += ["", f"def f({parameters}):", f"    return {_call(schema, args, verdict)}", ""]
    if case.get("modes"):
        return "\n".join([*lines, _MODES.format(given=given)])
    need = [f"{_name(n)}.requires_grad_()" for n in flat] + [f"[t.requires_grad_() for t in {_name(n)}]" for n in lists[:1]]
    modes = "check_forward_ad=False" if verdict.formula.kind == GRADIENT else "check_forward_ad=True, check_backward_ad=False"
    check = f"torch.autograd.gradcheck(f, ({given},), {modes})"
    return "\n".join([*lines, *need, check, 'print("nothing is wrong")', ""])


def jax_program(verdict: Verdict) -> str:
    """The same in JAX."""
    assert verdict.case is not None
    args: dict[str, Any] = verdict.case["args"]
    lines = ["import jax", 'jax.config.update("jax_enable_x64", True)', "import jax.numpy as jnp", "from jax.test_util import check_grads", ""]
    lines += [f"{_name(k)} = jnp.array({np.asarray(v).tolist()!r})" for k, v in args.items()]
    given = ", ".join(_name(n) for n in args)
    lines += ["", f'check_grads(jax.lax.{verdict.formula.schema.base}, ({given},), order=1, modes=["fwd"])', 'print("nothing is wrong")', ""]
    return "\n".join(lines)


_MODES = """inputs = ({given},)
directions = tuple(torch.ones_like(t) * (number + 1) for number, t in enumerate(inputs))
result, forward = torch.func.jvp(f, inputs, directions)
_, pull = torch.func.vjp(f, *inputs)
backward = sum((g * t).sum() for g, t in zip(pull(torch.ones_like(result)), directions))
print("forward mode:", forward.sum().item(), "gradients:", backward.item())
assert torch.allclose(forward.sum(), backward), "the two modes disagree"
"""


def precision_program(found: Precision) -> str:
    """A program that shows how many digits a float32 gradient has lost."""
    schema = found.formula.schema
    rest = "".join(f", {p.default!r}" for p in schema.params[1:] if not p.keyword_only)
    lines = [
        _HEAD,
        "def slope(dtype):",
        f"    x = torch.tensor({found.at!r}, dtype=torch.float32).to(dtype).requires_grad_()",
        f"    {_op(schema)}(x{rest}).backward()",
        "    return x.grad.item()",
        "",
        "single, double = slope(torch.float32), slope(torch.float64)",
        'print("float32:", single, "float64:", double)',
        'assert abs(single - double) <= 1e-3 * abs(double), "float32 has lost more than half of its digits"',
        "",
    ]
    return "\n".join(lines)


def _differentiable(verdict: Verdict, args: dict[str, Any]) -> list[str]:
    """The inputs that are moved: that of the gradient, or all that have one."""
    case = verdict.case or {}
    if "input" in case:
        return [str(case["input"])]
    names = case.get("inputs", ())
    return [n for n in names if n in args] or [n for n, v in args.items() if _is_float(v)]


def _is_float(value: Any) -> bool:
    found = value if isinstance(value, list) else [value]
    return bool(found) and all(isinstance(v, np.ndarray) and np.issubdtype(v.dtype, np.inexact) for v in found)


def _op(schema: Schema) -> str:
    return f"torch.ops.aten.{schema.base}.{schema.overload or 'default'}"


def _call(schema: Schema, args: dict[str, Any], verdict: Verdict) -> str:
    inputs = _differentiable(verdict, args)
    lists = [n for n in inputs if isinstance(args[n], list)][:1]
    given = []
    for param in schema.params:
        if param.name not in args:
            continue
        text = f"list({_name(param.name)})" if param.name in lists else _name(param.name)
        if schema.in_place and param.name == "self":
            text += ".clone()"
        given.append(f"{param.name}={text}" if param.keyword_only else text)
    return f"{_op(schema)}({', '.join(given)})"


def _name(name: str) -> str:
    """A parameter's name as a variable, `self` and Python's own words among them."""
    return f"{name}_"


def _written(value: Any) -> str:
    if isinstance(value, np.ndarray):
        kinds = ((np.floating, "float64"), (np.complexfloating, "complex128"), (np.bool_, "bool"))
        dtype = next((name for kind, name in kinds if np.issubdtype(value.dtype, kind)), "int64")
        return f"torch.tensor({value.tolist()!r}, dtype=torch.{dtype})"
    if isinstance(value, list):
        return f"[{', '.join(map(_written, value))}]"
    if isinstance(value, np.dtype):
        return f"torch.{value.name}"
    return repr(value)
