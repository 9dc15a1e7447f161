import { createHash, generateKeyPairSync } from "node:crypto";
import { readFile, writeFile } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { packTar } from "modern-tar";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { buildBundle, compilePolicy, loadPolicy, Recording, signBundle } from "regohost";
import { checkPolicies, inspectPolicies, testPolicies } from "regohost/tooling";
import { startRegistry, type FakeRegistry, type RegistryLayer } from "../../src/testing/index.js";
import { cleanUpAfterAll } from "../clean-up.js";
import { productCases } from "../case-count.js";
import { makeFolder, run, type RunResult } from "./run.js";
import { SLOW } from "./slow-query.js";

const BUNDLE = "application/vnd.oci.image.layer.v1.tar+gzip";
const REGO = "application/vnd.cncf.openpolicyagent.policy.layer.v1+rego";
const DATA = "application/vnd.cncf.openpolicyagent.data.layer.v1+json";
const OTHER = `sha256:${"0".repeat(64)}`;

/** A policy whose data comes with it, and a test of it. */
const FILES = {
  "release.rego": 'package release\n\ndeny contains "no" if input.version in data.refused.versions\n',
  "release_test.rego":
    'package release_test\n\nimport data.release\n\ntest_no if release.deny == {"no"} with input as {"version": "2"}\n',
  "refused/data.json": '{"versions":["2"]}',
};

const sha256 = (bytes: Uint8Array): string => `sha256:${createHash("sha256").update(bytes).digest("hex")}`;

async function pack(files: Readonly<Record<string, string>>): Promise<Uint8Array> {
  const entries = Object.entries(files).map(([name, body]) => ({
    header: { name, size: Buffer.byteLength(body) },
    body,
  }));
  return gzipSync(await packTar(entries));
}

function titled([title, content]: [string, string]): RegistryLayer {
  const mediaType = title.endsWith(".rego") ? REGO : DATA;
  return { content, mediaType, annotations: { "org.opencontainers.image.title": title } };
}

/** An address in each state. */
type State = "pinned" | "unpinned" | "wrong pin" | "not there" | "unreachable";
const STATES: readonly State[] = ["pinned", "unpinned", "wrong pin", "not there", "unreachable"];

/** The kinds of addresses, and how commands end with them. A package is on this machine, so that it is always reachable. */
const KINDS = {
  "an image as OPA has it": { "not there": 3, unreachable: 3 },
  "an image as Conftest has it": { "not there": 3, unreachable: 3 },
  "a web server": { "not there": 3, unreachable: 3 },
  "an npm package": { "not there": 2, unreachable: undefined },
} as const;
type Kind = keyof typeof KINDS;

/** The commands that take policies: what stands before and after their address. */
const COMMANDS = {
  gate: [["gate", "-p"], ["good.json"]],
  eval: [["eval"], ["-i", "good.json", "-e", "release/deny"]],
  build: [["build"], ["-o", "built.tar.gz"]],
  check: [["check"], []],
  test: [["test"], []],
  types: [["types"], []],
  inspect: [["inspect"], []],
  serve: [["serve"], ["--addr", "127.0.0.1:0"]],
} as const;
type CommandName = keyof typeof COMMANDS;

// Who cannot be reached is asked again after a while.
vi.setConfig({ maxConcurrency: 24 });

let registry: FakeRegistry;
let web: string;
let closed: string;
let cwd: string;
let archive: Uint8Array;
let addresses: Record<Kind, Record<State, string>>;
const server = createServer((request, response) => {
  if (request.url?.startsWith("/policies.tar.gz") === true) response.end(archive);
  else if (request.url?.startsWith("/release.rego") === true) response.end(FILES["release.rego"]);
  else response.writeHead(404).end();
});
const cleanUp = cleanUpAfterAll();

beforeAll(async () => {
  registry = await startRegistry();
  archive = await pack(FILES);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  web = `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`;
  // A port that nobody listens on.
  const free = createServer();
  await new Promise<void>((resolve) => free.listen(0, "127.0.0.1", resolve));
  closed = `127.0.0.1:${String((free.address() as AddressInfo).port)}`;
  await new Promise((resolve) => free.close(resolve));
  const { publicKey, privateKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  const installed = Object.entries(FILES).map(([path, text]) => [
    `node_modules/@acme/policies/${path}`,
    text,
  ]);
  cwd = await makeFolder(
    {
      "good.json": '{"version":"1"}',
      "bad.json": '{"version":"2"}',
      "k.pub": String(publicKey.export({ type: "spki", format: "pem" })),
      "k.key": String(privateKey.export({ type: "pkcs8", format: "pem" })),
      "node_modules/@acme/policies/package.json": '{"version":"1.0.0"}',
      ...(Object.fromEntries(installed) as Record<string, string>),
    },
    cleanUp,
  );
  addresses = {
    "an image as OPA has it": ofImage("opa", [{ content: archive, mediaType: BUNDLE }]),
    "an image as Conftest has it": ofImage("conftest", Object.entries(FILES).map(titled)),
    "a web server": {
      pinned: `${web}/policies.tar.gz?checksum=${sha256(archive)}`,
      unpinned: `${web}/policies.tar.gz?token=hunter2`,
      "wrong pin": `${web}/policies.tar.gz?checksum=${OTHER}`,
      "not there": `${web}/none.tar.gz?token=hunter2`,
      unreachable: `http://${closed}/policies.tar.gz?token=hunter2`,
    },
    "an npm package": {
      pinned: `npm:@acme/policies?checksum=${await packageDigest()}`,
      unpinned: "npm:@acme/policies@1.0.0",
      "wrong pin": `npm:@acme/policies?checksum=${OTHER}`,
      "not there": "npm:@acme/none",
      unreachable: "npm:@acme/none",
    },
  };
});
afterAll(async () => {
  server.close();
  await registry.close();
});

function ofImage(name: string, layers: readonly RegistryLayer[]): Record<State, string> {
  const { address } = registry.push(name, layers, { tag: "1" });
  return {
    pinned: address,
    unpinned: `oci://${registry.host}/${name}:1`,
    "wrong pin": `oci://${registry.host}/${name}@${OTHER}`,
    "not there": `oci://${registry.host}/none:1`,
    unreachable: `oci://${closed}/${name}:1`,
  };
}

/** The digest of the package, as a lock file has it. */
async function packageDigest(): Promise<string> {
  await run(["eval", "npm:@acme/policies", "--update-lock", "--lock", "npm.lock"], { cwd });
  const lock = JSON.parse(await readFile(join(cwd, "npm.lock"), "utf8")) as {
    policies: Record<string, { digest: string }>;
  };
  return lock.policies["npm:@acme/policies"]?.digest ?? "";
}

/** Runs a command with policies; `serve` until it listens. */
async function runWith(command: CommandName, policy: string, ...args: string[]): Promise<RunResult> {
  const [before, after] = COMMANDS[command];
  const ended = new AbortController();
  return run([...before, policy, ...after, ...args], {
    cwd,
    signal: ended.signal,
    onStderr: (text) => {
      if (text.includes("listening on")) ended.abort();
    },
  });
}

const commands = Object.keys(COMMANDS) as CommandName[];
/** Those that verify signatures. */
const verifying = commands.filter((command) => command !== "inspect");
const kinds = Object.keys(KINDS) as Kind[];

/** The exit codes of all commands, kinds and states. */
const CASES = commands.flatMap((command) =>
  kinds.flatMap((kind) =>
    STATES.flatMap((state) => {
      // With a digest that nobody has, a registry has nothing.
      const wrong = kind.startsWith("an image") ? 3 : 2;
      const exitCode = { pinned: 0, unpinned: 0, "wrong pin": wrong, ...KINDS[kind] }[state];
      return exitCode === undefined ? [] : [{ command, kind, state, exitCode }];
    }),
  ),
);

describe.concurrent("policies from", () => {
  it.each(productCases(CASES, 3))("$kind, $state, for $command: exit $exitCode", async (one) => {
    const { command, kind, state, exitCode } = one;
    const result = await runWith(command, addresses[kind][state]);
    expect({ exitCode: result.exitCode, stderr: result.stderr }).toMatchObject({ exitCode });
    expect(/neither verified nor pinned/.test(result.stdout + result.stderr)).toBe(state === "unpinned");
    expect(result.stdout + result.stderr).not.toContain("hunter2");
  });
});

describe("what tools push", () => {
  const MANIFEST = "application/vnd.oci.image.manifest.v1+json";
  const blob = (mediaType: string, content: string | Uint8Array, annotations?: object): object => ({
    mediaType,
    digest: registry.pushBlob("pushed", content),
    size: Buffer.byteLength(content),
    ...(annotations === undefined ? {} : { annotations }),
  });
  const title = (text: string): object => ({ "org.opencontainers.image.title": text });

  /** As `conftest push` v0.71 writes it: no type of its own, paths below the folder's as it was named. */
  const conftest = (): string => {
    const layers = Object.entries(FILES).map(([path, content]) =>
      blob(path.endsWith(".rego") ? REGO : DATA, content, title(path)),
    );
    const manifest = {
      schemaVersion: 2,
      config: blob("application/vnd.unknown.config.v1+json", "{}"),
      layers,
    };
    return registry.pushManifest("pushed", manifest, { tag: "conftest", mediaType: MANIFEST }).address;
  };

  /** As `oras push` writes it with the command of OPA's documentation; OPA itself pushes nothing. */
  const oras = (): ReturnType<FakeRegistry["pushManifest"]> => {
    const manifest = {
      schemaVersion: 2,
      mediaType: MANIFEST,
      config: blob("application/vnd.oci.image.config.v1+json", "{}", title("config.json")),
      layers: [blob(BUNDLE, archive, title("bundle.tar.gz"))],
      annotations: { "org.opencontainers.image.created": "2026-01-01T00:00:00Z" },
    };
    return registry.pushManifest("pushed", manifest, { mediaType: MANIFEST });
  };

  /** As `docker buildx build --push` wraps it: the image, and its provenance under a platform of its own. */
  const buildx = (): string => {
    const image = oras();
    const provenance = registry.push("pushed", [
      { content: "{}", mediaType: "application/vnd.in-toto+json" },
    ]);
    const entry = ({ digest, size }: typeof image, os: string, annotations: object): object => ({
      mediaType: MANIFEST,
      digest,
      size,
      platform: { architecture: os === "linux" ? "amd64" : os, os },
      annotations,
    });
    const mediaType = "application/vnd.oci.image.index.v1+json";
    const manifests = [
      entry(image, "linux", {}),
      entry(provenance, "unknown", {
        "vnd.docker.reference.digest": image.digest,
        "vnd.docker.reference.type": "attestation-manifest",
      }),
    ];
    return registry.pushManifest("pushed", { schemaVersion: 2, mediaType, manifests }, { mediaType }).address;
  };

  it.each([
    ["conftest", conftest],
    ["oras, of a bundle of opa build", (): string => oras().address],
    ["docker buildx", buildx],
  ])("%s is read by loadPolicy and eval", async (_tool, push) => {
    const address = push();
    await using policy = await loadPolicy(address, { entrypoint: "release/deny" });
    expect(await policy.evaluate({ version: "2" })).toEqual(["no"]);
    const evaluated = await run(["eval", address, "-i", "bad.json", "-e", "release/deny", "-f", "raw"], {
      cwd,
    });
    expect(evaluated).toMatchObject({ exitCode: 0, stdout: '["no"]\n' });
    expect((await run(["test", address], { cwd })).stdout).toMatch(/PASS: 1\/1/);
    const shown = await run(["inspect", address, "-f", "json"], { cwd });
    const { namespaces } = JSON.parse(shown.stdout) as { namespaces: object };
    expect(Object.keys(namespaces)).toEqual(["data.refused", "data.release", "data.release_test"]);
  });
});

describe("the lock file", () => {
  it.each(commands)("of %s is written, fixes addresses, and keeps what others need", async (command) => {
    const lock = `${command}.lock`;
    await writeFile(
      join(cwd, lock),
      JSON.stringify({
        version: 1,
        policies: { "npm:other": { digest: OTHER, resolved: "", mediaType: "" } },
      }),
    );
    const { address } = registry.push(command, [{ content: archive, mediaType: BUNDLE }], { tag: "1" });
    const tagged = `oci://${registry.host}/${command}:1`;
    const refused = await runWith(command, tagged, "--lock", lock);
    expect({ exitCode: refused.exitCode, stderr: refused.stderr }).toEqual({
      exitCode: 2,
      stderr: expect.stringMatching(/not in the lock file/) as unknown,
    });
    const updated = await runWith(command, tagged, "--lock", lock, "--update-lock");
    expect(updated.exitCode).toBe(0);
    expect(updated.stdout + updated.stderr).not.toMatch(/neither verified nor pinned|--update-lock/);
    const { policies } = JSON.parse(await readFile(join(cwd, lock), "utf8")) as { policies: object };
    expect(Object.keys(policies)).toEqual(["npm:other", tagged]);
    // The tag moves to something that no command can read.
    registry.push(command, [{ content: "x", mediaType: BUNDLE }], { tag: "1" });
    const locked = await runWith(command, tagged, "--lock", lock);
    expect({ exitCode: locked.exitCode, stderr: locked.stderr }).toMatchObject({ exitCode: 0 });
    expect(locked.stdout + locked.stderr).toContain(address.split("@")[1]);
    expect(locked.stdout + locked.stderr).not.toMatch(/neither verified nor pinned/);
  });

  it("has no image that is judged, whose tag is resolved once and named", async () => {
    const image = registry.push("app", [{ content: "layer", mediaType: "a/b" }], { tag: "1" });
    const statement = {
      _type: "https://in-toto.io/Statement/v1",
      subject: [{ name: "app", digest: { sha256: image.digest.slice("sha256:".length) } }],
      predicateType: "https://example.com/p",
      predicate: {},
    };
    const mediaType = "application/vnd.in-toto+json";
    registry.push("app", [{ content: JSON.stringify(statement), mediaType }], {
      artifactType: mediaType,
      subject: image.digest,
    });
    const tagged = `oci://${registry.host}/app:1`;
    const policy = addresses["an image as OPA has it"].unpinned;
    const gate = ["gate", "-p", policy, tagged, "--lock", "image.lock"];
    const judged = await run([...gate, "--update-lock"], { cwd });
    expect({ exitCode: judged.exitCode, stderr: judged.stderr }).toMatchObject({ exitCode: 0 });
    expect(judged.stdout).toContain(`${tagged} is ${image.digest}`);
    const { policies } = JSON.parse(await readFile(join(cwd, "image.lock"), "utf8")) as { policies: object };
    expect(Object.keys(policies)).toEqual([policy]);
    // Without an entry of its own the image is judged, because it is not a policy.
    expect((await run(gate, { cwd })).exitCode).toBe(0);
  });

  it("that is malformed is not overwritten", async () => {
    await writeFile(join(cwd, "bad.lock"), "<<<<<<< HEAD");
    const unpinned = addresses["an npm package"].unpinned;
    const { exitCode, stderr } = await runWith("check", unpinned, "--lock", "bad.lock", "--update-lock");
    expect({ exitCode, stderr }).toEqual({
      exitCode: 2,
      stderr: expect.stringMatching(/is not JSON/) as unknown,
    });
    expect(await readFile(join(cwd, "bad.lock"), "utf8")).toBe("<<<<<<< HEAD");
  });
});

describe("keys for", () => {
  const KEY = ["--verification-key", "k.pub", "--signing-alg", "ES256"];
  const TEST = ["--verification-key-id", "default", "--scope", "", "--exclude-files-verify", "none"];

  beforeAll(async () => {
    await writeFile(join(cwd, "release.rego"), FILES["release.rego"]);
    await writeFile(join(cwd, "unsigned.tar.gz"), archive);
    const { signatures } = await signBundle("unsigned.tar.gz", {
      key: { path: "k.key" },
      algorithm: "ES256",
      cwd,
    });
    const signed = await pack({ ...FILES, ".signatures.json": signatures });
    await writeFile(join(cwd, "signed.tar.gz"), signed);
    const signing = ["--signing-key", join(cwd, "k.key"), "--signing-alg", "ES256", "-o", "."];
    const inside = join(cwd, "node_modules/@acme/policies");
    expect(await run(["sign", "-b", ".", ...signing], { cwd: inside })).toMatchObject({ exitCode: 0 });
    registry.push("signed", [{ content: signed, mediaType: BUNDLE }], { tag: "1" });
  });

  it.each(verifying)("%s take what they signed, and nothing else", async (command) => {
    const exits = async (policy: string, ...args: string[]): Promise<number> =>
      (await runWith(command, policy, ...args)).exitCode;
    const tagged = `oci://${registry.host}/signed:1`;
    expect(await exits("signed.tar.gz", ...KEY, ...TEST)).toBe(0);
    const verified = await runWith(command, tagged, ...KEY);
    expect(verified.exitCode).toBe(0);
    // A signature fixes more than a digest would.
    expect(verified.stderr).not.toMatch(/neither verified nor pinned/);
    // By the package's own signature, made in its folder.
    expect(await exits("npm:@acme/policies", ...KEY)).toBe(0);
    expect(await exits("signed.tar.gz", ...KEY, "--scope", "other")).toBe(1);
    expect(await exits("release.rego", ...KEY)).toBe(1);
    expect(await exits(addresses["an image as Conftest has it"].pinned, ...KEY)).toBe(1);
    expect(await exits(addresses["an image as OPA has it"].pinned, ...KEY)).toBe(1);
    expect(await exits("signed.tar.gz", "--scope", "other")).toBe(2);
    expect(await exits("signed.tar.gz", "--skip-verify", ...KEY)).toBe(2);
  });

  it.each(verifying)("%s are missing: a decision is refused, other uses are named", async (command) => {
    const refuses = command === "gate" || command === "serve";
    const without = await runWith(command, "signed.tar.gz");
    expect(without.exitCode).toBe(refuses ? 2 : 0);
    expect(without.stderr).toMatch(/signed/);
    const skipped = await runWith(command, "signed.tar.gz", "--skip-verify");
    expect(skipped.exitCode).toBe(0);
    if (!refuses) expect(skipped.stderr).not.toMatch(/its signature was not verified/);
  });
});

describe("the library", () => {
  it("reads addresses, and says what they were", async () => {
    const unpinned = addresses["an image as OPA has it"].unpinned;
    await using policy = await loadPolicy(unpinned, { entrypoint: "release/deny" });
    expect(await policy.evaluate({ version: "2" })).toEqual(["no"]);
    const [used] = policy.origin.addresses ?? [];
    expect(used).toMatchObject({ address: unpinned, digest: expect.stringMatching(/^sha256:/) as unknown });
    expect(used).not.toHaveProperty("pinned");
    const compiled = await compilePolicy(unpinned);
    expect(compiled.notes.map(({ code }) => code)).toContain("policy_unpinned");
    expect(compiled.origin).toEqual(policy.origin);
    const built = await buildBundle("npm:@acme/policies@1.0.0", { cwd });
    expect(built.origin.addresses).toHaveLength(1);
    for (const tool of [checkPolicies, inspectPolicies, testPolicies]) {
      expect((await tool([unpinned], { cwd })).addresses).toEqual([used]);
    }
    expect((await testPolicies([unpinned])).passed).toBe(true);
  });

  it("refuses what the lock file does not have, and connects to nobody for a replay", async () => {
    await writeFile(join(cwd, "empty.lock"), '{"version":1,"policies":{}}');
    const unpinned = addresses["an image as OPA has it"].unpinned;
    const locked = { cwd, lock: "empty.lock" };
    for (const load of [
      loadPolicy,
      compilePolicy,
      buildBundle,
      checkPolicies,
      inspectPolicies,
      testPolicies,
    ]) {
      await expect(load(unpinned, locked)).toFailWith("lock_missing");
    }
    const count = registry.requests.length;
    await expect(loadPolicy(unpinned, { replay: new Recording({ nowNs: 0n }) })).toFailWith(
      "recording_missing",
    );
    expect(registry.requests).toHaveLength(count);
  });
});

/** Commands that take policies besides their tables: with what they need besides the address, given by -b. */
const BUNDLED: Record<string, string[]> = {
  "eval of a query": ["eval", "data.release.deny"],
  deps: ["deps", "data.release.deny"],
  bench: ["bench", `data.release.deny; ${SLOW}`, "-i", "good.json", "--no-metrics", "-f", "gobench"],
  run: ["run", "-i", "good.json"],
  exec: ["exec", "--decision", "release/deny", "good.json"],
};

describe("an address as -b of", () => {
  it.each(Object.entries(BUNDLED))("%s is named, and must be in the lock file", async (name, args) => {
    const { unpinned, pinned } = addresses["a web server"];
    const stdin = "true\n";
    const read = await run([...args, "-b", unpinned], { cwd, stdin });
    expect({ exitCode: read.exitCode, stderr: read.stderr }).toEqual({
      exitCode: 0,
      stderr: expect.stringMatching(/neither verified nor pinned/) as unknown,
    });
    const fixed = await run([...args, "-b", pinned], { cwd, stdin });
    expect(fixed.exitCode).toBe(0);
    expect(fixed.stderr).not.toMatch(/neither verified nor pinned/);
    const locked = await makeFolder({ "good.json": "{}", "regohost.lock": '{"version":1,"policies":{}}' });
    const refused = await run([...args, "-b", unpinned], { cwd: locked, stdin });
    expect({ exitCode: refused.exitCode, name }).toEqual({ exitCode: 2, name });
    const said = refused.stdout + refused.stderr;
    expect(said).toMatch(/not in the lock file/);
    expect(said + read.stdout + read.stderr).not.toContain("hunter2");
  });

  it("exec has what it verified, and refuses a signed bundle without a key", async () => {
    const exec = ["exec", "--decision", "release/deny", "good.json", "-b"];
    expect((await run([...exec, "signed.tar.gz"], { cwd })).exitCode).toBe(2);
    expect((await run([...exec, "signed.tar.gz", "--skip-verify"], { cwd })).exitCode).toBe(0);
    const key = ["--verification-key", "k.pub", "--signing-alg", "ES256"];
    expect((await run([...exec, "signed.tar.gz", ...key], { cwd })).exitCode).toBe(0);
    expect((await run([...exec, "unsigned.tar.gz", ...key], { cwd })).exitCode).toBe(1);
  });

  it("eval says nothing of a signature that --skip-verify is for", async () => {
    const query = ["eval", "data.release.deny", "-b", "signed.tar.gz"];
    expect((await run(query, { cwd })).stderr).toMatch(/its signature was not verified/);
    expect((await run([...query, "--skip-verify"], { cwd })).stderr).not.toMatch(/signature/);
  });
});

describe("one file of Rego at an address", () => {
  it.each<[string, string[]]>([
    ["check", ["check"]],
    ["a query", ["eval", "data.release.deny", "-i", "bad.json", "-f", "raw", "-b"]],
    ["policies of eval", ["eval", "-i", "bad.json", "-e", "release/deny", "-f", "raw"]],
  ])("is read by %s", async (name, args) => {
    const { exitCode, stdout, stderr } = await run([...args, `${web}/release.rego`], { cwd });
    expect({ exitCode, stderr }).toMatchObject({ exitCode: 0 });
    // Defined, although what it refuses is in data of the others.
    expect(stdout).toBe(name === "check" ? "" : "[]\n");
  });
});

describe("the query of an address", () => {
  it.each<[string, string[]]>([
    ["that has no test", ["test", "--run", "nothing"]],
    ["that has no Rego", ["check", "--ignore", "*.rego"]],
  ])("%s is not shown", async (_what, args) => {
    const { exitCode, stderr, stdout } = await run([...args, addresses["a web server"].unpinned], { cwd });
    expect(exitCode).toBe(2);
    expect(stderr + stdout).not.toContain("hunter2");
  });

  it("is not shown of a URL, which is taken as its text", async () => {
    const url = new URL(addresses["a web server"].unpinned);
    await using policy = await loadPolicy(url, { entrypoint: "release/deny" });
    expect(JSON.stringify(policy.origin)).not.toContain("hunter2");
    expect((await checkPolicies(url)).addresses).toHaveLength(1);
    const other = await loadPolicy(new URL("ftp://example.com/p")).catch((error: unknown) => error);
    expect(other).toHaveProperty("code", "source_unsupported");
  });
});

describe("an address is refused", () => {
  const ALLOWED = ["--allow-undefined", "data.refused"];

  it.each<[string, string[]]>([
    ["as data of eval", ["eval", "release.rego", "-d", "https://example.com/d.json?token=hunter2"]],
    ["as data of gate", ["gate", "release.rego", "good.json", "-d", "oci://example.com/d:1?token=hunter2"]],
    ["as data of serve", ["serve", "release.rego", "-d", "https://example.com/d.json?token=hunter2"]],
    ["as data of a query", ["eval", "data.release", "-d", "https://example.com/p.rego?token=hunter2"]],
    ["as data of deps", ["deps", "data.release", "-d", "https://example.com/p.rego?token=hunter2"]],
    ["as data of bench", ["bench", "data.release", "-d", "https://example.com/p.rego?token=hunter2"]],
    ["as a path of run", ["run", "https://example.com/p.rego?token=hunter2"]],
    [
      "for two readings",
      ["eval", "data.release", "--target", "wasm", "-b", "oci://example.com/p:1?token=hunter2"],
    ],
    ["as a schema", ["check", "release.rego", "--schema", "https://example.com/s.json?token=hunter2"]],
    [
      "as a key",
      ["gate", "release.rego", "good.json", ...ALLOWED, "--key", "https://example.com/k.pub?token=hunter2"],
    ],
    ["as an input of eval", ["eval", "release.rego", "-i", "https://example.com/i.json?token=hunter2"]],
    [
      "as exceptions",
      [
        "gate",
        "release.rego",
        "good.json",
        ...ALLOWED,
        "--exceptions",
        "https://example.com/e?token=hunter2",
      ],
    ],
    ["by fmt", ["fmt", "https://example.com/p.rego?token=hunter2"]],
    ["by sign", ["sign", "https://example.com/p.tar.gz?token=hunter2", "--signing-key", "k.key"]],
  ])("%s, without its query", async (_what, args) => {
    const { exitCode, stdout, stderr } = await run(args, { cwd });
    expect({ exitCode, stderr }).toEqual({
      exitCode: 2,
      stderr: expect.stringMatching(/example\.com/) as unknown,
    });
    expect(stdout + stderr).not.toContain("hunter2");
  });
});
