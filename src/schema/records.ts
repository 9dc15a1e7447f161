/** A referrer as the service sends it, in either dialect (specification 2.1). Unknown fields are kept; null counts as absent. */
export interface WireReferrerItem {
  digest: string;
  kind: string;
  downloadable?: boolean;
  public?: boolean;
  references?: WireReferrerItem[] | null;
  created_at?: string | null;
  createdAt?: string | null;
  metadata?: Record<string, string> | null;
  annotations?: Record<string, string> | null;
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

/** One page of a referrer (specification 2.4), in either dialect. */
export interface WireDiscoverResponse {
  result: WireReferrerItem;
  pagination?: { next_cursor?: string | null; nextCursor?: string | null } | null;
  [field: string]: unknown;
}

/** The body of an error in either dialect (specification 2.5): `details`, or `reason` and `metadata`. */
export interface ErrorStatus {
  /** A gRPC code or an HTTP status. */
  code: number;
  message: string;
  reason?: string;
  details?: Record<string, unknown>[] | null;
  metadata?: Record<string, string> | null;
  [field: string]: unknown;
}

/** A piece of evidence (specification 2.6). Unknown fields are kept. */
export interface EvidenceRecord {
  id: string;
  name: string;
  kind: string;
  digest?: string;
  subject_name?: string;
  subject_version?: string;
  annotations?: Record<string, string> | null;
  organization_id?: string;
  organization_name?: string;
  workflow_id?: string;
  workflow_name?: string;
  workflow_run_id?: string;
  project_id?: string;
  project_name?: string;
  project_version_id?: string;
  [field: string]: unknown;
}

/** The answer of `service.evidence` (specification 4.6). */
export interface EvidenceList {
  results: EvidenceRecord[];
  [field: string]: unknown;
}

/** The latest evaluation of one requirement (specification 2.7). `status` may be any string. */
export interface ComplianceEvaluation {
  requirement_id: string;
  project_version_id: string;
  status: string;
  requirement_version_id?: string;
  requirement_revision?: number;
  name?: string;
  display_name?: string;
  description?: string;
  framework_id?: string;
  created_at?: string | null;
  [field: string]: unknown;
}

/** The answer of `service.project_compliance` (specification 4.6). */
export interface ComplianceList {
  evaluations: ComplianceEvaluation[];
  [field: string]: unknown;
}

/** The answer of `service.evidence_prompt` (specification 2.8). */
export interface PromptResult {
  skipped: boolean;
  violations: string[];
  [field: string]: unknown;
}

/** The type of a value that fits the schema of this name (`schemas/<name>.schema.json`). */
export interface SchemaTypes {
  "referrer-item": WireReferrerItem;
  "discover-response": WireDiscoverResponse;
  "error-status": ErrorStatus;
  "evidence-record": EvidenceRecord;
  "evidence-list": EvidenceList;
  "compliance-evaluation": ComplianceEvaluation;
  "compliance-list": ComplianceList;
  "prompt-result": PromptResult;
  "instance-info": InstanceInfo;
}

export type SchemaName = keyof SchemaTypes;

/** The `$id` of a schema in `schemas/`. */
export function schemaId(name: SchemaName): string {
  return `urn:regohost:schema:${name}`;
}
