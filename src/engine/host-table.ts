import type { AsyncBuiltinDefinition, Builtin, PureBuiltinDefinition } from "../rego/builtin.js";
import type { StandardBuiltin } from "../rego/standard-builtin.js";

/** A built-in that a policy calls, and how it is answered. */
export type HostFunction =
  | { kind: "async"; name: string; arity: number; builtin: Readonly<AsyncBuiltinDefinition> }
  | { kind: "pure"; name: string; arity: number; builtin: Readonly<PureBuiltinDefinition> }
  | { kind: "standard"; name: string; arity: number; builtin: StandardBuiltin };

export type AsyncHostFunction = Extract<HostFunction, { kind: "async" }>;

/** Puts a user's built-in into the form the engine calls. */
export function hostFunctionOf(builtin: Builtin): HostFunction {
  const { name } = builtin;
  const arity = builtin.args.length;
  return builtin.pure === true
    ? { kind: "pure", name, arity, builtin }
    : { kind: "async", name, arity, builtin };
}

/** The built-ins of one policy by the ids that its module gives them. */
export class HostTable {
  readonly #byId = new Map<number, HostFunction>();

  #all: readonly HostFunction[] = [];

  add(id: number, host: HostFunction): void {
    this.#byId.set(id, host);
    this.#all = [...this.#byId.values()];
  }

  byId(id: number): HostFunction | undefined {
    return this.#byId.get(id);
  }

  /** The built-ins that the policy calls. */
  all(): readonly HostFunction[] {
    return this.#all;
  }
}
