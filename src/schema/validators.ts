import { Ajv2020, type ErrorObject, type ValidateFunction } from "ajv/dist/2020.js";
import formatsPlugin from "ajv-formats";
import complianceEvaluation from "../../schemas/compliance-evaluation.schema.json" with { type: "json" };
import complianceList from "../../schemas/compliance-list.schema.json" with { type: "json" };
import discoverResponse from "../../schemas/discover-response.schema.json" with { type: "json" };
import errorStatus from "../../schemas/error-status.schema.json" with { type: "json" };
import evidenceList from "../../schemas/evidence-list.schema.json" with { type: "json" };
import evidenceRecord from "../../schemas/evidence-record.schema.json" with { type: "json" };
import instanceInfo from "../../schemas/instance-info.schema.json" with { type: "json" };
import promptResult from "../../schemas/prompt-result.schema.json" with { type: "json" };
import referrerItem from "../../schemas/referrer-item.schema.json" with { type: "json" };
import type { SchemaIssue } from "../errors.js";
import { schemaId, type SchemaName } from "./records.js";

const ajv = new Ajv2020({
  strict: true,
  strictRequired: false,
  allowUnionTypes: true,
  allErrors: false,
  schemas: [
    complianceEvaluation,
    complianceList,
    discoverResponse,
    errorStatus,
    evidenceList,
    evidenceRecord,
    instanceInfo,
    promptResult,
    referrerItem,
  ],
});
formatsPlugin.default(ajv, ["date-time"]);

/** Finding a schema by its URI takes longer than checking a small answer, so it is done once. */
const validators = new Map<SchemaName, ValidateFunction>();

function validatorOf(name: SchemaName): ValidateFunction {
  let validator = validators.get(name);
  if (validator === undefined) {
    validator = ajv.getSchema(schemaId(name));
    if (validator === undefined) throw new TypeError(`there is no schema ${schemaId(name)}`);
    validators.set(name, validator);
  }
  return validator;
}

/** The first thing that does not fit; none when the value fits. Each validator is compiled once. */
export function issuesOf(name: SchemaName, value: unknown): SchemaIssue[] {
  const validator = validatorOf(name);
  try {
    if (validator(value)) return [];
  } catch (error) {
    // The validator of a recursive schema recurses with the data.
    if (error instanceof RangeError) return [{ path: "", message: "is nested too deeply" }];
    throw error;
  }
  return (validator.errors ?? []).map(toIssue);
}

function toIssue(error: ErrorObject): SchemaIssue {
  // A path holds keys of the response, which may be anything.
  const path = error.instancePath.replaceAll(/\p{Cc}/gu, "?").slice(0, 200);
  return { path, message: error.message ?? "does not fit the schema" };
}
