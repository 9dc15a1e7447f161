import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import { createServer, type Server } from "node:http";
import { readFile, writeFile } from "node:fs/promises";
import { type AddressInfo } from "node:net";
import { delimiter, join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { promisify } from "node:util";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { bundleForBrowser } from "../../../scripts/bundle-browser.mjs";
import {
  buildBundle,
  buildJavaScript,
  compilePolicy,
  defineBuiltin,
  loadPolicy,
  Recording,
} from "../../../src/index.js";
import type * as browserLibrary from "../../../src/engine/browser/index.js";
import { loadGate } from "../../../src/gate/index.js";
import { chromiumPath, openBrowser } from "../../gate/report/html/browser.js";

const ROOT = fileURLToPath(new URL("../../..", import.meta.url));
const DIR = ".bench/browser-agreement";

/** Bodies of `package p`, whose documents must be the same in both. */
const RULES = [
  'sets := {3, 1, "é", [2], {"a": null}} | {x | some x in input.list}',
  'hashes := [crypto.md5("ä"), crypto.sha1("b"), crypto.sha256("c"), crypto.hmac.sha512("a", "k")]',
  'encoded := [base64url.encode_no_pad("ü?>~"), hex.encode("é"), hex.decode("c3a9"), urlquery.encode("a b&c")]',
  'token := io.jwt.decode("eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiJhw6QifQ.c2ln")',
  'texts := [sprintf("%05d %v %s", [42, {"a": 1}, "x"]), upper("straße"), regex.replace("aéa", "é", "-")]',
  "numbers := [1e300, 12345678901234567890123, 0.1 + 0.2, 7 % 3, round(2.5)]",
  'nets := [net.cidr_is_valid("10.0.0.0/8"), net.cidr_is_valid("10.0.0/8"), net.cidr_contains("::/0", "::1")]',
  'times := [time.now_ns(), time.parse_rfc3339_ns("2026-01-02T03:04:05.678Z"), uuid.rfc4122("k")]',
  "nothing := to_number(input.text)",
  'answered := [acme.owner("a"), acme.owner(acme.owner("b"))]',
  "walked := count([1 | walk(input, _)])",
  'parsed := yaml.unmarshal("a: [1, ~]")',
];
const INPUT = { list: [1, "ß", 2.5], text: "not a number" };
const NOW = Date.UTC(2026, 0, 2);
const POLICY = { "p.rego": `package p\n\n${RULES.join("\n\n")}\n` };
const GATE = {
  "gate.rego":
    'package gate\n\n# METADATA\n# title: Needs a signature\n# custom:\n#  severity: high\ndeny contains msg if {\n\tnot input.signed\n\tmsg := "not signed"\n}\n',
};
const BROKEN = { "bad.rego": "package bad\n\nallow if unknown(1)\n" };
const SPINNING = {
  "spin.rego":
    "package spin\n\nx := count([1 | numbers.range(1, 3000)[_]; numbers.range(1, 3000)[_]; numbers.range(1, 3000)[_]])\n",
};

type Library = Pick<typeof browserLibrary, "loadPolicy" | "loadGate" | "defineBuiltin" | "Recording">;

/** What a library makes of the cases. It refers to nothing outside itself, because it runs in a page, too. */
async function observe(
  library: Library,
  given: { policy: object; gate: object; broken: object; spinning: object; input: unknown; now: number },
): Promise<unknown> {
  const owner = library.defineBuiltin({
    name: "acme.owner",
    args: ["string"],
    result: "any",
    effect: false,
    call: ([name]) => Promise.resolve(`${name}!`),
  });
  const files = (texts: object): { files: Record<string, string> } => ({
    files: { ...texts },
  });
  const codeOf = (error: unknown): unknown => [(error as Error).name, (error as { code?: unknown }).code];
  const policy = await library.loadPolicy(files(given.policy), { builtins: [owner], entrypoint: "p" });
  let recorded = "";
  const decision = await policy.decide(given.input, {
    now: new Date(given.now),
    seed: "seed",
    onRecording: (recording) => (recorded = recording.toJson()),
  });
  await policy.close();
  const replayed = await library.loadPolicy(files(given.policy), {
    builtins: [owner],
    entrypoint: "p",
    replay: library.Recording.parse(recorded),
  });
  const again = await replayed.evaluate(given.input);
  await replayed.close();
  const gate = await library.loadGate(files(given.gate));
  const report = await gate.judge([
    { name: "good", value: { signed: true } },
    { name: "bad", text: "{}" },
    { name: "broken", text: "{" },
  ]);
  await gate.close();
  const broken = await library.loadPolicy(files(given.broken)).catch(codeOf);
  const spinning = await library.loadPolicy(files(given.spinning), { entrypoint: "spin/x" });
  const ended = await spinning.evaluate({}, { timeoutMs: 300 }).catch(codeOf);
  await spinning.close();
  return {
    resultSet: decision.resultSet,
    rounds: decision.rounds,
    calls: decision.calls.map(({ builtin, args, outcome, round, used }) => ({
      builtin,
      args,
      outcome,
      round,
      used,
    })),
    again: JSON.stringify(again) === JSON.stringify(decision.result),
    outcome: report.outcome,
    results: report.results.map(({ ms: _, ...result }) => result),
    broken,
    ended,
  };
}

const OTHER_RUNTIMES = [
  { name: "deno", args: ["run", "--no-config", "--allow-read"] },
  { name: "bun", args: ["run"] },
];

/** A program of PATH, if any. */
function findProgram(name: string): string | undefined {
  const found = (process.env["PATH"] ?? "")
    .split(delimiter)
    .map((folder) => join(folder, name))
    .find((path) => existsSync(path));
  if (found === undefined) {
    console.warn(`no ${name}: the bundle for browsers is not tested in it; npm run test:runtimes brings it`);
  }
  return found;
}

async function loadBundled(): Promise<typeof browserLibrary> {
  return (await import(pathToFileURL(join(ROOT, DIR, "browser.js")).href)) as typeof browserLibrary;
}

const GIVEN = { policy: POLICY, gate: GATE, broken: BROKEN, spinning: SPINNING, input: INPUT, now: NOW };

describe("regohost/browser", () => {
  let expected: unknown;

  beforeAll(async () => {
    await bundleForBrowser({ input: { browser: "src/engine/browser/index.ts" }, dir: DIR });
    expected = JSON.parse(
      JSON.stringify(await observe({ loadPolicy, loadGate, defineBuiltin, Recording }, GIVEN)),
    );
  });

  it("expects a document, findings, and errors", () => {
    expect(expected).toMatchObject({
      again: true,
      outcome: "invalid",
      broken: ["PolicyLoadError", "rego_invalid"],
      ended: ["EvaluationError", "timeout"],
    });
  });

  it("gives the same results where there is no DOM", async () => {
    const library = await loadBundled();
    library.useOpaCore(await readFile(join(ROOT, "opa-core/opa-core.wasm")));
    expect(JSON.parse(JSON.stringify(await observe(library, GIVEN)))).toEqual(expected);
  });

  it("refuses what only Node has, and another opa-core", async () => {
    const library = await loadBundled();
    await expect(library.loadPolicy("p.rego" as never)).rejects.toMatchObject({ code: "source_unsupported" });
    const files = { files: POLICY };
    for (const option of [{ allowNet: ["a.example"] }, { cwd: "/" }, { schema: "cyclonedx" }]) {
      await expect(library.loadGate(files, option as never)).rejects.toMatchObject({
        code: "config_invalid",
      });
    }
    library.useOpaCore(new Uint8Array(8));
    await expect(library.compilePolicy({ files: GATE })).rejects.toMatchObject({
      code: "opa_core_unavailable",
    });
  });

  it("evaluates a policy as JavaScript, which is none of a gate", async () => {
    const { wasm } = await compilePolicy({ files: { "p.rego": "package p\n\nx := input.n + 1\n" } });
    const file = join(ROOT, DIR, "policy.mjs");
    await writeFile(file, await buildJavaScript(wasm));
    const { default: built } = (await import(pathToFileURL(file).href)) as {
      default: browserLibrary.JavaScriptSource;
    };
    const runs: unknown[] = [];
    interface Entrypoint {
      run: (...args: unknown[]) => unknown;
    }
    const make: typeof built.make = (runtime, builtins) =>
      (built.make(runtime, builtins) as Entrypoint[]).map((entrypoint) => ({
        ...entrypoint,
        run: (...given: unknown[]) => {
          const result = entrypoint.run(...given);
          runs.push(result);
          return result;
        },
      }));
    const library = await loadBundled();
    const policy = await library.loadPolicy({ ...built, make });
    expect(policy.evaluateSync({ n: 1 })).toEqual({ x: 2 });
    expect(runs).toHaveLength(1);
    await policy.close();
    await expect(library.loadGate(built as never)).rejects.toMatchObject({ code: "source_unsupported" });
  });

  it("loads a signed bundle unverified when asked to, and refuses to verify it", async () => {
    const { archive: bundle } = await buildBundle(
      { files: GATE },
      { entrypoint: "gate", sign: { key: "secret", algorithm: "HS256" } },
    );
    const library = await loadBundled();
    library.useOpaCore(await readFile(join(ROOT, "opa-core/opa-core.wasm")));
    const policy = await library.loadPolicy(bundle, { verify: false });
    expect(await policy.evaluate({ signed: false })).toEqual({ deny: ["not signed"] });
    await policy.close();
    const gate = await library.loadGate(bundle, { verify: false });
    expect((await gate.judge([{ name: "a", value: { signed: true } }])).outcome).toBe("pass");
    await gate.close();
    for (const load of [library.loadPolicy, library.loadGate]) {
      await expect(load(bundle)).rejects.toMatchObject({
        code: "verification_key_missing",
        message: expect.stringMatching(/browser cannot verify.*verify: false/) as string,
      });
      const verify = { bundles: { keys: { one: { key: "secret", algorithm: "HS256" } } } };
      await expect(load(bundle, { verify } as never)).rejects.toMatchObject({
        code: "config_invalid",
        message: expect.stringMatching(/verifying signatures is not available in a browser/) as string,
      });
    }
  });

  it("refuses to verify inputs and envelopes", async () => {
    const library = await loadBundled();
    library.useOpaCore(await readFile(join(ROOT, "opa-core/opa-core.wasm")));
    const gate = await library.loadGate({ files: GATE });
    await expect(gate.judge([{ name: "a", value: {} }], { verify: { keys: ["key"] } })).rejects.toMatchObject(
      { code: "config_invalid" },
    );
    await gate.close();
    const calling =
      'package v\n\nx := regohost.verify("{}", {"keys": ["key"]})\n\ny := regohost.verify("{}", {})\n';
    const policy = await library.loadPolicy({ files: { "v.rego": calling } }, { entrypoint: ["v/x", "v/y"] });
    for (const entrypoint of ["v/x", "v/y"]) {
      await expect(policy.evaluate({}, { entrypoint })).rejects.toMatchObject({
        cause: { code: "config_invalid" },
      });
    }
    await policy.close();
  });

  describe.each(OTHER_RUNTIMES)("in $name", ({ name, args }) => {
    const program = findProgram(name);

    it.skipIf(program === undefined)("gives the same results as Node", async () => {
      const file = join(ROOT, DIR, `${name}.mjs`);
      await writeFile(
        file,
        `import { readFile } from "node:fs/promises";\nimport * as library from "./browser.js";\n` +
          `library.useOpaCore(await readFile(${JSON.stringify(join(ROOT, "opa-core/opa-core.wasm"))}));\n` +
          `const observe = ${observe.toString()};\nconsole.log(JSON.stringify(await observe(library, ${JSON.stringify(GIVEN)})));\n`,
      );
      const { stdout } = await promisify(execFile)(program ?? "", [...args, file], { cwd: join(ROOT, DIR) });
      expect(JSON.parse(stdout)).toEqual(expected);
    });
  });

  describe.skipIf(chromiumPath === undefined)("in a worker of Chromium", () => {
    let server: Server;
    let base: string;

    beforeAll(async () => {
      server = createServer((request, response) => {
        const url = request.url ?? "/";
        const isScript = url.endsWith(".js");
        response.setHeader(
          "content-type",
          isScript ? "text/javascript" : url === "/" ? "text/html" : "application/wasm",
        );
        if (url === "/") response.end("<!doctype html><title>test</title>");
        else if (url === "/worker.js")
          response.end(
            `import * as library from "/browser.js";\nlibrary.useOpaCore("/opa-core.wasm");\nconst observe = ${observe.toString()};\n` +
              "onmessage = ({ data }) => observe(library, data).then((seen) => postMessage({ seen }), (error) => postMessage({ error: String(error.stack) }));",
          );
        else
          readFile(
            url === "/opa-core.wasm" ? join(ROOT, "opa-core/opa-core.wasm") : join(ROOT, DIR, url),
          ).then(
            (bytes) => response.end(bytes),
            () => response.writeHead(404).end(),
          );
      });
      await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
      base = `http://127.0.0.1:${String((server.address() as AddressInfo).port)}/`;
    });

    afterAll(() => {
      server.close();
    });

    it("gives the same results as Node", async () => {
      const browser = await openBrowser();
      try {
        const page = await browser.newPage();
        await page.goto(base);
        const told = await page.evaluate(
          `new Promise((resolve, reject) => {
            const worker = new Worker("/worker.js", { type: "module" });
            worker.onmessage = ({ data }) => resolve(data);
            worker.onerror = ({ message }) => reject(new Error(message));
            worker.postMessage(${JSON.stringify(GIVEN)});
          })`,
        );
        expect(JSON.parse(JSON.stringify(told))).toEqual({ seen: expected });
      } finally {
        await browser.close();
      }
    });
  });
});
