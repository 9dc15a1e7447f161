import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { Command } from "commander";
import { describe, expect, it } from "vitest";
import { COMMANDS } from "../../../src/cli/command-table.js";
import { showError } from "../../../src/cli/terminal/show-error.js";
import { styleFor } from "../../../src/cli/terminal/cli-io.js";
import { EvaluationError, PolicyLoadError } from "../../../src/base/errors.js";
import { CommandError } from "../../../src/cli/exit-codes.js";
import { FLAG_WORDING } from "../../../src/cli/terminal/flag-wording.js";
import { caller, message, option } from "../../../src/base/message.js";
import { GLOBAL_OPTIONS } from "../../../src/cli/options/service-options.js";
import { toOptions } from "../../../src/cli/options/option-table.js";

const plain = styleFor({ env: { NO_COLOR: "1" }, isOnCi: false }, process.stdout);

/** The library without its comments, file by file. */
function codeOfLibrary(): string[] {
  const folder = new URL("../../../src", import.meta.url).pathname;
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((path) => path.endsWith(".ts") && !/^(?:cli|browser)\W/.test(path))
    .map((path) => readFileSync(join(folder, path), "utf8").replaceAll(/^\s*(?:\*|\/\*|\/\/).*$/gm, ""));
}

/** The texts with blanks in the library, which may be messages. */
function textsOf(library: readonly string[]): string[] {
  return library.flatMap((code) =>
    Array.from(code.matchAll(/(["'`])((?:\\.|(?!\1)[^\n\\])*)\1/g), ([, , text = ""]) =>
      text.replaceAll(/\$\{[^}]*\}/g, ""),
    ).filter((text) => text.includes(" ")),
  );
}

/** Options of functions of the library: those that are checked, and those that a message names. */
function libraryOptions(library: readonly string[]): string[] {
  return library.flatMap((code) => [
    ...Array.from(code.matchAll(/: Rules<.*> = \{([^]*?)\};?\n/g), ([, rules = ""]) =>
      Array.from(rules.matchAll(/(?<=^ {2}|[{,] )\w+(?=[:,])/gm), ([name]) => name),
    ).flat(),
    ...Array.from(code.matchAll(/\boption(?:Named)?\("(\w+)"/g), ([, name = ""]) => name),
  ]);
}

/** Options of commands in the library's spelling. */
async function commandOptions(): Promise<string[]> {
  const commands = await Promise.all(
    COMMANDS.map(async ({ name, load }) => {
      const command = new Command(name);
      (await load()).configure(command, () => undefined);
      return command.options;
    }),
  );
  return [...commands.flat(), ...toOptions(GLOBAL_OPTIONS)].map((option) => option.attributeName());
}

describe("messages", () => {
  it("name no option as only the library spells it", async () => {
    const library = codeOfLibrary();
    const options = new Set([...(await commandOptions()), ...libraryOptions(library)]);
    // Others are spelled alike on the command line.
    const names = [...options].filter((name) => /[A-Z]/.test(name));
    expect(names).toEqual(expect.arrayContaining(["failOn", "maxMemoryBytes", "keyId", "maxRecords"]));
    const named = new RegExp(String.raw`(?<![\w.$'"\`{])(?:${names.join("|")})(?![\w.(]| \(--|" \|)`);
    const texts = textsOf(library);
    expect(texts.length).toBeGreaterThan(1000);
    expect(texts.filter((text) => named.test(text))).toEqual([]);
  });
});

/** Options of functions that no command calls with them. */
const OF_LIBRARY = [
  "customBuiltins",
  "isolation",
  "maxPages",
  "maxRecords",
  "maxResponseBytes",
  "trustedRoot.tuf",
];

describe("the words of the command line", () => {
  it("have a flag for each option that a message names", () => {
    const folder = new URL("../../../src", import.meta.url).pathname;
    const named = readdirSync(folder, { recursive: true, encoding: "utf8" })
      .filter((path) => path.endsWith(".ts") && !/^browser\W/.test(path))
      .flatMap((path) => [
        ...readFileSync(join(folder, path), "utf8").matchAll(
          /(?<=[{\s]|= )option\("([\w.]+)"(?:, (?:"([^"]+)"|'([^']+)'))?\)/g,
        ),
      ])
      .map(([, name = "", ...values]) =>
        option(
          name,
          values.find((value) => value !== undefined),
        ),
      );
    expect(named.length).toBeGreaterThan(40);
    const unnamed = named.filter((part) => !FLAG_WORDING.option(part).includes("-"));
    expect([...new Set(unnamed.map((part) => part.option))].sort()).toEqual(OF_LIBRARY);
  });
});

describe("showError", () => {
  const verify = option("verify");
  const unopened = option("envelopes", "false");

  it.each([
    [message`raise ${option("timeoutMs")} or ${option("maxCalls")}`, "raise --timeout or --max-calls"],
    [message`${caller("judge: verify")}give ${option("keys")}`, "give --key"],
    [
      message`${caller("judge")}${verify} and ${unopened} exclude each other`,
      "a verification (--key, --trusted-root) and --no-envelopes exclude each other",
    ],
    [message`${caller("loadGate")}${option("dataFiles")} is empty`, "--data is empty"],
    [message`raise ${option("maxWorkers")}`, "raise maxWorkers"],
  ])("calls options as the command line does, and names no function: %s", (text, shown) => {
    const error = new EvaluationError(text, { code: "timeout" });
    expect(showError(error, plain)).toBe(`error: ${shown} [timeout]`);
  });

  it("shows nothing that a parser quotes, in stacks too", () => {
    let cause: unknown;
    try {
      JSON.parse('{"password": hunter2}');
    } catch (error) {
      cause = error;
    }
    const error = new EvaluationError("the payload is malformed", { code: "input_invalid", cause });
    const shown = showError(error, plain, true);
    expect(shown).toContain("SyntaxError: not JSON\n    at ");
    expect(shown).not.toContain("hunter2");
  });

  it("quotes names of files, rules and values that are also names of options", () => {
    const quoted = 'failOn.json: "maxCalls > undefinedvar", judge: verify: false';
    const error = new EvaluationError(message`${quoted}; raise ${option("maxCalls")}`, {
      code: "timeout",
      cause: new EvaluationError(`rules: "conftest" in timeoutMs`, { code: "timeout" }),
    });
    expect(showError(error, plain)).toBe(
      `error: ${quoted}; raise --max-calls [timeout]\n  because: rules: "conftest" in timeoutMs`,
    );
    expect(error.message).toBe(`${quoted}; raise maxCalls`);
    expect(error.option).toBe("maxCalls");
  });

  it("leaves the message of an error that is not the library's", () => {
    expect(showError(new TypeError("timeoutMs"), plain)).toContain(
      "error: unexpected: timeoutMs [unexpected]\n",
    );
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
  ])("does not repeat the reason of %s", (text, code, why, because) => {
    const cause = Object.assign(new Error(`${code}: ${why}, open 'a.json'`), { code, syscall: "open" });
    const error = new EvaluationError(text, { code: "timeout", cause });
    expect(showError(error, plain)).toBe(`error: ${text} [timeout]${because}`);
  });

  it("shows the code of the library's errors at the end of the first line", () => {
    const error = new PolicyLoadError("2 errors in the policies:\np.rego:1:1: x: y", {
      code: "rego_invalid",
    });
    expect(showError(error, plain)).toBe("error: 2 errors in the policies [rego_invalid]:\np.rego:1:1: x: y");
    expect(showError(new CommandError("no query given"), plain)).toBe(
      "error: no query given [usage_invalid]",
    );
  });

  it("shows what led to it once", () => {
    const cause = new Error("ECONNREFUSED", { cause: new Error("raise it") });
    const error = new EvaluationError("no answer: ECONNREFUSED", { code: "timeout", cause });
    expect(showError(error, plain)).toBe("error: no answer: ECONNREFUSED [timeout]\n  because: raise it");
  });

  it.each([
    ["rules", '"conforma"', "--rules conforma"],
    ["compat", '"chainloop"', "--compat chainloop"],
    ["regoVersion", '"v0"', "--v0-compatible"],
    ["verify", "false", "--skip-verify"],
  ])("names the flag of %s: %s", (name, value, flag) => {
    const error = new EvaluationError(message`needs ${option(name, value)}`, { code: "timeout" });
    expect(showError(error, plain)).toBe(`error: needs ${flag} [timeout]`);
  });
});
