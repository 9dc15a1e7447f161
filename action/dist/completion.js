import { Argument as e, Command as t, EXIT as n, GLOBAL_OPTIONS as r, Option as i, addHelp as a, toOptions as o, writeExact as s, writeOut as c } from "./evaluation-command.js";
// src/cli/completion.ts
const l = [
	"bash",
	"zsh",
	"fish",
	"powershell"
];
async function loadSuggestions() {
	let [{ BUILT_KINDS: e, KINDS: t }, { EXPLAIN_MODES: n }] = await Promise.all([import("./kinds.js").then((e) => e.kinds_exports), import("./evaluation.js").then((e) => e.explain_mode_exports)]);
	return new Map([
		["--explain", n],
		["--kind", e],
		...[
			"discover",
			"evidence",
			"graph"
		].map((e) => [`${e} --kind`, t])
	]);
}
function completed(e, t, n) {
	let { short: r, long: i = "", description: a, required: o, optional: s, argChoices: c } = e;
	return {
		...r === void 0 ? {} : { short: r },
		long: i,
		description: a,
		required: o,
		optional: s,
		values: c ?? n.get(`${t} ${i}`) ?? n.get(i),
		isEntrypoint: i === "--entrypoint"
	};
}
function toShapes(e, t, n) {
	let { commands: r, registeredArguments: i } = t, a = t.options.filter(({ hidden: e }) => !e).map((t) => completed(t, e, n)), o = [...r.map((e) => e.name()), ...i.flatMap(({ argChoices: e }) => e ?? [])];
	return [{
		name: e,
		summary: t.summary(),
		options: a,
		words: o,
		hasCommands: r.length > 0
	}, ...r.flatMap((t) => toShapes(`${e} ${t.name()}`, t, n))];
}
async function commandShapes(e) {
	let n = await loadSuggestions(), r = e.map(async (e) => {
		let r = new t(e.name).summary(e.summary);
		return (await e.load()).configure(r, () => void 0), toShapes(e.name, r, n);
	});
	return (await Promise.all(r)).flat();
}
function completedGlobals() {
	return o(r).map((e) => completed(e, "", /* @__PURE__ */ new Map()));
}
function topNames(e) {
	return e.map(({ name: e }) => e).filter((e) => !e.includes(" "));
}
function optionNames(e) {
	return e.flatMap(({ short: e, long: t }) => [e, t]).filter((e) => e !== void 0);
}
function quote(e) {
	return `'${e.replaceAll("'", "'\\''")}'`;
}
function lines(e) {
	return quote(e.join("\n"));
}
function branches(e, t, n) {
	let r = e === "*" ? "*" : quote(e);
	return t.flatMap((e) => {
		let t = n(e), i = optionNames([e]).map((e) => `${r}${quote(` ${e}`)}`);
		return t === void 0 ? [] : [`    ${i.join("|")}) ${t} ;;`];
	});
}
function bash(e) {
	let t = completedGlobals(), n = [...e, {
		name: "*",
		options: t
	}], perOption = (e) => n.flatMap(({ name: t, options: n }) => branches(t, n, e)).join("\n"), r = perOption(({ required: e, optional: t }) => e || t ? "skip=1" : void 0), i = perOption(({ values: e, isEntrypoint: t, required: n, optional: r }) => e === void 0 ? t ? "words=\"$(regohost completion bash --entrypoints \"${given[@]}\" 2> /dev/null)\" options=\"\" files=\"\"" : n || r ? "words=\"\" options=\"\" files=1" : void 0 : `words=${lines(e)} options="" files=""`), a = e.map(({ name: e, options: n, words: r }) => {
		let i = optionNames([...n, ...t]);
		return `    ${quote(e)}) words=${lines(r)} options=${lines([...i, "--help"])} ;;`;
	}), o = e.filter(({ hasCommands: e }) => e).map(({ name: e }) => quote(e));
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
${r.replaceAll(/^/gm, "    ")}
      esac
    elif [[ -z "$command" ]]; then command="$word"
    else
      given+=("$word")
      case "$command" in ${o.join("|")}) command="$command $word" ;; esac
    fi
  done
  words=${lines(topNames(e))} options=${lines([
		...optionNames(t),
		"--help",
		"--version"
	])}
  if [[ -n "$command" ]]; then words="" options=""; else files=""; fi
  case "$command" in
${a.join("\n")}
  esac
  case "$command $prev" in
${i}
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
function zsh(e) {
	return `#compdef regohost
# zsh completion for regohost. Use it: source <(regohost completion zsh)
(( $+functions[compdef] )) || { autoload -Uz compinit && compinit }
autoload -Uz +X bashcompinit && bashcompinit
${bash(e)}`;
}
function fish(e) {
	let own = (e) => `complete -c regohost${e === void 0 ? "" : ` -n ${quote(e)}`}`, option = (e, { short: t, long: n, description: r, values: i, isEntrypoint: a, required: o }) => `${e} ${[
		...t === void 0 ? [] : [`-s ${t.replace(/^-/, "")}`],
		...n === void 0 ? [] : [`-l ${n.replace(/^--/, "")}`],
		...o ? ["-r"] : [],
		...i === void 0 ? [] : [`-f -a ${quote(i.join(" "))}`],
		...a ? [`-f -a ${quote("(regohost completion fish --entrypoints (commandline -opc | string match -v -- '-*') 2> /dev/null)")}`] : []
	].join(" ")} -d ${quote(r)}`, t = e.flatMap(({ name: e, summary: t, options: n, words: r }) => {
		let i = e.split(" "), a = own(i.map((e) => `__fish_seen_subcommand_from ${e}`).join("; and "));
		return [
			...i.length > 1 ? [] : [`${own("__fish_use_subcommand")} -f -a ${quote(e)} -d ${quote(t)}`],
			...r.length === 0 ? [] : [`${a} -f -a ${quote(r.join(" "))}`],
			...n.map((e) => option(a, e))
		];
	}), n = completedGlobals().map((e) => option(own(void 0), e));
	return `${[
		"# fish completion for regohost. Use it: regohost completion fish | source",
		...t,
		...n
	].join("\n")}\n`;
}
function toTable(e) {
	let describe = (e) => Object.fromEntries(e.flatMap((e) => optionNames([e]).map((t) => [t, {
		description: e.description,
		takesValue: e.required || e.optional,
		values: e.values ?? []
	}]))), t = e.map(({ name: e, summary: t, options: n, words: r, hasCommands: i }) => [e, {
		summary: t,
		options: describe(n),
		words: r,
		hasCommands: i
	}]);
	return JSON.stringify({
		options: describe(completedGlobals()),
		commands: Object.fromEntries(t)
	});
}
function powershell(e) {
	return `# PowerShell completion for regohost. Use it: regohost completion powershell | Out-String | Invoke-Expression
Register-ArgumentCompleter -Native -CommandName regohost -ScriptBlock {
  param($word, $ast, $position)
  Set-StrictMode -Off
  $table = ConvertFrom-Json @'
${toTable(e)}
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
async function completionScript(e, t) {
	return {
		bash,
		zsh,
		fish,
		powershell
	}[e](await commandShapes(t));
}
// src/cli/commands/completion.ts
const u = { examples: [
	"regohost completion bash > /etc/bash_completion.d/regohost",
	"source <(regohost completion zsh)",
	"regohost completion fish > ~/.config/fish/completions/regohost.fish",
	"regohost completion powershell | Out-String | Invoke-Expression"
] };
function configure(t, r) {
	a(t.addArgument(new e("<shell>", "shell that runs the script").choices(l)).addOption(new i("--entrypoints <words...>", "list what -e can name in the policies among these words").hideHelp()), u).action((e, { entrypoints: t }) => r(async ({ io: r, commands: i }) => {
		if (t === void 0) await s(r.stdout, await completionScript(e, i));
		else {
			let { listEntrypoints: e } = await import("./entrypoint-words.js");
			await c(r.stdout, (await e(t, r.cwd)).map((e) => `${e}\n`).join(""));
		}
		return n.pass;
	}));
}
export { configure };
