import { isUtf8 } from "node:buffer";
import { createRequire } from "node:module";
import { join } from "node:path";
import type * as OpaWasm from "@open-policy-agent/opa-wasm";
import { NO_HOST, type EvaluationInstance, type PassHost } from "../wasm/evaluation-instance.js";
import type { InputSnapshot } from "../wasm/input-snapshot.js";
import { PolicyAbort } from "../wasm/policy-instance.js";
import { EvaluationError, failedPolicy } from "../../base/errors.js";
import { packageRoot } from "../opa/package-root.js";
import { parseTerm } from "../../base/terms/parse-term.js";
import { toJsonText } from "../../base/terms/term-text.js";
import { toStrictJson } from "../../base/terms/value-text.js";
import { callCustomBuiltin, toArrayBuffer, type CustomBuiltin } from "./custom-builtin.js";
import { isErrorOf } from "../../base/realms.js";

/** The size of a memory in pages of 64 KiB. */
export interface MemorySize {
  /** Size at the start; larger where the policy needs that. Default: 5. */
  initial?: number;
  /** Size up to which it may grow. Default: 16,384 (1 GiB). */
  maximum?: number;
}

/** The parts shared by every instance of a policy. */
export interface LoadedModule {
  readonly module: WebAssembly.Module;
  readonly memory: Readonly<Required<MemorySize>>;
  /** The built-ins that the policy calls and the rounds answer, by name. */
  readonly builtinIds: Readonly<Record<string, number>>;
  /** Those that are answered inside the pass, by name. */
  readonly customBuiltins: ReadonlyMap<string, CustomBuiltin>;
}

/** The address of the result set. */
const RESULT_SET = -1;

let opaWasm: typeof OpaWasm | undefined;

function loadOpaWasm(): typeof OpaWasm {
  // Its ES module does not export the synchronous form, which replacing an instance needs.
  opaWasm ??= createRequire(join(packageRoot(), "package.json"))(
    "@open-policy-agent/opa-wasm",
  ) as typeof OpaWasm;
  return opaWasm;
}

/** It reads a message's bytes as characters. */
function readMessage(thrown: string): string {
  return Buffer.from(Array.from(thrown, (char) => char.charCodeAt(0) & 0xff)).toString("utf8");
}

/** It throws the policy's message as a bare string, and grows the memory past its maximum without a look. */
function toError(thrown: unknown, limit: string): unknown {
  if (typeof thrown === "string") return PolicyAbort.of(readMessage(thrown), limit);
  // eslint-disable-next-line no-restricted-syntax -- V8's message
  if (isErrorOf(thrown, "RangeError") && thrown.message.startsWith("WebAssembly.Memory")) {
    return new EvaluationError("the input does not fit into the policy's memory; give it a larger maximum", {
      code: "memory_limit",
      cause: thrown,
    });
  }
  return thrown;
}

/**
 * A `LoadedPolicy` of `@open-policy-agent/opa-wasm` as rounds use instances: values cross as JSON, so an address is the
 * place of a value among those that crossed last. After a throw another `LoadedPolicy` takes its place.
 */
export class LoadedInstance implements EvaluationInstance {
  readonly #parts: LoadedModule;
  #policy: OpaWasm.LoadedPolicy;
  #values: readonly unknown[] = [];
  #resultSet: readonly unknown[] = [];
  /** The answer of the current call. */
  #answer: ArrayBuffer | undefined;
  #data: InputSnapshot | undefined;
  #isBroken = false;
  #input: { snapshot: InputSnapshot; json: ArrayBuffer | undefined } | undefined;
  host: PassHost = NO_HOST;
  /** The memory of its data is not known. */
  readonly dataBytes = 0;
  /** It parses its input for every evaluation. */
  readonly inputSnapshot = undefined;

  constructor(parts: LoadedModule) {
    this.#parts = parts;
    this.#policy = this.#load();
  }

  get memoryBytes(): number {
    return this.#policy.mem.buffer.byteLength;
  }

  get dataSnapshot(): InputSnapshot | undefined {
    return this.#data;
  }

  load(data: InputSnapshot, input: InputSnapshot): void {
    if (this.#isBroken) this.#restore();
    if (this.#data !== data) {
      this.#data = undefined;
      const json = toJsonBytes(data);
      if (json !== undefined) this.#guard(() => this.#policy.setData(json));
      this.#data = data;
    }
    if (this.#input?.snapshot !== input) this.#input = { snapshot: input, json: toJsonBytes(input) };
  }

  setPolling(): void {
    // The imports are those of the other package, which answers no question.
  }

  evaluate(entrypointId: number): number {
    this.#resultSet = this.#guard(
      () => this.#policy.evaluate(this.#input?.json, entrypointId) as readonly unknown[],
    );
    return RESULT_SET;
  }

  dump(value: number): string {
    if (value !== RESULT_SET) return toStrictJson(this.#values[value]);
    // It arrives as an array, and is a set.
    const items = this.#resultSet.map(toStrictJson);
    return items.length === 0 ? "set()" : `{${items.join(",")}}`;
  }

  dumpJson(): undefined {
    // Sets arrive as arrays in no particular order.
  }

  dumpBytes(values: readonly number[]): Uint8Array[] {
    return values.map((value) => Buffer.from(this.dump(value)));
  }

  mayHaveTypes(): boolean {
    return true;
  }

  put(text: Uint8Array): number {
    if (!isUtf8(text)) {
      throw failedPolicy("the policy cannot read the answer of a built-in: it is not UTF-8");
    }
    const json = toJsonText(parseTerm(Buffer.from(text).toString("utf8")));
    this.#answer = toArrayBuffer(Buffer.from(json));
    return 1;
  }

  renew(): void {
    this.#isBroken = true;
  }

  #restore(): void {
    this.#policy = this.#load();
    this.#data = undefined;
    this.#isBroken = false;
  }

  #load(): OpaWasm.LoadedPolicy {
    const { module, memory, builtinIds, customBuiltins } = this.#parts;
    const answered = Object.entries(builtinIds).map(([name, id]) => [
      name,
      (...args: unknown[]) => this.#dispatch(id, args),
    ]);
    const custom = Array.from(customBuiltins, ([name, builtin]) => [
      name,
      (...args: unknown[]) => callCustomBuiltin(name, builtin, args),
    ]);
    const builtins = Object.fromEntries([...answered, ...custom]) as Record<string, CustomBuiltin>;
    return loadOpaWasm().loadPolicySync(module, { ...memory }, builtins);
  }

  #dispatch(id: number, args: readonly unknown[]): ArrayBuffer | undefined {
    this.#values = args;
    this.#answer = undefined;
    this.host.dispatch(
      this,
      id,
      args.map((_value, index) => index),
    );
    return this.#answer;
  }

  #guard<T>(run: () => T): T {
    try {
      return run();
    } catch (thrown) {
      throw toError(thrown, `the maximum of ${String(this.#parts.memory.maximum)} pages`);
    }
  }
}

/** As JSON text, which keeps the inputs `false`, `0`, `""` and `null` from being taken for no input. */
function toJsonBytes(snapshot: InputSnapshot): ArrayBuffer | undefined {
  const text = snapshot.jsonText();
  return text === undefined ? undefined : toArrayBuffer(Buffer.from(text));
}
