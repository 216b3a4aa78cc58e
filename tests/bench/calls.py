"""What users write most, on small tensors: forward only, each expression on either library; forms of calls that no list of ops has among them."""

from __future__ import annotations

import gc
import math
import time
from collections.abc import Iterator
from typing import Any

from .functions import one_thread
from .measure import Program, Row, compare

TOLD = 1.3  # calls that take so many times as long are told one by one

# theme -> expressions; `lib` is either library, the operands are made by `_operands`.
CALLS: dict[str, list[str]] = {
    "made": [
        *("lib.zeros(3, 4)", "lib.ones(8)", "lib.full((3, 4), 0.5)", "lib.empty(8)", "lib.arange(8)", "lib.arange(0.0, 1.0, 0.125)"),
        *("lib.linspace(0, 1, 8)", "lib.logspace(0, 1, 8)", "lib.eye(4)", "lib.zeros_like(m)", "lib.full_like(m, 2.0)", "lib.tensor(1.0)"),
        *("lib.tensor([1.0, 2.0, 3.0])", "lib.tensor([[1, 2], [3, 4]])", "lib.as_tensor(numbers)", "lib.from_numpy(numbers)"),
        *("lib.tril_indices(4, 4)", "lib.scalar_tensor(2.0)"),
    ],
    "drawn": [
        *("lib.rand(8)", "lib.randn(3, 4)", "lib.randint(0, 5, (8,))", "lib.randperm(8)", "lib.normal(0.0, 1.0, (8,))", "lib.rand_like(m)"),
        *("lib.randn_like(m)", "lib.bernoulli(p)", "lib.multinomial(p, 2)", "lib.multinomial(p, 2, True)", "w.uniform_(0, 1)", "w.normal_()"),
        *("f.dropout(m, 0.5)",),
    ],
    "indexed": [
        *("m[0]", "m[-1, 2]", "m[:, 1]", "m[1:]", "m[:, ::2]", "m[..., 0]", "m[None]", "m[:, None]", "m[0, 1:3]", "u[places]", "m[places]"),
        *("m[:, few]", "m[few, few]", "u[mask]", "m[m > 0]", "u[[0, 2]]", "m[k]", "m[0][1]", "u[0].item()", "m.tolist()", "lib.where(mask)"),
        *("lib.where(mask, u, v)", "m.select(0, 1)", "m.narrow(1, 0, 2)", "m.index_select(0, few)", "m.gather(1, table)"),
        *("m.take_along_dim(table, 1)", "u.masked_fill(mask, 0.0)", "u.masked_select(mask)", "lib.nonzero(mask)", "m.scatter(1, table, 2.0)"),
        *("m.scatter_add(1, table, m2)", "u.index_put((places,), v)", "u.index_add(0, places, v)", "u.index_fill(0, few, 1.0)", "u.take(places)"),
        *("m.diagonal()", "lib.diag(u)", "m.unfold(1, 2, 1)"),
    ],
    "assigned": [
        *("w.__setitem__(0, 1.0)", "w.__setitem__(slice(1, 3), 0.0)", "w.__setitem__(mask, 1.0)", "w.__setitem__(mask, u4)"),
        *("w.__setitem__(places, 1.0)", "w.__setitem__(places, v)", "w.__setitem__([0, 2], 1.0)", "a.__setitem__((0, 1), 1.0)"),
        *("a.__setitem__((slice(None), 1), 1.0)", "a.__setitem__((slice(None), few), 0.0)", "a.__setitem__((few, few), 1.0)"),
        *("a.__setitem__(0, u4)", "w.zero_()", "w.fill_(1.0)", "w.copy_(u)", "w.add_(1)", "w.mul_(u)", "w.clamp_(0, 1)"),
        *("w.masked_fill_(mask, 0.0)", "a.t_()", "w.index_fill_(0, few, 1.0)", "w.scatter_(0, places, 1.0)"),
    ],
    "shaped": [
        *("m.T", "m.t()", "m.transpose(0, 1)", "m.permute(1, 0)", "m.reshape(-1)", "m.view(4, 3)", "m.flatten()", "m.T.reshape(-1)"),
        *("m.T.contiguous()", "u.unsqueeze(0)", "u[None].squeeze(0)", "m.expand(2, 3, 4)", "u4.expand(3, 4)", "u4.repeat(2)"),
        *("lib.tile(m, (2, 1))", "m.chunk(2, 1)", "m.split(2, 1)", "m.split([1, 3], 1)", "m.unbind()", "lib.cat([m, m])", "lib.cat([m, m], 1)"),
        *("lib.stack([m, m])", "lib.stack([u, v], 1)", "lib.vstack([m, m])", "lib.hstack([u, v])", "lib.meshgrid(u4, u4, indexing='ij')"),
        *("lib.cartesian_prod(u4, u4)", "m.flip(0)", "m.roll(1, 0)", "lib.tril(m)", "m.movedim(0, 1)", "m.clone()", "m.detach()"),
        *("m.to(lib.float64)", "m.float()", "m.half()", "m.long()", "m.contiguous()", "m.numel()", "m.shape", "m.size(0)", "m.dim()"),
        *("u.repeat_interleave(2)", "lib.block_diag(m, m)", "lib.atleast_2d(u)", "m.unflatten(1, (2, 2))", "f.pad(m, (1, 1))"),
        *("f.one_hot(places, 8)",),
    ],
    "reduced": [
        *("u.sum()", "m.sum(0)", "m.sum(1, keepdim=True)", "m.mean()", "m.mean(0)", "m.mean((0, 1))", "u.std()", "m.std(0)", "m.var(1)", "m.max()"),
        *("m.max(1)", "m.min(0)", "m.argmax()", "m.argmax(1)", "u.norm()", "m.norm(dim=1)", "u.prod()", "m.prod(1)", "m.any()", "m.all(1)"),
        *("(u > 0).any()", "m.amax(1)", "lib.aminmax(u)", "u.cumsum(0)", "u.cumprod(0)", "m.logsumexp(1)", "u.median()", "u.sort()", "u.argsort()"),
        *("u.topk(3)", "u.kthvalue(2)", "u.mode()", "u.quantile(0.3)", "lib.std_mean(m, 1)", "lib.var_mean(m, 0)", "u.unique()"),
        *("lib.bincount(places)", "lib.histc(u, 8)", "u.count_nonzero()", "lib.equal(m, m2)", "lib.allclose(m, m2)"),
        *("lib.searchsorted(ordered, u)", "lib.bucketize(u, ordered)", "lib.isin(places, few)", "u.diff()"),
    ],
    "computed": [
        *("u + v", "u * 2.0", "2.0 - u", "u / v", "u ** 2", "-u", "u.exp()", "u.abs()", "u.sqrt()", "u.clamp(0, 1)", "u > 0", "(u > 0) & (v > 0)"),
        *("~mask", "places + 1", "places // 2", "places % 3", "u.round()", "u.sigmoid()", "u.softmax(0)", "u.lerp(v, 0.5)", "lib.maximum(u, v)"),
        *("lib.addcmul(u, u, v)", "m @ m.T", "m @ u4", "u @ v", "lib.einsum('ij,kj->ik', m, m2)", "lib.outer(u, v)", "lib.dot(u, v)"),
        *("lib.bmm(b, b)", "lib.kron(m, m2)", "lib.cdist(m, m2)", "lib.linalg.inv(s)", "lib.linalg.solve(s, s)", "lib.linalg.det(s)"),
        *("lib.linalg.svd(s)", "lib.linalg.norm(m)", "lib.linalg.cholesky(s)", "lib.trace(s)", "lib.fft.rfft(u)", "lib.fft.fft(u)"),
        *("lib.fft.irfft(lib.fft.rfft(u))", "float(u.sum())", "bool((u > 0).all())", "u.isnan().any()"),
    ],
    "layers": [
        *("f.relu(m)", "f.gelu(m)", "f.linear(m, m2)", "f.layer_norm(m, (4,))", "f.cross_entropy(m, labels)", "f.mse_loss(u, v)"),
        *("f.softmax(m, 1)", "f.nll_loss(m, labels)", "f.embedding(labels, m)", "f.conv2d(image, kernel)", "f.max_pool2d(image, 2)"),
        *("f.avg_pool2d(image, 2)", "f.normalize(m)", "f.interpolate(image, scale_factor=2)", "f.cosine_similarity(m, m2)"),
        *("f.binary_cross_entropy_with_logits(u, p)", "f.batch_norm(image, None, None, training=True)"),
        *("f.scaled_dot_product_attention(heads, heads, heads)", "f.group_norm(image, 3)", "f.adaptive_avg_pool2d(image, 1)", "f.leaky_relu(u)"),
        *("f.log_softmax(m, 1)",),
    ],
}  # fmt: skip


def rows(ours: Any, theirs: Any) -> Iterator[Row]:
    """Of each theme the geometric mean; and the calls that take longer than PyTorch's, the largest ratio first."""
    slower: list[Row] = []
    operands = _operands(ours), _operands(theirs)
    with one_thread(ours):
        for theme, calls in CALLS.items():
            gc.collect()
            measured = []
            for told in calls:
                programs = [_program(told, own) for own in operands]
                shown = told.replace("lib.", "").replace("f.", "")
                measured.append(compare("calls", shown, *programs, rounds=5, slice_of_time=0.002, clock=time.thread_time, collect=False))
            our, their = (math.exp(sum(map(math.log, seconds)) / len(measured)) for seconds in zip(*((row.ours, row.theirs) for row in measured)))
            slower += [row for row in measured if row.ratio > TOLD]
            yield Row("calls", f"{theme}, {len(calls)} calls", our, their)
    yield from sorted(slower, key=lambda row: -row.ratio)


def _program(told: str, operands: dict[str, Any]) -> Program:
    program: Program = eval(f"lambda: ({told})", operands)
    return program


def _operands(lib: Any) -> dict[str, Any]:
    import numpy as np

    chance = np.random.default_rng(0)

    def numbers(*shape: int) -> Any:
        return lib.tensor(chance.uniform(-0.9, 0.9, shape).astype(np.float32))

    s = chance.uniform(-0.9, 0.9, (4, 4)).astype(np.float32)
    return {
        "lib": lib, "f": lib.nn.functional, "numbers": np.arange(8.0), "u": numbers(8), "v": numbers(8), "w": numbers(8), "u4": numbers(4), "m": numbers(3, 4),
        "m2": numbers(3, 4), "a": numbers(4, 4), "b": numbers(2, 4, 4), "s": lib.tensor(s @ s.T + np.eye(4, dtype=np.float32)), "p": numbers(8).abs() + 0.05,
        "places": lib.tensor([1, 0, 2, 3, 7, 5, 4, 6]).remainder(3), "few": lib.tensor([2, 0]), "mask": lib.tensor([True, False] * 4),
        "k": lib.tensor([[True, False, True, False]] * 3), "table": lib.tensor([[0, 1], [1, 0], [2, 3]]), "labels": lib.tensor([1, 0, 2]),
        "ordered": lib.tensor([-0.5, 0.0, 0.5]), "image": numbers(2, 3, 6, 6), "kernel": numbers(4, 3, 3, 3), "heads": numbers(1, 2, 4, 8),
    }  # fmt: skip
