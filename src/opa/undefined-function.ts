import type { RegoDiagnostic } from "../errors.js";

/** Names of built-ins have a letter first; those of rules begin with `data.`. */
const UNDEFINED = /^undefined function ((?!data\.)[A-Za-z_][\w.]*)$/;

/** The function that OPA does not know, where that is the error. */
export function undefinedFunction({
  code,
  message,
}: Pick<RegoDiagnostic, "code" | "message">): string | undefined {
  return code === "rego_type_error" ? UNDEFINED.exec(message)?.[1] : undefined;
}

const SERVICE = "service.";

/** Adds what to do where a policy calls built-ins of the service, and none of them is declared. */
export function withServiceHints(
  diagnostics: readonly RegoDiagnostic[],
  declared: readonly { name: string }[],
): RegoDiagnostic[] {
  if (declared.some(({ name }) => name.startsWith(SERVICE))) return [...diagnostics];
  return diagnostics.map((diagnostic) =>
    undefinedFunction(diagnostic)?.startsWith(SERVICE) === true
      ? {
          ...diagnostic,
          hint: "(a built-in of the service: give the option builtins: serviceBuiltins(client))",
        }
      : diagnostic,
  );
}
