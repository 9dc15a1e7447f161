import type {
  ComplianceEvaluation,
  ComplianceList,
  ErrorStatus,
  EvidenceList,
  EvidenceRecord,
  InstanceInfo,
  PromptResult,
  WireDiscoverResponse,
  WireReferrerItem,
} from "./records.js";

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
