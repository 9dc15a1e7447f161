import type { Message } from "@bufbuild/protobuf";
import { isReflectList, isReflectMessage, reflect, type ReflectMessage } from "@bufbuild/protobuf/reflect";
import type { SchemaName } from "../../schema/records.js";
import { toResponseError } from "../../schema/validate.js";
import type { ResponseError, SchemaIssue, ServiceRequest } from "../../../base/errors.js";
import { getLast, type FieldPath } from "./field-path.js";
import type { OperationPlan } from "./operation-plan.js";
import { AnswerIssue, messageIn, readValue, throwIfForeign } from "./read-value.js";

/** One page of records, as they are mapped and not validated yet. */
interface AnswerPage {
  records: Record<string, unknown>[];
  /** `undefined` on the last page. */
  cursor: string | undefined;
}

/** The origin of a response, for errors. */
export interface AnswerSource {
  schema: SchemaName;
  request: ServiceRequest;
}

/**
 * Reads one page of a list.
 *
 * @throws ResponseError `response_invalid` when the message that holds the list is not set, when the answer has fields
 * that the mapping does not know and none that it knows, and for a value that cannot be used.
 */
export function readPage(plan: OperationPlan, message: Message, source: AnswerSource): AnswerPage {
  return reading(source, () => {
    const answer = reflect(plan.method.output, message);
    const list = plan.results === undefined ? undefined : findList(answer, plan.results);
    const cursor = plan.cursor === undefined ? undefined : readValue(answer, plan.cursor, undefined);
    const isAnswer = [plan.results, plan.cursor].some((path) => path !== undefined && isSent(answer, path));
    if (!isAnswer) throwIfForeign(answer);
    if (list === undefined) {
      const names = plan.results?.map((field) => field.name).join(".") ?? "";
      throw new AnswerIssue(`has no ${names}; a missing list does not count as an empty one`);
    }
    const records = [...list].map((item) => {
      if (!isReflectMessage(item)) throw new AnswerIssue("has an element that is not a message");
      return readFields(plan, item);
    });
    return { records, cursor: typeof cursor === "string" && cursor !== "" ? cursor : undefined };
  });
}

/**
 * Reads an answer that is one record.
 *
 * @throws ResponseError `response_invalid` as `readPage` does.
 */
export function readRecord(
  plan: OperationPlan,
  message: Message,
  source: AnswerSource,
): Record<string, unknown> {
  return reading(source, () => {
    const answer = reflect(plan.method.output, message);
    const record = readFields(plan, answer);
    if (!plan.fields.some(({ path }) => isSent(answer, path))) throwIfForeign(answer);
    return record;
  });
}

/** Returns the error of a readable answer that does not answer the request. */
export function toAnswerError(source: AnswerSource, issue: SchemaIssue): ResponseError {
  return toResponseError(source.schema, [issue], source.request);
}

function reading<T>(source: AnswerSource, read: () => T): T {
  try {
    return read();
  } catch (error) {
    if (!(error instanceof AnswerIssue)) throw error;
    throw toAnswerError(source, { path: "", message: error.message });
  }
}

/** Only what is set: a default that the server did not send does not count as an answer. */
function readFields(plan: OperationPlan, message: ReflectMessage): Record<string, unknown> {
  const record: Record<string, unknown> = {};
  for (const { name, path, translation } of plan.fields) {
    const value = readValue(message, path, translation);
    if (value !== undefined) record[name] = value;
  }
  return record;
}

/** Finds the list at the end of a path; `undefined` when a message on the path to it is not set. */
function findList(
  answer: ReflectMessage,
  path: FieldPath,
): (Iterable<unknown> & { size: number }) | undefined {
  let inside: ReflectMessage | undefined = answer;
  for (const field of path.slice(0, -1)) {
    inside = messageIn(inside, field);
    if (inside === undefined) return undefined;
  }
  const list: unknown = inside.get(getLast(path));
  if (!isReflectList(list)) return undefined;
  if (list.size === 0 && inside !== answer) throwIfForeign(inside);
  return list;
}

/** Returns whether anything of a path was sent. */
function isSent(answer: ReflectMessage, path: FieldPath): boolean {
  return answer.isSet(path[0]);
}
