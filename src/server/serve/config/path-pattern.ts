/** An invalid glob. Its message states the reason. */
export class PatternError extends Error {}

const literal = (character: string): string => character.replace(/[\\^$.|?*+()[\]{}]/, "\\$&");
const inClass = (character: string): string => `\\x{${(character.codePointAt(0) ?? 0).toString(16)}}`;

/**
 * Reads the part after a `[`: one range `a-c` or a list, optionally after a `!`. It may match a separator, unlike `?`.
 */
function readClass(characters: readonly string[], from: number): { pattern: string; end: number } {
  let at = from;
  const next = (): string => {
    const character = characters[at++];
    if (character === undefined) throw new PatternError("a [ is not closed");
    return character;
  };
  const isNot = characters[at] === "!";
  if (isNot) at++;
  const open = isNot ? "[^" : "[";
  const first = next();
  if (characters[at] === "-") {
    at++;
    const last = next();
    if (next() !== "]") throw new PatternError("a range in [ ] has one first and one last character");
    if ((last.codePointAt(0) ?? 0) < (first.codePointAt(0) ?? 0))
      throw new PatternError("a range in [ ] ends before its start");
    return { pattern: `${open}${inClass(first)}-${inClass(last)}]`, end: at };
  }
  at--;
  let list = "";
  for (let character = next(); character !== "]"; character = next()) {
    list += inClass(character === "\\" ? next() : character);
  }
  if (list === "") throw new PatternError("a [ ] has no characters");
  return { pattern: `${open}${list}]`, end: at };
}

/**
 * Converts a glob to a regular expression of RE2 for a whole path. The syntax is that of `github.com/gobwas/glob`,
 * which OPA uses, with the separator `/`. `*` and `?` match within a path segment, `**` across segments; `[abc]`,
 * `[a-c]`, and the negation with `!`; `{a,b}`; `\` escapes a character.
 *
 * @throws PatternError
 */
export function toPathExpression(glob: string): string {
  const characters = Array.from(glob);
  let expression = "";
  let depth = 0;
  for (let at = 0; at < characters.length;) {
    const character = characters[at++] ?? "";
    if (character === "\\") {
      const escaped = characters[at++];
      if (escaped === undefined) throw new PatternError("a \\ is at its end");
      expression += literal(escaped);
    } else if (character === "[") {
      const { pattern, end } = readClass(characters, at);
      expression += pattern;
      at = end;
    } else if (character === "*") {
      const isDeep = characters[at] === "*";
      if (isDeep) at++;
      expression += isDeep ? ".*" : "[^/]*";
    } else if (character === "?") {
      expression += "[^/]";
    } else if (character === "{") {
      depth++;
      expression += "(?:";
    } else if (character === "," && depth > 0) {
      expression += "|";
    } else if (character === "}" && depth > 0) {
      depth--;
      expression += ")";
    } else {
      expression += literal(character);
    }
  }
  if (depth > 0) throw new PatternError("a { is not closed");
  return `(?s:${expression})`;
}
