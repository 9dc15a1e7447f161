import { Code, ConnectError } from "@connectrpc/connect";
import { expect, it } from "vitest";
import type { ListMapping, OperationMapping, PlatformMapping } from "../../../../src/index.js";
import { EvidenceService } from "../../../../src/evidence/schema/proto/platform/v1/evidence_pb.js";
import { addReflection, startGrpcServer } from "../grpc/grpc-server.js";
import { ASK, catalog, SEARCH, startMapped } from "./mapped-catalog.js";
import { calledPaths, platformClient, startPlatform } from "./platform-server.js";

it.each<[string, ListMapping, RegExp]>([
  ["a stream", { method: "/acme.catalog.v2.Catalog/Watch" }, /the method is a stream/],
  [
    "a request's field that is not there",
    { request: { wher: {} } },
    /SearchRequest has no field wher \(did you mean where\?\)/,
  ],
  [
    "a nested field that is not there",
    { request: { where: { projet: "$project_name" } } },
    /Where has no field projet/,
  ],
  [
    "fields of something that is not a message",
    { request: { tenant: { name: "x" } } },
    /SearchRequest\.tenant is not a message/,
  ],
  [
    "a placeholder that is not there",
    { request: { tenant: "$projectname" } },
    /\$projectname \(did you mean project_name\?\)/,
  ],
  [
    "a list in a single field",
    { request: { where: { project: "$kind" } } },
    /Where\.project cannot hold \$kind/,
  ],
  ["a number in a text", { request: { where: { project: "$limit" } } }, /cannot hold \$limit/],
  ["a literal of another type", { request: { ...SEARCH.request, tenant: 1 } }, /tenant/],
  ["a cursor that is not sent", { request: { tenant: "x" } }, /no place for \$cursor/],
  ["a cursor that is sent and not read", { cursor: false }, /request has \$cursor/],
  ["a cursor that is not there", { cursor: "next.tokn" }, /Next has no field tokn \(did you mean token\?\)/],
  ["a cursor that is a message", { cursor: "next" }, /SearchResponse\.next is not a string/],
  ["a cursor that is a number", { cursor: "took" }, /SearchResponse\.took is not a string/],
  ["results that are not a list", { results: "next" }, /SearchResponse\.next is not a repeated field/],
  [
    "results that are not there",
    { results: "item" },
    /SearchResponse has no field item \(did you mean items\?\)/,
  ],
  [
    "a record's field that is not there",
    { fields: { ...SEARCH.fields, name: "tittle" } },
    /Item has no field tittle \(did you mean title\?\)/,
  ],
  [
    "a path through something that is not a message",
    { fields: { ...SEARCH.fields, name: "title.text" } },
    /Item\.title is not a message/,
  ],
  [
    "a field of another type",
    { fields: { ...SEARCH.fields, name: "subject" } },
    /Item\.subject cannot be read as a text/,
  ],
  ["a map from a text", { fields: { ...SEARCH.fields, annotations: "title" } }, /cannot be read as a map/],
  [
    "a field that records do not have",
    { fields: { ...SEARCH.fields, nam: "title" } },
    /unknown field nam \(did you mean name\?\)/,
  ],
  ["values of a field that records do not have", { values: { sort: {} } }, /unknown field sort/],
  ["no required field", { fields: { id: "uid", kind: "type" } }, /does not say where name is/],
  ["an enum without values", { values: {} }, /Item\.type is an enum, so its values must be given/],
])("%s is a configuration error, before any call", async (_, mapping, message) => {
  const { client, server } = await startMapped(
    catalog,
    { search: () => ({}) },
    { evidence: { ...SEARCH, ...mapping } },
  );
  await expect(client.evidence()).toFailWith("config_invalid", message);
  expect(calledPaths(server)).toEqual([]);
});

it.each<[string, OperationMapping, RegExp]>([
  [
    "true or false without presence",
    { fields: { ...ASK.fields, skipped: "was_skipped" } },
    /AskResponse\.was_skipped has no presence/,
  ],
  [
    "no place for the prompt",
    { request: { digest: "$digest", body: "$content" } },
    /no place for \$evidence, \$prompt, or for \$digest, \$content, \$prompt/,
  ],
  [
    "a place for digests only",
    { request: { digest: "$digest", question: "$prompt" } },
    /no place for \$evidence/,
  ],
  [
    "a list within no list",
    { fields: { ...ASK.fields, violations: "was_skipped" } },
    /AskResponse\.was_skipped cannot be read as a list of texts/,
  ],
  [
    "a list of something else",
    { fields: { ...ASK.fields, violations: "findings.skipped" } },
    /cannot be read as a list of texts/,
  ],
])("of a prompt: %s", async (_, mapping, message) => {
  const { client, server } = await startMapped(
    catalog,
    { ask: () => ({}) },
    { prompt: { ...ASK, ...mapping } },
  );
  await expect(client.evidencePrompt("text", "why?")).toFailWith("config_invalid", message);
  expect(calledPaths(server)).toEqual([]);
});

it("may read true or false from a field with presence", async () => {
  const fields = { ...ASK.fields, skipped: "skipped_by" };
  const mapping = { prompt: { ...ASK, fields, values: {} } };
  const { client } = await startMapped(catalog, { ask: () => ({ skippedBy: false }) }, mapping);
  expect(await client.evidencePrompt("text", "why?")).toEqual({ skipped: false, violations: [] });
});

it("names the nearest methods of a server that does not list it: the plan has none", async () => {
  const { client, server } = await startMapped(
    catalog,
    { search: () => ({}) },
    {
      evidence: { ...SEARCH, method: "/acme.catalog.v2.Catalogue/Serch" },
    },
  );
  await expect(client.evidence()).toFailWith(
    "unimplemented",
    /no method \/acme\.catalog\.v2\.Catalogue\/Serch \(the nearest are \/acme\.catalog\.v2\.Catalog\/Search, .*paid plans only/,
  );
  expect(calledPaths(server)).toEqual([]);
});

it("names the nearest methods for the default mapping too", async () => {
  const { client } = await startMapped(catalog, { search: () => ({}) }, {});
  await expect(client.evidence()).toFailWith(
    "unimplemented",
    /no method \/platform\.v1\.EvidenceService\/List \(the nearest are .*paid plans only/,
  );
});

it("needs reflection", async () => {
  const { client, server } = await startMapped(catalog, { search: () => ({}) }, { evidence: SEARCH }, false);
  await expect(client.evidence()).toFailWith("config_invalid", /platform\.evidence needs server reflection/);
  expect(calledPaths(server)).toEqual([]);
});

it("explains a platform that refuses even reflection", async () => {
  const server = await startGrpcServer({
    routes: (router) =>
      addReflection(router, () => {
        throw new ConnectError("upgrade", Code.PermissionDenied);
      }),
  });
  const client = await platformClient(server);
  await expect(client.evidence()).toFailWith("permission_denied", /^evidence: .*paid plans only.*upgrade/);
});

it("does not change the other operations", async () => {
  const server = await startPlatform({
    reflects: [EvidenceService],
    routes: (router) => router.service(EvidenceService, { list: () => ({ evidence: {} }) }),
  });
  const client = await platformClient(server, { platform: { prompt: ASK } });
  expect(await client.evidence()).toEqual({ results: [] });
});

it.each<[string, unknown, RegExp]>([
  ["an unknown operation", { evidences: {} }, /platform/],
  ["an unknown key", { evidence: { path: "x" } }, /platform\.evidence/],
  [
    "a method without a slash",
    { evidence: { method: "a.B/C" } },
    /platform\.evidence\.method: must be a method/,
  ],
  [
    "a path with an empty name",
    { evidence: { results: "a..b" } },
    /platform\.evidence\.results: must be field names/,
  ],
  ["results of a field that is not a list", { prompt: { results: "a" } }, /platform\.prompt/],
])("is refused for %s as an option", async (_, platform, message) => {
  const server = await startPlatform({ reflects: [], routes: () => undefined });
  const client = await platformClient(server, { platform: platform as PlatformMapping });
  await expect(client.evidence()).toFailWith("config_invalid", message);
});
