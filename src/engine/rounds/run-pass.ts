import { BuiltinNotReady } from "../builtin/standard-builtin.js";
import type { RegohostError } from "../../base/errors.js";
import type { EvaluationInstance } from "../wasm/evaluation-instance.js";
import type { InputSnapshot } from "../wasm/input-snapshot.js";
import type { InstancePool } from "../wasm/instance-pool.js";
import { RunInterrupted, RunTimeout } from "../../base/async/guarded-run.js";
import { PassMadeWay, PassNeedsGuard, PassStop, type Pass } from "./pass.js";
import { toPassFailure } from "./policy-failure.js";

/** The text of OPA's result set: of Rego, or JSON whose sets and keys are in OPA's order. */
export interface ResultText {
  text: string;
  isJson: boolean;
}

/** How a pass ended. */
export type PassEnd =
  | { kind: "result"; text: ResultText }
  | { kind: "unanswered" }
  | { kind: "interrupted" }
  | { kind: "made-way" }
  | { kind: "needs-guard" }
  /** `during`: the activity, as in `EvaluationDeadline.timeout`. */
  | { kind: "timed-out"; during: string }
  /** `isLost`: it was ended from outside, and its findings are not known. */
  | { kind: "failed"; error: RegohostError; outOfResources: boolean; isLost?: boolean }
  | { kind: "not-ready"; load: () => Promise<unknown> };

/** The input, data and options of a pass. */
export interface PassRun {
  input: InputSnapshot;
  data: InputSnapshot;
  entrypoint: { name: string; id: number };
  bigint: boolean;
  /** Whether it checks from time to time whether to continue. */
  interrupt: boolean;
}

/**
 * Runs a pass on an instance of the pool, which gets it back. Throws the error of an input that is a value: it is not
 * the policy's.
 *
 * @param guard runs a function that runs the policy's code. Default: it is called.
 */
export function runPass(
  pass: Pass,
  pool: InstancePool,
  run: PassRun,
  guard?: <T>(run: () => T) => T,
): PassEnd {
  try {
    const text = guard === undefined ? evaluate(pass, pool, run) : evaluateUnder(guard, pass, pool, run);
    giveBack(pass, pool);
    return text === undefined ? { kind: "unanswered" } : { kind: "result", text };
  } catch (thrown) {
    // An error that a value throws while it is read leaves no frame of the policy.
    if (run.input.failure !== undefined) {
      giveBack(pass, pool);
      throw run.input.failure.error;
    }
    const end = toPassEnd(thrown, pass, run.entrypoint.name);
    // Memory never shrinks, so an instance at its limit is not reused.
    if (!(end.kind === "failed" && end.error.code === "memory_limit")) {
      giveBackBroken(pass, pool, isFromDispatch(thrown));
    } else pass.leave();
    return end;
  }
}

/** Returns whether the host threw while it answered a call, when the policy is in order. */
function isFromDispatch(thrown: unknown): boolean {
  return [PassStop, PassNeedsGuard, BuiltinNotReady].some((kind) => thrown instanceof kind);
}

/**
 * Returns the instance to the pool after a throw, or after the pass was ended from outside.
 *
 * @param intact as in `renew`.
 */
export function giveBackBroken(pass: Pass, pool: InstancePool, intact: boolean): void {
  const instance = pass.leave();
  if (instance === undefined) return;
  instance.renew(intact);
  pool.give(instance);
}

/** Returns the instance to the pool as it is. */
function giveBack(pass: Pass, pool: InstancePool): void {
  const instance = pass.leave();
  if (instance !== undefined) pool.give(instance);
}

/** A new instance runs the module's start function, so it is made under the guard too. */
function evaluate(pass: Pass, pool: InstancePool, run: PassRun): ResultText | undefined {
  const instance = pool.take(run.input, run.data);
  pass.enter(instance);
  instance.setPolling(run.interrupt);
  instance.load(run.data, run.input);
  const resultSet = instance.evaluate(run.entrypoint.id);
  return pass.firstUnanswered === undefined ? dump(instance, resultSet, run.bigint) : undefined;
}

/** Apart, so that a pass without a guard makes no function. */
function evaluateUnder(
  guard: <T>(run: () => T) => T,
  pass: Pass,
  pool: InstancePool,
  run: PassRun,
): ResultText | undefined {
  return guard(() => evaluate(pass, pool, run));
}

/** JavaScript reads JSON fastest, but has no exact numbers. */
function dump(instance: EvaluationInstance, resultSet: number, bigint: boolean): ResultText {
  const json = bigint ? undefined : instance.dumpJson(resultSet);
  return json === undefined
    ? { text: instance.dump(resultSet), isJson: false }
    : { text: json, isJson: true };
}

function toPassEnd(thrown: unknown, pass: Pass, entrypoint: string): PassEnd {
  if (thrown instanceof PassStop) return { kind: "unanswered" };
  if (thrown instanceof RunInterrupted) return { kind: "interrupted" };
  if (thrown instanceof PassMadeWay) return { kind: "made-way" };
  if (thrown instanceof PassNeedsGuard) return { kind: "needs-guard" };
  if (thrown instanceof BuiltinNotReady) return { kind: "not-ready", load: thrown.load };
  if (thrown instanceof RunTimeout) {
    const isExact = pass.firstUnanswered === undefined;
    return { kind: "timed-out", during: isExact ? " inside the policy" : " after its first unanswered call" };
  }
  return { kind: "failed", ...toPassFailure(thrown, entrypoint) };
}
