import { isAddress as e, isForeignAddress as t, said as n } from "./shared.js";
import { CommandError as r, isBuiltinModule as i, readGivenText as a, writeNote as o } from "./commands.js";
import { dirname as s, isAbsolute as c, join as l, posix as u, relative as d, resolve as f, sep as p } from "node:path";
import { existsSync as m } from "node:fs";
// src/cli/gate/gate-config.ts
const h = "regohost.yaml", g = [
	"regohost.yml",
	"regohost.json",
	".regohost.yaml",
	".regohost.yml"
];
async function findGateFile({ io: e, noteStyle: t }, i, { config: a, policy: s = [], input: c = [], material: u = [] }, d) {
	if (a === !1) return;
	if (a !== void 0) return a;
	let isHere = (t) => m(l(e.cwd, t)), f = isHere(h), p = g.filter(isHere);
	if (i.length + s.length + c.length + u.length > 0) {
		let n = [...f ? [h] : [], ...p];
		if (n.length > 0) {
			let r = `${n.join(", ")} was not read, because the command line names policies or inputs; --config ${n[0]} reads it, --no-config says that it is meant`;
			d.push({
				code: "file_unnamed",
				message: r
			}), await o(e, `${t.yellow("note:")} ${r}`);
		}
		return;
	}
	let [_] = p;
	if (_ !== void 0) {
		let e = f ? `remove it: ${h} lies beside it` : `rename it to ${h}`;
		throw new r(n`${p.join(", ")} is not read: ${e}, or pass --config ${_}`);
	}
	if (f) return d.push({
		code: "file_unnamed",
		message: `${h} of the working folder was read, because no argument names policies or inputs`
	}), h;
	throw new r(`no policies and inputs given, and there is no ${h} in this folder: regohost gate policies/ input.json`);
}
function rebase({ cwd: n }, r) {
	let i = d(n, s(f(n, r))).replaceAll(p, "/");
	return (r) => {
		if (i === "" || r === "-" || e(r) || c(r)) return r;
		let a = u.join(i, r);
		return t(r) && !m(f(n, a)) ? r : a;
	};
}
async function readGateRequest(e, t, n, o) {
	let s = [], c = await findGateFile(e, t, n, s);
	if (c === void 0) {
		if (n.printConfig === !0) throw new r(`--print-config needs a gate file: ${h}, or --config FILE`);
		return {
			context: e,
			paths: t,
			flags: n,
			defaults: {},
			file: c,
			notes: s
		};
	}
	let [{ parseGateFile: l }, { toFileFlags: u }] = await Promise.all([import("./gate-file.js"), import("./gate-keys.js")]), { policy: d, input: f, timeout: p, ...m } = u(await l(await a(e.io, c, { maxBytes: 1048576 }), c), rebase(e.io, c)), g = (m.builtins ?? []).filter(i);
	n.config === void 0 && g.length > 0 && await e.note(`${c} runs ${g.join(", ")}`);
	let _ = Object.keys(n).filter((e) => o.getOptionValueSource(e) === "cli"), v = Object.fromEntries(Object.entries(n).filter(([e]) => _.includes(e)));
	_.includes("verificationKeyText") && delete m.verificationKey;
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
			...m,
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
