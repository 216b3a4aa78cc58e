"""The page of all ops says of each what computes it, how it derives, how it acts on batches and which dtypes it takes."""

from __future__ import annotations

import re

import pytest

from specgrad.codegen.paths import paths
from specgrad.codegen.read.targets import libraries, ops_called
from specgrad.codegen.write.emit_catalogue import catalogue
from tests.made_once import made_once
from tests.the_spec import plan, spec

WHERE = paths()


@made_once
def entries() -> dict[str, str]:
    return {entry.split("`")[0]: entry for entry in catalogue(spec(), plan().saved).split("\n### `")[1:]}


def facts(name: str) -> dict[str, str]:
    return dict(re.findall(r"^- (.*?): (.*)$", entries()[name], re.MULTILINE))


def test_every_entry_says_it() -> None:
    for op in spec():
        if op.is_public:
            told = facts(op.name)
            assert told["computed by"] and told["dtypes"], op.name
            assert not op.tensors or (told["derivatives"] and told["in `vmap`"]), op.name


@pytest.mark.parametrize(
    ("name", "engine"),
    [
        ("sin", "a compiled kernel"),
        ("special.ndtri", "a compiled kernel"),
        ("gcd", "a compiled kernel"),
        ("mm", "BLAS"),
        ("real", "NumPy"),
        ("linalg.svd", "other ops: `_linalg_svdvals`, `_linalg_svd`, `cat`, `_complement`; beneath, LAPACK"),
        ("fft.fft", "other ops: `_fft`, `_constant_pad`, `slice`; beneath, FFT"),
    ],
)
def test_what_computes_an_op(name: str, engine: str) -> None:
    assert facts(name)["computed by"] == engine


@pytest.mark.parametrize(
    ("name", "derivatives"),
    [
        ("sin", "backward, double backward, forward mode"),
        ("argmax", "none"),
        ("linalg.svd", "those of the ops that it is made of"),
        ("igamma", "backward, double backward, but for what is not implemented"),
    ],
)
def test_how_an_op_derives(name: str, derivatives: str) -> None:
    assert facts(name)["derivatives"] == derivatives


def test_calls_are_followed_through_modules() -> None:
    assert "_linalg_qr" in ops_called(WHERE.compose, "linalg.low_rank.svd_lowrank")
    assert libraries(WHERE.array, "linalg.matrices.matrix_exp") == ("LAPACK",)
    assert ops_called(WHERE.compose, "nowhere.at_all") == ()
