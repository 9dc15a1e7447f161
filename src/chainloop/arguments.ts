import { message, option, type Message, type OptionPart } from "../base/message.js";
import { ConfigurationError } from "../base/errors.js";
import { nearest } from "../base/text/nearest.js";

/** An input that a policy declares. */
export interface DeclaredInput {
  name: string;
  required: boolean;
  default: string;
}

/** The arguments of a policy for `input.args`: lists where a text has several values. */
export type PolicyArguments = Record<string, string | string[]>;

function refuse(policy: string | OptionPart, why: string | Message): never {
  throw new ConfigurationError(message`${policy}: ${why}`, { code: "config_invalid" });
}

/**
 * Rejects arguments that no policy declares as an input, which may be misspelt: the engine ignores them. A policy that
 * declares no inputs accepts all.
 *
 * @param by the option that has them.
 * @throws ConfigurationError `config_invalid`
 */
export function checkArguments(
  by: "material.args" | "material.argFiles",
  policies: readonly { inputs: readonly DeclaredInput[] }[],
  passed: readonly string[],
): void {
  if (policies.some(({ inputs }) => inputs.length === 0)) return;
  const names = policies.flatMap(({ inputs }) => inputs.map(({ name }) => name));
  const unknown = passed.find((name) => !names.includes(name));
  if (unknown === undefined) return;
  const known = [...new Set(names)].join(", ");
  refuse(option(by), `no policy has an input ${unknown}${nearest(unknown, names)}; there are ${known}`);
}

/**
 * Rejects arguments that a group passes to a policy that has no such input, which may be misspelt: the engine ignores
 * them.
 *
 * @throws ConfigurationError `config_invalid`
 */
export function checkWith(
  policy: string,
  inputs: readonly DeclaredInput[],
  given: Readonly<Record<string, string>>,
): void {
  const names = inputs.map(({ name }) => name);
  const unknown = Object.keys(given).find((name) => names.length > 0 && !names.includes(name));
  if (unknown === undefined) return;
  refuse(policy, `its group gives it ${unknown}, which is no input of it${nearest(unknown, names)}`);
}

/** Values by name, as written. */
export type ArgumentTexts = ReadonlyMap<string, string>;

/** A template in a policy's arguments in a group, which is replaced by an input of the group, by its name. */
const TEMPLATE = /\{\{\s*\.?inputs\.([a-zA-Z_]\w*)\s*\}\}/g;

function fill(policy: string, name: string, text: string, bindings: ArgumentTexts | undefined): string {
  if (bindings === undefined) {
    if (!text.includes("{{")) return text;
    refuse(policy, `the value of its input ${name} is a template, which only a policy group can fill`);
  }
  if (text.replace(TEMPLATE, "").includes("{{")) {
    refuse(policy, `the template of its input ${name} is not read: only {{ inputs.NAME }} is`);
  }
  return text.replace(TEMPLATE, (_, input: string) => bindings.get(input) ?? "");
}

/**
 * Computes the values of the declared inputs, or without declared inputs of all arguments, as the engine does.
 *
 * @param bindings inputs of the policy's group. Default: it is in none, so a template is an error.
 * @throws ConfigurationError `config_invalid` for a required input without a value, and for templates.
 */
export function computeTexts(
  policy: string,
  inputs: readonly DeclaredInput[],
  given: Readonly<Record<string, string>>,
  bindings?: ArgumentTexts,
): ArgumentTexts {
  const names = inputs.map(({ name }) => name);
  const texts = new Map<string, string>();
  for (const { name, required, default: otherwise } of inputs) {
    if (required && otherwise !== "") refuse(policy, `its input ${name} is required and has a default`);
    const own = (Object.hasOwn(given, name) ? given[name] : undefined) ?? "";
    if (required && fill(policy, name, own, bindings) === "") {
      const how =
        bindings === undefined
          ? message`${option("material.args")} ${name}=VALUE`
          : message`with of the policy group`;
      refuse(policy, message`its input ${name} is required: give it as ${how}`);
    }
    if (otherwise !== "") texts.set(name, fill(policy, name, otherwise, bindings));
  }
  for (const [name, text] of Object.entries(given)) {
    if (inputs.length === 0 || names.includes(name)) texts.set(name, fill(policy, name, text, bindings));
  }
  return texts;
}

/**
 * Computes a policy's `input.args` from the arguments; empty without values.
 *
 * @throws as `computeTexts`
 */
export function computeArguments(...given: Parameters<typeof computeTexts>): PolicyArguments {
  const found: PolicyArguments = {};
  for (const [name, text] of computeTexts(...given)) {
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
