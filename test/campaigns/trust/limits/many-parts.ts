import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { gzipSync } from "node:zlib";
import { packTar } from "modern-tar";
import { loadGate } from "../../../../src/gate/index.js";
import { readInputs } from "../../../../src/gate/inputs/read-inputs.js";
import { readData } from "../../../../src/engine/source/read-data.js";
import { loadSource } from "../../../../src/engine/source/load-source.js";

const POLICY = "package main\n\nimport rego.v1\n\ndeny contains 1 if input.bad\n";

/** Reads a subject with many parts within a time limit. */
type ReadParts = (timeoutMs: number) => Promise<unknown>;

/** Prepares a subject with this number of parts in an empty folder. */
type MakeParts = (folder: string, count: number) => Promise<ReadParts>;

async function write(folder: string, files: Readonly<Record<string, string>>): Promise<void> {
  for (const [path, text] of Object.entries(files)) {
    const place = join(folder, path);
    await mkdir(dirname(place), { recursive: true });
    await writeFile(place, text);
  }
}

function many(count: number, file: (index: string) => readonly [string, string]): Record<string, string> {
  return Object.fromEntries(Array.from({ length: count }, (_, index) => file(String(index))));
}

/** Every input must be read: an unread one has an error. */
async function readAll(path: string, timeoutMs: number): Promise<void> {
  for await (const input of readInputs([{ path }], { cwd: "", envelopes: false, timeoutMs }))
    if ("error" in input) throw input.error;
}

async function archive(count: number, file: (index: string) => readonly [string, string]): Promise<Buffer> {
  const files = Object.entries({ "p.rego": POLICY, ...many(count, file) });
  const entries = files.map(([name, body]) => ({
    header: { name, size: Buffer.byteLength(body), type: "file" } as const,
    body,
  }));
  return gzipSync(await packTar(entries), { level: 1 });
}

async function loadAndClose(pattern: string, compileTimeoutMs: number): Promise<void> {
  await (await loadGate(pattern, { compileTimeoutMs })).close();
}

/** Subjects of which a folder or an archive can have many. Each has separate code that reads them. */
export const PARTS: Readonly<Record<string, MakeParts>> = {
  "files of data": async (folder, count) => {
    await write(
      folder,
      many(count, (index) => [`d${index}/data.json`, '{"a":1}']),
    );
    return (timeoutMs) => readData([folder], { timeoutMs });
  },
  "conflicts of data": async (folder, count) => {
    // Each pair has its own key.
    await write(
      folder,
      many(count, (index) => [`d${index}.json`, `{"k${String(Math.floor(Number(index) / 2))}":1}`]),
    );
    return (timeoutMs) => readData([folder], { timeoutMs });
  },
  "files of policies": async (folder, count) => {
    await write(
      folder,
      many(count, (index) => [`p${index}.rego`, `package p${index}\n`]),
    );
    return (timeoutMs) => loadSource(folder, { timeoutMs });
  },
  "files beside policies": async (folder, count) => {
    await write(folder, { "p.rego": POLICY, ...many(count, (index) => [`.h/${index}.txt`, "x"]) });
    return (timeoutMs) => loadSource(folder, { timeoutMs });
  },
  "matches of a pattern": async (folder, count) => {
    await write(
      folder,
      many(count, (index) => [`d${index}/p.rego`, POLICY]),
    );
    return (timeoutMs) => loadAndClose(join(folder, "**", "*.rego"), timeoutMs);
  },
  "files of inputs": async (folder, count) => {
    await write(
      folder,
      many(count, (index) => [`i${index}.txt`, "x"]),
    );
    await write(folder, { "i.json": "{}" });
    return (timeoutMs) => readAll(folder, timeoutMs);
  },
  "folders in folders": async (folder, count) => {
    const inner = Array.from({ length: Math.min(400, count) }, () => "d").join("/");
    await write(folder, { [`${inner}/data.json`]: "{}" });
    return (timeoutMs) => readData([folder], { timeoutMs });
  },
  "entries of an archive": async (_folder, count) => {
    const bytes = await archive(count, (index) => [`d${index}/data.json`, "1"]);
    return (timeoutMs) => loadSource(bytes, { timeoutMs });
  },
  "bytes of an archive": async (_folder, count) => {
    const bytes = await archive(1, () => ["big/data.json", " ".repeat(count * 10_000)]);
    return (timeoutMs) => loadSource(bytes, { timeoutMs });
  },
};

/** Number of consecutive time limits of a subject. Default: 1. A gate's policies are found, and then compiled. */
export const PHASES: Readonly<Record<string, number>> = { "matches of a pattern": 2 };

/** Prepares a subject with many parts, and removes it after use. */
export async function withParts<T>(
  kind: string,
  count: number,
  use: (read: ReadParts) => Promise<T>,
): Promise<T> {
  const make = PARTS[kind];
  if (make === undefined) throw new TypeError(`there are no ${kind}`);
  const folder = await mkdtemp(join(tmpdir(), "regohost-parts-"));
  try {
    return await use(await make(folder, count));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
