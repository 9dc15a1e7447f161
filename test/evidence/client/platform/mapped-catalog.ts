import type { DescService } from "@bufbuild/protobuf";
import type { ServiceClient } from "../../../../src/evidence/client/create-service-client.js";
import type { ListMapping, OperationMapping, PlatformMapping } from "../../../../src/index.js";
import type { GrpcServer } from "../grpc/grpc-server.js";
import { defineService } from "./define-service.js";
import { platformClient, startPlatform } from "./platform-server.js";

export type Handler = (request: Record<string, unknown>) => object;

/** A platform with this service, and a client with this mapping. */
export async function startMapped(
  service: DescService,
  handlers: Record<string, Handler>,
  platform: PlatformMapping,
  reflects: readonly DescService[] | false = [service],
): Promise<{ server: GrpcServer; client: ServiceClient }> {
  const server = await startPlatform({
    reflects,
    // Its methods are not known to the compiler.
    routes: (router) => router.service(service, handlers as object),
  });
  return { server, client: await platformClient(server, { platform }) };
}

/** Nests requests, returns enums, flat lists without presence, and a page's token in a message. */
export const catalog = defineService({
  package: "acme.catalog.v2",
  name: "Catalog",
  methods: {
    Search: { input: "SearchRequest", output: "SearchResponse" },
    Watch: { input: "SearchRequest", output: "SearchResponse", serverStreaming: true },
    Ask: { input: "AskRequest", output: "AskResponse" },
  },
  enums: {
    Type: ["TYPE_UNSPECIFIED", "TYPE_SBOM", "TYPE_SCAN", "TYPE_OTHER"],
    Outcome: ["OUTCOME_UNSPECIFIED", "OUTCOME_DONE", "OUTCOME_SKIPPED", "OUTCOME_QUEUED"],
  },
  messages: {
    Where: [
      ["project", "string"],
      ["types", "enum Type", { repeated: true }],
    ],
    Page: [
      ["size", "int64"],
      ["token", "string"],
    ],
    SearchRequest: [
      ["where", "Where"],
      ["page", "Page"],
      ["tenant", "string"],
    ],
    Subject: [
      ["name", "string"],
      ["version", "string"],
    ],
    Item: [
      ["uid", "string"],
      ["title", "string"],
      ["type", "enum Type"],
      ["subject", "Subject"],
    ],
    Next: [["token", "string"]],
    SearchResponse: [
      ["items", "Item", { repeated: true }],
      ["next", "Next"],
      ["took", "double"],
    ],
    AskRequest: [
      ["digest", "string"],
      ["body", "string"],
      ["question", "string"],
      ["dry", "bool"],
    ],
    Finding: [
      ["text", "string"],
      ["skipped", "bool"],
    ],
    AskResponse: [
      ["outcome", "enum Outcome"],
      ["findings", "Finding", { repeated: true }],
      ["was_skipped", "bool"],
      ["skipped_by", "bool", { optional: true }],
    ],
  },
});

export const SEARCH = {
  method: "/acme.catalog.v2.Catalog/Search",
  request: {
    where: { project: "$project_name", types: "$kind" },
    page: { size: "$limit", token: "$cursor" },
    tenant: "$$acme",
  },
  results: "items",
  cursor: "next.token",
  fields: {
    id: "uid",
    name: "title",
    kind: "type",
    subject_name: "subject.name",
    subject_version: "subject.version",
  },
  values: { kind: { TYPE_SBOM: "SBOM_CYCLONEDX_JSON", TYPE_SCAN: "SARIF" } },
} satisfies ListMapping;

export const ASK = {
  method: "/acme.catalog.v2.Catalog/Ask",
  request: { digest: "$digest", body: "$content", question: "$prompt" },
  fields: { skipped: "outcome", violations: "findings.text" },
  values: { skipped: { OUTCOME_DONE: false, OUTCOME_SKIPPED: true } },
} satisfies OperationMapping;
