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
    reports: {
      gitlab: await writeReport(report, "gitlab"),
      junit: await writeReport(report, "junit"),
      azuredevops: await writeReport(report, "azuredevops"),
    },
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

  it("are those of METADATA where it has them, and those of exceptions without METADATA", async () => {
    const ownId =
      HEAD + TITLED("One\n# custom:\n#   id: X-1", "one") + TITLED("Two\n# custom:\n#   id: X-2", "two");
    expect((await judge({ "p.rego": ownId })).ids).toEqual({ one: "X-1", two: "X-2" });
    const oneId = "Same\n# custom:\n#   id: X-1";
    expect((await judge({ "p.rego": HEAD + TITLED(oneId, "one") + TITLED(oneId, "two") })).ids).toEqual({
      one: "X-1",
      two: "X-1",
    });
    const plain = `${HEAD}deny contains "one" if input.a\n\ndeny contains "two" if input.a\n`;
    expect((await judge({ "p.rego": plain })).ids).toEqual({ one: "gate.deny", two: "gate.deny" });
  });

  it("differ where METADATA is equal, in every report of a tool, and stay when lines move and others come", async () => {
    const rules = `${HEAD}${TITLED("Same", "one")}${TITLED("Same", "two")}`;
    const both = await judge({ "p.rego": rules });
    const [one = "", two = ""] = [both.ids["one"], both.ids["two"]];
    for (const id of [one, two]) expect(id).toMatch(/^gate\.deny\/[0-9a-f]{8}$/);
    expect(one).not.toBe(two);
    expect(both.titles).toEqual({ [one]: "Same", [two]: "Same" });
    expect(both.reports.gitlab.match(/"check_name": "[^"]*/g)).toEqual([
      `"check_name": "${one}`,
      `"check_name": "${two}`,
    ]);
    expect(both.reports.junit).toContain(`type="${one}"`);
    expect(both.reports.azuredevops).toContain(`code=${two}]`);
    const spaced = TITLED("Same", "one").replace(" if input", " if # why\n\tinput");
    const moved = await judge({
      "p.rego": `${HEAD}\n\n${TITLED("Same", "three")}${TITLED("Same", "two")}${spaced}`,
    });
    expect(moved.ids).toMatchObject(both.ids);
    expect(moved.findings).toHaveLength(3);
  });

  it("are one where two definitions with equal METADATA give one finding, in any order, or are equal", async () => {
    const rules = [TITLED("Same", "one"), TITLED("Same", "one").replace("input.a", "input.a == 1")];
    const { ids, findings } = await judge({ "p.rego": HEAD + rules.join("") });
    expect(findings).toHaveLength(1);
    expect((await judge({ "p.rego": HEAD + rules.reverse().join("") })).ids).toEqual(ids);
    const equal = await judge({ "p.rego": HEAD + TITLED("Same", "one") + TITLED("Same", "one") });
    expect(equal.ids).toEqual({ one: "gate.deny" });
    expect(equal.findings[0]?.about.locations).toHaveLength(2);
  });

  it("leave exceptions as strict: one by an id of the input applies to no definition that gives the finding", async () => {
    const titled = (rule: string): string => `# METADATA\n# title: Same\n${rule}\n\n`;
    const constant = titled('deny contains {"id": "X", "msg": "m"} if input.a');
    const chosen = titled('deny contains {"id": input.id, "msg": "m"} if input.a');
    const input = { name: "in.json", value: { a: 1, id: "X" } };
    const exceptions = [{ id: "X", reason: "known", owner: "ada", expires: "2999-12-31" }];
    const excepted = async (rules: string): Promise<number | undefined> => {
      await using gate = await loadGate({ files: { "p.rego": HEAD + rules } });
      return (await gate.judge([input], { exceptions })).results[0]?.excepted.length;
    };
    expect(await excepted(constant + constant.replace('"m"', '"n"'))).toBe(2);
    expect(await excepted(chosen + chosen.replace('"m"', '"n"'))).toBe(0);
    expect(await excepted(constant + chosen)).toBe(0);
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
