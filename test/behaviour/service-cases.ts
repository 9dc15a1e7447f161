import { create, toBinary } from "@bufbuild/protobuf";
import type { JsonValue, ServiceClientOptions } from "../../src/index.js";
import { ReferrerServiceDiscoverPrivateResponseSchema } from "../../src/evidence/schema/proto/controlplane/v1/referrer_pb.js";
import {
  faults,
  grpcFaults,
  type DialectName,
  type EvidenceServiceOptions,
  type FakeEvidenceService,
  type Interceptor,
  type TokenRequest,
} from "../../src/testing/index.js";

export const TRANSPORTS = ["rest", "grpc"] as const;
export type Transport = (typeof TRANSPORTS)[number];

export const POLICY = `package p

item := service.discover(input.digest, input.kind)

references := {r.digest | some r in item.references}

known := [digest | some digest in input.digests; service.discover(digest, "")]

text := service.download_artifact(input.digest)

names := [record.name | some record in service.evidence(input.filters).results]

failed := [e.name | some e in service.project_compliance(input.filters).evaluations; e.status == "fail"]

review := service.evidence_prompt(input.evidence, "is it good?")
`;
export const RULES = ["item", "references", "known", "text", "names", "failed", "review"];
const UNKNOWN = `sha256:${"0".repeat(64)}`;
/** A digest that is different for each number. */
const sha = (n: number): string => `sha256:${String(n).padStart(64, "0")}`;
const VERSION = "3f0f5f6e-6d0c-4a7e-9a39-2f3b8a1a7c11";

export interface Expected {
  value?: JsonValue | undefined;
  /** The code of the error, or of its cause. */
  code?: string;
}

export interface Case {
  rule: string;
  service?: EvidenceServiceOptions;
  /** Fills the service, and returns the input. */
  prepare(service: FakeEvidenceService): JsonValue;
  token?: TokenRequest;
  client?: (service: FakeEvidenceService) => Partial<ServiceClientOptions>;
  /** Expected number of requests for discovery; not counted by default. */
  discoveries?: number;
  expected: Expected | Record<DialectName, Expected>;
}

const artifact = (service: FakeEvidenceService, text: string, kind = "ARTIFACT"): string =>
  service.addArtifact(text, { kind }).digest;
const one = (service: FakeEvidenceService): JsonValue => ({ digest: artifact(service, "bytes"), kind: "" });

/** Discovery over either transport. */
export const DISCOVER = { path: /discover/i };

function byTransport({ rest, grpc }: Record<Transport, Interceptor>): Interceptor {
  return (request, ...call) => (request.grpc ? grpc : rest)(request, ...call);
}

export const CASES: Record<string, Case> = {
  "a referrer with more references than a page": {
    rule: "references",
    prepare(service) {
      const image = service.addReferrer({ digest: sha(1), kind: "CONTAINER_IMAGE" });
      for (let i = 0; i < 230; i++)
        service.link(image, service.addReferrer({ digest: sha(1000 + i), kind: "SBOM" }));
      return { digest: image.digest, kind: "" };
    },
    expected: { value: Array.from({ length: 230 }, (_, i) => sha(1000 + i)) },
  },
  "the fields of a referrer": {
    rule: "item",
    prepare(service) {
      service.addReferrer({
        digest: sha(1),
        kind: "SBOM",
        createdAt: "2026-01-02T03:04:05.678901Z",
        annotations: { "a b": "ü" },
        metadata: { name: "x" },
      });
      return { digest: sha(1), kind: "SBOM" };
    },
    expected: {
      value: {
        digest: sha(1),
        kind: "SBOM",
        downloadable: false,
        createdAt: "2026-01-02T03:04:05.678901Z",
        annotations: { "a b": "ü" },
        metadata: { name: "x" },
        references: [],
      },
    },
  },
  "a digest that is not there is undefined": {
    rule: "known",
    prepare: (service) => ({ digests: [artifact(service, "x"), UNKNOWN, artifact(service, "y")] }),
    expected: {
      value: [
        "sha256:2d711642b726b04401627ca9fbac32f5c8530fb1903cc4db02258717921a4881",
        "sha256:a1fce4363854ff888cff4b8e7875d600c2682390412a8cf79b37d0b11148b0fa",
      ],
    },
  },
  "a digest of two kinds": {
    rule: "item",
    prepare(service) {
      for (const kind of ["A", "B"]) service.addReferrer({ digest: sha(2), kind });
      return { digest: sha(2), kind: "" };
    },
    expected: { code: "ambiguous_kind" },
  },
  "one of two kinds": {
    rule: "references",
    prepare(service) {
      for (const kind of ["A", "B"]) service.addReferrer({ digest: sha(2), kind });
      return { digest: sha(2), kind: "B" };
    },
    expected: { value: [] },
  },
  "a malformed digest": {
    rule: "item",
    prepare: () => ({ digest: "SHA256:XYZ", kind: "" }),
    expected: { code: "request_invalid" },
  },
  "an expired token": {
    rule: "item",
    prepare: one,
    token: { kind: "api", expiresInSeconds: -60 },
    expected: { code: "credentials_expired" },
  },
  "a forged token": {
    rule: "item",
    prepare: one,
    token: { kind: "api", forged: true },
    expected: { code: "unauthenticated" },
  },
  "a revoked token": {
    rule: "item",
    prepare: one,
    token: { kind: "api", revoked: true },
    expected: {
      specification: { code: "unauthenticated" },
      chainloop: { code: "service_failed" },
    },
  },
  "a token of another audience": {
    rule: "item",
    prepare: one,
    token: { kind: "user", audience: "elsewhere" },
    expected: { code: "permission_denied" },
  },
  "an organization of the user's": {
    rule: "references",
    service: { organizations: ["acme", "other"] },
    prepare: one,
    token: { kind: "user" },
    client: () => ({ organization: "other" }),
    expected: { value: [] },
  },
  "an organization that is not the user's": {
    rule: "item",
    prepare: one,
    token: { kind: "user" },
    client: () => ({ organization: "nobody" }),
    expected: {
      specification: { code: "permission_denied" },
      chainloop: { code: "service_failed" },
    },
  },
  "an API token beside an organization": {
    rule: "references",
    prepare: one,
    client: () => ({ organization: "nobody" }),
    expected: { value: [] },
  },
  "an operation for users only": {
    rule: "item",
    service: { userOnlyOperations: ["/discover/", "/controlplane.v1.ReferrerService/"] },
    prepare: one,
    expected: { code: "permission_denied" },
  },
  "an artifact, with an API token": {
    rule: "text",
    prepare: one,
    expected: { value: "bytes" },
  },
  "an artifact, with a user token": {
    rule: "text",
    prepare: one,
    token: { kind: "user" },
    expected: { value: "bytes" },
  },
  "an artifact that is not there": {
    rule: "text",
    prepare: () => ({ digest: UNKNOWN, kind: "" }),
    token: { kind: "user" },
    expected: { code: "not_found" },
  },
  "an artifact of another organization": {
    rule: "text",
    service: { organizations: ["acme", "other"] },
    prepare: (service) => ({ digest: service.addArtifact("x", { organization: "other" }).digest, kind: "" }),
    expected: { code: "not_found" },
  },
  "a service that fails once": {
    rule: "references",
    prepare(service) {
      service.respondNext(faults.status(503), DISCOVER);
      return one(service);
    },
    discoveries: 2,
    expected: { value: [] },
  },
  "a service that limits the rate once": {
    rule: "references",
    prepare(service) {
      service.respondNext(faults.status(429, { retryAfter: 0 }), DISCOVER);
      return one(service);
    },
    discoveries: 2,
    expected: { value: [] },
  },
  "a service that stays down": {
    rule: "item",
    prepare(service) {
      service.respondNext(faults.status(503), { ...DISCOVER, times: Infinity });
      return one(service);
    },
    expected: { code: "service_failed" },
  },
  "a connection that is always reset": {
    rule: "item",
    prepare(service) {
      service.respondNext(faults.reset(), { ...DISCOVER, times: Infinity });
      return one(service);
    },
    expected: { code: "service_unreachable" },
  },
  "an invalid answer": {
    rule: "item",
    prepare(service) {
      service.respondNext(
        byTransport({ rest: faults.invalidJson(), grpc: grpcFaults.message(Buffer.of(0xff)) }),
        DISCOVER,
      );
      return one(service);
    },
    expected: { code: "response_invalid" },
  },
  "an answer of another digest": {
    rule: "item",
    prepare(service) {
      const answer = { result: { digest: UNKNOWN, kind: "SBOM", downloadable: false }, pagination: {} };
      const schema = ReferrerServiceDiscoverPrivateResponseSchema;
      const grpc = grpcFaults.message(toBinary(schema, create(schema, answer)));
      service.respondNext(byTransport({ rest: faults.json(answer), grpc }), DISCOVER);
      return one(service);
    },
    expected: { code: "response_invalid" },
  },
  "evidence, all pages": {
    rule: "names",
    prepare(service) {
      for (let i = 0; i < 130; i++) service.addEvidence({ name: `e${i}` });
      return { filters: {} };
    },
    expected: { value: Array.from({ length: 130 }, (_, i) => `e${129 - i}`) },
  },
  "evidence, filtered": {
    rule: "names",
    prepare(service) {
      service.addEvidence({ name: "a", kind: "SBOM" });
      service.addEvidence({ name: "b", kind: "SARIF" });
      return { filters: { kind: ["SARIF"], latest: true, limit: 5 } };
    },
    expected: { value: ["b"] },
  },
  "compliance of a project version": {
    rule: "failed",
    prepare(service) {
      service.addComplianceEvaluation({ name: "R1", project_version_id: VERSION, status: "fail" });
      service.addComplianceEvaluation({ name: "R2", project_version_id: VERSION, status: "anything" });
      return { filters: { project_version_id: VERSION } };
    },
    expected: { value: ["R1"] },
  },
  "a project version without evaluations": {
    rule: "failed",
    prepare: () => ({ filters: { project_version_id: VERSION } }),
    expected: { value: [] },
  },
  "evidence for users only": {
    rule: "names",
    service: { userOnlyOperations: ["/platform.v1.EvidenceService/"] },
    prepare: () => ({ filters: {} }),
    expected: { code: "permission_denied" },
  },
  "a plan that refuses": {
    rule: "review",
    service: { plan: "unpaid_denied" },
    prepare: () => ({ evidence: "content" }),
    expected: { code: "permission_denied" },
  },
  "an unpaid plan": {
    rule: "names",
    service: { plan: "unpaid" },
    prepare: () => ({ filters: {} }),
    expected: { code: "unimplemented" },
  },
  "an agent's answer": {
    rule: "review",
    prepare(service) {
      service.onPrompt((evidence) => ({ skipped: false, violations: [`${evidence} is not`] }));
      return { evidence: "content" };
    },
    expected: { value: { skipped: false, violations: ["content is not"] } },
  },
  "a skipped analysis": {
    rule: "review",
    prepare(service) {
      service.onPrompt(() => ({ skipped: true, violations: [] }));
      return { evidence: "content" };
    },
    expected: { value: { skipped: true, violations: [] } },
  },
};
