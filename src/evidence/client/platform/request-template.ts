import {
  ScalarType,
  type DescField,
  type DescMessage,
  type JsonObject,
  type JsonValue,
} from "@bufbuild/protobuf";
import { isReflectList, reflect, type ReflectMessage } from "@bufbuild/protobuf/reflect";
import type { RequestTemplate } from "../../settings/platform-mapping.js";
import { ServiceError } from "../../../base/errors.js";
import { nearest } from "../../../base/text/nearest.js";
import { findField, isInteger, MappingIssue } from "./field-path.js";
import type { PlaceholderKind, PlatformOperation } from "./platform-operation.js";

/** The values of a request, by placeholder. */
export type RequestValues = Readonly<
  Record<string, string | number | boolean | readonly string[] | undefined>
>;

type Template = { readonly [field: string]: RequestTemplate };
/** For a placeholder: the meanings of the service's values. */
type Translations = Readonly<Record<string, Readonly<Record<string, string | boolean>>>>;

/**
 * Returns the placeholder that a text is, such as `kind` for `$kind`; `undefined` for a text that stands for itself.
 */
function getPlaceholder(value: RequestTemplate): string | undefined {
  return typeof value === "string" && /^\$(?!\$)/.test(value) ? value.slice(1) : undefined;
}

function isNested(value: RequestTemplate): value is Template {
  return typeof value === "object" && !Array.isArray(value);
}

/** Returns whether a template has more than placeholders, and messages of them. */
export function hasLiterals(template: Template): boolean {
  return Object.values(template).some((value) =>
    isNested(value) ? hasLiterals(value) : getPlaceholder(value) === undefined,
  );
}

/** Returns the placeholders of a template, in its order. */
export function getPlaceholders(template: Template): string[] {
  return Object.values(template).flatMap((value) => {
    if (isNested(value)) return getPlaceholders(value);
    return getPlaceholder(value) ?? [];
  });
}

/**
 * Checks a template against the request's message.
 *
 * @throws MappingIssue for the first thing that does not fit.
 */
export function checkTemplate(template: Template, message: DescMessage, operation: PlatformOperation): void {
  const { placeholders, required } = operation;
  const used = getPlaceholders(template);
  for (const name of used) {
    if (!Object.hasOwn(placeholders, name)) {
      const names = Object.keys(placeholders);
      throw new MappingIssue(
        `the request has $${name}${nearest(name, names)}, and there are ${names.map((known) => `$${known}`).join(", ")}`,
      );
    }
  }
  if (!required.some((names) => names.every((name) => used.includes(name)))) {
    const alternatives = required.map((names) => names.map((name) => `$${name}`).join(", "));
    throw new MappingIssue(`the request has no place for ${alternatives.join(", or for ")}`);
  }
  checkFields(template, message, placeholders);
}

function checkFields(
  template: Template,
  message: DescMessage,
  placeholders: Readonly<Record<string, PlaceholderKind>>,
): void {
  for (const [name, value] of Object.entries(template)) {
    const field = findField(message, name);
    const subject = `${message.typeName}.${field.name}`;
    const placeholder = getPlaceholder(value);
    if (isNested(value)) {
      if (field.fieldKind !== "message") throw new MappingIssue(`${subject} is not a message with fields`);
      checkFields(value, field.message, placeholders);
    } else if (placeholder !== undefined && !takes(field, placeholders[placeholder])) {
      throw new MappingIssue(`${subject} cannot hold $${placeholder}`);
    }
  }
}

function takes(field: DescField, kind: PlaceholderKind | undefined): boolean {
  const { fieldKind, scalar } = field;
  const isText = scalar === ScalarType.STRING || field.enum !== undefined;
  switch (kind) {
    case "string":
      return (fieldKind === "scalar" || fieldKind === "enum") && isText;
    case "strings":
      return fieldKind === "list" && isText;
    case "integer":
      return fieldKind === "scalar" && isInteger(scalar);
    case "boolean":
      return fieldKind === "scalar" && scalar === ScalarType.BOOL;
    case undefined:
      return false;
  }
}

/**
 * Returns the request in protobuf's JSON form. A field whose placeholder has no value is left out, and so is a message
 * that is empty for that reason.
 *
 * @throws ServiceError `request_invalid` for a value that the service's enum has no name for.
 */
export function fillTemplate(
  template: Template,
  message: DescMessage,
  values: RequestValues,
  translations: Translations,
): JsonObject {
  const filled: JsonObject = {};
  for (const [name, value] of Object.entries(template)) {
    const field = findField(message, name);
    const placeholder = getPlaceholder(value);
    if (placeholder !== undefined) {
      const given = values[placeholder];
      if (given !== undefined)
        filled[name] = toWireValue(placeholder, given, field, translations[placeholder]);
    } else if (isNested(value) && field.message !== undefined) {
      const inner = fillTemplate(value, field.message, values, translations);
      if (Object.keys(inner).length > 0 || Object.keys(value).length === 0) filled[name] = inner;
    } else {
      filled[name] = toLiteral(value);
    }
  }
  return filled;
}

function toLiteral(value: RequestTemplate): JsonValue {
  if (typeof value === "string") return value.replace(/^\$\$/, "$");
  return value as JsonValue;
}

function toWireValue(
  placeholder: string,
  value: NonNullable<RequestValues[string]>,
  field: DescField,
  translation: Readonly<Record<string, string | boolean>> | undefined,
): JsonValue {
  const one = (item: string): string => {
    const translated = Object.entries(translation ?? {}).find(([, meaning]) => meaning === item)?.[0];
    const wire = translated ?? item;
    if (field.enum === undefined || field.enum.values.some(({ name }) => name === wire)) return wire;
    throw new ServiceError(
      `the platform has no value of ${field.enum.typeName} for what ${placeholder} is; it has ${field.enum.values.map(({ name }) => name).join(", ")}`,
      { code: "request_invalid" },
    );
  };
  if (typeof value === "string") return one(value);
  return typeof value === "object" ? value.map(one) : value;
}

/**
 * Sets the fields of a message to what `fillTemplate` returns for a template without literals. The library's `fromJson` does this for any JSON,
 * and needs the descriptors of the well-known types, which takes as long as a call.
 *
 * @throws MappingIssue for two values of one oneof.
 * @throws FieldError of the library for a value that the field's type does not have.
 */
export function setFields(message: ReflectMessage, values: JsonObject): ReflectMessage {
  for (const [name, value] of Object.entries(values)) {
    const field = findField(message.desc, name);
    if (field.oneof !== undefined && message.oneofCase(field.oneof) !== undefined) {
      throw new MappingIssue(`${message.desc.typeName}.${field.oneof.name} has two values`);
    }
    if (Array.isArray(value)) {
      const list: unknown = message.get(field);
      if (isReflectList(list)) for (const item of value) list.add(toLocal(item, field));
    } else if (field.fieldKind === "message") {
      message.set(field, setFields(reflect(field.message), value as JsonObject));
    } else {
      message.set(field, toLocal(value, field));
    }
  }
  return message;
}

/** The number of an enum's value; another value as it is. */
function toLocal(value: JsonValue, field: DescField): unknown {
  return field.enum === undefined ? value : field.enum.values.find(({ name }) => name === value)?.number;
}
