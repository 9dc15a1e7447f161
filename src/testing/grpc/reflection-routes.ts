import { create, toBinary, type DescFile, type DescService } from "@bufbuild/protobuf";
import { nestedTypes } from "@bufbuild/protobuf/reflect";
import { FileDescriptorProtoSchema } from "@bufbuild/protobuf/wkt";
import { Code, type ConnectRouter } from "@connectrpc/connect";

import {
  ServerReflection,
  ServerReflectionResponseSchema,
  type ServerReflectionRequest,
  type ServerReflectionResponse,
} from "../../evidence/schema/proto/grpc/reflection/v1/reflection_pb.js";

export type ReflectionVersion = "v1" | "v1alpha";

/** Server reflection of these services, under the names of these versions of the protocol. */
export function reflectionRoutes(
  services: readonly DescService[],
  versions: readonly ReflectionVersion[],
): (router: ConnectRouter) => void {
  const answer = createReflection(services);
  return (router) => {
    for (const version of versions) {
      const parent = { ...ServerReflection, typeName: `grpc.reflection.${version}.ServerReflection` };
      const info = { ...ServerReflection.method.serverReflectionInfo, parent };
      router.service(
        { ...parent, methods: [info], method: { serverReflectionInfo: info } },
        {
          async *serverReflectionInfo(requests) {
            for await (const request of requests) yield answer(request);
          },
        },
      );
    }
  };
}

type Answer = ServerReflectionResponse["messageResponse"];

function createReflection(
  services: readonly DescService[],
): (request: ServerReflectionRequest) => ServerReflectionResponse {
  const files = new Map<string, DescFile>();
  const symbols = new Map<string, DescFile>();
  const add = (file: DescFile): void => {
    const name = `${file.name}.proto`;
    if (files.has(name)) return;
    files.set(name, file);
    for (const type of nestedTypes(file)) {
      symbols.set(type.typeName, file);
      if (type.kind !== "service") continue;
      for (const method of type.methods) symbols.set(`${type.typeName}.${method.name}`, file);
    }
    file.dependencies.forEach(add);
  };
  for (const { file } of services) add(file);

  const describe = (file: DescFile | undefined, name: string): unknown => {
    if (file === undefined) return notFound(name);
    const fileDescriptorProto = [...withDependencies(file)].map(({ proto }) =>
      toBinary(FileDescriptorProtoSchema, proto),
    );
    return { case: "fileDescriptorResponse", value: { fileDescriptorProto } };
  };
  const answer = ({ messageRequest: question }: ServerReflectionRequest): unknown => {
    switch (question.case) {
      case "listServices":
        return {
          case: "listServicesResponse",
          value: { service: services.map(({ typeName }) => ({ name: typeName })) },
        };
      case "fileContainingSymbol":
        return describe(symbols.get(question.value), question.value);
      case "fileByFilename":
        return describe(files.get(question.value), question.value);
      default:
        return notFound(String(question.case));
    }
  };
  return (request) =>
    create(ServerReflectionResponseSchema, {
      validHost: request.host,
      originalRequest: request,
      messageResponse: answer(request) as Answer,
    });
}

function withDependencies(file: DescFile, seen = new Set<DescFile>()): Set<DescFile> {
  if (!seen.has(file)) {
    seen.add(file);
    for (const dependency of file.dependencies) withDependencies(dependency, seen);
  }
  return seen;
}

function notFound(name: string): unknown {
  return {
    case: "errorResponse",
    value: { errorCode: Code.NotFound, errorMessage: `Symbol not found: ${name}` },
  };
}
