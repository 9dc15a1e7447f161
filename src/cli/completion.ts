import { Command, type Option } from "commander";
import type { CommandEntry } from "./command.js";
import { toOptions } from "./options/option-table.js";
import { GLOBAL_OPTIONS } from "./options/service-options.js";
import { stat } from "node:fs/promises";
import { extname, resolve } from "node:path";
import { append } from "../base/lists.js";

/** Extensions of compiled policies, and of bundles with one. */
const COMPILED: readonly string[] = [".wasm", ".gz", ".tgz"];

async function entrypointsOfOne(path: string, cwd: string): Promise<string[]> {
  if (COMPILED.includes(extname(path).toLowerCase())) {
    const { loadPolicy } = await import("../index.js");
    await using policy = await loadPolicy(resolve(cwd, path));
    return [...policy.entrypoints];
  }
  const { inspectPolicies } = await import("../tooling/inspect-policies.js");
  const { definitions = [], packages } = await inspectPolicies(path, { cwd, definitions: true });
  const isTest = new Set(packages.filter(({ test }) => test).map((one) => one.path));
  const rules = definitions.filter(({ kind, name }) => kind !== "function" && !name.startsWith("test_"));
  return rules
    .filter((rule) => !isTest.has(rule.package))
    .flatMap((rule) => [rule.package, `${rule.package}/${rule.name.replaceAll(".", "/")}`]);
}

/** Names that no shell reads as more than text. Others would run what a policy's author wrote, and need quotes anyway. */
const PLAIN = /^[\w.:@/-]+$/;

/**
 * The entrypoints for `-e` in the policies among the words of a command line, those that need no quotes. Other words and
 * unreadable files have none.
 */
async function listEntrypoints(words: readonly string[], cwd: string): Promise<string[]> {
  const found: string[] = [];
  for (const word of words) {
    const known = await stat(resolve(cwd, word)).catch(() => undefined);
    const isPolicy = [".rego", ...COMPILED].includes(extname(word).toLowerCase());
    if (known === undefined || !(known.isDirectory() || isPolicy)) continue;
    append(found, await entrypointsOfOne(word, cwd).catch(() => []));
  }
  return [...new Set(found)].filter((name) => PLAIN.test(name)).sort();
}

/** A possible continuation: a word, or with {@link FILES} the files whose names begin as the last word does behind this prefix. */
type Offer = readonly [word: string, description: string];

/** In place of a word: the script offers files. */
const FILES = ":files";

/**
 * Runs the command that completes the words of standard input, and prints a line of each offer. Also runs in macOS's
 * bash 3.2 and in zsh.
 */
const BASH = `# bash completion for regohost. Use it: source <(regohost completion bash)
_regohost() {
  local word rest current="\${COMP_WORDS[COMP_CWORD]}"
  COMPREPLY=()
  if [[ "$current" == "=" ]]; then current=""; fi
  while IFS=$'\\t' read -r word rest; do
    if [[ "$word" == "${FILES}" ]]; then
      compopt -o filenames 2> /dev/null
      while IFS= read -r word; do
        if [[ -n "$word" ]]; then COMPREPLY+=("$rest$word"); fi
      done <<< "$(compgen -f -- "\${current#"$rest"}")"
    elif [[ -n "$word" ]]; then COMPREPLY+=("$word")
    fi
  done <<< "$(printf '%s\\n' "\${COMP_WORDS[@]:1:$COMP_CWORD}" | regohost completion bash --offers 2> /dev/null)"
}
complete -F _regohost regohost
`;

const ZSH = `#compdef regohost
# zsh completion for regohost. Use it: source <(regohost completion zsh)
(( $+functions[compdef] )) || { autoload -Uz compinit && compinit }
autoload -Uz +X bashcompinit && bashcompinit
${BASH}`;

const FISH = `# fish completion for regohost. Use it: regohost completion fish | source
function __regohost
    set -l words (commandline -opc)
    set -l current (commandline -ct)
    for offer in (printf '%s\\n' $words[2..] "$current" | regohost completion fish --offers 2> /dev/null)
        if string match -q -- '${FILES}*' $offer
            __fish_complete_path "$current"
        else
            echo $offer
        end
    end
end
complete -c regohost -f -a '(__regohost)'
`;

/** Also runs in Windows PowerShell 5.1. Without offers, PowerShell offers files. */
const POWERSHELL = `# PowerShell completion for regohost. Use it: regohost completion powershell | Out-String | Invoke-Expression
Register-ArgumentCompleter -Native -CommandName regohost -ScriptBlock {
  param($word, $ast, $position)
  $before = $ast.CommandElements | Select-Object -Skip 1 | Where-Object { $_.Extent.EndOffset -lt $position }
  $words = @($before | ForEach-Object { $_.Extent.Text }) + $word
  $words | regohost completion powershell --offers 2> $null | ForEach-Object {
    $text, $tip = $_ -split "\`t"
    if ($text -ne '${FILES}') {
      [System.Management.Automation.CompletionResult]::new($text, $text, 'ParameterValue', $tip)
    }
  }
}
`;

/** The script that completes a command line in a shell. */
export const SCRIPTS = { bash: BASH, zsh: ZSH, fish: FISH, powershell: POWERSHELL } as const;

export type Shell = keyof typeof SCRIPTS;

/** The names of options in an offer. */
function nameOffers(options: readonly Option[]): Offer[] {
  return options
    .filter(({ hidden }) => !hidden)
    .flatMap(({ short, long, description }) =>
      [short, long].map((name) => [name ?? "", description] as const),
    );
}

/** The values of an option, other than files. Those of `--kind` are no choices of commander, as its own check explains errors better. */
async function optionValues(
  { long, argChoices }: Option,
  command: string,
  operands: readonly string[],
  cwd: string,
): Promise<readonly string[] | undefined> {
  if (long === "--entrypoint") return listEntrypoints(operands, cwd);
  if (long !== "--kind") return argChoices;
  const { BUILT_KINDS, KINDS } = await import("../chainloop/kinds.js");
  return ["discover", "evidence", "graph"].includes(command) ? KINDS : BUILT_KINDS;
}

/** Declares the options of a command. Another word has none. */
async function configured(name: string, commands: readonly CommandEntry[]): Promise<Command> {
  const command = new Command(name);
  const entry = commands.find((one) => one.name === name);
  (await entry?.load())?.configure(command, () => undefined);
  return command;
}

/** Splits the last word: `--option=value`, and where bash breaks words at "=" three words, are an option and its value. */
function splitLast(words: readonly string[]): { before: readonly string[]; prefix: string; current: string } {
  const before = words.slice(0, -1);
  const current = words.at(-1) ?? "";
  if (current === "=") return { before, prefix: "", current: "" };
  const [prefix, option] = /^(--[^=]+)=/.exec(current) ?? ["", ""];
  return prefix === ""
    ? { before, prefix, current }
    : { before: [...before, option ?? ""], prefix, current: current.slice(prefix.length) };
}

/**
 * Lists the possible continuations of a command line.
 *
 * @param words those after the program's name, up to the cursor; the last one may be incomplete or empty.
 */
export async function completionOffers(
  words: readonly string[],
  commands: readonly CommandEntry[],
  cwd: string,
): Promise<Offer[]> {
  const { before, prefix, current } = splitLast(words);
  const globals = toOptions(GLOBAL_OPTIONS);
  let command: Command | undefined;
  let option: Option | undefined;
  const operands: string[] = [];
  for (const word of before) {
    // The value is the next word.
    if (word === "=") continue;
    if (option !== undefined) option = undefined;
    else if (word.startsWith("-")) {
      const known = [...(command?.options ?? []), ...globals].find(({ short, long }) =>
        [short, long].includes(word),
      );
      option = known?.required === true || known?.optional === true ? known : undefined;
    } else if (command === undefined) command = await configured(word, commands);
    else {
      operands.push(word);
      command = command.commands.find((inner) => inner.name() === word) ?? command;
    }
  }
  const find = async (): Promise<Offer[]> => {
    if (option !== undefined) {
      const { description } = option;
      const values = await optionValues(option, command?.name() ?? "", operands, cwd);
      return values?.map((value) => [value, description] as const) ?? [[FILES, prefix]];
    }
    if (current.startsWith("-")) {
      const always: Offer[] = [["--help", "display the help"]];
      if (command === undefined) always.push(["--version", "print the version"]);
      return [...nameOffers([...(command?.options ?? []), ...globals]), ...always];
    }
    if (command === undefined) return commands.map(({ name, summary }) => [name, summary]);
    return [
      ...command.commands.map((inner) => [inner.name(), inner.description()] as const),
      ...command.registeredArguments.flatMap(
        ({ argChoices, description }) => argChoices?.map((choice) => [choice, description] as const) ?? [],
      ),
      [FILES, prefix],
    ];
  };
  return (await find())
    .filter(([word]) => word === FILES || (word !== "" && word.startsWith(current)))
    .map(([word, description]) => [word === FILES ? word : prefix + word, description]);
}
