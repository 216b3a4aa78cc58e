"""Each public function of PyTorch is here, or has a reason why it is not; the page that says so is what would be generated."""

from __future__ import annotations

from tests.pytorch_names import NAMES, PAGE, REASONS, full, is_there, page

KNOWN = [full(module, name) for module, names in NAMES.items() for name in names]
EXCUSED = [name for names in REASONS.values() for name in names]


def test_each_name_is_there_or_has_a_reason() -> None:
    assert [name for name in KNOWN if not is_there(name) and name not in EXCUSED] == []


def test_reasons_are_for_what_is_not_there() -> None:
    assert [name for name in EXCUSED if is_there(name)] == []
    assert sorted(set(EXCUSED)) == sorted(EXCUSED)
    assert set(EXCUSED) <= set(KNOWN)


def test_the_page_is_up_to_date() -> None:
    assert PAGE.read_text(encoding="utf-8") == page(), "run python -m tests.pytorch_names"
