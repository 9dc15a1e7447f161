import { generateKeyPairSync } from "node:crypto";
import { chmod, mkdir, readdir, readFile, rm, stat, writeFile } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { basename, join } from "node:path";
import { Command, type Option } from "commander";
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from "vitest";
import { COMMANDS } from "../../src/cli/command-table.js";
import { REPORT_FORMATS } from "../../src/gate/index.js";
import { channels } from "../../src/base/telemetry/channels.js";
import { ecdsa, pemOf, signed, STATEMENT } from "../trust/verify/signed-envelope.js";
import { productCases } from "../case-count.js";
import { cleanUpAfterAll } from "../clean-up.js";
import { makeFolder, run } from "./run.js";
import { toOptions } from "../../src/cli/options/option-table.js";
import { GLOBAL_OPTIONS } from "../../src/cli/options/service-options.js";

const SECRET = "hunter2";
const REGO = 'package p\n\ndeny contains "no" if input.bad\n\ntest_good if count(deny) == 0\n';
const POLICY_OF_CHAINLOOP = `apiVersion: chainloop.dev/v1
kind: Policy
metadata: {name: p}
spec:
  policies:
    - kind: EVIDENCE
      embedded: "package m\\n\\nviolations contains 1 if false"
`;

const BUILDER = ecdsa();
const { privateKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
const FILES = {
  "p.rego": REGO,
  "p.yaml": POLICY_OF_CHAINLOOP,
  "m.json": "{}",
  "signed.json": JSON.stringify(signed(STATEMENT, [BUILDER])),
  "builder.pub": pemOf(BUILDER),
  "gate.pem": privateKey.export({ type: "pkcs8", format: "pem" }).toString(),
};

/** One folder of files for all runs, and one cache: what is compiled of policies is kept by their absolute paths. */
let folder = "";
let cwd = "";
let cache = "";
const cleanUp = cleanUpAfterAll();

let host = "";
const server = createServer(({ url = "" }, response) => {
  if (url.startsWith("/go")) response.writeHead(302, { location: url.replace("/go", "/refused") }).end();
  else if (url.startsWith("/refused")) response.writeHead(403).end(`refused: ${url}`);
  else response.end(url.includes(".json") ? "{}" : REGO);
});
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  host = `127.0.0.1:${String((server.address() as AddressInfo).port)}`;
  folder = await makeFolder({}, cleanUp);
  cwd = join(folder, "checkout");
  cache = join(folder, "cache");
});
afterAll(async () => {
  server.closeAllConnections();
  server.close();
});

const BOTH = "https://user:hunter2@HOST/x.json?sig=hunter2";
const ANSWERED = "http://HOST/p.rego?sig=hunter2";
/** Addresses by what becomes of them. */
const ADDRESSES = {
  "with user and query": BOTH,
  "with an @ in the password": "https://user:p@hunter2@HOST/p.rego?sig=hunter2#hunter2",
  "that answers": ANSWERED,
  "that refuses, and repeats it": "http://HOST/refused/p.rego?sig=hunter2",
  "that leads to one that refuses": "http://HOST/go/p.rego?sig=hunter2",
  "of a registry": "oci://user:hunter2@HOST/p:1?sig=hunter2",
  "of another tool": "git::https://user:hunter2@HOST/x.git//p.rego?sshkey=hunter2",
};

const RECORDED = ["-o", "pretty", "-o", "jsonl=decisions.jsonl", "--record", "run.json", "--calls"];
const OUTPUTS = [
  ...REPORT_FORMATS.flatMap((format) => ["-o", `${format}=report.${format}`]),
  ...RECORDED,
  "--explain=full",
];

/** Where addresses are read, or refused as such, in every form of output. `@` is the address. */
const READS: Record<string, string[]> = {
  "gate -i": ["gate", "-p", "p.rego", "-i", "@", ...OUTPUTS],
  "gate -i --summary": ["gate", "-p", "p.rego", "-i", "@", "--summary"],
  "gate -i -o table": ["gate", "-p", "p.rego", "-i", "@", "-o", "table"],
  "gate -i -o github": ["gate", "-p", "p.rego", "-i", "@", "-o", "github"],
  "gate -i -o azuredevops": ["gate", "-p", "p.rego", "-i", "@", "-o", "azuredevops"],
  "gate --combine": ["gate", "-p", "p.rego", "-i", "@", "-i", "m.json", "--combine", ...OUTPUTS],
  "gate -p": ["gate", "-p", "@", "-i", "m.json", ...OUTPUTS],
  "gate -p --update-lock": ["gate", "-p", "@", "m.json", "--update-lock", "--lock", "l.lock"],
  "gate -p --lock": ["gate", "-p", "@", "m.json", "--lock", "none.lock"],
  "gate -p --require-pinned": ["gate", "-p", "@", "m.json", "--require-pinned"],
  "gate -d": ["gate", "p.rego", "m.json", "-d", "@", ...OUTPUTS],
  "gate --exceptions": ["gate", "p.rego", "m.json", "--exceptions", "@", ...OUTPUTS],
  "gate --replay": ["gate", "p.rego", "m.json", "--replay", "@", ...OUTPUTS],
  "gate --material": ["gate", "p.yaml", "--kind", "EVIDENCE", "--material", "@", ...OUTPUTS],
  "gate by a gate file": ["gate", "--config", "gate.yaml", ...OUTPUTS],
  "gate --print-config": ["gate", "--config", "gate.yaml", "--print-config"],
  "gate --attest": [
    ...["gate", "-p", "@", "signed.json", "--key", "builder.pub", "--artifact", `sha256:${"0".repeat(64)}`],
    ...["--attest", "vsa.json", "--sign-key", "gate.pem"],
    ...OUTPUTS,
  ],
  "eval, a policy": ["eval", "@", "-e", "p/deny", "-i", "m.json", "--record", "run.json"],
  "eval -b": ["eval", "data.p", "-b", "@", "-f", "json", "--metrics", "--explain", "full", "--profile"],
  "eval -i": ["eval", "data.p", "-i", "@"],
  check: ["check", "@", "-f", "json"],
  types: ["types", "@"],
  test: ["test", "@", "-f", "json", "-v", "--coverage"],
  "test -o junit": ["test", "@", "-o", "junit"],
  build: ["build", "@", "-e", "p/deny", "-o", "o.tar.gz"],
  inspect: ["inspect", "@", "-f", "json", "-a"],
  "inspect -d": ["inspect", "p.rego", "-d", "@"],
  deps: ["deps", "data.p", "-b", "@"],
  exec: ["exec", "--decision", "p/deny", "-b", "@", "m.json"],
  "exec, an input": ["exec", "--decision", "p/deny", "-b", ".", "@"],
  backtest: ["backtest", "@", "-p", "p.rego"],
  "backtest -p": ["backtest", "run.json", "-p", "@"],
  "run -b": ["run", "-b", "@"],
  bench: ["bench", "data.p", "-b", "@", "--count", "1"],
  parse: ["parse", "@", "m.json", "--combine"],
  "serve -c": ["serve", "-c", "@"],
  "serve, a bundle": ["serve", "--set", "bundles.p.resource=@", "--set", "services.s.url=@"],
  "a command": ["@"],
};

/** What a command has besides, so that its options are what is wrong. */
const BESIDE: Record<string, string[]> = {
  gate: ["p.rego", "m.json"],
  eval: ["data.p", "-d", "p.rego"],
  exec: ["--decision", "p/deny", "-b", ".", "m.json"],
  build: ["p.rego", "-e", "p/deny", "-o", "o.wasm"],
  bench: ["data.p", "--count", "1"],
  deps: ["data.p"],
  check: ["p.rego"],
  types: ["p.rego"],
  fmt: ["p.rego"],
  inspect: ["p.rego"],
  test: ["."],
  serve: ["p.rego", "--addr", "nowhere"],
  parse: ["m.json"],
  verify: ["m.json"],
  sign: ["-b", "."],
  enqueue: ["p.rego", "m.json"],
  backtest: ["run.json"],
};

/** They would ask a person, or never end. */
const WITHOUT_END = ["demo", "dev", "login", "completion"];

/** Options whose value is Rego, a text that a replay needs, or a pair that is no address. */
const NO_ADDRESSES = ["--package", "--import", "--disable-inlining", "--unknowns", "--seed", "--set-file"];

/** Every option with a value: of a path or an address in every command, of others in one. */
async function optionRows(): Promise<(readonly [what: string, args: readonly string[]])[]> {
  const seen = new Set<string>();
  const rows: (readonly [string, readonly string[]])[] = [];
  const add = (name: string, { long, short, flags, required, optional }: Option): void => {
    const named = long ?? short ?? "";
    const isPlace = /<(?:path|file|folder|url|address|set\|file|file\|\w+)>/.test(flags);
    if (!(required || optional) || NO_ADDRESSES.includes(named)) return;
    if (!isPlace && seen.has(flags)) return;
    seen.add(flags);
    rows.push([`${name} ${flags}`, [name, ...(BESIDE[name] ?? []), named, "@"]]);
  };
  for (const { name, load } of COMMANDS) {
    if (WITHOUT_END.includes(name)) continue;
    const command = new Command(name);
    (await load()).configure(command, () => undefined);
    for (const option of command.options) add(name, option);
    rows.push([`${name}, an argument`, [name, ...(BESIDE[name] ?? []), "@"]]);
  }
  for (const option of toOptions(GLOBAL_OPTIONS)) add("whoami", option);
  return rows;
}

/** When each file below a folder was written, by its path. */
async function filesIn(top: string): Promise<Map<string, number>> {
  const entries = await readdir(top, { recursive: true, withFileTypes: true }).catch(() => []);
  const places = entries
    .filter((entry) => entry.isFile())
    .map(({ name, parentPath }) => join(parentPath, name));
  return new Map(
    await Promise.all(places.map(async (place) => [place, (await stat(place)).mtimeMs] as const)),
  );
}

/** Runs a command, and finds the lines with a secret in all that it wrote, told listeners, and kept in the cache. */
async function leaksOf(
  args: readonly string[],
  address: string,
): Promise<{ exitCode: number; stderr: string; leaks: string[]; written: string[] }> {
  const given = address.replaceAll("HOST", host);
  const files = {
    ...FILES,
    "gate.yaml": `version: 1\npolicies: ['${given}']\ninputs: ['${given}', m.json]\ndata: ['${given}']\n`,
  };
  await rm(cwd, { recursive: true, force: true });
  await mkdir(cwd);
  for (const [name, content] of Object.entries(files)) await writeFile(join(cwd, name), content);
  const keptBefore = await filesIn(cache);
  await chmod(join(cwd, "gate.pem"), 0o600);
  const told: string[] = [];
  const hear = (message: unknown): void => void told.push(JSON.stringify(message));
  const listeners = { start: hear, end: hear, asyncStart: hear, asyncEnd: hear, error: hear };
  for (const channel of Object.values(channels)) {
    channel.subscribe(listeners);
    onTestFinished(() => {
      channel.unsubscribe(listeners);
    });
  }
  const { exitCode, stdout, stderr } = await run(
    args.map((word) => word.replace("@", given)),
    {
      cwd,
      isTTY: true,
      env: { SERVICE_BASE_URL: "http://127.0.0.1:1", SERVICE_TOKEN: "t", REGOHOST_CACHE: cache },
    },
  );
  const texts = [
    ["stdout", stdout],
    ["stderr", stderr],
    ["listeners", told.join("\n")],
  ];
  const written: string[] = [];
  for (const [place, writtenAt] of [...(await filesIn(cwd)), ...(await filesIn(cache))]) {
    const name = basename(place);
    if (name in files || keptBefore.get(place) === writtenAt) continue;
    written.push(name);
    const text = await readFile(place, "utf8");
    const payloads = Array.from(text.matchAll(/"payload":\s*"([A-Za-z0-9+/=]+)"/g), ([, payload = ""]) =>
      Buffer.from(payload, "base64").toString(),
    );
    texts.push([name, [name, text, ...payloads].join("\n")]);
  }
  const leaks = texts.flatMap(([name = "", text = ""]) =>
    text.split("\n").flatMap((line) => (line.includes(SECRET) ? [`${name}: ${line.slice(0, 300)}`] : [])),
  );
  return { exitCode, stderr, leaks, written };
}

describe.each(Object.entries(ADDRESSES).map(([what, address], index) => ({ what, address, index })))(
  "no secret of an address $what is in an output of",
  ({ address, index }) => {
    it.each(productCases(Object.entries(READS), 4, index))("%s", async (_place, args) => {
      const { leaks } = await leaksOf(args, address);
      expect(leaks).toEqual([]);
    });
  },
);

describe("no secret of an address is shown by the option", async () => {
  it.each(await optionRows())("%s", async (_what, args) => {
    const { leaks } = await leaksOf(args, BOTH);
    expect(leaks).toEqual([]);
  });
});

describe("these runs reach what they are about:", () => {
  it.each([
    ["gate -p", ANSWERED, 0],
    ["gate -p", ADDRESSES["that refuses, and repeats it"], 3],
    ["gate -i", BOTH, 2],
    ["gate -p --update-lock", ANSWERED, 0],
    ["eval -b", ANSWERED, 0],
    ["test", ANSWERED, 0],
    ["inspect", ANSWERED, 0],
    ["build", ANSWERED, 0],
  ])("%s of %s", async (place, address, exitCode) => {
    const end = await leaksOf(READS[place]!, address);
    expect(end, end.stderr).toMatchObject({ exitCode, leaks: [] });
    if (!place.startsWith("gate -") || place.endsWith("lock")) return;
    const files = REPORT_FORMATS.map((format) => `report.${format}`);
    // A run that ends before its inputs are judged writes no report.
    if (exitCode < 3) expect(end.written).toEqual(expect.arrayContaining([...files, "decisions.jsonl"]));
  });
});

describe("serve", () => {
  it.each(["/p.rego", "/refused/p.rego"])("shows no secret of the address of %s", async (path) => {
    const cwd = await makeFolder({
      "opa.yaml": `services: {s: {url: 'http://${host}'}}
bundles: {b: {service: s, resource: '${path}?sig=hunter2'}}
decision_logs: {console: true}
status: {console: true}
`,
    });
    const abort = new AbortController();
    const answers: string[] = [];
    const ask = async (url: string): Promise<void> => {
      for (const of of ["v1/status", "health?bundles", "v1/data/p", "metrics", "v1/config", "v1/policies"]) {
        answers.push(await (await fetch(new URL(of, url))).text());
      }
      abort.abort();
    };
    let asked: Promise<void> | undefined;
    const config = path === "/p.rego" ? [`http://${host}${path}?sig=hunter2`] : ["-c", "opa.yaml"];
    const end = await run(["serve", "--addr", "127.0.0.1:0", "--builtins", "none", ...config], {
      cwd,
      signal: abort.signal,
      onStderr: (text) => {
        const [, url] = /listening on (\S+)/.exec(text) ?? [];
        if (url !== undefined) asked = ask(url);
      },
    });
    await asked;
    expect(answers).toHaveLength(6);
    expect(end.stdout + end.stderr + answers.join("\n")).not.toContain(SECRET);
  });
});

it("a message that is told again keeps what is no secret of an address", async () => {
  const { stderr } = await run(["check", "--max-errors", "https://u:hunter2@h/x?y=hunter2", "."]);
  expect(stderr).toContain("argument 'https://h/x' is invalid");
});
