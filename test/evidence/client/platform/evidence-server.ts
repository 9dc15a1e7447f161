import type { MessageInitShape } from "@bufbuild/protobuf";
import type { ServiceClient } from "../../../../src/evidence/client/create-service-client.js";
import type { ServiceClientOptions } from "../../../../src/evidence/client/service-client-options.js";
import {
  EvidenceService,
  type EvidenceServiceListRequest,
  type EvidenceServiceListResponseSchema,
} from "../../../../src/evidence/schema/proto/platform/v1/evidence_pb.js";
import type { GrpcServer } from "../grpc/grpc-server.js";
import { platformClient, startPlatform } from "./platform-server.js";

export const UUID = "3f0f5f6e-6d0c-4a7e-9a39-2f3b8a1a7c11";

export type EvidenceAnswer = MessageInitShape<typeof EvidenceServiceListResponseSchema>;

/** A platform that lists evidence as specified by the test, and a client of it. */
export async function withEvidence(
  list: (request: EvidenceServiceListRequest) => EvidenceAnswer | Promise<EvidenceAnswer>,
  options?: ServiceClientOptions,
  kind?: "user" | "api",
): Promise<{ server: GrpcServer; client: ServiceClient }> {
  const server = await startPlatform({
    reflects: [EvidenceService],
    routes: (router) => router.service(EvidenceService, { list }),
  });
  return { server, client: await platformClient(server, options, kind) };
}

/** The required members of a record. */
export const record = (name: string): { id: string; name: string; kind: string } => ({
  id: UUID,
  name,
  kind: "SARIF",
});

/** A service with `total` records, in pages of the requested size. */
export function pages(total: number): (request: EvidenceServiceListRequest) => EvidenceAnswer {
  return ({ limit = 20, cursor = "0" }) => {
    const from = Number(cursor);
    const to = Math.min(total, from + limit);
    const results = Array.from({ length: to - from }, (_, index) => record(`r${from + index}`));
    return { evidence: { results }, ...(to < total && { nextCursor: String(to) }) };
  };
}
