import type { EvaluateOptions } from "../../../src/engine/rounds/options.js";
import type { Policy } from "../../../src/engine/rounds/policy.js";
import { isRegohostError } from "../../../src/base/errors.js";
import type { JsonValue } from "../../../src/base/terms/json-value.js";
import type { KeptArtifacts } from "./kept-artifacts.js";
import { LeftToModule } from "../../../src/engine/javascript/leave.js";
import { createJavaScript, type JavaScriptPolicy } from "../../../src/engine/javascript/javascript-policy.js";
import type { JavaScriptSource } from "../../../src/engine/javascript/javascript-file.js";
import { makeJavaScript } from "../../../src/engine/javascript/make-javascript.js";
import { writeJavaScriptFile } from "../../../src/engine/javascript/write-javascript-file.js";
import { InputSnapshot } from "../../../src/engine/wasm/input-snapshot.js";
import { openModule } from "../../../src/engine/wasm/open-module.js";
import type { WayCounts } from "./way-counts.js";

/** The basis of comparison for the other modes. */
export interface PlainEvaluation {
  input: Uint8Array | undefined;
  options: EvaluateOptions;
  /** Its result, as {@link shown} formats it. */
  expected: string;
  /** Counts the modes with the same result. */
  ways: WayCounts;
}

/** Returns the value, or throws the error, of a run. */
export async function settle<T>(run: () => T | Promise<T>): Promise<() => T> {
  try {
    const value = await run();
    return () => value;
  } catch (error) {
    return () => {
      throw error;
    };
  }
}

/** The result of an execution mode, as text. */
export function shown(result: () => unknown): string {
  try {
    return String(JSON.stringify(result()));
  } catch (error) {
    if (!isRegohostError(error)) throw error;
    return `${error.code}: ${error.message}`;
  }
}

function check(way: string, result: () => unknown, expected: string): void {
  const text = shown(result);
  if (text !== expected) throw new Error(`${way} gives ${text} instead of ${expected}`);
}

/**
 * Evaluates in the other execution modes of a policy.
 *
 * @throws Error when one of them has another result or error.
 */
export async function checkOtherWays(policy: Policy, plain: PlainEvaluation): Promise<void> {
  const { input, options, expected, ways } = plain;
  const sync = await settle(() => policy.evaluateSync(input, options));
  if (!shown(sync).startsWith("not_synchronous")) {
    check("evaluateSync", sync, expected);
    ways.add("evaluateSync");
  }
  await checkAll("evaluateAll", policy, plain);
  ways.add("evaluateAll");
  await checkPrepared("a prepared input", policy, plain);
  ways.add("a prepared input");
  const value = input === undefined ? undefined : toValue(input, options);
  if (value === undefined) return;
  await checkValue(policy, value, { ...plain, options: { ...options, inputFormat: "json" } });
  ways.add("a value");
}

/** Only the part of a Rego term that is also JSON is a value. */
function toValue(input: Uint8Array, { inputFormat }: EvaluateOptions): JsonValue | undefined {
  try {
    return JSON.parse(Buffer.from(input).toString()) as JsonValue;
  } catch (error) {
    if (inputFormat === "rego" && error instanceof SyntaxError) return undefined;
    throw error;
  }
}

/** As a value the input has JavaScript's numbers: where they differ from its text, the expected result differs, too. */
async function checkValue(policy: Policy, value: JsonValue, plain: PlainEvaluation): Promise<void> {
  const { options } = plain;
  const text = Buffer.from(JSON.stringify(value));
  const expected = shown(await settle(async () => policy.evaluate(text, options)));
  check("a value", await settle(async () => policy.evaluate(value, options)), expected);
  const sync = shown(await settle(() => policy.evaluateSync(text, options)));
  check("evaluateSync of a value", await settle(() => policy.evaluateSync(value, options)), sync);
  await checkAll("evaluateAll of a value", policy, { ...plain, input: value, expected });
}

async function checkAll(
  way: string,
  policy: Policy,
  {
    input,
    options,
    expected,
  }: Omit<PlainEvaluation, "input"> & { input: JsonValue | Uint8Array | undefined },
): Promise<void> {
  let ends = 0;
  for await (const ended of policy.evaluateAll([input, input], options)) {
    ends++;
    const result = await settle(() => {
      if (ended.status === "rejected") throw ended.reason;
      return ended.value;
    });
    check(way, result, expected);
  }
  if (ends !== 2) throw new Error(`${way} gives ${String(ends)} results for 2 inputs`);
}

/** Evaluates twice: the second evaluation uses the previously parsed text. */
async function checkPrepared(
  way: string,
  policy: Policy,
  { input, options, expected }: PlainEvaluation,
): Promise<void> {
  const { inputFormat = "json", ...rest } = options;
  const prepared = await settle(() => policy.prepare(input, { inputFormat }));
  for (let times = 0; times < 2; times++) {
    check(way, await settle(async () => prepared().evaluate(rest)), expected);
  }
  shown(() => {
    prepared().close();
  });
}

/**
 * Evaluates in a worker, in each mode with a separate implementation there.
 *
 * @param policy of `isolation: "worker"`.
 * @throws Error when one of them has another result or error.
 */
export async function checkWorker(policy: Policy, plain: PlainEvaluation): Promise<void> {
  const { input, options, expected, ways } = plain;
  check("a worker", await settle(async () => policy.evaluate(input, options)), expected);
  await checkAll("evaluateAll in a worker", policy, plain);
  await checkPrepared("a prepared input in a worker", policy, plain);
  ways.add("a worker");
}

/**
 * Evaluates with an input that a client downloads as an artifact, and again with the cached one. No case calls the
 * service: for a cache of its responses it can only be shown that the cached content equals the download, also after an
 * evaluation.
 *
 * @param policy of a cached module.
 * @throws Error when one of them has another result or error, or nothing was cached.
 */
export async function checkKept(
  policy: Policy,
  plain: PlainEvaluation,
  artifacts: KeptArtifacts,
): Promise<void> {
  const { input, options, expected, ways } = plain;
  if (input === undefined) {
    check("a kept module", await settle(async () => policy.evaluate(undefined, options)), expected);
    ways.add("a kept module");
    return;
  }
  const { bytes: downloaded } = await artifacts.download(input);
  check("a kept module", await settle(async () => policy.evaluate(downloaded, options)), expected);
  ways.add("a kept module");
  const { bytes, cached } = await artifacts.download(input);
  if (!cached) throw new Error("the client has not kept the input that it downloaded");
  const what = "a kept module with a kept input";
  check(what, await settle(async () => policy.evaluate(bytes, options)), expected);
  await checkAll(`evaluateAll of ${what}`, policy, { ...plain, input: bytes });
  ways.add("a kept input");
}

const MAX_MEMORY_BYTES = 1024 ** 3;

/** A module as JavaScript, with its data. */
export interface InJavaScript {
  policy: JavaScriptPolicy;
  /** The same of a file that was written ahead of time. */
  ahead: JavaScriptPolicy;
  data: InputSnapshot;
  entrypoints: Readonly<Record<string, number>>;
}

/**
 * Compiles a module to JavaScript.
 *
 * @param data as of a policy.
 * @throws Error for an unsupported module.
 */
export function toJavaScript(wasm: Uint8Array, data: unknown): InJavaScript {
  const policy = makeJavaScript(wasm, MAX_MEMORY_BYTES);
  if (policy === undefined) throw new Error("there is no JavaScript of the module");
  // As an import of the file, but collected with its policy.
  // eslint-disable-next-line @typescript-eslint/no-implied-eval -- the text is this package's
  const load = new Function(
    writeJavaScriptFile(wasm).replace("export default", "return"),
  ) as () => JavaScriptSource;
  const ahead = createJavaScript(load(), MAX_MEMORY_BYTES);
  const { instance } = openModule(wasm, "the module", MAX_MEMORY_BYTES);
  return { policy, ahead, data: InputSnapshot.ofData(data), entrypoints: instance.entrypointIds() };
}

/**
 * Evaluates in JavaScript, made at load and ahead of time, which may fall back to the module, and compares that with a policy of the module.
 *
 * @throws Error when one has another result, or fails for another reason than a fallback.
 */
export async function checkJavaScript(
  policy: Policy,
  { policy: javascript, ahead, data, entrypoints }: InJavaScript,
  { input, options, ways }: PlainEvaluation,
): Promise<void> {
  const entrypoint = entrypoints[options.entrypoint ?? ""] ?? 0;
  const value = input === undefined ? undefined : toValue(input, options);
  if (input !== undefined && value === undefined) return;
  const text = value === undefined ? undefined : Buffer.from(JSON.stringify(value));
  const expected = await settle(async () => policy.evaluate(text, { ...options, inputFormat: "json" }));
  try {
    const result = javascript.evaluate(value, entrypoint, data, options);
    check("JavaScript", () => result, shown(expected));
    const other = ahead.evaluate(value, entrypoint, data, options);
    check("JavaScript of a file", () => other, shown(expected));
    ways.add("JavaScript");
  } catch (error) {
    if (!(error instanceof LeftToModule || error instanceof RangeError)) throw error;
  }
}
