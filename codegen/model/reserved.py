"""Names that a spec cannot give, because generated code has a use of its own for them.

`tests/codegen/model/test_reserved.py` reads these names out of what is generated, so that none is forgotten.
"""

from __future__ import annotations

import builtins
import keyword
import re
from collections.abc import Iterable

MAX_NAME = 80  # letters: a name becomes part of others, and of the names of files

# What lies in generated/ beside the modules of groups.
_FILES = {
    "ops",
    "public",
    "forwards",
    "numpy_functions",
    "numpy_kernels",
    "kernels",
    "tables",
    "cuda",
    "tensor_ops",
    "manifest",
    "positions",
    "expressions",
    "flops",
}
_FILES |= {"library", "con", "prn", "aux", "nul"}  # names of files that Windows keeps for itself
_FILE = re.compile(r"functions(_.*)?|(com|lpt)[0-9]")

# What a generated module imports or calls, and what its functions call their own.
GLOBALS = {
    "Accepted", "Exception", "NUMBERS", "Node", "Op", "Port", "Promotion", "TRANSPOSE", "Tensor", "UNCHANGED", "_getframe", "_k", "along", "along_reduced",
    "annotations", "any_changed", "bool", "builtins", "by_other_name", "changed", "changes_freely", "check_kinds", "check_tensors", "checked_list",
    "composed_in_place", "conjugated", "cut", "defined", "defined_tensors", "divides_by_zero", "dtype_of", "dtype_or_none", "first_of", "float", "forwards",
    "general", "grad_enabled", "has_zero", "hide_frames", "in_place", "int", "integer_to_negative", "into", "into_found", "isinstance", "kept_dtype",
    "layout_of", "left_out", "len", "made_beside", "math", "missing", "modes", "native", "new", "next_seq", "not_implemented", "note_updates", "np",
    "numpy_dtype", "of_indices", "of_list", "operands_by_name", "ops", "plain_tensor", "pointwise", "replaced", "restored", "return_type", "saved_input",
    "saved_inputs", "saved_operand", "saved_result", "stale", "subtracts_bool", "takes_too_many_steps", "to_list", "traits", "tuple", "view_in_place",
    "view_of", "writes_freely", "written_over", "zero_tensor", "zeros_like_array", "zeros_on_backend_of",
}  # fmt: skip
LOCALS = {"arrays", "changes", "done", "edges", "freed", "grad", "grads", "input", "needs", "node", "out", "result_changes", "results", "term", "total"}
# By these, parameters may be given too, as PyTorch's may: NumPy's names.
NUMPY_NAMES = {"dim": "axis", "keepdim": "keepdims"}
OPERANDS = {"self": "x1", "other": "x2"}
# What every node has; plan.slot_of gives "self", "next", "name" and "metadata" other slots.
OF_NODES = {
    "extra", "inputs", "leaf", "next_functions", "outputs", "register_hook", "register_prehook", "release", "requires_grad", "run_arrays", "run_tensors",
    "saved", "seq", "shown",
}  # fmt: skip
_KERNEL = re.compile(r"k_.")
_PREFIXED = re.compile(r"(op|ops|forwards|array|compose)_.|(t|shared)[0-9]+$|__|(sg|SG)(_|$)")
_DERIVED = ("{}_array", "{}_node", "{}_changes", "{}_shape", "{}_dtype", "{}_shapes", "{}_dtypes", "{}_layout", "{}_", "to_{}", "grad_{}", "out_{}")


def group(name: str) -> bool:
    """Whether no group can have the name."""
    return name in _FILES or bool(_FILE.fullmatch(name)) or keyword.iskeyword(name) or hasattr(builtins, name)


def in_library(name: str, groups: Iterable[str]) -> bool:
    """Whether no op of a library can have the name: its package holds the functions beside the modules that define them, and two names of its own."""
    return name in _FILES or name in groups or name in {"main", "LIBRARY", "MODULES"}


def op(identifier: str) -> bool:
    """Whether no op can have the name, as Python and C know it."""
    return identifier in GLOBALS or identifier == "count" or bool(_PREFIXED.match(identifier) or _KERNEL.match(identifier)) or keyword.iskeyword(identifier)


def value(name: str, beside_kernels: bool = True) -> bool:
    """Whether no parameter, result or part of a formula can have the name."""
    return name in GLOBALS | LOCALS | OF_NODES or bool(_PREFIXED.match(name) or (beside_kernels and _KERNEL.match(name))) or keyword.iskeyword(name)


def keyword_of(name: str) -> bool:
    """Whether no parameter can have this as another name."""
    return name in {"out", *NUMPY_NAMES.values(), *OPERANDS.values()} or name.startswith("_") or value(name)


def derived(name: str, others: Iterable[str]) -> str:
    """The other name of which generated code would make this one; "" if there is none."""
    return next((other for other in others if other != name and name in {form.format(other) for form in _DERIVED}), "")


def of_op(identifier: str) -> list[str]:
    """What else a generated module defines for an op."""
    return [f"_{identifier}_forward", f"_record_{identifier}"]
