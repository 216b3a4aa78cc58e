"""PTX that is run on the host: instructions do what NVIDIA's manual says of them, and what is not known is refused."""

from __future__ import annotations

import ctypes
import math
import struct
import subprocess
from pathlib import Path
from typing import Any

import pytest

from tests.cuda.ptx.run import _FLAGS, CC, Call, Range
from tests.cuda.ptx.translate import Unknown, translated

PTX = """
.version 8.0
.target sm_90
.address_size 64
.visible .entry tried(.param .u64 tried_param_0) {{
    .reg .pred %p<4>;
    .reg .b16 %rs<4>;
    .reg .b32 %r<10>;
    .reg .f32 %f<6>;
    .reg .b64 %rd<10>;
    .reg .f64 %fd<6>;
    ld.param.u64 %rd1, [tried_param_0];
    cvta.to.global.u64 %rd2, %rd1;
    {body}
    ret;
}}
"""
pytestmark = pytest.mark.skipif(CC is None, reason="no C compiler is installed")


def tried(folder: Path, body: str, given: bytes = bytes(64), size: int = 64) -> tuple[bytes, str]:
    """What a kernel of one thread makes of some memory, and what it did that it may not."""
    source, file = folder / "tried.c", folder / "tried.so"
    source.write_text(translated(PTX.format(body=body))[0])
    done = subprocess.run([str(CC), *_FLAGS, "-o", str(file), str(source), "-lm"], capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    memory = ctypes.create_string_buffer(given + bytes(128), 256)
    pointer = ctypes.c_void_p(ctypes.addressof(memory))
    fault = ctypes.create_string_buffer(256)
    parameters = (ctypes.c_void_p * 1)(ctypes.addressof(pointer))
    call = Call(1, 1, 0, parameters, (Range * 2)((ctypes.addressof(memory), size), (0, 0)), ctypes.cast(fault, ctypes.c_char_p))
    ctypes.CDLL(str(file)).run_tried(ctypes.byref(call))
    return memory.raw, fault.value.decode()


def words(*numbers: int) -> bytes:
    return struct.pack(f"<{len(numbers)}I", *(n & 0xFFFFFFFF for n in numbers))


def floats(*numbers: float) -> bytes:
    return struct.pack(f"<{len(numbers)}f", *numbers)


A, B, C = 0x89ABCDEF, 0x12345678, 5


@pytest.mark.parametrize(
    ("instruction", "result"),
    [
        ("add.s32 %r4, %r1, %r2;", A + B),
        ("sub.s32 %r4, %r2, %r1;", B - A),
        ("mul.lo.s32 %r4, %r1, %r2;", A * B),
        ("mul.hi.u32 %r4, %r1, %r2;", A * B >> 32),
        ("mul.hi.s32 %r4, %r1, %r2;", (A - 2**32) * B >> 32),
        ("mad.lo.s32 %r4, %r1, %r2, %r3;", A * B + C),
        ("mul.wide.u16 %r4, %rs1, %rs2;", (A & 0xFFFF) * (B & 0xFFFF)),
        ("shl.b32 %r4, %r1, %r3;", A << C),
        ("shl.b32 %r4, %r1, 33;", 0),
        ("shr.u32 %r4, %r1, %r3;", A >> C),
        ("shr.s32 %r4, %r1, %r3;", (A - 2**32) >> C),
        ("shr.s32 %r4, %r1, 40;", -1),
        ("shf.l.wrap.b32 %r4, %r1, %r2, %r3;", ((B << 32 | A) << C) >> 32),
        ("shf.r.wrap.b32 %r4, %r1, %r2, %r3;", (B << 32 | A) >> C),
        ("prmt.b32 %r4, %r1, %r2, 0x5410;", (B & 0xFFFF) << 16 | A & 0xFFFF),
        ("prmt.b32 %r4, %r1, %r2, 0x9999;", 0xFFFFFFFF),
        ("bfe.u32 %r4, %r1, 8, 8;", 0xCD),
        ("bfi.b32 %r4, %r3, %r1, 4, 8;", A & ~0xFF0 | C << 4),
        ("clz.b32 %r4, %r2;", 3),
        ("popc.b32 %r4, %r3;", 2),
        ("not.b32 %r4, %r1;", ~A),
        ("lop: xor.b32 %r4, %r1, %r2;", A ^ B),
        ("div.u32 %r4, %r1, %r3;", A // C),
        ("rem.s32 %r4, %r1, %r3;", -((2**32 - A) % C)),
        ("min.s32 %r4, %r1, %r2;", A),
        ("max.u32 %r4, %r1, %r2;", A),
        ("setp.lt.s32 %p1, %r1, %r2; selp.b32 %r4, 1, 2, %p1;", 1),
        ("setp.lt.u32 %p1, %r1, %r2; selp.b32 %r4, 1, 2, %p1;", 2),
        ("setp.eq.s32 %p1, %r3, 5; @%p1 mov.u32 %r4, 7; @!%p1 mov.u32 %r4, 8;", 7),
        ("mov.b32 %r4, {%rs2, %rs1};", (A & 0xFFFF) << 16 | B & 0xFFFF),
        ("add.cc.u32 %r5, %r1, %r1; addc.u32 %r4, %r3, 0;", C + 1),
        ("cvt.s32.s8 %r4, %r1;", 0xEF - 256),
        ("{ .reg .b32 %r1; mov.u32 %r1, 3; }\n    mov.u32 %r4, %r1;", A),
    ],
)
def test_integers(tmp_path: Path, instruction: str, result: int) -> None:
    read = "ld.global.u32 %r1, [%rd2]; ld.global.u32 %r2, [%rd2+4]; ld.global.u32 %r3, [%rd2+8]; ld.global.u16 %rs1, [%rd2]; ld.global.u16 %rs2, [%rd2+4];"
    instruction = instruction.replace("; ", ";\n    ").replace("{ .reg", "{\n    .reg").replace("; }", ";\n    }").replace("3;\n    }", "3;\n    }")
    found, fault = tried(tmp_path, f"{read}\n    {instruction}\n    st.global.u32 [%rd2+16], %r4;", words(A, B, C))
    assert (found[16:20], fault) == (words(result), "")


INF, NAN = float("inf"), float("nan")


@pytest.mark.parametrize(
    ("instruction", "a", "b", "result"),
    [
        ("add.f32 %f3, %f1, %f2;", 1.0, 2.0**-24, 1.0),
        ("add.rp.f32 %f3, %f1, %f2;", 1.0, 2.0**-30, 1 + 2.0**-23),
        ("fma.rn.f32 %f3, %f1, %f2, %f1;", 1 + 2.0**-12, 1.0, 2 + 2.0**-11),
        ("min.f32 %f3, %f1, %f2;", NAN, 2.0, 2.0),
        ("max.f32 %f3, %f1, %f2;", -0.0, 0.0, 0.0),
        ("add.sat.f32 %f3, %f1, %f2;", 1.0, 2.0, 1.0),
        ("cvt.rni.f32.f32 %f3, %f1;", 2.5, 0.0, 2.0),
        ("cvt.rzi.s32.f32 %r4, %f1; cvt.rn.f32.s32 %f3, %r4;", -2.75, 0.0, -2.0),
        ("cvt.rzi.s32.f32 %r4, %f1; cvt.rn.f32.s32 %f3, %r4;", 1e20, 0.0, 2147483648.0),
        ("cvt.rn.f16.f32 %rs1, %f1; cvt.f32.f16 %f3, %rs1;", 1 + 2.0**-11, 0.0, 1.0),
        ("cvt.rn.bf16.f32 %rs1, %f1; cvt.f32.bf16 %f3, %rs1;", 1 + 3 * 2.0**-8, 0.0, 1 + 2.0**-6),
        ("neg.f32 %f3, %f1;", 0.0, 0.0, -0.0),
        ("copysign.f32 %f3, %f2, %f1;", 3.0, -1.0, -3.0),
        ("setp.ltu.f32 %p1, %f1, %f2; selp.f32 %f3, 0f3F800000, 0f00000000, %p1;", NAN, 1.0, 1.0),
        ("setp.lt.f32 %p1, %f1, %f2; selp.f32 %f3, 0f3F800000, 0f00000000, %p1;", NAN, 1.0, 0.0),
    ],
)
def test_floats(tmp_path: Path, instruction: str, a: float, b: float, result: float) -> None:
    if instruction.startswith("copysign"):
        a, b, instruction = b, a, "copysign.f32 %f3, %f1, %f2;"
    lines = instruction.replace("; ", ";\n    ")
    found, fault = tried(tmp_path, f"ld.global.v2.f32 {{%f1, %f2}}, [%rd2];\n    {lines}\n    st.global.f32 [%rd2+16], %f3;", floats(a, b))
    assert (found[16:20], fault) == (floats(result), "")


def test_approximations_of_doubles(tmp_path: Path) -> None:
    """With .ftz only the upper half of a double is computed, without it the whole."""
    lines = ["ld.global.f64 %fd1, [%rd2]", "rsqrt.approx.f64 %fd2, %fd1", "rsqrt.approx.ftz.f64 %fd3, %fd1", "rcp.approx.ftz.f64 %fd4, %fd1"]
    lines += [f"st.global.f64 [%rd2+{8 * i}], %fd{i + 1}" for i in (1, 2, 3)]
    found, fault = tried(tmp_path, "".join(f"{line};\n    " for line in lines), struct.pack("<d", 3.0))
    exact, gross, reciprocal = struct.unpack("<3d", found[8:32])
    assert (exact, fault) == (1 / math.sqrt(3.0), "")
    assert gross != exact and abs(gross - exact) < 1e-6
    assert reciprocal != 1 / 3 and abs(reciprocal - 1 / 3) < 1e-6


@pytest.mark.parametrize(
    ("instruction", "message"),
    [
        ("ld.global.u32 %r1, [%rd2+64];", "read of 4 bytes"),
        ("st.global.u32 [%rd2+62], %r1;", "misaligned access of 4 bytes"),
        ("st.global.u16 [%rd2+66], %rs1;", "write of 2 bytes"),
        ("ld.global.v4.u32 {%r1, %r2, %r3, %r4}, [%rd2+8];", "misaligned access of 16 bytes"),
    ],
)
def test_what_a_device_would_trap(tmp_path: Path, instruction: str, message: str) -> None:
    found, fault = tried(tmp_path, instruction)
    assert fault.startswith(message)
    assert not any(found), "what may not be written is not"


@pytest.mark.parametrize(
    "instruction",
    ["bar.sync 0;", "atom.global.add.u32 %r1, [%rd2], %r2;", "shfl.sync.bfly.b32 %r1, %r2, 1, 31, -1;", "mov.u32 %r1, %laneid;", "bfe.s32 %r1, %r2, 1, 2;"],
)
def test_what_is_not_known_is_refused(instruction: str) -> None:
    with pytest.raises(Unknown):
        translated(PTX.format(body=instruction))


__all__: list[Any] = []
