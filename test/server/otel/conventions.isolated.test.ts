import { readdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { expect, it } from "vitest";

const FOLDER = new URL("../../../src/server/otel/", import.meta.url);

// A dependency of the SDK. Its main entry has what is stable, and under other prefixes what was there before.
const ofSdk = createRequire(import.meta.resolve("@opentelemetry/sdk-node"));
const conventions = ofSdk("@opentelemetry/semantic-conventions") as Record<string, unknown>;
const STABLE = new Set(
  Object.entries(conventions)
    .filter(([key]) => /^(?:ATTR|METRIC)_/.test(key))
    .map(([, value]) => value),
);

it("names attributes and metrics as OpenTelemetry's stable conventions do, but for those of policies", () => {
  const source = readdirSync(FOLDER).map((name) => readFileSync(new URL(name, FOLDER), "utf8"));
  const names = source.flatMap((text) =>
    Array.from(text.matchAll(/"((?:error|http|rpc|server|url)\.[\w.]+)"/g), ([, name]) => name),
  );
  expect(names).toContain("rpc.method");
  expect(names.filter((name) => !STABLE.has(name ?? ""))).toEqual([]);
});
