import { join } from "node:path";
import { packageRoot } from "../opa/package-root.js";
import { readFolder, readSchema, type Schemas } from "./schema-folder.js";
import { FORMAT_SCHEMAS } from "./schema-names.js";

const getSchemas = (folder: string): string => join(packageRoot(), "schemas", folder);

/** Caches reads for the process, except for failures. */
function once<Value>(read: (name: string) => Promise<Value>): (name: string) => Promise<Value> {
  const known = new Map<string, Promise<Value>>();
  return (name) => {
    const found = known.get(name);
    if (found !== undefined) return found;
    const reading = read(name);
    known.set(name, reading);
    reading.catch(() => known.delete(name));
    return reading;
  };
}

const readInputs = once((folder): Promise<Schemas> => readFolder(getSchemas(folder)));
const readFormat = once((format) => readSchema(join(getSchemas("formats"), `${format}.json`), undefined));

/** Reads the schemas of inputs that come with this package, for the type checker. The result must not be changed. */
export function readInputSchemas(): Promise<Readonly<Schemas>> {
  return readInputs("inputs");
}

/** Reads the published schema of a format; `undefined` for other names. The result must not be changed. */
export async function readFormatSchema(format: string): Promise<unknown> {
  return FORMAT_SCHEMAS.includes(format) ? readFormat(format) : undefined;
}

/** One of the schemas that materials or VEX documents are checked by. Some are large, so the others are not read. */
export function readMaterialSchema(name: string): Promise<unknown> {
  return readSchema(join(getSchemas("materials"), `${name}.json`), undefined);
}
