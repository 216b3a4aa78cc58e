"""What the documentation of the API promises in passing: sentences, defaults and examples that no other test is about."""

from __future__ import annotations

import inspect
from collections.abc import Callable
from importlib import import_module
from typing import Any

import pytest

import specgrad as sg
from specgrad import Tensor, autograd
from specgrad.autograd import Function, Variable, backward, forward_ad, grad
from specgrad.autograd.functional import hessian, hvp, jacobian, jvp, vhp, vjp
from tests.runtime.autograd.functions.custom_functions import Keeps

# ---- modules, names, defaults

MODULES = ("anomaly_mode", "forward_ad", "function", "functional", "grad_mode", "gradcheck", "graph", "variable")


@pytest.mark.parametrize("name", MODULES)
def test_modules_export_what_they_say_and_list_it(name: str) -> None:
    module = import_module(f"specgrad.autograd.{name}")
    assert sorted(module.__all__) == module.__all__
    for exported in module.__all__:
        assert getattr(module, exported).__name__ == exported


def test_the_package_lists_what_it_loads_later() -> None:
    assert set(MODULES) <= set(dir(autograd))
    assert set(autograd.__all__) <= set(dir(autograd))
    names: dict[str, Any] = {}
    exec("from specgrad.autograd import *", names)
    assert set(autograd.__all__) <= set(names)
    assert autograd.NestedIOFunction is autograd.function.NestedIOFunction
    assert autograd.Function is autograd.function.Function


DEFAULTS: dict[str, dict[str, Any]] = {
    "backward": {"grad_tensors": None, "retain_graph": None, "create_graph": False, "inputs": None},
    "grad": {"grad_outputs": None, "retain_graph": None, "create_graph": False, "only_inputs": True, "allow_unused": None, "is_grads_batched": False},
    "detect_anomaly": {"check_nan": True},
    "set_detect_anomaly": {"check_nan": True},
    "graph.save_on_cpu": {"pin_memory": False, "device_type": "cuda"},
    "graph.register_multi_grad_hook": {"mode": "all"},
    "functional.jacobian": {"create_graph": False, "strict": False, "vectorize": False, "strategy": "reverse-mode"},
    "functional.hessian": {"create_graph": False, "strict": False, "vectorize": False, "outer_jacobian_strategy": "reverse-mode"},
    "functional.vjp": {"v": None, "create_graph": False, "strict": False},
    "functional.jvp": {"v": None, "create_graph": False, "strict": False},
    "functional.vhp": {"v": None, "create_graph": False, "strict": False},
    "functional.hvp": {"v": None, "create_graph": False, "strict": False},
    "forward_ad.make_dual": {"level": None},
    "forward_ad.unpack_dual": {"level": None},
    "forward_ad.exit_dual_level": {"level": None},
    "gradcheck": {"eps": 1e-6, "atol": 1e-5, "rtol": 1e-3, "raise_exception": True, "nondet_tol": 0.0, "check_undefined_grad": True, "fast_mode": False},
    "gradgradcheck": {"grad_outputs": None, "eps": 1e-6, "atol": 1e-5, "rtol": 1e-3, "gen_non_contig_grad_outputs": False, "check_rev_over_rev": True},
    "Variable": {"requires_grad": False, "volatile": False},
}


@pytest.mark.parametrize("name", DEFAULTS)
def test_defaults(name: str) -> None:
    found: Any = autograd
    for part in name.split("."):
        found = getattr(found, part)
    parameters = inspect.signature(found).parameters
    assert {key: parameters[key].default for key in DEFAULTS[name]} == DEFAULTS[name]
    if name == "backward":
        assert {"gradient", *DEFAULTS[name]} - {"grad_tensors"} <= set(inspect.signature(Tensor.backward).parameters)


@pytest.mark.parametrize("dtype", [sg.float16, sg.bfloat16, sg.float32, sg.float64, sg.complex64, sg.complex128], ids=str)
def test_floats_and_complex_numbers_have_gradients(dtype: sg.dtype) -> None:
    x = sg.tensor([0.5, 2.0], dtype=dtype, requires_grad=True)
    (x * x).abs().sum().backward()
    assert x.grad.dtype is dtype
    assert x.grad.tolist() == [1, 4]


# ---- backward and grad


@pytest.mark.parametrize("gradients", [None, (None, None), [None, sg.tensor(1.0)]], ids=["left out", "None for each", "None for one"])
def test_gradients_may_be_left_out_where_none_would_do(gradients: Any) -> None:
    x = sg.ones(2, requires_grad=True)
    backward(((x * 2).sum(), (x * 3).sum()), gradients)
    assert x.grad.tolist() == [5, 5]
    assert grad(((x * 2).sum(), (x * 3).sum()), x, gradients)[0].tolist() == [5, 5]


def test_none_for_what_needs_a_gradient_is_an_error() -> None:
    x = sg.ones(2, requires_grad=True)
    with pytest.raises(RuntimeError, match="only for scalar outputs"):
        backward([(x * 2).sum(), x * 3], [None, None])
    assert x.grad is None, "nothing was computed for the other one either"


def test_there_are_as_many_gradients_as_outputs() -> None:
    x = sg.ones(2, requires_grad=True)
    with pytest.raises(RuntimeError, match="got 2 tensors and 1 gradients"):
        grad((x * 2, x * 3), x, [sg.ones(2)])
    assert grad((x * 2, x * 3), x, [sg.ones(2), sg.tensor([10.0, 1.0])])[0].tolist() == [32, 5]


def test_gradients_that_are_asked_for_are_not_accumulated_and_others_neither() -> None:
    x, w = sg.ones(2, requires_grad=True), sg.ones(2, requires_grad=True)
    grad((x * w).sum(), x)
    with pytest.warns(FutureWarning, match="only_inputs argument is deprecated and is ignored"):
        grad((x * w).sum(), x, only_inputs=False)
    assert x.grad is None and w.grad is None


def test_without_the_graph_of_the_derivative_results_are_constants() -> None:
    x = sg.ones(2, requires_grad=True)
    start = sg.ones(2, requires_grad=True)
    (plain,) = grad(x * x, x, start)
    assert not plain.requires_grad
    (recorded,) = grad(x * x, x, start, create_graph=True)
    assert recorded.requires_grad


def test_inputs_may_be_the_values_of_a_dict() -> None:
    x, w = sg.ones(2, requires_grad=True), sg.ones(2, requires_grad=True)
    loss = (x * 2 * w).sum()
    found: Any = grad(loss, {"x": x, "w": w}, retain_graph=True)
    assert {key: value.tolist() for key, value in found.items()} == {"x": [2, 2], "w": [2, 2]}
    backward(loss, inputs={"x": x}, retain_graph=True)
    assert x.grad.tolist() == [2, 2] and w.grad is None
    loss.backward(inputs={"w": w}, retain_graph=True)
    assert x.grad.tolist() == w.grad.tolist() == [2, 2]
    with pytest.raises(RuntimeError, match="cannot be empty"):
        loss.backward(inputs={})


# ---- layouts of gradients


def test_none_between_iterations_is_as_good_as_zero() -> None:
    """The loop that sets each `.grad` to None, beside the one that zeroes it: the same parameters, and layouts by the same rules."""

    def trained(reset: Callable[[Tensor], None]) -> list[Tensor]:
        sg.manual_seed(0)
        parameters = [sg.rand(3, 4).requires_grad_(), sg.rand(4, 3).t().requires_grad_(), sg.rand(3, requires_grad=True)]
        strides = [p.stride() for p in parameters]
        for _ in range(5):
            for p in parameters:
                reset(p)
            a, b, c = parameters
            ((a * b).sin().sum(1) * c).sum().backward()
            assert [p.grad.stride() for p in parameters] == strides
            with sg.no_grad():
                for p in parameters:
                    p -= 0.1 * p.grad
        return parameters

    def none(p: Tensor) -> None:
        p.grad = None

    def zero(p: Tensor) -> None:
        if p.grad is not None:
            p.grad.zero_()

    for one, other in zip(trained(none), trained(zero)):
        assert one.tolist() == other.tolist()


def test_a_layout_set_by_hand_stays() -> None:
    x = sg.rand(3, 4, requires_grad=True)
    x.grad = sg.zeros(4, 3).t()
    for recorded in (False, True, False):
        (x * x).sum().backward(create_graph=recorded)
        assert x.grad.stride() == (1, 3)


# ---- tensors

FACTORIES: dict[str, Callable[[], Tensor]] = {
    "arange": lambda: sg.arange(3.0, requires_grad=True),
    "empty": lambda: sg.empty(3, requires_grad=True),
    "empty_like": lambda: sg.empty_like(sg.ones(3), requires_grad=True),
    "eye": lambda: sg.eye(3, requires_grad=True),
    "full": lambda: sg.full((3,), 2.0, requires_grad=True),
    "full_like": lambda: sg.full_like(sg.ones(3), 2.0, requires_grad=True),
    "linspace": lambda: sg.linspace(0, 1, 3, requires_grad=True),
    "logspace": lambda: sg.logspace(0, 1, 3, requires_grad=True),
    "new_empty": lambda: sg.ones(3).new_empty((3,), requires_grad=True),
    "new_full": lambda: sg.ones(3).new_full((3,), 2.0, requires_grad=True),
    "new_ones": lambda: sg.ones(3).new_ones((3,), requires_grad=True),
    "new_tensor": lambda: sg.ones(3).new_tensor([1.0], requires_grad=True),
    "new_zeros": lambda: sg.ones(3).new_zeros((3,), requires_grad=True),
    "normal": lambda: sg.normal(0.0, 1.0, (3,), requires_grad=True),
    "ones": lambda: sg.ones(3, requires_grad=True),
    "ones_like": lambda: sg.ones_like(sg.ones(3), requires_grad=True),
    "rand": lambda: sg.rand(3, requires_grad=True),
    "rand_like": lambda: sg.rand_like(sg.ones(3), requires_grad=True),
    "randn": lambda: sg.randn((2, 3, 4), requires_grad=True),
    "randn_like": lambda: sg.randn_like(sg.ones(3), requires_grad=True),
    "scalar_tensor": lambda: sg.scalar_tensor(1.0, requires_grad=True),
    "tensor": lambda: sg.tensor([1.0], requires_grad=True),
    "zeros": lambda: sg.zeros(3, requires_grad=True),
    "zeros_like": lambda: sg.zeros_like(sg.ones(3), requires_grad=True),
}


@pytest.mark.parametrize("name", FACTORIES)
def test_factories_take_requires_grad(name: str) -> None:
    made = FACTORIES[name]()
    assert made.requires_grad and made.is_leaf and made.grad_fn is None
    (made * 2).sum().backward()
    assert (made.grad == 2).all().item()


def test_grad_is_none_until_a_pass_computes_one() -> None:
    x = sg.ones(2, requires_grad=True)
    assert x.grad is None
    loss = (x * 2).sum()
    assert x.grad is None
    loss.backward()
    assert x.grad is not None and x.grad.shape == x.shape and x.grad.dtype is x.dtype and x.grad.device == x.device
    assert sg.ones(2).grad is None


def test_requires_grad_follows_the_inputs() -> None:
    x, constant = sg.ones(2, requires_grad=True), sg.ones(2)
    assert (x + constant).requires_grad and not (constant * 2).requires_grad
    with pytest.raises(RuntimeError, match="only change requires_grad flags of leaf variables"):
        (x + constant).requires_grad = False


def test_a_hook_is_called_for_every_gradient_and_may_give_another() -> None:
    x = sg.ones(2, requires_grad=True)
    y = x * 3
    seen: list[Any] = []
    handle = y.register_hook(lambda g: seen.append(g.tolist()))
    doubling = y.register_hook(lambda g: g * 2)
    start = sg.tensor([1.0, 2.0])
    for _ in range(2):
        y.backward(start, retain_graph=True)
    assert seen == [[1, 2]] * 2
    assert x.grad.tolist() == [12, 24]
    assert start.tolist() == [1, 2], "the argument stays as it was"
    handle.remove()
    doubling.remove()
    y.backward(start)
    assert len(seen) == 2 and x.grad.tolist() == [15, 30]


@pytest.mark.filterwarnings("ignore::DeprecationWarning")
def test_detached_variables() -> None:
    x = sg.ones(2, requires_grad=True)
    y = x * 1
    product = y * y
    detached = y.detach()
    assert not detached.requires_grad and detached.data_ptr() == y.data_ptr()
    detached.add_(1)
    with pytest.raises(RuntimeError, match="modified by an inplace operation"):
        product.sum().backward()
    assert Variable(sg.ones(2), volatile=True).detach().volatile
    assert type(Variable) is autograd.variable.VariableMeta


# ---- Function


def test_every_op_makes_a_node_of_its_own() -> None:
    x = sg.ones(2, requires_grad=True)
    y = x * 2
    first, second = y.exp(), y.exp()
    assert first.grad_fn is not second.grad_fn
    for z in (first, second):
        assert z.grad_fn.next_functions == ((y.grad_fn, 0),)  # type: ignore[union-attr]
    assert y.grad_fn.next_functions[0][0].variable is x  # type: ignore[union-attr]
    halves = sg.ones(4, requires_grad=True).split(2)
    total: Any = (halves[0] + halves[1]).grad_fn
    assert [number for _, number in total.next_functions] == [0, 1]
    assert total.next_functions[0][0] is total.next_functions[1][0] is halves[0].grad_fn


def test_functions_run_in_topological_order() -> None:
    order: list[str] = []

    class Step(Function):
        @staticmethod
        def forward(ctx: Any, name: str, *inputs: Tensor) -> Tensor:
            ctx.name, ctx.count = name, len(inputs)
            return sum(inputs)  # type: ignore[return-value]

        @staticmethod
        def backward(ctx: Any, g: Tensor) -> Any:
            order.append(ctx.name)
            return (None, *[g] * ctx.count)

    x = sg.ones(2, requires_grad=True)
    a = Step.apply("a", x)
    b = Step.apply("b", a)
    c = Step.apply("c", a, b)
    d = Step.apply("d", c, b, a)
    d.sum().backward()
    assert order == ["d", "c", "b", "a"]
    assert x.grad.tolist() == [4, 4]


def test_the_documented_function() -> None:
    class Exp(Function):
        @staticmethod
        def forward(ctx: Any, i: Tensor) -> Tensor:
            result = i.exp()
            ctx.save_for_backward(result)
            return result

        @staticmethod
        def backward(ctx: Any, grad_output: Tensor) -> Tensor:
            (result,) = ctx.saved_tensors
            return grad_output * result

    x = sg.tensor([0.5, -1.0], dtype=sg.float64, requires_grad=True)
    assert Exp.apply(x).tolist() == x.exp().tolist()
    assert autograd.gradcheck(Exp.apply, x) and autograd.gradgradcheck(Exp.apply, x)


@pytest.mark.filterwarnings("ignore:.*should not be instantiated:DeprecationWarning")
def test_what_is_there_for_old_functions() -> None:
    assert autograd.function.InplaceFunction(True).inplace and not autograd.function.InplaceFunction().inplace
    assert issubclass(autograd.function.InplaceFunction, Function) and issubclass(autograd.NestedIOFunction, Function)
    y = Keeps.apply(sg.ones(2, requires_grad=True))[0]
    assert isinstance(y.grad_fn, autograd.function.BackwardCFunction)
    with pytest.warns(DeprecationWarning, match="use 'saved_tensors'"):
        saved = y.grad_fn.saved_variables
    assert [t.tolist() for t in saved if t is not None] == [t.tolist() for t in y.grad_fn.saved_tensors if t is not None]
    assert (y.grad_fn.num_inputs, y.grad_fn.num_outputs, y.grad_fn.needs_input_grad, y.grad_fn.requires_grad) == (1, 2, (True,), True)
    with pytest.warns(FutureWarning, match="`mark_shared_storage` is deprecated"):
        autograd.function.FunctionCtx().mark_shared_storage((1, 2))


def test_what_is_marked_dirty_must_be_returned() -> None:
    class Dirty(Function):
        @staticmethod
        def forward(ctx: Any, x: Tensor) -> Tensor:
            ctx.mark_dirty(x.mul_(2))
            return x * 1

    with pytest.raises(RuntimeError, match="marked as dirty during the forward method were not returned as output"):
        Dirty.apply(sg.ones(2, requires_grad=True) * 1)


def test_a_node_runs_the_functions_own_rules() -> None:
    class Doubles(Function):
        @staticmethod
        def forward(ctx: Any, x: Tensor) -> Tensor:
            return x * 2

        @staticmethod
        def backward(ctx: Any, g: Tensor) -> Tensor:
            return g * 2

        @staticmethod
        def jvp(ctx: Any, t: Tensor) -> Tensor:
            return t * 2

    node: Any = Doubles.apply(sg.ones(2, requires_grad=True)).grad_fn
    assert node.apply(sg.ones(2)).tolist() == node.apply_jvp(sg.ones(2)).tolist() == [2, 2]
    assert type(type(node)._forward_cls) is autograd.function.FunctionMeta


# ---- gradcheck


@pytest.mark.parametrize("masked", [None, False, True])
def test_masked_is_of_no_effect(masked: Any) -> None:
    x = sg.tensor([0.5, 2.0], dtype=sg.float64, requires_grad=True)
    assert autograd.gradcheck(lambda x: x.sin(), x, masked=masked)
    assert autograd.gradgradcheck(lambda x: x.sin(), x, masked=bool(masked))


def test_only_inputs_that_require_a_gradient_are_checked() -> None:
    class Half(Function):
        """Right for its first input only: to the second, conj() is missing."""

        @staticmethod
        def forward(ctx: Any, x: Tensor, w: Tensor) -> Tensor:
            ctx.save_for_backward(x, w)
            return x * w

        @staticmethod
        def backward(ctx: Any, g: Tensor) -> Any:
            x, w = ctx.saved_tensors
            return g * w.conj(), g * x

    x, w = (sg.rand(3, dtype=sg.complex128, requires_grad=True) for _ in range(2))
    assert autograd.gradcheck(Half.apply, (x, w.detach()), eps=1e-5)
    assert not autograd.gradcheck(Half.apply, (x, w), raise_exception=False)
    assert autograd.gradcheck(lambda x, n: x * n, (x, sg.tensor([1, 2, 3])))


# ---- forward mode and functional


def test_forward_mode_happens_within_its_level_only() -> None:
    x, t = sg.tensor(2.0), sg.tensor(1.0)
    with forward_ad.dual_level():
        dual = forward_ad.make_dual(x, t)
        assert forward_ad.unpack_dual(dual**2).tangent.item() == 4
    assert forward_ad.unpack_dual(dual).tangent is None
    with pytest.raises(RuntimeError, match="forward AD level"):
        forward_ad.make_dual(x, t)
    assert forward_ad.dual_level()(lambda: forward_ad.unpack_dual(forward_ad.make_dual(x, t)).tangent.item())() == 1


def test_a_lambda_captures_constants_and_flags() -> None:
    def f(x: Tensor, constant: Tensor, flag: bool = False) -> Tensor:
        return x * constant if flag else x + constant

    x, constant = sg.tensor([1.0, 2.0]), sg.tensor([3.0, 4.0])
    assert jacobian(lambda x: f(x, constant, flag=True), x).tolist() == [[3, 0], [0, 4]]
    assert jacobian(lambda x: f(x, constant), x).tolist() == [[1, 0], [0, 1]]
    assert hessian(lambda x: f(x, x, flag=True).sum(), x).tolist() == [[2, 0], [0, 2]]


def test_unpacked_duals_have_two_names() -> None:
    with forward_ad.dual_level():
        unpacked = forward_ad.unpack_dual(forward_ad.make_dual(sg.tensor(2.0), sg.tensor(3.0)))
    assert isinstance(unpacked, forward_ad.UnpackedDualTensor) and isinstance(unpacked, tuple)
    assert unpacked._fields == ("primal", "tangent")
    primal, tangent = unpacked
    assert (primal.item(), tangent.item()) == (2, 3)


def test_vectors_may_be_left_out_for_one_element() -> None:
    x = sg.tensor([2.0])
    assert vjp(lambda x: (x**3).sum(), x)[1].tolist() == [12]
    assert jvp(lambda x: x**3, x)[1].tolist() == [12]
    for product in (vhp, hvp):
        assert product(lambda x: (x**3).sum(), x)[1].tolist() == [12]


# ---- grad modes


def test_modes_are_bools() -> None:
    with pytest.raises(TypeError, match="must be bool, not int"):
        autograd.set_grad_enabled(1)  # type: ignore[arg-type]
    assert sg.is_grad_enabled()


# ---- checkpoints


def test_the_contexts_that_do_nothing() -> None:
    from specgrad.utils.checkpoint import checkpoint, noop_context_fn

    forward, again = noop_context_fn()
    with forward, again:
        x = sg.ones(2, requires_grad=True)
        checkpoint(lambda x: x.exp() * x, x, context_fn=noop_context_fn).sum().backward()
    assert x.grad.tolist() == grad((x.exp() * x).sum(), x)[0].tolist()
