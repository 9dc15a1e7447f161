import {
  type ConfigurationError,
  PolicyLoadError,
  type RegoDiagnostic,
  invalidConfig,
} from "../../base/errors.js";
import { nearest } from "../../base/text/nearest.js";
import type { RegoSourceFile } from "./rego-source.js";
import { message, option, type Message } from "../../base/message.js";

/** A diagnostic in opa-core's form. */
export interface CoreDiagnostic extends Omit<RegoDiagnostic, "hint" | "line" | "opaDetails"> {
  /** The unknown field or entrypoint. */
  unknown?: string;
  /** The known fields or entrypoints. */
  candidates?: string[];
  printed?: unknown;
}

/** Adds the source lines, and the nearest field for an unknown one. */
export function toDiagnostics(
  diagnostics: readonly CoreDiagnostic[],
  files: readonly RegoSourceFile[],
): RegoDiagnostic[] {
  return diagnostics.map(
    ({ code, message, location: found, unknown = "", candidates = [], details, printed, readBy }) => {
      if (found === undefined) return { code, message };
      const hint = nearest(unknown, candidates).trim();
      const { text, indent = 0 } = files.find((file) => file.path === found.file) ?? {};
      // At the end of a file OPA's column is 0.
      const location = { ...found, column: Math.max(found.column, 1) + indent };
      const own = text?.split("\n")[location.row - 1]?.replace(/\r$/, "");
      const line = own === undefined ? undefined : " ".repeat(indent) + own;
      return {
        code,
        message,
        ...(hint === "" ? {} : { hint }),
        ...(details === undefined ? {} : { details }),
        ...(printed === undefined ? {} : { opaDetails: printed }),
        ...(readBy === undefined ? {} : { readBy }),
        ...(unknown === "" || candidates.length === 0 ? {} : { candidates }),
        location,
        ...(line === undefined ? {} : { line }),
      };
    },
  );
}

/** Maximum number of known fields shown. */
const SHOWN_CANDIDATES = 30;

function candidatesText(candidates: readonly string[]): string {
  const more = candidates.length - SHOWN_CANDIDATES;
  const shown = candidates.slice(0, SHOWN_CANDIDATES).map((name) => JSON.stringify(name));
  return `    want one of: ${shown.join(", ")}${more > 0 ? ` and ${String(more)} more` : ""}`;
}

/** Characters of a line about types: that of a large object is long. */
const DETAIL_CHARACTERS = 200;

function detailLines(details: readonly string[]): string {
  return details
    .map((line) => (line.length > DETAIL_CHARACTERS ? `${line.slice(0, DETAIL_CHARACTERS)}…` : line))
    .map((line) => `\n    ${line}`)
    .join("");
}

/** Characters of a long line shown on either side of its error. */
const CONTEXT_CHARACTERS = 100;

/** Formats the text of diagnostics: each with its place and its source line, if any, with a mark below. */
export function formatDiagnostics(diagnostics: readonly RegoDiagnostic[]): string {
  return diagnostics
    .map(({ code, message, hint, candidates, details = [], location, line }) => {
      const text = `${code}: ${message}${hint === undefined ? "" : ` ${hint}`}`;
      if (location === undefined) return text;
      const head = `${location.file}:${String(location.row)}:${String(location.column)}: ${text}`;
      const known = candidates === undefined ? "" : `\n${candidatesText(candidates)}`;
      const want = known + detailLines(details);
      if (line === undefined || line.trim() === "") return `${head}${want}`;
      const start = Math.max(0, location.column - 1 - CONTEXT_CHARACTERS);
      const shown = line.slice(start, location.column - 1 + CONTEXT_CHARACTERS);
      // Keeps tabs, so that the mark is below its character.
      const indent = shown.slice(0, location.column - 1 - start).replaceAll(/[^\t]/g, " ");
      return `${head}\n    ${shown}\n    ${indent}^${want}`;
    })
    .join("\n");
}

/** Returns the error for a pattern of tests that is not a regular expression, else that for unusable Rego. */
export function refusedTests(
  found: readonly CoreDiagnostic[],
  files: readonly RegoSourceFile[],
): ConfigurationError | PolicyLoadError {
  const pattern = found.find(({ code }) => code === "pattern_invalid");
  if (pattern === undefined) return invalidRego(toDiagnostics(found, files));
  return invalidConfig(message`${option("run")} is not a regular expression: ${pattern.message}`);
}

/** OPA's messages on Rego that was written for OPA before 1.0. */
const BEFORE_1 = /^`(?:if|contains)` keyword is required /;

/** Paths that a shell takes without quotes, of files that are not in an archive. */
const PLAIN_PATH = /^(?!.*\.t?gz\/)[\w./@+-]+$/;

/** Advice on what beginners write, by OPA's message and, where that is too general, the line. The first that fits counts. */
const BEGINNERS: readonly { message: RegExp; line?: RegExp; advice: string }[] = [
  {
    message: /^(?:package expected|empty module)/,
    advice: "begin the file with its package, such as: package gate",
  },
  { message: /^unexpected package/, advice: "a file has one package: move the rest into a file of its own" },
  {
    message: /^yaml: /,
    advice:
      "the comments below # METADATA must be YAML: one key per line, keys below custom indented by two more",
  },
  {
    message: /^(?:unexpected (?:and|or) token|var cannot be used for rule name)/,
    line: /&&|\|\||\b(?:and|or)\b/,
    advice: "write each required condition on its own line, and alternatives as rules of the same name",
  },
  {
    message: /^(?:else keyword cannot be used on multi-value rules|illegal token)/,
    line: /\belse\b|\?/,
    advice: "write alternatives as rules of the same name",
  },
  { message: /^illegal ! character/, advice: "write not before a condition to negate it" },
  { message: /^unexpected in keyword/, line: /\bnot\s+in\b/, advice: "write not x in list" },
  { message: /^non-terminated string/, advice: 'end a text with " on its line' },
  { message: /^illegal token/, line: /['‘’“”]/, advice: 'write strings in double quotes: "text"' },
  { message: /^unexpected if keyword/, line: /\bf"/, advice: 'write $"{x}" for a text with values' },
  {
    message: /^unexpected identifier token/,
    line: /\bfor\b/,
    advice: "write some x in list for a loop",
  },
  {
    message: /^unexpected identifier token/,
    line: /\b(?:let|var|const)\s/,
    advice: "write x := value for a new name",
  },
  {
    message: /^unexpected /,
    line: /\breturn\b/,
    advice: "write a rule's value in its head, as f(x) := value if { … }; its body has only conditions",
  },
  {
    message: /^(?:unexpected|var cannot be used for rule name)/,
    line: /^\s*(?:def|func|function|fn)\s/,
    advice: "write a function as f(x) := value if { … }",
  },
  {
    message: /^(?:unexpected|var cannot be used for rule name)/,
    line: /"\s+(?:when|where|IF|:-)\s/,
    advice: 'write conditions after if: deny contains "text" if { … }',
  },
  {
    message: /^unexpected if keyword/,
    line: /[{;]\s*if\b/,
    advice: "write conditions one below the other, without if",
  },
  {
    message: /^unexpected if keyword/,
    line: /\bcontain\b/,
    advice: 'write contains: deny contains "text" if { … }',
  },
  { message: /^unexpected eq token/, line: /===/, advice: "write == to compare" },
  { message: /^unexpected gt token/, line: /<>/, advice: "write != to compare" },
  { message: /^(?:var|null) cannot be/, line: /\bis\s/, advice: "write == to compare" },
  { message: /^unexpected div token/, line: /^\s*\/[/*]/, advice: "write comments after #" },
  {
    message: /^unexpected (?:minus|string) token/,
    line: /^\s*(?:package|import)\b/,
    advice: "write the name of a package without quotes, in letters, digits and _: my_lib",
  },
  { message: /^unexpected minus token/, advice: "write names in letters, digits and _: my_name" },
  { message: /^unexpected import path/, advice: "packages begin with data: import data.lib" },
  {
    message: /^unexpected \w+ token: (?:non-terminated object|expected "," or)/,
    advice: "a comma may be missing before the marked place",
  },
  {
    message: /^(?:unexpected eof token|non-terminated expression)/,
    advice: "a closing }, ] or ) may be missing",
  },
  {
    message: /^conflicting rules /,
    line: /^\s*default\s/,
    advice: "a rule with contains has no default: without findings it is empty",
  },
  {
    message: /^plus: invalid argument/,
    line: /"/,
    advice: 'join texts as $"{a} and {b}", or by concat',
  },
  {
    message: /^var \S+ is unsafe$/,
    line: /\w\.\w+-[A-Za-z]/,
    advice: 'write a key with - in brackets: input["my-key"]',
  },
  {
    message: /^var (?:[Tt]rue|TRUE|[Ff]alse|FALSE) is unsafe$/,
    advice: "write true and false in lower case",
  },
  {
    message: /^var (?:None|nil|NULL|Null|undefined) is unsafe$/,
    advice: "write null, or not input.x where x may be absent",
  },
  {
    message: /^var (?!_)\S+ is unsafe$/,
    advice:
      'no condition gives this name a value: write a text in quotes, as "Pod", and other values by some x in list or x := value',
  },
];

/** How to correct Rego that beginners write, or that may be of OPA before 1.0; `undefined` for other errors. */
export function adviseRego(diagnostics: readonly RegoDiagnostic[]): string | Message | undefined {
  for (const { message: text, line: source, advice } of BEGINNERS) {
    const fits = (one: RegoDiagnostic): boolean =>
      text.test(one.message) && (source === undefined || source.test(one.line ?? ""));
    if (diagnostics.some(fits)) return advice;
  }
  const found = diagnostics.find((diagnostic) => BEFORE_1.test(diagnostic.message));
  if (found === undefined) return undefined;
  const file = found.location?.file ?? "";
  const shown = PLAIN_PATH.test(file) ? file : "FILE";
  return message`this may be Rego of OPA before 1.0: read it with ${option("regoVersion", '"v0"')}, or rewrite it for both versions: regohost fmt --v0-v1 --write ${shown}`;
}

/** Returns the error for unusable Rego or data. */
export function invalidRego(
  diagnostics: readonly RegoDiagnostic[],
  code: "rego_invalid" | "metadata_invalid" = "rego_invalid",
): PolicyLoadError {
  const count = diagnostics.length;
  const found = adviseRego(diagnostics);
  const advice = found === undefined ? "" : message`\n${found}`;
  return new PolicyLoadError(
    message`${count === 1 ? "an error" : `${String(count)} errors`} in the policies:\n${formatDiagnostics(diagnostics)}${advice}`,
    { code, diagnostics },
  );
}
