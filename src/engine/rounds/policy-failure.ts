import {
  isRegohostError,
  EvaluationError,
  type RegohostError,
  type RegoLocation,
} from "../../base/errors.js";
import { message, reasonOf } from "../../base/message.js";
import { PolicyAbort, PolicyOutOfMemory } from "../wasm/policy-instance.js";
import { isErrorOf } from "../../base/realms.js";

/** Why a pass failed: the policy's own error, or a limit of time or memory that a shorter pass may not reach. */
interface PassFailure {
  error: RegohostError;
  outOfResources: boolean;
}

/** OPA's messages for conflicts. */
const CONFLICT = /(?:var assignment|object insert) conflict$/;
/** The prefix of the message of an abort that has a location. */
const PLACE = /^([^\n]+?):(\d+):(\d+): /;

function getPlace(abort: PolicyAbort): RegoLocation | undefined {
  const [, file, row, column] = PLACE.exec(abort.message) ?? [];
  return file === undefined ? undefined : { file, row: Number(row), column: Number(column) };
}

function fail(error: RegohostError, outOfResources: boolean): PassFailure {
  return { error, outOfResources };
}

function fromAbort(abort: PolicyAbort, entrypoint: string): PassFailure {
  if (abort instanceof PolicyOutOfMemory) {
    return fail(
      new EvaluationError(
        message`${entrypoint}: the policy needs more memory than ${abort.limit}; raise that, or reduce the input`,
        { code: "memory_limit", cause: abort },
      ),
      true,
    );
  }
  const opaCode = CONFLICT.test(abort.message) ? "eval_conflict_error" : "eval_internal_error";
  const location = getPlace(abort);
  return fail(
    new EvaluationError(`${entrypoint}: ${abort.message}`, {
      ...{ code: "policy_failed", opaCode, cause: abort },
      location,
    }),
    false,
  );
}

/** Converts a pass's exception to a library error. */
export function toPassFailure(thrown: unknown, entrypoint: string): PassFailure {
  if (thrown instanceof PolicyAbort) return fromAbort(thrown, entrypoint);
  if (thrown instanceof EvaluationError) {
    return fail(thrown, thrown.code === "timeout" || thrown.code === "memory_limit");
  }
  if (isRegohostError(thrown)) return fail(thrown, false);
  if (isErrorOf(thrown, "RangeError")) {
    return fail(
      new EvaluationError(`${entrypoint}: the policy or a value it handles is nested too deeply`, {
        code: "stack_limit",
        cause: thrown,
      }),
      true,
    );
  }
  const why = reasonOf(thrown);
  return fail(
    new EvaluationError(`${entrypoint}: the policy failed: ${why}`, { code: "policy_failed", cause: thrown }),
    false,
  );
}
