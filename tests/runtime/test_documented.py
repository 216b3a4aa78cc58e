"""What the documentation of the API promises in passing: sentences, defaults and examples that no other test is about."""

from __future__ import annotations

import inspect
import weakref
from collections.abc import Callable
from importlib import import_module
from typing import Any

import pytest

import specgrad as sg
from specgrad import Tensor, autograd
from specgrad.autograd import Function, Variable, backward, forward_ad, grad, graph
from specgrad.autograd.functional import hessian, hvp, jacobian, jvp, vhp, vjp
from specgrad.autograd.graph import Node, saved_tensors_hooks

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


class Keeps(Function):
    @staticmethod
    def forward(ctx: Any, x: Tensor) -> tuple[Tensor, Tensor]:
        result, other = x.exp(), x * 2
        ctx.save_for_backward(result, other, x)
        return result, other

    @staticmethod
    def backward(ctx: Any, *grads: Tensor) -> Tensor:
        return grads[0] * ctx.saved_tensors[0] + grads[1] * 2


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


# ---- the graph


def test_grad_fn_is_a_node_exactly_where_an_op_was_recorded() -> None:
    x, constant = sg.ones(2, requires_grad=True), sg.ones(2)
    assert isinstance((x * constant).grad_fn, Node)
    assert x.grad_fn is None and (constant * 2).grad_fn is None
    for mode in (sg.no_grad, sg.inference_mode):
        with mode():
            assert (x * constant).grad_fn is None


LISTED = [
    "__call__", "__class__", "__delattr__", "__dir__", "__doc__", "__eq__", "__format__", "__ge__", "__getattribute__", "__gt__", "__hash__", "__init__",
    "__init_subclass__", "__le__", "__lt__", "__ne__", "__new__", "__reduce__", "__reduce_ex__", "__repr__", "__setattr__", "__sizeof__", "__str__",
    "__subclasshook__", "_raw_saved_result", "_register_hook_dict", "_saved_result", "metadata", "name", "next_functions", "register_hook",
    "register_prehook", "requires_grad",
]  # fmt: skip


def test_dir_of_a_node_lists_what_is_for_users() -> None:
    """The page's list, and of newer names only these: what the engine keeps in a node is not shown."""
    node = sg.zeros(3, requires_grad=True).exp().grad_fn
    assert set(dir(node)) - {"__getstate__"} == {*LISTED, "_input_metadata", "_sequence_nr"}
    assert dir(node) == sorted(dir(node))
    for name in dir(node):
        getattr(node, name)
    assert node.requires_grad is True  # type: ignore[union-attr]


def test_dir_of_a_functions_node_lists_what_was_put_there() -> None:
    class Own(Function):
        @staticmethod
        def forward(ctx: Any, x: Tensor) -> Tensor:
            ctx.mine, ctx.result = 1, 2
            return x * 2

        @staticmethod
        def backward(ctx: Any, g: Tensor) -> Tensor:
            return g

    node = Own.apply(sg.ones(2, requires_grad=True)).grad_fn
    shown = set(dir(node))
    assert {"mine", "result", "needs_input_grad", "saved_tensors", "saved_variables", "num_inputs", "num_outputs", "requires_grad"} <= shown
    assert not shown & {"run_arrays", "run_tensors", "release", "next", "seq", "extra", "_results", "_kept"}


@pytest.mark.parametrize("several", [False, True])
def test_a_change_that_others_have_made_is_noticed_once_it_is_told(several: bool) -> None:
    x = sg.ones(2, requires_grad=True)
    weight = sg.ones(2)
    loss = (x * weight).sum()
    weight.numpy()[0] = 5
    graph.increment_version([weight, sg.ones(1)] if several else weight)
    assert weight._version == 1
    with pytest.raises(RuntimeError, match=r"modified by an inplace operation.*increment_version"):
        loss.backward()
    with pytest.raises(RuntimeError, match="Iterable"):
        graph.increment_version(3)  # type: ignore[arg-type]


def test_the_warning_about_streams_can_be_set() -> None:
    for enabled in (False, True):
        graph.set_warn_on_accumulate_grad_stream_mismatch(enabled)
        x = sg.ones(2, requires_grad=True)
        (x * 2).sum().backward()
        assert x.grad.tolist() == [2, 2]
    with pytest.raises(RuntimeError, match="must be a bool, but got str"):
        graph.set_warn_on_accumulate_grad_stream_mismatch("no")  # type: ignore[arg-type]


def test_an_edge_is_a_tuple_of_node_and_number() -> None:
    x = sg.rand(2, 3, requires_grad=True)
    _, second = parts = x.unbind()
    edge = graph.get_gradient_edge(second)
    assert isinstance(edge, graph.GradientEdge)
    assert (edge.node, edge.output_nr) == (second.grad_fn, 1) == edge[:2]
    assert edge.ownership_token is not None, "of one of several outputs: what keeps its place"
    loss = (parts[0] * parts[1]).sum()
    assert grad(loss, edge, retain_graph=True)[0].tolist() == grad(loss, second)[0].tolist()
    leaf_edge = graph.GradientEdge(*graph.get_gradient_edge(x)[:2])
    assert grad((x * 2).sum(), leaf_edge)[0].tolist() == [[2] * 3] * 2


# ---- hooks on what is saved


def test_unpack_is_given_the_object_that_pack_gave_and_only_when_it_is_needed() -> None:
    packed: list[Any] = []
    unpacked: list[Any] = []

    class Parcel:
        def __init__(self, tensor: Tensor):
            self.tensor = tensor.detach()

    def pack(tensor: Tensor) -> Parcel:
        packed.append(Parcel(tensor))
        return packed[-1]

    def unpack(parcel: Parcel) -> Tensor:
        unpacked.append(parcel)
        return parcel.tensor

    x = sg.rand(3, requires_grad=True)
    with saved_tensors_hooks(pack, unpack):
        y = (x * x.detach()).sin().sum()
    assert packed and not unpacked
    grad(y, x, retain_graph=True)
    assert sorted(map(id, unpacked)) == sorted(map(id, packed))
    y.backward()
    assert len(unpacked) == 2 * len(packed)


RESULTS_ARE_SAVED: dict[str, Callable[[Tensor], Tensor]] = {
    "one output": lambda x: x.exp(),
    "several": lambda x: x.reshape(2, 1).max(1).values,
    "a function's": lambda x: Keeps.apply(x)[0],
    "a chain": lambda x: (x * 2).exp().tanh().sqrt(),
}


@pytest.mark.parametrize("pack", [lambda t: t.detach(), lambda t: t], ids=["detached", "as it is"])
@pytest.mark.parametrize("program", RESULTS_ARE_SAVED)
def test_a_pack_hook_closes_no_circle(program: str, pack: Any, no_collector: None) -> None:
    """The page warns of `lambda x: x`: here an output that a hook hands back as it is keeps nothing alive either."""
    x = sg.tensor([0.5, 0.25], requires_grad=True)
    run = RESULTS_ARE_SAVED[program]
    with saved_tensors_hooks(pack, lambda t: t):
        y = run(x)
    if program == "one output":
        kept = y.grad_fn._raw_saved_result.data  # type: ignore[union-attr]
        assert kept.grad_fn is (y.grad_fn if kept.requires_grad else None) and kept.requires_grad is (pack(x) is x)
        del kept
    (first,) = grad(y.sum(), x, create_graph=True)
    (expected,) = grad(run(x).sum(), x, create_graph=True)
    assert first.tolist() == expected.tolist()
    if first.requires_grad:
        assert grad(first.sum(), x)[0].tolist() == grad(expected.sum(), x)[0].tolist()
    array, tensor = weakref.ref(y._array), weakref.ref(y)
    del y, first, expected
    assert tensor() is None and array() is None


def test_a_hook_that_changes_its_input_is_an_error_and_no_wrong_gradient() -> None:
    """The page calls this undefined."""
    x = sg.ones(2, requires_grad=True)
    with saved_tensors_hooks(lambda t: t.mul_(2), lambda t: t), pytest.raises(RuntimeError, match="pack hook is modifying its input in place"):
        (x * 1).exp()
    with saved_tensors_hooks(lambda t: t.detach(), lambda t: t.mul_(2)):
        y = x.exp()
    with pytest.raises(RuntimeError, match="modified by an inplace operation"):
        y.sum().backward()


def test_the_documented_save_on_cpu() -> None:
    def f(a: Tensor, b: Tensor, c: Tensor) -> Tensor:
        prod_1 = a * b
        with graph.save_on_cpu(pin_memory=True):
            prod_2 = prod_1 * c
        return prod_2 * a

    a, b, c = leaves = [sg.tensor([value], requires_grad=True) for value in (2.0, 3.0, 5.0)]
    y = f(a, b, c)
    del a, b, c
    assert {row.kind for row in graph.saved_report(y).rows} == {"packed", "leaf", "activation"}
    y.sum().backward()
    assert graph.saved_report(y).rows == [], "all of it is freed by the pass"
    assert [x.grad.item() for x in leaves] == [60, 20, 12]


def test_what_printed_in_the_documented_change_of_a_saved_tensor() -> None:
    with graph.allow_mutation_on_saved_tensors() as context:
        a = sg.ones(2, 3, requires_grad=True)
        b = a.clone()
        out = (b**2).sum()
        assert repr(b.sin_()) == "tensor([[0.8415, 0.8415, 0.8415],\n        [0.8415, 0.8415, 0.8415]], grad_fn=<SinBackward0>)"
        assert len(context.cloned) == 1
        out.sum().backward()
    assert not context.cloned and not context.original


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
