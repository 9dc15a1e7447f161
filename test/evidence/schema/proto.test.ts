import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";
import { protoChecksums } from "../../../scripts/proto-checksums.mjs";
import checksums from "../../../src/evidence/schema/proto/checksums.json" with { type: "json" };

const fromRoot = (path: string): string => fileURLToPath(new URL(`../../../${path}`, import.meta.url));

// Fails when schemas/proto/ has changed since: run npm run protos.
it("src/evidence/schema/proto/ is generated from the protos as they are", () => {
  expect(checksums).toEqual(protoChecksums(fromRoot("schemas/proto")));
});

it.each(Object.keys(checksums))("has a generated file for %s", (proto) => {
  expect(existsSync(fromRoot(`src/evidence/schema/proto/${proto.replace(/\.proto$/, "_pb.ts")}`))).toBe(true);
});
