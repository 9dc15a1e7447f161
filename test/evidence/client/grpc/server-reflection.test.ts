import { create, toBinary, type MessageInitShape } from "@bufbuild/protobuf";
import { FileDescriptorProtoSchema } from "@bufbuild/protobuf/wkt";
import { Code } from "@connectrpc/connect";
import { describe, expect, test } from "vitest";
import type { ServerReflection } from "../../../../src/evidence/client/grpc/server-reflection.js";
import { ReferrerService } from "../../../../src/evidence/schema/proto/controlplane/v1/referrer_pb.js";
import { channelTo, controlOf } from "./fake-channel.js";
import {
  addReflection,
  notFoundAnswer,
  reflectServices,
  startGrpcServer,
  type GrpcServer,
  type ReflectionAnswer,
} from "./grpc-server.js";

const NAME = ReferrerService.typeName;

async function reflectionOf(
  answer: (question: { case: string | undefined; value?: unknown }) => ReflectionAnswer,
): Promise<{ reflection: ServerReflection; server: GrpcServer }> {
  const server = await startGrpcServer({ routes: (router) => addReflection(router, answer) });
  return { reflection: channelTo(server.address).reflection(undefined, controlOf()), server };
}

function filesAnswer(
  ...files: (MessageInitShape<typeof FileDescriptorProtoSchema> | Uint8Array)[]
): ReflectionAnswer {
  const fileDescriptorProto = files.map((file) =>
    file instanceof Uint8Array
      ? file
      : toBinary(FileDescriptorProtoSchema, create(FileDescriptorProtoSchema, file)),
  );
  return { case: "fileDescriptorResponse", value: { fileDescriptorProto } } as ReflectionAnswer;
}

test.each([true, false])("finds services and types, with imports sent along: %s", async (withImports) => {
  const { reflection, server } = await reflectionOf(
    reflectServices([ReferrerService], { withImports }) as never,
  );
  expect(await reflection.listServices()).toEqual([NAME]);
  const method = await reflection.getMethod(`/${NAME}/DiscoverPrivate`);
  expect(method.output.fields.map(({ name }) => name)).toEqual(["result", "pagination"]);
  expect(await reflection.getSymbol("controlplane.v1.ReferrerItem")).toMatchObject({ kind: "message" });
  expect(await reflection.getSymbol(`${NAME}.DiscoverPrivate`)).toMatchObject({ kind: "rpc" });
  const before = server.paths.length;
  await reflection.getService(NAME);
  expect(server.paths.length).toBe(before);
});

test("names that are not there come with those that are near", async () => {
  const { reflection } = await reflectionOf(reflectServices([ReferrerService]) as never);
  await expect(reflection.getSymbol("acme.Nothing")).toFailWith("not_found");
  await expect(reflection.getMethod(`/${NAME}/DiscoverPrivte`)).toFailWith(
    "unimplemented",
    /DiscoverPrivate\?/,
  );
  await expect(reflection.getMethod("/controlplane.v1.ReferrersService/X")).toFailWith(
    "unimplemented",
    /ReferrerService\?/,
  );
  await expect(reflection.getMethod("nonsense")).toFailWith("request_invalid", /\/package.Service\/Method/);
});

test("a server without reflection is asked once for each version", async () => {
  const server = await startGrpcServer({ routes: () => undefined });
  const reflection = channelTo(server.address).reflection(undefined, controlOf());
  for (let times = 0; times < 3; times += 1) {
    await expect(reflection.getService(NAME)).toFailWith("unimplemented");
  }
  expect(server.paths).toHaveLength(2);
});

describe("descriptors that lie are errors", () => {
  const message = (typeName: string): object => ({
    messageType: [{ name: "M", field: [{ name: "f", number: 1, type: 11, label: 1, typeName }] }],
  });
  let deep = 0;
  test.each<[string, () => ReflectionAnswer, RegExp]>([
    ["bytes of no descriptor", () => filesAnswer(Buffer.from([0xff, 0xff])), /not a FileDescriptorProto/],
    ["a file without a name", () => filesAnswer({ package: "a" }), /without a name/],
    ["no such symbol in it", () => filesAnswer({ name: "a.proto" }), /do not define/],
    [
      "a type that is not there",
      () => filesAnswer({ name: "a.proto", ...message(".b.Missing") }),
      /contradict/,
    ],
    [
      "imports in a cycle",
      () =>
        filesAnswer(
          { name: "a.proto", dependency: ["b.proto"] },
          { name: "b.proto", dependency: ["a.proto"] },
        ),
      /import a\.proto in a cycle/,
    ],
    [
      "an import that never comes",
      () => filesAnswer({ name: "a.proto", dependency: ["b.proto"] }),
      /lack the file b/,
    ],
    [
      "imports without end",
      () => filesAnswer({ name: `${(deep += 1)}.proto`, dependency: [`${deep + 1}.proto`] }),
      /levels deep/,
    ],
    [
      "another kind of answer",
      () => ({ case: "listServicesResponse", value: { service: [] } }) as never,
      /missing in an answer/,
    ],
    [
      "too many bytes",
      () => filesAnswer({ name: "a.proto", package: "a".repeat(17 * 1024 * 1024) }),
      /larger than/,
    ],
  ])("%s", async (_name, answer, message) => {
    const { reflection } = await reflectionOf(answer);
    await expect(reflection.getSymbol("a.M")).toFailWith("response_invalid", message);
  });

  test("they do not stand in the way of others", async () => {
    const honest = reflectServices([ReferrerService]);
    const { reflection } = await reflectionOf((question) =>
      question.value === "a.M"
        ? filesAnswer({ name: "a.proto", dependency: ["a.proto"] })
        : honest(question as never),
    );
    await expect(reflection.getSymbol("a.M")).toFailWith("response_invalid");
    expect((await reflection.getService(NAME)).methods).toHaveLength(1);
  });

  test("refuses a server that does not have what it names itself", async () => {
    const { reflection } = await reflectionOf((question) =>
      question.value === "a.M"
        ? filesAnswer({ name: "a.proto", dependency: ["b.proto"] })
        : notFoundAnswer(String(question.value)),
    );
    const message = /does not answer fileByFilename: Symbol not found: b\.proto/;
    await expect(reflection.getSymbol("a.M")).toFailWith("response_invalid", message);
    await expect(reflection.listServices()).toFailWith("response_invalid", /does not answer listServices/);
  });

  test("an error in an answer has the code that it says", async () => {
    const errorResponse = { errorCode: Code.PermissionDenied, errorMessage: "not for you" };
    const { reflection } = await reflectionOf(
      () => ({ case: "errorResponse", value: errorResponse }) as never,
    );
    await expect(reflection.listServices()).toFailWith("permission_denied", /not for you/);
  });
});
