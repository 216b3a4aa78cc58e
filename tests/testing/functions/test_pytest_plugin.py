"""The pytest plugin as a project uses it: marked tests, the fixture, options, errors, and what it costs where it is not used."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

import specgrad
import specgrad.testing.pytest_plugin
from specgrad.testing import strategies, verify

ROOT = Path(__file__).resolve().parents[3]
pytest_plugins = ["pytester"]

HEADER = """
import pytest
import specgrad
from specgrad.autograd import Function

class Wrong(Function):
    generate_vmap_rule = True

    @staticmethod
    def forward(ctx, x):
        ctx.save_for_backward(x)
        return x * x

    @staticmethod
    def backward(ctx, grad):
        return grad * ctx.saved_tensors[0]

class Right(Wrong):
    @staticmethod
    def backward(ctx, grad):
        return 2 * grad * ctx.saved_tensors[0]
"""


@pytest.fixture(autouse=True, scope="module")
def _loaded() -> None:
    """What is loaded late is loaded before pytest runs within pytest, which would have each run load its own."""
    verify(lambda x: x.detach() * 2 + 0 * x, [strategies.tensors((2,))], raise_exception=False)
    verify(specgrad.sin, [(2,)])


@pytest.fixture(autouse=True)
def _importable(monkeypatch: pytest.MonkeyPatch) -> None:
    """The plugin's module stands at the root of a checkout."""
    monkeypatch.syspath_prepend(str(ROOT))
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join([str(ROOT), os.environ.get("PYTHONPATH", "")]))


def run(pytester: pytest.Pytester, tests: str, *args: str, **files: str) -> Any:
    pytester.makepyfile(test_it=HEADER + tests)
    return pytester.runpytest_inprocess("-p", "_specgrad_pytest", "-p", "no:randomly", "-p", "no:xdist", "--strict-markers", *args)


def test_a_marked_function_is_verified(pytester: pytest.Pytester) -> None:
    result = run(
        pytester,
        """
@pytest.mark.gradients(inputs=[(3, 4), (4,)])
def test_affine(x, w):
    return (x @ w).tanh()

@pytest.mark.gradients([(3,)], order=1)
def test_function():
    return Right

@pytest.mark.gradients({"x": (2,), "n": 3})
def test_by_name(n, tmp_path, x):
    assert tmp_path.is_dir()
    return x ** n

@pytest.mark.gradients(lambda random: [random.uniform(1, 2, (2,)), random.uniform(1, 2, (2,))])
def test_made(x, y):
    return (x * y).log()

@pytest.mark.gradients(inputs=[(2,), (2,)])
def test_any_number(*xs):
    return xs[0] * xs[1]

@pytest.mark.gradients(inputs=[(2,)])
def test_positional(x, /):
    return x.sin()
""",
    )
    result.assert_outcomes(passed=6)


def test_a_wrong_gradient_is_red_and_told(pytester: pytest.Pytester) -> None:
    result = run(
        pytester,
        """
@pytest.mark.gradients(inputs=[(2,)])
def test_wrong(x):
    return Wrong.apply(x) + 0.0

@pytest.mark.gradients(inputs=[(2,)], order=1)
def test_wrong_function():
    return Wrong

def test_by_fixture(verify_gradients):
    verify_gradients(Wrong, [(2,)], order=1)
""",
    )
    result.assert_outcomes(failed=3)
    result.stdout.fnmatch_lines(
        [
            "*_ test_wrong _*",
            "gradients of test_wrong (*test_it.py:*): * failure*",
            "1. jacobian*",
            "*Jacobian mismatch for output 0 with respect to input 0,",
            "*numerical:*",
            "*analytical:*",
            "*pytest 'test_it.py::test_wrong' --gradients-seed=0",
            "*_ test_wrong_function _*",
            "gradients of Wrong (*test_it.py:*): 1 failure*",
            "*_ test_by_fixture _*",
            "gradients of Wrong (*test_it.py:*): 1 failure*",
            "FAILED test_it.py::test_wrong - jacobian: Jacobian mismatch*",
        ]
    )
    text = result.stdout.str()
    assert "pytest_plugin.py" not in text and "verifier.py" not in text, "the way to the failure is not what people want to see"


def test_fixtures_parametrize_and_classes(pytester: pytest.Pytester) -> None:
    result = run(
        pytester,
        """
@pytest.fixture
def scale():
    return 3.0

@pytest.mark.gradients(inputs=[(3,)])
@pytest.mark.parametrize("power", [1, 2, 3])
def test_power(x, power, scale):
    return scale * x ** power

@pytest.mark.gradients(inputs=[(2,)])
@pytest.mark.parametrize("function", [Right, Wrong])
def test_functions(function):
    return function

class TestOps:
    @pytest.mark.gradients(inputs=[(2, 2)])
    def test_method(self, x):
        return x.exp()

    @staticmethod
    @pytest.mark.gradients(inputs=[(2, 2)])
    def test_static(x):
        return x.exp()

    @classmethod
    @pytest.mark.gradients(inputs=[(2, 2)])
    def test_class(cls, x):
        return x.exp()

@pytest.mark.gradients(order=1, inputs=[(2,)])
class TestAll:
    def test_sin(self, x):
        return x.sin()

    @pytest.mark.gradients(inputs=[(3, 3)])
    def test_own(self, x):
        assert x.shape[-1] == 3
        return x.cos()

@pytest.mark.gradients(order=1)
class TestDefaults:
    def test_ordinary(self):
        assert True

    @pytest.mark.gradients(inputs=[(2,)])
    def test_marked(self, x):
        return x.sin()

class TestInherited(TestOps):
    pass

@pytest.mark.parametrize("function", [pytest.param(Wrong, marks=pytest.mark.gradients(inputs=[(2,)]))])
def test_mark_of_a_parameter(function):
    return function

def test_ordinary(scale):
    assert scale == 3.0
""",
        "-rf",
    )
    result.assert_outcomes(passed=15, failed=2)
    result.stdout.fnmatch_lines_random(["FAILED test_it.py::test_functions?Wrong? - jacobian*", "FAILED test_it.py::test_mark_of_a_parameter?Wrong?*"])


@pytest.mark.skipif(pytest.version_tuple < (8, 4), reason="pytest sees no mark above staticmethod and classmethod")
def test_marks_above_static_methods(pytester: pytest.Pytester) -> None:
    result = run(
        pytester,
        """
class TestOps:
    @pytest.mark.gradients(inputs=[(2, 2)])
    @staticmethod
    def test_static(x):
        return x.exp()

    @pytest.mark.gradients(inputs=[(2, 2)])
    @classmethod
    def test_class(cls, x):
        return x.exp()
""",
    )
    result.assert_outcomes(passed=2)


@pytest.mark.slow
@pytest.mark.parametrize(
    "test, words",
    [
        ("@pytest.mark.gradients\ndef test_it(x):\n    return x", "test_it: gradients needs inputs, such as"),
        ("@pytest.mark.gradients([(2,)], ordr=1)\ndef test_it(x):\n    return x", "gradients takes no 'ordr'; did you mean 'order'?"),
        ("@pytest.mark.gradients([(2,)], whatever=1)\ndef test_it(x):\n    return x", "gradients takes no 'whatever'; expected inputs, order"),
        ("@pytest.mark.gradients([(2,)], [(3,)])\ndef test_it(x):\n    return x", "takes one argument by position, the inputs; 2 were given"),
        ("@pytest.mark.gradients([(2,)], inputs=[(3,)])\ndef test_it(x):\n    return x", "was given its inputs twice"),
        (
            "@pytest.mark.gradients([(2,)])\ndef test_it(x, y):\n    return x",
            "has 1 input, but 2 parameters of the test are neither fixtures nor parametrized: x, y",
        ),
        ("@pytest.mark.gradients({'z': (2,)})\ndef test_it(x):\n    return x", "has an input 'z', but the test takes x"),
    ],
)
def test_a_mark_that_makes_no_sense_is_an_error_of_collection(pytester: pytest.Pytester, test: str, words: str) -> None:
    result = run(pytester, test)
    result.assert_outcomes(errors=1)
    assert words in result.stdout.str()


def test_what_a_test_gives_is_looked_at(pytester: pytest.Pytester) -> None:
    result = run(
        pytester,
        """
@pytest.mark.gradients(inputs=[(2,)])
def test_nothing():
    pass

@pytest.mark.gradients(inputs=[(2,)])
def test_no_return(x):
    x.sin()

@pytest.mark.gradients(inputs=[(2,)], order=7)
def test_bad_option(x):
    return x

@pytest.mark.gradients(inputs=[(2,)])
def test_raises(x):
    raise ZeroDivisionError("in the test")

@pytest.mark.gradients(inputs=[(2,)])
def test_skips():
    pytest.skip("not today")
""",
    )
    result.assert_outcomes(failed=4, skipped=1)
    text = result.stdout.str()
    assert "a test that takes no inputs returns the function to verify" in text
    assert "it gave None (is a `return` missing?)" in text
    assert "order is 7, expected 1" in text
    assert "test_raises raises: ZeroDivisionError: in the test" in text


def test_options(pytester: pytest.Pytester) -> None:
    tests = """
seen = []

@pytest.mark.gradients(inputs=[(2,)], checks=["calls"])
def test_seed(x):
    seen.append(x.detach().numpy().tolist())
    return x

def test_what_was_seen(verify_gradients, request):
    report = verify_gradients(Right, [(2,)])
    print(f"seed={report.seed} first={seen[0]} calls={len(seen)} dtypes={[c.samples for c in report.checks if c.name == 'dtypes']}")
"""
    texts = []
    for args in ((), ("--gradients-seed=5",), ("--gradients-seed=5", "--gradients-fast"), ("-o", "gradients_seed=5", "-o", "gradients_samples=2")):
        result = run(pytester, tests, "-s", *args)
        result.assert_outcomes(passed=2)
        texts.append(next(line[line.index("seed=") :] for line in result.outlines if "first=" in line))
    default, seeded, fast, ini = texts
    assert default.startswith("seed=0") and seeded.startswith("seed=5") and fast.startswith("seed=5") and ini.startswith("seed=5")
    first = [text.partition("first=")[2].partition("]")[0] for text in texts]
    assert first[0] != first[1] == first[2] == first[3]
    assert ["calls=3" in default, "calls=1" in fast, "calls=2" in ini] == [True] * 3


def test_a_random_seed_is_told_and_reproduces(pytester: pytest.Pytester) -> None:
    result = run(pytester, "@pytest.mark.gradients(inputs=[(2,)])\ndef test_it():\n    return Wrong", "--gradients-seed=random", "-v")
    header = next(line for line in result.outlines if line.startswith("gradients: seed "))
    seed = header.rpartition(" ")[2]
    assert any(f"--gradients-seed={seed}" in line for line in result.outlines)
    result = run(pytester, "", "--gradients-seed=never")
    assert "--gradients-seed is 'never'; expected a number of at least 0, or 'random'" in result.stderr.str()


def test_the_mark_is_documented(pytester: pytest.Pytester) -> None:
    result = run(pytester, "", "--markers")
    assert "@pytest.mark.gradients(inputs, order=2, **options): verify the gradients of the function" in result.stdout.str()
    result = run(pytester, "", "--fixtures")
    result.stdout.fnmatch_lines(["verify_gradients*", "*with the seed and the other options of this run*"])
    result = run(pytester, "", "--help")
    result.stdout.fnmatch_lines(["*--gradients-seed=SEED*", "*--gradients-fast*", "*gradients_samples*"])


def test_hypothesis_strategies_as_inputs(pytester: pytest.Pytester) -> None:
    result = run(
        pytester,
        """
from specgrad.testing import strategies

@pytest.mark.gradients(inputs=[strategies.tensors()])
def test_right(x):
    return x.sin()

@pytest.mark.gradients(inputs=[strategies.tensors()], order=1, checks=["calls", "backward"])
def test_wrong(x):
    return Wrong.apply(x)
""",
    )
    result.assert_outcomes(passed=1, failed=1)


def test_what_was_verified_goes_to_junit(pytester: pytest.Pytester) -> None:
    run(pytester, "@pytest.mark.gradients(inputs=[(2,)])\ndef test_it():\n    return Right", "--junit-xml=out.xml")
    text = (pytester.path / "out.xml").read_text()
    assert '<property name="gradients" value="gradients of Right' in text and 'name="gradients not verified"' in text


@pytest.mark.slow
def test_it_works_with_xdist(pytester: pytest.Pytester) -> None:
    pytester.makepyfile(
        test_it=HEADER
        + """
@pytest.mark.gradients(inputs=[(2,)], order=1)
@pytest.mark.parametrize("function", [Right, Wrong])
def test_it(function):
    return function
"""
    )
    result = pytester.runpytest_subprocess("-p", "_specgrad_pytest", "-n", "1", "--gradients-seed=random", "--strict-markers")
    result.assert_outcomes(passed=1, failed=1)
    result.stdout.fnmatch_lines(["gradients of Wrong (*", "1. jacobian*", "*numerical:*"])
    seeds = {line.rpartition("seed ")[2].partition(",")[0] for line in result.outlines if "gradients: seed" in line or "comparisons, seed" in line}
    assert len(seeds) == 1


def test_it_costs_nothing_where_nothing_is_marked(pytester: pytest.Pytester) -> None:
    pytester.makepyfile(
        test_it="import sys\ndef test_it():\n    assert not {m for m in sys.modules if m.partition('.')[0] in ('specgrad', 'numpy', 'hypothesis.strategies')}"
    )
    result = pytester.runpytest_subprocess("-p", "_specgrad_pytest", "-p", "no:hypothesispytest", "-p", "no:xdist")
    result.assert_outcomes(passed=1)


HABITS = {  # what the test modules of other projects hold, each with how many of its tests pass
    "mocks": (
        """
from unittest import mock
service, magic, call = mock.Mock(), mock.MagicMock(name="magic"), mock.call
test_double = mock.sentinel.double

def test_it():
    service.run.return_value = 3
    assert service.run() == 3

@mock.patch("os.getcwd", return_value="here")
def test_patched(getcwd):
    import os
    assert os.getcwd() == "here"
""",
        2,
    ),
    "a lazy module": (
        """
import types

class Lazy(types.ModuleType):
    def __getattr__(self, name):
        raise AttributeError(name) if name.startswith("__") else AssertionError(f"somebody asked for {name}, and the module is loaded for it")

tensorflow = Lazy("tensorflow")
def test_it():
    assert tensorflow.__name__ == "tensorflow"
""",
        1,
    ),
    "objects with every attribute": (
        """
class Anything:
    def __getattr__(self, name):
        if name.startswith("__"):
            raise AttributeError(name)
        return self
    def __call__(self, *args):
        return self

q, config = Anything(), {"a": Anything()}
def test_it():
    assert q.a.b(1) is q
""",
        1,
    ),
    "objects whose attributes raise": (
        """
class Unbound:
    def __getattr__(self, name):
        raise RuntimeError(f"working outside of request context: {name}")

request = Unbound()
class TestIt:
    current = Unbound()
    def test_it(self):
        pass
""",
        1,
    ),
    "classes with attributes made on demand": (
        """
class Meta(type):
    def __getattr__(cls, name):
        return 3
class Table(metaclass=Meta):
    pass
def test_it():
    assert Table.column == 3
""",
        1,
    ),
    "unittest": (
        """
import unittest
class TestIt(unittest.TestCase):
    def setUp(self):
        self.x = 3
    def test_it(self):
        self.assertEqual(self.x, 3)
class TestLater(unittest.IsolatedAsyncioTestCase):
    async def test_it(self):
        self.assertTrue(True)
""",
        2,
    ),
    "hypothesis": (
        """
import hypothesis
from hypothesis import strategies as st
anything = st.deferred(lambda: st.integers() | st.lists(anything))
@hypothesis.settings(max_examples=3, database=None)
@hypothesis.given(st.integers())
def test_it(n):
    assert n == n
""",
        1,
    ),
    "asyncio": (
        """
import asyncio, functools
def run(function):
    @functools.wraps(function)
    def within(*args, **kwargs):
        return asyncio.run(function(*args, **kwargs))
    return within
@run
async def test_it():
    await asyncio.sleep(0)
""",
        1,
    ),
    "parametrized classes and fixtures": (
        """
import functools, pytest
@pytest.fixture(params=[1, 2])
def size(request):
    return request.param
@pytest.mark.parametrize("x", [1, 2])
class TestIt:
    pytestmark = pytest.mark.filterwarnings("error")
    @pytest.mark.parametrize("y", [3])
    def test_it(self, x, y, size):
        assert x < y
    @staticmethod
    def test_static(x):
        assert x
    @classmethod
    def test_class(cls, x):
        assert x
""",
        8,
    ),
}


@pytest.mark.parametrize("args", [(), ("-n", "1")], ids=["alone", "xdist"])
def test_it_leaves_the_habits_of_other_projects_alone(pytester: pytest.Pytester, args: tuple[str, ...]) -> None:
    """One run over all of them, in which the package is not loaded."""
    for number, (text, _) in enumerate(HABITS.values()):
        (pytester.path / f"test_habit_{number}.py").write_text(text, encoding="utf-8")
    (pytester.path / "test_doctest.txt").write_text(">>> 2 + 2\n4\n", encoding="utf-8")
    (pytester.path / "test_last.py").write_text("import sys\ndef test_it():\n    assert 'specgrad' not in sys.modules\n", encoding="utf-8")
    given = ("-p", "_specgrad_pytest", "-p", "no:randomly", "-p", "no:cacheprovider", "--strict-markers", *args)
    result = pytester.runpytest_subprocess(*given)
    result.assert_outcomes(passed=sum(count for _, count in HABITS.values()) + 2)


def test_objects_of_a_marked_module_are_left_alone_too(pytester: pytest.Pytester) -> None:
    result = run(
        pytester,
        """
from unittest import mock
pytestmark = pytest.mark.gradients(order=1)
service = mock.Mock()
class Raises:
    def __getattribute__(self, name):
        raise RuntimeError(name)
raises = Raises()

@pytest.mark.gradients([(2,)])
def test_marked(x):
    return x.sin()
""",
    )
    result.assert_outcomes(passed=1)


@pytest.mark.slow
def test_the_plugin_can_be_named_or_left_out(pytester: pytest.Pytester) -> None:
    pytester.makepyfile(test_it="import pytest\n@pytest.mark.gradients(inputs=[(2,)])\ndef test_it(x):\n    return x.sin()")
    both = ("-p", "specgrad.testing.pytest_plugin", "-p", "_specgrad_pytest")
    pytester.runpytest_subprocess(*both, "--strict-markers").assert_outcomes(passed=1)
    result = pytester.runpytest_subprocess("-p", "no:_specgrad_pytest")
    assert "fixture 'x' not found" in result.stdout.str()


def test_the_entry_point_is_the_module() -> None:
    text = (ROOT / "pyproject.toml").read_text(encoding="utf-8")
    assert '[project.entry-points.pytest11]\n_specgrad_pytest = "_specgrad_pytest"' in text
    assert '"_specgrad_pytest" = "runtime/testing/pytest_entry"' in text
    loaded = subprocess.run([sys.executable, "-c", "import _specgrad_pytest, sys; print('numpy' in sys.modules)"], capture_output=True, text=True, check=True)
    assert loaded.stdout == "False\n"
