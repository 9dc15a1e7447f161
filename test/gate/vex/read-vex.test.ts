import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { readVex } from "../../../src/gate/vex/read-vex.js";
import { makeFolder } from "../../cli/run.js";
import { cycloneDx, findingOf, openVex, read, statement, statusOf } from "./vex-documents.js";

const FIXED = statement("fixed", ["pkg:npm/a"]);
const BOM = "urn:uuid:3e671687-395b-41f5-a30f-a58921a69b79";
const OTHER = "urn:cdx:3e671687-395b-41f5-a30f-a58921a69b79/1";
const RESOLVED = { state: "resolved" };
const lib = (more: object): object => ({ type: "library", name: "lib", "bom-ref": "lib", ...more });

describe("is refused", () => {
  it.each<[string, (object | string)[], RegExp]>([
    ["a text", ['"a"'], /^0\.json: it is neither an OpenVEX document/],
    ["null", ["null"], /neither/],
    ["a list of documents", [[openVex([FIXED])]], /neither/],
    ["CSAF", [{ document: { category: "csaf_vex" } }], /neither/],
    ["an envelope", [{ payloadType: "a", payload: "b", signatures: [] }], /nothing verifies it/],
    [
      "a statement of in-toto",
      [{ _type: "https://in-toto.io/Statement/v1", predicate: openVex([FIXED]) }],
      /not opened/,
    ],
    ["another version of OpenVEX", [openVex([FIXED], { "@context": "https://openvex.dev/ns" })], /0\.2/],
    ["another context", [openVex([FIXED], { "@context": "https://a.example/ns/v0.2.0" })], /0\.2/],
    ["no author", [openVex([FIXED], { author: undefined })], /must have required property 'author'/],
    ["no statement", [openVex([])], /statements must NOT have fewer than 1 items/],
    [
      "an unknown member",
      [openVex([{ ...FIXED, product: [] }])],
      /statements\/0 must NOT have additional properties/,
    ],
    ["an unknown status", [openVex([statement("ok", [])])], /statements\/0\/status must be equal to one of/],
    [
      "an unknown justification",
      [openVex([statement("not_affected", [], { justification: "a" })])],
      /justification/,
    ],
    [
      "not_affected without a reason",
      [openVex([statement("not_affected", [], { justification: undefined })])],
      /statements\/0 must have required property 'justification'/,
    ],
    [
      "not_affected with an empty reason",
      [openVex([statement("not_affected", [], { justification: undefined, impact_statement: "\u200b " })])],
      /statements\/0 is not_affected without a justification, and its impact_statement is empty/,
    ],
    [
      "affected without an action",
      [openVex([statement("affected", [], { action_statement: undefined })])],
      /action_statement/,
    ],
    [
      "a product without an identifier",
      [openVex([statement("fixed", [{ hashes: { md5: "a" } }])])],
      /products\/0/,
    ],
    [
      "a day as the time",
      [openVex([FIXED], { timestamp: "2026-01-10" })],
      /timestamp is not a time of RFC 3339/,
    ],
    [
      "no date",
      [openVex([statement("fixed", [], { timestamp: "2026-02-30T00:00:00Z" })])],
      /statements\/0\/timestamp is not/,
    ],
    [
      "the future",
      [openVex([FIXED], { timestamp: "2026-02-01T00:00:00.000000001Z" })],
      /in the future by the clock/,
    ],
    [
      "the future in CycloneDX",
      [cycloneDx({ ...RESOLVED, lastUpdated: "2027-01-01T00:00:00Z" })],
      /in the future/,
    ],
    [
      "no time in CycloneDX",
      [cycloneDx(RESOLVED, { metadata: { timestamp: "now" } })],
      /vulnerabilities\/0 is not a time/,
    ],
    [
      "another version of CycloneDX",
      [cycloneDx(RESOLVED, { specVersion: "1.3" })],
      /its specVersion is none of 1\.4/,
    ],
    ["an unknown state", [cycloneDx({ state: "fixed" })], /analysis\/state/],
    [
      "a component that is missing",
      [cycloneDx(RESOLVED, {}, { ref: "no" })],
      /affects\/0\/ref is not the bom-ref of/,
    ],
    ["a purl in its place", [cycloneDx(RESOLVED, {}, { ref: "pkg:npm/lib@1.0.0" })], /is not the bom-ref of/],
    [
      "a missing component of its own",
      [cycloneDx(RESOLVED, { serialNumber: BOM }, { ref: `${OTHER}#no` })],
      /does not have/,
    ],
    [
      "a missing component of another document",
      [cycloneDx(RESOLVED, {}, { ref: `${OTHER}#no` }), cycloneDx({}, { serialNumber: BOM })],
      /^0\.json: .*does not have/,
    ],
    [
      "two components of one name",
      [cycloneDx(RESOLVED, { components: [lib({}), lib({ version: "2" })] })],
      /same bom-ref/,
    ],
    [
      "two documents of one name",
      [cycloneDx(RESOLVED, { serialNumber: BOM }), cycloneDx({}, { serialNumber: BOM })],
      /same serialNumber and version/,
    ],
  ])("%s", async (_name, documents, expected) => {
    await expect(read(documents)).rejects.toMatchObject({
      code: "vex_invalid",
      message: expect.stringMatching(expected) as string,
    });
  });

  it.each<[string, string, string]>([
    ["no JSON", "{", "document_invalid"],
    ["YAML", "statements: []", "document_invalid"],
    ["nothing", "", "document_invalid"],
    ["a key twice", JSON.stringify(openVex([FIXED])).replace("{", '{"@id":"a",'), "document_invalid"],
    [
      "an inner key twice",
      JSON.stringify(openVex([FIXED])).replace('"status"', '"status":"affected","status"'),
      "document_invalid",
    ],
    ["a large document", `${" ".repeat(64 * 1024 * 1024)}{}`, "document_too_large"],
  ])("%s: a document that cannot be read", async (_name, text, code) => {
    await expect(read([text])).rejects.toMatchObject({ code });
  });

  it("a file that is missing, and reading that takes too long", async () => {
    const cwd = await makeFolder({ "a.json": JSON.stringify(openVex([FIXED])) });
    const now = new Date();
    await expect(readVex(["b.json"], { cwd, now })).rejects.toMatchObject({ code: "document_not_found" });
    await expect(readVex(["a.json"], { cwd, now, timeoutMs: 0.001 })).rejects.toMatchObject({
      code: "timeout",
    });
    const signal = AbortSignal.abort();
    await expect(readVex(["a.json"], { cwd, now, signal })).rejects.toMatchObject({ code: "aborted" });
  });
});

describe("hostile documents", () => {
  it.each<[string, string]>([
    ["deep", `${'{"a":'.repeat(200_000)}1${"}".repeat(200_000)}`],
    [
      "deep in a statement",
      JSON.stringify(openVex([FIXED])).replace('"fixed"', `${"[".repeat(100_000)}${"]".repeat(100_000)}`),
    ],
    [
      "deep components",
      JSON.stringify(cycloneDx(RESOLVED)).replace(
        '"components":[',
        `"components":[${'{"type":"library","name":"a","components":['.repeat(50_000)}${"]}".repeat(50_000)},`,
      ),
    ],
    [
      "keys of prototypes",
      JSON.stringify(openVex([FIXED])).replace("{", '{"__proto__":{"author":"a"},"constructor":1,'),
    ],
    [
      "identifiers of prototypes",
      JSON.stringify(openVex([statement("fixed", [{ identifiers: { p: 1 } }])])).replace(
        '"p"',
        '"__proto__"',
      ),
    ],
  ])("%s are refused with a code", async (_name, text) => {
    await expect(read([text])).rejects.toMatchObject({ code: expect.stringMatching(/_invalid$/) as string });
  });

  it("names of prototypes are names as others", async () => {
    const names = ["__proto__", "constructor", "toString", "hasOwnProperty"];
    for (const name of names) {
      const finding = findingOf({ vulnerability: name, product: name });
      expect(await statusOf([openVex([FIXED])], finding)).toBeUndefined();
      const own = openVex([statement("fixed", [name], { vulnerability: { name } })]);
      expect(await statusOf([own], finding)).toBe("fixed");
      const refs = { components: [lib({ "bom-ref": name, purl: "pkg:npm/a@1" })] };
      const bom = cycloneDx(RESOLVED, refs, { ref: name });
      const of = findingOf({ vulnerability: "CVE-2026-1", purl: "pkg:npm/a@1" });
      expect(await statusOf([bom], of)).toBe("resolved");
      await expect(read([cycloneDx(RESOLVED, {}, { ref: name })])).rejects.toMatchObject({
        code: "vex_invalid",
      });
    }
  });

  it("a purl that does not parse is compared as it is", async () => {
    for (const odd of ["pkg:npm/%", "pkg:", "pkg:npm/\u202Ea@1", "pkg:npm/a@1?b=1&b=2"]) {
      const document = openVex([statement("fixed", [odd])]);
      expect(await statusOf([document], findingOf({ vulnerability: "CVE-2026-1", purl: odd }))).toBe("fixed");
      expect(
        await statusOf([document], findingOf({ vulnerability: "CVE-2026-1", purl: "pkg:npm/a@1" })),
      ).toBeUndefined();
    }
  });

  it("many statements about one vulnerability take no long", async () => {
    const statements = Array.from({ length: 20_000 }, (_, index) =>
      statement("fixed", [`pkg:npm/p${String(index)}`]),
    );
    const vex = await read([openVex(statements)]);
    const findings = Array.from({ length: 200 }, (_, index) =>
      findingOf({ vulnerability: "CVE-2026-1", purl: `pkg:npm/p${String(index * 2)}@1` }),
    );
    expect(vex.apply(findings).excused).toHaveLength(200);
  });
});

const STATUSES = ["not_affected", "fixed", "affected", "under_investigation"] as const;
const anyStatement = fc
  .record({
    status: fc.constantFrom(...STATUSES),
    id: fc.constantFrom("CVE-1", "CVE-2"),
    product: fc.constantFrom("pkg:npm/a", "pkg:npm/a@1", "pkg:npm/b@1?arch=x", "urn:app"),
    day: fc.integer({ min: 1, max: 3 }),
  })
  .map(({ status, id, product, day }) =>
    statement(status, [product], {
      vulnerability: { name: id },
      timestamp: `2026-01-0${String(day)}T00:00:00Z`,
    }),
  );
const anyDocuments = fc.array(
  fc
    .uniqueArray(anyStatement, { minLength: 1, maxLength: 4, selector: (one) => JSON.stringify(one) })
    .map((list) => openVex(list)),
  { minLength: 1, maxLength: 3 },
);
const anyFinding = fc
  .record({
    vulnerability: fc.constantFrom("CVE-1", "CVE-2", "CVE-3", ["CVE-3", "CVE-1"]),
    purl: fc.constantFrom("pkg:npm/a@1", "pkg:npm/a@2", "pkg:npm/b@1?arch=x", "pkg:npm/c@1"),
  })
  .map((members) => findingOf(members));

describe("any documents", () => {
  it("decide the same in any order", async () => {
    await fc.assert(
      fc.asyncProperty(anyDocuments, fc.array(anyFinding), async (documents, findings) => {
        const words = async (given: readonly object[]): Promise<unknown> => {
          const vex = await read(given);
          const { left, excused } = vex.apply(findings);
          return [
            left,
            excused.map(({ exception: { file: _, ...shown }, ...finding }) => ({ finding, shown })),
            vex.digests,
          ];
        };
        expect(await words(documents.toReversed())).toEqual(await words(documents));
      }),
      { numRuns: 60 },
    );
  });

  it("without a statement about a finding leave it as it is", async () => {
    await fc.assert(
      fc.asyncProperty(anyDocuments, fc.array(anyFinding), async (documents, findings) => {
        const vex = await read(documents);
        const others = findings.map(({ value: _, ...finding }) => ({
          ...finding,
          value: findingOf({ vulnerability: "CVE-9", purl: "pkg:npm/a@1" }).value,
        }));
        expect(vex.apply(others)).toEqual({ left: others, excused: [] });
      }),
      { numRuns: 60 },
    );
  });

  it("are withdrawn by a newer statement that excuses nothing", async () => {
    const withdrawal = ["CVE-1", "CVE-2"].map((name) =>
      statement("affected", ["pkg:npm/a", "pkg:npm/b"], {
        vulnerability: { name },
        timestamp: "2026-01-09T00:00:00Z",
      }),
    );
    await fc.assert(
      fc.asyncProperty(anyDocuments, fc.array(anyFinding), async (documents, findings) => {
        expect((await read([...documents, openVex(withdrawal)])).apply(findings).excused).toEqual([]);
      }),
      { numRuns: 60 },
    );
  });
});

describe("a newer version of a document", () => {
  const finding = findingOf({ vulnerability: "CVE-2026-1", purl: "pkg:npm/lib@1.0.0" });
  const excuses = async (...documents: object[]): Promise<boolean> =>
    (await read(documents)).apply([finding]).excused.length > 0;
  const excusing = openVex([statement("fixed", ["pkg:npm/lib"])]);
  const emptied = { vulnerability: { name: "CVE-2026-2" } };
  const bom = (version: number, more: object = {}): object =>
    cycloneDx(RESOLVED, { serialNumber: BOM, version, ...more });

  it("replaces what excuses in the older ones", async () => {
    const later = openVex([statement("fixed", ["pkg:npm/lib"], emptied)], { version: 2 });
    expect(await excuses(excusing)).toBe(true);
    expect(await excuses(excusing, later)).toBe(false);
    expect(await excuses(excusing, { ...later, "@id": "https://acme.example/vex/2" })).toBe(true);
    expect(await excuses(bom(1), bom(2, { vulnerabilities: [] }))).toBe(false);
    expect(await excuses(bom(2), bom(1, { vulnerabilities: [] }))).toBe(true);
  });

  it("keeps what withdraws an excuse in the older ones", async () => {
    const timestamp = "2026-01-20T08:00:00Z";
    const withdrawing = openVex([statement("affected", ["pkg:npm/lib"], { timestamp })]);
    const later = openVex([statement("fixed", ["pkg:npm/lib"])], { version: 2 });
    expect(await excuses(withdrawing, later)).toBe(false);
  });
});
