import { decodeEscapes } from "../../../base/text/percent-escapes.js";
import { EvaluationError } from "../../../base/errors.js";
import { addLazily, keepEventTexts, readEventTexts } from "../../../base/terms/event-text.js";
import { toJsonValue } from "../../../base/terms/json-value.js";
import { asBuffer } from "../../../base/terms/json-bytes.js";
import { parseJson } from "../../../base/terms/parse-term.js";
import { RegoObject, type Term } from "../../../base/terms/term.js";
import { toJsonText } from "../../../base/terms/term-text.js";
import { toStrictJson } from "../../../base/terms/value-text.js";
import { escapeAll } from "../../../base/text/percent-escapes.js";

/** The parts of an event that can be masked. */
const PARTS = ["input", "result", "nd_builtin_cache"] as const;
type Part = (typeof PARTS)[number];

/** One rule of OPA's `data.system.log.mask`. */
interface MaskRule {
  op: "remove" | "upsert";
  part: Part;
  /** Path below the part, as written. */
  path: readonly string[];
  /** The value for `upsert`. */
  value: Term;
}

function invalid(why: string): EvaluationError {
  return new EvaluationError(`the masks of the decision log: ${why}`, { code: "policy_failed" });
}

function toRule(given: Term): MaskRule {
  const rule =
    typeof given === "string"
      ? new RegoObject([
          ["path", given],
          ["op", "remove"],
        ])
      : given;
  if (!(rule instanceof RegoObject)) throw invalid("a mask is neither a string nor an object");
  const [path, op] = [rule.get("path"), rule.get("op")];
  if (typeof path !== "string" || !path.startsWith("/"))
    throw invalid("a path must be a string that begins with /");
  if (op !== "remove" && op !== "upsert") throw invalid("op must be remove or upsert");
  const [name, ...keys] = path.slice(1).split("/");
  const part = PARTS.find((known) => known === name);
  if (part === undefined)
    throw invalid(`a path must begin with one of ${PARTS.map((known) => `/${known}`).join(", ")}`);
  if (keys.some((key) => decodeEscapes(key) === undefined)) throw invalid("a path is escaped wrongly");
  return { op, part, path: keys, value: rule.get("value") ?? null };
}

/**
 * Reads masks in OPA's form: paths, or objects with `op`, `path` and `value`.
 *
 * @param value result of the policy.
 * @throws EvaluationError `policy_failed` for anything else: unmasked data would be logged.
 */
export function readMasks(value: Term): MaskRule[] {
  if (!Array.isArray(value)) throw invalid("they must be a set or an array");
  return value.map(toRule);
}

/** Escapes like Go's `url.PathEscape`, with which OPA looks up a key and lists masked paths. */
function escapePart(text: string): string {
  return escapeAll(text).replaceAll(/%(?:24|26|2B|3A|3D|40)/g, decodeURIComponent);
}

/** A segment of a path: the key, and its text in the event. */
interface Step {
  key: string;
  told: string;
}

/**
 * The segments of a path in a value. OPA looks up a key of the path escaped once more, and so finds none with a space
 * or a slash. Here a key that does not exist in this form is also looked up as written, and unescaped.
 */
function toSteps(value: Term | undefined, [written, ...rest]: readonly string[]): Step[] {
  if (written === undefined) return [];
  const escaped = escapePart(written);
  if (Array.isArray(value)) {
    const items = value as readonly Term[];
    const index = indexIn(items, written);
    const item = index === undefined ? undefined : items[index];
    return [{ key: written, told: escaped }, ...toSteps(item, rest)];
  }
  const given = value instanceof RegoObject ? value : NOTHING;
  const unescaped = decodeURIComponent(written);
  const key = [escaped, written, unescaped].find((known) => given.get(known) !== undefined) ?? escaped;
  const told = key === escaped || key === written ? escaped : escapePart(unescaped);
  return [{ key, told }, ...toSteps(given.get(key), rest)];
}

const NOTHING = new RegoObject([]);

/** Parses an index like Go's `strconv.Atoi`. */
function indexIn(items: readonly Term[], written: string): number | undefined {
  const index = /^[+-]?\d{1,15}$/.test(written) ? Number(written) : -1;
  return index >= 0 && index < items.length ? index : undefined;
}

function withMember(value: RegoObject, key: string, member: Term | undefined): RegoObject {
  const others = value.entries.filter(([name]) => name !== key);
  return new RegoObject(member === undefined ? others : [...others, [key, member]]);
}

/** Returns the value without the member at a path; `undefined` when it does not exist. */
function remove(value: Term, [first, ...rest]: readonly string[]): Term | undefined {
  if (first === undefined) return undefined;
  if (Array.isArray(value)) {
    const items = value as readonly Term[];
    const index = indexIn(items, first);
    if (index === undefined) return undefined;
    if (rest.length === 0) return items.filter((_, at) => at !== index);
    const item = remove(items[index] ?? null, rest);
    return item === undefined ? undefined : items.with(index, item);
  }
  if (!(value instanceof RegoObject)) return undefined;
  const member = value.get(first);
  if (member === undefined) return undefined;
  if (rest.length === 0) return withMember(value, first, undefined);
  const left = remove(member, rest);
  return left === undefined ? undefined : withMember(value, first, left);
}

/** Returns the value with another at a path, creating its objects; `undefined` when something else is in the path. */
function upsert(value: Term, [first, ...rest]: readonly string[], put: Term): Term | undefined {
  if (first === undefined) return put;
  if (Array.isArray(value)) {
    const items = value as readonly Term[];
    const index = indexIn(items, first);
    const item = index === undefined ? undefined : upsert(items[index] ?? null, rest, put);
    return index === undefined || item === undefined ? undefined : items.with(index, item);
  }
  if (!(value instanceof RegoObject)) return undefined;
  const member = rest.length === 0 ? put : upsert(value.get(first) ?? NOTHING, rest, put);
  return member === undefined ? undefined : withMember(value, first, member);
}

/** A larger part is removed as a whole where something of it is masked: to find it would take long. In bytes. */
const MAX_PART_BYTES = 8 * 1024 * 1024;

/** A part that is not read. */
const LARGE = Symbol("large");

function readPart(event: Record<string, unknown>, part: Part): Term | typeof LARGE | undefined {
  if (!(part in event)) return undefined;
  const kept = readEventTexts(event)[part];
  const text = typeof kept === "function" ? kept() : kept;
  if (text !== undefined && text.length > MAX_PART_BYTES) return LARGE;
  return parseJson(
    typeof text === "object" ? asBuffer(text).toString() : (text ?? toStrictJson(event[part])),
  );
}

/**
 * Applies masks to an event, as OPA does, and lists them in `erased` and `masked`.
 *
 * @returns a new event unless nothing is masked; the original is unchanged.
 */
export function maskEvent(
  event: Readonly<Record<string, unknown>>,
  masks: readonly MaskRule[],
): Record<string, unknown> {
  const given = event as Record<string, unknown>;
  const parts = new Map<Part, Term | undefined>();
  const [erased, masked]: [string[], string[]] = [[], []];
  for (const part of new Set(masks.map((mask) => mask.part))) {
    const value = readPart(given, part);
    parts.set(part, value === LARGE ? undefined : value);
    if (value === LARGE) erased.push(`/${part}`);
  }
  for (const { op, part, path, value } of masks) {
    const before = parts.get(part);
    if (before === undefined) continue;
    const steps = toSteps(before, path);
    const keys = steps.map(({ key }) => key);
    const isWhole = keys.length === 0;
    const after =
      op === "remove" ? (isWhole ? undefined : remove(before, keys)) : upsert(before, keys, value);
    if (after === undefined && !(isWhole && op === "remove")) continue;
    parts.set(part, after);
    (op === "remove" ? erased : masked).push(`/${[part, ...steps.map(({ told }) => told)].join("/")}`);
  }
  return erased.length + masked.length === 0 ? given : rebuild(given, parts, erased, masked);
}

function rebuild(
  event: Record<string, unknown>,
  parts: ReadonlyMap<Part, Term | undefined>,
  erased: readonly string[],
  masked: readonly string[],
): Record<string, unknown> {
  const result: Record<string, unknown> = {};
  let texts = readEventTexts(event);
  for (const name of Object.keys(event)) {
    const part = PARTS.find((known) => known === name);
    if (part === undefined || !parts.has(part)) {
      // The input is parsed lazily, on access.
      const property = Object.getOwnPropertyDescriptor(event, name);
      if (property !== undefined) Object.defineProperty(result, name, property);
      continue;
    }
    const value = parts.get(part);
    const { [part]: _before, ...others } = texts;
    texts = others;
    if (value === undefined) continue;
    addLazily(result, part, () => toJsonValue(value));
    const text = (): string => toJsonText(value);
    texts = { ...others, [part]: part === "input" ? Buffer.from(text()) : text };
  }
  if (erased.length > 0) result["erased"] = erased;
  if (masked.length > 0) result["masked"] = masked;
  keepEventTexts(result, texts);
  return result;
}
