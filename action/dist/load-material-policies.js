import { MAX_SOURCE_BYTES as e, append as t, findDuplicateKey as n, invalidConfig as r, isAddress as i, isObject as a, limitReading as o, message as s, nearest as c, option as l, orClose as u, readBytes as d, readWithinTime as f, regoSource as p, sha256 as m, shownSource as h, unusableDocument as g } from "./evaluation.js";
import { goTrim as _ } from "./go-text.js";
import { readTable as v } from "./table.js";
import { checkArguments as y, checkWith as b, computeArguments as x, selectArguments as S, toArgumentTexts as C } from "./arguments.js";
import { BUILT_KINDS as w, KINDS as T, findKind as E } from "./kinds.js";
import { readPolicyDocument as D, throwPolicyError as O, toPolicyFile as k } from "./policy-file.js";
import { dirname as A, extname as j } from "node:path";
async function readArgumentFiles(e, { cwd: t, ...n }) {
	return e.length === 0 ? [] : o("reading the arguments", n, () => Promise.all(e.map(async ({ path: e, column: r, ...a }) => {
		if (i(e)) {
			let t = h(e);
			throwFileError(a.name, `${t} is an address, which is not read; download it and name the file`);
		}
		let o = await d(e, {
			cwd: t,
			...n,
			limit: { maxBytes: 16777216 }
		}), s = r ?? a.name, c = (await f(`reading ${e}`, o.length, n, () => readValues({
			name: a.name,
			path: e,
			column: s
		}, o))).map(_).filter((e) => e !== "").join("\n");
		return {
			...a,
			column: s,
			text: c,
			digest: m(o)
		};
	})));
}
function throwFileError(e, t) {
	throw r(s`${l("material.argFiles")} ${e}: ${t}`);
}
function invalid(e, t, n) {
	throw g(e, `${e} has no values of an argument: ${t}`, n);
}
function noColumn({ name: e, path: t, column: n }, r) {
	return throwFileError(e, `${t} has no column ${n}${c(n, r)}`);
}
function readValues(e, t) {
	let n = j(e.path).toLowerCase(), r = [
		".csv",
		".tsv",
		".txt"
	].includes(n), i = _(Buffer.from(t.subarray(0, 4096)).toString("utf8").replace(/^\ufeff/, "")).charAt(0);
	return n === ".json" || !r && (i === "[" || i === "{") ? readJson(e, t) : readColumn(e, t);
}
function isSame(e, t) {
	return _(e).toLowerCase() === _(t).toLowerCase();
}
function readColumn(e, t) {
	let { header: n, rows: r } = v(t, (t, n) => invalid(e.path, t, n)), [i, ...a] = n.flatMap((t, n) => isSame(t, e.column) ? [n] : []);
	return i === void 0 ? noColumn(e, n) : a.length > 0 ? invalid(e.path, `the column ${e.column} is there several times`) : r.map((e) => e[i] ?? "");
}
function readJson(e, t) {
	let { path: n } = e, r = parse$1(n, t);
	if (!Array.isArray(r)) return a(r) ? toStrings(n, getMember(e, r) ?? noColumn(e, Object.keys(r))) : invalid(n, "it is neither a list nor an object");
	let i = r;
	if (!i.some(a)) return toStrings(n, i);
	let o = i.flatMap((t) => t === null ? [] : !a(t) || Array.isArray(t) ? invalid(n, "its items are not all strings or all objects") : (toStrings(n, Object.values(t)), [getMember(e, t)]));
	return o.every((e) => e === void 0) ? noColumn(e, []) : toStrings(n, o.map((e) => e ?? null));
}
function toStrings(e, t) {
	return Array.isArray(t) ? t.map((t) => t === null ? "" : typeof t == "string" ? t : invalid(e, "its values are not all strings")) : invalid(e, "the column is not a list of strings");
}
function getMember({ path: e, column: t }, n) {
	let r = Object.entries(n).filter(([e]) => isSame(e, t));
	return r.length > 1 && invalid(e, `an object has the column ${t} several times, in different cases`), r[0]?.[1];
}
function parse$1(e, t) {
	let r;
	try {
		r = JSON.parse(new TextDecoder("utf-8", { fatal: !0 }).decode(t));
	} catch (t) {
		return invalid(e, "it is not JSON", t);
	}
	let i = n(t.subarray(t[0] === 239 ? 3 : 0));
	return i !== void 0 && invalid(e, `it has a key twice at byte ${String(i.offset)}`), r;
}
// src/chainloop/load-material-policies.ts
function checkKind(e) {
	let t = E(e);
	if (t !== void 0 && !("why" in t)) return;
	let n = t === void 0 ? `there is no such kind${c(e, T)}` : `its input cannot be built as Chainloop's engine builds it: ${t.why}`;
	throw r(s`${l("material.kind")} ${e}: ${n}. These can be judged: ${w.join(", ")}`);
}
async function readNamed(e, t, n, r) {
	let i = await D(t, r), { path: a, kind: o } = i;
	if (o === "PolicyGroup") {
		let o = await (await import("./policy-group.js")).toPolicyGroup(i, r);
		return {
			names: [o.name, t],
			inputs: o.inputs,
			read: async (t) => {
				let { found: r, others: i } = await o.readPolicies(n, t);
				return r.length === 0 && O(a, `no policy of the group is for materials of the kind ${n}`), {
					found: r.map((t) => ({
						...t,
						argument: e
					})),
					others: i
				};
			}
		};
	}
	let s = await k(i, A(a), r), { name: c, kinds: l, inputs: u } = s;
	if (!l.includes(n)) {
		let e = l.length === 0 ? "it names no kind" : `its kinds are ${l.join(", ")}`;
		O(a, `no script of it is for materials of the kind ${n}: ${e}`);
	}
	return {
		names: [c, t],
		inputs: u,
		read: (t) => Promise.resolve({
			found: [{
				argument: e,
				path: a,
				file: s,
				given: t
			}],
			others: []
		})
	};
}
async function loadMaterialPolicies(n, { material: r, maxBytes: i = e, timeoutMs: a, load: o, ...s }) {
	let { kind: c, args: l = {} } = r;
	checkKind(c);
	let { cwd: d, signal: f } = s, m = await readArgumentFiles(r.argFiles ?? [], {
		cwd: d,
		signal: f,
		timeoutMs: a
	}), h = [];
	for (let { argument: e, path: t } of n) h.push(await readNamed(e, t, c, {
		...s,
		maxBytes: i
	}));
	let g = [...C(l), ...m.map((e) => ({
		...e,
		by: "material.argFiles"
	}))];
	y(h, g);
	let _ = [], v = [], w = [];
	return await u(w, async () => {
		for (let { names: e, read: n } of h) {
			let { found: r, others: i } = await n(S({ names: e }, g));
			t(v, i.map((e) => ({
				path: e,
				why: "kind"
			})));
			for (let { argument: e, path: t, file: n, given: i, bindings: a } of r) {
				a !== void 0 && b(t, n.inputs, i);
				let r = x(t, n.inputs, i, a);
				for (let i of await n.readScripts(c)) {
					let a = await o(e, p(t, [i]));
					_.push({
						...a,
						inputFor: (e) => withArguments(e, r),
						findingType: n.findingType
					}), w.push(a.policy);
				}
			}
		}
	}), {
		modules: _,
		argFiles: m,
		leftOut: v
	};
}
function withArguments(e, t) {
	return Buffer.concat([e.subarray(0, -1), Buffer.from(`,"args":${JSON.stringify(t)}}`)]);
}
export { loadMaterialPolicies };
