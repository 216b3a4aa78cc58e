"""Random numbers drawn on devices, which are stand-ins: nothing is moved, nobody waits, and each device has a source of its own."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

import specgrad as sg
from specgrad.array.backends import NUMPY
from specgrad.core.factories.philox import Philox
from specgrad.nn import functional as F
from specgrad.utils.checkpoint import checkpoint
from tests.cuda.places import on_both
from tests.cuda.test_on_device import cleared, waited
from tests.cuda.training import perceptron

D = "cuda"
MADE: dict[str, Callable[[Any], Any]] = {
    "rand": lambda d: sg.rand(50, device=d),
    "rand without dimensions": lambda d: sg.rand((), device=d),
    "rand of nothing": lambda d: sg.rand(0, 3, device=d),
    "rand in halves": lambda d: sg.rand(50, device=d, dtype=sg.float16),
    "rand in double precision": lambda d: sg.rand(50, device=d, dtype=sg.float64),
    "rand of complex numbers": lambda d: sg.rand(50, device=d, dtype=sg.complex64),
    "randn": lambda d: sg.randn(5, 7, device=d),
    "randn of complex numbers": lambda d: sg.randn(50, device=d, dtype=sg.complex128),
    "randn in bfloat16": lambda d: sg.randn(50, device=d, dtype=sg.bfloat16),
    "randint": lambda d: sg.randint(-5, 7, (50,), device=d),
    "randint of bytes": lambda d: sg.randint(0, 200, (50,), device=d, dtype=sg.uint8),
    "randperm": lambda d: sg.randperm(50, device=d),
    "rand_like": lambda d: sg.rand_like(sg.zeros(50, device=d)),
    "rand_like of a tensor of the CPU": lambda d: sg.rand_like(sg.zeros(50), device=d),
    "randn_like": lambda d: sg.randn_like(sg.zeros(50, device=d)),
    "randint_like": lambda d: sg.randint_like(sg.zeros(50, device=d), 1000),
    "rand into": lambda d: sg.rand(50, out=sg.zeros(50, device=d)),
    "normal of numbers": lambda d: sg.normal(0.0, 2.0, (50,), device=d),
    "normal of means": lambda d: sg.normal(sg.zeros(50, device=d), 1.0),
    "normal of deviations": lambda d: sg.normal(1.0, sg.ones(50, device=d)),
    "bernoulli": lambda d: sg.bernoulli(sg.full((50,), 0.5, device=d)),
    "bernoulli of a number": lambda d: sg.bernoulli(sg.zeros(50, device=d), 0.5),
    "multinomial": lambda d: sg.multinomial(sg.ones(50, device=d), 20),
    "multinomial with replacement": lambda d: sg.multinomial(sg.ones(4, 50, device=d), 20, True),
    "poisson": lambda d: sg.poisson(sg.full((50,), 30.0, device=d)),
    "binomial": lambda d: sg.binomial(sg.full((50,), 90.0, device=d), sg.full((50,), 0.3, device=d)),
    "normal_": lambda d: sg.zeros(50, device=d).normal_(1.0, 2.0),
    "normal_ of complex numbers": lambda d: sg.zeros(50, device=d, dtype=sg.complex64).normal_(),
    "uniform_": lambda d: sg.zeros(50, device=d).uniform_(-1, 1),
    "random_": lambda d: sg.zeros(50, device=d).random_(),
    "random_ of integers": lambda d: sg.zeros(50, device=d, dtype=sg.int64).random_(3, 900),
    "bernoulli_": lambda d: sg.zeros(50, device=d).bernoulli_(),
    "bernoulli_ of probabilities": lambda d: sg.zeros(50, device=d).bernoulli_(sg.full((50,), 0.5, device=d)),
    "bernoulli_ of trues": lambda d: sg.zeros(50, device=d, dtype=sg.bool).bernoulli_(0.4),
    "exponential_": lambda d: sg.zeros(50, device=d, dtype=sg.float16).exponential_(),
    "cauchy_": lambda d: sg.zeros(50, device=d).cauchy_(),
    "log_normal_": lambda d: sg.zeros(50, device=d, dtype=sg.float64).log_normal_(),
    "geometric_": lambda d: sg.zeros(50, device=d).geometric_(0.05),
    "geometric_ of integers": lambda d: sg.zeros(50, device=d, dtype=sg.int32).geometric_(0.05),
    "dropout": lambda d: F.dropout(sg.ones(50, device=d), 0.5),
    "dropout in place": lambda d: F.dropout(sg.ones(50, device=d), 0.5, inplace=True),
    "dropout of channels": lambda d: F.dropout2d(sg.ones(50, 1, 2, 2, device=d), 0.5),
    "alpha dropout": lambda d: F.alpha_dropout(sg.ones(50, device=d), 0.5, training=True),
    "alpha dropout of channels": lambda d: F.feature_alpha_dropout(sg.ones(50, 1, 2, device=d), 0.5, training=True),
    "rrelu": lambda d: F.rrelu(-sg.ones(50, device=d), training=True),
    "gumbel softmax": lambda d: F.gumbel_softmax(sg.ones(50, 4, device=d), hard=True),
    "attention": lambda d: F.scaled_dot_product_attention(sg.ones(1, 50, 2, device=d), sg.ones(1, 50, 2, device=d), sg.ones(1, 50, 2, device=d), dropout_p=0.5),
    "fractional pooling": lambda d: F.fractional_max_pool2d(sg.arange(400.0, device=d).reshape(1, 1, 20, 20), 2, 6),
    "trunc_normal_": lambda d: sg.nn.init.trunc_normal_(sg.zeros(50, device=d)),
}  # fmt: skip
SAME = ("rand of nothing",)  # whatever the seed


pytestmark = pytest.mark.usefixtures("place")


@pytest.mark.parametrize("name", MADE)
def test_nothing_is_moved_and_nobody_waits(name: str) -> None:
    draw = MADE[name]
    sg.manual_seed(7)
    before = sg.get_rng_state()
    cleared()
    first, second = draw(D), draw(D)
    assert waited() == {} and first.device == sg.device("cuda:0")
    assert sg.get_rng_state() == before, "the CPU's source is left alone"
    sg.manual_seed(7)
    again = draw(D)
    assert first.cpu().equal(again.cpu()), "a seed repeats"
    assert name in SAME or first.numel() <= 1 or not first.cpu().equal(second.cpu()), "another draw is another"
    sg.manual_seed(7)
    assert draw("cuda:1").device == sg.device("cuda:1") and sg.cuda.current_device() == 0, "there, whichever device is the current one"


@on_both
def test_what_is_drawn_is_what_the_array_functions_draw() -> None:
    sg.manual_seed(3)
    host = Philox(NUMPY, None, 3)
    assert sg.rand(9, device=D).cpu().numpy().tolist() == host.random((9,), np.float32).tolist()
    assert sg.randn(9, device=D).cpu().numpy().tolist() == host.standard_normal((9,), np.float32).tolist()
    assert F.dropout(sg.ones(9, device=D), 0.25).tolist() == (host.trues(0.75, (9,)) * np.float32(1 / 0.75)).tolist()


@on_both
def test_the_order_of_memory_is_kept() -> None:
    x = sg.zeros(2, 3, 4, device=D).permute(2, 0, 1)
    assert sg.rand_like(x).stride() == x.stride() and x.uniform_().is_contiguous() is False
    assert x.std().item() > 0.2


# ---- errors, which come when the host next waits


REFUSED: dict[str, tuple[Callable[[], Any], str]] = {
    "bernoulli": (lambda: sg.bernoulli(sg.full((3,), 1.5, device=D)), "expected probabilities p with 0 <= p <= 1"),
    "bernoulli_": (lambda: sg.zeros(3, device=D).bernoulli_(sg.full((3,), float("nan"), device=D)), "expects p to be in"),
    "multinomial": (lambda: sg.multinomial(sg.full((3,), -1.0, device=D), 1), "probability tensor contains either"),
    "multinomial of zeros": (lambda: sg.multinomial(sg.zeros(3, device=D), 1), "probability tensor contains either"),
    "multinomial of infinities": (lambda: sg.multinomial(sg.full((3,), float("inf"), device=D), 1), "probability tensor contains either"),
    "poisson": (lambda: sg.poisson(sg.full((3,), -1.0, device=D)), "expected rates >= 0"),
    "binomial": (lambda: sg.binomial(sg.ones(3, device=D), sg.full((3,), 2.0, device=D)), "probabilities from 0 to 1"),
    "normal": (lambda: sg.normal(0.0, sg.full((3,), -1.0, device=D)), "normal expects std >= 0.0"),
}


@on_both
@pytest.mark.parametrize("name", REFUSED)
def test_what_is_no_distribution(name: str) -> None:
    call, text = REFUSED[name]
    call()
    with pytest.raises(RuntimeError, match=text):
        sg.cuda.synchronize()


@on_both
def test_numbers_are_refused_at_once() -> None:
    for call in (lambda: sg.zeros(3, device=D).bernoulli_(1.5), lambda: sg.zeros(3, device=D).random_(5, 5), lambda: sg.randint(5, 5, (2,), device=D)):
        with pytest.raises(RuntimeError, match="expects"):
            call()
    with pytest.raises(NotImplementedError, match="floating-point dtype"):
        sg.rand(2, device=D, dtype=sg.int64)


# ---- within a capture: more in tests/cuda/test_graphs.py


def test_a_graph_draws_on_its_own_device_alone() -> None:
    with sg.cuda.device(1):
        g = sg.cuda.CUDAGraph()
        with sg.cuda.graph(g):
            y = sg.rand(5, device="cuda:1")
        sg.cuda.manual_seed(2)
        expected = sg.rand(5, device="cuda:1").tolist()
        sg.cuda.manual_seed(2)
    g.register_generator_state(sg.Generator("cuda:1"))
    g.replay()
    assert y.tolist() == expected
    with pytest.raises(RuntimeError, match="rand: random numbers of another device"), sg.cuda.graph(sg.cuda.CUDAGraph()):
        sg.rand(5, device="cuda:1")
    assert sg.rand(5, device="cuda:1").shape == (5,)


@on_both
def test_a_graph_draws_from_so_many_generators() -> None:
    generators = [sg.Generator(D).manual_seed(i) for i in range(17)]
    g = sg.cuda.CUDAGraph()
    with sg.cuda.graph(g):
        found = [sg.rand(2, device=D, generator=generator) for generator in generators[:16]]
    g.replay()
    assert [y.tolist() for y in found] == [sg.rand(2, device=D, generator=generator.manual_seed(i)).tolist() for i, generator in enumerate(generators[:16])]
    with pytest.raises(RuntimeError, match="of more than 16 generators"), sg.cuda.graph(sg.cuda.CUDAGraph()):
        for generator in generators:
            sg.rand(2, device=D, generator=generator)


# ---- generators


def test_each_device_has_a_generator() -> None:
    sg.manual_seed(5)
    first, second = sg.rand(4, device="cuda:0").tolist(), sg.rand(4, device="cuda:1").tolist()
    assert first == second != sg.rand(4).tolist(), "from one seed, and drawn apart"
    sg.cuda.manual_seed(6)
    assert sg.cuda.initial_seed() == 6 and sg.initial_seed() == 5
    with sg.cuda.device(1):
        assert sg.cuda.initial_seed() == 5
        sg.cuda.seed()
        assert sg.cuda.initial_seed() not in (5, 6)
    sg.cuda.manual_seed_all(9)
    assert sg.rand(4, device="cuda:0").tolist() == sg.rand(4, device="cuda:1").tolist()
    sg.cuda.seed_all()
    with sg.cuda.device(1):
        other = sg.cuda.initial_seed()
    assert sg.cuda.initial_seed() == other != 9
    assert sg.seed() == sg.cuda.initial_seed()


def test_a_generator_of_a_device() -> None:
    a = sg.Generator(device="cuda")
    assert a.device == sg.device("cuda:0") and a.manual_seed(11).initial_seed() == 11
    first = sg.rand(5, generator=a, device="cuda")
    assert first.tolist() == sg.zeros(5, device="cuda").uniform_(generator=a.manual_seed(11)).tolist()
    sg.manual_seed(11)
    assert first.tolist() == sg.rand(5, device="cuda").tolist() and a.seed() == a.initial_seed()
    for wrong, call in {
        "Expected a 'cuda' device type for generator but found 'cpu'": lambda: sg.rand(5, generator=sg.Generator(), device="cuda"),
        "Expected a 'cpu' device type for generator but found 'cuda'": lambda: sg.rand(5, generator=a),
        "Expected a 'cuda:1' device type for generator but found 'cuda:0'": lambda: sg.zeros(5, device="cuda:1").normal_(generator=a),
    }.items():
        with pytest.raises(RuntimeError, match=wrong):
            call()


def test_the_state_is_a_tensor_of_the_seed_and_the_number_of_draws() -> None:
    sg.manual_seed(5)
    sg.rand(1000, device=D), sg.randn(3, device=D)
    state = sg.cuda.get_rng_state()
    assert state.dtype is sg.uint8 and state.device == sg.device("cpu") and state.numpy().view(np.int64).tolist() == [5, 2]
    first = sg.rand(5, device=D).tolist()
    other = sg.cuda.get_rng_state(1)
    assert other.numpy().view(np.int64).tolist() == [5, 0]
    sg.cuda.set_rng_state(state)
    assert sg.rand(5, device=D).tolist() == first
    sg.cuda.set_rng_state(state, "cuda:1")
    assert sg.rand(5, device="cuda:1").tolist() == first
    states = sg.cuda.get_rng_state_all()
    drawn = [sg.rand(5, device=f"cuda:{i}").tolist() for i in (0, 1)]
    sg.cuda.set_rng_state_all(states)
    assert [sg.rand(5, device=f"cuda:{i}").tolist() for i in (0, 1)] == drawn
    generator = sg.Generator(D).set_state(state)
    assert generator.initial_seed() == 5 and sg.rand(5, generator=generator, device=D).tolist() == first
    with pytest.raises(TypeError, match="a tensor of 16 bytes, but got dict"):
        sg.cuda.set_rng_state(sg.get_rng_state())


def test_a_seed_holds_for_devices_that_are_used_later() -> None:
    sg.manual_seed(21)
    sg.rand(3)
    assert sg.cuda.initial_seed() == 21
    sg.cuda.manual_seed_all(22)
    assert sg.cuda.initial_seed() == 22 and sg.initial_seed() == 21


def test_fork_rng() -> None:
    sg.manual_seed(1)
    expected = [sg.rand(3).tolist(), sg.rand(3, device=D).tolist(), sg.rand(3, device="cuda:1").tolist()]
    for devices in (None, ["cuda:0", 1]):
        sg.manual_seed(1)
        with sg.random.fork_rng(devices):
            sg.manual_seed(2)
            assert sg.rand(3, device=D).tolist() != expected[1]
            sg.rand(3), sg.rand(3, device="cuda:1")
        assert [sg.rand(3).tolist(), sg.rand(3, device=D).tolist(), sg.rand(3, device="cuda:1").tolist()] == expected
    with sg.random.fork_rng(enabled=False):
        before = sg.cuda.get_rng_state()
        sg.rand(3, device=D)
    assert not sg.cuda.get_rng_state().equal(before)
    with pytest.raises(RuntimeError, match="expected device_type 'cuda'"), sg.random.fork_rng(device_type="xpu"):
        pass


def test_fork_rng_before_a_device_is_used() -> None:
    sg.manual_seed(1)
    with sg.random.fork_rng():
        sg.manual_seed(2)
        inner = sg.rand(3, device=D).tolist()
    assert sg.cuda.initial_seed() == 1 and sg.rand(3, device=D).tolist() != inner


@pytest.mark.parametrize("reentrant", [False, True])
def test_checkpoint_draws_the_same_numbers_again(reentrant: bool) -> None:
    x = sg.ones(200, device="cuda:1", requires_grad=True)
    y = checkpoint(lambda x: F.dropout(x * x, 0.5), x, use_reentrant=reentrant)
    after = sg.cuda.get_rng_state(1)
    y.sum().backward()
    assert ((x.grad != 0) == (y.detach() != 0)).all().item()
    assert sg.cuda.get_rng_state(1).equal(after), "and the source is where it was"
    y = checkpoint(lambda x: F.dropout(x * x, 0.5), x, use_reentrant=False, preserve_rng_state=False)
    x.grad = None
    y.sum().backward()
    assert ((x.grad != 0) != (y.detach() != 0)).any().item()


@on_both
def test_vmap_in_chunks_draws_the_same() -> None:
    x = sg.zeros(4, 3, device=D)
    found = sg.func.vmap(lambda row: row + sg.rand(3, device=D), randomness="same", chunk_size=2)(x)
    assert found[0].equal(found[3])
    found = sg.func.vmap(lambda row: row + sg.rand(3, device=D), randomness="different")(x)
    assert not found[0].equal(found[3])


@on_both
def test_a_compiled_function_that_draws_on_a_device_runs_as_it_is() -> None:
    def f(x: Any) -> Any:
        return x * sg.rand(3, device=D).cpu()

    x = sg.ones(3)
    sg.manual_seed(4)
    expected = [f(x).tolist(), f(x).tolist()]
    compiled = sg.compile(f)
    sg.manual_seed(4)
    assert [compiled(x).tolist(), compiled(x).tolist()] == expected


# ---- gradients


@on_both
def test_gradients_of_samples_that_are_functions_of_their_parameters() -> None:
    """gradcheck moves the elements of tensors of the CPU."""
    mean, deviation = sg.tensor([0.5, -1.0], dtype=sg.float64), sg.tensor([1.5, 0.5], dtype=sg.float64)

    def sample(mean: Any, deviation: Any) -> Any:
        sg.manual_seed(0)
        return (mean.to(D) + deviation.to(D) * sg.randn(2, dtype=sg.float64, device=D)).tanh().cpu()

    assert sg.autograd.gradcheck(sample, (mean.requires_grad_(), deviation.requires_grad_()))

    def relaxed(logits: Any) -> Any:
        sg.manual_seed(0)
        return F.gumbel_softmax(F.dropout(F.rrelu(logits.to(D), training=True), 0.4), 0.7).cpu()

    logits = sg.tensor([[0.3, -0.2, 0.9], [-1.0, 0.1, 0.6]], dtype=sg.float64, requires_grad=True)
    assert sg.autograd.gradcheck(relaxed, (logits,)) and sg.autograd.gradgradcheck(relaxed, (logits,))


@on_both
def test_samples_remember_their_parameters() -> None:
    """Those of the discrete distributions, whose gradient is that of an expected reward."""
    p = sg.full((400,), 0.25, device=D, dtype=sg.float64, requires_grad=True)
    sample = sg.bernoulli(p)
    sample.reinforce(sample.detach())
    sample.sum().backward()
    assert p.grad.device == p.device and p.grad.tolist() == [-4.0 if s else 0.0 for s in sample.tolist()]


@on_both
def test_a_training_step_with_dropout_moves_nothing_and_waits_for_nothing() -> None:
    def network(x: Any, first: Any, bias: Any, second: Any, offset: Any) -> Any:
        hidden = F.dropout(F.rrelu(F.linear(x + 0.01 * sg.randn_like(x), first, bias), training=True), 0.2)
        return F.linear(F.alpha_dropout(hidden, 0.05, training=True), second, offset)

    step = perceptron(np.random.default_rng(0), network=network)[-1]
    first = step()
    cleared()
    losses = [step() for _ in range(20)]
    assert waited() == {}
    assert losses[-1].item() < first.item(), "it learns"
