"""A spec is data: whatever its texts say, the code generated from it is the code of the same spec with innocent texts."""

from __future__ import annotations

import ast
import json
import re

import pytest
from hypothesis import HealthCheck, example, given, settings
from hypothesis import strategies as st

from specgrad.codegen.generate import render
from specgrad.codegen.model.op import Spec
from specgrad.codegen.model.spec_text import SpecText, python_docstring, python_string
from specgrad.codegen.paths import paths
from specgrad.codegen.plan.op_plan import make_plan
from specgrad.codegen.problems import SpecError
from specgrad.codegen.read.entries.fixed_keys import FIXED_KEYS
from specgrad.codegen.spec import loads
from specgrad.codegen.write.emit_catalogue import catalogue
from tests.codegen.corpus import BASICS
from tests.effort import tries
from tests.made_once import made_once

TARGETS, CSRC = paths().targets(), paths().csrc
SETTINGS = settings(max_examples=tries(12, 25), deadline=None, suppress_health_check=list(HealthCheck), derandomize=True)

PIECES = [
    *('"""', "'''", '"', "'", "\\", "\\\\", "\\U", "\\N{", "\\x", "*/", "/*", "//", "*", "/", "??/", "??/\n", "\n", "\n\n", "#"),
    *("# coding: utf-7", "coding:rot13", "`", "```", "<script>", "</textarea>", "]]>", "&amp;", "{{ 7 * 7 }}", "{% raw %}", "{#", "%s", "{0}"),
    *("${x}", "é", "ａ", "\u0301", "|", "[x](y)", " ", "a"),
    *(' + str(__import__("os").system("true")) + ', "); import os; os._exit(1); (", "\n#define float double\n", "\n    raise SystemExit\n"),
]
TEXTS = st.lists(st.sampled_from(PIECES), min_size=1, max_size=8).map("".join) | st.text(st.characters(exclude_categories=["Cs"]), min_size=1, max_size=12)

# Where a spec has words of its author, and what a plain one says there.
PLACES = {
    "about": "An ABOUT.",
    "docs": "Some DOCS.",
    "reason": "a REASON",
    "why": "a WHY",
    "message": "a MESSAGE",
    "tangent": "a TANGENT",
    "default": "DEFAULT",
    "comparison": "COMPARED",
}
SPEC = """\
- group: hostile
  about: ABOUT
- name: twofold(Tensor self, Tensor other, *, str mode=DEFAULT) -> Tensor
  require:
    mode != COMPARED: MESSAGE
  forward: self * other if mode == DEFAULT else self + other
  self: not_implemented: REASON
  other: grad * self.conj() if mode == DEFAULT else grad
  result: not_implemented: TANGENT
  forms: [function, method, in-place]
  docs: DOCS
- name: twofold.again(Tensor self, int n) -> Tensor
  forward: self * n
  self: grad * n
  samples: [{self: [2], n: 2}]
  docs: DOCS
- name: step(Tensor self) -> Tensor
  forward: floor(self)
  non_differentiable: WHY
  docs: DOCS
"""


def quoted(text: str) -> str:
    return "'" + text.replace("'", "''") + "'"


def spec_with(texts: dict[str, str], file: str = "plain.yaml") -> Spec:
    """The spec with texts in their places; each in the quotes, or the block, that YAML wants for it."""
    lines = SPEC
    for place, plain in PLACES.items():
        text = texts.get(place, plain)
        if place in ("default", "comparison"):
            literal = f'"{text}"' if "'" in text else f"'{text}'"
            lines = lines.replace(plain.split()[-1].rstrip("."), literal)
        elif place in ("reason", "tangent"):
            lines = re.sub(rf"(\w+): not_implemented: {place.upper()}", lambda m, t=text: f"{m[1]}: {quoted('not_implemented: ' + t)}", lines)
        elif "\n" in text and place != "message":
            lines = lines.replace(place.upper(), "|\n" + "\n".join(f"    {line}" for line in text.split("\n")))
        else:
            lines = lines.replace(place.upper(), quoted(text))
    lines = re.sub(r"(?m)^( *(?:- name|self|other|forward|result|  mode[^:]*?|mode[^:]*?)): (?!\|)(?!')(.*)$", _requoted, lines)
    return loads(lines + BASICS.partition("\n\n")[2], file, TARGETS)


def _requoted(line: re.Match[str]) -> str:
    key = line[1]
    if key.strip().startswith("mode"):
        key = re.match(r" *", key)[0] + quoted(key.strip())  # type: ignore[index]
        return f"{key}: {line[2]}"
    return f"{key}: {quoted(line[2])}"


def shape(source: str) -> str:
    """What a module does: its syntax tree, without what its strings say."""
    tree = ast.parse(source)
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            node.value = ""
    return ast.dump(tree)


def tokens(source: str) -> list[str]:
    """C without its comments, as a compiler sees it: trigraphs and continued lines first."""
    text = re.sub(r"\\\n", "", source.replace("??/", "\\"))
    return re.sub(r'/\*.*?\*/|//[^\n]*|("(?:\\.|[^"\\\n])*")', lambda m: m[1] or " ", text, flags=re.DOTALL).split()


def meaning(files: dict[str, str]) -> dict[str, object]:
    code = {name: text for name, text in files.items() if name.endswith((".py", ".pyi", ".c", ".cu"))}
    return {name: shape(text) if name.endswith((".py", ".pyi")) else tokens(text) for name, text in code.items()}


@made_once
def plain() -> dict[str, object]:
    return meaning(render(spec_with({}), CSRC))


def same_code(texts: dict[str, str], file: str = "plain.yaml") -> None:
    """The spec is refused, or its code is that of the plain one."""
    try:
        spec = spec_with(texts, file)
    except SpecError:
        return
    files = render(spec, CSRC)
    found = meaning(files)
    assert json.loads(files["positions.json"])["lines"].keys() == {op.name for op in spec}
    for name in plain():
        if name != "kernels/tables.c" or tokens(files[name])[:-1] == plain()[name]:
            assert found[name] == plain()[name], name
    page = catalogue(spec, make_plan(spec).saved)
    prose = re.sub(r"(?m)^```$.*?^```$|(`+)(?!`).+?(?<!`)\1(?!`)", "", page, flags=re.DOTALL)
    assert not re.search(r"(?<!\\)<", prose)


@pytest.mark.slow
@pytest.mark.parametrize("text", PIECES)
def test_each_text(text: str) -> None:
    same_code(dict.fromkeys(PLACES, f"x {text} y"))
    same_code({place: f"x{text}" for place in PLACES if place not in ("default", "comparison")})


@SETTINGS
@given(st.dictionaries(st.sampled_from(sorted(PLACES)), TEXTS, min_size=1))
@example(dict.fromkeys(PLACES, "ends in a backslash \\"))
@example(dict.fromkeys(PLACES, 'ends in a quote "'))
@example({"docs": 'x """ + str(__import__("os").system("touch RAN")) + """ y'})
def test_any_texts(texts: dict[str, str]) -> None:
    same_code(texts)


@pytest.mark.slow
@SETTINGS
@given(TEXTS)
@example("*/ int main(void) {} /*")
@example('"""\nraise SystemExit\n"""')
@example("coding=utf-7.yaml")
@example("\x1b]0;title\x07\u202e\ud800")
def test_any_name_of_a_file(file: str) -> None:
    same_code({}, file)
    with pytest.raises(SpecError) as raised:
        loads("- name: x", file)
    assert str(raised.value).isprintable(), "a terminal obeys nothing in it"


@pytest.mark.parametrize("text", ["", "\\", '"', "'", "\"'", '"""', '\\"""', "a\nb", "é\ud800\x00\x1b\u202e", '"' * 7, "\\" * 5, "tab\tend"])
def test_literals_say_what_the_text_says(text: str) -> None:
    assert ast.literal_eval(python_string(text)) == text
    assert ast.literal_eval(python_docstring(text)) == text
    python_docstring(text).encode("utf-8")


def test_a_text_cannot_be_printed_unasked() -> None:
    for write in (str, format, "{}".format, "%s".__mod__, lambda t: f"{t}", lambda t: "".join([t])):
        with pytest.raises(TypeError):
            write(SpecText("words"))


# ---- keys that are no words: names, formulas, samples

CODE = [
    *("__import__('os').system('true')", "().__class__.__base__.__subclasses__()", "self.__class__", "eval('1')", "open('/etc/passwd')", "lambda: 0"),
    *("grad._array", "specgrad", "self._node", "os.system", "exec", "globals()", "[x for x in ()]", "f'{self}'", "shape.__globals__", "(yield)", "self:=grad"),
    *("../../x", "tools.os", "os.system", "math.__loader__", "indexing.np", "self.shape.__class__", "a; b", "a\nb", "x' , 'y", "-1e999", "٣", "ｇrad"),
]
VALUES = st.sampled_from([*CODE, *PIECES]) | TEXTS
DANGEROUS = {"__import__", "__base__", "__subclasses__", "__loader__", "__globals__", "system", "eval", "exec", "open", "os", "subprocess"}


def run_nothing(source: str) -> None:
    """A generated module has no name that could lead out of it."""
    for node in ast.walk(ast.parse(source)):
        name = node.id if isinstance(node, ast.Name) else node.attr if isinstance(node, ast.Attribute) else node.name if isinstance(node, ast.alias) else ""
        assert name not in DANGEROUS


@pytest.mark.slow
@pytest.mark.parametrize("key", [*FIXED_KEYS, "self", "other", "self, other", "result", "group"])
def test_code_in_the_place_of_a_key(key: str) -> None:
    for value in CODE:
        check_key(key, value)


@SETTINGS
@given(st.sampled_from([*FIXED_KEYS, "self", "other", "result"]), VALUES)
def test_anything_in_the_place_of_a_key(key: str, value: str) -> None:
    check_key(key, value)


def check_key(key: str, value: str) -> None:
    entry = {"name": "_twice(Tensor self, Tensor other) -> Tensor", "forward": "self * other", "self": "grad * other.conj()", "other": "grad * self.conj()"}
    entry |= {key: value}
    if key in ("call", "compose"):
        del entry["forward"]
    if key in ("let", "domain", "require"):
        shown = {k: quoted(v) for k, v in entry.items()} | {key: f"{{{quoted(value)}: {quoted(value)}, self: {quoted(value)}}}"}
    elif key in ("samples", "special"):
        shown = {k: quoted(v) for k, v in entry.items()} | {key: f"[{{self: {quoted(value)}, other: [2]}}]"}
    else:
        shown = {k: quoted(v) for k, v in entry.items()}
    text = "- " + "\n  ".join(f"{quoted(k)}: {v}" for k, v in shown.items()) + "\n"
    try:
        spec = loads(text + BASICS, "fuzz.yaml", TARGETS)
    except SpecError:
        return
    for name, source in render(spec, CSRC).items():
        if name.endswith((".py", ".pyi")):
            run_nothing(source)
        else:
            assert "system" not in tokens(source)
