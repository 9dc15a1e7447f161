import type { RecordedCall, Recording } from "../engine/recording.js";
import { formatJson } from "./json-format.js";
import { parseJsonTree } from "./json-tree.js";

/** The name of a built-in's mock: `service_discover`. */
function mockName(builtin: string): string {
  return builtin.replaceAll(".", "_");
}

function toRule({ name, args, answer }: RecordedCall): string | undefined {
  if (answer.kind !== "value") return undefined;
  const terms = parseJsonTree(args);
  const shown = Array.isArray(terms) ? terms.map((term) => formatJson(term)) : [];
  return `${mockName(name)}(${shown.join(", ")}) := ${formatJson(parseJsonTree(answer.json), "\t")}`;
}

function toComment({ name, args, answer }: RecordedCall): string | undefined {
  switch (answer.kind) {
    case "value":
      return undefined;
    case "undefined":
      return `# ${mockName(name)} is undefined for ${args}`;
    case "error":
      return `# ${name} failed for ${args}: ${answer.code}`;
  }
}

/**
 * A Rego module with a function for each recorded built-in, for tests: `with service.discover as mocks.service_discover`.
 * A call that was undefined or failed has no rule, so it is undefined.
 *
 * @param isMockable tells built-ins that a test may replace from those that are fixed by its time and seed.
 */
export function toMockModule(
  recording: Recording,
  packageName: string,
  isMockable: (builtin: string) => boolean,
): string {
  const calls = recording.calls.filter(({ name }) => isMockable(name));
  const names = [...new Set(calls.map(({ name }) => name))].sort();
  const usage = names.map((name) => `#   with ${name} as data.${packageName}.${mockName(name)}`);
  const rules = names.flatMap((name) => {
    const own = calls.filter((call) => call.name === name);
    return own.map((call) => toRule(call) ?? toComment(call) ?? "");
  });
  return (
    [`package ${packageName}`, ["# Recorded answers, for tests:", ...usage].join("\n"), ...rules, ""]
      .join("\n\n")
      .trimEnd() + "\n"
  );
}
