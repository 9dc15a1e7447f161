import { describe, expect, it } from "vitest";
import { writeReport } from "regohost/gate";
import type { Log } from "sarif";
import { loadGate } from "./every-form.js";

const INPUT = { name: "in.json", value: { a: 1 } };
const HEAD = "package gate\n\nimport rego.v1\n\n";
const TITLED = (title: string, message: string): string =>
  `# METADATA\n# title: ${title}\ndeny contains "${message}" if input.a\n\n`;

async function judge(files: Record<string, string>) {
  await using gate = await loadGate({ files });
  const report = await gate.judge([INPUT]);
  const sarif = JSON.parse(await writeReport(report, "sarif")) as Log;
  const { results = [], tool } = sarif.runs[0] ?? {};
  const [result] = report.results;
  return {
    findings: [...(result?.violations ?? []), ...(result?.warnings ?? [])],
    ids: Object.fromEntries(results.map(({ message, ruleId }) => [message.text ?? "", ruleId ?? ""])),
    titles: Object.fromEntries(
      (tool?.driver.rules ?? []).map(({ id, shortDescription }) => [id, shortDescription?.text]),
    ),
  };
}

describe("the place of a finding's rule", () => {
  it.each(["deny", "violation", "warn"])("is never that of another definition of %s", async (name) => {
    const rule = (message: string, row: string): string =>
      `${name} contains "${message}" if input.${row}\n\n`;
    const other = name === "warn" ? 'deny contains "d" if input.never\n' : "";
    const files = {
      "p.rego": `${HEAD}${rule("one", "a")}${rule("two", "never")}${other}`,
      "q.rego": `${HEAD}${rule("three", "never")}`,
    };
    const { findings } = await judge(files);
    expect(
      findings.map(({ message, about: { location, locations } }) => ({ message, location, locations })),
    ).toEqual([
      {
        message: "one",
        location: undefined,
        locations: [
          { file: "p.rego", row: 5, column: 1 },
          { file: "p.rego", row: 7, column: 1 },
          { file: "q.rego", row: 5, column: 1 },
        ],
      },
    ]);
  });

  it("is that of the definition where it is the only one, or has METADATA of its own", async () => {
    const { findings } = await judge({ "p.rego": HEAD + TITLED("One", "one") + TITLED("Two", "two") });
    expect(
      findings.map(({ message, about: { title, location } }) => [message, title, location?.row]),
    ).toEqual([
      ["one", "One", 7],
      ["two", "Two", 11],
    ]);
    const alone = await judge({ "p.rego": `${HEAD}deny contains "one" if input.a\n` });
    expect(alone.findings[0]?.about.location).toEqual({ file: "p.rego", row: 5, column: 1 });
  });
});

describe("ids of SARIF", () => {
  it("tell definitions apart, each with its own title, and stay when lines move and others come", async () => {
    const both = await judge({ "p.rego": HEAD + TITLED("No root!", "one") + TITLED("TLS", "two") });
    expect(both.ids).toEqual({ one: "gate.deny/no-root", two: "gate.deny/tls" });
    expect(both.titles).toEqual({ "gate.deny/no-root": "No root!", "gate.deny/tls": "TLS" });
    const moved = await judge({
      "p.rego": `${HEAD}\n\n${TITLED("TLS", "two")}${TITLED("Other", "three")}${TITLED("No root!", "one")}`,
    });
    expect(moved.ids).toMatchObject(both.ids);
  });

  it("are those of exceptions where nothing tells definitions apart", async () => {
    const same = await judge({ "p.rego": HEAD + TITLED("Same", "one") + TITLED("Same", "two") });
    expect(same.ids).toEqual({ one: "gate.deny", two: "gate.deny" });
    const ownId =
      HEAD + TITLED("One\n# custom:\n#   id: X-1", "one") + TITLED("Two\n# custom:\n#   id: X-2", "two");
    expect((await judge({ "p.rego": ownId })).ids).toEqual({ one: "X-1", two: "X-2" });
  });

  it("differ where titles are equal and the rest is not", async () => {
    const severe = (severity: string): string => `Same\n# custom:\n#   severity: ${severity}`;
    const { ids } = await judge({
      "p.rego": HEAD + TITLED(severe("high"), "one") + TITLED(severe("low"), "two"),
    });
    expect(ids["one"]).toMatch(/^gate\.deny\/[0-9a-f]{8}$/);
    expect(ids["two"]).toMatch(/^gate\.deny\/[0-9a-f]{8}$/);
    expect(ids["one"]).not.toBe(ids["two"]);
  });
});
