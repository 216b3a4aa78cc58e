"""Functions of float64 that are our own, against many digits: in units of the last place, where formulas change, and beside special cases."""

from __future__ import annotations

import subprocess
from pathlib import Path
from typing import Any

import mpmath
import numpy as np
import pytest

import specgrad as sg
from specgrad.codegen.build import FLAGS, c_compiler
from specgrad.codegen.paths import paths
from tests.kernels.kernel_cases import kernels, same_bits

# By function: the largest error that was found in millions of numbers, nearly, and numbers of the sizes that take other ways.
RANGES = {
    "exp": (1.1, [(-745, 710), (-1, 1), (-745, -708), (709, 709.78)]),
    "asin": (1.4, [(-1, 1), (0.49, 0.52), (0.999, 1), (-1e-8, 1e-8)]), "atan": (1.8, [(-5, 5), (0.4, 0.43), (0.99, 1.01), (2, 3), (1e5, 1e18)]),
    "sin": (1.85, [(-10, 10), (-1e-8, 1e-8), (1e5, 1e9)]), "cos": (1.85, [(-10, 10), (-1e-8, 1e-8), (1e5, 1e9)]),
    "tan": (1.8, [(-10, 10), (-1e-8, 1e-8), (1e5, 1e9)]), "sigmoid": (2.1, [(-40, 40), (-745, -700)]),
}  # fmt: skip
SPECIAL = [
    0,
    1,
    2,
    0.5,
    3,
    np.inf,
    1e-310,
    5e-324,
    1.5,
    1e308,
    2.0**53,
    2.0**53 - 1,
    2.0**52 + 1,
    2.0**51 + 0.5,
    2.0**54,
    1 + 2.0**-52,
    1 - 2.0**-53,
    709,
    1022,
    1074,
    1075,
]


def units(given: float, true: Any) -> float:
    return float(abs(given - true) / mpmath.ldexp(1, max(mpmath.frexp(true)[1], -1021) - 53)) if true else float(given != 0)


def exactly(name: str, *numbers: float) -> Any:
    if name == "sigmoid":
        return 1 / (1 + mpmath.exp(-mpmath.mpf(numbers[0])))
    return getattr(mpmath, name)(*map(mpmath.mpf, numbers))


@pytest.mark.parametrize("name", RANGES)
def test_the_error_in_units_of_the_last_place(name: str) -> None:
    most, ranges = RANGES[name]
    random = np.random.default_rng(0)
    x = np.concatenate([random.uniform(low, high, 1500) for low, high in ranges])
    given = kernels[name](x).tolist()
    with mpmath.workprec(200):
        wrong = [units(value, exactly(name, number)) for number, value in zip(x.tolist(), given)]
    worst = int(np.argmax(wrong))
    assert wrong[worst] <= most, f"{name}({x[worst]!r}) is {given[worst]!r}, {wrong[worst]:.3g} units off"


def test_no_sine_is_larger_than_one() -> None:
    peaks = ((np.arange(31000) + 0.5) * np.pi)[:, None] + np.arange(-200, 200) ** 3 * 1e-15
    for name, x in (("sin", peaks.ravel()), ("cos", peaks.ravel() - np.pi / 2)):
        assert np.abs(kernels[name](x[np.abs(x) < 1e5])).max() == 1


def powers() -> tuple[Any, Any]:
    random = np.random.default_rng(0)
    x = np.concatenate(
        [np.exp2(random.uniform(-20, 20, 1500)), np.exp2(random.uniform(-1074, 1024, 1500)), random.uniform(0.9, 1.15, 1500), random.uniform(0.5, 1.5, 1500)]
    )
    return x, np.concatenate([random.uniform(low, -low, 1500) for low in (-25, -1, -6000, -200)])


def test_powers_err_by_less_than_a_unit() -> None:
    x, y = powers()
    with np.errstate(all="ignore"):
        given = kernels["pow"](x, y)
    with mpmath.workprec(200):
        true = [mpmath.mpf(a) ** mpmath.mpf(b) for a, b in zip(x.tolist(), y.tolist())]
        wrong = [units(value, t) if t < np.finfo(float).max else float(value != np.inf) for value, t in zip(given.tolist(), true)]
    worst = int(np.argmax(wrong))
    assert wrong[worst] < 1, f"{x[worst]!r} ** {y[worst]!r} is {given[worst]!r}, {wrong[worst]:.3g} units off"


def test_special_cases_of_powers_are_those_of_c() -> None:
    """Each alone, and all together: where none is a special case a call takes another way."""
    numbers = np.array([*SPECIAL, *(-x for x in SPECIAL), np.nan])
    x, y = (a.ravel() for a in np.meshgrid(numbers, numbers))
    with np.errstate(all="ignore"):
        true = np.array([float(np.power(np.float64(a), np.float64(b))) for a, b in zip(x, y)])
        together, alone = kernels["pow"](x, y), np.array([kernels["pow"](x[i : i + 1], y[i : i + 1])[0] for i in range(len(x))])
    true[(x == -np.inf) & (y == 0.5)] = np.inf  # NumPy takes the root
    assert same_bits(together, alone)
    finite, nan = np.isfinite(true) & (true != 0), np.isnan(true)
    assert np.array_equal(together[~finite], true[~finite], equal_nan=True)
    assert np.array_equal(np.signbit(together[~nan]), np.signbit(true[~nan]))
    np.testing.assert_allclose(together[finite], true[finite], rtol=3e-16, atol=5e-324)


def test_powers_of_a_number_and_to_a_number() -> None:
    random = np.random.default_rng(0)
    for count in (1, 7, 511, 512, 513, 1300):
        x = random.uniform(0.01, 9, count)
        tensor = sg.tensor(x)
        for number in (1.7, -0.3, 2.5):
            assert same_bits((tensor**number).numpy(), kernels["pow"](x, np.full(count, number)))
            assert same_bits(sg.pow(number if number > 0 else 0.3, tensor).numpy(), kernels["pow"](np.full(count, number if number > 0 else 0.3), x))
        x[count // 2] = -1
        assert same_bits((sg.tensor(x) ** 1.7).numpy(), kernels["pow"](x, np.full(count, 1.7)))


@pytest.mark.parametrize("name", [*RANGES, "pow", "atan2"])
def test_every_place_in_an_array_gives_the_same_bits(name: str) -> None:
    operands = [np.concatenate([np.linspace(-3, 3, 61), [np.inf, 0, 1e-310, -200, 90]])]
    if name in ("pow", "atan2"):
        operands.append(operands[0][::-1] * 1.3)
    with np.errstate(all="ignore"):
        whole = kernels[name](*operands)
        for start in (1, 5):
            for length in (1, 2, 3, 4, 7, 8, 15, 16, 17, 31):
                part = kernels[name](*(x[start : start + length].copy() for x in operands))
                assert same_bits(part, whole[start : start + length]), (start, length)


def test_angles_of_numbers_of_every_size() -> None:
    numbers = np.array([0.0, 1, np.inf, np.nan, 1e308, 1.7e308, 3e-308, 1e-320, 5e-324, 1e300, 2.5])
    y, x = (a.ravel() for a in np.meshgrid(np.concatenate([numbers, -numbers]), np.concatenate([numbers, -numbers])))
    given, true = kernels["atan2"](y, x), np.arctan2(y, x)
    np.testing.assert_allclose(given, true, rtol=4e-16, atol=0)
    assert np.array_equal(np.signbit(given[~np.isnan(true)]), np.signbit(true[~np.isnan(true)]))


PROGRAM = """
#include <stdio.h>
#include "kernel.h"
int main(void) {
    uint64_t state = 1;
    for (int i = 0; i < 20000; i++) {
        double x[3];
        for (int k = 0; k < 3; k++) {
            state = state * 6364136223846793005u + 1442695040888963407u;
            x[k] = sg_from_bits((state >> 12) | 0x3ff0000000000000u) - 1.5;
        }
        if (i % 2)
            x[2] = -x[0] * x[1]; /* what rounding takes away is all that is left */
        printf("%a %a ", fma(x[0], x[1], x[2]), sg_fused_in_steps(x[0], x[1], x[2]));
        printf("%a %a ", sg_exp_f64(9 * x[0]), sg_near_sin_f64(9 * x[0]));
        printf("%a %a\\n", sg_asin_f64(2 * x[0]), sg_power(x[0] + 1, 9 * x[1]));
    }
    printf("%a %a\\n", sg_fused_in_steps(1e300, 1e10, 1), sg_near_sin_f64(-0.0));
    return 0;
}
"""


def test_what_older_processors_compute(tmp_path: Path) -> None:
    """Sums of products in steps are those that are rounded once; and what is compiled for such processors alone errs little more."""
    source, program = tmp_path / "program.c", tmp_path / "program"
    source.write_text(PROGRAM, encoding="utf-8")
    found = {}
    for fuses in (0, 1):
        subprocess.run([*c_compiler(), *FLAGS, f"-DSG_FUSES={fuses}", f"-I{paths().csrc}", str(source), "-o", str(program), "-lm"], check=True)
        found[fuses] = [
            [float.fromhex(word) for word in line.split()] for line in subprocess.run([program], check=True, capture_output=True, text=True).stdout.splitlines()
        ]
    numbers, fused = (np.array(found[fuses][:-1]) for fuses in (0, 1))
    assert np.array_equal(numbers[:, 0], numbers[:, 1])
    np.testing.assert_allclose(numbers[:, 2:], fused[:, 2:], rtol=6e-16, atol=0)
    for fuses in (0, 1):
        assert found[fuses][-1] == [np.inf, 0] and np.signbit(found[fuses][-1][1])
