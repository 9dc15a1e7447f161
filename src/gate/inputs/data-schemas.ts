import { limitReading, type ReadingLimits } from "../../base/async/reading.js";
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

/**
 * The keys of a reference as OPA writes it, below its root; `undefined` for one of another root.
 *
 * @throws PolicyLoadError `metadata_invalid` for an index or a variable, as for inputs: it would have no value.
 */
function toKeys(reference: unknown, root: string, policy: string): string[] | undefined {
  const terms: unknown[] = Array.isArray(reference) ? reference : [];
  const [first, ...keys] = terms.filter(isJsonObject);
  if (first?.["value"] !== root) return undefined;
  return keys.map(({ type, value }) => {
    if (type === "string" && typeof value === "string") return value;
    const subject = `METADATA of ${toDotted(policy)} names a schema with an index or a variable below ${root}`;
    throw new PolicyLoadError(`${subject}, which is not a path of names; name the array`, {
      code: "metadata_invalid",
    });
  });
}

function toDotted(policy: string): string {
  return policy.replaceAll("/", ".");
}

function getDataSchemas({ path: policy, annotations }: RegoPackage): DataSchema[] {
  const all = annotations?.["schemas"];
  return (Array.isArray(all) ? all : []).flatMap((one: unknown) => {
    if (!isJsonObject(one)) return [];
    const path = toKeys(one["path"], "data", policy);
    if (path === undefined) return [];
    const name = toKeys(one["schema"], "schema", policy);
    return [{ path, name: name && formatReference("schema", name), definition: one["definition"] }];
  });
}

/**
 * Checks the data against the schemas that METADATA of packages names for it. Data that is absent has none:
 * `checkReferences` finds what is missing.
 *
 * @throws PolicyLoadError `data_invalid` with the mismatches, EvaluationError `timeout`, `aborted`: the limit is that of
 * all schemas.
 * @throws ConfigurationError `config_invalid` for a schema that is missing or cannot be compiled; PolicyLoadError
 * `metadata_invalid` for a path that is not one of names.
 */
export async function checkDataSchemas(
  packages: readonly RegoPackage[],
  data: BaseDocuments,
  inputSchemas: InputSchemas,
  limits: ReadingLimits,
): Promise<void> {
  await limitReading("comparing the data with its schemas", limits, async (reading) => {
    for (const found of packages) {
      for (const one of getDataSchemas(found)) {
        reading.check();
        await checkPart(one, found, data, inputSchemas);
      }
    }
  });
}

async function checkPart(
  { path, name, definition }: DataSchema,
  found: RegoPackage,
  data: BaseDocuments,
  inputSchemas: InputSchemas,
): Promise<void> {
  const text = data.bytesAt(path);
  if (text === undefined) return;
  const root = formatReference("data", path);
  const subject = `${name ?? "the schema"} that METADATA of ${toDotted(found.path)} names for ${root}`;
  const schema = name === undefined ? definition : await inputSchemas.find(name, subject);
  const findIssues = await inputSchemas.forData(schema, subject, path);
  const issues = await readWithinTime(`comparing ${root} with its schema`, text.length, {}, () => {
    const held = parseExactJson(new TextDecoder().decode(text));
    return findIssues(held[""], held);
  });
  const [first] = issues;
  if (first === undefined) return;
  const file = data.fileOf([...path, ...first.at]) ?? root;
  const reasons = issues.map((issue) => issue.text).join("; ");
  throw new PolicyLoadError(`${file} does not fit the policy's schema: ${reasons} (${subject})`, {
    code: "data_invalid",
  });
}
