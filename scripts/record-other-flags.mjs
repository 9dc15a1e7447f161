// Records the flags that the commands of OPA, Conftest and ec have, of the versions in opa-core/go.mod and
// parsers/go.mod: `node scripts/record-other-flags.mjs OPA CONFTEST EC_PAGES`. EC_PAGES is docs/modules/ROOT/pages of a
// checkout of conforma/cli, where its build writes a page for each command; with `-` for a program its record is
// preserved. A test compares each flag with the command line here.
import { execFileSync } from "node:child_process";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { argv, exit } from "node:process";
import { fileURLToPath } from "node:url";
import { format } from "prettier";

const [opa, conftest, ecPages] = argv.slice(2);
if (opa === undefined || conftest === undefined || ecPages === undefined) {
  console.error("usage: node scripts/record-other-flags.mjs OPA CONFTEST EC_PAGES");
  exit(2);
}

const help = (program, ...words) => execFileSync(program, [...words, "--help"], { encoding: "utf8" });

/** The commands listed in a help text. */
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

/**
 * The commands of ec that are its own, and not OPA's, by their pages: `ec_validate_image.adoc`. Pages of built-ins list
 * no options.
 */
function ecFlags(folder) {
  const pages = readdirSync(folder).flatMap((file) => {
    const [, name] = /^ec_(?!opa)(\w[\w-]*)\.adoc$/.exec(file) ?? [];
    const text = name === undefined ? "" : readFileSync(join(folder, file), "utf8");
    const [, own, inherited] = text.split(/^== Options(?: inherited from parent commands)?\n/m);
    if (inherited === undefined) return [];
    const lines = `${own}\n${inherited}`.matchAll(/^(?:(-\w), )?(--[\w-]+)::/gm);
    const found = Array.from(lines, ([, short, long]) => (short === undefined ? [long] : [short, long]));
    return [[name.replaceAll("_", " "), found.filter(([first]) => first !== "-h")]];
  });
  return Object.fromEntries(pages);
}

const path = fileURLToPath(new URL("../test/cli/other-flags.json", import.meta.url));
const recorded = JSON.parse(readFileSync(path, "utf8"));
const text = JSON.stringify({
  opa: opa === "-" ? recorded.opa : flags(opa),
  conftest: conftest === "-" ? recorded.conftest : flags(conftest),
  ec: ecPages === "-" ? recorded.ec : ecFlags(ecPages),
});
writeFileSync(path, await format(text, { parser: "json", printWidth: 110 }));
