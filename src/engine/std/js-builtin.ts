import { isAscii, isUtf8 } from "node:buffer";
import { asBuffer } from "../../base/terms/json-bytes.js";
import { parseTerm } from "../../base/terms/parse-term.js";
import {
  StandardBuiltinError,
  type StandardBuiltin,
  type StandardCallContext,
} from "../builtin/standard-builtin.js";
import { toRegoText } from "../../base/terms/term-text.js";
import type { Term } from "../../base/terms/term.js";
import { coreBuiltin } from "./core-builtin.js";
import { certainlyFails, addFailure } from "./failing-calls.js";
import { HandOver, handOver } from "./operand.js";
import { isErrorOf } from "../../base/realms.js";

/**
 * A standard built-in in JavaScript. For every call it returns OPA's result, or hands the call over to opa-core:
 * differential fuzzing holds it to that.
 */
export interface JsBuiltin {
  name: string;
  /** The calls that it hands over, in a few words for the documentation. */
  handsOver?: string;
  /**
   * Total size of arguments up to which a call is certainly short, in bytes. Default: 4 KiB, for work that grows with the
   * arguments and no faster; 0 where small ones can have a large answer.
   */
  shortBytes?: number;
  /** `undefined` means no answer. */
  call: (args: Term[], context: StandardCallContext, texts: readonly Uint8Array[]) => Term | undefined;
}

const SHORT_BYTES = 4 * 1024;

/** Reads the text of an argument. ASCII is the fast case, and the usual one. */
function readText(bytes: Uint8Array): string {
  const buffer = Buffer.isBuffer(bytes) ? bytes : asBuffer(bytes);
  if (isAscii(buffer)) return buffer.toString("latin1");
  // A policy can make strings that are not UTF-8, such as base64.decode("/w=="); text would lose their bytes.
  return isUtf8(buffer) ? buffer.toString("utf8") : handOver();
}

/** A string's text without escapes is the string itself, so the usual argument needs no parser. */
function readArgument(bytes: Uint8Array): Term {
  const text = readText(bytes);
  const isPlainString = text.charCodeAt(0) === 34 && !text.includes("\\");
  return isPlainString ? text.slice(1, -1) : parseTerm(text);
}

/**
 * One call of a version in JavaScript.
 *
 * @throws HandOver for a call that is opa-core's
 */
export function callInJavaScript(
  { name, call, shortBytes = SHORT_BYTES }: JsBuiltin,
  texts: readonly Uint8Array[],
  context: StandardCallContext,
): Uint8Array | undefined {
  const bytes = texts.reduce((sum, { length }) => sum + length, 0);
  if (bytes > shortBytes) context.beforeLongCall();
  try {
    const answer = call(texts.map(readArgument), context, texts);
    return answer === undefined ? undefined : Buffer.from(toRegoText(answer));
  } catch (error) {
    if (error instanceof StandardBuiltinError) {
      error.message = `${name}: ${error.message}`;
      throw error;
    }
    // A value nested too deep for this stack is not too deep for opa-core's.
    if (isErrorOf(error, "RangeError")) return handOver();
    throw error;
  }
}

/** Puts a version in JavaScript before OPA's own. */
export function toStandardBuiltin(builtin: JsBuiltin): StandardBuiltin {
  const { name } = builtin;
  const core = coreBuiltin(name);
  if (core === undefined) throw new Error(`${name} is not a standard built-in that needs a host`);
  return {
    name,
    arity: core.arity,
    operands: core.operands,
    nondeterministic: core.nondeterministic,
    call(texts, context) {
      const mayFailUnread = !context.readsErrors && !core.nondeterministic;
      if (mayFailUnread && certainlyFails(name, texts)) return undefined;
      try {
        return callInJavaScript(builtin, texts, context);
      } catch (error) {
        if (error instanceof HandOver) {
          const answer = core.call(texts, context);
          if (answer !== undefined) error.answered?.();
          return answer;
        }
        if (mayFailUnread && error instanceof StandardBuiltinError) {
          addFailure(name, texts);
          return undefined;
        }
        throw error;
      }
    },
  };
}
