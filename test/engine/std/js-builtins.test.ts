import fc from "fast-check";
import { beforeAll, describe, expect, it } from "vitest";
import { loadCoreCalls, type CoreCalls } from "../../../src/engine/opa/core-calls.js";
import { parseTerm } from "../../../src/base/terms/parse-term.js";
import {
  BuiltinNotReady,
  StandardBuiltinError,
  type StandardCallContext,
} from "../../../src/engine/builtin/standard-builtin.js";
import { toRegoText } from "../../../src/base/terms/term-text.js";
import { callInJavaScript, type JsBuiltin } from "../../../src/engine/std/js-builtin.js";
import { HandOver } from "../../../src/engine/std/operand.js";
import { jsBuiltins } from "../../../src/engine/std/registry.js";
import { caseCount, IS_FUZZ } from "../../case-count.js";
import { argumentsOf, validArguments } from "./differential/arguments.js";

// `npm run fuzz` runs in a mode of its own, with other calls every time unless REGOHOST_FUZZ_SEED is set.
const RUNS = caseCount(200, 10_000);
const seed = process.env["REGOHOST_FUZZ_SEED"] ?? (IS_FUZZ ? undefined : 5);
/** OPA takes milliseconds for a signature of these curves. */
const SLOW = /_es(?:384|512)$/;
/** A version that hands over more of its valid calls than this part is not worth having. */
const MAX_HANDED_OVER = 0.8;

/** As in an evaluation, the seed is the call's own. */
function contextOf(args: readonly Uint8Array[]): Pick<StandardCallContext, "nowNs" | "seed"> {
  return { nowNs: 1_700_000_000_123_456_789n, seed: `seed/${Buffer.concat(args).toString("base64")}` };
}

/** What a call came to, in words that can be compared. */
type Outcome = { value: string } | { error: string; code: string } | "undefined";

function valueOf(bytes: Uint8Array): Outcome {
  return { value: toRegoText(parseTerm(Buffer.from(bytes).toString("utf8"))) };
}

function inCore(core: CoreCalls, name: string, args: readonly Uint8Array[]): Outcome {
  const answer = core.call(name, args, { ...contextOf(args), remainingMs: () => Infinity });
  if (answer.kind === "value") return valueOf(answer.bytes);
  return answer.kind === "error" ? { error: answer.message, code: answer.opaCode } : "undefined";
}

function inJavaScript(builtin: JsBuiltin, args: readonly Uint8Array[]): Outcome | "handed over" {
  try {
    const answer = callInJavaScript(builtin, args, {
      ...contextOf(args),
      remainingMs: () => Infinity,
      beforeLongCall: () => undefined,
      readsErrors: true,
      print: () => undefined,
    });
    return answer === undefined ? "undefined" : valueOf(answer);
  } catch (error) {
    if (error instanceof HandOver) return "handed over";
    if (error instanceof StandardBuiltinError) return { error: error.message, code: error.opaCode };
    throw error;
  }
}

/** Loads what a version in JavaScript needs. */
async function load(builtin: JsBuiltin): Promise<void> {
  try {
    inJavaScript(
      builtin,
      ["a", "a", "a"].map((text) => Buffer.from(JSON.stringify(text))),
    );
  } catch (error) {
    if (!(error instanceof BuiltinNotReady)) throw error;
    await error.load();
  }
}

describe("the versions in JavaScript", () => {
  let core: CoreCalls;

  beforeAll(async () => {
    core = await loadCoreCalls();
    for (const builtin of jsBuiltins) await load(builtin);
  });

  it("are all compared with opa-core", () => {
    expect(jsBuiltins.map(({ name }) => name).sort()).toEqual(Object.keys(validArguments).sort());
  });

  it.each(jsBuiltins.map((builtin) => [builtin.name, builtin] as const))("%s is OPA's", (name, builtin) => {
    let handedOver = 0;
    let calls = 0;
    fc.assert(
      fc.property(argumentsOf(name), (texts) => {
        const args = texts.map((text) => Buffer.from(text));
        const outcome = inJavaScript(builtin, args);
        calls++;
        if (outcome === "handed over") handedOver++;
        else expect(outcome).toEqual(inCore(core, name, args));
      }),
      {
        numRuns: SLOW.test(name) && !IS_FUZZ ? RUNS / 4 : RUNS,
        ...(seed === undefined ? {} : { seed: Number(seed) }),
      },
    );
    expect(handedOver / calls).toBeLessThan(MAX_HANDED_OVER);
    if (builtin.handsOver === undefined) expect(handedOver / calls).toBeLessThan(0.1);
  });
});
