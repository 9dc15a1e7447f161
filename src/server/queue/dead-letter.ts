import type { Job } from "bullmq";
import type { JobData } from "./decision-job.js";

/** A decision without a verdict. */
export interface DeadLetter {
  /** The decision's id. */
  id: string;
  /** The policy's digest; absent for a job whose data is invalid, and for one that was cancelled while waiting. */
  policy?: string;
  /** The code of the error, or `no_verdict`, `cancelled`, `stalled`, `unknown`. */
  code: string;
  /** The failure, for people. */
  reason: string;
  /** Number of attempts. */
  attempts: number;
}

/** The fields that show how a job ended. */
export type EndedJob = Pick<
  Job<JobData>,
  "id" | "data" | "finishedOn" | "failedReason" | "attemptsMade" | "attemptsStarted"
>;

/** Written by BullMQ. */
const STALLED = /stalled more than allowable limit/;
const CODED = /^([a-z_]+): (.*)$/s;

/** A job that waits for its next attempt also has a reason, but has not ended. */
export function isDead(job: EndedJob): boolean {
  return job.finishedOn !== undefined && job.failedReason !== undefined && job.failedReason !== "";
}

export function toDeadLetter(job: EndedJob): DeadLetter {
  const text = job.failedReason ?? "";
  const [, code, reason] = CODED.exec(text) ?? [];
  // Data of another version is shown as far as it is known.
  const policy: unknown = (job.data as Partial<JobData> | undefined)?.policy;
  return {
    id: job.id ?? "",
    ...(typeof policy === "string" ? { policy } : {}),
    code: code ?? (STALLED.test(text) ? "stalled" : "unknown"),
    reason: reason ?? text,
    attempts: Math.max(job.attemptsMade, job.attemptsStarted),
  };
}
