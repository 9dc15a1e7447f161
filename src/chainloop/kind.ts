import type { Term } from "../base/terms/term.js";
import { getMember } from "../base/text/member-of.js";

/** The engine's annotations of a material, by its names. */
export type Annotations = Record<string, string | boolean>;

/** A material after reading. */
export interface Material {
  /** Name for messages. */
  name: string;
  /** Its JSON as written. */
  text: string;
  /** Its JSON, with JavaScript's numbers: for checks and annotations. */
  value: unknown;
}

/** The result of converting a kind that is not JSON. */
export interface Projection {
  /** JSON. */
  text: string;
  /** The engine's annotations of the material. */
  annotations?: Annotations;
}

/** A kind whose input can be built. */
export interface Kind {
  /** Whether the input is the payload of the envelope. */
  isOpened?: boolean;
  /** Whether the input contains only the text, as its content. */
  isText?: boolean;
  /** The replacement for an empty file. Default: it is rejected. */
  emptyAs?: string;
  /** The schemas that `read` validates against. */
  schemas?: readonly string[];
  /**
   * Prepares to read a material that is not JSON: loads the reader, and unpacks an archive.
   *
   * @param check throws when the time is over, for work in steps.
   * @returns a function that converts the material to the JSON for policies. It is ended at the time limit.
   * @throws DocumentError `document_invalid`, and so may the function.
   */
  project?(name: string, bytes: Uint8Array, check: () => void): Promise<(parse: ParseMember) => Projection>;
  /**
   * Rejects other documents, as far as the engine's own checks are known, and adds the annotations of this one. It is
   * ended at the time limit.
   */
  read?(material: Material, annotations: Annotations, fit: FitSchemas): void;
}

/** Parses JSON in a material, with the options of reading it. @param name for messages. */
export type ParseMember = (name: string, json: string) => Term;

/** Rejects a document that matches none of the schemas, which must be among `schemas` of the kind. */
export type FitSchemas = (
  material: Pick<Material, "name" | "value">,
  kind: string,
  ...schemas: readonly string[]
) => void;

export const TOOL = "chainloop.material.tool";

export function valueAt(value: unknown, path: readonly string[]): unknown {
  return path.reduce<unknown>(getMember, value);
}

/** The text at a path; empty for anything else. */
export function textAt(value: unknown, ...path: readonly string[]): string {
  const found = valueAt(value, path);
  return typeof found === "string" ? found : "";
}

/** The list at a path; empty for anything else. */
export function listAt(value: unknown, ...path: readonly string[]): readonly unknown[] {
  const found = valueAt(value, path);
  return Array.isArray(found) ? found : [];
}

/** The tool's name, and its version where it has one. */
export function noteTool(annotations: Annotations, name: string, version: string): void {
  if (name !== "") annotations[`${TOOL}.name`] = name;
  if (version !== "") annotations[`${TOOL}.version`] = version;
}
