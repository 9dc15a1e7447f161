import { beforeAll, describe, expect, it } from "vitest";
import { startRegistry, type FakeRegistry } from "../../src/testing/index.js";
import { cleanUpAfterAll } from "../clean-up.js";
import { makeFolder, run, type RunResult } from "./run.js";

const POLICY = `package gate
deny contains "it has no layer" if count(ec.oci.image_manifest(input.ref).layers) == 0
deny contains "its manifest is missing" if not ec.oci.image_manifest(input.ref)
deny contains "its package URL is invalid" if not ec.purl.is_valid(input.purl)
`;

let registry: FakeRegistry;
let cwd: string;
const onEnd = cleanUpAfterAll();
beforeAll(async () => {
  registry = await startRegistry();
  onEnd(() => registry.close());
  registry.push("team/app", [{ content: "layer", mediaType: "text/plain" }], { tag: "1.0" });
  const input = (tag: string, purl = "pkg:npm/a@1"): string =>
    JSON.stringify({ ref: `${registry.host}/team/app:${tag}`, purl });
  cwd = await makeFolder(
    {
      "gate.rego": POLICY,
      "good.json": input("1.0"),
      "absent.json": input("2.0"),
      "purl.json": input("1.0", "npm/a"),
      "gate.yaml": `version: 1\npolicies: [gate.rego]\nbuiltins: [none, conforma]\nnetwork:\n  allow: ["${registry.host}"]\n`,
      "mine.mjs":
        'export const one = { name: "ec.oci.blob", args: ["string"], result: "string", effect: false, call() {} };',
      "gate_test.rego": `package gate_test
test_absent if data.gate.deny == {"its manifest is missing"} with input as {"ref": "a", "purl": "pkg:npm/a"} with ec.oci.image_manifest as false with ec.purl.is_valid as true
`,
    },
    onEnd,
  );
});

const call = (...args: string[]): Promise<RunResult> => run(args, { cwd });
const allow = (): string[] => ["--builtins", "conforma", "--allow-net", registry.host];

describe("--builtins conforma", () => {
  it.each([
    ["good.json", 0, ""],
    ["absent.json", 1, "its manifest is missing"],
    ["purl.json", 1, "its package URL is invalid"],
  ])("a gate judges %s by the registry", async (input, exitCode, text) => {
    const result = await call("gate", "gate.rego", input, ...allow(), "--builtins", "none");
    expect(result).toMatchObject({ exitCode, stdout: expect.stringContaining(text) as string });
  });

  it("is said in a gate file, too", async () => {
    expect(await call("gate", "--config", "gate.yaml", "good.json")).toMatchObject({ exitCode: 0 });
  });

  it("a registry that is not allowed is exit 2, one that fails is exit 3", async () => {
    const refused = await call("gate", "gate.rego", "good.json", "--builtins", "conforma");
    expect(refused.exitCode).toBe(2);
    expect(refused.stdout + refused.stderr).toContain("is not allowed");
    const remove = registry.respondNext({ status: 403, headers: {} }, { times: 20 });
    const failed = await call("gate", "gate.rego", "good.json", ...allow());
    remove();
    expect(failed.exitCode).toBe(3);
    expect(failed.stdout + failed.stderr).toContain("403");
  });

  it("a recording answers without the registry", async () => {
    const recorded = await call("gate", "gate.rego", "absent.json", ...allow(), "--record", "calls.json");
    const requests = registry.requests.length;
    const replayed = await call(
      "gate",
      "gate.rego",
      "absent.json",
      "--builtins",
      "conforma",
      "--replay",
      "calls.json",
    );
    expect(replayed).toMatchObject({ exitCode: 1, stdout: recorded.stdout });
    expect(registry.requests).toHaveLength(requests);
  });

  it("declares them where nothing is called", async () => {
    expect(await call("test", ".", "--builtins", "conforma")).toMatchObject({
      exitCode: 0,
      stdout: "PASS: 1/1\n",
    });
    const { stdout } = await call("capabilities", "--builtins", "conforma");
    const { builtins } = JSON.parse(stdout) as { builtins: { name: string }[] };
    expect(builtins.filter(({ name }) => name.startsWith("ec."))).not.toHaveLength(0);
  });

  it("their names are taken, and policies that lack them are told how to get them", async () => {
    const taken = await call(
      "gate",
      "gate.rego",
      "good.json",
      "--builtins",
      "conforma",
      "--builtins",
      "./mine.mjs",
    );
    expect(taken).toMatchObject({
      exitCode: 2,
      stderr: expect.stringContaining("builtin_conflict") as string,
    });
    const missing = await call("check", "gate.rego");
    expect(missing.stdout + missing.stderr).toContain("--builtins conforma");
  });
});
