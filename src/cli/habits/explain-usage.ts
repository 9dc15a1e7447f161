import { Command, type Option } from "commander";
import { append } from "../../base/lists.js";
import { editDistance } from "../../base/text/edit-distance.js";
import type { CommandEntry } from "../command.js";
import type { Counterpart } from "./option-answer.js";
import { ALIKE, OTHER_COMMANDS, TOOLS } from "./other-commands.js";
import { OTHER_OPTIONS } from "./other-options.js";

function getNames(options: readonly Option[]): string[] {
  return options.flatMap(({ short, long }) => [short, long]).filter((name) => name !== undefined);
}

/** Maximum number of wrong letters in a misspelling: one in three, and at most this many. */
const MAX_DISTANCE = 3;

/** The length of a prefix that distinguishes names. */
const MIN_BEGINNING = 3;

/**
 * The option that was probably meant: a misspelling, or one with the same prefix. For short options only the same
 * letter in another case.
 */
function nearest(
  option: string,
  known: readonly string[],
  measure: (typed: string, name: string) => number | undefined = measureDistance,
): string | undefined {
  if (!option.startsWith("--")) return known.find((name) => name.toLowerCase() === option.toLowerCase());
  const word = getWord(option);
  const candidates = known
    .filter((name) => name.startsWith("--"))
    .flatMap((name) => {
      const off = measure(word, getWord(name));
      return off === undefined ? [] : [{ name, off }];
    })
    .sort((a, b) => a.off - b.off || commonStart(word, getWord(b.name)) - commonStart(word, getWord(a.name)));
  return candidates[0]?.name;
}

/** Converts to the spelling of options here: `failOn` and `fail_on` to `fail-on`. */
function getWord(option: string): string {
  return option
    .replace(/^--/, "")
    .replace(/([a-z])([A-Z])/g, "$1-$2")
    .replaceAll("_", "-")
    .toLowerCase();
}

/** Counts the edits from a name to the typed word; `undefined` if there are too many for a misspelling. */
function countSlips(typed: string, name: string): number | undefined {
  const off = editDistance(typed, name);
  // Matching letters at the beginning count twice: they are rarely mistyped, and two alone are no evidence.
  const start = typed.length > MIN_BEGINNING ? commonStart(typed, name) : 0;
  const letters = Math.max(typed.length, name.length) + start;
  if (off > Math.min(MAX_DISTANCE, Math.floor(letters / 3))) return undefined;
  return lettersInBoth(typed, name) * 3 >= Math.max(typed.length, name.length) * 2 ? off : undefined;
}

/**
 * The number of letters that two words share, at any position: words of different letters are unrelated, even if short.
 */
function lettersInBoth(a: string, b: string): number {
  const left = Array.from(b);
  return Array.from(a).filter((letter) => {
    const at = left.indexOf(letter);
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  }).length;
}

/** The distance between a name and the typed word; `undefined` for an unrelated one. */
function measureDistance(typed: string, name: string): number | undefined {
  const slips = countSlips(typed, name);
  if (slips !== undefined) return slips;
  const isBeginning =
    typed.length >= MIN_BEGINNING && (name.startsWith(typed) || typed.startsWith(`${name}-`));
  // After every misspelling.
  if (isBeginning) return MAX_DISTANCE + 1;
  if (typed.length <= MIN_BEGINNING) return undefined;
  const beginning = name.split("-").slice(0, typed.split("-").length).join("-");
  const slipsOfBeginning = countSlips(typed, beginning);
  return slipsOfBeginning === undefined ? undefined : MAX_DISTANCE + 1 + slipsOfBeginning;
}

function commonStart(a: string, b: string): number {
  let common = 0;
  while (common < a.length && a[common] === b[common]) common++;
  return common;
}

/** The commands here that have the option. */
async function getOwners(option: string, commands: readonly CommandEntry[]): Promise<string[]> {
  const found = await Promise.all(
    commands.map(async (entry) => {
      const command = new Command(entry.name);
      (await entry.load()).configure(command, () => undefined);
      return getNames(command.options).includes(option) ? [entry.name] : [];
    }),
  );
  return found.flat();
}

/** The program's name, which represents its options without a command. */
const PROGRAM = "regohost";

/**
 * Suggestions for an unknown option: the nearest one, its meaning in another tool, and the commands here that have it.
 * Otherwise the place where the options of the command are listed.
 */
export async function explainOption(
  option: string,
  command: { name: string; options: readonly Option[] },
  commands: readonly CommandEntry[],
): Promise<string[]> {
  const name = option.split("=", 1)[0] ?? option;
  if (getNames(command.options).includes(name)) return [`${name} takes no value.`];
  const lines: string[] = [];
  const others = OTHER_OPTIONS.filter(({ commands: of }) => of === undefined || of.includes(command.name));
  const answer = (known: string): string[] =>
    others
      .filter(({ names }) => names.includes(known))
      .map((one) => shownCounterpart(one.tool === undefined ? known : `${one.tool}'s ${known}`, one));
  append(lines, answer(name));
  // An option that is known elsewhere is not a misspelling.
  if (lines.length === 0) {
    const near = nearest(name, getNames(command.options));
    if (near !== undefined) lines.push(`The nearest option of ${command.name} is ${near}.`);
    const owners = await getOwners(name, commands);
    if (owners.length > 0) lines.push(`${name} is an option of ${owners.join(", ")}.`);
  }
  if (lines.length === 0) {
    const elsewhere = others.flatMap(({ names }) => names);
    append(lines, answer(nearest(name, elsewhere, countSlips) ?? ""));
  }
  return lines.length > 0 ? lines : [`${getHelp(command.name)} lists its options.`];
}

/** Names what another tool's command or option is called here, or why it is not. */
export function shownCounterpart(known: string, { here, absent, unneeded }: Counterpart): string {
  if (here !== undefined) return `${known} is here: ${here}`;
  return absent === undefined
    ? `${known} is not needed here: ${unneeded}`
    : `${known} has no counterpart here: ${absent}`;
}

function getHelp(command: string): string {
  return command === PROGRAM ? `${PROGRAM} --help` : `${PROGRAM} ${command} --help`;
}

/** The suggestion for an unknown word of a command: the command that was probably misspelt, or how to list them. */
export function explainUnknown(word: string, commands: readonly CommandEntry[]): string {
  const [near] = commands
    .flatMap(({ name }) => {
      const off = countSlips(word.toLowerCase(), name);
      return off === undefined ? [] : [{ name, off }];
    })
    .sort((a, b) => a.off - b.off);
  return near === undefined
    ? `${PROGRAM} --help lists the commands`
    : `did you mean ${near.name}? ${PROGRAM} --help lists the commands`;
}

/**
 * The answer to the command of another tool.
 *
 * @param args all arguments: `conftest test -p policy`, `pull`.
 */
export function explainCommand(
  args: readonly string[],
  commands: readonly CommandEntry[],
): string | undefined {
  const words = args.filter((word) => !word.startsWith("-") || word === "-s" || word === "--server");
  const named = TOOLS.find((tool) => tool === words[0]);
  const rest = (named === undefined ? words : words.slice(1)).join(" ");
  const fits = OTHER_COMMANDS.filter(
    ({ words: own, tool, needsTool }) =>
      `${rest} `.startsWith(`${own} `) && (named === undefined ? needsTool !== true : tool === named),
  ).sort((a, b) => b.words.length - a.words.length)[0];
  if (fits !== undefined)
    return shownCounterpart(`${fits.tool === undefined ? "" : `${fits.tool} `}${fits.words}`, fits);
  if (named === undefined) return undefined;
  const [first = ""] = rest.split(" ");
  const own = commands.find(({ name }) => name === first);
  if (own === undefined || !ALIKE.some((tool) => tool === named))
    return `this is regohost, which has no command for ${`${named} ${first}`.trimEnd()}; regohost --help lists its commands`;
  return `${named} ${own.name} is here: regohost ${own.name}`;
}
