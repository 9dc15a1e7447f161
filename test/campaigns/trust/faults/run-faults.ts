import { readFileSync } from "node:fs";
import {
  compilePolicy,
  createServiceClient,
  isRegohostError,
  loadPolicy,
  serviceBuiltins,
  type ServiceClientOptions,
} from "../../../../src/index.js";
import { errorOutcome } from "../../../../src/base/error-outcome.js";
import { packageRoot } from "../../../../src/engine/opa/package-root.js";
import { startEvidenceService, type FakeEvidenceService } from "../../../../src/testing/index.js";
import type { CallEnd, FaultKind } from "./fault-kinds.js";
import { startFaultyGrpc } from "./faulty-grpc.js";
import { listen, startFaultyRest, type FaultyServer, type Identity, type RestAnswer } from "./faulty-rest.js";

/** A built-in over a transport, and its requests affected by the fault. */
export interface FaultPlace {
  /** Its name in the table. */
  call: string;
  transport: "rest" | "grpc";
  rule: string;
  server: "controlplane" | "cas" | "platform";
  path: RegExp;
}

export const FAULT_PLACES: readonly FaultPlace[] = [
  {
    call: "discover",
    transport: "rest",
    rule: "discovered",
    server: "controlplane",
    path: /^\/discover\//,
  },
  {
    call: "discover",
    transport: "grpc",
    rule: "discovered",
    server: "controlplane",
    path: /ReferrerService\/DiscoverPrivate$/,
  },
  {
    call: "download",
    transport: "rest",
    rule: "downloaded",
    server: "controlplane",
    path: /^\/download\//,
  },
  { call: "store", transport: "rest", rule: "downloaded", server: "cas", path: /^\// },
  {
    call: "download",
    transport: "grpc",
    rule: "downloaded",
    server: "controlplane",
    path: /GetDownloadURL$/,
  },
  {
    call: "evidence",
    transport: "grpc",
    rule: "listed",
    server: "platform",
    path: /EvidenceService\/List$/,
  },
  {
    call: "compliance",
    transport: "grpc",
    rule: "evaluated",
    server: "platform",
    path: /ComplianceService\/List$/,
  },
  {
    call: "prompt",
    transport: "grpc",
    rule: "reviewed",
    server: "platform",
    path: /EvidencePromptService\/Run$/,
  },
];

/** The ending of a call with a fault. */
export interface FaultEnd {
  kind: string;
  place: string;
  end: CallEnd | "another decision" | "undefined" | "hang";
  exitCode: number;
  message: string;
  ms: number;
  /** Whether the kind allows this ending. */
  isRight: boolean;
}

const VERSION = "3f0f5f6e-6d0c-4a7e-9a39-2f3b8a1a7c11";
const POLICY = `package p

discovered := {r.digest | some r in item.references} if item := service.discover(input.digest, "")

downloaded := service.download_artifact(input.digest)

listed := [e.name | some e in service.evidence({}).results]

evaluated := [e.name | some e in service.project_compliance({"project_version_id": "${VERSION}"}).evaluations; e.status == "fail"]

reviewed := service.evidence_prompt("content", "is it good?")
`;
const RULES = ["discovered", "downloaded", "listed", "evaluated", "reviewed"];
/** The limits for a fault that may end at one. */
const SHORT = { timeouts: { connectMs: 1_000, idleMs: 400, requestMs: 1_500 }, evaluationMs: 4_000 };
/** The limits for all others, which a busy machine does not reach. */
const LONG = { timeouts: { connectMs: 30_000, idleMs: 30_000, requestMs: 30_000 }, evaluationMs: 50_000 };
/** Far above the needs of a busy machine. */
const HANG_MS = 60_000;

/** Starts the services to run faults, one after another. */
export async function startFaults(): Promise<{
  run(kind: FaultKind, place: FaultPlace): Promise<FaultEnd>;
  close(): Promise<void>;
}> {
  const service = await startEvidenceService();
  const artifact = service.addArtifact('{"content": "of the artifact"}');
  for (let i = 1; i <= 3; i++) {
    const digest = `sha256:${String(i).padStart(64, "0")}`;
    service.link(artifact, service.addReferrer({ digest, kind: "ATTESTATION" }));
    service.addEvidence({ name: `e${String(i)}` });
    service.addComplianceEvaluation({ name: `r${String(i)}`, project_version_id: VERSION, status: "fail" });
  }
  const idle = createServiceClient({ env: {}, configFile: false });
  const { wasm } = await compilePolicy(
    { files: { "p.rego": POLICY } },
    { builtins: serviceBuiltins(idle), entrypoint: RULES.map((rule) => `p/${rule}`) },
  );
  const expected = new Map<string, string>();
  const call = async (
    options: ServiceClientOptions,
    rule: string,
    { timeouts, evaluationMs }: typeof LONG,
  ): Promise<string | undefined> => {
    const client = createServiceClient({
      token: await service.issueToken({ kind: "user" }),
      env: {},
      configFile: false,
      retryDelays: { baseMs: 1, maxMs: 2 },
      timeouts,
      maxAttempts: 2,
      maxPages: 5,
      maxRecords: 20,
      maxResponseBytes: 8 * 1024 * 1024,
      maxDownloadBytes: 8 * 1024 * 1024,
      ...options,
    });
    const policy = await loadPolicy(wasm, { builtins: serviceBuiltins(client) });
    try {
      const value = await policy.evaluate(
        { digest: artifact.digest },
        { entrypoint: `p/${rule}`, timeoutMs: evaluationMs },
      );
      return JSON.stringify(value);
    } finally {
      await policy.close();
      await client.close();
    }
  };
  for (const { rule, transport } of FAULT_PLACES) {
    expected.set(rule, String(await call(addresses(service, transport), rule, LONG)));
  }
  return {
    async run(kind, place) {
      const faulty = await startFaulty(kind, place, service);
      const started = performance.now();
      const ended = (end: FaultEnd["end"], exitCode: number, message = ""): FaultEnd => ({
        kind: kind.name,
        place: `${place.call} (${place.transport})`,
        end,
        exitCode,
        message,
        ms: performance.now() - started,
        isRight: isRight(kind, place, end, exitCode),
      });
      try {
        const token = await tokenOf(kind, service);
        const limits = kind.ends.some((end) => end.endsWith("timeout")) ? SHORT : LONG;
        const value = await Promise.race([call({ ...faulty.options, ...token }, place.rule, limits), hang()]);
        if (value === HANG) return ended("hang", -1);
        if (value === undefined) return ended("undefined", 0);
        return value === expected.get(place.rule) ? ended("exact", 0) : ended("another decision", 0, value);
      } catch (error) {
        return ended(codeOf(error), errorOutcome(error) === "invalid" ? 2 : 3, String(error));
      } finally {
        await Promise.all(faulty.servers.map((server) => server.close()));
      }
    },
    close: async () => {
      await idle.close();
      await service.close();
    },
  };
}

const HANG = "hang";

function hang(): Promise<string> {
  return new Promise((resolve) => {
    setTimeout(resolve, HANG_MS, HANG).unref();
  });
}

function codeOf(error: unknown): CallEnd {
  if (!isRegohostError(error)) throw error;
  return error.code === "builtin_failed" ? codeOf(error.cause) : error.code;
}

/** Without a URL for REST, downloads too use gRPC. */
function addresses(
  { baseUrl, grpcUrl, platformUrl }: FakeEvidenceService,
  transport: FaultPlace["transport"],
): ServiceClientOptions {
  return transport === "rest" ? { baseUrl, platformUrl, transport } : { grpcUrl, platformUrl, transport };
}

async function tokenOf({ token }: FaultKind, service: FakeEvidenceService): Promise<ServiceClientOptions> {
  if (token === "expired")
    return { token: await service.issueToken({ kind: "user", expiresInSeconds: -60 }) };
  return token === "malformed" ? { token: "no.token.at.all" } : {};
}

function fixture(name: string): string {
  return readFileSync(`${packageRoot()}/test/testing/fixtures/loopback-${name}.pem`, "utf8");
}

/** The servers with the fault, and the settings of their client. */
async function startFaulty(
  kind: FaultKind,
  place: FaultPlace,
  service: FakeEvidenceService,
): Promise<{ servers: FaultyServer[]; options: ServiceClientOptions }> {
  const options = addresses(service, place.transport);
  const { connection } = kind;
  const isAbout = (path: string): boolean => place.path.test(path);
  const tls: Identity | undefined =
    connection === "tls" ? { key: fixture("key"), cert: fixture("cert") } : undefined;
  const origin = { controlplane: service.baseUrl, cas: service.casUrl, platform: service.platformUrl }[
    place.server
  ];
  const server =
    place.transport === "rest"
      ? await startRest(kind, { upstream: origin, isAbout }, tls)
      : await startGrpc(
          kind,
          { upstream: place.server === "platform" ? service.platformUrl : service.grpcUrl, isAbout },
          tls,
        );
  if (connection === "refuse") await server.close();
  const url = connection === "plain" ? server.url.replace("http:", "https:") : server.url;
  if (place.server === "platform") return { servers: [server], options: { ...options, platformUrl: url } };
  if (place.server === "cas") {
    // The controlplane is correct, except for the URL of the store.
    const front = await startFaultyRest({
      upstream: service.baseUrl,
      isAbout: () => false,
      fault: () => undefined,
      change: (answer) => moved(answer, service.casUrl, url),
    });
    return { servers: [server, front], options: { ...options, baseUrl: front.url } };
  }
  return {
    servers: [server],
    options: place.transport === "rest" ? { ...options, baseUrl: url } : { ...options, grpcUrl: url },
  };
}

function moved(answer: RestAnswer, from: string, to: string): RestAnswer {
  const { location } = answer.headers;
  if (location === undefined) return answer;
  return { ...answer, headers: { ...answer.headers, location: location.replace(from, to) } };
}

interface Before {
  upstream: string;
  isAbout(this: void, path: string): boolean;
}

async function startRest(
  { connection, rest }: FaultKind,
  before: Before,
  tls?: Identity,
): Promise<FaultyServer> {
  if (typeof connection === "function") return listen(connection);
  return startFaultyRest({ ...before, fault: rest ?? (({ socket }) => void socket.destroy()) }, tls);
}

async function startGrpc(
  { connection, grpc }: FaultKind,
  before: Before,
  tls?: Identity,
): Promise<FaultyServer> {
  if (typeof connection === "function") return listen(connection);
  return startFaultyGrpc({ ...before, fault: grpc ?? (({ stream }) => void stream.destroy()) }, tls);
}

function isRight(kind: FaultKind, place: FaultPlace, end: FaultEnd["end"], exitCode: number): boolean {
  if (end === "undefined") return kind.isOwnWords === true && place.rule === "discovered";
  return end === "exact" || (exitCode > 1 && kind.ends.some((right) => right === end));
}

/** Whether a kind exists for a transport. */
export function hasFault(kind: FaultKind, { transport, rule }: FaultPlace): boolean {
  const { connection, token, rest, grpc, isPaged = false } = kind;
  if (isPaged && !["discovered", "listed", "evaluated"].includes(rule)) return false;
  return (
    connection !== undefined || token !== undefined || (transport === "rest" ? rest : grpc) !== undefined
  );
}
