import { type PolicyLoadError, unsupportedSource } from "../../base/errors.js";
import { version } from "../../base/version.js";
import { createPolicyModule } from "../wasm/policy-module.js";
import { digestPlan, readPlan } from "./read-plan.js";
import { NoJavaScript, writeJavaScript, type WrittenPlan } from "./write-javascript.js";

const MAX_MEMORY_BYTES = 2 ** 32;

/** @throws PolicyLoadError `wasm_invalid`, `wasm_abi_unsupported`, `source_unsupported` */
function writePlan(wasm: Uint8Array): WrittenPlan {
  // Only modules of this package, whose steps count, have bytes here.
  const { bytes } = createPolicyModule(wasm, "the module", MAX_MEMORY_BYTES);
  const plan = bytes === undefined ? undefined : readPlan(bytes);
  const none = (why: string, cause?: unknown): PolicyLoadError =>
    unsupportedSource(`the policy cannot be JavaScript: ${why}`, cause);
  if (plan === undefined) throw none("its module is not of this version of regohost");
  try {
    return writeJavaScript(plan);
  } catch (error) {
    if (error instanceof NoJavaScript) throw none(error.message, error);
    throw error;
  }
}

/**
 * Writes a module and its plan as an ES module, whose default export is a `JavaScriptSource`.
 *
 * @throws PolicyLoadError `wasm_invalid`, `wasm_abi_unsupported`, `source_unsupported`
 */
export function writeJavaScriptFile(wasm: Uint8Array): string {
  const { code, builtins } = writePlan(wasm);
  // All of its text is numbers, strings of JSON, Base64, and our own.
  return `/* eslint-disable */
// @ts-nocheck
// Written by \`regohost build -t js\`, for loadPolicy.
export default {
  regohost: ${JSON.stringify(version)},
  digest: ${JSON.stringify(digestPlan(wasm))},
  builtins: ${JSON.stringify(builtins)},
  make(r, b) {
${code}
  },
  wasm: ${JSON.stringify(Buffer.from(wasm).toString("base64"))},
};
`;
}
