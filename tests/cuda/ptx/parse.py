"""PTX as data: its functions with their parameters, registers and instructions, and its tables of constants."""

from __future__ import annotations

import re
from dataclasses import dataclass, field

BYTES = {"8": 1, "16": 2, "32": 4, "64": 8}


@dataclass
class Variable:
    """A parameter, a part of local memory, or a table of constants."""

    name: str
    bytes: int
    type: str = "b8"
    values: str = ""


@dataclass
class Instruction:
    """One instruction: `@!%p1 add.s32 %r1, %r2, 3` has a predicate "!%p1", the words add and s32, and three operands. A label has a name alone."""

    words: list[str]
    operands: list[str]
    predicate: str = ""
    label: str = ""


@dataclass
class Function:
    name: str
    is_entry: bool
    parameters: list[Variable]
    registers: dict[str, str] = field(default_factory=dict)  # name, or the beginning of numbered names -> type
    counts: dict[str, int] = field(default_factory=dict)  # of numbered registers
    memory: list[Variable] = field(default_factory=list)
    body: list[Instruction] = field(default_factory=list)


_TABLE = re.compile(r"^\.(?:visible |weak |)?\s*\.?(?:global|const)\s+\.align \d+ \.(\w+) ([\w$]+)(?:\[(\d+)\])?\s*(?:=\s*\{?([^;}]*)\}?)?;", re.MULTILINE)
_SHARED = re.compile(r"^\s*\.shared\s+(?:\.align \d+\s+)?\.(\w+)\s+([\w$]+)(?:\[(\d+)\])?;", re.MULTILINE)
_FUNCTION = re.compile(r"\.(entry|func)\s*(\([^)]*\))?\s*([\w$]+)\s*(\([^)]*\))?[^{;]*\{(.*?)^\}", re.MULTILINE | re.DOTALL)
_PARAMETER = re.compile(r"\.param\s+(?:\.align \d+\s+)?\.(\w+)\s+([\w$]+)(?:\[(\d+)\])?")
_OPERAND = re.compile(r"\{[^}]*\}|\[[^\]]*\]|\([^)]*\)|[^,\s][^,]*")


def bytes_of(type_: str) -> int:
    return BYTES[type_.lstrip("bfsu")]


def tables(ptx: str) -> list[Variable]:
    """The tables of constants."""
    return [Variable(name, bytes_of(t) * int(count or 1), t, values or "0") for t, name, count, values in _TABLE.findall(without_comments(ptx))]


def shared(ptx: str) -> list[Variable]:
    """The memory that threads of a block share, of functions included; what a launch gives a size (`extern`) is not among it."""
    return [Variable(name, bytes_of(t) * int(count or 1), t) for t, name, count in _SHARED.findall(without_comments(ptx))]


def functions(ptx: str) -> list[Function]:
    """The functions, those of the device that others call included."""
    return [_function(*match.groups()) for match in _FUNCTION.finditer(without_comments(ptx))]


def without_comments(ptx: str) -> str:
    return re.sub(r"//[^\n]*|/\*.*?\*/", "", ptx, flags=re.DOTALL)


def _function(kind: str, returned: str | None, name: str, parameters: str | None, text: str) -> Function:
    given = [Variable(n, bytes_of(t) * int(count or 1), t) for t, n, count in _PARAMETER.findall((returned or "") + (parameters or ""))]
    found = Function(name, kind == "entry", given)
    text = _with_names_of_their_own(text)
    for type_, names in re.findall(r"\.reg \.(\w+)\s+([^;]+);", text):
        for register in map(str.strip, names.split(",")):
            numbered = re.fullmatch(r"(%\w+?)<(\d+)>", register)
            found.registers[numbered[1] if numbered else register] = type_
            if numbered:
                found.counts[numbered[1]] = int(numbered[2])
    for type_, variable, count in re.findall(r"\.(?:local|param)\s+(?:\.align \d+\s+)?\.(\w+)\s+([\w$]+)(?:\[(\d+)\])?;", text):
        bytes_ = bytes_of(type_) * int(count or 1)
        same = next((v for v in found.memory if v.name == variable), None)  # parameters of calls have one name in several blocks
        if same is None:
            found.memory.append(Variable(variable, bytes_, type_))
        else:
            same.bytes = max(same.bytes, bytes_)
    code = re.sub(r"(?<!\w)\.(reg|local|param|shared)\b[^;]*;|(?<!\w)\.(loc|file|pragma)[^\n]*", "", text)
    code = re.sub(r"^\s*[{}]\s*$", "", code, flags=re.MULTILINE)
    code = re.sub(r"(^|[;{])\s*([$\w]+):", r"\1\2:\n", code, flags=re.MULTILINE)
    for statement in re.split(r";|(?<=:)\s*\n", code):
        words = " ".join(statement.split()).lstrip("{} ")
        if words:
            found.body.append(_instruction(words))
    return found


def _instruction(text: str) -> Instruction:
    if text.endswith(":"):
        return Instruction([], [], label=text[:-1])
    predicate = re.match(r"@(!?%p\w+)\s+(.*)", text)
    if predicate:
        text = predicate[2]
    words, _, rest = text.partition(" ")
    return Instruction(words.split("."), [o.strip() for o in _OPERAND.findall(rest)], predicate[1] if predicate else "")


def _with_names_of_their_own(text: str) -> str:
    """Registers of inner blocks, which may have names of outer ones, under names of their own."""
    count = 0

    def renamed(block: re.Match[str]) -> str:
        nonlocal count
        count += 1
        found = block[0]
        for names in re.findall(r"\.reg \.\w+\s+([^;]+);", found):
            for register in map(str.strip, names.split(",")):
                if "<" not in register:
                    found = re.sub(re.escape(register) + r"(?!\w)", f"{register}_in{count}_", found)
        return found

    return re.sub(r"(?m)^\s*\{\s*\n(?:(?!^\s*[{}]\s*$).*\n)*?^\s*\}", renamed, text)
