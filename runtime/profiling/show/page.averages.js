// The rows of the table: events of one name (and shapes) added up.

// Options: topLevel counts only events that are part of no other; byShape keeps shapes apart; together adds the runs of backward nodes to the op
// that made the node.
function averages(model, { topLevel, byShape, together }) {
  const rows = new Map();
  const rowOf = (event) => {
    const site = siteOf(model, event);
    const key = byShape ? `${site.name}\n${site.shapes}` : site.name;
    if (!rows.has(key)) {
      const sums = { calls: 0, called: 0, self: 0, total: 0, backward: 0, memory: 0, selfMemory: 0, flops: 0, timed: 0, device: 0 };
      rows.set(key, { name: site.name, shapes: byShape ? site.shapes : "", kind: site.kind, ...sums });
    }
    return rows.get(key);
  };
  for (let event = 0; event < model.count; event++) {
    const site = siteOf(model, event);
    const forward = together && site.kind === 1 ? partnersOf(model, event)[0] ?? -1 : -1;
    if (topLevel && model.parent[forward < 0 ? event : forward] >= 0) continue;
    const row = rowOf(forward < 0 ? event : forward);
    const time = model.lanes[model.lane[event]].sort === DEVICE ? 0 : model.end[event] - model.start[event];
    row.self += model.self[event];
    row.memory += model.memory[event];
    row.selfMemory += model.selfMemory[event];
    if (model.device) row.device += model.device[event];
    row.flops += site.flops;
    if (site.flops) row.timed += time;
    if (together && site.kind === 1) row.backward += time;
    else row.total += time;
    if (forward >= 0) continue;
    row.calls++;
    row.called += time;
  }
  const found = [...rows.values()];
  const whole = found.reduce((sum, row) => sum + row.self, 0) || 1;
  for (const row of found) {
    row.share = row.self / whole;
    row.mean = row.calls ? row.called / row.calls : 0;
    row.both = row.total + row.backward;
    row.speed = row.timed ? (row.flops / row.timed) * 1e9 : 0;
  }
  return found;
}
