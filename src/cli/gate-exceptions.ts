import type { CliIo } from "./cli-io.js";
import { CommandError } from "./exit-codes.js";
import type { GateFinding } from "./gate-finding.js";
import { parseLastNs } from "./parse-instant.js";
import { readDocument } from "./read-document.js";

/** A finding that somebody answers for, for a time. */
export interface GateException {
  /** The finding's id; `*` is any text. */
  id: string;
  /** The policy's package with slashes or dots. Default: every policy. */
  policy?: string;
  /** The input's name; `*` is any text. Default: every input. */
  input?: string;
  /** The whole message; `*` is any text. Default: every message. */
  message?: string;
  reason: string;
  owner: string;
  /** The last day (UTC) or the last moment it holds. */
  expires: string;
}

/** A finding that an exception keeps from failing its policy. */
export interface ExceptedFinding extends GateFinding {
  exception: GateException;
}

/** The exceptions of a run. */
export class GateExceptions {
  readonly #exceptions: readonly { exception: GateException; matches: Matcher; isExpired: boolean }[];

  constructor(exceptions: readonly GateException[], now: Date) {
    this.#exceptions = exceptions.map((exception) => ({
      exception,
      matches: toMatcher(exception),
      isExpired: (parseLastNs(exception.expires) ?? 0n) < BigInt(now.getTime()) * 1_000_000n,
    }));
  }

  /** Tells findings that are excepted from those that are not; one whose exception is over says so. */
  apply(
    findings: readonly GateFinding[],
    policy: string,
    input: string,
  ): { left: GateFinding[]; excepted: ExceptedFinding[] } {
    const left: GateFinding[] = [];
    const excepted: ExceptedFinding[] = [];
    for (const finding of findings) {
      const found = this.#exceptions.filter(({ matches }) => matches(finding, policy, input));
      const valid = found.find(({ isExpired }) => !isExpired);
      const [over] = found;
      if (valid !== undefined) excepted.push({ ...finding, exception: valid.exception });
      else if (over === undefined) left.push(finding);
      else {
        const { owner, expires } = over.exception;
        left.push({ ...finding, message: `${finding.message} (the exception of ${owner} ended ${expires})` });
      }
    }
    return { left, excepted };
  }
}

type Matcher = (finding: GateFinding, policy: string, input: string) => boolean;

function anyText(pattern: string): (text: string) => boolean {
  const parts = pattern.split("*").map((part) => part.replaceAll(/[.+?^${}()|[\]\\]/g, "\\$&"));
  const expression = new RegExp(`^${parts.join("[^]*")}$`, "u");
  return (text) => expression.test(text);
}

function toMatcher({ id, policy, input, message }: GateException): Matcher {
  const isId = anyText(id);
  const isInput = anyText(input ?? "*");
  const isMessage = anyText(message ?? "*");
  const path = policy?.replaceAll(".", "/");
  return (finding, ofPolicy, ofInput) =>
    isId(finding.id) &&
    (path === undefined || path === ofPolicy) &&
    isInput(ofInput) &&
    isMessage(finding.message);
}

/**
 * Reads a file of exceptions, JSON or YAML: `exceptions: [{id, reason, owner, expires, policy?, input?, message?}]`.
 *
 * @throws CommandError (exit 2) for an unknown or missing field, and a date that is none.
 */
export async function readExceptions(io: CliIo, path: string, now: Date): Promise<GateExceptions> {
  const { z } = await import("zod");
  const text = z.string().trim().min(1);
  const file = z.strictObject({
    exceptions: z.array(
      z.strictObject({
        id: text,
        policy: text.optional(),
        input: text.optional(),
        message: text.optional(),
        reason: text,
        owner: text,
        expires: text.refine(
          (value) => parseLastNs(value) !== undefined,
          "is a day (2026-01-31) or a time (RFC 3339)",
        ),
      }),
    ),
  });
  const { json } = await readDocument(io, path);
  const parsed = file.safeParse(JSON.parse(new TextDecoder().decode(json)));
  if (!parsed.success) {
    throw new CommandError(`${path} is not a file of exceptions:\n${z.prettifyError(parsed.error)}`);
  }
  return new GateExceptions(parsed.data.exceptions as GateException[], now);
}
