"""The page of a profile, as a file: what it carries is complete, small, and as it was."""

from __future__ import annotations

import json
import re
from html.parser import HTMLParser
from itertools import accumulate
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from specgrad.profiling.events.device import DeviceType
from specgrad.profiling.events.events import FunctionEvent, MemoryChange
from specgrad.profiling.show import page
from specgrad.profiling.show.event_list import EventList
from tests.effort import tries
from tests.profiling import profiles


class Reader(HTMLParser):
    """Reads a page as a browser does: tags, what stands in scripts and styles, and the text between."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.tags: list[tuple[str, dict[str, str | None]]] = []
        self.inside: list[str] = []
        self.texts: dict[str, list[str]] = {}
        self.feed(text)
        self.close()

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append((tag, dict(attrs)))
        self.inside.append(tag)

    def handle_endtag(self, tag: str) -> None:
        while self.inside and self.inside.pop() != tag:
            pass

    def handle_data(self, data: str) -> None:
        if self.inside:
            self.texts.setdefault(self.inside[-1], []).append(data)


def data_of(text: str) -> dict[str, Any]:
    (data, _script) = Reader(text).texts["script"]
    found: dict[str, Any] = json.loads(data)
    return found


def decoded(data: dict[str, Any]) -> list[dict[str, Any]]:
    """Read the columns in another way than the page does."""
    events, place, sequence = [], 0, 0
    for label, count, _ in data["lanes"]:
        starts = accumulate(data["start"][place : place + count])
        for i, start in zip(range(place, place + count), starts):
            name, kind, shapes, flops, module, *stack = data["sites"][data["site"][i]]
            code = data["sequence"][i]
            sequence += code - 1 if code > 0 else code
            events.append(
                {
                    "name": data["texts"][name],
                    "kind": kind,
                    "shapes": data["texts"][shapes],
                    "flops": flops,
                    "module": data["texts"][module],
                    "stack": [data["texts"][frame] for frame in stack],
                    "lane": label,
                    "start": start,
                    "end": start + data["span"][i],
                    "memory": data["memory"][i],
                    "sequence": sequence if code else -1,
                }
            )
        place += count
    assert place == len(data["site"])
    return events


def expected(event: FunctionEvent) -> dict[str, Any]:
    kind = 1 if event.scope == 1 else 2 if event.scope == 7 else 3 if event.name == "[memory]" else 0
    return {
        "name": event.name,
        "kind": kind,
        "shapes": ", ".join(map(str, event.input_shapes or ())),
        "flops": event.flops or 0,
        "module": event.module_hierarchy,
        "stack": event.stack or [],
        "lane": f"Thread {event.thread}",
        "start": round(event.time_range.start * 1000),
        "end": round(event.time_range.end * 1000),
        "memory": event.cpu_memory_usage,
        "sequence": event.sequence_nr,
    }


def in_order(events: list[dict[str, Any]]) -> list[str]:
    return sorted(json.dumps(event, sort_keys=True) for event in events)


@pytest.mark.parametrize("make", [profiles.training, profiles.threads, profiles.odd_names])
def test_every_event_is_there_as_it_was(make: Any) -> None:
    events = make()
    assert in_order(decoded(data_of(page.render(events)))) == in_order([expected(event) for event in events])


def test_a_lane_is_in_order_and_what_contains_comes_first() -> None:
    found = decoded(data_of(page.render(profiles.threads())))
    for before, after in zip(found, found[1:]):
        if before["lane"] == after["lane"]:
            assert (before["start"], -before["end"]) <= (after["start"], -after["end"])


def test_memory_is_all_there() -> None:
    events = profiles.training()
    changes = data_of(page.render(events))["changes"]
    assert list(accumulate(changes["total"])) == [change.total for change in events.memory]
    assert list(accumulate(changes["time"])) == [round(change.time_us * 1000) for change in events.memory]


def test_events_of_devices_and_asynchronous_ones_have_lanes_of_their_own() -> None:
    op = FunctionEvent(0, "mm", 1, 0.0, 9.0, use_device="cuda")
    op.append_kernel("gemm", 0, 5.0)
    kernel = FunctionEvent(1, "gemm", 1, 3.0, 8.0, use_device="cuda", device_type=DeviceType.CUDA, device_index=0, device_resource_id=7)
    later = FunctionEvent(2, "copy", 1, 5.0, 30.0, is_async=True)
    data = data_of(page.render(EventList([op, kernel, later])))
    assert data["lanes"] == [["Thread 1", 1, 0], ["Thread 1, asynchronous", 1, 1], ["cuda:0, queue 7", 1, 2]]
    assert data["device"] == [5000, 0, 5000]


# Every text that Python can hold, and what HTML and JavaScript find hard in particular.
TEXTS = st.text(st.one_of(st.characters(), st.sampled_from("<>&\"'\\/!-]\0\r\n\u2028\ud800\udfff{}"))) | st.sampled_from(profiles.ODD_NAMES)


@given(st.lists(st.tuples(TEXTS, TEXTS), max_size=4), TEXTS, TEXTS)
@settings(deadline=None, max_examples=tries(25, 60))
def test_any_text_is_kept_and_breaks_nothing(names: list[tuple[str, str]], title: str, subtitle: str) -> None:
    events = EventList([FunctionEvent(i, name, 1, 2.0 * i, 2.0 * i + 1, stack=[line], scope=2) for i, (name, line) in enumerate(names)])
    text = page.render(events, title, subtitle)
    text.encode("utf-8")
    read, plain = Reader(text), Reader(page.render(EventList(FunctionEvent(i, f"{i}", 1, i, i) for i in range(len({n for n, _ in names})))))
    assert [tag for tag, _ in read.tags] == [tag for tag, _ in plain.tags]
    assert [(e["name"], e["stack"]) for e in decoded(data_of(text))] == [(name, [line]) for name, line in names]


def test_numbers_that_are_none_do_not_make_data_that_cannot_be_read() -> None:
    event = FunctionEvent(0, "mul", 1, float("nan"), float("inf"))
    (found,) = decoded(data_of(page.render(EventList([event]))))
    assert (found["start"], found["end"]) == (0, 0)


def test_an_event_takes_few_bytes() -> None:
    few, many = profiles.training(steps=100, layers=16), profiles.training(steps=300, layers=16)
    assert len(few.memory) > len(few) / 2  # their curve is in this number too
    per_event = (len(page.render(many)) - len(page.render(few))) / (len(many) - len(few))
    assert per_event < 36


def test_nothing_is_fetched() -> None:
    text = page.render(profiles.training())
    read = Reader(text)
    assert {value for _, attrs in read.tags for name, value in attrs.items() if name in ("src", "href", "action", "data", "srcset")} == {"data:,"}
    assert "@import" not in text and "url(" not in text and "http" not in text.replace("http-equiv", "")
    assert {"iframe", "object", "embed", "img"}.isdisjoint(tag for tag, _ in read.tags)
    policy = next(attrs["content"] for tag, attrs in read.tags if attrs.get("http-equiv") == "Content-Security-Policy")
    assert policy and policy.startswith("default-src 'none'; ") and "unsafe" not in policy
    assert not [name for _, attrs in read.tags for name in attrs if name.startswith("on") or name == "style"], "the policy forbids these"


def test_scripts_make_no_markup_of_data() -> None:
    for name in page._SCRIPTS:
        source = Path(page.__file__).with_name(f"page.{name}.js").read_text(encoding="utf-8")
        assert not re.search(r"innerHTML|outerHTML|insertAdjacentHTML|document\.write|\beval\b|new Function|fetch\(|XMLHttpRequest|import\(", source), name


def test_essentials_stand_at_the_top() -> None:
    events = profiles.training()
    events.overhead_us = 0.5
    text = page.render(events, "My run", "train.py --fast")
    facts = dict(re.findall(r"<dt>(.*?)</dt><dd>(.*?)</dd>", text))
    assert facts["Events"] == f"{len(events)}" and facts["Threads"] == "1" and facts["Peak memory"] == "64.00 KB"
    assert re.fullmatch(r"\d\.\d{3} ms", facts["Time"])
    assert re.fullmatch(r"[\d.]+ µs, \d\.\d% of the time", facts["Recording cost"])
    assert "<h1>My run</h1>" in text and "<title>My run</title>" in text and "train.py --fast" in text


def test_without_scripts_there_are_the_dearest_rows() -> None:
    events = profiles.training()
    table = page.render(events).partition("<noscript>")[2].partition("</noscript>")[0]
    names = re.findall(r"<th scope=row>(.*?)</th>", table)
    dearest = sorted(events.key_averages(), key=lambda row: -row.self_cpu_time_total)
    assert names == [row.key for row in dearest][:25]


def test_a_profile_of_nothing() -> None:
    data = data_of(page.render(EventList([])))
    assert data["site"] == [] and data["lanes"] == []
    assert data_of(page.render(EventList([], memory=[MemoryChange(1.0, 1, 8, 8)])))["changes"] == {"time": [1000], "total": [8]}
