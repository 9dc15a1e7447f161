// Records the flags that the commands of OPA and Conftest have: `node scripts/record-other-flags.mjs OPA CONFTEST`, of the versions that
// opa-core/go.mod and parsers/go.mod name. A test holds each against the command line here.
import { execFileSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { argv, exit } from "node:process";
import { fileURLToPath } from "node:url";
import { format } from "prettier";

const [opa, conftest] = argv.slice(2);
if (opa === undefined || conftest === undefined) {
  console.error("usage: node scripts/record-other-flags.mjs OPA CONFTEST");
  exit(2);
}

const help = (program, ...words) => execFileSync(program, [...words, "--help"], { encoding: "utf8" });

/** The commands that a help lists. */
function commandsOf(program) {
  const [, list = ""] = /^Available Commands:\n((?: {2}.*\n)+)/m.exec(help(program)) ?? [];
  const names = Array.from(list.matchAll(/^ {2}(\S+)/gm), ([, name]) => name);
  return names.filter((name) => !["help", "completion"].includes(name));
}

/** `["-d", "--data"]` for each line of a flag. */
function flagsOf(program, command) {
  const [, ...sections] = help(program, command).split(/^(?:Global )?Flags:\n/m);
  const lines = sections.join("").matchAll(/^ +(?:(-\w), )?(--[\w-]+)/gm);
  return Array.from(lines, ([, short, long]) => (short === undefined ? [long] : [short, long])).filter(
    ([name]) => name !== "-h",
  );
}

const flags = (program) =>
  Object.fromEntries(commandsOf(program).map((name) => [name, flagsOf(program, name)]));
const path = fileURLToPath(new URL("../test/cli/other-flags.json", import.meta.url));
const text = JSON.stringify({ opa: flags(opa), conftest: flags(conftest) });
writeFileSync(path, await format(text, { parser: "json", printWidth: 110 }));
