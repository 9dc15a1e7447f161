/** The type of an expression, so that OPA's type checker accepts most programs. */
export type Kind =
  | "number"
  | "string"
  | "boolean"
  | "array"
  | "set"
  | "object"
  | "any"
  /** An array, a set or an object. */
  | "collection"
  /** Arrays and sets of one kind, for built-ins that accept nothing else. */
  | "numbers"
  | "strings"
  | "sets"
  | "objects"
  | "keys";
