"""What compiled code offers to array functions, if there is any."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

OFFERED = (  # below, where nothing is compiled
    "pooled", "convolve", "convolve_input", "convolve_weight", "largest", "largest_from", "columns", "spread_columns", "means", "spread_means", "scatter",
    "running", "running_extremes", "in_order", "firsts", "all_within", "take_along", "put_along", "unraveled", "factor_lu",
    "factor_cholesky", "factor_qr", "factor_ldl",
    "solve_small", "solve_small_triangle", "reflections", "reflected", "exponential", "determinants", "small_products", "triangle", "permutations",
    "attend", "attend_backward", "normalize_channels", "normalize_channels_backward", "normalize_groups", "normalize_groups_backward",
    "normalize_rows_backward", "extremes_along", "scale_channels", "scale_channels_backward", "class_losses", "class_losses_backward", "sample_grid",
    "sample_grid_to_images", "sample_grid_to_grid", "copied", "copy_to", "filled", "spaced", "joined", "converted", "convert_to", "take_where", "put_where",
    "truth", "distances", "fourier", "multi_margin", "multi_margin_slopes", "multilabel_margin", "multilabel_margin_slopes", "cross_products", "ctc_loss",
    "ctc_gradient", "reduced", "along", "ranked", "counted_evenly", "resampled", "spread_resampled", "product", "roots", "fractional_starts",
    "product_on_device", "triangle_places", "bag_sums", "bag_products", "bag_maxima", "picked_grid", "spread_grid", "matrix_product", "matrix_products",
    "lstm", "lstm_backward", "among", "searched", "counted_between", "shapes_of", "shapes_and_dtypes", "places_where",
)  # fmt: skip
FEW = 1 << 10  # elements of an operand up to which no large arrays are made of it, as a rule
LARGE = 1 << 16  # elements of an operand from which it pays to ask the pool for the result's memory

kernels: Mapping[str, Any] = {}  # filled by specgrad.core.kernels.table; empty while a spec is being proven


def pooled(function: Callable[..., Any], *args: Any) -> Any:
    """Call a function, whose large arrays take memory that earlier ones have let go of. Compiled; without, a plain call."""
    return function(*args)


def product_on_device(a: Any, b: Any, bias: Any, start: Any, alpha: Any, beta: Any) -> Any:
    """alpha * a @ b + beta * start + bias of a device's arrays, as what was multiplied before; None where a backend's `product` has to see to it. Compiled."""
    return None


# Of images (batch, channels, *sizes), in float32 or float64 and contiguous: see csrc/images.c. Each function writes into an array that it is given, and gives
# False, with nothing written, for what no loop covers and where nothing is compiled.


def convolve(windows: Any, images: Any, weight: Any, bias: Any, stride: Any, padding: Any, dilation: Any, groups: int) -> bool:
    """Writes a convolution of images into windows."""
    return False


def convolve_input(windows: Any, images: Any, weight: Any, bias: Any, stride: Any, padding: Any, dilation: Any, groups: int) -> bool:
    """Writes the transpose of a convolution, of windows, into images."""
    return False


def convolve_weight(windows: Any, images: Any, weight: Any, bias: Any, stride: Any, padding: Any, dilation: Any, groups: int) -> bool:
    """Writes the gradient of a convolution's weight into weight."""
    return False


def largest(values: Any, images: Any, indices: Any, kernel: Any, stride: Any, padding: Any, dilation: Any) -> bool:
    """Writes the largest elements of windows, and, unless None, their numbers in the image. A kernel of None, here and below: windows that cover it evenly."""
    return False


def largest_from(values: Any, images: Any, indices: Any, starts: Any, kernel: Any) -> bool:
    """The same of windows that begin, in each image, at starts inside of it: (batch, channels, those of three dimensions one after the other)."""
    return False


def fractional_starts(samples: Any, sizes: Any, kernel: Any, counts: Any) -> Any:
    """Where windows at pseudo-random distances begin, as largest_from() takes it: samples are (batch, channels, two or three dimensions).

    None for samples that are not from 0 to 1, and where nothing is compiled.
    """
    return None


def columns(columns: Any, images: Any, kernel: Any, stride: Any, padding: Any, dilation: Any) -> bool:
    """Writes the elements of windows, (batch, channels * elements of a window, *windows)."""
    return False


def spread_columns(columns: Any, images: Any, kernel: Any, stride: Any, padding: Any, dilation: Any) -> bool:
    """Writes the transpose of columns into images."""
    return False


def means(windows: Any, images: Any, divisors: Any, kernel: Any, stride: Any, padding: Any, dilation: Any) -> bool:
    """Writes the sums of windows over their divisors, or their numbers of elements, into windows."""
    return False


def spread_means(windows: Any, images: Any, divisors: Any, kernel: Any, stride: Any, padding: Any, dilation: Any) -> bool:
    """Writes the transpose of means into images."""
    return False


def scatter(values: Any, images: Any, indices: Any) -> bool:
    """Writes sums of values, at the places that indices name, into images."""
    return False


def shapes_of(arrays: Sequence[Any]) -> list[Any]:
    """The shape of each array."""
    return [x.shape for x in arrays]


def shapes_and_dtypes(arrays: Sequence[Any]) -> tuple[tuple[Any, Any], ...]:
    """The shape and the dtype of each array."""
    return tuple([(x.shape, x.dtype) for x in arrays])


def resampled(x: Any, dim: int, places: Any, weights: Any) -> Any:
    """Sums of elements at places along a dimension, times weights in float64, (results, taps); a single tap as it is. See csrc/resampling.c.

    None where nothing is compiled, for other dtypes than float32 and float64, and for places beyond the dimension.
    """
    return None


def spread_resampled(x: Any, dim: int, size: int, places: Any, weights: Any) -> Any:
    """The transpose of that, to a dimension of a size."""
    return None


# Of any strides, and elements of 1, 2, 4, 8 or 16 bytes: see csrc/copies.c.


def copied(x: Any, keep: bool) -> Any:
    """A copy, in memory of the pool: contiguous or, to keep, laid out as x is. None for what no loop covers."""
    return None


def copy_to(out: Any, x: Any) -> bool:
    """Copies x, as often as it broadcasts, into an array of its type. False, with nothing written, for what no loop covers."""
    return False


def converted(x: Any, dtype: Any) -> Any:
    """A new array of another dtype, laid out as x is; of complex numbers the real part. None for what no loop covers: see csrc/conversions.c."""
    return None


def convert_to(out: Any, x: Any) -> bool:
    """Writes x, as often as it broadcasts, into an array of another dtype and memory. False, with nothing written, for what no loop covers."""
    return False


def filled(out: Any, number: Any) -> bool:
    """Puts a number of Python's into all elements of an array. False, with nothing written, where NumPy has to see to it."""
    return False


def spaced(count: int, start: float, step: float, last: float | None, is_float32: bool) -> Any:
    """start + i * step, computed in float64; `last` in the place of the last, unless it is None. None where NumPy has to make them."""
    return None


def joined(arrays: Any, dim: int, is_new: bool) -> Any:
    """Arrays of one type, end to end along a dimension, or side by side along a new one. None for what no loop covers."""
    return None


# Of contiguous arrays: see csrc/masks.c.


def take_where(x: Any, mask: Any) -> Any:
    """The elements at which a mask of x's shape holds, in one dimension. None for what no loop covers."""
    return None


def places_where(mask: Any) -> Any:
    """The indices of the elements at which a mask of one or more dimensions holds, a row each. None for what no loop covers."""
    return None


def put_where(values: Any, mask: Any) -> Any:
    """One of the values after the other where a mask holds, and zeros elsewhere. None for what no loop covers, and for more values or fewer."""
    return None


def truth(x: Any, every: bool) -> Any:
    """Whether every element differs from zero, or any does. None for what no loop covers."""
    return None


# Along a dimension of contiguous arrays: see csrc/running.c, csrc/sorting.c and csrc/places.c. The dimension counts from the front, indices are int64.
# None or False, again, for what no loop covers, and where an index lies beyond the dimension.


def along(kernel: Any, dim: int, *operands: Any) -> Any:
    """A row for each row along a dimension, by a kernel along rows: see csrc/reduced.c. None for what no loop covers."""
    return None


def reduced(kernel: Any, x: Any, dim: Any, keepdim: bool, *numbers: float) -> Any:
    """The reduction by a kernel along rows, over one dimension or several, all for None or none: see csrc/reduced.c.

    None, too, where they lie neither at the end of contiguous memory nor are soon brought there, and for dimensions that x lacks or that are named twice.
    """
    return None


def running(how: str, x: Any, dim: int, from_end: bool) -> Any:
    """The running sum, "+", or product, "*", from either end; or the logarithm of the running sum of exponentials, "l"."""
    return None


def product(x: Any, dim: int) -> Any:
    """The product of each row along a dimension, which stays."""
    return None


def running_extremes(largest: bool, x: Any, dim: int) -> Any:
    """The running maximum or minimum, and where each was found."""
    return None


def extremes_along(largest: bool, x: Any, dim: int, keepdim: bool) -> Any:
    """The largest or least elements, and where each stands: the first of equal ones, or of NaNs. See csrc/extremes.c."""
    return None


def in_order(x: Any, dim: int, descending: bool) -> Any:
    """The elements in stable order, NaN as the largest, and where each stood."""
    return None


def firsts(largest: bool, x: Any, k: int) -> Any:
    """The first k of each row in stable order, of rows along the last dimension, and where each stood; `largest`: of the order that descends."""
    return None


def ranked(x: Any, dim: int, rank: int, keepdim: bool) -> Any:
    """The element at a place in stable order of each row of up to 64 elements, and where it stands: see csrc/counting.c.

    A rank of -1 is the middle one, or the first NaN; -2: the middle one of what is not NaN; -3: the most frequent one, or the smallest of several, where it
    stands last.
    """
    return None


def counted_evenly(x: Any, bins: int, low: float, high: float) -> Any:
    """How many elements lie in each of some bins of one width, of which the last has both its ends: see csrc/counting.c."""
    return None


def among(x: Any, others: Any) -> Any:
    """Which elements equal one of others, which are few: of contiguous arrays of one dtype."""
    return None


def counted_between(x: Any, edges: list[Any]) -> Any:
    """How many rows lie in each bin, between sorted edges for each column, of which the last bin has both: of contiguous arrays of one dtype of floats."""
    return None


def searched(rows: Any, x: Any, behind: bool) -> Any:
    """Where values would be put into a sorted row, or into one for each row of values: before equal elements, or behind them. Contiguous, of one dtype."""
    return None


def all_within(index: Any, low: int, high: int) -> Any:
    """Whether all indices lie from `low` to below `high`."""
    return None


def take_along(x: Any, dim: int, index: Any) -> Any:
    """Elements of x, an index for each element of the result; or slices of it, by an index of one dimension."""
    return None


def unraveled(index: Any, shape: tuple[int, ...]) -> Any:
    """The indices along each dimension of a shape, none of whose sizes is zero, of elements given by their number: few of them, of int64."""
    return None


def put_along(how: str, x: Any, dim: int, index: Any, source: Any, into: bool = False) -> Any:
    """A copy of x into which elements of a source are put, "=", added, "+", multiplied, "*", or the larger or smaller kept, ">" or "<".

    A vector of indices has one for each slice. x may be of any strides; a tuple in its place is the shape of zeros. `into`: x itself is changed, or is left
    as it was and None comes back.
    """
    return None


# Batches of small matrices: see csrc/matrices.c. None for what is left to LAPACK (large matrices, empty ones, other types than its four), and where nothing is
# compiled.


def matrix_product(a: Any, b: Any) -> Any:
    """The product of two matrices, a matrix and a vector, or two vectors: see csrc/matrix_products.c. None of what is left to NumPy."""
    return None


def matrix_products(a: Any, b: Any) -> Any:
    """The products of the matrices of two batches, by BLAS: see csrc/matrix_products.c."""
    return None


def small_products(a: Any, b: Any) -> Any:
    """The products of the matrices of two batches: see csrc/small_products.c."""
    return None


def factor_lu(a: Any) -> Any:
    """L and U in one matrix, the row that was swapped with each, counted from 1, and the first zero pivot."""
    return None


def factor_cholesky(a: Any) -> Any:
    """The lower factors, NaN where there is none, and the order of the first leading minor that is not positive."""
    return None


def factor_qr(a: Any, complete: bool) -> Any:
    """Q and R of matrices with at least as many rows as columns; a complete Q is square."""
    return None


def solve_small(a: Any, b: Any) -> Any:
    """The X of A X = B, or the inverses for None, NaN where A is singular; and the first zero pivot."""
    return None


def solve_small_triangle(a: Any, b: Any, upper: bool, unitriangular: bool) -> Any:
    """The X of A X = B; of A one triangle is read, and its diagonal unless that counts as ones."""
    return None


def reflections(a: Any) -> Any:
    """R, with the vectors of Householder reflections below it, and their factors."""
    return None


def factor_ldl(a: Any, hermitian: bool) -> Any:
    """L and D of lower triangles in one matrix, LAPACK's pivots, and the first zero of D."""
    return None


def reflected(a: Any, factors: Any) -> Any:
    """The first columns of products of reflections, a factor for each column of A."""
    return None


def cross_products(x: Any, y: Any, dim: int) -> Any:
    """The cross products of vectors along a dimension, of contiguous arrays of float32 or float64: see csrc/cross.c."""
    return None


def determinants(a: Any, logarithm: bool) -> Any:
    """Determinants; or their signs, or phases, and the logarithms of their sizes."""
    return None


def exponential(a: Any) -> Any:
    """The exponentials of matrices."""
    return None


# Of matrices of any size: see csrc/triangles.c. None for what no loop covers.


def triangle(x: Any, diagonal: int, lower: bool, unit: bool) -> Any:
    """The elements up to a diagonal, or those behind it, and zeros; with ones on the main diagonal, if asked for."""
    return None


def triangle_places(rows: int, columns: int, offset: int, lower: bool) -> Any:
    """The rows and the columns, as the rows of an array of int64, of the elements up to a diagonal, or of those from it on."""
    return None


def permutations(pivots: Any, rows: int, like: Any) -> Any:
    """Of contiguous pivots of int32, counted from 1: the matrices that undo the swaps of rows, of the type of an array; None where a pivot names no row."""
    return None


# Of channels of images, the second dimension: see csrc/channels.c. Contiguous, in float32 or float64.


def normalize_channels(x: Any, weight: Any, bias: Any, eps: float) -> Any:
    """Channels of mean zero and variance one, times a weight, plus a bias; and their means and variances."""
    return None


def scale_channels(x: Any, scale: Any, shift: Any) -> Any:
    """Channels times a number each, plus another."""
    return None


def scale_channels_backward(above: Any, x: Any, scale: Any, of_images: bool) -> Any:
    """The gradients of images, None where they are not wanted, of scale and of shift."""
    return None


def normalize_channels_backward(above: Any, x: Any, weight: Any, eps: float) -> Any:
    """The gradients of images, weight and bias."""
    return None


def normalize_groups(x: Any, weight: Any, bias: Any, groups: int, eps: float) -> Any:
    """Groups of channels of mean zero and variance one in each image, times a weight for each channel, plus a bias."""
    return None


def normalize_groups_backward(above: Any, x: Any, weight: Any, groups: int, eps: float) -> Any:
    """The gradients of images, weight and bias."""
    return None


def normalize_rows_backward(above: Any, x: Any, weight: Any, eps: float, of_rows: bool, of_weight: bool, of_bias: bool) -> Any:
    """The gradients of rows along the last dimension, of weight and of bias, None for those that are not wanted: see csrc/row_gradients.c."""
    return None


def picked_grid(x: Any, places: tuple[Any, ...]) -> Any:
    """x[np.ix_(*places)] of a contiguous array: see csrc/borders.c."""
    return None


def spread_grid(x: Any, places: tuple[Any, ...], shape: tuple[int, ...]) -> Any:
    """Zeros of a shape to which a contiguous array of float32 or float64 is added at places, those of the first dimension in their order."""
    return None


# Rows of a table by two indices of the same length, of which negative ones name nothing, in float32 or float64: see csrc/bags.c.


def bag_sums(x: Any, rows: Any, bags: Any, scales: Any, count: int) -> Any:
    """Of `count` bags the sums of the rows that are in them: row rows[k] of x, times scales[k] where there are scales, is in the bag bags[k]."""
    return None


def bag_products(a: Any, b: Any, rows_of_a: Any, rows_of_b: Any) -> Any:
    """The inner products of a row of each for each k."""
    return None


def bag_maxima(x: Any, rows: Any, bags: Any, count: int) -> Any:
    """The row of x that is largest in each column of each bag: the first of several, NaN before all numbers, -1 in a bag of nothing."""
    return None


# Images at the places of a grid, in float32 or float64: see csrc/sampling.c, and array/nn/sample.py for the same without compiled code.


def sample_grid(x: Any, grid: Any, mode: str, padding: str, align: bool, orders: tuple[int, ...]) -> Any:
    """The images' elements at the places, or derivatives of these orders."""
    return None


def sample_grid_to_images(above: Any, grid: Any, shape: tuple[int, ...], mode: str, padding: str, align: bool, orders: tuple[int, ...]) -> Any:
    """The gradient of the images."""
    return None


def sample_grid_to_grid(above: Any, x: Any, grid: Any, mode: str, padding: str, align: bool, orders: tuple[int, ...]) -> Any:
    """The gradient of the grid."""
    return None


# Of classes: see csrc/losses.c. None, too, where a target is no class.


def class_losses(x: Any, target: Any, weight: Any, reduction: str, ignore_index: int) -> Any:
    """Minus the elements of the targets' classes, each times its class's weight, zero where it is ignored; reduced."""
    return None


def class_losses_backward(grad: Any, target: Any, weight: Any, shape: tuple[int, ...], reduction: str, ignore_index: int) -> Any:
    """Its gradient."""
    return None


def multi_margin(x: Any, target: Any, p: int, margin: float) -> Any:
    """What the score of a row's class lacks of exceeding each other by a margin, to the power p: the mean of each row. See csrc/margins.c."""
    return None


def multi_margin_slopes(x: Any, target: Any, p: int, margin: float) -> Any:
    """Its derivatives by the scores."""
    return None


def multilabel_margin(x: Any, target: Any) -> Any:
    """What the scores of a row's classes, those before the first -1, lack of exceeding those of the others by one, over the number of classes."""
    return None


def multilabel_margin_slopes(x: Any, target: Any) -> Any:
    """Its derivatives by the scores."""
    return None


def ctc_loss(x: Any, targets: Any, ends: tuple[int, ...], sizes: tuple[int, ...], blank: int, reduction: str, zero_infinity: bool) -> Any:
    """Minus the logarithms of the probabilities of alignments: see csrc/alignments.c. None, too, for wrong arguments."""
    return None


def ctc_gradient(x: Any, targets: Any, ends: tuple[int, ...], sizes: tuple[int, ...], blank: int, reduction: str, zero_infinity: bool) -> Any:
    """Their gradient, of an array with one dimension more in front, of one element."""
    return None


def distances(x: Any, other: Any, p: float) -> Any:
    """The distances of rows from those of another array with the same dimensions in front, or, for None, of all pairs: see csrc/distances.c. p: 1, 2 or inf."""
    return None


def roots(squares: Any) -> Any:
    """The square roots of sums of squares. None where one is too small or too large to have all its digits, and where nothing is compiled."""
    return None


def fourier(x: Any, reads: str, writes: str, dim: int, n: int, inverse: bool, scale: float, inside: float, in_place: bool) -> Any:
    """A transform of n numbers along a dimension that counts from the front, of contiguous arrays: see csrc/fourier.c.

    Read and written are "c", complex numbers, "h", the half of them that says the others, or "r", real ones. Numbers of a half that stand for two are
    multiplied by `inside`. None for what no loop covers: other dtypes, empty arrays, sizes with a prime factor above 13.
    """
    return None


# Attention of heads in any layout, in float32 or float64: see csrc/attention.c. Each writes into given arrays, and gives False, with nothing written,
# for what no loop covers and where nothing is compiled.


def attend(query: Any, key: Any, value: Any, bias: Any, causal: bool, scale: float, out: Any, sums: Any) -> bool:
    """Writes the means of values, and the logarithms of the sums of exponentials. A bias has an element for each weight."""
    return False


def attend_backward(
    above: Any, query: Any, key: Any, value: Any, bias: Any, sums: Any, deltas: Any, causal: bool, scale: float, to_query: Any, to_key: Any, to_value: Any
) -> bool:
    """Writes the gradients of queries, keys and values."""
    return False


# A layer of LSTM cells along a sequence, of contiguous float32 or float64: see csrc/recurrent.c. Each writes into given arrays, and gives False for what no
# loop covers and where nothing is compiled.


def lstm(gates: Any, states: Any, cells: Any, active: Any, weight: Any) -> bool:
    """Writes what cells show and keep behind each step, and their gates' values. The weight may be given as its transpose."""
    return False


def lstm_backward(
    to_states: Any, to_cells: Any, to_active: Any, cells: Any, active: Any, to_gates: Any, to_hidden: Any, to_cell: Any, weight: Any
) -> bool:  # fmt: skip
    """Writes the gradients of what the gates are given; and of the states at the start, as far as they come by way of the steps."""
    return False
