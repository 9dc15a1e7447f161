import { PolicyLoadError, unsupportedSource } from "../../base/errors.js";
import { holds, isWasmModule } from "../../base/realms.js";
import { isObject, isTextList } from "../../base/text/option-rules.js";
import { version } from "../../base/version.js";
import type { WebAssemblyModule } from "../source/load-source.js";
import { digestPlan } from "./read-plan.js";

/** A policy as JavaScript: the default export of a file of `regohost build -t js`. Its code runs with the rights of the program. */
export interface JavaScriptSource {
  /** The version of this package that built it, which alone loads it. */
  readonly regohost: string;
  /** Binds it to its module: `sha256:` and the SHA-256 of the plan in it, which names its other sections. */
  readonly digest: string;
  /** The module in Base64, or itself where none is compiled at run time. It evaluates what is not exact in JavaScript. */
  readonly wasm: string | WebAssemblyModule;
  /** Names of the built-ins that its code calls. */
  readonly builtins: readonly string[];
  /** Makes the entrypoints of the functions and classes that they use, and of the built-ins. */
  make(this: void, runtime: unknown, builtins: unknown): unknown;
}

/** The code of a plan (`write-javascript.ts`). */
export type PlanCode = Pick<JavaScriptSource, "builtins" | "make">;

/** Returns whether a source is to be one; {@link readJavaScriptFile} checks it. */
export function isJavaScriptSource(source: unknown): source is JavaScriptSource {
  return isObject(source) && holds(() => "make" in source);
}

function toModule(wasm: unknown): Uint8Array | WebAssembly.Module | undefined {
  if (typeof wasm === "string") return Buffer.from(wasm, "base64");
  return isWasmModule(wasm) ? wasm : undefined;
}

/**
 * Returns the module of a policy as JavaScript.
 *
 * @throws PolicyLoadError `source_unsupported`; `javascript_mismatch` for one of another version, or with another module.
 */
export function readJavaScriptFile(source: JavaScriptSource): Uint8Array | WebAssembly.Module {
  const { regohost, digest, builtins, wasm, make }: Partial<Record<keyof JavaScriptSource, unknown>> = source;
  const module = toModule(wasm);
  if (module === undefined || !isTextList(builtins) || typeof make !== "function") {
    throw unsupportedSource(
      "a policy as JavaScript must be the default export of a file that `regohost build -t js` wrote",
    );
  }
  const mismatch = (why: string): PolicyLoadError =>
    new PolicyLoadError(`the policy as JavaScript ${why}; build it again`, { code: "javascript_mismatch" });
  if (regohost !== version) throw mismatch(`is not of this version of regohost, ${version}`);
  const found = digestPlan(module);
  if (found === undefined || found !== digest) throw mismatch("is not that of its module");
  return module;
}
