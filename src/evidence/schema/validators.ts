import type { SchemaIssue } from "../../base/errors.js";
import * as compiled from "./compiled/validators.js";
import type { SchemaName } from "./records.js";
import { isErrorOf } from "../../base/realms.js";

type Validator = (typeof compiled)["referrerItem"];

const VALIDATORS: Readonly<Record<SchemaName, Validator>> = {
  "compliance-evaluation": compiled.complianceEvaluation,
  "compliance-list": compiled.complianceList,
  "discover-response": compiled.discoverResponse,
  "error-status": compiled.errorStatus,
  "evidence-list": compiled.evidenceList,
  "evidence-record": compiled.evidenceRecord,
  "instance-info": compiled.instanceInfo,
  "prompt-result": compiled.promptResult,
  "referrer-item": compiled.referrerItem,
};

/** Returns the first problem of a value; none when it matches the schema. */
export function issuesOf(name: SchemaName, value: unknown): SchemaIssue[] {
  const validator = VALIDATORS[name];
  try {
    if (validator(value)) return [];
  } catch (error) {
    // The validator of a recursive schema recurses with the data.
    if (isErrorOf(error, "RangeError")) return [{ path: "", message: "is nested too deeply" }];
    throw error;
  }
  return (validator.errors ?? []).map(toIssue);
}

function toIssue({ instancePath, message }: NonNullable<Validator["errors"]>[number]): SchemaIssue {
  // A path holds keys of the response, which may be anything.
  const path = instancePath.replaceAll(/\p{Cc}/gu, "?").slice(0, 200);
  return { path, message: message ?? "does not fit the schema" };
}
