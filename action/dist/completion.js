import { Argument as e, Command as t, EXIT as n, GLOBAL_OPTIONS as r, Option as i, addHelp as a, readGivenText as o, toOptions as s, writeExact as c, writeSafe as l } from "./evaluation-command.js";
import { append as u, toPrintable as d } from "./evaluation.js";
import { _usingCtx as f } from "./usingCtx.js";
import { stat as p } from "node:fs/promises";
import { extname as m, resolve as h } from "node:path";
// src/cli/entrypoint-words.ts
const g = [
	".wasm",
	".gz",
	".tgz"
];
async function entrypointsOfOne(e, t) {
	if (g.includes(m(e).toLowerCase())) try {
		var n = f();
		let { loadPolicy: r } = await import("./index.js");
		return [...n.a(await r(h(t, e))).entrypoints];
	} catch (e) {
		n.e = e;
	} finally {
		await n.d();
	}
	let { inspectPolicies: r } = await import("./inspect-policies.js").then((e) => e.inspect_policies_exports), { definitions: i = [], packages: a } = await r(e, {
		cwd: t,
		definitions: !0
	}), o = new Set(a.filter(({ test: e }) => e).map((e) => e.path));
	return i.filter(({ kind: e, name: t }) => e !== "function" && !t.startsWith("test_")).filter((e) => !o.has(e.package)).flatMap((e) => [e.package, `${e.package}/${e.name.replaceAll(".", "/")}`]);
}
const _ = /^[\w.:@/-]+$/;
async function listEntrypoints(e, t) {
	let n = [];
	for (let r of e) {
		let e = await p(h(t, r)).catch(() => void 0), i = [".rego", ...g].includes(m(r).toLowerCase());
		e !== void 0 && (e.isDirectory() || i) && u(n, await entrypointsOfOne(r, t).catch(() => []));
	}
	return [...new Set(n)].filter((e) => _.test(e)).sort();
}
// src/cli/completion.ts
const v = ":files", y = `# bash completion for regohost. Use it: source <(regohost completion bash)
_regohost() {
  local word rest current="\${COMP_WORDS[COMP_CWORD]}"
  COMPREPLY=()
  if [[ "$current" == "=" ]]; then current=""; fi
  while IFS=$'\\t' read -r word rest; do
    if [[ "$word" == "${v}" ]]; then
      compopt -o filenames 2> /dev/null
      while IFS= read -r word; do
        if [[ -n "$word" ]]; then COMPREPLY+=("$rest$word"); fi
      done <<< "$(compgen -f -- "\${current#"$rest"}")"
    elif [[ -n "$word" ]]; then COMPREPLY+=("$word")
    fi
  done <<< "$(printf '%s\\n' "\${COMP_WORDS[@]:1:$COMP_CWORD}" | regohost completion bash --offers 2> /dev/null)"
}
complete -F _regohost regohost
`, b = {
	bash: y,
	zsh: `#compdef regohost
# zsh completion for regohost. Use it: source <(regohost completion zsh)
(( $+functions[compdef] )) || { autoload -Uz compinit && compinit }
autoload -Uz +X bashcompinit && bashcompinit
${y}`,
	fish: `# fish completion for regohost. Use it: regohost completion fish | source
function __regohost
    set -l words (commandline -opc)
    set -l current (commandline -ct)
    for offer in (printf '%s\\n' $words[2..] "$current" | regohost completion fish --offers 2> /dev/null)
        if string match -q -- '${v}*' $offer
            __fish_complete_path "$current"
        else
            echo $offer
        end
    end
end
complete -c regohost -f -a '(__regohost)'
`,
	powershell: `# PowerShell completion for regohost. Use it: regohost completion powershell | Out-String | Invoke-Expression
Register-ArgumentCompleter -Native -CommandName regohost -ScriptBlock {
  param($word, $ast, $position)
  $before = $ast.CommandElements | Select-Object -Skip 1 | Where-Object { $_.Extent.EndOffset -lt $position }
  $words = @($before | ForEach-Object { $_.Extent.Text }) + $word
  $words | regohost completion powershell --offers 2> $null | ForEach-Object {
    $text, $tip = $_ -split "\`t"
    if ($text -ne '${v}') {
      [System.Management.Automation.CompletionResult]::new($text, $text, 'ParameterValue', $tip)
    }
  }
}
`
};
function nameOffers(e) {
	return e.filter(({ hidden: e }) => !e).flatMap(({ short: e, long: t, description: n }) => [e, t].map((e) => [e ?? "", n]));
}
async function optionValues({ long: e, argChoices: t }, n, r, i) {
	if (e === "--entrypoint") return listEntrypoints(r, i);
	if (e !== "--kind") return t;
	let { BUILT_KINDS: a, KINDS: o } = await import("./kinds.js").then((e) => e.kinds_exports);
	return [
		"discover",
		"evidence",
		"graph"
	].includes(n) ? o : a;
}
async function configured(e, n) {
	let r = new t(e);
	return (await n.find((t) => t.name === e)?.load())?.configure(r, () => void 0), r;
}
function splitLast(e) {
	let t = e.slice(0, -1), n = e.at(-1) ?? "";
	if (n === "=") return {
		before: t,
		prefix: "",
		current: ""
	};
	let [r, i] = /^(--[^=]+)=/.exec(n) ?? ["", ""];
	return r === "" ? {
		before: t,
		prefix: r,
		current: n
	} : {
		before: [...t, i ?? ""],
		prefix: r,
		current: n.slice(r.length)
	};
}
async function completionOffers(e, t, n) {
	let { before: i, prefix: a, current: o } = splitLast(e), c = s(r), l, u, d = [];
	for (let e of i) if (e !== "=") {
		if (u !== void 0) u = void 0;
		else if (e.startsWith("-")) {
			let t = [...l?.options ?? [], ...c].find(({ short: t, long: n }) => [t, n].includes(e));
			u = t?.required === !0 || t?.optional === !0 ? t : void 0;
		} else l === void 0 ? l = await configured(e, t) : (d.push(e), l = l.commands.find((t) => t.name() === e) ?? l);
	}
	return (await (async () => {
		if (u !== void 0) {
			let { description: e } = u;
			return (await optionValues(u, l?.name() ?? "", d, n))?.map((t) => [t, e]) ?? [[v, a]];
		}
		if (o.startsWith("-")) {
			let e = [["--help", "display the help"]];
			return l === void 0 && e.push(["--version", "print the version"]), [...nameOffers([...l?.options ?? [], ...c]), ...e];
		}
		return l === void 0 ? t.map(({ name: e, summary: t }) => [e, t]) : [
			...l.commands.map((e) => [e.name(), e.description()]),
			...l.registeredArguments.flatMap(({ argChoices: e, description: t }) => e?.map((e) => [e, t]) ?? []),
			[v, a]
		];
	})()).filter(([e]) => e === v || e !== "" && e.startsWith(o)).map(([e, t]) => [e === v ? e : a + e, t]);
}
// src/cli/commands/completion.ts
const x = { examples: [
	"regohost completion bash > /etc/bash_completion.d/regohost",
	"source <(regohost completion zsh)",
	"regohost completion fish > ~/.config/fish/completions/regohost.fish",
	"regohost completion powershell | Out-String | Invoke-Expression"
] };
function configure(t, r) {
	a(t.addArgument(new e("<shell>", "shell that runs the script").choices(Object.keys(b))).addOption(new i("--offers", "list what can follow the words in the lines of standard input").hideHelp()), x).action((e, { offers: t }) => r(async ({ io: r, commands: i }) => {
		if (t === void 0) await c(r.stdout, b[e]);
		else {
			let e = (await completionOffers((await o(r, "-")).replace(/\r?\n$/, "").split(/\r?\n/), i, r.cwd)).map((e) => `${e.map(d).join("	")}\n`);
			await l(r.stdout, e.join(""));
		}
		return n.pass;
	}));
}
export { configure };
