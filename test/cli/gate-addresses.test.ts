import { readdir, readFile, writeFile } from "node:fs/promises";
import { generateKeyPairSync } from "node:crypto";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { packTar } from "modern-tar";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startRegistry, type FakeRegistry, type RegistryLayer } from "../../src/testing/index.js";
import { REPORT_FORMATS } from "../../src/gate/index.js";
import { cleanUpAfterAll } from "../clean-up.js";
import { makeFolder, run, type RunResult } from "./run.js";

const REGO = "application/vnd.cncf.openpolicyagent.policy.layer.v1+rego";
const DATA = "application/vnd.cncf.openpolicyagent.data.layer.v1+json";
const POLICY = 'package release\n\ndeny contains "no" if input.version in data.refused.versions\n';
const NOTHING = 'package release\n\ndeny contains "no" if input.version == "nothing"\n';

const titled = (title: string, content: string, mediaType = REGO): RegistryLayer => ({
  content,
  mediaType,
  annotations: { "org.opencontainers.image.title": title },
});

let registry: FakeRegistry;
let cwd: string;
const cleanUp = cleanUpAfterAll();
beforeAll(async () => {
  registry = await startRegistry();
  cwd = await makeFolder(
    {
      "good.json": '{"version":"1"}',
      "bad.json": '{"version":"2"}',
      "node_modules/@acme/policies/package.json": '{"version":"1.0.0"}',
      "node_modules/@acme/policies/release.rego": POLICY,
      "node_modules/@acme/policies/data.json": '{"refused":{"versions":["2"]}}',
    },
    cleanUp,
  );
});
afterAll(async () => {
  await registry.close();
});

const gate = (...args: string[]): Promise<RunResult> => run(["gate", ...args], { cwd });

/** The exit codes of a good and a bad input. */
async function judge(...policy: string[]): Promise<number[]> {
  return [(await gate(...policy, "good.json")).exitCode, (await gate(...policy, "bad.json")).exitCode];
}

describe("policies from addresses", () => {
  it("come from a registry in Conftest's layout, with data at the place of its path", async () => {
    const data = titled("refused/versions.json", '{"versions":["2"]}', DATA);
    const { address } = registry.push("conftest", [titled("policy/release.rego", POLICY), data]);
    expect(await judge("-p", address)).toEqual([0, 1]);
  });

  it.each([undefined, "", "deny", "deny.txt", ".manifest"])(
    "are refused where Rego with the title %j is of another type, unless it may be skipped",
    async (title) => {
      const content = POLICY.replace("release", "other");
      const annotations = title === undefined ? {} : { "org.opencontainers.image.title": title };
      const other = { content, mediaType: "application/octet-stream", annotations };
      const { address } = registry.push("unread", [titled("a.rego", NOTHING), other]);
      const refused = await gate("-p", address, "good.json");
      expect(refused).toMatchObject({
        exitCode: 2,
        stderr: expect.stringMatching(/begins as Rego/) as string,
      });
      expect(await gate("-p", address, "good.json", "--allow-skipped-files")).toMatchObject({ exitCode: 0 });
    },
  );

  it("come from a registry in OPA's layout", async () => {
    const file = (name: string, text: string): { header: { name: string; size: number }; body: string } => ({
      header: { name, size: text.length },
      body: text,
    });
    const tar = await packTar([
      file("release.rego", POLICY),
      file("refused/data.json", '{"versions":["2"]}'),
    ]);
    const bundle = { content: gzipSync(tar), mediaType: "application/vnd.oci.image.layer.v1.tar+gzip" };
    expect(await judge("-p", registry.push("opa", [bundle]).address)).toEqual([0, 1]);
  });

  it("come from an installed npm package", async () => {
    expect(await judge("npm:@acme/policies@1.0.0")).toEqual([0, 1]);
  });

  it("come from a web server", async () => {
    const server = createServer((_request, response) => response.end(NOTHING.replace("nothing", "2")));
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    const { port } = server.address() as AddressInfo;
    try {
      expect(await judge(`http://127.0.0.1:${String(port)}/release.rego`)).toEqual([0, 1]);
      const signed = await gate(
        `http://127.0.0.1:${String(port)}/release.rego?token=hunter2`,
        "bad.json",
        "-o",
        "json",
      );
      expect(signed.exitCode).toBe(1);
      expect(signed.stdout + signed.stderr).not.toContain("hunter2");
      const { exitCode, stderr } = await gate(`http://127.0.0.1:${String(port)}/policies`, "good.json");
      expect(exitCode).toBe(2);
      expect(stderr).toMatch(/use -p/);
    } finally {
      server.close();
    }
  });

  it.each(["../escape.rego", "/etc/escape\\..\\x.rego", "a/../../b.rego"])(
    "whose path leads out of them are refused: %s",
    async (title) => {
      const { address } = registry.push("escape", [titled(title, NOTHING)]);
      const { exitCode, stderr } = await gate("-p", address, "good.json");
      expect(exitCode).toBe(2);
      expect(stderr).toMatch(/a path outside it/);
    },
  );

  it.each(["deny", "deny.REGO", "data.json", "policy/deny.rego.txt", ".manifest"])(
    "of which Rego has a title that is not that of Rego are refused: %s",
    async (title) => {
      const { address } = registry.push("untitled", [titled("a.rego", NOTHING), titled(title, NOTHING)]);
      const { exitCode, stderr } = await gate("-p", address, "good.json");
      expect({ exitCode, stderr }).toEqual({
        exitCode: 2,
        stderr: expect.stringMatching(/its title must end with \.rego/) as string,
      });
    },
  );

  it("of which two have one path are refused", async () => {
    const layers = [titled("a.rego", NOTHING), titled("./a.rego", NOTHING.replace("nothing", "1"))];
    expect((await gate("-p", registry.push("twice", layers).address, "good.json")).exitCode).toBe(2);
  });

  it("are bundles whose signatures are verified", async () => {
    const { publicKey, privateKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
    await writeFile(join(cwd, "k.pub"), publicKey.export({ type: "spki", format: "pem" }));
    await writeFile(join(cwd, "k.key"), privateKey.export({ type: "pkcs8", format: "pem" }));
    await writeFile(join(cwd, "signed.rego"), NOTHING);
    const signing = ["--signing-key", "k.key", "--signing-alg", "ES256"];
    const built = await run(["build", "signed.rego", "-o", "signed.tar.gz", ...signing], { cwd });
    expect(built).toMatchObject({ exitCode: 0 });
    const content = await readFile(join(cwd, "signed.tar.gz"));
    const mediaType = "application/vnd.oci.image.layer.v1.tar+gzip";
    registry.push("signed", [{ content, mediaType }], { tag: "1" });
    const args = ["-p", `oci://${registry.host}/signed:1`, "good.json"];
    const key = ["--verification-key", "k.pub", "--signing-alg", "ES256"];
    const verified = await gate(...args, ...key);
    expect(verified.exitCode).toBe(0);
    expect(verified.stderr).not.toMatch(/neither verified nor pinned/);
    // A signed bundle without a key.
    expect((await gate(...args)).exitCode).toBe(2);
    const unsigned = registry.push("unsigned", [titled("a.rego", NOTHING)]).address;
    expect((await gate("-p", unsigned, "good.json", ...key)).exitCode).toBe(1);
  });

  it("from a registry that does not have them exit with 3", async () => {
    expect((await gate("-p", `oci://${registry.host}/none:1`, "good.json")).exitCode).toBe(3);
  });

  it("are named when nothing fixes them, with --quiet too, and in the report", async () => {
    const { address, digest } = registry.push("named", [titled("a.rego", NOTHING)], { tag: "1" });
    const tagged = `oci://${registry.host}/named:1`;
    const loose = await gate("-p", tagged, "good.json", "--quiet", "-o", "json");
    expect(loose.exitCode).toBe(0);
    expect(loose.stderr).toMatch(/neither verified nor pinned: oci:.*named:1/);
    expect(loose.stdout).toContain(digest);
    expect(loose.stdout).toContain("policy_unpinned");
    const fixed = await gate("-p", address, "good.json", "-o", "json");
    expect(fixed.stderr + fixed.stdout).not.toMatch(/neither verified nor pinned/);
    expect(fixed.stdout).toContain("policy_resolved");
  });

  it("are not fetched for a replay", async () => {
    registry.push("replayed", [titled("a.rego", NOTHING)], { tag: "1" });
    const args = ["-p", `oci://${registry.host}/replayed:1`, "good.json"];
    await gate(...args, "--record", "r.json");
    const before = registry.requests.length;
    expect((await gate(...args, "--replay", "r.json")).exitCode).toBe(3);
    expect(registry.requests).toHaveLength(before);
  });
});

describe("the lock file", () => {
  it("holds what was used, and fixes it", async () => {
    const { digest } = registry.push("locked", [titled("a.rego", NOTHING)], { tag: "1" });
    const args = ["-p", `oci://${registry.host}/locked:1`, "npm:@acme/policies", "good.json"];
    expect((await gate(...args, "--update-lock", "--lock", "own.lock")).exitCode).toBe(0);
    const text = await readFile(join(cwd, "own.lock"), "utf8");
    expect(Object.keys((JSON.parse(text) as { policies: object }).policies)).toEqual([
      "npm:@acme/policies",
      `oci://${registry.host}/locked:1`,
    ]);
    expect(text).toContain(digest);
    registry.push("locked", [titled("a.rego", NOTHING.replace("nothing", "1"))], { tag: "1" });
    const locked = await gate(...args, "--lock", "own.lock");
    expect(locked.exitCode).toBe(0);
    expect(locked.stderr).not.toMatch(/neither verified nor pinned/);
    expect((await gate(...args)).exitCode).toBe(1);
  });

  it("loses no address of commands that write it at a time", async () => {
    const names = Array.from({ length: 8 }, (_, index) => {
      registry.push(`concurrent-${String(index)}`, [titled("a.rego", NOTHING)], { tag: "1" });
      return `oci://${registry.host}/concurrent-${String(index)}:1`;
    });
    const folder = await makeFolder({ "good.json": "{}" });
    const update = (address: string): Promise<RunResult> =>
      run(["gate", "-p", address, "good.json", "--update-lock"], { cwd: folder });
    const exits = await Promise.all(names.map(update));
    expect(exits.map(({ exitCode }) => exitCode)).toEqual(names.map(() => 0));
    const { policies } = JSON.parse(await readFile(join(folder, "regohost.lock"), "utf8")) as {
      policies: object;
    };
    expect(Object.keys(policies)).toEqual(names);
    expect(await readdir(folder)).toEqual(["good.json", "regohost.lock"]);
  });

  it("does not choose an older policy where nothing names it", async () => {
    const folder = await makeFolder({ "good.json": "{}", "regohost.yaml": "version: 1\n" });
    const address = `oci://${registry.host}/moved:1`;
    const args = ["gate", "-p", address, "good.json"];
    registry.push("moved", [titled("a.rego", NOTHING)], { tag: "1" });
    expect(await run([...args, "--update-lock"], { cwd: folder })).toMatchObject({ exitCode: 0 });
    const same = await run([...args, "--require-pinned"], { cwd: folder });
    expect(same).toMatchObject({ exitCode: 0 });

    const strict = registry.push("moved", [titled("a.rego", "package release\n\ndeny contains 1\n")], {
      tag: "1",
    });
    for (const more of [[], ["--require-pinned"]]) {
      const { exitCode, stderr } = await run([...args, ...more], { cwd: folder });
      expect(stderr).toContain(`${address} is ${strict.digest} now, but regohost.lock`);
      expect(stderr).toContain("--lock regohost.lock");
      expect(exitCode).toBe(2);
    }
    expect(await run([...args, "--lock", "regohost.lock"], { cwd: folder })).toMatchObject({ exitCode: 0 });
    const without = await run([...args, "--no-config"], { cwd: folder });
    expect(without.stdout + without.stderr).not.toMatch(/regohost\.(?:lock|yaml)/);
    expect(without.exitCode).toBe(1);
  });

  it.each(REPORT_FORMATS)(
    "and the gate file are in the report %s where nothing names them",
    async (format) => {
      const files = { "p.rego": NOTHING, "good.json": "{}" };
      const unnamed = {
        "regohost.lock": '{"version":1,"policies":{}}',
        "regohost.yaml": "version: 1\npolicies: [p.rego]\ninputs: [good.json]\n",
      };
      const folder = await makeFolder({ ...files, ...unnamed });
      for (const args of [["p.rego", "good.json"], []]) {
        const { exitCode, stdout } = await run(["gate", "-o", format, ...args], { cwd: folder });
        expect(exitCode).toBe(0);
        for (const name of Object.keys(unnamed)) expect(stdout).toContain(name);
      }
    },
  );

  it("is regohost.lock where it exists, and refuses what is not in it", async () => {
    await writeFile(join(cwd, "regohost.lock"), '{"version":1,"policies":{}}');
    const { exitCode, stderr } = await gate("npm:@acme/policies", "good.json");
    expect(exitCode).toBe(2);
    expect(stderr).toMatch(/--update-lock/);
    expect((await gate("npm:@acme/policies", "good.json", "--update-lock")).exitCode).toBe(0);
    expect((await gate("npm:@acme/policies", "good.json")).exitCode).toBe(0);
    await writeFile(join(cwd, "node_modules/@acme/policies/more.rego"), "package more\n");
    expect((await gate("npm:@acme/policies", "good.json")).exitCode).toBe(2);
  });
});
