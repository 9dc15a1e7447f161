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
function findGateFile({ io: e }, t, { config: n, policy: a = [], input: o = [], material: s = [] }, c) {
	if (n === !1) return;
	if (n !== void 0) return n;
	let isHere = (t) => m(l(e.cwd, t)), u = isHere(h), d = g.filter(isHere);
	if (t.length + a.length + o.length + s.length > 0) {
		let e = [...u ? [h] : [], ...d];
		if (e.length > 0) {
			let t = `${e.join(", ")} was not read, because the command line names policies or inputs; --config ${e[0]} reads it, --no-config ignores it without this note`;
			c.push({
				code: "file_unnamed",
				message: t
			});
		}
		return;
	}
	let [f] = d;
	if (f !== void 0) {
		let e = u ? `remove it: ${h} lies beside it` : `rename it to ${h}`;
		throw new i(r`${d.join(", ")} is not read: ${e}, or pass --config ${f}`);
	}
	if (u) return c.push({
		code: "file_unnamed",
		message: `${h} of the working folder was read, because no argument names policies or inputs`
	}), h;
	throw new i(`no policies and inputs, and there is no ${h} in this folder: regohost gate policies/ input.json`);
}
function rebase({ cwd: n }, r) {
	let i = d(n, s(f(n, r))).replaceAll(p, "/");
	return (r) => {
		if (i === "" || r === "-" || e(r) || c(r)) return r;
		let a = u.join(i, r);
		return t(r) && !m(f(n, a)) ? r : a;
	};
}
async function readGateRequest(e, t, r, s) {
	let c = [], l = findGateFile(e, t, r, c);
	if (l === void 0) {
		if (r.printConfig === !0) throw new i(`--print-config needs a gate file: ${h}, or --config FILE`);
		return {
			context: e,
			paths: t,
			flags: r,
			defaults: {},
			file: l,
			notes: c
		};
	}
	let [{ parseGateFile: u }, { toFileFlags: d }] = await Promise.all([import("./gate-file.js"), import("./gate-keys.js")]), f = {
		timeoutMs: e.flags.timeout,
		signal: e.io.signal
	}, { policy: p, input: m, timeout: g, ..._ } = d(await u(await n("reading the gate file", f, () => o(e.io, l, { maxBytes: 1048576 })), l), rebase(e.io, l)), v = (_.builtins ?? []).filter(a);
	r.config === void 0 && v.length > 0 && await e.note(`${l} runs ${v.join(", ")}`);
	let y = Object.keys(r).filter((e) => s.getOptionValueSource(e) === "cli"), b = Object.fromEntries(Object.entries(r).filter(([e]) => y.includes(e)));
	y.includes("verificationKeyText") && delete _.verificationKey;
	let x = e.flags.timeout ?? g;
	return {
		context: x === void 0 ? e : {
			...e,
			flags: {
				...e.flags,
				timeout: x
			}
		},
		paths: t,
		flags: {
			...r,
			..._,
			...b,
			config: l
		},
		defaults: {
			policies: p,
			inputs: m
		},
		file: l,
		notes: c
	};
}
export { readGateRequest };
