// Each call in this process, in place of a process of its own: `mcp-server.test.ts` tests those.
import { mkdir, readFile, realpath, symlink, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { InMemoryTransport } from "@modelcontextprotocol/sdk/inMemory.js";
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from "vitest";
import { startMcpServer } from "../../../src/cli/mcp/mcp-server.js";
import { cacheFolder } from "../../cache-folder.js";
import { cleanUpAfterAll } from "../../clean-up.js";
import { makeFolder } from "../run.js";
import { connectClient, type McpClient } from "./mcp-client.js";

const ends = vi.hoisted(() => ({ server: [] as InMemoryTransport[] }));
vi.mock("@modelcontextprotocol/sdk/server/stdio.js", () => ({
  StdioServerTransport: function () {
    return ends.server.pop();
  },
}));
vi.mock("../../../src/cli/mcp/call-command.js", async () => {
  const { runCall } = await import("../../../src/cli/mcp/run-call.js");
  return { callCommand: runCall };
});

const POLICY = 'package gate\n\ndeny contains "no b" if not input.b\n';
const FILES = {
  "policies/gate.rego": POLICY,
  "policies/gate_test.rego":
    "package gate_test\n\ntest_denied if count(data.gate.deny) == 1 with input as {}\n",
  "failing/a_test.rego": "package a_test\n\ntest_false if 1 == 2\n",
  "broken.rego": "package broken\n\nx := unknown(1)\n",
  "undefined.rego": 'package gate\n\ndeny contains "c" if input.b == data.missing.c\n',
  "twice.rego": 'package gate\n\ndeny contains "f" if f(input.b) == 3\n\nf(_) := 1\n\nf(1) := 2\n',
  "prints.rego": `${POLICY}\nf(_) := 1 if print("error: x [timeout]\\n1 error occurred: 1:1: eval_cancel_error: x")\n\nf(1) := 2\n`,
  "good.json": '{"b": 1}',
  "good.toml": "b = 1\n",
  "bad.json": "{}",
  "regohost.yaml": "version: 1\npolicies: [policies]\ninputs: [bad.json]\n",
};

/** Starts a server of a folder, and connects a client. */
async function openCalls(
  folder: string,
  onEnd: (clean: () => Promise<void>) => void = onTestFinished,
): Promise<McpClient> {
  const [client, server] = InMemoryTransport.createLinkedPair();
  ends.server.push(server);
  const ownFolders = ["policies", "schemas"].map((name) => join(import.meta.dirname, "../../..", name));
  const confinement = { folder: await realpath(folder), ownFolders, hosts: [], service: false };
  const limits = { timeoutMs: 60_000, maxMemoryBytes: 1024 ** 3 };
  const { closed } = await startMcpServer({
    confinement,
    limits,
    policy: undefined,
    options: [],
    builtins: [],
  });
  // The client closes the connection.
  closed.catch(() => undefined);
  return connectClient(client, onEnd);
}

beforeAll(() => {
  vi.stubEnv("REGOHOST_CACHE", cacheFolder());
});
afterAll(() => {
  vi.unstubAllEnvs();
});

function nested(depth: number): unknown {
  return depth === 0 ? 1 : [nested(depth - 1)];
}

describe("tools", () => {
  const onEnd = cleanUpAfterAll();
  let shared: McpClient;
  beforeAll(async () => {
    shared = await openCalls(await makeFolder(FILES, onEnd), onEnd);
  });

  it.each<[string, Record<string, unknown>, object]>([
    ["check", { policies: ["policies"] }, { outcome: "pass", exit_code: 0 }],
    [
      "check",
      { policies: ["broken.rego"] },
      { outcome: "invalid", code: "rego_type_error", result: { errors: [{ code: "rego_type_error" }] } },
    ],
    ["check", { policies: ["policies"], schema: "cyclonedx" }, { outcome: "invalid", exit_code: 2 }],
    ["check", { policies: ["npm:regohost/policies/sbom"] }, { outcome: "pass" }],
    ["check", { policies: ["absent"] }, { outcome: "invalid", code: "source_not_found" }],
    ["test", { paths: ["policies"] }, { outcome: "pass", result: [{ name: "test_denied" }] }],
    ["test", { paths: ["failing"] }, { outcome: "fail", exit_code: 1, result: [{ fail: true }] }],
    ["test", { paths: ["policies"], coverage: true }, { outcome: "pass", result: { coverage: 100 } }],
    ["test", { paths: ["policies"], run: "no_such" }, { outcome: "invalid", code: "usage_invalid" }],
    [
      "eval",
      { query: "data.gate.deny", data: ["policies"], input: {} },
      { outcome: "pass", result: { result: [{ expressions: [{ value: ["no b"] }] }] } },
    ],
    [
      "eval",
      { query: "data.gate.deny", data: ["policies"], input_file: "good.json" },
      { outcome: "pass", result: { result: [{ expressions: [{ value: [] }] }] } },
    ],
    [
      "eval",
      { query: "input", input: null },
      { outcome: "pass", result: { result: [{ expressions: [{ value: null }] }] } },
    ],
    [
      "eval",
      { query: "9007199254740993" },
      { result: { result: [{ expressions: [{ value: "9007199254740993" }] }] } },
    ],
    ["eval", { query: "input", input: 2 ** 53 }, { outcome: "invalid", code: "number_too_large" }],
    ["eval", { query: "input", input: nested(1_001) }, { outcome: "undecided", code: "stack_limit" }],
    [
      "eval",
      { query: "1", input: 1, input_file: "good.json" },
      { outcome: "invalid", code: "usage_invalid" },
    ],
    ["eval", { query: "1 +" }, { outcome: "invalid", result: { errors: [{ code: "rego_parse_error" }] } }],
    ["gate", {}, { outcome: "fail", exit_code: 1, result: { summary: { failed: 1 } } }],
    ["gate", { config: "regohost.yaml", inputs: ["good.json"] }, { outcome: "pass" }],
    [
      "gate",
      { policies: ["policies"], inputs: ["*.json"] },
      { outcome: "fail", result: { summary: { inputs: 2 } } },
    ],
    ["gate", { policies: ["policies"], input: { b: 1 } }, { outcome: "pass", exit_code: 0 }],
    ["gate", { policies: ["policies"] }, { outcome: "invalid", code: "input_missing" }],
    [
      "gate",
      { policies: ["undefined.rego"], inputs: ["good.json"] },
      { outcome: "invalid", code: "reference_undefined" },
    ],
    ["gate", { policies: ["twice.rego"], inputs: ["good.json"] }, { code: "policy_failed" }],
    [
      "gate",
      { policies: ["policies"], inputs: ["good.json", "policies/gate.rego"] },
      { code: "document_invalid" },
    ],
    ["test", { paths: ["broken.rego"] }, { code: "rego_invalid" }],
    ["explain", { query: "1 +" }, { code: "rego_parse_error" }],
    ["explain", { query: "data.gate.f(1)", data: ["twice.rego"] }, { code: "eval_conflict_error" }],
    ["explain", { query: "data.gate.f(1)", data: ["prints.rego"] }, { code: "eval_conflict_error" }],
    [
      "gate",
      { policies: ["npm:regohost/policies/sbom"], inputs: ["good.json"] },
      { result: { policies: [{ source: expect.stringContaining("npm:regohost") }] } },
    ],
    ["gate", { policies: ["policies"], inputs: ["good.toml"] }, { outcome: "pass" }],
    ["builtins", { search: "http.send" }, { outcome: "pass", result: { builtins: [{ name: "http.send" }] } }],
    ["eval", { query: '"\\u202e\\u009b"' }, { outcome: "pass" }],
    ["builtins", { search: "no such" }, { outcome: "pass", result: { builtins: [] } }],
  ])("%s %j", async (name, values, expected) => {
    const { structured, text, isError } = await shared.call(name, values);
    expect(structured).toMatchObject(expected);
    expect(JSON.parse(text)).toEqual(structured);
    expect(text).not.toMatch(/[\u0080-\u009f\u202e]/);
    expect(isError).toBe(structured.exit_code >= 2);
    if (isError) expect(structured.code).toMatch(/^\w+$/);
  });

  it("explains a query as text", async () => {
    const { structured } = await shared.call("explain", {
      query: "data.gate.deny",
      data: ["policies"],
      input: {},
      mode: "fails",
    });
    expect(structured).toMatchObject({ outcome: "pass", result: expect.stringContaining("Fail input.b") });
  });

  it("names all built-ins", async () => {
    const { structured } = await shared.call("builtins", {});
    expect(structured.result).toMatchObject({
      names: expect.arrayContaining(["http.send", "service.discover"]),
    });
  });

  it("refuses unknown arguments", async () => {
    const result = await shared.client.callTool({
      name: "check",
      arguments: { policies: ["policies"], output: "x" },
    });
    expect(result).toMatchObject({ isError: true, content: [{ text: expect.stringContaining("output") }] });
  });

  it("cuts a large result, and reports what is missing and how to narrow it", async () => {
    const { call } = await openCalls(await makeFolder({}));
    const { text, structured } = await call("eval", { query: "x := numbers.range(1, 100000)" });
    expect(Buffer.byteLength(text)).toBeLessThanOrEqual(32 * 1024);
    expect(structured).toMatchObject({
      outcome: "pass",
      cut: { missing: ["result.result[].bindings.x: 200 of 100000"], narrow: expect.any(String) },
    });
  });

  it("gives the verdict of a gate with many findings", async () => {
    const folder = await makeFolder({
      "p.rego":
        'package gate\n\ndeny contains sprintf("finding %d", [i]) if some i in numbers.range(1, 3000)\n',
      "in.json": "{}",
    });
    const { call } = await openCalls(folder);
    const { text, structured } = await call("gate", { policies: ["p.rego"], inputs: ["in.json"] });
    expect(Buffer.byteLength(text)).toBeLessThanOrEqual(32 * 1024);
    expect(structured).toMatchObject({ outcome: "fail", result: { summary: { failed: 1 } } });
    expect(structured.cut?.missing).not.toEqual([]);
  });
});

describe("the root", () => {
  const SECRET = "outside-secret";

  const onEnd = cleanUpAfterAll();
  let beside: McpClient;
  let root: string;
  beforeAll(async () => {
    const outside = await makeFolder(
      {
        "root/policies/gate.rego": POLICY,
        "root/good.json": '{"b": 1}',
        "root/.git/config.json": JSON.stringify(SECRET),
        "root/import.jsonnet": 'import "../secret.json"',
        "secret.json": JSON.stringify({ [SECRET]: 1 }),
        "secret.rego": `package gate\n\ndeny contains "${SECRET}"\n`,
        "folder/secret.rego": `package gate\n\ndeny contains "${SECRET}"\n`,
      },
      onEnd,
    );
    root = join(outside, "root");
    await mkdir(join(root, "links"));
    await symlink(join(outside, "secret.json"), join(root, "links/secret.json"));
    await symlink(join(outside, "secret.rego"), join(root, "links/secret.rego"));
    await symlink(join(outside, "folder"), join(root, "linked"));
    beside = await openCalls(root, onEnd);
  });

  it.skipIf(process.platform === "win32").each<[string, Record<string, unknown>]>([
    ["check", { policies: ["../secret.rego"] }],
    ["check", { policies: ["/etc/passwd"] }],
    ["check", { policies: ["policies/../../secret.rego"] }],
    ["check", { policies: ["policies/../policies"] }],
    ["gate", { policies: ["policies/{gate,../policies/gate}.rego"], inputs: ["good.json"] }],
    ["check", { policies: ["linked"] }],
    ["check", { policies: ["links"] }],
    ["check", { policies: ["links/secret.rego"] }],
    ["check", { policies: ["policies"], schema: "../secret.json" }],
    ["check", { policies: ["npm:@acme/policies@1.0.0"] }],
    ["check", { policies: ["https://127.0.0.1:1/p.rego"] }],
    ["check", { policies: ["-"] }],
    ["check", { policies: ["a\0b"] }],
    ["test", { paths: ["linked"] }],
    ["test", { paths: ["policies"], fixtures: "../secret.json" }],
    ["eval", { query: "data", data: ["links/secret.json"] }],
    ["eval", { query: "data", data: ["links"] }],
    ["eval", { query: "data", data: ["x:../secret.json"] }],
    ["eval", { query: "input", input_file: "../secret.json" }],
    ["eval", { query: "input", input_file: ".git/config.json" }],
    ["eval", { query: "links/secret.rego", data: [] }],
    ["eval", { query: "-d=../secret.json" }],
    ["explain", { query: "input", input_file: "links/secret.json" }],
    ["gate", { policies: ["policies"], inputs: ["../*.json"] }],
    ["gate", { policies: ["policies"], inputs: ["l*/*.json"] }],
    ["gate", { policies: ["policies"], inputs: ["{..,links}/secret.json"] }],
    ["gate", { policies: ["policies"], inputs: ["import.jsonnet"] }],
    ["gate", { policies: ["linked"], inputs: ["good.json"] }],
    ["gate", { config: "../regohost.yaml" }],
  ])("is not left: %s %j", async (name, values) => {
    const { structured, text, isError } = await beside.call(name, values);
    expect(structured.exit_code).toBe(2);
    expect(isError).toBe(true);
    expect(text).not.toContain(SECRET);
  });

  it.skipIf(process.platform === "win32").each<[string, string]>([
    ["policies", "policies: [../secret.rego]\ninputs: [good.json]"],
    ["linked policies", "policies: [linked]\ninputs: [good.json]"],
    ["inputs", "policies: [policies]\ninputs: [../secret.json]"],
    ["a pattern of inputs", 'policies: [policies]\ninputs: ["../*.json"]'],
    ["data", "policies: [policies]\ninputs: [good.json]\ndata: [../secret.json]"],
    ["exceptions", "policies: [policies]\ninputs: [good.json]\nexceptions: ../secret.json"],
    ["a VEX document", "policies: [policies]\ninputs: [good.json]\nvex: [../secret.json]"],
    ["a schema", "policies: [policies]\ninputs: [good.json]\nschema: ../secret.json"],
    ["a module", "policies: [policies]\ninputs: [good.json]\nbuiltins: [./module.mjs]"],
    [
      "an address",
      `policies: ["https://127.0.0.1:1/p.tar.gz?checksum=sha256:${"a".repeat(64)}"]\ninputs: [good.json]`,
    ],
    ["an image", 'policies: [policies]\ninputs: ["oci://127.0.0.1:1/a:1"]'],
  ])("is not left by a gate file: %s", async (_, file) => {
    await writeFile(join(root, "other.yaml"), `version: 1\n${file}\n`);
    await writeFile(
      join(root, "module.mjs"),
      `import { writeFileSync } from "node:fs"; writeFileSync("ran", "");`,
    );
    const { structured, text } = await beside.call("gate", { config: "other.yaml" });
    expect(structured).toMatchObject({ outcome: "invalid", exit_code: 2 });
    expect(text).not.toContain(SECRET);
    await expect(readFile(join(root, "ran"))).rejects.toThrow("ENOENT");
  });

  it("names what a call is not allowed to do", async () => {
    const path = await beside.call("check", { policies: ["../secret.rego"] });
    expect(path.structured).toMatchObject({
      code: "confined",
      notes: expect.stringContaining("../secret.rego"),
    });
    await writeFile(
      join(root, "other.yaml"),
      "version: 1\npolicies: [policies]\nbuiltins: [./m.mjs]\ninputs: [good.json]\n",
    );
    const module = await beside.call("gate", { config: "other.yaml" });
    expect(module.structured).toMatchObject({ code: "confined", notes: expect.stringContaining("module") });
  });

  it("receives no output of a gate file", async () => {
    const folder = await makeFolder({
      ...FILES,
      "regohost.yaml": "version: 1\npolicies: [policies]\ninputs: [good.json]\noutputs: [json=report.json]\n",
    });
    const { call } = await openCalls(folder);
    expect((await call("gate", {})).structured).toMatchObject({ outcome: "pass" });
    await expect(readFile(join(folder, "report.json"))).rejects.toThrow("ENOENT");
  });
});
