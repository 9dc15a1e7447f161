// src/engine/source/likely-format.ts
const e = [
	["xml", /^\s*<(?:[?!]|[A-Za-z_][\w.:-]*[\s/>])/],
	["jsonc", /^\s*(?:\/\/|\/\*|[[{](?:[^"]|"(?:[^"\\\n]|\\.)*")*?(?:\/\/|\/\*|#))/],
	["jsonl", /^\s*(?:\{.*\}|\[.*\])[ \t]*\r?\n\s*[[{]/],
	["dockerfile", /^(?:[^\S\n]*(?:#.*)?\n)*[^\S\n]*(?:FROM\s+\S+|ARG\s+\w+(?:=\S*)?\s*\n)/i],
	["hcl2", /^[ \t]*[a-z_]\w*(?:[ \t]+"[^"\n]*")*[ \t]*\{[ \t]*$/m],
	["toml", /^[ \t]*(?:\[\[.+\]\][ \t]*$|[\w."-]+[ \t]*=[ \t]*(?:"|'|\[|\{|true\b|false\b|[+-]?\d))/m],
	["ini", /^[ \t]*\[[^\]\n]+\][ \t]*\r?\n(?:\s*[;#].*\n)*\s*[^\s=:]+[^=:\n]*[=:]/m],
	["dotenv", /^[ \t]*(?:export[ \t]+)?[A-Za-z_]\w*=/m],
	["yaml", /^(?!\s*[[{])(?:[^]*\n)?(?:---\s|%YAML|[ \t]*(?:-\s|[^#\s].*:(?:\s|$)))/]
];
function likelyFormat(t, n) {
	let r = new TextDecoder().decode(t.subarray(0, 4096));
	return e.find(([e, t]) => e !== n && t.test(r))?.[0];
}
export { likelyFormat };
