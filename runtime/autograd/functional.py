"""Derivatives of functions: Jacobians, Hessians, and their products with vectors.

Each takes a function of one tensor or of several and the inputs, a tensor or a tuple; results are nested in the same way.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import numpy as np

from specgrad.backward import grad
from specgrad.creation import from_array
from specgrad.generated import ops
from specgrad.state import grad_enabled
from specgrad.tensor import Tensor

from .grad_mode import enable_grad, set_grad_enabled

__all__ = ["hessian", "hvp", "jacobian", "jvp", "vhp", "vjp"]

Tensors = tuple[Tensor, ...]
OptionalTensors = tuple["Tensor | None", ...]

OUTPUTS = "outputs of the user-provided function"
BOTH_STRATEGIES = ("forward-mode", "reverse-mode")


# ---- what is given, and what is given back


def _as_tuple(value: Any, what: str, function: str) -> tuple[bool, Tensors]:
    """Whether a tuple of tensors was given, and the tuple; a TypeError for anything else."""
    several = isinstance(value, tuple)
    values = value if several else (value,)
    for i, item in enumerate(values):
        if not isinstance(item, Tensor):
            which = f"value at index {i}" if several else f"given {what}"
            raise TypeError(f"The {what} given to {function} must be either a Tensor or a tuple of Tensors but the {which} has type {type(item).__name__}.")
    return several, values


def _nested(rows: Sequence[Sequence[Tensor]], outer: bool, inner: bool) -> Any:
    """A row for each output with a part for each input, tuples only where tuples were given."""
    found = tuple(tuple(row) if inner else row[0] for row in rows)
    return found if outer else found[0]


def _one_or_all(tensors: Sequence[Any], several: bool) -> Any:
    return tuple(tensors) if several else tensors[0]


def _inputs_of(tensors: Tensors, create_graph: bool, require: bool = True) -> Tensors:
    """Tensors of their own for the function: what it captures is told from what it is given."""
    return tuple(t.view_as(t) if create_graph and t.requires_grad else t.detach().requires_grad_(require) for t in tensors)


def _results(tensors: Sequence[Tensor], create_graph: bool) -> Tensors:
    return tuple(tensors) if create_graph else tuple(t.detach() for t in tensors)


def _vector(v: Any, like: Tensors, like_several: bool, create_graph: bool, function: str, otherwise: str) -> OptionalTensors:
    """The vector of a product, which may be left out for a single element."""
    if v is None:
        if len(like) != 1 or like[0].numel() != 1:
            raise RuntimeError(f"The vector v can only be None if {otherwise}.")
        return (None,)
    _, vectors = _as_tuple(v, "v", function)
    if len(vectors) != len(like):
        if like_several:
            raise RuntimeError(f"v is a tuple of invalid length: should be {len(like)} but got {len(vectors)}.")
        raise RuntimeError("The given v should contain a single Tensor.")
    for i, (vector, tensor) in enumerate(zip(vectors, like)):
        if vector.shape != tensor.shape:
            where = f"Entry {i} in " if like_several else ""
            raise RuntimeError(f"{where}v has invalid size: should be {tensor.shape} but got {vector.shape}.")
    return _inputs_of(vectors, create_graph, require=False)


ONE_INPUT = "the input to the user-provided function is a single Tensor with a single element"
ONE_OUTPUT = "the user-provided function returns a single Tensor with a single element"


# ---- strict mode: what is independent of the inputs is an error


def _require_outputs(outputs: Tensors, strict: bool) -> None:
    for i, out in enumerate(outputs):
        if strict and not out.requires_grad:
            raise RuntimeError(
                f"Output {i} of the user-provided function does not require gradients. The outputs must be computed in a differentiable manner from the "
                "input when running in strict mode."
            )


def _require_gradients(gradients: Sequence[Tensor | None], strict: bool, why: str) -> None:
    """Raise in strict mode for a gradient that is missing or does not depend on the inputs. why: said of input {i}."""
    for i, gradient in enumerate(gradients):
        if strict and gradient is None:
            raise RuntimeError(f"The output of the user-provided function is independent of input {i}. This is not allowed in strict mode.")
        if strict and not gradient.requires_grad:  # type: ignore[union-attr]
            raise RuntimeError(why.format(i=i))


NO_GRADIENT = "The gradient with respect to input {i} is independent of the inputs of the user-provided function. This is not allowed in strict mode."
NO_JACOBIAN = (
    "While computing the hessian, found that the jacobian of the user-provided function with respect to input {i} is independent of the input. "
    "This is not allowed in strict mode. You should ensure that your function is twice differentiable and that the jacobian depends on the inputs "
    "(this would be violated by a linear function for example)."
)

# Of a product: what is said of a missing part, and of one that cannot be differentiated again.
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
CONSTANT = "The {what} of the user-provided function is independent of input {i}. This is not allowed in strict mode when create_graph=True."


def _filled(parts: Sequence[Tensor | None], like: Tensors, strict: bool, create_graph: bool, missing: str, what: str) -> Tensors:
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


def _gradients(outputs: Sequence[Tensor | None], inputs: Tensors, vectors: OptionalTensors, create_graph: bool) -> OptionalTensors:
    """`grad`, for outputs some of which do not require one."""
    pairs = [(o, v) for o, v in zip(outputs, vectors) if o is not None and o.requires_grad]
    if not pairs:
        return (None,) * len(inputs)
    return grad([o for o, _ in pairs], inputs, [v for _, v in pairs], create_graph=create_graph, allow_unused=True)


# ---- products with vectors


def vjp(func: Callable[..., Any], inputs: Any, v: Any = None, create_graph: bool = False, strict: bool = False) -> tuple[Any, Any]:
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
        several, given = _as_tuple(inputs, "inputs", "vjp")
        given = _inputs_of(given, create_graph)
        outputs_several, outputs = _as_tuple(func(*given), OUTPUTS, "vjp")
        _require_outputs(outputs, strict)
        vectors = _vector(v, outputs, outputs_several, create_graph, "vjp", ONE_OUTPUT)
    with set_grad_enabled(create_graph or grad_enabled()):
        found = _filled(_gradients(outputs, given, vectors, create_graph), given, strict, create_graph, OF_OUTPUT, "jacobian")
    return _one_or_all(_results(outputs, create_graph), outputs_several), _one_or_all(_results(found, create_graph), several)


def jvp(func: Callable[..., Any], inputs: Any, v: Any = None, create_graph: bool = False, strict: bool = False) -> tuple[Any, Any]:
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
        several, given = _as_tuple(inputs, "inputs", "jvp")
        given = _inputs_of(given, create_graph)
        vectors = _vector(v, given, several, create_graph, "jvp", ONE_INPUT)
        outputs_several, outputs = _as_tuple(func(*given), OUTPUTS, "jvp")
        _require_outputs(outputs, strict)
        probes = tuple(ops.zeros_like(o).requires_grad_() for o in outputs)  # the backward pass is linear in them: any value will do
        back = _gradients(outputs, given, probes, True)
        _require_gradients(back, strict, NO_GRADIENT)
    with set_grad_enabled(create_graph or grad_enabled()):
        found = _filled(_gradients(back, probes, vectors, create_graph), outputs, strict, create_graph, OF_TRICK, "jacobian")
    return _one_or_all(_results(outputs, create_graph), outputs_several), _one_or_all(_results(found, create_graph), outputs_several)


def _scalar_output(outputs: Any, function: str, strict: bool) -> Tensors:
    """The output of a function whose Hessian is asked for: one tensor with one element."""
    several, found = _as_tuple(outputs, OUTPUTS, function)
    _require_outputs(found, strict)
    if several:
        raise RuntimeError(f"The function given to {function} should return a single Tensor")
    if found[0].numel() != 1:
        raise RuntimeError(f"The Tensor returned by the function given to {function} should contain a single element")
    return found


def vhp(func: Callable[..., Any], inputs: Any, v: Any = None, create_graph: bool = False, strict: bool = False) -> tuple[Any, Any]:
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
        several, given = _as_tuple(inputs, "inputs", "vhp")
        given = _inputs_of(given, create_graph)
        vectors = _vector(v, given, several, create_graph, "vhp", ONE_INPUT)
        outputs = _scalar_output(func(*given), "vhp", strict)
        jac = _gradients(outputs, given, (None,), True)
        _require_gradients(jac, strict, NO_JACOBIAN)
    with set_grad_enabled(create_graph or grad_enabled()):
        found = _filled(_gradients(jac, given, vectors, create_graph), given, strict, create_graph, OF_JACOBIAN, "hessian")
    return _results(outputs, create_graph)[0], _one_or_all(_results(found, create_graph), several)


def hvp(func: Callable[..., Any], inputs: Any, v: Any = None, create_graph: bool = False, strict: bool = False) -> tuple[Any, Any]:
    """The output of a scalar function, and the product of its Hessian with a vector; `vhp` is the same for a smooth function, and faster.

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
        several, given = _as_tuple(inputs, "inputs", "hvp")
        given = _inputs_of(given, create_graph)
        vectors = _vector(v, given, several, create_graph, "hvp", ONE_INPUT)
        outputs = _scalar_output(func(*given), "hvp", strict)
        jac = _gradients(outputs, given, (None,), True)
        _require_gradients(jac, strict, NO_JACOBIAN)
        probes = tuple(ops.zeros_like(t).requires_grad_() for t in given)
        twice = _gradients(jac, given, probes, True)
    with set_grad_enabled(create_graph or grad_enabled()):
        found = _filled(_gradients(twice, probes, vectors, create_graph), given, strict, create_graph, OF_HESSIAN, "hessian")
    return _results(outputs, create_graph)[0], _one_or_all(_results(found, create_graph), several)


# ---- Jacobians


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
        return _by_columns(func, inputs, create_graph, strict, vectorize, chunk_size)
    with enable_grad():
        several, given = _as_tuple(inputs, "inputs", "jacobian")
        given = _inputs_of(given, create_graph)
        outputs_several, outputs = _as_tuple(func(*given), OUTPUTS, "jacobian")
        _require_outputs(outputs, strict)
        if vectorize and strict:
            raise RuntimeError(
                "jacobian: `strict=True` and `vectorize=True` are not supported together. Please either set `strict=False` or `vectorize=False`."
            )
        rows = [
            _many_rows(out, given, create_graph, chunk_size) if vectorize else _rows_one_by_one(i, out, given, create_graph, strict)
            for i, out in enumerate(outputs)
        ]
        return _nested([_results(row, create_graph) for row in rows], outputs_several, several)


def _rows_one_by_one(number: int, out: Tensor, inputs: Tensors, create_graph: bool, strict: bool) -> list[Tensor]:
    """The Jacobian of one output, with a backward pass for each of its elements."""
    rows: list[list[Tensor]] = [[] for _ in inputs]
    flat = out.reshape(-1)
    for j in range(out.numel()):
        found = grad(flat[j], inputs, retain_graph=True, create_graph=create_graph, allow_unused=True) if out.requires_grad else (None,) * len(inputs)
        for i, (part, tensor) in enumerate(zip(found, inputs)):
            if part is None and strict:
                raise RuntimeError(f"Output {number} of the user-provided function is independent of input {i}. This is not allowed in strict mode.")
            if part is not None and strict and create_graph and not part.requires_grad:
                raise RuntimeError(CONSTANT.format(what="jacobian", i=i))
            rows[i].append(ops.zeros_like(tensor) if part is None else part)
    return [_as_block(parts, out, tensor) for parts, tensor in zip(rows, inputs)]


def _as_block(rows: list[Tensor], out: Tensor, tensor: Tensor) -> Tensor:
    shape = (*out.shape, *tensor.shape)
    return ops.stack(rows, 0).reshape(shape) if rows else tensor.new_zeros(shape)


def _many_rows(out: Tensor, inputs: Tensors, create_graph: bool, chunk_size: int | None) -> list[Tensor]:
    """The same with as many rows as there may be in one pass."""
    count = out.numel()
    if not out.requires_grad or not count:
        return [t.new_zeros((*out.shape, *t.shape)) for t in inputs]
    chunks: list[tuple[Tensor, ...]] = []
    for rows in _unit_vectors(out, chunk_size):
        found = grad(out, inputs, rows, retain_graph=True, create_graph=create_graph, is_grads_batched=True, allow_unused=True)
        chunks.append(tuple(t.new_zeros((rows.shape[0], *t.shape)) if g is None else g for g, t in zip(found, inputs)))
    return [_joined(parts).reshape((*out.shape, *t.shape)) for parts, t in zip(zip(*chunks), inputs)]


def _joined(chunks: Sequence[Tensor]) -> Tensor:
    return ops.cat(list(chunks), 0) if len(chunks) > 1 else chunks[0]


def _unit_vectors(like: Tensor, chunk_size: int | None) -> Any:
    """Tensors in the shape of another with a single 1, one for each place: so many at a time."""
    count = like.numel()
    for start in range(0, count, chunk_size or count):
        rows = min(chunk_size or count, count - start)
        units = np.zeros((rows, count), like._array.dtype)
        units[np.arange(rows), start + np.arange(rows)] = 1
        yield from_array(units.reshape(rows, *like.shape))


def _by_columns(func: Callable[..., Any], inputs: Any, create_graph: bool, strict: bool, vectorize: bool, chunk_size: int | None) -> Any:
    """The Jacobian in forward mode: a tangent for each element of the inputs."""
    if create_graph:
        raise NotImplementedError(
            'jacobian: `create_graph=True` and `strategy="forward-mode"` are not supported together (yet). Please either set `create_graph=False` or '
            '`strategy="reverse-mode"`.'
        )
    if strict:
        raise RuntimeError(
            'jacobian: `strict=True` and `strategy="forward-mode"` are not supported together (yet). Please either set `strict=False` or '
            '`strategy="reverse-mode"`.'
        )
    several, given = _as_tuple(inputs, "inputs", "jacobian")
    if not vectorize:
        raise NotImplementedError("Computing Jacobian using forward-AD or forward-over-reverse Hessian is only implemented for `vectorize=True`.")
    outputs_several = False
    blocks: list[list[Tensor]] = []  # for each input, for each output
    for number, tensor in enumerate(given):
        chunks = []
        for tangents in _unit_vectors(tensor, chunk_size) if tensor.numel() else [tensor.new_zeros((0, *tensor.shape))]:
            outputs_several, columns = _columns(func, given, number, tangents)
            chunks.append(columns)
        whole = [_joined(parts) for parts in zip(*chunks)]
        blocks.append([c.movedim(0, -1).reshape((*c.shape[1:], *tensor.shape)) for c in whole])
    return _nested(list(zip(*blocks)), outputs_several, several)


def _columns(func: Callable[..., Any], inputs: Tensors, number: int, tangents: Tensor) -> tuple[bool, list[Tensor]]:
    """The tangents of the outputs for many tangents of one input."""
    from specgrad.batching.vmap import vmap

    from . import forward_ad

    several = False

    def columns(tangent: Tensor) -> Tensors:
        nonlocal several
        with forward_ad.dual_level():
            several, outputs = _as_tuple(func(*(forward_ad.make_dual(t, tangent) if i == number else t for i, t in enumerate(inputs))), "outputs", "jacobian")
            pairs = [forward_ad.unpack_dual(out) for out in outputs]
            return tuple(ops.zeros_like(value) if found is None else found for value, found in pairs)

    found = vmap(columns)(tangents)
    return several, list(found)


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
    several, given = _as_tuple(inputs, "inputs", "hessian")
    if outer_jacobian_strategy not in BOTH_STRATEGIES:
        raise AssertionError(f'Expected strategy to be either "forward-mode" or "reverse-mode", got {outer_jacobian_strategy!r}.')

    def scalar(*tensors: Tensor) -> Tensor:
        return _scalar_output(func(*tensors), "hessian", strict)[0].reshape(())

    def gradient(*tensors: Tensor) -> Tensors:
        if outer_jacobian_strategy == "forward-mode":  # otherwise they would be detached, and lose their tangents
            tensors = tuple(t if t.requires_grad else t.view_as(t).requires_grad_() for t in tensors)
        found = jacobian(scalar, tensors, create_graph=True)
        _require_gradients(found, strict, NO_JACOBIAN)
        return found

    rows = jacobian(gradient, given, create_graph, strict, vectorize, outer_jacobian_strategy, chunk_size)
    return _nested(rows, several, several)
