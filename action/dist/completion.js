import { __toESM as e } from "./rolldown-runtime.js";
import { Argument as t, Command as n, EXIT as r, GLOBAL_OPTIONS as i, Option as a, addHelp as o, readGivenText as s, toOptions as c, writeExact as l, writeSafe as u } from "./evaluation-command.js";
import { append as d, require_promises as f, toPrintable as p } from "./evaluation.js";
import { _usingCtx as m } from "./usingCtx.js";
import { extname as h, resolve as g } from "node:path";
// src/cli/completion.ts
var _ = /* @__PURE__ */ e(f(), 1);
const v = [
	".wasm",
	".gz",
	".tgz"
];
async function entrypointsOfOne(e, t) {
	if (v.includes(h(e).toLowerCase())) try {
		var n = m();
		let { loadPolicy: r } = await import("./index.js");
		return [...n.a(await r(g(t, e))).entrypoints];
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
const y = /^[\w.:@/-]+$/;
async function listEntrypoints(e, t) {
	let n = [];
	for (let r of e) {
		let e = await (0, _.stat)(g(t, r)).catch(() => void 0), i = [".rego", ...v].includes(h(r).toLowerCase());
		e !== void 0 && (e.isDirectory() || i) && d(n, await entrypointsOfOne(r, t).catch(() => []));
	}
	return [...new Set(n)].filter((e) => y.test(e)).sort();
}
const b = ":files", x = `# bash completion for regohost. Use it: source <(regohost completion bash)
_regohost() {
  local word rest current="\${COMP_WORDS[COMP_CWORD]}"
  COMPREPLY=()
  if [[ "$current" == "=" ]]; then current=""; fi
  while IFS=$'\\t' read -r word rest; do
    if [[ "$word" == "${b}" ]]; then
      compopt -o filenames 2> /dev/null
      while IFS= read -r word; do
        if [[ -n "$word" ]]; then COMPREPLY+=("$rest$word"); fi
      done <<< "$(compgen -f -- "\${current#"$rest"}")"
    elif [[ -n "$word" ]]; then COMPREPLY+=("$word")
    fi
  done <<< "$(printf '%s\\n' "\${COMP_WORDS[@]:1:$COMP_CWORD}" | regohost completion bash --offers 2> /dev/null)"
}
complete -F _regohost regohost
`, S = {
	bash: x,
	zsh: `#compdef regohost
# zsh completion for regohost. Use it: source <(regohost completion zsh)
(( $+functions[compdef] )) || { autoload -Uz compinit && compinit }
autoload -Uz +X bashcompinit && bashcompinit
${x}`,
	fish: `# fish completion for regohost. Use it: regohost completion fish | source
function __regohost
    set -l words (commandline -opc)
    set -l current (commandline -ct)
    for offer in (printf '%s\\n' $words[2..] "$current" | regohost completion fish --offers 2> /dev/null)
        if string match -q -- '${b}*' $offer
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
    if ($text -ne '${b}') {
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
async function configured(e, t) {
	let r = new n(e);
	return (await t.find((t) => t.name === e)?.load())?.configure(r, () => void 0), r;
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
	let { before: r, prefix: a, current: o } = splitLast(e), s = c(i), l, u, d = [];
	for (let e of r) if (e !== "=") {
		if (u !== void 0) u = void 0;
		else if (e.startsWith("-")) {
			let t = [...l?.options ?? [], ...s].find(({ short: t, long: n }) => [t, n].includes(e));
			u = t?.required === !0 || t?.optional === !0 ? t : void 0;
		} else l === void 0 ? l = await configured(e, t) : (d.push(e), l = l.commands.find((t) => t.name() === e) ?? l);
	}
	return (await (async () => {
		if (u !== void 0) {
			let { description: e } = u;
			return (await optionValues(u, l?.name() ?? "", d, n))?.map((t) => [t, e]) ?? [[b, a]];
		}
		if (o.startsWith("-")) {
			let e = [["--help", "display the help"]];
			return l === void 0 && e.push(["--version", "print the version"]), [...nameOffers([...l?.options ?? [], ...s]), ...e];
		}
		return l === void 0 ? t.map(({ name: e, summary: t }) => [e, t]) : [
			...l.commands.map((e) => [e.name(), e.description()]),
			...l.registeredArguments.flatMap(({ argChoices: e, description: t }) => e?.map((e) => [e, t]) ?? []),
			[b, a]
		];
	})()).filter(([e]) => e === b || e !== "" && e.startsWith(o)).map(([e, t]) => [e === b ? e : a + e, t]);
}
// src/cli/commands/completion.ts
const C = { examples: [
	"regohost completion bash > /etc/bash_completion.d/regohost",
	"source <(regohost completion zsh)",
	"regohost completion fish > ~/.config/fish/completions/regohost.fish",
	"regohost completion powershell | Out-String | Invoke-Expression"
] };
function configure(e, n) {
	o(e.addArgument(new t("<shell>", "shell that runs the script").choices(Object.keys(S))).addOption(new a("--offers", "list what can follow the words in the lines of standard input").hideHelp()), C).action((e, { offers: t }) => n(async ({ io: n, commands: i }) => {
		if (t === void 0) await l(n.stdout, S[e]);
		else {
			let e = (await completionOffers((await s(n, "-")).replace(/\r?\n$/, "").split(/\r?\n/), i, n.cwd)).map((e) => `${e.map(p).join("	")}\n`);
			await u(n.stdout, e.join(""));
		}
		return r.pass;
	}));
}
export { configure };
