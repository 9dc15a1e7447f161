import { spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { chmod, mkdir, mkdtemp, readFile, readdir, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { basename, dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import { compilePolicy } from "../../../src/index.js";

/** A file that a command writes. */
export interface WrittenFile {
  name: string;
  /** The arguments, with the file in place of `FILE`. */
  args: readonly string[];
  /** Its mode if it did not exist. Default: that of the process. */
  mode?: number;
  /** The error of a file that should be complete. @param text a character for each byte. */
  whyTorn: (text: string, name: string) => string | undefined;
  /** The previous content; default: any text. */
  before?: string;
  /** Whether it is appended to: the previous content remains, and the rest may be truncated. */
  isAppended?: true;
  /**
   * Whether it is cached for later runs: its name is that of the only file in its folder, and the next run must repair
   * it.
   */
  isCached?: true;
}

/** When a process is killed: before one of its file operations, in the middle of a write, or after a time. */
export type KillAt = { operation: number; isHalf: boolean } | { ms: number };

export interface KillRequest {
  cli: string;
  file: WrittenFile;
  /** Whether the file already exists. */
  exists: boolean;
  at: KillAt;
  token: string;
}

/** The outcome of a run. */
export interface KillOutcome {
  /** Whether the process was killed before its end. */
  killed: boolean;
  /** The resulting state of the file. */
  state: "absent" | "old" | "complete";
  /** Number of remaining temporary files. */
  left: number;
  /** Duration of the process. */
  ms: number;
  problems: string[];
}

const SIGNED = `{"bomFormat":"CycloneDX","components":[{"name":"a","licence":"${"GPL ".repeat(50)}"}]}`;
const POLICY = `package gate

deny contains sprintf("%s has %s", [item.name, item.licence]) if some item in input.components
`;
const OLD_MODE = 0o640;
/** The exit code of `gate` here, cached or not. */
const VIOLATION = 1;
export const NEVER: KillAt = { ms: 600_000 };

function isJson(text: string): string | undefined {
  try {
    JSON.parse(text);
    return undefined;
  } catch (error) {
    return String(error);
  }
}

/** A text with the end of a complete one. */
const endsWith =
  (end: string | RegExp) =>
  (text: string): string | undefined =>
    (typeof end === "string" ? text.trimEnd().endsWith(end) : end.test(text))
      ? undefined
      : "its end is missing";

/** A cache entry begins with the digest of its name and content. */
function isCacheEntry(text: string, name: string): string | undefined {
  const content = Buffer.from(text, "latin1");
  const digest = createHash("sha256").update(name).update(content.subarray(32)).digest();
  return digest.equals(content.subarray(0, 32)) ? undefined : "its digest is another";
}

/** With a compiled policy: the compilation is not interrupted. */
const gate = (...args: string[]): string[] => ["gate", "p.wasm", "in.json", ...args];
let compiled: Promise<Uint8Array> | undefined;

function compilePolicyOnce(): Promise<Uint8Array> {
  compiled ??= compilePolicy({ files: { "p.rego": POLICY } }, { entrypoint: "gate/deny" }).then(
    ({ wasm }) => wasm,
  );
  return compiled;
}

/** Every kind of file that the command line writes. */
export const WRITTEN_FILES: readonly WrittenFile[] = [
  {
    name: "regohost/config.toml",
    args: ["login", "--base-url", "https://cp.example.com", "--token-file", "token.txt"],
    mode: 0o600,
    before: 'version = 1\n\n[service]\nbase_url = "https://old.example.com"\n',
    whyTorn: (text) =>
      /^base_url = "https:\/\/cp\.example\.com"$/m.test(text) &&
      /^token = "[^"\n]+\.[^"\n]+\.[^"\n]+"$/m.test(text)
        ? undefined
        : "it lacks the address or the token",
  },
  { name: "recording.json", args: gate("--record", "FILE"), mode: 0o600, whyTorn: isJson },
  { name: "gate.json", args: gate("-o", "json=FILE"), whyTorn: isJson },
  { name: "gate.sarif", args: gate("-o", "sarif=FILE"), whyTorn: isJson },
  { name: "gate.xml", args: gate("-o", "junit=FILE"), whyTorn: endsWith("</testsuites>") },
  { name: "gate.tap", args: gate("-o", "tap=FILE"), whyTorn: endsWith("...") },
  { name: "gate.md", args: gate("-o", "markdown=FILE"), whyTorn: endsWith(/\n$/) },
  { name: "gate.txt", args: gate("-o", "pretty=FILE"), whyTorn: endsWith("(1 input, 1 policy)") },
  { name: "gate.out", args: gate("-o", "github=FILE"), whyTorn: endsWith(/^::error .*\n$/m) },
  { name: "decisions.jsonl", args: gate("-o", "jsonl=FILE"), whyTorn: isJson },
  {
    name: "policy.wasm",
    args: ["build", "p.rego", "-e", "gate/deny", "-o", "FILE"],
    whyTorn: (text) => (text.startsWith("\0asm") && text.length > 100_000 ? undefined : "it is cut"),
  },
  {
    name: "bundle.tar.gz",
    args: ["build", "p.rego", "-e", "gate/deny", "-o", "FILE"],
    whyTorn: (text) => (text.startsWith("\u001f") && text.length > 10_000 ? undefined : "it is cut"),
  },
  {
    name: "tests.xml",
    args: ["test", "p_test.rego", "-o", "junit=FILE"],
    whyTorn: endsWith("</testsuites>"),
  },
  {
    name: "p.rego",
    args: ["fmt", "-w", "FILE"],
    before: POLICY.replace("deny contains", "deny   contains"),
    whyTorn: endsWith("input.components"),
  },
  { name: "summary.md", args: gate("-o", "github"), whyTorn: () => undefined, isAppended: true },
  {
    name: "cache/compiled/POLICY",
    args: ["gate", "p.rego", "in.json", "--cache"],
    mode: 0o600,
    whyTorn: isCacheEntry,
    isCached: true,
  },
];

/**
 * Counts the file operations that change something, and kills the process before one of them. `syncBuiltinESMExports`
 * applies that to modules that import the functions by name.
 */
const PRELOAD = `import fs from "node:fs";
import { syncBuiltinESMExports } from "node:module";
const at = Number(process.env.KILL_OPERATION);
let count = 0;
const end = () => process.kill(process.pid, "SIGKILL");
const isDue = () => ++count === at;
const wrap = (holder, name, changes = () => true) => {
  const run = holder[name];
  holder[name] = async function (...args) {
    if (changes(args) && isDue()) {
      const [data] = args.filter((one) => typeof one === "string" || one instanceof Uint8Array).slice(-1);
      if (process.env.KILL_HALF === "1" && name.endsWith("File") && data !== undefined) {
        const index = args.lastIndexOf(data);
        await run.apply(this, args.with?.(index, data.slice(0, data.length / 2)) ?? [data.slice(0, data.length / 2)]);
      }
      end();
    }
    const result = await run.apply(this, args);
    if (name === "open" && changes(args)) patch(Object.getPrototypeOf(result));
    return result;
  };
};
let isPatched = false;
function patch(handle) {
  if (isPatched) return;
  isPatched = true;
  for (const name of ["appendFile", "writeFile", "write", "chmod", "sync", "close"]) wrap(handle, name);
}
wrap(fs.promises, "open", ([, flags]) => typeof flags === "string" && flags !== "r");
for (const name of ["rename", "appendFile", "writeFile", "chmod"]) wrap(fs.promises, name);
// The package takes these with a callback, where it is built.
for (const name of ["writeFile", "rename"]) {
  const run = fs[name];
  fs[name] = (...args) => {
    if (isDue()) {
      const [path, data, options] = args;
      if (process.env.KILL_HALF === "1" && name === "writeFile") fs.writeFileSync(path, data.slice(0, data.length / 2), options);
      end();
    }
    run(...args);
  };
}
syncBuiltinESMExports();
`;

async function makeFolder({ token }: KillRequest): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "regohost-kill-"));
  const files: Record<string, string | Uint8Array> = {
    "in.json": SIGNED,
    "p.rego": POLICY,
    "p.wasm": await compilePolicyOnce(),
    "p_test.rego": "package p_test\n\ntest_one if 1 == 1\n",
    "token.txt": token,
    "preload.mjs": PRELOAD,
  };
  for (const [name, text] of Object.entries(files))
    await writeFile(join(folder, name), text, { mode: 0o600 });
  await writeFile(join(folder, "fresh"), "");
  await mkdir(join(folder, "regohost"), { mode: 0o700 });
  await mkdir(join(folder, "cache/compiled"), { recursive: true, mode: 0o700 });
  return folder;
}

const beforeOf = (file: WrittenFile): string => file.before ?? "what was there\n";
/** @param fresh the mode of a newly created file. */
const modeOf = (file: WrittenFile, exists: boolean, fresh: number): number =>
  file.mode ?? (exists ? OLD_MODE : fresh);

/** By content: its name, which is the digest of the request, independent of the folder. */
const cachedNames = new Map<string, Promise<string>>();

/** The name of a cached file after an undisturbed run. */
async function findCachedName(request: KillRequest): Promise<string> {
  const folder = await makeFolder(request);
  try {
    await run(folder, { ...request, at: NEVER });
    const names = await readdir(dirname(join(folder, request.file.name)));
    const [name] = names;
    if (name === undefined || names.length > 1) throw new Error(`not one cached file: ${names.join(", ")}`);
    return name;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** The path of the file. */
async function placeOf(folder: string, request: KillRequest): Promise<string> {
  const { file } = request;
  const place = join(folder, file.name);
  if (file.isCached !== true) return place;
  const name = cachedNames.get(file.name) ?? findCachedName(request);
  cachedNames.set(file.name, name);
  return join(dirname(place), await name);
}

interface Ended {
  killed: boolean;
  code: number | null;
  ms: number;
}

function run(folder: string, { cli, file, at }: KillRequest): Promise<Ended> {
  const child = spawn(
    process.execPath,
    [
      "--import",
      pathToFileURL(join(folder, "preload.mjs")).href,
      cli,
      ...file.args.map((one) => one.replace("FILE", file.name)),
    ],
    {
      cwd: folder,
      stdio: "ignore",
      env: {
        PATH: process.env["PATH"],
        XDG_CONFIG_HOME: folder,
        REGOHOST_CACHE: file.isCached === true ? join(folder, "cache") : "off",
        ...(file.isAppended === true ? { GITHUB_STEP_SUMMARY: join(folder, file.name) } : {}),
        ...("operation" in at
          ? { KILL_OPERATION: String(at.operation), KILL_HALF: at.isHalf ? "1" : "0" }
          : {}),
      },
    },
  );
  const timer = "ms" in at ? setTimeout(() => child.kill("SIGKILL"), at.ms) : undefined;
  const started = performance.now();
  return new Promise((resolve) => {
    child.on("close", (code, signal) => {
      clearTimeout(timer);
      resolve({ killed: signal === "SIGKILL", code, ms: performance.now() - started });
    });
  });
}

async function inspect(
  folder: string,
  place: string,
  { request: { file, exists }, killed, ms }: { request: KillRequest; killed: boolean; ms: number },
): Promise<KillOutcome> {
  const problems: string[] = [];
  const text = await readFile(place, "latin1").catch(() => undefined);
  const left = (await readdir(dirname(place))).filter((name) => name.endsWith(".partial")).length;
  if (left > 1) problems.push(`${String(left)} temporary files were left`);
  if (!killed && left > 0) problems.push("a temporary file was left by a process that came to its end");
  if (text === undefined) {
    if (exists) problems.push("the file that was there is gone");
    if (!killed) problems.push("the file was not written");
    return { killed, state: "absent", left, ms, problems };
  }
  const before = Buffer.from(beforeOf(file)).toString("latin1");
  const state = exists && text === before ? "old" : "complete";
  if (!killed && state === "old" && file.isAppended !== true) problems.push("the file was not written");
  if (state === "complete") {
    const why = file.isAppended === true ? undefined : file.whyTorn(text, basename(place));
    if (why !== undefined) problems.push(`it is torn: ${why}`);
    if (file.isAppended === true && exists && !text.startsWith(before))
      problems.push("what was there is gone");
  }
  const { mode } = await stat(place);
  const { mode: fresh } = await stat(join(folder, "fresh"));
  if ((mode & 0o777) !== modeOf(file, exists, fresh & 0o777))
    problems.push(`its mode is ${(mode & 0o777).toString(8)}`);
  return { killed, state, left, ms, problems };
}

/** Runs the command again after a kill: then the cache is complete, and the verdict unchanged. */
async function runAgain(folder: string, place: string, request: KillRequest): Promise<string[]> {
  const { code } = await run(folder, { ...request, at: NEVER });
  const text = await readFile(place, "latin1").catch(() => "");
  const why = request.file.whyTorn(text, basename(place));
  return [
    ...(why === undefined ? [] : [`the next run does not mend it: ${why}`]),
    ...(code === VIOLATION ? [] : [`the next run ends with ${String(code)}`]),
  ];
}

/** Kills a command while it writes a file, and inspects the result. */
export async function killWrite(request: KillRequest): Promise<KillOutcome> {
  const { file, exists } = request;
  const folder = await makeFolder(request);
  try {
    const place = await placeOf(folder, request);
    if (exists) {
      await writeFile(place, beforeOf(file));
      await chmod(place, file.mode ?? OLD_MODE);
    }
    const { killed, ms } = await run(folder, request);
    const outcome = await inspect(folder, place, { request, killed, ms });
    if (file.isCached === true) outcome.problems.push(...(await runAgain(folder, place, request)));
    return outcome;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
