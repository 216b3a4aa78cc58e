"""What is verified: an entry of the spec, and the functions that were made of it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import lru_cache, partial
from importlib import import_module
from types import ModuleType
from typing import Any

from specgrad.codegen.model.op import Op, split_target
from specgrad.codegen.proof.literals import literals_of, words_of


@dataclass(frozen=True)
class Subject:
    """An op as the checks see it. Whoever puts another function in the place of one of these has that one verified.

    Args:
        op: the entry of the spec.
        function: the function on tensors.
        in_place: its form that writes into the first argument; None if there is none.
        update: its form that writes the results over what the entry names; None if there is none.
        forward: the function on arrays; None where the entry has no forward expression.
        draws: whether the functions draw random numbers, the same ones in each call.
    """

    op: Op
    function: Callable[..., Any]
    in_place: Callable[..., Any] | None = None
    update: Callable[..., Any] | None = None
    forward: Callable[..., Any] | None = None
    draws: bool = False


def subject_of(op: Op, package: str = "specgrad.generated") -> Subject:
    """An op with the functions that are generated for it, in the package of its spec."""
    forwards, ops = (import_module(f"{package}.{table}") for table in ("forwards", "ops"))
    name = op.signature.identifier
    in_place = getattr(ops, f"{name}_") if op.has_in_place_form else None
    update = getattr(ops, f"{name}_") if op.updates else None
    return Subject(op, getattr(ops, name), in_place, update, getattr(forwards, name, None))


def module_of(op: Op, target: str) -> ModuleType:
    """The module of a handwritten function that an entry names."""
    place, _ = split_target(target)
    return import_module(place if ":" in target else f"specgrad.{'compose' if op.kind == 'compose' else 'array'}.{place}")


@lru_cache(maxsize=1)
def literals_in(op: Op) -> tuple[float, ...]:
    """The numbers that stand in the texts of an op, which several checks try one after the other."""
    return literals_of(op, partial(_function_of, op))


@lru_cache(maxsize=1)
def words_in(op: Op) -> tuple[str, ...]:
    """The words that a text among the arguments of an op may be, as its own texts say."""
    return words_of(op, partial(_function_of, op))


def _function_of(op: Op, target: str) -> Any:
    return getattr(module_of(op, target), split_target(target)[1])
