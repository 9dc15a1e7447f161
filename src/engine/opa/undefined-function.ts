import type { RegoDiagnostic } from "../../base/errors.js";

/** Names of built-ins have a letter first; those of rules begin with `data.`. OPA prints keywords in brackets. */
const UNDEFINED = /^undefined function ((?!data\.)[A-Za-z_][\w.]*)(?:\["(\w+)"\])?$/;

/** Returns the function that OPA does not know, where that is the error. */
export function undefinedFunction({
  code,
  message,
}: Pick<RegoDiagnostic, "code" | "message">): string | undefined {
  const [, name, keyword] = code === "rego_type_error" ? (UNDEFINED.exec(message) ?? []) : [];
  return keyword === undefined ? name : `${name ?? ""}.${keyword}`;
}

/** How to declare the built-ins of a set, by their namespace. */
const NAMESPACES = {
  "service.":
    "a built-in of the service: --builtins service declares it, or serviceBuiltins(client) among the builtins in code",
  "chainloop.":
    'a built-in of the service by the name of Chainloop: --compat chainloop declares it, or serviceBuiltins(client, { namespace: "chainloop" }) among the builtins in code',
  "ec.":
    "a built-in of Conforma: --builtins conforma declares it, or conformaBuiltins() among the builtins in code",
};

/** Built-ins that Chainloop's sources name, without their types or what answers them. */
const UNPUBLISHED = ["chainloop.effective_assessments"];

/** Returns the advice for an undeclared built-in of a set; `undefined` for another, or a misspelt one. */
export function serviceAdvice(name: string, declared: Iterable<string>): string | undefined {
  if (UNPUBLISHED.includes(name)) {
    return "a built-in of Chainloop's platform that is not published, so nothing here can answer it: judge this policy with Chainloop's CLI, or declare a built-in of this name of your own";
  }
  const known = [...declared];
  const [, advice] =
    Object.entries(NAMESPACES).find(
      ([namespace]) => name.startsWith(namespace) && !known.some((one) => one.startsWith(namespace)),
    ) ?? [];
  return advice;
}

/** Adds what to do where a policy calls built-ins of a set, and none of them is declared. */
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
