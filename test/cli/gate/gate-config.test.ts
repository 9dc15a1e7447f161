import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { format } from "prettier";
import { describe, expect, it } from "vitest";
import { toJSONSchema } from "zod";
import { GATE_FILE } from "../../../src/cli/gate/gate-config.js";
import { byGateKey, GATE_KEYS, printedConfig, toFileFlags } from "../../../src/cli/gate/gate-keys.js";
import { gateFileSchema, parseGateFile } from "../../../src/cli/gate/gate-file.js";
import * as zod from "../../../src/base/text/zod.js";
import { startWebServer } from "../../engine/std/network/web-server.js";
import { ecdsa, pemOf, signed, STATEMENT } from "../../trust/verify/signed-envelope.js";
import { makeFolder, run } from "../run.js";
import { toOptions } from "../../../src/cli/options/option-table.js";
import { GLOBAL_OPTIONS } from "../../../src/cli/options/service-options.js";
import { GATE_OPTIONS } from "../../../src/cli/options/gate-options.js";

const FILES: Record<string, string> = {
  "policies/gate.rego": `package gate
deny contains $"{component} is refused" if some component in input.refused
warn contains "empty" if count(input.refused) == 0
deny contains acme.say(input.said)
`,
  "mine.mjs": `export const say = { name: "acme.say", args: ["string"], result: "string", effect: false, call: ([text]) => text };`,
  "bad.json": '{"refused": ["left-pad"]}',
  "good.json": '{"refused": []}',
  "exceptions.yaml": "exceptions: [{id: gate.deny, reason: r, owner: o, expires: 2999-12-31}]\n",
};

const BASE = "version: 1\npolicies: [policies]\nbuiltins: [none, ./mine.mjs]\n";

function within(yaml: string, more: Record<string, string> = {}): Promise<string> {
  return makeFolder({ ...FILES, [GATE_FILE]: yaml, ...more });
}

describe("gate, by a gate file", () => {
  it("reads regohost.yaml where nothing is named", async () => {
    const cwd = await within(`${BASE}inputs: [good.json, bad.json]\noutputs: [tap]\n`);
    const { exitCode, stdout, stderr } = await run(["gate"], { cwd });
    expect(stdout, stderr).toContain("not ok 2 - bad.json gate");
    expect(exitCode).toBe(1);
  });

  it.each<[string, string, string[], number]>([
    ["its inputs", "inputs: [bad.json]\n", [], 1],
    ["other inputs", "inputs: [bad.json]\n", ["good.json"], 0],
    ["inputs of -i", "inputs: [bad.json]\n", ["-i", "good.json"], 0],
    ["what else fails", "inputs: [good.json]\nfail-on: [warn]\n", [], 1],
    ["another --fail-on", "inputs: [good.json]\nfail-on: [warn]\n", ["--fail-on", "not-found"], 0],
    ["its exceptions", "inputs: [bad.json]\nexceptions: exceptions.yaml\n", [], 0],
    ["other policies", "inputs: [bad.json]\n", ["-p", "missing.rego"], 2],
    ["no inputs", "", [], 2],
  ])("the command line goes before it: %s", async (_name, more, args, expected) => {
    const cwd = await within(BASE + more);
    const { exitCode, stdout, stderr } = await run(["gate", "--config", GATE_FILE, ...args], { cwd });
    expect(exitCode, stdout + stderr).toBe(expected);
  });

  it.each<[inputs: string, args: string[], judged: string[]]>([
    ["'*.yaml'", [], ["app.yaml"]],
    ["'./*.yaml'", [], ["./app.yaml"]],
    ["'**/{a,app,regohost}.yaml'", [], ["app.yaml", "conf/a.yaml"]],
    ["conf", [], ["conf/a.yaml"]],
    [".", [], ["./app.yaml", "./conf/a.yaml"]],
    ["'regohost.*'", [], []],
    ["regohost.yaml", [], ["regohost.yaml"]],
    ["missing.json", ["-i", "*.yaml"], ["app.yaml"]],
    ["missing.json", ["-i", "regohost.yaml"], ["regohost.yaml"]],
  ])(
    "judges itself by its own path alone, by no pattern and no folder: %s %j",
    async (inputs, args, judged) => {
      const cwd = await makeFolder({
        "policies/gate.rego": FILES["policies/gate.rego"] ?? "",
        "mine.mjs": FILES["mine.mjs"] ?? "",
        "app.yaml": "refused: []\n",
        "conf/a.yaml": "refused: []\n",
        [GATE_FILE]: `${BASE}inputs: [${inputs}]\noutputs: [tap]\n`,
      });
      const { exitCode, stdout, stderr } = await run(["gate", "--config", GATE_FILE, ...args], { cwd });
      expect(Array.from(stdout.matchAll(/ - (\S+) gate$/gm), ([, input]) => input)).toEqual(judged);
      expect(exitCode, stdout + stderr).toBe(judged.length === 0 ? 2 : 0);
      if (judged.length === 0) expect(stderr).toContain("matches no file");
    },
  );

  it.each([
    ["-i", "."],
    ["-i", "*.{yaml,json,lock}"],
    ["-i", "exceptions.yaml"],
  ])("its exceptions and lock file are inputs by their own paths alone: %s %s", async (...args) => {
    const cwd = await makeFolder({
      "policies/gate.rego": "package gate\n\ndeny := []\n",
      "app.yaml": "refused: []\n",
      "exceptions.yaml": FILES["exceptions.yaml"] ?? "",
      "regohost.lock": '{"version": 1, "policies": {}}',
    });
    const options = ["-p", "policies", "--exceptions", "exceptions.yaml", "-o", "tap"];
    const { exitCode, stdout, stderr } = await run(["gate", ...options, ...args], { cwd });
    const judged = Array.from(stdout.matchAll(/ - (?:\.\/)?(\S+) gate$/gm), ([, input]) => input);
    expect(judged, stderr).toEqual([args[1] === "exceptions.yaml" ? "exceptions.yaml" : "app.yaml"]);
    expect(exitCode, stdout + stderr).toBe(0);
  });

  it.each([
    ["build/bad.json", ["-i", "build", "--lock", "build/bad.json"]],
    ["regohost.lock", ["-i", "*.{json,lock}"]],
  ])("refuses another document in the place of a lock file that no policy needs: %s", async (lock, args) => {
    const cwd = await makeFolder({
      "p.rego": 'package p\n\ndeny contains "x" if input.bad\n',
      "build/good.json": "{}",
      "good.json": "{}",
      [lock]: '{"bad": true}',
    });
    const { exitCode, stderr } = await run(["gate", "-p", "p.rego", ...args], { cwd });
    expect({ exitCode, stderr }).toEqual({ exitCode: 2, stderr: expect.stringContaining(lock) as string });
  });

  it("reads Rego of OPA before 1.0 where it says so", async () => {
    const more = { "policies/gate.rego": 'package gate\n\ndeny["x"] { input.refused[_] }\n', "mine.mjs": "" };
    const gate = async (yaml: string): Promise<number> =>
      (await run(["gate"], { cwd: await within(`version: 1\npolicies: [policies]\n${yaml}`, more) }))
        .exitCode;
    expect(await gate("inputs: [bad.json]\nv0-compatible: true\n")).toBe(1);
    expect(await gate("inputs: [good.json]\nv0-compatible: true\n")).toBe(0);
    expect(await gate("inputs: [good.json]\n")).toBe(2);
  });

  it("its paths start at its folder", async () => {
    const cwd = await makeFolder({
      ...FILES,
      "ci/gate.yaml":
        "version: 1\npolicies: [../policies]\nbuiltins: [../mine.mjs]\ninputs: ['../g*.json']\noutputs: [json=report.json]\n",
    });
    const { exitCode, stderr } = await run(
      ["gate", "--config", "ci/gate.yaml", "--builtins", "none", "--builtins", "mine.mjs"],
      { cwd },
    );
    expect(exitCode, stderr).toBe(0);
    const report = JSON.parse(await readFile(join(cwd, "ci/report.json"), "utf8")) as { results: object[] };
    expect(report.results).toMatchObject([{ input: "good.json", source: "policies" }]);
  });

  it("what the working folder has beside it is none of its files", async () => {
    const trusted = `version: 1
policies: [p.rego]
schema: shape
verification:
  trusted-root: root
  artifact: app
  bundles: { key: cosign }
`;
    const files = { "ci/gate.yaml": trusted, shape: "", root: "", app: "", cosign: "" };
    const cwd = await makeFolder(files);
    const { stdout } = await run(["gate", "--config", "ci/gate.yaml", "-i", "a.json", "--print-config"], {
      cwd,
    });
    expect(await parseGateFile(stdout, "printed")).toMatchObject({
      schema: "ci/shape",
      verification: { "trusted-root": "ci/root", artifact: "ci/app", bundles: { key: "ci/cosign" } },
    });
  });

  it.each<[string, string, string[]]>([
    ["inputs: [good.json]\noutputs: [tap, xml]\n", "regohost.yaml:5:16: -o xml: the format is one of", []],
    ["inputs: [good.json, app/*.yml]\n", "regohost.yaml:4:21: the pattern app/*.yml matches no file", []],
    ["inputs: [good.json]\nexceptions: e.yaml\n", "regohost.yaml:5:1: e.yaml cannot be read: ", []],
    ["inputs: [good.json]\ndata: [d.json]\n", "regohost.yaml:5:8: d.json cannot be read: ", []],
    ["inputs: [good.json]\n", "p.rego: there is no such file", ["-p", "p.rego"]],
    ["inputs: [none.json]\n", "none.json cannot be read: ", ["-d", "none.json"]],
    ["inputs: [good.json, app/*.yml]\n", "the pattern app/*.yml matches no file", ["app/*.yml"]],
    ["inputs: [good.json]\noutputs: [xml]\n", "-o xml: the format is one of", ["-o", "xml"]],
    ["inputs: [good.json]\nschema: xml\n", "-o xml: the format is one of", ["-o", "xml"]],
  ])("an error about a value of it has its place: %j", async (more, expected, args) => {
    const cwd = await within(BASE + more);
    const { exitCode, stderr } = await run(["gate", "--config", GATE_FILE, ...args], { cwd });
    expect(stderr).toContain(`error: ${expected}`);
    expect(exitCode).toBe(2);
  });

  it("names are no paths", async () => {
    const digest = `sha256:${"a".repeat(64)}`;
    const cwd = await makeFolder({
      "ci/gate.yaml": `version: 1\npolicies: [p.rego]\nschema: cyclonedx\nbuiltins: [none]\nverification: {trusted-root: tuf, artifact: '${digest}'}\n`,
    });
    const { stdout } = await run(["gate", "--config", "ci/gate.yaml", "-i", "a.json", "--print-config"], {
      cwd,
    });
    expect(await parseGateFile(stdout, "printed")).toMatchObject({
      ...{ schema: "cyclonedx", builtins: ["none"] },
      verification: { "trusted-root": "tuf", artifact: digest },
    });
  });

  it("an equals sign in the name of an argument stays in the name", async () => {
    const cwd = await makeFolder({
      "gate.yaml": `version: 1\npolicies: [p.yaml]\nmaterial: {kind: EVIDENCE, args: {"a=b": "c=d"}}\n`,
    });
    const { stdout } = await run(["gate", "--config", "gate.yaml", "-i", "a.json", "--print-config"], {
      cwd,
    });
    expect(await parseGateFile(stdout, "printed")).toMatchObject({
      material: { kind: "EVIDENCE", args: { "a=b": "c=d" } },
    });
  });

  it("says which modules a file that was found runs", async () => {
    const cwd = await within(`${BASE}inputs: [good.json]\n`);
    expect((await run(["gate"], { cwd })).stderr).toContain("regohost.yaml runs ./mine.mjs");
    expect((await run(["gate", "--config", GATE_FILE], { cwd })).stderr).not.toContain("runs");
  });

  it("is at most 1 MiB", async () => {
    const cwd = await within(`${BASE}inputs: [good.json]\n#${" ".repeat(1024 * 1024)}\n`);
    const { exitCode, stderr } = await run(["gate"], { cwd });
    expect(stderr).toContain("regohost.yaml is larger than 1048576 bytes");
    expect(exitCode).toBe(2);
  });

  it("says so when it is not read", async () => {
    const cwd = await within(`${BASE}inputs: [bad.json]\n`);
    const args = ["gate", "policies", "good.json", "--builtins", "mine.mjs", "-q"];
    const silent = await run([...args, "--no-config"], { cwd });
    expect(silent).toMatchObject({ exitCode: 0, stderr: "" });
    const told = await run(args, { cwd });
    expect(told.exitCode).toBe(0);
    expect(told).toMatchObject({
      stdout: expect.stringContaining("NOTE  regohost.yaml was not read") as string,
      stderr: "",
    });
    // A report of another format does not show it on stdout.
    for (const more of [
      ["-o", "json"],
      ["-o", "tap=r.tap"],
    ]) {
      expect((await run([...args, ...more], { cwd })).stderr).toContain("note: regohost.yaml was not read");
    }
    const read = await run(["gate", "-o", "json", "-q"], { cwd });
    expect(read.stderr).toContain("note: regohost.yaml of the working folder was read");
  });

  it("a file of another name is no pass", async () => {
    const cwd = await makeFolder({ ...FILES, "regohost.yml": `${BASE}inputs: [good.json]\n` });
    const { exitCode, stderr } = await run(["gate"], { cwd });
    expect(stderr).toContain("regohost.yml is not read: rename it to regohost.yaml");
    expect(exitCode).toBe(2);
  });

  it("nor is one beside it", async () => {
    const cwd = await makeFolder({
      ...FILES,
      [GATE_FILE]: `${BASE}inputs: [good.json]\n`,
      "regohost.yml": `${BASE}inputs: [bad.json]\n`,
    });
    const { exitCode, stderr } = await run(["gate"], { cwd });
    expect(stderr).toContain("regohost.yml is not read: remove it: regohost.yaml lies beside it");
    expect(exitCode).toBe(2);
    const named = await run(["gate", "policies", "good.json", "--builtins", "mine.mjs"], { cwd });
    expect(named.stdout).toContain("NOTE  regohost.yaml, regohost.yml was not read");
  });

  it("--print-config prints what is asked for, which is a gate file", async () => {
    const cwd = await within(`${BASE}inputs: [bad.json]\nallow: {unmatched: true}\nnetwork: {timeout: 1m}\n`);
    const args = ["gate", "--config", GATE_FILE, "good.json", "--fail-on", "warn", "--print-config"];
    const { exitCode, stdout } = await run(args, { cwd });
    expect(exitCode).toBe(0);
    expect(await parseGateFile(stdout, "printed")).toMatchObject({
      ...{ policies: ["policies"], builtins: ["none", "./mine.mjs"], inputs: ["good.json"] },
      ...{ "fail-on": ["warn"], allow: { unmatched: true }, network: { timeout: "60000ms" } },
    });
    const none = await run(["gate", "policies", "good.json", "--no-config", "--print-config"], { cwd });
    expect(none.exitCode).toBe(2);
  });

  it("--print-config prints every option that a file has", async () => {
    const ofKind = {
      ...{
        flag: true,
        text: "x",
        list: ["x"],
        names: ["x"],
        outputs: ["x"],
        texts: { x: "y", z: ["@l.csv:c", "@@w"] },
        count: 1,
        countOrNone: 0,
        duration: "7ms",
      },
      builtins: ["none"],
    };
    const valueOf = ({ kind, choices = [] }: (typeof GATE_KEYS)[number]): unknown => {
      if (kind === "choice") return choices[0];
      return kind === "choices" ? choices.slice(0, 1) : ofKind[kind as keyof typeof ofKind];
    };
    const file = byGateKey<unknown>(
      (option) => (option.default?.[0] === true ? false : valueOf(option)),
      (_, members) => members,
    );
    const read = await parseGateFile(JSON.stringify({ version: 1, ...file }), "g");
    const printed = await printedConfig({
      envelopes: true,
      inputLines: true,
      ...toFileFlags(read, (path) => path),
    });
    expect(await parseGateFile(printed, "printed")).toEqual({ version: 1, ...file });
  });

  it("its page has every key with its option", async () => {
    const path = new URL("../../../docs/gate-file.md", import.meta.url).pathname;
    const [before = "", rest = ""] = (await readFile(path, "utf8")).split(/(?<=<!-- keys: .*-->\n)/);
    const [, after = ""] = rest.split(/(?=<!-- end of keys -->)/);
    const options = [...toOptions(GATE_OPTIONS), ...toOptions(GLOBAL_OPTIONS)];
    const longOf = (flag: string): string =>
      options.find((option) => option.attributeName() === flag)?.long ?? expect.fail(flag);
    const list = GATE_KEYS.map(({ key, flag }) => `- \`${key}\`: \`${longOf(flag)}\``).join("\n");
    const page = await format(`${before}\n${list}\n\n${after}`, { parser: "markdown", printWidth: 110 });
    await expect(page).toMatchFileSnapshot(path);
  });

  it("refuses an address that nothing pins", async () => {
    const cwd = await within(
      "version: 1\npolicies: ['npm:acme-policies']\nbuiltins: [mine.mjs]\ninputs: [bad.json]\n",
      {
        "package.json": '{"name":"user","version":"1.0.0"}',
        "node_modules/acme-policies/package.json": '{"name":"acme-policies","version":"1.2.0"}',
        "node_modules/acme-policies/gate.rego": FILES["policies/gate.rego"] ?? "",
      },
    );
    const open = await run(["gate"], { cwd });
    expect(open.stderr).toContain("not pinned: npm:acme-policies");
    expect(open.exitCode).toBe(2);
    expect(await run(["gate", "--update-lock"], { cwd })).toMatchObject({ exitCode: 1 });
    expect(await run(["gate"], { cwd })).toMatchObject({ exitCode: 1 });
  });

  it("no output overwrites it", async () => {
    const cwd = await within(`${BASE}inputs: [bad.json]\noutputs: [json=regohost.yaml]\n`);
    const { exitCode, stderr } = await run(["gate"], { cwd });
    expect(stderr).toContain("would overwrite --config regohost.yaml");
    expect(exitCode).toBe(2);
  });
});

describe("what a gate file says of verification and network decides", () => {
  const [builder, stranger] = [ecdsa(), ecdsa()];

  it.each<[what: string, settings: (host: string) => string, exit: number, says: RegExp, asked: number]>([
    ["the key that signed", () => "verification: {keys: [builder.pub]}", 0, /^PASS +signed\.json/m, 0],
    ["another key", () => "verification: {keys: [stranger.pub]}", 1, /signature_invalid/, 0],
    ["a host that is listed", (host) => `network: {allow: ['${host}']}`, 0, /^PASS +signed\.json/m, 1],
    [
      "another host alone",
      () => "network: {allow: [example.com]}",
      2,
      /http\.send: 127\.0\.0\.1:\d+ is not allowed/,
      0,
    ],
    [
      "offline beside hosts",
      (host) => `network: {offline: true, allow: ['${host}']}`,
      2,
      /--offline excludes --allow-net/,
      0,
    ],
  ])("%s", async (_what, settings, exit, says, asked) => {
    const server = await startWebServer();
    const said = settings(server.host);
    const refuses = said.startsWith("network")
      ? `http.send({"method": "get", "url": "${server.origin}/"}).status_code != 200`
      : "not input.predicate.buildDefinition";
    const cwd = await makeFolder({
      "gate.rego": `package gate\n\ndeny contains "refused" if ${refuses}\n`,
      "signed.json": JSON.stringify(signed(STATEMENT, [builder])),
      "builder.pub": pemOf(builder),
      "stranger.pub": pemOf(stranger),
      [GATE_FILE]: `version: 1\npolicies: [gate.rego]\ninputs: [signed.json]\n${said}\n`,
    });
    const { exitCode, stdout, stderr } = await run(["gate"], { cwd });
    expect(`${stdout}${stderr}`).toMatch(says);
    expect(exitCode).toBe(exit);
    expect(server.seen).toHaveLength(asked);
  });
});

describe("parseGateFile", () => {
  it.each<[string, string, string[]]>([
    ["an unknown key", "version: 1\npolicys: [a]\n", ["g:2:1: unknown key policys (did you mean policies?)"]],
    [
      "a key of a mapping",
      "version: 1\ntimeout: 3\n",
      ["g:2:1: unknown key timeout (did you mean network.timeout?)"],
    ],
    [
      "the flag of a key",
      "version: 1\nallow-unmatched: true\nkey: a.pub\n",
      [
        "g:2:1: unknown key allow-unmatched (did you mean allow.unmatched?)",
        "g:3:1: unknown key key (did you mean verification.keys?)",
      ],
    ],
    ["its singular", "version: 1\npolicy: [a]\n", ["g:2:1: unknown key policy (did you mean policies?)"]],
    [
      "a key of a group",
      "version: 1\nnetwork:\n  offline: true\n  alow: [x]\n",
      ["g:4:3: unknown key network.alow (did you mean allow?)"],
    ],
    [
      "another type",
      "version: 1\n\ninputs: a.json\n",
      ["g:3:1: inputs must be a list, not a text: write [ ] around it"],
    ],
    ["an empty list", "version: 1\npolicies: []\n", ["g:2:1: policies must be a list that is not empty"]],
    [
      "every mistake",
      "version: 2\nfail-on: [warnn]\nx: 1\n",
      [
        "g:1:1: version must be 1",
        "g:2:11: fail-on.0 must be one of warn, not-found",
        "g:3:1: unknown key x",
      ],
    ],
    ["a version in quotes", 'version: "1"\n', ["g:1:1: version must be 1, not a text"]],
    ["an option of the library", "version: 1\nallowUndefined: [a]\n", ["(did you mean allow.undefined?)"]],
    ["a version of Rego", "version: 1\nrego_version: v0\n", ["(did you mean v0-compatible?)"]],
    ["no version", "policies: [a]\n", ["g:1:1: version is missing; it must be 1"]],
    ["a key twice", "version: 1\nversion: 1\n", ["g:2:1: Map keys must be unique"]],
    ["two documents", "version: 1\n---\nversion: 1\n", ["g:2:1: it has several documents"]],
    ["no document", "", ["g:1: it is empty"]],
    ["a list", "- version: 1\n", ["g:1:1: it must be a mapping, not a list"]],
    ["broken YAML", "version: 1\npolicies: [a\n", ["Flow sequence"]],
    ["a tag", "version: !x 1\n", ["g:1:10: Unresolved tag"]],
    [
      "no module",
      "version: 1\nbuiltins: [foo]\n",
      ["g:2:12: builtins.0: write service, conforma, none or the path"],
    ],
    ["both sets", "version: 1\nbuiltins: [none, service]\n", ["g:2:1: builtins: service and none"]],
    ["a text that is empty", "version: 1\nlock: ' '\n", ["g:2:1: lock must be a text that is not empty"]],
    ["a count", "version: 1\nnetwork: {max-calls: 0}\n", ["g:2:11: network.max-calls must be at least 1"]],
    [
      "half a call",
      "version: 1\nnetwork: {max-calls: 1.5}\n",
      ["g:2:11: network.max-calls must be a whole number"],
    ],
    ["null", "version: 1\nsummary:\n", ["g:2:1: summary must be true or false, not null"]],
    ["no duration", "version: 1\nnetwork: {timeout: soon}\n", ["g:2:11: network.timeout: write it as"]],
    [
      "a bundle's key that is missing",
      "version: 1\nverification: {bundles: {scope: s}}\n",
      ["g:2:25: verification.bundles.key is missing"],
    ],
    [
      "a service",
      "version: 1\nnetwork: {base-url: 'https://example.com'}\n",
      ["g:2:11: unknown key network.base-url"],
    ],
    ["an unknown alias", "version: 1\nlock: *hunter2\n", ["g:1: Unresolved alias"]],
    [
      "an alias bomb",
      `version: 1\na: &a [${"x,".repeat(9)}]\nb: &b [${"*a,".repeat(12)}]\npolicies: [${"*b,".repeat(12)}]\n`,
      ["g:1: Excessive alias count"],
    ],
  ])("refuses %s", async (_name, text, messages) => {
    const error: unknown = await parseGateFile(text, "g").catch((thrown: unknown) => thrown);
    expect(error).toMatchObject({ name: "CommandError", code: "gate_file_invalid" });
    for (const message of messages) expect((error as Error).message).toContain(message);
    expect((error as Error).message).not.toMatch(/Invalid input|expected|received|nonoptional/);
    expect((error as Error).message).not.toContain("hunter2");
  });

  it("the JSON Schema in the package is that of the form", async () => {
    const schema = { title: "Gate file of regohost", ...toJSONSchema(gateFileSchema(zod)) };
    const path = new URL("../../../schemas/gate-file.schema.json", import.meta.url).pathname;
    const text = await format(JSON.stringify(schema), { parser: "json", printWidth: 110 });
    await expect(text).toMatchFileSnapshot(path);
  });
});

it("names --config where the gate file is an argument", async () => {
  const cwd = await makeFolder({ "regohost.yaml": "version: 1\npolicies: [p]\ninputs: [in.json]\n" });
  const { exitCode, stderr } = await run(["gate", "regohost.yaml"], { cwd });
  expect(exitCode).toBe(2);
  expect(stderr).toContain(
    "; regohost.yaml is a gate file, which is read with --config regohost.yaml [policy_missing]",
  );
});
