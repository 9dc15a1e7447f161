import type { RecordedCall } from "./recorded-call.js";
import type { Recording } from "./recording.js";
import { formatJson } from "../../base/terms/json-format.js";
import { parseJson } from "../../base/terms/parse-term.js";
import { RegoObject, type Term } from "../../base/terms/term.js";

/** Properties of built-ins by name. */
interface MockedBuiltins {
  /** Whether a test can replace it; others depend only on time and seed. */
  readonly isMockable: (builtin: string) => boolean;
  /** Whether its answer is a set, recorded as an array. */
  readonly givesSet: (builtin: string) => boolean;
}

/** Returns the name of a built-in's mock: `service_discover`. */
function mockName(builtin: string): string {
  return builtin.replaceAll(".", "_");
}

function readArguments(args: string): Term[] {
  const terms = parseJson(args);
  return Array.isArray(terms) ? terms : [];
}

/** The arguments of a rule's head, where a secret missing from the recording matches anything. */
class HeadPattern {
  readonly #placeholder: RegExp;
  readonly conditions: string[] = [];

  /** @param placeholder matches every placeholder of a text. */
  constructor(placeholder: RegExp) {
    this.#placeholder = placeholder;
  }

  write(term: Term): string {
    if (typeof term === "string") return this.#writeText(term);
    if (Array.isArray(term)) return `[${term.map((item) => this.write(item)).join(",")}]`;
    if (!(term instanceof RegoObject)) return formatJson(term);
    return `{${[...term.members].map(([key, member]) => `${formatJson(key)}:${this.write(member)}`).join(",")}}`;
  }

  #writeText(text: string): string {
    const around = text.split(this.#placeholder);
    if (around.length === 1) return formatJson(text);
    if (around.every((part) => part === "")) return "_";
    const variable = `text_${this.conditions.length + 1}`;
    const escaped = around.map((part) => part.replaceAll(/[\\^$.*+?()[\]{}|]/g, "\\$&"));
    this.conditions.push(`regex.match(${formatJson(`^${escaped.join(".*")}$`)}, ${variable})`);
    return variable;
  }
}

function writeAnswer(json: string, isSet: boolean): string {
  const answer = parseJson(json);
  const text = formatJson(answer, "\t");
  if (!isSet || !Array.isArray(answer)) return text;
  return answer.length === 0 ? "set()" : `{${text.slice(1, -1)}}`;
}

function writeRule({ name, args, answer }: RecordedCall, placeholder: RegExp, isSet: boolean): string {
  switch (answer.kind) {
    case "value": {
      const pattern = new HeadPattern(placeholder);
      const head = readArguments(args).map((term) => pattern.write(term));
      const body = pattern.conditions.map((condition) => `\n\t${condition}`).join("");
      const rule = `${mockName(name)}(${head.join(", ")}) := ${writeAnswer(answer.json, isSet)}`;
      return body === "" ? rule : `${rule} if {${body}\n}`;
    }
    case "undefined":
      return `# ${mockName(name)} is undefined for ${args}`;
    case "error":
      return `# ${name} failed for ${args}: ${answer.code}; here it is undefined`;
  }
}

/** Writes a function without a value, as replacement of the built-in. */
function writeUndefined({ name, args }: RecordedCall): string {
  const head = readArguments(args).map(() => "_");
  return `${mockName(name)}(${head.join(", ")}) := null if false`;
}

function writeFunction(calls: readonly RecordedCall[], placeholder: RegExp, isSet: boolean): string[] {
  const rules = calls.map((call) => writeRule(call, placeholder, isSet));
  const [first] = calls;
  const hasValue = calls.some(({ answer }) => answer.kind === "value");
  return hasValue || first === undefined ? rules : [...rules, writeUndefined(first)];
}

/**
 * Returns a Rego module with a function for each recorded built-in, for tests:
 * `with service.discover as mocks.service_discover`. It is undefined for a call that was undefined or failed. Where an
 * argument contains a credential, the rule matches any; calls that differ only there conflict in a test that makes
 * them.
 */
export async function toMockModule(
  recording: Recording,
  packageName: string,
  { isMockable, givesSet }: MockedBuiltins,
): Promise<string> {
  const { PLACEHOLDER } = await import("./secret-placeholder.js");
  const calls = recording.calls.filter(({ name }) => isMockable(name));
  const names = [...new Set(calls.map(({ name }) => name))].sort();
  const usage = names.map((name) => `#   with ${name} as data.${packageName}.${mockName(name)}`);
  const rules = names.flatMap((name) => {
    const own = calls.filter((call) => call.name === name);
    return writeFunction(own, PLACEHOLDER, givesSet(name));
  });
  return (
    [`package ${packageName}`, ["# Recorded answers, for tests:", ...usage].join("\n"), ...rules, ""]
      .join("\n\n")
      .trimEnd() + "\n"
  );
}
