import { describe, expect, it } from "vitest";
import { makeFolder, run } from "./run.js";

const REGO = 'package p\n\ndeny contains "no" if input.bad\n';

/** Addresses that are never asked for: those of other tools, and one of each kind that only policies are read from. */
const FOREIGN = [
  "git::https://127.0.0.1:1/x.git//p?ref=main",
  "git::ssh://git@127.0.0.1/x.git",
  "github.com/acme/policies",
  "git@127.0.0.1:acme/policies.git",
  "s3::https://127.0.0.1:1/bucket/p.rego",
  "gs://bucket/p",
];
const OWN = ["oci://127.0.0.1:1/p:1", "https://127.0.0.1:1/p.json", "npm:acme-policies"];

/** Where a path can stand. `isRead`: whether policies are read from addresses there. */
const PLACES: Record<string, { args: (address: string) => string[]; isRead?: true }> = {
  "eval, of policies": { args: (at) => ["eval", at], isRead: true },
  "eval -d": { args: (at) => ["eval", "data.p", "-d", at] },
  "eval -b": { args: (at) => ["eval", "data.p", "-b", at], isRead: true },
  "eval -i": { args: (at) => ["eval", "data.p", "-i", at] },
  "eval -s": { args: (at) => ["eval", "data.p", "-s", at] },
  gate: { args: (at) => ["gate", at, "m.json"], isRead: true },
  "gate -p": { args: (at) => ["gate", "-p", at, "m.json"], isRead: true },
  "gate -i": { args: (at) => ["gate", "p.rego", "-i", at], isRead: true },
  "gate -d": { args: (at) => ["gate", "p.rego", "m.json", "-d", at] },
  "gate -s": { args: (at) => ["gate", "p.rego", "m.json", "-s", at] },
  "gate --exceptions": { args: (at) => ["gate", "p.rego", "m.json", "--exceptions", at] },
  "gate --config": { args: (at) => ["gate", "--config", at] },
  "gate --material": {
    args: (at) => ["gate", "p.yaml", "--kind", "EVIDENCE", "--material", at],
  },
  check: { args: (at) => ["check", at], isRead: true },
  test: { args: (at) => ["test", at], isRead: true },
  types: { args: (at) => ["types", at], isRead: true },
  build: { args: (at) => ["build", at, "-o", "o.tar.gz"], isRead: true },
  fmt: { args: (at) => ["fmt", at] },
  inspect: { args: (at) => ["inspect", at], isRead: true },
  "inspect -d": { args: (at) => ["inspect", "p.rego", "-d", at] },
  "inspect -d, without a path": { args: (at) => ["inspect", "-d", at] },
  bench: { args: (at) => ["bench", at] },
  "bench -d": { args: (at) => ["bench", "data.p", "-d", at] },
  deps: { args: (at) => ["deps", at] },
  "deps -d": { args: (at) => ["deps", "data.p", "-d", at] },
  "exec -b": { args: (at) => ["exec", "--decision", "p/deny", "-b", at, "m.json"], isRead: true },
  "exec, an input": { args: (at) => ["exec", "--decision", "p/deny", "-b", ".", at] },
  run: { args: (at) => ["run", at] },
  parse: { args: (at) => ["parse", at] },
  mock: { args: (at) => ["mock", at] },
};
const SCRIPT = "violations contains 1 if false";
const FILES = {
  "p.rego": REGO,
  "m.json": "{}",
  "p.yaml": `apiVersion: chainloop.dev/v1\nkind: Policy\nmetadata: {name: p}\nspec:\n  policies:\n    - kind: EVIDENCE\n      embedded: "package m\\n\\n${SCRIPT}"\n`,
};

const CASES = Object.entries(PLACES).flatMap(([place, { isRead }]) =>
  [...FOREIGN, ...(isRead === true ? [] : OWN)].map((address) => [place, address] as const),
);

describe("an address where it is not read is called one", () => {
  it.each(CASES)("%s %s", async (place, address) => {
    const { exitCode, stdout, stderr } = await run(PLACES[place]!.args(address), {
      cwd: await makeFolder(FILES),
    });
    const said = stdout + stderr;
    expect(exitCode, said).toBe(2);
    expect(said).toMatch(/\baddress(?:es)?\b/);
    expect(said).not.toMatch(/no such file|valid query|parse_error/);
  });
});

/** A password may have an @, and what is wrong with an address is told before it is taken apart. */
const SECRET = [
  "https://ada:sesame@open-sesame@127.0.0.1:1/p.rego?token=sesame",
  "https://ada:sesame@open-sesame@127.0.0.1:1/p.rego?checksum=sesame",
  "oci://ada:sesame@open-sesame@127.0.0.1:1/p:1",
  "git::https://ada:sesame@open-sesame@127.0.0.1:1/x.git?ref=main",
  "ssh://ada:sesame@open-sesame@127.0.0.1/x",
];

describe("the password in an address is told nowhere", () => {
  it.each(Object.keys(PLACES).flatMap((place) => SECRET.map((address) => [place, address] as const)))(
    "%s %s",
    async (place, address) => {
      const cwd = await makeFolder(FILES);
      const { exitCode, stdout, stderr } = await run(PLACES[place]!.args(address), { cwd });
      expect(exitCode).toBe(2);
      expect(stdout + stderr).not.toContain("sesame");
      expect(stdout + stderr).not.toContain("ada:");
    },
  );
});

it("of a gate file in another folder is no path below it", async () => {
  const cwd = await makeFolder({
    "ci/gate.yaml": `version: 1\npolicies: ['git::https://127.0.0.1:1/x.git//p']\ninputs: [../m.json]\n`,
    "m.json": "{}",
  });
  const { exitCode, stderr } = await run(["gate", "--config", "ci/gate.yaml"], { cwd });
  expect(exitCode).toBe(2);
  expect(stderr).toContain(
    "error: ci/gate.yaml:2:12: git::https://127.0.0.1:1/x.git//p: addresses of this kind",
  );
});

it.each([
  [["gate", "github.com/acme/policies", "m.json"]],
  [["gate", "github.com/acme/*/*.rego", "m.json"]],
  [["gate", "--config", "github.com/gate.yaml"]],
  [["eval", "data.p.deny", "-d", "github.com/acme/policies"]],
])("of other tools is a path where there is one: %j", async (args) => {
  const cwd = await makeFolder({
    "github.com/acme/policies/p.rego": REGO,
    "github.com/gate.yaml": "version: 1\npolicies: [github.com/x]\ninputs: [../m.json]\n",
    "github.com/github.com/x/p.rego": REGO,
    "m.json": "{}",
  });
  const { exitCode, stderr } = await run(args, { cwd });
  expect(exitCode, stderr).toBe(0);
});

it("goes with -b beside a query", async () => {
  const { stderr } = await run(["eval", "data.p.deny", "oci://127.0.0.1:1/p:1"]);
  expect(stderr).toContain("regohost eval 'data.p.deny' -b oci://127.0.0.1:1/p:1");
});
