import { nearest } from "../nearest.js";
import type { CliIo } from "./cli-io.js";
import { CommandError } from "./exit-codes.js";
import { isOfUnknownDefinition } from "./gate-finding.js";
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

/** What exceptions make of the findings of a policy. */
export interface AppliedExceptions {
  left: GateFinding[];
  excepted: ExceptedFinding[];
  /** Exceptions that may mean a finding or not: there is no verdict. */
  problems: string[];
}

interface ReadException {
  exception: GateException;
  isExpired: boolean;
  isId: (id: string) => boolean;
  isAbout: (finding: GateFinding, policy: string, input: string) => boolean;
}

/** The exceptions of a run. */
export class GateExceptions {
  readonly #file: string;
  readonly #exceptions: readonly ReadException[];
  readonly #used = new Set<GateException>();

  constructor(file: string, exceptions: readonly GateException[], now: Date) {
    this.#file = file;
    this.#exceptions = exceptions.map((exception) => read(exception, now));
  }

  /** @throws CommandError (exit 2) for an exception of a policy that is not among the policies of the run. */
  checkPolicies(policies: readonly string[]): void {
    for (const { exception } of this.#exceptions) {
      const { id, policy } = exception;
      if (policy === undefined || policies.includes(toPath(policy))) continue;
      throw new CommandError(
        `${this.#file}: the exception ${id} is for the policy ${policy}, which is not among those of this run${nearest(toPath(policy), policies)}`,
      );
    }
  }

  /** Tells findings that are excepted from those that are not; one whose exception is over names it. */
  apply(findings: readonly GateFinding[], policy: string, input: string): AppliedExceptions {
    const applied: AppliedExceptions = { left: [], excepted: [], problems: [] };
    for (const finding of findings) {
      const about = this.#exceptions.filter(({ isAbout }) => isAbout(finding, policy, input));
      const found = about.filter(({ isId }) => isId(finding.id));
      for (const { exception } of found) this.#used.add(exception);
      const valid = found.find(({ isExpired }) => !isExpired);
      if (valid !== undefined) {
        applied.excepted.push({ ...finding, exception: valid.exception });
        continue;
      }
      const [over] = found;
      applied.left.push(over === undefined ? finding : { ...finding, expired: over.exception });
      applied.problems.push(...unclear(finding, about));
    }
    return { ...applied, problems: [...new Set(applied.problems)] };
  }

  /** Those that no finding of the run was about. */
  get unused(): GateException[] {
    return this.#exceptions
      .map(({ exception }) => exception)
      .filter((exception) => !this.#used.has(exception));
  }
}

/** Exceptions of one definition of the rule that gave a finding, when it is not known which of them gave it. */
function unclear(finding: GateFinding, about: readonly ReadException[]): string[] {
  if (!isOfUnknownDefinition(finding)) return [];
  const ids = finding.about.definitions?.map(({ id }) => id) ?? [];
  return about
    .filter(({ isId, isExpired }) => !isExpired && ids.some(isId))
    .map(
      ({ exception }) =>
        `the exception ${exception.id} is for one of several definitions of ${finding.rule}, and which of them gave a finding is not known; except ${finding.id}, or give findings an id of their own`,
    );
}

function anyText(pattern: string): (text: string) => boolean {
  const parts = pattern.split("*").map((part) => part.replaceAll(/[.+?^${}()|[\]\\]/g, "\\$&"));
  const expression = new RegExp(`^${parts.join("[^]*")}$`, "u");
  return (text) => expression.test(text);
}

function toPath(policy: string): string {
  return policy.replaceAll(".", "/");
}

function read(exception: GateException, now: Date): ReadException {
  const { id, policy, input, message, expires } = exception;
  const isInput = anyText(input ?? "*");
  const isMessage = anyText(message ?? "*");
  const path = policy === undefined ? undefined : toPath(policy);
  return {
    exception,
    isExpired: (parseLastNs(expires) ?? 0n) < BigInt(now.getTime()) * 1_000_000n,
    isId: anyText(id),
    isAbout: (finding, ofPolicy, ofInput) =>
      (path === undefined || path === ofPolicy) && isInput(ofInput) && isMessage(finding.message),
  };
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
  return new GateExceptions(path, parsed.data.exceptions as GateException[], now);
}
