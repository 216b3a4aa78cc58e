"""Calls of the array API standard's functions, which array_api_strict computes too: `x` is the namespace, `a(shape)` a tensor of the dtype that is tried."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

Call = Callable[[Any, Callable[..., Any]], Any]

UNARY = [
    "abs",
    "acos",
    "acosh",
    "asin",
    "asinh",
    "atan",
    "atanh",
    "bitwise_invert",
    "ceil",
    "conj",
    "cos",
    "cosh",
    "exp",
    "expm1",
    "floor",
    "imag",
    "isfinite",
    "isinf",
    "isnan",
    "log",
    "log10",
    "log1p",
    "log2",
    "logical_not",
    "negative",
    "positive",
    "real",
    "reciprocal",
    "round",
    "sign",
    "signbit",
    "sin",
    "sinh",
    "sqrt",
    "square",
    "tan",
    "tanh",
    "trunc",
]
BINARY = [
    "add",
    "atan2",
    "bitwise_and",
    "bitwise_left_shift",
    "bitwise_or",
    "bitwise_right_shift",
    "bitwise_xor",
    "copysign",
    "divide",
    "equal",
    "floor_divide",
    "greater",
    "greater_equal",
    "hypot",
    "less",
    "less_equal",
    "logaddexp",
    "logical_and",
    "logical_or",
    "logical_xor",
    "maximum",
    "minimum",
    "multiply",
    "nextafter",
    "not_equal",
    "pow",
    "remainder",
    "subtract",
]
OPERATORS = ["add", "sub", "mul", "truediv", "floordiv", "mod", "pow", "and", "or", "xor", "lshift", "rshift", "lt", "le", "gt", "ge", "eq", "ne"]
SHAPES: list[tuple[int, ...]] = [(), (0,), (1,), (5,), (2, 3), (2, 0, 3), (2, 1, 3)]
PAIRS = [((), ()), ((3,), (3,)), ((3,), ()), ((2, 1), (3,)), ((0,), (1,)), ((2, 3), (1, 3)), ((2, 0), (0,))]


def reduction(name: str) -> dict[str, Call]:
    return {
        f"{name} {options} {shape}": lambda x, a, options=options, shape=shape: getattr(x, name)(a(*shape), **options)
        for shape in [(), (4,), (0,), (2, 3, 4), (2, 0)]
        for options in [{}, {"axis": 0}, {"axis": -1, "keepdims": True}, {"axis": (0, 1)}, {"keepdims": True}, {"axis": ()}]
        if len(shape) > 1 or (not options.get("axis", None) and "axis" not in options) or (shape and options["axis"] != (0, 1))
    }


def numbers_for(name: str) -> tuple[Any, ...]:
    """Numbers of Python to stand beside a tensor: complex ones where there is no order to ask for."""
    return (2, 2.0, True) if name.startswith(("less", "greater", "max", "min", "l", "g")) and not name.startswith("log") else (2, 2.0, True, 2j)


OF_FUNCTIONS: dict[str, Call] = {}
for _name in UNARY:
    for _shape in SHAPES:
        OF_FUNCTIONS[f"{_name} {_shape}"] = lambda x, a, name=_name, shape=_shape: getattr(x, name)(a(*shape))
for _name in BINARY:
    for _pair in PAIRS:
        OF_FUNCTIONS[f"{_name} {_pair}"] = lambda x, a, name=_name, pair=_pair: getattr(x, name)(a(*pair[0]), a(*pair[1], seed=1))
    for _number in numbers_for(_name):
        OF_FUNCTIONS[f"{_name} with {_number}"] = lambda x, a, name=_name, number=_number: getattr(x, name)(a(3), number)
        OF_FUNCTIONS[f"{_number} with {_name}"] = lambda x, a, name=_name, number=_number: getattr(x, name)(number, a(3))
for _name in ["all", "any", "count_nonzero", "max", "mean", "min", "prod", "std", "sum", "var"]:
    OF_FUNCTIONS |= reduction(_name)
OF_FUNCTIONS |= {
    "sum dtype": lambda x, a: x.sum(a(3), dtype=x.float64),
    "prod dtype": lambda x, a: x.prod(a(2, 3), axis=0, dtype=x.float32),
    "std correction": lambda x, a: x.std(a(2, 3), axis=1, correction=1),
    "var correction": lambda x, a: x.var(a(2, 3), axis=1, correction=0.5),
    "var of too few": lambda x, a: x.var(a(1), correction=1),
    **{
        f"{name} {options}": lambda x, a, name=name, options=options: getattr(x, name)(a(5) if not options else a(2, 3), **options)
        for name in ("cumulative_sum", "cumulative_prod")
        for options in ({}, {"axis": 0}, {"axis": -1, "include_initial": True}, {"axis": 1, "include_initial": True})
    },
    "cumulative_sum dtype": lambda x, a: x.cumulative_sum(a(4), dtype=x.float64),
    "cumulative_sum empty": lambda x, a: x.cumulative_sum(a(0)),
    "diff": lambda x, a: x.diff(a(5)),
    "diff twice": lambda x, a: x.diff(a(2, 5), n=2),
    "diff none": lambda x, a: x.diff(a(2, 5), n=0),
    "diff between": lambda x, a: x.diff(a(2, 5), axis=0, prepend=a(1, 5, seed=1), append=a(2, 5, seed=2)),
    **{
        f"{name} {options} {shape}": lambda x, a, name=name, options=options, shape=shape: getattr(x, name)(a(*shape), **options)
        for name in ("argmax", "argmin")
        for shape in [(4,), (2, 3), ()]
        for options in ({}, {"axis": 0}, {"axis": -1, "keepdims": True}, {"keepdims": True})
        if shape or "axis" not in options
    },
    **{
        f"{name} {options} {shape}": lambda x, a, name=name, options=options, shape=shape: getattr(x, name)(a(*shape), **options)
        for name in ("sort", "argsort")
        for shape in [(6,), (4, 3), (0,), (2, 0)]
        for options in ({}, {"axis": 0}, {"descending": True}, {"axis": 0, "descending": True, "stable": True})
    },
    "clip": lambda x, a: x.clip(a(5), 1, 2),
    "clip floats": lambda x, a: x.clip(a(5), 1.0, 2.5),
    "clip below": lambda x, a: x.clip(a(5), min=2),
    "clip tensors": lambda x, a: x.clip(a(2, 3), x.minimum(a(3, seed=1), a(3, seed=2)), x.maximum(a(3, seed=1), a(3, seed=2))),
    "clip nothing": lambda x, a: x.clip(a(2, 3)),
    "isin": lambda x, a: x.isin(a(5), a(3, seed=1)),
    "isin number": lambda x, a: x.isin(a(5), 1),
    "isin of number": lambda x, a: x.isin(1, a(5)),
    "nonzero": lambda x, a: x.nonzero(a(2, 3)),
    "nonzero none": lambda x, a: x.nonzero(a(0)),
    "searchsorted": lambda x, a: x.searchsorted(x.sort(a(5)), a(2, 3, seed=1)),
    "searchsorted right": lambda x, a: x.searchsorted(x.sort(a(5)), a(3), side="right"),
    "searchsorted sorter": lambda x, a: x.searchsorted(a(5), a(3, seed=1), sorter=x.argsort(a(5))),
    "searchsorted number": lambda x, a: x.searchsorted(x.sort(a(5)), 1),
    "take": lambda x, a: x.take(a(5), x.asarray([1, 0, 4])),
    "take axis": lambda x, a: x.take(a(2, 3), x.asarray([1, 0, 1]), axis=0),
    "take by unsigned": lambda x, a: x.take(a(5), x.asarray([1, 0, 4], dtype=x.uint64)),
    "take none": lambda x, a: x.take(a(5), x.asarray([], dtype=x.int64)),
    "take_along_axis": lambda x, a: x.take_along_axis(a(2, 3), x.asarray([[0, 2], [1, 1]])),
    "take_along_axis 0": lambda x, a: x.take_along_axis(a(2, 3), x.asarray([[0, 1, 1]]), axis=0),
    "take_along_axis unsigned": lambda x, a: x.take_along_axis(a(2, 3), x.asarray([[0, 2], [1, 1]], dtype=x.uint16)),
    "where": lambda x, a: x.where(x.asarray([True, False, True]), a(2, 3), a(3, seed=1)),
    "where numbers": lambda x, a: x.where(x.asarray([True, False, True]), a(3), 1),
    "where floats": lambda x, a: x.where(x.asarray([True, False, True]), 1.5, a(3)),
    "where other": lambda x, a: x.where(x.asarray(True), a(3), x.asarray([1, 2, 3], dtype=x.uint8)),
    **{name: lambda x, a, name=name: getattr(x, name)(a(7)) for name in ("unique_all", "unique_counts", "unique_inverse", "unique_values")},
    "unique_all of none": lambda x, a: x.unique_all(a(0)),
    "unique_all of many": lambda x, a: x.unique_all(a(2, 3)),
    "unique_all of one": lambda x, a: x.unique_all(a()),
    "broadcast_arrays": lambda x, a: x.broadcast_arrays(a(3), a(2, 1), a()),
    "broadcast_shapes": lambda x, a: x.broadcast_shapes((2, 1), (3,), ()),
    "broadcast_to": lambda x, a: x.broadcast_to(a(3), (2, 3)),
    "broadcast_to 0": lambda x, a: x.broadcast_to(a(), (0, 3)),
    "concat": lambda x, a: x.concat([a(2, 3), a(1, 3)]),
    "concat axis": lambda x, a: x.concat((a(2, 3), a(2, 0)), axis=-1),
    "concat flat": lambda x, a: x.concat([a(2, 3), a(4)], axis=None),
    "concat others": lambda x, a: x.concat([a(2), x.asarray([1, 2], dtype=x.int16)]),
    "expand_dims": lambda x, a: x.expand_dims(a(2, 3), 1),
    "expand_dims first": lambda x, a: x.expand_dims(a(2, 3), axis=0),
    "expand_dims many": lambda x, a: x.expand_dims(a(2, 3), axis=(0, -1)),
    "flip": lambda x, a: x.flip(a(2, 3)),
    "flip axis": lambda x, a: x.flip(a(2, 3), axis=-1),
    "flip axes": lambda x, a: x.flip(a(2, 3, 2), axis=(0, 2)),
    "matrix_transpose": lambda x, a: x.matrix_transpose(a(2, 3, 2)),
    "moveaxis": lambda x, a: x.moveaxis(a(2, 3, 4), 0, -1),
    "moveaxis many": lambda x, a: x.moveaxis(a(2, 3, 4), (0, 1), (1, 2)),
    "permute_dims": lambda x, a: x.permute_dims(a(2, 3, 4), (2, 0, 1)),
    "repeat": lambda x, a: x.repeat(a(2, 3), 2),
    "repeat axis": lambda x, a: x.repeat(a(2, 3), 2, axis=1),
    "repeat each": lambda x, a: x.repeat(a(3), x.asarray([1, 0, 2])),
    "repeat each axis": lambda x, a: x.repeat(a(2, 3), x.asarray([1, 2]), axis=0),
    "reshape": lambda x, a: x.reshape(a(2, 3), (3, -1)),
    "reshape copy": lambda x, a: x.reshape(a(2, 3), (6,), copy=True),
    "reshape view": lambda x, a: x.reshape(a(2, 3), (6,), copy=False),
    "reshape none": lambda x, a: x.reshape(a(0), (2, 0)),
    "roll": lambda x, a: x.roll(a(2, 3), 1),
    "roll axis": lambda x, a: x.roll(a(2, 3), -4, axis=1),
    "roll axes": lambda x, a: x.roll(a(2, 3), (1, 2), axis=(0, 1)),
    "squeeze": lambda x, a: x.squeeze(a(1, 3, 1), 0),
    "squeeze many": lambda x, a: x.squeeze(a(1, 3, 1), axis=(0, -1)),
    "stack": lambda x, a: x.stack([a(2, 3), a(2, 3, seed=1)]),
    "stack last": lambda x, a: x.stack((a(3), a(3, seed=1)), axis=-1),
    "stack others": lambda x, a: x.stack([a(2), x.asarray([1, 2], dtype=x.uint16)]),
    "tile": lambda x, a: x.tile(a(2, 3), (2, 1, 2)),
    "tile few": lambda x, a: x.tile(a(2, 3), (2,)),
    "unstack": lambda x, a: x.unstack(a(2, 3)),
    "unstack last": lambda x, a: x.unstack(a(2, 3), axis=-1),
    "tril": lambda x, a: x.tril(a(3, 4)),
    "triu": lambda x, a: x.triu(a(2, 3, 4), k=-1),
    "meshgrid": lambda x, a: x.meshgrid(a(2), a(3)),
    "meshgrid ij": lambda x, a: x.meshgrid(a(2), a(3), a(1), indexing="ij"),
    "matmul": lambda x, a: x.matmul(a(2, 3), a(3, 2, seed=1)),
    "matmul vectors": lambda x, a: x.matmul(a(3), a(3, seed=1)),
    "matmul batch": lambda x, a: x.matmul(a(2, 1, 2, 3), a(4, 3, 2)),
    "matmul others": lambda x, a: x.matmul(a(2, 3), x.ones((3,), dtype=x.int32)),
    "tensordot": lambda x, a: x.tensordot(a(2, 3, 2), a(3, 2, 4)),
    "tensordot axes": lambda x, a: x.tensordot(a(2, 3, 2), a(3, 2, 4), axes=((0, 1), (1, 0))),
    "tensordot outer": lambda x, a: x.tensordot(a(2), a(3), axes=0),
    "vecdot": lambda x, a: x.vecdot(a(2, 3), a(3, seed=1)),
    "vecdot axis": lambda x, a: x.vecdot(a(3, 2), a(3, 2, seed=1), axis=-2),
    "empty_like": lambda x, a: x.empty_like(a(2, 3)).shape,
    "zeros_like": lambda x, a: x.zeros_like(a(2, 3)),
    "ones_like": lambda x, a: x.ones_like(a(2, 3), dtype=x.float32),
    "full_like": lambda x, a: x.full_like(a(2, 3), 2),
    "astype": lambda x, a: [x.astype(a(2, 3), x.float64), x.astype(a(2, 3), x.uint32), x.astype(a(2, 3), x.bool)],
    "astype real": lambda x, a: x.astype(a(2, 3), x.int8, copy=False),
    "asarray": lambda x, a: [x.asarray(a(2, 3)), x.asarray(a(2, 3), copy=True), x.asarray(a(2, 3), copy=False)],
    "asarray dtype": lambda x, a: x.asarray(a(2, 3), dtype=x.complex128),
    "result_type": lambda x, a: [x.result_type(a(2), x.uint16), x.result_type(a(2), 1), x.result_type(a(2), a(2).dtype, x.uint64)],
    "result_type floats": lambda x, a: [x.result_type(a(2), 1.0), x.result_type(a(2), 1j, x.float64)],
    "can_cast": lambda x, a: [x.can_cast(a(2), to) for _, to in sorted(x.__array_namespace_info__().dtypes().items())],
    "isdtype": lambda x, a: [
        x.isdtype(a(2).dtype, kind)
        for kind in ("bool", "signed integer", "unsigned integer", "integral", "real floating", "complex floating", "numeric", ("bool", "integral"))
    ],
    "finfo": lambda x, a: [getattr(x.finfo(floating(x, a(2))), name) for name in ("bits", "eps", "max", "min", "smallest_normal", "dtype")],
    "iinfo": lambda x, a: [getattr(x.iinfo(integral(x, a(2)).dtype), name) for name in ("bits", "max", "min", "dtype")],
}
OF_EXTENSIONS: dict[str, Call] = {
    "cholesky": lambda x, a: x.linalg.cholesky(spd(x, a)),
    "cholesky upper": lambda x, a: x.linalg.cholesky(spd(x, a), upper=True),
    "cross": lambda x, a: x.linalg.cross(a(2, 3), a(3, seed=1)),
    "cross axis": lambda x, a: x.linalg.cross(a(3, 2), a(3, 2, seed=1), axis=-2),
    "det": lambda x, a: x.linalg.det(spd(x, a)),
    "diagonal": lambda x, a: x.linalg.diagonal(a(2, 3, 4), offset=1),
    "eigh": lambda x, a: rebuilt(x, *x.linalg.eigh(spd(x, a))),
    "eigvalsh": lambda x, a: x.linalg.eigvalsh(spd(x, a)),
    "inv": lambda x, a: x.linalg.inv(spd(x, a)),
    **{
        f"matrix_norm {options}": lambda x, a, options=options: x.linalg.matrix_norm(a(2, 3, 4), **options)
        for options in ({}, {"keepdims": True}, {"ord": "nuc"}, {"ord": 1}, {"ord": -1}, {"ord": 2}, {"ord": -2}, {"ord": float("inf")}, {"ord": None})
    },
    "matrix_power": lambda x, a: [x.linalg.matrix_power(spd(x, a), n) for n in (0, 1, 3, -1)],
    "matrix_rank": lambda x, a: [x.linalg.matrix_rank(floating(x, a(2, 3, 4))), x.linalg.matrix_rank(floating(x, a(2, 3)), rtol=0.9)],
    "outer": lambda x, a: x.linalg.outer(a(2), a(3)),
    "pinv": lambda x, a: x.linalg.pinv(a(2, 3, 4)),
    "qr": lambda x, a: [x.linalg.qr(a(2, 4, 3))[0].shape, x.matmul(*x.linalg.qr(a(2, 4, 3)))],
    "qr complete": lambda x, a: [x.linalg.qr(a(4, 3), mode="complete").Q.shape, x.matmul(*x.linalg.qr(a(4, 3), mode="complete"))],
    "slogdet": lambda x, a: [*x.linalg.slogdet(spd(x, a))],
    "solve": lambda x, a: x.linalg.solve(spd(x, a), a(2, 3, 2)),
    "solve vector": lambda x, a: x.linalg.solve(spd(x, a), a(3)),
    "svd": lambda x, a: [part.shape for part in x.linalg.svd(a(2, 3, 4))],
    "svd thin": lambda x, a: x.linalg.svd(a(4, 3), full_matrices=False).S,
    "svdvals": lambda x, a: x.linalg.svdvals(a(2, 3, 4)),
    "trace": lambda x, a: x.linalg.trace(a(2, 3, 4), offset=-1),
    "trace dtype": lambda x, a: x.linalg.trace(a(3, 3), dtype=x.float64),
    **{
        f"vector_norm {options}": lambda x, a, options=options: x.linalg.vector_norm(a(2, 3, 4), **options)
        for options in (
            {},
            {"axis": 1},
            {"axis": (0, 2), "keepdims": True},
            {"ord": 1},
            {"ord": 0},
            {"ord": float("inf")},
            {"ord": -1, "axis": -1},
            {"ord": 3.5},
        )
    },
    "linalg products": lambda x, a: [
        x.linalg.matmul(a(2, 3), a(3)),
        x.linalg.vecdot(a(3), a(3)),
        x.linalg.tensordot(a(3), a(3), axes=1),
        x.linalg.matrix_transpose(a(2, 3)),
    ],
    **{
        f"{name} {options}": lambda x, a, name=name, options=options: getattr(x.fft, name)(a(3, 4), **options)
        for name in ("fft", "ifft", "rfft", "irfft", "hfft", "ihfft")
        for options in ({}, {"n": 6}, {"n": 3, "axis": 0}, {"norm": "ortho"}, {"norm": "forward"})
    },
    **{
        f"{name} {options}": lambda x, a, name=name, options=options: getattr(x.fft, name)(a(3, 4, 2), **options)
        for name in ("fftn", "ifftn", "rfftn", "irfftn")
        for options in ({}, {"axes": (0, 1)}, {"s": (2, 6), "axes": (0, 1)}, {"norm": "ortho"})
    },
    "fftshift": lambda x, a: [x.fft.fftshift(a(3, 4)), x.fft.fftshift(a(3, 4), axes=1), x.fft.ifftshift(a(5))],
}
OF_TENSORS: dict[str, Call] = {
    **{
        f"operator {name} {pair}": lambda x, a, name=name, pair=pair: getattr(a(*pair[0]), f"__{name}__")(a(*pair[1], seed=1))
        for name in OPERATORS
        for pair in PAIRS
    },
    **{
        f"operator {name} with {number}": lambda x, a, name=name, number=number: getattr(a(3), f"__{name}__")(number)
        for name in OPERATORS
        for number in numbers_for(name)
    },
    **{
        f"operator r{name} with {number}": lambda x, a, name=name, number=number: getattr(a(3), f"__r{name}__")(number)
        for name in OPERATORS[:12]
        for number in (2, 2.0, True, 2j)
    },
    **{
        f"operator i{name} with {number}": lambda x, a, name=name, number=number: getattr(a(3), f"__i{name}__")(number)
        for name in OPERATORS[:12]
        for number in (2, 2.0)
    },
    **{f"operator i{name}": lambda x, a, name=name: getattr(a(2, 3), f"__i{name}__")(a(3, seed=1)) for name in OPERATORS[:12]},
    "operator matmul": lambda x, a: a(2, 3) @ a(3, 4),
    "signs": lambda x, a: [-a(3), +a(3), abs(a(3))],
    "operator invert": lambda x, a: ~a(3),
    "attributes": lambda x, a: [a(2, 3).shape, a(2, 3).ndim, a(2, 3).size, a(2, 3).T, a(2, 3, 4).mT, a(2, 3).dtype],
    "numbers": lambda x, a: [bool(a(1)[0]), complex(a(1)[0])],
    "real numbers": lambda x, a: [int(a(1)[0]), float(a(1)[0])],
    "index": lambda x, a: a(1)[0].__index__(),
    "to_device": lambda x, a: a(3).to_device(a(3).device),
    **{
        f"item {index}": lambda x, a, index=index: a(5)[index]
        for index in (0, -1, slice(None), slice(1, None, 2), slice(None, None, -1), slice(4, 1, -2), slice(0, 0), ..., (None, ...), (..., 1))
    },
    **{
        f"item of many {index}": lambda x, a, index=index: a(2, 3, 4)[index]
        for index in (
            (1, 2, 3),
            (0, ...),
            (..., 0),
            (slice(None), 1, ...),
            (slice(None, None, -1), ..., slice(None, None, -2)),
            (None, 1, None, ...),
            (..., slice(2, 0, -1)),
            (1, slice(None, None, -1), 0),
        )
    },
    "item mask": lambda x, a: a(2, 3)[x.asarray([[True, False, True], [False, False, True]])],
    "item mask of rows": lambda x, a: a(2, 3)[x.asarray([True, False])],
    "item mask 0": lambda x, a: a(2, 3)[x.asarray(True)],
    **{
        f"item {dtype}": lambda x, a, dtype=dtype: [
            a(4)[x.asarray([0, 3, 1], dtype=getattr(x, dtype))],
            a(2, 4)[x.asarray([0, 1]), x.asarray([3, 1], dtype=getattr(x, dtype))],
        ]
        for dtype in ("int8", "int16", "int32", "int64", "uint16", "uint32", "uint64")
    },  # uint8 is a mask, as in PyTorch
    "set item": lambda x, a: changed(a(2, 3), (0, slice(None)), a(3, seed=1)),
    "set item backwards": lambda x, a: changed(a(5), slice(None, None, -2), a(3, seed=1)),
    "set item number": lambda x, a: changed(a(2, 3), (..., 1), 2),
    "set item mask": lambda x, a: changed(a(2, 3), x.asarray([[True, False, True], [False, False, True]]), 1),
    "set item 0": lambda x, a: changed(a(), (), 1),
}
WITHOUT_DTYPE: dict[str, Call] = {
    **{
        f"arange {args}": lambda x, a, args=args: x.arange(*args)
        for args in [(5,), (1, 5), (5, 1), (5, 1, -2), (0, 1, 0.25), (5.0,), (0,), (3, 3), (0, 5, -1), (5.5, 1.0), (-3,)]
    },
    **{f"arange {dtype}": lambda x, a, dtype=dtype: x.arange(1, 7, 2, dtype=getattr(x, dtype)) for dtype in ("int8", "uint64", "float32", "float64", "uint16")},
    **{
        f"{name} {shape}": lambda x, a, name=name, shape=shape: [getattr(x, name)(shape), getattr(x, name)(shape, dtype=x.uint32)]
        for name in ("zeros", "ones")
        for shape in [3, (), (2, 3), (0,)]
    },
    "empty": lambda x, a: [x.empty((2, 3)).shape, x.empty(3, dtype=x.uint64).dtype],
    **{f"full {value}": lambda x, a, value=value: [x.full((2, 3), value), x.full(3, value), x.full((), value)] for value in (1, 1.5, True, 2j)},
    "full dtype": lambda x, a: [x.full(2, 2**64 - 1, dtype=x.uint64), x.full(2, 1, dtype=x.float32)],
    **{f"eye {args} {k}": lambda x, a, args=args, k=k: x.eye(*args, k=k) for args in [(3,), (2, 4), (4, 2), (0,), (3, None)] for k in (0, 1, -1, 3, -5, 9)},
    "eye dtype": lambda x, a: x.eye(3, k=1, dtype=x.uint16),
    **{
        f"linspace {args} {options}": lambda x, a, args=args, options=options: x.linspace(*args, **options)
        for args in [(0, 1, 5), (2.0, -1.0, 4), (0, 1, 1), (0, 1, 0)]
        for options in ({}, {"endpoint": False}, {"endpoint": True})
    },
    "linspace dtypes": lambda x, a: [x.linspace(0, 1, 5, dtype=x.float32), x.linspace(0, 1j, 5), x.linspace(0, 1, 3, dtype=x.complex64)],
    **{
        f"asarray {value}": lambda x, a, value=value: x.asarray(value)
        for value in (1, 1.5, True, 2j, [], [1, 2], [1.0, 2], [[True], [False]], [1j, 2], [[]], (1, 2))
    },
    **{
        f"asarray {dtype}": lambda x, a, dtype=dtype: x.asarray([0, 1, 2], dtype=getattr(x, dtype))
        for dtype in ("bool", "int8", "uint64", "float32", "complex64", "float64")
    },
    "asarray of the greatest": lambda x, a: x.asarray([2**64 - 1, 2**63], dtype=x.uint64),
    "asarray of tensors": lambda x, a: x.asarray([x.asarray(1.0), x.asarray(2.0)]),
    "fftfreq": lambda x, a: [x.fft.fftfreq(5), x.fft.fftfreq(4, d=0.5), x.fft.fftfreq(4, dtype=x.float32)],
    "rfftfreq": lambda x, a: [x.fft.rfftfreq(5), x.fft.rfftfreq(4, d=0.5), x.fft.rfftfreq(4, dtype=x.float32)],
    "dtypes": lambda x, a: [
        sorted(x.__array_namespace_info__().dtypes(kind=kind))
        for kind in (None, "bool", "integral", "numeric", "complex floating", ("bool", "real floating"), ())
    ],
    "default dtypes": lambda x, a: x.__array_namespace_info__().default_dtypes(),
    "capabilities": lambda x, a: x.__array_namespace_info__().capabilities(),
    "constants": lambda x, a: [x.e, x.pi, x.inf, x.nan, x.newaxis],
}


ERRORS: dict[str, Call] = {
    "nonzero without dimensions": lambda x, a: x.nonzero(a()),
    "squeeze of more": lambda x, a: x.squeeze(a(2, 1), 0),
    "take without axis": lambda x, a: x.take(a(2, 3), x.asarray([1])),
    "cumulative_sum without axis": lambda x, a: x.cumulative_sum(a(2, 3)),
    "asarray of a list without a copy": lambda x, a: x.asarray([1, 2], copy=False),
    "asarray in a dtype without a copy": lambda x, a: x.asarray(a(2), dtype=x.int8, copy=False),
    "reshape without a copy": lambda x, a: x.reshape(a(2, 3).T, (6,), copy=False),
    "expand_dims twice": lambda x, a: x.expand_dims(a(2, 3), axis=(1, 1)),
    "expand_dims too far": lambda x, a: x.expand_dims(a(2, 3), axis=5),
    "broadcast_to less": lambda x, a: x.broadcast_to(a(2, 3), (3,)),
    "broadcast_shapes": lambda x, a: x.broadcast_shapes((2,), (3,)),
    "matrix_transpose of a vector": lambda x, a: x.matrix_transpose(a(3)),
    "concat of numbers": lambda x, a: x.concat([a(), a()]),
    "max of none": lambda x, a: x.max(a(0)),
    "argmax of none": lambda x, a: x.argmax(a(0)),
    "isdtype of nothing": lambda x, a: x.isdtype(x.int8, "number"),
    "finfo of integers": lambda x, a: x.finfo(x.int8),
    "iinfo of floats": lambda x, a: x.iinfo(x.float32),
    "real of a cast": lambda x, a: x.astype(x.asarray(1j), x.float64),
    "item of zero steps": lambda x, a: a(3)[::0],
    "an older version": lambda x, a: a(3).__array_namespace__(api_version="2020.12"),
    "complex in order": lambda x, a: x.less(x.asarray(1j), x.asarray(2j)),
    "integers of both signs": lambda x, a: x.asarray([1], dtype=x.uint64) + x.asarray([1], dtype=x.int64),
}


def floating(x: Any, t: Any) -> Any:
    """The tensor, if it is of floats: the referee is less strict than the standard."""
    return t if x.isdtype(t.dtype, ("real floating", "complex floating")) else not_of_the_standard()


def integral(x: Any, t: Any) -> Any:
    return t if x.isdtype(t.dtype, "integral") else not_of_the_standard()


def not_of_the_standard() -> Any:
    raise TypeError("the standard has no meaning for it")


def spd(x: Any, a: Any) -> Any:
    """Positive definite matrices."""
    m = a(2, 3, 3)
    return x.matmul(m, x.matrix_transpose(x.conj(m) if x.isdtype(m.dtype, "complex floating") else m)) + 3 * x.eye(3, dtype=m.dtype)


def rebuilt(x: Any, values: Any, vectors: Any) -> Any:
    kind = vectors.dtype
    conjugated = x.conj(vectors) if x.isdtype(kind, "complex floating") else vectors
    return x.matmul(vectors * x.astype(x.expand_dims(values, axis=-2), kind), x.matrix_transpose(conjugated))


def changed(t: Any, index: Any, value: Any) -> Any:
    t[index] = value
    return t
