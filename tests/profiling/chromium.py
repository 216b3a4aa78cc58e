"""A headless Chromium, driven over a pipe: the DevTools protocol without a port, a socket or a package."""

from __future__ import annotations

import base64
import json
import os
import select
import shutil
import subprocess
import tempfile
import time
from pathlib import Path
from types import TracebackType
from typing import Any

PATIENCE = 60.0  # seconds for any answer: a shared machine may be slow


def executable() -> str | None:
    """Where a Chromium is, if there is one."""
    names = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome")
    return next(filter(None, map(shutil.which, names)), None)


class Chromium:
    """One browser with one page open.

    Every request of the page for anything but a file or data is noted in `requests`, whatever it logs as an error in `errors`.
    """

    def __init__(self) -> None:
        program = executable()
        assert program, "no Chromium"
        self._profile = tempfile.TemporaryDirectory(prefix="chromium-")
        to_browser, self._out = os.pipe()
        self._in, from_browser = os.pipe()
        options = [
            "--headless=new", "--no-sandbox", "--disable-gpu", "--hide-scrollbars", "--remote-debugging-pipe", "--no-first-run", "--disable-extensions",
            "--disable-background-networking", "--disable-component-update", "--disable-sync", f"--user-data-dir={self._profile.name}", "about:blank",
        ]  # fmt: skip
        # The browser reads commands from its descriptor 3 and writes answers to 4: a shell puts them there.
        plumbing = f'exec 3<&{to_browser} 4>&{from_browser}; exec "$@"'
        self._browser = subprocess.Popen(
            ["bash", "-c", plumbing, "chromium", program, *options], pass_fds=(to_browser, from_browser), stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
        )
        os.close(to_browser)
        os.close(from_browser)
        self._pending, self._number, self._session = b"", 0, ""
        self.errors: list[str] = []
        self.requests: list[str] = []
        target = next(t for t in self.call("Target.getTargets")["targetInfos"] if t["type"] == "page")
        self._session = self.call("Target.attachToTarget", targetId=target["targetId"], flatten=True)["sessionId"]
        for domain in ("Page", "Runtime", "Log", "Network"):
            self.call(f"{domain}.enable")

    def __enter__(self) -> Chromium:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None) -> None:
        os.close(self._out)  # at the end of its commands the browser goes
        try:
            self._browser.wait(10)
        except subprocess.TimeoutExpired:
            self._browser.kill()
            self._browser.wait()
        os.close(self._in)
        self._profile.cleanup()

    def call(self, method: str, **parameters: Any) -> dict[str, Any]:
        """Give a command; gives its result."""
        self._number += 1
        message: dict[str, Any] = {"id": self._number, "method": method, "params": parameters}
        if self._session:
            message["sessionId"] = self._session
        left = json.dumps(message).encode() + b"\0"
        while left:
            left = left[os.write(self._out, left) :]
        while True:
            answer = self._receive()
            if answer.get("id") == self._number:
                assert "error" not in answer, answer["error"]
                return dict(answer["result"])

    def _receive(self) -> dict[str, Any]:
        deadline = time.monotonic() + PATIENCE
        while b"\0" not in self._pending:
            ready, _, _ = select.select([self._in], [], [], max(0.0, deadline - time.monotonic()))
            assert ready, f"Chromium gave no answer in {PATIENCE:.0f} s"
            chunk = os.read(self._in, 1 << 20)
            assert chunk, f"Chromium has ended, with status {self._browser.wait()}"
            self._pending += chunk
        message, _, self._pending = self._pending.partition(b"\0")
        answer: dict[str, Any] = json.loads(message)
        self._note(answer.get("method"), answer.get("params", {}))
        return answer

    def _note(self, event: str | None, parameters: dict[str, Any]) -> None:
        if event == "Runtime.exceptionThrown":
            details = parameters["exceptionDetails"]
            self.errors.append(details.get("exception", {}).get("description") or details["text"])
        elif event == "Runtime.consoleAPICalled" and parameters["type"] in ("error", "warning", "assert"):
            self.errors.append(str(parameters["args"]))
        elif event == "Log.entryAdded" and parameters["entry"]["level"] in ("error", "warning"):
            self.errors.append(parameters["entry"]["text"])
        elif event == "Network.requestWillBeSent" and not parameters["request"]["url"].startswith(("file:", "data:")):
            self.requests.append(parameters["request"]["url"])

    def open(self, page: Path, *, width: int = 1400, height: int = 900, dark: bool = False, scripts: bool = True, scale: float = 1) -> None:
        """Open a file in a window of a size."""
        self.errors.clear()
        self.requests.clear()
        self.call("Emulation.setDeviceMetricsOverride", width=width, height=height, deviceScaleFactor=scale, mobile=False)
        self.call("Emulation.setEmulatedMedia", features=[{"name": "prefers-color-scheme", "value": "dark" if dark else "light"}])
        self.call("Emulation.setScriptExecutionDisabled", value=not scripts)
        self.call("Page.navigate", url=page.resolve().as_uri())
        if scripts:
            self.until("location.protocol === 'file:' && document.readyState === 'complete'")
            self.frame()
        else:
            time.sleep(0.5)

    def frame(self) -> None:
        """Wait until what was asked for is drawn."""
        self.evaluate("new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done(0))))")

    def evaluate(self, expression: str) -> Any:
        """Give the value of an expression of JavaScript, awaited if it is a promise."""
        answer = self.call("Runtime.evaluate", expression=expression, returnByValue=True, awaitPromise=True)
        assert "exceptionDetails" not in answer, answer["exceptionDetails"].get("exception", {}).get("description", answer)
        return answer["result"].get("value")

    def until(self, condition: str) -> None:
        """Wait until a condition in JavaScript holds."""
        deadline = time.monotonic() + PATIENCE
        while not self.evaluate(condition):
            assert time.monotonic() < deadline, f"never came true: {condition}"
            time.sleep(0.02)

    def texts(self, selector: str) -> list[str]:
        """The text of every element that a selector finds."""
        found: list[str] = self.evaluate(f"[...document.querySelectorAll({json.dumps(selector)})].map((e) => e.textContent)")
        return found

    def click(self, selector: str) -> None:
        """Click in the middle of the first element that a selector finds."""
        box = self.evaluate(
            f"(() => {{ const e = document.querySelector({json.dumps(selector)}); e.scrollIntoView({{block: 'nearest'}});"
            " const b = e.getBoundingClientRect(); return [b.x + b.width / 2, b.y + b.height / 2]; })()"
        )
        self.click_at(*box)

    def click_at(self, x: float, y: float) -> None:
        self.mouse("mouseMoved", x, y)
        self.mouse("mousePressed", x, y)
        self.mouse("mouseReleased", x, y)
        self.frame()

    def mouse(self, kind: str, x: float, y: float, **more: Any) -> None:
        button = {} if kind in ("mouseMoved", "mouseWheel") else {"button": "left", "clickCount": 1}
        self.call("Input.dispatchMouseEvent", type=kind, x=x, y=y, **{**button, **more})

    def press(self, *keys: str, **more: Any) -> None:
        """Press keys, one after the other, as they are named in a KeyboardEvent."""
        for key in keys:
            text = {"text": key} if len(key) == 1 else {"text": "\r"} if key == "Enter" else {}
            self.call("Input.dispatchKeyEvent", type="keyDown", key=key, **text, **more)
            self.call("Input.dispatchKeyEvent", type="keyUp", key=key, **more)
        self.frame()

    def screenshot(self, path: Path, *, whole: bool = True) -> None:
        """Write a picture of the page."""
        path.write_bytes(base64.b64decode(self.call("Page.captureScreenshot", format="png", captureBeyondViewport=whole)["data"]))

    def pdf(self) -> bytes:
        """Print the page."""
        return base64.b64decode(self.call("Page.printToPDF", preferCSSPageSize=True)["data"])
