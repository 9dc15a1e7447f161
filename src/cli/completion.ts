import { Command } from "commander";
import type { Option } from "commander";
import { COMMANDS } from "./command-table.js";
import { globalOptions } from "./global-flags.js";

/** What can be typed behind a command. */
interface CommandShape {
  /** `grpc call` for a command of a command. */
  name: string;
  summary: string;
  options: readonly Option[];
  subcommands: readonly string[];
}

export const SHELLS = ["bash", "zsh", "fish"] as const;

export type Shell = (typeof SHELLS)[number];

function shapesOf(name: string, command: Command): CommandShape[] {
  const { commands, options } = command;
  return [
    { name, summary: command.summary(), options, subcommands: commands.map((inner) => inner.name()) },
    ...commands.flatMap((inner) => shapesOf(`${name} ${inner.name()}`, inner)),
  ];
}

async function commandShapes(): Promise<CommandShape[]> {
  const shapes = COMMANDS.map(async (entry) => {
    const command = new Command(entry.name).summary(entry.summary);
    (await entry.load()).configure(command, () => undefined);
    return shapesOf(entry.name, command);
  });
  return (await Promise.all(shapes)).flat();
}

function optionNames(options: readonly Option[]): string[] {
  return options.flatMap(({ short, long }) => [short, long]).filter((name) => name !== undefined);
}

/** The options that take one of some values, with those values. */
function choicesOf(options: readonly Option[]): [string[], readonly string[]][] {
  return options.flatMap((option) =>
    option.argChoices === undefined
      ? []
      : [[optionNames([option]), option.argChoices] as [string[], string[]]],
  );
}

/** What a shell must not read: single quotes end at a single quote. */
function quote(text: string): string {
  return `'${text.replaceAll("'", "'\\''")}'`;
}

function bash(shapes: readonly CommandShape[]): string {
  const globals = globalOptions();
  const cases = shapes.map(({ name, options, subcommands }) => {
    const words = [...subcommands, ...optionNames([...options, ...globals]), "--help"];
    return `    ${quote(name)}) words=${quote(words.join(" "))} ;;`;
  });
  const values = shapes.flatMap(({ name, options }) =>
    choicesOf([...options, ...globals]).map(
      ([names, choices]) =>
        `    ${names.map((option) => quote(`${name} ${option}`)).join("|")}) values=${quote(choices.join(" "))} ;;`,
    ),
  );
  const nested = shapes.filter(({ subcommands }) => subcommands.length > 0).map(({ name }) => name);
  return `# bash completion for regohost. Use it: source <(regohost completion bash)
_regohost() {
  local cur prev command words values i
  cur="\${COMP_WORDS[COMP_CWORD]}"
  prev="\${COMP_WORDS[COMP_CWORD-1]}"
  command="" words="" values=""
  for ((i = 1; i < COMP_CWORD; i++)); do
    case "\${COMP_WORDS[i]}" in
      -*) ;;
      *)
        if [[ -z "$command" ]]; then command="\${COMP_WORDS[i]}"
        else case "$command" in ${nested.map(quote).join("|") || "''"}) command="$command \${COMP_WORDS[i]}" ;; esac; break; fi ;;
    esac
  done
  if [[ -z "$command" ]]; then
    COMPREPLY=($(compgen -W ${quote([...COMMANDS.map(({ name }) => name), "--help", "--version"].join(" "))} -- "$cur"))
    return
  fi
  case "$command $prev" in
${values.join("\n")}
  esac
  case "$command" in
${cases.join("\n")}
  esac
  if [[ -n "$values" ]]; then COMPREPLY=($(compgen -W "$values" -- "$cur"))
  elif [[ "$cur" == -* ]]; then COMPREPLY=($(compgen -W "$words" -- "$cur"))
  else COMPREPLY=($(compgen -W "\${words%%-*}" -- "$cur") $(compgen -f -- "$cur")); fi
}
complete -o filenames -F _regohost regohost
`;
}

function zsh(shapes: readonly CommandShape[]): string {
  return `#compdef regohost
# zsh completion for regohost. Use it: source <(regohost completion zsh)
autoload -U +X bashcompinit && bashcompinit
${bash(shapes)}`;
}

function fish(shapes: readonly CommandShape[]): string {
  const lines = ["# fish completion for regohost. Use it: regohost completion fish | source"];
  const option = (condition: string, { short, long, description, argChoices, required }: Option): string => {
    const parts = [
      `complete -c regohost -n ${quote(condition)}`,
      ...(short === undefined ? [] : [`-s ${short.replace(/^-/, "")}`]),
      ...(long === undefined ? [] : [`-l ${long.replace(/^--/, "")}`]),
      ...(required ? ["-r"] : []),
      ...(argChoices === undefined ? [] : [`-f -a ${quote(argChoices.join(" "))}`]),
      `-d ${quote(description)}`,
    ];
    return parts.join(" ");
  };
  for (const { name, summary, options, subcommands } of shapes) {
    const [top = "", inner] = name.split(" ");
    if (inner === undefined) {
      lines.push(`complete -c regohost -n __fish_use_subcommand -f -a ${quote(name)} -d ${quote(summary)}`);
    }
    const condition =
      inner === undefined
        ? `__fish_seen_subcommand_from ${top}`
        : `__fish_seen_subcommand_from ${top}; and __fish_seen_subcommand_from ${inner}`;
    if (subcommands.length > 0) {
      lines.push(`complete -c regohost -n ${quote(condition)} -f -a ${quote(subcommands.join(" "))}`);
    }
    for (const own of options) lines.push(option(condition, own));
  }
  for (const own of globalOptions()) lines.push(option("not __fish_use_subcommand", own));
  return `${lines.join("\n")}\n`;
}

/** The script that completes commands, options, choices and files in a shell. */
export async function completionScript(shell: Shell): Promise<string> {
  return { bash, zsh, fish }[shell](await commandShapes());
}
