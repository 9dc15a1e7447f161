import {
  ScalarType,
  type DescMessage,
  type DescMethodUnary,
  type Message,
  type Registry,
} from "@bufbuild/protobuf";
import { reflect } from "@bufbuild/protobuf/reflect";
import type { ListMapping } from "../../settings/platform-mapping.js";
import { type ConfigurationError, invalidConfig } from "../../../base/errors.js";
import { nearest } from "../../../base/text/nearest.js";
import { findPath, findResults, findValue, getLast, MappingIssue, type FieldPath } from "./field-path.js";
import type { OperationDefaults, PlatformOperation } from "./platform-operation.js";
import {
  checkTemplate,
  fillTemplate,
  getPlaceholders,
  hasLiterals,
  setFields,
  type RequestValues,
} from "./request-template.js";
import type { Translation } from "./read-value.js";
import { reasonOf } from "../../../base/message.js";

/** The stated maximum of a page (specification 2.2). */
const PAGE_SIZE = 100;

/** How one field of a record is read. */
interface PlannedField {
  name: string;
  path: FieldPath;
  translation: Translation | undefined;
}

/**
 * An operation with a mapping that fits the method's messages: the request, and the paths of values in the response.
 */
export interface OperationPlan {
  operation: PlatformOperation;
  method: DescMethodUnary;
  /** The records; `undefined` where the answer is one. */
  results: FieldPath | undefined;
  /** The next page's cursor; `undefined` for a service without pages. */
  cursor: FieldPath | undefined;
  /** The requested page size when the caller sets no limit; `undefined` for the server's default. */
  pageSize: number | undefined;
  fields: readonly PlannedField[];
  /** Returns whether a request has a place for a value of this name. */
  takes(placeholder: string): boolean;
  /**
   * @throws ServiceError `request_invalid` for a value that the service has no name for.
   * @throws ConfigurationError `config_invalid` for a value that the mapping has no place for.
   */
  toRequest(values: RequestValues): Message;
}

/** Merges a mapping with the defaults. */
export function resolveMapping(
  operation: PlatformOperation,
  mapping: ListMapping | undefined,
): OperationDefaults {
  const { cursor, ...given } = mapping ?? {};
  const said = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined));
  const resolved: OperationDefaults = { ...operation.mapping, ...said };
  if (typeof cursor === "string") resolved.cursor = cursor;
  if (cursor === false) delete resolved.cursor;
  return resolved;
}

/**
 * Checks a mapping against the messages of its method.
 *
 * @throws ConfigurationError `config_invalid` naming the message and the problem.
 */
export async function planOperation(
  operation: PlatformOperation,
  mapping: OperationDefaults,
  method: DescMethodUnary,
  registry: Registry | undefined,
): Promise<OperationPlan> {
  try {
    return await makePlan(operation, mapping, method, registry);
  } catch (error) {
    if (!(error instanceof MappingIssue)) throw error;
    throw toMappingError(operation, mapping.method, error.message);
  }
}

/** Returns the error of a mapping that cannot be used. */
export function toMappingError(
  { name, builtin }: PlatformOperation,
  method: string,
  why: string,
): ConfigurationError {
  return invalidConfig(
    `${builtin}: the mapping platform.${name} does not fit ${method}: ${why}. ` +
      "Set it in the option platform, or in the config file (docs/platform.md).",
  );
}

async function makePlan(
  operation: PlatformOperation,
  mapping: OperationDefaults,
  method: DescMethodUnary,
  registry: Registry | undefined,
): Promise<OperationPlan> {
  const { request, values } = mapping;
  checkTemplate(request, method.input, operation);
  const results = mapping.results === undefined ? undefined : findResults(method.output, mapping.results);
  const cursor = findCursor(mapping, method.output);
  const placeholders = new Set(getPlaceholders(request));
  const fromJson = hasLiterals(request) ? (await import("../grpc/grpc-json.js")).fromJson : undefined;
  const plan: OperationPlan = {
    operation,
    method,
    results: results?.path,
    cursor,
    pageSize: cursor !== undefined && placeholders.has("limit") ? PAGE_SIZE : undefined,
    fields: planFields(operation, mapping, results?.record ?? method.output),
    takes: (placeholder) => placeholders.has(placeholder),
    toRequest(given) {
      for (const [name, value] of Object.entries(given)) {
        if (value === undefined || placeholders.has(name)) continue;
        throw toMappingError(operation, mapping.method, `its request has no place for ${name} ($${name})`);
      }
      const json = fillTemplate(request, method.input, given, values);
      if (fromJson !== undefined) return fromJson(method.input, json, { registry });
      return setFields(reflect(method.input), json).message;
    },
  };
  checkLiterals(plan);
  return plan;
}

function planFields(
  operation: PlatformOperation,
  { fields, values }: OperationDefaults,
  record: DescMessage,
): PlannedField[] {
  const known = Object.keys(operation.fields);
  for (const name of Object.keys({ ...fields, ...values })) {
    if (known.includes(name)) continue;
    throw new MappingIssue(`unknown field ${name}${nearest(name, known)}; they are ${known.join(", ")}`);
  }
  for (const name of operation.requiredFields) {
    if (fields[name] === undefined) throw new MappingIssue(`it does not say where ${name} is`);
  }
  return Object.entries(fields).flatMap(([name, path]) => {
    const kind = operation.fields[name];
    if (kind === undefined) return [];
    const translation = values[name];
    return { name, path: findValue(record, path, kind, translation !== undefined), translation };
  });
}

function findCursor({ cursor, request }: OperationDefaults, answer: DescMessage): FieldPath | undefined {
  const isSent = getPlaceholders(request).includes("cursor");
  if (cursor === undefined) {
    if (isSent) throw new MappingIssue("the request has $cursor, and it does not say where the next one is");
    return undefined;
  }
  if (!isSent)
    throw new MappingIssue("the request has no place for $cursor; set cursor to false if there are no pages");
  const path = findPath(answer, cursor);
  const { parent, name, fieldKind, scalar } = getLast(path);
  if (fieldKind !== "scalar" || scalar !== ScalarType.STRING) {
    throw new MappingIssue(`${parent.typeName}.${name} is not a string`);
  }
  return path;
}

/** Checks that literals in a request fit their fields, by creating the message. */
function checkLiterals(plan: OperationPlan): void {
  try {
    plan.toRequest({});
  } catch (error) {
    throw new MappingIssue(reasonOf(error));
  }
}
