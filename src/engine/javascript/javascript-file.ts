import { createHash } from "node:crypto";
import { PolicyLoadError } from "../../base/errors.js";
import { isObject, isTextList } from "../../base/text/option-rules.js";
import { version } from "../../base/version.js";
import type { PlanCode } from "./plan-code.js";

/** A policy as JavaScript: the default export of a file of `regohost build -t js`. Its code runs with the rights of the program. */
export interface JavaScriptSource extends PlanCode {
  /** The version of this package that built it, which alone loads it. */
  readonly regohost: string;
  /** `sha256:` and the SHA-256 of the module. */
  readonly digest: string;
  /** The module in Base64. It evaluates what is not exact in JavaScript. */
  readonly wasm: string;
}

export function digestModule(wasm: Uint8Array): string {
  return `sha256:${createHash("sha256").update(wasm).digest("hex")}`;
}

/** Returns whether a source is to be one; {@link readJavaScriptFile} checks it. */
export function isJavaScriptSource(source: unknown): source is JavaScriptSource {
  return isObject(source) && "make" in source;
}

/** @throws PolicyLoadError `source_unsupported` */
function checkForm({
  regohost,
  digest,
  builtins,
  wasm,
  make,
}: Partial<Record<keyof JavaScriptSource, unknown>>): void {
  const areTexts = [regohost, digest, wasm].every((text) => typeof text === "string");
  if (areTexts && isTextList(builtins) && typeof make === "function") return;
  throw new PolicyLoadError(
    "a policy as JavaScript must be the default export of a file that `regohost build -t js` wrote",
    { code: "source_unsupported" },
  );
}

/**
 * Returns the module of a policy as JavaScript.
 *
 * @throws PolicyLoadError `source_unsupported`; `javascript_mismatch` for one of another version, or with another module.
 */
export function readJavaScriptFile(source: JavaScriptSource): Uint8Array {
  checkForm(source);
  const mismatch = (why: string): PolicyLoadError =>
    new PolicyLoadError(`the policy as JavaScript ${why}; build it again`, { code: "javascript_mismatch" });
  if (source.regohost !== version) throw mismatch(`is not of this version of regohost, ${version}`);
  const wasm = Buffer.from(source.wasm, "base64");
  if (digestModule(wasm) !== source.digest) throw mismatch("and its module have different digests");
  return wasm;
}
