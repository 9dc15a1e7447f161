import { prepareBuiltin } from "../builtin/prepare-builtins.js";
import type {
  AsyncBuiltinDefinition,
  Builtin,
  BuiltinContext,
  BuiltinDeclaration,
  EvaluationScope,
  PureBuiltinDefinition,
} from "../builtin/builtin.js";
import { runWithin } from "../../base/async/reading.js";
import { BuiltinError, ConfigurationError, EvaluationError, isRegohostError } from "../../base/errors.js";
import { parseTerm } from "../../base/terms/parse-term.js";
import type { AsyncStandardBuiltin, StandardBuiltin } from "../builtin/standard-builtin.js";
import { toRegoText } from "../../base/terms/term-text.js";
import { giveUp } from "../../base/text/give-up.js";
import { toJsonValue, type JsonValue, type ValueOptions } from "../../base/terms/json-value.js";
import { encodeAnswer } from "./encode-answer.js";
import { getMessage, message, readableThrown, reasonOf } from "../../base/message.js";
import { isBytes, isThenable } from "../../base/realms.js";

/** An asynchronous built-in: user-defined, or a standard one that uses the network. */
export interface AsyncHostFunction {
  kind: "async";
  name: string;
  arity: number;
  result: BuiltinDeclaration["result"];
  /** Whether it makes no connection, so that it answers calls that a recording lacks. */
  isLocal?: boolean;
  /** Returns whether it answers a call itself in a replay too, because the answer rests on this run. Arguments are Rego text. */
  isOfThisRun?(args: readonly string[]): boolean;
  /** The most guesses in flight at once. */
  maxSpeculative: number | undefined;
  /** Whether every call costs or changes something; `undefined` when that depends on its arguments. */
  effect: boolean | undefined;
  /** Returns whether a call costs or changes something. Arguments are Rego text. */
  isEffect(args: readonly string[]): boolean;
  /** Answers with text that a policy's instance parses; `undefined` means no answer. */
  call(
    args: readonly string[],
    context: BuiltinContext,
    options: ValueOptions,
  ): Promise<Uint8Array | undefined>;
  checkAvailable(): void | Promise<void>;
  /** Begins what its first call would wait for. It never throws. */
  prepare?(): void;
  /** Called with an evaluation before it starts. */
  begin?: ((evaluation: EvaluationScope) => void) | undefined;
  /** Frees the resources that it holds between calls. */
  close?(): void;
}

/** A user-defined function of its arguments alone, which runs inside a pass. */
interface PureHostFunction {
  kind: "pure";
  name: string;
  arity: number;
  /**
   * Answers with text that a policy's instance parses; `undefined` means no answer.
   *
   * @throws BuiltinError `builtin_failed`, `builtin_result_invalid`
   */
  call(args: JsonValue[]): Uint8Array | undefined;
}

/**
 * The built-in by which a module checks whether a call of the pass had no answer. If so, it looks ahead for other calls
 * (`opa-core/ask_ahead.go`).
 */
const GUESSING = "regohost.guessing";

/**
 * The built-in with which each branch of a rule with `else` begins, with the number of the rule and its own: the first is
 * evaluated always, the others unless a call of those before had no answer.
 */
const BRANCH = "regohost.branch";

/** The built-ins by which a module queries the pass, with their numbers of arguments. */
export const QUESTIONS: ReadonlyMap<string, number> = new Map([
  [GUESSING, 0],
  [BRANCH, 2],
]);

/** A built-in that a policy calls, with its implementation. */
export type HostFunction =
  | AsyncHostFunction
  | PureHostFunction
  | { kind: "standard"; name: string; arity: number; builtin: StandardBuiltin };

/** A built-in that a module calls, or its question about the pass. */
export type CalledFunction = HostFunction | { kind: "question"; name: string; arity: number };

/** Converts a user-defined built-in to the engine's form. */
export function toHostFunction(builtin: Builtin): HostFunction {
  if (builtin.pure !== true) return toAsyncHost(builtin);
  const { name, args } = builtin;
  return {
    kind: "pure",
    name,
    arity: args.length,
    call: (values) => encodeAnswer(builtin, callPure(builtin, values)),
  };
}

/**
 * Lets a built-in check whether its configuration is usable.
 *
 * @param subject the policy that calls it, in errors.
 * @throws ConfigurationError for what it throws itself, too; another error of the library unchanged.
 */
export async function checkHost(host: AsyncHostFunction, subject: string): Promise<void> {
  try {
    await host.checkAvailable();
  } catch (thrown) {
    const error = readableThrown(thrown, host.name);
    // By its name, as one of another copy of the package has it.
    if (isRegohostError(error) && error.name !== "ConfigurationError") throw error;
    const why = isRegohostError(error) ? getMessage(error) : reasonOf(error);
    const code = isRegohostError(error) ? error.code : "config_invalid";
    throw new ConfigurationError(message`${subject} calls ${host.name}, but ${why}`, { code, cause: error });
  }
}

function callPure(builtin: Readonly<PureBuiltinDefinition>, args: JsonValue[]): unknown {
  try {
    return builtin.call(args);
  } catch (thrown) {
    const error = readableThrown(thrown, builtin.name);
    const why = reasonOf(error);
    throw new BuiltinError(`${builtin.name}: ${why}`, {
      code: "builtin_failed",
      builtin: builtin.name,
      cause: error,
    });
  }
}

function toAsyncHost(builtin: Readonly<AsyncBuiltinDefinition>): AsyncHostFunction {
  /** The promises that the calls of an evaluation await. */
  const beginnings = new WeakMap<EvaluationScope, PromiseLike<unknown>>();
  const begin = (evaluation: EvaluationScope): void => {
    const beginning = callBegin(builtin, evaluation);
    if (!isThenable(beginning)) return;
    beginnings.set(evaluation, beginning);
    // An evaluation may end without a call that waits for it.
    giveUp(beginning);
  };
  return {
    kind: "async",
    name: builtin.name,
    arity: builtin.args.length,
    result: builtin.result,
    effect: builtin.effect,
    maxSpeculative: builtin.maxSpeculative,
    isEffect: () => builtin.effect,
    async call(args, context, options) {
      const beginning = beginnings.get(context.evaluation);
      if (beginning !== undefined) await beginning;
      const values = args.map((text) => toJsonValue(parseTerm(text), options));
      const value: unknown = await builtin.call(values, context);
      return runWithin({ check: () => checkCall(builtin, context) }, () => encodeAnswer(builtin, value));
    },
    checkAvailable: () => builtin.checkAvailable?.(),
    prepare: () => prepareBuiltin(builtin),
    begin: builtin.begin === undefined ? undefined : begin,
  };
}

/** @throws EvaluationError `timeout` when the time of a call is over. */
function checkCall({ name }: Readonly<AsyncBuiltinDefinition>, { deadline }: BuiltinContext): void {
  if (Date.now() < deadline) return;
  throw new EvaluationError(`the result of ${name} was not read in time`, { code: "timeout" });
}

/** Returns the value of `begin`. An error that it throws fails the calls, as a promise that it rejects does. */
function callBegin(builtin: Readonly<AsyncBuiltinDefinition>, evaluation: EvaluationScope): unknown {
  try {
    return builtin.begin?.(evaluation);
  } catch (error) {
    // eslint-disable-next-line @typescript-eslint/prefer-promise-reject-errors -- as the user's code throws it
    return Promise.reject(error);
  }
}

/** Converts a standard built-in to the engine's form. */
export function toStandardHostFunction(builtin: StandardBuiltin | AsyncStandardBuiltin): HostFunction {
  const { name, arity } = builtin;
  if (!("answer" in builtin)) return { kind: "standard", name, arity, builtin };
  return {
    kind: "async",
    name,
    arity,
    result: builtin.result,
    isLocal: builtin.isLocal === true,
    isOfThisRun: (args) => builtin.isOfThisRun?.(args.map(parseTerm)) === true,
    maxSpeculative: builtin.maxSpeculative,
    effect: undefined,
    isEffect: (args) => builtin.isEffect(args.map(parseTerm)),
    async call(args, context) {
      const answer = await builtin.answer(args.map(parseTerm), context);
      return answer === undefined || isBytes(answer) ? answer : Buffer.from(toRegoText(answer));
    },
    checkAvailable: () => undefined,
    close: () => builtin.close?.(),
  };
}

/** The built-ins of one policy by their ids in its module. */
export class HostTable {
  readonly #byId = new Map<number, CalledFunction>();

  #all: readonly CalledFunction[] = [];
  /** Sorted on first access: a policy adds its built-ins one by one. */
  #asynchronousNames: readonly string[] | undefined;
  #toBeTold: readonly AsyncHostFunction[] = [];

  /** Whether a pass has called a built-in that does not check the time left, so that later passes will too. */
  callsTakeLong = false;

  add(id: number, host: CalledFunction): void {
    this.#byId.set(id, host);
    this.#all = [...this.#byId.values()];
    this.#asynchronousNames = undefined;
    if (host.kind === "async" && host.begin !== undefined) this.#toBeTold = [...this.#toBeTold, host];
  }

  byId(id: number): CalledFunction | undefined {
    return this.#byId.get(id);
  }

  /** Returns the names of the asynchronous ones, sorted. */
  asynchronousNames(): readonly string[] {
    this.#asynchronousNames ??= this.#all
      .filter(({ kind }) => kind === "async")
      .map(({ name }) => name)
      .sort();
    return this.#asynchronousNames;
  }

  /** Returns the built-ins that the policy calls. */
  all(): readonly CalledFunction[] {
    return this.#all;
  }

  /** Yields the same with their ids. */
  entries(): IterableIterator<[number, CalledFunction]> {
    return this.#byId.entries();
  }

  /** Returns the built-ins with a `begin` hook for evaluations. */
  toBeTold(): readonly AsyncHostFunction[] {
    return this.#toBeTold;
  }
}
