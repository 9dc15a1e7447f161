import { limitReading, type ReadingLimits } from "../../base/async/reading.js";
import { isRegohostError, type DocumentError, invalidConfig } from "../../base/errors.js";
import { addressAdvice, isAnyAddress, shownCause, shownSource } from "../../base/text/address.js";
import { toExactText } from "../../base/terms/exact-json.js";
import { nearest } from "../../base/text/nearest.js";
import { toPath } from "./load-source.js";
import { FORMAT_SCHEMAS } from "./schema-names.js";
import { notFound, readFolder, readSchema, type Schemas } from "./schema-folder.js";
import { isUrl } from "../../base/realms.js";
import { sha256Hex } from "../../base/text/sha256.js";

export type { Schemas } from "./schema-folder.js";

/** Prefix of this package's schemas in OPA's names. */
const BUNDLED = "schema.regohost.";

/** SHA-256 of a schema. */
export function schemaDigest(schema: unknown): string {
  return sha256Hex(toExactText(schema) ?? "");
}

const formats = new WeakMap<object, string>();

/** Reads the published schema of a format that this package has, by OPA's name for its types: `schema.regohost.cyclonedx`. */
export async function readPublished(name: string): Promise<unknown> {
  if (!name.startsWith(BUNDLED)) return undefined;
  const { readFormatSchema } = await import("./package-schemas.js");
  const format = name.slice(BUNDLED.length);
  const schema = await readFormatSchema(format);
  if (typeof schema === "object" && schema !== null) formats.set(schema, format);
  return schema;
}

/** Returns the format whose published schema this is, and no copy of it: `cyclonedx`. */
export function publishedFormat(schema: unknown): string | undefined {
  return typeof schema === "object" && schema !== null ? formats.get(schema) : undefined;
}

/** Reads a schema that materials of Chainloop or VEX documents are checked by, by its name in `schemas/materials/`. */
export async function readMaterialSchema(name: string): Promise<unknown> {
  const packageSchemas = await import("./package-schemas.js");
  return packageSchemas.readMaterialSchema(name);
}

async function readInputSchemas(): Promise<Schemas> {
  const packageSchemas = await import("./package-schemas.js");
  return packageSchemas.readInputSchemas();
}

/** Schemas for the type checker, and for validation. They differ for a format: its types do not validate. */
interface ReadSchemas {
  types: Schemas;
  validated: Schemas;
}

function forBoth(schemas: Schemas): ReadSchemas {
  return { types: schemas, validated: schemas };
}

async function readNamed(name: string): Promise<ReadSchemas> {
  const reference = `${BUNDLED}${name}`;
  const [bundled, published] = await Promise.all([readInputSchemas(), readPublished(reference)]);
  return { types: { schema: bundled[reference] }, validated: { schema: published } };
}

function unknown(given: string, cause: unknown): DocumentError {
  const shown = shownSource(given);
  if (isAnyAddress(given)) return notFound(shown, `${shown} cannot be read: ${addressAdvice(given)}`);
  return notFound(
    shown,
    `${shown} cannot be read: there is no such file or folder${nearest(given, FORMAT_SCHEMAS)}, and the schemas known by name are ${FORMAT_SCHEMAS.join(", ")}`,
    shownCause(given, cause),
  );
}

async function readPath(path: string, { cwd }: ReadSchemasOptions): Promise<ReadSchemas> {
  if (FORMAT_SCHEMAS.includes(path)) return readNamed(path);
  const { isDirectory } = await import("./source-files.js");
  try {
    if (await isDirectory(path, cwd)) return forBoth(await readFolder(path, cwd));
  } catch (error) {
    if (isRegohostError(error, "source_not_found")) throw unknown(path, error.cause);
    throw error;
  }
  return forBoth({ schema: await readSchema(path, cwd) });
}

/** Where relative paths start, and what ends the reading. */
type ReadSchemasOptions = ReadingLimits & { cwd?: string | undefined };

/** Schemas as they are passed: the name of a bundled schema, a path, or an object by OPA's names. */
type SchemaSource = string | URL | Readonly<Record<string, unknown>>;

async function readSchemaSource(given: SchemaSource, options: ReadSchemasOptions): Promise<ReadSchemas> {
  if (typeof given === "string" || isUrl(given)) {
    return limitReading("reading the schemas", options, () => readPath(toPath(given), options));
  }
  const unknown = Object.keys(given).find((name) => !/^schema($|[.[])/.test(name));
  if (unknown === undefined) return forBoth(given);
  throw invalidConfig(
    `schema: ${JSON.stringify(unknown)} is not a name of a schema; use schema, schema.release or schema["a-name"]`,
  );
}

/**
 * Reads the JSON Schemas for OPA's type checker, by its names for them: the passed ones, and for policies whose METADATA names one of
 * them those of this package, `schema.regohost.…`. A passed schema takes precedence over another with the same name.
 *
 * @param given the name of a bundled schema, which is `schema`, the schema of every input; a file, which is `schema` too; a folder
 *   of them; or an object by OPA's names.
 * @returns in addition to those for the type checker the passed ones for validation (`validated`): of a format its
 * published schema.
 * @throws DocumentError `document_not_found` for a folder without a schema, an unknown name, and content that is not JSON or YAML.
 * ConfigurationError `config_invalid` for an object with other names. EvaluationError `timeout`, `aborted`
 */
export async function readSchemas(
  given: SchemaSource | undefined,
  policies: readonly { text: string }[],
  options: ReadSchemasOptions = {},
): Promise<{ schemas: Schemas; optionalSchemas: Schemas; validated: Schemas }> {
  const { types: schemas, validated } =
    given === undefined ? forBoth({}) : await readSchemaSource(given, options);
  // OPA determines whether METADATA names one; a text without this word does not.
  const mayName = policies.some(({ text }) => text.includes("regohost"));
  return { schemas, validated, optionalSchemas: mayName ? await readInputSchemas() : {} };
}
