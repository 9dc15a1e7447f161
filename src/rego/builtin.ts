import { ConfigurationError } from "../errors.js";
import type { BuiltinDeclaration } from "./declaration.js";
import type { JsonValue } from "./json-value.js";

/** What stays the same for all calls of one evaluation. Compare by identity to tell evaluations apart. */
export interface EvaluationScope {
  /** The decision's id, a UUID. */
  readonly decisionId: string;
  /** The evaluation's frozen time, nanoseconds since the epoch. */
  readonly nowNs: bigint;
}

/** What a built-in may tell of a call; it is shown in the decision's call log. */
export interface CallFacts {
  /** How many requests were made for the answer. */
  attempts?: number;
  /** Whether the answer came without a request of its own. */
  cached?: boolean;
  /** `grpc` when the answer came over gRPC although the service is asked over REST. */
  via?: "grpc";
  /** Whether `undefined` means that the service knows no such thing. */
  notFound?: boolean;
  /** Whether there is more than the answer holds, because the call set a limit. */
  truncated?: boolean;
  /** Whether the service answered that it did not do what was asked, such as an AI analysis. */
  skipped?: boolean;
}

/** What a built-in gets with each call. */
export interface BuiltinContext {
  /** Aborted when the answer is no longer needed, or when the evaluation's time is over. */
  readonly signal: AbortSignal;
  /** When the evaluation's time is over: milliseconds since the epoch. */
  readonly deadline: number;
  /** Whether the call is a guess. A guess must not be retried: it is made again once it is certain. */
  readonly speculative: boolean;
  readonly evaluation: EvaluationScope;
  /** Adds facts to the call log; later ones replace earlier ones. */
  report(facts: CallFacts): void;
}

/** A built-in whose answer takes time. It runs between the passes of an evaluation. */
export interface AsyncBuiltinDefinition extends BuiltinDeclaration {
  pure?: false;
  /**
   * Whether a call costs or changes something. `true`: it runs only when the policy certainly needs it, one at a
   * time and in order. `false`: calls are guessed ahead and made at once. There is no default.
   */
  effect: boolean;
  /** The most guesses of this built-in in flight at once. Default: the evaluation's budget, 128. */
  maxSpeculative?: number;
  /** Runs at load, when a policy needs this built-in. Throws, or rejects, when it cannot be used as it is configured. */
  checkAvailable?(): void | Promise<void>;
  /** Runs at the start of an evaluation of a policy that needs this built-in. Fix here what must not change. */
  begin?(evaluation: EvaluationScope): void;
  /**
   * Answers one call. `undefined` is no answer, as in Rego; a throw ends an evaluation that uses the call.
   * Equal calls of one evaluation run once.
   */
  call(args: JsonValue[], context: BuiltinContext): unknown;
}

/** A built-in that is a function of its arguments alone. It runs inside the pass; a Promise is an error. */
export interface PureBuiltinDefinition extends BuiltinDeclaration {
  pure: true;
  effect: false;
  call(args: JsonValue[]): unknown;
}

export type BuiltinDefinition = AsyncBuiltinDefinition | PureBuiltinDefinition;

/** A built-in that `loadPolicy` takes; made by {@link defineBuiltin}. */
export type Builtin = Readonly<BuiltinDefinition>;

const NAME = /^[A-Za-z_][A-Za-z0-9_]*(\.[A-Za-z_][A-Za-z0-9_]*)*$/;

function isGuessLimit(limit: number | undefined): boolean {
  return limit === undefined || (Number.isSafeInteger(limit) && limit >= 0);
}

/**
 * Declares a built-in of your own. One with the name of a standard built-in that OPA leaves to its host (`http.send`,
 * `sprintf`) replaces it; those that OPA compiles into the module (`count`, `regex.match`) cannot be replaced.
 *
 * @throws ConfigurationError `config_invalid` for a name that Rego cannot call, more than four arguments (OPA's
 * Wasm ABI has no more), a missing `effect` or a `maxSpeculative` that is no whole number.
 */
export function defineBuiltin(definition: BuiltinDefinition): Builtin {
  if (typeof definition !== "object" || definition === null) {
    throw new ConfigurationError("defineBuiltin: a built-in is an object", { code: "config_invalid" });
  }
  const refuse = (why: string): never => {
    throw new ConfigurationError(`built-in "${String(definition.name)}": ${why}`, { code: "config_invalid" });
  };
  if (typeof definition.name !== "string" || !NAME.test(definition.name)) {
    refuse("a name is made of identifiers joined by dots, such as acme.owner");
  }
  if (!Array.isArray(definition.args) || definition.args.length > 4) {
    refuse("args lists the types of at most 4 arguments");
  }
  if (definition.result === undefined) refuse("result is the type of the answer");
  if (typeof definition.effect !== "boolean") {
    refuse("effect has no default: true when a call costs or changes something, false when it only reads");
  }
  if (definition.pure !== true && !isGuessLimit(definition.maxSpeculative)) {
    refuse("maxSpeculative is a whole number, 0 or more");
  }
  if (typeof definition.call !== "function") refuse("call is the function that answers");
  if (definition.pure === true && definition.effect) refuse("a pure built-in has no effect");
  return Object.freeze({ ...definition });
}
