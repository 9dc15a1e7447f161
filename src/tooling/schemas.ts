import { basename, join, resolve } from "node:path";
import { ConfigurationError, DocumentError, isRegohostError } from "../errors.js";
import { MAX_SOURCE_BYTES } from "../source/source-files.js";
import { toPaths } from "./policy-paths.js";
import { readJsonText } from "../source/read-document.js";

/** JSON Schemas by OPA's names, such as `schema.release`. */
type Schemas = Record<string, unknown>;

/** Prefix of this package's schemas in OPA's names. */
const BUNDLED = "schema.regohost.";

function toReference(parts: readonly string[]): string {
  const keys = parts.map((part) => (/^[A-Za-z_]\w*$/.test(part) ? `.${part}` : `[${JSON.stringify(part)}]`));
  return `schema${keys.join("")}`;
}

async function readSchema(path: string, cwd: string | undefined): Promise<unknown> {
  return JSON.parse(await readJsonText(path, cwd)) as unknown;
}

/**
 * A file in the folder is `schema.NAME`, in a subfolder `schema.FOLDER.NAME`. `sbom.schema.json` is named
 * `sbom.schema`, as in OPA, and also `sbom` unless another file has that name.
 */
async function readFolder(path: string, cwd?: string): Promise<Schemas> {
  const { readDirectory } = await import("../source/source-files.js");
  const isSchema = (name: string): boolean => /\.(json|ya?ml)$/i.test(name);
  const files = [...(await readDirectory(resolve(cwd ?? "", path), isSchema, MAX_SOURCE_BYTES)).keys()];
  if (files.length === 0) throw notFound(path, `no schema in ${path}: no .json or .yaml file`);
  const schemas: Schemas = {};
  const short: Schemas = {};
  for (const file of files) {
    const parts = file.split("/");
    const name = basename(parts.pop() ?? "").replace(/\.\w+$/, "");
    const schema = await readSchema(`${path.replace(/\/+$/, "")}/${file}`, cwd);
    schemas[toReference([...parts, name])] = schema;
    if (name.endsWith(".schema")) short[toReference([...parts, name.replace(/\.schema$/, "")])] = schema;
  }
  return { ...short, ...schemas };
}

function notFound(document: string, message: string, cause?: unknown): DocumentError {
  return new DocumentError(message, { code: "document_not_found", document, cause });
}

async function readBundled(): Promise<Schemas> {
  const { packageRoot } = await import("../opa/package-root.js");
  return readFolder(join(packageRoot(), "schemas", "inputs"));
}

async function readNamed(name: string, cause: unknown): Promise<Schemas> {
  const bundled = await readBundled();
  const schema = bundled[`${BUNDLED}${name}`];
  if (schema !== undefined) return { schema };
  const names = Object.keys(bundled).map((reference) => reference.slice(BUNDLED.length));
  throw notFound(
    name,
    `${name} cannot be read: there is no such file or folder, and the schemas known by name are ${names.sort().join(", ")}`,
    cause,
  );
}

async function readPath(path: string, cwd: string | undefined): Promise<Schemas> {
  const { isDirectory } = await import("../source/source-files.js");
  try {
    if (await isDirectory(resolve(cwd ?? "", path))) return await readFolder(path, cwd);
  } catch (error) {
    if (isRegohostError(error, "source_not_found")) return readNamed(path, error);
    throw error;
  }
  return { schema: await readSchema(path, cwd) };
}

async function readGiven(
  given: string | URL | Readonly<Record<string, unknown>>,
  cwd: string | undefined,
): Promise<Schemas> {
  if (typeof given === "string" || given instanceof URL) return readPath(toPaths(given)[0] ?? "", cwd);
  const stray = Object.keys(given).find((name) => !/^schema($|[.[])/.test(name));
  if (stray === undefined) return given;
  throw new ConfigurationError(
    `schema: ${JSON.stringify(stray)} is not a name of a schema; use schema, schema.release or schema["a-name"]`,
    { code: "config_invalid" },
  );
}

/**
 * JSON Schemas for OPA's type checker, by its names for them: those that are given, and for policies whose METADATA names
 * one of them those that come with this package, `schema.regohost.…`. Of two with the same name, the given one is taken.
 *
 * @param given a file, which is `schema`, the schema of every input; a folder of them; where there is neither, the name
 *   of a bundled schema, which is `schema` too; or an object by OPA's names.
 * @throws DocumentError `document_not_found` for a folder without a schema and a name that nothing has, and for what is not
 * JSON or YAML. ConfigurationError `config_invalid` for an object with other names.
 */
export async function readSchemas(
  given: string | URL | Readonly<Record<string, unknown>> | undefined,
  policies: readonly { text: string }[],
  cwd?: string,
): Promise<{ schemas: Schemas; optionalSchemas: Schemas }> {
  const schemas = given === undefined ? {} : await readGiven(given, cwd);
  // OPA tells whether METADATA names one; a text without this word does not.
  const mayName = policies.some(({ text }) => text.includes("regohost"));
  return { schemas, optionalSchemas: mayName ? await readBundled() : {} };
}
