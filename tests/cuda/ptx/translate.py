"""PTX -> C: one C function a kernel, which is called for each thread of each block.

Threads that wait for one another run on stacks of their own: see block.h. An instruction that is not known is an error, never a guess.
"""

from __future__ import annotations

import re

from tests.cuda.ptx.parse import Function, Instruction, Variable, functions, shared, tables

C_TYPES = {
    "s8": "int8_t", "u8": "uint8_t", "b8": "uint8_t", "s16": "int16_t", "u16": "uint16_t", "b16": "uint16_t", "f16": "uint16_t", "bf16": "uint16_t",
    "s32": "int32_t", "u32": "uint32_t", "b32": "uint32_t", "s64": "int64_t", "u64": "uint64_t", "b64": "uint64_t",
    "f32": "float", "f64": "double", "pred": "int",
}  # fmt: skip
REGISTERS = {t: (c if t in ("f32", "f64", "pred") else c.replace("int", "uint").replace("uuint", "uint")) for t, c in C_TYPES.items()}
COMPARED = {"eq": "==", "ne": "!=", "lt": "<", "le": "<=", "gt": ">", "ge": ">=", "lo": "<", "ls": "<=", "hi": ">", "hs": ">="}
OPERATORS = {"add": "+", "sub": "-", "mul": "*", "div": "/"}
BITWISE = {"and": "&", "or": "|", "xor": "^"}
ROUNDINGS = {"rz": "FE_TOWARDZERO", "rm": "FE_DOWNWARD", "rp": "FE_UPWARD"}
TO_INTEGER = {"rni": "rint", "rzi": "trunc", "rmi": "floor", "rpi": "ceil"}
SPECIAL = {f"%{a}.{d}": f"T->{a}_{d}" for a in ("tid", "ntid", "ctaid", "nctaid") for d in "xyz"}
SPECIAL["%laneid"] = "T->tid_x % 32"
FLOATS = ("f32", "f64")
_OF_BLOCKS = ("bar", "barrier", "shfl", "vote")  # what the threads of a block wait for


class Unknown(NotImplementedError):
    """An instruction that is not translated."""


def translated(ptx: str) -> tuple[str, list[str]]:
    """The C of some PTX, and the names of its kernels: each is a function run_NAME(call), see ptx.h."""
    found, constants, of_blocks = functions(ptx), tables(ptx), shared(ptx)
    names = {v.name for v in (*constants, *of_blocks)}
    bodies = {f.name: Writer(f, names).written() for f in found}
    waits = bool(of_blocks) or any(i.words and i.words[0] in _OF_BLOCKS for f in found for i in f.body)
    lines = ['#include "ptx.h"', *(['#include "block.h"'] if waits else []), "", *map(_table, constants), ""]
    lines += [f"static const Range tables[] = {{{' '.join(f'{{(uint64_t)(uintptr_t){_name(t.name)}, {t.bytes}}},' for t in constants)} {{0, 0}}}};", ""]
    lines += [*_shared_memory(of_blocks), ""] if waits else []
    lines += [f"{_head(f)};" for f in found] + [""]
    for f in found:
        lines += [f"{_head(f)} {{", *bodies[f.name], "}", ""]
    entries = [f for f in found if f.is_entry]
    for f in entries:
        lines.append(f"const unsigned sizes_{f.name}[] = {{{''.join(f'{p.bytes}, ' for p in f.parameters)}0}};")  # a driver copies them
        given = "".join(f", parameters[{i}]" for i in range(len(f.parameters)))
        lines.append(f"static void start_{f.name}(const Thread *T, void **parameters) {{ {_name(f.name)}(T{given}); }}")
        lines += [f"void run_{f.name}(const Call *call) {{", f"    running = call, run_{'blocks' if waits else 'threads'}(call, start_{f.name});", "}", ""]
    return "\n".join(lines), [f.name for f in entries]


def _shared_memory(variables: list[Variable]) -> list[str]:
    """Where each variable lies in the memory of a block: 16 bytes apart, so that no access beyond one reaches the next."""
    lines, ranges, end = [], [], 16
    for v in variables:
        lines.append(f"enum {{ {_name(v.name)} = {end} }};")
        ranges.append(f"{{{end}, {v.bytes}}}, ")
        end += (v.bytes + 15) // 16 * 16 + 16
    return [*lines, f"static const Range shared_variables[] = {{{''.join(ranges)}{{0, 0}}}};", f"static const uint64_t shared_bytes = {end};"]


def _head(f: Function) -> str:
    return f"static void {_name(f.name)}(const Thread *T{''.join(f', void *{_name(p.name)}' for p in f.parameters)})"


def _table(t: Variable) -> str:
    return f"static const {C_TYPES[t.type]} {_name(t.name)}[] __attribute__((aligned(16))) = {{{t.values}}};"


def _name(text: str) -> str:
    return text.replace("%", "r_").replace("$", "L").replace(".", "_")


def _type_with(letter: str, type_: str) -> str:
    return letter + type_.lstrip("bsuf")


def _of_space(words: list[str]) -> str:
    """The end of the name of what loads and stores in the part of memory that an instruction names."""
    return "" if "param" in words or "local" in words else "_SHARED" if "shared" in words else "_GLOBAL"


class Writer:
    """Writes one function."""

    def __init__(self, function: Function, names: set[str]):
        self.function = function
        self.names = names | {v.name for v in (*function.memory, *function.parameters)}  # of variables
        self.lines: list[str] = []

    def written(self) -> list[str]:
        f = self.function
        declared = ["unsigned cc = 0;", "(void)cc;"]
        for register, type_ in f.registers.items():
            count = f.counts.get(register)
            names = [_name(register)] if count is None else [f"{_name(register)}{i}" for i in range(count)]
            declared.append(f"{REGISTERS[type_]} {', '.join(f'{n} = 0' for n in names)};")
        declared += [f"char {_name(v.name)}[{v.bytes}] __attribute__((aligned(16)));" for v in f.memory]
        for instruction in f.body:
            self.instruction(instruction)
        return [f"    {line}" for line in (*declared, *self.lines)]

    # ---- operands

    def type_of(self, register: str) -> str:
        found = self.function.registers.get(register) or self.function.registers.get(re.sub(r"\d+$", "", register))
        if found is None:
            raise Unknown(f"register {register}")
        return found

    def read(self, operand: str, type_: str) -> str:
        """An operand as a C expression of a PTX type."""
        c = C_TYPES[type_]
        if operand in SPECIAL:
            return f"(({c}){SPECIAL[operand]})"
        if m := re.fullmatch(r"0[fF]([0-9A-Fa-f]{8})", operand):
            return f"float_of(0x{m[1]}u)" if type_ == "f32" else f"(({c})0x{m[1]}u)"
        if m := re.fullmatch(r"0[dD]([0-9A-Fa-f]{16})", operand):
            return f"double_of(0x{m[1]}ull)" if type_ == "f64" else f"(({c})0x{m[1]}ull)"
        if re.fullmatch(r"-?[0-9]+U?|-?0x[0-9A-Fa-f]+U?", operand):
            return f"(({c}){operand.rstrip('U')}{'ll' if '64' in type_ else ''})"
        if not operand.startswith("%"):
            if operand not in self.names:
                raise Unknown(f"variable {operand}")
            return f"((uint64_t)(uintptr_t){_name(operand)})"  # where a variable lies
        have, name = self.type_of(operand), _name(operand)
        if "pred" in (type_, have):
            return name
        if type_ in FLOATS and have not in FLOATS:
            return f"{'float' if type_ == 'f32' else 'double'}_of({name})"
        if have in FLOATS and type_ not in FLOATS:
            return f"(({c})bits_of_{have}({name}))"
        return f"(({c}){name})"

    def write(self, register: str, type_: str, value: str) -> None:
        """A statement that sets a register to a C expression of a PTX type."""
        if register == "_":
            return
        have, name = self.type_of(register), _name(register)
        if have == "pred":
            value = f"({value}) != 0"
        elif have in FLOATS and type_ not in FLOATS:
            value = f"{'float' if have == 'f32' else 'double'}_of({value})"
        elif type_ in FLOATS and have not in FLOATS:
            value = f"bits_of_{type_}({value})"
        else:
            value = f"({REGISTERS[have]})({value})"  # of a signed value, whose sign fills what the register has more
        self.lines.append(f"{name} = {value};")

    def address(self, operand: str) -> str:
        m = re.fullmatch(r"\[\s*([^\]+]+?)\s*(?:\+\s*(-?\d+))?\s*\]", operand)
        if m is None:
            raise Unknown(f"address {operand}")
        return f"({self.read(m[1], 'u64')} + {int(m[2] or 0)})"

    # ---- instructions

    def instruction(self, given: Instruction) -> None:
        if given.label:
            self.lines.append(f"{_name(given.label)}: ;")
            return
        method = getattr(self, f"do_{given.words[0]}", None)
        if method is None:
            raise Unknown(".".join(given.words))
        if given.predicate:
            self.lines.append(f"if ({'!' if given.predicate[0] == '!' else ''}{_name(given.predicate.lstrip('!'))}) {{")
        method(given.words, given.operands)
        if given.predicate:
            self.lines.append("}")

    def do_ret(self, words: list[str], operands: list[str]) -> None:
        self.lines.append("return;")

    do_exit = do_ret

    def do_bra(self, words: list[str], operands: list[str]) -> None:
        self.lines.append(f"goto {_name(operands[0])};")

    def do_call(self, words: list[str], operands: list[str]) -> None:
        returned, name, given = operands if len(operands) == 3 else ("()", operands[0], operands[1] if len(operands) > 1 else "()")
        passed = [p.strip() for group in (returned, given) for p in group[1:-1].split(",") if p.strip()]
        self.lines.append(f"{_name(name)}(T{''.join(f', {_name(p)}' for p in passed)});")

    def do_mov(self, words: list[str], operands: list[str]) -> None:
        type_ = words[-1]
        to, source = operands
        parts = {"b32": "u16", "b64": "u32"}
        if to.startswith("{"):
            part = parts[type_]
            self.lines.append(f"{{ const uint64_t whole = {self.read(source, type_)};")
            for i, register in enumerate(to[1:-1].split(",")):
                self.write(register.strip(), part, f"({C_TYPES[part]})(whole >> {int(part[1:]) * i})")
            self.lines.append("}")
        elif source.startswith("{"):
            part = parts[type_]
            values = [self.read(register.strip(), part) for register in source[1:-1].split(",")]
            self.write(to, type_, " | ".join(f"(uint64_t){value} << {int(part[1:]) * i}" for i, value in enumerate(values)))
        else:
            self.write(to, type_, self.read(source, type_))

    def do_cvta(self, words: list[str], operands: list[str]) -> None:
        if "shared" in words:
            raise Unknown(".".join(words))
        self.write(operands[0], "u64", self.read(operands[1], "u64"))

    def do_ld(self, words: list[str], operands: list[str]) -> None:
        type_, c = words[-1], C_TYPES[words[-1]]
        load = "LOAD" + _of_space(words)
        to = [r.strip() for r in operands[0].strip("{}").split(",")]
        self.lines.append(f"{{ const uint64_t at = {self.address(operands[1])}; ALIGNED(at, {len(to)} * sizeof({c}));")
        for i, register in enumerate(to):
            self.write(register, type_, f"{load}({c}, at + {i} * sizeof({c}))")
        self.lines.append("}")

    def do_st(self, words: list[str], operands: list[str]) -> None:
        type_, c = words[-1], C_TYPES[words[-1]]
        store = "STORE" + _of_space(words)
        values = [r.strip() for r in operands[1].strip("{}").split(",")]
        self.lines.append(f"{{ const uint64_t at = {self.address(operands[0])}; ALIGNED(at, {len(values)} * sizeof({c}));")
        self.lines += [f"{store}({c}, at + {i} * sizeof({c}), {self.read(value, type_)});" for i, value in enumerate(values)]
        self.lines.append("}")

    def do_atom(self, words: list[str], operands: list[str]) -> None:
        """Threads run one after another, or change where they wait: so whatever one does at once is atomic."""
        if words[1] != "global" or words[2] != "add" or words[3:] not in (["f32"], ["f64"], ["u32"], ["u64"]):
            raise Unknown(".".join(words))
        to, place, value = operands if words[0] == "atom" else ("_", *operands)
        type_, c = words[-1], C_TYPES[words[-1]]
        self.lines.append(f"{{ const uint64_t at = {self.address(place)}; ALIGNED(at, sizeof({c}));")
        self.lines.append(f"const {c} before = LOAD_GLOBAL({c}, at); STORE_GLOBAL({c}, at, before + {self.read(value, type_)});")
        self.write(to, type_, "before")
        self.lines.append("}")

    do_red = do_atom

    # ---- what the threads of a block wait for

    def do_bar(self, words: list[str], operands: list[str]) -> None:
        if words == ["bar", "warp", "sync"]:
            self.lines.append(f"waited_for_warp(T, __LINE__, SYNC, {self.read(operands[0], 'u32')}, 0, 0, 0, NULL);")
        elif words in (["bar", "sync"], ["barrier", "sync"], ["barrier", "sync", "aligned"]) and len(operands) == 1:
            self.lines.append(f"waited_for_block(T, __LINE__, SYNC, {self.read(operands[0], 'u32')}, 0);")
        elif words[1] == "red" and words[2] in ("or", "and", "popc") and len(operands) == 3:
            given = f"T, __LINE__, BLOCK_{words[2]}, {self.read(operands[1], 'u32')}, {self.predicate(operands[2])}"
            self.write(operands[0], words[-1], f"waited_for_block({given})")
        else:
            raise Unknown(".".join(words))

    do_barrier = do_bar

    def do_shfl(self, words: list[str], operands: list[str]) -> None:
        if words[1] != "sync" or words[2] not in ("up", "down", "bfly", "idx"):
            raise Unknown(".".join(words))
        to, _, within = operands[0].partition("|")
        value, by, ends, mask = (self.read(o, "u32") for o in operands[1:])
        self.lines.append("{ int holds = 0;")
        self.write(to, "b32", f"waited_for_warp(T, __LINE__, SHUFFLE_{words[2]}, {mask}, {value}, {by}, {ends}, &holds)")
        if within:
            self.write(within, "pred", "holds")
        self.lines.append("}")

    def do_vote(self, words: list[str], operands: list[str]) -> None:
        if words[1] != "sync" or words[2] not in ("any", "all", "ballot"):
            raise Unknown(".".join(words))
        self.lines.append(f"{{ int holds = {self.predicate(operands[1])};")
        self.write(operands[0], words[-1], f"waited_for_warp(T, __LINE__, VOTE_{words[2]}, {self.read(operands[2], 'u32')}, 0, 0, 0, &holds)")
        self.lines.append("}")

    def predicate(self, operand: str) -> str:
        return f"{'!' if operand.startswith('!') else ''}{self.read(operand.lstrip('!'), 'pred')}"

    # ---- arithmetic

    def _of_floats(self, words: list[str], operands: list[str]) -> None:
        name, type_ = words[0], words[-1]
        args = [self.read(o, type_) for o in operands[1:]]
        f = "f" if type_ == "f32" else ""
        if "approx" in words or "full" in words:
            gross = "_gross" if type_ == "f64" and "ftz" in words else ""  # of a double, the upper half alone
            value = f"approx_{name}_{type_}{gross}({', '.join(args)})"
        elif name in ("add", "sub", "mul", "div"):
            value = f"{args[0]} {OPERATORS[name]} {args[1]}"
        elif name in ("fma", "mad"):
            value = f"__builtin_fma{f}({', '.join(args)})"
        elif name == "rcp":
            value = f"1 / {args[0]}"
        elif name == "neg":
            value = f"-{args[0]}"
        elif name in ("sqrt", "abs"):
            value = f"__builtin_{'fabs' if name == 'abs' else name}{f}({args[0]})"
        elif name == "copysign":
            value = f"__builtin_copysign{f}({args[1]}, {args[0]})"
        elif name in ("min", "max"):
            value = f"{name}_{type_}({args[0]}, {args[1]})"
        else:
            raise Unknown(".".join(words))
        value = f"saturated_{type_}({value})" if "sat" in words else value
        self._rounded(words, operands[0], type_, value)

    def _rounded(self, words: list[str], to: str, type_: str, value: str) -> None:
        """Set a register to what is computed in the direction of rounding that an instruction names."""
        direction = next((ROUNDINGS[w] for w in words if w in ROUNDINGS), None)
        if direction is None:
            return self.write(to, type_, value)
        self.lines.append(f"{{ fesetround({direction}); const volatile {C_TYPES[type_]} rounded = {value}; fesetround(FE_TONEAREST);")
        self.write(to, type_, "rounded")
        self.lines.append("}")

    do_ex2 = do_lg2 = do_rcp = do_sqrt = do_rsqrt = do_sin = do_cos = do_tanh = do_copysign = do_fma = _of_floats

    def do_add(self, words: list[str], operands: list[str]) -> None:
        type_ = words[-1]
        if type_ in FLOATS:
            return self._of_floats(words, operands)
        if "cc" in words or words[0] in ("addc", "subc"):
            return self._with_carry(words, operands)
        u = _type_with("u", type_)
        self.write(operands[0], type_, f"({C_TYPES[type_]})({self.read(operands[1], u)} {'+' if words[0] == 'add' else '-'} {self.read(operands[2], u)})")

    do_sub = do_addc = do_subc = do_add

    def _with_carry(self, words: list[str], operands: list[str]) -> None:
        u, width = _type_with("u", words[-1]), int(words[-1][1:])
        a, b, *rest = (self.read(o, u) for o in operands[1:])
        if words[0] in ("mad", "madc"):
            product = f"((unsigned __int128){a} * {b})"
            a, b = f"({C_TYPES[u]})({product}{f' >> {width}' if 'hi' in words else ''})", rest[0]
        sign = "-" if words[0].startswith("sub") else "+"
        carried = f" {sign} cc" if words[0] in ("addc", "subc", "madc") else ""
        self.lines.append(f"{{ const unsigned __int128 whole = (unsigned __int128){a} {sign} {b}{carried};")
        self.write(operands[0], u, f"({C_TYPES[u]})whole")
        self.lines.append((f"cc = (whole >> {width}) & 1; " if "cc" in words else "") + "}")

    def do_mul(self, words: list[str], operands: list[str]) -> None:
        type_ = words[-1]
        if type_ in FLOATS:
            return self._of_floats(words, operands)
        if "cc" in words or words[0] == "madc":
            return self._with_carry(words, operands)
        width = int(type_[1:])
        a, b = self.read(operands[1], type_), self.read(operands[2], type_)
        wide = {16: "int32_t", 32: "int64_t", 64: "__int128"}[width]
        wide = wide if type_[0] == "s" else f"unsigned {wide}" if width == 64 else f"u{wide}"
        product = f"(({wide}){a} * ({wide}){b})"
        result = type_
        if "wide" in words:
            result, value = f"{type_[0]}{2 * width}", product
        elif "hi" in words:
            value = f"({C_TYPES[type_]})({product} >> {width})"
        else:
            u = _type_with("u", type_)
            value = f"({C_TYPES[u]})((uint64_t){self.read(operands[1], u)} * {self.read(operands[2], u)})"
        if words[0] == "mad":
            value = f"({C_TYPES[_type_with('u', result)]})({value} + {self.read(operands[3], _type_with('u', result))})"
        self.write(operands[0], result, value)

    do_mad = do_madc = do_mul

    def do_div(self, words: list[str], operands: list[str]) -> None:
        type_ = words[-1]
        if type_ in FLOATS:
            return self._of_floats(words, operands)
        self.write(operands[0], type_, f"DIVIDED_{words[0]}({C_TYPES[type_]}, {self.read(operands[1], type_)}, {self.read(operands[2], type_)})")

    do_rem = do_div

    def do_min(self, words: list[str], operands: list[str]) -> None:
        type_ = words[-1]
        if type_ in FLOATS:
            return self._of_floats(words, operands)
        a, b = self.read(operands[1], type_), self.read(operands[2], type_)
        self.write(operands[0], type_, f"{a} {'<' if words[0] == 'min' else '>'} {b} ? {a} : {b}")

    do_max = do_min

    def do_neg(self, words: list[str], operands: list[str]) -> None:
        type_ = words[-1]
        if type_ in FLOATS:
            return self._of_floats(words, operands)
        a = self.read(operands[1], type_)
        negated = f"({C_TYPES[type_]})(0 - (uint64_t){a})"
        self.write(operands[0], type_, negated if words[0] == "neg" else f"{a} < 0 ? {negated} : {a}")

    do_abs = do_neg

    # ---- bits

    def do_and(self, words: list[str], operands: list[str]) -> None:
        type_ = "pred" if words[-1] == "pred" else _type_with("u", words[-1])
        self.write(operands[0], type_, f"{self.read(operands[1], type_)} {BITWISE[words[0]]} {self.read(operands[2], type_)}")

    do_or = do_xor = do_and

    def do_not(self, words: list[str], operands: list[str]) -> None:
        if words[-1] == "pred":
            return self.write(operands[0], "pred", f"!{self.read(operands[1], 'pred')}")
        u = _type_with("u", words[-1])
        self.write(operands[0], u, f"({C_TYPES[u]})~{self.read(operands[1], u)}")

    def do_shl(self, words: list[str], operands: list[str]) -> None:
        u, width = _type_with("u", words[-1]), int(words[-1][1:])
        by = self.read(operands[2], "u32")
        self.write(operands[0], u, f"{by} >= {width} ? 0 : ({C_TYPES[u]})({self.read(operands[1], u)} << ({by} & {width - 1}))")

    def do_shr(self, words: list[str], operands: list[str]) -> None:
        type_, width = words[-1].replace("b", "u"), int(words[-1][1:])
        a, by = self.read(operands[1], type_), self.read(operands[2], "u32")
        beyond = f"{a} >> {width - 1}" if type_[0] == "s" else "0"
        self.write(operands[0], type_, f"{by} >= {width} ? {beyond} : {a} >> ({by} & {width - 1})")

    def do_shf(self, words: list[str], operands: list[str]) -> None:
        low, high, by = (self.read(o, "u32") for o in operands[1:])
        by = f"({by} & 31)" if "wrap" in words else f"({by} > 32 ? 32 : {by})"
        whole = f"(((uint64_t){high} << 32) | {low})"
        self.write(operands[0], "u32", f"(uint32_t)(({whole} << {by}) >> 32)" if words[1] == "l" else f"(uint32_t)({whole} >> {by})")

    def do_bfe(self, words: list[str], operands: list[str]) -> None:
        if words[-1] not in ("u32", "u64"):
            raise Unknown(".".join(words))
        self.write(operands[0], words[-1], f"taken_{words[-1]}({self.read(operands[1], words[-1])}, {', '.join(self.read(o, 'u32') for o in operands[2:])})")

    def do_bfi(self, words: list[str], operands: list[str]) -> None:
        given = [self.read(operands[1], words[-1]), self.read(operands[2], words[-1]), *(self.read(o, "u32") for o in operands[3:])]
        self.write(operands[0], words[-1], f"put_{words[-1]}({', '.join(given)})")

    def do_clz(self, words: list[str], operands: list[str]) -> None:
        a, width = self.read(operands[1], words[-1]), words[-1][1:]
        self.write(operands[0], "u32", f"{a} ? __builtin_clz{'ll' if width == '64' else ''}({a}) : {width}")

    def do_popc(self, words: list[str], operands: list[str]) -> None:
        self.write(operands[0], "u32", f"__builtin_popcountll({self.read(operands[1], words[-1])})")

    def do_prmt(self, words: list[str], operands: list[str]) -> None:
        if words[1:] != ["b32"]:
            raise Unknown(".".join(words))
        self.write(operands[0], "u32", f"permuted({', '.join(self.read(o, 'u32') for o in operands[1:])})")

    # ---- choices and conversions

    def do_selp(self, words: list[str], operands: list[str]) -> None:
        type_ = words[-1]
        self.write(operands[0], type_, f"{self.read(operands[3], 'pred')} ? {self.read(operands[1], type_)} : {self.read(operands[2], type_)}")

    def do_setp(self, words: list[str], operands: list[str]) -> None:
        how, type_ = words[1], words[-1]
        if type_ in FLOATS:
            a, b = self.read(operands[1], type_), self.read(operands[2], type_)
            unordered = f"({a} != {a} || {b} != {b})"
            if how in ("num", "nan"):
                value = unordered if how == "nan" else f"!{unordered}"
            elif how.endswith("u") and how[:-1] in COMPARED:
                value = f"({unordered} || {a} {COMPARED[how[:-1]]} {b})"
            else:
                value = f"(!{unordered} && {a} {COMPARED[how]} {b})"
        else:
            type_ = _type_with("u", type_) if how in ("lo", "ls", "hi", "hs") or type_[0] == "b" else type_
            value = f"({self.read(operands[1], type_)} {COMPARED[how]} {self.read(operands[2], type_)})"
        joined = next((w for w in words[2:] if w in BITWISE), None)
        if joined:
            negated = operands[3].startswith("!")
            value = f"({value} {BITWISE[joined]} {'!' if negated else ''}{self.read(operands[3].lstrip('!'), 'pred')})"
        if "|" in operands[0]:
            raise Unknown(f"{'.'.join(words)} of two predicates")
        self.write(operands[0], "pred", value)

    def do_cvt(self, words: list[str], operands: list[str]) -> None:
        to, source = words[-2:]
        halves = {"f16": "half", "bf16": "bfloat16"}
        if source in halves:
            value, source = f"{halves[source]}_to_float({self.read(operands[1], 'u16')})", "f32"
        else:
            value = self.read(operands[1], source)
        integral = next((TO_INTEGER[w] for w in words if w in TO_INTEGER), None)
        if to in halves:
            if source != "f32" or any(w in ROUNDINGS for w in words):
                raise Unknown(".".join(words))
            self.write(operands[0], "u16", f"float_to_{halves[to]}({value})")
        elif to in FLOATS and source in FLOATS:
            value = f"{integral}({value})" if integral else value
            value = f"saturated_{source}({value})" if "sat" in words else value
            self._rounded(words, operands[0], to, f"({C_TYPES[to]})({value})")
        elif to in FLOATS:
            self._rounded(words, operands[0], to, f"({C_TYPES[to]}){value}")
        elif source in FLOATS:
            self.write(operands[0], to, f"to_{to}({integral or 'trunc'}((double){value}))")
        else:
            self.write(operands[0], to, f"({C_TYPES[to]}){value}")
