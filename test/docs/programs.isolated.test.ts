import { readdirSync, readFileSync } from "node:fs";
import { mkdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import ts from "typescript";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { blocksOf } from "../../scripts/markdown.mjs";
import { compilePolicy, loadPolicy } from "../../src/index.js";
import { addSampleRelease, startEvidenceService, type FakeEvidenceService } from "../../src/testing/index.js";
import { startRedis } from "../../scripts/redis-server.mjs";
import { cleanUpAfterAll } from "../clean-up.js";
import { makeFolder } from "../cli/run.js";

const redis = await startRedis();
if (redis === undefined) {
  process.stderr.write(
    "SKIPPED: docs/scaling.md in test/docs/programs.isolated.test.ts needs redis-server, valkey-server or REDIS_URL\n",
  );
}

const root = new URL("../../", import.meta.url);
const read = (page: string): string => readFileSync(new URL(page, root), "utf8");

/** The blocks of a page in TypeScript, which are one program. */
const programOf = (page: string): string =>
  blocksOf(read(page))
    .filter(({ language }) => language === "ts")
    .map(({ text }) => text)
    .join("\n");

const pages = ["README.md", ...readdirSync(new URL("docs/", root)).map((name) => `docs/${name}`)].filter(
  (page) => page.endsWith(".md") && programOf(page) !== "",
);

/** Why the program of a page is not run here. */
const NOT_RUN: Readonly<Record<string, string>> = {
  "docs/browser.md": "it needs a browser and what a server gives it; test/engine/browser runs its entry",
  "docs/materials.md": "its policy is one of Chainloop's files; test/chainloop runs such",
  "docs/shipping.md":
    "it is run in each of its ways by `npm run check:bundlers`, and in some by test/scripts/shipping.test.ts",
  "docs/telemetry.md":
    "its SDK sends to a collector; test/server/otel runs the entry with exporters in memory",
  "docs/types.md": "it is examples/typed/main.ts, which its own test runs",
  "docs/verification.md": "its bundle and key are made up; test/engine/source/signed-bundle runs such",
};

/** What a program is run with. */
interface Surroundings {
  /** Values that the page declares as given. */
  given?: Record<string, unknown>;
  argv?: string[];
  /** What is made up on the page, and what is there instead. */
  instead?: Record<string, string>;
  /** What it prints, with both streams of `console`. */
  prints?: RegExp;
}

const FILES = {
  "policies/gate.rego": 'package gate\n\ndeny contains "it has no name" if not input.name\n',
  "policies/gate_test.rego":
    'package gate_test\n\nimport data.gate\n\ntest_named if count(gate.deny) == 0 with input.name as "a"\n',
  "schemas/input.json": '{"type": "object", "properties": {"name": {"type": "string"}}}',
  "sbom.json": '{"name": "app", "components": []}',
  "statements.jsonl": '{"name": "a"}\n{"name": "b"}\n',
  "licences.yaml": "licences: [MIT]\n",
  "gate.rego": blocksOf(read("docs/library.md")).find(({ info }) => info === "gate.rego")?.text,
};

let cwd: string;
let service: FakeEvidenceService;
let attested: string;
const before = process.cwd();
const cleanUp = cleanUpAfterAll();

beforeAll(async () => {
  cwd = await makeFolder({ "store/sha256/.keep": "" }, cleanUp);
  service = await startEvidenceService();
  cleanUp(() => service.close());
  attested = addSampleRelease(service).image.digest;
  const named = blocksOf(read("docs/chainloop.md")).filter(({ info }) => info !== "");
  const files = {
    ...FILES,
    ...Object.fromEntries(named.map(({ info, text }) => [`chainloop/${info}`, text])),
  };
  for (const [name, text] of Object.entries(files)) {
    expect(text, name).toBeDefined();
    await mkdir(dirname(join(cwd, name)), { recursive: true });
    await writeFile(join(cwd, name), text ?? "");
  }
  for (const name of ["policy.wasm", "licences.wasm"]) {
    const { wasm } = await compilePolicy(join(cwd, "policies"), { entrypoint: "gate/deny" });
    await writeFile(join(cwd, name), wasm);
  }
  vi.stubEnv("SERVICE_BASE_URL", service.baseUrl);
  vi.stubEnv("SERVICE_TOKEN", await service.issueToken({ kind: "api", organization: "acme" }));
  process.chdir(cwd);
});
afterAll(async () => {
  process.chdir(before);
  vi.unstubAllEnvs();
  await redis?.stop();
});

const MODULES: Readonly<Record<string, () => Promise<Record<string, unknown>>>> = {
  "node:crypto": () => import("node:crypto"),
  "node:fs/promises": () => import("node:fs/promises"),
  regohost: () => import("../../src/index.js"),
  "regohost/builtins/conforma": () => import("../../builtins/conforma/index.js"),
  "regohost/gate": () => import("../../src/gate/index.js"),
  "regohost/queue": () => import("../../src/server/queue/index.js"),
  "regohost/opa-wasm": () => import("../../src/engine/opa-wasm/index.js"),
  "regohost/testing": () => import("../../src/testing/index.js"),
  "regohost/tooling": () => import("../../src/tooling/index.js"),
  "regohost/verify": () => import("../../src/trust/verify/index.js"),
};

/** The program as a function, which a file exports; its imports are those of `load`. */
function toFunction(program: string): string {
  const { outputText } = ts.transpileModule(program, {
    compilerOptions: {
      target: ts.ScriptTarget.ES2022,
      module: ts.ModuleKind.ESNext,
      verbatimModuleSyntax: true,
      // A program without an import is a module here, too.
      moduleDetection: ts.ModuleDetectionKind.Force,
    },
  });
  const imports: string[] = [];
  const body = outputText
    .replace(/^export \{\};$/m, "")
    .replaceAll(/^import \{ ([^}]*) \} from "([^"]+)";$/gm, (_, names: string, from: string) => {
      imports.push(`const { ${names.replaceAll(" as ", ": ")} } = await load(${JSON.stringify(from)});`);
      return "";
    });
  expect(body).not.toMatch(/^(?:import|export) /m);
  return imports.concat(body).join("\n");
}

/** Runs the program of a page in the folder. @returns what it prints, and the exit code that it sets. */
async function runProgram(
  page: string,
  { given = {}, argv = [], instead = {} }: Surroundings,
): Promise<{ printed: string; exitCode: unknown }> {
  let program = programOf(page);
  for (const [text, other] of Object.entries(instead)) {
    expect(program).toContain(text);
    program = program.replaceAll(text, other);
  }
  const folder = await makeFolder({
    "program.mjs": `export default async (load, console, process, { ${Object.keys(given).join(", ")} }) => {\n${toFunction(program)}\n};\n`,
  });
  const { default: start } = (await import(
    /* @vite-ignore */ pathToFileURL(join(folder, "program.mjs")).href
  )) as { default: (...surroundings: unknown[]) => Promise<void> };
  const lines: string[] = [];
  const print = (...values: unknown[]): void => void lines.push(values.map(String).join(" "));
  const own = { argv: ["node", "program.mjs", ...argv], stdout: { isTTY: false }, exitCode: undefined };
  const load = async (name: string): Promise<Record<string, unknown>> => {
    const found = MODULES[name];
    if (found === undefined) throw new Error(`${page} imports ${name}, which MODULES lacks`);
    return await found();
  };
  await start(load, { log: print, error: print }, own, given);
  return { printed: lines.join("\n"), exitCode: own.exitCode };
}

const RUN: Readonly<Record<string, () => Surroundings>> = {
  "README.md": () => ({ prints: /^it has no name$/ }),
  "docs/library.md": () => ({
    given: { lookUpOwner: () => Promise.resolve("ada") },
    argv: ["policies/", "sbom.json"],
    prints: /^PASS {2}sbom\.json {2}gate\n/,
  }),
  "docs/chainloop.md": () => ({
    given: { sbom: { bomFormat: "CycloneDX", image: attested, components: [] } },
    instead: { '"sbom.rego"': '"chainloop/sbom.rego"' },
  }),
  "docs/client.md": () => ({
    instead: {
      "https://cp.example.com": service.baseUrl,
      'discover("sha256:…", { kind: "ATTESTATION" })': `discover("${attested}")`,
      'download("sha256:…")': `download("${service.addArtifact("{}", { kind: "SBOM_CYCLONEDX_JSON" }).digest}")`,
    },
  }),
  "docs/errors.md": () => ({
    instead: { "policies/": "polices/" },
    prints: /polices\/.*did you mean policies/,
  }),
  "docs/gate.md": () => ({
    given: {
      request: { id: "a", body: Buffer.from('{"name": "a"}'), signal: new AbortController().signal },
      log: { write: () => undefined },
    },
    instead: { "/srv/release": cwd },
    prints: /^PASS {2}sbom\.json {2}gate\n[^]*statements\.jsonl[^]* gate\/?\w* pass\npass \d+ 0$/,
  }),
  "docs/conforma.md": () => ({ given: { loadPolicy } }),
  "docs/network.md": () => ({ given: { loadPolicy } }),
  "docs/opa-wasm.md": () => ({ given: { tiers: { a: 1 }, input: { name: "a" } }, prints: /\ntrue$/ }),
  "docs/reports.md": () => ({}),
  "docs/scaling.md": () => ({
    instead: {
      "rediss://redis.example.com": redis?.url ?? "",
      "/srv/regohost": `${cwd}/store`.replaceAll("\\", "/"),
    },
    prints: /^pass /,
  }),
  "docs/signing.md": () => ({ prints: /^\{"payloadType":"application\/vnd\.in-toto\+json",/ }),
  "docs/testing.md": () => ({ given: { id: "bb50b2db-f344-48a3-891f-dfca29b07303" } }),
  "docs/tooling.md": () => ({
    instead: { "src/policy-types.ts": "policy-types.ts" },
    prints: /^data\.gate_test\.test_named: pass\n/,
  }),
};

describe("the programs of the documents", () => {
  it("are run, or there is a reason why not", () => {
    expect([...Object.keys(RUN), ...Object.keys(NOT_RUN)].toSorted()).toEqual(pages.toSorted());
  });

  const runs = Object.entries(RUN).filter(([page]) => redis !== undefined || page !== "docs/scaling.md");
  it.each(runs)("of %s run", async (page, surroundings) => {
    const { prints = /^/, ...others } = surroundings();
    const { printed, exitCode } = await runProgram(page, others);
    expect(printed).toMatch(prints);
    expect(exitCode).toBeUndefined();
  });
});
