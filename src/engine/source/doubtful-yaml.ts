/** A line, with its number in the text, from 1. */
interface Line {
  number: number;
  text: string;
}

/** A line that begins or ends a document, and the text after `---`. */
const MARKER = /^(?:---|\.\.\.)(?:\s+(.*))?$/;
const NO_CONTENT = /^\s*(?:#.*)?$/;
/** Directives, tags and anchors, which do not show the type of the document. */
const PROPERTY = /^[%!&]/;
const ITEM = /^-(?:\s|$)/;
const DASHES = /^(?:-[ \t]+)+/;
const EMPTY_ITEM = /^[\s-]+(?:#.*)?$/;
const QUOTED_KEY = /^(?:"(?:[^"\\]|\\.)*"|'(?:[^']|'')*')\s*:(?:\s|$)/;
const PLAIN_KEY = /^([^\s"'#].*?):(?:\s|$)/s;
const FLOW = /^[[{]/;
const FLOW_VALUE = /:\s+[[{]/;

/** A key that sentences have, and hardly any document. `<<` merges a mapping. */
const WORDS = /[\s(<]/;
const MERGE = "<<";
const ERROR_WORD = /^(?:error|fatal|panic)$/i;

/** Returns the lines of each document that has some, without comments. */
function splitDocuments(text: string): Line[][] {
  let document: Line[] = [];
  const documents = [document];
  for (const [index, line] of text.split(/\r\n|\n|\r/).entries()) {
    const marker = MARKER.exec(line);
    if (marker !== null) documents.push((document = []));
    const content = marker === null ? line : (marker[1] ?? "");
    if (NO_CONTENT.test(content) || PROPERTY.test(content)) continue;
    document.push({ number: index + 1, text: content });
  }
  return documents.filter((lines) => lines.length > 0);
}

function whyDoubted([first, ...others]: readonly Line[]): string | undefined {
  if (first === undefined) return undefined;
  const indent = first.text.search(/\S/);
  const begin = first.text.slice(indent);
  if (FLOW.test(begin)) return undefined;
  const location = `line ${String(first.number)}`;
  const lines = [first, ...others];
  if (lines.every(({ text }) => EMPTY_ITEM.test(text))) return `${location} is an item without a value`;
  const isList = ITEM.test(begin);
  if (!isList && !PLAIN_KEY.test(begin) && !QUOTED_KEY.test(begin))
    return `${location} begins neither a mapping nor a list`;
  for (const { number, text } of lines) {
    if (text.search(/\S/) !== indent) continue;
    const entry = text.slice(indent);
    // In a mapping such an item is a value, and may be any text.
    if (ITEM.test(entry) && !isList) continue;
    const key = PLAIN_KEY.exec(entry.replace(DASHES, ""))?.[1];
    if (key === undefined) continue;
    if (key !== MERGE && WORDS.test(key))
      return `line ${String(number)} has a key with spaces, parentheses or <`;
    if (number === first.number && ERROR_WORD.test(key)) return `${location} begins with ${key}`;
  }
  return others.length === 0 && !isList && !FLOW_VALUE.test(begin)
    ? `${location} is the whole document, with one value`
    : undefined;
}

/**
 * Checks whether a text could be the error message of a command, such as `error: the server is down`: as YAML that is a
 * mapping, which hardly any policy refuses. Each document of a stream is checked.
 *
 * @returns the evidence for it, with its line; `undefined` for a text that is certainly YAML.
 */
export function whyDoubtfulYaml(text: string): string | undefined {
  for (const lines of splitDocuments(text)) {
    const why = whyDoubted(lines);
    if (why !== undefined) return why;
  }
  return undefined;
}
