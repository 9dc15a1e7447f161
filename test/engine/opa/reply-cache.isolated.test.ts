import { spawn } from "node:child_process";
import {
  chmod,
  mkdtemp,
  mkdir,
  readdir,
  readFile,
  rename,
  rm,
  stat,
  symlink,
  truncate,
  utimes,
  writeFile,
} from "node:fs/promises";
import { once } from "node:events";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { bundle } from "../../../scripts/bundle.mjs";
import { compileRego, type CompileRegoRequest } from "../../../src/engine/opa/compile-rego.js";
import { ReplyCache, replyCache, useReplyCache } from "../../../src/engine/opa/reply-cache.js";
import { isPosix, UNREADABLE } from "../../base/async/unreadable-files.js";
import type * as versions from "../../../src/base/version.js";
import { coreSnapshot, version } from "../../../src/base/version.js";

const MIB = 1024 * 1024;
const reply = new TextEncoder().encode("a reply");

let folder: string;
let cache: ReplyCache;
beforeEach(async () => {
  folder = join(await mkdtemp(join(tmpdir(), "reply-cache-")), "compiled");
  cache = new ReplyCache(folder);
});
afterEach(async () => {
  await rm(join(folder, ".."), { recursive: true });
});

const read = async (name: string, from = cache): Promise<string | undefined> => {
  const bytes = await from.read(name);
  return bytes === undefined ? undefined : Buffer.from(bytes).toString();
};

/** The one file of the cache. */
const only = async (): Promise<string> => {
  const [name = "none", ...others] = await readdir(folder);
  expect(others).toEqual([]);
  return join(folder, name);
};

test("keeps a reply for other processes, for the user alone", async () => {
  const name = cache.nameOf("request");
  expect(await read(name)).toBeUndefined();
  await cache.write(name, reply);
  expect(await read(name, new ReplyCache(folder))).toBe("a reply");
  expect(await read(cache.nameOf("another request"))).toBeUndefined();
  if (!isPosix) return;
  expect((await stat(folder)).mode & 0o777).toBe(0o700);
  expect((await stat(await only())).mode & 0o777).toBe(0o600);
});

test("tells apart the versions of opa-core and of this package", () => {
  const names = ["request", `${version}\nrequest`, `${coreSnapshot.sha256}\nrequest`].map((r) =>
    cache.nameOf(r),
  );
  expect(new Set(names).size).toBe(names.length);
  expect(names[0]).toMatch(/^[0-9a-f]{64}$/);
});

describe("what was not written by this user, whole and under this name, is not there", () => {
  const name = "a".repeat(64);
  beforeEach(async () => {
    await cache.write(name, reply);
  });

  test.each<[string, (path: string) => Promise<unknown>]>([
    ["cut short", async (path) => writeFile(path, (await readFile(path)).subarray(0, -1))],
    ["empty", (path) => writeFile(path, "")],
    ["longer", (path) => writeFile(path, "more", { flag: "a" })],
    ["changed in its digest", async (path) => writeFile(path, flipped(await readFile(path), 0))],
    ["changed in the reply", async (path) => writeFile(path, flipped(await readFile(path), 35))],
    ["a folder", async (path) => rm(path).then(() => mkdir(path))],
  ])("%s", async (_, change) => {
    await change(await only());
    expect(await read(name)).toBeUndefined();
    if (_ === "a folder") return;
    await cache.write(name, reply);
    expect(await read(name)).toBe("a reply");
  });

  test("of another name", async () => {
    const other = "b".repeat(64);
    await rename(join(folder, name), join(folder, other));
    expect(await read(other)).toBeUndefined();
  });

  test.runIf(isPosix)("of another user", async () => {
    expect(await read(name, new ReplyCache(folder, (process.getuid?.() ?? 0) + 1))).toBeUndefined();
  });

  test.runIf(isPosix).each([
    ["file", 0o620],
    ["file", 0o602],
    ["folder", 0o720],
    ["folder", 0o702],
  ])("in a %s that others can write to: %o", async (what, mode) => {
    await chmod(what === "file" ? join(folder, name) : folder, mode);
    const other = new ReplyCache(folder);
    expect(await read(name, other)).toBeUndefined();
    if (what === "file") return;
    await other.write("b".repeat(64), reply);
    expect(await readdir(folder)).toEqual([name]);
  });

  test.runIf(isPosix).each(UNREADABLE)("%s, which is not waited for", async (_, make) => {
    const path = await only();
    await rm(path);
    await make(path);
    expect(await read(name)).toBeUndefined();
    await cache.write(name, reply);
    expect(await read(name)).toBe("a reply");
  });

  test.runIf(isPosix)("behind a link", async () => {
    const path = await only();
    await rename(path, `${folder}-elsewhere`);
    await symlink(`${folder}-elsewhere`, path);
    expect(await read(name)).toBeUndefined();
    await rm(path);
    await rename(`${folder}-elsewhere`, path);
    await rename(folder, `${folder}-moved`);
    await symlink(`${folder}-moved`, folder);
    expect(await read(name, new ReplyCache(folder))).toBeUndefined();
  });
});

function flipped(bytes: Buffer, at: number): Buffer {
  bytes[at] = (bytes[at] ?? 0) ^ 1;
  return bytes;
}

test("concurrent writers leave one whole file", async () => {
  const name = cache.nameOf("request");
  await Promise.all(Array.from({ length: 20 }, () => new ReplyCache(folder).write(name, reply)));
  expect(await only()).toBe(join(folder, name));
  expect(await read(name)).toBe("a reply");
});

describe("several processes that write at once", () => {
  const PROCESSES = ["a", "b", "c"];
  const ROUNDS = 20;
  const BYTES = 300_000;
  /**
   * Writes under the name of all and under one of its own, again and again, and reads the former: it prints what it found of it. It begins when
   * all of them are there.
   */
  const WRITER = `
    const [module, folder, own] = process.argv.slice(1);
    const { ReplyCache } = await import(module);
    const cache = new ReplyCache(folder);
    const content = Buffer.alloc(${String(BYTES)}, own);
    const found = new Set();
    process.stdout.write("ready\\n");
    await new Promise((resolve) => process.stdin.once("data", resolve));
    for (let round = 0; round < ${String(ROUNDS)}; round++) {
      await Promise.all([cache.write("shared", content), cache.write(own + round, content)]);
      const read = await cache.read("shared");
      const letters = read && new Set(Buffer.from(read).toString());
      found.add(letters === undefined || letters.size !== 1 || read.length !== content.length ? "broken" : [...letters][0]);
    }
    process.stdout.write([...found].join(""));
    process.exit(0);
  `;

  test("leave whole files, each that of one of them", async () => {
    const built = join(folder, "..", "built");
    await bundle({ input: { cache: "src/engine/opa/reply-cache.ts" }, dir: built });
    const module = pathToFileURL(join(built, "cache.js")).href;
    const writers = PROCESSES.map((own) => {
      const child = spawn(process.execPath, ["--input-type=module", "-e", WRITER, module, folder, own], {
        stdio: ["pipe", "pipe", "inherit"],
      });
      let output = "";
      const ready = new Promise<void>((resolve, reject) => {
        child.stdout.on("data", (chunk: Buffer) => {
          output += chunk.toString();
          if (output.includes("ready\n")) resolve();
        });
        child.once("close", () => reject(new Error("a writer ended before it began")));
      });
      const ended = once(child, "close").then(([code]) => ({
        code: code as unknown,
        found: output.replace("ready\n", ""),
      }));
      return { child, ready, ended };
    });
    await Promise.all(writers.map(({ ready }) => ready));
    for (const { child } of writers) child.stdin.write("go\n");
    for (const { ended } of writers) {
      expect(await ended).toEqual({ code: 0, found: expect.stringMatching(/^[abc]+$/) as unknown });
    }
    expect((await readdir(folder)).length).toBe(PROCESSES.length * ROUNDS + 1);
    expect(await read("shared")).toMatch(new RegExp(`^(a+|b+|c+)$`));
    for (const own of PROCESSES) {
      for (let round = 0; round < ROUNDS; round++) {
        expect(await read(`${own}${String(round)}`)).toBe(own.repeat(BYTES));
      }
    }
  });
});

test("removes what was not used for longest, and what killed processes left", async () => {
  await mkdir(folder, { mode: 0o700 });
  const old = new Date(2020, 0, 1);
  const at = async (name: string, date: Date): Promise<void> => {
    await writeFile(join(folder, name), "x");
    await utimes(join(folder, name), date, date);
  };
  for (let i = 0; i < 1_000; i++) await at(`old-${String(i)}`, old);
  await at("killed.partial", old);
  await at("running.partial", new Date());
  // Few writes look through the folder, and always the same.
  let written = 0;
  let left: string[];
  do {
    await cache.write(`new-${String(written)}`, reply);
    written++;
    left = await readdir(folder);
  } while (left.includes("killed.partial") && written < 200);
  expect(written).toBeGreaterThan(1);
  expect(left.length).toBeLessThanOrEqual(801);
  expect(left).toEqual(expect.arrayContaining(["new-0", `new-${String(written - 1)}`, "running.partial"]));
  expect(left).not.toContain("killed.partial");
});

test("removes what was not used for longest when all of it takes too much room", async () => {
  await mkdir(folder, { mode: 0o700 });
  for (let i = 0; i < 7; i++) {
    const path = join(folder, `large-${String(i)}`);
    await writeFile(path, "");
    // It takes no room on the disk.
    await truncate(path, 40 * MIB);
    await utimes(path, new Date(1e12 + i), new Date(1e12 + i));
  }
  const name = cache.nameOf("request");
  // A large file has the folder looked through.
  await cache.write(name, new Uint8Array(2 * MIB));
  const left = await readdir(folder);
  expect(left.sort()).toEqual([name, ...[2, 3, 4, 5, 6].map((i) => `large-${String(i)}`)].sort());
});

test.each([
  { bytes: 32 * MIB, isKept: true },
  { bytes: 32 * MIB + 1, isKept: false },
])("keeps a reply of $bytes bytes: $isKept", async ({ bytes, isKept }) => {
  const name = cache.nameOf("request");
  await cache.write(name, new Uint8Array(bytes));
  expect((await cache.read(name))?.length).toBe(isKept ? bytes : undefined);
});

test("a folder that cannot be made is no error", async () => {
  await writeFile(folder, "a file");
  await cache.write(cache.nameOf("request"), reply);
  expect(await read(cache.nameOf("request"))).toBeUndefined();
});

describe("compiling", () => {
  afterEach(() => {
    useReplyCache(undefined);
  });

  const policy: CompileRegoRequest = {
    files: [{ path: "p.rego", text: "package p\n\nx := input.a\n\ny := service.ask(1)\n" }],
    builtins: [{ name: "service.ask", args: ["number"], result: "any" }],
    entrypoints: ["p/x"],
  };
  const compiled = async (request: CompileRegoRequest): Promise<string> =>
    Buffer.from((await compileRego(request)).wasm).toString("base64");

  test("gives what it gave before", async () => {
    const fresh = await compiled(policy);
    useReplyCache(folder);
    expect(replyCache()).toBeInstanceOf(ReplyCache);
    expect(await compiled(policy)).toBe(fresh);
    expect(await compiled(policy)).toBe(fresh);
    const [name = ""] = await readdir(folder);
    const other = await compiled({ ...policy, entrypoints: ["p/y"] });
    const [nameOfOther = ""] = (await readdir(folder)).filter((found) => found !== name);
    // It is what the file says that is given.
    await cache.write(name, (await cache.read(nameOfOther)) ?? reply);
    expect(await compiled(policy)).toBe(other);
  });

  test.each(["version", "coreSnapshot"] as const)("another %s is another policy", async (part) => {
    const others = { version: "9.9.9", coreSnapshot: { ...coreSnapshot, sha256: "0".repeat(64) } };
    vi.resetModules();
    vi.doMock("../../../src/base/version.js", async (original) => ({
      ...(await original<typeof versions>()),
      [part]: others[part],
    }));
    try {
      const { ReplyCache: Other } = await import("../../../src/engine/opa/reply-cache.js");
      expect(new Other(folder).nameOf("request")).not.toBe(cache.nameOf("request"));
    } finally {
      vi.doUnmock("../../../src/base/version.js");
      vi.resetModules();
    }
  });

  test.each<[string, Partial<CompileRegoRequest>]>([
    ["text", { files: [{ path: "p.rego", text: "package p\n\nx := input.b\n\ny := service.ask(1)\n" }] }],
    ["file name", { files: [{ path: "q.rego", text: policy.files[0]?.text ?? "" }] }],
    ["entrypoint", { entrypoints: ["p/y"] }],
    ["level of optimization", { optimize: 1 }],
    ["version of Rego", { regoVersion: "v0" }],
    ["description", { keep: {} }],
    [
      "declaration of a built-in",
      {
        builtins: [{ name: "service.ask", args: ["any"], result: "any" }],
      },
    ],
  ])("another %s is another policy", async (_, change) => {
    useReplyCache(folder);
    await compiled(policy);
    const [name] = await readdir(folder);
    await compiled({ ...policy, ...change });
    const names = await readdir(folder);
    expect(names).toHaveLength(2);
    expect(names).toContain(name);
  });

  test("errors are not kept", async () => {
    useReplyCache(folder);
    await expect(compileRego({ files: [{ path: "p.rego", text: "package" }] })).toFailWith("rego_invalid");
    expect(await readdir(folder).catch(() => [])).toEqual([]);
  });
});
