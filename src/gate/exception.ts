import type { ReadingLimits } from "../base/async/reading.js";
import { ConfigurationError } from "../base/errors.js";
import type { LocateInDocument } from "../engine/source/document-place.js";
import { parseLastNs } from "../base/terms/instant.js";
import { checkDocument } from "../base/text/schema-issue.js";

/** A time-limited exception from a finding, with its owner. */
export interface GateException {
  /** The finding's id; `*` matches any text. */
  id: string;
  /** The policy's package with slashes or dots. Default: every policy. */
  policy?: string | undefined;
  /**
   * The input's name or file: a pattern as on the command line, for the whole path from the working folder or, without
   * `/`, for its last name. Default: every input.
   */
  input?: string | undefined;
  /** The whole message; `*` matches any text. Default: every message. */
  message?: string | undefined;
  /** Why the finding is accepted. Required, not empty; shown in reports. */
  reason: string;
  /** Who is responsible for it. Required, not empty; shown in reports. */
  owner: string;
  /** The last day (UTC) or the last moment of its validity: `2026-01-31`, or a time of RFC 3339. */
  expires: string;
}

/** The source of exceptions. */
interface ExceptionsOrigin {
  /** Their source, for messages. */
  where: string;
  /** Finds locations in their file. */
  locate?: LocateInDocument | undefined;
  /** Limits of finding them. */
  limits?: ReadingLimits | undefined;
}

/**
 * Validates exceptions from an external source.
 *
 * @throws ConfigurationError `exceptions_invalid` for an unknown or missing field, or a date that does not exist.
 */
export async function parseExceptions(
  value: unknown,
  { where, locate, limits = {} }: ExceptionsOrigin,
): Promise<GateException[]> {
  const z = await import("../base/text/zod.js");
  const text = z.string().trim().min(1);
  // Compared texts are not trimmed: without the trailing space, "GPL *" and "* " would match more.
  const compared = z.string().refine((given) => given.trim() !== "", "must be a text that is not empty");
  const name = compared.refine((given) => given.trim() === given, "must not begin or end with a space");
  const exception = z.strictObject({
    id: name,
    policy: name.optional(),
    input: name.optional(),
    message: compared.optional(),
    reason: text,
    owner: text,
    expires: z
      .string()
      .refine((day) => parseLastNs(day) !== undefined, "must be a day (2026-01-31) or a time (RFC 3339)"),
  });
  const schema = z.strictObject({ exceptions: z.array(exception) });
  const checked = checkDocument(schema, value);
  if (checked.problems === undefined) return checked.data.exceptions;
  const { problems } = checked;
  const find = await locate?.(
    problems.map(({ path }) => path),
    limits,
  );
  const lines = problems.map(({ path, message }) => {
    const place = find?.(path);
    return place === undefined
      ? message
      : `${where}:${String(place.line)}:${String(place.column)}: ${message}`;
  });
  throw new ConfigurationError(
    `${where === "exceptions" ? "" : `${where}: `}invalid exceptions:\n${lines.join("\n")}`,
    {
      code: "exceptions_invalid",
    },
  );
}
