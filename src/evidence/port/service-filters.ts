import { ServiceError } from "../../base/errors.js";
import type { ComplianceFilters, EvidenceFilters } from "./evidence-service.js";
import { nearest } from "../../base/text/nearest.js";

type FilterType = "string" | "strings" | "boolean" | "count" | "uuid";

/** The filters of service.evidence (specification 4.6). */
const EVIDENCE_FILTERS: Readonly<Record<keyof EvidenceFilters, FilterType>> = {
  project_name: "string",
  project_version_name: "string",
  kind: "strings",
  workflow_name: "strings",
  search: "string",
  latest: "boolean",
  hide_attestation: "boolean",
  product_id: "string",
  product_version_id: "string",
  limit: "count",
};

/** The filters of service.project_compliance (specification 4.6). */
const COMPLIANCE_FILTERS: Readonly<Record<keyof ComplianceFilters, FilterType>> = {
  project_version_id: "uuid",
  framework_ids: "strings",
  limit: "count",
};

const MAX_INT32 = 2 ** 31 - 1;
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/**
 * Validates the filters of `service.evidence` before any request. Unknown filters are errors, because ignoring them
 * would widen the answer. So are empty strings and arrays, which match everything in the service.
 *
 * @throws ServiceError `request_invalid`, naming the key.
 */
export function checkEvidenceFilters(filters: unknown): EvidenceFilters {
  return checkFilters("evidence", filters, EVIDENCE_FILTERS);
}

/**
 * Validates the filters of `service.project_compliance` before any request, as `checkEvidenceFilters`.
 *
 * @throws ServiceError `request_invalid`, naming the key.
 */
export function checkComplianceFilters(filters: unknown): ComplianceFilters {
  const checked: Partial<ComplianceFilters> = checkFilters("project_compliance", filters, COMPLIANCE_FILTERS);
  const { project_version_id } = checked;
  if (project_version_id === undefined) {
    throw invalid("project_compliance", "project_version_id is required");
  }
  return { ...checked, project_version_id };
}

function checkFilters<Filters>(
  operation: string,
  filters: unknown,
  types: Readonly<Record<string, FilterType>>,
): Partial<Filters> {
  if (typeof filters !== "object" || filters === null || Array.isArray(filters)) {
    throw invalid(operation, `the filters must be an object but are ${getTypeName(filters)}`);
  }
  for (const [key, value] of Object.entries(filters)) {
    const type = Object.hasOwn(types, key) ? types[key] : undefined;
    if (type === undefined) {
      const names = Object.keys(types);
      throw invalid(
        operation,
        `unknown filter ${JSON.stringify(key.slice(0, 100))}${nearest(key, names)}; the filters are ${names.join(", ")}`,
      );
    }
    const issue = value === undefined ? undefined : findIssue(type, value);
    if (issue !== undefined) throw invalid(operation, `the filter ${key} ${issue}`);
  }
  // Each key is in the table and each value has its type.
  return filters;
}

function findIssue(type: FilterType, value: unknown): string | undefined {
  switch (type) {
    case "string":
      return textIssue(value);
    case "uuid":
      return textIssue(value) ?? (UUID.test(String(value)) ? undefined : "must be a UUID");
    case "boolean":
      return typeof value === "boolean" ? undefined : `must be a boolean but is ${getTypeName(value)}`;
    case "strings":
      return listIssue(value);
    case "count":
      return countIssue(value);
  }
}

function textIssue(value: unknown): string | undefined {
  if (typeof value !== "string") return `must be a string but is ${getTypeName(value)}`;
  return value === "" ? "is empty: omit it to match all" : undefined;
}

function listIssue(value: unknown): string | undefined {
  if (!Array.isArray(value)) return `must be an array of strings but is ${getTypeName(value)}`;
  if (value.length === 0) return "is an empty array, which matches nothing: omit it to match all";
  for (const [index, item] of (value as unknown[]).entries()) {
    const issue = textIssue(item);
    if (issue !== undefined) return `at index ${index} ${issue}`;
  }
  return undefined;
}

function countIssue(value: unknown): string | undefined {
  if (typeof value !== "number" && typeof value !== "bigint") {
    return `must be a number but is ${getTypeName(value)}`;
  }
  const isCount = typeof value === "number" && Number.isInteger(value) && value >= 1 && value <= MAX_INT32;
  return isCount ? undefined : `must be an integer from 1 to ${MAX_INT32}`;
}

function getTypeName(value: unknown): string {
  if (value === null) return "null";
  if (value === undefined) return "missing";
  if (Array.isArray(value)) return "an array";
  if (typeof value === "object") return "an object";
  return `a ${typeof value === "bigint" ? "number" : typeof value}`;
}

function invalid(operation: string, why: string): ServiceError {
  return new ServiceError(`${operation}: ${why}`, { code: "request_invalid" });
}
