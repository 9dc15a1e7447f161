import { ServiceError } from "../../../base/errors.js";
import { message, option, type Message } from "../../../base/message.js";
import type { SchemaName } from "../../schema/records.js";
import type { PlatformCall } from "./platform-call.js";
import type { RequestValues } from "./request-template.js";
import { readPage, toAnswerError, type AnswerSource } from "./read-answer.js";

/** Records as they are mapped, and their origin. */
interface ListedRecords {
  records: Record<string, unknown>[];
  /** Whether the service has more than the limit that was set. */
  truncated: boolean;
  source: AnswerSource;
}

/**
 * Lists records: one page when a limit is set, otherwise all pages.
 *
 * @param about the schema of the answer, and the id of the records' owner, if any.
 * @throws ServiceError `response_too_large` for more records or pages than allowed.
 * @throws ResponseError `response_invalid` for a repeated cursor, and for more records than the limit.
 */
export async function listRecords(
  call: PlatformCall,
  values: RequestValues & { limit?: number | undefined },
  { schema, id }: { schema: SchemaName; id?: string },
): Promise<ListedRecords> {
  const { plan, maxRecords, maxPages } = call;
  const { limit } = values;
  const cursors = new Set<string>();
  const records: Record<string, unknown>[] = [];
  for (let pages = 1, cursor: string | undefined; ; pages += 1) {
    if (pages > maxPages)
      throw tooLarge(call, message`${maxPages} pages (the client's ${option("maxPages")})`);
    const request = plan.toRequest({ ...values, limit: limit ?? plan.pageSize, cursor });
    const answer = await call.send(request, { id, isContinued: cursor !== undefined });
    const source: AnswerSource = { schema, request: answer.request };
    const page = readPage(plan, answer.message, source);
    for (const record of page.records) records.push(record);
    if (limit !== undefined) {
      if (page.records.length > limit) {
        throw toAnswerError(source, {
          path: "",
          message: "has more records than the limit of the request",
        });
      }
      // Without pages a full response does not show whether there are more records.
      const isFull = plan.cursor === undefined && records.length === limit;
      return { records, truncated: page.cursor !== undefined || isFull, source };
    }
    if (records.length > maxRecords) {
      throw tooLarge(
        call,
        message`${maxRecords} records (the client's ${option("maxRecords")}); use narrower filters, or a limit`,
      );
    }
    if (page.cursor === undefined) return { records, truncated: false, source };
    if (cursors.has(page.cursor)) {
      throw toAnswerError(source, {
        path: "",
        message: "repeats an earlier cursor, so its pages would never end",
      });
    }
    cursors.add(page.cursor);
    cursor = page.cursor;
  }
}

function tooLarge({ plan }: PlatformCall, limit: Message): ServiceError {
  return new ServiceError(message`${plan.operation.builtin}: the answer has more than ${limit}`, {
    code: "response_too_large",
  });
}
