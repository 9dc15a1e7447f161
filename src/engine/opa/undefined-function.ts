import type { RegoDiagnostic } from "../../base/errors.js";

/** Names of built-ins have a letter first; those of rules begin with `data.`. */
const UNDEFINED = /^undefined function ((?!data\.)[A-Za-z_][\w.]*)$/;

/** Returns the function that OPA does not know, where that is the error. */
export function undefinedFunction({
  code,
  message,
}: Pick<RegoDiagnostic, "code" | "message">): string | undefined {
  return code === "rego_type_error" ? UNDEFINED.exec(message)?.[1] : undefined;
}

const SERVICE = "service.";

/** Returns the advice for an undeclared built-in of the service; `undefined` for another, or a misspelt one. */
export function serviceAdvice(name: string, declared: Iterable<string>): string | undefined {
  if (!name.startsWith(SERVICE) || [...declared].some((known) => known.startsWith(SERVICE))) return undefined;
  return "a built-in of the service: give the option builtins: serviceBuiltins(client), or --builtins service";
}

/** Adds what to do where a policy calls built-ins of the service, and none of them is declared. */
export function withServiceHints(
  diagnostics: readonly RegoDiagnostic[],
  declared: readonly { name: string }[],
): RegoDiagnostic[] {
  const names = declared.map(({ name }) => name);
  return diagnostics.map((diagnostic) => {
    const advice = serviceAdvice(undefinedFunction(diagnostic) ?? "", names);
    return advice === undefined ? diagnostic : { ...diagnostic, hint: `(${advice})` };
  });
}
