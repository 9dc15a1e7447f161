import { ConfigurationError } from "../errors.js";
import { parseLastNs } from "../values/instant.js";

/** A time-limited exception from a finding, with its owner. */
export interface GateException {
  /** The finding's id; `*` matches any text. */
  id: string;
  /** The policy's package with slashes or dots. Default: every policy. */
  policy?: string | undefined;
  /** The input's name; `*` matches any text. Default: every input. */
  input?: string | undefined;
  /** The whole message; `*` matches any text. Default: every message. */
  message?: string | undefined;
  /** Why the finding is accepted. Required, not empty; shown in reports. */
  reason: string;
  /** Who answers for it. Required, not empty; shown in reports. */
  owner: string;
  /** The last day (UTC) or the last moment it holds: `2026-01-31`, or a time of RFC 3339. */
  expires: string;
}

/**
 * Validates exceptions from outside.
 *
 * @param where their source, for messages.
 * @throws ConfigurationError `exceptions_invalid` for an unknown or missing field, or a date that does not exist.
 */
export async function parseExceptions(value: unknown, where: string): Promise<GateException[]> {
  const { z } = await import("zod");
  const text = z.string().trim().min(1);
  const exception = z.strictObject({
    id: text,
    policy: text.optional(),
    input: text.optional(),
    message: text.optional(),
    reason: text,
    owner: text,
    expires: text.refine(
      (day) => parseLastNs(day) !== undefined,
      "must be a day (2026-01-31) or a time (RFC 3339)",
    ),
  });
  const parsed = z.strictObject({ exceptions: z.array(exception) }).safeParse(value);
  if (parsed.success) return parsed.data.exceptions;
  throw new ConfigurationError(
    `${where === "exceptions" ? "" : `${where}: `}invalid exceptions:\n${z.prettifyError(parsed.error)}`,
    {
      code: "exceptions_invalid",
    },
  );
}
