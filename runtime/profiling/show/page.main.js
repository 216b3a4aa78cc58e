// Puts the parts together: what a pointer, a key or the search does.

const model = decode(JSON.parse(byId("data").textContent));
const view = makeView(model);
const timeline = makeTimeline(model, view);
const memory = makeMemory(model, view);
const canvas = timeline.canvas, tip = byId("tip"), search = byId("search");
let matches = [], match = -1;

view.watchers.push(timeline.draw, memory.draw);

function select(event, reveal = true) {
  timeline.select(event);
  if (event >= 0 && reveal) view.reveal(event);
  showDetails(model, event, timeline.partners, select);
}

// ---- the legend

const kinds = new Set(model.sites.map((site) => site.kind));
for (const kind of [...kinds].sort()) byId("legend").append(element("li", {}, element("i", { className: `dot ${KINDS[kind]}` }), KIND_NAMES[kind]));

// ---- finding by name

// A text in quotes is a whole name.
function find(text) {
  const wanted = text.toLowerCase(), whole = wanted.length > 2 && wanted.startsWith('"') && wanted.endsWith('"') ? text.slice(1, -1) : null;
  const sites = model.sites.map(({ name }) => wanted !== "" && (whole === null ? name.toLowerCase().includes(wanted) : name === whole));
  matches = [];
  match = -1;
  timeline.matching = wanted === "" ? null : model.lanes.map((lane) => lane.rows.map((row) => row.filter((event) => sites[model.site[event]])));
  for (let event = 0; event < model.count; event++) if (sites[model.site[event]]) matches.push(event);
  matches.sort((a, b) => model.start[a] - model.start[b]);
  tellFound();
  view.changed();
}

function tellFound() {
  const total = countText(matches.length);
  byId("found").textContent = search.value === "" ? "" : match < 0 ? `${total} found` : `${countText(match + 1)} of ${total}`;
  byId("previous").disabled = byId("next").disabled = !matches.length;
}

function step(by) {
  if (!matches.length) return;
  match = match < 0 ? (by > 0 ? 0 : matches.length - 1) : (match + by + matches.length) % matches.length;
  tellFound();
  select(matches[match]);
}

search.addEventListener("input", () => find(search.value));
search.addEventListener("keydown", (press) => {
  if (press.key === "Enter") step(press.shiftKey ? -1 : 1);
  else if (press.key === "Escape") { search.value = ""; find(""); canvas.focus(); }
  else return;
  press.preventDefault();
});
byId("next").addEventListener("click", () => step(1));
byId("previous").addEventListener("click", () => step(-1));
byId("zoom-in").addEventListener("click", () => view.zoom(0.5));
byId("zoom-out").addEventListener("click", () => view.zoom(2));
byId("fit").addEventListener("click", view.fit);

// ---- keys

const inRow = (event, by) => {
  const row = model.lanes[model.lane[event]].rows[model.depth[event]];
  return row[row.indexOf(event) + by] ?? event;
};
function firstPart(event) {
  const { last } = model.lanes[model.lane[event]];
  for (let other = event + 1; other < last && model.start[other] < model.end[event]; other++) if (model.parent[other] === event) return other;
  return event;
}
// The event of another lane that is nearest in time.
function inLane(event, by) {
  const lane = model.lanes[model.lane[event] + by];
  if (!lane) return event;
  const row = lane.rows[0], place = firstEndingAfter(model, row, model.start[event]);
  return row[Math.min(place, row.length - 1)];
}
const MOVES = {
  PageUp: (event) => inLane(event, -1),
  PageDown: (event) => inLane(event, 1),
  ArrowLeft: (event) => inRow(event, -1),
  ArrowRight: (event) => inRow(event, 1),
  ArrowUp: (event) => (model.parent[event] < 0 ? event : model.parent[event]),
  ArrowDown: firstPart,
  p: () => timeline.partners[0] ?? timeline.selected,
};
const COMMANDS = {
  w: () => view.zoom(0.7), s: () => view.zoom(1 / 0.7), a: () => view.pan(-view.width * 0.15), d: () => view.pan(view.width * 0.15),
  "+": () => view.zoom(0.7), "-": () => view.zoom(1 / 0.7), 0: view.fit, Home: view.fit,
  Enter: () => timeline.selected >= 0 && view.showEvent(timeline.selected),
  Escape: () => select(-1),
};
canvas.addEventListener("keydown", (press) => {
  if (press.ctrlKey || press.metaKey || press.altKey) return;
  const key = press.key.length === 1 ? press.key.toLowerCase() : press.key;
  if (key in MOVES) {
    if (model.count) select(timeline.selected < 0 ? 0 : MOVES[key](timeline.selected));
  } else if (key in COMMANDS) COMMANDS[key]();
  else return;
  press.preventDefault();
});
document.addEventListener("keydown", (press) => {
  if (press.key !== "/" || press.target.matches("input")) return;
  press.preventDefault();
  search.focus();
});

// ---- the pointer

let drag = null;
const where = (event) => {
  const box = canvas.getBoundingClientRect();
  return [event.clientX - box.left, event.clientY - box.top];
};

for (const surface of [canvas, memory.canvas]) {
  surface.addEventListener("wheel", (wheel) => {
    const [x] = where(wheel), unit = wheel.deltaMode === 1 ? 16 : 1;
    const sideways = wheel.shiftKey ? wheel.deltaX || wheel.deltaY : Math.abs(wheel.deltaX) > Math.abs(wheel.deltaY) ? wheel.deltaX : 0;
    if (!sideways && wheel.deltaY > 0 && view.whole()) return; // there is nothing to zoom out to: the page scrolls
    wheel.preventDefault();
    if (sideways) view.pan(sideways * unit);
    else view.zoom(Math.exp(wheel.deltaY * unit * 0.002), x);
  }, { passive: false });
  surface.addEventListener("pointerdown", (down) => {
    if (down.button !== 0) return;
    surface.setPointerCapture(down.pointerId);
    drag = { x: down.clientX, y: down.clientY, from: view.from, to: view.to, top: timeline.scrolled(), moved: false };
  });
  surface.addEventListener("pointermove", (move) => {
    const [x, y] = where(move);
    if (drag) {
      const [right, down] = [move.clientX - drag.x, move.clientY - drag.y];
      drag.moved ||= Math.hypot(right, down) > 4;
      if (!drag.moved) return;
      const shift = (right / view.width) * (drag.to - drag.from);
      view.show(drag.from - shift, drag.to - shift);
      timeline.scrollTo(drag.top - down);
      hint(null);
    } else {
      view.hover = view.time(x);
      hint(surface === canvas ? timeline.at(x, y) : null, x, y);
      view.changed();
    }
    surface.classList.toggle("dragging", Boolean(drag));
  });
  surface.addEventListener("pointerup", (up) => {
    const clicked = drag && !drag.moved;
    drag = null;
    surface.classList.remove("dragging");
    if (!clicked || surface !== canvas) return;
    const hit = timeline.at(...where(up));
    select(hit ? hit.event : -1, Boolean(hit && hit.arrow));
  });
  surface.addEventListener("pointercancel", () => { drag = null; });
  surface.addEventListener("pointerleave", () => { view.hover = null; hint(null); view.changed(); });
}
canvas.addEventListener("dblclick", () => timeline.selected >= 0 && view.showEvent(timeline.selected));

function hint(hit, x, y) {
  tip.hidden = !hit;
  canvas.classList.toggle("on-event", Boolean(hit));
  if (!hit) return;
  const { event } = hit, site = siteOf(model, event);
  tip.replaceChildren(element("b", {}, nameText(site)), ` ${timeText(model.end[event] - model.start[event])}`);
  if (site.shapes) tip.append(element("span", {}, site.shapes));
  tip.style.left = `${Math.max(0, Math.min(x + 14, view.width - tip.offsetWidth - 4))}px`;
  tip.style.top = `${y + 18}px`;
}

// ---- size and colours

function refresh() {
  timeline.resize();
  timeline.draw();
  memory.draw();
}
document.querySelector("main").hidden = false;
byId("timeline-section").hidden = !model.count;
new ResizeObserver(refresh).observe(canvas);
matchMedia("(prefers-color-scheme: dark)").addEventListener("change", refresh);
window.addEventListener("beforeprint", () => { document.documentElement.dataset.paper = ""; refresh(); });
window.addEventListener("afterprint", () => { delete document.documentElement.dataset.paper; refresh(); });

startTable(model, (name) => {
  search.value = `"${name}"`;
  find(search.value);
  byId("timeline-section").scrollIntoView({ block: "nearest" });
});
tellFound();
select(-1);
refresh();

// For the console: what the page knows and shows.
window.specgrad = { model, view, timeline, memory, averages, select };
