import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import {
  createServiceClient,
  serviceBuiltins,
  isRegohostError,
  type Builtin,
  type JsonValue,
  type ServiceClient,
} from "../../../src/index.js";
import type { AnswerTable } from "../../../src/engine/opa/test-rego.js";
import { faults, grpcFaults, startEvidenceService, type Interceptor } from "../../../src/testing/index.js";
import type { FakeEvidenceService } from "../../../src/testing/index.js";
import type { RunFault } from "./scenario.js";

/** A built-in of the service, and the requests of its calls. */
export const CALLED = {
  "service.discover": /discover/i,
  "service.download_artifact": /^\/download|GetDownloadURL$/,
  "service.evidence": /EvidenceService\/List$/,
  "service.project_compliance": /ComplianceService\/List$/,
  "service.evidence_prompt": /EvidencePromptService\/Run$/,
} as const;
export type CalledName = keyof typeof CALLED;

/** The contents of the service, and the arguments for policies. */
export interface Subjects {
  /** Digests: of an artifact with two references, of one with more references than a page, unknown, of two kinds. */
  digests: Record<"known" | "large" | "unknown" | "ambiguous", string>;
  /** Project versions: with a failed requirement, and without evaluations. */
  versions: Record<"evaluated" | "empty", string>;
  /** URLs: one that responds, one with an error, one that closes the connection. */
  urls: Record<"up" | "failing" | "down", string>;
}

/** The service for policies, with complete results of all their calls. */
export interface World {
  subjects: Subjects;
  answers: AnswerTable;
  /** Calls with a special result, to find out whether an evaluation needs one of them. */
  special: Record<"unknown" | "truncated" | "skipped", readonly [name: string, args: string][]>;
  builtins: Record<"rest" | "grpc", readonly Builtin[]>;
  /** The environment of the command line. */
  env: Record<string, string>;
  /** Makes the service fail until the returned function is called. */
  fail(fault: RunFault): () => void;
  close(): Promise<void>;
}

const byTransport =
  (rest: Interceptor, grpc: Interceptor): Interceptor =>
  (request, ...call) =>
    (request.grpc ? grpc : rest)(request, ...call);

interface WorldFault {
  fault: Interceptor;
  /**
   * Whether it occurs once. The client then retries; a call that costs something only if it was certainly not served.
   */
  passes?: "served" | "not served";
}

/** Possible damages of a response. */
export const WORLD_FAULTS: Readonly<Record<string, WorldFault>> = {
  "a 503 that passes": { fault: byTransport(faults.status(503), grpcFaults.status(14)), passes: "served" },
  "a reset that passes": { fault: byTransport(faults.reset(), grpcFaults.refuse()), passes: "not served" },
  "a 503": { fault: byTransport(faults.status(503), grpcFaults.status(14)) },
  "a 500": { fault: byTransport(faults.status(500), grpcFaults.status(2)) },
  "a 403": { fault: byTransport(faults.status(403), grpcFaults.status(7)) },
  "a 404 of a gateway": {
    fault: byTransport(
      faults.status(404, { body: '{"code":5,"message":"Not Found"}' }),
      grpcFaults.status(5, { message: "Not Found" }),
    ),
  },
  "a page": { fault: faults.html() },
  "an empty answer": { fault: byTransport(faults.empty(), grpcFaults.message(Buffer.of())) },
  "JSON of another shape": {
    fault: byTransport(faults.json({ items: [] }), grpcFaults.message(Buffer.of(0xff))),
  },
  "a cut answer": { fault: byTransport(faults.truncate(), grpcFaults.truncate()) },
  "a reset": { fault: byTransport(faults.reset(), grpcFaults.reset()) },
  "a redirect": { fault: faults.redirect("https://www.example.com/") },
  "no trailers": { fault: byTransport(faults.invalidJson(), grpcFaults.withoutTrailers()) },
};

/** The endings of a run's calls with a fault of the world. */
export function worldFault(name: string, place: CalledName): RunFault {
  const passes = WORLD_FAULTS[name]?.passes;
  const isTriedAgain =
    passes === "not served" || (passes === "served" && place !== "service.evidence_prompt");
  return { name, place, unanswered: isTriedAgain ? [] : [place] };
}

const sha = (n: number): string => `sha256:${String(n).padStart(64, "0")}`;
const PAGED = 130;

async function fill(service: FakeEvidenceService): Promise<Pick<Subjects, "digests" | "versions">> {
  const known = service.addArtifact('{"risk": 3}', { kind: "ARTIFACT" });
  const attestation = service.addReferrer({ digest: sha(2), kind: "ATTESTATION" });
  const sbom = service.addReferrer({ digest: sha(3), kind: "SBOM_CYCLONEDX_JSON" });
  for (const other of [attestation, sbom]) service.link(known, other);
  const large = service.addReferrer({ digest: sha(4), kind: "CONTAINER_IMAGE" });
  for (let i = 0; i < PAGED; i++) {
    service.link(
      large,
      service.addReferrer({ digest: sha(1000 + i), kind: i === PAGED - 1 ? "VULNERABLE" : "SBOM" }),
    );
    service.addEvidence({ name: `e${String(i)}`, kind: i === 0 ? "SARIF" : "ARTIFACT" });
  }
  for (const kind of ["A", "B"]) service.addReferrer({ digest: sha(5), kind });
  const versions = {
    evaluated: "3f0f5f6e-6d0c-4a7e-9a39-2f3b8a1a7c11",
    empty: "3f0f5f6e-6d0c-4a7e-9a39-2f3b8a1a7c12",
  };
  for (const [name, status] of [
    ["R1", "pass"],
    ["R2", "fail"],
  ] as const) {
    service.addComplianceEvaluation({ name, status, project_version_id: versions.evaluated });
  }
  service.onPrompt((evidence) =>
    evidence.includes("skip")
      ? { skipped: true, violations: [] }
      : { skipped: false, violations: evidence.includes("GPL") ? ["it is GPL"] : [] },
  );
  return {
    digests: { known: known.digest, large: large.digest, unknown: sha(6), ambiguous: sha(5) },
    versions,
  };
}

/** A server for `http.send`. */
async function startWeb(): Promise<{ urls: Subjects["urls"]; close(): Promise<void> }> {
  const server = createServer((request, response) => {
    if (request.url === "/down") {
      request.socket.destroy();
      return;
    }
    response.writeHead(request.url === "/up" ? 200 : 500, { "Content-Type": "application/json" });
    response.end('{"ok": true}');
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const base = `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`;
  return {
    urls: { up: `${base}/up`, failing: `${base}/failing`, down: `${base}/down` },
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => {
          resolve();
        });
      }),
  };
}

/** The filters of evidence in policies, and which of them truncates its result. */
export const EVIDENCE_FILTERS = { all: {}, sarif: { kind: ["SARIF"] }, cut: { limit: 5 } };
export const PROMPTS = ["MIT", "GPL", "AGPL", "SSPL", "skip"] as const;
export const PROMPT = "is it good?";

async function completeAnswers(
  client: ServiceClient,
  { digests, versions, urls }: Subjects,
): Promise<AnswerTable> {
  const table: AnswerTable = {};
  const add = async (name: string, args: JsonValue[], answer: () => Promise<unknown>): Promise<void> => {
    const answers = (table[name] ??= {});
    try {
      answers[JSON.stringify(args)] = { value: JSON.stringify(await answer()) };
    } catch (error) {
      if (!isRegohostError(error)) throw error;
      answers[JSON.stringify(args)] =
        name === "service.discover" && error.code === "not_found"
          ? { undefined: true }
          : { halt: error.code };
    }
  };
  for (const digest of [...Object.values(digests), "sha256:x"]) {
    await add("service.discover", [digest, ""], () => client.discover(digest));
    await add("service.download_artifact", [digest], async () =>
      Buffer.from(await client.download(digest)).toString("utf8"),
    );
  }
  for (const filters of Object.values(EVIDENCE_FILTERS)) {
    await add("service.evidence", [{ ...filters }], () => client.evidence(filters));
  }
  for (const id of [...Object.values(versions), "no UUID"]) {
    const filters = { project_version_id: id };
    await add("service.project_compliance", [filters], () => client.projectCompliance(filters));
  }
  for (const evidence of PROMPTS) {
    await add("service.evidence_prompt", [evidence, PROMPT], () => client.evidencePrompt(evidence, PROMPT));
  }
  const response = (status: number): JsonValue => ({ status_code: status, body: { ok: true } });
  const get = (url: string, more = {}): JsonValue => ({ method: "get", url, ...more });
  table["http.send"] = Object.fromEntries(
    [
      [get(urls.up), response(200)],
      [get(urls.failing), response(500)],
      [get(urls.up, { raise_error: false }), response(200)],
      [get(urls.failing, { raise_error: false }), response(500)],
      [get(urls.down, { raise_error: false }), { status_code: 0, error: {} }],
    ].map(([args, value]) => [JSON.stringify([args]), { value: JSON.stringify(value) }]),
  );
  return table;
}

/** Starts it. Policies use real sockets on loopback. */
export async function startWorld(): Promise<World> {
  const service = await startEvidenceService();
  const web = await startWeb();
  const subjects: Subjects = { ...(await fill(service)), urls: web.urls };
  const token = await service.issueToken({ kind: "user" });
  const settings = {
    token,
    platformUrl: service.platformUrl,
    env: {},
    configFile: false,
    retryDelays: { baseMs: 1, maxMs: 2 },
  } as const;
  const rest = createServiceClient({ ...settings, baseUrl: service.baseUrl });
  // Without a URL for REST, downloads too use gRPC.
  const grpc = createServiceClient({ ...settings, grpcUrl: service.grpcUrl, transport: "grpc" });
  const { digests } = subjects;
  const call = (...args: JsonValue[]): string => JSON.stringify(args);
  return {
    subjects,
    answers: await completeAnswers(rest, subjects),
    special: {
      unknown: [["service.discover", call(digests.unknown, "")]],
      truncated: [["service.evidence", call({ ...EVIDENCE_FILTERS.cut })]],
      skipped: [["service.evidence_prompt", call("skip", PROMPT)]],
    },
    builtins: { rest: serviceBuiltins(rest), grpc: serviceBuiltins(grpc) },
    env: {
      SERVICE_BASE_URL: service.baseUrl,
      SERVICE_PLATFORM_URL: service.platformUrl,
      SERVICE_TOKEN: token,
    },
    fail({ name, place, unanswered }) {
      const found = WORLD_FAULTS[name];
      if (found === undefined) throw new RangeError(`there is no fault ${name}`);
      const times = unanswered.length === 0 ? 1 : Infinity;
      return service.respondNext(found.fault, { path: CALLED[place], times });
    },
    async close() {
      await Promise.all([rest.close(), grpc.close(), service.close(), web.close()]);
    },
  };
}
