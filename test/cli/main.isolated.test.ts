import { execFileSync, spawn, spawnSync, type ChildProcessWithoutNullStreams } from "node:child_process";
import {
  chmodSync,
  closeSync,
  cpSync,
  lstatSync,
  mkdirSync,
  openSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  utimesSync,
} from "node:fs";
import { readFile, rm, writeFile } from "node:fs/promises";
import * as nodeModule from "node:module";
import { basename, dirname, join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { beforeAll, describe, expect, it } from "vitest";
import { startEvidenceService } from "../../src/testing/index.js";
import { createWasm, POLICY_EXPORTS } from "../engine/wasm/wasm-bytes.js";
import { buildCli } from "./build-cli.js";
import { cleanUpAfterAll } from "../clean-up.js";
import { makeFolder, run } from "./run.js";

const ROOT = fileURLToPath(new URL("../..", import.meta.url));

let cli: string;
let folder: string;
/** What a command loads of a compiled policy at most: each further file is 0.3 ms on Node 20, each 40 KB a millisecond. */
const LOADED = [
  { args: ["eval", "p.wasm", "-e", "p/x", "-i", "pass.json"], maxFiles: 5, maxBytes: 527_000 },
  {
    args: ["eval", "formatted.wasm", "-e", "p/formatted", "-i", "pass.json"],
    maxFiles: 6,
    maxBytes: 566_000,
  },
  { args: ["gate", "p.wasm", "pass.json"], maxFiles: 11, maxBytes: 800_000 },
];

/** Elements of a set are values that are there already, so its 10^12 steps take no memory. */
const ENDLESS = `package e

letters := {"a", "b", "c", "d", "e", "f", "g", "h", "i", "j"}

deny contains "never" if {
${Array.from("abcdefghijkl", (name) => `\tsome ${name} in letters\n`).join("")}\tl == "z"
}
`;

const cleanUp = cleanUpAfterAll();

beforeAll(async () => {
  cli = await buildCli();
  folder = await makeFolder(
    {
      "p.rego": `package p\n\nx := input\n\ndeny contains "no" if input.no\n\nasked := service.discover("sha256:${"a".repeat(64)}", "")\n\nformatted := sprintf("%v", [input])\n`,
      "pass.json": '{"no":false}',
      "fail.json": '{"no":true}',
      "slow.json": JSON.stringify({ text: `${"a".repeat(64)}!` }),
      "schema.json": JSON.stringify({
        type: "object",
        properties: { text: { type: "string", pattern: "^(a+)+$" } },
      }),
      "text.rego": 'package t\n\ndeny contains "empty" if input.text == ""\n',
      "endless.rego": ENDLESS,
    },
    cleanUp,
  );
  await writeFile(
    join(folder, "spinning.wasm"),
    createWasm({
      memory: { minimum: 1 },
      returns: Object.fromEntries(POLICY_EXPORTS.map((name) => [name, 0])),
      globals: { opa_wasm_abi_version: 1, opa_wasm_abi_minor_version: 3 },
      spinsAtStart: true,
    }),
  );
  for (const [name, rules] of [
    ["p.wasm", ["x", "deny"]],
    ["asking.wasm", ["asked"]],
    ["formatted.wasm", ["formatted"]],
  ] as const) {
    const entrypoints = rules.flatMap((rule) => ["-e", `p/${rule}`]);
    expect((await run(["build", "p.rego", ...entrypoints, "-o", name], { cwd: folder })).exitCode).toBe(0);
  }
});

interface Start {
  env?: Record<string, string>;
  /** Code that runs before the command line. */
  preload?: string;
}

function start(args: string[], { env = {}, preload }: Start = {}): ChildProcessWithoutNullStreams {
  const preloads =
    preload === undefined ? [] : ["--import", `data:text/javascript,${encodeURIComponent(preload)}`];
  return spawn(process.execPath, [...preloads, cli, ...args], {
    cwd: folder,
    env: {
      PATH: process.env["PATH"],
      SYSTEMROOT: process.env["SYSTEMROOT"],
      XDG_CONFIG_HOME: folder,
      ...env,
    },
  });
}

interface Ended {
  code: number | null;
  signal: NodeJS.Signals | null;
  stdout: string;
  stderr: string;
}

function ended(child: ChildProcessWithoutNullStreams): Promise<Ended> {
  let stdout = "";
  let stderr = "";
  child.stdout.on("data", (chunk: Buffer) => (stdout += chunk.toString()));
  child.stderr.on("data", (chunk: Buffer) => (stderr += chunk.toString()));
  return new Promise((resolve) =>
    child.on("close", (code, signal) => resolve({ code, signal, stdout, stderr })),
  );
}

describe("the process", () => {
  it("ends with the command's exit code", async () => {
    const [pass, fail, usage] = await Promise.all([
      ended(start(["gate", "p.wasm", "pass.json"])),
      ended(start(["gate", "p.wasm", "fail.json"])),
      ended(start(["gate", "p.wasm", "nothing*.json"])),
    ]);
    expect(pass).toMatchObject({ code: 0, stderr: "" });
    expect(fail).toMatchObject({ code: 1, stderr: "" });
    expect(usage).toMatchObject({ code: 2, stdout: "" });
  });

  it("ends with 3 when nobody reads its answer", async () => {
    const child = start(["eval", "p.wasm", "-e", "p/x", "-i", "-"]);
    const end = ended(child);
    // It waits for its input, so the reader is gone for sure when it answers.
    child.stdout.destroy();
    child.stdin.end("1");
    expect(await end).toMatchObject({ code: 3, stderr: "" });
  });

  it("prints its version without the files that commands need", async () => {
    const dist = join(await makeFolder({ "package.json": '{"type": "module"}' }, cleanUp), "dist");
    const needed = /^(?:cli|start-[\w-]{8}|rolldown-runtime-[\w-]{8})\.js$/;
    cpSync(dirname(cli), dist, {
      recursive: true,
      filter: (path) => path === dirname(cli) || needed.test(basename(path)),
    });
    const run = spawnSync(process.execPath, [join(dist, "cli.js"), "--version"], { encoding: "utf8" });
    expect(run).toMatchObject({
      status: 0,
      stdout: expect.stringMatching(/^\d+\.\d+\.\d+/) as string,
      stderr: "",
    });
  });

  it("ends with its exit code when nobody reads its notes", async () => {
    const child = start(["eval", "p.wasm", "-e", "p/x", "-i", "-"]);
    const end = ended(child);
    child.stderr.destroy();
    child.stdin.end("{");
    expect((await end).code).toBe(2);
  });

  it.runIf(process.platform === "linux").each([[["gate", "p.wasm", "pass.json"]], [["--version"]]])(
    "ends with 3 when the answer of %j does not fit on the disk",
    async (args) => {
      const full = openSync("/dev/full", "w");
      const child = spawn(process.execPath, [cli, ...args], {
        cwd: folder,
        stdio: ["ignore", full, "ignore"],
      });
      const code = await new Promise((resolve) => child.on("close", resolve));
      closeSync(full);
      expect(code).toBe(3);
    },
  );

  const LOST: { what: string; preload: string; stderr: string }[] = [
    {
      what: "a promise is lost",
      preload: "process.stdout.write = () => true;",
      stderr:
        "error: unexpected: the command waits for something that never ends, such as a module of --builtins that never loads [unexpected]",
    },
    {
      what: "something throws",
      preload: 'process.stdin.once("newListener", () => setImmediate(() => { throw new Error("lost") }));',
      stderr: "error: unexpected: lost [unexpected]",
    },
    {
      what: "a rejection is lost",
      preload: 'process.stdin.once("newListener", () => void Promise.reject(new Error("lost")));',
      stderr: "error: unexpected: lost [unexpected]",
    },
    {
      what: "something throws what quotes a path, a command of a CI system and lines",
      preload:
        'process.stdin.once("newListener", () => setImmediate(() => { throw new Error(String.raw`C:\\new "a" ##[b] ::c`.replace(" ::", "\\n::") + "\\u001b[m") }));',
      stderr:
        String.raw`error: unexpected: C:\new "a" \u0023#[b] [unexpected]` +
        "\n    " +
        String.raw`\u003a:c\u001b[m`,
    },
    {
      what: "something ends the process",
      preload: 'process.stdin.once("newListener", () => process.exit(0));',
      stderr:
        "error: unexpected: the process was ended before the command, such as by a module of --builtins [unexpected]",
    },
    {
      what: "it cannot start",
      preload: 'process.cwd = () => { throw new Error("lost") };',
      stderr: "error: unexpected: lost [unexpected]",
    },
  ];
  it.each(LOST)("ends with 3 when $what", async ({ preload, stderr }) => {
    const child = start(["eval", "p.wasm", "-e", "p/x", "-i", "-"], { preload });
    child.stdin.on("error", () => undefined);
    child.stdin.end("1");
    const end = await ended(child);
    expect(end.code).toBe(3);
    expect(end.stderr.trim()).toBe(stderr);
  });

  it.each([
    ["spins", "for (;;);"],
    ["spins later", "setTimeout(() => { for (;;); }, 1); await new Promise(() => undefined);"],
  ])("ends with 3 at --timeout when a module of built-ins %s", async (_what, text) => {
    await writeFile(join(folder, "spins.mjs"), text);
    const end = await ended(start(["check", "p.rego", "--builtins", "spins.mjs", "--timeout", "500ms"]));
    expect(end).toEqual({
      ...{ code: 3, signal: null, stdout: "" },
      stderr:
        "error: loading spins.mjs took longer than its 500 ms; raise --timeout to allow more [timeout]\n",
    });
  });

  it.skipIf(process.platform === "win32")("ends at a signal while a module of built-ins spins", async () => {
    await writeFile(join(folder, "tells.mjs"), 'process.stderr.write("spins\\n"); for (;;);');
    const endAt = async (signal: NodeJS.Signals): Promise<Ended> => {
      const child = start(["check", "p.rego", "--builtins", "tells.mjs"]);
      child.stderr.once("data", () => child.kill(signal));
      return ended(child);
    };
    expect(await Promise.all([endAt("SIGTERM"), endAt("SIGINT")])).toMatchObject([
      { code: null, signal: "SIGTERM" },
      { code: null, signal: "SIGINT" },
    ]);
  });

  it.runIf(process.platform !== "win32")("ends with 3 when it is told to end while it waits", async () => {
    const service = await startEvidenceService();
    try {
      const asked = new Promise<void>((resolve) => {
        service.intercept(() => {
          resolve();
          return new Promise(() => undefined);
        });
      });
      const env = {
        SERVICE_BASE_URL: service.baseUrl,
        SERVICE_TOKEN: await service.issueToken({ kind: "api", organization: "acme" }),
      };
      const child = start(["eval", "asking.wasm"], { env });
      const end = ended(child);
      await asked;
      child.kill("SIGTERM");
      expect(await end).toMatchObject({ code: 3, signal: null });
    } finally {
      await service.close();
    }
  });

  /** Code that writes into a file what the command loads. */
  const tellsLoads = (log: string): string => {
    const load = `function load(url, context, next) { appendFileSync(${JSON.stringify(log)}, url + "\\n"); return next(url, context); }`;
    const hooks = `import { appendFileSync } from "node:fs"; export ${load}`;
    // `register` is deprecated where there is `registerHooks`, and says so on standard error.
    return `import * as nodeModule from "node:module"; import { appendFileSync as append } from "node:fs";
      if (nodeModule.registerHooks) { const appendFileSync = append; nodeModule.registerHooks({ load: ${load} }); }
      else nodeModule.register("data:text/javascript," + encodeURIComponent(${JSON.stringify(hooks)}), ${JSON.stringify(pathToFileURL(ROOT).href)});`;
  };

  it.each(LOADED)("loads nothing heavy for a compiled policy that asks nobody: $args", async (command) => {
    const log = join(folder, `loaded-by-${command.args.slice(0, 2).join("-")}.txt`);
    const child = start(command.args, { preload: tellsLoads(log) });
    expect((await ended(child)).code).toBe(0);
    const loaded = await readFile(log, "utf8");
    expect(loaded).not.toMatch(
      /node_modules\/(?:commander|undici|ajv|yaml|smol-toml|modern-tar|jose)\/|\/zod-/,
    );
    const files = loaded
      .split("\n")
      .filter((url) => url.startsWith("file:"))
      .map((url) => fileURLToPath(url));
    expect(files.length).toBeGreaterThan(3);
    expect(files.length).toBeLessThanOrEqual(command.maxFiles);
    const bytes = files.reduce((sum, file) => sum + statSync(file).size, 0);
    expect(bytes).toBeLessThan(command.maxBytes);
  });

  it("loads what judges and reports while opa-core compiles the policies of a gate", async () => {
    const log = join(folder, "loaded-by-new-gate.txt");
    const preload = `import { appendFileSync } from "node:fs"; import { Worker } from "node:worker_threads";
      const tell = (what) => appendFileSync(${JSON.stringify(log)}, what + "\\n");
      const { postMessage, emit } = Worker.prototype;
      Worker.prototype.postMessage = function (message, ...rest) {
        postMessage.call(this, message, ...rest);
        if ("request" in message) tell("the request");
      };
      Worker.prototype.emit = function (name, ...rest) {
        if (name === "message" && "status" in rest[0]) tell("the answer");
        return emit.call(this, name, ...rest);
      };
      ${tellsLoads(log)}`;
    const child = start(["gate", "text.rego", "slow.json", "--no-cache"], { preload });
    expect(await ended(child)).toMatchObject({ code: 0, stderr: "" });
    const [before = "", meanwhile = "", after] = (await readFile(log, "utf8")).split(
      /^the (?:request|answer)\n/m,
    );
    const judging = /\/(?:judging|rego-module)-[^/]+\.js$/m;
    expect(before).toMatch(/\/gate-[^/]+\.js$/m);
    expect(before).not.toMatch(judging);
    expect(meanwhile).toMatch(judging);
    expect(after).toBeDefined();
  });

  /** The modules of Node's that a command loads, and an empty program does not. */
  const modulesAddedBy = async (args: readonly string[]): Promise<string[]> => {
    const list = join(folder, `modules-of-${String(args[0])}.txt`);
    const preload = `process.on("exit", () => process.getBuiltinModule("node:fs").writeFileSync(${JSON.stringify(list)}, process.moduleLoadList.join("\\n")));`;
    const modulesOf = async (argv: readonly string[]): Promise<string[]> => {
      // Standard output leads nowhere: for that to a pipe Node loads `net`.
      const { status } = spawnSync(
        process.execPath,
        ["--import", `data:text/javascript,${encodeURIComponent(preload)}`, ...argv],
        { cwd: folder, env: { PATH: process.env["PATH"], XDG_CONFIG_HOME: folder }, stdio: "ignore" },
      );
      expect(status).toBe(0);
      return (await readFile(list, "utf8")).split("\n");
    };
    const bare = new Set(await modulesOf(["-e", "0"]));
    return (await modulesOf([cli, ...args])).filter((name) => !bare.has(name));
  };

  it.each([
    ["eval", "p.wasm", "-e", "p/x", "-i", "pass.json"],
    ["gate", "p.wasm", "pass.json"],
  ])("loads of Node no networks, terminals and processes: %s %s", async (...args) => {
    const added = await modulesAddedBy(args);
    expect(added).toContain("NativeModule crypto");
    expect(added).not.toEqual(
      expect.arrayContaining([
        expect.stringMatching(
          /^NativeModule (?:child_process|https?2?|readline|tls|zlib|internal\/crypto\/web\w+|internal\/mime|internal\/util\/parse_args\/parse_args|internal\/deps\/undici\/undici)$/,
        ),
      ]),
    );
  });

  const WAITS: { what: string; args: string[]; preload: string }[] = [
    {
      what: "standard input, which nobody closes",
      args: ["gate", "p.wasm", "-i", "-"],
      preload:
        'process.stdin.once("newListener", () => setImmediate(() => process.kill(process.pid, "SIGNAL")));',
    },
    {
      what: "a named pipe, which nobody writes",
      args: ["gate", "p.wasm", "-i", "pipe.json"],
      preload:
        'import net from "node:net"; const read = net.Socket.prototype._read; net.Socket.prototype._read = function (n) { setImmediate(() => process.kill(process.pid, "SIGNAL")); return read.call(this, n); };',
    },
    {
      what: "opa-core, in which a test never ends",
      args: ["test", "endless_test.rego", "--test-timeout", "10m"],
      preload:
        'import { Worker } from "node:worker_threads"; const post = Worker.prototype.postMessage; Worker.prototype.postMessage = function (m) { post.call(this, m); if ("request" in m) setImmediate(() => process.kill(process.pid, "SIGNAL")); };',
    },
  ];

  it
    .skipIf(process.platform === "win32")
    .each(WAITS.flatMap((wait) => (["SIGTERM", "SIGINT"] as const).map((signal) => ({ ...wait, signal }))))(
    "ends with 3 at $signal while it waits for $what",
    async ({ args, preload, signal }) => {
      if (args.includes("pipe.json")) {
        await rm(join(folder, "pipe.json"), { force: true });
        execFileSync("mkfifo", [join(folder, "pipe.json")]);
      }
      await writeFile(
        join(folder, "endless_test.rego"),
        "package e_test\n\ntest_e if count([1 | some x in numbers.range(1, 3000); some y in numbers.range(1, 3000); some z in numbers.range(1, 3000); x + y == z * 7]) == 1\n",
      );
      const end = await ended(start(args, { preload: preload.replace("SIGNAL", signal) }));
      expect(end).toMatchObject({ code: 3, signal: null });
      expect(end.stdout + end.stderr).not.toContain("unexpected");
    },
  );

  /** Tells on stderr of every run that leaves signals to the system. */
  const TELLS_RUNS = `import { Script } from "node:vm"; import { writeSync } from "node:fs";
    const run = Script.prototype.runInContext;
    Script.prototype.runInContext = function (sandbox, options) {
      const { run: compute } = sandbox;
      sandbox.run = () => {
        if (process.listenerCount("SIGTERM") === 0) writeSync(2, "computes\\n");
        compute();
      };
      return run.call(this, sandbox, options);
    };`;
  const COMPUTING: { what: string; args: string[] }[] = [
    { what: "a module that never starts", args: ["gate", "spinning.wasm", "pass.json"] },
    { what: "a policy that never ends", args: ["gate", "endless.rego", "pass.json"] },
    { what: "a pattern of a schema", args: ["gate", "text.rego", "slow.json", "-s", "schema.json"] },
    { what: "the reading of an input", args: ["gate", "text.rego", "cut.json", "--no-interrupt"] },
    { what: "the reading of data", args: ["gate", "text.rego", "pass.json", "-d", "cut.json"] },
  ];
  it.skipIf(process.platform === "win32").each(COMPUTING)(
    "ends at SIGTERM, SIGHUP and SIGINT while it computes: $what",
    async ({ args }) => {
      if (args.includes("cut.json")) await writeFile(join(folder, "cut.json"), `[${'{"a":1},'.repeat(4e6)}`);
      const endAt = (signal: NodeJS.Signals): Promise<Ended> => {
        const child = start([...args, "--timeout", "10m"], { preload: TELLS_RUNS });
        let told = "";
        child.stderr.on("data", (chunk: Buffer) => {
          const isEarly = !told.includes("computes");
          told += chunk.toString();
          if (isEarly && told.includes("computes")) child.kill(signal);
        });
        return ended(child);
      };
      const ends = await Promise.all([endAt("SIGTERM"), endAt("SIGHUP"), endAt("SIGINT")]);
      expect(ends).toMatchObject([
        { code: null, signal: "SIGTERM", stdout: "" },
        { code: null, signal: "SIGHUP", stdout: "" },
        args.includes("--no-interrupt") ? { code: null, signal: "SIGINT" } : { code: 3, signal: null },
      ]);
    },
  );

  it.skipIf(process.platform === "win32")(
    "ends at SIGTERM and SIGINT while it computes without interruption",
    async () => {
      const preload = `import { writeSync } from "node:fs";
        const off = process.off;
        process.off = function (name, listener) {
          off.call(this, name, listener);
          const left = process.listenerCount("SIGTERM") + process.listenerCount("SIGINT");
          if (left === 0) writeSync(2, "computes\\n");
          return this;
        };`;
      const endAt = async (signal: NodeJS.Signals): Promise<Ended> => {
        const args = ["gate", "endless.rego", "pass.json", "--no-interrupt", "--timeout", "1s"];
        const child = start(args, { preload });
        child.stderr.once("data", () => child.kill(signal));
        return ended(child);
      };
      expect(await Promise.all([endAt("SIGTERM"), endAt("SIGINT")])).toMatchObject([
        { code: null, signal: "SIGTERM" },
        { code: null, signal: "SIGINT" },
      ]);
    },
  );
});

describe.skipIf(!("enableCompileCache" in nodeModule) || process.platform === "win32")(
  "compiled code of the command line",
  () => {
    const runIn = (cache: string, env: Record<string, string> = {}, args = ["--help"]): void => {
      const { NODE_COMPILE_CACHE: _own, ...inherited } = process.env;
      execFileSync(process.execPath, [cli, ...args], {
        env: { ...inherited, CI: "false", REGOHOST_CACHE: cache, ...env },
        stdio: "ignore",
      });
    };
    const makeCache = async (mode = 0o700): Promise<string> => {
      const cache = join(await makeFolder({}), "cache");
      mkdirSync(cache, { mode });
      chmodSync(cache, mode);
      return cache;
    };
    const filesIn = (folder: string): string[] =>
      readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((name) =>
        lstatSync(join(folder, name)).isFile(),
      );
    const kept = async (env: Record<string, string>, args?: string[], mode?: number): Promise<number> => {
      const cache = await makeCache(mode);
      runIn(cache, env, args);
      return filesIn(cache).length;
    };

    it("is kept in a folder that only its user writes", async () => {
      expect(await kept({})).toBeGreaterThan(0);
      expect(await kept({}, ["--help"], 0o777)).toBe(0);
    });

    it("is not taken from a folder, or one in it, that others write, or from behind a link", async () => {
      const cache = await makeCache();
      runIn(cache);
      const [own = ""] = readdirSync(join(cache, "javascript"));
      const folder = join(cache, "javascript", own);
      const [inner = ""] = readdirSync(folder);
      for (const place of [join(cache, "javascript"), folder, join(folder, inner)]) {
        for (const file of filesIn(folder)) rmSync(join(folder, file));
        // Others get to what is in it.
        chmodSync(folder, 0o711);
        chmodSync(place, 0o722);
        runIn(cache);
        expect(filesIn(folder), place).toEqual([]);
        chmodSync(place, 0o700);
        chmodSync(folder, 0o700);
      }
      const elsewhere = join(cache, "elsewhere");
      renameSync(folder, elsewhere);
      symlinkSync(elsewhere, folder);
      runIn(cache);
      expect(filesIn(elsewhere)).toEqual([]);
      rmSync(folder);
      runIn(cache);
      expect(filesIn(folder).length).toBeGreaterThan(0);
    });

    it.each(["000", "002", "022", "077"])("is taken again with the umask %s", async (umask) => {
      const cache = await makeCache();
      const run = (): void => {
        const { NODE_COMPILE_CACHE: _own, ...inherited } = process.env;
        execFileSync("/bin/sh", ["-c", `umask ${umask}; exec "$0" "$@"`, process.execPath, cli, "--help"], {
          env: { ...inherited, CI: "false", REGOHOST_CACHE: cache },
          stdio: "ignore",
        });
      };
      run();
      const files = filesIn(cache);
      expect(files.length).toBeGreaterThan(0);
      for (const file of files) rmSync(join(cache, file));
      run();
      expect(filesIn(cache)).toEqual(files);
    });

    it("is that of the last installations and versions of Node", async () => {
      const cache = await makeCache();
      const old = Array.from({ length: 20 }, (_, age) => {
        const folder = join(cache, "javascript", `v20.0.${String(age)}-x`);
        mkdirSync(join(folder, "inner"), { recursive: true, mode: 0o700 });
        const madeAt = new Date(Date.now() - (age + 1) * 86_400_000);
        utimesSync(folder, madeAt, madeAt);
        return basename(folder);
      });
      runIn(cache);
      const left = readdirSync(join(cache, "javascript"));
      expect(left).toHaveLength(8);
      expect(left).toEqual(expect.arrayContaining(old.slice(0, 7)));
      runIn(cache);
      expect(readdirSync(join(cache, "javascript"))).toEqual(left);
    });

    it("is not kept on CI, and not without a cache", async () => {
      expect(await kept({ CI: "true" })).toBe(0);
      expect(await kept({ CI: "", TF_BUILD: "True" })).toBe(0);
      expect(await kept({}, ["version", "--no-cache"])).toBe(0);
    });
  },
);
