"""Names that have a meaning of their own in C, or in what is emitted."""

from __future__ import annotations

import re

_KEYWORDS = """auto break case char const continue default do double else enum extern float for goto if inline int long register restrict return short signed
sizeof static struct switch typedef union unsigned void volatile while bool true false asm alignas alignof constexpr nullptr static_assert
thread_local typeof"""
# The header is for C++ too. Compilers of C for Linux have the last two as macros.
_OTHERS_KEYWORDS = """catch class concept const_cast decltype delete dynamic_cast explicit export friend mutable namespace new noexcept operator private
protected public reinterpret_cast requires static_cast template this throw try typeid typename using virtual wchar_t xor bitand bitor compl linux unix"""
C_WORDS = frozenset([*_KEYWORDS.split(), *_OTHERS_KEYWORDS.split(), "count", "result", "grad", "i", "v", "size_t", "int64_t"])
_HEADERS = """assert complex ctype errno fenv float inttypes iso646 limits locale math setjmp signal stdalign stdarg stdatomic stdbool stddef stdint
stdio stdlib stdnoreturn string tgmath threads time uchar wchar wctype"""
C_HEADERS = frozenset(_HEADERS.split())
# Longer words of capital letters are macros of headers (EOF, NAN), and so is I; the others are names that are written here.
ODD = re.compile(r"I|[A-Z]{3,}|[A-Z][A-Z0-9]*_[A-Z0-9_]+|[rst][0-9]+|result_t|found|(primitive|array|row)_.*")
