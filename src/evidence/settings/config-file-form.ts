import { append } from "../../base/lists.js";
import { SETTINGS } from "../../base/host/settings.js";
import { COUNT, FLAG, OBJECT, TEXT, type Rule } from "../../base/text/option-rules.js";
import { keyText, unknownKeys } from "./config-keys.js";

/** The version of the file's form. A file of a newer one is refused. */
export const CONFIG_VERSION = 1;

/** A table of keys, or of any names. */
interface Table {
  readonly keys?: Readonly<Record<string, Form>>;
  readonly each?: Form;
}

/** The form of a value. */
type Form = Rule | Table | "mapping";

/** The keys of the table `service`. */
const service = Object.fromEntries(
  Object.values(SETTINGS).flatMap(({ key }): [string, Form][] => {
    const [table, name] = key.split(".");
    return table === "service" && name !== undefined
      ? [[name, key === SETTINGS.http2.key ? FLAG : TEXT]]
      : [];
  }),
);

/** One service: the default one, or a profile. */
const profile: Readonly<Record<string, Form>> = {
  organization: TEXT,
  auth: { keys: { token: TEXT } },
  service: { keys: service },
  platform: "mapping",
};

/** The config file's keys. Any other is an error, so that a misspelt one is noticed. */
const FILE: Table = { keys: { version: COUNT, ...profile, profiles: { each: { keys: profile } } } };

/** Returns the problems of a config file, each with its key; empty for a right one. */
export async function configProblems(document: Readonly<Record<string, unknown>>): Promise<string[]> {
  return toProblems(document, FILE, []);
}

async function toProblems(value: unknown, form: Form, path: readonly string[]): Promise<string[]> {
  if (form === "mapping") {
    return (await import("./platform-mapping-schema.js")).mappingProblems(value, path);
  }
  if (!isTable(form)) return form[1](value) ? [] : [`${keyText(path)}: must be ${form[0]}`];
  if (!OBJECT[1](value)) return [`${keyText(path)}: must be a table`];
  const found: string[] = [];
  const unknown: string[] = [];
  for (const [name, member] of Object.entries(value as object)) {
    const { keys = {}, each } = form;
    const own = each ?? (Object.hasOwn(keys, name) ? keys[name] : undefined);
    if (own === undefined) unknown.push(name);
    else append(found, await toProblems(member, own, [...path, name]));
  }
  return unknown.length === 0 ? found : [...found, unknownKeys(path, unknown, Object.keys(form.keys ?? {}))];
}

function isTable(form: Rule | Table): form is Table {
  return !Array.isArray(form);
}
