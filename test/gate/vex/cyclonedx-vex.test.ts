import { describe, expect, it } from "vitest";
import { cycloneDx, findingOf, openVex, read, statement, statusOf } from "./vex-documents.js";

const LIB = findingOf({ vulnerability: "CVE-2026-1", purl: "pkg:npm/lib@1.0.0" });
const BOM = "urn:uuid:3e671687-395b-41f5-a30f-a58921a69b79";
const LINK = "urn:cdx:3e671687-395b-41f5-a30f-a58921a69b79/1";

describe("an analysis excuses by its state", () => {
  it.each([
    ["not_affected", true],
    ["false_positive", true],
    ["resolved", true],
    ["resolved_with_pedigree", true],
    ["exploitable", false],
    ["in_triage", false],
    [undefined, false],
  ])("%s: %s", async (state, isExcused) => {
    expect(await statusOf([cycloneDx({ state })], LIB)).toBe(isExcused ? state : undefined);
  });

  it.each(["1.4", "1.5", "1.6", "1.7"])("in CycloneDX %s", async (specVersion) => {
    expect(await statusOf([cycloneDx({ state: "resolved" }, { specVersion })], LIB)).toBe("resolved");
  });

  it("with equivalent vulnerabilities", async () => {
    const references = [{ id: "GHSA-1", source: { name: "GitHub" } }];
    const vulnerabilities = [
      { id: "SNYK-1", references, analysis: { state: "resolved" }, affects: [{ ref: "lib" }] },
    ];
    const finding = findingOf({ vulnerability: ["CVE-2026-1", "GHSA-1"], purl: "pkg:npm/lib@1.0.0" });
    expect(await statusOf([cycloneDx({}, { vulnerabilities })], finding)).toBe("resolved");
  });
});

describe("a component is found", () => {
  const excuses = async (documents: readonly object[], finding = LIB): Promise<boolean> =>
    (await statusOf(documents, finding)) !== undefined;
  const lib = { type: "library", name: "lib", "bom-ref": "lib", purl: "pkg:npm/lib@1.0.0" };

  it.each<[string, object]>([
    ["among the components", { components: [lib] }],
    ["below another one", { components: [{ type: "library", name: "a", components: [lib] }] }],
    ["as the subject of the document", { components: [], metadata: { component: lib } }],
  ])("%s", async (_name, more) => {
    expect(await excuses([cycloneDx({ state: "resolved" }, more)])).toBe(true);
  });

  it("by its purl only", async () => {
    const components = [{ type: "library", name: "lib", version: "1.0.0", "bom-ref": "lib" }];
    expect(await excuses([cycloneDx({ state: "resolved" }, { components })])).toBe(false);
  });

  it.each<[string, string, boolean]>([
    ["a BOM-Link to its own document", `${LINK}#lib`, true],
    ["an escaped one", `${LINK}#%6Cib`, true],
  ])("by %s", async (_name, ref, isExcused) => {
    const document = cycloneDx({ state: "resolved" }, { serialNumber: BOM }, { ref });
    expect(await excuses([document])).toBe(isExcused);
  });

  it("by a BOM-Link to another document, if that is passed or the finding names the link", async () => {
    const bom = cycloneDx({}, { serialNumber: BOM });
    const vex = cycloneDx({ state: "resolved" }, { components: [] }, { ref: `${LINK}#lib` });
    expect(await excuses([vex])).toBe(false);
    expect(await excuses([vex, bom])).toBe(true);
    expect(await excuses([bom, vex])).toBe(true);
    const named = findingOf({ vulnerability: "CVE-2026-1", product: `${LINK}#lib` });
    expect(await excuses([vex], named)).toBe(true);
    expect(await excuses([vex, bom], named)).toBe(true);
    expect(await excuses([cycloneDx({ state: "resolved" }, { serialNumber: BOM })], named)).toBe(true);
  });
});

describe("versions narrow a statement", () => {
  const components = [{ type: "library", name: "lib", "bom-ref": "lib", purl: "pkg:npm/lib" }];
  const of = (state: string, versions: readonly object[]): object => ({
    id: "CVE-2026-1",
    analysis: { state },
    affects: [{ ref: "lib", versions }],
  });
  // CISA's use case 4 and 6 in the examples of CycloneDX, and what follows from them.
  const affected = (version: string): object => ({ version, status: "affected" });
  const unaffected = (version: string): object => ({ version, status: "unaffected" });

  const range = { range: "vers:npm/>=2", status: "affected" };
  const split = (...entries: (object[] | undefined)[]): object => ({
    ...of("not_affected", []),
    affects: entries.map((versions) => ({ ref: "lib", versions })),
  });

  it.each<[string, object[], string, boolean]>([
    ["unaffected", [of("not_affected", [unaffected("2.5"), unaffected("4.2")])], "4.2", true],
    ["not listed", [of("not_affected", [unaffected("2.5")])], "2.4", false],
    ["affected, although the state is another", [of("not_affected", [affected("2.5")])], "2.5", false],
    ["of no stated status", [of("not_affected", [{ version: "2.5" }])], "2.5", false],
    [
      "in a range, which is not read",
      [of("not_affected", [{ range: "vers:npm/>=2", status: "unaffected" }])],
      "2.5",
      false,
    ],
    [
      "unaffected beside an affected one",
      [of("exploitable", [affected("2.4")]), of("not_affected", [unaffected("2.5")])],
      "2.5",
      true,
    ],
    [
      "affected beside an unaffected one",
      [of("exploitable", [affected("2.4")]), of("not_affected", [unaffected("2.5")])],
      "2.4",
      false,
    ],
    ["affected and unaffected", [of("not_affected", [unaffected("2.5"), affected("2.5")])], "2.5", false],
    ["affected by another entry", [split([unaffected("2.5")], [affected("2.5")])], "2.5", false],
    ["unaffected beside another entry", [split([unaffected("2.5")], [affected("2.4")])], "2.5", true],
    ["beside an affected range", [of("not_affected", [range, unaffected("2.5")])], "2.5", false],
    ["beside an affected range of another entry", [split([unaffected("2.5")], [range])], "2.5", false],
    ["whole beside an affected version", [split(undefined, [affected("2.4")])], "2.5", false],
    ["whole twice", [split(undefined, [])], "2.5", true],
    ["an empty version", [of("not_affected", [unaffected("")])], "2.5", false],
    ["beside no version", [of("exploitable", []), of("not_affected", [unaffected("2.5")])], "2.5", false],
    [
      "beside only unaffected ones",
      [of("exploitable", [unaffected("1")]), of("not_affected", [unaffected("2.5")])],
      "2.5",
      false,
    ],
    [
      "unaffected beside an affected range",
      [of("exploitable", [{ range: "vers:npm/>=2.9|<=4.1" }]), of("not_affected", [unaffected("2.5")])],
      "2.5",
      false,
    ],
  ])("%s", async (_name, vulnerabilities, version, isExcused) => {
    const document = cycloneDx({}, { components, vulnerabilities });
    const finding = findingOf({ vulnerability: "CVE-2026-1", purl: `pkg:npm/lib@${version}` });
    expect((await statusOf([document], finding)) !== undefined).toBe(isExcused);
  });
});

describe("the newest statement decides", () => {
  const [OLD, NEW] = ["2026-01-10T08:00:00Z", "2026-01-11T08:00:00Z"];
  const dated = (state: string, time: object, timestamp?: string): object =>
    cycloneDx({ state, ...time }, { metadata: timestamp === undefined ? {} : { timestamp } });

  it.each<[string, object[], string | undefined]>([
    [
      "updated later",
      [dated("exploitable", { lastUpdated: OLD }), dated("resolved", { lastUpdated: NEW })],
      "resolved",
    ],
    [
      "withdrawn",
      [dated("exploitable", { lastUpdated: NEW }), dated("resolved", { lastUpdated: OLD })],
      undefined,
    ],
    [
      "issued later",
      [dated("exploitable", { firstIssued: OLD }), dated("resolved", { firstIssued: NEW })],
      "resolved",
    ],
    ["in a later document", [dated("exploitable", {}, OLD), dated("resolved", {}, NEW)], "resolved"],
    ["without a time", [dated("exploitable", {}), dated("resolved", {}, NEW)], undefined],
    ["without a time, the only one", [dated("resolved", {})], "resolved"],
    ["without a time, beside an older one", [dated("resolved", {}), dated("in_triage", {}, OLD)], undefined],
    [
      "of an OpenVEX document",
      [dated("exploitable", {}, OLD), openVex([statement("fixed", ["pkg:npm/lib"], { timestamp: NEW })])],
      "fixed",
    ],
    [
      "which is that of a CycloneDX document",
      [dated("exploitable", {}, NEW), openVex([statement("fixed", ["pkg:npm/lib"], { timestamp: OLD })])],
      undefined,
    ],
  ])("%s", async (_name, documents, status) => {
    expect(await statusOf(documents, LIB)).toBe(status);
    expect(await statusOf(documents.toReversed(), LIB)).toBe(status);
  });
});

it("shows the words of the document", async () => {
  const analysis = { state: "not_affected", justification: "code_not_reachable", detail: "by dataflow" };
  const vex = await read([cycloneDx(analysis, { serialNumber: BOM })]);
  expect(vex.apply([LIB]).excused[0]?.exception).toEqual({
    kind: "vex",
    file: "0.json",
    document: LINK,
    author: "Acme Security",
    vulnerability: "CVE-2026-1",
    status: "not_affected",
    justification: "code_not_reachable",
    impact: "by dataflow",
    timestamp: "2026-01-10T08:00:00Z",
  });
});
