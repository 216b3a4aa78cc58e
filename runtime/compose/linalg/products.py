"""Products of matrices and vectors, and Einstein sums, made of other ops."""

from __future__ import annotations

import math
from functools import lru_cache
from operator import index
from string import ascii_lowercase, ascii_uppercase
from typing import Any

from specgrad.array.base.native import FEW
from specgrad.array.base.tools import broadcast_shape, checked_dim, is_int, listed
from specgrad.array.dtypes import traits
from specgrad.array.linalg.products import LONG, sums_of_rows
from specgrad.core.base.dtypes import float32, float64, int64
from specgrad.core.base.promotion import promote_types, result_dtype
from specgrad.core.base.tracebacks import hide_frames, hides_frames
from specgrad.core.dispatch.operands import is_array, reflected_result, tensor_over
from specgrad.core.tape.tensor import Tensor, plain_tensor
from specgrad.core.tape.views import owned
from specgrad.generated import ops

from ..checks import at_least, inexact, same_dtype
from ..copies import widened
from ..shape import in_shape, unrecorded

Labels = tuple[str, ...]  # of an operand of einsum(), one for each dimension

MANY = 1 << 12  # products that take longer to be kept than to be multiplied as matrices
FAR = 1 << 18  # elements whose products are written to memory, and read from there
_LETTERS = ascii_uppercase + ascii_lowercase  # in the order in which they are sorted
SHORT = 16  # elements of a row that are sooner multiplied than the row is begun


def outer(input: Tensor, vec2: Tensor) -> Tensor:
    if input.dim() != 1 or vec2.dim() != 1:
        raise RuntimeError(f"outer: Expected 1-D argument, but got {input.dim()}-D and {vec2.dim()}-D")
    return ops.unsqueeze(input, 1) * vec2


def matmul(input: Tensor, other: Tensor) -> Tensor:
    try:
        a, b = input._array.ndim, other._array.ndim
    except AttributeError:
        return _product_with_other(input, other)
    if a == 2 and b == 2:
        return ops.mm(input, other)
    if a == 0 or b == 0:
        raise RuntimeError(f"both arguments to matmul need to be at least 1D, but they are {a}D and {b}D")
    if a == 1 and b == 1:
        return ops.dot(input, other)
    if a == 2 and b == 1:
        return ops.mv(input, other)
    if a == 1:
        return owned(_batched(ops.unsqueeze(input, 0), other).squeeze(-2))
    if b == 1:
        return owned(_batched(input, ops.unsqueeze(other, 1)).squeeze(-1))
    return owned(_batched(input, other))


def _product_with_other(input: Any, other: Any) -> Any:
    """The product with a NumPy array, in their common dtype, or what the second operand makes of it."""
    x, y = (tensor_over(operand) if is_array(operand) else operand for operand in (input, other))
    if isinstance(x, Tensor) and isinstance(y, Tensor):
        common = result_dtype((x._array, y._array))
        return matmul(x.to(common), y.to(common))
    result = reflected_result("__rmatmul__", x, y) if isinstance(x, Tensor) else NotImplemented
    if result is NotImplemented:
        place, value = ("other", other) if isinstance(x, Tensor) else ("input", input)
        raise TypeError(f"matmul(): argument '{place}' must be Tensor, not {type(value).__name__}")
    return result


def _batched(x: Tensor, y: Tensor) -> Tensor:
    """The product of two tensors of at least two dimensions."""
    if y._array.ndim == 2:  # one matrix for all rows: a single product
        rows = x.reshape(math.prod(x.shape[:-1]), x.shape[-1])
        return ops.mm(rows, y).reshape(*x.shape[:-1], y.shape[-1])
    if x._array.ndim == 3 == y._array.ndim and x._array.shape[0] == y._array.shape[0]:
        return ops.bmm(x, y)
    batch = broadcast_shape(x.shape[:-2], y.shape[:-2])
    count = math.prod(batch)
    left = x.expand(*batch, *x.shape[-2:]).reshape(count, *x.shape[-2:])
    right = y.expand(*batch, *y.shape[-2:]).reshape(count, *y.shape[-2:])
    return ops.bmm(left, right).reshape(*batch, x.shape[-2], y.shape[-1])


def inner(input: Tensor, other: Tensor) -> Tensor:
    a, b = input._array.ndim, other._array.ndim
    if a == 0 or b == 0:
        return input * other
    if input._array.shape[-1] != other._array.shape[-1]:
        raise RuntimeError(f"inner() the last dimension must match on both input tensors but got shapes {list(input.shape)} and {list(other.shape)}")
    if a == 2 == b:
        return ops.mm(input, plain_tensor(other._array.T) if unrecorded((input, other)) else ops.permute(other, (1, 0)))
    if a == 1 == b:
        return ops.dot(input, other)
    return tensordot(input, other, ([-1], [-1]))


def tensordot(input: Tensor, other: Tensor, dims: Any) -> Tensor:
    if is_int(dims):
        dims = index(dims)
        if not 0 <= dims <= min(input._array.ndim, other._array.ndim):
            raise RuntimeError(f"tensordot expects dims from 0 to {min(input.dim(), other.dim())}, of which both tensors have so many, but got dims={dims}")
        pairs = [(input._array.ndim - dims + i, i) for i in range(dims)]
    else:
        if isinstance(dims, str) or not hasattr(dims, "__len__") or len(dims) != 2:
            raise RuntimeError(f"tensordot expects dims to be an int or two lists of ints, but got dims={dims!r}")
        left, right = (list(listed(d)) for d in dims)
        if len(left) != len(right):
            raise RuntimeError("both dimension lists should have same length")
        pairs = [(checked_dim(a, input.dim()), checked_dim(b, other.dim())) for a, b in zip(left, right)]
    shape, shape_of_other = input._array.shape, other._array.shape
    for a, b in pairs:
        if shape[a] == shape_of_other[b]:
            continue
        if shape[a] == 1:  # is multiplied with the sum
            other = ops.sum(other, (b,), True, dtype=other.dtype)
            shape_of_other = other._array.shape
        elif shape_of_other[b] == 1:
            input = ops.sum(input, (a,), True, dtype=input.dtype)
            shape = input._array.shape
        else:
            raise RuntimeError(
                f"contracted dimensions need to match, but first has size {shape[a]} in dim {a} and second has size {shape_of_other[b]} in dim {b}"
            )
    left, right = [a for a, _ in pairs], [b for _, b in pairs]
    kept_left, kept_right = ([d for d in range(len(of)) if d not in summed] for of, summed in ((shape, left), (shape_of_other, right)))
    x = _matrix(input, kept_left, left) if shape else input.reshape(1, 1)
    y = _matrix(other, right, kept_right) if shape_of_other else other.reshape(1, 1)
    return _in_shape(ops.mm(x, y), tuple([shape[d] for d in kept_left] + [shape_of_other[d] for d in kept_right]))


def _matrix(t: Tensor, rows: list[int], columns: list[int]) -> Tensor:
    """A tensor as a matrix, whose rows and columns are some of its dimensions each."""
    shape = t._array.shape
    if [*rows, *columns] != list(range(len(shape))):
        t = t.permute([*rows, *columns])
    return _in_shape(t, (math.prod([shape[d] for d in rows]), math.prod([shape[d] for d in columns])))


def kron(input: Tensor, other: Tensor) -> Tensor:
    a, b = input._array.shape, other._array.shape
    a, b = (1,) * (len(b) - len(a)) + a, (1,) * (len(a) - len(b)) + b
    if a and a[-1] > 1 and b[-1] < SHORT < input.numel() and input.numel() * other.numel() > MANY:  # a row for each of `other`, not rows of so few
        products = input * ops.reshape(other, (*b, *(1 for _ in a)))
        return owned(ops.reshape(ops.permute(products, [d for i in range(len(a)) for d in (len(a) + i, i)]), [m * n for m, n in zip(a, b)]))
    x = in_shape(input, tuple([n for size in a for n in (size, 1)]))
    y = in_shape(other, tuple([n for size in b for n in (1, size)]))
    return owned(in_shape(ops.mul(x, y), tuple([m * n for m, n in zip(a, b)])))


# ---- Einstein's notation


def einsum(equation: Any, *operands: Any) -> Tensor:
    """Sum products of tensors over the indices that an equation names: einsum("ij,jk->ik", a, b)."""
    try:
        if not isinstance(equation, str):
            equation, operands = _from_sublists(equation, operands)
        if len(operands) == 1 and isinstance(operands[0], (list, tuple)):
            operands = tuple(operands[0])
        if not operands:
            raise RuntimeError("einsum(): must provide at least one operand")
        inputs, output = _parsed(equation, tuple([t.dim() for t in operands]))
        tensors = [_diagonals(t, labels) for t, labels in zip(operands, inputs)]
        _check_sizes(tensors)
        total, labels = tensors[0]
        for i, (tensor, new) in enumerate(tensors[1:], 1):
            total, labels = _pair(total, labels, tensor, new, frozenset(output).union(*[rest for _, rest in tensors[i + 1 :]]))
        total, labels = _without(total, labels, [label for label in labels if label not in output])
        if labels == output and len(operands) > 1:
            return total
        return total.permute([labels.index(label) for label in output]) if labels else total
    except Exception:
        hide_frames()
        raise


def _from_sublists(first: Any, rest: tuple[Any, ...]) -> tuple[str, tuple[Any, ...]]:
    """einsum(a, [0, 1], b, [1, 2], [0, 2]) as an equation."""
    args = [first, *rest]
    output = args.pop() if len(args) % 2 else None

    def letters(numbers: Any) -> str:
        for n in numbers:
            if n is not Ellipsis and not (is_int(n) and 0 <= n < len(_LETTERS)):
                error = ValueError if is_int(n) else TypeError
                raise error(f"einsum(): expected ints from 0 to 51, or ..., in a list of subscripts, but got {n!r} in {list(numbers)}")
        return "".join("..." if n is Ellipsis else _LETTERS[n] for n in numbers)

    equation = ",".join(letters(numbers) for numbers in args[1::2])
    return equation + ("" if output is None else "->" + letters(output)), tuple(args[::2])


@lru_cache(maxsize=256)
def _parsed(equation: str, dims: tuple[int, ...]) -> tuple[list[Labels], Labels]:
    """The labels of each operand, of so many dimensions, and of the result; the dimensions of an ellipsis are numbered from the right."""
    left, arrow, right = equation.replace(" ", "").partition("->")
    terms = left.split(",")
    if len(terms) != len(dims):
        raise RuntimeError(f"einsum(): {'fewer' if len(terms) > len(dims) else 'more'} operands were provided than specified in the equation")
    widths = [ndim - len(term.replace("...", "")) for ndim, term in zip(dims, terms)]
    for i, (ndim, term, width) in enumerate(zip(dims, terms, widths)):
        if width < 0 or (width and "..." not in term):
            raise RuntimeError(
                f"einsum(): the number of subscripts in the equation ({len(term.replace('...', ''))}) does not match the number of "
                f"dimensions ({ndim}) for operand {i}" + (" and no ellipsis was given" if width > 0 else "")
            )
    most = max((w for w, term in zip(widths, terms) if "..." in term), default=0)
    inputs = [_labels(term, width) for term, width in zip(terms, widths)]
    if arrow:
        output = _labels(right, most)
    else:
        letters = "".join(terms).replace("...", "")
        output = (*[f".{i}" for i in range(most, 0, -1)], *sorted(c for c in set(letters) if letters.count(c) == 1))
    known = {label for labels in inputs for label in labels}
    for label in output:
        if label not in known:
            raise RuntimeError(f"einsum(): output subscript {label} does not appear in the equation for any input operand")
        if output.count(label) > 1:
            raise RuntimeError(f"einsum(): output subscript {label} appears more than once in the output")
    return inputs, output


def _labels(term: str, width: int) -> Labels:
    before, dots, after = term.partition("...")
    for character in before + after:
        if not character.isalpha():
            raise RuntimeError(f"einsum(): invalid subscript given at index {term.index(character)} in the equation string, subscripts must be in [a-zA-Z]")
    return (*before, *([f".{i}" for i in range(width, 0, -1)] if dots else []), *after)


def _diagonals(tensor: Tensor, labels: Labels) -> tuple[Tensor, Labels]:
    """The diagonal of an operand for each label that it has twice."""
    for label in set(labels):
        while labels.count(label) > 1:
            a = labels.index(label)
            b = labels.index(label, a + 1)
            tensor = tensor.diagonal(0, a, b)
            labels = (*[x for i, x in enumerate(labels) if i not in (a, b)], label)
    return tensor, labels


def _check_sizes(tensors: list[tuple[Tensor, Labels]]) -> None:
    sizes: dict[str, int] = {}
    for i, (tensor, labels) in enumerate(tensors):
        for label, size in zip(labels, tensor._array.shape):
            known = sizes.get(label, 1)
            if known != size and 1 not in (size, known):
                raise RuntimeError(
                    f"einsum(): subscript {label} has size {size} for operand {i} which does not broadcast with previously seen size {sizes[label]}"
                )
            sizes[label] = size if known == 1 else known


def _pair(x: Tensor, a: Labels, y: Tensor, b: Labels, wanted: frozenset[str]) -> tuple[Tensor, Labels]:
    """The product of two operands, summed over the labels that neither the result nor a later operand has: one batched matrix product."""
    x, a = _without(x, a, [label for label in a if label not in b and label not in wanted])
    y, b = _without(y, b, [label for label in b if label not in a and label not in wanted])
    left, right, labels = _groups(a, b, wanted)
    size = dict(zip(b, y._array.shape))
    for label, n in zip(a, x._array.shape):
        size[label] = n if size.get(label, 1) == 1 else size[label]
    if x.dtype is not y.dtype and not right[-2]:  # nothing is summed: the product of elements, whose dtypes are promoted
        common = promote_types(x.dtype, y.dtype)
        x, y = x.to(common), y.to(common)
    found = (ops.bmm if len(left) == 3 else ops.mm)(_laid_out(x, a, left, size), _laid_out(y, b, right, size))
    return _in_shape(found, tuple([size[label] for label in labels])), labels


@lru_cache(maxsize=256)
def _groups(a: Labels, b: Labels, wanted: frozenset[str]) -> tuple[list[Labels], list[Labels], Labels]:
    """The labels that are each dimension of two matrices, or batches of them, and those of their product."""
    shared = [label for label in a if label in b]
    summed = tuple(label for label in shared if label not in wanted)
    batch = tuple(label for label in shared if label in wanted)
    left = tuple(label for label in a if label not in b)
    right = tuple(label for label in b if label not in a)
    in_front = [batch] if batch else []
    return [*in_front, left, summed], [*in_front, summed, right], batch + left + right


def _laid_out(t: Tensor, own: Labels, groups: list[Labels], size: dict[str, int]) -> Tensor:
    """A tensor whose dimensions are groups of labels each."""
    order: Labels = sum(groups, ())
    if order != own:
        t = t.permute([own.index(label) for label in order])
    full = _expanded(t, tuple([size[label] for label in order]))
    return _in_shape(full, tuple([math.prod([size[label] for label in group]) for group in groups]))


def _expanded(t: Tensor, shape: tuple[int, ...]) -> Tensor:
    return t if t._array.shape == shape else t.expand(shape)


def _in_shape(t: Tensor, shape: tuple[int, ...]) -> Tensor:
    return t if t._array.shape == shape else t.reshape(shape)


def _without(t: Tensor, labels: Labels, dropped: list[str]) -> tuple[Tensor, Labels]:
    if not dropped:
        return t, labels
    return t.sum([labels.index(label) for label in dropped]), tuple(label for label in labels if label not in dropped)


# ---- chains of products


def multi_dot(tensors: Any) -> Tensor:
    if len(tensors) == 3 and _are_three_matrices(*tensors):
        return _cheapest_product(tensors)
    if len(tensors) < 2:
        raise RuntimeError(f"linalg.multi_dot(): expected at least 2 tensors, but got {len(tensors)}")
    for i, t in enumerate(tensors):
        ndim = t._array.ndim
        if ndim != 2 and not ((ends := i in (0, len(tensors) - 1)) and ndim == 1):
            raise RuntimeError(f"linalg.multi_dot(): expected tensor {i} to have {'1 or 2' if ends else '2'} dimensions, but got the shape {list(t.shape)}")
        if t.dtype is not tensors[0].dtype:
            raise RuntimeError(f"linalg.multi_dot(): expected tensors of one dtype, but got {tensors[0].dtype} for tensor 0 and {t.dtype} for tensor {i}")
    factors = [*tensors]
    first, last = factors[0]._array.ndim == 1, factors[-1]._array.ndim == 1
    if first:
        factors[0] = ops.unsqueeze(factors[0], 0)
    if last:
        factors[-1] = ops.unsqueeze(factors[-1], 1)
    for i, (a, b) in enumerate(zip(factors, factors[1:])):
        if a._array.shape[1] != b._array.shape[0]:
            raise RuntimeError(
                f"linalg.multi_dot(): expected tensors {i} and {i + 1} to be matrices that can be multiplied, but got the shapes "
                f"{list(tensors[i].shape)} and {list(tensors[i + 1].shape)}"
            )
    out = _cheapest_product(factors)
    if not (first or last):
        return out
    return owned(out.reshape([n for n, dropped in zip(out.shape, (first, last)) if not dropped]))


def _are_three_matrices(a: Tensor, b: Tensor, c: Tensor) -> bool:
    """Whether these are of one dtype, and can be multiplied in this order."""
    first, second, third = a._array.shape, b._array.shape, c._array.shape
    if not len(first) == len(second) == len(third) == 2:
        return False
    return first[1] == second[0] and second[1] == third[0] and a.dtype is b.dtype is c.dtype


def _cheapest_product(factors: list[Tensor]) -> Tensor:
    """The product of a chain of matrices, in the order that takes the fewest multiplications."""
    count = len(factors)
    if count == 3:  # as most chains are, with two ways
        a, b, c = factors
        (rows, left), (right, columns) = a._array.shape, c._array.shape
        if left * columns * (rows + right) <= rows * right * (left + columns):
            return ops.mm(a, ops.mm(b, c))
        return ops.mm(ops.mm(a, b), c)
    sizes = [f.shape[0] for f in factors] + [factors[-1].shape[1]]
    cost: dict[tuple[int, int], tuple[int, int]] = {(i, i): (0, i) for i in range(count)}  # of a part of the chain, and where to cut it
    for length in range(1, count):
        for i in range(count - length):
            j = i + length
            cost[i, j] = min((cost[i, k][0] + cost[k + 1, j][0] + sizes[i] * sizes[k + 1] * sizes[j + 1], k) for k in range(i, j))
    return _cut_product(factors, {part: cut for part, (_, cut) in cost.items()}, 0, count - 1)


def _cut_product(factors: list[Tensor], cuts: dict[tuple[int, int], int], first: int, last: int) -> Tensor:
    """The product of a part of a chain, which is cut in two until single matrices are left."""
    if first == last:
        return factors[first]
    cut = cuts[first, last]
    return ops.mm(_cut_product(factors, cuts, first, cut), _cut_product(factors, cuts, cut + 1, last))


@hides_frames
def chain_matmul(*matrices: Tensor, out: Tensor | None = None) -> Tensor:
    """The product of a chain of matrices, in the order that takes the fewest multiplications. An older form of `linalg.multi_dot`."""
    for i, t in enumerate(matrices):
        if t.dim() != 2:
            raise RuntimeError(f"chain_matmul(): expected matrices of 2 dimensions, but got the shape {list(t.shape)} for matrix {i}")
    if not matrices:
        raise RuntimeError("chain_matmul(): expected at least 1 matrix, but got none")
    if out is not None:
        return ops.cat(matrices, 0, out=out) if len(matrices) == 1 else ops.linalg_multi_dot(matrices, out=out)
    return matrices[0] if len(matrices) == 1 else multi_dot(matrices)


# ---- products of vectors


def linalg_cross(input: Tensor, other: Tensor, dim: int) -> Tensor:
    a, b = input._array.shape, other._array.shape
    if len(a) != len(b):
        raise RuntimeError(f"linalg.cross(): expected inputs with as many dimensions each, but got the shapes {list(a)} and {list(b)}")
    at = checked_dim(dim, len(a))
    if not a or a[at] != 3 or b[at] != 3:
        raise RuntimeError(f"linalg.cross(): expected inputs of size 3 along dimension {dim}, but got the shapes {list(a)} and {list(b)}")
    same_dtype("linalg.cross", input=input, other=other)
    if a != b:
        shape = broadcast_shape(a, b)
        input, other = _expanded(input, shape), _expanded(other, shape)
    return ops._cross(input, other, at)


def cross(input: Tensor, other: Tensor, dim: int | None) -> Tensor:
    if dim is None:
        shape = broadcast_shape(input._array.shape, other._array.shape)
        if 3 not in shape:
            raise RuntimeError(f"cross(): expected inputs with a dimension of size 3, but got the shapes {list(input.shape)} and {list(other.shape)}")
        dim = shape.index(3)
    return linalg_cross(input, other, dim)


def vecdot(x: Tensor, y: Tensor, dim: int) -> Tensor:
    dtype, array, other = x.dtype, x._array, y._array
    if not dtype.is_inexact or dtype is not y.dtype:
        inexact("linalg.vecdot", x=x)
        same_dtype("linalg.vecdot", x=x, y=y)
    if array.ndim == 1 and other.ndim == 1:
        return ops.vdot(x, y)
    if array.size <= FEW and array.ndim == 2 and dim in (-1, 1) and unrecorded((x, y)) and (found := sums_of_rows(array, other)) is not None:
        return plain_tensor(found)
    if array.size > FAR and array.shape == other.shape and dim in (-1, array.ndim - 1) and array.shape[-1] > LONG and (dtype is float32 or dtype is float64):
        return owned(_batched(ops.unsqueeze(x, -2), ops.unsqueeze(y, -1)).squeeze((-2, -1)))
    return ops.sum(ops.mul(ops.conj(x) if dtype.is_complex else x, y), [dim])


def vander(x: Tensor, N: int | None) -> Tensor:
    if x.dtype.category == "bool" or traits[x.dtype.numpy].is_half:
        raise RuntimeError(f"linalg.vander(): expected x to have an integer, a complex or a floating-point dtype of 32 bits or more, but got {x.dtype}")
    count = (x.shape[-1] if x.dim() else 1) if N is None else N
    if count <= 1:
        raise RuntimeError(f"linalg.vander(): expected N > 1, but got {count}{'' if N is not None else ', the size of x'}")
    if not x.dim():
        x = x.unsqueeze(0)
    return ops._vander(x, count, 0)


def vander_of_vector(x: Tensor, N: int | None, increasing: bool) -> Tensor:
    if x.dim() != 1:
        raise RuntimeError(f"x must be a one-dimensional tensor, but has {x.dim()} dimensions.")
    count = x.shape[0] if N is None else N
    if count < 0:
        raise RuntimeError(f"N must be non-negative, but got {count}.")
    if not x.dtype.is_inexact:
        x = ops._to_copy(x, int64)
    powers = ops._vander(x, count, 0)
    return powers if increasing else ops.flip(powers, (1,))


def diagonal(A: Tensor, offset: int, dim1: int, dim2: int) -> Tensor:
    return ops.diagonal(A, offset, dim1, dim2)


def renorm(input: Tensor, p: Any, dim: int, maxnorm: Any) -> Tensor:
    if isinstance(p, complex) or not p > 0:
        raise RuntimeError(f"renorm(): expected p to be a real number > 0, but got {p}")
    if isinstance(maxnorm, complex) or not maxnorm >= 0:
        raise RuntimeError(f"renorm(): expected maxnorm to be a real number >= 0, but got {maxnorm}")
    ndim = input._array.ndim
    if ndim < 2:
        at_least(2, "renorm", input=input)
    inexact("renorm", input=input)
    at = checked_dim(dim, ndim)
    norms = ops._vector_norm(widened(input), p, [d for d in range(ndim) if d != at], True)
    factors = ops._renorm_factor(norms, maxnorm)
    return ops.mul(input, factors if factors.dtype is input.dtype else factors.to(input.dtype))
