import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFile } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { beforeAll, describe, expect, it, onTestFinished, vi } from "vitest";
import { startEvidenceService, startRegistry } from "../../../src/testing/index.js";
import { cleanUpAfterAll } from "../../clean-up.js";
import { buildCli } from "../build-cli.js";
import { makeFolder, run } from "../run.js";
import { openMcpClient, type ServerClient } from "./mcp-client.js";

const POLICY = 'package gate\n\ndeny contains "no b" if not input.b\n';
const FILES = {
  "policies/gate.rego": POLICY,
  "policies/gate_test.rego":
    "package gate_test\n\ntest_denied if count(data.gate.deny) == 1 with input as {}\n",
  "failing/a_test.rego": "package a_test\n\ntest_false if 1 == 2\n",
  "broken.rego": "package broken\n\nx := unknown(1)\n",
  "good.json": '{"b": 1}',
  "good.toml": "b = 1\n",
  "bad.json": "{}",
  "regohost.yaml": "version: 1\npolicies: [policies]\ninputs: [bad.json]\n",
};
const ENDLESS = "count([1 | r := numbers.range(1, 100000); some i in r; some j in r; i < j; j < i])";

async function openWith(
  files: Record<string, string> = FILES,
  args: readonly string[] = [],
  env: Readonly<Record<string, string>> = {},
): Promise<ServerClient> {
  return openMcpClient(await makeFolder(files), args, env);
}

const onEnd = cleanUpAfterAll();
/** A server without options, which the tests that need no other share. */
let usual: ServerClient;
beforeAll(async () => {
  usual = await openMcpClient(await makeFolder(FILES, onEnd), [], {}, onEnd);
});

describe("tools", () => {
  it("lists them as those that only read, and the service's with the service alone", async () => {
    const { client } = usual;
    const { tools } = await client.listTools();
    expect(tools.map(({ name }) => name)).toEqual(["check", "test", "eval", "explain", "gate", "builtins"]);
    expect(tools.every(({ annotations }) => annotations?.readOnlyHint === true)).toBe(true);
    const served = await openWith(FILES, ["--builtins", "service"]);
    expect((await served.client.listTools()).tools.map(({ name }) => name)).toContain("discover");
  });

  it("calls the service only with --builtins service, and shows no token", async () => {
    const service = await startEvidenceService();
    onTestFinished(() => service.close());
    const { digest } = service.addReferrer({ digest: `sha256:${"a".repeat(64)}`, kind: "CONTAINER_IMAGE" });
    const token = await service.issueToken({ kind: "api", organization: "acme" });
    const env = { SERVICE_BASE_URL: service.baseUrl, SERVICE_TOKEN: token };
    const query = { query: `service.discover("${digest}", "").kind` };

    const local = await openWith(FILES, [], env);
    expect((await local.call("eval", query)).structured).toMatchObject({ outcome: "invalid" });
    expect(service.requests).toHaveLength(0);

    const { call } = await openWith(FILES, ["--builtins", "service"], env);
    expect((await call("eval", query)).structured).toMatchObject({
      result: { result: [{ expressions: [{ value: "CONTAINER_IMAGE" }] }] },
    });
    expect((await call("discover", { digest })).structured).toMatchObject({
      outcome: "pass",
      result: { digest, kind: "CONTAINER_IMAGE" },
    });
    const unknown = await call("discover", { digest: `sha256:${"0".repeat(64)}` });
    expect(unknown.structured).toMatchObject({ outcome: "fail", code: "not_found" });

    const unauthenticated = await openWith(FILES, ["--builtins", "service"], {
      ...env,
      SERVICE_TOKEN: "se.cr.et",
    });
    const { structured, text } = await unauthenticated.call("discover", { digest });
    expect(structured.outcome).toBe("undecided");
    expect(text).not.toContain("se.cr.et");
  });
});

describe("--builtins conforma and --compat chainloop", () => {
  const PURL = 'package gate\n\ndeny contains "purl" if not ec.purl.is_valid(input.purl)\n';
  const VULNERABILITY =
    'package gate\n\ndeny contains "found" if chainloop.vulnerability(input.text, "CVE-2024-1", "pkg:npm/a@1", "HIGH")\n';
  const OTHERS = {
    "purl.rego": PURL,
    "purl_test.rego":
      'package gate_test\n\ntest_purl if data.gate.deny == {"purl"} with input.purl as "x" with ec.purl.is_valid as false\n',
    "chainloop.rego": VULNERABILITY,
    "in.json": '{"purl": "pkg:npm/a@1"}',
  };

  const onEnd = cleanUpAfterAll();
  let server: ServerClient;
  beforeAll(async () => {
    const args = ["--builtins", "conforma", "--compat", "chainloop"];
    server = await openMcpClient(await makeFolder(OTHERS, onEnd), args, {}, onEnd);
  });

  it.each<[string, Record<string, unknown>, object]>([
    ["check", { policies: ["purl.rego", "chainloop.rego"] }, {}],
    ["test", { paths: ["purl.rego", "purl_test.rego"] }, { result: [{ name: "test_purl" }] }],
    [
      "eval",
      { query: 'ec.purl.is_valid("pkg:npm/a@1")' },
      { result: { result: [{ expressions: [{ value: true }] }] } },
    ],
    [
      "explain",
      { query: 'ec.purl.is_valid("pkg:npm/a@1")' },
      { result: expect.stringContaining("ec.purl.is_valid") },
    ],
    [
      "gate",
      { policies: ["purl.rego"], inputs: ["in.json"] },
      { result: { summary: { inputs: 1, passed: 1 } } },
    ],
    ["builtins", { search: "ec.purl.is_valid" }, { result: { builtins: [{ name: "ec.purl.is_valid" }] } }],
    [
      "builtins",
      { search: "chainloop.vulnerability" },
      { result: { builtins: [{ name: "chainloop.vulnerability" }] } },
    ],
  ])("%s %j", async (name, values, expected) => {
    expect((await server.call(name, values)).structured).toMatchObject({ outcome: "pass", ...expected });
  });

  it("allows no call of the service", async () => {
    const query = `chainloop.discover("sha256:${"a".repeat(64)}", "")`;
    expect((await server.call("eval", { query })).structured).toMatchObject({
      outcome: "invalid",
      notes: expect.stringContaining("calls of the evidence service are not allowed"),
    });
    expect((await server.client.listTools()).tools.map(({ name }) => name)).not.toContain("discover");
  });

  it("declares them no more than asked for", async () => {
    for (const policies of [["purl.rego"], ["chainloop.rego"]]) {
      const { call } = await openWith(OTHERS);
      expect((await call("check", { policies })).structured.code).toBe("rego_type_error");
    }
  });

  it("passes them to no tool of the service", async () => {
    const { call } = await openWith(OTHERS, ["--builtins", "conforma", "--builtins", "service"]);
    const { structured } = await call("discover", { digest: "sha256:0" });
    expect(structured.notes).not.toContain("--builtins");
  });

  it("reaches only the registries of --allow-net, and only from policies", async () => {
    const registry = await startRegistry();
    onTestFinished(() => registry.close());
    const digest = registry.push("team/app", [{ content: "layer", mediaType: "text/plain" }], {
      tag: "1.0",
    }).digest;
    const image = `${registry.host}/team/app@${digest}`;
    const query = { query: `count(ec.oci.image_manifest("${image}").layers)` };
    const files = {
      "oci.rego": `package gate\n\ndeny contains "layer" if count(ec.oci.image_manifest("${image}").layers) > 0\n`,
      "in.json": "{}",
      "regohost.yaml": `version: 1\npolicies: [oci.rego]\ninputs: [in.json]\nbuiltins: [conforma]\nnetwork: {allow: ["${registry.host}"]}\n`,
      "fetched.yaml": `version: 1\npolicies: [oci.rego]\ninputs: ["oci://${image}"]\n`,
    };
    const closed = await openWith(files, ["--builtins", "conforma"]);
    expect((await closed.call("eval", query)).structured).toMatchObject({
      outcome: "invalid",
      code: "builtin_not_allowed",
    });
    expect((await closed.call("gate", {})).structured).toMatchObject({
      outcome: "invalid",
      result: { results: [{ error_code: "builtin_not_allowed" }] },
    });
    expect(registry.requests).toEqual([]);

    const { call } = await openWith(files, ["--builtins", "conforma", "--allow-net", registry.host]);
    expect((await call("gate", { config: "fetched.yaml" })).structured.outcome).toBe("invalid");
    expect(registry.requests).toEqual([]);
    expect((await call("eval", query)).structured).toMatchObject({
      result: { result: [{ expressions: [{ value: 1 }] }] },
    });
    expect((await call("gate", {})).structured).toMatchObject({ outcome: "fail" });
  });

  it("follows no redirect of a registry to another host", async () => {
    const registry = await startRegistry({ redirectBlobs: true });
    onTestFinished(() => registry.close());
    const digest = registry.pushBlob("team/app", "layer");
    const query = { query: `ec.oci.blob("${registry.host}/team/app@${digest}")` };
    const { call } = await openWith({}, ["--builtins", "conforma", "--allow-net", registry.host]);
    expect((await call("eval", query)).structured).toMatchObject({
      outcome: "invalid",
      code: "builtin_not_allowed",
    });
    expect(registry.requests.map(({ path }) => path)).toEqual([expect.stringContaining("/blobs/")]);
    const both = ["--allow-net", registry.host, "--allow-net", new URL(registry.storageUrl).host];
    const allowed = await openWith({}, ["--builtins", "conforma", ...both]);
    expect((await allowed.call("eval", query)).structured).toMatchObject({
      result: { result: [{ expressions: [{ value: "layer" }] }] },
    });
  });

  it("read registries without an account", async () => {
    const registry = await startRegistry({ authentication: "bearer" });
    onTestFinished(() => registry.close());
    const query = {
      query: `ec.oci.blob("${registry.host}/team/app@${registry.pushBlob("team/app", "layer")}")`,
    };
    const root = await makeFolder({}, onTestFinished);
    const config = { credsStore: "unused", auths: { [registry.host]: { auth: "cDpz" } } };
    const env = {
      DOCKER_CONFIG: await makeFolder({ "config.json": JSON.stringify(config) }, onTestFinished),
    };
    const hosts = [registry.host, new URL(registry.tokenUrl).host];
    const args = ["--builtins", "conforma", ...hosts.map((host) => `--allow-net=${host}`)];
    const { call } = await openMcpClient(root, args, env, onTestFinished);
    expect((await call("eval", query)).structured).toMatchObject({
      result: { result: [{ expressions: [{ value: "layer" }] }] },
    });
  });

  it("are sets, and no modules", async () => {
    const { exitCode, stderr } = await run(["mcp", "--builtins", "./mine.mjs"]);
    expect({ exitCode, stderr }).toEqual({ exitCode: 2, stderr: expect.stringContaining("runs no modules") });
    expect(await run(["mcp", "--builtins", "other"])).toMatchObject({ exitCode: 2 });
  });
});

describe("documents", () => {
  it("serves those of the package", async () => {
    const { client } = usual;
    const { resources } = await client.listResources();
    const read = await Promise.all(
      resources.map(async ({ uri }) => {
        const { contents } = await client.readResource({ uri });
        return [uri, (contents as { text: string }[])[0]?.text.split("\n", 1)[0]];
      }),
    );
    expect(read).toEqual([
      ["regohost://docs/builtins", "# Built-ins of the evidence service"],
      ["regohost://docs/standard-builtins", "# Standard built-ins"],
      ["regohost://docs/conforma", "# Built-ins of Conforma"],
      ["regohost://docs/chainloop", "# Chainloop's policies in the gate"],
      ["regohost://docs/errors", "# Error codes"],
      ["regohost://schemas/gate-file", "{"],
    ]);
  });
});

describe("the root", () => {
  it("is a folder", async () => {
    const cwd = await makeFolder({ "a.txt": "" });
    expect(await run(["mcp", "--root", "a.txt"], { cwd })).toMatchObject({ exitCode: 2 });
    expect(await run(["mcp", "--root", "absent"], { cwd })).toMatchObject({ exitCode: 2 });
  });
});

describe("the network", () => {
  it("is only that of --allow-net, whatever a gate file allows", async () => {
    let requests = 0;
    const server = createServer((_, response) => {
      requests++;
      response.end();
    }).listen(0, "127.0.0.1");
    await once(server, "listening");
    onTestFinished(() => void server.close());
    const { port } = server.address() as AddressInfo;
    const files = {
      "net.rego": `package gate\n\ndeny contains "sent" if http.send({"method": "GET", "url": "http://127.0.0.1:${String(port)}/"}).status_code == 200\n`,
      "in.json": "{}",
      "regohost.yaml":
        'version: 1\npolicies: [net.rego]\ninputs: [in.json]\nnetwork: {allow: ["127.0.0.1"]}\n',
    };
    const closed = await openWith(files);
    const refused = await closed.call("gate", {});
    expect(refused.structured).toMatchObject({
      outcome: "invalid",
      result: { results: [{ error_code: "builtin_not_allowed" }] },
    });
    expect(requests).toBe(0);
    const { call } = await openWith(files, ["--allow-net", `127.0.0.1:${String(port)}`]);
    expect((await call("gate", {})).structured).toMatchObject({ outcome: "fail" });
    expect(requests).toBe(1);
  });

  it("is of valid hosts", async () => {
    expect(await run(["mcp", "--allow-net", "https://x"])).toMatchObject({ exitCode: 2 });
  });
});

describe("limits", () => {
  it("ends a call at the time limit, and the server goes on", async () => {
    const { call } = await openWith(FILES, ["--timeout", "3s"]);
    expect((await call("eval", { query: ENDLESS })).structured).toMatchObject({
      outcome: "undecided",
      code: "timeout",
    });
    expect((await call("check", { policies: ["policies"] })).structured.outcome).toBe("pass");
  });

  it("ends a call at the memory limit of Wasm, and of the heap", async () => {
    const { call } = await openWith(
      { ...FILES, "large.json": JSON.stringify(Array(300_000).fill({ a: [1] })) },
      ["--max-memory", "32MiB"],
    );
    const query = 'count([s | some i in numbers.range(1, 1000000); s := sprintf("%d-%d", [i, i])])';
    expect((await call("eval", { query })).structured).toMatchObject({
      outcome: "undecided",
      code: "memory_limit",
    });
    const { structured } = await call("gate", { policies: ["policies"], inputs: ["large.json"] });
    expect(structured.outcome).not.toBe("pass");
    expect((await call("check", { policies: ["policies"] })).structured.outcome).toBe("pass");
  });

  it.skipIf(process.platform !== "linux")("ends the process of a cancelled call", async () => {
    const { call, pid } = usual;
    const children = async (): Promise<string> =>
      (await readFile(`/proc/${String(pid)}/task/${String(pid)}/children`, "utf8")).trim();
    const abort = new AbortController();
    const cancelled = call("eval", { query: ENDLESS }, abort.signal);
    await vi.waitFor(async () => expect(await children()).not.toBe(""), { timeout: 20_000 });
    abort.abort();
    await expect(cancelled).rejects.toThrow();
    await vi.waitFor(async () => expect(await children()).toBe(""), { timeout: 20_000 });
    expect((await call("check", { policies: ["policies"] })).structured.outcome).toBe("pass");
  });

  it("refuses an output that is too large", async () => {
    const { call } = usual;
    // 20 million characters.
    const text = ["a", "aaaaa"].reduce(
      (inner) => `replace(${inner}, "a", "${"a".repeat(100)}")`,
      `"${"a".repeat(2000)}"`,
    );
    const { structured } = await call("eval", { query: `x := ${text}` });
    expect(structured).toMatchObject({ outcome: "undecided", code: "response_too_large" });
  });

  it("parses patterns within the time of the call alone", async () => {
    const { call } = await openWith(FILES, ["--timeout", "100ms"]);
    const policies = Array<string>(100).fill("{".repeat(16_000));
    expect((await call("gate", { policies, inputs: ["good.json"] })).structured.outcome).not.toBe("pass");
  });
});

describe("--tool-policy", () => {
  const DENIES = `package mcp

deny contains sprintf("%s is not for assistants", [input.tool]) if input.tool == "eval"

deny contains "only policies are checked" if {
	input.tool == "check"
	some path in input.arguments.policies
	not startswith(path, "policies")
}
`;

  it("decides about each call", async () => {
    const { call } = await openWith({ ...FILES, "tools.rego": DENIES }, ["--tool-policy", "tools.rego"]);
    expect(await call("eval", { query: "1" })).toMatchObject({
      isError: true,
      structured: {
        outcome: "invalid",
        code: "tool_denied",
        notes: expect.stringContaining("eval is not for"),
      },
    });
    expect((await call("check", { policies: ["broken.rego"] })).structured.code).toBe("tool_denied");
    expect((await call("check", { policies: ["policies"] })).structured.outcome).toBe("pass");
  });

  it("decides about a call while it decides about another one", async () => {
    const policy = `package mcp\n\ndeny contains "x" if { input.tool == "check"; ${ENDLESS} == 0 }\n\ndeny contains "y"\n`;
    const { call } = await openWith({ ...FILES, "tools.rego": policy }, ["--tool-policy", "tools.rego"]);
    const ended: (string | undefined)[] = [];
    const calls = [call("check", { policies: ["policies"] }), call("builtins", {})];
    await Promise.all(calls.map(async (one) => ended.push((await one).structured.notes)));
    expect(ended).toEqual([
      expect.stringContaining("denies this call: y"),
      expect.stringContaining("timeout"),
    ]);
  });

  it.each([
    ["is absent", {}],
    ["has no deny", { "tools.rego": "package mcp\n\nallow := true\n" }],
    ["has errors", { "tools.rego": "package mcp\n\ndeny contains x if y\n" }],
  ])("starts no server where it %s", async (_, files) => {
    const cwd = await makeFolder(files);
    expect(await run(["mcp", "--tool-policy", "tools.rego"], { cwd })).toMatchObject({ exitCode: 2 });
  });
});

describe("the process", () => {
  it("ends with 0 when standard input ends, and writes nothing of its own", async () => {
    const cwd = await makeFolder(FILES);
    const child = spawn(process.execPath, [await buildCli(), "mcp"], {
      cwd,
      stdio: ["pipe", "pipe", "inherit"],
    });
    const ended = once(child, "exit");
    let stdout = "";
    child.stdout.on("data", (chunk: Buffer) => (stdout += chunk.toString()));
    child.stdin.end("no JSON\n");
    expect(await ended).toEqual([0, null]);
    expect(stdout).toBe("");
  });

  it("ends with 2, and states why, after a message that is too large", async () => {
    const cwd = await makeFolder(FILES);
    const child = spawn(process.execPath, [await buildCli(), "mcp"], {
      cwd,
      stdio: ["pipe", "ignore", "pipe"],
    });
    const ended = once(child, "close");
    let stderr = "";
    child.stderr.on("data", (chunk: Buffer) => (stderr += chunk.toString()));
    child.stdin.on("error", () => undefined);
    child.stdin.write(" ".repeat(11 * 1024 * 1024));
    expect(await ended).toEqual([2, null]);
    expect(stderr).toContain("[document_too_large]");
  });

  it.skipIf(process.platform === "win32")("ends with 0 on SIGTERM", async () => {
    const { client, pid } = await openWith();
    const closed = new Promise<void>((resolve) => (client.onclose = resolve));
    process.kill(pid, "SIGTERM");
    await closed;
  });

  it("refuses a token on standard input", async () => {
    expect(await run(["mcp", "--token-file", "-"])).toMatchObject({ exitCode: 2 });
  });
});
