import { checkReading, limitReading, type ReadingLimits } from "../base/async/reading.js";
import { append } from "../base/lists.js";
import { ConfigurationError } from "../base/errors.js";
import { inputDigest } from "../engine/recording/input-digest.js";
import { formatByName } from "../engine/source/document-format.js";
import { readDocument, type InputDocument } from "../engine/source/read-document.js";
import { parseLastNs, toNs } from "../base/terms/instant.js";
import { nearest } from "../base/text/nearest.js";
import { toStrictJson } from "../base/terms/value-text.js";
import { wildcard } from "../base/text/wildcard.js";
import type { ConfiguredExclusion } from "./conforma/policy-configuration.js";
import { parseExceptions, type GateException } from "./exception.js";
import { isOfUnknownDefinition, type GateFinding } from "./finding.js";
import { inputPaths, inputPattern } from "./inputs/input-pattern.js";
import type { PolicySuppression } from "./policy-suppression.js";
import type { VexStatement } from "./vex/vex-statement.js";

/** A finding with an exception, which does not fail its policy. */
export interface ExceptedFinding extends GateFinding {
  /**
   * The first exception that matches it and has not expired. The others have a `kind`: the newest statement of a VEX
   * document about it, with `compat: "chainloop"` the suppression of the policy itself, and with `rules: "conforma"` the
   * criteria that exclude it.
   */
  exception: GateException | VexStatement | PolicySuppression | ConfiguredExclusion;
}

/** The findings of a policy, split by exceptions. */
export interface AppliedExceptions {
  left: GateFinding[];
  excepted: ExceptedFinding[];
  /** Ambiguous exceptions: there is no verdict. */
  problems: string[];
}

interface ReadException {
  exception: GateException;
  /** Index in the file. */
  index: number;
  isExpired: boolean;
  isId: (id: string) => boolean;
  /** @param inputs the `inputPaths` of the input and its file. */
  isAbout: (finding: GateFinding, policy: string, inputs: readonly string[]) => boolean;
}

/** The exceptions of a run. */
export class GateExceptions {
  readonly #file: string;
  readonly #inputsFrom: string;
  readonly #exceptions: readonly ReadException[];
  /** Exceptions whose id is not a pattern, by that id: most files have only these, and a lookup takes constant time. */
  readonly #byId = new Map<string, ReadException[]>();
  readonly #patterns: readonly ReadException[];
  readonly #used = new Set<GateException>();
  readonly #unapplied = new Map<GateException, GateFinding>();

  /** @param inputsFrom the base of relative paths of inputs. */
  constructor(file: string, exceptions: readonly GateException[], now: Date, inputsFrom: string) {
    this.#file = file;
    this.#inputsFrom = inputsFrom;
    this.#exceptions = exceptions.map((exception, index) => read(exception, index, now));
    this.#patterns = this.#exceptions.filter(({ exception }) => exception.id.includes("*"));
    for (const one of this.#exceptions) {
      const { id } = one.exception;
      if (id.includes("*")) continue;
      const known = this.#byId.get(id);
      if (known === undefined) this.#byId.set(id, [one]);
      else known.push(one);
    }
  }

  /** Exceptions by these ids, in the order of the file. */
  #byIds(ids: readonly string[]): ReadException[] {
    const found = [...new Set(ids)].flatMap((id) => this.#byId.get(id) ?? []);
    for (const one of this.#patterns) if (ids.some(one.isId)) found.push(one);
    return found.sort((a, b) => a.index - b.index);
  }

  /** @throws ConfigurationError `exceptions_invalid` for an exception from a policy that is not in the run. */
  checkPolicies(policies: readonly string[]): void {
    for (const { exception } of this.#exceptions) {
      const { id, policy } = exception;
      if (policy === undefined || policies.includes(toPath(policy))) continue;
      throw new ConfigurationError(
        `${this.#file}: the exception ${id} names the policy ${policy}, which is not in this run${nearest(toPath(policy), policies)}`,
        { code: "exceptions_invalid" },
      );
    }
  }

  /**
   * Splits findings by whether an exception matches. A finding with an expired exception refers to it.
   *
   * @param of the input's name, and its file.
   */
  apply(findings: readonly GateFinding[], policy: string, of: readonly string[]): AppliedExceptions {
    const applied: AppliedExceptions = { left: [], excepted: [], problems: [] };
    const inputs = of.flatMap((name) => inputPaths(name, this.#inputsFrom));
    for (const finding of findings) {
      const ids = [exceptedId(finding), finding.id, ...unknownDefinitions(finding)];
      const about = this.#byIds(ids).filter(({ isAbout }) => isAbout(finding, policy, inputs));
      const found = about.filter(({ isId }) => isId(exceptedId(finding)));
      for (const { exception } of found) this.#used.add(exception);
      const valid = found.find(({ isExpired }) => !isExpired);
      if (valid !== undefined) {
        applied.excepted.push({ ...finding, exception: valid.exception });
        continue;
      }
      for (const { exception, isId } of about) {
        if (isId(finding.id) && !isId(exceptedId(finding))) this.#unapplied.set(exception, finding);
      }
      const [over] = found;
      applied.left.push(over === undefined ? finding : { ...finding, expired: over.exception });
      append(applied.problems, unclear(finding, about));
    }
    return { ...applied, problems: [...new Set(applied.problems)] };
  }

  /** `sha256:` and 64 hex digits: equal for equal exceptions. */
  get digest(): string {
    return inputDigest(toStrictJson(this.#exceptions.map(({ exception }) => exception)));
  }

  /** Exceptions that no finding of the run matched. */
  get unused(): GateException[] {
    return this.#exceptions
      .map(({ exception }) => exception)
      .filter((exception) => !this.#used.has(exception) && !this.#unapplied.has(exception));
  }

  /** Exceptions by the id of a finding that the input may have chosen, each with one such finding. */
  get unapplied(): ReadonlyMap<GateException, GateFinding> {
    return this.#unapplied;
  }
}

/** The id by which a finding is excepted: the policy's, not the input's. */
function exceptedId({ id, about, hasIdOfInput }: GateFinding): string {
  return hasIdOfInput ? about.id : id;
}

/** The ids of the definitions of a finding's rule, when the definition that produced the finding is unknown. */
function unknownDefinitions(finding: GateFinding): string[] {
  return isOfUnknownDefinition(finding) ? (finding.about.definitions?.map(({ id }) => id) ?? []) : [];
}

/** Exceptions from one definition of a finding's rule, when the definition that produced the finding is unknown. */
function unclear(finding: GateFinding, about: readonly ReadException[]): string[] {
  const ids = unknownDefinitions(finding);
  return about
    .filter(({ isId, isExpired }) => !isExpired && ids.some(isId))
    .map(
      ({ exception }) =>
        `the exception ${exception.id} names one of several definitions of ${finding.rule}, but the definition that produced a finding is unknown; use ${finding.id}, or put an id into each finding`,
    );
}

function toPath(policy: string): string {
  return policy.replaceAll(".", "/");
}

function read(exception: GateException, index: number, now: Date): ReadException {
  const { id, policy, input, message, expires } = exception;
  const isInput = inputPattern(input ?? "**");
  const isMessage = wildcard(message ?? "*");
  const path = policy === undefined ? undefined : toPath(policy);
  return {
    exception,
    index,
    isExpired: (parseLastNs(expires) ?? 0n) < toNs(now),
    isId: wildcard(id),
    isAbout: (finding, ofPolicy, inputs) =>
      (path === undefined || path === ofPolicy) && isInput(inputs) && isMessage(finding.message),
  };
}

/** A file of exceptions, JSON or YAML: `exceptions: [{id, reason, owner, expires, policy?, input?, message?}]`; or a list. */
export type ExceptionsSource = string | readonly GateException[];

/**
 * Reads exceptions.
 *
 * @param cwd base of relative paths.
 * @param now decides whether they have expired.
 * @param limits also the base of relative paths of inputs; default: `cwd`.
 * @throws ConfigurationError `exceptions_invalid`
 * @throws EvaluationError `timeout`, `aborted`
 * @throws DocumentError for an unreadable file, and `document_invalid` for duplicate keys.
 */
export async function readExceptions(
  source: ExceptionsSource,
  cwd: string,
  now: Date,
  { inputsFrom = cwd, ...limits }: ReadingLimits & { inputsFrom?: string | undefined },
): Promise<GateExceptions> {
  if (typeof source !== "string") {
    const exceptions = await parseExceptions({ exceptions: source }, LIST);
    return new GateExceptions("exceptions", exceptions, now, inputsFrom);
  }
  return limitReading("reading the exceptions", limits, async () => {
    const { value, locate } = await readFile(source, cwd, limits);
    checkReading();
    const exceptions = await parseExceptions(value, { where: source, locate, limits });
    checkReading();
    return new GateExceptions(source, exceptions, now, inputsFrom);
  });
}

/** A list has no location. */
const LIST = { where: "exceptions" };

async function readFile(
  path: string,
  cwd: string,
  limits: ReadingLimits,
): Promise<{ value: unknown } & Pick<InputDocument, "locate">> {
  // Parsers of a file with duplicate keys can choose different ones. YAML includes JSON: a pipe has no extension.
  const format = formatByName(path) ?? "yaml";
  const { json, locate } = await readDocument({ path, format }, { cwd, uniqueKeys: true, ...limits });
  return { value: JSON.parse(new TextDecoder().decode(json)) as unknown, locate };
}
