import { EvaluationError, isRegohostError, PolicyLoadError } from "../../errors.js";
import type { RegoDiagnostic } from "../../errors.js";
import { formatJson } from "../../values/json-format.js";
import { RegoNumber, RegoObject, type Term } from "../../values/term.js";

function toError({
  message,
  code,
  location,
  candidates,
}: Pick<RegoDiagnostic, "message" | "code" | "location" | "candidates">): Term {
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
  if (candidates !== undefined) members.push(["details", new RegoObject([["oneOf", [...candidates]]])]);
  return new RegoObject(members);
}

function toText(errors: Term[]): string {
  return `${formatJson(new RegoObject([["errors", errors]]), "  ")}\n`;
}

/**
 * What `opa check -f json` prints for errors: `{"errors": [{"message", "code", "location", "details"}]}`. The only
 * details are the fields that exist where one is unknown.
 */
export function formatDiagnosticsJson(diagnostics: readonly RegoDiagnostic[]): string {
  return toText(diagnostics.map(toError));
}

/**
 * What `opa eval -f json` prints for an error, in the same form: with OPA's code where it has one, else the library's;
 * `undefined` for other errors.
 */
export function formatEvalErrors(error: unknown): string | undefined {
  if (!isRegohostError(error)) return undefined;
  const diagnostics = error instanceof PolicyLoadError ? error.diagnostics : [];
  if (diagnostics.length > 0) return formatDiagnosticsJson(diagnostics);
  return toText([toError(toEvalError(error))]);
}

/** An error of an evaluation as `opa eval` names it: with OPA's code where it has one, else the library's. */
export function toEvalError(error: unknown): { message: string; code: string } {
  const message = error instanceof Error ? error.message : String(error);
  const opaCode = error instanceof EvaluationError ? error.opaCode : undefined;
  return { message, code: opaCode ?? (isRegohostError(error) ? error.code : "") };
}
