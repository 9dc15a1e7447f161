import { isLimitError } from "../../base/async/reading.js";
import { type ConfigurationError, invalidConfig } from "../../base/errors.js";
import type { StandardBuiltin } from "../builtin/standard-builtin.js";
import { parseJson } from "../../base/terms/parse-term.js";
import { toRegoText } from "../../base/terms/term-text.js";
import { RegoObject, type Term } from "../../base/terms/term.js";
import { toStrictJson } from "../../base/terms/value-text.js";
import { opaVersion } from "../../base/version.js";
import { reasonOf } from "../../base/message.js";

const NAME = "opa.runtime";

function change(object: RegoObject, key: string, to: (value: Term) => Term): RegoObject {
  return new RegoObject(object.entries.map(([name, value]) => [name, name === key ? to(value) : value]));
}

/** Takes keys out of every member of an array or object. */
function withoutKeys(members: Term, keys: readonly string[], subject: string): Term {
  const strip = (member: Term): Term => {
    if (!(member instanceof RegoObject)) throw invalid(`${subject} must be objects`);
    return new RegoObject(
      member.entries.filter(([name]) => typeof name !== "string" || !keys.includes(name)),
    );
  };
  if (members === null) return null;
  if (Array.isArray(members)) return members.map(strip);
  if (!(members instanceof RegoObject)) throw invalid(`${subject} must be in an object`);
  return new RegoObject(members.entries.map(([name, member]) => [name, strip(member)]));
}

/** OPA keeps credentials of services and private keys to itself. */
function redactConfig(config: Term): Term {
  if (!(config instanceof RegoObject)) return config;
  const services = change(config, "services", (members) =>
    withoutKeys(members, ["credentials"], "config.services"),
  );
  return change(services, "keys", (members) => withoutKeys(members, ["key", "private_key"], "config.keys"));
}

function invalid(why: string, cause?: unknown): ConfigurationError {
  return invalidConfig(`runtime: ${why}`, cause);
}

function readRuntime(runtime: unknown): RegoObject {
  let term: Term;
  try {
    term = parseJson(toStrictJson(runtime));
  } catch (error) {
    if (isLimitError(error)) throw error;
    throw invalid(reasonOf(error), error);
  }
  return term instanceof RegoObject ? term : throwObjectError();
}

function throwObjectError(): never {
  throw invalid("it must be an object, such as { config: { labels: { region: 'eu' } }, env: {} }");
}

/**
 * `opa.runtime()`: the caller's description of the process. The environment is empty by default.
 *
 * @param runtime A JSON object. Its members replace `version` (OPA's), `commit` (empty) and `env` (empty).
 * @throws ConfigurationError `config_invalid`
 */
export function createOpaRuntime(runtime?: unknown): StandardBuiltin {
  // A passed description is checked at once; the default one is created on the first call, which few policies make.
  let answer = runtime === undefined ? undefined : encodeRuntime(runtime);
  return {
    name: NAME,
    arity: 0,
    nondeterministic: true,
    call: () => (answer ??= encodeRuntime({})),
  };
}

function encodeRuntime(runtime: unknown): Buffer {
  const defaults: [Term, Term][] = [
    ["version", opaVersion],
    ["commit", ""],
    ["env", new RegoObject([])],
  ];
  const members = new Map<Term, Term>([...defaults, ...readRuntime(runtime).entries]);
  return Buffer.from(toRegoText(change(new RegoObject([...members]), "config", redactConfig)));
}
