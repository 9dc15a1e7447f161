import { afterAll, beforeAll, describe, expect, it } from "vitest";
import {
  compilePolicy,
  createServiceClient,
  isRegohostError,
  loadPolicy,
  Recording,
  serviceBuiltins,
  type CompiledPolicy,
  type JsonValue,
  type ServiceClientOptions,
} from "../../src/index.js";
import { startEvidenceService, type DialectName, type FakeEvidenceService } from "../../src/testing/index.js";
import {
  CASES,
  DISCOVER,
  POLICY,
  RULES,
  TRANSPORTS,
  type Expected,
  type Transport,
} from "./service-cases.js";

interface Run {
  outcome: Expected;
  message: string;
  recording: Recording | undefined;
}

function codeOf(error: unknown): string {
  if (!isRegohostError(error)) throw error;
  return error.code === "builtin_failed" ? codeOf(error.cause) : error.code;
}

/**
 * What a policy sees of the service must not depend on how it is asked: each case is decided over REST, over gRPC,
 * and again from the recording of either, in both dialects.
 */
describe("the service, however it is asked", () => {
  let compiled: CompiledPolicy;
  const started: FakeEvidenceService[] = [];

  beforeAll(async () => {
    const client = createServiceClient({ env: {}, configFile: false });
    compiled = await compilePolicy(
      { files: { "p.rego": POLICY } },
      { builtins: serviceBuiltins(client), entrypoint: RULES.map((rule) => `p/${rule}`) },
    );
  });
  afterAll(() => Promise.all(started.map((service) => service.close())));

  async function decide(
    options: ServiceClientOptions,
    rule: string,
    input: JsonValue,
    replay?: Recording,
  ): Promise<Run> {
    const client = createServiceClient({ env: {}, configFile: false, ...options });
    const policy = await loadPolicy(compiled.wasm, {
      builtins: serviceBuiltins(client),
      ...(replay === undefined ? {} : { replay }),
    });
    let recording: Recording | undefined;
    try {
      const value = await policy.evaluate(input, {
        entrypoint: `p/${rule}`,
        onRecording: (made) => (recording = made),
      });
      return { outcome: { value }, message: "", recording };
    } catch (error) {
      return { outcome: { code: codeOf(error) }, message: String(error), recording };
    } finally {
      await policy.close();
      await client.close();
    }
  }

  const all = (["specification", "chainloop"] as const).flatMap((dialect) =>
    TRANSPORTS.flatMap((transport) =>
      Object.keys(CASES).map((name): [DialectName, Transport, string] => [dialect, transport, name]),
    ),
  );
  it.each(all)("%s, %s: %s", async (dialect, transport, name) => {
    const { rule, service: options, prepare, token: request, client, discoveries, expected } = CASES[name]!;
    const service = await startEvidenceService({ dialect, ...options });
    started.push(service);
    const input = prepare(service);
    const token = await service.issueToken(request ?? { kind: "api" });
    const settings: ServiceClientOptions = {
      baseUrl: service.baseUrl,
      platformUrl: service.platformUrl,
      transport,
      token,
      organizationHeader: service.organizationHeader,
      apiTokenAudiences: [service.audiences.api],
      userTokenAudiences: [service.audiences.user],
      retryDelays: { baseMs: 1, maxMs: 2 },
      ...client?.(service),
    };
    const wanted = "specification" in expected ? expected[dialect] : expected;
    const live = await decide(settings, rule, input);
    expect(live.outcome, live.message).toEqual(wanted);
    expect(live.message).not.toContain(token);
    if (rule !== "text" && wanted.value !== undefined && service.requests[0]?.server === "controlplane") {
      expect(service.requests[0].grpc).toBe(transport === "grpc");
    }

    if (discoveries !== undefined) {
      const asked = service.requests.filter(({ path }) => path.search(DISCOVER.path) >= 0);
      expect(asked).toHaveLength(discoveries);
    }

    const recording = Recording.parse(live.recording!.toJson());
    expect(recording.toJson()).not.toContain(token);
    const again = await decide({}, rule, input, recording);
    expect(again.outcome, again.message).toEqual(wanted);
  });
});
