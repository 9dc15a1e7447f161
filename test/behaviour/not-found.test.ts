import { afterAll, beforeAll, describe, expect, it, onTestFinished } from "vitest";
import {
  compilePolicy,
  createServiceClient,
  isRegohostError,
  loadPolicy,
  serviceBuiltins,
  type JsonValue,
  type Policy,
  type ServiceClientOptions,
} from "../../src/index.js";
import {
  faults,
  grpcFaults,
  startEvidenceService,
  type FakeEvidenceService,
  type Interceptor,
} from "../../src/testing/index.js";
import { GRPC_404, GRPC_OWN, REST_404, REST_OWN, type AnswerOf } from "./not-found-cases.js";
import { POLICY, RULES, type Transport } from "./service-cases.js";

const ID = `sha256:${"7".repeat(64)}`;
const OTHER_ID = `sha256:${"8".repeat(64)}`;
const VERSION = "3f0f5f6e-6d0c-4a7e-9a39-2f3b8a1a7c11";

interface Call {
  builtin: string;
  rule: string;
  input: JsonValue;
  /** The id that its answer may say to be unknown. */
  id: string;
  path: RegExp;
  transports: readonly Transport[];
  setting: Record<Transport, string>;
}

const CONTROLPLANE = { rest: "SERVICE_BASE_URL", grpc: "SERVICE_GRPC_URL" };
const PLATFORM = { rest: "", grpc: "SERVICE_PLATFORM_URL" };
const CALLS: Call[] = [
  {
    builtin: "discover",
    rule: "item",
    input: { digest: ID, kind: "" },
    id: ID,
    path: /discover/i,
    transports: ["rest", "grpc"],
    setting: CONTROLPLANE,
  },
  {
    builtin: "download_artifact",
    rule: "text",
    input: { digest: ID },
    id: ID,
    path: /^\/download|GetDownloadURL$/,
    transports: ["rest", "grpc"],
    setting: CONTROLPLANE,
  },
  {
    builtin: "evidence",
    rule: "names",
    input: { filters: {} },
    id: ID,
    path: /EvidenceService\/List$/,
    transports: ["grpc"],
    setting: PLATFORM,
  },
  {
    builtin: "project_compliance",
    rule: "failed",
    input: { filters: { project_version_id: VERSION } },
    id: VERSION,
    path: /ComplianceService\/List$/,
    transports: ["grpc"],
    setting: PLATFORM,
  },
  {
    builtin: "evidence_prompt",
    rule: "review",
    input: { evidence: ID },
    id: ID,
    path: /EvidencePromptService\/Run$/,
    transports: ["grpc"],
    setting: PLATFORM,
  },
];

type Row = [transport: Transport, builtin: string, answer: string, call: Call, answerOf: AnswerOf];

function rows(answers: Record<Transport, Record<string, AnswerOf>>, calls = CALLS): Row[] {
  return calls.flatMap((call) =>
    call.transports.flatMap((transport) =>
      Object.entries(answers[transport]).map(([name, answerOf]): Row => [
        transport,
        call.builtin,
        name,
        call,
        answerOf,
      ]),
    ),
  );
}

/** Of the service's own words those with the id. */
function named(answers: Record<string, AnswerOf>): Record<string, AnswerOf> {
  return Object.fromEntries(Object.entries(answers).filter(([name]) => name.includes("names it")));
}

/** A digest that is different for each number. */
const sha = (n: number): string => `sha256:${String(n).padStart(64, "0")}`;

let wasm: Uint8Array;
let service: FakeEvidenceService;

beforeAll(async () => {
  const client = createServiceClient({ env: {}, configFile: false });
  const builtins = serviceBuiltins(client);
  const entrypoint = RULES.map((rule) => `p/${rule}`);
  ({ wasm } = await compilePolicy({ files: { "p.rego": POLICY } }, { builtins, entrypoint }));
  service = await startEvidenceService();
});
afterAll(() => service.close());

async function load(transport: Transport, options: ServiceClientOptions = {}): Promise<Policy> {
  service.clearIntercepts();
  service.resetStats();
  const { baseUrl, grpcUrl, platformUrl } = service;
  const client = createServiceClient({
    // Without an address for REST, downloads too go over gRPC.
    ...(transport === "rest" ? { baseUrl } : { grpcUrl }),
    platformUrl,
    transport,
    token: await service.issueToken({ kind: "user" }),
    env: {},
    configFile: false,
    retryDelays: { baseMs: 1, maxMs: 2 },
    ...options,
  });
  const policy = await loadPolicy(wasm, { builtins: serviceBuiltins(client) });
  onTestFinished(async () => {
    await policy.close();
    await client.close();
  });
  return policy;
}

function answer({ path, id }: Pick<Call, "path" | "id">, answerOf: AnswerOf): void {
  service.intercept((request, ...rest) =>
    request.path.search(path) < 0 ? undefined : answerOf(id, request.path)(request, ...rest),
  );
}

async function failureOf(
  policy: Policy,
  { rule, input }: Pick<Call, "rule" | "input">,
): Promise<[string, string]> {
  try {
    await policy.evaluate(input, { entrypoint: `p/${rule}` });
  } catch (error) {
    if (!isRegohostError(error, "builtin_failed") || !isRegohostError(error.cause)) throw error;
    return [error.cause.code, error.message];
  }
  throw new Error("expected no answer");
}

describe("a 404 that is not the service's", () => {
  it.each(rows({ rest: REST_404, grpc: GRPC_404 }))(
    "%s, %s: %s is a wrong address",
    async (transport, _builtin, _name, call, answerOf) => {
      const policy = await load(transport);
      answer(call, answerOf);
      const [code, message] = await failureOf(policy, call);
      expect(code, message).toBe("wrong_address");
      expect(message).toContain(call.builtin.startsWith("d") ? service.baseUrl : service.platformUrl);
      expect(message).toContain(`Check ${call.setting[transport]}`);
    },
  );
});

describe("the service's own words", () => {
  const known = CALLS.filter(({ builtin }) => builtin !== "evidence");
  it.each(rows({ rest: REST_OWN, grpc: GRPC_OWN }, known))(
    "%s, %s: %s",
    async (transport, builtin, _name, call, answerOf) => {
      const policy = await load(transport);
      answer(call, answerOf);
      if (builtin === "discover") {
        const decision = await policy.decide(call.input, { entrypoint: `p/${call.rule}` });
        expect(decision.result).toBeUndefined();
        expect(decision.calls).toMatchObject([{ outcome: "not_found", used: true }]);
      } else {
        expect((await failureOf(policy, call))[0]).toBe("not_found");
      }
    },
  );

  it.each(rows({ rest: named(REST_OWN), grpc: named(GRPC_OWN) }, known))(
    "%s, %s: %s, of another id, do not count",
    async (transport, _builtin, _name, call, answerOf) => {
      const policy = await load(transport);
      answer({ ...call, id: OTHER_ID }, answerOf);
      expect((await failureOf(policy, call))[0]).toBe("wrong_address");
    },
  );

  it("of a list belong to no item", async () => {
    for (const answerOf of Object.values(GRPC_OWN)) {
      const policy = await load("grpc");
      const [, , evidence] = CALLS;
      if (evidence === undefined) throw new Error("there is no such call");
      answer(evidence, answerOf);
      expect((await failureOf(policy, evidence))[0]).toBe("wrong_address");
    }
  });

  it.each(["rest", "grpc"] as const)("%s: are a setting", async (transport) => {
    const own = { notFoundText: "no such thing: {digest}" };
    const [discover] = CALLS;
    if (discover === undefined) throw new Error("there is no such call");
    const said = (id: string): Interceptor =>
      transport === "rest"
        ? faults.status(404, { body: JSON.stringify({ title: `No such thing: ${id}` }) })
        : grpcFaults.status(5, { message: `No such thing: ${id}` });
    const policy = await load(transport, own);
    answer(discover, said);
    expect(await policy.evaluate(discover.input, { entrypoint: "p/item" })).toBeUndefined();
    const wrong = await load(transport, own);
    answer(discover, () => said(OTHER_ID));
    expect((await failureOf(wrong, discover))[0]).toBe("wrong_address");
  });
});

describe("a 404 after the first page", () => {
  const PAGED = [
    ["rest", "item", /discover/i, REST_OWN],
    ["grpc", "item", /discover/i, GRPC_OWN],
    ["grpc", "names", /EvidenceService\/List$/, GRPC_OWN],
    ["grpc", "failed", /ComplianceService\/List$/, GRPC_OWN],
  ] as const;
  const all = PAGED.flatMap(([transport, rule, path, answers]) =>
    Object.entries(answers).map(([name, answerOf]) => [transport, rule, name, path, answerOf] as const),
  );
  const image = { digest: sha(1), kind: "CONTAINER_IMAGE" };
  beforeAll(() => {
    service.addReferrer(image);
    for (let i = 0; i < 101; i++) {
      service.link(image, service.addReferrer({ digest: sha(100 + i), kind: "SBOM" }));
      service.addEvidence({ name: `e${i}` });
      service.addComplianceEvaluation({ name: `r${i}`, project_version_id: VERSION, status: "pass" });
    }
  });

  it.each(all)("%s, %s: %s is an error", async (transport, rule, _name, path, answerOf) => {
    const policy = await load(transport);
    const id = rule === "failed" ? VERSION : image.digest;
    let requests = 0;
    service.intercept((request, ...rest) => {
      if (request.path.search(path) < 0 || ++requests === 1) return undefined;
      return answerOf(id, request.path)(request, ...rest);
    });
    const input = {
      digest: image.digest,
      kind: "",
      filters: rule === "names" ? {} : { project_version_id: VERSION },
    };
    const [code, message] = await failureOf(policy, { rule, input });
    expect(code, message).toBe("service_failed");
    expect(message).toMatch(/An earlier request for the item succeeded/);
  });
});

describe("the probe of an instance", () => {
  const UNCLEAR = faults.status(404, { body: '{"code":5,"message":"no such artifact"}' });
  const digests = Array.from({ length: 5 }, (_, n) => `sha256:${String(n).repeat(64)}`);
  const PATH = /^\/discover/;
  const probes = (): number => service.stats.byPath["/infoz"]?.requests ?? 0;

  it("is made once for a client, and counted once", async () => {
    const policy = await load("rest");
    service.intercept((request, ...rest) =>
      request.path.search(PATH) < 0 ? undefined : UNCLEAR(request, ...rest),
    );
    const decision = await policy.decide({ digests }, { entrypoint: "p/known" });
    expect(decision.result).toEqual([]);
    expect(decision.calls.map(({ outcome }) => outcome)).toEqual(digests.map(() => "not_found"));
    expect(probes()).toBe(1);
    const requests = decision.calls.reduce((sum, { attempts }) => sum + attempts, 0);
    expect(requests).toBe(service.requests.length);
    await policy.evaluate({ digests }, { entrypoint: "p/known" });
    expect(probes()).toBe(1);
    expect(service.requests.filter(({ path }) => path === "/infoz")[0]?.headers).not.toHaveProperty(
      "authorization",
    );
  });

  it.each([
    ["a 404", faults.status(404), "wrong_address", 1],
    ["a page", faults.html(), "wrong_address", 1],
    ["other JSON", faults.json({ status: "ok" }), "wrong_address", 1],
    ["a redirect", faults.redirect("https://www.example.com/"), "wrong_address", 1],
    ["a 503", faults.status(503), "service_failed", 4],
    ["a reset connection", faults.reset(), "service_unreachable", 4],
  ] as const)("that ends with %s leaves no answer", async (_name, fault, code, requests) => {
    const policy = await load("rest");
    service.respondNext(UNCLEAR, { path: PATH, times: 10 });
    service.respondNext(fault, { path: "/infoz", times: 10 });
    const call = { rule: "item", input: { digest: ID, kind: "" } };
    const [found, message] = await failureOf(policy, call);
    expect(found, message).toBe(code);
    expect(probes()).toBe(requests);
  });

  it("is asked again after it had no answer", async () => {
    const policy = await load("rest", { maxAttempts: 1 });
    service.respondNext(UNCLEAR, { path: PATH, times: 10 });
    service.respondNext(faults.status(503), { path: "/infoz" });
    const call = { rule: "item", input: { digest: ID, kind: "" } };
    expect((await failureOf(policy, call))[0]).toBe("service_failed");
    expect(await policy.evaluate(call.input, { entrypoint: "p/item" })).toBeUndefined();
    expect(probes()).toBe(2);
  });

  it("ends at the deadline of its call", async () => {
    const policy = await load("rest");
    service.respondNext(UNCLEAR, { path: PATH, times: 10 });
    service.respondNext(faults.hang(), { path: "/infoz", times: 10 });
    const options = { entrypoint: "p/item", timeoutMs: 200 };
    await expect(policy.evaluate({ digest: ID, kind: "" }, options)).rejects.toMatchObject({
      code: "timeout",
    });
  });

  it.each([
    ["a status", grpcFaults.status(5, { message: "Not Found" })],
    ["a page", faults.html(404)],
  ])(
    "over gRPC: reflection that a gateway answers with %s says nothing about a digest",
    async (_name, fault) => {
      const policy = await load("grpc");
      const { digest } = service.addReferrer({ digest: sha(2), kind: "SBOM" });
      service.respondNext(fault, { path: /reflection/, times: 10 });
      const found = policy.evaluate({ digest, kind: "" }, { entrypoint: "p/item" });
      expect(await found).toMatchObject({ digest, kind: "SBOM" });
    },
  );

  it("over gRPC: a gateway that knows no method at all is not the service", async () => {
    const policy = await load("grpc");
    service.intercept((request, ...rest) =>
      request.path.includes("reflection")
        ? undefined
        : grpcFaults.status(5, { message: "no such artifact" })(request, ...rest),
    );
    const [code] = await failureOf(policy, { rule: "item", input: { digest: ID, kind: "" } });
    expect(code).toBe("wrong_address");
  });
});
