import { basename } from "node:path";
import { pathFrom } from "./cli-io.js";
import type { CliIo } from "./cli-io.js";
import { CommandError } from "./exit-codes.js";
import { MAX_SOURCE_BYTES } from "./load-sources.js";
import { readDocument } from "./read-document.js";

function toReference(parts: readonly string[]): string {
  const keys = parts.map((part) => (/^[A-Za-z_]\w*$/.test(part) ? `.${part}` : `[${JSON.stringify(part)}]`));
  return `schema${keys.join("")}`;
}

/**
 * JSON Schemas for OPA's type checker, by its names for them: a file is `schema`, a file of a folder
 * `schema.NAME`, of a folder in it `schema.FOLDER.NAME`.
 *
 * @throws CommandError (exit 2) for what is not JSON or YAML, and a folder without any.
 */
export async function readSchemas(io: CliIo, path: string): Promise<Record<string, unknown>> {
  const { isDirectory, readDirectory } = await import("../engine/source-files.js");
  const place = pathFrom(io, path);
  const parse = async (file: string): Promise<unknown> =>
    JSON.parse(new TextDecoder().decode((await readDocument(io, file)).json)) as unknown;
  if (!(await isDirectory(place))) return { schema: await parse(path) };
  const isSchema = (name: string): boolean => /\.(json|ya?ml)$/i.test(name);
  const files = [...(await readDirectory(place, isSchema, MAX_SOURCE_BYTES)).keys()];
  if (files.length === 0) throw new CommandError(`there is no schema in ${path}: .json or .yaml files`);
  const schemas: Record<string, unknown> = {};
  for (const file of files) {
    const parts = file.split("/");
    // `sbom.schema.json` is `schema.sbom`.
    const name = basename(parts.pop() ?? "").replace(/(\.schema)?\.\w+$/, "");
    schemas[toReference([...parts, name])] = await parse(`${path.replace(/\/+$/, "")}/${file}`);
  }
  return schemas;
}
