"""vmap: what a function gives for a batch is what it gives for the samples, one by one."""

from __future__ import annotations

from collections import OrderedDict, namedtuple
from typing import Any

import numpy as np
import pytest
from batch_cases import ALL_CASES, SIZE, Batch, close
from hypothesis import given
from hypothesis import strategies as st

import specgrad as sg
from specgrad.autograd import forward_ad, grad


@pytest.mark.parametrize("case", ALL_CASES, ids=str)
def test_every_op_on_a_batch(case: Any) -> None:
    batch = Batch(case)
    for dims in batch.which():
        tensors = batch.tensors()
        try:
            expected = batch.one_by_one(dims, tensors)
        except RuntimeError as error:  # nonzero and its kin, whose results have a shape for each sample
            with pytest.raises(type(error)):
                batch.together(dims, tensors)
            continue
        results = batch.together(dims, tensors)
        assert len(results) == len(expected)
        for result, wanted in zip(results, expected):
            assert close(result, wanted), (dims, result, wanted)


@pytest.mark.parametrize("case", [c for c in ALL_CASES if c.op.differentiable_inputs], ids=str)
def test_gradients_flow_through_every_op_on_a_batch(case: Any) -> None:
    batch = Batch(case)
    for dims in batch.which():
        if len([d for d in dims if d is None]) > 1:
            continue
        tensors = batch.tensors(requires_grad=True)
        inputs = [t for t in tensors if t.requires_grad]
        results = [r for r in batch.together(dims, tensors) if r.requires_grad]
        expected = [r for r in batch.one_by_one(dims, tensors) if r.requires_grad]
        assert len(results) == len(expected)
        if not results:
            continue
        weights = [sg.cos(sg.arange(r.numel(), dtype=r.dtype)).reshape(r.shape) for r in results]
        try:
            wanted = grad(expected, inputs, weights, allow_unused=True)
        except NotImplementedError:
            continue
        for found, by_samples in zip(grad(results, inputs, weights, allow_unused=True), wanted):
            assert (found is None) == (by_samples is None)
            assert found is None or np.allclose(found.numpy(), by_samples.numpy(), rtol=1e-8, atol=1e-10, equal_nan=True), dims
