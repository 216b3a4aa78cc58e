// The memory curve: bytes alive, on the time axis of the timeline.

const CURVE = 92, HEAD = 18;

function makeMemory(model, view) {
  const { time, total, peak } = model.changes;
  const canvas = byId("memory"), text = byId("memory-text");
  const memory = { canvas, there: time.length > 0, draw: () => {} };
  if (!memory.there) return memory;
  canvas.hidden = text.hidden = false;
  const peakText = `${bytesText(total[peak])} at ${momentText(time[peak])}`;
  text.querySelector("span").textContent = `Peak memory ${peakText}.`;
  canvas.setAttribute("aria-label", `Memory over time; the peak is ${peakText}`);
  const most = Math.max(total[peak], 1);
  const y = (bytes) => CURVE - (Math.max(bytes, 0) / most) * (CURVE - HEAD);

  // The last change at or before a time; -1 before the first.
  memory.last = (moment) => {
    let low = 0, high = time.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (time[middle] <= moment) low = middle + 1;
      else high = middle;
    }
    return low - 1;
  };

  // One step a pixel, from its least to its greatest value: no peak is too short to be seen.
  function outline(draw) {
    let change = memory.last(view.from), level = change < 0 ? 0 : total[change];
    draw.moveTo(0, y(level));
    for (change++; change < time.length && time[change] <= view.to; ) {
      const pixel = Math.floor(view.x(time[change])), until = view.time(pixel + 1);
      let low = total[change], high = low;
      draw.lineTo(pixel, y(level));
      do {
        level = total[change++];
        low = Math.min(low, level);
        high = Math.max(high, level);
      } while (change < time.length && time[change] < until);
      draw.lineTo(pixel, y(low));
      draw.lineTo(pixel, y(high));
      draw.lineTo(pixel, y(level));
    }
    draw.lineTo(view.width, y(level));
  }

  memory.draw = () => {
    const colours = palette(), draw = context(canvas, view.width, CURVE + 1);
    draw.font = FONT;
    draw.textBaseline = "middle";
    draw.beginPath();
    outline(draw);
    const dense = memory.last(view.to) - memory.last(view.from) > 2 * view.width;
    draw.strokeStyle = colours.curve;
    draw.lineWidth = dense ? 1 : 1.5;
    draw.globalAlpha = dense ? 0.45 : 1; // a stroke in every pixel would be a block
    draw.stroke();
    draw.lineTo(view.width, CURVE + 2);
    draw.lineTo(0, CURVE + 2);
    draw.globalAlpha = 0.18;
    draw.fillStyle = colours.curve;
    draw.fill();
    draw.globalAlpha = 1;
    crosshair(draw, view, 0, CURVE, colours);
    mark(draw, colours);
    if (view.hover !== null) say(draw, colours);
  };

  function mark(draw, colours) {
    const x = view.x(time[peak]);
    draw.fillStyle = colours.quiet;
    draw.fillText("Memory", 6, 9);
    if (x < -4 || x > view.width + 4) return;
    draw.fillStyle = colours.accent;
    draw.beginPath();
    draw.arc(x, y(total[peak]), 3, 0, 7);
    draw.fill();
    if (view.hover !== null) return;
    label(draw, x, `peak ${bytesText(total[peak])}`);
  }

  function say(draw, colours) {
    const change = memory.last(view.hover);
    draw.fillStyle = colours.ink;
    label(draw, view.x(view.hover), `${bytesText(change < 0 ? 0 : total[change])} at ${momentText(view.hover)}`);
  }

  function label(draw, x, words) {
    const width = draw.measureText(words).width;
    draw.fillText(words, Math.min(Math.max(x + 8 + width > view.width ? x - width - 8 : x + 8, 62), view.width - width - 4), 9);
  }

  byId("to-peak").addEventListener("click", () => {
    const span = Math.min(view.to - view.from, (model.finish - model.begin) / 10);
    view.show(time[peak] - span / 2, time[peak] + span / 2);
  });
  return memory;
}
