import { createHash } from "node:crypto";
import { join } from "node:path";
import { readFile } from "node:fs/promises";
import { afterAll, beforeAll, expect, it } from "vitest";
import { COMMANDS } from "../../../src/cli/command-table.js";
import { startEvidenceService, type FakeEvidenceService } from "../../../src/testing/index.js";
import { cleanUpAfterAll } from "../../clean-up.js";
import { makeFolder, run } from "../run.js";

/** Sequences of this command line's own colours among others, C1, bidirectional controls, links, returns, and commands of a CI system. */
const HOSTILE =
  "\u001b[31mX\u001b[39m\u009b1m\u202e\u2066\r\u001b]8;;https://evil.example\u0007l\u001b]8;;\u0007\u001b[2J";
/** As a name of a file. */
const NAME = `a${HOSTILE.replaceAll("/", "")}b`;

/** What of an output a terminal would obey that the command line did not write itself; `undefined` when there is nothing. */
function obeyed(output: string, isColored: boolean): string | undefined {
  // eslint-disable-next-line no-control-regex -- the sequences of its own styles and of its progress
  const own = isColored ? /\u001b\[(?:1|2|22|31|32|33|36|39)m(?!X)|\r\u001b\[K/g : /(?!)/g;
  // A program takes tabs back, as a terminal does.
  return /(?![\n\t])[\p{Cc}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069].{0,20}/u.exec(
    output.replaceAll(own, ""),
  )?.[0];
}

/** As a string of Rego, of ASCII alone. */
const STRING = JSON.stringify(HOSTILE).replaceAll(
  /[^ -~]/g,
  (found) => `\\u${found.charCodeAt(0).toString(16).padStart(4, "0")}`,
);

const REGO = `package p

import rego.v1

# METADATA
# title: ${STRING}
deny contains {"msg": input.text, "id": input.text} if {
	print(input.text)
	input.text
}

# bidirectional: \u202e\u2066 \u009b31m
warn contains input.text if input.text
`;
const TESTS = `package p_test

import rego.v1

test_fails if {
	print(${STRING})
	false
}
`;
const BROKEN = `package q\n\n# \u001b[31mX \u202e\nx := ${HOSTILE.replace("\r", "")}\n`;

const FILES: Record<string, string> = {
  "p.rego": REGO,
  "in.json": JSON.stringify({ text: HOSTILE, [HOSTILE]: HOSTILE }),
  "bad.json": `{"${HOSTILE}`,
  [`${NAME}/p.rego`]: REGO,
  [`${NAME}/in.json`]: JSON.stringify({ text: HOSTILE }),
  [`${NAME}.yaml`]: `a: [${HOSTILE}`,
  "tests/p.rego": REGO,
  [`tests/${NAME}_test.rego`]: TESTS,
  [`broken/${NAME}.rego`]: BROKEN,
  [`${NAME}.rego`]: REGO.replaceAll("\t", "  "),
  "a.env": `A=${HOSTILE}`,
};

const DIGEST = `sha256:${createHash("sha256").update(HOSTILE).digest("hex")}`;
const IMAGE = `sha256:${"a".repeat(64)}`;
const each = (list: readonly string[], before: readonly string[]): string[][] =>
  list.map((one) => [...before, one]);

/** For each command the arguments by which it meets such text: in names, values, sources and answers. */
const CASES: Readonly<Record<string, readonly string[][]>> = {
  eval: [
    ...each(
      ["json", "values", "bindings", "pretty", "raw", "source", "discard"],
      ["-d", "p.rego", "-i", "in.json", "data.p.warn", "--format"],
    ),
    ["p.rego", "-i", "in.json", "-e", "p/deny", "--explain", "full"],
    ["-d", `broken/${NAME}.rego`, "data.q"],
    ["-f", "raw", STRING],
    [NAME],
  ],
  exec: [
    ["--bundle", NAME, "--decision", "p/warn", "in.json", "bad.json", `${NAME}.yaml`],
    ["--bundle", NAME, "--decision", NAME, "in.json"],
  ],
  run: [[NAME], [`none${NAME}`]],
  gate: [
    ...each(
      [
        "pretty",
        "table",
        "json",
        "jsonl",
        "tap",
        "junit",
        "sarif",
        "github",
        "gitlab",
        "azuredevops",
        "markdown",
        "html",
      ],
      ["p.rego", "in.json", "bad.json", `${NAME}/in.json`, "--calls", "--explain=full", "-o"],
    ),
    [NAME, `${NAME}.yaml`],
    ["p.rego", "in.json", `--${NAME}`],
    ["p.rego", "in.json", "-o", `json=${NAME}`],
  ],
  backtest: [
    [NAME, "--baseline", NAME, "-p", "p.rego"],
    ["in.json", "--baseline", "p.rego", "-p", NAME],
  ],
  serve: [[NAME, "--addr", HOSTILE], [`broken/${NAME}.rego`]],
  mcp: [[NAME], ["--root", HOSTILE]],
  enqueue: [[NAME, "--redis", HOSTILE]],
  worker: [[NAME, "--redis", HOSTILE]],
  verify: [["in.json", "--key", NAME], [`${NAME}.yaml`]],
  build: [
    ["broken", "-o", "x.tar.gz"],
    [NAME, "-o", `none/${NAME}.tar.gz`],
  ],
  sign: [["-o", "x", NAME, "--signing-key", NAME]],
  check: [["broken"], [NAME, `${NAME}.yaml`], ["broken", "--format", "json"], ["broken/", "--strict"]],
  fmt: [[`${NAME}.rego`], [`${NAME}.rego`, "--list"], [`${NAME}.rego`, "--diff"], ["broken"]],
  test: [
    ...each(["pretty", "json", "gobench", "junit"], ["tests", "-v", "--format"]),
    ["tests", "--coverage", "--format", "json"],
    ["tests", "-v", "--format", `pretty=${NAME}`],
    [NAME],
  ],
  types: [
    ["p.rego"],
    ["broken"],
    [NAME, `${NAME}.yaml`],
    ["p.rego", "-o", NAME, "--check"],
    ["p.rego", "-o", `none/${NAME}`],
  ],
  init: [[NAME], ["sbom", "--policies", NAME, NAME]],
  mock: [[NAME], ["in.json"]],
  bench: [
    ["-d", "p.rego", "-i", "in.json", "data.p.deny", "--count", "1", "--benchmem"],
    ["-d", NAME, NAME],
  ],
  inspect: [[NAME], [NAME, "--format", "json"], ["-a", NAME], [`${NAME}.yaml`]],
  deps: [
    ["-d", "p.rego", "data.p.deny"],
    ["-d", NAME, NAME],
  ],
  parse: [["in.json"], ["a.env"], [`${NAME}.rego`], [`${NAME}.yaml`], [`broken/${NAME}.rego`]],
  capabilities: [["--version", NAME], [NAME]],
  discover: [[IMAGE], [IMAGE, "--json"], [NAME]],
  graph: [...each(["mermaid", "dot", "json"], [IMAGE, "--format"]), [NAME]],
  download: [[DIGEST], [DIGEST, "-o", `none/${NAME}`], [NAME]],
  evidence: [["--kind", NAME]],
  compliance: [["--product", NAME], [NAME]],
  prompt: [
    [NAME, "in.json"],
    ["in.json", NAME],
  ],
  grpc: [["list", "--addr", NAME], [NAME]],
  login: [["--token", NAME, NAME]],
  logout: [[NAME]],
  whoami: [["--service-url", HOSTILE], [NAME]],
  info: [[NAME], ["--service-url", HOSTILE]],
  completion: [["bash"], [NAME]],
  version: [["--format", NAME], [NAME]],
  dev: [["--port", HOSTILE], [NAME]],
  demo: [[NAME]],
};

let service: FakeEvidenceService;
let env: Record<string, string>;
let cwd: string;
const cleanUp = cleanUpAfterAll();
beforeAll(async () => {
  service = await startEvidenceService();
  const metadata = { name: HOSTILE, [HOSTILE]: HOSTILE };
  const artifact = service.addArtifact(Buffer.from(HOSTILE), { kind: "SBOM_CYCLONEDX_JSON", metadata });
  const image = service.addReferrer({
    digest: IMAGE,
    kind: HOSTILE,
    projects: [{ name: HOSTILE, version: HOSTILE }],
  });
  service.link(image, artifact);
  const token = await service.issueToken({ kind: "api", organization: "acme" });
  env = { SERVICE_BASE_URL: service.baseUrl, SERVICE_TOKEN: token };
  cwd = await makeFolder(FILES, cleanUp);
});
afterAll(async () => {
  await service.close();
});

const showing = new Set<string>();

it("has a case for each command", () => {
  expect(Object.keys(CASES)).toEqual(COMMANDS.map(({ name }) => name));
});

it.each(
  Object.entries(CASES).flatMap(([command, list]) =>
    [...list, [`--${NAME}`]].map((args) => ({ command, args })),
  ),
)("a terminal obeys no text from outside: $command $args", async ({ command, args }) => {
  for (const isColored of [true, false]) {
    const { stdout, stderr, exitCode } = await run([command, ...args], {
      cwd,
      isTTY: true,
      stdin: "data.p.warn\n",
      env: { ...env, FORCE_COLOR: isColored ? "1" : "0", TERM: isColored ? "xterm" : "dumb" },
    });
    expect(stdout + stderr + String(exitCode)).not.toBe("0");
    if (/u001b\[31mX/.test(stdout + stderr)) showing.add(command);
    expect([obeyed(stdout, isColored), obeyed(stderr, isColored)]).toEqual([undefined, undefined]);
  }
});

it("shows such text in each command", () => {
  expect([...showing]).toEqual(Object.keys(CASES));
});

it("keeps the sequences of its own styles", async () => {
  const { stdout } = await run(["gate", "p.rego", "in.json"], { cwd, env: { FORCE_COLOR: "1" } });
  expect(stdout).toContain("\u001b[31mFAIL \u001b[39m");
  expect(stdout).toContain("\\u001b[31mX\\u001b[39m");
});

it("writes such text into no report in a file either", async () => {
  for (const format of ["pretty", "json", "junit"]) {
    const path = join(cwd, `report.${format}`);
    await run(["test", "tests", "-v", "--format", `${format}=${path}`], { cwd });
    const text = await readFile(path, "utf8");
    expect(text).toContain("u001b[31mX");
    expect(obeyed(text, false)).toBeUndefined();
  }
});
