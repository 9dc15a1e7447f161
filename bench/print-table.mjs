/** Prints a measurement: `{ title, note?, rows: [{ column: text or number }] }`. Numbers get at most 3 digits. */
export function printTable({ title, note, rows }) {
  console.log(`\n## ${title}\n`);
  for (const line of tableLines(rows)) console.log(line);
  if (note !== undefined) console.log(`\n${note}`);
}

/** The lines of a table in Markdown. */
export function tableLines(rows) {
  const columns = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  const texts = [columns, ...rows.map((row) => columns.map((c) => cellText(row[c])))];
  const widths = columns.map((_, i) => Math.max(3, ...texts.map((line) => line[i].length)));
  const [head, ...lines] = texts.map(
    (line) => `| ${line.map((text, i) => text.padEnd(widths[i])).join(" | ")} |`,
  );
  return [head, `| ${widths.map((width) => "-".repeat(width)).join(" | ")} |`, ...lines];
}

/** A cell as it is printed: numbers with at most 3 digits. */
export function cellText(value) {
  if (typeof value !== "number") return value ?? "";
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
