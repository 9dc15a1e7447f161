import type { DescField, DescMethod } from "@bufbuild/protobuf";
import type { ReflectedSymbol } from "../../evidence/client/grpc/server-reflection.js";

/** A part of a symbol: a method, a field or a value. */
interface SymbolMember {
  name: string;
  type: string;
  /** The number of a field or enum value. */
  number?: number;
}

/** The output of `grpc describe`. */
interface SymbolDescription {
  name: string;
  kind: "service" | "method" | "message" | "enum";
  members: SymbolMember[];
}

/** Describes a symbol: a service by its methods, a method by its messages, a message by its fields. */
export function describeSymbol(symbol: ReflectedSymbol): SymbolDescription {
  switch (symbol.kind) {
    case "service":
      return {
        name: symbol.typeName,
        kind: "service",
        members: symbol.methods.map((method) => ({ name: method.name, type: methodType(method) })),
      };
    case "rpc":
      return {
        name: `/${symbol.parent.typeName}/${symbol.name}`,
        kind: "method",
        members: [
          { name: "request", type: symbol.input.typeName },
          { name: "answer", type: symbol.output.typeName },
        ],
      };
    case "message":
      return {
        name: symbol.typeName,
        kind: "message",
        members: symbol.fields.map((field) => ({
          name: field.name,
          type: fieldType(field),
          number: field.number,
        })),
      };
    case "enum":
      return {
        name: symbol.typeName,
        kind: "enum",
        members: symbol.values.map(({ name, number }) => ({ name, type: "value", number })),
      };
  }
}

/** The types of a method in the syntax of a `.proto` file. */
function methodType({ input, output, methodKind }: DescMethod): string {
  const request = methodKind === "client_streaming" || methodKind === "bidi_streaming" ? "stream " : "";
  const answer = methodKind === "server_streaming" || methodKind === "bidi_streaming" ? "stream " : "";
  return `(${request}${input.typeName}) returns (${answer}${output.typeName})`;
}

function fieldType(field: DescField): string {
  const of = field.message?.typeName ?? field.enum?.typeName ?? SCALARS[field.scalar ?? 0] ?? "unknown";
  if (field.fieldKind === "map") return `map<${SCALARS[field.mapKey] ?? "unknown"}, ${of}>`;
  return field.fieldKind === "list" ? `repeated ${of}` : of;
}

/** The scalar types of FieldDescriptorProto.Type. */
const SCALARS: Readonly<Record<number, string>> = {
  1: "double",
  2: "float",
  3: "int64",
  4: "uint64",
  5: "int32",
  6: "fixed64",
  7: "fixed32",
  8: "bool",
  9: "string",
  12: "bytes",
  13: "uint32",
  15: "sfixed32",
  16: "sfixed64",
  17: "sint32",
  18: "sint64",
};
