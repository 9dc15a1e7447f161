import { BinaryReader, WireType } from "@bufbuild/protobuf/wire";

/** A type of values. */
export interface FieldType<T> {
  readonly wireType: WireType;
  /**
   * @param before what was read of the field before, with which a message is merged.
   * @returns `undefined` for a value that the type does not have, which is left out.
   */
  read(this: void, reader: BinaryReader, before: unknown, depth: number): T | undefined;
}

interface Field<Name, T> {
  readonly name: Name;
  readonly wireType: WireType;
  readonly isList: boolean;
  /** An element, of a list. */
  read(this: void, reader: BinaryReader, before: unknown, depth: number): unknown;
  /** Of the type only: what the object that is read has there. */
  readonly value?: T;
}

type AnyField<M> = { [Name in keyof M & string]-?: Field<Name, NonNullable<M[Name]>> }[keyof M & string];

/** The fields of a message that are read, by their numbers. */
export interface MessageTable<M> {
  readonly fields: Readonly<Record<number, AnyField<M>>>;
  /** The values of fields that were not sent. They are inherited, so that they differ from those that were. */
  readonly defaults?: { readonly [Name in keyof M]?: unknown };
}

/** The most messages within each other, as in the protobuf library. */
const MOST_DEPTH = 100;

export const TEXT: FieldType<string> = {
  wireType: WireType.LengthDelimited,
  read: (reader) => reader.string(),
};
export const BYTES: FieldType<Uint8Array> = {
  wireType: WireType.LengthDelimited,
  read: (reader) => reader.bytes(),
};
export const BOOL: FieldType<boolean> = { wireType: WireType.Varint, read: (reader) => reader.bool() };
export const INT32: FieldType<number> = { wireType: WireType.Varint, read: (reader) => reader.int32() };

/** A closed enum with these values, whose others count as not sent. The table has to choose those of its field's type. */
export function closedEnum(values: readonly number[]): FieldType<never> {
  const read = (reader: BinaryReader): number | undefined => {
    const value = reader.int32();
    return values.includes(value) ? value : undefined;
  };
  return { wireType: WireType.Varint, read } as FieldType<never>;
}

/** @param table a function, as a message may hold others of its type. */
export function message<M extends object>(table: () => MessageTable<M>): FieldType<M> {
  return {
    wireType: WireType.LengthDelimited,
    read: (reader, before, depth) => readMessage(table(), reader.bytes(), before as M | undefined, depth + 1),
  };
}

export function one<Name extends string, T>(name: Name, { wireType, read }: FieldType<T>): Field<Name, T> {
  return { name, wireType, read, isList: false };
}

export function list<Name extends string, T>(name: Name, { wireType, read }: FieldType<T>): Field<Name, T[]> {
  return { name, wireType, read, isList: true };
}

/**
 * Reads a message by its table. The protobuf library would make descriptors of the message's type first, which takes longer than all else in
 * a call.
 *
 * @throws for bytes that are no message.
 */
export function readMessage<M extends object>(
  table: MessageTable<M>,
  bytes: Uint8Array,
  begun?: M,
  depth = 1,
): M {
  if (depth > MOST_DEPTH) throw new Error(`more than ${MOST_DEPTH} messages are within each other`);
  const fields: Readonly<Record<number, Field<string, unknown>>> = table.fields;
  // The type of the table guarantees that its fields make this type.
  const message = begun ?? (Object.create(table.defaults ?? {}) as M);
  const read = message as Record<string, unknown>;
  for (const { name, isList } of Object.values(fields)) if (isList) read[name] ??= [];
  const reader = new BinaryReader(bytes);
  while (reader.pos < reader.len) {
    const [number, wireType] = reader.tag();
    const field = fields[number];
    if (field?.wireType === wireType) {
      const before = field.isList ? undefined : read[field.name];
      add(read, field, field.read(reader, before, depth));
    } else {
      add(read, UNKNOWN, { no: number, wireType, data: reader.skip(wireType, number) });
    }
  }
  return message;
}

/** As the protobuf library has what it does not know, in which options of others are. */
const UNKNOWN = { name: "$unknown", isList: true };

function add(
  read: Record<string, unknown>,
  { name, isList }: { name: string; isList: boolean },
  value: unknown,
): void {
  if (value === undefined) return;
  const values = read[name];
  if (!isList) read[name] = value;
  else if (Array.isArray(values)) values.push(value);
  else read[name] = [value];
}
