import { createFileRegistry, fromJson, type DescService, type JsonObject } from "@bufbuild/protobuf";
import { FileDescriptorSetSchema } from "@bufbuild/protobuf/wkt";

type Field = [name: string, type: string, options?: { repeated?: true; optional?: true }];

const SCALARS = new Set(["string", "bool", "int32", "int64", "double"]);

/** A message's descriptor in JSON. A type that is not a scalar is the name of a message, or of an enum as `enum Name`. */
function message(name: string, fields: readonly Field[]): JsonObject {
  const optional = fields.filter(([, , options]) => options?.optional === true).map(([field]) => field);
  return {
    name,
    field: fields.map(([field, type, options], index) => ({
      name: field,
      number: index + 1,
      label: options?.repeated === true ? "LABEL_REPEATED" : "LABEL_OPTIONAL",
      ...typeOf(type),
      ...(optional.includes(field) && { proto3Optional: true, oneofIndex: optional.indexOf(field) }),
    })),
    // The synthetic oneofs that optional fields of proto3 have.
    oneofDecl: optional.map((field) => ({ name: `_${field}` })),
  };
}

function typeOf(type: string): JsonObject {
  if (SCALARS.has(type)) return { type: `TYPE_${type.toUpperCase()}` };
  const [, enumName] = /^enum (\w+)$/.exec(type) ?? [];
  if (enumName !== undefined) return { type: "TYPE_ENUM", typeName: `.${enumName}` };
  return { type: "TYPE_MESSAGE", typeName: `.${type}` };
}

const qualify = (pkg: string, value: JsonObject): JsonObject =>
  JSON.parse(
    JSON.stringify(value, (key, inner: unknown) =>
      key === "typeName" && typeof inner === "string" && !inner.startsWith(".google.")
        ? `.${pkg}${inner}`
        : inner,
    ),
  ) as JsonObject;

export interface ServiceDefinition {
  package: string;
  name: string;
  methods: Record<string, { input: string; output: string; serverStreaming?: boolean }>;
  messages: Record<string, readonly Field[]>;
  enums?: Record<string, readonly string[]>;
}

/** A service that is not in this project's protos, as its server would reflect it. */
export function defineService(definition: ServiceDefinition): DescService {
  const { package: pkg, name, methods, messages, enums = {} } = definition;
  const file = qualify(pkg, {
    name: `${pkg.replaceAll(".", "/")}/${name}.proto`,
    package: pkg,
    syntax: "proto3",
    messageType: Object.entries(messages).map(([message_, fields]) => message(message_, fields)),
    enumType: Object.entries(enums).map(([enumName, values]) => ({
      name: enumName,
      value: values.map((value, number) => ({ name: value, number })),
    })),
    service: [
      {
        name,
        method: Object.entries(methods).map(([method, { input, output, serverStreaming = false }]) => ({
          name: method,
          inputType: `.${pkg}.${input}`,
          outputType: `.${pkg}.${output}`,
          serverStreaming,
        })),
      },
    ],
  });
  const set = fromJson(FileDescriptorSetSchema, { file: [file] });
  const service = createFileRegistry(set).getService(`${pkg}.${name}`);
  if (service === undefined) throw new Error(`${pkg}.${name} is not defined`);
  return service;
}
