import type { ListMapping, PlatformMapping, RequestTemplate } from "../../settings/platform-mapping.js";

/** How the value of a field is read, whatever the server's message has. */
export type ValueKind = "string" | "integer" | "boolean" | "time" | "string_map" | "strings";

/** The type of the value of a request's placeholder. */
export type PlaceholderKind = "string" | "integer" | "boolean" | "strings";

/** An operation of the platform: its parameters and results, and how it is called unless a mapping replaces that. */
export interface PlatformOperation {
  /** The mapping's key. */
  name: keyof PlatformMapping;
  /** The last part of the built-in's name, for errors. */
  builtin: string;
  /** The placeholders that a request may use. */
  placeholders: Readonly<Record<string, PlaceholderKind>>;
  /** Those that every request must have a place for, as alternatives. */
  required: readonly (readonly string[])[];
  /** The fields of a record, or of the answer where it is one. */
  fields: Readonly<Record<string, ValueKind>>;
  /** The fields that every record has. */
  requiredFields: readonly string[];
  /** That of `schemas/proto/platform/v1`. */
  mapping: OperationDefaults;
}

export interface OperationDefaults {
  method: string;
  request: { readonly [field: string]: RequestTemplate };
  results?: string;
  cursor?: string;
  fields: Readonly<Record<string, string>>;
  values: NonNullable<ListMapping["values"]>;
}

/** `{name: "$name"}` for each placeholder: each field has the name of its placeholder. */
function sameNames(placeholders: Readonly<Record<string, PlaceholderKind>>): Record<string, string> {
  return Object.fromEntries(Object.keys(placeholders).map((name) => [name, `$${name}`]));
}

/** `{name: "name"}` for each field. */
function samePaths(fields: Readonly<Record<string, ValueKind>>): Record<string, string> {
  return Object.fromEntries(Object.keys(fields).map((name) => [name, name]));
}

const EVIDENCE_PLACEHOLDERS = {
  project_name: "string",
  project_version_name: "string",
  kind: "strings",
  workflow_name: "strings",
  search: "string",
  latest: "boolean",
  hide_attestation: "boolean",
  product_id: "string",
  product_version_id: "string",
  limit: "integer",
  cursor: "string",
} as const;

/** Specification 2.6. */
const EVIDENCE_FIELDS = {
  id: "string",
  name: "string",
  digest: "string",
  kind: "string",
  subject_name: "string",
  subject_version: "string",
  annotations: "string_map",
  organization_id: "string",
  organization_name: "string",
  workflow_id: "string",
  workflow_name: "string",
  workflow_run_id: "string",
  project_id: "string",
  project_name: "string",
  project_version_id: "string",
} as const;

/** The List operation of the evidence service (specification 4.6). */
export const evidenceOperation: PlatformOperation = {
  name: "evidence",
  builtin: "evidence",
  placeholders: EVIDENCE_PLACEHOLDERS,
  required: [[]],
  fields: EVIDENCE_FIELDS,
  requiredFields: ["id", "name", "kind"],
  mapping: {
    method: "/platform.v1.EvidenceService/List",
    request: sameNames(EVIDENCE_PLACEHOLDERS),
    results: "evidence.results",
    cursor: "next_cursor",
    fields: samePaths(EVIDENCE_FIELDS),
    values: {},
  },
};

const COMPLIANCE_PLACEHOLDERS = {
  project_version_id: "string",
  framework_ids: "strings",
  limit: "integer",
  cursor: "string",
} as const;

/** Specification 2.7. */
const COMPLIANCE_FIELDS = {
  requirement_id: "string",
  requirement_version_id: "string",
  requirement_revision: "integer",
  name: "string",
  display_name: "string",
  description: "string",
  project_version_id: "string",
  framework_id: "string",
  status: "string",
  created_at: "time",
} as const;

/** The evaluations of a project version (specification 4.6). */
export const complianceOperation: PlatformOperation = {
  name: "compliance",
  builtin: "project_compliance",
  placeholders: COMPLIANCE_PLACEHOLDERS,
  required: [["project_version_id"]],
  fields: COMPLIANCE_FIELDS,
  requiredFields: ["requirement_id", "project_version_id", "status"],
  mapping: {
    method: "/platform.v1.ComplianceService/List",
    request: sameNames(COMPLIANCE_PLACEHOLDERS),
    results: "compliance.evaluations",
    cursor: "next_cursor",
    fields: samePaths(COMPLIANCE_FIELDS),
    values: {},
  },
};

/** An AI analysis of evidence (specification 2.8, 4.6). */
export const promptOperation: PlatformOperation = {
  name: "prompt",
  builtin: "evidence_prompt",
  placeholders: { evidence: "string", digest: "string", content: "string", prompt: "string" },
  // `digest` and `content` are for a server that distinguishes them.
  required: [
    ["evidence", "prompt"],
    ["digest", "content", "prompt"],
  ],
  fields: { skipped: "boolean", violations: "strings" },
  requiredFields: ["skipped", "violations"],
  mapping: {
    method: "/platform.v1.EvidencePromptService/Run",
    request: { evidence: "$evidence", prompt: "$prompt" },
    fields: { skipped: "skipped", violations: "violations.messages" },
    values: {},
  },
};
