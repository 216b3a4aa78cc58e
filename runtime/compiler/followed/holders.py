"""Who holds the tensors that a function was given, as far as the interpreter knows it by their counts of references."""

from __future__ import annotations

import gc
import sys
from collections import Counter

from specgrad.core.tape.node import new
from specgrad.core.tape.tensor import Tensor


def held(tensors: list[Tensor]) -> list[int]:
    """Which of the tensors of a list somebody holds beside the list. A view holds its base, which does not count."""
    bases = Counter([id(tensor._extra.view.base) for tensor in tensors if tensor._extra is not None and tensor._extra.view is not None])
    return [i for i, count in enumerate(_held(tensors)) if count > _ONE_HOLDS and (not bases or count > _ONE_HOLDS + bases[id(tensors[i])])]


def left_of(tensors: list[Tensor]) -> list[int]:
    """Of tensors without elements, which somebody holds beside the list, or what `detach()` has made of them."""
    aliases = aliases_of(tensors)
    return sorted({*held(tensors), *(i for i, tensor in enumerate(tensors) if id(tensor._array) in aliases)}) if aliases else held(tensors)


def _held(tensors: list[Tensor]) -> list[int]:
    return [sys.getrefcount(tensor) for tensor in tensors]


def _shared(tensors: list[Tensor]) -> list[int]:
    return [sys.getrefcount(tensor._array) for tensor in tensors]


def aliases_of(tensors: list[Tensor]) -> dict[int, list[Tensor]]:
    """What `detach()` has made of tensors without elements: by the identity of what stands for these."""
    found: dict[int, list[Tensor]] = {}
    symbols = [tensor._array for tensor, shared in zip(tensors, _shared(tensors)) if shared > _ONE_SHARES]
    own = set(map(id, tensors))
    for other in gc.get_referrers(*symbols) if symbols else ():
        if isinstance(other, Tensor) and id(other) not in own:
            found.setdefault(id(other._array), []).append(other)
    return found


def _alone() -> list[Tensor]:
    tensor = new(Tensor)
    tensor._array = object()
    return [tensor]


(_ONE_HOLDS,) = _held(_alone())
(_ONE_SHARES,) = _shared(_alone())
