"""Compiled Fourier transforms: each against NumPy's in a wider type, in every kind of numbers, size, layout and length of vectors."""

import subprocess
import sys
import threading
from pathlib import Path

import numpy as np
import pytest

from specgrad.array import fft
from specgrad.array.base import native
from specgrad.core.kernels import table

pytestmark = pytest.mark.skipif(not table.compiled, reason="there are no compiled loops to hold against NumPy's")

WIDE = {np.float32: (np.complex64, np.complex128), np.float64: (np.complex128, np.clongdouble)}
SIZES = [*range(1, 17), 18, 21, 22, 25, 26, 27, 32, 35, 45, 49, 64, 77, 96, 121, 128, 143, 169, 210, 256, 360, 512, 1000, 1024]
LONG = [2048, 4095, 4096, 6000, 10000, 1 << 15]


@pytest.fixture(params=[64, 32, 16])
def vectors(request):
    """Each length of vectors that loops are written for."""
    yield table._lib.sg_set_vector_bytes(request.param)
    table._lib.sg_set_vector_bytes(64)


def transformed(x, dim, inverse):
    """The sums themselves, undivided, computed in more digits than x has."""
    n = x.shape[dim]
    rows = np.moveaxis(x, dim, -1).reshape(-1, n)
    if n <= 64:
        powers = np.outer(np.arange(n), np.arange(n)) % n
        turns = np.exp(np.clongdouble((2j if inverse else -2j) * np.pi) * powers.astype(np.longdouble) / n)
        found = rows.astype(np.clongdouble) @ turns
    else:
        import scipy.fft

        found = scipy.fft.ifft(rows, norm="forward") if inverse else scipy.fft.fft(rows)
    return np.moveaxis(found.reshape(*np.moveaxis(x, dim, -1).shape[:-1], n), -1, dim)


def same(found, wanted, real):
    assert found.shape == wanted.shape
    assert found.flags.c_contiguous
    assert np.linalg.norm((found - wanted).ravel()) <= 3 * np.finfo(real).eps * np.linalg.norm(wanted.ravel())


def shapes(n):
    return [((n,), 0), ((3, n), 1), ((33, n), 1), ((n, 5), 0), ((n, 40), 0), ((2, n, 37), 1)] if n <= 1024 else [((n,), 0), ((3, n), 1), ((17, n), 1)]


def numbers(shape, real, seed=0):
    random = np.random.default_rng(seed)
    return random.standard_normal(shape).astype(real), (random.standard_normal(shape) + 1j * random.standard_normal(shape)).astype(WIDE[real][0])


@pytest.mark.parametrize("real", [np.float32, np.float64])
@pytest.mark.parametrize("n", SIZES + LONG)
def test_transforms_of_all_kinds_of_numbers(n, real, vectors):
    for shape, dim in shapes(n):
        x, z = numbers(shape, real)
        wide = WIDE[real][1]
        half = np.ascontiguousarray(np.take(z, range(n // 2 + 1), dim))
        end = (slice(None),) * dim
        mirrored = np.concatenate([half, np.take(half, range((n - 1) // 2, 0, -1), dim).conj()], dim)
        for at in {0, n // 2} if n % 2 == 0 else {0}:
            mirrored[(*end, at)] = mirrored[(*end, at)].real
        for inverse in (False, True):
            of_z, of_x = transformed(z.astype(wide), dim, inverse), transformed(x.astype(wide), dim, inverse)
            same(native.fourier(z, "c", "c", dim, n, inverse, 0.5, 1.0, False), of_z * 0.5, real)
            again = z.copy()
            assert native.fourier(again, "c", "c", dim, n, inverse, 1.0, 1.0, True) is again
            same(again, of_z, real)
            if (n if n % 2 else n // 2) > 2048 and n % 2:
                continue  # odd numbers of real numbers are transformed as complex ones, and long ones are left to SciPy
            same(native.fourier(x, "r", "c", dim, n, inverse, 1.0, 1.0, False), of_x, real)
            same(native.fourier(x, "r", "h", dim, n, inverse, 2.0, 1.0, False), 2 * np.take(of_x, range(n // 2 + 1), dim), real)
            same(native.fourier(z, "c", "r", dim, n, inverse, 1.0, 1.0, False), of_z.real, real)
            same(native.fourier(half, "h", "r", dim, n, inverse, 1.0, 1.0, False), transformed(mirrored.astype(wide), dim, inverse).real, real)


@pytest.mark.parametrize("n", [1, 2, 5, 6, 16, 300, 600, 8192])
@pytest.mark.parametrize("rows", [1, 20])
def test_what_stands_for_two_is_weighed(n, rows, vectors):
    x, _ = numbers((rows, n), np.float64)
    plain = native.fourier(x, "r", "h", 1, n, False, 1.0, 1.0, False)
    weighed = plain.copy()
    weighed[:, 1 : (n + 1) // 2] *= 3
    np.testing.assert_allclose(native.fourier(x, "r", "h", 1, n, False, 1.0, 3.0, False), weighed, rtol=1e-15)
    wanted = native.fourier(weighed, "h", "r", 1, n, True, 1.0, 1.0, False)
    np.testing.assert_allclose(native.fourier(plain, "h", "r", 1, n, True, 1.0, 3.0, False), wanted, rtol=0, atol=1e-14 * n)


@pytest.mark.parametrize("reads, writes", [("c", "c"), ("r", "h"), ("r", "c"), ("h", "r"), ("c", "r")])
@pytest.mark.parametrize("n", [7, 8, 17, 34, 97])
@pytest.mark.parametrize("inverse", [False, True])
def test_loops_and_scipy_agree(reads, writes, n, inverse, monkeypatch):
    x, z = numbers((4, n if reads != "h" else n // 2 + 1, 3), np.float64)
    given = x if reads == "r" else z
    found = fft._along(given, reads, writes, 1, n, inverse, 0.25, 2.0)
    monkeypatch.setattr(native, "fourier", lambda *args: None)
    wanted = fft._along(given, reads, writes, 1, n, inverse, 0.25, 2.0)
    assert found.dtype == wanted.dtype
    np.testing.assert_allclose(found, wanted, rtol=0, atol=1e-13 * n)


def test_a_line_does_not_touch_another(vectors):
    """Lines share vectors, but neither NaN nor large numbers of one reach the other."""
    for n in (8, 45, 512, 4096):
        x = np.ones((40, n), np.float32)
        alone = native.fourier(x[:1].repeat(40, 0), "r", "c", 1, n, False, 1.0, 1.0, False)[0]
        x[3], x[17] = np.nan, 1e30
        found = native.fourier(x, "r", "c", 1, n, False, 1.0, 1.0, False)
        others = [i for i in range(40) if i not in (3, 17)]
        assert np.array_equal(found[others], np.broadcast_to(alone, (38, n)))
        assert np.isnan(found[3]).all()


def test_what_loops_do_not_cover():
    x, z = numbers((4, 17), np.float64)
    assert native.fourier(z, "c", "c", 1, 17, False, 1.0, 1.0, False) is None  # a prime above 13
    assert native.fourier(z.astype(np.clongdouble), "c", "c", 0, 4, False, 1.0, 1.0, False) is None
    assert native.fourier(x.astype(np.float16), "r", "h", 0, 4, False, 1.0, 1.0, False) is None
    assert native.fourier(z.T, "c", "c", 1, 4, False, 1.0, 1.0, False) is None
    assert native.fourier(x, "c", "c", 0, 4, False, 1.0, 1.0, False) is None  # not complex
    assert native.fourier(z, "c", "c", 2, 4, False, 1.0, 1.0, False) is None  # no such dimension
    assert native.fourier(z, "h", "r", 0, 4, False, 1.0, 1.0, False) is None  # 3 numbers make 4
    assert native.fourier(x, "r", "r", 0, 4, False, 1.0, 1.0, False) is None
    assert native.fourier(x, "q", "h", 0, 4, False, 1.0, 1.0, False) is None
    assert native.fourier(x[:, :0], "r", "h", 0, 4, False, 1.0, 1.0, False) is None
    fixed = z.copy()
    fixed.flags.writeable = False
    assert native.fourier(fixed, "c", "c", 0, 4, False, 1.0, 1.0, True) is None


@pytest.mark.skipif(not Path("/proc/self/statm").exists(), reason="how much memory a process holds is read where Linux tells it")
def test_tables_of_many_long_lines_are_let_go():
    program = """
import numpy as np
from specgrad.array.base import native
def resident():
    return int(open("/proc/self/statm").read().split()[1]) * 4096
z = np.ones(1 << 20, complex)
before = resident()
for n in range(1 << 20, (1 << 20) - 100 * 4096, -4096):  # of which 30 have small factors
    native.fourier(z[:n], "c", "c", 0, n, False, 1.0, 1.0, False)
assert resident() - before < 500 << 20, resident() - before  # of 825 MiB, were all tables kept
"""
    subprocess.run([sys.executable, "-c", program], check=True)


def test_many_sizes_in_many_threads():
    """Plans are made, shared and let go while others compute."""
    wrong = []

    def work(seed):
        random = np.random.default_rng(seed)
        for _ in range(150):
            n = int(random.choice([60, 64, 512, 540, 600, 1200, 2400, 4800, 6000, 8192]))
            z = numbers((3, n), np.float64, seed)[1]
            if np.abs(native.fourier(z, "c", "c", 1, n, False, 1.0, 1.0, False) - np.fft.fft(z)).max() > 1e-11 * n:
                wrong.append(n)

    threads = [threading.Thread(target=work, args=(seed,)) for seed in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert not wrong
