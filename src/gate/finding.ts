import { defined } from "../base/pick.js";
import { formatJson } from "../base/terms/json-format.js";
import { RegoNumber, RegoObject, type Term } from "../base/terms/term.js";
import { nonEmptyString } from "../base/text/member-of.js";
import type { DocumentPath } from "../engine/source/document-position.js";
import type { GateException } from "./exception.js";
import { plainRule, type GateRule } from "./gate-rule.js";
import { readSeverity, type Severity, type SeverityRating } from "./severity.js";
import type { Finding } from "./verdict.js";

/** A location in a file: from a finding's `_loc`, or that of the part of the input that it refers to. */
export interface FindingLocation {
  /** As the policy writes it in `_loc.file`, not checked to exist; or the file of the input. */
  file: string;
  /** From 1; absent when `_loc.line` is not a positive integer. */
  line?: number;
  /** In characters, from 1; absent without a line, or when `_loc.column` is not a positive integer. */
  column?: number;
}

/** A finding with the METADATA of its rule and policy. */
export interface GateFinding extends Finding, SeverityRating {
  /** Its id in reports: its own `id`, `rule_id`, `rule` or `code`, otherwise its rule's. */
  id: string;
  /** Its own, otherwise `custom.severity` of its rule's METADATA, otherwise `error` for violations and `warning` for warnings. */
  severity: Severity;
  /** Its own `title`, otherwise that of its rule's METADATA. */
  title?: string;
  /** Whether the input may have chosen `id`: an exception then must refer to the rule. */
  hasIdOfInput: boolean;
  /** The definition that produced it if known, otherwise the whole rule. */
  about: GateRule;
  /**
   * From `_loc`, or the location of the part of the input that `_loc.path` or `path` refers to; absent without either.
   * `about` has the location of the rule.
   */
  location?: FindingLocation;
  /** An expired exception that matches it. */
  expired?: GateException;
  /** The remaining members of an object finding. */
  metadata: ReadonlyMap<string, Term>;
}

/** Members that identify a finding. */
const OWN_ID = ["id", "rule_id", "rule", "code"];

/** Members with a defined meaning. */
const KNOWN = new Set(["msg", "message", "_loc", "severity", "security-severity", "title", ...OWN_ID]);

function getPosition(value: Term | undefined): number | undefined {
  const position = value instanceof RegoNumber ? Number(value.text) : NaN;
  return Number.isSafeInteger(position) && position > 0 ? position : undefined;
}

function toLocation(value: Term | undefined): FindingLocation | undefined {
  if (!(value instanceof RegoObject)) return undefined;
  const file = nonEmptyString(value.get("file"));
  if (file === undefined) return undefined;
  const line = getPosition(value.get("line"));
  const column = getPosition(value.get("column"));
  return { file, ...defined({ line, column: line && column }) };
}

/** Keys and indexes, as a list or as a JSON Pointer (RFC 6901). */
function getPath(value: Term | undefined): DocumentPath | undefined {
  if (typeof value === "string") {
    if (!value.startsWith("/")) return undefined;
    const parts = value.slice(1).split("/");
    return parts.map((part) => part.replaceAll("~1", "/").replaceAll("~0", "~"));
  }
  if (!Array.isArray(value)) return undefined;
  const path = value.map((part: Term) => {
    if (typeof part === "string") return part;
    return part instanceof RegoNumber && /^\d+$/.test(part.text) ? Number(part.text) : undefined;
  });
  return path.length > 0 && path.every((part) => part !== undefined) ? path : undefined;
}

const DOTTED = /^(?:\$\.|\.)?[\p{L}_$][\p{L}\p{N}_$-]*(?:\.[\p{L}\p{N}_$-]+|\[\d+\])+$/u;

/** Keys and indexes that a text separates by dots and brackets, as JSONPath and jq write them: `spec.containers[0]`. */
function getDottedPath(value: Term | undefined): DocumentPath | undefined {
  if (typeof value !== "string" || !DOTTED.test(value)) return undefined;
  return value.match(/[^.[\]]+/g)?.filter((part) => part !== "$");
}

/** A part of an input that a finding refers to. */
interface NamedPart {
  path: DocumentPath;
  /** Whether the text may be no path of the input, such as the name of a file. */
  isDoubtful: boolean;
}

/** The part of this input file that a finding refers to, by `_loc.path` or `path`; none where the policy itself specifies the location. */
export function namedPart({ value, location }: GateFinding, file: string): NamedPart | undefined {
  if (!(value instanceof RegoObject) || location?.line !== undefined) return undefined;
  if (location !== undefined && location.file !== file) return undefined;
  const loc = value.get("_loc");
  const [own, other] = [loc instanceof RegoObject ? loc.get("path") : loc, value.get("path")];
  const path = getPath(own) ?? getDottedPath(own) ?? getPath(other);
  if (path !== undefined) return { path, isDoubtful: false };
  const dotted = getDottedPath(other);
  return dotted && { path: dotted, isDoubtful: true };
}

/**
 * Adds locations to findings that refer to a part of the input: `_loc.path` or `path`, a list of keys and indexes or a
 * JSON Pointer. A location that the policy itself specifies is not changed.
 */
export function locateFindings<T extends GateFinding>(
  findings: readonly T[],
  places: ReadonlyMap<GateFinding, FindingLocation>,
): T[] {
  return findings.map((finding) => {
    const location = places.get(finding);
    return location === undefined ? finding : { ...finding, location };
  });
}

/** Whether the definition that produced a finding is unknown, although the rule's definitions differ in METADATA. */
export function isOfUnknownDefinition({ id, about }: Pick<GateFinding, "id" | "about">): boolean {
  return about.definitions !== undefined && id === about.id;
}

const NO_MEMBERS: ReadonlyMap<string, Term> = new Map();

/** The remaining members of an object finding. */
function getMetadata(members: ReadonlyMap<string, Term>): ReadonlyMap<string, Term> {
  const metadata = new Map<string, Term>();
  for (const [key, value] of members) if (!KNOWN.has(key)) metadata.set(key, value);
  return metadata.size === 0 ? NO_MEMBERS : metadata;
}

/**
 * Adds the METADATA of its rule to a finding. An input chooses how many there are, so this spreads no objects, which takes five times
 * as long.
 *
 * @param rules the policy's rules by name.
 * @param usual the severity when neither it nor its rule has one.
 */
export function describeFinding(
  finding: Finding,
  policy: string,
  rules: ReadonlyMap<string, GateRule>,
  usual: Severity,
): GateFinding {
  const { rule, message, value, hasFixedId } = finding;
  // `result.violations` belongs to the rule `result`.
  const name = rule.split(".", 1)[0] ?? rule;
  const members = value instanceof RegoObject ? value.members : NO_MEMBERS;
  let ownId: string | undefined;
  for (const key of OWN_ID) ownId ??= nonEmptyString(members.get(key));
  const whole = rules.get(name) ?? plainRule(policy, rule);
  const hasIdOfInput = ownId !== undefined && hasFixedId !== true;
  const named = hasIdOfInput ? undefined : whole.definitions?.find(({ id }) => id === ownId);
  const about = finding.about ?? named ?? whole;
  const score = members.get("security-severity");
  const own = readSeverity(members.get("severity"), score instanceof RegoNumber ? Number(score.text) : score);
  const severity = own.severity ?? about.severity ?? usual;
  const id = ownId ?? about.id;
  const described: GateFinding = {
    rule,
    message,
    value,
    id,
    hasIdOfInput,
    severity,
    about,
    metadata: getMetadata(members),
  };
  if (hasFixedId !== undefined) described.hasFixedId = hasFixedId;
  // A finding's own word and score replace its rule's together; an unknown word preserves the level of the rule.
  const { severityLabel, securitySeverity } = own.severityLabel === undefined ? about : own;
  if (severityLabel !== undefined) described.severityLabel = severityLabel;
  if (securitySeverity !== undefined) described.securitySeverity = securitySeverity;
  const title = nonEmptyString(members.get("title")) ?? about.title;
  if (title !== undefined) described.title = title;
  const location = toLocation(members.get("_loc"));
  if (location !== undefined) described.location = location;
  return described;
}

/** Metadata as `key: value` lines, without a path whose line is shown. */
export function metadataLines({ metadata, location }: GateFinding): string[] {
  return [...metadata].flatMap(([key, value]) =>
    key === "path" && location?.line !== undefined && getPath(value) !== undefined
      ? []
      : [`${key}: ${typeof value === "string" ? value : formatJson(value)}`],
  );
}
