import type { ComplianceList, EvidenceList, PromptResult, ReferrerItem } from "../schema/records.js";
import type { CallFacts } from "../../base/telemetry/call-facts.js";

/** Options of one request to the service. */
export interface ServiceCallOptions {
  /** Ends the call with the code `aborted`. Callers that share its request still get their answer. */
  signal?: AbortSignal | undefined;
  /** Deadline in milliseconds since the epoch. Retries end before it. */
  deadline?: number | undefined;
  /** Whether it is a guess: made once, never retried. */
  speculative?: boolean | undefined;
  /** Reports facts about the call as they become known, at its end at the latest; also of a call that fails. */
  report?(facts: CallFacts): void;
}

/** The filters of discover (specification 4.2). `projectVersion` needs `projectName`. */
export interface DiscoverFilters {
  /** Material type, such as `CONTAINER_IMAGE`; `""` is any. Required for a digest of several kinds. */
  kind?: string | undefined;
  /** Scopes discovery to the project of this name. Default: all projects. */
  projectName?: string | undefined;
  /** Scopes discovery to the version of this name, in that project. Default: all versions. */
  projectVersion?: string | undefined;
}

/** The filters of evidence, as the specification names them (4.6). All are optional; all that are set must match. */
export interface EvidenceFilters {
  /** The evidence's project, by its name. Default: any. */
  project_name?: string | undefined;
  /** The evidence's project version, by its name. Default: any. */
  project_version_name?: string | undefined;
  /** Material types; one must match. */
  kind?: string[] | undefined;
  /** Workflow names; one must match. */
  workflow_name?: string[] | undefined;
  /** Matches the evidence's name or its subject's. */
  search?: string | undefined;
  /** Only the latest evidence for each kind and name. */
  latest?: boolean | undefined;
  /** Omits attestations. */
  hide_attestation?: boolean | undefined;
  /** The product's id in the platform. Default: any. */
  product_id?: string | undefined;
  /** The product version's id in the platform. Default: any. */
  product_version_id?: string | undefined;
  /** Limits the answer to one page of at most this many records. Default: all pages. */
  limit?: number | undefined;
}

/** The filters of project compliance, as the specification names them (4.6). */
export interface ComplianceFilters {
  /** UUID. */
  project_version_id: string;
  /** Default: all frameworks of the project version. */
  framework_ids?: string[] | undefined;
  /** Limits the answer to one page of at most this many evaluations. Default: all pages. */
  limit?: number | undefined;
}

/**
 * The evidence service for built-ins, with a fixed identity and organization. REST, gRPC, a recording and the fake
 * service implement it.
 *
 * Every method throws a `ServiceError`, a `ResponseError` or a `ConfigurationError` without an answer.
 */
export interface EvidenceSession {
  /**
   * Returns the referrer with all pages of its references. Throws `not_found` only when the service itself reports that it is not
   * visible: to a policy that is a result.
   */
  discover(digest: string, filters: DiscoverFilters, options: ServiceCallOptions): Promise<ReferrerItem>;
  /** Downloads the artifact's bytes, verified against the digest. Throws `not_found` when there is no such artifact. */
  download(digest: string, options: ServiceCallOptions): Promise<Uint8Array>;
  /** Returns the matching evidence of all pages. Reports `truncated` when `limit` cut it. */
  evidence(filters: EvidenceFilters, options: ServiceCallOptions): Promise<EvidenceList>;
  /** Returns the evaluations of a project version, of all pages; none for an unknown one. Reports `truncated` when `limit` cut it. */
  projectCompliance(filters: ComplianceFilters, options: ServiceCallOptions): Promise<ComplianceList>;
  /**
   * Returns the analysis of evidence (a digest, or the content itself) by an AI agent. It costs money: a sent request
   * is never repeated. Reports `skipped` when there was no analysis.
   */
  evidencePrompt(evidence: string, prompt: string, options: ServiceCallOptions): Promise<PromptResult>;
}

/** The two APIs of the service: `discover` and `download` are the controlplane's, all else is the platform's. */
export type ServiceApi = "controlplane" | "platform";

/** Creates the sessions of built-ins. */
export interface EvidenceService {
  /** Fixes the identity and the organization for one evaluation. It does no I/O and never throws. */
  openSession(): EvidenceSession;
  /**
   * Checks that the platform is configured, without a request.
   *
   * @throws ConfigurationError saying what to configure.
   */
  checkPlatform(): Promise<void>;
  /**
   * Opens the connection that the first call to an API would open. Built-ins call it when a policy is loaded that calls them. Absent: the
   * first call opens it.
   */
  connect?(api: ServiceApi): Promise<void>;
}
