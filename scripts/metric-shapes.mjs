/**
 * The metrics of a text in Prometheus's format: their types, and the names of their labels.
 *
 * @param {string} text
 * @returns {Record<string, { type: string, labels: string[] }>}
 */
export function toMetricShapes(text) {
  /** @type {Record<string, { type: string, labels: string[] }>} */
  const shapes = {};
  for (const line of text.split("\n")) {
    const type = /^# TYPE (\S+) (\S+)$/.exec(line);
    if (type !== null) shapes[type[1]] = { type: type[2], labels: [] };
    const sample = /^([a-zA-Z_:]\w*)(?:\{(.*)\})? /.exec(line);
    if (sample === null) continue;
    const name = sample[1] in shapes ? sample[1] : sample[1].replace(/_(?:bucket|sum|count)$/, "");
    const labels = [...(sample[2] ?? "").matchAll(/(\w+)="(?:[^"\\]|\\.)*"/g)].map(([, label]) => label);
    const known = shapes[name];
    if (known === undefined) continue;
    known.labels = [
      ...new Set([...known.labels, ...labels.filter((label) => label !== "le" && label !== "quantile")]),
    ].sort();
  }
  return shapes;
}
