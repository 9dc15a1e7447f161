import { generateKeyPairSync } from "node:crypto";
import { Readable } from "node:stream";
import { describe, expect, it } from "vitest";
import type { CliIo } from "../../../src/cli/terminal/cli-io.js";
import { readGivenText, toDocumentSource } from "../../../src/cli/terminal/standard-input.js";
import { readDocument } from "../../../src/engine/source/read-document.js";
import { makeFolder, run } from "../run.js";

async function withInput(...chunks: (string | Uint8Array)[]): Promise<CliIo> {
  const stream = { write: () => undefined };
  return {
    stdin: Readable.from(chunks) as CliIo["stdin"],
    stdout: stream,
    stderr: stream,
    env: {},
    isOnCi: false,
    cwd: await makeFolder({ "a.json": "[1]" }),
    signal: new AbortController().signal,
  };
}

describe("standard input", () => {
  it("is JSON with a name of its own", async () => {
    const source = await toDocumentSource(await withInput("[", Buffer.from("1.0]")), "-");
    const { name, json } = await readDocument(source);
    expect(`${name} ${Buffer.from(json).toString()}`).toBe("standard input [1.0]");
    const empty = await toDocumentSource(await withInput(), "-");
    await expect(readDocument(empty)).toFailWith("document_invalid", /^standard input is empty$/);
  });

  it("is told to be YAML or JSON in a time that grows with its length", async () => {
    // Quadratic, this many take the test's whole time.
    for (const end of ["\n", "\r", " "]) {
      const source = await toDocumentSource(await withInput(`x${end.repeat(3_000_000)}#`), "-");
      expect(source.format).toBe("json");
    }
    expect((await toDocumentSource(await withInput("# a\r\n\r\n  - b"), "-")).format).toBe("yaml");
  });

  describe.each([
    ["is silent", async () => new Promise<void>(() => undefined)],
    ["never ends", async () => new Promise<void>(setImmediate)],
  ])("that %s after its beginning", (_, next) => {
    async function* slow(): AsyncGenerator<Uint8Array> {
      yield Buffer.from("{");
      for (;;) {
        await next();
        yield Buffer.from(" ");
      }
    }

    it.each([
      ["verify", "-", "--key", "key.pem"],
      ["fmt"],
      ["parse", "-"],
      ["mock", "-"],
      ["eval", "-i", "-", "1"],
      ["eval", "--stdin"],
      ["bench", "--stdin"],
      ["exec", "--decision", "p/x", "-I", "-b", "p.rego"],
      ["gate", "p.rego", "-", "--allow-undefined", "data.p"],
      ["gate", "--config", "-"],
    ])("is waited for no longer than --timeout: %s %s %s", async (...args) => {
      const { publicKey } = generateKeyPairSync("ed25519");
      const cwd = await makeFolder({
        "p.rego": "package p\n\nx := input\n\ndeny := set()\n",
        "key.pem": publicKey.export({ type: "spki", format: "pem" }).toString(),
      });
      const { exitCode, stderr, stdout } = await run([...args, "--timeout", "500ms"], { cwd, stdin: slow() });
      expect(stderr + stdout).toMatch(/reading standard input took longer than its 500 ms; raise --timeout/);
      expect([2, 3]).toContain(exitCode);
    });
  });

  it("is text without a byte-order mark", async () => {
    expect(await readGivenText(await withInput("\ufeffpackage a"), "-")).toBe("package a");
    await expect(readGivenText(await withInput(Uint8Array.of(0xff)), "-")).toFailWith(
      "document_invalid",
      /^standard input is not UTF-8 text$/,
    );
  });

  it("is announced at a terminal, and only there", async () => {
    const notes: string[] = [];
    const io = await withInput("{}");
    const terminal = { openBrowser: () => Promise.resolve(), readSecret: () => Promise.resolve("") };
    const stderr: CliIo["stderr"] = {
      write(chunk, callback) {
        notes.push(String(chunk));
        callback();
      },
    };
    await toDocumentSource({ ...io, stderr }, "-");
    await toDocumentSource({ ...io, stderr, terminal }, "a.json");
    expect(notes).toEqual([]);
    await toDocumentSource({ ...io, stderr, terminal }, "-");
    expect(notes).toEqual([expect.stringMatching(/^reading standard input; Ctrl-. .*ends it\n$/)]);
  });

  it("is not read for a path", async () => {
    const io = await withInput("other");
    expect(await toDocumentSource(io, "a.json")).toEqual({ path: "a.json" });
    expect(await readGivenText(io, "a.json")).toBe("[1]");
  });
});
