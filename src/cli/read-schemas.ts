import { basename, join } from "node:path";
import { pathFrom } from "./cli-io.js";
import type { CliIo } from "./cli-io.js";
import { CommandError } from "./exit-codes.js";
import { MAX_SOURCE_BYTES } from "./load-sources.js";
import { readDocument } from "./read-document.js";

/** JSON Schemas by OPA's names for them, such as `schema.release`. */
type Schemas = Record<string, unknown>;

/** Where the schemas that come with this package are, in OPA's names for them. */
const BUNDLED = "schema.regohost.";
const NAMES_BUNDLED = /\bschema(\.|\[")regohost\b/;

function toReference(parts: readonly string[]): string {
  const keys = parts.map((part) => (/^[A-Za-z_]\w*$/.test(part) ? `.${part}` : `[${JSON.stringify(part)}]`));
  return `schema${keys.join("")}`;
}

async function readSchema(io: CliIo, path: string): Promise<unknown> {
  return JSON.parse(new TextDecoder().decode((await readDocument(io, path)).json)) as unknown;
}

/**
 * A file of a folder is `schema.NAME`, of a folder in it `schema.FOLDER.NAME`. The name of `sbom.schema.json` is `sbom.schema`,
 * as in OPA, and, where no other file has it, `sbom`.
 */
async function readFolder(io: CliIo, path: string): Promise<Schemas> {
  const { readDirectory } = await import("../engine/source-files.js");
  const isSchema = (name: string): boolean => /\.(json|ya?ml)$/i.test(name);
  const files = [...(await readDirectory(pathFrom(io, path), isSchema, MAX_SOURCE_BYTES)).keys()];
  if (files.length === 0) throw new CommandError(`there is no schema in ${path}: .json or .yaml files`);
  const schemas: Schemas = {};
  const short: Schemas = {};
  for (const file of files) {
    const parts = file.split("/");
    const name = basename(parts.pop() ?? "").replace(/\.\w+$/, "");
    const schema = await readSchema(io, `${path.replace(/\/+$/, "")}/${file}`);
    schemas[toReference([...parts, name])] = schema;
    if (name.endsWith(".schema")) short[toReference([...parts, name.replace(/\.schema$/, "")])] = schema;
  }
  return { ...short, ...schemas };
}

async function readBundled(io: CliIo): Promise<Schemas> {
  const { packageRoot } = await import("../opa/package-root.js");
  return readFolder(io, join(packageRoot(), "schemas", "inputs"));
}

async function readNamed(io: CliIo, name: string, cause: unknown): Promise<Schemas> {
  const bundled = await readBundled(io);
  const schema = bundled[`${BUNDLED}${name}`];
  if (schema !== undefined) return { schema };
  const names = Object.keys(bundled).map((reference) => reference.slice(BUNDLED.length));
  throw new CommandError(
    `${name} cannot be read: there is no such file or folder, and the schemas known by name are ${names.sort().join(", ")}`,
    { cause },
  );
}

async function readGiven(io: CliIo, path: string): Promise<Schemas> {
  const [{ isDirectory }, { PolicyLoadError }] = await Promise.all([
    import("../engine/source-files.js"),
    import("../errors.js"),
  ]);
  try {
    if (await isDirectory(pathFrom(io, path))) return await readFolder(io, path);
  } catch (error) {
    if (error instanceof PolicyLoadError && error.code === "source_not_found")
      return readNamed(io, path, error);
    throw error;
  }
  return { schema: await readSchema(io, path) };
}

/**
 * JSON Schemas for OPA's type checker, by its names for them: those of `path`, and where a policy names one of them those
 * that come with this package, `schema.regohost.…`. Of two with the same name, that of `path` is taken.
 *
 * @param path a file, which is `schema`, the schema of every input; a folder of them; or, where there is neither, the name
 *   of a bundled schema, which is `schema` too
 * @throws CommandError (exit 2) for what is not JSON or YAML, a folder without any, and a name that nothing has.
 */
export async function readSchemas(
  io: CliIo,
  path: string | undefined,
  policies: readonly { text: string }[],
): Promise<Schemas> {
  const given = path === undefined ? {} : await readGiven(io, path);
  return policies.some(({ text }) => NAMES_BUNDLED.test(text))
    ? { ...(await readBundled(io)), ...given }
    : given;
}
