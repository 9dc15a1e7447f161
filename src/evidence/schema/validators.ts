import complianceEvaluation from "../../../schemas/compliance-evaluation.schema.json" with { type: "json" };
import complianceList from "../../../schemas/compliance-list.schema.json" with { type: "json" };
import discoverResponse from "../../../schemas/discover-response.schema.json" with { type: "json" };
import errorStatus from "../../../schemas/error-status.schema.json" with { type: "json" };
import evidenceList from "../../../schemas/evidence-list.schema.json" with { type: "json" };
import evidenceRecord from "../../../schemas/evidence-record.schema.json" with { type: "json" };
import instanceInfo from "../../../schemas/instance-info.schema.json" with { type: "json" };
import promptResult from "../../../schemas/prompt-result.schema.json" with { type: "json" };
import referrerItem from "../../../schemas/referrer-item.schema.json" with { type: "json" };
import type { SchemaIssue } from "../../base/errors.js";
import { isErrorOf } from "../../base/realms.js";
import { firstMisfit, type Schema } from "../../base/text/check-schema.js";
import type { SchemaName } from "./records.js";

const SCHEMAS: Readonly<Record<SchemaName, Schema>> = {
  "compliance-evaluation": complianceEvaluation,
  "compliance-list": complianceList,
  "discover-response": discoverResponse,
  "error-status": errorStatus,
  "evidence-list": evidenceList,
  "evidence-record": evidenceRecord,
  "instance-info": instanceInfo,
  "prompt-result": promptResult,
  "referrer-item": referrerItem,
};

const context = {
  resolve: (ref: string): Schema => SCHEMAS[ref.slice(ref.lastIndexOf(":") + 1) as SchemaName],
  refusesOtherCase: true,
};

/** Returns the first problem of a value; none when it matches the schema. */
export function issuesOf(name: SchemaName, value: unknown): SchemaIssue[] {
  try {
    const misfit = firstMisfit(SCHEMAS[name], value, context);
    if (misfit === undefined) return [];
    // A path holds keys of the response, which may be anything.
    return [{ path: misfit.path.replaceAll(/\p{Cc}/gu, "?").slice(0, 200), message: misfit.message }];
  } catch (error) {
    // The check of a recursive schema recurses with the data.
    if (isErrorOf(error, "RangeError")) return [{ path: "", message: "is nested too deeply" }];
    throw error;
  }
}
