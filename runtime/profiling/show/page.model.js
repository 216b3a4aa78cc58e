// The data of the page, decoded: one typed array for each property of an event. Times are nanoseconds.

const KINDS = ["op", "backward", "range", "memory", "device"];
const THREAD = 0, DEVICE = 2; // what a lane is
const KIND_NAMES = ["op", "backward", "user range", "memory", "device"];

function decode(data) {
  const count = data.site.length;
  const model = {
    count,
    sites: data.sites.map(([name, kind, shapes, flops, module, ...stack]) => ({
      name: data.texts[name], kind, shapes: data.texts[shapes], flops, module: data.texts[module], stack: stack.map((text) => data.texts[text]),
    })),
    site: Int32Array.from(data.site),
    start: new Float64Array(count),
    end: new Float64Array(count),
    memory: Float64Array.from(data.memory),
    device: data.device && Float64Array.from(data.device),
    sequence: decodeSequence(data.sequence),
    parent: new Int32Array(count).fill(-1),
    depth: new Int32Array(count),
    self: new Float64Array(count),
    selfMemory: Float64Array.from(data.memory),
    lane: new Int32Array(count),
    lanes: [],
    changes: decodeChanges(data.changes),
  };
  let first = 0;
  data.lanes.forEach(([label, size, sort], lane) => {
    let now = 0;
    for (let event = first; event < first + size; event++) {
      now += data.start[event];
      model.start[event] = now;
      model.end[event] = now + data.span[event];
      model.lane[event] = lane;
    }
    model.lanes.push({ label, first, last: first + size, sort, rows: nest(model, first, first + size, sort === THREAD) });
    first += size;
  });
  Object.assign(model, extent(model), { partners: pair(model) });
  return model;
}

// Differences to the number before; 0 says that there is none, and what is not negative was written one greater.
function decodeSequence(coded) {
  const sequence = new Float64Array(coded.length);
  let before = 0;
  for (let i = 0; i < coded.length; i++) {
    if (coded[i] !== 0) before += coded[i] > 0 ? coded[i] - 1 : coded[i];
    sequence[i] = coded[i] === 0 ? -1 : before;
  }
  return sequence;
}

function decodeChanges(changes) {
  const summed = (differences) => {
    let sum = 0;
    return Float64Array.from(differences, (difference) => (sum += difference));
  };
  const time = summed(changes.time), total = summed(changes.total);
  let peak = 0;
  for (let i = 1; i < total.length; i++) if (total[i] > total[peak]) peak = i;
  return { time, total, peak };
}

// The tree of a lane's events, and the rows in which they are drawn: what is open at the same time never shares a row.
// Only in a thread's own lane is an event part of another, and has a time of its own.
function nest(model, first, last, thread) {
  const { start, end, parent, depth, self, selfMemory, memory } = model;
  const open = [], rows = [];
  for (let event = first; event < last; event++) {
    while (open.length && end[open[open.length - 1]] <= start[event]) open.pop();
    self[event] = thread ? end[event] - start[event] : 0;
    if (open.length) depth[event] = depth[open[open.length - 1]] + 1;
    if (open.length && thread) {
      let above = open.length - 1;
      while (above >= 0 && end[open[above]] < end[event]) above--;
      if (above >= 0) {
        parent[event] = open[above];
        self[parent[event]] -= self[event];
        selfMemory[parent[event]] -= memory[event];
      }
    }
    open.push(event);
    (rows[depth[event]] ||= []).push(event);
  }
  return rows.map((row) => Int32Array.from(row));
}

function extent(model) {
  let begin = Infinity, finish = -Infinity;
  for (let event = 0; event < model.count; event++) {
    begin = Math.min(begin, model.start[event]);
    finish = Math.max(finish, model.end[event]);
  }
  const { time } = model.changes;
  if (time.length) {
    begin = Math.min(begin, time[0]);
    finish = Math.max(finish, time[time.length - 1]);
  }
  if (begin === Infinity) [begin, finish] = [0, 1];
  return { begin, finish: Math.max(finish, begin + 1) };
}

// Who made a node, and its runs: sequence number -> {forward: the innermost event, backward: [events]}.
function pair(model) {
  const partners = new Map();
  for (let event = 0; event < model.count; event++) {
    const number = model.sequence[event];
    if (number < 0) continue;
    if (!partners.has(number)) partners.set(number, { forward: -1, backward: [] });
    const found = partners.get(number);
    if (model.sites[model.site[event]].kind === 1) found.backward.push(event);
    else if (found.forward < 0 || model.depth[event] >= model.depth[found.forward]) found.forward = event;
  }
  return partners;
}

const siteOf = (model, event) => model.sites[model.site[event]];

function partnersOf(model, event) {
  const found = model.partners.get(model.sequence[event]);
  if (!found) return [];
  return siteOf(model, event).kind === 1 ? (found.forward < 0 ? [] : [found.forward]) : found.backward;
}

// The first place in a row (whose events follow one another) of an event that ends after a time.
function firstEndingAfter(model, row, time, from = 0) {
  let low = from, high = row.length, step = 1;
  while (low + step < high && model.end[row[low + step]] <= time) { low += step; step *= 2; }
  high = Math.min(high, low + step + 1);
  while (low < high) {
    const middle = (low + high) >> 1;
    if (model.end[row[middle]] > time) high = middle;
    else low = middle + 1;
  }
  return low;
}
