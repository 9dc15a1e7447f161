import { ScalarType, type DescField, type DescMessage } from "@bufbuild/protobuf";
import { nearest } from "../../../base/text/nearest.js";
import type { ValueKind } from "./platform-operation.js";

/** The fields that lead from a message to a value, the value's own last. */
export type FieldPath = readonly [DescField, ...DescField[]];

/** A mapping that does not fit the server's messages. */
export class MappingIssue extends Error {}

const TIMESTAMP = "google.protobuf.Timestamp";

const INTEGERS = new Set<ScalarType>([
  ScalarType.INT32,
  ScalarType.INT64,
  ScalarType.UINT32,
  ScalarType.UINT64,
  ScalarType.SINT32,
  ScalarType.SINT64,
  ScalarType.FIXED32,
  ScalarType.FIXED64,
  ScalarType.SFIXED32,
  ScalarType.SFIXED64,
]);

export function isInteger(scalar: ScalarType | undefined): boolean {
  return scalar !== undefined && INTEGERS.has(scalar);
}

/** Finds the field of a message by its name, as the proto or its JSON form has it. @throws MappingIssue */
export function findField(message: DescMessage, name: string): DescField {
  const found = message.fields.find((field) => field.name === name || field.jsonName === name);
  if (found !== undefined) return found;
  const names = message.fields.map((field) => field.name);
  throw new MappingIssue(`${message.typeName} has no field ${name}${nearest(name, names)}`);
}

/** @throws MappingIssue when a field does not exist, or one before the last is not a message. */
export function findPath(message: DescMessage, path: string, allowLists = false): FieldPath {
  const [first = "", ...rest] = path.split(".");
  const field = findField(message, first);
  if (rest.length === 0) return [field];
  if (field.message === undefined || (field.fieldKind === "list" && !allowLists)) {
    throw new MappingIssue(`${getName([field])} is not a message with fields`);
  }
  return [field, ...findPath(field.message, rest.join("."), allowLists)];
}

/** Finds the path of the repeated field with the records. @throws MappingIssue */
export function findResults(message: DescMessage, path: string): { path: FieldPath; record: DescMessage } {
  const found = findPath(message, path);
  const { fieldKind, message: record } = getLast(found);
  if (fieldKind !== "list" || record === undefined) {
    throw new MappingIssue(`${getName(found)} is not a repeated field of messages`);
  }
  return { path: found, record };
}

/**
 * Finds the path of a value that can be read as `kind`.
 *
 * @param hasValues whether there is a translation of the server's values.
 * @throws MappingIssue
 */
export function findValue(
  message: DescMessage,
  path: string,
  kind: ValueKind,
  hasValues: boolean,
): FieldPath {
  const found = findPath(message, path, kind === "strings");
  const field = getLast(found);
  if (field.enum !== undefined && !hasValues) {
    throw new MappingIssue(`${getName(found)} is an enum, so its values must be given`);
  }
  if (!isReadableAs(found, kind, hasValues)) {
    throw new MappingIssue(`${getName(found)} cannot be read as ${SHOWN_KINDS[kind]}`);
  }
  if (kind === "boolean" && field.enum === undefined && !hasPresence(field)) {
    throw new MappingIssue(
      `${getName(found)} has no presence, so that false cannot be told from a missing answer; ` +
        "name a field that is optional, or an enum with its values",
    );
  }
  return found;
}

const SHOWN_KINDS: Readonly<Record<ValueKind, string>> = {
  string: "a text",
  integer: "an integer",
  boolean: "true or false",
  time: "a time (google.protobuf.Timestamp, or RFC 3339 in a string)",
  string_map: "a map of texts",
  strings: "a list of texts",
};

function isReadableAs(path: FieldPath, kind: ValueKind, hasValues: boolean): boolean {
  const field = getLast(path);
  const { fieldKind, scalar } = field;
  const isString = scalar === ScalarType.STRING;
  const isSingle = fieldKind === "scalar" || fieldKind === "enum";
  switch (kind) {
    case "string":
      return isSingle && (isString || field.enum !== undefined);
    case "integer":
      return fieldKind === "scalar" && isInteger(scalar);
    case "boolean":
      return (
        isSingle && (scalar === ScalarType.BOOL || (hasValues && (isString || field.enum !== undefined)))
      );
    case "time":
      return (
        (fieldKind === "scalar" && isString) ||
        (fieldKind === "message" && field.message.typeName === TIMESTAMP)
      );
    case "string_map":
      return (
        fieldKind === "map" && field.mapKind === "scalar" && isString && field.mapKey === ScalarType.STRING
      );
    case "strings": {
      const lists = path.filter((part) => part.fieldKind === "list").length;
      return lists === 1 && (isString || field.enum !== undefined) && fieldKind !== "map";
    }
  }
}

/** Of `google.protobuf.FeatureSet.FieldPresence`, whose module would make the descriptors of all well-known types. */
const IMPLICIT = 2;

function hasPresence(field: DescField): boolean {
  return Number(field.presence) !== IMPLICIT;
}

/** Returns the field that a path leads to. */
export function getLast(path: FieldPath): DescField {
  return path.at(-1) ?? path[0];
}

function getName(path: FieldPath): string {
  const field = getLast(path);
  return `${field.parent.typeName}.${field.name}`;
}
