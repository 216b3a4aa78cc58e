// What is known of the selected event, as text.

const PARTNERS_SHOWN = 5;

function showDetails(model, event, partners, go) {
  const panel = byId("details");
  panel.replaceChildren();
  panel.hidden = event < 0;
  if (event < 0) return;
  const site = siteOf(model, event), time = model.end[event] - model.start[event];
  panel.append(element("h3", {}, element("i", { className: `dot ${KINDS[site.kind]}` }), nameText(site), element("small", {}, KIND_NAMES[site.kind])));
  const list = element("dl");
  const say = (name, ...value) => list.append(element("div", {}, element("dt", {}, name), element("dd", {}, ...value)));
  const jump = (other) => {
    const button = element("button", { type: "button", className: "link" }, `${nameText(siteOf(model, other))} at ${momentText(model.start[other])}`);
    button.addEventListener("click", () => {
      go(other);
      (panel.querySelector("button") || byId("timeline")).focus();
    });
    return button;
  };

  say("Time", timeText(time));
  say("Self", timeText(model.self[event]));
  say("Begin", momentText(model.start[event]));
  say("Where", model.lanes[model.lane[event]].label);
  if (model.device && model.device[event]) say("Device time", timeText(model.device[event]));
  if (site.shapes) say("Input shapes", site.shapes);
  if (site.flops) say("FLOPs", flopsText(site.flops), time > 0 ? `, ${flopsText((site.flops / time) * 1e9)}/s` : "");
  if (model.memory[event]) say("Memory", bytesText(model.memory[event]));
  if (model.selfMemory[event] !== model.memory[event]) say("Self memory", bytesText(model.selfMemory[event]));
  if (model.sequence[event] >= 0) say("Sequence number", String(model.sequence[event]));
  if (partners.length) {
    const links = partners.slice(0, PARTNERS_SHOWN).flatMap((other, i) => (i ? [", ", jump(other)] : [jump(other)]));
    if (partners.length > PARTNERS_SHOWN) links.push(` and ${countText(partners.length - PARTNERS_SHOWN)} more`);
    say(site.kind === 1 ? "Forward" : "Backward", ...links);
  }
  if (model.parent[event] >= 0) say("Part of", jump(model.parent[event]));
  if (site.module) say("Module", site.module);
  panel.append(list);
  if (!site.stack.length) return;
  const frames = site.stack.map((frame) => element("li", {}, frame));
  panel.append(element("ol", { className: "stack", "aria-label": "Source lines, innermost first" }, ...frames));
}
