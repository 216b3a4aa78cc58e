"""Functions with `out=` beside PyTorch: what is written, what is returned, and when it is an error."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

import pytest

from tests.oracle.both import agree, both_raise, torch

Program = Callable[[Any], Any]


def numbers(lib: Any, *shape: int, dtype: str = "float64") -> Any:
    count = 1
    for size in shape:
        count *= size
    return ((lib.arange(float(count), dtype=lib.float64) * 7) % 11 / 11 + 0.1).reshape(shape).to(getattr(lib, dtype))


def definite(lib: Any) -> Any:
    x = numbers(lib, 3, 3)
    return x @ x.mT + lib.eye(3, dtype=lib.float64)


def empty(lib: Any, dtype: str = "float64") -> Any:
    return lib.empty(0, dtype=getattr(lib, dtype))


# ---- every function that takes it

ARGUMENTS: dict[str, Callable[[Any], tuple[Any, ...]]] = {}


COMPARISONS = frozenset(("eq", "ge", "greater", "greater_equal", "gt", "le", "less", "less_equal", "lt", "ne", "not_equal", "argmax", "argmin", "hash_tensor"))


def words(text: str, arguments: Callable[[Any], tuple[Any, ...]]) -> None:
    ARGUMENTS.update(dict.fromkeys(text.split(), arguments))


words(
    "abs absolute acos angle arccos arcsin arcsinh arctan arctanh asin asinh atan atanh ceil conj_physical cos cosh deg2rad digamma erf erfc erfinv exp exp2 "
    "expm1 fix floor frac hardshrink isneginf isposinf lgamma log log10 log1p log2 logit msort nan_to_num nanmean nansum neg negative rad2deg reciprocal round "
    "rsqrt sgn sigmoid sign signbit sin sinc sinh sqrt square tan tanh tril triu trunc max min all any amax amin special.digamma special.entr special.erf "
    "special.erfc special.erfinv special.exp2 special.expit special.expm1 special.gammaln special.log1p special.logit special.ndtr special.psi special.sinc "
    "argmax argmin hash_tensor logical_not linalg.vector_norm",
    lambda lib: (numbers(lib, 3, 4),),
)
words("acosh arccosh", lambda lib: (numbers(lib, 3) + 1,))
words(
    "add arctan2 atan2 copysign div divide eq floor_divide fmax fmin fmod ge greater greater_equal gt heaviside hypot le less less_equal logaddexp "
    "logaddexp2 logical_and logical_or logical_xor lt maximum minimum mul multiply ne not_equal pow remainder sub subtract true_divide xlogy special.xlog1py "
    "special.xlogy",
    lambda lib: (numbers(lib, 3, 4), numbers(lib, 4)),
)
words("bitwise_and bitwise_or bitwise_xor bitwise_left_shift bitwise_right_shift", lambda lib: (lib.tensor([1, 2, 3]), lib.tensor([3, 2, 1])))
words("bitwise_not", lambda lib: (lib.tensor([1, 2, 3]),))
words("complex polar", lambda lib: (numbers(lib, 3), numbers(lib, 3)))
words("addcdiv addcmul", lambda lib: (numbers(lib, 3, 4), numbers(lib, 4), numbers(lib, 3, 4)))
words("float_power", lambda lib: (numbers(lib, 3, 4), 1.5))
words("lerp", lambda lib: (numbers(lib, 3), numbers(lib, 3) * 2, 0.3))
words("where", lambda lib: (numbers(lib, 3) > 0.5, numbers(lib, 3), numbers(lib, 3) * 2))
words("clamp clip", lambda lib: (numbers(lib, 3, 4), 0.3, 0.6))
words("clamp_max clamp_min", lambda lib: (numbers(lib, 3, 4), 0.5))
words("threshold", lambda lib: (numbers(lib, 3, 4), 0.5, 9.0))
words("polygamma special.polygamma", lambda lib: (0, numbers(lib, 3)))
words("mm matmul linalg.matmul", lambda lib: (numbers(lib, 3, 4), numbers(lib, 4, 2)))
words("bmm", lambda lib: (numbers(lib, 2, 3, 4), numbers(lib, 2, 4, 2)))
words("mv", lambda lib: (numbers(lib, 3, 4), numbers(lib, 4)))
words("dot vdot inner", lambda lib: (numbers(lib, 4), numbers(lib, 4)))
words("outer ger kron", lambda lib: (numbers(lib, 3), numbers(lib, 4)))
words("addmm", lambda lib: (numbers(lib, 3, 2), numbers(lib, 3, 4), numbers(lib, 4, 2)))
words("addmv", lambda lib: (numbers(lib, 3), numbers(lib, 3, 4), numbers(lib, 4)))
words("addr", lambda lib: (numbers(lib, 3, 4), numbers(lib, 3), numbers(lib, 4)))
words("addbmm", lambda lib: (numbers(lib, 3, 2), numbers(lib, 2, 3, 4), numbers(lib, 2, 4, 2)))
words("baddbmm", lambda lib: (numbers(lib, 2, 3, 2), numbers(lib, 2, 3, 4), numbers(lib, 2, 4, 2)))
words("tensordot", lambda lib: (numbers(lib, 3, 4), numbers(lib, 4, 2), 1))
words("cumsum cumprod prod sum mean softmax log_softmax logsumexp special.logsumexp", lambda lib: (numbers(lib, 3, 4), 1))
words("std var", lambda lib: (numbers(lib, 3, 4), 1))
words("norm", lambda lib: (numbers(lib, 3, 4), 2, 1))
words("cummax cummin median nanmedian sort", lambda lib: (numbers(lib, 3, 4), 1))
words("kthvalue topk", lambda lib: (numbers(lib, 3, 4), 2, 1))
words("aminmax", lambda lib: (numbers(lib, 3, 4),))
words("cat concat concatenate stack hstack vstack dstack column_stack row_stack", lambda lib: ((numbers(lib, 3, 4), numbers(lib, 3, 4)),))
words("diag", lambda lib: (numbers(lib, 3),))
words("gather", lambda lib: (numbers(lib, 3, 4), 1, lib.tensor([[0], [1], [2]])))
words("index_select", lambda lib: (numbers(lib, 3, 4), 1, lib.tensor([0, 2])))
words("index_add index_copy", lambda lib: (numbers(lib, 3, 4), 0, lib.tensor([0, 2]), numbers(lib, 2, 4)))
words("scatter scatter_add", lambda lib: (numbers(lib, 3, 4), 0, lib.tensor([[0, 1, 2, 0]]), numbers(lib, 1, 4)))
words("slice_scatter", lambda lib: (numbers(lib, 3, 4), numbers(lib, 1, 4), 0, 0, 1))
words("frexp special.bessel_j0 special.bessel_j1 special.bessel_y0 special.bessel_y1", lambda lib: (numbers(lib, 3),))
words("alias_copy detach_copy t_copy squeeze_copy", lambda lib: (numbers(lib, 3, 4),))
words("as_strided_copy", lambda lib: (numbers(lib, 3, 4), (2, 2), (1, 2)))
words("diagonal_copy diff logcumsumexp", lambda lib: (numbers(lib, 3, 4), 1))
words("expand_copy", lambda lib: (numbers(lib, 3, 1), (3, 4)))
words("permute_copy", lambda lib: (numbers(lib, 3, 4), (1, 0)))
words("select_copy slice_copy transpose_copy", lambda lib: (numbers(lib, 3, 4), 0, 1))
words("narrow_copy unfold_copy", lambda lib: (numbers(lib, 3, 4), 1, 1, 2))
words("unsqueeze_copy", lambda lib: (numbers(lib, 3, 4), 1))
words("view_copy", lambda lib: (numbers(lib, 3, 4), (4, 3)))
words("view_as_complex_copy", lambda lib: (numbers(lib, 3, 2),))
words("view_as_real_copy", lambda lib: (lib.complex(numbers(lib, 3), numbers(lib, 3)),))
words("bucketize", lambda lib: (numbers(lib, 3, 4), lib.tensor([0.2, 0.5], dtype=lib.float64)))
words("searchsorted", lambda lib: (lib.tensor([0.2, 0.5], dtype=lib.float64), numbers(lib, 3, 4)))
words("isin", lambda lib: (lib.tensor([1, 2, 3]), lib.tensor([2, 5])))
words("nonzero_static", lambda lib: (numbers(lib, 3, 4),))
words("histc", lambda lib: (numbers(lib, 3, 4), 5))
words("mode", lambda lib: (numbers(lib, 3, 4), 1))
words("quantile nanquantile", lambda lib: (numbers(lib, 3, 4), 0.3, 1))
words("scatter_reduce", lambda lib: (numbers(lib, 3, 4), 0, lib.tensor([[0, 1, 2, 0]]), numbers(lib, 1, 4), "sum"))
words("index_reduce", lambda lib: (numbers(lib, 3, 4), 0, lib.tensor([0, 2]), numbers(lib, 2, 4), "prod"))
words("fft.fft fft.ifft fft.irfft fft.hfft fft.rfft fft.ihfft fft.fft2 fft.ifft2 fft.fftn fft.ifftn", lambda lib: (numbers(lib, 3, 4),))
words("fft.rfft2 fft.irfft2 fft.hfft2 fft.ihfft2 fft.rfftn fft.irfftn fft.hfftn fft.ihfftn", lambda lib: (numbers(lib, 3, 4),))
words("gcd lcm", lambda lib: (lib.tensor([4, 6]), lib.tensor([6, 9])))
words("ldexp", lambda lib: (numbers(lib, 3), lib.tensor([1, 2, 3])))
words("i0 special.i0 special.i0e special.i1 special.i1e special.erfcx special.log_ndtr special.ndtri", lambda lib: (numbers(lib, 3),))
words("special.modified_bessel_i0 special.modified_bessel_i1 special.modified_bessel_k0 special.modified_bessel_k1", lambda lib: (numbers(lib, 3),))
words("special.scaled_modified_bessel_k0 special.scaled_modified_bessel_k1 special.spherical_bessel_j0 special.airy_ai", lambda lib: (numbers(lib, 3),))
words("igamma igammac special.gammainc special.gammaincc nextafter", lambda lib: (numbers(lib, 3), numbers(lib, 3)))
words("special.zeta", lambda lib: (numbers(lib, 3) + 2, numbers(lib, 3)))
words("mvlgamma special.multigammaln", lambda lib: (numbers(lib, 3) + 2, 2))
for kind in "tuvw":
    words(f"special.chebyshev_polynomial_{kind} special.shifted_chebyshev_polynomial_{kind}", lambda lib: (numbers(lib, 3), 3))
words(
    "special.hermite_polynomial_h special.hermite_polynomial_he special.laguerre_polynomial_l special.legendre_polynomial_p", lambda lib: (numbers(lib, 3), 3)
)
words("take", lambda lib: (numbers(lib, 3, 4), lib.tensor([0, 5])))
words("take_along_dim", lambda lib: (numbers(lib, 3, 4), lib.tensor([[0], [1], [2]]), 1))
words("masked_select", lambda lib: (numbers(lib, 3, 4), numbers(lib, 3, 4) > 0.5))

words(
    "linalg.inv linalg.inv_ex inverse linalg.det linalg.slogdet slogdet linalg.cond linalg.pinv linalg.matrix_norm linalg.norm "
    "linalg.matrix_rank linalg.svdvals linalg.qr qr linalg.lu linalg.lu_factor linalg.lu_factor_ex linalg.eigvalsh linalg.eigh linalg.svd svd geqrf "
    "linalg.cholesky linalg.cholesky_ex cholesky cholesky_inverse linalg.ldl_factor linalg.ldl_factor_ex",
    lambda lib: (definite(lib),),
)
words("linalg.eig linalg.eigvals", lambda lib: (lib.diag(numbers(lib, 3)),))
words("linalg.solve linalg.solve_ex linalg.vecdot linalg.cross cross", lambda lib: (definite(lib), numbers(lib, 3, 3)))
words("linalg.lstsq", lambda lib: (numbers(lib, 3, 3), numbers(lib, 3, 2)))
words("linalg.tensorinv", lambda lib: (definite(lib), 1))
words("linalg.tensorsolve", lambda lib: (definite(lib), numbers(lib, 3)))
words("cholesky_solve triangular_solve", lambda lib: (numbers(lib, 3, 2), definite(lib)))
words("linalg.householder_product orgqr", lambda lib: (numbers(lib, 3, 3), numbers(lib, 3)))
words("ormqr", lambda lib: (numbers(lib, 3, 3), numbers(lib, 3), numbers(lib, 3, 2)))
words("lu_unpack", lambda lib: tuple(lib.linalg.lu_factor(definite(lib))))
words("linalg.lu_solve", lambda lib: (*lib.linalg.lu_factor(definite(lib)), numbers(lib, 3, 2)))
words("lu_solve", lambda lib: (numbers(lib, 3, 2), *lib.linalg.lu_factor(definite(lib))))
words("linalg.ldl_solve", lambda lib: (*lib.linalg.ldl_factor(definite(lib)), numbers(lib, 3, 2)))
words("linalg.matrix_power matrix_power", lambda lib: (definite(lib), 2))
words("linalg.multi_dot", lambda lib: ([numbers(lib, 2, 3), numbers(lib, 3, 2)],))
words("renorm", lambda lib: (numbers(lib, 3, 4), 2, 0, 0.5))

words("nonzero", lambda lib: (numbers(lib, 3, 4) > 0.5,))
words("nn.functional.gelu nn.functional.logsigmoid nn.functional.softplus nn.functional.softshrink", lambda lib: (numbers(lib, 3, 4),))
words("nn.functional.normalize", lambda lib: (numbers(lib, 3, 4),))
words("nn.functional.linear", lambda lib: (numbers(lib, 3, 4), numbers(lib, 2, 4)))
words("nn.functional.avg_pool2d", lambda lib: (numbers(lib, 1, 4, 6), 2))
words("nn.functional.avg_pool3d", lambda lib: (numbers(lib, 1, 2, 4, 6), 2))
words("chain_matmul", lambda lib: (numbers(lib, 2, 3), numbers(lib, 3, 4), numbers(lib, 4, 2)))
words("native_batch_norm", lambda lib: (numbers(lib, 3, 4), None, None, None, None, True, 0.1, 1e-5))
words("lu", lambda lib: (definite(lib),))

SEVERAL = frozenset(("native_batch_norm", "lu", "mode", "cummax", "cummin", "median", "nanmedian", "sort", "kthvalue", "topk", "aminmax", "frexp")) | frozenset(
    [
        "linalg.inv_ex",
        "linalg.slogdet",
        "slogdet",
        "linalg.qr",
        "qr",
        "linalg.lu",
        "linalg.lu_factor",
        "linalg.lu_factor_ex",
        "linalg.eigh",
        "linalg.eig",
        "linalg.svd",
        "svd",
        "geqrf",
        "linalg.cholesky_ex",
        "linalg.ldl_factor",
        "linalg.ldl_factor_ex",
        "linalg.solve_ex",
        "linalg.lstsq",
        "triangular_solve",
        "lu_unpack",
    ]
)


SAME = frozenset(
    (
        "argsort",  # among the programs below: PyTorch's wants `stable` with it
        "conj",
        "linalg.solve_triangular",
        "nn.functional.hardshrink",
        "nn.functional.log_softmax",
        "nn.functional.sigmoid",
        "nn.functional.softmax",
        "nn.functional.tanh",
        "nn.functional.threshold",
        "special.log_softmax",
        "special.softmax",
    )
)  # as one that stands above


def takers() -> list[str]:
    """The functions of the spec that take out= and have one overload."""
    from specgrad.generated import public

    found = [
        (f"{ns}.{name}" if ns else name, public.function(function).__code__)
        for ns, functions in public.FUNCTIONS.items()
        for name, function in functions.items()
    ]
    return sorted(name for name, code in found if "out" in code.co_varnames[: code.co_argcount + code.co_kwonlyargcount])


def function_of(lib: Any, name: str) -> Any:
    found = lib
    for part in name.split("."):
        found = getattr(found, part)
    return found


def written(name: str) -> Program:
    """The function with fresh outputs, of the dtypes that it gives by itself, and with those of another shape."""

    def program(lib: Any) -> Any:
        function, args = function_of(lib, name), ARGUMENTS[name](lib)
        function = partial(function, size=5) if name == "nonzero_static" else function
        plain = function(*args)
        if name in SEVERAL:
            outs = tuple(lib.empty(0, dtype=t.dtype) for t in plain)
            given = function(*args, out=outs)
            return list(given), [a is b for a, b in zip(given, outs)], [t._version > 0 for t in outs]
        out = lib.empty(0, dtype=plain.dtype)
        again = lib.zeros_like(plain)
        return function(*args, out=out) is out, out, name == "kron" or out._version > 0, function(*args, out=again), again

    return program


@pytest.mark.parametrize("name", sorted(ARGUMENTS))
def test_out(name: str) -> None:
    agree(written(name))


@pytest.mark.parametrize("name", sorted(set(ARGUMENTS) - COMPARISONS))
def test_a_gradient_is_refused(name: str) -> None:
    def program(lib: Any) -> Any:
        args = list(ARGUMENTS[name](lib))
        plain = function_of(lib, name)(*args)
        args = [tuple(t.requires_grad_() for t in a) if isinstance(a, tuple) else a for a in args]
        for a in args:
            if getattr(a, "is_floating_point", lambda: False)():
                a.requires_grad_()
        out = tuple(lib.empty_like(t) for t in plain) if name in SEVERAL else lib.empty_like(plain)
        with lib.no_grad():
            function_of(lib, name)(*args, out=out)
        wanted = any(getattr(a, "requires_grad", False) for a in args) or isinstance(args[0], tuple)
        if not wanted:
            return None
        try:
            function_of(lib, name)(*args, out=out)
        except RuntimeError:
            return "refused"
        return "done"

    if outcome_is_refused(program):
        agree(program)


def outcome_is_refused(program: Program) -> bool:
    """Whether PyTorch refuses: what has no derivative there, it may let pass."""
    from tests.oracle.both import outcome

    return outcome(torch, program).value == "refused"


# ---- what else may be given

PROGRAMS: dict[str, Program] = {
    "an input": lambda lib: (lambda x: (lib.sin(x, out=x), x, x._version))(numbers(lib, 3)),
    "a view": lambda lib: (lambda x: (lib.add(x[0], 1, out=x[0]), x, x._version))(numbers(lib, 2, 3)),
    "a view of another shape": lambda lib: (lambda x: (lib.sin(numbers(lib, 3), out=x[:0, 0]), x))(numbers(lib, 2, 3)),
    "a transposed tensor": lambda lib: (lambda x: (lib.add(numbers(lib, 3, 2), 1, out=x.t()), x, x.stride()))(numbers(lib, 2, 3)),
    "another shape": lambda lib: (lambda x: (lib.sin(numbers(lib, 3), out=x), x))(lib.zeros(2, dtype=lib.float64)),
    "fewer elements": lambda lib: (lambda x: (lib.sin(numbers(lib, 2), out=x), x))(numbers(lib, 5)),
    "a wider dtype": lambda lib: lib.mul(numbers(lib, 3, dtype="float32"), 2, out=empty(lib)),
    "a narrower dtype": lambda lib: lib.sin(numbers(lib, 3), out=empty(lib, "float32")),
    "a complex dtype": lambda lib: lib.sin(numbers(lib, 3), out=empty(lib, "complex128")),
    "floats as integers": lambda lib: lib.sin(numbers(lib, 3), out=empty(lib, "int64")),
    "integers as floats": lambda lib: lib.add(lib.tensor([1, 2]), 1, out=empty(lib)),
    "floats as bools": lambda lib: lib.add(numbers(lib, 3), 1, out=empty(lib, "bool")),
    "bools as floats": lambda lib: lib.eq(numbers(lib, 3), numbers(lib, 3), out=empty(lib)),
    "complex as floats": lambda lib: lib.add(lib.tensor([1j]), 1, out=empty(lib)),
    "None": lambda lib: lib.sin(numbers(lib, 3), out=None),
    "a number": lambda lib: lib.sin(numbers(lib, 3), out=1),
    "a tuple": lambda lib: lib.sin(numbers(lib, 3), out=(empty(lib),)),
    "one tensor for two results": lambda lib: lib.sort(numbers(lib, 3), 0, out=empty(lib)),
    "three tensors for two results": lambda lib: lib.sort(numbers(lib, 3), 0, out=(empty(lib), empty(lib, "int64"), empty(lib))),
    "a list for two results": lambda lib: lib.sort(numbers(lib, 3), 0, out=[empty(lib), empty(lib, "int64")]),
    "max of a dim": lambda lib: lib.max(numbers(lib, 3, 4), 1, out=(empty(lib), empty(lib, "int64"))),
    "max of two": lambda lib: lib.max(numbers(lib, 3), numbers(lib, 3) * 2, out=empty(lib)),
    "max of a dim by name": lambda lib: lib.max(numbers(lib, 3, 4), dim=1, keepdim=True, out=(empty(lib), empty(lib, "int64"))),
    "indices of another dtype": lambda lib: lib.max(numbers(lib, 3, 4), 1, out=(empty(lib), empty(lib, "int32"))),
    "an input that requires grad": lambda lib: lib.sin(numbers(lib, 3).requires_grad_(), out=empty(lib)),
    "an out that requires grad": lambda lib: lib.sin(numbers(lib, 3), out=empty(lib).requires_grad_()),
    "an out with a history": lambda lib: lib.sin(numbers(lib, 3), out=numbers(lib, 3).requires_grad_() * 1),
    "under no_grad": lambda lib: lib.no_grad()(lambda: lib.sin(numbers(lib, 3).requires_grad_(), out=empty(lib)))(),
    "a leaf under no_grad": lambda lib: (lambda x: (lib.no_grad()(lambda: lib.sin(numbers(lib, 3), out=x))(), x))(numbers(lib, 3).requires_grad_()),
    "within inference mode": lambda lib: lib.inference_mode()(lambda: lib.sin(numbers(lib, 3).requires_grad_(), out=empty(lib)))(),
    "an inference tensor": lambda lib: lib.sin(numbers(lib, 3), out=lib.inference_mode()(lambda: lib.zeros(3, dtype=lib.float64))()),
    "a dual": lambda lib: _dual(lib, lambda x, plain: lib.sin(x, out=plain)),
    "a dual out": lambda lib: _dual(lib, lambda x, plain: lib.sin(plain, out=x)),
    "an expanded tensor": lambda lib: lib.sin(numbers(lib, 3), out=lib.zeros(1, dtype=lib.float64).expand(3)),
    "a saved value": lambda lib: _saved(lib),
    "the operands of an op": lambda lib: (lambda x: (lib.add(x, x, alpha=2, out=x), x))(numbers(lib, 3)),
    "a dtype": lambda lib: lib.sum(numbers(lib, 3, 4), 0, dtype=lib.float32, out=empty(lib, "float32")),
    "a number as an operand": lambda lib: lib.mul(numbers(lib, 3), 2, out=empty(lib)),
    "indices in order": lambda lib: lib.argsort(numbers(lib, 3, 4), stable=True, out=empty(lib, "int64")),
    "three results of lu": lambda lib: lib.lu(definite(lib), get_infos=True, out=(empty(lib), empty(lib, "int32"), empty(lib, "int32"))),
    "two tensors for three results of lu": lambda lib: lib.lu(definite(lib), get_infos=True, out=(empty(lib), empty(lib, "int32"))),
    "one tensor for two results of lu": lambda lib: lib.lu(definite(lib), out=empty(lib)),
    "two tensors for a batch's means": lambda lib: _batch_norm(lib, [empty(lib), empty(lib)]),
    "a chain of one matrix": lambda lib: (lambda x: (lib.chain_matmul(numbers(lib, 2, 3), out=x) is x, x))(empty(lib)),
    "wrong arguments": lambda lib: lib.sin("x", out=empty(lib)),
    "a method": lambda lib: lib.ones(2).t().unsqueeze(0, out=empty(lib)),
}


def _dual(lib: Any, program: Any) -> Any:
    forward_ad = lib.autograd.forward_ad
    with forward_ad.dual_level():
        return program(forward_ad.make_dual(numbers(lib, 3), numbers(lib, 3)), numbers(lib, 3))


def _batch_norm(lib: Any, outs: Any) -> Any:
    """What is refused leaves the running means as they were."""
    mean, var = lib.zeros(4, dtype=lib.float64), lib.ones(4, dtype=lib.float64)
    try:
        lib.native_batch_norm(numbers(lib, 3, 4), None, None, mean, var, True, 0.1, 1e-5, out=outs)
    except (TypeError, RuntimeError):
        return mean, var
    return "taken"


def _saved(lib: Any) -> Any:
    x, w = numbers(lib, 3), numbers(lib, 3).requires_grad_()
    y = x * w
    lib.sin(x, out=x)
    y.sum().backward()


@pytest.mark.parametrize("name", PROGRAMS)
def test_programs(name: str) -> None:
    agree(PROGRAMS[name], warned=True)


def test_the_words() -> None:
    both_raise(
        PROGRAMS["an input that requires grad"],
        "functions with out=... arguments don't support automatic differentiation, but one of the arguments requires grad",
    )


PIECES = {"split_with_sizes_copy": [1, 2], "split_copy": 1, "unbind_copy": 0}  # PyTorch gives None for lists


@pytest.mark.parametrize("name", PIECES)
def test_copies_of_pieces(name: str) -> None:
    def program(lib: Any) -> Any:
        outs = [lib.zeros_like(piece) for piece in getattr(lib, name)(numbers(lib, 3, 4), PIECES[name])]
        getattr(lib, name)(numbers(lib, 3, 4), PIECES[name], out=outs)
        return outs, [out._version > 0 for out in outs]

    agree(program)


def test_every_function_that_takes_it_is_tried() -> None:
    assert not set(takers()) - set(ARGUMENTS) - SAME - set(PIECES)


@pytest.mark.parametrize("dtype", ["float32", "float16", "int32", "bool"])
@pytest.mark.parametrize("name", ["sum", "prod", "nansum", "cumsum", "cumprod"])
def test_sums_are_computed_in_the_dtype_of_out(name: str, dtype: str) -> None:
    for wanted in ("float64",) if name == "nansum" else ("float64", "float32", "int32", "uint8", "complex64"):
        agree(lambda lib, wanted=wanted: getattr(lib, name)(numbers(lib, 3, 2, dtype=dtype) * 5, dim=0, out=empty(lib, wanted)))  # type: ignore[misc]
