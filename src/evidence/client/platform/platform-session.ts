import type { PlatformMapping } from "../../settings/platform-mapping.js";
import type { ServiceRequest } from "../../../base/errors.js";
import type { ComplianceFilters, EvidenceFilters, ServiceCallOptions } from "../../port/evidence-service.js";
import { checkComplianceFilters, checkEvidenceFilters } from "../../port/service-filters.js";
import type { ComplianceList, EvidenceList, PromptResult } from "../../schema/records.js";
import { validate } from "../../schema/validate.js";
import type { GrpcChannel } from "../grpc/grpc-channel.js";
import type { CallControl } from "../../../http/retry.js";
import type { ClientCalls } from "../client-calls.js";
import { askAgent, toPromptValues } from "./evidence-prompt.js";
import { listRecords } from "./list-records.js";
import type { OperationPlan } from "./operation-plan.js";
import { createPlatformCall, type PlatformCall, type PlatformCallOptions } from "./platform-call.js";
import {
  complianceOperation,
  evidenceOperation,
  promptOperation,
  type PlatformOperation,
} from "./platform-operation.js";
import { prepareOperation } from "./prepare-operation.js";
import { toAnswerError, type AnswerSource } from "./read-answer.js";

/** An AI agent is slow, and an abandoned call costs the same. */
const PROMPT_TIMEOUT_MS = 5 * 60_000;

/** Options common to the calls of one session to the platform. */
interface PlatformSessionOptions extends Omit<PlatformCallOptions, "timeoutMs" | "effect"> {
  /** To `{platform_url}`. */
  channel: GrpcChannel;
  mapping: PlatformMapping;
  calls: ClientCalls;
  requestTimeoutMs: number;
}

/** An answer, and whether a limit cut it. */
interface Cut<T> {
  answer: T;
  truncated: boolean;
}

/**
 * The platform's operations over gRPC (specification 4.6), for one identity. A mapping is checked before its
 * operation's first call. Equal reads in flight are one; a prompt is never shared and never made again once sent.
 */
export class PlatformSession {
  readonly #options: PlatformSessionOptions;
  readonly #plans = new Map<string, OperationPlan>();

  constructor(options: PlatformSessionOptions) {
    this.#options = options;
  }

  async evidence(filters: EvidenceFilters, options: ServiceCallOptions): Promise<EvidenceList> {
    const values = { ...checkEvidenceFilters(filters) };
    return this.#read(evidenceOperation, values, options, async (call) => {
      const { records, truncated, source } = await listRecords(call, values, { schema: "evidence-list" });
      return { answer: await validate("evidence-list", { results: records }, source.request), truncated };
    });
  }

  async projectCompliance(filters: ComplianceFilters, options: ServiceCallOptions): Promise<ComplianceList> {
    const values = { ...checkComplianceFilters(filters) };
    return this.#read(complianceOperation, values, options, async (call) => {
      const { records, truncated, source } = await listRecords(call, values, {
        schema: "compliance-list",
        id: values.project_version_id,
      });
      const answer = await validate("compliance-list", { evaluations: records }, source.request);
      checkProjectVersion(answer, values.project_version_id, source);
      return { answer, truncated };
    });
  }

  async evidencePrompt(evidence: string, prompt: string, options: ServiceCallOptions): Promise<PromptResult> {
    const values = toPromptValues(evidence, prompt);
    const plan = await this.#prepare(promptOperation, options);
    const result = await this.#options.calls.single(
      this.#getRequest(plan),
      (control) => askAgent(this.#call(plan, control, { effect: true }), values),
      options,
    );
    options.report?.({ skipped: result.skipped });
    return result;
  }

  async #read<T>(
    operation: PlatformOperation,
    values: object,
    options: ServiceCallOptions,
    run: (call: PlatformCall) => Promise<Cut<T>>,
  ): Promise<T> {
    const plan = await this.#prepare(operation, options);
    const request = this.#getRequest(plan);
    const shared = {
      key: JSON.stringify([request.url, this.#options.identity.key, toSortedEntries(values)]),
      request,
      start: (control: CallControl) => run(this.#call(plan, control, { effect: false })),
      copy: (cut: Cut<T>) => structuredClone(cut),
    };
    const { answer, truncated } = await this.#options.calls.share(shared, options);
    if (truncated) options.report?.({ truncated });
    return answer;
  }

  /** Finds the method and checks the mapping, once in a session. */
  async #prepare(operation: PlatformOperation, options: ServiceCallOptions): Promise<OperationPlan> {
    const known = this.#plans.get(operation.name);
    if (known !== undefined) return known;
    const { channel, identity, mapping, calls } = this.#options;
    const shared = {
      key: JSON.stringify(["plan", channel.address, identity.key, operation.name]),
      request: { method: "POST", url: `${channel.address} (server reflection)` },
      start: (control: CallControl) =>
        prepareOperation(operation, mapping, channel.reflection(identity, control), identity),
      copy: (plan: OperationPlan) => plan,
    };
    // The requests of reflection are not those of the call, so they are not reported.
    const { signal, deadline, speculative } = options;
    const plan = await calls.share(shared, { signal, deadline, speculative });
    this.#plans.set(operation.name, plan);
    return plan;
  }

  #call(plan: OperationPlan, control: CallControl, { effect }: { effect: boolean }): PlatformCall {
    const { requestTimeoutMs } = this.#options;
    const timeoutMs = effect ? PROMPT_TIMEOUT_MS : requestTimeoutMs;
    return createPlatformCall(plan, { ...this.#options, timeoutMs, effect }, control);
  }

  #getRequest({ method }: OperationPlan): ServiceRequest {
    const url = `${this.#options.channel.address}/${method.parent.typeName}/${method.name}`;
    return { method: "POST", url };
  }
}

/** Equal filters yield equal texts, in whatever order they are written. */
function toSortedEntries(values: object): [string, unknown][] {
  return Object.entries(values)
    .filter(([, value]) => value !== undefined)
    .sort(([a], [b]) => (a < b ? -1 : 1));
}

/** A record of another project version would be judged as if it were of this one. */
function checkProjectVersion({ evaluations }: ComplianceList, requested: string, source: AnswerSource): void {
  const index = evaluations.findIndex(
    ({ project_version_id }) => project_version_id.toLowerCase() !== requested.toLowerCase(),
  );
  if (index === -1) return;
  throw toAnswerError(source, {
    path: `/evaluations/${index}/project_version_id`,
    message: "is not the project version that was requested",
  });
}
