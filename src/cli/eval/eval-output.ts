import type { CliIo } from "../terminal/cli-io.js";
import { readResultSet } from "../../engine/rounds/result-set.js";
import { EvaluationError, PolicyLoadError, type RegoDiagnostic } from "../../base/errors.js";
import { formatJson } from "../../base/terms/json-format.js";
import { parseJson } from "../../base/terms/parse-term.js";
import { RegoNumber, RegoObject, type Term } from "../../base/terms/term.js";
import { CommandError, shownCode } from "../exit-codes.js";
import { inWording, getMessage } from "../../base/message.js";
import { FLAG_WORDING } from "../terminal/flag-wording.js";
import type { EvaluationEnd } from "./evaluate-once.js";
import { isError } from "../../base/realms.js";
import { shownText } from "../../base/text/address.js";

/** The formats of the value of a compiled policy. */
export const VALUE_FORMATS = ["json", "pretty", "raw", "values"] as const;
export type ValueFormat = (typeof VALUE_FORMATS)[number];

/** The formats of `opa eval -f`, and the additional `table`. */
export const EVAL_FORMATS = [...VALUE_FORMATS, "bindings", "source", "discard", "table"] as const;
export type EvalFormat = (typeof EVAL_FORMATS)[number];

/** `data.gate.deny` for `gate/deny`, in OPA's notation of references. */
export function toQuery(entrypoint: string): string {
  const segments = entrypoint
    .split("/")
    .map((segment) =>
      /^[A-Za-z_][A-Za-z0-9_]*$/.test(segment) ? `.${segment}` : `[${JSON.stringify(segment)}]`,
    );
  return `data${segments.join("")}`;
}

/** The single result of `query`, in OPA's presentation. */
function toPresentation(value: Term, query: string): Term {
  const one = new RegoNumber("1");
  const expression = new RegoObject([
    ["value", value],
    ["text", query],
    ["location", new RegoObject([["row", one], ["col", one]])], // prettier-ignore
  ]);
  return new RegoObject([["result", [new RegoObject([["expressions", [expression]]])]]]);
}

/** The output of `opa eval -f FORMAT QUERY` for a value; `query` is such as `data.gate.deny`. */
export function formatEvalResult(value: Term | undefined, query: string, format: ValueFormat): string {
  switch (format) {
    case "json":
      return `${formatJson(value === undefined ? new RegoObject([]) : toPresentation(value, query), "  ")}\n`;
    case "pretty":
      return `${value === undefined ? "undefined" : formatJson(value, "  ")}\n`;
    case "values":
      return value === undefined ? "" : `${formatJson([value], "  ")}\n`;
    case "raw":
      if (value === undefined) return "";
      return `${typeof value === "string" ? value : formatJson(value)}\n`;
  }
}

function toError({
  message,
  code,
  location,
  opaDetails,
}: Pick<RegoDiagnostic, "message" | "code" | "location" | "opaDetails">): Term {
  const members: [string, Term][] = [["message", message]];
  if (code !== "") members.push(["code", code]);
  if (location !== undefined) {
    members.push([
      "location",
      new RegoObject([
        ["file", location.file],
        ["row", new RegoNumber(String(location.row))],
        ["col", new RegoNumber(String(location.column))],
      ]),
    ]);
  }
  if (opaDetails !== undefined) members.push(["details", parseJson(JSON.stringify(opaDetails))]);
  return new RegoObject(members);
}

function toText(errors: Term[]): string {
  return `${formatJson(new RegoObject([["errors", errors]]), "  ")}\n`;
}

/** The output of `opa check -f json` for errors: `{"errors": [{"message", "code", "location", "details"}]}`. */
export function formatDiagnosticsJson(diagnostics: readonly RegoDiagnostic[]): string {
  return toText(diagnostics.map(toError));
}

/** The output of `opa eval -f json` for an error, in the same form: with OPA's code if it has one, otherwise the library's. */
function formatEvalErrors(error: unknown): string {
  const diagnostics = error instanceof PolicyLoadError ? error.diagnostics : [];
  if (diagnostics.length > 0) return formatDiagnosticsJson(diagnostics);
  return toText([toError(toEvalError(error))]);
}

/** An error of an evaluation in the form of `opa eval` and `opa exec`: with OPA's code if it has one, otherwise the library's. */
export function toEvalError(error: unknown): Pick<RegoDiagnostic, "message" | "code" | "location"> {
  const message = isError(error) ? inWording(getMessage(error), FLAG_WORDING) : String(error);
  const { opaCode, location } = error instanceof EvaluationError ? error : {};
  return { message, code: opaCode ?? shownCode(error), ...(location === undefined ? {} : { location }) };
}

/** @throws CommandError (exit 2) for a format of OPA's evaluator. */
export function asValueFormat(format: EvalFormat): ValueFormat {
  const known = VALUE_FORMATS.find((name) => name === format);
  if (known !== undefined) return known;
  throw new CommandError(
    shownText`-f ${format} is for OPA's evaluator: add --target rego, or write a query: regohost eval 'data.gate.deny' -d policies/`,
  );
}

/** The output without an explanation: the value, or for JSON the errors. A terminal shows an error once, with its code and causes. */
export function formatEvalEnd(
  { stdout, stderr }: Pick<CliIo, "stdout" | "stderr">,
  end: EvaluationEnd,
  format: EvalFormat,
): string | undefined {
  if (end.decision === undefined) {
    const isShown = stdout.isTTY === true && stderr.isTTY === true;
    return format === "json" && !isShown ? formatEvalErrors(end.error) : undefined;
  }
  const { resultSet, entrypoint } = end.decision;
  return formatEvalResult(readResultSet(resultSet), toQuery(entrypoint), asValueFormat(format));
}
