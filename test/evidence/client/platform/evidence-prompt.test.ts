import { constants, type ServerHttp2Stream } from "node:http2";
import { create, type MessageInitShape } from "@bufbuild/protobuf";
import { WireType } from "@bufbuild/protobuf/wire";
import { Code, ConnectError } from "@connectrpc/connect";
import { describe, expect, it, vi } from "vitest";
import type { ServiceClient } from "../../../../src/evidence/client/create-service-client.js";
import {
  EvidencePromptService,
  EvidencePromptServiceRunRequestSchema,
  ViolationsSchema,
  type EvidencePromptServiceRunResponseSchema,
} from "../../../../src/evidence/schema/proto/platform/v1/evidence_prompt_pb.js";
import { addReflection, reflectServices, startGrpcServer, type GrpcServer } from "../grpc/grpc-server.js";
import { calledPaths, collectFacts, platformClient, startPlatform } from "./platform-server.js";

const DIGEST = `sha256:${"a".repeat(64)}`;

type PromptAnswer = MessageInitShape<typeof EvidencePromptServiceRunResponseSchema>;

async function withPrompt(
  run: () => PromptAnswer | Promise<PromptAnswer>,
): Promise<{ server: GrpcServer; client: ServiceClient }> {
  const server = await startPlatform({
    reflects: [EvidencePromptService],
    routes: (router) => router.service(EvidencePromptService, { run }),
  });
  return { server, client: await platformClient(server) };
}

it.each<[string, PromptAnswer, object, boolean]>([
  [
    "violations",
    { skipped: false, violations: { messages: ["a", "b"] } },
    { skipped: false, violations: ["a", "b"] },
    false,
  ],
  ["no violations", { skipped: false, violations: {} }, { skipped: false, violations: [] }, false],
  ["a skipped analysis", { skipped: true, violations: {} }, { skipped: true, violations: [] }, true],
  ["a skipped analysis without a list", { skipped: true }, { skipped: true, violations: [] }, true],
])("gives %s", async (_, answer, expected, skipped) => {
  const { client } = await withPrompt(() => answer);
  const { facts, report } = collectFacts();
  expect(await client.evidencePrompt(DIGEST, "why?", { report })).toEqual(expected);
  expect(facts).toEqual({ attempts: 1, cached: false, skipped });
});

it("sends the evidence and the prompt as they are", async () => {
  const run = vi.fn((_: unknown) => ({ skipped: false, violations: {} }));
  const server = await startPlatform({
    reflects: [EvidencePromptService],
    routes: (router) => router.service(EvidencePromptService, { run }),
  });
  const client = await platformClient(server);
  await client.evidencePrompt(" a\nb ", "why?");
  expect(run.mock.calls[0]?.[0]).toEqual(
    create(EvidencePromptServiceRunRequestSchema, { evidence: " a\nb ", prompt: "why?" }),
  );
});

it.each<[string, PromptAnswer, RegExp]>([
  ["nothing", {}, /skipped/],
  ["a list alone", { violations: {} }, /skipped/],
  ["no list", { skipped: false }, /violations/],
  ["violations of a skipped analysis", { skipped: true, violations: { messages: ["a"] } }, /\/violations/],
])("refuses an answer with %s", async (_, answer, message) => {
  const { client } = await withPrompt(() => answer);
  await expect(client.evidencePrompt("text", "why?")).toFailWith("response_invalid", message);
});

it("refuses violations of another kind, of which it knows no field", async () => {
  const foreign = create(ViolationsSchema);
  foreign.$unknown = [{ no: 2, wireType: WireType.LengthDelimited, data: Uint8Array.of(1, 0x41) }];
  const { client } = await withPrompt(() => ({ skipped: false, violations: foreign }));
  await expect(client.evidencePrompt("text", "why?")).toFailWith(
    "response_invalid",
    /Violations with fields that are not known/,
  );
});

it.each([
  ["", "why?", /the evidence must be a non-empty string/],
  [" \n", "why?", /the evidence must be a non-empty string/],
  ["text", " ", /the prompt must be a non-empty string/],
  ["sha256:abc", "why?", /malformed digest/],
  [DIGEST.toUpperCase(), "why?", /malformed digest/],
  [` ${DIGEST}`, "why?", /malformed digest/],
  [`sha1:${"a".repeat(40)}`, "why?", /downloaded by their SHA-256/],
])("refuses the evidence %j and the prompt %j before any request", async (evidence, prompt, message) => {
  const { client, server } = await withPrompt(() => ({ skipped: true }));
  await expect(client.evidencePrompt(evidence, prompt)).toFailWith("request_invalid", message);
  expect(server.paths).toEqual([]);
});

it("is never shared", async () => {
  const { client, server } = await withPrompt(() => ({ skipped: false, violations: {} }));
  await Promise.all([client.evidencePrompt("a", "why?"), client.evidencePrompt("a", "why?")]);
  expect(calledPaths(server)).toHaveLength(2);
});

it.each([Code.Unavailable, Code.ResourceExhausted, Code.Aborted, Code.DeadlineExceeded])(
  "is not made again after the status %i",
  async (code) => {
    const { client, server } = await withPrompt(() => {
      throw new ConnectError("busy", code);
    });
    await expect(client.evidencePrompt("a", "why?")).rejects.toMatchObject({ retryable: false });
    expect(calledPaths(server)).toHaveLength(1);
  },
);

it("is not made again when its connection breaks", async () => {
  const { client, server } = await withPrompt(() => {
    for (const session of server.sessions) session.destroy();
    return new Promise(() => undefined);
  });
  await expect(client.evidencePrompt("a", "why?")).toFailWith("service_unreachable", /EvidencePromptService/);
  expect(calledPaths(server)).toHaveLength(1);
});

it("ends with the caller's signal", async () => {
  const controller = new AbortController();
  const { client } = await withPrompt(() => {
    controller.abort();
    return new Promise(() => undefined);
  });
  const called = client.evidencePrompt("a", "why?", { signal: controller.signal });
  await expect(called).toFailWith("aborted", /aborted/);
});

describe("a prompt that gets no answer", () => {
  const RUN = `/${EvidencePromptService.typeName}/Run`;
  const { NGHTTP2_REFUSED_STREAM, NGHTTP2_INTERNAL_ERROR } = constants;

  /** A platform that ends or keeps the streams of a path in its own way. */
  async function withStreams(end: (path: string, stream: ServerHttp2Stream) => boolean) {
    const { facts, report } = collectFacts();
    const server = await startGrpcServer({
      routes(router) {
        addReflection(router, reflectServices([EvidencePromptService]));
      },
      onStream: (stream, headers) => end(String(headers[":path"]), stream),
    });
    const client = await platformClient(server);
    const ask = (signal?: AbortSignal): Promise<unknown> =>
      client.evidencePrompt("text", "why?", { report, ...(signal && { signal }) });
    return { server, ask, facts };
  }

  it("has made no request of its own while the server is asked for its methods", async () => {
    const controller = new AbortController();
    const { server, ask, facts } = await withStreams(() => {
      controller.abort();
      return true;
    });
    await expect(ask(controller.signal)).toFailWith("aborted");
    expect(server.paths).not.toHaveLength(0);
    expect(facts).toEqual({ attempts: 0 });
  });

  it.each([
    ["unprocessed, and is repeated, when its stream is refused", NGHTTP2_REFUSED_STREAM, 4, true],
    ["perhaps processed when its stream ends with an error", NGHTTP2_INTERNAL_ERROR, 1, undefined],
  ])("is %s", async (_, code, attempts, unprocessed) => {
    const { server, ask, facts } = await withStreams((path, stream) => {
      if (path !== RUN) return false;
      stream.close(code);
      return true;
    });
    await expect(ask()).toFailWith("service_unreachable");
    expect(facts).toEqual({ attempts, cached: false, ...(unprocessed && { unprocessed }) });
    expect(calledPaths(server)).toHaveLength(attempts);
  });
});
