"""Every op of the spec on batches: what vmap must give is what the samples give one by one."""

from __future__ import annotations

from typing import Any

import numpy as np

import specgrad as sg
from tests.ops.spec_cases import Case, cases

SIZE = 3
NO_TENSORS = {"_zeros", "_ones", "_eye"}
ALL_CASES = [case for case in cases() if case.op.name not in NO_TENSORS]


def samples_of(array: Any) -> Any:
    """Three samples with the elements of one array in different order: what holds for the elements of one, holds for all."""
    flat = array.reshape(-1)
    return np.stack([array, flat[::-1].reshape(array.shape), np.roll(flat, 1).reshape(array.shape)])


class Batch:
    """The arguments of an op, some of its tensors with a batch."""

    def __init__(self, case: Case):
        self.case = case
        dtype = "complex128" if case.op.name in ("imag", "view_as_real") or case.op.classes == "c" else "float64" if "f" in case.op.classes else "int64"
        self.arrays = case.arrays(dtype)
        self.places: list[tuple[int, int | None]] = []  # of tensors among the arguments, and within lists
        for i, (param, value) in enumerate(zip(case.op.signature.params, self.arrays)):
            if not param.type.is_tensor or value is None or isinstance(value, (int, float, complex)):
                continue
            if isinstance(value, (list, tuple)):
                self.places += [(i, j) for j, item in enumerate(value) if item is not None]
            else:
                self.places.append((i, None))

    def array(self, place: tuple[int, int | None]) -> Any:
        i, j = place
        return np.asarray(self.arrays[i] if j is None else self.arrays[i][j])

    def tensors(self, requires_grad: bool = False) -> list[Any]:
        found = [sg.from_numpy(samples_of(self.array(place))) for place in self.places]
        if requires_grad:
            names = self.case.names()
            for (i, _), t in zip(self.places, found):
                if self.case.op.signature.params[i].name in names and t.dtype.category in ("float", "complex"):
                    t.requires_grad_()
        return found

    def function(self, *tensors: Any) -> Any:
        """The op as a function of its tensors alone."""
        given, _ = self.case.arguments(self.arrays, requires_grad=False)
        for (i, j), tensor in zip(self.places, tensors):
            if j is None:
                given[i] = tensor
            else:
                given[i][j] = tensor
        return tuple(self.case.call(given))

    def one_by_one(self, dims: tuple[int | None, ...], tensors: list[Any]) -> list[Any]:
        rows = [self.function(*(t[0] if d is None else t[i].clone() for d, t in zip(dims, tensors))) for i in range(SIZE)]  # in memory of their own
        return [sg.stack(list(parts)) for parts in zip(*rows)]

    def together(self, dims: tuple[int | None, ...], tensors: list[Any]) -> list[Any]:
        return list(sg.vmap(self.function, in_dims=dims)(*(t[0] if d is None else t for d, t in zip(dims, tensors))))

    def which(self) -> list[tuple[int | None, ...]]:
        """All tensors batched; each of them alone; each alone shared."""
        n = len(self.places)
        choices: list[tuple[int | None, ...]] = [(0,) * n]
        if n > 1:
            choices += [tuple(0 if i == k else None for i in range(n)) for k in range(n)]
        if n > 2:
            choices += [tuple(None if i == k else 0 for i in range(n)) for k in range(n)]
        return choices


def close(a: Any, b: Any) -> bool:
    a, b = a.detach().numpy(), b.detach().numpy()
    return bool(a.shape == b.shape and a.dtype == b.dtype and np.allclose(a, b, rtol=1e-9, atol=1e-11, equal_nan=True))
