import { isAddress as e, isForeignAddress as t, said as n } from "./shared.js";
import { CommandError as r, isBuiltinModule as i, readGivenText as a } from "./commands.js";
import { dirname as o, isAbsolute as s, join as c, posix as l, relative as u, resolve as d, sep as f } from "node:path";
import { existsSync as p } from "node:fs";
// src/cli/gate/gate-config.ts
const m = "regohost.yaml", h = [
	"regohost.yml",
	"regohost.json",
	".regohost.yaml",
	".regohost.yml"
];
function findGateFile({ io: e }, t, { config: i, policy: a = [], input: o = [], material: s = [] }, l) {
	if (i === !1) return;
	if (i !== void 0) return i;
	let isHere = (t) => p(c(e.cwd, t)), u = isHere(m), d = h.filter(isHere);
	if (t.length + a.length + o.length + s.length > 0) {
		let e = [...u ? [m] : [], ...d];
		if (e.length > 0) {
			let t = `${e.join(", ")} was not read, because the command line names policies or inputs; --config ${e[0]} reads it, --no-config leaves it out without this note`;
			l.push({
				code: "file_unnamed",
				message: t
			});
		}
		return;
	}
	let [f] = d;
	if (f !== void 0) {
		let e = u ? `remove it: ${m} lies beside it` : `rename it to ${m}`;
		throw new r(n`${d.join(", ")} is not read: ${e}, or pass --config ${f}`);
	}
	if (u) return l.push({
		code: "file_unnamed",
		message: `${m} of the working folder was read, because no argument names policies or inputs`
	}), m;
	throw new r(`no policies and inputs given, and there is no ${m} in this folder: regohost gate policies/ input.json`);
}
function rebase({ cwd: n }, r) {
	let i = u(n, o(d(n, r))).replaceAll(f, "/");
	return (r) => {
		if (i === "" || r === "-" || e(r) || s(r)) return r;
		let a = l.join(i, r);
		return t(r) && !p(d(n, a)) ? r : a;
	};
}
async function readGateRequest(e, t, n, o) {
	let s = [], c = findGateFile(e, t, n, s);
	if (c === void 0) {
		if (n.printConfig === !0) throw new r(`--print-config needs a gate file: ${m}, or --config FILE`);
		return {
			context: e,
			paths: t,
			flags: n,
			defaults: {},
			file: c,
			notes: s
		};
	}
	let [{ parseGateFile: l }, { toFileFlags: u }] = await Promise.all([import("./gate-file.js"), import("./gate-keys.js")]), { policy: d, input: f, timeout: p, ...h } = u(await l(await a(e.io, c, { maxBytes: 1048576 }), c), rebase(e.io, c)), g = (h.builtins ?? []).filter(i);
	n.config === void 0 && g.length > 0 && await e.note(`${c} runs ${g.join(", ")}`);
	let _ = Object.keys(n).filter((e) => o.getOptionValueSource(e) === "cli"), v = Object.fromEntries(Object.entries(n).filter(([e]) => _.includes(e)));
	_.includes("verificationKeyText") && delete h.verificationKey;
	let y = e.flags.timeout ?? p;
	return {
		context: y === void 0 ? e : {
			...e,
			flags: {
				...e.flags,
				timeout: y
			}
		},
		paths: t,
		flags: {
			...n,
			...h,
			...v,
			config: c
		},
		defaults: {
			policies: d,
			inputs: f
		},
		file: c,
		notes: s
	};
}
export { readGateRequest };
