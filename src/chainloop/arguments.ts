import { message, option, type Message, type OptionPart } from "../base/message.js";
import { invalidConfig } from "../base/errors.js";
import { parseArgumentKey, type ArgumentKey } from "../base/text/argument-key.js";
import { nearest } from "../base/text/nearest.js";

/** An input that a policy declares. */
export interface DeclaredInput {
  name: string;
  required: boolean;
  default: string;
}

/** The arguments of a policy for `input.args`: lists where a text has several values. */
export type PolicyArguments = Record<string, string | string[]>;

function throwArgumentError(policy: string | OptionPart | Message, why: string | Message): never {
  throw invalidConfig(message`${policy}: ${why}`);
}

/** A text of `args` or of a file, for an input of all policies or of one. */
export interface ArgumentText extends ArgumentKey {
  by: "material.args" | "material.argFiles";
  text: string;
}

/** @throws ConfigurationError `config_invalid` for a key that is not `[POLICY:]NAME`. */
export function toArgumentTexts(args: Readonly<Record<string, string>>): ArgumentText[] {
  const by = "material.args";
  return Object.entries(args).map(([key, text]) => {
    const parsed = parseArgumentKey(key) ?? throwArgumentError(option(by), `${key} is not [POLICY:]NAME`);
    return { ...parsed, by, text };
  });
}

/** A policy or a group that takes arguments. */
interface Accepting {
  /** Its name and its path. */
  names: readonly string[];
  inputs: readonly DeclaredInput[];
}

const isFor = ({ policy }: ArgumentText, { names }: Pick<Accepting, "names">): boolean =>
  policy === undefined || names.includes(policy);

/**
 * Rejects arguments for a policy that is not in the run, and those that no policy declares as an input, which may be
 * misspelt: the engine ignores them. A policy that declares no inputs accepts all.
 *
 * @throws ConfigurationError `config_invalid`
 */
export function checkArguments(policies: readonly Accepting[], texts: readonly ArgumentText[]): void {
  for (const text of texts) {
    const { by, name, policy = "" } = text;
    const about = policies.filter((one) => isFor(text, one));
    if (about.length === 0) {
      const known = policies.flatMap(({ names: [first = ""] }) => first);
      const why = `there is no policy ${policy}${nearest(policy, known)}; there are ${known.join(", ")}`;
      throwArgumentError(message`${option(by)} ${name}`, why);
    }
    if (about.some(({ inputs }) => inputs.length === 0)) continue;
    const names = about.flatMap(({ inputs }) => inputs.map((input) => input.name));
    if (names.includes(name)) continue;
    const known = [...new Set(names)].join(", ");
    throwArgumentError(
      option(by),
      `no policy has an input ${name}${nearest(name, names)}; there are ${known}`,
    );
  }
}

/**
 * The arguments of a policy or group: a text for it alone replaces one for all, and values of files are added.
 *
 * @throws ConfigurationError `config_invalid` for two texts for it alone, by its name and by its path.
 */
export function selectArguments(
  policy: Pick<Accepting, "names">,
  texts: readonly ArgumentText[],
): Readonly<Record<string, string>> {
  const own = texts.filter((text) => isFor(text, policy));
  const isText = ({ by }: ArgumentText): boolean => by === "material.args";
  const ofAll = own.filter((text) => isText(text) && text.policy === undefined);
  const alone = own.filter((text) => isText(text) && text.policy !== undefined);
  const found = new Map(ofAll.map(({ name, text }) => [name, text]));
  for (const { name, text, by } of alone) {
    if (alone.some((other) => other.name === name && other.text !== text))
      throwArgumentError(option(by), `${name} is given twice for ${policy.names.join(", ")}`);
    found.set(name, text);
  }
  for (const { name, text } of own.filter((one) => !isText(one))) {
    const before = found.get(name) ?? "";
    found.set(name, before === "" ? text : `${before}\n${text}`);
  }
  return Object.fromEntries(found);
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
  throwArgumentError(
    policy,
    `its group gives it ${unknown}, which is no input of it${nearest(unknown, names)}`,
  );
}

/** Values by name, as written. */
export type ArgumentTexts = ReadonlyMap<string, string>;

/** A template in a policy's arguments in a group, which is replaced by an input of the group, by its name. */
const TEMPLATE = /\{\{\s*\.?inputs\.([a-zA-Z_]\w*)\s*\}\}/g;

function fill(policy: string, name: string, text: string, bindings: ArgumentTexts | undefined): string {
  if (bindings === undefined) {
    if (!text.includes("{{")) return text;
    throwArgumentError(
      policy,
      `the value of its input ${name} is a template, which only a policy group can fill`,
    );
  }
  if (text.replace(TEMPLATE, "").includes("{{")) {
    throwArgumentError(policy, `the template of its input ${name} is not read: only {{ inputs.NAME }} is`);
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
    if (required && otherwise !== "")
      throwArgumentError(policy, `its input ${name} is required and has a default`);
    const own = (Object.hasOwn(given, name) ? given[name] : undefined) ?? "";
    if (required && splitValues(fill(policy, name, own, bindings)).length === 0) {
      const how =
        bindings === undefined
          ? message`${option("material.args")} ${name}=VALUE`
          : message`with of the policy group`;
      throwArgumentError(policy, message`its input ${name} is required: give it as ${how}`);
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
