"""What is missing in an entry, and what of it contradicts itself: it shows once all keys are read."""

from __future__ import annotations

from ...model.op import FUNCTION, IN_PLACE, IN_PLACE_ARGUMENT, INTERNAL, METHOD, PROPERTY
from ...problems import Mistake, ProblemReport, listed, suggestion
from ..source import Mapping
from .entry import Entry
from .own_c import read_bodies, read_functions, read_numpy_alone
from .samples import check_matrices

# Keys that say something of a formula, which a composed op has not.
_NOT_COMPOSED = ("let", "output_differentiability", "identity", "node", "batch", "flops", "backward_call")


def complete(entry: Entry, item: Mapping, report: ProblemReport) -> None:
    """What can be said only once all keys are read."""
    stated = {key.value for key, _ in item.entries} | entry.mistaken
    _computed(entry, item, stated, report)
    _offered(entry, stated, report)
    if entry.updates:
        _updates(entry, report)
    if entry.identity and not (_takes_tensor(entry) and len(entry.signature.params) == 1):
        report.add(entry.name_text.at(), f"{entry.signature.name} cannot give back its input: 'identity' is for ops of one tensor alone")
    _inputs_named(entry, report)
    _elementwise(entry, report)
    _tried(entry, stated, report)


def _computed(entry: Entry, item: Mapping, stated: set[str], report: ProblemReport) -> None:
    """One key says what the op computes, and others belong to that one."""
    name = entry.signature.name
    for key, _ in item.entries:
        if entry.kind == "compose" and (key.value in _NOT_COMPOSED or (key.value == "dtypes" and entry.dtypes)):
            report.add(key.at(), f"{name} is composed of other ops, to which {key.value!r} belongs")
        if entry.non_differentiable and key.value in ("let", "output_differentiability", "backward_call"):
            report.add(key.at(), f"{name} is non-differentiable ({entry.non_differentiable}) and has no use for {key.value!r}")
    if not entry.kind and entry.numpys:
        entry.kind, entry.own_texts = "numpy", entry.numpys
    if not stated & {"forward", "call", "compose", "c", "c_function", "numpy"}:
        report.add(entry.name_text.at(), f"{name} needs one of 'forward:', 'call:', 'compose:', 'c:' or 'c_function:'")
    for key, _ in item.entries:
        if key.value == "cuda" and "c" not in stated:
            report.add(key.at(), f"'cuda' is the twin of 'c', a body of C, which {name} has not")
        if key.value == "numpy" and entry.kind not in ("c", "c_function", "numpy"):
            report.add(key.at(), f"'numpy' stands in for C of an op's own, which {name} has not")
        if key.value == "expression" and entry.kind not in ("c", "c_function"):
            report.add(key.at(), f"'expression' is what C of an op's own computes, which {name} has not; its expression is its 'forward'")
    if entry.kind in ("c", "c_function", "numpy"):
        with report:
            _own_c(entry, stated)
        entry.kind = "forward" if entry.own else ""


def _takes_tensor(entry: Entry) -> bool:
    """Whether the first parameter is a tensor."""
    first = entry.signature.params[0] if entry.signature.params else None
    return first is not None and first.type.is_tensor and not first.type.is_list


def _offered(entry: Entry, stated: set[str], report: ProblemReport) -> None:
    """The forms that the op is offered in, which its signature must allow."""
    signature, name, place = entry.signature, entry.signature.name, entry.name_text.at()
    internal, takes_tensor = signature.base.startswith("_"), _takes_tensor(entry)
    if not entry.forms:
        entry.forms = (INTERNAL,) if internal else (METHOD,) if signature.is_inplace else (FUNCTION,) if signature.namespace else (FUNCTION, METHOD)
    if INTERNAL not in entry.forms and "docs" not in stated:
        report.add(place, f"{name} is public and needs 'docs:', a line that says what it does")
    if INTERNAL not in entry.forms and internal:
        report.add(place, f"{name} begins with an underscore, so it is internal and has no 'forms:'")
    if METHOD in entry.forms and not takes_tensor:
        report.add(place, f"{name} cannot be a method: its first parameter is no tensor")
    if PROPERTY in entry.forms and not (takes_tensor and all(p.has_default for p in signature.params[1:])):
        report.add(place, f"{name} cannot be a property: that takes one tensor and nothing else")
    if IN_PLACE_ARGUMENT in entry.forms and (FUNCTION not in entry.forms or signature.param("inplace")):
        report.add(place, f"{name} cannot have the form {IN_PLACE_ARGUMENT!r}: that gives its function an argument 'inplace'")
    one_tensor = len(signature.returns) == 1 and not signature.is_inplace and signature.returns[0].type.is_tensor and not signature.returns[0].type.is_list
    has_in_place_form = bool({IN_PLACE, IN_PLACE_ARGUMENT}.intersection(entry.forms) or entry.in_place_functions)
    if has_in_place_form and not (takes_tensor and one_tensor):
        report.add(place, f"{name} cannot have an in-place form: that needs one tensor in and one out")
    if entry.in_place is not None and entry.kind not in ("call", "compose"):
        report.add(entry.in_place.at(), f"'in_place' of {name} stands beside a function that it has not: it is for ops with a 'call' or a 'compose'")
    elif entry.in_place is not None and not has_in_place_form:
        report.add(entry.in_place.at(), f"'in_place' says how {name} is done in place, and it has no such form: add {IN_PLACE!r} to its 'forms'")


def _elementwise(entry: Entry, report: ProblemReport) -> None:
    """A `forward` goes from tensors to new ones, and says each of its results."""
    signature, name, place = entry.signature, entry.signature.name, entry.name_text.at()
    if entry.kind != "forward":
        return
    new_tensors = all(str(r.type) == "Tensor" for r in signature.returns) and not signature.is_inplace
    if not new_tensors or any(p.type.is_list for p in signature.params if p.type.is_tensor):
        hint = f"; an op {name.rstrip('_')!r} to new tensors with the form 'in-place' has {name} too" if signature.is_inplace and name.endswith("_") else ""
        report.add(place, f"{name} cannot have a 'forward:': that goes from tensors, element by element, to new tensors{hint}")
        entry.kind = ""
    elif entry.forwards and len(entry.forwards) < len(signature.returns):
        report.add(place, f"{name} has {len(signature.returns)} results, so its 'forward' is a mapping from their names to expressions")
        entry.kind = ""


def _tried(entry: Entry, stated: set[str], report: ProblemReport) -> None:
    """Samples say what the op is tried with where its signature and its domain do not."""
    signature, name, place = entry.signature, entry.signature.name, entry.name_text.at()
    untried = [p.name for p in signature.params if not p.has_default and (p.type.is_list or not p.type.is_tensor)]
    if untried and entry.kind != "compose" and "samples" not in stated:
        entry.tried = False
        report.add(place, f"{name} needs 'samples:', since nobody knows what to try for {listed(map(repr, untried))}")
    elif "samples" not in stated and (kinds := [p for p, d in entry.domain.items() if d.kind]):
        report.add(place, f"{name} needs 'samples:', since nobody knows the shape of {listed(map(repr, kinds))}, of which the domain says more than a number's")
    check_matrices(entry.domain, entry.samples, report)


def _inputs_named(entry: Entry, report: ProblemReport) -> None:
    """What 'may_share' and 'dtype_of' name are tensors that the op takes."""
    inputs = [p.name for p in entry.signature.params if p.type.is_tensor or p.type.base == "Any"]
    for text in (*entry.may_share, *((entry.dtype_of,) if entry.dtype_of else ())):
        if text.value not in inputs:
            report.add(text.at(), f"{text.value!r} is no tensor that {entry.signature.name} takes{suggestion(text.value, inputs)}")
    if entry.may_share and entry.kind != "compose":
        hint = "Tensor(a) in the signature makes one a view" if entry.kind == "call" else "its results are new tensors"
        report.add(entry.may_share[0].at(), f"'may_share' is for ops that are composed of others; {entry.signature.name} is not: {hint}")


def _updates(entry: Entry, report: ProblemReport) -> None:
    """Each result of an elementwise op replaces an input of its own."""
    signature = entry.signature
    name, inputs = signature.name, [p.name for p in signature.params if p.type.is_tensor and not p.type.is_list and not p.type.optional]
    for text in entry.updates:
        if text.value not in inputs:
            report.add(text.at(), f"{text.value!r} is no tensor that {name} can write to{suggestion(text.value, inputs)}")
    if entry.kind != "forward":
        report.add(entry.updates[0].at(), f"{name} cannot update what it reads: 'updates' is for ops with a 'forward'")
    elif len(entry.updates) != len(signature.returns):
        expected = f"{len(signature.returns)} result{'s' * (len(signature.returns) > 1)}"
        report.add(entry.updates[0].at(), f"{name} has {expected}, and 'updates' names {len(entry.updates)} inputs: expected one for each result")
    elif {IN_PLACE, IN_PLACE_ARGUMENT}.intersection(entry.forms) or entry.in_place_functions:
        report.add(entry.updates[0].at(), f"{name} has an in-place form by its 'forms': 'updates' would be another one of the same name")


def _own_c(entry: Entry, stated: set[str]) -> None:
    """What an op computes in C of its own."""
    name = entry.signature.name
    if not entry.own_texts:
        return  # it is mistaken
    text = entry.own_texts[0]
    if not entry.numpys:
        if "numpy" in stated:
            return
        raise Mistake(text.at(), f"{name} needs 'numpy:', the same in functions of NumPy, or a function of array/: what runs where nothing is compiled")
    if "dtypes" not in stated:
        entry.classes = "f"
    if entry.classes != "f" and entry.kind != "numpy":
        raise Mistake(text.at(), f"C of an op's own computes in float32 and float64; 'dtypes' of {name} asks for others")
    count = len(entry.signature.returns)
    if len(entry.numpys) != count:
        raise Mistake(entry.numpys[0].at(), f"{name} has {count} results, so its 'numpy' is a mapping from their names to expressions, or functions of array/")
    if entry.kind == "c_function" and len(entry.own_texts) != count:
        raise Mistake(text.at(), f"{name} has {count} results, so its 'c_function' is a mapping from their names to functions; a body, 'c:', sets all of them")
    if entry.kind == "numpy":
        entry.own = read_numpy_alone(entry.signature, entry.numpys)
    elif entry.kind == "c":
        entry.own = read_bodies(entry.signature, text, entry.cuda, entry.numpys)
    else:
        entry.own = read_functions(entry.signature, entry.own_texts, entry.numpys)
