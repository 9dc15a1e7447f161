import type { ReferrerItem } from "../schema/records.js";
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
}

/** Where built-ins get their session from. */
export interface EvidenceService {
  /** Fixes the identity and the organization for one evaluation. It reads nothing yet and never throws. */
  openSession(): EvidenceSession;
}
