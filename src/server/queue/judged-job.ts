import { errorMessages } from "../../base/error-messages.js";
import { isRegohostError, type ErrorCode } from "../../base/errors.js";
import type { Gate } from "../../gate/gate.js";
import type { GateReport, GateResult } from "../../gate/gate-report.js";
import type { GateInputSource } from "../../gate/inputs/read-inputs.js";
import type { JsonValue } from "../../base/terms/json-value.js";
import { toPrintable } from "../../base/text/printable.js";
import { getInputDigest, type JobData } from "./decision-job.js";
import type { DecisionRecord } from "./decision-records.js";
import { serviceFailure, type JobScope } from "./guarded-effects.js";
import { RequestNotSent } from "./request-rate.js";
import { isStoreGone, type WatchedStore } from "./watched-store.js";

type JobFailureOptions = Partial<Pick<JobFailure, "canRetry" | "isUnbegun">> & { pauseMs?: number };

/** The reason why a job has no verdict. */
export class JobFailure extends Error {
  /** Whether another attempt may succeed. */
  readonly canRetry: boolean;
  /** The delay that a rate-limiting service requests. */
  readonly pauseMs: number | undefined;
  /** Whether it only waited for a turn of the shared rate, or for the store, so that this was no attempt. */
  readonly isUnbegun: boolean;

  constructor(
    code: string,
    reason: string,
    { canRetry = false, pauseMs, isUnbegun = false }: JobFailureOptions = {},
  ) {
    super(`${code}: ${toPrintable(reason)}`.slice(0, MAX_REASON));
    this.name = "JobFailure";
    this.canRetry = canRetry;
    this.pauseMs = pauseMs;
    this.isUnbegun = isUnbegun;
  }
}

const MAX_REASON = 4096;
const MAX_RECORD_BYTES = 1024 * 1024;
const DEFAULT_PAUSE_MS = 1_000;

/** Errors caused by the network, the service, the store or time. All others would fail again. */
const RETRYABLE: ReadonlySet<ErrorCode> = new Set([
  "store_unavailable",
  "document_unreadable",
  "service_unreachable",
  "service_timeout",
  "service_failed",
  "rate_limited",
  "timeout",
  "aborted",
]);

/** The failure of a job for an error of something it needs, such as its policy. */
export function toJobFailure(error: unknown): JobFailure {
  if (error instanceof JobFailure) return error;
  const reason = errorMessages(error).join("; because: ");
  if (!isRegohostError(error)) return new JobFailure("unknown", reason, { canRetry: true });
  return new JobFailure(error.code, reason, {
    canRetry: RETRYABLE.has(error.code),
    isUnbegun: isStoreGone(error),
  });
}

/** Evaluates the input of a job. @throws JobFailure when there is no verdict. */
export async function judgeJob(
  gate: Gate,
  data: JobData,
  scope: JobScope,
  { store, signal, timeoutMs }: { store: WatchedStore; signal: AbortSignal; timeoutMs: number | undefined },
): Promise<Omit<DecisionRecord, "attempts">> {
  const source = await toSource(data, store, signal);
  const report = await gate.judge([source], {
    ...data.options,
    signal,
    timeoutMs,
  });
  if (report.outcome !== "pass" && report.outcome !== "fail") throw whyUndecided(report, scope);
  const { writeReport } = await import("../../gate/report/write-report.js");
  const text = await writeReport(report, "json");
  if (Buffer.byteLength(text) > MAX_RECORD_BYTES) {
    throw new JobFailure("response_too_large", `the report is larger than ${String(MAX_RECORD_BYTES)} bytes`);
  }
  return {
    id: scope.id,
    policy: data.policy,
    input: getInputDigest(data.input),
    run: data.run ?? "",
    outcome: report.outcome,
    report: JSON.parse(text) as JsonValue,
    decidedAt: new Date().toISOString(),
  };
}

async function toSource(
  { input }: JobData,
  store: WatchedStore,
  signal: AbortSignal,
): Promise<GateInputSource> {
  if ("artifact" in input) return { name: input.artifact, value: { digest: input.artifact }, format: "json" };
  if ("json" in input) return { name: input.name, text: input.json, format: "json" };
  return { name: input.name, bytes: await store.get(input.digest, signal) };
}

function whyUndecided({ outcome, results }: GateReport, scope: JobScope): JobFailure {
  const open = results.filter((result) => result.outcome === outcome);
  const failure = serviceFailure(scope);
  const canRetry = (result: GateResult): boolean => {
    if (result.errorCode === undefined) return false;
    // The built-in's error has its own code; the service's error is known separately.
    if (result.errorCode === "builtin_failed") return failure?.retryable === true;
    return RETRYABLE.has(result.errorCode);
  };
  // An effect that must not be repeated is the reason to report.
  const shown = open.find((result) => !canRetry(result)) ?? open[0];
  const reason = [...(shown?.problems ?? []), ...(shown?.builtinErrors ?? []).map(({ message }) => message)];
  const mayRetry = outcome === "undecided" && open.every(canRetry);
  const isLimited = failure?.code === "rate_limited";
  return new JobFailure(shown?.errorCode ?? "no_verdict", reason.join("; ") || `the outcome is ${outcome}`, {
    canRetry: mayRetry,
    isUnbegun: mayRetry && failure instanceof RequestNotSent && isLimited && scope.requests === 0,
    ...(isLimited ? { pauseMs: failure.retryAfterMs ?? DEFAULT_PAUSE_MS } : {}),
  });
}
