import type { Job } from "bullmq";
import type { JobData } from "./decision-job.js";

/** A decision without a verdict. */
export interface DeadLetter {
  /** The decision's id. */
  id: string;
  /** The policy's digest; absent for a job whose data is invalid, and for one that was cancelled while it waited. */
  policy?: string;
  /** The code of the error, or `no_verdict`, `cancelled`, `stalled`, `unknown`. */
  code: string;
  /** For people: what failed. */
  reason: string;
  /** How many times it was tried. */
  attempts: number;
}

/** What tells how a job ended. */
export type EndedJob = Pick<
  Job<JobData>,
  "id" | "data" | "finishedOn" | "failedReason" | "attemptsMade" | "attemptsStarted"
>;

/** Written by BullMQ. */
const STALLED = /stalled more than allowable limit/;
const CODED = /^([a-z_]+): (.*)$/s;

/** A job that waits for its next attempt has a reason too, but has not ended. */
export function isDead(job: EndedJob): boolean {
  return job.finishedOn !== undefined && job.failedReason !== undefined && job.failedReason !== "";
}

/** Of a job that was taken out before a worker had it. */
export function cancelledLetter(id: string): DeadLetter {
  return { id, code: "cancelled", reason: "the job was cancelled", attempts: 0 };
}

export function toDeadLetter(job: EndedJob): DeadLetter {
  const text = job.failedReason ?? "";
  const [, code, reason] = CODED.exec(text) ?? [];
  // Data of another make is shown as far as it is known.
  const policy: unknown = (job.data as Partial<JobData> | undefined)?.policy;
  return {
    id: job.id ?? "",
    ...(typeof policy === "string" ? { policy } : {}),
    code: code ?? (STALLED.test(text) ? "stalled" : "unknown"),
    reason: reason ?? text,
    attempts: Math.max(job.attemptsMade, job.attemptsStarted),
  };
}
