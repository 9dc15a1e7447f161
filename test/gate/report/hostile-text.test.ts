import { caseCount } from "../../case-count.js";
import { makeFolder, run } from "../../cli/run.js";
import { loadGate, REPORT_FORMATS, writeReport } from "regohost/gate";
import type { Gate, GateReport, ReportFormat } from "regohost/gate";
import fc from "fast-check";
import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

/** Text that a CI system or a terminal would act on. */
const HOSTILE = [
  "::add-mask::a",
  "\n  ::error::b",
  "##[group]c",
  "##vso[task.x]d",
  "\u001b[31m\u009b\u0007\r",
].join(" ");

const POLICY = `# METADATA
# title: "::error::title ##[x]"
package gate

import rego.v1

# METADATA
# title: "::warning::rule ##vso[x]"
# description: "\\n::notice::described"
deny contains {"msg": input.text, "id": input.text, input.text: input.text} if input.kind == "deny"

warn contains input.text if input.kind == "deny"

result := {"skipped": input.kind == "skip", "skip_reason": input.text, "violations": []}

allow := input.text if input.kind == "wrong"

allow := true if input.kind != "wrong"
`;

/** What a runner or a terminal would act on; `undefined` when there is nothing. */
function actedOn(whole: string, format?: ReportFormat): string | undefined {
  const isGithub = format === "github";
  // The commands of the report itself, of which a text can be no other part than a property or the message.
  const text =
    format === "azuredevops"
      ? whole.replaceAll(/^##vso\[(task\.logissue type=(?:error|warning);[^\]\n]*\])/gm, "$1")
      : whole;
  const control = /(?!\n)\p{Cc}|[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/u.exec(text);
  if (control !== null) return JSON.stringify(control[0]);
  // As GitHub's runner reads lines: https://github.com/actions/runner/blob/main/src/Runner.Common/ActionCommand.cs
  return text
    .split("\n")
    .find(
      (line) =>
        /##\w*\[/.test(line) ||
        (/^\s*::/.test(line) && !(isGithub && /^::(?:error|warning|notice) /.test(line))),
    );
}

/** Texts of the pieces of which commands and escape sequences are made. */
const PIECES = [
  ...[
    "::error::x",
    "::set-output name=a::b",
    ":",
    "::",
    "#",
    "##",
    "[",
    "##[group]",
    "##vso[task.x]",
    "##teamcity[x]",
  ],
  ...[
    "\n",
    "\r",
    "\r\n",
    " ",
    "\t",
    "\v",
    "\f",
    "\u0085",
    "\u00a0",
    "\u2028",
    "\u3000",
    "\ufeff",
    "%0A",
    "%3A",
  ],
  ...[
    "\u001b[2J",
    "\u009b31m",
    "\u0000",
    "\u0007",
    "\u007f",
    "\u202e",
    "\u2066",
    "a",
    "\\",
    '"',
    "<b>",
    "]]>",
    "|",
    "`",
  ],
];
const hostileText = fc
  .array(fc.constantFrom(...PIECES), { minLength: 1, maxLength: 8 })
  .map((parts) => parts.join(""));

/** Texts that are active in one format: links, attachments, directives, mentions. */
const ACTIVE = [
  ...[
    "[click](https://evil.example)",
    "[1](1)",
    "\\\\[a](b)",
    "[![i](//e/i.png)](//e)",
    "{0}",
    "https://evil.example/x",
  ],
  ...[
    "www.evil.example",
    "<https://evil.example>",
    "[r]: //evil.example",
    "[[ATTACHMENT|/etc/passwd]]",
    "@team",
    "]]>",
  ],
  ...[
    "<!--",
    "--></script><script>x",
    "javascript:x",
    "# SKIP",
    "# TODO x",
    "\nok 2 - x",
    "\n...\n",
    "\nBail out! x",
  ],
  ...[
    "\u001b]8;;https://evil.example\u0007x\u001b]8;;\u0007",
    "~~~",
    "| a | b |",
    "**bold**",
    "a\u202eb",
    "&lt;b&gt;",
  ],
];

/** All strings of a JSON document that are the text of a message. */
function messagesOf(value: unknown, key = ""): string[] {
  if (typeof value === "string") return key === "text" ? [value] : [];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([name, member]) => messagesOf(member, name));
}

/** What is active in a report beyond what a runner or a terminal acts on; `undefined` when there is nothing. */
const ACTS: Partial<Record<ReportFormat, (text: string) => string | undefined>> = {
  // What is left when escapes are taken out.
  sarif: (text) =>
    messagesOf(JSON.parse(text)).find((message) => /[[\]\\]/.test(message.replaceAll(/\\[[\]\\]/g, ""))),
  markdown: (text) => /:\/\/|www\.|@|<(?!br>)|(?<!\\)(?:\\\\)*\]\(/i.exec(text.replaceAll("\n", " "))?.[0],
  junit: (text) => /\[\[ATTACHMENT|<!\[CDATA/.exec(text)?.[0],
  tap: (text) =>
    text
      .split("\n")
      .find(
        (line) =>
          /^(?:Bail out!|ok 2 - x|pragma)/.test(line) || /^(?:not )?ok .*[^\\]# (?:SKIP|TODO) x/.test(line),
      ),
  html: (text) => /<script>x|href="(?:javascript:|https?:\/\/evil)/i.exec(text)?.[0],
};

let report: GateReport;
let hostileGate: Gate;
beforeAll(async () => {
  hostileGate = await loadGate({ files: { "p.rego": POLICY } });
  report = await hostileGate.judge([
    ...["deny", "skip", "wrong"].map((kind) => ({
      name: `${HOSTILE} ${kind}`,
      value: { kind, text: HOSTILE },
    })),
    { name: HOSTILE, text: `{"${HOSTILE}` },
  ]);
});
afterAll(() => hostileGate.close());

describe("text from inputs and policies", () => {
  it("is in the report as it is", () => {
    expect(report.results.map(({ outcome }) => outcome)).toEqual([
      "fail",
      "skipped",
      "invalid",
      "invalid",
      "invalid",
    ]);
    expect(report.results[0]?.violations[0]?.message).toContain(HOSTILE);
  });

  it.each(REPORT_FORMATS)("writes no command into %s", async (format) => {
    const text = await writeReport(report, format);
    expect(text).toContain("add-mask");
    // eslint-disable-next-line no-control-regex -- control characters must not be there
    expect(text).not.toMatch(/[\u0000-\u0009\u000b-\u001f\u007f-\u009f]/);
    const lines = text.split("\n");
    expect(actedOn(text, format)).toBeUndefined();
    const commands = lines.filter((line) => /^\s*::/.test(line));
    expect(
      commands.filter((line) => format !== "github" || !/^::(?:error|warning|notice) /.test(line)),
    ).toEqual([]);
    if (format === "github") expect(commands).toHaveLength(lines.length - 1);
  });

  it("writes no command into any format, whatever its pieces", async () => {
    await fc.assert(
      fc.asyncProperty(hostileText, hostileText, async (name, text) => {
        const judged = await hostileGate.judge([
          ...["deny", "skip", "wrong"].map((kind) => ({ name, value: { kind, text, [text]: text } })),
          { name, text },
        ]);
        for (const format of REPORT_FORMATS) {
          for (const summary of [false, true]) {
            const written = await writeReport(judged, format, { summary });
            expect([format, actedOn(written, format)]).toEqual([format, undefined]);
          }
        }
      }),
      { numRuns: caseCount(25, 300) },
    );
  });
});

describe("text that is active in one format", () => {
  const judged = new Map<string, GateReport>();
  beforeAll(async () => {
    const policy = POLICY.replaceAll("input.text: input.text", '"t": input.text');
    await using gate = await loadGate({ files: { "p.rego": policy } });
    for (const text of ACTIVE) {
      const exceptions = [
        { id: "gate.warn", reason: text.trim(), owner: text.trim(), expires: "2999-01-01" },
      ];
      const inputs = ["deny", "skip", "wrong"].map((kind) => ({
        name: text,
        value: { kind, text, [text]: text },
      }));
      judged.set(text, await gate.judge([...inputs, { name: text, text }], { exceptions }));
    }
  });

  it.each(REPORT_FORMATS)("is not in %s, in whatever field it is", async (format) => {
    expect([...judged.keys()]).toEqual([...new Set(ACTIVE)]);
    for (const [text, of] of judged) {
      const written = await writeReport(of, format);
      expect([text, ACTS[format]?.(written), actedOn(written, format)]).toEqual([text, undefined, undefined]);
    }
  });
});

describe("text from names and contents of files", () => {
  // What a file's name can hold.
  const hostileName = hostileText.map((text) => `x${text.replaceAll("/", "").replaceAll("\0", "")}`);

  it.each<[string, (name: string, text: string) => Promise<string[]> | string[]]>([
    ["an input that is refused", (name) => ["p.rego", "-i", `in/${name}.json`]],
    ["its events and summary", (name) => ["p.rego", "-i", `in/${name}.json`, "-o", "jsonl", "--summary"]],
    ["an input that is not JSON", (name) => ["p.rego", "-i", `bad/${name}.json`]],
    ["YAML", (name) => ["p.rego", "-i", `bad/${name}.yaml`]],
    ["an input that is missing", (name) => ["p.rego", "-i", `none/${name}`]],
    ["a path of unknown kind", (name) => ["p.rego", name]],
    ["an option", (name) => ["p.rego", `--${name}`]],
    ["a value of an option", (name) => ["p.rego", "in", "--fail-on", name, "-o", name]],
    ["a policy that does not parse", (name) => ["-p", `pol/${name}.rego`, "-i", "good.json"]],
    ["a folder with such files", () => ["pol", "good.json"]],
    ["data", (name) => ["p.rego", "good.json", "-d", `bad/${name}.json`]],
    ["exceptions", (name) => ["p.rego", "good.json", "--exceptions", `exceptions/${name}.json`]],
    ["unused exceptions", () => ["p.rego", "good.json", "--exceptions", "unused.json"]],
    ["an output", (name) => ["p.rego", "good.json", "-o", `json=none/${name}`]],
    ["files that are ignored", () => ["odd", "good.json"]],
  ])("writes no command to stdout or stderr: %s", async (_what, argsOf) => {
    for (const [name, text] of fc.sample(fc.tuple(hostileName, hostileText), { numRuns: 6, seed: 7 })) {
      const cwd = await makeFolder({
        "p.rego": `${POLICY}\nallow if {\n\tprint(input.text)\n\tfalse\n}\n`,
        "good.json": JSON.stringify({ kind: "deny", text }),
        "odd/p.rego": POLICY,
        "unused.json": JSON.stringify({
          exceptions: [{ id: text, reason: text, owner: text, expires: "2999-01-01" }],
        }),
      });
      for (const folder of ["in", "bad", "pol", "exceptions"]) await mkdir(join(cwd, folder));
      await writeFile(join(cwd, `in/${name}.json`), JSON.stringify({ kind: "deny", text, [text]: text }));
      await writeFile(join(cwd, `bad/${name}.json`), `{"${text}`);
      await writeFile(join(cwd, `bad/${name}.yaml`), `a: [${text}`);
      await writeFile(join(cwd, `pol/${name}.rego`), `package p\n\n${text}\n`);
      await writeFile(join(cwd, `odd/${name}`), text);
      await writeFile(
        join(cwd, `exceptions/${name}.json`),
        JSON.stringify({ exceptions: [{ id: text, [text]: text }] }),
      );
      const { stdout, stderr } = await run(["gate", ...(await argsOf(name, text))], { cwd });
      expect(stdout + stderr).not.toBe("");
      expect([actedOn(stdout), actedOn(stderr)]).toEqual([undefined, undefined]);
    }
  });
});
