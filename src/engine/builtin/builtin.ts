import { checkBuiltinName } from "./builtin-names.js";
import type { CallFacts } from "../../base/telemetry/call-facts.js";
import { invalidConfig } from "../../base/errors.js";
import { readFromCaller } from "../../base/text/option-rules.js";
import type { JsonValue } from "../../base/terms/json-value.js";

/** A Rego type: a name, or an object in the form of OPA's capabilities file. */
export type RegoType = "any" | "null" | "boolean" | "number" | "string" | RegoTypeObject;

/** OPA's own form of a type, as in a capabilities file: `{"type":"array","dynamic":{"type":"string"}}`. */
export type RegoTypeObject =
  | { type: "any"; of?: readonly RegoTypeObject[] }
  | { type: "null" | "boolean" | "number" | "string" }
  | { type: "array"; static?: readonly RegoTypeObject[]; dynamic?: RegoTypeObject }
  | { type: "set"; of: RegoTypeObject }
  | {
      type: "object";
      static?: readonly { key: string; value: RegoTypeObject }[];
      dynamic?: { key: RegoTypeObject; value: RegoTypeObject };
    };

/** The type of objects with any members. */
export const ANY_OBJECT = {
  type: "object",
  dynamic: { key: { type: "string" }, value: { type: "any" } },
} as const satisfies RegoTypeObject;

/** An argument of a built-in, with its description in the reference. */
export interface RegoArgument {
  /** The type that OPA's type checker accepts for it. */
  type: RegoType;
  /** For readers of the capabilities file. OPA goes by position. */
  name?: string;
  /** For readers of the capabilities file. */
  description?: string;
}

/** The types of a built-in's arguments, in order. */
export type RegoArguments = readonly (RegoType | RegoArgument)[];

/**
 * The value of an argument of this type. It is the declaration's claim: OPA checks values that it knows when it compiles a policy, and
 * not those from the input.
 */
export type ArgumentValue<T extends RegoType | RegoArgument> = T extends "any"
  ? JsonValue
  : T extends "null"
    ? null
    : T extends "boolean"
      ? boolean
      : T extends "number"
        ? number
        : T extends "string"
          ? string
          : T extends { type: infer Type }
            ? Type extends "null" | "boolean" | "number" | "string"
              ? ArgumentValue<Type>
              : Type extends RegoTypeObject
                ? ArgumentValue<Type>
                : Type extends "set"
                  ? T extends { of: infer Item extends RegoTypeObject }
                    ? ArgumentValue<Item>[]
                    : JsonValue[]
                  : Type extends "array"
                    ? T extends { dynamic: infer Item extends RegoTypeObject }
                      ? ArgumentValue<Item>[]
                      : JsonValue[]
                    : Type extends "object"
                      ? T extends {
                          static: readonly { key: string; value: RegoTypeObject }[];
                          dynamic?: never;
                        }
                        ? {
                            [Member in T["static"][number] as Member["key"]]?: ArgumentValue<Member["value"]>;
                          }
                        : Record<string, JsonValue>
                      : JsonValue
            : JsonValue;

/** The arguments of a call, by their declared types. */
export type ArgumentValues<Args extends RegoArguments> = number extends Args["length"]
  ? JsonValue[]
  : { -readonly [Place in keyof Args]: ArgumentValue<Args[Place]> };

/** The type of a built-in's result. */
export type RegoResult = RegoType | (RegoArgument & { type: RegoType });

/** The values that a built-in with a result of this type may return, except for `undefined`. Of `any` that is not checked. */
export type ResultValue<T extends RegoType | RegoArgument> = T extends "any" | { type: "any" }
  ? unknown
  : T extends "number" | { type: "number" }
    ? number | bigint
    : T extends "null" | "boolean" | "string"
      ? ArgumentValue<T>
      : T extends { type: "null" | "boolean" | "string" }
        ? ArgumentValue<T["type"]>
        : T extends { type: infer Type extends RegoTypeObject }
          ? ResultValue<Type>
          : T extends { type: "set"; of: infer Item extends RegoTypeObject }
            ? readonly ResultValue<Item>[]
            : T extends { type: "array"; static?: never; dynamic: infer Item extends RegoTypeObject }
              ? readonly ResultValue<Item>[]
              : T extends { type: "array" }
                ? readonly unknown[]
                : T extends { type: "object"; static: readonly { key: string; value: RegoTypeObject }[] }
                  ? {
                      readonly [Member in T["static"][number] as Member["key"]]?:
                        ResultValue<Member["value"]> | undefined;
                    }
                  : T extends { type: "object" }
                    ? object
                    : unknown;

/** The values that `call` may return, by the declared type of the result. `undefined`: no answer. */
export type CallResult<Result extends RegoResult> = ResultValue<Result> | undefined;

/** The declaration of a built-in, for OPA's compiler and for authors. */
export interface BuiltinDeclaration<
  Args extends RegoArguments = RegoArguments,
  Result extends RegoResult = RegoResult,
> {
  /** Its full name, such as `service.discover`. */
  name: string;
  /** For authors of policies: goes into the capabilities file. */
  description?: string;
  /** The types of its arguments in order: at most four, the limit of OPA's Wasm ABI. */
  args: Args;
  /**
   * The type of its results, for OPA's type checker. A result of another type is an error of the call, `builtin_result_invalid`. With
   * the type `set`, an array becomes a set.
   */
  result: Result;
}

/** The context shared by all calls of one evaluation. Distinguish evaluations by its identity. */
export interface EvaluationScope {
  /** The decision's id, a UUID. */
  readonly decisionId: string;
  /** The evaluation's frozen time, nanoseconds since the epoch. */
  readonly nowNs: bigint;
}

/** The context of each call of a built-in. */
export interface BuiltinContext {
  /** Aborted when the answer is no longer needed or the evaluation times out. */
  readonly signal: AbortSignal;
  /** The evaluation's deadline, in milliseconds since the epoch. */
  readonly deadline: number;
  /** Whether the call is a guess. Do not retry a guess: it is made again once it is certain. */
  readonly speculative: boolean;
  /** The same object for all calls of an evaluation. */
  readonly evaluation: EvaluationScope;
  /** Adds facts to the call log; later ones replace earlier ones. */
  report(facts: CallFacts): void;
}

/** An asynchronous built-in. It runs between the passes of an evaluation. */
export interface AsyncBuiltinDefinition<
  Args extends RegoArguments = RegoArguments,
  Result extends RegoResult = RegoResult,
> extends BuiltinDeclaration<Args, Result> {
  /** Distinguishes it from a `PureBuiltinDefinition`. Default: false. */
  pure?: false;
  /**
   * Whether a call costs or changes something. `true`: calls run only when the policy certainly needs them, one at a
   * time and in order. `false`: calls are guessed ahead and run concurrently. There is no default.
   */
  effect: boolean;
  /** Maximum number of concurrent guesses of this built-in. Default: the evaluation's budget, 128. */
  maxSpeculative?: number;
  /** Runs at load when a policy needs this built-in. Throws or rejects when its configuration is unusable. */
  checkAvailable?(): void | Promise<void>;
  /**
   * Runs when a policy that calls this built-in is loaded, or while its Rego is compiled: begin here work that the first call would wait
   * for, such as a connection. A failure is ignored here: the first call reports its own. It does not run for a replay.
   */
  prepare?(): void | Promise<void>;
  /**
   * Runs at the start of an evaluation of a policy that needs this built-in. Fix here what must stay constant. The evaluation's calls of this
   * built-in wait for a Promise, and fail as it does.
   */
  begin?(evaluation: EvaluationScope): void | Promise<void>;
  /**
   * Answers one call. `undefined` means no answer, as in Rego. An error ends an evaluation that uses the call. Equal
   * calls of one evaluation run once.
   */
  call(args: ArgumentValues<Args>, context: BuiltinContext): CallResult<Result> | Promise<CallResult<Result>>;
  /**
   * Answers a call whose arguments alone determine its result, such as one with an empty list. Tests of policies make these calls.
   *
   * @returns `undefined` for other arguments.
   */
  callPure?(args: ArgumentValues<Args>): { value: CallResult<Result> } | undefined;
}

/** A pure function of its arguments. It runs synchronously inside the pass; returning a Promise is an error. */
export interface PureBuiltinDefinition<
  Args extends RegoArguments = RegoArguments,
  Result extends RegoResult = RegoResult,
> extends BuiltinDeclaration<Args, Result> {
  /** Distinguishes it from an `AsyncBuiltinDefinition`. */
  pure: true;
  /** Every pass calls it again, so it must not have one. */
  effect: false;
  /** Answers one call. `undefined` means no answer, as in Rego. An error ends the evaluation. */
  call(args: ArgumentValues<Args>): CallResult<Result>;
}

/** The argument of `defineBuiltin`: `pure` distinguishes the two forms. */
export type BuiltinDefinition<
  Args extends RegoArguments = RegoArguments,
  Result extends RegoResult = RegoResult,
> = AsyncBuiltinDefinition<Args, Result> | PureBuiltinDefinition<Args, Result>;

/** A built-in for `loadPolicy`, created by {@link defineBuiltin}. */
export type Builtin = Readonly<BuiltinDefinition>;

const NAME = /^[A-Za-z_][A-Za-z0-9_]*(\.[A-Za-z_][A-Za-z0-9_]*)*$/;

function isGuessLimit(limit: number | undefined): boolean {
  return limit === undefined || (Number.isSafeInteger(limit) && limit >= 0);
}

/**
 * Declares a custom built-in. `args` types the arguments of `call`, and `result` its results, which are checked when it returns. Give its name a namespace of your own: a built-in
 * of OPA or of this package (`count`, `sprintf`, `time.now_ns`, `regohost.verify`) cannot be replaced, except for the two that reach the
 * network, `http.send` and `net.lookup_ip_addr`: every evaluator then calls yours.
 *
 * @throws PolicyLoadError `builtin_conflict` for such a name.
 * @throws ConfigurationError `config_invalid` for a name that Rego cannot call, more than four arguments (the limit of
 * OPA's Wasm ABI), a missing `effect` or a `maxSpeculative` that is not an integer.
 *
 * @example
 * ```ts
 * import { defineBuiltin, loadPolicy } from "regohost";
 *
 * const owners = new Map([["shop", "ada"]]);
 * const owner = defineBuiltin({
 *   name: "acme.owner",
 *   args: ["string"],
 *   result: "string",
 *   effect: false,
 * // A real built-in calls a service here; `undefined` means no answer, as in Rego.
 *   call: async ([repository]) => owners.get(repository),
 * });
 * await using policy = await loadPolicy("policies/", { builtins: [owner] });
 * ```
 */
export function defineBuiltin<const Args extends RegoArguments, const Result extends RegoResult>(
  definition: BuiltinDefinition<Args, Result>,
): Builtin {
  if (typeof definition !== "object" || definition === null) {
    throw invalidConfig("defineBuiltin: the definition must be an object");
  }
  return readFromCaller("defineBuiltin", "the definition", () => checkDefinition({ ...definition }));
}

function checkDefinition(definition: BuiltinDefinition): Builtin {
  const throwDefinitionError = (why: string): never => {
    const name = typeof definition.name === "string" ? ` ${JSON.stringify(definition.name)}` : "";
    throw invalidConfig(`built-in${name}: ${why}`);
  };
  if (typeof definition.name !== "string" || !NAME.test(definition.name)) {
    throwDefinitionError("the name must be identifiers joined by dots, such as acme.owner");
  }
  checkBuiltinName(definition.name);
  if (!Array.isArray(definition.args) || definition.args.length > 4) {
    throwDefinitionError("args must list the types of at most 4 arguments");
  }
  if (definition.result === undefined) throwDefinitionError("result must be the type of the answer");
  if (typeof definition.effect !== "boolean") {
    throwDefinitionError(
      "effect is required: true when a call costs or changes something, false when it only reads",
    );
  }
  if (definition.pure !== true && !isGuessLimit(definition.maxSpeculative)) {
    throwDefinitionError("maxSpeculative must be an integer of at least 0");
  }
  if (typeof definition.call !== "function") throwDefinitionError("call must be the function that answers");
  if (definition.pure === true && definition.effect)
    throwDefinitionError("a pure built-in must not have an effect");
  return Object.freeze(definition);
}
