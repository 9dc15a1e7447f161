import { InputSchemas } from "../gate/inputs/input-schemas.js";
import { invalidMaterial } from "./invalid-material.js";
import type { Term } from "../base/terms/term.js";
import { memberOf } from "../base/text/member-of.js";

/** What the engine notes about a material, by its names. */
export type Annotations = Record<string, string | boolean>;

/** A material as it was read. */
export interface Material {
  /** In messages. */
  name: string;
  /** Its JSON as it is written. */
  text: string;
  /** Its JSON, with numbers as JavaScript has them: for checks and annotations. */
  value: unknown;
}

/** What a kind that is not JSON is turned into. */
export interface Projection {
  /** JSON. */
  text: string;
  /** What the engine notes about the material. */
  annotations?: Annotations;
}

/** A kind whose input can be built. */
export interface Kind {
  /** Whether the input is the payload of the envelope. */
  isOpened?: boolean;
  /** Whether the input has nothing but the text, as its content. */
  isText?: boolean;
  /** What an empty file stands for. Default: it is refused. */
  emptyAs?: string;
  /**
   * Turns a material that is not JSON into the JSON that policies see.
   *
   * @param parse reads JSON with the material's options.
   * @throws DocumentError `document_invalid`
   */
  project?(
    name: string,
    bytes: Uint8Array,
    parse: (name: string, json: string) => Term,
  ): Promise<Projection> | Projection;
  /** Refuses another document, as far as the engine's own checks are known, and adds what it notes about this one. */
  read?(material: Material, annotations: Annotations): void | Promise<void>;
}

export const TOOL = "chainloop.material.tool";

export function valueAt(value: unknown, path: readonly string[]): unknown {
  return path.reduce<unknown>(memberOf, value);
}

export function textOf(value: unknown, ...path: readonly string[]): string {
  const found = valueAt(value, path);
  return typeof found === "string" ? found : "";
}

export function listOf(value: unknown, ...path: readonly string[]): readonly unknown[] {
  const found = valueAt(value, path);
  return Array.isArray(found) ? found : [];
}

export function isMissing(value: unknown): boolean {
  return value === undefined || value === null;
}

/** Refuses what does not fit the published schema of a format. */
export async function checkFormat({ name, value }: Material, kind: string, format: string): Promise<void> {
  const schema = await new InputSchemas({}).byName(format, `the schema of ${format}`);
  const issues = schema.issuesOf(value);
  if (issues.length > 0) invalidMaterial(name, kind, issues.join("; "));
}

/** Refuses what fits none of the schemas that the engine checks a kind by (`schemas/materials/`). */
export async function checkSchemas(
  { name, value }: Material,
  kind: string,
  ...schemas: readonly string[]
): Promise<void> {
  const { readMaterialSchema } = await import("../engine/source/schemas.js");
  let issues: string[] = [];
  for (const schema of schemas) {
    const reference = `schema.${schema}`;
    const own = new InputSchemas({ [reference]: await readMaterialSchema(schema) });
    issues = (await own.byName(reference, `the schema of ${kind}`)).issuesOf(value);
    if (issues.length === 0) return;
  }
  invalidMaterial(name, kind, issues.join("; "));
}

/** The tool's name, and its version where it has one. */
export function noteTool(annotations: Annotations, name: string, version: string): void {
  if (name !== "") annotations[`${TOOL}.name`] = name;
  if (version !== "") annotations[`${TOOL}.version`] = version;
}

/** Go writes these characters of JSON strings as escapes. */
function toGoJson(value: unknown): string {
  return JSON.stringify(value).replace(
    /[<>&\u2028\u2029]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );
}

export function noteTools(
  tools: readonly { name: string; version: string }[],
  annotations: Annotations,
): void {
  const [first] = tools;
  if (first === undefined) return;
  annotations["chainloop.material.tools"] = toGoJson(
    tools.map(({ name, version }) => (version === "" ? name : `${name}@${version}`)),
  );
  noteTool(annotations, first.name, first.version);
}
