import { expect, test, vi } from "vitest";
import { startService } from "../evidence/client/fake-client.js";

const loaded = vi.hoisted((): string[] => []);
vi.mock("@connectrpc/connect-node", (importOriginal) => {
  loaded.push("@connectrpc/connect-node");
  return importOriginal();
});
vi.mock("@bufbuild/protobuf", (importOriginal) => {
  loaded.push("@bufbuild/protobuf");
  return importOriginal();
});

test("the gRPC library is loaded with the first call, and not before", async () => {
  const service = await startService();
  expect((await fetch(`${service.baseUrl}/infoz`)).status).toBe(200);
  service.addEvidence({ name: "sbom" });
  expect(loaded).toEqual([]);

  const { connect } = await import("node:http2");
  const session = connect(service.platformUrl);
  const stream = session.request({ ":method": "POST", ":path": "/a/b", "content-type": "application/grpc" });
  const headers = new Promise((resolve) => stream.once("response", resolve));
  stream.resume().end();
  expect(await headers).toMatchObject({ "grpc-status": "12" });
  session.destroy();
  expect([...new Set(loaded)].sort()).toEqual(["@bufbuild/protobuf", "@connectrpc/connect-node"]);
});
