import { describe, expect, it } from "vitest";
import { findingOf, openVex, read, statement, statusOf } from "./vex-documents.js";

const APK = "pkg:apk/alpine/libcrypto3";
const IMAGE = "pkg:oci/alpine@sha256%3A124c7d2707904eea7431fffe91522a01e5a861a624ee31d03372cc1d138a3126";
const inImage = (...parts: string[]): object => ({
  "@id": IMAGE,
  subcomponents: parts.map((part) => ({ "@id": part })),
});
const about = (members: object): ReturnType<typeof findingOf> =>
  findingOf({ vulnerability: "CVE-2026-1", ...members });

describe("a finding is of a product, as in go-vex", () => {
  // TestProductMatches and TestDocumentMatches.
  it.each<[string, unknown, object, boolean]>([
    ["identifier only", `${APK}@3.0.8-r3`, { purl: `${APK}@3.0.8-r3` }, true],
    ["purl only", { identifiers: { purl: `${APK}@3.0.8-r3` } }, { purl: `${APK}@3.0.8-r3` }, true],
    ["generic purl only", { identifiers: { purl: APK } }, { purl: `${APK}@3.0.8-r3` }, true],
    [
      "identifier and components in document and statement",
      inImage(`${APK}@3.0.8-r3`),
      { product: IMAGE, purl: `${APK}@3.0.8-r3` },
      true,
    ],
    // True in go-vex; the product may have the vulnerability by another component.
    ["identifier and no components in query", inImage(`${APK}@3.0.8-r3`), { product: IMAGE }, false],
    ["a product, as the component, of another one", inImage(APK), { purl: IMAGE }, false],
    ["identifier and no components in document", IMAGE, { product: IMAGE, purl: `${APK}@3.0.8-r3` }, true],
    [
      "identifier + multicomponent doc",
      inImage(`${APK}@3.0.8-r3`, "pkg:apk/alpine/libssl@3.0.8-r3"),
      { product: IMAGE, purl: "pkg:apk/alpine/libssl@3.0.8-r3" },
      true,
    ],
    ["another subcomponent", inImage(APK), { product: IMAGE, purl: "pkg:apk/alpine/zlib@1" }, false],
    ["a subcomponent in another product", inImage(APK), { product: "pkg:oci/debian", purl: APK }, false],
    ["a subcomponent in a product that is not named", inImage(APK), { purl: `${APK}@3.0.8-r3` }, false],
    ["a component whose product is named", APK, { product: IMAGE, purl: `${APK}@3.0.8-r3` }, true],
    ["another version", `${APK}@3.0.8-r3`, { purl: `${APK}@3.0.8-r4` }, false],
    ["all versions", `${APK}@3.0.8-r3`, { purl: APK }, false],
  ])("%s", async (_name, product, members, isExcused) => {
    const document = openVex([statement("not_affected", [product])]);
    expect(await statusOf([document], about(members))).toBe(isExcused ? "not_affected" : undefined);
  });

  // TestComponentMatches.
  const DIGEST = "sha256:47fed8868b46b060efb8699dc40e981a0c785650223e03602d8c4493fc75b68c";
  const CPE = "cpe:2.3:a:acme:app:1.0:*:*:*:*:*:*:*";
  it.each<[string, string, object, boolean]>([
    [
      "iri",
      "https://example.com/document.spdx.json#node",
      { "@id": "https://example.com/document.spdx.json#node" },
      true,
    ],
    ["misc identifier", CPE, { identifiers: { cpe23: CPE } }, true],
    ["wrong misc identifier", "cpe:/a:acme:app:1.0", { identifiers: { cpe23: CPE } }, false],
    ["globing purl", `pkg:oci/curl@${DIGEST}`, { identifiers: { purl: "pkg:oci/curl" } }, true],
    ["globing purl (inverse)", "pkg:oci/curl", { identifiers: { purl: `pkg:oci/curl@${DIGEST}` } }, false],
    [
      "hash",
      "77d86e9752cb933569dfa1f693ee4338e65b28b4",
      { "@id": "urn:a", hashes: { sha1: "77d86e9752cb933569dfa1f693ee4338e65b28b4" } },
      true,
    ],
    [
      "wrong hash",
      "77d86e9752cb933569dfa1f693ee4338e65b28b4",
      { "@id": "urn:a", hashes: { sha1: "b5cc41d90d7ccc195c4a24ceb32656942c9854ea" } },
      false,
    ],
  ])("%s", async (_name, product, component, isExcused) => {
    const document = openVex([statement("not_affected", [component])]);
    expect(await statusOf([document], about({ product }))).toBe(isExcused ? "not_affected" : undefined);
  });
});

describe("a statement that excuses nothing is about every finding that it may be about", () => {
  // The finding, the component of the excuse, and the products of the newer statement.
  it.each<[string, object, string, unknown[], boolean]>([
    ["without products", { purl: APK }, APK, [], true],
    ["a version that the finding lacks", { purl: APK }, APK, [`${APK}@3.0.8-r3`], true],
    ["a qualifier that it lacks", { purl: `${APK}@1` }, APK, [`${APK}@1?arch=arm64`], true],
    ["a product that it does not name", { purl: `${APK}@1` }, APK, [inImage(APK)], true],
    ["all components of its product", { product: IMAGE }, IMAGE, [inImage(APK)], true],
    ["other qualifiers", { purl: `${APK}@1?distro=3` }, APK, [`${APK}@1?arch=arm64`], true],
    ["another architecture", { purl: `${APK}@1?arch=amd64` }, APK, [`${APK}@1?arch=arm64`], false],
    ["another version", { purl: `${APK}@1` }, APK, [`${APK}@2`], false],
    ["another product", { purl: APK, product: "pkg:oci/debian" }, APK, [inImage(APK)], false],
    ["another component", { purl: APK }, APK, [inImage("pkg:apk/alpine/zlib")], false],
    [
      "another product, without a component",
      { product: "pkg:oci/debian" },
      "pkg:oci/debian",
      [inImage(APK)],
      false,
    ],
  ])("%s", async (_name, members, excuse, products, isWithdrawn) => {
    const document = openVex([
      statement("not_affected", [excuse], { timestamp: "2026-01-09T08:00:00Z" }),
      statement("affected", products),
    ]);
    expect(await statusOf([document], about(members))).toBe(isWithdrawn ? undefined : "not_affected");
  });
});

describe("the newest statement decides, as in go-vex", () => {
  const [DATE_1, DATE_2] = ["2023-04-17T20:34:58Z", "2023-04-18T20:34:58Z"];
  const PKG = "pkg:deb/pkg@1.0";
  const at = (timestamp: string, status: string, product = PKG, more: object = {}): object =>
    statement(status, [product], { timestamp, ...more });
  const GHSA = { vulnerability: { name: "CVE-2026-1", aliases: ["ghsa-92xj-mqp7-vmcj"] } };

  // TestEffectiveStatement, then what follows from it.
  it.each<[string, object[], string, string | undefined]>([
    ["single statement", [at(DATE_1, "not_affected")], "CVE-2026-1", "not_affected"],
    [
      "two consecutive statements",
      [at(DATE_1, "under_investigation"), at(DATE_2, "not_affected")],
      "CVE-2026-1",
      "not_affected",
    ],
    [
      "different products",
      [at(DATE_1, "under_investigation"), at(DATE_2, "not_affected", "pkg:deb/pkg@2.0")],
      "CVE-2026-1",
      undefined,
    ],
    [
      "vulnerability aliases",
      [at(DATE_1, "under_investigation", PKG, GHSA), at(DATE_2, "not_affected", "pkg:deb/pkg@2.0")],
      "ghsa-92xj-mqp7-vmcj",
      undefined,
    ],
    ["an alias", [at(DATE_1, "fixed", PKG, GHSA)], "ghsa-92xj-mqp7-vmcj", "fixed"],
    [
      "the IRI of a vulnerability",
      [at(DATE_1, "fixed", PKG, { vulnerability: { "@id": "urn:vuln:1", name: "CVE-2026-1" } })],
      "urn:vuln:1",
      "fixed",
    ],
    ["an id in other case", [at(DATE_1, "fixed")], "cve-2026-1", undefined],
    ["affected", [at(DATE_1, "affected")], "CVE-2026-1", undefined],
    ["withdrawn", [at(DATE_2, "affected"), at(DATE_1, "not_affected")], "CVE-2026-1", undefined],
    [
      "withdrawn by another id than the finding has",
      [at(DATE_1, "not_affected", PKG, GHSA), at(DATE_2, "affected")],
      "ghsa-92xj-mqp7-vmcj",
      undefined,
    ],
    [
      "affected by another id, before",
      [at(DATE_1, "affected"), at(DATE_2, "not_affected", PKG, GHSA)],
      "ghsa-92xj-mqp7-vmcj",
      "not_affected",
    ],
    [
      "withdrawn by a general statement",
      [at(DATE_1, "fixed"), at(DATE_2, "affected", "pkg:deb/pkg")],
      "CVE-2026-1",
      undefined,
    ],
    [
      "withdrawn by the id in other case",
      [at(DATE_1, "fixed"), at(DATE_2, "affected", PKG, { vulnerability: { name: "cve-2026-1" } })],
      "CVE-2026-1",
      undefined,
    ],
    // go-vex does not read when a statement was changed.
    [
      "withdrawn by a change of an older statement",
      [at(DATE_2, "fixed"), at(DATE_1, "affected", PKG, { last_updated: "2023-04-19T20:34:58Z" })],
      "CVE-2026-1",
      undefined,
    ],
    [
      "an excuse that was changed later",
      [at(DATE_1, "fixed", PKG, { last_updated: "2023-04-19T20:34:58Z" }), at(DATE_2, "affected")],
      "CVE-2026-1",
      undefined,
    ],
    ["both at one time", [at(DATE_1, "affected"), at(DATE_1, "not_affected")], "CVE-2026-1", undefined],
    [
      "a nanosecond later, in another zone",
      [at(`2023-04-17T20:34:58.000000001+00:00`, "fixed"), at("2023-04-17T22:34:58+02:00", "affected")],
      "CVE-2026-1",
      "fixed",
    ],
    ["the time of the document", [at(DATE_2, "affected"), statement("fixed", [PKG])], "CVE-2026-1", "fixed"],
    ["without a product", [statement("not_affected", [])], "CVE-2026-1", undefined],
  ])("%s", async (_name, statements, vulnerability, status) => {
    const finding = findingOf({ vulnerability, purl: PKG });
    // In one document, in one for each statement, and in the other order.
    const apart = statements.map((one) => openVex([one]));
    for (const documents of [
      [openVex(statements)],
      [openVex(statements.toReversed())],
      apart,
      apart.toReversed(),
    ])
      expect(await statusOf(documents, finding)).toBe(status);
  });
});

// Adding a statement changes the document, and not what the others say.
describe("a document that was changed", () => {
  const PKG = "pkg:deb/pkg@1.0";
  const [DATE_1, DATE_2] = ["2023-04-17T20:34:58Z", "2023-04-18T20:34:58Z"];
  it.each<[string, string, string | undefined]>([
    ["later", DATE_2, "fixed"],
    ["before", "2022-04-17T20:34:58Z", undefined],
  ])("has an excuse from %s", async (_when, date, status) => {
    const changed = { last_updated: "2023-04-19T20:34:58Z" };
    const affected = statement("affected", [PKG]);
    const finding = findingOf({ vulnerability: "CVE-2026-1", purl: PKG });
    const older = { ...changed, timestamp: DATE_1 };
    const statements = [affected, statement("fixed", [PKG], { timestamp: date })];
    expect(await statusOf([openVex(statements, older)], finding)).toBe(status);
    expect(await statusOf([openVex(statements.toReversed(), older)], finding)).toBe(status);
    // What another document says may be older than the change.
    const other = openVex([statement("fixed", [PKG], { timestamp: DATE_2 })]);
    for (const changedOne of [openVex(statements, older), openVex([affected], older)]) {
      expect(await statusOf([changedOne, other], finding)).toBe(undefined);
      expect(await statusOf([other, changedOne], finding)).toBe(undefined);
    }
  });
});

describe("a finding is excused only if", () => {
  const DOCUMENT = openVex([statement("not_affected", ["pkg:npm/a"])]);
  const NAMED = { vulnerability: "CVE-2026-1", purl: "pkg:npm/a@1" };

  it.each<[string, object, boolean]>([
    ["it names both", NAMED, true],
    ["it has aliases", { ...NAMED, vulnerability: ["GHSA-1", "CVE-2026-1"] }, true],
    ["it names a vulnerability", { purl: "pkg:npm/a@1" }, false],
    ["it names a component", { vulnerability: "CVE-2026-1" }, false],
    ["its vulnerability is a text", { ...NAMED, vulnerability: { id: "CVE-2026-1" } }, false],
    ["each alias is a text", { ...NAMED, vulnerability: ["CVE-2026-1", 1] }, false],
    ["no alias is empty", { ...NAMED, vulnerability: ["CVE-2026-1", ""] }, false],
    ["there is an alias", { ...NAMED, vulnerability: [] }, false],
    ["its purl is a text", { ...NAMED, purl: null, product: "pkg:npm/a@1" }, false],
    ["its product is a text", { ...NAMED, product: "" }, false],
    ["it is an object", ["CVE-2026-1", "pkg:npm/a@1"], false],
  ])("%s", async (_name, members, isExcused) => {
    expect((await statusOf([DOCUMENT], findingOf(members))) !== undefined).toBe(isExcused);
  });

  it("its rule, or each definition that may have produced it, is about vulnerabilities", async () => {
    const [yes, no] = [{ id: "a", isVulnerability: true as const }, { id: "b" }];
    const isExcused = async (about: Parameters<typeof findingOf>[1]): Promise<boolean> =>
      (await statusOf([DOCUMENT], findingOf(NAMED, about))) !== undefined;
    const { about: _, ...finding } = findingOf(NAMED);
    const { left } = (await read([DOCUMENT])).apply([{ ...finding, about: no }]);
    expect(left).toHaveLength(1);
    expect(await isExcused({ definitions: [yes, yes] })).toBe(true);
    expect(await isExcused({ definitions: [yes, no] })).toBe(false);
  });
});

it("shows the words of the document, and what excused nothing", async () => {
  const vex = await read([
    openVex([
      statement("not_affected", ["pkg:npm/a"], { impact_statement: "never called" }),
      statement("fixed", ["pkg:npm/b"]),
      statement("affected", ["pkg:npm/c"]),
    ]),
  ]);
  const finding = findingOf({ vulnerability: "CVE-2026-1", purl: "pkg:npm/a@1" });
  expect(vex.apply([finding]).excused).toEqual([
    {
      ...finding,
      exception: {
        kind: "vex",
        file: "0.json",
        document: "https://acme.example/vex/1",
        author: "Acme Security",
        vulnerability: "CVE-2026-1",
        status: "not_affected",
        justification: "component_not_present",
        impact: "never called",
        timestamp: "2026-01-10T08:00:00Z",
      },
    },
  ]);
  expect(vex.unused).toEqual([
    { file: "0.json", author: "Acme Security", statements: ["CVE-2026-1 (fixed)"] },
  ]);
});
