import { ResponseError, type SchemaIssue, type ServiceRequest } from "../../base/errors.js";
import { schemaId, type SchemaName, type SchemaTypes } from "./records.js";
import type * as Validators from "./validators.js";

/** Makes the error of a response that does not fit its schema. */
export function toResponseError(
  name: SchemaName,
  issues: readonly SchemaIssue[],
  request?: ServiceRequest,
): ResponseError {
  const where = request === undefined ? "a value" : `the answer to ${request.method} ${request.url}`;
  const subject = issues.map(
    (issue) => `${issue.path === "" ? "the document" : issue.path} ${issue.message}`,
  );
  return new ResponseError(
    `${where} is not a valid ${name.replaceAll("-", " ")}: ${subject.join("; ")}. ` +
      "Check that the address is that of the evidence service and that its version is supported.",
    { code: "response_invalid", schema: schemaId(name), issues, ...(request && { request }) },
  );
}

let validators: typeof Validators | undefined;

/** Loads the validators once. `import()` of a loaded module, or a wait for it, takes longer than checking a small answer. */
async function loadValidators(): Promise<typeof Validators> {
  validators = await import("./validators.js");
  return validators;
}

/**
 * Validates data from the wire against its schema and returns it with its type. Without a promise once the validators
 * are loaded.
 *
 * @throws ResponseError `response_invalid` naming each path and the problem there, never a value.
 */
export function validate<N extends SchemaName>(
  name: N,
  value: unknown,
  request?: ServiceRequest,
): SchemaTypes[N] | Promise<SchemaTypes[N]> {
  if (validators === undefined) return loadValidators().then(() => validate(name, value, request));
  const issues = validators.issuesOf(name, value);
  if (issues.length > 0) throw toResponseError(name, issues, request);
  return value as SchemaTypes[N];
}

/** Returns the value with its type when it matches its schema, and `undefined` when it does not. */
export async function matchSchema<N extends SchemaName>(
  name: N,
  value: unknown,
): Promise<SchemaTypes[N] | undefined> {
  const { issuesOf } = validators ?? (await loadValidators());
  return issuesOf(name, value).length === 0 ? (value as SchemaTypes[N]) : undefined;
}
