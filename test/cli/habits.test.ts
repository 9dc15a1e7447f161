import { readFile } from "node:fs/promises";
import { beforeAll, describe, expect, it } from "vitest";
import { Command, type Option } from "commander";
import { COMMANDS } from "../../src/cli/command-table.js";
import { explainOption, shownCounterpart } from "../../src/cli/habits/explain-usage.js";
import { OTHER_COMMANDS, TOOLS } from "../../src/cli/habits/other-commands.js";
import { OTHER_OPTIONS } from "../../src/cli/habits/other-options.js";
import { ELSEWHERE, FILES, HABITS } from "./habits.js";
import OTHER_FLAGS from "./other-flags.json" with { type: "json" };
import { cleanUpAfterAll } from "../clean-up.js";
import { makeFolder, run } from "./run.js";
import { toOptions } from "../../src/cli/options/option-table.js";
import { GLOBAL_OPTIONS } from "../../src/cli/options/service-options.js";

let cwd: string;
const cleanUp = cleanUpAfterAll();
beforeAll(async () => {
  cwd = await makeFolder(FILES, cleanUp);
});

/** The arguments of a typed line. */
function split(typed: string): string[] {
  return Array.from(typed.matchAll(/'([^']*)'|(\S+)/g), ([, quoted, plain]) => quoted ?? plain ?? "");
}

async function libraryOptions(name: string): Promise<{ options: Option[]; known: (string | undefined)[] }> {
  const program = new Command(name);
  const entry = COMMANDS.find((one) => one.name === name);
  (await entry?.load())?.configure(program, () => undefined);
  const options = [...program.options, ...toOptions(GLOBAL_OPTIONS)];
  return { options, known: ["--version", ...options.flatMap(({ short, long }) => [short, long])] };
}

describe("what people type", () => {
  it("has an answer of its own for each, unless it is told what the answer is not", () => {
    for (const { typed, says } of HABITS.filter((habit) => !habit.says.source.startsWith("^(?!")))
      expect(
        ["?", "error: ?\n"].some((text) => says.test(text)),
        typed,
      ).toBe(false);
  });

  it.each(HABITS.map((habit) => [habit.typed, habit] as const))("regohost %s", async (_, habit) => {
    const { typed, exit, says, stdin } = habit;
    const result = await run(split(typed), { cwd, ...(stdin === undefined ? {} : { stdin }) });
    expect(`${result.stdout}${result.stderr}`).toMatch(says);
    expect(result.exitCode).toBe(exit);
    // What failed is told, not thrown.
    expect(result.stderr).not.toMatch(/ {4}at |unexpected:/);
  });
});

describe("what people type, and other tests try", () => {
  it.each(ELSEWHERE)("%s: %s has the test", async (_typed, file, test) => {
    const text = await readFile(new URL(file, import.meta.url), "utf8");
    expect(text.split(`("${test}", `)).toHaveLength(2);
  });
});

/** An answer about what another tool has. */
const ANSWERED = / (?:is here|(?:is not needed|has no counterpart) here): /;

describe("the nearest option", () => {
  it.each<[command: string, typed: string, nearest: string | undefined]>([
    ["gate", "--polcy", "--policy"],
    ["gate", "--plicy=x", "--policy"],
    ["gate", "--faill-on", "--fail-on"],
    ["gate", "--failOn", "--fail-on"],
    ["gate", "--fail_on", "--fail-on"],
    ["gate", "--inputs", "--input"],
    ["gate", "--input-file", "--input"],
    ["gate", "--cert", "--certificate-identity"],
    ["gate", "--treshold", "--threshold"],
    ["gate", "--ouput", "--output"],
    ["gate", "-P", "-p"],
    ["eval", "--inptu", "--input"],
    ["eval", "--quite", "--quiet"],
    ["eval", "--fale", "--fail"],
    ["gate", "--fale", "--fail-on"],
    ["gate", "--outptu", "--output"],
    ["fmt", "--wirte", "--write"],
    ["download", "--fil", undefined],
    ["eval", "--entrypiont", "--entrypoint"],
    ["eval", "--formt", "--format"],
    ["test", "--treshhold", "--threshold"],
    ["serve", "--adr", "--addr"],
    ["serve", "--diag", "--diagnostic-addr"],
    ["gate", "--vsa", undefined],
    ["gate", "--ka", undefined],
    ["gate", "--color", undefined],
    ["gate", "--se", undefined],
    ["gate", "-x", undefined],
    ["serve", "--port", undefined],
    ["eval", "--verbose", undefined],
    ["eval", "--nope", undefined],
    ["login", "--nope", undefined],
    ["test", "--nope", undefined],
    ["verify", "--nope", undefined],
    ["verify", "--not-found", "--not-found-text"],
    ["verify", "--not-fuond", "--not-found-text"],
  ])("%s %s: %s", async (command, typed, nearest) => {
    const { options } = await libraryOptions(command);
    const said = await explainOption(typed, { name: command, options }, COMMANDS);
    const [suggested] = said.flatMap(
      (line) => /^The nearest option of \w+ is (\S+)\.$/.exec(line)?.[1] ?? [],
    );
    expect(suggested).toBe(nearest);
  });
});

describe("an option or a command that nothing is near to", () => {
  it.each(
    COMMANDS.flatMap(({ name }) => [
      [name, "--nope"],
      [name, "--xyzzy=1"],
    ]),
  )("%s %s is answered with the help", async (...args) => {
    const [name, option] = args;
    const result = await run(args);
    expect(result).toEqual({
      exitCode: 2,
      stdout: "",
      stdoutBytes: Buffer.from(""),
      stderr: `error: unknown option '${String(option)}' [usage_invalid]\nregohost ${String(name)} --help lists its options.\n`,
    });
  });

  it.each([
    ["--nope", "error: unknown option '--nope' [usage_invalid]\nregohost --help lists its options.\n"],
    ["foo", "error: unknown command 'foo': regohost --help lists the commands [usage_invalid]\n"],
    ["nope", "error: unknown command 'nope': regohost --help lists the commands [usage_invalid]\n"],
  ])("regohost %s", async (word, stderr) => {
    await expect(run([word])).resolves.toMatchObject({ exitCode: 2, stdout: "", stderr });
  });

  it.each([
    ["wroker", "worker"],
    ["evall", "eval"],
    ["Gate", "gate"],
    ["inpsect", "inspect"],
  ])("%s is perhaps %s", async (typed, meant) => {
    const { exitCode, stderr } = await run([typed]);
    expect([exitCode, stderr]).toEqual([
      2,
      `error: unknown command '${typed}': did you mean ${meant}? regohost --help lists the commands [usage_invalid]\n`,
    ]);
  });
});

describe("the format of the output", () => {
  const FORMAT = ["-o", "--output", "-f", "--format"];

  it.each(COMMANDS.map(({ name }) => name))("%s names its option", async (name) => {
    const { options, known } = await libraryOptions(name);
    const isJsonOnly = known.includes("--json") && !known.includes("--format");
    const typed =
      isJsonOnly || name === "gate" ? FORMAT : known.includes("--format") ? ["-o", "--output"] : [];
    for (const option of typed.filter((one) => !known.includes(one))) {
      const said = await explainOption(option, { name, options }, COMMANDS);
      expect(said, option).toContainEqual(expect.stringMatching(/ is here: /));
    }
  });
});

describe("the options of other tools", () => {
  it.each(OTHER_OPTIONS.flatMap((one) => one.names.map((name) => [name, one.tool, one] as const)))(
    "%s of %s",
    async (name, tool, { commands, ...counterpart }) => {
      const answers: string[] = [];
      for (const command of commands ?? ["whoami"]) {
        const { exitCode, stderr } = await run(command === "regohost" ? [name] : [command, name]);
        if (stderr.includes("unknown option")) answers.push(stderr);
        else expect(exitCode, `${command} ${name}`).not.toBe(0);
      }
      // An entry that no command needs is dead.
      expect(answers).not.toHaveLength(0);
      for (const answer of answers)
        expect(answer).toContain(
          shownCounterpart(`${tool === undefined ? "" : `${tool}'s `}${name}`, counterpart),
        );
    },
  );
});

describe("the commands of other tools", () => {
  it.each(OTHER_COMMANDS)("$tool $words", async ({ words, tool, needsTool, ...counterpart }) => {
    const lines = [
      ...(tool === undefined ? [] : [[tool, ...words.split(" ")]]),
      ...(needsTool === true ? [] : [words.split(" ")]),
    ];
    for (const args of lines) {
      const result = await run(args);
      expect(result).toMatchObject({ exitCode: 2, stdout: "" });
      expect(result.stderr).toContain(shownCounterpart("", counterpart).trimStart());
    }
  });
});

describe("the names of other tools", () => {
  it.each(TOOLS.flatMap((tool) => [[tool], [tool, "no-such-command"], [tool, "--no-such-option"]]))(
    "%s %s has no command here, and no guess",
    async (...args) => {
      const { exitCode, stdout, stderr } = await run(args.filter((word) => word !== undefined));
      expect([exitCode, stdout]).toEqual([2, ""]);
      expect(stderr).toContain(`this is regohost, which has no command for ${args[0]}`);
      expect(stderr).not.toContain("Did you mean");
    },
  );

  // Theirs, which nothing here does.
  it.each([
    ["kyverno", "apply"],
    ["gator", "test"],
    ["gator", "verify"],
    ["polaris", "audit"],
    ["checkov", "-d", "."],
    ["helm", "lint"],
    ["terraform", "validate"],
    ["kubectl", "apply"],
  ])("%s %s is not taken for a command of ours", async (...args) => {
    const { exitCode, stdout, stderr } = await run(args);
    expect([exitCode, stdout]).toEqual([2, ""]);
    expect(stderr).toContain("this is regohost, which has no command for ");
    expect(stderr).not.toContain("Did you mean");
  });
});

/** The commands here by those of a tool, where their names differ. */
const HERE: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  opa: { run: ["run", "serve"] },
  conftest: {
    test: ["gate"],
    verify: ["test"],
    doc: ["inspect"],
    reformat: ["gate"],
    // No command of ours does their work, so none has their flags: the answer to the command is the answer.
    plugin: [],
    pull: ["gate"],
    push: ["build"],
  },
  ec: {
    compare: ["backtest"],
    fetch: ["gate"],
    "fetch policy": ["gate"],
    init: [],
    "init policies": [],
    "inspect policy": ["inspect"],
    "inspect policy-data": ["inspect"],
    sigstore: ["verify"],
    "sigstore initialize": ["verify"],
    test: ["gate"],
    track: ["gate"],
    "track bundle": ["gate"],
    validate: ["gate"],
    "validate image": ["gate"],
    "validate input": ["gate", "serve"],
    "validate policy": ["check"],
    "validate vsa": ["verify"],
  },
};

describe("each flag of other tools is known here, or answered", () => {
  const lines = Object.entries(OTHER_FLAGS).flatMap(([tool, commands]) =>
    Object.entries(commands).flatMap(([command, flags]) =>
      (HERE[tool]?.[command] ?? [command]).map((own) => [tool, command, own, flags] as const),
    ),
  );
  it.each(lines)("%s %s, which is %s", async (tool, command, own, flags) => {
    const { options, known } = await libraryOptions(own);
    const unanswered = [];
    for (const name of flags.flat()) {
      if (known.includes(name)) continue;
      // Its short form and its long one are the same here too, as far as there are both.
      const said = await explainOption(name, { name: own, options }, COMMANDS);
      if (!said.some((line) => ANSWERED.test(line))) unanswered.push(name);
    }
    expect(unanswered, `${tool} ${command}`).toEqual([]);
  });
});

describe("each command of other tools is answered, whatever flags stand beside it", () => {
  const lines = Object.entries(OTHER_FLAGS).flatMap(([tool, commands]) =>
    Object.entries(commands).map(([command, flags]) => [tool, command, flags] as const),
  );
  it.each(lines)("%s %s", async (tool, command, flags) => {
    const ours = [
      "--version",
      "-h",
      "--help",
      ...toOptions(GLOBAL_OPTIONS).flatMap(({ short, long }) => [short, long]),
    ];
    const theirs = flags.flat().filter((name) => !ours.includes(name));
    for (const flag of [[], ...theirs.map((name) => [name])]) {
      const { exitCode, stdout, stderr } = await run([tool, ...command.split(" "), ...flag]);
      expect([exitCode, stdout], flag.join()).toEqual([2, ""]);
      expect(stderr, flag.join()).toMatch(
        /^error: unknown command '\w+': \w+ [\w -]+ (?:is here|(?:is not needed|has no counterpart) here): \S/,
      );
    }
  });
});
