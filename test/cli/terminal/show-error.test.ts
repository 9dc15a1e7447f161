import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { Command } from "commander";
import { describe, expect, it } from "vitest";
import { COMMANDS } from "../../../src/cli/command-table.js";
import { globalOptions } from "../../../src/cli/flags/global-flags.js";
import { showError, withFlagNames } from "../../../src/cli/terminal/show-error.js";
import { styleFor } from "../../../src/cli/terminal/cli-io.js";
import { EvaluationError } from "../../../src/errors.js";

const plain = styleFor({ env: { NO_COLOR: "1" }, isOnCi: false }, process.stdout);

/** The texts with blanks in the library, which may be messages. */
function textsOf(folder: string): string[] {
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" });
  const own = files.filter((path) => path.endsWith(".ts") && !/^(?:cli|browser)\W/.test(path));
  return own.flatMap((path) =>
    Array.from(
      readFileSync(join(folder, path), "utf8").matchAll(/^[^*\n]*?(["'`])([^\n]* [^\n]*)\1/gm),
      ([, , text]) => text ?? "",
    ),
  );
}

/** Options of commands in the library's spelling, where it is not theirs: `failOn` for `--fail-on`. */
async function optionNames(): Promise<string[]> {
  const commands = await Promise.all(
    COMMANDS.map(async ({ name, load }) => {
      const command = new Command(name);
      (await load()).configure(command, () => undefined);
      return command.options;
    }),
  );
  const names = [...commands.flat(), ...globalOptions()].map((option) => option.attributeName());
  return [...new Set(names)].filter((name) => /[A-Z]/.test(name));
}

describe("messages", () => {
  it("name no option as only the library spells it", async () => {
    const names = await optionNames();
    expect(names).toContain("failOn");
    const named = new RegExp(String.raw`(?<![\w.$'"\`{(])(?:${names.join("|")})(?![\w.(]| \(--|" \|)`);
    const texts = textsOf(new URL("../../../src", import.meta.url).pathname);
    expect(texts.some((text) => named.test(text))).toBe(true);
    expect(texts.filter((text) => named.test(withFlagNames(text)))).toEqual([]);
  });
});

describe("showError", () => {
  it("calls the library's options as the command line does", () => {
    const error = new EvaluationError("raise timeoutMs or maxCalls", { code: "timeout" });
    expect(showError(error, plain)).toBe("error: raise --timeout or --max-calls");
  });

  it.each([
    ["judge: verify: give the option keys", "give --key"],
    [
      "judge: the option verify and envelopes: false exclude each other",
      "a verification (--key, --trusted-root) and --no-envelopes exclude each other",
    ],
    ["loadGate: dataFiles is empty", "-d is empty"],
  ])("names no function of the library: %s", (message, shown) => {
    const error = new EvaluationError(message, { code: "timeout" });
    expect(showError(error, plain)).toBe(`error: ${shown}`);
  });

  it("leaves the message of an error that is not the library's", () => {
    expect(showError(new TypeError("timeoutMs"), plain)).toContain("error: unexpected: timeoutMs\n");
  });

  it.each([
    ["a.json cannot be read: there is no such file or directory", "ENOENT", "no such file or directory", ""],
    ["a.json cannot be read: permission denied", "EACCES", "permission denied", ""],
    ["a.json cannot be written (EROFS)", "EROFS", "read-only file system", ""],
    [
      "a.json cannot be read",
      "EACCES",
      "permission denied",
      "\n  because: EACCES: permission denied, open 'a.json'",
    ],
  ])("does not repeat the reason of %s", (message, code, why, because) => {
    const cause = Object.assign(new Error(`${code}: ${why}, open 'a.json'`), { code, syscall: "open" });
    const error = new EvaluationError(message, { code: "timeout", cause });
    expect(showError(error, plain)).toBe(`error: ${message}${because}`);
  });

  it("shows what led to it once", () => {
    const cause = new Error("ECONNREFUSED", { cause: new Error("raise it") });
    const error = new EvaluationError("no answer: ECONNREFUSED", { code: "timeout", cause });
    expect(showError(error, plain)).toBe("error: no answer: ECONNREFUSED\n  because: raise it");
  });
});
