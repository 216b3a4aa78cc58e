// What part of the time is shown: shared by the timeline and the memory curve, so that they never disagree.

const SHORTEST = 20; // nanoseconds across the whole width: more detail there is not

function makeView(model) {
  const margin = (model.finish - model.begin) * 0.01;
  const bounds = [model.begin - margin, model.finish + margin];
  const view = { from: bounds[0], to: bounds[1], width: 1, hover: null, watchers: [], waiting: false };

  view.x = (time) => ((time - view.from) / (view.to - view.from)) * view.width;
  view.time = (x) => view.from + (x / view.width) * (view.to - view.from);
  view.whole = () => view.from <= bounds[0] && view.to >= bounds[1];

  // Everything that changes what is seen ends here: drawn once a frame, whatever happened in between.
  view.changed = () => {
    if (view.waiting) return;
    view.waiting = true;
    requestAnimationFrame(() => {
      view.waiting = false;
      for (const draw of view.watchers) draw();
    });
  };
  view.show = (from, to) => {
    const span = Math.min(Math.max(to - from, SHORTEST), bounds[1] - bounds[0]);
    from = (from + to - span) / 2;
    view.from = Math.min(Math.max(from, bounds[0]), bounds[1] - span);
    view.to = view.from + span;
    view.changed();
  };
  view.zoom = (factor, x = view.width / 2) => {
    const centre = view.time(x), span = Math.min(Math.max((view.to - view.from) * factor, SHORTEST), bounds[1] - bounds[0]);
    const from = centre - (x / view.width) * span;
    view.show(from, from + span);
  };
  view.pan = (pixels) => {
    const shift = (pixels / view.width) * (view.to - view.from);
    view.show(view.from + shift, view.to + shift);
  };
  view.fit = () => view.show(...bounds);
  view.showEvent = (event) => {
    const span = Math.max(model.end[event] - model.start[event], SHORTEST);
    view.show(model.start[event] - span * 0.2, model.end[event] + span * 0.2);
  };
  // Pans only if a time is out of sight, or if what is there would be too thin to see.
  view.reveal = (event) => {
    const [start, end] = [model.start[event], model.end[event]], span = view.to - view.from;
    if (((end - start) / span) * view.width < 2) {
      const wanted = Math.max(end - start, SHORTEST) * 30;
      view.show((start + end - wanted) / 2, (start + end + wanted) / 2);
    } else if (end < view.from || start > view.to) view.show((start + end - span) / 2, (start + end + span) / 2);
    else view.changed();
  };
  return view;
}

// Sets a canvas to its size on the page, sharp on every screen, and gives what to draw with.
function context(canvas, width, height) {
  const ratio = window.devicePixelRatio || 1;
  const [wide, high] = [Math.round(width * ratio), Math.round(height * ratio)];
  if (canvas.width !== wide || canvas.height !== high) [canvas.width, canvas.height] = [wide, high];
  canvas.style.height = `${height}px`;
  const draw = canvas.getContext("2d");
  draw.setTransform(ratio, 0, 0, ratio, 0, 0);
  draw.clearRect(0, 0, width, height);
  return draw;
}

// The colours of the style sheet, as it is now: light, dark or on paper.
function palette() {
  const style = getComputedStyle(document.documentElement);
  const colour = (name) => style.getPropertyValue(`--${name}`).trim();
  return Object.fromEntries(["paper", "ink", "quiet", "rule", "accent", "label", "curve", ...KINDS].map((name) => [name, colour(name)]));
}
