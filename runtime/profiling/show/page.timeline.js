// The timeline: one group of rows for each lane, drawn on a canvas. Only what is visible is visited; what is thinner than a pixel is drawn once for all
// that lies in that pixel, so the work depends on the size of the picture and not on the number of events.

const RULER = 26, LANE_LABEL = 22, ROW = 19, SLICE = 17, LANE_GAP = 8, FONT = "11.5px system-ui, sans-serif";
const NICE = [1, 2, 5];

function makeTimeline(model, view) {
  const canvas = byId("timeline");
  const timeline = { selected: -1, matching: null, top: 0, height: 0, arrow: null };
  const content = layOut(model);
  let colours = palette();
  const widths = new Map();

  const widthOf = (draw, text) => {
    if (!widths.has(text)) widths.set(text, draw.measureText(text).width);
    return widths.get(text);
  };

  timeline.yOf = (event) => model.lanes[model.lane[event]].y + LANE_LABEL + model.depth[event] * ROW - timeline.top;

  function slice(draw, event, y, x, right, colour) {
    const left = Math.max(Math.round(x), -2), edge = Math.min(Math.round(right), view.width + 2);
    const width = Math.max(edge - left - (edge - left >= 4 ? 1 : 0), 1);
    draw.fillStyle = colour;
    draw.fillRect(left, y, width, SLICE);
    const from = Math.max(left, 0) + 5, room = Math.min(left + width, view.width) - from - 3;
    if (room < 22) return;
    const name = nameText(siteOf(model, event)).slice(0, 300), whole = widthOf(draw, name);
    const fitting = whole <= room ? name : shortened(name, room / whole);
    if (!fitting) return;
    draw.fillStyle = colours.label;
    draw.fillText(fitting, from, y + SLICE / 2 + 0.5);
  }

  function row(draw, events, y) {
    let place = firstEndingAfter(model, events, view.from);
    if (place > 0 && model.end[events[place - 1]] === view.from) place--;
    const scale = view.width / (view.to - view.from);
    let runColour = "", runFrom = 0, runTo = -1;
    const flush = () => {
      if (runTo > runFrom) { draw.fillStyle = runColour; draw.fillRect(runFrom, y, runTo - runFrom, SLICE); }
      runTo = -1;
    };
    while (place < events.length) {
      const event = events[place], start = model.start[event];
      if (start > view.to) break;
      const x = (start - view.from) * scale, right = (model.end[event] - view.from) * scale, colour = shade(event);
      if (right - x >= 1.5) {
        flush();
        slice(draw, event, y, x, right, colour);
        place++;
        continue;
      }
      const pixel = Math.max(Math.floor(x), 0);
      if (colour !== runColour || pixel > runTo) { flush(); runColour = colour; runFrom = pixel; }
      runTo = pixel + 1;
      place = Math.max(firstEndingAfter(model, events, view.time(pixel + 1), place + 1), place + 1);
    }
    flush();
  }

  const shade = (event) => colours[KINDS[siteOf(model, event).kind]];

  function lanes(draw, only) {
    for (const lane of model.lanes) {
      lane.rows.forEach((events, depth) => {
        const y = lane.y + LANE_LABEL + depth * ROW - timeline.top;
        if (y + ROW < RULER || y > timeline.height) return;
        row(draw, only ? only[lane.index][depth] : events, y);
      });
    }
  }

  function laneLabel(draw, lane) {
    const y = lane.y - timeline.top;
    draw.fillStyle = colours.rule;
    if (lane.index) draw.fillRect(0, Math.round(y), view.width, 1);
    draw.fillStyle = colours.quiet;
    draw.fillText(lane.label, 6, y + LANE_LABEL / 2 + 2);
  }

  function outline(draw, event, colour, width) {
    const x = Math.max(view.x(model.start[event]), -4), right = Math.min(view.x(model.end[event]), view.width + 4), y = timeline.yOf(event);
    if (right < -3 || x > view.width + 3 || y < RULER - ROW) return;
    draw.strokeStyle = colour;
    draw.lineWidth = width;
    draw.strokeRect(Math.round(x) - 1, y - 1, Math.max(Math.round(right) - Math.round(x), 1) + 1, SLICE + 2);
  }

  timeline.draw = () => {
    const draw = context(canvas, view.width, timeline.height);
    draw.font = FONT;
    draw.textBaseline = "middle";
    gridLines(draw, view, timeline.height, colours);
    draw.save();
    draw.beginPath();
    draw.rect(0, RULER, view.width, timeline.height - RULER);
    draw.clip();
    for (const lane of model.lanes) laneLabel(draw, lane);
    draw.globalAlpha = timeline.matching ? 0.22 : 1;
    lanes(draw, null);
    draw.globalAlpha = 1;
    if (timeline.matching) lanes(draw, timeline.matching);
    if (timeline.selected >= 0) selection(draw);
    draw.restore();
    ruler(draw, view, colours);
    thumb(draw);
    crosshair(draw, view, RULER, timeline.height, colours);
  };

  function selection(draw) {
    const event = timeline.selected;
    outline(draw, event, colours.ink, 2);
    timeline.arrow = null;
    const [partner] = timeline.partners;
    if (partner === undefined) return;
    outline(draw, partner, colours.accent, 2);
    const [from, to] = siteOf(model, event).kind === 1 ? [partner, event] : [event, partner];
    const middle = (end) => timeline.yOf(end) + SLICE / 2;
    timeline.arrow = { partner, points: curve([view.x(model.end[from]), middle(from)], [view.x(model.start[to]), middle(to)], timeline.height) };
    strokeArrow(draw, timeline.arrow.points, colours.accent);
  }

  function thumb(draw) {
    if (content <= timeline.height - RULER) return;
    const room = timeline.height - RULER, size = Math.max((room * room) / content, 24);
    const y = RULER + (timeline.scrolled() / (content - room)) * (room - size);
    draw.fillStyle = colours.quiet;
    draw.globalAlpha = 0.5;
    draw.fillRect(view.width - 5, y, 3, size);
    draw.globalAlpha = 1;
  }

  timeline.scrollTo = (top) => {
    timeline.top = Math.max(0, Math.min(top, content - (timeline.height - RULER))) - RULER;
    view.changed();
  };
  timeline.scrolled = () => timeline.top + RULER;
  timeline.resize = () => {
    view.width = Math.max(canvas.clientWidth, 50);
    timeline.height = Math.max(120, Math.min(content + RULER, Math.max(280, Math.round(window.innerHeight * 0.5))));
    colours = palette();
    timeline.scrollTo(timeline.scrolled());
  };
  timeline.select = (event) => {
    timeline.selected = event;
    timeline.partners = event < 0 ? [] : nearestFirst(model, event);
    timeline.arrow = null;
    if (event >= 0) {
      const y = timeline.yOf(event);
      if (y < RULER || y + ROW > timeline.height) timeline.scrollTo(timeline.scrolled() + y - timeline.height / 2);
    }
    view.changed();
  };
  timeline.at = (x, y) => eventAt(model, view, timeline, x, y);
  timeline.canvas = canvas;
  timeline.top = -RULER;
  return timeline;
}

// Where each lane begins; gives the height of all.
function layOut(model) {
  let y = 0;
  model.lanes.forEach((lane, index) => {
    Object.assign(lane, { index, y });
    y += LANE_LABEL + lane.rows.length * ROW + LANE_GAP;
  });
  return y;
}

function shortened(text, share) {
  const kept = Math.floor(text.length * share - 1.5);
  return kept >= 2 ? `${text.slice(0, kept)}\u2026` : "";
}

// A node may have run several times: the run that is nearest in time comes first.
function nearestFirst(model, event) {
  const away = (other) => Math.abs(model.start[other] - model.start[event]);
  return [...partnersOf(model, event)].sort((a, b) => away(a) - away(b));
}

function ticks(view) {
  const rough = ((view.to - view.from) / view.width) * 110, size = 10 ** Math.floor(Math.log10(rough));
  const step = size * (NICE.find((nice) => size * nice >= rough) || 10), found = [];
  for (let n = Math.ceil(view.from / step); n * step <= view.to; n++) found.push(n * step);
  return { step, found };
}

function gridLines(draw, view, height, colours) {
  draw.fillStyle = colours.rule;
  for (const time of ticks(view).found) draw.fillRect(Math.round(view.x(time)), RULER, 1, height - RULER);
}

function ruler(draw, view, colours) {
  const { step, found } = ticks(view);
  const [unit, scale] = TIMES.find(([, scale]) => Math.max(Math.abs(view.to), step) >= scale) || TIMES[3];
  const digits = Math.max(0, Math.ceil(-Math.log10(step / scale) - 1e-9));
  draw.fillStyle = colours.rule;
  draw.fillRect(0, RULER - 1, view.width, 1);
  draw.fillStyle = colours.quiet;
  for (const time of found) {
    const text = `${(time / scale).toFixed(digits)} ${unit}`, x = Math.round(view.x(time)) + 4;
    if (x + draw.measureText(text).width < view.width - 2) draw.fillText(text, x, RULER / 2);
  }
}

function crosshair(draw, view, from, to, colours) {
  if (view.hover === null) return;
  draw.fillStyle = colours.quiet;
  draw.globalAlpha = 0.45;
  draw.fillRect(Math.round(view.x(view.hover)), from, 1, to - from);
  draw.globalAlpha = 1;
}

function curve([x0, y0], [x1, y1], height) {
  const bend = Math.max(24, Math.abs(x1 - x0) * 0.3), points = [];
  const room = Math.max(height - y0 - 8, 0) / 0.75; // a curve goes three quarters of the way to its handles
  const sag = Math.abs(y1 - y0) < ROW ? Math.min(50, Math.abs(x1 - x0) * 0.2, room) : 0; // around what lies between two slices of one row
  for (let i = 0; i <= 32; i++) {
    const t = i / 32, s = 1 - t;
    const mix = (a, b, c, d) => s * s * s * a + 3 * s * s * t * b + 3 * s * t * t * c + t * t * t * d;
    points.push([mix(x0, x0 + bend, x1 - bend, x1), mix(y0, y0 + sag, y1 + sag, y1)]);
  }
  return points;
}

function strokeArrow(draw, points, colour) {
  draw.strokeStyle = draw.fillStyle = colour;
  draw.lineWidth = 1.5;
  draw.beginPath();
  for (const [x, y] of points) draw.lineTo(x, y);
  draw.stroke();
  const [x, y] = points[points.length - 1];
  draw.beginPath();
  draw.moveTo(x + 1, y);
  draw.lineTo(x - 8, y - 4);
  draw.lineTo(x - 8, y + 4);
  draw.fill();
}

// What a pointer means: an event, the end of the arrow (told as {partner}), or nothing.
function eventAt(model, view, timeline, x, y) {
  if (y < RULER) return null;
  for (const lane of model.lanes) {
    const depth = Math.floor((y + timeline.top - lane.y - LANE_LABEL) / ROW), row = lane.rows[depth];
    if (!row || depth < 0) continue;
    const slack = view.time(2) - view.time(0), time = view.time(x);
    const near = firstEndingAfter(model, row, time - slack);
    let best = null, least = slack;
    for (let i = Math.max(near - 1, 0); i < row.length && model.start[row[i]] <= time + slack; i++) {
      const away = Math.max(model.start[row[i]] - time, time - model.end[row[i]], 0);
      if (away <= least) [best, least] = [row[i], away];
      if (away === 0) break;
    }
    if (best !== null) return { event: best };
  }
  const onArrow = timeline.arrow && timeline.arrow.points.some(([px, py], i, all) => i > 0 && nearSegment(x, y, all[i - 1], [px, py]));
  return onArrow ? { event: timeline.arrow.partner, arrow: true } : null;
}

function nearSegment(x, y, [x0, y0], [x1, y1]) {
  const length = (x1 - x0) ** 2 + (y1 - y0) ** 2 || 1, t = Math.max(0, Math.min(1, ((x - x0) * (x1 - x0) + (y - y0) * (y1 - y0)) / length));
  return Math.hypot(x - x0 - t * (x1 - x0), y - y0 - t * (y1 - y0)) < 6;
}
