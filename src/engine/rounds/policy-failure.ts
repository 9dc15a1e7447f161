import {
  isRegohostError,
  EvaluationError,
  type RegohostError,
  type RegoLocation,
  failedPolicy,
} from "../../base/errors.js";
import { location as from, message, reasonOf, subject } from "../../base/message.js";
import { PolicyAbort, PolicyOutOfMemory } from "../wasm/policy-instance.js";
import { isErrorOf } from "../../base/realms.js";

/** Why a pass failed: the policy's own error, or a limit of time or memory that a shorter pass may not reach. */
interface PassFailure {
  error: RegohostError;
  outOfResources: boolean;
}

/** The runtime's messages for conflicts. Of a file without a name, or with one of several lines, the location precedes them. */
const CONFLICT = /(?:var assignment|object insert) conflict$/;
/** The runtime's message of an abort: its location, if it has one, and the reason. */
const ABORT = /^(?:([^\n]+?):(\d+):(\d+): )?([\s\S]*)$/;

function readAbort({ message: text }: PolicyAbort): { location: RegoLocation | undefined; reason: string } {
  const [, file, row, column, reason = text] = ABORT.exec(text) ?? [];
  return {
    location: file === undefined ? undefined : { file, row: Number(row), column: Number(column) },
    reason,
  };
}

function fail(error: RegohostError, outOfResources: boolean): PassFailure {
  return { error, outOfResources };
}

function fromAbort(abort: PolicyAbort, entrypoint: string): PassFailure {
  if (abort instanceof PolicyOutOfMemory) {
    return fail(
      new EvaluationError(
        message`${subject(entrypoint)}the policy needs more memory than ${abort.limit}; raise that, or reduce the input`,
        { code: "memory_limit", cause: abort },
      ),
      true,
    );
  }
  const { location, reason } = readAbort(abort);
  const [conflict] = CONFLICT.exec(reason) ?? [];
  const opaCode = conflict === undefined ? "eval_internal_error" : "eval_conflict_error";
  const reported =
    conflict === undefined
      ? message`${reason}`
      : message`${reason.slice(0, -conflict.length)}${{ conflict }}`;
  const at = location && from(`${location.file}:${String(location.row)}:${String(location.column)}`);
  return fail(
    new EvaluationError(message`${subject(entrypoint)}${at ?? ""}${reported}`, {
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
      new EvaluationError(
        message`${subject(entrypoint)}the policy or a value it handles is nested too deeply`,
        {
          code: "stack_limit",
          cause: thrown,
        },
      ),
      true,
    );
  }
  const why = reasonOf(thrown);
  return fail(failedPolicy(message`${subject(entrypoint)}the policy failed: ${why}`, thrown), false);
}
