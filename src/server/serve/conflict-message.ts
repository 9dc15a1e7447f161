import type { RegoLocation } from "../../base/errors.js";

/** A document that rules define. */
interface DefinedDocument {
  /** In OPA's form, such as `data.app.allow`. */
  reference: string;
  isFunction: boolean;
}

/** What the definition that begins at a place defines; `undefined` where none does. */
export type DefinedAt = (place: RegoLocation) => DefinedDocument | undefined;

const keyOf = ({ file, row, column }: RegoLocation): string => `${file}:${String(row)}:${String(column)}`;

export function toDefinedAt(
  definitions: readonly (DefinedDocument & { location: RegoLocation })[],
): DefinedAt {
  const byPlace = new Map(definitions.map((definition) => [keyOf(definition.location), definition]));
  return (place) => byPlace.get(keyOf(place));
}

/** OPA's messages for those of the runtime. OPA tells the values in conflict besides, which a compiled policy does not. */
export function toConflictMessage(
  message: string,
  place: RegoLocation | undefined,
  definedAt: DefinedAt,
): string {
  if (message === "object insert conflict") return "object keys must be unique";
  if (message !== "var assignment conflict" || place === undefined) return message;
  const defined = definedAt(place);
  if (defined === undefined) return message;
  const { reference, isFunction } = defined;
  return isFunction
    ? `function ${reference} produced conflicting values for the same inputs`
    : `rule ${reference} produced conflicting values`;
}
