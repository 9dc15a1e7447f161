import type { ComplianceList, EvidenceList, PromptResult, ReferrerItem } from "../schema/records.js";
import type { CallFacts } from "./builtin.js";

/** How one request to the service is made. */
export interface ServiceCallOptions {
  signal?: AbortSignal;
  /** When to give up: milliseconds since the epoch. Retries end before it. */
  deadline?: number;
  /** A guess: made once, never retried. */
  speculative?: boolean;
  report?(facts: CallFacts): void;
}

/** The filters of discover (specification 4.2). `projectVersion` needs `projectName`. */
export interface DiscoverFilters {
  kind?: string;
  projectName?: string;
  projectVersion?: string;
}

/** The filters of evidence, as the specification names them (4.6). All are optional; each that is given must match. */
export interface EvidenceFilters {
  project_name?: string | undefined;
  project_version_name?: string | undefined;
  /** Material types, of which one must match. */
  kind?: string[] | undefined;
  /** Of which one must match. */
  workflow_name?: string[] | undefined;
  /** Matches the name of the evidence or of its subject. */
  search?: string | undefined;
  /** Only the latest evidence of each kind and name. */
  latest?: boolean | undefined;
  /** Leaves attestations out. */
  hide_attestation?: boolean | undefined;
  product_id?: string | undefined;
  product_version_id?: string | undefined;
  /** The answer is one page of at most so many records. Default: all pages. */
  limit?: number | undefined;
}

/** The filters of project compliance, as the specification names them (4.6). */
export interface ComplianceFilters {
  /** UUID. */
  project_version_id: string;
  /** Default: all frameworks of the project version. */
  framework_ids?: string[] | undefined;
  /** The answer is one page of at most so many evaluations. Default: all pages. */
  limit?: number | undefined;
}

/**
 * The evidence service as the built-ins see it: one identity and one organization, fixed.
 * REST, gRPC, a recording and the fake service implement it.
 *
 * Every method throws a `ServiceError`, a `ResponseError` or a `ConfigurationError` when it was not answered.
 */
export interface EvidenceSession {
  /** The referrer with all pages of its references. Throws `not_found` when it is not visible. */
  discover(digest: string, filters: DiscoverFilters, options: ServiceCallOptions): Promise<ReferrerItem>;
  /** The artifact's bytes, compared with the digest. Throws `not_found` when there is no such artifact. */
  download(digest: string, options: ServiceCallOptions): Promise<Uint8Array>;
  /** The evidence that matches, of all pages. Reports `truncated` when `limit` cut it. */
  evidence(filters: EvidenceFilters, options: ServiceCallOptions): Promise<EvidenceList>;
  /**
   * The evaluations of a project version, of all pages; none for one that is not known. Reports `truncated` when
   * `limit` cut it.
   */
  projectCompliance(filters: ComplianceFilters, options: ServiceCallOptions): Promise<ComplianceList>;
  /**
   * What an AI agent says of evidence, a digest or the content itself. It costs: it is never made again once its
   * request was sent. Reports `skipped` when there was no analysis.
   */
  evidencePrompt(evidence: string, prompt: string, options: ServiceCallOptions): Promise<PromptResult>;
}

/** Where built-ins get their session from. */
export interface EvidenceService {
  /** Fixes the identity and the organization for one evaluation. It reads nothing yet and never throws. */
  openSession(): EvidenceSession;
  /**
   * Whether the platform can be asked at all, without asking it.
   *
   * @throws ConfigurationError saying what to configure.
   */
  checkPlatform(): Promise<void>;
}
