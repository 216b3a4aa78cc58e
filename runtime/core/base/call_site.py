"""Where in a user's program something happened: kept as a code object and an instruction, shown as file:line when asked."""

from __future__ import annotations

import contextlib
import os
import sys
import warnings
from types import CodeType, FrameType

_HERE = os.path.dirname(os.path.dirname(os.path.dirname(__file__)))
_GENERATED = next(filter(os.path.isdir, (os.path.join(folder, "generated") for folder in (_HERE, os.path.dirname(_HERE)))))  # beside it in a checkout
GENERATED = os.path.join(_GENERATED, "")  # folders end with the separator: another's name may begin as theirs do
PACKAGE = (os.path.join(_HERE, ""), GENERATED, os.path.join(os.path.dirname(_GENERATED), "codegen", ""))

OPERATORS = os.path.join(_GENERATED, "public.py")  # between an operator of Python and the op that it stands for

Place = tuple[CodeType, int]


class _PackageFiles(dict[str, bool]):
    """Which files are the package's own: a look-up, where `startswith` would take several times as long."""

    def __missing__(self, filename: str) -> bool:
        self[filename] = found = filename.startswith(PACKAGE)
        return found


is_package_file: _PackageFiles = _PackageFiles()


def users_frame(depth: int = 1) -> FrameType:
    """The innermost frame that is not the package's own, starting `depth` frames above the caller."""
    frame = sys._getframe(depth + 1)
    while is_package_file[frame.f_code.co_filename] and frame.f_back is not None:
        frame = frame.f_back
    return frame


def line_of(code: CodeType, instruction: int) -> int:
    return next((line for start, end, line in code.co_lines() if start <= instruction < end and line is not None), code.co_firstlineno)


def place(code: CodeType, instruction: int) -> str:
    """file:line of an instruction."""
    return f"{code.co_filename}:{line_of(code, instruction)}"


def warn_user(text: str, category: type[Warning] = UserWarning) -> None:
    """Warn of something that a user's call has led to, however deep in the package: the warning shows the user's line."""
    frame, level = sys._getframe(1), 2
    while frame.f_back is not None and (is_package_file[frame.f_code.co_filename] or frame.f_code.co_filename == contextlib.__file__):
        frame, level = frame.f_back, level + 1
    warnings.warn(text, category, stacklevel=level)
