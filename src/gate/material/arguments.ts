import { ConfigurationError } from "../../errors.js";
import { nearest } from "../../values/nearest.js";

/** An input that a policy declares. */
export interface DeclaredInput {
  name: string;
  required: boolean;
  default: string;
}

/** The arguments of a policy, as `input.args` has them: lists where a text has several values. */
export type PolicyArguments = Record<string, string | string[]>;

function refuse(policy: string, why: string): never {
  throw new ConfigurationError(`${policy}: ${why}`, { code: "config_invalid" });
}

/**
 * Refuses arguments that no policy has as an input, which may be misspelt: the engine leaves them out. A policy that declares
 * no inputs takes all.
 *
 * @throws ConfigurationError `config_invalid`
 */
export function checkArguments(
  policies: readonly { inputs: readonly DeclaredInput[] }[],
  given: Readonly<Record<string, string>>,
): void {
  if (policies.some(({ inputs }) => inputs.length === 0)) return;
  const names = policies.flatMap(({ inputs }) => inputs.map(({ name }) => name));
  const unknown = Object.keys(given).find((name) => !names.includes(name));
  if (unknown === undefined) return;
  const known = [...new Set(names)].join(", ");
  refuse("args (--arg)", `no policy has an input ${unknown}${nearest(unknown, names)}; there are ${known}`);
}

/**
 * What a policy gets of the arguments that are given: those that it declares; without declared inputs all of them, as in the
 * engine.
 *
 * @throws ConfigurationError `config_invalid` for a required input without a value, and for templates.
 */
export function computeArguments(
  policy: string,
  inputs: readonly DeclaredInput[],
  given: Readonly<Record<string, string>>,
): PolicyArguments {
  const names = inputs.map(({ name }) => name);
  const texts = new Map<string, string>();
  for (const { name, required, default: otherwise } of inputs) {
    if (required && otherwise !== "") refuse(policy, `its input ${name} is required and has a default`);
    const isGiven = (Object.hasOwn(given, name) ? given[name] : undefined) ?? "";
    if (isGiven === "" && required) {
      refuse(policy, `its input ${name} is required: give it as args (--arg ${name}=VALUE)`);
    }
    if (otherwise !== "") texts.set(name, otherwise);
  }
  for (const [name, text] of Object.entries(given)) {
    if (inputs.length === 0 || names.includes(name)) texts.set(name, text);
  }
  const found: PolicyArguments = {};
  for (const [name, text] of texts) {
    if (text.includes("{{")) {
      refuse(policy, `the value of its input ${name} is a template, which only a policy group can fill`);
    }
    const values = splitValues(text);
    const [first, ...others] = values;
    if (first === undefined) continue;
    // A name may be __proto__.
    Object.defineProperty(found, name, { value: others.length === 0 ? first : values, enumerable: true });
  }
  return found;
}

/** Commas and line feeds separate values; `\,` is a comma. */
function splitValues(text: string): string[] {
  return text
    .split("\n")
    .flatMap((line) => line.split(/(?<!\\),/))
    .map((part) => part.replaceAll("\\,", ",").trim())
    .filter((part) => part !== "");
}
