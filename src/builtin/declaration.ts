/** A Rego type: a name, or an object in the form of OPA's capabilities file. */
export type RegoType = "any" | "null" | "boolean" | "number" | "string" | RegoTypeObject;

/** OPA's own form of a type, as in a capabilities file: `{"type":"array","dynamic":{"type":"string"}}`. */
export type RegoTypeObject =
  | { type: "any"; of?: RegoTypeObject[] }
  | { type: "null" | "boolean" | "number" | "string" }
  | { type: "array"; static?: RegoTypeObject[]; dynamic?: RegoTypeObject }
  | { type: "set"; of: RegoTypeObject }
  | {
      type: "object";
      static?: { key: string; value: RegoTypeObject }[];
      dynamic?: { key: RegoTypeObject; value: RegoTypeObject };
    };

/** An argument of a built-in, with its description in the reference. */
export interface RegoArgument {
  type: RegoType;
  name?: string;
  description?: string;
}

/** The declaration of a built-in, for OPA's compiler and for authors. */
export interface BuiltinDeclaration {
  /** Its full name, such as `service.discover`. */
  name: string;
  description?: string;
  args: readonly (RegoType | RegoArgument)[];
  result: RegoType | (RegoArgument & { type: RegoType });
}
