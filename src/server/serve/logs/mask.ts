import { decodeEscapes, escapeAll } from "../../../base/text/percent-escapes.js";
import { type EvaluationError, failedPolicy } from "../../../base/errors.js";
import { addLazily, keepEventTexts, readEventTexts } from "../../../base/terms/event-text.js";
import { toJsonValue } from "../../../base/terms/json-value.js";
import type { Turns } from "../../../base/async/turns.js";
import { append } from "../../../base/lists.js";
import { asBuffer, nextToken, CLOSE_OBJECT, OPEN_LIST, OPEN_OBJECT } from "../../../base/terms/json-bytes.js";
import { editText, findElement, findMember, type Child, type Edit } from "../../../base/terms/json-edit.js";
import { parseJson } from "../../../base/terms/parse-term.js";
import { RegoObject, type Term } from "../../../base/terms/term.js";
import { toJsonText } from "../../../base/terms/term-text.js";
import { toStrictJson } from "../../../base/terms/value-text.js";

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
  return failedPolicy(`the masks of the decision log: ${why}`);
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

/** The part of a value at a path, or where it would be. */
interface Located {
  /** The segments of the path in the event. */
  reported: string[];
  /** `undefined` when there is none. */
  child: Child | undefined;
  /** Members on the way that do not count, because the last of equal keys does. */
  earlier: readonly Edit[];
  /** The object that lacks it, and the keys that are missing; absent when something else is in the path. */
  missing?: { at: number; keys: readonly string[] };
}

/** Parses an index like Go's `strconv.Atoi`; -1 for anything else. */
function toIndex(written: string): number {
  return /^[+-]?\d{1,15}$/.test(written) ? Number(written) : -1;
}

/**
 * Finds the part at a path. OPA looks up a key of the path escaped once more, and so finds none with a space or a slash.
 * Here a key that does not exist in this form is also looked up as written, and unescaped.
 */
async function locate(text: Buffer, path: readonly string[], turns: Turns): Promise<Located> {
  const reported: string[] = [];
  const earlier: Edit[] = [];
  let child: Child | undefined;
  let at = nextToken(text, 0);
  for (const [depth, written] of path.entries()) {
    const escaped = escapePart(written);
    const unescaped = decodeURIComponent(written);
    let key = escaped;
    if (child !== undefined) append(earlier, child.earlier);
    child = undefined;
    if (text[at] === OPEN_LIST) child = await findElement(text, at, toIndex(written), turns);
    else if (text[at] === OPEN_OBJECT) {
      for (const known of new Set([escaped, written, unescaped])) {
        key = known;
        child = await findMember(text, at, known, turns);
        if (child !== undefined) break;
      }
    }
    if (child === undefined) {
      const keys = path.slice(depth).map(escapePart);
      const isLacking = text[at] === OPEN_OBJECT;
      return {
        reported: [...reported, ...keys],
        child,
        earlier,
        ...(isLacking ? { missing: { at, keys } } : {}),
      };
    }
    reported.push(key === escaped || key === written ? escaped : escapePart(unescaped));
    at = child.value.start;
  }
  return { reported, child, earlier };
}

/** The changes that remove a part; `undefined` when it does not exist. */
function removal({ child, earlier }: Located): Edit[] | undefined {
  return child && [...earlier, ...child.earlier, child.whole];
}

/** The changes that put a value in place of a part, and create its objects; `undefined` when something else is in the path. */
function replacement(text: Buffer, { child, earlier, missing }: Located, json: string): Edit[] | undefined {
  if (child !== undefined) return [...earlier, ...child.earlier, { ...child.value, text: json }];
  if (missing === undefined) return undefined;
  const { at, keys } = missing;
  const start = at + 1;
  const isEmpty = text[nextToken(text, start)] === CLOSE_OBJECT;
  const created = keys.reduceRight((value, key) => `{${JSON.stringify(key)}:${value}}`, json);
  return [...earlier, { start, end: start, text: `${created.slice(1, -1)}${isEmpty ? "" : ","}` }];
}

function readPart(event: Record<string, unknown>, part: Part): Buffer | undefined {
  if (!(part in event)) return undefined;
  const cached = readEventTexts(event)[part];
  const text = typeof cached === "function" ? cached() : cached;
  return typeof text === "object" ? asBuffer(text) : Buffer.from(text ?? toStrictJson(event[part]));
}

/**
 * Applies masks to an event, as OPA does, and lists them in `erased` and `masked`. They change its text, in turns of the event loop.
 *
 * @returns a new event unless nothing is masked; the original is unchanged.
 */
export async function maskEvent(
  event: Readonly<Record<string, unknown>>,
  masks: readonly MaskRule[],
  turns: Turns,
): Promise<Record<string, unknown>> {
  const given = event as Record<string, unknown>;
  const parts = new Map<Part, Buffer | undefined>();
  const [erased, masked]: [string[], string[]] = [[], []];
  for (const part of new Set(masks.map((mask) => mask.part))) parts.set(part, readPart(given, part));
  for (const { op, part, path, value } of masks) {
    const before = parts.get(part);
    if (before === undefined) continue;
    let reported: string[] = [];
    if (path.length === 0) parts.set(part, op === "remove" ? undefined : Buffer.from(toJsonText(value)));
    else {
      const located = await locate(before, path, turns);
      reported = located.reported;
      const edits = op === "remove" ? removal(located) : replacement(before, located, toJsonText(value));
      if (edits === undefined) continue;
      parts.set(part, await editText(before, edits, turns));
    }
    (op === "remove" ? erased : masked).push(`/${[part, ...reported].join("/")}`);
  }
  return erased.length + masked.length === 0 ? given : rebuild(given, parts, erased, masked);
}

function rebuild(
  event: Record<string, unknown>,
  parts: ReadonlyMap<Part, Buffer | undefined>,
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
    const json = parts.get(part);
    const { [part]: _before, ...others } = texts;
    texts = others;
    if (json === undefined) continue;
    addLazily(result, part, () => toJsonValue(parseJson(json.toString())));
    texts = { ...others, [part]: part === "nd_builtin_cache" ? () => json.toString() : json };
  }
  if (erased.length > 0) result["erased"] = erased;
  if (masked.length > 0) result["masked"] = masked;
  keepEventTexts(result, texts);
  return result;
}
