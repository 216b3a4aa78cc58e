"use strict";
// The page is complete without this: it filters the map, says what a cell stands for, and copies commands.
(() => {
  const by = (id) => document.getElementById(id);
  const map = by("map"), search = by("search"), group = by("group"), failed = by("only-failed"), shown = by("shown"), tip = by("tip");
  const rows = [...map.querySelectorAll("tr.op")];
  const heads = [...map.tHead.rows[0].cells];
  for (const controls of document.querySelectorAll(".controls")) controls.hidden = false;

  function filter() {
    const wanted = search.value.trim().toLowerCase();
    let count = 0;
    for (const row of rows) {
      const fits = row.dataset.op.toLowerCase().includes(wanted) && (!group.value || row.dataset.group === group.value) && (!failed.checked || row.classList.contains("failed"));
      row.hidden = !fits;
      count += fits;
    }
    for (const body of map.tBodies) body.hidden = ![...body.querySelectorAll("tr.op")].some((row) => !row.hidden);
    shown.textContent = count === rows.length ? `${count} ops` : `${count} of ${rows.length} ops`;
  }
  for (const control of [search, group, failed]) control.addEventListener("input", filter);
  filter();
  addEventListener("keydown", (event) => {
    if (event.key === "/" && document.activeElement !== search) { event.preventDefault(); search.focus(); }
    if (event.key === "Escape" && document.activeElement === search) { search.value = ""; filter(); }
  });

  let column = null;
  map.addEventListener("pointerover", (event) => {
    const cell = event.target.closest("td[data-t], td.none");
    if (column) column.classList.remove("on");
    column = null;
    if (!cell) { tip.hidden = true; return; }
    const row = cell.parentElement, head = heads[cell.cellIndex];
    (column = head).classList.add("on");
    const name = document.createElement("b"), text = document.createElement("span");
    name.textContent = `${row.dataset.op}: ${head.dataset.check}`;
    const number = (value) => Number(value).toLocaleString("en");
    text.textContent = cell.dataset.t ? `${number(cell.dataset.t)} trials, ${number(cell.dataset.n)} numbers${cell.textContent ? `, ${cell.textContent} failures` : ""}` : "does not apply";
    tip.replaceChildren(name, text);
    tip.hidden = false;
    const box = cell.getBoundingClientRect();
    tip.style.left = `${Math.max(8, Math.min(box.left + scrollX, scrollX + document.documentElement.clientWidth - tip.offsetWidth - 8))}px`;
    tip.style.top = `${box.bottom + scrollY + 6}px`;
  });
  map.addEventListener("pointerleave", () => { tip.hidden = true; if (column) column.classList.remove("on"); });

  for (const button of document.querySelectorAll("button.copy")) {
    button.hidden = false;
    button.addEventListener("click", async () => {
      await navigator.clipboard.writeText(button.previousElementSibling.textContent);
      button.textContent = "Copied";
      setTimeout(() => { button.textContent = "Copy"; }, 1200);
    });
  }
  function open() {
    const found = location.hash && by(location.hash.slice(1));
    if (found && found.tagName === "DETAILS") found.open = true;
  }
  addEventListener("hashchange", open);
  open();
})();
