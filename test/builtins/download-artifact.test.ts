import { expect, it, vi } from "vitest";
import { downloadArtifactBuiltin } from "../../builtins/download-artifact.js";
import { ServiceError } from "../../src/base/errors.js";
import type { EvidenceSession } from "../../src/evidence/port/evidence-service.js";
import { newContext, stubService } from "./service-stub.js";

const DIGEST = `sha256:${"b".repeat(64)}`;

it.each<[string, number[], string]>([
  ["nothing", [], ""],
  ["text", [0x7b, 0x7d], "{}"],
  ["a byte-order mark", [0xef, 0xbb, 0xbf, 0x41], "\ufeffA"],
  ["NUL", [0x41, 0x00], "A\0"],
  ["four-byte characters", [0xf0, 0x9f, 0x94, 0x91], "🔑"],
  ["gzip", [0x1f, 0x8b, 0x08, 0x00], "H4sIAA=="],
  ["a character cut short", [0x41, 0xc3], "QcM="],
  ["a surrogate", [0xed, 0xa0, 0x80], "7aCA"],
  ["an overlong form", [0xc0, 0x80], "wIA="],
])("gives %s as text or base64", async (_, bytes, expected) => {
  const download = vi.fn<EvidenceSession["download"]>().mockResolvedValue(Uint8Array.from(bytes));
  const context = newContext();
  await expect(downloadArtifactBuiltin(stubService({ download })).call([DIGEST], context)).resolves.toBe(
    expected,
  );
  expect(download.mock.calls).toEqual([[DIGEST, context]]);
});

it("encodes only the bytes of a view into a larger buffer", async () => {
  const view = Uint8Array.from([1, 2, 0xff, 4]).subarray(2, 3);
  const builtin = downloadArtifactBuiltin(stubService({ download: () => Promise.resolve(view) }));
  await expect(builtin.call([DIGEST], newContext())).resolves.toBe("/w==");
});

it("fails on an artifact that does not exist: only discover may find nothing", async () => {
  const error = new ServiceError("not found", { code: "not_found", status: 404 });
  const context = newContext();
  const builtin = downloadArtifactBuiltin(stubService({ download: () => Promise.reject(error) }));
  await expect(builtin.call([DIGEST], context)).rejects.toBe(error);
  expect(context.facts).toEqual({});
});

it("refuses a digest that is not a string before any request", async () => {
  const builtin = downloadArtifactBuiltin(stubService({}));
  await expect(builtin.call([7], newContext())).rejects.toMatchObject({
    builtin: "service.download_artifact",
  });
});
