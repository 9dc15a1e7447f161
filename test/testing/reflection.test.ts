import { create, fromBinary } from "@bufbuild/protobuf";
import { FileDescriptorProtoSchema } from "@bufbuild/protobuf/wkt";
import { Code } from "@connectrpc/connect";
import { describe, expect, test } from "vitest";
import {
  ServerReflection,
  ServerReflectionRequestSchema,
  type ServerReflectionRequest,
  type ServerReflectionResponse,
} from "../../src/evidence/schema/proto/grpc/reflection/v1/reflection_pb.js";
import { startService } from "../evidence/client/fake-client.js";
import { clientOf, failureOf } from "./grpc-client.js";

type Version = "v1" | "v1alpha";
type Question = ServerReflectionRequest["messageRequest"];
const LIST: Question = { case: "listServices", value: "" };

async function ask(
  baseUrl: string,
  version: Version,
  question: Question,
): Promise<ServerReflectionResponse["messageResponse"]> {
  const parent = { ...ServerReflection, typeName: `grpc.reflection.${version}.ServerReflection` };
  const info = { ...ServerReflection.method.serverReflectionInfo, parent };
  const service = { ...parent, methods: [info], method: { serverReflectionInfo: info } };
  const request = create(ServerReflectionRequestSchema, { messageRequest: question });
  const requests = (async function* () {
    yield request;
  })();
  for await (const answer of clientOf(service, baseUrl).serverReflectionInfo(requests)) {
    expect(answer.originalRequest).toEqual(request);
    return answer.messageResponse;
  }
  throw new Error("no answer");
}

async function listServices(baseUrl: string, version: Version): Promise<string[]> {
  const answer = await ask(baseUrl, version, LIST);
  if (answer.case !== "listServicesResponse") throw new Error(`answered ${String(answer.case)}`);
  return answer.value.service.map(({ name }) => name);
}

const CONTROLPLANE = ["controlplane.v1.ReferrerService", "controlplane.v1.CASRedirectService"];
const PLATFORM = [
  "platform.v1.EvidenceService",
  "platform.v1.ComplianceService",
  "platform.v1.EvidencePromptService",
];

describe("reflection", () => {
  test.each([
    ["both", ["v1", "v1alpha"]],
    ["v1", ["v1"]],
    ["v1alpha", ["v1alpha"]],
    [false, []],
  ] as const)("%s lists each port's services", async (reflection, served) => {
    const { grpcUrl, platformUrl } = await startService({ reflection });
    for (const version of ["v1", "v1alpha"] as const) {
      if (served.some((one) => one === version)) {
        expect(await listServices(grpcUrl, version)).toEqual(CONTROLPLANE);
        expect(await listServices(platformUrl, version)).toEqual(PLATFORM);
      } else {
        expect((await failureOf(listServices(grpcUrl, version))).code).toBe(Code.Unimplemented);
      }
    }
  });

  const TIMESTAMP = "google/protobuf/timestamp.proto";
  test.each<[Question["case"] & string, string, string[]]>([
    [
      "fileContainingSymbol",
      "controlplane.v1.ReferrerService",
      ["controlplane/v1/referrer.proto", "controlplane/v1/pagination.proto", TIMESTAMP],
    ],
    [
      "fileContainingSymbol",
      "controlplane.v1.CASRedirectService.GetDownloadURL",
      ["controlplane/v1/cas_redirect.proto"],
    ],
    ["fileContainingSymbol", "google.protobuf.Timestamp", [TIMESTAMP]],
    [
      "fileContainingSymbol",
      "controlplane.v1.GetDownloadURLResponse.Result",
      ["controlplane/v1/cas_redirect.proto"],
    ],
    ["fileByFilename", TIMESTAMP, [TIMESTAMP]],
  ])("%s %s: the file and what it depends on", async (kind, value, files) => {
    const { grpcUrl } = await startService();
    const answer = await ask(grpcUrl, "v1", { case: kind, value } as Question);
    if (answer.case !== "fileDescriptorResponse") throw new Error(`answered ${String(answer.case)}`);
    const names = answer.value.fileDescriptorProto.map(
      (bytes) => fromBinary(FileDescriptorProtoSchema, bytes).name,
    );
    expect(names[0]).toBe(files[0]);
    expect(names.sort()).toEqual([...files].sort());
  });

  test.each<Question>([
    { case: "fileContainingSymbol", value: "controlplane.v1.Nothing" },
    { case: "fileByFilename", value: "nothing.proto" },
    { case: "allExtensionNumbersOfType", value: "controlplane.v1.ReferrerItem" },
  ])("$case $value is not found", async (question) => {
    const { grpcUrl } = await startService();
    const answer = await ask(grpcUrl, "v1", question);
    expect(answer).toMatchObject({ case: "errorResponse", value: { errorCode: Code.NotFound } });
  });
});
