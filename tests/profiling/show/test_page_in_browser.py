"""The page of a profile in a browser: what it shows, and what pointer and keys do."""

from __future__ import annotations

import struct
import zlib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import specgrad as sg
from specgrad.autograd.profiler import profile, record_function
from specgrad.profiling.events.events import BACKWARD, FunctionEvent, MemoryChange
from specgrad.profiling.show.event_list import EventList
from specgrad.profiling.show.page import render
from tests.profiling import profiles
from tests.profiling.chromium import Chromium, executable

pytestmark = pytest.mark.skipif(executable() is None, reason="no Chromium here: install the package `chromium` to test the page in a browser")

TIMELINE = "document.getElementById('timeline').getBoundingClientRect()"


@pytest.fixture(scope="module")
def browser() -> Iterator[Chromium]:
    with Chromium() as opened:
        yield opened


@pytest.fixture(autouse=True)
def nothing_goes_wrong(browser: Chromium) -> Iterator[None]:
    """No test leaves an error in the console, or a request to anywhere."""
    yield
    browser.frame()
    assert browser.errors == []
    assert browser.requests == []


@pytest.fixture
def show(browser: Chromium, tmp_path: Path) -> Any:
    def open_page(events: EventList, **how: Any) -> EventList:
        page = tmp_path / "profile.html"
        page.write_text(render(events, "A run", "of a script"), encoding="utf-8")
        browser.open(page, **how)
        return events

    return open_page


def rows(browser: Chromium) -> dict[str, list[str]]:
    """The table's rows by name; in a row, the texts of its cells."""
    found = browser.evaluate("[...document.querySelectorAll('#table tbody tr')].map((row) => [...row.cells].map((cell) => cell.textContent))")
    return {name: cells for name, *cells in found}


def column(browser: Chromium, label: str) -> int:
    """Which cell of rows() a column is."""
    return next(i for i, text in enumerate(browser.texts("#table thead th")) if text.startswith(label)) - 1


def shown(browser: Chromium) -> list[float]:
    found: list[float] = browser.evaluate("[specgrad.view.from, specgrad.view.to]")
    return found


def selected(browser: Chromium) -> str:
    return "".join(browser.texts("#details h3"))


def place_of(browser: Chromium, event: int) -> tuple[float, float]:
    """The middle of an event on the screen."""
    x, y = browser.evaluate(
        f"(() => {{ const b = {TIMELINE}, s = specgrad, m = s.model; return ["
        f"b.x + s.view.x((m.start[{event}] + m.end[{event}]) / 2), b.y + s.timeline.yOf({event}) + 8]; }})()"
    )
    return x, y


def numbered(browser: Chromium, name: str) -> int:
    """The first event of a name, by the page's number."""
    return int(browser.evaluate(f"[...specgrad.model.site].findIndex((site) => specgrad.model.sites[site].name === {name!r})"))


def pixels(png: bytes) -> list[bytes]:
    """The rows of pixels of a picture of eight bits and three or four colours."""
    place, packed = 8, b""
    width = height = each = 0
    while place < len(png):
        size, kind = struct.unpack(">I4s", png[place : place + 8])
        body = png[place + 8 : place + 8 + size]
        if kind == b"IHDR":
            width, height, _, colours = struct.unpack(">IIBB", body[:10])
            each = 4 if colours == 6 else 3
        packed += body if kind == b"IDAT" else b""
        place += size + 12
    raw, line, lines = zlib.decompress(packed), bytearray(width * each), []
    for y in range(height):
        start = y * (width * each + 1)
        how, now = raw[start], bytearray(raw[start + 1 : start + 1 + width * each])
        for i in range(len(now)):
            left, up, corner = (now[i - each] if i >= each else 0), line[i], (line[i - each] if i >= each else 0)
            guess = left + up - corner
            nearest = min((abs(guess - left), 0, left), (abs(guess - up), 1, up), (abs(guess - corner), 2, corner))[2]
            now[i] = (now[i] + (0, left, up, (left + up) // 2, nearest)[how]) & 255
        lines.append(bytes(now))
        line = now
    return lines


# ---- the table


@pytest.mark.parametrize("make", [profiles.training, profiles.threads, profiles.crossing])
def test_the_table_says_what_the_averages_say(browser: Chromium, show: Any, make: Any) -> None:
    events = show(make())
    shown_rows = rows(browser)
    averages = events.key_averages()
    assert set(shown_rows) == {row.key for row in averages}
    own, total, calls = column(browser, "Self (µs"), column(browser, "Total (µs"), column(browser, "Calls")
    for row in averages:
        cells = shown_rows[row.key]
        assert float(cells[own].replace(",", "")) == pytest.approx(row.self_cpu_time_total, abs=0.001 + 0.0005 * row.count)  # whole nanoseconds
        assert float(cells[total].replace(",", "")) == pytest.approx(row.cpu_time_total, abs=0.001 + 0.0005 * row.count)
        assert cells[calls] == f"{row.count:,}"
    page = {row["name"]: row for row in browser.evaluate("specgrad.averages(specgrad.model, {})")}
    assert {row.key: (row.cpu_memory_usage, row.self_cpu_memory_usage) for row in averages} == {
        name: (row["memory"], row["selfMemory"]) for name, row in page.items()
    }


def test_ops_together_with_their_backward(browser: Chromium, show: Any) -> None:
    events = show(profiles.training())
    browser.click("#together")
    shown_rows = rows(browser)
    averages = {row.key: row for row in events.key_averages(group_backward=True)}
    assert set(shown_rows) == set(averages)
    backward = column(browser, "Backward")
    for name in ("mm", "add", "tanh", "mul"):
        assert float(shown_rows[name][backward].replace(",", "")) == pytest.approx(averages[name].backward_time_total, abs=0.02)
    assert "MulBackward0" not in shown_rows


def test_a_real_profile(browser: Chromium, show: Any) -> None:
    """Of a program with gradients of gradients: what the page adds up is what Python adds up."""
    w, x = sg.randn(8, 3, requires_grad=True), sg.randn(4, 8)
    with profile(record_shapes=True, with_flops=True, profile_memory=True, with_stack=True) as recorded:
        with record_function("forward"):
            y = (x @ w).tanh().sum()
        (g,) = sg.autograd.grad(y, w, create_graph=True)
        (g * g).sum().backward()
    events = show(recorded.function_events)
    page = {row["name"]: row for row in browser.evaluate("specgrad.averages(specgrad.model, {together: true})")}
    averages = {row.key: row for row in events.key_averages(group_backward=True)}
    assert set(page) == set(averages)
    for name, row in averages.items():
        found = page[name]
        assert found["both"] / 1000 == pytest.approx(row.cpu_time_total, abs=0.01)
        if name != "backward":  # a whole pass, which Python counts as an op
            assert found["backward"] / 1000 == pytest.approx(row.backward_time_total, abs=0.01)
        assert found["self"] / 1000 == pytest.approx(row.self_cpu_time_total, abs=0.01)
        assert (found["calls"], found["flops"]) == (row.count, row.flops)
        assert (found["memory"], found["selfMemory"]) == (row.cpu_memory_usage, row.self_cpu_memory_usage)


def test_top_level_and_shapes(browser: Chromium, show: Any) -> None:
    events = show(profiles.training())
    browser.click("#top-level")
    assert set(rows(browser)) == {event.name for event in events if event.cpu_parent is None}
    browser.click("#top-level")
    browser.click("#by-shape")
    found = browser.texts("#table tbody tr")
    wanted = events.key_averages(group_by_input_shapes=True)
    assert len(found) == len(wanted)
    assert browser.texts("#table thead th")[1].startswith("Input shapes")


def test_every_column_sorts_both_ways(browser: Chromium, show: Any) -> None:
    show(profiles.training())
    for index, label in enumerate(browser.texts("#table thead th")):
        orders = []
        for _ in range(2):
            browser.click(f"#table thead th:nth-child({index + 1}) button")
            assert browser.evaluate("document.querySelectorAll('th[aria-sort]').length") == 1
            direction = browser.evaluate(f"document.querySelector('#table thead th:nth-child({index + 1})').getAttribute('aria-sort')")
            key = browser.evaluate(f"document.querySelector('#table thead th:nth-child({index + 1})').dataset.key")
            values = browser.evaluate(
                f"(() => {{ const of = new Map(specgrad.averages(specgrad.model, {{}}).map((r) => [r.name, r[{key!r}]]));"
                " return [...document.querySelectorAll('#table tbody th')].map((cell) => of.get(cell.textContent)); })()"
            )
            if key == "name":
                values = [value.lower() for value in values]
            assert values == sorted(values, reverse=direction == "descending"), label
            orders.append(direction)
        assert set(orders) == {"ascending", "descending"}


def test_the_filter(browser: Chromium, show: Any) -> None:
    show(profiles.training())
    browser.click("#filter")
    browser.call("Input.insertText", text="BACKWARD")
    browser.frame()
    assert set(rows(browser)) == {"backward", "MmBackward0", "AddBackward0", "TanhBackward0", "MulBackward0"}
    browser.call("Input.insertText", text=" of nothing")
    browser.frame()
    assert browser.texts("#table tbody") == ["No name contains this."]


def test_many_rows_are_shown_when_asked_for(browser: Chromium, show: Any) -> None:
    show(EventList([FunctionEvent(i, f"op {i}", 1, 2.0 * i, 2.0 * i + 1) for i in range(250)]))
    assert len(rows(browser)) == 100
    assert browser.texts("#more") == ["100 of 250 rows. Show all 250 rows"]
    browser.click("#more button")
    assert len(rows(browser)) == 250


# ---- the timeline


def test_a_click_selects_and_tells(browser: Chromium, show: Any) -> None:
    show(profiles.training(steps=1, layers=1))
    event = numbered(browser, "mm")
    browser.click_at(*place_of(browser, event))
    assert selected(browser) == "mmop"
    told = dict(zip(browser.texts("#details dt"), browser.texts("#details dd")))
    assert told["Input shapes"] == "[64, 32], [32, 64]"
    assert told["FLOPs"].startswith("262 kFLOP, ") and told["FLOPs"].endswith("GFLOP/s")
    assert told["Sequence number"] == "1"
    assert told["Where"] == "Thread 1"
    assert told["Memory"] == "4.00 KB"
    assert told["Backward"].startswith("MmBackward0 at ")
    assert told["Part of"].startswith("layer 0 at ")
    assert browser.texts("#details .stack li") == ["model.py(20): forward", "train.py(12): step", "train.py(31): <module>"]
    browser.press("Escape")
    assert selected(browser) == ""


def test_a_click_on_the_arrow_and_on_the_link_jumps(browser: Chromium, show: Any) -> None:
    op = FunctionEvent(0, "mul", 1, 0.0, 5.0, sequence_nr=3)
    show(EventList([op, FunctionEvent(1, "MulBackward0", 1, 100.0, 105.0, scope=BACKWARD, sequence_nr=3)]))
    browser.click_at(*place_of(browser, 0))
    assert selected(browser) == "mulop"
    x, y = browser.evaluate(f"(() => {{ const b = {TIMELINE}, [x, y] = specgrad.timeline.arrow.points[16]; return [b.x + x, b.y + y]; }})()")
    browser.click_at(x, y)
    assert selected(browser) == "MulBackward0backward"
    browser.click("#details dd button")
    assert selected(browser) == "mulop"


def test_a_node_that_ran_twice_names_both_runs(browser: Chromium, show: Any) -> None:
    events = [FunctionEvent(0, "mul", 1, 0.0, 5.0, sequence_nr=3)]
    events += [FunctionEvent(i, "MulBackward0", 1, 10.0 * i, 10.0 * i + 4, scope=BACKWARD, sequence_nr=3) for i in (1, 2)]
    show(EventList(events))
    browser.click_at(*place_of(browser, 0))
    assert browser.texts("#details dd button") == ["MulBackward0 at 10.000 µs", "MulBackward0 at 20.000 µs"]


def test_the_wheel_zooms_around_the_pointer(browser: Chromium, show: Any) -> None:
    show(profiles.training())
    x, y = map(round, place_of(browser, numbered(browser, "layer 2")))
    time_there = "specgrad.view.time({x} - " + TIMELINE + ".x)"
    before, span = browser.evaluate(time_there.format(x=x)), shown(browser)
    browser.mouse("mouseWheel", x, y, deltaX=0, deltaY=-400)
    browser.until(f"specgrad.view.to - specgrad.view.from < {(span[1] - span[0]) * 0.6}")
    assert browser.evaluate(time_there.format(x=x)) == pytest.approx(before, abs=(span[1] - span[0]) * 1e-6)
    browser.mouse("mouseWheel", x, y, deltaX=0, deltaY=4000)
    browser.until("specgrad.view.whole()")
    assert shown(browser) == pytest.approx(span)


def test_dragging_pans(browser: Chromium, show: Any) -> None:
    show(profiles.training())
    browser.evaluate("specgrad.view.zoom(0.25)")
    before = shown(browser)
    x, y = browser.evaluate(f"(() => {{ const b = {TIMELINE}; return [b.x + 600, b.y + 60]; }})()")
    browser.mouse("mouseMoved", x, y)
    browser.mouse("mousePressed", x, y)
    browser.mouse("mouseMoved", x - 50, y, buttons=1)
    browser.mouse("mouseMoved", x - 100, y, buttons=1)
    browser.mouse("mouseReleased", x - 100, y)
    browser.frame()
    after, width = shown(browser), browser.evaluate("specgrad.view.width")
    assert after[0] - before[0] == pytest.approx(100 / width * (before[1] - before[0]), rel=1e-6)
    assert after[1] - after[0] == pytest.approx(before[1] - before[0])
    assert selected(browser) == "", "a drag is no click"


def test_keys_do_everything(browser: Chromium, show: Any) -> None:
    show(profiles.training())
    browser.evaluate("document.getElementById('timeline').focus()")
    whole = shown(browser)
    browser.press("w", "w")
    near = shown(browser)
    assert near[1] - near[0] == pytest.approx((whole[1] - whole[0]) * 0.49)
    browser.press("d")
    assert shown(browser)[0] > near[0]
    browser.press("a", "s", "s", "0")
    assert shown(browser) == pytest.approx(whole)
    browser.press("ArrowRight")
    assert selected(browser).startswith("step 0")
    browser.press("ArrowDown", "ArrowDown", "ArrowRight", "ArrowDown")
    assert selected(browser) == "mmop"
    browser.press("p")
    assert selected(browser) == "MmBackward0backward"
    browser.press("ArrowUp", "ArrowLeft")
    assert selected(browser).startswith("forward")
    browser.press("Enter")
    seen = shown(browser)
    assert seen[1] - seen[0] < (whole[1] - whole[0]) / 4
    browser.press("Escape")
    assert selected(browser) == ""


def test_keys_go_from_thread_to_thread(browser: Chromium, show: Any) -> None:
    show(profiles.threads(9))
    browser.evaluate("document.getElementById('timeline').focus()")
    browser.press("ArrowRight", *["PageDown"] * 8)
    told = dict(zip(browser.texts("#details dt"), browser.texts("#details dd")))
    assert told["Where"] == "Thread 9"
    y = browser.evaluate("specgrad.timeline.yOf(specgrad.timeline.selected)")
    assert 0 < y < browser.evaluate("specgrad.timeline.height"), "it has been scrolled to"
    browser.press("PageDown", "PageUp")
    assert dict(zip(browser.texts("#details dt"), browser.texts("#details dd")))["Where"] == "Thread 8"


def test_everything_can_be_reached_with_the_tab_key(browser: Chromium, show: Any) -> None:
    show(profiles.training())
    reached = set()
    for _ in range(40):
        browser.call("Input.dispatchKeyEvent", type="keyDown", key="Tab", code="Tab", windowsVirtualKeyCode=9)
        browser.call("Input.dispatchKeyEvent", type="keyUp", key="Tab", code="Tab", windowsVirtualKeyCode=9)
        reached.add(browser.evaluate("document.activeElement.id || document.activeElement.textContent.slice(0, 4)"))
    assert {"search", "timeline", "zoom-in", "zoom-out", "fit", "to-peak", "together", "by-shape", "top-level", "filter", "Self", "mm"} <= reached


def test_finding_goes_from_one_to_the_next(browser: Chromium, show: Any) -> None:
    events = show(profiles.training())
    browser.evaluate("document.getElementById('timeline').focus()")
    browser.press("/")
    browser.call("Input.insertText", text="tanh")
    browser.frame()
    count = sum("tanh" in event.name.lower() for event in events)
    assert browser.texts("#found") == [f"{count} found"]
    browser.press("Enter", "Enter")
    assert browser.texts("#found") == [f"2 of {count}"]
    assert selected(browser) == "tanhop"
    browser.press("Enter", modifiers=8)  # with Shift
    assert browser.texts("#found") == [f"1 of {count}"]
    browser.press("Escape")
    assert browser.evaluate("specgrad.timeline.matching") is None


def test_a_name_in_the_table_is_found_in_the_timeline(browser: Chromium, show: Any) -> None:
    show(profiles.training())
    browser.click("#table tbody tr:first-child button")
    assert browser.texts("#found") == ["12 found"], "of mm, and none of MmBackward0"
    assert browser.evaluate("document.getElementById('search').value") == '"mm"'


def test_hovering_names_the_event_and_the_memory(browser: Chromium, show: Any, tmp_path: Path) -> None:
    show(profiles.training())
    browser.mouse("mouseMoved", *place_of(browser, numbered(browser, "forward")))
    browser.frame()
    assert browser.texts("#tip")[0].startswith("forward ")
    assert browser.evaluate("specgrad.view.hover") == pytest.approx(
        browser.evaluate("(specgrad.model.start[1] + specgrad.model.end[1]) / 2"), abs=browser.evaluate("specgrad.view.time(1) - specgrad.view.time(0)")
    )


def test_the_peak_of_memory_is_told_and_shown(browser: Chromium, show: Any) -> None:
    changes = [MemoryChange(float(t), 1, 0, total) for t, total in [(10, 1000), (20, 7_000_000), (21, 3), (900, 2000)]]
    show(EventList([FunctionEvent(0, "mul", 1, 0.0, 1000.0)], memory=changes))
    assert browser.texts("#memory-text span") == ["Peak memory 6.68 MB at 20.000 µs."]
    browser.click("#to-peak")
    begin, end = shown(browser)
    assert begin < 20_000 < end and end - begin < 200_000
    assert browser.evaluate("[15e3, 20.5e3, 21e3, 5e3].map(specgrad.memory.last)") == [0, 1, 2, -1]


def test_no_memory_no_curve(browser: Chromium, show: Any) -> None:
    show(profiles.threads())
    assert browser.evaluate("document.getElementById('memory').hidden && document.getElementById('memory-text').hidden")


# ---- what is drawn


def test_what_is_open_at_the_same_time_never_shares_a_row(browser: Chromium, show: Any) -> None:
    show(profiles.crossing())
    overlaps = browser.evaluate("""(() => {
      const { start, end, lanes } = specgrad.model;
      return lanes.flatMap((lane) => lane.rows).filter((row) => row.some((event, i) => i && end[row[i - 1]] > start[event])).length;
    })()""")
    assert overlaps == 0


def colours(browser: Chromium) -> set[tuple[int, ...]]:
    """The colours in the picture of the timeline."""
    data = browser.evaluate("(() => { const c = document.getElementById('timeline'); return c.toDataURL('image/png').split(',')[1]; })()")
    import base64

    return {tuple(line[i : i + 3]) for line in pixels(base64.b64decode(data))[::3] for i in range(0, len(line), 4)}


def colour(browser: Chromium, name: str) -> tuple[int, ...]:
    text = browser.evaluate(f"getComputedStyle(document.documentElement).getPropertyValue('--{name}').trim()")
    return tuple(int(text[i : i + 2], 16) for i in (1, 3, 5))


@pytest.mark.parametrize("dark", [False, True], ids=["light", "dark"])
def test_slices_have_the_colour_of_their_kind(browser: Chromium, show: Any, dark: bool) -> None:
    show(profiles.training(), dark=dark)
    assert {colour(browser, kind) for kind in ("op", "backward", "range", "memory")} <= colours(browser)
    assert browser.evaluate("getComputedStyle(document.body).backgroundColor") == ("rgb(22, 25, 29)" if dark else "rgb(252, 252, 251)")


def test_colours_follow_the_system(browser: Chromium, show: Any) -> None:
    show(profiles.training())
    light = colours(browser)
    browser.call("Emulation.setEmulatedMedia", features=[{"name": "prefers-color-scheme", "value": "dark"}])
    browser.frame()
    assert colour(browser, "op") in colours(browser) and colour(browser, "op") not in light


def test_what_is_thinner_than_a_pixel_is_still_drawn(browser: Chromium, show: Any) -> None:
    """One event of a nanosecond among a long run, and one of no length at all."""
    show(EventList([FunctionEvent(0, "mul", 1, 0.0, 0.001), FunctionEvent(1, "x", 1, 5e5, 5e5, scope=7), FunctionEvent(2, "mul", 1, 1e6, 1e6 + 0.001)]))
    assert {colour(browser, "op"), colour(browser, "range")} <= colours(browser)


def contrast(one: tuple[int, ...], other: tuple[int, ...]) -> float:
    """How well one colour is read on another, as WCAG reckons."""

    def light(colour: tuple[int, ...]) -> float:
        parts = [c / 255 / 12.92 if c <= 10 else ((c / 255 + 0.055) / 1.055) ** 2.4 for c in colour]
        return 0.2126 * parts[0] + 0.7152 * parts[1] + 0.0722 * parts[2]

    low, high = sorted((light(one), light(other)))
    return (high + 0.05) / (low + 0.05)


@pytest.mark.parametrize("dark", [False, True], ids=["light", "dark"])
def test_texts_can_be_read(browser: Chromium, show: Any, dark: bool) -> None:
    show(profiles.training(), dark=dark)
    pairs = [("label", kind) for kind in ("op", "backward", "range", "memory", "device")] + [
        ("ink", "paper"),
        ("quiet", "paper"),
        ("quiet", "field"),
        ("accent", "field"),
    ]
    assert {pair: contrast(*(colour(browser, name) for name in pair)) for pair in pairs if contrast(*(colour(browser, name) for name in pair)) < 4.5} == {}


@pytest.mark.parametrize("width", [320, 700, 1900])
def test_nothing_sticks_out(browser: Chromium, show: Any, width: int) -> None:
    show(profiles.training(), width=width)
    browser.evaluate("specgrad.select(5)")
    browser.frame()
    assert browser.evaluate("document.documentElement.scrollWidth") <= width


def test_two_hundred_thousand_events_stay_smooth(browser: Chromium, show: Any) -> None:
    events = show(profiles.training(steps=1250, layers=16))
    assert len(events) > 200_000
    slowest = browser.evaluate("""(() => {
      const { view, timeline, memory } = specgrad, times = [];
      for (let i = 0; i < 60; i++) {
        view.zoom(i < 30 ? 0.7 : 1 / 0.7, 300);
        const start = performance.now();
        timeline.draw();
        memory.draw();
        times.push(performance.now() - start);
      }
      return times.sort((a, b) => a - b)[54];
    })()""")
    assert slowest < 50, f"a frame takes {slowest} ms"


# ---- names, paper, no scripts


def test_odd_names_are_texts(browser: Chromium, show: Any) -> None:
    show(profiles.odd_names())
    browser.evaluate("specgrad.select(0)")
    browser.frame()
    assert browser.evaluate("document.title") == "A run"
    assert browser.evaluate("document.querySelectorAll('script').length") == 2
    assert browser.evaluate("document.querySelectorAll('img').length") == 0
    names = browser.evaluate("specgrad.model.sites.map((site) => [...Array(site.name.length).keys()].map((i) => site.name.charCodeAt(i)))")
    units = [list(struct.unpack(f"<{len(raw) // 2}H", raw)) for raw in (name.encode("utf-16-le", "surrogatepass") for name in profiles.ODD_NAMES)]
    assert names == units
    whole = [name for name in profiles.ODD_NAMES if name and "\ud83d" not in name]
    assert set(whole) <= set(rows(browser))


def test_on_paper_it_is_light_and_whole(browser: Chromium, show: Any) -> None:
    show(EventList([FunctionEvent(i, f"op {i}", 1, 2.0 * i, 2.0 * i + 1) for i in range(250)]), dark=True)
    dark = colour(browser, "op")
    browser.evaluate("window.onafterprint = () => { window.printed = [document.querySelectorAll('#table tbody tr').length] }")
    paper = browser.pdf()
    assert paper.startswith(b"%PDF") and paper.count(b"/Type /Page\n") > 2
    assert browser.evaluate("window.printed") == [250]
    browser.frame()
    assert colour(browser, "op") == dark, "the screen is as it was"


def test_without_scripts_the_table_is_there(browser: Chromium, tmp_path: Path) -> None:
    page = tmp_path / "profile.html"
    page.write_text(render(profiles.training()), encoding="utf-8")
    browser.open(page, scripts=False)
    root = browser.call("DOM.getDocument", depth=0)["root"]["nodeId"]
    found = browser.call("DOM.querySelectorAll", nodeId=root, selector="noscript tbody tr")["nodeIds"]
    assert len(found) == len(profiles.training().key_averages())
    browser.call("Emulation.setScriptExecutionDisabled", value=False)


def test_a_profile_of_nothing(browser: Chromium, show: Any) -> None:
    show(EventList([]))
    assert browser.texts("#table tbody") == ["Nothing was recorded."]
    assert browser.evaluate("document.getElementById('timeline-section').hidden")
