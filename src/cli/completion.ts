import { Command } from "commander";
import type { Option } from "commander";
import type { CommandEntry } from "./command.js";
import { toOptions } from "./options/option-table.js";
import { GLOBAL_OPTIONS } from "./options/service-options.js";

/** An option, and the suggestions for its value. */
interface CompletedOption extends Pick<Option, "short" | "long" | "description" | "required" | "optional"> {
  /** Only files where it is absent. */
  values: readonly string[] | undefined;
  /** Whether its value is an entrypoint of a policy on the command line. */
  isEntrypoint: boolean;
}

/** The completions of a command. */
interface CommandShape {
  /** `grpc call` for a subcommand. */
  name: string;
  summary: string;
  options: readonly CompletedOption[];
  /** Its subcommands and the choices of its arguments. */
  words: readonly string[];
  hasCommands: boolean;
}

export const SHELLS = ["bash", "zsh", "fish", "powershell"] as const;

export type Shell = (typeof SHELLS)[number];

/** The values of options whose own check explains errors better than commander's choices. By option, or by command and option. */
type Suggestions = ReadonlyMap<string, readonly string[]>;

async function loadSuggestions(): Promise<Suggestions> {
  const [{ BUILT_KINDS, KINDS }, { EXPLAIN_MODES }] = await Promise.all([
    import("../chainloop/kinds.js"),
    import("../base/text/explain-mode.js"),
  ]);
  return new Map([
    ["--explain", EXPLAIN_MODES],
    ["--kind", BUILT_KINDS],
    ...["discover", "evidence", "graph"].map((name) => [`${name} --kind`, KINDS] as const),
  ]);
}

function completed(option: Option, command: string, suggestions: Suggestions): CompletedOption {
  const { short, long = "", description, required, optional, argChoices } = option;
  return {
    ...(short === undefined ? {} : { short }),
    long,
    description,
    required,
    optional,
    values: argChoices ?? suggestions.get(`${command} ${long}`) ?? suggestions.get(long),
    isEntrypoint: long === "--entrypoint",
  };
}

function toShapes(name: string, command: Command, suggestions: Suggestions): CommandShape[] {
  const { commands, registeredArguments } = command;
  const options = command.options
    .filter(({ hidden }) => !hidden)
    .map((option) => completed(option, name, suggestions));
  const words = [
    ...commands.map((inner) => inner.name()),
    ...registeredArguments.flatMap(({ argChoices }) => argChoices ?? []),
  ];
  return [
    { name, summary: command.summary(), options, words, hasCommands: commands.length > 0 },
    ...commands.flatMap((inner) => toShapes(`${name} ${inner.name()}`, inner, suggestions)),
  ];
}

async function commandShapes(commands: readonly CommandEntry[]): Promise<CommandShape[]> {
  const suggestions = await loadSuggestions();
  const shapes = commands.map(async (entry) => {
    const command = new Command(entry.name).summary(entry.summary);
    (await entry.load()).configure(command, () => undefined);
    return toShapes(entry.name, command, suggestions);
  });
  return (await Promise.all(shapes)).flat();
}

function completedGlobals(): CompletedOption[] {
  return toOptions(GLOBAL_OPTIONS).map((option) => completed(option, "", new Map()));
}

/** The names of the top-level commands. */
function topNames(shapes: readonly CommandShape[]): string[] {
  return shapes.map(({ name }) => name).filter((name) => !name.includes(" "));
}

function optionNames(options: readonly Pick<Option, "short" | "long">[]): string[] {
  return options.flatMap(({ short, long }) => [short, long]).filter((name) => name !== undefined);
}

/** Quotes text for a shell. */
function quote(text: string): string {
  return `'${text.replaceAll("'", "'\\''")}'`;
}

/** Joins words, one per line. */
function lines(words: readonly string[]): string {
  return quote(words.join("\n"));
}

/** The branches of a `case "$command $option"`; `*` is any command. */
function branches(
  command: string,
  options: readonly CompletedOption[],
  body: (option: CompletedOption) => string | undefined,
): string[] {
  const start = command === "*" ? "*" : quote(command);
  return options.flatMap((option) => {
    const text = body(option);
    const patterns = optionNames([option]).map((name) => `${start}${quote(` ${name}`)}`);
    return text === undefined ? [] : [`    ${patterns.join("|")}) ${text} ;;`];
  });
}

/** Also runs in macOS's bash 3.2 and in zsh. */
function bash(shapes: readonly CommandShape[]): string {
  const globals = completedGlobals();
  const places = [...shapes, { name: "*", options: globals }];
  const perOption = (body: (option: CompletedOption) => string | undefined): string =>
    places.flatMap(({ name, options }) => branches(name, options, body)).join("\n");
  const takesValue = perOption(({ required, optional }) => (required || optional ? "skip=1" : undefined));
  const choices = perOption(({ values, isEntrypoint, required, optional }) => {
    if (values !== undefined) return `words=${lines(values)} options="" files=""`;
    if (isEntrypoint)
      return 'words="$(regohost completion bash --entrypoints "${given[@]}" 2> /dev/null)" options="" files=""';
    return required || optional ? 'words="" options="" files=1' : undefined;
  });
  const words = shapes.map(({ name, options, words: own }) => {
    const names = optionNames([...options, ...globals]);
    return `    ${quote(name)}) words=${lines(own)} options=${lines([...names, "--help"])} ;;`;
  });
  const nested = shapes.filter(({ hasCommands }) => hasCommands).map(({ name }) => quote(name));
  return `# bash completion for regohost. Use it: source <(regohost completion bash)
_regohost() {
  local cur prev prefix command word words options files skip i given
  cur="\${COMP_WORDS[COMP_CWORD]}" prev="\${COMP_WORDS[COMP_CWORD-1]}"
  COMPREPLY=() prefix="" command="" skip="" files=1 given=()
  # Where "=" breaks words, --option=value is three words.
  if [[ "$cur" == "=" ]]; then cur=""
  elif [[ "$prev" == "=" ]]; then prev="\${COMP_WORDS[COMP_CWORD-2]}"
  elif [[ "$cur" == --*=* ]]; then prev="\${cur%%=*}" prefix="\${cur%%=*}=" cur="\${cur#*=}"
  fi
  for ((i = 1; i < COMP_CWORD; i++)); do
    word="\${COMP_WORDS[i]}"
    if [[ "$word" == "=" ]]; then skip=1
    elif [[ -n "$skip" ]]; then skip=""
    elif [[ "$word" == -* ]]; then
      case "$command $word" in
${takesValue.replaceAll(/^/gm, "    ")}
      esac
    elif [[ -z "$command" ]]; then command="$word"
    else
      given+=("$word")
      case "$command" in ${nested.join("|")}) command="$command $word" ;; esac
    fi
  done
  words=${lines(topNames(shapes))} options=${lines([...optionNames(globals), "--help", "--version"])}
  if [[ -n "$command" ]]; then words="" options=""; else files=""; fi
  case "$command" in
${words.join("\n")}
  esac
  case "$command $prev" in
${choices}
  esac
  if [[ "$cur" == -* ]]; then words="$options" files=""; fi
  _regohost_reply "$prefix" "$(IFS=$'\n'; compgen -W "$words" -- "$cur")"
  if [[ -n "$files" ]]; then
    compopt -o filenames 2> /dev/null
    _regohost_reply "$prefix" "$(compgen -f -- "$cur")"
  fi
}
_regohost_reply() {
  local word
  while IFS= read -r word; do
    if [[ -n "$word" ]]; then COMPREPLY+=("$1$word"); fi
  done <<< "$2"
}
complete -F _regohost regohost
`;
}

function zsh(shapes: readonly CommandShape[]): string {
  return `#compdef regohost
# zsh completion for regohost. Use it: source <(regohost completion zsh)
(( $+functions[compdef] )) || { autoload -Uz compinit && compinit }
autoload -Uz +X bashcompinit && bashcompinit
${bash(shapes)}`;
}

const FISH_ENTRYPOINTS =
  "(regohost completion fish --entrypoints (commandline -opc | string match -v -- '-*') 2> /dev/null)";

function fish(shapes: readonly CommandShape[]): string {
  const own = (condition: string | undefined): string =>
    `complete -c regohost${condition === undefined ? "" : ` -n ${quote(condition)}`}`;
  const option = (
    start: string,
    { short, long, description, values, isEntrypoint, required }: CompletedOption,
  ): string => {
    const parts = [
      ...(short === undefined ? [] : [`-s ${short.replace(/^-/, "")}`]),
      ...(long === undefined ? [] : [`-l ${long.replace(/^--/, "")}`]),
      ...(required ? ["-r"] : []),
      ...(values === undefined ? [] : [`-f -a ${quote(values.join(" "))}`]),
      ...(isEntrypoint ? [`-f -a ${quote(FISH_ENTRYPOINTS)}`] : []),
    ];
    return `${start} ${parts.join(" ")} -d ${quote(description)}`;
  };
  const commandLines = shapes.flatMap(({ name, summary, options, words }) => {
    const names = name.split(" ");
    const start = own(names.map((word) => `__fish_seen_subcommand_from ${word}`).join("; and "));
    return [
      ...(names.length > 1
        ? []
        : [`${own("__fish_use_subcommand")} -f -a ${quote(name)} -d ${quote(summary)}`]),
      ...(words.length === 0 ? [] : [`${start} -f -a ${quote(words.join(" "))}`]),
      ...options.map((one) => option(start, one)),
    ];
  });
  const globalLines = completedGlobals().map((one) => option(own(undefined), one));
  const head = "# fish completion for regohost. Use it: regohost completion fish | source";
  return `${[head, ...commandLines, ...globalLines].join("\n")}\n`;
}

/** The descriptions of options and commands, and the values of options, as JSON for PowerShell. */
function toTable(shapes: readonly CommandShape[]): string {
  const describe = (options: readonly CompletedOption[]): Record<string, unknown> =>
    Object.fromEntries(
      options.flatMap((option) =>
        optionNames([option]).map((name) => [
          name,
          {
            description: option.description,
            takesValue: option.required || option.optional,
            values: option.values ?? [],
          },
        ]),
      ),
    );
  const commands = shapes.map(({ name, summary, options, words, hasCommands }): [string, unknown] => [
    name,
    { summary, options: describe(options), words, hasCommands },
  ]);
  return JSON.stringify({ options: describe(completedGlobals()), commands: Object.fromEntries(commands) });
}

/** Also runs in Windows PowerShell 5.1. Without suggestions, PowerShell offers files. */
function powershell(shapes: readonly CommandShape[]): string {
  // A line that begins with '@ would end the text, and JSON contains none.
  return `# PowerShell completion for regohost. Use it: regohost completion powershell | Out-String | Invoke-Expression
Register-ArgumentCompleter -Native -CommandName regohost -ScriptBlock {
  param($word, $ast, $position)
  Set-StrictMode -Off
  $table = ConvertFrom-Json @'
${toTable(shapes)}
'@
  $command = ''
  $option = $null
  $find = {
    param($name)
    if ($command -ne '' -and $table.commands.$command.options.$name) { $table.commands.$command.options.$name }
    else { $table.options.$name }
  }
  $before = $ast.CommandElements | Select-Object -Skip 1 | Where-Object { $_.Extent.EndOffset -lt $position }
  foreach ($element in $before) {
    $text = $element.Extent.Text
    if ($option) { $option = $null; continue }
    if ($text.StartsWith('-')) {
      if (-not $text.Contains('=')) { $option = & $find $text }
      if (-not $option.takesValue) { $option = $null }
    }
    elseif ($command -eq '') { $command = $text }
    elseif ($table.commands.$command.hasCommands) { $command = "$command $text" }
  }
  $prefix = ''
  if (-not $option -and $word -match '^(--[^=]+)=(.*)$') {
    $option = & $find $Matches[1]
    $prefix = "$($Matches[1])="
    $word = $Matches[2]
  }
  $offers = @()
  if ($option) { $offers = @($option.values | ForEach-Object { @{ text = $_; tip = $option.description } }) }
  elseif ($word.StartsWith('-')) {
    foreach ($options in @($table.commands.$command.options, $table.options)) {
      foreach ($entry in $options.PSObject.Properties) {
        $offers += @{ text = $entry.Name; tip = $entry.Value.description }
      }
    }
  }
  elseif ($command -eq '') {
    foreach ($entry in $table.commands.PSObject.Properties) {
      if (-not $entry.Name.Contains(' ')) { $offers += @{ text = $entry.Name; tip = $entry.Value.summary } }
    }
  }
  else { $offers = @($table.commands.$command.words | ForEach-Object { @{ text = $_; tip = $_ } }) }
  $offers | Where-Object { $_.text -and $_.text.StartsWith($word) } | ForEach-Object {
    [System.Management.Automation.CompletionResult]::new("$prefix$($_.text)", $_.text, 'ParameterValue', $_.tip)
  }
}
`;
}

/** The script that completes commands, options, choices and files in a shell. */
export async function completionScript(shell: Shell, commands: readonly CommandEntry[]): Promise<string> {
  return { bash, zsh, fish, powershell }[shell](await commandShapes(commands));
}
