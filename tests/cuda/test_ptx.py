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


def tried(folder: Path, body: str, given: bytes = bytes(64), size: int = 64, threads: int = 1, backwards: bool = False) -> tuple[bytes, str]:
    """What a kernel of one block makes of some memory, and what it did that it may not."""
    source, file = folder / "tried.c", folder / "tried.so"
    source.write_text(translated(PTX.format(body=body))[0])
    done = subprocess.run([str(CC), *_FLAGS, "-o", str(file), str(source), "-lm"], capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    memory = ctypes.create_string_buffer(given + bytes(128), max(256, size))
    pointer = ctypes.c_void_p(ctypes.addressof(memory))
    fault = ctypes.create_string_buffer(256)
    parameters = (ctypes.c_void_p * 1)(ctypes.addressof(pointer))
    call = Call(1, threads, int(backwards), parameters, (Range * 2)((ctypes.addressof(memory), size), (0, 0)), ctypes.cast(fault, ctypes.c_char_p))
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
        ("red.global.add.u32 [%rd2+64], 2;", "read of 4 bytes"),
        ("st.global.u32 [%rd2+62], %r1;", "misaligned access of 4 bytes"),
        ("st.global.u16 [%rd2+66], %rs1;", "write of 2 bytes"),
        ("ld.global.v4.u32 {%r1, %r2, %r3, %r4}, [%rd2+8];", "misaligned access of 16 bytes"),
    ],
)
def test_what_a_device_would_trap(tmp_path: Path, instruction: str, message: str) -> None:
    found, fault = tried(tmp_path, instruction)
    assert fault.startswith(message)
    assert not any(found), "what may not be written is not"


# ---- threads of a block

OF_THREAD = "mov.u32 %r1, %tid.x; shl.b32 %r2, %r1, 2; cvt.u64.u32 %rd3, %r2; add.s64 %rd4, %rd2, %rd3;"  # its number; 4 times that; its place in memory
SHARED = f".shared .align 4 .b8 part[256]; {OF_THREAD} mov.u32 %r3, part; add.s32 %r4, %r3, %r2;"  # its place in shared memory


def of_threads(folder: Path, body: str, threads: int = 64, backwards: bool = False) -> tuple[list[int], str]:
    """What each thread has written at its place, and what one did that it may not."""
    found, fault = tried(folder, body.replace("; ", ";\n    "), size=4 * threads, threads=threads, backwards=backwards)
    return list(struct.unpack(f"<{threads}I", found[: 4 * threads])), fault


@pytest.mark.parametrize("backwards", [False, True])
@pytest.mark.parametrize(
    ("instruction", "result"),
    [
        ("shfl.sync.bfly.b32 %r5, %r1, 1, 31, -1;", lambda i: i ^ 1),
        ("shfl.sync.down.b32 %r5, %r1, 3, 31, -1;", lambda i: i + 3 if i % 32 < 29 else i),
        ("shfl.sync.up.b32 %r5, %r1, 2, 0, -1;", lambda i: i - 2 if i % 32 > 1 else i),
        ("shfl.sync.idx.b32 %r5, %r1, 5, 31, -1;", lambda i: i // 32 * 32 + 5),
        ("shfl.sync.idx.b32 %r5, %r1, 5, 6175, -1;", lambda i: i // 8 * 8 + 5),  # segments of 8
        ("shfl.sync.down.b32 %r5|%p1, %r1, 3, 6175, -1; selp.b32 %r5, %r5, 99, %p1;", lambda i: i + 3 if i % 8 < 5 else 99),
        ("setp.lt.u32 %p1, %r1, 35; vote.sync.ballot.b32 %r5, %p1, -1;", lambda i: 0xFFFFFFFF if i < 32 else 7),
        ("setp.lt.u32 %p1, %r1, 35; vote.sync.all.pred %p2, %p1, -1; selp.b32 %r5, 1, 0, %p2;", lambda i: int(i < 32)),
        ("setp.eq.u32 %p1, %r1, 35; vote.sync.any.pred %p2, !%p1, -1; selp.b32 %r5, 1, 0, %p2;", lambda i: 1),
        ("setp.eq.u32 %p1, %r1, 35; bar.red.or.pred %p2, 0, %p1; selp.b32 %r5, 1, 0, %p2;", lambda i: 1),
        ("setp.eq.u32 %p1, %r1, 35; bar.red.and.pred %p2, 0, %p1; selp.b32 %r5, 1, 0, %p2;", lambda i: 0),
        ("setp.lt.u32 %p1, %r1, 35; bar.red.popc.u32 %r5, 0, %p1;", lambda i: 35),
        ("mov.u32 %r5, %laneid;", lambda i: i % 32),
        ("setp.lt.u32 %p1, %r1, 4; @!%p1 bra $L; shfl.sync.bfly.b32 %r5, %r1, 1, 31, 15; $L: ;", lambda i: i ^ 1 if i < 4 else 0),  # four of a warp
    ],
)
def test_what_threads_tell_one_another(tmp_path: Path, instruction: str, result: Any, backwards: bool) -> None:
    found, fault = of_threads(tmp_path, f"{OF_THREAD} {instruction} st.global.u32 [%rd4], %r5;", backwards=backwards)
    assert (found, fault) == ([result(i) for i in range(64)], "")


@pytest.mark.parametrize("backwards", [False, True])
def test_what_threads_add_to_one_place(tmp_path: Path, backwards: bool) -> None:
    body = "mov.u32 %r5, 0; st.global.u32 [%rd4], %r5; bar.sync 0; atom.global.add.u32 %r6, [%rd2], %r1; red.global.add.u32 [%rd2+4], 2;"
    found, fault = of_threads(tmp_path, f"{OF_THREAD} {body} ", backwards=backwards)
    assert (found, fault) == ([sum(range(64)), 128] + [0] * 62, "")


OTHER = "xor.b32 %r5, %r2, {}; add.s32 %r5, %r3, %r5; ld.shared.u32 %r6, [%r5]; st.global.u32 [%rd4], %r6;"  # what another thread has written


@pytest.mark.parametrize("backwards", [False, True])
@pytest.mark.parametrize(
    ("body", "distance", "message"),
    [
        ("st.shared.u32 [%r4], %r1; bar.sync 0;", 32, ""),
        ("st.shared.u32 [%r4], %r1; barrier.sync.aligned 0;", 32, ""),
        ("st.shared.u32 [%r4], %r1; bar.warp.sync -1;", 1, ""),  # of the same warp
        ("st.shared.u32 [%r4], %r1; bar.warp.sync -1;", 32, "race: read of shared memory"),
        ("st.shared.u32 [%r4], %r1; shfl.sync.bfly.b32 %r6, %r1, 1, 31, -1;", 1, "race: read of shared memory"),  # waits, but orders no memory
        ("st.shared.u32 [%r4], %r1;", 1, "read of shared memory that nobody has written"),  # yet
        ("bar.sync 0;", 1, "read of shared memory that nobody has written"),
        ("st.shared.u16 [%r4], %rs1; bar.sync 0;", 1, "read of shared memory that nobody has written"),
        ("st.shared.u32 [part], %r1; bar.sync 0;", 1, "race: write of shared memory"),
        ("st.shared.u32 [%r4], %r1; bar.sync 0; ld.shared.u32 %r7, [part+4]; st.shared.u32 [%r4], %r1; bar.sync 0;", 1, "race: write of shared memory"),
        ("st.shared.u32 [%r4+4], %r1; bar.sync 0;", 1, "write beyond shared memory"),
        ("st.shared.u32 [%r4+1], %r1; bar.sync 0;", 1, "misaligned access"),
    ],
)
def test_shared_memory(tmp_path: Path, body: str, distance: int, message: str, backwards: bool) -> None:
    found, fault = of_threads(tmp_path, f"{SHARED} {body} {OTHER.format(4 * distance)}", backwards=backwards)
    assert fault.startswith(message) and bool(fault) == bool(message)
    if not message:
        assert found == [i ^ distance for i in range(64)]


@pytest.mark.parametrize(
    ("body", "message"),
    [
        ("setp.lt.u32 %p1, %r1, 32; @%p1 bra $L; bar.sync 0; $L: ;", "threads wait without end"),
        ("setp.lt.u32 %p1, %r1, 63; @!%p1 bra $L; bar.sync 0; $L: ;", "threads wait without end"),
        ("setp.lt.u32 %p1, %r1, 3; @%p1 bra $L; bar.sync 0; bra $M; $L: bar.sync 0; $M: ;", "threads wait without end"),  # two places of one warp
        ("setp.lt.u32 %p1, %r1, 3; @%p1 bra $L; bar.sync 0; bra $M; $L: shfl.sync.bfly.b32 %r5, %r1, 1, 31, -1; $M: ;", "threads wait without end"),
        ("setp.lt.u32 %p1, %r1, 3; @!%p1 bra $L; shfl.sync.bfly.b32 %r5, %r1, 1, 31, -1; $L: ;", "shuffle from a thread that takes no part"),
        ("shfl.sync.bfly.b32 %r5, %r1, 1, 31, 15;", "a thread waits for others without being one of them"),
    ],
)  # fmt: skip
def test_what_would_wait_without_end(tmp_path: Path, body: str, message: str) -> None:
    assert of_threads(tmp_path, f"{OF_THREAD} {body} ")[1].startswith(message)


@pytest.mark.parametrize(
    "instruction",
    [
        "bar.sync 0, 32;", "bar.arrive 0, 64;", "atom.global.max.u32 %r1, [%rd2], %r2;", "red.global.add.noftz.f16 [%rd2], %rs1;",
        "shfl.bfly.b32 %r1, %r2, 1, 31;", "match.any.sync.b32 %r1, %r2, -1;",
        "activemask.b32 %r1;",
        "redux.sync.add.s32 %r1, %r2, -1;", "bfe.s32 %r1, %r2, 1, 2;", "mov.u32 %r1, %warpid;", "mov.u32 %r1, nobody;", "cvta.shared.u64 %rd1, %rd2;",
    ],
)  # fmt: skip
def test_what_is_not_known_is_refused(instruction: str) -> None:
    with pytest.raises(Unknown):
        translated(PTX.format(body=instruction))


__all__: list[Any] = []
