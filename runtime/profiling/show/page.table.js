// The table: sortable by every column, filtered by name.

const ROWS_AT_FIRST = 100;

function columnsFor(model, options, rows) {
  const some = (key) => rows.some((row) => row[key] !== 0);
  const dash = (text) => (value) => (value ? text(value) : "\u2013");
  // One unit for a column, so that its numbers can be compared by their length; small enough for the least of them.
  const time = (key, label, more = {}) => {
    const largest = rows.reduce((most, row) => Math.max(most, row[key]), 0);
    const [unit, scale] = largest >= 1e11 ? ["s", 1e9] : largest >= 1e7 ? ["ms", 1e6] : ["\u00b5s", 1e3];
    const show = (value) => (value / scale).toLocaleString("en-US", { minimumFractionDigits: 3, maximumFractionDigits: 3 });
    return { key, label: `${label} (${unit})`, show: more.sparse ? dash(show) : show, ...more };
  };
  return [
    { key: "name", label: "Name", text: true },
    options.byShape && { key: "shapes", label: "Input shapes", text: true },
    time("self", "Self", { hint: "Time in the event itself, without its parts" }),
    { key: "share", label: "Self %", show: (value) => (100 * value).toFixed(1), bar: true },
    time("total", options.together ? "Forward" : "Total", { sparse: options.together, hint: "Time from begin to end, parts included" }),
    options.together && time("backward", "Backward", { sparse: true, hint: "Time of backward nodes, in the row of the op that made them" }),
    options.together && time("both", "Both"),
    time("mean", "Mean", { hint: "Time from begin to end, of one call" }),
    { key: "calls", label: "Calls", show: countText },
    model.device && time("device", "Device", { sparse: true }),
    some("memory") && { key: "memory", label: "Memory", show: dash(bytesText), hint: "Allocated less released, parts included" },
    some("selfMemory") && { key: "selfMemory", label: "Self memory", show: dash(bytesText), hint: "Allocated less released by the event itself" },
    some("flops") && { key: "flops", label: "FLOPs", show: dash((value) => flopsText(value, "")) },
    some("flops") && { key: "speed", label: "FLOP/s", show: dash((value) => flopsText(value, "")) },
  ].filter(Boolean);
}

function startTable(model, onName) {
  const table = byId("table"), filter = byId("filter"), more = byId("more");
  const state = { key: "self", down: true, limit: ROWS_AT_FIRST };
  const options = () => ({ topLevel: byId("top-level").checked, byShape: byId("by-shape").checked, together: byId("together").checked });
  let rows, columns;

  const compare = (a, b) => {
    const [x, y] = [a[state.key], b[state.key]];
    const order = typeof x === "string" ? x.localeCompare(y) : x - y;
    return (state.down ? -order : order) || b.self - a.self;
  };

  function header() {
    const cells = columns.map((column) => {
      const sorted = column.key === state.key;
      const button = element("button", { type: "button", title: column.hint || "" }, column.label);
      button.addEventListener("click", () => {
        state.down = sorted ? !state.down : !column.text;
        state.key = column.key;
        show();
        table.querySelector(`th[data-key="${column.key}"] button`).focus();
      });
      const cell = element("th", { scope: "col", className: column.text ? "text" : "" }, button);
      cell.dataset.key = column.key;
      if (sorted) cell.setAttribute("aria-sort", state.down ? "descending" : "ascending");
      return cell;
    });
    table.tHead.replaceChildren(element("tr", {}, ...cells));
  }

  function line(row, widest) {
    const cells = columns.map((column) => {
      if (column.key === "name") {
        const name = element("button", { type: "button", className: "link", title: `Find ${row.name} in the timeline` }, nameText(row));
        name.addEventListener("click", () => onName(row.name));
        return element("th", { scope: "row", className: "text" }, element("i", { className: `dot ${KINDS[row.kind]}` }), name);
      }
      if (column.text) return element("td", { className: "text shapes" }, row[column.key].replace(/, (?!\[)/g, ",\u00a0")); // lines break between shapes
      const cell = element("td", {}, element("span", {}, column.show(row[column.key])));
      if (column.bar) {
        const bar = element("i", { className: `share ${KINDS[row.kind]}` });
        bar.style.width = `${(100 * Math.max(0, row[column.key])) / widest}%`;
        cell.prepend(element("span", { className: "track" }, bar));
        cell.className = "barred";
      }
      return cell;
    });
    return element("tr", {}, ...cells);
  }

  function show() {
    header();
    const wanted = filter.value.toLowerCase();
    const found = rows.filter((row) => row.name.toLowerCase().includes(wanted)).sort(compare);
    const widest = rows.reduce((most, row) => Math.max(most, row.share), 0) || 1;
    const shown = found.slice(0, state.limit);
    const body = table.tBodies[0];
    body.replaceChildren(...shown.map((row) => line(row, widest)));
    if (!shown.length) {
      const why = rows.length ? "No name contains this." : "Nothing was recorded.";
      body.append(element("tr", {}, element("td", { className: "text quiet", colSpan: columns.length }, why)));
    }
    more.replaceChildren();
    if (found.length > shown.length) {
      const all = element("button", { type: "button", className: "link" }, `Show all ${countText(found.length)} rows`);
      all.addEventListener("click", () => { state.limit = Infinity; show(); });
      more.append(`${countText(shown.length)} of ${countText(found.length)} rows. `, all);
    }
  }

  function compute() {
    rows = averages(model, options());
    columns = columnsFor(model, options(), rows);
    if (!columns.some((column) => column.key === state.key)) Object.assign(state, { key: "self", down: true });
    show();
  }

  byId("by-shape-label").hidden = !model.sites.some((site) => site.shapes);
  for (const id of ["top-level", "by-shape", "together"]) byId(id).addEventListener("change", compute);
  filter.addEventListener("input", show);
  window.addEventListener("beforeprint", () => { state.limit = Infinity; show(); });
  compute();
}
