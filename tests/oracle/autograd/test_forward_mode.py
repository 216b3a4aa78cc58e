"""Forward mode beside PyTorch: tangents of views that were made where nothing is recorded."""

from __future__ import annotations

from typing import Any

import pytest

from tests.oracle.both import agree

CHANGES: dict[str, Any] = {
    "mul_ by a number": lambda view, dual: view.mul_(2),
    "mul_": lambda view, dual: view.mul_(dual),
    "add_": lambda view, dual: view.add_(dual),
    "copy_": lambda view, dual: view.copy_(dual),
}


@pytest.mark.parametrize("change", CHANGES)
@pytest.mark.parametrize("mode", ["no_grad", "inference_mode"])
@pytest.mark.parametrize("recorded", [False, True])
@pytest.mark.parametrize("of_dual", [False, True])
def test_a_view_made_where_nothing_is_recorded_is_changed(of_dual: bool, recorded: bool, mode: str, change: str) -> None:
    def program(lib: Any) -> Any:
        forward_ad = lib.autograd.forward_ad
        with forward_ad.dual_level():
            base = lib.arange(6.0, dtype=lib.float64).reshape(2, 3)
            if recorded:
                base = base.requires_grad_() * 1
            if of_dual:
                base = forward_ad.make_dual(base, lib.full((2, 3), 3.0, dtype=lib.float64))
            with getattr(lib, mode)():
                view = base.t()[1:]
            dual = forward_ad.make_dual(lib.full((2, 2), 2.0, dtype=lib.float64), lib.arange(4.0, dtype=lib.float64).reshape(2, 2))
            CHANGES[change](view, dual)
            return [forward_ad.unpack_dual(t).tangent for t in (base, view)], base, view

    agree(program)
