"""`compile`: a function that runs as one native program, and its gradient as another."""

from __future__ import annotations

import inspect
import os
import sys
from collections.abc import Callable
from dataclasses import replace
from functools import partial, update_wrapper
from threading import get_ident
from typing import TYPE_CHECKING, Any, overload

import numpy as np

from specgrad.autograd.drawing import Drawing, drawn
from specgrad.batching.pytrees import Structure, flatten
from specgrad.core.base.call_site import warn_user
from specgrad.core.base.dtypes import get_default_dtype
from specgrad.core.base.locks import lock_for
from specgrad.core.base.state import modes, recording, thread
from specgrad.core.base.tracebacks import hide_frames, hides_frames
from specgrad.core.kernels import table
from specgrad.core.tape.tensor import Tensor

from . import disabled
from .cut import CompilerError, Cut, Mismatch, ToFollow, name_of, say_why

if TYPE_CHECKING:
    from .followed.followed import Followed, Once
    from .followed.ways import Ways
    from .run import Options
    from .specialised import Specialised

    Found = Specialised | Ways | Followed

MOST_SIGNATURES = 64  # for which one function is compiled; more run as they are
MOST_SIZES = 4  # other sizes of the same kinds of arguments, after which programs are made that take sizes as they come
MOST_ANEW = 32  # times that it is compiled again for a kind of arguments, as something else has changed that it reads
_OFF = os.environ.get("SPECGRAD_COMPILE") == "0"


class Compiled:
    """What `compile` gives: called as the function is."""

    def __init__(
        self,
        function: Callable[..., Any],
        fullgraph: bool = False,
        cache: bool = True,
        threads: int | None = None,
        fast_math: bool = False,
        dynamic: bool | None = None,
    ):
        self.function: Callable[..., Any] = function
        self.fullgraph: bool = fullgraph
        self.cache: bool = cache
        self.threads: int | None = threads
        self.fast_math: bool = fast_math
        self.dynamic: bool | None = dynamic
        self._made: dict[Any, Found | str] = {}
        self._sizes: dict[Any, int] = {}  # of arguments less their sizes, for how many sizes it was compiled
        self._anew = 0  # how often it was compiled in the place of what no longer fits
        self._method = ""  # its name in a class
        self._last: Found | None = None
        self.lock: Any = lock_for(self)
        self._told = False
        update_wrapper(self, function, updated=())

    def __getattr__(self, name: str) -> Any:
        """Of a module: its parameters, and whatever else it has."""
        if name in ("function", "__wrapped__"):
            raise AttributeError(name)
        return getattr(self.function, name)

    def __repr__(self) -> str:
        return f"compile({self.function!r})"

    def __reduce__(self) -> Any:
        """A copy, or what another process reads, compiles anew. The function of a decorator is found by its name, which is the compiled one's."""
        name = getattr(self.function, "__qualname__", "")
        if _named(getattr(self.function, "__module__", None), name) is self:
            return name
        return Compiled, (self.function, *self._options.values())

    @property
    def _options(self) -> dict[str, Any]:
        return {"fullgraph": self.fullgraph, "cache": self.cache, "threads": self.threads, "fast_math": self.fast_math, "dynamic": self.dynamic}

    def __set_name__(self, owner: type, name: str) -> None:
        self._method = name

    def __get__(self, instance: Any, owner: type | None = None) -> Any:
        """As a method, it is compiled for each instance that it is called on, which keeps what was compiled."""
        if not hasattr(self.function, "__get__"):
            return self
        if instance is None and not isinstance(self.function, (classmethod, staticmethod)):
            return self
        kept = getattr(instance, "__dict__", {})
        name = f"compiled {self._method}"
        found = kept.get(name) if self._method else None
        if found is None or getattr(found.function, "__self__", None) is not instance:
            found = Compiled(self.function.__get__(instance, owner), **self._options)
            if self._method and isinstance(kept, dict) and getattr(found.function, "__self__", None) is instance:
                kept[name] = found
        return found

    def __call__(self, *args: Any, **kwargs: Any) -> Any:
        try:
            if (
                (modes.observers and thread.number in modes.observers)
                or modes.anomaly is not None
                or _OFF
                or (disabled.threads and get_ident() in disabled.threads)
            ):
                return self.function(*args, **kwargs)
            last = self._last
            if last is not None and last.flat and not kwargs and last.takes(args):
                try:
                    return last(args)
                except Mismatch as other:  # of another layout, unless it says why
                    if other.args and not last.given_up:
                        return self._as_it_is(str(other), args, kwargs)
            leaves, structure = flatten((args, kwargs))
            if last is not None and not last.flat and last.fits(leaves, structure):
                try:
                    return last(leaves, (args, kwargs))
                except Mismatch as other:
                    if other.args and not last.given_up:
                        return self._as_it_is(str(other), args, kwargs)
            if thread.batch_levels and any(isinstance(leaf, Tensor) and leaf._level is not None for leaf in leaves):
                return self.function(*args, **kwargs)
            found = self._found(leaves, structure)
            if isinstance(found, str):
                return self._as_it_is(found, args, kwargs)
            self._last = found.kept
            try:
                return found(leaves, (args, kwargs))
            except Mismatch as other:  # a call within gave another layout than before, unless it says why
                if found.given_up and not found.why:
                    found = self._found(leaves, structure)
                    return self._as_it_is(found, args, kwargs) if isinstance(found, str) else found(leaves, (args, kwargs))
                return self._as_it_is(str(other), args, kwargs) if other.args else self.function(*args, **kwargs)
        except Exception:
            hide_frames()
            raise

    def explain(self, *args: Any, **kwargs: Any) -> str:
        """What the function becomes for these arguments: the program, the loops that it is fused into, the bytes that they move; or why it is not compiled."""
        found = self._shown(args, kwargs)
        if isinstance(found, str):
            return f"{self._name} is not compiled: {found}"
        head = [f"its code runs in each call, as it {found.why}"] if found.why else []
        return "\n\n".join([*head, *(f"{name}\n{runner}" for name, runner in found.programs)])

    def draw(self, *args: Any, **kwargs: Any) -> Drawing:
        """A picture of what `explain` tells: the ops of each program, those of one loop nest in one colour. Notebooks show it, `save(path)` writes it."""
        found = self._shown(args, kwargs)
        if isinstance(found, str):
            raise ValueError(f"draw(): {self._name} is not compiled: {found}")
        from .shown.graph import graph_of

        return drawn([graph_of(f"{name} of {self._name}", runner) for name, runner in found.programs])

    def _shown(self, args: tuple[Any, ...], kwargs: dict[str, Any]) -> Found | Once | str:
        """What it becomes for some arguments; what is followed is called for that, as nobody knows what it does before."""
        leaves, structure = flatten((args, kwargs))
        found = self._found(leaves, structure)
        if not isinstance(found, str) and not found.programs:
            self(*args, **kwargs)
            found = self._found(leaves, structure)
        return found if isinstance(found, str) or not found.kept.given_up else f"it {found.kept.given_up}"

    @property
    def _name(self) -> str:
        return name_of(self.function)

    def _as_it_is(self, why: str, args: tuple[Any, ...], kwargs: dict[str, Any]) -> Any:
        """The function, called; and, once, why it is not compiled."""
        result = self.function(*args, **kwargs)
        self._tell(f"{self._name} runs as it is, not compiled: {why}")
        return result

    def _tell(self, what: str) -> None:
        """Warn, once."""
        if not self._told:
            self._told = True
            warn_user(what)

    def _found(self, leaves: list[Any], structure: Structure) -> Found | Once | str:
        key = _key(leaves, structure)
        with self.lock:
            found: Found | Once | str | None
            found = made = self._made.get(key)
            if made is not None and not isinstance(made, str) and (why := made.given_up):
                found = made = self._made[key] = f"it {why}" if made.why else self._followed(leaves, structure, made.options, why)
            if made is not None and not isinstance(made, str) and not made.fits(leaves, structure):
                if self._anew >= MOST_ANEW:
                    return self._refused(f"it was compiled anew {MOST_ANEW} times, as what it reads changes; at last, {made.misfit(leaves)}")
                self._anew += 1
                say_why(self._name, made.misfit(leaves))
                found = None
            elif made is None and self._made:
                say_why(self._name, f"other arguments: {_arguments(leaves)}")
            if found is None:
                found = self._made_for(key, leaves, structure)
            elif made is not None and not isinstance(made, str) and made.options.dynamic:
                self._made[key] = self._made.pop(key)  # the last that is forgotten
        return self._refused(found) if isinstance(found, str) else found

    def _made_for(self, key: Any, leaves: list[Any], structure: Structure) -> Found | Once | str:
        """Compile it for these arguments; what is then kept, or why not."""
        dynamic = self._takes_sizes(key)
        if key not in self._made and len(self._made) >= MOST_SIGNATURES:
            oldest = [other for other, made in self._made.items() if not isinstance(made, str) and made.options.dynamic][:1] if dynamic else []
            if not oldest:
                return f"it was compiled for {MOST_SIGNATURES} kinds of arguments already"
            del self._made[oldest[0]]
        found = self._ways(leaves, structure, dynamic)
        self._made[key] = found if isinstance(found, str) else found.kept
        return found

    def _takes_sizes(self, key: Any) -> bool:
        """Whether native programs for such arguments are to take other sizes, too."""
        if self.dynamic is not None:
            return self.dynamic
        kind = _without_sizes(key)
        times = self._sizes.get(kind, 0)
        if key not in self._made and times < MOST_SIZES and len(self._made) < MOST_SIGNATURES:
            self._sizes[kind] = times + 1
        elif key not in self._made and times == MOST_SIZES:
            self._sizes[kind] = times + 1
            say_why(self._name, f"it was compiled for {MOST_SIZES} sizes of such arguments: from now on its native programs take other sizes, too")
        return times >= MOST_SIZES

    def _refused(self, why: str) -> str:
        if self.fullgraph:
            raise RuntimeError(f"compile(fullgraph=True): {self._name} cannot be compiled: {why}")
        return why

    def _ways(self, leaves: list[Any], structure: Structure, dynamic: bool) -> Found | Once | str:
        found = self._specialised(leaves, structure, dynamic)
        if isinstance(found, str) or not found.answers:
            return found
        from .followed.ways import Ways
        from .specialised import Specialised

        assert isinstance(found, Specialised)

        return Ways(self._name, found, lambda leaves: self._specialised(list(leaves), structure, dynamic))

    def _followed(self, leaves: list[Any], structure: Structure, options: Options, why: str) -> Followed:
        """The function, whose code is to run in each call."""
        from .followed.followed import Followed

        return Followed(self.function, leaves, structure, options, why)

    def _how(self, dynamic: bool) -> Options:
        """How programs are made and run."""
        from .native import compiled, compiled_for_now
        from .run import Options
        from .trace import Tracer

        load, again = compiled if self.cache else compiled_for_now, partial(Compiled, **self._options | {"fullgraph": False})
        return Options(load, Tracer, again, self.threads, self.fast_math, dynamic, not self.fullgraph)

    def _specialised(self, leaves: list[Any], structure: Structure, dynamic: bool) -> Specialised | Once | Followed | str:
        for leaf in leaves:
            if isinstance(leaf, Tensor) and type(leaf) is not Tensor and type(leaf).__name__ != "Parameter":
                return f"an argument is a {type(leaf).__name__}"
            if isinstance(leaf, (np.ndarray, np.generic)):
                return "an argument is NumPy's, whose elements may change: give a tensor"
        try:
            from .specialised import Specialised  # and with it what writes C
            from .trace import ArrayTracer

            options = self._how(dynamic)
            if any(isinstance(leaf, Tensor) and not leaf.is_cpu for leaf in leaves):
                return self._specialised_there(leaves, structure, options)
            if not table.compiled:
                why = "specgrad runs on NumPy alone, without compiled kernels"
            else:
                try:
                    return Specialised(self.function, leaves, structure, options)
                except CompilerError as error:
                    why = str(error)
            if self.fullgraph:
                return why
            options = replace(options, tracer=ArrayTracer, dynamic=False, uncompiled=why)
            found = Specialised(self.function, leaves, structure, options)
            self._tell(f"{self._name} calls its ops one by one, not compiled: {why}")
            return found
        except ImportError as error:
            return f"to compile, specgrad needs {error.name}, which is not installed: pip install 'specgrad[generate]'"
        except ToFollow as cut:
            if self.fullgraph or any(isinstance(leaf, Tensor) and not leaf.is_cpu for leaf in leaves):
                return str(cut)
            to_follow = cut.with_traceback(None)  # of which frames hold what the function may have let go of
        except Cut as cut:
            return str(cut)
        except Exception as error:  # what the function itself raises, it raises again when it runs as it is
            return f"{type(error).__name__}: {error}"
        return self._followed(leaves, structure, options, to_follow.why).begun(leaves, to_follow)

    def _specialised_there(self, leaves: list[Any], structure: Structure, options: Options) -> Specialised | str:
        """The same for tensors on a device."""
        from .on_device.place import place_of
        from .specialised import Specialised

        place = place_of(leaves)
        if isinstance(place, str):
            return place
        return Specialised(self.function, leaves, structure, replace(options, tracer=place.tracer, place=place, dynamic=False))


def _named(module: str | None, name: str) -> Any:
    """What a module has under a name."""
    found: Any = sys.modules.get(module or "")
    for part in name.split("."):
        found = getattr(found, part, None)
    return found


def _arguments(leaves: list[Any]) -> str:
    return ", ".join(f"{leaf.dtype}{list(leaf.shape)}" if isinstance(leaf, Tensor) else f"{leaf!r:.40}" for leaf in leaves)


def _key(leaves: list[Any], structure: Structure) -> Any:
    parts: list[Any] = [recording(), get_default_dtype(), str(structure)]
    for leaf in leaves:
        if isinstance(leaf, Tensor):
            array = leaf._array
            parts.append((array.dtype, array.shape, array.strides, leaf.requires_grad))
            if not isinstance(array, np.ndarray):
                parts.append(leaf.device)
        else:
            parts.append((type(leaf), leaf if leaf.__hash__ is not None else id(leaf)))
    return tuple(parts)


def _without_sizes(key: tuple[Any, ...]) -> tuple[Any, ...]:
    """A key that is the same for tensors of other sizes and strides."""
    return tuple((part[0], len(part[1]), part[3]) if isinstance(part, tuple) and len(part) == 4 else part for part in key)


@overload
def compile(
    function: Callable[..., Any],
    *,
    dynamic: bool | None = None,
    fullgraph: bool = False,
    fast_math: bool = False,
    threads: int | None = None,
    cache: bool = True,
) -> Compiled: ...
@overload
def compile(
    function: None = None, *, dynamic: bool | None = None, fullgraph: bool = False, fast_math: bool = False, threads: int | None = None, cache: bool = True
) -> Callable[[Callable[..., Any]], Compiled]: ...
@hides_frames
def compile(
    function: Callable[..., Any] | None = None,
    *,
    dynamic: bool | None = None,
    fullgraph: bool = False,
    fast_math: bool = False,
    threads: int | None = None,
    cache: bool = True,
) -> Any:
    """Compile a function of tensors: it runs as a native program, and its gradient as another.

    Args:
        function: takes and gives tensors, also in nested containers; without it, `compile(...)` is a decorator.
        dynamic: whether native programs take other sizes, too: another size is then traced, and not compiled; None: once they were compiled for a few sizes.
        fullgraph: a function that cannot be compiled is an error; otherwise it runs as it is.
        fast_math: loops may compute what is equal in real numbers, and differs in the last digits: docs/compile.md says what.
        threads: the most that share the work of one call; None: as many as `set_num_threads` says. Results are the same for any number.
        cache: keep what was compiled in the user's cache folder, for other processes; otherwise it lasts as long as this one.

    >>> step = compile(lambda x: (x.tanh() * x).sum())
    >>> x = specgrad.tensor([0.0, 1.0], requires_grad=True)
    >>> step(x).backward()
    >>> x.grad
    tensor([0.0000, 1.1816])
    """
    if dynamic is not None and not isinstance(dynamic, bool):
        raise TypeError(f"compile() takes dynamic=True, False or None, not {dynamic!r:.60}")
    if not isinstance(fast_math, bool):
        raise TypeError(f"compile() takes fast_math=True or False, not {fast_math!r:.60}")
    if threads is not None and (not isinstance(threads, int) or isinstance(threads, bool)):
        raise TypeError(f"compile() takes a number of threads or None, not {threads!r:.60}")
    if threads is not None and threads < 1:
        raise ValueError(f"compile() takes a number of threads of at least 1, not {threads}")
    if function is None:
        return lambda given: compile(given, dynamic=dynamic, fullgraph=fullgraph, fast_math=fast_math, threads=threads, cache=cache)
    if not callable(function) and not isinstance(function, classmethod):
        raise TypeError(f"compile() takes a function, not {type(function).__name__}")
    asked = function if inspect.isroutine(function) else type(function).__call__
    for kind, is_it in _NOT_FUNCTIONS.items():
        if is_it(asked):
            raise TypeError(f"compile() takes a function that returns what it computes; {getattr(function, '__qualname__', function)} is {kind}")
    return Compiled(function, fullgraph, cache, threads, fast_math, dynamic)


_NOT_FUNCTIONS = {
    "a generator": inspect.isgeneratorfunction,
    "a coroutine": inspect.iscoroutinefunction,
    "an asynchronous generator": inspect.isasyncgenfunction,
}
