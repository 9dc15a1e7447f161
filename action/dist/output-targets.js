import { CommandError as e } from "./commands.js";
import { nearest as t, said as n } from "./shared.js";
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
function explainFormat(e, n, i) {
	let a = r.get(e);
	return a === void 0 ? `${t(e, i)}${asFile(n, i)}` : `; conftest's -o ${e} is here: ${a}`;
}
const i = /* @__PURE__ */ new Set([
	"-",
	"/dev/stdout",
	"/dev/fd/1",
	"/proc/self/fd/1"
]);
function readOutputTargets(t, r) {
	let a = t.map((t) => {
		let a = t.indexOf("="), o = a < 0 ? t : t.slice(0, a), s = a < 0 ? "-" : t.slice(a + 1), c = r.find((e) => e === o);
		if (o === "") throw new e(n`-o ${t === "" ? "\"\"" : t}: the format is missing; it is one of ${r.join(", ")}`);
		if (c === void 0) throw new e(n`-o ${t}: the format is one of ${r.join(", ")}${explainFormat(o, t, r)}`);
		if (s === "") throw new e(n`-o ${t}: the file's name is missing; write -o ${o}=FILE, or -o ${o} for standard output`);
		let l = /,([\w-]+)=/.exec(s)?.[1];
		if (r.some((e) => e === l)) throw new e(n`-o ${t}: each output has its own -o: -o ${o}=FILE -o ${l ?? ""}=FILE`);
		return i.has(s) ? { format: c } : {
			format: c,
			file: s
		};
	}), [, o] = a.filter(({ file: e }) => e === void 0);
	if (o !== void 0) throw new e(n`two outputs are written to stdout; give each a file: -o ${o.format}=FILE`);
	return a;
}
export { readOutputTargets };
