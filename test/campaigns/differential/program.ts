/** The sort of a part of a program: parts of the same sort are interchangeable. */
export type Sort = "expression" | "line" | "mock" | "body" | "rules" | "rule";

/** A part of a program: text with parts inside. */
export interface Part {
  readonly sort: Sort;
  readonly pieces: readonly (string | Part)[];
  /** For a list: the minimum number of its parts. Its pieces are only parts. */
  readonly least?: number;
  readonly separator?: string;
}

/** A part of fixed form. */
export function part(sort: Sort, ...pieces: readonly (string | Part)[]): Part {
  return { sort, pieces };
}

/** A part whose parts can be omitted. */
export function list(sort: Sort, parts: readonly Part[], separator: string, least: number): Part {
  return { sort, pieces: parts, separator, least };
}

export function textOf({ pieces, separator = "" }: Part): string {
  return pieces.map((piece) => (typeof piece === "string" ? piece : textOf(piece))).join(separator);
}

const CONSTANTS = ["1", '"a"', "[]", "true", "input.missing"].map((text) => part("expression", text));
/** Replaces an undefined line, which a following else requires. */
const UNDEFINED = part("line", "false");

/**
 * The versions of a part with something less, each by one step: without a part of a list, or with a part in place of
 * the one around it, or with a constant, or undefined. Not all of them are valid Rego.
 */
export function* smallerVersions(whole: Part): Generator<Part> {
  const { sort, pieces, least } = whole;
  if (least !== undefined && pieces.length > least) {
    for (const index of pieces.keys()) yield { ...whole, pieces: pieces.toSpliced(index, 1) };
  }
  const size = textOf(whole).length;
  if (sort === "expression" || sort === "line") {
    for (const inner of partsWithin(whole)) if (inner.sort === sort) yield inner;
  }
  if (sort === "expression") {
    for (const constant of CONSTANTS) if (textOf(constant).length < size) yield constant;
  }
  if (sort === "line" && textOf(UNDEFINED).length < size) yield UNDEFINED;
  for (const [index, piece] of pieces.entries()) {
    if (typeof piece === "string") continue;
    for (const smaller of smallerVersions(piece)) yield { ...whole, pieces: pieces.with(index, smaller) };
  }
}

function* partsWithin({ pieces }: Part): Generator<Part> {
  for (const piece of pieces) {
    if (typeof piece === "string") continue;
    yield piece;
    yield* partsWithin(piece);
  }
}
