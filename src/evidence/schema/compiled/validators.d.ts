import type { ErrorObject } from "ajv";

interface Validator {
  (value: unknown): boolean;
  /** Of the latest call. */
  errors?: Pick<ErrorObject, "instancePath" | "message">[] | null;
}

export const complianceEvaluation: Validator;
export const complianceList: Validator;
export const discoverResponse: Validator;
export const errorStatus: Validator;
export const evidenceList: Validator;
export const evidenceRecord: Validator;
export const instanceInfo: Validator;
export const promptResult: Validator;
export const referrerItem: Validator;
