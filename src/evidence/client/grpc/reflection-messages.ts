import { BinaryWriter, WireType } from "@bufbuild/protobuf/wire";
import type { WireMethod } from "./grpc-channel.js";
import { BYTES, INT32, list, message, one, readMessage, TEXT, type MessageTable } from "./message-table.js";

/** The fields of a request, of which one is sent (`schemas/proto/grpc/reflection/v1`). */
const QUESTIONS = { fileByFilename: 3, fileContainingSymbol: 4, listServices: 7 } as const;

export interface ReflectionQuestion {
  case: keyof typeof QUESTIONS;
  value: string;
}

interface FilesAnswer {
  fileDescriptorProto: Uint8Array[];
}
interface ServicesAnswer {
  service: { name: string }[];
}
interface ErrorAnswer {
  errorCode: number;
  errorMessage: string;
}

/** One of these, or none. */
export interface ReflectionAnswer {
  fileDescriptorResponse?: FilesAnswer;
  listServicesResponse?: ServicesAnswer;
  errorResponse?: ErrorAnswer;
}

const SERVICE: MessageTable<{ name: string }> = { fields: { 1: one("name", TEXT) }, defaults: { name: "" } };
const FILES: MessageTable<FilesAnswer> = { fields: { 1: list("fileDescriptorProto", BYTES) } };
const SERVICES: MessageTable<ServicesAnswer> = {
  fields: {
    1: list(
      "service",
      message(() => SERVICE),
    ),
  },
};
const ERROR: MessageTable<ErrorAnswer> = {
  fields: { 1: one("errorCode", INT32), 2: one("errorMessage", TEXT) },
  defaults: { errorCode: 0, errorMessage: "" },
};
const ANSWER: MessageTable<ReflectionAnswer> = {
  fields: {
    4: one(
      "fileDescriptorResponse",
      message(() => FILES),
    ),
    6: one(
      "listServicesResponse",
      message(() => SERVICES),
    ),
    7: one(
      "errorResponse",
      message(() => ERROR),
    ),
  },
};

export const REFLECTION_ANSWER = "grpc.reflection.v1.ServerReflectionResponse";

/** The only method of server reflection. The package v1alpha has the same messages, and many servers have only that. */
export function reflectionMethod(
  version: "v1" | "v1alpha",
): WireMethod<ReflectionQuestion, ReflectionAnswer> {
  return {
    service: `grpc.reflection.${version}.ServerReflection`,
    name: "ServerReflectionInfo",
    outputType: REFLECTION_ANSWER,
    encode: ({ case: field, value }) =>
      new BinaryWriter().tag(QUESTIONS[field], WireType.LengthDelimited).string(value).finish(),
    decode: (bytes) => readMessage(ANSWER, bytes),
  };
}
