import { invalidConfig } from "../../base/errors.js";
import type { BuiltinDeclaration, RegoArgument, RegoType, RegoTypeObject } from "./builtin.js";

/** A type in a capabilities file: OPA keeps an argument's name and description inside the type. */
export type CapabilityType = RegoTypeObject & { name?: string; description?: string };

/** A built-in in OPA's capabilities file. Unknown fields are preserved. */
interface CapabilityBuiltin {
  name: string;
  description?: string;
  decl: { type: "function"; args?: CapabilityType[]; result?: CapabilityType };
  /** OPA must not evaluate the call while it compiles. */
  nondeterministic?: boolean;
  [field: string]: unknown;
}

/** OPA's capabilities file, as `opa build --capabilities` and `opa check --capabilities` read it. */
export interface Capabilities {
  builtins: CapabilityBuiltin[];
  [field: string]: unknown;
}

/** A built-in's entry for the compiler: its declaration, and whether it is a pure function. */
type CapabilityDeclaration = BuiltinDeclaration & { pure?: boolean };

/**
 * Only the declarations, in the form of OPA's capabilities file. All except `pure` ones are nondeterministic, so that
 * OPA never evaluates a call with constant arguments at compile time.
 */
export function toCapabilities(declarations: readonly CapabilityDeclaration[]): Capabilities {
  return { builtins: declarations.map(toCapabilityBuiltin) };
}

/**
 * `base` with the declarations added, sorted by name. A complete list, because `opa` knows nothing outside its
 * capabilities file, not even standard built-ins and operators. A declaration replaces a built-in of the same name.
 */
export function mergeCapabilities(
  base: Capabilities,
  declarations: readonly CapabilityDeclaration[],
): Capabilities {
  const byName = new Map(base.builtins.map((builtin) => [builtin.name, builtin]));
  for (const builtin of toCapabilities(declarations).builtins) byName.set(builtin.name, builtin);
  return { ...base, builtins: [...byName.values()].sort((a, b) => (a.name < b.name ? -1 : 1)) };
}

function toCapabilityBuiltin(declaration: CapabilityDeclaration): CapabilityBuiltin {
  return {
    name: declaration.name,
    ...(declaration.description === undefined ? {} : { description: declaration.description }),
    decl: {
      type: "function",
      args: declaration.args.map(toCapabilityType),
      result: toCapabilityType(declaration.result),
    },
    ...(declaration.pure === true ? {} : { nondeterministic: true }),
  };
}

function toCapabilityType(argument: RegoType | RegoArgument): CapabilityType {
  if (!isRegoArgument(argument)) return toTypeObject(argument);
  const { type, name, description } = argument;
  return {
    ...(name === undefined ? {} : { name }),
    ...(description === undefined ? {} : { description }),
    ...toTypeObject(type),
  };
}

const TYPE_NAMES = new Set(["any", "null", "boolean", "number", "string", "array", "set", "object"]);

/**
 * Distinguishes a named argument from a bare type. Both are objects with `type`: an argument may contain the name of a
 * type (`{type: "string", name}`), which would be the same type without a name.
 */
function isRegoArgument(value: RegoType | RegoArgument): value is RegoArgument {
  if (typeof value === "string") return false;
  return "name" in value || "description" in value || typeof value.type !== "string";
}

function toTypeObject(type: RegoType): RegoTypeObject {
  const object: RegoTypeObject = typeof type === "string" ? { type } : type;
  if (!TYPE_NAMES.has(object.type)) {
    throw invalidConfig(`"${object.type}" is not a Rego type; use one of ${[...TYPE_NAMES].join(", ")}`);
  }
  return object;
}
