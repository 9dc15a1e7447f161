import { encodeAnswer } from "../rounds/encode-answer.js";
import { BuiltinError } from "../../base/errors.js";
import { giveUp } from "../../base/text/give-up.js";
import { reasonOf } from "../../base/message.js";
import { isArrayBuffer, isThenable } from "../../base/realms.js";

/** A built-in of `@open-policy-agent/opa-wasm`: a synchronous function of values. */
// eslint-disable-next-line @typescript-eslint/no-explicit-any -- functions with arguments of any type are accepted
export type CustomBuiltin = (...args: any[]) => unknown;

/** Returns a copy as an ArrayBuffer, which `@open-policy-agent/opa-wasm` reads as JSON text. */
export function toArrayBuffer(bytes: Uint8Array): ArrayBuffer {
  return Uint8Array.from(bytes).buffer;
}

/**
 * Runs a custom built-in so that it fails closed: errors and values that are not JSON end the pass.
 *
 * @returns JSON text as UTF-8; `undefined` means no answer.
 * @throws BuiltinError `builtin_failed`; `builtin_result_invalid` for a Promise and for a value that is not JSON.
 */
export function callCustomBuiltin(
  name: string,
  builtin: CustomBuiltin,
  args: readonly unknown[],
): ArrayBuffer | undefined {
  let answer: unknown;
  try {
    answer = builtin(...args);
  } catch (error) {
    const why = reasonOf(error);
    throw new BuiltinError(`${name}: ${why}`, { code: "builtin_failed", builtin: name, cause: error });
  }
  if (isArrayBuffer(answer)) return answer;
  if (isThenable(answer)) {
    giveUp(answer);
    throw new BuiltinError(
      `${name} returned a Promise, which a policy cannot wait for; declare it with defineBuiltin and give it as options.builtins`,
      { code: "builtin_result_invalid", builtin: name },
    );
  }
  const text = encodeAnswer({ name }, answer);
  return text === undefined ? undefined : toArrayBuffer(text);
}
