import type {
  DescriptorProto,
  EnumDescriptorProto,
  EnumValueDescriptorProto,
  FeatureSet,
  FieldDescriptorProto,
  FileDescriptorProto,
  MethodDescriptorProto,
  OneofDescriptorProto,
  ServiceDescriptorProto,
} from "@bufbuild/protobuf/wkt";
import {
  BOOL,
  closedEnum,
  INT32,
  list,
  message,
  one,
  readMessage,
  TEXT,
  type FieldType,
  type MessageTable,
} from "./message-table.js";

const TYPES = Array.from({ length: 18 }, (_, index) => index + 1);
const LABELS = [1, 2, 3];
const EDITIONS = [998, 999, 1000, 1001, 1002, 9999];
const OF_THREE = [0, 1, 2];

const FEATURES: MessageTable<FeatureSet> = {
  fields: {
    1: one("fieldPresence", closedEnum([0, 1, 2, 3])),
    2: one("enumType", closedEnum(OF_THREE)),
    3: one("repeatedFieldEncoding", closedEnum(OF_THREE)),
    4: one("utf8Validation", closedEnum([0, 2, 3])),
    5: one("messageEncoding", closedEnum(OF_THREE)),
    6: one("jsonFormat", closedEnum(OF_THREE)),
  },
  defaults: {
    fieldPresence: 0,
    enumType: 0,
    repeatedFieldEncoding: 0,
    utf8Validation: 0,
    messageEncoding: 0,
    jsonFormat: 0,
  },
};

const DEPRECATED = one("deprecated", BOOL);

/** The options of descriptors that matter to who reads messages. */
interface ReadOptions {
  deprecated: boolean;
  features: FeatureSet;
  packed: boolean;
  jstype: number;
  mapEntry: boolean;
  idempotencyLevel: number;
}

/**
 * Options of one kind of descriptor, all of which have features. The other options do not matter for reading messages, and nothing here uses
 * them.
 */
function options(features: number, others: MessageTable<ReadOptions>["fields"] = {}): FieldType<never> {
  const table: MessageTable<ReadOptions> = {
    fields: {
      ...others,
      [features]: one(
        "features",
        message(() => FEATURES),
      ),
    },
  };
  return message(() => table) as FieldType<never>;
}

const FIELD: MessageTable<FieldDescriptorProto> = {
  fields: {
    1: one("name", TEXT),
    2: one("extendee", TEXT),
    3: one("number", INT32),
    4: one("label", closedEnum(LABELS)),
    5: one("type", closedEnum(TYPES)),
    6: one("typeName", TEXT),
    7: one("defaultValue", TEXT),
    8: one(
      "options",
      options(21, { 2: one("packed", BOOL), 3: DEPRECATED, 6: one("jstype", closedEnum(OF_THREE)) }),
    ),
    9: one("oneofIndex", INT32),
    10: one("jsonName", TEXT),
    17: one("proto3Optional", BOOL),
  },
  defaults: {
    name: "",
    extendee: "",
    number: 0,
    label: 1,
    type: 1,
    typeName: "",
    defaultValue: "",
    oneofIndex: 0,
    jsonName: "",
    proto3Optional: false,
  },
};

const ONEOF: MessageTable<OneofDescriptorProto> = {
  fields: { 1: one("name", TEXT), 2: one("options", options(1)) },
  defaults: { name: "" },
};

const ENUM_VALUE: MessageTable<EnumValueDescriptorProto> = {
  fields: { 1: one("name", TEXT), 2: one("number", INT32), 3: one("options", options(2, { 1: DEPRECATED })) },
  defaults: { name: "", number: 0 },
};

const ENUM: MessageTable<EnumDescriptorProto> = {
  fields: {
    1: one("name", TEXT),
    2: list(
      "value",
      message(() => ENUM_VALUE),
    ),
    3: one("options", options(7, { 3: DEPRECATED })),
  },
  defaults: { name: "" },
};

const MESSAGE: MessageTable<DescriptorProto> = {
  fields: {
    1: one("name", TEXT),
    2: list(
      "field",
      message(() => FIELD),
    ),
    3: list(
      "nestedType",
      message(() => MESSAGE),
    ),
    4: list(
      "enumType",
      message(() => ENUM),
    ),
    6: list(
      "extension",
      message(() => FIELD),
    ),
    7: one("options", options(12, { 3: DEPRECATED, 7: one("mapEntry", BOOL) })),
    8: list(
      "oneofDecl",
      message(() => ONEOF),
    ),
  },
  defaults: { name: "" },
};

const METHOD: MessageTable<MethodDescriptorProto> = {
  fields: {
    1: one("name", TEXT),
    2: one("inputType", TEXT),
    3: one("outputType", TEXT),
    4: one("options", options(35, { 33: DEPRECATED, 34: one("idempotencyLevel", closedEnum(OF_THREE)) })),
    5: one("clientStreaming", BOOL),
    6: one("serverStreaming", BOOL),
  },
  defaults: { name: "", inputType: "", outputType: "", clientStreaming: false, serverStreaming: false },
};

const SERVICE: MessageTable<ServiceDescriptorProto> = {
  fields: {
    1: one("name", TEXT),
    2: list(
      "method",
      message(() => METHOD),
    ),
    3: one("options", options(34, { 33: DEPRECATED })),
  },
  defaults: { name: "" },
};

const FILE: MessageTable<FileDescriptorProto> = {
  fields: {
    1: one("name", TEXT),
    2: one("package", TEXT),
    3: list("dependency", TEXT),
    4: list(
      "messageType",
      message(() => MESSAGE),
    ),
    5: list(
      "enumType",
      message(() => ENUM),
    ),
    6: list(
      "service",
      message(() => SERVICE),
    ),
    7: list(
      "extension",
      message(() => FIELD),
    ),
    8: one("options", options(50, { 23: DEPRECATED })),
    12: one("syntax", TEXT),
    14: one("edition", closedEnum(EDITIONS)),
  },
  defaults: {
    $typeName: "google.protobuf.FileDescriptorProto",
    name: "",
    package: "",
    syntax: "",
    edition: 0,
  },
};

/**
 * Reads a file's descriptor: all of it that `createFileRegistry` uses.
 *
 * @throws for bytes that are no such message.
 */
export function readFileDescriptor(bytes: Uint8Array): FileDescriptorProto {
  return readMessage(FILE, bytes);
}
