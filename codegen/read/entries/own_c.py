"""C of an op's own: `c_function: j0, math.h`, or `c:`, a body, with `numpy:`, the same for where nothing is compiled.

`numpy:` alone is an elementwise op without compiled loops: what runs everywhere is a function of NumPy or SciPy.

A body is the only part of a spec that becomes code as it is written. It is compiled when the op's package is built, and never before; and it cannot
leave its function: brackets are balanced, and nothing of it speaks to the preprocessor.
"""

from __future__ import annotations

import re
from dataclasses import replace

from ...model.expr import VALUE, Expr, Name, Prim
from ...model.primitives import OwnC, Primitive
from ...model.signature import Signature
from ...model.spec_text import NOTHING, SpecText
from ...problems import Location, Mistake
from ..formula import type_of
from ..reference import read_numpy_expression
from ..source import Text

_FUNCTION = re.compile(r"(double )?([A-Za-z_][A-Za-z_0-9]{0,60}) *, *([A-Za-z0-9_][A-Za-z0-9_./-]{0,60}\.h)(?: *, *(blocks))?")
_ARRAY_FUNCTION = re.compile(r"([a-z_][a-z_0-9]*)\.[A-Za-z_][A-Za-z_0-9]*")
_SKIPPED = re.compile(r"/\*.*?\*/|//[^\n]*|\"(?:[^\"\\\n]|\\[^\n])*\"|'(?:[^'\\\n]|\\[^\n])*'", re.DOTALL)
_PAIRS = {")": "(", "]": "[", "}": "{"}
_MOST = 20_000  # characters
_LASTING = re.compile(r"(?<!const )\bstatic\b(?!\s+const\b)")  # what an element could leave for the next
_KEYWORDS = frozenset(
    re.findall(
        r"\w+",
        "alignas alignof and and_eq asm auto bitand bitor bool break case catch char class compl const constexpr continue default delete do double else enum "
        "explicit export extern false float for friend goto if inline int long mutable namespace new noexcept not not_eq nullptr operator or or_eq private "
        "protected public register restrict return short signed sizeof static struct switch template this throw true try typedef typeid typename union "
        "unsigned using virtual void volatile wchar_t while xor xor_eq result T F",
    )
)


def read_bodies(signature: Signature, c: Text, cuda: Text | None, numpys: tuple[Text, ...]) -> tuple[OwnC, ...]:
    """What computes each result, where a body of C sets all of them; raises `Mistake` where it is none."""
    results = tuple(r.name for r in signature.returns)
    for name in (*(p.name for p in signature.params), *(results if len(results) > 1 else ())):
        if name in _KEYWORDS:
            what = "result" if name in results else "parameter"
            raise Mistake(c.at(), f"{name!r} has a meaning of its own in C; choose another name for the {what}")
    body, twin = _body(c, results), _body(cuda, results) if cuda else NOTHING
    return tuple(replace(_twin(signature, number, numpy), body=body, cuda=twin, results=results, result=results[number]) for number, numpy in enumerate(numpys))


def read_functions(signature: Signature, functions: tuple[Text, ...], numpys: tuple[Text, ...]) -> tuple[OwnC, ...]:
    """What computes each result, by a function of C; raises `Mistake` for what is none."""
    found = []
    for number, (function, numpy) in enumerate(zip(functions, numpys)):
        parts = _FUNCTION.fullmatch(function.value)
        if parts is None or ".." in parts[3]:
            raise Mistake(function.at(), f"{function.value!r} is no function of C with its header; expected one such as 'j0, math.h' or 'double j0, math.h'")
        if parts[1] and parts[4]:
            what = f"{parts[2]!r} has no function for blocks of float numbers, as float32 calls that of double ones"
            raise Mistake(function.at(), f"{what}; leave out 'double' or 'blocks'")
        found.append(replace(_twin(signature, number, numpy), function=parts[2], only_double=bool(parts[1]), header=parts[3], of_blocks=bool(parts[4])))
    return tuple(found)


def read_numpy_alone(signature: Signature, numpys: tuple[Text, ...]) -> tuple[OwnC, ...]:
    """What computes each result, where nothing is compiled anywhere."""
    return tuple(_twin(signature, number, numpy) for number, numpy in enumerate(numpys))


def _twin(signature: Signature, number: int, numpy: Text) -> OwnC:
    """One of the results, with what computes it where nothing is compiled."""
    for param in signature.params:
        if type_of(param) not in ("Tensor", "Scalar", "float", "int"):
            raise Mistake(numpy.at(), f"C of an op's own takes tensors and numbers, one element at a time; {param.name!r} is {param.type}")
    module = _ARRAY_FUNCTION.fullmatch(numpy.value)
    call = numpy.value if module and module[1] not in ("np", "special") else ""
    if ":" in numpy.value and (found := re.fullmatch(r"[\w.]+:\w+", numpy.value)):
        what = f"the 'numpy' of {signature.name} is an expression, or a function of array/"
        raise Mistake(numpy.at(), f"{what}; {found[0]} is one of a package's own, which serves an op with 'call:'")
    tree = None if call else read_numpy_expression(numpy, signature)
    result = signature.returns[number].name
    which = f"{len(result)}{result}_" if len(signature.returns) > 1 else ""  # which no name of an op begins with
    return OwnC(which + signature.identifier, tuple(p.name for p in signature.params), numpy=tree, call=call)


def own_body(signature: Signature, own: OwnC, classes: str, at: Location) -> Expr:
    """The scalar expression of a result of an op that brings its own C: that, of its parameters. classes: of the dtypes that it takes."""
    primitive = Primitive(signature.name, len(signature.params), classes, "", promotes="i" not in classes, special=True, own=own)
    args = tuple(Name(VALUE if p.type.is_tensor else type_of(p), at, p.name) for p in signature.params)
    return Prim(VALUE, at, f"own_{own.identifier}", args, primitive)


def _body(text: Text, results: tuple[str, ...]) -> SpecText:
    """The statements of a function, which cannot end it, and which set some results."""
    plain = text.value
    if len(plain) > _MOST:
        raise Mistake(text.at(), f"a body of C has at most {_MOST:,} characters, and this one {len(plain):,}")
    for offset, character in enumerate(plain):
        if not (character == "\n" or (character.isascii() and character.isprintable())):
            raise Mistake(text.at(offset), f"{character!r} has no place in a body of C")
    if continued := re.search(r"\\(?=\s*(\n|\Z))", plain):
        raise Mistake(text.at(continued.start()), "a line that ends in \\ would go on in the next one, which has no place in a body of C")
    bare = _SKIPPED.sub(lambda found: re.sub(r"[^\n]", " ", found[0]), plain)
    if lasting := _LASTING.search(bare):
        what = "'static' without 'const' keeps numbers from element to element, and shares them among threads; an op gives the same for the same"
        raise Mistake(text.at(lasting.start()), what)
    open_: list[int] = []
    for offset, character in enumerate(bare):
        if character in "#\\" or bare.startswith(("/*", "??", "%:"), offset):
            shown = "??" if character == "?" else bare[offset : offset + 2].strip() if character in "/%" else character
            raise Mistake(text.at(offset), f"{shown!r} has no place in a body of C, which says nothing to the preprocessor")
        if character in "\"'":
            raise Mistake(text.at(offset), "a text that begins here does not end in its line")
        if character in _PAIRS.values():
            open_.append(offset)
        elif character in _PAIRS and (not open_ or bare[open_.pop()] != _PAIRS[character]):
            raise Mistake(text.at(offset), f"{character!r} closes nothing that the body of C has opened")
    if open_:
        raise Mistake(text.at(open_[-1]), f"{bare[open_[-1]]!r} is never closed in the body of C")
    for name in results:
        if not re.search(rf"\b{name}\b", bare):
            raise Mistake(text.at(), f"a body of C sets {name!r}, and this one does not read or write it")
    return SpecText(plain)
