import { describe, expect, it } from "vitest";
import type { CallRecord } from "../../../../src/engine/recording/call-record.js";
import { toGateReport, type GateReport, type GateResult } from "../../../../src/gate/gate-report.js";
import type { RecordedCall } from "../../../../src/engine/recording/recorded-call.js";
import { Recording } from "../../../../src/engine/recording/recording.js";
import { writeReport } from "../../../../src/gate/report/write-report.js";
import { describeFinding } from "../../../../src/gate/finding.js";
import { plainRule } from "../../../../src/gate/gate-rule.js";
import { gateResult } from "../gate-result.js";

const digestOf = (letter: string): string => `sha256:${letter.repeat(64)}`;
const [IMAGE, SBOM, SCAN, GONE, OTHER] = ["a", "b", "c", "d", "e"].map(digestOf) as [
  string,
  string,
  string,
  string,
  string,
];

const RESULT = gateResult();

function call(digest: string, used: boolean): CallRecord {
  return {
    builtin: "service.discover",
    args: [digest, ""],
    outcome: "value",
    used,
    effect: false,
    startMs: 1,
    ms: 2,
    attempts: 1,
    cached: false,
    round: 1,
  };
}

const item = (digest: string, kind: string, references: object[] = []): object => ({
  digest,
  kind,
  references,
});

const discovered = (digest: string, answer: object | undefined): RecordedCall => ({
  name: "service.discover",
  args: JSON.stringify([digest, ""]),
  answer:
    answer === undefined
      ? { kind: "undefined", notFound: true, reason: "unknown" }
      : { kind: "value", json: JSON.stringify(answer) },
});

/** A section of a report, by its id. */
async function sectionOf(report: GateReport, id: string): Promise<string> {
  const html = await writeReport(report, "html");
  const start = html.indexOf(`<section id="${id}"`);
  if (start < 0) return "";
  const next = html.slice(start + 1).search(/<section id="|<footer/);
  return html.slice(start, start + 1 + next);
}

function reportWith(results: readonly GateResult[], rest: Partial<GateReport> = {}): GateReport {
  return { ...toGateReport([...results], [{ policy: "p", source: "p.rego" }]), ...rest };
}

describe("the graph of the HTML report", () => {
  const recording = new Recording({ nowNs: 0n }, [
    discovered(IMAGE, item(IMAGE, "IMAGE", [item(SBOM, "SBOM"), item(SCAN, "SCAN")])),
    discovered(OTHER, item(OTHER, "IMAGE", [item(SBOM, "SBOM")])),
    discovered(GONE, undefined),
  ]);
  const withCalls = (...calls: CallRecord[]): GateReport =>
    reportWith([RESULT], {
      recording,
      trail: { time: new Date(0), sources: new Map(), decisions: [{ input: "in.json", policy: "p", calls }] },
    });

  /** The looks and the title of each node, by its digest. */
  async function nodesOf(
    report: GateReport,
  ): Promise<Map<string, { looks: string[]; title: string; marks: string }>> {
    const section = await sectionOf(report, "references");
    const rows = new Map(
      Array.from(
        section.matchAll(/<code>(sha256:\w{64})<\/code><\/td><td>([^<]*)<\/td>/g),
        ([, digest = "", marks = ""]) => [digest, marks] as const,
      ),
    );
    return new Map(
      Array.from(
        section.matchAll(/<g class="([^"]*)"><title>([^<]*)<\/title>/g),
        ([, looks = "", title = ""]) => {
          const digest = /sha256:\w{64}/.exec(title)?.[0] ?? "";
          return [digest, { looks: looks.split(" "), title, marks: rows.get(digest) ?? "" }] as const;
        },
      ),
    );
  }

  it.each<[string, CallRecord[], string[]]>([
    ["what a policy asked for and used", [call(IMAGE, true), call(SBOM, true)], [IMAGE, SBOM]],
    ["no guess that was not used", [call(IMAGE, true), call(SCAN, false)], [IMAGE]],
    ["what was used once, although it was a guess elsewhere", [call(SBOM, false), call(SBOM, true)], [SBOM]],
    ["what the service does not know, if it was asked", [call(GONE, true)], [GONE]],
    ["a digest in another argument", [{ ...call(IMAGE, true), args: ["KIND", SCAN] }], [SCAN]],
    ["nothing where nothing was asked", [], []],
  ])("marks %s", async (_what, calls, used) => {
    const nodes = await nodesOf(withCalls(...calls));
    expect([...nodes.keys()].sort()).toEqual([IMAGE, SBOM, SCAN, GONE, OTHER].sort());
    for (const [digest, { looks, title, marks }] of nodes) {
      const isUsed = used.includes(digest);
      // In the picture, for a screen reader, and in the table.
      expect([digest, looks.includes("used")]).toEqual([digest, isUsed]);
      expect([digest, title.includes("used by a policy")]).toEqual([digest, isUsed]);
      expect([digest, marks.includes("used by a policy")]).toEqual([digest, isUsed]);
    }
  });

  it("says what the marks mean, where there are any", async () => {
    const meaning = "Filled: a policy asked for it and used the answer.";
    expect(await sectionOf(withCalls(call(IMAGE, true)), "references")).toContain(meaning);
    expect(await sectionOf(withCalls(call(IMAGE, false)), "references")).not.toContain(meaning);
  });
});

describe("Signatures in the HTML report", () => {
  const facts = {
    signer: "key",
    key_ids: ["SHA256:first", "SHA256:second"],
    subjects: [{ name: "app.tgz", digest: { sha256: "00" } }],
    predicate_type: "https://slsa.dev/provenance/v1",
    own_fact: "told by its name",
  };
  const envelope = { type: "application/vnd.in-toto+json", digest: IMAGE };
  const named = (input: string, rest: Partial<GateResult>): GateResult => ({
    ...RESULT,
    input,
    file: input,
    ...rest,
  });

  /** What the section says of each input, without its tags. */
  async function saidOf(...results: GateResult[]): Promise<Record<string, string>> {
    const section = await sectionOf(reportWith(results), "signatures");
    const parts = section.split(/<h3 class="mono wrap">/).slice(1);
    return Object.fromEntries(
      parts.map((part) => {
        const [input = "", rest = ""] = part.split("</h3>", 2);
        return [
          input,
          rest
            .replaceAll(/<[^>]*>/g, " ")
            .replaceAll(/\s+/g, " ")
            .trim(),
        ];
      }),
    );
  }

  it("says who signed, and every fact that was verified", async () => {
    const { "signed.json": said = "", ...others } = await saidOf(
      named("signed.json", { envelope: { ...envelope, verification: facts } }),
      // Another policy judged the same input.
      named("signed.json", { policy: "q", envelope: { ...envelope, verification: facts } }),
      named("plain.json", {}),
    );
    expect(others).toEqual({});
    expect(said).toMatch(/^verified Signed with a key Keys SHA256:first SHA256:second Subjects that match /);
    expect(said).toMatch(
      /&quot;name&quot;: &quot;app\.tgz&quot;.* Predicate https:\/\/slsa\.dev\/provenance\/v1 /,
    );
    expect(said).toMatch(/own_fact told by its name$/);
  });

  it.each<[string, Partial<NonNullable<GateResult["envelope"]>>, RegExp]>([
    [
      "was verified before a replay",
      { verification: facts, verifiedThen: true },
      /^verified then when the replayed answers were recorded, and not now/,
    ],
    [
      "nobody checked",
      {},
      /^not checked The payload of an envelope \( application\/vnd\.in-toto\+json , sha256:a{64} \) was judged; nobody checked its signatures\.$/,
    ],
  ])("says what %s", async (_what, rest, expected) => {
    const { "in.json": said } = await saidOf(named("in.json", { envelope: { ...envelope, ...rest } }));
    expect(said).toMatch(expected);
  });

  it("is left out of a run without envelopes", async () => {
    expect(await sectionOf(reportWith([RESULT]), "signatures")).toBe("");
  });
});

describe("the findings of the HTML report", () => {
  const results = [
    gateResult({ policy: "a", input: "good.json", outcome: "pass", violations: [], warnings: [] }),
    gateResult({ policy: "a", input: "bad.json", outcome: "fail" }),
    gateResult({ policy: "b", input: "good.json", outcome: "pass", violations: [], warnings: [] }),
    gateResult({ policy: "b", input: "broken.json", outcome: "undecided", violations: [], warnings: [] }),
  ];
  const policies = ["a", "b"].map((policy) => ({ policy, source: `${policy}.rego` }));

  it("begin with what failed, over all policies, the gravest first", async () => {
    const section = await sectionOf(toGateReport(results, policies), "findings");
    const headings = [...section.matchAll(/<h3[^>]*>(.*?)<\/h3>/g)].map(([, text = ""]) =>
      text.replaceAll(/<[^>]+>/g, ""),
    );
    expect(headings.map((text) => text.split(" ")[0])).toEqual(["Failed", "a", "b"]);
    const names = [...section.matchAll(/<span class="mono">(\w+)<\/span> · <span class="mono">([\w.]+)</g)];
    expect(names.map(([, policy, input]) => `${String(policy)} ${String(input)}`)).toEqual([
      "b broken.json",
      "a bad.json",
    ]);
  });

  it("have the name before the figures, which a phone shows below it", async () => {
    const section = await sectionOf(toGateReport(results, policies), "findings");
    expect(section.indexOf("bad.json")).toBeLessThan(
      section.indexOf('class="end"', section.indexOf("bad.json")),
    );
    expect(section).toMatch(/<span class="mono">bad\.json<\/span><\/span><span class="end">/);
  });

  it("have no card of what there is none of", async () => {
    const html = await writeReport(toGateReport(results, policies), "html");
    const [, cards = ""] = /<ul class="counts">(.*?)<\/ul>/s.exec(html) ?? [];
    expect(cards.replaceAll(/<[^>]+>/g, " ")).not.toMatch(/\b0\b|skipped|truncated/);
    expect(cards).toContain("failed");
  });
});

describe("the rules of a policy", () => {
  it("have code in texts of METADATA, and what several are described by once", async () => {
    const violations = [
      { title: "Uses `a<b`", description: "Of the `package`" },
      { title: "One ` alone", description: "Of the `package`" },
      { title: "Its own", description: "Its own description" },
    ].map((texts, index) => {
      const about = { ...plainRule("p", `deny_${String(index)}`), ...texts };
      return {
        ...describeFinding({ rule: "deny", message: "m", value: "m" }, "p", new Map(), "error"),
        about,
      };
    });
    const html = await sectionOf(reportWith([{ ...RESULT, outcome: "fail", violations }]), "findings");
    expect(html).toContain("<p>Uses <code>a&lt;b</code></p>");
    expect(html).toContain("<p>One ` alone</p>");
    expect(html.split("Of the <code>package</code>")).toHaveLength(2);
    expect(html.indexOf("Of the <code>")).toBeLessThan(html.indexOf("<dl>"));
    expect(html.indexOf("Its own description")).toBeGreaterThan(html.indexOf("<dl>"));
  });
});
