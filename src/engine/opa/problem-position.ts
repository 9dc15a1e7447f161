import type { ConfigParser } from "./config-parsers.js";
import type { ConfigProblem, ParserProblem } from "./parsed-config.js";

/** Positions within messages of parsers, and the rest of the message. */
const WITHIN: Partial<Readonly<Record<ConfigParser, RegExp>>> = {
  codeowners: /^(?<before>.*?: )line (?<line>\d+): (?<after>.*?)(?: at position (?<column>\d+))?$/s,
  groovy: /^(?<before>.*?) at (?<line>\d+):(?<column>\d+)(?<after>: .*)$/s,
  nginx: /^(?<before>.*?) on line (?<line>\d+), column (?<column>\d+)(?<after>.*)$/s,
  properties: /^(?<before>.*?: )(?:properties: )?Line (?<line>\d+): (?<after>.*)$/s,
};

/** The quotation of the line in a message about it. */
const QUOTED: Partial<Readonly<Record<ConfigParser, RegExp>>> = {
  ini: /: (?:unclosed section|key-value delimiter not found|missing key): (.+)$/s,
  xml: /closed by (<\/[^>]*>)|entity (&[^;\s]*;?)/,
};

/** Messages about missing text, which is missing at the end. */
const AT_END = /\bunexpected eof\b|^it ends within\b/i;

function columnIn(line: string, quoted: string): number | undefined {
  const index = line.indexOf(quoted);
  // Several occurrences are ambiguous.
  return index < 0 || line.includes(quoted, index + 1) ? undefined : toColumn(line, index);
}

/** Counts characters, from 1. */
function toColumn(line: string, index: number): number {
  return Array.from(line.slice(0, index)).length + 1;
}

function fromMessage(parser: ConfigParser, { message }: ParserProblem): ParserProblem | undefined {
  const found = WITHIN[parser]?.exec(message)?.groups;
  if (found === undefined) return undefined;
  const { before = "", after = "", line, column } = found;
  return {
    message: before + after,
    line: Number(line),
    // Some parsers count columns from 0 at the start of a text.
    ...(column === undefined || Number(column) < 1 ? {} : { column: Number(column) }),
  };
}

function fromText(parser: ConfigParser, problem: ParserProblem, text: string): ParserProblem {
  const lines = text.split(/\r\n|\n|\r/);
  const quoted = QUOTED[parser]?.exec(problem.message)?.slice(1).find(Boolean)?.trim();
  if (problem.line !== undefined) {
    const line = lines[problem.line - 1] ?? "";
    const column =
      // Of a Dockerfile it is the whole instruction.
      parser === "dockerfile" ? toColumn(line, line.search(/\S|$/)) : columnIn(line, quoted ?? "");
    return column === undefined || line === "" ? problem : { ...problem, column };
  }
  if (AT_END.test(problem.message)) {
    const last = lines.findLastIndex((line) => line.trim() !== "");
    const line = (lines[last] ?? "").trimEnd();
    return last < 0 ? problem : { ...problem, line: last + 1, column: toColumn(line, line.length) };
  }
  const index = quoted === undefined ? -1 : lines.findIndex((line) => line.trim() === quoted);
  const line = lines[index];
  return line === undefined
    ? problem
    : { ...problem, line: index + 1, column: toColumn(line, line.search(/\S|$/)) };
}

/**
 * Returns the line and column of a problem, where its parser reports them within its message, quotes the line, or ends
 * before the text is complete.
 */
export function withPosition(parser: ConfigParser, problem: ConfigProblem, text: string): ConfigProblem {
  const { message } = problem;
  if (problem.column !== undefined || typeof message !== "string") return problem;
  const reported = { ...problem, message };
  const found = fromMessage(parser, reported) ?? reported;
  return found.column === undefined ? fromText(parser, found, text) : found;
}
