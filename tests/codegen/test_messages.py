"""No message without a test: each that codegen/ can give about a spec stands in the corpus of broken specs."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import specgrad.codegen.spec
from tests.codegen.corpus import bad_specs
from tests.codegen.read.test_newcomers import cases as newcomers
from tests.made_once import made_once

CODEGEN = Path(specgrad.codegen.spec.__file__).parent
TOLD = [message.split(": ", 1)[1] for case in (*bad_specs(), *newcomers()) for message in case.expected]

# Calls that make a mistake, and which of their arguments is the message.
MAKERS = {"Mistake": 1, "mistake": 1, "add": 1, "unknown": 2, "SignatureError": 1, "fail": 0, "word": 0}

ELSEWHERE = {
    # what the call says: why the corpus has no case of it
    "{self.what} has {len(self.line)} characters; more than {MAX_LENGTH} is no formula": "too long for a file; test_bad_specs.py writes it",
    "a body of C has at most {_MOST:,} characters, and this one {len(plain):,}": "too long for a file; test_own_c.py writes it",
    "{entry.signature.name} brings C of its own, which is compiled and run as written: who trusts it passes own_c=True": "who refuses it is in test_own_c.py",
    "{name} {found}{habits.of_elements(name)}": "the reasons are those of _Bodies.of: see forwards.txt and test_bad_specs.py",
    "message": "passes on what is written elsewhere",
    "error.message": "passes on what the signature's reader says",
    "mistake.problem.message": "passes on what the derivative's reader says",
    "what": "the callers of word() say what they expect",
    "repr(token)": "the callers of take() say what they expect",
}


@dataclass(frozen=True)
class Message:
    file: str
    line: int
    text: str  # as the code writes it
    pattern: str

    def __str__(self) -> str:
        return f"{self.file}:{self.line}"


def _patterns(node: ast.expr) -> list[str]:
    """What a message looks like: constants as they are, anything where values are put in."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        return [re.escape(node.value)]
    if isinstance(node, ast.JoinedStr):
        return ["".join(_patterns(part)[0] if isinstance(part, ast.Constant) else ".*" for part in node.values)]
    if isinstance(node, ast.BinOp):
        return [a + b for a in _patterns(node.left) for b in _patterns(node.right)]
    if isinstance(node, ast.IfExp):
        return _patterns(node.body) + _patterns(node.orelse)
    return [".*"]


def _text(node: ast.expr) -> str:
    return ast.unparse(node).removeprefix("f").strip("'\"")


def _messages() -> Iterator[Message]:
    for file in sorted(set(CODEGEN.rglob("*.py")) - set((CODEGEN / "foreign").rglob("*.py"))):  # what reads files of other frameworks has tests of its own
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if not isinstance(node, ast.Call):
                continue
            name = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
            if name not in MAKERS or len(node.args) <= MAKERS[name]:
                continue
            message = node.args[MAKERS[name]]
            if _text(message) in ELSEWHERE:
                continue
            for pattern in _patterns(message):
                expected = f"expected {pattern}, found .*" if name in ("fail", "word") else pattern
                yield Message(file.name, node.lineno, _text(message), expected)


@made_once
def messages() -> list[Message]:
    return list(_messages())


def test_the_messages_are_found() -> None:
    assert len(messages()) > 140
    vague = [str(m) for m in messages() if len(re.findall(r"[a-z]", m.pattern)) < 6]
    assert not vague, "these say too little in words of their own to be told apart from others"


def test_the_corpus_has_a_case_of_each() -> None:
    missing = [f"{m} says {m.text!r}" for m in messages() if not any(re.fullmatch(m.pattern, told) for told in TOLD)]
    assert missing == [], "no broken spec makes the line say that"


def test_every_exception_is_needed() -> None:
    sources = "".join(ast.unparse(ast.parse(file.read_text(encoding="utf-8"))) for file in CODEGEN.rglob("*.py"))
    assert [text for text in ELSEWHERE if text not in sources] == []
