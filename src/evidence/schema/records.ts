/** A referrer as the service sends it, in either dialect (specification 2.1). Unknown fields are preserved; null counts as absent. */
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

/** A referrer as `discover` returns it (specification 4.6): `createdAt`, and `references` is always there. */
export interface ReferrerItem {
  /** `<algorithm>:<hex>`, in lower case. */
  digest: string;
  /** Material type, such as `CONTAINER_IMAGE`. */
  kind: string;
  /** Whether the CAS has its bytes. Absent when the service does not report it. */
  downloadable?: boolean;
  /** Only when the service reports it. */
  public?: boolean;
  /** Related referrers: of the item itself those of all pages, each digest and kind once. The service decides how many levels it sends. */
  references: ReferrerItem[];
  /** RFC 3339. Absent when the service does not send it. */
  createdAt?: string;
  /** Descriptive information. Absent when the service sends none. */
  metadata?: Record<string, string>;
  /** Key-value pairs attached to the referrer. Absent when the service sends none. */
  annotations?: Record<string, string>;
  /** Fields of the service that this version does not know. Over gRPC they need server reflection. */
  [field: string]: unknown;
}

/** Instance information (specification 2.9). Unknown fields are preserved. */
export interface InstanceInfo {
  /** The address of the login page, unchecked. */
  loginURL: string;
  /** The version that runs, such as `v1.106.1`. */
  version: string;
  /** The version of its Helm chart; may be empty. */
  chartVersion?: string;
  /** Fields of the service that this version does not know. */
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

/** A piece of evidence (specification 2.6). Unknown fields are preserved. */
export interface EvidenceRecord {
  /** UUID of the record; may be empty. */
  id: string;
  /** The evidence's name. Several records may have the same. */
  name: string;
  /** Material type, such as `SBOM_CYCLONEDX_JSON`. */
  kind: string;
  /** `<algorithm>:<hex>`; absent or empty when there is none. */
  digest?: string;
  /** The name of the evidence's subject. */
  subject_name?: string;
  /** The version of the evidence's subject. */
  subject_version?: string;
  /** Key-value pairs attached to the evidence; `null` counts as absent. */
  annotations?: Record<string, string> | null;
  /** UUID; absent or empty when there is none. */
  organization_id?: string;
  /** The organization that the evidence belongs to. */
  organization_name?: string;
  /** UUID; absent or empty when there is none. */
  workflow_id?: string;
  /** The workflow that the evidence belongs to. */
  workflow_name?: string;
  /** UUID; absent or empty when there is none. */
  workflow_run_id?: string;
  /** UUID; absent or empty when there is none. */
  project_id?: string;
  /** The project that the evidence belongs to. */
  project_name?: string;
  /** UUID, for `project_compliance`; absent or empty when there is none. */
  project_version_id?: string;
  /** Fields beyond the specification. This client reads none of the platform's. */
  [field: string]: unknown;
}

/** The answer of `service.evidence` (specification 4.6). */
export interface EvidenceList {
  /** In the order of the service: all pages, or one with `limit`. */
  results: EvidenceRecord[];
  /** Fields beyond the specification. This client reads none of the platform's. */
  [field: string]: unknown;
}

/** The latest evaluation of one requirement (specification 2.7). `status` may be any string. */
export interface ComplianceEvaluation {
  /** UUID of the requirement; may be empty. */
  requirement_id: string;
  /** UUID. The client refuses a response about another one than it requested. */
  project_version_id: string;
  /** Not empty. The specification names only `fail`, so compare with what means passed. */
  status: string;
  /** UUID of the evaluated version of the requirement; absent or empty when there is none. */
  requirement_version_id?: string;
  /** The evaluated revision of the requirement, an integer. */
  requirement_revision?: number;
  /** The requirement's name; `display_name` is the one to show to people. */
  name?: string;
  /** The requirement's name, to show to people. */
  display_name?: string;
  /** The text of the requirement. */
  description?: string;
  /** UUID of the framework that the requirement belongs to; absent or empty when there is none. */
  framework_id?: string;
  /** Time of the evaluation, RFC 3339; `null` counts as absent. */
  created_at?: string | null;
  /** Fields beyond the specification. This client reads none of the platform's. */
  [field: string]: unknown;
}

/** The answer of `service.project_compliance` (specification 4.6). */
export interface ComplianceList {
  /** In the order of the service: all pages, or one with `limit`. Empty means not evaluated. */
  evaluations: ComplianceEvaluation[];
  /** Fields beyond the specification. This client reads none of the platform's. */
  [field: string]: unknown;
}

/** The answer of `service.evidence_prompt` (specification 2.8). */
export interface PromptResult {
  /** Whether there was no analysis, for example because the feature is disabled. */
  skipped: boolean;
  /** The findings of the agent, one text each. Always empty for a skipped analysis. */
  violations: string[];
  /** Fields beyond the specification. This client reads none of the platform's. */
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

/** Returns the `$id` of a schema in `schemas/`. */
export function schemaId(name: SchemaName): string {
  return `urn:regohost:schema:${name}`;
}
