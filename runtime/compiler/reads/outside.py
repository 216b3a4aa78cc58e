"""What a function may read that is no code of a user's: what is not known here to stay the same is not frozen."""

from __future__ import annotations

import _thread
import datetime
import decimal
import logging
import operator
import os
import pathlib
import re
import struct
import sys
import types
from enum import Enum
from typing import Any, NamedTuple

import numpy as np

OWN = {"specgrad", "numpy", "builtins", *sys.stdlib_module_names}  # packages whose names stay as they are

# modules whose functions give the same for the same arguments. What they do beside, such as writing a log, is done when a function is traced.
_SAME_EACH_TIME = {
    "abc", "argparse", "array", "ast", "base64", "binascii", "bisect", "builtins", "cmath", "codecs", "collections", "colorsys", "contextlib", "copy",
    "copyreg", "csv", "dataclasses", "datetime", "decimal", "difflib", "enum", "errno", "fractions", "functools", "genericpath", "graphlib",
    "hashlib", "heapq", "hmac", "html", "inspect", "itertools", "json", "keyword", "logging", "math", "ntpath", "numbers", "numpy", "opcode",
    "operator", "pickle", "posixpath", "pprint", "re", "reprlib", "specgrad", "sre", "statistics", "string", "stringprep", "struct", "textwrap",
    "token", "tokenize", "traceback", "types", "typing", "unicodedata", "warnings", "weakref", "zlib",
}  # fmt: skip
OTHER_OF_SPECGRADS = {
    "are_deterministic_algorithms_enabled", "get_num_threads", "get_rng_state", "initial_seed", "is_deterministic_algorithms_warn_only_enabled", "load",
}  # fmt: skip
_OTHER_EACH_TIME = {  # among the functions of these
    *(f"specgrad.{name}" for name in OTHER_OF_SPECGRADS),
    "builtins.breakpoint", "builtins.eval", "builtins.exec", "builtins.id", "builtins.input", "datetime.now", "datetime.today", "datetime.utcnow",
    *(f"genericpath.{name}" for name in ("exists", "getatime", "getctime", "getmtime", "getsize", "isdir", "isfile")),
    *(f"{module}.{name}" for module in ("ntpath", "posixpath") for name in ("abspath", "expanduser", "expandvars", "islink", "ismount", "lexists")),
    *(f"{module}.{name}" for module in ("ntpath", "posixpath") for name in ("realpath", "relpath")),
    *(f"numpy.{name}" for name in ("fromfile", "fromregex", "genfromtxt", "load", "loadtxt", "memmap")),
}  # fmt: skip

CONSTANTS = (int, float, complex, str, bytes, type(None), type(...), type(NotImplemented), range, slice, types.CodeType, np.generic, np.dtype)


class _Pair(NamedTuple):
    first: Any


_OPAQUE_CONSTANTS = (  # which have no slots and no dictionary that tell what they are
    np.ufunc, type(np.sum), Enum, BaseException, re.Pattern, re.Match, decimal.Decimal, struct.Struct, pathlib.PurePath, logging.Logger, logging.Handler,
    operator.itemgetter, operator.attrgetter, operator.methodcaller, datetime.date, datetime.time, datetime.timedelta, datetime.tzinfo,
    type(os.environ), _thread.LockType, _thread.RLock, type(int | str), types.GenericAlias,
    types.GetSetDescriptorType, types.MemberDescriptorType, types.MethodDescriptorType, types.WrapperDescriptorType,
    types.MethodWrapperType, types.ClassMethodDescriptorType, type(vars(_Pair)["first"]),
)  # fmt: skip


def root_of(thing: Any) -> str:
    """The package of what a class, a function or a module is."""
    name = thing.__name__ if isinstance(thing, types.ModuleType) else getattr(thing, "__module__", None)
    return (name if isinstance(name, str) else "").split(".")[0]


def is_own(thing: Any) -> bool:
    """Whether it is of a package whose names stay as they are."""
    return root_of(thing) in OWN


def is_constant(cls: type) -> bool:
    """Whether objects of a class stay what they are, though nobody can see into them."""
    return issubclass(cls, _OPAQUE_CONSTANTS)


def why_other(function: Any) -> str:
    """Why a function or a class that is no user's may give something else each time it is called; "" if it gives the same."""
    module, name = getattr(function, "__module__", None) or "", getattr(function, "__name__", "")
    owner = getattr(function, "__self__", None)  # of a class method: the class; of a function that is written in C, its module
    if isinstance(owner, type):
        module = owner.__module__
    elif not module and isinstance(owner, types.ModuleType):
        module = owner.__name__
    if isinstance(function, type) and issubclass(function, BaseException):
        return ""
    root = module.split(".")[0].lstrip("_")
    if root in _SAME_EACH_TIME and f"{root}.{name}" not in _OTHER_EACH_TIME and not module.startswith("numpy.random"):
        return ""
    return f"calls {module}.{name}, which may give something else each time"


def why_other_module(name: str) -> str:
    """The same of what a module has that was not imported yet."""
    root = name.split(".")[0]
    return f"imports {name}, which may give something else each time" if root in OWN and root.lstrip("_") not in _SAME_EACH_TIME else ""


def why_unseen(thing: Any) -> str:
    """Why an object may be another each time, of which nobody tells."""
    name = type(thing).__name__
    return why_other(thing) if name == "cython_function_or_method" else f"reads a {name}, which may be another each time"


def hides(kind: type) -> bool:
    """Whether objects of a class have memory beside their slots and their dictionary, of which Python does not tell."""
    for cls in kind.__mro__[:-1]:
        base = cls.__base__
        assert base is not None
        names = vars(cls)
        shown = sum(isinstance(value, types.MemberDescriptorType) or name in ("__dict__", "__weakref__") for name, value in names.items())
        if cls.__itemsize__ or cls.__basicsize__ - base.__basicsize__ > shown * tuple.__itemsize__:
            return True
    return False
