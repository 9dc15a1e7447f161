import { gzipSync } from "node:zlib";
import { packTar } from "modern-tar";
import { describe, expect, it } from "vitest";
import { readMaterials } from "../../src/chainloop/read-materials.js";

const LIMIT_MS = 100;
const COUNT = 60_000;

const xml = (start: string, part: string, end: string): string =>
  `<?xml version="1.0"?>${start}${part.repeat(COUNT * 4)}${end}`;
const list = (part: string): string => `[${`${part},`.repeat(COUNT * 8)}${part}]`;
const component = JSON.stringify({ type: "library", name: "a", version: "1", purl: "pkg:npm/a@1" });
const result = JSON.stringify({ ruleId: "r", message: { text: "x" }, locations: [] });

/** Materials whose reading takes longer than the limit, by their kinds. */
const SLOW: readonly (readonly [kind: string, text: string])[] = [
  ["CERTCC_DRANZER", "Test Engine Version: $Rev: 1\n" + "{A}-x\nERROR - y (0x1)\n".repeat(COUNT * 8)],
  ["COBERTURA_XML", xml('<coverage line-rate="1">', "<a b='1'>x</a>", "</coverage>")],
  ["GITLEAKS_JSON", list('{"Fingerprint":"a"}')],
  ["JACOCO_XML", xml("<report>", '<counter type="INSTRUCTION" missed="1" covered="1"/>', "</report>")],
  ["JUNIT_XML", xml("<testsuite>", '<testcase name="a" time="1"/>', "</testsuite>")],
  ["RADAMSA_REPORT", 'output: "a", length: 1, checksum: "b"\n'.repeat(COUNT * 8)],
  [
    "SARIF",
    `{"$schema":"s","version":"2.1.0","runs":[{"tool":{"driver":{"name":"t"}},"results":${list(result)}}]}`,
  ],
  [
    "SBOM_CYCLONEDX_JSON",
    `{"bomFormat":"CycloneDX","specVersion":"1.5","version":1,"components":${list(component)}}`,
  ],
  ["SYSINTERNALS_ACCESSCHK", "Accesschk v6.15\n" + "C:\\x\n  RW y\n".repeat(COUNT * 8)],
  ["SYSINTERNALS_SIGCHECK", '"Path","Verified"\n' + '"a","b"\n'.repeat(COUNT * 8)],
  ["TRUFFLEHOG_JSON", '{"DetectorName":"a","SourceMetadata":{"Data":1}}\n'.repeat(COUNT)],
];

async function timedOut(kind: string, bytes: Uint8Array): Promise<void> {
  const before = process.cpuUsage();
  const errors: unknown[] = [];
  for await (const input of readMaterials([{ name: "m", bytes }], {
    kind,
    cwd: ".",
    timeoutMs: LIMIT_MS,
  })) {
    errors.push("error" in input ? input.error : undefined);
  }
  const { user, system } = process.cpuUsage(before);
  expect(errors).toMatchObject([{ code: "timeout" }]);
  expect((user + system) / 1000).toBeLessThan(LIMIT_MS + 1400);
}

it("a deeply nested material is invalid", async () => {
  const bytes = Buffer.from("[".repeat(50_000) + "]".repeat(50_000));
  for await (const input of readMaterials([{ name: "m", bytes }], { kind: "EVIDENCE", cwd: "." }))
    expect(input).toMatchObject({
      error: { code: "document_invalid", message: "m: it is nested too deeply" },
    });
});

describe("a large material ends at its time limit", () => {
  it.each(SLOW)("of %s", async (kind, text) => {
    await timedOut(kind, Buffer.from(text));
  });

  it("in an archive of many files", async () => {
    const body = "output: 1\n";
    const tar = await packTar(
      Array.from({ length: 30_000 }, (_, index) => ({
        header: { name: `${String(index)}.log`, size: body.length },
        body,
      })),
    );
    await timedOut("RADAMSA_REPORT", gzipSync(tar));
  });
});
