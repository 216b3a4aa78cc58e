"""Compiled functions are called by array functions, and these by formulas, in which anybody may write anything: none may touch memory beyond its arrays."""

from __future__ import annotations

import ast
import json
import math
import os
import subprocess
import sys
from collections import Counter
from pathlib import Path
from typing import Any

import numpy as np

from specgrad.array.base import native, native_runtime, native_views
from specgrad.core.kernels.table import kernels
from tests.effort import tries

MODULES = (native, native_runtime, native_views)
CALLS = tries(1_000, 3_000)  # of each function
ZONE = 64  # elements around each array, which no function may change
# These take functions, classes, handles that they gave themselves, and arrays of a device.
OTHERS = {"product_on_device", "use_blas", "pooled", "stack", "trace_memory", "end_trace", "record_into"}
OTHERS |= {"maker_of", "viewer_of", "porter_of", "changer_of", "writer_of", "attributes_of", "item_of", "indexed_of", "reversed_of", "overloads_of"}
OTHERS |= {"choose"}
PARAMETERS = {
    node.name: [a.arg for a in node.args.args]
    for offers in MODULES
    for node in ast.parse(Path(offers.__file__).read_text()).body
    if isinstance(node, ast.FunctionDef) and node.name in offers.OFFERED and node.name not in OTHERS
}
OF_MATRICES = ("factor_lu", "factor_cholesky", "factor_qr", "solve_small", "solve_small_triangle", "reflections", "exponential", "factor_ldl", "reflected")
OF_MATRICES += ("determinants", "small_products", "matrix_product", "matrix_products", "triangle", "permutations")
ALONG = ("running", "running_extremes", "extremes_along", "in_order", "firsts", "all_within", "take_along", "put_along", "strided_view", "expanded")
ALONG += ("unraveled",)
ALONG += ("cross_products", "view_of_memory", "memory_of")
OF_LAYERS = ("scale_channels", "normalize_channels", "normalize_channels_backward", "class_losses", "class_losses_backward")
OF_LAYERS += ("normalize_rows_backward", "scale_channels_backward", "normalize_groups", "normalize_groups_backward")
OF_LAYERS += ("sample_grid", "sample_grid_to_images", "sample_grid_to_grid")
OF_BAGS = ("bag_sums", "bag_products", "bag_maxima")
OF_GRIDS = ("picked_grid", "spread_grid")
OF_MARGINS = ("multi_margin", "multi_margin_slopes", "multilabel_margin", "multilabel_margin_slopes")
OF_ALIGNMENTS = ("ctc_loss", "ctc_gradient")
WORDS = {"mode": ("bilinear", "nearest", "bicubic"), "padding": ("zeros", "border", "reflection"), "reduction": ("mean", "sum", "none")}
OF_COPIES = ("copied", "copy_to", "converted", "convert_to", "filled", "spaced", "joined", "take_where", "put_where", "truth")
OF_COPIES += ("places_where",)
OF_ROWS = ("reduced", "along", "ranked", "counted_evenly", "resampled", "spread_resampled", "product", "roots", "parts", "slices", "fractional_starts")
OF_ROWS += ("among", "searched", "counted_between")
OF_ROWS += ("part_copies", "reshaped_view", "transposed", "swapped", "sliced", "selected", "unsqueezed", "diagonals", "shapes_of", "shapes_and_dtypes")
OF_ROWS += ("flipped", "repeated", "on_diagonals", "windows")
OF_SIZES = ("triangle_places",)
OF_DRAWS = ("uniform", "normal", "integers", "permutation", "ones_by_chance", "choices")
OF_HEADS = ("attend", "attend_backward")
OF_STEPS = ("lstm", "lstm_backward")
ARRAYS = (
    "query",
    "key",
    "value",
    "above",
    "sums",
    "deltas",
    "out",
    "to_query",
    "to_key",
    "to_value",
    "windows",
    "images",
    "weight",
    "values",
    "indices",
    "starts",
    "columns",
    "divisors",
    "x",
    "y",
    "index",
    "source",
)
TYPES = (np.float32, np.float64, np.int64, np.float32)


class Caller:
    """Calls of one function with arguments that fit now and then."""

    def __init__(self, name: str):
        self.name, self.function = name, next(getattr(offers, name) for offers in MODULES if name in offers.OFFERED)
        self.chance = np.random.default_rng(len(name) * 1000 + ord(name[0]))
        self.zones: list[tuple[np.ndarray[Any, Any], bytes, bytes]] = []  # the longer arrays, and what their ends held

    def array(self, shape: list[int], dtype: Any) -> Any:
        """An array in the middle of a longer one."""
        count = math.prod(shape)
        whole = self.chance.integers(-9, 9, count + 2 * ZONE).astype(dtype)
        inner = whole[ZONE : ZONE + count].reshape(shape)
        if dtype is np.int64:  # most lie within
            inner[...] = self.chance.integers(0, 3, shape) if self.chance.random() < 0.8 else self.chance.choice([-1, 5, 1 << 62, -(1 << 63)], shape)
        self.zones.append((whole, whole[:ZONE].tobytes(), whole[len(whole) - ZONE :].tobytes()))
        return inner if self.chance.random() < 0.95 or not inner.ndim else inner[..., ::-1]

    def arguments(self) -> list[Any]:
        chance = self.chance
        ndim = int(chance.integers(1, 4)) if self.name in ALONG else int(chance.integers(2, 4)) if self.name in OF_MATRICES else int(chance.integers(3, 6))
        base, dtype = [int(n) for n in chance.integers(1, 4, ndim)], TYPES[chance.integers(4)]
        numbers = [int(n) for n in chance.integers(0, 3, max(ndim - 2, 0))]
        changes = chance.random() < 0.6  # else all shapes and dtypes are those of one call
        if self.name in OF_LAYERS:
            return [self.of_layer(parameter, base, dtype, changes) for parameter in PARAMETERS[self.name]]
        if self.name in OF_GRIDS:
            x = self.array([max(n, 3) for n in base], dtype)
            if self.name == "spread_grid":
                places = [
                    np.arange(n) if d == 0 or chance.random() < 0.5 else chance.integers(0, n + (chance.random() < 0.1), n) for d, n in enumerate(x.shape)
                ]
                return [x, tuple(places[changes and chance.random() < 0.1 :]), tuple(n + int(chance.integers(-1, 3) if changes else 0) for n in x.shape)]
            return [x, tuple(self.array([int(chance.integers(0, 5))], np.int64) for _ in base[chance.random() < 0.1 :])]
        if self.name in OF_BAGS:
            return self.of_bags(dtype, changes)
        if self.name in OF_MARGINS:
            return self.of_margins([int(n) for n in chance.integers(1, 5, 2)], dtype, changes)
        if self.name in OF_ALIGNMENTS:
            return self.of_alignments([int(n) for n in chance.integers(1, 6, 3)], dtype)
        if self.name in OF_STEPS:
            return self.of_steps([int(n) for n in chance.integers(1, 4, 3)], dtype, changes)
        if self.name in OF_COPIES:
            return self.of_copies(base, dtype, changes)
        if self.name in OF_SIZES:
            return [*(int(n) for n in chance.choice([-1, 0, 1, 2, 5, 9, 2**40], 3, p=[0.05, 0.15, 0.2, 0.2, 0.2, 0.15, 0.05])), bool(chance.integers(2))]
        if self.name in OF_DRAWS:
            return self.of_draws(base, dtype)
        if self.name in OF_ROWS:
            return self.of_rows(base, dtype)
        if self.name == "memory_of":
            return [self.array(base, dtype) if chance.random() < 0.9 else chance.choice([None, 1.0, "a"])]
        if self.name == "fourier":
            return self.of_fourier(base, changes)
        made = []
        for parameter in PARAMETERS[self.name]:
            shape = [n if not changes or chance.random() < 0.8 else int(chance.integers(0, 5)) for n in base]
            if parameter in ("indices", "index", "starts"):
                if parameter == "starts":
                    shape = [*base[:2], sum(base[2:]) + 5 - ndim]
                made.append(self.array(shape[:1] if changes and chance.random() < 0.3 else shape, np.int64))
            elif parameter == "pivots":
                made.append(self.array(shape, np.int32 if chance.random() < 0.9 else dtype))
            elif parameter in ("a", "b"):
                square = [*shape[:-1], shape[-2]] if parameter == "a" and chance.random() < 0.8 else shape
                made.append(None if parameter == "b" and self.name == "solve_small" and chance.random() < 0.3 else self.array(square, dtype))
            elif parameter == "factors":
                made.append(self.array([*shape[:-2], shape[-1]], dtype))
            elif parameter == "like":
                made.append(self.array([1], dtype))
            elif parameter in ("sums", "deltas"):
                made.append(self.array(shape[:-1], dtype))
            elif parameter == "bias" and self.name in OF_HEADS:
                made.append(None if chance.random() < 0.5 else self.array([*shape[:-1], shape[-2]], dtype))
            elif self.name in OF_HEADS and parameter in ("causal", "scale"):
                made.append(chance.random())
            elif parameter == "other":
                made.append(None if chance.random() < 0.4 else self.array(shape, dtype))
            elif parameter == "p":
                made.append((1.0, 2.0, math.inf, 3.0)[chance.integers(4)])
            elif self.name == "put_along" and parameter == "x" and chance.random() < 0.3:
                made.append(tuple(shape))
            elif parameter in ARRAYS:
                made.append(self.array(shape, np.float64 if changes and chance.random() < 0.1 else dtype))
            elif parameter in ("kernel", "stride", "padding", "dilation"):
                made.append(
                    tuple(max(n, parameter != "padding") for n in numbers)
                    if not changes or chance.random() < 0.8
                    else tuple(chance.integers(-3, 9, ndim).tolist())
                )
            elif parameter in ("shape", "strides"):
                most = 4 if parameter == "shape" else 40
                sizes = chance.integers(-1 if chance.random() < 0.1 else 0, most, ndim if chance.random() < 0.9 else ndim + 1).tolist()
                made.append(tuple(sizes) if chance.random() < 0.95 else sizes)
            elif parameter == "size":
                kept = [int(chance.integers(0, 4)) if n == 1 else n if chance.random() < 0.7 else -1 for n in made[0].shape]
                sizes = [*chance.integers(0, 3, chance.integers(3)).tolist(), *kept] if chance.random() < 0.9 else chance.integers(-2, 5, ndim).tolist()
                made.append(tuple(sizes) if chance.random() < 0.95 else sizes)
            elif parameter == "how":
                made.append("=+*><"[chance.integers(5)])
            elif parameter == "bias":
                made.append(None if chance.random() < 0.5 else self.array([int(chance.integers(1, 4))], dtype))
            else:  # dim, groups, from_end, largest
                made.append(int(chance.integers(0, 3)))
        return made

    def of_rows(self, base: list[int], dtype: Any) -> list[Any]:
        """Dimensions, ranks, sizes and places, of which some are none of the array's."""
        chance = self.chance

        def number(most: int) -> Any:
            return int(chance.integers(0, most)) if chance.random() < 0.9 else chance.choice([-1, -9, most + 9, 99])

        x, dim = self.array(base, dtype), int(number(len(base)))
        keepdim, places = bool(chance.integers(2)), self.array([int(chance.integers(1, 6)), 2], np.int64)
        weights = self.array(list(places.shape), np.float64)
        if self.name == "fractional_starts":
            samples = self.array([2, 2, int(chance.integers(1, 5))], dtype)
            samples[...] = chance.random(samples.shape)
            return [samples, *[tuple(int(number(most)) for _ in range(samples.shape[2])) for most in (9, 4, 4)]]
        if self.name == "reduced":
            name = ("_row_sum", "_row_max", "_row_variance", "add")[chance.integers(4)]
            dims = tuple(int(number(len(base))) for _ in range(chance.integers(3)))
            numbers = [2.0] if name == "_row_variance" or chance.random() < 0.1 else []
            return [kernels[name], x, (dim, None, dims, list(dims))[chance.integers(4)], keepdim, *numbers]
        if self.name == "along":
            name = ("_softmax", "_log_softmax", "_softmax_backward_self", "_row_sum", "_layer_norm", "add")[chance.integers(6)]
            others = [x, self.array(base if chance.random() < 0.9 else [*base, 2], dtype), 2.0]
            return [kernels[name], dim if chance.random() < 0.9 else 1.5, x, *others[: chance.integers(3)]]
        arguments: dict[str, list[Any]] = {
            "ranked": [x, dim, int(chance.integers(-4, 4)), keepdim],
            "among": [x, self.array([int(chance.integers(0, 5))], dtype if chance.random() < 0.8 else np.int64)],
            "searched": [x, self.array([*base[:-1], int(chance.integers(0, 5))] if chance.random() < 0.8 else [2], dtype), keepdim],
            "counted_between": [self.array([4, len(places)], dtype), [self.array([int(chance.integers(0, 5))], dtype) for _ in places]],
            "counted_evenly": [x, int(chance.integers(-1, 9)), float(chance.integers(-9, 9)), float(chance.integers(-9, 9))],
            "resampled": [x, dim, places, weights],
            "spread_resampled": [self.array([len(places), *base], dtype), 0 if chance.random() < 0.9 else dim, int(chance.integers(-1, 6)), places, weights],
            "product": [x, dim],
            "roots": [x if chance.random() < 0.5 else abs(x) + 1],
            "parts": [x, dim, int(number(4)) if chance.random() < 0.5 else [int(number(3)) for _ in range(chance.integers(1, 3))]],
            "slices": [x, dim],
            "part_copies": [x, dim, int(number(4)) if chance.random() < 0.5 else [int(number(3)) for _ in range(chance.integers(1, 3))]],
            "reshaped_view": [x, (int(number(9)), -1) if chance.random() < 0.5 else [x.size, int(number(2))]],
            "transposed": [x, tuple(int(number(len(base))) for _ in base) if chance.random() < 0.5 else tuple(range(x.ndim))],
            "swapped": [x, dim, int(number(len(base)))],
            "sliced": [x, dim, int(number(4)), None if chance.random() < 0.5 else int(number(4)), int(number(4)) * 2 ** int(chance.choice([0, 40]))],
            "selected": [x, dim, int(number(4))],
            "unsqueezed": [x, dim],
            "diagonals": [x, int(chance.integers(-4, 5)), dim, int(number(len(base)))],
            "shapes_of": [[x, x] if chance.random() < 0.8 else 1],
            "shapes_and_dtypes": [(x,) if chance.random() < 0.8 else [x, 1]],
            "flipped": [x, dim if chance.random() < 0.5 else (dim, int(number(len(base))))],
            "repeated": [x, tuple(int(number(3)) * 2 ** int(chance.choice([0, 0, 0, 0, 61])) for _ in range(len(base) + chance.integers(2)))],
            "on_diagonals": [x, int(number(3)), dim, int(number(len(base) + 1))],
            "windows": [x, dim, int(number(4)), int(number(3)) * 2 ** int(chance.choice([0, 0, 40]))],
        }
        return arguments[self.name]

    def of_draws(self, base: list[int], dtype: Any) -> list[Any]:
        """A generator of NumPy's or none, and sizes, arrays and numbers, of which some are out of range."""
        chance, x = self.chance, self.array(base, dtype)
        random = np.random.default_rng(0) if chance.random() < 0.95 else [None, 1, np.random, np.random.default_rng(0).bit_generator][chance.integers(4)]
        sizes = tuple(base) if chance.random() < 0.9 else [(-1,), (2**40, 2**40), ("2",), list(base), (1,) * 70][chance.integers(5)]
        arguments: dict[str, list[Any]] = {
            "uniform": [sizes if chance.random() < 0.5 else x, bool(chance.integers(2))],
            "normal": [sizes if chance.random() < 0.5 else x],
            "integers": [sizes, *(int(chance.integers(-9, 9)) * 2 ** int(chance.integers(0, 70)) for _ in range(2))],
            "permutation": [int(chance.integers(-1, 40)) if chance.random() < 0.9 else 2**33],
            "ones_by_chance": [abs(x) if chance.random() < 0.5 else x],
            "choices": [x if chance.random() < 0.5 else self.array(base[:1], dtype), int(chance.integers(-2, 9))],
        }
        return [random, *arguments[self.name]]

    def of_fourier(self, base: list[int], changes: bool) -> list[Any]:
        """Real or complex numbers, of which some are transformed as what they are not."""
        chance, dim = self.chance, int(self.chance.integers(0, len(base)))
        n = int(chance.choice([1, 2, 3, 4, 5, 8, 17, 300, 512, 1024, 4096, 4097]))
        reads, writes = ("cc", "rh", "rc", "hr", "cr")[chance.integers(5)] if not changes or chance.random() < 0.8 else chance.choice(list("chrx"), 2).tolist()
        base[dim] = n // 2 + 1 if reads == "h" else n
        real = chance.random() < 0.5
        dtype: Any = (np.float32 if real else np.float64) if reads == "r" else np.complex64 if real else np.complex128
        array = self.array(base, dtype if not changes or chance.random() < 0.9 else np.int64)
        asked = n if not changes or chance.random() < 0.8 else int(chance.integers(-1, 2 * n))
        along = dim if chance.random() < 0.9 else int(chance.integers(-2, 5))
        return [array, reads, writes, along, asked, bool(chance.integers(2)), 0.5, 2.0, chance.random() < 0.3]

    def of_copies(self, base: list[int], dtype: Any, changes: bool) -> list[Any]:
        """Arrays in any order of dimensions, reversed, or repeated; masks, and values that are as many as hold in them."""
        chance = self.chance
        arrays = []
        for _ in range(3):
            x = self.array([n if not changes or chance.random() < 0.9 else int(chance.integers(0, 5)) for n in base], dtype)
            x = x.transpose(chance.permutation(x.ndim)) if chance.random() < 0.2 else x
            arrays.append(x[::-1] if chance.random() < 0.2 else np.broadcast_to(x[:1], x.shape) if x.size and chance.random() < 0.1 else x)
        if self.name == "copied":
            return [arrays[0] if chance.random() < 0.9 else [1.0], bool(chance.integers(2))]
        if self.name == "truth":
            return [arrays[0] if chance.random() < 0.9 else [1.0], bool(chance.integers(2)) if chance.random() < 0.9 else 1]
        if self.name == "joined":
            return [arrays if chance.random() < 0.5 else tuple(arrays[:2]), int(chance.integers(-4, 4)), bool(chance.integers(2))]
        if self.name == "filled":
            return [arrays[0] if chance.random() < 0.9 else [1.0], [0, 3, 2.5, -(2**70), "a"][chance.integers(5)]]
        if self.name == "spaced":
            count = [7, 4096, 4097, -1, 2**70, 2.0][min(chance.integers(15), 5)] if chance.random() < 0.5 else int(chance.integers(0, 9))
            return [count, 0.5, 0.1, None if chance.random() < 0.5 else 2.0, bool(chance.integers(2))]
        if self.name in ("converted", "convert_to"):
            other = [np.float16, np.int8, np.complex64, np.dtype("V3"), object, "a"][chance.integers(6)]
            made = arrays[1].astype(other if isinstance(other, type) else np.int32)
            return [arrays[0], other] if self.name == "converted" else [made if chance.random() < 0.9 else [1.0], arrays[0]]
        if self.name == "copy_to":
            return arrays[:2] if chance.random() < 0.9 else [arrays[0], arrays[0][::-1]]
        mask = self.array(base, np.bool_)
        if self.name == "places_where":
            return [mask if chance.random() < 0.9 else [True]]
        return [arrays[0] if self.name == "take_where" else self.array([int(mask.sum()) + int(chance.integers(-1, 2) if changes else 0)], dtype), mask]

    def of_layer(self, parameter: str, base: list[int], dtype: Any, changes: bool) -> Any:
        """An argument of a function of images (batch, channels, *sizes), whose places and targets are as many as the sizes."""
        chance, targets = self.chance, [*base[:1], *base[2:]]
        shapes = {"weight": base[1:2], "bias": base[1:2], "target": targets, "grad": targets if chance.random() < 0.5 else [], "x": base}
        if self.name == "normalize_rows_backward":
            shapes["weight"] = base[-1:]
        shapes |= {"scale": base[1:2], "shift": base[1:2], "grid": [base[0], *base[2:], len(base) - 2], "above": base}
        if parameter in WORDS:
            return WORDS[parameter][chance.integers(3)] if chance.random() < 0.9 else "other"
        if parameter == "orders":
            return tuple(chance.integers(0, 3, 3).tolist())
        if parameter not in (*shapes, "shape"):  # eps, align, ignore_index
            return int(chance.integers(0, 3))
        changed = [n if not changes or chance.random() < 0.9 else int(chance.integers(0, 5)) for n in shapes.get(parameter, base)]
        if parameter == "shape":
            return tuple(changed)
        if parameter in ("weight", "bias") and chance.random() < 0.3:
            return None
        return self.array(changed, np.int64 if parameter == "target" else dtype)

    def of_bags(self, dtype: Any, changes: bool) -> list[Any]:
        """A table, rows of it and as many bags, of which some are none of its own."""
        chance = self.chance
        picked, rows, width = (int(n) for n in chance.integers(1, 6, 3))
        counts = [picked if not changes or chance.random() < 0.9 else int(chance.integers(0, 6)) for _ in range(3)]
        table, indices = self.array([max(rows, 3), width], dtype), [self.array([n], np.int64) for n in counts[:2]]
        if self.name == "bag_products":
            return [table, self.array([3, width if chance.random() < 0.9 else 2], dtype), *indices]
        count = int(chance.integers(-1 if chance.random() < 0.1 else 3, 6))
        scales = [None if chance.random() < 0.4 else self.array(counts[2:], dtype)] if self.name == "bag_sums" else []
        return [table, *indices, *scales, count]

    def of_margins(self, base: list[int], dtype: Any, changes: bool) -> list[Any]:
        """Scores (rows, classes), with a class a row, or with as many as there are."""
        several = self.name.startswith("multilabel_margin")
        shapes = [
            [n if not changes or self.chance.random() < 0.9 else int(self.chance.integers(0, 6)) for n in of]
            for of in (base, [base[0], base[1] if several else 1])
        ]
        arrays = [self.array(shapes[0], dtype), self.array(shapes[1], np.int64)]
        return arrays if several else [*arrays, int(self.chance.integers(0, 3)), self.chance.random()]

    def of_steps(self, base: list[int], dtype: Any, changes: bool) -> list[Any]:
        """Gates, states and weights of a layer of cells, (steps, rows, width)."""
        chance, (steps, rows, width) = self.chance, base
        shapes = {"weight": [4 * width, width] if chance.random() < 0.5 else [width, 4 * width], "to_hidden": [rows, width], "to_cell": [rows, width]}
        shapes |= {name: [steps + 1, rows, width] for name in ("states", "cells", "to_states", "to_cells")}
        shapes |= {name: [steps, rows, 4 * width] for name in ("gates", "active", "to_active", "to_gates")}
        made = []
        for parameter in PARAMETERS[self.name]:
            shape = [n if not changes or chance.random() < 0.98 else int(chance.integers(0, 6)) for n in shapes[parameter]]
            made.append(self.array(shape, dtype if chance.random() < 0.98 else np.float64))
        return made

    def of_alignments(self, base: list[int], dtype: Any) -> list[Any]:
        """Log-probabilities (steps, samples, classes), labels of each sample, and how many steps and labels count."""
        chance, (steps, samples, classes) = self.chance, base
        front = [1 if chance.random() < 0.9 else 2] if self.name == "ctc_gradient" else []
        targets = self.array([samples, 3] if chance.random() < 0.5 else [3 * samples], np.int64)
        ends, sizes = [tuple(chance.integers(-(chance.random() < 0.1), most + (chance.random() < 0.95), samples).tolist()) for most in (steps, 3)]
        options = [int(chance.integers(0, classes)), WORDS["reduction"][chance.integers(3)], bool(chance.integers(2))]
        return [self.array([*front, *base], dtype), targets, ends if chance.random() < 0.95 else list(ends), sizes, *options]

    def run(self) -> Counter[str]:
        ended: Counter[str] = Counter()
        for _ in range(CALLS):
            self.zones.clear()
            arguments = self.arguments()
            try:
                done = self.function(*arguments)
            except (ValueError, TypeError, IndexError, OverflowError, AttributeError) as error:
                ended[type(error).__name__] += 1
            else:
                ended["done" if done is not None and done is not False else "left alone"] += 1
            for whole, before, behind in self.zones:
                assert (whole[:ZONE].tobytes(), whole[len(whole) - ZONE :].tobytes()) == (before, behind), self.name
        return ended


def main() -> None:
    print(json.dumps({name: Caller(name).run() for name in PARAMETERS}))


def test_no_function_touches_memory_of_others() -> None:
    """In a process of its own, whose allocator ends it when what lies around its memory was changed."""
    command = [sys.executable, "-c", "from tests.kernels.test_foreign_arguments import main; main()"]
    done = subprocess.run(command, env={**os.environ, "MALLOC_CHECK_": "3", "MALLOC_PERTURB_": "165"}, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    ended = json.loads(done.stdout)
    assert ended.keys() == PARAMETERS.keys() and len(ended) > 12
    assert all(of.get("done", 0) > 0 for of in ended.values()), ended
    assert all(of.get("done", 0) < CALLS * 0.95 for of in ended.values()), ended
