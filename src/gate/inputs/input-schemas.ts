import type { Ajv, AnySchema, ErrorObject, ValidateFunction } from "ajv";
import { BoundedCache } from "../../base/async/bounded-cache.js";
import { type ConfigurationError, invalidConfig, unusableDocument } from "../../base/errors.js";
import { message, optionNamed, reasonOf } from "../../base/message.js";
import type { NamedInputSchema } from "../../engine/opa/judging-package.js";
import type { Schemas } from "../../engine/source/schemas.js";
import { toPrintable } from "../../base/text/printable.js";
import { getMember, isJsonObject } from "../../base/text/member-of.js";
import { parseExactJson, toExactText, withoutMembers, type Held } from "../../base/terms/exact-json.js";
import { withJsonKeywords } from "./json-keywords.js";
import { isErrorOf } from "../../base/realms.js";
import { loadPackage } from "../../base/load-package.js";

/** Maximum number of reported mismatches. */
const MAX_ISSUES = 3;

/** A required schema of an input, or of a part of it. */
export interface InputSchema {
  /** The schema's name, and the policy that requires it, for messages. */
  subject: string;
  /** Its path in the input. */
  path: readonly string[];
  /**
   * The reasons why a value does not match; empty when it does.
   *
   * @param holder the object or array with the value under the key: it knows the text of a number that is not
   * representable in JavaScript.
   */
  issuesOf: (value: unknown, holder?: unknown, key?: string) => string[];
}

/** A reason why a value does not match. */
interface Issue {
  text: string;
  /** The keys from the value to the part that does not. */
  at: readonly string[];
}

/** Returns the reasons, as {@link InputSchema.issuesOf}. */
type FindIssues = (value: unknown, holder?: unknown, key?: string) => Issue[];

type Validate = Pick<ValidateFunction, "errors"> &
  ((value: unknown, context?: Parameters<ValidateFunction>[1]) => unknown);

/** By a schema's text. A reloaded gate, and the next material of a kind, have the same schemas. */
const compiled = new BoundedCache<Validate>(8 << 20, () => 0);

/** Compiles JSON Schemas for validation, each once in a process. */
export class InputSchemas {
  readonly #given: Schemas;

  /** @param given by OPA's names. `schema` is that of every input. */
  constructor(given: Schemas) {
    this.#given = given;
  }

  /** The schema of every input, if there is one. */
  async ofAll(): Promise<InputSchema[]> {
    const schema = this.#given["schema"];
    return schema === undefined ? [] : [await this.#toInputSchema(schema, "schema", [])];
  }

  /**
   * The schemas that METADATA refers to.
   *
   * @throws ConfigurationError `config_invalid` for one that is missing, and for one that cannot be compiled.
   */
  named(schemas: readonly NamedInputSchema[]): Promise<InputSchema[]> {
    return Promise.all(
      schemas.map(async ({ rule, path, name, definition, location }) => {
        const position = `${location.file}:${String(location.row)}`;
        const subject = `${name ?? "the schema"} that METADATA names for ${rule} (${position})`;
        const schema = name === undefined ? definition : await this.find(name, subject);
        return this.#toInputSchema(schema, subject, path);
      }),
    );
  }

  /** A schema by its name, in full or without `schema`; that of a format also by the format's name. */
  async byName(name: string, subject: string): Promise<InputSchema> {
    const full = /^schema(?:$|[.[])/.test(name) ? name : `schema.regohost.${name}`;
    return this.#toInputSchema(await this.find(full, subject), subject, []);
  }

  /** A schema of a part of the data. */
  forData(schema: unknown, subject: string, path: readonly string[]): Promise<FindIssues> {
    return findIssues(schema, subject, ["data", ...path]);
  }

  /** @throws ConfigurationError `config_invalid` */
  async find(name: string, subject: string): Promise<unknown> {
    const { readPublished } = await import("../../engine/source/schemas.js");
    const schema = this.#given[name] ?? (await readPublished(name));
    if (schema !== undefined) return schema;
    const bundled = name.replace(/^schema\./, "schema.regohost.");
    const isBundled = (await readPublished(bundled)) !== undefined;
    const advice = isBundled
      ? `did you mean ${bundled}?`
      : message`give a file or folder with it as ${optionNamed("schema")}`;
    throw invalidConfig(message`${subject}: there is no schema ${name}; ${advice}`);
  }

  async #toInputSchema(schema: unknown, subject: string, path: readonly string[]): Promise<InputSchema> {
    const issues = await findIssues(schema, subject, ["input", ...path]);
    return { subject, path, issuesOf: (...value) => issues(...value).map(({ text }) => text) };
  }
}

/** @param path the place of values, for messages. */
async function findIssues(schema: unknown, subject: string, path: readonly string[]): Promise<FindIssues> {
  const validate = await loadValidator(schema, subject);
  return (value, holder, key = "") => {
    const parentData = typeof holder === "object" && holder !== null ? holder : { "": value };
    const context = {
      instancePath: "",
      parentData,
      parentDataProperty: key,
      rootData: [],
      dynamicAnchors: {},
    };
    try {
      if (validate(value, context) === true) return [];
      const issues = toIssues(validate.errors ?? [], path);
      return issues.length === 0 ? [{ text: "does not fit", at: [] }] : issues;
    } catch (error) {
      if (isErrorOf(error, "RangeError")) return [{ text: "is nested too deeply", at: [] }];
      throw error;
    }
  };
}

/** The validators of formats' published schemas, compiled ahead of time (`npm run validators`). */
export const COMPILED: Readonly<Record<string, () => Promise<{ validate: Validate }>>> = {
  cyclonedx: () => import("./compiled/cyclonedx.js"),
  in_toto_statement: () => import("./compiled/in_toto_statement.js"),
  sarif: () => import("./compiled/sarif.js"),
  slsa_provenance: () => import("./compiled/slsa_provenance.js"),
  spdx: () => import("./compiled/spdx.js"),
};

async function loadValidator(schema: unknown, subject: string): Promise<Validate> {
  const { publishedFormat } = await import("../../engine/source/schemas.js");
  const load = COMPILED[publishedFormat(schema) ?? ""];
  return load === undefined ? compile(schema, subject) : (await load()).validate;
}

/** Options of compiling schemas of inputs. */
export const INPUT_SCHEMA_OPTIONS = {
  strict: false,
  validateFormats: false,
  logger: false,
  // Otherwise names inherited by every object would satisfy `required`.
  ownProperties: true,
} as const;

/** The schema of draft 4's schemas. */
const DRAFT_04 = "http://json-schema.org/draft-04/schema";

/** Accepts an empty `required` or `enum`, which draft 4 forbids, and OPA and the later drafts do not. */
function withEmptyLists<T extends Pick<Ajv, "getSchema" | "removeSchema" | "addMetaSchema">>(ajv: T): T {
  const schema: unknown = ajv.getSchema(DRAFT_04)?.schema;
  const definitions = getMember(schema, "definitions");
  const properties = getMember(schema, "properties");
  if (!isJsonObject(schema) || !isJsonObject(definitions) || !isJsonObject(properties)) return ajv;
  ajv.removeSchema(DRAFT_04);
  ajv.addMetaSchema({
    ...schema,
    definitions: {
      ...definitions,
      stringArray: { type: "array", items: { type: "string" }, uniqueItems: true },
    },
    properties: { ...properties, enum: { type: "array" } },
  });
  return ajv;
}

/** Loads ajv for a draft. @returns a factory. */
async function loadAjv(draft: string): Promise<() => Pick<Ajv, "compile">> {
  // Optimising the code of a large schema takes as long as generating it, and does not speed up validation.
  const options = { ...INPUT_SCHEMA_OPTIONS, code: { optimize: false } };
  if (draft.includes("2020-12")) {
    const { Ajv2020, ...codegen } = await loadPackage(() => import("ajv/dist/2020.js"));
    return () => withJsonKeywords(new Ajv2020(options), codegen);
  }
  if (draft.includes("2019-09")) {
    const { Ajv2019, ...codegen } = await loadPackage(() => import("ajv/dist/2019.js"));
    return () => withJsonKeywords(new Ajv2019(options), codegen);
  }
  const { Ajv, ...codegen } = await loadPackage(() => import("ajv"));
  if (draft.includes("draft-04")) {
    const { default: draft04 } = await loadPackage(() => import("ajv-draft-04"));
    return () => withJsonKeywords(withEmptyLists(new draft04.default(options)), codegen);
  }
  return () => withJsonKeywords(new Ajv(options), codegen);
}

/** Compiles the JSON text of a schema, so that only the text decides what is compiled. */
async function compile(schema: unknown, subject: string): Promise<Validate> {
  const isObject = typeof schema === "object" && schema !== null;
  if (!isObject && typeof schema !== "boolean") throw unusable(subject, "it must be an object");
  const draft = isObject && "$schema" in schema ? String(schema.$schema) : "";
  try {
    const own = isObject ? withoutMembers(schema, ["$schema", "$async"]) : schema;
    const text = typeof own === "object" ? toExactText(own) : String(own);
    throwIfUnchecked(text);
    const createAjv = await loadAjv(draft);
    // Nothing is awaited from here on, so that concurrent requests compile a schema once.
    const key = `${draft}\n${text}`;
    const known = compiled.get(key);
    if (known !== undefined) return known;
    const validate = createAjv().compile(parseExactJson(text)[""] as AnySchema);
    compiled.keep(key, validate);
    return validate;
  } catch (error) {
    throw unusable(subject, reasonOf(error), error);
  }
}

/** The validator ignores a member of this name in these keywords. */
function throwIfUnchecked(schema: string): void {
  JSON.parse(schema, (keyword, value: unknown) => {
    const hasMember = typeof value === "object" && value !== null && Object.hasOwn(value, "__proto__");
    if (hasMember && (keyword === "properties" || keyword === "dependencies"))
      throw new TypeError(`its ${keyword} have a member __proto__, which would not be checked`);
    return value;
  });
}

function unusable(subject: string, why: string, cause?: unknown): ConfigurationError {
  return invalidConfig(`${subject}: the JSON Schema cannot be used: ${why}`, cause);
}

/** The deepest errors first: those of the closest alternatives. */
function toIssues(errors: readonly ErrorObject[], path: readonly string[]): Issue[] {
  const depth = ({ instancePath }: ErrorObject): number => instancePath.split("/").length;
  const byText = new Map<string, Issue>();
  const sorted = errors.filter(({ keyword }) => keyword !== "if").toSorted((a, b) => depth(b) - depth(a));
  for (const error of sorted) {
    const text = toPrintable(`${path.join(".")}${error.instancePath} ${describe(error)}`);
    if (!byText.has(text)) byText.set(text, { text, at: getKeys(error) });
  }
  const unique = [...byText.values()];
  const more = unique.length - MAX_ISSUES;
  return [
    ...unique.slice(0, MAX_ISSUES),
    ...(more > 0 ? [{ text: `and ${String(more)} more`, at: [] }] : []),
  ];
}

function getKeys({ instancePath, params }: ErrorObject): string[] {
  const keys = instancePath.split("/").slice(1);
  const { additionalProperty: unknown } = params as Partial<Record<string, unknown>>;
  const inner = keys.map((key) => key.replaceAll("~1", "/").replaceAll("~0", "~"));
  return typeof unknown === "string" ? [...inner, unknown] : inner;
}

function describe({ keyword, message = "does not fit", params }: ErrorObject): string {
  const { allowedValues: allowed, additionalProperty: unknown } = params as Partial<Record<string, unknown>>;
  if (keyword === "additionalProperties" && typeof unknown === "string") return `${message}: ${unknown}`;
  return keyword === "enum" && Array.isArray(allowed) && allowed.length <= 5
    ? `${message}: ${allowed.map((value) => JSON.stringify(value)).join(", ")}`
    : message;
}

/**
 * Checks an input against the schemas of a policy.
 *
 * @param held the input, parsed.
 * @throws DocumentError `document_invalid` with the mismatches: a document of another kind cannot be judged.
 */
export function checkInput(name: string, held: Held, schemas: readonly InputSchema[]): void {
  const misfits = schemas.flatMap(({ subject, path, issuesOf }) => {
    const holder = ["", ...path.slice(0, -1)].slice(0, path.length).reduce<unknown>(getMember, held);
    const key = path.at(-1) ?? "";
    const part = getMember(holder, key);
    const issues = part === undefined ? [`input.${path.join(".")} is missing`] : issuesOf(part, holder, key);
    return issues.length === 0 ? [] : [`${issues.join("; ")} (${subject})`];
  });
  if (misfits.length === 0) return;
  throw unusableDocument(name, `${name} does not fit the policy's schema: ${misfits.join("\n")}`);
}
