/** The part of JSON Schema, draft 2020-12, that the schemas of `firstMisfit` use. */
export interface Schema {
  readonly $ref?: string;
  readonly $defs?: Readonly<Record<string, Schema>>;
  readonly type?: string | readonly string[];
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minLength?: number;
  readonly pattern?: string;
  readonly format?: string;
  readonly minItems?: number;
  readonly items?: Schema;
  readonly required?: readonly string[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly additionalProperties?: boolean | Schema;
}

interface Misfit {
  /** A JSON Pointer. */
  path: string;
  message: string;
}

interface SchemaContext {
  /** Returns the schema of a `$ref`. */
  resolve(ref: string): Schema;
  /** Removes members where `additionalProperties` is false, instead of refusing them. */
  removesAdditional?: boolean;
  /** Refuses members that differ from a known one only by case: read as absent, they could make a false pass. */
  refusesOtherCase?: boolean;
}

/**
 * Returns the first problem of a JSON value, with the place and the message that ajv gives it; `undefined` when it fits.
 *
 * Loading ajv, or validators that it has compiled ahead, takes longer than all checks of most processes. Tests hold that it agrees with ajv,
 * and that no schema has a keyword that is not known here.
 */
export function firstMisfit(
  schema: Schema,
  value: unknown,
  context: SchemaContext,
  path = "",
): Misfit | undefined {
  const { type } = schema;
  if (type !== undefined) {
    const types = typeof type === "string" ? [type] : type;
    if (!types.some((each) => hasType(each, value))) return { path, message: `must be ${types.join(",")}` };
  }
  const message = findMisfit(schema, value);
  if (message !== undefined) return { path, message };
  if (schema.$ref !== undefined) {
    const misfit = firstMisfit(context.resolve(schema.$ref), value, context, path);
    if (misfit !== undefined) return misfit;
  }
  if (Array.isArray(value)) return checkItems(schema, value, context, path);
  return isRecord(value) ? checkMembers(schema, value, context, path) : undefined;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function hasType(type: string, value: unknown): boolean {
  switch (type) {
    case "object":
      return isRecord(value);
    case "array":
      return Array.isArray(value);
    case "null":
      return value === null;
    case "integer":
      return Number.isInteger(value);
    case "number":
      return Number.isFinite(value);
    default:
      return typeof value === type;
  }
}

/** Returns what is wrong with a value itself, whatever is within it. */
function findMisfit(schema: Schema, value: unknown): string | undefined {
  if (typeof value === "number") {
    if (value > (schema.maximum ?? value)) return `must be <= ${String(schema.maximum)}`;
    if (value < (schema.minimum ?? value)) return `must be >= ${String(schema.minimum)}`;
  } else if (typeof value === "string") {
    const { minLength, pattern } = schema;
    if (minLength !== undefined && Array.from(value.slice(0, 2 * minLength)).length < minLength)
      return `must NOT have fewer than ${String(minLength)} characters`;
    if (pattern !== undefined && !getPattern(pattern).test(value)) return `must match pattern "${pattern}"`;
    if (schema.format === "date-time" && !isDateTime(value)) return 'must match format "date-time"';
  }
  if ("const" in schema && value !== schema.const) return "must be equal to constant";
  if (schema.enum?.includes(value) === false) return "must be equal to one of the allowed values";
  return undefined;
}

function checkItems(
  { minItems, items }: Schema,
  values: readonly unknown[],
  context: SchemaContext,
  path: string,
): Misfit | undefined {
  if (minItems !== undefined && values.length < minItems)
    return { path, message: `must NOT have fewer than ${String(minItems)} items` };
  if (items === undefined) return undefined;
  for (const [at, value] of values.entries()) {
    const misfit = firstMisfit(items, value, context, `${path}/${String(at)}`);
    if (misfit !== undefined) return misfit;
  }
  return undefined;
}

function checkMembers(
  { required, properties = {}, additionalProperties: additional }: Schema,
  value: Record<string, unknown>,
  context: SchemaContext,
  path: string,
): Misfit | undefined {
  const missing = required?.find((name) => value[name] === undefined);
  if (missing !== undefined) return { path, message: `must have required property '${missing}'` };
  if (context.refusesOtherCase === true) {
    const known = findOtherCase(properties, value);
    if (known !== undefined) return { path, message: `has the property '${known}' in another case` };
  }
  if (additional !== undefined && additional !== true) {
    for (const name of Object.keys(value)) {
      if (Object.hasOwn(properties, name)) continue;
      if (additional !== false) {
        const misfit = firstMisfit(additional, value[name], context, `${path}/${toPointer(name)}`);
        if (misfit !== undefined) return misfit;
      } else if (context.removesAdditional === true) Reflect.deleteProperty(value, name);
      else return { path, message: "must NOT have additional properties" };
    }
  }
  for (const [name, schema] of Object.entries(properties)) {
    if (value[name] === undefined) continue;
    const misfit = firstMisfit(schema, value[name], context, `${path}/${toPointer(name)}`);
    if (misfit !== undefined) return misfit;
  }
  return undefined;
}

/** Returns the name in the schema that a member has in another case. */
function findOtherCase(properties: object, value: Record<string, unknown>): string | undefined {
  const names = Object.keys(properties);
  for (const member of Object.keys(value)) {
    if (names.length === 0 || Object.hasOwn(properties, member)) continue;
    const lower = member.toLowerCase();
    const known = names.find((name) => name.length === lower.length && name.toLowerCase() === lower);
    if (known !== undefined) return known;
  }
  return undefined;
}

function toPointer(name: string): string {
  return name.replaceAll("~", "~0").replaceAll("/", "~1");
}

const patterns = new Map<string, RegExp>();

function getPattern(text: string): RegExp {
  let pattern = patterns.get(text);
  if (pattern === undefined) patterns.set(text, (pattern = new RegExp(text, "u")));
  return pattern;
}

const DATE_TIME =
  /^(\d{4})-(\d\d)-(\d\d)[t\s](\d\d):(\d\d):(\d\d(?:\.\d+)?)(?:z|([+-])(\d\d)(?::?(\d\d))?)$/i;

/** Returns whether a text is a date and a time of RFC 3339, as ajv-formats has it. */
function isDateTime(text: string): boolean {
  const parts = DATE_TIME.exec(text);
  if (parts === null) return false;
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0] = parts.slice(1, 7).map(Number);
  const zoneHours = Number(parts[8] ?? 0);
  const zoneMinutes = Number(parts[9] ?? 0);
  if (month < 1 || month > 12 || day < 1 || day > countDays(year, month)) return false;
  if (zoneHours > 23 || zoneMinutes > 59) return false;
  if (hour <= 23 && minute <= 59 && second < 60) return true;
  // A leap second is the last of a day in UTC.
  const sign = parts[7] === "-" ? -1 : 1;
  const utcMinute = minute - zoneMinutes * sign;
  const utcHour = hour - zoneHours * sign - (utcMinute < 0 ? 1 : 0);
  return (utcHour === 23 || utcHour === -1) && (utcMinute === 59 || utcMinute === -1) && second < 61;
}

function countDays(year: number, month: number): number {
  if (month === 2) return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0) ? 29 : 28;
  return [4, 6, 9, 11].includes(month) ? 30 : 31;
}
