import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { loadGate, type GateOptions } from "regohost/gate";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startRegistry, type FakeRegistry } from "../../src/testing/index.js";
import { makeFolder, run } from "../cli/run.js";

const REGO = 'package main\n\nviolations contains "seen"\n';
const digestOf = (text: string): string => `sha256:${createHash("sha256").update(text).digest("hex")}`;
const policy = (script: string): string =>
  `apiVersion: chainloop.dev/v1\nkind: Policy\nmetadata:\n  name: p\nspec:\n  policies:\n    - kind: EVIDENCE\n      ${script}\n`;
const group = (ref: string): string =>
  `apiVersion: chainloop.dev/v1\nkind: PolicyGroup\nmetadata:\n  name: g\nspec:\n  policies:\n    materials:\n      - policies:\n          - ref: ${ref}\n`;

const served = new Map<string, string>();
const asked: string[] = [];
const server = createServer(({ url = "" }, response) => {
  asked.push(url);
  const text = served.get(url.split("?")[0] ?? "");
  response.statusCode = text === undefined ? 404 : 200;
  response.end(text);
});
let registry: FakeRegistry;
let base = "";
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  base = `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`;
  registry = await startRegistry();
  served.set("/a.rego", REGO);
  served.set("/inline.yaml", policy(`embedded: '${REGO.trim().replaceAll("\n", "\n\n        ")}'`));
  served.set("/full.yaml", policy(`path: ${base}/a.rego`));
  served.set("/relative.yaml", policy("path: a.rego"));
  served.set("/local.yaml", policy("path: file:///etc/hosts"));
  served.set("/group.yaml", group(`${base}/full.yaml`));
  served.set("/local-group.yaml", group("file://policy.yaml"));
});
afterAll(async () => {
  server.close();
  await registry.close();
});

async function judge(text: string, options: GateOptions = {}): Promise<unknown> {
  const cwd = await makeFolder({ "policy.yaml": text });
  await using gate = await loadGate("policy.yaml", { cwd, material: { kind: "EVIDENCE" }, ...options });
  const { outcome } = await gate.judge([{ name: "m", text: "{}" }]);
  return { outcome, addresses: gate.addresses.map(({ digest, pinned }) => ({ digest, pinned })) };
}

describe("addresses in policies of Chainloop", () => {
  it("are scripts, policies and groups, named where nothing fixes them", async () => {
    const script = { digest: digestOf(REGO), pinned: undefined };
    expect(await judge(policy(`ref: ${base}/a.rego`))).toEqual({ outcome: "fail", addresses: [script] });
    expect(await judge(group(`${base}/inline.yaml`))).toMatchObject({ outcome: "fail", addresses: [{}] });
    expect(await judge(group(`${base}/full.yaml`))).toMatchObject({
      outcome: "fail",
      addresses: [{}, script],
    });
  });

  it("are pinned by the digest behind them, or a checksum", async () => {
    const pinned = { outcome: "fail", addresses: [{ pinned: "address" }] };
    for (const pin of ["@", "?checksum="]) {
      expect(await judge(policy(`path: ${base}/a.rego${pin}${digestOf(REGO)}`))).toMatchObject(pinned);
      await expect(judge(policy(`path: ${base}/a.rego${pin}${digestOf("other")}`))).rejects.toMatchObject({
        code: "pin_mismatch",
      });
    }
  });

  it("may be of an image with one file of Rego", async () => {
    const mediaType = "application/vnd.cncf.openpolicyagent.policy.layer.v1+rego";
    const layer = (title: string): { content: string; mediaType: string; annotations: object } => ({
      content: REGO,
      mediaType,
      annotations: { "org.opencontainers.image.title": title },
    });
    const one = registry.push("one", [layer("a.rego") as never]).address;
    const two = registry.push("two", [layer("a.rego") as never, layer("b.rego") as never]).address;
    expect(await judge(policy(`ref: ${one}`))).toMatchObject({ outcome: "fail", addresses: [{}] });
    await expect(judge(policy(`ref: ${two}`))).rejects.toMatchObject({ code: "source_unsupported" });
    await expect(judge(group(one))).rejects.toThrow(/not a policy of Chainloop/);
  });

  it.each(["relative.yaml", "local.yaml", "local-group.yaml"])(
    "name no files of this machine: %s",
    async (name) => {
      const cwd = await makeFolder({ "policy.yaml": policy("path: a.rego"), "a.rego": REGO });
      const loading = loadGate(`${base}/${name}`, { cwd, material: { kind: "EVIDENCE" } });
      await expect(loading).rejects.toMatchObject({
        code: "source_unsupported",
        message: expect.stringMatching(/it comes from an address/) as string,
      });
    },
  );

  it("that are not there are no pass, and show no query", async () => {
    const refused = judge(policy(`ref: ${base}/none.rego?token=hunter2`));
    await expect(refused).rejects.toMatchObject({ code: "not_found" });
    await expect(refused).rejects.not.toThrow("hunter2");
  });

  it("are held to the lock file, in gate, check, test and eval", async () => {
    const cwd = await makeFolder({ "policy.yaml": policy(`ref: ${base}/lock.rego`), "m.json": "{}" });
    const test = 'package main_test\n\nimport data.main\n\ntest_x if "seen" in main.violations\n';
    const folder = await makeFolder({
      "policy.yaml": policy(`ref: ${base}/lock.rego`),
      "m_test.rego": test,
      "m.json": "{}",
    });
    served.set("/lock.rego", REGO);
    const gate = ["gate", "policy.yaml", "--material", "m.json", "--kind", "EVIDENCE"];
    const lock = join(cwd, "regohost.lock");
    const locked = ["--lock", lock];
    expect((await run([...gate, "--update-lock"], { cwd })).exitCode).toBe(1);
    expect(JSON.parse(await readFile(lock, "utf8"))).toMatchObject({
      policies: { [`${base}/lock.rego`]: { digest: digestOf(REGO) } },
    });
    const evaluated = ["eval", "policy.yaml", "-e", "main/violations", "-f", "raw", ...locked];
    const commands = [
      [...gate, ...locked],
      ["check", "policy.yaml", ...locked],
      ["test", ".", ...locked],
      evaluated,
    ];
    const exits = async (): Promise<number[]> =>
      Promise.all(
        commands.map(async (args) => (await run(args, { cwd: args[0] === "gate" ? cwd : folder })).exitCode),
      );
    expect(await exits()).toEqual([1, 0, 0, 0]);
    served.set("/lock.rego", `${REGO}# changed\n`);
    const other = await makeFolder({ "regohost.lock": '{"version": 1, "policies": {}}' });
    const required = await run([...gate, "--require-pinned"], { cwd: folder });
    expect([required.exitCode, required.stderr]).toEqual([2, expect.stringContaining("pinned")]);
    const missing = ["--lock", join(other, "regohost.lock")];
    expect((await run([...gate, ...missing], { cwd })).stderr).toContain("is not in the lock file");
    for (const command of ["check", "test"]) {
      const { exitCode, stderr } = await run([command, ".", ...missing], { cwd: folder });
      expect([exitCode, stderr]).toEqual([2, expect.stringContaining("is not in the lock file")]);
    }
  });

  it("are not asked in a replay", async () => {
    served.set("/replayed.rego", REGO);
    const cwd = await makeFolder({ "policy.yaml": policy(`ref: ${base}/replayed.rego`), "m.json": "{}" });
    const gate = ["gate", "policy.yaml", "--material", "m.json", "--kind", "EVIDENCE"];
    expect((await run([...gate, "--record", "r.json"], { cwd })).exitCode).toBe(1);
    asked.length = 0;
    const { exitCode, stderr } = await run([...gate, "--replay", "r.json"], { cwd });
    expect([exitCode, asked]).toEqual([3, []]);
    expect(stderr).toContain("a replay makes no connection");
  });
});
