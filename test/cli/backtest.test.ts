import { copyFile } from "node:fs/promises";
import { join } from "node:path";
import { beforeAll, describe, expect, it } from "vitest";
import { ecdsa, pemOf, signed, STATEMENT } from "../trust/verify/signed-envelope.js";
import { cleanUpAfterAll } from "../clean-up.js";
import { makeFolder, run } from "./run.js";

const policy = (message: string, argument = "image"): string => `package gate
deny contains $"{image} ${message}" if {
	some image in input.images
	not acme.owner(${argument})
}
`;

const KEY = ecdsa();
const signer = (expected: string): string => `package gate
deny contains "another signer" if regohost.verification().signer != "${expected}"
`;

const FILES = {
  "key/gate.rego": signer("key"),
  "certificate/gate.rego": signer("certificate"),
  "a.dsse.json": JSON.stringify(signed(STATEMENT, [KEY])),
  "key.pub": pemOf(KEY),
  "mine.mjs": `export const owner = {
  name: "acme.owner", args: ["string"], result: "string", effect: false,
  call: async ([name]) => (name === "web" ? "ada" : undefined),
};`,
  "old/gate.rego": policy("has no owner"),
  "same/gate.rego": `# the same rules\n${policy("has no owner")}`,
  "words/gate.rego": policy("lacks an owner"),
  "lax/gate.rego": 'package gate\ndeny contains "never" if input.images == "x"\n',
  "asks/gate.rego": policy("has no owner", "upper(image)"),
  "other/gate.rego": policy("has no owner").replace("package gate", "package other"),
  "broken/gate.rego": "package gate\ndeny contains",
  "a.json": '{"images": ["web", "api"]}',
  "b.json": '{"images": ["web"]}',
  "exceptions.yaml": "exceptions: [{id: gate.deny, reason: r, owner: o, expires: 2999-12-31}]\n",
};

describe("regohost backtest", () => {
  let cwd: string;
  const cleanUp = cleanUpAfterAll();
  const OWN = ["--builtins", "mine.mjs"];
  const backtest = (...args: string[]): ReturnType<typeof run> =>
    run(["backtest", ...OWN, "--baseline", "old", ...args], { cwd });

  beforeAll(async () => {
    cwd = await makeFolder(FILES, cleanUp);
    const record = (args: string[]): ReturnType<typeof run> =>
      run([...args, ...OWN, "--record"].concat(args[0] === "eval" ? "one.run" : "several.run"), { cwd });
    expect(await record(["eval", "old", "-e", "gate/deny", "-i", "a.json"])).toMatchObject({ exitCode: 0 });
    expect(await record(["gate", "old", "a.json", "b.json"])).toMatchObject({ exitCode: 1 });
  });

  it("excuses by VEX documents in both", async () => {
    const finding = '{"msg": "bad", "vulnerability": "CVE-1", "purl": "pkg:npm/a@1"}';
    const rego = `package gate\n\n# METADATA\n# custom: {vulnerability: true}\ndeny contains ${finding}`;
    const folder = await makeFolder({
      "old.rego": `${rego}\n`,
      "new.rego": `${rego} if true\n\ndeny contains "new" if input.a\n`,
      "a.json": "{}",
      "a.vex.json": JSON.stringify({
        "@context": "https://openvex.dev/ns/v0.2.0",
        "@id": "https://acme.example/vex/1",
        author: "a",
        timestamp: "2026-01-10T08:00:00Z",
        version: 1,
        statements: [
          { vulnerability: { name: "CVE-1" }, products: [{ "@id": "pkg:npm/a" }], status: "fixed" },
        ],
      }),
    });
    await run(["gate", "old.rego", "a.json", "--record", "a.run"], { cwd: folder });
    const args = [
      "backtest",
      "a.run",
      "-i",
      "a.json",
      "--baseline",
      "old.rego",
      "-p",
      "new.rego",
      "-f",
      "json",
    ];
    for (const [more, outcome] of [
      [[], "fail"],
      [["--vex", "a.vex.json"], "pass"],
    ] as const) {
      const { exitCode, stdout } = await run([...args, ...more], { cwd: folder });
      expect(exitCode, stdout).toBe(0);
      expect(JSON.parse(stdout)).toMatchObject({ results: [{ before: { outcome }, now: { outcome } }] });
    }
  });

  it("reads the recorded input as JSON, whatever the recording's name says", async () => {
    await copyFile(join(cwd, "one.run"), join(cwd, ".env.properties"));
    const { exitCode, stdout } = await backtest(".env.properties", "-p", "lax");
    expect(stdout).toContain("fail -> pass  .env.properties  gate");
    expect(exitCode).toBe(1);
  });

  it.each<[string, string[], number, string[]]>([
    ["the same verdict", ["one.run", "-p", "same"], 0, ["1 decided again, 0 changed, 0 without a verdict"]],
    [
      "other findings",
      ["one.run", "-p", "words"],
      1,
      [
        "fail -> fail  one.run  gate",
        "    + gate.deny: api lacks an owner",
        "    - gate.deny: api has no owner",
      ],
    ],
    ["a pass", ["one.run", "-p", "lax"], 1, ["fail -> pass  one.run  gate"]],
    [
      "a call without an answer",
      ["one.run", "-p", "asks"],
      3,
      ["fail -> undecided", "it has no recorded answer"],
    ],
    [
      "another package",
      ["one.run", "-p", "other"],
      1,
      ["not judged -> fail  one.run  other", "fail -> not judged  one.run  gate"],
    ],
    ["several inputs", ["several.run", "-i", "[ab].json", "-p", "words"], 1, ["2 decided again, 1 changed"]],
    [
      "an input that is not given",
      ["several.run", "-i", "a.json", "-p", "same"],
      3,
      ["was not given; pass it with -i"],
    ],
    ["exceptions", ["one.run", "-p", "words", "--exceptions", "exceptions.yaml"], 0, ["0 changed"]],
  ])("%s", async (_name, args, expected, texts) => {
    const { exitCode, stdout, stderr } = await backtest(...args);
    for (const text of texts) expect(stdout, stderr).toContain(text);
    expect(exitCode).toBe(expected);
  });

  it.each(["eval", "gate"])(
    "decides verified input of %s again, with what was verified then",
    async (command) => {
      const how = command === "eval" ? ["-e", "gate/deny", "-i"] : ["-i"];
      const recording = ["--record", `${command}.run`];
      expect(
        await run([command, "key", ...how, "a.dsse.json", "--key", "key.pub", ...recording], { cwd }),
      ).toMatchObject({ exitCode: 0 });
      const { stdout, exitCode } = await run(
        ["backtest", `${command}.run`, "--baseline", "key", "-p", "certificate"],
        { cwd },
      );
      expect(stdout).toContain(`pass -> fail  ${command}.run  gate\n    + gate.deny: another signer`);
      expect(exitCode).toBe(1);
    },
  );

  it("prints JSON", async () => {
    const { stdout } = await backtest("one.run", "-p", "asks", "-f", "json");
    expect(JSON.parse(stdout)).toEqual({
      summary: { decided: 1, changed: 1, without_verdict: 1 },
      missing: [],
      results: [
        {
          ...{ recording: "one.run", input: "one.run", policy: "gate", changed: true },
          before: { outcome: "fail", violations: ["gate.deny: api has no owner"], problems: [] },
          now: {
            outcome: "undecided",
            violations: [],
            problems: [expect.stringContaining("acme.owner(string): it has no recorded answer")],
            error_code: "builtin_failed",
          },
        },
      ],
    });
  });

  it.each<[string, string[], string]>([
    ["no new policies", ["one.run"], "needs two sets of policies"],
    ["a recording without inputs", ["several.run", "-p", "same"], "has no inputs"],
    ["no recording", ["a.json", "-p", "same"], "is not a recording"],
    ["no file", ["missing.run", "-p", "same"], "missing.run"],
    ["Rego that does not compile", ["one.run", "-p", "broken"], "rego_parse_error"],
    ["a recording that nobody signed", ["one.run", "-p", "same", "--recording-key", "a.json"], "error:"],
  ])("%s is exit 2", async (_name, args, message) => {
    const { exitCode, stderr } = await backtest(...args);
    expect(stderr).toContain(message);
    expect(exitCode).toBe(2);
  });
});
