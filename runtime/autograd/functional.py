"""Derivatives of functions: Jacobians, Hessians, and their products with vectors.

Each takes a function of one tensor or of several and the inputs, a tensor or a tuple; results are nested in the same way.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, TypeVar, overload

from specgrad.core.base.state import grad_enabled
from specgrad.core.base.tracebacks import hides_frames
from specgrad.core.tape.accumulate import AccumulateGrad
from specgrad.core.tape.node import Adapter, Node, Port
from specgrad.core.tape.tensor import Tensor
from specgrad.core.tape.view_nodes import Part
from specgrad.core.tape.walk import reachable
from specgrad.generated import ops

from .differentiate import grad
from .grad_mode import enable_grad, set_grad_enabled
from .jacobians import (
    CONSTANT,
    OUTPUTS,
    OptionalTensors,
    Tensors,
    as_tuple,
    by_columns,
    inputs_of,
    many_rows,
    nested,
    require_outputs,
    results_of,
    rows_one_by_one,
)

__all__ = ["hessian", "hvp", "jacobian", "jvp", "vhp", "vjp"]

# ---- products with vectors

BOTH_STRATEGIES = ("forward-mode", "reverse-mode")
ONE_INPUT = "the input to the user-provided function is a single Tensor with a single element"
ONE_OUTPUT = "the user-provided function returns a single Tensor with a single element"
NO_GRADIENT = "The gradient with respect to input {i} is independent of the inputs of the user-provided function. This is not allowed in strict mode."
NO_JACOBIAN = (
    "While computing the hessian, found that the jacobian of the user-provided function with respect to input {i} is independent of the input. "
    "This is not allowed in strict mode. You should ensure that your function is twice differentiable and that the jacobian depends on the inputs "
    "(this would be violated by a linear function for example)."
)

# errors about a missing part of a product
OF_OUTPUT = "The output of the user-provided function is independent of input {i}. This is not allowed in strict mode."
OF_TRICK = (
    "The gradient with respect to the input is independent of entry {i} in the grad_outputs when using the double backward trick to compute forward mode "
    "gradients. This is not allowed in strict mode."
)
OF_JACOBIAN = "The jacobian of the user-provided function is independent of input {i}. This is not allowed in strict mode."
OF_HESSIAN = (
    "The hessian of the user-provided function is independent of entry {i} in the grad_jacobian. This is not allowed in strict mode as it prevents from "
    "using the double backward trick to replace forward mode AD."
)

_PASS_ON = (AccumulateGrad, Adapter, Part, Port)

R = TypeVar("R")
Inputs = TypeVar("Inputs", bound=Tensor | Tensors)


def one_or_all(tensors: Sequence[Tensor], create_graph: bool, several: bool) -> Any:
    found = results_of(tensors, create_graph)
    return found if several else found[0]


def own_inputs(inputs: Any, create_graph: bool, function: str) -> tuple[bool, Tensors]:
    several, given = as_tuple(inputs, "inputs", function)
    return several, inputs_of(given, create_graph)


def vector(v: Any, like: Tensors, like_several: bool, create_graph: bool, function: str, otherwise: str) -> OptionalTensors:
    """The vector of a product, which may be left out for a single element."""
    if v is None:
        if len(like) != 1 or like[0].numel() != 1:
            raise RuntimeError(f"The vector v can only be None if {otherwise}.")
        return (None,)
    _, vectors = as_tuple(v, "v", function)
    if len(vectors) != len(like):
        if like_several:
            raise RuntimeError(f"v is a tuple of invalid length: should be {len(like)} but got {len(vectors)}.")
        raise RuntimeError("The given v should contain a single Tensor.")
    for i, (given, tensor) in enumerate(zip(vectors, like)):
        if given.shape != tensor.shape:
            where = f"Entry {i} in " if like_several else ""
            raise RuntimeError(f"{where}v has invalid size: should be {tensor.shape} but got {given.shape}.")
    return inputs_of(vectors, create_graph, require=False)


def require_gradients(gradients: Sequence[Tensor | None], strict: bool, why: str) -> None:
    """Raise in strict mode for a gradient that is missing or does not depend on the inputs. why: the error's text, with {i} for the input."""
    for i, gradient in enumerate(gradients):
        if strict and gradient is None:
            raise RuntimeError(OF_OUTPUT.format(i=i))
        if strict and not gradient.requires_grad:  # type: ignore[union-attr]
            raise RuntimeError(why.format(i=i))


def filled(parts: Sequence[Tensor | None], like: Tensors, strict: bool, create_graph: bool, missing: str, what: str) -> Tensors:
    """Zeros for the parts of a product that are missing, or in strict mode an error."""
    found = []
    for i, (part, tensor) in enumerate(zip(parts, like)):
        if part is None:
            if strict:
                raise RuntimeError(missing.format(i=i))
            part = ops.zeros_like(tensor)
        elif strict and create_graph and not part.requires_grad:
            raise RuntimeError(CONSTANT.format(what=what, i=i))
        found.append(part)
    return tuple(found)


def gradients(outputs: Sequence[Tensor | None], inputs: Tensors, vectors: OptionalTensors, create_graph: bool) -> OptionalTensors:
    """`grad`, for outputs some of which do not require one."""
    pairs = [(o, v) for o, v in zip(outputs, vectors) if o is not None and o.requires_grad]
    if not pairs:
        return (None,) * len(inputs)
    return grad([o for o, _ in pairs], inputs, [v for _, v in pairs], create_graph=create_graph, allow_unused=True)


def scalar_output(outputs: Any, function: str, strict: bool) -> Tensors:
    """The output of a function whose Hessian is computed: one tensor with one element."""
    several, found = as_tuple(outputs, OUTPUTS, function)
    require_outputs(found, strict)
    if several:
        raise RuntimeError(f"The function given to {function} should return a single Tensor")
    if found[0].numel() != 1:
        raise RuntimeError(f"The Tensor returned by the function given to {function} should contain a single element")
    return found


@hides_frames
def vjp(func: Callable[..., R], inputs: Inputs, v: Any = None, create_graph: bool = False, strict: bool = False) -> tuple[R, Inputs]:
    """The outputs of a function, and the product of a vector with its Jacobian.

    Args:
        func: takes tensors, gives a tensor or a tuple of them.
        inputs: the tensor or tensors at which to differentiate.
        v: the vector, shaped as the outputs; may be left out for an output of one element.
        create_graph: record what is computed, so that the results can be differentiated.
        strict: an error for an output that is independent of an input, instead of zeros.

    >>> vjp(lambda x: x.exp(), specgrad.zeros(2), specgrad.tensor([1.0, 3.0]))
    (tensor([1., 1.]), tensor([1., 3.]))
    """
    with enable_grad():
        several, given = own_inputs(inputs, create_graph, "vjp")
        outputs_several, outputs = as_tuple(func(*given), OUTPUTS, "vjp")
        require_outputs(outputs, strict)
        vectors = vector(v, outputs, outputs_several, create_graph, "vjp", ONE_OUTPUT)
    with set_grad_enabled(create_graph or grad_enabled()):
        found = filled(gradients(outputs, given, vectors, create_graph), given, strict, create_graph, OF_OUTPUT, "jacobian")
    return one_or_all(outputs, create_graph, outputs_several), one_or_all(found, create_graph, several)


@hides_frames
def jvp(func: Callable[..., R], inputs: Any, v: Any = None, create_graph: bool = False, strict: bool = False) -> tuple[R, R]:
    """The outputs of a function, and the product of its Jacobian with a vector, by differentiating the backward pass.

    Needs no forward-mode rules, so it works with every custom function; `forward_ad` is faster where they are there.

    Args:
        func: takes tensors, gives a tensor or a tuple of them.
        inputs: the tensor or tensors at which to differentiate.
        v: the vector, shaped as the inputs; may be left out for an input of one element.
        create_graph: record what is computed, so that the results can be differentiated.
        strict: an error for an output that is independent of an input, instead of zeros.

    >>> jvp(lambda x, y: x * y, (specgrad.tensor(2.0), specgrad.tensor(3.0)), (specgrad.tensor(1.0), specgrad.tensor(0.0)))
    (tensor(6.), tensor(3.))
    """
    with enable_grad():
        several, given = own_inputs(inputs, create_graph, "jvp")
        vectors = vector(v, given, several, create_graph, "jvp", ONE_INPUT)
        outputs_several, outputs = as_tuple(func(*given), OUTPUTS, "jvp")
        require_outputs(outputs, strict)
        probes = tuple(ops.zeros_like(o).requires_grad_() for o in outputs)  # the backward pass is linear in them: any value will do
        back = gradients(outputs, given, probes, True)
        require_gradients(back, strict, NO_GRADIENT)
    with set_grad_enabled(create_graph or grad_enabled()):
        found = filled(gradients(back, probes, vectors, create_graph), outputs, strict, create_graph, OF_TRICK, "jacobian")
    return one_or_all(outputs, create_graph, outputs_several), one_or_all(found, create_graph, outputs_several)


def _scalar_gradient(
    name: str, func: Callable[..., Any], inputs: Any, v: Any, create_graph: bool, strict: bool
) -> tuple[bool, Tensors, OptionalTensors, Tensors, OptionalTensors]:
    """The first steps of both products with a Hessian: whether several inputs were given, the inputs, the vectors, the output, and its recorded gradient."""
    several, given = own_inputs(inputs, create_graph, name)
    vectors = vector(v, given, several, create_graph, name, ONE_INPUT)
    outputs = scalar_output(func(*given), name, strict)
    jac = gradients(outputs, given, (None,), True)
    require_gradients(jac, strict, NO_JACOBIAN)
    return several, given, vectors, outputs, jac


@hides_frames
def vhp(func: Callable[..., Tensor], inputs: Inputs, v: Any = None, create_graph: bool = False, strict: bool = False) -> tuple[Tensor, Inputs]:
    """The output of a scalar function, and the product of a vector with its Hessian.

    Args:
        func: takes tensors, gives a tensor of one element.
        inputs: the tensor or tensors at which to differentiate.
        v: the vector, shaped as the inputs; may be left out for an input of one element.
        create_graph: record what is computed, so that the results can be differentiated.
        strict: an error for an output that is independent of an input, instead of zeros.

    >>> vhp(lambda x: (x**3).sum(), specgrad.tensor([1.0, 2.0]), specgrad.ones(2))
    (tensor(9.), tensor([ 6., 12.]))
    """
    with enable_grad():
        several, given, vectors, outputs, jac = _scalar_gradient("vhp", func, inputs, v, create_graph, strict)
    with set_grad_enabled(create_graph or grad_enabled()):
        found = filled(gradients(jac, given, vectors, create_graph), given, strict, create_graph, OF_JACOBIAN, "hessian")
    return results_of(outputs, create_graph)[0], one_or_all(found, create_graph, several)


def _follows_formulas(output: Tensor, inputs: Tensors) -> bool:
    """Whether formulas alone compute the gradient of an output: its derivatives form a symmetric matrix. A user's backward or hook may do anything."""
    if output._node is None:
        return False
    oldest = min(t._node.seq for t in inputs if t._node is not None)
    return all(node.extra is None and _is_by_formula(node) for node in reachable([output._node], oldest))


def _is_by_formula(node: Node) -> bool:
    """Whether a node is of an op, which names its inputs, or passes gradients on. Of others, such as compiled programs, a user's code may be part."""
    return isinstance(node, _PASS_ON) or bool(type(node).inputs)


@hides_frames
def hvp(func: Callable[..., Tensor], inputs: Inputs, v: Any = None, create_graph: bool = False, strict: bool = False) -> tuple[Tensor, Inputs]:
    """The output of a scalar function, and the product of its Hessian with a vector.

    A Hessian that follows from formulas is symmetric, and the product is that of `vhp`, which one backward pass less computes. Where the function calls
    a custom function or has hooks, what these make of the gradient is differentiated in turn.

    Args:
        func: takes tensors, gives a tensor of one element.
        inputs: the tensor or tensors at which to differentiate.
        v: the vector, shaped as the inputs; may be left out for an input of one element.
        create_graph: record what is computed, so that the results can be differentiated.
        strict: an error for an output that is independent of an input, instead of zeros.

    >>> hvp(lambda x: (x**3).sum(), specgrad.tensor([1.0, 2.0]), specgrad.ones(2))
    (tensor(9.), tensor([ 6., 12.]))
    """
    with enable_grad():
        several, given, vectors, outputs, jac = _scalar_gradient("hvp", func, inputs, v, create_graph, strict)
        symmetric = not strict and _follows_formulas(outputs[0], given)
        if not symmetric:
            probes = tuple(ops.zeros_like(t).requires_grad_() for t in given)
            twice = gradients(jac, given, probes, True)
    with set_grad_enabled(create_graph or grad_enabled()):
        product = gradients(jac, given, vectors, create_graph) if symmetric else gradients(twice, probes, vectors, create_graph)
        found = filled(product, given, strict, create_graph, OF_HESSIAN, "hessian")
    return results_of(outputs, create_graph)[0], one_or_all(found, create_graph, several)


# ---- Jacobians


@overload
def jacobian(
    func: Callable[[Tensor], Tensor],
    inputs: Tensor,
    create_graph: bool = False,
    strict: bool = False,
    vectorize: bool = False,
    strategy: str = "reverse-mode",
    chunk_size: int | None = None,
) -> Tensor: ...
@overload
def jacobian(
    func: Callable[..., Tensor],
    inputs: Tensors,
    create_graph: bool = False,
    strict: bool = False,
    vectorize: bool = False,
    strategy: str = "reverse-mode",
    chunk_size: int | None = None,
) -> Tensors: ...
@overload
def jacobian(
    func: Callable[[Tensor], Tensors],
    inputs: Tensor,
    create_graph: bool = False,
    strict: bool = False,
    vectorize: bool = False,
    strategy: str = "reverse-mode",
    chunk_size: int | None = None,
) -> Tensors: ...
@overload
def jacobian(
    func: Callable[..., Tensors],
    inputs: Tensors,
    create_graph: bool = False,
    strict: bool = False,
    vectorize: bool = False,
    strategy: str = "reverse-mode",
    chunk_size: int | None = None,
) -> tuple[Tensors, ...]: ...
@hides_frames
def jacobian(
    func: Callable[..., Any],
    inputs: Any,
    create_graph: bool = False,
    strict: bool = False,
    vectorize: bool = False,
    strategy: str = "reverse-mode",
    chunk_size: int | None = None,
) -> Any:
    """The Jacobian of a function: for each output and each input a tensor of the output's shape followed by the input's.

    Args:
        func: takes tensors, gives a tensor or a tuple of them.
        inputs: the tensor or tensors at which to differentiate.
        create_graph: record what is computed, so that the results can be differentiated; in reverse mode only.
        strict: an error for an output that is independent of an input, instead of zeros; without `vectorize` only.
        vectorize: compute many rows (in forward mode: columns) in one pass.
        strategy: "reverse-mode", a row for each element of the outputs; or "forward-mode", a column for each element of the inputs.
        chunk_size: with `vectorize`, how many rows or columns in one pass: less memory, more passes. All of them unless given.

    >>> jacobian(lambda x: x**2, specgrad.tensor([1.0, 2.0]))
    tensor([[2., 0.],
            [0., 4.]])
    """
    if strategy not in BOTH_STRATEGIES:
        raise AssertionError(f'Expected strategy to be either "forward-mode" or "reverse-mode". Hint: got {strategy!r}.')
    if chunk_size is not None and not (isinstance(chunk_size, int) and chunk_size > 0):
        raise ValueError(f"jacobian: chunk_size should be None or greater than 0, got {chunk_size}")
    if chunk_size is not None and not vectorize:
        raise ValueError("jacobian: chunk_size is the number of rows in one pass, and needs vectorize=True; without, each row has a pass of its own")
    if strategy == "forward-mode":
        return by_columns(func, inputs, create_graph, strict, vectorize, chunk_size)
    with enable_grad():
        several, given = own_inputs(inputs, create_graph, "jacobian")
        outputs_several, outputs = as_tuple(func(*given), OUTPUTS, "jacobian")
        require_outputs(outputs, strict)
        if vectorize and strict:
            raise RuntimeError(
                "jacobian: `strict=True` and `vectorize=True` are not supported together. Please either set `strict=False` or `vectorize=False`."
            )
        rows = [
            many_rows(out, given, create_graph, chunk_size) if vectorize else rows_one_by_one(i, out, given, create_graph, strict)
            for i, out in enumerate(outputs)
        ]
        return nested([results_of(row, create_graph) for row in rows], outputs_several, several)


@overload
def hessian(
    func: Callable[[Tensor], Tensor],
    inputs: Tensor,
    create_graph: bool = False,
    strict: bool = False,
    vectorize: bool = False,
    outer_jacobian_strategy: str = "reverse-mode",
    chunk_size: int | None = None,
) -> Tensor: ...
@overload
def hessian(
    func: Callable[..., Tensor],
    inputs: Tensors,
    create_graph: bool = False,
    strict: bool = False,
    vectorize: bool = False,
    outer_jacobian_strategy: str = "reverse-mode",
    chunk_size: int | None = None,
) -> tuple[Tensors, ...]: ...
@hides_frames
def hessian(
    func: Callable[..., Any],
    inputs: Any,
    create_graph: bool = False,
    strict: bool = False,
    vectorize: bool = False,
    outer_jacobian_strategy: str = "reverse-mode",
    chunk_size: int | None = None,
) -> Any:
    """The Hessian of a scalar function: for each pair of inputs a tensor of the one's shape followed by the other's.

    Args:
        func: takes tensors, gives a tensor of one element.
        inputs: the tensor or tensors at which to differentiate.
        create_graph: record what is computed, so that the results can be differentiated.
        strict: an error for an output, or a first derivative, that is independent of an input, instead of zeros.
        vectorize: compute many rows in one pass.
        outer_jacobian_strategy: how the gradient is differentiated: "reverse-mode", or "forward-mode", which needs `vectorize`.
        chunk_size: with `vectorize`, how many rows in one pass.

    >>> hessian(lambda x: (x**3).sum(), specgrad.tensor([1.0, 2.0]))
    tensor([[ 6.,  0.],
            [ 0., 12.]])
    """
    several, given = as_tuple(inputs, "inputs", "hessian")
    if outer_jacobian_strategy not in BOTH_STRATEGIES:
        raise AssertionError(f'Expected strategy to be either "forward-mode" or "reverse-mode", got {outer_jacobian_strategy!r}.')

    def scalar(*tensors: Tensor) -> Tensor:
        (output,) = scalar_output(func(*tensors), "hessian", strict)
        return output.reshape(()) if output.dim() else output

    def gradient(*tensors: Tensor) -> Tensors:
        if outer_jacobian_strategy == "forward-mode":  # otherwise they would be detached, and lose their tangents
            tensors = tuple(t if t.requires_grad else t.view_as(t).requires_grad_() for t in tensors)
        found = jacobian(scalar, tensors, create_graph=True)
        require_gradients(found, strict, NO_JACOBIAN)
        return found

    rows = jacobian(gradient, given, create_graph, strict, vectorize, outer_jacobian_strategy, chunk_size)
    return nested(rows, several, several)
