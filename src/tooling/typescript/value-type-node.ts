import type { ValueType } from "../../engine/builtin/value-type.js";
import { UNKNOWN, type TypeNode } from "./type-text.js";

/** Converts the type of a policy's value. Sets are arrays, and keys are strings, as `evaluate` returns them. */
export function toTypeNode(type: ValueType): TypeNode {
  switch (type.type) {
    case "any":
      return type.of === undefined ? UNKNOWN : { kind: "union", of: type.of.map(toTypeNode) };
    case "set":
      return { kind: "array", first: [], others: toTypeNode(type.of) };
    case "array":
      return {
        kind: "array",
        first: (type.static ?? []).map((item) => ({ type: toTypeNode(item), isOptional: false })),
        others: type.dynamic && toTypeNode(type.dynamic),
      };
    case "object":
      return {
        kind: "object",
        members: (type.static ?? []).map(({ key, value, required }) => ({
          key,
          type: toTypeNode(value),
          isOptional: required !== true,
        })),
        others: type.dynamic && toTypeNode(type.dynamic.value),
      };
    default:
      return type.type;
  }
}
