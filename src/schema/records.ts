/** A referrer as the service sends it, in either dialect (specification 2.1). Unknown fields are kept. */
export interface WireReferrerItem {
  digest: string;
  kind: string;
  downloadable?: boolean;
  public?: boolean;
  references?: WireReferrerItem[];
  created_at?: string;
  createdAt?: string;
  metadata?: Record<string, string>;
  annotations?: Record<string, string>;
  [field: string]: unknown;
}

/** A referrer as `discover` gives it (specification 4.6): `createdAt`, and `references` is always there. */
export interface ReferrerItem {
  digest: string;
  kind: string;
  downloadable?: boolean;
  /** Only when the service says it. */
  public?: boolean;
  references: ReferrerItem[];
  createdAt?: string;
  metadata?: Record<string, string>;
  annotations?: Record<string, string>;
  [field: string]: unknown;
}

/** Instance information (specification 2.9). Unknown fields are kept. */
export interface InstanceInfo {
  loginURL: string;
  version: string;
  chartVersion?: string;
  [field: string]: unknown;
}
