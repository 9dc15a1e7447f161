import { generateKeyPairSync } from "node:crypto";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { loadGate } from "regohost/gate";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { sha256 } from "../../src/base/text/sha256.js";
import { makeFolder, run } from "../cli/run.js";

/** What the server was asked for. It has only what is `served`. */
const asked: string[] = [];
const served = new Map<string, string>();
const server = createServer(({ url = "" }, response) => {
  asked.push(url);
  const text = served.get(url.split("?")[0] ?? "");
  response.statusCode = text === undefined ? 404 : 200;
  response.end(text);
});
let host: string;
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  host = `127.0.0.1:${String((server.address() as AddressInfo).port)}`;
});
afterAll(() => server.close());
beforeEach(() => {
  asked.length = 0;
  served.clear();
});

/** The kinds of addresses. `isRead`: whether the server is asked where nothing demands a pin. */
const KINDS: Record<string, { address: () => string; isRead: boolean }> = {
  "an image": { address: () => `oci://${host}/policies/release:1`, isRead: true },
  "a bundle of a web server": { address: () => `http://${host}/policies.tar.gz?token=hunter2`, isRead: true },
  "Rego of a web server": { address: () => `http://${host}/release.rego`, isRead: true },
  "a repository of git": { address: () => `git::http://${host}/policies.git//release`, isRead: false },
  "a web server as go-getter has it": { address: () => `http::http://${host}/p.rego`, isRead: false },
};

const policy = (key: string, address: string): string =>
  `apiVersion: chainloop.dev/v1\nkind: Policy\nmetadata: {name: p}\nspec:\n  policies:\n    - kind: EVIDENCE\n      ${key}: ${address}\n`;
const group = (address: string): string =>
  `apiVersion: chainloop.dev/v1\nkind: PolicyGroup\nmetadata: {name: g}\nspec:\n  policies:\n    materials:\n      - policies: [{ref: '${address}'}]\n`;

const MATERIAL = "material: {kind: EVIDENCE}\n";
const gateFile = (policies: readonly string[], more = ""): string =>
  `version: 1\npolicies: ${JSON.stringify(policies)}\ninputs: [m.json]\n${more}`;

/** Where an address can stand: files and arguments of a gate that demands pins. */
interface Asking {
  files: Record<string, string>;
  args: string[];
}
const byFile = (policies: readonly string[], more = "", files: Record<string, string> = {}): Asking => ({
  files: { "regohost.yaml": gateFile(policies, more), ...files },
  args: [],
});
const PINS = "--require-pinned";
const OF_MATERIAL = ["--material", "m.json", "--kind", "EVIDENCE"];
const PLACES: Record<string, (address: string) => Asking> = {
  "the gate file": (address) => byFile([address]),
  "a gate file, behind a pinned one": (address) =>
    byFile([`http://${host}/pinned.rego?checksum=${sha256("package a")}`, address]),
  "a gate file, behind a folder": (address) => byFile(["local", address], "", { "local/p.rego": REGO }),
  "a gate file of materials": (address) => byFile([address], MATERIAL),
  "the script of a policy of a gate file": (address) =>
    byFile(["p.yaml"], MATERIAL, { "p.yaml": policy("ref", address) }),
  "the path of a policy of a gate file": (address) =>
    byFile(["p.yaml"], MATERIAL, { "p.yaml": policy("path", address) }),
  "a group of a gate file": (address) => byFile(["g.yaml"], MATERIAL, { "g.yaml": group(address) }),
  "a policy of a group of a gate file": (address) =>
    byFile(["g.yaml"], MATERIAL, { "g.yaml": group("file://p.yaml"), "p.yaml": policy("ref", address) }),
  "the command line": (address) => ({ files: {}, args: ["-p", address, "m.json", PINS] }),
  "the command line, as an argument": (address) => ({ files: {}, args: [address, "m.json", PINS] }),
  "the command line, of a replay": (address) => ({
    files: { "r.json": "{}" },
    args: ["-p", address, "m.json", PINS, "--replay", "r.json"],
  }),
  "the command line, with materials": (address) => ({
    files: {},
    args: ["-p", address, ...OF_MATERIAL, PINS],
  }),
  "the script of a policy of the command line": (address) => ({
    files: { "p.yaml": policy("ref", address) },
    args: ["p.yaml", ...OF_MATERIAL, PINS],
  }),
  "a group of the command line": (address) => ({
    files: { "g.yaml": group(address) },
    args: ["g.yaml", ...OF_MATERIAL, PINS],
  }),
};
const REGO = 'package release\n\ndeny contains "no" if input.bad\n';

const CASES = Object.keys(PLACES).flatMap((place) =>
  Object.entries(KINDS)
    // As an argument an image is an input, and what is not read is refused in its turn.
    .filter(([kind]) => kind !== "an image" || !place.endsWith("as an argument"))
    .filter(([, { isRead }]) => isRead || !place.endsWith("behind a pinned one"))
    .map(([kind]) => [place, kind] as const),
);

async function judge(place: string, kind: string, ...more: string[]): ReturnType<typeof run> {
  const { files, args } = PLACES[place]!(KINDS[kind]!.address());
  return run(["gate", ...args, ...more], { cwd: await makeFolder({ "m.json": "{}", ...files }) });
}

describe("a gate that demands pins asks nobody for", () => {
  it.each(CASES)("%s: %s", async (place, kind) => {
    const { exitCode, stderr } = await judge(place, kind);
    expect({ exitCode, asked }, stderr).toEqual({ exitCode: 2, asked: [] });
    if (KINDS[kind]!.isRead) expect(stderr).toMatch(/not pinned: (?:oci|http):\/\/127\.0\.0\.1/);
    expect(stderr).not.toContain("hunter2");
  });

  // The server would notice: without the demand it is asked.
  it.each(CASES.filter(([place, kind]) => KINDS[kind]!.isRead && !place.includes("replay")))(
    "unless --update-lock is to write what is at it: %s: %s",
    async (place, kind) => {
      await judge(place, kind, "--update-lock");
      expect(asked).not.toEqual([]);
    },
  );

  it("what a pinned document refers to", async () => {
    const text = group(`http://${host}/open.yaml`);
    served.set("/group.yaml", text);
    const cwd = await makeFolder({ "m.json": "{}" });
    const pinned = `http://${host}/group.yaml@${sha256(text)}`;
    const { exitCode, stderr } = await run(["gate", pinned, ...OF_MATERIAL, PINS], { cwd });
    expect({ exitCode, asked }, stderr).toEqual({ exitCode: 2, asked: ["/group.yaml"] });
    expect(stderr).toContain(`not pinned: http://${host}/open.yaml`);
  });

  it("what is not in its lock file", async () => {
    const cwd = await makeFolder({ "m.json": "{}", "regohost.lock": '{"version": 1, "policies": {}}' });
    const { exitCode, stderr } = await run(["gate", `http://${host}/p.rego`, "m.json", PINS], { cwd });
    expect({ exitCode, asked }, stderr).toEqual({ exitCode: 2, asked: [] });
    expect(stderr).toContain("is not in the lock file");
  });
});

describe("loadGate with requirePinned", () => {
  const address = (): string => `http://${host}/p.rego`;

  it.each<[string, () => Parameters<typeof loadGate>[0]]>([
    ["a text", address],
    ["a URL", () => new URL(address())],
    ["a list", () => [{ files: { "a.rego": REGO } }, address()]],
  ])("refuses an address: %s", async (_name, source) => {
    await expect(loadGate(source(), { requirePinned: true })).toFailWith("pin_missing");
    expect(asked).toEqual([]);
  });

  it("names all of them, and a package", async () => {
    const others = [address(), `oci://${host}/p:1`, "npm:acme-policies"];
    await expect(loadGate(others, { requirePinned: true })).toFailWith(
      "pin_missing",
      new RegExp(`not pinned: ${others.join(", ")}\\.`),
    );
  });

  it("reads what is pinned, and what a signature must fix", async () => {
    served.set("/p.rego", REGO);
    await using gate = await loadGate(`${address()}?checksum=${sha256(REGO)}`, { requirePinned: true });
    expect(gate.addresses).toMatchObject([{ pinned: "address" }]);
    // It is fetched, and then no bundle that the key has signed.
    const { publicKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
    const bundles = {
      keys: { mine: { key: String(publicKey.export({ type: "spki", format: "pem" })), algorithm: "ES256" } },
    };
    asked.length = 0;
    const signed = loadGate(address(), { requirePinned: true, verify: { bundles } });
    await expect(signed).toFailWith("signature_missing");
    expect(asked).toEqual(["/p.rego"]);
  });
});
