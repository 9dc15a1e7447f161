import { PolicyLoadError } from "../../base/errors.js";
import { isObject } from "../../base/text/option-rules.js";
import { parseJson } from "../../base/terms/parse-term.js";
import type { JsonValue } from "../../base/terms/json-value.js";
import type { InputSnapshot } from "../wasm/input-snapshot.js";
import { findBuiltin } from "./builtins.js";
import { leave } from "./leave.js";
import { meter } from "./meter.js";
import { Pace } from "./pace.js";
import type { PlanCode } from "./javascript-file.js";
import {
  check,
  key,
  made,
  open,
  openList,
  scalar,
  shell,
  steps,
  takeInput,
  whole,
  type Taker,
} from "./take-input.js";
import {
  compare,
  documentDot,
  dot,
  equal,
  fromTerm,
  getLength,
  insert,
  insertOnce,
  isMembers,
  merge,
  own,
  pathKey,
  sortedKeys,
  toExactNumber,
  upsert,
  ValueSet,
  type Members,
  type Value,
} from "./values.js";

/** In characters: larger data would be in memory twice. */
const MOST_DATA = 1024 * 1024;

interface Entrypoint {
  take: Taker;
  run: (input: Value | undefined, data: Value, isStrict: boolean) => Members | undefined;
}

/** Functions and classes that the code of a plan uses. */
const RUNTIME = {
  ...{
    compare,
    documentDot,
    dot,
    equal,
    getLength,
    insert,
    insertOnce,
    isMembers,
    merge,
    own,
    pathKey,
    sortedKeys,
  },
  ...{ toExactNumber, upsert, ValueSet, meter, leave, plain: Object.prototype },
  ...{ check, key, made, open, openList, scalar, shell, steps, whole },
};

/** Options of an evaluation. */
export interface JavaScriptOptions {
  /** Whether errors of built-ins end the evaluation, for which it is left to the module. Default: false. */
  strictBuiltinErrors?: boolean | undefined;
  /** Default: none of its own. */
  timeoutMs?: number | undefined;
  /** The part of it that is left. Default: all of it. */
  leftMs?: number | undefined;
  /** Ends it: it is left to the module, which reports that. */
  signal?: AbortSignal | undefined;
}

export class JavaScriptPolicy {
  readonly #entrypoints: readonly Entrypoint[];
  readonly #memoryBytes: number;
  readonly #paces: Pace[] = [];
  #data: { snapshot: InputSnapshot; value: Value | undefined } | undefined;

  constructor(entrypoints: readonly Entrypoint[], memoryBytes: number) {
    this.#entrypoints = entrypoints;
    this.#memoryBytes = memoryBytes;
  }

  /**
   * Returns the result for an input that is a value; `undefined` where the entrypoint is undefined.
   *
   * @param entrypoint its number in the module.
   * @throws LeftToModule, or another error, before there was a result: the module has to evaluate it. InputThrew, for none.
   */
  evaluate(
    input: unknown,
    entrypoint: number,
    data: InputSnapshot,
    { strictBuiltinErrors = false, timeoutMs = Infinity, leftMs = timeoutMs, signal }: JavaScriptOptions,
  ): JsonValue | undefined {
    const document = this.#readData(data);
    // Before anything is left to the module, which would take the beginning of another evaluation for that of this one.
    meter.begin(leftMs, this.#memoryBytes, signal);
    const { take, run } = this.#entrypoints[entrypoint] ?? leave("an entrypoint");
    const found = run(takeInput(input, take), document ?? leave("data"), strictBuiltinErrors);
    if (found === undefined) return undefined;
    const { result } = found;
    return toResult(result === undefined ? leave("a result of another form") : result);
  }

  /** Returns which evaluations of an entrypoint are to be tried, by its number. */
  getPace(entrypoint: number): Pace {
    return (this.#paces[entrypoint] ??= new Pace());
  }

  /** When the last evaluation began, on the clock of `performance.now()`; `undefined` where it took next to no time. */
  get startedAt(): number | undefined {
    return meter.startedAt;
  }

  /** Reads the data; `undefined` where they were left to the module before. */
  #readData(snapshot: InputSnapshot): Value | undefined {
    if (this.#data?.snapshot !== snapshot) {
      this.#data = { snapshot, value: undefined };
      // Of no evaluation, so that no limit of one leaves the data out for the next.
      meter.begin(Infinity, this.#memoryBytes);
      this.#data.value = readData(snapshot);
    }
    return this.#data.value;
  }
}

function readData(snapshot: InputSnapshot): Value {
  if (snapshot.size > MOST_DATA) leave("large data");
  return fromTerm(parseJson(snapshot.jsonText() ?? leave("no data")));
}

/** Converts a value to a result of `evaluate`, which shares nothing with other values. */
function toResult(value: Value): JsonValue {
  meter.make(1);
  // -0 is written as 0.
  if (typeof value === "number") return value + 0;
  if (typeof value !== "object" || value === null) return value;
  if (Array.isArray(value)) return value.map(toResult);
  if (value instanceof ValueSet) return value.sorted().map(toResult);
  const members: Record<string, JsonValue> = {};
  for (const key of sortedKeys(value)) {
    if (key === "__proto__") leave("a member __proto__");
    members[key] = toResult(value[key] as Value);
  }
  return members;
}

/** Returns whether it is the result of a plan's code. */
function areEntrypoints(made: unknown): made is Entrypoint[] {
  const isEntrypoint = (each: unknown): boolean => {
    const { take, run }: { take?: unknown; run?: unknown } = isObject(each) ? each : {};
    return typeof take === "function" && typeof run === "function";
  };
  return Array.isArray(made) && made.every(isEntrypoint);
}

/**
 * Creates a policy from the code of its plan.
 *
 * @param memoryBytes the most memory that instances of its module may have.
 * @throws PolicyLoadError `javascript_mismatch`
 */
export function createJavaScript({ make, builtins }: PlanCode, memoryBytes: number): JavaScriptPolicy {
  const made = make(RUNTIME, builtins.map(findBuiltin));
  if (areEntrypoints(made)) return new JavaScriptPolicy(made, memoryBytes);
  throw new PolicyLoadError("the JavaScript of the policy is not a plan of this package; build it again", {
    code: "javascript_mismatch",
  });
}
