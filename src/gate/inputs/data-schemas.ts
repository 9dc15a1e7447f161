import { READING_TIMEOUT_MS } from "../../base/async/reading.js";
import { readWithinTime } from "../../base/async/within-time.js";
import { PolicyLoadError } from "../../base/errors.js";
import { parseExactJson } from "../../base/terms/exact-json.js";
import { isJsonObject } from "../../base/text/member-of.js";
import { formatReference } from "../../base/text/reference.js";
import type { RegoPackage } from "../../engine/opa/rego-outline.js";
import type { BaseDocuments } from "../../engine/source/base-document.js";
import type { InputSchemas } from "./input-schemas.js";

/** A schema of a part of the data that METADATA of a package names. */
interface DataSchema {
  path: string[];
  /** By OPA's names; without one there is a definition. */
  name: string | undefined;
  definition: unknown;
}

/** The keys of a reference as OPA writes it, below its root; `undefined` for one of another root. */
function toKeys(reference: unknown, root: string): string[] | undefined {
  const terms: unknown[] = Array.isArray(reference) ? reference : [];
  const [first, ...keys] = terms.map((term) => (isJsonObject(term) ? term["value"] : undefined));
  if (first !== root) return undefined;
  return keys.map((key) => (typeof key === "string" ? key : String(key)));
}

function getDataSchemas({ annotations }: RegoPackage): DataSchema[] {
  const all = annotations?.["schemas"];
  return (Array.isArray(all) ? all : []).flatMap((one: unknown) => {
    if (!isJsonObject(one)) return [];
    const path = toKeys(one["path"], "data");
    if (path === undefined) return [];
    const name = toKeys(one["schema"], "schema");
    return [{ path, name: name && formatReference("schema", name), definition: one["definition"] }];
  });
}

/**
 * Checks the data against the schemas that METADATA of a package names for it. Data that is absent has none:
 * `checkReferences` finds what is missing.
 *
 * @throws PolicyLoadError `data_invalid` with the mismatches, EvaluationError `timeout`.
 * @throws ConfigurationError `config_invalid` for a schema that is missing or cannot be compiled.
 */
export async function checkDataSchemas(
  found: RegoPackage,
  data: BaseDocuments,
  inputSchemas: InputSchemas,
): Promise<void> {
  for (const { path, name, definition } of getDataSchemas(found)) {
    const text = data.bytesAt(path);
    if (text === undefined) continue;
    const root = formatReference("data", path);
    const what = `${name ?? "the schema"} that METADATA of ${found.path.replaceAll("/", ".")} names for ${root}`;
    const schema = name === undefined ? definition : await inputSchemas.find(name, what);
    const { issuesOf } = await inputSchemas.forData(schema, what, path);
    const limit = { timeoutMs: READING_TIMEOUT_MS };
    const issues = await readWithinTime(`comparing ${root} with its schema`, text.length, limit, () => {
      const held = parseExactJson(new TextDecoder().decode(text));
      return issuesOf(held[""], held);
    });
    if (issues.length === 0) continue;
    const file = data.fileOf(path) ?? root;
    throw new PolicyLoadError(`${file} does not fit the policy's schema: ${issues.join("; ")} (${what})`, {
      code: "data_invalid",
    });
  }
}
