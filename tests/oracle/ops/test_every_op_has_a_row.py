"""No public op of the specification is left untried: each name that PyTorch has too stands in a row of some table."""

from __future__ import annotations

import pytest

import specgrad
from specgrad.generated import public
from tests.oracle.both import outcome, torch
from tests.oracle.ops import (
    test_ops_fft,
    test_ops_images,
    test_ops_indexing,
    test_ops_linalg,
    test_ops_losses,
    test_ops_masked,
    test_ops_matrices,
    test_ops_nn,
    test_ops_pointwise,
    test_ops_reduction,
    test_ops_shape,
    test_ops_special,
    test_ops_statistics,
)
from tests.oracle.ops.table import FORMS, Row, _find, forms_of, run

TABLES = (
    test_ops_fft,
    test_ops_images,
    test_ops_indexing,
    test_ops_linalg,
    test_ops_losses,
    test_ops_masked,
    test_ops_matrices,
    test_ops_nn,
    test_ops_pointwise,
    test_ops_reduction,
    test_ops_shape,
    test_ops_special,
    test_ops_statistics,
)
ROWS: dict[str, list[Row]] = {}
for module in TABLES:
    for row in module.ROWS:
        ROWS.setdefault(row.name, []).append(row)
_PHASES = "its vectors have arbitrary phases; test_ops_matrices.py compares what does not depend on these"
EXCEPTIONS = {
    **dict.fromkeys([f"nn.functional.max_unpool{d}d" for d in (1, 2, 3)], "its places must be those of a pooling; test_images.py has tests of its own for it"),
    "nn.functional.gumbel_softmax": "it draws numbers by chance; test_ops_nn.py has tests of its own for it",
    "nn.functional.dropout": "it draws numbers by chance; test_ops_nn.py has tests of its own for it",
    **dict.fromkeys(("linalg.eigh", "linalg.eig", "linalg.svd", "svd_lowrank", "pca_lowrank"), _PHASES),
}


def test_functions() -> None:
    """In-place functions stand in test_in_place_functions.py."""
    names = [f"{namespace}.{name}" if namespace else name for namespace, functions in public.FUNCTIONS.items() for name in functions]
    assert not [name for name in names if not (name.endswith("_") or name in ROWS or name in EXCEPTIONS) and _find(torch, name) is not None]


def test_methods_and_properties() -> None:
    """Operators stand in test_operators.py."""
    names = [name for name in (*public.METHODS, *public.PROPERTIES) if not name.startswith("__")]
    assert not [name for name in names if name not in ROWS and name.removesuffix("_") not in ROWS and hasattr(torch.Tensor, name)]


def test_exceptions_are_ops_without_rows() -> None:
    assert not [name for name in EXCEPTIONS if name in ROWS or _find(specgrad, name) is None]


@pytest.mark.parametrize("name", sorted(ROWS))
def test_some_row_compares_values_in_each_form(name: str) -> None:
    """Rows that only raise, or that PyTorch has no kernel for, would pass whatever specgrad does."""
    found = {form for row in ROWS[name] for form in forms_of(row)}
    assert found
    assert not [form for form in FORMS if form in found and not _compares(name, form)]


def _compares(name: str, form: str) -> bool:
    tried = ((row, dtype) for row in ROWS[name] if form in forms_of(row) for dtype in row.dtypes)
    return any(outcome(torch, lambda lib, row=row, dtype=dtype: run(lib, row, form, dtype, False)).error is None for row, dtype in tried)
