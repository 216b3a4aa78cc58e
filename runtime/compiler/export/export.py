"""`export`: a function and its derivatives as C that stands alone."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from os import PathLike
from pathlib import Path
from typing import Any

from specgrad.core.base.dtypes import dtype as Dtype
from specgrad.core.base.files import write_whole
from specgrad.core.base.tracebacks import hides_frames

WHAT = ("value", "gradient", "vjp", "jvp", "jacobian", "hvp")
MARK = "written by specgrad.export"


@dataclass(frozen=True)
class Exported:
    """What was written.

    Args:
        header, source, test: the files.
        functions: the names of the C functions.
        work: by function, how many elements of room it needs.
    """

    header: Path
    source: Path
    test: Path
    functions: tuple[str, ...]
    work: dict[str, int]


@hides_frames
def export(
    function: Callable[..., Any],
    example_args: Sequence[Any],
    path: str | PathLike[str],
    what: Sequence[str] = ("value",),
    *,
    dtype: Dtype | None = None,
    name: str | None = None,
    workspace: str = "caller",
    unroll: bool | None = None,
    finite: bool = False,
) -> Exported:
    """Write a function of tensors, and its derivatives, as C that needs nothing but a C compiler: a source, a header, and a program that tests them.

    Args:
        function: takes and gives tensors, also in nested containers.
        example_args: its arguments. The C is for their shapes and dtypes; what is no tensor is fixed.
        path: of the source, "model.c"; the header and the test lie beside it, "model.h" and "model_test.c".
        what: those of "value", "gradient", "vjp", "jvp", "jacobian" and "hvp" that are wanted, each a C function.
        dtype: in which all real numbers are computed, float32 or float64; as the function does, if not given.
        name: with which the names of the C functions begin; that of the file, if not given.
        workspace: "caller", room for what lies between is passed with each call, or "static".
        unroll: whether each element has a statement of its own, and not loops over arrays; None: where there are few.
        finite: leave out products with zeros, which is right where all numbers are finite.

    >>> import tempfile
    >>> path = f"{tempfile.mkdtemp()}/square.c"
    >>> written = specgrad.export(lambda x: (x * x).sum(), [specgrad.ones(3)], path, ["value", "gradient"])
    >>> written.functions
    ('square_value', 'square_gradient')
    """
    if not callable(function):
        raise TypeError(f"export() takes a function, not {type(function).__name__}")
    source = Path(path)
    if source.suffix != ".c":
        raise ValueError(f"export(): the path of a C source ends with .c, and {source.name!r} does not")
    wanted = (what,) if isinstance(what, str) else tuple(what)
    for one in wanted:
        if one not in WHAT:
            raise ValueError(f"export(): what may be {', '.join(WHAT)}, not {one!r}")
    if not wanted or len(set(wanted)) < len(wanted):
        raise ValueError(f"export(): what names each function once, and at least one, not {list(wanted)}")
    if workspace not in ("caller", "static"):
        raise ValueError(f"export(): workspace is 'caller' or 'static', not {workspace!r}")
    if dtype is not None and str(dtype).rpartition(".")[2] not in ("float32", "float64"):
        raise ValueError(f"export(): C is written for float32 and float64, not for {dtype}")
    try:
        from .written import file_of  # and with it what writes C
    except ImportError as error:
        raise ImportError(f"to export, specgrad needs {error.name}, which is not installed: pip install 'specgrad[generate]'") from error

    file = file_of(function, example_args, wanted, dtype, name if name is not None else source.stem, name is not None, workspace == "static", unroll, finite)
    begin = file.name
    header, test = source.with_name(f"{begin}.h"), source.with_name(f"{source.stem}_test.c")
    files = {source: file.source(), header: file.header(), test: file.test()}
    for place in files:
        if place.exists() and MARK not in place.read_text(encoding="utf-8", errors="replace")[:1000].lower():
            raise FileExistsError(0, "the file was not written by specgrad.export; choose another path or name", str(place))
    for place, text in files.items():
        write_whole(place, text)
    names = tuple(f"{begin}_{one}" for one in wanted)
    return Exported(header, source, test, names, {n: f.work for n, f in zip(names, file.functions)})
