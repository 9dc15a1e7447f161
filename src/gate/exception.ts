import { ConfigurationError } from "../base/errors.js";
import { parseLastNs } from "../base/terms/instant.js";
import { checkDocument } from "../base/text/schema-issue.js";
import { locateProblems, type CheckedOrigin } from "./inputs/locate-problems.js";

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

/**
 * Validates exceptions from an external source.
 *
 * @throws ConfigurationError `exceptions_invalid` for an unknown or missing field, or a date that does not exist.
 */
export async function parseExceptions(value: unknown, origin: CheckedOrigin): Promise<GateException[]> {
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
  const lines = await locateProblems(checked.problems, origin);
  const { where } = origin;
  throw new ConfigurationError(
    `${where === "exceptions" ? "" : `${where}: `}invalid exceptions:\n${lines.join("\n")}`,
    {
      code: "exceptions_invalid",
    },
  );
}
