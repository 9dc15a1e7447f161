import type { CallToolResult } from "@modelcontextprotocol/sdk/types.js";
import { parseExactJson } from "../../base/terms/exact-json.js";
import { EXIT, shownCode, toExitCode } from "../exit-codes.js";
import { showError } from "../terminal/show-error.js";
import { createStyle } from "../../gate/report/style.js";
import { getMember } from "../../base/text/member-of.js";
import { toPrintable, toPrintableJson } from "../../base/text/printable.js";
import { fitValue } from "./fit-value.js";
import type { CallResult } from "./tool-call.js";
import type { Tool } from "./tools.js";

/** Maximum size of a result, in bytes of JSON. */
const MAX_RESULT_BYTES = 32 * 1024;
/** For the members that are not cut, and what is reported as missing. */
const RESERVED_BYTES = 4 * 1024;

/** The outcomes by exit code. */
export const OUTCOMES = ["pass", "fail", "invalid", "undecided"] as const;

/** A command's output: JSON where it is, and otherwise its text. */
function parseOutput(stdout: string): unknown {
  try {
    return parseExactJson(stdout)[""];
  } catch {
    return stdout;
  }
}

interface Outcome {
  exitCode: number;
  code?: string | undefined;
  result?: unknown;
  notes: string;
}

function toToolResult(
  { narrow }: Pick<Tool, "narrow">,
  { exitCode, code, result, notes }: Outcome,
): CallToolResult {
  const outcome = OUTCOMES[exitCode] ?? "undecided";
  const { value, cut } = fitValue(
    { ...(result === undefined ? {} : { result }), ...(notes === "" ? {} : { notes }) },
    MAX_RESULT_BYTES - RESERVED_BYTES,
  );
  const structured = {
    outcome,
    exit_code: exitCode,
    ...(code === undefined ? {} : { code }),
    ...(typeof value === "object" ? value : {}),
    ...(cut.length === 0 ? {} : { cut: { missing: cut, narrow } }),
  };
  return {
    structuredContent: structured,
    content: [{ type: "text", text: toPrintableJson(JSON.stringify(structured)) }],
    isError: exitCode >= EXIT.usage,
  };
}

/** The code of an error in a command's JSON: that of an error, or of a result with the exit code. */
function findCode(output: unknown, exitCode: number): string | undefined {
  const list = ["errors", "results"].flatMap((key): unknown => getMember(output, key) ?? []);
  const ending = list.find((one) => (getMember(one, "exit_code") ?? exitCode) === exitCode);
  const code = getMember(ending, "code") ?? getMember(ending, "error_code");
  return typeof code === "string" ? code : undefined;
}

/** Converts the output of a command to the result of a tool. */
export function toCommandResult(
  tool: Tool,
  { exitCode, code: ownCode, stdout, stderr }: CallResult,
  values: unknown,
): CallToolResult {
  const output = stdout === "" ? undefined : parseOutput(stdout);
  const result = output !== undefined && tool.toResult !== undefined ? tool.toResult(output, values) : output;
  const code = exitCode === EXIT.pass ? undefined : (findCode(output, exitCode) ?? ownCode);
  return toToolResult(tool, { exitCode, code, result, notes: stderr });
}

/** Converts an error to the result of a tool. */
export function toErrorResult(tool: Tool, error: unknown): CallToolResult {
  const notes = toPrintable(showError(error, createStyle(false)));
  return toToolResult(tool, { exitCode: toExitCode(error), code: shownCode(error), notes });
}
