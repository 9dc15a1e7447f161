import { EvaluationError, isRegohostError, PolicyLoadError } from "../errors.js";
import type { RegoDiagnostic } from "../errors.js";
import { formatJson } from "./json-format.js";
import { JsonNumber } from "./json-tree.js";
import type { JsonTree } from "./json-tree.js";

function toError({
  message,
  code,
  location,
  candidates,
}: Pick<RegoDiagnostic, "message" | "code" | "location" | "candidates">): JsonTree {
  const error = new Map<string, JsonTree>([["message", message]]);
  if (code !== "") error.set("code", code);
  if (location !== undefined) {
    error.set(
      "location",
      new Map<string, JsonTree>([
        ["file", location.file],
        ["row", new JsonNumber(String(location.row))],
        ["col", new JsonNumber(String(location.column))],
      ]),
    );
  }
  if (candidates !== undefined) error.set("details", new Map([["oneOf", [...candidates]]]));
  return error;
}

function toText(errors: JsonTree[]): string {
  return `${formatJson(new Map([["errors", errors]]), "  ")}\n`;
}

/**
 * What `opa check -f json` prints for errors: `{"errors": [{"message", "code", "location", "details"}]}`. Of the details it
 * is the fields that there are, where one is not.
 */
export function formatDiagnosticsJson(diagnostics: readonly RegoDiagnostic[]): string {
  return toText(diagnostics.map(toError));
}

/**
 * What `opa eval -f json` prints for an error, in the same form: with OPA's code where OPA has one and the library's
 * otherwise; `undefined` for what is no error of the library.
 */
export function formatEvalErrors(error: unknown): string | undefined {
  if (!isRegohostError(error)) return undefined;
  const diagnostics = error instanceof PolicyLoadError ? error.diagnostics : [];
  if (diagnostics.length > 0) return formatDiagnosticsJson(diagnostics);
  return toText([toError(toEvalError(error))]);
}

/** An error of an evaluation as `opa eval` names it: with OPA's code where OPA has one, and the library's otherwise. */
export function toEvalError(error: unknown): { message: string; code: string } {
  const message = error instanceof Error ? error.message : String(error);
  const opaCode = error instanceof EvaluationError ? error.opaCode : undefined;
  return { message, code: opaCode ?? (isRegohostError(error) ? error.code : "") };
}
