// Syntax highlighting of Rego for CodeMirror. Only OPA's compiler parses it.
import { StreamLanguage } from "@codemirror/language";

const KEYWORDS = new Set("package import as default else if contains in every some not with".split(" "));
const CONSTANTS = new Set(["true", "false", "null"]);
const ROOTS = new Set(["input", "data"]);

/** The state after the last token: within a raw string, which may have many lines. */
const startState = () => ({ isRaw: false });

/**
 * @param {import("@codemirror/language").StringStream} stream
 * @param {{ isRaw: boolean }} state
 */
function rawString(stream, state) {
  state.isRaw = !stream.skipTo("`");
  if (state.isRaw) stream.skipToEnd();
  else stream.next();
  return "string";
}

/**
 * @param {import("@codemirror/language").StringStream} stream
 * @param {{ isRaw: boolean }} state
 */
function token(stream, state) {
  if (state.isRaw) return rawString(stream, state);
  if (stream.eatSpace()) return null;
  if (stream.match("#")) {
    stream.skipToEnd();
    return "comment";
  }
  if (stream.match(/^\$?`/)) return rawString(stream, state);
  if (stream.match(/^\$?"(?:[^"\\]|\\.)*"?/)) return "string";
  if (stream.match(/^-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?/)) return "number";
  const [name] = /** @type {RegExpMatchArray | null} */ (stream.match(/^[A-Za-z_][A-Za-z0-9_]*/)) ?? [];
  if (name === undefined) {
    stream.next();
    return "operator";
  }
  if (KEYWORDS.has(name)) return "keyword";
  if (CONSTANTS.has(name)) return "atom";
  if (ROOTS.has(name)) return "variableName.special";
  return stream.match(/^(?:\.[A-Za-z_][A-Za-z0-9_]*)*\(/, false) ? "variableName.function" : "variableName";
}

export const rego = StreamLanguage.define({
  name: "rego",
  startState,
  token,
  languageData: { commentTokens: { line: "#" }, closeBrackets: { brackets: ["(", "[", "{", '"', "`"] } },
});
