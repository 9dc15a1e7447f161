import { Ii as e, Jo as t, Kc as n, Mr as r, Tc as i, Zi as a, aa as o, cc as s, cl as c, ii as l, ll as u, ms as d, nc as f, or as p, qc as m, qs as h } from "./shared.js";
import { n as g, r as _, t as v, u as y } from "./kinds.js";
import { t as b } from "./table.js";
import { n as x, r as S, t as C } from "./arguments.js";
import { a as w, i as T, r as E } from "./policy-file.js";
import { withArguments as D } from "./read-materials.js";
import { dirname as O, extname as k } from "node:path";
async function readArgumentFiles(t, { cwd: n, ...r }) {
	return t.length === 0 ? [] : o("reading the arguments", r, () => Promise.all(t.map(async ({ path: t, column: i, ...o }) => {
		if (h(t)) {
			let e = f(t);
			refuse(o.name, `${e} is an address, which is not read; download it and name the file`);
		}
		let c = await e(t, {
			cwd: n,
			...r,
			limit: { maxBytes: 16777216 }
		}), l = i ?? o.name, u = (await a(`reading ${t}`, c.length, r, () => readValues({
			name: o.name,
			path: t,
			column: l
		}, c))).map(y).filter((e) => e !== "").join("\n");
		return {
			...o,
			column: l,
			text: u,
			digest: s(c)
		};
	})));
}
function refuse(e, t) {
	throw new n(c`${u("material.argFiles")} ${e}: ${t}`, { code: "config_invalid" });
}
function invalid(e, t, n) {
	throw new m(`${e} has no values of an argument: ${t}`, {
		code: "document_invalid",
		document: e,
		cause: n
	});
}
function noColumn({ name: e, path: t, column: n }, r) {
	return refuse(e, `${t} has no column ${n}${d(n, r)}`);
}
function readValues(e, t) {
	let n = k(e.path).toLowerCase(), r = [
		".csv",
		".tsv",
		".txt"
	].includes(n), i = y(Buffer.from(t.subarray(0, 4096)).toString("utf8").replace(/^\ufeff/, "")).charAt(0);
	return n === ".json" || !r && (i === "[" || i === "{") ? readJson(e, t) : readColumn(e, t);
}
function isSame(e, t) {
	return y(e).toLowerCase() === y(t).toLowerCase();
}
function readColumn(e, t) {
	let { header: n, rows: r } = b(t, (t, n) => invalid(e.path, t, n)), i = n.find((t) => isSame(t, e.column));
	if (i === void 0) return noColumn(e, n);
	let a = n.lastIndexOf(i);
	return r.map((e) => e[a] ?? "");
}
function readJson(e, n) {
	let { path: r } = e, i = parse$1(r, n);
	if (!Array.isArray(i)) return t(i) ? toStrings(r, getMember(e, i) ?? noColumn(e, Object.keys(i))) : invalid(r, "it is neither a list nor an object");
	let a = i;
	if (!a.some(t)) return toStrings(r, a);
	let o = a.flatMap((n) => n === null ? [] : !t(n) || Array.isArray(n) ? invalid(r, "its items are not all strings or all objects") : (toStrings(r, Object.values(n)), [getMember(e, n)]));
	return o.every((e) => e === void 0) ? noColumn(e, []) : toStrings(r, o.map((e) => e ?? null));
}
function toStrings(e, t) {
	return Array.isArray(t) ? t.map((t) => t === null ? "" : typeof t == "string" ? t : invalid(e, "its values are not all strings")) : invalid(e, "the column is no list of strings");
}
function getMember({ path: e, column: t }, n) {
	let r = Object.entries(n).filter(([e]) => isSame(e, t));
	return r.length > 1 && invalid(e, `an object has the column ${t} several times, in different cases`), r[0]?.[1];
}
function parse$1(e, t) {
	let n;
	try {
		n = JSON.parse(new TextDecoder("utf-8", { fatal: !0 }).decode(t));
	} catch (t) {
		return invalid(e, "it is not JSON", t);
	}
	let r = i(t.subarray(t[0] === 239 ? 3 : 0));
	return r !== void 0 && invalid(e, `it has a key twice at byte ${String(r.offset)}`), n;
}
function addFileArguments(e, t, n) {
	let r = new Map(Object.entries(e));
	for (let { name: e, policy: i, text: a } of t) {
		if (i !== void 0 && !n.includes(i)) continue;
		let t = r.get(e) ?? "";
		r.set(e, t === "" ? a : `${t}\n${a}`);
	}
	return Object.fromEntries(r);
}
// src/chainloop/load-material-policies.ts
function checkKind(e) {
	let t = _(e);
	if (t !== void 0 && !("why" in t)) return;
	let r = t === void 0 ? `there is no such kind${d(e, g)}` : `its input cannot be built as Chainloop's engine builds it: ${t.why}`;
	throw new n(c`${u("material.kind")} ${e}: ${r}. These can be judged: ${v.join(", ")}`, { code: "config_invalid" });
}
async function readNamed(e, t, n, r) {
	let i = await E(t, r), { path: a, kind: o } = i;
	if (o === "PolicyGroup") {
		let o = await (await import("./policy-group.js")).toPolicyGroup(i, r);
		return {
			names: [o.name, t],
			inputs: o.inputs,
			read: async (t) => {
				let r = await o.readPolicies(n, t);
				return r.length === 0 && T(a, `no policy of the group is for materials of the kind ${n}`), r.map((t) => ({
					...t,
					argument: e
				}));
			}
		};
	}
	let s = await w(i, O(a), r), { name: c, kinds: l, inputs: u } = s;
	if (!l.includes(n)) {
		let e = l.length === 0 ? "it names no kind" : `its kinds are ${l.join(", ")}`;
		T(a, `no script of it is for materials of the kind ${n}: ${e}`);
	}
	return {
		names: [c, t],
		inputs: u,
		read: (t) => Promise.resolve([{
			argument: e,
			path: a,
			file: s,
			given: t
		}])
	};
}
function checkFiles(e, t) {
	for (let { name: r, policy: i } of t) {
		let t = e.filter(({ names: e }) => i === void 0 || e.includes(i));
		if (t.length === 0) {
			let t = e.flatMap(({ names: [e = ""] }) => e);
			throw new n(c`${u("material.argFiles")} ${r}: there is no policy ${i ?? ""}${d(i ?? "", t)}; there are ${t.join(", ")}`, { code: "config_invalid" });
		}
		C("material.argFiles", t, [r]);
	}
}
async function loadMaterialPolicies(e, { material: t, maxBytes: n = l, timeoutMs: i, load: a, ...o }) {
	let { kind: s, args: c = {} } = t;
	checkKind(s);
	let { cwd: u, signal: d } = o, f = await readArgumentFiles(t.argFiles ?? [], {
		cwd: u,
		signal: d,
		timeoutMs: i
	}), m = [];
	for (let { argument: t, path: r } of e) m.push(await readNamed(t, r, s, {
		...o,
		maxBytes: n
	}));
	C("material.args", m, Object.keys(c)), checkFiles(m, f);
	let h = [], g = [];
	return await p(g, async () => {
		for (let { names: e, read: t } of m) {
			let n = addFileArguments(c, f, e);
			for (let { argument: e, path: i, file: o, given: c, bindings: l } of await t(n)) {
				l !== void 0 && x(i, o.inputs, c);
				let t = S(i, o.inputs, c, l);
				for (let n of await o.readScripts(s)) {
					let s = await a(e, r(i, [n]));
					h.push({
						...s,
						inputFor: (e) => D(e, t),
						findingType: o.findingType
					}), g.push(s.policy);
				}
			}
		}
	}), {
		modules: h,
		argFiles: f
	};
}
export { loadMaterialPolicies };
