import { fn as e } from "./commands.js";
import { $s as t, ms as n } from "./shared.js";
// src/cli/habits/conftest-formats.ts
const r = new Map([["stdout", "-o pretty"], ...[
	"tap",
	"table",
	"github",
	"azuredevops",
	"sarif"
].map((e) => [e, `regohost gate -p policies/ FILES -o ${e} for verdicts, and -o junit or -o json for tests`])]);
// src/cli/flags/output-targets.ts
function asFile(e, t) {
	if (!/^[^=]+[./\\][^=]+$/.test(e)) return "";
	let n = /\.(\w+)$/.exec(e)?.[1]?.toLowerCase();
	return `; a file goes with its format: -o ${t.find((e) => e === n) ?? "FORMAT"}=${e}`;
}
function explainFormat(e, t, i) {
	let a = r.get(e);
	return a === void 0 ? `${n(e, i)}${asFile(t, i)}` : `; conftest's -o ${e} is here: ${a}`;
}
const i = /* @__PURE__ */ new Set([
	"-",
	"/dev/stdout",
	"/dev/fd/1",
	"/proc/self/fd/1"
]);
function readOutputTargets(n, r) {
	let a = n.map((n) => {
		let a = n.indexOf("="), o = a < 0 ? n : n.slice(0, a), s = a < 0 ? "-" : n.slice(a + 1), c = r.find((e) => e === o);
		if (o === "") throw new e(t`-o ${n === "" ? "\"\"" : n}: the format is missing; it is one of ${r.join(", ")}`);
		if (c === void 0) throw new e(t`-o ${n}: the format is one of ${r.join(", ")}${explainFormat(o, n, r)}`);
		if (s === "") throw new e(t`-o ${n}: the file's name is missing; write -o ${o}=FILE, or -o ${o} for standard output`);
		let l = /,([\w-]+)=/.exec(s)?.[1];
		if (r.some((e) => e === l)) throw new e(t`-o ${n}: each output has its own -o: -o ${o}=FILE -o ${l ?? ""}=FILE`);
		return i.has(s) ? { format: c } : {
			format: c,
			file: s
		};
	}), [, o] = a.filter(({ file: e }) => e === void 0);
	if (o !== void 0) throw new e(t`two outputs go to stdout; give each a file: -o ${o.format}=FILE`);
	return a;
}
export { readOutputTargets as t };
