/** Prints a measurement: `{ title, note?, rows: [{ column: text or number }] }`. Numbers get at most 3 digits. */
export function printTable({ title, note, rows }) {
  console.log(`\n## ${title}\n`);
  const columns = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  const cell = (value) => (value === undefined ? "" : typeof value === "number" ? shortNumber(value) : value);
  const lines = [columns, columns.map(() => "---"), ...rows.map((row) => columns.map((c) => cell(row[c])))];
  const widths = columns.map((_, i) => Math.max(...lines.map((line) => line[i].length)));
  for (const line of lines) console.log(`| ${line.map((text, i) => text.padEnd(widths[i])).join(" | ")} |`);
  if (note !== undefined) console.log(`\n${note}`);
}

function shortNumber(value) {
  if (Number.isInteger(value)) return String(value);
  return value >= 100 ? value.toFixed(0) : value.toPrecision(3);
}

/** The middle value. */
export function median(values) {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length >> 1;
  return sorted.length % 2 === 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
}

/** Whether a target was reached, in words. */
export function reached(ok) {
  return ok ? "yes" : "NO";
}
