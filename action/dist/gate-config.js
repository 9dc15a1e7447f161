import { isAddress as e, isForeignAddress as t, limitReading as n, said as r } from "./shared.js";
import { CommandError as i, isBuiltinModule as a, readGivenText as o } from "./commands.js";
import { dirname as s, isAbsolute as c, join as l, posix as u, relative as d, resolve as f, sep as p } from "node:path";
import { existsSync as m } from "node:fs";
// src/cli/gate/gate-config.ts
const h = "regohost.yaml", g = [
	"regohost.yml",
	"regohost.json",
	".regohost.yaml",
	".regohost.yml"
];
function unnamedGateFile({ cwd: e }, t, n, a) {
	let isHere = (t) => m(l(e, t)), o = isHere(h), s = g.filter(isHere), [c] = s;
	if (c !== void 0) {
		let e = [o ? `remove it: ${h} lies beside it` : `rename it to ${h}`, ...a === void 0 ? [] : [a(c)]].join(", or ");
		throw new i(r`${s.join(", ")} is not read: ${e}`);
	}
	if (o) return h;
	throw new i(`${t}, and there is no ${h} in this folder: ${n}`);
}
function findGateFile({ io: e }, t, { config: n, policy: r = [], input: i = [], material: a = [] }, o) {
	if (n === !1) return;
	if (n !== void 0) return n;
	if (t.length + r.length + i.length + a.length > 0) {
		let t = [h, ...g].filter((t) => m(l(e.cwd, t)));
		if (t.length > 0) {
			let e = `${t.join(", ")} was not read, because the command line names policies or inputs; --config ${t[0]} reads it, --no-config ignores it without this note`;
			o.push({
				code: "file_unnamed",
				message: e
			});
		}
		return;
	}
	let s = unnamedGateFile(e, "no policies and inputs", "regohost gate policies/ input.json", (e) => `pass --config ${e}`);
	return o.push({
		code: "file_unnamed",
		message: `${s} of the working folder was read, because no argument names policies or inputs`
	}), s;
}
function rebase({ cwd: n }, r) {
	let i = d(n, s(f(n, r))).replaceAll(p, "/");
	return (r) => {
		if (i === "" || r === "-" || e(r) || c(r)) return r;
		let a = u.join(i, r);
		return t(r) && !m(f(n, a)) ? r : a;
	};
}
async function readGateFile(e, t) {
	let [{ parseGateFile: r }, i] = await Promise.all([import("./gate-file.js"), import("./gate-keys.js")]), a = {
		timeoutMs: e.flags.timeout,
		signal: e.io.signal
	}, s = await n("reading the gate file", a, () => o(e.io, t, { maxBytes: 1048576 }));
	return i.toFileFlags(await r(s, t), rebase(e.io, t));
}
async function reportModules(e, t, n = []) {
	let r = n.filter(a);
	r.length > 0 && await e.note(`${t} runs ${r.join(", ")}`);
}
async function readGateRequest(e, t, n, r) {
	let a = [], o = findGateFile(e, t, n, a);
	if (o === void 0) {
		if (n.printConfig === !0) throw new i(`--print-config needs a gate file: ${h}, or --config FILE`);
		return {
			context: e,
			paths: t,
			flags: n,
			defaults: {},
			file: o,
			notes: a
		};
	}
	let { policy: s, input: c, timeout: l, ...u } = await readGateFile(e, o);
	n.config === void 0 && await reportModules(e, o, u.builtins);
	let d = Object.keys(n).filter((e) => r.getOptionValueSource(e) === "cli"), f = Object.fromEntries(Object.entries(n).filter(([e]) => d.includes(e)));
	d.includes("verificationKeyText") && delete u.verificationKey;
	let p = e.flags.timeout ?? l;
	return {
		context: p === void 0 ? e : {
			...e,
			flags: {
				...e.flags,
				timeout: p
			}
		},
		paths: t,
		flags: {
			...n,
			...u,
			...f,
			config: o
		},
		defaults: {
			policies: s,
			inputs: c
		},
		file: o,
		notes: a
	};
}
export { readGateFile, readGateRequest, reportModules, unnamedGateFile };
