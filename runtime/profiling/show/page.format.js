// Numbers as text, and elements of the page. Texts from the profile become text nodes, never markup.

const MINUS = "\u2212";

function inUnits(number, units, digits = 3) {
  const size = Math.abs(number);
  const [unit, scale] = units.find(([, scale]) => size >= scale) || units[units.length - 1];
  const text = (size / scale).toPrecision(digits + (size / scale >= 100 && digits < 3 ? 1 : 0));
  return `${number < 0 ? MINUS : ""}${text.includes("e") ? Math.round(size / scale) : text} ${unit}`;
}

const TIMES = [["s", 1e9], ["ms", 1e6], ["\u00b5s", 1e3], ["ns", 1]];
const BYTES = [["GB", 2 ** 30], ["MB", 2 ** 20], ["KB", 2 ** 10]];
const FLOPS = [["T", 1e12], ["G", 1e9], ["M", 1e6], ["k", 1e3]];

const timeText = (nanoseconds) => (Math.abs(nanoseconds) < 1000 ? `${Math.round(nanoseconds)} ns` : inUnits(nanoseconds, TIMES));
// A moment, to the microsecond: rounded to three digits, moments late in a long run would all be the same.
const momentText = (nanoseconds) => (Math.abs(nanoseconds) < 1e6 ? `${(nanoseconds / 1e3).toFixed(3)} \u00b5s` : `${(nanoseconds / 1e6).toFixed(3)} ms`);
const nameText = ({ name }) => name || "(no name)";
const bytesText = (bytes) => (Math.abs(bytes) < 1024 ? `${bytes < 0 ? MINUS : ""}${Math.abs(bytes)} B` : inUnits(bytes, BYTES));
const flopsText = (flops, unit = "FLOP") => (Math.abs(flops) < 1000 ? `${Math.round(flops)} ${unit}` : inUnits(flops, FLOPS) + unit);
const countText = (number) => number.toLocaleString("en-US");

function element(tag, properties = {}, ...children) {
  const made = document.createElement(tag);
  for (const [name, value] of Object.entries(properties)) {
    if (name in made) made[name] = value;
    else made.setAttribute(name, value);
  }
  made.append(...children);
  return made;
}

const byId = (id) => document.getElementById(id);
