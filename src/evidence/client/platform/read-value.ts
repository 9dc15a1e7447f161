import type { DescEnum, DescField } from "@bufbuild/protobuf";
import {
  isReflectList,
  isReflectMap,
  isReflectMessage,
  type ReflectMessage,
} from "@bufbuild/protobuf/reflect";
import { getLast, type FieldPath } from "./field-path.js";

/** The meanings of the service's values, by their names. */
export type Translation = Readonly<Record<string, string | boolean>>;

/** An answer whose values cannot be used. */
export class AnswerIssue extends Error {}

/** Returns the message that a field of another holds, when it is set. */
export function messageIn(message: ReflectMessage, field: DescField): ReflectMessage | undefined {
  if (!message.isSet(field)) return undefined;
  const value: unknown = message.get(field);
  return isReflectMessage(value) ? value : undefined;
}

/**
 * Refuses a message that has only unknown fields: it is of another type, not empty.
 *
 * @throws AnswerIssue
 */
export function throwIfForeign({ desc, message }: ReflectMessage): void {
  if (message.$unknown === undefined || message.$unknown.length === 0) return;
  throw new AnswerIssue(
    `has a ${desc.typeName} with fields that are not known, and with none of those that the mapping names`,
  );
}

/**
 * Reads the value at the end of a path: `undefined` when it, or a message on the path to it, is not set. For a scalar
 * without presence that is also its default, because the two are the same on the wire.
 *
 * @throws AnswerIssue for an enum's value without a translation, an integer beyond 2^53, a list with an element that is
 * not set, and an empty list in a message of another kind.
 */
export function readValue(
  message: ReflectMessage,
  path: FieldPath,
  translation: Translation | undefined,
): unknown {
  const [field, next, ...others] = path;
  if (next !== undefined) {
    if (field.fieldKind === "list") return readEach(message, field, [next, ...others], translation);
    const inner = messageIn(message, field);
    if (inner === undefined) return undefined;
    const value = readValue(inner, [next, ...others], translation);
    if (Array.isArray(value) && value.length === 0) throwIfForeign(inner);
    return value;
  }
  // A list has no presence of its own; that of its message was checked before.
  if (field.fieldKind !== "list" && !message.isSet(field)) return undefined;
  const value: unknown = message.get(field);
  if (isReflectList(value)) return [...value].map((item) => toPlain(item, field, translation));
  return toPlain(value, field, translation);
}

function readEach(
  message: ReflectMessage,
  field: DescField,
  rest: FieldPath,
  translation: Translation | undefined,
): unknown[] {
  const list: unknown = message.get(field);
  const items: unknown[] = isReflectList(list) ? [...list] : [];
  return items.map((item, index) => {
    const value = isReflectMessage(item) ? readValue(item, rest, translation) : undefined;
    // Leaving it out would make one violation fewer of it.
    if (value === undefined) {
      throw new AnswerIssue(`${field.name}[${index}] has no ${getLast(rest).name}`);
    }
    return value;
  });
}

function toPlain(value: unknown, field: DescField, translation: Translation | undefined): unknown {
  if (field.enum !== undefined) return toEnumMeaning(Number(value), field.enum, translation);
  if (typeof value === "string") return translation?.[value] ?? value;
  if (typeof value === "bigint") return toSafeInteger(value, field);
  if (isReflectMap(value)) return Object.fromEntries([...value].map(([key, item]) => [String(key), item]));
  // The only messages that are values are times, which are RFC 3339 in JSON.
  if (isReflectMessage(value)) return toTime(value, field);
  return value;
}

/** The years 1 to 9999, which RFC 3339 has, in seconds since 1970. */
const FIRST_SECOND = -62_135_596_800n;
const LAST_SECOND = 253_402_300_799n;

/** A `google.protobuf.Timestamp` as in protobuf's JSON: with 0, 3, 6 or 9 digits of the fraction. */
function toTime(value: ReflectMessage, field: DescField): string {
  const [seconds, nanos] = [1, 2].map((number) => {
    const part = value.findNumber(number);
    return part === undefined ? undefined : value.get(part);
  });
  const isTime =
    typeof seconds === "bigint" &&
    seconds >= FIRST_SECOND &&
    seconds <= LAST_SECOND &&
    typeof nanos === "number" &&
    nanos >= 0 &&
    nanos < 1e9;
  if (!isTime) throw new AnswerIssue(`${field.name} is not a time`);
  const whole = new Date(Number(seconds) * 1000).toISOString().slice(0, -".000Z".length);
  const fraction = String(nanos)
    .padStart(9, "0")
    .replace(/(?:000){1,3}$/, "");
  return `${whole}${fraction && "."}${fraction}Z`;
}

function toEnumMeaning(
  number: number,
  desc: DescEnum,
  translation: Translation | undefined,
): string | boolean {
  const name = desc.value[number]?.name ?? String(number);
  const meaning =
    translation !== undefined && Object.hasOwn(translation, name) ? translation[name] : undefined;
  if (meaning === undefined) {
    throw new AnswerIssue(
      `${desc.typeName} has the value ${name}, and the mapping does not say what it means (values)`,
    );
  }
  return meaning;
}

function toSafeInteger(value: bigint, field: DescField): number {
  const number = Number(value);
  if (!Number.isSafeInteger(number)) throw new AnswerIssue(`${field.name} is an integer beyond 2^53`);
  return number;
}
