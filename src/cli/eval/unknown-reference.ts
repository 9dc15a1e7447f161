import { findUnknown, type KnownDocuments } from "../../engine/source/unknown-reference.js";
import { formatReference } from "../../base/text/reference.js";

/** References to data by names, and what is none: texts and comments. */
const REFERENCES_TO_DATA =
  /(?<![\w.])data((?:\.[A-Za-z_]\w*|\[(?:"[^"\\\n]*"|`[^`]*`)\])+)|"(?:[^"\\]|\\.)*"|`[^`]*`|#.*/g;
const NAMES = /\.(\w+)|\[["`]([^"`]*)["`]\]/g;

interface Reference {
  text: string;
  path: string[];
  /** The indexes of the names in brackets. */
  bracketed: ReadonlySet<number>;
  /** Whether it is what `with` replaces. */
  isReplaced: boolean;
}

function findReferences(query: string): Reference[] {
  return [...query.matchAll(REFERENCES_TO_DATA)].flatMap(({ 0: text, 1: names, index }) => {
    if (names === undefined) return [];
    const found = [...names.matchAll(NAMES)];
    return {
      text,
      path: found.map(([, name, quoted = ""]) => name ?? quoted),
      bracketed: new Set(found.flatMap(([, name], at) => (name === undefined ? [at] : []))),
      isReplaced: /\bwith\s+$/.test(query.slice(0, index)),
    };
  });
}

/** Whether one of two paths begins with the other. */
function overlap(one: readonly string[], other: readonly string[]): boolean {
  return one.every((name, index) => index >= other.length || name === other[index]);
}

/**
 * Returns the reason why a reference to data by names is undefined if no rule and no data has one of the names, with the reference that
 * was likely meant: for `data.gate.dney`, also within a query.
 *
 * @returns `undefined` for references to what exists, or to what `with` defines, and for a key in brackets of a value, which may be absent.
 */
export function describeUnknown(query: string, all: KnownDocuments): string | undefined {
  if (/\bwith\s+data(?![\w.[])/.test(query)) return undefined;
  const references = findReferences(query);
  const replaced = references.filter(({ isReplaced }) => isReplaced);
  for (const { text, path, bracketed } of references) {
    if (replaced.some((other) => overlap(other.path, path))) continue;
    const unknown = findUnknown(path, all);
    if (unknown === undefined) continue;
    const { missing, meant } = unknown;
    const above = missing.slice(0, -1);
    const isKey = bracketed.has(above.length);
    if (isKey && !all.documents.some((rule) => overlap(above, rule.path))) continue;
    const shown = missing.length === path.length ? "it" : formatReference("data", missing);
    const advice = meant === undefined ? "" : `; did you mean ${formatReference("data", meant)}?`;
    return `${text} is undefined: no policy and no data defines ${shown}${advice}`;
  }
  return undefined;
}
