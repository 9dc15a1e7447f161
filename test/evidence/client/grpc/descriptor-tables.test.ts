import { create, createFileRegistry, fromBinary, toBinary } from "@bufbuild/protobuf";
import { nestedTypes } from "@bufbuild/protobuf/reflect";
import * as wkt from "@bufbuild/protobuf/wkt";
import { FileDescriptorProtoSchema, type FileDescriptorProto } from "@bufbuild/protobuf/wkt";
import fc from "fast-check";
import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { WELL_KNOWN_FILE, wellKnownFiles } from "../../../../scripts/well-known-files.mjs";
import { readFileDescriptor } from "../../../../src/evidence/client/grpc/descriptor-tables.js";
import * as referrer from "../../../../src/evidence/schema/proto/controlplane/v1/referrer_pb.js";

type Outcome = Record<string, unknown> | string;

/** What is made of a file's descriptor: all that its types say, or the error. */
function describeTypes(read: () => FileDescriptorProto): Outcome {
  try {
    const file = createFileRegistry(read(), () => undefined).getFile(read().name);
    if (file === undefined) return "none";
    return Object.fromEntries(
      [...nestedTypes(file)].map((type) => [`${type.kind} ${type.typeName}`, plain(type)]),
    );
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

/** The own members of a descriptor, without the messages that it was read from, and others by their names. */
function plain(value: unknown, depth = 0): unknown {
  if (Array.isArray(value)) return value.map((item) => plain(item, depth));
  if (typeof value === "function") return plain(attempt(value as () => unknown), depth);
  if (typeof value !== "object" || value === null) return value;
  if (depth > 0 && "typeName" in value && typeof value.typeName === "string") return value.typeName;
  if (depth > 4) return "deep";
  const members = Object.entries(value).filter(
    ([name]) => !["proto", "file", "parent", "toString"].includes(name),
  );
  return Object.fromEntries(members.map(([name, member]) => [name, plain(member, depth + 1)]));
}

function attempt(run: () => unknown): unknown {
  try {
    return run();
  } catch (error) {
    return String(error);
  }
}

function expectSame(bytes: Uint8Array): void {
  const ours = describeTypes(() => readFileDescriptor(bytes));
  expect(ours).toEqual(describeTypes(() => fromBinary(FileDescriptorProtoSchema, bytes)));
}

const name = fc.constantFrom("a", "b_c", "Kind", "KIND_ONE", "KIND_TWO", "1x", "");
const typeName = fc.constantFrom("", ".p.A", ".p.B", ".p.A.C", ".p.Kind", "A", ".p.A.FEntry");
const some = <T>(value: fc.Arbitrary<T>): fc.Arbitrary<T | undefined> => fc.option(value, { nil: undefined });
const features = fc.record(
  {
    fieldPresence: fc.integer({ min: 0, max: 4 }),
    enumType: fc.integer({ min: 0, max: 3 }),
    repeatedFieldEncoding: fc.integer({ min: 0, max: 3 }),
    utf8Validation: fc.integer({ min: 0, max: 4 }),
    messageEncoding: fc.integer({ min: 0, max: 3 }),
  },
  { requiredKeys: [] },
);
const options = fc.record(
  {
    deprecated: fc.boolean(),
    features,
    packed: fc.boolean(),
    jstype: fc.integer({ min: 0, max: 3 }),
    mapEntry: fc.boolean(),
  },
  { requiredKeys: [] },
);
const field = fc.record(
  {
    name,
    number: fc.integer({ min: 0, max: 5 }),
    label: fc.integer({ min: 0, max: 4 }),
    type: fc.integer({ min: 0, max: 20 }),
    typeName,
    options: some(options),
    oneofIndex: fc.integer({ min: 0, max: 1 }),
    jsonName: name,
    proto3Optional: fc.boolean(),
    defaultValue: fc.constantFrom("", "1", "true", "KIND_ONE"),
    extendee: typeName,
  },
  { requiredKeys: ["name", "number"] },
);
const enumType = fc.record({
  name: fc.constantFrom("Kind", "E"),
  value: fc.array(fc.record({ name, number: fc.integer({ min: -1, max: 3 }), options: some(options) }), {
    maxLength: 3,
  }),
  options: some(options),
});
const messageType = fc.record({
  name: fc.constantFrom("A", "B"),
  field: fc.array(field, { maxLength: 4 }),
  nestedType: fc.array(
    fc.record({
      name: fc.constantFrom("C", "FEntry"),
      field: fc.array(field, { maxLength: 2 }),
      options: some(options),
    }),
    { maxLength: 2 },
  ),
  enumType: fc.array(enumType, { maxLength: 1 }),
  oneofDecl: fc.array(fc.record({ name }), { maxLength: 2 }),
  options: some(options),
});
const file = fc.record({
  name: fc.constant("p.proto"),
  package: fc.constantFrom("p", ""),
  syntax: fc.constantFrom("proto3", "proto2", "", "editions", "other"),
  edition: fc.constantFrom(0, 998, 999, 1000, 1001, 9999, 7),
  messageType: fc.array(messageType, { maxLength: 3 }),
  enumType: fc.array(enumType, { maxLength: 2 }),
  extension: fc.array(field, { maxLength: 1 }),
  service: fc.array(
    fc.record({
      name,
      method: fc.array(
        fc.record({
          name,
          inputType: typeName,
          outputType: typeName,
          clientStreaming: fc.boolean(),
          serverStreaming: fc.boolean(),
          options: some(
            fc.record({ deprecated: fc.boolean(), idempotencyLevel: fc.integer({ min: 0, max: 3 }) }),
          ),
        }),
        { maxLength: 2 },
      ),
    }),
    { maxLength: 1 },
  ),
  options: some(options),
});

describe("a file's descriptor makes the types that the protobuf library makes of it", () => {
  test("any file", () => {
    fc.assert(
      fc.property(file, (value) =>
        expectSame(toBinary(FileDescriptorProtoSchema, create(FileDescriptorProtoSchema, value as never))),
      ),
      { numRuns: 500 },
    );
  });

  test.each([
    wkt.file_google_protobuf_descriptor,
    wkt.file_google_protobuf_struct,
    referrer.file_controlplane_v1_referrer,
  ])("%s", ({ proto }) => expectSame(toBinary(FileDescriptorProtoSchema, { ...proto, dependency: [] })));

  test("bytes cut short, changed or sent twice", () => {
    const bytes = toBinary(FileDescriptorProtoSchema, wkt.file_google_protobuf_struct.proto);
    for (let end = 0; end < bytes.length; end += 1) {
      const cut = bytes.subarray(0, end);
      const isRead = typeof describeTypes(() => fromBinary(FileDescriptorProtoSchema, cut)) === "object";
      expect(typeof describeTypes(() => readFileDescriptor(cut)) === "object", String(end)).toBe(isRead);
    }
    expectSame(Buffer.concat([bytes, bytes]));
  });
});

test("the descriptors of the well-known types are those of the protobuf library", async () => {
  const path = new URL(`../../../../${WELL_KNOWN_FILE}`, import.meta.url);
  expect(readFileSync(path, "utf8"), "npm run protos").toBe(await wellKnownFiles());
});
